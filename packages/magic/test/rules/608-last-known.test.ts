/** What is gone, judged as it last was, and what stays true of an event that ended elsewhere. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Shaper',
    type: 'Creature — Shapeshifter',
    cost: '{G}',
    pt: '4/4',
    text: '{0}: Target creature becomes a copy of this creature.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Altar', type: 'Artifact', text: 'Sacrifice a creature: You gain 1 life.' },
  { name: 'Void', type: 'Enchantment', text: 'If a card or token would be put into a graveyard from anywhere, exile it instead.' },
  { name: 'Mourner', type: 'Enchantment', text: 'Whenever you sacrifice a creature, you gain 5 life.' },
  {
    name: 'Rebel',
    type: 'Creature — Elf',
    cost: '{G}',
    pt: '1/2',
    text: 'Rebel enters the battlefield with a +1/+1 counter on it if a permanent you controlled left the battlefield this turn.',
  },
  {
    name: 'Duelist',
    type: 'Creature — Knight',
    pt: '2/2',
    text: '{0}: Destroy target creature blocking Duelist.',
  },
  { name: 'Strike', type: 'Instant', cost: '{R}', text: 'Strike deals 3 damage to any target.' },
  { name: 'Blade', type: 'Artifact — Equipment', text: 'Equipped creature gets +0/+0.\nEquip {0}' },
  {
    name: 'Rust',
    type: 'Creature — Ooze',
    pt: '2/2',
    text: 'Whenever Rust blocks or becomes blocked by an equipped creature, destroy all Equipment attached to that creature at end of combat.',
  },
  {
    name: 'Brand',
    type: 'Artifact — Equipment',
    text: 'Whenever equipped creature is dealt damage, it deals that much damage to any target.\nEquip {0}',
  },
  { name: 'Tuck', type: 'Sorcery', cost: '{W}', text: "Put target creature into its owner's library second from the top." },
  {
    name: 'Scales',
    type: 'Enchantment',
    text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
  },
  {
    name: 'Mentor',
    type: 'Creature — Wizard',
    pt: '1/1',
    text: 'Each other creature you control enters the battlefield with an additional +1/+1 counter on it.',
  },
  { name: 'Walker', type: 'Creature — Golem', cost: '{G}', pt: '0/0', text: 'Walker enters the battlefield with a +1/+1 counter on it.' },
  {
    name: 'Avenger',
    type: 'Enchantment',
    text: 'Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent.',
  },
);

describe('608.2h, 400.7', () => {
  it('400.7, 608.2h: a permanent that left this turn was a permanent', () => {
    const t = table({ A: { battlefield: ['Forest', 'Altar', 'Bear'], hand: ['Rebel'] } });
    t.activate('A', 'Altar').resolveAll();
    t.cast('A', 'Rebel').resolveAll();
    expect(t.pt('Rebel')).toBe('2/3');
  });
  it('608.2b, 608.2h: "creature blocking it" when it has left', () => {
    const t = table({ A: { battlefield: ['Duelist'] }, B: { battlefield: ['Bear', 'Mountain'], hand: ['Strike'] } });
    t.attack('Duelist').block(['Bear', 'Duelist']);
    t.activate('A', 'Duelist', { targets: ['Bear'] });
    t.cast('B', 'Strike', { targets: ['Duelist'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toContain('Bear');
  });
  it('608.2h: what was attached to a creature that has died', () => {
    const t = table({ A: { battlefield: ['Rust'] }, B: { battlefield: ['Bear', 'Blade'] } });
    t.to('precombatMain', 2);
    t.activate('B', 'Blade', { targets: ['Bear'] }).resolveAll();
    t.attack('Bear').block(['Rust', 'Bear']).to('postcombatMain');
    expect(t.names('graveyard', 'B').sort()).toEqual(['Bear', 'Blade']);
  });
  it('608.2h: the creature that was dealt the damage deals it, though it has died', () => {
    const t = table({ A: { battlefield: ['Brand', 'Bear', 'Mountain'], hand: ['Strike'] } });
    t.activate('A', 'Brand', { targets: ['Bear'] }).resolveAll();
    t.choose('targets', '@B');
    t.cast('A', 'Strike', { targets: ['Bear'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('701, 614', () => {
  it('701.17a: a permanent is sacrificed even if it is exiled instead', () => {
    const t = table({ A: { battlefield: ['Altar', 'Bear', 'Mourner', 'Void'] } });
    t.activate('A', 'Altar').resolveAll();
    expect([t.life('A'), t.names('exile', 'A')]).toEqual([26, ['Bear']]);
  });
  it('401.7: second from the top is under one card', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Tuck'] }, B: { battlefield: ['Bear'], library: ['Ogre', 'Island'] } });
    t.cast('A', 'Tuck', { targets: ['Bear'] }).resolveAll();
    t.to('draw', 2);
    expect(t.names('hand', 'B')).toEqual(['Ogre']);
    t.to('draw', 4);
    expect(t.names('hand', 'B')).toEqual(['Ogre', 'Bear']);
  });
  it('614.5, 122.6a: an effect applies once to all the counters a permanent enters with', () => {
    const t = table({ A: { battlefield: ['Forest', 'Scales', 'Mentor'], hand: ['Walker'] } });
    t.cast('A', 'Walker').resolveAll();
    expect(t.pt('Walker')).toBe('3/3');
  });
  it('608.2h: "that player" is who controls the source', () => {
    const t = table({ A: { battlefield: ['Avenger'] }, B: { battlefield: ['Mountain'], hand: ['Strike'] } });
    t.cast('B', 'Strike', { targets: ['@A'] }).resolveAll();
    expect(t.names('battlefield')).toEqual(['Avenger']);
  });
});

describe('608.2h copies of what left', () => {
  it('608.2h: what becomes a copy of this copies it as it last was on the battlefield', () => {
    const t = table({ A: { battlefield: ['Shaper', 'Altar', 'Bear'] } });
    t.activate('A', 'Shaper', { targets: ['Bear'] });
    t.activate('A', 'Altar', { pay: ['Shaper'] }).resolveAll();
    expect(t.pt('Shaper')).toBe('4/4');
    expect(t.names('graveyard')).toEqual(['Shaper']);
  });
});
