/** After a game: how it ended, rematch, sideboarding. */
import type { MagicView, ResultView } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { type Speech, useSpeech } from '../i18n/index.js';
import { useEnding } from '../motion/cells.js';
import { Link } from '../ui/link.js';
import { Icon, Rich } from '../ui/symbols.js';
import { usePlay } from './play.js';
import { focusQuietly } from './roving.js';
import { RuleChip } from './rule.js';

/** Why it ended, and who lost so; who won, where an effect lets them. */
function reasonOf({ players }: MagicView, { winners, rule, reason }: ResultView, { t, say }: Speech): string {
  const about = players.filter((p) => winners.includes(p.seat) === (rule === '104.2b'));
  if (winners.length === 0 || about.length === 0) return say(reason);
  return t('over.reason', { name: about.map((p) => p.name).join(', '), reason: say(reason) });
}

/** How the game ended. Focus moves to it as a whole, so that the next Tab leads to its buttons and a key meant for the game presses none. */
export function Over() {
  const { state, conn, game: board, past } = usePlay();
  const speech = useSpeech();
  const { t } = speech;
  const [hidden, hide] = useState(-1);
  const ref = useRef<HTMLElement>(null);
  // It has ended when what ended it has been shown.
  const game = past === null ? board : state.game;
  const result = game?.result;
  const table = state.table;
  const ending = useEnding() !== null;
  const shown = !ending && game && result && table && hidden !== table.info.game && table.info.phase !== 'sideboarding';
  useEffect(() => {
    if (shown && ref.current && !document.activeElement?.matches('input, textarea')) focusQuietly(ref.current);
  }, [shown]);
  if (!shown) return null;
  const won = game.seat !== null && result.winners.includes(game.seat);
  const names = result.winners.map((s) => game.players.find((p) => p.seat === s)?.name ?? '').join(', ');
  const title =
    result.winners.length === 0 ? t('over.draw') : game.seat === null ? t('over.wins', { name: names }) : t(won ? 'over.won' : 'over.lost');
  const asked = game.seat !== null && table.offers.rematch.includes(game.seat);
  const other = table.offers.rematch.some((s) => s !== game.seat);
  return (
    <section ref={ref} tabIndex={-1} className={`over${won ? ' won' : ''}`} role="dialog" aria-labelledby="over-title" aria-modal="false">
      <h2 id="over-title">{title}</h2>
      <p>
        <Rich text={reasonOf(game, result, speech)} /> {result.rule && <RuleChip rule={result.rule} />}
      </p>
      {table.info.bestOf === 3 && <p className="quiet">{table.info.seats.map((s) => `${s.name} ${s.won}`).join(' – ')}</p>}
      <div className="buttons">
        {game.seat !== null && (
          <button
            type="button"
            className="button primary"
            disabled={asked}
            data-action="rematch"
            onClick={() => conn.send({ type: 'rematch' })}
          >
            {t(asked ? 'rematch.asked' : other ? 'rematch.accept' : 'rematch')}
            <span className="kbd" aria-hidden="true">
              R
            </span>
          </button>
        )}
        <button type="button" className="button" onClick={() => hide(table.info.game)}>
          <Icon name="eye" size={15} /> {t('over.board')}
        </button>
        {game.seat !== null && table.info.seats.length === 2 && (
          <Link to={`/r/${table.info.id}?game=${table.info.game}&review`} className="button">
            <Icon name="bulb" size={15} /> {t('over.review')}
          </Link>
        )}
        <Link to={`/r/${table.info.id}`} className="button">
          <Icon name="play" size={15} /> {t('over.replay')}
        </Link>
        <Link to="/" className="button">
          {t('nav.lobby')}
        </Link>
      </div>
    </section>
  );
}

type List = { card: string; count: number }[];

const moved = (from: List, to: List, card: string): [List, List] => [
  from.flatMap((c) => (c.card !== card ? [c] : c.count > 1 ? [{ card, count: c.count - 1 }] : [])),
  to.some((c) => c.card === card) ? to.map((c) => (c.card === card ? { card, count: c.count + 1 } : c)) : [...to, { card, count: 1 }],
];

const size = (list: List): number => list.reduce((n, c) => n + c.count, 0);

/** Between the games of a match. */
export function Sideboarding() {
  const { state, conn } = usePlay();
  const { t } = useSpeech();
  const own = state.table?.sideboard;
  const [lists, setLists] = useState<{ main: List; side: List } | null>(null);
  if (state.table?.info.phase !== 'sideboarding' || !own) return null;
  const { main, side } = lists ?? own;
  const column = (title: string, list: List, move: (card: string) => void) => (
    <section>
      <h3>
        {title} <small>{size(list)}</small>
      </h3>
      <ul>
        {list.map((c) => (
          <li key={c.card}>
            <button type="button" className="option" disabled={own.ready} onClick={() => move(c.card)}>
              <b>{c.count}</b> {c.card}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <section className="surface sideboarding" role="dialog" aria-label={t('side.title')} aria-modal="false">
      <header>
        <h2>{t('side.title')}</h2>
      </header>
      <div className="surface-body">
        <p className="quiet">{t('side.about')}</p>
        <div className="side-columns">
          {column(t('side.main'), main, (card) => {
            const [m, s] = moved(main, side, card);
            setLists({ main: m, side: s });
          })}
          {column(t('side.side'), side, (card) => {
            const [s, m] = moved(side, main, card);
            setLists({ main: m, side: s });
          })}
        </div>
      </div>
      <footer>
        <button type="button" className="button" disabled={own.ready || !lists} onClick={() => setLists(null)}>
          {t('side.reset')}
        </button>
        <button type="button" className="button primary" disabled={own.ready} onClick={() => conn.send({ type: 'sideboard', main, side })}>
          {t(own.ready ? 'side.waiting' : 'side.ready')}
        </button>
      </footer>
    </section>
  );
}
