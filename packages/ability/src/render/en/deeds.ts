/** What players do, in the words by which it is read. */
import type { Zone } from '../../basics.js';
import type { Effect, Quantity, Selector } from '../../language.js';
import { SKIPPED } from '../../phrases/deeds.js';
import { same } from '../../same.js';
import { order } from './clauses.js';
import { CLASH, type Clause, COUNTED, type Context, DEALT, EXCESS } from './context.js';
import { copiesText, exceptText, newTargetsText } from './copies.js';
import { scaled } from './counted.js';
import { damageText } from './damage.js';
import { nounText, STAT } from './filters.js';
import { manaText } from './mana.js';
import { destination, isReturned } from './moving.js';
import { eachOfText, groupText, manyOf, objectsText, whichTargets } from './objects.js';
import { discardedObjects, sacrificedObjects, sacrificedText } from './own-things.js';
import { amountText, isPlain, quantityText } from './quantities.js';
import { eachText, headNoun, outsideOf, possessiveOf } from './references.js';
import { searchedFor } from './searching.js';
import { spendingText } from './spending.js';
import { durationText } from './times.js';
import { createdText } from './tokens.js';
import { keepOne } from './variants.js';
import { possessive, subtypeWord } from './words.js';
import { ARTICLE, type Features, type Said, type Spoken, type Writers, written, writtenDeed, writtenOf } from './written.js';

/** A number, and what it is multiplied by at the end of the clause. */
function numberText(c: Context, q: Quantity, said: Said): string {
  if (!said.counting) return amountText(c, q);
  const { n, each } = scaled(c, q);
  said.each = each;
  said.one = n === 1;
  said.single = said.one;
  return said.one ? ARTICLE : amountText(c, n, 'words');
}

type Move = Extract<Effect, { do: 'move' }>;

const PARTS: Writers = {
  number: numberText,
  amount: (c, q, said) => {
    const { n, each } = scaled(c, q);
    said.each = each;
    return amountText(c, n);
  },
  quantity: (c, q, said) => (isOwnStat(said.of as Effect, q) ? `its ${STAT[q.stat]}` : quantityText(c, q)),
  object: objectsText,
  targeted: objectsText,
  selector: objectsText,
  pronoun: objectsText,
  thatCard: objectsText,
  objects: objectsText,
  each: eachOfText,
  entity: (c, s) => eachText(c, s),
  possessiveObject: (c, s) => possessive(c.say.selector(c, s)),
  possessive: (c, p) => possessiveOf(c, p),
  onePlayer: (c, p) => c.say.player(c, p),
  cardsInHand: (c, s) => c.say.selector(c, s),
  exchangedStat: (c, v) => quantityText(c, { q: 'stat', ...v }),
  manaAdded: (c, m, said) => {
    const { who } = said.of as Extract<Effect, { do: 'mana' }>;
    const text = spendingText(c, m);
    return `${manaText(c, m)}${who?.player === 'you' ? text : text.replace("you don't lose", "they don't lose")}`;
  },
  sacrificed: sacrificedObjects,
  discarded: discardedObjects,
  skipped: (_, step) => SKIPPED.find(([, skipped]) => skipped === step)?.[0] ?? step,
  rounded: (_, round) => round,
  copyTimes: copiesText,
  copyExcept: exceptText,
  newTargets: (_c, _part, said) => newTargetsText(said.of as Extract<Effect, { do: 'copyOnStack' }>),
  textWords: (_, kinds) => kinds.map((kind) => `one ${kind === 'color' ? 'color word' : 'basic land type'} with another`).join(' or '),
  creatureType: (_, type) => type,
  creatureTypes: (_, type) => subtypeWord(type, true),
  countedCards: (c, f, said) => nounText(c, f, { many: !said.single, head: 'card' }),
  countedPermanents: (c, f, said) => sacrificedText(c, f, said.single === true),
  hidden: objectsText,
  searched: (c, _, said) => searchedFor(c, said.of as Extract<Effect, { do: 'search' }>),
  created: (c, _, said) => createdText(c, said.of as Extract<Effect, { do: 'createToken' }>),
  shown: objectsText,
  taken: objectsText,
  destination: (c, _, said) => destination(c, said.of as Move, !said.you, manyOf(c, (said.of as Move).what)),
  whichTargets,
  duration: durationText,
};

/** "Its power", of what deals the damage. */
const isOwnStat = (e: Effect, q: Quantity): q is Extract<Quantity, { q: 'stat' }> =>
  e.do === 'damage' && typeof q === 'object' && q.q === 'stat' && same(q.of, e.source);

