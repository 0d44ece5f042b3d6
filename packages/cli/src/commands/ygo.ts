/** The `ygo` commands of the command line: duels, cards, records of duels and a bench of the second game. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@apnap/cards/node';
import { withFile, writeWhole } from '@apnap/system';
import type { Lang } from '@apnap/words';
import {
  CARD_FILE,
  carelessDuelist,
  checkedDuel,
  classesOf,
  coverageOf,
  type DeckList,
  DUEL_PLAYERS,
  type DuelEvent,
  type DuelPlayer,
  type DuelPlayerKind,
  heuristicDuelist,
  type Library,
  libraryOf,
  type Printed,
  playDuel,
  type RowFault,
  randomDeck,
  randomDuel,
  randomDuelist,
  readable,
  readRecord,
  rowFault,
  type State,
  type Structure,
  searchingDuelist,
  stockCards,
  stockDecks,
  structureDiffers,
  traceReport,
  tracesOf,
  yugiohGame,
  yugiohText,
} from '@apnap/yugioh';
import { Argument, type Command } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { wholeNumber } from './options.js';
import { addYgoDeckCommands } from './ygo-decks.js';
import { rowsOf } from './ygo-rows.js';

interface CardsOptions {
  structures?: string;
  gaps: string;
}

interface DuelOptions {
  seed?: string;
}

interface ImportOptions {
  data?: string;
}

interface BenchOptions {
  duels: string;
  checked?: boolean;
  seed?: string;
}

interface TracesOptions {
  duels?: string;
  differences: string;
  strict?: boolean;
}

const libraryFrom = (cx: Context, file: string): Library => libraryOf(rowsOf(cx, file));
const percent = (n: number, of: number): string => (of === 0 ? '–' : `${((100 * n) / of).toFixed(1)} %`);

/** `apnap ygo cards`: how much is read, whether it comes back, whether structures agree. */
function cards(cx: Context, file: string, o: CardsOptions): number {
  const { io, lang } = cx;
  const gaps = wholeNumber(lang, '--gaps', o.gaps, 0);
  const library = libraryFrom(cx, file);
  const c = coverageOf(library.records);
  const { roundTrip, vanilla } = c;
  io.out(
    `${text(lang, 'ygo.cards', { cards: c.cards, whole: c.whole, share: percent(c.whole, c.cards), vanilla: vanilla.whole, of: vanilla.cards })}\n`,
  );
  io.out(
    `${text(lang, 'ygo.back', { cards: roundTrip.cards, same: roundTrip.same, share: percent(roundTrip.same, roundTrip.cards), verbatim: roundTrip.verbatim, zh: roundTrip.chinese })}\n`,
  );
  if (o.structures !== undefined) io.out(`${structures(cx, library, rowsOf(cx, o.structures) as Structure[])}\n`);
  for (const [phrase, n] of c.gaps.slice(0, gaps)) io.out(`${String(n).padStart(6)}  ${phrase}\n`);
  return 0;
}

function structures(cx: Context, library: Library, rows: readonly Structure[]): string {
  const compared = rows.flatMap((row) => {
    const c = library.compiled(row.id);
    return c?.ok ? [structureDiffers(c.meaning, row).length === 0] : [];
  });
  const agree = compared.filter((x) => x).length;
  return text(cx.lang, 'ygo.structures', { agree, of: compared.length, share: percent(agree, compared.length) });
}

