/** Pictures from Scryfall: what is asked, how often, and what is done with the answers. */
import { expect, test } from 'vitest';
import { HOLDS, LOCKED_OUT, PAUSE, Pictures, type World } from '../src/card/pictures.js';

const FILES = 'https://cards.scryfall.io/normal/front/1/2/x.jpg';

/** A world in which time passes when it is told to. */
class Lab implements World {
  time = 0;
  asked: { at: number; url: string }[] = [];
  store: string | null = null;
  private timers: { at: number; f: () => void }[] = [];

  constructor(private readonly answer: (url: string) => { status: number; body: unknown } | null) {}

  ask = async (url: string) => {
    this.asked.push({ at: this.time, url });
    return this.answer(url);
  };
  now = (): number => this.time;
  later = (f: () => void, ms: number): void => void this.timers.push({ at: this.time + ms, f });
  read = (): string | null => this.store;
  write = (text: string): void => {
    this.store = text;
  };

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      for (let i = 0; i < 5; i++) await Promise.resolve();
      const [next] = this.timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.time = next.at;
      next.f();
    }
    this.time = end;
  }
}

const found = () => ({ status: 200, body: { name: 'X', image_uris: { normal: FILES } } });

test('cards are asked for by name, at most two a second, the one looked at last first, and not when nobody looks any more', async () => {
  const lab = new Lab(found);
  const p = new Pictures(lab);
  for (const card of ['A', 'B', 'Fire // Ice']) p.want(card);
  const gone = p.want('D');
  gone();
  await lab.pass(10_000);
  expect(lab.asked.map((a) => new URL(a.url).searchParams.get('exact'))).toEqual(['A', 'Fire', 'B']);
  lab.asked.reduce((before, a) => {
    expect(a.at - before).toBeGreaterThanOrEqual(500);
    return a.at;
  }, -PAUSE);
  expect(p.of('A', 'A')).toBe(FILES);
  expect(p.of('D', 'D')).toBe('');
});

test('what was answered is kept for a week over a new start, also that there is nothing; then it is asked again', async () => {
  const lab = new Lab((url) => (url.includes('None') ? { status: 404, body: { object: 'error' } } : found()));
  const first = new Pictures(lab);
  for (const card of ['A', 'None']) first.want(card);
  await lab.pass(5_000);
  expect(lab.asked).toHaveLength(2);
  const second = new Pictures(lab);
  for (const card of ['A', 'None']) second.want(card);
  await lab.pass(5_000);
  expect(lab.asked).toHaveLength(2);
  expect(second.of('A', '')).toBe(FILES);
  lab.time += HOLDS;
  new Pictures(lab).want('A');
  expect(lab.asked).toHaveLength(3);
});

test('after "too many requests", or no answer, nothing is asked for more than half a minute', async () => {
  for (const bad of [{ status: 429, body: null }, null]) {
    let good = false;
    const lab = new Lab(() => (good ? found() : bad));
    const p = new Pictures(lab);
    p.want('A');
    await lab.pass(LOCKED_OUT - 1);
    p.want('B');
    expect(lab.asked).toHaveLength(1);
    good = true;
    await lab.pass(2_000);
    expect(lab.asked.map((a) => a.url.at(-1)).sort()).toEqual(['A', 'A', 'B']);
    expect(LOCKED_OUT).toBeGreaterThan(30_000);
  }
});

test('a face has its own picture, or that of the whole card; addresses elsewhere are none', async () => {
  const body = {
    image_uris: { normal: 'https://elsewhere.example/x.jpg' },
    card_faces: [
      { name: 'Day', image_uris: { normal: `${FILES}?day` } },
      { name: 'Night', image_uris: { normal: `${FILES}?night` } },
      { name: '__proto__' },
    ],
  };
  const lab = new Lab(() => ({ status: 200, body }));
  const p = new Pictures(lab);
  p.want('Day // Night');
  await lab.pass(1);
  expect(['Day', 'Night', 'Dusk', 'constructor'].map((f) => p.of('Day // Night', f))).toEqual([`${FILES}?day`, `${FILES}?night`, '', '']);
  lab.store = '{"not":"a list"}';
  expect(new Pictures(lab).of('Day // Night', 'Day')).toBe('');
  lab.store = '[[1,2,3],null]';
  expect(() => new Pictures(lab)).not.toThrow();
});
