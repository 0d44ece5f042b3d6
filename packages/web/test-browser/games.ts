/** Whole games: by mouse, by keys, by finger on a small screen, between two browsers, in both languages. */
import type { Page } from 'playwright-core';
import { QUIET } from '../src/ui/qr-code.js';
import { modulesOf, readQr } from '../test/qr.js';
import type { Line } from './page/eyes.js';
import { type Played, playByKeyboard, playByMouse, playByTouch, type Ways } from './player.js';
import { clean, PATIENCE, type Person, type Stage } from './stage.js';

type Lang = 'en' | 'zh';
type Player = (page: Page, ways: Ways) => Promise<Played>;

/** Names of a deck that is quick, on its tile. */
const QUICK = { en: 'Red Aggro', zh: '红色快攻' };

const CHINESE = /[\u4e00-\u9fff]/;

/** What has to happen in a game that deserves the name, by the rule that the account gives for it. */
const WANTED: readonly (readonly [what: string, rule: string, own: boolean])[] = [
  ['a land played', '305.1', true],
  ['a spell cast', '601.2i', true],
  ['an attack', '508.1k', true],
  ['a block', '509.1g', false],
  ['combat damage', '510.2', false],
];

const missing = (lines: readonly Line[]): string[] =>
  WANTED.filter(([, rule, own]) => !lines.some((l) => (l.own || !own) && l.rules.split(' · ').includes(rule))).map(([what]) => what);

/** Chooses decks and an easy opponent, and sits down. */
export async function sitDown(page: Page, press: 'click' | 'tap'): Promise<void> {
  await page
    .locator('.deck-tile', { hasText: new RegExp(`${QUICK.en}|${QUICK.zh}`) })
    .first()
    [press]();
  await page.locator('.segments label:has(input[name="level"])').nth(1)[press]();
  await page.locator('.play-form select').first().selectOption({ index: 1 });
  await page.locator('[data-action="start"]:not([disabled])')[press]();
  await page.locator('.action-bar').waitFor();
}

/** The page speaks one language; names of people are their own, in whatever language. */
async function speaks(page: Page, lang: Lang, lines: readonly Line[]): Promise<void> {
  const names = await page.locator('.player-name').allTextContents();
  if (names.length < 2) throw new Error(`not two players: ${names.join(', ')}`);
  const spoken = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const wrong = lines.filter((l) => CHINESE.test(spoken(l.text)) !== (lang === 'zh'));
  if (wrong.length > 0) throw new Error(`not in ${lang}: ${wrong[0].text}`);
  const title = await page.locator('.over h2').textContent();
  if (CHINESE.test(title ?? '') !== (lang === 'zh')) throw new Error(`not in ${lang}: ${title}`);
}

/** Deals are by chance: a game may be over before there was a block in it. */
const GAMES_AT_MOST = 10;

interface Seat {
  who: Person;
  player: Player;
  lang: Lang;
  seed: number;
}

/** Plays until a whole game is over and all that belongs to one has been seen; what chance left out is looked for in a rematch. */
async function wholeGame(seats: readonly Seat[], again: (page: Page) => Promise<void>): Promise<string> {
  const presses = seats.map(() => 0);
  const kinds = new Set<string>();
  for (let game = 1; ; game++) {
    const left = await Promise.all(
      seats.map(async ({ who, player, lang, seed }, i) => {
        const played = await player(who.page, { seed: seed + game });
        presses[i] += played.presses;
        for (const kind of played.kinds) kinds.add(kind);
        const { lines } = await who.page.evaluate(() => window.eyes.told());
        await speaks(who.page, lang, lines);
        return missing(lines);
      }),
    );
    if (left.every((l) => l.length === 0))
      return `${presses.join(' and ')} presses in ${game > 1 ? `${game} games` : 'a game'}; ${[...kinds].sort().join(', ')}`;
    if (game === GAMES_AT_MOST) throw new Error(`not seen in ${game} games: ${left.flat().join(', ')}`);
    await Promise.all(seats.map(({ who }) => again(who.page)));
  }
}

const rematch = (press: 'click' | 'tap' | 'keys') => async (page: Page) => {
  const button = page.locator('[data-action="rematch"]');
  if (press === 'keys') await page.keyboard.press('r');
  else await button[press]();
  await page.locator('.over').waitFor({ state: 'detached' });
};

/** Goes with Tab to an element and presses a key there. */
async function tabTo(page: Page, selector: string, key: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let n = 0; n < 200; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Goes on with the arrow keys through the decks to one that attacks early: others may win without. */
async function arrowTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 40; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.closest('.deck-tile')?.textContent?.includes(wanted) ?? false, name))
      return;
    await page.keyboard.press('ArrowUp');
  }
  throw new Error(`the arrow keys do not lead to ${name}`);
}

export async function mouse(s: Stage): Promise<string> {
  const who = await s.person();
  await who.page.goto(`${s.url}/?lang=en`);
  await sitDown(who.page, 'click');
  const said = await wholeGame([{ who, player: playByMouse, lang: 'en', seed: 100 }], rematch('click'));
  clean(who);
  await who.context.close();
  return said;
}

