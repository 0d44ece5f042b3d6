/** The judge desk as questions: those that matter are asked, in words of both languages, and lead where the guide leads (IPG of 2015-01-23, JAR of 2014-09-26). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, decideRegular, text } from '../src/index.js';
import { type Answer, type Incident, type Rel, rulingOf, type SubjectId, subjectsAt, walk, wordsToSay } from '../src/wizard/index.js';
import { judgedBy, questionsOf } from '../src/wizard/judged.js';

const incident = (subject: SubjectId, answers: Record<string, Answer> = {}, more: Partial<Incident> = {}): Incident => ({
  rel: subject.startsWith('jar.') ? 'regular' : 'competitive',
  subject,
  answers,
  record: null,
  day: 1,
  ...more,
});

const RELS: readonly Rel[] = ['regular', 'competitive'];
const SUBJECTS: readonly SubjectId[] = RELS.flatMap((rel) => subjectsAt(rel).flatMap((g) => g.subjects));

/** Answers every question as it comes. */
function answered(start: Incident, say: (id: string) => Answer): { incident: Incident; asked: string[] } {
  let now = start;
  const asked: string[] = [];
  for (let next = walk(now).next; next; next = walk(now).next) {
    if (asked.includes(next.id)) throw new Error(`${next.id} is asked twice`);
    asked.push(next.id);
    now = { ...now, answers: { ...now.answers, [next.id]: say(next.id) } };
  }
  return { incident: now, asked };
}

/** The ruling where all these are yes or so much, and all else is no or nothing. */
function told(subject: SubjectId, answers: Record<string, Answer>, more: Partial<Incident> = {}) {
  const start = incident(subject, {}, more);
  const kinds = new Map(questionsOf(start).map((q) => [q.id, q]));
  const no = (id: string): Answer =>
    kinds.get(id)?.kind === 'yesNo' ? false : kinds.get(id)?.kind === 'number' ? 0 : (kinds.get(id)?.choices[0].value ?? '');
  const done = answered(start, (id) => answers[id] ?? no(id));
  return { ...rulingOf(done.incident), asked: done.asked };
}

describe('the questions', () => {
  it('every subject, question and choice has its words in both languages', () => {
    for (const subject of SUBJECTS)
      for (const q of questionsOf(incident(subject)))
        for (const say of [q.ask, ...q.choices.map((c) => c.say), ...(subject.startsWith('jar.') ? [] : [{ id: `situation.${subject}` }])])
          for (const lang of ['en', 'zh'] as const) expect(text(say, lang)).not.toBe('');
  });

  it('those that are passed over would have changed nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUBJECTS), fc.infiniteStream(fc.nat(3)), (subject, chance) => {
        const start = incident(subject);
        // Yes is rarer than no, as in life; then more of the conditions hold.
        const all: Record<string, Answer> = Object.fromEntries(
          questionsOf(start).map((q) => {
            const n = chance.next().value as number;
            return [q.id, q.kind === 'yesNo' ? n === 0 : q.kind === 'number' ? n : q.choices[n % q.choices.length].value];
          }),
        );
        const { incident: done } = answered(start, (id) => all[id]);
        const short = judgedBy(done, walk(done).answers);
        expect({ ...short, ignored: [] }).toEqual({ ...judgedBy(start, all), ignored: [] });
      }),
      { numRuns: 25 },
    );
  });

  it('IPG 2.6: an answer that no longer matters is not counted, and counts again when it does', () => {
    const said = { opponentMissedIt: true, multiplayer: true };
    expect(rulingOf(incident('gameRuleViolation', said)).others).toMatchObject([{ who: { id: 'who.everybodyElse' } }]);
    const changed = incident('gameRuleViolation', { ...said, opponentMissedIt: false });
    expect(walk(changed).answered.map((a) => a.question.id)).toEqual(['opponentMissedIt']);
    expect(rulingOf(changed).others).toEqual([]);
  });

  it('what nobody could say counts as no, and is told', () => {
    const { unknown, penalty } = rulingOf(incident('missedTrigger', { noEffect: 'unknown' }));
    expect([unknown.map((q) => q.id), penalty]).toEqual([['noEffect'], 'none']);
  });
});

