/** Bad lines and dead servers: the page goes on by itself and shows what a page that is opened anew shows. */
import type { Page } from 'playwright-core';
import { chanceOf } from './chance.js';
import { sitDown } from './games.js';
import { type BadLine, badLine } from './line.js';
import { look, playByMouse } from './player.js';
import { clean, newFolder, PATIENCE, type Person, type Stage, serverOn } from './stage.js';

/** What a browser says of a line that is cut, and of a page that is left before its sign was fetched. */
const MEANT = /WebSocket connection to|net::ERR_|Failed to load resource|Access to resource at '[^']*\/icon\.svg' from origin 'null'/;

/** Waits until the page has its socket again and something is asked, or the game is over. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.eyes.settled(), null, { polling: 25, timeout: 2 * PATIENCE });

const shown = (page: Page): Promise<string[]> => page.evaluate(() => window.eyes.shown());

/** The account of the game is in front, whatever was asked for last. */
async function openLog(page: Page): Promise<void> {
  if ((await page.locator('.log').count()) === 0) await page.locator('#tab-log').click();
}

/** How often two pages may be on the way to the same. */
const LOOKS = 8;

/** Compares the page with one that is opened anew. */
async function sameAsFresh(page: Page, fresh: Page): Promise<void> {
  let found = '';
  for (let n = 0; n < LOOKS; n++) {
    found = await difference(page, fresh);
    if (found === '') return;
  }
  throw new Error(found);
}

/** What the page shows that a new one does not; '' where they are the same. */
async function difference(page: Page, fresh: Page): Promise<string> {
  await settled(page);
  // What one has begun to answer is this page's own: it is taken back, as one does it.
  for (let n = 0; n < 4 && (await page.evaluate(() => window.eyes.begun())); n++) await page.keyboard.press('Escape');
  await openLog(page);
  await fresh.goto(page.url());
  await settled(fresh);
  await settled(page);
  const [a, b] = [await shown(page), await shown(fresh)];
  const at = a.findIndex((x, i) => x !== b[i]);
  if (at < 0 && a.length === b.length) return '';
  const [x, y] = [a[at] ?? '', b[at] ?? ''];
  let same = 0;
  while (same < x.length && x[same] === y[same]) same++;
  const part = (text: string): string => `\n  …${text.slice(Math.max(0, same - 80), same + 160)}`;
  return `the page shows ${a.length} things, a new one ${b.length}; the first that differs:${part(x)}${part(y)}`;
}

/** Begins a new game where one is over. */
async function goOn(page: Page): Promise<void> {
  if (!(await look(page)).over) return;
  await page.locator('[data-action="rematch"]').click();
  await page.locator('.over').waitFor({ state: 'detached' });
}

/** So many cuts on each of so many pages: most of it waits. */
const CUTS = 25;
const PAGES = 2;

/** One cut: at once, or in the middle of what comes next; sometimes in the answer to a press. */
async function cutOnce(page: Page, line: BadLine, chance: () => number): Promise<void> {
  const cut = page.waitForFunction(() => window.eyes.cuts() > 0, null, { polling: 20, timeout: 2 * PATIENCE });
  // It is waited for below; until then what fails is another thing.
  cut.catch(() => {});
  if (chance() < 0.4) line.cut(0);
  else {
    line.cut(1 + Math.floor(chance() * 400));
    // Something has to pass for the cut to come: a press, and what the server says to it.
    let presses = 0;
    await playByMouse(page, {
      seed: Math.floor(chance() * 1e9),
      tick: async () => presses++ >= 2 || (await page.evaluate(() => window.eyes.cuts() > 0)),
    });
    if (!(await page.evaluate(() => window.eyes.cuts() > 0))) line.cut(0);
  }
  await cut;
}

/** Plays on one page that is cut again and again. @returns in how many games */
async function cutPage(s: Stage, seed: number): Promise<number> {
  const line = await badLine(s.url);
  const who = await s.person({ locale: 'zh-CN' });
  const { page, context } = who;
  await page.goto(line.url);
  await sitDown(page, 'click');
  const fresh = await context.newPage();
  const chance = chanceOf(seed);
  let games = 1;
  for (let n = 0; n < CUTS; n++) {
    await settled(page);
    if ((await look(page)).over) games++;
    await goOn(page);
    let presses = Math.floor(chance() * 3);
    await playByMouse(page, { seed: seed * CUTS + n, tick: async () => presses-- <= 0 });
    await settled(page);
    await fresh.goto('about:blank');
    await page.evaluate(() => window.eyes.forgetCuts());
    await cutOnce(page, line, chance);
    await sameAsFresh(page, fresh);
  }
  clean(who, MEANT);
  await context.close();
  await line.close();
  return games;
}

export async function cuts(s: Stage): Promise<string> {
  const games = await Promise.all(Array.from({ length: PAGES }, (_, n) => cutPage(s, 7 + n)));
  return `${PAGES} × ${CUTS} cuts in ${games.reduce((a, b) => a + b)} games, each time the page shows what a new one shows`;
}

/** Kills the server of a game and starts it again, as often as this. */
const KILLS = 2;

async function whileDead(who: Person): Promise<void> {
  await who.page.locator('.top-bar .trouble').waitFor();
}

export async function killed(s: Stage): Promise<string> {
  const folder = newFolder();
  let server = await serverOn(folder);
  const port = Number(new URL(server.url).port);
  const who = await s.person();
  const { page } = who;
  await page.goto(server.url);
  await sitDown(page, 'click');
  for (let n = 0; n < KILLS; n++) {
    let presses = 8;
    await playByMouse(page, { seed: 900 + n, tick: async () => presses-- <= 0 });
    await settled(page);
    await openLog(page);
    const before = await page.evaluate(() => window.eyes.account());
    if (before.length === 0) throw new Error('there is nothing to forget');
    await server.kill();
    await whileDead(who);
    server = await serverOn(folder, port);
    // Nobody touches the page: it finds the server by itself.
    await settled(page);
    const after = await page.evaluate(() => window.eyes.account());
    const lost = before.find((l, i) => after[i] !== l);
    if (lost !== undefined) throw new Error(`the server has forgotten: ${lost}`);
  }
  const played = await playByMouse(page, { seed: 950 });
  clean(who, MEANT);
  await who.context.close();
  await server.kill();
  return `killed and started ${KILLS} times, the game went on for ${played.presses} presses to its end`;
}
