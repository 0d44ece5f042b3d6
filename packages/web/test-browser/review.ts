/** Looking back at one's own play: from the end of a game to what would have been better, to the moment itself, and on from there; and one's record. */
import type { BrowserContext, Page } from 'playwright-core';
import { concede, keep, newTable } from './pages.js';
import { playByMouse } from './player.js';
import { clean, type Stage } from './stage.js';

/** Plays a game by pressing whatever there is, and looks back at it. */
async function playAndReview(page: Page, context: BrowserContext, url: string): Promise<void> {
  await newTable(context, page, url);
  await keep(page);
  let presses = 60;
  await playByMouse(page, { seed: 21, tick: async () => presses-- <= 0 });
  if ((await page.locator('.over').count()) === 0) await concede(page);
  await page.locator('.over a[href*="review"]').click();
  await page.locator('.review[aria-busy="false"]').waitFor({ timeout: 120_000 });
  await page.locator('.review-chances polyline').waitFor();
}

/** Somebody who presses whatever there is makes mistakes enough. */
export async function review(s: Stage): Promise<string> {
  const said: string[] = [];
  for (const lang of ['en', 'zh'] as const) {
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en' });
    const { page, context } = who;
    const points = page.locator('.review-points > li');
    let found = 0;
    // In a short game chance may have left nothing to do wrong.
    for (let game = 0; game < 3 && found === 0; game++) {
      await playAndReview(page, context, s.url);
      found = await points.count();
    }
    if (found === 0) throw new Error('no mistake was found in three games of random presses');
    const words = (await page.locator('.review').textContent()) ?? '';
    if (/\{\w+\}|undefined|NaN/.test(words)) throw new Error(`words that are not filled in: ${words}`);
    if (lang === 'zh' && /Better|You:/.test(words)) throw new Error(`English in Chinese: ${words}`);
    const show = points.first().locator('button').first();
    await show.click();
    await page.locator('.review-points > li.here button[aria-current="step"]').waitFor();
    await page.waitForFunction(() => /[?&]n=[1-9]/.test(location.search));
    await points.first().locator('button').nth(1).click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.replay-tabs [role="tab"]').first().click();
    await page.locator('.replay-log').waitFor();
    await page.goto(`${s.url}/r/`);
    await page.locator('.records tbody tr').first().waitFor();
    const row = await page.locator('.records tbody tr').first().locator('td').allTextContents();
    if (row.length !== 4 || !row.some((x) => /^[1-3]$/.test(x))) throw new Error(`the record: ${row.join(' ')}`);
    said.push(`${found} in ${lang}`);
    clean(who);
    await context.close();
  }
  return `turning points: ${said.join(', ')}`;
}
