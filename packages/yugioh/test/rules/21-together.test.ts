/** Cards that are chosen together, columns, what answers, and numbers of what was done (Y2.11, Y3.4, Y6.14, Y17.13, Y20.14). */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 3, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const reads = (spec: Spec): boolean => compileCard(recordOf(spec)).ok;

describe('Y2.11 cards that are chosen together', () => {
  const PAIR = spell('Pair', 'Send 2 monsters with the same name from your hand to the GY; draw 1 card.');
  it('Y2.11: two with the same name, where there are two', () => {
    expect(new Table([PAIR, KNIGHT, SQUIRE, { ...KNIGHT, name: 'Page' }, { ...KNIGHT, name: 'Lord' }]).offered).not.toContain(
      'activate Pair',
    );
    const t = new Table([PAIR, KNIGHT, SQUIRE, KNIGHT, SQUIRE]).pick('activate Pair');
    t.pick('Knight');
    if (t.kind === 'choose cards') {
      expect(t.offered).toEqual(['Knight']);
      t.pick('Knight');
    }
    expect(t.names(0, 'grave').sort()).toEqual(['Knight', 'Knight', 'Pair']);
  });
  it('Y2.11: so many that have the same Level', () => {
    const band: Spec = {
      name: 'Band',
      text: 'If you control 2 or more monsters with the same Level, you can Special Summon this card (from your hand).',
    };
    const after = (mate: Spec): string[] =>
      new Table([band, KNIGHT, mate]).pick(`normal summon ${mate.name}`).to(1).to(0).pick('normal summon Knight').offered;
    expect(after({ ...SQUIRE, level: 4 })).toContain('special summon Band');
    expect(after(SQUIRE)).not.toContain('special summon Band');
  });
  it('Y2.11: with different Levels', () => {
    const mix = spell('Mix', 'Send 2 monsters with different Levels from your hand to the GY; draw 1 card.');
    expect(new Table([mix, KNIGHT, KNIGHT, KNIGHT, KNIGHT]).offered).not.toContain('activate Mix');
    const t = new Table([mix, KNIGHT, KNIGHT, SQUIRE, KNIGHT]).pick('activate Mix').pick('Knight');
    if (t.kind === 'choose cards') t.pick('Squire');
    expect(t.names(0, 'grave').sort()).toEqual(['Knight', 'Mix', 'Squire']);
  });
  it('Y2.4: "Level/Rank 4" is a monster with that Level or with that Rank', () => {
    const t = new Table([
      spell('Ring', 'Target 1 Level/Rank 4 monster you control; it gains 700 ATK until the end of this turn.'),
      KNIGHT,
      SQUIRE,
    ]);
    expect(t.pick('normal summon Squire').offered).not.toContain('activate Ring');
    t.to(1).to(0).pick('normal summon Knight').pick('activate Ring').pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(2200);
  });
  it('Y8.12: of more than there are zones its player chooses', () => {
    const many = spell('Crowd', 'Special Summon as many "Knight" from your hand and Deck as possible.');
    expect(reads(many)).toBe(true);
  });
});

describe('Y3.4 columns', () => {
  const WALL: Spec = {
    ...KNIGHT,
    name: 'Wall',
    text: 'Each of your opponent\'s monsters in the same column as one of your "Wall" monsters loses 600 ATK.',
    series: ['Wall'],
  };
  it('Y3.4: the zones of both players face each other', () => {
    const t = new Table([WALL], [KNIGHT, SQUIRE]);
    t.pick('normal summon Wall').pass();
    // The first zone faces the fifth.
    t.to(1);
    t.give({ pick: [t.offered.indexOf('normal summon Knight')] });
    expect(t.offered).toContain('1 monster 4');
    t.give({ pick: [t.offered.indexOf('1 monster 4')] }).settle();
    expect(t.atk(1, 'Knight')).toBe(900);
    const other = new Table([WALL], [KNIGHT, SQUIRE]).pick('normal summon Wall').pass();
    other.to(1).pick('normal summon Knight');
    expect(other.atk(1, 'Knight')).toBe(1500);
  });
});

