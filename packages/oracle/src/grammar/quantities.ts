/** How many: numbers, counts, power, devotion; "for each …"; "where X is …". */
import type { Condition, Effect, EventPattern, Filter, PlayerRef, Quantity, Selector, Stat } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { controlledBy, damageEvent, howOften, oneOf, statOf, whoIs } from './make.js';
import { ANY, allOf, and, mentionsNode, type Noun, or, raw, rewrite, walk, withX } from './raw.js';
import { ref } from './references.js';

const count = (n: Noun): Quantity => ({ q: 'count', of: allOf(n) });

function statNames(g: Grammar): void {
  const names: readonly (readonly [string, Stat])[] = [
    ['power', 'power'],
    ['toughness', 'toughness'],
    ['mana value', 'manaValue'],
    ['loyalty', 'loyalty'],
    ['base power', 'basePower'],
    ['base toughness', 'baseToughness'],
  ]; // prettier-ignore
  for (const [words, stat] of names) g.rule('statName', words as 'power', () => stat);
  g.rule('compare', '{n:number} or greater/more', ({ n }) => ({ cmp: '>=', value: n }));
  g.rule('compare', '{n:number} or less/fewer', ({ n }) => ({ cmp: '<=', value: n }));
  g.rule('compare', '{n:digits}', ({ n }) => ({ cmp: '=', value: n }));
  g.rule('compare', 'X', () => ({ cmp: '=', value: { q: 'x' } }));
  g.rule('compare', 'equal to {q:quantity}', ({ q }) => ({ cmp: '=', value: q }));
  g.rule('compare', 'less than or equal to {q:quantity}', ({ q }) => ({ cmp: '<=', value: q }));
  g.rule('compare', 'greater than or equal to {q:quantity}', ({ q }) => ({ cmp: '>=', value: q }));
  g.rule('compare', 'less than {q:quantity}', ({ q }) => ({ cmp: '<', value: q }));
  g.rule('compare', 'greater than {q:quantity}', ({ q }) => ({ cmp: '>', value: q }));
  g.rule('compare', 'at least {n:number}', ({ n }) => ({ cmp: '>=', value: n }));
  g.rule('compare', 'fewer/less than {n:number}', ({ n }) => ({ cmp: '<', value: n }));
  g.rule('compare', 'exactly {n:number}', ({ n }) => ({ cmp: '=', value: n }));
  g.rule('statCompare', '{s:statName} {c:compare}', ({ s, c }) => ({ is: 'stat', stat: s, cmp: c.cmp, value: itsOther(s, c.value) }));
}

/** "Creatures with toughness greater than its power": the power of that creature; "with power less than its power" speaks of another thing. */
function itsOther(stat: string, value: Quantity): Quantity {
  if (typeof value !== 'object' || value.q !== 'stat' || value.stat === stat) return value;
  const of = value.of as unknown as { sel: string; words?: string };
  return of.sel === '$ref' && of.words?.toLowerCase() === 'its' ? { ...value, of: { sel: 'it' } } : value;
}

/** Spells cast before: other than the spell itself, where it is one that says so. A permanent is not the spell that it was (CR 400.7). */
function pastSpells(g: Grammar): void {
  const cast = (n: Noun, many: boolean, m: Match): Filter | null => {
    if (n.zone !== 'stack' || n.many !== many) return null;
    const others = mentionsNode(n.filter, { is: 'other' });
    if (others && !m.context.types.some((t) => t === 'Instant' || t === 'Sorcery')) return null;
    return rewrite(n.filter, (x) => (x.is === 'other' ? { is: 'other' } : undefined));
  };
  g.rule('pastSpells', '{n:noun}', ({ n }, m) => cast(n, true, m));
  g.rule('pastSpell', '{n:noun}', ({ n }, m) => cast(n, false, m));
}

/** Stands for how much more the one number is than the other, until it is known which are compared. */
const DIFFERENCE = { q: '$difference' } as unknown as Quantity;

