/** Test vectors of penalties (part E6, 136-197) and every example of the guide by command line. */

import { infractionOf } from '@apnap/judge';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../judge/test/guide/examples.js';
import { type Desk, desk } from './desk-kit.js';
import { apnap } from './support.js';

type Json = Record<string, unknown>;
const judge = async (...args: string[]): Promise<Json> => {
  const said = await apnap(['judge', ...args, '--json']);
  if (said.code !== 0) throw new Error(`${args.join(' ')}: ${said.err}`);
  return JSON.parse(said.out) as Json;
};
const remedies = (...ids: string[]) => ({ remedies: ids.map((id) => expect.objectContaining({ id })) });

/** Number and what happened, the words behind `judge`, expected parts. */
const VECTORS: readonly [string, string, object][] = [
  ['136 one card too many drawn', 'decide DEC', { section: '2.3', penalty: 'gameLoss' }],
  ['137 the opponent had confirmed it', 'decide 2.3 --facts opponentConfirmed', { infraction: 'gameRuleViolation', penalty: 'warning' }],
  ['138 into an empty hand', 'decide 2.3 --facts handWasEmpty,canReturn', { penalty: 'warning', ...remedies('remedy.returnCard') }],
  ['139 eight cards', 'decide 2.4 --extra 1', { penalty: 'warning', remedies: [{ id: 'remedy.removeRandomCards', params: { n: 2 } }] }],
  ['140 noticed after a turn', 'decide 2.4 --extra 1 --facts afterActions', { infraction: 'drawingExtraCards', penalty: 'gameLoss' }],
  ['141 six of seven', 'decide 2.4 --facts tooFew', { infraction: 'gameRuleViolation', penalty: 'warning' }],
  ['142 a card flipped', 'decide L@EC', { penalty: 'warning', ...remedies('remedy.shuffleRandomPart') }],
  ['143 the wrong mana', 'decide GRV', { section: '2.5', penalty: 'warning' }],
  ['144 nobody could verify it', 'decide 2.5 --facts unverifiable', { penalty: 'gameLoss' }],
  ['145 by an opponent’s effect', 'decide 2.5 --facts opponentsEffect', { others: [{ who: 'opponent', infraction: 'gameRuleViolation' }] }],
  ['146 the third of a day', 'decide GRV --before GRV,GRV', { penalty: 'gameLoss' }],
  ['148 the second Slow Play', 'decide 3.3 --before 3.3', { penalty: 'gameLoss' }],
  ['149 the third failure to maintain', 'decide 2.6 --before 2.6,2.6', { penalty: 'warning' }],
  ['150 the second minor', 'decide 4.1 --before 4.1', { penalty: 'gameLoss' }],
  ['151 a trigger good for its controller', 'decide 2.1', { penalty: 'none', base: 'warning' }],
  ['152 five minutes late', 'decide 3.1 --late 5', { penalty: 'gameLoss', extension: 5 }],
  ['153 eleven minutes late', 'decide 3.1 --late 11', { penalty: 'matchLoss', drop: 'unlessReported' }],
  ['154 notes in a game', 'decide 3.2', { penalty: 'matchLoss' }],
  ['155 Slow Play', 'decide 3.3', { penalty: 'warning', extraTurns: 1 }],
  ['156 in extra turns', 'decide 3.3 --facts matchInExtraTurns', { penalty: 'warning', extraTurns: 0, remedies: [] }],
  ['157 59 cards', 'decide 3.5 --facts deckDiffersFromList', { penalty: 'gameLoss', ...remedies('remedy.restoreDeck') }],
  [
    '158 an opponent’s card, told before play',
    'decide 3.5 --facts foundByPlayerBeforePlay,foreignCards',
    {
      penalty: 'gameLoss',
      mayBecome: [{ penalty: 'warning', section: '3.5' }],
      ...remedies('remedy.takeOutForeign', 'remedy.restoreDeck', 'remedy.redrawOneFewer'),
    },
  ],
  ['159 56 on the list', 'decide 3.5 --facts listIncomplete', { penalty: 'gameLoss', ...remedies('remedy.correctList') }],
  ['160 found on inspection', 'decide 3.5 --facts foundOnInspection', { takesEffect: 'nextRound' }],
  ['161 passed to the left', 'decide 3.6', { penalty: 'warning' }],
  ['162 "three", has four', 'decide 3.7 --facts actedOnIt', { penalty: 'warning', backUp: 'ifActedOn' }],
  ['163 foils without sleeves', 'decide 3.8 --facts unsleeved', { penalty: 'warning', ...remedies('remedy.sleeveDeck') }],
  ['164 dice', 'decide 4.3', { penalty: 'disqualification', others: [{ who: 'otherParty', penalty: 'disqualification' }] }],
  ['165 the other called a judge', 'decide 4.3 --facts otherCalledJudge', { penalty: 'disqualification', others: [] }],
  ['166 money', 'decide 4.4', { penalty: 'disqualification' }],
  ['167 a table turned over', 'decide 4.5', { needs: ['headJudge', 'investigationReport', 'organizerRemoves'] }],
  ['168 kept quiet', 'decide DEC --facts wantedAdvantage,knewIllegal', { infraction: 'cheating', penalty: 'disqualification' }],
  ['169 no wish for an advantage', 'decide cheating --facts knewIllegal', { penalty: 'none' }],
  ['170 both at once', 'combine A:3.5:gameLoss B:3.5:gameLoss', { now: [], offset: [{ player: 'A' }, { player: 'B' }] }],
  ['171 beside a Match Loss', 'combine A:3.2:matchLoss B:3.5:gameLoss', { now: [{ player: 'A' }], next: [{ player: 'B' }] }],
  [
    '172 both of one player',
    'combine A:3.2:matchLoss A:3.5:gameLoss --players A,B',
    { now: [{ penalty: 'matchLoss' }], next: [{ penalty: 'gameLoss' }] },
  ],
  ['173 after a game', 'decide DEC --moment betweenGames', { takesEffect: 'nextGame' }],
  ['173 after a match', 'decide DEC --moment afterMatch', { takesEffect: 'nextMatch' }],
  ['174 a judge had said so', 'decide 3.5 --facts judgeMisled,illegalCards', { mayBecome: [{ penalty: 'warning', section: '1' }] }],
  ['175 a Caution', 'decide 1.3', { penalty: 'caution', recorded: 'ifItMayRecur', extension: 0 }],
  ['175 the next time', 'decide 1.3 --before 1.3', { infraction: 'unsportingMinor', penalty: 'warning' }],
  ['176 Regular: a card too many', 'regular drewTooMany', { penalty: 'none', fixes: [{ id: 'jar.returnRandom' }] }],
  ['177 Regular: twelve minutes', 'regular late --late 12 --facts absentAtRoundEnd', { concedes: 'yes', drop: 'dropped' }],
  ['178 Regular: reminders', 'regular otherError --reminders 3', { penalty: 'warning' }],
  ['178 Regular: and again', 'regular otherError --reminders 3 --warnings 1', { penalty: 'gameLoss' }],
  ['179 a floor judge', 'decide 2.5 --facts unverifiable --judge floor', { needs: ['headJudge'] }],
  ['181 grace', 'decide 3.1 --late 1 --grace 3', { penalty: 'none' }],
  [
    '182 a spectator advises',
    'decide 3.2 --facts offenderIsSpectator',
    { ...remedies('remedy.spectatorMayBeSentAway'), takesEffect: 'notPlaying' },
  ],
  ['183 an early appeal', 'decide 4.1', { penalty: 'warning' }],
  ['184 a token not exiled', 'decide 2.1 --facts delayedZoneChange,turnAgo', { penalty: 'none', ...remedies('remedy.triggerZoneChange') }],
  ['185 a suspended card', 'decide 2.1', { ...remedies('remedy.opponentDecidesTrigger') }],
  ['186 until end of turn', 'decide 2.1 --facts durationOver', { ...remedies('remedy.playOn') }],
  ['187 nobody mentioned it', 'decide 2.1 --facts opponentMissedIt', { others: [] }],
  [
    '188, 189 too many on deck and list',
    'decide 3.5 --facts tooManyCards',
    { penalty: 'gameLoss', ...remedies('remedy.removeFromBottom') },
  ],
  ['190 a sideboard lost', 'decide 3.5 --facts sideboardLost', { penalty: 'none', ...remedies('remedy.noteLostSideboard') }],
  ['191 registered by another', 'decide 3.5 --facts registeredByOther', { penalty: 'none', ...remedies('remedy.correctPool') }],
  ['192 after a prize', 'decide 4.6', { ...remedies('remedy.disqualified') }],
  [
    '193 a spectator bets',
    'decide 4.4 --facts offenderIsSpectator',
    { others: [], ...remedies('remedy.enterPerson', 'remedy.disqualified') },
  ],
];

