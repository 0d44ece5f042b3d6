/** What matches came to. */
import {
  type CommandOf,
  findEntrant,
  gamesText,
  type HowEnded,
  isMultiplayer,
  matchesBySeat,
  nameOf,
  openTables,
  readGames,
  readSlipFront,
  refuse,
  roundOf,
  type State,
  seatsOf,
  type Table,
  tableOf,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { missing, notPossible, numberOf } from '../said.js';
import { enterAbsent } from './late.js';
import { atTable, podAnswer, podResultFrom } from './pods.js';
import { approval, type CommonOptions, change, firstOf, roundAsked, t, whoIs } from './session.js';

export interface ReportOptions extends CommonOptions {
  round?: string;
  concede?: string;
  absent?: string;
  matchLoss?: string;
  draw?: boolean;
  time?: boolean;
  life?: string;
  player?: string;
  generation?: string;
  drop?: string[];
  seats?: string;
}

type ResultPart = Pick<CommandOf<'report'>, 'games' | 'how' | 'against' | 'life' | 'seats'>;

/** Which side somebody is on, or both. */
function sideOf(state: State, table: Table, who: string): 'a' | 'b' | 'both' {
  if (who === 'both') return 'both';
  if (who === 'a' || who === 'b') return who;
  // At a table a name is enough where only one there has it.
  const here = seatsOf(table).flatMap((id) => findEntrant(state, id) ?? []);
  const { id, name } = here.filter((e) => e.name === who.trim()).length === 1 ? whoIs(state, who, here) : whoIs(state, who);
  if (id === table.a) return 'a';
  return id === table.b ? 'b' : refuse('error.notAtTable', { name, table: table.table });
}

/** The result in a command's words. */
function resultFrom(desk: Desk, state: State, table: Table, result: string | undefined, o: ReportOptions): ResultPart {
  const seats = o.seats?.split(/[,，]/).map((said) => readGames(said, state.settings.matchWins) ?? refuse('error.games', { games: said }));
  const made = seats && matchesBySeat(seats, state.settings.matchWins);
  const games = result === undefined ? (made ?? { a: 0, b: 0, d: 0 }) : readGames(result, state.settings.matchWins);
  if (!games) return refuse('error.games', { games: result ?? '' });
  const lost = o.concede ?? o.absent ?? o.matchLoss;
  const how: HowEnded = o.draw
    ? 'intentionalDraw'
    : o.concede
      ? 'conceded'
      : o.absent
        ? 'noShow'
        : o.matchLoss
          ? 'penalty'
          : o.time
            ? 'time'
            : 'played';
  if (result === undefined && !made && how === 'played') missing(desk, 'RESULT');
  const life = o.life === undefined ? undefined : /^(-?\d+)[-:](-?\d+)$/.exec(o.life);
  if (life === null) notPossible(desk, '--life', o.life ?? '', '12-9');
  return {
    games,
    how,
    ...(lost === undefined ? {} : { against: sideOf(state, table, lost) }),
    ...(life ? { life: { a: Number(life[1]), b: Number(life[2]) } } : {}),
    ...(seats ? { seats } : {}),
  };
}

/** Table and result from "15", "2-1" or from "15 Enter 1", with "No Show" where somebody did not come. */
function slip(
  desk: Desk,
  table: string,
  result: string | undefined,
  wins: number,
): { table: number; result: string | undefined; noShow?: 'a' | 'b' } {
  const front = result === undefined ? readSlipFront(table, wins) : undefined;
  if (!front) return { table: numberOf(desk, 'TABLE', table, 1), result };
  if (front.noShow) return { table: front.table, result: undefined, noShow: front.noShow };
  return { table: front.table, result: gamesText(front.games) };
}

const generationOf = (desk: Desk, o: ReportOptions): { generation?: number } =>
  o.generation === undefined ? {} : { generation: numberOf(desk, '--generation', o.generation, 1) };

/** Enters a result: of an official, or of one of the two, which counts when the other one says the same. */
export function reportResult(desk: Desk, tableText: string, resultText: string | undefined, o: ReportOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    const round = roundAsked(desk, s.state, o.round);
    const {
      table: number,
      result,
      noShow,
    } = isMultiplayer(s.state)
      ? { table: numberOf(desk, 'TABLE', tableText, 1), result: resultText, noShow: undefined }
      : slip(desk, tableText, resultText, s.state.settings.matchWins);
    const table = tableOf(round, number);
    const absent = absentAt(s.state, table, noShow, o);
    // IPG 3.1: who never came is Tardy, has lost the match and is out unless he comes before the round is over.
    const tardy = absent.flatMap((id) => enterAbsent(desk, s, id, o).lines);
    const dropToo = (): void => {
      for (const who of o.drop ?? []) {
        const { id } = whoIs(s.state, who);
        if (!absent.includes(id)) s.do({ type: 'drop', id, reason: 'asked' });
      }
    };
    if (table.kind === 'pod') {
      s.do({
        type: 'reportPod',
        round: round.number,
        table: number,
        ...podResultFrom(desk, s.state, table, result, o),
        ...(o.player === undefined ? {} : { source: { kind: 'player', id: whoIs(s.state, o.player).id } }),
        ...generationOf(desk, o),
      });
      dropToo();
      const answer = podAnswer(desk, s.state, round.number, number);
      return { ...answer, lines: [...answer.lines, ...tardy] };
    }
    if (absent.length === 0)
      s.do({
        type: 'report',
        round: round.number,
        table: number,
        ...resultFrom(desk, s.state, table, result, o),
        source: o.player === undefined ? { kind: 'official' } : { kind: 'player', id: whoIs(s.state, o.player).id },
        ...generationOf(desk, o),
        ...approval(o),
      });
    dropToo();
    const answer = tableAnswer(desk, s.state, round.number, number);
    return { ...answer, lines: [...answer.lines, ...tardy] };
  });
}

