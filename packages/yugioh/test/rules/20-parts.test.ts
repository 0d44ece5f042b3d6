/** What is left to luck and seen (Y20.16, Y27.13), done by others, later or unless (Y6.10, Y20.3, Y20.4), and what lasts on monsters (Y2, Y23 to Y26). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const BOLT = spell('Bolt', 'Target 1 monster on the field; destroy it.');
const HOLE = spell('Hole', 'Destroy all monsters on the field.');
/** The other player has these monsters on the field; it is one's own second turn. */
const facing = (mine: readonly Spec[], foe: Spec, setup: object = {}): Table => {
  const t = new Table(mine, [foe], setup).to(1);
  t.pick(`normal summon ${foe.name}`).pass();
  return t.to(0).pass();
};

describe('Y27.13 cards that are excavated', () => {
  const DIG =
    'Excavate the top 3 cards of your Deck, and if you do, you can add 1 excavated Spell to your hand, also shuffle the rest into the Deck.';
  it('Y27.13: one of them is taken, the rest goes back', () => {
    const t = new Table([spell('Dig', DIG), ...Array(4).fill(KNIGHT), SQUIRE, SQUIRE, BOLT]);
    t.pick('activate Dig');
    if (t.kind === 'yes or no?') t.yes();
    if (t.kind === 'choose cards') t.pick('Bolt');
    expect([t.names(0, 'hand').includes('Bolt'), t.names(0, 'deck').length, t.happened('shuffle deck')]).toEqual([true, 34, 1]);
  });
  it('Y17.3: not with fewer cards in the Deck than are excavated', () =>
    expect(new Table([spell('Dig', DIG), ...Array(4).fill(KNIGHT)], [], { size: 7 }).offered).not.toContain('activate Dig'));
});

describe('Y27.9 what was seen of a hand', () => {
  it('Y27.9: a hand is shuffled after a card of it was revealed', () => {
    const t = new Table([spell('Boast', 'Reveal 1 monster in your hand; draw 1 card.'), KNIGHT]).pick('activate Boast').pick('Knight');
    expect([t.happened('shuffle hand'), t.names(0, 'hand').includes('Knight')]).toEqual([1, true]);
  });
});

describe('Y20.16 coins and dice', () => {
  it('Y20.16: what was called decides', () => {
    const t = new Table([
      spell('Luck', 'Toss a coin and apply the appropriate effect.\n● Heads: Draw 2 cards.\n● Tails: Inflict 500 damage to your opponent.'),
    ]);
    t.pick('activate Luck');
    expect([t.names(0, 'hand').length === 6, t.lp(1) === 7500].filter((x) => x)).toHaveLength(1);
  });
  it('Y20.16: a die: so much for each pip', () => {
    const t = new Table([spell('Roll', 'Roll a six-sided die, and if you do, inflict damage to your opponent equal to the result x 100.')]);
    t.pick('activate Roll');
    const rolled = (8000 - t.lp(1)) / 100;
    expect([1, 2, 3, 4, 5, 6]).toContain(rolled);
  });
});

describe('Y20.3 what other players do', () => {
  it('Y20.3: the opponent chooses what they send', () => {
    const t = facing([spell('Toll', 'Your opponent must send 1 monster they control to the GY.')], KNIGHT).pick('activate Toll');
    if (t.kind === 'choose cards') expect(t.who).toBe(1);
    if (t.kind === 'choose cards') t.pick('Knight');
    expect(t.names(1, 'grave')).toEqual(['Knight']);
  });
  it('Y20.3: each player draws', () => {
    const t = new Table([spell('Feast', 'Each player draws 2 cards.')]).pick('activate Feast');
    expect([t.names(0, 'hand').length, t.names(1, 'hand').length]).toEqual([6, 7]);
  });
  it('Y20.4: unless the opponent discards', () => {
    const bully = {
      ...KNIGHT,
      name: 'Bully',
      text: 'If this card is Normal Summoned: You can draw 1 card, unless your opponent discards 1 card.',
    };
    expect(() => new Table([bully])).toThrow();
  });
});

