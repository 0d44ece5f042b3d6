/** CR 117: timing and priority. */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';

const who = (t: ReturnType<typeof table>) => [t.decision.kind, t.decision.seat];

describe('117 priority', () => {
  it("117.1a: instants whenever one has priority, other spells only in one's own main phase with an empty stack", () => {
    const t = table({
      A: { battlefield: ['3 Mountain'], hand: ['Shock', 'Lava Spike', 'Gray Ogre'] },
      B: { battlefield: ['3 Mountain'], hand: ['Shock', 'Lava Spike', 'Gray Ogre'] },
    });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Shock', 'cast Lava Spike', 'cast Gray Ogre']);
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
    expect(t.can('B').filter((x) => x.startsWith('cast'))).toEqual(['cast Shock']);
  });
  it('117.1a: in combat only instants', () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Raging Goblin'], hand: ['Shock', 'Lava Spike', 'Gray Ogre'] } });
    t.attack('Raging Goblin');
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Shock']);
  });
  it('117.1d: mana abilities with priority, and while a payment is asked for', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Gray Ogre'] }, B: { battlefield: ['2 Island'], hand: ['Mana Leak'] } });
    t.cast('A', 'Gray Ogre');
    t.cast('B', 'Mana Leak', { targets: ['Gray Ogre'] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Gray Ogre']);
    const u = table({ A: { battlefield: ['6 Mountain'], hand: ['Gray Ogre'] }, B: { battlefield: ['2 Island'], hand: ['Mana Leak'] } });
    u.cast('A', 'Gray Ogre').cast('B', 'Mana Leak', { targets: ['Gray Ogre'] });
    u.when('may', { yes: true }).resolve();
    expect(u.names('stack')).toEqual(['Gray Ogre']);
    expect(u.perms('Mountain').filter((m) => m.tapped)).toHaveLength(6);
  });
  it('117.3a: the active player receives priority at the beginning of a step', () => {
    const t = table({}, 'upkeep');
    expect(who(t)).toEqual(['act', 0]);
    t.to('upkeep', 2);
    expect(who(t)).toEqual(['act', 1]);
  });
  it('117.3a: no player receives priority in the untap step, nor usually in cleanup', () => {
    const t = table({});
    const steps = new Set<string>();
    while (t.state.turn.number === 1) {
      steps.add(t.state.turn.step);
      t.pass();
    }
    expect([...steps]).toEqual(['precombatMain', 'beginCombat', 'declareAttackers', 'endCombat', 'postcombatMain', 'end']);
    expect(t.state.turn.step).toBe('upkeep');
  });
  it('117.3b: after a resolution the active player receives priority, whoever controlled what resolved', () => {
    const t = table({ B: { battlefield: ['Mountain'], hand: ['Shock'] } });
    t.cast('B', 'Shock', { targets: ['@A'] }).resolve();
    expect(who(t)).toEqual(['act', 0]);
  });
  it('117.3c: a player who casts, activates or plays a land receives priority again', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Prodigal Pyromancer'], hand: ['Shock', 'Forest'] } });
    t.land('A', 'Forest');
    expect(who(t)).toEqual(['act', 0]);
    t.activate('A', 'Prodigal Pyromancer', { targets: ['@B'] });
    expect(who(t)).toEqual(['act', 0]);
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(who(t)).toEqual(['act', 0]);
  });
  it('117.3c: the player may respond to their own spell', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] }).cast('A', 'Shock', { targets: ['@B'] });
    expect(t.names('stack')).toEqual(['Shock', 'Shock']);
  });
  it('117.3d: passing gives priority to the next player', () => {
    const t = table({});
    t.pass();
    expect(who(t)).toEqual(['act', 1]);
  });
  it('117.4: only when all pass in succession does the top object resolve', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Shock'] }, B: { battlefield: ['Mountain'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] }).pass();
    t.cast('B', 'Shock', { targets: ['@A'] }).pass();
    // A passed before B acted: that pass does not count any more.
    expect(t.names('stack')).toEqual(['Shock', 'Shock']);
    expect(who(t)).toEqual(['act', 0]);
    t.pass();
    expect([t.life('A'), t.life('B')]).toEqual([18, 20]);
  });
  it('117.4: with an empty stack the step ends when all pass in succession', () => {
    const t = table({});
    t.pass().pass();
    expect(t.state.turn.step).toBe('beginCombat');
  });
  it('117.5: state-based actions first, then triggers on the stack, before anyone receives priority', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Blood Artist'], hand: ['Pyroclasm'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Pyroclasm').resolve();
    // Both creatures are dead and both triggers are there when A receives priority.
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.names('stack')).toEqual(['Blood Artist', 'Blood Artist']);
    expect(who(t)).toEqual(['act', 0]);
  });
  it('117.7: a spell cast in response resolves first', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Giant Growth'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] });
    t.cast('B', 'Giant Growth', { targets: ['Grizzly Bears'] }).resolve(2);
    expect(t.perm('Grizzly Bears').damage).toBe(3);
  });
});
