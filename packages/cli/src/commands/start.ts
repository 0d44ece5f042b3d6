/** `apnap start`: what a newcomer sees first: one game, told. */

import { CardBase } from '@apnap/cardbase';
import { embeddedDecks } from '@apnap/cards';
import { cardNames } from '@apnap/magic';
import type { Lang } from '@apnap/words';
import { drawBoard } from '../board.js';
import type { Context } from '../context.js';
import { loadDeck, setupOf } from '../decks.js';
import { CliError } from '../io.js';
import { beginMatch, resultOf, SEATS } from '../match.js';
import { Teller } from '../telling.js';
import { text } from '../text/text.js';
import { newSeed } from './duel-plan.js';
import { resultText } from './results.js';

export interface StartOptions {
  pace?: string;
  seed?: string;
  decks?: string;
}

/** Milliseconds after a line, by pace; headings wait longer. */
const PACES: Readonly<Record<string, number>> = { slow: 900, normal: 250, fast: 60, none: 0 };
const HEADING = 3;
const LIMIT = 200_000;

function paceOf(lang: Lang, value: string): number {
  const ms = PACES[value];
  if (ms !== undefined) return ms;
  const expected = text(lang, 'expect.oneOf', { list: Object.keys(PACES).join(', ') });
  throw new CliError(2, text(lang, 'error.optionValue', { option: '--pace', value, expected }));
}

/** Two different decks, by the seed. */
function pairOf(seed: string): [string, string] {
  const ids = embeddedDecks().map((d) => d.id);
  let h = 7;
  for (const c of seed) h = (Math.imul(h, 31) + c.charCodeAt(0)) >>> 0;
  const a = h % ids.length;
  const b = (a + 1 + (Math.floor(h / ids.length) % (ids.length - 1))) % ids.length;
  return [ids[a], ids[b]];
}

/** Plays and shows a game. @returns the exit code. */
export async function start(cx: Context, o: StartOptions): Promise<number> {
  const { io, lang, paint } = cx;
  const pace = paceOf(lang, o.pace ?? (io.outIsTerminal ? 'normal' : 'none'));
  const seed = o.seed ?? newSeed();
  const ids = pairOf(seed);
  const base = new CardBase([], lang);
  const decks = ids.map((id) => loadDeck(id, base, lang, 'checked'));
  const setup = setupOf(decks, SEATS, base);
  const cards = cardNames(setup).flatMap((n) => base.source(n) ?? []);
  io.out(
    `${paint('bold', text(lang, 'duel.title', { a: `A (${decks[0].name})`, b: `B (${decks[1].name})` }))}  ${paint('dim', text(lang, 'start.seed', { seed }))}\n`,
  );
  io.out(`${text(lang, 'start.intro')}\n\n`);
  const m = beginMatch({ cards, setup, players: ['heuristic', 'heuristic'], limit: LIMIT }, seed);
  const teller = new Teller({ lang, paint, players: SEATS, lives: [20, 20] });
  const say = async (line: string): Promise<void> => {
    io.out(`${line}\n`);
    if (pace > 0) await io.wait(line === '' ? 0 : line.startsWith(' ') ? pace : pace * (/\d+ — \d+/.test(line) ? HEADING : 1));
  };
  let told = 0;
  let before = m.played.state;
  let goesOn = true;
  while (goesOn) {
    const { state, events } = m.played;
    const fresh = events.slice(told);
    told = events.length;
    // The board at the end of each round, before the next turn's heading.
    if (fresh.some((e) => e.kind === 'turn' && e.amount > 1 && e.amount % 2 === 1)) await board(cx, before, say);
    for (const line of teller.tell(state, fresh)) await say(line);
    before = state;
    goesOn = m.next();
  }
  io.out('\n');
  await board(cx, m.played.state, say);
  const { result } = m.played.state;
  const r = resultOf(m, seed);
  io.out(
    `\n${paint('bold', result ? resultText(lang, result, decks.length) : text(lang, 'duel.failed'))}  ${paint('dim', text(lang, 'start.decisions', { turns: r.turns, decisions: r.decisions }))}\n`,
  );
  const last = m.played.events.findLast((e) => e.kind === 'damage' || e.kind === 'loseGame');
  next(cx, seed, ids, last?.id ?? 1);
  return result ? 0 : 1;
}

async function board(cx: Context, state: Parameters<typeof drawBoard>[0], say: (line: string) => Promise<void>): Promise<void> {
  await say('');
  for (const line of drawBoard(state, { lang: cx.lang, paint: cx.paint, columns: cx.io.columns, hands: 'hidden' })) cx.io.out(`${line}\n`);
}

/** What to try next. */
function next(cx: Context, seed: string, [a, b]: readonly string[], event: number): void {
  const { io, lang, paint } = cx;
  const other = lang === 'en' ? 'zh' : 'en';
  const lines = [
    [`npx apnap start --seed ${seed} --pace slow`, 'start.again'],
    ['npx apnap start', 'start.other'],
    [`npx apnap duel ${a} ${b} --games 100 --jobs 2`, 'start.hundred'],
    [`npx apnap duel ${a} ${b} --seed ${seed} --save game.json && npx apnap replay game.json --why ${event}`, 'start.why'],
    ['npx apnap cards show "Lightning Bolt"', 'start.card'],
    [`npx apnap start --seed ${seed} --lang ${other}`, 'start.language'],
  ] as const;
  io.out(`\n${text(lang, 'start.end')}\n`);
  for (const [command, id] of lines) io.out(`  ${paint('cyan', command)}\n      ${text(lang, id)}\n`);
}
