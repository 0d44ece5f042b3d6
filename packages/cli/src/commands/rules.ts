/** `apnap rules`: what a rule is about, and what imported documents say. */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dataFolder } from '@apnap/cards/node';
import {
  addDocuments,
  CITED_EDITION,
  citation,
  documentText,
  LIBRARY_FILE,
  Lookup,
  packDocuments,
  type RulesDocument,
  RulesLibrary,
  type RuleText,
  type RuleTitle,
  readRules,
  ruleExplanation,
  ruleTitle,
  unpackDocuments,
} from '@apnap/judge';
import { writeWhole } from '@apnap/system';
import { Argument, type Command } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { CliError, type Io } from '../io.js';
import { text } from '../text/text.js';
import { fileError } from './cards-import.js';
import { wholeNumber } from './options.js';
import { addLibraryCommands, type LibraryOptions, withIndex } from './rules-library.js';
import { addProfileCommand } from './rules-profile.js';

export interface RulesOptions {
  data?: string;
  limit?: string;
  json?: boolean;
}

export interface RulesImportOptions {
  data?: string;
  fresh?: boolean;
  /** The day from which documents are effective that name none. */
  edition?: string;
  json?: boolean;
}

/** A rule with all that is known of it. */
export interface KnownRule {
  rule: string;
  title: RuleTitle | null;
  /** What it says in the program's own words; null: it is not explained. */
  explanation: { en: string; zh: string } | null;
  texts: RuleText[];
}

/** Adds `rules` and what is below it. */
export function addRulesCommands(rules: Command, kit: CommandKit): void {
  const { cx, add, option, t, done } = kit;
  rules
    .addArgument(new Argument('<WORDS...>', t('arg.rules')))
    .addOption(option('--data <dir>', 'opt.rulesFolder'))
    .addOption(option('--limit <n>', 'opt.rulesLimit', '20'))
    .addOption(option('--json', 'opt.json'))
    .action((words: string[], o: RulesOptions) => done(rulesCommand(cx, words.join(' '), o)));
  add(rules, 'import', 'cmd.rules.import')
    .addArgument(new Argument('<FILE...>', t('arg.rulesFiles')))
    .addOption(option('--data <dir>', 'opt.rulesFolder'))
    .addOption(option('--fresh', 'opt.rulesFresh'))
    .addOption(option('--edition <day>', 'opt.rulesEdition'))
    .addOption(option('--json', 'opt.json'))
    .action((files: string[], _: RulesImportOptions, command: Command) =>
      done(rulesImport(cx, files, command.optsWithGlobals<RulesImportOptions>())),
    );
  addProfileCommand(rules, kit);
  addLibraryCommands(rules, kit, (o: LibraryOptions) => {
    const folder = o.data ?? dataFolder(cx.env);
    return { lookup: new Lookup(documentsIn(folder) ?? []), folder };
  });
}

/** The imported documents; none where there is no such file, or it can't be read. */
function documentsIn(folder: string): RulesDocument[] | null {
  let file: string;
  try {
    file = readFileSync(join(folder, LIBRARY_FILE), 'utf8');
  } catch {
    return [];
  }
  return unpackDocuments(file);
}

/** Everything known of these rules, from the folder the environment names. */
export function lookedUp(io: Io, rules: readonly string[], folder = dataFolder(io.env)): KnownRule[] {
  const library = new RulesLibrary(documentsIn(folder) ?? []);
  return rules.map((rule) => ({ rule, title: ruleTitle(rule), explanation: ruleExplanation(rule), texts: library.texts(rule) }));
}

/** A rule as lines: number and title, and below them what the documents say, in the reader's language where they have it. */
export function ruleLines({ lang, paint }: Context, { rule, title, explanation, texts }: KnownRule): string[] {
  const mine = texts.filter((x) => x.lang === lang);
  const head = `${paint('bold', rule)}${title ? ` ${title[lang]}` : ''}`;
  const passages = (mine.length > 0 ? mine : texts).flatMap((x) => {
    const kind = text(lang, `rules.${x.kind}`);
    const source = text(lang, 'rules.source', { kind, edition: x.edition || x.name, number: x.number });
    const note = x.match === 'number' ? ` · ${text(lang, 'rules.otherEdition')}` : '';
    return [...x.text.split('\n').map((l) => `  ${l}`), paint('dim', `  ${source}${note}`)];
  });
  return [head, ...(explanation ? [`  ${explanation[lang]}`] : []), ...passages];
}

