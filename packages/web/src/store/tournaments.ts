/** Tournaments of the server: what is asked of their desks, and what they say of themselves. */
import type {
  CallView,
  CodeView,
  DeskAnswer,
  ListView,
  MineView,
  NewTournament,
  Policy,
  PublicTournament,
  StaffRole,
  StaffTournament,
  TaskName,
  TaskView,
  TournamentAct,
  TournamentHead,
  TournamentInfo,
  TournamentMessage,
  TournamentRole,
} from '@apnap/protocol';
import { useEffect, useState } from 'react';
import { call } from './api.js';
import { follow } from './line.js';

const at = (id: string, rest = ''): string => `/tournaments/${encodeURIComponent(id)}${rest}`;

/** Codes that the desk hands out: the one for entering, and one for each entrant. */
export interface Codes {
  entry: string;
  entrants: Record<string, string>;
}

export const tournaments = {
  list: () => call<ListView<TournamentInfo>>('GET', '/tournaments'),
  found: (body: NewTournament) => call<PublicTournament>('POST', '/tournaments', body),
  public: (id: string) => call<PublicTournament>('GET', at(id)),
  mine: (id: string) => call<MineView>('GET', at(id, '/mine')),
  staff: (id: string) => call<StaffTournament>('GET', at(id, '/staff')),
  /** Asks the desk. @param code where entering needs one */
  act: (id: string, what: TournamentAct, code?: string) =>
    call<DeskAnswer>('POST', at(id, '/act'), { what, ...(code === undefined ? {} : { code }) }),
  codes: (id: string) => call<Codes>('GET', at(id, '/codes')),
  /** What a code is for. */
  codeFor: (id: string, code: string) => call<CodeView>('POST', at(id, '/codes/look'), { code }),
  /** Shows a code: I am who it is for. */
  show: (id: string, code: string) => call<MineView>('POST', at(id, '/codes'), { code }),
  invite: (id: string, role: StaffRole, name: string) => call<{ code: string }>('POST', at(id, '/invitations'), { role, name }),
  policy: (id: string, policy: Partial<Policy>) => call<Policy>('POST', at(id, '/policy'), policy),
  release: (id: string, role: TournamentRole, name: string) => call<MineView>('POST', at(id, '/release'), { role, name }),
  call: (id: string, kind: CallView['kind'], table?: number) =>
    call<CallView>('POST', at(id, '/calls'), { kind, ...(table === undefined ? {} : { table }) }),
  callStep: (id: string, which: string, step: 'take' | 'done' | 'release', extension?: string) =>
    call<CallView>('POST', at(id, `/calls/${encodeURIComponent(which)}`), { step, ...(extension === undefined ? {} : { extension }) }),
  task: (id: string, task: TaskName, round: number, done: boolean) =>
    call<ListView<TaskView>>('POST', at(id, '/tasks'), { task, round, done }),
  /** Where a sheet to print, a table for other programs, or the file itself is fetched. */
  paper: (id: string, rest: string): string => `/api${at(id, rest)}`,
};

/** What a tournament says of itself, for as long as the page is open. */
export interface LiveTournament {
  head: TournamentHead | null;
  mine: MineView | null;
  link: 'connecting' | 'open' | 'lost';
}

/**
 * Follows a tournament by its socket; again and again where the line is bad.
 * @param person changes when whoever looks has become somebody else: the socket is opened anew, as his
 */
export function useLiveTournament(id: string, person = 0): LiveTournament {
  const [state, setState] = useState<LiveTournament>({ head: null, mine: null, link: 'connecting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a socket belongs to whoever opened it
  useEffect(() => {
    return follow(at(id, '/socket'), {
      told: (text) => {
        const { head, mine } = JSON.parse(text) as TournamentMessage;
        setState({ head, mine, link: 'open' });
      },
      opened: () => setState((s) => ({ ...s, link: 'open' })),
      lost: () => setState((s) => ({ ...s, link: 'lost' })),
    });
  }, [id, person]);
  return state;
}

/** Milliseconds after which what could not be fetched is asked for again. */
const RETRY = 1500;

/** Something of a tournament, fetched anew whenever its head says that something has changed; what was fetched stays until then. @param load null: it is not for whoever looks */
export function useFresh<T>(
  key: string,
  head: TournamentHead | null,
  load: (() => Promise<T>) | null,
): { value: T | null; again: () => void } {
  const [value, setValue] = useState<T | null>(null);
  const [turn, setTurn] = useState(0);
  const seen = head?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen says when to load again; `load` is a new function each time
  useEffect(() => {
    let alive = true;
    let retry = 0;
    load?.().then(
      (v) => alive && setValue(v),
      // The line is bad, or the server gone for a moment: what is shown must not stay old.
      () => {
        if (alive) retry = window.setTimeout(() => setTurn((n) => n + 1), RETRY);
      },
    );
    return () => {
      alive = false;
      window.clearTimeout(retry);
    };
  }, [key, seen, turn]);
  return { value, again: () => setTurn((n) => n + 1) };
}
