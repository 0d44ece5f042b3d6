/** The lessons: by mouse, pressing nothing but what the ring points at; by keys alone; offered once, remembered, and left at any time. */
import type { Page } from 'playwright-core';
import { faults } from './access.js';
import { notTooWide } from './games.js';
import { clean, PATIENCE, type Stage } from './stage.js';

/** The step that a lesson asks for, and a mark of all that a press can change. */
interface At {
  step: string;
  mark: string;
}

const at = (page: Page): Promise<At> =>
  page.evaluate(() => {
    const ring = document.querySelector<HTMLElement>('.coach-ring');
    const step = document.querySelector<HTMLElement>('.coach')?.dataset.step ?? '';
    const log = document.querySelectorAll('.log-line').length;
    return { step, mark: [step, window.eyes.look().mark, ring?.hidden, ring?.style.translate, log].join('|') };
  });

/** A point of what the ring is around; null while it is around nothing, or around what is on its way. */
const ringed = (page: Page): Promise<{ x: number; y: number } | null> =>
  page.evaluate(() => {
    const ring = document.querySelector<HTMLElement>('.coach-ring:not([hidden])');
    if (!ring) return null;
    const [x, y] = ring.style.translate.split(' ').map(Number.parseFloat);
    const [w, h] = [ring.style.width, ring.style.height].map(Number.parseFloat);
    for (const fx of [0.5, 0.15, 0.85])
      for (const fy of [0.5, 0.2, 0.8]) {
        const point = { x: x + w * fx, y: y + h * fy };
        const r = document.elementFromPoint(point.x, point.y)?.closest('button')?.getBoundingClientRect();
        if (r && Math.abs(r.left - x) < 9) return point;
      }
    return null;
  });

/** Opens a lesson and waits until it says what to do. */
async function begin(page: Page, url: string, lesson: string): Promise<void> {
  await page.goto(`${url}/learn/${lesson}`);
  await page.locator(`.coach[data-lesson="${lesson}"][data-step="0"]`).waitFor();
  await page.waitForFunction(() => window.eyes.look().kind !== '', null, { timeout: PATIENCE });
}

const isDone = (page: Page) => page.locator('.coach[data-step="done"]').waitFor();

/** Presses what the ring is around until the lesson is done. @returns how often */
async function follow(page: Page, press: (x: number, y: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < 60; n++) {
    const { step, mark } = await at(page);
    if (step === 'done') return n;
    const other = await page.locator('.coach-instead').allTextContents();
    if (other.length > 0) throw new Error(`the ring led elsewhere: ${other.join()}`);
    const point = await ringed(page);
    if (point) await press(point.x, point.y);
    await page
      .waitForFunction(
        (old) => {
          const ring = document.querySelector<HTMLElement>('.coach-ring');
          const now = document.querySelector<HTMLElement>('.coach')?.dataset.step ?? '';
          const log = document.querySelectorAll('.log-line').length;
          return [now, window.eyes.look().mark, ring?.hidden, ring?.style.translate, log].join('|') !== old;
        },
        mark,
        { polling: 30, timeout: 1500 },
      )
      .catch(() => {});
  }
  throw new Error(`the ring leads nowhere: ${JSON.stringify(await at(page))}`);
}

const LESSONS = ['land', 'creature', 'attack', 'block', 'spell', 'stack', 'trigger', 'why', 'rewind', 'deck'];

