/** Tables of which the games are played by the rules of another year: who sees it, what may be brought, and that it stays so wherever a game is made of a table. */
import type { DeckInfo, ErrorView, ListView, LogLine, MagicView, ReplayView, RuleTitle, StackItem, TableInfo } from '@apnap/protocol';
import { expect, test } from 'vitest';
import { Client, type Seat } from './client.js';
import { newHome, serverForTests, testServer } from './server.js';

const server = serverForTests();

const against = (level: string, deck?: string) => ({ opponent: { kind: 'computer', level, ...(deck === undefined ? {} : { deck }) } });
const classic = { deck: 'classic-goblins', profile: 'classic' };

/** All that a client was shown on the stack, by kind. */
const kindsSeen = (seat: Seat): string[] =>
  seat.raw.flatMap((m) => [...m.matchAll(/"kind":"(spell|damage|triggered|activated)"/g)].map((x) => x[1]));
const rules = (log: readonly LogLine[]): string[] => log.flatMap((l) => l.rules);

/** The save of a game that is over. */
async function savedOf(c: Client, table: string): Promise<{ profile?: string }> {
  const { body } = await c.call<ReplayView>('GET', `/api/tables/${table}/replay`);
  return (body.save as { setup: { profile?: string } }).setup;
}

test('2003: the choice is told by lists, the table, the game and its replay, and the game is played by it', async () => {
  const c = new Client(server().url);
  const info = await c.table({ ...classic, ...against('medium') });
  expect(info.profile).toBe('classic');
  const seat = c.seat(info.id);
  await seat.until(() => seat.game !== null);
  expect(seat.game?.profile).toBe('classic');
  const listed = (await c.call<ListView<TableInfo>>('GET', '/api/tables')).body.data.find((x) => x.id === info.id);
  expect(listed?.profile).toBe('classic');
  const watcher = new Client(server().url).seat(info.id);
  await watcher.until(() => watcher.game !== null);
  expect([watcher.table?.info.profile, watcher.game?.profile]).toEqual(['classic', 'classic']);
  const offered = new Set<string>();
  const note = (): void => {
    const asked = seat.mine?.ask;
    if (asked?.form === 'pick') for (const o of asked.options) if (o.act === 'cast') offered.add(o.label.en.split(' ')[0]);
  };
  for (let n = 0; n < 40 && !(kindsSeen(seat).includes('damage') && offered.size > 0); n++) await seat.play(5, note);
  expect(kindsSeen(seat)).toContain('damage');
  // Spells are played (409.1).
  expect([...offered]).toEqual(['Play']);
  // The draw of the turn, and damage that goes on the stack, by their numbers of 2003.
  expect(rules(seat.log)).toEqual(expect.arrayContaining(['304.1', '310.2']));
  expect(rules(seat.log).filter((r) => r.startsWith('5'))).not.toContain('510.2');
  if (seat.game?.result === null) seat.send({ type: 'concede' });
  await seat.until(() => seat.table?.info.phase === 'over');
  const { body } = await c.call<ReplayView>('GET', `/api/tables/${info.id}/replay`);
  expect((body.end as MagicView).profile).toBe('classic');
  expect(await savedOf(c, info.id)).toMatchObject({ profile: 'classic' });
  expect(server().reports).toEqual([]);
});

test('2015: as well; and a table that asks for no rules, or for those of today, is what it always was', async () => {
  const c = new Client(server().url);
  const info = await c.table({ deck: 'pauper-stompy', profile: '2015', ...against('easy') });
  const seat = c.seat(info.id);
  await seat.play(10);
  expect([info.profile, seat.game?.profile]).toEqual(['2015', '2015']);
  for (const today of [{}, { profile: 'current' }]) {
    const other = await c.table(today);
    const at = c.seat(other.id);
    await at.until(() => at.game !== null);
    at.send({ type: 'concede' });
    await at.until(() => at.table?.info.phase === 'over');
    expect([other, at.table?.info, at.game, await savedOf(c, other.id)].map((x) => 'profile' in (x as object))).toEqual(
      Array(4).fill(false),
    );
  }
  expect((await c.call('POST', '/api/tables', { ...classic, profile: '2004', ...against('easy') })).status).toBe(400);
});

