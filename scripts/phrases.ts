/**
 * How many cards use each phrase of the grammar: `npm run phrases`. A phrase is a place of the code that makes rules; one that stands in a loop makes several.
 * A card uses it when it is part of the reading that won, of the card's text or of the text that is written for the card's data.
 *
 *   (nothing)    measures (about a minute), writes docs/coverage/phrases.tsv and prints what is idle
 *   --check      only compares the code with that file: every phrase is in it, with a card or a reason (this is a test, too)
 *
 * A phrase without a card says why it is there in a comment above it that begins with "reason:".
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { renderFaceEn } from '@apnap/ability';
import { cardsOfRow, compilerInput, type RawCard } from '@apnap/cards/import';
import { type CardInput, compileCard, compileFaceText, Grammar, grammar, type Reading, type Rule, type Watch } from '@apnap/oracle';
import ts from 'typescript';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const GRAMMAR = join(ROOT, 'packages', 'oracle', 'src', 'grammar');
/** The table of phrases that are written, too; and the file of the grammar that takes its rules from there. */
const BOTH_WAYS = join(ROOT, 'packages', 'ability', 'src', 'phrases');
const FROM_TABLE = 'phrases.ts';
const CARDS = join(ROOT, '..', 'shared', 'cards');
const TABLE = join(ROOT, 'docs', 'coverage', 'phrases.tsv');
const WRITERS = ['packages/oracle/src', 'packages/ability/src/render/en', 'packages/ability/src/phrases'];

/** A place that makes rules. */
export interface Phrase {
  /** File, nonterminal and pattern as they are written: it stays the same when lines move. */
  key: string;
  file: string;
  line: number;
  /** Nonterminal and pattern without their quotation marks. */
  plain: string;
  /** Why it is there though no card uses it. */
  reason?: string;
}

/** What makes a rule: a call in the grammar, or a row of the table. */
const MAKES = /\.rule$|^phrase$|^saying$|^alsoRead$/;

