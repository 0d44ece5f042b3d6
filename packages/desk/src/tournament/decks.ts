/** Lists handed in, and decks looked at. */
import { loadDeckFile, problemLine } from '@apnap/cardbase';
import {
  type CardDatabase,
  type CountedCard,
  type DeckCard,
  type DeckFile,
  type DeckToCheck,
  type DeckZone,
  deckCardOf,
  listDateOf,
  type ReadDeck,
  readDeck,
} from '@apnap/cards';
import { Refused } from '@apnap/system';
import {
  checkProgress,
  clockText,
  type DeckCards,
  type DeckChange,
  type DeckEvent,
  deckDiff,
  deckVerdict,
  extensionOf,
  formatOfEvent,
  isLimited,
  isTeamEvent,
  LONG_CHECK,
  lastRound,
  listStatus,
  mayShowLists,
  planChecks,
  refuse,
  roundOf,
  type State,
  say,
  tableOf,
  unifiedVerdict,
  type Verdict,
} from '@apnap/tournament';
import type { Answer, Desk } from '../desk.js';
import { numberOf, oneOf } from '../said.js';
import { readNames } from './list-names.js';
import { approval, type CommonOptions, change, columns, look, roundAsked, type Session, t, whoIs } from './session.js';

export interface DeckOptions extends CommonOptions {
  member?: string;
  cards?: string[];
  judge?: boolean;
  for?: string;
  pool?: string;
}

const ZONES = ['main', 'sideboard', 'commander', 'companion'] as const;

/** The lines of a file as the log keeps them. */
function cardsOf(file: DeckFile): DeckCards {
  const zone = (z: DeckZone): [string, number][] => {
    const sums = new Map<string, number>();
    for (const l of file.zones[z] ?? []) sums.set(l.name, (sums.get(l.name) ?? 0) + l.count);
    return [...sums];
  };
  const [main, sideboard, commander, companion] = ZONES.map(zone);
  return {
    main,
    sideboard,
    ...(commander.length > 0 ? { commander } : {}),
    ...(companion.length > 0 ? { companion } : {}),
    ...(file.name === undefined ? {} : { name: file.name }),
  };
}

/** @param standIns cards for names that are no card's. */
function toCheck(db: CardDatabase, cards: DeckCards, standIns: ReadonlyMap<string, DeckCard> = new Map()): DeckToCheck {
  const part = (list: readonly [string, number][] = []): CountedCard[] =>
    list.flatMap(([name, count]) => {
      const record = db.find(name);
      const card = record ? deckCardOf(db, record) : standIns.get(name);
      return card ? [{ count, card }] : [];
    });
  return { main: part(cards.main), sideboard: part(cards.sideboard), commander: part(cards.commander), companion: part(cards.companion) };
}

function eventOf({ ruleset, format, kind, date }: State, db: CardDatabase): DeckEvent {
  const event = { ruleset, format, kind, date };
  const known = formatOfEvent(event);
  const listDate = known && listDateOf(db.info, known);
  return { ...event, ...(listDate === undefined ? {} : { listDate }) };
}

const told = (desk: Desk, v: Verdict): string =>
  v.source === undefined ? say(v.message, desk.lang) : `${say(v.message, desk.lang)} [${v.source}]`;

/** A list that was read, under the name it is told by. */
interface NamedRead {
  name: string;
  read: ReadDeck;
}

/** The cards somebody opened, from a list of them all: a Limited deck has no others but basic lands (MTR 7.3 of 2015, 7.2 of 2017). */
function poolOf(desk: Desk, db: CardDatabase, pool: NamedRead | undefined): CountedCard[] | undefined {
  if (pool === undefined) return undefined;
  const { name, read } = pool;
  if (read.unknown.length > 0) throw new Refused('input', read.unknown.map((p) => problemLine(desk.lang, name, p)).join('\n'));
  const { main, sideboard } = toCheck(db, cardsOf(read.file));
  return [...main, ...sideboard];
}

/** Hands in a list from a file; it is checked against the event's format, and kept with what is wrong with it. */
export function handInDeck(desk: Desk, who: string, file: string, o: DeckOptions): Promise<Answer> {
  const db = desk.cards(o.cards);
  const loaded = (name: string): NamedRead => ({ name, read: loadDeckFile(name, db, desk.lang) });
  return handIn(desk, db, who, { list: loaded(file), pool: o.pool === undefined ? undefined : loaded(o.pool) }, o);
}