test('cards that came after the rules are refused by name, in both languages: of mine, of my opponent, of who joins', async () => {
  const c = new Client(server().url);
  const refused = async (body: Record<string, unknown>): Promise<string[]> => {
    const { status, body: said } = await c.call<ErrorView>('POST', '/api/tables', body);
    expect([status, said.code]).toEqual([400, 'deckFaulty']);
    return [said.text.en, said.text.zh];
  };
  const own = await c.call<DeckInfo>('POST', '/api/decks', { name: 'x', text: '56 Mountain\n4 Lightning Strike\n' });
  expect(await refused({ deck: own.body.id, profile: 'classic', ...against('easy') })).toEqual([
    'The deck can not be played: Lightning Strike was first printed on 2013-09-27; cards after 2003-02-28 are not played by these rules.',
    '该套牌无法使用：Lightning Strike首次印行于2013-09-27；此规则不使用2003-02-28之后的牌。',
  ]);
  expect((await c.call('POST', '/api/tables', { deck: own.body.id, profile: '2015', ...against('easy') })).status).toBe(200);
  expect((await refused({ ...classic, ...against('easy', 'pauper-burn') }))[0]).toMatch(/was first printed on/);
  const { body: open } = await c.call<TableInfo>('POST', '/api/tables', {
    ...classic,
    bestOf: 3,
    opponent: { kind: 'person', listed: true },
  });
  const other = new Client(server().url);
  const late = await other.call<ErrorView>('POST', `/api/tables/${open.id}/join`, { deck: 'pauper-burn' });
  expect([late.status, late.body.code]).toEqual([400, 'deckFaulty']);
  expect((await other.call<TableInfo>('POST', `/api/tables/${open.id}/join`, { deck: 'classic-stompy' })).body.profile).toBe('classic');
  // The next game of the match, too.
  const seats = [c.seat(open.id), other.seat(open.id)];
  await seats[0].until(() => seats[0].game !== null);
  seats[0].send({ type: 'concede' });
  await seats[0].until(() => seats[0].table?.info.phase === 'sideboarding');
  for (const s of seats) {
    await s.until(() => s.table?.sideboard !== null && s.table !== null);
    const deck = s.table?.sideboard;
    s.send({ type: 'sideboard', main: deck?.main ?? [], side: deck?.side ?? [] });
  }
  await seats[1].until(() => seats[1].table?.info.game === 2 && seats[1].game !== null);
  expect(seats[1].game?.profile).toBe('classic');
});

test('lists of decks say by which rules each can be played, and an opponent who was left to the server brings one of them', async () => {
  const c = new Client(server().url);
  const { data } = (await c.call<ListView<DeckInfo>>('GET', '/api/decks')).body;
  const by = (year: '2015' | 'classic'): string[] => data.filter((d) => d.years.includes(year)).map((d) => d.id);
  expect(by('classic')).toEqual(['classic-goblins', 'classic-stompy', 'classic-knights', 'classic-tide']);
  expect(by('2015')).toEqual(expect.arrayContaining(['pauper-stompy', ...by('classic')]));
  expect(by('2015')).not.toContain('pauper-burn');
});

test.each(['beginner', 'hard'])('a computer player of level %s plays by the rules of 2003', async (level) => {
  const c = new Client(server().url);
  const info = await c.table({ ...classic, ...against(level) });
  const seat = c.seat(info.id);
  await seat.play(15);
  expect(seat.game?.n).toBeGreaterThan(10);
  expect(server().reports).toEqual([]);
});

const placed = (card: string, seat: number, zone = 'battlefield', more: Record<string, unknown> = {}) => ({ seat, zone, card, ...more });
const LIBRARIES = [placed('Forest', 0, 'library', { count: 10 }), placed('Forest', 1, 'library', { count: 10 })];
const board = (profile: string, place: unknown[]) => ({
  lives: [20, 20],
  place: [...place, ...LIBRARIES],
  from: 'beginCombat',
  other: 'myself',
  profile,
});

