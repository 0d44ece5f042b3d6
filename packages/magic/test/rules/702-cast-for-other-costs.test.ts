/** Kicker with targets, cleave, compleated, spree, freerunning, gift (CR 702.33g, 702.148, 702.150, 702.172-702.174). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Two Bounce',
    type: 'Sorcery',
    cost: '{U}',
    text: "Kicker {1}\nReturn target creature to its owner's hand. If this spell was kicked, return another target creature to its owner's hand.",
  },
  { name: 'Tame Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Big Bear', type: 'Creature — Bear', cost: '{4}{G}', pt: '5/5' },
  { name: 'Small Doom', type: 'Sorcery', cost: '{2}{B}', text: 'Cleave {4}{B}\nDestroy all creatures [with mana value 2 or less].' },
  {
    name: 'Own Return',
    type: 'Instant',
    cost: '{U}',
    text: "Cleave {1}{U}\nReturn target nonland permanent [you control] to its owner's hand.",
  },
  {
    name: 'Pick Some',
    type: 'Instant',
    cost: '{R}',
    text: 'Spree\n+ {1} — Destroy target artifact.\n+ {2} — Pick Some deals 3 damage to target creature.\n+ {1} — Draw a card.',
  },
  { name: 'Runner', type: 'Creature — Assassin', cost: '{B}', pt: '1/1' },
  { name: 'Roof Dash', type: 'Creature — Human', cost: '{4}{B}', pt: '3/3', text: 'Freerunning {B}' },
  { name: 'Kind Words', type: 'Sorcery', cost: '{W}', text: 'Gift a card\nYou gain 1 life. If the gift was promised, you gain 3 life.' },
  {
    name: 'Fish Friend',
    type: 'Creature — Otter',
    cost: '{1}{W}',
    pt: '2/2',
    text: 'Gift a tapped Fish\nWhen Fish Friend enters, if the gift was promised, you gain 2 life.',
  },
  {
    name: 'Two Charms',
    type: 'Instant',
    cost: '{G}',
    text: 'Gift a Treasure\nTarget creature gets +2/+2 until end of turn. If the gift was promised, another target creature gets +1/+1 until end of turn.',
  },
  { name: 'Thankful', type: 'Enchantment', cost: '{W}', text: 'Whenever you give a gift, you gain 5 life.' },
  { name: 'Half Walker', type: 'Legendary Planeswalker', cost: '{1}{G/P}{B/P}', loyalty: '5', text: 'Compleated\n+1: Draw a card.' },
);

describe('702.33g targets of a part that has its effect only if the spell was kicked', () => {
  it('702.33g: not kicked, only the first target is chosen', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Two Bounce'] }, B: { battlefield: ['Tame Bear'] } });
    t.cast('A', 'Two Bounce', { targets: ['Tame Bear'] }).resolve();
    expect(t.names('hand', 'B')).toEqual(['Tame Bear']);
  });
  it('702.33g: kicked, both are', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Two Bounce'] }, B: { battlefield: ['Tame Bear', 'Big Bear'] } });
    t.cast('A', 'Two Bounce', { yes: [true], targets: ['Tame Bear', 'Big Bear'] }).resolve();
    expect(t.names('hand', 'B').sort()).toEqual(['Big Bear', 'Tame Bear']);
  });
});

describe('702.148 cleave', () => {
  it('702.148a: for its mana cost the words in square brackets are there', () => {
    const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Small Doom'] }, B: { battlefield: ['Tame Bear', 'Big Bear'] } });
    t.cast('A', 'Small Doom').resolve();
    expect(t.names('battlefield')).toContain('Big Bear');
    expect(t.names('graveyard', 'B')).toEqual(['Tame Bear']);
  });
  it('702.148a: for its cleave cost they are not', () => {
    const t = table({ A: { battlefield: ['5 Swamp'], hand: ['Small Doom'] }, B: { battlefield: ['Tame Bear', 'Big Bear'] } });
    t.cast('A', 'Small Doom', { way: 'cleave' }).resolve();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Big Bear', 'Tame Bear']);
    expect(t.names('graveyard')).toEqual(['Small Doom']);
  });
  it('702.148b: a change of text: what may be targeted changes with it', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Own Return'] }, B: { battlefield: ['Tame Bear'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toHaveLength(1);
    t.cast('A', 'Own Return', { way: 'cleave', targets: ['Tame Bear'] }).resolve();
    expect(t.names('hand', 'B')).toEqual(['Tame Bear']);
  });
});

describe('702.172 spree', () => {
  it('702.172a: one or more modes, each for its own cost', () => {
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['Pick Some'] }, B: { battlefield: ['Tame Bear'] } });
    t.cast('A', 'Pick Some', { modes: [1, 2], targets: ['Tame Bear'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Tame Bear']);
    expect(t.names('hand')).toHaveLength(1);
    expect(t.can('A').filter((x) => x.startsWith('mana'))).toEqual([]);
  });
  it('702.172a: not without at least one mode that can be paid for', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Pick Some'] }, B: { battlefield: ['Tame Bear'] } });
    expect(t.can('A')).not.toContain('cast Pick Some');
  });
});

describe('702.173 freerunning', () => {
  it('702.173a: only after combat damage to a player by an Assassin creature or a commander of that player', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Runner'], hand: ['Roof Dash'] } });
    expect(t.can('A')).not.toContain('cast Roof Dash');
    t.attack('Runner').to('postcombatMain');
    t.cast('A', 'Roof Dash', { way: 'freerunning' }).resolve();
    expect(t.pt('Roof Dash')).toBe('3/3');
  });
});

describe('702.174 gift', () => {
  it('702.174e, j: the chosen player draws a card, before the other effects', () => {
    const t = table({ A: { battlefield: ['Plains', 'Thankful'], hand: ['Kind Words'] } });
    t.cast('A', 'Kind Words', { yes: [true] }).resolveAll();
    expect(t.names('hand', 'B')).toHaveLength(1);
    expect(t.life('A')).toBe(29); // 702.174c: a gift was given
  });
  it('702.174k: not promised', () => {
    const t = table({ A: { battlefield: ['Plains', 'Thankful'], hand: ['Kind Words'] } });
    t.cast('A', 'Kind Words', { yes: [false] }).resolveAll();
    expect(t.names('hand', 'B')).toHaveLength(0);
    expect(t.life('A')).toBe(21);
  });
  it('702.174b, f: of a permanent it is a trigger', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Thankful'], hand: ['Fish Friend'] } });
    t.cast('A', 'Fish Friend', { yes: [true] }).resolveAll();
    const fish = t.perm('Fish Token');
    expect([fish.tapped, fish.controller, `${fish.power}/${fish.toughness}`]).toEqual([true, 1, '1/1']);
    expect(t.life('A')).toBe(27);
  });
  it('702.174m: targets of that part only if the gift was promised', () => {
    const t = table({ A: { battlefield: ['Forest', 'Tame Bear'], hand: ['Two Charms'] } });
    t.cast('A', 'Two Charms', { yes: [false], targets: ['Tame Bear'] }).resolve();
    expect(t.pt('Tame Bear')).toBe('4/4');
  });
});

describe('702.150 compleated', () => {
  it('702.150a: two loyalty counters less for each Phyrexian symbol paid with life', () => {
    const t = table({ A: { battlefield: ['Forest', 'Swamp'], hand: ['Half Walker'] } });
    t.cast('A', 'Half Walker').resolve();
    expect(t.life('A')).toBe(18);
    expect(t.counters('Half Walker', 'loyalty')).toBe(3);
  });
  it('702.150a: none less when no life was paid', () => {
    const t = table({ A: { battlefield: ['Forest', '2 Swamp'], hand: ['Half Walker'] } });
    t.cast('A', 'Half Walker').resolve();
    expect(t.counters('Half Walker', 'loyalty')).toBe(5);
  });
});
