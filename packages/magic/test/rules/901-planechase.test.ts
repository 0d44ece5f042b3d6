/** CR 901: Planechase; 311 planes, 312 phenomena, 116.2i the planar die, 701.24 planeswalking, 704.6f. */
import { describe, expect, it } from 'vitest';
import { live, type MagicSetup, objectView, type State, viewOf } from '../../src/index.js';
import { define, game, nameOf, type Table, table } from '../kit.js';

/** Faces of the planar die, as a set-up agrees on them. */
const [WALK, CHAOS, BLANK] = [1, 2, 3];

define(
  {
    name: 'Test Twice',
    type: 'Artifact',
    text: 'If you would roll a die, instead roll two of those dice and ignore one of those results.',
  },
  {
    name: 'Test Lowest',
    type: 'Artifact',
    text: 'If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.',
  },
  { name: 'Test Garden', type: 'Plane — Test', text: 'Creatures you control get +1/+1.\nWhenever you roll {CHAOS}, you gain 3 life.' },
  {
    name: 'Test Moor',
    type: 'Plane — Test',
    text: 'When you planeswalk away from Test Moor, you lose 2 life.\nWhenever chaos ensues, draw a card.',
  },
  {
    name: 'Test Harbor',
    type: 'Plane — Test',
    text: 'When you planeswalk to Test Harbor, you gain 5 life.\nWhenever chaos ensues, Test Harbor deals 1 damage to each opponent.',
  },
  {
    name: 'Test Storm',
    type: 'Phenomenon',
    text: 'When you encounter Test Storm, each player loses 1 life. (Then planeswalk away from this phenomenon.)',
  },
  { name: 'Test Workshop', type: 'Plane — Test', text: '{1}: You gain 1 life.\nWhenever chaos ensues, draw a card.' },
  { name: 'Test Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Test Gambler', type: 'Enchantment', cost: '{R}', text: 'Whenever you roll one or more dice, you gain 1 life.' },
);

const DECK_A = ['Test Garden', 'Test Moor', 'Test Storm'];
const DECK_B = ['Test Harbor', 'Test Workshop'];
const faceUp = (s: State): string[] =>
  s.command.filter((id) => objectView(s, id).types.some((t) => t === 'Plane' || t === 'Phenomenon')).map((id) => nameOf(s, id));
const plane = (s: State): ReturnType<typeof objectView> => {
  const id = s.command.find((x) => objectView(s, x).types.includes('Plane'));
  return objectView(s, id as number);
};

const planar = (dice: number[], a = DECK_A, b = DECK_B, land: string[] = ['4 Forest'], battlefield: string[] = []): Table =>
  table(
    { A: { planarDeck: a, battlefield: [...land, ...battlefield] }, B: { planarDeck: b, battlefield: ['Test Bear'] } },
    'precombatMain',
    { dice: [dice, []] },
  );

/** Rolls the die and answers the payment. */
const roll = (t: Table): Table => {
  const name = faceUp(t.state)[0];
  return t.act('A', 'planarDie', name);
};

