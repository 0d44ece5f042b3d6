/** Modes and what is added to a spell as it is cast: what they cost, and how many can be paid for (CR 601.2b, 700.2, 702.42, 702.113, 702.120). */
import type { Condition, Cost, Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { characteristicsOf } from '../reading/characteristics.js';
import { conditionHolds } from '../reading/condition.js';
import { hasFlag, must } from '../state/access.js';
import { type Env, FLAG, type Obj } from '../state/objects.js';
import { abilityInfo, idOf } from '../state/pool.js';
import type { State } from '../state/types.js';
import type { ModeLimit } from './announce.js';
import { spellPayable } from './payable.js';

/** Keywords whose spell ability is there only if their cost was paid (CR 702.113b). */
const ONLY_IF_PAID: ReadonlySet<string> = new Set(['awaken']);

/** CR 702.174j: what happens before the other abilities of the spell. */
const FIRST: ReadonlySet<string> = new Set(['gift']);

/** CR 702.99a: of spells that are represented by a card. */
const OF_CARDS: ReadonlySet<string> = new Set(['cipher']);

/** The programs among those added to a spell that a copy of it has, too; `without`: not those of that keyword ability (CR 702.50a). */
export function addedToCopy(s: State, o: Obj, without: string | undefined): readonly number[] {
  const gone = characteristicsOf(s, o).abilities.flatMap((node) => {
    const info = abilityInfo(s._pool, node);
    const keyword = info.keyword?.keyword ?? '';
    return keyword === without || OF_CARDS.has(keyword) ? info.spells.map((part) => idOf(s._pool, part.ability.program)) : [];
  });
  return (o.stack?.added ?? []).filter((node) => !gone.includes(node));
}

/** Programs that keyword abilities of the spell add to it, in the order of its text. */
export function addedBy(s: State, spell: Id, paid: readonly string[]): Program[] {
  const out: Program[] = [];
  for (const node of characteristicsOf(s, must(s, spell)).abilities) {
    const info = abilityInfo(s._pool, node);
    if (
      !info.keyword ||
      (OF_CARDS.has(info.keyword.keyword) && hasFlag(must(s, spell), FLAG.copy)) ||
      FIRST.has(info.keyword.keyword) ||
      (ONLY_IF_PAID.has(info.keyword.keyword) && !paid.includes(info.keyword.keyword))
    )
      continue;
    out.push(...info.spells.map((part) => part.ability.program));
  }
  return out;
}

/** Programs of keyword abilities that come before the spell's own; they have no targets. */
export function leadingPrograms(s: State, o: Obj): Program[] {
  return characteristicsOf(s, o).abilities.flatMap((node) => {
    const info = abilityInfo(s._pool, node);
    return FIRST.has(info.keyword?.keyword ?? '') ? info.spells.map((part) => part.ability.program) : [];
  });
}

/** CR 702.120a: the cost for each mode beyond the first. */
function escalateCost(s: State, spell: Id): Cost[] | null {
  for (const node of characteristicsOf(s, must(s, spell)).abilities) {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword === 'escalate') return k.cost ?? [];
  }
  return null;
}

/** What the chosen modes add to the cost of the spell. */
export function costOfModes(s: State, spell: Id, program: Program, modes: readonly number[]): Cost[] {
  const own = modes.flatMap((m) => program.modes?.options[m].cost ?? []);
  const escalate = escalateCost(s, spell);
  return escalate === null ? own : [...own, ...modes.slice(1).flatMap(() => escalate)];
}

/** What is asked of a spell while it is cast, when what has been paid for it is not written down yet (CR 601.2b). */
function isSoAsCast(s: State, cond: Condition, paid: readonly string[], env: Env): boolean {
  switch (cond.if) {
    case 'paid':
      return paid.some((label) => label === cond.label || (cond.label === 'kicker' && label.startsWith('kicker ')));
    case 'asCast':
      return isSoAsCast(s, cond.cond, paid, env);
    case 'not':
      return !isSoAsCast(s, cond.of, paid, env);
    default:
      return conditionHolds(s, cond, env);
  }
}

/** Which modes may be chosen: all for an entwined spell (CR 702.42a), otherwise those that can be paid for. */
export function modeLimit(
  s: State,
  seat: number,
  spell: Id,
  program: Program,
  costs: readonly Cost[],
  paid: readonly string[],
  env: Env,
): ModeLimit {
  if (!program.modes) return {};
  if (paid.includes('entwine')) return { all: 'all' };
  const { options, instead } = program.modes;
  const affordable = (more: readonly Cost[]): boolean => spellPayable(s, seat, spell, [...costs, ...more], env);
  const limit: ModeLimit = instead && isSoAsCast(s, instead.if, paid, env) ? { range: instead } : {};
  if (options.some((o) => o.cost !== undefined)) {
    limit.payable = (mode) => affordable(options[mode].cost ?? []);
    limit.together = (modes) => affordable(modes.flatMap((m) => options[m].cost ?? []));
  }
  const escalate = escalateCost(s, spell);
  if (escalate !== null) {
    let n = 1;
    const more: Cost[] = [];
    while (n < options.length && affordable([...more, ...escalate])) {
      more.push(...escalate);
      n++;
    }
    limit.atMost = n;
  }
  return limit;
}
