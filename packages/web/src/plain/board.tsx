/** What a game says, fact by fact: those of all, and those of each seat. */
import type { DecisionView, Fact, PlainView, SeatInfo, TableView } from '@apnap/protocol';
import { decisionsIn } from '@apnap/protocol/shown';
import { useSpeech } from '../i18n/index.js';
import { Clock } from '../live/clock.js';
import { SitterLevel, SitterSign } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { usePlainWords } from './words.js';

/** Named facts, each with its values one by one. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const { say } = useSpeech();
  const w = usePlainWords();
  return (
    <dl className="facts">
      {facts.map((f) => (
        <div key={f.name.en}>
          <dt>{say(f.name)}</dt>
          <dd>
            {f.values.length === 0 && <span className="quiet">{w('facts.none')}</span>}
            {f.values.map((v, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal values are told apart by their places
              <span key={i} className="fact-value">
                {say(v)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a seat is doing about the decisions that wait. */
function doing(decisions: readonly DecisionView[], alone: boolean): '' | 'asked' | 'answered' | 'hidden' {
  if (decisions.length === 0) return '';
  if (decisions.every((d) => d.answered === true)) return 'answered';
  // One decision alone is no secret: somebody is asked, and everybody knows.
  return alone || decisions.some((d) => d.answered === false) ? 'asked' : 'hidden';
}

function Seat({
  game,
  seat,
  info,
  table,
  ahead,
}: {
  game: PlainView;
  seat: number;
  info: SeatInfo | undefined;
  table: TableView | null;
  ahead: number;
}) {
  const w = usePlainWords();
  const player = game.players.find((p) => p.seat === seat);
  const all = decisionsIn(game);
  const status = doing(
    all.filter((d) => d.seat === seat),
    all.length === 1,
  );
  const won = game.result?.winners.includes(seat) === true;
  const away = info !== undefined && !info.connected && info.kind !== 'computer' && table !== null;
  return (
    <li
      className={`plain-seat${game.seat === seat ? ' own' : ''}${status === 'asked' ? ' acts' : ''}${player?.lost ? ' lost' : ''}${won ? ' winner' : ''}`}
      data-seat={seat}
    >
      <header>
        <span className="avatar" aria-hidden="true">
          <SitterSign sitter={info} size={18} />
          {away && <span className="away" title={w('seat.away')} />}
        </span>
        <b className="plain-name">{player?.name}</b>
        {game.seat === seat && <small className="chip still">{w('seat.own')}</small>}
        <SitterLevel sitter={info} />
        <span className="grow" />
        <Clock clock={table?.clock ?? null} ahead={ahead} seat={seat} />
        {won ? (
          <span className="chip on">
            <Icon name="check" size={13} /> {w('seat.winner')}
          </span>
        ) : player?.lost ? (
          <span className="chip">{w('seat.left')}</span>
        ) : (
          status !== '' && (
            <span className={`chip plain-status ${status}`} data-status={status}>
              <Icon name={status === 'answered' ? 'check' : status === 'hidden' ? 'eye' : 'clock'} size={13} /> {w(`seat.${status}`)}
            </span>
          )
        )}
      </header>
      <Facts facts={game.facts.filter((f) => f.seat === seat)} />
    </li>
  );
}

/** @param table where it is played; null: it is looked at */
export function PlainBoard({
  game,
  seats,
  table,
  ahead,
}: {
  game: PlainView;
  seats: readonly SeatInfo[];
  table: TableView | null;
  ahead: number;
}) {
  const w = usePlainWords();
  const common = game.facts.filter((f) => f.seat === undefined);
  // One's own seat first, then on in turn.
  const from = game.seat ?? 0;
  const order = game.players.map((_, i) => game.players[(from + i) % game.players.length].seat);
  return (
    <>
      {common.length > 0 && (
        <section className="panel plain-common" aria-label={w('facts.title')}>
          <Facts facts={common} />
        </section>
      )}
      <section className="plain-seats" aria-label={w('head.seats')}>
        <ul>
          {order.map((seat) => (
            <Seat key={seat} game={game} seat={seat} info={seats.find((s) => s.seat === seat)} table={table} ahead={ahead} />
          ))}
        </ul>
      </section>
    </>
  );
}
