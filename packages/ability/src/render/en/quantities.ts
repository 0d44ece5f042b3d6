/** Numbers in English: "three", "X", "the number of Elves on the battlefield". */
import type { Filter, Quantity, Selector } from '../../language.js';
import { type Way, wayOf } from '../ways.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { allText, playerText, possessiveOf, selectorText } from './references.js';
import { colorList, numberWord, possessive } from './words.js';
import { type Writers, written } from './written.js';

export const STAT = {
  power: 'power',
  toughness: 'toughness',
  manaValue: 'mana value',
  loyalty: 'loyalty',
  basePower: 'base power',
  baseToughness: 'base toughness',
  level: 'level',
  life: 'life total',
} as const;

const collection = (c: Context, s: Selector): string => (s.sel === 'all' ? allText(c, s, true) : selectorText(c, s));

/** What the phrases of numbers are made of. */
const PARTS: Writers = { possessive: possessiveOf };

/** One card that was revealed and is spoken of by itself. */
const isThatCard = (c: Context, way: Way, s: Selector): boolean =>
  way === 'reveal' && s.sel === 'slot' && c.slots.get(s.slot)?.words === 'that card';

/** "creatures destroyed this way", but not one card that is spoken of by itself. */
function groupWay(c: Context, s: Selector): string | undefined {
  const done = wayOf(c.ways, s);
  return done && !isThatCard(c, done.way, s) ? wayText(c, s, true) : undefined;
}

/** A quantity in words; numbers as digits. */
export function quantityText(c: Context, q: Quantity): string {
  if (typeof q === 'number') return String(q);
  const said = written(c, 'quantity', q, PARTS);
  if (said !== undefined) return said;
  switch (q.q) {
    case 'x':
      return 'X';
    case 'count':
      return wayText(c, q.of, true)
        ? `the number of ${wayText(c, q.of, true)}`
        : q.of.sel === 'slot'
          ? 'that many'
          : `the number of ${collection(c, q.of)}`;
    case 'stat': {
      const done = wayOf(c.ways, q.of);
      if (done?.way === 'sacrifice' && q.of.sel !== 'filter')
        return `the sacrificed ${q.stat === 'power' || q.stat === 'toughness' ? 'creature' : 'permanent'}'s ${STAT[q.stat]}`;
      const way = groupWay(c, q.of);
      if (way) return `the total ${STAT[q.stat]} of the ${way}`;
      return q.of.sel === 'all'
        ? `the total ${STAT[q.stat]} of ${collection(c, q.of)}`
        : `${possessive(selectorText(c, q.of))} ${STAT[q.stat]}`;
    }
    case 'extreme':
      if (q.stat === 'life' && q.of.sel === 'players')
        return `the ${q.which === 'greatest' ? 'highest' : 'lowest'} life total among your opponents`;
      return `the ${q.which} ${STAT[q.stat]} among ${collection(c, q.of)}`;
    case 'devotion':
      return `${possessiveOf(c, q.who)} devotion to ${colorList(q.colors)}`;
    case 'distinct':
      return `the number of ${q.what === 'names' ? 'different names' : 'different powers'} among ${collection(c, q.of)}`;
    case 'slot':
      return slotNumber(c, q.slot) ?? 'that much';
    case 'amount':
      return c.event?.on === 'monstrous' ? 'X' : 'that much';
    case 'share':
      return 'its share';
    case 'linked':
      return 'the chosen number';
    case 'sum':
      return q.of.map((x) => quantityText(c, x)).join(' plus ');
    case 'product':
      return q.of[0] === 2
        ? `twice ${quantityText(c, q.of[1])}`
        : q.of[0] === -1
          ? `-${quantityText(c, q.of[1])}`
          : q.of.map((x) => quantityText(c, x)).join(' times ');
    case 'minus':
      return `${quantityText(c, q.left)} minus ${quantityText(c, q.right)}`;
    case 'half':
      if (q.by !== undefined) return `${quantityText(c, q.of)} divided by ${quantityText(c, q.by)}, rounded ${q.round}`;
      break;
    case 'min':
      return `the least of ${q.of.map((x) => quantityText(c, x)).join(' and ')}`;
    case 'max':
      return `the greatest of ${q.of.map((x) => quantityText(c, x)).join(' and ')}`;
    case 'happened':
      if (q.event.on === 'damage' && q.measure === 'amount' && q.event.to.is === 'oneOf')
        return `the damage already dealt to ${selectorText(c, q.event.to.of)} this turn`;
      if (q.event.on === 'zone' && q.event.from === 'battlefield' && q.event.to === 'graveyard')
        return `the number of ${diedText(c, q.event.what, true)}`;
      return q.event.on === 'gainLife' ? 'the amount of life you gained this turn' : 'the number of times it happened this turn';
    case 'abilityTimes':
      return `the number of times this ability has ${q.which === 'resolved' ? 'resolved' : 'been activated'} this turn`;
    case 'party':
      return `the number of creatures in ${possessiveOf(c, q.who)} party`;
    case 'manaSpent':
      if (q.type) return `the amount of {${q.type}} spent to cast ${c.self}`;
      if (q.measure === 'life') return `the number of Phyrexian mana symbols of ${c.self}'s cost paid with life`;
      return q.measure === 'colors' ? `the number of colors of mana spent to cast ${c.self}` : `the amount of mana spent to cast ${c.self}`;
    case 'players':
      return `the number of ${playerText(c, q.who)}s`;
    case 'paid':
      return `the number of times ${c.self} was kicked`;
    case 'counters':
    case 'life':
    case 'timesMutated':
    case 'doors':
    case 'speed':
      break;
    default:
      return q satisfies never;
  }
  throw new Error(`no phrase for a number: ${JSON.stringify(q)}`);
}

