/** What can be read without pointing at it: costs and words of a full hand, names on a small and crowded board. */
import type { ScenarioBody } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { put, tableWith } from './pages.js';
import { clean, type Stage } from './stage.js';

const HAND = [
  'Plains',
  'Sun Titan',
  'Serra Angel',
  'Swords to Plowshares',
  'Oblivion Ring',
  'Mulldrifter',
  'Phyrexian Rager',
  'Giant Growth',
  'Rancor',
  'Gurmag Angler',
];
const CREATURES = [
  'Serra Angel',
  'Llanowar Elves',
  'Elvish Vanguard',
  'Wellwisher',
  'Timberwatch Elf',
  'Squadron Hawk',
  'Sun Titan',
  'Young Pyromancer',
  'Mulldrifter',
  'Goblin Rabblemaster',
  'Monastery Swiftspear',
  'Hypnotic Specter',
];

const board = (n: number): ScenarioBody => ({
  lives: [20, 20],
  level: 'easy',
  seed: 'hands',
  place: [0, 1].flatMap((seat) => [
    put(seat, 'battlefield', 'Plains', 4),
    ...CREATURES.map((card) => put(seat, 'battlefield', card)),
    ...HAND.slice(0, n).map((card) => put(seat, 'hand', card)),
    put(seat, 'library', 'Plains', 20),
  ]),
});

/** Each symbol of each cost is on top, and no word of the hand is smaller than 11 px. */
async function handRead(s: Stage): Promise<string> {
  let symbols = 0;
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ])
    for (const n of [7, 10]) {
      const who = await s.person({ viewport: { width, height } });
      const { page } = who;
      await tableWith(board(n))(who.context, page, s.url);
      await page.mouse.move(5, 300);
      await page.evaluate(() => window.eyes.rest().then(() => window.eyes.still()));
      const found = await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>('.hand li')];
        const faults: string[] = [];
        let seen = 0;
        for (const li of shown) {
          const name = li.querySelector('.full-name')?.textContent ?? '';
          for (const pip of li.querySelectorAll('.full-head .cost .pip')) {
            const r = pip.getBoundingClientRect();
            const hit = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
            if (!hit || !li.contains(hit)) faults.push(`a symbol of ${name} is covered`);
            seen++;
          }
          for (const el of li.querySelectorAll<HTMLElement>('.full-name, .full-type span, .full-text:not(.basic)'))
            if (el.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(el).fontSize) < 11)
              faults.push(`${el.className || 'type'} of ${name}: ${getComputedStyle(el).fontSize}`);
        }
        return { faults, seen };
      });
      if (found.faults.length > 0) throw new Error(`${n} cards at ${width}: ${found.faults.join('; ')}`);
      symbols += found.seen;
      clean(who);
      await who.context.close();
    }
  return `${symbols} symbols of costs, none covered`;
}

/** Names that are cut off, or broken where no syllable ends. */
const badNames = (page: Page): Promise<string[]> =>
  page.locator('.half .tile-name').evaluateAll((list) =>
    list.flatMap((el) => {
      const name = el.textContent ?? '';
      const node = el.firstChild;
      if (!node || el.getClientRects().length === 0) return [];
      if (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2) return [`${name} is cut off`];
      const range = document.createRange();
      const line = (i: number): number => {
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        return Math.round(range.getBoundingClientRect().bottom);
      };
      const letter = /\p{L}/u;
      for (let i = 1; i < name.length; i++)
        if (letter.test(name[i]) && letter.test(name[i - 1]) && line(i) > line(i - 1) + 2)
          return [`${name} is broken before ${name.slice(i)} on ${el.clientWidth} pixels`];
      return [];
    }),
  );

/** On phones with twelve creatures a side each name is there to its end, and no word of it is broken but between syllables. */
async function namesRead(s: Stage): Promise<string> {
  const widths: number[] = [];
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    const phone = viewport.width < 500;
    const who = await s.person({ viewport, ...(phone ? { hasTouch: true, isMobile: true } : {}) });
    const { page } = who;
    await tableWith(board(7))(who.context, page, s.url);
    await page.evaluate(() => window.eyes.rest().then(() => window.eyes.still()));
    const bad = await badNames(page);
    if (bad.length > 0) throw new Error(`${viewport.width}: ${bad.join('; ')}`);
    widths.push(
      await page
        .locator('.row-front .tile')
        .first()
        .evaluate((el) => el.clientWidth),
    );
    clean(who);
    await who.context.close();
  }
  return `each name to its end, on tiles of ${widths.join(', ')} pixels`;
}

export const HANDS = { handRead, namesRead };
