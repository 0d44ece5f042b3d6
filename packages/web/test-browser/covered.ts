/** What asks covers nothing that it offers: at every size each thing that can be chosen can be pressed, and the panel of the question does not lie on it. */
import type { ScenarioBody } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

/** Eight kinds of creatures a side, lands, and a full hand; who plays has both sides. */
const BOARD: ScenarioBody = {
  lives: [20, 20],
  seed: 'covered',
  other: 'myself',
  place: [0, 1].flatMap((seat) => [
    ...['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Craw Wurm', 'Elvish Warrior', 'Wind Drake', 'Serra Angel', 'Giant Spider'].map(
      (card) => put(seat, 'battlefield', card, 2),
    ),
    put(seat, 'battlefield', 'Mountain', 7),
    put(seat, 'battlefield', 'Mountain', 2, true),
    put(seat, 'battlefield', 'Forest', 6),
    put(seat, 'battlefield', 'Bonesplitter', 2),
    put(seat, 'library', 'Mountain', 30),
    put(seat, 'hand', 'Lightning Strike', 3),
    put(seat, 'hand', 'Mountain', 3),
    put(seat, 'hand', 'Llanowar Elves', 3),
  ]),
};

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

interface Seen {
  choices: number;
  /** What can't be pressed, with what lies over it. */
  covered: string[];
}

/** Goes on without doing anything until this is asked. */
async function forward(page: Page, kind: string): Promise<void> {
  for (let k = 0; k < 20 && (await seenAsked(page)) !== kind; k++) {
    if ((await seenAsked(page)) === 'act') await page.keyboard.press('Space');
    await page.waitForTimeout(500);
  }
}

const seenAsked = (page: Page): Promise<string> => page.evaluate(() => window.eyes.look().kind);

const CHOICES =
  '.slot.is-can, .slot.is-target, .slot.is-plan, .hand .is-can, .hand .is-target, .player-face.is-target, .player-face.is-can';

/** All that can be chosen now, each brought into view first where it has to be scrolled to. */
const choices = (page: Page): Promise<Seen> =>
  page.evaluate(async (selector) => {
    const covered: string[] = [];
    const list = [...document.querySelectorAll<HTMLElement>(selector)];
    for (const el of list) {
      const own = el.querySelector<HTMLElement>('.tile, .card-button') ?? el;
      own.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
      const r = own.getBoundingClientRect();
      const name = own.getAttribute('aria-label') ?? own.textContent ?? '';
      const panel = document.querySelector('.action-bar')?.getBoundingClientRect();
      // Cards of a hand lie over each other, and on a phone they look out of their strip: what looks out must be free to press.
      const hits = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((fx) => [0.15, 0.5, 0.85].map((fy) => [r.left + r.width * fx, r.top + r.height * fy]));
      const over = hits.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit && !(own.contains(hit) || el.contains(hit)));
      const free = hits.length - over.length - hits.filter(([x, y]) => document.elementFromPoint(x, y) === null).length;
      const onPanel = over.filter((hit) => hit?.closest('.action-bar')).length;
      if (onPanel > (el.closest('.hand') ? 5 : 0) || free < 2) {
        const what = [...new Set(over.map((hit) => hit?.closest('[class]')?.className.toString() ?? ''))].slice(0, 3).join(' | ');
        covered.push(
          `${name.slice(0, 40)} at ${Math.round(r.left)},${Math.round(r.top)} ${Math.round(r.width)}×${Math.round(r.height)}: ${free} of ${hits.length} free, ${onPanel} under the panel (${what}; panel ${panel ? `${Math.round(panel.left)},${Math.round(panel.top)}` : 'none'})`,
        );
      }
    }
    return { choices: list.length, covered };
  }, CHOICES);

/** @returns in how many questions how many things could be chosen */
export async function nothingCovered(s: Stage): Promise<string> {
  const wrong: string[] = [];
  let n = 0;
  for (const viewport of SIZES) {
    const phone = viewport.width < 500;
    const who = await s.person({ viewport, ...(phone ? { hasTouch: true, isMobile: true } : {}) });
    const { page, context } = who;
    await tableWith(BOARD)(context, page, s.url);
    const look = async (asked: string): Promise<void> => {
      await page.locator(`.action-bar[data-decision="${asked}"]`).waitFor();
      await page.evaluate(() => window.eyes.rest());
      const { choices: some, covered } = await choices(page);
      if (some === 0) throw new Error(`${viewport.width}: nothing can be chosen for ${asked}`);
      n += some;
      wrong.push(...covered.map((c) => `${viewport.width}, ${asked}: ${c}`));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/covered-${viewport.width}-${asked}.png` });
    };
    await look('act');
    await page
      .locator('.hand .is-can .card-button[aria-label*="Lightning Strike"]')
      .first()
      .click({ position: { x: 10, y: 30 } });
    await look('targets');
    await page.keyboard.press('Escape');
    await page.locator('.action-bar[data-decision="act"]').waitFor();
    await forward(page, 'attackers');
    await look('attackers');
    await page.keyboard.press('e');
    await page.waitForFunction(() => !window.eyes.settling());
    await page.keyboard.press('Space');
    await forward(page, 'blockers');
    await look('blockers');
    clean(who);
    await context.close();
  }
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${n}:\n${wrong.join('\n')}`);
  return `${n} choices at ${SIZES.length} sizes, none covered`;
}
