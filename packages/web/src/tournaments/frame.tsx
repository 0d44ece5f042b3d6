/** Frame of the pages of one tournament: little beside its name, for the screen of a phone. */
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { LiveTournament } from '../store/tournaments.js';
import { LanguageButton } from '../ui/language.js';
import { Link } from '../ui/link.js';
import { SettingsDialog } from '../ui/settings-dialog.js';
import { Icon } from '../ui/symbols.js';
import { useTournamentWords } from './words.js';

/** That the line is bad, without alarm: it is tried again by itself. */
export function LineState({ link }: { link: LiveTournament['link'] }) {
  const w = useTournamentWords();
  return (
    <span role="status" className="t-line">
      {link === 'lost' && (
        <>
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {w('line.lost')}
        </>
      )}
    </span>
  );
}

export function Frame({
  title,
  link,
  ways,
  children,
}: {
  title: string;
  link: LiveTournament['link'];
  /** Ways to the other pages of the tournament. */
  ways?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useSpeech();
  const w = useTournamentWords();
  const [settings, setSettings] = useState(false);
  return (
    <div className="shell t-shell">
      <header className="shell-bar t-bar">
        <Link to="/t" className="brand" label={w('nav.all')}>
          <img src="/icon.svg" alt="" width="28" height="28" />
        </Link>
        <h1>{title}</h1>
        {ways}
        <LanguageButton />
        <button type="button" className="icon-button" aria-label={t('settings.title')} onClick={() => setSettings(true)}>
          <Icon name="gear" size={18} />
        </button>
      </header>
      <LineState link={link} />
      {children}
      <footer className="shell-foot">
        <p>{t('legal')}</p>
      </footer>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </div>
  );
}
