/** Abilities that can't be had, what was countered this turn, durations of two conditions, costs of two kinds. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Wind', type: 'Enchantment', cost: '{U}', text: "Creatures your opponents control lose flying and can't have or gain flying." },
  { name: 'Drake', type: 'Creature — Drake', cost: '{U}', pt: '2/3', text: 'Flying' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Leap', type: 'Instant', cost: '{U}', text: 'Target creature gets +1/+1 and gains flying until end of turn.' },
  { name: 'Sweep', type: 'Sorcery', cost: '{W}', text: 'Destroy all enchantments.' },
  { name: 'Wings', type: 'Enchantment — Aura', cost: '{U}', text: 'Enchant creature\nEnchanted creature has flying.' },
  { name: 'Deny', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  {
    name: 'Snare',
    type: 'Instant',
    cost: '{4}{G}{G}',
    text: "If a creature spell you cast this turn was countered by a spell or ability an opponent controlled, you may pay {0} rather than pay this spell's mana cost.\nYou gain 5 life.",
  },
  {
    name: 'Singer',
    type: 'Creature — Faerie',
    cost: '{U}',
    pt: '1/1',
    text: 'You may choose not to untap Singer during your untap step.\n{T}: Gain control of target creature for as long as you control Singer and Singer remains tapped.',
  },
  { name: 'Twiddle', type: 'Instant', cost: '{U}', text: 'Untap target creature.' },
  { name: 'Root', type: 'Creature — Elf', cost: '{B}', pt: '1/1', text: 'Sacrifice a Swamp and a Forest: You gain 2 life.' },
  { name: 'Crag', type: 'Land — Mountain', text: '' },
  { name: 'Bayou', type: 'Land — Swamp Forest', text: '' },
  {
    name: 'Siege',
    type: 'Enchantment',
    cost: '{G}',
    text: 'At the beginning of each of your main phases, you gain 1 life.',
  },
  { name: 'Idol', type: 'Artifact', cost: '{2}', text: '{T}: You gain 3 life. Activate only if you created a token this turn.' },
  { name: 'Breed', type: 'Sorcery', cost: '{G}', text: 'Create a 1/1 green Saproling creature token.' },
  {
    name: 'Surgeon',
    type: 'Creature — Spirit',
    cost: '{B}',
    pt: '2/1',
    text: 'If combat damage would be dealt to Surgeon, prevent that damage and exile that many cards from the top of your library.',
  },
  {
    name: 'Battles',
    type: 'Creature — Spirit',
    cost: '{W}',
    pt: '0/0',
    text: 'Battles gets +1/+1 for each creature you control and +1/+1 for each Aura you control.',
  },
  { name: 'Eruption', type: 'Sorcery', cost: '{R}', text: "Destroy target Mountain. Eruption deals 3 damage to that land's controller." },
);

describe("113.11: abilities an object can't have", () => {
  it('113.11: it loses it, and static abilities give it none', () => {
    const t = table({ A: { battlefield: ['Wind', '3 Island'], hand: ['Wings'] }, B: { battlefield: ['Drake', 'Bear'] } });
    expect(t.perm('Drake').keywords).not.toContain('flying');
    t.cast('A', 'Wings', { targets: ['Bear'] }).resolveAll();
    expect(t.perm('Bear').keywords).not.toContain('flying');
  });
  it('113.11: that part of what a resolving spell would add does not apply, later either', () => {
    const t = table({ A: { battlefield: ['Wind', 'Island', 'Plains'], hand: ['Leap', 'Sweep'] }, B: { battlefield: ['Bear', 'Drake'] } });
    t.cast('A', 'Leap', { targets: ['Bear'] }).resolveAll();
    expect([t.pt('Bear'), t.perm('Bear').keywords.includes('flying')]).toEqual(['3/3', false]);
    t.cast('A', 'Sweep').resolveAll();
    expect(t.perm('Bear').keywords).not.toContain('flying');
    expect(t.perm('Drake').keywords).toContain('flying');
  });
});

describe('what the turn has seen', () => {
  it('118.9, 701.5a: a creature spell was countered by an opponent', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Bear', 'Snare'] }, B: { battlefield: ['Island'], hand: ['Deny'] } });
    expect(t.can('A').some((x) => x.includes('Snare'))).toBe(false);
    t.cast('A', 'Bear').pass();
    t.cast('B', 'Deny', { targets: ['Bear'] }).resolveAll();
    t.cast('A', 'Snare', { way: 'alternative' }).resolveAll();
    expect(t.life('A')).toBe(25);
  });
  it('111.2: a token was created', () => {
    const t = table({ A: { battlefield: ['Forest', 'Idol'], hand: ['Breed'] } });
    expect(t.can('A').some((x) => x.includes('Idol'))).toBe(false);
    t.cast('A', 'Breed').resolveAll();
    t.activate('A', 'Idol').resolveAll();
    expect(t.life('A')).toBe(23);
  });
  it('505.1: each main phase', () => {
    const t = table({ A: { battlefield: ['Siege'] } }, 'upkeep');
    t.to('end');
    expect(t.life('A')).toBe(22);
  });
});

describe('durations, costs, targets', () => {
  it('611.2b: it ends when one of two conditions does', () => {
    const t = table({ A: { battlefield: ['Singer', 'Island'], hand: ['Twiddle'] }, B: { battlefield: ['Bear'] } });
    t.activate('A', 'Singer', { targets: ['Bear'] }).resolveAll();
    expect(t.names('battlefield')).toContain('Bear');
    t.cast('A', 'Twiddle', { targets: ['Singer'] }).resolveAll();
    expect(t.names('battlefield', 'B')).toContain('Bear');
  });
  it('118.3: a land of both types pays for one of them', () => {
    const t = table({ A: { battlefield: ['Root', 'Bayou'] } });
    expect(t.can('A').some((x) => x.includes('Root'))).toBe(false);
    const u = table({ A: { battlefield: ['Root', 'Bayou', 'Swamp'] } });
    u.activate('A', 'Root', { pay: ['Swamp', 'Bayou'] }).resolveAll();
    expect(u.life('A')).toBe(22);
  });
  it('615.5: what is prevented is counted', () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { battlefield: ['Surgeon'] } });
    t.attack('Bear').to('declareBlockers');
    t.block(['Surgeon', 'Bear']).to('endCombat');
    expect([t.names('battlefield', 'B'), t.names('exile', 'B').length]).toEqual([['Surgeon'], 2]);
  });
  it('613.4c: two sums', () => {
    const t = table({ A: { battlefield: ['Battles', 'Bear', 'Island'], hand: ['Wings'] } });
    expect(t.pt('Battles')).toBe('2/2');
    t.cast('A', 'Wings', { targets: ['Bear'] }).resolveAll();
    expect(t.pt('Battles')).toBe('3/3');
  });
  it('205.3i: a land of a type is a land', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Eruption'] }, B: { battlefield: ['Crag'] } });
    t.cast('A', 'Eruption', { targets: ['Crag'] }).resolveAll();
    expect([t.names('graveyard', 'B'), t.life('B')]).toEqual([['Crag'], 17]);
  });
});
