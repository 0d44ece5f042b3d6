/** What records of Duels showed: steps and phases that end, costs of attacks, hands, declarations, positions (Y6, Y7, Y8, Y13 to Y17, Y20, Y23, Y29). */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.js';
import { player } from '../../src/state/access.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const PAGE: Spec = { name: 'Page', level: 3, atk: 500, def: 700 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const meaning = (spec: Spec): string => JSON.stringify(compileCard(recordOf(spec)));

describe('Y6, Y7 phases and steps that end', () => {
  const GIFT = trap('Gift', 'Gain 500 LP.');
  it('Y6.15: the Battle Step is open once more after an attack before it ends', () => {
    const t = new Table([KNIGHT], [GIFT]).pick('normal summon Knight').to(1).pick('set spell/trap Gift').to(0).pick('battle phase').pass();
    t.pick('attack Knight');
    t.pick('pass');
    expect([t.kind, t.who, t.offered]).toEqual(['chain', 1, [' Gift', 'pass'].map((x) => x.trim())]);
  });
  it('Y7.6: the opponent may act in Main Phase 2 before it ends at once', () => {
    const t = new Table([KNIGHT], [GIFT]).to(1).pick('set spell/trap Gift').to(0).pick('battle phase').pass().pick('end phase');
    // The Battle Step, then the End Step.
    t.pick('pass').pick('pass');
    expect([t.kind, t.state.phase]).toEqual(['chain', 'main2']);
  });
  it('Y6.11: a text changes how many cards may be kept', () => {
    const t = new Table([spell('Mist', "Your opponent's hand size limit becomes 5.", 'Continuous')]).pick('activate Mist').to(1);
    t.to(0);
    expect(player(t.state, 1).hand.length).toBe(5);
  });
});

describe('Y13, Y14 attacks and battle damage', () => {
  it('Y13.2: an attack that has to be paid for', () => {
    const t = new Table([KNIGHT], [spell('Gate', 'Each player must pay 500 Life Points to declare an attack.', 'Continuous')]);
    t.pick('normal summon Knight').to(1).pick('activate Gate').to(0).attack('Knight').pass();
    expect([t.lp(0), t.lp(1)]).toEqual([7500, 6500]);
  });
  it('Y14.17: battle damage that becomes a number', () => {
    const rod = spell(
      'Rod',
      'If a monster equipped with this card inflicts Battle Damage to your opponent, the damage becomes 1000 points.',
      'Equip',
    );
    const t = new Table([KNIGHT, rod]).pick('normal summon Knight').pick('activate Rod').to(1).to(0).attack('Knight').pass();
    expect(t.lp(1)).toBe(7000);
  });
  it('Y14.10: a trap about battle damage is activated in the Damage Step', () => {
    const cure = trap('Cure', 'When you take damage by battle or by a card effect: Gain Life Points equal to the damage you took.');
    const t = new Table([KNIGHT], [cure]).pick('normal summon Knight').to(1).pick('set spell/trap Cure').to(0).attack('Knight');
    expect(t.offered).toContain('Cure');
    expect(t.pick('Cure').pass().lp(1)).toBe(8000);
  });
});

describe('Y12, Y29 positions that are held', () => {
  it('Y29.1: a monster of that Level is turned as soon as the card applies (Y23.21)', () => {
    const t = new Table([KNIGHT, PAGE, spell('Line', 'Change all face-up Level 4 or higher monsters to Defense Position.', 'Continuous')]);
    t.pick('normal summon Knight').pick('activate Line');
    expect(t.pos(0, 'Knight')).toBe('up defense');
  });
});

