/** After a game: how it ended, rematch. */
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

/** What comes next: another game; of a match of rounds, the rounds. */
function GoOn() {
  const { state, conn } = usePlay();
  const { t } = useSpeech();
  const { table } = state;
  if (!table) return null;
  const { pod, mySeat } = table.info;
  if (pod)
    return (
      <Link to={`/pod/${pod}`} className="button primary">
        <Icon name="play" size={15} /> {t('over.rounds')}
      </Link>
    );
  if (mySeat === null) return null;
  const asked = table.offers.rematch.includes(mySeat);
  const other = table.offers.rematch.some((s) => s !== mySeat);
  return (
    <button
      type="button"
      className="button primary"
      disabled={asked || state.link !== 'open'}
      data-action="rematch"
      onClick={() => conn.send({ type: 'rematch' })}
    >
      {t(asked ? 'rematch.asked' : other ? 'rematch.accept' : 'rematch')}
      <span className="kbd" aria-hidden="true">
        R
      </span>
    </button>
  );
}

/** How the game ended. Focus moves to it as a whole, so that the next Tab leads to its buttons and a key meant for the game presses none. */
export function Over() {
  const { state, game: board, past } = usePlay();
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
  // Until all rounds are played nobody looks at a match of them.
  const sealed = table.info.pod !== undefined && table.info.seed === undefined;
  return (
    <section ref={ref} tabIndex={-1} className={`over${won ? ' won' : ''}`} role="dialog" aria-labelledby="over-title" aria-modal="false">
      <h2 id="over-title">{title}</h2>
      <p>
        <Rich text={reasonOf(game, result, speech)} /> {result.rule && <RuleChip rule={result.rule} />}
      </p>
      {table.info.bestOf === 3 && <p className="quiet">{table.info.seats.map((s) => `${s.name} ${s.won}`).join(' – ')}</p>}
      <div className="buttons">
        <GoOn />
        <button type="button" className="button" onClick={() => hide(table.info.game)}>
          <Icon name="eye" size={15} /> {t('over.board')}
        </button>
        {game.seat !== null && !sealed && table.info.seats.length === 2 && (
          <Link to={`/r/${table.info.id}?game=${table.info.game}&review`} className="button">
            <Icon name="bulb" size={15} /> {t('over.review')}
          </Link>
        )}
        {!sealed && (
          <Link to={`/r/${table.info.id}`} className="button">
            <Icon name="play" size={15} /> {t('over.replay')}
          </Link>
        )}
        <Link to="/" className="button">
          {t('nav.lobby')}
        </Link>
      </div>
    </section>
  );
}
