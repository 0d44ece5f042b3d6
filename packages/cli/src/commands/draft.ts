/** `apnap draft`: a draft by computers, or sealed pools, with what was picked, the decks, and why they are as they are. */
import { embeddedDatabase } from '@apnap/cards';
import { give, type Message, SetupError, waiting } from '@apnap/kernel';
import {
  BASICS,
  BETWEEN_NAMES,
  besidesOf,
  boosterSets,
  buildFor,
  commitmentTo,
  createDrafter,
  DRAFTERS,
  type DrafterKind,
  type DraftKind,
  type DraftSetup,
  type DraftState,
  isDraftable,
  limitedGame,
  releasedLog,
  SEATS,
  sayLimited,
  sheetsOf,
} from '@apnap/limited';
import { readText } from '@apnap/system';
import { type Lang, LIST } from '@apnap/words';
import type { Context } from '../context.js';
import { CliError } from '../io.js';
import { text } from '../text/text.js';
import { playRounds, type Rounds } from './draft-rounds.js';
import { newSeed } from './duel-plan.js';
import { wholeNumber } from './options.js';

export interface DraftOptions {
  set?: string[];
  cube?: string;
  kind: string;
  seats?: string;
  boosters?: string;
  players: string;
  seed?: string;
  picks?: true;
  play?: true;
  sets?: true;
  json?: true;
}

/** Seats of a draft where nothing else is said. */
const USUAL_SEATS = 8;

/** A name in the language of the reader. */
function named(name: string, lang: Lang): string {
  if (lang === 'en') return name;
  const record = embeddedDatabase().find(name);
  return record?.faces.map((f) => f.zhName ?? f.name).join(' // ') ?? name;
}

/** A message with the names of cards in the language of the reader. */
function namedIn(message: Message, lang: Lang): Message {
  const { names } = message.params ?? {};
  if (typeof names !== 'string') return message;
  return {
    ...message,
    params: {
      ...message.params,
      names: names
        .split(BETWEEN_NAMES)
        .map((name) => named(name, lang))
        .join(LIST[lang]),
    },
  };
}

/** The kinds of the drafters by seat; those named are repeated. */
function drafterKinds(o: DraftOptions, seats: number, lang: Lang): DrafterKind[] {
  const kinds = o.players.split(',').map((word) => {
    const kind = DRAFTERS.find((k) => k === word.trim());
    if (!kind) throw new CliError(2, text(lang, 'error.draftPlayers', { value: word, list: DRAFTERS.join(', ') }));
    return kind;
  });
  return Array.from({ length: seats }, (_, i) => kinds[i % kinds.length]);
}

/** What is asked for, as a set-up. */
function setupOf(o: DraftOptions, kinds: readonly DrafterKind[], lang: Lang): DraftSetup {
  if (!o.set && o.cube === undefined) throw new CliError(2, text(lang, 'error.draftSource'));
  const names =
    o.cube === undefined
      ? undefined
      : readText(o.cube, lang)
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
  return {
    kind: o.kind as DraftKind,
    players: kinds.map((_, i) => ({ name: String(i + 1) })),
    ...(o.set ? { sets: o.set.map((code) => code.toUpperCase()) } : {}),
    ...(names ? { cube: names } : {}),
    ...(o.boosters === undefined ? {} : { boosters: wholeNumber(lang, '--boosters', o.boosters, 1) }),
  };
}

/** The draft to its end. */
function drafted(setup: DraftSetup, seed: string, kinds: readonly DrafterKind[]): DraftState {
  const game = limitedGame();
  const drafters = kinds.map((kind, i) => createDrafter(kind, embeddedDatabase(), `${seed}/${i + 1}`));
  let { state } = game.create(setup, seed);
  for (let open = waiting(game, state); open.length > 0; open = waiting(game, state)) {
    const [d] = open;
    const outcome = give(game, state, { to: d.id, answer: drafters[d.decider].choose(game.view(state, d.decider)) });
    if (!outcome.ok) throw new Error(`${outcome.refusal.message.id} (${outcome.refusal.rule})`);
    state = outcome.state;
  }
  return state;
}

/** A list of cards, several of a name counted. */
function listed(names: readonly string[], lang: Lang): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? named(name, lang) : `${n} ${named(name, lang)}`)).join(LIST[lang]);
}

/** All that is told of a seat. */
interface Seat {
  seat: number;
  player: DrafterKind;
  colors: readonly string[];
  pool: string[];
  deck: { card: string; count: number }[];
  /** Its commanders, which are cards of the deck besides. */
  commanders?: string[];
  /** Conspiracies that begin in the command zone, with the names that are chosen in secret. */
  conspiracies?: { card: string; names: string[] }[];
  reasons: string[];
  cards: { card: string; reason: string }[];
}

