"""reacton_peer.py local|parent [--quick]: Reacton, components over widgets that nobody draws."""

import platform
import sys
from importlib.metadata import version

import reacton
import reacton.ipywidgets as widgets

from rows import Record, RowSource, require

variant = sys.argv[1]
is_quick = "--quick" in sys.argv
is_local = variant == "local"
record = Record(
    peer="Reacton", version=version("reacton"), runtime=f"Python {platform.python_version()}",
    variant=variant, host=f"ipywidgets {version('ipywidgets')}")
setters = {}


def row_element(mark, row_id, label):
    return widgets.HBox(children=[
        widgets.Label(value=mark), widgets.Label(value=str(row_id)), widgets.Label(value=label)])


@reacton.component
def LocalRow(row_id, first_label):
    label, set_label = reacton.use_state(first_label)
    is_selected, set_selected = reacton.use_state(False)
    setters[row_id] = (set_label, set_selected)
    record.bodies += 1
    return row_element("*" if is_selected else "", row_id, label)


@reacton.component
def ParentRow(row_id, label, is_selected):
    record.bodies += 1
    return row_element("*" if is_selected else "", row_id, label)


@reacton.component
def List():
    rows, setters["rows"] = reacton.use_state([])
    selected, setters["selected"] = reacton.use_state(None)
    return widgets.VBox(children=[
        (LocalRow(row_id, label) if is_local else ParentRow(row_id, label, row_id == selected))
        .key(str(row_id)) for row_id, label in rows])


@reacton.component
def Leaf():
    text, setters["leaf"] = reacton.use_state("v")
    record.bodies += 1
    return widgets.Label(value=text)


@reacton.component
def Chain(depth):
    return Leaf() if depth == 0 else Chain(depth - 1)


def shown_rows(box):
    return [tuple(label.value for label in row.children) for row in box.children[0].children]


def measure_rows(count):
    source = RowSource()
    box, context = reacton.render(List(), handle_error=False)
    rows, marks = [], {}

    def show(new):
        nonlocal rows
        rows = list(new)
        setters["rows"](list(rows))

    def check(what):
        require(shown_rows(box), [(marks.get(i, ""), str(i), label) for i, label in rows], what)

    def update(index, label):
        if is_local:
            setters[rows[index][0]][0](label)
            rows[index] = (rows[index][0], label)
        else:
            rows[index] = (rows[index][0], label)
            setters["rows"](list(rows))

    def select(index):
        if is_local:
            for row_id in marks:
                setters[row_id][1](False)
            setters[rows[index][0]][1](True)
        else:
            setters["selected"](rows[index][0])
        marks.clear()
        marks[rows[index][0]] = "*"

    def tenth(run):
        rows[::10] = [(row_id, f"u{run} {row_id}") for row_id, _ in rows[::10]]
        setters["rows"](list(rows))

    def swap(_):
        rows[1], rows[-2] = rows[-2], rows[1]
        setters["rows"](list(rows))

    def remove(_):
        del rows[len(rows) // 2]
        setters["rows"](list(rows))

    coming = []

    def prepare():
        nonlocal coming
        show([])
        coming = source.rows(count)

    record.measure("create", count, lambda _: show(coming), 3, prepare)
    check("create")
    record.measure("update-one", count, lambda i: update(count // 2, f"label {i}"), 10)
    check("update-one")
    record.measure("select", count, lambda i: select(i * 37 % count), 5)
    check("select")
    if not is_local:
        record.measure("update-tenth", count, tenth, 5)
        check("update-tenth")
    record.measure("swap", count, swap, 5)
    record.measure("remove", count, remove, 5)
    check("remove")
    record.measure("clear", count, lambda _: show([]), 3, lambda: show(source.rows(count)))
    check("clear")
    context.close()


def measure_chain(depth):
    box, context = reacton.render(Chain(depth), handle_error=False)
    record.measure("chain-leaf", depth, lambda i: setters["leaf"](f"v{i}"), 10)
    require(box.children[0].value, "v10", "chain-leaf")
    context.close()


sys.setrecursionlimit(100_000)
measure_rows(100 if is_quick else 1000)
if is_local:
    measure_chain(100 if is_quick else 1000)
record.print()
