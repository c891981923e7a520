// Warms up, takes samples within a budget, and gives the median; as our own sampler does.

import { counts } from './host.mjs';

const wall = {
  now: () => performance.now() * 1000,
  shortest: 20,
};

// The time the processors gave this process, with what its engine does on other threads.
const processor = {
  now() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  shortest: 200,
};

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

// operation: { reset?, run, expect?, check, collects? }; times in microseconds.
export async function sample(operation, { budget, usesProcessorTime }) {
  const clock = usesProcessorTime ? processor : wall;
  let runs = 0;
  let bodies = 0;
  let batch = 1;
  // The time of one run; the mean of several in a row where one is too short for the clock.
  async function once() {
    if (operation.reset) await operation.reset(runs);
    if (operation.collects && global.gc) global.gc();
    const before = counts.bodies;
    const start = clock.now();
    for (let run = runs; run < runs + batch; run++) {
      const pending = operation.run(run);
      if (pending && pending.then) await pending;
    }
    const time = clock.now() - start;
    bodies = (counts.bodies - before) / batch;
    for (let run = runs; run < runs + batch; run++) if (operation.expect) operation.expect(run);
    runs += batch;
    return time / batch;
  }
  await once();
  check(operation);
  const warmUp = wall.now();
  let latest = 0;
  while (runs < 5 && wall.now() - warmUp < 2 * budget) latest = await once();
  if (!operation.reset && latest < clock.shortest) {
    batch = Math.floor(clock.shortest / Math.max(latest, 0.3)) + 1;
  }
  while (wall.now() - warmUp < 0.4 * budget) await once();
  const times = [];
  const start = wall.now();
  while (times.length < 1500) {
    const spent = wall.now() - start;
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
