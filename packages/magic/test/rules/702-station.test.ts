/** Station and station symbols (Edge of Eternities, newer than the pinned edition). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Frigate',
    cost: '{0}',
    type: 'Artifact — Spacecraft',
    pt: '3/5',
    text: "Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. Station only as a sorcery. It's an artifact creature at 5+.)\n2+ | Other creatures you control get +1/+1.\n5+ | Flying",
  },
  { name: 'Haven', type: 'Land — Planet', text: 'Station\n3+ | {T}: You gain 5 life.' },
  { name: 'Ox', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Giant', cost: '{1}', type: 'Creature — Giant', pt: '4/4' },
);

describe('station', () => {
  it('another creature is tapped, and its power is the number of counters; what it asks for is there from then on', () => {
    const t = table({ A: { battlefield: ['Frigate', 'Ox', 'Giant'] } }).to('precombatMain', 1);
    expect(t.perm('Frigate').types).toEqual(['Artifact']);
    t.activate('A', 'Frigate', { pay: ['Ox'] }).resolveAll();
    expect(t.perm('Ox').tapped).toBe(true);
    expect(t.counters('Frigate', 'charge')).toBe(2);
    expect(t.pt('Giant')).toBe('5/5');
    expect(t.perm('Frigate').types).toEqual(['Artifact']);
    t.activate('A', 'Frigate', { pay: ['Giant'] }).resolveAll();
    expect(t.counters('Frigate', 'charge')).toBe(7);
    expect(t.perm('Frigate').types).toEqual(expect.arrayContaining(['Artifact', 'Creature']));
    expect(t.pt('Frigate')).toBe('3/5');
  });

  it('only as a sorcery', () => {
    const t = table({ A: { battlefield: ['Frigate', 'Ox'] } }).to('end', 1);
    expect(t.can('A').join(' ')).not.toContain('Frigate');
  });

  it('on a land that is no creature', () => {
    const t = table({ A: { battlefield: ['Haven', 'Giant'] } }).to('precombatMain', 1);
    t.activate('A', 'Haven').resolveAll();
    expect(t.counters('Haven', 'charge')).toBe(4);
    expect(t.perm('Haven').types).toEqual(['Land']);
    t.activate('A', 'Haven').resolveAll();
    expect(t.life('A')).toBe(25);
  });
});