describe('the ruling, with the way there', () => {
  it('IPG 2.1: a trigger that is usually bad for its controller; a Warning, because it was said so', () => {
    const r = told('missedTrigger', { detrimental: true });
    expect(r).toMatchObject({ rule: 'IPG 2.1', penalty: 'warning' });
    expect(r.way.find((p) => p.say.id === 'why.detrimental')).toMatchObject({
      rule: 'IPG 2.1',
      because: [{ question: { id: 'detrimental' }, answer: true }],
    });
  });

  it('IPG 2.1: shown to be known of, it is a violation of the game rules (IPG 2.5)', () => {
    const r = told('missedTrigger', { awarenessShown: true });
    expect(r).toMatchObject({ rule: 'IPG 2.5', penalty: 'warning', name: { id: 'ipg.gameRuleViolation' } });
    expect(r.way[0].because.map((b) => b.question.id)).toEqual(['awarenessShown']);
  });

  it('IPG 2.2: looked at, and already in hand: drawn (IPG 2.3), for the head judge (IPG 1.3)', () => {
    const r = told('lookingAtExtraCards', { inHand: true });
    expect(r).toMatchObject({
      rule: 'IPG 2.3',
      penalty: 'gameLoss',
      effect: { id: 'effect.nextGame' },
      needs: [{ id: 'needs.headJudge' }],
    });
    expect(told('lookingAtExtraCards', { inHand: true, moment: 'inGame', judge: 'head' })).toMatchObject({
      effect: { id: 'effect.thisGame' },
      needs: [],
    });
  });

  it('IPG 2.4: a card too many in the opening hand: two at random', () => {
    const r = told('improperDrawing', { extraCards: 1 });
    expect(r.remedies.map((p) => p.say)).toEqual([{ id: 'remedy.removeRandomCards', params: { n: 2 } }]);
    expect(r.remedies[0].because.map((b) => b.question.id)).toEqual(['extraCards']);
  });

  it('IPG 2: the third of a day is a Game Loss, by the record or as it is told', () => {
    expect(told('gameRuleViolation', { earlier: 2 }).penalty).toBe('gameLoss');
    const record = [1, 1].map((day) => ({ infraction: 'gameRuleViolation' as const, penalty: 'warning' as const, day }));
    const given = told('gameRuleViolation', {}, { record });
    expect(given.penalty).toBe('gameLoss');
    expect(given.asked).not.toContain('earlier');
    expect(told('gameRuleViolation', {}, { record: record.map((p) => ({ ...p, day: 2 })) }).penalty).toBe('warning');
  });

  it('IPG 2.6: the opponent who let it pass', () => {
    expect(told('gameRuleViolation', { opponentMissedIt: true }).others).toMatchObject([
      { who: { id: 'who.opponent' }, penalty: 'warning', rule: 'IPG 2.6' },
    ]);
  });

  it('IPG 3.1: four minutes late, Game Loss and as much time; ten, Match Loss and dropped unless he reports', () => {
    expect(told('tardiness', { minutesLate: 4 })).toMatchObject({ penalty: 'gameLoss', extension: 4, needs: [] });
    expect(told('tardiness', { minutesLate: 11 })).toMatchObject({ penalty: 'matchLoss', drop: { id: 'drop.unlessReported' } });
  });

  it('IPG 3.5: found before play by himself: the head judge may lower it, and the section is said', () => {
    const r = told('deckProblem', { foundByPlayerBeforePlay: true, tooManyCards: true });
    expect(r).toMatchObject({ penalty: 'gameLoss', mayBecome: [{ penalty: 'warning', section: '3.5', by: 'headJudge' }] });
  });

  it('IPG 4.8: on purpose and knowing it: any error is Cheating; knowing is only asked where it was meant', () => {
    const r = told('drawingExtraCards', { wantedAdvantage: true, knewIllegal: true });
    expect(r).toMatchObject({ rule: 'IPG 4.8', penalty: 'disqualification', drop: { id: 'drop.removed' } });
    expect(told('drawingExtraCards', {}).asked).not.toContain('knewIllegal');
  });

  it('IPG 1.3: a small breach: a Caution first, Unsporting Conduct — Minor after', () => {
    expect(told('smallBreach', {})).toMatchObject({ rule: 'IPG 1.3', penalty: 'caution', infraction: null });
    expect(told('smallBreach', { cautions: 1 })).toMatchObject({ rule: 'IPG 4.1', penalty: 'warning' });
  });

  it('IPG 1.2: a ruling of three minutes gives three minutes with a Warning', () => {
    expect(told('slowPlay', { minutesSpent: 3 }).extension).toBe(3);
  });
});

describe('Judging at Regular', () => {
  it('a forgotten trigger with "may" counts as declined, because it was said so; no penalty', () => {
    const r = told('jar.forgottenTrigger', { optional: true });
    expect(r).toMatchObject({ rule: 'JAR', penalty: 'none', infraction: null });
    expect(r.remedies[0]).toMatchObject({ say: { id: 'jar.triggerDeclined' }, because: [{ question: { id: 'optional' } }] });
  });

  it('the same error after two reminders: a Warning, then a Game Loss', () => {
    expect(told('jar.otherError', { reminders: 2 }).penalty).toBe('warning');
    expect(told('jar.otherError', { reminders: 2, warnings: 1 }).penalty).toBe('gameLoss');
    expect(told('jar.offensive', {}).penalty).toBe(decideRegular('offensive', {}).penalty);
  });

  it('ten minutes late: the match is conceded; dropped if still away when the round ends', () => {
    expect(told('jar.late', { minutesLate: 10 })).toMatchObject({ penalty: 'matchLoss', drop: null });
    expect(told('jar.late', { minutesLate: 10, absentAtRoundEnd: true }).drop).toEqual({ id: 'drop.dropped' });
  });
});

describe('words to say (IPG 1.3)', () => {
  it('name the infraction, the penalty, what is done, and the appeal, in either language', () => {
    const r = told('drawingExtraCards', { identityKnown: true, canReturn: true });
    const en = wordsToSay(r, { player: 'Ann', judge: 'floor' }, 'en').join(' ');
    expect(en).toContain('Drawing Extra Cards');
    expect(en).toContain('Warning');
    expect(en).toContain('appeal');
    const zh = wordsToSay(r, { player: '安', judge: 'head' }, 'zh').join('');
    expect(zh).toContain('额外抓牌');
    expect(zh).toContain('警告');
    expect(zh).not.toContain('申诉');
    expect(zh).not.toMatch(/\{\w+\}/);
  });

  it('whatever the subject, they can be said', () => {
    for (const subject of SUBJECTS)
      for (const lang of ['en', 'zh'] as const)
        expect(wordsToSay(rulingOf(incident(subject)), { player: '', judge: 'floor' }, lang).length).toBeGreaterThan(1);
  });

  it('the decision is the one of the guide', () => {
    const at = { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'floor' } as const;
    expect(rulingOf(incident('markedCards', { patternNoticed: true })).judged).toEqual(decide('markedCards', { patternNoticed: true }, at));
  });
});
