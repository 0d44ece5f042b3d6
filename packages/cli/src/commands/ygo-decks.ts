/** Cards and decks of the second game on the command line: looking for cards, and judging a list. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@apnap/cards/node';
import { readText } from '@apnap/system';
import { CARD_FILE, deckProblems, readDeckText, readQuery, Shelf, searchCards, writeDeck, yugiohText } from '@apnap/yugioh';
import { Argument, type Command } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { wholeNumber } from './options.js';
import { rowsOf } from './ygo-rows.js';

interface Where {
  cards?: string;
  data?: string;
}

interface SearchOptions extends Where {
  count: string;
}

interface DeckOptions extends Where {
  region: string;
  write?: string;
}

const REGIONS = ['none', 'tcg', 'ocg'] as const;

/** The cards there are: of a file, or of what was imported; those that come with the program in any case. */
function shelfOf(cx: Context, { cards, data }: Where): Shelf {
  const imported = join(data ?? dataFolder(cx.env), CARD_FILE);
  const file = cards ?? (existsSync(imported) ? imported : null);
  return new Shelf(file === null ? [] : rowsOf(cx, file));
}

/** `apnap ygo search`: the cards that a query describes, a line each. */
function search(cx: Context, words: readonly string[], o: SearchOptions): number {
  const { io, lang } = cx;
  const most = wholeNumber(lang, '--count', o.count, 1);
  const query = readQuery(words.join(' '));
  if (query.unknown.length > 0) throw new CliError(2, text(lang, 'ygo.unknownTerms', { terms: query.unknown.join(' ') }));
  const shelf = shelfOf(cx, o);
  const found = searchCards(shelf.records, query);
  for (const { printed } of found.slice(0, most)) {
    const name = lang === 'zh' ? (printed.name.zh ?? printed.name.en) : printed.name.en;
    const size = printed.level ?? printed.rank ?? printed.arrows?.length ?? '';
    const kind =
      printed.kind === 'monster' ? [printed.attribute, printed.type, ...printed.words].join(' ') : `${printed.property} ${printed.kind}`;
    const values = printed.kind === 'monster' ? `${printed.atk ?? '?'}/${printed.arrows ? '-' : (printed.def ?? '?')}` : '';
    const unread = shelf.unread(printed.id) === undefined ? '' : text(lang, 'ygo.unreadMark');
    io.out(`${[String(printed.id).padStart(9), name, String(size), kind, values, unread].filter((x) => x !== '').join('  ')}\n`);
  }
  io.out(`${text(lang, 'ygo.found', { n: found.length })}\n`);
  return found.length > 0 ? 0 : 1;
}

/** `apnap ygo deck`: all that keeps a list from being played. */
function deck(cx: Context, file: string, o: DeckOptions): number {
  const { io, lang } = cx;
  const region = REGIONS.find((r) => r === o.region);
  if (!region) throw new CliError(2, text(lang, 'ygo.noRegion', { region: o.region, known: REGIONS.join(', ') }));
  const shelf = shelfOf(cx, o);
  if (!shelf.regions.includes(region))
    throw new CliError(2, yugiohText({ id: 'deck.noRegion', params: { region: region.toUpperCase() } }, lang));
  const { list, unknown } = readDeckText(readText(file, lang), { byId: (id) => shelf.printed(id), byName: (name) => shelf.byName(name) });
  const problems = unknown.map((line) => yugiohText({ id: 'deck.line', params: { line } }, lang));
  for (const { message, rule } of deckProblems(list, (id) => shelf.record(id), region))
    problems.push(`${yugiohText(message, lang)} (${rule})`);
  for (const id of new Set([...list.main, ...list.extra, ...list.side])) {
    const phrase = shelf.unread(id);
    const name = shelf.printed(id)?.name.en ?? String(id);
    if (phrase !== undefined) problems.push(`${yugiohText({ id: 'setup.unread', params: { name, phrase } }, lang)} (Y4.7)`);
  }
  const { main, extra, side } = list;
  io.out(`${text(lang, 'ygo.deck', { main: main.length, extra: extra.length, side: side.length })}\n`);
  for (const problem of problems) io.out(`  ${problem}\n`);
  if (o.write === 'ydk' || o.write === 'link') io.out(`${writeDeck(list)[o.write]}\n`);
  else if (o.write !== undefined) throw new CliError(2, text(lang, 'ygo.noForm', { form: o.write }));
  return problems.length > 0 ? 1 : 0;
}

/** Adds the commands about cards and decks to `ygo`. */
export function addYgoDeckCommands(ygo: Command, { cx, add, option, t, done }: CommandKit): void {
  add(ygo, 'search', 'cmd.ygo.search')
    .addArgument(new Argument('<QUERY...>', t('arg.ygo.query')))
    .addOption(option('--cards <file>', 'opt.ygo.cards'))
    .addOption(option('--data <dir>', 'opt.serveData'))
    .addOption(option('--count <n>', 'opt.ygo.count', '40'))
    .action((words: string[], o: SearchOptions) => done(search(cx, words, o)));
  add(ygo, 'deck', 'cmd.ygo.deck')
    .addArgument(new Argument('<FILE>', t('arg.ygo.deck')))
    .addOption(option('--region <region>', 'opt.ygo.region', 'none'))
    .addOption(option('--write <form>', 'opt.ygo.write'))
    .addOption(option('--cards <file>', 'opt.ygo.cards'))
    .addOption(option('--data <dir>', 'opt.serveData'))
    .action((file: string, o: DeckOptions) => done(deck(cx, file, o)));
}
