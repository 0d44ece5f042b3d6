/** What a player with priority does: the next entry of the to-do list for this step, or pass. */
import type { Answer, Decision, Id } from '@apnap/kernel';
import { type ActOption, FLAG, live, player, totalMana } from '@apnap/magic';
import { findAbility } from './abilities.js';
import { checkHolds } from './checks.js';
import type { AbilityName, ScriptEntry, When } from './format.js';
import { helperOnStack, helperOption } from './helpers.js';
import { notAvailable } from './parting.js';
import { takeChoice } from './queues.js';
import { Parted } from './reason.js';
import { type Session, stepOf, type Todo } from './session.js';
import { castByKeyword, castOption, isMeant } from './spells.js';
import { faceOf, stackContains } from './texts.js';

/** What the runner does next: answers, or concedes, or looks again (a check was made). */
export type Deed = { answer: Answer; done?: Todo } | { concede: number; done: Todo } | { again: true };

const PASS: Answer = { pick: [0] };
const WITH_PRIORITY: ReadonlySet<string> = new Set([
  'cast',
  'playLand',
  'activate',
  'activateMana',
  'check',
  'waitStack',
  'waitStackOne',
  'concede',
  'addCounters',
  'setDayNight',
]);

type OptionOf<A extends ActOption['act']> = Extract<ActOption, { act: A }>;

/** Whether the condition of an entry holds now. */
function whenHolds(x: Session, seat: number, when: When | undefined): boolean {
  if (!when) return true;
  const { state } = x;
  const any = (text: string): boolean => state.stack.some((id) => stackContains(state, id, text));
  if (when.onStack !== undefined && !any(when.onStack)) return false;
  if (when.notOnStack !== undefined && any(when.notOnStack)) return false;
  if (when.copyOnStack !== undefined) {
    const text = when.copyOnStack;
    const copied = (id: number): boolean => ((live(state, id)?.flags ?? 0) & FLAG.copy) !== 0;
    if (!state.stack.some((id) => copied(id) && stackContains(state, id, text))) return false;
  }
  if (when.topOfStack !== undefined) {
    const top = state.stack[state.stack.length - 1];
    if (top === undefined || !stackContains(state, top, when.topOfStack)) return false;
  }
  return when.manaInPool === undefined || totalMana(player(state, seat).pool) >= when.manaInPool;
}

/** The open entries of a player for this step. */
function openEntries(x: Session, seat: number): Todo[] {
  const step = stepOf(x.state);
  const number = x.turnNumber();
  return x.todo[seat].filter((t) => !t.done && t.entry.turn === number && t.entry.step === step && WITH_PRIORITY.has(t.entry.do));
}

/** Decides what to do with priority. */
export function actWithPriority(x: Session, d: Decision): Deed {
  const options = (d.ask as { options: readonly ActOption[] }).options;
  if (helperOnStack(x)) return { answer: PASS };
  for (const todo of openEntries(x, d.seat)) {
    const deed = tryEntry(x, d, todo, options);
    if (deed !== 'next') return deed;
  }
  return { answer: PASS };
}

/** Carries out one entry. 'next': go on with the player's next entry. */
function tryEntry(x: Session, d: Decision, todo: Todo, options: readonly ActOption[]): Deed | 'next' {
  const { entry } = todo;
  const { seat } = d;
  const empty = x.state.stack.length === 0;
  switch (entry.do) {
    case 'waitStack':
      if (!empty) return { answer: PASS };
      todo.done = true;
      return 'next';
    case 'waitStackOne':
      todo.done = true;
      return empty ? 'next' : { answer: PASS };
    case 'check': {
      todo.done = true;
      const result = checkHolds(x, entry.check);
      if (!result.ok) throw new Parted('check', { id: 'scn.check', params: { what: describe(entry), found: result.found } });
      return 'next';
    }
    case 'concede':
      return { concede: seat, done: todo };
    case 'cast':
    case 'playLand':
    case 'activate':
      if (!whenHolds(x, seat, entry.when)) return { answer: PASS };
      return begin(x, d, todo, options);
    case 'activateMana': {
      if (!whenHolds(x, seat, entry.when)) return { answer: PASS };
      const option = findAbility(x, options, entry.ability);
      if (option) return announce(x, seat, todo, options, option);
      if (empty && x.isStrict(seat)) throw notAvailable(describe(entry));
      return 'next';
    }
    case 'addCounters':
    case 'setDayNight':
      return harness(x, todo, options);
    case 'attack':
    case 'attackNone':
    case 'block':
    case 'blockNone':
      return 'next';
    default:
      return entry satisfies never;
  }
}

