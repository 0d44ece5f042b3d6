/** "Repeat this process" (CR 608.2c): the instructions are followed once more, from the first. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Island', type: 'Basic Land — Island' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{2}', pt: '2/2' },
  {
    name: 'Greed',
    type: 'Sorcery',
    cost: '{0}',
    text: "Reveal the top card of your library and put that card into your hand. You lose life equal to that card's mana value. You may repeat this process any number of times.",
  },
  {
    name: 'Dig',
    type: 'Sorcery',
    cost: '{0}',
    text: "Exile a permanent card from your graveyard at random, then create a tapped token that's a copy of that card. If the exiled card is a land card, repeat this process.",
  },
  {
    name: 'Crush',
    type: 'Sorcery',
    cost: '{0}',
    text: "Reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process.",
  },
  { name: 'Hold', type: 'Enchantment', text: "Creatures don't untap during their controllers' untap steps." },
  {
    name: 'Frost',
    type: 'Enchantment',
    text: 'At the beginning of each upkeep, that player may choose any number of tapped creatures they control and pay {1} for each creature chosen this way. If the player does, untap those creatures.',
  },
);

describe('608.2c a process that is repeated', () => {
  it('as often as its player likes', () => {
    const t = table({ A: { hand: ['Greed'], library: ['Bear', 'Bear', 'Bear'] } });
    let times = 0;
    t.when('may', () => ({ yes: ++times < 2 }));
    t.cast('A', 'Greed').resolve();
    expect([t.names('hand'), t.life('A')]).toEqual([['Bear', 'Bear'], 16]);
  });

  it('as long as what it asks is so', () => {
    const t = table({ A: { hand: ['Crush'], library: ['Island', 'Island', 'Bear', 'Island'] } });
    t.cast('A', 'Crush').resolve();
    expect(t.names('graveyard').filter((n) => n === 'Island')).toHaveLength(2);
    expect(t.names('library')[0]).toBe('Bear');
  });

  it('what was done before is nothing that was done this time', () => {
    const t = table({ A: { hand: ['Dig'], graveyard: ['Island', 'Island'] } });
    t.cast('A', 'Dig').resolve();
    expect(t.names('battlefield')).toEqual(['Island', 'Island']);
  });
});

describe('118.3 what is chosen is paid for as a whole', () => {
  it('those that were chosen untap', () => {
    const t = table({
      A: { battlefield: ['Frost', 'Island', { card: 'Bear', tapped: 'tapped' }, { card: 'Bear', tapped: 'tapped' }, 'Hold'] },
    });
    t.when('choose', { pick: [0] }).when('may', { yes: true });
    t.to('upkeep', 3).resolveAll();
    expect(t.perms('Bear').map((b) => b.tapped)).toEqual([false, true]);
  });
});
