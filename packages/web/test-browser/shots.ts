/**
 * Pictures of the client for the documents, in both languages:
 *
 *     npx tsx --conditions=source packages/web/test-browser/shots.ts [folder, else docs/screenshots] [name of a picture]...
 */
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ScenarioBody, TableInfo } from '@apnap/protocol';
import type { Page } from 'playwright-core';
import { startChild } from '../../server/test/process.js';
import { duelUntil } from './duels.js';
import { dropDocuments } from './library.js';
import { concede, keep, newTable } from './pages.js';
import { playByMouse } from './player.js';
import { newFolder, type Person, setStage } from './stage.js';
import { Organizer } from './tournaments.js';

type Place = ScenarioBody['place'][number];

const put = (seat: number, zone: Place['zone'], cards: Readonly<Record<string, number>>): Place[] =>
  Object.entries(cards).map(([card, count]) => ({ seat, zone, card, count }));

/** A game in its middle: much to attack with, much to look at. */
const MIDDLE: ScenarioBody = {
  lives: [14, 11],
  level: 'easy',
  seed: 'pictures',
  place: [
    ...put(0, 'battlefield', { Forest: 5, Plains: 4, 'Glorious Anthem': 1, 'Llanowar Elves': 2, 'Serra Angel': 1, 'Young Pyromancer': 1 }),
    ...put(0, 'battlefield', { 'Squadron Hawk': 4, 'Loxodon Warhammer': 1, 'Sun Titan': 1 }),
    ...put(0, 'hand', { Plains: 1, 'Giant Growth': 1, Rancor: 1, 'Swords to Plowshares': 1, 'Oblivion Ring': 1 }),
    ...put(0, 'graveyard', { 'Rampant Growth': 1, 'Squadron Hawk': 1, Forest: 1 }),
    ...put(0, 'library', { Forest: 10, Plains: 10 }),
    ...put(1, 'battlefield', {
      Island: 4,
      Swamp: 4,
      'Delver of Secrets // Insectile Aberration': 2,
      'Hypnotic Specter': 1,
      'Gurmag Angler': 1,
    }),
    ...put(1, 'battlefield', { 'Vampire Nighthawk': 2, Bitterblossom: 1, 'Aether Vial': 1, 'Phyrexian Arena': 1, Mulldrifter: 1 }),
    ...put(1, 'hand', { Counterspell: 1, 'Dark Ritual': 1, Island: 1 }),
    ...put(1, 'graveyard', { Ponder: 1, Preordain: 1, Island: 1 }),
    ...put(1, 'library', { Island: 10, Swamp: 10 }),
  ],
};

/** Four crowded sides. */
const FOUR: ScenarioBody = {
  lives: [38, 27, 31, 19],
  level: 'easy',
  seed: 'four',
  place: [
    ...MIDDLE.place.filter((p) => p.zone !== 'library'),
    ...put(2, 'battlefield', { Mountain: 7, 'Goblin Guide': 2, 'Siege-Gang Commander': 1, 'Goblin Chieftain': 1, 'Krenko, Mob Boss': 1 }),
    ...put(2, 'battlefield', { 'Mogg Fanatic': 3, Skullclamp: 1, 'Sol Ring': 1 }),
    ...put(3, 'battlefield', { Forest: 6, Island: 3, 'Llanowar Elves': 3, 'Eternal Witness': 1, 'Coiling Oracle': 2 }),
    ...put(3, 'battlefield', { 'Trygon Predator': 1, Mulldrifter: 1, 'Rhystic Study': 1 }),
    ...put(2, 'hand', { Mountain: 3 }),
    ...put(3, 'hand', { Island: 4 }),
    ...[0, 1, 2, 3].flatMap((seat) => put(seat, 'library', { Forest: 8 })),
  ],
};

const DECK = 'standard-2015-red';
const FRIEND = { kind: 'person', listed: false };

const stage = await setStage();

