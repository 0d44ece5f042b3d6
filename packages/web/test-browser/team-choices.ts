/** Choices of a team (CR 805.2) in real browsers: two people agree on an attack, one by finger; a computer waits for what a person says by keys; a server killed in between. */
import type { TableInfo } from '@apnap/protocol';
import type { Locator, Page } from 'playwright-core';
import { playByKeyboard, playByMouse, playByTouch } from './player.js';
import { clean, newFolder, PATIENCE, type Person, type Stage, serverOn } from './stage.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** What a browser says of a server that is gone. */
const MEANT = /WebSocket connection to|net::ERR_|Failed to load resource/;

const NOTHING = '60 Island';
const FREE = '60 Memnite';
const WALLS = '60 Phyrexian Walker';
const TRIGGERS = "24 Plains\n18 Soul Warden\n18 Soul's Attendant";
const MIXED = '30 Memnite\n30 Phyrexian Walker';

async function post<T>({ context }: Person, url: string, path: string, data: unknown): Promise<T> {
  const response = await context.request.post(`${url}${path}`, { data });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as T;
}

const deckOf = async (who: Person, url: string, text: string): Promise<string> =>
  (await post<{ id: string }>(who, url, '/api/decks', { name: 'Deck', text })).id;

/** A table of two teams of two: people on the first seat and on another, computers that do nothing on the others. */
async function giants(url: string, a: Person, b: Person, seat: number, decks: readonly [string, string]): Promise<void> {
  const deck = await deckOf(a, url, decks[0]);
  const idle = { kind: 'computer', level: 'easy', deck: await deckOf(a, url, NOTHING) };
  const others = [1, 2, 3].map((n) => (n === seat ? { kind: 'person' } : idle));
  const { id } = await post<TableInfo>(a, url, '/api/tables', { deck, others, way: { variant: 'twoHeadedGiant' } });
  await post(b, url, `/api/tables/${id}/join`, { deck: await deckOf(b, url, decks[1]), seat });
  await Promise.all([a, b].map(({ page }) => page.goto(`${url}/g/${id}`)));
}

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/team-${name}.png` });
};

const attackers = '.action-bar[data-decision="attackers"]';
const suggests = '.action-bar[data-suggests]';

/** It is asked what was waited for. */
class Asked extends Error {}

/** Milliseconds in which what one is asked is shown to the teammate, too. */
const SOON = 15_000;

/** Plays until something is asked, and answers nothing of it. @param beside what a teammate is to be asked at the same time: where that does not come the game goes on */
async function until(page: Page, play: typeof playByMouse, seed: number, asked: string, beside?: Locator): Promise<void> {
  const isBeside = async (): Promise<boolean> =>
    beside === undefined ||
    beside.waitFor({ timeout: SOON }).then(
      () => true,
      () => false,
    );
  const there = async (): Promise<void> => {
    if ((await page.locator(asked).isVisible()) && (await isBeside())) throw new Asked();
  };
  await play(page, { seed, asked: there }).catch((e: Error) => {
    if (!(e instanceof Asked)) throw e;
  });
}

/** Waits until the account tells of an attack with what is named. */
const attacked = (page: Page, what: string): Promise<unknown> =>
  page.waitForFunction((w) => window.eyes.account().some((line) => /\battack/.test(line) && line.includes(w)), what, { timeout: PATIENCE });

/** Two people: the one suggests by finger, in Chinese; the other takes it over with a key, changes it, and attacks. */
async function teamAgrees(s: Stage): Promise<string> {
  const [a, b] = await Promise.all([s.person(), s.person({ ...PHONE, locale: 'zh-CN' })]);
  await giants(s.url, a, b, 1, [FREE, MIXED]);
  await Promise.all([until(a.page, playByMouse, 805, attackers), until(b.page, playByTouch, 806, suggests)]);
  const { page } = b;
  await shot(page, 'asked-phone');
  // A creature, then whom it attacks.
  await page.locator('.half-bottom .is-can .tile').first().tap();
  await page.locator('.player-face.is-target').first().tap();
  await page.locator('.half-bottom .is-paired').first().waitFor();
  await shot(page, 'drafted-phone');
  await page.locator(`${suggests} [data-action="confirm"]`).tap();
  await page.locator('.team-talk li').waitFor();
  await page.locator('[data-action="rethink"]').waitFor();
  await shot(page, 'said-phone');
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) throw new Error(`the page is ${over} pixels too wide`);
  await a.page.locator('.team-talk li').waitFor();
  const said = await a.page.locator('.team-talk li > span').textContent();
  await shot(a.page, 'suggested');
  if (await a.page.locator('.is-paired').first().isVisible()) throw new Error('what is suggested is drafted before it is taken over');
  await a.page.keyboard.press('m');
  await a.page.locator('.is-paired').first().waitFor();
  await a.page.locator('[data-action^="take-"]').waitFor({ state: 'detached' });
  await shot(a.page, 'taken-over');
  await a.page.locator('.action-bar [data-action="confirm"]').click();
  await attacked(a.page, said?.split(' →')[0] ?? '?');
  await a.page.locator('.team-talk').waitFor({ state: 'detached' });
  clean(a);
  clean(b);
  await Promise.all([a.context.close(), b.context.close()]);
  return `suggested and done: ${said}`;
}

/** A computer is the primary player of a person who plays by keys; the server is killed while it waits. */
async function teamWaits(s: Stage): Promise<string> {
  const folder = newFolder();
  let server = await serverOn(folder);
  const { url } = server;
  const [a, b] = await Promise.all([s.person(), s.person()]);
  await giants(url, a, b, 3, [NOTHING, MIXED]);
  const { page } = b;
  const other = playByMouse(a.page, { seed: 810 }).catch(() => null);
  await until(page, playByKeyboard, 811, suggests);
  await page.locator('.team-talk .timer').waitFor();
  await shot(page, 'computer-waits');
  await server.kill();
  await page.locator(suggests).waitFor({ state: 'detached' });
  server = await serverOn(folder, Number(new URL(url).port));
  await page.locator(suggests).waitFor({ timeout: 2 * PATIENCE });
  await page.keyboard.press('e');
  await page.locator('.half-bottom .is-paired').first().waitFor();
  await page.keyboard.press('Space');
  await attacked(page, '');
  await shot(page, 'computer-followed');
  // In the next turn he leaves it to the computer.
  await page.locator(suggests).waitFor({ state: 'detached' });
  await until(page, playByKeyboard, 812, suggests);
  await page.keyboard.press('m');
  await page.locator(suggests).waitFor({ state: 'detached' });
  clean(a, MEANT);
  clean(b, MEANT);
  await Promise.all([a.context.close(), b.context.close()]);
  await other;
  await server.kill();
  return 'attacked as was said, then left it to the computer';
}

/** The order of a teammate's triggered abilities (CR 805.7), on a phone, and where it is taken over. */
async function teamOrders(s: Stage): Promise<string> {
  const [a, b] = await Promise.all([s.person(), s.person(PHONE)]);
  await giants(s.url, a, b, 1, [WALLS, TRIGGERS]);
  const order = '.action-bar[data-decision="order"]';
  const { page } = b;
  const suggested = `${order}[data-suggests]`;
  await Promise.all([until(a.page, playByMouse, 815, order, page.locator(suggested)), until(page, playByTouch, 816, suggested)]);
  await shot(page, 'order-phone');
  // What would be put first is put second.
  await page.locator('.order-list li').first().locator('.icon-button').last().tap();
  await page.locator('.surface footer .primary').tap();
  await page.locator('.team-talk li').waitFor();
  await a.page.locator('.surface .team-talk li').waitFor();
  await shot(a.page, 'order-suggested');
  await a.page.keyboard.press('m');
  await a.page.keyboard.press('Space');
  await a.page.locator(order).waitFor({ state: 'detached' });
  clean(a);
  clean(b);
  await Promise.all([a.context.close(), b.context.close()]);
  return 'suggested, and taken over by key';
}

export const TEAM_CHOICES = { teamAgrees, teamOrders, teamWaits };
