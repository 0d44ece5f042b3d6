/** One's own cards beside the booster: by colour or by cost, with their curve. */
import type { DraftView } from '@apnap/protocol';
import { useState } from 'react';
import { Curve } from '../decks/curve.js';
import { useDeckWords } from '../decks/words.js';
import { Pip } from '../ui/symbols.js';
import { CardRow } from './card.js';
import { byColor, byCost, type ColorGroup, entryOf, type Faces, groupOf } from './cards.js';
import { useDraftWords } from './words.js';

/** The name of a group of colours. */
export function GroupName({ group }: { group: ColorGroup }) {
  const w = useDraftWords();
  const d = useDeckWords();
  if (group === 'M' || group === 'C' || group === 'L') return <>{w(`color.${group}`)}</>;
  return (
    <>
      <Pip code={group} /> {d(`color.${group}`)}
    </>
  );
}

export function Pool({ draft: { kind, pool, leaders }, faces }: { draft: DraftView; faces: Faces }) {
  const w = useDraftWords();
  const [order, setOrder] = useState<'color' | 'cost'>('color');
  const spells = pool.filter((c) => groupOf(c, faces) !== 'L' && !c.conspiracy).map((c) => ({ entry: entryOf(c, faces), count: 1 }));
  return (
    <section className="draft-pool" aria-labelledby="pool-title">
      <header>
        <h2 id="pool-title">{w('pool.count', { n: pool.length })}</h2>
        <fieldset className="segments small" aria-label={w('order.title')}>
          {(['color', 'cost'] as const).map((o) => (
            <button key={o} type="button" className={order === o ? 'on' : ''} aria-pressed={order === o} onClick={() => setOrder(o)}>
              {w(`order.${o}`)}
            </button>
          ))}
        </fieldset>
      </header>
      {kind === 'commander' && <p className="pool-leaders">{w('pool.leaders', { n: leaders.length })}</p>}
      <Curve spells={spells} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="pool-rows" tabIndex={0} aria-labelledby="pool-title">
        {pool.length === 0 && <p className="empty">{w('pool.empty')}</p>}
        {order === 'cost' &&
          pool
            .slice()
            .sort(byCost)
            .map((c) => <CardRow key={c.id} card={c} faces={faces} />)}
        {order === 'color' &&
          byColor(pool, faces).map(({ group, cards }) => (
            <section key={group}>
              <h3>
                <GroupName group={group} /> <small>{cards.length}</small>
              </h3>
              {cards.map((c) => (
                <CardRow key={c.id} card={c} faces={faces} />
              ))}
            </section>
          ))}
      </section>
    </section>
  );
}
