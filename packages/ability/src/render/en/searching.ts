/** Words of searches whose zones the player chooses (CR 701.19). */

import type { ChoiceKind, Effect, Filter, Selector } from '../../language.js';
import { mentions, same } from '../../same.js';
import type { Context } from './context.js';
import { nounText, oneNoun } from './filters.js';
import { amountText } from './quantities.js';
import { headNoun, possessiveOf } from './references.js';
import { choiceNoun, listOf, withArticle } from './words.js';

/** What the slot stands for that says whether the library was searched. */
export const SEARCHED = 'you search your library this way';

/** "nonland card name" (CR 201.4). */
const nameKind = (c: Context, f: Filter): string =>
  f.is === 'not' && f.of.is === 'supertype'
    ? `card name other than a ${f.of.supertype.toLowerCase()} land card name`
    : `${nounText(c, f, { many: false, head: 'card' })} name`;

type May = Extract<Effect, { do: 'may' }>;

/** The choice without the shuffling that is said after it; undefined where there is none. */
export function shuffledAfter(e: May): May | undefined {
  if (e.then.do !== 'seq' || e.else) return undefined;
  const list = e.then.of;
  const last = list[list.length - 1];
  const search = list.find((x) => x.do === 'search' && x.bindLibrary !== undefined);
  if (search?.do !== 'search' || last.do !== 'if' || last.cond.if !== 'did' || last.cond.slot !== search.bindLibrary) return undefined;
  return { ...e, then: { do: 'seq', of: list.slice(0, -1) } };
}

type Search = Extract<Effect, { do: 'search' }>;

/** "your library and/or graveyard": in which zones, and whose. */
function zonesText(c: Context, e: Search): string {
  const whose = same(e.of, e.who) && e.who.player !== 'you' ? 'their' : possessiveOf(c, e.of);
  const zones = [e.zone, ...(e.also?.zones ?? [])];
  const last = zones[zones.length - 1];
  if (e.also?.how !== 'any') return `${whose} ${listOf(zones, 'and')}`;
  return zones.length === 2 ? `${whose} ${zones[0]} and/or ${last}` : `${whose} ${zones.slice(0, -1).join(', ')}, and/or ${last}`;
}

/** "your library for a basic land card". */
export function searchedFor(c: Context, e: Search): string {
  const one = e.max === 1;
  // "it" would be what the description of the card speaks of
  const described = mentions(e.filter, (n) => 'sel' in n);
  const theirs = e.of.player === 'you' ? {} : { theirs: true as const };
  c.slots.set(e.bind, {
    ...(!one && headNoun(e.filter) !== 'permanent' ? { group: `those ${headNoun(e.filter)}s` } : {}),
    ...(one ? { words: described ? 'that card' : 'it', many: false, next: 'that card' } : { words: 'them', many: true }),
    ...theirs,
    found: true,
  });
  if (e.bindLibrary !== undefined) c.slots.set(e.bindLibrary, { words: SEARCHED, many: false });
  if (e.each) {
    const cards = e.each.map((f) => oneNoun(c, f, { head: 'card' }));
    return `${zonesText(c, e)} for ${listOf(cards, 'and')}`;
  }
  const noun = `${cardKinds(c, e.filter, one)}${e.different ? ' with different names' : ''}${e.alike ? ' that share a land type' : ''}`;
  const count =
    e.min === 'all'
      ? 'all'
      : e.max === 'any'
        ? 'any number of'
        : e.min === 0
          ? `up to ${amountText(c, e.max, 'words')}`
          : amountText(c, e.max, 'words');
  if (count.startsWith('the ')) return `${zonesText(c, e)} for a number of ${noun} equal to ${count}`;
  return `${zonesText(c, e)} for ${one ? withArticle(noun) : `${count} ${noun}`}`;
}

/** "basic land card or a Gate card": what is said of one kind is not said of the other. */
function cardKinds(c: Context, f: Filter, one: boolean): string {
  if (f.is !== 'or' || f.of.length !== 2 || !f.of.some((x) => x.is === 'and' || x.is === 'keyword'))
    return nounText(c, f, { many: !one, head: 'card' });
  const kinds = f.of.map((x) => nounText(c, x, { many: !one, head: 'card' }));
  return one ? `${kinds[0]} or ${withArticle(kinds[1])}` : kinds.join(' and/or ');
}

/** Where the row of things done with what was found ends: with shuffling, or before what is said of it. */
export function searchEnds(list: readonly Effect[], i: number, e: Search): number {
  const late = e.bindLibrary === undefined ? -1 : list.findIndex((x, k) => k > i && x.do === 'if');
  return late > 0 ? late - 1 : list.findIndex((x, k) => k > i && x.do === 'shuffle');
}

/** What is chosen, in words. */
export const chosenNoun = (c: Context, what: ChoiceKind): string => {
  const noun = what.choose === 'cardName' ? nameKind(c, what.filter) : choiceNoun(what.choose);
  return what.choose === 'creatureType' && what.except ? `${noun} other than ${what.except}` : noun;
};

/** "a creature card" and "that card", "two cards" and "those cards": what is chosen from a hand. */
export function takenCards(c: Context, what: Extract<Selector, { sel: 'choose' }>, f: Filter): { noun: string; those: string } {
  if (what.max === 1 && what.min === 1) return { noun: withArticle(nounText(c, f, { many: false, head: 'card' })), those: 'that card' };
  const cards = nounText(c, f, { many: true, head: 'card' });
  if (what.max === 'any') return { noun: `any number of ${cards}`, those: 'those cards' };
  const n = amountText(c, what.max, 'words');
  return { noun: `${what.min === 0 ? `up to ${n}` : n} ${cards}`, those: 'those cards' };
}

/** "Choose", "secretly choose". */
export const chooseWord = (e: Extract<Effect, { do: 'choose' }>): string => (e.secret ? 'Secretly choose' : 'Choose');
