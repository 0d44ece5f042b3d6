/** CR 502.3 and 614.1a (untapping replaced), 701.16a (cards shown), 601.2c (targets alike), and what is said of each player. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Yak', cost: '{1}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Cart', cost: '{1}', type: 'Artifact' },
  {
    name: 'Frozen Yard',
    cost: '{1}',
    type: 'Enchantment',
    text: 'If a creature you control would untap during your untap step, put two +1/+1 counters on it instead.',
  },
  { name: 'Open Windows', cost: '{1}', type: 'Enchantment', text: 'Your opponents play with their hands revealed.' },
  {
    name: 'Sandbank',
    cost: '{1}',
    type: 'Enchantment',
    text: 'Players reveal each card they draw.\nWhenever a player draws a land card, that player gains 3 life.\nWhenever a player draws a nonland card, that player loses 2 life.',
  },
  { name: 'Swap Meet', cost: '{0}', type: 'Sorcery', text: 'Exchange control of two target permanents that share a card type.' },
  { name: 'Wide Fields', cost: '{1}', type: 'Enchantment', text: 'You may play any number of lands on each of your turns.' },
  {
    name: 'Cull',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Each opponent chooses a creature they control, then sacrifices the rest.',
  },
  {
    name: 'Retort',
    cost: '{1}',
    type: 'Enchantment',
    text: 'Whenever a creature you control deals damage to a creature, destroy the other creature. It can’t be regenerated.',
  },
  {
    name: 'Levy',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Each player returns a permanent they control to its owner’s hand unless they pay 2 life.',
  },
  {
    name: 'First Blood',
    cost: '{1}',
    type: 'Enchantment',
    text: 'Whenever a creature deals damage to one or more players for the first time each turn, put a +1/+1 counter on it.',
  },
  {
    name: 'Old Songs',
    cost: '{1}',
    type: 'Enchantment',
    text: 'Instant and sorcery cards in graveyards have flashback. The flashback cost is equal to the card’s mana cost.',
  },
  { name: 'Gift', cost: '{1}', type: 'Sorcery', text: 'You gain 4 life.' },
  {
    name: 'Last Rites',
    cost: '{1}',
    type: 'Enchantment',
    text: 'Whenever a nonblack card is put into a player’s graveyard from anywhere, that player loses 1 life.',
  },
  { name: 'Borrow', cost: '{0}', type: 'Sorcery', text: 'Gain control of target creature.' },
  { name: 'Bolt Upward', cost: '{0}', type: 'Instant', text: 'Destroy target creature.' },
); // prettier-ignore

describe('502.3, 614.1a: what would untap', () => {
  it('creatures you control don’t untap in your untap step: counters are put on them instead; other permanents untap', () => {
    const t = table(
      { A: { battlefield: [{ card: 'Ox', tapped: 'tapped' }, { card: 'Cart', tapped: 'tapped' }, 'Frozen Yard'] }, B: {} },
      'upkeep',
    );
    // the first untap step of A is over
    expect([t.perm('Ox').tapped, t.perm('Cart').tapped]).toEqual([true, false]);
    expect(t.counters('Ox', '+1/+1')).toBe(2);
  });

  it('in an opponent’s untap step, creatures of that opponent untap', () => {
    const t = table({ A: { battlefield: ['Frozen Yard'] }, B: { battlefield: [{ card: 'Ox', tapped: 'tapped' }] } }, 'upkeep');
    t.to('upkeep', 2);
    expect(t.perm('Ox').tapped).toBe(false);
    expect(t.counters('Ox', '+1/+1')).toBe(0);
  });
});

describe('701.16a: cards that are shown', () => {
  it('hands that are played with revealed are seen by everybody, and nobody else’s', () => {
    const t = table({ A: { battlefield: ['Open Windows'], hand: ['Yak'] }, B: { hand: ['Ox'] } });
    const hands = (seat: number | null): string[][] => viewOf(t.state, seat).players.map((p) => p.hand.map((o) => o.name));
    expect(hands(0)).toEqual([['Yak'], ['Ox']]);
    expect(hands(null)).toEqual([[], ['Ox']]);
    expect(hands(1)).toEqual([[], ['Ox']]);
  });

  it('121.1: each card drawn is revealed; what triggers on drawing a land card or another one', () => {
    const t = table({ A: { battlefield: ['Sandbank'] }, B: { library: ['Forest', 'Ox'] } });
    t.to('precombatMain', 2);
    expect(t.life('B')).toBe(23);
    expect(viewOf(t.state, 0).players[1].hand.map((o) => o.name)).toEqual(['Forest']);
    t.to('precombatMain', 4);
    expect(t.life('B')).toBe(21);
  });
});

describe('601.2c: two targets that share a card type', () => {
  it('the second target has a card type in common with the first; control of both is exchanged (701.10b)', () => {
    const t = table({ A: { hand: ['Swap Meet'], battlefield: ['Ox', 'Cart'] }, B: { battlefield: ['Yak'] } });
    const offered: string[][] = [];
    t.when('targets', (d, s) => {
      const options = (d.ask as unknown as { options: { entity: number }[] }).options;
      const shown = options.map((o) => viewOf(s, 0).battlefield.find((x) => x.id === o.entity)?.name ?? '');
      offered.push(shown);
      return { pick: [shown.indexOf(offered.length === 1 ? 'Ox' : 'Yak')] };
    });
    t.cast('A', 'Swap Meet').resolve();
    expect(offered[1]).toEqual(['Yak']);
    expect([t.perm('Ox').controller, t.perm('Yak').controller]).toEqual([1, 0]);
  });
});

describe('what is said of each player', () => {
  it('305.2: any number of lands', () => {
    const t = table({ A: { battlefield: ['Wide Fields'], hand: ['Forest', 'Island', 'Swamp'] } });
    t.land('A', 'Forest').land('A', 'Island').land('A', 'Swamp');
    expect(t.names('battlefield', 'A')).toEqual(expect.arrayContaining(['Forest', 'Island', 'Swamp']));
  });

  it('701.17a: all but one are sacrificed', () => {
    const t = table({ A: { hand: ['Cull'], battlefield: ['Ox', 'Ox'] }, B: { battlefield: ['Ox', 'Yak', 'Yak', 'Cart'] } });
    t.choose('choose', 'Yak', 'Yak').cast('A', 'Cull').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Yak', 'Yak']);
    expect(t.perms('Ox').map((o) => o.controller)).toEqual([0, 0, 1]);
  });

  it('118.12a: each of them may pay, and returns a permanent of theirs otherwise', () => {
    const t = table({ A: { hand: ['Levy'], battlefield: ['Ox'] }, B: { battlefield: ['Yak'] } });
    t.when('may', { yes: true }, 'B').when('may', { yes: false }, 'A').cast('A', 'Levy').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
    expect(t.names('hand', 'A')).toEqual(['Ox']);
    expect(t.names('battlefield', 'B')).toEqual(['Yak']);
  });

  it('510.2, 603.2c: the creature dealt damage is destroyed, not the one that dealt it', () => {
    const t = table({ A: { battlefield: ['Retort', 'Yak'] }, B: { battlefield: ['Ox'] } });
    t.attack('Yak').block(['Ox', 'Yak']).to('endCombat');
    expect(t.names('graveyard', 'B')).toEqual(['Ox']);
  });

  it('603.2: the first damage to a player each turn', () => {
    const t = table({ A: { battlefield: ['First Blood', 'Ox'] } });
    t.attack('Ox').to('endCombat');
    expect(t.counters('Ox', '+1/+1')).toBe(1);
  });

  it('702.34a: cards in every graveyard have flashback for their own mana cost', () => {
    const t = table({ A: { battlefield: ['Old Songs', 'Forest'], graveyard: ['Gift'] }, B: { graveyard: ['Gift'] } });
    t.cast('A', 'Gift').resolve();
    expect(t.life('A')).toBe(24);
    expect(t.names('exile', 'A')).toEqual(['Gift']);
  });

  it('404.2: the player whose graveyard it is put into, whoever controlled it', () => {
    const t = table({ A: { battlefield: ['Last Rites'], hand: ['Borrow', 'Bolt Upward'] }, B: { battlefield: ['Ox'] } });
    t.choose('targets', 'Ox').cast('A', 'Borrow').resolveAll();
    const before = t.life('A');
    t.choose('targets', 'Ox').cast('A', 'Bolt Upward').resolveAll();
    expect(t.life('B')).toBe(19);
    // the two spells of A
    expect(t.life('A')).toBe(before - 1);
  });
});
