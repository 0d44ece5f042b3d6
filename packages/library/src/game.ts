/** A game of Magic from its beginning to its end: what is asked, what may be answered, what a seat sees, and why something happened. */
import { type Card, validateCard } from '@apnap/ability';
import { dungeonsFor, embeddedCard } from '@apnap/cards';
import {
  type Answer,
  begin,
  type Decision,
  type Move,
  type Played,
  parseSave,
  play,
  type Refusal,
  type Result,
  replay,
  type SavedGame,
  SaveError,
  toSave,
} from '@apnap/kernel';
import {
  cardNames,
  describeEvent,
  type EventView,
  type GameEvent,
  type MagicGame,
  type MagicSetup,
  magicGame,
  renderMessage,
  type State,
  setupFor,
  type View,
  viewEvents,
  type WayToPlay,
} from '@apnap/magic';
import { askPlayer } from '@apnap/players';
import type { Lang } from '@apnap/words';
import { seated } from './decks.js';
import type { Chooser, Computer } from './players.js';

/** What a game begins with. */
export interface NewGame {
  /** A deck for each seat: the id of one that comes with the program, or a list (a count and a name a line). */
  decks: readonly string[];
  /** Any text: the same decks, seed and answers give the same game on any machine. */
  seed: string;
  /** What the seats are called; absent: A, B, C … */
  names?: readonly string[];
  /** Cards besides those that come with the program. */
  cards?: readonly Card[];
  /** Variant, teams and the like; absent: the plain game of these seats. */
  way?: WayToPlay;
}

/** A game that was saved: with its set-up, seed and answers, and the cards that don't come with the program. It is JSON. */
export type SavedMagic = SavedGame<MagicSetup> & { cards?: Card[] };

