/** What the threads are asked to do, and what comes of it. */
import type { LogEvent, Move } from '@apnap/kernel';
import type {
  CardEntry,
  CardRulesView,
  DeckFileView,
  DeckInfo,
  DeckView,
  DraftSetInfo,
  ReviewView,
  Text,
  TrainerQuestion,
  Year,
} from '@apnap/protocol';
import type { Lang } from '@apnap/words';
import type { Past } from '../games/beginning.js';
import type { Known, TableDeck } from '../games/deck.js';

/** A game from its beginning, as a thread makes it: the state as it is saved, and what happened until then. */
export interface Begun {
  state: string;
  events: LogEvent[];
}

/** What is found by looking back. */
export type Review = Pick<ReviewView, 'moments' | 'whole'>;

/** A game that is over, to be looked back at as one seat saw it. */
export interface Reviewed {
  setup: unknown;
  seed: string;
  past?: Past;
  state?: string;
  /** Its answers; `auto`: those that the table gave for somebody. */
  moves: readonly { move: Move; auto: boolean }[];
  seat: number;
  year?: Year;
}

/** A match of computers. */
export interface Duel {
  decks: readonly TableDeck[];
  bestOf: 1 | 3;
  seed: string;
}

/** By name: what is given and what is made of it. */
export interface Tasks {
  /** Cards a query describes; a text says what is wrong with it. */
  search: { given: { query: string; from: number; n: number; lang: Lang }; made: { entries: CardEntry[]; total: number } | Text };
  /** The card whose name is most like this. */
  named: { given: { name: string }; made: CardEntry | null };
  /** The rules that concern a card of this name. */
  cardRules: { given: { name: string }; made: CardRulesView };
  deckView: { given: { deck: Known; format?: string }; made: DeckView };
  deckInfos: { given: { decks: Known[] }; made: DeckInfo[] };
  deckFile: { given: { deck: Known; as: string; format?: string }; made: DeckFileView | null };
  tableDeck: { given: { deck: Known; year?: Year }; made: TableDeck | Text };
  /** A game that begins with a board or a moment of another game; a text says why it can't be played. */
  begin: { given: { game?: string; setup: unknown; seed: string; past?: Past; state?: string }; made: Begun | { refused: Text } };
  /** The sets that can be drafted. */
  draftSets: { given: Record<never, never>; made: DraftSetInfo[] };
  /** A match of computers from beginning to end: games won by each seat, and drawn, and who was out of one that did not end. */
  duel: { given: Duel; made: { won: number[]; drawn: number; out: number[] } };
  /** What the answers of a seat were worth. */
  review: { given: Reviewed; made: Review };
  /** A question of the trainer, by its family, level and seed. */
  question: { given: { family: string; level: number; seed: string; step?: number }; made: TrainerQuestion };
  /** A moment of a game: what some answers make of a saved state. */
  moment: { given: { setup: unknown; state: string; moves: readonly Move[] }; made: { state: string } };
}

export type TaskName = keyof Tasks;
export type Task = { [K in TaskName]: { do: K } & Tasks[K]['given'] }[TaskName];
export type Made = Tasks[TaskName]['made'];

/** What a thread begins with. */
export interface Work {
  /** File with imported cards; '' for none. */
  imported: string;
}
