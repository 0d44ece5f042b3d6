/** Activating (Y16, Y17), Chains (Y18), triggers (Y19), resolving (Y20), targets (Y21), negation (Y22), numbers (Y23), limits (Y24), equips (Y26), information (Y27). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');
const TYPHOON = spell('Typhoon', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play');
/** B has these Traps Set since their own turn; it is A's second turn. */
const against = (mine: readonly Spec[], traps: readonly Spec[], theirs: readonly Spec[] = []): Table => {
  const t = new Table(mine, [...traps, ...theirs]).to(1);
  for (const s of traps) t.pick(`set spell/trap ${s.name}`).pass();
  return t.to(0).pass();
};

describe('Y16 cards and their effects', () => {
  it('Y16.9 T59: a Normal Spell may be Set and activated in the same turn', () => {
    const t = new Table([HOLE, KNIGHT]).pick('normal summon Knight').pick('set spell/trap Hole').pick('activate Hole');
    expect([t.names(0, 'monster'), t.names(0, 'grave').sort()]).toEqual([[], ['Hole', 'Knight']]);
  });
  it('Y16.12 T57: a Trap not in the turn it was Set, then in either', () => {
    const t = new Table([trap('Gift', 'Draw 1 card.')]).pick('set spell/trap Gift');
    expect(t.kind).toBe('idle command');
    t.pick('end phase');
    expect([t.state.active, t.who, t.offered]).toEqual([1, 0, ['Gift', 'pass']]);
  });
  it('Y16.11 T58: a Quick-Play Spell from the hand only in one’s own turn', () => {
    const t = new Table([TYPHOON], [trap('Gift', 'Draw 1 card.')]).to(1).pick('set spell/trap Gift');
    expect([t.kind, t.who]).toEqual(['idle command', 1]);
  });
  it('Y16.11 T58: Set this turn, not this turn', () => {
    const t = new Table([TYPHOON, { ...TYPHOON }]).pick('set spell/trap Typhoon').pass();
    expect(t.offered.filter((o) => o === 'activate Typhoon')).toHaveLength(1);
  });
  it('Y16.13 T60: a Normal Spell resolves though it is destroyed', () => {
    const t = against([HOLE, KNIGHT], [trap('Dust', 'Target 1 Spell/Trap on the field; destroy it.')])
      .pick('normal summon Knight')
      .pass();
    t.pick('activate Hole').pick('Dust').pick('Hole').pass();
    expect([t.names(0, 'monster'), t.names(0, 'grave').sort()]).toEqual([[], ['Hole', 'Knight']]);
  });
  it('Y16.14: a Continuous Spell stays', () => {
    const t = new Table([spell('Banner', 'All Warrior monsters you control gain 500 ATK.', 'Continuous'), KNIGHT])
      .pick('activate Banner')
      .pick('normal summon Knight');
    expect([t.names(0, 'spell'), t.atk(0, 'Knight')]).toEqual([['Banner'], 2000]);
  });
  it('Y16.15 T64: a new Field Spell sends the old one to the GY', () => {
    const field = (name: string) => spell(name, 'All Warrior monsters on the field gain 200 ATK.', 'Field');
    const t = new Table([field('Sea'), field('Hill')]).pick('activate Sea').pick('activate Hill');
    expect([t.names(0, 'spell'), t.names(0, 'grave')]).toEqual([['Hill'], ['Sea']]);
  });
  it('Y16.3: an Ignition Effect in an open Main Phase', () => {
    const t = new Table([{ ...KNIGHT, text: 'Once per turn: You can draw 1 card.' }]).pick('normal summon Knight').pick('activate Knight');
    // Y24.1
    expect([t.names(0, 'hand').length, t.offered.includes('activate Knight')]).toEqual([5, false]);
  });
  it('Y16.17: a face-down monster activates nothing', () => {
    const t = new Table([{ ...KNIGHT, text: 'Once per turn: You can draw 1 card.' }]).pick('set monster Knight').to(1).to(0);
    expect(t.offered).not.toContain('activate Knight');
  });
  it('Y16.5: a Quick Effect in the other turn', () => {
    const t = new Table([{ ...KNIGHT, text: 'Once per turn (Quick Effect): You can draw 1 card.' }]).pick('normal summon Knight').pass();
    t.pick('end phase');
    while (t.state.active === 0) t.pick('pass');
    expect([t.state.active, t.who, t.offered]).toEqual([1, 0, ['Knight', 'pass']]);
  });
  it('Y3.14, Y16.8: banish from the GY as a cost', () => {
    const t = new Table([
      spell('Mill', 'Send the top card of your Deck to the GY.'),
      ...Array(4).fill(KNIGHT),
      { ...KNIGHT, name: 'Soul', text: 'You can banish this card from your GY; draw 1 card.' },
    ])
      .pick('activate Mill')
      .pick('activate Soul');
    expect([t.names(0, 'banished'), t.names(0, 'hand').length]).toEqual([['Soul'], 5]);
  });
});

