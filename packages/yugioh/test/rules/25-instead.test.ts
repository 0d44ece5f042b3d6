/** What is done instead (Y25.7), what stops Summons (Y8), what is chosen and promised (Y17, Y20), what keeps effects off (Y23), what waits (Y6, Y19.17). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');
const BOLT = spell('Bolt', 'Target 1 monster on the field; destroy it.');
/** B has these Traps Set since their own turn; it is A's second turn. */
const against = (mine: readonly Spec[], traps: readonly Spec[], theirs: readonly Spec[] = [], extra: readonly Spec[] = []): Table => {
  const t = new Table(mine, [...traps, ...theirs], { extra }).to(1);
  for (const s of traps) t.pick(`set spell/trap ${s.name}`).pass();
  return t.to(0).pass();
};

describe('Y25.7 instead of a destruction', () => {
  const guard = (text: string): Spec => ({ name: 'Guard', level: 4, atk: 1000, text });
  it('Y25.7: "you can" asks, and what is paid takes the place', () => {
    const t = new Table([guard('If this card would be destroyed, you can send 1 card from your hand to the GY instead.'), HOLE, SQUIRE]);
    t.pick('normal summon Guard').pick('activate Hole').yes().pick('Squire');
    expect([t.names(0, 'monster'), t.names(0, 'grave').sort()]).toEqual([['Guard'], ['Hole', 'Squire']]);
  });
  it('Y25.7: it may be refused', () => {
    const t = new Table([guard('If this card would be destroyed, you can send 1 card from your hand to the GY instead.'), HOLE, SQUIRE]);
    expect(t.pick('normal summon Guard').pick('activate Hole').yes(false).names(0, 'monster')).toEqual([]);
  });
  it('Y25.7: from the GY for others, all at once', () => {
    const t = new Table([
      spell('Mill', 'Send 1 "Soul" from your Deck to the GY.'),
      HOLE,
      KNIGHT,
      SQUIRE,
      SQUIRE,
      {
        name: 'Soul',
        text: 'If a Warrior monster you control would be destroyed by card effect, you can banish this card from your GY instead.',
      },
    ]);
    t.pick('activate Mill').pick('Soul').pick('normal summon Knight').pick('activate Hole').yes();
    expect([t.names(0, 'monster'), t.names(0, 'banished')]).toEqual([['Knight'], ['Soul']]);
  });
  it('Y26.1, Y25.7: an Equip Spell is destroyed instead of its monster', () => {
    const t = new Table([
      KNIGHT,
      spell('Shield', 'If the equipped monster would be destroyed by battle or card effect, destroy this card instead.', 'Equip'),
      HOLE,
    ]);
    t.pick('normal summon Knight').pick('activate Shield').pick('Knight').pick('activate Hole');
    expect([t.names(0, 'monster'), t.names(0, 'spell'), t.names(0, 'grave').sort()]).toEqual([['Knight'], [], ['Hole', 'Shield']]);
  });
  const gem = guard(
    'If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY.',
  );
  it('Y25.21: what is destroyed may lie in the Spell & Trap Zone rather than in the GY', () => {
    const t = new Table([gem, HOLE, SQUIRE]).pick('normal summon Guard').pick('activate Hole').yes();
    expect([t.names(0, 'monster'), t.names(0, 'spell'), t.names(0, 'grave')]).toEqual([[], ['Guard'], ['Hole']]);
    expect(t.events.map((e) => e.rule)).toContain('Y25.21');
  });
  it('Y25.21: or it goes to the GY, as anything does that is sent there otherwise', () => {
    const refused = new Table([gem, HOLE, SQUIRE]).pick('normal summon Guard').pick('activate Hole').yes(false);
    expect([refused.names(0, 'spell'), refused.names(0, 'grave').sort()]).toEqual([[], ['Guard', 'Hole']]);
    const sent = new Table([gem, spell('Sink', 'Send 1 monster you control to the GY.'), SQUIRE]);
    sent.pick('normal summon Guard').pick('activate Sink').pick('Guard');
    expect([sent.names(0, 'spell'), sent.names(0, 'grave').sort()]).toEqual([[], ['Guard', 'Sink']]);
  });
  it('Y19.1: sent to the GY, except by battle: by an effect', () => {
    const wing = guard('If this card is sent from the field to the GY, except by being destroyed by battle: Return it to the hand.');
    const t = new Table([wing, HOLE, SQUIRE]).pick('normal summon Guard').pick('activate Hole');
    expect(t.names(0, 'hand')).toContain('Guard');
  });
  it('Y19.1: not after a battle, and a face-up card is one of the field', () => {
    const wing = guard('When this face-up card on the field is sent to the GY, except by battle: Draw 1 card.');
    const t = new Table([wing], [KNIGHT])
      .pick('normal summon Guard')
      .pass()
      .to(1)
      .pick('normal summon Knight')
      .pick('battle phase')
      .pick('attack Knight');
    t.pick('Guard');
    expect(t.state.chain).toEqual([]);
    expect(t.names(0, 'grave')).toEqual(['Guard']);
    const drop = new Table([wing, spell('Drop', 'Discard 1 card.'), SQUIRE]).pick('activate Drop').pick('Guard');
    expect(drop.names(0, 'hand').length).toBe(3);
  });
  it('Y22.6: what is destroyed by battle with it has no effect, in the GY either', () => {
    const soul = guard('If this card is destroyed by battle and sent to the GY: Draw 1 card.');
    const fought = (text?: string): Table =>
      new Table([soul], [{ ...KNIGHT, ...(text ? { text } : {}) }])
        .pick('normal summon Guard')
        .to(1)
        .pick('normal summon Knight')
        .pick('battle phase')
        .pick('attack Knight')
        .pick('Guard')
        .pass();
    expect(fought().names(0, 'hand').length).toBe(5);
    expect(fought('Negate the effects of monsters destroyed by battle with this card.').names(0, 'hand').length).toBe(4);
    expect(fought('Negate the effects of Flip monsters destroyed by battle with this card.').names(0, 'hand').length).toBe(5);
  });
  it('Y26.6: an Equip Card knows what became of its monster', () => {
    const belt = spell('Belt', 'If this card is sent to the GY because the equipped monster is destroyed: You can draw 1 card.', 'Equip');
    const sink = spell('Sink', 'Send 1 monster you control to the GY.');
    const worn = (by: Spec): Table => new Table([KNIGHT, belt, by]).pick('normal summon Knight').pick('activate Belt').pick('Knight');
    expect(worn(HOLE).pick('activate Hole').yes().names(0, 'hand').length).toBe(3);
    expect(worn(sink).pick('activate Sink').pick('Knight').kind).toBe('idle command');
    expect(
      new Table([KNIGHT, belt, HOLE, spell('Break', 'Destroy 1 Spell you control.')])
        .pick('normal summon Knight')
        .pick('activate Belt')
        .pick('Knight')
        .pick('activate Break')
        .pick('Belt').kind,
    ).toBe('idle command');
  });
  it('Y14.19: the first time each turn it is not destroyed, then it is', () => {
    const t = new Table([
      guard('The first time this card would be destroyed by card effect each turn, it is not destroyed.'),
      HOLE,
      { ...HOLE },
    ]).pick('normal summon Guard');
    expect(t.pick('activate Hole').names(0, 'monster')).toEqual(['Guard']);
    expect(t.pick('activate Hole').names(0, 'monster')).toEqual([]);
  });
  it('Y14.21: a destruction by battle is replaced when it is determined; damage stays', () => {
    const t = new Table(
      [guard('If this card would be destroyed by battle, you can send 1 card from your hand to the GY instead.'), SQUIRE],
      [KNIGHT],
    )
      .pick('normal summon Guard')
      .pass()
      .to(1)
      .pick('normal summon Knight')
      .pass()
      .attack('Knight', 'Guard');
    t.pass().yes().pick('Squire');
    expect([t.names(0, 'monster'), t.lp(0)]).toEqual([['Guard'], 7500]);
  });
  it('Y13.12: neither is destroyed by the battle', () => {
    const t = new Table([guard('If this card battles a monster, neither can be destroyed by that battle.')], [KNIGHT])
      .pick('normal summon Guard')
      .pass()
      .to(1)
      .pick('normal summon Knight')
      .pass()
      .attack('Knight', 'Guard')
      .pass();
    expect([t.names(0, 'monster'), t.names(1, 'monster'), t.lp(0)]).toEqual([['Guard'], ['Knight'], 7500]);
  });
  it('Y25.24: a card that would leave the field is banished instead', () => {
    const t = new Table([guard('If this face-up card would leave the field, banish it instead.'), HOLE]);
    t.pick('normal summon Guard').pick('activate Hole');
    expect([t.names(0, 'banished'), t.names(0, 'grave')]).toEqual([['Guard'], ['Hole']]);
  });
});

