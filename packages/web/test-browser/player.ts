/** Players who see the page alone and press what it shows, by mouse, by finger or by keyboard, until the game is over. */
import type { Page } from 'playwright-core';
import { chanceOf } from './chance.js';
import type { Place, Seen } from './page/eyes.js';
import { PATIENCE } from './stage.js';

export interface Played {
  presses: number;
  /** Kinds of decisions that were answered. */
  kinds: Set<string>;
}

export interface Ways {
  seed: number;
  /** Called before each look at the page; true: stop here. */
  tick?: () => Promise<boolean>;
  /** Called before each press, when something is asked. */
  asked?: () => Promise<void>;
}

export const look = (page: Page): Promise<Seen> => page.evaluate(() => window.eyes.look());

/** Waits until something is asked, or the game is over. */
async function asked(page: Page): Promise<Seen> {
  const wait = () =>
    page.waitForFunction(() => (window.eyes.look().kind !== '' && !window.eyes.settling()) || window.eyes.look().over, null, {
      polling: 25,
      timeout: 2 * PATIENCE,
    });
  await wait();
  return look(page);
}

/** Waits until what was pressed shows; false: nothing came of it. */
const changed = (page: Page, mark: string, timeout: number): Promise<boolean> =>
  page
    .waitForFunction((old) => window.eyes.look().mark !== old, mark, { polling: 20, timeout })
    .then(
      () => true,
      () => false,
    );

/** A decision that is being answered. */
interface Task {
  seen: Seen;
  /** How often something was pressed for it so far. */
  attempt: number;
  /** Cards of the hand that were tried at this moment of the game. */
  tried: string[];
  chance: () => number;
}

const MENU = '.option-menu .option';
const GO = '.action-bar .buttons .primary';
const OTHERS = ['.other .player-face.is-target', '.half-top .is-target .tile:not([aria-pressed="true"])'];
const OFFERED = [
  '.surface .is-can .card-button:not([aria-pressed="true"])',
  '.surface .option:not(.on)',
  '.is-target .tile:not([aria-pressed="true"])',
  '.player-face.is-target',
  '.hand .is-target .card-button:not([aria-pressed="true"])',
  '.stack-item.is-target .stack-main',
  '.in-words .option:not(.on)',
];
const DONE = ['.surface footer .primary', GO];

/** What a player looks for, the best first. */
function wishes({ seen, attempt, chance }: Task): string[] {
  if (seen.menu) return attempt > 12 ? ['.menu-shade'] : [MENU];
  switch (seen.kind) {
    case 'act':
      return attempt < 4 ? ['.hand .is-can .card-button', GO] : [GO];
    case 'attackers':
      // Where something must attack, going on without is refused.
      return attempt % 3 === 0 ? ['.action-bar [data-action^="all"]', GO] : [GO];
    case 'blockers':
      // A blocker, then its attacker, then done.
      if (attempt === 0) return ['.half-bottom .is-can .tile', GO];
      if (attempt === 1) return ['.half-top .is-target .tile:not(.attached)', GO];
      return attempt === 2 ? [GO] : ['.action-bar [data-action="clear"]', GO];
    case 'mulligan':
      return ['.surface footer .primary'];
    case 'pay':
      return [GO];
    case 'may':
      return chance() < 0.7 ? [GO] : ['.action-bar [data-action="no"]', GO];
    case 'order':
    case 'divide':
    case 'number':
    case 'damage':
      return attempt === 0 ? DONE : ['.surface .divide-list .chip', ...DONE, ...OFFERED];
    default:
      return attempt > 3 && attempt % 2 === 0 ? [...DONE, ...OFFERED] : [...OTHERS, ...OFFERED, ...DONE];
  }
}

type Press = (page: Page, at: Place) => Promise<void>;

/** As a hand moves a mouse: there, down, up. */
const byMouse: Press = async (page, at) => {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.up();
};
const byFinger: Press = (page, at) => page.touchscreen.tap(at.x, at.y);

