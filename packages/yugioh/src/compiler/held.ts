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

/** A card that is spoken of besides this one. */
const OTHER_CARD = /\b(?:an?|another|your|each|every|that|those|all|other|any) [^,]*?\b(?:monsters?|cards?|Spells?|Traps?|Tokens?)\b|"/;
const FOES = /\b(?:battles|attacks) (?:an opponent's|your opponent's|a|an) (?:[\w-]+ )*monster\b/g;

/** "If this card battles a monster, any battle damage it inflicts …": where only one card is spoken of before, it is that one. */
function ownPronouns(small: string, cx: Context): string {
  const m = /\b(?:if it (?=battles|attacks)|damage it (?=inflicts)|target it (?=with|for))/.exec(small);
  const before = m
    ? small
        .slice(0, m.index)
        .replace(FOES, 'battles')
        .replace(/\bany battle $/, '')
    : '';
  if (!m || OTHER_CARD.test(before)) return small;
  if (cx.property !== 'Equip' && !/\bthis (?:\w+ Summoned |face-up )?card\b|^(?:cannot|can|gains|is) /.test(before)) return small;
  const who = cx.property === 'Equip' ? 'the equipped monster' : 'this card';
  return small
    .replace(/\bif it (?=battles|attacks)/g, `if ${who} `)
    .replace(/\bdamage it (?=inflicts)/g, `damage ${who} `)
    .replace(/\btarget it (?=with|for)/g, `target ${who} `);
}

/** "it" on an Equip Card is the monster, else this card. */
export const namedIt = (small: string, cx: Context): string =>
  ownPronouns(small, cx)
    .replace(/^unaffected by /, 'this card is unaffected by ')
    .replace(
      /\bcannot be destroyed by battle or ((?:your|an) opponent's card effects?)\b/,
      'cannot be destroyed by battle, and cannot be destroyed by $1',
    )
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

/** Verbs of which the subject is left out. */
const BARE = /^(?:cannot|can|is|are|gains?|loses?|must) /;

/** "Dragon monsters you control gain 300 ATK, and cannot be destroyed by battle", "…, also your opponent cannot target them": the same cards again. */
function ofSame(rest: string, first: Static): string {
  if (!('what' in first) || typeof first.what !== 'object') return rest;
  const { what } = first;
  if ('is' in what) return rest;
  if ('self' in what) return rest.replace(/^(your opponent cannot|neither player can) target it (?=with |for )/, '$1 target this card ');
  const several = 'cards' in what;
  const who = GRAMMAR.write(several ? 'whoN' : 'who', what, 'en');
  if (who === null) return rest;
  const said = several ? '(?:they|those monsters|those cards)' : '(?:it|that monster)';
  const whom = several ? '(?:them|those monsters|those cards)' : '(?:it|that monster)';
  if (BARE.test(rest)) return `${who} ${rest}`;
  return rest
    .replace(new RegExp(`^${said} (?=cannot|can|is|are|gain|lose|must)`), `${who} `)
    .replace(new RegExp(`^(your opponent cannot|neither player can) target ${whom} (?=with |for )`), `$1 target ${who} `);
}

/** Continuous effects of a sentence: several are joined by "also", or share what they hold under. */
export function readStatics(small: string): Static[] | null {
  const whole = readStatic(small);
  if (whole) return [whole];
  const inTurn = ofTurn(small);
  if (inTurn) return inTurn;
  const word = ['while ', 'if ', 'as long as '].find((w) => small.startsWith(w));
  for (const sep of [', also ', ', and ', ' and ']) {
    for (let at = small.indexOf(sep); at > 0; at = small.indexOf(sep, at + 1)) {
      const first = readStatic(small.slice(0, at));
      const rest = first && readStatics(ofSame(small.slice(at + sep.length), first));
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

const OF_TURN: readonly (readonly [RegExp, Condition])[] = [
  [
    /,? (?:during )?the turn (?:it|this card) (?:is|was) Special Summoned$/,
    { if: 'self', is: { is: 'and', of: [{ is: 'specialSummoned' }, { is: 'arrived' }] } },
  ],
  [
    /,? (?:during )?the turn (?:it|this card) (?:is|was) Normal Summoned$/,
    { if: 'self', is: { is: 'and', of: [{ is: 'summonedAs', kind: 'normal' }, { is: 'arrived' }] } },
  ],
];

/** "Cannot be destroyed by card effects the turn it is Special Summoned". */
function ofTurn(small: string): Static[] | null {
  const found = OF_TURN.find(([words]) => words.test(small));
  const held = found && readStatics(small.replace(found[0], ''));
  return held?.every((h) => !('while' in h && h.while)) ? held.map((h) => ({ ...h, while: found?.[1] }) as Static) : null;
}

/** A continuous effect, with what it holds under ("While you control …, …"). */
function readStatic(small: string): Static | null {
  const found = readHeld(small);
  // Y23.13: what cards off the field look like is not changed.
  if (
    found?.kind === 'looks' &&
    'cards' in found.what &&
    found.what.cards.from.some((r) => !r.place.endsWith('Zone') && !r.place.startsWith('field'))
  )
    return null;
  return found && ownValues(found);
}

/** "gains ATK equal to its Level x 200": in what holds "its" is this card's, where nothing else is spoken of. */
function ownValues(held: Static): Static | null {
  // A likeness that names nobody is found out later.
  const text = JSON.stringify(held).replaceAll('"sel":"paid","unsaid"', '"unsaid"');
  if (!/"sel":"(?:target|it|event|paid)"/.test(text)) return held;
  if (!('what' in held) || typeof held.what !== 'object' || !('self' in held.what) || /"sel":"(?:event|paid)"|"many"/.test(text))
    return null;
  return JSON.parse(JSON.stringify(held).replace(/\{"sel":"(?:target|it)"\}/g, '{"sel":"self"}')) as Static;
}

function readHeld(small: string): Static | null {
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
    // "While this card has no material, if it battles a monster, …"
    const inner = /^(?:while|if|as long as) /.test(rest) ? readStatic(rest) : null;
    if (inner && 'while' in inner && inner.while) return { ...inner, while: { if: 'and', of: [cond as Condition, inner.while] } } as Static;
    const goes = GRAMMAR.whole('selfDestroy', rest) as object | null;
    if (goes) return { kind: 'selfDestroy', ...goes, while: cond as Condition };
  }
  return null;
}
