/** `apnap tournament time-called` and `next-game`: what is done at a table when time is called, and before a game. */
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
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { doingOf } from './moment.js';
import { type Answer, type CommonOptions, look, numberOf, roundAsked, t, whoIs } from './session.js';

type Side = 'a' | 'b';

/** The match of a table that is asked about. */
function matchAsked(cx: Context, round: Round, number: string): Table {
  const table = tableOf(round, numberOf(cx, 'TABLE', number, 1));
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
export function timeCalled(cx: Context, tableText: string, gamesText: string | undefined, o: TimeOptions): number {
  return look(cx, o, ({ state }) => {
    const round = roundAsked(cx, state, o.round);
    const table = matchAsked(cx, round, tableText);
    const { left } = roundClock(round, doingOf(cx, o).at);
    const more = left === null ? 0 : left + extensionOf(table);
    const asked = question(cx, state, round, table, gamesText, o);
    const step = atTime(asked.at);
    const report = reportOf(table.table, asked.games, step, o.life);
    return {
      json: { round: round.number, table: table.table, left: Math.max(0, more), ...step, report: report ?? null },
      lines: [
        // MTR 2.5: an extension runs out before the procedure begins.
        ...(more > 0 ? [t(cx, 't.time.notYet', { table: table.table, left: clockText(more) })] : []),
        stepText(cx, state, table, asked.games, step),
        ...(report === undefined ? [] : [t(cx, 't.time.report', { command: report })]),
      ],
    };
  });
}

/** What is known of the match, as the rule asks for it. */
function question(
  cx: Context,
  state: State,
  round: Round,
  table: Table,
  said: string | undefined,
  o: TimeOptions,
): { at: AtTime; games: Games } {
  const where = o.between ? 'betweenGames' : o.turnsOver ? 'afterTurns' : 'inGame';
  const games = said === undefined ? { a: 0, b: 0, d: 0 } : readGames(said, state.settings.matchWins);
  if (!games || !/^\d+[-:]/.test(said ?? '0-0'))
    throw new CliError(2, text(cx.lang, 'error.optionValue', { option: 'GAMES', value: said ?? '', expected: '1-1' }));
  if (said === undefined && where !== 'inGame')
    throw new CliError(2, text(cx.lang, 'error.usage', { what: text(cx.lang, 'error.missingArgument', { name: 'GAMES' }) }));
  const life = o.life === undefined ? undefined : /^(-?\d+)[-:](-?\d+)$/.exec(o.life);
  if (life === null) throw new CliError(2, text(cx.lang, 'error.optionValue', { option: '--life', value: o.life ?? '', expected: '12-9' }));
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

function stepText(cx: Context, state: State, table: Table, games: Games, step: NextStep): string {
  const about = { table: table.table };
  switch (step.step) {
    case 'extraTurns':
      return t(cx, 't.time.extraTurns', { ...about, turns: step.turns });
    case 'over': {
      const drawn = step.drawnGame === 1 ? t(cx, 't.time.gameDrawn') : '';
      const result = gamesText({ ...games, d: games.d + step.drawnGame });
      if (step.outcome === 'draw') return t(cx, 't.time.draw', { ...about, drawn, result });
      return t(cx, 't.time.over', { ...about, drawn, result, name: name(state, table, step.outcome as Side) });
    }
    case 'lifeDecides':
      return t(cx, 't.time.life', { ...about, name: name(state, table, step.outcome) });
    case 'lowerLifeLoses':
      return t(cx, step.game === 'new' ? 't.time.newGame' : 't.time.playOn', about);
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
export function nextGame(cx: Context, tableText: string, o: NextGameOptions): number {
  return look(cx, o, ({ state }) => {
    const round = roundAsked(cx, state, o.round);
    const table = matchAsked(cx, round, tableText);
    const start = startOf(cx, state, round, table, o);
    const found = beforeGame(start);
    const who = found.chooses === 'random' ? null : name(state, table, found.chooses);
    return answer(cx, table, start.game, found, who);
  });
}

function startOf(cx: Context, state: State, round: Round, table: Table, o: NextGameOptions): Parameters<typeof beforeGame>[0] {
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
  if (drawn && known === undefined) throw new CliError(2, t(cx, 't.game.whoChose'));
  const game = o.game === undefined ? 2 + lost.length : numberOf(cx, '--game', o.game, 2);
  return { ...base, game, before: { outcome, chose: known ?? 'a' }, gamesPlayed: o.unplayed ? 0 : 1 };
}

/** Final Swiss ranks, where the match is one of the playoff: who chooses has the better one. */
function ranksOf(state: State, table: Table): Pick<GameStart, 'ranks'> {
  const first = choosesFirst(state, table);
  if (first === null) return {};
  return { ranks: first === table.a ? { a: 1, b: 2 } : { a: 2, b: 1 } };
}

function answer(cx: Context, table: Table, game: number, found: ReturnType<typeof beforeGame>, who: string | null): Answer {
  const about = { table: table.table, game };
  return {
    json: { table: table.table, game, chooses: who ?? 'random', choice: found.choice, sideboards: found.sideboards },
    lines: [
      who === null ? t(cx, 't.game.random', about) : t(cx, `t.game.${found.choice}`, { ...about, name: who }),
      t(cx, `t.game.sideboards.${found.sideboards}`),
    ],
  };
}
