/** Events and conditions that one clause says (CR 603.2, 603.4). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Isle', type: 'Basic Land — Island', text: '' },
  { name: 'Cave', type: 'Land', text: '{T}: Add {C}.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Sprite', type: 'Creature — Faerie', cost: '{0}', pt: '1/1' },
  { name: 'Look', type: 'Instant', cost: '{0}', text: 'Scry 1, then surveil 1.' },
  { name: 'Zap', type: 'Instant', cost: '{0}', text: 'Zap deals 2 damage to any target.' },
  { name: 'Drink', type: 'Instant', cost: '{0}', text: 'You gain 4 life.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Feed', type: 'Instant', cost: '{0}', text: 'Sacrifice a creature.' },
  { name: 'Cook', type: 'Instant', cost: '{0}', text: 'Create a Food token. Create a Treasure token.' },
  { name: 'Horn', type: 'Artifact', text: 'Whenever a player plays a land, that player gains 1 life.' },
  { name: 'Whale', type: 'Creature — Whale', pt: '9/9', text: 'Whenever you play an Island, you gain 1 life.' },
  { name: 'Frog', type: 'Creature — Frog', pt: '1/1', text: 'Whenever you play a land or cast a spell, you gain 1 life.' },
  { name: 'Archon', type: 'Creature — Archon', pt: '1/1', text: 'Whenever you scry or surveil, you gain 1 life.' },
  { name: 'Priest', type: 'Creature — Druid', pt: '1/1', text: 'Whenever a player sacrifices another permanent, you gain 1 life.' },
  { name: 'Chef', type: 'Creature — Human', pt: '1/1', text: 'Whenever you create a Food token, you gain 1 life.' },
  {
    name: 'Sleuth',
    type: 'Creature — Angel',
    pt: '1/1',
    text: 'Whenever another creature you control leaves the battlefield, if it had counters on it, you gain 1 life.',
  },
  { name: 'Feast', type: 'Enchantment', text: 'At the beginning of each upkeep, if an opponent lost life last turn, you gain 1 life.' },
  {
    name: 'Angel',
    type: 'Artifact',
    text: 'As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.',
  },
  {
    name: 'Maiden',
    type: 'Artifact',
    text: "At the beginning of each opponent's upkeep, Maiden deals X damage to that player, where X is the number of cards in their hand minus 4.",
  },
  {
    name: 'Wheel',
    type: 'Artifact',
    text: "At the beginning of each opponent's upkeep, Wheel deals X damage to that player, where X is 3 minus the number of cards in their hand.",
  },
  {
    name: 'Dispute',
    type: 'Instant',
    cost: '{2}{U}',
    text: 'This spell costs {2} less to cast if it targets a blue spell.\nCounter target spell.',
  },
  { name: 'Blue', type: 'Instant', cost: '{U}', text: 'Target player gains 2 life.' },
  { name: 'Entered', type: 'Creature — Spirit', cost: '{0}', pt: '1/1', text: "When Entered enters, if it wasn't cast, you gain 1 life." },
  { name: 'Raise', type: 'Instant', cost: '{0}', text: 'Return target creature card from your graveyard to the battlefield.' },
);

describe('603.2: what is played', () => {
  it('a land by any player; an Island by you; a land or a spell', () => {
    const t = table({ A: { hand: ['Isle', 'Zap'], battlefield: ['Horn', 'Whale', 'Frog'] }, B: {} });
    t.land('A', 'Isle').resolveAll();
    expect(t.life('A')).toBe(23);
    t.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('another land is no Island', () => {
    const t = table({ A: { hand: ['Cave'], battlefield: ['Whale'] } });
    t.land('A', 'Cave').resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

describe('603.2: what is done', () => {
  it('scrying and surveilling', () => {
    const t = table({ A: { hand: ['Look'], battlefield: ['Archon'], library: ['2 Bear'] } });
    t.cast('A', 'Look').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('a player sacrifices another permanent', () => {
    const t = table({ A: { battlefield: ['Priest'] }, B: { hand: ['Feed'], battlefield: ['Bear'] } });
    t.pass();
    t.cast('B', 'Feed').resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('a token of a kind is created', () => {
    const t = table({ A: { hand: ['Cook'], battlefield: ['Chef'] } });
    t.cast('A', 'Cook').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('603.4: what was so', () => {
  it('counters on what left', () => {
    const t = table({ A: { hand: ['Growth', '2 Slay'], battlefield: ['Sleuth', 'Bear', 'Sprite'] } });
    t.cast('A', 'Growth', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Slay', { targets: ['Sprite'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('life lost in the turn before', () => {
    const t = table({ A: { hand: ['Zap'], battlefield: ['Feast'], library: ['5 Bear'] }, B: { library: ['5 Bear'] } });
    t.cast('A', 'Zap', { targets: ['@B'] }).resolve();
    t.to('draw', 2);
    expect(t.life('A')).toBe(21);
    t.to('draw', 3);
    expect(t.life('A')).toBe(21);
  });
  it('a creature that was put onto the battlefield was not cast', () => {
    const t = table({ A: { hand: ['Entered', 'Raise'], graveyard: ['Entered'] } });
    t.cast('A', 'Entered').resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Raise', { targets: ['Entered'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('107.1b, 601.2f: numbers', () => {
  it('life beyond the starting life total', () => {
    const t = table({ A: { hand: ['2 Drink'], battlefield: ['Angel', 'Bear'] } });
    t.cast('A', 'Drink').resolve();
    expect(t.pt('Bear')).toBe('2/2');
    t.cast('A', 'Drink').resolve();
    expect(t.pt('Bear')).toBe('4/4');
  });
  it('a number minus another, and none below zero', () => {
    const t = table({ A: { battlefield: ['Maiden', 'Wheel'], library: ['9 Bear'] }, B: { hand: ['6 Bear'], library: ['9 Bear'] } });
    t.to('draw', 2);
    expect(t.life('B')).toBe(18);
    const few = table({ A: { battlefield: ['Maiden', 'Wheel'], library: ['9 Bear'] }, B: { hand: ['Bear'], library: ['9 Bear'] } });
    few.to('draw', 2);
    expect(few.life('B')).toBe(18);
  });
  it('a cost that depends on the colour of the spell that is targeted', () => {
    const t = table({ A: { hand: ['Blue', 'Zap', 'Dispute'], battlefield: ['2 Isle'] } });
    t.cast('A', 'Zap', { targets: ['@B'] });
    expect(t.can('A')).not.toContain('cast Dispute');
    t.resolve();
    t.cast('A', 'Blue', { targets: ['@A'] });
    t.cast('A', 'Dispute', { targets: ['Blue'] }).resolve();
    expect(t.names('graveyard', 'A')).toContain('Blue');
    t.resolveAll();
    expect(t.life('A')).toBe(20);
  });
});