const post = async <T>({ context }: Person, path: string, data: unknown): Promise<T> => {
  const response = await context.request.post(`${stage.url}/api${path}`, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
};

async function middle(who: Person): Promise<void> {
  const info = await post<TableInfo>(who, '/scenarios', MIDDLE);
  await who.page.goto(`${stage.url}/g/${info.id}`);
  await who.page.locator('.action-bar[data-decision="act"]').waitFor();
}

async function four(who: Person): Promise<void> {
  const info = await post<TableInfo>(who, '/scenarios', FOUR);
  await who.page.goto(`${stage.url}/g/${info.id}`);
  await who.page.locator('.action-bar[data-decision="act"]').waitFor();
}

async function attack(who: Person): Promise<void> {
  await middle(who);
  await who.page.keyboard.press('Space');
  await who.page.locator('.action-bar[data-decision="attackers"]').waitFor();
}

async function pick(page: Page, cards: readonly string[]): Promise<void> {
  for (const name of cards) await page.locator(`.half-bottom .is-can .tile[aria-label*="${name}"]`).first().click();
}

const FLIERS = { en: ['Serra Angel', 'Squadron Hawk'], zh: ['撒拉天使', '鹰中队'] };

async function why({ page, ...who }: Person): Promise<void> {
  await middle({ page, ...who });
  await page.locator('.half-bottom .stats-button', { hasText: '5/5' }).click();
  await page.locator('.why li').first().waitFor();
}

async function replay(who: Person): Promise<void> {
  const id = await newTable(who.context, who.page, stage.url);
  await keep(who.page);
  let presses = 45;
  await playByMouse(who.page, { seed: 11, tick: async () => presses-- <= 0 });
  if ((await who.page.locator('.over').count()) === 0) await concede(who.page);
  const { last } = (await (await who.context.request.get(`${stage.url}/api/tables/${id}/replay`)).json()) as { last: number };
  await who.page.goto(`${stage.url}/r/${id}?n=${Math.floor(last * 0.85)}`);
  await who.page.locator('.replay .half-bottom .tile').first().waitFor();
}

async function lookBack(who: Person): Promise<void> {
  await newTable(who.context, who.page, stage.url);
  await keep(who.page);
  let presses = 70;
  await playByMouse(who.page, { seed: 21, tick: async () => presses-- <= 0 });
  if ((await who.page.locator('.over').count()) === 0) await concede(who.page);
  await who.page.locator('.over a[href*="review"]').click();
  await who.page.locator('.review[aria-busy="false"]').waitFor({ timeout: 120_000 });
  await who.page.locator('.review-points button').first().click({ timeout: 10_000 });
  await who.page.locator('.review-points li.here').waitFor();
  await who.page.waitForTimeout(800);
}

const ZONES: readonly string[] = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'command'];

