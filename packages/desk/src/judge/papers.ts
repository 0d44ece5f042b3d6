/** What a judge writes: the checklist for backing up, the report of a disqualification, and penalties found together. */

import {
  ACTION_KINDS,
  combine,
  decide,
  type Given,
  PENALTIES,
  readReport,
  reportTimeline,
  reviewBackUp,
  reviewReport,
  type Say,
  text as say,
} from '@apnap/judge';
import { Refused, readText } from '@apnap/system';
import { type Answer, type Asker, answer } from '../desk.js';
import { notPossible } from '../said.js';
import { text } from '../text/text.js';
import { factsFrom, infractionFrom, list, oneOf } from './facts.js';
import { editionJson, editionLines } from './say.js';

export interface BackUpOptions {
  did?: string[];
  facts?: string;
  fix?: boolean;
  approved?: string;
  delegate?: boolean;
  reason?: string;
}

/** "drew: a card" is what was done, of the kind that stands before the colon; without one it is plain. */
function actionFrom(word: string): { what: string; kind: (typeof ACTION_KINDS)[number] } {
  const [, head, tail] = /^\s*(\w+)\s*[:：]\s*(.+)$/.exec(word) ?? [];
  const kind = ACTION_KINDS.find((k) => k === head);
  return kind === undefined ? { what: word.trim(), kind: 'plain' } : { what: tail.trim(), kind };
}

const spoken = (all: readonly Say[]): { id: string; en: string; zh: string }[] =>
  all.map((s) => ({ id: s.id, en: say(s, 'en'), zh: say(s, 'zh') }));

const PARTIAL_FIXES = ['remedy.chooseNow', 'remedy.drawOrDiscardNow', 'remedy.moveToRightZone'];

/** The checklist for backing up (IPG 1.4): what is missing, what makes it doubtful, and the steps, newest first. */
export function backUpAnswer(asker: Asker, name: string, o: BackUpOptions): Answer {
  const infraction = infractionFrom(asker, name);
  const facts = factsFrom(asker, infraction, { ...(o.facts === undefined ? {} : { facts: o.facts }) });
  const decision = decide(infraction.id, facts, { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'head' });
  const { missing, warnings, steps } = reviewBackUp(decision, {
    actions: (o.did ?? []).map(actionFrom),
    // IPG 2.5: the partial fixes come before a back-up.
    partialFix: o.fix || decision.remedies.some((r) => PARTIAL_FIXES.includes(r.id)) ? 'possible' : 'none',
    approvedBy: o.approved === undefined ? null : { name: o.approved, role: o.delegate ? 'delegate' : 'headJudge' },
    reason: o.reason ?? '',
  });
  const part = (id: 'j.missing' | 'j.doubt' | 'j.step', all: readonly Say[]): string[] =>
    all.map((s) => text(asker.lang, id, { what: say(s, asker.lang) }));
  return answer(
    {
      ...editionJson('competitive'),
      infraction: decision.infraction,
      allowed: missing.length === 0,
      missing: spoken(missing),
      warnings: spoken(warnings),
      steps: spoken(steps),
    },
    [
      ...editionLines(asker, 'competitive'),
      text(asker.lang, missing.length === 0 ? 'j.backUpMay' : 'j.backUpNot'),
      ...part('j.missing', missing),
      ...part('j.doubt', warnings),
      ...part('j.step', steps),
    ],
    missing.length === 0 ? 0 : 1,
  );
}

export interface ReportOptions {
  entered?: string;
}

function contentOf(asker: Asker, file: string): unknown {
  try {
    return JSON.parse(readText(file, asker.lang));
  } catch (e) {
    if (e instanceof Refused) throw e;
    throw new Refused('input', text(asker.lang, 'j.notJson', { file, what: (e as Error).message }));
  }
}

/** The report of a disqualification in a file: what it lacks, and when it will be read. */
export function reportAnswer(asker: Asker, file: string, o: ReportOptions): Answer {
  const report = readReport(contentOf(asker, file));
  if ('id' in report) throw new Refused('input', `${file}: ${say(report, asker.lang)}`);
  const { missing, advised } = reviewReport(report);
  let timeline: ReturnType<typeof reportTimeline> | undefined;
  if (o.entered !== undefined) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(o.entered)) notPossible(asker, '--entered', o.entered, '2015-07-17');
    timeline = reportTimeline(o.entered);
  }
  return answer(
    { complete: missing.length === 0, missing: spoken(missing), advised: spoken(advised), ...timeline },
    [
      text(asker.lang, missing.length === 0 ? 'j.reportComplete' : 'j.reportOpen'),
      ...missing.map((s) => text(asker.lang, 'j.missing', { what: say(s, asker.lang) })),
      ...advised.map((s) => text(asker.lang, 'j.advised', { what: say(s, asker.lang) })),
      ...(timeline ? [text(asker.lang, 'j.timeline', timeline)] : []),
    ],
    missing.length === 0 ? 0 : 1,
  );
}

export interface CombineOptions {
  players?: string;
}

/** Penalties of one match that were found together (IPG 1.2, 1.3): PLAYER:INFRACTION:PENALTY, with a cause behind where some share it. */
export function combineAnswer(asker: Asker, words: readonly string[], o: CombineOptions): Answer {
  const given = words.map((word, i): Given => {
    const [player, infraction, penalty, cause] = word.split(':').map((x) => x.trim());
    if (!player || !infraction || !penalty) notPossible(asker, 'PENALTY', word, 'Ann:GRV:gameLoss');
    const known = oneOf(
      asker,
      'PENALTY',
      penalty,
      PENALTIES.filter((p) => p !== 'none'),
    );
    return { player, infraction: infractionFrom(asker, infraction).id, penalty: known, cause: cause || `#${i}` };
  });
  const players = o.players === undefined ? [...new Set(given.map((g) => g.player))] : list(o.players);
  const found = combine(given, players);
  const line = (g: Given): string =>
    `${g.player}: ${say({ id: `ipg.${g.infraction}` }, asker.lang)} — ${say({ id: `penalty.${g.penalty}` }, asker.lang)}`;
  const lines = (['now', 'next', 'offset', 'covered'] as const).flatMap((k) =>
    found[k].map((g) => text(asker.lang, `j.combined.${k}`, { what: line(g) })),
  );
  return answer({ ...editionJson('competitive'), ...found }, [...lines, ...editionLines(asker, 'competitive')]);
}
