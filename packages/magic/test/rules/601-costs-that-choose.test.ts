/** Costs that are mana or something else (CR 118.8, 601.2b, 601.2f): chosen before the total cost is determined. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Kith', type: 'Creature — Kithkin', cost: '{2}', pt: '1/1' },
  {
    name: 'Stalwart',
    type: 'Creature — Kithkin Soldier',
    cost: '{W}',
    pt: '2/2',
    text: 'As an additional cost to cast this spell, reveal a Kithkin card from your hand or pay {3}.',
  },
  {
    name: 'Harvest',
    type: 'Instant',
    cost: '{B}',
    text: 'As an additional cost to cast this spell, sacrifice a creature or pay {3}{B}.\nDestroy target creature.',
  },
  {
    name: 'Cheaper Later',
    type: 'Artifact',
    cost: '{1}',
    text: 'Spells you cast cost {2} less to cast.',
  },
  { name: 'Engine', type: 'Artifact', cost: '{1}', text: '{3}, {T} or {W}, {T}: You gain 3 life.' },
);

const plains = (n: number): string[] => Array.from({ length: n }, () => 'Plains');
const swamps = (n: number): string[] => Array.from({ length: n }, () => 'Swamp');

describe('118.8, 601.2f: an additional cost that is mana or something else', () => {
  it('is mana where nothing else can be paid, and belongs to the total cost', () => {
    const t = table({ A: { battlefield: plains(4), hand: ['Stalwart'] } });
    t.cast('A', 'Stalwart').resolve();
    expect(t.perms('Plains').filter((land) => land.tapped)).toHaveLength(4);
  });
  it('can be neither: the spell cannot be cast', () => {
    const t = table({ A: { battlefield: plains(3), hand: ['Stalwart'] } });
    expect(t.can('A')).not.toContain('cast Stalwart');
  });
  it('is the other cost where there is too little mana', () => {
    const t = table({ A: { battlefield: plains(1), hand: ['Stalwart', 'Kith'] } });
    t.cast('A', 'Stalwart').resolve();
    expect(t.names('hand', 'A')).toEqual(['Kith']);
  });
  it('is chosen where both can be paid', () => {
    for (const [pick, tapped] of [
      [0, 1],
      [1, 4],
    ]) {
      const t = table({ A: { battlefield: plains(4), hand: ['Stalwart', 'Kith'] } });
      t.when('option', { pick: [pick] });
      t.cast('A', 'Stalwart').resolve();
      expect(t.perms('Plains').filter((land) => land.tapped)).toHaveLength(tapped);
    }
  });
  it('is what costs of spells are reduced of', () => {
    const t = table({ A: { battlefield: [...swamps(3), 'Cheaper Later'], hand: ['Harvest'] }, B: { battlefield: ['Kith'] } });
    t.cast('A', 'Harvest', { targets: ['Kith'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Kith']);
    expect(t.perms('Swamp').filter((land) => land.tapped)).toHaveLength(3);
  });
});

describe('602.2b: the cost of an ability that is mana or something else', () => {
  it('is asked for as the ability is activated', () => {
    for (const [lands, tapped] of [
      [plains(3), 3],
      [[...plains(2), 'Swamp'], 1],
    ] as const) {
      const t = table({ A: { battlefield: ['Engine', ...lands] } });
      t.when('option', { pick: [tapped === 3 ? 0 : 1] });
      t.activate('A', 'Engine').resolve();
      expect(t.life('A')).toBe(23);
      expect([...t.perms('Plains'), ...t.perms('Swamp')].filter((land) => land.tapped)).toHaveLength(tapped);
      expect(t.perm('Engine').tapped).toBe(true);
      expect(t.can('A')).not.toContain('activate Engine');
    }
  });
  it('is what can be paid, without a question', () => {
    const t = table({ A: { battlefield: ['Engine', ...swamps(3)] } });
    t.activate('A', 'Engine').resolve();
    expect(t.life('A')).toBe(23);
    const u = table({ A: { battlefield: ['Engine', ...swamps(2)] } });
    expect(u.can('A')).not.toContain('activate Engine');
  });
});
