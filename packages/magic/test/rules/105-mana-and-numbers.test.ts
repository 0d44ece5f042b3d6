/** CR 105 colours, 106 mana, 107 numbers and symbols. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import { all, CREATURE, color, does, draw, grants, mana, permanent, pt, SELF, spell, T, TAP, target, untilEnd, YOU } from './write.js';

define(
  {
    name: 'Bane',
    cost: '{X}{R}',
    type: 'Sorcery',
    text: "Bane deals X damage to any target.\nIf X is 5 or more, this spell can't be countered and the damage can't be prevented.",
  },
  {
    name: 'Half Ward',
    cost: '{W}',
    type: 'Enchantment',
    text: 'If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.',
  },
);
const chroma = (t: ReturnType<typeof table>, name: string) => t.perm(name).colors.join('');

permanent('White Out', { cost: '{1}' }, grants(all(CREATURE), color('W')));
permanent('Grey Out', { cost: '{1}' }, grants(all(CREATURE), color()));
spell('Sap', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), pt(-5, 0)));
spell('Lift', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), pt(3, 0)));
permanent('Three Four', { cost: '{1}', pt: [3, 4] });
const myPower = { q: 'stat', stat: 'power', of: SELF } as const;
permanent(
  'Joiner',
  { cost: '{2}{G}', pt: [1, 2] },
  does([TAP], { do: 'mana', who: YOU, mana: { options: ['{G}'], times: myPower, choose: 'once' } }),
);
permanent(
  'Colossus',
  { cost: '{2}{G}{G}', pt: [4, 4] },
  does([mana('{2}{G}{G}')], untilEnd(SELF, { mod: 'pt', power: myPower, toughness: myPower })),
);
spell('Wither Away', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), pt(-6, 0)));
spell('Free Play', '{R}', 'Sorcery', [], {
  do: 'play',
  who: YOU,
  what: { sel: 'choose', who: YOU, from: { sel: 'all', zone: 'hand', of: YOU, filter: { is: 'any' } }, min: 1, max: 1, how: 'choice' },
  cost: 'free',
});
spell('Colourless Only', '{C}', 'Instant', [], draw(1));
spell('Two Brid', '{2/B}{2/B}', 'Instant', [], draw(1));
define({
  name: 'Temple of Beasts',
  type: 'Land',
  text: '{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana only to cast creature spells.',
});

describe('105 colours', () => {
  it('105.2, 202.2: the colours of an object are those of the symbols in its mana cost', () => {
    const t = table({ A: { battlefield: ['Siege Rhino', 'Burning-Tree Emissary', 'Memnite', 'Forest', 'Vault Skirge'] } });
    expect(['Siege Rhino', 'Burning-Tree Emissary', 'Memnite', 'Forest', 'Vault Skirge'].map((n) => chroma(t, n))).toEqual([
      'WBG',
      'RG',
      '',
      '',
      'B',
    ]);
  });
  it('105.3: becoming a colour replaces all former colours; becoming colourless too', () => {
    const t = table({ A: { battlefield: ['White Out', 'Siege Rhino', 'Memnite'] } });
    expect([chroma(t, 'Siege Rhino'), chroma(t, 'Memnite')]).toEqual(['W', 'W']);
    const u = table({ A: { battlefield: ['Grey Out', 'Siege Rhino'] } });
    expect(chroma(u, 'Siege Rhino')).toBe('');
  });
  it('105.2, 204: a colour indicator gives colour without a mana cost', () => {
    const t = table({ A: { battlefield: ['Dryad Arbor'] } });
    expect(chroma(t, 'Dryad Arbor')).toBe('G');
  });
});

describe('106 mana', () => {
  it('106.4: unspent mana is lost as the step ends', () => {
    const t = table({ A: { battlefield: ['Mountain'] } });
    t.mana('A', 'Mountain');
    expect(t.state.players.rows[0].pool).toHaveLength(1);
    t.to('beginCombat');
    expect(t.state.players.rows[0].pool).toHaveLength(0);
  });
  it('106.4: mana stays in the pool while players act within the phase', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] } });
    t.mana('A', 'Mountain').mana('A', 'Mountain');
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.state.players.rows[0].pool).toHaveLength(1);
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(14);
  });
  it('106.6: mana that may be spent on creature spells only pays for nothing else', () => {
    const t = table({ A: { battlefield: ['Temple of Beasts'], hand: ['Lightning Bolt', 'Raging Goblin'] } });
    expect(t.can('A')).toContain('cast Raging Goblin');
    expect(t.can('A')).not.toContain('cast Lightning Bolt');
  });
  it('106.1b, 107.4c: {C} is paid with colourless mana only', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Colourless Only'] } });
    expect(t.can('A')).not.toContain('cast Colourless Only');
    const u = table({ A: { battlefield: ['Mind Stone'], hand: ['Colourless Only'] } });
    expect(u.can('A')).toContain('cast Colourless Only');
  });
  it('106.12a: a land tapped for mana during casting triggers "taps a land for mana", which waits until the spell is cast', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Manabarbs'], hand: ['Lightning Bolt'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    expect(t.names('stack')).toEqual(['Lightning Bolt', 'Manabarbs']);
    t.resolve();
    expect([t.life('A'), t.life('B')]).toEqual([19, 20]);
  });
});

describe('107 numbers and symbols', () => {
  it('107.1b: a 3/4 with -5/-0 is -2/4 and deals no combat damage; +3/+0 makes its power 1 (its example)', () => {
    const t = table({ A: { battlefield: ['Three Four', '2 Island'], hand: ['Sap', 'Lift'] } });
    t.cast('A', 'Sap', { targets: ['Three Four'] }).resolve();
    expect(t.pt('Three Four')).toBe('-2/4');
    t.attack('Three Four').to('postcombatMain');
    expect(t.life('B')).toBe(20);
    t.cast('A', 'Lift', { targets: ['Three Four'] }).resolve();
    expect(t.pt('Three Four')).toBe('1/4');
  });
  it('107.1b: "add {G} equal to its power" with power -1 adds nothing (its example, Viridian Joiner)', () => {
    spell('Shrink', '{U}', 'Instant', [target(CREATURE)], untilEnd(T(), pt(-2, 0)));
    const t = table({ A: { battlefield: ['Joiner', 'Island'], hand: ['Shrink'] } });
    t.cast('A', 'Shrink', { targets: ['Joiner'] }).resolve();
    t.mana('A', 'Joiner');
    expect(t.state.players.rows[0].pool).toHaveLength(0);
    expect(t.perm('Joiner').tapped).toBe(true);
  });
  it('107.1b: "+X/+X where X is its power" at -2/4 changes nothing (its example, Chameleon Colossus)', () => {
    const t = table({ A: { battlefield: ['Colossus', 'Island', '4 Forest'], hand: ['Wither Away'] } });
    t.cast('A', 'Wither Away', { targets: ['Colossus'] }).resolve();
    expect(t.pt('Colossus')).toBe('-2/4');
    t.activate('A', 'Colossus').resolve();
    expect(t.pt('Colossus')).toBe('-2/4');
  });
  it('107.3a: X is announced as the spell is cast and its cost is that many mana', () => {
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['Blaze'] } });
    t.cast('A', 'Blaze', { targets: ['@B'], x: 2 });
    expect(t.perms('Mountain').filter((m) => m.tapped)).toHaveLength(3);
    t.resolve();
    expect(t.life('B')).toBe(18);
  });
  it.each([
    [5, 15],
    [4, 18],
  ])('107.3i: every X of a spell is the one announced: with %i, damage that can not be prevented from 5 on', (x, life) => {
    const t = table({
      A: { battlefield: ['9 Mountain'], hand: ['Bane'] },
      B: { battlefield: ['Half Ward'] },
    });
    t.cast('A', 'Bane', { targets: ['@B'], x }).resolve();
    expect(t.life('B')).toBe(life);
  });
  it('107.3b: cast without paying its mana cost, X can only be 0', () => {
    const t = table({ A: { battlefield: ['9 Mountain'], hand: ['Free Play', 'Blaze'] } });
    t.when('targets', (d) => ({ pick: [(d.ask as unknown as { options: unknown[] }).options.length - 1] }));
    t.cast('A', 'Free Play').resolve();
    expect(t.names('stack')).toEqual(['Blaze']);
    t.resolve();
    expect([t.life('A'), t.life('B')]).toEqual([20, 20]);
    expect(t.happened('damage')).toEqual([]);
  });
  it('107.3m: X of "enters with X counters" is the X of the spell; a permanent put there otherwise has none', () => {
    const t = table({ A: { battlefield: ['6 Mountain'], hand: ['Chalice of the Void'] } });
    t.cast('A', 'Chalice of the Void', { x: 2 }).resolve();
    expect(t.counters('Chalice of the Void', 'charge')).toBe(2);
    expect(t.perms('Mountain').filter((m) => m.tapped)).toHaveLength(4);
    const u = table({ A: { battlefield: ['Chalice of the Void'] } });
    expect(u.counters('Chalice of the Void', 'charge')).toBe(0);
  });
  it('107.4e: {R/G}{R/G} can be paid with RR, RG or GG', () => {
    for (const lands of [['2 Mountain'], ['Mountain', 'Forest'], ['2 Forest']]) {
      expect(table({ A: { battlefield: lands, hand: ['Burning-Tree Emissary'] } }).can('A')).toContain('cast Burning-Tree Emissary');
    }
    expect(table({ A: { battlefield: ['2 Island'], hand: ['Burning-Tree Emissary'] } }).can('A')).not.toContain(
      'cast Burning-Tree Emissary',
    );
  });
  it('107.4e: {2/B}{2/B} can be paid with BB, B and two, or four', () => {
    for (const lands of [['2 Swamp'], ['Swamp', '2 Island'], ['4 Island']]) {
      expect(table({ A: { battlefield: lands, hand: ['Two Brid'] } }).can('A')).toContain('cast Two Brid');
    }
    for (const lands of [['Swamp', 'Island'], ['3 Island']]) {
      expect(table({ A: { battlefield: lands, hand: ['Two Brid'] } }).can('A')).not.toContain('cast Two Brid');
    }
  });
  it('107.4f: a Phyrexian symbol can be paid with 2 life, not by a player with 1', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'], hand: ['Mutagenic Growth'] } });
    t.cast('A', 'Mutagenic Growth', { targets: ['Grizzly Bears'] }).resolve();
    expect([t.life('A'), t.pt('Grizzly Bears')]).toEqual([18, '4/4']);
    const u = table({ A: { life: 1, battlefield: ['Grizzly Bears'], hand: ['Mutagenic Growth'] } });
    expect(u.can('A')).not.toContain('cast Mutagenic Growth');
  });
  it('107.4f: paying 2 life for a Phyrexian symbol can bring a player to 0', () => {
    const t = table({ A: { life: 2, battlefield: ['Grizzly Bears'], hand: ['Mutagenic Growth'] } });
    t.cast('A', 'Mutagenic Growth', { targets: ['Grizzly Bears'] });
    expect(t.winner()).toBe('B');
  });
  it('107.4f: {1}{R/P}{R/P} for Dismember-like costs: one mana and four life', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Dismember'] }, B: { battlefield: ['Serra Angel'] } });
    t.cast('A', 'Dismember', { targets: ['Serra Angel'] }).resolve();
    expect(t.life('A')).toBe(16);
    expect(t.names('graveyard', 'B')).toEqual(['Serra Angel']);
  });
  it("107.5: {T} of a permanent that is already tapped can't be paid", () => {
    const t = table({ A: { battlefield: ['Prodigal Pyromancer'] } });
    t.activate('A', 'Prodigal Pyromancer', { targets: ['@B'] });
    expect(t.can('A')).not.toContain('activate Prodigal Pyromancer');
  });
  it("107.5, 302.6: {T} of a creature that came under control this turn can't be paid", () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Prodigal Pyromancer'] } });
    t.cast('A', 'Prodigal Pyromancer').resolve();
    expect(t.can('A')).not.toContain('activate Prodigal Pyromancer');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('activate Prodigal Pyromancer');
  });
});

define(
  {
    name: 'Warm Heart',
    type: 'Creature — Dragon',
    cost: '{R}',
    pt: '2/2',
    text: "Whenever Warm Heart attacks, add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
  },
  {
    name: 'Toll',
    type: 'Artifact',
    cost: '{1}',
    text: 'Whenever a player casts a spell, if no mana was spent to cast it, that player loses 2 life.',
  },
  { name: 'Free Thing', type: 'Artifact', cost: '{0}' },
  { name: 'Paid Thing', type: 'Artifact', cost: '{1}' },
);

describe('106.4 mana that is kept, 601.2h mana spent on another spell', () => {
  it('106.4: it is not lost as steps and phases end until end of turn', () => {
    const t = table({ A: { battlefield: ['Warm Heart'] } });
    t.attack('Warm Heart').resolveAll().to('postcombatMain');
    expect(t.state.players.rows[0].pool).toHaveLength(1);
    t.to('upkeep');
    expect(t.state.players.rows[0].pool).toHaveLength(0);
  });
  it('601.2h: whether mana was spent on the spell that was cast', () => {
    const t = table({ A: { battlefield: ['Toll', 'Forest'], hand: ['Free Thing', 'Paid Thing'] } });
    t.cast('A', 'Free Thing').resolveAll();
    expect(t.life('A')).toBe(18);
    t.cast('A', 'Paid Thing').resolveAll();
    expect(t.life('A')).toBe(18);
  });
});
