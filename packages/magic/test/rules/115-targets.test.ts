/** CR 115 targets, 116 special actions. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import { ARTIFACT, CREATURE, EACH, LAND, permanent, spell, T, target, YOU } from './write.js';

const anyTarget = target({ is: 'or', of: [CREATURE, { is: 'type', type: 'Planeswalker' }, { is: 'player', who: EACH }] }, [
  'battlefield',
  'players',
]);
spell('Split Arrow', '{R}', 'Sorcery', [anyTarget, { ...anyTarget, differentFrom: [0] }], {
  do: 'seq',
  of: [
    { do: 'damage', source: { sel: 'self' }, to: T(0), amount: 2 },
    { do: 'damage', source: { sel: 'self' }, to: T(1), amount: 1 },
  ],
});
spell('Divert', '{U}', 'Instant', [{ from: ['stack'], what: { is: 'spell' }, min: 1, max: 1 }], { do: 'retarget', what: T(), who: YOU });
spell('Tap Two', '{U}', 'Instant', [{ from: ['battlefield'], what: CREATURE, min: 2, max: 2 }], { do: 'tap', what: T() });
spell('Break Both', '{R}', 'Instant', [target(ARTIFACT), target(LAND)], {
  do: 'seq',
  of: [
    { do: 'destroy', what: T(0), regeneration: 'allowed' },
    { do: 'destroy', what: T(1), regeneration: 'allowed' },
  ],
});
permanent('Artifact Land', { types: ['Artifact', 'Land'] });
spell('Up To Two', '{W}', 'Instant', [{ from: ['battlefield'], what: CREATURE, min: 0, max: 2 }], {
  do: 'seq',
  of: [
    { do: 'tap', what: T() },
    { do: 'life', who: YOU, change: 'gain', amount: 3 },
  ],
});
spell('Only Spell', '{U}', 'Instant', [{ from: ['stack'], what: { is: 'spell' }, min: 1, max: 1 }], { do: 'counter', what: T() });
define({ name: 'Craghorn', cost: '{2}{R}{R}', type: 'Creature — Beast', pt: '3/1', text: 'First strike\nMorph {1}{R}{R}' });

describe('115 targets', () => {
  it('115.2: "target creature" is never a creature card or a creature spell', () => {
    const t = table({
      A: { battlefield: ['2 Forest', 'Mountain'], hand: ['Grizzly Bears', 'Roast', 'Giant Growth'], graveyard: ['Gray Ogre'] },
    });
    t.cast('A', 'Grizzly Bears');
    expect(t.can('A')).not.toContain('cast Giant Growth');
  });
  it('115.3: one instance of "target" takes no object twice: "two target creatures" needs two', () => {
    const t = table({ A: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Tap Two'] } });
    expect(t.can('A')).not.toContain('cast Tap Two');
    const u = table({ A: { battlefield: ['Island', '2 Grizzly Bears'], hand: ['Tap Two'] } });
    u.cast('A', 'Tap Two', { targets: [['Grizzly Bears', 'Grizzly Bears']] }).resolve();
    expect(u.perms('Grizzly Bears').map((p) => p.tapped)).toEqual([true, true]);
  });
  it('115.3, 601.2c: "target artifact and target land" may both be the same artifact land (its example)', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Artifact Land'], hand: ['Break Both'] } });
    t.cast('A', 'Break Both', { targets: ['Artifact Land', 'Artifact Land'] }).resolve();
    expect(t.names('graveyard', 'A')).toContain('Artifact Land');
  });
  it('115.4: "any target" is a creature, a planeswalker or a player; nothing else', () => {
    const t = table({
      A: { battlefield: ['Mountain', 'Sol Ring', 'Grizzly Bears', 'Jace Beleren', 'Glorious Anthem'], hand: ['Lightning Bolt'] },
    });
    const offered: number[] = [];
    t.when('targets', (d) => {
      offered.push((d.ask as unknown as { options: unknown[] }).options.length);
      return undefined;
    });
    t.cast('A', 'Lightning Bolt');
    expect(offered).toEqual([4]);
  });
  it('115.5: a spell is no legal target for itself', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Only Spell'] } });
    expect(t.can('A')).not.toContain('cast Only Spell');
  });
  it('115.6: with "up to" a spell may be cast with no target and then resolves without any', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Up To Two'] } });
    t.cast('A', 'Up To Two').resolve();
    expect(t.life('A')).toBe(23);
  });
  it('115.6: chosen targets that all become illegal stop the same spell', () => {
    const t = table({
      A: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Up To Two'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Up To Two', { targets: ['Grizzly Bears'] });
    t.cast('B', 'Shock', { targets: ['Grizzly Bears'] }).resolve(2);
    expect(t.life('A')).toBe(20);
  });
  it('115.7d: choosing new targets: each may stay or change to another legal one', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Divert'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('B', 'Divert', { targets: ['Lightning Bolt'] });
    t.choose('targets', '@A').resolve(2);
    expect([t.life('A'), t.life('B')]).toEqual([17, 20]);
  });
  it('115.7e: two targets of one spell may be exchanged: only the final set matters (its example, Arc Trail and Redirect)', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Split Arrow'] },
      B: { battlefield: ['Island', 'Grizzly Bears', 'Llanowar Elves'], hand: ['Divert'] },
    });
    t.cast('A', 'Split Arrow', { targets: ['Grizzly Bears', 'Llanowar Elves'] });
    t.cast('B', 'Divert', { targets: ['Split Arrow'] });
    const wanted = ['Llanowar Elves', 'Grizzly Bears'];
    t.choose('targets', wanted[1]).choose('targets', wanted[0]).resolve();
    t.resolve();
    // 2 damage to the Elves, 1 to the Bears.
    expect(t.names('graveyard', 'B').sort()).toEqual(['Divert', 'Llanowar Elves']);
    expect(t.perm('Grizzly Bears').damage).toBe(1);
  });
  it('115.10a: a player who sacrifices chooses untargetable creatures freely; the sacrifice targets nothing', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Diabolic Edict'] }, B: { battlefield: ['Invisible Stalker'] } });
    t.cast('A', 'Diabolic Edict', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Invisible Stalker']);
  });
  it('115.1b: an Aura spell targets what it will enchant: hexproof stops it', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Pacifism'] }, B: { battlefield: ['Invisible Stalker'] } });
    expect(t.can('A')).not.toContain('cast Pacifism');
  });
});

describe('116 special actions', () => {
  it('116.2a: playing a land uses no stack and needs a main phase, an empty stack and priority', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Forest', 'Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(t.can('A')).not.toContain('land Forest');
    t.resolve().land('A', 'Forest');
    expect(t.names('stack')).toEqual([]);
    const u = table({ A: { hand: ['Forest'] } }, 'upkeep');
    expect(u.can('A')).not.toContain('land Forest');
  });
  it("116.2a: nobody plays a land in another player's turn", () => {
    const t = table({ B: { hand: ['Forest'] } });
    expect(t.can('B')).not.toContain('land Forest');
  });
  it('116.2b, 702.37e: turning a face-down creature up is possible any time with priority and uses no stack', () => {
    const t = table({
      A: { battlefield: ['6 Mountain', 'Plains'], hand: ['Craghorn'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Craghorn', { way: 'face-down' }).resolve();
    expect(t.pt('')).toBe('2/2');
    t.pass();
    t.cast('B', 'Shock', { targets: [''] });
    t.act('A', 'turnFaceUp', '');
    expect([t.names('stack'), t.pt('Craghorn')]).toEqual([['Shock'], '3/1']);
  });
  it('116.2f: suspending exiles the card with time counters and uses no stack', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Rift Bolt'] } });
    t.act('A', 'suspend', 'Rift Bolt');
    expect([t.names('stack'), t.names('exile')]).toEqual([[], ['Rift Bolt']]);
  });
  it('116.3: after a special action the player receives priority', () => {
    const t = table({ A: { hand: ['Forest'] } });
    t.land('A', 'Forest');
    expect([t.decision.kind, t.decision.seat]).toEqual(['act', 0]);
  });
});
