/** What a deck list is: as a deck, as what is shown of it, as what is brought to a table. Nothing is kept here, so that it can be asked on any thread. */
import {
  type CardIndex,
  type CountedCard,
  checkDeckCards,
  choosePrintings,
  countCards,
  DECK_FORMAT_NAMES,
  DECK_FORMATS,
  DECK_SECTIONS,
  DECK_ZONE_NAMES,
  DECK_ZONES,
  type Deck,
  type DeckFormat,
  type DeckIssue,
  type DeckProblem,
  type DeckZone,
  deckCardOf,
  deckOf,
  type DeckLine as FileLine,
  FORMATS,
  type Format,
  formatMessage,
  isLegal,
  liesBeside,
  playableLike,
  printingsOf,
  readDeck,
  writeDeckFile,
} from '@apnap/cards';
import type { DeckModel } from '@apnap/players';
import type {
  DeckFileView,
  DeckInfo,
  DeckLine,
  DeckPrint,
  DeckReason,
  DeckRest,
  DeckView,
  DeckProblem as ProblemView,
  Text,
  Year,
} from '@apnap/protocol';
import type { CardBook } from '../cards.js';
import type { Known, TableDeck } from '../games/deck.js';
import { both, say } from '../text.js';
import { cardEntry } from './entries.js';

/** CR 100.2b: the least a deck may have in limited play; a table takes any deck of that size. */
export const LEAST_CARDS = 40;
const MOST_CARDS = 400;
const YEARS: readonly Year[] = ['2015', 'classic'];
/** Unknown names of a list for which one is guessed that was meant: a list of nothing else would take seconds. */
const GUESSES = 40;
/** Parts of a list that neither a game nor the deck builder knows. */
const REST = DECK_ZONES.filter((z) => z !== 'maybeboard' && !DECK_SECTIONS.some((s) => s === z));
/** Names offered for one that nobody knows. */
const NEAR = 4;

export class DeckReader {
  constructor(private readonly book: CardBook) {}

  /** Decks as their cards: what a player expects to meet. @param year of the rules, where they are not today's: later cards are nobody's */
  model(decks: readonly Known[], year?: Year): DeckModel {
    const there = ({ card }: Deck['main'][number]): boolean => year === undefined || this.book.tooNew(card.name, year) === null;
    return {
      decks: decks.map((k) => {
        const { deck } = this.read(k.list);
        return { cards: [...deck.commander, ...deck.main].filter(there) };
      }),
    };
  }

  private read(
    list: string,
    format?: string,
  ): { deck: Deck; problems: DeckProblem[] } & Pick<ReturnType<typeof readDeck>, 'file' | 'places'> {
    const wanted = DECK_FORMATS.find((f) => f === format) as DeckFormat | undefined;
    const { file, problems, unknown, places } = readDeck(list, sparing(this.book.index), wanted);
    return { deck: deckOf(file, this.book.index), problems: [...problems, ...unknown].sort((a, b) => a.line - b.line), file, places };
  }

  /** What lists show of a deck. */
  info(k: Known): DeckInfo {
    return this.infoOf(k, this.read(k.list).deck);
  }

  private infoOf(k: Known, deck: Deck): DeckInfo {
    const colors = new Set(deck.main.flatMap((e) => this.book.entry(e.card.name)?.record.colors ?? []));
    const spells = deck.main.filter((e) => !e.card.faces[0].types.includes('Land'));
    const cover = [...deck.commander, ...spells.slice().sort((a, b) => worthShowing(b.card.faces[0]) - worthShowing(a.card.faces[0]))][0];
    const faults = this.faultsOf(deck);
    return {
      ...(faults.length > 0 ? { faults } : {}),
      ...(deck.commander.length > 0 ? { commanded: true } : {}),
      id: k.id,
      name: k.name,
      colors: [...'WUBRG'].filter((c) => colors.has(c as never)),
      cards: countCards(deck.main) + countCards(deck.commander),
      mine: k.mine,
      cover: cover?.card.name ?? '',
      years: YEARS.filter((year) => namesOf(deck).every((name) => this.book.tooNew(name, year) === null)),
    };
  }

