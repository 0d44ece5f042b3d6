/** Start and end of a Duel, the turn, the right to act (Y5, Y6, Y7). */
import { describe, expect, it } from 'vitest';
import { player } from '../../src/state/access.js';
import { Table } from '../table.js';

const MONSTER = { name: 'Knight', level: 4, atk: 1500 };
const RAIGEKI = { name: 'Bolt', spell: 'Normal', text: 'Destroy all monsters your opponent controls.' } as const;
const TYPHOON = { name: 'Typhoon', spell: 'Quick-Play', text: 'Target 1 Spell/Trap on the field; destroy it.' } as const;

describe('Y5, Y6 start, phases, end of the turn', () => {
  it('Y5.3 T8: each begins with 5 cards, and sees only their own', () => {
    const t = new Table([MONSTER]);
    const view = t.game.view(t.state, 0);
    expect([view.players[0].hand, view.players[1].hand]).toMatchObject([{ length: 5 }, 5]);
    expect(view.players[0].deck).toBe(35);
  });
  it('Y6.3 T1: who goes first does not draw in the first turn', () => expect(new Table([]).names(0, 'hand')).toHaveLength(5));
  it('Y6.3 T1: by older rules they do', () =>
    expect(new Table([], [], { switches: { firstDraw: true } }).names(0, 'hand')).toHaveLength(6));
  it('Y6.2: the other player draws in their turn', () => expect(new Table([]).to(1).names(1, 'hand')).toHaveLength(6));
  it('Y6.7 T2: there is no Battle Phase in the first turn', () => expect(new Table([MONSTER]).offered).not.toContain('battle phase'));
  it('Y6.7: there is one in the second', () => expect(new Table([MONSTER]).to(1).offered).toContain('battle phase'));
  it('Y6.1: without a Battle Phase there is no Main Phase 2', () => {
    const t = new Table([]).to(1);
    t.events = [];
    t.pick('end phase');
    expect(t.events.filter((e) => e.kind === 'phase').map((e) => e.phase)).not.toContain('main 2');
  });
  it('Y6.11 T3: down to 6 cards at the end of the turn, without a Chain', () => {
    const t = new Table([], [], { switches: { firstDraw: true } });
    t.to(1).to(0);
    expect(t.names(0, 'hand')).toHaveLength(7);
    t.pick('end phase');
    expect(t.kind).toBe('choose cards');
    t.give({ pick: [0] });
    expect([t.names(0, 'hand').length, t.happened('chain link')]).toEqual([6, 0]);
  });
  it('Y5.6 T5: who has to draw and cannot loses', () => {
    const t = new Table([], [], { size: 5 });
    t.pick('end phase');
    expect(t.state.result).toMatchObject({ winners: [0], rule: 'Y5.6' });
  });
  it('Y5.9: a player may surrender at any time', () => {
    const t = new Table([]);
    const out = t.game.concede(t.state, 1);
    expect(out.ok && out.state.result).toMatchObject({ winners: [0], rule: 'Y5.9' });
  });
  it('Y5.4: LP never go below 0, and 0 loses', () => {
    const t = new Table([{ name: 'Burn', spell: 'Normal', text: 'Inflict 9000 damage to your opponent.' }]);
    t.pick('activate Burn');
    expect([t.lp(1), t.state.result?.winners]).toEqual([0, [0]]);
  });
  it('Y5.5 T6: both at 0 at the same time is a draw', () => {
    const t = new Table([{ name: 'Button', spell: 'Normal', text: 'Inflict 9000 damage to both players.' }]);
    expect(t.pick('activate Button').state.result).toMatchObject({ winners: [], rule: 'Y5.5' });
  });
  it('Y20.3 T138: LP at 0 end the Duel before "then"', () => {
    const t = new Table([{ name: 'Burn', spell: 'Normal', text: 'Inflict 9000 damage to your opponent, then draw 1 card.' }]);
    const before = t.names(0, 'deck').length;
    t.pick('activate Burn');
    expect(t.names(0, 'deck')).toHaveLength(before);
  });
  it('Y6.13: the right to Normal Summon comes back', () => {
    const t = new Table([MONSTER, MONSTER]).pick('normal summon Knight').to(1).to(0);
    expect(t.offered).toContain('normal summon Knight');
  });
});

