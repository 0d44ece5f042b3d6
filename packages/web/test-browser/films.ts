/** What is filmed: boards with their seeds, what is done on each, and how much of a strip shows what. */
import type { ScenarioBody } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { put } from './pages.js';

/** What is to be seen in a frame. */
export type Kind = 'over' | 'word' | 'read' | 'die' | 'hit' | 'sign' | 'leave' | 'fight' | 'fly';

export interface Film {
  board: ScenarioBody;
  /** Plays what is filmed, and waits until it has been seen to its end. */
  play(page: Page): Promise<void>;
  /** How many frames show what; what there is too little of is made up for by the rest. */
  shares: Readonly<Partial<Record<Kind, number>>>;
}

const libraries = (card: string) => [0, 1].map((seat) => put(seat, 'library', card, 30));

/** The computer dies unless it blocks. */
const FIGHT: ScenarioBody = {
  lives: [20, 9],
  level: 'medium',
  seed: 'film',
  place: [
    put(0, 'battlefield', 'Forest', 3),
    put(0, 'battlefield', 'Grizzly Bears', 3),
    put(0, 'battlefield', 'Serra Angel', 1),
    put(0, 'hand', 'Forest', 1),
    put(0, 'hand', 'Llanowar Elves', 1),
    put(0, 'hand', 'Rampant Growth', 1),
    put(1, 'battlefield', 'Mountain', 4),
    put(1, 'battlefield', 'Grizzly Bears', 3),
    put(1, 'hand', 'Mountain', 1),
    ...libraries('Mountain'),
  ],
};

/** A spell worth countering, and a counter to the counter. */
const ANSWERED: ScenarioBody = {
  lives: [12, 9],
  level: 'medium',
  seed: 'film',
  place: [
    put(0, 'battlefield', 'Plains', 6),
    put(0, 'battlefield', 'Island', 3),
    put(0, 'battlefield', 'Squadron Hawk', 1),
    put(0, 'hand', 'Sun Titan', 1),
    put(0, 'hand', 'Counterspell', 1),
    put(0, 'hand', 'Plains', 1),
    put(1, 'battlefield', 'Island', 4),
    put(1, 'battlefield', 'Delver of Secrets // Insectile Aberration', 1),
    put(1, 'hand', 'Counterspell', 1),
    put(1, 'hand', 'Island', 1),
    ...libraries('Island'),
  ],
};

/** The computer has one thing to do: a spell that kills, then one that stays. */
const READ: ScenarioBody = {
  lives: [20, 20],
  level: 'medium',
  seed: 'film',
  place: [
    put(0, 'battlefield', 'Forest', 3),
    put(0, 'battlefield', 'Grizzly Bears', 2),
    put(0, 'hand', 'Forest', 2),
    put(0, 'hand', 'Giant Growth', 1),
    put(1, 'battlefield', 'Mountain', 5),
    put(1, 'battlefield', 'Monastery Swiftspear', 1),
    put(1, 'hand', 'Mountain', 1),
    put(1, 'hand', 'Lightning Strike', 1),
    put(1, 'hand', 'Goblin Rabblemaster', 1),
    ...libraries('Mountain'),
  ],
};

/** The last attack. */
const LAST: ScenarioBody = {
  lives: [6, 7],
  level: 'medium',
  seed: 'film',
  place: [
    put(0, 'battlefield', 'Plains', 5),
    put(0, 'battlefield', 'Serra Angel', 2),
    put(0, 'battlefield', 'Squadron Hawk', 1),
    put(0, 'hand', 'Plains', 1),
    put(1, 'battlefield', 'Swamp', 4),
    put(1, 'battlefield', 'Grizzly Bears', 2),
    put(1, 'hand', 'Swamp', 1),
    ...libraries('Plains'),
  ],
};

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

/** The pointer rests where it covers nothing. */
const away = (page: Page): Promise<void> => page.mouse.move(640, 8);

async function fromHand(page: Page, name: string): Promise<void> {
  await page.locator(`.hand .card-slot.is-can [data-card][aria-label*="${name}"]`).first().click();
  await away(page);
}

async function cast(page: Page, name: string): Promise<void> {
  await fromHand(page, name);
  await paid(page);
}

/** Where there is something to choose about a payment, it is as planned. */
async function paid(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  if ((await page.locator('.action-bar[data-decision="pay"]').count()) > 0) await page.keyboard.press('Space');
}

/** Attacks with all. */
async function attack(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await decision(page, 'attackers');
  await page.keyboard.press('e');
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
}

/** A turn of one's own, to the end of combat and a little into the other's. */
async function turn(page: Page): Promise<void> {
  await fromHand(page, 'Forest');
  await page.waitForFunction(() => document.querySelector('.motion-layer .fly-land') === null);
  await settled(page);
  await cast(page, 'Llanowar');
  await decision(page, 'act');
  await page.waitForTimeout(900);
  await settled(page);
  await attack(page);
  await page.waitForFunction(() => document.querySelector('.motion-layer .fly-die') !== null);
  await quiet(page);
  await page.keyboard.press('Space');
  await quiet(page);
}

/** A spell, a counter to it, and a counter to that; then they resolve, the last first. */
async function threeSpells(page: Page): Promise<void> {
  await cast(page, 'Sun Titan');
  await page.locator('.stack-item').nth(1).waitFor();
  await quiet(page);
  await fromHand(page, 'Counterspell');
  await decision(page, 'targets');
  await page.locator('.stack-item.is-target .stack-main').first().click();
  await away(page);
  await paid(page);
  await page.waitForFunction(() => document.querySelectorAll('.stack-item').length > 2);
  await quiet(page);
  await page.waitForFunction(() => !window.eyes.settling());
  await page.keyboard.press('Space');
  await quiet(page);
}

/** On to the other's turn, and through it. */
async function theirTurn(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.locator('.action-bar button:not(.settling, [disabled])').first().waitFor();
    await page.keyboard.press((await page.locator('.action-bar[data-decision="attackers"]').count()) > 0 ? 'n' : 'Space');
    await quiet(page);
    if ((await page.locator('.phase-turn').textContent())?.startsWith('Turn 3')) return;
  }
}

async function lastAttack(page: Page): Promise<void> {
  await attack(page);
  await page.locator('.over').waitFor();
  await page.waitForTimeout(2500);
}

export const FILMS: Readonly<Record<string, Film>> = {
  turn: { board: FIGHT, play: turn, shares: { fly: 7, fight: 3, hit: 4, die: 5, sign: 1 } },
  stack: { board: ANSWERED, play: threeSpells, shares: { fly: 13, read: 2, leave: 3, fight: 2 } },
  spell: { board: READ, play: theirTurn, shares: { sign: 1, read: 3, fly: 8, hit: 4, die: 4 } },
  end: { board: LAST, play: lastAttack, shares: { fight: 6, hit: 5, word: 6, over: 3 } },
};
