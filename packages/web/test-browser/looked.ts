/** The card that is shown large beside the pointer: it covers nothing that is pressed next, and goes when the pointer has gone. */
import type { ScenarioBody } from '@apnap/protocol';
import type { Locator, Page } from 'playwright-core';
import { fullControl, put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

const BOARD: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'looked',
  place: [0, 1].flatMap((seat) => [
    put(seat, 'battlefield', 'Swamp', 3),
    put(seat, 'battlefield', 'Serra Angel', 2),
    put(seat, 'hand', 'Phyrexian Rager', 1),
    put(seat, 'hand', 'Swamp', 3),
    put(seat, 'hand', 'Lightning Strike', 3),
    put(seat, 'library', 'Swamp', 30),
  ]),
};

/** What the large card covers that it must not: the cards of the hand, what is asked, what is looked at. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = document.querySelector('.looked')?.getBoundingClientRect();
    if (!own) return ['nothing is shown'];
    return [...document.querySelectorAll('.hand li .card-button, .action-bar .button, .action-bar .prompt, .tile:hover')].flatMap((el) => {
      const r = el.getBoundingClientRect();
      const over =
        Math.min(r.right, own.right) - Math.max(r.left, own.left) > 1 && Math.min(r.bottom, own.bottom) - Math.max(r.top, own.top) > 1;
      return over ? [el.getAttribute('aria-label') ?? el.textContent ?? ''] : [];
    });
  });

const moveTo = async (page: Page, on: Locator): Promise<void> => {
  const box = await on.boundingBox();
  if (!box) throw new Error('not on the page');
  // Cards of a hand lie over each other: their left part looks out.
  const inHand = await on.evaluate((el) => el.closest('.hand') !== null);
  await page.mouse.move(box.x + box.width * (inHand ? 0.25 : 0.5), box.y + box.height * 0.4);
};

const settled = (page: Page) => page.evaluate(() => window.eyes.rest().then(() => window.eyes.still()));

/** Hovering each card in turn, at the sizes people have; nothing is shown while something is dragged. */
async function coversNothing(s: Stage): Promise<string> {
  let n = 0;
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    const who = await s.person({ viewport });
    const { page } = who;
    await tableWith(BOARD)(who.context, page, s.url);
    for (const on of await page.locator('.half .tile, .hand li .card-button').all()) {
      await page.mouse.move(5, 5);
      await moveTo(page, on);
      await page.locator('.looked:not([style*="hidden"])').waitFor();
      await settled(page);
      const over = await covered(page);
      if (over.length > 0) throw new Error(`${viewport.width}: ${await on.getAttribute('aria-label')} covers ${over.join(', ')}`);
      n++;
    }
    const land = await page.locator('.hand .is-can .card-button[aria-label*="Swamp"]').first().boundingBox();
    if (!land) throw new Error('no land to drag');
    await page.mouse.move(land.x + 12, land.y + 40);
    await page.mouse.down();
    for (const y of [100, 200, 300]) {
      await page.mouse.move(land.x + 12, land.y - y, { steps: 4 });
      if ((await page.locator('.looked').count()) > 0) throw new Error('a card is shown over what is dragged');
    }
    // Back in the hand it is let go without being played.
    await page.mouse.move(land.x + 12, land.y + 40);
    await page.mouse.up();
    clean(who);
    await who.context.close();
  }
  return `${n} cards looked at, nothing covered`;
}

/** Lands tapped by hand go to another pile under the pointer: what they showed goes with them. */
async function neverSticks(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await tableWith(BOARD)(who.context, page, s.url);
  await fullControl(page);
  await page.locator('.hand .is-can .card-button[aria-label*="Phyrexian Rager"]').click();
  const pay = page.locator('.action-bar[data-decision="pay"]');
  await pay.waitFor();
  for (let n = 0; n < 3; n++) {
    if ((await pay.count()) === 0) break;
    const id = await pay.getAttribute('data-decision-id');
    await moveTo(page, page.locator('.half-bottom .row-lands .slot.is-plan .tile').first());
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((old) => window.eyes.look().id !== old, id);
    await settled(page);
    const stays = await page.evaluate(
      () => document.querySelector('.looked') !== null && document.querySelector('[data-card]:hover') === null,
    );
    if (stays) throw new Error(`a card stays after land ${n + 1}`);
  }
  await page.mouse.move(5, 300);
  await settled(page);
  if ((await page.locator('.looked').count()) > 0) throw new Error('a card stays where nothing is pointed at');
  clean(who);
  await who.context.close();
  return 'paid by hand, nothing stays';
}

/** A finger held on a card opens it; letting go plays nothing. */
async function heldByFinger(s: Stage): Promise<string> {
  const who = await s.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = who;
  await tableWith(BOARD)(who.context, page, s.url);
  const box = await page.locator('.half-bottom .tile[aria-label*="Serra Angel"]').first().boundingBox();
  if (!box) throw new Error('no card');
  const devtools = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.locator('dialog.opened[open]').waitFor();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  if ((await page.locator('dialog.opened[open]').count()) === 0) throw new Error('letting go closed it');
  if ((await page.locator('.looked:visible').count()) > 0) throw new Error('it is shown twice');
  clean(who);
  await who.context.close();
  return 'a card opened by a long press';
}

export const LOOKED = { coversNothing, neverSticks, heldByFinger };
