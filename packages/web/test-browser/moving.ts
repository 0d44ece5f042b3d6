/** A table that moves: what travels, that a press ends it, that nothing moves where that is not wanted, and how many frames there are on a slow machine. */
import type { ScenarioBody, TableInfo } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { slowness, timed } from './machine.js';
import { concede, fullControl, keep, newTable, put } from './pages.js';
import { playByKeyboard, playByMouse } from './player.js';
import { clean, type Person, type Stage } from './stage.js';

/** Fewer frames a second than this look like a stutter. */
const LEAST_FRAMES = 30;

export const TURN: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'moving',
  place: [0, 1].flatMap((seat) => [
    put(seat, 'battlefield', 'Mountain', 3),
    put(seat, 'hand', 'Mountain', 2),
    put(seat, 'hand', 'Lightning Strike', 1),
    put(seat, 'library', 'Mountain', 30),
  ]),
};

/** Sixty permanents, four of which die of one spell that deals damage to each creature. */
export const SWEPT: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'swept',
  place: [
    ...[0, 1].flatMap((seat) => [
      put(seat, 'battlefield', 'Mountain', 8),
      put(seat, 'battlefield', 'Forest', 8),
      put(seat, 'battlefield', 'Serra Angel', 6),
      put(seat, 'battlefield', 'Sun Titan', 5),
      put(seat, 'battlefield', 'Forest', 1, true),
      put(seat, 'library', 'Mountain', 30),
    ]),
    put(0, 'battlefield', 'Llanowar Elves', 1),
    put(0, 'battlefield', 'Elvish Vanguard', 1),
    put(1, 'battlefield', 'Monastery Swiftspear', 1),
    put(1, 'battlefield', 'Squadron Hawk', 1),
    put(0, 'hand', 'Pyroclasm', 1),
  ],
};

type Speed = 'off' | 'fast' | 'normal' | 'calm';

/** Somebody at a board, whose table moves at this speed. */
export async function movingTable(who: Person, url: string, board: ScenarioBody, speed: Speed): Promise<void> {
  const { context, page } = who;
  await context.addInitScript((motion) => localStorage.setItem('apnap.settings', JSON.stringify({ motion, sound: false })), speed);
  const response = await context.request.post(`${url}/api/scenarios`, { data: board });
  if (!response.ok()) throw new Error(`scenario: ${response.status()} ${await response.text()}`);
  const info = (await response.json()) as TableInfo;
  await page.goto(`${url}/g/${info.id}`);
  await page.locator('.action-bar[data-decision="act"]').waitFor();
  // What moves the table is loaded after it.
  await page.waitForLoadState('networkidle');
}

interface Flight {
  from: number[];
  to: number[];
}

