/** What is printed at an event: pairings by table and by name, slips, standings, decklists, the master list, seatings, the bracket. */
import type { Lang } from '@apnap/words';
import { playoffRounds } from '../bracket/bracket.js';
import { finalStandings } from '../bracket/prizes.js';
import { fractionDecimal } from '../fraction.js';
import { refuse } from '../messages.js';
import { shownTo } from '../registration/masking.js';
import { gamesText } from '../results/match.js';
import { pointsOf } from '../rounds/problem.js';
import { playedThrough, recordText, type StandingsRow, standings, tieBreakersFor } from '../standings/standings.js';
import { findEntrant, isMultiplayer, isPlayed, isTeamEvent, lastRound, roundOf, seatsOf } from '../state/look.js';
import type { Entrant, Round, State, Table } from '../state/types.js';
import { deckSheets } from './decks.js';
import { byName, orderNote } from './order.js';
import { head, html, page, type Running, tableOf, type Words, wordsIn } from './page.js';
import { slips } from './slips.js';
import type { PrintWishes } from './wishes.js';

export const PAGES = ['pairings', 'names', 'slips', 'standings', 'decks', 'master', 'seating', 'bracket'] as const;
export type PageKind = (typeof PAGES)[number];

/** A page as a whole HTML document. */
export function printPage(whole: State, kind: PageKind, w: PrintWishes): string {
  const state = shownTo(whole, w.names ?? 'masked');
  const t = wordsIn(w.language);
  const number = w.round ?? lastRound(state)?.number ?? 0;
  const document = (subject: string, body: string, sheets?: Running['sheets']): string =>
    page(w.language, { event: state.name, subject: plain(subject), ...(sheets ? { sheets } : {}) }, body);
  switch (kind) {
    case 'pairings':
    case 'names':
    case 'slips':
      return pageOfRound(state, kind, roundOf(state, number), w, document);
    case 'standings':
      return document(t('label.standings'), standingsPage(state, w.round, t));
    case 'decks': {
      const { body, sheets } = deckSheets(state, t, w);
      return document(t('label.deckSheets'), body, sheets);
    }
    case 'master':
      return document(t('label.masterList'), masterList(state, t, w.language));
    case 'seating':
      return document(t('label.seating'), seating(state, t));
    case 'bracket':
      return document(t('label.bracket'), bracketPage(state, t));
    default: {
      const unknown: never = kind;
      throw new Error(`unknown page ${String(unknown)}`);
    }
  }
}

function pageOfRound(
  state: State,
  kind: 'pairings' | 'names' | 'slips',
  round: Round,
  w: PrintWishes,
  whole: (subject: string, body: string) => string,
): string {
  const { language } = w;
  const t = wordsIn(language);
  const subject = (what: string): string => `${roundTitle(round, t)} – ${what}`;
  switch (kind) {
    case 'pairings':
      return whole(subject(`${t('label.pairings')} ${t('label.byTable')}`), pairingsByTable(state, round, t));
    case 'names':
      return whole(subject(`${t('label.pairings')} ${t('label.byName')}`), pairingsByName(state, round, t, language));
    case 'slips':
      return whole(
        subject(t('label.slips')),
        slips(state, round, { t, title: roundTitle(round, t), who: (id) => who(state, id), named, address: w.address }),
      );
    default:
      return kind satisfies never;
  }
}

/** Words that were made for HTML as they are. */
const plain = (s: string): string =>
  s.replace(/&(amp|lt|gt|quot|#39);/g, (_, c: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[c] ?? '');

const who = (state: State, id: string | null): string => {
  if (id === null) return '—';
  const e = findEntrant(state, id) ?? state.waiting.find((w) => w.id === id);
  if (!e) return html(id);
  const members =
    e.members.length > 1
      ? `<div class="small">${e.members.map((m, i) => (e.gone?.some((g) => g.member === i) ? `<s>${named(m.name)}</s>` : named(m.name))).join(' · ')}</div>`
      : '';
  return `${named(e.name)}${members}`;
};

/** Letters that are written from right to left. */
const LEFTWARD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}]/u;

/** A name in whatever direction it is written: what stands around it keeps its own. */
const named = (name: string): string => (LEFTWARD.test(name) ? `<bdi>${html(name)}</bdi>` : html(name));

/** "Round 3", "Final". */
export function roundTitle(round: Round, t: Words): string {
  if (round.stage === 'swiss') return t('label.round', { round: round.number });
  const size = round.tables.reduce((sum, x) => sum + (x.kind === 'pod' ? seatsOf(x).length : 2), 0);
  return round.tables.length === 1 ? t('label.final') : t('label.playoffRound', { size });
}

const sub = (state: State, round: Round, t: Words): string[] => [
  html(state.date),
  t('label.seed', { seed: round.seed }),
  t('label.log', { seq: state.seq }),
];

