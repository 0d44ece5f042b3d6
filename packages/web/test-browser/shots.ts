/**
 * Pictures of the client for the documents, in both languages:
 *
 *     npx tsx --conditions=source packages/web/test-browser/shots.ts [folder, else docs/screenshots] [name of a picture]...
 */
import { fileURLToPath } from 'node:url';
import type { ScenarioBody, TableInfo } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { concede, keep, newTable } from './pages.js';
import { playByMouse } from './player.js';
import { type Person, setStage } from './stage.js';

type Place = ScenarioBody['place'][number];

const put = (seat: number, zone: Place['zone'], cards: Readonly<Record<string, number>>): Place[] =>
  Object.entries(cards).map(([card, count]) => ({ seat, zone, card, count }));

/** A game in its middle: much to attack with, much to look at. */
const MIDDLE: ScenarioBody = {
  lives: [14, 11],
  level: 'easy',
  seed: 'pictures',
  place: [
    ...put(0, 'battlefield', { Forest: 5, Plains: 4, 'Glorious Anthem': 1, 'Llanowar Elves': 2, 'Serra Angel': 1, 'Young Pyromancer': 1 }),
    ...put(0, 'battlefield', { 'Squadron Hawk': 4, 'Loxodon Warhammer': 1, 'Sun Titan': 1 }),
    ...put(0, 'hand', { Plains: 1, 'Giant Growth': 1, Rancor: 1, 'Swords to Plowshares': 1, 'Oblivion Ring': 1 }),
    ...put(0, 'graveyard', { 'Rampant Growth': 1, 'Squadron Hawk': 1, Forest: 1 }),
    ...put(0, 'library', { Forest: 10, Plains: 10 }),
    ...put(1, 'battlefield', {
      Island: 4,
      Swamp: 4,
      'Delver of Secrets // Insectile Aberration': 2,
      'Hypnotic Specter': 1,
      'Gurmag Angler': 1,
    }),
    ...put(1, 'battlefield', { 'Vampire Nighthawk': 2, Bitterblossom: 1, 'Aether Vial': 1, 'Phyrexian Arena': 1, Mulldrifter: 1 }),
    ...put(1, 'hand', { Counterspell: 1, 'Dark Ritual': 1, Island: 1 }),
    ...put(1, 'graveyard', { Ponder: 1, Preordain: 1, Island: 1 }),
    ...put(1, 'library', { Island: 10, Swamp: 10 }),
  ],
};

const DECK = 'standard-2015-red';
const FRIEND = { kind: 'person', listed: false };

const stage = await setStage();

