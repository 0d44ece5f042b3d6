/** The cards of decks/standard-2015-abzan.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { type Table, table } from '../kit.js';

const ALL = ['3 Plains', '3 Swamp', '3 Forest'];
const pool = (t: Table): string =>
  t.state.players.rows[0].pool
    .map((u) => u.type)
    .sort()
    .join('');

it('Siege Rhino: trample; each opponent loses 3, you gain 3', () => {
  const t = table({ A: { battlefield: ALL, hand: ['Siege Rhino'] } });
  t.cast('A', 'Siege Rhino').resolveAll();
  expect([t.life('A'), t.life('B')]).toEqual([23, 17]);
  expect(t.pt('Siege Rhino')).toBe('4/5');
});

describe('Courser of Kruphix', () => {
  it('lands may be played from the top, as the land of the turn; 1 life for each land', () => {
    const t = table({ A: { battlefield: ['Courser of Kruphix'], library: ['Forest', 'Plains'] } });
    t.land('A', 'Forest').resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.can('A')).not.toContain('land Plains'); // ruling
  });
  it('only lands, only at the usual time', () => {
    const t = table({ A: { battlefield: ['Courser of Kruphix', 'Mountain'], library: ['Shock'] } });
    expect(t.can('A')).not.toContain('cast Shock');
    const u = table({ A: { battlefield: ['Courser of Kruphix'], library: ['Forest'] } }, 'upkeep');
    expect(u.can('A')).toEqual([]);
  });
});

it('Sylvan Caryatid: defender, hexproof, one mana of any color', () => {
  const t = table({
    A: { battlefield: ['Sylvan Caryatid'], hand: ['Lightning Bolt'] },
    B: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Shock'] },
  });
  expect(() => t.pass().cast('B', 'Shock', { targets: ['Sylvan Caryatid'] })).toThrow();
  const u = table({ A: { battlefield: ['Sylvan Caryatid'], hand: ['Lightning Bolt'] } });
  u.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
  expect(u.life('B')).toBe(17);
});

describe('Tasigur, the Golden Fang', () => {
  it('delve', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Tasigur, the Golden Fang'], graveyard: ['5 Forest'] } });
    t.cast('A', 'Tasigur, the Golden Fang').resolve();
    expect(t.pt('Tasigur, the Golden Fang')).toBe('4/5');
  });
  it('mill two, then an opponent chooses a nonland card of the graveyard for your hand (ruling: any of them)', () => {
    const t = table({
      A: { battlefield: ['Tasigur, the Golden Fang', '4 Forest'], graveyard: ['Shock'], library: ['Grizzly Bears', 'Plains'] },
    });
    t.when('choose', (d) => {
      if ((d.ask as unknown as { options: { entity?: number }[] }).options.length !== 2) return undefined;
      expect(d.seat).toBe(1);
      return { pick: [0] };
    });
    t.activate('A', 'Tasigur, the Golden Fang').resolve();
    expect(t.names('hand', 'A').length).toBe(1);
    expect(['Shock', 'Grizzly Bears']).toContain(t.names('hand', 'A')[0]);
    expect(t.names('graveyard', 'A')).toContain('Plains');
  });
});

describe('Wingmate Roc', () => {
  it('raid: a second one if you attacked this turn', () => {
    const t = table({ A: { battlefield: ['5 Plains', 'Memnite'], hand: ['Wingmate Roc'] } });
    t.attack('Memnite').to('postcombatMain').cast('A', 'Wingmate Roc').resolveAll();
    expect(t.pt('Bird Token')).toBe('3/4');
    const u = table({ A: { battlefield: ['5 Plains', 'Memnite'], hand: ['Wingmate Roc'] } });
    u.cast('A', 'Wingmate Roc').resolveAll();
    expect(u.perms('Bird Token').length).toBe(0);
  });
  it('attacks: 1 life for each attacking creature', () => {
    const t = table({ A: { battlefield: ['Wingmate Roc', '2 Memnite'] } });
    t.attack('Wingmate Roc', 'Memnite', 'Memnite').resolveAll();
    expect(t.life('A')).toBe(23);
  });
});

it('Thoughtseize: you choose a nonland card; you lose 2 life', () => {
  const t = table({ A: { battlefield: ['Swamp'], hand: ['Thoughtseize'] }, B: { hand: ['Forest', 'Grizzly Bears', 'Shock'] } });
  t.choose('choose', 'Grizzly Bears')
    .cast('A', 'Thoughtseize', { targets: ['@B'] })
    .resolve();
  expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
  expect(t.life('A')).toBe(18);
});

it("Hero's Downfall: a creature or planeswalker", () => {
  for (const target of ['Craw Wurm', "Elspeth, Sun's Champion"]) {
    const t = table({ A: { battlefield: ['3 Swamp'], hand: ["Hero's Downfall"] }, B: { battlefield: [target] } });
    t.cast('A', "Hero's Downfall", { targets: [target] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual([target]);
  }
});

describe('Abzan Charm', () => {
  it('exile a creature with power 3 or more', () => {
    const t = table({ A: { battlefield: ALL, hand: ['Abzan Charm'] }, B: { battlefield: ['Hill Giant', 'Grizzly Bears'] } });
    t.cast('A', 'Abzan Charm', { modes: [0], targets: ['Hill Giant'] }).resolve();
    expect(t.names('exile')).toEqual(['Hill Giant']);
  });
  it('draw two, lose 2', () => {
    const t = table({ A: { battlefield: ALL, hand: ['Abzan Charm'] } });
    t.cast('A', 'Abzan Charm', { modes: [1] }).resolve();
    expect(t.names('hand', 'A').length).toBe(2);
    expect(t.life('A')).toBe(18);
  });
  it('two counters distributed among one or two; ruling: the share of an illegal target is lost', () => {
    const t = table({
      A: { battlefield: [...ALL, 'Memnite', 'Hill Giant'], hand: ['Abzan Charm'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Abzan Charm', { modes: [2], targets: [['Memnite', 'Hill Giant']], divide: [1, 1] });
    t.cast('B', 'Shock', { targets: ['Memnite'] }).resolveAll();
    expect(t.counters('Hill Giant', '+1/+1')).toBe(1);
  });
});

it('Bile Blight: the target and all others of its name get -3/-3', () => {
  const t = table({
    A: { battlefield: ['2 Swamp', 'Grizzly Bears'], hand: ['Bile Blight'] },
    B: { battlefield: ['2 Grizzly Bears', 'Hill Giant'] },
  });
  t.cast('A', 'Bile Blight', { targets: ['Grizzly Bears'] }).resolve();
  expect(t.perms('Grizzly Bears').length).toBe(0);
  expect(t.pt('Hill Giant')).toBe('3/3');
});

describe("Elspeth, Sun's Champion", () => {
  it('+1: three Soldiers; one loyalty ability each turn', () => {
    const t = table({ A: { battlefield: ["Elspeth, Sun's Champion"] } });
    t.activate('A', "Elspeth, Sun's Champion", { ability: 0 }).resolve();
    expect(t.perms('Soldier Token').length).toBe(3);
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(5);
    expect(t.can('A')).toEqual([]);
  });
  it('-3: destroys all creatures with power 4 or greater', () => {
    const t = table({ A: { battlefield: ["Elspeth, Sun's Champion", 'Hill Giant'] }, B: { battlefield: ['Craw Wurm'] } });
    t.activate('A', "Elspeth, Sun's Champion", { ability: 1 }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
    expect(t.perms('Hill Giant').length).toBe(1);
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(1);
  });
  it('-7: an emblem; creatures you control get +2/+2 and fly, also later ones', () => {
    const t = table({
      A: { battlefield: [{ card: "Elspeth, Sun's Champion", counters: [{ kind: 'loyalty', n: 3 }] }], hand: ['Memnite'] },
    });
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(7);
    t.activate('A', "Elspeth, Sun's Champion", { ability: 2 }).resolve();
    t.cast('A', 'Memnite').resolve();
    expect(t.pt('Memnite')).toBe('3/3');
    expect(t.names('graveyard', 'A')).toEqual(["Elspeth, Sun's Champion"]);
  });
  it('not enough loyalty for -7 (606.6)', () => {
    const t = table({ A: { battlefield: ["Elspeth, Sun's Champion"] } });
    expect(t.can('A').length).toBe(2);
  });
});

it('Ultimate Price: monocolored creatures only', () => {
  const t = table({
    A: { battlefield: ['2 Swamp'], hand: ['Ultimate Price'] },
    B: { battlefield: ['Siege Rhino', 'Memnite', 'Hill Giant'] },
  });
  expect(() => t.cast('A', 'Ultimate Price', { targets: ['Siege Rhino'] })).toThrow();
  const u = table({
    A: { battlefield: ['2 Swamp'], hand: ['Ultimate Price'] },
    B: { battlefield: ['Siege Rhino', 'Memnite', 'Hill Giant'] },
  });
  u.cast('A', 'Ultimate Price', { targets: ['Hill Giant'] }).resolve();
  expect(u.names('graveyard', 'B')).toEqual(['Hill Giant']);
});

it('Windswept Heath: {T}, 1 life, sacrifice: a Forest or Plains onto the battlefield', () => {
  const t = table({ A: { battlefield: ['Windswept Heath'], library: ['Island', 'Forest'] } });
  t.choose('choose', 'Forest').activate('A', 'Windswept Heath').resolve();
  expect(t.life('A')).toBe(19);
  expect(t.perm('Forest').tapped).toBe(false);
  expect(t.names('graveyard', 'A')).toEqual(['Windswept Heath']);
});

it('Sandsteppe Citadel: enters tapped; {W}, {B} or {G}', () => {
  const t = table({ A: { hand: ['Sandsteppe Citadel'] } });
  t.land('A', 'Sandsteppe Citadel');
  expect(t.perm('Sandsteppe Citadel').tapped).toBe(true);
  for (const spell of ['Giant Growth', 'Dark Ritual', 'Thraben Inspector']) {
    const u = table({ A: { battlefield: ['Sandsteppe Citadel', 'Memnite'], hand: [spell] } });
    expect(u.can('A')).toContain(`cast ${spell}`);
  }
});

it('Temple of Silence and Temple of Malady: enter tapped, scry 1', () => {
  for (const [temple, good, bad] of [
    ['Temple of Silence', 'Thraben Inspector', 'Llanowar Elves'],
    ['Temple of Malady', 'Llanowar Elves', 'Thraben Inspector'],
  ]) {
    const t = table({ A: { hand: [temple], library: ['Forest', 'Island'] } });
    t.land('A', temple).choose('choose', 'Forest').resolveAll();
    expect(t.perm(temple).tapped).toBe(true);
    expect(t.names('library', 'A')[0]).toBe('Island');
    const u = table({ A: { battlefield: [temple], hand: [good, bad, 'Dark Ritual'] } });
    const can = u
      .can('A')
      .filter((x) => x.startsWith('cast'))
      .sort();
    expect(can).toEqual(['cast Dark Ritual', `cast ${good}`]);
  }
});

it('Llanowar Wastes: {C}; or {B} or {G} with 1 damage to you (ruling: no stack)', () => {
  const t = table({ A: { battlefield: ['Llanowar Wastes'] } });
  t.mana('A', 'Llanowar Wastes', { ability: 0 });
  expect(pool(t)).toBe('C');
  expect(t.life('A')).toBe(20);
  const u = table({ A: { battlefield: ['Llanowar Wastes'], hand: ['Llanowar Elves'] } });
  u.cast('A', 'Llanowar Elves');
  expect(u.life('A')).toBe(19);
  expect(u.names('stack')).toEqual(['Llanowar Elves']);
});

it('Drown in Sorrow: all creatures get -2/-2; scry 1; ruling: not later ones', () => {
  const t = table({
    A: { battlefield: ['3 Swamp', 'Hill Giant'], hand: ['Drown in Sorrow', 'Memnite'], library: ['Forest', 'Island'] },
    B: { battlefield: ['Grizzly Bears'] },
  });
  t.choose('choose', 'Forest').cast('A', 'Drown in Sorrow').resolve();
  t.cast('A', 'Memnite').resolve();
  expect(t.pt('Hill Giant')).toBe('1/1');
  expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
  expect(t.perms('Memnite').length).toBe(1);
  expect(t.names('library', 'A')[0]).toBe('Island');
});

it('End Hostilities: all creatures and what is attached to them', () => {
  const t = table({
    A: { battlefield: ['6 Plains', 'Bonesplitter', 'Viridian Longbow', 'Squire'], hand: ['End Hostilities'] },
    B: { battlefield: ['Craw Wurm'] },
  });
  t.activate('A', 'Bonesplitter', { targets: ['Squire'] }).resolve();
  t.cast('A', 'End Hostilities').resolve();
  expect(t.names('graveyard', 'A').sort()).toEqual(['Bonesplitter', 'End Hostilities', 'Squire']);
  expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
  expect(t.perms('Viridian Longbow').length).toBe(1);
});

it('Glare of Heresy: exile a white permanent', () => {
  const t = table({
    A: { battlefield: ['2 Plains'], hand: ['Glare of Heresy'] },
    B: { battlefield: ['Journey to Nowhere', 'Grizzly Bears'] },
  });
  t.cast('A', 'Glare of Heresy', { targets: ['Journey to Nowhere'] }).resolve();
  expect(t.names('exile')).toContain('Journey to Nowhere');
});

describe('Fleecemane Lion', () => {
  it('monstrosity 1; monstrous it has hexproof and is indestructible', () => {
    const t = table({
      A: { battlefield: ['Fleecemane Lion', '3 Plains', '2 Forest', '3 Swamp'] },
      B: { battlefield: ['3 Swamp', '5 Plains'], hand: ["Hero's Downfall", 'End Hostilities'] },
    });
    t.activate('A', 'Fleecemane Lion').resolve();
    expect(t.pt('Fleecemane Lion')).toBe('4/4');
    t.pass();
    expect(t.can('B')).not.toContain("cast Hero's Downfall");
    t.to('precombatMain', 2).cast('B', 'End Hostilities').resolve();
    expect(t.perms('Fleecemane Lion').length).toBe(1);
  });
});

it("Dragonlord Dromoka: can't be countered; opponents can't cast spells during your turn; flying, lifelink", () => {
  const t = table({
    A: { battlefield: ALL, hand: ['Dragonlord Dromoka'] },
    B: { battlefield: ['2 Island', 'Mountain'], hand: ['Counterspell', 'Shock'] },
  });
  t.cast('A', 'Dragonlord Dromoka')
    .cast('B', 'Counterspell', { targets: ['Dragonlord Dromoka'] })
    .resolveAll();
  expect(t.pt('Dragonlord Dromoka')).toBe('5/7');
  t.pass();
  expect(t.can('B').filter((x) => x.startsWith('cast'))).toEqual([]);
  t.to('precombatMain', 2);
  expect(t.can('B')).toContain('cast Shock');
  t.to('precombatMain', 3).attack('Dragonlord Dromoka').to('endCombat');
  expect([t.life('A'), t.life('B')]).toEqual([25, 15]);
});
