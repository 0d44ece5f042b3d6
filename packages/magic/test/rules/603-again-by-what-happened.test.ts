/** Abilities that trigger an additional time by what happened (CR 603.2d). Expected values: the rules' own text, and what the cards say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Voice',
    type: 'Creature — Efreet',
    cost: '{1}',
    pt: '2/2',
    text: 'If you casting or copying an instant or sorcery spell causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  },
  { name: 'Pupil', type: 'Creature — Human', cost: '{1}', pt: '1/1', text: 'Whenever you cast a spell, put a +1/+1 counter on Pupil.' },
  { name: 'Flash of Light', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
  { name: 'Rock', type: 'Artifact', cost: '{0}', text: '' },
  {
    name: 'Doctor',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '2/2',
    text: 'If you gaining life causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  },
  { name: 'Grower', type: 'Creature — Cat', cost: '{1}', pt: '1/1', text: 'Whenever you gain life, put a +1/+1 counter on Grower.' },
  {
    name: 'Gate',
    type: 'Creature — Wizard',
    cost: '{1}',
    pt: '2/2',
    text: 'If a legendary permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
  },
  {
    name: 'Smith',
    type: 'Creature — Dwarf',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever an artifact you control enters, put a +1/+1 counter on Smith.',
  },
  {
    name: 'Mourner',
    type: 'Creature — Dwarf',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever an artifact you control leaves the battlefield, put a +1/+1 counter on Mourner.',
  },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target artifact.' },
  {
    name: 'Staff',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: 'If an ability of equipped creature triggers, that ability triggers an additional time.\nEquip {0}',
  },
  {
    name: 'Soldier of Fortune',
    type: 'Legendary Creature — Human',
    cost: '{1}',
    pt: '2/2',
    text: 'As long as Soldier of Fortune is equipped, if a triggered ability of Soldier of Fortune or an Equipment attached to it triggers, that ability triggers an additional time.\nWhenever you gain life, put a +1/+1 counter on Soldier of Fortune.',
  },
);

describe('CR 603.2d: what makes an ability trigger an additional time', () => {
  it('603.2d: casting an instant, and nothing else that is cast', () => {
    const t = table({ A: { battlefield: ['Voice', 'Pupil'], hand: ['Flash of Light', 'Rock'] } });
    t.cast('A', 'Flash of Light').resolveAll();
    expect(t.counters('Pupil', '+1/+1')).toBe(2);
    t.cast('A', 'Rock').resolveAll();
    expect(t.counters('Pupil', '+1/+1')).toBe(3);
  });
  it('603.2d: gaining life', () => {
    const t = table({ A: { battlefield: ['Doctor', 'Grower'], hand: ['Flash of Light'] } });
    t.cast('A', 'Flash of Light').resolveAll();
    expect(t.counters('Grower', '+1/+1')).toBe(2);
  });
  it('603.2d: an artifact that enters, and one that leaves', () => {
    const t = table({ A: { battlefield: ['Gate', 'Smith', 'Mourner'], hand: ['Rock', 'Smash'] } });
    t.cast('A', 'Rock').resolveAll();
    expect(t.counters('Smith', '+1/+1')).toBe(2);
    t.cast('A', 'Smash', { targets: ['Rock'] }).resolveAll();
    expect(t.counters('Mourner', '+1/+1')).toBe(2);
  });
  it('603.2d: any ability of the equipped creature, and of no other', () => {
    const t = table({ A: { battlefield: ['Staff', 'Grower', 'Grower'], hand: ['Flash of Light'] } });

    t.activate('A', 'Staff', { targets: ['Grower'] }).resolveAll();
    t.cast('A', 'Flash of Light').resolveAll();
    expect(
      t
        .perms('Grower')
        .map((p) => p.counters[0].n)
        .sort(),
    ).toEqual([1, 2]);
  });
  it('603.2d: its own abilities, only while it is equipped', () => {
    const t = table({ A: { battlefield: ['Staff', 'Soldier of Fortune', 'Grower'], hand: ['Flash of Light', 'Flash of Light'] } });
    t.cast('A', 'Flash of Light').resolveAll();
    expect(t.counters('Soldier of Fortune', '+1/+1')).toBe(1);
    define({ name: 'Sword', type: 'Artifact — Equipment', cost: '{0}', text: 'Equip {0}' });
    const u = table({ A: { battlefield: ['Sword', 'Soldier of Fortune', 'Grower'], hand: ['Flash of Light'] } });
    u.activate('A', 'Sword', { targets: ['Soldier of Fortune'] }).resolveAll();
    u.cast('A', 'Flash of Light').resolveAll();
    expect(u.counters('Soldier of Fortune', '+1/+1')).toBe(2);
    expect(u.counters('Grower', '+1/+1')).toBe(1);
  });
});
