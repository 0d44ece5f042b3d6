/** Who one is: a guest with a name and a code, or an account with a password. */
import type { SessionView } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { Dialog } from '../ui/dialog.js';

export function AccountDialog({ session, onClose, onChange }: { session: SessionView | null; onClose: () => void; onChange: () => void }) {
  const { t, say } = useSpeech();
  const player = session?.player ?? null;
  const [name, setName] = useState(player?.name ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [claim, setClaim] = useState(session?.claimCode ?? '');
  const [said, setSaid] = useState('');
  const run = (action: Promise<SessionView>) =>
    action.then(
      (s) => {
        // A code is shown when it is made; it ends with a password, with the session, and when it is given up.
        setClaim(s.claimCode ?? '');
        setSaid(s.player ? t('account.now', { name: s.player.name }) : t('account.out'));
        onChange();
      },
      (e) => setSaid(say(textOf(e))),
    );
  const account = player?.kind === 'account';
  return (
    <Dialog title={t('account.title')} onClose={onClose} className="account">
      <p className="quiet">{t(account ? 'account.isAccount' : 'account.isGuest')}</p>
      <form
        className="form"
        onSubmit={(e) => {
          e.preventDefault();
          if (!player) void run(api.guest(name));
        }}
      >
        <label>
          <span>{t('account.name')}</span>
          <input value={name} maxLength={40} autoComplete="nickname" disabled={account} onChange={(e) => setName(e.target.value)} />
        </label>
        {!player && (
          <button type="submit" className="button primary" disabled={!name.trim()}>
            {t('account.setName')}
          </button>
        )}
      </form>
      {claim && (
        <p className="claim">
          {t('account.code')} <code>{claim}</code>
        </p>
      )}
      {player && !account && (
        <div className="buttons">
          <button type="button" className="button" onClick={() => void run(api.newCode())}>
            {t('account.codeNew')}
          </button>
          <button type="button" className="button" onClick={() => void run(api.dropCode())}>
            {t('account.codeNone')}
          </button>
        </div>
      )}
      {!account && (
        <form
          className="form"
          onSubmit={(e) => {
            e.preventDefault();
            void run(api.account(name, password));
          }}
        >
          <label>
            <span>{t('account.password')}</span>
            <input
              type="password"
              minLength={8}
              value={password}
              autoComplete="new-password"
              onChange={(e) => setPassword(e.target.value)}
            />
          </label>
          <div className="buttons">
            <button type="submit" className="button" disabled={password.length < 8 || !name.trim()}>
              {t('account.make')}
            </button>
            <button
              type="button"
              className="button"
              disabled={password.length < 8 || !name.trim()}
              onClick={() => void run(api.login(name, password))}
            >
              {t('account.login')}
            </button>
          </div>
        </form>
      )}
      {!account && (
        <form
          className="form"
          onSubmit={(e) => {
            e.preventDefault();
            void run(api.claim(code));
          }}
        >
          <label>
            <span>{t('account.claim')}</span>
            <input value={code} autoComplete="off" onChange={(e) => setCode(e.target.value)} />
          </label>
          <button type="submit" className="button" disabled={code.length < 4}>
            {t('account.claimDo')}
          </button>
        </form>
      )}
      {player && (
        <div className="buttons">
          <button type="button" className="button" onClick={() => void run(api.logout())}>
            {t('account.logout')}
          </button>
          <button type="button" className="button" onClick={() => void run(api.logoutEverywhere())}>
            {t('account.everywhere')}
          </button>
        </div>
      )}
      {said && <p role="status">{said}</p>}
    </Dialog>
  );
}
