import type { Card } from '@apnap/ability';
import { compileCard } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { dungeonOf, type MagicSetup, roomOf, unsupported } from '../../src/index.js';
import { define, defineData, game, Table } from '../kit.js';

/** A dungeon compiled from its text. */
function dungeon(name: string, subtypes: string[], text: string): Card {
  const r = compileCard({ name, layout: 'normal', supertypes: [], types: ['Dungeon'], subtypes, text });
  if (!r.ok) throw new Error(JSON.stringify(r.refusals));
  expect(unsupported(r.card)).toEqual([]);
  defineData(r.card);
  return r.card;
}

dungeon(
  'Small Mine',
  [],
  'Gate — You gain 1 life. (Leads to: Left, Right)\nLeft — You gain 10 life. (Leads to: Bottom)\nRight — Each opponent loses 1 life. (Leads to: Bottom)\nBottom — Draw a card.',
);
dungeon('Other Mine', [], 'Door — You gain 2 life. (Leads to: Cellar)\nCellar — Draw two cards.');
dungeon(
  'Undercity',
  ['Undercity'],
  'You can\'t enter this dungeon unless you "venture into Undercity."\nEntrance — You gain 3 life. (Leads to: Throne)\nThrone — Draw a card.',
);

const venturer = (name: string, text: string) => ({ name, cost: '{0}', type: 'Artifact', text });
define(
  venturer('Compass', '{0}: Venture into the dungeon.'),
  venturer('Claim', '{0}: You take the initiative.'),
  {
    name: 'Stalker',
    cost: '{B}',
    type: 'Creature — Elf',
    pt: '2/1',
    text: "As long as you've completed a dungeon, Stalker has double strike.",
  },
  {
    name: 'Delver',
    cost: '{B}',
    type: 'Creature — Elf',
    pt: '1/1',
    text: 'Whenever you venture into the dungeon, put a +1/+1 counter on Delver.',
  },
  {
    name: 'Finisher',
    cost: '{B}',
    type: 'Creature — Elf',
    pt: '1/1',
    text: 'Whenever you complete a dungeon, put a +1/+1 counter on Finisher.',
  },
  { name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  {
    name: 'Warden',
    cost: '{1}{G}',
    type: 'Creature — Elf',
    pt: '2/2',
    text: 'Room abilities of dungeons you own trigger an additional time.',
  },
);

function table(a: string[], b: string[] = []): Table {
  const t = new Table({});
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck: [{ card: 'Blank', count: 30 }] },
      { name: 'B', deck: [{ card: 'Blank', count: 30 }] },
    ],
    first: 0,
    opening: 'none',
    dungeons: ['Small Mine', 'Other Mine', 'Undercity'],
    place: [
      ...a.map((card) => ({ seat: 0, zone: 'battlefield' as const, card })),
      ...b.map((card) => ({ seat: 1, zone: 'battlefield' as const, card })),
    ],
  };
  t.state = game.create(setup, 'dungeons').state;
  return t.to('precombatMain', 1);
}

/** Chooses the option of this name whenever it is there. */
const going = (t: Table, ...words: string[]): Table =>
  t.when('option', (d) => {
    const options = (d.ask as unknown as { options: { word?: string }[] }).options;
    const i = options.findIndex((o) => o.word !== undefined && words.includes(o.word));
    return i < 0 ? undefined : { pick: [i] };
  });

const where = (t: Table, seat = 0): string => {
  const id = dungeonOf(t.state, seat);
  return id === 0 ? 'none' : (roomOf(t.state, id)?.name ?? '?');
};

