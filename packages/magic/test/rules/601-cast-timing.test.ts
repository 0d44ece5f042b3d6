/** What a spell says about when it can be cast (CR 601.3, 702.8). Expected values: the rules' own text and the words of the cards. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Early Gift', type: 'Instant', cost: '{W}', text: 'Cast this spell only before attackers are declared.\nYou gain 1 life.' },
  {
    name: 'Blade Trap',
    type: 'Instant',
    cost: '{B}',
    text: "Cast this spell only during the declare attackers step and only if you've been attacked this step.\nDestroy target attacking creature.",
  },
  {
    name: 'Late Blow',
    type: 'Instant',
    cost: '{R}',
    text: 'Cast this spell only during combat after blockers are declared.\nTarget creature gets +1/+0 until end of turn.',
  },
  {
    name: 'Second Angel',
    type: 'Creature — Angel',
    cost: '{U}',
    pt: '4/4',
    text: "Cast this spell only if you've cast another spell this turn.\nFlying",
  },
  { name: 'Attack Dog', type: 'Creature — Dog', cost: '{R}', pt: '2/2' },
  {
    name: 'Quick Rout',
    type: 'Sorcery',
    cost: '{W}',
    text: 'You may cast this spell as though it had flash if you pay {2} more to cast it.\nDestroy all creatures.',
  },
  {
    name: 'Quick Wall',
    type: 'Creature — Wall',
    cost: '{G}',
    pt: '0/4',
    text: 'If you control a Dog, you may cast this spell as though it had flash.',
  },
  {
    name: 'Web Growth',
    type: 'Enchantment — Aura',
    cost: '{G}',
    text: "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.\nEnchant creature\nEnchanted creature gets +1/+5.",
  },
  {
    name: 'Fast Zone',
    type: 'Land',
    text: '{T}: Add {C}.\n{T}, Sacrifice this land: You may cast spells this turn as though they had flash.',
  },
);

describe('601.3 a spell that says when it can be cast', () => {
  it('601.3: before attackers are declared', () => {
    const t = table({ A: { battlefield: ['Plains', 'Attack Dog'] }, B: { battlefield: ['Plains'], hand: ['Early Gift'] } });
    expect(t.can('B')).toContain('cast Early Gift');
    t.to('precombatMain', 3).attack('Attack Dog');
    expect(t.can('B')).not.toContain('cast Early Gift');
  });
  it('601.3: only in the declare attackers step by a player who has been attacked', () => {
    const t = table({
      A: { battlefield: ['Attack Dog', 'Swamp'], hand: ['Blade Trap'] },
      B: { battlefield: ['Swamp'], hand: ['Blade Trap'] },
    });
    t.to('precombatMain', 3);
    expect(t.can('B')).not.toContain('cast Blade Trap');
    t.attack('Attack Dog');
    expect(t.can('A')).not.toContain('cast Blade Trap');
    t.cast('B', 'Blade Trap', { targets: ['Attack Dog'] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Attack Dog']);
  });
  it('601.3: during combat after blockers are declared', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Attack Dog'], hand: ['Late Blow'] } });
    t.to('precombatMain', 3).attack('Attack Dog');
    expect(t.can('A')).not.toContain('cast Late Blow');
    t.to('declareBlockers');
    expect(t.can('A')).toContain('cast Late Blow');
  });
  it('601.3: if another spell was cast this turn', () => {
    const t = table({ A: { battlefield: ['Island', 'Mountain'], hand: ['Second Angel', 'Attack Dog'] } });
    expect(t.can('A')).not.toContain('cast Second Angel');
    t.cast('A', 'Attack Dog').resolve();
    t.cast('A', 'Second Angel').resolve();
    expect(t.pt('Second Angel')).toBe('4/4');
  });
});

describe('702.8a as though it had flash', () => {
  it('702.8a: for more mana', () => {
    const t = table({ A: { battlefield: ['Attack Dog'] }, B: { battlefield: ['3 Plains'], hand: ['Quick Rout'] } });
    t.cast('B', 'Quick Rout', { way: 'flash' }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Attack Dog']);
    const u = table({ B: { battlefield: ['2 Plains'], hand: ['Quick Rout'] } });
    expect(u.can('B')).not.toContain('cast Quick Rout');
  });
  it('702.8a: if something is so', () => {
    const t = table({ B: { battlefield: ['Forest', 'Attack Dog'], hand: ['Quick Wall'] } });
    expect(t.can('B')).toContain('cast Quick Wall');
    const u = table({ B: { battlefield: ['Forest'], hand: ['Quick Wall'] } });
    expect(u.can('B')).not.toContain('cast Quick Wall');
  });
  it('603.7: cast when a sorcery could not have been, it is sacrificed at the next cleanup step', () => {
    const t = table({ B: { battlefield: ['Forest', 'Attack Dog'], hand: ['Web Growth'] } });
    t.cast('B', 'Web Growth', { targets: ['Attack Dog'] }).resolve();
    expect(t.pt('Attack Dog')).toBe('3/7');
    t.to('end');
    expect(t.names('battlefield')).toContain('Web Growth');
    t.to('upkeep', 2);
    expect(t.names('graveyard', 'B')).toEqual(['Web Growth']);
  });
  it('603.7: cast in a main phase it stays', () => {
    const t = table({ A: { battlefield: ['Forest', 'Attack Dog'], hand: ['Web Growth'] } });
    t.cast('A', 'Web Growth', { targets: ['Attack Dog'] }).resolve();
    t.to('upkeep', 2);
    expect(t.names('battlefield')).toContain('Web Growth');
  });
  it('702.8a: an effect lets a player cast spells so this turn', () => {
    const t = table({ B: { battlefield: ['Fast Zone', 'Mountain'], hand: ['Attack Dog'] } });
    expect(t.can('B')).not.toContain('cast Attack Dog');
    t.activate('B', 'Fast Zone').resolve();
    t.cast('B', 'Attack Dog').resolve();
    expect(t.perms('Attack Dog')).toHaveLength(1);
    t.to('upkeep', 3);
  });
});

describe('601.3b the next spell as though it had flash', () => {
  define(
    {
      name: 'Hurry',
      type: 'Instant',
      cost: '{U}',
      text: 'The next sorcery card you cast this turn can be cast as though it had flash.\nDraw a card.',
    },
    {
      name: 'Call Out',
      type: 'Instant',
      cost: '{G}',
      text: "The next creature card you cast this turn can be cast as though it had flash. That spell can't be countered. That creature enters with an additional +1/+1 counter on it.",
    },
    { name: 'Slow Gain', type: 'Sorcery', cost: '{W}', text: 'You gain 3 life.' },
    { name: 'Slow Elk', type: 'Creature — Elk', cost: '{G}', pt: '1/1' },
    { name: 'Denial', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  );
  const casts = (t: ReturnType<typeof table>): string[] => t.can('B').filter((x) => x.startsWith('cast'));
  it('601.3b only the next one', () => {
    const t = table({ B: { battlefield: ['Island', '2 Plains'], hand: ['Hurry', '2 Slow Gain'] } });
    expect(casts(t)).toEqual(['cast Hurry']);
    t.cast('B', 'Hurry').resolve();
    expect(casts(t)).toEqual(['cast Slow Gain', 'cast Slow Gain']);
    t.cast('B', 'Slow Gain').resolve();
    expect(t.life('B')).toBe(23);
    expect(casts(t)).toEqual([]);
  });
  it('601.3b it is over with the turn', () => {
    const t = table({ B: { battlefield: ['Island', 'Plains'], hand: ['Hurry', 'Slow Gain'] } });
    t.cast('B', 'Hurry').resolve().to('upkeep', 3);
    expect(casts(t)).toEqual([]);
  });
  it('601.3b, 614.12 what is said of that spell is so of the next one however it is cast', () => {
    const t = table({
      A: { battlefield: ['3 Forest'], hand: ['Call Out', '2 Slow Elk'] },
      B: { battlefield: ['Island'], hand: ['Denial'] },
    });
    t.cast('A', 'Call Out')
      .resolve()
      .cast('A', 'Slow Elk')
      .cast('B', 'Denial', { targets: ['Slow Elk'] })
      .resolveAll();
    expect(t.counters('Slow Elk', '+1/+1')).toBe(1);
    t.cast('A', 'Slow Elk').resolve();
    expect(t.perms('Slow Elk').map((p) => p.counters.length)).toEqual([1, 0]);
  });
});
