/** Clocks for the wall: one tournament, or several side by side, and what is to be called out said aloud. */
import type { TournamentHead } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { AT_HOME } from '../store/address.js';
import { useLiveTournament } from '../store/tournaments.js';
import { LanguageButton } from '../ui/language.js';
import { Link } from '../ui/link.js';
import { QrCode } from '../ui/qr.js';
import { Icon } from '../ui/symbols.js';
import { type Call, callsBetween, type Look } from './calls.js';
import { type ClockNow, clockText, useBuildLeft, useClock } from './clock-time.js';
import { LineState } from './frame.js';
import { speak } from './speak.js';
import { useNow } from './standing.js';
import { useTournamentWords } from './words.js';
import '../styles/tournament.css';
import '../styles/tournament-clock.css';

type Words = ReturnType<typeof useTournamentWords>;

/** A call in words. */
function callText(w: Words, c: Call, round: number, kind: string, playoff: boolean): string {
  switch (c.call) {
    case 'begin':
      return c.minutes === null ? w('say.beginUntimed', { n: round }) : w('say.begin', { n: round, minutes: c.minutes });
    case 'tenLeft':
      return w('say.tenLeft');
    case 'time':
      // MTR 2.5: five turns, three for teams at one table; in the playoff life decides then.
      return w(playoff ? 'say.timePlayoff' : 'say.time', { turns: kind === 'twoHeaded' ? 3 : 5 });
    case 'table':
      return w('say.table', { n: c.table });
    default:
      return c satisfies never;
  }
}

const phaseOf = (clock: ClockNow | null): string => {
  if (!clock) return 'none';
  return clock.phase;
};

/** The face of a clock: what is left, or what there is instead. */
function Face({ clock, build, round }: { clock: ClockNow | null; build: number | null; round: number }) {
  const w = useTournamentWords();
  if (build !== null && build > 0) return <Figures text={clockText(build)} about={w('clock.build')} />;
  if (!clock || round === 0) return <Figures text="–:–" about={w('clock.soon')} />;
  switch (clock.phase) {
    case 'over':
      return <Figures text="–:–" about={w('clock.over')} />;
    case 'noLimit':
      return <Figures text="∞" about={w('clock.noLimit')} />;
    case 'pregame':
      return <Figures text="–:–" about={w('clock.pregame')} />;
    case 'paused':
      return <Figures text={clockText(Math.max(0, clock.left ?? 0))} about={w('clock.paused')} />;
    case 'time':
      return <Figures text={clockText(0)} about={w('clock.timeOver', { time: clockText(-(clock.left ?? 0)) })} />;
    case 'running':
    case 'lastTen':
      return <Figures text={clockText(clock.left ?? 0)} about={w('clock.left')} />;
    default:
      return clock.phase satisfies never;
  }
}

function Figures({ text, about }: { text: string; about: string }) {
  return (
    <div className="c-face" role="timer">
      <b className={text.length > 5 ? 'long' : ''}>{text}</b>
      <span>{about}</span>
    </div>
  );
}

/** Where phones find it, as a code; or why they do not. */
function Address({ id }: { id: string }) {
  const w = useTournamentWords();
  const url = `${location.origin}/t/${id}`;
  if (AT_HOME.test(location.hostname)) return <p className="c-home">{w('clock.atHome')}</p>;
  return (
    <div className="c-address">
      <QrCode text={url} label={w('clock.qr')} />
      <span>{url.replace(/^https?:\/\//, '')}</span>
    </div>
  );
}

function Stands({ head }: { head: TournamentHead }) {
  return <>{useNow(head)}</>;
}

/** Before the first round. */
const WAITING: ClockNow = { phase: 'pregame', left: null, extended: [] };

/** One tournament of the wall. */
function Wall({ id, spoken, alone }: { id: string; spoken: boolean; alone: boolean }) {
  const w = useTournamentWords();
  const { lang } = useSpeech();
  const { head, link } = useLiveTournament(id);
  const clock = useClock(head);
  const build = useBuildLeft(head);
  const before = useRef<Look | null>(null);
  const round = head?.round ?? 0;
  // Each look at the clock is compared with the one before.
  useEffect(() => {
    if (!head) return;
    const look = { round, clock: clock ?? WAITING };
    const calls = callsBetween(before.current, look);
    before.current = look;
    if (!spoken) return;
    for (const c of calls) {
      const text = callText(w, c, round, head.kind, head.stage === 'playoff');
      speak(alone ? text : w('say.of', { name: head.name, text }), lang);
    }
  });
  const late = clock !== null && clock.extended.length > 0 && clock.phase !== 'over';
  return (
    <section className={`c-wall is-${phaseOf(clock)}`} aria-label={head?.name ?? ''} data-clock={id}>
      <header>
        <h1>{head?.name ?? ''}</h1>
        <p>
          {head && <Stands head={head} />}
          <LineState link={link} />
        </p>
      </header>
      <Face clock={clock} build={build} round={round} />
      <footer>
        <div className="c-facts">
          {head && round > 0 && head.roundStatus === 'published' && (
            <p className="c-open">{head.openTables === 0 ? w('clock.allIn') : w('clock.open', { n: head.openTables })}</p>
          )}
          {head && round === 0 && <p className="c-open">{w('players.n', { n: head.players })}</p>}
          {late && (
            <ul className="c-extended" aria-label={w('clock.extended')}>
              {clock.extended.map((e) => (
                <li key={e.table} className={e.left <= 0 ? 'is-over' : ''}>
                  <span>{w('table.n', { n: e.table })}</span> <b>{clockText(e.left)}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
        {alone && <Address id={id} />}
      </footer>
    </section>
  );
}

export function ClockPage({ id }: { id: string }) {
  const w = useTournamentWords();
  const { t } = useSpeech();
  const [spoken, setSpoken] = useState(false);
  const page = useRef<HTMLElement>(null);
  const ids = [...new Set(id.split('+').filter((x) => x !== ''))];
  const canSpeak = 'speechSynthesis' in window;
  const toggle = (): void => {
    // The first word is said by a press: browsers let nobody speak who was not asked to.
    if (!spoken) speak(w('say.on'), document.documentElement.lang.startsWith('zh') ? 'zh' : 'en');
    else speechSynthesis.cancel();
    setSpoken(!spoken);
  };
  const full = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void page.current?.requestFullscreen().catch(() => {});
  };
  return (
    <main className="c-page" ref={page} data-count={ids.length}>
      <div className="c-tiles">
        {ids.map((x) => (
          <Wall key={x} id={x} spoken={spoken} alone={ids.length === 1} />
        ))}
      </div>
      <div className="c-bar">
        <Link to={ids.length === 1 ? `/t/${ids[0]}` : '/t'} className="button quiet-button">
          <Icon name="close" size={14} /> {t('action.close')}
        </Link>
        <span className="grow" />
        {canSpeak && (
          <button type="button" className="button quiet-button" aria-pressed={spoken} onClick={toggle} data-action="speak">
            <Icon name={spoken ? 'sound' : 'mute'} size={16} /> {w(spoken ? 'clock.spoken' : 'clock.speak')}
          </button>
        )}
        <button type="button" className="button quiet-button" onClick={full}>
          <Icon name="up" size={14} /> {w('clock.full')}
        </button>
        <LanguageButton />
      </div>
    </main>
  );
}
