/** What is measured on: boards of plain made-up cards, and positions out of real games. */
import type { Card } from '@apnap/ability';
import { CardBase } from '@apnap/cardbase';
import { embeddedCard, embeddedCards } from '@apnap/cards';
import { type Answer, defaultAnswer } from '@apnap/kernel';
import { type ActOption, cardNames, type MagicGame, type MagicSetup, magicGame, type Placed, type State } from '@apnap/magic';
import { loadDeck } from '../decks.js';
import { beginMatch, type Match } from '../match.js';

/** A creature without abilities, a static ability that changes all of its controller's creatures, and an instant that deals damage to any target. */
export const PLAIN: readonly Card[] = [
  {
    name: 'Plain creature',
    layout: 'normal',
    faces: [
      {
        name: 'Plain creature',
        manaCost: '{1}{G}',
        supertypes: [],
        types: ['Creature'],
        subtypes: [],
        power: '2',
        toughness: '2',
        abilities: [],
      },
    ],
  },
  {
    name: 'Plain anthem',
    layout: 'normal',
    faces: [
      {
        name: 'Plain anthem',
        manaCost: '{1}{W}',
        supertypes: [],
        types: ['Enchantment'],
        subtypes: [],
        abilities: [
          {
            kind: 'static',
            parts: [
              {
                part: 'continuous',
                affects: {
                  sel: 'all',
                  zone: 'battlefield',
                  filter: {
                    is: 'and',
                    of: [
                      { is: 'type', type: 'Creature' },
                      { is: 'controlledBy', who: { player: 'you' } },
                    ],
                  },
                },
                mods: [{ mod: 'pt', power: 1, toughness: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Plain instant',
    layout: 'normal',
    faces: [
      {
        name: 'Plain instant',
        manaCost: '{R}',
        supertypes: [],
        types: ['Instant'],
        subtypes: [],
        abilities: [
          {
            kind: 'spell',
            program: {
              targets: [
                {
                  from: ['battlefield', 'players'],
                  what: {
                    is: 'or',
                    of: [
                      { is: 'type', type: 'Creature' },
                      { is: 'type', type: 'Planeswalker' },
                      { is: 'type', type: 'Battle' },
                      { is: 'player', who: { player: 'each' } },
                    ],
                  },
                  min: 1,
                  max: 1,
                },
              ],
              effect: { do: 'damage', source: { sel: 'self' }, to: { sel: 'target', index: 0 }, amount: 2 },
            },
          },
        ],
      },
    ],
  },
];

const source = (name: string): Card | undefined => PLAIN.find((c) => c.name === name) ?? embeddedCard(name);

/** A board with so many creatures for each player, and continuous effects of the first. */
export function boardOf(creatures: number, effects: number): { game: MagicGame; state: State } {
  const game = magicGame(source);
  const half = Math.floor(creatures / 2);
  const place: Placed[] = [
    { seat: 0, zone: 'battlefield', card: PLAIN[0].name, count: half },
    { seat: 1, zone: 'battlefield', card: PLAIN[0].name, count: creatures - half },
    { seat: 0, zone: 'battlefield', card: PLAIN[1].name, count: effects },
  ];
  const deck = [{ card: PLAIN[0].name, count: 40 }];
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    first: 0,
    opening: 'none',
    place: place.filter((p) => p.count !== 0),
  };
  return { game, state: game.create(setup, 'bench').state };
}

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** So many different cards of the embedded set that can be cast, spread over the alphabet. */
function differentCards(count: number): string[] {
  const castable = embeddedCards().filter((card) => card.layout === 'normal' && card.faces[0].manaCost !== undefined);
  return Array.from({ length: count }, (_, i) => castable[Math.floor((i * castable.length) / count)].name);
}

/** A hand of different cards, or of equal instants, over a board of basic lands of all kinds and, with different cards, of creatures. */
export function handOf(hand: 'different' | 'equal', cards: number, permanents: number): State {
  const lands = hand === 'equal' ? permanents : Math.floor(permanents / 2);
  const place: Placed[] = [
    ...BASICS.map((card): Placed => ({ seat: 0, zone: 'battlefield', card, count: lands / BASICS.length })),
    { seat: 0, zone: 'battlefield', card: PLAIN[0].name, count: permanents - lands },
    ...(hand === 'equal' ? [PLAIN[2].name] : differentCards(cards)).map(
      (card): Placed => ({ seat: 0, zone: 'hand', card, count: hand === 'equal' ? cards : 1 }),
    ),
  ];
  const deck = [{ card: PLAIN[0].name, count: 40 }];
  const setup: MagicSetup = {
    players: [
      { name: 'A', deck },
      { name: 'B', deck },
    ],
    first: 0,
    opening: 'none',
    place: place.filter((p) => p.count !== 0),
  };
  return magicGame(source).create(setup, 'bench').state;
}

/** A duel between random players with two of the decks that come with the program. */
export function randomMatch(a: string, b: string): Match {
  const base = new CardBase([], 'en');
  const setup: MagicSetup = { players: [a, b].map((id, i) => ({ name: 'AB'[i], deck: loadDeck(id, base, 'en', 'checked').main })) };
  return { cards: cardNames(setup).flatMap((n) => base.source(n) ?? []), setup, players: ['random', 'random'], limit: 200_000 };
}

/** Positions out of random games in which a seat has priority. */
export function positions(match: Match, games: number): { game: MagicGame; states: State[] } {
  const states: State[] = [];
  let game: MagicGame | null = null;
  for (let i = 0; i < games; i++) {
    const m = beginMatch(match, `positions/${i}`);
    game = m.game;
    for (let n = 0; m.next(); n++) if (n % 7 === 0 && m.played.state.pending?.kind === 'act') states.push(m.played.state);
  }
  return { game: game as MagicGame, states };
}

/** Index of an action of this kind among those offered; -1 for none. */
export function actIndex(state: State, act: ActOption['act']): number {
  const ask = state.pending?.ask;
  return ask?.form === 'pick' ? (ask.options as readonly ActOption[]).findIndex((o) => o.act === act) : -1;
}

/** Gives an answer, then defaults until somebody has priority again. @returns null if an answer was refused. */
export function throughTo(game: MagicGame, from: State, first: Answer): State | null {
  let outcome = game.answer(from, first);
  while (outcome.ok && outcome.state.pending && outcome.state.pending.kind !== 'act')
    outcome = game.answer(outcome.state, defaultAnswer(outcome.state.pending));
  return outcome.ok ? outcome.state : null;
}

/** Passes priority until the seat declares attackers. */
export function untilAttack(game: MagicGame, from: State): State {
  let state = from;
  for (let n = 0; n < 200 && state.pending && state.pending.kind !== 'attackers'; n++) {
    const outcome = game.answer(state, defaultAnswer(state.pending));
    if (!outcome.ok) break;
    state = outcome.state;
  }
  return state;
}
