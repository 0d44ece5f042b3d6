/** Every lesson, played to its end on a real server: each step is done by what it asks for, when it is its turn and not before. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { About, Answer, CardView, DeckView, MagicView, RuleTitle, TableInfo } from '@apnap/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Seat } from '../../server/test/client.js';
import { type Child, startChild } from '../../server/test/process.js';
import { FIRST_DECKS } from '../src/learn/first-deck.js';
import { controlled, insteadOf, type Lesson, stepAfter } from '../src/learn/lesson.js';
import { LESSONS } from '../src/learn/lessons.js';
import { LESSON_IDS, type LessonId } from '../src/store/learned.js';

/** What a learner does: one thing, by the names of cards. */
type Move =
  /** Plays, casts or taps the first card of this name. */
  | { use: string }
  /** Chooses a target. */
  | { at: string | 0 | 1 }
  | { attack: string; n?: number }
  | { block: string; against: string }
  | { why: 'object' | 'cannot'; of: string }
  | 'why the last line'
  | 'go'
  | 'back';

/** What to do in each step; the last of a step is what it waits for. */
const WAYS: Readonly<Record<LessonId, readonly (readonly Move[])[]>> = {
  land: [[{ use: 'Forest' }], [{ why: 'cannot', of: 'Forest' }], [{ use: 'Forest' }]],
  creature: [[{ use: 'Grizzly Bears' }], ['go'], ['go'], [{ why: 'cannot', of: 'Grizzly Bears' }]],
  attack: [[{ attack: 'Grizzly Bears' }], ['go', 'go']],
  block: [[{ block: 'Craw Wurm', against: 'Bloodrock Cyclops' }], ['go']],
  spell: [[{ use: 'Shock' }], [{ at: 'Grizzly Bears' }, 'go'], ['go']],
  stack: [[{ attack: 'Elvish Visionary' }], [{ use: 'Giant Growth' }, { at: 'Elvish Visionary' }, 'go'], ['go'], ['go'], ['go', 'go']],
  trigger: [[{ use: 'Grizzly Bears' }, 'go'], ['go'], ['go']],
  why: [[{ why: 'object', of: 'Grizzly Bears' }], [{ why: 'cannot', of: 'Serra Angel' }], [{ use: 'Plains' }], ['why the last line']],
  rewind: [
    [{ use: 'Shock' }, { at: 'Giant Spider' }, 'go', 'go'],
    ['back', 'back', 'back', 'back'],
    [{ use: 'Shock' }, { at: 1 }, 'go', 'go'],
  ],
  deck: [[{ use: 'Forest' }], [{ use: 'Centaur Courser' }], ['go', { attack: 'Grizzly Bears' }], ['go', { use: 'Forest' }]],
};

