/** What Limited events need before play: boosters for each player or team (MTR appendix D), time to register Sealed pools (MTR appendix B). */
import { boostersFor, clockText, isTeamEvent, refuse, registrationCalls, rulesOf, type SetCount, type State, say } from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { columns, t } from './session.js';

const KINDS = ['sealed', 'draft', 'teamSealed', 'twoHeadedSealed', 'twoHeadedDraft'] as const;

/** The boosters of the event's environment on its day, by kind of Limited event; drafts in the order in which they are opened. */
export function productAnswer(desk: Desk, state: State): Answer {
  const row = boostersFor(rulesOf(state), state.settings.environment, state.date);
  if (!row) return refuse('error.noProduct', { environment: state.settings.environment || '—', date: state.date });
  const list = (sets: readonly SetCount[]): string => sets.map(([set, n]) => `${n} ${set}`).join(', ');
  return {
    json: { environment: row.environment, ...Object.fromEntries(KINDS.map((k) => [k, row[k]])) },
    lines: [row.environment[desk.lang], ...KINDS.map((k) => t(desk, `t.product.${k}`, { list: list(row[k]) }))],
  };
}

/** The calls while Sealed pools are registered: so many minutes before those for building begin (MTR 7.5, appendix B). */
export function registrationAnswer(desk: Desk, state: State): Answer {
  const { sealed, teamSealed } = rulesOf(state).limits;
  const { register, build } = isTeamEvent(state) ? teamSealed : sealed;
  const calls = registrationCalls(register, build);
  return {
    json: { register, build, calls: calls.map((c) => ({ at: c.at, en: say(c.message, 'en'), zh: say(c.message, 'zh') })) },
    lines: columns(
      calls.map((c) => [clockText(c.at), say(c.message, desk.lang)]),
      [0],
    ),
  };
}
