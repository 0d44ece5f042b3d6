/** Tables for four in real browsers: Commander with two computers, one person by mouse and one by finger, and two against two; a server killed in between. */
import type { Page } from 'playwright-core';
import { look, playByMouse, playByTouch } from './player.js';
import { clean, newFolder, PATIENCE, type Person, type Stage, serverOn } from './stage.js';

/** What a browser says of a server that is gone. */
const MEANT = /WebSocket connection to|net::ERR_|Failed to load resource/;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a table in the lobby: a way to play, and on which of the other seats people are to sit. @returns the link for them */
async function open(page: Page, url: string, way: string, people: readonly number[], seats?: number): Promise<string> {
  await page.goto(url);
  await page.locator(`[data-choice="way"] option[value="${way}"]`).waitFor({ state: 'attached' });
  await page.locator('[data-choice="way"]').selectOption(way);
  if (seats !== undefined) await page.locator('[data-choice="seats"]').selectOption(String(seats));
  for (const seat of people) await page.locator(`[data-seat="${seat}-person"]`).click();
  await page.locator('.segments label:has(input[name="level"])').first().click();
  await page.locator('[data-action="start"]:not([disabled])').click();
  return people.length > 0 ? page.locator('.copy-link input').inputValue() : '';
}

/** Comes by the link and sits down with the first deck. */
async function join({ page }: Person, link: string, press: 'click' | 'tap'): Promise<void> {
  await page.goto(link);
  await page.locator('.waiting-room .button.primary:not([disabled])').last()[press]();
}

/** All of it fits the screen, whatever is on the table. */
async function fits(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) throw new Error(`the page is ${wide} pixels wide on a screen of ${width}`);
  const names = await page.locator('.player-name').allTextContents();
  if (new Set(names).size !== names.length || names.length < 4) throw new Error(`the players can't be told apart: ${names.join(', ')}`);
}

/** The server of a table of its own, which can be killed and comes back with what it knew. */
async function killable(): Promise<{ url: string; kill: () => Promise<void>; end: () => Promise<void> }> {
  const folder = newFolder();
  let server = await serverOn(folder);
  const { port } = new URL(server.url);
  return {
    url: server.url,
    kill: async () => {
      await server.kill();
      server = await serverOn(folder, Number(port));
    },
    end: () => server.kill(),
  };
}

/** Milliseconds in which a menu that is open is pressed, and how often it is opened anew. */
const MOMENT = 8000;
const LEAVES = 5;

/** Concedes, sure of it. */
export async function leave(page: Page): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      if ((await page.locator('.menu-list').count()) === 0) await page.locator('.top-bar .menu > button').click();
      for (let sure = 0; sure < 2; sure++) await page.locator('.menu-list .danger').click({ timeout: MOMENT });
      return;
    } catch (e) {
      // Whoever plays by hand may still be about a last press, which closes the menu.
      if (n === LEAVES) throw e;
    }
  }
}

/** So many looks at the page until a game is long enough. */
const LOOKS = 60;

/**
 * Two people play; in the middle of it the server is killed. @param until 'over': to the end; 'left': then both leave, and the others play to the end (CR 800.4a)
 * @returns how often they pressed
 */
async function played(a: Person, b: Person, seed: number, kill: () => Promise<void>, until: 'over' | 'left'): Promise<number> {
  let looks = 0;
  let killed: Promise<void> | null = null;
  const enough = async (): Promise<boolean> => {
    if (++looks === LOOKS / 2) killed = kill();
    if (killed) await killed;
    return until === 'left' && looks > LOOKS;
  };
  const byHand = (who: Person) => ((who.page.viewportSize()?.width ?? 0) < 500 ? playByTouch : playByMouse);
  const both = [a, b].map((who, i) => byHand(who)(who.page, { seed: seed + i, tick: enough }));
  // Who has played enough answers nothing more: the other would wait for it.
  if (until === 'left') {
    await Promise.race(both);
    for (const { page } of [a, b]) await leave(page);
  }
  const presses = (await Promise.all(both)).reduce((n, p) => n + p.presses, 0);
  if (!killed) throw new Error('the game was over before the server was killed');
  for (const { page } of [a, b]) await page.locator('.over').waitFor({ timeout: 2 * PATIENCE });
  return presses;
}

/** CR 903: four commanders; the people leave, and the computers play to the end. */
async function commander(s: Stage): Promise<string> {
  const server = await killable();
  const [a, b] = await Promise.all([s.person(), s.person({ ...PHONE, locale: 'zh-CN' })]);
  await join(b, await open(a.page, server.url, 'commander', [2]), 'tap');
  await Promise.all([a, b].map((p) => p.page.locator('.action-bar').waitFor()));
  for (const p of [a, b]) {
    await fits(p.page);
    const lives = await p.page.locator('.player .life b').allTextContents();
    if (lives.join() !== '40,40,40,40') throw new Error(`lives: ${lives.join()}`);
  }
  const presses = await played(a, b, 700, server.kill, 'left');
  await Promise.all([a, b].map((p) => fits(p.page)));
  clean(a, MEANT);
  clean(b, MEANT);
  await Promise.all([a.context.close(), b.context.close()]);
  await server.end();
  return `${presses} presses`;
}

