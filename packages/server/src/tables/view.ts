/** A table besides its game, as a viewer may see it. */
import type { BackUpView, OfficialView, SeatInfo, SideboardConspiracy, SideboardLine, TableInfo, TableView, Text } from '@apnap/protocol';
import type { DeckEntry, TableDeck } from '../games/deck.js';
import { plain } from '../text.js';
import type { Officiating } from './officiating.js';
import { canTakeBack } from './propose.js';
import type { Table } from './table.js';

/** Who is there, besides what the table knows. */
export interface Presence {
  connected: readonly boolean[];
  spectators: number;
}

/** How it looks when nobody is at a table. */
export const nobodyOf = (table: Table): Presence => ({ connected: table.sitters.map(() => false), spectators: 0 });

/** Seats for a viewer. What somebody plays is told when it is over: the name of a deck can give its cards away. */
export function seatInfos(table: Table, presence: Presence, viewer: number | null): SeatInfo[] {
  return table.sitters.map((s, seat) => {
    const deck = table.decks[seat];
    // Who chose the computer's deck sits opposite and knows it; lists, which are the same for all, do not tell.
    const chosen = s?.kind === 'computer' && s.chosen === 1 && viewer !== null;
    const known = seat === viewer || chosen || table.phase === 'over';
    const base = { seat, won: table.won[seat], deckName: (known && deck?.name) || plain(''), connected: presence.connected[seat] };
    if (!s) return { ...base, name: '', kind: 'open' };
    if (s.kind === 'computer') return { ...base, name: table.nameOf(seat), kind: 'computer', level: s.level, connected: true };
    return { ...base, name: s.name, kind: s.kind };
  });
}

/** What lists show, the same for everybody. */
export function tableInfo(table: Table, presence: Presence, viewer: number | null): TableInfo {
  return {
    id: table.id,
    phase: table.phase,
    ...(table.opening.game === undefined ? {} : { plays: { game: table.opening.game, name: table.hosted.name } }),
    ...(table.opening.profile === undefined ? {} : { profile: table.opening.profile }),
    ...(table.opening.way === undefined ? {} : { way: table.opening.way }),
    seats: seatInfos(table, presence, viewer),
    bestOf: table.opening.bestOf,
    game: table.game,
    clock: table.opening.clock,
    listed: table.opening.listed,
    created: new Date(table.created).toISOString(),
    seedHash: table.seedHash(),
    // Between the games of a match it would tell what was drawn, and so what is in the decks.
    ...(table.phase === 'over' && table.line && !table.sealed ? { seed: table.line.seed } : {}),
    spectators: presence.spectators,
    mySeat: viewer,
    ...(table.opening.branchOf ? { branchOf: table.opening.branchOf } : {}),
    ...(table.opening.pod ? { pod: table.opening.pod.id } : {}),
    ...(table.opening.match ? { match: table.opening.match } : {}),
    ...(table.alone ? { alone: true as const } : {}),
    ...(table.closed ? { closed: table.closed } : {}),
  };
}

/** The conspiracies of a pool, with what was chosen for the game before. */
function conspiraciesOf({ conspiracyPool = [], conspiracies = [] }: TableDeck, nameOf: (card: string) => Text): SideboardConspiracy[] {
  const left = conspiracies.slice();
  return conspiracyPool.map(({ card, wants, fewer }) => {
    const at = left.findIndex((c) => c.card === card);
    const [chosen] = at < 0 ? [] : left.splice(at, 1);
    return { card, name: nameOf(card), wants, fewer, ...(chosen ? { names: chosen.names } : {}) };
  });
}

/** What a seat can change between games; null: nothing. */
function sideboardFor(table: Table, seat: number): TableView['sideboard'] {
  const deck = table.decks[seat];
  if (table.phase !== 'sideboarding' || !deck) return null;
  const { lands, hosted } = table;
  const named = (list: readonly DeckEntry[]): SideboardLine[] =>
    list.map(({ card, count }) => ({ card, count, name: hosted.nameOf?.(card) ?? plain(card) }));
  return {
    main: named(deck.main),
    side: named(deck.side),
    ready: table.ready[seat],
    least: table.leastDeck(seat),
    ...(lands.length > 0 ? { lands: named(lands.map((card) => ({ card, count: 0 }))) } : {}),
    ...(deck.conspiracyPool ? { conspiracies: conspiraciesOf(deck, (card) => hosted.nameOf?.(card) ?? plain(card)) } : {}),
  };
}

const said = (takesBack: Text | null | undefined): { takesBack?: Text } => (takesBack ? { takesBack } : {});

/** Officials at the table, and a back-up that is asked for. */
function officialsIn({ officiating: { here, asked } }: Table): Pick<TableView, 'officials' | 'backUp'> {
  const officials = here.map(({ name, role, sees }): OfficialView => ({ name, role, ...(sees === 'all' ? { sees } : {}) }));
  return { ...(officials.length > 0 ? { officials } : {}), ...(asked ? { backUp: backUpView(asked) } : {}) };
}

/** A back-up that waits, as all see it. */
export const backUpView = ({ by, back }: NonNullable<Officiating['asked']>): BackUpView => ({
  by: by.name,
  to: back.to,
  before: back.before,
  why: back.why,
});

/** @param time of the table's own time; `at`: the same moment by the server's steady clock. Both in milliseconds. */
export function tableView(table: Table, presence: Presence, viewer: number | null, time: number, at: number): TableView {
  const back = viewer === null ? null : canTakeBack(table, viewer);
  const asked = table.takeback;
  const nobody = viewer !== null && table.others(viewer, back?.to) === 'nobody';
  return {
    info: tableInfo(table, presence, viewer),
    settings: viewer === null ? null : table.settings[viewer],
    offers: { draw: table.drawOffer, takeback: asked ? { seat: asked.seat, to: asked.to, free: false } : null, rematch: table.rematch },
    clock: table.clockFor(viewer, time, at),
    chat: table.chat,
    sideboard: viewer === null ? null : sideboardFor(table, viewer),
    ...(back?.answer === undefined ? {} : said(table.line?.moveText(back.answer))),
    ...officialsIn(table),
    canTakeBack: !back ? '' : back.free || nobody ? 'free' : 'ask',
    ...(back && !back.free && nobody && !table.alone ? { takeBackTold: true as const } : {}),
  };
}
