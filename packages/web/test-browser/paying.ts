/** Paying by hand: what is clicked is tapped at once, its mana is in the pool, each step can be undone, and what is left can be paid. */
import type { ScenarioBody, TableInfo } from '@apnap/protocol';
import { put } from './pages.js';
import { clean, type Stage } from './stage.js';

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

export const PAYING = { byHand };