/** Hands in a list as it was written or pasted. @param given the words of the list, and of the pool it was built from */
export function handInList(desk: Desk, who: string, given: { list: string; pool?: string | undefined }, o: DeckOptions): Promise<Answer> {
  const db = desk.cards(o.cards);
  const written = (name: string, words: string): NamedRead => {
    const read = readDeck(words, db);
    if (read.problems.length > 0) throw new Refused('input', read.problems.map((p) => problemLine(desk.lang, name, p)).join('\n'));
    return { name, read };
  };
  const list = written(t(desk, 't.main'), given.list);
  return handIn(desk, db, who, { list, pool: given.pool === undefined ? undefined : written(t(desk, 't.sideboard'), given.pool) }, o);
}

function handIn(
  desk: Desk,
  db: CardDatabase,
  who: string,
  { list, pool }: { list: NamedRead; pool: NamedRead | undefined },
  o: DeckOptions,
): Promise<Answer> {
  const { read, name: file } = list;
  return change(desk, o, (s) => {
    const e = whoIs(s.state, who);
    const member = o.member === undefined ? 0 : 'ABC'.indexOf(oneOf(desk, '--member', o.member, ['A', 'B', 'C']));
    const named = readNames(desk, db, read, file, { ...eventOf(s.state, db), rel: s.state.rel });
    const cards = cardsOf(named.file);
    const found = [...named.verdicts, ...deckVerdict(toCheck(db, cards, named.standIns), eventOf(s.state, db), poolOf(desk, db, pool))];
    const team = teamVerdict(s, db, e.id, member, cards);
    const issues = [...found, ...team].filter((v) => v.weight !== 'note');
    const before = e.decks[member]?.at(-1)?.cards;
    s.do({
      type: 'deck',
      id: e.id,
      member,
      cards,
      source: o.judge ? 'judge' : 'player',
      issues: issues.map((v) => (v.source === undefined ? say(v.message, 'en') : `${say(v.message, 'en')} [${v.source}]`)),
      ...approval(o),
    });
    const changes = before ? deckDiff(before, cards) : [];
    return {
      json: {
        id: e.id,
        name: e.name,
        member,
        legal: issues.length === 0,
        issues: issues.map((v) => told(desk, v)),
        ambiguous: named.ambiguous,
        changes,
      },
      lines: [
        t(desk, issues.length === 0 ? 't.deckLegal' : 't.deckIllegal', { name: e.name }),
        ...[...found, ...team].map((v) => `  ${told(desk, v)}`),
        ...changes.map(changeLine),
      ],
      code: issues.length === 0 ? 0 : 1,
    };
  });
}

/** The lists of somebody with all their versions, as far as whoever asks may see them (MTR 2.7). */
export function showDecks(desk: Desk, who: string, o: DeckOptions): Answer {
  return look(desk, o, ({ state }) => {
    const e = whoIs(state, who);
    const viewer = oneOf(desk, '--for', o.for ?? 'official', ['official', 'owner', 'opponent', 'public']);
    if (!mayShowLists(state, viewer)) refuse('error.listsClosed', { name: e.name });
    const lists = e.decks.map((versions, member) => ({
      member,
      versions: versions.map((v, i) => ({ ...v, changes: i === 0 ? [] : deckDiff(versions[i - 1].cards, v.cards) })),
    }));
    const part = (title: string, cards: readonly [string, number][] = []): string[] =>
      cards.length === 0
        ? []
        : [
            `${title}:`,
            ...columns(
              cards.map(([name, n]) => [String(n), name]),
              [0],
            ),
          ];
    const lines = lists.flatMap(({ member, versions }) => {
      const last = versions.at(-1);
      if (!last) return [t(desk, 't.noList', { name: e.members[member].name })];
      return [
        t(desk, 't.listHead', { name: e.members[member].name, count: versions.length }),
        ...part(t(desk, 't.main'), last.cards.main),
        ...part(t(desk, 't.sideboard'), last.cards.sideboard),
        ...part(t(desk, 't.commander'), last.cards.commander),
        ...part(t(desk, 't.companion'), last.cards.companion),
        ...versions.slice(1).flatMap((v) => [`${v.at}  ${v.by}  ${v.why ?? ''}`.trimEnd(), ...v.changes.map(changeLine)]),
      ];
    });
    return { json: { id: e.id, name: e.name, lists }, lines };
  });
}

