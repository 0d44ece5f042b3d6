/** Coins and dice (CR 705, 706). */
import type { Effect } from '@apnap/ability';
import { ask, type Id, randomInt, seatEntity, tick } from '@apnap/kernel';
import { bind } from '../events/choose.js';
import { askChoice } from '../events/entering.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { settle } from '../events/perform.js';
import { derived } from '../reading/characteristics.js';
import { quantity } from '../reading/quantity.js';
import { includesSeat } from '../reading/seats.js';
import { players } from '../reading/select.js';
import { listOf } from '../state/limits.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { Proposal, TryChance } from '../state/proposals.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';

/** What makes a player flip a coin, or roll a die, more than they are told to, and ignore a result; the order makes no difference. */
function added(s: State, p: Proposal): OwnReplacement[] {
  if (p.p !== 'chance') return [];
  return derived(s).replacements.flatMap(({ replacement: r, env, node, lasting }): OwnReplacement[] => {
    if (r.replace !== 'chance' || r.of !== p.of || !includesSeat({ s, env, it: 0 }, r.who, p.seat)) return [];
    const apply = (): 'goesOn' => {
      p.ignored = [...p.ignored, r.ignore ?? 'any'];
      return 'goesOn';
    };
    return [{ key: `${env.source}:${node}:${lasting}`, node, env, commutes: true, apply }];
  });
}

/** Effects that add coins and dice. */
export const CHANCE: Mechanic = { name: 'chance', replaces: added };

/** What is ignored of the coins or dice that are added to those of the player. */
function ignoredOf(g: G, seat: number, of: TryChance['of']): TryChance['ignored'] {
  const { left, besides } = settle(g, { p: 'chance', of, seat, ignored: [] });
  besides();
  return left?.ignored ?? [];
}

/** CR 705.1-705.2: at random, unless the set-up says how the player's next flip goes. */
function flipOne(s: State, seat: number): boolean {
  tick();
  const [agreed] = s.coins?.[seat] ?? [];
  if (s.coins === undefined || agreed === undefined) return randomInt(s, 2) === 0;
  s.coins = s.coins.map((list, i) => (i === seat ? list.slice(1) : list));
  return agreed === 'win';
}

/** One flip; each effect that has two coins flipped instead applies to each of the coins it finds. */
function flip(g: G, env: Env, seat: number, doubled: number): boolean {
  if (doubled === 0) return flipOne(g.s, seat);
  const coins = [flip(g, env, seat, doubled - 1), flip(g, env, seat, doubled - 1)];
  if (coins[0] === coins[1]) return coins[0];
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: coins.map((won) => ({ word: won ? 'win' : 'lose' })), min: 1, max: 1 },
    rule: '705.1',
    prompt: { id: 'ask.coin' },
    source: env.source,
    visible: 'all',
  });
  return coins['pick' in answer ? answer.pick[0] : 0];
}

/** CR 104.4b: flipping until one is lost ends with certainty, but not within a fixed number; a machine stops somewhere. */
const MOST_FLIPS = 1000;

/** Flips the coins of an effect. @returns whether the last flip was won, and the environment with who won and lost. */
export function flipCoins(g: G, env: Env, e: Extract<Effect, { do: 'coin' }>): { won: boolean; env: Env } {
  const cx = { s: g.s, env, it: 0 };
  const won: Id[] = [];
  const lost: Id[] = [];
  let last = false;
  for (const seat of players(cx, e.who)) {
    const times = e.times === 'untilLost' ? MOST_FLIPS : quantity(cx, e.times ?? 1);
    for (let i = 0; i < times; i++) {
      last = flip(g, env, seat, ignoredOf(g, seat, 'coins').length);
      (last ? won : lost).push(seatEntity(seat));
      logFlip(g, seat, last, e.call === 'none');
      if (!last && e.times === 'untilLost') break;
    }
  }
  return { won: last, env: bind(bind(env, e.bindWon, won), e.bindLost, lost) };
}

/** CR 705.2: a flip that nobody calls is neither won nor lost. */
function logFlip(g: G, seat: number, won: boolean, uncalled: boolean): void {
  const word = uncalled ? (won ? 'heads' : 'tails') : won ? 'win' : 'lose';
  const event = log(g, 'coin', uncalled ? '705.2' : '705.1', { player: seat, word });
  if (!uncalled) noteTriggers(g, [event], null);
}

