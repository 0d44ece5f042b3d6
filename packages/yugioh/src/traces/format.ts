/** Records of Duels, decision by decision, as another engine wrote them. */

export interface TraceHeader {
  trace: string;
  kind: string;
  lp: number;
  decks: readonly [{ main: readonly number[]; extra: readonly number[] }, { main: readonly number[]; extra: readonly number[] }];
  then: readonly TraceEvent[];
}

/** What happened, with the fields of its kind. */
export interface TraceEvent {
  ev: string;
  [field: string]: unknown;
}

export interface TraceOption {
  do?: string;
  card?: number;
  at?: string;
  text?: readonly [number, number];
}

export interface TraceDecision {
  n: number;
  who: 0 | 1;
  ask: string;
  options: readonly (TraceOption | string | boolean | number)[];
  answer: unknown;
  then: readonly TraceEvent[];
  /** The card that a question is about. */
  card?: number;
  board?: readonly TraceBoard[];
  chosen?: readonly unknown[];
  forced?: boolean;
}

export interface TraceBoard {
  lp: number;
  deck: number;
  hand: number;
  grave: number;
  banished: number;
  extra: number;
  field: readonly (readonly unknown[])[];
}

export interface Trace {
  header: TraceHeader;
  decisions: readonly TraceDecision[];
}

/** The Duels of the rows of a file. */
export function* tracesOf(rows: Iterable<unknown>): Generator<Trace> {
  let header: TraceHeader | null = null;
  let decisions: TraceDecision[] = [];
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    if ('trace' in row) {
      header = row as unknown as TraceHeader;
      decisions = [];
    } else if ('ask' in row) decisions.push(row as unknown as TraceDecision);
    else if ('end' in row && header) yield { header, decisions };
  }
}