const changeLine = (c: DeckChange): string => `  ${c.by > 0 ? '+' : '-'}${Math.abs(c.by)} ${c.name}`;

/** The decks of a team together, once this one is in (MTR 8.4, 9.5). */
function teamVerdict(s: Session, db: CardDatabase, id: string, member: number, cards: DeckCards): Verdict[] {
  const unified = s.state.kind === 'unified' || s.state.kind === 'twoHeaded';
  if (!isTeamEvent(s.state) || !unified || isLimited(s.state)) return [];
  const e = s.state.entrants.find((x) => x.id === id);
  const lists = (e?.decks ?? []).map((d, i) => (i === member ? cards : d.at(-1)?.cards)).filter((c): c is DeckCards => c !== undefined);
  return unifiedVerdict(
    lists.map((c) => toCheck(db, c)),
    eventOf(s.state, db),
  );
}

export interface CheckOptions extends CommonOptions {
  seed?: string;
  tables?: string;
  target?: string[];
  phase?: string;
  begin?: string;
  end?: string;
  lists?: boolean;
  lock?: boolean;
  round?: string;
}

/** Chooses decks to check; begins and ends a check, with the time it earns; or tells which lists are missing. */
export function checkDecks(desk: Desk, o: CheckOptions): Promise<Answer> {
  return change(desk, o, (s) => {
    if (o.lock) s.do({ type: 'deckLock' });
    if (o.lists || o.lock) return listAnswer(desk, s);
    if (o.begin !== undefined || o.end !== undefined) return checkTime(desk, s, o);
    const last = roundAsked(desk, s.state, o.round) ?? lastRound(s.state);
    const command = planChecks(s.state, {
      round: last.number,
      at: oneOf(desk, '--phase', o.phase ?? 'start', ['start', 'middle', 'end']),
      seed: o.seed ?? `${s.state.seed}/checks${last.number}/${s.state.checks.length}`,
      ...(o.tables === undefined ? {} : { tables: numberOf(desk, '--tables', o.tables, 0) }),
      ...(o.target === undefined ? {} : { targets: o.target.map((w) => whoIs(s.state, w).id) }),
    });
    if (command.chosen.length === 0) refuse('error.nothingToCheck', {});
    s.do(command);
    const progress = checkProgress(s.state);
    const name = (id: string): string => s.state.entrants.find((e) => e.id === id)?.name ?? id;
    return {
      json: { round: last.number, chosen: command.chosen.map((c) => ({ ...c, players: c.ids.map(name) })), progress },
      lines: [
        ...command.chosen.map((c) => t(desk, 't.check', { table: c.table, names: c.ids.map(name).join(', ') })),
        t(desk, 't.checkProgress', { checked: progress.checked, wanted: progress.wanted, decks: progress.decks }),
      ],
    };
  });
}

function checkTime(desk: Desk, s: Session, o: CheckOptions): { json: object; lines: string[] } {
  const round = roundAsked(desk, s.state, o.round).number;
  const table = numberOf(desk, o.begin === undefined ? '--end' : '--begin', o.begin ?? o.end ?? '', 1);
  s.doNow({ type: o.begin === undefined ? 'checkEnd' : 'checkBegin', round, table });
  const total = extensionOf(tableOf(roundOf(s.state, round), table));
  const lines = o.begin === undefined ? [t(desk, 't.extended', { table, time: clockText(total) })] : [t(desk, 't.done')];
  // The handbook wants no match to have more than ten minutes; the tournament rules give what the check took and three (F11).
  if (total > LONG_CHECK) lines.push(t(desk, 't.longCheck', { limit: clockText(LONG_CHECK) }));
  return { json: { round, table, extension: total }, lines };
}

function listAnswer(desk: Desk, s: Session): { json: object; lines: string[] } {
  const rows = listStatus(s.state);
  const words = { missing: t(desk, 't.listMissing'), received: t(desk, 't.listReceived'), illegal: t(desk, 't.listIllegal') };
  return { json: { lists: rows }, lines: columns(rows.map((r) => [r.id, r.name, words[r.status]])) };
}
