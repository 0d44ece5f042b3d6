/** Lists of rewrites, applied without trying those that can't be meant. */

/** An expression and what it becomes. */
export type Rewrite = readonly [RegExp, string];

/** What ends a run of plain letters in an expression. */
const SPECIAL = '.^$\\[(|)+*?{';

/**
 * The longest plain text that stands in whatever an expression matches; '' where none is known.
 * @example textIn(/\bfrom the battlefield to (?:its|their) hand/) // 'from the battlefield to '
 */
export function textIn({ source, flags }: RegExp): string {
  if (flags.includes('i')) return '';
  const runs = [''];
  let depth = 0;
  for (let i = 0; i < source.length; i++) {
    const c = source[i];
    const run = runs.length - 1;
    if (c === '|' && depth === 0) return '';
    if (!SPECIAL.includes(c)) {
      if (depth === 0) runs[run] += c;
      continue;
    }
    // a letter that may be absent is not in the text
    if (c === '?' || c === '*' || c === '{') runs[run] = runs[run].slice(0, -1);
    if (c === '(') depth++;
    if (c === ')') depth--;
    if (c === '[') i = classEnd(source, i);
    if (c === '{') i = source.indexOf('}', i);
    if (c === '\\') i++;
    runs.push('');
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
}

/** Where the class of characters that begins there ends. */
function classEnd(source: string, at: number): number {
  let end = at + 1;
  while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end;
}

/** The pairs of letters that stand next to each other in a line: a text with another pair is not in it. */
class Pairs {
  /** By pair: the last line that had it. */
  private readonly seen = new Uint32Array(1 << 14);
  private lines = 0;

  /** Whatever is asked from now on is asked of this line. */
  look(line: string): void {
    this.lines++;
    for (const pair of pairsOf(line)) this.seen[pair] = this.lines;
  }

  haveAll(pairs: readonly number[]): boolean {
    for (const pair of pairs) if (this.seen[pair] !== this.lines) return false;
    return true;
  }
}

/** Each two letters that stand next to each other, as a number of 14 bits. */
function pairsOf(text: string): number[] {
  const pairs: number[] = [];
  for (let i = 1; i < text.length; i++) pairs.push(((text.charCodeAt(i - 1) & 127) << 7) | (text.charCodeAt(i) & 127));
  return pairs;
}

/** Applies rewrites in order, each everywhere in a line. */
export function rewriter(list: readonly Rewrite[]): (line: string) => string {
  const known = list.map(([from, to]) => ({ from, to, pairs: pairsOf(textIn(from)) }));
  const pairs = new Pairs();
  return (line) => {
    let out = line;
    pairs.look(out);
    for (const { from, to, pairs: needed } of known) {
      if (!pairs.haveAll(needed)) continue;
      const changed = out.replace(from, to);
      if (changed !== out) pairs.look(changed);
      out = changed;
    }
    return out;
  };
}