/** Who of a table did not come: by the slip, or as `--absent` says. */
function absentAt(state: State, table: Table, noShow: 'a' | 'b' | undefined, o: ReportOptions): string[] {
  if (table.kind === 'pod') return o.absent === undefined ? [] : [atTable(state, table, o.absent)];
  const side = noShow ?? (o.absent === undefined ? undefined : sideOf(state, table, o.absent));
  if (side === undefined) return [];
  return (side === 'both' ? (['a', 'b'] as const) : [side]).flatMap((s) => table[s] ?? []);
}

function tableAnswer(desk: Desk, state: State, roundNumber: number, number: number): { json: object; lines: string[] } {
  const round = roundOf(state, roundNumber);
  const now = tableOf(round, number);
  const open = openTables(round).map((x) => x.table);
  const names = { a: nameOf(state, now.a), b: nameOf(state, now.b), table: number, round: roundNumber };
  const said = now.result
    ? t(desk, 't.result', { ...names, result: gamesText(now.result.games) })
    : t(desk, now.reports.length === 2 ? 't.disputed' : 't.waiting', names);
  return {
    json: {
      round: roundNumber,
      table: number,
      a: names.a,
      b: names.b,
      status: now.result ? 'final' : now.reports.length === 2 ? 'disputed' : 'waiting',
      result: now.result ? gamesText(now.result.games) : null,
      outcome: now.result?.outcome ?? null,
      how: now.result?.how ?? null,
      openTables: open,
    },
    lines: [said, t(desk, 't.openTables', { count: open.length, tables: firstOf(desk, open) })],
  };
}

/** Puts a result right, in whatever round; with the reason, and for a closed round with the head judge's name. */
export function correctResult(
  desk: Desk,
  roundText: string,
  tableText: string,
  result: string | undefined,
  o: ReportOptions,
): Promise<Answer> {
  return change(desk, o, (s) => {
    const round = roundAsked(desk, s.state, roundText);
    const number = numberOf(desk, 'TABLE', tableText, 1);
    const table = tableOf(round, number);
    if (table.kind === 'pod') {
      s.do({ type: 'correctPod', round: round.number, table: number, ...podResultFrom(desk, s.state, table, result, o), ...approval(o) });
      return podAnswer(desk, s.state, round.number, number);
    }
    const part = resultFrom(desk, s.state, table, result, o);
    s.do({
      type: 'correct',
      round: round.number,
      table: number,
      games: part.games,
      how: part.how,
      ...(part.against ? { against: part.against } : {}),
      ...(part.seats ? { seats: part.seats } : {}),
      ...approval(o),
    });
    return tableAnswer(desk, s.state, round.number, number);
  });
}
