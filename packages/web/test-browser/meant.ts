/** A press does what its player meant: what stands on the board is seen before it is answered, questions and their keys agree, lists say whose things are. */
import type { ScenarioBody } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { movingTable } from './moving.js';
import { newTable, put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

const lands = (n: number): ScenarioBody['place'] =>
  [0, 1].flatMap((seat) => [put(seat, 'battlefield', 'Mountain', n), put(seat, 'library', 'Mountain', 30)]);

/** Who opposes has a creature to cast; one's own spell could answer it. */
const ANSWERED: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'answered',
  place: [...lands(4), put(0, 'hand', 'Lightning Strike', 2), put(1, 'hand', 'Hill Giant', 4)],
};

/** Of whatever there is both have one; somebody to ask, a hand to look into, and more lands than may be played. */
const BOTH: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'both',
  place: [
    ...lands(6),
    ...[0, 1].map((seat) => put(seat, 'battlefield', 'Grizzly Bears')),
    put(0, 'battlefield', 'Swamp', 2),
    put(0, 'battlefield', 'Jace Beleren'),
    put(0, 'hand', 'Lightning Strike'),
    put(0, 'hand', 'Thoughtseize'),
    put(0, 'hand', 'Mountain', 3),
    ...['Serra Angel', 'Sun Titan', 'Hill Giant', 'Mountain'].map((card) => put(1, 'hand', card)),
  ],
};

const decision = (page: Page): Promise<string> => page.evaluate(() => window.eyes.look().id);
const handCard = (name: string): string => `.hand [data-card][aria-label*="${name}"]`;

/** What stands to be read does not end by itself while the test looks, however slow the machine is: its time, the longest there is, is made longer. */
const READ_SLOWLY = (): void => {
  const timer = window.setTimeout.bind(window);
  const slower = (run: () => void, ms = 0): number => timer(run, ms > 1500 && ms < 10_000 ? 60_000 : ms);
  window.setTimeout = slower as typeof window.setTimeout;
};

/** While a spell is read, or on its way to where it can be, what goes on leads to the board and answers nothing. */
async function seenFirst(s: Stage): Promise<string> {
  for (const early of [true, false]) await pressedUnseen(s, early);
  return 'the first press ends the reading, or what comes before it; the second answers';
}

/** @param early pressed as soon as it is asked, else when it stands to be read */
async function pressedUnseen(s: Stage, early: boolean): Promise<void> {
  const who = await s.person({ reducedMotion: 'no-preference' });
  const { page } = who;
  await who.context.addInitScript(READ_SLOWLY);
  await movingTable(who, s.url, ANSWERED, 'calm');
  const reading = page.locator('.reading');
  const answering = page.locator('.action-bar[data-decision="act"] [data-action="go"]', { hasText: 'resolve' });
  for (let n = 0; n < 12 && (await answering.count()) === 0; n++) {
    const before = await decision(page);
    await page.locator('.action-bar .buttons button').first().click();
    await page.waitForFunction((old) => {
      const { id, kind } = window.eyes.look();
      return id !== old && kind !== '' && !window.eyes.settling();
    }, before);
  }
  await answering.waitFor();
  const asked = await decision(page);
  if (early) {
    await page.keyboard.press('Space');
    if ((await reading.count()) > 0) throw new Error('a press did not end what was on its way');
  } else {
    await reading.waitFor();
    await page.locator('.action-bar [data-action="go"]').click({ force: true });
    if ((await reading.count()) > 0) throw new Error('a press did not end the reading');
  }
  await page.waitForTimeout(300);
  if ((await decision(page)) !== asked) throw new Error('a press meant to go on reading let the spell resolve');
  await page.waitForFunction(() => !window.eyes.settling());
  await page.locator('.action-bar [data-action="go"]').click();
  await page.waitForFunction((old) => window.eyes.look().id !== old, asked);
  clean(who);
  await who.context.close();
}

