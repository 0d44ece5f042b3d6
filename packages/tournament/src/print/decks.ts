/** Sheets with the lists as they were handed in, sorted by kind and name, for checking decks and for publishing them. */
import { listStatus } from '../decks/lists.js';
import type { State } from '../state/types.js';
import { head, html, tableOf, type Words } from './page.js';
import type { PrintWishes } from './wishes.js';

type Part = readonly (readonly [name: string, count: number])[];

/** By kind, where kinds are known, then by name. */
function sorted(part: Part, w: PrintWishes): { kind: string; name: string; count: number }[] {
  const rows = part.map(([name, count]) => ({ kind: w.kindOf?.(name) ?? '', name: w.nameOfCard?.(name) ?? name, count }));
  return rows.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function partOf(title: string, part: Part, t: Words, w: PrintWishes): string {
  if (part.length === 0) return '';
  const total = part.reduce((sum, [, n]) => sum + n, 0);
  const rows = sorted(part, w).map((r) => [String(r.count), html(r.name), `<span class="small">${html(r.kind)}</span>`]);
  return `<h2>${title} (${total})</h2>${tableOf([{ title: t('label.count'), kind: 'number' }, { title: t('label.card') }, { title: '', kind: 'kind' }], rows)}`;
}

/** One sheet for each list handed in, with names for their pages; first of all whose is missing. */
export function deckSheets(state: State, t: Words, w: PrintWishes): { body: string; sheets: Map<string, string> } {
  const names = new Map<string, string>();
  const missing = listStatus(state).filter((l) => l.status === 'missing');
  const first =
    missing.length === 0
      ? ''
      : `<div class="sheet">${head(`${t('label.deckSheets')} – ${t('label.noList')}`, html(state.name))}${tableOf(
          [{ title: '#', kind: 'key' }, { title: t('label.player') }],
          missing.map((l) => [html(l.id), html(l.name)]),
        )}</div>`;
  const sheets = state.entrants
    .flatMap((e) =>
      e.decks.map((list, member) => {
        if (list.length === 0) return '';
        const last = list.at(-1);
        const who = e.members.length > 1 ? `${e.name} ${'ABC'[member]}: ${e.members[member].name}` : e.name;
        const small = [
          html(e.members[member].number ?? ''),
          last ? `${t('label.revision')} ${list.length}` : t('label.noList'),
          e.checks.length > 0 ? t('label.checked', { rounds: e.checks.join(', ') }) : '',
        ];
        const cards = last?.cards;
        const body = cards
          ? partOf(t('label.commander'), cards.commander ?? [], t, w) +
            partOf(t('label.companion'), cards.companion ?? [], t, w) +
            partOf(t('label.main'), cards.main, t, w) +
            partOf(t('label.sideboard'), cards.sideboard, t, w)
          : '';
        const issues = (last?.issues ?? []).map((i) => `<p class="small">${html(i)}</p>`).join('');
        const name = `deck${names.size + 1}`;
        names.set(name, who);
        return `<div class="sheet" style="page: ${name}">${head(html(who), '', ...small)}${body}${issues}</div>`;
      }),
    )
    .filter((x) => x !== '')
    .join('\n');
  return { body: first + sheets, sheets: names };
}
