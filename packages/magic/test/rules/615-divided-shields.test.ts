/** Prevention that is divided among targets (CR 601.2d, 615.7). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{0}', type: 'Creature — Ox', pt: '2/6' },
  {
    name: 'Remedy',
    cost: '{0}',
    type: 'Instant',
    text: 'Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.',
  },
  { name: 'Storm', cost: '{0}', type: 'Sorcery', text: 'Storm deals 4 damage to each creature and each player.' },
);

describe('615.7 shields that are divided', () => {
  it('each target has its share', () => {
    const t = table({ A: { hand: ['Remedy', 'Storm'], battlefield: ['Ox'] } });
    t.when('targets', (d) => {
      const { options } = d.ask as unknown as { options: { entity: number }[] };
      return { pick: options.flatMap((o, i) => (o.entity === -1 || o.entity > 0 ? [i] : [])) };
    });
    t.when('divide', { divide: [2, 3] });
    t.cast('A', 'Remedy').resolve();
    t.cast('A', 'Storm').resolve();
    const [ox, life] = [t.perm('Ox').damage, t.life('A')];
    expect([ox, 20 - life].sort()).toEqual([1, 2]);
    expect(t.life('B')).toBe(16);
  });
});
