/**
 * Another number of counters is put on something, or got by a player (CR 614.1a, 614.6), what is chosen first and returned later, and creatures that
 * must be blocked for a turn. Expected values: the rules' own text, and what the cards say.
 */
import { expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', pt: '2/4' },
  { name: 'Cat', type: 'Creature — Cat', pt: '1/1' },
  {
    name: 'Vizier',
    type: 'Enchantment',
    text: 'If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.',
  },
  {
    name: 'Coil',
    type: 'Enchantment',
    text: 'If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.',
  },
  { name: 'Shrivel', type: 'Sorcery', cost: '{0}', text: 'Put a -1/-1 counter on target creature.' },
  { name: 'Wither', type: 'Sorcery', cost: '{0}', text: 'Put two -1/-1 counters on target creature.' },
  { name: 'Charge', type: 'Sorcery', cost: '{0}', text: 'You get {E}{E}.' },
  { name: 'Venom', type: 'Sorcery', cost: '{0}', text: 'Each player gets a poison counter.' },
  {
    name: 'Offering',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.',
  },
  { name: 'Suffering', type: 'Enchantment', text: 'If damage would be dealt to you, prevent that damage and mill twice that many cards.' },
  { name: 'Burn', type: 'Sorcery', cost: '{0}', text: 'Burn deals 3 damage to target player.' },
);

it('614.6 one fewer is none where there was one', () => {
  const t = table({ A: { hand: ['Shrivel', 'Wither'], battlefield: ['Vizier', 'Bear'] } });
  t.cast('A', 'Shrivel', { targets: ['Bear'] }).resolveAll();
  expect(t.counters('Bear', '-1/-1')).toBe(0);
  t.cast('A', 'Wither', { targets: ['Bear'] }).resolveAll();
  expect(t.counters('Bear', '-1/-1')).toBe(1);
});

it('122.1 players get more, of any kind, and only those who are spoken of', () => {
  const t = table({ A: { hand: ['Charge', 'Venom'], battlefield: ['Coil'] } });
  t.cast('A', 'Charge').resolveAll();
  t.cast('A', 'Venom').resolveAll();
  const counters = (seat: number) => t.state.players.rows[seat].counters;
  const number = (kind: string) => counters(0)?.find((c) => c.kind === kind)?.n;
  expect([number('energy'), number('poison')]).toEqual([3, 2]);
  expect(counters(1)).toMatchObject([{ kind: 'poison', n: 1 }]);
});

it('608.2c only the cards that were chosen are returned, not what was sacrificed', () => {
  const t = table({ A: { hand: ['Offering'], battlefield: ['Bear'], graveyard: ['Ox', 'Cat'] } });
  t.cast('A', 'Offering', { targets: [['Ox', 'Cat']] }).resolveAll();
  expect(t.names('battlefield').sort()).toEqual(['Cat', 'Ox']);
  expect(t.perm('Cat').tapped).toBe(true);
});

it('615.5 twice the number of what was prevented', () => {
  const t = table({ A: { hand: ['Burn'], battlefield: ['Suffering'] } });
  t.cast('A', 'Burn', { targets: ['@A'] }).resolveAll();
  expect(t.life('A')).toBe(20);
  expect(t.names('graveyard')).toHaveLength(7);
});
