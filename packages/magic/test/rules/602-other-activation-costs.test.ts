/** Something else paid rather than the cost of a keyword ability (CR 602.2b, 601.2b). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Jet', cost: '{4}{R}', type: 'Sorcery', text: 'Jet deals 3 damage to target player.\nCycling {2}' },
  { name: 'Views', cost: '{0}', type: 'Enchantment', text: 'You may pay {0} rather than pay cycling costs.' },
  { name: 'Walker', cost: '{2}', type: 'Planeswalker — Jace', loyalty: '3', text: '[+1]: You gain 1 life.' },
  {
    name: 'Heart',
    cost: '{0}',
    type: 'Artifact — Vehicle',
    pt: '4/4',
    text: "Crew 3\nYou may remove a loyalty counter from a planeswalker you control rather than pay Heart's crew cost.",
  },
  { name: 'Other', cost: '{0}', type: 'Artifact — Vehicle', pt: '4/4', text: 'Crew 3' },
  { name: 'Giant', cost: '{4}', type: 'Creature — Giant', pt: '4/4' },
);

describe('602.2b', () => {
  it('602.2b, 702.29a: no mana for cycling, but the card is discarded', () => {
    const t = table({ A: { hand: ['Jet'], battlefield: ['Views'], library: ['Giant'] } });
    t.activate('A', 'Jet').resolve();
    expect([t.names('hand'), t.names('graveyard')]).toEqual([['Giant'], ['Jet']]);
    expect(table({ A: { hand: ['Jet'], library: ['Giant'] } }).can('A')).not.toContain('activate Jet');
  });
  it('601.2b: of two costs that can be paid the player chooses', () => {
    const t = table({ A: { hand: ['Jet'], battlefield: ['Views', '2 Mountain'], library: ['Giant'] } });
    t.when('option', { pick: [1] })
      .activate('A', 'Jet')
      .resolve();
    expect(t.perms('Mountain').every((m) => m.tapped)).toBe(true);
  });
  it('602.2b: for the abilities of this object alone', () => {
    const t = table({ A: { battlefield: ['Walker', 'Heart', 'Other'] } });
    expect(t.can('A').filter((x) => x.includes('Heart') || x.includes('Other'))).toEqual(['activate Heart']);
    t.activate('A', 'Heart').resolve();
    expect([t.counters('Walker', 'loyalty'), t.perm('Heart').types.includes('Creature')]).toEqual([2, true]);
  });
});