describe('Y7 right to act', () => {
  it('Y7.4 T12: each is asked once about a Spell that both pass on', () => {
    const gift = { name: 'Gift', trap: 'Normal', text: 'Draw 1 card.' } as const;
    const t = new Table([RAIGEKI, gift], [gift, MONSTER]).pick('set spell/trap Gift').to(1).pick('set spell/trap Gift').pass();
    t.pick('normal summon Knight').pass().to(0).pick('activate Bolt');
    expect([t.who, t.offered]).toEqual([1, ['Gift', 'pass']]);
    t.pick('pass');
    expect([t.who, t.offered]).toEqual([0, ['Gift', 'pass']]);
    t.pick('pass');
    expect([t.names(1, 'monster'), t.happened('resolved')]).toEqual([[], 1]);
  });
  it('Y7.6 T11: the phase goes on after a Chain in answer to ending it', () => {
    const veil = { name: 'Gift', trap: 'Normal', text: 'Draw 1 card.' } as const;
    const t = new Table([MONSTER], [veil]).to(1).pick('set spell/trap Gift').to(0);
    t.pick('battle phase');
    expect([t.who, t.offered]).toEqual([1, ['Gift', 'pass']]);
    t.pick('Gift');
    expect([t.state.phase, t.kind, t.who]).toEqual(['main1', 'idle command', 0]);
  });
  it('Y18.2 T14: a Spell of Spell Speed 1 is no answer', () => {
    const t = new Table([{ name: 'Pot', spell: 'Normal', text: 'Draw 2 cards.' }, RAIGEKI]);
    t.pick('activate Pot');
    expect(t.kind).toBe('idle command');
  });
  it('Y7.8: after a Set the turn player is asked first', () => {
    const t = new Table([TYPHOON, MONSTER, RAIGEKI]);
    t.pick('set spell/trap Bolt');
    expect([t.who, t.offered]).toEqual([0, ['Typhoon', 'pass']]);
  });
  it('Y17.11 T86: an answer that is not legal is refused and changes nothing', () => {
    const t = new Table([MONSTER]);
    const before = t.game.hash(t.state);
    expect(t.game.answer(t.state, { pick: [99] }).ok).toBe(false);
    expect(t.game.hash(t.state)).toBe(before);
  });
  it('Y29.11: each refusal cites a rule', () => {
    const t = new Table([MONSTER]);
    const out = t.game.answer(t.state, { pick: [99] });
    expect(!out.ok && out.refusal.rule).toBe('Y6.5');
  });
  it('Y28.2: a profile that nobody knows is refused by name', () => {
    expect(() => new Table([], [], { profile: 'speed' })).toThrow('speed');
  });
  it('Y3.9: the GY keeps its order', () => {
    const t = new Table([{ name: 'Mill', spell: 'Normal', text: 'Send the top 2 cards of your Deck to the GY.' }]);
    t.pick('activate Mill');
    expect(player(t.state, 0).grave).toHaveLength(3);
  });
});

describe('Y6.4 what has to be paid in each Standby Phase', () => {
  it('Y6.4: without a Chain; or the card is destroyed', () => {
    const tax = {
      name: 'Tax',
      spell: 'Continuous',
      text: 'All monsters on the field gain 100 ATK. Once per turn, during your Standby Phase, pay 500 LP or destroy this card.',
    } as const;
    const until = (pays: boolean): Table => {
      const t = new Table([tax]).pick('activate Tax').to(1);
      for (let n = 0; n < 20 && t.kind !== 'yes or no?' && t.state.active === 1; n++) t.next();
      for (let n = 0; n < 20 && t.kind !== 'yes or no?' && t.state.phase !== 'main1'; n++) t.next();
      return t.yes(pays).to(0);
    };
    const paid = until(true);
    expect([paid.lp(0), paid.names(0, 'spell'), paid.happened('chain link')]).toEqual([7500, ['Tax'], 1]);
    const unpaid = until(false);
    expect([unpaid.lp(0), unpaid.names(0, 'grave')]).toEqual([8000, ['Tax']]);
  });
});
