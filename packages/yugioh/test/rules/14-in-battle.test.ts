/** What is done in battles, and by which of several targets: the Damage Step (Y14), damage that is halved (Y14.17), targets of different kinds (Y20.15, Y21). */
import { describe, expect, it } from 'vitest';
import { compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500, def: 500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200, def: 1800 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const refusal = (text: string, kind: Partial<Spec> = {}): string | null => {
  const compiled = compileCard(recordOf({ name: 'Try', text, ...kind }));
  return compiled.ok ? null : compiled.phrase;
};
/** B has these; it is A's second turn. */
const against = (mine: readonly Spec[], theirs: readonly Spec[]): Table => {
  const t = new Table(mine, theirs).to(1);
  for (const s of theirs) t.pick(`normal summon ${s.name}`).pass();
  return t.to(0).pass();
};

describe('Y14.3 before damage calculation', () => {
  it('Y14.3: the monster is gone before numbers are compared', () => {
    const drill: Spec = {
      name: 'Drill',
      level: 4,
      atk: 800,
      text: 'Before damage calculation, if this card battles a monster: Destroy that monster.',
    };
    const t = against([drill], [KNIGHT]).pick('normal summon Drill').attack('Drill', 'Knight').pass();
    expect([t.names(1, 'grave'), t.lp(0), t.names(0, 'monster')]).toEqual([['Knight'], 8000, ['Drill']]);
  });
});

describe('Y14.10 the Damage Step', () => {
  const helper: Spec = {
    name: 'Helper',
    level: 2,
    text: 'During the Damage Step, when your "Knight" battles (Quick Effect): You can send this card from your hand to the GY; that monster gains 500 ATK until the end of this turn.',
  };
  it('Y14.10, Y20.15: only there, and for the monster that battles', () => {
    const t = against([helper, KNIGHT], [{ ...SQUIRE, atk: 1900 }]).pick('normal summon Knight');
    expect(t.offered).not.toContain('activate Helper');
    t.attack('Knight', 'Squire');
    while (t.kind === 'chain' && !t.offered.includes('Helper')) t.pick('pass');
    t.pick('Helper').pass();
    expect([t.names(1, 'grave'), t.lp(1), t.atk(0, 'Knight')]).toEqual([['Squire'], 7900, 2000]);
  });
  it('Y24.1: "once per battle" is once in each of them', () => {
    const duelist: Spec = {
      name: 'Duelist',
      level: 4,
      atk: 1500,
      text: "Once per battle, during damage calculation, if this card battles an opponent's monster (Quick Effect): You can pay 100 LP; this card gains 100 ATK.",
    };
    const t = against([duelist], [KNIGHT]).pick('normal summon Duelist').attack('Duelist', 'Knight');
    while (t.kind === 'chain' && !t.offered.includes('Duelist')) t.pick('pass');
    t.pick('Duelist');
    while (t.kind === 'chain') {
      expect(t.offered).not.toContain('Duelist');
      t.pick('pass');
    }
    expect([t.lp(0), t.lp(1)]).toEqual([7900, 7900]);
  });
});

describe('Y14.17 damage that is halved', () => {
  it('Y14.17: of a monster, for a turn', () => {
    const weak = spell(
      'Weak',
      'Target 1 monster you control; it gains 500 ATK until the end of this turn, also any battle damage it inflicts to your opponent this turn is halved.',
    );
    const t = against([KNIGHT, weak], [SQUIRE]).pick('normal summon Knight').pick('activate Weak').pick('Knight');
    expect(t.attack('Knight', 'Squire').pass().lp(1)).toBe(8000 - 400);
  });
  it('Y15.2: of a player, effect damage only', () => {
    const ward = spell('Ward', 'Any effect damage you take this turn is halved.');
    const t = new Table([ward, spell('Burn', 'Take 1000 damage.')]).pick('activate Ward').pick('activate Burn');
    expect(t.lp(0)).toBe(7500);
  });
  it('Y14.17: what holds in battles is no part of an effect before it', () => {
    expect(refusal('Once per turn: You can draw 1 card. Any battle damage it inflicts to your opponent is doubled.')).not.toBeNull();
  });
});

describe('Y20.15 several targets', () => {
  it('Y20.15: the first and the second', () => {
    const swap = spell(
      'Swap',
      'Target 1 monster you control and 1 "Squire" in your GY; destroy the first target, and if you do, Special Summon the second target.',
    );
    const mill = spell('Mill', 'Send 1 "Squire" from your Deck to the GY.');
    const t = new Table([KNIGHT, mill, swap, KNIGHT, KNIGHT, SQUIRE]).pick('normal summon Knight').pick('activate Mill').pick('Squire');
    t.pick('activate Swap').pick('Knight').pick('Squire');
    expect(t.names(0, 'monster')).toEqual(['Squire']);
  });
  it("Y20.15: one's own and that of the opponent", () => {
    const duel = spell(
      'Duel',
      "Target 1 monster you control and 1 monster your opponent controls; destroy that monster you control, and if you do, that opponent's monster loses 500 ATK.",
    );
    const t = against([KNIGHT, duel], [SQUIRE]).pick('normal summon Knight').pick('activate Duel').pick('Knight').pick('Squire');
    expect([t.names(0, 'monster'), t.atk(1, 'Squire')]).toEqual([[], 700]);
  });
  it('Y20.15: where a description fits both of them it is refused', () => {
    expect(
      refusal('Target 1 Dragon monster you control and 1 Dragon monster in your GY; destroy that Dragon monster.', { spell: 'Normal' }),
    ).not.toBeNull();
  });
  it('Y21.2: one of them at least is of a kind', () => {
    const pact = spell('Pact', 'Target 2 monsters on the field, including a "Knight" you control; destroy them.');
    const t = against([KNIGHT, pact], [SQUIRE]);
    expect(t.offered).not.toContain('activate Pact');
    t.pick('normal summon Knight').pick('activate Pact');
    expect(t.offered).toEqual(['Knight']);
    t.pick('Knight').pick('Squire');
    expect([t.names(0, 'monster'), t.names(1, 'monster')]).toEqual([[], []]);
  });
  it('Y25.5: what is targeted goes to the Deck, not the rest of what was seen', () => {
    const back = spell('Back', 'Target 2 monsters in your GY; place them on the bottom of your Deck in any order.');
    const mill = spell('Mill', 'Send 2 "Squire" from your Deck to the GY.');
    const t = new Table([mill, back, KNIGHT, KNIGHT, KNIGHT, SQUIRE, SQUIRE]).pick('activate Mill').pick('Squire', 'Squire');
    t.pick('activate Back').pick('Squire', 'Squire');
    if (t.state.pending?.ask.form === 'order') t.give({ order: [0, 1] });
    expect(t.names(0, 'grave').sort()).toEqual(['Back', 'Mill']);
  });
});

describe('Y19 what triggers', () => {
  it('Y20.16: of a card that was excavated and goes to the GY, not of one that is sent there otherwise', () => {
    const leaf: Spec = {
      name: 'Leaf',
      level: 4,
      text: 'If this card is excavated from the Deck and sent to the GY by a card effect: Gain 500 LP.',
    };
    const dig = spell('Dig', 'Excavate the top card of your Deck, and if it is a monster, send it to the GY.');
    const mill = spell('Mill', 'Send the top card of your Deck to the GY.');
    const top = [dig, mill, KNIGHT, KNIGHT, KNIGHT, leaf, leaf];
    expect(new Table(top).pick('activate Dig').lp(0)).toBe(8500);
    expect(new Table(top).pick('activate Mill').lp(0)).toBe(8000);
  });
  it('Y19.18: a card that was face-down on the field was not a face-up one', () => {
    const mourner: Spec = { name: 'Mourner', trap: 'Continuous', text: 'If a face-up monster you control is destroyed: Gain 500 LP.' };
    const bolt = spell('Bolt', 'Target 1 monster your opponent controls; destroy it.');
    const game = (how: string): number => {
      const t = new Table([bolt], [KNIGHT, mourner]).to(1).pick(`${how} Knight`).pass().pick('set spell/trap Mourner').pass().to(0).pass();
      t.to(1).pass().pick('activate Mourner').pass().to(0).pass().pick('activate Bolt').pick('Knight').pass();
      return t.lp(1);
    };
    expect([game('normal summon'), game('set monster')]).toEqual([8500, 8000]);
  });
});