describe('901: Planechase', () => {
  it('706.6, 901.9d: of two planar dice that are rolled instead of one the player chooses which counts; lower and higher are nothing to it', () => {
    const t = planar([3, 2], DECK_A, DECK_B, ['4 Forest'], ['Test Twice', 'Test Lowest']);
    roll(t.choose('option', 'chaos'));
    expect(t.happened('chaos').length).toBe(1);
    expect(t.happened('roll').length).toBe(1);
  });
  it('706.6: more planar dice than can come of one answer end the game in a ruling', () => {
    const t = planar([], DECK_A, DECK_B, ['4 Forest'], ['40 Test Twice']);
    roll(t);
    expect(t.state.result?.reason.id).toBe('end.limit.events');
  });
  it('901.5, 103.7: the top card of the starting player is the starting plane; a phenomenon goes to the bottom first; nothing triggers', () => {
    const t = table({ A: { planarDeck: ['Test Storm', 'Test Harbor', 'Test Moor'] }, B: { planarDeck: DECK_B } }, 'upkeep');
    expect(faceUp(t.state)).toEqual(['Test Harbor']);
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
    expect(viewOf(t.state, 0).players.map((p) => p.planarDeckCount)).toEqual([2, 2]);
  });

  it('901.6, 311.5: the planar controller is the active player, whoever owns the plane', () => {
    const t = table({ A: { planarDeck: DECK_A, battlefield: ['Test Bear'] }, B: { planarDeck: DECK_B, battlefield: ['Test Bear'] } });
    expect([plane(t.state).owner, plane(t.state).controller]).toEqual([0, 0]);
    expect([t.pt('Test Bear', 0), t.pt('Test Bear', 1)]).toEqual(['3/3', '2/2']);
    t.to('precombatMain', 2);
    expect([plane(t.state).owner, plane(t.state).controller]).toEqual([0, 1]);
    expect([t.pt('Test Bear', 0), t.pt('Test Bear', 1)]).toEqual(['2/2', '3/3']);
  });

  it('901.9, 116.2i: a roll costs the number of rolls taken before this turn, in a main phase of one’s own, with an empty stack', () => {
    const t = planar([BLANK, BLANK, BLANK]);
    const untapped = (): number => t.perms('Forest').filter((f) => !f.tapped).length;
    roll(t);
    expect(untapped()).toBe(4);
    roll(t);
    expect(untapped()).toBe(3);
    roll(t);
    expect(untapped()).toBe(1);
    // the fourth costs three
    expect(t.can('A')).not.toContain('planarDie Test Garden');
    expect(t.happened('roll').map((e) => e.word)).toEqual(['planar:blank', 'planar:blank', 'planar:blank']);
    t.to('beginCombat');
    expect(t.can('A')).not.toContain('planarDie Test Garden');
  });

  it('901.9: the cost begins anew each turn, and is nobody’s but the active player’s', () => {
    const t = planar([BLANK]);
    roll(t);
    t.to('precombatMain', 2);
    expect(t.can('B')).toContain('planarDie Test Garden');
    expect(t.can('A')).not.toContain('planarDie Test Garden');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('planarDie Test Garden');
  });

  it('901.9b, 311.7: on the chaos symbol chaos ensues: the plane’s chaos ability triggers, controlled by the planar controller', () => {
    const t = roll(planar([CHAOS]));
    expect(t.names('stack')).toEqual(['Test Garden']);
    t.resolve();
    expect(t.life('A')).toBe(23);
  });

  it('901.8, 901.9c, 701.24b: on the Planeswalker symbol the planeswalking ability goes on the stack; it puts the plane on the bottom', () => {
    const t = roll(planar([WALK, WALK]));
    expect(t.state.stack.length).toBe(1);
    expect(faceUp(t.state)).toEqual(['Test Garden']);
    t.resolve();
    expect(faceUp(t.state)).toEqual(['Test Moor']);
    expect(t.state.planechase?.decks[0].length).toBe(2);
  });

  it('701.24d, 603.10g: abilities that trigger on planeswalking to and away from a plane', () => {
    const t = roll(planar([WALK], ['Test Moor', 'Test Harbor', 'Test Garden']));
    t.resolve();
    expect(t.names('stack').sort()).toEqual(['Test Harbor', 'Test Moor']);
    t.resolveAll();
    expect(t.life('A')).toBe(20 - 2 + 5);
  });

  it('312.5, 312.7, 704.6f: a phenomenon is encountered; once its ability has left the stack the planar controller planeswalks', () => {
    const t = roll(planar([WALK], ['Test Garden', 'Test Storm', 'Test Workshop']));
    t.resolve();
    expect(faceUp(t.state)).toEqual(['Test Storm']);
    expect(t.names('stack')).toEqual(['Test Storm']);
    t.resolve();
    expect(faceUp(t.state)).toEqual(['Test Workshop']);
    expect([t.life('A'), t.life('B')]).toEqual([19, 19]);
    expect(t.happened('planeswalkTo').map((e) => e.rule)).toEqual(['701.24b', '704.6f']);
  });

  it('311.4, 901.7: activated abilities of a face-up plane are its controller’s', () => {
    const t = planar([], ['Test Workshop', 'Test Moor']);
    expect(t.can('A')).toContain('activate Test Workshop');
    t.activate('A', 'Test Workshop').resolve();
    expect(t.life('A')).toBe(21);
    expect(t.can('B')).not.toContain('activate Test Workshop');
  });

  it('901.9d, 706.7: rolling the planar die is rolling a die', () => {
    const t = roll(planar([BLANK], DECK_A, DECK_B, ['2 Forest'], ['Test Gambler']));
    t.resolve();
    expect(t.life('A')).toBe(21);
  });

  it('701.24b: the plane goes under its owner’s planar deck, the next one comes from the deck of who planeswalks', () => {
    const t = planar([]);
    t.to('precombatMain', 2);
    t.state = game.create(
      {
        players: [
          { name: 'A', deck: [{ card: 'Forest', count: 20 }], planarDeck: DECK_A },
          { name: 'B', deck: [{ card: 'Forest', count: 20 }], planarDeck: DECK_B },
        ],
        first: 0,
        opening: 'none',
        dice: [[], [WALK]],
      },
      'owner',
    ).state;
    t.to('precombatMain', 2).act('B', 'planarDie', 'Test Garden').resolve();
    expect(faceUp(t.state)).toEqual(['Test Harbor']);
    expect(t.state.planechase?.decks.map((d) => d.length)).toEqual([3, 1]);
    expect(plane(t.state).owner).toBe(1);
  });

  it('views: the face-up plane is seen by all, of planar decks only the number of cards', () => {
    const t = planar([]);
    for (const seat of [0, 1, null]) {
      const view = viewOf(t.state, seat);
      expect(view.command.map((o) => o.name)).toContain('Test Garden');
      expect(JSON.stringify(view)).not.toContain('Test Moor');
    }
  });
});

