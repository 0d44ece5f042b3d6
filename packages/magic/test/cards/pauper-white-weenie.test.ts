/** The cards of decks/pauper-white-weenie.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define({ name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' });

it('Thraben Inspector: investigate: a Clue', () => {
  const t = table({ A: { battlefield: ['3 Plains'], hand: ['Thraben Inspector'] } });
  t.cast('A', 'Thraben Inspector').resolveAll();
  t.activate('A', 'Clue Token').resolve();
  expect(t.names('hand', 'A').length).toBe(1);
  expect(t.perms('Clue Token').length).toBe(0);
});

describe('Squadron Hawk', () => {
  it('search for up to three of its name', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Squadron Hawk'], library: ['Squadron Hawk', 'Forest', 'Squadron Hawk'] } });
    t.when('may', { yes: true }).cast('A', 'Squadron Hawk').resolve();
    t.choose('choose', 'Squadron Hawk', 'Squadron Hawk').resolveAll();
    expect(t.names('hand', 'A')).toEqual(['Squadron Hawk', 'Squadron Hawk']);
    expect(t.happened('shuffle').length).toBe(1);
  });
  it('one may decline', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Squadron Hawk'], library: ['Squadron Hawk'] } });
    t.when('may', { yes: false }).cast('A', 'Squadron Hawk').resolveAll();
    expect(t.names('hand', 'A')).toEqual([]);
    expect(t.happened('shuffle').length).toBe(0);
  });
});

it('Kor Skyfisher: return a permanent you control; ruling: untargeted, it may be itself', () => {
  const t = table({ A: { battlefield: ['2 Plains'], hand: ['Kor Skyfisher'] } });
  t.cast('A', 'Kor Skyfisher').resolve();
  expect(t.happened('target')).toEqual([]);
  t.choose('choose', 'Kor Skyfisher').resolveAll();
  expect(t.names('hand', 'A')).toEqual(['Kor Skyfisher']);
});

describe('Loyal Cathar', () => {
  it("vigilance; when it dies it returns transformed at the next end step; that can't block", () => {
    const t = table({ A: { battlefield: ['Loyal Cathar', 'Swamp'], hand: ['Death Spell'] } });
    t.attack('Loyal Cathar');
    expect(t.perm('Loyal Cathar').tapped).toBe(false);
    t.to('postcombatMain')
      .cast('A', 'Death Spell', { targets: ['Loyal Cathar'] })
      .resolveAll();
    expect(t.names('graveyard', 'A')).toContain('Loyal Cathar');
    t.to('end').resolveAll();
    expect(t.pt('Unhallowed Cathar')).toBe('2/1');
  });
  it("Unhallowed Cathar can't block", () => {
    const t = table({ A: { battlefield: ['Loyal Cathar', 'Swamp'], hand: ['Death Spell'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Death Spell', { targets: ['Loyal Cathar'] }).to('precombatMain', 2);
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.life('A')).toBe(18);
    expect(t.happened('block')).toEqual([]);
  });
  it('ruling: under your control even if another player owns it', () => {
    const t = table({
      A: { battlefield: ['3 Mountain', 'Swamp'], hand: ['Act of Treason', 'Death Spell'] },
      B: { battlefield: ['Loyal Cathar'] },
    });
    t.cast('A', 'Act of Treason', { targets: ['Loyal Cathar'] }).resolve();
    t.cast('A', 'Death Spell', { targets: ['Loyal Cathar'] }).resolveAll();
    t.to('end').resolveAll();
    expect(t.perm('Unhallowed Cathar').controller).toBe(0);
  });
  it("gone from the graveyard before: it doesn't return", () => {
    const t = table({ A: { battlefield: ['Loyal Cathar', 'Swamp', 'Relic of Progenitus', 'Plains'], hand: ['Death Spell'] } });
    t.cast('A', 'Death Spell', { targets: ['Loyal Cathar'] }).resolveAll();
    t.activate('A', 'Relic of Progenitus', { ability: 1 }).resolve();
    t.to('end').resolveAll();
    expect(t.perms('Unhallowed Cathar').length).toBe(0);
  });
});

it('Attended Knight: first strike; a 1/1 white Soldier', () => {
  const t = table({ A: { battlefield: ['3 Plains'], hand: ['Attended Knight'] } });
  t.cast('A', 'Attended Knight').resolveAll();
  expect(t.pt('Soldier Token')).toBe('1/1');
  expect(t.perm('Soldier Token').colors).toEqual(['W']);
});

it('Battle Screech: two fliers; flashback by tapping three white creatures (ruling: new ones too)', () => {
  const t = table({ A: { battlefield: ['4 Plains', 'Squire'], hand: ['Battle Screech'] } });
  t.cast('A', 'Battle Screech').resolve();
  expect(t.perms('Bird Token').length).toBe(2);
  t.cast('A', 'Battle Screech', { way: 'flashback' }).resolve();
  expect(t.perms('Bird Token').length).toBe(4);
  expect(t.perms('Bird Token').filter((p) => p.tapped).length).toBe(2);
  expect(t.names('exile')).toEqual(['Battle Screech']);
});

describe('Journey to Nowhere', () => {
  it("exiles a creature until it leaves, under its owner's control", () => {
    const t = table({
      A: { battlefield: ['2 Plains'], hand: ['Journey to Nowhere'] },
      B: { battlefield: ['Grizzly Bears', '2 Plains'], hand: ['Disenchant'] },
    });
    t.cast('A', 'Journey to Nowhere').resolveAll();
    expect(t.names('exile')).toEqual(['Grizzly Bears']);
    t.cast('B', 'Disenchant', { targets: ['Journey to Nowhere'] }).resolveAll();
    expect(t.perm('Grizzly Bears').controller).toBe(1);
  });
  it('ruling: gone before the first ability resolves: exiled forever', () => {
    const t = table({
      A: { battlefield: ['2 Plains'], hand: ['Journey to Nowhere'] },
      B: { battlefield: ['Grizzly Bears', '2 Plains'], hand: ['Disenchant'] },
    });
    t.cast('A', 'Journey to Nowhere').resolve();
    t.cast('B', 'Disenchant', { targets: ['Journey to Nowhere'] }).resolveAll();
    expect(t.names('exile')).toEqual(['Grizzly Bears']);
    expect(t.perms('Grizzly Bears').length).toBe(0);
  });
});

it('Raise the Alarm: two 1/1 white Soldiers at instant speed', () => {
  const t = table({ A: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } }, 'upkeep');
  t.cast('A', 'Raise the Alarm').resolve();
  expect(t.perms('Soldier Token').length).toBe(2);
});

it("Guardians' Pledge: white creatures you control get +2/+2; ruling: those there on resolution only", () => {
  const t = table({
    A: { battlefield: ['4 Plains', 'Squire', 'Grizzly Bears'], hand: ["Guardians' Pledge", 'Thraben Inspector'] },
    B: { battlefield: ['Squire'] },
  });
  t.cast('A', "Guardians' Pledge").resolve();
  t.cast('A', 'Thraben Inspector').resolveAll();
  expect(t.pt('Squire', 0)).toBe('3/4');
  expect(t.pt('Squire', 1)).toBe('1/2');
  expect(t.pt('Grizzly Bears')).toBe('2/2');
  expect(t.pt('Thraben Inspector')).toBe('1/2');
});

it('Icatian Javelineers: enters with a javelin counter; {T}, remove it: 1 damage', () => {
  const t = table({ A: { battlefield: ['Plains'], hand: ['Icatian Javelineers'] } });
  t.cast('A', 'Icatian Javelineers').resolve();
  expect(t.counters('Icatian Javelineers', 'javelin')).toBe(1);
  t.to('precombatMain', 3)
    .activate('A', 'Icatian Javelineers', { targets: ['@B'] })
    .resolve();
  expect(t.life('B')).toBe(19);
  expect(t.counters('Icatian Javelineers', 'javelin')).toBe(0);
  t.to('precombatMain', 5);
  expect(t.can('A')).not.toContain('activate Icatian Javelineers');
});

it('Bonesplitter: +2/+0, equip {1}', () => {
  const t = table({ A: { battlefield: ['Bonesplitter', 'Plains', 'Squire'] } });
  t.activate('A', 'Bonesplitter', { targets: ['Squire'] }).resolve();
  expect(t.pt('Squire')).toBe('3/2');
});

it('Disenchant: an artifact or enchantment', () => {
  for (const target of ['Sol Ring', 'Pestilence']) {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Disenchant'] }, B: { battlefield: [target] } });
    t.cast('A', 'Disenchant', { targets: [target] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual([target]);
  }
});

it('Prismatic Strands: prevents all damage by sources of the chosen color this turn; flashback by tapping a white creature', () => {
  const t = table({
    A: { battlefield: ['Mountain', '2 Forest', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
    B: { battlefield: ['3 Plains', 'Squire'], hand: ['Prismatic Strands'] },
  });
  t.choose('option', 'R');
  t.pass().cast('B', 'Prismatic Strands').resolve();
  t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
  expect(t.life('B')).toBe(20);
  t.attack('Grizzly Bears').to('endCombat');
  expect(t.life('B')).toBe(18);
  expect(t.can('B')).toContain('cast Prismatic Strands');
  t.cast('B', 'Prismatic Strands', { way: 'flashback' }).resolve();
  expect(t.perm('Squire').tapped).toBe(true);
});

it('Lone Missionary: gain 4 life', () => {
  const t = table({ A: { battlefield: ['2 Plains'], hand: ['Lone Missionary'] } });
  t.cast('A', 'Lone Missionary').resolveAll();
  expect(t.life('A')).toBe(24);
});

it('Holy Light: nonwhite creatures get -1/-1', () => {
  const t = table({ A: { battlefield: ['3 Plains', 'Squire'], hand: ['Holy Light'] }, B: { battlefield: ['Memnite', 'Grizzly Bears'] } });
  t.cast('A', 'Holy Light').resolve();
  expect(t.names('graveyard', 'B')).toEqual(['Memnite']);
  expect(t.pt('Grizzly Bears')).toBe('1/1');
  expect(t.pt('Squire')).toBe('1/2');
});
