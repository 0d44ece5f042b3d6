/**
 * A draft in the browser: two people and six computers from the lobby to the decks, a pick by keys, a server that is killed in the middle, then three
 * rounds to the standings.
 */
import type { Page } from 'playwright-core';
import { look } from './access.js';
import { clean, newFolder, PATIENCE, type Person, type Stage, serverOn } from './stage.js';

/** What happens when a server is killed. */
const MEANT = /WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch/;

const place = async (page: Page): Promise<string> => (await page.locator('.top-title small').textContent()) ?? '';
const card = (page: Page, n: number) => page.locator('.draft-grid .draft-card').nth(n);

/** Opens a draft for two people and six computers. */
async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('main a[href="/draft"]').first().click();
  await page.locator('[data-choice="set-1"]').selectOption('KTK');
  await page.locator('[data-choice="computers"]').selectOption('6');
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/\/g\//);
}

/** Both pick the first card that they see. */
async function pickOnce(pages: readonly Page[]): Promise<void> {
  const before = await place(pages[0]);
  for (const page of pages) await card(page, 0).click();
  for (const page of pages)
    await page.waitForFunction((was) => document.querySelector('.top-title small')?.textContent !== was, before, {
      timeout: PATIENCE,
    });
}

/** A pick by the keys alone, of which nobody else sees more than that it was made; it stands (MTR 7.7). */
async function byKeys(a: Page, b: Page): Promise<void> {
  await a.keyboard.press('2');
  await a.keyboard.press('ArrowRight');
  const name = await card(a, 2).getAttribute('data-name');
  if ((await a.evaluate(() => document.activeElement?.getAttribute('data-name'))) !== name)
    throw new Error('the keys lead to another card');
  await a.keyboard.press('Enter');
  await a.locator('.draft-card.marked').waitFor();
  await b.locator('.draft-seats [data-seat="0"][data-status="picked"]').waitFor();
  await card(a, 1).click({ force: true });
  if ((await a.locator('.draft-card.marked').getAttribute('data-name')) !== name) throw new Error('a pick was put back');
}

async function built({ page }: Person): Promise<void> {
  await page.locator('[data-action="build"]').click();
  await page.locator('.draft-reasons').waitFor();
  // One card out of the deck and in again, by hand.
  await page.locator('button.draft-row').first().click();
  await page.locator('[data-action="hand-in"]:disabled').waitFor();
  await page.locator('[data-basic="0"] .mini-button').last().click();
  await page.locator('[data-action="hand-in"]:not([disabled])').click();
}