describe('Y6.10 what is done later', () => {
  it('Y25.16: banished until the End Phase, then back', () => {
    const t = facing([spell('Warp', 'Target 1 face-up monster on the field; banish it until the End Phase.')], KNIGHT)
      .pick('activate Warp')
      .pick('Knight');
    expect([t.names(1, 'monster'), t.names(1, 'banished')]).toEqual([[], ['Knight']]);
    t.to(1);
    expect([t.names(1, 'monster'), t.names(1, 'banished')]).toEqual([['Knight'], []]);
  });
  it('Y6.10: destroyed in the End Phase of this turn', () => {
    const t = new Table([
      KNIGHT,
      spell(
        'Rush',
        'Target 1 Warrior monster you control; it gains 1000 ATK until the end of this turn, also destroy it during the End Phase.',
      ),
    ]);
    t.pick('normal summon Knight').pick('activate Rush').pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(2500);
    expect(t.to(1).names(0, 'monster')).toEqual([]);
  });
});

describe('Y2.7, Y23.13 names and looks', () => {
  it('Y2.7: "treated as" in the places said', () => {
    const t = new Table([
      { ...KNIGHT, name: 'Double', text: 'This card\'s name becomes "Knight" while on the field.' },
      spell('Call', 'Target 1 "Knight" you control; it gains 500 ATK.'),
    ]);
    expect(t.pick('normal summon Double').offered).toContain('activate Call');
  });
  it('Y23.13: a Type that is changed until the end of the turn', () => {
    const t = new Table([
      KNIGHT,
      spell('Morph', 'Target 1 face-up monster you control; it becomes Dragon until the end of this turn.'),
      spell('Fang', 'Target 1 Dragon monster you control; it gains 500 ATK.'),
    ]).pick('normal summon Knight');
    expect(t.offered).not.toContain('activate Fang');
    expect(t.pick('activate Morph').pick('Knight').offered).toContain('activate Fang');
  });
  it('Y2.11: cards with the same name', () => {
    const t = new Table([
      KNIGHT,
      spell('Twin', 'Target 1 monster you control; add 1 monster with the same name as that target from your Deck to your hand.'),
      SQUIRE,
      SQUIRE,
      SQUIRE,
      KNIGHT,
    ]);
    t.pick('normal summon Knight').pick('activate Twin').pick('Knight');
    if (t.kind === 'choose cards') t.pick('Knight');
    expect(t.names(0, 'hand').filter((n) => n === 'Knight').length).toBe(1);
  });
});

describe('Y25, Y26 control, places and bonds', () => {
  it('Y24.10: control while the card is face-up on the field', () => {
    const aussa = {
      ...SQUIRE,
      name: 'Charmer',
      text: 'If this card is Normal Summoned: Target 1 monster your opponent controls; take control of that target while this card is face-up on the field.',
    };
    const t = facing([aussa, BOLT], KNIGHT).pick('normal summon Charmer');
    if (t.kind === 'choose cards') t.pick('Knight');
    t.pass();
    expect(t.names(0, 'monster')).toEqual(['Charmer', 'Knight']);
    t.pick('activate Bolt').pick('Charmer');
    expect([t.names(0, 'monster'), t.names(1, 'monster')]).toEqual([[], ['Knight']]);
  });
  it('Y25.13: control of two monsters is switched', () => {
    const t = facing(
      [SQUIRE, spell('Swap', 'Target 1 monster you control and 1 monster your opponent controls; switch control of both monsters.')],
      KNIGHT,
    );
    t.pick('normal summon Squire').pick('activate Swap');
    while (t.kind === 'choose cards') t.pick(t.offered.filter((o) => o !== 'done')[0]);
    expect([t.names(0, 'monster'), t.names(1, 'monster')]).toEqual([['Knight'], ['Squire']]);
  });
  it('Y25.8: banished instead of sent to the GY', () => {
    const t = new Table([KNIGHT, spell('Void', 'Any card sent to the GY is banished instead.', 'Continuous'), HOLE]);
    t.pick('normal summon Knight').pick('activate Void').pick('activate Hole');
    expect([t.names(0, 'grave'), t.names(0, 'banished').sort()]).toEqual([[], ['Hole', 'Knight']]);
  });
  it('Y26.7: what came with a card is destroyed with it', () => {
    const t = new Table([
      KNIGHT,
      BOLT,
      spell(
        'Recall',
        'Activate this card by targeting 1 monster in your GY; Special Summon it. When this card leaves the field, destroy that monster.',
        'Continuous',
      ),
      spell('Wind', 'Destroy all Spells and Traps on the field.'),
    ]);
    t.pick('normal summon Knight').pick('activate Bolt').pick('Knight').pick('activate Recall').pick('Knight');
    expect(t.names(0, 'monster')).toEqual(['Knight']);
    expect(t.pick('activate Wind').names(0, 'monster')).toEqual([]);
  });
});

