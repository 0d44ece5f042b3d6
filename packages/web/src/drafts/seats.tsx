/** Who sits around the table, in turn order, and who has picked; never what. */
import type { DraftGameView, TableView } from '@apnap/protocol';
import { decisionsIn } from '@apnap/protocol/shown';
import { SitterSign } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { useDraftWords } from './words.js';

/** What a seat is doing. */
function doing(game: DraftGameView, seat: number): 'left' | 'deck' | 'picked' | 'picking' | '' {
  const { draft } = game;
  if (draft.left[seat]) return 'left';
  if (draft.decks[seat] !== false) return 'deck';
  const asked = decisionsIn(game).find((d) => d.seat === seat);
  if (!asked) return '';
  if (asked.answered === true) return draft.phase === 'building' ? 'deck' : 'picked';
  return 'picking';
}

const cardsOf = (pool: DraftGameView['draft']['pools'][number]): number => (typeof pool === 'number' ? pool : pool.length);

export function DraftSeats({ game, table }: { game: DraftGameView; table: TableView | null }) {
  const w = useDraftWords();
  const { draft } = game;
  const counts = draft.pools.map(cardsOf);
  // In a booster draft all have as many.
  const alike = counts.every((n) => n === counts[0]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol tabIndex={0} className={`draft-seats${draft.direction ? ` to-${draft.direction}` : ''}`} aria-label={w('seats.title')}>
      {game.players.map(({ seat, name }) => {
        const sitter = table?.info.seats.find((s) => s.seat === seat);
        const status = doing(game, seat);
        return (
          <li key={seat} data-seat={seat} data-status={status} className={seat === game.seat ? 'own' : ''}>
            <SitterSign sitter={sitter} size={14} />
            <b>{name}</b>
            {seat === game.seat && <span className="sr-only">{w('seat.you')}</span>}
            {!alike && <small>{w('seat.cards', { n: counts[seat] })}</small>}
            {draft.behind[seat] > 0 && <small>{w('seat.behind', { n: draft.behind[seat] })}</small>}
            <span className="seat-sign" title={status === '' ? '' : w(`seat.${status}`)}>
              {(status === 'picked' || status === 'deck') && <Icon name="check" size={13} />}
              {status === 'picking' && <Icon name="clock" size={13} />}
              {status === 'left' && <Icon name="flag" size={13} />}
              <span className="sr-only">{status === '' ? '' : w(`seat.${status}`)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