/** The phrases of one file of the grammar, or of the table. */
export function phrasesOf(file: string, text: string): Phrase[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Phrase[] = [];
  const seen = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && MAKES.test(node.expression.getText())) {
      const [nonterminal, pattern] = node.arguments.map((a) => (ts.isAsExpression(a) ? a.expression : a).getText().replace(/\s+/g, ' '));
      const key = `${file} ${nonterminal} ${pattern}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const reason = reasonAbove(node, text);
      found.push({
        key: nth > 1 ? `${key} #${nth}` : key,
        plain: `${plainText(nonterminal)} ${plainText(pattern)}`,
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        ...(reason ? { reason } : {}),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const plainText = (literal: string): string => literal.replace(/^['"`]|['"`]$/g, '').replace(/\\(.)/g, '$1');

/** The reason in the comment right above the row, the statement, or a loop around it. */
function reasonAbove(node: ts.Node, text: string): string | undefined {
  for (let at: ts.Node = node; at && !ts.isFunctionDeclaration(at) && !ts.isSourceFile(at); at = at.parent) {
    if (at !== node && (!ts.isStatement(at) || ts.isBlock(at))) continue;
    const comments = (ts.getLeadingCommentRanges(text, at.pos) ?? []).map((c) => text.slice(c.pos, c.end));
    const reason = comments.map((c) => /^\/\/ reason: (.+)$/.exec(c)?.[1]).find((r) => r !== undefined);
    if (reason) return reason;
  }
  return undefined;
}

/** All phrases of the grammar, in the order of files and lines. */
export function phrases(): Phrase[] {
  const of = (folder: string, as: string): Phrase[] =>
    readdirSync(folder)
      .sort()
      .flatMap((name) => phrasesOf(`${as}${name}`, readFileSync(join(folder, name), 'utf8')));
  return [...of(GRAMMAR, '').filter((p) => !p.key.includes('row.pattern')), ...of(BOTH_WAYS, 'phrases/')];
}

/** What was measured of a phrase. */
export interface Measured {
  key: string;
  /** Rules it makes, and how many of them no card uses. */
  rules: number;
  idle: number;
  /** Cards whose text uses it; cards for which it is used only in the text written for their data; cards it is used on that are refused for another line. */
  cards: number;
  written: number;
  refused: number;
  example: string;
}

/** Phrases that break what is asked of them: each has a card or a reason, and the table has it. */
export function faults(now: readonly Phrase[], table: readonly Measured[]): string[] {
  const known = new Map(table.map((m) => [m.key, m]));
  const keys = new Set(now.map((p) => p.key));
  return [
    ...now.flatMap((p) => {
      const m = known.get(p.key);
      if (!m) return [`${p.file}:${p.line}: not measured yet: ${p.key}`];
      return m.cards + m.written + m.refused === 0 && !p.reason
        ? [`${p.file}:${p.line}: no card uses it, and no reason is given: ${p.key}`]
        : [];
    }),
    ...table.filter((m) => !keys.has(m.key)).map((m) => `the table has a phrase that is gone: ${m.key}`),
  ];
}

const COLUMNS = ['rules', 'idle', 'cards', 'written', 'refused', 'example', 'phrase'];

/** The table as it is kept; empty where there is none. */
export function readTable(): Measured[] {
  if (!existsSync(TABLE)) return [];
  const [, ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [rules, idle, cards, written, refused, example, key] = line.split('\t');
    return {
      key,
      rules: Number(rules),
      idle: Number(idle),
      cards: Number(cards),
      written: Number(written),
      refused: Number(refused),
      example,
    };
  });
}

const row = (m: Measured): string => [m.rules, m.idle, m.cards, m.written, m.refused, m.example, m.key].join('\t');

/** Remembers from which line of the code every rule comes. To be called before the grammar is first built. */
function watchBuilding(): Map<unknown, Map<string, string>> {
  const places = new Map<unknown, Map<string, string>>();
  const plain = Grammar.prototype.rule;
  const limit = Error.stackTraceLimit;
  Grammar.prototype.rule = function (this: Grammar, ...args: Parameters<typeof plain>) {
    const [nonterminal, pattern, make] = args;
    Error.stackTraceLimit = 2;
    const place = /\/grammar\/([\w-]+\.ts):(\d+):(\d+)/.exec((new Error().stack ?? '').split('\n')[2] ?? '');
    Error.stackTraceLimit = limit;
    if (!place) throw new Error(`no place in the code for ${pattern}`);
    const byPattern = places.get(make) ?? new Map<string, string>();
    byPattern.set(`${nonterminal} ${pattern}`, `${place[1]}:${place[2]}`);
    places.set(make, byPattern);
    return plain.apply(this, args);
  } as typeof plain;
  return places;
}

/** Which rules the reading that won is made of, line by line of one text. */
class Used implements Watch {
  readonly rules = new Set<Rule>();
  private readonly whole = new Map<unknown, Reading>();

  read(value: unknown, reading: Reading): void {
    this.whole.set(value, reading);
  }

  taken(value: unknown): void {
    const reading = this.whole.get(value);
    if (reading) this.add(reading);
  }

  private add(reading: Reading): void {
    if (reading.by) this.rules.add(reading.by);
    for (const part of reading.of ?? []) this.add(part);
  }
}

function readCards(file: string): CardInput[] {
  return gunzipSync(readFileSync(join(CARDS, file)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => cardsOfRow(JSON.parse(line)) as RawCard[])
    .map((raw) => compilerInput(raw) as CardInput);
}

/** Every line of the text boxes of a card. */
const linesOf = (card: CardInput): string => (card.faces ?? [card]).map((f) => f.text ?? '').join('\n');

/** What every rule is used for. */
type Uses = Map<Rule, Pick<Measured, 'cards' | 'written' | 'refused' | 'example'>>;

function measureCards(): Uses {
  const uses: Uses = new Map();
  const count = (rules: ReadonlySet<Rule>, which: 'cards' | 'written' | 'refused', name: string): void => {
    for (const rule of rules) {
      const use = uses.get(rule) ?? { cards: 0, written: 0, refused: 0, example: name };
      use[which]++;
      uses.set(rule, use);
    }
  };
  for (const file of readdirSync(CARDS).filter((f) => /^cards-.*\.jsonl\.gz$/.test(f)))
    for (const input of readCards(file)) {
      const used = new Used();
      const result = compileCard(input, used);
      count(used.rules, result.ok ? 'cards' : 'refused', input.name);
      if (!result.ok) continue;
      const again = new Used();
      for (const face of result.card.faces) {
        const text = renderFaceEn(face).join('\n');
        if (linesOf(input).includes(text)) continue;
        const { name, supertypes, types, subtypes } = face;
        compileFaceText({ name, supertypes, types, subtypes, text }, again);
      }
      count(new Set([...again.rules].filter((r) => !used.rules.has(r))), 'written', input.name);
    }
  return uses;
}

/** Measures all phrases on all cards of ../shared/cards. */
function measure(): Measured[] {
  const places = watchBuilding();
  const rules = grammar().rules();
  const uses = measureCards();
  const found = phrases();
  const bySite = new Map<string, Measured>();
  const byPlace = new Map(found.map((p) => [`${p.file}:${p.line}`, p]));
  const rows = new Map(found.filter((p) => p.file.startsWith('phrases/')).map((p) => [p.plain, p]));
  // Rows that a function makes of texts it is given.
  const made = found.filter((p) => p.file.startsWith('phrases/') && p.key.endsWith(' text'));
  for (const p of found) bySite.set(p.key, { key: p.key, rules: 0, idle: 0, cards: 0, written: 0, refused: 0, example: '' });
  for (const rule of rules) {
    const name = `${rule.nonterminal} ${rule.pattern}`;
    const place = places.get(rule.make)?.get(name) ?? '';
    const row = rows.get(name) ?? made.find((p) => p.key.includes(`'${rule.nonterminal}'`));
    const site = bySite.get((place.startsWith(`${FROM_TABLE}:`) ? row : undefined)?.key ?? byPlace.get(place)?.key ?? '');
    if (!site) throw new Error(`no phrase of the code at ${place}: ${rule.pattern}`);
    const use = uses.get(rule);
    site.rules++;
    if (!use) site.idle++;
    site.cards += use?.cards ?? 0;
    site.written += use?.written ?? 0;
    site.refused += use?.refused ?? 0;
    if (site.example === '') site.example = use?.example ?? '';
  }
  return found.map((p) => bySite.get(p.key) as Measured);
}

function linesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts'))
    .reduce((n, f) => n + readFileSync(join(folder, f), 'utf8').split('\n').length - 1, 0);
}

function report(table: readonly Measured[]): void {
  const of = (n: number): readonly Measured[] => table.filter((m) => m.cards === n);
  const sum = (field: 'rules' | 'idle'): number => table.reduce((n, m) => n + m[field], 0);
  for (const n of [0, 1, 2])
    for (const m of of(n)) process.stdout.write(`${n}\t${m.written}\t${m.refused}\t${m.rules}\t${m.example}\t${m.key}\n`);
  process.stdout.write(`${table.length} phrases; ${of(0).length} serve no card, ${of(1).length} one, ${of(2).length} two\n`);
  process.stdout.write(`${sum('rules')} rules, ${sum('idle')} of them never used\n`);
  for (const folder of WRITERS) process.stdout.write(`${linesIn(join(ROOT, folder))} lines in ${folder}\n`);
}

function main(): void {
  if (!process.argv.includes('--check')) {
    if (!existsSync(CARDS)) throw new Error('no card files in ../shared/cards: nothing to measure');
    const table = measure();
    report(table);
    writeFileSync(TABLE, `${[COLUMNS.join('\t'), ...table.map(row)].join('\n')}\n`);
  }
  const found = faults(phrases(), readTable());
  for (const fault of found) process.stderr.write(`${fault}\n`);
  process.stderr.write(found.length === 0 ? `${relative(ROOT, TABLE)} is what the code says\n` : `${found.length} faults\n`);
  if (found.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
