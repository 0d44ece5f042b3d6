/** The searching player: what it may not know makes no difference, it can be repeated, and it finds what rules of thumb overlook. */
import type { Card } from '@apnap/ability';
import { type Answer, canonicalText } from '@apnap/kernel';
import { type MagicSetup, magicGame, type State } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { game as decksGame } from '../../magic/test/invariants/cards.js';
import { DECKS } from '../../magic/test/invariants/decks.js';
import { otherWorld } from '../../magic/test/invariants/other-world.js';
import { dice } from '../../magic/test/invariants/play.js';
import { askPlayer, createPlayer, type DeckModel, type Player, playGame, type SearchOptions, worldsOf } from '../src/index.js';
import { decks, source } from './seat.js';

const game = magicGame(source);
const model: DeckModel = {
  decks: decks.map((d) => ({ cards: d.deck.map((e) => ({ card: source(e.card) as Card, count: e.count })) })),
};
const SMALL: Partial<SearchOptions> = { model, budget: 30 };

describe('what a searching player may not know makes no difference', () => {
  it.each([
    ['burn', 'stompy'],
    ['delver', 'blackControl'],
    ['hidden', 'hidden'],
  ])('%s - %s: other hands, libraries and random numbers, the same answers', (a, b) => {
    const setup: MagicSetup = { players: [a, b].map((d, i) => ({ name: 'AB'[i], deck: DECKS[d] })) };
    const below = dice(`leak ${a} ${b}`);
    const players = [0, 1].map((i): Player => createPlayer('search', `${i}`, source, SMALL));
    const twins = [0, 1].map((i): Player => createPlayer('search', `${i}`, source, SMALL));
    let thought = 0;
    let state: State = decksGame.create(setup, `leak ${a} ${b}`).state;
    const events = decksGame.create(setup, `leak ${a} ${b}`).events.slice();
    for (let n = 0; n < 110 && state.pending; n++) {
      const seat = state.pending.decider;
      const answer = askPlayer(decksGame, state, players);
      const { state: other } = otherWorld(state, setup, events, seat, below, 'possible');
      expect(askPlayer(decksGame, other, twins), `decision ${n} (${state.pending.kind})`).toEqual(answer);
      const [mine, his] = [players, twins].map((p) => p[seat].needs === 'worlds' && p[seat].why());
      expect(canonicalText(his)).toBe(canonicalText(mine));
      if (mine && mine.playouts > 0) thought++;
      const outcome = decksGame.answer(state, answer);
      if (!outcome.ok) throw new Error(outcome.refusal.rule);
      state = outcome.state;
      events.push(...outcome.events);
    }
    expect(thought).toBeGreaterThan(5);
  });

  it('the test would notice: a player with a determiniser that deals what is really there is found out', () => {
    const answers = (hand: string): string => {
      let { state } = game.create(
        {
          opening: 'none',
          first: 0,
          players: [0, 1].map((i) => ({ name: 'AB'[i], deck: [{ card: 'Mountain', count: 20 }] })),
          place: [
            { seat: 0, zone: 'battlefield', card: 'Mountain', count: 2 },
            { seat: 0, zone: 'hand', card: 'Lightning Bolt' },
            { seat: 0, zone: 'hand', card: 'Monastery Swiftspear' },
            { seat: 1, zone: 'battlefield', card: 'Swamp', count: 2 },
            { seat: 1, zone: 'hand', card: hand, count: 5 },
          ],
        },
        'peep',
      );
      while (state.turn.step !== 'precombatMain') state = must(game.answer(state, { pick: [0] }));
      const player = createPlayer('search', '0', source, SMALL);
      const honest = worldsOf(game, state, 0);
      const cards = state.objects.rows
        .filter((o) => o.owner === 1 && (o.zone === 'hand' || o.zone === 'library'))
        .map((o) => state._pool.cards[o.card].card);
      const answer = player.choose(game.view(state, 0), { unknown: honest.unknown, deal: (seed) => honest.deal(seed, [[], cards]) });
      return canonicalText([answer, player.why()]);
    };
    expect(answers("Chainer's Edict")).not.toBe(answers('Swamp'));
  });

  it('another deck of the opponent with the same cards in sight: the same answers', () => {
    const with_ = (hidden: [string, number][]): MagicSetup => ({
      opening: 'none',
      first: 0,
      players: [
        { name: 'A', deck: [{ card: 'Mountain', count: 20 }] },
        { name: 'B', deck: hidden.map(([card, count]) => ({ card, count })) },
      ],
      place: [
        { seat: 0, zone: 'battlefield', card: 'Mountain', count: 4 },
        { seat: 0, zone: 'battlefield', card: 'Monastery Swiftspear', count: 2 },
        { seat: 0, zone: 'hand', card: 'Lightning Bolt' },
        { seat: 0, zone: 'hand', card: 'Fireblast' },
        { seat: 1, zone: 'battlefield', card: 'Forest', count: 3 },
        { seat: 1, zone: 'battlefield', card: 'Nettle Sentinel' },
      ],
    });
    const answers = (setup: MagicSetup): [Answer[], string[]] => {
      const players = [0, 1].map((i): Player => createPlayer('search', `${i}`, source, SMALL));
      let { state } = game.create(setup, 'same');
      const given: Answer[] = [];
      const thoughts: string[] = [];
      while (state.pending && state.turn.number < 2) {
        const player = players[state.pending.decider];
        if (state.pending.decider === 1) {
          // What B does would show what B has: B passes.
          state = must(game.answer(state, { pick: [0] }));
          continue;
        }
        const answer = askPlayer(game, state, players);
        given.push(answer);
        if (player.needs === 'worlds') thoughts.push(canonicalText(player.why()));
        state = must(game.answer(state, answer));
      }
      return [given, thoughts];
    };
    const forests = answers(with_([['Forest', 20]]));
    const others = answers(
      with_([
        ["Chainer's Edict", 6],
        ['Spellstutter Sprite', 6],
        ['Siege Rhino', 8],
      ]),
    );
    expect(others).toEqual(forests);
    expect(forests[0].length).toBeGreaterThan(5);
  });
});