function seatOf(s: DraftState, seat: number, player: DrafterKind, lang: Lang): Seat {
  const pool = s.pools[seat].map((id) => s.cards[id]);
  const built = buildFor(embeddedDatabase(), { kind: s.kind, oneColorPartners: s.oneColorPartners === true }, pool);
  const counts = new Map<string, number>();
  const deck = s.decks[seat];
  const { conspiracies } = deck ? besidesOf(s, seat, deck) : {};
  for (const id of deck?.main ?? []) counts.set(s.cards[id].name, (counts.get(s.cards[id].name) ?? 0) + 1);
  deck?.basics.forEach((n, i) => {
    if (n > 0) counts.set(BASICS[i], (counts.get(BASICS[i]) ?? 0) + n);
  });
  return {
    seat: seat + 1,
    player,
    colors: built?.colors ?? [],
    pool: pool.map((c) => c.name),
    deck: [...counts].map(([card, count]) => ({ card, count })),
    ...(deck?.commanders ? { commanders: deck.commanders.map((id) => s.cards[id].name) } : {}),
    ...(conspiracies ? { conspiracies } : {}),
    reasons: (built?.reasons ?? []).map((m) => sayLimited(namedIn(m, lang), lang)),
    cards: (built?.cards ?? []).map(({ id, reason }) => ({ card: s.cards[id].name, reason: sayLimited(reason, lang) })),
  };
}

/** Tells which sets there are boosters of. */
function tellSets({ io, lang }: Context, json: boolean): number {
  const database = embeddedDatabase();
  const rows = [...boosterSets().keys()].flatMap((code) => {
    const sheets = sheetsOf(database, code);
    const set = database.set(code);
    const name = (lang === 'zh' ? set?.zhName : undefined) ?? set?.name ?? code;
    return sheets ? [{ code, name, playable: sheets.playable, total: sheets.total, draftable: isDraftable(sheets) }] : [];
  });
  if (json) io.out(`${JSON.stringify({ sets: rows }, null, 1)}\n`);
  else for (const { draftable, ...row } of rows) io.out(`${text(lang, draftable ? 'draft.set' : 'draft.setRefused', row)}\n`);
  return 0;
}

/** Plays a draft and tells it. @returns the exit code */
export function draft(cx: Context, o: DraftOptions): number {
  const { io, lang } = cx;
  if (o.sets) return tellSets(cx, o.json === true);
  const bounds = SEATS[o.kind as DraftKind];
  const seats = o.seats === undefined ? Math.min(USUAL_SEATS, bounds?.[1] ?? USUAL_SEATS) : wholeNumber(lang, '--seats', o.seats, 1);
  const kinds = drafterKinds(o, seats, lang);
  const seed = o.seed ?? newSeed();
  const setup = setupOf(o, kinds, lang);
  let s: DraftState;
  try {
    s = drafted(setup, seed, kinds);
  } catch (e) {
    if (e instanceof SetupError) throw new CliError(2, sayLimited(e.refusal.message, lang));
    throw e;
  }
  const told = kinds.map((kind, seat) => seatOf(s, seat, kind, lang));
  const log = releasedLog(s);
  const names = (ids: readonly number[]): string[] => ids.map((id) => s.cards[id].name);
  const rounds = o.play ? playRounds(s, seed) : null;
  if (o.json) {
    const picks = log.map(({ seat, round, pick, from, cards }) => ({
      seat: seat + 1,
      round,
      pick,
      from: names(from),
      cards: names(cards),
    }));
    io.out(
      `${JSON.stringify({ kind: s.kind, seed, commitment: commitmentTo(seed), setup, seats: told, picks, ...(rounds ?? {}) }, null, 1)}\n`,
    );
    return 0;
  }
  const what = setup.sets ? setup.sets.join(', ') : text(lang, 'draft.cube', { n: setup.cube?.length ?? 0 });
  io.out(`${text(lang, 'draft.head', { kind: s.kind, what, n: seats, seed })}\n`);
  io.out(`${text(lang, 'draft.commitment', { hash: commitmentTo(seed) })}\n`);
  if (s.lacking)
    io.out(`${sayLimited(namedIn({ id: 'limited.lacking', params: { names: s.lacking.join(BETWEEN_NAMES) } }, lang), lang)}\n`);
  if (o.picks)
    for (const { seat, round, pick, cards } of log)
      io.out(`${text(lang, 'draft.pick', { round, pick, name: String(seat + 1), cards: listed(names(cards), lang) })}\n`);
  for (const seat of told) tellSeat(cx, seat);
  if (rounds) tellRounds(cx, rounds, kinds);
  return 0;
}

function tellRounds({ io, lang }: Context, { matches, tables, standings }: Rounds, kinds: readonly DrafterKind[]): void {
  for (const { round, seats, games } of matches)
    io.out(`${text(lang, 'draft.match', { round, a: String(seats[0]), b: String(seats[1]), games: `${games.a}-${games.b}` })}\n`);
  for (const { round, seats, winner } of tables) {
    const params = { round, seats: seats.join(LIST[lang]), name: String(winner ?? '') };
    io.out(`${text(lang, winner === null ? 'draft.tableDrawn' : 'draft.table', params)}\n`);
  }
  for (const { rank, seat, points, record } of standings)
    io.out(`${text(lang, 'draft.place', { rank, name: String(seat), player: kinds[seat - 1], points, record })}\n`);
}

function tellSeat({ io, lang }: Context, { seat, player, colors, pool, deck, commanders, reasons }: Seat): void {
  io.out(`${text(lang, 'draft.seat', { name: String(seat), player, colors: colors.join('') })}\n`);
  io.out(`${text(lang, 'draft.pool', { n: pool.length, cards: listed(pool, lang) })}\n`);
  if (commanders) io.out(`${text(lang, 'draft.commanders', { cards: listed(commanders, lang) })}\n`);
  const cards = deck.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  io.out(`${text(lang, 'draft.deck', { cards: listed(cards, lang) })}\n`);
  for (const what of reasons) io.out(`${text(lang, 'draft.reason', { what })}\n`);
}
