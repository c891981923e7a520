// A tree of nodes in memory, shaped like a DOM so that every peer can write into the same one.
// Inserting and removing cost the same wherever they happen; nothing is laid out or painted.

class HostNode {
  constructor(type, name, data) {
    this.nodeType = type;
    this.localName = name;
    this.text = data;
    this.attributes = null;
    this.parentNode = null;
    this.firstChild = null;
    this.lastChild = null;
    this.nextSibling = null;
    this.previousSibling = null;
  }

  get ownerDocument() { return document; }
  get style() { return sharedStyle; }
  get nodeName() { return this.localName; }
  get tagName() { return this.localName.toUpperCase(); }
  get namespaceURI() { return 'http://www.w3.org/1999/xhtml'; }
  get parentElement() { return this.parentNode; }
  get data() { return this.text; }
  set data(value) { this.text = '' + value; }
  get nodeValue() { return this.text; }
  set nodeValue(value) { this.data = value; }

  get childNodes() {
    const nodes = [];
    for (let node = this.firstChild; node; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  get textContent() { return textOf(this); }
  set textContent(value) {
    let node = this.firstChild;
    while (node) {
      const next = node.nextSibling;
      node.parentNode = node.nextSibling = node.previousSibling = null;
      node = next;
    }
    this.firstChild = this.lastChild = null;
    if (value) this.appendChild(document.createTextNode(value));
  }

  contains(node) {
    for (; node; node = node.parentNode) if (node === this) return true;
    return false;
  }

  insertBefore(node, reference) {
    if (node === reference) return node;
    if (node.parentNode) node.parentNode.removeChild(node);
    const before = reference ? reference.previousSibling : this.lastChild;
    node.parentNode = this;
    node.previousSibling = before;
    node.nextSibling = reference || null;
    if (before) before.nextSibling = node; else this.firstChild = node;
    if (reference) reference.previousSibling = node; else this.lastChild = node;
    return node;
  }

  appendChild(node) { return this.insertBefore(node, null); }

  removeChild(node) {
    const { previousSibling: before, nextSibling: after } = node;
    if (before) before.nextSibling = after; else this.firstChild = after;
    if (after) after.previousSibling = before; else this.lastChild = before;
    node.parentNode = node.previousSibling = node.nextSibling = null;
    return node;
  }

  remove() { if (this.parentNode) this.parentNode.removeChild(this); }

  replaceChild(node, replaced) {
    this.insertBefore(node, replaced);
    this.removeChild(replaced);
    return replaced;
  }

  setAttribute(name, value) {
    if (!this.attributes) this.attributes = {};
    this.attributes[name] = value;
  }

  removeAttribute(name) { if (this.attributes) this.attributes[name] = undefined; }
  addEventListener() {}
  removeEventListener() {}
}

const sharedStyle = {};

export const document = {
  nodeType: 9,
  createElement(name) { return new HostNode(1, name, null); },
  createElementNS(space, name) { return new HostNode(1, name, null); },
  createTextNode(text) { return new HostNode(3, '#text', '' + text); },
  createComment(text) { return new HostNode(8, '#comment', '' + text); },
  addEventListener() {},
  removeEventListener() {},
};

export const makeRoot = () => document.createElement('root');

// The texts below a node; each row on a line of its own, behind its mark.
export function textOf(node) {
  const parts = [];
  collect(node, parts);
  return parts.join('');
}

function collect(node, parts) {
  if (node.nodeType === 3) { parts.push(node.text); return; }
  if (node.nodeType === 8) return;
  const isRow = node.localName === 'row';
  if (isRow && node.attributes && node.attributes.mark) parts.push(node.attributes.mark);
  for (let child = node.firstChild; child; child = child.nextSibling) collect(child, parts);
  if (isRow) parts.push('\n');
}

// How many bodies have run so far; peers count here.
export const counts = { bodies: 0 };