describe('Y9, Y11 Summons', () => {
  it('Y9.9: a Gemini monster is Normal until it is Summoned again', () => {
    const t = new Table([
      {
        name: 'Twinling',
        level: 4,
        atk: 1000,
        words: ['Gemini'],
        text: 'This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with this effect. ● This card gains 700 ATK.',
      },
    ]).pick('normal summon Twinling');
    expect(t.atk(0, 'Twinling')).toBe(1000);
    t.to(1).to(0).pick('normal summon Twinling');
    expect(t.atk(0, 'Twinling')).toBe(1700);
  });
  it('Y9.6: another Normal Summon each turn', () => {
    const t = new Table([
      spell(
        'Muster',
        'During your Main Phase, you can Normal Summon 1 Warrior monster in addition to your Normal Summon/Set. (You can only gain this effect once per turn.)',
        'Continuous',
      ),
      KNIGHT,
      SQUIRE,
    ]);
    t.pick('activate Muster').pick('normal summon Knight');
    expect(t.offered).toContain('normal summon Squire');
  });
  it('Y16.19: a Trap that becomes a monster', () => {
    const t = new Table(
      [],
      [
        trap(
          'Statue',
          'Special Summon this card as an Effect Monster (Rock/EARTH/Level 4/ATK 1000/DEF 1800). (This card is also still a Trap.)',
          'Continuous',
        ),
      ],
    ).to(1);
    t.pick('set spell/trap Statue').pass().to(0).pass().to(1);
    t.pick('activate Statue').pass();
    expect([t.names(1, 'monster'), t.atk(1, 'Statue')]).toEqual([['Statue'], 1000]);
  });
  it('Y25.21: a monster that lies as a Continuous Spell', () => {
    const t = new Table([
      KNIGHT,
      spell('Freeze', 'Target 1 face-up monster you control; place it face-up in your Spell & Trap Zone as a Continuous Spell.'),
    ]);
    t.pick('normal summon Knight').pick('activate Freeze').pick('Knight');
    expect([t.names(0, 'monster'), t.names(0, 'spell')]).toEqual([[], ['Knight']]);
  });
});

describe('Y19, Y20 targets', () => {
  it('Y20.14: as many targets as there are', () => {
    const t = facing(
      [KNIGHT, spell('Volley', 'Target cards your opponent controls, up to the number of Warrior monsters you control; destroy them.')],
      SQUIRE,
    );
    t.pick('normal summon Knight').pick('activate Volley').pick('Squire');
    expect(t.names(1, 'monster')).toEqual([]);
  });
  it('Y19.20: "that monster" is the one of the event', () => {
    const t = new Table([KNIGHT], [trap('Pit', 'When your opponent Normal Summons a monster: Target that monster; destroy it.')]).to(1);
    t.pick('set spell/trap Pit').pass().to(0).pass().pick('normal summon Knight');
    t.pick('Pit');
    if (t.kind === 'choose cards') t.pick('Knight');
    expect(t.pass().names(0, 'monster')).toEqual([]);
  });
  it('Y23.21: a condition on ATK does not ask itself', () => {
    const t = new Table([
      { ...KNIGHT, name: 'Proud', text: 'While you control a monster with 1500 or more ATK, this card gains 500 ATK.' },
      SQUIRE,
    ]);
    t.pick('normal summon Proud');
    expect(t.atk(0, 'Proud')).toBe(2000);
  });
});

