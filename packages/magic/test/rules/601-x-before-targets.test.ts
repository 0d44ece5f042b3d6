import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define({
  name: 'Test Repeal',
  cost: '{X}{U}',
  type: 'Instant',
  text: "Return target nonland permanent with mana value X to its owner's hand.\nDraw a card.",
});
define({
  name: 'Test Twin',
  cost: '{R}',
  type: 'Instant',
  text: 'Copy target instant or sorcery spell. You may choose new targets for the copy.',
});
define({
  name: 'Test Giant',
  cost: '{2}{R}',
  type: 'Creature — Giant',
  pt: '4/3',
  text: 'Whenever this creature becomes the target of a spell, you gain 2 life.',
});
define({ name: 'Test Growth', cost: '{R}', type: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' });

describe('CR 601.2b-c: X is announced before targets are chosen', () => {
  it('a spell whose targets depend on X can be cast when some X that can be paid has one', () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Test Repeal'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Test Repeal', { x: 2, targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('hand', 'B')).toEqual(['Grizzly Bears']);
  });

  it('and can not when X would be more than there is mana for', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Test Repeal'] }, B: { battlefield: ['Grizzly Bears'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
});

describe('CR 115.1: becoming a target', () => {
  it('what a copy of a spell targets becomes the target of the copy (707.10)', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Test Giant', 'Grizzly Bears'], hand: ['Test Growth', 'Test Twin'] } });
    t.cast('A', 'Test Growth', { targets: ['Test Giant'] }).resolve();
    expect(t.life('A')).toBe(22);
    const u = table({ A: { battlefield: ['2 Mountain', 'Test Giant', 'Grizzly Bears'], hand: ['Test Growth', 'Test Twin'] } });
    u.cast('A', 'Test Growth', { targets: ['Grizzly Bears'] });
    u.cast('A', 'Test Twin', { targets: ['Test Growth'] });
    u.choose('targets', 'Test Giant').resolveAll();
    expect(u.life('A')).toBe(22);
    expect(u.pt('Test Giant')).toBe('7/6');
  });
});
