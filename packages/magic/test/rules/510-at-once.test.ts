/** CR 510.2, 603.2c, 707.10, 107.3a, 107.4f: what happens at once, copies of what is gone, X and Phyrexian symbols in costs. */
import { describe, expect, it } from 'vitest';
import { define, game, Table, table } from '../kit.js';

define(
  {
    name: 'Charging Helm',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: 'Whenever equipped creature deals combat damage, you gain 1 life.\nEquip {0}',
  },
  { name: 'Sore Loser', type: 'Creature — Ox', cost: '{1}', pt: '1/9', text: 'Whenever Sore Loser is dealt damage, you lose 1 life.' },
  { name: 'Big Ox', type: 'Creature — Ox', cost: '{1}', pt: '4/4', text: 'Trample' },
  { name: 'Small Ox', type: 'Creature — Ox', cost: '{1}', pt: '1/1' },
  { name: 'Echoing Jab', type: 'Instant', cost: '{R}', text: 'Echoing Jab deals 1 damage to any target.\nStorm' },
  { name: 'No', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  { name: 'Blood Price', type: 'Sorcery', cost: '{B}', text: 'As an additional cost to cast this spell, pay X life.\nDraw X cards.' },
  { name: 'Bitter Pill', type: 'Sorcery', cost: '{B/P}', text: 'You gain 1 life.' },
  { name: 'Bad Headache', type: 'Sorcery', cost: '{B}', text: 'Target player discards a card.\nOverload {B}' },
);

describe('CR 510.2 combat damage is dealt simultaneously', () => {
  it('510.2 "deals combat damage" triggers once for all that a creature deals', () => {
    const t = table({ A: { battlefield: ['Charging Helm', 'Big Ox'] }, B: { battlefield: ['2 Small Ox'] } });
    t.activate('A', 'Charging Helm', { targets: ['Big Ox'] }).resolveAll();
    t.attack('Big Ox').block(['Small Ox', 'Big Ox'], ['Small Ox', 'Big Ox']).to('endCombat');
    expect(t.life('A')).toBe(21);
  });

  it('603.2c "is dealt damage" triggers once for damage from several sources at once', () => {
    const t = table({ A: { battlefield: ['Sore Loser'] }, B: { battlefield: ['2 Small Ox'] } });
    t.attack('Sore Loser').block(['Small Ox', 'Sore Loser'], ['Small Ox', 'Sore Loser']).to('endCombat');
    expect(t.life('A')).toBe(19);
  });
});

describe('CR 707.10 copies', () => {
  it('702.40a storm copies the spell although it was countered meanwhile', () => {
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['2 Echoing Jab'] }, B: { battlefield: ['Island'], hand: ['No'] } });
    t.cast('A', 'Echoing Jab', { targets: ['@B'] }).resolveAll();
    t.cast('A', 'Echoing Jab', { targets: ['@B'] });
    t.cast('B', 'No', { targets: ['Echoing Jab'] }).resolveAll();
    expect(t.life('B')).toBe(18);
  });
});

describe('CR 107.3a, 601.2b X in a cost', () => {
  it('601.2b X that is only in an additional cost is announced', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Blood Price'] } });
    t.cast('A', 'Blood Price', { x: 3 }).resolveAll();
    expect(t.life('A')).toBe(17);
    expect(t.names('hand').length).toBe(3);
  });
});

describe('CR 107.4f Phyrexian mana', () => {
  it('107.4f can be paid with 2 life although there is mana', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Bitter Pill'] } });
    t.when('pay', (d) => {
      const i = (d.ask as unknown as { options: { pay: string }[] }).options.findIndex((o) => o.pay === 'life');
      return i < 0 ? undefined : { pick: [i] };
    });
    t.cast('A', 'Bitter Pill');
    expect(t.life('A')).toBe(18);
    expect(t.perm('Swamp').tapped).toBe(false);
  });
});

describe('CR 702.96a overload', () => {
  it('702.96a "target player" becomes "each player"', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Bad Headache', '2 Blank'] }, B: { hand: ['2 Blank'] } });
    t.cast('A', 'Bad Headache', { way: 'overload' }).resolveAll();
    expect([t.names('hand', 'A').length, t.names('hand', 'B').length]).toEqual([1, 1]);
  });
});