describe('Y17, Y18 activation and Chains', () => {
  it('Y17.5, Y22.5: costs stay paid when the activation is negated', () => {
    const t = against(
      [spell('Trade', 'Discard 1 card; draw 2 cards.'), KNIGHT],
      [trap('Jam', 'When a Spell is activated: Negate the activation, and if you do, destroy it.', 'Counter')],
    );
    t.pick('activate Trade').pick('Knight').pick('Jam');
    expect([t.names(0, 'grave').sort(), t.happened('activation negated')]).toEqual([['Knight', 'Trade'], 1]);
  });
  it('Y17.4 T65: no Normal Spell with five full zones; a Field Spell is legal', () => {
    const t = new Table([
      TYPHOON,
      { ...TYPHOON },
      HOLE,
      { ...HOLE },
      spell('Pot', 'Draw 1 card.'),
      spell('Sea', 'All Warrior monsters on the field gain 200 ATK.', 'Field'),
    ])
      .to(1)
      .to(0);
    for (const n of ['Typhoon', 'Typhoon', 'Hole', 'Hole']) t.pick(`set spell/trap ${n}`).pass();
    expect(t.offered).toContain('activate Pot');
    t.pick('set spell/trap Pot').pass();
    expect([t.offered.filter((o) => o.startsWith('set spell')), t.offered.includes('activate Sea')]).toEqual([
      ['set spell/trap Sea'],
      true,
    ]);
  });
  it('Y18.2 T15: only a Counter Trap answers a Counter Trap', () => {
    const jam = trap('Jam', 'When a Spell is activated: Negate the activation, and if you do, destroy it.', 'Counter');
    const t = against([spell('Pot', 'Draw 1 card.'), TYPHOON], [jam])
      .pick('activate Pot')
      .pick('Jam');
    expect([t.kind, t.happened('activation negated')]).toEqual(['idle command', 1]);
  });
  it('Y18.3: the last link resolves first', () => {
    const t = against([spell('Pot', 'Draw 1 card.')], [trap('Sting', 'Inflict 500 damage to your opponent.')])
      .pick('activate Pot')
      .pick('Sting');
    expect(t.events.filter((e) => e.kind === 'resolve').map((e) => e.link)).toEqual([2, 1]);
  });
  it('Y15.5: LP are paid', () => expect(new Table([spell('Pact', 'Pay 1000 LP; draw 1 card.')]).pick('activate Pact').lp(0)).toBe(7000));
  it('Y15.5: more than there are cannot be paid', () =>
    expect(new Table([spell('Pact', 'Pay 1000 LP; draw 1 card.')], [], { lp: 900 }).offered).not.toContain('activate Pact'));
  it('Y17.2: without a legal target there is no activation', () =>
    expect(new Table([spell('Strike', 'Target 1 monster your opponent controls; destroy it.')]).offered).not.toContain('activate Strike'));
});

