import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/index.js';
import { define, game, table } from '../kit.js';

define(
  {
    name: 'Slaver',
    type: 'Legendary Artifact',
    cost: '{6}',
    text: "{0}, {T}, Sacrifice Slaver: You control target player during that player's next turn.",
  },
  { name: 'War March', type: 'Sorcery', cost: '{0}', text: "You control target opponent during that player's next combat phase." },
  {
    name: 'End of Promises',
    type: 'Creature — Eldrazi',
    cost: '{0}',
    pt: '13/13',
    text: "When you cast this spell, you gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.",
  },
  { name: 'Time Loss', type: 'Sorcery', cost: '{0}', text: 'Target player skips their next turn.' },
  { name: 'Small Bolt', type: 'Instant', cost: '{R}', text: 'Small Bolt deals 2 damage to any target.' },
  { name: 'Grim Deal', type: 'Sorcery', cost: '{0}', text: 'As an additional cost to cast this spell, discard a card.\nDraw a card.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Hill', type: 'Basic Land — Mountain', text: '' },
  { name: 'Seek', type: 'Sorcery', cost: '{0}', text: 'Search your library for a card, put that card into your hand, then shuffle.' },
);

const slaved = (b: Parameters<typeof table>[0]['B'] = {}, a: Parameters<typeof table>[0]['A'] = {}) => {
  const t = table({ A: { ...a, battlefield: ['Slaver', ...(a.battlefield ?? [])] }, B: b });
  t.activate('A', 'Slaver', { targets: ['@B'] }).resolve();
  return t;
};

const who = (t: ReturnType<typeof table>) => [t.decision.seat, t.decision.decider];