describe('Y17.13 what may not be answered', () => {
  it('Y17.13: for the rest of the turn the effects of such monsters', () => {
    const priest: Spec = {
      ...KNIGHT,
      name: 'Priest',
      type: 'Spellcaster',
      text: 'When this card is Normal Summoned: You can draw 1 card.',
    };
    const hush = spell(
      'Hush',
      'Your opponent cannot activate cards or effects in response to the activation of your Spellcaster monster effects for the rest of this turn.',
    );
    const answer = trap('Answer', 'When your opponent activates a monster effect: Negate the activation.', 'Counter');
    const table = (): Table => new Table([hush, priest], [answer]).to(1).pick('set spell/trap Answer').pass().to(0).pass();
    const loud = table().pick('normal summon Priest').yes();
    expect(loud.offered).toContain('Answer');
    const quiet = table().pick('activate Hush').pass().pick('normal summon Priest').yes();
    expect(quiet.offered).not.toContain('Answer');
  });
});

describe('Y6.14 the next Battle Phase', () => {
  it('Y6.14: skipped in this turn where it is still to come', () => {
    const rune = spell(
      'Rune',
      'Activate 1 of these effects, but skip your next Battle Phase after activation;\n● Draw 1 card.\n● Gain 500 LP.',
      'Quick-Play',
    );
    const t = new Table([rune, KNIGHT]).to(1).to(0);
    expect(t.offered).toContain('battle phase');
    t.pick('activate Rune');
    if (t.kind === 'choose option') t.give({ pick: [0] });
    expect(t.pass().offered).not.toContain('battle phase');
    expect(t.to(1).to(0).offered).toContain('battle phase');
  });
});

describe('Y8.10 by what a monster was Summoned', () => {
  const GLADIATOR: Spec = {
    ...KNIGHT,
    name: 'Gladiator',
    text: 'If this card was Special Summoned by the effect of a "Caller" monster, it can attack twice during each Battle Phase.',
  };
  const CALLER: Spec = {
    ...SQUIRE,
    name: 'Caller',
    series: ['Caller'],
    text: 'When this card is Normal Summoned: You can Special Summon 1 "Gladiator" from your hand.',
  };
  const attacks = (t: Table): number => {
    t.to(1).to(0).pick('battle phase').pass().pick('attack Gladiator');
    return t.pass().offered.filter((o) => o === 'attack Gladiator').length;
  };
  it('Y8.10: by the effect of such a monster', () => {
    const t = new Table([GLADIATOR, CALLER]).pick('normal summon Caller').yes();
    if (t.kind === 'choose cards') t.pick('Gladiator');
    expect(attacks(t)).toBe(1);
    expect(attacks(new Table([GLADIATOR, CALLER]).pick('normal summon Gladiator'))).toBe(0);
  });
  it('Y10.2: "Summoned this way" is by its own text', () => {
    const ape: Spec = {
      ...KNIGHT,
      name: 'Ape',
      text: 'You can Special Summon this card (from your hand) by discarding 1 card. When Summoned this way: You can draw 2 cards.',
    };
    const t = new Table([ape, SQUIRE]).pick('special summon Ape');
    if (t.kind === 'choose cards') t.pick('Squire');
    expect(t.kind).toBe('use effect?');
    expect(new Table([ape, SQUIRE]).pick('normal summon Ape').kind).toBe('idle command');
  });
});

describe('Y23.19 cards that cannot be activated', () => {
  it('Y23.19: also when it is Set from the hand', () => {
    const spring = spell(
      'Spring',
      'Target 1 Normal Spell in your GY; add that target to your hand. That card cannot be activated this turn.',
    );
    const t = new Table([spell('Pot', 'Draw 1 card.'), spring]).pick('activate Pot').pick('activate Spring').pick('Pot');
    expect(t.offered).not.toContain('activate Pot');
    expect(t.pick('set spell/trap Pot').offered).not.toContain('activate Pot');
    expect(t.to(1).to(0).offered).toContain('activate Pot');
  });
});

describe('Y11.11 Ritual Summons', () => {
  const LORD: Spec = { name: 'Lord', level: 4, atk: 2000, words: ['Ritual'] };
  const rite = (text: string): Spec => spell('Rite', text, 'Ritual');
  it('Y11.11: from the GY, with monsters that lie elsewhere', () => {
    const t = new Table([
      spell('Dump', 'Send 1 Ritual Monster from your hand to the GY.'),
      LORD,
      KNIGHT,
      rite(
        'Ritual Summon 1 Ritual Monster from your hand or GY, by Tributing monsters you control whose total Levels equal or exceed its Level.',
      ),
    ]);
    t.pick('activate Dump');
    if (t.kind === 'choose cards') t.pick('Lord');
    expect(t.offered).not.toContain('activate Rite');
    t.pick('normal summon Knight').pick('activate Rite');
    while (t.kind === 'choose cards') t.give({ pick: [0] }).settle();
    expect(t.names(0, 'monster')).toEqual(['Lord']);
  });
});

