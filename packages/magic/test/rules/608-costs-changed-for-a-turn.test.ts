/**
 * By how much costs change for a turn: determined once, as the ability resolves (CR 608.2h, 601.2f).
 * Expected values: the rules' own text, and what the cards say.
 */
import { expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Warlord',
    type: 'Creature — Human',
    pt: '2/2',
    text: '{0}: Spells you cast this turn that are black and/or red cost {X} less to cast, where X is the amount of life you lost this turn.',
  },
  { name: 'Wound', type: 'Instant', cost: '{0}', text: 'You lose 2 life.' },
  { name: 'Ember', type: 'Instant', cost: '{4}{R}', text: 'You gain 1 life.' },
  { name: 'Tide', type: 'Instant', cost: '{4}{U}', text: 'You gain 1 life.' },
);

it('608.2h the number is that of when it resolves, and only spells of these colors cost less', () => {
  const hand = ['Wound', 'Wound', 'Ember', 'Tide'];
  const t = table({ A: { hand, battlefield: ['Warlord', '2 Mountain', 'Island'] } });
  t.cast('A', 'Wound').resolveAll();
  t.activate('A', 'Warlord').resolveAll();
  expect(t.can('A')).toContain('cast Ember'); // {2}{R}
  expect(t.can('A')).not.toContain('cast Tide');
  t.cast('A', 'Wound').resolveAll();
  t.cast('A', 'Ember').resolveAll();
  expect(t.life('A')).toBe(17);
  expect(
    t
      .perms('Mountain')
      .concat(t.perms('Island'))
      .filter((p) => p.tapped),
  ).toHaveLength(3); // not one
});

it('514.2 they cost what they say in the next turn', () => {
  const t = table({ A: { hand: ['Wound', 'Ember'], battlefield: ['Warlord', '2 Mountain', 'Island'] } });
  t.cast('A', 'Wound').resolveAll();
  t.activate('A', 'Warlord').resolveAll();
  t.to('upkeep', 2);
  expect(t.can('A')).not.toContain('cast Ember');
});
