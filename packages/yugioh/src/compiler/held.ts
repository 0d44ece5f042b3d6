/** Sentences that hold without being activated, with what they hold under (Y16.2). */
import type { Condition, Static } from '../language/effects.js';
import { isActivated, type Text } from '../language/index.js';
import type { Context } from './frame.js';
import { GRAMMAR } from './table.js';

/** A monster that equips itself: "It gains 100 ATK" is said of the other. */
export function afterEquip(texts: readonly Text[]): boolean {
  const last = texts[texts.length - 1];
  return last !== undefined && isActivated(last) && last.do.some((p) => p.do.do === 'equip');
}

/** "it" on an Equip Card is the monster, else this card. */
export const namedIt = (small: string, cx: Context): string =>
  small
    .replace(/^unaffected by /, 'this card is unaffected by ')
    .replace(
      /^(while (?:this card is equipped to a monster|equipped to a monster|this card is an Equip Card), )(?:that monster|it) /,
      '$1the equipped monster ',
    )
    .replace(/^(while (?:this card is )?equipped to a monster,? .*)$/, (whole: string) =>
      whole
        .replaceAll("that monster's", "the equipped monster's")
        .replace(/(?<=target |^while (?:this card is )?equipped to a monster, )that monster\b/g, 'the equipped monster'),
    )
    .replace(/(?<=also |and |^)its effects are negated/, cx.property === 'Equip' ? "the equipped monster's effects are negated" : '$&')
    .replace(
      /(^|, |also |and )it (?=gains|loses|cannot|can|is (?!changed|not destroyed)|must)/g,
      `$1${cx.property === 'Equip' ? 'the equipped monster' : 'this card'} `,
    );

/** Continuous effects of a sentence: several are joined by "also", or share what they hold under. */
export function readStatics(small: string): Static[] | null {
  const whole = readStatic(small);
  if (whole) return [whole];
  const word = ['while ', 'if ', 'as long as '].find((w) => small.startsWith(w));
  for (const sep of [', also ', ', and ', ' and ']) {
    for (let at = small.indexOf(sep); at > 0; at = small.indexOf(sep, at + 1)) {
      const first = readStatic(small.slice(0, at));
      const rest = first && readStatics(small.slice(at + sep.length));
      if (!first || !rest) continue;
      // Y20.2: what it holds under is said once for all.
      const shared = word !== undefined && first.kind !== 'selfDestroy' ? first.while : undefined;
      return [first, ...rest.map((r) => (shared && !('while' in r && r.while) ? ({ ...r, while: shared } as Static) : r))];
    }
  }
  return null;
}

/** "Cannot be destroyed by battle while you control a Dragon monster"; "…, during your turn only". */
function conditionLast(small: string): Static | null {
  for (const [word, cat] of [
    [' while ', 'conds'],
    [' if ', 'conds'],
    [' as long as ', 'conds'],
    [' during ', 'inPart'],
  ] as const)
    for (let at = small.indexOf(word); at > 0; at = small.indexOf(word, at + 1)) {
      const cond = GRAMMAR.whole(cat, small.slice(at + word.length)) as Condition | null;
      const held = cond && (GRAMMAR.whole('static', small.slice(0, at).replace(/,$/, '')) as Static | null);
      if (held && cond && !('while' in held && held.while)) return { ...held, while: cond } as Static;
    }
  return null;
}

/** A continuous effect, with what it holds under ("While you control …, …"). */
function readStatic(small: string): Static | null {
  const plain = GRAMMAR.whole('static', small) as Static | null;
  if (plain) return plain;
  const trailing = conditionLast(small);
  if (trailing) return trailing;
  const word = ['while ', 'if ', 'as long as '].find((w) => small.startsWith(w));
  if (word === undefined) return null;
  for (const [cond, end] of GRAMMAR.read('conds', small, word.length)) {
    // What came up is asked once.
    if (!small.startsWith(', ', end) || JSON.stringify(cond).includes('"if":"luck"')) continue;
    const rest = small.slice(end + 2);
    const held = GRAMMAR.whole('static', rest) as Static | null;
    if (held) return { ...held, while: cond } as Static;
    if (GRAMMAR.whole('selfDestroy', rest)) return { kind: 'selfDestroy', while: cond as Condition };
  }
  return null;
}
