/** What an official asks a table to do, judged: the entries that do it, or why not. Nothing is changed here. */
import type { Correction, OfficialAct, Text } from '@apnap/protocol';
import { say } from '../text.js';
import type { BackUp, Entry, Official } from './entries.js';
import { backUpTo, eventsUntil, MOST_UNDONE, pointsOf } from './points.js';
import type { Proposal } from './propose.js';
import type { Table } from './table.js';

/** Who asks, as he is called at the table. */
export interface Asking {
  person: string;
  by: Official;
}

/** What is needed besides the table. */
export interface Means {
  at: number;
  /** A seed of chance that nobody knows. */
  newSeed(): string;
  /** The object behind a number that the official was shown; 0: none. */
  idOf(handle: number): number;
}

const no = (text: Text, rule = ''): Proposal => ({ ok: false, text, rule });
const yes = (...entries: Entry[]): Proposal => ({ ok: true, entries });

/** What an act of an official would do. */
export function officiate(table: Table, asking: Asking, act: OfficialAct, means: Means): Proposal {
  const { person, by } = asking;
  const { at } = means;
  const here = table.officiating.of(person);
  if (act.act === 'enter') return here ? no(say('refused.enteredAlready')) : yes({ e: 'official', person, by, does: 'enter', at });
  if (!here) return no(say('refused.notEntered'));
  switch (act.act) {
    case 'leave':
      return yes({ e: 'official', person, by, does: 'leave', at });
    case 'look':
      if (here.sees === act.at) return no(say('refused.stale'));
      return yes({ e: 'official', person, by, does: act.at === 'all' ? 'look' : 'lookNoMore', at });
    case 'backUp':
      return backUp(table, asking, act, means);
    case 'withdraw': {
      const { asked } = table.officiating;
      if (!asked) return no(say('refused.notProposed'));
      return asked.person === person ? yes({ e: 'backUpNot', by, how: 'withdraws', at }) : no(say('refused.notYours'));
    }
    case 'approve':
      return decided(table, by) ?? isOld(table, act) ?? carriedOut(table, by, table.officiating.asked?.back as BackUp, means);
    case 'refuse':
      return decided(table, by) ?? yes({ e: 'backUpNot', by, how: 'refuses', at });
    case 'correct':
      return correct(table, by, act, means);
    default:
      return act satisfies never;
  }
}

/** Whether what was asked for was meant for another moment than this. */
const isOld = ({ line, era }: Table, asked: { n: number; era: number }): Proposal | null =>
  line?.n === asked.n && era === asked.era ? null : no(say('refused.stale'));

/** Why nothing in the game can be changed now; null: it can. */
function unchangeable(table: Table, asked: { n: number; era: number }): Proposal | null {
  if (!table.hosted.rulings) return no(say('refused.noBackUp'));
  if (table.phase !== 'playing' || !table.line) return no(say('refused.notAtPlay'));
  if (table.officiating.asked) return no(say('refused.proposedAlready'), 'IPG 1.4');
  return isOld(table, asked);
}

/** Why a back-up that is asked for is not this official's to decide; null: it is. */
function decided(table: Table, by: Official): Proposal | null {
  if (!table.officiating.asked) return no(say('refused.notProposed'));
  return by.role === 'headJudge' ? null : no(say('refused.notHeadJudge'), 'IPG 1.4');
}

/** IPG 1.4: only the head judge may approve of a back-up; asked for by him it is carried out. */
function backUp(table: Table, { person, by }: Asking, act: Extract<OfficialAct, { act: 'backUp' }>, means: Means): Proposal {
  const not = unchangeable(table, act);
  if (not) return not;
  const point = pointsOf(table).find((p) => p.to === act.to);
  if (!point) return no(say('refused.noPoint', { most: MOST_UNDONE }), 'IPG 1.4');
  const back: BackUp = { to: point.to, before: point.before, why: act.why };
  return by.role === 'headJudge' ? carriedOut(table, by, back, means) : yes({ e: 'backUpAsked', person, by, back, at: means.at });
}

const carriedOut = (table: Table, by: Official, back: BackUp, { at, newSeed }: Means): Proposal =>
  yes({ e: 'backUp', by, back, ruling: backUpTo(table, back.to, newSeed()), at });

/** What is a part of backing up is the head judge's to decide, too. */
const isHeadJudges = (what: Correction): boolean => what.put === 'toLibrary';

function correct(table: Table, by: Official, act: Extract<OfficialAct, { act: 'correct' }>, { at, idOf }: Means): Proposal {
  const not = unchangeable(table, act);
  if (not) return not;
  if (isHeadJudges(act.what) && by.role !== 'headJudge') return no(say('refused.notHeadJudge'), 'IPG 1.4');
  const { line, hosted } = table;
  if (!line || !hosted.rulings) return no(say('refused.noBackUp'));
  const made = hosted.rulings.prepare(line.state, act.what, idOf, eventsUntil(line, line.n));
  if ('refused' in made) return no(made.refused, made.section);
  return yes({ e: 'correct', by, ruling: made.ruling, what: made.what, why: act.why, rule: made.section, at });
}
