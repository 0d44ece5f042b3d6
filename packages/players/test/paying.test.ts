/** What a player with sense gives up for mana, and what not. */
import type { Card } from '@apnap/ability';
import { embeddedCard } from '@apnap/cards';
import { describe, expect, it } from 'vitest';
import { defineData, table } from '../../magic/test/kit.js';
import { watch } from './seat.js';

for (const name of ['Metallic Sliver', 'Phyrexian Hulk']) defineData(embeddedCard(name) as Card);

describe('CR 605.3a: mana for which a creature is sacrificed', () => {
  it('a small creature is given up to win', () => {
    const t = table({ A: { hand: ['Lightning Bolt'], battlefield: ['Phyrexian Altar', 'Metallic Sliver'] }, B: { life: 3 } });
    expect(watch(t, 8)[0]).toBe('A act: cast Lightning Bolt');
    expect(t.state.result?.winners).toEqual([0]);
  });

  it('a great creature is not given up for a smaller one, and it is not tried again and again', () => {
    const t = table({
      A: { hand: ['Lightning Bolt'], battlefield: ['Phyrexian Altar', 'Phyrexian Hulk'] },
      B: { battlefield: ['Grizzly Bears'] },
    });
    expect(watch(t, 30).filter((x) => x.includes('cast')).length).toBeLessThan(2);
    expect(t.names('battlefield')).toContain('Phyrexian Hulk');
    expect(t.names('hand')).toEqual(['Lightning Bolt']);
  });
});
