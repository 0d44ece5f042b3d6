/** Duels of the second game in the browser: from the lobby to the end by mouse in Chinese, and on a phone in English; by keys, and between two people. */
import type { Locator, Page } from 'playwright-core';
import { look } from './access.js';
import { clean, PATIENCE, type Stage } from './stage.js';

/** How a player presses: with a mouse, or a finger. */
type Press = (at: Locator) => Promise<void>;
const click: Press = (at) => at.click();
const tap: Press = (at) => at.tap();

/** What is done with a card, the first first; what would go round and round is left out. */
const DEEDS = ['special summon', 'normal summon', 'activate', 'choose', 'set spell/trap', 'set monster', 'attack'];

/** Opens the menu of the first card that can do something, and does the best of it. @returns what was done; '' where nothing is left */
async function act(page: Page, press: Press): Promise<string> {
  const cards = page.locator('.duel-hand [data-can], .duel-zone:not(.pile)[data-can]');
  for (let i = 0; i < (await cards.count()); i++) {
    await press(cards.nth(i));
    const menu = page.locator('.duel-menu');
    await menu.waitFor();
    for (const deed of DEEDS) {
      const item = menu.locator(`[data-do="${deed}"]`).first();
      if ((await item.count()) === 0) continue;
      await press(item);
      return deed;
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
  const pile = page.locator('.duel-zone.pile[data-can]').first();
  if ((await pile.count()) > 0) {
    await press(pile);
    await press(page.locator('.duel-spread .may [data-do]').first());
    return 'special summon';
  }
  return '';
}

/** Cards are chosen one by one until it is enough. */
async function choose(page: Page, press: Press): Promise<void> {
  const prompt = page.locator('.duel-prompt.asked');
  const done = prompt.locator('[data-action="choose"]');
  const tray = page.locator('.duel-tray .may:not(.picked)');
  const board = page.locator('.duel-hand .may.target:not(.picked), .duel-zone.may.target:not(.picked)');
  for (let n = 0; n < 8; n++) {
    if ((await done.count()) > 0 && (await done.isEnabled())) break;
    await press(((await tray.count()) > 0 ? tray : board).first());
    if ((await done.count()) === 0) return;
  }
  await press(done);
}

/** Answers what is asked. @returns what was done */
async function answer(page: Page, press: Press): Promise<string> {
  const prompt = page.locator('.duel-prompt.asked');
  const way = await prompt.getAttribute('data-way');
  if (way === 'zone') await press(page.locator('.duel-zone.may').first());
  else if (way === 'position') await press(prompt.locator('[data-position]').first());
  else if (way === 'confirm') await press(prompt.locator('[data-action="yes"]'));
  else if (way === 'list') await press(prompt.locator('[data-option]').first());
  else if (way === 'cards') await choose(page, press);
  else {
    const done = await act(page, press);
    if (done !== '') return done;
    const on = ['battle phase', 'main 2', 'end phase', 'pass'];
    for (const phase of on) {
      const button = prompt.locator(`[data-do="${phase}"]`);
      if ((await button.count()) === 0) continue;
      await press(button);
      return phase;
    }
    throw new Error('nothing can be done');
  }
  return way ?? '';
}

/** The moment that is shown, and what is asked in it. */
const moment = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const asked = document.querySelector<HTMLElement>('.duel-prompt.asked');
    return `${document.querySelector<HTMLElement>('.duel')?.dataset.n} ${asked?.dataset.way ?? ''}`;
  });

const isOver = (page: Page): Promise<boolean> => page.locator('.duel-over').isVisible();

/** Plays to the end. @param each before every answer; true: it is enough @returns what was done how often */
async function play(
  page: Page,
  press: Press,
  each: (n: number) => Promise<boolean | undefined> = async () => undefined,
): Promise<Map<string, number>> {
  const deeds = new Map<string, number>();
  for (let n = 0, end = Date.now() + 8 * PATIENCE; Date.now() < end; n++) {
    await page.locator('.duel-prompt.asked, .duel-over').first().waitFor();
    if (await isOver(page)) return deeds;
    if (await each(n)) return deeds;
    const before = await moment(page);
    const deed = await answer(page, press);
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
    await page.waitForFunction(
      (was) => {
        const asked = document.querySelector<HTMLElement>('.duel-prompt.asked');
        const now = `${document.querySelector<HTMLElement>('.duel')?.dataset.n} ${asked?.dataset.way ?? ''}`;
        return document.querySelector('.duel-over') !== null || (asked !== null && now !== was);
      },
      before,
      { timeout: PATIENCE },
    );
  }
  throw new Error('the duel does not end');
}

/** Duels at one table until there was an attack: a short one may have none. @param each as of the first */
async function withAttack(page: Page, press: Press, each: (n: number) => Promise<boolean | undefined>): Promise<Map<string, number>> {
  let deeds = await play(page, press, each);
  for (let n = 0; n < 5 && !(deeds.has('attack') && deeds.has('normal summon')); n++) {
    await press(page.locator('[data-action="rematch"]'));
    await page.locator('.duel-over').waitFor({ state: 'detached' });
    deeds = await play(page, press);
  }
  return deeds;
}