define(
  {
    name: 'Loyal Shroud',
    type: 'Enchantment — Aura',
    cost: '{W}',
    text: "Enchant creature\nWhen enchanted creature dies, return Loyal Shroud to its owner's hand.",
  },
  { name: 'End It', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Cold Peak', type: 'Snow Land — Mountain' },
  { name: 'Ice Drop', type: 'Sorcery', cost: '{S}', text: 'You gain 1 life.' },
  {
    name: 'Measure',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Create an X/X green Ox creature token, where X is the greatest toughness among creatures you control.',
  },
  { name: 'Hill', type: 'Enchantment', cost: '{1}', text: 'Creatures you control get +1/+1.' },
);

describe('CR 400.7f, 107.4h, 111.3', () => {
  it('400.7f an Aura that followed its creature is found in the graveyard', () => {
    const t = table({ A: { battlefield: ['Small Ox', 'Plains', 'Swamp'], hand: ['Loyal Shroud', 'End It'] } });
    t.cast('A', 'Loyal Shroud', { targets: ['Small Ox'] }).resolveAll();
    t.cast('A', 'End It', { targets: ['Small Ox'] }).resolveAll();
    expect(t.names('hand')).toEqual(['Loyal Shroud']);
  });

  it('107.4h {S} is paid with mana of a snow source only', () => {
    const can = (land: string): boolean =>
      table({ A: { battlefield: [land], hand: ['Ice Drop'] } })
        .can('A')
        .includes('cast Ice Drop');
    expect([can('Cold Peak'), can('Mountain')]).toEqual([true, false]);
    const t = table({ A: { battlefield: ['Cold Peak'], hand: ['Ice Drop'] } });
    expect(t.mana('A', 'Cold Peak').cast('A', 'Ice Drop').resolveAll().life('A')).toBe(21);
  });

  it('111.3 the size of a token is fixed before it is there to be counted', () => {
    const t = table({ A: { battlefield: ['Forest', 'Hill'], hand: ['Measure'] } });
    t.cast('A', 'Measure').resolveAll();
    expect(t.pt('Ox Token')).toBe('1/1');
  });
});

describe('set-up', () => {
  it('705.1 flips coins as agreed on before the game', () => {
    define({ name: 'Toss', type: 'Sorcery', cost: '{R}', text: 'Flip a coin. If you win the flip, you gain 5 life.' });
    const played = (coin: 'win' | 'lose'): number => {
      const t = table({ A: { battlefield: ['Mountain'], hand: ['Toss'] } });
      t.state = { ...t.state, coins: [[coin], []] };
      return t.cast('A', 'Toss').resolveAll().life('A');
    };
    expect([played('win'), played('lose')]).toEqual([25, 20]);
  });

  it('asks for forced choices, too, when the set-up says so', () => {
    const place = [
      { seat: 0, zone: 'battlefield' as const, card: 'Swamp' },
      { seat: 0, zone: 'hand' as const, card: 'Bad Headache' },
      { seat: 1, zone: 'hand' as const, card: 'Blank' },
    ];
    const setup = {
      players: [
        { name: 'A', deck: [{ card: 'Blank', count: 9 }] },
        { name: 'B', deck: [{ card: 'Blank', count: 9 }] },
      ],
      first: 0,
      opening: 'none' as const,
      place,
    };
    const kinds = (forced: boolean): string[] => {
      const t = new Table({});
      t.state = game.create(forced ? { ...setup, forced: 'ask' } : setup, 'x').state;
      const seen: string[] = [];
      t.when('choose', (d) => {
        seen.push(d.prompt.id);
        return { pick: [0] };
      });
      t.to('precombatMain')
        .cast('A', 'Bad Headache', { targets: ['@B'], way: 'normal' })
        .resolveAll();
      return seen;
    };
    expect([kinds(false), kinds(true)]).toEqual([[], ['ask.discard']]);
  });
});