  /** What the rules of how decks are built are against: of a deck with a commander, of one without. */
  private faultsOf(deck: Deck): DeckReason[] {
    const format = FORMATS.find((f) => f.id === (deck.commander.length > 0 ? 'commander' : 'constructed')) as Format;
    return checkOf(deck, format, this.book)
      .filter((issue) => issue.weight !== 'note' && issue.rule !== undefined)
      .map(reasonView);
  }

  /** A deck with all that is known of it. */
  view(k: Known, format?: string): DeckView {
    const { deck, problems, file, places } = this.read(k.list, format);
    const listed = (zone: DeckZone): DeckLine[] => listedIn(file.zones[zone] ?? [], this.book.index);
    const names = [...new Set([...deck.commander, ...deck.companion, ...deck.main, ...deck.sideboard].map((e) => e.card.name))];
    const maybe = listed('maybeboard');
    return {
      ...this.infoOf(k, deck),
      commander: listed('commander'),
      companion: listed('companion'),
      main: listed('main'),
      side: listed('sideboard'),
      maybe,
      rest: REST.flatMap((zone): DeckRest[] => {
        const lines = file.zones[zone] ?? [];
        return lines.length === 0 ? [] : [{ zone, name: DECK_ZONE_NAMES[zone], lines: gathered(lines) }];
      }),
      entries: [...new Set([...names, ...maybe.map((l) => l.card)])].flatMap((name) => cardEntry(this.book, name) ?? []),
      problems: [...problems.map((p, i) => this.problemView(p, i)), ...this.unplayable(names, places)],
      formats: FORMATS.map((f) => {
        const issues = checkOf(deck, f, this.book);
        return {
          format: f.id,
          name: f.name,
          legal: isLegal(issues),
          reasons: issues.filter((i) => i.weight !== 'note').map(reasonView),
        };
      }),
    };
  }

  /** A problem with the names that were probably meant, where it is a name nobody knows. */
  private problemView(p: DeckProblem, i: number): ProblemView {
    const { id, params } = p.message;
    const unknown = i < GUESSES && (id === 'deck.unknownCard' || id === 'deck.unknownCardNear');
    return {
      line: p.line,
      text: both((lang) => formatMessage(p.message, lang)),
      near: unknown ? [...new Set(this.book.index.nearest(String(params.name), NEAR).map((x) => x.name))] : [],
    };
  }

  /** The cards that can't be played, with those that could be instead; `places`: the lines on which they stand. */
  private unplayable(names: readonly string[], places: ReadonlyMap<string, number>): ProblemView[] {
    return names.flatMap((name, i) => {
      const what = this.book.obstacle(name);
      if (!what) return [];
      const record = i < GUESSES ? this.book.entry(name)?.record : undefined;
      const near = record ? playableLike(this.book.all, record, NEAR).map((r) => r.name) : [];
      return [{ line: places.get(name) ?? 0, text: say('error.cardUnplayable', { name, what }), near, card: name }];
    });
  }

  /** As the file of another program; null for one that is not known. @param from the format the list is in; absent: as it looks. */
  written(k: Known, format: string, from?: string): DeckFileView | null {
    const to = DECK_FORMATS.find((f) => f === format);
    if (!to) return null;
    const { file } = this.read(k.list, from);
    const printed = choosePrintings({ name: k.name.en, ...file }, to, printingsOf(this.book.all)).file;
    const { text, lost } = writeDeckFile(printed, to, this.book.index);
    return { text, ending: DECK_FORMAT_NAMES[to].ending, lost: lost.map((m) => both((lang) => formatMessage(m, lang))) };
  }

