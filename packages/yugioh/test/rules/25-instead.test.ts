/** What is done instead (Y25.7), what the rules put right (Y29.1), what waits (Y6, Y19.17). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');
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
