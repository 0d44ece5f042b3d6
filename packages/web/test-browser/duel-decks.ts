/** Decks of the second game built in the browser: by mouse in English, and on a phone in Chinese, down to the duel that is played with one. */
import { look } from './access.js';
import { clean, type Person, type Stage } from './stage.js';

const part = ({ page }: Person, name: string) => page.locator(`.duel-parts [data-part="${name}"]`);
const counted = (who: Person, name: string, n: number): Promise<void> => part(who, name).locator(`[data-count="${n}"]`).waitFor();
const problems = ({ page }: Person, n: number): Promise<void> => page.locator(`.duel-verdict[data-problems="${n}"]`).waitFor();

/** Begins a deck with one that comes with the program. */
async function begun(who: Person, name: string, from: string): Promise<void> {
  const { page } = who;
  await page.locator('[data-action="new"]').click();
  await page.locator('dialog[open] input').first().fill(name);
  await page.locator('[data-choice="from"]').selectOption(from);
  await page.locator('[data-action="make"]').click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** From nothing to a duel: cards are put in up to three, taken out, put aside; what is wrong is told; the deck is there again when the page is. */
async function duelDecks(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.goto(`${s.url}/duel`);
  await page.locator('a[href="/duel/decks"]').click();
  await page.locator('.duel-build-cards.found li').first().waitFor();
  await problems(who, 1);
  await look(who, 'duel-decks-empty');
  const search = page.locator('.duel-search input[type="search"]');
  await search.fill('t:dragon lv8 atk>=3000');
  const dragon = page.locator('.duel-build-cards.found [data-card="Blue-Eyes White Dragon"]');
  await dragon.waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.duel-build-cards.found li').length < 10);
  for (let n = 0; n < 3; n++) await dragon.click();
  await dragon.click({ force: true });
  await counted(who, 'main', 3);
  if ((await dragon.getAttribute('aria-disabled')) !== 'true') throw new Error('a fourth copy is offered');
  await page.locator('[data-goal="side"]').click();
  await search.fill('dragn:x');
  await page.locator('.duel-search .refused', { hasText: 'dragn:x' }).waitFor();
  await begun(who, 'Dragons of mine', 'white-dragons');
  await problems(who, 0);
  await look(who, 'duel-decks');
  const [main, extra] = await Promise.all(['main', 'extra'].map((p) => part(who, p).locator('[data-count]').getAttribute('data-count')));
  const first = part(who, 'main').locator('.duel-build-card').first();
  const name = await first.getAttribute('data-card');
  await first.click();
  await counted(who, 'main', Number(main) - 1);
  await problems(who, Number(main) - 1 < 40 ? 1 : 0);
  await search.fill(name ?? '');
  await page.locator(`.duel-build-cards.found [data-card="${name}"]`).click();
  await counted(who, 'side', 1);
  await page.locator('[data-goal="deck"]').click();
  await part(who, 'side').locator('.duel-build-card').click();
  await counted(who, 'side', 0);
  await page.locator(`.duel-build-cards.found [data-card="${name}"]`).click();
  await counted(who, 'main', Number(main));
  await problems(who, 0);
  await page.reload();
  await counted(who, 'main', Number(main));
  await counted(who, 'extra', Number(extra));
  const names = await page.locator('[data-choice="deck"] option').allTextContents();
  if (!names.includes('Dragons of mine')) throw new Error(`decks: ${names.join(', ')}`);
  await page.locator('[data-action="duel"]:not([disabled])').click();
  await page.locator('[data-deck="own"].on', { hasText: 'Dragons of mine' }).waitFor();
  await page.locator('[data-action="start"]').click();
  await page.locator('.duel-field').waitFor();
  clean(who);
  await who.context.close();
  return `${main} + ${extra} cards, played`;
}

/** The same on a phone: nothing is wider than it, and a list that is pasted is read with what is wrong in it. */
async function duelDecksOnPhone(s: Stage): Promise<string> {
  const zh = { locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' } };
  const who = await s.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...zh });
  const { page } = who;
  await page.goto(`${s.url}/duel/decks`);
  await page.locator('.duel-search input[type="search"]').fill('种族:龙 攻>=2000');
  await page.waitForFunction(() => document.querySelectorAll('.duel-build-cards.found li').length < 20);
  await page.locator('.duel-build-cards.found li button').first().tap();
  await counted(who, 'main', 1);
  await page.locator('[data-action="new"]').tap();
  await page.locator('dialog[open] summary').tap();
  await page.locator('dialog[open] textarea').fill('3 青眼白龙\n4 黑洞\n2 不存在的卡');
  await page.locator('[data-action="make"]').tap();
  await page.locator('.duel-verdict li', { hasText: '不存在的卡' }).waitFor();
  const said = await page.locator('.duel-verdict li').allTextContents();
  if (!said.some((t) => t.includes('黑洞'))) throw new Error(`four copies are not told: ${said.join(' | ')}`);
  await look(who, 'duel-decks-phone-zh');
  clean(who);
  await who.context.close();
  return said.join(' | ');
}

export const DUEL_DECKS = { duelDecks, duelDecksOnPhone };
