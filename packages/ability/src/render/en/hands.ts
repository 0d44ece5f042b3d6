/** Hands that are shown, and what is chosen from them. */
import type { Effect, Selector } from '../../language.js';
import { fromEachHand } from './choices.js';
import type { Context } from './context.js';
import { oneNoun } from './filters.js';
import { destination } from './moving.js';
import { amountText } from './quantities.js';
import { handOrGraveyard, playerText } from './references.js';
import { takenCards } from './searching.js';
import { capitalize } from './words.js';

/** "Target opponent reveals their hand. You choose a card from it. That player discards that card." */
export function handChoice(c: Context, shown: Extract<Effect, { do: 'reveal' | 'look' }>, next: Effect): string[] | undefined {
  const cards = shown.do === 'look' ? shown.at : shown.what;
  const some = chosenOfShown(c, shown, next);
  if (some) return some;
  if (next.do === 'forEach') return fromEachHand(c, cards, next);
  const chosen = next.do === 'let' && next.what.sel === 'choose' && next.what.min === 0 && next.what.max === 1 ? next : undefined;
  const what =
    chosen?.what ??
    (next.do === 'discardThese' || (next.do === 'move' && (next.to === 'exile' || next.to === 'library')) ? next.what : undefined);
  if (what?.sel !== 'choose' || what.who.player !== 'you' || cards.sel !== 'all' || cards.zone !== 'hand' || !cards.of) return undefined;
  const from = what.from.sel === 'union' ? handOrGraveyard(what.from.of) : what.from;
  if (from?.sel !== 'all') return undefined;
  const subject = playerText(c, cards.of);
  const shownFirst = shown.do === 'look' ? `Look at ${subject}'s hand` : capitalize(`${subject} reveals their hand`);
  if (chosen) {
    c.slots.set(chosen.slot, { words: 'the chosen card', many: false, theirs: true });
    return [shownFirst, `You may choose ${oneNoun(c, from.filter, { head: 'card' })} from it`];
  }
  const maybe = maybeDiscarded(next, what) && `You may choose ${oneNoun(c, from.filter, { head: 'card' })} from it`;
  if (maybe) return [shownFirst, maybe, 'That player discards that card'];
  const { noun, those } = takenCards(c, what, from.filter);
  return [shownFirst, `You choose ${noun} from ${from === what.from ? 'it' : "that player's hand or graveyard"}`, doneWith(c, next, those)];
}

/** One card or none of the hand, which is discarded. */
const maybeDiscarded = (next: Effect, what: Extract<Selector, { sel: 'choose' }>): boolean =>
  next.do === 'discardThese' && what.min === 0 && what.max === 1 && what.from.sel === 'all';

/** "Target player reveals three cards from their hand. You choose one of them. That player discards that card." */
function chosenOfShown(c: Context, shown: Extract<Effect, { do: 'reveal' | 'look' }>, next: Effect): string[] | undefined {
  if (shown.do !== 'reveal' || shown.bind === undefined || next.do !== 'discardThese' || next.what.sel !== 'choose') return undefined;
  const { from, max, who } = next.what;
  if (shown.what.sel !== 'choose' || from.sel !== 'slot' || from.slot !== shown.bind || who.player !== 'you') return undefined;
  const taken = `You choose ${amountText(c, max === 'any' ? 1 : max, 'words').replace(/^an?$/, 'one')} of them`;
  return [...c.say.sentences(c, shown), taken, `That player discards ${max === 1 ? 'that card' : 'those cards'}`];
}

/** What happens to the cards that were chosen. */
function doneWith(c: Context, next: Effect, those: string): string {
  if (next.do !== 'move') return `That player discards ${those}`;
  if (next.to === 'library')
    return `That player puts ${those} ${destination(c, next, false, true).replace('your library', 'their library')}`;
  return `Exile ${those}${next.until === 'sourceLeaves' ? ` until ${c.self} leaves the battlefield` : ''}`;
}
