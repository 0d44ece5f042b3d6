/** A small strict reader of XML: elements, attributes, text, comments, CDATA. No document types, so that nothing can be made to expand. */
import type { Message } from '../messages.js';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** The text directly in it. */
  text: string;
  line: number;
}

/** The file is not well-formed: the line, and what is wrong there. */
export class XmlError extends Error {
  constructor(
    readonly line: number,
    readonly reason: Message,
  ) {
    super(reason.id);
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /[A-Za-z_:][\w:.-]*/y;
const MAX_DEPTH = 64;

class Reader {
  private i = 0;
  /** The line of a place that is passed already: elements are asked for theirs in order. */
  private passed = { line: 1, at: 0 };
  constructor(private readonly text: string) {}

  private lineAt(at: number): number {
    let { line } = at < this.passed.at ? { line: 1 } : this.passed;
    const from = at < this.passed.at ? 0 : this.passed.at;
    for (let k = this.text.indexOf('\n', from); k >= 0 && k < at; k = this.text.indexOf('\n', k + 1)) line++;
    this.passed = { line, at };
    return line;
  }

  private fail(id: Message['id'], params: Message['params'] = {}, at = this.i): never {
    throw new XmlError(this.lineAt(at), { id, params });
  }

  /** Past space, comments, the declaration and processing instructions. */
  private skipMisc(): void {
    for (;;) {
      while (/\s/.test(this.text[this.i] ?? '')) this.i++;
      if (this.text.startsWith('<?', this.i)) this.past('?>');
      else if (this.text.startsWith('<!--', this.i)) this.past('-->');
      else if (this.text.startsWith('<!', this.i)) this.fail('deck.xmlDoctype');
      else return;
    }
  }

  private past(end: string): void {
    const at = this.text.indexOf(end, this.i);
    if (at < 0) this.fail('deck.xmlUnclosed', { what: this.text.slice(this.i, this.i + 4), end });
    this.i = at + end.length;
  }

  document(): Element {
    this.skipMisc();
    if (this.text[this.i] !== '<') this.fail('deck.xmlNoElement');
    const root = this.element(0);
    this.skipMisc();
    if (this.i < this.text.length) this.fail('deck.xmlAfterEnd', { name: root.name });
    return root;
  }

  private word(): string {
    NAME.lastIndex = this.i;
    const m = NAME.exec(this.text);
    if (!m) return this.fail('deck.xmlNoName', { got: this.text[this.i] ?? '' });
    this.i += m[0].length;
    return m[0];
  }

  private space(): boolean {
    const from = this.i;
    while (/\s/.test(this.text[this.i] ?? '')) this.i++;
    return this.i > from;
  }

  private attributes(): Record<string, string> {
    const found: Record<string, string> = {};
    while (this.space() && !/[/>]/.test(this.text[this.i] ?? '>')) {
      const name = this.word();
      this.space();
      if (this.text[this.i] !== '=') this.fail('deck.xmlNoValue', { name });
      this.i++;
      this.space();
      const quote = this.text[this.i];
      if (quote !== '"' && quote !== "'") this.fail('deck.xmlNoValue', { name });
      const end = this.text.indexOf(quote, this.i + 1);
      if (end < 0) this.fail('deck.xmlUnclosed', { what: `${name}=`, end: quote });
      if (Object.hasOwn(found, name)) this.fail('deck.xmlTwice', { name });
      found[name] = this.unescape(this.text.slice(this.i + 1, end), this.i + 1);
      this.i = end + 1;
    }
    return found;
  }

  private element(depth: number): Element {
    if (depth > MAX_DEPTH) this.fail('deck.xmlDeep');
    const from = this.i;
    this.i++;
    const name = this.word();
    const element: Element = { name, attributes: this.attributes(), children: [], text: '', line: this.lineAt(from) };
    if (this.text.startsWith('/>', this.i)) {
      this.i += 2;
      return element;
    }
    if (this.text[this.i] !== '>') this.fail('deck.xmlUnclosed', { what: `<${name}`, end: '>' });
    this.i++;
    this.content(element, depth, from);
    return element;
  }

  private content(element: Element, depth: number, from: number): void {
    for (;;) {
      const next = this.text.indexOf('<', this.i);
      if (next < 0) this.fail('deck.xmlUnclosed', { what: `<${element.name}>`, end: `</${element.name}>` }, from);
      element.text += this.unescape(this.text.slice(this.i, next), this.i);
      this.i = next;
      if (this.text.startsWith('<!--', next)) this.past('-->');
      else if (this.text.startsWith('<![CDATA[', next)) {
        const end = this.text.indexOf(']]>', next);
        if (end < 0) this.fail('deck.xmlUnclosed', { what: '<![CDATA[', end: ']]>' });
        element.text += this.text.slice(next + 9, end);
        this.i = end + 3;
      } else if (this.text.startsWith('<?', next)) this.past('?>');
      else if (this.text.startsWith('</', next)) {
        this.i += 2;
        const name = this.word();
        this.space();
        if (name !== element.name) this.fail('deck.xmlWrongEnd', { name: element.name, got: name }, next);
        if (this.text[this.i] !== '>') this.fail('deck.xmlUnclosed', { what: `</${name}`, end: '>' });
        this.i++;
        return;
      } else if (this.text.startsWith('<!', next)) this.fail('deck.xmlDoctype');
      else element.children.push(this.element(depth + 1));
    }
  }

  private unescape(text: string, at: number): string {
    return text.replace(/&([^;&\s]*);?/g, (whole, body: string, offset: number) => {
      const named = Object.hasOwn(ENTITIES, body) ? ENTITIES[body] : undefined;
      const code = /^#x[0-9a-f]+$/i.test(body)
        ? Number.parseInt(body.slice(2), 16)
        : /^#\d+$/.test(body)
          ? Number(body.slice(1))
          : Number.NaN;
      const char = named ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined);
      if (char === undefined || !whole.endsWith(';')) return this.fail('deck.xmlEntity', { got: whole }, at + offset);
      return char;
    });
  }
}

/** Reads a document. @throws XmlError where it is not well-formed. */
export function parseXml(text: string): Element {
  return new Reader(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')).document();
}

/** Text as it may stand between tags or in a quoted attribute. Characters XML can't hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[\t\n\r]/g, (c) => `&#${c.charCodeAt(0)};`);
}
