/** Cards drawn this turn: the first is revealed, others are chosen from the hand (CR 121.2, 603.2, 608.2c, 701.16a). Expected values: the rules. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Storms',
    type: 'Enchantment',
    cost: '{U}',
    text: 'Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, draw a card. Whenever you reveal a nonland card this way, Storms deals 3 damage to any target.',
  },
  {
    name: 'Etchings',
    type: 'Enchantment',
    cost: '{G}',
    text: 'Reveal the first card you draw each turn. Whenever you reveal a creature card this way, you gain 1 life.',
  },
  {
    name: 'Stacks',
    type: 'Enchantment',
    cost: '{G}',
    text: 'At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.',
  },
  { name: 'Study', type: 'Instant', cost: '{0}', text: 'Draw a card.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  {
    name: 'Spout',
    type: 'Sorcery',
    cost: '{2}{R/G}',
    text: 'Spout deals 3 damage to each creature without flying if {R} was spent to cast Spout and 3 damage to each creature with flying if {G} was spent to cast it.',
  },
  { name: 'Bird', type: 'Creature — Bird', cost: '{0}', pt: '2/2', text: 'Flying' },
);

describe('701.16a: the first card drawn', () => {
  it('121.2 on your own turn only, and only the first; what it is decides which ability triggers', () => {
    const t = table({ A: { battlefield: ['Storms'], hand: ['2 Study'], library: ['Forest', 'Bear', 'Bear'] } });
    t.cast('A', 'Study').resolve();
    expect(t.names('stack')).toHaveLength(1); // a land card
    t.resolveAll();
    expect(t.names('hand').sort()).toEqual(['Bear', 'Forest', 'Study']);
    t.choose('targets', '@B').cast('A', 'Study').resolveAll();
    expect(t.life('B')).toBe(20); // the third card is not revealed
  });

  it('121.2 a nonland card deals damage; on the turn of another nothing is revealed', () => {
    const t = table({ A: { battlefield: ['Storms'], hand: ['2 Study'], library: ['Bear', 'Bear'] } });
    t.choose('targets', '@B').cast('A', 'Study').resolveAll();
    expect(t.life('B')).toBe(17);
    t.to('precombatMain', 2);
    t.cast('A', 'Study').resolveAll();
    expect(t.life('B')).toBe(17);
  });

  it('603.2 the first card of each turn, whosever turn it is', () => {
    const t = table({ A: { battlefield: ['Etchings'], hand: ['3 Study'], library: ['Forest', 'Bear', 'Bear'] } });
    t.cast('A', 'Study').resolveAll();
    t.cast('A', 'Study').resolveAll();
    expect(t.life('A')).toBe(20); // the creature card was the second
    t.to('precombatMain', 2);
    t.cast('A', 'Study').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('118.12: each of the cards chosen', () => {
  const drawing = (...yes: boolean[]) => {
    const t = table({ A: { battlefield: ['Stacks'], hand: ['Bird'], library: ['Forest', 'Bear', 'Spout'] } });
    let n = 0;
    t.when('may', () => ({ yes: yes[n++] ?? false }), 'A');
    return t.to('precombatMain', 3);
  };

  it('608.2c only cards drawn this turn are chosen, and each is put back or paid for', () => {
    const t = drawing(true, false, true);
    expect(t.life('A')).toBe(16);
    expect(t.names('hand')).toHaveLength(3); // Bird, the one that was not chosen, the one that was paid for
    expect(t.names('hand')).toContain('Bird');
  });

  it('608.2d nothing more is done by who draws no more', () => {
    const t = drawing(false);
    expect([t.life('A'), t.names('hand').length]).toEqual([20, 2]);
  });
});

describe('608.2c: by what was spent', () => {
  it('608.2h red for those that walk, green for those that fly', () => {
    const left = (...lands: string[]): string[] => {
      const t = table({ A: { battlefield: [...lands, 'Bear', 'Bird'], hand: ['Spout'] } });
      t.cast('A', 'Spout').resolveAll();
      return t.names('battlefield').filter((n) => n === 'Bear' || n === 'Bird');
    };
    expect(left('3 Mountain')).toEqual(['Bird']);
    expect(left('3 Forest')).toEqual(['Bear']);
    expect(left('2 Mountain', 'Forest').length).toBe(0);
  });
});