/** What was changed by hand says so to everybody. */
const editedMark = (x: Table, t: Words): string => (x.edited ? ` <span class="small">(${t('label.edited')})</span>` : '');

const headByTable = (state: State, round: Round, t: Words): string =>
  head(`${roundTitle(round, t)} – ${t('label.pairings')} ${t('label.byTable')}`, html(state.name), ...sub(state, round, t));

/** Multiplayer tables with all their seats. */
function podsByTable(state: State, round: Round, t: Words): string {
  const points = pointsOf(state, round.number - 1);
  const most = Math.max(...round.tables.map((x) => seatsOf(x).length));
  const rows = round.tables.map((x) => {
    const seats = seatsOf(x).map(
      (id, i) => `${who(state, id)} <span class="small">(${points.get(id) ?? 0})</span>${i === 0 ? editedMark(x, t) : ''}`,
    );
    if (!isPlayed(x)) seats.push(t(x.kind === 'loss' ? 'label.noMatch' : 'label.bye'));
    return [isPlayed(x) ? String(x.table) : '—', ...Array.from({ length: Math.max(most, 2) }, (_, i) => seats[i] ?? '')];
  });
  const columns = [
    { title: t('label.table'), kind: 'table' as const },
    ...Array.from({ length: Math.max(most, 2) }, (_, i) => ({
      title: `${t('label.seat')} ${i + 1} <span class="small">(${t('label.points')})</span>`,
    })),
  ];
  return headByTable(state, round, t) + tableOf(columns, rows);
}

function pairingsByTable(state: State, round: Round, t: Words): string {
  if (isMultiplayer(state)) return podsByTable(state, round, t);
  const points = pointsOf(state, round.number - 1);
  const cell = (id: string | null): string => (id === null || round.stage === 'playoff' ? '' : String(points.get(id) ?? 0));
  const player = t(isTeamEvent(state) ? 'label.team' : 'label.player');
  const rows = round.tables.map((x) =>
    x.kind === 'match'
      ? [String(x.table), who(state, x.a) + editedMark(x, t), cell(x.a), who(state, x.b), cell(x.b)]
      : ['—', who(state, x.a), cell(x.a), t(x.kind === 'loss' ? 'label.noMatch' : 'label.bye'), ''],
  );
  const columns = [
    { title: t('label.table'), kind: 'table' as const },
    { title: player },
    { title: t('label.points'), kind: 'number' as const },
    { title: t('label.opponent') },
    { title: t('label.points'), kind: 'number' as const },
  ];
  return headByTable(state, round, t) + tableOf(columns, rows);
}

function pairingsByName(state: State, round: Round, t: Words, language: Lang): string {
  const seats = new Map<string, { table: Table; others: string[] }>();
  for (const x of round.tables) for (const id of seatsOf(x)) seats.set(id, { table: x, others: seatsOf(x).filter((o) => o !== id) });
  const points = pointsOf(state, round.number - 1);
  const rows = state.entrants
    .filter((e) => seats.has(e.id))
    .sort(byName(language))
    .map((e) => {
      const seat = seats.get(e.id);
      const match = seat !== undefined && isPlayed(seat.table);
      return [
        who(state, e.id),
        match
          ? `${seat.table.table}${seat.table.kind === 'pod' ? ` <span class="small">${t('label.seat')} ${seatsOf(seat.table).indexOf(e.id) + 1}</span>` : ''}`
          : '—',
        match ? seat.others.map((o) => who(state, o)).join(' · ') : t(seat?.table.kind === 'loss' ? 'label.noMatch' : 'label.bye'),
        round.stage === 'swiss' ? String(points.get(e.id) ?? 0) : '',
      ];
    });
  const columns = [
    { title: t(isTeamEvent(state) ? 'label.team' : 'label.player') },
    { title: t('label.table'), kind: 'table' as const },
    { title: t('label.opponent') },
    { title: t('label.points'), kind: 'number' as const },
  ];
  return (
    head(
      `${roundTitle(round, t)} – ${t('label.pairings')} ${t('label.byName')}`,
      html(state.name),
      ...sub(state, round, t),
      orderNote(state.entrants, language, t),
    ) + tableOf(columns, rows)
  );
}

