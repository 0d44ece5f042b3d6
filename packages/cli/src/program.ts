/** The command line: what there is, in the reader's language. The work is done in `commands/`. */

import { Refused, systemError, systemWords } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { Argument, Command, CommanderError, type Help, Option } from 'commander';
import type { BackupOptions, RestoreOptions } from './commands/backup.js';
import type { BenchOptions } from './commands/bench.js';
import type { CheckOptions } from './commands/deck-check.js';
import type { ConvertOptions } from './commands/deck-convert.js';
import type { DraftOptions } from './commands/draft.js';
import type { DuelOptions } from './commands/duel-plan.js';
import type { LinesOptions } from './commands/lines.js';
import type { ReplayOptions } from './commands/replay.js';
import type { ScenariosOptions } from './commands/scenarios.js';
import type { ServeOptions } from './commands/serve.js';
import type { StartOptions } from './commands/start.js';
import { type CommandKit, contextOf } from './context.js';
import { CliError, exitCodeOf, type Io } from './io.js';
import { languageOf, type TextId, text } from './text/text.js';
import { VERSION } from './version.js';

/** The language asked for: `--lang` anywhere on the line, else that of the environment. @throws CliError for one there is not. */
function languageFrom(argv: readonly string[], io: Io): Lang {
  const at = argv.findIndex((a) => a === '--lang' || a.startsWith('--lang='));
  if (at < 0) return languageOf(io.env);
  const value = argv[at].startsWith('--lang=') ? argv[at].slice('--lang='.length) : (argv[at + 1] ?? '');
  if (value === 'en' || value === 'zh') return value;
  const lang = languageOf(io.env);
  throw new CliError(
    2,
    text(lang, 'error.optionValue', { option: '--lang', value, expected: text(lang, 'expect.oneOf', { list: 'en, zh' }) }),
  );
}

/** Commander's own words, which are English, in the reader's language. */
function localised(lang: Lang) {
  const titles: Readonly<Record<string, TextId>> = {
    'Usage:': 'help.usage',
    'Arguments:': 'help.arguments',
    'Options:': 'help.options',
    'Global Options:': 'help.globalOptions',
    'Commands:': 'help.commands',
  };
  const usage = (s: string): string =>
    s.replaceAll('[options]', `[${text(lang, 'help.optionsWord')}]`).replaceAll('[command]', `[${text(lang, 'help.commandWord')}]`);
  return {
    styleTitle: (s: string) => (titles[s] ? text(lang, titles[s]) : s),
    commandUsage(this: Help, cmd: Command): string {
      const names: string[] = [];
      for (let c: Command | null = cmd; c; c = c.parent) names.unshift(c.name());
      return usage(`${names.join(' ')} ${cmd.usage()}`);
    },
    optionDescription: (o: Option) =>
      o.defaultValue !== undefined && typeof o.defaultValue === 'string'
        ? `${o.description}${text(lang, 'help.default', { value: o.defaultValue })}`
        : o.description,
    subcommandTerm: (cmd: Command) =>
      usage([cmd.name(), ...cmd.registeredArguments.map((a) => (a.required ? `<${a.name()}>` : `[${a.name()}]`)), '[options]'].join(' ')),
  };
}

/** The command before it has any commands: its name, its help in the reader's language, where its words go. */
function bareProgram(io: Io, lang: Lang): Command {
  const t = (id: TextId): string => text(lang, id);
  return new Command('apnap')
    .description(t('about'))
    .version(VERSION, '-V, --version', t('help.version'))
    .helpOption('-h, --help', t('help.help'))
    .addOption(new Option('--lang <lang>', t('opt.lang')))
    .helpCommand('help [command]', t('help.helpCommand'))
    .configureHelp(localised(lang))
    .configureOutput({
      writeOut: (s) => io.out(s),
      writeErr: () => {},
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    })
    .exitOverride();
}

/** A command, or a group of them: what it is made of is loaded when somebody wants it. */
type Adder = (program: Command, kit: CommandKit) => void | Promise<void>;

function addStart(program: Command, { cx, add, option, done }: CommandKit): void {
  add(program, 'start', 'cmd.start')
    .addOption(option('--seed <seed>', 'opt.seed'))
    .addOption(option('--pace <pace>', 'opt.pace'))
    .action((o: StartOptions) => done(import('./commands/start.js').then((m) => m.start(cx, o))));
}

