// React with its own test renderer: Debian's node-react and node-react-test-renderer.

import { createRequire } from 'node:module';
import { makeReactPeer } from './react-views.mjs';

process.env.NODE_ENV = 'production';
const modules = '/usr/share/nodejs/';
const require = createRequire(modules);

function collect(node, parts) {
  if (node === null) return;
  if (typeof node === 'string') { parts.push(node); return; }
  if (Array.isArray(node)) { for (const child of node) collect(child, parts); return; }
  if (node.type === 'row' && node.props.mark) parts.push(node.props.mark);
  if (node.children) for (const child of node.children) collect(child, parts);
  if (node.type === 'row') parts.push('\n');
}

export function makePeer(variant) {
  const React = require(modules + 'react');
  const renderer = require(modules + 'react-test-renderer');
  return makeReactPeer({
    React, variant,
    about: { name: 'React test', version: React.version, host: 'react-test-renderer' },
    makeRoot() {
      const root = renderer.create(null, { unstable_isConcurrent: true });
      return {
        render: element => root.update(element), flush: work => root.unstable_flushSync(work),
        text() {
          const parts = [];
          collect(root.toJSON(), parts);
          return parts.join('');
        },
      };
    },
  });
}
