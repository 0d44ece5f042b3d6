/** A tournament as players and everybody else see it: what concerns oneself on top, then pairings, standings and the rest. */
import type { MineView, PublicTournament, Text, TournamentHead } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { go } from '../store/router.js';
import { type LiveTournament, useLiveTournament } from '../store/tournaments.js';
import { Link } from '../ui/link.js';
import { Icon } from '../ui/symbols.js';
import { Boards } from './boards.js';
import { clockText, timeLeft, useBuildLeft, useClock } from './clock-time.js';
import { Enter } from './enter.js';
import { formatName } from './formats.js';
import { Frame } from './frame.js';
import { usePublic } from './live.js';
import { Mine } from './mine.js';
import { useNow } from './standing.js';
import { type TournamentKey, useTournamentWords } from './words.js';
import '../styles/tournament.css';

function BuildTime({ head }: { head: TournamentHead }) {
  const w = useTournamentWords();
  const left = useBuildLeft(head);
  if (left === null) return null;
  return (
    <p className="t-build" role="timer">
      <Icon name="clock" size={15} /> {left > 0 ? w('build.left', { time: clockText(left) }) : w('build.over')}
    </p>
  );
}

/** The clock of the round, for those who do not play in it. */
function RoundTime({ head }: { head: TournamentHead }) {
  const w = useTournamentWords();
  const clock = useClock(head);
  if (!clock || clock.phase === 'over' || head.roundStatus !== 'published') return null;
  const { own, said, tone } = timeLeft(clock, 0);
  return (
    <p className={`t-timer small is-${tone}`} role="timer">
      {own !== null && <b>{clockText(Math.max(0, own))}</b>}
      <span>{w(said)}</span>
      <span>{head.openTables === 0 ? w('clock.allIn') : w('clock.open', { n: head.openTables })}</span>
    </p>
  );
}

/** What it is, in a line. */
function About({ head }: { head: TournamentHead }) {
  const w = useTournamentWords();
  const { lang } = useSpeech();
  const now = useNow(head);
  return (
    <>
      <p className="t-about">
        <b>{now}</b>
        <span>
          {[
            formatName(head.format, lang),
            ...(head.kind === 'individual' ? [] : [w(`kind.${head.kind}` as TournamentKey)]),
            w(`rel.${head.rel}` as TournamentKey),
            w('players.n', { n: head.players }),
            head.date,
          ].join(' · ')}
        </span>
      </p>
      <BuildTime head={head} />
    </>
  );
}

/** The code with which one has come here, by a link or a QR code. */
const codeOfLink = (): string => new URLSearchParams(location.search).get('code') ?? '';

/** Nothing is known yet, or there is nothing. */
function Nothing({ error }: { error: Text | null }) {
  const { t, say } = useSpeech();
  return error ? (
    <p className="refused" role="alert">
      {say(error)}
    </p>
  ) : (
    <p role="status" className="quiet">
      {t('link.loading')}
    </p>
  );
}

interface Known {
  id: string;
  head: TournamentHead;
  mine: MineView | null;
  link: LiveTournament['link'];
  view: PublicTournament | null;
  code: string;
  became: () => void;
}

const isPlaying = (me: MineView['entrant']): boolean => me?.match != null && me.match.result === null;

/** All there is to see, what concerns oneself first. */
function Content({ id, head, mine, link, view, code, became }: Known) {
  const w = useTournamentWords();
  const me = mine?.entrant ?? null;
  const form = mine && (!me || code !== '') && <Enter id={id} head={head} mine={mine} code={code} became={became} />;
  // Who may want to enter sees that first; later it is there for those who have lost their way.
  const first = head.status === 'registration' || code !== '';
  return (
    <>
      <About head={head} />
      {mine && !isPlaying(me) && <RoundTime head={head} />}
      {mine && me && <Mine id={id} head={head} mine={mine} entrant={me} link={link} names={view?.names ?? {}} />}
      {first && form}
      {view && <Boards view={view} me={me?.id ?? null} />}
      {!first && form}
      {view && (
        <p className="t-ways">
          <Link to={`/t/${id}/clock`}>{w('nav.clock')}</Link>
        </p>
      )}
    </>
  );
}

export function TournamentPage({ id }: { id: string }) {
  const w = useTournamentWords();
  const [person, setPerson] = useState(0);
  const [code, setCode] = useState(codeOfLink);
  const live = useLiveTournament(id, person);
  const view = usePublic(id, live);
  const head = live.head ?? view.value?.head ?? null;
  const official = live.mine?.roles.some((r) => r !== 'player') === true;
  /** Somebody is somebody here now: his own socket is opened, and the code has done its work. */
  const became = (): void => {
    setCode('');
    go(`/t/${id}`, true);
    setPerson((n) => n + 1);
  };
  return (
    <Frame
      title={head?.name ?? ''}
      link={!head && view.error ? 'open' : live.link}
      ways={
        official && (
          <Link to={`/t/${id}/desk`} className="button primary t-to-desk">
            {w('nav.desk')}
          </Link>
        )
      }
    >
      <main className="t-page">
        {head ? (
          <Content id={id} head={head} mine={live.mine} link={live.link} view={view.value} code={code} became={became} />
        ) : (
          <Nothing error={view.error} />
        )}
      </main>
    </Frame>
  );
}
