/** What a judge writes: the checklist for backing up, the report of a disqualification, and penalties found together. */
import {
  ACTION_KINDS,
  blankReport,
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
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { print } from './commands.js';
import { factsFrom, infractionFrom, list, oneOf } from './facts.js';
import { editionJson, editionLines } from './say.js';

export interface BackUpOptions {
  did?: string[];
  facts?: string;
  fix?: boolean;
  approved?: string;
  delegate?: boolean;
  reason?: string;
  json?: boolean;
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
export function backUpCommand(cx: Context, name: string, o: BackUpOptions): number {
  const infraction = infractionFrom(cx, name);
  const facts = factsFrom(cx, infraction, { ...(o.facts === undefined ? {} : { facts: o.facts }) });
  const decision = decide(infraction.id, facts, { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'head' });
  const { missing, warnings, steps } = reviewBackUp(decision, {
    actions: (o.did ?? []).map(actionFrom),
    // IPG 2.5: the partial fixes come before a back-up.
    partialFix: o.fix || decision.remedies.some((r) => PARTIAL_FIXES.includes(r.id)) ? 'possible' : 'none',
    approvedBy: o.approved === undefined ? null : { name: o.approved, role: o.delegate ? 'delegate' : 'headJudge' },
    reason: o.reason ?? '',
  });
  const part = (id: 'j.missing' | 'j.doubt' | 'j.step', all: readonly Say[]): string[] =>
    all.map((s) => text(cx.lang, id, { what: say(s, cx.lang) }));
  print(
    cx,
    o,
    {
      ...editionJson('competitive'),
      infraction: decision.infraction,
      allowed: missing.length === 0,
      missing: spoken(missing),
      warnings: spoken(warnings),
      steps: spoken(steps),
    },
    [
      ...editionLines(cx, 'competitive'),
      text(cx.lang, missing.length === 0 ? 'j.backUpMay' : 'j.backUpNot'),
      ...part('j.missing', missing),
      ...part('j.doubt', warnings),
      ...part('j.step', steps),
    ],
  );
  return missing.length === 0 ? 0 : 1;
}

export interface ReportOptions {
  entered?: string;
  json?: boolean;
}

function contentOf(cx: Context, file: string): unknown {
  try {
    return JSON.parse(readText(file, cx.lang));
  } catch (e) {
    if (e instanceof Refused) throw e;
    throw new CliError(2, text(cx.lang, 'j.notJson', { file, what: (e as Error).message }));
  }
}

/** A report of a disqualification: a blank one to fill in, or what a file of one lacks, and when it will be read. */
export function reportCommand(cx: Context, file: string | undefined, o: ReportOptions): number {
  if (file === undefined) {
    cx.io.out(`${JSON.stringify(blankReport(), null, 1)}\n`);
    return 0;
  }
  const report = readReport(contentOf(cx, file));
  if ('id' in report) throw new CliError(2, `${file}: ${say(report, cx.lang)}`);
  const { missing, advised } = reviewReport(report);
  let timeline: ReturnType<typeof reportTimeline> | undefined;
  if (o.entered !== undefined) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(o.entered))
      throw new CliError(2, text(cx.lang, 'error.optionValue', { option: '--entered', value: o.entered, expected: '2015-07-17' }));
    timeline = reportTimeline(o.entered);
  }
  print(cx, o, { complete: missing.length === 0, missing: spoken(missing), advised: spoken(advised), ...timeline }, [
    text(cx.lang, missing.length === 0 ? 'j.reportComplete' : 'j.reportOpen'),
    ...missing.map((s) => text(cx.lang, 'j.missing', { what: say(s, cx.lang) })),
    ...advised.map((s) => text(cx.lang, 'j.advised', { what: say(s, cx.lang) })),
    ...(timeline ? [text(cx.lang, 'j.timeline', timeline)] : []),
  ]);
  return missing.length === 0 ? 0 : 1;
}

export interface CombineOptions {
  players?: string;
  json?: boolean;
}

/** Penalties of one match that were found together (IPG 1.2, 1.3): PLAYER:INFRACTION:PENALTY, with a cause behind where some share it. */
export function combineCommand(cx: Context, words: readonly string[], o: CombineOptions): number {
  const given = words.map((word, i): Given => {
    const [player, infraction, penalty, cause] = word.split(':').map((x) => x.trim());
    if (!player || !infraction || !penalty)
      throw new CliError(2, text(cx.lang, 'error.optionValue', { option: 'PENALTY', value: word, expected: 'Ann:GRV:gameLoss' }));
    const known = oneOf(
      cx,
      'PENALTY',
      penalty,
      PENALTIES.filter((p) => p !== 'none'),
    );
    return { player, infraction: infractionFrom(cx, infraction).id, penalty: known, cause: cause || `#${i}` };
  });
  const players = o.players === undefined ? [...new Set(given.map((g) => g.player))] : list(o.players);
  const found = combine(given, players);
  const line = (g: Given): string =>
    `${g.player}: ${say({ id: `ipg.${g.infraction}` }, cx.lang)} — ${say({ id: `penalty.${g.penalty}` }, cx.lang)}`;
  const lines = (['now', 'next', 'offset', 'covered'] as const).flatMap((k) =>
    found[k].map((g) => text(cx.lang, `j.combined.${k}`, { what: line(g) })),
  );
  return print(cx, o, { ...editionJson('competitive'), ...found }, [...lines, ...editionLines(cx, 'competitive')]);
}
