"""textual_peer.py local [--quick]: Textual, a terminal interface that draws at most 60 times a second.

Its figures are latencies: from a change until everything has settled.
"""

import asyncio
import platform
import sys
import time
from importlib.metadata import version

from textual.app import App
from textual.containers import VerticalScroll
from textual.reactive import reactive
from textual.widgets import Static

from rows import Record, RowSource, require

is_quick = "--quick" in sys.argv
record = Record(
    peer="Textual", version=version("textual"), runtime=f"Python {platform.python_version()}",
    variant="local", host="its test driver, 80 × 24, latency to settled")


class Row(Static):
    label = reactive("", layout=False)

    def __init__(self, row_id, label):
        super().__init__()
        self.row_id = row_id
        self.set_reactive(Row.label, label)

    def render(self):
        record.bodies += 1
        return f"{self.row_id} {self.label}"


class Rows(App):
    CSS = "Row { height: 1; }"

    def compose(self):
        yield VerticalScroll(id="list")


async def measure(count):
    app, source = Rows(), RowSource()
    async with app.run_test(size=(80, 24)) as pilot:
        rows_view = app.query_one("#list")

        async def timed(name, run, samples, reset=None):
            seconds, bodies = [], 0
            for index in range(samples + 1):
                if reset:
                    await reset()
                await pilot.pause()
                before, start = record.bodies, time.perf_counter()
                waited_for = run(index)
                if waited_for is not None:
                    await waited_for
                await pilot.pause()
                seconds.append(time.perf_counter() - start)
                bodies = record.bodies - before
            record.add(name, count, seconds[1:], bodies)

        def rows():
            return list(rows_view.query(Row))

        async def clear():
            await rows_view.remove_children()

        async def fill():
            await rows_view.mount(*[Row(*row) for row in source.rows(count)])

        await timed(
            "create", lambda _: rows_view.mount(*[Row(*row) for row in source.rows(count)]), 2,
            clear)
        require(len(rows()), count, "create")

        def update(index):
            shown[3].label = f"label {index}"

        shown = rows()
        await timed("update-one", update, 20)
        require(str(shown[3].render()), f"{shown[3].row_id} label 20", "update-one")
        await timed("swap", lambda _: rows_view.move_child(rows()[1], after=rows()[-2]), 3)
        await timed("remove", lambda _: rows()[count // 2].remove(), 3)
        require(len(rows()), count - 4, "remove")

        async def refill():
            await clear()
            await fill()

        await timed("clear", lambda _: clear(), 2, refill)
        require(len(rows()), 0, "clear")


asyncio.run(measure(100 if is_quick else 1000))
record.print()