/** Told of each of several by itself: "the life they lost this turn", which nothing after it can say. What is said to find out is not mentioned by that. */
const ofEach = (c: Context, q: Exclude<Quantity, number>): boolean =>
  q.q === 'happened' && quantityText({ ...c, mentioned: new Set(c.mentioned) }, q).includes(' they ');

const FEATURES: Features = {
  several: manyOf,
  known: (_, q: Quantity) => typeof q === 'number',
  statOfSlot: (c, q: Quantity) =>
    typeof q === 'object' && ((q.q === 'stat' && q.of.sel === 'slot') || (q.q === 'slot' && quantityText(c, q).startsWith('the '))),
  told: (_, q: Quantity) => typeof q === 'object' && (q.q === 'stat' || (q.q === 'count' && !isPlain(q))),
  back: (c, _, node) => isReturned(c, node as Move),
  measured: (c, q: Quantity) =>
    typeof q === 'object' && (q.q === 'stat' || ofEach(c, q) || (q.q === 'slot' && quantityText(c, q).startsWith('the '))),
};

type Held = Context['slots'] extends Map<number, infer Words> ? Words : never;

/** One thing that has been moved: a creature that has come back is one again. */
function movedOne(c: Context, what: Selector, to: Zone): string {
  if (what.sel === 'self' && (to === 'exile' || to === 'battlefield')) return 'it';
  // "that card" is what it was before
  if (what.sel === 'slot' && to === 'battlefield' && c.slots.get(what.slot)?.words === 'that card') return 'that permanent';
  return what.sel === 'event' && to === 'battlefield' ? c.say.selector(c, what) : 'that card';
}

/** What is moved, when it is spoken of again. */
function movedCards(c: Context, { what, to }: Extract<Effect, { do: 'move' }>): Held {
  const many = manyOf(c, what) || what.sel === 'except';
  const gone = to === 'exile' && ['self', 'target', 'host', 'event'].includes(what.sel);
  const again = what.sel === 'slot' && to === 'battlefield' ? c.slots.get(what.slot)?.back : undefined;
  const left = to === 'exile' && what.sel === 'all' && what.zone === 'battlefield';
  return {
    words: many ? (again ?? 'those cards') : movedOne(c, what, to),
    many,
    ...(left ? { back: `those ${headNoun(what.filter)}s` } : {}),
    ...(gone ? { gone } : {}),
    ...(to === 'battlefield' ? { permanent: true } : {}),
    ...(to === 'battlefield' || to === 'hand' ? { put: to } : {}),
  };
}

/** What is looked at or revealed, when it is spoken of again. */
function shownCards(c: Context, what: Selector, how: 'look' | 'reveal'): Held {
  const many = manyOf(c, what);
  if (what.sel === 'choose' && outsideOf(what.from)) return { words: many ? 'them' : 'it', many };
  if (what.sel === 'slot' && c.slots.get(what.slot)?.words === 'it') return { words: 'it', many: false, next: 'that card' };
  const others = what.sel === 'top' ? what.of.player !== 'you' : what.sel === 'slot' && c.slots.get(what.slot)?.theirs === true;
  const theirs = others ? { theirs: true as const } : {};
  if (how === 'look' || what.sel === 'top' || what.sel === 'all') return { words: many ? 'those cards' : 'that card', many, ...theirs };
  return { words: many ? 'the revealed cards' : 'the revealed card', many, ...theirs };
}

/** What slots hold of damage: those who were dealt it, and how much. */
function bindDamage(c: Context, e: Extract<Effect, { do: 'damage' }>): void {
  const told = [[e.bind, 'the damage dealt this way'] as const, [e.bindDealt, DEALT] as const, [e.bindExcess, EXCESS] as const];
  for (const [slot, words] of told) if (slot !== undefined) c.slots.set(slot, { words, many: false });
}

/** A target that was on the battlefield and is exiled. */
function noteExiled(c: Context, e: Effect): void {
  if (e.do === 'move' && e.bindParts) {
    const [first, others] = e.bindParts;
    c.slots.set(first, { words: 'that card', many: false, gone: true });
    c.slots.set(others, { words: 'the other cards exiled this way', many: true });
  }
  if (e.do !== 'move' || e.to !== 'exile' || e.what.sel !== 'target') return;
  if (c.targets[e.what.index]?.from[0] === 'battlefield') c.exiled.add(e.what.index);
}

/** Cards drawn, and counters removed of kinds that are chosen: both are spoken of as what was done "this way". */
function bindWay(c: Context, e: Effect, slot: number): void {
  if (e.do === 'draw') c.slots.set(slot, { words: 'them', many: true });
  if (e.do === 'counters' && e.change === 'remove' && e.counter === 'any' && e.count !== 'all')
    c.slots.set(slot, { words: 'the number of counters removed this way', many: false });
}