let server: Child;
const folder = mkdtempSync(join(tmpdir(), 'apnap-learn-'));
beforeAll(async () => {
  server = await startChild({ data: folder, remove: async () => {} });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const visible = (game: MagicView): CardView[] => [...game.battlefield, ...game.players.flatMap((p) => p.hand)];
const isCalled = (game: MagicView, id: number | undefined, name: string): boolean =>
  visible(game).some((c) => c.id === id && c.name.en === name);

/** The answer to what is asked. */
function answerTo(game: MagicView, move: Exclude<Move, string | { why: string }>): Answer {
  const ask = game.decision?.ask;
  const which = (name: string | 0 | 1) => (o: { entity?: number }) =>
    typeof name === 'number' ? o.entity === -1 - name : isCalled(game, o.entity, name);
  if (ask?.form === 'pick') {
    const name = 'use' in move ? move.use : 'at' in move ? move.at : null;
    const at = name === null ? -1 : ask.options.findIndex(which(name));
    if (at >= 0) return { pick: [at] };
  }
  if (ask?.form === 'pair') {
    const name = 'attack' in move ? move.attack : 'block' in move ? move.block : '';
    const mine = ask.options.flatMap((o, i) => (which(name)(o) ? [i] : []));
    const n = 'attack' in move ? (move.n ?? mine.length) : 1;
    const partner = 'block' in move ? ask.partners.findIndex(which(move.against)) : ask.partners.findIndex(which(1));
    if (mine.length >= n && n > 0) return { pairs: mine.slice(0, n).map((i) => [i, partner] as [number, number]) };
  }
  throw new Error(`${JSON.stringify(move)} is no answer to ${JSON.stringify(game.decision)}`);
}

/** A learner in a lesson: how far he is, by every message that came. */
class Learner {
  step = 0;
  /** What was explained last. */
  why: About | null = null;
  private constructor(
    readonly lesson: Lesson,
    readonly seat: Seat,
  ) {}

  static async begin(lesson: Lesson): Promise<Learner> {
    const client = new Client(server.url);
    const made = await client.call<TableInfo>('POST', '/api/scenarios', lesson.board);
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    const learner = new Learner(lesson, client.seat(made.body.id));
    learner.seat.socket.on('message', () => learner.look());
    await learner.seat.until(() => learner.seat.mine !== null);
    learner.look();
    await learner.control();
    return learner;
  }

  get game(): MagicView {
    return this.seat.game as MagicView;
  }

  /** As the coach asks for it. */
  async control(): Promise<void> {
    const { seat, lesson } = this;
    const now = seat.table?.settings?.fullControl ?? false;
    const on = controlled(lesson, this.step, this.game.decision?.kind, now);
    if (now === on) return;
    seat.send({ type: 'fullControl', on });
    await seat.until(() => seat.table?.settings?.fullControl === on);
  }

  look(): void {
    if (this.seat.game) this.step = stepAfter(this.lesson, this.step, { game: this.seat.game, why: this.why });
  }

  get instead(): string | null {
    return insteadOf(this.lesson, this.step, { game: this.game, why: this.why });
  }

  async ask(about: About): Promise<void> {
    const { answer } = await this.seat.ask({ type: 'why', about }, 'why');
    expect(answer.steps.length, JSON.stringify(about)).toBeGreaterThan(0);
    this.why = about;
    this.look();
  }

  async do(move: Move): Promise<void> {
    const { seat, game } = this;
    if (move === 'back') {
      const { n } = game;
      seat.send({ type: 'takeback', n });
      await seat.until(() => this.game.n < n && seat.mine !== null);
    } else if (move === 'why the last line') await this.ask({ event: seat.log.at(-1)?.event ?? 0 });
    else if (move === 'go') await seat.give(seat.mine?.fallback as Answer);
    else if ('why' in move) {
      const found = visible(game).filter((c) => c.name.en === move.of);
      // What lies in the hand is meant before what lies on the battlefield.
      const id = found.at(-1)?.id ?? 0;
      await this.ask(move.why === 'object' ? { object: id } : { cannot: id });
    } else await seat.give(answerTo(game, move));
    await seat.until(() => seat.mine !== null || this.game.result !== null);
    await this.control();
  }
}

test('the lessons are those that are remembered, in their order', () => {
  expect(LESSONS.map((l) => l.id)).toEqual([...LESSON_IDS]);
  for (const l of LESSONS) {
    expect(l.steps.length, l.id).toBeGreaterThanOrEqual(2);
    expect(l.steps.length, l.id).toBeLessThanOrEqual(5);
  }
});

test.each(LESSONS)('lesson: $id', async (lesson) => {
  const learner = await Learner.begin(lesson);
  for (const [i, moves] of WAYS[lesson.id].entries()) {
    for (const [k, move] of moves.entries()) {
      expect([learner.step, learner.instead], `before ${JSON.stringify(move)} of step ${i + 1}, move ${k + 1}`).toEqual([i, null]);
      await learner.do(move);
    }
    expect(learner.step, `after step ${i + 1}`).toBe(i + 1);
  }
  expect(learner.step).toBe(lesson.steps.length);
  learner.seat.close();
});

test('every number that a lesson names is explained', async () => {
  const client = new Client(server.url);
  for (const { rule } of LESSONS.flatMap((l) => l.steps)) {
    if (rule === undefined) continue;
    const { body } = await client.call<RuleTitle>('GET', `/api/rules/${rule}`);
    expect(body.explanation?.zh, rule).toBeTruthy();
  }
});

test('the decks that the lessons lead to have sixty cards, all of which can be played', async () => {
  const client = new Client(server.url);
  for (const [name, list] of Object.entries(FIRST_DECKS)) {
    expect(list.reduce((n, line) => n + Number.parseInt(line, 10), 0)).toBe(60);
    const text = `Deck\n${list.join('\n')}\n`;
    const { status, body } = await client.call<DeckView>('POST', '/api/decks/check', { name, text });
    expect([status, body.problems, body.faults], name).toEqual([200, [], undefined]);
  }
});

/** What is done instead, and what is said of it. */
const ELSEWHERE: readonly { lesson: LessonId; moves: readonly Move[]; say: string }[] = [
  { lesson: 'land', moves: ['go'], say: 'land.play.combat' },
  { lesson: 'attack', moves: [{ attack: 'Grizzly Bears', n: 1 }], say: 'attack.choose.one' },
  { lesson: 'block', moves: [{ block: 'Grizzly Bears', against: 'Bloodrock Cyclops' }], say: 'block.choose.bears' },
  { lesson: 'block', moves: ['go', 'go'], say: 'block.choose.none' },
  { lesson: 'spell', moves: [{ use: 'Shock' }, { at: 'Craw Wurm' }, 'go'], say: 'spell.target.wurm' },
  { lesson: 'stack', moves: [{ attack: 'Elvish Visionary' }, 'go'], say: 'stack.respond.late' },
  { lesson: 'rewind', moves: [{ use: 'Shock' }, { at: 1 }, 'go', 'go'], say: 'rewind.waste.won' },
];

test.each(ELSEWHERE)('$lesson, otherwise: $say', async ({ lesson, moves, say }) => {
  const learner = await Learner.begin(LESSONS.find((l) => l.id === lesson) as Lesson);
  for (const move of moves) await learner.do(move);
  expect(learner.instead).toBe(say);
  expect(learner.step).toBeLessThan(learner.lesson.steps.length);
  learner.seat.close();
});
