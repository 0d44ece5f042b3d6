/** Forms of the desk beside results: a draft that is called, tables of several, teams seat by seat, tasks that all tick off, and the report of a disqualification. */
import type { DeskAnswer, NewTournament, PublicTournament, StaffTournament, TournamentAct } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { faults } from './access.js';
import { clean, type Person, type Stage } from './stage.js';

/** Asks the server as whoever has the page open. */
const ask = <T>(page: Page, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api/tournaments${to}`, {
        method: sent === undefined ? 'GET' : 'POST',
        ...(sent === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    },
    [path, body] as const,
  ) as Promise<T>;

interface Event {
  id: string;
  act(what: TournamentAct): Promise<DeskAnswer>;
  all(): Promise<PublicTournament>;
}

/** A tournament with these players, whose organizer is its head judge, too; its desk is open. Without players it is not begun. */
async function event(s: Stage, page: Page, body: NewTournament, players: readonly { name: string; members?: string[] }[]): Promise<Event> {
  if (!page.url().startsWith(s.url)) await page.goto(s.url);
  const { id } = await ask<PublicTournament>(page, '', body);
  const { code } = await ask<{ code: string }>(page, `/${id}/invitations`, { role: 'headJudge', name: 'Olga' });
  await ask(page, `/${id}/codes`, { code });
  const act = (what: TournamentAct) => ask<DeskAnswer>(page, `/${id}/act`, { what });
  for (const p of players) await act({ act: 'register', ...p });
  if (players.length > 0) await act({ act: 'start' });
  await page.goto(`${s.url}/t/${id}/desk`);
  await page.locator('[data-tab="tasks"]').waitFor();
  return { id, act, all: () => ask(page, `/${id}`) };
}

const names = (n: number): { name: string }[] => Array.from({ length: n }, (_, i) => ({ name: `Player ${String.fromCharCode(65 + i)}` }));

const tab = (page: Page, name: string) => page.locator(`[data-tab="${name}"]`).click();

/** Two pods, a draft whose calls come by themselves, and the time for building after it. */
async function drafted(s: Stage, { page }: Person): Promise<void> {
  const { id } = await event(s, page, { name: 'Draft', as: 'Olga', format: 'limited', rel: 'competitive', rounds: 3 }, names(12));
  await tab(page, 'draft');
  await page.locator('.draft-panel input[type="number"]').first().fill('6');
  await page.locator('[data-action="draft"]').click();
  await page.locator('.draft-pods section').nth(1).waitFor();
  await page.locator('[data-action="draft-begin"]').click();
  await page.locator('.draft-now').waitFor();
  const first = await page.locator('.draft-now p').first().textContent();
  // The first pick of fifteen cards has forty seconds (MTR appendix B).
  if (!/^0:(3\d|40)$/.test((await page.locator('.draft-now b').textContent()) ?? '')) throw new Error(`the clock: ${first}`);
  await page.locator('.draft-panel details summary').click();
  if ((await page.locator('.draft-calls li').count()) < 80) throw new Error('there are too few calls');
  await page.locator('[data-action="build"]').click();
  await page.locator('.draft-panel form b.number').waitFor();
  const { drafts } = await ask<StaffTournament>(page, `/${id}/staff`);
  if (drafts[0].pods.map((p) => p.seats.length).join() !== '6,6' || drafts[0].begun === null) throw new Error(JSON.stringify(drafts));
}

/** What one has ticked off the other sees, with who has done it. */
async function ticked(s: Stage, who: Person, other: Person): Promise<void> {
  const { page } = who;
  const { id } = await event(s, page, { name: 'Tasks', as: 'Olga', rel: 'competitive', rounds: 3 }, names(4));
  const { code } = await ask<{ code: string }>(page, `/${id}/invitations`, { role: 'judge', name: 'Jan' });
  await other.page.goto(s.url);
  await ask(other.page, `/${id}/codes`, { code });
  await other.page.goto(`${s.url}/t/${id}/desk`);
  await tab(other.page, 'tasks');
  await tab(page, 'tasks');
  await page.locator('[data-task="teams"]').check();
  await other.page.locator('.task-list li.done', { hasText: 'Olga' }).waitFor();
  await other.page.locator('[data-task="teams"]').uncheck();
  await page.locator('.task-list li.done').waitFor({ state: 'detached' });
}

const TYPED = 70;
const SLIPS = 32;
/** Slips in a minute that somebody who types must be able to enter. */
const LEAST_SLIPS = 30;

/** Slips typed one after the other, each with its names seen before it is entered; the result stands in the list when it is in the log. */
async function slips(s: Stage, { page }: Person): Promise<number> {
  const players = Array.from({ length: 2 * SLIPS }, (_, i) => ({ name: `Player ${String(i + 1).padStart(2, '0')}` }));
  const e = await event(s, page, { name: 'Slips', as: 'Olga', rounds: 5 }, []);
  for (const p of players) await e.act({ act: 'register', ...p });
  await e.act({ act: 'start' });
  await e.act({ act: 'pair' });
  await e.act({ act: 'publish' });
  await tab(page, 'round');
  await page.locator('#slip').click();
  const results = ['20', '2-1', '1-2', '021', '111', '12'];
  const from = Date.now();
  for (let n = 1; n <= SLIPS; n++) {
    await page.keyboard.type(`${n} ${results[n % results.length]}`, { delay: TYPED });
    await page.locator('.slip-preview[data-winner]:not([data-winner=""])').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(() => document.querySelectorAll('.slip-list li.sent').length === 0);
  const minutes = (Date.now() - from) / 60_000;
  const refused = await page.locator('.slip-list li.refused').count();
  const open = (await e.all()).rounds[0].pairings.filter((p) => p.kind === 'match' && p.result === null).length;
  if (refused > 0 || open > 0) throw new Error(`${refused} slips refused, ${open} tables open`);
  const rate = SLIPS / minutes;
  if (rate < LEAST_SLIPS) throw new Error(`${rate.toFixed(0)} slips a minute`);
  return rate;
}

/** Where and when a judge works, and breaks for those who have none. */
async function roster(s: Stage, { page }: Person): Promise<void> {
  const e = await event(s, page, { name: 'Roster', as: 'Olga', rel: 'competitive', rounds: 3 }, names(8));
  for (const name of ['Jan', 'Kim']) await e.act({ act: 'staff', name, role: 'judge', from: '00:00', until: '23:59' });
  await tab(page, 'staff');
  const jan = page.locator('[data-staff="Jan"]');
  await jan.locator('.staff-on').waitFor();
  await jan.locator('[data-action="staff-edit"]').click();
  await jan.locator('[data-field="team"]').fill('Floor');
  await jan.locator('.staff-edit input[type="checkbox"]').check();
  await jan.locator('[data-field="place"]').fill('1–40');
  await jan.locator('[data-action="staff-save"]').click();
  await page.locator('.staff-panel h3', { hasText: 'Floor' }).waitFor();
  await page.locator('[data-action="staff-breaks"]').click();
  await page.waitForFunction(
    () => [...document.querySelectorAll('.staff-row')].filter((x) => /\d–\d.*\d–\d/.test(x.textContent ?? '')).length === 2,
  );
  const { staff } = await ask<StaffTournament>(page, `/${e.id}/staff`);
  const found = staff.find((x) => x.name === 'Jan');
  if (found?.team !== 'Floor' || found.lead !== true || found.from !== '00:00' || found.breaks?.length !== 1)
    throw new Error(JSON.stringify(found));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/roster.png` });
}

