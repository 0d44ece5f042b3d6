/** What each player keeps of their own, and what becomes of the rest; what is offered to anybody; X paid with permanents. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Giant', type: 'Creature — Giant', cost: '{G}', pt: '4/4' },
  { name: 'Goat', type: 'Creature — Goat', cost: '{1}', pt: '0/1' },
  { name: 'Relic', type: 'Artifact', cost: '{1}' },
  { name: 'Reckon', type: 'Sorcery', cost: '{0}', text: 'Each player chooses a creature they control. Destroy the rest.' },
  { name: 'Spare', type: 'Sorcery', cost: '{0}', text: 'Choose up to one creature. Destroy the rest.' },
  { name: 'Purge', type: 'Sorcery', cost: '{0}', text: 'Each player chooses two permanents they control, then sacrifices the rest.' },
  {
    name: 'Ruin',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each player chooses from among the permanents they control an artifact, a creature, an enchantment, and a land, then sacrifices the rest.',
  },
  {
    name: 'Doom',
    type: 'Instant',
    cost: '{0}',
    text: 'Doom deals 2 damage to each opponent. Each opponent sacrifices a creature with the greatest power among creatures that player controls.',
  },
  {
    name: 'Devil',
    type: 'Creature — Devil',
    cost: '{0}',
    pt: '4/3',
    text: 'When Devil enters the battlefield, any opponent may have it deal 4 damage to them. If a player does, sacrifice Devil.',
  },
  {
    name: 'Sphere',
    type: 'Artifact Creature — Myr Construct',
    cost: '{7}',
    pt: '4/7',
    text: "Whenever Sphere attacks, you may tap X untapped Myr you control. If you do, Sphere gets +X/+0 until end of turn and deals X damage to the player or planeswalker it's attacking.",
  },
  { name: 'Myr', type: 'Artifact Creature — Myr', cost: '{1}', pt: '1/1' },
  {
    name: 'Tactics',
    type: 'Instant',
    cost: '{0}',
    text: "Up to two target creatures each get +0/+3 until end of turn. Untap those creatures. At this turn's next end of combat, tap each creature that was blocked by one of those creatures this turn and it doesn't untap during its controller's next untap step.",
  },
  {
    name: 'Phoenix',
    type: 'Creature — Phoenix',
    cost: '{2}{R}{R}',
    pt: '4/1',
    text: 'Flying\nWhen Phoenix dies, return it to the battlefield face down under your control.\nMorph {0}\nWhen Phoenix is turned face up, it deals 2 damage to each player.',
  },
  {
    name: 'Balance',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that spell if it has the same mana value as the revealed card.',
  },
  { name: 'Kill', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
);

describe('101.4, 608.2e: each chooses of their own', () => {
  it('one creature each is kept and the rest are destroyed', () => {
    const t = table({ A: { hand: ['Reckon'], battlefield: ['Bear', 'Goat'] }, B: { battlefield: ['Giant', '2 Bear', 'Relic'] } });
    t.cast('A', 'Reckon').resolveAll();
    expect(t.names('graveyard', 'A').filter((n) => n !== 'Reckon')).toHaveLength(1);
    expect(t.names('graveyard', 'B')).toHaveLength(2);
    expect(t.names('battlefield')).toContain('Relic');
  });
  it('the one player chooses among all, and the rest are destroyed whosever they are', () => {
    const t = table({ A: { hand: ['Spare'], battlefield: ['Bear'] }, B: { battlefield: ['Giant', 'Goat'] } });
    t.choose('choose', 'Giant').cast('A', 'Spare').resolveAll();
    expect(t.names('battlefield')).toEqual(['Giant']);
  });
  it('with fewer than that nothing is sacrificed', () => {
    const t = table({ A: { hand: ['Purge'], battlefield: ['Bear'] }, B: { battlefield: ['Giant', 'Goat', 'Relic'] } });
    t.cast('A', 'Purge').resolveAll();
    expect(t.names('graveyard', 'A')).toEqual(['Purge']);
    expect(t.names('graveyard', 'B')).toHaveLength(1);
  });
  it('one of each kind is kept', () => {
    const t = table({ A: { hand: ['Ruin'], battlefield: ['Bear', 'Goat', '2 Forest'] }, B: { battlefield: ['2 Relic', 'Giant'] } });
    t.cast('A', 'Ruin').resolveAll();
    expect(t.names('battlefield').sort()).toHaveLength(4);
    expect(t.names('graveyard', 'B')).toEqual(['Relic']);
    expect(t.names('graveyard', 'A').sort()).toContain('Forest');
  });
  it('what is an artifact and a creature is kept as either, or as both', () => {
    const t = table({ A: { hand: ['Ruin'], battlefield: ['Myr', 'Bear', 'Relic'] } });
    t.cast('A', 'Ruin').choose('choose', 'Myr').choose('choose', 'Myr').resolveAll();
    expect(t.names('battlefield')).toEqual(['Myr']);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Bear', 'Relic', 'Ruin']);
  });
  it('the creature with the greatest power among their own', () => {
    const t = table({ A: { hand: ['Doom'], battlefield: ['Giant'] }, B: { battlefield: ['Bear', 'Goat'] } });
    t.cast('A', 'Doom').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
    expect([t.names('graveyard', 'A'), t.names('graveyard', 'B')]).toEqual([['Doom'], ['Bear']]);
  });
});

describe('608.2d: any opponent may have it deal damage', () => {
  it('one does, and it is sacrificed', () => {
    const t = table({ A: { hand: ['Devil'] } });
    t.when('may', { yes: true }).cast('A', 'Devil').resolveAll();
    expect([t.life('A'), t.life('B'), t.names('graveyard', 'A')]).toEqual([20, 16, ['Devil']]);
  });
  it('nobody does, and it stays', () => {
    const t = table({ A: { hand: ['Devil'] } });
    t.when('may', { yes: false }).cast('A', 'Devil').resolveAll();
    expect([t.life('B'), t.names('battlefield')]).toEqual([20, ['Devil']]);
  });
});

describe('107.3f: X is chosen as it is paid', () => {
  it('as many Myr are tapped as are chosen', () => {
    const t = table({ A: { battlefield: ['Sphere', '3 Myr'] } });
    t.when('may', { yes: true }).when('number', { number: 2 }).attack('Sphere').resolveAll();
    expect([t.life('B'), t.pt('Sphere')]).toEqual([18, '6/7']);
  });
  it('no more than there are', () => {
    const t = table({ A: { battlefield: ['Sphere', 'Myr'] } });
    t.when('may', { yes: true }).attack('Sphere').resolveAll();
    expect([t.life('B'), t.pt('Sphere')]).toEqual([19, '5/7']);
  });
});

describe('603.7b, 511.1: at the next end of combat of this turn', () => {
  it('what was blocked by them is tapped and stays so', () => {
    const library = ['9 Forest'];
    const t = table({ A: { battlefield: ['Giant', 'Bear'], library }, B: { hand: ['Tactics'], battlefield: ['Goat'], library } });
    t.cast('B', 'Tactics', { targets: ['Goat'] }).resolveAll();
    expect(t.pt('Goat')).toBe('0/4');
    t.attack('Giant', 'Bear');
    t.block(['Goat', 'Giant']);
    t.to('upkeep', 3);
    expect([t.perm('Giant').tapped, t.perm('Bear').tapped]).toEqual([true, false]);
    t.to('upkeep', 5);
    expect(t.perm('Giant').tapped).toBe(false);
  });
});

describe('708.3: returned face down', () => {
  it('is a 2/2 without its abilities, and can be turned face up', () => {
    const t = table({ A: { hand: ['Kill'], battlefield: ['Phoenix'] } });
    t.cast('A', 'Kill', { targets: ['Phoenix'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toEqual(['Kill']);
    expect(t.state.battlefield.map((id) => characteristics(t.state, id)).map((c) => [c.power, c.toughness, c.name])).toEqual([[2, 2, '']]);
    expect(t.life('B')).toBe(20);
  });
});

describe('202.3, 608.2c: the same mana value as the revealed card', () => {
  const after = (library: string[]): string[] => {
    const t = table({ A: { battlefield: ['Balance'], library }, B: { hand: ['Kill'], battlefield: ['Goat'] } });
    t.when('may', { yes: true })
      .cast('B', 'Kill', { targets: ['Goat'] })
      .resolveAll();
    return t.names('graveyard', 'B').sort();
  };
  it('only such a spell is countered', () => {
    expect(after(['Forest'])).toEqual(['Kill']);
    expect(after(['Relic'])).toEqual(['Goat', 'Kill']);
  });
  it('101.3: with no card to reveal none is', () => {
    expect(after([])).toEqual(['Goat', 'Kill']);
  });
});