/** Plays one's match of a round: by conceding it. */
async function conceded({ page }: Person): Promise<void> {
  await page.locator('.pod-next .button.primary').click();
  await page.waitForURL(/\/g\//);
  await page.locator('[data-action="menu"], .top-bar').first().waitFor();
  await page.evaluate(async () => {
    const id = location.pathname.split('/')[2];
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    await new Promise((done) => {
      socket.onmessage = done;
    });
    socket.send(JSON.stringify({ type: 'concede' }));
    await new Promise((done) => setTimeout(done, 300));
    socket.close();
  });
  await page.locator('.over a[href^="/pod/"]').click();
  await page.locator('.pod-standings').waitFor();
}

/** Drops out of the rounds, asked twice. */
async function dropped({ page }: Person): Promise<void> {
  await page.locator('[data-action="drop"]').click();
  await page.locator('[data-action="drop"]').click();
  await page.locator('[data-action="drop"]').waitFor({ state: 'detached' });
  await page.locator('.pod-standings .own .pod-left').waitFor();
}

async function draft(s: Stage): Promise<string> {
  const folder = newFolder();
  let server = await serverOn(folder);
  const port = Number(new URL(server.url).port);
  const a = await s.person();
  const b = await s.person({ locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' }, colorScheme: 'light' });
  const pages = [a.page, b.page];
  await opened(a.page, server.url);
  await a.page.locator('.qr').waitFor();
  await b.page.goto(a.page.url());
  await b.page.locator('[data-action="join"]').click();
  for (const page of pages) await card(page, 0).waitFor();
  await look(a, 'draft-pick');
  await look(b, 'draft-pick-zh');
  await byKeys(a.page, b.page);
  await card(b.page, 0).click();
  await card(a.page, 12).waitFor();
  for (let n = 0; n < 6; n++) await pickOnce(pages);

  // The server is gone in the middle of a booster, and comes back.
  await card(a.page, 1).click();
  await a.page.locator('.draft-card.marked').waitFor();
  const [before, picked] = [await place(a.page), await a.page.locator('.draft-card.marked').getAttribute('data-name')];
  await server.kill();
  await a.page.locator('.draft-bar .trouble').waitFor();
  server = await serverOn(folder, port);
  for (const page of pages) await page.locator('.draft-bar .trouble').waitFor({ state: 'detached' });
  if ((await place(a.page)) !== before) throw new Error('the server has forgotten where it was');
  if ((await a.page.locator('.draft-card.marked').getAttribute('data-name')) !== picked) throw new Error('the server has forgotten a pick');
  await card(b.page, 0).click();
  await a.page.waitForFunction((was) => document.querySelector('.top-title small')?.textContent !== was, before);
  await a.page.setViewportSize({ width: 360, height: 740 });
  await look(a, 'draft-phone');
  await a.page.setViewportSize({ width: 1440, height: 900 });
  while ((await a.page.locator('[data-action="build"]').count()) === 0) await pickOnce(pages);
  await look(a, 'draft-build');
  await Promise.all([a, b].map(built));
  await Promise.all(pages.map((page) => page.locator('.draft-over a[href^="/pod/"]').click()));
  for (let round = 1; round <= 3; round++) {
    await Promise.all(pages.map((page) => page.locator(`.pod-matches[data-round="${round}"] .pod-match.own a`).waitFor()));
    if (round === 1) await look(a, 'pod');
    if (round === 1) await a.page.locator('.pod-match.own [role="timer"]').waitFor();
    // Where they meet, one concedes for both.
    const [one, other] = await Promise.all(pages.map((page) => page.locator('.pod-next .button.primary').getAttribute('href')));
    // In the last round one drops out, and so concedes.
    if (round === 3) await dropped(b);
    if (round < 3 || one !== other) await conceded(a);
    if (round < 3 && one !== other) await conceded(b);
  }
  for (const page of pages) await page.locator('.pod-winner').waitFor();
  await look(a, 'pod-over');
  await look(b, 'pod-over-zh');
  const rows = await a.page.locator('.pod-standings tbody tr').count();
  if (rows !== 8) throw new Error(`${rows} places`);
  for (const who of [a, b]) {
    clean(who, MEANT);
    await who.context.close();
  }
  await server.kill();
  return 'two people and six computers, all picks, a server killed, three rounds to the standings, one drops out';
}

const CONSPIRACY = [...Array(10).fill('Cogwork Librarian'), ...Array(6).fill('Immediate Action'), ...Array(8).fill('Grizzly Bears')];

/** A draft with cards that do something in it: one is used for two cards of a booster, a conspiracy gets its name in secret. */
async function conspiracy(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(s.url);
  await who.context.request.post(`${s.url}/api/session`, { data: { name: 'Ann' } });
  const data = {
    game: 'draft',
    kind: 'booster',
    cube: CONSPIRACY.join('\n'),
    boosters: 1,
    packSize: 12,
    others: ['computer'],
    rounds: false,
  };
  const { id } = (await (await who.context.request.post(`${s.url}/api/tables`, { data })).json()) as { id: string };
  await page.goto(`${s.url}/g/${id}`);
  const named = (name: string) => page.locator(`.draft-grid .draft-card[data-name="${name}"]`).first();
  await named('Cogwork Librarian').click();
  await page.locator('.draft-matters [data-up]').first().waitFor();
  await page.locator('[data-use="additional"]').first().click();
  await look(who, 'draft-uses');
  const before = Number(
    await page
      .locator('#pool-title')
      .textContent()
      .then((t) => /\d+/.exec(t ?? '')?.[0]),
  );
  await named('Immediate Action').click();
  await page.locator('.draft-card.marked').waitFor();
  await named('Grizzly Bears').click();
  await page.waitForFunction((n) => Number(/\d+/.exec(document.querySelector('#pool-title')?.textContent ?? '')?.[0]) > n, before);
  while ((await page.locator('[data-action="build"]').count()) === 0) await pickOnce([page]);
  await page.locator('[data-action="build"]').click();
  await page.locator('.draft-reasons').waitFor();
  await page.locator('[data-action="hand-in"]:not([disabled])').click();
  for (; (await page.locator('.draft-over').count()) === 0; await page.waitForTimeout(200)) {
    const option = page.locator('.draft-question .option').first();
    if ((await option.count()) === 0) continue;
    await option.click();
    await page.locator('[data-action="choose"]').click();
  }
  await look(who, 'draft-conspiracy-over');
  clean(who);
  await who.context.close();
  return 'two cards with a face-up card, a deck with conspiracies, names in secret';
}

/** Between the games of a match conspiracies are chosen anew, with names in secret. */
async function agendas(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(s.url);
  await who.context.request.post(`${s.url}/api/session`, { data: { name: 'Ann' } });
  const cube = [...Array(12).fill('Immediate Action'), ...Array(12).fill('Grizzly Bears')].join('\n');
  const data = { game: 'draft', kind: 'booster', cube, boosters: 1, packSize: 12, others: ['computer'], bestOf: 3, level: 'easy' };
  const { id, pod } = (await (await who.context.request.post(`${s.url}/api/tables`, { data })).json()) as { id: string; pod: string };
  await page.goto(`${s.url}/g/${id}`);
  await card(page, 0).waitFor();
  while ((await page.locator('[data-action="build"]').count()) === 0) await pickOnce([page]);
  await page.locator('[data-action="build"]').click();
  await page.locator('.draft-reasons').waitFor();
  await page.locator('[data-action="hand-in"]:not([disabled])').click();
  for (; (await page.locator('.draft-over').count()) === 0; await page.waitForTimeout(200)) {
    const option = page.locator('.draft-question .option').first();
    if ((await option.count()) === 0) continue;
    await option.click();
    await page.locator('[data-action="choose"]').click();
  }
  await page.goto(`${s.url}/pod/${pod}`);
  await page.locator('.pod-next .button.primary').click({ timeout: PATIENCE });
  await page.waitForURL(/\/g\//);
  await page.evaluate(async () => {
    const table = location.pathname.split('/')[2];
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    await new Promise((done) => {
      socket.onmessage = done;
    });
    socket.send(JSON.stringify({ type: 'concede' }));
    await new Promise((done) => setTimeout(done, 300));
    socket.close();
  });
  const chosen = page.locator('.side-conspiracies input:checked');
  await page.locator('.side-conspiracies').waitFor({ timeout: PATIENCE });
  const before = await chosen.count();
  // One less; and one whose name is taken away, without which nothing is handed in.
  await chosen.first().uncheck();
  if ((await chosen.count()) !== before - 1) throw new Error('a conspiracy is not left out');
  await look(who, 'conspiracies-between');
  if (before > 1) {
    const select = page.locator('.side-conspiracies select').first();
    await select.selectOption('');
    await page.locator('[data-action="sideboard"]:disabled').waitFor();
    await select.selectOption('Grizzly Bears');
  }
  await page.locator('[data-action="sideboard"]:not([disabled])').click();
  await page.locator('.side-conspiracies').waitFor({ state: 'detached', timeout: PATIENCE });
  clean(who);
  await who.context.close();
  return `of ${before} conspiracies one less in the second game`;
}

const NOTED = [...Array(6).fill('Regicide'), ...Array(6).fill('Spire Phantasm'), ...Array(12).fill('Grizzly Bears')];

/** A draft with cards for which something is noted: a color is chosen, the name of the next card of a booster guessed, and both are shown. */
async function noted(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(s.url);
  await who.context.request.post(`${s.url}/api/session`, { data: { name: 'Ann' } });
  const data = { game: 'draft', kind: 'booster', cube: NOTED.join('\n'), boosters: 1, packSize: 12, others: ['computer'], rounds: false };
  const { id } = (await (await who.context.request.post(`${s.url}/api/tables`, { data })).json()) as { id: string };
  await page.goto(`${s.url}/g/${id}`);
  const question = page.locator('.draft-question');
  const shown = { color: false, guess: false };
  const wanted = ['Regicide', 'Spire Phantasm'];
  for (let n = 0; n < 40 && !(shown.color && shown.guess); n++) {
    await page.locator('.draft-question, .draft-grid .draft-card:not([disabled])').first().waitFor();
    if ((await question.count()) > 0) {
      const words = (await question.textContent()) ?? '';
      const kind = words.includes('color') ? 'color' : 'guess';
      shown[kind] = true;
      // The card that was picked lies there no more, and is not shown large over the question.
      if ((await page.locator('.looked').count()) > 0) throw new Error('a card is shown that is not there');
      await look(who, `draft-${kind}`);
      await question.locator('.option').first().click();
      await question.locator('[data-action="choose"]').click();
      await page.waitForFunction((was) => document.querySelector('.draft-question')?.textContent !== was, words);
      continue;
    }
    const next = page.locator(`.draft-grid .draft-card[data-name="${wanted[0] ?? 'Grizzly Bears'}"]`).first();
    if ((await next.count()) > 0) wanted.shift();
    await ((await next.count()) > 0 ? next : card(page, 0)).click();
    await page.waitForTimeout(500);
  }
  if (!shown.color || !shown.guess) throw new Error(`not asked for: ${JSON.stringify(shown)}`);
  const told = await page.locator('.draft-matters').textContent();
  if (!/Regicide/.test(told ?? '') || !/Spire Phantasm.*(right|wrong)/.test(told ?? '')) throw new Error(`not shown as noted: ${told}`);
  clean(who);
  await who.context.close();
  return 'a color that is chosen, a name that is guessed, and what was noted';
}

/** Two cards chosen and confirmed; by keys the second choice leads to the button. */
async function twoPicked(page: Page, keys: boolean): Promise<void> {
  const before = await place(page);
  if (keys) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-action') === 'confirm');
    await page.keyboard.press('Enter');
  } else {
    // Whoever can lead first.
    const names = await page.locator('.draft-grid .draft-card').evaluateAll((all) => all.map((x) => x.textContent ?? ''));
    const order = names
      .map((_, i) => i)
      .sort((x, y) => Number(names[y].includes('Legendary Creature')) - Number(names[x].includes('Legendary Creature')));
    for (const n of order.slice(0, 2)) await card(page, n).click();
    await page.locator('[data-action="confirm"]:not([disabled])').click();
  }
  await page.waitForFunction((was) => document.querySelector('.top-title small')?.textContent !== was, before, { timeout: PATIENCE });
}

/** A Commander Draft: two cards at once, put back before they are confirmed, by keys and with a finger; a commander and its colors; the game of four. */
async function commanderDraft(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(s.url);
  await page.locator('main a[href="/draft"]').first().click();
  await page.locator('[data-choice="kind"]').selectOption('commander');
  await page.locator('[data-choice="seats"]').selectOption('4');
  if ((await page.locator('[data-choice="set-1"]').inputValue()).length !== 3) throw new Error('no set is chosen');
  await look(who, 'commander-draft-new');
  await page.locator('[data-choice="set-1"]').selectOption('CMR');
  await page.locator('[data-action="start"]').click();
  await page.waitForURL(/\/g\//);
  await card(page, 19).waitFor();
  // A third choice takes the place of the first; what is chosen can be put back.
  for (const n of [0, 1, 2]) await card(page, n).click();
  const marked = await page.locator('.draft-card.marked').evaluateAll((all) => all.map((x) => x.getAttribute('data-card')));
  const wanted = await Promise.all([1, 2].map((n) => card(page, n).getAttribute('data-card')));
  if (marked.join() !== wanted.join()) throw new Error(`chosen: ${marked.join()}`);
  await look(who, 'commander-draft-pick');
  await card(page, 1).click();
  await page.locator('[data-action="confirm"]:disabled').waitFor();
  await card(page, 2).click();
  await twoPicked(page, true);
  await page.setViewportSize({ width: 360, height: 740 });
  await card(page, 0).click();
  await card(page, 3).click();
  await look(who, 'commander-draft-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-action="confirm"]').click();
  while ((await page.locator('[data-action="build"]').count()) === 0) {
    const open = page.locator('.draft-grid .draft-card, [data-action="build"]').first();
    await open.waitFor({ timeout: PATIENCE });
    if ((await page.locator('[data-action="build"]').count()) === 0) await twoPicked(page, false);
  }
  // Without a commander no deck is handed in.
  await page.locator('[data-action="hand-in"]:disabled').waitFor();
  await page.locator('[data-leader]').first().click();
  await page.locator('[data-leader].on').waitFor();
  if ((await page.locator('.draft-card.outside').count()) === 0) throw new Error('no card is outside the colors');
  await look(who, 'commander-draft-leader');
  await page.locator('[data-action="build"]').click();
  await page.locator('.draft-reasons').waitFor();
  await look(who, 'commander-draft-build');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('[data-tab="second"]').click();
  await look(who, 'commander-draft-build-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-action="hand-in"]:not([disabled])').click();
  await page.locator('.draft-over a[href^="/pod/"]').click();
  await page.locator('.pod-several.own a').waitFor({ timeout: PATIENCE });
  await look(who, 'commander-pod');
  await page.locator('.pod-next .button.primary').click();
  await page.waitForURL(/\/g\//);
  clean(who);
  await who.context.close();
  return 'two cards at once by pointer and keys, a commander with its colors, a deck of sixty, a game of four';
}

export const DRAFTS = { draft, conspiracy, agendas, noted, commanderDraft };
