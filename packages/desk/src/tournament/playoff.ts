/** Who plays on, and drafts. */
import {
  boostersFor,
  choosesFirst,
  clockText,
  draftCallMessage,
  draftCalls,
  draftClock,
  draftKindOf,
  draftSeconds,
  draftSize,
  gamesText,
  nameOf,
  oldestCard,
  planCut,
  planDraft,
  playoffPlaces,
  playoffRounds,
  ROCHESTER_SEATS,
  recommendedRounds,
  refuse,
  rochesterOpeners,
  rochesterOrder,
  rulesOf,
  say,
  seatsOf,
  secondsBetween,
  standings,
  type Tournament,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { numberOf, oneOf } from '../said.js';
import { doingOf, momentFor } from './moment.js';
import { podJson, seatNames } from './pods.js';
import { productAnswer } from './product.js';
import { type CommonOptions, change, columns, look, roundAsked, t } from './session.js';

/** Makes the cut: the first in the standings play on. */
export function cutEvent(desk: Desk, size: string | undefined, o: CommonOptions & { seed?: string }): Promise<Answer> {
  return change(desk, o, (s) => {
    s.closeIfDone();
    const advice = recommendedRounds(rulesOf(s.state), { entrants: s.state.entrants.length, program: s.state.program }).cut;
    const wanted = size === undefined ? s.state.settings.cut || advice : numberOf(desk, 'SIZE', size, 2);
    const ranks = standings(s.state)
      .filter((r) => !r.left)
      .map((r) => r.id);
    s.do(planCut(s.state, wanted, ranks, o.seed));
    const seats = s.state.bracket?.seats ?? [];
    return {
      json: { size: wanted, by: s.state.bracket?.by, seats: seats.map((id, i) => ({ seat: i + 1, id, player: nameOf(s.state, id) })) },
      lines: [
        t(desk, 't.cut', { size: wanted }),
        ...columns(
          seats.map((id, i) => [String(i + 1), nameOf(s.state, id)]),
          [0],
        ),
      ],
    };
  });
}

/** Shows the bracket with who chooses to play first, or enters what was chosen. */
export function showBracket(desk: Desk, o: CommonOptions & { choose?: string; table?: string }): Answer | Promise<Answer> {
  if (o.choose === undefined || o.table === undefined) return look(desk, o, ({ state }) => bracketAnswer(desk, state));
  const { choose, table } = o;
  return change(desk, o, (s) => {
    const round = roundAsked(desk, s.state, undefined);
    const number = numberOf(desk, '--table', table, 1);
    const tb =
      round.tables.find((x) => x.table === number && x.kind === 'match') ?? refuse('error.noTable', { round: round.number, table: number });
    const who = choosesFirst(s.state, tb) ?? tb.a;
    s.do({ type: 'chooseFirst', round: round.number, table: number, who, plays: oneOf(desk, '--choose', choose, ['first', 'second']) });
    return bracketAnswer(desk, s.state);
  });
}

function bracketAnswer(desk: Desk, state: Parameters<typeof playoffRounds>[0]): Answer {
  const rounds = playoffRounds(state);
  const lines: string[] = [];
  for (const r of rounds) {
    lines.push(t(desk, 't.roundHead', { round: r.number }));
    for (const x of r.tables) {
      if (x.kind === 'pod') {
        lines.push(
          `  ${seatsOf(x)
            .map((id) => nameOf(state, id))
            .join(' – ')} ${x.podResult?.winner ? t(desk, 't.podWinner', { name: nameOf(state, x.podResult.winner) }) : ''}`.trimEnd(),
        );
        continue;
      }
      const first = x.first === undefined ? '' : t(desk, 't.playsFirst', { name: nameOf(state, x.first) });
      const chooser =
        x.kind === 'match' && x.first === undefined ? t(desk, 't.chooses', { name: nameOf(state, choosesFirst(state, x)) }) : first;
      lines.push(
        `  ${nameOf(state, x.a)} – ${x.b === null ? t(desk, 't.byeRow') : nameOf(state, x.b)} ${x.result ? gamesText(x.result.games) : chooser}`,
      );
    }
  }
  const places = playoffPlaces(state);
  return {
    json: {
      size: state.bracket?.size ?? 0,
      by: state.bracket?.by ?? null,
      rounds: rounds.map((r) => ({
        round: r.number,
        matches: r.tables.map((x) => ({
          table: x.table,
          kind: x.kind,
          a: nameOf(state, x.a),
          b: x.b === null ? null : nameOf(state, x.b),
          ...seatNames(state, x),
          ...(x.kind === 'pod' ? podJson(state, x) : { result: x.result ? gamesText(x.result.games) : null }),
          outcome: x.result?.outcome ?? null,
          chooses: x.kind === 'match' ? nameOf(state, choosesFirst(state, x)) : null,
          first: x.first === undefined ? null : nameOf(state, x.first),
        })),
      })),
      places: places.map((p) => ({ place: p.place, player: nameOf(state, p.id) })),
    },
    lines: [
      ...lines,
      ...columns(
        places.map((p) => [String(p.place), nameOf(state, p.id)]),
        [0],
      ),
    ],
  };
}

export interface DraftOptions extends CommonOptions {
  pods?: string;
  seed?: string;
  timers?: boolean;
  rochester?: string;
  onTable?: string;
  product?: boolean;
  cards?: string;
  boosters?: string;
  boosterRound?: string;
  begin?: boolean;
}

/** Makes pods and seats; with --timers the calls of a draft, with --rochester the order of picks. */
export function runDraft(desk: Desk, o: DraftOptions): Answer | Promise<Answer> {
  const said = (option: string, value: string | undefined) => (value === undefined ? undefined : numberOf(desk, option, value, 1));
  const wishes = { cards: said('--cards', o.cards), boosters: said('--boosters', o.boosters) };
  const cards = wishes.cards ?? 15;
  const { rochester } = o;
  if (o.product) return look(desk, o, ({ state }) => productAnswer(desk, state));
  if (rochester !== undefined) return look(desk, o, () => rochesterAnswer(desk, rochester, cards, o));
  if (o.begin)
    return change(desk, o, (s) => {
      s.do({ type: 'draftBegin', number: s.state.drafts.length, ...draftSize({ ...s.state, drafts: [] }, wishes) });
      return timerAnswer(desk, s.tournament, wishes, o);
    });
  if (o.timers) return look(desk, o, (e) => timerAnswer(desk, e, wishes, o));
  return change(desk, o, (s) => {
    s.closeIfDone();
    s.do(planDraft(s.state, numberOf(desk, '--pods', o.pods ?? '8', 2), o.seed));
    const draft = s.state.drafts.at(-1);
    const pods = (draft?.pods ?? []).map((p) => ({ pod: p.pod, seats: p.seats.map((id) => nameOf(s.state, id)) }));
    return {
      json: { draft: draft?.number, seed: draft?.seed, pods },
      lines: pods.flatMap((p) => [
        t(desk, 't.pod', { pod: p.pod }),
        ...columns(
          p.seats.map((n, i) => [String(i + 1), n]),
          [0],
        ),
      ]),
    };
  });
}

function rochesterAnswer(desk: Desk, rochester: string, cards: number, o: DraftOptions): Answer {
  const opener = oneOf(desk, '--rochester', rochester, ROCHESTER_SEATS);
  const number = numberOf(desk, '--booster-round', o.boosterRound ?? '1', 1);
  const order = rochesterOrder(opener, number, cards);
  const [seconds] = draftClock(1, 'rochester');
  // MTR 8.5: whose time runs out is given the card that has lain there longest.
  const oldest = oldestCard((o.onTable ?? '').split(/[,，]/).flatMap((c) => c.trim() || []));
  return {
    json: { opener, boosterRound: number, order, openers: rochesterOpeners(opener, 3), secondsForPick: seconds, oldest: oldest ?? null },
    lines: [
      order.join(' '),
      t(desk, 't.rochester.late', { seconds }),
      ...(oldest === undefined ? [] : [t(desk, 't.rochester.oldest', { card: oldest })]),
    ],
  };
}

function timerAnswer(desk: Desk, e: Tournament, wishes: Parameters<typeof draftSize>[1], o: DraftOptions): Answer {
  const { state } = e;
  const kind = draftKindOf(state);
  const { cards, boosters } = draftSize(state, wishes);
  const calls = draftCalls(rulesOf(state), cards, boosters, kind);
  const now = state.drafts.at(-1)?.begun ? callNow(state, calls, momentFor(desk, o, doingOf(desk, o).at, e)) : -1;
  // MTR appendix D: which boosters, in the order in which they are opened.
  const row = boostersFor(rulesOf(state), state.settings.environment, state.date);
  const sets = (kind === 'twoHeaded' ? row?.twoHeadedDraft : row?.draft) ?? [];
  return {
    json: {
      seconds: draftSeconds(rulesOf(state), cards, boosters, kind),
      now: now < 0 ? null : now,
      sets,
      calls: calls.map((c) => ({ ...c, en: say(draftCallMessage(c), 'en'), zh: say(draftCallMessage(c), 'zh') })),
    },
    lines: [
      ...(sets.length === 0 ? [] : [t(desk, 't.boosters', { list: sets.map(([set, n]) => `${n} ${set}`).join(', ') })]),
      ...columns(
        calls.map((c, i) => [i === now ? `> ${clockText(c.at)}` : clockText(c.at), say(draftCallMessage(c), desk.lang)]),
        [0],
      ),
    ],
  };
}

/** Which call of the draft that has begun was the last one at a moment; -1 before and after it. */
function callNow(state: Parameters<typeof rulesOf>[0], calls: readonly { at: number }[], moment: string): number {
  const { begun } = state.drafts.at(-1) ?? {};
  const past = begun ? secondsBetween(begun.at, moment) : -1;
  return past > (calls.at(-1)?.at ?? 0) ? -1 : calls.findLastIndex((c) => c.at <= past);
}
