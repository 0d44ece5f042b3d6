/** Battle, targets and values (Y13, Y14, Y15, Y21). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');

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
