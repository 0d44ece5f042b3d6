/** The puzzles: one is missed, tried again with hints, and solved by mouse, in both languages; it is remembered, and the next is offered. */
import type { Page } from 'playwright-core';
import { faults } from './access.js';
import { notTooWide } from './games.js';
import { look } from './player.js';
import { clean, PATIENCE, type Stage } from './stage.js';

/** The puzzle that is played: whom to return to the hand, and with what, before both attack. */
const PUZZLE = 't';
const WAYS = {
  en: [
    ['Disperse', 'Grizzly Bears'],
    ['Boomerang', 'Bog Imp'],
  ],
  zh: [
    ['驱散', '灰棕熊'],
    ['回力镖', '腐沼小恶魔'],
  ],
} as const;

const standing = (page: Page, is: string) => page.locator(`.puzzle-guide[data-standing="${is}"]`);
const asks = (page: Page, kind: string) => page.locator(`.action-bar[data-decision="${kind}"]`).waitFor();
const go = (page: Page) => page.locator('.action-bar .buttons .primary').click({ timeout: 10_000 });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/puzzles/${PUZZLE}`);
  await standing(page, 'open').waitFor();
  await asks(page, 'act');
}

/** Goes on without doing anything until the turn is over. */
async function miss(page: Page): Promise<void> {
  // That nobody attacks has a button of its own.
  const on = page.locator('.action-bar .buttons .primary, .action-bar .buttons [data-action="confirm"]').first();
  for (let n = 0; n < 12 && (await standing(page, 'missed').count()) === 0; n++) {
    await on.click({ timeout: 5000 }).catch(() => {});
    await standing(page, 'missed')
      .waitFor({ timeout: 1500 })
      .catch(() => {});
  }
  await standing(page, 'missed').waitFor();
}

async function solve(page: Page, lang: keyof typeof WAYS): Promise<void> {
  for (const [spell, target] of WAYS[lang]) {
    await page.locator('.hand .card-button', { hasText: spell }).click();
    await asks(page, 'targets');
    await page.locator('.half-top .tile', { hasText: target }).click();
    await page.waitForFunction(() => ['pay', 'act', 'attackers'].includes(window.eyes.look().kind));
    if ((await look(page)).kind === 'pay') await go(page);
    await page.locator('.half-top .tile', { hasText: target }).waitFor({ state: 'detached' });
  }
  // A press that comes at once does nothing where the button has come to say something else.
  for (let n = 0; n < 20 && (await look(page)).kind !== 'attackers'; n++) {
    if ((await look(page)).kind === 'act') await go(page).catch(() => {});
    await page.waitForTimeout(500);
  }
  await asks(page, 'attackers');
  await page.locator('.action-bar [data-action="all"]').click();
  await go(page);
  // One is asked after blocks, as what is held back is cast then.
  for (let n = 0; n < 12 && (await standing(page, 'solved').count()) === 0; n++) {
    await standing(page, 'solved')
      .waitFor({ timeout: 1500 })
      .catch(() => {});
    if ((await look(page)).kind !== '') await go(page).catch(() => {});
  }
  await standing(page, 'solved').waitFor({ timeout: PATIENCE });
}

/** Missed, tried again, solved; in both languages. */
async function puzzles(s: Stage): Promise<string> {
  for (const lang of ['en', 'zh'] as const) {
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en' });
    const { page } = who;
    await open(page, s.url);
    await miss(page);
    await page.locator('.puzzle-guide [data-action="again"]').click();
    await standing(page, 'open').waitFor();
    await asks(page, 'act');
    const hint = page.locator('.puzzle-guide [data-action="puzzle-hint"]');
    for (let n = 0; (await hint.count()) > 0; n++) {
      if (n > 9) throw new Error('the hints have no end');
      await hint.click();
      await page.locator('.puzzle-guide .coach-told').nth(n).waitFor();
    }
    const told = (await page.locator('.puzzle-guide').textContent()) ?? '';
    if (/\{\w+\}|undefined/.test(told)) throw new Error(`words that are not filled in: ${told}`);
    if (lang === 'zh' && /Cast|Bears/.test(told)) throw new Error(`English in Chinese: ${told}`);
    await solve(page, lang);
    await page.locator('.puzzle-guide .buttons .primary').click();
    await page.locator(`.puzzle-guide:not([data-puzzle="${PUZZLE}"])`).waitFor();
    await page.goto(`${s.url}/puzzles`);
    await page.locator(`.puzzle-link.done[href$="/${PUZZLE}"]`).waitFor();
    clean(who);
    await who.context.close();
  }
  return 'missed, tried again and solved in both languages';
}

/** List and board: on a narrow phone nothing is too wide, and axe finds nothing serious. */
async function puzzlesForAll(s: Stage): Promise<string> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const who = await s.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme });
    const { page } = who;
    await page.goto(`${s.url}/puzzles`);
    await page.locator('.puzzle-link').first().waitFor();
    await notTooWide(page, 360);
    found.push(...(await faults(page)));
    await open(page, s.url);
    await page.locator('.puzzle-guide [data-action="puzzle-hint"]').click();
    await notTooWide(page, 360);
    found.push(...(await faults(page)));
    clean(who);
    await who.context.close();
  }
  if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
  return 'light and dark without a serious fault';
}

export const PUZZLE_TESTS = { puzzles, puzzlesForAll };
