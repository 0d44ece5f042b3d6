/** Further ways to Summon (Y9.3, Y11), Union monsters (Y26.8), and occasions (Y19), by texts in the words of the cards. */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');

describe('Y9.3 Tributes', () => {
  const CHIEF: Spec = { name: 'Chief', level: 8, atk: 2500, text: 'You can Tribute Summon this card by Tributing 1 Warrior monster.' };
  it('Y9.3: one monster that the text names is enough for a Tribute Summon, not for a Set', () => {
    const t = new Table([CHIEF, KNIGHT]).pick('normal summon Knight').to(1).to(0);
    expect([t.offered.includes('normal summon Chief'), t.offered.includes('set monster Chief')]).toEqual([true, false]);
    t.pick('normal summon Chief');
    if (t.kind === 'choose tributes') t.pick('Knight');
    expect([t.names(0, 'monster'), t.names(0, 'grave')]).toEqual([['Chief'], ['Knight']]);
  });
  it('Y9.3: another monster is not', () => {
    const t = new Table([CHIEF, { ...KNIGHT, type: 'Dragon' }]).pick('normal summon Knight').to(1).to(0);
    expect(t.offered).not.toContain('normal summon Chief');
  });
  it('Y8.10: a Summon records its Tributes: "by Tributing a Warrior monster"', () => {
    const lord: Spec = {
      name: 'Lord',
      level: 6,
      atk: 2000,
      text: 'When this card is Tribute Summoned by Tributing a Warrior monster: Draw 1 card.',
    };
    const drawn = (type: 'Warrior' | 'Dragon'): number => {
      const t = new Table([lord, { ...KNIGHT, type }]).pick('normal summon Knight').to(1).to(0);
      const before = t.names(0, 'hand').length;
      t.pick('normal summon Lord');
      if (t.kind === 'choose tributes') t.pick('Knight');
      t.pass();
      return t.names(0, 'hand').length - before + 1;
    };
    expect([drawn('Warrior'), drawn('Dragon')]).toEqual([1, 0]);
  });
});

describe('Y11 from the Extra Deck', () => {
  const BASE = { name: 'Base', rank: 4, words: ['Xyz'], materials: '2 Level 4 monsters', atk: 2000 } as const;
  const over = (text: string): Spec => ({ name: 'Over', rank: 5, words: ['Xyz'], materials: '3 Level 5 monsters', atk: 2800, text });
  const raised = (text: string): Table => {
    const t = new Table([KNIGHT, SQUIRE, spell('Call', 'Special Summon 1 Warrior monster from your hand.')], [], {
      extra: [BASE, over(text)],
    });
    t.pick('normal summon Knight').pick('activate Call');
    if (t.kind === 'choose cards') t.pick('Squire');
    t.pick('special summon Base').pick('Knight');
    if (t.kind === 'choose cards') t.pick('Squire');
    return t.pick('special summon Over').pick('Base');
  };
  const under = (t: Table): number => Math.max(...t.game.view(t.state, 0).players[0].field.map((c) => c?.materials?.length ?? 0));
  it('Y11.23: one Xyz Monster is the material, and what is under it comes along', () => {
    const t = raised(
      'You can also Xyz Summon this card by using 1 Rank 4 monster you control as material. (Transfer its materials to this card.)',
    );
    expect([t.names(0, 'monster'), under(t)]).toEqual([['Over'], 3]);
  });
  it('Y11.22: unless the text says so it goes to the GY', () => {
    const t = raised('You can also Xyz Summon this card by using 1 Rank 4 monster you control as material.');
    expect([under(t), t.names(0, 'grave').sort()]).toEqual([1, ['Call', 'Knight', 'Squire']]);
  });
  const TITAN: Spec = {
    name: 'Titan',
    level: 8,
    words: ['Fusion'],
    materials: '2 Warrior monsters',
    text: 'Must be either Fusion Summoned, or Special Summoned by banishing 2 Warrior monsters from your hand.',
  };
  it('Y11.9: by what its text asks for, or by a Fusion Summon', () => {
    const t = new Table([KNIGHT, SQUIRE], [], { extra: [TITAN] }).pick('special summon Titan');
    while (t.kind === 'choose cards') t.give({ pick: [0, 1] }).settle();
    expect([t.names(0, 'monster'), t.names(0, 'banished').length]).toEqual([['Titan'], 2]);
    const fuse = spell('Fuse', 'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field.');
    expect(new Table([KNIGHT, SQUIRE, fuse], [], { extra: [TITAN] }).offered).toContain('activate Fuse');
  });
  it('Y11.1: a material that must be on the field', () => {
    const c = compileCard(
      recordOf({ name: 'Pair', words: ['Fusion'], materials: '2 DARK monsters on the field', text: 'Must be Fusion Summoned.' }),
    );
    expect(c.ok && c.meaning.materials).toMatchObject([
      { min: 2, filter: { is: 'and', of: [{ is: 'attribute' }, { is: 'kind' }, { is: 'lies', at: 'field' }] } },
    ]);
  });
});

