/** Games besides Magic that can be played on this server: who opens a table of one needs nothing but players. Nothing where there are none. */
import type { GameInfo, PlainTableBody } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, useLoaded } from '../store/api.js';
import { Icon } from '../ui/symbols.js';

const upTo = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

function NewTable({ game, start, busy }: { game: GameInfo; start: (b: PlainTableBody) => void; busy: boolean }) {
  const { t, say } = useSpeech();
  const [seats, setSeats] = useState(game.least);
  const [wanted, setComputers] = useState(0);
  const [listed, setListed] = useState(true);
  const computers = Math.min(wanted, seats - 1);
  const open = seats - 1 - computers;
  return (
    <li className="other-game" data-game={game.game}>
      <b>{say(game.name)}</b>
      <div className="row-fields">
        <label className="select-field">
          <span>{t('games.players')}</span>
          <select value={seats} onChange={(e) => setSeats(Number(e.target.value))} data-choice="seats">
            {upTo(game.least, game.most).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label className="select-field">
          <span>{t('games.computers')}</span>
          <select value={computers} onChange={(e) => setComputers(Number(e.target.value))} data-choice="computers">
            {upTo(0, seats - 1).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      </div>
      {open > 0 && (
        <label className="check">
          <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
          <span>
            {t('lobby.listed')}
            <small>{t('lobby.listedAbout')}</small>
          </span>
        </label>
      )}
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => start({ game: game.game, seats, computers, listed: open > 0 && listed })}
        data-action="open"
      >
        <Icon name="play" size={15} /> {t(open > 0 ? 'lobby.invite' : 'lobby.start')}
      </button>
    </li>
  );
}

export function OtherGames({ start, busy }: { start: (b: PlainTableBody) => void; busy: boolean }) {
  const { t } = useSpeech();
  const games = useLoaded('games', api.games).value?.data.filter((g) => g.plain) ?? [];
  if (games.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="games-title">
      <h2 id="games-title">{t('games.title')}</h2>
      <ul className="other-games">
        {games.map((g) => (
          <NewTable key={g.game} game={g} start={start} busy={busy} />
        ))}
      </ul>
    </section>
  );
}