/** What scripts call an entry. */
export function describe(entry: ScriptEntry): string {
  switch (entry.do) {
    case 'cast':
      return `Cast ${entry.card ?? entry.alias ?? ''}`;
    case 'playLand':
      return `Play ${entry.card ?? entry.alias ?? ''}`;
    case 'activate':
    case 'activateMana':
      return entry.ability.raw;
    case 'attack':
      return `attack: ${entry.attacker.name}`;
    case 'block':
      return `block: ${entry.blocker.name}`;
    case 'check':
      return JSON.stringify(entry.check);
    default:
      return `${entry.do}`;
  }
}

/** Begins a cast, a land play or an activation. @throws Parted when it is not legal. */
function begin(x: Session, d: Decision, todo: Todo, options: readonly ActOption[]): Deed {
  const { entry } = todo;
  let option: ActOption | null = null;
  if (entry.do === 'cast') option = castOption(x, d.seat, options, entry);
  else if (entry.do === 'playLand') option = landOption(x, options, entry.card, entry.alias);
  else if (entry.do === 'activate' && entry.ability.kind === 'playLand')
    option = landOption(x, options, entry.ability.card, entry.ability.source);
  else if (entry.do === 'activate' && entry.ability.kind === 'cast') option = castOption(x, d.seat, options, entry.ability);
  else if (entry.do === 'activate')
    option =
      planarDie(options, entry.ability.raw) ??
      ignoring(x, options, entry.ability) ??
      findAbility(x, options, entry.ability) ??
      castByKeyword(x, d.seat, options, entry.ability);
  if (option) return announce(x, d.seat, todo, options, option);
  const skip = takeChoice(x, d.seat, (a) => a.skipFailedAction === true);
  if (!skip) throw notAvailable(describe(entry));
  todo.done = true;
  return { again: true };
}

/** The special action of rolling the planar die (CR 116.2i), `{0}: Roll the planar`; abilities that roll it have other costs. */
const planarDie = (options: readonly ActOption[], raw: string): ActOption | null =>
  (/^\{0\}: roll the planar/i.test(raw) && options.find((o) => o.act === 'planarDie')) || null;

/** The special action of paying to ignore an effect (CR 116.2d), which scripts name by its cost and the words before that: `{2}: Any player may`. */
function ignoring(x: Session, options: readonly ActOption[], { raw, cost }: AbilityName): ActOption | null {
  if (cost === undefined || !/[:] any player may$/i.test(raw)) return null;
  const asks = (id: Id): boolean =>
    JSON.stringify(faceOf(x.state, id)?.abilities ?? []).includes(`"ignore":[{"pay":"mana","mana":"${cost}"}]`);
  return options.find((o) => o.act === 'ignore' && asks(o.object)) ?? null;
}

const landOption = (x: Session, options: readonly ActOption[], card: string | undefined, alias: string | undefined): ActOption | null =>
  options.find((o): o is OptionOf<'land'> => o.act === 'land' && isMeant(x, o.object, card, alias)) ?? null;

/** Targets in the order of their modes: one without a mode belongs to that of the one before it. */
function byMode<T extends { mode?: number | undefined }>(targets: readonly T[]): T[] {
  let mode = 0;
  const placed = targets.map((target) => {
    mode = target.mode ?? mode;
    return { target, mode };
  });
  return placed.sort((a, b) => a.mode - b.mode).map((p) => p.target);
}

function announce(x: Session, seat: number, todo: Todo, options: readonly ActOption[], option: ActOption): Deed {
  const { entry } = todo;
  const given = 'targets' in entry && entry.targets ? entry.targets : [];
  const mana = entry.do === 'activate' || entry.do === 'activateMana' ? /add (\{.\})(?!\{)/i.exec(entry.ability.raw)?.[1] : undefined;
  x.optionalCosts = 'none';
  x.announcing = {
    seat,
    todo,
    targets: byMode(given),
    later: given.length > 0,
    ability: 'ability' in option ? option.ability : 0,
    action: describe(entry),
    ...(mana ? { mana } : {}),
  };
  return { answer: { pick: [options.indexOf(option)] }, done: todo };
}

/** Harness actions are done by a helper that the player has in the command zone. */
function harness(x: Session, todo: Todo, options: readonly ActOption[]): Deed | 'next' {
  const { entry } = todo;
  if (entry.do !== 'addCounters' && entry.do !== 'setDayNight') throw notAvailable(describe(entry));
  const option = helperOption(x, entry, options);
  if (!option && x.state.stack.length === 0 && x.isStrict(x.seat(entry.player))) throw notAvailable(describe(entry));
  if (!option) return 'next';
  x.helping = entry.do === 'addCounters' ? entry : null;
  return { answer: { pick: [options.indexOf(option)] }, done: todo };
}
