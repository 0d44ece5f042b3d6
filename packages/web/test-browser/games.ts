/**
 * Whole games in real browsers against a real server: by mouse, by keyboard alone, by touch on a phone-sized screen, between two browsers,
 * through cut connections, in both languages. Ends with status 1 when one fails or a console complains.
 *
 *     npm run build -w packages/web && npx tsx --conditions=source packages/web/test-browser/games.ts [name of a test]
 */
import type { Page } from 'playwright-core';
import { playByKeyboard, playByMouse, playByTouch } from './player.js';
import { type Stage, setStage } from './stage.js';

const MINUTES = Number(process.env.MINUTES ?? 6);
const until = (): number => Date.now() + MINUTES * 60_000;

async function startAgainstComputer(page: Page, url: string, lang: string, press: 'click' | 'tap' | 'keys'): Promise<void> {
  await page.goto(`${url}/?lang=${lang}`);
  const button = page.locator('[data-action="play"]:not([disabled])');
  await button.waitFor();
  if (press === 'keys') {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      if (await button.evaluate((el) => el === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
  } else await button[press]();
  await page.locator('.action-bar').waitFor();
}

function clean(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`the console complains: ${complaints.slice(0, 5).join(' | ')}`);
}

const tests: Record<string, (s: Stage) => Promise<string>> = {
  mouse: async (s) => {
    const { page, context, complaints } = await s.person();
    await startAgainstComputer(page, s.url, 'en', 'click');
    const played = await playByMouse(page, until());
    clean(complaints);
    await context.close();
    return `${played.presses} presses; ${[...played.kinds].join(', ')}`;
  },
  keyboard: async (s) => {
    const { page, context, complaints } = await s.person({ locale: 'zh-CN' });
    await startAgainstComputer(page, s.url, 'zh', 'keys');
    const played = await playByKeyboard(page, until());
    clean(complaints);
    await context.close();
    return `${played.presses} keys; ${[...played.kinds].join(', ')}`;
  },
  phone: async (s) => {
    const { page, context, complaints } = await s.person({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
    });
    await startAgainstComputer(page, s.url, 'zh', 'tap');
    const played = await playByTouch(page, until());
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 360) throw new Error(`the page is ${wide} pixels wide on a screen of 360`);
    clean(complaints);
    await context.close();
    return `${played.presses} taps; ${[...played.kinds].join(', ')}`;
  },
  two: async (s) => {
    const a = await s.person();
    const b = await s.person({ locale: 'zh-CN' });
    await a.page.goto(s.url);
    await a.page.locator('.segments.wide button').nth(1).click();
    await a.page.locator('[data-action="start"]:not([disabled])').click();
    const link = await a.page.locator('.copy-link input').inputValue();
    await b.page.goto(link);
    await b.page.locator('.waiting-room .button.primary:not([disabled])').click();
    const games = await Promise.all([playByMouse(a.page, until()), playByMouse(b.page, until())]);
    clean([...a.complaints, ...b.complaints]);
    await a.context.close();
    await b.context.close();
    return `${games.map((g) => g.presses).join(' and ')} presses`;
  },
  cuts: async (s) => {
    const { page, context, complaints } = await s.person();
    await context.addInitScript(() => {
      const open = new Set<WebSocket>();
      const Real = window.WebSocket;
      window.WebSocket = class extends Real {
        constructor(url: string | URL) {
          super(url);
          open.add(this);
          this.addEventListener('close', () => open.delete(this));
        }
      };
      (window as unknown as { cut: () => void }).cut = () => {
        for (const socket of open) socket.close();
      };
    });
    await startAgainstComputer(page, s.url, 'en', 'click');
    let cuts = 0;
    let looks = 0;
    const wanted = Number(process.env.CUTS ?? 50);
    await playByMouse(page, until(), async () => {
      if (cuts < wanted && looks++ % 5 === 4) {
        cuts++;
        await page.evaluate(() => (window as unknown as { cut: () => void }).cut());
      }
    });
    clean(complaints);
    await context.close();
    return `${cuts} cuts`;
  },
};

const wanted = process.argv.slice(2);
const stage = await setStage();
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = Date.now();
  try {
    const said = await test(stage);
    process.stdout.write(`browser: ${name}: over after ${Math.round((Date.now() - start) / 1000)} s, ${said}\n`);
  } catch (e) {
    failed++;
    process.stderr.write(`browser: ${name}: ${e instanceof Error ? e.message : String(e)}\n`);
    for (const [i, page] of stage.browser
      .contexts()
      .flatMap((c) => c.pages())
      .entries()) {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${i}.png` });
      await page.context().close();
    }
  }
}
await stage.close();
process.exit(failed > 0 ? 1 : 0);
