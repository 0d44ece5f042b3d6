/** Mana curve, colours and types of a deck. */
import type { CardEntry } from '@apnap/protocol';
import { Pip } from '../ui/symbols.js';
import { useBuilder } from './builder.js';
import { type Counted, Curve, sum } from './curve.js';
import { makesColor } from './entry.js';
import { groupOf, type Line, sizeOf, TYPE_GROUPS } from './model.js';
import { useDeckWords } from './words.js';

export const countedOf = (lines: readonly Line[], known: ReadonlyMap<string, CardEntry>): Counted[] =>
  lines.flatMap((l) => {
    const entry = known.get(l.card);
    return entry ? [{ entry, count: l.count }] : [];
  });

const isLand = (c: Counted): boolean => groupOf(c.entry) === 'Land';

/** Symbols of a colour in a cost; a hybrid symbol counts for both its colours. */
const symbolsIn = (cost: string, color: string): number =>
  [...cost.matchAll(/\{([^}]+)\}/g)].filter((m) => m[1].split('/').includes(color)).length;

function Colors({ spells, lands }: { spells: readonly Counted[]; lands: readonly Counted[] }) {
  const w = useDeckWords();
  const rows = [...'WUBRG']
    .map((color) => ({
      color,
      symbols: spells.reduce((n, c) => n + c.count * c.entry.faces.reduce((k, f) => k + symbolsIn(f.cost, color), 0), 0),
      sources: sum(lands.filter((c) => makesColor(c.entry, color))),
    }))
    .filter((r) => r.symbols > 0 || r.sources > 0);
  const all = rows.reduce((n, r) => n + r.symbols, 0);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="colors-title">
      <h3 id="colors-title">{w('stats.colors')}</h3>
      <ul className="color-rows">
        {rows.map((r) => {
          const percent = all === 0 ? 0 : Math.round((r.symbols / all) * 100);
          const name = w(`color.${r.color}` as 'color.W');
          return (
            <li key={r.color}>
              <Pip code={r.color} />
              <span className="sr-only">{w('stats.symbols', { color: name, n: r.symbols, percent })}</span>
              <span className={`color-bar bar-${r.color}`} aria-hidden="true">
                <i style={{ width: `${percent}%` }} />
              </span>
              <b aria-hidden="true">{percent} %</b>
              <small>{w('stats.sources', { n: r.sources })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Stats() {
  const { draft, known } = useBuilder();
  const w = useDeckWords();
  const all = countedOf([...draft.boards.commander, ...draft.boards.main], known);
  const lands = all.filter(isLand);
  const spells = all.filter((c) => !isLand(c));
  const total = Math.max(1, sum(all));
  const types = TYPE_GROUPS.map((g) => ({ g, n: sum(all.filter((c) => groupOf(c.entry) === g)) })).filter((t) => t.n > 0);
  return (
    <div className="deck-stats">
      <Curve spells={spells} />
      <Colors spells={spells} lands={lands} />
      <section aria-labelledby="types-title">
        <h3 id="types-title">{w('stats.types')}</h3>
        <ul className="type-rows">
          {types.map(({ g, n }) => (
            <li key={g}>
              <span>{w(`type.${g}`)}</span>
              <span className="type-bar" aria-hidden="true">
                <i style={{ width: `${(n / total) * 100}%` }} />
              </span>
              <b>{n}</b>
            </li>
          ))}
        </ul>
      </section>
      <p className="quiet stats-odds">{w('hand.odds', { n: Math.round(landOdds(sizeOf(draft.boards.main), sum(lands)) * 100) })}</p>
    </div>
  );
}

/** Chance that seven cards of a deck hold two to four lands. */
export function landOdds(cards: number, lands: number): number {
  if (cards < 7) return 0;
  const choose = (n: number, k: number): number => {
    if (k < 0 || k > n) return 0;
    let x = 1;
    for (let i = 1; i <= k; i++) x = (x * (n - k + i)) / i;
    return x;
  };
  const all = choose(cards, 7);
  return [2, 3, 4].reduce((p, k) => p + (choose(lands, k) * choose(cards - lands, 7 - k)) / all, 0);
}