describe('Y19 triggers', () => {
  const sangan = (name: string, words: string): Spec => ({ ...KNIGHT, name, text: words });
  it('Y19.2: a mandatory trigger is activated without a question', () => {
    const t = new Table([sangan('Scout', 'When this card is Normal Summoned: Draw 1 card.')]).pick('normal summon Scout');
    expect([t.happened('chain link'), t.names(0, 'hand').length]).toEqual([1, 5]);
  });
  it('Y19.2: an optional one is asked for', () => {
    const t = new Table([sangan('Scout', 'When this card is Normal Summoned: You can draw 1 card.')]).pick('normal summon Scout');
    expect(t.kind).toBe('use effect?');
    expect(t.yes(false).names(0, 'hand')).toHaveLength(4);
  });
  it('Y19.11: one that is not activated is lost', () => {
    const t = new Table([sangan('Scout', 'When this card is Normal Summoned: You can draw 1 card.')])
      .pick('normal summon Scout')
      .yes(false);
    expect(t.offered).not.toContain('activate Scout');
  });
  it('Y7.3 T10: a trigger comes before fast effects', () => {
    const t = against(
      [sangan('Breaker', 'When this card is Normal Summoned: Draw 1 card.')],
      [trap('Torrent', 'When a monster is Summoned: Destroy all monsters on the field.')],
    ).pick('normal summon Breaker');
    expect([t.who, t.state.chain.length, t.offered]).toEqual([1, 1, ['Torrent', 'pass']]);
  });
  const clown = sangan('Clown', 'When this card is sent to the GY: You can draw 1 card.');
  it('Y19.14 T23: Tributed for a Tribute Summon, "when … you can" misses its timing', () => {
    const t = new Table([clown, { name: 'Lord', level: 6, atk: 2400 }])
      .pick('normal summon Clown')
      .to(1)
      .to(0)
      .pick('normal summon Lord')
      .pick('Clown');
    expect(t.kind).toBe('idle command');
  });
  it('Y19.14 T89: destroyed by Chain Link 1 as the last thing, it does not miss', () => {
    const t = new Table([clown, HOLE]).pick('normal summon Clown').pick('activate Hole');
    expect(t.kind).toBe('use effect?');
  });
  it('Y19.14 T90: as a cost it misses', () => {
    const t = new Table([clown, spell('Trade', 'Discard 1 card; draw 1 card.')]).pick('activate Trade').pick('Clown');
    expect(t.kind).toBe('idle command');
  });
  it('Y19.13 T91: "if … you can" as a cost does not miss', () => {
    const t = new Table([
      sangan('Lion', 'If this card is sent to the GY: You can draw 1 card.'),
      spell('Trade', 'Discard 1 card; draw 1 card.'),
    ])
      .pick('activate Trade')
      .pick('Lion');
    expect(t.kind).toBe('use effect?');
  });
  it('Y19.14 T88: in Chain Link 2 it misses', () => {
    const t = against([clown, spell('Pot', 'Draw 1 card.')], [trap('Torrent', 'Destroy all monsters on the field.')]).pick(
      'normal summon Clown',
    );
    t.pick('pass').pick('activate Pot').pick('Torrent');
    expect([t.names(0, 'grave').includes('Clown'), t.kind]).toEqual([true, 'idle command']);
  });
  it('Y19.14: of two such events the later one was the last thing to happen', () => {
    const dump = (name: string, property: 'Normal' | 'Quick-Play'): Spec => ({
      ...spell(name, 'Send 1 monster from your Deck to the GY.'),
      spell: property,
    });
    const heart = { ...spell('Heart', 'When a Normal Monster is sent to your GY: You can draw 1 card.'), spell: 'Continuous' as const };
    const t = new Table([heart, dump('First', 'Normal'), dump('Second', 'Quick-Play')])
      .pass()
      .pick('activate Heart')
      .pass()
      .pick('activate First');
    t.pick('Second').pick('Filler').pick('Filler');
    expect(t.kind).toBe('use effect?');
  });
  it('Y19.5 T87: mandatory of A, of B, then optional ones', () => {
    const must = sangan('Must', 'If this card is sent to the GY: Draw 1 card.');
    const t = new Table([must, HOLE], [{ ...must }])
      .pick('normal summon Must')
      .to(1)
      .pick('normal summon Must')
      .to(0)
      .pick('activate Hole');
    expect(
      t.events
        .filter((e) => e.kind === 'chain link')
        .slice(-2)
        .map((e) => [e.link, e.who]),
    ).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
  it('Y6.9 T97: effects of a phase each have a Chain of their own', () => {
    const end = (name: string) => spell(name, 'During the End Phase: Inflict 100 damage to your opponent.', 'Continuous');
    const t = new Table([end('One'), end('Two')]).pick('activate One').pick('activate Two');
    t.events = [];
    t.pick('end phase');
    t.pick('One');
    expect([t.events.filter((e) => e.kind === 'chain link').map((e) => e.link), t.lp(1)]).toEqual([[1, 1], 7800]);
  });
});

describe('Y20, Y21 resolving and targets', () => {
  it('Y21.5 T71: targeted without "face-up" it is still affected face-down', () => {
    const t = against(
      [spell('Bounce', 'Target 1 monster your opponent controls; return it to the hand.')],
      [trap('Moon', 'Target 1 face-up monster on the field; change it to face-down Defense Position.')],
      [KNIGHT],
    );
    t.to(1).pick('normal summon Knight').to(0).pass();
    t.pick('activate Bounce').pick('Knight').pick('Moon').pick('Knight');
    expect(t.names(1, 'monster')).toEqual(['Knight']);
  });
  it('Y20.2: "and if you do" only where the first part was done', () => {
    const t = against(
      [spell('Soul', 'Target 1 monster your opponent controls; destroy it, and if you do, draw 1 card.')],
      [trap('Away', 'Target 1 monster on the field; return it to the hand.')],
      [KNIGHT],
    );
    t.to(1).pick('normal summon Knight').to(0).pass();
    const before = t.names(0, 'hand').length;
    t.pick('activate Soul').pick('Knight').pick('Away').pick('Knight');
    expect(t.names(0, 'hand')).toHaveLength(before - 1);
  });
  it('Y20.2 T73: "also" stands on its own', () => {
    const t = against(
      [spell('Soul', 'Target 1 monster your opponent controls; destroy it, also draw 1 card.')],
      [trap('Away', 'Target 1 monster on the field; return it to the hand.')],
      [KNIGHT],
    );
    t.to(1).pick('normal summon Knight').to(0).pass();
    const before = t.names(0, 'hand').length;
    t.pick('activate Soul').pick('Knight').pick('Away').pick('Knight');
    expect(t.names(0, 'hand')).toHaveLength(before);
  });
  it('Y20.10 T134: a search shows the card and shuffles the Deck', () => {
    const t = new Table([
      spell('Call', 'Add 1 Level 6 or higher monster from your Deck to your hand.'),
      KNIGHT,
      KNIGHT,
      KNIGHT,
      KNIGHT,
      { name: 'Lord', level: 6 },
    ])
      .pick('activate Call')
      .pick('Lord');
    expect([t.names(0, 'hand').includes('Lord'), t.happened('reveal'), t.happened('shuffle deck')]).toEqual([true, 1, 1]);
  });
  it('Y21.7: what cannot be targeted is no target', () => {
    const t = new Table(
      [spell('Strike', 'Target 1 monster your opponent controls; destroy it.')],
      [{ ...KNIGHT, text: 'Your opponent cannot target this card with card effects.' }],
    )
      .to(1)
      .pick('normal summon Knight')
      .to(0);
    expect(t.offered).not.toContain('activate Strike');
  });
});

describe('Y23 numbers', () => {
  const axe = spell('Axe', 'The equipped monster gains 1000 ATK.', 'Equip');
  const rush = spell('Rush', 'Target 1 face-up monster on the field; it gains 700 ATK until the end of this turn.');
  it('Y26.1: an Equip Spell', () => {
    const t = new Table([KNIGHT, axe]).pick('normal summon Knight').pick('activate Axe').pick('Knight');
    expect([t.atk(0, 'Knight'), t.names(0, 'spell')]).toEqual([2500, ['Axe']]);
  });
  it('Y26.6 T69: destroyed when its monster is turned face-down', () => {
    const t = new Table([KNIGHT, axe, spell('Moon', 'Target 1 face-up monster on the field; change it to face-down Defense Position.')])
      .pick('normal summon Knight')
      .pick('activate Axe')
      .pick('Knight')
      .pick('activate Moon')
      .pick('Knight');
    expect(t.names(0, 'grave').sort()).toEqual(['Axe', 'Moon']);
  });
  it('Y23.5, Y15.2: halved', () => {
    const t = new Table([{ ...KNIGHT, atk: 1501 }, spell('Shrink', 'Target 1 face-up monster on the field; halve its ATK.')])
      .pick('normal summon Knight')
      .pick('activate Shrink')
      .pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(751);
  });
  it('Y6.12: "until the end of this turn" ends', () => {
    const t = new Table([KNIGHT, rush]).pick('normal summon Knight').pick('activate Rush').pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(2200);
    expect(t.to(1).atk(0, 'Knight')).toBe(1500);
  });
  it('Y23.14 T125: gone when it is turned face-down', () => {
    const moon = spell('Moon', 'Target 1 face-up monster on the field; change it to face-down Defense Position.');
    const sun = spell('Sun', 'Target 1 face-down monster on the field; change it to face-up Attack Position.');
    const t = new Table([KNIGHT, rush, moon, sun])
      .pick('normal summon Knight')
      .pick('activate Rush')
      .pick('Knight')
      .pick('activate Moon')
      .pick('Knight')
      .pick('activate Sun')
      .pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(1500);
  });
  it('Y23.9 T126: below 0 is shown as 0, and the sum is kept', () => {
    const t = new Table([
      { ...KNIGHT, atk: 500 },
      spell('Curse', 'Target 1 face-up monster on the field; it loses 800 ATK.'),
      spell('Bless', 'Target 1 face-up monster on the field; it gains 500 ATK.'),
    ])
      .pick('normal summon Knight')
      .pick('activate Curse')
      .pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(0);
    expect(t.pick('activate Bless').pick('Knight').atk(0, 'Knight')).toBe(200);
  });
  it('Y2.3 T127: "?" is 0, and continuous effects add to it', () => {
    const t = new Table([{ ...KNIGHT, text: 'This card gains 600 ATK for each card in your hand.', atk: 0 }]).pick('normal summon Knight');
    expect(t.atk(0, 'Knight')).toBe(2400);
  });
  it('Y23.19 T67: a prohibition to activate Traps', () => {
    const t = against([{ ...KNIGHT, text: 'Trap Cards cannot be activated.' }], [trap('Gift', 'Draw 1 card.')])
      .pick('normal summon Knight')
      .pass();
    t.pick('battle phase');
    expect(t.kind).toBe('battle command');
  });
});

describe('Y24 limits', () => {
  const once: Spec = {
    ...KNIGHT,
    text: 'When this card is Normal Summoned: You can draw 1 card. You can only use this effect of "Knight" once per turn.',
  };
  it('Y24.2 T130: by name, over all copies, free in the next turn', () => {
    const t = new Table([once, spell('Double', 'You can conduct 2 Normal Summons/Sets this turn, not just 1.'), { ...once }, { ...once }])
      .pick('activate Double')
      .pick('normal summon Knight')
      .yes();
    t.pick('normal summon Knight');
    expect(t.kind).toBe('idle command');
    expect(t.to(1).to(0).pick('normal summon Knight').kind).toBe('use effect?');
  });
  it('Y9.6 T19: Double Summon does not add up', () => {
    const double = spell('Double', 'You can conduct 2 Normal Summons/Sets this turn, not just 1.');
    const t = new Table([double, { ...double }, KNIGHT, KNIGHT, KNIGHT])
      .pick('activate Double')
      .pick('activate Double')
      .pick('normal summon Knight')
      .pick('normal summon Knight');
    expect(t.offered).not.toContain('normal summon Knight');
  });
  it('Y24.2: "activate 1 per turn"', () => {
    const pot = spell('Pot', 'Draw 1 card. You can only activate 1 "Pot" per turn.');
    expect(new Table([pot, { ...pot }]).pick('activate Pot').offered).not.toContain('activate Pot');
  });
  it('Y24.1: "once per turn" belongs to the object', () => {
    const soft: Spec = { ...KNIGHT, text: 'Once per turn: You can gain 100 LP.' };
    const t = new Table([soft, { ...soft }]).pick('normal summon Knight').to(1).to(0).pick('normal summon Knight');
    t.pick('activate Knight');
    expect(t.offered.filter((o) => o === 'activate Knight')).toHaveLength(1);
  });
});

describe('Y27 information', () => {
  it('Y27.2 T136: two different Set cards look the same', () => {
    const t = new Table([HOLE, spell('Pot', 'Draw 1 card.')]);
    const begun = t.state;
    const views = ['Hole', 'Pot'].map((name) => {
      t.state = begun;
      return JSON.stringify(t.pick(`set spell/trap ${name}`).game.view(t.state, 1));
    });
    expect(views[0]).toBe(views[1]);
  });
  it('Y27.3 T134: the order of a Deck is in no view', () => {
    const t = new Table([KNIGHT, KNIGHT, KNIGHT, KNIGHT, KNIGHT, KNIGHT, HOLE]);
    const seen = () => JSON.stringify([0, 1, null].map((seat) => t.game.view(t.state, seat)));
    const before = seen();
    const players = t.state.players.rows.map((p) => ({ ...p, deck: p.deck.slice().reverse() }));
    t.state = { ...t.state, players: { _e: 0, rows: players } };
    expect(seen()).toBe(before);
  });
  it('Y27.2: what is drawn is told to its player only', () => {
    const t = new Table([KNIGHT]);
    const draws = (seat: number | null) =>
      t.game.viewEvents(
        t.state,
        t.events.filter((e) => e.kind === 'draw'),
        seat,
      ) as { cards?: unknown }[];
    expect([draws(0)[0].cards !== undefined, draws(1)[0].cards, draws(null)[0].cards]).toEqual([true, undefined, undefined]);
  });
  it('Y27.14: options are for who decides', () => {
    const t = new Table([KNIGHT]);
    expect([t.game.view(t.state, 0).decisions[0].ask !== null, t.game.view(t.state, 1).decisions[0].ask]).toEqual([true, null]);
  });
});
