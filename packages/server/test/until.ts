/** Games without a server: a board, and what the first player does until something is asked. */
import { type Answer, begin, defaultAnswer, play } from '@apnap/kernel';
import { type ActOption, type MagicSetup, magicGame, type Placed, type State } from '@apnap/magic';
import { CardBook } from '../src/cards.js';
import { nameText } from '../src/magic/words.js';

const game = magicGame(new CardBook('').source);

export interface Board {
  field: readonly string[];
  hand?: readonly string[];
  graveyard?: readonly string[];
  /** What the other player has on the battlefield. */
  theirs?: readonly string[];
  /** Who has the first turn. */
  first?: number;
}

/** The first state that is so, where the first player has this card in hand, and casts and activates it as soon as he can. */
export function stateWhere(
  card: string,
  { field, hand = [], graveyard = [], theirs = [], first = 0 }: Board,
  wanted: (s: State) => boolean,
): State {
  const some = (seat: number, zone: Placed['zone'], cards: readonly string[]): Placed[] => cards.map((c) => ({ seat, zone, card: c }));
  const setup: MagicSetup = {
    players: ['A', 'B'].map((name) => ({ name, deck: [] })),
    first,
    opening: 'none',
    place: [
      ...some(0, 'hand', [card, ...hand]),
      ...some(0, 'battlefield', field),
      ...some(0, 'graveyard', graveyard),
      ...some(1, 'battlefield', theirs),
      ...[0, 1].flatMap((seat) => some(seat, 'library', ['Forest', 'Forest', 'Forest'])),
    ],
  };
  const played = begin(game, setup, 'until');
  for (let n = 0; n < 200 && played.state.pending; n++) {
    const { state } = played;
    const d = played.state.pending;
    if (wanted(state)) return state;
    const options = d.kind === 'act' && d.seat === 0 && d.ask.form === 'pick' ? (d.ask.options as readonly ActOption[]) : [];
    const at = options.findIndex((o) => (o.act === 'cast' || o.act === 'activate') && nameText(state, o.object).en === card);
    const answer: Answer = at >= 0 ? { pick: [at] } : defaultAnswer(d);
    if (!play(game, played, answer).ok) throw new Error(`${d.kind} is not answered so`);
  }
  throw new Error(`nothing of the kind came with ${card}`);
}
