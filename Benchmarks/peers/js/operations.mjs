// The operations of the table on a peer's list, under the names our own have.

import { ExpectedRows, makeRows } from './rows.mjs';
import { sample } from './sampler.mjs';

class Operations {
  constructor(peer, sampling) {
    this.peer = peer;
    this.sampling = sampling;
    this.expected = new ExpectedRows();
    this.results = [];
  }

  check = () => ({ shown: this.peer.text(), expected: this.expected.text });

  async fill(count) {
    const rows = makeRows(count);
    await this.peer.setRows([]);
    this.expected.set(rows);
    await this.peer.setRows(rows);
  }

  async measure(name, n, operation) {
    try {
      const { time, bodies } = await sample({ check: this.check, ...operation }, this.sampling);
      this.results.push({ name, n, times_us: [time], bodies });
    } catch (error) {
      throw new Error(`${name} ${n}: ${error.message}`, { cause: error });
    }
  }

  async create(n) {
    let rows;
    await this.measure('create', n, {
      reset: async () => { await this.peer.setRows([]); rows = makeRows(n); },
      run: () => this.peer.setRows(rows), expect: () => this.expected.set(rows),
      collects: n >= 10000,
    });
  }

  async replace(n) {
    let rows;
    await this.fill(n);
    await this.measure('replace', n, {
      reset: () => { rows = makeRows(n); },
      run: () => this.peer.setRows(rows), expect: () => this.expected.set(rows),
      collects: n >= 10000,
    });
  }

  async updateTenth(n) {
    await this.fill(n);
    const label = run => index => `u${run} ${index}`;
    await this.measure('update-tenth', n, {
      run: run => this.peer.updateTenth(label(run)),
      expect: run => this.expected.updateTenth(label(run)),
    });
  }

  async updateOne(n) {
    await this.fill(n);
    const place = run => (n >> 1) + run % 7;
    await this.measure('update-one', n, {
      run: run => this.peer.updateOne(place(run), 'label ' + run),
      expect: run => this.expected.updateOne(place(run), 'label ' + run),
    });
  }

  async select(n) {
    await this.fill(n);
    await this.peer.select(n - 1);
    this.expected.select(n - 1);
    const place = run => run * 37 % (n - 1);
    await this.measure('select', n, {
      run: run => this.peer.select(place(run)), expect: run => this.expected.select(place(run)),
    });
  }

  async swap(n) {
    await this.fill(n);
    await this.measure('swap', n, {
      run: () => this.peer.swap(1, n - 2), expect: () => this.expected.swap(1, n - 2),
    });
  }

  async remove(n) {
    await this.fill(n);
    const middle = () => this.expected.rows.length >> 1;
    await this.measure('remove', n, {
      reset: async () => { if (this.expected.rows.length < n * 0.9) await this.fill(n); },
      run: () => this.peer.remove(middle()), expect: () => this.expected.remove(middle()),
    });
  }

  async clear(n) {
    await this.measure('clear', n, {
      reset: () => this.fill(n),
      run: () => this.peer.setRows([]), expect: () => this.expected.set([]),
      collects: n >= 10000,
    });
  }

  async text(n) {
    await this.fill(n);
    await this.measure('text-all', n, { run: () => { this.peer.text(); } });
  }

  async fan(n) {
    await this.peer.showFan(n);
    let [a, b] = [0, 0];
    const check = () => ({
      shown: this.peer.text(), expected: `a${a}\n`.repeat(n) + `b${b}\n`,
    });
    await this.measure('fan-all', n, {
      run: run => this.peer.setA(run + 1), expect: run => { a = run + 1; }, check,
    });
    await this.measure('fan-one', n, {
      run: run => this.peer.setB(run + 1), expect: run => { b = run + 1; }, check,
    });
  }
}

export async function measureAll(peer, { sizes, readers, sampling }) {
  const operations = new Operations(peer, sampling);
  await peer.showRows();
  const [small, middle, large] = sizes;
  for (const n of [small, middle]) await operations.create(n);
  await operations.replace(small);
  await operations.updateTenth(middle);
  for (const n of [small, middle, large]) await operations.updateOne(n);
  for (const n of [small, middle]) {
    await operations.select(n);
    await operations.swap(n);
    await operations.remove(n);
    await operations.clear(n);
  }
  await operations.text(middle);
  await operations.fan(readers);
  return operations.results;
}

// One depth alone: a deep chain needs a larger stack than a process starts with.
export async function measureChain(peer, depth, sampling) {
  const operations = new Operations(peer, sampling);
  await peer.showChain(depth);
  let text = 'v\n';
  await operations.measure('chain-leaf', depth, {
    run: run => peer.setLeaf('v' + run), expect: run => { text = `v${run}\n`; },
    check: () => ({ shown: peer.text(), expected: text }),
  });
  return operations.results;
}

// The bytes of the heap that a row takes, its model included.
export async function measureMemory(peer, count) {
  const collect = async () => {
    for (let round = 0; round < 4; round++) {
      global.gc();
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    return process.memoryUsage().heapUsed;
  };
  await peer.showRows();
  await peer.setRows(makeRows(100));
  await peer.setRows([]);
  const rows = makeRows(count);
  const before = await collect();
  await peer.setRows(rows);
  return (await collect() - before) / count;
}
