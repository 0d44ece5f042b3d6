/** Paying by hand: what is clicked is tapped at once, its mana is in the pool, each step can be undone, and what is left can be paid. */
import type { ScenarioBody, TableInfo } from '@apnap/protocol';
import { fullControl, put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

/** Whichever land pays for the Bears besides the Forest, one of the other two cards can be cast afterwards. */
const EITHER: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'paying',
  place: [
    put(0, 'battlefield', 'Forest', 1),
    put(0, 'battlefield', 'Mountain', 1),
    put(0, 'battlefield', 'Island', 1),
    put(0, 'hand', 'Grizzly Bears', 1),
    put(0, 'hand', 'Lightning Bolt', 1),
    put(0, 'hand', 'Opt', 1),
    put(0, 'library', 'Forest', 20),
    put(1, 'library', 'Swamp', 20),
  ],
};

const BOARD: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'paying',
  place: [
    put(0, 'battlefield', 'Swamp', 1),
    put(0, 'battlefield', 'Forest', 1),
    put(0, 'battlefield', 'Mountain', 2),
    put(0, 'hand', 'Phyrexian Rager', 1),
    put(0, 'library', 'Swamp', 20),
    put(1, 'library', 'Swamp', 20),
  ],
};

async function byHand(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  const response = await context.request.post(`${s.url}/api/scenarios`, { data: BOARD });
  if (!response.ok()) throw new Error(await response.text());
  await page.goto(`${s.url}/g/${((await response.json()) as TableInfo).id}`);
  await page.locator('.action-bar[data-decision="act"]').waitFor();
  await fullControl(page);
  await page.locator('.hand .is-can .card-button').click();
  await page.locator('.action-bar[data-decision="pay"]').waitFor();
  const tapped = (land: string) =>
    page.locator(`.half-bottom .tapped [data-card][aria-label*="${land}"], .half-bottom .tapped[data-card][aria-label*="${land}"]`);
  const pool = page.locator('.player.home .pool');
  const click = (land: string) => page.locator(`.half-bottom [data-card][aria-label*="${land}"]`).first().click();
  if ((await tapped('Forest').count()) > 0) throw new Error('a Forest is tapped before anything is paid');
  await click('Forest');
  await tapped('Forest').first().waitFor();
  await pool.waitFor();
  await page.locator('.action-bar [data-action="undo"]').filter({ hasText: 'Forest' }).click();
  await pool.waitFor({ state: 'detached' });
  if ((await tapped('Forest').count()) > 0) throw new Error('what was undone is still tapped');
  if ((await page.locator('.action-bar').getAttribute('data-decision')) !== 'pay') throw new Error('more was undone than one step');
  await click('Forest');
  await tapped('Forest').first().waitFor();
  await click('Mountain');
  await tapped('Mountain').first().waitFor();
  await click('Swamp');
  // All is there: the plan is to spend it, and the second Mountain stays.
  await page.locator('.action-bar .buttons .primary').click();
  await page.locator('.log-line').filter({ hasText: 'casts Phyrexian Rager' }).first().waitFor();
  if ((await page.locator('.half-bottom .slot:not(.tapped) [data-card][aria-label*="Mountain"]').count()) === 0)
    throw new Error('more was tapped than was paid');
  clean(who);
  await context.close();
  return 'tapped, in the pool, undone, and paid';
}

/** CR 601.2g: where there is something to choose, the plan says for which card it leaves mana; one key takes it. Where there is nothing, nothing is asked. */
async function withReason(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith(EITHER)(context, page, s.url);
  await page.locator('.hand .is-can .card-button[aria-label*="Grizzly Bears"]').click();
  await page.locator('.action-bar[data-decision="pay"]').waitFor();
  const why = (await page.locator('.plan-why').textContent()) ?? '';
  if (!/keeps .* for (Opt|Lightning Bolt)/.test(why) || !/leaves no .* for (Opt|Lightning Bolt)/.test(why))
    throw new Error(`the reason is: ${why}`);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/withReason.png` });
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
  await page.locator('.log-line').filter({ hasText: 'casts Grizzly Bears' }).first().waitFor();
  // Of the two others one is left with its mana: it is cast without a question about that.
  const other = page.locator('.hand .is-can .card-button[aria-label*="Opt"], .hand .is-can .card-button[aria-label*="Lightning Bolt"]');
  await other.first().waitFor();
  const name = ((await other.first().getAttribute('aria-label')) ?? '').includes('Opt') ? 'Opt' : 'Lightning Bolt';
  await other.first().click();
  if (name === 'Lightning Bolt') await page.locator('.player.away .player-face').click();
  await page
    .locator('.log-line')
    .filter({ hasText: `casts ${name}` })
    .first()
    .waitFor();
  clean(who);
  await context.close();
  return `${why.replace(/\s+/g, ' ')}; and no question for ${name}`;
}

export const PAYING = { byHand, withReason };
