// Warms up, takes samples within a budget, and gives the median; as our own sampler does.

import { counts } from './host.mjs';

const now = () => performance.now() * 1000;

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

// operation: { reset?, run, expect?, check, collects? }; times in microseconds.
export async function sample(operation, budget) {
  let runs = 0;
  let bodies = 0;
  async function once() {
    if (operation.reset) await operation.reset(runs);
    if (operation.collects && global.gc) global.gc();
    const before = counts.bodies;
    const start = now();
    const pending = operation.run(runs);
    if (pending && pending.then) await pending;
    const time = now() - start;
    bodies = counts.bodies - before;
    if (operation.expect) operation.expect(runs);
    runs += 1;
    return time;
  }
  await once();
  check(operation);
  const warmUp = now();
  while (runs < 5 && now() - warmUp < 2 * budget) await once();
  while (now() - warmUp < 0.4 * budget) await once();
  const times = [];
  const start = now();
  while (times.length < 1500) {
    const spent = now() - start;
    if (spent > budget && (times.length >= 5 || spent > 8 * budget)) break;
    times.push(await once());
  }
  check(operation);
  return { time: median(times), bodies };
}

function check(operation) {
  const { shown, expected } = operation.check();
  if (shown === expected) return;
  let place = 0;
  while (shown[place] === expected[place]) place += 1;
  const part = text => JSON.stringify(text.slice(Math.max(0, place - 10), place + 30));
  throw new Error(`shown is ${part(shown)}, not ${part(expected)}, at ${place}`);
}
