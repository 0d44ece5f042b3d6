/** The desk of a tournament in the browser: sixteen players from the first entry to the final, with a server that is killed three times in between. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskAnswer, PublicTournament, TournamentAct } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { faults } from './access.js';
import { clean, newFolder, type Stage, serverOn } from './stage.js';

/** What a browser says of a server that is gone for a moment. */
const MEANT = /WebSocket connection to|net::ERR_|Failed to load resource/;
const NAMES = '安,白,陈,邓,冯,高,韩,金,李,马,倪,欧,潘,钱,任'.split(',');

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

// biome-ignore lint/performance/useDomNodeTextContent: as it is read
const said = (page: Page): Promise<string> => page.locator('.said').first().innerText();

/** Presses the button for the next step, and waits for what the desk says. */
async function next(page: Page): Promise<void> {
  await page
    .locator('.said button')
    .click({ timeout: 500 })
    .catch(() => {});
  await page.locator('[data-action="next"]').click();
  await page.locator('.said').first().waitFor();
}

/** Types the slips of all tables that are open: the first of each wins. */
async function slips(page: Page, tables: readonly number[]): Promise<void> {
  for (const n of tables) {
    await page.locator('#slip').fill(`${n} 2-${n % 2}`);
    await page.locator('.slip-preview[data-winner="a"]').waitFor();
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(() => document.querySelectorAll('.slip-list .sent').length === 0);
}

async function tableDialog(page: Page, n: number, work: () => Promise<void>): Promise<void> {
  await page.locator(`[data-table="${n}"] [data-action="table"]`).click();
  await work();
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

export async function tournamentDesk(s: Stage): Promise<string> {
  const folder = newFolder();
  let server = await serverOn(folder);
  const port = Number(new URL(server.url).port);
  const killed = async (): Promise<void> => {
    await server.kill();
    server = await serverOn(folder, port);
  };
  const who = await s.person({ locale: 'zh-CN' });
  const { page } = who;
  await page.goto(server.url);
  const { id } = await request<PublicTournament>(page, '/tournaments', {
    name: '周五赛',
    as: '欧阳',
    rel: 'competitive',
    rounds: 3,
    cut: 4,
  });
  const act = (what: TournamentAct) => request<DeskAnswer>(page, `/tournaments/${id}/act`, { what });
  // Whoever organizes it is its head judge, too.
  const { code } = await request<{ code: string }>(page, `/tournaments/${id}/invitations`, { role: 'headJudge', name: '欧阳' });
  await request(page, `/tournaments/${id}/codes`, { code });
  await page.goto(`${server.url}/t/${id}/desk`);
  for (const name of NAMES) {
    await page.locator('#register-name').fill(name);
    await page.keyboard.press('Enter');
    await page.locator(`.desk-table >> text="${name}"`).waitFor();
  }
  const serious = await faults(page);
  await next(page);
  await next(page);
  await killed();
  await next(page);
  await page.locator('#slip').waitFor();
  // Somebody comes late: he has lost the first round (MTR 2.6), and plays the second.
  await act({ act: 'register', name: '王' });
  await page.locator('[data-tab="round"]').click();
  const all = async (): Promise<PublicTournament> => request<PublicTournament>(page, `/tournaments/${id}`);
  const tablesOf = async (): Promise<number[]> =>
    (await all()).rounds.at(-1)?.pairings.flatMap((p) => (p.kind === 'match' ? [p.table] : [])) ?? [];
  await slips(page, await tablesOf());
  serious.push(...(await faults(page)));
  await next(page);
  await next(page);
  // A deck check at table 1, and the time that it took.
  await page.locator('[data-tab="round"]').click();
  await tableDialog(page, 1, async () => {
    await page.locator('dialog >> text=开始检查').click();
    await page.locator('dialog >> text=检查结束').click();
  });
  // Two warnings: the third violation is a loss of the game (IPG 2, upgrades).
  const [first] = (await all()).rounds[1].pairings[0].seats;
  const asked = async (): Promise<string> => {
    const { json } = await act({ act: 'penalty', who: first, infraction: 'gameRuleViolation' });
    return (json as { penalty: string }).penalty;
  };
  const warned = await asked();
  for (let n = 0; n < 2; n++) await act({ act: 'penalty', who: first, infraction: 'gameRuleViolation', penalty: 'warning', note: `${n}` });
  if (warned !== 'warning' || (await asked()) !== 'gameLoss') throw new Error(`the third is a ${await asked()}, the first a ${warned}`);
  await slips(page, await tablesOf());
  await killed();
  await page.locator('[data-tab="players"]').click();
  await page.locator(`[data-player="${first}"] .link-button`).click();
  await page.locator('dialog [data-action="drop"]').click();
  await page.keyboard.press('Escape');
  await next(page);
  await next(page);
  // A result of round 2 was wrong: the ways to put that right are shown, and the first is taken.
  await page.locator('[data-tab="round"]').click();
  await page.locator('.round-panel select').selectOption('2');
  await tableDialog(page, 2, async () => {
    await page.locator('dialog >> text="0–2"').click();
    await page.locator('dialog label:has-text("理由") input').fill('成绩单录入错误');
    await page.locator('[data-action="repair-look"]').click();
    await page.locator('.repair-options button').first().click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
  if ((await all()).rounds[1].pairings.find((p) => p.table === 2)?.result !== '0-2-0')
    throw new Error(`the result stands as it was: ${await said(page)}`);
  await page.locator('.round-panel select').selectOption('3');
  await slips(page, await tablesOf());
  await killed();
  // The playoff.
  for (let n = 0; n < 2; n++) {
    if (n === 0) await next(page);
    await next(page);
    await next(page);
    await slips(page, await tablesOf());
  }
  // It is asked once more before it ends.
  for (let n = 0; n < 2; n++) await page.locator('[data-action="next"]').click();
  await page.waitForFunction(() => document.querySelector('[data-action="next"]') === null);
  const end = await all();
  const file = await page.evaluate(async (to) => (await fetch(to)).text(), `/api/tournaments/${id}/file`);
  const event = join(folder, 'saved.event');
  writeFileSync(event, file);
  // By the command, on the file that was saved: the hash that was shown is that of its last line, and every pairing holds.
  const command = ['packages/cli/dist/main.js', 'tournament', 'verify', '--event', event, '--hash', end.hash, '--json'];
  const verified = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as { ok: boolean; entries: number };
  if (!verified.ok) throw new Error(`the log does not hold: ${JSON.stringify(verified)}`);
  if (end.places?.[0] === undefined) throw new Error('nobody has won');
  if (serious.length > 0) throw new Error(serious.join('\n    '));
  clean(who, MEANT);
  await who.context.close();
  await server.kill();
  return `16 players, ${verified.entries} lines, ${end.rounds.length} rounds, three kills`;
}
