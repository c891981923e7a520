// Preact on the tree in memory: the build in the wheel `datasette-preact`.
//
// That build hands out no options, so a change is awaited for one microtask, as it comes by itself.
// local: a row holds the means to run itself again. parent: rows compare what they are handed.

import fs from 'node:fs';
import { counts, document, makeRoot, textOf } from './host.mjs';

globalThis.document = document;
const vendor = new URL('../vendor/preact.mjs', import.meta.url);
const versions = JSON.parse(
  fs.readFileSync(new URL('../vendor/versions.json', import.meta.url), 'utf8'));

export async function makePeer(variant) {
  const Preact = await import(vendor);
  const { h, useContext, useMemo, useReducer, useState } = Preact;
  const isLocal = variant === 'local';
  const setters = {};
  let root;
  let rows = [];
  let selected = null;

  // What its compatibility layer calls memo: a component that is not run for equal inputs.
  const memo = component => {
    const differ = (left, right) => {
      for (const name in right) if (left[name] !== right[name]) return true;
      for (const name in left) if (!(name in right)) return true;
      return false;
    };
    function Memo(props) {
      this.shouldComponentUpdate = next => differ(this.props, next);
      return h(component, props);
    }
    Memo.prototype.isReactComponent = true;
    return Memo;
  };

  const LocalRow = memo(function LocalRow({ row }) {
    const [, runAgain] = useReducer(count => count + 1, 0);
    row.runAgain = runAgain;
    counts.bodies += 1;
    return h('row', { mark: row.isSelected ? '*' : '' }, String(row.id), row.label);
  });

  const ParentRow = memo(function ParentRow({ row, isSelected }) {
    counts.bodies += 1;
    return h('row', { mark: isSelected ? '*' : '' }, String(row.id), row.label);
  });

  function List() {
    const [shown, setShown] = useState([]);
    const [selectedID, setSelectedID] = useState(null);
    Object.assign(setters, { setShown, setSelectedID });
    return h('list', null, shown.map(row => isLocal
      ? h(LocalRow, { key: row.id, row })
      : h(ParentRow, { key: row.id, row, isSelected: row.id === selectedID })));
  }

  function Leaf() {
    const [text, setText] = useState('v');
    setters.setLeaf = setText;
    counts.bodies += 1;
    return h('row', null, text);
  }

  function Chain({ depth }) { return depth === 0 ? h(Leaf) : h(Chain, { depth: depth - 1 }); }

  const Pair = Preact.createContext(null);
  const reader = name => memo(function Reader() {
    const value = useContext(Pair)[name];
    counts.bodies += 1;
    return h('row', null, name + value);
  });
  const [ReaderA, ReaderB] = [reader('a'), reader('b')];

  function Fan({ count }) {
    const children = useMemo(() => {
      const all = [];
      for (let key = 0; key < count; key++) all.push(h(ReaderA, { key }));
      all.push(h(ReaderB, { key: 'b' }));
      return all;
    }, [count]);
    const [pair, setPair] = useState({ a: 0, b: 0 });
    setters.setPair = setPair;
    return h(Pair.Provider, { value: pair }, children);
  }

  const show = element => {
    root = makeRoot();
    Preact.render(element, root);
  };
  const changed = () => Promise.resolve();
  const hand = next => {
    rows = next;
    setters.setShown(rows);
    return changed();
  };
  const set = (name, value) => {
    setters.setPair(pair => ({ ...pair, [name]: value }));
    return changed();
  };

  return {
    name: 'Preact', version: versions.preact, host: 'its DOM renderer on a tree in memory',
    text: () => textOf(root),
    showRows() { show(h(List)); },
    setRows(next) {
      selected = null;
      if (!isLocal) setters.setSelectedID(null);
      return hand(isLocal
        ? next.map(row => ({ id: row.id, label: row.label, isSelected: false, runAgain: null }))
        : next);
    },
    updateOne(index, label) {
      if (isLocal) {
        rows[index].label = label;
        rows[index].runAgain();
        return changed();
      }
      const next = rows.slice();
      next[index] = { id: next[index].id, label };
      return hand(next);
    },
    updateTenth(label) {
      const next = isLocal ? rows : rows.slice();
      for (let index = 0; index < next.length; index += 10) {
        if (isLocal) {
          next[index].label = label(index);
          next[index].runAgain();
        } else {
          next[index] = { id: next[index].id, label: label(index) };
        }
      }
      return isLocal ? changed() : hand(next);
    },
    select(index) {
      const row = rows[index];
      if (!isLocal) {
        setters.setSelectedID(row.id);
        return changed();
      }
      for (const [other, isSelected] of [[selected, false], [row, true]]) {
        if (!other) continue;
        other.isSelected = isSelected;
        other.runAgain();
      }
      selected = row;
      return changed();
    },
    swap(first, second) {
      const next = rows.slice();
      [next[first], next[second]] = [next[second], next[first]];
      return hand(next);
    },
    remove(index) {
      const next = rows.slice();
      next.splice(index, 1);
      return hand(next);
    },
    showChain(depth) { show(h(Chain, { depth })); },
    setLeaf(text) {
      setters.setLeaf(text);
      return changed();
    },
    showFan(count) { show(h(Fan, { count })); },
    setA(value) { return set('a', value); },
    setB(value) { return set('b', value); },
  };
}
