// The screens in React, for any of its renderers.
//
// local: a row holds the means to run itself again. parent: the list hands down new values, rows
// are memoised. A fan is read through an external store (local) or a context (parent).

import { counts } from './host.mjs';

// root: { render(element), flush(work), text() }
export function makeReactPeer({ React, about, variant, makeRoot }) {
  const { createElement, memo, useState, useReducer, useContext, useMemo } = React;
  const isLocal = variant === 'local';
  const setters = {};
  let root;
  let rows = [];
  let selected = null;

  const rowElement = (mark, id, label) => createElement('row', { mark }, String(id), label);

  const LocalRow = memo(function LocalRow({ row }) {
    const [, runAgain] = useReducer(count => count + 1, 0);
    row.runAgain = runAgain;
    counts.bodies += 1;
    return rowElement(row.isSelected ? '*' : '', row.id, row.label);
  });

  const ParentRow = memo(function ParentRow({ row, isSelected }) {
    counts.bodies += 1;
    return rowElement(isSelected ? '*' : '', row.id, row.label);
  });

  function List() {
    const [shown, setShown] = useState([]);
    const [selectedID, setSelectedID] = useState(null);
    Object.assign(setters, { setShown, setSelectedID });
    return createElement('list', null, shown.map(row => isLocal
      ? createElement(LocalRow, { key: row.id, row })
      : createElement(ParentRow, { key: row.id, row, isSelected: row.id === selectedID })));
  }

  function Leaf() {
    const [text, setText] = useState('v');
    setters.setLeaf = setText;
    counts.bodies += 1;
    return createElement('row', null, text);
  }

  function Chain({ depth }) {
    return depth === 0 ? createElement(Leaf) : createElement(Chain, { depth: depth - 1 });
  }

  const store = {
    a: 0, b: 0, listeners: new Set(),
    subscribe(listener) {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    set(name, value) {
      store[name] = value;
      for (const listener of [...store.listeners]) listener();
    },
  };
  const Pair = React.createContext(null);
  const readers = Object.fromEntries(['a', 'b'].map(name => {
    const fromStore = () => store[name];
    return [name, memo(function Reader() {
      const value = isLocal
        ? React.useSyncExternalStore(store.subscribe, fromStore) : useContext(Pair)[name];
      counts.bodies += 1;
      return createElement('row', null, name + value);
    })];
  }));

  function Fan({ count }) {
    const children = useMemo(() => {
      const all = [];
      for (let key = 0; key < count; key++) all.push(createElement(readers.a, { key }));
      all.push(createElement(readers.b, { key: 'b' }));
      return all;
    }, [count]);
    const [pair, setPair] = useState({ a: 0, b: 0 });
    setters.setPair = setPair;
    return createElement(Pair.Provider, { value: pair }, children);
  }

  const show = element => {
    root = makeRoot();
    root.flush(() => root.render(element));
  };
  const hand = next => {
    rows = next;
    root.flush(() => setters.setShown(rows));
  };
  const set = (name, value) => root.flush(() => {
    if (isLocal) store.set(name, value);
    else setters.setPair(pair => ({ ...pair, [name]: value }));
  });

  return {
    ...about,
    text: () => root.text(),
    showRows() { show(createElement(List)); },
    setRows(next) {
      selected = null;
      rows = isLocal
        ? next.map(row => ({ id: row.id, label: row.label, isSelected: false, runAgain: null }))
        : next;
      root.flush(() => {
        setters.setShown(rows);
        if (!isLocal) setters.setSelectedID(null);
      });
    },
    updateOne(index, label) {
      if (isLocal) {
        rows[index].label = label;
        root.flush(() => rows[index].runAgain());
      } else {
        const next = rows.slice();
        next[index] = { id: next[index].id, label };
        hand(next);
      }
    },
    updateTenth(label) {
      if (isLocal) {
        root.flush(() => {
          for (let index = 0; index < rows.length; index += 10) {
            rows[index].label = label(index);
            rows[index].runAgain();
          }
        });
      } else {
        const next = rows.slice();
        for (let index = 0; index < next.length; index += 10) {
          next[index] = { id: next[index].id, label: label(index) };
        }
        hand(next);
      }
    },
    select(index) {
      const row = rows[index];
      root.flush(() => {
        if (!isLocal) { setters.setSelectedID(row.id); return; }
        for (const [changed, isSelected] of [[selected, false], [row, true]]) {
          if (!changed) continue;
          changed.isSelected = isSelected;
          changed.runAgain();
        }
      });
      selected = row;
    },
    swap(first, second) {
      const next = rows.slice();
      [next[first], next[second]] = [next[second], next[first]];
      hand(next);
    },
    remove(index) {
      const next = rows.slice();
      next.splice(index, 1);
      hand(next);
    },
    showChain(depth) { show(createElement(Chain, { depth })); },
    setLeaf(text) { root.flush(() => setters.setLeaf(text)); },
    async showFan(count) {
      show(createElement(Fan, { count }));
      // Subscriptions are made in effects, which run after the flush.
      await new Promise(resolve => setTimeout(resolve, 30));
    },
    setA(value) { set('a', value); },
    setB(value) { set('b', value); },
  };
}
