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

/** A tournament with these players, whose organizer is its head judge, too; its desk is open. */
async function event(s: Stage, page: Page, body: NewTournament, players: readonly { name: string; members?: string[] }[]): Promise<Event> {
  if (!page.url().startsWith(s.url)) await page.goto(s.url);
  const { id } = await ask<PublicTournament>(page, '', body);
  const { code } = await ask<{ code: string }>(page, `/${id}/invitations`, { role: 'headJudge', name: 'Olga' });
  await ask(page, `/${id}/codes`, { code });
  const act = (what: TournamentAct) => ask<DeskAnswer>(page, `/${id}/act`, { what });
  for (const p of players) await act({ act: 'register', ...p });
  await act({ act: 'start' });
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
  for (const part of [drafted, several, teams, reported]) {
    await part(s, who);
    serious.push(...(await faults(who.page)));
  }
  await ticked(s, who, other);
  serious.push(...(await faults(other.page)));
  if (serious.length > 0) throw new Error(serious.join('\n    '));
  for (const p of [who, other]) {
    clean(p);
    await p.context.close();
  }
  return 'a draft called, tables of several, teams by seats, tasks ticked for all, a report closed';
}
