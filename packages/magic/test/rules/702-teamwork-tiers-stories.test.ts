/** Storied, teamwork and tiered, which are newer than the edition whose numbers are cited. Expected values: the reminder texts of their cards. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Tale Dwarf',
    type: 'Legendary Creature — Dwarf',
    cost: '{R}',
    pt: '1/1',
    text: 'Storied\nAs long as you have an enduring story, Tale Dwarf gets +2/+0.',
  },
  { name: 'Old Saw', type: 'Artifact', cost: '{1}' },
  { name: 'Break Down', type: 'Instant', cost: '{W}', text: 'Destroy target artifact.' },
  { name: 'Heavy Bear', type: 'Creature — Bear', cost: '{2}{G}', pt: '3/3' },
  {
    name: 'Joined Hands',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Teamwork 4\nChoose one. If this spell was cast using teamwork, choose both instead.\n• You gain 3 life.\n• Draw a card.',
  },
  {
    name: 'Three Heats',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Tiered\n• Fire — {0} — Three Heats deals 1 damage to each creature.\n• Fira — {2} — Three Heats deals 3 damage to each creature.',
  },
  { name: 'Low Road', type: 'Land', text: 'This land enters tapped unless a player has 13 or less life.' },
);

describe('702.1 storied', () => {
  it('702.1: with three artifacts, legendaries and Sagas, for the rest of the game', () => {
    const t = table({ A: { battlefield: ['Tale Dwarf', 'Old Saw', '2 Plains'], hand: ['Old Saw', 'Break Down'] } });
    expect(t.pt('Tale Dwarf')).toBe('1/1');
    t.cast('A', 'Old Saw').resolve();
    expect(t.pt('Tale Dwarf')).toBe('3/1');
    t.cast('A', 'Break Down', { targets: ['Old Saw'] }).resolve();
    expect(t.pt('Tale Dwarf')).toBe('3/1');
  });
});

describe('702.1 teamwork', () => {
  it('702.1: creatures are tapped for so much power, and both modes are chosen', () => {
    const t = table({ A: { battlefield: ['Plains', '2 Heavy Bear'], hand: ['Joined Hands'] } });
    t.cast('A', 'Joined Hands', { yes: [true], targets: ['Heavy Bear', 'Heavy Bear'] }).resolve();
    expect(t.life('A')).toBe(23);
    expect(t.names('hand')).toHaveLength(1);
    expect(t.perms('Heavy Bear').every((o) => o.tapped)).toBe(true);
  });
  it('702.1: with less power there is but one mode', () => {
    const t = table({ A: { battlefield: ['Plains', 'Heavy Bear'], hand: ['Joined Hands'] } });
    t.cast('A', 'Joined Hands', { modes: [0] }).resolve();
    expect(t.life('A')).toBe(23);
    expect(t.names('hand')).toEqual([]);
  });
});

describe('702.1 tiered', () => {
  it('702.1: one mode, for its additional cost', () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Heavy Bear'], hand: ['Three Heats'] } });
    t.cast('A', 'Three Heats', { modes: [1] }).resolve();
    expect(t.names('graveyard').sort()).toEqual(['Heavy Bear', 'Three Heats']);
  });
  it('702.1: what cannot be paid for is not chosen', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Heavy Bear'], hand: ['Three Heats'] } });
    t.cast('A', 'Three Heats').resolve();
    expect(t.names('graveyard')).toEqual(['Three Heats']);
    expect(t.perm('Heavy Bear').damage).toBe(1);
  });
});

describe('119.1 the life of any player', () => {
  it('119.1: "a player has 13 or less life" is any of them', () => {
    const t = table({ A: { hand: ['Low Road'] }, B: { life: 13 } });
    t.act('A', 'land', 'Low Road');
    expect(t.perm('Low Road').tapped).toBe(false);
  });
  it('119.1: and with more each, it enters tapped', () => {
    const t = table({ A: { hand: ['Low Road'] }, B: { life: 14 } });
    t.act('A', 'land', 'Low Road');
    expect(t.perm('Low Road').tapped).toBe(true);
  });
});
