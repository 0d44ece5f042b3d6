/** Texts put together from parts that each read alone: procedures (Y10.2), Normal Summons (Y9.5), attacks in Defense Position (Y14.14), sequences and conditions (Y20), what holds (Y23). */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500, def: 500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const BOLT = spell('Bolt', 'Target 1 monster on the field; destroy it.');
const refusal = (text: string, kind: Partial<Spec> = {}): string | null => {
  const compiled = compileCard(recordOf({ name: 'Try', text, ...kind }));
  return compiled.ok ? null : compiled.phrase;
};

describe('Y10.2 procedures', () => {
  it("Y10.2, Y9.5: to the opponent's field, by Tributing a monster there", () => {
    const beast: Spec = {
      name: 'Beast',
      level: 8,
      atk: 3000,
      text: "Cannot be Normal Summoned/Set. You can Special Summon this card (from your hand) to your opponent's field in Attack Position, by Tributing 1 monster your opponent controls.",
    };
    const t = new Table([beast], [SQUIRE]).to(1).pick('normal summon Squire').pass().to(0).pass();
    t.pick('special summon Beast').pick('Squire');
    expect([t.names(0, 'monster'), t.names(1, 'monster'), t.names(1, 'grave'), t.pos(1, 'Beast')]).toEqual([
      [],
      ['Beast'],
      ['Squire'],
      'up attack',
    ]);
  });
  it('Y10.2: under a condition, in Attack Position only', () => {
    const scout: Spec = {
      name: 'Scout',
      level: 4,
      text: 'If you control a Warrior monster, you can Special Summon this card (from your hand) in Attack Position.',
    };
    const t = new Table([KNIGHT, scout]);
    expect(t.offered).not.toContain('special summon Scout');
    t.pick('normal summon Knight').pick('special summon Scout');
    expect(t.pos(0, 'Scout')).toBe('up attack');
  });
  it('Y10.2, Y20.10: from the Deck', () => {
    const root: Spec = { name: 'Root', level: 4, text: 'Must be Special Summoned (from your Deck) by Tributing 1 "Knight".' };
    const t = new Table([KNIGHT, SQUIRE, SQUIRE, SQUIRE, SQUIRE, SQUIRE, root])
      .pick('normal summon Knight')
      .pick('special summon Root')
      .pick('Knight');
    expect(t.names(0, 'monster')).toEqual(['Root']);
  });
});

describe('Y9.5 Normal Summons without Tributes', () => {
  const giant: Spec = {
    name: 'Giant',
    level: 7,
    atk: 2800,
    text: 'You can Normal Summon this card without Tributing, but its original ATK becomes 1000.',
  };
  it('Y9.5: what is said of it is done to it', () => {
    expect(new Table([giant]).pick('normal summon Giant').atk(0, 'Giant')).toBe(1000);
  });
});

describe('Y14.14 attacks in Defense Position', () => {
  const wall = (more: string): Spec => ({
    name: 'Wall',
    level: 4,
    atk: 100,
    def: 2500,
    text: `Can attack while in face-up Defense Position.${more}`,
  });
  const turned = (more: string): Table => {
    const t = new Table([wall(more), spell('Turn', 'Change all monsters you control to Defense Position.')], [KNIGHT]);
    t.pick('normal summon Wall').pick('activate Turn').to(1).pick('normal summon Knight').pass().to(0).pass();
    return t.attack('Wall', 'Knight').pass();
  };
  it('Y14.14: with its ATK where nothing else is said', () => {
    expect(turned('').lp(0)).toBe(8000 - 1400);
  });
  it('Y14.14: with its DEF where its text says so', () => {
    const t = turned(' If it does, apply its DEF for damage calculation.');
    expect([t.lp(0), t.lp(1), t.names(1, 'monster')]).toEqual([8000, 8000 - 1000, []]);
  });
});

