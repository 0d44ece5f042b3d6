/** A hundred equal creatures on a side: what a searching player's decisions cost, counted and in processor time. */
import type { Card } from '@apnap/ability';
import { begin, play } from '@apnap/kernel';
import { type MagicSetup, magicGame } from '@apnap/magic';
import { describe, expect, it } from 'vitest';
import { askPlayer, createPlayer, type DeckModel, strengthOf } from '../src/index.js';
import { decks, source } from './seat.js';

const game = magicGame(source);
const model: DeckModel = {
  decks: decks.map((d) => ({ cards: d.deck.map((e) => ({ card: source(e.card) as Card, count: e.count })) })),
};
/** A round that has begun may be finished: up to twice the budget. */
const OVERDRAFT = 2;
/** No decision may take longer (milliseconds). */
const LONGEST = 5000;

const side = (seat: number, creature: string, count: number): NonNullable<MagicSetup['place']> => [
  ...(count > 0 ? [{ seat, zone: 'battlefield' as const, card: creature, count }] : []),
  { seat, zone: 'battlefield', card: 'Swamp', count: 4 },
  { seat, zone: 'battlefield', card: 'Mountain', count: 3 },
  { seat, zone: 'hand', card: "Chainer's Edict" },
  { seat, zone: 'hand', card: 'Lightning Bolt' },
  { seat, zone: 'hand', card: 'Doom Blade' },
];

describe('a hundred equal creatures', () => {
  it.each([
    ['on one side', 100, 3],
    ['on the other', 3, 100],
    ['on both sides', 100, 100],
  ])('%s: no decision costs more than twice the budget or five seconds', (_, mine, theirs) => {
    const strength = strengthOf('strong');
    const setup: MagicSetup = {
      opening: 'none',
      first: 0,
      players: [0, 1].map((i) => ({ name: 'AB'[i], life: 150, deck: [{ card: 'Swamp', count: 40 }] })),
      place: [...side(0, 'Savannah Lions', mine), ...side(1, 'Grizzly Bears', theirs)],
    };
    const players = [0, 1].map((i) => createPlayer('search', `${i}`, source, { model, ...strength }));
    const played = { ...begin(game, setup, 'crowd'), refused: [], ended: 'by rules' as const };
    const kinds = new Set<string>();
    for (let n = 0; n < 1500 && played.state.pending && played.state.turn.number < 3; n++) {
      const { kind, decider } = played.state.pending;
      const before = process.cpuUsage();
      const answer = askPlayer(game, played.state, players);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000, kind).toBeLessThan(LONGEST);
      expect(players[decider].why()?.cost ?? 0, kind).toBeLessThan(OVERDRAFT * strength.budget + 100);
      kinds.add(kind);
      expect(play(game as never, played, answer).ok, kind).toBe(true);
    }
    expect(played.state.turn.number).toBeGreaterThan(1);
    for (const kind of ['act', 'attackers', 'targets', 'choose']) expect(kinds, kind).toContain(kind);
    if (mine === theirs) expect(kinds).toContain('blockers');
  });
});
