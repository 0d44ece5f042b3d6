/** What all parts of the desk share: the tournament as officials see it, and asking the desk. */
import type { DeskAnswer, StaffTournament, Text, TournamentAct, TournamentHead } from '@apnap/protocol';
import { createContext, useContext } from 'react';

/** What came of the last thing that was asked. */
export type Said =
  | { kind: 'answer'; act: TournamentAct['act']; answer: DeskAnswer }
  | { kind: 'refused'; act: TournamentAct['act']; text: Text };

export interface DeskValue {
  id: string;
  staff: StaffTournament;
  head: TournamentHead;
  /** What he may see and do here. */
  roles: readonly string[];
  /** Asks the desk; what it says is shown. @returns null where it refused */
  act: (what: TournamentAct) => Promise<DeskAnswer | null>;
  /** The same without a word of what was said: for questions that are shown in their own place. @throws ApiError */
  ask: (what: TournamentAct) => Promise<DeskAnswer>;
  /** Something is being asked. */
  busy: boolean;
  said: Said | null;
  forget: () => void;
  again: () => void;
}

export const DeskContext = createContext<DeskValue | null>(null);

export function useDesk(): DeskValue {
  const value = useContext(DeskContext);
  if (!value) throw new Error('a part of the desk outside of it');
  return value;
}

/** The name of an entrant as officials see it. */
export const nameIn = (staff: StaffTournament, id: string | null): string => staff.entrants.find((e) => e.id === id)?.name ?? id ?? '—';

/** The round that is played or looked over. */
export const lastOf = (staff: StaffTournament): StaffTournament['rounds'][number] | undefined => staff.rounds.at(-1);
