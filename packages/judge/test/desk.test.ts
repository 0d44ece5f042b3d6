/** The judge desk beyond the vectors: the table of penalties, catalogues, reviews, back-ups, slips in both orders and languages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATALOGUES,
  decide,
  decideRegular,
  FACTS,
  type Facts,
  INFRACTION_IDS,
  INFRACTIONS,
  infractionOf,
  PENALTIES,
  parseBack,
  parseFront,
  printBack,
  REGULAR_PROBLEMS,
  reviewBackUp,
  reviewPenalty,
  reviewReport,
  type Say,
  type Situation,
  type SlipBack,
  text,
} from '../src/index.js';

const AT: Situation = { rel: 'competitive', day: 1, moment: 'inGame', record: [], judge: 'head' };
const LANGUAGES = ['en', 'zh'] as const;
const sayable = (all: readonly Say[]): void => {
  for (const say of all) for (const lang of LANGUAGES) expect(text(say, lang)).not.toBe('');
};

describe('the guide as data', () => {
  it('IPG appendix A: the penalty of each section', () => {
    const of = (penalty: string) => INFRACTIONS.filter((x) => x.penalty === penalty).map((x) => x.section);
    expect(INFRACTIONS.map((x) => x.id)).toEqual(INFRACTION_IDS);
    expect(of('none')).toEqual(['2.1']); // a Warning only where the trigger is detrimental
    expect(of('warning')).toEqual(['2.2', '2.4', '2.5', '2.6', '3.3', '3.4', '3.6', '3.7', '3.8', '4.1']);
    expect(of('gameLoss')).toEqual(['2.3', '3.1', '3.5']);
    expect(of('matchLoss')).toEqual(['3.2', '4.2']);
    expect(of('disqualification')).toEqual(['4.3', '4.4', '4.5', '4.6', '4.7', '4.8']);
  });

  it('each infraction, question, reason and remedy has its text, and the catalogues agree', () => {
    const used: string[] = [...PENALTIES.map((p) => `penalty.${p}`), ...FACTS.map((f) => `ask.${f}`)];
    for (const x of INFRACTIONS) {
      used.push(`ipg.${x.id}`, `ipg.${x.id}.is`, `category.${x.category}`, ...x.asks.map((f) => `ask.${f}`));
      used.push(...x.turns.map((t) => t.why), ...x.remedies.map((r) => r.id));
    }
    for (const id of used) expect(CATALOGUES.en[id], id).toBeTruthy();
    expect(Object.keys(CATALOGUES.zh).sort()).toEqual(Object.keys(CATALOGUES.en).sort());
    const params = (s: string) => [...s.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
    for (const id of Object.keys(CATALOGUES.en)) expect(params(CATALOGUES.zh[id]), id).toEqual(params(CATALOGUES.en[id]));
    const spoken = new Set(used);
    const silent = Object.keys(CATALOGUES.en).filter((id) => /^(ipg|ask|penalty|category)\./.test(id) && !spoken.has(id));
    expect(silent).toEqual(['ask.minutesLate', 'ask.grace', 'ask.extraCards'].filter((id) => !spoken.has(id)));
  });

  it('whatever the facts and the record, a decision can be said and keeps its section', () => {
    const facts = fc.record(Object.fromEntries(FACTS.map((f) => [f, fc.boolean()])), { requiredKeys: [] }) as fc.Arbitrary<Facts>;
    const entry = fc.record({
      infraction: fc.constantFrom(...INFRACTION_IDS),
      penalty: fc.constantFrom(...PENALTIES),
      day: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...INFRACTION_IDS),
        facts,
        fc.array(entry, { maxLength: 4 }),
        fc.nat(15),
        (id, known, record, minutesLate) => {
          const d = decide(id, { ...known, minutesLate }, { ...AT, record });
          sayable([...d.why, ...d.remedies]);
          expect(d.section).toBe(infractionOf(d.infraction).section);
          expect(d.needs.includes('investigationReport')).toBe(d.penalty === 'disqualification');
        },
      ),
      { numRuns: 400 },
    );
  });

  it('IPG 4.2, 3: a repeated major is a disqualification; tournament errors of two days count together', () => {
    const major = decide('unsportingMajor', {}, { ...AT, record: [{ infraction: 'unsportingMajor', penalty: 'matchLoss', day: 1 }] });
    expect(major.penalty).toBe('disqualification');
    const marked = decide('markedCards', {}, { ...AT, day: 2, record: [{ infraction: 'markedCards', penalty: 'warning', day: 1 }] });
    expect(marked.penalty).toBe('gameLoss');
  });

  it('every problem of Regular has a fix that can be said', () => {
    for (const p of REGULAR_PROBLEMS) sayable(decideRegular(p).fixes);
  });
});

describe('what the judge decides otherwise (IPG 1)', () => {
  const d = decide('deckProblem', { foundByPlayerBeforePlay: true }, { ...AT, judge: 'floor' });
  const review = (penalty: (typeof PENALTIES)[number], judge: 'floor' | 'head', reason = '') =>
    reviewPenalty(d, { penalty, judge, reason }).map((s) => s.id);
  it('a downgrade that the guide allows is for the head judge', () => {
    expect(review('warning', 'floor')).toEqual(['review.headJudgeOnly']);
    expect(review('warning', 'head')).toEqual([]);
  });
  it('a deviation needs the head judge and a reason', () => {
    expect(review('matchLoss', 'floor')).toEqual(['review.deviationByHeadJudge', 'review.deviationReason']);
    expect(review('none', 'head', 'the table collapsed')).toEqual([]);
  });
});

describe('backing up (IPG 1.4)', () => {
  it('undoes the newest first, with a random card for one that was drawn', () => {
    const r = reviewBackUp(
      { backUp: 'allowed' },
      {
        actions: [
          { what: 'attack', kind: 'plain' },
          { what: 'a card', kind: 'drew' },
        ],
        partialFix: 'none',
        approvedBy: { name: 'A', role: 'headJudge' },
        reason: 'the attack was decided by it',
      },
    );
    expect([r.missing, r.steps.map((s) => s.id)]).toEqual([[], ['backUp.returnRandomCard', 'backUp.undo']]);
    sayable(r.steps);
  });
  it('says what is missing', () => {
    const r = reviewBackUp({ backUp: 'never' }, { actions: [], partialFix: 'possible', approvedBy: null, reason: ' ' });
    const ids = ['backUp.notAllowed', 'backUp.partialFixFirst', 'backUp.approval', 'backUp.reason', 'backUp.actions'];
    expect(r.missing.map((s) => s.id)).toEqual(ids);
    sayable(r.missing);
  });
});

describe('slips', () => {
  const details = "counted his opponent's deck multiple times during the same turn";
  const slip: SlipBack = { judge: 'Hao Du', player: 'Xu Zhaoben', category: 'TE', infraction: 'slowPlay', details, penalty: 'warning' };
  it('are read in either order and language', () => {
    expect(parseBack(`Hao Du - Xu Zhaoben - TE - Slow Play - ${details}. - Warning`)).toMatchObject({ slip: { details: `${details}.` } });
    for (const lang of LANGUAGES)
      for (const order of ['detailsBeforePenalty', 'detailsLast'] as const)
        expect(parseBack(printBack(slip, lang, order))).toEqual({ slip, warnings: [] });
  });
  it('say what is wrong with them', () => {
    expect(parseBack('Hao Du - Xu Zhaoben - TE - Dawdling - Warning')).toMatchObject({ id: 'slip.unknownInfraction' });
    expect(parseBack('Hao Du')).toMatchObject({ id: 'slip.backForm' });
    expect(parseBack('A - B - TE - Slow Play - nothing else')).toMatchObject({ id: 'slip.noPenalty' });
    expect(parseBack('A - B - GPE - Slow Play - Warning')).toMatchObject({ warnings: [{ id: 'slip.otherCategory' }] });
    expect(parseBack('A - B - TE - DDLP - Swamp missing - GL', () => true)).toMatchObject({ warnings: [{ id: 'slip.cardNamed' }] });
  });
  it('give results by code and by games', () => {
    expect(parseFront('7 2-1-0')).toEqual({ table: 7, upper: 2, lower: 1, drawn: 0 });
    expect(parseFront('7 4')).toEqual({ table: 7, upper: 0, lower: 2, drawn: 0 });
    expect(parseFront('seven')).toMatchObject({ id: 'slip.frontForm' });
    expect(parseFront('7 99')).toMatchObject({ id: 'slip.unknownCode' });
  });
});

describe('the report of a disqualification', () => {
  it('can not be closed without its parts', () => {
    const r = reviewReport({ player: '', playerId: '', contact: '', eventId: '', infraction: null, statements: [] });
    const parts = ['player', 'playerId', 'contact', 'eventId', 'infraction', 'headJudgeStatement'];
    expect(r.missing.map((s) => s.id)).toEqual(parts.map((p) => `report.${p}`));
    expect(r.advised.map((s) => s.id)).toEqual(['report.playerStatement']);
    sayable([...r.missing, ...r.advised]);
  });
  it('is complete with them', () => {
    const r = reviewReport({
      player: 'P',
      playerId: '1',
      contact: 'p@example.org',
      eventId: '7',
      infraction: 'cheating',
      statements: [
        { by: 'HJ', role: 'headJudge', facts: 'He hid a card.', certainty: 80, certaintyReason: 'seen by two', conduct: 'calm' },
        { by: 'P', role: 'player', facts: 'I did not.' },
      ],
    });
    expect(r).toEqual({ missing: [], advised: [] });
  });
});
