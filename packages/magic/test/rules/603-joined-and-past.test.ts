/** Triggers said one after another, and what this turn's history says of things (CR 603.2, 608.2h, 700.11). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/8' },
  { name: 'Zap', type: 'Instant', cost: '{0}', text: 'Zap deals 1 damage to any target.' },
  { name: 'Red Zap', type: 'Instant', cost: '{R}', text: 'Red Zap deals 1 damage to any target.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  {
    name: 'Shrine',
    type: 'Artifact',
    cost: '{1}',
    text: 'At the beginning of your upkeep or whenever you cast a red spell, put a charge counter on Shrine.',
  },
  {
    name: 'Voice',
    type: 'Creature — Elemental',
    pt: '2/2',
    text: 'Whenever an opponent casts a spell during your turn or when Voice dies, you gain 1 life.',
  },
  {
    name: 'Ember',
    type: 'Creature — Phoenix',
    pt: '1/1',
    text: 'Whenever an opponent is dealt damage by a red instant or sorcery spell you control or by a red planeswalker you control, you gain 1 life.',
  },
  { name: 'Revenge', type: 'Instant', cost: '{0}', text: 'Destroy all creatures that dealt damage to you this turn.' },
  {
    name: 'Salvage',
    type: 'Instant',
    cost: '{0}',
    text: 'Return target creature card in your graveyard that was put there from the battlefield this turn to your hand.',
  },
  {
    name: 'Brave',
    type: 'Enchantment',
    cost: '{W}',
    text: 'As long as your life total is greater than or equal to your starting life total, creatures you control get +1/+1.',
  },
  {
    name: 'Relief',
    type: 'Sorcery',
    cost: '{0}',
    text: 'If you have less life than an opponent, you gain 6 life. If you control fewer creatures than an opponent, draw a card.',
  },
  {
    name: 'Depths',
    type: 'Enchantment',
    cost: '{B}',
    text: 'At the beginning of your end step, if you descended this turn, you gain 3 life.',
  },
  {
    name: 'Peak',
    type: 'Land',
    text: 'Whenever a Mountain you control enters, if you control at least five other Mountains, you gain 3 life.',
  },
  { name: 'Tally', type: 'Sorcery', cost: '{0}', text: "You gain 1 life for each other instant and sorcery spell you've cast this turn." },
);

describe('603.2 one ability for several events', () => {
  it('triggers at the step and on the other event', () => {
    const t = table({ A: { hand: ['Red Zap'], battlefield: ['Shrine', 'Mountain'] }, B: {} }, 'upkeep');
    t.cast('A', 'Red Zap', { targets: ['@B'] }).resolveAll();
    expect(t.counters('Shrine', 'charge')).toBe(2);
  });
  it('tells the turn of one of them alone', () => {
    const t = table({ A: { battlefield: ['Voice'] }, B: { hand: ['Zap', 'Slay'] } });
    t.pass()
      .cast('B', 'Zap', { targets: ['@A'] })
      .resolveAll();
    expect(t.life('A')).toBe(20);
    t.pass()
      .cast('B', 'Slay', { targets: ['Voice'] })
      .resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('is not triggered by the spell in another turn', () => {
    const t = table({ A: { hand: ['Zap'] }, B: { battlefield: ['Voice'] } });
    t.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    expect(t.life('B')).toBe(19);
  });
  it('120.7: the spell is the source of its damage, with its colour', () => {
    const t = table({ A: { hand: ['Zap', 'Red Zap'], battlefield: ['Ember', 'Mountain'] } });
    t.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Red Zap', { targets: ['@B'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('other Mountains than the one that enters', () => {
    const life = (n: number): number => {
      const t = table({ A: { hand: ['Mountain'], battlefield: ['Peak', `${n} Mountain`] } });
      return t.land('A', 'Mountain').resolveAll().life('A');
    };
    expect([life(4), life(5)]).toEqual([20, 23]);
  });
});

describe('608.2h what happened this turn', () => {
  it('dealt damage to you', () => {
    const t = table({ A: { battlefield: ['Bear', 'Wall'] }, B: { hand: ['Revenge'] } });
    t.attack('Bear').to('endCombat');
    t.pass().cast('B', 'Revenge').resolveAll();
    expect(t.names('battlefield', 'A')).toEqual(['Wall']);
  });
  it('put there from the battlefield', () => {
    const t = table({ A: { hand: ['Slay', 'Salvage'], battlefield: ['Bear'], graveyard: ['Wall'] } });
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Salvage', { targets: ['Bear'] }).resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Bear']);
  });
  it('103.4: the starting life total', () => {
    const t = table({ A: { hand: ['Zap'], battlefield: ['Brave', 'Bear'] } });
    expect(t.pt('Bear')).toBe('3/3');
    t.cast('A', 'Zap', { targets: ['@A'] }).resolveAll();
    expect(t.pt('Bear')).toBe('2/2');
  });
  it('less life and fewer creatures than an opponent', () => {
    const t = table({ A: { hand: ['Relief', 'Zap', 'Relief'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Relief').resolveAll();
    expect([t.life('A'), t.happened('draw').length]).toEqual([20, 1]);
    t.cast('A', 'Zap', { targets: ['@A'] }).resolveAll();
    t.cast('A', 'Relief').resolveAll();
    expect(t.life('A')).toBe(25);
  });
  it('700.11: a player descended when a permanent card was put into his graveyard, not a spell that resolved', () => {
    const t = table({ A: { hand: ['Slay'], battlefield: ['Depths', 'Bear'] } });
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    t.to('end').resolveAll();
    expect(t.life('A')).toBe(23);
    const u = table({ A: { hand: ['Zap'], battlefield: ['Depths'] } });
    u.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    u.to('end').resolveAll();
    expect(u.life('A')).toBe(20);
  });
  it('other spells than itself', () => {
    const t = table({ A: { hand: ['Zap', 'Tally'] } });
    t.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    t.cast('A', 'Tally').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

define(
  {
    name: 'Fiend',
    type: 'Creature — Demon',
    pt: '6/6',
    text: 'At the beginning of each combat, any opponent may sacrifice a creature. If a player does, tap Fiend and put a +1/+1 counter on it.',
  },
  { name: 'Census', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life for each opponent who controls fewer creatures than you.' },
);

describe('608.2d what anyone may do', () => {
  it('is done when a player did', () => {
    const t = table({ A: { battlefield: ['Fiend'] }, B: { battlefield: ['Bear'] } });
    t.when('may', { yes: true }).to('beginCombat').resolveAll();
    expect([t.counters('Fiend', '+1/+1'), t.names('graveyard', 'B')]).toEqual([1, ['Bear']]);
  });
  it('608.2h: players of whom something is so are counted', () =>
    expect(
      table({ A: { hand: ['Census'], battlefield: ['Bear'] } })
        .cast('A', 'Census')
        .resolveAll()
        .life('A'),
    ).toBe(21));
});
