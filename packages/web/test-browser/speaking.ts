/** Questions say what they are for and offer first what one would choose; decks that are none say so before a game; boards that can't be are not set up. */
import type { DeckView, ScenarioBody } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

const BOARD: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'speaking',
  place: [
    ...[0, 1].map((seat) => put(seat, 'library', 'Mountain', 30)),
    put(0, 'battlefield', 'Hill Giant'),
    put(1, 'battlefield', 'Gray Ogre'),
    put(0, 'battlefield', 'Mountain', 3),
    put(0, 'battlefield', 'Forest', 3),
    put(0, 'hand', 'Lightning Strike'),
    put(0, 'hand', 'Giant Growth'),
  ],
};

/** Twelve attackers for whoever attacks. */
const MANY: ScenarioBody = {
  lives: [20, 20],
  seed: 'many',
  other: 'myself',
  place: [0, 1].flatMap((seat) => [
    ...['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Craw Wurm', 'Elvish Warrior', 'Giant Spider'].map((card) =>
      put(seat, 'battlefield', card, 2),
    ),
    put(seat, 'library', 'Mountain', 30),
  ]),
};

/** What is offered, by name and whose it is, in the order of the list. */
const offered = (page: Page): Promise<string[]> => page.locator('.in-words .option-words > span:first-child').allTextContents();

/** Harm is offered to the other first and to oneself last, help the other way round; what asks says what it does; Esc leads back. */
async function inOrder(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith(BOARD)(context, page, s.url);
  const said: string[] = [];
  for (const [card, words] of [
    ['Lightning Strike', 'deals 3 damage to any target'],
    ['Giant Growth', 'gets +3/+3'],
  ]) {
    await page.locator(`.hand .card-button[aria-label*="${card}"]`).click();
    await page.locator('.action-bar[data-decision="targets"]').waitFor();
    await page.locator('.action-bar .prompt', { hasText: words }).waitFor();
    said.push((await offered(page)).join(' > '));
    await page.waitForFunction(() => !window.eyes.settling());
    await page.keyboard.press('Escape');
    await page.locator('.action-bar[data-decision="act"]').waitFor();
    await page.waitForTimeout(450);
  }
  if (!/^Gray Ogre > Computer > Hill Giant > Guest \d+$/.test(said[0])) throw new Error(`harm is offered in this order: ${said[0]}`);
  if (said[1] !== 'Hill Giant > Gray Ogre') throw new Error(`help is offered in this order: ${said[1]}`);
  const sides = await page.evaluate(() => document.querySelectorAll('.hand .is-can').length);
  if (sides !== 2) throw new Error('Esc did not give the cards back');
  clean(who);
  await context.close();
  return said.join('; ');
}

/** Lines of twelve attackers run together, and those of the creature one looks at stand out. */
async function manyLines(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith(MANY)(context, page, s.url);
  for (let n = 0; n < 10 && (await page.evaluate(() => window.eyes.look().kind)) !== 'attackers'; n++) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(500);
  }
  await page.keyboard.press('e');
  const lines = page.locator('.arrows .arrow');
  await page.waitForFunction(() => document.querySelectorAll('.arrows .arrow').length >= 6);
  if ((await page.locator('.arrows .quiet-arrow').count()) !== (await lines.count()))
    throw new Error('lines of many attackers do not step back');
  await page.locator('.half-bottom [data-card][aria-label*="Craw Wurm"]').first().hover();
  await page.locator('.arrows .looked-arrow').first().waitFor();
  const n = await lines.count();
  const lit = await page.locator('.arrows .looked-arrow').count();
  if (lit >= n) throw new Error('all lines stand out');
  clean(who);
  await context.close();
  return `${n} lines, ${lit} of them looked at`;
}

/** Fifty-seven cards, eight of a kind: the lobby says what is wrong before a game begins. */
async function faultyDeck(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await page.goto(s.url);
  const made = await context.request.post(`${s.url}/api/decks`, {
    data: { name: 'Too short', text: '8 Lightning Strike\n49 Mountain' },
  });
  if (!made.ok()) throw new Error(await made.text());
  const deck = (await made.json()) as DeckView;
  await page.reload();
  await page.locator('.deck-tile', { hasText: 'Too short' }).first().click();
  await page.locator('.deck-faults', { hasText: '57' }).first().waitFor();
  await page.locator('.deck-faults', { hasText: 'Lightning Strike' }).first().waitFor();
  clean(who);
  await context.close();
  return `${deck.faults?.length ?? 0} faults told`;
}

/** Rows of the finder whose words, cost or sign go over the edge of the list. */
const cutRows = (page: Page): Promise<string[]> =>
  page.locator('.finder-row').evaluateAll((rows) =>
    rows.slice(0, 20).flatMap((r) => {
      const words = r.querySelector('.row-words');
      const list = r.closest('.finder-list');
      const [own, all] = [r.getBoundingClientRect(), list?.getBoundingClientRect()];
      const wide = words !== null && words.scrollWidth > words.clientWidth + 1 && getComputedStyle(words).textOverflow !== 'ellipsis';
      return wide || (all !== undefined && own.right > all.right + 1) ? [words?.textContent ?? ''] : [];
    }),
  );

/** In the editor of boards the names that are found can be read, and a spell that is no permanent can't be put onto the battlefield. */
async function editor(s: Stage): Promise<string> {
  const who = await s.person({ viewport: { width: 1280, height: 720 } });
  const { page, context } = who;
  await page.goto(`${s.url}/s/`);
  const search = page.locator('.finder input[type="search"]');
  const row = (name: string) => page.locator('.finder-row', { hasText: name }).first();
  // Many are found, of which the list shows a part: one by itself was never cut off.
  await search.fill('light');
  await page.locator('.finder-row', { hasText: /light/i }).nth(19).waitFor();
  const cut = await cutRows(page);
  if (cut.length > 0) throw new Error(`cut off: ${cut.join(', ')}`);
  const there = page.locator('.zone-battlefield [data-piece]');
  await search.fill('Grizzly Bears');
  await row('Grizzly Bears').click();
  await there.first().waitFor();
  await search.fill('Lightning Strike');
  await row('Lightning Strike').click();
  // It is put where it can be: this is when the press has been answered.
  await page.locator('[data-piece]', { hasText: 'Lightning Strike' }).first().waitFor();
  const names = await there.locator('.sr-only').allTextContents();
  if (names.length !== 1 || names[0].includes('Lightning Strike')) throw new Error(`on the battlefield lie: ${names.join(', ')}`);
  clean(who);
  await context.close();
  return 'twenty rows read, an instant stays off the battlefield';
}

export const SPEAKING = { inOrder, manyLines, faultyDeck, editor };
