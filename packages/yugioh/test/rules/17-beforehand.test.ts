/** What must be possible beforehand (Y17.2, Y3.7, Y10.11), and what activations leave open (Y16.8, Y19.6, Y20.4). */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const TYPHOON = spell('Typhoon', 'Target 1 Spell/Trap on the field; destroy it.', 'Quick-Play');
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });

/** A's field is full with five monsters, one a turn of theirs; further cards are drawn on the way. */
const full = (rest: readonly Spec[]): Table => {
  const t = new Table([...Array(5).fill(KNIGHT), ...rest]);
  for (let i = 0; i < 5; i++) {
    t.to(0).pick('normal summon Knight').pass();
    if (i < 4) t.to(1);
  }
  return t;
};

describe('Y3.7, Y17.2 zones that must be free', () => {
  const CALL = spell('Call', 'Target 1 monster in your GY; Special Summon it.');
  const DUMP = spell('Dump', 'Send 1 monster from your Deck to the GY.');

  it('Y3.7, Y10.11: no target is Special Summoned to a full field', () => {
    const t = full([CALL, DUMP]).pick('activate Dump').pick('Filler');
    expect([t.names(0, 'grave').sort(), t.offered.includes('activate Call')]).toEqual([['Dump', 'Filler'], false]);
  });
  it('Y17.4: a cost that frees a zone', () => {
    const t = full([spell('Trade', 'Tribute 1 monster, then target 1 monster in your GY; Special Summon it.'), DUMP]);
    t.pick('activate Dump').pick('Filler');
    expect(t.offered).toContain('activate Trade');
  });
  it('Y17.2: a cost that frees none does not help', () => {
    const soul: Spec = {
      name: 'Soul',
      level: 4,
      text: 'You can send 1 card from your hand to the GY; Special Summon this card from your GY.',
    };
    const t = full([spell('Dig', 'Send 1 "Soul" from your Deck to the GY.'), soul]);
    expect(t.offered.filter((o) => o === 'activate Soul')).toEqual([]);
  });
  it('Y25.13: control of a monster needs a free zone', () => {
    const t = full([spell('Lure', 'Target 1 monster your opponent controls; take control of it until the End Phase.')]);
    t.to(1).pick('normal summon Filler').to(0);
    expect([t.names(1, 'monster'), t.offered.includes('activate Lure')]).toEqual([['Filler'], false]);
  });
  it('Y3.7: a monster is moved only where another zone is free', () => {
    const shift = spell('Shift', 'Target 1 monster in your Main Monster Zone; move that target to another of your Main Monster Zones.');
    expect(full([shift]).offered).not.toContain('activate Shift');
    expect(new Table([shift, KNIGHT]).pick('normal summon Knight').offered).toContain('activate Shift');
  });
  it('Y8.12: two Tokens are Summoned together or not at all', () => {
    const goat = spell('Goats', 'Special Summon 2 "Goat Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0).');
    const heir: Spec = {
      name: 'Heir',
      level: 4,
      atk: 100,
      text: 'If this card is destroyed by battle and sent to the GY: Special Summon 2 "Kid Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0).',
    };
    expect(full([goat]).offered).not.toContain('activate Goats');
    // Its effect is mandatory: it is activated, and with one zone does nothing.
    const t = new Table([...Array(4).fill(KNIGHT), heir], [...Array(9).fill(KNIGHT), { name: 'Ogre', level: 4, atk: 3000 }]);
    for (let i = 0; i < 5; i++) {
      t.to(0)
        .pick(`normal summon ${i < 4 ? 'Knight' : 'Heir'}`)
        .pass();
      if (i < 4) t.to(1);
    }
    t.to(1).pick('normal summon Ogre').attack('Ogre', 'Heir').pass();
    expect([t.names(0, 'monster').length, t.happened('special summon'), t.names(0, 'grave')]).toEqual([4, 0, ['Heir']]);
  });
});

