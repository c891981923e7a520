// node [--expose-gc] run.mjs PEER VARIANT all|chain|memory|cold [options]
//
// Prints one JSON object: a peer's results, or for `cold` how long the text is.

import { measureAll, measureChain, measureMemory } from './operations.mjs';
import { makeRows } from './rows.mjs';

const [, , name, variant, task, ...options] = process.argv;
const isQuick = options.includes('--quick');
const sampling = {
  budget: isQuick ? 30000 : 300000, usesProcessorTime: options.includes('--cpu'),
};
const { makePeer } = await import(`./${name}.mjs`);
const peer = await makePeer(variant);
const about = {
  peer: peer.name, version: peer.version, host: peer.host, variant,
  runtime: `Node ${process.versions.node}`,
};

if (task === 'all') {
  const sizes = isQuick ? [100, 1000, 10000] : [1000, 10000, 100000];
  const results = await measureAll(peer, { sizes, readers: isQuick ? 100 : 1000, sampling });
  console.log(JSON.stringify({ ...about, results }));
} else if (task === 'chain') {
  const results = await measureChain(peer, Number(options[0]), sampling);
  console.log(JSON.stringify({ ...about, results }));
} else if (task === 'memory') {
  console.log(JSON.stringify(
    { ...about, results: [], bytes_per_row: await measureMemory(peer, 10000) }));
} else if (task === 'cold') {
  await peer.showRows();
  await peer.setRows(makeRows(10000));
  for (let update = 0; update < 2000; update++) {
    const pending = peer.updateOne(update * 7919 % 10000, 'label ' + update);
    if (pending && pending.then) await pending;
  }
  console.log(peer.text().length);
} else {
  console.error('usage: run.mjs PEER VARIANT all|chain DEPTH|memory|cold [--quick] [--cpu]');
  process.exit(2);
}
process.exit(0);
