/** The report of a disqualification is looked over and entered; what it says stays out of the log. */
import { readReport, reviewReport, text as sayJudge } from '@apnap/judge';
import { hashText } from '@apnap/kernel';
import { Refused, readText } from '@apnap/system';
import { nameOf, type Penalty, refuse, type State } from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { text } from '../text/text.js';
import { type CommonOptions, change, t, whoIs } from './session.js';

/** The newest disqualification of somebody. */
const disqualificationOf = (state: State, id: string): Penalty | undefined =>
  state.penalties.findLast((p) => p.id === id && p.penalty === 'disqualification');

/** Enters the report of somebody's disqualification; one that lacks something is refused with what it lacks. */
export function enterReport(desk: Desk, who: string, file: string, o: CommonOptions): Promise<Answer> {
  const content = readText(file, desk.lang);
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (e) {
    throw new Refused('input', text(desk.lang, 'j.notJson', { file, what: (e as Error).message }));
  }
  const report = readReport(value);
  if ('id' in report) throw new Refused('input', `${file}: ${sayJudge(report, desk.lang)}`);
  const { missing, advised } = reviewReport(report);
  if (missing.length > 0)
    throw new Refused(
      'no',
      [text(desk.lang, 'j.reportOpen'), ...missing.map((m) => text(desk.lang, 'j.missing', { what: sayJudge(m, desk.lang) }))].join('\n'),
    );
  return change(desk, o, (s) => {
    const e = whoIs(s.state, who);
    const p = disqualificationOf(s.state, e.id) ?? refuse('error.notDisqualified', { name: e.name });
    s.do({ type: 'dqReport', penalty: p.seq, hash: hashText(content) });
    return {
      json: { id: e.id, penalty: p.seq, hash: hashText(content), advised: advised.map((m) => sayJudge(m, desk.lang)) },
      lines: [
        t(desk, 't.reportEntered', { name: nameOf(s.state, e.id), seq: p.seq }),
        ...advised.map((m) => text(desk.lang, 'j.advised', { what: sayJudge(m, desk.lang) })),
      ],
    };
  });
}
