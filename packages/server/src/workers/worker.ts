/** A thread that does what strangers describe. It has cards of its own, and knows nothing of tables and people. */
import { parentPort, workerData } from 'node:worker_threads';
import { give, SetupError } from '@apnap/kernel';
import type { DraftGame, DraftSetup } from '@apnap/limited';
import { type MagicGame, type MagicSetup, magicGame, type State } from '@apnap/magic';
import type { Text } from '@apnap/protocol';
import { CardBook } from '../cards.js';
import { cardRules } from '../decks/card-rules.js';
import { cardEntry, prepareSearch, searchCards } from '../decks/entries.js';
import { DeckReader } from '../decks/reading.js';
import { DRAFT, draftGame, draftText } from '../draft/hosted.js';
import { draftableSets } from '../draft/sets.js';
import { hostedMagic } from '../magic/index.js';
import { told } from '../magic/told.js';
import { GameLine } from '../tables/line.js';
import { dueled } from './duel.js';
import { standBehind, threadNumber } from './processor.js';
import { questioned } from './question.js';
import { reviewed } from './review.js';
import type { Begun, Made, Task, Tasks, Work } from './tasks.js';
import type { FromThread, ToThread } from './threads.js';

standBehind();
const book = new CardBook((workerData as Work).imported);
const decks = new DeckReader(book);
let engine: MagicGame | null = null;

function game(): MagicGame {
  engine ??= magicGame(book.source);
  return engine;
}

let drafts: DraftGame | null = null;

/** A draft dealt. */
function beginDraft(setup: DraftSetup, seed: string): Begun | { refused: Text } {
  drafts ??= draftGame(book);
  try {
    const { state, events } = drafts.create(setup, seed);
    return { state: drafts.save(state), events };
  } catch (e) {
    if (e instanceof SetupError) return { refused: draftText(e.refusal.message) };
    throw e;
  }
}

function begin({ game: id, setup, seed, past, state }: Tasks['begin']['given']): Begun | { refused: Text } {
  if (id === DRAFT) return beginDraft(setup as DraftSetup, seed);
  try {
    const line = new GameLine(hostedMagic(game(), book.source), setup as MagicSetup, seed, {
      setup,
      ...(past ? { past } : {}),
      ...(state === undefined ? {} : { state }),
    });
    return { state: game().save(line.state), events: line.eventsOf(0).slice() };
  } catch (e) {
    if (e instanceof SetupError) return refused(e);
    throw e;
  }
}

const refused = (e: SetupError) => ({ refused: told(e.refusal.message) });

function moment({ setup, state, moves }: Tasks['moment']['given']): { state: string } {
  let s: State = game().restore(state, setup as MagicSetup);
  for (const move of moves) {
    const outcome = give(game(), s, move);
    if (!outcome.ok) throw new Error('an answer that was given is refused');
    s = outcome.state;
  }
  return { state: game().save(s) };
}

function done(task: Task): Made {
  switch (task.do) {
    case 'search':
      return searchCards(book, task);
    case 'named': {
      const name = book.index.find(task.name)?.name ?? book.index.nearest(task.name, 1)[0]?.card.name;
      return (name === undefined ? undefined : cardEntry(book, name)) ?? null;
    }
    case 'cardRules':
      return cardRules(book, task.name);
    case 'deckView':
      return decks.view(task.deck, task.format);
    case 'deckInfos':
      return task.decks.map((d) => decks.info(d));
    case 'deckFile':
      return decks.written(task.deck, task.as, task.format);
    case 'tableDeck':
      return decks.forTable(task.deck, task.year);
    case 'begin':
      return begin(task);
    case 'draftSets':
      return draftableSets(book);
    case 'duel':
      return dueled(book, game(), task);
    case 'question':
      return questioned(task);
    case 'review':
      return reviewed(book, game(), task);
    case 'moment':
      return moment(task);
    default:
      return task satisfies never;
  }
}

const port = parentPort;
port?.on('message', ({ id, task }: ToThread<Task>) => {
  let answer: FromThread<Made>;
  try {
    if (task.do === 'search') prepareSearch(book, task.query);
    port.postMessage({ id, begun: true } satisfies FromThread<Made>);
    answer = { id, result: done(task) };
  } catch (e) {
    answer = { id, error: (e as Error).message };
  }
  port.postMessage(answer);
});
port?.postMessage({ ready: true, thread: threadNumber() } satisfies FromThread<Made>);