/** `apnap ygo traces`: the engine along records of duels. */
function traces(cx: Context, file: string, records: string, o: TracesOptions): number {
  const { io, lang } = cx;
  const most = o.duels === undefined ? Number.POSITIVE_INFINITY : wholeNumber(lang, '--duels', o.duels, 1);
  const shown = wholeNumber(lang, '--differences', o.differences, 0);
  const library = libraryFrom(cx, file);
  const all = [...tracesOf(rowsOf(cx, records))].slice(0, most);
  const r = traceReport(library, all, o.strict === true);
  io.out(
    `${text(lang, 'ygo.traces', { duels: r.duels, whole: r.whole, share: percent(r.whole, r.duels), equal: r.equal, decisions: r.decisions, part: percent(r.equal, r.decisions) })}\n`,
  );
  io.out(
    `${text(lang, 'ygo.traces.on', { further: r.further, part: percent(r.equal + r.further, r.decisions), disputed: r.disputed, read: r.read.duels, whole: r.read.whole + r.read.disputed })}\n`,
  );
  io.out(`${text(lang, 'ygo.traces.why', { unread: r.unread, others: r.first.length - r.unread })}\n`);
  counted(cx, 'ygo.traces.classes', classesOf(r.first), shown);
  counted(cx, 'ygo.traces.stops', classesOf(r.stops), shown);
  counted(cx, 'ygo.traces.disputes', r.disputes, shown);
  counted(cx, 'ygo.traces.cards', r.cards, shown);
  io.out(`${text(lang, 'ygo.traces.first')}\n`);
  // Those that do not lie at a card that is not read come first.
  const ordered = [...r.first].sort((a, b) => Number(a.near !== 'none') - Number(b.near !== 'none'));
  for (const d of ordered.slice(0, shown))
    io.out(`  ${d.trace} #${d.at} [${[d.near, d.card].filter(Boolean).join(': ')}] ${d.class} (${d.what})\n`);
  return 0;
}

/** A table of what there is how often. */
function counted(
  { io, lang }: Context,
  title: Parameters<typeof text>[1],
  rows: readonly (readonly [string, number])[],
  most: number,
): void {
  if (rows.length === 0) return;
  io.out(`${text(lang, title)}\n`);
  for (const [name, n] of rows.slice(0, most)) io.out(`${String(n).padStart(6)}  ${name}\n`);
}

/** A duel that was played, and what its cards are called. */
interface Told {
  played: { state: State; events: readonly DuelEvent[]; decisions: number };
  printed(id: number): Printed | undefined;
}

/** A duel by chance with cards of a file. */
function byChance(cx: Context, file: string, seed: string): Told {
  const library = libraryFrom(cx, file);
  const ids = readable(library, 'all');
  const decks = [randomDeck(ids, `${seed}/0`), randomDeck(ids, `${seed}/1`)] as const;
  return { played: randomDuel(yugiohGame(library.source), { decks }, seed), printed: (id) => library.find(id)?.printed };
}

/** A duel of two computer players with decks that come with the program. */
function withStock(seed: string): Told {
  const known = new Map(stockCards.map((c) => [c.printed.id, c]));
  const player = heuristicDuelist((id) => known.get(id));
  const n = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const decks = [0, 1].map((i) => stockDecks[(n + i) % stockDecks.length].list) as [DeckList, DeckList];
  const game = yugiohGame((id) => known.get(id));
  return { played: playDuel(game, { decks, first: 'chance' }, seed, [player, player]), printed: (id) => known.get(id)?.printed };
}

/** `apnap ygo duel`: a duel, told event by event. */
function duel(cx: Context, file: string | undefined, o: DuelOptions): number {
  const { io, lang } = cx;
  const seed = o.seed ?? '1';
  const { played, printed } = file === undefined ? withStock(seed) : byChance(cx, file, seed);
  const { result } = played.state;
  for (const e of played.events) {
    const called = e.card === undefined ? undefined : printed(e.card)?.name;
    const name = called?.[lang] ?? called?.en ?? '';
    io.out(
      `${[e.rule.padEnd(7), e.kind, name, e.from, e.at, e.to, e.amount, e.phase].filter((x) => x !== undefined && x !== '').join('  ')}\n`,
    );
  }
  const winner = result?.winners.length === 1 ? String(result.winners[0] + 1) : '–';
  io.out(`${text(lang, 'ygo.duel', { decisions: played.decisions, winner, reason: result ? yugiohText(result.reason, lang) : '–' })}\n`);
  return 0;
}

