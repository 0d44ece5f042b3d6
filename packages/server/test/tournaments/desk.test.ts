/** The tournament desk of the server: an event from its beginning to its end, who may do what, and what is shown to whom. */
import type { PublicTournament } from '@apnap/protocol';
import { readLog, verifyLog } from '@apnap/tournament';
import { expect, test } from 'vitest';
import { serverForTests } from '../server.js';
import { Attendee, official, oneOfEach } from './people.js';

const server = serverForTests();

/** An organizer with a new tournament. */
async function founded(more: Record<string, unknown> = {}): Promise<Attendee> {
  const who = new Attendee(server().url);
  const { status, body } = await who.call<PublicTournament>('POST', '/api/tournaments', { name: 'Friday', as: 'Olga', rounds: 2, ...more });
  expect(status).toBe(200);
  who.id = body.id;
  return who;
}

/** Somebody else at the same tournament. */
function other(at: Attendee): Attendee {
  const who = new Attendee(server().url);
  who.id = at.id;
  return who;
}

const codesOf = async (at: Attendee): Promise<{ entry: string; entrants: Record<string, string> }> => at.see('/codes');

/** Players who have entered by themselves. */
async function players(at: Attendee, names: readonly string[]): Promise<Attendee[]> {
  const { entry } = await codesOf(at);
  const all: Attendee[] = [];
  for (const name of names) {
    const who = other(at);
    await who.act({ act: 'enter', name }, entry);
    all.push(who);
  }
  return all;
}

test('an event by phones: entering, pairing, results that both say, standings, a wrong result repaired, the end; its file holds', async () => {
  const organizer = await founded();
  const head = await official(organizer, 'headJudge', 'Hana');
  expect((await other(organizer).tried({ act: 'enter', name: 'Nobody' }, 'WRONG-CODE')).status).toBe(403);
  const [ann, bob, cai, dan] = await players(organizer, ['Ann', 'Bob', 'Cai', 'Dan']);
  expect((await ann.tried({ act: 'enter', name: 'Ann again' }, (await codesOf(organizer)).entry)).status).toBe(403);
  await organizer.act({ act: 'start' });
  await organizer.act({ act: 'pair' });
  // Pairings are for the officials until they are out.
  expect((await ann.all()).rounds).toEqual([]);
  expect((await ann.mine()).entrant?.match).toBeNull();
  const line = ann.follow();
  await line.until((m) => m.head.players === 4);
  await organizer.act({ act: 'publish', clock: true });
  const told = await line.until((m) => m.mine.entrant?.match !== null);
  expect(told.mine.entrant?.match).toMatchObject({ round: 1, table: expect.any(Number), result: null });
  expect(told.head.clock?.phase).toBe('running');
  line.close();
  // Both say the same; two who disagree are a judge's matter.
  const everybody = [ann, bob, cai, dan];
  const seats = await Promise.all(everybody.map((p) => p.mine()));
  const at = (n: number): typeof everybody => everybody.filter((_, i) => seats[i].entrant?.match?.table === n);
  const [one, two] = (await ann.all()).rounds[0].pairings.map((p) => at(p.table));
  await one[0].act({ act: 'myResult', result: '2-1' });
  expect((await one[0].mine()).entrant?.match?.reported).toEqual({ mine: '2-1-0', theirs: null });
  expect((await one[1].mine()).entrant?.match?.reported).toEqual({ mine: null, theirs: '1-2-0' });
  await one[1].act({ act: 'myResult', result: '1-2' });
  expect((await one[1].mine()).entrant?.match?.result).toBe('1-2-0');
  await two[0].act({ act: 'myResult', result: '2-0' });
  await two[1].act({ act: 'myResult', result: '2-0' });
  expect((await two[1].mine()).entrant?.match?.disputed).toBe(true);
  const tableTwo = (await two[1].mine()).entrant?.match?.table ?? 0;
  await head.act({ act: 'report', table: tableTwo, result: '2-0' });
  // Round 2, and a wrong result of round 1 found: the head judge puts it right.
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish' });
  const before = (await ann.all()).rounds[0].pairings.find((p) => p.table === tableTwo)?.result;
  await head.act({
    act: 'correct',
    round: 1,
    table: tableTwo,
    result: before === '2-0-0' ? '0-2' : '2-0',
    why: 'the slip was read the wrong way',
  });
  expect((await ann.all()).rounds[0].pairings.find((p) => p.table === tableTwo)?.result).not.toBe(before);
  for (const p of (await ann.all()).rounds[1].pairings) await organizer.act({ act: 'report', table: p.table, result: '2-0' });
  await organizer.act({ act: 'finish' });
  const end = await ann.all();
  expect(end.head.status).toBe('finished');
  expect(end.standings.map((s) => s.points).reduce((a, b) => a + b)).toBe(12);
  // The file is the log: whoever has the hash that was shown can check it.
  const file = await (
    await fetch(`${server().url}/api/tournaments/${organizer.id}/file`, { headers: { cookie: organizer.cookie } })
  ).text();
  const read = readLog(file);
  expect(read).toMatchObject({ kind: 'read', hash: end.hash, length: file.length });
  if (read.kind !== 'read') return;
  expect(verifyLog(read.entries).problems).toEqual([]);
  // Brought to a server again it is the same, line by line.
  const again = await organizer.call<PublicTournament>('POST', '/api/tournaments', { file });
  expect([again.status, again.body.hash]).toEqual([200, end.hash]);
  const torn = await organizer.call('POST', '/api/tournaments', { file: file.replace('"2-0"', '"0-2"').replace('Cai', 'Cay') });
  expect(torn.status).toBe(400);
});