/** CR 810: two people against two computers. */
async function giants(s: Stage): Promise<string> {
  const server = await killable();
  const [a, b] = await Promise.all([s.person(), s.person()]);
  await join(b, await open(a.page, server.url, 'twoHeadedGiant', [1]), 'click');
  await Promise.all([a, b].map((p) => p.page.locator('.action-bar').waitFor()));
  const teams = await a.page.locator('.player .mark.team').allTextContents();
  if (teams.length !== 4 || new Set(teams).size !== 2) throw new Error(`teams: ${teams.join()}`);
  const presses = await played(a, b, 800, server.kill, 'over');
  const ends = await Promise.all([a, b].map((p) => p.page.locator('.over h2').textContent()));
  if (ends[0] !== ends[1]) throw new Error(`a team ends as one: ${ends.join(', ')}`); // CR 810.8
  clean(a, MEANT);
  clean(b, MEANT);
  await Promise.all([a.context.close(), b.context.close()]);
  await server.end();
  return `${presses} presses`;
}

/** Whose side is seen whole can be chosen by a press and by key. */
async function rails(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await open(page, s.url, 'freeForAll', []);
  await page.locator('.action-bar').waitFor();
  await fits(page);
  const width = async (n: number): Promise<number> => (await page.locator('.half-top').nth(n).boundingBox())?.width ?? 0;
  const alike = [await width(0), await width(1), await width(2)];
  if (Math.max(...alike) - Math.min(...alike) > 2) throw new Error(`not alike: ${alike.join()}`);
  await page.locator('.rail-forward').nth(1).click();
  await page.waitForFunction((w) => (document.querySelectorAll('.half-top')[1]?.getBoundingClientRect().width ?? 0) > 1.5 * w, alike[1]);
  await page.keyboard.press('p');
  await page.waitForFunction((w) => (document.querySelectorAll('.half-top')[2]?.getBoundingClientRect().width ?? 0) > 1.5 * w, alike[2]);
  const { over } = await look(page);
  clean(who);
  await who.context.close();
  return over ? 'over' : `widths ${alike.map(Math.round).join()}`;
}

/** CR 807.4: of eight in a Grand Melee two take turns at the same time; whose the other turn is, and where it is, is said beside the phases. */
async function melee(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await open(page, s.url, 'grandMelee', [], 8);
  await page.locator('.action-bar').waitFor();
  await fits(page);
  const other = page.locator('.phase-others li');
  const seen = new Set<string>();
  const { presses } = await playByMouse(page, {
    seed: 807,
    tick: async () => {
      for (const text of await other.allTextContents()) seen.add(text);
      return seen.size > 3;
    },
  });
  const players = await page.locator('.player-name').allTextContents();
  if (players.length !== 8) throw new Error(`${players.length} players`);
  if ((await other.count()) !== 1) throw new Error('two turns are taken at the same time, and the page tells of one');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/melee.png` });
  clean(who);
  await who.context.close();
  return `${presses} presses, the other turn: ${[...seen].join(', ')}`;
}

/** A computer is the archenemy, with planes on top: chosen in the lobby, told at the table, and the plane lies on it. */
async function planesForTeams(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(s.url);
  await page.locator('[data-choice="way"] option[value="archenemy"]').waitFor({ state: 'attached' });
  await page.locator('[data-choice="way"]').selectOption('archenemy');
  await page.locator('[data-choice="archenemy"]').selectOption('2');
  await page.locator('[data-choice="planes"]').check();
  const teams = await page.locator('.seat-row .team').allTextContents();
  if (new Set([teams[0], teams[1], teams[3]]).size !== 1 || teams[2] === teams[0]) throw new Error(`teams as shown: ${teams.join(', ')}`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/planes-lobby.png`, fullPage: true });
  await page.locator('[data-action="start"]:not([disabled])').click();
  await page.locator('.action-bar').waitFor();
  await fits(page);
  const plane = page.locator('.place-card[data-kind="Plane"], .place-card[data-kind="Phenomenon"]');
  // The starting plane is turned face up when all have kept their hands (CR 901.5).
  await playByMouse(page, { seed: 904, tick: async () => (await plane.count()) > 0 });
  await plane.waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/planes.png` });
  const name = await plane.getAttribute('aria-label');
  await page.setViewportSize(PHONE.viewport);
  await plane.waitFor();
  await fits(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/planes-phone.png` });
  clean(who);
  await who.context.close();
  return `on ${name}`;
}

export const SEATS = { commander, giants, melee, planesForTeams, rails };
