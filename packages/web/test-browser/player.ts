/** Players who see the page alone: one uses the mouse (or a finger), one the keyboard. They play on until the game is over. */
import type { Page } from 'playwright-core';

/** What the page asks just now. */
interface Asked {
  over: boolean;
  kind: string;
  id: string;
}

const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.action-bar');
    return {
      over: document.querySelector('.over') !== null,
      kind: bar?.dataset.decision ?? '',
      id: bar?.dataset.decisionId ?? '',
    };
  });

/** Marks the element that is to be pressed next; its selector, or '' where nothing is to be pressed. */
const mark = (page: Page, selectors: readonly string[]): Promise<string> =>
  page.evaluate((list) => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
    for (const selector of list) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (el) => el.offsetParent !== null && !(el as HTMLButtonElement).disabled,
      );
      const el = found[0];
      if (el) {
        el.setAttribute('data-next', 'yes');
        return selector;
      }
    }
    return '';
  }, selectors);

/** Where a player looks for what to press, by kind of decision and number of the attempt. */
function wishes(kind: string, attempt: number): string[] {
  const menu = ['.option-menu .option'];
  const surface = [
    '.surface footer .primary',
    '.surface .is-can .card-button:not([aria-pressed="true"])',
    '.surface .option:not(.on)',
    '.surface .divide-list .chip',
  ];
  const bar = ['.action-bar .buttons .primary'];
  switch (kind) {
    case 'act':
      return attempt < 2 ? [...menu, '.hand .is-can .card-button', ...bar] : attempt < 3 ? ['.menu-shade', ...bar] : bar;
    case 'attackers':
      return attempt === 0 ? ['.action-bar [data-action="all"]', ...bar] : bar;
    case 'blockers':
      return attempt === 0
        ? ['.half-bottom .is-can .tile', ...bar]
        : attempt === 1
          ? ['.half-top .is-target .tile', ...bar]
          : attempt === 2
            ? bar
            : ['.action-bar [data-action="clear"]', ...bar];
    default:
      return [
        ...menu,
        '.half-top .is-target .tile:not([aria-pressed="true"])',
        '.other .player-face.is-target',
        '.is-target .tile:not([aria-pressed="true"])',
        '.player-face.is-target',
        '.hand .is-target .card-button:not([aria-pressed="true"])',
        ...surface,
        ...bar,
        '.in-words .option:not(.on)',
        '.stack-item.is-target .stack-main',
      ].slice(attempt > 20 ? 6 : 0);
  }
}

export interface Played {
  presses: number;
  kinds: Set<string>;
}

type Press = (page: Page) => Promise<void>;

const byMouse: Press = async (page) => page.locator('[data-next]').first().click({ timeout: 2500, noWaitAfter: true });
const byTouch: Press = async (page) => page.locator('[data-next]').first().tap({ timeout: 2500, noWaitAfter: true });

async function play(page: Page, press: Press, until: number, tick?: () => Promise<void>): Promise<Played> {
  const played: Played = { presses: 0, kinds: new Set() };
  let last = '';
  let attempt = 0;
  while (Date.now() < until) {
    if (tick) await tick();
    const now = await asked(page);
    if (now.over) return played;
    if (now.kind === '') {
      await page.waitForTimeout(40);
      continue;
    }
    attempt = now.id === last ? attempt + 1 : 0;
    last = now.id;
    played.kinds.add(now.kind);
    if ((await mark(page, wishes(now.kind, attempt))) === '') {
      await page.waitForTimeout(40);
      continue;
    }
    played.presses++;
    // What is pressed may be gone by then: the next look finds what is there.
    await press(page).catch(() => undefined);
    await page.waitForTimeout(25);
  }
  throw new Error(`the game is not over in time; last asked: ${JSON.stringify(await asked(page))}`);
}

/** Plays by mouse. `tick` is called before every look at the page. */
export const playByMouse = (page: Page, until: number, tick?: () => Promise<void>): Promise<Played> => play(page, byMouse, until, tick);

/** Plays by touch. */
export const playByTouch = (page: Page, until: number): Promise<Played> => play(page, byTouch, until);

/** Keys for a decision; the page's own help lists them. */
function keysFor(kind: string, attempt: number): string[] {
  switch (kind) {
    case 'act':
      // Two tries with a card that can be used, then on.
      return attempt < 2 ? ['u', 'Enter', '1'] : ['Escape', 'Space'];
    case 'attackers':
      return ['e', 'Space'];
    case 'blockers':
      return ['Space'];
    case 'mulligan':
      return ['y'];
    case 'pay':
      return ['Space'];
    case 'may':
      return ['y'];
    default:
      return attempt % 3 === 0 ? ['u', 'Enter', 'Space'] : attempt % 3 === 1 ? ['1', 'Space'] : [String((attempt % 9) + 1), 'Space'];
  }
}

/** Plays by keyboard alone. */
export async function playByKeyboard(page: Page, until: number): Promise<Played> {
  const played: Played = { presses: 0, kinds: new Set() };
  let last = '';
  let attempt = 0;
  while (Date.now() < until) {
    const now = await asked(page);
    if (now.over) return played;
    if (now.kind === '') {
      await page.waitForTimeout(40);
      continue;
    }
    attempt = now.id === last ? attempt + 1 : 0;
    last = now.id;
    played.kinds.add(now.kind);
    for (const key of keysFor(now.kind, attempt)) {
      await page.keyboard.press(key);
      played.presses++;
      await page.waitForTimeout(15);
      if ((await asked(page)).id !== now.id) break;
    }
  }
  throw new Error(`the game is not over in time; last asked: ${JSON.stringify(await asked(page))}`);
}
