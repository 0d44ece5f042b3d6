/** Turn structure (CR 500-507, 511-514). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Upkeep Bell', type: 'Artifact', cost: '{1}', text: 'At the beginning of your upkeep, you gain 1 life.' },
  { name: 'Untap Chime', type: 'Creature — Golem', pt: '1/1', text: 'Whenever Untap Chime becomes untapped, you gain 1 life.' },
  { name: 'Combat Bell', type: 'Artifact', cost: '{1}', text: 'At the beginning of combat on your turn, you gain 1 life.' },
  { name: 'Main Bell', type: 'Artifact', cost: '{1}', text: 'At the beginning of your precombat main phase, you gain 1 life.' },
  {
    name: 'Second Main Bell',
    type: 'Artifact',
    cost: '{1}',
    text: 'At the beginning of your second main phase, you gain 1 life.',
  },
  {
    name: 'Postcombat Bell',
    type: 'Artifact',
    cost: '{1}',
    text: 'At the beginning of your postcombat main phase, you gain 1 life.',
  },
  {
    name: 'Two Battles',
    type: 'Sorcery',
    cost: '{0}',
    text: 'After this main phase, there is an additional combat phase followed by an additional main phase.',
  },
  { name: 'End Bell', type: 'Creature — Golem', cost: '{1}', pt: '1/1', text: 'Flash\nAt the beginning of the end step, you gain 1 life.' },
  { name: 'Heavy Sleeper', type: 'Creature — Giant', pt: '5/5', text: "Heavy Sleeper doesn't untap during your untap step." },
  { name: 'Bottomless Satchel', type: 'Artifact', text: 'You have no maximum hand size.' },
  { name: 'Discard Alarm', type: 'Artifact', text: 'Whenever you discard a card, you gain 1 life.' },
  { name: 'Vigor', type: 'Instant', cost: '{G}', text: 'Target creature gets +0/+3 until end of turn.' },
);

const stepsOf = (t: Table, turn: number): string[] => {
  const at = t.events.findIndex((e) => e.kind === 'turn' && e.amount === turn);
  const rest = t.events.slice(at + 1);
  const end = rest.findIndex((e) => e.kind === 'turn');
  return rest.slice(0, end < 0 ? undefined : end).flatMap((e) => (e.kind === 'step' ? [e.word] : []));
};

describe('500 General', () => {
  it('500.1: a turn has its phases and steps in order, even if nothing happens', () => {
    const t = table({}).to('upkeep', 2);
    expect(stepsOf(t, 1)).toEqual([
      'untap',
      'upkeep',
      'draw',
      'precombatMain',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'postcombatMain',
      'end',
      'cleanup',
    ]);
  });
  it('500.2: a phase ends only when all players pass in succession with the stack empty', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.state.turn.step).toBe('precombatMain');
    expect(t.state.stack).toEqual([]);
    expect(t.decision.seat).toBe(0);
  });
  it('500.2: each player may still add to the stack after the other passed', () => {
    const t = table({ B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } });
    t.pass();
    expect(t.state.turn.step).toBe('precombatMain');
    t.cast('B', 'Lightning Bolt', { targets: ['@A'] }).resolve();
    expect(t.state.turn.step).toBe('precombatMain');
    expect(t.decision.seat).toBe(0);
  });
  it('500.4: unused mana empties at the end of a phase', () => {
    const t = table({ A: { battlefield: ['Mountain'] } });
    t.mana('A', 'Mountain');
    expect(t.state.players.rows[0].pool.length).toBe(1);
    t.to('beginCombat');
    expect(t.state.players.rows[0].pool.length).toBe(0);
  });
  it('500.4: and at the end of a step: upkeep mana is gone in the draw step', () => {
    const t = table({ A: { battlefield: ['Mountain'] } }, 'upkeep');
    t.mana('A', 'Mountain').to('draw');
    expect(t.state.players.rows[0].pool.length).toBe(0);
  });
  it('500.6: abilities that trigger at the beginning of a step are put on the stack before anyone gets priority', () => {
    const t = table({ A: { battlefield: ['Upkeep Bell'] } }).to('upkeep', 3);
    t.resolveAll();
    expect(t.state.turn.step).toBe('upkeep');
    expect(t.life('A')).toBe(22);
  });
  it('500.7: an extra turn is taken directly after this one', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Time Walk'] } });
    t.cast('A', 'Time Walk').resolve().to('precombatMain', 2);
    expect(t.state.turn.active).toBe(0);
    t.to('precombatMain', 3);
    expect(t.state.turn.active).toBe(1);
  });
  it('500.7: the most recently created extra turn is taken first', () => {
    const t = table({ A: { battlefield: ['12 Island'], hand: ['Time Warp', 'Time Warp'] } });
    t.cast('A', 'Time Warp', { targets: ['@B'] }).resolve();
    t.cast('A', 'Time Warp', { targets: ['@A'] }).resolve();
    t.to('upkeep', 2);
    expect(t.state.turn.active).toBe(0);
    t.to('upkeep', 3);
    expect(t.state.turn.active).toBe(1);
    t.to('upkeep', 4);
    expect(t.state.turn.active).toBe(1); // then the ordinary order goes on from A's turn
  });
});

describe('502-504 Beginning phase', () => {
  it('502.3: the active player untaps all their permanents; the others stay', () => {
    const t = table(
      {
        A: {
          battlefield: [
            { card: 'Forest', tapped: 'tapped' },
            { card: 'Grizzly Bears', tapped: 'tapped' },
          ],
        },
        B: { battlefield: [{ card: 'Island', tapped: 'tapped' }] },
      },
      'upkeep',
    );
    expect(t.perm('Forest').tapped).toBe(false);
    expect(t.perm('Grizzly Bears').tapped).toBe(false);
    expect(t.perm('Island').tapped).toBe(true);
    t.to('upkeep', 2);
    expect(t.perm('Island').tapped).toBe(false);
  });
  it('502.3: effects can keep a permanent from untapping', () => {
    const t = table({ A: { battlefield: [{ card: 'Heavy Sleeper', tapped: 'tapped' }] } });
    expect(t.perm('Heavy Sleeper').tapped).toBe(true);
    t.to('precombatMain', 3);
    expect(t.perm('Heavy Sleeper').tapped).toBe(true);
  });
  it('502.4: no priority in the untap step; what triggers there is put on the stack in the upkeep', () => {
    const t = table({ A: { battlefield: ['Untap Chime'] } });
    t.attack('Untap Chime').to('upkeep', 3);
    expect(stepsOf(t, 3)).toEqual(['untap', 'upkeep']);
    t.resolveAll();
    expect(t.state.turn.step).toBe('upkeep');
    expect(t.life('A')).toBe(21);
  });
  it('503.1a: in the upkeep instants may be cast, sorceries not', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Lightning Bolt', 'Lava Spike', 'Hill Giant', 'Mountain'] } }, 'upkeep');
    expect(t.can('A').filter((x) => !x.startsWith('mana'))).toEqual(['cast Lightning Bolt']);
  });
  it('504.1: the active player draws a card in the draw step', () => {
    const t = table({ B: { library: ['Grizzly Bears'] } }).to('draw', 2);
    expect(t.names('hand', 'B')).toEqual(['Grizzly Bears']);
    expect(t.decision.seat).toBe(1); // 504.2
  });
  it('103.8a: in a two-player game the player who plays first skips the draw step of their first turn', () => {
    const t = table({ A: { library: ['Grizzly Bears'] } });
    expect(t.names('hand', 'A')).toEqual([]);
  });
});

describe('505-507 Main phases and beginning of combat', () => {
  it('505.1: there is a main phase before and one after combat, and both allow sorcery-speed play', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lava Spike'] } });
    expect(t.can('A')).toContain('cast Lava Spike');
    t.to('postcombatMain');
    expect(t.can('A')).toContain('cast Lava Spike');
  });
  it('505.1b: the second main phase is one of the turn, postcombat main phases may be several', () => {
    const gained = (bell: string): number =>
      table({ A: { hand: ['Two Battles'], battlefield: [bell] } })
        .cast('A', 'Two Battles')
        .resolve()
        .to('end')
        .life('A') - 20;
    expect([gained('Second Main Bell'), gained('Postcombat Bell')]).toEqual([1, 2]);
  });
  it('505.6a: sorceries, creatures and artifacts only for the active player in a main phase with an empty stack', () => {
    const t = table({
      A: { battlefield: ['4 Mountain'], hand: ['Lava Spike', 'Memnite'] },
      B: { battlefield: ['Mountain'], hand: ['Lava Spike', 'Memnite'] },
    });
    expect(t.can('B').filter((x) => x.startsWith('cast'))).toEqual([]);
    t.to('beginCombat');
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
  it('505.6a: nothing of sorcery speed while something is on the stack', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt', 'Memnite', 'Mountain'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    expect(t.can('A').filter((x) => !x.startsWith('mana'))).toEqual([]);
  });
  it('505.6b: one land each turn, in either main phase, without the stack', () => {
    const t = table({ A: { hand: ['Forest', 'Island'] } });
    t.to('postcombatMain').land('A', 'Forest');
    expect(t.state.stack).toEqual([]);
    expect(t.can('A')).not.toContain('land Island');
    t.to('precombatMain', 3);
    expect(t.can('A')).toContain('land Island');
  });
  it('507.2: the active player gets priority in the beginning of combat step', () => {
    const t = table({
      A: { battlefield: ['Combat Bell', 'Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Grizzly Bears'] },
    }).to('beginCombat');
    t.resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.can('A')).toContain('cast Lightning Bolt');
  });
  it('507.1: a creature tapped in the beginning of combat step cannot attack (508.1a)', () => {
    define({ name: 'Freezing Touch', type: 'Instant', cost: '{U}', text: 'Tap target creature.' });
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Hill Giant'] }, B: { battlefield: ['Island'], hand: ['Freezing Touch'] } }).to(
      'beginCombat',
    );
    t.cast('B', 'Freezing Touch', { targets: ['Hill Giant'] }).resolve();
    t.toDecision('attackers');
    expect(() => t.attackAnswer('Hill Giant')).toThrow();
    t.attack('Grizzly Bears');
  });
});

describe('511-514 End of combat and ending phase', () => {
  it('511.3: at the end of combat creatures are removed from combat', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] } });
    t.attack('Grizzly Bears').to('endCombat');
    expect(t.obj('Grizzly Bears').attacking).not.toBe(0);
    t.to('postcombatMain');
    expect(t.obj('Grizzly Bears').attacking).toBe(0);
  });
  it('513.1: "at the beginning of the end step" triggers as the end step begins', () => {
    const t = table({ A: { battlefield: ['End Bell'] } }).to('end');
    t.resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('513.2: a permanent that comes in the end step waits for the next one', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['End Bell'] } }).to('end');
    t.cast('A', 'End Bell').resolveAll();
    t.to('upkeep', 2);
    expect(t.life('A')).toBe(20);
    t.to('end', 2).resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('514.1: in the cleanup step the active player discards down to seven', () => {
    const t = table({ A: { hand: ['9 Forest'] }, B: { hand: ['9 Island'] } });
    t.to('upkeep', 2);
    expect(t.names('hand', 'A').length).toBe(7);
    expect(t.names('graveyard', 'A')).toEqual(['Forest', 'Forest']);
    expect(t.names('hand', 'B').length).toBe(9);
  });
  it('514.1: the player chooses what to discard', () => {
    const t = table({ A: { hand: ['7 Forest', 'Island'] } });
    t.choose('choose', 'Island').to('upkeep', 2);
    expect(t.names('graveyard', 'A')).toEqual(['Island']);
  });
  it('402.2: no maximum hand size, no discard', () => {
    const t = table({ A: { hand: ['9 Forest'], battlefield: ['Bottomless Satchel'] } });
    t.to('upkeep', 2);
    expect(t.names('hand', 'A').length).toBe(9);
  });
  it('514.2: damage wears off and "until end of turn" effects end at the same time', () => {
    // a 2/2 with +3/+3 and 4 damage survives its turn: neither goes first
    const t = table({ A: { battlefield: ['Grizzly Bears', 'Forest', '2 Mountain'], hand: ['Giant Growth', 'Lightning Bolt'] } });
    t.cast('A', 'Giant Growth', { targets: ['Grizzly Bears'] }).resolve();
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('5/5');
    t.to('upkeep', 2);
    expect(t.pt('Grizzly Bears')).toBe('2/2');
    expect(t.obj('Grizzly Bears').damage).toBe(0);
  });
  it('514.3: normally nobody gets priority in the cleanup step', () => {
    const t = table({}).to('upkeep', 2);
    expect(stepsOf(t, 1).filter((x) => x === 'cleanup')).toEqual(['cleanup']);
  });
  it('514.3a: a trigger in the cleanup step gives priority and another cleanup step follows', () => {
    const t = table({ A: { hand: ['8 Forest'], battlefield: ['Discard Alarm'] } });
    t.to('upkeep', 2);
    expect(t.life('A')).toBe(21);
    expect(stepsOf(t, 1).filter((x) => x === 'cleanup')).toEqual(['cleanup', 'cleanup']);
  });
  it('514.3a: a state-based action in the cleanup step does so too', () => {
    // a 0/0 kept alive by +0/+3 until end of turn
    define(
      { name: 'Bubble', type: 'Creature — Elemental', pt: '0/1' },
      { name: 'Pinprick', type: 'Instant', cost: '{B}', text: 'Put a -1/-1 counter on target creature.' },
    );
    const t = table({ A: { battlefield: ['Bubble', 'Forest', 'Swamp'], hand: ['Vigor', 'Pinprick'] } });
    t.cast('A', 'Vigor', { targets: ['Bubble'] }).resolve();
    t.cast('A', 'Pinprick', { targets: ['Bubble'] }).resolve();
    expect(t.pt('Bubble')).toBe('-1/3');
    t.to('upkeep', 2);
    expect(t.names('graveyard', 'A')).toContain('Bubble');
    expect(stepsOf(t, 1).filter((x) => x === 'cleanup')).toEqual(['cleanup', 'cleanup']);
  });
});