const WAY_WORDS: Readonly<Record<Way, string>> = {
  destroy: 'destroyed',
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  tap: 'tapped',
  draw: 'drawn',
  mill: 'milled',
  return: 'returned',
  graveyard: 'put into a graveyard',
  reveal: 'revealed',
};

/** What was done to these things: "returned". */
export function wayWords(c: Context, s: Selector): string | undefined {
  const done = wayOf(c.ways, s);
  return done && WAY_WORDS[done.way];
}

/** "creatures destroyed this way"; undefined for what nothing was done to. */
export function wayText(c: Context, s: Selector, many: boolean): string | undefined {
  const done = wayOf(c.ways, s);
  return done && `${nounText(c, done.filter, { many, head: done.head })} ${WAY_WORDS[done.way]} this way`;
}

/** "creature that died this turn", "creature put into your graveyard from the battlefield this turn". */
function diedText(c: Context, what: Filter, many: boolean): string {
  const list = what.is === 'and' ? what.of : [what];
  const mine = list.find((f) => f.is === 'ownedBy' && f.who.player === 'you');
  const rest = list.filter((f) => f !== mine);
  const noun = nounText(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, { many, head: 'permanent' });
  return mine ? `${noun} put into your graveyard from the battlefield this turn` : `${noun} that died this turn`;
}

/** A slot that holds a number in words of its own: "the life lost this way". */
const slotNumber = (c: Context, slot: number): string | undefined => {
  const words = c.slots.get(slot)?.words;
  return words === 'the result' || (words?.startsWith('the ') && words.endsWith(' this way')) ? words : undefined;
};

/** True for quantities said by a number or X in the sentence itself. */
export const isPlain = (q: Quantity): boolean =>
  typeof q === 'number' || q.q === 'x' || (q.q === 'product' && q.of.length === 2 && typeof q.of[0] === 'number' && isX(q.of[1]));
const isX = (q: Quantity): boolean => typeof q === 'object' && q.q === 'x';

/**
 * The number in a sentence: a word, or X with its meaning kept for ", where X is …" at the end.
 */
export function amountText(c: Context, q: Quantity, words: 'digits' | 'words' = 'digits'): string {
  if (typeof q === 'number') return words === 'words' ? numberWord(q) : String(q);
  if (q.q === 'x') return 'X';
  if (q.q === 'product' && q.of[0] === 2 && isX(q.of[1])) return 'twice X';
  if (q.q === 'product' && q.of[0] === 3 && isX(q.of[1])) return 'three times X';
  if (q.q === 'amount' && c.event?.on === 'monstrous') return 'X'; // CR 701.31c
  if (q.q === 'amount') return words === 'words' ? 'that many' : 'that much';
  if (q.q === 'slot') return slotNumber(c, q.slot) ?? (words === 'words' ? 'that many' : 'that much');
  c.where = [quantityText(c, q)];
  return 'X';
}

/** "for each Elf on the battlefield". */
export function forEachText(c: Context, q: Quantity): string | undefined {
  if (typeof q === 'number') return undefined;
  const vote = q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.vote : undefined;
  if (vote !== undefined) return `for each ${vote} vote`;
  const flips = q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.flips : undefined;
  if (flips !== undefined) return `for each ${flips}`;
  if (q.q === 'count' && q.of.sel === 'all') return `for each ${allText(c, q.of, false)}`;
  const way = q.q === 'count' ? wayText(c, q.of, false) : undefined;
  if (way !== undefined) return `for each ${way}`;
  if (q.q === 'happened' && q.event.on === 'zone' && q.event.from === 'battlefield' && q.event.to === 'graveyard')
    return `for each ${diedText(c, q.event.what, false)}`;
  if (q.q === 'party') return `for each creature in ${possessiveOf(c, q.who)} party`;
  return written(c, 'forEach', q, PARTS);
}
