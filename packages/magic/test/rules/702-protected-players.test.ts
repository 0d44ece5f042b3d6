/** Players with protection, and life totals that can't change (CR 702.16j, 119.7-119.8). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Ward',
    type: 'Instant',
    cost: '{0}',
    text: "Until your next turn, your life total can't change and you have protection from everything.",
  },
  { name: 'Calm', type: 'Artifact Creature — Golem', cost: '{0}', pt: '8/8', text: "Your life total can't change." },
  {
    name: 'Tiger',
    type: 'Creature — Cat',
    cost: '{0}',
    pt: '3/3',
    text: 'When Tiger enters the battlefield, you gain protection from the color of your choice until end of turn.',
  },
  {
    name: 'Halo',
    type: 'Enchantment',
    cost: '{0}',
    text: 'As Halo enters the battlefield, choose a card name.\nYou have protection from the chosen name.',
  },
  { name: 'Jolt', type: 'Instant', cost: '{R}', text: 'Jolt deals 3 damage to target player.' },
  { name: 'Rain', type: 'Instant', cost: '{R}', text: 'Rain deals 2 damage to each player.' },
  { name: 'Dew', type: 'Instant', cost: '{W}', text: 'Each player gains 2 life.' },
  { name: 'Drain', type: 'Instant', cost: '{B}', text: 'Each player loses 2 life.' },
  { name: 'Toll', type: 'Artifact', cost: '{0}', text: 'Pay 1 life: You gain 1 life.' },
  { name: 'Pest', type: 'Enchantment — Aura Curse', cost: '{B}', text: 'Enchant player' },
  { name: 'Imp', type: 'Creature — Imp', cost: '{R}', pt: '2/2' },
);

const mountains = ['3 Mountain', '2 Swamp', '2 Plains'];

describe('702.16j protection of players', () => {
  it('702.16b they are no targets of what has the quality; others still are', () => {
    const t = table({ A: { hand: ['Ward', 'Jolt', 'Jolt'], battlefield: mountains } });
    t.cast('A', 'Ward').resolve();
    expect(() => t.cast('A', 'Jolt', { targets: ['@A'] })).toThrow();
    t.cast('A', 'Jolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(17);
  });
  it('702.16e damage to them is prevented, until the time is over', () => {
    const t = table({ A: { hand: ['Ward', 'Rain', 'Rain'], battlefield: mountains } });
    t.cast('A', 'Ward').resolve();
    t.cast('A', 'Rain').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
    expect(t.happened('prevent', '702.16e').length).toBe(1);
    t.to('upkeep', 3);
    t.cast('A', 'Rain').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([18, 16]);
  });
  it('702.16e of one color, chosen as the ability resolves, or of one name', () => {
    const t = table({ A: { hand: ['Tiger', 'Rain', 'Drain'], battlefield: mountains } });
    t.when('option', (d) => {
      const at = d.ask.form === 'pick' ? d.ask.options.findIndex((o) => (o as { word?: string }).word === 'R') : -1;
      return at < 0 ? undefined : { pick: [at] };
    });
    t.cast('A', 'Tiger').resolveAll();
    t.cast('A', 'Rain').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
    // loss of life is no damage
    t.cast('A', 'Drain').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([18, 16]);
  });
  it('702.16c, 704.5m an Aura with the quality goes to the graveyard', () => {
    const t = table({ A: { hand: ['Ward'], battlefield: mountains }, B: {} });
    const u = table({ A: { hand: ['Pest', 'Ward'], battlefield: mountains } });
    u.cast('A', 'Pest', { targets: ['@A'] }).resolve();
    expect(u.perms('Pest').length).toBe(1);
    u.cast('A', 'Ward').resolve();
    expect(u.names('graveyard').sort()).toEqual(['Pest', 'Ward']);
    expect(t.life('A')).toBe(20);
  });
});

describe('119.7-119.8 a life total that can not change', () => {
  it('neither gain nor loss of life, and no life is paid', () => {
    const t = table({ A: { hand: ['Dew', 'Drain', 'Rain'], battlefield: ['Calm', 'Toll', ...mountains] } });
    expect(t.can('A')).not.toContain('activate Toll');
    t.cast('A', 'Dew').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 22]);
    t.cast('A', 'Drain').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
    t.cast('A', 'Rain').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 18]);
  });
});