/** A table of four by their phones: one says who has won, another that he is right. */
async function severalByPhone(s: Stage, { page }: Person, phone: Person): Promise<void> {
  const e = await event(s, page, { name: 'Phones', as: 'Olga', kind: 'multiplayer', rounds: 2 }, []);
  await ask(page, `/${e.id}/policy`, { entry: 'open' });
  await phone.page.goto(`${s.url}/t/${e.id}`);
  await phone.page.locator('[data-field="name"]').fill('Pia');
  await phone.page.locator('[data-field="young"]').check();
  await phone.page.locator('[data-field="age"]').fill('12');
  await phone.page.locator('[data-field="consent"]').check();
  await phone.page.locator('[data-action="enter"]').click();
  await phone.page.locator('.t-mine').waitFor();
  for (const p of names(3)) await e.act({ act: 'register', ...p });
  await e.act({ act: 'start' });
  await e.act({ act: 'pair' });
  await e.act({ act: 'publish' });
  const seats = (await e.all()).rounds[0].pairings[0].seats;
  await phone.page.locator(`[data-winner="${seats[1]}"]`).click();
  await phone.page.locator('[data-action="report"]').click();
  await phone.page.locator('.t-told').waitFor();
  if (process.env.SHOTS) await phone.page.screenshot({ path: `${process.env.SHOTS}/pod-phone.png`, fullPage: true });
  const { reports } = await ask<StaffTournament>(page, `/${e.id}/staff`);
  if (reports.length !== 1 || reports[0].table !== 1) throw new Error(JSON.stringify(reports));
  await e.act({ act: 'report', table: 1, result: seats[1] });
  await phone.page.locator('.t-report').waitFor({ state: 'detached' });
}

