/** Several opponents: whom to attack, whose things to destroy, what to keep at home; commanders; what a position is worth among four. */
import type { Card } from '@apnap/ability';
import { type Answer, isSeat, seatOf } from '@apnap/kernel';
import { type CommanderView, type MagicSetup, magicGame, objectView, type Placed, type State, type View } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { commanderPain } from '../src/heuristic/campaign.js';
import { fallWorth, WIN } from '../src/heuristic/evaluate.js';
import { boardOf } from '../src/heuristic/look.js';
import { createPlayer, strengthOf, worldsOf } from '../src/index.js';
import { judge } from '../src/magic/judge.js';
import { withinIdentity } from '../src/magic/model.js';
import { source } from './seat.js';

const game = magicGame(source);

/** A board of several seats in the first main phase of the first; each seat's permanents by name, with its hand as `hand: …`. */
function board(seats: readonly (readonly string[])[], more: Partial<MagicSetup> = {}): State {
  const place = seats.flatMap((list, seat) =>
    list.map((line): Placed => {
      const [, count, name] = /^(\d+ )?(.*)$/.exec(line.replace('hand: ', '')) as unknown as [string, string | undefined, string];
      return { seat, zone: line.startsWith('hand: ') ? 'hand' : 'battlefield', card: name, count: Number(count ?? 1) };
    }),
  );
  const players = seats.map((_, i) => ({ name: 'ABCD'[i], deck: [{ card: 'Forest', count: 20 }] }));
  return game.create({ players, place, first: 0, opening: 'none', from: 'precombatMain', ...more }, 'several').state;
}

/** Passes until the first seat is asked for this. */
function to(state: State, kind: string): State {
  let s = state;
  for (let n = 0; n < 60 && s.pending?.kind !== kind; n++) s = answered(s, { pick: [0] });
  return s;
}

function answered(s: State, answer: Answer): State {
  const outcome = game.answer(s, answer);
  if (!outcome.ok) throw new Error(outcome.refusal.rule);
  return outcome.state;
}

/** What the first seat does: seats as `@1`. */
function does(s: State): string[] {
  const ask = s.pending?.ask as unknown as {
    options: { entity?: number; object?: number; act?: string }[];
    partners: { entity: number }[];
  };
  const nameOf = (id: number): string => (isSeat(id) ? `@${seatOf(id)}` : objectView(s, id).name);
  const answer = createPlayer('heuristic', 'x', source).choose(game.view(s, 0));
  if ('pairs' in answer) return answer.pairs.map(([i, k]) => `${nameOf(ask.options[i].entity ?? 0)} > ${nameOf(ask.partners[k].entity)}`);
  if (!('pick' in answer)) return [JSON.stringify(answer)];
  return answer.pick.map((i) => `${ask.options[i].act ?? ''} ${nameOf(ask.options[i].entity ?? ask.options[i].object ?? -1)}`.trim());
}

describe('the heuristic player among several', () => {
  it('attacks where nobody blocks', () => {
    const s = board([['Craw Wurm'], ['2 Wall of Wood', 'Air Elemental'], ['Forest']]);
    expect(does(to(s, 'attackers'))).toEqual(['Craw Wurm > @2']);
  });

  it('knocks out one whom it can knock out', () => {
    const s = board([['Craw Wurm', 'Trained Armodon'], ['Forest'], ['Forest', 'Craw Wurm'], ['Forest']], {});
    s.players.rows[3] = { ...s.players.rows[3], life: 9 };
    expect(does(to(s, 'attackers'))).toEqual(['Craw Wurm > @3', 'Trained Armodon > @3']);
  });

  it('stays at home where the others together would kill it', () => {
    const s = board([['Craw Wurm'], ['Craw Wurm', '2 Trained Armodon'], ['Wall of Wood', '2 Craw Wurm', 'Trained Armodon']]);
    s.players.rows[0] = { ...s.players.rows[0], life: 6 };
    expect(does(to(s, 'attackers'))).toEqual([]);
  });

  it('destroys what the most dangerous has, not the first', () => {
    const s = board([
      ['2 Swamp', 'hand: Victim of Night'],
      ['Trained Armodon'],
      ['Trained Armodon', 'Wall of Wood', '4 Forest', '2 Craw Wurm'],
    ]);
    let at = s;
    for (let n = 0; n < 90 && at.pending?.kind !== 'targets'; n++)
      at = answered(at, createPlayer('heuristic', 'x', source).choose(game.view(at, at.pending?.decider ?? 0)));
    const ask = at.pending?.ask as unknown as { options: { entity: number }[] };
    const answer = createPlayer('heuristic', 'x', source).choose(game.view(at, 0)) as { pick: number[] };
    const target = objectView(at, ask.options[answer.pick[0]].entity);
    expect([target.name, target.controller]).toEqual(['Craw Wurm', 2]);
  });

  it('to lose one of several is not to win, the last is', () => {
    const view = game.view(board([[], ['Forest'], ['Forest']]), 0);
    const b = boardOf(view, source, 0);
    expect(b.foes).toEqual([1, 2]);
    expect(fallWorth(b, 1)).toBeGreaterThan(5);
    expect(fallWorth(b, 1)).toBeLessThan(WIN / 2);
    expect(fallWorth(b, 0)).toBe(-WIN);
    const last: View = { ...view, players: view.players.map((p) => ({ ...p, lost: p.seat === 2 })) };
    expect(fallWorth(boardOf(last, source, 0), 1)).toBe(WIN);
  });
});

