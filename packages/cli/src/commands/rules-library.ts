/** `apnap rules contents`, `editions`, `changes`, `unplaced`: the documents as a library. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '@apnap/ability';
import { CardBase, importedDatabase } from '@apnap/cardbase';
import { trialCards } from '@apnap/cards';
import { type Difference, differences, LIBRARY_INDEX, type Lookup, type RulesDocument, ruleTitle, type ShownPlace } from '@apnap/judge';
import { rulesOfCard } from '@apnap/magic';
import { writeWhole } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { Argument, type Command } from 'commander';
import type { CommandKit, Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';

export interface LibraryOptions {
  data?: string;
  json?: boolean;
  in?: string;
  on?: string;
}

type Kind = RulesDocument['kind'];

/** What reads the documents of a folder. */
export type OpenLibrary = (o: LibraryOptions) => { lookup: Lookup; folder: string };

/** Adds the commands. */
export function addLibraryCommands(rules: Command, kit: CommandKit, open: OpenLibrary): void {
  const { cx, add, option, t, done } = kit;
  const options = (command: Command): LibraryOptions => command.optsWithGlobals<LibraryOptions>();
  add(rules, 'contents', 'cmd.rules.contents')
    .addArgument(new Argument('[NUMBER]', t('arg.rulesContents')))
    .addOption(option('--in <edition>', 'opt.rulesIn'))
    .action((number: string | undefined, _: unknown, c: Command) => done(contentsCommand(cx, open(options(c)).lookup, number, options(c))));
  add(rules, 'editions', 'cmd.rules.editions')
    .addArgument(new Argument('<NUMBER>', t('arg.rulesNumber')))
    .addOption(option('--in <edition>', 'opt.rulesIn'))
    .addOption(option('--on <day>', 'opt.rulesOn'))
    .action((number: string, _: unknown, c: Command) => done(editionsCommand(cx, open(options(c)).lookup, number, options(c))));
  add(rules, 'changes', 'cmd.rules.changes')
    .addArgument(new Argument('<OLDER>', t('arg.rulesOlder')))
    .addArgument(new Argument('<NEWER>', t('arg.rulesNewer')))
    .action((older: string, newer: string, _: unknown, c: Command) =>
      done(changesCommand(cx, open(options(c)).lookup, older, newer, options(c))),
    );
  add(rules, 'card', 'cmd.rules.card')
    .addArgument(new Argument('<NAME...>', t('arg.rulesCard')))
    .action((name: string[], _: unknown, c: Command) => done(cardCommand(cx, name.join(' '), options(c))));
  add(rules, 'unplaced', 'cmd.rules.unplaced').action((_: unknown, c: Command) =>
    done(unplacedCommand(cx, open(options(c)).lookup, options(c))),
  );
}

/** Takes the index that was kept, or makes and keeps it. */
export function withIndex(lookup: Lookup, folder: string, lang: Lang): void {
  const file = join(folder, LIBRARY_INDEX);
  if (existsSync(file) && lookup.takeIndex(readFileSync(file, 'utf8'))) return;
  const kept = lookup.keptIndex();
  // Without documents there is no folder to keep it in, and little to keep.
  if (lookup.shelf().some((d) => !d.own)) writeWhole(file, kept, lang);
}

const nameOf = (lang: Lang, lookup: Lookup, document: number): string => {
  const { kind, edition, name, own } = lookup.shelf()[document];
  return `${text(lang, `rules.${kind}`)} ${own ? '' : edition || name}`.trim();
};

/** A number as it is cited, "MTR 2.4"; without a document's name it is one of the Comprehensive Rules, or of those if it has three digits. */
function askedFor(lang: Lang, cited: string): { kind: Kind; number: string } {
  const [, kind, number] = /^(?:(CR|MTR|IPG|JAR|NOTES)\s+)?(\d[\d.]*[a-z]?|[A-H])\.?$/i.exec(cited.trim()) ?? [];
  if (number === undefined) throw new CliError(2, text(lang, 'error.ruleNumber', { what: cited }));
  return { kind: (kind?.toLowerCase() ?? 'cr') as Kind, number };
}

