/** Visits to corners of the product: a board played from both sides by one person, rules with their text, who is a computer, cards one only thinks about. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckView, ScenarioBody } from '@apnap/protocol';
import type { Locator, Page } from 'playwright-core';
import { concede, keep, newTable, put, tableWith } from './pages.js';
import { playByMouse } from './player.js';
import { clean, newFolder, type Stage, serverOn } from './stage.js';

/** What a side of the board is made of, which nobody may see in the hand of the other. */
const OWN = [
  { land: 'Mountain', spell: 'Lightning Strike', creature: 'Goblin Rabblemaster' },
  { land: 'Forest', spell: 'Giant Growth', creature: 'Llanowar Elves' },
];

const BOARD = OWN.flatMap(({ land, spell, creature }, seat) => [
  put(seat, 'battlefield', land, 5),
  put(seat, 'battlefield', creature, 2),
  put(seat, 'hand', spell, 3),
  put(seat, 'hand', land, 2),
  put(seat, 'library', land, 20),
]);

const ZONES: readonly string[] = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command'];

/** A board as the browser keeps what is being set up in the editor. */
const kept = (place: ScenarioBody['place'], lives: readonly [number, number]): string =>
  JSON.stringify([
    1,
    '',
    lives,
    0,
    'precombatMain',
    0,
    place.map((p, i) => [i + 1, p.card, p.seat * ZONES.length + ZONES.indexOf(p.zone), p.count, 0, 0]),
  ]);

/** Who sits below, whether he is asked, and the names of the cards in his hand; all of one moment. */
const below = (page: Page): Promise<{ seat: string; asked: string; hand: string[] }> =>
  page.evaluate(() => ({
    seat: document.querySelector<HTMLElement>('.player.home [data-eid]')?.dataset.eid ?? '',
    asked: document.querySelector<HTMLElement>('.action-bar')?.dataset.decision ?? '',
    hand: [...document.querySelectorAll('.hand .card-button')].map((e) => `${e.getAttribute('aria-label') ?? ''}${e.textContent}`),
  }));

/** A board of the editor, played from both sides to its end: the table turns to who has to decide, and shows the hand of nobody else. */
export async function alone(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await context.addInitScript((scene) => localStorage.setItem('apnap.scene', scene), kept(BOARD, [14, 14]));
  await page.goto(`${s.url}/s/`);
  await page
    .locator('.scene-middle select')
    .filter({ has: page.locator('option[value="myself"]') })
    .selectOption('myself');
  await page.locator('.scenario-tools .primary:not([disabled])').click();
  await page.locator('.action-bar').waitFor();
  const asked = new Map<string, Set<string>>();
  const played = await playByMouse(page, {
    seed: 600,
    asked: async () => {
      const seen = await below(page);
      if (seen.asked === '') return;
      asked.set(seen.seat, (asked.get(seen.seat) ?? new Set()).add(seen.asked));
      const other = OWN[seen.seat === '-1' ? 1 : 0];
      const strange = seen.hand.find((name) => Object.values(other).some((card) => name.includes(card)));
      if (strange !== undefined) throw new Error(`the side ${seen.seat} is shown a card of the other: ${strange}`);
    },
  });
  for (const seat of ['-1', '-2'])
    if (!asked.get(seat)?.has('act'))
      throw new Error(`the side ${seat} was never asked to act: ${JSON.stringify([...asked].map(([k, v]) => [k, [...v]]))}`);
  clean(who);
  await context.close();
  return `${played.presses} presses for both sides; ${[...played.kinds].sort().join(', ')}`;
}

/** A rule of the documents somebody imported: under each number its words, in the language of who asks. */
const imported = (numbers: readonly string[]): string =>
  JSON.stringify({
    format: 1,
    documents: [
      {
        kind: 'cr',
        edition: '2025-02-07',
        name: 'test.txt',
        rules: numbers.map((number) => ({ number, en: `Words made up for ${number}.`, zh: `为${number}编写的文字。` })),
      },
    ],
  });

