/** How the duel has ended, and what can be done now. */
import type { DuelGameView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { Again } from '../live/again.js';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { useDuelWords } from './words.js';

export function Over({ conn, state }: { conn: TableConnection; state: TableState & { game: DuelGameView } }) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const { game, table } = state;
  const { result, seat } = game;
  if (!result || !table) return null;
  const won = seat !== null && result.winners.includes(seat);
  const name = result.winners.map((s) => game.players.find((p) => p.seat === s)?.name ?? '').join(', ');
  const title =
    result.winners.length === 0 ? w('over.draw') : seat === null ? w('over.winner', { name }) : w(won ? 'over.won' : 'over.lost');
  return (
    <section className={`panel duel-over${won ? ' won' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      <p>
        {say(result.reason)} {result.rule && <small>{w('rule.of', { rule: result.rule })}</small>}
      </p>
      <div className="buttons">
        <Again conn={conn} state={state} table={table} seat={seat} label={(said) => w(said === 'mine' ? 'over.agreed' : 'over.again')} />
        <Link to={`/r/${table.info.id}`} className="button">
          <Icon name="play" size={15} /> {w('over.replay')}
        </Link>
        <Link to="/" className="button">
          {w('over.lobby')}
        </Link>
      </div>
    </section>
  );
}
