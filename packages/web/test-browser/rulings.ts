/** Official rulings that were imported are read at the table and in the library; where none were, one line says how they come. The sentences are made up. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { earlyTable } from './pages.js';
import { clean, newFolder, type Person, type Stage, serverOn } from './stage.js';

const SAID =
  'Made-up words about a spear, long enough to need a second line on the screen of a phone held upright, and no official ruling at all.';
const ROW = {
  name: 'Monastery Swiftspear',
  layout: 'normal',
  manaCost: '{R}',
  types: ['Creature'],
  subtypes: ['Human', 'Monk'],
  power: '1',
  toughness: '2',
  text: 'Haste\nProwess (Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.)',
  rulings: [1, 2, 3, 4, 5].map((n) => ({ date: `201${n}-02-03`, text: `${n}. ${SAID}` })),
};

const COMMAND = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

/** A folder into which that card was imported. */
function folderWithRulings(): string {
  const folder = newFolder();
  const file = join(folder, 'cards.jsonl');
  writeFileSync(file, JSON.stringify(ROW));
  execFileSync(process.execPath, [COMMAND, 'cards', 'import', file, '--data', folder]);
  return folder;
}

async function shot({ page }: Person, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rulings-${name}.png` });
}

/** Unfolds them by key and reads them. */
async function unfolded(who: Person, dialog: string, name: string): Promise<void> {
  const { page } = who;
  const fold = page.locator(`${dialog} .rulings`);
  await fold.locator('summary', { hasText: '5' }).waitFor();
  await shot(who, `${name}-folded`);
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  const first = fold.locator('li').first();
  await first.locator('time', { hasText: '2015-02-03' }).waitFor();
  await first.locator('p[lang="en"]', { hasText: '5. Made-up' }).waitFor();
  await fold.scrollIntoViewIfNeeded();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) throw new Error(`${name}: ${over} pixels too wide`);
  await shot(who, name);
}

async function atTable(who: Person, url: string): Promise<void> {
  const { page, context } = who;
  await earlyTable(context, page, url);
  await page.locator('[data-card][aria-label*="Swiftspear"], [data-card][aria-label*="寺院迅矛僧"]').first().focus();
  await page.keyboard.press('i');
  await page.locator('dialog.opened').waitFor();
}

export async function rulings(s: Stage): Promise<string> {
  const none = await s.person();
  await atTable(none, s.url);
  await none.page.locator('dialog.opened .quiet', { hasText: 'cards import' }).waitFor();
  await shot(none, 'none');
  clean(none);
  const server = await serverOn(folderWithRulings());
  try {
    for (const [name, width, lang, theme] of [
      ['wide', 1440, 'en', 'dark'],
      ['phone', 360, 'zh', 'light'],
    ] as const) {
      const who = await s.person({ viewport: { width, height: 800 }, colorScheme: theme });
      const { page, context } = who;
      await context.addInitScript((l) => localStorage.setItem('apnap.settings', JSON.stringify({ lang: l })), lang);
      await atTable(who, server.url);
      await unfolded(who, 'dialog.opened', `table-${name}`);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.hasAttribute('data-card'));
      await page.goto(`${server.url}/decks/standard-2015-red`);
      await page.locator('.found-button').first().waitFor({ state: 'attached' });
      await page
        .locator('button.card-about, .deck-line button, .deck-list button')
        .filter({ hasText: /Swiftspear|寺院迅矛僧/ })
        .first()
        .click();
      await unfolded(who, '.card-dialog', `library-${name}`);
      clean(who);
      await context.close();
    }
  } finally {
    await server.kill();
  }
  return 'rulings read at the table and in the library, wide and narrow, in both languages';
}