describe('Y12.6 monsters that are turned face-down', () => {
  it('Y12.6: by an effect, the last face-up one', () => {
    const mole: Spec = {
      ...KNIGHT,
      name: 'Mole',
      text: 'When a face-up monster you control is flipped face-down, if you control no face-up monsters: You can Special Summon this card from your hand in Defense Position.',
    };
    const t = new Table([mole, SQUIRE, spell('Sand', 'Target 1 monster you control; change it to face-down Defense Position.')]);
    t.pick('normal summon Squire').pick('activate Sand').pick('Squire').yes();
    expect(t.names(0, 'monster')).toEqual(['Squire', 'Mole']);
  });
});

describe('Y20.14 numbers of what was done', () => {
  it('Y20.14: of what was sent those of a kind count', () => {
    const dig: Spec = spell(
      'Dig',
      'Send the top 3 cards of your Deck to the GY, and if you do, gain 500 LP for each "Knight" sent to the GY by this effect.',
    );
    const t = new Table([dig, SQUIRE, SQUIRE, SQUIRE, SQUIRE, KNIGHT, SQUIRE, KNIGHT]).pick('activate Dig');
    expect(t.lp(0)).toBe(9000);
  });
  it('Y23.4: each by its own Level', () => {
    const heavy = spell('Heavy', 'Each face-up monster your opponent controls loses 100 ATK x its own Level.', 'Continuous');
    const t = new Table([heavy], [KNIGHT, SQUIRE]).pick('activate Heavy').to(1).pick('normal summon Knight').pass();
    expect(t.atk(1, 'Knight')).toBe(1100);
    expect(t.to(0).to(1).pick('normal summon Squire').pass().atk(1, 'Squire')).toBe(900);
  });
  it('Y26.10: a counter for each of some cards', () => {
    const cloud: Spec = {
      ...KNIGHT,
      name: 'Cloud',
      text: 'If this card is Normal Summoned: Place 1 Fog Counter on it for each monster you control.',
    };
    const t = new Table([SQUIRE, cloud]).pick('normal summon Squire').to(1).to(0).pick('normal summon Cloud');
    expect(t.state.cards.rows[t.row(0, 'Cloud')].counters['Fog Counter']).toBe(2);
  });
  it('Y6.12: until the end of the next turn of its player', () => {
    const oath = spell('Oath', 'Target 1 monster you control; it gains 500 ATK until the end of your next turn.');
    const t = new Table([oath, KNIGHT]).pick('normal summon Knight').pick('activate Oath').pick('Knight');
    expect([t.to(1).atk(0, 'Knight'), t.to(0).atk(0, 'Knight'), t.to(1).atk(0, 'Knight')]).toEqual([2000, 2000, 1500]);
  });
  it('Y17.8, Y23.13: what is declared for a card in the GY', () => {
    const saber: Spec = {
      ...KNIGHT,
      name: 'Saber',
      text: 'Once per turn, if this card is in the GY: You can declare 1 Attribute; this card in the GY becomes that Attribute until the end of this turn.',
    };
    const t = new Table([
      spell('Dump', 'Send 1 "Saber" from your hand to the GY.'),
      saber,
      spell('Gate', 'Target 1 DARK monster in your GY; add it to your hand.'),
    ]);
    t.pick('activate Dump');
    if (t.kind === 'choose cards') t.pick('Saber');
    expect(t.offered).not.toContain('activate Gate');
    t.pick('activate Saber').pick('DARK');
    expect(t.offered).toContain('activate Gate');
  });
});

describe('Y20.13 what was done something to', () => {
  it('Y20.13: "that Set card" is refused where it could have been added to the hand instead', () => {
    const set = 'Set 1 Normal Spell from your Deck, except "Thrust"';
    const bound = 'That Set card cannot be activated this turn.';
    expect(reads(spell('Thrust', `${set}. ${bound}`))).toBe(true);
    expect(reads(spell('Thrust', `${set}, or if your opponent controls a monster, you can add it to your hand instead. ${bound}`))).toBe(
      false,
    );
    expect(reads(spell('Thrust', `${set}, or if your opponent controls a monster, you can add it to your hand instead.`))).toBe(true);
  });
});
