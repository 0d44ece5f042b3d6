/** Hostile input for a pattern, made from the pattern itself: whatever it repeats, repeated very often, and then something that doesn't fit. */

/** A part of a pattern: its source, what is inside of it, and how often it is. */
interface Part {
  source: string;
  /** Alternatives of a group, each a sequence; none for a single character. */
  inside: Part[][];
  /** Looks ahead or behind, or is a place: takes up nothing. */
  empty: boolean;
  least: number;
  most: number;
}

/** The alternatives of a pattern, as sequences of parts. */
function alternatives(source: string): Part[][] {
  let i = 0;
  const until = (): Part[][] => {
    const all: Part[][] = [[]];
    while (i < source.length && source[i] !== ')') {
      if (source[i] === '|') {
        i++;
        all.push([]);
      } else all[all.length - 1].push(part());
    }
    return all;
  };
  const part = (): Part => {
    const from = i;
    let inside: Part[][] = [];
    let empty = false;
    const c = source[i++];
    if (c === '(') {
      const head = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(source.slice(i))?.[0] ?? '';
      i += head.length;
      empty = /^\?<?[=!]/.test(head);
      inside = until();
      i++;
    } else if (c === '[') {
      while (source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
      i++;
    } else if (c === '\\') {
      const long = /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<\w+>|[\s\S])/.exec(source.slice(i))?.[0] ?? '';
      i += long.length;
      empty = long === 'b' || long === 'B';
    } else empty = c === '^' || c === '$';
    const atom = source.slice(from, i);
    const times = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(i));
    i += times?.[0].length ?? 0;
    const sign = times?.[0][0] ?? '';
    const [least, most] =
      sign === '*'
        ? [0, Infinity]
        : sign === '+'
          ? [1, Infinity]
          : sign === '?'
            ? [0, 1]
            : times
              ? [Number(times[1]), times[2] === '' ? Number(times[1]) : times[3] === '' ? Infinity : Number(times[3])]
              : [1, 1];
    return { source: atom, inside, empty, least, most };
  };
  return until();
}

/** Characters that patterns tell apart, besides those that stand in them. */
const USUAL = [' ', 'a', 'A', '1', '-', '\n', '一', '.', '(', '[', '{', '<', '"'];

const MANY_WAYS = 6;

/** What fits a part: up to so many texts. */
function fits(p: Part, flags: string, letters: readonly string[]): string[] {
  if (p.empty) return [''];
  if (p.inside.length > 0)
    return p.inside.flatMap((sequence) => {
      const one = sequence.map((x) => sample(x, flags, letters)).join('');
      // A group of one character in many forms: each of them.
      return sequence.length === 1 ? fits(sequence[0], flags, letters).map((t) => t.repeat(Math.max(1, sequence[0].least))) : [one];
    });
  let one: RegExp;
  try {
    one = new RegExp(`^(?:${p.source})$`, flags.replace(/[gy]/g, ''));
  } catch {
    return [];
  }
  return letters.filter((c) => one.test(c)).slice(0, MANY_WAYS);
}

const sample = (p: Part, flags: string, letters: readonly string[]): string =>
  (fits(p, flags, letters)[0] ?? '').repeat(Math.max(1, Math.min(p.least, 20)));

/** What doesn't fit, at the end. */
const ENDS = ['', '\u0001', '\n\u0001', 'a', ' a', '\u2028\u0001'];

/**
 * Texts of about so many characters on which a pattern might try very many ways: before each repetition what leads to it, then what is repeated, and an
 * end that doesn't fit; also what leads to it again and again.
 */
export function hostile(pattern: RegExp, length: number): string[] {
  const { source, flags } = pattern;
  const own = [...new Set(source.replace(/\\[pPbBdDwWsSuxk]/g, ''))].filter((c) => c !== '\\');
  const letters = [...new Set([...own.filter((c) => /[\p{L}\p{N}\s]/u.test(c)), ...own, ...USUAL])];
  const texts = new Set<string>();
  const often = (unit: string): string => unit.repeat(Math.ceil(length / Math.max(1, unit.length)));
  const repeat = (before: string, unit: string): void => {
    if (unit !== '') for (const end of ENDS) texts.add(before + often(unit) + end);
  };
  const visit = (all: readonly Part[][], lead: string): void => {
    for (const sequence of all) {
      let before = lead;
      for (const p of sequence) {
        if (p.most > 20 && !p.empty)
          for (const unit of fits(p, flags, letters)) {
            repeat(before, unit);
            repeat('', before + unit);
            repeat('', unit);
          }
        if (p.inside.length > 0) visit(p.inside, before);
        before += sample(p, flags, letters);
      }
      repeat('', before);
    }
  };
  visit(alternatives(source), '');
  return [...texts];
}
