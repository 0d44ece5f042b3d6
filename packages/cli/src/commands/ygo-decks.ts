/** Cards and decks of the second game on the command line: looking for cards, and judging a list. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@apnap/cards/node';
import { readText } from '@apnap/system';
import { CARD_FILE, duelText, readList, readQuery, Shelf, searchCards, traitsText, unreadIn, writeDeck } from '@apnap/yugioh';
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
    const { id, level, rank, arrows, kind, atk, def } = printed;
    const values = kind === 'monster' ? `${atk ?? '?'}/${arrows ? '-' : (def ?? '?')}` : '';
    const unread = shelf.unread(id) === undefined ? '' : text(lang, 'ygo.unreadMark');
    const size = String(level ?? rank ?? arrows?.length ?? '');
    const cells = [String(id).padStart(9), shelf.name(id)[lang], size, traitsText(printed, lang), values, unread];
    io.out(`${cells.filter((x) => x !== '').join('  ')}\n`);
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
  if (!shelf.regions.includes(region)) throw new CliError(2, duelText('deck.noRegion', { region: region.toUpperCase() })[lang]);
  const { list, problems } = readList(shelf, readText(file, lang), region);
  problems.push(...unreadIn(shelf, list));
  const { main, extra, side } = list;
  io.out(`${text(lang, 'ygo.deck', { main: main.length, extra: extra.length, side: side.length })}\n`);
  for (const p of problems) io.out(`  ${p.text[lang]} (${p.rule})\n`);
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