const post = async <T>({ context }: Person, path: string, data: unknown): Promise<T> => {
  const response = await context.request.post(`${stage.url}/api${path}`, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
};

async function middle(who: Person): Promise<void> {
  const info = await post<TableInfo>(who, '/scenarios', MIDDLE);
  await who.page.goto(`${stage.url}/g/${info.id}`);
  await who.page.locator('.action-bar[data-decision="act"]').waitFor();
}

async function attack(who: Person): Promise<void> {
  await middle(who);
  await who.page.keyboard.press('Space');
  await who.page.locator('.action-bar[data-decision="attackers"]').waitFor();
}

async function pick(page: Page, cards: readonly string[]): Promise<void> {
  for (const name of cards) await page.locator(`.half-bottom .is-can .tile[aria-label*="${name}"]`).first().click();
}

const FLIERS = { en: ['Serra Angel', 'Squadron Hawk'], zh: ['撒拉天使', '鹰中队'] };

async function why({ page, ...who }: Person): Promise<void> {
  await middle({ page, ...who });
  await page.locator('.half-bottom .stats-button', { hasText: '5/5' }).click();
  await page.locator('.why li').first().waitFor();
}

async function replay(who: Person): Promise<void> {
  const id = await newTable(who.context, who.page, stage.url);
  await keep(who.page);
  let presses = 45;
  await playByMouse(who.page, { seed: 11, tick: async () => presses-- <= 0 });
  if ((await who.page.locator('.over').count()) === 0) await concede(who.page);
  const { last } = (await (await who.context.request.get(`${stage.url}/api/tables/${id}/replay`)).json()) as { last: number };
  await who.page.goto(`${stage.url}/r/${id}?n=${Math.floor(last * 0.85)}`);
  await who.page.locator('.replay .half-bottom .tile').first().waitFor();
}

async function lookBack(who: Person): Promise<void> {
  await newTable(who.context, who.page, stage.url);
  await keep(who.page);
  let presses = 70;
  await playByMouse(who.page, { seed: 21, tick: async () => presses-- <= 0 });
  if ((await who.page.locator('.over').count()) === 0) await concede(who.page);
  await who.page.locator('.over a[href*="review"]').click();
  await who.page.locator('.review[aria-busy="false"]').waitFor({ timeout: 120_000 });
  await who.page.locator('.review-points button').first().click({ timeout: 10_000 });
  await who.page.locator('.review-points li.here').waitFor();
  await who.page.waitForTimeout(800);
}

const ZONES: readonly string[] = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command'];

/** The same board in the editor, as the browser keeps what is being set up. */
async function scenario({ page, context }: Person): Promise<void> {
  const pieces = MIDDLE.place.map((p, i) => [i + 1, p.card, p.seat * ZONES.length + ZONES.indexOf(p.zone), p.count ?? 1, 0, 0]);
  const scene = JSON.stringify([1, '', MIDDLE.lives, 0, 'precombatMain', 0, pieces]);
  await context.addInitScript((kept) => localStorage.setItem('apnap.scene', kept), scene);
  await page.goto(`${stage.url}/s/`);
  await page.locator('main.scenario').waitFor();
  await page.locator('.finder-row').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The lesson about the stack, where an answer is asked for. */
async function lesson({ page }: Person): Promise<void> {
  await page.goto(`${stage.url}/learn/stack`);
  await page.locator('.action-bar[data-decision="attackers"]').waitFor();
  await page.locator('.half-bottom .is-can .tile').click();
  await page.locator('.action-bar [data-action="confirm"]').click();
  await page.locator('.coach[data-step="1"]').waitFor();
  await page.locator('.coach-ring:not([hidden])').waitFor();
}

async function deck({ page }: Person): Promise<void> {
  await page.goto(`${stage.url}/decks/${DECK}`);
  await page.locator('.found-button').first().waitFor({ state: 'attached' });
}

const LARGE = { width: 1440, height: 900 };
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  size: { width: number; height: number };
  go: (who: Person, lang: 'en' | 'zh') => Promise<unknown>;
}

const lobby = ({ page }: Person) =>
  page
    .goto(stage.url)
    .then(() => page.locator('.deck-tile').first().waitFor())
    // Pictures are drawn a little later than the page.
    .then(() => page.waitForTimeout(2500));

const PICTURES: Readonly<Record<string, Picture>> = {
  lobby: { size: DESK, go: lobby },
  'lobby-phone': { size: PHONE, go: lobby },
  invite: {
    size: DESK,
    go: async (who) => {
      const info = await post<TableInfo>(who, '/tables', { deck: DECK, opponent: FRIEND });
      await who.page.goto(`${stage.url}/g/${info.id}`);
      await who.page.locator('.qr').waitFor();
    },
  },
  decks: { size: LARGE, go: deck },
  'decks-curve': { size: LARGE, go: (who) => deck(who).then(() => who.page.locator('#side-stats').click()) },
  'decks-phone': { size: PHONE, go: deck },
  'table-early': { size: LARGE, go: async (who) => newTable(who.context, who.page, stage.url).then(() => keep(who.page)) },
  'table-crowded': { size: LARGE, go: middle },
  'table-attack': { size: LARGE, go: (who, lang) => attack(who).then(() => pick(who.page, FLIERS[lang])) },
  'table-why': { size: LARGE, go: why },
  'table-phone': { size: PHONE, go: middle },
  lesson: { size: LARGE, go: lesson },
  'lesson-phone': { size: PHONE, go: lesson },
  replay: { size: DESK, go: replay },
  review: { size: DESK, go: lookBack },
  'replay-phone': { size: PHONE, go: replay },
  scenario: { size: DESK, go: scenario },
  'scenario-phone': { size: PHONE, go: scenario },
};

const [folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url)), ...chosen] = process.argv.slice(2);
/** One guest in all pictures. */
const first = await stage.person();
await post(first, '/session', { name: 'Ada' });
const ada = await first.context.storageState();

for (const [name, { size, go }] of Object.entries(PICTURES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const lang of ['en', 'zh'] as const) {
    const phone = size === PHONE;
    const who = await stage.person({
      viewport: size,
      locale: lang === 'zh' ? 'zh-CN' : 'en',
      storageState: ada,
      colorScheme: 'dark',
      extraHTTPHeaders: { 'accept-language': lang },
      ...(phone ? { hasTouch: true, isMobile: true } : {}),
    });
    await go(who, lang);
    await who.page.mouse.move(2, 2);
    await who.page.waitForFunction(() => !window.eyes.busy());
    await who.page.evaluate(() => window.eyes.still());
    await who.page.screenshot({ path: `${folder}/${name}-${lang}.png` });
    await who.context.close();
    process.stdout.write(`${name}-${lang}.png\n`);
  }
}
await stage.close();
process.exit(0);