/** The loop of all players: look, press something, see what came of it. */
async function play(page: Page, ways: Ways, press: (task: Task) => Promise<number>): Promise<Played> {
  const chance = chanceOf(ways.seed);
  const played: Played = { presses: 0, kinds: new Set() };
  const tried = new Map<string, string[]>();
  let last = '';
  let attempt = 0;
  for (;;) {
    if (await ways.tick?.()) return played;
    const seen = await asked(page);
    if (seen.over) return played;
    if (seen.kind === '') continue;
    await ways.asked?.();
    attempt = seen.id === last ? attempt + 1 : 0;
    last = seen.id;
    if (attempt > 40) throw new Error(`nothing answers what is asked: ${JSON.stringify(seen)}`);
    played.kinds.add(seen.kind);
    const here = tried.get(seen.moment) ?? [];
    tried.set(seen.moment, here);
    played.presses += await press({ seen, attempt, tried: here, chance });
    await changed(page, seen.mark, 1500);
  }
}

const pointing =
  (page: Page, press: Press) =>
  async (task: Task): Promise<number> => {
    const list = wishes(task);
    const place = await page.evaluate(({ list, chance, not }) => window.eyes.find(list, chance, not), {
      list,
      chance: task.chance(),
      not: task.seen.kind === 'act' ? task.tried : [],
    });
    if (!place) return 0;
    if (task.seen.kind === 'act' && place.card !== '') task.tried.push(place.card);
    await press(page, place);
    return 1;
  };

export const playByMouse = (page: Page, ways: Ways): Promise<Played> => play(page, ways, pointing(page, byMouse));
export const playByTouch = (page: Page, ways: Ways): Promise<Played> => play(page, ways, pointing(page, byFinger));

const focus = (page: Page) => page.evaluate(() => window.eyes.focus());

/** Presses U until the focus is on something usable that is wanted. @returns how often; 0 where nothing is. */
async function seek(page: Page, wanted: (f: Awaited<ReturnType<typeof focus>>) => boolean): Promise<number> {
  const most = await page.evaluate(() => window.eyes.count('.is-can [data-card], .is-target [data-card], [data-card].is-target'));
  for (let n = 1; n <= most; n++) {
    await page.keyboard.press('u');
    if (wanted(await focus(page))) return n;
  }
  return 0;
}

/** Keys for a decision, as the page's help lists them. @returns how many were pressed. */
async function keysFor(page: Page, task: Task): Promise<number> {
  const { seen, attempt } = task;
  const keys = async (...list: string[]) => {
    for (const key of list) await page.keyboard.press(key);
    return list.length;
  };
  if (seen.menu) return keys(attempt > 12 ? 'Escape' : '1');
  switch (seen.kind) {
    case 'act': {
      const n = attempt < 4 ? await seek(page, (f) => f.zone === 'hand' && !task.tried.includes(f.card)) : 0;
      if (n === 0) return keys('Space');
      task.tried.push((await focus(page)).card);
      return n + (await keys('Enter'));
    }
    case 'attackers':
      return attempt === 0 ? keys('e') : keys('Space');
    case 'blockers': {
      const n = attempt < 2 ? await seek(page, (f) => f.top === (attempt === 1)) : 0;
      return n === 0 ? keys('Space') : n + (await keys('Enter'));
    }
    case 'mulligan':
      return keys('y');
    case 'may':
      return keys(task.chance() < 0.7 ? 'y' : 'n');
    case 'pay':
    case 'order':
    case 'divide':
    case 'number':
    case 'damage':
      return attempt % 3 < 2 ? keys('Space') : keys('Tab', 'Space');
    default: {
      if (attempt % 2 === 1) return attempt % 4 === 1 ? keys('Space') : keys(String((attempt % 9) + 1));
      const n = (await seek(page, (f) => f.top)) || (await seek(page, () => true));
      return n === 0 ? keys('1') : n + (await keys('Enter'));
    }
  }
}

/** Plays without touching a pointer. */
export const playByKeyboard = (page: Page, ways: Ways): Promise<Played> => play(page, ways, (task) => keysFor(page, task));
