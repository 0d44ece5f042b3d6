/** Everything that can be done to a tournament. A command says what happened; the state is what all of them together make. */
import type { Criteria } from './pairing/types.js';
import type { EventKind, Rel, RulesetId } from './rulesets/types.js';
import type {
  DeckCards,
  DropReason,
  Duty,
  EventSettings,
  Games,
  HowEnded,
  Person,
  PlannedPod,
  PlannedTable,
  PodResult,
  ReportSource,
  RoundPlan,
  StaffRole,
} from './state/types.js';

/** Approval of the head judge, where a rule wants it: who gave it. */
export interface Approval {
  headJudge?: string;
}

export type PodReport = Pick<PodResult, 'winner' | 'how' | 'lost'>;

export type Command =
  // The event itself.
  | {
      type: 'create';
      version: 1;
      name: string;
      ruleset: RulesetId;
      kind: EventKind;
      format: string;
      /** The day of the event; lists and tables of that day are used. */
      date: string;
      program: string;
      rel: Rel;
      seed: string;
      settings: Partial<EventSettings>;
    }
  | { type: 'set'; settings: Partial<EventSettings>; plan?: RoundPlan; rel?: Rel }
  | ({ type: 'staff'; name: string; role: StaffRole; number?: string; level?: number } & Duty & { suspended?: 'suspended' })
  // Registration.
  | { type: 'invite'; numbers: string[] }
  | { type: 'register'; id: string; name: string; members: Person[]; byes?: number; group?: string; fixedTable?: number; round?: number }
  | { type: 'amend'; id: string; name?: string; members?: Person[]; fixedTable?: number | null; group?: string | null }
  | { type: 'byes'; id: string; byes: number }
  | { type: 'forbid'; a: string; b: string }
  | { type: 'allow'; a: string; b: string }
  | { type: 'start'; plan: RoundPlan }
  // Decks.
  | ({ type: 'deck'; id: string; member: number; cards: DeckCards; source: 'player' | 'judge'; issues: string[] } & Approval)
  | { type: 'deckLock' }
  | {
      type: 'checkDecks';
      round: number;
      at: 'start' | 'middle' | 'end';
      chosen: { table: number; ids: string[]; how: 'random' | 'targeted' }[];
    }
  | { type: 'checkBegin'; round: number; table: number }
  | { type: 'checkEnd'; round: number; table: number }
  // Rounds.
  | {
      type: 'pair';
      round: number;
      stage: 'swiss' | 'playoff';
      method: 'points' | 'standing' | 'pods' | 'bracket' | 'manual';
      seed: string;
      /** The edition of the pairing criteria by which the pairs were found; where it does not stand: the first, or none. */
      criteria?: Criteria;
      tables: PlannedTable[];
      /** Pairs that were fixed before. */
      locked?: [string, string][];
      override?: 'openTables';
    }
  | { type: 'editPairing'; round: number; tables: PlannedTable[] }
  | { type: 'unpair'; round: number }
  | { type: 'publish'; round: number }
  | { type: 'beginClock'; round: number; minutes?: number }
  | { type: 'endClock'; round: number }
  /** The clock stands still for everybody until it goes on. */
  | { type: 'pauseClock'; round: number }
  | { type: 'resumeClock'; round: number }
  | ({
      type: 'report';
      round: number;
      table: number;
      games: Games;
      how: HowEnded;
      /** Who conceded, was absent, or lost the match by a penalty. */
      against?: 'a' | 'b' | 'both';
      source: ReportSource;
      generation?: number;
      /** Single elimination, time called: life totals (MTR 2.5). */
      life?: { a: number; b: number };
      /** Of teams: the games of each seat, in the order of the seats; `games` then counts their matches. */
      seats?: Games[];
    } & Approval)
  | ({
      type: 'correct';
      round: number;
      table: number;
      games: Games;
      how: HowEnded;
      against?: 'a' | 'b' | 'both';
      seats?: Games[];
    } & Approval)
  /** The same of multiplayer tables: who won, or nobody, and who had lost before. `source`: absent: an official. */
  | ({ type: 'reportPod'; round: number; table: number; generation?: number; source?: ReportSource } & PodReport)
  | ({ type: 'correctPod'; round: number; table: number } & PodReport & Approval)
  | { type: 'extend'; round: number; table: number; seconds: number; reason: ExtensionReason }
  /** The same for all tables of the round. */
  | { type: 'extendAll'; round: number; seconds: number; reason: ExtensionReason }
  | { type: 'extraTurns'; round: number; table: number; turns: number }
  | { type: 'close'; round: number; override?: 'openTables' }
  | { type: 'repair'; round: number; option: string; tables: PlannedTable[] }
  // Players come and go.
  | { type: 'drop'; id: string; reason: DropReason /** Of a team: who of it. */; member?: number }
  | ({ type: 'reenter'; id: string } & Approval)
  | { type: 'tardy'; round: number; table: number; id: string; member?: number; seconds: number }
  | { type: 'returned'; round: number; id: string; member?: number }
  | {
      type: 'penalty';
      id: string;
      /** Of a team: who of it; if not said, all of them. */
      member?: number;
      /** The id of the infraction guide, or of a problem at Regular. */
      infraction: string;
      penalty: 'caution' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualification';
      judge: string;
      round?: number;
      table?: number;
      note?: string;
      headJudge?: string;
      /** Day of the event, from 1: what is counted by day ends with it (IPG 2). */
      day?: number;
      served?: 'now' | 'nextGame' | 'nextMatch' | 'offset';
      /** Penalties on record that were found together with this one, and what becomes of them (IPG 1.2, 1.3). */
      with?: { seq: number; becomes: PenaltyTogether }[];
    }
  /** The report of a disqualification was written; what it says is not in the log, the hash of its text is. */
  | { type: 'dqReport'; penalty: number; hash: string }
  // Drafts.
  | { type: 'draft'; number: number; seed: string; pods: PlannedPod[] }
  | { type: 'draftBegin'; number: number; cards: number; boosters: number }
  | { type: 'buildBegin'; minutes?: number }
  // The end.
  | { type: 'cut'; size: number; by: 'rank' | 'seats'; seats: string[] }
  | { type: 'chooseFirst'; round: number; table: number; who: string; plays: 'first' | 'second' }
  | { type: 'finish' }
  | { type: 'cancel' }
  | { type: 'note'; text: string }
  /** Takes back what another command did, if nothing that came later needs it. */
  | { type: 'undo'; seq: number };

/** What becomes of a penalty beside another one: it stays, waits for the next match, is without effect on the score, or is not given. */
export const PENALTIES_TOGETHER = ['asItWas', 'nextMatch', 'offset', 'covered'] as const;
export type PenaltyTogether = (typeof PENALTIES_TOGETHER)[number];

export type ExtensionReason = 'judge' | 'deckCheck' | 'tardiness' | 'penalty' | 'feature' | 'other';
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

/**
 * What the desk refuses has grown; each entry says by which version of the desk it was accepted, so that a log stays what it was. Entries from before
 * 2026-11-22 do not say so: they are of version 1.
 */
export const DESK_VERSION = 2;

/** A command as the log holds it: in which place, when, by whom, why, and by which version of the desk. */
export interface Entry {
  seq: number;
  /** `2017-01-20T09:30:00Z` */
  at: string;
  by: string;
  why?: string;
  desk?: number;
  command: Command;
}
