/** Moments that a game can be backed up to (IPG 1.4), each with what was learned since, by whom, and what is left to chance. */
import type { LogEvent } from '@apnap/kernel';
import type { PointView, Text } from '@apnap/protocol';
import type { Learned, Rulings, Step } from '../games/rulings.js';
import { both, say } from '../text.js';
import type { GameLine } from './line.js';
import type { Table } from './table.js';

/** Decisions of players beyond which no game is backed up: only few may have been made since (IPG 1.4). */
export const MOST_UNDONE = 30;

/** What was learned by each answer of a timeline. */
const learnedBy = new WeakMap<GameLine, { era: number; steps: Map<number, Learned[]> }>();

type Rules = Rulings<unknown, LogEvent>;

/** The steps from the moment after `from` answers to now, one for each answer. */
function stepsSince(line: GameLine, from: number): Step<unknown, LogEvent>[] {
  const moments = [...line.moments(from)];
  return moments.slice(1).map(({ state, events }, i) => ({ before: moments[i].state, state, events }));
}

function learnedAt(line: GameLine, rulings: Rules, n: number, step: Step<unknown, LogEvent>): Learned[] {
  let known = learnedBy.get(line);
  if (known?.era !== line.era) {
    known = { era: line.era, steps: new Map() };
    learnedBy.set(line, known);
  }
  const found = known.steps.get(n) ?? rulings.learned(step);
  known.steps.set(n, found);
  return found;
}

/** What was learned in some steps, told together. */
function learnedText(list: readonly Learned[], names: readonly string[]): Text[] {
  const cards = new Map<string, Extract<Learned, { learned: 'cards' }>>();
  const shuffled = new Set<number>();
  let chance = false;
  for (const l of list) {
    switch (l.learned) {
      case 'cards': {
        const key = `${l.who}/${l.whose}/${l.from}`;
        cards.set(key, { ...l, n: l.n + (cards.get(key)?.n ?? 0) });
        break;
      }
      case 'shuffled':
        shuffled.add(l.who);
        break;
      case 'chance':
        chance = true;
        break;
      default:
        l satisfies never;
    }
  }
  const whose = (who: number, of: number): Text => (who === of ? say('learned.own') : say('learned.of', { player: names[of] }));
  return [
    ...[...cards.values()].map((l) => say(`learned.${l.from}`, { who: names[l.who], whose: whose(l.who, l.whose), n: l.n })),
    ...[...shuffled].map((who) => say('learned.shuffled', { who: names[who] })),
    ...(chance ? [say('learned.chance')] : []),
  ];
}

/** What was decided at a moment, as everybody may know it: told by the account, or by the answer where that is open to all. */
function openText(line: GameLine, rulings: Rules, { n, until, state }: { n: number; until: number; state: unknown }): Text {
  const open = rulings.openMove(state, line.given[n].move);
  const player = line.names[line.given[n].by];
  if (open) return say('point.open', { player, what: open });
  const told = line.telling(null).lines.find((l) => l.kind === 'event' && l.n > n && l.n <= until);
  // It stands in a sentence.
  if (told) return both((lang) => told.text[lang].replace(/[.。]$/, ''));
  return say('point.hidden', { player });
}

/** Whether an answer is a decision of a person that was not given together with others. */
function isDecision(line: GameLine, n: number): boolean {
  const { by, auto, move } = line.given[n];
  return by >= 0 && !auto && !('concede' in move) && !('ruling' in move) && line.startOf(n) === n;
}

/** The earliest moment to look at: so many decisions ago, and not before a back-up, by which it is known what it left to chance. */
function earliest(line: GameLine, rulings: Rules): number {
  let n = line.n;
  for (let undone = 0; n > 0 && undone < MOST_UNDONE; n--) {
    const { move, auto } = line.given[n - 1];
    if ('ruling' in move && rulings.isBackUp(move.ruling)) return n;
    if (!auto) undone++;
  }
  return n;
}

/** Moments the game can go back to, the newest first. */
export function pointsOf(table: Table): PointView[] {
  const { line, hosted } = table;
  const { rulings } = hosted;
  if (!line || !rulings || table.phase !== 'playing') return [];
  const from = earliest(line, rulings);
  const steps = stepsSince(line, from);
  const points: PointView[] = [];
  const learned: Learned[] = [];
  let undone = 0;
  let until = line.n;
  for (let n = line.n - 1; n >= from; n--) {
    const step = steps[n - from];
    learned.push(...learnedAt(line, rulings, n, step));
    if (!line.given[n].auto) undone++;
    const state = step.before;
    if (!isDecision(line, n) || !rulings.isPoint(state)) continue;
    points.push({
      to: n,
      before: openText(line, rulings, { n, until, state }),
      turn: hosted.turnOf(state),
      undone,
      learned: learnedText(learned, line.names),
      chance: rulings.backUp(state, eventsUntil(line, n), steps.slice(n - from), '').chance,
    });
    until = n;
  }
  return points;
}

/** All that happened until after `n` answers. */
export const eventsUntil = (line: GameLine, n: number): LogEvent[] => Array.from({ length: n + 1 }, (_, i) => line.eventsOf(i)).flat();

/** A back-up to a point, as it is given to the game there. */
export function backUpTo(table: Table, to: number, seed: string): unknown {
  const { line, hosted } = table;
  if (!line || !hosted.rulings) throw new Error('there is no game to back up');
  const since = stepsSince(line, to);
  return hosted.rulings.backUp(since[0].before, eventsUntil(line, to), since, seed).ruling;
}
