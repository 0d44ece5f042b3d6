/**
 * The desk of a tournament in the browser, in either language: sixteen players from the first entry by phone to the final. Two matches of the first round are
 * played here, one of them with a judge who has it backed up; the server is killed three times in between.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskAnswer, PublicTournament, StaffTournament, TournamentAct } from '@apnap/protocol';
import type { Locator, Page } from 'playwright-core';
import { faults } from './access.js';
import { entersBy, playUntil, turns } from './bench.js';
import { leave } from './seats.js';
import { clean, newFolder, type Person, type Stage, serverOn } from './stage.js';

/** What a browser says of a server that is gone for a moment. */
const MEANT = /WebSocket connection to|net::ERR_|Failed to load resource/;

/** An event in one of the languages. */
interface Words {
  locale: string;
  event: string;
  organizer: string;
  judge: string;
  /** The first four play here; the last comes late, and the one before him is written down at the desk. */
  names: readonly string[];
  why: string;
}

const CHINESE: Words = {
  locale: 'zh-CN',
  event: '周五赛',
  organizer: '欧阳',
  judge: '裁判甲',
  names: '安,白,陈,邓,冯,高,韩,金,李,马,倪,欧,潘,钱,任,王'.split(','),
  why: '成绩单录入错误',
};
const ENGLISH: Words = {
  locale: 'en',
  event: 'Friday Open',
  organizer: 'Olga',
  judge: 'Juri',
  names: 'Ann,Ben,Cai,Dan,Eve,Fay,Gus,Hal,Ida,Jon,Kim,Lou,Mia,Ned,Oz,Pia'.split(','),
  why: 'The slip was entered wrongly',
};
const RED = '52 Mountain\n4 Hill Giant\n4 Gray Ogre\n';
const GREEN = '52 Forest\n4 Grizzly Bears\n4 Centaur Courser\n';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A request of the page, as whoever uses it. */
const request = <T>(page: Page, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api${to}`, {
        method: sent === undefined ? 'GET' : 'POST',
        ...(sent === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      return text.startsWith('{"seq"') ? text : JSON.parse(text);
    },
    [path, body] as const,
  ) as Promise<T>;

/** An event that is run at a desk, with a server of its own that can be killed. */
interface Event {
  stage: Stage;
  words: Words;
  /** Who runs it, at the desk. */
  desk: Person;
  url: string;
  id: string;
  kill: () => Promise<void>;
  end: () => Promise<void>;
  folder: string;
  serious: string[];
}

const act = ({ desk, id }: Event, what: TournamentAct) => request<DeskAnswer>(desk.page, `/tournaments/${id}/act`, { what });
const all = ({ desk, id }: Event) => request<PublicTournament>(desk.page, `/tournaments/${id}`);
const staff = ({ desk, id }: Event) => request<StaffTournament>(desk.page, `/tournaments/${id}/staff`);
const tab = ({ desk }: Event, name: string) => desk.page.locator(`[data-tab="${name}"]`).click();

/** Founded by who is its head judge, too. */
async function founded(stage: Stage, words: Words): Promise<Event> {
  const folder = newFolder();
  let server = await serverOn(folder);
  const port = Number(new URL(server.url).port);
  const desk = await stage.person({ locale: words.locale });
  await desk.page.goto(server.url);
  const { id } = await request<PublicTournament>(desk.page, '/tournaments', {
    name: words.event,
    as: words.organizer,
    rel: 'competitive',
    rounds: 3,
    cut: 4,
    matchWins: 1,
    settings: { lists: 'required' },
  });
  await request(desk.page, `/tournaments/${id}/policy`, { entry: 'open', play: 'here' });
  const { code } = await request<{ code: string }>(desk.page, `/tournaments/${id}/invitations`, {
    role: 'headJudge',
    name: words.organizer,
  });
  await request(desk.page, `/tournaments/${id}/codes`, { code });
  const kill = async (): Promise<void> => {
    await server.kill();
    server = await serverOn(folder, port);
  };
  return { stage, words, desk, url: server.url, id, kill, end: () => server.kill(), folder, serious: [] };
}

/** Presses the button for the next step, and waits for what the desk says. */
async function next({ desk: { page } }: Event, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    await page
      .locator('.said button')
      .click({ timeout: 500 })
      .catch(() => {});
    await page.locator('[data-action="next"]').click();
    await page.locator('.said').first().waitFor();
  }
}

/** Types the slips of all tables of the last round that have no result: the first of each wins. */
async function slips(e: Event): Promise<void> {
  const { page } = e.desk;
  await page.locator('#slip').waitFor();
  for (const { kind, table, result } of (await all(e)).rounds.at(-1)?.pairings ?? []) {
    if (kind !== 'match' || result !== null) continue;
    await page.locator('#slip').fill(`${table} 1-0`);
    await page.locator('.slip-preview[data-winner="a"]').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(() => document.querySelectorAll('.slip-list .sent').length === 0);
}

async function tableDialog({ desk: { page } }: Event, n: number, work: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.locator(`[data-table="${n}"] [data-action="table"]`).click();
  await work(page.locator('dialog'));
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/** Somebody with a phone enters by the page, with a list or without. */
async function enters(e: Event, name: string, list: string | undefined): Promise<Person> {
  const who = await e.stage.person({ ...PHONE, locale: e.words.locale });
  const { page } = who;
  await page.goto(`${e.url}/t/${e.id}`);
  await page.locator('[data-field="name"]').fill(name);
  await page.locator('[data-action="enter"]').click();
  await page.locator('.t-mine').waitFor();
  if (list === undefined) return who;
  await page.locator('[data-field="deck"]').fill(list);
  await page.locator('[data-action="hand-in"]').click();
  await page.locator('.t-deck [data-deck="received"]').waitFor();
  return who;
}

/** Fourteen enter by phone, four of them with a list; one at the desk. @returns those four */
async function registration(e: Event): Promise<Person[]> {
  const { page } = e.desk;
  const names = e.words.names.slice(0, -2);
  const [written] = e.words.names.slice(-2);
  const players: Person[] = [];
  for (const [i, name] of names.entries()) {
    const who = await enters(e, name, i < 4 ? [RED, GREEN][i % 2] : undefined);
    if (i < 4) players.push(who);
    else await who.context.close();
  }
  await page.goto(`${e.url}/t/${e.id}/desk`);
  await page.locator('#register-name').fill(written);
  await page.keyboard.press('Enter');
  for (const name of [...names, written]) await page.locator(`.desk-table >> text="${name}"`).waitFor();
  e.serious.push(...(await faults(page)));
  return players;
}

const idsOf = async (e: Event): Promise<string[]> => {
  const { entrants } = await staff(e);
  return e.words.names.slice(0, 4).map((name) => entrants.find((x) => x.name === name)?.id ?? '');
};

/** The first four sit at the first two tables, before the round is out: what is played by devices with lists is played here. */
async function seated(e: Event): Promise<void> {
  const ids = await idsOf(e);
  await tab(e, 'round');
  for (const [i, id] of ids.entries()) {
    const { seats } = (await staff(e)).rounds[0].pairings[i >> 1];
    if (seats.includes(id)) continue;
    await tableDialog(e, (i >> 1) + 1, async (dialog) => {
      await dialog.locator('[data-field="swap-mine"]').selectOption(seats.find((s) => s !== ids[i ^ 1]) ?? '');
      await dialog.locator('[data-field="swap-theirs"]').selectOption(id);
      await dialog.locator('[data-field="swap-why"]').fill(e.words.why);
      await dialog.locator('[data-action="swap"]').click();
      await dialog.waitFor({ state: 'detached' });
    });
  }
}

/** The judge asks for a back-up as far as can be gone back; the head judge comes from the desk and approves of it. */
async function backedUp({ desk, words }: Event, judge: Person, a: Person, b: Person): Promise<void> {
  await entersBy(judge);
  await judge.page.locator('[data-field="why"]').fill(words.why);
  const point = judge.page.locator('.bench-point').last();
  await point.locator('[data-action="back"]').click();
  await point.locator('[data-action="back-sure"]').click();
  await a.page.locator('.officials.asks').waitFor();
  const before = await turns(a.page);
  await entersBy(desk);
  await desk.page.locator('[data-action="approve"]').click();
  await desk.page.locator('.bench-proposal').waitFor({ state: 'detached' });
  for (const { page } of [a, b]) await page.locator('.officials:not(.asks)').waitFor();
  if ((await turns(a.page)) >= before) throw new Error('no turn was undone');
  for (const { page } of [judge, desk]) await page.locator('[data-action="leave"]').click();
}

/** Two matches that are played here. In one a judge is called; the game goes on from where he has it backed up, on another server. Who concedes has lost. */
async function playedHere(e: Event, players: readonly Person[]): Promise<void> {
  const { code } = await request<{ code: string }>(e.desk.page, `/tournaments/${e.id}/invitations`, { role: 'judge', name: e.words.judge });
  const judge = await e.stage.person({ ...PHONE, locale: e.words.locale });
  await judge.page.goto(`${e.url}/t/${e.id}`);
  await request(judge.page, `/tournaments/${e.id}/codes`, { code });
  await judge.page.goto(`${e.url}/t/${e.id}/desk`);
  const [a, b, c] = players;
  await a.page.locator('[data-action="call-judge"]').click();
  for (const { page } of players) {
    await page.locator('.t-mine a[href*="/g/"]').first().click();
    await page.locator('.action-bar').waitFor();
  }
  await playUntil(a, b, 2);
  await backedUp(e, judge, a, b);
  await e.kill();
  await playUntil(a, b, 2);
  for (const { page } of [b, c]) await leave(page);
  for (const { page } of players) await page.locator('.over').waitFor();
  for (const who of [...players, judge]) {
    clean(who, MEANT);
    await who.context.close();
  }
  await e.desk.page.goto(`${e.url}/t/${e.id}/desk`);
  await e.desk.page.waitForFunction(
    async (path) => (await (await fetch(path)).json()).rounds[0].pairings.filter((p: { result: unknown }) => p.result !== null).length >= 2,
    `/api/tournaments/${e.id}`,
  );
  // Who did not concede has won.
  const ids = await idsOf(e);
  for (const [table, winner] of [ids[0], ids[3]].entries()) {
    const { seats, result } = (await all(e)).rounds[0].pairings[table];
    if (result !== (seats[0] === winner ? '1-0-0' : '0-1-0')) throw new Error(`table ${table + 1}: ${result}`);
  }
  await request(e.desk.page, `/tournaments/${e.id}/policy`, { play: 'paper' });
}

/** A deck check at table 1, and the time that it took; two warnings, by which the third violation is a loss of the game (IPG 2, upgrades). @returns who is warned */
async function checkedAndWarned(e: Event): Promise<string> {
  await tab(e, 'round');
  await tableDialog(e, 1, async (dialog) => {
    for (const end of ['begin', 'end']) await dialog.locator(`[data-action="check-${end}"]`).click();
  });
  const [who] = (await all(e)).rounds[1].pairings[0].seats;
  const violation = { act: 'penalty', who, infraction: 'gameRuleViolation' } as const;
  const asked = async (): Promise<string> => ((await act(e, violation)).json as { penalty: string }).penalty;
  const first = await asked();
  for (let n = 0; n < 2; n++) await act(e, { ...violation, penalty: 'warning', note: `${n}` });
  const third = await asked();
  if (first !== 'warning' || third !== 'gameLoss') throw new Error(`the third is a ${third}, the first a ${first}`);
  return who;
}

/** A result of round 2 was wrong: the ways to put that right are shown, and the first is taken. */
async function repaired(e: Event): Promise<void> {
  const { page } = e.desk;
  await tab(e, 'round');
  await page.locator('.round-panel select').selectOption('2');
  await tableDialog(e, 2, async (dialog) => {
    await dialog.locator('[data-result="0-1"]').click();
    await dialog.locator('[data-field="why"]').fill(e.words.why);
    await dialog.locator('[data-action="repair-look"]').click();
    await dialog.locator('.repair-options button').first().click();
    await dialog.waitFor({ state: 'detached' });
  });
  const now = (await all(e)).rounds[1].pairings.find((p) => p.table === 2)?.result;
  if (now !== '0-1-0') throw new Error(`the result stands as it was: ${now}`);
  await page.locator('.round-panel select').selectOption('3');
}

/** By the command, on the file that was saved: the hash that was shown is that of its last line, and every pairing holds. @returns how many lines it has */
async function verified(e: Event, end: PublicTournament): Promise<number> {
  const text = await e.desk.page.evaluate(async (to) => (await fetch(to)).text(), `/api/tournaments/${e.id}/file`);
  const file = join(e.folder, 'saved.event');
  writeFileSync(file, text);
  const command = ['packages/cli/dist/main.js', 'tournament', 'verify', '--event', file, '--hash', end.hash, '--json'];
  const said = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as { ok: boolean; entries: number };
  if (!said.ok) throw new Error(`the log does not hold: ${JSON.stringify(said)}`);
  return said.entries;
}

const tournament =
  (words: Words) =>
  async (s: Stage): Promise<string> => {
    const e = await founded(s, words);
    const { page } = e.desk;
    const players = await registration(e);
    await next(e, 2);
    await seated(e);
    await next(e);
    await page.locator('#slip').waitFor();
    // Somebody comes late: he has lost the first round (MTR 2.6), and plays the second.
    await act(e, { act: 'register', name: words.names.at(-1) as string });
    await playedHere(e, players);
    await tab(e, 'round');
    await slips(e);
    e.serious.push(...(await faults(page)));
    await next(e, 2);
    const warned = await checkedAndWarned(e);
    await slips(e);
    await e.kill();
    await tab(e, 'players');
    await page.locator(`[data-player="${warned}"] .link-button`).click();
    await page.locator('dialog [data-action="drop"]').click();
    await page.keyboard.press('Escape');
    await next(e, 2);
    await repaired(e);
    await slips(e);
    await e.kill();
    // The playoff.
    for (const steps of [3, 2]) {
      await next(e, steps);
      await slips(e);
    }
    // It is asked once more before it ends.
    for (let n = 0; n < 2; n++) await page.locator('[data-action="next"]').click();
    await page.waitForFunction(() => document.querySelector('[data-action="next"]') === null);
    const end = await all(e);
    const lines = await verified(e, end);
    if (end.places?.[0] === undefined) throw new Error('nobody has won');
    if (e.serious.length > 0) throw new Error(e.serious.join('\n    '));
    clean(e.desk, MEANT);
    await e.desk.context.close();
    await e.end();
    return `16 players, ${lines} lines, ${end.rounds.length} rounds, two of the matches played here, a back-up, three kills`;
  };

/** In Chinese once, and in English once. */
export const DESK = { tournamentDesk: tournament(CHINESE), tournamentDeskInEnglish: tournament(ENGLISH) };