describe('Y8 what stops a Summon', () => {
  const HORN = trap('Horn', 'When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.', 'Counter');
  it('Y8.4, Y8.6: a Normal Summon is negated before its success', () => {
    const t = against([KNIGHT], [HORN]).pick('normal summon Knight').pick('Horn').pass();
    expect([t.names(0, 'monster'), t.names(0, 'grave'), t.happened('summon succeeded')]).toEqual([[], ['Knight'], 0]);
  });
  it('Y9.1: the right of the turn is used up', () => {
    const t = against([KNIGHT, SQUIRE], [HORN]).pick('normal summon Knight').pick('Horn').pass();
    expect(t.offered).not.toContain('normal summon Squire');
  });
  it('Y8.5 T29: a Summon by an effect cannot be negated so', () => {
    const t = against([spell('Call', 'Special Summon 1 Warrior monster from your hand.'), KNIGHT], [HORN]);
    t.pick('activate Call').pick('Knight').pass();
    expect(t.names(0, 'monster')).toEqual(['Knight']);
  });
  it('Y8.4 T30: what asks for a Special Summon does not answer a Normal Summon', () => {
    const t = against(
      [KNIGHT],
      [
        trap(
          'Stop',
          'When your opponent would Special Summon a monster: Negate the Summon, and if you do, destroy that monster.',
          'Counter',
        ),
      ],
    );
    t.pick('normal summon Knight');
    expect(t.offered).not.toContain('Stop');
  });
  it('Y8.15: a Normal Summon immediately after an effect does not count', () => {
    const t = new Table([spell('Rush', 'Immediately after this effect resolves, Normal Summon 1 Warrior monster.'), KNIGHT, SQUIRE]);
    t.pick('activate Rush').pick('Knight');
    expect([t.names(0, 'monster'), t.offered.includes('normal summon Squire')]).toEqual([['Knight'], true]);
  });
  it('Y8.15: a Synchro Summon immediately after an effect, with this card', () => {
    const t = new Table(
      [
        {
          name: 'Tune',
          level: 2,
          words: ['Tuner'],
          text: 'Once per turn: You can draw 1 card, then immediately after this effect resolves, Synchro Summon using this card you control.',
        },
        spell('Call', 'Special Summon 1 Level 4 monster from your hand.'),
        KNIGHT,
      ],
      [],
      { extra: [{ name: 'Star', level: 6, words: ['Synchro'], materials: '1 Tuner + 1+ non-Tuner monsters' }] },
    )
      .pick('normal summon Tune')
      .pick('activate Call')
      .pick('Knight')
      .pick('activate Tune')
      .pick('Star');
    while (t.kind === 'choose cards') t.give({ pick: [0] }).settle();
    expect(t.names(0, 'monster')).toEqual(['Star']);
  });
  it('Y24.4: one Special Summon of its name a turn', () => {
    const lone: Spec = {
      name: 'Lone',
      level: 4,
      text: 'You can Special Summon this card (from your hand) by sending 1 "Squire" from your hand to the GY. You can only Special Summon "Lone" once per turn.',
    };
    const t = new Table([lone, { ...lone }, SQUIRE, SQUIRE]).pick('special summon Lone').pick('Squire');
    expect(t.offered).not.toContain('special summon Lone');
  });
  it('Y8.11: only one of a kind may be controlled', () => {
    const one: Spec = { name: 'One', level: 4, text: 'You can only control 1 "Idol" monster.', series: ['Idol'] };
    const t = new Table([spell('Call', 'Special Summon 1 "Idol" monster from your hand.'), one, { ...one, name: 'Two' }]);
    t.pick('normal summon One').pass();
    expect(t.offered).not.toContain('activate Call');
  });
  it('Y10.5: only by the effect that it names', () => {
    const shy: Spec = {
      name: 'Shy',
      level: 4,
      type: 'Dragon',
      text: 'Cannot be Normal Summoned/Set. Must be Special Summoned with "Key".',
    };
    const call = (name: string) => spell(name, 'Special Summon 1 Dragon monster from your hand.');
    const t = new Table([call('Key'), call('Lock'), shy]);
    expect([t.offered.includes('activate Key'), t.offered.includes('activate Lock')]).toEqual([true, false]);
  });
  it('Y11.9 T36: with the materials of its line, from the Extra Deck, without a Chain', () => {
    const t = new Table([KNIGHT, SQUIRE, spell('Call', 'Special Summon 1 "Squire" from your hand.')], [], {
      extra: [
        {
          name: 'Pair',
          level: 7,
          words: ['Fusion'],
          materials: '"Knight" + "Squire"',
          text: 'Must first be Special Summoned (from your Extra Deck) by shuffling the above cards you control into the Deck.',
        },
      ],
    })
      .pick('normal summon Knight')
      .pick('activate Call')
      .pick('Squire')
      .pick('special summon Pair');
    while (t.kind === 'choose cards') t.give({ pick: [0] }).settle();
    expect([t.names(0, 'monster'), t.names(0, 'grave'), t.happened('chain link')]).toEqual([['Pair'], ['Call'], 1]);
  });
  it('Y9.6: a Normal Summon in addition, for what it names', () => {
    const t = new Table([
      spell('Hurry', 'Normal Summon 1 Dragon monster in addition to your Normal Summon/Set this turn.'),
      KNIGHT,
      SQUIRE,
      { name: 'Wyrmling', type: 'Dragon' },
    ]);
    t.pick('activate Hurry').pick('normal summon Knight').pass();
    expect([t.offered.includes('normal summon Squire'), t.offered.includes('normal summon Wyrmling')]).toEqual([false, true]);
    expect(t.pick('normal summon Wyrmling').pass().names(0, 'monster')).toEqual(['Knight', 'Wyrmling']);
  });
});

