/** What keeps effects off, what may not be answered, what is counted in phases (Y2.7, Y6.10, Y16.8, Y17.13, Y21.7, Y23.16, Y29.1). */
import { describe, expect, it } from 'vitest';
import { cardText, compileCard } from '../../src/index.js';
import { recordOf, type Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const monster = (name: string, text: string): Spec => ({ name, level: 4, atk: 1500, text });
const against = (mine: readonly Spec[], traps: readonly Spec[]): Table => {
  const t = new Table(mine, traps).to(1);
  for (const s of traps) t.pick(`set spell/trap ${s.name}`).pass();
  return t.to(0).pass();
};
const written = (spec: Spec): string => {
  const c = compileCard(recordOf(spec));
  if (!c.ok) throw new Error(c.phrase);
  return cardText(c.meaning, spec.name, 'en');
};

describe('Y21.7, Y23.16 by the kinds of the cards', () => {
  const HUNT = trap('Hunt', 'Target 1 monster your opponent controls; destroy it.');
  const BOLT = spell('Bolt', 'Target 1 monster on the field; destroy it.');
  const GUARDED = 'Cannot be targeted by Trap or monster effects.';
  it('Y21.7: by Traps and monsters, not by Spells', () => {
    const t = against([monster('Guard', GUARDED), BOLT], [HUNT]).pick('normal summon Guard');
    expect(t.offered).not.toContain('Hunt');
    expect(t.pass().pick('activate Bolt').pick('Guard').pass().names(0, 'monster')).toEqual([]);
  });
  it('Y21.7: without it the Trap is offered', () => {
    expect(against([KNIGHT], [HUNT]).pick('normal summon Knight').offered).toContain('Hunt');
  });
  it('Y23.16: unaffected by what is activated, for the turn, except its own', () => {
    const veil = spell('Veil', 'Target 1 monster you control; that target is unaffected by card effects this turn, except its own.');
    const sweep = spell('Sweep', 'Destroy all monsters on the field.');
    const t = new Table([KNIGHT, veil, sweep]).pick('normal summon Knight').pick('activate Veil').pick('Knight').pick('activate Sweep');
    expect(t.names(0, 'monster')).toEqual(['Knight']);
  });
});

describe('Y17.13 nothing answers what happened', () => {
  const GIFT = trap('Gift', 'Draw 1 card.');
  it('Y17.13: not in the window after the Summon that is named, but after others', () => {
    const hush = spell('Hush', 'Your opponent cannot activate cards or effects when you Normal Summon a Dragon monster.', 'Continuous');
    const dragon: Spec = { name: 'Wyvern', level: 4, atk: 1500, type: 'Dragon' };
    const t = (who: Spec): Table => against([hush, who], [GIFT]).pick('activate Hush').pass().pick(`normal summon ${who.name}`);
    expect(t(dragon).who).toBe(0);
    expect(t(KNIGHT).offered).toContain('Gift');
  });
  it('Y17.13: no Traps, of this card', () => {
    const t = against([monster('Spy', 'When this card is Normal Summoned, no Traps can be activated.')], [GIFT]).pick('normal summon Spy');
    expect([t.who, t.kind]).toEqual([0, 'idle command']);
  });
  it('Y17.13: in the battles of such monsters', () => {
    const code = spell(
      'Code',
      'If your Warrior monster attacks, your opponent cannot activate cards or effects until the end of the Damage Step.',
      'Continuous',
    );
    const t = new Table([code, KNIGHT], [GIFT]).to(1).pick('set spell/trap Gift').pass().to(0).pass();
    t.pick('activate Code').pass().pick('normal summon Knight').pass().attack('Knight');
    expect(t.who).toBe(0);
    expect(t.lp(1)).toBe(6500);
  });
});

describe('Y6.10 phases that are counted', () => {
  const CAGE = spell('Cage', 'Monsters cannot attack. Destroy this card during your 2nd End Phase after activation.', 'Continuous');
  it('Y6.10: in the second End Phase of its player', () => {
    const t = new Table([CAGE]).pick('activate Cage').to(1).to(0);
    expect(t.names(0, 'spell')).toEqual(['Cage']);
    expect(t.to(1).names(0, 'grave')).toContain('Cage');
  });
  it("Y6.10: in the opponent's", () => {
    const swords = spell('Swords', "Destroy this card during your opponent's 2nd End Phase after activation.", 'Continuous');
    const t = new Table([swords]).pick('activate Swords').to(1).to(0).to(1);
    expect(t.names(0, 'spell')).toEqual(['Swords']);
    expect(t.to(0).names(0, 'spell')).toEqual([]);
  });
  it('Y16.8: it is asked for as the card is activated', () => {
    expect(written(CAGE)).toBe(
      'All monsters cannot attack. When this card is activated: Destroy this card during your 2nd End Phase after activation.',
    );
  });
});

describe('Y16.8 what a card that stays asks for', () => {
  it('Y16.8: a cost, and a condition', () => {
    const blaze = spell(
      'Blaze',
      'Activate this card by sending 1 Warrior monster you control to the GY. All monsters on the field lose 100 ATK.',
      'Continuous',
    );
    expect(written(blaze)).toBe(blaze.text);
    expect(new Table([blaze]).offered).not.toContain('activate Blaze');
    const t = new Table([blaze, KNIGHT]).pick('normal summon Knight').pick('activate Blaze').pick('Knight');
    expect([t.names(0, 'spell'), t.names(0, 'grave')]).toEqual([['Blaze'], ['Knight']]);
    const wall = spell(
      'Wall',
      'Activate only if you control a Warrior monster. Warrior monsters cannot be destroyed by battle.',
      'Continuous',
    );
    expect(new Table([wall, KNIGHT]).offered).not.toContain('activate Wall');
    expect(new Table([wall, KNIGHT]).pick('normal summon Knight').offered).toContain('activate Wall');
  });
});

describe('Y29.1 what a card does to itself', () => {
  it('Y29.1: it is sent to the GY, not destroyed', () => {
    const beast = monster('Beast', 'If "Dark" is not in a Field Zone, send this monster to the GY.');
    const t = new Table([beast]).pick('normal summon Beast');
    expect([t.names(0, 'grave'), t.happened('destroyed')]).toEqual([['Beast'], 0]);
    const kept = new Table([spell('Dark', 'All Warrior monsters gain 100 ATK.', 'Field'), beast])
      .pick('activate Dark')
      .pick('normal summon Beast');
    expect(kept.names(0, 'monster')).toEqual(['Beast']);
  });
});

describe('Y2.7 names in some places', () => {
  it('Y2.7: in the hand or GY, not on the field', () => {
    const frame = monster('Frame', 'This card\'s name becomes "Driver" while in the hand or GY.');
    const call = spell('Call', 'Add 1 "Driver" from your GY to your hand.');
    const t = new Table([frame, call, spell('Sink', 'Send 1 monster you control to the GY.')]).pick('normal summon Frame');
    expect(t.offered).not.toContain('activate Call');
    t.pick('activate Sink').pick('Frame').pick('activate Call').pick('Frame');
    expect(t.names(0, 'hand')).toContain('Frame');
  });
});

describe('Y24.2 a name in its own words', () => {
  it('Y24.2: "up to twice per turn"', () => {
    const ghoul = monster('Ghoul', 'You can pay 300 LP; draw 1 card. You can use the effect of "Ghoul" up to twice per turn.');
    const t = new Table([ghoul]).pick('normal summon Ghoul').pick('activate Ghoul').pick('activate Ghoul');
    expect([t.offered.includes('activate Ghoul'), t.lp(0)]).toEqual([false, 7400]);
  });
});

describe('Y13.5, Y14.17 attacks and damage that are left out', () => {
  it('Y13.5: attacks, except with such monsters', () => {
    const zone = spell('Zone', 'You cannot declare attacks, except with Dragon monsters.', 'Continuous');
    const t = new Table([], [zone, KNIGHT]).to(1).pick('activate Zone').pick('normal summon Knight').pick('battle phase').pass();
    expect(t.offered).not.toContain('attack Knight');
  });
  it('Y14.17: the opponent takes none', () => {
    const calm = monster('Calm', 'Your opponent takes no battle damage from battles involving this card.');
    const t = new Table([], [calm]).to(1).pick('normal summon Calm').pass().attack('Calm').pass();
    expect(t.lp(0)).toBe(8000);
  });
});
