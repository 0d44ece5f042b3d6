/**
 * Between the games of a match: cards change between deck and sideboard; with limited decks any number of basic lands comes and goes (MTR 7.2), and conspiracies are
 * chosen anew (CR 905.4).
 */
import type { SideboardView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { areNamed, Conspiracies, type Conspiring, chosenBefore, fewerIn, sentOf } from './conspiracies.js';
import { usePlay } from './play.js';

type List = SideboardView['main'];
interface Lists {
  main: List;
  side: List;
}

/** The most of one basic land. */
const MOST_LANDS = 100;

const size = (list: List): number => list.reduce((n, c) => n + c.count, 0);
const countOf = (list: List, card: string): number => list.find((c) => c.card === card)?.count ?? 0;

/** The list with one more of a card, or one less. */
function changed(list: List, line: List[number], by: 1 | -1): List {
  if (!list.some((c) => c.card === line.card)) return by > 0 ? [...list, { ...line, count: 1 }] : list;
  return list.flatMap((c) => (c.card !== line.card ? [c] : c.count + by > 0 ? [{ ...c, count: c.count + by }] : []));
}

/** A card from one list into the other. */
const moved = (from: List, to: List, line: List[number]): [List, List] => [changed(from, line, -1), changed(to, line, 1)];

/** Cards that a press moves to the other side. */
function Column({ title, list, count, move }: { title: string; list: List; count: number; move: ((line: List[number]) => void) | null }) {
  const { say } = useSpeech();
  return (
    <section>
      <h3>
        {title} <small>{count}</small>
      </h3>
      <ul>
        {list.map((c) => (
          <li key={c.card}>
            <button type="button" className="option" disabled={!move} onClick={() => move?.(c)} data-card={c.card}>
              <b>{c.count}</b> {say(c.name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Basic lands of the deck, one more or one less. */
function Lands({ lands, main, change }: { lands: List; main: List; change: ((line: List[number], by: 1 | -1) => void) | null }) {
  const { t, say } = useSpeech();
  return (
    <section className="side-lands">
      <h3>{t('side.lands')}</h3>
      <ul>
        {lands.map((land) => {
          const n = countOf(main, land.card);
          const name = say(land.name);
          return (
            <li key={land.card} data-land={land.card}>
              <span>
                <b>{n}</b> {name}
              </span>
              <button
                type="button"
                className="mini-button"
                aria-label={t('side.less', { name })}
                disabled={!change || n === 0}
                onClick={() => change?.(land, -1)}
              >
                −
              </button>
              <button
                type="button"
                className="mini-button"
                aria-label={t('side.more', { name })}
                disabled={!change || n >= MOST_LANDS}
                onClick={() => change?.(land, 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const plainList = (list: List) => list.map(({ card, count }) => ({ card, count }));

export function Sideboarding() {
  const { state, conn } = usePlay();
  const { t } = useSpeech();
  const own = state.table?.sideboard;
  const [lists, setLists] = useState<Lists | null>(null);
  const [agendas, setAgendas] = useState<readonly Conspiring[] | null>(null);
  if (state.table?.info.phase !== 'sideboarding' || !own) return null;
  const { main, side } = lists ?? own;
  const lands = own.lands ?? [];
  const isLand = (c: List[number]): boolean => lands.some((l) => l.card === c.card);
  const pool = own.conspiracies ?? [];
  const chosen = agendas ?? chosenBefore(pool);
  const least = own.least + fewerIn(pool, chosenBefore(pool)) - fewerIn(pool, chosen);
  const lacks = least - size(main);
  const unnamed = !areNamed(pool, chosen, main);
  return (
    <section className="surface sideboarding" role="dialog" aria-label={t('side.title')} aria-modal="false">
      <header>
        <h2>{t('side.title')}</h2>
      </header>
      <div className="surface-body">
        <p className="quiet">{t(lands.length > 0 ? 'side.aboutLimited' : 'side.about', { least })}</p>
        {lands.length > 0 && (
          <Lands lands={lands} main={main} change={own.ready ? null : (line, by) => setLists({ main: changed(main, line, by), side })} />
        )}
        {pool.length > 0 && (
          <Conspiracies pool={pool} chosen={chosen} names={main.filter((c) => !isLand(c))} change={own.ready ? null : setAgendas} />
        )}
        <div className="side-columns">
          <Column
            title={t('side.main')}
            list={main.filter((c) => !isLand(c))}
            count={size(main)}
            move={
              own.ready
                ? null
                : (line) => {
                    const [m, s] = moved(main, side, line);
                    setLists({ main: m, side: s });
                  }
            }
          />
          <Column
            title={t('side.side')}
            list={side}
            count={size(side)}
            move={
              own.ready
                ? null
                : (line) => {
                    const [s, m] = moved(side, main, line);
                    setLists({ main: m, side: s });
                  }
            }
          />
        </div>
      </div>
      <footer>
        <button
          type="button"
          className="button"
          disabled={own.ready || !(lists || agendas)}
          onClick={() => {
            setLists(null);
            setAgendas(null);
          }}
        >
          {t('side.reset')}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={own.ready || lacks > 0 || unnamed}
          data-action="sideboard"
          onClick={() =>
            conn.send({
              type: 'sideboard',
              main: plainList(main),
              side: plainList(side),
              ...(agendas ? { conspiracies: sentOf(pool, chosen) } : {}),
            })
          }
        >
          {own.ready ? t('side.waiting') : lacks > 0 ? t('side.few', { n: lacks }) : unnamed ? t('side.unnamed') : t('side.ready')}
        </button>
      </footer>
    </section>
  );
}
