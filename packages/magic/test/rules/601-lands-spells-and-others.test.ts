/** Lands and spells from all graveyards, costs by what is there, creatures that were exerted, what is lowest (CR 305.1, 601.3, 602.2b, 701.39). Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Calf', cost: '{1}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Ox', cost: '{4}', type: 'Creature — Ox', pt: '4/4' },
  { name: 'Rune', cost: '{0}', type: 'Enchantment — Aura', text: 'Enchant creature\nEnchanted creature gets +1/+1.' },
  {
    name: 'Crown',
    cost: '{0}',
    type: 'Enchantment — Aura',
    text: 'Enchant creature with another Aura attached to it\nEnchanted creature gets +3/+3.',
  },
  { name: 'Unrune', cost: '{0}', type: 'Instant', text: 'Destroy target enchantment.' },
  {
    name: 'Taker',
    cost: '{0}',
    type: 'Creature — Zombie',
    pt: '2/2',
    text: '{0}: Each player mills a card.\nDuring each of your turns, you may play a land and cast a spell from among cards in graveyards that were put there from libraries this turn.',
  }, // prettier-ignore
  {
    name: 'Vessel',
    cost: '{1}',
    type: 'Creature — Demon',
    pt: '1/1',
    text: 'When Vessel enters, if it entered from your graveyard or you cast it from your graveyard, you gain 5 life.',
  },
  { name: 'Raise', cost: '{0}', type: 'Sorcery', text: 'Return target creature card from your graveyard to the battlefield.' },
  { name: 'Caller', cost: '{0}', type: 'Enchantment', text: 'You may cast creature spells from your graveyard.' },
  {
    name: 'Scales',
    cost: '{0}',
    type: 'Enchantment',
    text: 'At the beginning of your upkeep, destroy target nonland permanent with the lowest mana value.',
  },
  {
    name: 'Celebrant',
    cost: '{0}',
    type: 'Creature — Human',
    pt: '4/1',
    text: "If Celebrant hasn't been exerted this turn, you may exert it as it attacks. When you do, untap all other creatures you control and after this phase, there is an additional combat phase.\nVigilance",
  }, // prettier-ignore
  { name: 'Works', type: 'Land', text: '{T}: Add {U}.\nMayhem' },
  { name: 'Purge', cost: '{0}', type: 'Instant', text: 'Discard a card.' },
  {
    name: 'Truth',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Look at the top three cards of your library. Put one of those cards into your hand and the rest on the bottom of your library in any order. If this spell was cast from anywhere other than your hand, put each of those cards into your hand instead.',
  },
  { name: 'Sorcerer', cost: '{0}', type: 'Enchantment', text: 'You may cast sorcery spells from your graveyard.' },
);

const can = (t: ReturnType<typeof table>): string[] => t.can('A').filter((x) => /^(cast|land)/.test(x));

describe('601.3, 305.1', () => {
  it('601.3: one land and one spell, whosever the graveyard is', () => {
    const t = table({ A: { battlefield: ['Taker', '4 Mountain'], library: ['Forest'] }, B: { library: ['Calf'], graveyard: ['Ox'] } });
    expect(can(t)).toEqual([]);
    t.activate('A', 'Taker').resolve();
    expect(can(t).sort()).toEqual(['cast Calf', 'land Forest']);
    t.cast('A', 'Calf').resolve();
    t.land('A', 'Forest');
    expect(t.perm('Calf').controller).toBe(t.perm('Taker').controller);
  });
  it('305.1: a land with mayhem is played from the graveyard in the turn it was discarded', () => {
    const t = table({ A: { hand: ['Purge', 'Works'], graveyard: ['Works'] } });
    expect(can(t)).not.toContain('land Works@graveyard');
    const before = can(t).filter((x) => x === 'land Works').length;
    t.cast('A', 'Purge').resolve();
    expect([before, can(t)]).toEqual([1, ['land Works']]);
    t.to('precombatMain', 3);
    expect(t.names('graveyard')).toContain('Works');
  });
});

describe('303.4c', () => {
  it('303.4c: an Aura that may enchant only what another Aura is attached to goes when that has gone', () => {
    const t = table({ A: { battlefield: ['Ox', 'Calf'], hand: ['Rune', 'Crown', 'Unrune'] } });
    expect(can(t)).not.toContain('cast Crown');
    t.cast('A', 'Rune', { targets: ['Ox'] })
      .resolve()
      .cast('A', 'Crown', { targets: ['Ox'] })
      .resolve();
    expect(t.pt('Ox')).toBe('8/8');
    t.cast('A', 'Unrune', { targets: ['Rune'] }).resolve();
    expect([t.pt('Ox'), t.names('graveyard').sort()]).toEqual(['4/4', ['Crown', 'Rune', 'Unrune']]);
  });
});

describe('603.4', () => {
  it('603.4: it entered from the graveyard, or was cast from there', () => {
    const hand = table({ A: { battlefield: ['Mountain'], hand: ['Vessel'] } });
    hand.cast('A', 'Vessel').resolveAll();
    const put = table({ A: { hand: ['Raise'], graveyard: ['Vessel'] } });
    put.cast('A', 'Raise', { targets: ['Vessel'] }).resolveAll();
    const cast = table({ A: { battlefield: ['Mountain', 'Caller'], graveyard: ['Vessel'] } });
    cast.cast('A', 'Vessel').resolveAll();
    expect([hand.life('A'), put.life('A'), cast.life('A')]).toEqual([20, 25, 25]);
  });
});

describe('115.1', () => {
  it('115.1: the least of all that are so described', () => {
    const t = table({ A: { battlefield: ['Scales'] }, B: { battlefield: ['Calf', 'Ox', 'Mountain'] } });
    t.to('upkeep', 3).resolveAll();
    expect(t.names('battlefield')).toEqual(['Calf', 'Ox', 'Mountain']);
  });
});

describe('701.39', () => {
  it('701.39a, 607.2h: exerted once a turn', () => {
    const t = table({ A: { battlefield: ['Celebrant', 'Calf'] } });
    t.when('may', { yes: true });
    t.attack('Celebrant', 'Calf').to('combatDamage');
    t.to('beginCombat').attack('Celebrant', 'Calf').to('endCombat');
    expect([t.life('B'), t.happened('exert')]).toEqual([10, t.happened('exert').slice(0, 1)]);
  });
});

describe('608.2c', () => {
  it('608.2c: instead of one of those cards all of them, where it was cast from elsewhere', () => {
    const t = table({ A: { battlefield: ['Sorcerer'], graveyard: ['Truth'], library: ['Ox', 'Calf', 'Rune', 'Crown'] } });
    t.cast('A', 'Truth').resolve();
    expect(t.names('hand')).toHaveLength(3);
  });
});
