/** What explores or connives after it has left the battlefield (CR 701.40c, 701.47c). Expected values: the rules' text. */
import { expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Pickpocket', type: 'Creature — Human Rogue', cost: '{0}', pt: '3/2', text: 'When ~ enters, it connives.' },
  { name: 'Scout', type: 'Creature — Human Scout', cost: '{0}', pt: '3/2', text: 'When ~ enters, it explores.' },
  { name: 'Jolt', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

it('701.47c: its controller draws a card and discards one', () => {
  const t = table({ A: { hand: ['Pickpocket', 'Jolt', 'Swamp'], library: ['3 Forest'] } });
  t.cast('A', 'Pickpocket')
    .resolve()
    .cast('A', 'Jolt', { targets: ['Pickpocket'] });
  t.when('choose', { pick: [0] }).resolveAll();
  expect(t.state.players.rows[0].hand.length).toBe(1);
  expect(t.names('graveyard').length).toBe(3);
});

it('701.40c: its controller reveals the top card, and gets a land', () => {
  const t = table({ A: { hand: ['Scout', 'Jolt'], library: ['3 Forest'] } });
  t.cast('A', 'Scout')
    .resolve()
    .cast('A', 'Jolt', { targets: ['Scout'] })
    .resolveAll();
  expect(t.state.players.rows[0].hand.length).toBe(1);
  expect(t.names('battlefield')).toEqual([]);
});