/** After the playoff by final places, with those of the Swiss rounds beside them. */
function standingsPage(state: State, through: number | undefined, t: Words): string {
  const final = through === undefined ? finalStandings(state) : undefined;
  const round = through ?? playedThrough(state);
  const breakers = tieBreakersFor(state.settings.matchWins);
  const titles = { omw: t('label.omw'), gw: t('label.gw'), ogw: t('label.ogw') };
  const rowsOf = final ?? standings(state, round).map((swiss) => ({ place: swiss.rank, swiss }));
  const drawn = (r: StandingsRow): string => `${r.rank}${r.drawn ? ' =' : ''}`;
  const rows = rowsOf.map(({ place, swiss: r }) => [
    ...(final ? [String(place), drawn(r)] : [drawn(r)]),
    who(state, r.id) + (r.left ? ` <span class="small">(${t('label.dropped')})</span>` : ''),
    String(r.points),
    recordText(r.totals),
    ...breakers.map((b) => fractionDecimal(r[b], 4)),
  ]);
  const columns = [
    { title: t('label.rank'), kind: 'table' as const },
    ...(final ? [{ title: t('label.swissRank'), kind: 'number' as const }] : []),
    { title: t(isTeamEvent(state) ? 'label.team' : 'label.player') },
    { title: t('label.points'), kind: 'number' as const },
    { title: t('label.record'), kind: 'number' as const },
    ...breakers.map((b) => ({ title: titles[b], kind: 'number' as const })),
  ];
  const title = final ? t('label.finalStandings') : `${t('label.standings')} ${t('label.after', { round })}`;
  return (
    head(
      title,
      html(state.name),
      html(state.date),
      t('label.log', { seq: state.seq }),
      rowsOf.some(({ swiss }) => swiss.drawn) ? t('label.drawnOrder') : '',
    ) + tableOf(columns, rows)
  );
}

function masterList(state: State, t: Words, language: Lang): string {
  const status = (e: Entrant): string => {
    const place = state.waiting.indexOf(e) + 1;
    if (place > 0) return t('label.waiting', { place });
    if (e.disqualified) return t('label.disqualified');
    if (e.drops.some((d) => d.back === undefined)) return t('label.dropped');
    return e.from > 1 ? t('label.late', { round: e.from }) : t('label.active');
  };
  const rows = [...[...state.entrants].sort(byName(language)), ...state.waiting].map((e) => [
    html(e.id),
    who(state, e.id),
    e.members.map((m) => html(m.number ?? '')).join('<br>'),
    e.members.map((m) => html(m.country ?? '')).join('<br>'),
    e.byes > 0 ? String(e.byes) : '',
    status(e),
  ]);
  const columns = [
    { title: '#', kind: 'key' as const },
    { title: t(isTeamEvent(state) ? 'label.team' : 'label.player') },
    { title: t('label.number'), kind: 'key' as const },
    { title: t('label.country') },
    { title: t('label.byes'), kind: 'number' as const },
    { title: t('label.status'), kind: 'key' as const },
  ];
  return (
    head(t('label.masterList'), html(state.name), html(state.date), String(state.entrants.length), orderNote(state.entrants, language, t)) +
    tableOf(columns, rows)
  );
}

function seating(state: State, t: Words): string {
  const draft = state.drafts.at(-1);
  if (!draft) return refuse('error.noDraft', { number: 1 });
  const columns = [{ title: t('label.seat'), kind: 'table' as const }, { title: t('label.player') }];
  return draft.pods
    .map(
      (p) =>
        `<div class="sheet">${head(`${t('label.pod', { pod: p.pod })} – ${t('label.seating')}`, html(state.name), html(state.date), t('label.seed', { seed: draft.seed }))}${tableOf(
          columns,
          p.seats.map((id, i) => [String(i + 1), who(state, id)]),
        )}</div>`,
    )
    .join('\n');
}

function bracketPage(state: State, t: Words): string {
  const rounds = playoffRounds(state);
  const rank = (id: string | null): string => {
    const at = id === null ? -1 : (state.bracket?.ranks.indexOf(id) ?? -1);
    return at < 0 ? '' : `${at + 1} `;
  };
  const line = (x: Table, id: string | null, side: 'a' | 'b'): string =>
    `<div${x.result?.outcome === side || (x.kind === 'bye' && side === 'a') ? ' class="w"' : ''}>${rank(id)}${id === null ? (side === 'b' ? t('label.bye') : '—') : who(state, id)}</div>`;
  const pod = (x: Table): string =>
    `<div class="m">${seatsOf(x)
      .map((id) => `<div${x.podResult?.winner === id ? ' class="w"' : ''}>${rank(id)}${who(state, id)}</div>`)
      .join('')}</div>`;
  const match = (x: Table): string => (x.kind === 'pod' ? pod(x) : two(x));
  const two = (x: Table): string =>
    `<div class="m">${line(x, x.a, 'a')}${line(x, x.b, 'b')}${x.result ? `<div class="small">${gamesText(x.result.games)}</div>` : ''}</div>`;
  const sections = rounds.map((r) => `<section><h2>${roundTitle(r, t)}</h2><div>${r.tables.map(match).join('')}</div></section>`).join('');
  return `${head(t('label.bracket'), html(state.name), html(state.date))}<div class="bracket">${sections}</div>`;
}