test('a board by the rules of 2003: combat damage waits on the stack, with who deals how much to whom; later cards are refused', async () => {
  const c = new Client(server().url);
  const made = await c.call<TableInfo>('POST', '/api/scenarios', board('classic', [placed('Hill Giant', 0), placed('Mogg Fanatic', 0)]));
  expect(made.body.profile).toBe('classic');
  const seat = c.seat(made.body.id);
  const damage = (): StackItem | undefined => seat.game?.stack.find((x) => x.kind === 'damage');
  for (let n = 0; n < 10 && !damage(); n++) {
    await seat.until(() => seat.mine !== null);
    const d = seat.mine;
    const { ask } = d as NonNullable<typeof d>;
    const attack = d?.kind === 'attackers' && ask?.form === 'pair';
    await seat.give(attack ? { pairs: ask.options.map((_, i) => [i, ask.allowed[i][0]] as const) } : (d?.fallback as never));
  }
  const waits = damage() as StackItem;
  const named = (name: string) => seat.game?.battlefield.find((o) => o.name.en === name);
  expect(waits.card).toBeNull();
  expect(waits.damage).toContainEqual({ from: named('Hill Giant')?.id, to: -2, n: 3 });
  const other = seat.game?.players[1].name;
  expect(waits.does.en.split('\n').sort()).toEqual([`Hill Giant deals 3 damage to ${other}.`, `Mogg Fanatic deals 1 damage to ${other}.`]);
  expect(waits.does.zh).toContain(`对${other}造成3点伤害。`);
  expect(seat.game?.players[1].life).toBe(20);
  // Why it is there is told by the numbers of its edition.
  const why = await seat.ask({ type: 'why', about: { object: waits.id } }, 'why');
  const line = seat.log.findLast((l) => l.rules.includes('310.2')) as LogLine;
  const asked = await seat.ask({ type: 'why', about: { event: line.event } }, 'why');
  expect(why.answer.title.en).toBe('Combat Damage');
  expect(asked.answer.steps[0].rules).toEqual(['310.2']);
  // classic:310.4: what has dealt its damage to the stack may go: it is dealt all the same.
  const { ask } = seat.mine as NonNullable<typeof seat.mine>;
  await seat.give({ pick: [ask?.form === 'pick' ? ask.options.findIndex((o) => o.act === 'activate') : -1] });
  for (let n = 0; n < 10 && seat.game?.players[1].life === 20; n++) {
    await seat.until(() => seat.mine !== null);
    const d = seat.mine as NonNullable<typeof seat.mine>;
    const target = d.kind === 'targets' && d.ask?.form === 'pick' ? d.ask.options.findIndex((o) => o.entity === -1) : -1;
    if (target < 0) expect(damage()?.does.en).toContain('Mogg Fanatic deals 1 damage');
    await seat.give(target >= 0 ? { pick: [target] } : (d.fallback as never));
  }
  expect(named('Mogg Fanatic')).toBeUndefined();
  expect(seat.game?.players.map((p) => p.life)).toEqual([19, 16]);
  const late = await c.call<ErrorView>('POST', '/api/scenarios', board('classic', [placed('Lightning Strike', 0, 'hand')]));
  expect([late.status, late.body.text.en]).toEqual([400, expect.stringMatching(/Lightning Strike was first printed on 2013-09-27/)]);
});

test('what-ifs are played by the rules of their game, and so is a game that another server goes on with', async () => {
  const home = await newHome();
  const first = await testServer({}, home);
  const c = new Client(first.url);
  const info = await c.table({ ...classic, ...against('easy') });
  const seat = c.seat(info.id);
  await seat.play(12);
  await seat.until(() => seat.mine !== null);
  const branched = await c.call<TableInfo>('POST', `/api/tables/${info.id}/branch`, { n: seat.game?.n, level: 'easy' });
  expect(branched.body.profile).toBe('classic');
  const branch = c.seat(branched.body.id);
  await branch.play(10);
  expect(branch.game?.profile).toBe('classic');
  await first.close();
  const second = await testServer({}, home);
  c.base = second.url;
  const again = c.seat(info.id);
  await again.play(5);
  expect([again.table?.info.profile, again.game?.profile]).toEqual(['classic', 'classic']);
  expect([...first.reports, ...second.reports]).toEqual([]);
  await second.end();
});

test('a number of a rule leads to the rule of its own edition', async () => {
  const c = new Client(server().url);
  const title = async (path: string): Promise<string> => (await c.call<RuleTitle>('GET', `/api/rules/${path}`)).body.title.en;
  expect(await title('310.2?profile=classic')).toMatch(/stack/);
  expect(await title('310.2')).not.toMatch(/stack/);
  expect(await title('101.1?profile=classic')).toBe('Comprehensive Rules, 2003-02-28');
  expect(await title('MTR 2.4?profile=2015')).toBe('Conceding and agreed draws');
});