function must(outcome: ReturnType<typeof game.answer>): State {
  if (!outcome.ok) throw new Error(outcome.refusal.rule);
  return outcome.state;
}

describe('the determiniser as players get it', () => {
  it('shows no state', () => {
    const { state } = game.create({ players: [0, 1].map((i) => ({ name: `${i}`, deck: decks[0].deck })) }, 'x');
    const worlds = worldsOf(game, state, state.pending?.decider ?? 0);
    expect(Object.keys(worlds).sort()).toEqual(['deal', 'unknown']);
    const world = worlds.deal(
      'w',
      worlds.unknown.map((n) => Array.from({ length: n }, () => source('Forest') as Card)),
    );
    expect(JSON.stringify(world)).not.toContain('objects');
  });
});

describe('a searching player', () => {
  it('plays the same game again from the same seeds', () => {
    const play = (): unknown => {
      const setup = { players: [0, 1].map((i) => ({ name: `${i}`, deck: decks[i].deck })) };
      const players = [createPlayer('search', 'a', source, SMALL), createPlayer('heuristic', 'b', source)];
      return playGame(game, setup, 'again', players).answers;
    };
    expect(play()).toEqual(play());
  });

  it('stops when it is told that time is up, and says so', () => {
    const player = createPlayer('search', 'a', source, { ...SMALL, overdue: () => true });
    let { state } = game.create({ players: [0, 1].map((i) => ({ name: `${i}`, deck: decks[1].deck })), first: 0 }, 'late');
    while (state.pending && !(player.why()?.stopped === 'deadline')) {
      const seat = state.pending.decider;
      const answer =
        seat === 0
          ? player.choose(game.view(state, 0), worldsOf(game, state, 0))
          : askPlayer(game, state, [player, createPlayer('heuristic', 'b', source)]);
      state = must(game.answer(state, answer));
    }
    expect(player.why()).toMatchObject({ stopped: 'deadline', playouts: 0 });
  });
});

describe('a searching player among several', () => {
  it('looks ahead, and what three others hide makes no difference', () => {
    const setup: MagicSetup = { players: ['burn', 'stompy', 'delver', 'hidden'].map((d, i) => ({ name: 'ABCD'[i], deck: DECKS[d] })) };
    const below = dice('leak of four');
    // One searches; the others are quick.
    const four = (): Player[] =>
      [0, 1, 2, 3].map((i) => createPlayer(i === 1 ? 'search' : 'heuristic', `${i}`, source, { ...SMALL, budget: 400 }));
    const [players, twins] = [four(), four()];
    const made = decksGame.create(setup, 'leak of four');
    let { state } = made;
    const events = made.events.slice();
    let thought = 0;
    for (let n = 0; n < 260 && state.pending; n++) {
      const seat = state.pending.decider;
      const answer = askPlayer(decksGame, state, players);
      if (seat === 1) {
        const { state: other } = otherWorld(state, setup, events, seat, below, 'possible');
        expect(askPlayer(decksGame, other, twins), `decision ${n} (${state.pending.kind})`).toEqual(answer);
        const [mine, his] = [players, twins].map((p) => p[seat].needs === 'worlds' && p[seat].why());
        expect(canonicalText(his)).toBe(canonicalText(mine));
        if (mine && mine.playouts > 0) thought++;
        // A round of four is twice as long as of two, and what a decision may cost grows with its square.
        if (mine) expect(mine.cost).toBeLessThanOrEqual(2 * 400 * 4 + 100);
      }
      const outcome = decksGame.answer(state, answer);
      state = must(outcome);
      if (outcome.ok) events.push(...outcome.events);
    }
    expect(thought).toBeGreaterThan(5);
  });
});
