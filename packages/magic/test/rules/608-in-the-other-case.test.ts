/** What one of two cases speaks of, where only the other has said it (CR 608.2c, 614.1a). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{3}', pt: '2/2' },
  { name: 'Gnat', type: 'Creature — Insect', cost: '{1}', pt: '1/1' },
  {
    name: 'Bronco',
    type: 'Sorcery',
    cost: '{0}',
    text: "Reveal the top card of your library and put it into your hand. You lose life equal to that card's mana value if you control a Bear. Otherwise, each opponent loses that much life.",
  },
  {
    name: 'Heritage',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Search your library for an artifact card, reveal it, and put it into your hand. If you control a Bear, put that card onto the battlefield instead. Then shuffle.',
  },
  { name: 'Relic', type: 'Artifact', cost: '{2}' },
  {
    name: 'Forge',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever a creature you control dies, create a 1/1 red Satyr creature token. If the creature had power 2 or greater, create two of those tokens instead.',
  },
  { name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

const bear = (has: boolean): string[] => (has ? ['Bear'] : []);

describe('608.2c: otherwise, that much', () => {
  const lives = (has: boolean): [number, number] => {
    const t = table({ A: { battlefield: bear(has), hand: ['Bronco'], library: ['Relic'] } });
    t.cast('A', 'Bronco').resolveAll();
    return [t.life('A'), t.life('B')];
  };
  it('is as much as it would have been', () => {
    expect(lives(true)).toEqual([18, 20]);
    expect(lives(false)).toEqual([20, 18]);
  });
});

describe('614.1a: that card, put somewhere else instead', () => {
  const where = (has: boolean): boolean[] => {
    const t = table({ A: { battlefield: bear(has), hand: ['Heritage'], library: ['Relic'] } });
    t.choose('choose', 'Relic').cast('A', 'Heritage').resolveAll();
    return [t.names('hand').includes('Relic'), t.names('battlefield').includes('Relic')];
  };
  it('is searched for all the same', () => {
    expect(where(false)).toEqual([true, false]);
    expect(where(true)).toEqual([false, true]);
  });
});

describe('608.2c: the creature', () => {
  it('is the one of the event, and not the token that is not created', () => {
    const satyrs = (name: string): number => {
      const t = table({ A: { battlefield: ['Forge', name], hand: ['Bolt'] } });
      t.cast('A', 'Bolt', { targets: [name] }).resolveAll();
      return t.names('battlefield').filter((n) => n === 'Satyr Token').length;
    };
    expect(satyrs('Gnat')).toBe(1);
    expect(satyrs('Bear')).toBe(2);
  });
});
