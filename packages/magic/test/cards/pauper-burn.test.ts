/** The cards of decks/pauper-burn.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';

it('Lightning Bolt: 3 damage to any target', () => {
  for (const target of ['@B', 'Craw Wurm', "Elspeth, Sun's Champion"]) {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Craw Wurm', "Elspeth, Sun's Champion"] },
    });
    t.cast('A', 'Lightning Bolt', { targets: [target] }).resolve();
    expect(t.happened('damage')[0].amount).toBe(3);
  }
});

describe('Chain Lightning', () => {
  it('ruling: the damaged player may pay {R}{R} and copy it, with a new target; the copy can be copied again', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Chain Lightning'] }, B: { battlefield: ['2 Mountain'] } });
    t.when('may', { yes: true }).when('targets', (d) => ({
      pick: [(d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === (d.seat === 0 ? -2 : -1))],
    }));
    t.cast('A', 'Chain Lightning').resolve();
    expect(t.life('B')).toBe(17);
    expect(t.names('stack')).toEqual(['Chain Lightning']);
    t.resolve(); // B's copy hits A, who copies again
    expect(t.life('A')).toBe(17);
    t.resolve();
    expect(t.life('B')).toBe(14);
  });
  it('not paid: no copy', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Chain Lightning'] }, B: { battlefield: ['2 Mountain'] } });
    t.when('may', { yes: false })
      .cast('A', 'Chain Lightning', { targets: ['@B'] })
      .resolve();
    expect(t.state.stack).toEqual([]);
    expect(t.names('graveyard', 'A')).toEqual(['Chain Lightning']);
  });
  it('the controller of a permanent that was the target may copy it', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Chain Lightning'] }, B: { battlefield: ['2 Mountain', 'Hill Giant'] } });
    t.when('may', { yes: true }, 'B').cast('A', 'Chain Lightning', { targets: ['Hill Giant'] });
    t.choose('targets', '@A').resolve();
    t.resolve();
    expect(t.life('A')).toBe(17);
  });
});

it('Lava Spike: 3 damage to target player or planeswalker, not a creature', () => {
  const t = table({
    A: { battlefield: ['Mountain'], hand: ['Lava Spike'] },
    B: { battlefield: ['Hill Giant', "Elspeth, Sun's Champion"] },
  });
  t.cast('A', 'Lava Spike', { targets: ["Elspeth, Sun's Champion"] }).resolve();
  expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(1);
  const u = table({ A: { battlefield: ['Mountain'], hand: ['Lava Spike'] }, B: { battlefield: ['Hill Giant'] } });
  expect(() => u.cast('A', 'Lava Spike', { targets: ['Hill Giant'] })).toThrow();
});

describe('Rift Bolt', () => {
  it('suspended for {R} it is cast in the next upkeep for nothing; ruling: targets are chosen then', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Rift Bolt'] } });
    t.act('A', 'suspend', 'Rift Bolt').when('may', { yes: true });
    t.choose('targets', '@B').to('draw', 3);
    expect(t.life('B')).toBe(17);
  });
  it('or cast for {2}{R}', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Rift Bolt'] } });
    t.cast('A', 'Rift Bolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(17);
  });
});

it('Fireblast: 4 damage, for two Mountains sacrificed', () => {
  const t = table({ A: { battlefield: [{ card: 'Mountain', tapped: 'tapped' }, 'Mountain'], hand: ['Fireblast'] } });
  t.cast('A', 'Fireblast', { targets: ['@B'], way: 'alternative' }).resolve();
  expect(t.life('B')).toBe(16);
  expect(t.names('graveyard', 'A').sort()).toEqual(['Fireblast', 'Mountain', 'Mountain']);
});

it('Skewer the Critics: {R} with spectacle after an opponent lost life', () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Skewer the Critics', 'Shock'] } });
  expect(t.can('A')).not.toContain('cast Skewer the Critics');
  t.cast('A', 'Shock', { targets: ['@B'] }).resolve();
  t.cast('A', 'Skewer the Critics', { way: 'spectacle', targets: ['@B'] }).resolve();
  expect(t.life('B')).toBe(15);
});

it('Needle Drop: only a target that was dealt damage this turn; draw a card', () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Needle Drop', 'Shock'] }, B: { battlefield: ['Hill Giant'] } });
  expect(t.can('A')).not.toContain('cast Needle Drop');
  t.cast('A', 'Shock', { targets: ['Hill Giant'] }).resolve();
  t.cast('A', 'Needle Drop', { targets: ['Hill Giant'] }).resolve();
  expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  expect(t.names('hand', 'A').length).toBe(1);
});

describe('Searing Blaze', () => {
  it('1 damage to the player and to a creature that player controls', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Grizzly Bears'], hand: ['Searing Blaze'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Searing Blaze', { targets: ['@B', 'Hill Giant'] }).resolve();
    expect(t.life('B')).toBe(19);
    expect(t.obj('Hill Giant').damage).toBe(1);
  });
  it('landfall: 3 instead; ruling: checked on resolution', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Searing Blaze', 'Mountain'] }, B: { battlefield: ['Hill Giant'] } });
    t.land('A', 'Mountain')
      .cast('A', 'Searing Blaze', { targets: ['@B', 'Hill Giant'] })
      .resolve();
    expect(t.life('B')).toBe(17);
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
  it('ruling: not without a creature of that player', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Searing Blaze'] }, B: {} });
    expect(t.can('A')).not.toContain('cast Searing Blaze');
  });
  it("the creature must be that player's", () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Grizzly Bears'], hand: ['Searing Blaze'] }, B: { battlefield: ['Hill Giant'] } });
    expect(() => t.cast('A', 'Searing Blaze', { targets: ['@B', 'Grizzly Bears'] })).toThrow();
  });
  it('ruling: one target illegal, the other is still dealt damage', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Searing Blaze'] },
      B: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Searing Blaze', { targets: ['@B', 'Hill Giant'] });
    t.cast('B', 'Unsummon', { targets: ['Hill Giant'] }).resolveAll();
    expect(t.life('B')).toBe(19);
  });
});

describe('Thermo-Alchemist', () => {
  it('{T}: 1 damage to each opponent; untaps when you cast an instant or sorcery (ruling: before that spell)', () => {
    const t = table({ A: { battlefield: ['Thermo-Alchemist', 'Mountain'], hand: ['Lightning Bolt'] } });
    t.activate('A', 'Thermo-Alchemist').resolve();
    expect(t.life('B')).toBe(19);
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.perm('Thermo-Alchemist').tapped).toBe(false);
    t.activate('A', 'Thermo-Alchemist').resolveAll();
    expect(t.life('B')).toBe(15);
  });
  it('defender', () => {
    const t = table({ A: { battlefield: ['Thermo-Alchemist'] } });
    t.to('postcombatMain');
    expect(t.happened('attack')).toEqual([]);
  });
});

it('Ghitu Lavarunner: with two instants or sorceries in the graveyard 2/2 with haste', () => {
  const t = table({
    A: { battlefield: ['2 Mountain'], hand: ['Ghitu Lavarunner', 'Lightning Bolt'], graveyard: ['Lava Spike', 'Forest'] },
  });
  t.cast('A', 'Ghitu Lavarunner').resolve();
  expect(t.pt('Ghitu Lavarunner')).toBe('1/2');
  t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
  expect(t.pt('Ghitu Lavarunner')).toBe('2/2');
  t.attack('Ghitu Lavarunner').to('endCombat');
  expect(t.life('B')).toBe(15);
});

it("Curse of the Pierced Heart: 1 damage at the enchanted player's upkeep", () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Curse of the Pierced Heart'] } });
  t.cast('A', 'Curse of the Pierced Heart', { targets: ['@B'] }).resolve();
  t.to('draw', 2);
  expect(t.life('B')).toBe(19);
  t.to('draw', 3);
  expect([t.life('A'), t.life('B')]).toEqual([20, 19]);
});

it('Forgotten Cave: enters tapped, adds {R}; cycling {R}', () => {
  const t = table({ A: { hand: ['Forgotten Cave', 'Forgotten Cave'], battlefield: ['Mountain'] } });
  t.land('A', 'Forgotten Cave');
  expect(t.perm('Forgotten Cave').tapped).toBe(true);
  t.activate('A', 'Forgotten Cave').resolve();
  expect(t.names('graveyard', 'A')).toEqual(['Forgotten Cave']);
  expect(t.names('hand', 'A').length).toBe(1);
  t.to('precombatMain', 3).mana('A', 'Forgotten Cave');
  expect(t.state.players.rows[0].pool.map((u) => u.type)).toEqual(['R']);
});

describe('Pyroblast', () => {
  it('counters a blue spell', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Brainstorm'] }, B: { battlefield: ['Mountain'], hand: ['Pyroblast'] } });
    t.cast('A', 'Brainstorm')
      .cast('B', 'Pyroblast', { modes: [0], targets: ['Brainstorm'] })
      .resolveAll();
    expect(t.names('hand', 'A')).toEqual([]);
  });
  it("ruling: it may target any spell or permanent, and does nothing to one that isn't blue", () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['2 Mountain'], hand: ['Pyroblast', 'Pyroblast'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] })
      .cast('B', 'Pyroblast', { modes: [0], targets: ['Lightning Bolt'] })
      .resolveAll();
    expect(t.life('B')).toBe(17);
    t.cast('B', 'Pyroblast', { modes: [1], targets: ['Mountain'] }).resolve();
    expect(t.perms('Mountain').length).toBe(3);
  });
  it('destroys a blue permanent', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Pyroblast'] }, B: { battlefield: ['Air Elemental'] } });
    t.cast('A', 'Pyroblast', { modes: [1], targets: ['Air Elemental'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Air Elemental']);
  });
});

describe('Smash to Smithereens', () => {
  it('destroys an artifact and deals 3 damage to its controller', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Smash to Smithereens'] }, B: { battlefield: ['Sol Ring'] } });
    t.cast('A', 'Smash to Smithereens', { targets: ['Sol Ring'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Sol Ring']);
    expect(t.life('B')).toBe(17);
  });
  it('ruling: target gone, no damage', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Smash to Smithereens'] },
      B: { battlefield: ['Memnite', 'Island'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Smash to Smithereens', { targets: ['Memnite'] })
      .cast('B', 'Unsummon', { targets: ['Memnite'] })
      .resolveAll();
    expect(t.life('B')).toBe(20);
  });
  it('an indestructible artifact survives, the damage is dealt', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Smash to Smithereens'] }, B: { battlefield: ['Darksteel Myr'] } });
    t.cast('A', 'Smash to Smithereens', { targets: ['Darksteel Myr'] }).resolve();
    expect(t.life('B')).toBe(17);
    expect(t.perms('Darksteel Myr').length).toBe(1);
  });
});

describe('Electrickery', () => {
  it("1 damage to a creature you don't control", () => {
    const t = table({ A: { battlefield: ['Mountain', 'Memnite'], hand: ['Electrickery'] }, B: { battlefield: ['Memnite'] } });
    t.cast('A', 'Electrickery', { way: 'normal', targets: ['Memnite'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Memnite']);
  });
  it('ruling: overloaded it hits hexproof creatures too; none of yours', () => {
    const t = table({
      A: { battlefield: ['2 Mountain', 'Memnite'], hand: ['Electrickery'] },
      B: { battlefield: ['Memnite', 'Invisible Stalker'] },
    });
    t.cast('A', 'Electrickery', { way: 'overload' }).resolve();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Invisible Stalker', 'Memnite']);
    expect(t.perms('Memnite').length).toBe(1);
  });
});

it('Molten Rain: destroys a land; a nonbasic one costs its controller 2 damage', () => {
  const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Molten Rain'] }, B: { battlefield: ['Forgotten Cave', 'Island'] } });
  t.cast('A', 'Molten Rain', { targets: ['Forgotten Cave'] }).resolve();
  expect(t.life('B')).toBe(18);
  const u = table({ A: { battlefield: ['3 Mountain'], hand: ['Molten Rain'] }, B: { battlefield: ['Island'] } });
  u.cast('A', 'Molten Rain', { targets: ['Island'] }).resolve();
  expect(u.life('B')).toBe(20);
  expect(u.names('graveyard', 'B')).toEqual(['Island']);
});