/** Gives "the difference" the numbers that the condition compares; null where it compares none. */
export function differing<T>(cond: Condition, then: T): T | null {
  if (!mentionsNode(then, { q: '$difference' })) return then;
  if (cond.if !== 'compare') return null;
  const { left, right, cmp } = cond;
  if (cmp !== '>' && cmp !== '<') return null;
  const value: Quantity = cmp === '>' ? { q: 'minus', left, right } : { q: 'minus', left: right, right: left };
  return rewrite<T>(then, (n) => (n.q === '$difference' ? value : undefined));
}

function quantities(g: Grammar): void {
  pastSpells(g);
  g.rule('quantity', '{n:number}', ({ n }, m) => (m.tokens[m.at].key === 'a' || m.tokens[m.at].key === 'an' ? null : n));
  // what the condition before has compared
  g.rule('quantity', 'the difference', () => DIFFERENCE);
  for (const each of ['life you lost', 'life you gained', 'life lost', 'life gained'])
    g.rule('forEach', `for each 1 ${each}`, (_, m) => raw.quantity({ q: '$ref', at: m.at, words: 'that much', measure: 'that' }));
  g.rule('quantity', 'the amount of life you gained', (_, m) => raw.quantity({ q: '$ref', at: m.at, words: 'that much', measure: 'that' }));
  for (const dealt of [
    'it dealt to that player',
    '~ dealt to that player',
    'that ~ dealt to that player',
    'those creatures dealt to that player',
  ])
    g.rule('quantity', `the amount of damage ${dealt}` as 'the', (_, m) =>
      raw.quantity({ q: '$ref', at: m.at, words: 'that much', measure: 'that' }),
    );
  g.rule('quantity', 'that much', (_, m) => raw.quantity({ q: '$ref', at: m.at, words: 'that much', measure: 'that' }));
  g.rule('quantity', 'the life lost this way', (_, m) =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the life lost this way', measure: 'lost' }),
  );
  g.rule('forEach', 'for each 1 life lost this way', (_, m) =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the life lost this way', measure: 'lost' }),
  );
  const scried = (m: Match): Quantity =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the cards looked at while scrying', measure: 'scried' });
  g.rule('quantity', 'the number of cards looked at while scrying this way', (_, m) => scried(m));
  g.rule('forEach', 'for each card looked at while scrying this way', (_, m) => scried(m));
  // "pay any amount of {E}": what X is
  for (const paid of ['paid', 'spent']) g.rule('quantity', `the amount of {E} ${paid} this way` as 'the', () => ({ q: 'x' }));
  g.rule('forEach', 'for each {E} paid this way', () => ({ q: 'x' }));
  g.rule('quantity', 'the damage dealt this way', (_, m) =>
    raw.quantity({ q: '$ref', at: m.at, words: 'the damage dealt this way', measure: 'way' }),
  );
  const both = (o: Selector, s: Stat, t: Stat): Quantity => ({ q: 'sum', of: [statOf(s, o), statOf(t, o)] });
  g.rule('quantity', '{o:possessiveObject} {s:statName} plus its {t:statName}', ({ o, s, t }) => both(o, s, t));
  g.rule('number', 'X plus {n:several}', ({ n }) => ({ q: 'sum', of: [{ q: 'x' }, n] }));
  g.rule('number', '{n:several} times X', ({ n }) => ({ q: 'product', of: [n, { q: 'x' }] }));
  g.rule('quantity', '{n:digits} plus {q:quantity}', ({ n, q }) => ({ q: 'sum', of: [n, q] }));
}

