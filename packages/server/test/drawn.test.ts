/**
 * What a client is shown of a state is the same whether moments before it were shown or not. What was made of objects is kept as long as they stay what they are:
 * a state that was saved and read again has nothing kept.
 */
import { embeddedIndex } from '@apnap/cards';
import { type CardSource, type MagicSetup, magicGame } from '@apnap/magic';
import { Dice } from '@apnap/players';
import type { MagicView } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { randomLegal } from '../../magic/test/invariants/play.js';
import { gameView } from '../src/magic/game.js';
import { Handles } from '../src/views/handles.js';
import type { Viewer } from '../src/views/viewer.js';

const index = embeddedIndex();
const find: CardSource = (name) => index.find(name);
const game = magicGame(find);
const viewers: Viewer[] = [0, 1, null];

/** Cards with what changes how others look: Auras, Equipment, anthems, counters, copies, faces down, tokens, lands. */
const CARDS =
  `Honor of the Pure, Glorious Anthem, Rancor, Pacifism, Control Magic, Clone, Sower of Temptation, Bonesplitter, Loxodon Warhammer, Exalted Angel, Battering Craghorn,
Willbender, Oblivion Ring, Thief of Hope, Squadron Hawk, Raise the Alarm, Bitterblossom, Hangarback Walker, Walking Ballista, Vampire Nighthawk, Soltari Priest, Lightning Bolt, Giant Growth,
Unsummon, Doom Blade, Opalescence, Humility, Blood Moon, March of the Machines, Delver of Secrets, Huntmaster of the Fells, Kitchen Finks, Strangleroot Geist, Cathars' Crusade, Ajani Goldmane,
Ixidron, Conspiracy, Mirror Entity, Telepathy, Courser of Kruphix, Future Sight, Sakura-Tribe Elder, Llanowar Elves, Birds of Paradise`
    .split(/,\s+/)
    .filter((name) => index.find(name) !== undefined);

/** CR 304.4, 307.4 */
const PERMANENTS = CARDS.filter((name) => !index.find(name)?.faces[0].types.some((t) => t === 'Instant' || t === 'Sorcery'));

function setupOf(dice: Dice): MagicSetup {
  const pile = Array.from({ length: 40 }, () => dice.oneOf(CARDS));
  const deck = [...pile.map((card) => ({ card, count: 1 })), { card: 'City of Brass', count: 20 }];
  const place = [0, 1].flatMap((seat) => [
    { seat, zone: 'battlefield' as const, card: 'City of Brass', count: 6 },
    ...Array.from({ length: 6 }, () => ({ seat, zone: 'battlefield' as const, card: dice.oneOf(PERMANENTS) })),
  ]);
  return { players: ['A', 'B'].map((name) => ({ name, deck, life: 60 })), minimumDeck: 0, place };
}

test('what is drawn of an object is what would be drawn of it without anything kept', () => {
  expect(CARDS.length).toBeGreaterThan(35);
  let compared = 0;
  for (let seed = 0; seed < 6; seed++) {
    const dice = new Dice(`drawn-${seed}`);
    const setup = setupOf(dice);
    let { state } = game.create(setup, `drawn-${seed}`);
    const handles = viewers.map((viewer) => new Handles('secret', viewer, null));
    for (let n = 0; n < 150 && state.pending; n++) {
      const outcome = game.answer(state, randomLegal(state, dice.below));
      if (!outcome.ok) throw new Error(`an answer of seed ${seed} was refused`);
      ({ state } = outcome);
      const shown = viewers.map((viewer, i) => gameView(state, viewer, n, handles[i]));
      if (n % 5 !== 0) continue;
      const again = game.restore(game.save(state), setup);
      for (const [i, viewer] of viewers.entries()) {
        const fresh = gameView(again, viewer, n, handles[i]);
        expect(shown[i].view, `seed ${seed}, answer ${n}, viewer ${viewer}`).toEqual(fresh.view);
        expect([...shown[i].faces.keys()].sort()).toEqual([...fresh.faces.keys()].sort());
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test('what has not changed is the very same to whoever sees it again', () => {
  const setup = setupOf(new Dice('drawn-same'));
  const { state } = game.create(setup, 'drawn-same');
  const handles = new Handles('secret', 0, null);
  const [first, second] = [0, 1].map((n) => gameView(state, 0, n, handles).view as MagicView);
  const alone = first.battlefield.filter((c) => c.attachedTo === undefined);
  expect(alone.length).toBeGreaterThan(10);
  const same = second.battlefield.filter((c) => first.battlefield.includes(c));
  expect(same.length).toBeGreaterThan(10);
});