/** `apnap ygo import`: keeps the cards of a file in the data folder, for the server to play with. */
function importCards(cx: Context, file: string, o: ImportOptions): number {
  const { io, lang } = cx;
  const { rows, left } = sorted(rowsOf(cx, file));
  if (rows.length === 0) throw new CliError(2, [text(lang, 'ygo.noCards', { file }), ...leftOut(lang, left)].join('\n'));
  const folder = o.data ?? dataFolder(io.env);
  withFile(lang, 't.cannotWrite', folder, () => mkdirSync(folder, { recursive: true }));
  const target = join(folder, CARD_FILE);
  writeWhole(target, rows.map((row) => `${JSON.stringify(row)}\n`).join(''), lang);
  const c = coverageOf(libraryOf(rows).records);
  io.out(`${text(lang, 'ygo.imported', { cards: c.cards, whole: c.whole, share: percent(c.whole, c.cards), file: target })}\n`);
  for (const line of leftOut(lang, left)) io.out(`${line}\n`);
  return 0;
}

/** Rows that are left out, by what they lack: the first of them, and how many there are. */
type LeftOut = Map<RowFault | 'twice', { line: number; n: number }>;

/** The rows that are cards, each number once; and the others. */
function sorted(all: readonly unknown[]): { rows: unknown[]; left: LeftOut } {
  const [rows, seen, left] = [[] as unknown[], new Set<number>(), new Map() as LeftOut];
  all.forEach((row, i) => {
    const id = readRecord(row)?.printed.id;
    if (id !== undefined && !seen.has(id)) {
      seen.add(id);
      rows.push(row);
      return;
    }
    const why = rowFault(row) ?? 'twice';
    left.set(why, { line: left.get(why)?.line ?? i + 1, n: (left.get(why)?.n ?? 0) + 1 });
  });
  return { rows, left };
}

const leftOut = (lang: Lang, left: LeftOut): string[] =>
  [...left].map(([why, { line, n }]) => text(lang, 'ygo.leftOut', { n, line, why: text(lang, `ygo.fault.${why}`) }));

/** What the strongest may try, as on a server. */
const BUDGET = { worlds: 3, decisions: 500 };

/** Computer players against the next weaker one, and rules of thumb against chance, with decks that come with the program. */
function matches(cx: Context, duels: number): number {
  const { io, lang } = cx;
  const cards = new Map(stockCards.map((c) => [c.printed.id, c]));
  const known = (id: number) => cards.get(id);
  const game = yugiohGame(known);
  const make: Readonly<Record<DuelPlayerKind, (seed: string) => DuelPlayer>> = {
    random: (seed) => randomDuelist(seed),
    careless: (seed) => carelessDuelist(known, seed),
    heuristic: () => heuristicDuelist(known),
    search: (seed) => searchingDuelist(game, known, seed, BUDGET),
  };
  const pairs = [...DUEL_PLAYERS.slice(1).map((kind, i) => [kind, DUEL_PLAYERS[i]] as const), ['heuristic', 'random'] as const];
  for (const [better, worse] of pairs) {
    const from = process.cpuUsage();
    let won = 0;
    for (let i = 0; i < duels; i++) {
      const seat = i % 2;
      const decks = [0, 1].map((j) => stockDecks[((i >> 1) + (j === 1 ? i >> 3 : 0)) % stockDecks.length].list) as [DeckList, DeckList];
      const players = [make[better](`${i}`), make[worse](`${i}`)] as const;
      const swap = seat === 1;
      const setup = { decks: swap ? ([decks[1], decks[0]] as const) : decks };
      const played = playDuel(game, setup, `match ${i}`, swap ? [players[1], players[0]] : players);
      if (played.state.result?.winners.length === 1 && played.state.result.winners[0] === seat) won++;
    }
    const { user, system } = process.cpuUsage(from);
    io.out(`${text(lang, 'ygo.match', { better, worse, won, duels, seconds: ((user + system) / 1e6).toFixed(1) })}\n`);
  }
  return 0;
}

