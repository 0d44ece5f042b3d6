/** Coins and dice (CR 705, 706): flipping and rolling, what is said of the results, results tables, and what triggers. */

import type { Effect, PlayerRef, Quantity, Replacement, RollResult, Selector, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { compare, count, eachOf, ofSlot, replacementPart, whoIs } from './make.js';
import type { RollLine } from './nonterminals.js';
import { mentions, mentionsNode, NOTHING, SUBJECT_PLAYER as WHO, withPlayer, YOU } from './raw.js';
import { tokensMeant } from './those-tokens.js';

type Coin = Extract<Effect, { do: 'coin' }>;
type Roll = Extract<Effect, { do: 'roll' }>;

/** Slots for who won and who lost, and for the result of a roll: there is one such instruction in an ability. */
const WON = -8_000_001;
const LOST = -8_000_003;
const RESULT = -8_000_005;
const OTHER = -8_000_013;
const HEADS = -8_000_007;
const TAILS = -8_000_009;
const FLIP = -8_000_011;

const won: Selector = ofSlot(WON);
const heads: Selector = ofSlot(HEADS);
const tails: Selector = ofSlot(TAILS);
const flips = (of: Selector): Quantity => count(of);

const coins = (more: Partial<Coin>): Coin => ({ do: 'coin', who: WHO, win: NOTHING, lose: NOTHING, ...more });
const called = (more: Partial<Coin>): Coin => coins({ bindWon: WON, bindLost: LOST, ...more });

/** "Each player whose coin comes up tails": of those who flipped. */
const whose = (of: Selector): PlayerRef => whoIs(of);

function flipping(g: Grammar): void {
  g.rule('playerVerb', 'flip/flips a coin until you/they lose a flip', () => called({ times: 'untilLost' }));
  g.rule('playerVerb', 'flip/flips {n:digits} coins', ({ n }) => called({ times: n }));
  g.rule('clause', 'each player flips a coin', () => called({ who: { player: 'each' } }));
  g.rule('forEach', 'for each flip you won', () => flips(won));
  g.rule('forEach', 'for each coin that comes/came up heads', () => flips(heads));
  g.rule('sentence', 'for each flip you won , {v:placedVerb}', ({ v }) =>
    v.do === 'createToken' && v.count === 1 ? withPlayer({ ...v, count: flips(won) }, YOU) : eachOf(won, FLIP, withPlayer(v, YOU)),
  );
  for (const [side, of] of [
    ['heads', heads],
    ['tails', tails],
  ] as const) {
    g.rule('player', `each player whose coin comes up ${side}` as 'each', () => whose(of));
    g.rule('simpleCondition', `both coins come up ${side}` as 'both', () => compare(flips(of), '>=', 2));
  }
  for (const [side, done] of [
    ['heads', true],
    ['tails', false],
  ] as const)
    for (const it of ['it', 'the coin'] as const)
      g.rule(
        'sentence',
        `if ${it} comes up ${side} , {s:whereClause}` as '{s:whereClause}',
        ({ s }) => ({ do: '$face', done, effect: s }) as never,
      );
}

function rolling(g: Grammar): void {
  g.rule('die', 'a d {n:digits}', ({ n }) => ({ sides: n, count: 1 }));
  // reason: magic/rules/706-dice.test.ts reads it
  g.rule('die', '{k:number} d {n:digits}', ({ k, n }) => (k === 1 ? null : { sides: n, count: k }));
  g.rule('die', 'a {n:sided} die', ({ n }) => ({ sides: n, count: 1 }));
  g.rule('die', '{k:number} {n:sided} dice', ({ k, n }) => ({ sides: n, count: k }));
  g.terminal('sided', (tokens, at) => {
    const words: Readonly<Record<string, number>> = {
      'four-sided': 4,
      'six-sided': 6,
      'eight-sided': 8,
      'ten-sided': 10,
      'twelve-sided': 12,
      'twenty-sided': 20,
    };
    const n = words[tokens[at]?.key ?? ''];
    return n === undefined ? [] : [{ value: n, end: at + 1 }];
  });
  const roll = (d: { sides: number; count: Quantity }, more: Partial<Roll> = {}): Roll => ({
    do: 'roll',
    who: WHO,
    ...d,
    bind: RESULT,
    ...more,
  });
  g.rule('playerVerb', 'roll/rolls {d:die}', ({ d }) => roll(d));
  // reason: magic/rules/706-dice.test.ts reads it
  g.rule('playerVerb', 'roll/rolls {d:die} and ignore/ignores the lower/lowest roll', ({ d }) => roll(d, { ignore: 'lowest' }));
  g.rule('playerVerb', 'roll/rolls {d:die} and add {q:quantity}', ({ d, q }) => (typeof q === 'number' ? null : roll(d, { modifier: q })));
  // reason: magic/rules/706-dice.test.ts reads it
  g.rule('playerVerb', 'roll again', () => ({ do: 'rollAgain' }));
  g.rule('playerVerb', 'roll {d:die} and choose one result', ({ d }) => (d.count === 2 ? roll(d, { bindOther: OTHER }) : null));
  g.rule('quantity', 'that result', () => ({ q: 'slot', slot: RESULT }));
  g.rule('quantity', 'the other result', () => ({ q: 'slot', slot: OTHER }));
  g.rule('quantity', 'the result', () => ({ q: 'slot', slot: RESULT }));
  // reason: magic/rules/706-dice.test.ts reads it
  g.rule('quantity', 'the total of those results', () => ({ q: 'slot', slot: RESULT }));
  // CR 706.3a
  for (const to of ['—', '-'])
    g.rule('rollLine', `{a:digits} ${to} {b:digits} | {s:sentences}` as '{a:digits} {b:digits} {s:sentences}', ({ a, b, s }) =>
      line(a, b, s),
    );
  g.rule('rollLine', '{a:digits} + | {s:sentences}', ({ a, s }) => line(a, 'any', s));
  g.rule('rollLine', '{a:digits} | {s:sentences}', ({ a, s }) => line(a, a, s));
  g.rule('rollTable', '{l:rollLine}', ({ l }) => [l]);
  g.rule('rollTable', '{l:rollLine} {t:rollTable}', ({ l, t }) => [l, ...t]);
  g.rule('sentences', '{s:sentence} . {t:rollTable}', ({ s, t }) => {
    const whole = withTable(s, t);
    return whole && [whole];
  });
}

const line = (from: number, to: number | 'any', list: Effect[]): { from: number; to: number | 'any'; list: Effect[] } => ({
  from,
  to,
  list,
});

let joinLines: (list: Effect[]) => Effect | null = () => null;

/** The roll at the end of a sentence, with the table that stands below it. Null when there is none, or the table has a gap. */
function withTable(sentence: Effect, lines: RollLine[]): Effect | null {
  const table: RollResult[] = [];
  for (const { from, to, list } of lines) {
    const before = table.map((l) => l.effect);
    const meant = list.flatMap((e) => tokensMeant(before, e) ?? []);
    const effect = meant.length === list.length ? joinLines(meant) : null;
    const last = table[table.length - 1];
    if (!effect || (to !== 'any' && to < from) || (last && (last.to === 'any' || from !== last.to + 1))) return null;
    table.push({ from, to, effect });
  }
  if (sentence.do === 'roll' && !sentence.table) return { ...sentence, table };
  if (sentence.do === 'seq') {
    const inner = withTable(sentence.of[sentence.of.length - 1], lines);
    return inner && { ...sentence, of: [...sentence.of.slice(0, -1), inner] };
  }
  if ((sentence.do === 'may' || sentence.do === 'if') && !sentence.else) {
    const inner = withTable(sentence.then, lines);
    return inner && { ...sentence, then: inner };
  }
  return null;
}

function replacing(g: Grammar): void {
  const part = (replacement: Replacement): StaticPart[] => [replacementPart(replacement)];
  g.rule('staticPart', 'if you would flip a coin , instead flip two coins and ignore one', () =>
    part({ replace: 'chance', of: 'coins', who: YOU, ignore: 'any' }),
  );
  g.rule('staticPart', 'if you would roll a die , instead roll two of those dice and ignore one of those results', () =>
    part({ replace: 'chance', of: 'dice', who: YOU, ignore: 'any' }),
  );
  for (const ignore of ['lowest', 'highest'] as const)
    g.rule(
      'staticPart',
      `if you would roll one or more dice , instead roll that many dice plus one and ignore the ${ignore} roll` as 'if',
      () => part({ replace: 'chance', of: 'dice', who: YOU, ignore }),
    );
}

/** Completes a flip with what follows when the coin comes up so: nobody wins or loses it (CR 705.2). */
export function onFace(coin: Coin, done: boolean, effect: Effect): Coin {
  return done ? { ...coin, call: 'none', win: effect } : { ...coin, call: 'none', lose: effect };
}

const speaks = (effect: Effect, slot: number): boolean => mentionsNode(effect, { slot });

const OUTCOMES: readonly unknown[] = [WON, LOST, RESULT, HEADS, TAILS, FLIP];

/** Whether a slot is one of those for what comes of flips and rolls. */
const isOutcome = (slot: unknown): boolean => slot !== undefined && OUTCOMES.includes(slot);

/** Whether this speaks of what comes of flips and rolls, or keeps it. */
export const isOfChance = (n: Readonly<Record<string, unknown>>): boolean =>
  n.do === 'rollAgain' || isOutcome(n.slot) || isOutcome(n.bind) || isOutcome(n.bindWon) || isOutcome(n.bindLost);

/**
 * Leaves out what nothing asks for: who won, who lost, the result. Null where words ask for a flip or a roll that is not there. Where the sides
 * of the coins are spoken of, nobody calls them (CR 705.2).
 */
export function settleChance(effect: Effect): Effect | null {
  if (!mentions(effect, isOfChance)) return effect;
  const again = mentionsNode(effect, { do: 'rollAgain' });
  const [asksWon, asksLost, asksHeads, asksTails, asksResult] = [WON, LOST, HEADS, TAILS, RESULT].map((slot) => speaks(effect, slot));
  if ((asksWon || asksLost || asksHeads || asksTails) && !mentionsNode(effect, { do: 'coin' })) return null;
  if ((asksResult || again) && !mentionsNode(effect, { do: 'roll' })) return null;
  if ((asksHeads || asksTails) && (asksWon || asksLost)) return null;
  const visit = (v: unknown): unknown => {
    if (Array.isArray(v)) return v.map(visit);
    if (typeof v !== 'object' || v === null) return v;
    const node = Object.fromEntries(Object.entries(v).map(([k, x]) => [k, visit(x)])) as Record<string, unknown>;
    if (node.do === 'coin') {
      if (asksHeads || asksTails) node.call = 'none';
      node.bindWon = asksHeads ? HEADS : asksWon ? WON : undefined;
      node.bindLost = asksTails ? TAILS : asksLost ? LOST : undefined;
    }
    if (node.bind === RESULT && !asksResult) node.bind = undefined;
    for (const k of ['bind', 'bindWon', 'bindLost']) if (k in node && node[k] === undefined) delete node[k];
    return node;
  };
  return visit(effect) as Effect;
}

/** @param join joins the sentences of a line of a results table. */
export function installChance(g: Grammar, join: (list: Effect[]) => Effect | null): void {
  joinLines = join;
  flipping(g);
  rolling(g);
  replacing(g);
}
