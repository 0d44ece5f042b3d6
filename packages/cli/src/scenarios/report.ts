/** What the runner prints: results, and the reasons ranked by how many scenarios they hold up. */
import type { Lang } from '@apnap/magic';
import { text } from '../text/text.js';
import type { Reason } from './reason.js';
import type { ScenarioResult } from './runner.js';

export const reasonText = (lang: Lang, r: Reason | null): string => (r === null ? '' : text(lang, r.id, r.params));

const count = (results: readonly ScenarioResult[], status: ScenarioResult['status']): number =>
  results.filter((r) => r.status === status).length;

/** The JSON document. */
export function report(lang: Lang, results: readonly ScenarioResult[]): unknown {
  return {
    total: results.length,
    passed: count(results, 'passed'),
    failed: count(results, 'failed'),
    unsupported: count(results, 'unsupported'),
    reasons: ranking(results),
    results: results.map(({ id, area, status, reason, ms }) => ({ id, area, status, reason: reasonText(lang, reason), ms })),
  };
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
export function lines(lang: Lang, results: readonly ScenarioResult[], seconds: number): string[] {
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
      failed: failed.length,
      unsupported: count(results, 'unsupported'),
      seconds: seconds.toFixed(1),
    }),
  );
  return out;
}