function addServe(program: Command, { cx, add, option, done }: CommandKit): void {
  add(program, 'serve', 'cmd.serve')
    .addOption(option('--port <n>', 'opt.port', '4040'))
    .addOption(option('--host <host>', 'opt.host', 'localhost'))
    .addOption(option('--data <dir>', 'opt.serveData'))
    .addOption(option('--database-url <url>', 'opt.databaseUrl'))
    .addOption(option('--advertise <url>', 'opt.advertise'))
    .addOption(option('--origin <origin...>', 'opt.origin'))
    .addOption(option('--allow-host <name...>', 'opt.allowHost'))
    .addOption(option('--secure', 'opt.secure'))
    .addOption(option('--proxies <addresses>', 'opt.proxies'))
    .addOption(option('--per-minute <n>', 'opt.perMinute', '600'))
    .addOption(option('--metrics <[host:]port>', 'opt.metrics'))
    .addOption(option('--backups <folder>', 'opt.backups'))
    .addOption(option('--log <form>', 'opt.logForm', 'text'))
    .addOption(option('--log-level <level>', 'opt.logLevel', 'info'))
    .action((o: ServeOptions) => done(import('./commands/serve.js').then((m) => m.serve(cx, o))));
}

function addBackup(program: Command, { cx, add, option, t, done }: CommandKit): void {
  add(program, 'backup', 'cmd.backup')
    .addArgument(new Argument('<FILE>', t('arg.backup')))
    .addOption(option('--data <dir>', 'opt.serveData'))
    .addOption(option('--database-url <url>', 'opt.databaseUrl'))
    .addOption(option('--only-database', 'opt.onlyDatabase'))
    .addOption(option('--replace', 'opt.replaceBackup'))
    .addOption(option('--json', 'opt.json'))
    .action((file: string, o: BackupOptions) => done(import('./commands/backup.js').then((m) => m.backup(cx, file, o))));
}

function addRestore(program: Command, { cx, add, option, t, done }: CommandKit): void {
  add(program, 'restore', 'cmd.restore')
    .addArgument(new Argument('<FILE>', t('arg.backup')))
    .addOption(option('--check', 'opt.checkBackup'))
    .addOption(option('--data <dir>', 'opt.serveData'))
    .addOption(option('--database-url <url>', 'opt.databaseUrl'))
    .addOption(option('--only-database', 'opt.onlyDatabase'))
    .addOption(option('--replace', 'opt.replaceKept'))
    .addOption(option('--json', 'opt.json'))
    .action((file: string, o: RestoreOptions) => done(import('./commands/backup.js').then((m) => m.restoreBackup(cx, file, o))));
}

async function addDuel(program: Command, { cx, add, option, t, done }: CommandKit): Promise<void> {
  const { deckIds } = await import('@apnap/cardbase');
  const { attackList, variantList } = await import('./commands/duel-way.js');
  const ids = deckIds();
  add(program, 'duel', 'cmd.duel')
    .addArgument(new Argument('<DECK_A>', t('arg.deck', { ids })))
    .addArgument(new Argument('<DECK_B>', t('arg.deck', { ids })))
    .addArgument(new Argument('[DECK...]', t('arg.deck', { ids })))
    .addOption(option('--seed <seed>', 'opt.seed'))
    .addOption(option('--games <n>', 'opt.games', '1'))
    .addOption(option('--jobs <n>', 'opt.jobs', '1'))
    .addOption(option('--players <P,P>', 'opt.players'))
    .addOption(new Option('--variant <variant>', t('opt.variant', { list: variantList() })))
    .addOption(new Option('--attack <whom>', t('opt.attack', { list: attackList() })))
    .addOption(option('--range <n>', 'opt.range'))
    .addOption(option('--teams <teams>', 'opt.teams'))
    .addOption(option('--option <option>', 'opt.option'))
    .addOption(option('--planes', 'opt.planes'))
    .addOption(option('--archenemy <seat>', 'opt.archenemy'))
    .addOption(option('--level <level>', 'opt.level', 'strong'))
    .addOption(option('--budget <n>', 'opt.budget'))
    .addOption(option('--profile <profile>', 'opt.profile', 'current'))
    .addOption(option('--log', 'opt.log'))
    .addOption(option('--detail', 'opt.detail'))
    .addOption(option('--why', 'opt.thoughts'))
    .addOption(option('--save <file>', 'opt.save'))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .addOption(option('--limit <n>', 'opt.limit', '200000'))
    .addOption(option('--unchecked', 'opt.unchecked'))
    .addOption(option('--json', 'opt.json'))
    .action((a: string, b: string, more: string[], o: DuelOptions) =>
      done(import('./commands/duel.js').then((m) => m.duel(cx, [a, b, ...more], o))),
    );
}

function addLines(program: Command, { cx, add, option, done }: CommandKit): void {
  add(program, 'lines', 'cmd.lines')
    .addOption(option('--cards <file...>', 'opt.cards'))
    .action((o: LinesOptions) => done(import('./commands/lines.js').then((m) => m.lines(cx, o))));
}

