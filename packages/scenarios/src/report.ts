/** What the runner prints: results, and the reasons ranked by how many scenarios they hold up. */
import type { Lang } from '@apnap/words';
import { text } from './catalogue.js';
import type { BadLine } from './files.js';
import type { Reason } from './reason.js';
import type { ScenarioResult } from './runner.js';

export const reasonText = (lang: Lang, r: Reason | null): string => (r === null ? '' : text(lang, r.id, r.params));

const count = (results: readonly ScenarioResult[], status: ScenarioResult['status']): number =>
  results.filter((r) => r.status === status).length;

/** How many passed without any answer taken leniently, and how many with. */
export function answering(results: readonly ScenarioResult[]): { strictly: number; leniently: number } {
  const passed = results.filter((r) => r.status === 'passed');
  const leniently = passed.filter((r) => r.leniences.length > 0).length;
  return { strictly: passed.length - leniently, leniently };
}

/** The JSON document. */
export function report(lang: Lang, results: readonly ScenarioResult[], bad: readonly BadLine[] = []): unknown {
  const { strictly, leniently } = answering(results);
  return {
    total: results.length,
    malformed: bad.length,
    passed: count(results, 'passed'),
    passedStrictly: strictly,
    passedLeniently: leniently,
    failed: count(results, 'failed'),
    unsupported: count(results, 'unsupported'),
    reasons: ranking(results),
    cards: cardRanking(results),
    results: results.map(({ id, area, status, reason, leniences, ms }) => ({
      id,
      area,
      status,
      reason: reasonText(lang, reason),
      ...(leniences.length > 0 ? { leniences } : {}),
      ms,
    })),
    ...(bad.length > 0 ? { malformedLines: bad } : {}),
  };
}

/** Cards that keep scenarios out, with what they lack: those first that are the only one missing to most. */
export function cardRanking(results: readonly ScenarioResult[]): { card: string; scenarios: number; alone: number; lacks: string[] }[] {
  const found = new Map<string, { card: string; scenarios: number; alone: number; lacks: string[] }>();
  for (const r of results)
    for (const { card, phrases } of r.lacks) {
      const entry = found.get(card) ?? { card, scenarios: 0, alone: 0, lacks: phrases };
      entry.scenarios++;
      if (r.lacks.length === 1) entry.alone++;
      found.set(card, entry);
    }
  return [...found.values()].sort((a, b) => b.alone - a.alone || b.scenarios - a.scenarios || (a.card < b.card ? -1 : 1));
}

/** Why scenarios are unsupported: most frequent first. */
export function ranking(results: readonly ScenarioResult[]): { cause: string; scenarios: number }[] {
  const counts = new Map<string, number>();
  for (const r of results) if (r.status === 'unsupported') counts.set(r.cause, (counts.get(r.cause) ?? 0) + 1);
  return [...counts]
    .map(([cause, scenarios]) => ({ cause, scenarios }))
    .sort((a, b) => b.scenarios - a.scenarios || (a.cause < b.cause ? -1 : 1));
}

/** Lines for people. */
export function lines(lang: Lang, results: readonly ScenarioResult[], seconds: number, malformed = 0): string[] {
  const out: string[] = [];
  const failed = results.filter((r) => r.status === 'failed');
  for (const r of failed) out.push(text(lang, 'scn.failedLine', { id: r.id, reason: reasonText(lang, r.reason) }));
  const reasons = ranking(results).slice(0, 40);
  if (reasons.length > 0) {
    out.push('', text(lang, 'scn.rankingTitle'));
    for (const r of reasons) out.push(`${String(r.scenarios).padStart(6)}  ${r.cause.replace(/^scn\./, '')}`);
  }
  out.push(
    '',
    text(lang, 'scn.summary', {
      total: results.length,
      passed: count(results, 'passed'),
      leniently: answering(results).leniently,
      failed: failed.length,
      unsupported: count(results, 'unsupported'),
      seconds: seconds.toFixed(1),
    }),
  );
  if (malformed > 0) out.push(text(lang, 'scn.malformed', { malformed }));
  return out;
}