const seatOf = (name: string, planarDeck?: string[]): MagicSetup['players'][number] => ({
  name,
  deck: [{ card: 'Forest', count: 30 }],
  ...(planarDeck ? { planarDeck } : {}),
});
const three = (setup: Partial<MagicSetup> = {}): State =>
  game.create(
    {
      players: [seatOf('A', DECK_A), seatOf('B', DECK_B), seatOf('C', ['Test Moor', 'Test Garden'])],
      first: 0,
      opening: 'none',
      ...setup,
    },
    'three',
  ).state;

describe('901.10: leaving the game', () => {
  it('311.5, 901.10: the next player becomes the planar controller; what the leaver owns goes, the next plane is turned up', () => {
    const s = three();
    const left = game.concede(s, 0);
    if (!left.ok) throw new Error('refused');
    expect(faceUp(left.state)).toEqual(['Test Harbor']);
    expect(plane(left.state).controller).toBe(1);
    // 901.11: that is planeswalking
    expect(live(left.state, left.state.command[0])?.owner).not.toBe(0);
    expect(left.events.filter((e) => e.kind === 'planeswalkTo').map((e) => e.rule)).toEqual(['901.10']);
  });

  it('901.10: a plane whose owner stays stays', () => {
    const left = game.concede(three(), 1);
    if (!left.ok) throw new Error('refused');
    expect(faceUp(left.state)).toEqual(['Test Garden']);
  });

  it('901.15b: with a single planar deck the plane stays: its owner is the planar controller', () => {
    const s = three({ planarDeck: [...DECK_A, ...DECK_B], players: ['A', 'B', 'C'].map((n) => seatOf(n)) });
    expect(s.planechase?.decks.length).toBe(1);
    const left = game.concede(s, 0);
    if (!left.ok) throw new Error('refused');
    expect(faceUp(left.state)).toEqual(['Test Garden']);
    expect([plane(left.state).owner, plane(left.state).controller]).toEqual([1, 1]);
  });
});

describe('901.3, 901.15a: planar decks', () => {
  const ten = Array.from({ length: 10 }, (_, i) => `Test Plane ${i}`);
  for (const name of ten) define({ name, type: 'Plane — Test', text: 'Whenever chaos ensues, draw a card.' });
  define({ name: 'Test Storm B', type: 'Phenomenon', text: 'When you encounter Test Storm B, draw a card.' });
  define({ name: 'Test Storm C', type: 'Phenomenon', text: 'When you encounter Test Storm C, draw a card.' });
  const refusal = (players: MagicSetup['players'], more: Partial<MagicSetup> = {}): string => {
    try {
      game.create({ players, ...more }, 'x');
    } catch (e) {
      return (e as { refusal?: { rule: string } }).refusal?.rule ?? String(e);
    }
    return 'none';
  };

  it('ten cards at least, each once, two phenomena at most, planes and phenomena only, one deck for each player', () => {
    expect(refusal([seatOf('A', ten), seatOf('B', ten)])).toBe('none');
    expect(refusal([seatOf('A', ten.slice(1)), seatOf('B', ten)])).toBe('901.3');
    expect(refusal([seatOf('A', [...ten, ten[0]]), seatOf('B', ten)])).toBe('901.3');
    expect(refusal([seatOf('A', [...ten, 'Test Storm', 'Test Storm B', 'Test Storm C']), seatOf('B', ten)])).toBe('901.3');
    expect(refusal([seatOf('A', [...ten, 'Forest']), seatOf('B', ten)])).toBe('901.3');
    expect(refusal([seatOf('A', ten), seatOf('B')])).toBe('901.3');
    expect(refusal([seatOf('A'), seatOf('B')], { planarDeck: ten })).toBe('901.15a');
    expect(refusal([{ name: 'A', deck: [{ card: ten[0], count: 1 }] }, seatOf('B')])).toBe('100.2d');
  });

  it('the same seed gives the same game; a saved game is the same', () => {
    const setup: MagicSetup = { players: [seatOf('A', ten), seatOf('B', ten)] };
    const a = game.create(setup, 'seed').state;
    expect(game.hash(game.create(setup, 'seed').state)).toBe(game.hash(a));
    expect(game.hash(game.restore(game.save(a), setup))).toBe(game.hash(a));
  });
});