/** Notes from where to where pictures fly, from now on, and whether the button of what is asked could be pressed in every frame. */
const watchFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const flights: Record<string, { from: number[]; to: number[] }> = {};
    const boxes = new Map<Element, string>();
    const box = (el: Element): number[] => {
      const r = el.getBoundingClientRect();
      return [r.left + r.width / 2, r.top + r.height / 2].map(Math.round);
    };
    const state = { flights, blocked: 0, frames: 0 };
    Object.assign(window, { flown: state });
    const frame = (): void => {
      state.frames++;
      for (const el of document.querySelectorAll('.motion-layer .fly')) {
        const key = boxes.get(el) ?? `${el.className} ${boxes.size}`;
        boxes.set(el, key);
        flights[key] = { from: flights[key]?.from ?? box(el), to: box(el) };
      }
      const button = document.querySelector('.action-bar .primary:not([disabled])');
      if (button && document.querySelector('.motion-layer .fly')) {
        const r = button.getBoundingClientRect();
        const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
        if (hit !== button && !button.contains(hit)) state.blocked++;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const flown = (page: Page): Promise<{ flights: Record<string, Flight>; blocked: number }> =>
  page.evaluate(() => (window as unknown as { flown: { flights: Record<string, Flight>; blocked: number } }).flown);

const centre = async (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((el) => {
      const r = el.getBoundingClientRect();
      return [r.left + r.width / 2, r.top + r.height / 2].map(Math.round);
    });

const far = (a: readonly number[], b: readonly number[]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const noneFlies = (page: Page) => page.waitForFunction(() => document.querySelector('.motion-layer .fly') === null);
const HAND_LAND = '.hand .card-slot.is-can [data-card][aria-label*="Mountain"]';

/** A land is played: its picture goes from the hand to the board; a press ends it; with `off` nothing moves. */
export async function travels(s: Stage): Promise<string> {
  const who = await s.person({ reducedMotion: 'no-preference' });
  const { page } = who;
  await movingTable(who, s.url, TURN, 'calm');
  await fullControl(page);
  await watchFlights(page);
  const start = await centre(page, HAND_LAND);
  await page.locator(HAND_LAND).first().click();
  await page.locator('.motion-layer .fly-land').waitFor({ state: 'attached' });
  await noneFlies(page);
  const end = await centre(page, '.half-bottom .row-lands .slot');
  const { flights, blocked } = await flown(page);
  const land = Object.entries(flights).find(([k]) => k.includes('fly-land'))?.[1];
  if (!land) throw new Error(`no land flew: ${JSON.stringify(flights)}`);
  const away = await page.locator('.half-bottom .row-lands').evaluate((el) => el.getBoundingClientRect().height);
  if (far(land.from, start) > 160 || far(land.to, end) > away + 200 || far(land.from, land.to) < 80)
    throw new Error(`it went from ${land.from} to ${land.to}, not from ${start} to ${end}`);
  if (blocked > 0) throw new Error(`the button was covered in ${blocked} frames`);

  // The spell flies to the stack; a press in the middle of it shows at once where it is.
  await page.locator('.hand .card-slot.is-can [data-card][aria-label*="Lightning Strike"]').first().click();
  await page.locator('.player-face.is-target').first().click();
  await page.locator('.action-bar[data-decision="pay"]').waitFor();
  await noneFlies(page);
  await page.keyboard.press('Space');
  await page.locator('.motion-layer .fly, .motion-layer .fly-hit').first().waitFor({ state: 'attached' });
  const left = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        done(document.querySelectorAll('.motion-layer > *').length);
      }),
  );
  if (left > 0) throw new Error(`${left} pictures still fly after a press`);
  clean(who);
  await who.context.close();

  const quiet = await s.person({ reducedMotion: 'no-preference' });
  await movingTable(quiet, s.url, TURN, 'off');
  await watchFlights(quiet.page);
  await quiet.page.locator(HAND_LAND).first().click();
  await quiet.page.locator('.half-bottom .row-lands .pile-count', { hasText: '4' }).waitFor();
  const still = await flown(quiet.page);
  if (Object.keys(still.flights).length > 0) throw new Error(`with motion off there flew ${Object.keys(still.flights)}`);
  clean(quiet);
  await quiet.context.close();
  return `a land went ${Math.round(far(land.from, land.to))} pixels, a press ended a flight, nothing moved with off`;
}

/** Games with all that moves and sounds, by mouse and by keys: they come to their end, and what is shown then is what is. */
export async function lively(s: Stage): Promise<string> {
  const said: string[] = [];
  for (const [name, play] of [
    ['mouse', playByMouse],
    ['keys', playByKeyboard],
  ] as const) {
    const who = await s.person({ reducedMotion: 'no-preference' });
    const { page } = who;
    await who.context.addInitScript(() => localStorage.setItem('apnap.settings', JSON.stringify({ motion: 'fast', volume: 5 })));
    await newTable(who.context, page, s.url);
    await keep(page);
    const { presses } = await play(page, { seed: 5 });
    await noneFlies(page);
    await page.waitForFunction(() => document.querySelector('.motion-layer > *, .reading, .turn-sign') === null);
    const shown = () =>
      page.locator('.player .life b, .player .zone-button b, .board .slot').evaluateAll((list) => list.map((el) => el.textContent));
    const before = await shown();
    await page.reload();
    await page.locator('.over').waitFor();
    const after = await shown();
    if (JSON.stringify(before) !== JSON.stringify(after)) throw new Error(`${name}: shown ${before.join(' ')}; is ${after.join(' ')}`);
    clean(who);
    await who.context.close();
    said.push(`${presses} by ${name}`);
  }
  return `presses in games that move: ${said.join(', ')}`;
}

/** How much slower the machine is that is judged than the one that the limits of time are meant for. */
const SLOWER = 4;
/** What comes by chance, as the machine's other work, is left out by the best of a few. */
const ROUNDS = 3;

/** Frames a second while four creatures die at once, on a board of sixty permanents. */
async function deathsAtOnce(s: Stage): Promise<{ rate: number; permanents: number }> {
  const who = await s.person({ reducedMotion: 'no-preference' });
  const { page } = who;
  await movingTable(who, s.url, SWEPT, 'normal');
  const permanents = await page.locator('.board .slot [data-eid], .board .slot[data-eid]').count();
  const devtools = await page.context().newCDPSession(page);
  // A machine that is slower by itself is made slower by less.
  const slow = await slowness(await timed(page));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER / slow });
  // Asked once, before it begins: what a test asks meanwhile is work of the page as well.
  const seen = page.evaluate(
    () =>
      new Promise<{ times: number[]; most: number }>((resolve) => {
        const times: number[] = [];
        let most = 0;
        const frame = (now: number): void => {
          const dying = document.querySelectorAll('.motion-layer .fly-die').length;
          most = Math.max(most, dying);
          if (dying > 0) times.push(now);
          if (dying > 0 || most === 0) requestAnimationFrame(frame);
          else resolve({ times, most });
        };
        requestAnimationFrame(frame);
      }),
  );
  await page.locator('.hand .card-slot.is-can [data-card]').first().click();
  const { times, most } = await seen;
  if (most !== 4) throw new Error(`${most} creatures died at once, not 4`);
  clean(who);
  await who.context.close();
  return { permanents, rate: ((times.length - 1) * 1000) / (times[times.length - 1] - times[0]) };
}