describe('720 Controlling another player', () => {
  it('720.1 the effect is about the next turn of the player, all of it, and nothing but it', () => {
    const t = slaved();
    expect(who(t)).toEqual([0, 0]);
    t.to('end', 1);
    while (t.state.turn.number === 1) {
      expect(t.decision.decider).toBe(t.decision.seat);
      t.pass();
    }
    expect(t.state.turn).toMatchObject({ number: 2, active: 1 });
    while (t.state.turn.number === 2) {
      expect(t.decision.decider).toBe(0);
      t.pass();
    }
    expect(who(t)).toEqual([0, 0]);
    t.to('upkeep', 4);
    expect(who(t)).toEqual([1, 1]);
  });

  it('720.1a the effect created last works', () => {
    const t = table({ A: { battlefield: ['Slaver'] }, B: { battlefield: ['Slaver'] } });
    t.activate('A', 'Slaver', { targets: ['@B'] }).resolve();
    t.pass();
    t.activate('B', 'Slaver', { targets: ['@B'] }).resolve();
    t.to('upkeep', 2);
    // 720.9: a player may gain control of himself, and decides as normal
    expect(who(t)).toEqual([1, 1]);
    t.to('upkeep', 4);
    expect(who(t)).toEqual([1, 1]);
  });

  it('720.1b a turn that is skipped is not the one: the effect waits', () => {
    const t = slaved({}, { hand: ['Time Loss'] });
    t.cast('A', 'Time Loss', { targets: ['@B'] }).resolve();
    t.to('upkeep', 2);
    expect(t.state.turn.active).toBe(0);
    expect(who(t)).toEqual([0, 0]);
    t.to('upkeep', 3);
    expect(t.state.turn.active).toBe(1);
    expect(who(t)).toEqual([1, 0]);
  });

  it('720.3 objects keep their controllers, and the player is still the active player', () => {
    const t = slaved({ battlefield: ['Bear'] });
    t.to('precombatMain', 2);
    expect(t.perm('Bear').controller).toBe(1);
    expect(t.state.turn.active).toBe(1);
    expect(t.decision.seat).toBe(1);
  });

  it('720.4 what the player may see, the controller sees, too', () => {
    const t = slaved({ hand: ['Small Bolt', 'Bear'] });
    expect(viewOf(t.state, 0).players[1].hand).toEqual([]);
    t.to('precombatMain', 2);
    const named = (seat: number | null) =>
      viewOf(t.state, seat)
        .players[1].hand.map((o) => o.name)
        .filter((n) => n !== 'Blank')
        .sort();
    expect(named(0)).toEqual(['Bear', 'Small Bolt']);
    expect(named(1)).toEqual(['Bear', 'Small Bolt']);
    expect(viewOf(t.state, null).players[1].hand).toEqual([]);
    // the other way round nothing is seen
    expect(viewOf(t.state, 1).players[0].hand).toEqual([]);
    t.to('upkeep', 3);
    expect(viewOf(t.state, 0).players[1].hand).toEqual([]);
  });

  it('720.4 both see what is offered, and a card that is drawn', () => {
    const t = slaved({ hand: ['Seek'], library: ['Bear', 'Hill'] });
    t.to('precombatMain', 2).act('B', 'cast', 'Seek');
    t.pass();
    while (t.decision.kind === 'act') t.answer({ pick: [0] });
    expect([t.decision.kind, ...who(t)]).toEqual(['choose', 1, 0]);
    for (const seat of [0, 1]) expect(viewOf(t.state, seat).decision?.cards.map((o) => o.name)).toContain('Hill');
    expect(viewOf(t.state, null).decision?.cards).toEqual([]);
    // but only the controller is asked
    expect(viewOf(t.state, 0).decision?.id).toBe(t.decision.id);
    expect(viewOf(t.state, 1).decision?.id).toBe(0);
    const drawn = t.events.filter((e) => e.kind === 'draw' && e.player === 1);
    expect(game.viewEvents(t.state, drawn, 0)[0]).toMatchObject({ object: { name: 'Bear' } });
  });

  it('720.5 the controller decides what is cast, with which targets, and what attacks', () => {
    const t = slaved({ hand: ['Small Bolt'], battlefield: ['Hill', 'Bear'] });
    t.to('precombatMain', 2);
    const asked: number[][] = [];
    for (const kind of ['targets', 'pay', 'attackers']) t.when(kind, (d) => void asked.push([d.seat, d.decider]));
    t.cast('B', 'Small Bolt', { targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(18);
    t.toDecision('attackers');
    expect(who(t)).toEqual([1, 0]);
    t.attack('Bear');
    expect(asked.length).toBeGreaterThan(0);
    for (const a of asked) expect(a).toEqual([1, 0]);
  });

  it('720.5a only the resources of the controlled player pay for that player', () => {
    const t = slaved({ hand: ['Grim Deal', 'Bear'] }, { hand: ['Hill', 'Hill'], battlefield: ['3 Hill'] });
    t.to('precombatMain', 2);
    expect(t.can('B')).not.toContain('cast Bear');
    t.act('B', 'cast', 'Grim Deal', { pay: ['Bear'] }).resolve();
    expect(t.names('graveyard', 'B')).toContain('Bear');
    expect(t.names('hand', 'A')).toEqual(expect.arrayContaining(['Hill', 'Hill']));
  });

  it('720.6 the controlled player may concede, and nobody concedes for that player', () => {
    const t = slaved();
    t.to('upkeep', 2);
    const outcome = game.concede(t.state, 1);
    expect(outcome.ok && outcome.state.result?.winners).toEqual([0]);
  });

  it('720.8 the controller goes on making decisions of his own', () => {
    const t = slaved({ battlefield: ['Bear'] }, { battlefield: ['Bear'] });
    t.toDecision('attackers');
    while (t.state.turn.number === 1) t.answer(t.decision.kind === 'act' ? { pick: [0] } : { pairs: [] });
    t.toDecision('attackers');
    t.attack('Bear');
    t.toDecision('blockers');
    expect(who(t)).toEqual([0, 0]);
  });

  it('720.1 control for a combat phase begins and ends with it', () => {
    const t = table({ A: { hand: ['War March'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'War March', { targets: ['@B'] }).resolve();
    t.to('precombatMain', 2);
    expect(who(t)).toEqual([1, 1]);
    t.to('beginCombat', 2);
    expect(who(t)).toEqual([1, 0]);
    t.toDecision('attackers');
    expect(who(t)).toEqual([1, 0]);
    t.to('postcombatMain', 2);
    expect(who(t)).toEqual([1, 1]);
    t.to('beginCombat', 4);
    expect(who(t)).toEqual([1, 1]);
  });

  it('500.7 "after that turn, that player takes an extra turn": of which nobody has control', () => {
    const t = table({ A: { hand: ['End of Promises'] } });
    t.cast('A', 'End of Promises', { targets: ['@B'] });
    t.resolveAll();
    t.to('upkeep', 2);
    expect(who(t)).toEqual([1, 0]);
    t.to('upkeep', 3);
    expect(t.state.turn.active).toBe(1);
    expect(who(t)).toEqual([1, 1]);
    t.to('upkeep', 4);
    expect(t.state.turn.active).toBe(0);
  });

  it('720 goes through a save in the middle of a controlled turn', () => {
    const t = slaved({ hand: ['Bear'] });
    t.to('precombatMain', 2);
    const setup = {
      players: [0, 1].map((i) => ({ name: 'AB'[i], deck: [{ card: 'Blank', count: 20 }] })),
      place: [
        { seat: 0, zone: 'battlefield' as const, card: 'Slaver' },
        { seat: 1, zone: 'hand' as const, card: 'Bear' },
      ],
      opening: 'none' as const,
    };
    const again = game.restore(game.save(t.state), setup);
    expect(game.hash(again)).toBe(game.hash(t.state));
    expect(again.pending?.decider).toBe(0);
  });
});
