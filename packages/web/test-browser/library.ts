/** The library: documents dropped into the page are a tree, both languages side by side, found as one types, and compared; a link leads to a number. */
import type { Page } from 'playwright-core';
import { clean, type Stage } from './stage.js';

/** Made-up documents: the real ones are for people to bring. */
const NOW = `These rules are effective as of February 7, 2025.
1. Game Concepts
119. Life
119.1. Made-up words: whoever gains life has much more of it than before (see rule 119.2).
119.2. Made-up words: whoever loses life has less of it.
702. Keyword Abilities
702.19. Trample
702.19a Made-up words: trample is about what is left over.
Example: Three of five.

Glossary

Leftover
Made-up words about the rest. See rule 702.19.

Credits
Somebody wrote it.
`;
const THEN = `These rules are effective as of March 1, 2020.
1. Game Concepts
118. Life
118.1. Made-up words: whoever gains life has more of it than before (see rule 118.2).
118.2. Made-up words: whoever loses life has less of it.
`;
const CHINESE = `此规则于2025年1月1日生效
702. 关键词异能
702.19. 践踏
702.19a 编造的话：践踏说的是剩下的部分。
`;

export const DOCUMENTS = { 'now.txt': NOW, 'then.txt': THEN, 'zhongwen.txt': CHINESE };

/** Drops documents into the page. */
export async function dropDocuments(page: Page): Promise<void> {
  const files = Object.entries(DOCUMENTS).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
  await page.locator('.library-bring input[type="file"]').setInputFiles(files);
  await page.locator('.library-bring').waitFor({ state: 'detached' });
}

export async function library(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await page.goto(`${s.url}/library`);
  // Without documents the titles can be looked through.
  await page.locator('.library-bring').waitFor();
  await page.locator('.tree-link', { hasText: 'More rules' }).waitFor();
  await dropDocuments(page);
  await page.locator('.tree .tree-link', { hasText: 'Game Concepts' }).waitFor();

  // A link with a point in it is a page; both languages side by side, and the edition before it.
  await page.goto(`${s.url}/library/cr/702.19`);
  await page.locator('.library-head h2', { hasText: '践踏' }).waitFor();
  await page.locator('.library-below .library-words', { hasText: 'what is left over' }).waitFor();
  await page.locator('.library-below .library-words:lang(zh)', { hasText: '剩下的部分' }).waitFor();
  await page.goto(`${s.url}/library/cr/119.1`);
  await page.locator('.library-editions li', { hasText: '118.1' }).locator('.button').click();
  await page.locator('.library-changed ins', { hasText: 'much' }).waitFor();
  await page.locator('.library-words .rule-link', { hasText: '119.2' }).first().click();
  await page.locator('article[data-number="119.2"]').waitFor();

  // What is typed is found: Chinese without blanks, English words apart, a card’s rules.
  const field = page.locator('.library-search input');
  const found = async (query: string, number: string): Promise<void> => {
    await field.fill(query);
    await page.locator('.result-head b', { hasText: number }).first().waitFor();
  };
  await found('践踏剩下', '702.19a');
  await found('leftover', '702.19');
  await found('loses less', '119.2');
  await field.fill('Serra Angel');
  await page.locator('.card-rules .tree-link', { hasText: '702.9' }).waitFor();

  await page.goto(`${s.url}/library/cr/changes`);
  await page.locator('.library-changes li', { hasText: '119.1' }).waitFor();
  await page.goto(`${s.url}/library/cr/unplaced`);
  await page.locator('.library-passages', { hasText: 'Somebody wrote it' }).waitFor();
  // What was dropped is still here for whoever comes back.
  await page.goto(`${s.url}/library/cr@2020-03-01/118.2`);
  await page.locator('article[data-number="118.2"] .library-words').first().waitFor();
  clean(who);
  await context.close();
  return 'a tree, side by side, searched, compared, and kept';
}
