/** Of spells that everybody knows: whether their targets are hurt or helped. */
import { expect, test } from 'vitest';
import { aimNow } from '../src/magic/aims.js';
import { stateWhere } from './until.js';

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const BOARD = {
  field: [...LANDS, ...LANDS, ...LANDS, 'Grizzly Bears', 'Bonesplitter'],
  graveyard: ['Gray Ogre'],
  theirs: ['Hill Giant', 'Icy Manipulator'],
};

/** What is said of the targets of this card, when it is cast. */
function aimOf(card: string): string | null {
  const s = stateWhere(card, BOARD, ({ pending }) => pending?.kind === 'targets');
  return aimNow(s, s.stack.at(-1) ?? null);
}

test.each([
  ['Lightning Strike', 'harm'],
  ['Doom Blade', 'harm'],
  ['Unsummon', 'harm'],
  ['Mind Rot', 'harm'],
  ['Pacifism', 'harm'],
  ['Control Magic', 'harm'],
  ['Disfigure', 'harm'],
  ['Death Wind', 'harm'],
  ['Glimpse the Unthinkable', 'harm'],
  ['Bump in the Night', 'harm'],
  ['Early Harvest', 'help'],
  ['Twitch', null],
  ['Healing Salve', 'help'],
  ['Giant Growth', 'help'],
  ['Holy Strength', 'help'],
  ['Ancestral Recall', 'help'],
  ['Zombify', 'help'],
  // Either tapped or untapped, as its player likes.
  ['Twiddle', null],
])('%s: %s', (card, aim) => {
  expect(aimOf(card)).toBe(aim);
});
