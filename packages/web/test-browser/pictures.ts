/** Pictures of cards by the user's choice, with a Scryfall of our own: its addresses, its answers, its failures. No request leaves the machine. */
import type { Page } from 'playwright-core';
import { clean, type Person, type Stage } from './stage.js';

/** A picture in the proportions of a card. */
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"><rect width="488" height="680" fill="#567"/></svg>';
const CARDS = ['Lightning Strike', 'Grizzly Bears', 'Llanowar Elves'];

/** What it does with a question, or a picture that is asked for. */
type Mood = 'well' | 'busy' | 'silent' | 'no picture';

interface Scryfall {
  mood: Mood;
  questions: { card: string; headers: Record<string, string> }[];
  images: number;
}

async function scryfallFor(who: Person): Promise<Scryfall> {
  const it: Scryfall = { mood: 'well', questions: [], images: 0 };
  await who.context.route('https://api.scryfall.com/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.pathname !== '/cards/named') throw new Error(`asked for ${url.pathname}`);
    const card = url.searchParams.get('exact') ?? '';
    it.questions.push({ card, headers: await request.allHeaders() });
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
    if (it.mood === 'silent') return route.abort();
    if (it.mood === 'busy') return route.fulfill({ status: 429, headers, body: '{"object":"error","status":429}' });
    const normal = `https://cards.scryfall.io/normal/front/${encodeURIComponent(card)}.jpg`;
    return route.fulfill({ headers, body: JSON.stringify({ object: 'card', name: card, image_uris: { normal } }) });
  });
  await who.context.route('https://cards.scryfall.io/**', (route) => {
    it.images++;
    return it.mood === 'no picture'
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'image/svg+xml', body: IMAGE });
  });
  return it;
}

/** A board with these cards in hand, by one who has chosen pictures or not. */
async function seated(s: Stage, pictures: 'none' | 'scryfall'): Promise<{ who: Person; scryfall: Scryfall }> {
  const who = await s.person();
  const scryfall = await scryfallFor(who);
  await who.context.addInitScript((choice) => {
    if (!localStorage.getItem('apnap.settings')) localStorage.setItem('apnap.settings', JSON.stringify({ pictures: choice }));
  }, pictures);
  const lands = (zone: string, card: string) => [0, 1].map((seat) => ({ seat, zone, card, count: 9 }));
  const place = [
    ...CARDS.map((card) => ({ seat: 0, zone: 'hand', card })),
    ...lands('library', 'Forest'),
    ...lands('battlefield', 'Forest'),
  ];
  const response = await who.context.request.post(`${s.url}/api/scenarios`, {
    data: { lives: [20, 20], place, from: 'precombatMain', other: 'myself' },
  });
  const { id } = (await response.json()) as { id: string };
  await who.page.goto(`${s.url}/g/${id}`);
  await who.page.locator('.action-bar[data-decision="act"]').waitFor();
  return { who, scryfall };
}

async function opened(page: Page, i: number): Promise<void> {
  await page.locator('.hand .card-button').nth(i).click({ button: 'right' });
  await page.locator('dialog.opened').waitFor();
}

const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const holds = (what: boolean, otherwise: string): void => {
  if (!what) throw new Error(otherwise);
};

/** Our own drawing of the opened card is to be seen. */
const drawn = (page: Page): Promise<void> => page.locator('dialog.opened .full-card').waitFor();

/** Nothing is asked of anybody by who has not chosen it. */
async function notChosen(s: Stage): Promise<void> {
  const { who, scryfall } = await seated(s, 'none');
  await opened(who.page, 0);
  await drawn(who.page);
  await closed(who.page);
  holds(scryfall.questions.length + scryfall.images === 0, 'something was asked of Scryfall without being chosen');
  clean(who);
}

/** The picture is shown whole, says where it is from, is asked for slowly and only once. */
async function shown(s: Stage): Promise<void> {
  const { who, scryfall } = await seated(s, 'scryfall');
  const { page } = who;
  for (const i of CARDS.keys()) {
    await opened(page, i);
    const picture = page.locator('dialog.opened .scan img');
    await picture.waitFor();
    const { ratio, fit, words, link } = await picture.evaluate((img: HTMLImageElement) => {
      const box = img.getBoundingClientRect();
      const scan = img.closest('.scan');
      return {
        ratio: box.width / box.height,
        fit: getComputedStyle(img).objectFit,
        words: scan?.textContent ?? '',
        link: scan?.querySelector('a')?.href ?? '',
      };
    });
    holds(Math.abs(ratio - 488 / 680) < 0.01 && fit !== 'cover', `the picture is cut or stretched: ${ratio} ${fit}`);
    holds(
      /Scryfall.*Wizards of the Coast/.test(words) && link.startsWith('https://scryfall.com/'),
      `it does not say where it is from: ${words}`,
    );
    await closed(page);
  }
  holds(scryfall.questions.length === CARDS.length, `${scryfall.questions.length} questions about ${CARDS.length} cards`);
  // By the clock of the page: here they come as late as the machine is busy.
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((r) => (r.name.startsWith('https://api.scryfall.com/') ? [r.startTime] : [])),
  );
  holds(asked.length === CARDS.length, `${asked.length} questions of the page about ${CARDS.length} cards`);
  for (const [i, at] of asked.entries())
    if (i > 0) holds(at - asked[i - 1] >= 500, `it was asked more than twice a second: ${asked.join(' ')}`);
  for (const q of scryfall.questions) {
    const { accept, cookie, referer } = q.headers;
    holds(accept === 'application/json' && cookie === undefined && referer === undefined, `headers: ${JSON.stringify(q.headers)}`);
  }
  await page.reload();
  await page.locator('.action-bar[data-decision="act"]').waitFor();
  await opened(page, 0);
  await page.locator('dialog.opened .scan img').waitFor();
  holds(scryfall.questions.length === CARDS.length, 'what was answered before is asked again');
  clean(who);
}

/** Whatever goes wrong there: the card is drawn, and there is no second question at once. */
async function failing(s: Stage, mood: Mood): Promise<void> {
  const { who, scryfall } = await seated(s, 'scryfall');
  scryfall.mood = mood;
  await opened(who.page, 0);
  await who.page.waitForFunction(() => performance.getEntriesByType('resource').some((r) => r.name.includes('scryfall')));
  await drawn(who.page);
  await closed(who.page);
  await opened(who.page, 1);
  await drawn(who.page);
  if (mood !== 'no picture') holds(scryfall.questions.length === 1, 'it was asked again although it was too much, or nobody was there');
  // A picture is taken away when it turns out that there is none.
  await who.page.locator('dialog.opened .scan').waitFor({ state: 'detached' });
  clean(who, /scryfall/);
}

/** All of it. */
export async function pictures(s: Stage): Promise<string> {
  await notChosen(s);
  await shown(s);
  for (const mood of ['busy', 'silent', 'no picture'] as const) await failing(s, mood);
  return `${CARDS.length} pictures as they are allowed; none without the choice; our drawing where they fail`;
}