/** What the slot holds that the effect fills. */
function bindDone(c: Context, e: Effect): void {
  if (e.do === 'damage') bindDamage(c, e);
  noteExiled(c, e);
  if ('bindOn' in e && e.bindOn !== undefined) c.slots.set(e.bindOn, { words: COUNTED, many: false });
  if (e.do === 'damage' || !('bind' in e) || typeof e.bind !== 'number') return;
  if (e.do === 'life') c.slots.set(e.bind, { words: e.change === 'lose' ? 'the life lost this way' : 'that much', many: false });
  if (e.do === 'discard') c.slots.set(e.bind, { words: e.count === 1 ? 'the discarded card' : 'those cards', many: e.count !== 1 });
  bindWay(c, e, e.bind);
  if (e.do === 'sacrifice') {
    const head = headNoun(e.filter);
    c.slots.set(e.bind, { words: e.count === 1 ? `that ${head}` : `those ${head}s`, many: e.count !== 1 });
  }
  if (e.do === 'move') c.slots.set(e.bind, movedCards(c, e));
  if (e.do === 'exchange' && e.of === 'allControl') c.slots.set(e.bind, { words: `those ${headNoun(e.what)}s`, many: true });
  if (e.do === 'look' || e.do === 'reveal') c.slots.set(e.bind, shownCards(c, e.do === 'look' ? e.at : e.what, e.do));
  if (e.do !== 'keywordAction') return;
  const many = (e.n !== 1 && e.action !== 'amass') || (e.action === 'mill' && e.who.player.startsWith('each'));
  const [those, that] = e.action === 'mill' ? ['those cards', 'that card'] : ['those creatures', 'it'];
  c.slots.set(e.bind, e.action === 'clash' ? { words: CLASH, many: false } : { words: many ? those : that, many });
}

/** "Distribute three +1/+1 counters among one, two, or three target creatures"; undefined for counters that aren't distributed. */
function distributed(c: Context, e: Extract<Effect, { do: 'counters' }>): Clause | undefined {
  if (typeof e.count !== 'object' || e.count.q !== 'share' || e.on.sel !== 'target') return undefined;
  const n = amountText(c, c.targets[e.on.index]?.divide ?? 0, 'words');
  return order(`distribute ${n} ${e.counter} counters among ${c.say.selector(c, e.on)}`);
}

/** What is told in a sentence of its own, or not at all. */
function plainDeed(e: Effect): Effect {
  if (e.do === 'destroy') return { ...e, regeneration: 'allowed' };
  if (e.do === 'sacrificeThese') return { who: { player: 'you' }, ...e };
  type Apart = {
    link?: unknown;
    marks?: unknown;
    bindDealt?: unknown;
    bindExcess?: unknown;
    bindOn?: unknown;
    prevention?: unknown;
    excess?: unknown;
  };
  const {
    link: _,
    marks: __,
    bindDealt: ___,
    bindExcess: ____,
    bindOn: _____,
    prevention: ______,
    excess: _______,
    ...deed
  } = e as Effect & Apart;
  return e.do === 'move' || e.do === 'damage' || e.do === 'counters' ? (deed as Effect) : e;
}

/** An effect that is in the table; undefined for others. */
export function deedText(c: Context, e: Effect): Clause | undefined {
  bindDone(c, e);
  const special = e.do === 'damage' ? damageText(c, e) : e.do === 'counters' ? distributed(c, e) : undefined;
  if (special) return special;
  if (e.do === 'sacrifice' && typeof e.count === 'object' && e.count.q === 'minus') return keepOne(c, e.who, e.filter);
  const deed = plainDeed(e);
  const clause = said(c, deed);
  if (!clause || e.do !== 'move' || e.marks?.keyword !== 'haunt') return clause;
  return { ...clause, text: `${clause.text} haunting ${c.say.selector(c, e.marks.what)}` };
}

const OF_OBJECTS: Writers = { ...PARTS, amount: (c, q) => amountText(c, q) };

function said(c: Context, deed: Effect): Clause | undefined {
  const sentence = written(c, 'sentence', deed);
  if (sentence !== undefined) return order(sentence);
  const yours = written(c, 'playerClause', deed, PARTS);
  if (yours !== undefined) return { subject: 'you', text: yours.replace(/^you /, '') };
  const doers = (s: unknown): Spoken => ({ words: groupText(c, s as Selector), many: manyOf(c, s as Selector) });
  return writtenDeed(c, deed, PARTS, FEATURES) ?? writtenOf(c, 'objectVerb', deed, doers, OF_OBJECTS, FEATURES);
}