describe('Y10.11, Y17.2 what an effect could do', () => {
  it('Y10.11: "…, and if you do, Special Summon" needs a monster that can be', () => {
    const ghoul: Spec = {
      name: 'Ghoul',
      level: 4,
      atk: 1800,
      text: 'Once per turn: You can make this card\'s ATK 0, and if you do, Special Summon 1 "Ghoul" from your hand.',
    };
    expect(new Table([ghoul, KNIGHT]).pick('normal summon Ghoul').offered).not.toContain('activate Ghoul');
    expect(new Table([ghoul, { ...ghoul }]).pick('normal summon Ghoul').offered).toContain('activate Ghoul');
  });
  it('Y17.2: a loss "for each" of which there is none', () => {
    const kids = spell('Kids', 'Target 1 face-up monster on the field; that target loses 400 ATK for each "Knight" in your GY.');
    expect(new Table([kids, { ...KNIGHT, name: 'Squire' }]).pick('normal summon Squire').offered).not.toContain('activate Kids');
  });
  it('Y17.2: counters are removed only where there are some', () => {
    const t = new Table([spell('Drain', 'Remove all Spell Counters on the field.'), KNIGHT]).pick('normal summon Knight');
    expect(t.offered).not.toContain('activate Drain');
  });
  it('Y17.2: damage by what is Tributed is not 0 beforehand', () => {
    const turtle: Spec = {
      name: 'Turtle',
      level: 4,
      text: "Once per turn: You can Tribute 1 monster; inflict damage to your opponent equal to half the Tributed monster's ATK on the field.",
    };
    expect(new Table([turtle]).pick('normal summon Turtle').offered).toContain('activate Turtle');
  });
  it('Y17.2: what is worth nothing is not Tributed for an amount that is its own', () => {
    const wok = spell('Wok', "Tribute 1 monster; gain LP equal to the Tributed monster's ATK.");
    const t = new Table([wok, { name: 'Egg', level: 1, atk: 0, def: 0 }, KNIGHT]).pick('normal summon Egg');
    expect(t.offered).not.toContain('activate Wok');
    t.to(1).to(0).pick('normal summon Knight').pick('activate Wok');
    expect(t.kind === 'choose cards' ? t.offered : ['Knight']).toEqual(['Knight']);
  });
  it('Y17.2: what is DARK already does not become DARK', () => {
    const dye = spell('Dye', 'Target 1 face-up monster on the field; it becomes DARK until the end of this turn.');
    expect(new Table([dye, { ...KNIGHT, attribute: 'DARK' }]).pick('normal summon Knight').offered).not.toContain('activate Dye');
    expect(new Table([dye, KNIGHT]).pick('normal summon Knight').offered).toContain('activate Dye');
  });
  it('Y10.11: "give control of this card …, and if you do, Special Summon" as well', () => {
    const sage: Spec = {
      name: 'Sage',
      level: 4,
      text: 'You can discard 1 card; give control of this card to your opponent, and if you do, Special Summon 1 "Ace" monster from your GY.',
    };
    expect(new Table([sage]).pick('normal summon Sage').offered).not.toContain('activate Sage');
  });
  it('Y6.7, Y17.2: what is of use for attacks only, not in a turn without a Battle Phase (by the record)', () => {
    const spike: Spec = {
      name: 'Spike',
      level: 4,
      text: 'Once per turn: You can target 1 face-up monster you control; it can attack directly this turn.',
    };
    const t = new Table([spike]).pick('normal summon Spike');
    expect([t.offered.includes('activate Spike'), t.to(1).to(0).offered.includes('activate Spike')]).toEqual([false, true]);
  });
  it('Y10.7, Y11.11: a Ritual Monster is not Normal Summoned or Set', () => {
    const t = new Table([{ name: 'Idol', level: 4, words: ['Ritual'] }]);
    expect(t.offered.filter((o) => o.endsWith('Idol'))).toEqual([]);
  });
  it('Y2.9: a continuous effect does not see whether a Set card is a Trap; "Spell/Trap" it is', () => {
    const sword: Spec = { name: 'Sword', level: 4, atk: 0, text: 'Gains 3000 ATK while a Trap is on the field.' };
    const t = new Table([sword, trap('Gift', 'Draw 1 card.'), TYPHOON])
      .pick('normal summon Sword')
      .pass()
      .pick('set spell/trap Gift')
      .pass();
    expect([t.atk(0, 'Sword'), t.offered.includes('activate Typhoon')]).toEqual([0, true]);
  });
  it('Y2.9: values taken together are those of face-up monsters', () => {
    const lord: Spec = {
      name: 'Lord',
      level: 4,
      atk: 0,
      text: 'Gains ATK equal to the combined original ATK of all monsters your opponent controls.',
    };
    const t = new Table([lord], [KNIGHT]).pick('normal summon Lord').to(1).pick('set monster Knight');
    expect(t.atk(0, 'Lord')).toBe(0);
  });
});