/** The same board in the editor, as the browser keeps what is being set up. */
async function scenario({ page, context }: Person): Promise<void> {
  const pieces = MIDDLE.place.map((p, i) => [i + 1, p.card, p.seat * ZONES.length + ZONES.indexOf(p.zone), p.count ?? 1, 0, 0]);
  const scene = JSON.stringify([1, '', MIDDLE.lives, 0, 'precombatMain', 0, pieces]);
  await context.addInitScript((kept) => localStorage.setItem('apnap.scene', kept), scene);
  await page.goto(`${stage.url}/s/`);
  await page.locator('main.scenario').waitFor();
  await page.locator('.finder-row').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The lesson about the stack, where an answer is asked for. */
async function lesson({ page }: Person): Promise<void> {
  await page.goto(`${stage.url}/learn/stack`);
  await page.locator('.action-bar[data-decision="attackers"]').waitFor();
  await page.locator('.half-bottom .is-can .tile').click();
  await page.locator('.action-bar [data-action="confirm"]').click();
  await page.locator('.coach[data-step="1"]').waitFor();
  await page.locator('.coach-ring:not([hidden])').waitFor();
}

async function deck({ page }: Person): Promise<void> {
  await page.goto(`${stage.url}/decks/${DECK}`);
  await page.locator('.found-button').first().waitFor({ state: 'attached' });
}

/** A draft against computers, a few picks on; to the end of it where the deck is built. */
async function draft(who: Person, picks: number, kind: 'booster' | 'sealed' = 'booster'): Promise<void> {
  const { page } = who;
  const others = Array<'computer'>(7).fill('computer');
  const info = await post<TableInfo>(who, '/tables', { game: 'draft', kind, sets: ['KTK'], others, rounds: false });
  await page.goto(`${stage.url}/g/${info.id}`);
  for (let n = 0; n < picks; n++) {
    const before = await page.locator('.top-title small').textContent();
    await page.locator('.draft-grid .draft-card[aria-disabled="false"]').first().click();
    if ((await page.locator('[data-action="pick"]').count()) > 0) await page.locator('[data-action="pick"]').click();
    await page.waitForFunction((was) => document.querySelector('.top-title small')?.textContent !== was, before);
  }
  await page.locator('.draft-card').first().waitFor();
}

async function built(who: Person): Promise<void> {
  await draft(who, 0, 'sealed');
  await who.page.locator('[data-action="build"]').click();
  await who.page.locator('.draft-reasons').waitFor();
}

/** An incident at the judge desk, told until the penalty is found. */
async function incident({ page }: Person): Promise<void> {
  await page.goto(`${stage.url}/judge`);
  await page.locator('[data-subject="lookingAtExtraCards"]').click();
  await page.locator('[data-question="inHand"]').waitFor();
  await page.keyboard.press('y');
  await page.locator('.judge-ruling[data-rule="IPG 2.3"]').waitFor();
}

/** A question of the trainer, answered wrong. */
async function question({ page }: Person): Promise<void> {
  await page.goto(`${stage.url}/judge/train?family=layers&level=3&seed=abd`);
  await page.locator('.train-choices').waitFor();
  await page.keyboard.press('1');
  await page.locator('.train-why').waitFor();
  // Pictures are drawn a little later than the page.
  await page.waitForTimeout(1500);
}

/** The library with made-up documents: those that it is for are not ours to show. */
async function rules({ page }: Person, place: string): Promise<void> {
  await page.goto(`${stage.url}/library`);
  await page.locator('.library-bring').waitFor();
  await dropDocuments(page);
  await page.goto(`${stage.url}/library/${place}`);
  await page.locator('.library-editions li, .library-changes li').first().waitFor();
}

const PLAYERS = [
  'Ann Archer',
  '林白',
  'Bruno Castellani',
  '陈晓明',
  'Dora Fischer',
  'Emil Gustafsson',
  '黄丽',
  'Georg Iversen',
  'Nora Okafor',
  '王伟',
  'Yuki Tanaka',
];

/** An evening at a store: the second round is played, three tables are done, two have more time. */
async function evening(who: Person, url: string, lang: 'en' | 'zh', listed = false): Promise<Organizer> {
  const organizer = new Organizer(who.context, url);
  await organizer.found(
    { name: lang === 'zh' ? '周五近代赛' : 'Friday Night Modern', as: 'Olga', format: 'modern', rounds: 4, cut: 4 },
    { listed },
  );
  // The first is whose phone is shown.
  for (const player of lang === 'zh' ? PLAYERS.slice(1) : PLAYERS.slice(0, -1)) await organizer.act({ act: 'register', name: player });
  await organizer.act({ act: 'start' });
  const pairings = async () => (await organizer.all()).rounds.at(-1)?.pairings ?? [];
  const next = () => organizer.act({ act: 'pair', seed: 'pictures' }).then(() => organizer.act({ act: 'publish', clock: true }));
  await next();
  for (const p of await pairings()) await organizer.act({ act: 'report', table: p.table, result: p.table % 2 ? '2-1' : '0-2' });
  await next();
  const me = Object.keys((await organizer.codes()).entrants)[0];
  const all = await pairings();
  const mine = all.find((p) => p.seats.includes(me));
  for (const p of all.filter((x) => x !== mine).slice(0, 2)) await organizer.act({ act: 'report', table: p.table, result: '2-1' });
  for (const [p, time] of [
    [mine, '3:00'],
    [all.filter((x) => x !== mine)[2], '5:00'],
  ] as const)
    if (p) await organizer.act({ act: 'extend', table: p.table, time, reason: 'other' });
  return organizer;
}

/** A player with his table before him. */
async function atTournament(who: Person, lang: 'en' | 'zh'): Promise<void> {
  const organizer = await evening(await stage.person(), stage.url, lang);
  const code = Object.values((await organizer.codes()).entrants)[0];
  await who.page.goto(`${stage.url}/t/${organizer.id}?code=${code}`);
  await who.page.locator('[data-action="claim"]').click();
  await who.page.locator('.t-report').waitFor();
  await who.page.locator('.t-pairing.own').waitFor();
}

async function tournamentList(who: Person, lang: 'en' | 'zh'): Promise<void> {
  await who.context.clearCookies();
  await evening(who, stage.url, lang);
  const other = new Organizer((await stage.person()).context, stage.url);
  const name = lang === 'zh' ? '社区指挥官之夜' : 'Commander at the community centre';
  await other.found({ name, as: 'Paul', format: 'commander', kind: 'multiplayer', rounds: 3 }, { listed: true });
  for (const player of PLAYERS.slice(0, 7)) await other.act({ act: 'register', name: player });
  await who.page.goto(`${stage.url}/t`);
  await who.page.locator('.t-row').first().waitFor();
  await who.page.locator('[data-action="found"]').click();
}

/** The clock of a server that phones reach: with the code of its address in the network, where this machine has one. */
async function wall(who: Person, lang: 'en' | 'zh'): Promise<void> {
  const server = await startChild({ data: newFolder(), remove: async () => {} }, 0, { host: '0.0.0.0' });
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find((a) => a.family === 'IPv4' && !a.internal);
  const url = outside ? server.url.replace('localhost', outside.address) : server.url;
  const organizer = await evening(await stage.person(), url, lang);
  await who.page.goto(`${url}/t/${organizer.id}/clock`);
  await who.page.locator('.c-extended').waitFor();
  if (outside) await who.page.locator('.qr').waitFor();
}

/** How many cards lie on a side of a duel. */
const lying = ({ page }: Person, side: string): Promise<number> => page.locator(`.duel-zone.monster${side}:has(.duel-lying)`).count();

/** A duel in its middle: both have monsters. */
const duel = (who: Person) =>
  duelUntil(
    who.page,
    stage.url,
    ['swinging-scales', 'blades-of-earth'],
    async () =>
      (await lying(who, ':not(.theirs)')) >= 1 &&
      (await lying(who, '.theirs')) >= 1 &&
      (await who.page.locator('.duel-zone.spell:has(.duel-lying)').count()) >= 1 &&
      (await who.page.locator('[data-kind="idle command"]').count()) > 0 &&
      (await who.page.locator('.duel-hand [data-can]').count()) > 0,
  ).then(() => who.page.locator('.duel-hand [data-can]').first().click());

/** A Chain that can be answered. */
const duelChain = (who: Person) =>
  duelUntil(
    who.page,
    stage.url,
    ['white-dragons', 'night-court'],
    async () => (await who.page.locator('.duel-chain li').count()) > 0 && (await lying(who, '')) > 1,
  );

const duelOffer = ({ page }: Person) =>
  page
    .goto(`${stage.url}/duel`)
    .then(() => page.locator('.duel-deck').first().waitFor())
    .then(() => page.waitForTimeout(1500));

const LARGE = { width: 1440, height: 900 };
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Picture {
  size: { width: number; height: number };
  go: (who: Person, lang: 'en' | 'zh') => Promise<unknown>;
}

const lobby = ({ page }: Person) =>
  page
    .goto(stage.url)
    .then(() => page.locator('.deck-tile').first().waitFor())
    // Pictures are drawn a little later than the page.
    .then(() => page.waitForTimeout(2500));

const PICTURES: Readonly<Record<string, Picture>> = {
  lobby: { size: DESK, go: lobby },
  'lobby-phone': { size: PHONE, go: lobby },
  invite: {
    size: DESK,
    go: async (who) => {
      const info = await post<TableInfo>(who, '/tables', { deck: DECK, opponent: FRIEND });
      await who.page.goto(`${stage.url}/g/${info.id}`);
      await who.page.locator('.qr').waitFor();
    },
  },
  decks: { size: LARGE, go: deck },
  'decks-curve': { size: LARGE, go: (who) => deck(who).then(() => who.page.locator('#side-stats').click()) },
  'decks-phone': { size: PHONE, go: deck },
  'table-early': { size: LARGE, go: async (who) => newTable(who.context, who.page, stage.url).then(() => keep(who.page)) },
  'table-crowded': { size: LARGE, go: middle },
  'table-attack': { size: LARGE, go: (who, lang) => attack(who).then(() => pick(who.page, FLIERS[lang])) },
  'table-why': { size: LARGE, go: why },
  'table-phone': { size: PHONE, go: middle },
  'table-four': { size: LARGE, go: four },
  'table-four-phone': { size: PHONE, go: four },
  draft: { size: LARGE, go: (who) => draft(who, 4) },
  'draft-phone': { size: PHONE, go: (who) => draft(who, 4) },
  'draft-build': { size: LARGE, go: built },
  duel: { size: LARGE, go: duel },
  'duel-chain': { size: LARGE, go: duelChain },
  'duel-phone': { size: PHONE, go: duel },
  'duel-offer': { size: DESK, go: duelOffer },
  library: { size: DESK, go: (who) => rules(who, 'cr/702.19') },
  'library-phone': { size: PHONE, go: (who) => rules(who, 'cr/702.19') },
  'library-empty': {
    size: DESK,
    go: async ({ page }) => {
      await page.goto(`${stage.url}/library/cr/702`);
      await page.locator('.library-below li').first().waitFor();
    },
  },
  'library-changes': { size: DESK, go: (who) => rules(who, 'cr/changes') },
  'library-search': {
    size: DESK,
    go: async (who, lang) => {
      await rules(who, 'cr/702.19');
      await who.page.locator('.library-search input').fill(lang === 'zh' ? '撒拉天使' : 'Serra Angel');
      await who.page.locator('.card-rules .tree-link span', { hasText: /\S/ }).first().waitFor();
    },
  },
  lesson: { size: LARGE, go: lesson },
  'lesson-phone': { size: PHONE, go: lesson },
  replay: { size: DESK, go: replay },
  review: { size: DESK, go: lookBack },
  'replay-phone': { size: PHONE, go: replay },
  judge: { size: LARGE, go: incident },
  'judge-phone': { size: PHONE, go: incident },
  trainer: { size: LARGE, go: question },
  scenario: { size: DESK, go: scenario },
  'scenario-phone': { size: PHONE, go: scenario },
  'tournament-phone': { size: PHONE, go: atTournament },
  'tournament-list': { size: DESK, go: tournamentList },
  'tournament-clock': { size: DESK, go: wall },
};

const [folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url)), ...chosen] = process.argv.slice(2);
/** One guest in all pictures. */
const first = await stage.person();
await post(first, '/session', { name: 'Ada' });
const ada = await first.context.storageState();

for (const [name, { size, go }] of Object.entries(PICTURES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const lang of ['en', 'zh'] as const) {
    const phone = size === PHONE;
    const who = await stage.person({
      viewport: size,
      locale: lang === 'zh' ? 'zh-CN' : 'en',
      storageState: ada,
      colorScheme: 'dark',
      extraHTTPHeaders: { 'accept-language': lang },
      ...(phone ? { hasTouch: true, isMobile: true } : {}),
    });
    await go(who, lang);
    await who.page.mouse.move(2, 2);
    await who.page.waitForFunction(() => !window.eyes.busy());
    await who.page.evaluate(() => window.eyes.still());
    await who.page.screenshot({ path: `${folder}/${name}-${lang}.png` });
    await who.context.close();
    process.stdout.write(`${name}-${lang}.png\n`);
  }
}
await stage.close();
process.exit(0);
