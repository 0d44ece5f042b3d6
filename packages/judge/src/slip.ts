/** Result slips and penalty slips as the handbook wants them written, read and printed: both orders of fields, in either language. */

import { readSlipFront } from '@apnap/tournament';
import { LANGS } from '@apnap/words';
import { INFRACTIONS } from './infractions.js';
import type { SlipBack } from './slip-back.js';
import { text } from './text/index.js';
import { type Category, type InfractionId, PENALTIES, type Penalty, type Say } from './types.js';

/** What the scorekeeper types from the front of a slip: a table and a result code or the games. */
export interface SlipFront {
  table: number;
  /** Games won by the upper and the lower player, games drawn. */
  upper: number;
  lower: number;
  drawn: number;
  /** Who did not come. */
  noShow?: 'upper' | 'lower';
}

/** Games that win the match the codes are for. */
const BEST_OF_THREE = 2;

/** Reads `15 Enter 1`, `15 1`, `15 2-1-0`, or `15 1 No Show`: 1 is 2-0 for the upper player (handbook), the other codes go on in order of result. */
export function parseFront(line: string): SlipFront | Say {
  const front = readSlipFront(line, BEST_OF_THREE);
  if (front) {
    const { table, games, noShow } = front;
    const absent = noShow === undefined ? {} : { noShow: noShow === 'a' ? ('upper' as const) : ('lower' as const) };
    return { table, upper: games.a, lower: games.b, drawn: games.d, ...absent };
  }
  const [, code] = /^\d+(?: ?(?:enter|⏎|,|:) ?| )(.+)$/i.exec(line.replace(/\s+/g, ' ').trim()) ?? [];
  return code === undefined ? { id: 'slip.frontForm', params: { line } } : { id: 'slip.unknownCode', params: { code } };
}

export interface ReadBack {
  slip: SlipBack;
  warnings: Say[];
}

const clean = (s: string): string => s.trim().replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase();

const CATEGORY_NAMES: Readonly<Record<string, Category>> = {
  gpe: 'GPE',
  te: 'TE',
  usc: 'USC',
  'game play error': 'GPE',
  'tournament error': 'TE',
  'unsporting conduct': 'USC',
  游戏行动失误: 'GPE',
  比赛失误: 'TE',
  举止违背运动道德: 'USC',
};

/** Short forms that judges write. */
const SHORT_INFRACTIONS: Readonly<Record<string, InfractionId>> = {
  mt: 'missedTrigger',
  'l@ec': 'lookingAtExtraCards',
  lec: 'lookingAtExtraCards',
  dec: 'drawingExtraCards',
  idsg: 'improperDrawing',
  grv: 'gameRuleViolation',
  ftmgs: 'failureToMaintain',
  oa: 'outsideAssistance',
  sp: 'slowPlay',
  is: 'insufficientShuffling',
  ddlp: 'deckProblem',
  'd/dlp': 'deckProblem',
  lpv: 'limitedProcedure',
  cpv: 'communicationPolicy',
  mc: 'markedCards',
  minor: 'unsportingMinor',
  major: 'unsportingMajor',
};
const SHORT_PENALTIES: Readonly<Record<string, Penalty>> = {
  w: 'warning',
  gl: 'gameLoss',
  ml: 'matchLoss',
  dq: 'disqualification',
};

/** The infraction with this name in either language, or this short form. */
export function infractionNamed(name: string): InfractionId | undefined {
  const wanted = clean(name);
  const full = INFRACTIONS.find((x) => LANGS.some((lang) => clean(text({ id: `ipg.${x.id}` }, lang)) === wanted));
  return full?.id ?? SHORT_INFRACTIONS[wanted];
}

function penaltyNamed(name: string): Penalty | undefined {
  const wanted = clean(name);
  return PENALTIES.find((p) => LANGS.some((lang) => clean(text({ id: `penalty.${p}` }, lang)) === wanted)) ?? SHORT_PENALTIES[wanted];
}

/**
 * What parts the fields: a dash of any kind with spaces around it; without them one that is full-width or doubled, or stands beside Chinese, where no
 * hyphen is part of a name.
 */
const FIELDS = / [-–—‐‑‒―−] | ?(?:[／|－﹣⸺]|—{2,}|―{2,}|─+) ?|(?<=\p{Script=Han}) ?[—–―] ?| ?[—–―] ?(?=\p{Script=Han})/u;

/**
 * Reads the back of a slip in either order of fields: judge - player - category - infraction - (details -) penalty, or
 * judge - player - infraction - penalty - details. The category may be left out.
 * @param isCardName says whether the text names a card: on a slip about a deck that would give the deck away.
 */
export function parseBack(line: string, isCardName: (text: string) => boolean = () => false): ReadBack | Say {
  const fields = ` ${line.replace(/\s+/g, ' ')} `.split(FIELDS).map((f) => f.trim());
  if (fields.length < 4) return { id: 'slip.backForm', params: { line } };
  const [judge, player, ...rest] = fields;
  if (judge === '' || player === '') return { id: 'slip.backForm', params: { line } };
  const stated = CATEGORY_NAMES[clean(rest[0])];
  const after = stated === undefined ? rest : rest.slice(1);
  const infraction = infractionNamed(after[0] ?? '');
  if (!infraction) return { id: 'slip.unknownInfraction', params: { name: after[0] ?? '' } };
  const at = after.findIndex((f, i) => i > 0 && penaltyNamed(f) !== undefined);
  if (at < 0) return { id: 'slip.noPenalty', params: { line } };
  const penalty = penaltyNamed(after[at]) as Penalty;
  const details = after.filter((_, i) => i > 0 && i !== at).join(' - ');
  const { category } = INFRACTIONS.find((x) => x.id === infraction) as { category: Category };
  const warnings: Say[] = [];
  if (stated !== undefined && stated !== category) warnings.push({ id: 'slip.otherCategory', params: { stated, category } });
  if (infraction === 'deckProblem' && isCardName(details)) warnings.push({ id: 'slip.cardNamed' });
  return { slip: { judge, player, category, infraction, details, penalty }, warnings };
}
