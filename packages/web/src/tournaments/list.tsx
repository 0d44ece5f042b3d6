/** Tournaments: those that are listed, one's own, and the way to a new one. */
import type { TournamentInfo } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { useLoaded } from '../store/api.js';
import { tournaments } from '../store/tournaments.js';
import { Link } from '../ui/link.js';
import { PageHead } from '../ui/page-head.js';
import { Icon } from '../ui/symbols.js';
import { formatName } from './formats.js';
import { Found } from './found.js';
import { OpenFile } from './open-file.js';
import { useTournamentWords } from './words.js';
import '../styles/tournament.css';

function Row({ info }: { info: TournamentInfo }) {
  const w = useTournamentWords();
  const { lang } = useSpeech();
  const staff = info.roles.some((r) => r !== 'player');
  const going = info.status === 'running' || info.status === 'playoff';
  return (
    <li className="t-row" data-tournament={info.id}>
      <Link to={`/t/${info.id}`} className="t-row-main">
        <b>{info.name}</b>
        <small>
          {[info.date, formatName(info.format, lang), w('players.n', { n: info.players })].join(' · ')}
          {info.roles.length > 0 && ` · ${info.roles.map((r) => w(`role.${r}`)).join(w('list.comma'))}`}
        </small>
      </Link>
      <span className={`chip t-status ${info.status}`}>
        {going && info.round > 0
          ? info.rounds === null || info.status === 'playoff'
            ? w('round.n', { n: info.round })
            : w('round.of', { n: info.round, of: info.rounds })
          : w(`status.${info.status}`)}
      </span>
      {staff && (
        <Link to={`/t/${info.id}/desk`} className="button">
          {w('nav.desk')}
        </Link>
      )}
    </li>
  );
}

function Rows({ title, list, none }: { title: string; list: readonly TournamentInfo[]; none: string }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {list.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className="t-rows">
          {list.map((info) => (
            <Row key={info.id} info={info} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function TournamentsPage() {
  const w = useTournamentWords();
  const { t, say } = useSpeech();
  const list = useLoaded('tournaments', tournaments.list);
  const [form, setForm] = useState(false);
  const all = list.value?.data ?? [];
  const mine = all.filter((x) => x.roles.length > 0);
  return (
    <Shell>
      <main className="t-list">
        <PageHead title={t('tournaments.title')} lead={w('list.lead')} />
        <div className={`t-list-columns${form ? ' founding' : ''}`}>
          <div className="t-lists">
            {list.error && (
              <p className="refused" role="alert">
                {say(list.error)}
              </p>
            )}
            {!list.value && !list.error && <p role="status">{t('link.loading')}</p>}
            {list.value && (
              <>
                <Rows title={w('list.mine')} list={mine} none={w('list.noneMine')} />
                <Rows title={w('list.open')} list={all.filter((x) => x.roles.length === 0)} none={w('list.noneOpen')} />
              </>
            )}
          </div>
          <div className="t-lists">
            {form ? (
              <Found onClose={() => setForm(false)} />
            ) : (
              <section className="panel">
                <h2>{w('found.title')}</h2>
                <p className="quiet">{w('found.lead')}</p>
                <button type="button" className="button primary big" data-action="found" onClick={() => setForm(true)}>
                  <Icon name="star" size={16} /> {w('found.begin')}
                </button>
              </section>
            )}
            <OpenFile />
          </div>
        </div>
      </main>
    </Shell>
  );
}
