/** The seats of a table for several that waits: who sits where, and what can be done about those that are open. */
import type { SeatInfo, TableInfo, Text } from '@apnap/protocol';
import { type ReactNode, useState } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { namesOfWay, teamsOf } from '../lobby/seats.js';
import { api, textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { useSettings } from '../store/settings.js';
import { useWays } from '../store/ways.js';
import { SitterLevel, SitterSign } from '../ui/sitter.js';

/** What is played at a table, where it is not a game of two with nothing but their decks. */
export function WayMark({ info }: { info: TableInfo }) {
  const { say } = useSpeech();
  const names = namesOfWay(useWays(), info);
  return names.length > 0 ? <b className="way-mark">{names.map(say).join(' · ')}</b> : null;
}

function Row({ seat, team, children }: { seat: SeatInfo; team: number | undefined; children?: ReactNode }) {
  const { t } = useSpeech();
  return (
    <li className="seat-row" data-seat={seat.seat} data-kind={seat.kind}>
      <span className="seat-number">
        {t('seat.number', { n: seat.seat + 1 })}
        {team !== undefined && <span className={`mark team team-${team % 3}`}>{t('player.team', { n: team + 1 })}</span>}
      </span>
      {seat.kind === 'open' ? (
        <span className="quiet">{t('tables.openSeat')}</span>
      ) : (
        <span className="sitter" data-kind={seat.kind}>
          <SitterSign sitter={seat} size={15} /> <b>{seat.name}</b> <SitterLevel sitter={seat} />
        </span>
      )}
      {children}
    </li>
  );
}

/** @param choose takes an open seat for who has none; `chosen`: the one that would be taken */
export function Seats({ info, choose, chosen }: { info: TableInfo; choose?: (seat: number) => void; chosen?: number | undefined }) {
  const { t, say } = useSpeech();
  const { level } = useSettings();
  const [trouble, setTrouble] = useState<Text | null>(null);
  const teams = teamsOf(useWays(), info);
  const host = info.seats.find((s) => s.kind === 'guest' || s.kind === 'account')?.seat;
  const fill = (seat: number) => {
    setTrouble(null);
    api.seat(info.id, { seat, level }).catch((e) => setTrouble(textOf(e)));
  };
  return (
    <>
      <ol className="seat-rows">
        {info.seats.map((s) => (
          <Row key={s.seat} seat={s} team={teams?.[s.seat]}>
            {s.kind === 'open' && host === info.mySeat && info.mySeat !== null && (
              <button type="button" className="button" data-action={`fill-${s.seat}`} onClick={() => fill(s.seat)}>
                {t('seat.fill', { level: t(`level.${level}` as Key) })}
              </button>
            )}
            {s.kind === 'open' && choose && (
              <button type="button" className="button" aria-pressed={chosen === s.seat} onClick={() => choose(s.seat)}>
                {t(chosen === s.seat ? 'seat.chosen' : 'seat.choose')}
              </button>
            )}
          </Row>
        ))}
      </ol>
      {trouble && (
        <p className="refused" role="alert">
          {say(trouble)}
        </p>
      )}
    </>
  );
}

/** Gets up from a table that waits. */
export function GetUp({ info }: { info: TableInfo }) {
  const { t } = useSpeech();
  return (
    <button
      type="button"
      className="button quiet-button"
      data-action="leave"
      onClick={() => {
        void api.leave(info.id).then(
          () => go('/'),
          () => go('/'),
        );
      }}
    >
      {t('seat.leave')}
    </button>
  );
}