describe('Y20 sequences and conditions', () => {
  it('Y20.2: "if you do that" asks for what was done just before', () => {
    const chain = spell('Chain', 'Destroy all monsters on the field, and if you do, gain 500 LP, and if you do that, draw 1 card.');
    const t = new Table([KNIGHT, chain]).pick('normal summon Knight').pick('activate Chain');
    expect([t.lp(0), t.names(0, 'hand').length]).toEqual([8500, 4]);
  });
  it('Y20.23: each bullet applies if there are so many', () => {
    const count = spell(
      'Count',
      'Apply these effects in sequence, based on the number of "Knight" you control.\n● 1+: Gain 500 LP.\n● 2+: Gain 100 LP.\n● 3+: Gain 10 LP.',
    );
    const t = new Table([{ ...KNIGHT }, spell('Call', 'Special Summon 1 "Knight" from your Deck.'), count, SQUIRE, SQUIRE, KNIGHT]);
    t.pick('normal summon Knight').pick('activate Call').pick('Knight').pick('activate Count');
    expect(t.lp(0)).toBe(8600);
  });
  it('Y20.23: where what is done may change the number it is refused', () => {
    expect(
      refusal(
        'Apply these effects in sequence, based on the number of "Knight" you control.\n● 1+: Special Summon 1 "Knight" from your Deck.\n● 2+: Draw 1 card.',
        { spell: 'Normal' },
      ),
    ).not.toBeNull();
  });
  it('Y20.18: what came about this turn is counted as it was then, and begins anew', () => {
    const mourner = {
      name: 'Mourner',
      level: 4,
      text: 'If a face-up "Knight" you control was destroyed this turn: You can Special Summon this card from your hand.',
    };
    const t = new Table([KNIGHT, BOLT, mourner]).pick('normal summon Knight');
    expect(t.offered).not.toContain('activate Mourner');
    t.pick('activate Bolt').pick('Knight');
    expect(t.offered).toContain('activate Mourner');
    expect(t.to(1).to(0).pass().offered).not.toContain('activate Mourner');
  });
  it('Y20.18, Y22.1: an activation that was negated did not take place', () => {
    const watcher: Spec = { name: 'Watcher', trap: 'Normal', text: 'If your opponent has activated a Spell Card this turn: Draw 1 card.' };
    const stop: Spec = {
      name: 'Stop',
      trap: 'Counter',
      text: 'When your opponent activates a Spell Card: Negate the activation, and if you do, destroy it.',
    };
    const set = (traps: readonly Spec[]): Table => {
      const t = new Table([spell('Gain', 'Gain 100 LP.')], traps).to(1);
      for (const s of traps) t.pick(`set spell/trap ${s.name}`).pass();
      return t.to(0).pass();
    };
    expect(set([watcher]).pick('activate Gain').pass().pick('end phase').offered).toContain('Watcher');
    expect(set([stop, watcher]).pick('activate Gain').pick('Stop').pass().pick('end phase').offered).not.toContain('Watcher');
  });
});

describe('Y23 what holds', () => {
  const leader = (text: string): Spec => ({ name: 'Leader', level: 4, atk: 1000, text });
  it('Y23.1: a further verb is of the same cards', () => {
    const t = new Table([
      leader('"Knight" you control gain 500 ATK and cannot be destroyed by card effects.'),
      spell('Call', 'Special Summon 1 "Knight" from your hand.'),
      KNIGHT,
      BOLT,
    ]);
    t.pick('normal summon Leader').pick('activate Call').pick('Knight');
    expect(t.atk(0, 'Knight')).toBe(2000);
    // Of the two only the one that is not named can be destroyed.
    expect(t.pick('activate Bolt').offered).toEqual(['Leader']);
  });
  it('Y23.1: "its" is of the card that the text is on', () => {
    expect(new Table([leader('Gains ATK equal to its Level x 200.')]).pick('normal summon Leader').atk(0, 'Leader')).toBe(1800);
  });
  it('Y20.15: of two cards "it" may be neither is read', () => {
    expect(refusal('While you control a Dragon monster, your opponent cannot target it with card effects.')).not.toBeNull();
  });
  it('Y21.10: of what was paid with otherwise no card is "the banished" one', () => {
    expect(
      refusal("Discard 1 monster; inflict damage to your opponent equal to the banished monster's ATK.", { spell: 'Normal' }),
    ).not.toBeNull();
  });
  it("Y20.3: what another player does with one's own cards is not read as theirs", () => {
    expect(refusal('Your opponent Special Summons 1 monster from your GY.', { spell: 'Normal' })).not.toBeNull();
  });
  it('Y2.11: what follows the verb is said of the card that is chosen', () => {
    const scry = spell('Scry', 'Add 1 monster from your Deck to your hand with 1200 or less ATK, except "Filler".');
    const t = new Table([scry, KNIGHT, KNIGHT, KNIGHT, KNIGHT, SQUIRE]).pick('activate Scry');
    expect(t.offered).toEqual(['Squire']);
  });
});
