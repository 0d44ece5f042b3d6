/** The judge desk: an incident told by keys and by mouse, an answer changed, without a server; in both languages, on a narrow phone. */
import type { Page } from 'playwright-core';
import { faults } from './access.js';
import { notTooWide } from './games.js';
import { clean, type Stage } from './stage.js';

const asked = (page: Page, id: string) => page.locator(`.judge-question[data-question="${id}"]`);
const ruling = (page: Page, rule: string, penalty: string) => page.locator(`.judge-ruling[data-rule="${rule}"][data-penalty="${penalty}"]`);

const SAID = {
  en: {
    word: 'mulligan',
    name: 'Improper Drawing at Start of Game',
    slip: 'Max - Ann - GPE - Improper Drawing at Start of Game - Warning',
  },
  zh: { word: '再调度', name: '游戏开始时不当抓牌', slip: 'Max - Ann - GPE - 游戏开始时不当抓牌 - 警告' },
} as const;

/** IPG 2.4: eight cards in an opening hand; first said to have been noticed late (IPG 2.3), then put right. */
async function tell(page: Page, url: string, lang: 'en' | 'zh'): Promise<void> {
  await page.goto(`${url}/judge`);
  await page.locator('[data-level="competitive"]').click();
  await page.locator('.judge-pick input[type="search"]').fill(SAID[lang].word);
  await page.keyboard.press('Enter');
  // What follows is worked out in the page.
  await page.context().setOffline(true);
  await asked(page, 'afterActions').waitFor();
  await page.keyboard.press('y');
  await ruling(page, 'IPG 2.3', 'gameLoss').waitFor();
  await page.locator('[data-told="afterActions"] button').click();
  await asked(page, 'afterActions').waitFor();
  await page.keyboard.press('n');
  await ruling(page, 'IPG 2.4', 'warning').waitFor();
  for (const id of ['tooFew', 'mulliganTooLate', 'drawNotSkipped']) {
    await asked(page, id).waitFor();
    await page.keyboard.press('n');
  }
  await asked(page, 'extraCards').locator('input').fill('1');
  await page.keyboard.press('Enter');
  await page.locator('[data-action="all-no"]').click();
  const told = (await page.locator('.judge-ruling').textContent()) ?? '';
  if (!told.includes(SAID[lang].name)) throw new Error(`another ruling: ${told}`);
  if (/\{\w+\}|undefined/.test(told)) throw new Error(`words that are not filled in: ${told}`);
  const fields = page.locator('.judge-fields input');
  await fields.nth(0).fill('Ann');
  await fields.nth(1).fill('Max');
  const slip = await page.locator('[data-slip]').textContent();
  if (slip !== SAID[lang].slip) throw new Error(`the slip says ${slip}`);
  const first = await page.locator('[data-words]').first().getAttribute('data-words');
  if (first !== lang) throw new Error(`words to say begin in ${first}`);
  await page.context().setOffline(false);
}

async function judge(s: Stage): Promise<string> {
  const found: string[] = [];
  for (const lang of ['en', 'zh'] as const) {
    const phone =
      lang === 'zh' ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const } : {};
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en', ...phone });
    const { page } = who;
    await tell(page, s.url, lang);
    if (lang === 'zh') await notTooWide(page, 360);
    found.push(...(await faults(page)));
    // It is there again when the page is loaded anew, and a section says what it is.
    await page.reload();
    await ruling(page, 'IPG 2.4', 'warning').waitFor();
    await page.locator('.judge-ruling h2 .rule-chip').click();
    await page.locator('.rule-dialog', { hasText: SAID[lang].name }).waitFor();
    await page.keyboard.press('Escape');
    // Judging at Regular.
    await page.locator('[data-action="other"]').click();
    await page.locator('[data-level="regular"]').click();
    await page.locator('[data-subject="jar.late"]').click();
    await asked(page, 'minutesLate').locator('input').fill('12');
    await page.keyboard.press('Enter');
    await ruling(page, 'JAR', 'matchLoss').waitFor();
    clean(who);
    await who.context.close();
  }
  if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
  return 'told, changed, ruled and written on a slip in both languages without a server';
}

/** Answers a question of a family by key; then the reasons are there, and the next question is another one. */
async function answerOne(page: Page, family: string, key: string): Promise<void> {
  await page.locator('[data-field="family"]').selectOption(family);
  const asked = page.locator(`.train-columns[data-family="${family}"]`);
  await asked.waitFor();
  const seed = await asked.getAttribute('data-seed');
  await page.keyboard.press(key);
  await page.locator('.train-why .rule-chip').first().waitFor();
  const right = await page.locator('[data-choice][data-right="true"]').count();
  if (right !== 1) throw new Error(`${right} answers of ${family} are right`);
  const told = (await asked.textContent()) ?? '';
  if (/\{[a-z]\w+\}|undefined/.test(told)) throw new Error(`words that are not filled in: ${told}`);
  await page.keyboard.press('n');
  await page.locator(`.train-columns[data-family="${family}"]:not([data-seed="${seed}"])`).waitFor();
}

/** The trainer: questions with and without a board, answered by keys; the score stays; nothing too wide on a phone, and axe finds nothing serious. */
async function trainer(s: Stage): Promise<string> {
  const found: string[] = [];
  for (const lang of ['en', 'zh'] as const) {
    const phone =
      lang === 'zh' ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const } : {};
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en', ...phone });
    const { page } = who;
    await page.goto(`${s.url}/judge/train`);
    await page.locator('[data-field="family"] option[value="layers"]').waitFor({ state: 'attached' });
    await answerOne(page, 'layers', '1');
    await answerOne(page, 'penalties', '2');
    if (lang === 'zh') await notTooWide(page, 360);
    found.push(...(await faults(page)));
    await page.reload();
    const score = (await page.locator('.train-score').textContent()) ?? '';
    if (!score.includes('2')) throw new Error(`the score is gone: ${score}`);
    clean(who);
    await who.context.close();
  }
  if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
  return 'asked, answered and explained in both languages';
}

/** A tower in Chinese on a phone: wrong until it falls, or to its top; each mistake costs a point. */
async function tower(s: Stage): Promise<string> {
  const who = await s.person({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = who;
  await page.goto(`${s.url}/judge/tower?seed=t`);
  let mistakes = 0;
  for (let step = 0; (await page.locator('[data-tower="over"]').count()) === 0; step++) {
    if (step > 20) throw new Error('the tower has no end');
    await page.locator(`[data-tower="${step}"] .train-choices`).waitFor();
    await page.keyboard.press('1');
    await page.locator('.train-why').waitFor();
    if ((await page.locator('[data-choice="0"][data-right="false"]').count()) > 0) mistakes++;
    const left = await page.locator('.tower-points .on').count();
    if (left !== 5 - mistakes) throw new Error(`${left} points after ${mistakes} mistakes`);
    await page.locator('[data-action="next-question"]').click();
    await page.locator(`[data-tower="over"], [data-tower="${step + 1}"]`).waitFor();
  }
  await notTooWide(page, 390);
  const found = await faults(page);
  if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
  await page.locator('[data-action="another-tower"]').click();
  await page.locator('[data-tower="0"] .train-choices').waitFor();
  clean(who);
  await who.context.close();
  return `over after ${mistakes} mistakes`;
}

export const JUDGE_TESTS = { judge, trainer, tower };
