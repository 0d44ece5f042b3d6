/** CR 103 starting the game, 104 ending the game. */

import { defaultAnswer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { game, table } from '../kit.js';
import { EACH, gain, keyword, permanent, rules, spell, target, when, YOU } from './write.js';

permanent(
  'Holy Angel',
  { cost: '{7}', pt: [4, 4] },
  rules({ rule: 'cant', action: { act: 'loseGame', who: YOU } }),
  rules({ rule: 'cant', action: { act: 'winGame', who: { player: 'eachOpponent' } } }),
);
permanent('Blighter', { cost: '{1}', pt: [5, 5] }, keyword('infect'), keyword('haste'));
spell('Fate', '{B}', 'Instant', [target({ is: 'player', who: EACH }, ['players'])], {
  do: 'loseGame',
  who: { player: 'of', of: { sel: 'target', index: 0 } },
});
spell('Glory', '{W}', 'Instant', [], { do: 'winGame', who: YOU });
permanent(
  'Giver',
  { cost: '{1}' },
  when(
    { on: 'loseLife', who: EACH },
    { do: 'life', who: { player: 'of', of: { sel: 'event', role: 'player' } }, change: 'gain', amount: 1 },
  ),
);
permanent(
  'Taker',
  { cost: '{1}' },
  when(
    { on: 'gainLife', who: EACH },
    { do: 'life', who: { player: 'of', of: { sel: 'event', role: 'player' } }, change: 'lose', amount: 1 },
  ),
);
spell('Sip', '{W}', 'Instant', [], gain(1));

const deck = [{ card: 'Plains', count: 60 }];
const start = (first?: number) =>
  game.create(
    {
      players: [
        { name: 'A', deck },
        { name: 'B', deck },
      ],
      ...(first === undefined ? {} : { first }),
    },
    'seed',
  ).state;

describe('103 starting the game', () => {
  it('103.4, 103.5: 20 life, seven cards each from a library of sixty', () => {
    const s = start(0);
    for (const p of s.players.rows) expect([p.life, p.hand.length, p.library.length]).toEqual([20, 7, 53]);
  });
  it('103.5: the starting player decides first about a mulligan, then the other', () => {
    let s = start(1);
    expect([s.pending?.kind, s.pending?.seat]).toEqual(['mulligan', 1]);
    const next = game.answer(s, { yes: false });
    if (!next.ok) throw new Error('refused');
    s = next.state;
    expect([s.pending?.kind, s.pending?.seat]).toEqual(['mulligan', 0]);
  });
  it('103.5: after two mulligans a player draws seven and puts two on the bottom', () => {
    let s = start(0);
    let taken = 0;
    while (s.pending && s.pending.kind !== 'act') {
      const d = s.pending;
      const mulligan = d.kind === 'mulligan' && d.seat === 0 && taken < 2;
      if (mulligan) taken++;
      if (d.kind === 'choose') expect(d.ask).toMatchObject({ min: 2, max: 2 });
      const o = game.answer(s, mulligan ? { yes: true } : d.kind === 'mulligan' ? { yes: false } : defaultAnswer(d));
      if (!o.ok) throw new Error('refused');
      s = o.state;
    }
    expect(s.players.rows.map((p) => [p.hand.length, p.library.length])).toEqual([
      [5, 55],
      [7, 53],
    ]);
  });
  it('103.5: a player may mulligan down to no cards at all', () => {
    let s = start(0);
    while (s.pending && s.pending.kind !== 'act') {
      const d = s.pending;
      const o = game.answer(s, d.kind === 'mulligan' ? { yes: d.seat === 0 } : defaultAnswer(d));
      if (!o.ok) throw new Error('refused');
      s = o.state;
    }
    expect(s.players.rows.map((p) => [p.hand.length, p.library.length])).toEqual([
      [0, 60],
      [7, 53],
    ]);
  });
  it('103.8a: the player who begins skips the draw step of the first turn; the other draws', () => {
    const t = table({});
    expect(t.names('hand', 'A')).toEqual([]);
    t.to('precombatMain', 2);
    expect(t.names('hand', 'B')).toHaveLength(1);
    t.to('precombatMain', 3);
    expect(t.names('hand', 'A')).toHaveLength(1);
  });
});

describe('104 ending the game', () => {
  it('104.2a, 104.3a: when one of two players concedes the other wins, also while not being asked', () => {
    const t = table({});
    const o = game.concede(t.state, 1);
    expect(o.ok && o.state.result?.winners).toEqual([0]);
  });
  it('104.3a: nothing prevents conceding, not even "you can\'t lose the game"', () => {
    const t = table({ A: { battlefield: ['Holy Angel'] } });
    const o = game.concede(t.state, 0);
    expect(o.ok && o.state.result?.winners).toEqual([1]);
  });
  it('104.3b: a player with 0 life loses', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { life: 3 } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.winner()).toBe('A');
    expect(t.state.result?.rule).toBe('704.5a');
  });
  it("104.3b: a player who can't lose plays on with 0 or less life, and loses once that is over", () => {
    const t = table({
      A: { battlefield: ['2 Mountain', '3 Swamp'], hand: ['Lightning Bolt', 'Murder'] },
      B: { life: 3, battlefield: ['Holy Angel'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect([t.life('B'), t.winner()]).toEqual([0, null]);
    t.cast('A', 'Murder', { targets: ['Holy Angel'] }).resolve();
    expect(t.winner()).toBe('A');
  });
  it('104.3c: a draw from an empty library loses the game', () => {
    spell('Draw Twenty', '{U}', 'Sorcery', [], { do: 'draw', who: YOU, count: 20 });
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Draw Twenty', 'Brainstorm'] } });
    t.cast('A', 'Draw Twenty').resolve();
    expect([t.names('library', 'A').length, t.winner()]).toEqual([0, null]);
    t.cast('A', 'Brainstorm').resolve();
    expect(t.winner()).toBe('B');
    expect(t.state.result?.rule).toBe('704.5b');
  });
  it('104.3d: ten poison counters lose the game', () => {
    const t = table({ A: { battlefield: ['2 Blighter'] } });
    t.attack('Blighter', 'Blighter').to('endCombat');
    expect(t.winner()).toBe('A');
    expect(t.state.result?.rule).toBe('704.5c');
    expect(t.life('B')).toBe(20);
  });
  it('104.3e: an effect can say that a player loses', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Fate'] } });
    t.cast('A', 'Fate', { targets: ['@B'] }).resolve();
    expect(t.winner()).toBe('A');
  });
  it('104.2b: an effect can say that a player wins; "opponents can\'t win" forbids it', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Glory'] } });
    t.cast('A', 'Glory').resolve();
    expect(t.winner()).toBe('A');
    const u = table({ A: { battlefield: ['Plains'], hand: ['Glory'] }, B: { battlefield: ['Holy Angel'] } });
    u.cast('A', 'Glory').resolve();
    expect(u.winner()).toBeNull();
  });
  it('104.4a: all players losing at once is a draw', () => {
    const t = table({ A: { life: 4, battlefield: ['2 Mountain'], hand: ['Flame Rift'] }, B: { life: 4 } });
    t.cast('A', 'Flame Rift').resolve();
    expect(t.winner()).toBe('draw');
  });
  it('104.4a: different reasons, same check: a draw', () => {
    // A dies of the damage; B has drawn from an empty library in the same resolution.
    spell('Both', '{B}', 'Sorcery', [], {
      do: 'seq',
      of: [
        { do: 'draw', who: { player: 'eachOpponent' }, count: 99 },
        { do: 'life', who: YOU, change: 'lose', amount: 20 },
      ],
    });
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Both'] } });
    t.cast('A', 'Both').resolve();
    expect(t.winner()).toBe('draw');
  });
  it('104.4b: a loop of mandatory actions is a draw', () => {
    const t = table({ A: { battlefield: ['Plains', 'Giver', 'Taker'], hand: ['Sip'] } });
    t.cast('A', 'Sip');
    for (let i = 0; i < 2000 && t.state.pending; i++) t.pass();
    expect(t.winner()).toBe('draw');
    expect(t.state.result?.rule).toBe('104.4b');
  });
  it('104.4b: three Oblivion Rings with nothing else to exile are a draw (ruling on Oblivion Ring)', () => {
    const t = table({ A: { battlefield: ['9 Plains'], hand: ['3 Oblivion Ring'] } });
    t.cast('A', 'Oblivion Ring').resolve();
    t.resolveAll();
    t.cast('A', 'Oblivion Ring').resolveAll();
    t.cast('A', 'Oblivion Ring');
    for (let i = 0; i < 4000 && t.state.pending; i++) t.pass();
    expect(t.winner()).toBe('draw');
  });
  it('104.4b: a loop that a player may end by a choice is no draw', () => {
    const may = permanent('Chooser', { cost: '{1}' }, when({ on: 'gainLife', who: YOU }, { do: 'may', who: YOU, then: gain(1) }));
    const t = table({ A: { battlefield: ['Plains', may], hand: ['Sip'] } });
    let yes = 300;
    t.when('may', () => ({ yes: yes-- > 0 }));
    t.cast('A', 'Sip').resolveAll();
    expect(t.winner()).toBeNull();
    expect(t.life('A')).toBe(321);
  });
});
