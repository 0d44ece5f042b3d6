/** Rules documents dropped into the page: read here in any encoding, kept here, and shown under the numbers of answers. */
import { earlyTable } from './pages.js';
import { clean, type Stage } from './stage.js';

/** A made-up document: the real ones are for people to bring. */
const DOCUMENT = `Comprehensive Rules
These rules are effective as of February 7, 2025.

1. Game Concepts
103. Starting the Game
103.1. Made-up words about who begins.
110. Permanents
110.2a Made-up words about whose a permanent is.
305. Lands
305.1. Made-up words about playing a land.
`;

export async function rulebook(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await earlyTable(context, page, s.url);
  await page.locator('#tab-why').click();
  await page.locator('.rulebook').waitFor();
  const drop = (name: string, buffer: Buffer) =>
    page.locator('.rulebook input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await drop('shopping.txt', Buffer.from('bread, milk'));
  await page.locator('.rulebook .refused').waitFor();
  await drop('rules.txt', Buffer.from(`\uFEFF${DOCUMENT}`, 'utf16le'));
  await page.locator('.rulebook li', { hasText: '2025-02-07' }).waitFor();
  const told = async (): Promise<void> => {
    await page.locator('#tab-log').click();
    await page.locator('.log-line button').first().click();
    await page.locator('.why .rule-chip').first().click();
    await page.locator('.rule-words', { hasText: 'Made-up words' }).first().waitFor();
  };
  await told();
  await page.reload();
  await page.locator('.action-bar[data-decision="act"]').waitFor();
  await told();
  await page.locator('.rulebook li button').click();
  await page.locator('.rulebook li').waitFor({ state: 'detached' });
  clean(who);
  await context.close();
  return 'read, kept, shown, and taken away';
}
