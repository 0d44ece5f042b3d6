/** CR 601 casting spells, 602 activating abilities, 604-607. */
import { describe, expect, it } from 'vitest';
import { game, type Table, table } from '../kit.js';
import {
  all,
  and,
  CREATURE,
  does,
  EACH,
  gain,
  LAND,
  ME,
  mana,
  not,
  permanent,
  rules,
  SELF,
  spell,
  T,
  TAP,
  target,
  when,
  YOU,
  YOURS,
} from './write.js';

permanent(
  'Even Hater',
  { cost: '{1}' },
  rules({
    rule: 'cant',
    action: { act: 'cast', who: { player: 'eachOpponent' }, what: { is: 'stat', stat: 'manaValue', cmp: '=', value: 2 } },
  }),
);
permanent(
  'Once A Turn',
  { cost: '{1}' },
  { kind: 'activated', cost: [mana('{0}')], program: { targets: [], effect: gain(1) }, timing: 'instant', perTurn: 1 },
);
permanent(
  'Elf Count',
  { cost: '{G}', pt: [1, 1] },
  does([TAP], {
    do: 'mana',
    who: YOU,
    mana: { options: ['{G}'], times: { q: 'count', of: all(and(CREATURE, YOURS, not(ME))) }, choose: 'once' },
  }),
);
// "Whenever a player taps a land for mana, that player adds one mana of any type that land produced" for a Forest-only board.
permanent(
  'Green Flare',
  { cost: '{2}{R}' },
  when(
    { on: 'tapForMana', what: LAND },
    { do: 'mana', who: { player: 'of', of: { sel: 'event', role: 'player' } }, mana: { options: ['{G}'], times: 1, choose: 'once' } },
  ),
);
permanent(
  'Aimed Mana',
  { cost: '{1}', types: ['Artifact'] },
  does(
    [TAP],
    {
      do: 'seq',
      of: [
        { do: 'mana', who: YOU, mana: { options: ['{R}'], times: 1, choose: 'once' } },
        { do: 'damage', source: SELF, to: T(), amount: 1 },
      ],
    },
    [target({ is: 'player', who: EACH }, ['players'])],
  ),
);
permanent(
  'Loyal',
  { cost: '{3}', types: ['Planeswalker'], subtypes: ['Loyal'], loyalty: '3' },
  loyal(1, gain(1)),
  loyal(-3, gain(10)),
  loyal(-4, gain(20)),
);
function loyal(amount: number, effect: ReturnType<typeof gain>) {
  return {
    kind: 'activated' as const,
    cost: [{ pay: 'loyalty' as const, amount }],
    program: { targets: [], effect },
    timing: 'sorcery' as const,
  };
}
spell('Haste Cast', '{W}', 'Sorcery', [], gain(1));
const pool = (t: Table, seat = 0) => t.state.players.rows[seat].pool.map((u) => u.type).join('');