/** Sets a duel up from the lobby. */
async function opened(page: Page, url: string, deck: string, enemy: string, press: Press): Promise<void> {
  await page.goto(url);
  await press(page.locator('main a[href="/duel"]'));
  await page.locator(`[data-deck="${deck}"]`).waitFor();
  await press(page.locator(`[data-deck="${deck}"]`));
  await page.locator('[data-choice="enemy"]').selectOption(enemy);
  await press(page.locator('[data-action="start"]'));
  await page.waitForURL(/\/g\//);
  await page.locator('.duel-field').waitFor();
}

/** A duel that has come to a moment that is wanted; as many are begun as that takes. */
export async function duelUntil(page: Page, url: string, decks: readonly [string, string], wanted: () => Promise<boolean>): Promise<void> {
  for (let game = 0; game < 25; game++) {
    await opened(page, url, decks[0], decks[1], click);
    await play(page, click, async () => wanted());
    if (!(await isOver(page))) return;
  }
  throw new Error('no duel comes to that moment');
}

const said = (deeds: Map<string, number>): string => [...deeds].map(([deed, n]) => `${deed} ${n}`).join(', ');

/** A whole duel by mouse against the computer, in Chinese. */
async function duelByMouse(s: Stage): Promise<string> {
  const who = await s.person({ locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' } });
  const { page } = who;
  await page.goto(`${s.url}/duel`);
  await page.locator('.duel-deck').first().waitFor();
  await look(who, 'duel-offer-zh');
  await opened(page, s.url, 'white-dragons', 'blades-of-earth', click);
  const looks = new Set([0, 6, 14, 25, 40]);
  const deeds = await withAttack(page, click, async (n) => {
    if (looks.has(n)) await look(who, `duel-zh-${n}`);
    return undefined;
  });
  await look(who, 'duel-over-zh');
  await page.locator('.duel-log .log-line button').last().click();
  await page.locator('.duel-why li').first().waitFor();
  await look(who, 'duel-why-zh');
  for (const deed of ['normal summon', 'attack']) if (!deeds.has(deed)) throw new Error(`no ${deed}: ${said(deeds)}`);
  const title = await page.locator('.duel-over h2').textContent();
  if (!/[你平]/.test(title ?? '')) throw new Error(`the end is told as ${title}`);
  const english = await page.evaluate(() => document.querySelector('.plain-log')?.textContent?.match(/\b(Summons|attacks|draws)\b/)?.[0]);
  if (english) throw new Error(`the account has "${english}" in it`);
  clean(who);
  await who.context.close();
  return said(deeds);
}

/** A whole duel on a phone, in English. */
async function duelOnPhone(s: Stage): Promise<string> {
  const who = await s.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = who;
  await opened(page, s.url, 'blades-of-earth', 'night-court', tap);
  const looks = new Set([0, 8, 20]);
  const deeds = await withAttack(page, tap, async (n) => {
    if (looks.has(n)) await look(who, `duel-phone-${n}`);
    return undefined;
  });
  await look(who, 'duel-phone-over');
  for (const deed of ['normal summon', 'attack']) if (!deeds.has(deed)) throw new Error(`no ${deed}: ${said(deeds)}`);
  clean(who);
  await who.context.close();
  return said(deeds);
}

/** Two people at one table, the second with a list of his own; a few turns by the keys alone; then one surrenders. */
async function duelOfTwo(s: Stage): Promise<string> {
  const [a, b] = [await s.person(), await s.person({ locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' } })];
  await a.page.goto(`${s.url}/duel`);
  await a.page.locator('[data-deck="swinging-scales"]').click();
  await a.page.locator('[data-against="person"]').click();
  await a.page.locator('[data-action="start"]').click();
  await a.page.locator('.qr').waitFor();
  await b.page.goto(a.page.url());
  await b.page.locator('[data-deck="own"]').click();
  await b.page.locator('.duel-own textarea').fill('3 青眼白龙\n3 不存在的卡');
  await b.page.locator('[data-action="join"]').click();
  await b.page.locator('.refused', { hasText: '不存在的卡' }).waitFor();
  await look(b, 'duel-join-zh');
  await b.page.locator('[data-deck="night-court"]').click();
  await b.page.locator('[data-action="join"]').click();
  for (const { page } of [a, b]) await page.locator('.duel-field').waitFor();
  let answers = 0;
  for (; answers < 14; answers++) {
    const asked = a.page.locator('.duel-prompt.asked');
    await Promise.race([asked.waitFor(), b.page.locator('.duel-prompt.asked').waitFor()]);
    const { page } = (await asked.count()) > 0 ? a : b;
    const before = await moment(page);
    // By the keys: the first that can be reached and does something.
    await page.locator('.duel-prompt.asked button, .duel-zone[data-can], .duel-hand [data-can]').first().focus();
    await page.keyboard.press('Enter');
    if ((await page.locator('.duel-menu').count()) > 0) await page.keyboard.press('Enter');
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await page.waitForFunction((was) => {
      const prompt = document.querySelector<HTMLElement>('.duel-prompt.asked');
      return prompt === null || `${document.querySelector<HTMLElement>('.duel')?.dataset.n} ${prompt.dataset.way}` !== was;
    }, before);
  }
  await a.page.locator('[data-action="concede"]').click();
  await a.page.locator('[data-action="concede"]').click();
  for (const { page } of [a, b]) await page.locator('.duel-over').waitFor();
  await look(b, 'duel-surrender-zh');
  await a.page.locator('.duel-over a[href^="/r/"]').click();
  await a.page.waitForURL(/\/r\//);
  await a.page.locator('.plain-replay, .duel').first().waitFor();
  await look(a, 'duel-replay');
  for (const who of [a, b]) {
    clean(who, /400/);
    await who.context.close();
  }
  return `${answers} answers by keys, a list that is refused, a surrender, the replay`;
}

export const DUELS = { duelByMouse, duelOnPhone, duelOfTwo };