/** Y keeps the hand and N does not, as the question is put; the buttons say so. */
async function keepsByKey(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await newTable(context, page, s.url);
  const title = await page.locator('.surface-mulligan h2').textContent();
  if (!title?.startsWith('Keep this hand?')) throw new Error(`it asks: ${title}`);
  const first = await page.locator('.surface-mulligan .quiet').first().textContent();
  if (!first || !/plays? first/.test(first)) throw new Error(`nobody plays first: ${first}`);
  const keys = await page.locator('.surface-mulligan footer .kbd').allTextContents();
  if (keys.join() !== 'N,Y') throw new Error(`keys on the buttons: ${keys}`);
  const before = await decision(page);
  await page.keyboard.press('n');
  await page.waitForFunction((old) => window.eyes.look().kind === 'mulligan' && window.eyes.look().id !== old, before);
  await page.locator('.surface-mulligan .quiet', { hasText: 'Mulligans taken: 1' }).waitFor();
  await page.keyboard.press('y');
  await page.waitForFunction(() => window.eyes.look().kind === 'choose');
  clean(who);
  await context.close();
  return 'N takes a mulligan, Y keeps';
}

/** What a list names alike is told apart by whose it is; a menu says what an ability costs; a hand that is not one's own is laid open. */
async function toldApart(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith(BOTH)(context, page, s.url);
  await page.locator('.half-bottom [data-card][aria-label*="Jace"]').click();
  const costs = await page.locator('.option-menu .loyalty-cost').allTextContents();
  if (costs.join(' ') !== '+2 −1') throw new Error(`abilities cost ${costs.join(' ')}`);
  await page.keyboard.press('Escape');
  await page.locator(handCard('Lightning Strike')).click();
  await page.locator('.action-bar[data-decision="targets"]').waitFor();
  const bears = await page.locator('.in-words .option', { hasText: 'Grizzly Bears' }).locator('.option-whose').allTextContents();
  if (bears.length !== 2 || bears.filter((b) => b === 'yours').length !== 1) throw new Error(`bears are ${bears.join(', ')}`);
  await page.keyboard.press('Escape');
  await page.locator('.action-bar[data-decision="act"]').waitFor();
  await page.locator(handCard('Thoughtseize')).click();
  await page.locator('.player-face.is-target').first().click();
  await page.waitForFunction(() => ['pay', 'choose'].includes(window.eyes.look().kind));
  if ((await page.evaluate(() => window.eyes.look().kind)) === 'pay') await page.keyboard.press('Space');
  await page.waitForFunction(() => window.eyes.look().kind === 'choose');
  const offered = await page.locator('.surface-cards .is-can .card-button').count();
  const rest = await page.locator('.surface-cards .not-offered').count();
  if (offered !== 3 || rest !== 1) throw new Error(`${offered} and ${rest} cards of the hand are laid open`);
  clean(who);
  await context.close();
  return 'costs of loyalty, whose creatures are whose, all cards of a hand';
}

/** A card that can't be used says why, and does not stay in the way: neither over its neighbour nor in place of the log. */
async function outOfTheWay(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith(BOTH)(context, page, s.url);
  const land = page.locator(handCard('Mountain')).first();
  await land.click();
  await page.locator('.half-bottom .row-lands .pile-count', { hasText: '7' }).waitFor();
  const stuck = page.locator('.hand li', { has: page.locator('[aria-label*="Mountain"]') }).first();
  await page.mouse.move(5, 300);
  await page.evaluate(() => window.eyes.rest());
  const before = await stuck.evaluate((el) => getComputedStyle(el).transform);
  const box = await stuck.boundingBox();
  if (!box) throw new Error('no second land');
  await page.mouse.click(box.x + 12, box.y + box.height / 2);
  await page.locator('#tab-why[aria-selected="true"]').waitFor();
  await page.mouse.move(5, 300);
  await page.waitForFunction(([el, was]) => getComputedStyle(el as Element).transform === was, [
    await stuck.elementHandle(),
    before,
  ] as const);
  await page.keyboard.press('Space');
  await page.locator('#tab-log[aria-selected="true"]').waitFor();
  clean(who);
  await context.close();
  return 'the card is back in the hand, the log in its place';
}

/** On a phone a hand that was opened makes room for what is asked about. */
async function makesRoom(s: Stage): Promise<string> {
  const who = await s.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page, context } = who;
  await tableWith(BOTH)(context, page, s.url);
  await page.locator('.hand-toggle').tap();
  await page.locator('.hand.open').waitFor();
  await page.locator(handCard('Lightning Strike')).tap();
  await page.locator('.action-bar[data-decision="targets"]').waitFor();
  await page.locator('section.hand:not(.open)').waitFor();
  clean(who);
  await context.close();
  return 'the hand closes when a target is asked for';
}

export const MEANT = { seenFirst, keepsByKey, toldApart, outOfTheWay, makesRoom };