describe('601 casting', () => {
  it("601.2a: the card is on the stack while costs are paid: Tormenting Voice can't discard itself", () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Tormenting Voice'] } });
    expect(t.can('A')).not.toContain('cast Tormenting Voice');
    const u = table({ A: { battlefield: ['2 Mountain'], hand: ['Tormenting Voice', 'Forest'] } });
    u.cast('A', 'Tormenting Voice', { pay: ['Forest'] }).resolve();
    expect(u.names('graveyard', 'A').sort()).toEqual(['Forest', 'Tormenting Voice']);
  });
  it('601.2b: modes are chosen as the spell is cast, only those with legal targets', () => {
    // Abzan Charm: exile a creature with power 3 or greater; draw two and lose 2; distribute counters among creatures.
    const t = table({ A: { battlefield: ['Plains', 'Swamp', 'Forest'], hand: ['Abzan Charm'] } });
    const offered: number[][] = [];
    t.when('modes', (d) => {
      offered.push((d.ask as unknown as { options: { mode: number }[] }).options.map((o) => o.mode));
      return { pick: [0] };
    });
    t.cast('A', 'Abzan Charm').resolve();
    expect(offered).toEqual([[1]]);
    expect([t.names('hand', 'A').length, t.life('A')]).toEqual([2, 18]);
  });
  it('601.2c, 700.2: Cryptic Command: two different modes, targets for both', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Lava Spike'] },
      B: { battlefield: ['4 Island', 'Memnite'], hand: ['Cryptic Command'] },
    });
    t.cast('A', 'Lava Spike', { targets: ['@B'] });
    t.cast('B', 'Cryptic Command', { modes: [0, 3], targets: ['Lava Spike'] }).resolve();
    expect([t.names('stack'), t.names('hand', 'B').length, t.life('B')]).toEqual([[], 1, 20]);
  });
  it('601.2d: damage is divided as the spell is cast, at least 1 each', () => {
    const t = table({
      A: { battlefield: ['3 Mountain'], hand: ['Arc Lightning'] },
      B: { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    });
    t.cast('A', 'Arc Lightning', { targets: [['Grizzly Bears', 'Llanowar Elves']], divide: [2, 1] }).resolve();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Grizzly Bears', 'Llanowar Elves']);
    const u = table({
      A: { battlefield: ['3 Mountain'], hand: ['Arc Lightning'] },
      B: { battlefield: ['Grizzly Bears', 'Llanowar Elves'] },
    });
    u.when('divide', () => {
      expect(u.refusal({ divide: [3, 0] })).not.toBeNull();
      return { divide: [1, 2] };
    });
    u.cast('A', 'Arc Lightning', { targets: [['Grizzly Bears', 'Llanowar Elves']] });
    expect(u.names('stack')).toEqual(['Arc Lightning']);
  });
  it('601.2d, 608.2d: the share of an illegal target is lost, not dealt to others', () => {
    const t = table({
      A: { battlefield: ['3 Mountain'], hand: ['Arc Lightning'] },
      B: { battlefield: ['Island', 'Grizzly Bears', 'Wall of Wood'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Arc Lightning', { targets: [['Grizzly Bears', 'Wall of Wood']], divide: [2, 1] });
    t.cast('B', 'Unsummon', { targets: ['Grizzly Bears'] }).resolve(2);
    expect(t.perm('Wall of Wood').damage).toBe(1);
  });
  it('601.2g-h, 730.1: taking back at payment returns the game to before the proposal', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Shock', 'Lightning Bolt'] } });
    const before = [t.names('hand', 'A'), t.names('stack'), t.perms('Mountain').map((p) => p.tapped)];
    t.when('pay', { pick: [1] });
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect([t.names('hand', 'A'), t.names('stack'), t.perms('Mountain').map((p) => p.tapped)]).toEqual(before);
    expect([t.decision.kind, t.decision.seat]).toEqual(['act', 0]);
  });
  it('601.2i: "whenever you cast" triggers as the spell has become cast and resolves before it', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Young Pyromancer'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(t.names('stack')).toEqual(['Shock', 'Young Pyromancer']);
    t.resolve();
    expect([t.perms('Elemental Token').length, t.life('B')]).toEqual([1, 20]);
  });
  it('601.3: a spell that a "can\'t" forbids may not be cast; others may', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Lightning Strike', 'Shock'] }, B: { battlefield: ['Even Hater'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Shock']);
  });
  it('601.3a: a prohibition by mana value waits for X to be chosen: an even-cost ban allows odd X (its example, Void Winnower)', () => {
    // {X}{R} is 2 with X = 1 and 3 with X = 2.
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Blaze'] }, B: { battlefield: ['Even Hater'] } });
    expect(t.can('A')).toContain('cast Blaze');
    t.cast('A', 'Blaze', { targets: ['@B'], x: 1 });
    expect([t.names('stack'), t.names('hand', 'A')]).toEqual([[], ['Blaze']]);
    const u = table({ A: { battlefield: ['3 Mountain'], hand: ['Blaze'] }, B: { battlefield: ['Even Hater'] } });
    u.cast('A', 'Blaze', { targets: ['@B'], x: 2 }).resolve();
    expect(u.life('B')).toBe(18);
  });
  it('601.3b: flash is asked of the card as it would be cast', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Spellstutter Sprite'] } }, 'upkeep');
    expect(t.can('A')).toContain('cast Spellstutter Sprite');
  });
  it('601.2: a permanent spell resolves under the control of who cast it', () => {
    const t = table({ B: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } }).to('precombatMain', 2);
    t.cast('B', 'Grizzly Bears').resolve();
    expect(t.perm('Grizzly Bears').controller).toBe(1);
  });
  it('601.2: illegal answers to what is asked are refused and change nothing', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Shock'] } });
    const hash = game.hash(t.state);
    expect(t.refusal({ pick: [99] })).not.toBeNull();
    expect(t.refusal({ yes: true })).not.toBeNull();
    expect(game.hash(t.state)).toBe(hash);
  });
});

