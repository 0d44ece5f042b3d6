/** What is done at a table when time is called, and before a game. */
import { Refused } from '@apnap/system';
import {
  type AtTime,
  atTime,
  beforeGame,
  choosesFirst,
  clockText,
  extensionOf,
  type GameStart,
  type Games,
  gamesText,
  lostBeforePlay,
  type NextStep,
  nameOf,
  type Round,
  readGames,
  refuse,
  roundClock,
  type State,
  type Table,
  tableOf,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { missing, notPossible, numberOf } from '../said.js';
import { doingOf } from './moment.js';
import { type CommonOptions, look, roundAsked, t, whoIs } from './session.js';

type Side = 'a' | 'b';

/** The match of a table that is asked about. */
function matchAsked(desk: Desk, round: Round, number: string): Table {
  const table = tableOf(round, numberOf(desk, 'TABLE', number, 1));
  return table.kind === 'match' ? table : refuse('error.multiplayerNot', { what: table.kind });
}

const name = (state: State, table: Table, side: Side): string => nameOf(state, table[side]);

function sideOf(state: State, table: Table, who: string): Side {
  const { id, name: shown } = whoIs(state, who);
  return id === table.a ? 'a' : id === table.b ? 'b' : refuse('error.notAtTable', { name: shown, table: table.table });
}

export interface TimeOptions extends CommonOptions {
  round?: string;
  between?: boolean;
  turnsOver?: boolean;
  life?: string;
}

/** What is to be done at a table when time is called, and again when the extra turns are over (MTR 2.5). */
export function timeCalled(desk: Desk, tableText: string, gamesText: string | undefined, o: TimeOptions): Answer {
  return look(desk, o, ({ state }) => {
    const round = roundAsked(desk, state, o.round);
    const table = matchAsked(desk, round, tableText);
    const { left } = roundClock(round, doingOf(desk, o).at);
    const more = left === null ? 0 : left + extensionOf(table);
    const asked = question(desk, state, round, table, gamesText, o);
    const step = atTime(asked.at);
    const report = reportOf(table.table, asked.games, step, o.life);
    return {
      json: { round: round.number, table: table.table, left: Math.max(0, more), ...step, report: report ?? null },
      lines: [
        // MTR 2.5: an extension runs out before the procedure begins.
        ...(more > 0 ? [t(desk, 't.time.notYet', { table: table.table, left: clockText(more) })] : []),
        stepText(desk, state, table, asked.games, step),
        ...(report === undefined ? [] : [t(desk, 't.time.report', { command: report })]),
      ],
    };
  });
}

/** What is known of the match, as the rule asks for it. */
function question(
  desk: Desk,
  state: State,
  round: Round,
  table: Table,
  said: string | undefined,
  o: TimeOptions,
): { at: AtTime; games: Games } {
  const where = o.between ? 'betweenGames' : o.turnsOver ? 'afterTurns' : 'inGame';
  const games = said === undefined ? { a: 0, b: 0, d: 0 } : readGames(said, state.settings.matchWins);
  if (!games || !/^\d+[-:]/.test(said ?? '0-0')) notPossible(desk, 'GAMES', said ?? '', '1-1');
  if (said === undefined && where !== 'inGame') missing(desk, 'GAMES');
  const life = o.life === undefined ? undefined : /^(-?\d+)[-:](-?\d+)$/.exec(o.life);
  if (life === null) notPossible(desk, '--life', o.life ?? '', '12-9');
  return {
    games,
    at: {
      stage: round.stage,
      wins: { a: games.a, b: games.b },
      where,
      kind: state.kind === 'twoHeaded' ? 'twoHeaded' : 'one',
      more: table.extraTurns,
      ...(life ? { life: { a: Number(life[1]), b: Number(life[2]) } } : {}),
    },
  };
}

function stepText(desk: Desk, state: State, table: Table, games: Games, step: NextStep): string {
  const about = { table: table.table };
  switch (step.step) {
    case 'extraTurns':
      return t(desk, 't.time.extraTurns', { ...about, turns: step.turns });
    case 'over': {
      const drawn = step.drawnGame === 1 ? t(desk, 't.time.gameDrawn') : '';
      const result = gamesText({ ...games, d: games.d + step.drawnGame });
      if (step.outcome === 'draw') return t(desk, 't.time.draw', { ...about, drawn, result });
      return t(desk, 't.time.over', { ...about, drawn, result, name: name(state, table, step.outcome as Side) });
    }
    case 'lifeDecides':
      return t(desk, 't.time.life', { ...about, name: name(state, table, step.outcome) });
    case 'lowerLifeLoses':
      return t(desk, step.game === 'new' ? 't.time.newGame' : 't.time.playOn', about);
    default:
      return step satisfies never;
  }
}

/** The command that enters what came of it. */
function reportOf(table: number, games: Games, step: NextStep, life: string | undefined): string | undefined {
  if (step.step === 'over') return `report ${table} ${gamesText({ ...games, d: games.d + step.drawnGame })} --time`;
  if (step.step === 'lifeDecides') return `report ${table} ${gamesText(games)} --time --life ${life}`;
  return undefined;
}

export interface NextGameOptions extends CommonOptions {
  round?: string;
  won?: string;
  chose?: string;
  looked?: string;
  unplayed?: boolean;
  game?: string;
}

/** Who chooses to play first in the next game of a match, and whether sideboards may be used before it (MTR 2.2, 2.3, 3.15). */
export function nextGame(desk: Desk, tableText: string, o: NextGameOptions): Answer {
  return look(desk, o, ({ state }) => {
    const round = roundAsked(desk, state, o.round);
    const table = matchAsked(desk, round, tableText);
    const start = startOf(desk, state, round, table, o);
    const found = beforeGame(start);
    const who = found.chooses === 'random' ? null : name(state, table, found.chooses);
    return answer(desk, table, start.game, found, who);
  });
}

function startOf(desk: Desk, state: State, round: Round, table: Table, o: NextGameOptions): Parameters<typeof beforeGame>[0] {
  const lost = lostBeforePlay(state, round, table);
  const looked = o.looked === undefined ? {} : { looked: sideOf(state, table, o.looked) };
  const base = { stage: round.stage, ...ranksOf(state, table), ...looked };
  if (o.won === undefined) {
    // A game lost by a penalty before play is the first; its loser chooses for the next.
    if (lost.length === 1) {
      const before = { outcome: lost[0] === 'a' ? ('b' as const) : ('a' as const), chose: 'a' as const };
      return { ...base, game: 2, before, gamesPlayed: 0, lossBeforePlay: 'yes' };
    }
    return { ...base, game: 1, gamesPlayed: 0 };
  }
  const drawn = ['draw', '平'].includes(o.won.trim().toLowerCase());
  const outcome = drawn ? ('draw' as const) : sideOf(state, table, o.won);
  const first = choosesFirst(state, table);
  const known =
    o.chose !== undefined
      ? sideOf(state, table, o.chose)
      : first === null
        ? undefined
        : first === table.a
          ? ('a' as const)
          : ('b' as const);
  if (drawn && known === undefined) throw new Refused('input', t(desk, 't.game.whoChose'));
  const game = o.game === undefined ? 2 + lost.length : numberOf(desk, '--game', o.game, 2);
  return { ...base, game, before: { outcome, chose: known ?? 'a' }, gamesPlayed: o.unplayed ? 0 : 1 };
}

/** Final Swiss ranks, where the match is one of the playoff: who chooses has the better one. */
function ranksOf(state: State, table: Table): Pick<GameStart, 'ranks'> {
  const first = choosesFirst(state, table);
  if (first === null) return {};
  return { ranks: first === table.a ? { a: 1, b: 2 } : { a: 2, b: 1 } };
}

function answer(desk: Desk, table: Table, game: number, found: ReturnType<typeof beforeGame>, who: string | null): Answer {
  const about = { table: table.table, game };
  return {
    json: { table: table.table, game, chooses: who ?? 'random', choice: found.choice, sideboards: found.sideboards },
    lines: [
      who === null ? t(desk, 't.game.random', about) : t(desk, `t.game.${found.choice}`, { ...about, name: who }),
      t(desk, `t.game.sideboards.${found.sideboards}`),
    ],
  };
}
