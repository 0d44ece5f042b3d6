/** Duels of the second game, as tables host them. */
import type { Fact, Level, Text } from '@apnap/protocol';
import {
  carelessDuelist,
  type Duel,
  type DuelBudget,
  type DuelEvent,
  type DuelOption,
  type DuelPlayer,
  type DuelSetup,
  duelText,
  heuristicDuelist,
  optionText,
  randomDuelist,
  type State,
  searchingDuelist,
  type View,
  YUGIOH_MESSAGES,
  yugiohText,
} from '@apnap/yugioh';
import type { Hosted, Seated, Terms } from '../games/hosted.js';
import { hostedPlainly, messageText, type Words } from '../games/plain.js';
import { both, plain } from '../text.js';
import type { Viewer } from '../views/viewer.js';
import type { DuelBook } from './book.js';
import { duelView } from './shown.js';
import { DuelChronicle, DuelTelling } from './telling.js';
import { whyOf } from './why.js';

/** What a viewer sees; who sees all sees each player as he sees himself. */
function seenBy(game: Duel, state: State, viewer: Viewer): View {
  if (viewer !== 'all') return game.view(state, viewer) as View;
  const [first, second] = [game.view(state, 0) as View, game.view(state, 1) as View];
  return { ...first, seat: null, players: [first.players[0], second.players[1]], decisions: [] };
}

const number = (n: number): Text => plain(String(n));

/** What is shown where a client has no page for duels. */
function facts(game: Duel, book: DuelBook, state: State, viewer: Viewer): Fact[] {
  const v = seenBy(game, state, viewer);
  const cards = (ids: readonly number[] | number): Text[] =>
    typeof ids === 'number' ? (ids === 0 ? [] : [duelText('fact.cards', { n: ids })]) : ids.map((id) => book.name(id));
  const unknown = duelText('card.unknown');
  return [
    { name: duelText('fact.turn'), values: [number(v.turn)] },
    ...v.players.flatMap((p, seat): Fact[] => [
      { seat, name: duelText('fact.lp'), values: [number(p.lp)] },
      { seat, name: duelText('fact.hand'), values: cards(p.hand) },
      { seat, name: duelText('fact.field'), values: p.field.map((c) => (c.card === undefined ? unknown : book.name(c.card))) },
      { seat, name: duelText('fact.grave'), values: cards(p.grave) },
      { seat, name: duelText('fact.banished'), values: [...cards(p.banished.faceUp), ...cards(p.banished.faceDown)] },
      { seat, name: duelText('fact.deck'), values: cards(p.deck) },
      { seat, name: duelText('fact.extra'), values: [...cards(p.extra.faceUp), ...cards(p.extra.faceDown)] },
    ]),
  ];
}

const entries = (list: readonly { card: string; count: number }[] = []): number[] =>
  list.flatMap(({ card, count }) => Array<number>(count).fill(Number(card)));

/** The decks that were brought. */
function setupOf(seats: readonly Seated[], terms?: Terms): DuelSetup {
  const [a, b] = seats.map(({ deck }) => ({ main: entries(deck?.main), extra: entries(deck?.extra) }));
  const first = terms?.first === 0 || terms?.first === 1 ? terms.first : ('chance' as const);
  return { decks: [a, b], names: [seats[0].name, seats[1].name], first };
}

/** What the strongest may try: it thinks on the thread that plays. */
const BUDGET = { worlds: 3, decisions: 500 };
/** Milliseconds after which it stops: others wait noticeably while something takes longer at once. */
const LONG_ENOUGH = 50;

/** A budget from now on. */
function budget(): DuelBudget {
  const until = performance.now() + LONG_ENOUGH;
  return { ...BUDGET, enough: () => performance.now() > until };
}

/** A computer player of a level: by chance, by rules of thumb with lapses or without, or looking ahead. */
function playerOf(game: Duel, book: DuelBook, level: Level, seed: string): DuelPlayer {
  switch (level) {
    case 'beginner':
      return randomDuelist(seed);
    case 'easy':
      return carelessDuelist(book.card, seed);
    case 'medium':
      return heuristicDuelist(book.card);
    case 'hard':
    case 'strong':
      return searchingDuelist(game, book.card, seed, budget());
    default:
      return level satisfies never;
  }
}

/** Bytes of a state of its own: most of it is that of the state before. */
function roomOf(s: State): number {
  const asked = s.pending?.ask;
  const options = asked && 'options' in asked ? asked.options.length : 0;
  return 4000 + 8 * s.cards.rows.length + 60 * options + 200 * s.happened.length;
}

/** Duels, as tables know them. */
export function hostedDuel(game: Duel, book: DuelBook): Hosted<State, DuelSetup, DuelEvent> {
  const text = messageText(YUGIOH_MESSAGES);
  const words: Words<State, DuelSetup, DuelEvent> = {
    name: duelText('name.game'),
    messages: YUGIOH_MESSAGES,
    setupOf: () => {
      throw new Error('a duel is set up with decks');
    },
    namesOf: (setup) => [...(setup.names ?? ['', ''])],
    playersOf: (s) => s.names,
    facts: (s, viewer) => facts(game, book, s, viewer),
    option: (o, { kind }) => optionText(o as DuelOption, kind, { card: (id) => book.name(id), who: ['', ''] }),
    seen: (s, seat) => (game.view(s, seat) as View).decisions,
    prompt: (m) =>
      typeof m.params?.card === 'number'
        ? both((lang) => yugiohText({ ...m, params: { ...m.params, card: book.name(m.params?.card as number)[lang] } }, lang))
        : text(m),
    event: () => null,
  };
  const host = (engine: Duel): Hosted<State, DuelSetup, DuelEvent> => {
    const base = hostedPlainly(engine, words);
    return {
      ...base,
      over: (other) => host({ ...engine, ...other } as Duel),
      setupOf,
      turnOf: (s) => s.turn,
      roomOf,
      lighten(s) {
        s._memo = null;
      },
      chooses: (s, d, level, seed) => playerOf(game, book, level, seed).choose(game.view(s, d.decider) as View, s),
      chronicle: (viewer) => new DuelChronicle(game, book, viewer),
      why: (played, viewer, _, about, until) => whyOf(played, book, viewer, about, until),
      telling: (viewer, names, first, numbered) => new DuelTelling(game, book, viewer, names, first, numbered),
      shown(state, viewer, n, handles, verdict) {
        const { view, faces } = base.shown(state, viewer, n, handles, verdict);
        return { view: { ...view, duel: duelView(seenBy(game, state, viewer), state, book) } as typeof view, faces };
      },
    };
  };
  return host(game);
}