describe('602 activating abilities', () => {
  it('602.1a: {T} and mana are both paid as the ability is activated', () => {
    const t = table({ A: { battlefield: ['Treetop Village', '2 Forest'] } });
    t.activate('A', 'Treetop Village');
    expect(t.perms('Forest').filter((p) => p.tapped)).toHaveLength(2);
  });
  it('602.2: only the controller of an object may activate its ability', () => {
    const t = table({ A: { battlefield: ['Prodigal Pyromancer'] } });
    expect(t.can('B')).not.toContain('activate Prodigal Pyromancer');
  });
  it('602.2a: the ability goes on the stack as an object that is no card', () => {
    const t = table({ A: { battlefield: ['Prodigal Pyromancer'] } });
    t.activate('A', 'Prodigal Pyromancer', { targets: ['@B'] });
    const view = game.view(t.state, 0).stack[0];
    expect([view.kind, view.controller, view.targets]).toEqual(['activated', 0, [-2]]);
    t.resolve();
    expect(t.names('graveyard', 'A')).toEqual([]);
  });
  it("602.5a: a creature's {T} ability can't be activated before its controller's turn, haste excepted (Swiftfoot Boots)", () => {
    const t = table({ A: { battlefield: ['4 Mountain', 'Swiftfoot Boots'], hand: ['Prodigal Pyromancer'] } });
    t.cast('A', 'Prodigal Pyromancer').resolve();
    expect(t.can('A')).not.toContain('activate Prodigal Pyromancer');
    t.activate('A', 'Swiftfoot Boots', { targets: ['Prodigal Pyromancer'] }).resolve();
    expect(t.can('A')).toContain('activate Prodigal Pyromancer');
  });
  it('602.5b: "activate only once each turn" counts for the object, also for its next controller', () => {
    const t = table({ A: { battlefield: ['Once A Turn'] } });
    t.activate('A', 'Once A Turn').resolve();
    expect(t.can('A')).not.toContain('activate Once A Turn');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('activate Once A Turn');
  });
  it('602.5d: "only as a sorcery": own main phase, empty stack (equip)', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest', 'Mountain'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(t.can('A')).not.toContain('activate Bonesplitter');
    t.resolve();
    expect(t.can('A')).toContain('activate Bonesplitter');
    t.to('beginCombat');
    expect(t.can('A')).not.toContain('activate Bonesplitter');
  });
});