  /** The deck for a table; or why it can't be played @param year of the rules, where they are not today's */
  forTable(k: Known, year?: Year): TableDeck | Text {
    const { deck, problems: all } = this.read(k.list);
    const problems = all.filter((p) => p.zone === undefined || DECK_SECTIONS.some((s) => s === p.zone));
    if (problems.length > 0) return say('error.deckFaulty', { what: both((lang) => formatMessage(problems[0].message, lang)) });
    const size = countCards(deck.main) + countCards(deck.commander);
    if (size < LEAST_CARDS) return say('error.deckSmall', { least: LEAST_CARDS, n: size });
    if (size + countCards(deck.sideboard) > MOST_CARDS) return say('error.deckFaulty', { what: `> ${MOST_CARDS}` });
    const beside = [...deck.commander, ...deck.main, ...deck.sideboard].find((e) => liesBeside(e.card.faces[0].types));
    if (beside) return say('error.deckFaulty', { what: say('error.cardBeside', { name: beside.card.name }) });
    for (const name of namesOf(deck)) {
      const what = this.book.obstacle(name);
      if (what) return say('error.deckFaulty', { what: say('error.cardUnplayable', { name, what }) });
      const late = year === undefined ? null : this.book.tooNew(name, year);
      if (late) return say('error.deckFaulty', { what: late });
    }
    const part = (list: Deck['main']): TableDeck['main'] => list.map((e) => ({ card: e.card.name, count: e.count }));
    return {
      name: k.name,
      main: part(deck.main),
      side: part(deck.sideboard),
      commanders: deck.commander.flatMap((e) => Array<string>(e.count).fill(e.card.name)),
    };
  }
}

/** The index, that gets tired of guessing. */
function sparing(index: CardBook['index']): Parameters<typeof readDeck>[1] {
  let left = GUESSES;
  return { find: (name) => index.find(name), nearest: (name, n) => (left-- > 0 ? index.nearest(name, n) : []) };
}

function checkOf(deck: Deck, format: Format, book: CardBook): DeckIssue[] {
  const counted = (list: Deck['main']): CountedCard[] =>
    list.flatMap((e) => {
      const found = book.entry(e.card.name);
      return found ? [{ count: e.count, card: deckCardOf(found.database, found.record) }] : [];
    });
  const { main, sideboard, commander, companion } = deck;
  const parts = { main: counted(main), sideboard: counted(sideboard), commander: counted(commander), companion: counted(companion) };
  return checkDeckCards(parts, format);
}

/** A part of a deck, as far as its cards are known. */
const listedIn = (lines: readonly FileLine[], index: CardIndex): DeckLine[] =>
  gathered(
    lines.flatMap((line) => {
      const card = index.find(line.name);
      return card ? [{ ...line, name: card.name }] : [];
    }),
  );

/** Lines of the same card together, with what they say of printings. */
function gathered(lines: readonly FileLine[]): DeckLine[] {
  const cards = new Map<string, { count: number; prints: DeckPrint[] }>();
  for (const line of lines) {
    const known = cards.get(line.name) ?? { count: 0, prints: [] };
    cards.set(line.name, known);
    known.count += line.count;
    if (line.set !== undefined || line.finish !== undefined || line.marks !== undefined) known.prints.push(printOf(line));
  }
  return [...cards].map(([card, { count, prints }]) => ({ card, count, ...(prints.length > 0 ? { prints } : {}) }));
}

const printOf = ({ count, set, number, finish, marks }: FileLine): DeckPrint => ({
  count,
  ...(set === undefined ? {} : { set, ...(number === undefined ? {} : { number }) }),
  ...(finish === undefined ? {} : { finish }),
  ...(marks === undefined ? {} : { marks }),
});

const reasonView = (i: DeckIssue): DeckReason => {
  const rule = i.rule ?? i.policy;
  return {
    text: both((lang) => formatMessage(i.message, lang)),
    ...(i.card === undefined ? {} : { card: i.card }),
    ...(rule === undefined ? {} : { rule }),
  };
};

/** The cards with which a deck comes to a table. */
const namesOf = (deck: Deck): string[] => [...new Set([...deck.commander, ...deck.main, ...deck.sideboard].map((e) => e.card.name))];

/** Creatures, the bigger the better, look best on a box. */
const worthShowing = (f: { types: readonly string[]; power?: string }): number =>
  (f.types.includes('Creature') ? 10 : 0) + (Number(f.power) || 0);