export async function keyboard(s: Stage): Promise<string> {
  const who = await s.person({ locale: 'zh-CN' });
  const { page } = who;
  await page.goto(s.url);
  await page.locator('.deck-tile input').first().waitFor();
  await tabTo(page, '.play-form .deck-tile input', 'ArrowUp');
  await arrowTo(page, QUICK.zh);
  await tabTo(page, 'input[name="level"]', 'ArrowLeft');
  await tabTo(page, '[data-action="start"]', 'Enter');
  await page.locator('.action-bar').waitFor();
  const said = await wholeGame([{ who, player: playByKeyboard, lang: 'zh', seed: 200 }], rematch('keys'));
  const { pointed } = await page.evaluate(() => window.eyes.told());
  if (pointed > 0) throw new Error(`a pointer was used ${pointed} times`);
  clean(who);
  await who.context.close();
  return said;
}

/** The page is no wider than the screen. */
export async function notTooWide(page: Page, width: number): Promise<void> {
  // Rows are fitted into their room after they are drawn first.
  const fits = page.waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { polling: 100, timeout: PATIENCE / 4 });
  await fits.catch(async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    throw new Error(`the page is ${wide} pixels wide on a screen of ${width}`);
  });
}

const phoneIn = (lang: Lang, width: number, seed: number) => async (s: Stage) => {
  const who = await s.person({ viewport: { width, height: 760 }, hasTouch: true, isMobile: true, locale: lang === 'zh' ? 'zh-CN' : 'en' });
  await who.page.goto(s.url);
  await notTooWide(who.page, width);
  await sitDown(who.page, 'tap');
  await notTooWide(who.page, width);
  const said = await wholeGame([{ who, player: playByTouch, lang, seed }], rematch('tap'));
  await notTooWide(who.page, width);
  clean(who);
  await who.context.close();
  return said;
};

export const phone = phoneIn('zh', 360, 300);

/** One invites, in Chinese; the other comes by the link, in English. */
export async function two(s: Stage): Promise<string> {
  const [a, b] = await Promise.all([s.person({ locale: 'zh-CN' }), s.person()]);
  await a.page.goto(s.url);
  await a.page.locator('.deck-tile', { hasText: QUICK.zh }).first().click();
  await a.page.locator('.segments.wide button').nth(1).click();
  await a.page.locator('[data-action="start"]:not([disabled])').click();
  const link = await a.page.locator('.copy-link input').inputValue();
  const code = a.page.locator('svg.qr');
  await code.waitFor();
  const drawn = {
    size: Number((await code.getAttribute('viewBox'))?.split(' ')[3]),
    path: (await code.locator('path').getAttribute('d')) ?? '',
  };
  const read = readQr(modulesOf(drawn.path, drawn.size, QUIET));
  if (read !== link) throw new Error(`the code says ${read}, the link is ${link}`);
  await b.page.goto(link);
  await b.page.locator('.waiting-room .deck-tile', { hasText: QUICK.en }).first().click();
  await b.page.locator('.waiting-room .button.primary:not([disabled])').click();
  await Promise.all([a, b].map((p) => p.page.locator('.action-bar').waitFor()));
  const said = await wholeGame(
    [
      { who: a, player: playByMouse, lang: 'zh', seed: 400 },
      { who: b, player: playByMouse, lang: 'en', seed: 500 },
    ],
    rematch('click'),
  );
  clean(a);
  clean(b);
  await Promise.all([a.context.close(), b.context.close()]);
  return said;
}

/** Rules of 2003 are chosen and read about, a game is played by them, and its account has their numbers. */
export async function classic(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(`${s.url}/?lang=en`);
  const choice = page.locator('.rules-choice');
  await choice.locator('label', { hasText: '2003' }).click();
  await page.locator('.play-form .deck-tile').first().waitFor();
  const decks = await page.locator('.play-form .deck-tile').allTextContents();
  if (decks.length === 0 || decks.some((d) => !d.includes('2003'))) throw new Error(`decks with later cards: ${decks.join(', ')}`);
  await choice.locator('[data-rules="classic"]').click();
  await page.locator('.differences li', { hasText: 'Combat damage that has been assigned goes on the stack' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.segments label:has(input[name="level"])').nth(1).click();
  await page.locator('[data-action="start"]:not([disabled])').click();
  await page.locator('.top-bar [data-rules="classic"]').waitFor();
  const { presses } = await playByMouse(page, { seed: 600 });
  const { lines } = await page.evaluate(() => window.eyes.told());
  // The draw of the turn and combat damage go on the stack.
  for (const rule of ['304.1', '310.2'])
    if (!lines.some((l) => l.rules.split(' · ').includes(rule))) throw new Error(`${rule} is not told`);
  clean(who);
  await who.context.close();
  return `${presses} presses`;
}

export const GAMES = { mouse, keyboard, phone, two, classic };
