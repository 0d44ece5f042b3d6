/** Games between rules of thumb, and the positions in them. */
import type { Card } from '@apnap/ability';
import { type EmbeddedDeck, embeddedCards, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import { type MagicSetup, magicGame } from '@apnap/magic';
import { createPlayer, Dice, playGame } from '@apnap/players';
import { boardOf } from '../../packages/players/src/heuristic/look.js';
import { figures } from '../../packages/players/src/magic/position.js';

/** A game: who won (-1: nobody), and the figures of its positions, of each seat. */
export interface Seen {
  game: number;
  winner: number;
  positions: number[][][];
}

const cards = new Map<string, Card>();
for (const card of embeddedCards()) cards.set(card.name, card).set(card.faces[0].name, card);
const source = (name: string): Card | undefined => cards.get(name);
const game = magicGame(source);
const decks = embeddedDecks().filter((d) => d.format !== 'commander');
const lists = new Map<string, MagicSetup['players'][number]['deck']>();

function deckOf(d: EmbeddedDeck): MagicSetup['players'][number]['deck'] {
  const list = lists.get(d.id) ?? parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count }));
  lists.set(d.id, list);
  return list;
}

/** Of the other moments of a game one of so many is kept: a search mostly asks as a turn begins. */
const SELDOM = 40;

/** The game of this number: decks, seed and what is kept of it follow from the number. */
export function seenIn(n: number): Seen {
  const dice = new Dice(`judge ${n}`);
  const setup: MagicSetup = { players: [0, 1].map((i) => ({ name: `${i}`, deck: deckOf(dice.oneOf(decks)) })) };
  const players = [0, 1].map((i) => createPlayer('heuristic', `${i}`, source));
  const positions: number[][][] = [];
  let turn = 1;
  const played = playGame(game, setup, `judge ${n}`, players, {
    limit: 20_000,
    watch: (p) => {
      const { state } = p;
      if (!state.pending || (state.turn.number <= turn && dice.below(SELDOM) > 0)) return;
      turn = state.turn.number;
      positions.push([0, 1].map((seat) => figures(boardOf(game.view(state, seat), source, seat))));
    },
  });
  const winners = played.state.result?.winners ?? [];
  return { game: n, winner: winners.length === 1 ? winners[0] : -1, positions };
}