function perUnit(g: Grammar): void {
  g.rule('forEach', 'for each {n:noun}', ({ n }) => (n.many ? null : count(n)));
  g.rule('forEach', 'for each {a:head} and {b:head} {p:posts}', ({ a, b, p }) =>
    a.many || b.many ? null : count({ ...p, filter: and(or(a.filter, b.filter), p.filter), many: false, head: a.head }),
  );
  // as something enters, what is there before it
  g.rule('forEach', 'for each {n:core} you already control', ({ n }) =>
    n.many || n.zone ? null : count({ ...n, filter: and(n.filter, controlledBy({ player: 'you' })) }),
  );
  g.rule('forEach', 'for each {a:noun} and each {b:noun}', ({ a, b }) =>
    a.many || b.many ? null : { q: 'sum', of: [count(a), count(b)] },
  );
  g.rule('forEach', 'for each {k:counterName} counter they have', ({ k }, m) => ({
    q: 'counters',
    counter: k,
    of: ref({ ...m, at: m.end - 2, end: m.end - 1 }, 'player'),
  }));
  // what that player has cast
  g.rule('quantity', "the number of {n:pastSpells} they've cast this turn", ({ n }, m) => howOften(theirCast(n, m, 4), 'times'));
  g.rule('forEach', "for each {n:pastSpell} they've cast this turn", ({ n }, m) => howOften(theirCast(n, m, 4), 'times'));
  g.rule('quantity', 'the damage already dealt to {o:pronoun} this turn', ({ o }) =>
    (o as { noun?: string }).noun === 'player' ? null : howOften(damageEvent(ANY, oneOf(o), 'any', 'each'), 'amount'),
  );
  g.rule('quantity', "the number of cards they've drawn this turn", (_, m) => howOften({ on: 'draw', who: they(m, 4) }, 'times'));
  g.rule('whereX', ', where X is {q:quantity}', ({ q }) => q);
}

/** `back`: how many words before the end "they've" stands. */
const they = (m: Match, back: number): PlayerRef => whoIs(ref({ ...m, at: m.end - back, end: m.end - back + 1 }, 'player'));

const theirCast = (what: Filter, m: Match, back: number): EventPattern => ({ on: 'cast', who: they(m, back), what });

/** `n` repeated `times`. */
export function multiply(n: Quantity, times: Quantity): Quantity {
  return n === 1 ? times : n === 0 ? 0 : { q: 'product', of: [n, times] };
}

export function installQuantities(g: Grammar): void {
  statNames(g);
  quantities(g);
  perUnit(g);
}

/** Numbers that are the same however much of the effect has been carried out. */
const STAYS: ReadonlySet<string> = new Set(['stat', 'devotion', 'happened', 'players', 'manaSpent', 'amount', '$ref']);

/** Parts of effects that do nothing by themselves. */
const PARTS: readonly string[] = ['seq', 'may', 'if', 'nothing', '$ifDid'];

/** What may be done between two sentences without changing the number that both speak of (CR 608.2h). */
function doneWithout(q: Exclude<Quantity, number>): readonly string[] | undefined {
  if (q.q === 'life') return ['createToken', 'draw', 'reveal', 'look', ...PARTS];
  if (q.q === 'counters') return ['damage', 'draw', 'life', 'reveal', 'look', ...PARTS];
  if (q.q !== 'count' || q.of.sel !== 'all') return undefined;
  return ['damage', 'life', 'reveal', 'look', ...(q.of.zone === 'battlefield' || q.of.zone === 'graveyard' ? ['draw'] : []), ...PARTS];
}

/** Whether it is the same number in both sentences, whatever was done from the one to the other. */
function stays(q: Quantity, since: readonly Effect[]): boolean {
  if (typeof q === 'number' || STAYS.has(q.q)) return true;
  if (q.q === 'half') return stays(q.of, since);
  // how many something was done to
  if (q.q === 'count' && mentionsNode(q.of, { sel: '$ref' }) && JSON.stringify(q.of).includes('"way:')) return true;
  const harmless = doneWithout(q);
  let same = harmless !== undefined;
  walk(since, (n) => {
    if (typeof n.do === 'string' && !harmless?.includes(n.do)) same = false;
  });
  return same;
}

/** "Pay X life, where X is its power. If you do, draw X cards": X is what the sentences before have said that it is. */
export function withSameX(sentence: Effect, before: readonly Effect[]): Effect {
  if (!mentionsNode(sentence, { q: 'x' })) return sentence;
  const said: { x: Quantity; since: readonly Effect[] }[] = [];
  for (const [i, effect] of before.entries())
    walk(effect, (n) => {
      if (n.$x !== undefined) said.push({ x: n.$x as Quantity, since: before.slice(i) });
    });
  const last = said.at(-1);
  return last && stays(last.x, last.since) ? (withX(sentence, last.x) ?? sentence) : sentence;
}
