/** Plays the solution of a puzzle as it is written down, against every way to block. */
import type { Answer } from '@apnap/kernel';
import { type ActOption, characteristics, type MagicGame, type State } from '@apnap/magic';
import type { Deed, Puzzle } from '../../packages/web/src/puzzles/puzzle.js';
import { setupOf } from './board.js';
import { entityOf, nameOf, pairsOf } from './names.js';

/** What is still to be done, and the targets of what has been begun. */
interface Plan {
  deeds: Deed[];
  at: string[];
}

const PASS: Answer = { pick: [0] };

/** The cast or the use that is due, where it can be done now; else nothing is done. */
function act(s: State, plan: Plan): Answer {
  const [deed] = plan.deeds;
  if (!deed || s.stack.length > 0 || s.pending?.ask.form !== 'pick') return PASS;
  if (deed.do !== 'cast' && deed.do !== 'use') return PASS;
  if (deed.late && s.turn.step !== 'postcombatMain') return PASS;
  const wanted = deed.do === 'cast' ? 'cast' : 'activate';
  const i = (s.pending.ask.options as ActOption[]).findIndex(
    (o) => o.act === wanted && 'object' in o && characteristics(s, o.object).name === deed.card,
  );
  if (i < 0) return PASS;
  plan.deeds.shift();
  plan.at = [...(deed.at ?? [])];
  return { pick: [i] };
}

function attack(s: State, plan: Plan): Answer {
  const [deed] = plan.deeds;
  const ask = s.pending?.ask;
  if (deed?.do !== 'attack' || ask?.form !== 'pair') return { pairs: [] };
  plan.deeds.shift();
  return { pairs: ask.options.flatMap((o, i) => (deed.with.includes(nameOf(s, entityOf(o))) ? [[i, ask.allowed[i][0]] as const] : [])) };
}

/** As much as may be to the player. */
function damage(game: MagicGame, s: State, plan: Plan): Answer {
  if (plan.deeds[0]?.do === 'damage') plan.deeds.shift();
  const ask = s.pending?.ask;
  const answers = [...game.answers(s)];
  if (ask?.form !== 'divide') return answers[0];
  const to = ask.options.findIndex((o) => nameOf(s, entityOf(o)) === 'opponent');
  const share = (a: Answer): number => ('divide' in a && to >= 0 ? a.divide[to] : 0);
  return answers.reduce((best, a) => (share(a) > share(best) ? a : best));
}

function choose(s: State, plan: Plan): Answer {
  const ask = s.pending?.ask;
  if (ask?.form !== 'pick') throw new Error(`nothing says what to answer: ${s.pending?.kind}`);
  const [deed] = plan.deeds;
  let names = plan.at.splice(0, ask.max);
  if (names.length === 0 && deed?.do === 'choose') {
    plan.deeds.shift();
    names = [...deed.cards];
  }
  const pick = names.map((name) => ask.options.findIndex((o) => nameOf(s, entityOf(o)) === name)).sort((a, b) => a - b);
  if (pick.some((i) => i < 0)) throw new Error(`${names.join(', ')} can't be chosen`);
  return { pick };
}

function answerOf(game: MagicGame, s: State, plan: Plan): Answer {
  switch (s.pending?.kind) {
    case 'act':
      return act(s, plan);
    case 'pay':
      return PASS;
    case 'attackers':
      return attack(s, plan);
    case 'damage':
    case 'divide':
      return damage(game, s, plan);
    default:
      return choose(s, plan);
  }
}

const must = (game: MagicGame, s: State, answer: Answer): State => {
  const outcome = game.answer(s, answer);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.state;
};

/** Plays on until blocks are asked for, or the turn or the game is over. */
function play(game: MagicGame, from: State, plan: Plan): State {
  let s = from;
  while (s.pending && s.turn.number === 1 && !(s.pending.kind === 'blockers' && s.pending.decider === 1))
    s = must(game, s, s.pending.decider === 1 ? PASS : answerOf(game, s, plan));
  return s;
}

const same = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([k, v]) => b[k] === v);

/** Against which blocks the solution, as it is written down, does not win; empty: it is one. */
export function failing(game: MagicGame, puzzle: Pick<Puzzle, 'board' | 'life' | 'first' | 'replies'>): string[] {
  const won = (s: State): boolean => s.result?.winners.includes(0) ?? false;
  const plan: Plan = { deeds: [...puzzle.first], at: [] };
  const at = play(game, game.create(setupOf(puzzle.board, puzzle.life), 'puzzle').state, plan);
  if (!at.pending || at.turn.number > 1) return won(at) ? [] : ['no blocks'];
  if (plan.deeds.length > 0) return ['not all was done before blocks'];
  const lost: string[] = [];
  for (const answer of game.answers(at)) {
    const blocks = Object.fromEntries(pairsOf(at, answer));
    const then = puzzle.replies.find((r) => same(r.blocks, blocks))?.then ?? [];
    if (!won(play(game, must(game, at, answer), { deeds: [...then], at: [] }))) lost.push(JSON.stringify(blocks));
  }
  return lost;
}
