// React with its own DOM renderer, on the tree in memory: production builds from the wheel `dash`.

import fs from 'node:fs';
import { document, makeRoot, textOf } from './host.mjs';
import { makeReactPeer } from './react-views.mjs';

const vendor = new URL('../vendor/', import.meta.url);

// What the renderer looks for at its start.
const window = {
  document, navigator: { userAgent: 'node' }, addEventListener() {}, removeEventListener() {},
  HTMLIFrameElement: class {}, setTimeout, clearTimeout, setImmediate, queueMicrotask, performance,
  MessageChannel, console, Promise,
};
window.window = window.self = window;
document.defaultView = window;
document.documentElement = document.createElement('html');
document.body = document.createElement('body');
document.activeElement = null;
globalThis.window = window;
globalThis.document = document;

function load(prefix, required) {
  const file = fs.readdirSync(vendor).find(name => name.startsWith(prefix));
  const module = { exports: {} };
  const source = fs.readFileSync(new URL(file, vendor), 'utf8');
  new Function('module', 'exports', 'require', source)(module, module.exports, () => required);
  return module.exports;
}

export function makePeer(variant) {
  const React = load('react@');
  const ReactDOM = load('react-dom@', React);
  return makeReactPeer({
    React, variant,
    about: { name: 'React', version: React.version, host: 'react-dom on a tree in memory' },
    makeRoot() {
      const container = makeRoot();
      const root = ReactDOM.createRoot(container);
      return {
        render: element => root.render(element), flush: work => ReactDOM.flushSync(work),
        text: () => textOf(container),
      };
    },
  });
}
