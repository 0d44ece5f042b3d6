/** Looking back at a game that is over: what the answers of a seat were worth (see `appraise.ts` of the players). */
import { type Answer, type Decision, give, type Move } from '@apnap/kernel';
import type { MagicGame, MagicSetup, State } from '@apnap/magic';
import { magicAppraiser, worldsOf } from '@apnap/players';
import type { ReviewMoment } from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import { metagame } from '../computer/levels.js';
import { hostedMagic } from '../magic/index.js';
import { GameLine } from '../tables/line.js';
import type { Review, Reviewed } from './tasks.js';

/** Points that all decisions may cost together, and the most for one: about a quarter of a millisecond each. */
const POINTS = 24_000;
const MOST = 600;
/** Milliseconds after which nothing more is thought about. */
const PATIENCE = 20_000;

/** A decision of the seat with the state in which it was asked. */
interface Own {
  n: number;
  state: State;
  given: Answer;
  /** The table gave it, as the seat had set it: nobody thought about it. */
  auto: boolean;
}

/** The decision that a move answers, and its answer; null: it takes one back, or concedes. */
function answeredBy(game: MagicGame, state: State, move: Move): { decision: Decision; answer: Answer } | null {
  if ('takeBack' in move || 'concede' in move || 'ruling' in move) return null;
  const decision =
    'to' in move ? game.several?.together(state)?.decisions.find((d) => d.id === move.to) : (game.pending(state) ?? undefined);
  return decision ? { decision, answer: 'to' in move ? move.answer : move } : null;
}

/** The decisions that a seat took for itself, and the state at the end. */
function decisionsOf(game: MagicGame, first: State, { moves, seat }: Reviewed): Own[] {
  const own: Own[] = [];
  let state = first;
  moves.forEach(({ move, auto }, n) => {
    const found = answeredBy(game, state, move);
    if (found?.decision.decider === seat && found.decision.seat === seat) own.push({ n, state, given: found.answer, auto });
    const outcome = give(game, state, move);
    if (!outcome.ok) throw new Error('an answer that was given is refused');
    state = outcome.state;
  });
  return own;
}

export function reviewed(book: CardBook, game: MagicGame, task: Reviewed): Review {
  const { setup, seed, past, state, seat } = task;
  const hosted = hostedMagic(game, book.source);
  const line = new GameLine(
    hosted,
    setup as MagicSetup,
    seed,
    past !== undefined || state !== undefined ? { setup, ...(past ? { past } : {}), ...(state === undefined ? {} : { state }) } : null,
    { viewers: [] },
  );
  const end = performance.now() + PATIENCE;
  const overdue = (): boolean => performance.now() > end;
  // Chance of its own, from which nothing of the game's can be told.
  const mind = magicAppraiser(`review ${seat}`, book.source, metagame(book, task.year), overdue);
  const own = decisionsOf(game, line.state, task).map((x) => ({ ...x, view: game.view(x.state, seat) }));
  const worth = own.filter(({ view, auto }) => !auto && mind.worthIt(view));
  const budget = Math.min(MOST, Math.floor(POINTS / Math.max(1, worth.length)));
  const moments: ReviewMoment[] = [];
  for (const { n, state: at, given, view, auto } of own) {
    const found = mind.look(view, worldsOf(game, at, seat), given, auto || overdue() ? 0 : budget);
    if (!found) continue;
    const { chance, did, better } = found;
    moments.push({
      n,
      turn: view.turn.number,
      chance,
      did: hosted.messageText(at, did),
      better: better && { did: hosted.messageText(at, better.did), chance: better.chance, outlook: hosted.messageText(at, better.outlook) },
    });
  }
  return { moments, whole: !overdue() };
}