describe('Y4.7 readings that are refused', () => {
  const refused = (spec: Spec): boolean => !compileCard(recordOf(spec)).ok;
  it('Y11.27: "detach a material …, and attach it to that monster"', () =>
    expect(
      refused(
        trap(
          'Revenge',
          'Target 1 Xyz monster in your GY; Special Summon it, then detach 1 Xyz Material from a monster your opponent controls and attach it to that monster as an Xyz Material.',
        ),
      ),
    ).toBe(true));
  it('Y20.2: what follows "otherwise both players …, then"', () =>
    expect(
      refused(
        trap(
          'Scheme',
          "Your opponent can discard 1 card to negate this card's effect, otherwise both players discard 2 cards, then gain 500 LP.",
        ),
      ),
    ).toBe(true));
  it('Y16.8: an effect of a Trap that banishes it from the GY with another card', () =>
    expect(
      refused(
        trap(
          'Shade',
          'Draw 1 card. You can banish this card and 1 "Shade" card from your GY, then activate 1 of these effects;\n● Draw 1 card.\n● Gain 500 LP.',
        ),
      ),
    ).toBe(true));
});

describe('Y16.8, Y20.4 what an activation leaves open', () => {
  const SMOG = trap('Smog', "Once per turn: You can target 1 monster in your opponent's GY; banish it.", 'Continuous');
  const begun = (): Table => {
    const t = new Table([spell('Dig', 'Send 1 monster from your Deck to the GY.')], [SMOG]).to(1).pick('set spell/trap Smog').pass().to(0);
    return t.pick('activate Dig').pass().pick('Filler');
  };
  it('Y16.8: a Continuous Trap may be activated with one of its effects, as one Chain Link', () => {
    const t = begun().pick('Smog');
    expect([t.kind, t.state.pending?.rule]).toEqual(['use effect?', 'Y16.8']);
    t.yes();
    t.pick('Filler').pass();
    expect([t.names(0, 'banished'), t.happened('chain link')]).toEqual([['Filler'], 2]);
  });
  it('Y16.8: or without it', () => {
    const t = begun().pick('Smog').yes(false);
    expect([t.names(0, 'banished'), t.names(1, 'spell')]).toEqual([[], ['Smog']]);
  });
  it('Y20.4: "When this card is activated: You can" is asked, and the card is activated without it as well', () => {
    const camp = spell('Camp', 'When this card is activated: You can add 1 "Knight" from your Deck to your hand.', 'Continuous');
    const none = new Table([camp]).pick('activate Camp');
    expect(none.names(0, 'spell')).toEqual(['Camp']);
    const t = new Table([camp, ...Array(4).fill(spell('Pot', 'Draw 1 card.')), KNIGHT]).pick('activate Camp');
    expect([t.kind, t.state.pending?.rule]).toEqual(['yes or no?', 'Y20.4']);
    t.yes(false);
    expect(t.names(0, 'hand')).not.toContain('Knight');
  });
  it('Y9.5: where it may be Normal Summoned without Tributes its player chooses', () => {
    const lord: Spec = {
      name: 'Lord',
      level: 6,
      atk: 2400,
      text: 'If you control a Warrior monster, you can Normal Summon this card without Tributing.',
    };
    const t = new Table([lord, KNIGHT]).pick('normal summon Knight').to(1).to(0).pick('normal summon Lord');
    expect([t.kind, t.state.pending?.rule]).toEqual(['choose option', 'Y9.5']);
    expect(
      new Table([lord, KNIGHT])
        .pick('normal summon Knight')
        .to(1)
        .to(0)
        .pick('normal summon Lord')
        .give({ pick: [0] }).kind,
    ).toBe('choose tributes');
    expect(
      t
        .give({ pick: [1] })
        .settle()
        .names(0, 'monster'),
    ).toEqual(['Knight', 'Lord']);
  });
});