/** What explains a moment names rules; a press on one shows its title, and its text as soon as somebody has imported the document. */
export async function ruleText(s: Stage): Promise<string> {
  const folder = newFolder();
  const server = await serverOn(folder);
  const said: string[] = [];
  for (const lang of ['en', 'zh'] as const) {
    writeFileSync(join(folder, 'rules.json'), imported([]));
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en' });
    const { page, context } = who;
    await newTable(context, page, server.url);
    await keep(page);
    // Without a document there are the title and what it says in our own words: here of the rule by which one is asked.
    await page.locator('.action-bar .rule-chip').first().click();
    await page.locator('.action-bar .rule-text b').waitFor();
    if (((await page.locator('.action-bar .rule-told').textContent()) ?? '').length < 20) throw new Error('not explained');
    if ((await page.locator('.action-bar .rule-words').count()) > 0) throw new Error('words that nobody imported');
    await page.locator('.log-line button').first().click();
    const chip = page.locator('.why .rule-chip').first();
    const rule = (await chip.textContent()) ?? '';
    // The server notices a new document by itself.
    writeFileSync(join(folder, 'rules.json'), imported([rule]));
    await chip.click();
    await page.locator('.why .rule-words').waitFor();
    const words = await page.locator('.why .rule-text').textContent();
    const wanted = lang === 'en' ? `Words made up for ${rule}.` : `为${rule}编写的文字。`;
    if (!words?.includes(wanted) || !words.includes('2025-02-07')) throw new Error(`not the words of ${rule}: ${words}`);
    said.push(`${rule} in ${lang}`);
    clean(who);
    await context.close();
  }
  await server.kill();
  return `the words of ${said.join(' and ')}, with the edition`;
}

/** Lobby, table, replay and the list of replays tell a computer from a person, and how strong it plays. */
export async function signs(s: Stage): Promise<string> {
  const said: string[] = [];
  for (const lang of ['en', 'zh'] as const) {
    const who = await s.person({ locale: lang === 'zh' ? 'zh-CN' : 'en' });
    const { page, context } = who;
    const level = lang === 'zh' ? '简单' : 'Easy';
    /** One computer with this level and one person, each with its own sign. */
    const both = async (where: string, computer: string, person: string): Promise<void> => {
      const there = page.locator(computer).first();
      await there.locator('.sitter-level').filter({ hasText: level }).waitFor();
      await page.locator(person).first().waitFor();
      const [a, b] = [
        await there.locator('svg.icon path').first().getAttribute('d'),
        await page.locator(`${person} svg.icon path`).first().getAttribute('d'),
      ];
      if (a === null || a === b) throw new Error(`${where}: the computer has the sign of a person`);
      if ((await page.locator(`${person} .sitter-level`).count()) > 0) throw new Error(`${where}: a person has a level`);
      said.push(where);
    };
    const id = await newTable(context, page, s.url);
    await both('table', '.other .player-face[data-kind="computer"]', '.player.home .player-face');
    await page.goto(s.url);
    await both('lobby', '.table-row .sitter[data-kind="computer"]', '.table-row .sitter[data-kind="guest"]');
    await page.goto(`${s.url}/g/${id}`);
    await page.locator('.surface-mulligan').waitFor();
    await concede(page);
    await page.goto(`${s.url}/r/${id}`);
    await both('replay', '.replay .player-face[data-kind="computer"]', '.replay .player-face[data-kind="guest"]');
    await both('head of a replay', '.replay-bar .sitter[data-kind="computer"]', '.replay-bar .sitter[data-kind="guest"]');
    await page.goto(`${s.url}/r/`);
    await both('replays', '.replay-row .sitter[data-kind="computer"]', '.replay-row .sitter[data-kind="guest"]');
    clean(who);
    await context.close();
  }
  return `a sign and a level in ${said.length} places`;
}

const LIST = `Deck
40 Mountain

Sideboard
2 Shock

Maybeboard
3 Lightning Strike

Tokens
2 Goblin
`;

/** Cards one only thinks about: a part of their own in the deck builder, moved like all others, and still there when the deck was saved. */
export async function maybe(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  const response = await context.request.post(`${s.url}/api/decks`, { data: { name: 'Thinking', text: LIST } });
  const { id } = (await response.json()) as DeckView;
  await page.goto(`${s.url}/decks/${id}`);
  const row = (board: string) => page.locator(`[data-row="${board}/Lightning Strike"]`);
  const count = (board: string, n: number) =>
    row(board)
      .locator('.row-count')
      .filter({ hasText: `${n}` })
      .waitFor();
  await count('maybe', 3);
  // By mouse to the main deck, by key back, and one more to the sideboard.
  await row('maybe').hover();
  await row('maybe').locator('[data-to="main"]').click();
  await count('main', 1);
  await row('main').locator('.row-name').focus();
  await page.keyboard.press('m');
  await row('main').waitFor({ state: 'detached' });
  await count('maybe', 3);
  await row('maybe').hover();
  await row('maybe').locator('[data-to="side"]').click();
  await count('side', 1);
  await page.locator('.deck-tools .primary').click();
  // The button is disabled while it saves, too: saved it is when nothing is said to be kept back.
  await page.locator('.deck-note').waitFor({ state: 'detached' });
  await page.reload();
  await count('maybe', 2);
  await count('side', 1);
  await page.locator('.deck-rest').waitFor();
  const saved = (await (await context.request.get(`${s.url}/api/decks/${id}?as=moxfield`)).json()) as { text: string };
  for (const part of ['MAYBEBOARD:\n2 Lightning Strike', 'TOKENS:\n2 Goblin'])
    if (!saved.text.includes(part)) throw new Error(`not in the saved deck: ${part} — ${saved.text}`);
  clean(who);
  await context.close();
  return 'moved by mouse and key, saved, still there';
}

