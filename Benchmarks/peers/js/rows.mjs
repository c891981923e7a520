// The same rows that our own screens are given: labels of js-framework-benchmark, by one generator.

const adjectives = (
  'pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy ' +
  'helpful mushy odd unsightly adorable important inexpensive cheap expensive fancy').split(' ');
const colors = 'red yellow blue green pink brown purple brown white black orange'.split(' ');
const nouns = (
  'table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard').split(' ');

let seed = 42;
let nextID = 1;

function word(words) {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return words[seed % words.length];
}

export function makeRows(count) {
  const rows = new Array(count);
  for (let index = 0; index < count; index++) {
    rows[index] = { id: nextID++, label: `${word(adjectives)} ${word(colors)} ${word(nouns)}` };
  }
  return rows;
}

// The rows as they should be: each operation done by hand on plain values.
export class ExpectedRows {
  constructor() { this.set([]); }

  set(rows) {
    this.rows = rows.map(row => ({ id: row.id, label: row.label, mark: '' }));
    this.selected = null;
  }

  updateOne(index, label) { this.rows[index].label = label; }

  updateTenth(label) {
    for (let index = 0; index < this.rows.length; index += 10) {
      this.rows[index].label = label(index);
    }
  }

  select(index) {
    if (this.selected) this.selected.mark = '';
    this.selected = this.rows[index];
    this.selected.mark = '*';
  }

  swap(first, second) {
    [this.rows[first], this.rows[second]] = [this.rows[second], this.rows[first]];
  }

  remove(index) { this.rows.splice(index, 1); }

  get text() { return this.rows.map(row => row.mark + row.id + row.label + '\n').join(''); }
}
