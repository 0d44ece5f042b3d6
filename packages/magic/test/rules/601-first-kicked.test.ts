/** Costs of the first spell of a kind, where its kind is how it was paid for (CR 601.2b, 601.2f). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Gecko',
    cost: '{0}',
    type: 'Creature — Lizard',
    pt: '2/2',
    text: 'The first kicked spell you cast each turn costs {1} less to cast.',
  },
  { name: 'Boon', cost: '{1}', type: 'Sorcery', text: 'Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 2 life instead.' },
);

describe('601.2f the first kicked spell', () => {
  it('601.2b: whether it is kicked is known before its cost is', () => {
    const t = table({ A: { battlefield: ['Gecko', '2 Plains'], hand: ['Boon', 'Boon'] } });
    t.cast('A', 'Boon', { yes: [true] }).resolve();
    expect(t.life('A')).toBe(22);
    // one land is left for the second, which can't be kicked for it
    t.cast('A', 'Boon', { yes: [false] }).resolve();
    expect(t.life('A')).toBe(23);
  });
  it('a spell that is not kicked costs as much as ever, and is not the first kicked one', () => {
    const t = table({ A: { battlefield: ['Gecko', '2 Plains'], hand: ['Boon', 'Boon'] } });
    t.cast('A', 'Boon', { yes: [false] }).resolve();
    expect(t.life('A')).toBe(21);
    t.cast('A', 'Boon', { yes: [true] }).resolve();
    expect(t.life('A')).toBe(23);
  });
});