test('nobody does anything above his role: every act by every role', async () => {
  const organizer = await founded();
  const byRole = {
    organizer,
    scorekeeper: await official(organizer, 'scorekeeper', 'Sam'),
    headJudge: await official(organizer, 'headJudge', 'Hana'),
    judge: await official(organizer, 'judge', 'Juri'),
    player: (await players(organizer, ['Ann']))[0],
    stranger: other(organizer),
  };
  const staff = ['organizer', 'scorekeeper', 'headJudge', 'judge'];
  const hall = ['organizer', 'scorekeeper', 'headJudge'];
  // By what the tournament rules give to whom (MTR 1.6 to 1.10), written down beside the code.
  const may: Record<string, readonly string[]> = {
    set: hall,
    staff: ['organizer', 'headJudge'],
    breaks: ['organizer', 'headJudge'],
    invite: ['organizer', 'scorekeeper'],
    register: ['organizer', 'scorekeeper'],
    import: ['organizer', 'scorekeeper'],
    amend: ['organizer', 'scorekeeper'],
    start: hall,
    pair: hall,
    publish: hall,
    swap: hall,
    report: staff,
    correct: hall,
    repair: hall,
    drop: staff,
    extend: staff,
    late: staff,
    clock: staff,
    build: hall,
    timeCalled: staff,
    nextGame: staff,
    deck: staff,
    decks: staff,
    checks: staff,
    checkBegin: staff,
    checkEnd: staff,
    lockDecks: hall,
    record: staff,
    penalty: ['headJudge', 'judge'],
    draft: hall,
    draftBegin: hall,
    draftTimers: staff,
    cut: hall,
    choosePlay: staff,
    prizes: hall,
    finish: hall,
    cancel: ['organizer'],
    note: staff,
    undo: hall,
    whyPaired: staff,
    chances: staff,
    log: staff,
    verify: staff,
    enter: Object.keys(byRole),
    myDeck: ['player'],
    myResult: ['player'],
    myDrop: ['player'],
    myRecord: ['player'],
    myWhy: ['player'],
  };
  const acts = oneOfEach();
  expect(acts.map((a) => a.act).sort()).toEqual(Object.keys(may).sort());
  const seen = async (): Promise<number> => (await organizer.all()).head.seq;
  for (const act of acts) {
    for (const [role, who] of Object.entries(byRole)) {
      if (may[act.act].includes(role)) continue;
      const before = await seen();
      expect([role, act.act, (await who.tried(act)).status]).toEqual([role, act.act, 403]);
      expect(await seen()).toBe(before);
    }
  }
  // And whoever may gets further than that; what ends the event is left for last.
  for (const act of acts.filter((a) => !['enter', 'finish', 'cancel', 'undo', 'myDrop', 'drop'].includes(a.act)))
    for (const [role, who] of Object.entries(byRole))
      if (may[act.act].includes(role)) expect([role, act.act, (await who.tried(act)).status === 403]).toEqual([role, act.act, false]);
  // Other doors.
  const doors: [method: string, path: string, body: unknown, may: readonly string[]][] = [
    ['GET', '/staff', undefined, staff],
    ['GET', '/codes', undefined, hall],
    ['GET', '/file', undefined, hall],
    ['GET', '/print/pairings', undefined, staff],
    ['GET', '/export/json', undefined, hall],
    ['POST', '/policy', {}, ['organizer', 'headJudge']],
    ['POST', '/invitations', { role: 'judge', name: 'Zoe' }, ['organizer', 'headJudge']],
    ['POST', '/release', { role: 'player', name: 'nobody' }, hall],
    ['POST', '/calls/none', { step: 'take' }, staff],
  ];
  for (const [method, path, body, allowed] of doors)
    for (const [role, who] of Object.entries(byRole)) {
      const response = await fetch(`${who.base}/api/tournaments/${who.id}${path}`, {
        method,
        headers: { cookie: who.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const inside = allowed.includes(role);
      expect([role, path, response.status === 403]).toEqual([role, path, !inside && true]);
    }
});

test('what is for officials leaks nowhere: numbers, ages, notes, penalties, lists, pairings that are not out', async () => {
  const organizer = await founded({ rel: 'competitive', format: 'modern', settings: { lists: 'required' } });
  const head = await official(organizer, 'headJudge', 'Hana');
  const [ann, bob] = await players(organizer, ['Ann', 'Bob']);
  await organizer.act({ act: 'register', name: 'Cleo Young', numbers: ['7777123'], age: 11, consent: true, masked: true });
  await organizer.act({ act: 'note', text: 'secret-note' });
  await ann.act({ act: 'myDeck', list: '56 Island\n4 Opt\n' });
  await organizer.act({ act: 'start' });
  await organizer.act({ act: 'pair' });
  const outside = async (who: Attendee): Promise<string> => JSON.stringify([await who.all(), await who.mine(), await who.see('/staff')]);
  const hidden = ['7777123', 'Cleo Young', 'secret-note', 'Opt'];
  for (const who of [other(organizer), bob, ann]) for (const secret of hidden) expect(await outside(who)).not.toContain(secret);
  expect((await ann.all()).rounds).toEqual([]);
  await organizer.act({ act: 'publish', clock: true });
  const { id } = (await bob.mine()).entrant ?? { id: '' };
  await head.act({ act: 'penalty', who: id, infraction: 'GRV', penalty: 'warning', note: 'secret-penalty' });
  for (const who of [other(organizer), ann]) expect(await outside(who)).not.toMatch(/secret-penalty|GRV|warning/);
  // One's own record is one's own to ask for.
  expect((await bob.act({ act: 'myRecord' })).json).toMatchObject({ penalties: [{ penalty: 'warning' }] });
  expect((await ann.act({ act: 'myRecord' })).json).toMatchObject({ penalties: [] });
});

test('a judge is called from a table, takes the call, and the table gets its time (MTR 1.10, 2.6)', async () => {
  const organizer = await founded();
  const judge = await official(organizer, 'judge', 'Juri');
  const [ann] = await players(organizer, ['Ann', 'Bob']);
  await organizer.act({ act: 'start' });
  expect((await ann.call('POST', `/api/tournaments/${ann.id}/calls`, {})).status).toBe(403);
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish', clock: true });
  const call = (await ann.call<{ id: string; table: number }>('POST', `/api/tournaments/${ann.id}/calls`, {})).body;
  expect(call.table).toBe((await ann.mine()).entrant?.match?.table);
  const step = (body: unknown) =>
    judge.call<{ taken: { by: string } | null }>('POST', `/api/tournaments/${judge.id}/calls/${call.id}`, body);
  expect((await step({ step: 'take' })).body.taken?.by).toBe('Juri');
  expect((await ann.mine()).calls).toMatchObject([{ table: call.table, taken: { by: 'Juri' } }]);
  await step({ step: 'done', extension: '3:00' });
  expect((await ann.mine()).calls).toEqual([]);
  expect((await ann.mine()).entrant?.match?.extension).toBe(180);
});

test('what officials have to do (the handbook, on teams): ticked off by one for all, by nobody else, once', async () => {
  const organizer = await founded();
  const judge = await official(organizer, 'judge', 'Juri');
  const [ann] = await players(organizer, ['Ann', 'Bob']);
  const put = (who: Attendee, body: object) =>
    who.call<{ data: { task: string; round: number; by: string }[] }>('POST', `/api/tournaments/${organizer.id}/tasks`, body);
  for (const who of [ann, other(organizer)]) expect((await put(who, { task: 'teams', round: 0, done: true })).status).toBe(403);
  // What is no task, or is none of that moment, is not entered.
  for (const wrong of [
    { task: 'sleep', round: 0 },
    { task: 'teams', round: 1 },
    { task: 'posted', round: 0 },
  ])
    expect((await put(judge, { ...wrong, done: true })).status).toBe(400);
  expect((await put(judge, { task: 'posted', round: 1, done: true })).status).toBe(404);
  await organizer.act({ act: 'start' });
  await organizer.act({ act: 'pair' });
  await put(judge, { task: 'teams', round: 0, done: true });
  // Who was first has done it.
  await put(organizer, { task: 'teams', round: 0, done: true });
  await put(organizer, { task: 'posted', round: 1, done: true });
  expect((await organizer.staff()).tasks).toMatchObject([
    { task: 'teams', round: 0, by: 'Juri' },
    { task: 'posted', round: 1, by: (await organizer.staff()).me },
  ]);
  expect((await put(organizer, { task: 'teams', round: 0, done: false })).body.data.map((t) => t.task)).toEqual(['posted']);
});

test('who concedes is agreed with as he says it, and so is a draw by agreement (MTR 2.4)', async () => {
  const organizer = await founded();
  const everybody = await players(organizer, ['Ann', 'Bob', 'Cai', 'Dan']);
  await organizer.act({ act: 'start' });
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish' });
  const seats = await Promise.all(everybody.map((p) => p.mine()));
  const tables = [...new Set(seats.map((s) => s.entrant?.match?.table))].map((n) =>
    everybody.filter((_, i) => seats[i].entrant?.match?.table === n),
  );
  const [[loser, winner], [one, other]] = tables;
  expect((await winner.tried({ act: 'myResult', agree: true })).status).toBe(400);
  await loser.act({ act: 'myResult', concede: true });
  expect((await winner.mine()).entrant?.match).toMatchObject({ reported: { theirs: '2-0-0' }, how: { mine: null, theirs: 'conceded' } });
  await winner.act({ act: 'myResult', agree: true });
  expect((await loser.mine()).entrant?.match?.result).toBe('0-2-0');
  await one.act({ act: 'myResult', draw: true });
  await other.act({ act: 'myResult', agree: true, drop: true });
  expect((await organizer.all()).rounds[0].pairings.map((p) => p.how).sort()).toEqual(['conceded', 'intentionalDraw']);
  expect((await other.mine()).entrant?.dropped).toBe(true);
});

test('a device plays as an entrant by his code; the desk can free him for another', async () => {
  const organizer = await founded();
  await organizer.act({ act: 'register', name: 'Eve' });
  const { entrants } = await codesOf(organizer);
  const [id, code] = Object.entries(entrants)[0];
  const [phone, thief] = [other(organizer), other(organizer)];
  // What a code is for is told to whoever has it, and nothing comes of asking.
  const look = async (text: string): Promise<unknown> =>
    (await phone.call('POST', `/api/tournaments/${organizer.id}/codes/look`, { code: text })).body;
  expect(await look(code)).toEqual({ object: 'code', for: 'player', name: 'Eve' });
  expect(await look((await codesOf(organizer)).entry)).toEqual({ object: 'code', for: 'entry', name: null });
  const { body } = await organizer.call<{ code: string }>('POST', `/api/tournaments/${organizer.id}/invitations`, {
    role: 'judge',
    name: 'Juri',
  });
  for (const _ of [1, 2]) expect(await look(body.code)).toEqual({ object: 'code', for: 'judge', name: 'Juri' });
  // A code of an official is used once.
  expect(await other(organizer).show(body.code)).toBe(200);
  expect(await other(organizer).show(body.code)).toBe(403);
  expect(await look('AAAA-AAAA')).toMatchObject({ code: 'forbidden' });
  expect(await phone.show(code.toLowerCase().replace('-', ' '))).toBe(200);
  expect((await phone.mine()).entrant).toMatchObject({ id, name: 'Eve' });
  expect(await thief.show(code)).toBe(403);
  expect((await organizer.call('POST', `/api/tournaments/${organizer.id}/release`, { role: 'player', name: id })).status).toBe(200);
  expect((await phone.mine()).entrant).toBeNull();
  expect(await thief.show(code)).toBe(200);
});
