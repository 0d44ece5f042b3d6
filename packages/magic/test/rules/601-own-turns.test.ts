/** Spells and abilities only in one's own turns (CR 601.3, 602.5). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Leaf', cost: '{0}', type: 'Creature — Monk', pt: '2/2', text: 'Players can cast spells only during their own turns.' },
  { name: 'City', cost: '{0}', type: 'Enchantment', text: 'Players can cast spells and activate abilities only during their own turns.' },
  { name: 'Grid', cost: '{0}', type: 'Artifact', text: "Each spell costs {3} more to cast except during its controller's turn." },
  { name: 'Frenzy', cost: '{0}', type: 'Enchantment', text: "You can't play cards from your hand." },
  { name: 'Song', cost: '{0}', type: 'Instant', text: 'You gain 4 life.' },
  { name: 'Harp', cost: '{0}', type: 'Artifact', text: '{0}: You gain 1 life.' },
);

const cast = (t: ReturnType<typeof table>, who: 'A' | 'B'): boolean => {
  try {
    t.cast(who, 'Song').resolve();
    return true;
  } catch {
    return false;
  }
};
const play = (t: ReturnType<typeof table>, who: 'A' | 'B'): boolean => {
  try {
    t.activate(who, 'Harp').resolve();
    return true;
  } catch {
    return false;
  }
};

describe('601.3: only during their own turns', () => {
  it('whoever has the turn can cast, and nobody else', () => {
    expect(cast(table({ A: { battlefield: ['Leaf'], hand: ['Song'] } }), 'A')).toBe(true);
    expect(cast(table({ A: { battlefield: ['Leaf'] }, B: { hand: ['Song'] } }), 'B')).toBe(false);
    expect(cast(table({ B: { battlefield: ['Leaf'], hand: ['Song'] } }), 'B')).toBe(false);
  });
  it('601.2f: or for more mana in the turns of others', () => {
    expect(cast(table({ A: { battlefield: ['Grid'], hand: ['Song'] } }), 'A')).toBe(true);
    expect(cast(table({ A: { battlefield: ['Grid'] }, B: { hand: ['Song'] } }), 'B')).toBe(false);
    expect(cast(table({ A: { battlefield: ['Grid'] }, B: { hand: ['Song'], battlefield: ['3 Plains'] } }), 'B')).toBe(true);
  });
  it('116.2a: lands and spells of a hand, of which one player can play none', () => {
    const t = (name: string) => table({ A: { battlefield: ['Frenzy'], hand: [name] } });
    expect(cast(t('Song'), 'A')).toBe(false);
    expect(() => t('Plains').land('A', 'Plains')).toThrow();
    expect(() => table({ A: { hand: ['Plains'] } }).land('A', 'Plains')).not.toThrow();
  });
  it('602.5: abilities only where the words say so', () => {
    expect(play(table({ A: { battlefield: ['Leaf'] }, B: { battlefield: ['Harp'] } }), 'B')).toBe(true);
    expect(play(table({ A: { battlefield: ['City'] }, B: { battlefield: ['Harp'] } }), 'B')).toBe(false);
    expect(play(table({ A: { battlefield: ['City', 'Harp'] } }), 'A')).toBe(true);
  });
});
