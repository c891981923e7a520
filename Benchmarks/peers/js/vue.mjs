// Vue with a renderer of its own on the tree in memory: production build from the wheel `nicegui`.
//
// Render functions are written as its compiler writes them. local: selection lives in the row.
// parent: the list hands down which row is selected.

import { counts, document, makeRoot, textOf } from './host.mjs';

const vendor = new URL('../vendor/vue.mjs', import.meta.url);

export async function makePeer(variant) {
  const Vue = await import(vendor);
  const {
    Fragment, createBlock, createElementBlock, createTextVNode, h, nextTick, openBlock, reactive,
    ref, renderList, toDisplayString,
  } = Vue;
  const isLocal = variant === 'local';
  const renderer = Vue.createRenderer({
    createElement: name => document.createElement(name),
    createText: text => document.createTextNode(text),
    createComment: text => document.createComment(text),
    insert: (node, parent, reference) => parent.insertBefore(node, reference || null),
    remove: node => node.remove(),
    setText: (node, text) => { node.data = text; },
    setElementText: (node, text) => { node.textContent = text; },
    parentNode: node => node.parentNode,
    nextSibling: node => node.nextSibling,
    patchProp: (node, name, before, after) => node.setAttribute(name, after),
  });

  const TEXT = 1;
  const PROPS = 8;
  const KEYED_FRAGMENT = 128;

  const rowBlock = (isSelected, row) => (
    openBlock(),
    createElementBlock('row', { mark: isSelected ? '*' : '' }, [
      createTextVNode(toDisplayString(row.id), TEXT),
      createTextVNode(toDisplayString(row.label), TEXT),
    ], PROPS, ['mark']));

  const textBlock = text => {
    counts.bodies += 1;
    return openBlock(), createElementBlock('row', null, toDisplayString(text), TEXT);
  };

  const LocalRow = {
    props: ['row'],
    render(context, cache, { row }) {
      counts.bodies += 1;
      return rowBlock(row.isSelected, row);
    },
  };

  const ParentRow = {
    props: ['row', 'isSelected'],
    render(context, cache, { row, isSelected }) {
      counts.bodies += 1;
      return rowBlock(isSelected, row);
    },
  };

  const rows = ref([]);
  const selectedID = ref(null);
  let selected = null;

  const rowOf = row => (openBlock(), isLocal
    ? createBlock(LocalRow, { key: row.id, row }, null, PROPS, ['row'])
    : createBlock(
      ParentRow, { key: row.id, row, isSelected: row.id === selectedID.value }, null, PROPS,
      ['row', 'isSelected']));

  const List = {
    render: () => (openBlock(), createElementBlock('list', null, [
      (openBlock(true),
      createElementBlock(Fragment, null, renderList(rows.value, rowOf), KEYED_FRAGMENT)),
    ])),
  };

  const leaf = ref('v');
  const Leaf = { render: () => textBlock(leaf.value) };
  const Chain = {
    props: ['depth'],
    render: (context, cache, { depth }) => (openBlock(), depth === 0
      ? createBlock(Leaf) : createBlock(Chain, { depth: depth - 1 }, null, PROPS, ['depth'])),
  };

  const pair = reactive({ a: 0, b: 0 });
  const ReaderA = { render: () => textBlock('a' + pair.a) };
  const ReaderB = { render: () => textBlock('b' + pair.b) };
  const Fan = {
    props: ['count'],
    render(context, cache, { count }) {
      const children = [];
      for (let key = 0; key < count; key++) children.push(h(ReaderA, { key }));
      return h('list', [...children, h(ReaderB)]);
    },
  };

  let root;
  const show = (component, props) => {
    root = makeRoot();
    renderer.createApp(component, props).mount(root);
  };

  return {
    name: 'Vue', version: Vue.version, host: 'its custom renderer on a tree in memory',
    text: () => textOf(root),
    showRows() { show(List); },
    setRows(next) {
      selected = null;
      selectedID.value = null;
      rows.value = next.map(row => (
        isLocal ? { id: row.id, label: row.label, isSelected: false } : row));
      return nextTick();
    },
    updateOne(index, label) {
      rows.value[index].label = label;
      return nextTick();
    },
    updateTenth(label) {
      const all = rows.value;
      for (let index = 0; index < all.length; index += 10) all[index].label = label(index);
      return nextTick();
    },
    select(index) {
      const row = rows.value[index];
      if (isLocal) {
        if (selected) selected.isSelected = false;
        row.isSelected = true;
        selected = row;
      } else {
        selectedID.value = row.id;
      }
      return nextTick();
    },
    swap(first, second) {
      const all = rows.value;
      [all[first], all[second]] = [all[second], all[first]];
      return nextTick();
    },
    remove(index) {
      rows.value.splice(index, 1);
      return nextTick();
    },
    showChain(depth) { show(Chain, { depth }); },
    setLeaf(text) {
      leaf.value = text;
      return nextTick();
    },
    showFan(count) { show(Fan, { count }); },
    setA(value) {
      pair.a = value;
      return nextTick();
    },
    setB(value) {
      pair.b = value;
      return nextTick();
    },
  };
}
