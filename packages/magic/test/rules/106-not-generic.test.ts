/** Mana that can't be spent on generic costs (CR 106.6, 107.4b). Expected values: the rules' own text. */
import { renderFaceEn, renderFaceZh, validateCard } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { define, type Table, table } from '../kit.js';

define(
  {
    name: 'Bright Elk',
    type: 'Creature — Elk',
    cost: '{4}{R}',
    pt: '5/5',
    text: "{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs.",
  },
  { name: 'One Any', type: 'Artifact', cost: '{1}' },
  { name: 'White Blue', type: 'Enchantment', cost: '{W}{U}' },
  { name: 'One White', type: 'Enchantment', cost: '{1}{W}' },
  { name: 'All Five', type: 'Enchantment', cost: '{W}{U}{B}{R}{G}' },
  { name: 'Two White', type: 'Enchantment', cost: '{W}{W}' },
  { name: 'Either White', type: 'Enchantment', cost: '{2/W}' },
  { name: 'Either Hybrid', type: 'Enchantment', cost: '{W/U}{B/R}' },
  { name: 'Much Fire', type: 'Sorcery', cost: '{X}{R}', text: 'You gain X life.' },
  { name: 'Stirring', type: 'Artifact', text: '{1}: You gain 1 life.' },
);

const HAND = ['One Any', 'White Blue', 'One White', 'All Five', 'Two White', 'Either White', 'Either Hybrid'];
const casts = (t: Table): string[] =>
  t
    .can('A')
    .filter((x) => x.startsWith('cast'))
    .map((x) => x.slice(5))
    .sort();

describe('106.6 Mana that is not for generic costs', () => {
  it('106.6: it pays coloured and hybrid symbols, and none of a number', () => {
    const t = table({ A: { battlefield: ['Bright Elk'], hand: HAND } });
    expect(casts(t)).toEqual(['All Five', 'Either Hybrid', 'Either White', 'White Blue']);
    t.cast('A', 'White Blue').resolve();
    expect(t.perms('White Blue')).toHaveLength(1);
    expect(t.state.players.rows[0].pool.map((u) => u.type).sort()).toEqual(['B', 'G', 'R']);
  });

  it('107.4b: other mana pays the generic part beside it', () => {
    const t = table({ A: { battlefield: ['Bright Elk', 'Forest'], hand: HAND } });
    expect(casts(t)).toEqual(['All Five', 'Either Hybrid', 'Either White', 'One Any', 'One White', 'White Blue']);
    t.cast('A', 'One White').resolve();
    expect(t.perm('Forest').tapped).toBe(true);
    expect(t.perm('Bright Elk').tapped).toBe(true);
  });

  it('106.4, 106.6: floating, it is still not for that', () => {
    const t = table({ A: { battlefield: ['Bright Elk', 'Stirring'], hand: HAND } });
    t.mana('A', 'Bright Elk');
    expect(casts(t)).toEqual(['All Five', 'Either Hybrid', 'Either White', 'White Blue']);
    expect(t.can('A')).not.toContain('activate Stirring');
    t.cast('A', 'Either Hybrid').resolve();
    expect(t.perms('Either Hybrid')).toHaveLength(1);
    expect(t.state.players.rows[0].pool).toHaveLength(3);
  });

  it('107.3a: X is generic', () => {
    const t = table({ A: { battlefield: ['Bright Elk', '2 Forest'], hand: ['Much Fire'] } });
    t.when('number', (d) => ({ number: (d.ask as unknown as { max: number }).max }));
    t.cast('A', 'Much Fire').resolve();
    expect(t.life('A')).toBe(22);
  });

  it('106.6: it is written as on the card', () => {
    const t = table({ A: { battlefield: ['Bright Elk'] } });
    const card = t.state._pool.cards.find((c) => c.card.name === 'Bright Elk')?.card;
    if (!card) throw new Error('no card');
    expect(renderFaceEn(card.faces[0])).toEqual(["{T}: Add {W}{U}{B}{R}{G}. This mana can't be spent to pay generic mana costs."]);
    expect(renderFaceZh(card.faces[0])).toEqual(['{T}：加{W}{U}{B}{R}{G}。此法术力不能用来支付一般法术力费用。']);
    expect(validateCard(JSON.parse(JSON.stringify(card).replace('"generic"', '"blue"')))).not.toEqual([]);
  });
});
