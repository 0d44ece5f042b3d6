/** Result slips: one for each table, with a code that says which; of teams whose members play for themselves with a row for each seat. */
import { renderSVG } from 'uqr';
import { extensionOf } from '../clock/clock.js';
import { type Losses, lossesOf, lostBeforePlay } from '../results/losses.js';
import { pointsOf } from '../rounds/problem.js';
import { findEntrant, isPlayed, playsBySeat, seatsOf } from '../state/look.js';
import type { Entrant, Round, State, Table } from '../state/types.js';
import { clockText } from '../time.js';
import { slipCode } from './code.js';
import { html, type Words } from './page.js';

/** What slips need of the page they are on. */
export interface SlipWords {
  t: Words;
  title: string;
  who(id: string | null): string;
  named(name: string): string;
  address?: string | undefined;
}

const small = (text: string): string => (text === '' ? '' : `<div class="small">${text}</div>`);

/** What penalties have taken from somebody before the match. */
function lossLines(x: Table, seat: number, l: Losses | undefined, t: Words): string {
  if (x.out?.includes(seatsOf(x)[seat])) return small(t('label.matchLoss'));
  const s = seat === 0 ? 'a' : 'b';
  if (l?.seats) {
    const one = (m: number, what: string): string => small(`${'ABC'[m]}: ${what}`);
    const lost = l.seats.lost[s].map((m) => one(m, t('label.matchLoss')));
    return [...lost, ...l.seats.games[s].map((m) => one(m, t('label.gameLosses', { count: 1 })))].join('');
  }
  if (l?.match.includes(s)) return small(t('label.matchLoss'));
  return l && l[s] > 0 ? small(t('label.gameLosses', { count: l[s] })) : '';
}

const BOX = '<td class="box"></td>';

/** One row a side: games won, and whether somebody drops. */
function sideRows(state: State, x: Table, w: SlipWords, extra: (seat: number) => string): string {
  const rows = seatsOf(x).map((id, seat) => `<tr><td>${w.who(id)}${extra(seat)}</td>${BOX}${BOX}</tr>`);
  const won = x.kind === 'pod' ? 'label.won' : playsBySeat(state) ? 'label.matchesWon' : 'label.wins';
  const drawn = x.kind === 'pod' ? 'label.draw' : playsBySeat(state) ? 'label.matchesDrawn' : 'label.draws';
  return `<table><thead><tr><th></th><th>${w.t(won)}</th><th>${w.t('label.drop')}</th></tr></thead><tbody>${rows.join('')}
<tr><td>${w.t(drawn)}</td>${BOX}<td></td></tr></tbody></table>`;
}

/** MTR 8.2: A plays A, B plays B, C plays C; a row for each, with the games of both. */
function seatRows(state: State, x: Table, w: SlipWords): string {
  const [a, b] = seatsOf(x).map((id) => findEntrant(state, id));
  if (!a || !b) return '';
  const member = (e: Entrant, m: number): string => {
    const name = w.named(e.members[m]?.name ?? '');
    return e.gone?.some((g) => g.member === m) ? `<s>${name}</s>` : name;
  };
  const rows = a.members.map((_, m) => `<tr><td>${'ABC'[m]}</td><td>${member(a, m)}</td>${BOX}${BOX}<td>${member(b, m)}</td>${BOX}</tr>`);
  const games = `<th>${w.t('label.wins')}</th>`;
  return `<table class="seats"><thead><tr><th>${w.t('label.seat')}</th><th>${w.named(a.name)}</th>${games}${games}<th>${w.named(b.name)}</th><th>${w.t('label.draws')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The slips of a round. */
export function slips(state: State, round: Round, w: SlipWords): string {
  const { t } = w;
  const owed = lossesOf(state, round.number);
  const points = round.stage === 'swiss' ? pointsOf(state, round.number - 1) : undefined;
  const about = (x: Table, seat: number): string => {
    const id = seatsOf(x)[seat];
    const numbers = findEntrant(state, id)?.members.flatMap((m) => (m.number ? [html(m.number)] : [])) ?? [];
    const record = points ? [t('label.pointsSoFar', { points: points.get(id) ?? 0 })] : [];
    return small([...numbers, ...record].join(' · ')) + lossLines(x, seat, owed.get(x), t);
  };
  const one = (x: Table): string => `<div class="slip"><div>
<div class="head"><span class="t">${t('label.tableNumber', { table: x.table })}</span><span>${w.title}</span><span class="small">${html(state.name)}</span></div>
${x.kind === 'match' && playsBySeat(state) ? seatRows(state, x, w) : ''}${sideRows(state, x, w, (seat) => about(x, seat))}
${lostBeforePlay(state, round, x).length > 0 ? small(t('label.noSideboards')) : ''}<div class="lines"><div>${t('label.judge')}</div><div>${t('label.player')}</div><div>${t('label.category')}</div><div>${t('label.infraction')}</div><div>${t('label.penalty')}</div></div>
</div><div class="qr">${renderSVG(slipCode(state, round, x, w.address), { border: 1 })}<div class="small">${t('label.extension')}: ${extensionOf(x) > 0 ? clockText(extensionOf(x)) : '________'}</div></div></div>`;
  return `<div class="slips">${round.tables.filter(isPlayed).map(one).join('\n')}</div>`;
}