/** A team enters by phone, with its players in the order of their seats. */
async function teamByPhone(s: Stage, { page }: Person, phone: Person): Promise<void> {
  const e = await event(s, page, { name: 'Team phones', as: 'Olga', kind: 'team', rounds: 1 }, []);
  await ask(page, `/${e.id}/policy`, { entry: 'open' });
  await phone.page.goto(`${s.url}/t/${e.id}`);
  await phone.page.locator('[data-field="name"]').fill('North');
  await phone.page.locator('[data-field="members"]').fill('Ann, Bob，Cid');
  await phone.page.locator('[data-action="enter"]').click();
  await phone.page.locator('.t-mine').waitFor();
  const { entrants } = await ask<StaffTournament>(page, `/${e.id}/staff`);
  if (entrants[0].members.map((m) => m.name).join() !== 'Ann,Bob,Cid') throw new Error(JSON.stringify(entrants));
}

/** One of three wins for all. */
async function several(s: Stage, { page }: Person): Promise<void> {
  const e = await event(s, page, { name: 'Several', as: 'Olga', kind: 'multiplayer', rounds: 2 }, names(8));
  await e.act({ act: 'pair' });
  await e.act({ act: 'publish' });
  await tab(page, 'round');
  await page.locator('[data-table="1"] [data-action="table"]').click();
  await page.locator('dialog [data-seat="2"]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const [table] = (await e.all()).rounds[0].pairings;
  if (table.winner !== table.seats[1]) throw new Error(JSON.stringify(table));
}

/** Teams of three, each seat its own match. */
async function teams(s: Stage, { page }: Person): Promise<void> {
  const players = ['North', 'South'].map((name) => ({ name, members: ['A', 'B', 'C'].map((x) => `${name} ${x}`) }));
  const e = await event(s, page, { name: 'Teams', as: 'Olga', kind: 'team', rounds: 1 }, players);
  await e.act({ act: 'pair' });
  await e.act({ act: 'publish' });
  await tab(page, 'round');
  await page.locator('[data-table="1"] [data-action="table"]').click();
  for (const [seat, games] of [
    ['A', '2-1'],
    ['B', '0-2'],
    ['C', '2-0'],
  ])
    await page.locator(`dialog [data-seat-games="${seat}"]`).fill(games);
  await page.locator('dialog .button.primary').first().click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const [match] = (await e.all()).rounds[0].pairings;
  if (match.outcome !== 'a') throw new Error(JSON.stringify(match));
}

/** The report of a disqualification: led there with what is known, closed when nothing is missing. */
async function reported(s: Stage, { page }: Person): Promise<void> {
  const e = await event(s, page, { name: 'Report', as: 'Olga', rel: 'competitive', rounds: 3 }, names(4));
  const who = (await e.all()).standings[0]?.id ?? 'p1';
  await e.act({ act: 'penalty', who, infraction: 'aggressiveBehavior', penalty: 'disqualification', note: 'threatened his opponent' });
  await tab(page, 'players');
  await page.locator(`[data-player="${who}"] .link-button`).click();
  await page.locator('dialog [data-part="record"], dialog .segments button').last().click();
  await page.locator('dialog a[href^="/judge/report"]').click();
  await page.locator('.report-state').waitFor();
  const close = page.locator('[data-action="report-close"]');
  if (await close.isEnabled()) throw new Error('a report without a statement can be closed');
  const fields = page.locator('.report > .panel input');
  await fields.nth(1).fill('12345');
  await fields.nth(2).fill('player@example.org');
  await page.locator('.report-statement textarea').first().fill('He said he would wait for his opponent outside, twice, before a judge.');
  const down = page.waitForEvent('download');
  await close.click();
  if (!/report-.*\.json/.test((await down).suggestedFilename())) throw new Error('no file');
}

export async function deskForms(s: Stage): Promise<string> {
  const [who, other] = [await s.person(), await s.person()];
  const serious: string[] = [];
  for (const part of [drafted, several, teams, reported, roster]) {
    await part(s, who);
    serious.push(...(await faults(who.page)));
  }
  await ticked(s, who, other);
  serious.push(...(await faults(other.page)));
  const phone = await s.person({ viewport: { width: 390, height: 844 } });
  await teamByPhone(s, who, phone);
  await severalByPhone(s, who, phone);
  serious.push(...(await faults(phone.page)));
  const rate = await slips(s, who);
  if (serious.length > 0) throw new Error(serious.join('\n    '));
  for (const p of [who, other, phone]) {
    clean(p);
    await p.context.close();
  }
  return `a draft called, tables of several, also by phone, teams by seats, tasks ticked for all, a roster, a report closed; ${rate.toFixed(0)} slips a minute`;
}