/** Names that are part of many others: the card of the very name is found first. */
async function exactName(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await page.goto(`${s.url}/s/`);
  const found = page.locator('.finder-row .row-words');
  const said: string[] = [];
  for (const name of ['Shock', 'Opt']) {
    await page.locator('.finder input[type="search"]').fill(name);
    await found.filter({ hasText: new RegExp(`^${name}$`) }).waitFor();
    const names = await found.allTextContents();
    if (names.length < 3) throw new Error(`only ${names.length} cards are found by ${name}`);
    if (names[0] !== name) throw new Error(`${name} is in place ${names.indexOf(name) + 1}, after ${names[0]}`);
    said.push(`${name} first of ${names.length}`);
  }
  clean(who);
  await context.close();
  return said.join(', ');
}

/** Only a creature to attack with, and nobody to block it. */
const HIT: ScenarioBody = {
  lives: [20, 20],
  level: 'easy',
  seed: 'why',
  place: [
    put(0, 'battlefield', 'Serra Angel'),
    put(0, 'hand', 'Mountain'),
    ...[0, 1].flatMap((seat) => [put(seat, 'battlefield', 'Mountain', 3), put(seat, 'library', 'Mountain', 30)]),
  ],
};

/** Attacks with all that can, and goes on until the damage has been told. @returns its line of the account */
async function damageDealt(page: Page): Promise<Locator> {
  const asked = () => page.evaluate(() => window.eyes.look());
  const on = async (key: string): Promise<void> => {
    await page.waitForFunction(() => !window.eyes.settling());
    const { mark } = await asked();
    await page.keyboard.press(key);
    await page.waitForFunction((old) => window.eyes.look().mark !== old, mark);
  };
  const next = async (): Promise<void> => ((await asked()).kind === 'act' ? on('Space') : page.waitForTimeout(200));
  for (let n = 0; n < 50 && (await asked()).kind !== 'attackers'; n++) await next();
  await on('e');
  await on('Space');
  const hit = page.locator('.log-line', { hasText: /deals 4 combat damage/ }).first();
  for (let n = 0; n < 50 && (await hit.count()) === 0; n++) await next();
  await hit.waitFor();
  return hit;
}

/** CR 508.1k, 510.1b, 117.4: why damage was dealt is told by what led to it: who attacked, and that all passed. */
async function whyTold(s: Stage): Promise<string> {
  const who = await s.person();
  const { page, context } = who;
  await tableWith(HIT)(context, page, s.url);
  await (await damageDealt(page)).locator('button').first().click();
  await page.locator('.why li').first().waitFor();
  const steps = await page.locator('.why li').allTextContents();
  const idle = steps.find((step) => /rules call for it|before it,/.test(step));
  if (idle) throw new Error(`this tells nothing: ${idle}`);
  for (const [what, rule] of [
    [/Serra Angel attacks/, '508.1k'],
    [/pass/i, '117.4'],
  ] as const)
    if (!steps.some((step) => what.test(step) && step.includes(rule))) throw new Error(`${rule} is not told: ${steps.join(' | ')}`);
  clean(who);
  await context.close();
  return steps.map((step) => step.trim()).join(' | ');
}

/** Who looks back at a moment before damage is shown no gain of life, and none lost on the way back to now. */
async function lookedBack(s: Stage): Promise<string> {
  const who = await s.person({ reducedMotion: 'no-preference' });
  const { page, context } = who;
  await tableWith(HIT)(context, page, s.url);
  await damageDealt(page);
  const life = page.locator('.player .life b', { hasText: '16' });
  await life.waitFor();
  // The loss itself is shown, and goes.
  await page.locator('.life-change.down').waitFor();
  await page.locator('.life-change').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { changes: seen });
    new MutationObserver(() => {
      for (const el of document.querySelectorAll('.life-change')) seen.push(el.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  let back = 0;
  for (; back < 60 && (await life.count()) > 0; back++) {
    await page.keyboard.press('[');
    await page.waitForTimeout(250);
  }
  if ((await life.count()) > 0) throw new Error('no moment before the damage is shown');
  await page.waitForTimeout(500);
  await page.keyboard.press('Space');
  await life.waitFor();
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  if (seen.length > 0) throw new Error(`changes of life while looking back: ${[...new Set(seen)].join(', ')}`);
  clean(who);
  await context.close();
  return `${back} moments back and again to now, no change of life shown`;
}

export const VISITS = { alone, exactName, lookedBack, ruleText, signs, maybe, whyTold };