/** Deaths do not stutter on a machine four times slower. */
export async function smooth(s: Stage): Promise<string> {
  let best = { rate: 0, permanents: 0 };
  for (let n = 0; n < ROUNDS && best.rate < LEAST_FRAMES; n++) {
    const round = await deathsAtOnce(s);
    if (round.rate > best.rate) best = round;
  }
  if (best.rate < LEAST_FRAMES) throw new Error(`${best.rate.toFixed(1)} frames a second, at least ${LEAST_FRAMES}`);
  return `${best.permanents} permanents, 4 deaths at once, ${Math.round(best.rate)} frames a second`;
}

/** A replay that goes on moves as the game did; a jump shows what was at once. */
export async function playedAgain(s: Stage): Promise<string> {
  const who = await s.person({ reducedMotion: 'no-preference' });
  const { page, context } = who;
  await context.addInitScript(() => localStorage.setItem('apnap.settings', JSON.stringify({ motion: 'normal', sound: false })));
  const id = await newTable(context, page, s.url);
  await keep(page);
  let presses = 25;
  await playByMouse(page, { seed: 5, tick: async () => presses-- <= 0 });
  if ((await page.locator('.over').count()) === 0) await concede(page);
  await page.goto(`${s.url}/r/${id}`);
  await page.locator('.replay .board').waitFor();
  await page.waitForLoadState('networkidle');
  await watchFlights(page);
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('ArrowRight');
    // What is shown comes a little after what is asked for: a moment that is left out is a jump.
    await page.locator('.table.replay').evaluate(
      (el) =>
        new Promise<void>((done) => {
          const look = (): unknown =>
            (el as HTMLElement).dataset.asked === (el as HTMLElement).dataset.shown ? done() : setTimeout(look, 50);
          setTimeout(look, 100);
        }),
    );
    await page.waitForTimeout(250);
  }
  const on = Object.keys((await flown(page)).flights).length;
  if (on < 2) throw new Error(`${on} cards moved in forty steps of a replay`);
  await noneFlies(page);
  await page.keyboard.press('Home');
  await page.waitForTimeout(600);
  await page.keyboard.press('End');
  await page.waitForTimeout(600);
  const after = Object.keys((await flown(page)).flights).length;
  if (after !== on) throw new Error(`${after - on} cards moved at jumps`);
  clean(who);
  await context.close();
  return `${on} cards moved in forty steps, none at jumps`;
}

export const MOVING = { travels, lively, playedAgain };
