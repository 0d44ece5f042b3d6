import { Refused } from '@apnap/system';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addStaff,
  decideIncident,
  eventForOthers,
  givePenalty,
  newEvent,
  pageToPrint,
  pairRound,
  publishRound,
  readSlip,
  registerPlayer,
  reportResult,
  showLog,
  showRound,
  showStandings,
  simulatedEvent,
  startEvent,
  verifiedLog,
} from '../src/index.js';
import { deskIn, MemoryEvents } from './memory.js';

const AT = { at: '2017-02-01T09:00:00Z' };

let events: MemoryEvents;
beforeEach(async () => {
  events = new MemoryEvents();
  const desk = deskIn('en', events);
  newEvent(desk, { ...AT, name: 'Open', seed: 'x', rel: 'competitive', rounds: '3' });
  await addStaff(desk, 'Kim', { ...AT, role: 'headJudge' });
  await registerPlayer(desk, ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'], AT);
  await startEvent(desk, AT);
  await pairRound(desk, AT);
  await publishRound(desk, AT);
  await reportResult(desk, '1', '2-0', AT);
});

const winner = (): string => {
  const { pairings } = showRound(deskIn('en', events), {}).json as { pairings: { a: string }[] };
  return pairings[0].a;
};

describe('a desk on events that are no files', () => {
  it('answers with a document, and with lines in the language of who asks', () => {
    const [en, zh] = (['en', 'zh'] as const).map((lang) => showStandings(deskIn(lang, events), { round: '1' }));
    expect(en.json).toEqual(zh.json);
    expect(en.json).toMatchObject({ event: 'Open', round: 1 });
    expect([en.lines[0], zh.lines[0]].map((l) => /\p{Script=Han}/u.test(l))).toEqual([false, true]);
    expect(en.lines[1]).toContain(winner());
  });

  it('makes pages, exports and the log for whoever sends them on', () => {
    const desk = deskIn('en', events);
    expect(pageToPrint(desk, 'pairings', {})).toMatch(/^<!doctype html>/i);
    expect(JSON.parse(eventForOthers(desk, 'json', {}))).toMatchObject({ format: 'apnap-event/1', name: 'Open' });
    expect(verifiedLog(desk, {})).toMatchObject({ json: { ok: true }, code: 0 });
    expect(showLog(desk, {}).lines).toHaveLength(events.logs.get('open')?.length as number);
  });

  it('MTR 1.5: says anew where an official works, and leaves him his number', async () => {
    const desk = deskIn('en', events);
    await addStaff(desk, 'Jan', { ...AT, number: '1234567890' });
    const { json } = await addStaff(desk, 'Jan', { ...AT, team: 'Floor', shift: '9:00-18:00', break: ['12:00 - 12:30'] });
    expect((json as { staff: object[] }).staff).toContainEqual({
      name: 'Jan',
      role: 'judge',
      number: '1234567890',
      team: 'Floor',
      from: '09:00',
      until: '18:00',
      breaks: [{ from: '12:00', until: '12:30' }],
    });
    await expect(addStaff(desk, 'Jan', { ...AT, shift: 'all day' })).rejects.toThrow(/--shift: "all day" is not possible/);
  });

  it('keeps all of what is entered, or nothing', async () => {
    const before = events.logs.get('open');
    await expect(registerPlayer(deskIn('zh', events), ['Ida', 'Ann'], { ...AT, byes: '9' })).rejects.toThrow(Refused);
    expect(events.logs.get('open')).toEqual(before);
  });

  it('refuses in the language of who asks: what is against a rule, and what can not be used', async () => {
    const of = async (work: () => unknown): Promise<Refused> => {
      try {
        await work();
      } catch (e) {
        if (e instanceof Refused) return e;
      }
      throw new Error('not refused');
    };
    const desk = deskIn('zh', events);
    const again = await of(() => reportResult(desk, '9', '2-0', AT));
    const unknown = await of(() => showRound(desk, { round: 'first' }));
    expect([again.why, unknown.why]).toEqual(['no', 'input']);
    for (const { message } of [again, unknown]) expect(message).toMatch(/\p{Script=Han}/u);
    expect((await of(() => showRound({ ...desk, event: undefined }, {}))).why).toBe('input');
  });

  it('points out a clock that is far ahead of the log', async () => {
    const notices: string[] = [];
    await reportResult(deskIn('en', events, notices), '2', '2-1', {});
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('2017-02-01T09:00:00Z');
  });

  it('asks the judge desk with the record of the event', async () => {
    const desk = deskIn('en', events);
    const asked = { ...AT, infraction: '2.5' };
    expect(givePenalty(desk, winner(), asked)).toMatchObject({ json: { status: 'offered', penalty: 'warning' } });
    for (let i = 0; i < 2; i++) await givePenalty(desk, winner(), { ...asked, penalty: 'warning' });
    expect(givePenalty(desk, winner(), asked)).toMatchObject({ json: { status: 'offered', penalty: 'gameLoss' } });
  });
});

describe('the judge desk', () => {
  it('needs nothing but a language', () => {
    const o = { rel: 'competitive', moment: 'inGame', judge: 'floor' };
    const [en, zh] = (['en', 'zh'] as const).map((lang) => decideIncident({ lang }, '2.5', o));
    expect(en.json).toEqual(zh.json);
    expect(en.json).toMatchObject({ infraction: 'gameRuleViolation', penalty: 'warning', section: '2.5' });
    expect(en.lines).not.toEqual(zh.lines);
    expect(readSlip({ lang: 'en' }, '15 Enter 1').json).toMatchObject({ table: 15 });
  });
});

it('an event made up comes with its log', () => {
  const made = simulatedEvent(deskIn('en', events), { players: '4', rounds: '1', seed: 'x' });
  expect(made.code).toBe(0);
  expect(made.log.trim().split('\n').length).toBeGreaterThan(4);
});
