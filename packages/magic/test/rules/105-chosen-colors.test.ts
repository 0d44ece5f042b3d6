/** The colour or colours that something becomes are chosen as the effect resolves (CR 105.3). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Lace', type: 'Instant', cost: '{0}', text: 'Target permanent becomes the color or colors of your choice.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
);

describe('105.3: the color or colors of your choice', () => {
  it('one or more: they replace the ones it had', () => {
    const t = table({ A: { hand: ['Lace'], battlefield: ['Bear'] } });
    t.when('option', (d) => ({
      pick: (d.ask as unknown as { options: { word: string }[] }).options.flatMap((o, i) => ('WU'.includes(o.word) ? [i] : [])),
    }));
    t.cast('A', 'Lace', { targets: ['Bear'] }).resolve();
    expect(t.perm('Bear').colors).toEqual(['W', 'U']);
  });
  it('not none', () => {
    const t = table({ A: { hand: ['Lace'], battlefield: ['Bear'] } });
    t.cast('A', 'Lace', { targets: ['Bear'] });
    t.pass().pass();
    expect((t.state.pending?.ask as { min?: number } | undefined)?.min).toBe(1);
    expect((t.state.pending?.ask as { max?: number } | undefined)?.max).toBe(5);
  });
});