describe('Y17 what is chosen and said of an effect', () => {
  const CHOICE = 'Activate 1 of these effects;\n● Draw 1 card.\n● If you control a Warrior monster: Inflict 500 damage to your opponent.';
  it('Y17.9: one of the effects is chosen at activation', () => {
    const t = new Table([spell('Fork', CHOICE), KNIGHT]).pick('normal summon Knight').pick('activate Fork');
    expect(t.kind).toBe('choose option');
    expect(
      t
        .give({ pick: [1] })
        .settle()
        .lp(1),
    ).toBe(7500);
  });
  it('Y17.9: only those whose own conditions hold', () => {
    const t = new Table([spell('Fork', CHOICE)]).pick('activate Fork');
    expect([t.kind, t.names(0, 'hand').length, t.lp(1)]).toEqual(['idle command', 5, 8000]);
  });
  it('Y17.9: effects that are applied are chosen at resolution', () => {
    const t = against([spell('Turn', 'Apply 1 of these effects.\n● Draw 1 card.\n● Gain 500 LP.')], [trap('Gift', 'Draw 1 card.')]).pick(
      'activate Turn',
    );
    expect(t.who).toBe(1);
    t.pass();
    expect([t.kind, t.who]).toEqual(['choose option', 0]);
    expect(t.give({ pick: [1] }).lp(0)).toBe(8500);
  });
  it('Y24.2, Y17.9: a limit on each of them', () => {
    const text = 'Activate 1 of these effects (but you can only use each effect of "Fork" once per turn);\n● Draw 1 card.\n● Gain 500 LP.';
    const t = new Table([spell('Fork', text), spell('Fork', text)])
      .pick('activate Fork')
      .give({ pick: [0] })
      .settle();
    t.pick('activate Fork');
    expect([t.kind, t.lp(0)]).toEqual(['idle command', 8500]);
  });
  it('Y20.18: not after what may not be done in the turn', () => {
    const t = new Table([
      spell('Call', 'Special Summon 1 Warrior monster from your hand.'),
      spell('Vow', 'Draw 1 card. You cannot Special Summon monsters the turn you activate this card.'),
      KNIGHT,
    ]);
    expect(t.offered).toContain('activate Vow');
    t.pick('activate Call').pick('Knight');
    expect(t.offered).not.toContain('activate Vow');
  });
  it('Y20.18: and not afterwards either', () => {
    const t = new Table([
      spell('Call', 'Special Summon 1 Warrior monster from your hand.'),
      spell('Vow', 'Draw 1 card. You cannot Special Summon monsters the turn you activate this card.'),
      KNIGHT,
    ]).pick('activate Vow');
    expect(t.offered).not.toContain('activate Call');
  });
  it('Y20.18: what is excepted may be done', () => {
    const t = new Table([
      spell('Call', 'Special Summon 1 Warrior monster from your hand.'),
      spell('Vow', 'Draw 1 card. You cannot Special Summon monsters the turn you activate this card, except Warrior monsters.'),
      KNIGHT,
    ]).pick('activate Vow');
    expect(t.offered).toContain('activate Call');
  });
  it('Y20.18: a monster that may not attack the turn its effect is activated', () => {
    const t = new Table([
      { ...KNIGHT, text: 'Once per turn: You can draw 1 card. This card cannot attack the turn you activate this effect.' },
    ])
      .pick('normal summon Knight')
      .to(1)
      .to(0)
      .pick('activate Knight')
      .pick('battle phase');
    expect(t.pass().offered).not.toContain('attack Knight');
  });
  it('Y17.13: the opponent cannot answer', () => {
    const gift = trap('Gift', 'Draw 1 card.');
    const quiet = spell('Quiet', "Draw 1 card. Your opponent cannot activate cards or effects in response to this card's activation.");
    const t = against([quiet, spell('Loud', 'Draw 1 card.')], [gift]).pick('activate Quiet');
    // Only in the window after the Chain.
    expect([t.who, t.names(0, 'grave')]).toEqual([1, ['Quiet']]);
    t.pass().pick('activate Loud');
    expect([t.who, t.names(0, 'grave')]).toEqual([1, ['Quiet']]);
  });
  it('Y22.12: an activation that cannot be negated', () => {
    const jam = trap('Jam', 'When a Spell is activated: Negate the activation, and if you do, destroy it.', 'Counter');
    const t = against([spell('Sure', "Gain 500 LP. This card's activation and effect cannot be negated.")], [jam])
      .pick('activate Sure')
      .pick('Jam')
      .pass();
    expect([t.lp(0), t.happened('activation negated')]).toEqual([8500, 0]);
  });
  it('Y20.4, Y20.16: a part under a condition of its own', () => {
    const pot = spell('Pot', 'Draw 1 card, then if you control a Warrior monster, gain 500 LP.');
    expect(new Table([pot]).pick('activate Pot').lp(0)).toBe(8000);
    expect(new Table([pot, KNIGHT]).pick('normal summon Knight').pick('activate Pot').lp(0)).toBe(8500);
  });
  it('Y16.12: a Trap that its text lets be activated from the hand', () => {
    const quick = trap('Quick', 'Draw 1 card. If you control no cards, you can activate this card from your hand.');
    const t = new Table([quick, KNIGHT]);
    expect(t.offered).toContain('Quick');
    t.pass();
    expect(t.offered).toContain('activate Quick');
    expect(t.pick('normal summon Knight').pass().offered).not.toContain('activate Quick');
  });
  it('Y16.12: what is Set may be activated this turn', () => {
    const t = new Table([
      spell('Lay', 'Set 1 Trap from your Deck. It can be activated this turn.'),
      ...Array(5).fill(KNIGHT),
      trap('Gift', 'Draw 1 card.'),
    ]);
    t.pick('activate Lay').pick('Gift');
    expect(t.kind === 'chain' ? t.offered : t.offered.map((o) => o.replace('activate ', ''))).toContain('Gift');
  });
  it('Y2.11: with different names', () => {
    const many = spell('Many', 'Add 2 Dragon monsters with different names from your Deck to your hand.');
    const dragon = (name: string): Spec => ({ name, type: 'Dragon' });
    const hand = Array(4).fill(HOLE);
    expect(new Table([many, ...hand, dragon('Ash'), dragon('Ash')]).offered).not.toContain('activate Many');
    const t = new Table([many, ...hand, dragon('Ash'), dragon('Ash'), dragon('Elm')]).pick('activate Many').pick('Ash');
    expect(t.offered).toEqual(['Elm']);
  });
  it('Y21.1: an old text without "target" chooses at activation', () => {
    const t = new Table([spell('Old', 'Destroy 1 monster on your opponent’s side of the field.'.replace('’', "'"))], [KNIGHT])
      .to(1)
      .pick('normal summon Knight')
      .pass()
      .to(0);
    t.pick('activate Old').pick('Knight');
    expect([t.names(1, 'monster'), t.happened('target')]).toEqual([[], 1]);
  });
});

