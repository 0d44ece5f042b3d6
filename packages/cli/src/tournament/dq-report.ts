/** `apnap tournament penalty WHO --report FILE`: the report of a disqualification is looked over and entered; what it says stays out of the log. */
import { readReport, reviewReport, text as sayJudge } from '@apnap/judge';
import { hashText } from '@apnap/kernel';
import { readText } from '@apnap/system';
import { nameOf, type Penalty, refuse, type State } from '@apnap/tournament';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { type CommonOptions, change, t, whoIs } from './session.js';

/** The newest disqualification of somebody. */
const disqualificationOf = (state: State, id: string): Penalty | undefined =>
  state.penalties.findLast((p) => p.id === id && p.penalty === 'disqualification');

/** Enters the report of somebody's disqualification; one that lacks something is refused with what it lacks. */
export function enterReport(cx: Context, who: string, file: string, o: CommonOptions): Promise<number> {
  const content = readText(file, cx.lang);
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (e) {
    throw new CliError(2, text(cx.lang, 'j.notJson', { file, what: (e as Error).message }));
  }
  const report = readReport(value);
  if ('id' in report) throw new CliError(2, `${file}: ${sayJudge(report, cx.lang)}`);
  const { missing, advised } = reviewReport(report);
  if (missing.length > 0)
    throw new CliError(
      1,
      [text(cx.lang, 'j.reportOpen'), ...missing.map((m) => text(cx.lang, 'j.missing', { what: sayJudge(m, cx.lang) }))].join('\n'),
    );
  return change(cx, o, (s) => {
    const e = whoIs(s.state, who);
    const p = disqualificationOf(s.state, e.id) ?? refuse('error.notDisqualified', { name: e.name });
    s.do({ type: 'dqReport', penalty: p.seq, hash: hashText(content) });
    return {
      json: { id: e.id, penalty: p.seq, hash: hashText(content), advised: advised.map((m) => sayJudge(m, cx.lang)) },
      lines: [
        t(cx, 't.reportEntered', { name: nameOf(s.state, e.id), seq: p.seq }),
        ...advised.map((m) => text(cx.lang, 'j.advised', { what: sayJudge(m, cx.lang) })),
      ],
    };
  });
}
