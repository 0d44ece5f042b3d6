/** Costs that have other players gain life (CR 119.7). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}', pt: '2/2' },
  {
    name: 'Growth',
    type: 'Instant',
    cost: '{2}{G}',
    text: "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.\nTarget creature gets +4/+4 until end of turn.",
  },
  { name: 'Drain', type: 'Enchantment', cost: '{1}', text: "Your opponents can't gain life." },
);

const casting = (battlefield: string[]): ReturnType<typeof table> =>
  table({ A: { battlefield: ['Bear', ...battlefield], hand: ['Growth'] } });

describe('119.7, 118.9: rather than paying its mana cost an opponent gains life', () => {
  it('as it is cast, before it resolves', () => {
    const t = casting(['Forest']);
    t.cast('A', 'Growth', { targets: ['Bear'] });
    expect(t.life('B')).toBe(23);
    expect(t.names('stack')).toEqual(['Growth']);
    t.resolve();
    expect(t.pt('Bear')).toBe('6/6');
  });
  it('only where the condition holds', () => {
    expect(casting(['Plains']).can('A')).not.toContain('cast Growth');
  });
  it('and not where no opponent can gain life', () => {
    expect(casting(['Forest', 'Drain']).can('A')).not.toContain('cast Growth');
  });
});