describe('Y26.8 Union monsters', () => {
  const TANK: Spec = {
    name: 'Tank',
    level: 4,
    words: ['Union'],
    text: 'Once per turn, you can either: Target 1 Warrior monster you control; equip this card to that target, OR: Unequip this card and Special Summon it. A monster equipped with this card gains 400 ATK, also if the equipped monster would be destroyed by battle or card effect, destroy this card instead.',
  };
  const CALL = spell('Call', 'Special Summon 1 Warrior monster from your hand.');
  const equipped = (): Table => {
    const t = new Table([TANK, KNIGHT, CALL, HOLE]).pick('normal summon Tank').pick('activate Call');
    if (t.kind === 'choose cards') t.pick('Knight');
    t.pick('activate Tank');
    if (t.kind === 'choose cards') t.pick('Knight');
    return t;
  };
  it('Y26.8: it becomes an Equip Card, and gives what it says', () => {
    const t = equipped();
    expect([t.names(0, 'monster'), t.names(0, 'spell'), t.atk(0, 'Knight')]).toEqual([['Knight'], ['Tank'], 1900]);
    expect(t.offered).not.toContain('activate Tank');
  });
  it('Y26.8: it is destroyed in place of the monster', () => {
    const t = equipped().pick('activate Hole');
    expect([t.names(0, 'monster'), t.names(0, 'spell')]).toEqual([['Knight'], []]);
  });
  it('Y26.8: in a later turn it is Special Summoned from there, and is equipped no more', () => {
    const t = equipped().to(1).to(0).pick('activate Tank');
    expect([t.names(0, 'monster').sort(), t.names(0, 'spell'), t.atk(0, 'Knight')]).toEqual([['Knight', 'Tank'], [], 1500]);
  });
});

describe('Y19 occasions', () => {
  it('Y8.4, Y22.1: what answers a Summon or an activation negates the one that it answers', () => {
    const solemn: Spec = {
      name: 'Solemn',
      trap: 'Counter',
      text: 'When a monster would be Special Summoned, OR a Spell/Trap Card is activated: Negate the Summon or activation, and if you do, destroy that card.',
    };
    const CYBER: Spec = { name: 'Cyber', level: 5, text: 'If you control no monsters, you can Special Summon this card (from your hand).' };
    const set = (mine: readonly Spec[]): Table => new Table(mine, [solemn]).to(1).pick('set spell/trap Solemn').pass().to(0).pass();
    const summon = set([CYBER]).pick('special summon Cyber').pick('Solemn').pass();
    expect([summon.names(0, 'monster'), summon.names(0, 'grave')]).toEqual([[], ['Cyber']]);
    const act = set([spell('Draw', 'Draw 1 card.')])
      .pick('activate Draw')
      .pick('Solemn')
      .pass();
    expect([act.happened('activation negated'), act.names(0, 'grave')]).toEqual([1, ['Draw']]);
  });
  it('Y5.6: a card that is drawn answers that', () => {
    const ghost: Spec = {
      name: 'Ghost',
      level: 4,
      text: 'When you draw this card: You can reveal this card; Special Summon this card from your hand.',
    };
    const t = new Table([spell('Draw', 'Draw 1 card.'), KNIGHT, KNIGHT, SQUIRE, SQUIRE, ghost]).pick('activate Draw');
    if (t.kind === 'yes or no?' || t.kind === 'use effect?') t.yes();
    else if (t.kind === 'chain') t.pick('activate Ghost');
    t.pass();
    expect(t.names(0, 'monster')).toEqual(['Ghost']);
  });
  it('Y25.1: "or by an opponent\'s card effect" says the cause anew; "destroyed or banished by" shares it', () => {
    const read = (text: string): unknown => {
      const c = compileCard(recordOf({ name: 'Odd', text }));
      return c.ok ? (c.meaning.texts[0] as { event?: unknown }).event : c.phrase;
    };
    expect(
      read(
        "If this card is destroyed by battle, or is destroyed by an opponent's card effect while in its owner's Monster Zone: Draw 1 card.",
      ),
    ).toMatchObject({
      of: [
        { on: 'destroyed', by: 'battle' },
        { on: 'destroyed', by: 'opponentEffect', what: { self: true, yours: true } },
      ],
    });
    expect(read("If this card is destroyed or banished by an opponent's card effect: Draw 1 card.")).toMatchObject({
      of: [
        { on: 'destroyed', by: 'opponentEffect' },
        { on: 'banished', by: 'opponentEffect' },
      ],
    });
  });
});

describe('Y23.16 unaffected by some cards', () => {
  it('Y23.16: by the effects of such cards alone', () => {
    const myrm: Spec = { name: 'Myrm', level: 4, text: 'Unaffected by the effects of "Hole" Normal Spells.' };
    const left = (series: readonly string[]): number =>
      new Table([myrm, { ...HOLE, series }]).pick('normal summon Myrm').pick('activate Hole').names(0, 'monster').length;
    expect([left(['Hole']), left([])]).toEqual([1, 0]);
  });
});

describe('Y2.11, Y20.15 what is like what', () => {
  const meant = (text: string): unknown => {
    const c = compileCard(recordOf({ name: 'Odd', spell: 'Normal', text }));
    return c.ok ? JSON.stringify(c.meaning.texts[0]) : c.phrase;
  };
  it('Y2.11: of what was paid with, of the target, of what was done before', () => {
    expect(meant('Tribute 1 monster; Special Summon 1 monster with the same Level from your Deck.')).toContain('"as":{"sel":"paid"}');
    expect(
      meant('Target 1 monster you control; Special Summon 1 monster with the same Type but a different name from your Deck.'),
    ).toContain('"as":{"sel":"target"}');
    expect(
      meant('Send 1 monster from your Deck to the GY, and if you do, add 1 monster with a different name from your Deck to your hand.'),
    ).toContain('"as":{"sel":"it"}');
  });
  it('Y2.11: of one of two, or of nothing, it is refused', () => {
    expect(
      meant('Tribute 1 monster, then target 1 monster you control; Special Summon 1 monster with the same Level from your Deck.'),
    ).toBe('the same');
    expect(meant('Draw 1 card, then Special Summon 1 monster with the same Level from your Deck.')).not.toContain('"as"');
  });
  it('Y20.15: "that monster" is what was Tributed', () =>
    expect(meant("Tribute 1 FIRE monster; inflict damage to your opponent equal to that monster's original ATK.")).toContain(
      '"of":{"sel":"paid"}',
    ));
});
