/** The mana curve of cards: how many there are of each mana value. */
import type { CardEntry } from '@apnap/protocol';
import { groupOf } from './model.js';
import { useDeckWords } from './words.js';

/** The last column holds all greater mana values. */
const COLUMNS = 8;

/** So many copies of a card. */
export interface Counted {
  entry: CardEntry;
  count: number;
}

export const sum = (list: readonly Counted[]): number => list.reduce((n, c) => n + c.count, 0);

export function Curve({ spells }: { spells: readonly Counted[] }) {
  const w = useDeckWords();
  const columns = Array.from({ length: COLUMNS }, (_, mv) => {
    const here = spells.filter((c) => Math.min(c.entry.manaValue, COLUMNS - 1) === mv);
    return {
      mv: `${mv}${mv === COLUMNS - 1 ? '+' : ''}`,
      n: sum(here),
      creatures: sum(here.filter((c) => groupOf(c.entry) === 'Creature')),
    };
  });
  const most = Math.max(4, ...columns.map((c) => c.n));
  const total = sum(spells);
  const average = total === 0 ? 0 : spells.reduce((n, c) => n + c.entry.manaValue * c.count, 0) / total;
  return (
    <section className="curve" aria-labelledby="curve-title">
      <h3 id="curve-title">
        {w('stats.curve')} <small>{w('stats.average', { n: average.toFixed(2) })}</small>
      </h3>
      <ol className="curve-columns">
        {columns.map((c) => (
          <li key={c.mv} aria-label={w('stats.curveBar', { mv: c.mv, n: c.n, creatures: c.creatures })}>
            <span className="curve-n" aria-hidden="true">
              {c.n || ''}
            </span>
            <span className="curve-bar" aria-hidden="true">
              <i className="others" style={{ height: `${((c.n - c.creatures) / most) * 100}%` }} />
              <i className="creatures" style={{ height: `${(c.creatures / most) * 100}%` }} />
            </span>
            <span className="curve-mv" aria-hidden="true">
              {c.mv}
            </span>
          </li>
        ))}
      </ol>
      <p className="curve-key" aria-hidden="true">
        <i className="creatures" /> {w('stats.creatures')} <i className="others" /> {w('stats.others')}
      </p>
    </section>
  );
}
