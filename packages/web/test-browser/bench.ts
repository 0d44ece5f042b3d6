/**
 * A judge at a table that is played here: a player calls, the judge comes by the desk and asks for a back-up, the head judge approves of it, and the game goes on
 * from there (IPG 1.4). One plays and one judges on a phone, one of each in Chinese.
 */
import type { Page } from 'playwright-core';
import { playByMouse, playByTouch, type Ways } from './player.js';
import { clean, type Person, type Stage } from './stage.js';
import { look, Organizer } from './tournaments.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CHINESE = { locale: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh' } };
const RED = '40 Mountain\n20 Hill Giant\n';
const GREEN = '40 Forest\n20 Grizzly Bears\n';

/** A request of the page, as whoever uses it. */
const post = (page: Page, path: string, body: unknown): Promise<void> =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api/tournaments/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    [path, body] as const,
  );

/** Somebody who enters with a deck, or is an official by a code. */
async function comes(
  s: Stage,
  organizer: Organizer,
  options: object,
  as: { name: string; list: string } | { code: string },
): Promise<Person> {
  const who = await s.person(options);
  await who.page.goto(`${s.url}/t/${organizer.id}`);
  if ('code' in as) await post(who.page, `${organizer.id}/codes`, { code: as.code });
  else {
    await post(who.page, `${organizer.id}/act`, { what: { act: 'enter', name: as.name } });
    await post(who.page, `${organizer.id}/act`, { what: { act: 'myDeck', list: as.list } });
  }
  await who.page.goto(`${s.url}/t/${organizer.id}${'code' in as ? '/desk' : ''}`);
  return who;
}

export const turns = (page: Page): Promise<number> => page.locator('.log .log-turn').count();

/** Both play until so many turns have begun. */
export async function playUntil(a: Person, b: Person, most: number): Promise<void> {
  let over = false;
  const ways = (page: Page, seed: number): Ways => ({
    seed,
    tick: async () => (await turns(page)) >= most,
    asked: async () => {
      if (over) throw new Error('the other one has stopped');
    },
  });
  const players = [playByMouse(a.page, ways(a.page, 5)), playByTouch(b.page, ways(b.page, 6))];
  await Promise.race(players);
  over = true;
  for (const p of players) void p.catch(() => {});
}

/** From the calls of the desk to the table, and into it. */
export async function entersBy({ page }: Person): Promise<void> {
  await page.locator('[data-tab="calls"]').click();
  await page.locator('.call a[href$="/judge"]').first().click();
  await page.locator('[data-action="enter"]').click();
  await page.locator('.bench-board').waitFor();
}

async function judgeAtTable(s: Stage): Promise<string> {
  const desk = await s.person();
  const organizer = new Organizer(desk.context, s.url);
  await organizer.found(
    { name: 'Online Open', as: 'Olga', format: 'modern', rounds: 1, matchWins: 1, settings: { lists: 'required' } },
    { entry: 'open', play: 'here', watch: 'nobody' },
  );
  const [juri, hana] = [await organizer.invite('judge', 'Juri'), await organizer.invite('headJudge', '韩梅')];
  const a = await comes(s, organizer, {}, { name: 'Ann', list: RED });
  const b = await comes(s, organizer, { ...PHONE, ...CHINESE }, { name: '林白', list: GREEN });
  const judge = await comes(s, organizer, PHONE, juri);
  const head = await comes(s, organizer, CHINESE, hana);
  for (const what of [{ act: 'start' }, { act: 'pair' }, { act: 'publish', clock: true }] as const) await organizer.act(what);
  const match = (await organizer.all()).rounds[0].pairings[0];
  await a.page.locator('[data-action="call-judge"]').waitFor();
  let at = match.at;
  while (at === undefined) at = (await organizer.all()).rounds[0].pairings[0].at;
  await b.page.locator('[data-action="call-judge"]').click();
  for (const p of [a, b]) await p.page.goto(`${s.url}/g/${at}`);
  await playUntil(a, b, 2);
  await entersBy(judge);
  for (const p of [a, b]) await p.page.locator('.officials', { hasText: 'Juri' }).waitFor();
  await look(judge, 'judge-table-phone');
  await look(a, 'judge-here', ['dark']);
  await look(b, 'judge-here-phone-zh', ['dark']);
  // Hands are seen only by who asks for it, and everybody is told.
  await judge.page.locator('[data-action="look"]').click();
  await judge.page.locator('[data-action="look-sure"]').click();
  await a.page.locator('.officials', { hasText: 'sees hands' }).waitFor();
  await judge.page.locator('[data-action="look"]').click();
  await a.page.locator('.officials:not(:has-text("sees hands"))').waitFor();
  // He asks to go back as far as can be gone; the head judge comes by the call that this makes.
  await judge.page.locator('[data-field="why"]').fill('A ruling of mine was wrong');
  const point = judge.page.locator('.bench-point').last();
  await point.locator('[data-action="back"]').click();
  await point.locator('[data-action="back-sure"]').click();
  await judge.page.locator('.bench-proposal').waitFor();
  await a.page.locator('.officials.asks').waitFor();
  await look(a, 'judge-asks', ['light']);
  await look(b, 'judge-asks-phone-zh', ['light']);
  await entersBy(head);
  await look(head, 'judge-approves-zh');
  const before = await turns(a.page);
  await head.page.locator('[data-action="approve"]').click();
  await head.page.locator('.bench-proposal').waitFor({ state: 'detached' });
  for (const p of [a, b]) await p.page.locator('.officials:not(.asks)').waitFor();
  await a.page.locator('.log', { hasText: 'backs the game up to before' }).waitFor();
  if ((await turns(a.page)) >= before) throw new Error('no turn was undone');
  // The game goes on from there.
  await playUntil(a, b, 2);
  await head.page.locator('[data-tab="fix"]').click();
  await look(head, 'judge-corrects-zh', ['light']);
  for (const p of [judge, head]) await p.page.locator('[data-action="leave"]').click();
  await a.page.locator('.officials').waitFor({ state: 'detached' });
  for (const who of [a, b, judge, head]) {
    // That he has not come yet is told to a judge by a refusal.
    clean(who, /WebSocket|status of 409/);
    await who.context.close();
  }
  await desk.context.close();
  return 'a call, a judge on a phone, a back-up that the head judge approves, and the game goes on, in two languages';
}

export const BENCH = { judgeAtTable };