describe('looking ahead among several', () => {
  it('a hard player has enough to spend to try answers, although there is four times as much to look at', () => {
    const side = ['4 Forest', '2 Craw Wurm', '2 Trained Armodon'];
    const s = to(board([side, side, side, side]), 'attackers');
    const known = ['Forest', 'Craw Wurm', 'Trained Armodon'].map((name) => ({ card: source(name) as Card, count: 20 }));
    const player = createPlayer('search', 'x', source, { model: { decks: [{ cards: known }] }, ...strengthOf('hard') });
    if (player.needs !== 'worlds') throw new Error('it looks at nothing');
    player.choose(game.view(s, 0), worldsOf(game, s, 0));
    expect(player.why()?.worlds).toBeGreaterThan(2);
  });
});

describe('commanders (CR 903.8, 903.10a)', () => {
  const led = (damage: number, casts = 0): View => {
    const view = game.view(board([['Craw Wurm'], ['Forest'], ['Forest']]), 0);
    const commander: CommanderView = { owner: 0, card: 'Craw Wurm', casts, damage: [0, damage, 0] };
    return { ...view, commanders: [commander] };
  };

  it('the twenty-first point of combat damage is worth a player', () => {
    const pain = (damage: number, through: number): number => {
      const b = boardOf(led(damage), source, 0);
      return commanderPain(b, b.creaturesOf[0], 1)?.(0, through) ?? -1;
    };
    expect(pain(15, 6)).toBeGreaterThan(5);
    expect(pain(15, 5)).toBeLessThanOrEqual(3);
    expect(pain(0, 0)).toBe(0);
    const view = game.view(board([['Craw Wurm'], []]), 0);
    const b = boardOf(view, source, 0);
    expect(commanderPain(b, b.creaturesOf[0], 1)).toBeUndefined();
  });

  it('is cast again with what it costs more', () => {
    const b = boardOf(led(0, 2), source, 0);
    const [wurm] = b.creaturesOf[0];
    expect(b.taxOf(wurm)).toBe(0);
    expect(b.taxOf({ ...wurm, zone: 'command' })).toBe(4);
    expect(b.isCommander(wurm)).toBe(true);
  });

  it('is cast from the command zone as soon as there is mana, and goes back there', () => {
    const setup: MagicSetup = {
      players: [0, 1, 2].map((i) => ({ name: 'ABC'[i], deck: [{ card: 'Forest', count: 60 }], commanders: ['Trained Armodon'] })),
      first: 0,
    };
    let { state } = game.create(setup, 'led');
    const players = [0, 1, 2].map((i) => createPlayer('heuristic', `${i}`, source));
    for (let n = 0; n < 700 && state.pending && state.turn.number < 16; n++) {
      const player = players[state.pending.decider];
      if (player.needs !== 'view') throw new Error('a view');
      state = answered(state, player.choose(game.view(state, state.pending.decider)));
    }
    expect(state.commanders.every((c) => c.casts > 0)).toBe(true);
  });
});

describe('what a position is worth among several', () => {
  const chance = (s: State, seat = 0): number =>
    judge({ winners: null, view: (x: number) => game.view(s, x) } as never, seat, source).chance;

  it('a quarter among four who stand alike, more with more on the board, nothing for who is out', () => {
    const even = board([['Forest'], ['Forest'], ['Forest'], ['Forest']]);
    expect(chance(even, 1)).toBeGreaterThan(0.2);
    expect(chance(even, 1)).toBeLessThan(0.26);
    const ahead = board([['Forest', '2 Craw Wurm'], ['Forest'], ['Forest'], ['Forest']]);
    expect(chance(ahead)).toBeGreaterThan(chance(even) + 0.1);
    expect(chance(ahead, 1)).toBeLessThan(chance(even, 1));
    const sum = [0, 1, 2, 3].reduce((n, seat) => n + chance(ahead, seat), 0);
    expect(sum).toBeGreaterThan(0.8);
    expect(sum).toBeLessThan(1.2);
    even.players.rows[2] = { ...even.players.rows[2], lost: 1 };
    expect(chance(even, 2)).toBe(0);
  });

  it('beside a commander only cards of its colours are imagined (CR 903.5c)', () => {
    const card = (name: string): Card => source(name) as Card;
    const model = {
      decks: [{ cards: ['Forest', 'Swamp', 'Craw Wurm', 'Lightning Bolt', 'Sol Ring'].map((name) => ({ card: card(name), count: 1 })) }],
    };
    const names = withinIdentity(model, [card('Craw Wurm')]).decks[0].cards.map((e) => e.card.name);
    expect(names).toEqual(['Forest', 'Craw Wurm', 'Sol Ring']);
  });

  it('worlds deal the hands of all others, and their own to nobody', () => {
    const players = [0, 1, 2, 3].map((i) => ({ name: 'ABCD'[i], deck: [{ card: 'Forest', count: 40 }] }));
    const { state } = game.create({ players, first: 0 }, 'four');
    const worlds = worldsOf(game, state, 0);
    expect(worlds.unknown).toEqual([0, 40, 40, 40]);
    const swamp = source('Swamp');
    if (!swamp) throw new Error('no Swamp');
    const world = worlds.deal(
      'w',
      worlds.unknown.map((n) => Array.from({ length: n }, () => swamp)),
    );
    for (const seat of [1, 2, 3]) expect(world.view(seat).players[seat].hand.every((o) => o.name === 'Swamp')).toBe(true);
    expect(world.view(0).players[0].hand.every((o) => o.name === 'Forest')).toBe(true);
  });
});