describe('604 static abilities', () => {
  it('604.1, 611.3b: an effect of a static ability lasts exactly as long as its source is there', () => {
    const t = table({ A: { battlefield: ['Glorious Anthem', 'Grizzly Bears', '2 Plains'], hand: ['Disenchant'] } });
    expect(t.pt('Grizzly Bears')).toBe('3/3');
    t.cast('A', 'Disenchant', { targets: ['Glorious Anthem'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });
  it('604.3, 613.4a: Maro is as big as the hand, moment by moment', () => {
    const t = table({ A: { battlefield: ['Maro', 'Mountain'], hand: ['Shock', 'Forest', 'Island'] } });
    expect(t.pt('Maro')).toBe('3/3');
    t.cast('A', 'Shock', { targets: ['@B'] });
    expect(t.pt('Maro')).toBe('2/2');
    t.resolve().land('A', 'Forest');
    expect(t.pt('Maro')).toBe('1/1');
  });
});

describe('605 mana abilities', () => {
  it('605.2: "{T}: add {G} for each creature you control" is a mana ability also when it makes nothing', () => {
    const t = table({ A: { battlefield: ['Elf Count'] } });
    t.mana('A', 'Elf Count');
    expect([t.names('stack'), pool(t), t.perm('Elf Count').tapped]).toEqual([[], '', true]);
  });
  it('605.3a-b: activated while casting; nobody can respond', () => {
    const t = table({ A: { battlefield: ['2 Llanowar Elves'], hand: ['Grizzly Bears'] } });
    t.cast('A', 'Grizzly Bears');
    expect([t.names('stack'), t.perms('Llanowar Elves').map((p) => p.tapped)]).toEqual([['Grizzly Bears'], [true, true]]);
  });
  it('605.4a: a triggered mana ability adds its mana at once, also while a spell is being paid for (its example)', () => {
    const t = table({ A: { battlefield: ['Green Flare', 'Forest'] } });
    t.mana('A', 'Forest');
    expect([t.names('stack'), pool(t)]).toEqual([[], 'GG']);
    const u = table({ A: { battlefield: ['Green Flare', 'Forest'], hand: ['Grizzly Bears'] } });
    u.mana('A', 'Forest').cast('A', 'Grizzly Bears').resolve();
    expect(u.perms('Grizzly Bears')).toHaveLength(1);
  });
  it('605.5a: an ability with a target is no mana ability, whatever it makes', () => {
    const t = table({ A: { battlefield: ['Aimed Mana'] } });
    expect(t.can('A')).toEqual(['activate Aimed Mana']);
    t.activate('A', 'Aimed Mana', { targets: ['@B'] });
    expect([t.names('stack'), pool(t)]).toEqual([['Aimed Mana'], '']);
    t.resolve();
    expect([pool(t), t.life('B')]).toEqual(['R', 19]);
  });
  it('605.1a, 606.2: a loyalty ability that adds mana is no mana ability', () => {
    permanent(
      'Mana Walker',
      { cost: '{3}', types: ['Planeswalker'], loyalty: '3' },
      loyal(1, { do: 'mana', who: YOU, mana: { options: ['{R}'], times: 1, choose: 'once' } } as never),
    );
    const t = table({ A: { battlefield: ['Mana Walker'] } });
    expect(t.can('A')).toEqual(['activate Mana Walker']);
  });
});

describe('606 loyalty abilities', () => {
  it('606.3: sorcery timing, and one loyalty ability of a permanent each turn', () => {
    const t = table({ A: { battlefield: ['Loyal', 'Mountain'], hand: ['Shock'] } });
    t.activate('A', 'Loyal', { ability: 0 }).resolve();
    expect([t.perm('Loyal').loyalty, t.life('A')]).toEqual([4, 21]);
    expect(t.can('A')).not.toContain('activate Loyal');
    t.to('upkeep', 3);
    expect(t.can('A')).not.toContain('activate Loyal');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('activate Loyal');
  });
  it('606.4: the cost is paid in counters as it is activated; 606.6: no more than there are', () => {
    const t = table({ A: { battlefield: ['Loyal'] } });
    // +1 and -3 are open, -4 isn't.
    expect(t.can('A')).toEqual(['activate Loyal', 'activate Loyal']);
    t.activate('A', 'Loyal', { ability: 1 });
    // At 0 loyalty it is gone before the ability resolves (704.5i); the ability resolves all the same (113.7a).
    expect([t.perms('Loyal'), t.names('stack')]).toEqual([[], ['Loyal']]);
    t.resolve();
    expect(t.life('A')).toBe(30);
  });
});

describe('607 linked abilities', () => {
  it('607.2a: each Fiend Hunter returns only what it exiled itself', () => {
    const t = table({
      A: { battlefield: ['6 Plains', 'Mountain', 'Mountain'], hand: ['2 Fiend Hunter', 'Lightning Bolt'] },
      B: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
    });
    t.when('may', { yes: true });
    t.choose('targets', 'Grizzly Bears').cast('A', 'Fiend Hunter').resolve().resolveAll();
    t.choose('targets', 'Gray Ogre').cast('A', 'Fiend Hunter').resolve().resolveAll();
    expect(t.names('exile').sort()).toEqual(['Gray Ogre', 'Grizzly Bears']);
    t.cast('A', 'Lightning Bolt', { targets: ['Fiend Hunter'] })
      .resolve()
      .resolveAll();
    // The first Hunter died: its Bears are back, the Ogre stays away.
    expect([t.names('exile'), t.perms('Grizzly Bears').length]).toEqual([['Gray Ogre'], 1]);
  });
  it('607.2d: the colour chosen as it entered is the one its other ability speaks of (Hall of Triumph)', () => {
    const t = table({ A: { battlefield: ['3 Plains', 'Silvercoat Lion', 'Grizzly Bears'], hand: ['Hall of Triumph'] } });
    t.choose('choose', 'G').choose('option', 'G').cast('A', 'Hall of Triumph').resolve();
    expect([t.pt('Silvercoat Lion'), t.pt('Grizzly Bears')]).toEqual(['2/2', '3/3']);
  });
});
