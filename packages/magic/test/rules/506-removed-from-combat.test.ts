/** What is removed from combat is no longer blocked, whatever was done to it just before (CR 506.4, 701.15a). */
import { expect, it } from 'vitest';
import { live } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  { name: 'Ash Troll', type: 'Creature — Troll', cost: '{2}', pt: '2/2', text: '{0}: Regenerate Ash Troll.' },
  { name: 'Split Guard', type: 'Creature — Golem', cost: '{3}', pt: '3/3', text: 'First strike' },
);

it('506.4, 701.15a: a regenerated attacker is removed from combat, and nothing blocks it any more', () => {
  const t = table({ A: { battlefield: ['Ash Troll'] }, B: { battlefield: ['Split Guard'] } });
  t.attack('Ash Troll').block(['Split Guard', 'Ash Troll']);
  t.activate('A', 'Ash Troll').resolve();
  t.to('combatDamage');
  const [troll, guard] = [t.perm('Ash Troll'), t.perm('Split Guard')];
  expect(t.happened('removedFromCombat', '701.15a')).toHaveLength(1);
  expect([troll.tapped, troll.attacking]).toEqual([true, 0]);
  expect(live(t.state, guard.id)?.blocking).toEqual([]);
});
