/** What a duel will be: its decks, seats and options, all checked before anything is played. */
import type { Card } from '@apnap/ability';
import { CardBase } from '@apnap/cardbase';
import { SetupError } from '@apnap/kernel';
import { metagame } from '@apnap/library';
import { cardNames, renderMessage, type WayToPlay } from '@apnap/magic';
import { isLevel, LEVELS, PLAYER_KINDS, type PlayerKind, type Strength, strengthOf } from '@apnap/players';
import type { Lang } from '@apnap/words';
import type { Context } from '../context.js';
import { type LoadedDeck, loadDeck, seatOf, setupOf } from '../decks.js';
import { CliError } from '../io.js';
import { beginMatch, type Match, SEATS } from '../match.js';
import { text } from '../text/text.js';
import { byYear, profileOf } from '../year.js';
import { stockFor, type WayOptions, wayOf, wayWords } from './duel-way.js';
import { wholeNumber } from './options.js';

/** Options as they come from the command line. */
export interface DuelOptions extends WayOptions {
  seed?: string;
  games: string;
  jobs: string;
  players?: string;
  level: string;
  budget?: string;
  profile: string;
  limit: string;
  log?: boolean;
  detail?: boolean;
  why?: boolean;
  unchecked?: boolean;
  save?: string;
  cards?: string[];
  json?: boolean;
}

export interface Plan {
  match: Match;
  decks: LoadedDeck[];
  way: WayToPlay;
  /** Cards that don't come with the program. */
  extra: Card[];
  seeds: string[];
  jobs: number;
  reproduce: (seed: string) => string;
}

const DEFAULT_KIND = 'heuristic';

/** The kinds of the seats, and the levels that were named with them (`search:hard`): of two decks one for each, of more one for all will do. */
function playersOf(lang: Lang, value: string, n: number): { kinds: PlayerKind[]; levels: (string | undefined)[] } {
  const given = value.split(',').map((k) => k.trim().split(':'));
  const words = given.length === 1 && n > 2 ? Array.from({ length: n }, () => given[0]) : given;
  const isKind = (k: string): k is PlayerKind => (PLAYER_KINDS as readonly string[]).includes(k);
  const kinds = words.map(([kind]) => kind).filter(isKind);
  const list = PLAYER_KINDS.join(', ');
  if (words.length !== n || kinds.length !== n) {
    const expected = n === 2 ? text(lang, 'expect.twoPlayers', { list }) : text(lang, 'expect.players', { list, n });
    throw new CliError(2, text(lang, 'error.optionValue', { option: '--players', value, expected }));
  }
  return { kinds, levels: words.map(([, level]) => level) };
}

/** What searching players of this duel know and may spend. */
function searchOf(lang: Lang, o: DuelOptions, levels: readonly (string | undefined)[]): NonNullable<Match['search']> {
  const strength = (option: string, level: string): Strength => {
    if (isLevel(level)) return { ...strengthOf(level), ...budget };
    const expected = text(lang, 'expect.oneOf', { list: LEVELS.join(', ') });
    throw new CliError(2, text(lang, 'error.optionValue', { option, value: level, expected }));
  };
  const budget = o.budget === undefined ? {} : { budget: wholeNumber(lang, '--budget', o.budget, 0) };
  const strengths = levels.map((level) => strength(level === undefined ? '--level' : '--players', level ?? o.level));
  return { model: metagame(), strengths };
}

/** A new seed for those who don't care. */
export const newSeed = (): string => String(Math.floor(Math.random() * 1_000_000_000));

/** One game has the seed itself; of several each has its own, by which it can be played alone. */
const seedsOf = (seed: string, games: number): string[] =>
  games === 1 ? [seed] : Array.from({ length: games }, (_, i) => `${seed}/${i + 1}`);

const quote = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** What stands against a game, said by the way to play or by the engine. */
function refusedWay(lang: Lang, e: unknown): unknown {
  if (!(e instanceof SetupError)) return e;
  const { message, rule } = e.refusal;
  const cited = rule === '' ? '' : text(lang, 'error.rule', { rule });
  return new CliError(2, text(lang, 'error.way', { what: renderMessage(message, lang), rule: cited }));
}

/** The command that plays the duel again, but for its seed. */
function wordsOf(files: readonly string[], o: DuelOptions, players: string, searching: boolean): string[] {
  const words = ['npx', 'apnap', 'duel', ...files, '--players', players, '--limit', o.limit, ...wayWords(o)];
  if (searching) words.push('--level', o.level, ...(o.budget === undefined ? [] : ['--budget', o.budget]));
  for (const file of o.cards ?? []) words.push('--cards', file);
  if (o.profile !== 'current') words.push('--profile', o.profile);
  if (o.unchecked) words.push('--unchecked');
  return words;
}

/** A card as a save keeps it: those of files with equal texts share what was compiled of them, which the numbers of a game's abilities would show. */
function cardOf(base: CardBase, name: string): Card | undefined {
  const card = base.source(name);
  return card && !base.isEmbedded(name) ? structuredClone(card) : card;
}

/** Checks everything before anything is played. */
export function planOf(cx: Context, files: readonly string[], o: DuelOptions): Plan {
  const { lang } = cx;
  const n = files.length;
  if (n < 2 || n > SEATS.length) throw new CliError(2, text(lang, 'error.decks', { n, most: SEATS.length }));
  const games = wholeNumber(lang, '--games', o.games, 1);
  const jobs = wholeNumber(lang, '--jobs', o.jobs, 1);
  const limit = wholeNumber(lang, '--limit', o.limit, 1);
  const named = o.players ?? Array.from({ length: n }, () => DEFAULT_KIND).join(',');
  const { kinds: players, levels } = playersOf(lang, named, n);
  const profile = profileOf(lang, o.profile);
  const search = searchOf(lang, o, levels);
  const way = wayOf(lang, o, n);
  if (o.save !== undefined && games !== 1) throw new CliError(2, text(lang, 'error.saveMany'));
  const base = new CardBase(o.cards ?? [], lang);
  const check = o.unchecked ? 'unchecked' : 'checked';
  const decks = files.map((file) => loadDeck(file, base, lang, check, way.option));
  const seeds = seedsOf(o.seed ?? newSeed(), games);
  const { cards: supplies, stock } = stockFor(way, base, seeds[0]);
  const searching = players.includes('search');
  const words = wordsOf(files, o, named, searching);
  try {
    const setup = byYear(cx, setupOf(decks, SEATS, base, way, stock), profile, base);
    const names = new Set([...cardNames(setup), ...supplies.map((c) => c.name)]);
    const cards = [...names].flatMap((name) => cardOf(base, name) ?? []);
    const drawn = supplies.length > 0 ? { drawn: { way, seats: decks.map((d, i) => seatOf(SEATS[i], d)), stock } } : {};
    const match: Match = { cards, setup, ...drawn, players, limit, ...(searching ? { search } : {}) };
    // What the engine doesn't know of a way to play it refuses now, once for all games.
    if (n > 2 || Object.keys(way).length > 0 || decks[0].commanders.length > 0) beginMatch(match, seeds[0]);
    const extra = cards.filter((c) => !base.isEmbedded(c.name));
    return { match, decks, way, extra, seeds, jobs, reproduce: (seed) => [...words, '--seed', seed].map(quote).join(' ') };
  } catch (e) {
    throw refusedWay(lang, e);
  }
}
