/** Frame of the pages that are no table: name, ways, language, theme, settings, who one is. */
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, useLoaded } from '../store/api.js';
import { LanguageButton } from '../ui/language.js';
import { Link } from '../ui/link.js';
import { SettingsDialog } from '../ui/settings-dialog.js';
import { Icon } from '../ui/symbols.js';
import { AccountDialog } from './account.js';

/** Ways that are gone less often: they stand behind one word, so that all fit beside each other. */
function MoreWays() {
  const { t } = useSpeech();
  return (
    <details
      className="more-ways"
      onBlur={(e) => {
        if (!e.currentTarget.contains(e.relatedTarget)) e.currentTarget.open = false;
      }}
    >
      <summary>{t('nav.more')}</summary>
      <div>
        <Link to="/duel">{t('duel.title')}</Link>
        <Link to="/puzzles">{t('puzzles.title')}</Link>
        <Link to="/r/">{t('tables.over')}</Link>
        <Link to="/s/">{t('nav.scenario')}</Link>
      </div>
    </details>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const { t } = useSpeech();
  const [dialog, setDialog] = useState<'' | 'settings' | 'account'>('');
  const session = useLoaded('session', api.session);
  const player = session.value?.player;
  return (
    <div className="shell">
      <header className="shell-bar">
        <Link to="/" className="brand" label={`apnap: ${t('nav.lobby')}`}>
          <img src="/icon.svg" alt="" width="30" height="30" />
          <span>apnap</span>
        </Link>
        <nav aria-label={t('nav.title')}>
          <Link to="/">{t('nav.lobby')}</Link>
          <Link to="/learn">{t('learn.title')}</Link>
          <Link to="/draft">{t('draft.title')}</Link>
          <Link to="/t">{t('tournaments.title')}</Link>
          <Link to="/decks">{t('nav.decks')}</Link>
          <Link to="/library">{t('library.title')}</Link>
          <Link to="/judge">{t('nav.judge')}</Link>
          <MoreWays />
        </nav>
        <span className="grow" />
        <LanguageButton />
        <button type="button" className="button quiet-button" onClick={() => setDialog('account')}>
          <Icon name="user" size={16} /> <span className="wide-only">{player?.name ?? t('account.guest')}</span>
          <span className="sr-only">{t('account.title')}</span>
        </button>
        <button type="button" className="icon-button" aria-label={t('settings.title')} onClick={() => setDialog('settings')}>
          <Icon name="gear" size={18} />
        </button>
      </header>
      {children}
      <footer className="shell-foot">
        <p>{t('legal')}</p>
      </footer>
      {dialog === 'settings' && <SettingsDialog onClose={() => setDialog('')} />}
      {dialog === 'account' && (
        <AccountDialog
          session={session.value}
          onClose={() => setDialog('')}
          onChange={() => {
            session.again();
          }}
        />
      )}
    </div>
  );
}
