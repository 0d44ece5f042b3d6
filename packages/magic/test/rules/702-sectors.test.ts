import { describe, expect, it } from 'vitest';
import { live } from '../../src/index.js';
import { FLAG } from '../../src/state/objects.js';
import { define, Table } from '../kit.js';

define(
  {
    name: 'Shaper',
    cost: '{0}',
    type: 'Planeswalker',
    loyalty: '5',
    text: 'Space sculptor\n[+1]: Choose a sector. Put a +1/+1 counter on each creature in that sector.',
  },
  { name: 'Ant', cost: '{0}', type: 'Creature — Insect', pt: '1/1' },
  { name: 'Bee', cost: '{0}', type: 'Creature — Insect', pt: '1/1' },
  { name: 'Cow', cost: '{0}', type: 'Creature — Ox', pt: '1/1' },
  { name: 'Doom', cost: '{0}', type: 'Sorcery', text: 'Destroy target planeswalker.' },
  { name: 'Same', cost: '{0}', type: 'Sorcery', text: 'Put a +1/+1 counter on each creature in the same sector as target creature.' },
);

const sector = (t: Table, name: string): string[] => {
  const flags = live(t.state, t.perm(name).id)?.flags ?? 0;
  return (['alpha', 'beta', 'gamma'] as const).filter((x) => flags & FLAG[x]);
};

/** Ant and Bee are A's, Cow is B's; each answer in the order in which they are asked. */
function shaped(answers: string[]): { t: Table; asked: number[] } {
  const asked: number[] = [];
  const t = new Table({ A: { hand: ['Shaper', 'Doom', 'Same'], battlefield: ['Ant', 'Bee'] }, B: { battlefield: ['Cow'] } });
  t.when('option', (d) => {
    if (d.rule !== '704.5u') return undefined;
    asked.push(d.seat);
    return { pick: [['alpha', 'beta', 'gamma'].indexOf(answers[asked.length - 1])] };
  });
  t.to('precombatMain', 1).cast('A', 'Shaper').resolve();
  return { t, asked };
}

describe('702.158 space sculptor', () => {
  it('702.158c, 704.5u: those who have no space sculptor assign their creatures first', () => {
    const { t, asked } = shaped(['gamma', 'alpha', 'beta']);
    expect(asked).toEqual([1, 0, 0]);
    expect(['Cow', 'Ant', 'Bee'].map((x) => sector(t, x))).toEqual([['gamma'], ['alpha'], ['beta']]);
  });

  it('702.158d: what is done to each creature in the sector that is chosen', () => {
    const { t } = shaped(['beta', 'alpha', 'beta']);
    t.when('option', (d) => (d.rule === '608.2d' ? { pick: [1] } : undefined));
    t.activate('A', 'Shaper').resolve();
    expect(['Ant', 'Bee', 'Cow'].map((x) => t.counters(x, '+1/+1'))).toEqual([0, 1, 1]);
  });

  it('702.158e: in the same sector are those with the same designation', () => {
    const { t } = shaped(['beta', 'alpha', 'beta']);
    t.cast('A', 'Same', { targets: ['Bee'] }).resolve();
    expect(['Ant', 'Bee', 'Cow'].map((x) => t.counters(x, '+1/+1'))).toEqual([0, 1, 1]);
  });

  it('702.158b: the designations are gone once nobody controls a space sculptor', () => {
    const { t } = shaped(['beta', 'alpha', 'beta']);
    t.cast('A', 'Doom', { targets: ['Shaper'] }).resolve();
    expect(sector(t, 'Ant')).toEqual([]);
  });
});
