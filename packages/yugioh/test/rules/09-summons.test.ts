/** Normal, Tribute, Set, Flip (Y9), positions (Y12), procedures (Y10), the Extra Deck (Y11). */
import { describe, expect, it } from 'vitest';
import { Table } from '../table.js';

const KNIGHT = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE = { name: 'Squire', level: 4, atk: 1200 };
const LORD = { name: 'Lord', level: 6, atk: 2400 };
const KING = { name: 'King', level: 8, atk: 3000 };

describe('Y9 Normal Summon, Tribute Summon, Set, Flip Summon', () => {
  it('Y9.1 T16: one Normal Summon or Set a turn', () => {
    const t = new Table([KNIGHT, SQUIRE]).pick('set monster Knight').pass();
    expect(t.offered).not.toContain('normal summon Squire');
  });
  it('Y9.1: face-up Attack Position', () => expect(new Table([KNIGHT]).pick('normal summon Knight').pos(0, 'Knight')).toBe('up attack'));
  it('Y9.1: Set in face-down Defense Position', () =>
    expect(new Table([KNIGHT]).pick('set monster Knight').pos(0, 'Knight')).toBe('down defense'));
  it('Y9.2: Level 5 and higher needs Tributes', () => expect(new Table([LORD]).offered).not.toContain('normal summon Lord'));
  it('Y9.2 T17: one Tribute for Level 6, two for Level 8', () => {
    const t = new Table([KNIGHT, LORD, KING]).pick('normal summon Knight').to(1).to(0);
    expect([t.offered.includes('normal summon Lord'), t.offered.includes('normal summon King')]).toEqual([true, false]);
    t.pick('normal summon Lord').pick('Knight');
    expect([t.names(0, 'monster'), t.names(0, 'grave')]).toEqual([['Lord'], ['Knight']]);
  });
  it('Y9.8: a monster that cannot be Normal Summoned/Set', () => {
    const t = new Table([{ name: 'Shy', text: 'Cannot be Normal Summoned/Set.' }]);
    expect(t.offered.filter((o) => o.includes('Shy'))).toEqual([]);
  });
  it('Y9.5: without Tributing', () => {
    const t = new Table([{ name: 'Easy', level: 7, text: 'You can Normal Summon this card without Tributing.' }]);
    expect([t.offered.includes('normal summon Easy'), t.offered.includes('set monster Easy')]).toEqual([true, false]);
  });
  it('Y9.11 T20: no Flip Summon in the turn of the Set; later beside a Normal Summon', () => {
    const t = new Table([KNIGHT, SQUIRE]).pick('set monster Knight').pass();
    expect(t.offered).not.toContain('change position Knight');
    t.to(1).to(0).pick('change position Knight');
    expect([t.pos(0, 'Knight'), t.offered.includes('normal summon Squire')]).toEqual(['up attack', true]);
  });
  it('Y9.12: a Flip Summon is the change of the turn', () => {
    const t = new Table([KNIGHT]).pick('set monster Knight').to(1).to(0).pick('change position Knight');
    expect(t.offered).not.toContain('change position Knight');
  });
  it('Y12.3 T24: not in the turn of the Summon', () =>
    expect(new Table([KNIGHT]).pick('normal summon Knight').offered).not.toContain('change position Knight'));
  it('Y12.2: once a turn', () => {
    const t = new Table([KNIGHT]).pick('normal summon Knight').to(1).to(0).pick('change position Knight');
    expect([t.pos(0, 'Knight'), t.offered.includes('change position Knight')]).toEqual(['up defense', false]);
  });
  it('Y12.3 T26: not after an attack', () => {
    const t = new Table([KNIGHT]).pick('normal summon Knight').to(1).to(0).attack('Knight').pick('main 2');
    expect(t.offered).not.toContain('change position Knight');
  });
  it('Y3.7: the controller chooses the zone', () => {
    const t = new Table([KNIGHT]);
    t.give({ pick: [t.offered.indexOf('normal summon Knight')] });
    expect([t.kind, t.offered]).toEqual(['choose zone', [0, 1, 2, 3, 4].map((n) => `0 monster ${n}`)]);
  });
});