describe('Y23 what keeps effects off, and what forbids', () => {
  const rock = (text: string): Spec => ({ name: 'Rock', level: 4, atk: 1000, text });
  const theirs = (text: string, mine: readonly Spec[]): Table =>
    new Table(mine, [rock(text)]).to(1).pick('normal summon Rock').pass().to(0);
  it('Y23.16: what is unaffected by the opponent’s effects is not destroyed by them', () =>
    expect(
      theirs("Unaffected by your opponent's card effects.".replace('Unaffected', 'This card is unaffected'), [HOLE])
        .pick('activate Hole')
        .names(1, 'monster'),
    ).toEqual(['Rock']));
  it('Y23.16: it can be targeted all the same', () => {
    const t = theirs("This card is unaffected by your opponent's card effects.", [BOLT]).pick('activate Bolt').pick('Rock');
    expect([t.names(1, 'monster'), t.happened('target')]).toEqual([['Rock'], 1]);
  });
  it('Y23.16: it may be used for costs', () => {
    const t = new Table([rock("This card is unaffected by other cards' effects."), spell('Trade', 'Tribute 1 monster; draw 1 card.')]);
    t.pick('normal summon Rock').pick('activate Trade').pick('Rock');
    expect(t.names(0, 'grave').sort()).toEqual(['Rock', 'Trade']);
  });
  it('Y23.16: of one kind of card only', () => {
    expect(theirs('This card is unaffected by Trap effects.', [HOLE]).pick('activate Hole').names(1, 'monster')).toEqual([]);
    expect(theirs('This card is unaffected by Spell effects.', [HOLE]).pick('activate Hole').names(1, 'monster')).toEqual(['Rock']);
  });
  it('Y23.16: continuous effects do not change it either', () => {
    const t = new Table([
      rock("This card is unaffected by other cards' effects."),
      spell('Banner', 'All Warrior monsters on the field gain 500 ATK.', 'Field'),
    ]);
    expect(t.pick('normal summon Rock').pick('activate Banner').atk(0, 'Rock')).toBe(1000);
  });
  it('Y22.6: a card that negates others stops their continuous effects', () => {
    const t = new Table([
      KNIGHT,
      { name: 'Chief', level: 4, atk: 1000, text: 'All Warrior monsters you control gain 500 ATK.' },
      spell(
        'Drain',
        'Negate the effects of all monsters on the field.'.replace('Negate the effects of all', 'Negate the effects of'),
        'Continuous',
      ),
    ]);
    t.pick('normal summon Chief');
    expect(t.atk(0, 'Chief')).toBe(1500);
    expect(t.pick('activate Drain').atk(0, 'Chief')).toBe(1000);
  });
  it('Y23.19: no Special Summons from the Extra Deck for the rest of the turn', () => {
    const t = new Table(
      [
        spell(
          'Swear',
          'Draw 1 card, also you cannot Special Summon monsters from the Extra Deck for the rest of this turn, except Fusion Monsters.',
        ),
        spell('Call', 'Special Summon 1 Level 4 monster from your hand.'),
        { name: 'Tune', level: 2, words: ['Tuner'] },
        KNIGHT,
      ],
      [],
      { extra: [{ name: 'Star', level: 6, words: ['Synchro'], materials: '1 Tuner + 1+ non-Tuner monsters' }] },
    )
      .pick('normal summon Tune')
      .pick('activate Call')
      .pick('Knight');
    expect(t.offered).toContain('special summon Star');
    expect(t.pick('activate Swear').offered).not.toContain('special summon Star');
  });
  it('Y23.19: Trap Cards, but not their effects', () => {
    const t = new Table([{ ...KNIGHT, text: 'Trap Cards cannot be activated.' }, trap('Gift', 'Draw 1 card.')])
      .pick('normal summon Knight')
      .pick('set spell/trap Gift')
      .pass()
      .to(1);
    expect(t.offered).not.toContain('Gift');
  });
  it('Y23.19: neither player can conduct the Battle Phase', () => {
    const t = new Table([KNIGHT, spell('Truce', 'Neither player can conduct their Battle Phase.', 'Continuous')])
      .pick('normal summon Knight')
      .pick('activate Truce')
      .to(1)
      .to(0);
    expect(t.offered).not.toContain('battle phase');
  });
  it('Y23.13: also of another Attribute', () => {
    const t = new Table([
      { ...KNIGHT, text: 'This card is also FIRE-Attribute.' },
      spell('Spark', 'If you control a FIRE monster: Draw 1 card.'),
    ]);
    expect(t.pick('normal summon Knight').pass().offered).toContain('activate Spark');
  });
  it('Y2.6, Y2.7: not a card of a series though its name says so', () => {
    const t = new Table([
      { ...KNIGHT, series: ['Hero'], text: '(This card is not treated as a "Hero" card.)' },
      spell('Spark', 'If you control a "Hero" monster: Draw 1 card.'),
    ]);
    expect(t.pick('normal summon Knight').pass().offered).not.toContain('activate Spark');
  });
});

