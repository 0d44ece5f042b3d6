/** What is chosen and said of an effect (Y17). */
import { describe, expect, it } from 'vitest';
import { compileCard, roundTrip } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');
const against = (mine: readonly Spec[], traps: readonly Spec[], theirs: readonly Spec[] = [], extra: readonly Spec[] = []): Table => {
  const t = new Table(mine, [...traps, ...theirs], { extra }).to(1);
  for (const s of traps) t.pick(`set spell/trap ${s.name}`).pass();
  return t.to(0).pass();
};

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

describe('Y17.9 the effect that is applied by what is so', () => {
  it('Y17.9: by the kind of what was discarded', () => {
    const sort = spell(
      'Sort',
      'Discard 1 card; apply the following effect, depending on the type of card discarded.\n● Monster: Gain 500 LP.\n● Spell: Gain 1000 LP.',
    );
    expect(new Table([sort, KNIGHT]).pick('activate Sort').pick('Knight').lp(0)).toBe(8500);
    const other = spell('Other', 'Draw 1 card.');
    expect(new Table([sort, other]).pick('activate Sort').pick('Other').lp(0)).toBe(9000);
  });
  it('Y17.9: by a battle position; what is applied does not make another one apply', () => {
    const turn: Spec = {
      ...KNIGHT,
      name: 'Turner',
      text: "Once per turn: You can pay 100 LP; apply this effect, depending on this card's current battle position.\n● Attack Position: Change this card to Defense Position.\n● Defense Position: Gain 1000 LP.",
    };
    const t = new Table([turn]).pick('normal summon Turner').pick('activate Turner');
    expect([t.lp(0), t.pos(0, 'Turner')]).toEqual([7900, 'up defense']);
  });
  it('Y17.9: by whose turn it is, written as conditions', () => {
    const record = recordOf(
      spell(
        'Day',
        "Draw 1 card, then apply this effect, depending on whose turn it is.\n● Your turn: Gain 500 LP.\n● Your opponent's turn: Gain 1000 LP.",
      ),
    );
    const compiled = compileCard(record);
    if (!compiled.ok) throw new Error(compiled.phrase);
    expect(roundTrip(record, compiled)).toMatchObject({ same: true, chinese: true });
  });
});
