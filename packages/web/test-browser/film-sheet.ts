/** Frames of a film: taking them as the browser draws them, choosing some, and laying them out in one picture. */
import type { Browser, Page } from 'playwright-core';
import type { Kind } from './films.js';

export interface Frame {
  /** JPEG, in base64. */
  data: string;
  at: number;
}

interface Moment {
  at: number;
  kind: Kind;
}

/** Frames as the browser draws them, until it is told to stop, and what was on its way in each. */
export async function filmed(page: Page): Promise<() => Promise<{ frames: Frame[]; moments: Moment[] }>> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: (metadata.timestamp ?? 0) * 1000 });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await noteMotion(page);
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 94 });
  return async () => {
    await devtools.send('Page.stopScreencast');
    return { frames, moments: await page.evaluate(() => (window as unknown as { moments: Moment[] }).moments) };
  };
}

/** Notes what is on its way, frame by frame. */
const noteMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moments: { at: number; kind: string }[] = [];
    Object.assign(window, { moments });
    const kinds: readonly (readonly [string, string])[] = [
      ['over', '.over'],
      ['word', '.game-end'],
      ['read', '.reading'],
      ['hit', '.motion-layer .fly-hit'],
      ['leave', '.motion-layer .fly-leave, .motion-layer .fly-countered'],
      ['sign', '.turn-sign'],
      ['fly', '.motion-layer .fly'],
    ];
    const stirs = (): boolean => document.getAnimations().some((a) => a.id === 'motion' && a.playState === 'running');
    const frame = (): void => {
      const wound = document.querySelector('.motion-layer .fly-wound');
      const dies = wound !== null && Number(getComputedStyle(wound).opacity) > 0.1;
      const kind = dies
        ? 'die'
        : (kinds.find(([, selector]) => document.querySelector(selector) !== null)?.[0] ?? (stirs() ? 'fight' : ''));
      if (kind !== '') moments.push({ at: Date.now(), kind });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const COUNT = 20;
/** Milliseconds between a frame and the moment it shows, where the machine has much to do. */
const NEAR = 80;
const LONGEST = 150;

/** So many frames of a list, about as far from each other in time; a pause counts as little. */
function spread(list: readonly Frame[], n: number): Frame[] {
  let now = 0;
  const at = list.map((f, i) => {
    now += i === 0 ? 0 : Math.min(LONGEST, f.at - list[i - 1].at);
    return now;
  });
  const picked = new Set<Frame>();
  for (let i = 0; i < Math.min(n, list.length); i++) {
    const wish = ((i + 0.5) * now) / n;
    const free = list.map((f, k) => ({ f, far: Math.abs(at[k] - wish) })).filter(({ f }) => !picked.has(f));
    picked.add(free.reduce((best, x) => (x.far < best.far ? x : best)).f);
  }
  return [...picked];
}

/** Frames in which something is on its way, of each kind its share, in their order. */
export function chosen(frames: readonly Frame[], moments: readonly Moment[], shares: Readonly<Partial<Record<Kind, number>>>): Frame[] {
  const kinds = new Map(
    frames.map((f) => {
      let near: Moment | undefined;
      for (const m of moments) if (!near || Math.abs(m.at - f.at) < Math.abs(near.at - f.at)) near = m;
      return [f, near && Math.abs(near.at - f.at) < NEAR ? near.kind : undefined];
    }),
  );
  const kindOf = (f: Frame) => kinds.get(f);
  const picked = Object.entries(shares).flatMap(([kind, share]) =>
    spread(
      frames.filter((f) => kindOf(f) === kind),
      share,
    ),
  );
  const rest = frames.filter((f) => !picked.includes(f) && kindOf(f) !== undefined);
  return [...picked, ...spread(rest, COUNT - picked.length)].sort((x, y) => x.at - y.at);
}

const COLUMNS = 4;
const GAP = 6;
const MOST_BYTES = 350_000;

/**
 * Frames in one picture, each with its number and the time since the first: WebP, as good as its size allows.
 * @param width of a frame on the sheet @param shape width of a frame to its height
 */
export async function sheet(browser: Browser, frames: readonly Frame[], width: number, shape: number): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const data = await page.evaluate(
      async ({ list, columns, gap, wide, tall, most }) => {
        const canvas = document.createElement('canvas');
        const rows = Math.ceil(list.length / columns);
        canvas.width = columns * (wide + gap) + gap;
        canvas.height = rows * (tall + gap) + gap;
        const cx = canvas.getContext('2d');
        if (!cx) throw new Error('no canvas');
        cx.fillStyle = '#0a1312';
        cx.fillRect(0, 0, canvas.width, canvas.height);
        cx.imageSmoothingQuality = 'high';
        cx.font = '600 12px sans-serif';
        for (const [i, { source, label }] of list.entries()) {
          const image = new Image();
          image.src = source;
          await image.decode();
          const [x, y] = [gap + (i % columns) * (wide + gap), gap + Math.floor(i / columns) * (tall + gap)];
          cx.drawImage(image, x, y, wide, tall);
          const room = cx.measureText(label).width + 10;
          cx.fillStyle = 'rgb(0 0 0 / 0.78)';
          cx.fillRect(x + wide - room, y, room, 18);
          cx.fillStyle = '#fff';
          cx.fillText(label, x + wide - room + 5, y + 13);
        }
        for (let quality = 0.86; quality > 0.2; quality -= 0.06) {
          const url = canvas.toDataURL('image/webp', quality);
          if (!url.startsWith('data:image/webp')) throw new Error('this browser makes no WebP');
          if (url.length * 0.75 < most) return url.slice(url.indexOf(',') + 1);
        }
        throw new Error('the strip is too large');
      },
      {
        list: frames.map((f, i) => ({
          source: `data:image/jpeg;base64,${f.data}`,
          label: `${i + 1} · ${((f.at - frames[0].at) / 1000).toFixed(2)} s`,
        })),
        columns: COLUMNS,
        gap: GAP,
        wide: width,
        tall: Math.round(width / shape),
        most: MOST_BYTES,
      },
    );
    return Buffer.from(data, 'base64');
  } finally {
    await page.close();
  }
}
