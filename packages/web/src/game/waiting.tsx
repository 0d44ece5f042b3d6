/** Before the game: the link to send, or the deck to choose for who came by it. */
import type { TableView, Text } from '@apnap/protocol';
import { lazy, Suspense, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import { DeckPicker, LaterDecks, playableBy } from '../lobby/deck-picker.js';
import { AT_HOME } from '../store/address.js';
import { api, textOf, useLoaded } from '../store/api.js';
import { useSettings } from '../store/settings.js';
import { Link } from '../ui/link.js';
import { QrCode } from '../ui/qr.js';
import { RulesMark } from '../ui/rules.js';
import { Sitters } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { GetUp, Seats, WayMark } from './seats.js';

const JoinDuel = lazy(() => import('../duel/join.js').then((m) => ({ default: m.JoinDuel })));

export function CopyLink({ url }: { url: string }) {
  const { t } = useSpeech();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    const done = () => {
      setCopied(true);
      window.setTimeout(() => setCopied(false), 2500);
    };
    navigator.clipboard?.writeText(url).then(done, () => document.querySelector<HTMLInputElement>('.copy-link input')?.select());
  };
  return (
    <div className="copy-link">
      <input readOnly value={url} aria-label={t('invite.link')} onFocus={(e) => e.currentTarget.select()} />
      <button type="button" className="button primary" onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} size={15} /> {t(copied ? 'invite.copied' : 'invite.copy')}
      </button>
    </div>
  );
}

function Invitation({ url }: { url: string }) {
  const { t } = useSpeech();
  return (
    <>
      <CopyLink url={url} />
      <QrCode text={url} label={t('invite.code')} />
      {AT_HOME.test(location.hostname) && <p className="quiet">{t('invite.atHome')}</p>}
    </>
  );
}

/** For a game to which nobody brings anything. */
function JoinPlainly({ conn, table, name }: { conn: TableConnection; table: TableView; name: Text }) {
  const { t, say } = useSpeech();
  const [trouble, setTrouble] = useState('');
  const join = () => {
    api.join(table.info.id, {}).then(
      () => conn.restart(),
      (e) => setTrouble(say(textOf(e))),
    );
  };
  return (
    <>
      <h1>{t('join.plainly', { game: say(name) })}</h1>
      <p>
        <Sitters seats={table.info.seats} />
      </p>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button primary big" onClick={join} data-action="join">
        {t('join.sit')}
      </button>
    </>
  );
}

function Join({ conn, table }: { conn: TableConnection; table: TableView }) {
  const { t, say } = useSpeech();
  const settings = useSettings();
  const decks = useLoaded('decks', api.decks);
  const [deck, setDeck] = useState(settings.deck);
  const [trouble, setTrouble] = useState('');
  const [seat, setSeat] = useState<number>();
  const { profile, way } = table.info;
  const several = table.info.seats.length > 2;
  const all = decks.value?.data ?? [];
  const list = playableBy(all, profile).filter((d) => (d.commanded === true) === (way?.commanders === true));
  const chosen = list.find((d) => d.id === deck)?.id ?? list[0]?.id ?? '';
  const host = table.info.seats.find((s) => s.kind !== 'open')?.name ?? '';
  const join = () => {
    api.join(table.info.id, { deck: chosen, ...(seat === undefined ? {} : { seat }) }).then(
      () => conn.restart(),
      (e) => setTrouble(say(textOf(e))),
    );
  };
  return (
    <>
      <h1>{t('join.title', { name: host })}</h1>
      <p className="quiet">{t('join.choose')}</p>
      <RulesMark year={profile} />
      <WayMark info={table.info} />
      {several && <Seats info={table.info} choose={setSeat} chosen={seat} />}
      <DeckPicker decks={list} value={chosen} onChange={setDeck} label={t('lobby.yourDeck')} />
      <LaterDecks all={all} year={profile} />
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button primary big" disabled={!chosen} onClick={join}>
        {t('join.sit')}
      </button>
    </>
  );
}

export function WaitingRoom({ conn, table }: { conn: TableConnection; table: TableView }) {
  const { t, say } = useSpeech();
  const { info } = table;
  const open = info.seats.some((s) => s.kind === 'open');
  return (
    <main className="center-page waiting-room">
      <Link to="/" className="brand" label={t('nav.lobby')}>
        <img src="/icon.svg" alt="" width="40" height="40" />
      </Link>
      {info.mySeat !== null ? (
        <>
          <h1>{t('invite.title')}</h1>
          <p>{t(info.seats.length > 2 ? 'invite.aboutSeveral' : 'invite.about')}</p>
          <RulesMark year={info.profile} />
          {info.plays && (
            <p>
              <b>{say(info.plays.name)}</b>: <Sitters seats={info.seats} />
            </p>
          )}
          <WayMark info={info} />
          {(info.plays?.game === 'draft' || (!info.plays && info.seats.length > 2)) && <Seats info={info} />}
          {open && <Invitation url={`${location.origin}/g/${info.id}`} />}
          <p className="quiet waiting" role="status">
            <span className="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {t(info.seats.length > 2 ? 'invite.waitingSeveral' : 'invite.waiting')}
          </p>
          {(!info.plays || info.plays.game === 'draft') && <GetUp info={info} />}
        </>
      ) : open ? (
        info.plays?.game === 'yugioh' ? (
          <Suspense fallback={null}>
            <JoinDuel conn={conn} table={table} />
          </Suspense>
        ) : info.plays ? (
          <JoinPlainly conn={conn} table={table} name={info.plays.name} />
        ) : (
          <Join conn={conn} table={table} />
        )
      ) : (
        <p role="status">{t('watch.soon')}</p>
      )}
    </main>
  );
}
