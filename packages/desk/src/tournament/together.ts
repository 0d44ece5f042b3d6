/** Penalties found at the same time: the judge desk combines them (IPG 1.2, 1.3), the tournament desk writes down what becomes of each. */
import { combine, type Given, type InfractionId, type RegularProblem } from '@apnap/judge';
import {
  type CommandOf,
  type Entrant,
  lastRound,
  nameOf,
  type Penalty,
  type PenaltyTogether,
  playsBySeat,
  refuse,
  type State,
  seatsOf,
  type Table,
  tableWith,
} from '@apnap/tournament';
import type { Desk } from '../desk.js';
import { t } from './session.js';

type PenaltyCommand = CommandOf<'penalty'>;

/** A penalty that is about to be recorded. */
export interface Fresh {
  id: string;
  member: number | null;
  infraction: string;
  penalty: PenaltyCommand['penalty'];
  /** It has the root cause of the player's other penalties it was found with (IPG 1.3). */
  cause: 'same' | 'own';
}

/** What becomes of it and of those it was found with. */
export interface Together {
  /** `covered`: it is not recorded, as a more severe one of the same cause stands. */
  becomes: PenaltyTogether;
  with: NonNullable<PenaltyCommand['with']>;
  lines: string[];
}

/** Who plays whom: a player or a team, and where members play for themselves the member. */
const key = (state: State, p: { id: string; member: number | null }): string =>
  playsBySeat(state) && p.member !== null ? `${p.id}#${p.member}` : p.id;

function players(state: State, table: Table | undefined, fresh: Fresh): string[] {
  const ids = table ? seatsOf(table) : [fresh.id];
  return ids.map((id) => key(state, { id, member: fresh.member }));
}

const tableNow = (state: State, id: string): Table | undefined => {
  const round = lastRound(state);
  return round && round.status !== 'closed' ? tableWith(round, id) : undefined;
};

/** The player in the words of the desk; of a team the member. */
export function whose(state: State, p: { id: string; member: number | null }): string {
  const e = state.entrants.find((x) => x.id === p.id);
  const one = e && e.members.length > 1 && p.member !== null ? e.members[p.member] : undefined;
  return one ? `${one.name} (${nameOf(state, p.id)})` : nameOf(state, p.id);
}

/** Combines a penalty with those on record under these numbers. */
export function together(desk: Desk, state: State, fresh: Fresh, seqs: readonly number[]): Together {
  const round = lastRound(state)?.number ?? 0;
  const old = seqs.map(
    (seq) => state.penalties.find((p) => p.seq === seq && p.round === round) ?? refuse('error.noPenalty', { seq, round }),
  );
  if (old.length === 0) return { becomes: 'asItWas', with: [], lines: [] };
  const given = (p: Fresh | Penalty, cause: string): Given & { of: Fresh | Penalty } => ({
    player: key(state, p),
    infraction: p.infraction as InfractionId | RegularProblem,
    penalty: p.penalty,
    cause,
    of: p,
  });
  const mine = key(state, fresh);
  const shared = (p: Penalty): boolean => fresh.cause === 'same' && key(state, p) === mine;
  const all = [...old.map((p) => given(p, shared(p) ? 'this' : String(p.seq))), given(fresh, 'this')];
  const { next, offset, covered } = combine(all, players(state, tableNow(state, fresh.id), fresh));
  const of = (p: Fresh | Penalty): PenaltyTogether => {
    const among = (list: readonly { of: Fresh | Penalty }[]): boolean => list.some((g) => g.of === p);
    return among(covered) ? 'covered' : among(offset) ? 'offset' : among(next) ? 'nextMatch' : 'asItWas';
  };
  const line = (p: Fresh | Penalty): string[] => {
    const becomes = of(p);
    if (becomes === 'asItWas') return [];
    return [t(desk, `t.together.${becomes}`, { name: whose(state, p), penalty: t(desk, `t.penalty.${p.penalty}`) })];
  };
  return { becomes: of(fresh), with: old.map((p) => ({ seq: p.seq, becomes: of(p) })), lines: [...old, fresh].flatMap(line) };
}

/**
 * What is written down of a penalty after it was combined.
 * @param alone when it takes effect where nothing it was found with changes that.
 */
export function writtenDown(
  fresh: Fresh,
  by: { judge: string; day: number },
  combined: Together,
  alone: Penalty['served'],
): PenaltyCommand {
  const { becomes } = combined;
  return {
    type: 'penalty',
    id: fresh.id,
    infraction: fresh.infraction,
    penalty: fresh.penalty,
    ...by,
    served: becomes === 'offset' || becomes === 'nextMatch' ? becomes : alone,
    ...(fresh.member === null ? {} : { member: fresh.member }),
    ...(combined.with.length === 0 ? {} : { with: combined.with }),
  };
}

/** Penalties of the match that is played that may belong together with a new one, when nobody said so. */
export function maybeTogether(desk: Desk, state: State, e: Entrant, penalty: Penalty['penalty'], said: readonly number[]): string[] {
  if (penalty !== 'gameLoss' && penalty !== 'matchLoss') return [];
  const table = tableNow(state, e.id);
  const round = lastRound(state)?.number;
  if (!table || said.length > 0) return [];
  const near = state.penalties.filter(
    (p) =>
      p.round === round &&
      seatsOf(table).includes(p.id) &&
      (p.penalty === 'gameLoss' || p.penalty === 'matchLoss') &&
      p.served !== 'offset' &&
      p.from === round,
  );
  if (near.length === 0) return [];
  const list = near.map((p) => `${p.seq} ${whose(state, p)}: ${t(desk, `t.penalty.${p.penalty}`)}`).join('; ');
  return [t(desk, 't.together.ask', { list, seqs: near.map((p) => p.seq).join(' ') })];
}
