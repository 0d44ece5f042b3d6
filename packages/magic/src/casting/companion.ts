/** Companions (CR 103.2b, 702.139): which card was revealed as one, and when it can be put into the hand. */
import { type Card, type Cost, companionCondition, fulfilsDeckCondition } from '@apnap/ability';
import { type Id, SetupError } from '@apnap/kernel';
import { place } from '../events/commit.js';
import { perform } from '../events/perform.js';
import { staticEnv } from '../reading/characteristics.js';
import { live, newObject, player, writeObj, writePlayer } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { costPayable, payCosts } from './pay-costs.js';

/** CR 116.2g, 702.139a. */
const PRICE: readonly Cost[] = [{ pay: 'mana', mana: '{3}' }];

const refusal = (name: string, id: string, text: string): SetupError =>
  new SetupError({ message: { id, params: { name } }, rule: '702.139a' }, text);

/**
 * CR 103.2b: reveals a card from outside the game; it stays there.
 * @throws SetupError when the card has no companion ability, or the starting deck is not as the ability says.
 */
export function revealCompanion(g: G, seat: number, name: string, deck: readonly Card[], minimum: number): void {
  const { s } = g;
  const card = s._pool.byName.get(name) as number;
  const condition = companionCondition(s._pool.cards[card].card);
  if (!condition) throw refusal(name, 'setup.noCompanion', `${name} has no companion ability`);
  if (!fulfilsDeckCondition(condition, deck, minimum))
    throw refusal(name, 'setup.companionDeck', `the starting deck does not fulfil the condition of ${name}`);
  const id = player(s, seat).outside.find((o) => live(s, o)?.card === card) ?? fromOutside(g, seat, card);
  writeObj(s, id).known = (1 << s.order.length) - 1;
  writePlayer(s, seat).companion = id;
  log(g, 'reveal', '103.2b', { player: seat, ids: [id] });
}

/** A card of one's own that is in no sideboard (CR 400.11). */
function fromOutside(g: G, seat: number, card: number): Id {
  const o = newObject(g.s, { card, face: g.s._pool.cards[card].home, owner: seat, controller: seat, zone: 'outside' });
  place(g, o);
  return o.id;
}

/** The companion that the seat could pay for now, as far as its place and the cost go; 0: none (CR 116.2g). */
export function companionToTake(s: State, seat: number): Id {
  const id = player(s, seat).companion;
  if (id === 0 || live(s, id)?.zone !== 'outside') return 0;
  return costPayable(s, seat, PRICE, staticEnv(id, seat)) ? id : 0;
}

/** CR 116.2g: pays {3} and puts the card into the hand; false when it can't be paid for. */
export function takeCompanion(g: G, seat: number, id: Id): boolean {
  if (!payCosts(g, seat, PRICE, staticEnv(id, seat))) return false;
  perform(g, [move(id, 'hand', '116.2g')]);
  return true;
}
