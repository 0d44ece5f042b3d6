/** The cards of decks/pauper-elves.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { type Table, table } from '../kit.js';

const pool = (t: Table): string =>
  t.state.players.rows[0].pool
    .map((u) => u.type)
    .sort()
    .join('');

it('Llanowar Elves and Fyndhorn Elves: {T}: add {G}', () => {
  for (const elf of ['Llanowar Elves', 'Fyndhorn Elves']) {
    const t = table({ A: { battlefield: [elf] } });
    t.mana('A', elf);
    expect(pool(t)).toBe('G');
    expect(t.state.stack).toEqual([]);
  }
});

it('Quirion Ranger: return a Forest: untap target creature; once each turn', () => {
  const t = table({ A: { battlefield: ['Quirion Ranger', '2 Forest', { card: 'Hill Giant', tapped: 'tapped' }] } }, 'precombatMain');
  t.attack('Hill Giant');
  t.activate('A', 'Quirion Ranger', { targets: ['Hill Giant'] }).resolve();
  expect(t.perm('Hill Giant').tapped).toBe(false);
  expect(t.names('hand', 'A')).toEqual(['Forest']);
  expect(t.can('A')).not.toContain('activate Quirion Ranger');
  t.to('precombatMain', 2);
  expect(t.can('A')).toContain('activate Quirion Ranger');
});

it("Priest of Titania: {G} for each Elf on the battlefield, itself and opponents' too", () => {
  const t = table({ A: { battlefield: ['Priest of Titania', 'Llanowar Elves'] }, B: { battlefield: ['Fyndhorn Elves', 'Grizzly Bears'] } });
  t.mana('A', 'Priest of Titania');
  expect(pool(t)).toBe('GGG');
});

it('Timberwatch Elf: +X/+X for the Elves, counted on resolution (ruling)', () => {
  const t = table({
    A: { battlefield: ['Timberwatch Elf', 'Llanowar Elves', 'Grizzly Bears'] },
    B: { battlefield: ['Mountain', 'Llanowar Elves'], hand: ['Shock'] },
  });
  t.activate('A', 'Timberwatch Elf', { targets: ['Grizzly Bears'] });
  t.cast('B', 'Shock', { targets: ['Timberwatch Elf'] }).resolveAll();
  expect(t.pt('Grizzly Bears')).toBe('4/4');
});

it("Nettle Sentinel: doesn't untap in the untap step; may untap when you cast a green spell", () => {
  const t = table({ A: { battlefield: ['Nettle Sentinel', 'Forest', 'Mountain'], hand: ['Llanowar Elves', 'Shock'] } });
  t.when('may', { yes: true }).attack('Nettle Sentinel').to('precombatMain', 3);
  expect(t.perm('Nettle Sentinel').tapped).toBe(true);
  t.cast('A', 'Shock', { targets: ['@B'] }).resolveAll();
  expect(t.perm('Nettle Sentinel').tapped).toBe(true);
  t.cast('A', 'Llanowar Elves');
  t.resolve();
  expect(t.perm('Nettle Sentinel').tapped).toBe(false);
  expect(t.names('stack')).toEqual(['Llanowar Elves']); // ruling: before the spell
});

describe('Birchlore Rangers', () => {
  it('tap two untapped Elves: one mana of any color; ruling: new ones too', () => {
    const t = table({ A: { battlefield: ['Forest', 'Llanowar Elves'], hand: ['Birchlore Rangers'] } });
    t.cast('A', 'Birchlore Rangers').resolve();
    t.choose('choose', 'Birchlore Rangers', 'Llanowar Elves');
    t.when('mana', (d) => ({ pick: [(d.ask as unknown as { options: { mana?: string }[] }).options.findIndex((o) => o.mana === '{U}')] }));
    t.mana('A', 'Birchlore Rangers');
    expect(pool(t).length).toBe(1);
    expect(t.perm('Birchlore Rangers').tapped).toBe(true);
    expect(t.perm('Llanowar Elves').tapped).toBe(true);
  });
  it('morph {G}', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Birchlore Rangers'] } });
    t.cast('A', 'Birchlore Rangers', { way: 'face-down' }).resolve();
    expect(t.pt('')).toBe('2/2');
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Birchlore Rangers')).toBe('1/1');
  });
});

it("Elvish Vanguard: a +1/+1 counter whenever another Elf enters, anybody's", () => {
  const t = table({ A: { battlefield: ['Elvish Vanguard', '3 Forest'], hand: ['Llanowar Elves', 'Grizzly Bears'] } });
  t.cast('A', 'Llanowar Elves').resolveAll();
  expect(t.counters('Elvish Vanguard', '+1/+1')).toBe(1);
  t.cast('A', 'Grizzly Bears').resolveAll();
  expect(t.pt('Elvish Vanguard')).toBe('2/2');
});

it('Wellwisher: 1 life for each Elf on the battlefield', () => {
  const t = table({ A: { battlefield: ['Wellwisher', 'Llanowar Elves'] }, B: { battlefield: ['Quirion Ranger'] } });
  t.activate('A', 'Wellwisher').resolve();
  expect(t.life('A')).toBe(23);
});

it('Lead the Stampede: any number of creature cards among the top five; the rest to the bottom', () => {
  const t = table({
    A: {
      battlefield: ['3 Forest'],
      hand: ['Lead the Stampede'],
      library: ['Grizzly Bears', 'Forest', 'Hill Giant', 'Island', 'Shock', 'Plains'],
    },
  });
  t.when('may', { yes: true }).choose('choose', 'Grizzly Bears', 'Hill Giant').cast('A', 'Lead the Stampede').resolve();
  expect(t.names('hand', 'A').sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
  expect(t.names('library', 'A')[0]).toBe('Plains');
  expect(t.names('library', 'A').slice(-3).sort()).toEqual(['Forest', 'Island', 'Shock']);
});

it('Winding Way: all creature (or land) cards of the top four to the hand, the rest to the graveyard', () => {
  for (const [word, hand, grave] of [
    ['Creature', ['Grizzly Bears', 'Hill Giant'], ['Forest', 'Shock', 'Winding Way']],
    ['Land', ['Forest'], ['Grizzly Bears', 'Hill Giant', 'Shock', 'Winding Way']],
  ] as const) {
    const t = table({
      A: { battlefield: ['2 Forest'], hand: ['Winding Way'], library: ['Grizzly Bears', 'Forest', 'Hill Giant', 'Shock'] },
    });
    t.choose('option', word);
    t.cast('A', 'Winding Way').resolve();
    expect(t.names('hand', 'A').sort()).toEqual([...hand]);
    expect(t.names('graveyard', 'A').sort()).toEqual([...grave]);
  }
});

it('Viridian Longbow: the equipped creature has "{T}: 1 damage to any target"; equip {3}', () => {
  const t = table({ A: { battlefield: ['Viridian Longbow', '3 Forest', 'Grizzly Bears'] } });
  t.activate('A', 'Viridian Longbow', { targets: ['Grizzly Bears'] }).resolve();
  t.activate('A', 'Grizzly Bears', { targets: ['@B'] }).resolve();
  expect(t.life('B')).toBe(19);
  expect(t.perm('Grizzly Bears').tapped).toBe(true);
});

it('Natural State: an artifact or enchantment with mana value 3 or less', () => {
  const t = table({
    A: { battlefield: ['Forest'], hand: ['Natural State'] },
    B: { battlefield: ['Sol Ring', 'Spire Golem', 'Pestilence'] },
  });
  expect(() => t.cast('A', 'Natural State', { targets: ['Pestilence'] })).toThrow();
  const u = table({ A: { battlefield: ['Forest'], hand: ['Natural State'] }, B: { battlefield: ['Loxodon Warhammer'] } });
  u.cast('A', 'Natural State', { targets: ['Loxodon Warhammer'] }).resolve();
  expect(u.names('graveyard', 'B')).toEqual(['Loxodon Warhammer']);
});

it('Scattershot Archer: 1 damage to each creature with flying', () => {
  const t = table({ A: { battlefield: ['Scattershot Archer', 'Squadron Hawk'] }, B: { battlefield: ['Squadron Hawk', 'Memnite'] } });
  t.activate('A', 'Scattershot Archer').resolve();
  expect(t.names('graveyard', 'A')).toEqual(['Squadron Hawk']);
  expect(t.names('graveyard', 'B')).toEqual(['Squadron Hawk']);
});

it("Moment's Peace: prevents all combat damage this turn, not other damage; flashback {2}{G}", () => {
  const t = table({
    A: { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    B: { battlefield: ['2 Forest'], hand: ["Moment's Peace"] },
  });
  t.attack('Grizzly Bears').cast('B', "Moment's Peace").resolve();
  t.to('endCombat')
    .cast('A', 'Shock', { targets: ['@B'] })
    .resolve();
  expect(t.life('B')).toBe(18);
  const u = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['3 Forest'], graveyard: ["Moment's Peace"] } });
  u.attack('Grizzly Bears').cast('B', "Moment's Peace", { way: 'flashback' }).resolve();
  u.to('endCombat');
  expect(u.life('B')).toBe(20);
  expect(u.names('exile')).toEqual(["Moment's Peace"]);
});

it('Gleeful Sabotage: destroys an artifact or enchantment; conspired, another one too', () => {
  const t = table({
    A: { battlefield: ['2 Forest', '2 Grizzly Bears'], hand: ['Gleeful Sabotage'] },
    B: { battlefield: ['Sol Ring', 'Mind Stone'] },
  });
  t.cast('A', 'Gleeful Sabotage', { targets: ['Sol Ring'], yes: [true] });
  t.when('may', { yes: true }).when('retarget', { yes: true }).choose('targets', 'Mind Stone').resolveAll();
  expect(t.names('graveyard', 'B').sort()).toEqual(['Mind Stone', 'Sol Ring']);
});