describe('Y3, Y17, Y20 hands and declarations', () => {
  it('Y3.11: a card of the hand goes to the hand of the opponent, by its text', () => {
    const t = new Table([spell('Tear', "Add 1 card from your hand to your opponent's hand, then gain 2000 LP."), KNIGHT]);
    t.pick('activate Tear').pick('Knight');
    expect([t.names(1, 'hand').includes('Knight'), t.names(0, 'hand').includes('Knight'), t.lp(0)]).toEqual([true, false, 10000]);
    t.to(1).pick('normal summon Knight');
    expect(t.names(1, 'monster')).toEqual(['Knight']);
  });
  it('Y17.8: a Type that is declared when the card is activated', () => {
    const t = new Table([
      KNIGHT,
      spell('Change', 'Activate this card by declaring 1 Monster Type. All face-up monsters on the field become that Type.', 'Continuous'),
      spell('Hunt', 'Destroy all Dragon monsters on the field.'),
    ]);
    t.pick('normal summon Knight').pick('activate Change').pick('Dragon');
    t.pick('activate Hunt');
    expect(t.names(0, 'grave').sort()).toEqual(['Hunt', 'Knight']);
  });
  it('Y17.2: what declares only what it can do something to', () => {
    const virus: Spec = {
      name: 'Virus',
      level: 4,
      type: 'Aqua',
      text: 'Discard 1 card, then declare 1 Monster Type; destroy all monsters on the field with the declared Type.',
    };
    const t = new Table([virus]).pick('normal summon Virus').pick('activate Virus').pick('Filler');
    expect(t.offered).toEqual(['Aqua']);
  });
  it('Y20.8: both discard their hands, then draw as many', () => {
    const t = new Table([
      spell(
        'Flood',
        'Both players discard as many cards as possible from their hands, then each player draws the same number of cards they discarded.',
      ),
    ]);
    t.pick('activate Flood');
    expect([player(t.state, 0).hand.length, player(t.state, 1).hand.length, t.names(0, 'grave').length]).toEqual([4, 5, 5]);
  });
  it('Y20.3: "both players discard 2 cards, then draw 2 cards": both draw', () => {
    const scheme = spell(
      'Scheme',
      "Your opponent can discard 1 card to negate this card's effect, otherwise both players discard 2 cards, then draw 2 cards.",
    );
    const t = new Table([scheme]).pick('activate Scheme').yes(false);
    t.pick('Filler', 'Filler').pick('Filler', 'Filler');
    expect([player(t.state, 0).hand.length, player(t.state, 1).hand.length, player(t.state, 1).grave.length]).toEqual([4, 5, 2]);
  });
  it('Y20.2: of "A and B" both must be possible', () => {
    expect(new Table([spell('Dig', 'Discard 1 card, and send 1 "Nobody" card from your Deck to the GY.')]).offered).not.toContain(
      'activate Dig',
    );
  });
});

describe('Y6.5, Y23.16, Y20.15 texts in the words of old cards', () => {
  it('Y6.5: at the start of Main Phase 1 only before anything else', () => {
    const t = new Table([spell('Heat', 'At the start of your Main Phase 1: Draw 1 card.'), KNIGHT]);
    expect(t.offered).toContain('activate Heat');
    expect(t.pick('normal summon Knight').offered).not.toContain('activate Heat');
  });
  it('Y23.16: what protects from other Spell effects is not kept off by itself', () => {
    const t = new Table([
      KNIGHT,
      spell('Zone', 'All face-up monsters, except for Effect Monsters, are unaffected by other Spell effects.', 'Continuous'),
      spell('Bolt', 'Destroy all monsters on the field.'),
    ]);
    t.pick('normal summon Knight').pick('activate Zone').to(1).to(0);
    if (t.offered.includes('activate Bolt')) t.pick('activate Bolt');
    expect(t.names(0, 'monster')).toEqual(['Knight']);
  });
  it('Y20.15: "that monster" at the end of the Damage Step is the one it battled', () => {
    const ogre: Spec = {
      name: 'Ogre',
      level: 4,
      atk: 1500,
      text: 'If this card battles a Fiend or Zombie-Type monster, destroy that monster at the end of the Damage Step.',
    };
    expect(meaning(ogre)).toContain('{"do":"destroy","what":{"sel":"battling"}}');
  });
});