describe('what monsters are and may', () => {
  const CALL = spell('Call', 'Special Summon 1 Level 4 monster from your hand.');
  const PAIR: Spec = {
    name: 'Pair',
    rank: 4,
    atk: 2000,
    words: ['Xyz'],
    materials: '2 Level 4 monsters',
    text: 'Once per turn: You can draw 1 card.',
  };
  const xyz = (first: Spec): Table => {
    const t = new Table([first, SQUIRE, CALL], [], { extra: [PAIR] });
    t.pick(`normal summon ${first.name}`).pick('activate Call').pick('Squire');
    return t;
  };
  it('Y11.3: not as material for one kind of Summon', () => {
    const lone = { ...KNIGHT, name: 'Lone', text: 'Cannot be used as material for an Xyz Summon.' };
    expect([xyz(KNIGHT), xyz(lone)].map((t) => t.offered.includes('special summon Pair'))).toEqual([true, false]);
  });
  it('Y11.23: an Xyz Monster has the text of its material', () => {
    const teacher = {
      ...KNIGHT,
      name: 'Teacher',
      text: 'An Xyz Monster that was Summoned using this card on the field as material gains this effect.\n● This card gains 500 ATK.',
    };
    const t = xyz(teacher).pick('special summon Pair');
    while (t.kind === 'choose cards') t.pick(t.offered[0]);
    expect(t.atk(0, 'Pair')).toBe(2500);
  });
  it('Y20.24: one thing or, where it may be, another instead', () => {
    const t = facing(
      [
        spell(
          'Fork',
          'Target 1 monster your opponent controls; return it to the hand, or if you control a Warrior monster, you can destroy it instead.',
        ),
        KNIGHT,
      ],
      SQUIRE,
    );
    t.pick('normal summon Knight').pick('activate Fork').pick('Squire');
    if (t.kind === 'yes or no?') t.yes();
    expect(t.names(1, 'grave')).toEqual(['Squire']);
  });
  it('Y20.14: damage for each card of some place', () => {
    const t = facing([KNIGHT, spell('Rain', 'Inflict 300 damage to your opponent for each Warrior monster on the field.')], SQUIRE);
    expect(t.pick('normal summon Knight').pick('activate Rain').lp(1)).toBe(8000 - 600);
  });
  it('Y13.11: an attack is turned on another monster', () => {
    const t = new Table(
      [KNIGHT],
      [
        { name: 'Ox', level: 4, atk: 2000, def: 100 },
        trap(
          'Lure',
          "When an opponent's monster declares an attack: Target 1 monster you control; change the attack target to it, and perform damage calculation.",
        ),
      ],
    );
    t.pick('normal summon Knight').to(1).pick('set spell/trap Lure').pick('normal summon Ox').pass();
    t.to(0).to(1).pick('normal summon Filler').pass();
    t.to(0).attack('Knight', 'Filler').pick('Lure');
    if (t.kind === 'choose cards') t.pick('Ox');
    t.pass();
    expect([t.names(0, 'grave'), t.names(1, 'monster').sort(), t.lp(0)]).toEqual([['Knight'], ['Filler', 'Ox'], 7500]);
  });
  it('Y25.8: only what goes to the GY of the opponent is banished', () => {
    const t = facing([KNIGHT, spell('Rift', "Any card sent to your opponent's GY is banished instead.", 'Continuous'), HOLE], SQUIRE);
    t.pick('normal summon Knight').pick('activate Rift').pick('activate Hole');
    expect([t.names(1, 'banished'), t.names(0, 'banished'), t.names(0, 'grave').sort()]).toEqual([['Squire'], [], ['Hole', 'Knight']]);
  });
  it('Y14.19: not destroyed by battle with a stronger monster', () => {
    const t = facing(
      [{ ...SQUIRE, name: 'Wall', text: 'Cannot be destroyed by battle with a monster that has 1500 or more ATK.' }],
      KNIGHT,
    );
    t.pick('normal summon Wall').attack('Wall', 'Knight').pass();
    expect([t.names(0, 'monster'), t.lp(0)]).toEqual([['Wall'], 7700]);
  });
  it('Y15.4: battle damage is doubled', () => {
    const t = facing(
      [{ ...KNIGHT, name: 'Brute', atk: 1800, text: 'Any battle damage this card inflicts to your opponent is doubled.' }],
      SQUIRE,
    );
    t.pick('normal summon Brute').attack('Brute', 'Squire').pass();
    expect(t.lp(1)).toBe(8000 - 1200);
  });
  it('Y17.2: a target is only what the rest can be done with', () => {
    const t = new Table([
      KNIGHT,
      spell('Twin', 'Target 1 monster you control; add 1 monster with the same name as that target from your Deck to your hand.'),
    ]);
    expect(t.pick('normal summon Knight').offered).not.toContain('activate Twin');
  });
  it('Y26.10: counters are placed and removed', () => {
    const t = new Table([
      spell(
        'Well',
        'Once per turn: You can place 1 Spell Counter on this card. You can remove 1 Spell Counter from this card; draw 1 card.',
        'Continuous',
      ),
    ]);
    t.pick('activate Well').pick('activate Well');
    if (t.offered.includes('activate Well')) t.pick('activate Well');
    expect([t.happened('add counters'), t.happened('remove counters'), t.names(0, 'hand').length]).toEqual([1, 1, 5]);
  });
  it('Y3.12: a Fusion Monster that is returned goes to the Extra Deck', () => {
    const t = new Table([spell('Home', 'Target 1 monster on the field; shuffle it into the Deck.'), KNIGHT]);
    t.pick('normal summon Knight').pick('activate Home').pick('Knight');
    expect([t.names(0, 'deck').filter((n) => n === 'Knight').length, t.happened('shuffle deck')]).toEqual([1, 1]);
  });
});