describe('309 dungeons', () => {
  it('701.46a, 309.4a: the first venture brings a dungeon into the command zone, with the marker on the topmost room', () => {
    const t = going(table(['Compass', 'Delver']), 'Small Mine')
      .activate('A', 'Compass')
      .resolve();
    expect(where(t)).toBe('Gate');
    t.resolve(2);
    expect(t.life('A')).toBe(21);
    expect(t.counters('Delver', '+1/+1')).toBe(1);
  });

  it('309.4c, 603.2d: a room ability is a triggered ability of the dungeon, which can trigger an additional time', () => {
    const t = going(table(['Compass', 'Warden']), 'Small Mine')
      .activate('A', 'Compass')
      .resolve();
    expect(t.state.stack).toHaveLength(2);
    expect(t.resolveAll().life('A')).toBe(22);
  });
  it('309.4c, 603.2d: those of the dungeons of others are not meant', () => {
    const t = going(table(['Compass'], ['Warden']), 'Small Mine')
      .activate('A', 'Compass')
      .resolveAll();
    expect(t.life('A')).toBe(21);
  });

  it('701.46b, 309.5a: the marker follows an arrow, as the player chooses where there are several', () => {
    const t = going(table(['Compass']), 'Small Mine', 'Right')
      .activate('A', 'Compass')
      .resolve(2)
      .activate('A', 'Compass')
      .resolve();
    expect(where(t)).toBe('Right');
    expect(t.resolve().life('B')).toBe(19);
    t.activate('A', 'Compass').resolve();
    expect(where(t)).toBe('Bottom');
  });

  it('309.6, 309.7: a dungeon whose marker is on the bottommost room is completed once its room ability has left the stack', () => {
    const t = going(table(['Compass', 'Stalker', 'Finisher']), 'Other Mine');
    t.activate('A', 'Compass').resolve(2).activate('A', 'Compass').resolve();
    expect(where(t)).toBe('Cellar');
    expect(t.perm('Stalker').keywords).toEqual([]);
    t.resolve();
    expect(where(t)).toBe('none');
    expect(t.names('hand', 'A')).toHaveLength(2);
    expect(t.perm('Stalker').keywords).toEqual(['doubleStrike']);
    expect(t.resolve().counters('Finisher', '+1/+1')).toBe(1);
    expect(t.state.players.rows[0].completed).toEqual(['Other Mine']);
  });

  it('701.46c: venturing from the bottommost room completes the dungeon and begins another', () => {
    const t = going(table(['Compass']), 'Other Mine');
    t.activate('A', 'Compass').resolve(2).activate('A', 'Compass').activate('A', 'Compass').resolve();
    // the ability of the bottommost room is on the stack above the venture that waits
    expect(where(t)).toBe('Cellar');
    t.resolve(2);
    expect(t.state.players.rows[0].completed).toEqual(['Other Mine']);
    expect(where(t)).toBe('Door');
  });

  it('309.3: each player has a dungeon of their own', () => {
    const t = going(table(['Compass'], ['Compass']), 'Other Mine')
      .activate('A', 'Compass')
      .resolve(2);
    t.activate('B', 'Compass').resolve(2);
    expect([where(t, 0), where(t, 1)]).toEqual(['Door', 'Door']);
    expect(t.life('B')).toBe(22);
  });

  it('701.46d: a dungeon that is entered by name is not offered otherwise', () => {
    const t = table(['Compass']);
    const offered: string[][] = [];
    t.when('option', (d) => {
      offered.push((d.ask as unknown as { options: { word: string }[] }).options.map((o) => o.word));
      return undefined;
    });
    t.activate('A', 'Compass').resolve();
    expect(offered).toEqual([['Other Mine', 'Small Mine']]);
  });
});

describe('723 the initiative', () => {
  it('723.2: taking it ventures into Undercity, and so does each upkeep of the player who has it', () => {
    const t = table(['Claim']).activate('A', 'Claim').resolve(2);
    expect(where(t)).toBe('Entrance');
    t.resolve();
    expect(t.life('A')).toBe(23);
    t.to('draw', 3);
    expect(t.state.players.rows[0].completed).toEqual(['Undercity']);
  });

  it('723.2: combat damage of creatures takes it over, once for all of them', () => {
    const t = table(['Claim'], ['Bear', 'Bear']).activate('A', 'Claim').resolve(3);
    t.to('declareAttackers', 2).attack('Bear', 'Bear').to('postcombatMain', 2);
    expect(t.happened('designated')).toHaveLength(2);
    expect(t.state.designations.initiative).toBe(1);
    expect(where(t, 1)).toBe('Entrance');
  });

  it('723.5: taking it again is no second designation, but ventures again', () => {
    const t = table(['Claim']).activate('A', 'Claim').resolve(3).activate('A', 'Claim').resolve(2);
    expect(where(t)).toBe('Throne');
  });
});