describe('Y10 Special Summons', () => {
  const DRAGON = {
    name: 'Cyber',
    level: 5,
    text: 'If your opponent controls a monster and you control no monsters, you can Special Summon this card (from your hand).',
  };
  it('Y10.2 T28: by a procedure, without a Chain', () => {
    const t = new Table([DRAGON], [KNIGHT]).to(1).pick('normal summon Knight').to(0);
    t.pick('special summon Cyber');
    expect([t.names(0, 'monster'), t.happened('chain link')]).toEqual([['Cyber'], 0]);
  });
  it('Y8.13: not while its condition does not hold', () => expect(new Table([DRAGON]).offered).not.toContain('special summon Cyber'));
  it('Y10.2: what it asks for is paid', () => {
    const t = new Table([{ name: 'Thief', text: 'You can Special Summon this card (from your hand) by discarding 1 card.' }, KNIGHT]);
    t.pick('special summon Thief').pick('Knight');
    expect([t.names(0, 'monster'), t.names(0, 'grave')]).toEqual([['Thief'], ['Knight']]);
  });
  it('Y10.4: "Cannot be Special Summoned" stands against everything', () => {
    const t = new Table([
      { name: 'Reborn', spell: 'Normal', text: 'Target 1 monster in your GY; Special Summon it.' },
      { name: 'Bound', text: 'Cannot be Special Summoned.' },
      { name: 'Out', spell: 'Normal', text: 'Discard 1 card; draw 1 card.' },
    ]);
    t.pick('activate Out').pick('Bound');
    expect(t.offered).not.toContain('activate Reborn');
  });
  it('Y10.1: the player chooses the position', () => {
    const t = new Table([{ name: 'Call', spell: 'Normal', text: 'Special Summon 1 monster from your hand.' }, KNIGHT]);
    t.give({ pick: [t.offered.indexOf('activate Call')] }).give({ pick: [0] });
    t.give({ pick: [t.offered.indexOf('Knight')] }).give({ pick: [0] });
    expect([t.kind, t.offered]).toEqual(['choose position', ['attack', 'defense']]);
  });
  it('Y17.3 T37: a search without a card to find is refused', () => {
    expect(new Table([{ name: 'Call', spell: 'Normal', text: 'Add 1 Dragon monster from your Deck to your hand.' }]).offered).not.toContain(
      'activate Call',
    );
  });
  it('Y17.3 T38: a draw of more cards than the Deck has is refused', () => {
    expect(new Table([{ name: 'Pot', spell: 'Normal', text: 'Draw 2 cards.' }], [], { size: 6 }).offered).not.toContain('activate Pot');
  });
});

