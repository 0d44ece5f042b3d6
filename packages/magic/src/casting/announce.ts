/** Announcing a spell or ability: modes, X, targets, division (CR 601.2b-d), shared by casting, activating and triggers. */
import type { Cost, Mode, Modes, PlayerRef, Program, TargetSpec } from '@apnap/ability';
import { parseMana } from '@apnap/ability';
import { ask, type Id, seatEntity, seatOf } from '@apnap/kernel';
import { chooseFrom, randomOf } from '../events/choose.js';
import { conditionHolds } from '../reading/condition.js';
import { quantity } from '../reading/quantity.js';
import { players } from '../reading/select.js';
import type { G } from '../state/log.js';
import type { Env, TargetGroup } from '../state/objects.js';
import { idOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import { countUse, isUsedUp } from '../triggers/note.js';
import { requirements } from './gated.js';
import { canTarget, chooseTargets } from './targets.js';

/** The modes chosen and where each one's targets begin. */
export interface Announced {
  env: Env;
  modes: number[];
  modeTargets: number[];
}

/** Requirements of the program, its chosen modes and what was added to it, in order. */
export function specsOf(program: Program, modes: readonly number[], added: readonly Program[] = []): TargetSpec[] {
  return [...program.targets, ...modes.flatMap((m) => program.modes?.options[m].targets ?? []), ...added.flatMap((p) => p.targets)];
}

/** Whether the program could be announced: enough modes whose targets exist (CR 700.2a, 601.2c). */
export function announceable(s: State, program: Program, env: Env, self: Id): boolean {
  if (!canTarget(s, requirements(s, program, env), env, self)) return false;
  if (!program.modes) return true;
  const open = program.modes.options.filter((o) => canBeChosen(s, program.modes, o, env, self)).length;
  return open >= program.modes.min || (open > 0 && program.modes.choice === 'repeat');
}

/** CR 700.2a: its targets could be chosen, and it was not chosen before where that is asked for. */
function canBeChosen(s: State, modes: Modes | undefined, mode: Mode, env: Env, self: Id): boolean {
  if (!canTarget(s, requirements(s, mode, env), env, self)) return false;
  return !modes?.unchosen || !isUsedUp(s, env.source, idOf(s._pool, mode.effect), 1, MEMORY[modes.unchosen]);
}

/** Where it is counted which modes of an ability of an object were chosen. */
const MEMORY = { ever: 'usedInAll', thisTurn: 'usedThisTurn' } as const;

/** Limits on the modes that can be chosen: all of them (CR 702.42a), or at most so many, and none that can't be paid for. */
export interface ModeLimit {
  /** The rule by which modes are chosen; absent: CR 601.2b. */
  rule?: string;
  all?: 'all';
  atMost?: number;
  /** So many, in place of what the text says first. */
  range?: { min: number; max: number | 'any' };
  payable?: (mode: number) => boolean;
  together?: (modes: readonly number[]) => boolean;
  /** Whether it can be paid for with these targets, where its cost depends on them (CR 601.2f). */
  affordable?: (targets: readonly TargetGroup[]) => boolean;
}

/** Asks for modes and targets; null when a requirement can't be met. `source` is what people are told it is for. */
export function announce(
  g: G,
  seat: number,
  program: Program,
  env: Env,
  self: Id,
  source: Id,
  rule: string,
  limit: ModeLimit = {},
  added: readonly Program[] = [],
): Announced | null {
  const modes = program.modes ? chooseModes(g, seat, program, env, self, source, limit) : [];
  if (modes === null) return null;
  const base = program.targets.length;
  const modeTargets: number[] = [];
  let at = base;
  for (const m of modes) {
    modeTargets.push(at);
    at += program.modes?.options[m].targets.length ?? 0;
  }
  let out = env;
  const aimed = modes.length === 0 && added.length === 0 ? limit.affordable : undefined;
  const first = chooseTargets(g, seat, requirements(g.s, program, env), { ...env, targets: [] }, self, source, rule, aimed);
  if (!first) return null;
  out = { ...out, targets: first };
  for (const m of modes) {
    const mode = program.modes?.options[m];
    const more = chooseTargets(g, seat, mode ? requirements(g.s, mode, env) : [], out, self, source, rule);
    if (!more) return null;
    out = { ...out, targets: more };
  }
  for (const p of added) {
    const more = chooseTargets(g, seat, requirements(g.s, p, env), out, self, source, rule);
    if (!more) return null;
    out = { ...out, targets: more };
  }
  return { env: out, modes, modeTargets };
}

/** CR 700.2a: only modes whose targets could be chosen; each once unless the card says otherwise (700.2d). */
export function chooseModes(g: G, seat: number, program: Program, env: Env, self: Id, source: Id, how: ModeLimit): number[] | null {
  const modes = program.modes as NonNullable<Program['modes']>;
  const open = modes.options
    .map((o, i) => (canBeChosen(g.s, modes, o, env, self) && (how.payable?.(i) ?? true) ? i : -1))
    .filter((i) => i >= 0);
  if (how.all) return open.length === modes.options.length ? open : null;
  if (modes.options.some((o) => o.worth !== undefined)) return chooseByWorth(g, seat, modes, open, source, how);
  const range = how.range ?? (modes.instead && conditionHolds(g.s, modes.instead.if, env) ? modes.instead : modes);
  const most = range.max === 'any' ? open.length : quantity({ s: g.s, env, it: 0 }, range.max);
  const limit = modes.choice === 'repeat' ? most : open.length;
  const max = Math.min(limit, most, how.atMost ?? limit, modes.choice === 'repeat' ? limit : mostTogether(open, how));
  if (open.length === 0 || max < range.min) return null;
  if (modes.choice === 'distinct' && range.min === modes.options.length) return open; // all of them: nothing to choose
  if (modes.how === 'random') return randomOf(g, open, modes.min).sort((a, b) => a - b);
  if (max === 0) return [];
  const chooser = modes.who ? chooserOfModes(g, seat, modes.who, env, source) : seat;
  const answer = ask(g, {
    seat: chooser,
    kind: 'modes',
    ask: {
      form: 'pick',
      options: open.map((mode) => ({ mode, effect: idOf(g.s._pool, modes.options[mode].effect) })),
      min: range.min,
      max,
      ...(modes.choice === 'repeat' ? { each: max } : {}),
    },
    rule: how.rule ?? '601.2b',
    prompt: { id: 'ask.modes', params: { min: range.min, max } },
    source,
    visible: 'all',
  });
  if (!('pick' in answer)) return null;
  const chosen = answer.pick.map((i) => open[i]);
  if (modes.unchosen)
    for (const m of chosen) countUse(g.s, env.source, idOf(g.s._pool, modes.options[m].effect), 1, MEMORY[modes.unchosen]);
  return chosen;
}

/** CR 700.2i: one mode after the other, as long as what they are worth together is no more than the number said; carried out in the order in which they are printed. */
function chooseByWorth(g: G, seat: number, modes: Modes, open: readonly number[], source: Id, how: ModeLimit): number[] {
  const worth = (mode: number): number => modes.options[mode].worth ?? 0;
  const chosen: number[] = [];
  for (let left = Number(modes.max); ; ) {
    const fit = open.filter((mode) => worth(mode) <= left && (modes.choice === 'repeat' || !chosen.includes(mode)));
    if (fit.length === 0) break;
    const answer = ask(g, {
      seat,
      kind: 'modes',
      ask: {
        form: 'pick',
        options: fit.map((mode) => ({ mode, effect: idOf(g.s._pool, modes.options[mode].effect), worth: worth(mode) })),
        min: 0,
        max: 1,
      },
      rule: how.rule ?? '700.2i',
      prompt: { id: 'ask.modesWorth', params: { left } },
      source,
      visible: 'all',
    });
    const [at] = 'pick' in answer ? answer.pick : [];
    if (at === undefined) break;
    chosen.push(fit[at]);
    left -= worth(fit[at]);
  }
  return chosen.sort((a, b) => a - b);
}

/** CR 700.2e: of several opponents the controller decides which one chooses. */
function chooserOfModes(g: G, seat: number, who: PlayerRef, env: Env, source: Id): number {
  const cx = { s: g.s, env, it: 0 };
  if (who.player !== 'anOpponent') return players(cx, who)[0] ?? seat;
  const among = players(cx, { player: 'eachOpponent' }).map(seatEntity);
  const [one] = among.length > 1 ? chooseFrom(g, seat, among, 1, 1, source, 'ask.player', '700.2e') : among;
  return one === undefined ? seat : seatOf(one);
}

/** The most modes that can be paid for together (CR 702.172a); of as many others the costs may still be too much. */
function mostTogether(open: readonly number[], how: ModeLimit): number {
  if (!how.together || open.length > 8) return open.length;
  let most = 0;
  for (let set = 1; set < 1 << open.length; set++) {
    const modes = open.filter((_, i) => set & (1 << i));
    if (modes.length > most && how.together(modes)) most = modes.length;
  }
  return most;
}

/** Whether a cost has X in its mana. */
export const hasManaX = (cost: readonly Cost[]): boolean =>
  cost.some((c) => c.pay === 'mana' && parseMana(c.mana).some((m) => m.sym === 'x'));

/** Whether a cost has X anywhere: in its mana, or in what else is paid ("pay X life", "discard X cards", CR 601.2b). */
export const hasX = (cost: readonly Cost[]): boolean =>
  hasManaX(cost) || cost.some((c) => c.pay !== 'mana' && JSON.stringify(c).includes('{"q":"x"}'));

/** The least that X can be for the words of these costs: "one or more" (CR 107.3a). */
export const leastOf = (cost: readonly Cost[]): number =>
  Math.max(0, ...cost.map((c) => (c.pay === 'energy' || c.pay === 'counters' ? (c.least ?? 0) : 0)));

/** CR 601.2b: announces X; `max` is the greatest that could be paid. */
export function chooseX(g: G, seat: number, source: Id, max: number, min = 0): number {
  if (max <= 0 && g.s.forced !== 'ask') return 0;
  const answer = ask(g, {
    seat,
    kind: 'number',
    ask: { form: 'number', min: Math.min(min, Math.max(0, max)), max: Math.max(0, max) },
    rule: '107.3a',
    prompt: { id: 'ask.x', params: { max } },
    source,
    visible: 'all',
    fallback: { number: max },
  });
  return 'number' in answer ? answer.number : 0;
}