/** A natural result (CR 706.2), unless the set-up says how the player's next die comes up. */
function natural(s: State, seat: number, sides: number): number {
  const [agreed] = s.dice?.[seat] ?? [];
  if (s.dice === undefined || agreed === undefined) return randomInt(s, sides) + 1;
  s.dice = s.dice.map((list, i) => (i === seat ? list.slice(1) : list));
  return Math.min(sides, Math.max(1, typeof agreed === 'number' ? agreed : agreed.die));
}

/** CR 706.6: of equal results it makes no difference which is ignored. */
function ignoring(rolls: readonly number[], which: TryChance['ignored'][number]): number[] {
  const out = rolls.slice();
  if (out.length > 0) out.splice(out.indexOf(which === 'highest' ? Math.max(...out) : Math.min(...out)), 1);
  return out;
}

/** One die, which effects have rolled twice, each die of theirs twice again …; one of the results counts (CR 706.6). */
function rollOne(g: G, source: Id, seat: number, sides: number, doubled: number): number {
  const results = [...new Set(listOf(2 ** doubled, () => natural(g.s, seat, sides)))];
  return results.length === 1 ? results[0] : chosenResult(g, seat, results, source);
}

/** CR 706.6: which of several results counts. */
export function chosenResult<T extends number | string>(g: G, seat: number, results: readonly T[], source: Id): T {
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: results.map((n) => ({ word: `${n}` })), min: 1, max: 1 },
    rule: '706.6',
    prompt: { id: 'ask.die' },
    source,
    visible: 'all',
  });
  return results['pick' in answer ? answer.pick[0] : 0];
}

/** What is ignored of the dice that are added to the one the player rolls. */
export const ignoredDice = (g: G, seat: number): TryChance['ignored'] => ignoredOf(g, seat, 'dice');

/** Rolls so many dice; what makes the player roll more dice and ignore some applies (CR 706.6). @returns the results that count. */
function rollAll(g: G, source: Id, seat: number, sides: number, wanted: number): number[] {
  const ignored = ignoredOf(g, seat, 'dice');
  const more = ignored.filter((which) => which !== 'any');
  const doubled = ignored.length - more.length;
  let rolls = listOf(wanted + more.length, () => rollOne(g, source, seat, sides, doubled));
  for (const which of more) rolls = ignoring(rolls, which);
  return rolls;
}

/** Rolls the dice of an effect; the results are in the slot `into`, for its table. */
export function rollDice(g: G, env: Env, e: Extract<Effect, { do: 'roll' }>, into: number): Env {
  const cx = { s: g.s, env, it: 0 };
  const results: number[] = [];
  for (const seat of players(cx, e.who)) {
    const wanted = quantity(cx, e.count);
    if (wanted <= 0) continue;
    let rolls = rollAll(g, env.source, seat, e.sides, wanted);
    if (e.ignore) rolls = ignoring(rolls, e.ignore);
    const modifier = quantity(cx, e.modifier ?? 0);
    const events = rolls.map((n) =>
      log(g, 'roll', '706.2', { player: seat, source: env.source, amount: n + modifier, word: `${e.sides}:${n}` }),
    );
    noteTriggers(g, events, null);
    results.push(...rolls.map((n) => n + modifier));
  }
  if (e.bindOther !== undefined && results.length > 1) return chosenOfTwo(g, env, e, results);
  const total = results.reduce((n, x) => n + x, 0);
  return bind(bind(env, e.bind, total), into, results);
}

/** "Roll two d8 and choose one result": which of them it is, and the other one. */
function chosenOfTwo(g: G, env: Env, e: Extract<Effect, { do: 'roll' }>, [a, b]: readonly number[]): Env {
  const chosen = a === b ? undefined : askChoice(g, env.you, { choose: 'word', words: [String(a), String(b)] }, env);
  const [result, other] = chosen && 'word' in chosen && chosen.word === String(b) ? [b, a] : [a, b];
  return bind(bind(env, e.bind, result), e.bindOther, other);
}

/** Rolls one die for a rule; what makes the player roll more dice and ignore some applies (CR 706.6). @returns the result. */
export function rollPlainDie(g: G, seat: number, sides: number, source: Id): number {
  const [result] = rollAll(g, source, seat, sides, 1);
  noteTriggers(g, [log(g, 'roll', '706.2', { player: seat, source, amount: result, word: `${sides}:${result}` })], null);
  return result;
}