function addReplay(program: Command, { cx, add, option, t, done }: CommandKit): void {
  add(program, 'replay', 'cmd.replay')
    .addArgument(new Argument('<FILE>', t('arg.save')))
    .addOption(option('--to <n>', 'opt.to'))
    .addOption(option('--why <event>', 'opt.why'))
    .addOption(option('--verify', 'opt.verify'))
    .addOption(option('--log', 'opt.log'))
    .addOption(option('--detail', 'opt.detail'))
    .addOption(option('--json', 'opt.json'))
    .action((file: string, o: ReplayOptions) => done(import('./commands/replay.js').then((m) => m.replayCommand(cx, file, o))));
}

async function addDeck(program: Command, { cx, add, option, t, done }: CommandKit): Promise<void> {
  const { databaseFor, deckIds } = await import('@apnap/cardbase');
  const convert = await import('./commands/deck-convert.js');
  const check = await import('./commands/deck-check.js');
  const deck = add(program, 'deck', 'cmd.deck');
  const ids = deckIds();
  add(deck, 'check', 'cmd.deck.check')
    .addArgument(new Argument('<DECK...>', t('arg.deckFile', { ids })))
    .addOption(option('--format <format>', 'opt.format'))
    .addOption(option('--date <date>', 'opt.date'))
    .addOption(option('--playable', 'opt.playable'))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .addOption(option('--json', 'opt.json'))
    .action((files: string[], o: CheckOptions) => done(check.checkDecks(cx, databaseFor(cx, o.cards), files, o)));
  add(deck, 'convert', 'cmd.deck.convert')
    .addArgument(new Argument('<DECK>', t('arg.deckFile', { ids })))
    .addOption(new Option('--to <format>', t('opt.to', { list: convert.deckFormatList() })))
    .addOption(option('--from <format>', 'opt.from'))
    .addOption(option('--out <file>', 'opt.out'))
    .addOption(option('--names <lang>', 'opt.names'))
    .addOption(option('--strict', 'opt.strict'))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .action((file: string, o: ConvertOptions) => done(convert.convertDeck(cx, databaseFor(cx, o.cards), file, o)));
}

function addDraft(program: Command, { cx, add, option, done }: CommandKit): void {
  add(program, 'draft', 'cmd.draft')
    .addOption(option('--set <code...>', 'opt.draftSet'))
    .addOption(option('--cube <file>', 'opt.draftCube'))
    .addOption(option('--kind <kind>', 'opt.draftKind', 'booster'))
    .addOption(option('--seats <n>', 'opt.draftSeats'))
    .addOption(option('--boosters <n>', 'opt.draftBoosters'))
    .addOption(option('--players <kinds>', 'opt.draftPlayers', 'heuristic'))
    .addOption(option('--seed <seed>', 'opt.draftSeed'))
    .addOption(option('--picks', 'opt.draftPicks'))
    .addOption(option('--play', 'opt.draftPlay'))
    .addOption(option('--sets', 'opt.draftSets'))
    .addOption(option('--json', 'opt.json'))
    .action((o: DraftOptions) => done(import('./commands/draft.js').then((m) => m.draft(cx, o))));
}

function addScenarios(program: Command, { cx, add, option, t, done }: CommandKit): void {
  add(program, 'scenarios', 'cmd.scenarios')
    .addArgument(new Argument('<PATH...>', t('arg.scenarios')))
    .addOption(option('--cards <file...>', 'opt.cards'))
    .addOption(option('--only <id>', 'opt.only'))
    .addOption(option('--area <area>', 'opt.area'))
    .addOption(option('--trace', 'opt.trace'))
    .addOption(option('--jobs <n>', 'opt.jobs', '1'))
    .addOption(option('--json', 'opt.json'))
    .action((paths: string[], o: ScenariosOptions) => done(import('./commands/scenarios.js').then((m) => m.scenarios(cx, paths, o))));
}

function addBench(program: Command, { cx, add, option, done }: CommandKit): void {
  add(program, 'bench', 'cmd.bench')
    .addOption(option('--quick', 'opt.quick'))
    .addOption(option('--cards <file>', 'opt.cardFile'))
    .addOption(option('--beside <folder>', 'opt.beside'))
    .addOption(option('--json', 'opt.json'))
    .action((o: BenchOptions) => done(import('./commands/bench.js').then((m) => m.bench(cx, o))));
}