describe('Y19.6, Y25.4 triggers in the hand', () => {
  const PUFF: Spec = {
    name: 'Puff',
    level: 1,
    text: 'If this card is added from your Deck to your hand by a card effect: You can Special Summon this card.',
  };
  const POT = spell('Pot', 'Draw 1 card.');
  const top = [POT, POT, POT, POT, KNIGHT, PUFF];

  it('Y25.4: also by the draw of a card effect, not by the normal draw', () => {
    const t = new Table(top).pick('activate Pot');
    expect(t.kind).toBe('use effect?');
    expect(t.yes().names(0, 'monster')).toEqual(['Puff']);
    const normal = new Table(top).to(1).to(0);
    expect([normal.names(0, 'hand').includes('Puff'), normal.names(0, 'monster')]).toEqual([true, []]);
  });
  it('Y25.4: "except by drawing it" not by a draw', () => {
    const shy = {
      ...PUFF,
      name: 'Shy',
      text: 'If this card is added to your hand, except by drawing it: You can Special Summon this card.',
    };
    expect(new Table([...top.slice(0, 5), shy]).pick('activate Pot').kind).toBe('idle command');
  });
  it('Y19.4: what waits in the GY was there before the event', () => {
    const heir: Spec = {
      name: 'Heir',
      level: 4,
      type: 'Dragon',
      text: 'If a Dragon monster you control is destroyed by battle or card effect, while this card is in your GY: You can Special Summon this card.',
    };
    const t = new Table([heir, spell('Hole', 'Destroy all monsters on the field.')]).pick('normal summon Heir').pick('activate Hole');
    expect([t.kind, t.names(0, 'grave')]).toEqual(['idle command', ['Heir', 'Hole']]);
  });
  it('Y19.6: by the other switch they come after the groups, as fast effects do', () => {
    const t = new Table(top, [], { switches: { handTriggers: 'after' } }).pick('activate Pot');
    expect([t.kind, t.offered]).toEqual(['chain', ['Puff', 'pass']]);
    expect(t.pick('Puff').names(0, 'monster')).toEqual(['Puff']);
  });
});

describe('Y14.5, Y23 what the record shows where the specification is silent, and values', () => {
  it('Y14.5: a monster that is determined to be destroyed by battle is no target any more (by the record)', () => {
    const bug: Spec = { name: 'Bug', level: 2, atk: 400, def: 600, text: 'FLIP: Target 1 monster on the field; destroy it.' };
    const t = new Table([bug], [KNIGHT]).pick('set monster Bug').to(1).pick('normal summon Knight').attack('Knight', 'Bug');
    expect([t.kind, t.offered]).toEqual(['choose cards', ['Knight']]);
  });
  it('Y23.5 T122: a halved value has taken in what a continuous effect adds', () => {
    const herald: Spec = { name: 'Herald', level: 4, atk: 1300, text: 'All Warrior monsters on the field gain 300 ATK.' };
    const t = new Table([herald, spell('Glass', 'Halve the ATK of all face-up monsters currently on the field.')]);
    t.pick('normal summon Herald');
    expect(t.atk(0, 'Herald')).toBe(1600);
    expect(t.pick('activate Glass').atk(0, 'Herald')).toBe(800);
  });
  it('Y23.6 T123: what comes later is added to it', () => {
    const t = new Table([
      KNIGHT,
      spell('Glass', 'Halve the ATK of all face-up monsters currently on the field.'),
      spell('Banner', 'All Warrior monsters you control gain 500 ATK.', 'Continuous'),
    ]);
    expect(t.pick('normal summon Knight').pick('activate Glass').pick('activate Banner').atk(0, 'Knight')).toBe(1250);
  });
  it('Y23.15: a protection of all is one of those that come later, and needs none now', () => {
    const aegis = spell('Aegis', 'All Warrior monsters you control cannot be destroyed by card effects this turn.', 'Quick-Play');
    const ape: Spec = { name: 'Ape', level: 4, type: 'Beast' };
    const t = new Table([aegis, ape, KNIGHT, spell('Hole', 'Destroy all monsters on the field.')]).pass();
    t.pick('normal summon Ape').to(1).to(0).pass().pick('activate Aegis').pick('normal summon Knight');
    expect(t.pick('activate Hole').names(0, 'monster')).toEqual(['Knight']);
  });
  it('Y20.2, Y25.9: "banish it, also banish this card" is one movement of two cards', () => {
    const twin: Spec = {
      name: 'Twin',
      level: 4,
      atk: 1000,
      text: "After damage calculation, if this card battles an opponent's monster: Banish that monster, also banish this card.",
    };
    const t = new Table([twin], [KNIGHT]).pick('normal summon Twin').to(1).pick('normal summon Knight').attack('Knight', 'Twin').pass();
    expect(t.events.filter((e) => e.kind === 'move' && e.to?.includes('banished')).map((e) => e.from)).toEqual([
      '1 monster 0',
      '0 monster 0',
    ]);
  });
});
