/** What answers what, battles and materials of some cards, and what an effect brought (Y11.15, Y11.23, Y13.3, Y13.6, Y14.16, Y17.9, Y18.7, Y20.15, Y24.2). */
import { describe, expect, it } from 'vitest';
import { cardText, compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const monster = (name: string, text: string, more: Partial<Spec> = {}): Spec => ({ name, level: 4, atk: 1500, text, ...more });
const written = (spec: Spec): string => {
  const c = compileCard(recordOf(spec));
  if (!c.ok) throw new Error(c.phrase);
  return cardText(c.meaning, spec.name, 'en');
};

describe('Y18.7 what is answered', () => {
  const JAM = trap('Jam', 'When a Spell is activated: Gain 500 LP.');
  const BACK = trap(
    'Back',
    'When your opponent activates a card or effect in response to your "Hero" card or effect activation: Negate that effect.',
  );
  const table = (name: string): Table => {
    const t = new Table([{ ...spell(name, 'Draw 1 card.'), series: name.startsWith('Hero') ? ['Hero'] : [] }, BACK], [JAM])
      .pick('set spell/trap Back')
      .pass()
      .to(1)
      .pick('set spell/trap Jam')
      .pass();
    return t.to(0).pass().pick(`activate ${name}`).pick('Jam');
  };
  it('Y18.7: an answer to an activation of such a card, and no other', () => {
    expect(compileCard(recordOf(BACK)).ok).toBe(true);
    expect(table('Other').offered).not.toContain('Back');
    expect(table('Hero Call').offered).toContain('Back');
  });
  it('Y18.1: a Chain Link with a number', () => {
    const late = trap('Late', 'When your opponent activates a card or effect as Chain Link 2 or higher: Draw 1 card.');
    expect(written(late)).toBe(late.text);
    const quick = spell('Quick', 'Draw 1 card.', 'Quick-Play');
    const t = new Table([late], [quick]).pick('set spell/trap Late').pass().to(1).pick('activate Quick');
    expect(t.offered).not.toContain('Late');
  });
  it('Y17.9: bullets that wait for something of their own', () => {
    const both = trap(
      'Both',
      'Activate 1 of these effects;\n● Target 1 monster on the field; destroy it.\n● When your opponent activates a Spell Card: Negate that effect.',
    );
    expect(written(both)).toBe(both.text);
    const t = new Table([both], [spell('Pot', 'Draw 2 cards.')]).pick('set spell/trap Both').pass().to(1).pick('activate Pot');
    expect(t.offered).toContain('Both');
  });
  it('Y24.2: not two of these effects in one Chain', () => {
    const mind = (more: string): Spec =>
      trap(
        'Mind',
        `During either turn: You can pay 100 LP; draw 1 card. During either turn: You can pay 200 LP; gain 500 LP.${more}`,
        'Continuous',
      );
    const first = mind(' You cannot activate these effects of "Mind" in the same Chain.');
    expect(written(first)).toContain('You cannot activate these effects of "Mind" in the same Chain.');
  });
});

describe('Y13.3, Y13.6 attacks', () => {
  it('Y13.6: what has to be attacked', () => {
    const maid = monster('Maid', 'Monsters your opponent controls that can attack must attack this card.', { atk: 0, def: 5000 });
    const t = new Table([maid, { ...KNIGHT, name: 'Page' }], [KNIGHT]).pick('normal summon Maid').to(1).pick('normal summon Knight').pass();
    t.pick('battle phase').pass();
    expect(t.offered).toEqual(['attack Knight']);
  });
  it('Y13.3: as often as there are cards', () => {
    const blade = monster(
      'Blade',
      'This card can attack monsters a number of times each Battle Phase, up to the number of cards in your hand.',
    );
    expect(compileCard(recordOf(blade)).ok).toBe(true);
  });
  it('Y14.16: the opponent takes the damage of attacks on this card', () => {
    const mirror = monster('Mirror', 'Your opponent takes any battle damage you would have taken from attacks on this card, instead.', {
      atk: 500,
    });
    const t = new Table([mirror], [KNIGHT])
      .pick('normal summon Mirror')
      .to(1)
      .pick('normal summon Knight')
      .pass()
      .attack('Knight', 'Mirror')
      .pass();
    expect([t.lp(0), t.lp(1)]).toEqual([8000, 7000]);
  });
});

describe('Y11.15, Y11.23 materials', () => {
  const TUNER: Spec = { name: 'Tune', level: 2, words: ['Tuner'], atk: 100 };
  const STAR: Spec = { name: 'Star', level: 4, words: ['Synchro'], materials: '1 Tuner + 1+ non-Tuner monsters', atk: 2000 };
  const two = (text: string): Table =>
    new Table(
      [TUNER, monster('Other', text, { level: 2, words: ['Tuner'] }), spell('Call', 'Special Summon 1 "Tune" from your hand.')],
      [],
      {
        extra: [STAR],
      },
    )
      .pick('normal summon Other')
      .pick('activate Call')
      .pick('Tune');
  it('Y11.15: a Tuner that may be taken for none', () => {
    expect(two('If this card you control would be used as Synchro Material, you can treat it as a non-Tuner.').offered).toContain(
      'special summon Star',
    );
    expect(two('Cannot be destroyed by battle.').offered).not.toContain('special summon Star');
    expect(
      two('If this card you control would be used as Synchro Material for a Dragon monster, you can treat it as a non-Tuner.').offered,
    ).not.toContain('special summon Star');
  });
  it('Y11.23: given by a monster that lay on the field', () => {
    const soul = monster(
      'Soul',
      'A "Lord" monster Ritual Summoned using this card on the field gains this effect.\n● This card gains 500 ATK.',
    );
    const lord = monster('Lord', 'Cannot be destroyed by battle.', { words: ['Ritual'], series: ['Lord'] });
    const rite = spell(
      'Rite',
      'Ritual Summon 1 "Lord" Ritual Monster, by Tributing monsters from your hand or field whose total Levels equal or exceed its Level.',
    );
    const hand = new Table([soul, lord, rite]).pick('activate Rite').pick('Lord').pick('Soul');
    expect(hand.atk(0, 'Lord')).toBe(1500);
    const field = new Table([soul, lord, rite]).pick('normal summon Soul').pick('activate Rite').pick('Lord').pick('Soul');
    expect(field.atk(0, 'Lord')).toBe(2000);
  });
});

describe('Y20.15 what an effect brought', () => {
  it('Y20.15: the monster, not what was done after it', () => {
    const gear = spell(
      'Gear',
      'Special Summon 1 "Driver" from your hand, then draw 1 card. During the End Phase, banish the face-up monsters Special Summoned by this effect.',
    );
    const t = new Table([gear, { ...KNIGHT, name: 'Driver' }]).pick('activate Gear').pick('Driver').to(1);
    expect([t.names(0, 'banished'), t.names(0, 'monster')]).toEqual([['Driver'], []]);
  });
  it('Y20.15: refused where nothing is brought', () => {
    expect(
      compileCard(recordOf(spell('Odd', 'Draw 1 card. During the End Phase, banish the monsters Special Summoned by this effect.'))).ok,
    ).toBe(false);
  });
  it('Y20.2: "If you do", of a Summon without Tributes', () => {
    const big = monster('Big', "You can Normal Summon this card without Tributing. If you do, this card's ATK becomes 500.", {
      level: 7,
      atk: 2400,
    });
    expect(new Table([big]).pick('normal summon Big').atk(0, 'Big')).toBe(500);
  });
  it('Y23.19: all but one kind of Summon', () => {
    const vow = spell('Vow', 'For the rest of this turn, you cannot Special Summon, except by Synchro Summon.');
    expect(written(vow)).toContain('except by Synchro Summon');
  });
});