/** The document that is meant. @throws CliError where there is none */
function documentFor(lang: Lang, lookup: Lookup, kind: Kind, o: LibraryOptions): number {
  const found = lookup.meant(kind, o.in);
  if (found === null) throw new CliError(2, text(lang, 'error.edition', { kind: text(lang, `rules.${kind}`), edition: o.in ?? '' }));
  return found;
}

/** The numbers of a document, or those below one of them. */
function contentsCommand({ io, lang, paint }: Context, lookup: Lookup, asked: string | undefined, o: LibraryOptions): number {
  if (asked === undefined) {
    const shelf = lookup.shelf();
    if (o.json) io.out(`${JSON.stringify({ documents: shelf }, null, 2)}\n`);
    else
      for (const [i, d] of shelf.entries())
        io.out(
          `${paint('bold', nameOf(lang, lookup, i))} ${text(lang, 'rules.shelved', { rules: d.rules, terms: d.terms, unplaced: d.unplaced, languages: d.languages.join(', ') })}${d.own ? ` · ${text(lang, 'rules.titlesOnly')}` : ''}\n`,
        );
    return 0;
  }
  const isDocument = /^(?:cr|mtr|ipg|jar|notes)$/i.test(asked);
  const { kind, number } = isDocument ? { kind: asked.toLowerCase() as Kind, number: '' } : askedFor(lang, asked);
  const document = documentFor(lang, lookup, kind, o);
  const lines = isDocument ? lookup.outline(document).filter((l) => l.above === null) : (lookup.rule(document, number)?.below ?? []);
  if (o.json) io.out(`${JSON.stringify({ document: nameOf(lang, lookup, document), lines }, null, 2)}\n`);
  else for (const l of lines) io.out(`${paint('bold', l.number)} ${(l.words[lang] ?? l.words.en ?? l.words.zh ?? '').split('\n')[0]}\n`);
  return lines.length === 0 ? 1 : 0;
}

const painted = ({ paint }: Context, parts: readonly Difference[]): string =>
  parts.map((d) => (d.in === 'both' ? d.text : d.in === 'old' ? paint('red', `[-${d.text}-]`) : paint('green', `{+${d.text}+}`))).join('');

function placeLines(cx: Context, lookup: Lookup, place: ShownPlace, here: ShownPlace): string[] {
  const { lang, paint } = cx;
  const fate = place === here ? '' : ` · ${text(lang, `rules.fate.${place.fate}`)}`;
  const head = `${paint('bold', nameOf(lang, lookup, place.document))} ${place.numbers.join(', ')}${fate}`;
  const languages = [lang, lang === 'en' ? ('zh' as const) : ('en' as const)];
  return [head, ...languages.flatMap((l) => (place.words[l] === undefined ? [] : place.words[l].split('\n').map((line) => `  ${line}`)))];
}

/** A rule in all editions and languages, with what changed from each to the one that is asked. */
function editionsCommand(cx: Context, lookup: Lookup, cited: string, o: LibraryOptions): number {
  const { io, lang } = cx;
  const { kind, number } = askedFor(lang, cited);
  const document = documentFor(lang, lookup, kind, o);
  if (lookup.rule(document, number) === null) {
    io.err(`${text(lang, 'rules.none', { what: cited })}\n`);
    return 1;
  }
  const all = lookup.elsewhere(document, number);
  const begun = o.on === undefined ? null : lookup.asOf(kind, o.on);
  if (begun?.length === 0) throw new CliError(2, text(lang, 'error.edition', { kind: text(lang, `rules.${kind}`), edition: o.on ?? '' }));
  const places = all.filter((p) => begun === null || begun.includes(p.document));
  if (o.json) {
    const told = places.map((p) => ({ ...p, document: nameOf(lang, lookup, p.document) }));
    io.out(`${JSON.stringify({ number, editions: told }, null, 2)}\n`);
    return 0;
  }
  const here = all.find((p) => p.document === document);
  if (!here) {
    io.err(`${text(lang, 'rules.noText')}\n`);
    return 1;
  }
  for (const place of [...places].reverse()) {
    for (const line of placeLines(cx, lookup, place, here)) io.out(`${line}\n`);
    const shared = ([lang, 'en', 'zh'] as const).find((l) => place.words[l] !== undefined && here.words[l] !== undefined);
    if (place !== here && place.fate !== 'same' && shared)
      io.out(
        `  ${text(lang, 'rules.changed')} ${painted(cx, differences(place.words[shared] ?? '', here.words[shared] ?? '')).replaceAll('\n', ' ')}\n`,
      );
  }
  return 0;
}