describe('Y29.1 what the rules put right', () => {
  it('Y29.1: a card that its own text destroys under a condition', () => {
    const t = new Table([{ ...KNIGHT, text: 'If there is no face-up Field Spell on the field, destroy this card.' }]);
    expect(t.pick('normal summon Knight').pass().names(0, 'grave')).toEqual(['Knight']);
  });
  it('Y29.1: not while the condition does not hold, then at once', () => {
    const t = new Table([
      { ...KNIGHT, text: 'If there is no face-up Field Spell on the field, destroy this card.' },
      spell('Sea', 'All Warrior monsters on the field gain 200 ATK.', 'Field'),
      spell('Typhoon', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play'),
    ])
      .pick('activate Sea')
      .pass()
      .pick('normal summon Knight')
      .pass();
    expect(t.names(0, 'monster')).toEqual(['Knight']);
    t.pick('activate Typhoon').pick('Sea').pass();
    expect(t.names(0, 'monster')).toEqual([]);
  });
  it('Y11.3: not as Fusion Material, in the hand neither', () => {
    const extra: Spec[] = [{ name: 'Pair', level: 7, words: ['Fusion'], materials: '"Knight" + "Squire"' }];
    const melt = spell('Melt', 'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field.');
    expect(new Table([melt, KNIGHT, SQUIRE], [], { extra }).offered).toContain('activate Melt');
    expect(new Table([melt, { ...KNIGHT, text: 'Cannot be used as Fusion Material.' }, SQUIRE], [], { extra }).offered).not.toContain(
      'activate Melt',
    );
  });
});

describe('Y6, Y19.17 what waits', () => {
  it('Y6.14: a Draw Phase is skipped, once', () => {
    const t = new Table([spell('Debt', 'Draw 2 cards, also skip your next Draw Phase.')]).pick('activate Debt').to(1).to(0);
    expect(t.names(0, 'hand').length).toBe(6);
    expect(t.to(1).to(0).names(0, 'hand').length).toBe(7);
  });
  it('Y6.10: what is put off to the End Phase happens without a Chain', () => {
    const t = new Table([spell('Loan', 'Special Summon 1 Warrior monster from your hand, but destroy it during the End Phase.'), KNIGHT]);
    t.pick('activate Loan').pick('Knight');
    expect(t.names(0, 'monster')).toEqual(['Knight']);
    t.to(1);
    expect([t.names(0, 'monster'), t.happened('chain link')]).toEqual([[], 1]);
  });
  it('Y6.10, Y1.12: not to a card that has become another object', () => {
    const t = new Table([
      spell('Loan', 'Special Summon 1 Warrior monster from your hand, but destroy it during the End Phase.'),
      spell('Back', 'Target 1 monster on the field; return it to the hand.'),
      KNIGHT,
    ]);
    t.pick('activate Loan').pick('Knight').pick('activate Back').pick('Knight').pick('normal summon Knight');
    expect(t.to(1).names(0, 'monster')).toEqual(['Knight']);
  });
  it('Y19.17 T96: each time a Spell is activated, at its resolution, without a Chain', () => {
    const t = new Table([
      {
        ...KNIGHT,
        text: 'Each time a Spell is activated, place 1 Spell Counter on this card when that Spell resolves. This card gains 300 ATK for each Spell Counter on it.',
      },
      spell('Pot', 'Draw 1 card.'),
      spell('Pot', 'Draw 1 card.'),
    ]).pick('normal summon Knight');
    t.pick('activate Pot').pick('activate Pot');
    expect([t.happened('add counters'), t.happened('chain link')]).toEqual([2, 2]);
  });
  it('Y16.4, Y19.1: "if a Spell Card is activated" triggers after the Chain', () => {
    const t = new Table([{ ...KNIGHT, text: 'If a Spell Card is activated: Gain 500 LP.' }, spell('Pot', 'Draw 1 card.')])
      .pick('normal summon Knight')
      .pick('activate Pot');
    expect([t.lp(0), t.happened('chain link'), t.happened('chain end')]).toEqual([8500, 2, 2]);
  });
  it('Y22.14: not if the activation is negated', () => {
    const jam = trap('Jam', 'When a Spell is activated: Negate the activation, and if you do, destroy it.', 'Counter');
    const t = against(
      [
        { ...KNIGHT, text: 'Each time a Spell is activated, gain 500 LP when that Spell resolves.'.replace('gain', 'you gain') },
        spell('Pot', 'Draw 1 card.'),
      ],
      [jam],
    )
      .pick('normal summon Knight')
      .pass();
    t.pick('activate Pot').pick('Jam').pass();
    expect(t.lp(0)).toBe(8000);
  });
  it('Y19.1: one of two events', () => {
    const t = new Table([{ ...KNIGHT, text: 'If this card is Normal Summoned, or if this card is destroyed: Gain 500 LP.' }, HOLE]).pick(
      'normal summon Knight',
    );
    expect(t.lp(0)).toBe(8500);
    expect(t.pick('activate Hole').lp(0)).toBe(9000);
  });
  it('Y19.1: by the effect of a card that is named', () => {
    const text = 'If this card is Special Summoned by the effect of a "Bell" card: Gain 500 LP.';
    const call = (name: string, series: string[]): Spec => ({ ...spell(name, 'Special Summon 1 Warrior monster from your hand.'), series });
    expect(new Table([{ ...KNIGHT, text }, call('Ring', ['Bell'])]).pick('activate Ring').pick('Knight').lp(0)).toBe(8500);
    expect(new Table([{ ...KNIGHT, text }, call('Song', [])]).pick('activate Song').pick('Knight').lp(0)).toBe(8000);
  });
  it('Y15.1, Y19.1: when damage is taken, by its amount', () => {
    const t = new Table([
      { ...KNIGHT, text: 'When you take damage: Inflict damage to your opponent equal to the damage you took.' },
      spell('Pain', 'Take 700 damage.'),
    ]);
    expect(t.pick('normal summon Knight').pick('activate Pain').lp(1)).toBe(7300);
  });
  it('Y19.12: when this card is added to the hand', () => {
    const t = new Table([
      spell('Find', 'Add 1 "Prize" from your Deck to your hand.'),
      ...Array(5).fill(KNIGHT),
      { name: 'Prize', level: 1, text: 'If this card is added to your hand, except by drawing it: Gain 500 LP.' },
    ]);
    expect(t.pick('activate Find').pick('Prize').lp(0)).toBe(8500);
  });
});

describe('Y13, Y14, Y15, Y21 battle and values', () => {
  const fight = (mine: Spec, foes: readonly Spec[]): Table => {
    const t = new Table(
      [mine, ...Array(4).fill(HOLE)],
      [spell('Call', 'Special Summon 1 Warrior monster from your hand in Attack Position.'), ...foes],
    ).to(1);
    t.pick(`normal summon ${foes[0].name}`).pass();
    if (foes[1]) t.pick('activate Call').pick(foes[1].name).pass();
    return t.to(0).pick(`normal summon ${mine.name}`).pass();
  };
  it('Y13.16: attacks all monsters of the opponent, once each', () => {
    const t = fight({ name: 'Giant', level: 4, atk: 2500, text: 'This card can attack all monsters your opponent controls, once each.' }, [
      KNIGHT,
      SQUIRE,
    ]);
    t.attack('Giant', 'Knight').pass();
    expect(t.offered).toContain('attack Giant');
    t.pick('attack Giant');
    if (t.kind === 'choose cards') t.pick('Squire');
    t.pass();
    expect([t.names(1, 'monster'), t.offered.includes('attack Giant')]).toEqual([[], false]);
  });
  it('Y14.14: attacks in face-up Defense Position, with its ATK', () => {
    const t = fight(
      {
        name: 'Wall',
        level: 4,
        atk: 1800,
        def: 0,
        text: 'This card can attack while in face-up Defense Position. If this card is Normal Summoned: Change this card to Defense Position.',
      },
      [KNIGHT],
    );
    t.attack('Wall', 'Knight').pass();
    expect([t.names(1, 'monster'), t.lp(1)]).toEqual([[], 7700]);
  });
  it('Y14.16: the opponent takes the battle damage instead', () => {
    const t = fight(
      {
        name: 'Mirror',
        level: 4,
        atk: 500,
        text: 'Your opponent takes any battle damage you would have taken from battles involving this card.',
      },
      [KNIGHT],
    );
    t.attack('Mirror', 'Knight').pass();
    expect([t.lp(0), t.lp(1)]).toEqual([8000, 7000]);
  });
  it('Y12.7: a monster that turns to Defense Position after its attack', () => {
    const t = fight(
      {
        name: 'Lance',
        level: 4,
        atk: 1800,
        text: 'If this card attacks, it is changed to Defense Position at the end of the Damage Step.',
      },
      [KNIGHT],
    );
    expect(t.attack('Lance', 'Knight').pass().pos(0, 'Lance')).toBe('up defense');
  });
  it('Y13.17: at the end of the Damage Step, if it battled', () => {
    const t = fight({ name: 'Bard', level: 4, atk: 1800, text: 'At the end of the Damage Step, if this card battled: Gain 500 LP.' }, [
      KNIGHT,
    ]);
    expect(t.attack('Bard', 'Knight').pass().lp(0)).toBe(8500);
  });
  it('Y6.8: at the end of the Battle Phase, if this card battled', () => {
    const t = fight({ name: 'Bard', level: 4, atk: 1800, text: 'At the end of the Battle Phase, if this card battled: Gain 500 LP.' }, [
      KNIGHT,
    ]);
    t.attack('Bard', 'Knight').pass().pick('main 2').pass();
    expect(t.lp(0)).toBe(8500);
  });
  it('Y14.15: piercing battle damage goes to the opponent of the text’s player', () => {
    const t = new Table(
      [
        spell(
          'Drill',
          'If the equipped monster attacks a Defense Position monster, inflict piercing battle damage to your opponent.',
          'Equip',
        ),
        { name: 'Block', level: 4, atk: 0, def: 500 },
      ],
      [KNIGHT],
    );
    t.pick('set monster Block')
      .pass()
      .to(1)
      .pick('normal summon Knight')
      .pass()
      .to(0)
      .pick('activate Drill')
      .pick('Knight')
      .to(1)
      .attack('Knight', 'Block')
      .pass();
    expect([t.lp(0), t.lp(1)]).toEqual([8000, 7000]);
  });
  it('Y21.10: the value that a destroyed monster had', () => {
    const t = new Table([
      KNIGHT,
      spell('Axe', 'The equipped monster gains 1000 ATK.', 'Equip'),
      spell('Potion', 'Target 1 monster you control; destroy it, and if you do, gain LP equal to its ATK.'),
    ]);
    t.pick('normal summon Knight').pick('activate Axe').pick('Knight').pick('activate Potion').pick('Knight');
    expect(t.lp(0)).toBe(10500);
  });
  it('Y23.8: a changed original; what is gained stays on top', () => {
    const t = new Table([
      KNIGHT,
      spell('Boost', 'Target 1 face-up monster on the field; it gains 500 ATK.'),
      spell('Form', 'Target 1 face-up monster on the field; its original ATK becomes 1000.'),
    ]);
    t.pick('normal summon Knight').pick('activate Boost').pick('Knight').pick('activate Form').pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(1500);
  });
  it('Y15.7: Life Points that are halved', () =>
    expect(new Table([spell('Cut', "Halve your opponent's LP.")]).pick('activate Cut').lp(1)).toBe(4000));
  it('Y15.4: no damage by effects this turn', () => {
    const t = new Table([spell('Ward', 'You take no damage this turn.'), spell('Pain', 'Inflict 700 damage to both players.')])
      .pick('activate Ward')
      .pick('activate Pain');
    expect([t.lp(0), t.lp(1)]).toEqual([8000, 7300]);
  });
  it('Y20.6: the one with the highest DEF, without a choice where none is tied', () => {
    const t = new Table(
      [spell('Smash', 'Destroy the 1 face-up monster your opponent controls that has the highest DEF (your choice, if tied).')],
      [{ ...KNIGHT, def: 1900 }],
    ).to(1);
    t.pick('normal summon Knight').pass().to(0).pick('activate Smash');
    expect([t.kind, t.names(1, 'monster')]).toEqual(['idle command', []]);
  });
  it('Y16.9: "all Spells/Traps" does not mean the card that is being used', () => {
    const t = new Table([spell('Storm', 'Destroy all Spells and Traps on the field.')]);
    expect(t.offered).not.toContain('activate Storm');
  });
  it('Y3.1: "the Deck" is one’s own', () => {
    const t = new Table(
      [spell('Dai', 'Special Summon 1 Dragon monster from the Deck.')],
      Array(6).fill({ name: 'Wyrmling', type: 'Dragon' }),
    );
    expect(t.offered).not.toContain('activate Dai');
  });
  it('Y20.10: a Deck that was looked through is shuffled', () => {
    const t = new Table([spell('Bury', 'Send 1 monster from your Deck to the GY.')]).pick('activate Bury').pick('Filler');
    expect(t.happened('shuffle deck')).toBe(1);
  });
  it('Y3.7: to another Main Monster Zone', () => {
    const t = new Table([
      KNIGHT,
      spell('Step', 'Target 1 monster in your Main Monster Zone; move that target to another of your Main Monster Zones.'),
    ]);
    t.pick('normal summon Knight').pick('activate Step').pick('Knight');
    expect(t.events.filter((e) => e.kind === 'move' && e.from === '0 monster 0').map((e) => e.to)).toEqual(['0 monster 1']);
  });
  it('Y26.9: a monster as an Equip Card of another', () => {
    const t = new Table([{ ...KNIGHT, text: 'Once per turn: You can equip 1 Warrior monster from your hand to this card.' }, SQUIRE])
      .pick('normal summon Knight')
      .pick('activate Knight')
      .pick('Squire');
    expect([t.names(0, 'spell'), t.happened('equip')]).toEqual([['Squire'], 1]);
  });
  it('Y25.21: face-up into a zone, without being activated', () => {
    const t = new Table([
      spell('Raise', 'Place 1 Continuous Spell from your Deck face-up in your Spell & Trap Zone.'),
      ...Array(5).fill(KNIGHT),
      spell('Banner', 'All Warrior monsters you control gain 500 ATK.', 'Continuous'),
    ]);
    t.pick('activate Raise').pick('Banner').pick('normal summon Knight');
    expect([t.names(0, 'spell'), t.atk(0, 'Knight'), t.happened('chain link')]).toEqual([['Banner'], 2000, 1]);
  });
});
