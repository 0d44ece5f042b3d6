/** Rulesets by id and by day, and what follows from their tables. */

import { ALL_RULESETS } from './mtr.js';
import type { BoosterRow, EventKind, Program, RoundsRow, Ruleset, RulesetId, SetCount } from './types.js';

export * from './types.js';

/** The ruleset with this id. @throws RangeError for an id there is not. */
export function rulesetOf(id: RulesetId): Ruleset {
  const found = ALL_RULESETS.find((r) => r.id === id);
  if (!found) throw new RangeError(`there is no ruleset "${id}"`);
  return found;
}

/** The ruleset in force on a day: that of 2015 until the one of 2017 came, and the open one after those documents. */
export function rulesetFor(day: string): RulesetId {
  const found = ALL_RULESETS.find((r) => r.from <= day && (r.until === undefined || day < r.until));
  return found?.id ?? 'mtr-2015';
}

/** A program of the ruleset. */
export const programOf = (ruleset: Ruleset, id: string): Program | undefined => ruleset.programs.find((p) => p.id === id);

/** Whether the entrants are teams (MTR 8, 9). */
export const isTeamKind = (kind: EventKind): boolean => kind !== 'individual' && kind !== 'multiplayer';

/** How many people an entrant is. */
export function membersOf(kind: EventKind): number {
  switch (kind) {
    case 'individual':
    case 'multiplayer':
      return 1;
    case 'twoHeaded':
      return 2;
    case 'team':
    case 'unified':
      return 3;
    default: {
      const unknown: never = kind;
      throw new Error(`unknown kind of event ${String(unknown)}`);
    }
  }
}

/** What the number of rounds depends on. */
export interface RoundsQuestion {
  entrants: number;
  /** A Limited event whose playoff is a draft. */
  playoffDraft?: 'draft' | undefined;
  /** How many play on after the Swiss rounds, where that is said. */
  cut?: number | undefined;
  /** Byes each of the entrants with byes has. */
  byes?: readonly number[] | undefined;
  /** The program; the numbers of 2017 bind qualifiers alone. If not said, they bind. */
  program?: string | undefined;
}

export interface RoundsAdvice {
  swiss: number;
  /** How many play on after them; 0 for none. */
  cut: number;
  /** How many the entrants count as. */
  counted: number;
}

/** The number of rounds for so many entrants (MTR 10.2, appendix E). */
export function recommendedRounds(ruleset: Ruleset, q: RoundsQuestion): RoundsAdvice {
  const byes = (q.byes ?? []).filter((b) => b > 0);
  const counted =
    ruleset.byeWeights === 'powers' ? q.entrants - byes.length + byes.reduce((sum, b) => sum + 2 ** Math.min(b, 3), 0) : q.entrants;
  const binds = q.program === undefined || programOf(ruleset, q.program)?.tableOfRounds === true;
  const rows = binds ? ruleset.rounds : (ruleset.roundsElsewhere ?? ruleset.rounds);
  const row: RoundsRow = rows.find((r) => counted <= r.upTo) ?? rows[rows.length - 1];
  const base = q.playoffDraft === 'draft' && row.draft ? row.draft : { swiss: row.swiss, cut: row.cut ?? 0 };
  const cut = q.cut ?? base.cut;
  return { swiss: base.swiss + (ruleset.extraRounds[cut] ?? 0), cut, counted };
}

/** The boosters of an environment on a day. */
export function boostersFor(ruleset: Ruleset, set: string, day: string): BoosterRow | undefined {
  const has = (list: readonly SetCount[]): boolean => list.some(([code]) => code === set);
  return ruleset.boosters.find((b) => has(b.sealed) && b.from <= day && (b.until === undefined || day < b.until));
}