describe('E6 penalties', () => {
  for (const [name, words, expected] of VECTORS) it(name, async () => expect(await judge(...words.split(' '))).toMatchObject(expected));
  it('195, 197 slips', async () => {
    expect(await judge('slip', '15 Enter 1')).toMatchObject({ table: 15, upper: 2, lower: 0 });
    expect(await judge('slip', 'Hao Du - Xu Zhaoben - TE - Slow Play - Warning')).toMatchObject({ slip: { infraction: 'slowPlay' } });
  });
});

describe('E6 in an event', () => {
  const AT = ['--at', '2015-02-01T12:00:00Z'];
  const playing = async (): Promise<Desk> => {
    const d = await desk(['--ruleset', 'open', '--date', '2015-02-01', '--rel', 'competitive', '--set', 'lists=none'], ['A', 'B']);
    await d.json('start', '--rounds', '2');
    await d.json('pair');
    await d.json('publish', '--clock', ...AT);
    return d;
  };
  it('147 the count begins anew on the next day', async () => {
    const d = await playing();
    for (let i = 0; i < 2; i++) await d.json('penalty', 'A', '--infraction', 'GRV', '--penalty', 'warning', ...AT);
    expect(await d.json('penalty', 'A', '--infraction', 'GRV', ...AT)).toMatchObject({ penalty: 'gameLoss' });
    expect(await d.json('penalty', 'A', '--infraction', 'GRV', '--at', '2015-02-02T12:00:00Z')).toMatchObject({ penalty: 'warning' });
  });
  it('155, 156 Slow Play: a turn more for each, but not for a match in its extra turns', async () => {
    const d = await playing();
    const slow = await d.said('penalty', 'A', '--infraction', '3.3', '--penalty', 'warning', ...AT, '--lang', 'zh');
    expect(slow.out).toMatch(/第1桌：时间到时有7个延长回合/);
    expect(await d.json('time-called', '1', ...AT)).toMatchObject({ turns: 7 });
    const late = ['--at', '2015-02-01T13:10:00Z'];
    await d.json('penalty', 'B', '--infraction', '3.3', '--penalty', 'warning', ...late);
    expect(await d.json('time-called', '1', ...late)).toMatchObject({ turns: 7 });
  });
  it('IPG 1.2: explaining a Warning for more than a minute is given back to the match', async () => {
    const d = await playing();
    const doc = await d.json('penalty', 'A', '--infraction', 'GRV', '--spent', '4', '--penalty', 'warning', ...AT);
    expect(doc.decision).toMatchObject({ extension: 4 });
    expect((await d.json('round')).pairings[0]).toMatchObject({ extension: 240 });
    await d.json('penalty', 'B', '--infraction', 'GRV', '--spent', '1', '--penalty', 'warning', ...AT);
    expect((await d.json('round')).pairings[0]).toMatchObject({ extension: 240 });
  });
  it('175 small breaches: a Caution, on record where it may happen again, then Unsporting Conduct', async () => {
    const d = await playing();
    expect(await d.json('penalty', 'A', '--infraction', '1.3', ...AT)).toMatchObject({ penalty: 'caution' });
    await d.json('penalty', 'A', '--infraction', '1.3', '--penalty', 'caution', ...AT);
    expect((await d.said('penalty', 'A', '--lang', 'zh')).out).toMatch(/轻微的蓄意违规 +注意/);
    expect(await d.json('penalty', 'A', '--infraction', '1.3', ...AT)).toMatchObject({ infraction: 'unsportingMinor', penalty: 'warning' });
  });
  it('194 a penalty found after its player has left is recorded', async () => {
    const d = await playing();
    await d.json('report', '1', '2-0', ...AT);
    await d.json('drop', 'B', ...AT);
    const doc = await d.json('penalty', 'B', '--infraction', '3.5', '--penalty', 'gameLoss', ...AT);
    expect(doc.penalties).toMatchObject([{ infraction: 'deckProblem', penalty: 'gameLoss' }]);
  });
});

describe('examples of the guide', () => {
  for (const e of EXAMPLES)
    it(`${e.at} ${e.what}`, async () => {
      const amounts = Object.entries(e.amounts ?? {}).flatMap(([k, n]) => [k === 'minutesLate' ? '--late' : '--extra', String(n)]);
      const facts = e.facts ? ['--facts', e.facts.join(',')] : [];
      const d = await judge('decide', infractionOf(e.asked).section, ...facts, ...amounts, '--judge', e.more?.judge ?? 'head');
      const { remedies: does, others, params: _, mayBecome, ...rest } = e.expected;
      expect(d).toMatchObject({ edition: '2015-01-23', ...rest });
      if (does) expect((d.remedies as { id: string }[]).map((r) => r.id)).toEqual(does);
      if (others) expect((d.others as { who: string }[]).map((o) => o.who)).toEqual(others.map(([who]) => who));
      if (mayBecome) expect((d.mayBecome as { penalty: string }[]).map((m) => m.penalty)).toEqual(mayBecome);
    });
});
