/** The monarch, the city's blessing, day and night; extra, skipped and ended phases and turns; clash, exchanges (CR 722, 702.131, 728, 500, 721, 701.23, 701.10). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Big', type: 'Creature — Giant', cost: '{G}', pt: '4/4' },
  { name: 'Coronation', type: 'Sorcery', cost: '{W}', text: 'You become the monarch.' },
  { name: 'Delving', type: 'Sorcery', cost: '{W}', text: 'You take the initiative.' },
  { name: 'Crown Bell', type: 'Artifact', text: 'Whenever you become the monarch, you gain 2 life.' },
  { name: 'Loyalist', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: "Loyalist gets +3/+3 as long as you're the monarch." },
  { name: 'Golden City', type: 'Artifact', text: "Ascend\n{T}: Draw a card. Activate only if you have the city's blessing." },
  { name: 'Dusk', type: 'Sorcery', cost: '{B}', text: 'It becomes night.' },
  { name: 'Dawn Bell', type: 'Artifact', text: 'Whenever day becomes night or night becomes day, you gain 1 life.' },
  {
    name: 'Assault',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Untap target creature. After this main phase, there is an additional combat phase followed by an additional main phase.',
  },
  {
    name: 'Frenzied',
    type: 'Creature — Orc',
    cost: '{R}',
    pt: '2/2',
    text: 'Whenever Frenzied deals combat damage to a player, untap it. After this phase, there is an additional combat phase.',
  },
  { name: 'Peace', type: 'Sorcery', cost: '{W}', text: 'Target player skips their next combat phase.' },
  { name: 'Slumber', type: 'Sorcery', cost: '{U}', text: 'Draw two cards. You skip your next turn.' },
  { name: 'Fast', type: 'Enchantment', text: 'Skip your draw step.' },
  { name: 'Halt', type: 'Instant', cost: '{U}', text: 'End the turn.' },
  { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Duel', type: 'Sorcery', cost: '{R}', text: 'Clash with an opponent. If you win, you gain 5 life.' },
  { name: 'Swap', type: 'Sorcery', cost: '{U}', text: 'Exchange control of two target creatures.' },
  {
    name: 'Gamble',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 1 life.',
  },
  { name: 'Luck Bell', type: 'Artifact', text: 'Whenever you win a coin flip, you gain 10 life.' },
);

describe('722 The Monarch', () => {
  it('722.2 the monarch draws at the beginning of their end step', () => {
    const t = table({ A: { hand: ['Coronation'], battlefield: ['Plains', 'Crown Bell', 'Loyalist'] } });
    t.cast('A', 'Coronation').resolve().resolveAll();
    expect(t.life('A')).toBe(22);
    expect(t.pt('Loyalist')).toBe('4/4');
    t.to('end').resolveAll();
    expect(t.names('hand')).toHaveLength(1);
  });
  it('722.2-722.3 the controller of a creature that deals combat damage to the monarch becomes the monarch', () => {
    const t = table({ A: { hand: ['Coronation'], battlefield: ['Plains', 'Loyalist'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Coronation').resolve();
    t.to('upkeep', 2).attack('Bear').to('postcombatMain').resolveAll();
    expect(t.state.designations.monarch).toBe(1);
    expect(t.pt('Loyalist')).toBe('1/1');
    const before = t.names('hand', 'B').length;
    t.to('end').resolveAll();
    expect(t.names('hand', 'B')).toHaveLength(before + 1);
  });
});

describe('722.4, 723.4 the monarch leaves the game', () => {
  const four = (): Pod =>
    new Pod({
      players: ['A', 'B', 'C', 'D'].map((name) => seat(name)),
      place: [
        put(0, 'battlefield', 'Plains', 1),
        put(0, 'hand', 'Coronation', 1),
        put(1, 'hand', 'Delving', 1),
        put(1, 'battlefield', 'Plains', 1),
      ],
    });
  it('722.4 the next player in turn order after the active player who leaves', () => {
    const pod = four().until('act', 0, 'precombatMain').act('cast', 'Coronation').settle(true);
    expect(pod.state.designations.monarch).toBe(0);
    pod.concede(0);
    expect(pod.state.designations.monarch).toBe(1);
    const before = pod.state.players.rows[1].hand.length;
    // drawn in the draw step and, as the monarch, in the end step of the next turn
    pod.until('act', 2, 'upkeep', 3);
    expect(pod.state.players.rows[1].hand.length).toBe(before + 2);
  });
  it('722.4, 723.4 the active player when another leaves', () => {
    const pod = four().until('act', 0, 'precombatMain').act('cast', 'Coronation').settle(true);
    pod.until('act', 1, 'precombatMain', 2).act('cast', 'Delving').settle(true);
    expect(pod.state.designations).toMatchObject({ monarch: 0, initiative: 1 });
    pod.until('act', 2, 'precombatMain', 3).concede(0);
    expect(pod.state.designations).toMatchObject({ monarch: 2, initiative: 1 });
    pod.concede(1);
    expect(pod.state.designations).toMatchObject({ monarch: 2, initiative: 2 });
  });
});

describe('702.131 Ascend', () => {
  it("702.131b ten permanents give the city's blessing for the rest of the game", () => {
    const t = table({ A: { hand: ['Forest'], battlefield: ['Golden City', '8 Forest'] } });
    expect(t.can('A')).not.toContain('activate Golden City');
    t.land('A', 'Forest');
    expect(t.can('A')).toContain('activate Golden City');
  });
});

describe('728 Day and Night', () => {
  it('728.1 neither at first; 728.2c then nothing changes; 728.2b two spells by the active player make it day', () => {
    const t = table({ A: { hand: ['Dusk', '2 Bolt'], battlefield: ['Swamp', '2 Mountain', 'Dawn Bell'] } });
    expect(t.state.daytime).toBe('');
    t.to('precombatMain', 3);
    t.cast('A', 'Dusk').resolve();
    expect(t.state.daytime).toBe('night');
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Bolt', { targets: ['@B'] })
      .resolve()
      .cast('A', 'Bolt', { targets: ['@B'] })
      .resolve();
    t.to('precombatMain', 4).resolveAll();
    expect(t.state.daytime).toBe('day');
    expect(t.life('A')).toBe(21);
    // B casts nothing: CR 728.2a
    t.to('precombatMain', 5);
    expect(t.state.daytime).toBe('night');
  });
});

describe('500 Phases and turns', () => {
  it('500.8 phases are added after the phase that is now', () => {
    const t = table({ A: { hand: ['Assault'], battlefield: ['Mountain', 'Bear'] } });
    t.attack('Bear').to('postcombatMain');
    expect(t.life('B')).toBe(18);
    t.cast('A', 'Assault', { targets: ['Bear'] }).resolve();
    t.attack('Bear').to('postcombatMain');
    expect(t.life('B')).toBe(16);
    expect(t.state.turn.number).toBe(1);
    t.to('precombatMain', 2);
  });
  it('500.8 from within combat the phase comes after the whole of it', () => {
    const t = table({ A: { battlefield: ['Frenzied'] } });
    t.attack('Frenzied').to('endCombat').resolveAll();
    t.toDecision('attackers');
    expect(t.state.turn.number).toBe(1);
    expect(t.life('B')).toBe(18);
  });
  it('500.11 a skipped combat phase and a skipped turn do not take place', () => {
    const t = table({ A: { hand: ['Peace', 'Slumber'], battlefield: ['Plains', 'Island'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Peace', { targets: ['@B'] })
      .resolve()
      .cast('A', 'Slumber')
      .resolve();
    t.to('precombatMain', 2).to('postcombatMain', 2);
    expect(t.happened('step').filter((e) => e.word === 'beginCombat' && e.player === 1)).toHaveLength(0);
    t.to('upkeep', 3);
    expect(t.state.turn.active).toBe(1);
    t.to('upkeep', 4);
    expect(t.state.turn.active).toBe(0);
  });
  it('614.1b, 614.10 "skip your draw step"', () => {
    const t = table({ A: { battlefield: ['Fast'] } });
    t.to('precombatMain', 3);
    expect(t.names('hand')).toHaveLength(0);
    expect(t.names('hand', 'B')).toHaveLength(1);
  });
});

describe('721 Ending the turn', () => {
  it('721.1b-e everything on the stack is exiled, and the end step is skipped', () => {
    const t = table({
      A: { hand: ['Bolt', 'Coronation'], battlefield: ['Mountain', 'Plains'] },
      B: { hand: ['Halt'], battlefield: ['Island'] },
    });
    t.cast('A', 'Coronation')
      .resolve()
      .cast('A', 'Bolt', { targets: ['@B'] })
      .cast('B', 'Halt')
      .resolve();
    expect(t.names('exile').sort()).toEqual(['Bolt', 'Halt']);
    expect(t.life('B')).toBe(20);
    expect(t.state.turn.number).toBe(2);
    expect(t.happened('step').filter((e) => e.word === 'end')).toHaveLength(0);
    expect(t.names('hand')).toHaveLength(0);
  });
  it('721.1d creatures are removed from combat', () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { hand: ['Halt'], battlefield: ['Island'] } });
    t.attack('Bear').cast('B', 'Halt').resolve();
    expect(t.obj('Bear').attacking).toBe(0);
    expect(t.life('B')).toBe(20);
  });
});

describe('701.23 Clash', () => {
  it('701.23d the higher mana value wins; 701.23a the card may go to the bottom', () => {
    const t = table({ A: { hand: ['Duel'], battlefield: ['Mountain'], library: ['Bear'] }, B: { library: ['Island'] } });
    t.when('may', { yes: true }, 'A').when('may', { yes: false }, 'B');
    t.cast('A', 'Duel').resolve();
    expect(t.life('A')).toBe(25);
    expect(t.names('library')[0]).not.toBe('Bear');
    expect(t.names('library').at(-1)).toBe('Bear');
    expect(t.names('library', 'B')[0]).toBe('Island');
  });
  it('701.23d equal values: nobody wins', () => {
    const t = table({ A: { hand: ['Duel'], battlefield: ['Mountain'], library: ['Bear'] }, B: { library: ['Big'] } });
    t.cast('A', 'Duel').resolve();
    expect(t.life('A')).toBe(20);
  });
});

describe('701.10 Exchange', () => {
  it('701.10a control is exchanged; 701.10b not when one player controls both', () => {
    const t = table({ A: { hand: ['2 Swap'], battlefield: ['2 Island', 'Bear', 'Frenzied'] }, B: { battlefield: ['Big'] } });
    t.cast('A', 'Swap', { targets: [['Bear', 'Frenzied']] }).resolve();
    expect(t.perm('Bear').controller).toBe(0);
    t.cast('A', 'Swap', { targets: [['Bear', 'Big']] }).resolve();
    expect([t.perm('Bear').controller, t.perm('Big').controller]).toEqual([1, 0]);
  });
});

describe('705 Flipping a coin', () => {
  it('705.2 winning and losing do what they say, and abilities see a flip that is won', () => {
    const t = table({ A: { hand: ['Gamble'], battlefield: ['Mountain', 'Luck Bell'] } });
    t.cast('A', 'Gamble').resolve().resolveAll();
    const won = t.happened('coin')[0].word === 'win';
    expect(t.life('A')).toBe(won ? 30 : 19);
    expect(t.names('hand')).toHaveLength(won ? 1 : 0);
  });
});