describe('what is put off, paid for and forbidden while', () => {
  const CALL = spell('Call', 'Special Summon 1 Level 4 monster from your hand.');
  it('Y6.10: in the End Phase of the opponent, not before', () => {
    const t = new Table([
      { ...KNIGHT, name: 'Late', text: "If this card is Normal Summoned: Draw 1 card during your opponent's End Phase." },
    ]);
    t.pick('normal summon Late').pass();
    t.to(1);
    const before = t.names(0, 'hand').length;
    t.to(0);
    expect([before, t.names(0, 'hand').length]).toEqual([4, 6]);
  });
  it('Y20.4: the opponent may pay to keep it off', () => {
    const t = new Table([spell('Threat', 'Unless your opponent discards 1 card, inflict 1000 damage to your opponent.')]);
    t.pick('activate Threat');
    expect([t.kind, t.who]).toEqual(['yes or no?', 1]);
    t.yes();
    while (t.kind === 'choose cards') t.pick(t.offered[0]);
    expect([t.lp(1), t.names(1, 'grave').length]).toEqual([8000, 1]);
  });
  it('Y20.4: not paid, it happens', () => {
    const t = new Table([spell('Threat', 'Unless your opponent discards 1 card, inflict 1000 damage to your opponent.')]);
    expect(t.pick('activate Threat').yes(false).lp(1)).toBe(7000);
  });
  it('Y25.12: control that cannot switch', () => {
    const t = facing(
      [spell('Seize', 'Target 1 face-up monster your opponent controls; take control of that target until the End Phase.')],
      { ...KNIGHT, name: 'Loyal', text: 'Control of this card cannot switch.' },
    );
    if (t.offered.includes('activate Seize')) t.pick('activate Seize').pick('Loyal');
    expect(t.names(1, 'monster')).toEqual(['Loyal']);
  });
  it('Y25.14: control until the End Phase, then back', () => {
    const t = facing(
      [spell('Seize', 'Target 1 face-up monster your opponent controls; take control of that target until the End Phase.')],
      KNIGHT,
    );
    t.pick('activate Seize').pick('Knight');
    expect(t.names(0, 'monster')).toEqual(['Knight']);
    expect(t.to(1).names(1, 'monster')).toEqual(['Knight']);
  });
  it('Y24.2: a limit that all effects of a name share', () => {
    const twice = {
      ...KNIGHT,
      name: 'Scribe',
      text: 'You can discard 1 card; draw 1 card. You can only use this effect of "Scribe" once per turn.',
    };
    const t = new Table([twice, twice, CALL, SQUIRE, SQUIRE]);
    t.pick('normal summon Scribe').pick('activate Call').pick('Scribe').pick('activate Scribe').pick('Squire');
    expect(t.offered).not.toContain('activate Scribe');
  });
  it('Y26.7: destroyed when the other is destroyed', () => {
    const t = new Table([
      KNIGHT,
      BOLT,
      trap(
        'Recall',
        'Activate this card by targeting 1 monster in your GY; Special Summon that target in Attack Position. When this card leaves the field, destroy that monster. When that monster is destroyed, destroy this card.',
        'Continuous',
      ),
      BOLT,
    ]);
    t.pick('normal summon Knight').pick('activate Bolt').pick('Knight').pick('set spell/trap Recall').to(1).to(0);
    t.pick('activate Recall').pick('Knight').pass();
    expect([t.names(0, 'monster'), t.names(0, 'spell')]).toEqual([['Knight'], ['Recall']]);
    t.pick('activate Bolt').pick('Knight');
    expect([t.names(0, 'monster'), t.names(0, 'spell')]).toEqual([[], []]);
  });
  it('Y17.9: one of several is chosen as it resolves', () => {
    const t = new Table([spell('Pick', 'Apply 1 of these effects.\n● Draw 1 card.\n● Gain 1000 LP.')]).pick('activate Pick');
    expect(t.kind).toBe('choose option');
    t.give({ pick: [1] });
    expect(t.lp(0)).toBe(9000);
  });
  it('Y20.6: one monster of each player', () => {
    const t = facing([KNIGHT, spell('Both', 'Target 1 monster you control and 1 monster your opponent controls; destroy them.')], SQUIRE);
    t.pick('normal summon Knight').pick('activate Both');
    while (t.kind === 'choose cards') t.pick(t.offered.filter((o) => o !== 'done')[0]);
    expect([t.names(0, 'monster'), t.names(1, 'monster')]).toEqual([[], []]);
  });
  it('Y20.1: what was just Summoned gets what is said of "it"', () => {
    const t = new Table([KNIGHT, BOLT, spell('Back', 'Target 1 monster in your GY; Special Summon it, and if you do, it gains 500 ATK.')]);
    t.pick('normal summon Knight').pick('activate Bolt').pick('Knight').pick('activate Back').pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(2000);
  });
  it('Y22.6: effects of what was Summoned are negated', () => {
    const t = new Table([
      { ...KNIGHT, name: 'Giant', text: 'This card gains 1000 ATK.' },
      BOLT,
      spell('Back', 'Target 1 monster in your GY; Special Summon it, but its effects are negated.'),
    ]);
    t.pick('normal summon Giant').pick('activate Bolt').pick('Giant').pick('activate Back').pick('Giant');
    expect(t.atk(0, 'Giant')).toBe(1500);
  });
  it('Y23.21: two cards that ask for each other’s ATK', () => {
    const proud = {
      ...KNIGHT,
      name: 'Proud',
      text: 'While your opponent controls a monster with 2000 or more ATK, this card gains 500 ATK.',
    };
    const t = facing([proud], { ...proud, name: 'Vain' });
    t.pick('normal summon Proud');
    expect([t.atk(0, 'Proud'), t.atk(1, 'Vain')]).toEqual([1500, 1500]);
  });
});