/** An answer that the rules do not allow; the game is as it was. */
export class NotAnswered extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${renderMessage(refusal.message, 'en')}${refusal.rule === '' ? '' : ` (${refusal.rule})`}`);
  }
}

/** An event in words, with its rule and the number of the answer that led to it (0: none, it happened at the beginning). */
export interface Line {
  event: number;
  answer: number;
  rule: string;
  text: string;
}

/** A link of the chain behind an event: the one before is there because of this one. */
export type Cause = Line & { kind: string };

/** Answers that are handed to a player of one's own. */
const OFFERED = 200;

/** A new game, at its first decision. @throws SetupError (the kernel's) where it can't be played so, DeckRefused for a deck that can't be read */
export function newGame(o: NewGame): GameInPlay {
  const cards = o.cards ?? [];
  const names = o.names ?? o.decks.map((_, i) => String.fromCharCode(65 + i));
  const seats = o.decks.map((deck, i) => seated(deck, names[i], cards));
  const setup = setupFor(o.way ?? {}, seats);
  const source = sourceOf(cards);
  // CR 309.2: everybody owns them
  const dungeons = dungeonsFor(cardNames(setup).flatMap((name) => source(name) ?? []));
  const whole = dungeons.length > 0 ? { ...setup, dungeons } : setup;
  const game = magicGame(source);
  return new GameInPlay(game, whole, o.seed, cards, begin(game, whole, o.seed));
}

/**
 * A saved game, played again.
 * @param saved as {@link GameInPlay.save} gives it or `apnap duel --save` writes it, as text or as a value
 * @param to so many answers; absent: all, and then the hash of the state must be the one that was saved
 * @throws SaveError (the kernel's) where it is no save, or the game goes another way
 */
export function replayGame(saved: string | SavedMagic, to?: number): GameInPlay {
  const save = (typeof saved === 'string' ? parseSave(saved) : saved) as SavedMagic;
  const cards = save.cards ?? [];
  for (const [i, card] of cards.entries()) {
    const [wrong] = validateCard(card);
    if (wrong) throw new SaveError(`${wrong.path}: ${wrong.message}`, `cards[${i}]`);
  }
  const game = magicGame(sourceOf(cards));
  const played = replay(game, save, to);
  if (played.answers.length === save.answers.length && game.hash(played.state) !== save.hash)
    throw new SaveError(`the game ends with the hash ${game.hash(played.state)}`, 'hash');
  return new GameInPlay(game, save.setup, save.seed, cards, played);
}

function sourceOf(cards: readonly Card[]): (name: string) => Card | undefined {
  const byName = new Map(cards.map((c) => [c.name, c]));
  return (name) => byName.get(name) ?? embeddedCard(name);
}

/** A game that is going on or over. */
export class GameInPlay {
  /** What was told of events, as long as no answer has come since. */
  private told: { answers: number; lines: (EventView & { answer: number })[] } = { answers: -1, lines: [] };

  constructor(
    /** The game of the kernel, for all that is not here. */
    readonly game: MagicGame,
    readonly setup: MagicSetup,
    readonly seed: string,
    private readonly cards: readonly Card[],
    private readonly played: Played<State, GameEvent>,
  ) {}

  /** What it waits for; null when it is over. */
  get decision(): Decision | null {
    return this.game.pending(this.played.state);
  }

  /** How it ended; null while it goes on. */
  get result(): Result | null {
    return this.game.result(this.played.state);
  }

  /** The answers so far. */
  get moves(): readonly Move[] {
    return this.played.answers;
  }

  get turn(): number {
    return this.played.state.turn.number;
  }

  /** A hash of all that there is: equal for equal games. */
  get hash(): string {
    return this.game.hash(this.played.state);
  }

  /** What a seat sees, and nothing that it doesn't; null: what everybody sees. */
  view(seat: number | null): View {
    return this.game.view(this.played.state, seat);
  }

  /** Answers that the rules allow, so many at most. Where there are more, all of the right form can be given. */
  answers(most = OFFERED): Answer[] {
    const found: Answer[] = [];
    if (this.decision === null) return found;
    for (const answer of this.game.answers(this.played.state)) {
      if (found.length >= most) break;
      found.push(answer);
    }
    return found;
  }

  /** Answers what is asked. @throws NotAnswered where the rules do not allow it */
  answer(answer: Answer): void {
    this.move(answer);
  }

  /** A seat concedes (CR 104.3a). @throws NotAnswered */
  concede(seat: number): void {
    this.move({ concede: seat });
  }

  private move(move: Move): void {
    const outcome = play(this.game as never, this.played, move);
    if (!outcome.ok) throw new NotAnswered(outcome.refusal);
  }

  /**
   * Lets players answer until the game is over.
   * @param players one for each seat
   * @param limit answers at most
   * @returns how it ended; null where it has not
   * @throws NotAnswered where a player gives an answer that the rules do not allow
   */
  run(players: readonly (Chooser | Computer)[], limit = 100_000): Result | null {
    const computers = players.map((p) => (typeof p === 'function' ? undefined : p.computer));
    for (let n = 0; n < limit && this.decision !== null; n++) {
      const { decider } = this.decision as Decision;
      const player = players[decider];
      this.answer(
        typeof player === 'function'
          ? player(this.view(decider), this.answers())
          : askPlayer(this.game, this.played.state, computers as never),
      );
    }
    return this.result;
  }

  /** The game as it can be kept; `JSON.stringify` of it is a file that `apnap replay` plays, too. */
  save(): SavedMagic {
    const save = toSave(this.game, this.setup, this.seed, this.played);
    return { ...save, answers: [...save.answers], ...(this.cards.length > 0 ? { cards: [...this.cards] } : {}) };
  }

  /** All that happened, in words. @param seat as this seat knows it; 'all': with what is hidden */
  lines(lang: Lang = 'en', seat: number | null | 'all' = 'all'): Line[] {
    const views = seat === 'all' ? this.views() : this.viewsOf(seat);
    return views.flatMap((view) => this.lineOf(view, lang) ?? []);
  }

  /**
   * Why something happened: the event, what caused it, what caused that, until the answer of a player or a rule that needs none.
   * @param event its number, as in {@link lines}
   */
  why(event: number, lang: Lang = 'en'): Cause[] {
    const byId = new Map(this.views().map((v) => [v.id, v]));
    const chain: Cause[] = [];
    for (let v = byId.get(event); v && chain.length < 1000; v = byId.get(v.cause)) {
      const line = this.lineOf(v, lang) ?? { event: v.id, answer: v.answer, rule: v.rule, text: v.kind };
      chain.push({ ...line, kind: v.kind });
    }
    return chain;
  }

  private lineOf(view: EventView & { answer: number }, lang: Lang): Line | null {
    const said = describeEvent(view, { lang, players: this.setup.players.map((p) => p.name) });
    return said && { event: view.id, answer: view.answer, ...said };
  }

  private views(): (EventView & { answer: number })[] {
    const { length } = this.played.answers;
    if (this.told.answers !== length) this.told = { answers: length, lines: this.viewsOf('all') };
    return this.told.lines;
  }

  /** Events are told by the state they led to: the game is played again. */
  private viewsOf(seat: number | null | 'all'): (EventView & { answer: number })[] {
    const again = begin(this.game, this.setup, this.seed);
    const all: (EventView & { answer: number })[] = [];
    let told = 0;
    const tell = (answer: number): void => {
      for (const v of viewEvents(again.state, again.events.slice(told), seat)) all.push({ ...v, answer });
      told = again.events.length;
    };
    tell(0);
    for (const [i, move] of this.played.answers.entries()) {
      play(this.game as never, again, move);
      tell(i + 1);
    }
    return all;
  }
}
