/** What players do with things of their own: sacrificing, discarding, tapping what they choose. */
import type { Effect, Filter, Selector } from '../../language.js';
import { acts, order } from './clauses.js';
import type { Clause, Context } from './context.js';
import { ownHalf, roundOf, scaled } from './counted.js';
import { nounText, oneNoun } from './filters.js';
import { amountText } from './quantities.js';
import { headNoun, selectorText } from './references.js';
import { takenCards } from './searching.js';
import { keepOne } from './variants.js';

/** "a land they control", after the player has been named. */
export function ownChoice(c: Context, what: Extract<Selector, { sel: 'choose' }>): string {
  return selectorText(c, what).replace(/(that player|target player|target opponent) controls/, 'they control');
}

/** Only what you control you can sacrifice (CR 701.21a): it isn't said. */
function yoursAnyway(what: Extract<Selector, { sel: 'choose' }>): Selector {
  const from = what.from;
  if (what.who.player !== 'you' || from.sel !== 'all' || from.filter.is !== 'and') return what;
  const at = from.filter.of.findIndex((f) => f.is === 'controlledBy' && f.who.player === 'you');
  const rest = from.filter.of.filter((_, i) => i !== at);
  return { ...what, from: { ...from, filter: rest.length === 1 ? rest[0] : { is: 'and', of: rest } } };
}

/** "Each player discards any number of cards": of their own. */
function chosenDiscard(c: Context, what: Extract<Selector, { sel: 'choose' }>, f: Filter): Clause {
  return acts(c, what.who, 'discard', () => takenCards(c, what, f).noun);
}

/** "a creature", "half the permanents they control, rounded up". */
export function sacrificeText(c: Context, e: Extract<Effect, { do: 'sacrifice' }>): Clause {
  if (typeof e.count === 'object' && e.count.q === 'minus') return keepOne(c, e.who, e.filter);
  const many = (): string => nounText(c, e.filter, { many: true, head: 'permanent' });
  if (ownHalf(e.count)) {
    const they = e.who.player === 'you' ? 'you' : 'they';
    return acts(c, e.who, 'sacrifice', `half the ${many()} ${they} control, rounded ${roundOf(e.count)}`);
  }
  if (e.bind !== undefined)
    c.slots.set(e.bind, { words: e.count === 1 ? `that ${headNoun(e.filter)}` : `those ${headNoun(e.filter)}s`, many: e.count !== 1 });
  return acts(c, e.who, 'sacrifice', () => {
    const { n, each } = scaled(c, e.count);
    if (n !== 1) return `${amountText(c, n, 'words')} ${many()}${each}`;
    return `${oneNoun(c, e.filter, { head: 'permanent' }).replace(/ (that player|defending player) controls$/, ' they control')}${each}`;
  });
}

/** "sacrifice any number of creatures", "that player sacrifices that creature". */
export function sacrificeThese(c: Context, e: Extract<Effect, { do: 'sacrificeThese' }>): Clause {
  if (e.who) return acts(c, e.who, 'sacrifice', () => selectorText(c, e.what));
  return order(`sacrifice ${selectorText(c, e.what.sel === 'choose' ? yoursAnyway(e.what) : e.what)}`);
}

/** Discarded by who chooses the cards, or the cards that were named. */
export function discardThese(c: Context, what: Selector): Clause {
  if (what.sel === 'choose' && what.who.player !== 'you' && what.from.sel === 'all' && what.from.zone === 'hand')
    return chosenDiscard(c, what, what.from.filter);
  return order(`discard ${selectorText(c, what)}`);
}

/** "tap target creature", "that player untaps a land they control". */
export function tapText(c: Context, e: Extract<Effect, { do: 'tap' | 'untap' }>): Clause {
  const { what } = e;
  if (what.sel === 'choose' && what.who.player === 'of') return acts(c, what.who, e.do, () => ownChoice(c, what));
  return order(`${e.do} ${selectorText(c, what)}`);
}
