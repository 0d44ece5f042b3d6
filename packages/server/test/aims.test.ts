/** Of spells that everybody knows: whether their targets are hurt or helped. */
import { type Answer, begin, defaultAnswer, play } from '@apnap/kernel';
import { type ActOption, type MagicSetup, magicGame, type Placed } from '@apnap/magic';
import { expect, test } from 'vitest';
import { CardBook } from '../src/cards.js';
import { aimNow } from '../src/magic/aims.js';

const game = magicGame(new CardBook('').source);
const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** What is said of the targets of this card, when it is cast. */
function aimOf(card: string): string | null {
  const some = (seat: number, zone: Placed['zone'], cards: readonly string[]): Placed[] => cards.map((c) => ({ seat, zone, card: c }));
  const setup: MagicSetup = {
    players: ['A', 'B'].map((name) => ({ name, deck: [] })),
    first: 0,
    opening: 'none',
    place: [
      ...some(0, 'hand', [card]),
      ...some(0, 'battlefield', [...LANDS, ...LANDS, ...LANDS, 'Grizzly Bears', 'Bonesplitter']),
      ...some(1, 'battlefield', ['Hill Giant', 'Icy Manipulator']),
      ...some(0, 'graveyard', ['Gray Ogre']),
      ...[0, 1].flatMap((seat) => some(seat, 'library', ['Forest', 'Forest'])),
    ],
  };
  const played = begin(game, setup, 'aims');
  for (let n = 0; n < 200 && played.state.pending; n++) {
    const d = played.state.pending;
    if (d.kind === 'targets') return aimNow(played.state, played.state.stack.at(-1) ?? null);
    const options = d.kind === 'act' && d.ask.form === 'pick' ? (d.ask.options as readonly ActOption[]) : [];
    const cast = options.findIndex((o) => o.act === 'cast');
    const answer: Answer = cast >= 0 ? { pick: [cast] } : defaultAnswer(d);
    if (!play(game, played, answer).ok) throw new Error(`${d.kind} is not answered so`);
  }
  throw new Error('no target was asked for');
}

test.each([
  ['Lightning Strike', 'harm'],
  ['Doom Blade', 'harm'],
  ['Unsummon', 'harm'],
  ['Mind Rot', 'harm'],
  ['Pacifism', 'harm'],
  ['Control Magic', 'harm'],
  ['Disfigure', 'harm'],
  ['Giant Growth', 'help'],
  ['Holy Strength', 'help'],
  ['Ancestral Recall', 'help'],
  ['Zombify', 'help'],
  // Either tapped or untapped, as its player likes.
  ['Twiddle', null],
])('%s: %s', (card, aim) => {
  expect(aimOf(card)).toBe(aim);
});
