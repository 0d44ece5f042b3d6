/** What becomes an artifact creature (CR 205.1b). Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Vault', type: 'Artifact Land — Island' },
  { name: 'Sword', type: 'Artifact — Equipment', cost: '{2}', text: 'Equip {1}' },
  { name: 'Scout', type: 'Creature — Human Scout', cost: '{1}', pt: '1/1' },
  {
    name: 'Awaken',
    type: 'Sorcery',
    cost: '{0}',
    text: "Put three +1/+1 counters on target artifact you control. If it's not a creature, it becomes a 0/0 Robot artifact creature.",
  },
  {
    name: 'Exalt',
    type: 'Instant',
    cost: '{0}',
    text: 'Until end of turn, target artifact or creature becomes a 4/4 Angel artifact creature and gains flying.',
  },
  {
    name: 'Alter',
    type: 'Instant',
    cost: '{0}',
    text: 'Target creature becomes a 4/4 Angel creature in addition to its other types until end of turn.',
  },
);

describe('205.1b', () => {
  it('205.1b: what becomes an "artifact creature" keeps its card types and their subtypes', () => {
    const t = table({ A: { hand: ['2 Awaken'], battlefield: ['Vault', 'Sword'] } });
    t.cast('A', 'Awaken', { targets: ['Vault'] }).resolve();
    t.cast('A', 'Awaken', { targets: ['Sword'] }).resolve();
    expect(t.perm('Vault').types).toEqual(['Artifact', 'Creature', 'Land']);
    expect(t.perm('Vault').subtypes).toEqual(['Island', 'Robot']);
    expect(t.can('A')).toContain('mana Vault');
    expect(t.perm('Sword').subtypes).toEqual(['Equipment', 'Robot']);
  });
  it('205.1b: the creature types that are named replace those it had', () => {
    const t = table({ A: { hand: ['Exalt'], battlefield: ['Scout'] } });
    t.cast('A', 'Exalt', { targets: ['Scout'] }).resolve();
    expect(t.perm('Scout').types).toEqual(['Artifact', 'Creature']);
    expect(t.perm('Scout').subtypes).toEqual(['Angel']);
  });
  it('205.1b: "in addition to its other types" keeps them all', () => {
    const t = table({ A: { hand: ['Alter'], battlefield: ['Scout'] } });
    t.cast('A', 'Alter', { targets: ['Scout'] }).resolve();
    expect(t.perm('Scout').subtypes).toEqual(['Human', 'Scout', 'Angel']);
  });
});