/** A beginner who presses only what is pointed at comes through all lessons, and into a game with a first deck. */
async function lessons(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  let presses = 0;
  await page.goto(s.url);
  await page.locator('.first-time a').click();
  await page.locator('.lesson-link.next').click();
  for (const [i, lesson] of LESSONS.entries()) {
    await page.locator(`.coach[data-lesson="${lesson}"][data-step="0"]`).waitFor();
    const n = await follow(page, (x, y) => page.mouse.click(x, y)).catch((e: Error) => {
      throw new Error(`${lesson}: ${e.message}`);
    });
    if (n < 2) throw new Error(`${lesson} took ${n} presses`);
    presses += n;
    if (i < LESSONS.length - 1) await page.locator('.coach-done .primary').click();
  }
  await page.locator('[data-action="first-game"]').click();
  await page.locator('.surface-mulligan').waitFor();
  if (!/\/g\//.test(page.url())) throw new Error(`not at a game: ${page.url()}`);
  await page.goto(`${s.url}/learn`);
  await page.locator('.lesson-link').first().waitFor();
  const done = await page.locator('.lesson-link.done').count();
  if (done !== LESSONS.length) throw new Error(`${done} lessons are remembered`);
  await page.goto(s.url);
  await page.locator('.deck-tile').first().waitFor();
  if ((await page.locator('.first-time').count()) > 0) throw new Error('the lessons are offered again');
  // Boards of lessons don't stand among the games one can go on with: there is the one with the first deck.
  const { data } = (await (await context.request.get(`${s.url}/api/tables`)).json()) as {
    data: { phase: string; mySeat: number | null }[];
  };
  const open = data.filter((x) => x.mySeat !== null && x.phase === 'playing').length;
  if (open !== 1) throw new Error(`${open} games are left open`);
  clean(who);
  await context.close();
  return `${LESSONS.length} lessons in ${presses} presses`;
}

/** Two lessons without a pointer; between them something else is done, and said so, and begun again. */
async function lessonsByKeys(s: Stage): Promise<string> {
  const who = await s.person();
  const { page } = who;
  await page.addInitScript(() => window.eyes.watch());
  await begin(page, s.url, 'land');
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await page.locator('.coach[data-step="1"]').waitFor();
  await page.keyboard.press('h');
  await page.keyboard.press('x');
  await page.locator('.coach[data-step="2"]').waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await isDone(page);
  await begin(page, s.url, 'attack');
  await page.locator('.action-bar[data-decision="attackers"]').waitFor();
  // Nobody attacks: that is said kindly, and the lesson is there again.
  await page.keyboard.press('n');
  for (let n = 0; n < 12 && (await page.locator('.coach-instead').count()) === 0; n++) {
    await page.keyboard.press('Space');
    await page
      .locator('.coach-instead')
      .waitFor({ timeout: 1500 })
      .catch(() => {});
  }
  await page.locator('.coach [data-action="again"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.coach-instead').waitFor({ state: 'detached' });
  await page.locator('.action-bar[data-decision="attackers"]').waitFor();
  await page.keyboard.press('e');
  // The button says something else now: a press that comes at once does nothing.
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
  await page.locator('.coach[data-step="1"]').waitFor();
  for (let n = 0; n < 12 && (await page.locator('.coach[data-step="done"]').count()) === 0; n++) {
    await page.keyboard.press('Space');
    await page
      .locator('.coach[data-step="done"]')
      .waitFor({ timeout: 1500 })
      .catch(() => {});
  }
  await isDone(page);
  // The next Tab leads to what goes on.
  await page.keyboard.press('Tab');
  const { pointed } = await page.evaluate(() => window.eyes.told());
  if (pointed > 0) throw new Error(`a pointer was used ${pointed} times`);
  clean(who);
  await who.context.close();
  return 'two lessons, one of them begun again';
}

/** On a phone, in Chinese: nothing is too wide, what is pointed at can be tapped, and axe finds nothing serious. */
async function lessonsOnPhone(s: Stage): Promise<string> {
  const who = await s.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'zh-CN' });
  const { page } = who;
  await page.goto(`${s.url}/learn`);
  await page.locator('.lesson-link').first().waitFor();
  await notTooWide(page, 360);
  const found: string[] = [...(await faults(page))];
  let presses = 0;
  for (const lesson of ['block', 'stack', 'why']) {
    await begin(page, s.url, lesson);
    await notTooWide(page, 360);
    presses += await follow(page, (x, y) => page.touchscreen.tap(x, y)).catch((e: Error) => {
      throw new Error(`${lesson}: ${e.message}`);
    });
    await isDone(page);
    found.push(...(await faults(page)));
  }
  if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
  clean(who);
  await who.context.close();
  return `three lessons in ${presses} taps`;
}

/** Lists and lessons in light and dark, without a serious fault. */
async function lessonsForAll(s: Stage): Promise<string> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const who = await s.person({ colorScheme });
    await who.page.goto(`${s.url}/learn`);
    await who.page.locator('.lesson-link').first().waitFor();
    found.push(...(await faults(who.page)));
    await begin(who.page, s.url, 'spell');
    await who.page.locator('.coach-ring:not([hidden])').waitFor();
    found.push(...(await faults(who.page)));
    clean(who);
    await who.context.close();
  }
  if (found.length > 0) throw new Error(`${found.length} faults\n    ${found.join('\n    ')}`);
  return 'light and dark without a serious fault';
}

export const LESSON_TESTS = { lessons, lessonsByKeys, lessonsOnPhone, lessonsForAll };