/** Duels by chance with all cards that are read, each looked at as it goes on; 1 where something is wrong. */
function checked({ io, lang }: Context, library: Library, duels: number, seed: string): number {
  const game = yugiohGame(library.source);
  const [main, extra] = [readable(library, 'all'), readable(library, 'extra')];
  let [ended, decisions, views, wrong] = [0, 0, 0, 0];
  for (let i = 0; i < duels; i++) {
    const decks = [0, 1].map((seat) => randomDeck(main, `${seed}/${i}/${seat}`, extra)) as [DeckList, DeckList];
    const found = checkedDuel(game, { decks }, `${seed}/${i}`);
    decisions += found.decisions;
    views += found.views;
    if (found.ended) ended++;
    if (found.faults.length > 0) wrong++;
    for (const f of found.faults) io.out(`  ${seed}/${i} ${f}\n`);
  }
  io.out(`${text(lang, 'ygo.checked', { duels, ended, decisions, views, wrong })}\n`);
  return wrong === 0 ? 0 : 1;
}

/** `apnap ygo bench`: duels by chance, how many a second of processor time; without a file, computer players against each other. */
function bench(cx: Context, file: string | undefined, o: BenchOptions): number {
  const { io, lang } = cx;
  const duels = wholeNumber(lang, '--duels', o.duels, 1);
  if (file === undefined) return matches(cx, duels);
  const library = libraryFrom(cx, file);
  const game = yugiohGame(library.source);
  if (o.checked) return checked(cx, library, duels, o.seed ?? 'checked');
  for (const which of ['vanilla', 'all'] as const) {
    const ids = readable(library, which);
    const from = process.cpuUsage();
    let [decisions, ended] = [0, 0];
    for (let i = 0; i < duels; i++) {
      const played = randomDuel(game, { decks: [randomDeck(ids, `${which}/${i}/0`), randomDeck(ids, `${which}/${i}/1`)] }, `${which}/${i}`);
      decisions += played.decisions;
      if (played.state.result) ended++;
    }
    const { user, system } = process.cpuUsage(from);
    const seconds = (user + system) / 1e6;
    io.out(`${text(lang, 'ygo.bench', { which, duels, ended, decisions, rate: (duels / seconds).toFixed(1) })}\n`);
  }
  return 0;
}

/** Adds the commands about the second game to `ygo`. */
export function addYgoCommands(ygo: Command, kit: CommandKit): void {
  const { cx, add, option, t, done } = kit;
  const file = (): Argument => new Argument('<CARDS>', t('arg.ygo.cards'));
  addYgoDeckCommands(ygo, kit);
  add(ygo, 'duel', 'cmd.ygo.duel')
    .addArgument(new Argument('[CARDS]', t('arg.ygo.duelCards')))
    .addOption(option('--seed <seed>', 'opt.seed'))
    .action((cardFile: string | undefined, o: DuelOptions) => done(duel(cx, cardFile, o)));
  add(ygo, 'import', 'cmd.ygo.import')
    .addArgument(file())
    .addOption(option('--data <dir>', 'opt.serveData'))
    .action((cardFile: string, o: ImportOptions) => done(importCards(cx, cardFile, o)));
  add(ygo, 'cards', 'cmd.ygo.cards')
    .addArgument(file())
    .addOption(option('--structures <file>', 'opt.ygo.structures'))
    .addOption(option('--gaps <n>', 'opt.gaps', '20'))
    .action((cardFile: string, o: CardsOptions) => done(cards(cx, cardFile, o)));
  add(ygo, 'traces', 'cmd.ygo.traces')
    .addArgument(file())
    .addArgument(new Argument('<RECORDS>', t('arg.ygo.records')))
    .addOption(option('--duels <n>', 'opt.ygo.duels'))
    .addOption(option('--differences <n>', 'opt.ygo.differences', '20'))
    .addOption(option('--strict', 'opt.ygo.strict'))
    .action((cardFile: string, records: string, o: TracesOptions) => done(traces(cx, cardFile, records, o)));
  add(ygo, 'bench', 'cmd.ygo.bench')
    .addArgument(new Argument('[CARDS]', t('arg.ygo.duelCards')))
    .addOption(option('--duels <n>', 'opt.ygo.duels', '60'))
    .addOption(option('--checked', 'opt.ygo.checked'))
    .addOption(option('--seed <seed>', 'opt.seed'))
    .action((cardFile: string | undefined, o: BenchOptions) => done(bench(cx, cardFile, o)));
}