/** Looks a rule up. @returns 0; 1 when nothing is known. */
export function rulesCommand(cx: Context, words: string, o: RulesOptions): number {
  const { io, lang } = cx;
  const folder = o.data ?? dataFolder(io.env);
  const most = wholeNumber(lang, '--limit', o.limit ?? '20', 1);
  const asked = citation(words);
  const documents = documentsIn(folder) ?? [];
  const found = asked ? lookedUp(io, [words.trim()], folder) : bySearch(cx, documents, folder, words, most);
  const known = found.filter((k) => k.title !== null || k.texts.length > 0);
  if (o.json) io.out(`${JSON.stringify({ rules: known }, null, 2)}\n`);
  else if (known.length === 0) io.err(`${text(lang, 'rules.none', { what: words })}\n`);
  else for (const k of known) for (const line of ruleLines(cx, k)) io.out(`${line}\n`);
  if (documents.length === 0 && !o.json) io.err(`${text(lang, 'rules.noText')}\n`);
  return known.length === 0 ? 1 : 0;
}

/** Rules with these words, the best first. */
function bySearch(cx: Context, documents: readonly RulesDocument[], folder: string, words: string, most: number): KnownRule[] {
  const lookup = new Lookup(documents);
  withIndex(lookup, folder, cx.lang);
  return lookup.search(words, most).flatMap(({ document, what, number }) => {
    const d = lookup.documents[document];
    if (what !== 'rule') return [];
    const rule = d.kind === 'cr' ? number : `${d.kind.toUpperCase()} ${number}`;
    const { en, zh } = d.rules.find((r) => r.number === number) ?? {};
    const match = d.kind === 'cr' && d.edition === CITED_EDITION ? ('exact' as const) : ('number' as const);
    const of = (lang: 'en' | 'zh', said: string | undefined): RuleText[] =>
      said === undefined || document >= documents.length
        ? []
        : [{ lang, text: said, kind: d.kind, edition: d.edition, name: d.name, number, match }];
    const texts = [...of('en', en), ...of('zh', zh)];
    // In another edition the number may be that of another rule: what is said of today's is not said of it.
    const today = d.kind !== 'cr' || match === 'exact';
    return [{ rule, title: today ? ruleTitle(rule) : null, explanation: today ? ruleExplanation(rule) : null, texts }];
  });
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Imports. All files are read before anything is kept. @returns the exit code. */
export function rulesImport(cx: Context, files: readonly string[], o: RulesImportOptions): number {
  const { io, lang } = cx;
  const folder = o.data ?? dataFolder(io.env);
  const target = join(folder, LIBRARY_FILE);
  if (o.edition !== undefined && !DAY.test(o.edition)) throw new CliError(2, text(lang, 'error.day', { what: o.edition }));
  const added = files.flatMap((file) => {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(file);
    } catch (e) {
      throw fileError(cx, e, file);
    }
    const found = readRules(documentText(bytes) ?? '', basename(file));
    if (found.length === 0) throw new CliError(2, text(lang, 'error.noRules', { file }));
    return found.map((d) => (d.edition === '' && o.edition !== undefined ? { ...d, edition: o.edition } : d));
  });
  const old = o.fresh ? [] : documentsIn(folder);
  if (old === null) throw new CliError(2, text(lang, 'error.rulesFile', { file: target }));
  const all = addDocuments(old, added);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (e) {
    throw fileError(cx, e, folder);
  }
  writeWhole(target, packDocuments(all), lang);
  withIndex(new Lookup(all), folder, lang);
  if (o.json) {
    const told = added.map(({ kind, edition, name, rules, glossary, unplaced }) => ({
      file: name,
      kind,
      edition,
      rules: rules.length,
      terms: glossary.length,
      unplaced: unplaced.length,
    }));
    io.out(`${JSON.stringify({ imported: told, documents: all.length }, null, 2)}\n`);
    return 0;
  }
  for (const { kind, edition, name, rules, glossary, unplaced } of added)
    io.out(
      `${text(lang, 'rules.imported', {
        file: name,
        kind: text(lang, `rules.${kind}`),
        edition: edition || text(lang, 'rules.noEdition'),
        rules: rules.length,
      })}${text(lang, 'rules.importedMore', { terms: glossary.length, unplaced: unplaced.length })}\n`,
    );
  io.out(`${text(lang, 'rules.kept', { documents: all.length, file: target })}\n`);
  return 0;
}