describe('Y11 the Extra Deck and Rituals', () => {
  const TUNER = { name: 'Tuner', level: 3, words: ['Tuner'] } as const;
  const STAR = { name: 'Star', level: 7, words: ['Synchro'], materials: '1 Tuner + 1+ non-Tuner monsters', atk: 2500 } as const;
  const two = (a: object, b: object, extra: object, setup: object = {}) =>
    new Table([a as never, b as never], [], { extra: [extra as never], ...setup })
      .pick(`normal summon ${(a as { name: string }).name}`)
      .to(1)
      .to(0)
      .pick(`normal summon ${(b as { name: string }).name}`);
  it('Y11.15 T39: a Tuner and others whose Levels sum to that of the Synchro Monster', () => {
    const t = two(TUNER, KNIGHT, STAR).pick('special summon Star').pick('Tuner');
    if (t.kind === 'choose cards') t.pick('Knight');
    expect([t.names(0, 'monster'), t.names(0, 'grave').sort()]).toEqual([['Star'], ['Knight', 'Tuner']]);
  });
  it('Y11.15 T39: with other Levels it is not offered', () =>
    expect(two(TUNER, { ...KNIGHT, name: 'Small', level: 3 }, STAR).offered).not.toContain('special summon Star'));
  it('Y11.15: without a Tuner it is not offered', () =>
    expect(two({ ...TUNER, words: [] }, KNIGHT, STAR).offered).not.toContain('special summon Star'));
  const zones = (setup: object): string[] => {
    const t = two(TUNER, KNIGHT, STAR, setup);
    t.give({ pick: [t.offered.indexOf('special summon Star')] });
    t.give({ pick: [0] });
    if (t.kind === 'choose cards') t.give({ pick: [0] });
    return t.offered.map((z) => z.slice(-1));
  };
  it('Y11.42 T45: any Extra or Main Monster Zone by mr2020', () => expect(zones({})).toEqual(['0', '1', '2', '3', '4', '5', '6']));
  it('Y11.43 T45: only Extra Monster Zones by mr4, without a Link Monster', () => expect(zones({ profile: 'mr4' })).toEqual(['5', '6']));
  it('Y11.43 T45: only Main Monster Zones by mr3', () => expect(zones({ profile: 'mr3' })).toEqual(['0', '1', '2', '3', '4']));
  it('Y28.2 T137: the switch alone changes it', () => expect(zones({ switches: { emz: 'linked' } })).toEqual(['5', '6']));
  const XYZ = { name: 'Utopia', rank: 4, words: ['Xyz'], materials: '2 Level 4 monsters', atk: 2500 } as const;
  it('Y11.19, Y11.25 T42: materials lie under the Xyz Monster and go to the GY with it', () => {
    const t = two(KNIGHT, SQUIRE, XYZ).pick('special summon Utopia').pick('Knight');
    if (t.kind === 'choose cards') t.pick('Squire');
    expect([t.names(0, 'monster'), t.names(0, 'grave')]).toEqual([['Utopia'], []]);
    expect(t.game.view(t.state, 1).players[0].field[0].materials).toHaveLength(2);
  });
  it('Y11.19: other Levels are no material', () =>
    expect(two(KNIGHT, { ...SQUIRE, level: 3 }, XYZ).offered).not.toContain('special summon Utopia'));
  const LINK = { name: 'Decoder', words: ['Link'], arrows: ['B', 'T'], materials: '2 monsters', atk: 1800 } as const;
  it('Y11.35, Y11.38: a Link Monster goes to an Extra Monster Zone, in Attack Position', () => {
    const t = two(KNIGHT, SQUIRE, LINK);
    t.give({ pick: [t.offered.indexOf('special summon Decoder')] }).give({ pick: [0] });
    if (t.kind === 'choose cards') t.give({ pick: [0] });
    expect(t.offered).toEqual(['0 monster 5', '0 monster 6']);
    expect(t.settle().pos(0, 'Decoder')).toBe('up attack');
  });
  it('Y11.48 T46: not a second one without a zone', () => {
    const other = { ...LINK, name: 'Second', arrows: ['T', 'TL'], materials: '2 Level 4 monsters' };
    const t = new Table([KNIGHT, SQUIRE, KNIGHT, SQUIRE], [], { extra: [{ ...LINK, arrows: ['T', 'TL'] }, other] });
    t.pick('normal summon Knight')
      .to(1)
      .to(0)
      .pick('normal summon Squire')
      .to(1)
      .to(0)
      .pick('normal summon Knight')
      .to(1)
      .to(0)
      .pick('normal summon Squire');
    t.pick('special summon Decoder').pick('Knight').pick('Squire');
    if (t.kind === 'choose cards') t.give({ pick: [] }).settle();
    // Two monsters are left, but no zone: the arrows point to none of the player's own.
    expect([t.names(0, 'monster').sort(), t.offered.includes('special summon Second')]).toEqual([['Decoder', 'Knight', 'Squire'], false]);
  });
  const POLY = {
    name: 'Poly',
    spell: 'Normal',
    text: 'Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field.',
  } as const;
  it('Y11.6: materials are sent, the Fusion Monster comes from the Extra Deck', () => {
    const t = new Table([POLY, KNIGHT, SQUIRE], [], {
      extra: [{ name: 'Chimera', level: 6, words: ['Fusion'], materials: '"Knight" + "Squire"' }],
    });
    t.pick('activate Poly').pick('Chimera').pick('Knight');
    if (t.kind === 'choose cards') t.pick('Squire');
    expect([t.names(0, 'monster'), t.names(0, 'grave').sort()]).toEqual([['Chimera'], ['Knight', 'Poly', 'Squire']]);
  });
  it('Y11.7: not without materials', () => {
    const t = new Table([POLY, KNIGHT], [], {
      extra: [{ name: 'Chimera', level: 6, words: ['Fusion'], materials: '"Knight" + "Squire"' }],
    });
    expect(t.offered).not.toContain('activate Poly');
  });
  const RITE = { name: 'Rite', spell: 'Ritual', text: 'This card is used to Ritual Summon "Master".' } as const;
  const MASTER = { name: 'Master', level: 8, words: ['Ritual'], atk: 3000 } as const;
  it('Y11.11, Y11.12 T55: Tributes reach the Level, none of them superfluous', () => {
    const t = new Table([RITE, MASTER, KNIGHT, SQUIRE, { ...KING, name: 'Eight' }]);
    t.pick('activate Rite').pick('Master');
    t.pick('Eight');
    expect([t.names(0, 'monster'), t.names(0, 'grave').sort()]).toEqual([['Master'], ['Eight', 'Rite']]);
  });
  const SCALE = (name: string, scale: number): object => ({ name, level: 4, scale, words: ['Pendulum'] });
  it('Y11.28 T47: Levels strictly between the Scales', () => {
    const t = new Table([SCALE('Low', 1), SCALE('High', 8), { ...KING, name: 'Eight' }, { ...LORD, name: 'Seven', level: 7 }] as never);
    t.pick('activate Low').pass().pick('activate High').pass();
    t.pick('special summon Low');
    expect(t.offered.includes('Seven') && !t.offered.includes('Eight')).toBe(true);
    t.pick('Seven');
    // Y11.28 T48
    expect([t.names(0, 'monster'), t.offered.includes('special summon Low')]).toEqual([['Seven'], false]);
  });
  it('Y3.13 T50: a Pendulum Monster from the field goes face-up to the Extra Deck', () => {
    const t = new Table([SCALE('Low', 1), { name: 'Bolt', spell: 'Normal', text: 'Destroy all monsters on the field.' }] as never);
    t.pick('normal summon Low').pick('activate Bolt');
    expect(t.names(0, 'extra')).toEqual(['Low']);
  });
  it('Y3.13 T51: from the hand it goes to the GY', () => {
    const t = new Table([SCALE('Low', 1), { name: 'Out', spell: 'Normal', text: 'Discard 1 card; draw 1 card.' }] as never);
    t.pick('activate Out').pick('Low');
    expect(t.names(0, 'grave')).toContain('Low');
  });
});
