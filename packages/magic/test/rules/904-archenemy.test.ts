/** CR 904: Archenemy; 314 schemes, 701.25 setting in motion, 701.26 abandoning, 704.6e. CR 902: Vanguard; 313. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView, type State, viewOf } from '../../src/index.js';
import { define, game, nameOf, type Table, table } from '../kit.js';
import { Pod, seat as pod } from '../pod.js';

define(
  { name: 'Test Tribute', type: 'Scheme', text: 'When you set this scheme in motion, you gain 2 life.' },
  { name: 'Test Ruin', type: 'Scheme', text: 'When you set this scheme in motion, each opponent loses 3 life.' },
  {
    name: 'Test Reign',
    type: 'Ongoing Scheme',
    text: "(An ongoing scheme remains face up until it's abandoned.)\nCreatures you control get +1/+0.\nWhenever an opponent casts a spell, abandon this scheme.",
  },
  { name: 'Test Ogre', type: 'Creature — Ogre', cost: '{2}{R}', pt: '3/3' },
  { name: 'Test Spark', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' },
  { name: 'Test Champion', type: 'Vanguard', hand: '+1', life: '-3', text: '{1}: Draw a card.' },
  { name: 'Test Warlord', type: 'Vanguard', hand: '-2', life: '+15', text: 'Creatures you control get +1/+1.' },
);

const schemes = (s: State): string[] => s.command.filter((id) => objectView(s, id).types.includes('Scheme')).map((id) => nameOf(s, id));
const DECK = ['Test Tribute', 'Test Ruin', 'Test Reign'];
const versus = (schemeDeck: string[], step: State['turn']['step'] = 'precombatMain'): Table =>
  table(
    {
      A: { schemeDeck, battlefield: ['Test Ogre', '2 Mountain'] },
      B: { battlefield: ['Test Ogre', '2 Mountain'], hand: ['Test Spark'] },
    },
    step,
  );

describe('904: Archenemy', () => {
  it('904.5, 103.4e: the archenemy begins with 40 life, the other player with 20', () => {
    const t = versus(DECK, 'upkeep');
    expect([t.life('A'), t.life('B')]).toEqual([40, 20]);
  });

  it('904.6: the archenemy takes the first turn', () => {
    const players = [
      { name: 'A', deck: [{ card: 'Mountain', count: 20 }] },
      { name: 'B', deck: [{ card: 'Mountain', count: 20 }], schemeDeck: DECK },
    ];
    for (const seed of ['1', '2', '3', '4']) expect(game.create({ players, opening: 'none' }, seed).state.turn.active).toBe(1);
    expect(() => game.create({ players, opening: 'none', first: 0 }, '1')).toThrow('first turn');
  });

  it('904.9, 505.3, 703.4e: as the archenemy’s precombat main phase begins the top scheme is set in motion; that uses no stack', () => {
    const t = versus(DECK, 'upkeep');
    expect(schemes(t.state)).toEqual([]);
    while (t.state.turn.step !== 'precombatMain') t.pass();
    expect(schemes(t.state)).toEqual(['Test Tribute']);
    expect(t.names('stack')).toEqual(['Test Tribute']);
    expect(t.happened('setInMotion').map((e) => e.rule)).toEqual(['703.4e']);
    // what it does is an ability that triggers
    expect(t.happened('trigger', '603.3').length).toBe(1);
  });

  it('704.6e, 904.10, 314.6: it stays while its ability is on the stack, then it goes to the bottom of the scheme deck', () => {
    const t = versus(['Test Tribute', 'Test Ruin'], 'upkeep');
    const deck = (): number[] => [...(t.state.schemes?.[0] ?? [])];
    const before = deck();
    while (t.state.stack.length === 0) t.pass();
    expect(schemes(t.state)).toEqual(['Test Tribute']);
    t.resolve();
    expect(t.life('A')).toBe(42);
    expect(schemes(t.state)).toEqual([]);
    expect(deck()).toEqual([before[1], before[0]]);
  });

  it('904.9: each of the archenemy’s turns, not those of the others', () => {
    const t = versus(DECK, 'upkeep');
    t.to('precombatMain', 2);
    expect(t.happened('setInMotion').length).toBe(1);
    t.to('beginCombat', 3);
    expect(t.happened('setInMotion').length).toBe(2);
    expect(t.life('B')).toBe(17);
  });

  it('904.11, 314.4: an ongoing scheme stays face up and its static abilities apply', () => {
    const t = versus(['Test Reign', 'Test Tribute']);
    expect([t.pt('Test Ogre', 0), t.pt('Test Ogre', 1)]).toEqual(['4/3', '3/3']);
    t.to('beginCombat', 3);
    expect(schemes(t.state)).toEqual(['Test Reign']);
    expect(t.life('A')).toBe(42);
  });

  it('701.26a-b: abandoned, an ongoing scheme goes to the bottom of its owner’s scheme deck', () => {
    const t = versus(['Test Reign', 'Test Tribute']);
    t.cast('B', 'Test Spark').resolveAll();
    expect(schemes(t.state)).toEqual([]);
    expect(t.pt('Test Ogre', 0)).toBe('3/3');
    expect(t.happened('abandon').map((e) => e.rule)).toEqual(['701.26b']);
    expect(t.state.schemes?.[0].length).toBe(2);
  });

  it('904.12: in a Supervillain Rumble each player is an archenemy', () => {
    const seat = (name: string): MagicSetup['players'][number] => ({ name, deck: [{ card: 'Mountain', count: 30 }], schemeDeck: DECK });
    const s = game.create({ players: ['A', 'B', 'C'].map(seat), opening: 'none', first: 1 }, 'rumble').state;
    expect(s.players.rows.map((p) => p.life)).toEqual([40, 40, 40]);
    expect(s.turn.active).toBe(1);
  });

  it('904.2, 904.3: what is not played or not a scheme deck is refused', () => {
    const seat = (name: string, schemeDeck?: string[]): MagicSetup['players'][number] => ({
      name,
      deck: [{ card: 'Mountain', count: 30 }],
      ...(schemeDeck ? { schemeDeck } : {}),
    });
    const twenty = Array.from({ length: 10 }, (_, i) => `Test Scheme ${i}`).flatMap((n) => [n, n]);
    for (const name of new Set(twenty)) define({ name, type: 'Scheme', text: 'When you set this scheme in motion, draw a card.' });
    const refusal = (players: MagicSetup['players']): string => {
      try {
        game.create({ players }, 'x');
      } catch (e) {
        return (e as { refusal?: { rule: string } }).refusal?.rule ?? String(e);
      }
      return 'none';
    };
    expect(refusal([seat('A', twenty), seat('B')])).toBe('none');
    expect(refusal([seat('A', twenty.slice(1)), seat('B')])).toBe('904.3');
    expect(refusal([seat('A', [...twenty, twenty[0]]), seat('B')])).toBe('904.3');
    expect(refusal([seat('A', [...twenty, 'Mountain']), seat('B')])).toBe('904.3');
    expect(refusal([seat('A', twenty), seat('B', twenty), seat('C')])).toBe('904.2a');
  });
});

describe('904.2: one archenemy against a team', () => {
  const against = (place: MagicSetup['place'] = []): Pod =>
    new Pod({ players: [pod('A'), { ...pod('B'), schemeDeck: ['Test Ruin'] }, pod('C')], first: 1, place });

  it('904.5-904.6, 805: the archenemy begins, with 40 life, and the others take their turns together', () => {
    const t = against();
    expect([t.state.order, t.state.players.rows.map((p) => p.life)]).toEqual([
      [1, 2, 0],
      [20, 40, 20],
    ]);
    t.until('act', 0, 'precombatMain', 2);
    expect(t.state.players.rows.map((p) => p.hand.length)).toEqual([1, 1, 1]);
    t.until('act', 1, 'precombatMain', 3);
  });

  it('102.3, 904.9: a scheme says of each opponent what it says of each player of the team, and none is set in motion in their turn', () => {
    const t = against().until('act', 2, 'precombatMain', 2);
    expect(t.state.players.rows.map((p) => p.life)).toEqual([17, 40, 17]);
  });

  it('104.2c, 808.5: who has lost alone still wins with the team; teammates see each other’s hands', () => {
    const t = against([{ seat: 0, zone: 'hand', card: 'Test Spark' }]);
    expect(viewOf(t.state, 2).players.map((p) => p.hand.length)).toEqual([1, 0, 0]);
    t.concede(0);
    expect(t.state.result).toBeNull();
    expect(t.concede(1).state.result?.winners).toEqual([0, 2]);
  });
});

describe('902: Vanguard', () => {
  const avatars = (step: State['turn']['step'] = 'precombatMain'): Table =>
    table(
      {
        A: { vanguard: 'Test Champion', battlefield: ['Test Ogre', '2 Mountain'] },
        B: { vanguard: 'Test Warlord', battlefield: ['Test Ogre', '2 Mountain'] },
      },
      step,
    );

  it('902.4, 211.1: the starting life total is 20 with the life modifier', () => {
    const t = avatars('upkeep');
    expect([t.life('A'), t.life('B')]).toEqual([17, 35]);
  });

  it('902.5, 103.5a, 902.5a: the starting hand is seven with the hand modifier, also after a mulligan', () => {
    const setup: MagicSetup = {
      players: ['Test Champion', 'Test Warlord'].map((vanguard) => ({ name: vanguard, deck: [{ card: 'Mountain', count: 40 }], vanguard })),
      first: 0,
    };
    let s = game.create(setup, 'hands').state;
    expect(s.players.rows.map((p) => p.hand.length)).toEqual([8, 5]);
    const say = (answer: object): void => {
      const o = game.answer(s, answer);
      if (!o.ok) throw new Error('refused');
      s = o.state;
    };
    say({ yes: true });
    say({ yes: false });
    expect(s.players.rows[0].hand.length).toBe(8);
  });

  it('902.5b, 313.6: so is the maximum hand size', () => {
    const t = avatars('upkeep');
    expect(t.state.players.rows.map((p) => p.maxHandSize)).toEqual([8, 5]);
  });

  it('902.6-902.7, 313.4: abilities function from the command zone, under their owner’s control', () => {
    const t = avatars();
    expect([t.pt('Test Ogre', 0), t.pt('Test Ogre', 1)]).toEqual(['3/3', '4/4']);
    expect(t.can('A')).toContain('activate Test Champion');
    expect(t.can('B')).not.toContain('activate Test Champion');
    t.activate('A', 'Test Champion').resolve();
    expect(t.names('hand', 'A').length).toBe(1);
  });

  it('902.3: each player has one, it is a vanguard card and face up for all', () => {
    const deck = [{ card: 'Mountain', count: 40 }];
    expect(() =>
      game.create(
        {
          players: [
            { name: 'A', deck, vanguard: 'Test Warlord' },
            { name: 'B', deck },
          ],
        },
        'x',
      ),
    ).toThrow('needs a vanguard card');
    expect(() =>
      game.create(
        {
          players: [
            { name: 'A', deck, vanguard: 'Test Warlord' },
            { name: 'B', deck, vanguard: 'Test Ogre' },
          ],
        },
        'x',
      ),
    ).toThrow('no vanguard card');
    expect(viewOf(avatars().state, 1).command.map((o) => o.name)).toEqual(['Test Champion', 'Test Warlord']);
  });
});
