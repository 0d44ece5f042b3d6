/** Games that are no Magic, in the browser: opened in the lobby, joined by the link, played by forms, several questions at once, to the result. */
import { startServer } from '@apnap/server';
import type { Locator, Page } from 'playwright-core';
import { AUCTION } from '../../server/test/auction/hosted.js';
import { SURVEY } from '../../server/test/survey/hosted.js';
import { faults } from './access.js';
import { clean, newFolder, PATIENCE, type Person, type Stage } from './stage.js';

/** A server with the games of the tests, in this process: they are made of sources. */
async function serverWithGames(): Promise<{ url: string; close: () => Promise<void> }> {
  const reports: string[] = [];
  let seeds = 0;
  const server = await startServer({
    data: newFolder(),
    port: 0,
    host: 'localhost',
    computerThreads: 1,
    perMinute: 100_000,
    perSecond: 1000,
    games: [AUCTION, SURVEY],
    newSeed: () => `plain ${seeds++}`,
    report: (what) => reports.push(what),
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      if (reports.length > 0) throw new Error(`the server reports: ${reports.join(' | ')}`);
    },
  };
}

/** Opens a table in the lobby. */
async function open(page: Page, url: string, game: string, seats: number, computers: number): Promise<void> {
  await page.goto(url);
  const form = page.locator(`.other-game[data-game="${game}"]`);
  await form.locator('[data-choice="seats"]').selectOption(String(seats));
  await form.locator('[data-choice="computers"]').selectOption(String(computers));
  await form.locator('[data-action="open"]').click();
  await page.waitForURL(/\/g\//);
}

const question = (page: Page, kind: string): Locator => page.locator(`.question[data-question="${kind}"]`);
const given = (page: Page, kind: string): Locator => page.locator(`.question.given[data-question="${kind}"]`);
const statusOf = (page: Page, seat: number): Promise<string | null> =>
  page.locator(`.plain-seat[data-seat="${seat}"] [data-status]`).getAttribute('data-status');

async function same<T>(what: string, found: T | Promise<T>, wanted: T): Promise<void> {
  const is = JSON.stringify(await found);
  if (is !== JSON.stringify(wanted)) throw new Error(`${what}: ${is}, not ${JSON.stringify(wanted)}`);
}

/** What axe finds. */
async function look(who: Person, name: string): Promise<void> {
  const found = await faults(who.page);
  if (found.length > 0) throw new Error(`${name}: ${found.join('\n    ')}`);
  if (process.env.SHOTS) await who.page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

/** Answers what is asked by the first that is offered, with the keys alone. */
async function byKeys(page: Page, box: Locator): Promise<void> {
  const form = await box.getAttribute('data-form');
  if (form === 'pick') {
    const text = (await box.locator('.question-form > .quiet').textContent()) ?? '';
    const least = Number(/\d+/.exec(text)?.[0]);
    await box.locator('.option').first().focus();
    for (let i = 0; i < least; i++) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
  }
  await box.locator(form === 'confirm' ? '[data-action="no"]' : '[data-action="answer"]').focus();
  await page.keyboard.press('Enter');
}

const over = (page: Page): Promise<boolean> => page.locator('.plain-result').isVisible();

/** All that is asked on these pages is answered, until the game is over on all of them. @returns how many answers that took */
async function toTheEnd(pages: readonly Page[]): Promise<number> {
  let answers = 0;
  for (const end = Date.now() + 2 * PATIENCE; Date.now() < end; ) {
    if ((await Promise.all(pages.map(over))).every((o) => o)) return answers;
    for (const page of pages) {
      const box = page.locator('.question:not(.given):has(fieldset:not([disabled]))').first();
      if (!(await box.isVisible())) continue;
      await byKeys(page, box);
      answers++;
      await page.locator('.question fieldset[disabled]').waitFor({ state: 'detached' });
    }
  }
  throw new Error('the game does not end');
}

/** An auction between two browsers and a computer: hidden answers, one that is changed, bids, the result, the replay; in both languages. */
async function auction(s: Stage): Promise<string> {
  const server = await serverWithGames();
  const a = await s.person();
  const b = await s.person({ locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' } });
  await open(a.page, server.url, 'auction', 3, 1);
  await a.page.locator('.qr').waitFor();
  const link = a.page.url();
  // Listed with the name of the game, for who looks into the lobby.
  await b.page.goto(server.url);
  await b.page.locator('.other-game').first().waitFor();
  await look(b, 'auction-lobby-zh');
  await b.page.locator('.table-row', { hasText: '拍卖会' }).locator('a').click();
  await b.page.locator('[data-action="join"]').waitFor();
  await same('the table behind the list', b.page.url(), link);
  await look(b, 'auction-join-zh');
  await b.page.locator('[data-action="join"]').click();
  await Promise.all([a, b].map(({ page }) => question(page, 'layAway').waitFor()));

  // Rule 2.1 of the auction: all lay away at once, and nobody is told who has chosen.
  await same('his own state', statusOf(a.page, 0), 'asked');
  await same('that of the other', statusOf(a.page, 1), 'hidden');
  const options = question(a.page, 'layAway').locator('.option');
  await options.nth(0).click();
  await same('one is too few', question(a.page, 'layAway').locator('[data-action="answer"]').isDisabled(), true);
  await options.nth(1).click();
  await look(a, 'auction-asked');
  const before = await b.page.locator('.plain').textContent();
  await question(a.page, 'layAway').locator('[data-action="answer"]').click();
  await given(a.page, 'layAway').waitFor();
  const first = await given(a.page, 'layAway').locator('b').textContent();
  await same('what the other sees of it', b.page.locator('.plain').textContent(), before);
  await look(a, 'auction-waiting');
  await given(a.page, 'layAway').locator('[data-action="change"]').click();
  await options.nth(7).click();
  await options.nth(8).click();
  await question(a.page, 'layAway').locator('[data-action="answer"]').click();
  await given(a.page, 'layAway').waitFor();
  if ((await given(a.page, 'layAway').locator('b').textContent()) === first) throw new Error('the answer was not changed');
  await byKeys(b.page, question(b.page, 'layAway'));

  // Rule 3.2: of a bid it is seen that it was made, not which.
  await Promise.all([a, b].map(({ page }) => question(page, 'bid').waitFor()));
  await byKeys(b.page, question(b.page, 'bid'));
  await a.page.locator('.plain-seat[data-seat="1"] [data-status="answered"]').waitFor();
  await look(b, 'auction-bid-zh');
  const answers = await toTheEnd([a.page, b.page]);
  const [won, lost] = await Promise.all([a, b].map(({ page }) => page.locator('.plain-result h2').textContent()));
  await same('seats that have won', a.page.locator('.plain-seat.winner').count(), await b.page.locator('.plain-seat.winner').count());
  await look(a, 'auction-over');
  await look(b, 'auction-over-zh');

  // The replay shows what was hidden.
  await a.page.locator('.plain-result a[href^="/r/"]').click();
  await a.page.locator('.plain-replay').waitFor();
  await a.page.locator('.plain-log button').first().click();
  await a.page.locator('.plain-seat[data-seat="1"] .facts > div').nth(1).locator('.fact-value').nth(1).waitFor();
  await look(a, 'auction-replay');
  for (const who of [a, b]) {
    clean(who);
    await who.context.close();
  }
  await server.close();
  return `${answers} answers by keys on two pages; "${won}", "${lost}"`;
}

/** The forms filled in, each in its own way: by mouse or by keys. */
const FORMS: Readonly<Record<string, (box: Locator, page: Page) => Promise<unknown>>> = {
  pair: async (box) => {
    await box.locator('.chip', { hasText: 'Blue' }).first().click();
    await box.locator('li').nth(1).locator('button.chip').first().click();
  },
  text: async (box) => {
    await box.locator('input').fill('33');
    await box.locator('.option', { hasText: 'word 33' }).click();
  },
  number: async (box, page) => {
    await box.locator('input').focus();
    await page.keyboard.press('ArrowUp');
    await box.locator('button[aria-label="One more"]').click();
  },
  divide: async (box) => {
    // Five in all, at first as they are given when nobody answers: 4, 1, 0.
    for (let i = 0; i < 2; i++) await box.locator('button[aria-label="One less for Red"]').click();
    await box.locator('li').nth(2).locator('.chip').click();
  },
  order: async (box, page) => {
    await box.locator('li').nth(2).locator('button').first().focus();
    await page.keyboard.press('Enter');
  },
  pick: async (box) => {
    await box.locator('.option').nth(0).click();
    await box.locator('.option').nth(2).click();
  },
  confirm: async () => {},
};

/** Seven questions of seven forms at once on one page, answered in another order than they stand in, one of them changed. */
async function survey(s: Stage): Promise<string> {
  const server = await serverWithGames();
  const who = await s.person();
  const { page } = who;
  await open(page, server.url, 'survey', 2, 1);
  await question(page, 'pick').waitFor();
  await same('questions', page.locator('.question').count(), 7);
  await look(who, 'survey-asked');
  const forms = Object.keys(FORMS);
  for (const kind of forms.slice(0, -1)) {
    const box = question(page, kind);
    await FORMS[kind](box, page);
    if (kind === 'pick') await look(who, 'survey-half');
    await box.locator('[data-action="answer"]').click();
    await given(page, kind).waitFor();
  }
  const words = async (kind: string): Promise<string> => (await given(page, kind).locator('b').textContent()) ?? '';
  const said = Object.fromEntries(await Promise.all(forms.slice(0, -1).map(async (kind) => [kind, await words(kind)] as const)));
  await same('answers', said, {
    pair: 'Red → Blue, Green → Red',
    text: 'word 33',
    number: '5',
    divide: 'Red: 2, Green: 1, Blue: 2',
    order: 'Red, Blue, Green',
    pick: 'Red, Blue',
  });
  // One of them is changed while the others stay.
  await given(page, 'text').locator('[data-action="change"]').click();
  await question(page, 'text').locator('fieldset').waitFor();
  await same('others that stay', page.locator('.question.given').count(), 5);
  await question(page, 'text').locator('.option').first().click();
  await question(page, 'text').locator('[data-action="answer"]').click();
  await given(page, 'text').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(who, 'survey-phone');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await same('beyond the width of a phone', wide, 0);
  await question(page, 'confirm').locator('[data-action="yes"]').click();
  await page.locator('.plain-result').waitFor();
  const facts = await page.locator('.plain-seat.own .fact-value').allInnerTexts();
  await same('what is told of it', facts, [
    'Red, Blue',
    'Red, Blue, Green',
    'Red: 2, Green: 1, Blue: 2',
    '5',
    'yes',
    'word 01',
    'Red → Blue, Green → Red',
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(who, 'survey-over');
  clean(who);
  await who.context.close();
  await server.close();
  return 'seven forms at once, answered in another order, one changed';
}

export const PLAIN = { auction, survey };
