/**
 * Phrases that are read and written by one row each: a pattern in English, one in Chinese, and the node they mean, with the same places in all three.
 * Reading fills the places of the node; writing takes the node apart and fills the places of the pattern.
 */

/** A node or a value in one. */
export type Node = unknown;
export type Slots = Readonly<Record<string, Node>>;
export type Tongue = 'en' | 'zh';

type Piece = { text: string } | { slot: string; cat: string };

/** A row of the table. */
export interface Row {
  cat: string;
  en: readonly Piece[];
  zh: readonly Piece[];
  /** Wordings that are read and not written. */
  also: readonly (readonly Piece[])[];
  node: Node;
  /** It is read only: another row writes what it means. */
  read?: true;
}

/** What can be read and written in other ways than by rows. */
export interface Coded {
  read(text: string, at: number, g: Grammar): readonly Reading[];
  write(node: Node, tongue: Tongue, g: Grammar): string | null;
}

export type Reading = readonly [node: Node, end: number];

function pieces(pattern: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const m of pattern.matchAll(/\{(\w+):([\w#]+)\}/g)) {
    if (m.index > at) found.push({ text: pattern.slice(at, m.index) });
    found.push({ slot: m[1], cat: m[2] });
    at = m.index + m[0].length;
  }
  if (at < pattern.length) found.push({ text: pattern.slice(at) });
  return found;
}

/** One row: `{v}` is an s after a verb whose subject `sel1` is one card, and nothing after `selN`. */
export function row(cat: string, en: string, zh: string, node: Node, ...also: readonly string[]): Row[] {
  if (!en.includes('{v}') && !also.some((a) => a.includes('{v}')))
    return [{ cat, en: pieces(en), zh: pieces(zh), node, also: also.map(pieces) }];
  const one = (p: string): string =>
    p.replaceAll('{v}', 's').replaceAll('{is}', 'is').replaceAll('{its}', 'its').replaceAll(':subject}', ':subject1}');
  const many = (p: string): string =>
    p.replaceAll('{v}', '').replaceAll('{is}', 'are').replaceAll('{its}', 'their').replaceAll(':subject}', ':subjectN}');
  return [one, many].map((f) => ({ cat, en: pieces(f(en)), zh: pieces(f(zh)), node, also: also.map((a) => pieces(f(a))) }));
}

/** Wordings of what another row writes. */
export const reads = (cat: string, node: Node, en: string, ...also: readonly string[]): Row[] =>
  row(cat, en, '', node, ...also).map((r) => ({ ...r, read: true }));

const beginsWith = (pattern: readonly Piece[], cat: string): boolean => {
  const [first] = pattern;
  return first !== undefined && 'cat' in first && first.cat === cat;
};

/** Fills the places of a node. */
function fill(node: Node, slots: Slots): Node {
  if (typeof node === 'string' && node.startsWith('$')) return slots[node.slice(1)];
  if (Array.isArray(node)) return node.map((x) => fill(x, slots));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([k, x]) =>
      k.startsWith('...') ? Object.entries((fill(x, slots) ?? {}) as object) : [[k, fill(x, slots)]],
    ),
  );
}

/** The fields that a key `...a,b` of a template stands for: those of them that are there make a node of their own. */
const spreadOf = (key: string): string[] => key.slice(3).split(',');

/** Takes a node apart by a template; false: it is another one. */
function takeApart(template: Node, node: Node, slots: Record<string, Node>): boolean {
  if (typeof template === 'string' && template.startsWith('$')) {
    // A place that stands twice is the same twice.
    const name = template.slice(1);
    if (name in slots && JSON.stringify(slots[name]) !== JSON.stringify(node)) return false;
    slots[name] = node;
    return node !== undefined;
  }
  if (Array.isArray(template))
    return Array.isArray(node) && node.length === template.length && template.every((t, i) => takeApart(t, node[i], slots));
  if (typeof template !== 'object' || template === null) return template === node;
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return false;
  const [fields, given] = [template as Record<string, Node>, node as Record<string, Node>];
  const keys = Object.keys(fields);
  const left = new Set(Object.keys(given));
  for (const k of keys) {
    if (k.startsWith('...')) {
      const part = Object.fromEntries(spreadOf(k).flatMap((f) => (left.delete(f) ? [[f, given[f]]] : [])));
      if (!takeApart(fields[k], part, slots)) return false;
    } else if (!left.delete(k) || !takeApart(fields[k], given[k], slots)) return false;
  }
  return left.size === 0;
}

/** A table of rows and coded categories. */
export class Grammar {
  private readonly rows = new Map<string, Row[]>();
  private memo = new Map<string, readonly Reading[]>();
  private memoText = '';
  /** How far anything was read: where a text is not understood. */
  furthest = 0;

  constructor(
    rows: readonly Row[],
    private readonly coded: Readonly<Record<string, Coded>>,
  ) {
    for (const r of rows) this.rows.set(r.cat, [...(this.rows.get(r.cat) ?? []), r]);
  }

  /** All readings of a category from a place on. */
  read(cat: string, text: string, at: number): readonly Reading[] {
    if (text !== this.memoText) {
      this.memo.clear();
      this.memoText = text;
    }
    const key = `${cat}@${at}`;
    const known = this.memo.get(key);
    if (known) return known;
    this.memo.set(key, []);
    const coded = this.coded[cat];
    const found: Reading[] = coded ? coded.read(text, at, this).slice() : [];
    const rows = this.rows.get(cat) ?? [];
    const take = (patterns: readonly (readonly Piece[])[], node: Node): void => {
      for (const pattern of patterns)
        for (const [slots, end] of this.readPieces(pattern, 0, text, at)) found.push([fill(node, slots), end]);
    };
    for (const r of rows)
      take(
        [r.en, ...r.also].filter((p) => !beginsWith(p, cat)),
        r.node,
      );
    // What begins with the category itself grows what is there.
    this.memo.set(key, found.slice());
    if (found.length > 0)
      for (const r of rows)
        take(
          [r.en, ...r.also].filter((p) => beginsWith(p, cat)),
          r.node,
        );
    this.memo.set(key, found);
    for (const [, end] of found) this.furthest = Math.max(this.furthest, end);
    return found;
  }

  /** Reads another text in between. */
  apart<T>(read: () => T): T {
    const [memo, text, furthest] = [this.memo, this.memoText, this.furthest];
    this.memo = new Map();
    this.memoText = '';
    try {
      return read();
    } finally {
      this.memo = memo;
      this.memoText = text;
      this.furthest = furthest;
    }
  }

  private readPieces(pattern: readonly Piece[], i: number, text: string, at: number): (readonly [Slots, number])[] {
    if (i === pattern.length) return [[{}, at]];
    const piece = pattern[i];
    if ('text' in piece) return text.startsWith(piece.text, at) ? this.readPieces(pattern, i + 1, text, at + piece.text.length) : [];
    return this.read(piece.cat, text, at).flatMap(([node, end]) =>
      this.readPieces(pattern, i + 1, text, end).map(([slots, last]) => [{ [piece.slot]: node, ...slots }, last] as const),
    );
  }

  /** The one reading of a whole text, if it can be one that leaves nothing unsaid; null where there is none. */
  whole(cat: string, text: string): Node | null {
    const full = this.read(cat, text, 0).filter(([, end]) => end === text.length);
    const [first] = full.length < 2 ? full : [full.find(([node]) => !JSON.stringify(node).includes('"unsaid"')) ?? full[0]];
    return first ? first[0] : null;
  }

  /** A node in words; null where no row says it. */
  write(cat: string, node: Node, tongue: Tongue): string | null {
    const coded = this.coded[cat];
    if (coded) {
      const said = coded.write(node, tongue, this);
      if (said !== null) return said;
    }
    for (const r of this.rows.get(cat) ?? []) {
      const slots: Record<string, Node> = {};
      if (r.read || !takeApart(r.node, node, slots)) continue;
      const said = this.fillIn(tongue === 'en' ? r.en : r.zh, slots, tongue);
      if (said !== null) return said;
    }
    return null;
  }

  private fillIn(pattern: readonly Piece[], slots: Slots, tongue: Tongue): string | null {
    let said = '';
    for (const piece of pattern) {
      const part = 'text' in piece ? piece.text : this.write(piece.cat, slots[piece.slot], tongue);
      if (part === null) return null;
      said += part;
    }
    return said;
  }
}
