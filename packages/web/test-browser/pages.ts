/** Pages and boards to look at: each page of the client, the table early and crowded, with all that opens over it. */
import type { ScenarioBody, TableInfo } from '@apnap/protocol';
import type { BrowserContext, Page } from 'playwright-core';

type Place = ScenarioBody['place'][number];

export const put = (seat: number, zone: Place['zone'], card: string, count = 1, tapped = false): Place => ({
  seat,
  zone,
  card,
  count,
  ...(tapped ? { tapped } : {}),
});

/** A board with a hundred permanents, full graveyards and many cards in hand. */
const CROWDED: ScenarioBody = {
  lives: [17, 23],
  level: 'easy',
  seed: 'crowded',
  place: [0, 1].flatMap((seat) => [
    put(seat, 'battlefield', 'Mountain', 7),
    put(seat, 'battlefield', 'Mountain', 2, true),
    put(seat, 'battlefield', 'Forest', 6),
    put(seat, 'battlefield', 'Llanowar Elves', 6),
    put(seat, 'battlefield', 'Elvish Vanguard', 4),
    put(seat, 'battlefield', 'Wellwisher', 3),
    put(seat, 'battlefield', 'Timberwatch Elf', 3),
    put(seat, 'battlefield', 'Foundry Street Denizen', 6),
    put(seat, 'battlefield', 'Goblin Rabblemaster', 2),
    put(seat, 'battlefield', 'Monastery Swiftspear', 5),
    put(seat, 'battlefield', 'Squadron Hawk', 4),
    put(seat, 'battlefield', 'Viridian Longbow', 2),
    put(seat, 'graveyard', 'Lightning Strike', 12),
    put(seat, 'exile', 'Mountain', 3),
    put(seat, 'library', 'Mountain', 30),
    put(seat, 'hand', 'Lightning Strike', 3),
    put(seat, 'hand', 'Goblin Rabblemaster', 2),
    put(seat, 'hand', 'Mountain', 2),
    put(seat, 'hand', 'Llanowar Elves', 2),
  ]),
};

/** A board on the second turn: a land, a creature, and a hand. */
const EARLY: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'early',
  place: [0, 1].flatMap((seat) => [
    put(seat, 'battlefield', 'Mountain', 1),
    put(seat, 'battlefield', 'Monastery Swiftspear', 1),
    put(seat, 'hand', 'Lightning Strike', 3),
    put(seat, 'hand', 'Mountain', 3),
    put(seat, 'library', 'Mountain', 30),
  ]),
};

async function made(context: BrowserContext, url: string, path: string, data: unknown): Promise<TableInfo> {
  const response = await context.request.post(`${url}/api${path}`, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as TableInfo;
}

/** Sits down at a board where one may act. */
export const tableWith = (board: ScenarioBody) => async (context: BrowserContext, page: Page, url: string) => {
  const info = await made(context, url, '/scenarios', board);
  await page.goto(`${url}/g/${info.id}`);
  await page.locator('.action-bar[data-decision="act"]').waitFor();
};

export const earlyTable = tableWith(EARLY);
export const crowdedTable = tableWith(CROWDED);

/** A new table, before the opening hand is kept. */
export async function newTable(context: BrowserContext, page: Page, url: string): Promise<string> {
  const info = await made(context, url, '/tables', {
    deck: 'standard-2015-red',
    opponent: { kind: 'computer', level: 'easy', deck: 'standard-2015-red' },
  });
  await page.goto(`${url}/g/${info.id}`);
  await page.locator('.surface-mulligan').waitFor();
  return info.id;
}

/** Full control: each payment is asked, also where there is nothing to choose. */
export async function fullControl(page: Page): Promise<void> {
  await page.keyboard.press('f');
  await page.locator('.pass-until [aria-pressed="true"]').waitFor();
}

/** Keeps the opening hand and waits for the first thing to do. */
export async function keep(page: Page): Promise<void> {
  await page.locator('.surface-mulligan footer .primary').click();
  await page.waitForFunction(() => !['', 'mulligan'].includes(window.eyes.look().kind));
}

/** Gives the game up by the menu. */
export async function concede(page: Page): Promise<void> {
  await page.locator('.top-bar .menu > button').click();
  await page.locator('.menu-list .danger').click();
  await page.locator('.menu-list .danger').click();
  await page.locator('.over').waitFor();
}

/** Something to look at: how one gets there, from the one before. */
export interface Sight {
  name: string;
  go(): Promise<unknown>;
}

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** Everything there is to look at, in an order in which one comes by it. */
export function sights(context: BrowserContext, page: Page, url: string): Sight[] {
  let table = '';
  const dialog = () => page.locator('dialog[open]').waitFor();
  return [
    { name: 'lobby', go: () => page.goto(url).then(() => page.locator('.deck-tile').first().waitFor()) },
    { name: 'settings', go: () => page.locator('.shell-bar .icon-button').last().click().then(dialog) },
    {
      name: 'account',
      go: () =>
        closed(page)
          .then(() => page.locator('.shell-bar .quiet-button').last().click())
          .then(dialog),
    },
    { name: 'decks', go: () => page.goto(`${url}/decks`).then(() => page.locator('.deck-card').first().waitFor()) },
    {
      name: 'a deck',
      go: () =>
        page.goto(`${url}/decks/standard-2015-red`).then(() => page.locator('.found-button').first().waitFor({ state: 'attached' })),
    },
    { name: 'scenario editor', go: () => page.goto(`${url}/s/`).then(() => page.locator('main.scenario').waitFor()) },
    {
      name: 'opening hand',
      go: async () => {
        table = await newTable(context, page, url);
      },
    },
    { name: 'early table', go: () => keep(page) },
    {
      name: 'why',
      go: () =>
        page
          .locator('.log-line button')
          .last()
          .click()
          .then(() => page.locator('.why li').first().waitFor()),
    },
    { name: 'timeline', go: () => page.keyboard.press('t').then(() => page.locator('.timeline').waitFor()) },
    { name: 'end of a game', go: () => concede(page) },
    { name: 'replay', go: () => page.goto(`${url}/r/${table}`).then(() => page.locator('.replay .board').waitFor()) },
    {
      name: 'looking back',
      go: () => page.goto(`${url}/r/${table}?review`).then(() => page.locator('.review[aria-busy="false"]').waitFor({ timeout: 120_000 })),
    },
    { name: 'crowded table', go: () => crowdedTable(context, page, url) },
    { name: 'list of what can be done', go: () => page.keyboard.press('a').then(() => page.locator('details.in-words[open]').waitFor()) },
    { name: 'help', go: () => page.keyboard.press('Shift+?').then(dialog) },
    {
      name: 'settings at the table',
      go: () =>
        closed(page)
          .then(() => page.keyboard.press(','))
          .then(dialog),
    },
    {
      name: 'graveyard',
      go: () =>
        closed(page)
          .then(() => page.keyboard.press('g'))
          .then(dialog),
    },
    {
      name: 'a card',
      go: async () => {
        await closed(page);
        await page.keyboard.press('h');
        await page.keyboard.press('i');
        await dialog();
      },
    },
    {
      name: 'why a number is so',
      go: async () => {
        await closed(page);
        await page.locator('.half-bottom .stats-button').first().click();
        await page.locator('.why li').first().waitFor();
      },
    },
  ];
}
