/** CR 109.2: a description by card type, without "card" or "spell", means a permanent. Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  {
    name: 'Watcher',
    type: 'Creature — Human',
    cost: '{W}',
    pt: '1/1',
    text: 'Whenever you cast a spell that targets a creature you control, you gain 5 life.',
  },
  { name: 'Raise', type: 'Sorcery', cost: '{B}', text: 'Return target creature card from your graveyard to your hand.' },
  { name: 'Grow', type: 'Instant', cost: '{G}', text: 'Target creature gets +3/+3 until end of turn.' },
  {
    name: 'Mourner',
    type: 'Enchantment',
    cost: '{W}',
    text: 'Whenever a creature you control becomes the target of a spell, you gain 5 life.',
  },
);

describe.each(['Watcher', 'Mourner'])('109.2: "a creature you control", said by %s', (watcher) => {
  it('is one on the battlefield', () => {
    const t = table({ A: { battlefield: [watcher, 'Bear', 'Forest'], hand: ['Grow'] } });
    t.cast('A', 'Grow', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(25);
  });
  it('is not a creature card in a graveyard', () => {
    const t = table({ A: { battlefield: [watcher, 'Swamp'], hand: ['Raise'], graveyard: ['Bear'] } });
    t.cast('A', 'Raise', { targets: ['Bear'] }).resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Bear']);
    expect(t.life('A')).toBe(20);
  });
});