define(
  {
    name: 'Test Rift',
    type: 'Phenomenon',
    text: 'When you encounter Test Rift, reveal cards from the top of your planar deck until you reveal two plane cards. Simultaneously planeswalk to both of them. Put all other cards revealed this way on the bottom of your planar deck in any order.',
  },
  {
    name: 'Test Passage',
    type: 'Phenomenon',
    text: 'When you encounter Test Passage, reveal cards from the top of your planar deck until you reveal two plane cards. Put a plane card from among them on top of your planar deck, then put the rest of the revealed cards on the bottom in a random order.',
  },
  {
    name: 'Test Stair',
    type: 'Plane — Test',
    text: 'Whenever chaos ensues, reveal the top card of your planar deck. You may put it on the bottom of your planar deck.',
  },
  {
    name: 'Test Pools',
    type: 'Plane — Test',
    text: "Whenever chaos ensues, reveal the top two cards of your planar deck. Each of the revealed cards' chaos abilities triggers. Then put the revealed cards on the bottom of your planar deck in any order.",
  },
); // prettier-ignore

describe('901.4: cards of the planar deck', () => {
  const deckOf = (t: Table): string[] => (t.state.planechase?.decks[0] ?? []).map((card) => t.state._pool.cards[card].card.name).reverse();

  it('901.11c: two planes at once; other cards revealed go to the bottom; what lasts is the phenomenon no more', () => {
    const t = planar([WALK], ['Test Garden', 'Test Rift', 'Test Storm', 'Test Moor', 'Test Workshop', 'Test Harbor']);
    roll(t).resolve(); // the planeswalking ability
    t.resolve(); // what the phenomenon does
    expect(faceUp(t.state).sort()).toEqual(['Test Moor', 'Test Workshop']);
    expect(deckOf(t)).toEqual(['Test Harbor', 'Test Garden', 'Test Rift', 'Test Storm']);
    // 704.6f: no phenomenon is left to planeswalk away from
    t.pass();
    expect(t.happened('planeswalkTo').length).toBe(3);
    expect(faceUp(t.state).length).toBe(2);
  });

  it('a plane card from among those revealed goes on top, and is the next one', () => {
    const t = planar([WALK], ['Test Garden', 'Test Passage', 'Test Moor', 'Test Storm', 'Test Workshop']);
    t.choose('choose', 'Test Workshop');
    roll(t).resolve();
    t.resolve();
    t.pass();
    // 704.6f: then the phenomenon is left
    expect(faceUp(t.state)).toEqual(['Test Workshop']);
    expect(deckOf(t).slice().sort()).toEqual(['Test Garden', 'Test Moor', 'Test Passage', 'Test Storm']);
  });

  it('a card that is only revealed stays on top; it may go to the bottom', () => {
    const t = planar([CHAOS], ['Test Stair', 'Test Moor', 'Test Harbor']);
    roll(t).resolve();
    expect(deckOf(t)).toEqual(['Test Moor', 'Test Harbor']);
    const u = planar([CHAOS], ['Test Stair', 'Test Moor', 'Test Harbor']);
    u.when('may', { yes: true });
    roll(u).resolve();
    expect(deckOf(u)).toEqual(['Test Harbor', 'Test Moor']);
    expect(u.happened('reveal').length).toBe(1);
  });

  it('311.7: the chaos ability of a plane card that is revealed and still in its deck triggers; its other abilities don’t work', () => {
    const t = planar([CHAOS], ['Test Pools', 'Test Garden', 'Test Harbor', 'Test Moor'], DECK_B, ['4 Forest'], ['Test Bear']);
    roll(t).resolve();
    expect(t.state.stack.length).toBe(2);
    expect(t.pt('Test Bear')).toBe('2/2');
    t.resolve(2);
    expect([t.life('A'), t.life('B')]).toEqual([23, 19]);
    expect(deckOf(t)).toEqual(['Test Moor', 'Test Garden', 'Test Harbor']);
  });
});

describe('103.8: the beginning of the game', () => {
  define({ name: 'Test Avatar', type: 'Vanguard', hand: '+0', life: '+0', text: 'At the beginning of the game, you gain 4 life.' });

  it('what triggers then goes on the stack the first time a player would get priority, and never again', () => {
    const t = table({ A: { vanguard: 'Test Avatar' }, B: { vanguard: 'Test Avatar' } }, 'upkeep');
    expect(t.happened('gameBegins').length).toBe(1);
    expect([t.life('A'), t.life('B')]).toEqual([24, 24]);
    t.to('upkeep', 2);
    expect([t.life('A'), t.life('B')]).toEqual([24, 24]);
  });
});