/** What changed from one edition to another. */
function changesCommand(cx: Context, lookup: Lookup, older: string, newer: string, o: LibraryOptions): number {
  const { io, lang, paint } = cx;
  const both = (['cr', 'mtr', 'ipg', 'jar'] as const).map((kind) => [lookup.meant(kind, older), lookup.meant(kind, newer)] as const);
  const pair = both.find((p): p is readonly [number, number] => p[0] !== null && p[1] !== null);
  if (!pair) throw new CliError(2, text(lang, 'error.editions', { older, newer }));
  const changes = lookup.changes(pair[0], pair[1]);
  if (o.json) {
    io.out(`${JSON.stringify({ changes }, null, 2)}\n`);
    return 0;
  }
  for (const c of changes) {
    const fate = c.fate === 'same' ? 'moved' : c.fate;
    io.out(`${paint('bold', `${c.from.join(', ')} → ${c.to.join(', ')}`)} ${text(lang, `rules.fate.${fate}`)}\n`);
    const shared = ([lang, 'en', 'zh'] as const).find((l) => c.older[l] !== undefined && c.newer[l] !== undefined);
    if (fate !== 'moved' && shared)
      io.out(`  ${painted(cx, differences(c.older[shared] ?? '', c.newer[shared] ?? '')).replaceAll('\n', ' ')}\n`);
  }
  return 0;
}

/** The rules that concern a card. */
function cardCommand({ io, lang, paint }: Context, name: string, o: LibraryOptions): number {
  const base = new CardBase([], lang, importedDatabase(io.env));
  const found = base.index.find(name)?.name;
  if (found === undefined) throw new CliError(2, text(lang, 'error.noCard', { name, near: base.nearText(name) }));
  const of = (n: string): Card | undefined => {
    const card = base.card(n);
    return 'message' in card ? undefined : card;
  };
  const card = of(found);
  if (!card) throw new CliError(1, text(lang, 'error.cardRules', { name: found }));
  const rules = rulesOfCard(card, of, trialCards());
  if (o.json) {
    io.out(`${JSON.stringify({ card: found, ...rules }, null, 2)}\n`);
    return 0;
  }
  for (const how of ['printed', 'cited'] as const) {
    if (rules[how].length > 0) io.out(`${paint('bold', text(lang, `rules.card.${how}`))}\n`);
    for (const rule of rules[how]) io.out(`  ${rule} ${ruleTitle(rule)?.[lang] ?? ''}\n`);
  }
  return 0;
}

/** What of the documents has no place. */
function unplacedCommand({ io, lang, paint }: Context, lookup: Lookup, o: LibraryOptions): number {
  const all = lookup.documents.map((d, i) => ({ document: nameOf(lang, lookup, i), file: d.name, passages: lookup.unplaced(i) }));
  const some = all.filter((d) => d.passages.length > 0);
  if (o.json) io.out(`${JSON.stringify({ documents: some }, null, 2)}\n`);
  else
    for (const d of some) {
      io.out(`${paint('bold', `${d.document} (${d.file})`)}\n`);
      for (const p of d.passages) {
        io.out(paint('dim', `  ${text(lang, 'rules.unplaced', { line: p.line, why: text(lang, `rules.why.${p.why}`) })}\n`));
        io.out(
          `${p.text
            .split('\n')
            .slice(0, 3)
            .map((l) => `    ${l}`)
            .join('\n')}\n`,
        );
      }
    }
  return 0;
}
