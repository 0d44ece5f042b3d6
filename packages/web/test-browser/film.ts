/**
 * A turn as a strip of pictures, for the documents: a land, a creature, an attack, a block, deaths.
 *
 *     npx tsx --conditions=source packages/web/test-browser/film.ts [file, else docs/screenshots/moving.png] [width] [height] [folder for all frames]
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ScenarioBody } from '@apnap/protocol';
import type { Browser, Page } from 'playwright-core';
import { movingTable } from './moving.js';
import { put } from './pages.js';
import { clean, setStage } from './stage.js';

const MOST_BYTES = 500_000;

/** The computer dies unless it blocks. */
const FIGHT: ScenarioBody = {
  lives: [20, 7],
  level: 'medium',
  seed: 'film',
  place: [
    put(0, 'battlefield', 'Forest', 3),
    put(0, 'battlefield', 'Grizzly Bears', 4),
    put(0, 'hand', 'Forest', 1),
    put(0, 'hand', 'Llanowar Elves', 1),
    put(0, 'hand', 'Rampant Growth', 1),
    put(1, 'battlefield', 'Mountain', 4),
    put(1, 'battlefield', 'Grizzly Bears', 3),
    put(1, 'hand', 'Lightning Strike', 1),
    put(1, 'hand', 'Goblin Rabblemaster', 1),
    ...[0, 1].map((seat) => put(seat, 'library', 'Mountain', 30)),
  ],
};

interface Frame {
  data: string;
  at: number;
}

/** Frames as the browser draws them, until it is told to stop. */
async function filmed(page: Page): Promise<() => Promise<Frame[]>> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'png' });
  return async () => {
    await devtools.send('Page.stopScreencast');
    return frames;
  };
}

const decision = (page: Page, kind: string) => page.locator(`.action-bar[data-decision="${kind}"]`).waitFor();
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.motion-layer .fly, .motion-layer b, .reading') === null);

/** Waits until nothing has moved for a while. */
const quiet = async (page: Page): Promise<void> => {
  await page.evaluate(() => Object.assign(window, { moved: performance.now() }));
  await page.waitForFunction(() => {
    const at = window as unknown as { moved?: number };
    if (document.querySelector('.motion-layer .fly, .motion-layer b, .reading, .turn-sign')) at.moved = performance.now();
    at.moved ??= performance.now();
    return performance.now() - at.moved > 1300;
  });
};

const inHand = (name: string): string => `.hand .card-slot.is-can [data-card][aria-label*="${name}"]`;

/** A turn of one's own, to the end of combat. */
async function turn(page: Page): Promise<void> {
  await page.locator(inHand('Forest')).first().click();
  await page.mouse.move(640, 8);
  await page.waitForFunction(() => document.querySelector('.motion-layer .fly-land') === null);
  await settled(page);
  await page.locator(inHand('Llanowar')).first().click();
  await decision(page, 'pay');
  await page.mouse.move(640, 8);
  await page.keyboard.press('Space');
  await decision(page, 'act');
  await page.waitForTimeout(900);
  await settled(page);
  await page.keyboard.press('Space');
  await decision(page, 'attackers');
  await page.keyboard.press('e');
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.querySelectorAll('.motion-layer .fly-die').length > 1);
  await quiet(page);
  await page.keyboard.press('Space');
  await quiet(page);
}

/** How many pictures show what of a turn. */
const SHARES = { read: 2, sign: 2, hit: 1, die: 7, fly: 8 };

interface Moment {
  at: number;
  kind: keyof typeof SHARES;
}

/** Notes what is on its way, frame by frame. */
const noteMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moments: { at: number; kind: string }[] = [];
    Object.assign(window, { moments });
    const there = (selector: string): boolean => document.querySelector(selector) !== null;
    const frame = (): void => {
      const kind = there('.reading')
        ? 'read'
        : there('.motion-layer .fly-die')
          ? 'die'
          : there('.motion-layer .fly-hit')
            ? 'hit'
            : there('.turn-sign')
              ? 'sign'
              : there('.motion-layer .fly')
                ? 'fly'
                : '';
      if (kind !== '') moments.push({ at: Date.now(), kind });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** Frames in which something is on its way, of each kind its share, in their order. */
function chosen(frames: readonly Frame[], moments: readonly Moment[]): Frame[] {
  const kindOf = (f: Frame) => moments.find((m) => Math.abs(m.at - f.at) < 20)?.kind;
  const picked = (Object.keys(SHARES) as Moment['kind'][]).flatMap((kind) => {
    const live = frames.filter((f) => kindOf(f) === kind);
    const count = Math.min(SHARES[kind], live.length);
    return Array.from({ length: count }, (_, i) => live[Math.floor(((i + 0.5) * live.length) / count)]);
  });
  // Where there was too little of one kind, others fill the strip.
  const rest = frames.filter((f) => !picked.includes(f) && ['die', 'fly'].includes(kindOf(f) ?? ''));
  const lacking = Math.min(rest.length, 20 - picked.length);
  for (let i = 0; i < lacking; i++) picked.push(rest[Math.floor(((i + 0.5) * rest.length) / lacking)]);
  return picked.sort((x, y) => x.at - y.at);
}

/** Pictures side by side in one, small enough for the documents. */
async function strip(browser: Browser, frames: readonly Frame[], phone: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  try {
    for (let width = phone ? 150 : 330; width > 80; width -= 14) {
      await page.setContent(
        `<body style="margin:4px;background:#0a1312;display:grid;gap:4px;height:max-content;grid-template-columns:repeat(${phone ? 10 : 5},${width}px);width:max-content">${frames
          .map(
            (f) =>
              `<img style="width:100%;display:block;aspect-ratio:${phone ? '390/844' : '980/720'};object-fit:cover;object-position:left top" src="data:image/png;base64,${f.data}">`,
          )
          .join('')}`,
      );
      await page.waitForFunction(() => [...document.images].every((i) => i.complete));
      const png = await page.locator('body').screenshot({ type: 'png' });
      if (png.length <= MOST_BYTES) return png;
    }
    throw new Error('the strip is too large');
  } finally {
    await page.close();
  }
}

const [file = fileURLToPath(new URL('../../../docs/screenshots/moving.png', import.meta.url)), width = '1280', height = '720', folder] =
  process.argv.slice(2);
const stage = await setStage();
try {
  const phone = Number(width) < 600;
  const who = await stage.person({
    reducedMotion: 'no-preference',
    colorScheme: 'dark',
    viewport: { width: Number(width), height: Number(height) },
  });
  await movingTable(who, stage.url, FIGHT, 'calm');
  await noteMotion(who.page);
  const stop = await filmed(who.page);
  await turn(who.page);
  const frames = await stop();
  const moments = await who.page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);
  clean(who);
  if (folder)
    for (const [i, f] of frames.entries()) writeFileSync(`${folder}/${String(i).padStart(3, '0')}.png`, Buffer.from(f.data, 'base64'));
  writeFileSync(file, await strip(stage.browser, chosen(frames, moments), phone));
  process.stdout.write(`film: ${frames.length} frames, ${file}\n`);
} finally {
  await stage.close();
}