/** All commands, in the order in which they are told. */
const COMMANDS: Readonly<Record<string, Adder>> = {
  start: addStart,
  serve: addServe,
  backup: addBackup,
  restore: addRestore,
  duel: addDuel,
  lines: addLines,
  replay: addReplay,
  cards: async (program, kit) => (await import('./commands/cards.js')).addCardsCommands(kit.add(program, 'cards', 'cmd.cards'), kit),
  deck: addDeck,
  draft: addDraft,
  scenarios: addScenarios,
  rules: async (program, kit) => (await import('./commands/rules.js')).addRulesCommands(kit.add(program, 'rules', 'cmd.rules'), kit),
  tournament: async (program, kit) =>
    (await import('./commands/tournament.js')).addTournamentCommands(kit.add(program, 'tournament', 'cmd.tournament'), kit),
  judge: async (program, kit) => (await import('./commands/judge.js')).addJudgeCommands(kit.add(program, 'judge', 'cmd.judge'), kit),
  bench: addBench,
  ygo: async (program, kit) => (await import('./commands/ygo.js')).addYgoCommands(kit.add(program, 'ygo', 'cmd.ygo'), kit),
};

/** The commands that are wanted: one, none for the version alone, and all for help, or where there is no such command. */
function wantedOf(argv: readonly string[]): readonly string[] {
  const word = argv.find((a, i) => !a.startsWith('-') && argv[i - 1] !== '--lang');
  if (word !== undefined && Object.hasOwn(COMMANDS, word)) return [word];
  return word === undefined && (argv.includes('--version') || argv.includes('-V')) ? [] : Object.keys(COMMANDS);
}

/**
 * The command, with the one that is wanted or with all. `done` is told the exit code of what was run.
 * @param argv the arguments: what no argument asks for is not loaded
 */
async function buildProgram(argv: readonly string[], io: Io, lang: Lang, done: (code: number | Promise<number>) => void): Promise<Command> {
  const t = (id: TextId, params?: Record<string, string | number>): string => text(lang, id, params);
  const program = bareProgram(io, lang);
  const add = (parent: Command, name: string, about: TextId): Command =>
    parent
      .command(name)
      .description(t(about))
      .helpOption('-h, --help', t('help.help'))
      .addOption(new Option('--lang <lang>', t('opt.lang')))
      .copyInheritedSettings(parent);
  const option = (flags: string, id: TextId, value?: string): Option =>
    value === undefined ? new Option(flags, t(id)) : new Option(flags, t(id)).default(value);
  const kit: CommandKit = { cx: contextOf(io, lang), add, option, t, done };
  for (const name of wantedOf(argv)) await COMMANDS[name](program, kit);
  return program;
}

/** What commander found wrong, in the reader's language; its own codes say what it is. */
function usageProblem(e: CommanderError, lang: Lang): CliError | null {
  if (e.exitCode === 0) return null;
  const quoted = /'([^']*)'/.exec(e.message)?.[1] ?? '';
  const what: Readonly<Record<string, string>> = {
    'commander.unknownOption': text(lang, 'error.unknownOption', { name: quoted }),
    'commander.unknownCommand': text(lang, 'error.unknownCommand', { name: quoted }),
    'commander.missingArgument': text(lang, 'error.missingArgument', { name: quoted }),
    'commander.optionMissingArgument': text(lang, 'error.missingArgument', { name: quoted }),
    'commander.excessArguments': text(lang, 'error.excessArguments'),
    'commander.help': text(lang, 'error.missingArgument', { name: text(lang, 'help.commandWord') }),
  };
  return new CliError(2, text(lang, 'error.usage', { what: what[e.code] ?? e.message }));
}

/**
 * Runs the command.
 * @param argv the arguments, without the names of the program.
 * @returns the exit code: 0 done, 1 a negative result, 2 bad usage or unreadable input.
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let lang = languageOf(io.env);
  let code: number | Promise<number> = 0;
  try {
    lang = languageFrom(argv, io);
    const program = await buildProgram(argv, io, lang, (c) => {
      code = c;
    });
    await program.parseAsync(argv.slice(), { from: 'user' });
    return await code;
  } catch (e) {
    const problem = e instanceof CommanderError ? usageProblem(e, lang) : e;
    if (problem === null) return 0;
    if (problem instanceof CliError || problem instanceof Refused) {
      io.err(`${problem.message}\n`);
      return exitCodeOf(problem);
    }
    const failed = systemError(problem);
    if (failed) {
      io.err(`${text(lang, 'error.system', { file: failed.path ?? '', what: systemWords(lang, failed) }).replace(/^[:：] ?/, '')}\n`);
      return 2;
    }
    io.err(`${text(lang, 'error.internal', { what: (problem as Error).stack ?? String(problem) })}\n`);
    return 2;
  }
}
