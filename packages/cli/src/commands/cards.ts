/** The `cards` commands of the command line. */

import { databaseFor } from '@apnap/cardbase';
import { Argument, type Command } from 'commander';
import type { CommandKit } from '../context.js';
import { type CoverageOptions, coverageCommand } from './cards-coverage.js';
import { type ImportCommandOptions, importCommand } from './cards-import.js';
import { type SearchOptions, searchCards } from './cards-search.js';
import { type ShowOptions, showCard } from './show.js';

/** Adds the commands about cards to `cards`. */
export function addCardsCommands(cards: Command, { cx, add, option, t, done }: CommandKit): void {
  add(cards, 'import', 'cmd.cards.import')
    .addArgument(new Argument('<FILE...>', t('arg.cardFiles')))
    .addOption(option('--data <dir>', 'opt.dataFolder'))
    .addOption(option('--fresh', 'opt.fresh'))
    .addOption(option('--json', 'opt.json'))
    .action((files: string[], o: ImportCommandOptions) => done(importCommand(cx, files, o)));
  add(cards, 'show', 'cmd.cards.show')
    .addArgument(new Argument('<NAME>', t('arg.name')))
    .addOption(option('--data', 'opt.data'))
    .addOption(option('--text', 'opt.text'))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .addOption(option('--json', 'opt.json'))
    .action((name: string, o: ShowOptions) => done(showCard(cx, name, o)));
  add(cards, 'search', 'cmd.cards.search')
    .addArgument(new Argument('<QUERY...>', t('arg.query')))
    .addOption(option('--limit <n>', 'opt.searchLimit'))
    .addOption(option('--json', 'opt.json'))
    .action((query: string[], o: SearchOptions) => done(searchCards(cx, databaseFor(cx), query.join(' '), o)));
  add(cards, 'coverage', 'cmd.cards.coverage')
    .addArgument(new Argument('[FILE...]', t('arg.coverageFiles')))
    .addOption(option('--all', 'opt.all'))
    .addOption(option('--gaps <n>', 'opt.gaps', '20'))
    .addOption(option('--against <file>', 'opt.against'))
    .addOption(option('--update <file>', 'opt.update'))
    .addOption(option('--json', 'opt.json'))
    .action((files: string[], o: CoverageOptions) => done(coverageCommand(cx, files, o)));
}
