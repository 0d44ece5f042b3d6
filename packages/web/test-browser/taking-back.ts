/** Taking back says what it undoes, before and after, and a second press of the same moment undoes no more than was asked. */
import { put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

const BOARD = {
  lives: [20, 20],
  level: 'easy',
  seed: 'taking-back',
  place: [
    put(0, 'battlefield', 'Forest', 3),
    put(0, 'hand', 'Forest', 1),
    put(0, 'hand', 'Giant Growth', 1),
    put(0, 'battlefield', 'Grizzly Bears', 1),
    put(0, 'library', 'Forest', 20),
    put(1, 'library', 'Swamp', 20),
  ],
} as const;

export async function takingBack(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith({ ...BOARD, lives: [20, 20], place: [...BOARD.place] })(context, page, s.url);
  const button = page.locator('.top-bar [data-action="takeback"]');
  const lands = page.locator('.half-bottom .row-lands .pile-count');
  const says = (what: string) => page.locator(`.top-bar [data-action="takeback"][title*="${what}"]`).waitFor();
  await page.locator('.hand .is-can .card-button[aria-label*="Forest"]').click();
  await lands.filter({ hasText: '4' }).waitFor();
  await says('Forest');
  await page.locator('.hand .is-can .card-button[aria-label*="Giant Growth"]').click();
  await page.locator('.action-bar[data-decision="targets"]').waitFor();
  await says('Giant Growth');
  // Two presses of one moment: the spell that was begun is taken back, the land stays.
  await button.dblclick();
  await page.locator('.taken-back', { hasText: 'Giant Growth' }).waitFor();
  await page.waitForTimeout(600);
  await says('Forest');
  if ((await lands.filter({ hasText: '4' }).count()) === 0) throw new Error('the land was taken back, too');
  await button.click();
  await page.locator('.taken-back', { hasText: 'Forest' }).waitFor();
  await lands.filter({ hasText: '3' }).waitFor();
  if (await button.isEnabled()) throw new Error(`something is left to take back: ${await button.getAttribute('title')}`);
  clean(who);
  await context.close();
  return 'each step says what it undoes, one at a time';
}
