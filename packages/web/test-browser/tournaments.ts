/**
 * A tournament by phones: two players enter by the pages, one of them in Chinese, an organizer runs it by requests, both report in the browser; the clock of the
 * wall, and what somebody sees who is nobody there.
 */
import type { DeskAnswer, NewTournament, PublicTournament, TournamentAct } from '@apnap/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { faults } from './access.js';
import { clean, type Person, type Stage } from './stage.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody who runs a tournament by requests, with cookies of his own. */
export class Organizer {
  id = '';

  constructor(
    readonly context: BrowserContext,
    readonly url: string,
  ) {}

  private async send<T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
    const response = await this.context.request.fetch(`${this.url}/api/tournaments${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
    });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async found(body: NewTournament, policy: object): Promise<void> {
    this.id = (await this.send<PublicTournament>('POST', '', body)).id;
    await this.send('POST', `/${this.id}/policy`, policy);
  }

  readonly act = (what: TournamentAct): Promise<DeskAnswer> => this.send<DeskAnswer>('POST', `/${this.id}/act`, { what });
  readonly codes = (): Promise<{ entry: string; entrants: Record<string, string> }> => this.send('GET', `/${this.id}/codes`);
  readonly all = (): Promise<PublicTournament> => this.send('GET', `/${this.id}`);
  /** Somebody becomes an official. */
  readonly invite = (role: string, name: string): Promise<{ code: string }> => this.send('POST', `/${this.id}/invitations`, { role, name });
}

const BOTH = ['light', 'dark'] as const;

/** Nothing serious by axe, nothing wider than the screen; in light and in dark. */
export async function look(who: Person, name: string, schemes: readonly ('light' | 'dark')[] = BOTH): Promise<void> {
  for (const colorScheme of schemes) {
    await who.page.emulateMedia({ colorScheme });
    const found = await faults(who.page);
    if (found.length > 0) throw new Error(`${name}, ${colorScheme}: ${found.join('\n    ')}`);
    const wide = await who.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) throw new Error(`${name}: ${wide} pixels beyond the width`);
    if (process.env.SHOTS) await who.page.screenshot({ path: `${process.env.SHOTS}/${name}-${colorScheme}.png`, fullPage: true });
  }
}

/** Enters by the page, as by a QR code. */
async function entered({ page }: Person, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.locator('[data-field="name"]').fill(name);
  await page.locator('[data-action="enter"]').click();
  await page.locator('.t-mine').waitFor();
}

const report = async (page: Page, result: string): Promise<void> => {
  await page.locator(`.t-report [data-result="${result}"]`).click();
  await page.locator('[data-action="report"]').click();
};

/** What a table shows of its number. */
const tableOf = async (page: Page): Promise<string> => (await page.locator('.t-table b').textContent()) ?? '';

async function phones(s: Stage): Promise<string> {
  const desk = await s.person();
  const organizer = new Organizer(desk.context, s.url);
  await organizer.found({ name: 'Friday Modern', as: 'Olga', format: 'modern', rounds: 2, minutes: 50 }, { entry: 'code', listed: true });
  const { entry } = await organizer.codes();
  const at = `${s.url}/t/${organizer.id}`;
  const a = await s.person(PHONE);
  const b = await s.person({ ...PHONE, locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' } });
  const pages = [a.page, b.page];
  // One by the code of the link, one by typing it.
  await a.page.goto(`${at}?code=${entry}`);
  await a.page.locator('[data-field="name"]').waitFor();
  await look(a, 'tournament-enter', ['light']);
  await entered(a, `${at}?code=${entry}`, 'Ann Archer');
  if (a.page.url().includes('code=')) throw new Error('the code stays in the address');
  await b.page.goto(at);
  await b.page.locator('[data-field="name"]').fill('林白');
  await b.page.locator('[data-field="code"]').fill(entry.toLowerCase());
  await b.page.locator('[data-action="enter"]').click();
  await b.page.locator('.t-mine').waitFor();
  // Pairings that are not out are nobody's; once they are, both know their table without loading anything.
  await organizer.act({ act: 'start' });
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish', clock: true });
  for (const page of pages) await page.locator('.t-table b').waitFor();
  if ((await tableOf(a.page)) !== (await tableOf(b.page))) throw new Error('two who play each other sit at two tables');
  await a.page.locator('.t-versus b', { hasText: '林白' }).waitFor();
  await a.page.locator('.t-pairing.own').waitFor();
  await look(a, 'tournament-match');
  await look(b, 'tournament-match-zh', ['dark']);
  // They do not agree; a judge is called, and then one of them sees that the other one is right.
  await report(a.page, '2-1');
  await b.page.locator('[data-action="other-result"]').click();
  await report(b.page, '2-0');
  for (const page of pages) await page.locator('.t-told.disputed').waitFor();
  await b.page.locator('[data-action="call-judge"]').click();
  for (const page of pages) await page.locator('.t-calls li').waitFor();
  await look(a, 'tournament-disputed', ['light']);
  await b.page.locator('[data-action="agree"]').click();
  for (const page of pages) await page.locator('.t-result').waitFor();
  await a.page.locator('.t-result.is-won', { hasText: '2–1' }).waitFor();
  for (const page of pages) await page.locator('[data-board="standings"]').click();
  await a.page.locator('.t-standings tr.own td b', { hasText: '3' }).waitFor();
  await b.page.locator('.t-standings tr.own td b', { hasText: '0' }).waitFor();
  await look(b, 'tournament-standings-zh', ['dark']);
  // The line breaks while he reports; what he said goes out by itself when it is back.
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish', clock: true });
  await a.page.locator('.t-report').waitFor();
  await a.context.setOffline(true);
  await report(a.page, '2-0');
  await a.page.locator('.t-unsent').waitFor();
  await a.context.setOffline(false);
  await a.page.reload();
  await a.page.locator('.t-told').waitFor();
  await b.page.locator('[data-action="agree"]').click();
  await b.page.locator('.t-result.is-lost').waitFor();
  await b.page.locator('[data-action="why"]').click();
  await b.page.locator('dialog .t-lines p').first().waitFor();
  await look(b, 'tournament-why-zh', ['light']);
  return others(s, organizer, [desk, a, b]);
}

/** The wall, the list, and the end. */
async function others(s: Stage, organizer: Organizer, people: readonly Person[]): Promise<string> {
  const [desk] = people;
  await desk.page.goto(`${s.url}/t/${organizer.id}/clock`);
  await desk.page.locator('.c-face b').waitFor();
  await look(desk, 'tournament-clock');
  await desk.page.goto(`${s.url}/t`);
  await desk.page.locator(`[data-tournament="${organizer.id}"]`).waitFor();
  await desk.page.locator('[data-action="found"]').click();
  await look(desk, 'tournament-list');
  await organizer.act({ act: 'finish' });
  await people[1].page.locator('.t-winner, .t-places').first().waitFor();
  await look(people[1], 'tournament-end', ['dark']);
  for (const who of people) {
    clean(who, /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    await who.context.close();
  }
  return 'two phones from the code to the standings, in two languages; a dispute, a broken line, the clock';
}

export const TOURNAMENTS = { phones };
