import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { define, defineFaces, table } from '../kit.js';

defineFaces(
  'transform',
  { name: 'Test Villager', cost: '{1}{G}', type: 'Creature — Human Werewolf', pt: '2/2', text: 'Daybound' },
  { name: 'Test Werewolf', type: 'Creature — Werewolf', indicator: ['G'], pt: '4/4', text: 'Nightbound' },
);
defineFaces(
  'transform',
  {
    name: 'Old Villager',
    cost: '{1}{G}',
    type: 'Creature — Human Werewolf',
    pt: '2/2',
    text: 'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
  },
  {
    name: 'Old Werewolf',
    type: 'Creature — Werewolf',
    indicator: ['G'],
    pt: '4/4',
    text: 'When this creature transforms into Old Werewolf, you gain 5 life.\nAt the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
  },
);
defineFaces(
  'transform',
  { name: 'Test Mourner', cost: '{2}{W}', type: 'Creature — Human', pt: '1/1', text: 'Disturb {W}' },
  {
    name: 'Test Ghost',
    type: 'Creature — Spirit',
    indicator: ['W'],
    pt: '3/2',
    text: 'Flying\nIf this creature would be put into a graveyard from anywhere, exile it instead.',
  },
);
define({ name: 'Cantrip', cost: '{G}', type: 'Instant', text: 'You gain 1 life.' });
define({ name: 'Likeness', cost: '{G}', type: 'Instant', text: "Create a token that's a copy of target creature card in your graveyard." });
define({ name: 'Moonlight', cost: '{G}', type: 'Instant', text: 'Transform target creature.' });

const VILLAGER = 'Test Villager // Test Werewolf';

describe('CR 728: day and night', () => {
  it('702.145d, 728.1: it becomes day as soon as there is a permanent with daybound; before that it is neither', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: [VILLAGER] } });
    expect(t.state.daytime).toBe('');
    t.cast('A', 'Test Villager').resolve();
    expect(t.state.daytime).toBe('day');
  });

  it('728.2a, 702.145b: after a turn without a spell of its active player it becomes night and the permanent transforms', () => {
    const t = table({ A: { battlefield: [VILLAGER] } });
    expect(t.state.daytime).toBe('day');
    t.to('upkeep', 2);
    expect(t.state.daytime).toBe('night');
    expect(t.pt('Test Werewolf')).toBe('4/4');
    expect(t.perm('Test Werewolf').manaValue).toBe(2); // 202.3b
  });

  it('728.2a: a spell of another player in that turn does not keep it day', () => {
    const t = table({ A: { battlefield: [VILLAGER] }, B: { battlefield: ['1 Forest'], hand: ['Cantrip'] } });
    t.cast('B', 'Cantrip').resolve();
    t.to('upkeep', 2);
    expect(t.state.daytime).toBe('night');
  });

  it('728.2b, 702.145e: two spells of the active player in a turn make it day again', () => {
    const t = table({ A: { battlefield: [VILLAGER] }, B: { battlefield: ['2 Forest'], hand: ['2 Cantrip'] } });
    t.to('precombatMain', 2);
    t.cast('B', 'Cantrip').resolve();
    t.cast('B', 'Cantrip').resolve();
    t.to('upkeep', 3);
    expect(t.state.daytime).toBe('day');
    expect(t.pt('Test Villager')).toBe('2/2');
  });

  it('702.145b: at night it enters transformed', () => {
    const t = table({ A: { battlefield: [VILLAGER, '2 Forest'], hand: [VILLAGER] } });
    t.to('precombatMain', 3);
    expect(t.state.daytime).toBe('night');
    t.cast('A', 'Test Villager').resolve();
    expect(t.perms('Test Werewolf')).toHaveLength(2);
  });
});

describe('CR 712: transforming double-faced cards', () => {
  it('702.145b, 707.8a: at night a token that is a copy of such a card enters transformed, and does not transform', () => {
    const t = table({ A: { battlefield: [VILLAGER, '2 Forest'], hand: ['Likeness'], graveyard: [VILLAGER] } });
    t.to('upkeep', 2);
    expect(t.state.daytime).toBe('night');
    const before = t.happened('transform').length;
    t.cast('A', 'Likeness', { targets: ['Test Villager'] }).resolve();
    expect(t.perms('Test Werewolf')).toHaveLength(2);
    expect(t.happened('transform')).toHaveLength(before);
  });

  it('702.145b, 702.145e: with daybound or nightbound nothing else transforms it', () => {
    const t = table({ A: { battlefield: [VILLAGER, '1 Forest'], hand: ['Moonlight'] } });
    t.cast('A', 'Moonlight', { targets: ['Test Villager'] }).resolve();
    expect(t.names('battlefield')).toContain('Test Villager');
  });

  it('603.4, 712.18: "if no spells were cast last turn" asks about all players and the turn before', () => {
    const t = table({ A: { battlefield: ['Old Villager // Old Werewolf'] }, B: { battlefield: ['1 Forest'], hand: ['Cantrip'] } });
    t.cast('B', 'Cantrip').resolve();
    t.to('precombatMain', 2);
    expect(t.pt('Old Villager')).toBe('2/2');
    t.to('precombatMain', 3);
    expect(t.pt('Old Werewolf')).toBe('4/4');
    expect(t.life('A')).toBe(25); // 701.28e
  });

  it('"if a player cast two or more spells last turn": one player, two spells', () => {
    const t = table({
      A: { battlefield: ['Old Villager // Old Werewolf', '1 Forest'], hand: ['Cantrip'] },
      B: { battlefield: ['2 Forest'], hand: ['2 Cantrip'] },
    });
    t.to('precombatMain', 2);
    expect(t.pt('Old Werewolf')).toBe('4/4');
    t.cast('A', 'Cantrip').resolve();
    t.cast('B', 'Cantrip').resolve();
    t.to('precombatMain', 3);
    expect(t.pt('Old Werewolf')).toBe('4/4');
    t.cast('B', 'Cantrip').resolve();
    t.to('precombatMain', 4);
    expect(t.pt('Old Werewolf')).toBe('4/4');
  });

  it('702.146a-b, 712.8c, 712.13: disturb casts it from the graveyard transformed; it enters with its back face up', () => {
    const t = table({ A: { battlefield: ['1 Plains'], graveyard: ['Test Mourner // Test Ghost'] } });
    t.cast('A', 'Test Mourner', { way: 'disturb' });
    const c = characteristics(t.state, t.state.stack[0]);
    expect([c.name, c.manaValue]).toEqual(['Test Ghost', 3]);
    t.resolve();
    expect(t.pt('Test Ghost')).toBe('3/2');
  });
});
