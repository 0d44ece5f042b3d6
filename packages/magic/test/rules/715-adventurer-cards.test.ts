import { describe, expect, it } from 'vitest';
import { characteristics, objectView } from '../../src/index.js';
import { define, defineFaces, table } from '../kit.js';

defineFaces(
  'adventure',
  { name: 'Test Giant', cost: '{2}{R}', type: 'Creature — Giant', pt: '4/3', text: 'Trample' },
  { name: 'Stomp', cost: '{1}{R}', type: 'Instant — Adventure', text: 'Stomp deals 2 damage to any target.' },
);
defineFaces(
  'adventure',
  { name: 'Test Dragon', cost: '{4}{U}', type: 'Creature — Dragon', pt: '4/4', text: 'Flying' },
  { name: 'Test Omen', cost: '{1}{U}', type: 'Sorcery — Omen', text: 'Draw a card.' },
);
define({ name: 'Counterspell', cost: '{U}{U}', type: 'Instant', text: 'Counter target spell.' });
define({
  name: 'Twincaster',
  cost: '{R}',
  type: 'Instant',
  text: 'Copy target instant or sorcery spell. You may choose new targets for the copy.',
});
define({ name: 'Ping', cost: '{R}', type: 'Instant', text: "Return target creature to its owner's hand." });

define({
  name: 'Oath',
  cost: '{0}',
  type: 'Sorcery',
  text: 'You may cast a noncreature spell from your hand without paying its mana cost.',
});
define({ name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' });

const CARD = 'Test Giant';

describe('CR 715: adventurer cards', () => {
  it('715.4: outside the stack it has only its normal characteristics', () => {
    const t = table({ A: { hand: ['Test Giant // Stomp'] } });
    const v = objectView(t.state, t.state.players.rows[0].hand[0]);
    expect([v.name, v.manaCost, v.power]).toEqual([CARD, '{2}{R}', 4]);
  });

  it('715.3, 715.3a-b: cast as an Adventure only the alternative characteristics are judged and exist', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Test Giant // Stomp'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([`cast ${CARD}`]);
    t.cast('A', CARD, { way: 'normal@1', targets: ['@B'] });
    const c = characteristics(t.state, t.state.stack[0]);
    expect([c.name, c.manaValue, c.power]).toEqual(['Stomp', 2, null]);
    t.resolve();
    expect(t.life('B')).toBe(18);
  });

  it('715.3a: a card is chosen to be cast as a spell it would be; as another it is not cast', () => {
    const t = table({ A: { hand: ['Test Giant // Stomp', 'Bear', 'Oath'] } });
    t.when('may', { yes: true }).choose('targets', '@B').cast('A', 'Oath').resolveAll();
    expect(t.life('B')).toBe(18);
    expect(t.names('hand', 'A')).toEqual(['Bear']);
    expect(t.names('exile')).toEqual([CARD]);
  });

  it('715.3d: it is exiled as it resolves, and its controller may cast it from there, but not as an Adventure', () => {
    const t = table({ A: { battlefield: ['5 Mountain'], hand: ['Test Giant // Stomp'] } });
    t.cast('A', CARD, { way: 'normal@1', targets: ['@B'] }).resolve();
    expect(t.names('exile')).toEqual([CARD]);
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([`cast ${CARD}`]);
    t.cast('A', CARD, { way: 'normal' }).resolve();
    expect(t.pt(CARD)).toBe('4/3');
    expect(t.names('exile')).toEqual([]);
  });

  it('715.3d: a countered Adventure goes to the graveyard', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Test Giant // Stomp'] },
      B: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    });
    t.cast('A', CARD, { way: 'normal@1', targets: ['@B'] });
    t.cast('B', 'Counterspell', { targets: ['Stomp'] }).resolve();
    expect(t.names('graveyard')).toEqual([CARD]);
  });

  it('715.3c: a copy of an Adventure spell is an Adventure', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Test Giant // Stomp', 'Twincaster'] } });
    t.cast('A', CARD, { way: 'normal@1', targets: ['@B'] });
    t.cast('A', 'Twincaster', { targets: ['Stomp'] }).resolve();
    expect(t.names('stack')).toEqual(['Stomp', 'Stomp']);
    t.resolveAll();
    expect(t.life('B')).toBe(16);
    expect(t.names('exile')).toEqual([CARD]); // the copy ceases to exist
  });

  it('715.3: cast normally it is a permanent spell; back in the hand it can go on its Adventure', () => {
    const t = table({ A: { battlefield: ['6 Mountain'], hand: ['Test Giant // Stomp', 'Ping'] } });
    t.cast('A', CARD, { way: 'normal' }).resolve();
    t.cast('A', 'Ping', { targets: [CARD] }).resolve();
    t.cast('A', CARD, { way: 'normal@1', targets: ['@B'] }).resolve();
    expect(t.names('exile')).toEqual([CARD]);
  });

  it("an Omen, cast in the same way, is shuffled into its owner's library as it resolves", () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Test Dragon // Test Omen'] } });
    t.cast('A', 'Test Dragon', { way: 'normal@1' }).resolve();
    expect(t.names('hand')).toEqual(['Blank']);
    expect(t.names('graveyard')).toEqual([]);
    expect(t.names('exile')).toEqual([]);
    expect(t.names('library')).toContain('Test Dragon');
    expect(t.happened('shuffle')).toHaveLength(1);
  });
});
