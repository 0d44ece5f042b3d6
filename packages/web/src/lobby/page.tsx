/** The lobby: play at once, choose decks and level, invite, come in, watch, go on with a game. */
import type { DeckInfo, Level, PlainTableBody, TableBody, TableInfo } from '@apnap/protocol';
import { LEVELS, type Profile, yearOf } from '@apnap/protocol/table';
import { useEffect, useState } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { api, textOf, useLoaded } from '../store/api.js';
import { lessonsOffered, useLearned } from '../store/learned.js';
import { go } from '../store/router.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { useWays } from '../store/ways.js';
import { Link } from '../ui/link.js';
import { RulesChoice } from '../ui/rules.js';
import { Sitters } from '../ui/sitter.js';
import { Icon, Pip } from '../ui/symbols.js';
import { DeckArt, DeckFaults, DeckPicker, LaterDecks, playableBy } from './deck-picker.js';
import { OtherGames } from './other-games.js';
import { ANY, askedFor, decksFor, namesOfWay, SeatChoice, useSeveral, WayChoice } from './seats.js';
import { Shell } from './shell.js';

function useStart() {
  const { say } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const start = (body: TableBody | PlainTableBody) => {
    setBusy(true);
    setTrouble('');
    api.createTable(body).then(
      (info) => go(`/g/${info.id}`),
      (e) => {
        setBusy(false);
        setTrouble(say(textOf(e)));
      },
    );
  };
  return { busy, trouble, start };
}

function Hero({
  deck,
  decks,
  start,
  busy,
}: {
  deck: DeckInfo | undefined;
  decks: readonly DeckInfo[];
  start: (b: TableBody) => void;
  busy: boolean;
}) {
  const { t, say } = useSpeech();
  const s = useSettings();
  const enemy = decks.some((d) => d.id === s.enemyDeck && d.commanded === deck?.commanded) ? s.enemyDeck : '';
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>{t('lobby.title')}</h1>
        <p>{t('lobby.lead')}</p>
        <button
          type="button"
          className="button primary huge"
          data-action="play"
          disabled={!deck || busy}
          onClick={() =>
            deck && start({ deck: deck.id, opponent: { kind: 'computer', level: s.level, ...(enemy ? { deck: enemy } : {}) } })
          }
        >
          <Icon name="play" size={22} /> {t(busy ? 'lobby.starting' : 'lobby.play')}
        </button>
        <DeckFaults deck={deck ?? undefined} />
        <p className="hero-with">
          {deck && (
            <>
              {deck.colors.map((c) => (
                <Pip key={c} code={c} />
              ))}{' '}
              {t('lobby.with', { deck: say(deck.name), level: t(`level.${s.level}` as Key) })}
            </>
          )}
        </p>
      </div>
      <div className="hero-art" aria-hidden="true">
        {decks.slice(0, 5).map((d, i) => (
          <span key={d.id} className={`hero-card c${i}`}>
            <DeckArt deck={d} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** Offers the lessons to whoever is here for the first time; once. */
function FirstTime() {
  const { t } = useSpeech();
  const { offered } = useLearned();
  if (offered) return null;
  return (
    <section className="first-time" aria-label={t('learn.title')}>
      <Icon name="learn" size={26} />
      <p>{t('learn.offer')}</p>
      <span className="buttons">
        <Link to="/learn" className="button primary">
          {t('learn.begin')}
        </Link>
        <button type="button" className="button quiet-button" data-action="no-lessons" onClick={lessonsOffered}>
          {t('learn.no')}
        </button>
      </span>
    </section>
  );
}

function PlayForm({ decks: all, start, busy }: { decks: readonly DeckInfo[]; start: (b: TableBody) => void; busy: boolean }) {
  const { t, say } = useSpeech();
  const s = useSettings();
  const ways = useWays();
  const [several, changeSeveral] = useSeveral(ways);
  const [against, setAgainst] = useState<'computer' | 'friend'>('computer');
  const [best, setBest] = useState<1 | 3>(1);
  const [listed, setListed] = useState(false);
  const [minutes, setMinutes] = useState(0);
  const [profile, setProfile] = useState<Profile>('current');
  const year = yearOf(profile);
  const there = playableBy(all, year);
  const decks = several ? decksFor(there, several.way) : there;
  const chosen = decks.find((d) => d.id === s.deck) ?? decks[0];
  const deck = chosen?.id ?? '';
  const enemies = decksFor(decks, several?.way.decks === 'any' || !several ? ANY : several.way, chosen);
  const enemy = enemies.some((d) => d.id === s.enemyDeck) ? s.enemyDeck : '';
  const clock = minutes > 0 ? { seconds: minutes * 60, grace: 5 } : null;
  const people = several ? several.kinds.includes('person') : against === 'friend';
  const computers = several ? several.kinds.includes('computer') : against === 'computer';
  const submit = () =>
    start({
      deck,
      clock,
      ...(year === undefined ? {} : { profile: year }),
      ...(several
        ? askedFor(several, s.level, listed)
        : {
            bestOf: best,
            opponent:
              against === 'computer' ? { kind: 'computer', level: s.level, ...(enemy ? { deck: enemy } : {}) } : { kind: 'person', listed },
          }),
    });
  return (
    <section className="panel play-form" aria-labelledby="play-title">
      <h2 id="play-title">{t('lobby.setUp')}</h2>
      <RulesChoice value={profile} onChange={setProfile} />
      <WayChoice ways={ways} value={several} onChange={(id) => changeSeveral({ id })} />
      <DeckPicker decks={decks} value={deck} onChange={(id) => changeSettings({ deck: id })} label={t('lobby.yourDeck')} />
      <LaterDecks all={all} year={year} />
      <DeckFaults deck={chosen} />
      {several ? <SeatChoice several={several} decks={enemies} change={changeSeveral} /> : null}
      {!several && (
        <fieldset className="segments wide" aria-label={t('lobby.against')}>
          <button
            type="button"
            className={against === 'computer' ? 'on' : ''}
            aria-pressed={against === 'computer'}
            onClick={() => setAgainst('computer')}
          >
            <Icon name="cpu" size={16} /> {t('lobby.computer')}
          </button>
          <button
            type="button"
            className={against === 'friend' ? 'on' : ''}
            aria-pressed={against === 'friend'}
            onClick={() => setAgainst('friend')}
          >
            <Icon name="user" size={16} /> {t('lobby.friend')}
          </button>
        </fieldset>
      )}
      {computers && (
        <fieldset className="choice">
          <legend>{t('lobby.level')}</legend>
          <div className="segments wide levels">
            {LEVELS.map((l: Level) => (
              <label key={l} className={s.level === l ? 'on' : ''}>
                <input type="radio" name="level" checked={s.level === l} onChange={() => changeSettings({ level: l })} />
                <span>{t(`level.${l}` as Key)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {computers && !several && (
        <label className="select-field">
          <span>{t('lobby.enemyDeck')}</span>
          <select value={enemy} onChange={(e) => changeSettings({ enemyDeck: e.target.value })}>
            <option value="">{t('lobby.anyDeck')}</option>
            {enemies.map((d) => (
              <option key={d.id} value={d.id}>
                {say(d.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      {people && (
        <label className="check">
          <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
          <span>
            {t('lobby.listed')}
            <small>{t('lobby.listedAbout')}</small>
          </span>
        </label>
      )}
      <div className="row-fields">
        {!several && (
          <label className="select-field">
            <span>{t('lobby.match')}</span>
            <select value={best} onChange={(e) => setBest(e.target.value === '3' ? 3 : 1)}>
              <option value="1">{t('lobby.best1')}</option>
              <option value="3">{t('lobby.best3')}</option>
            </select>
          </label>
        )}
        <label className="select-field">
          <span>{t('lobby.clock')}</span>
          <select value={minutes} onChange={(e) => setMinutes(Number(e.target.value))}>
            <option value="0">{t('lobby.noClock')}</option>
            {[10, 25, 50].map((m) => (
              <option key={m} value={m}>
                {t('lobby.minutes', { n: m })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="button" className="button primary big" disabled={!deck || busy} onClick={submit} data-action="start">
        {t(people ? 'lobby.invite' : 'lobby.start')}
      </button>
    </section>
  );
}

function TableRow({ info, action }: { info: TableInfo; action: Key }) {
  const { t, say, lang } = useSpeech();
  const decks = info.seats
    .filter((s) => s.kind !== 'open')
    .map((s) => say(s.deckName))
    .filter(Boolean)
    .join(' – ');
  const when = new Date(info.created);
  const played = namesOfWay(useWays(), info);
  return (
    <li className="table-row">
      <span className="table-words">
        <b>
          <Sitters seats={info.seats} />
        </b>
        <small>
          {[
            info.plays ? say(info.plays.name) : '',
            info.profile ? t(`rules.mark.${info.profile}`) : '',
            ...played.map(say),
            info.branchOf ? t('tables.whatIf') : '',
            decks,
            info.bestOf === 3 ? t('lobby.best3') : '',
            Number.isNaN(when.getTime())
              ? ''
              : when.toLocaleString(lang === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium', timeStyle: 'short' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {action === 'tables.replay' && info.pod ? (
        <Link to={`/pod/${info.pod}`} className="button">
          {t('over.rounds')}
        </Link>
      ) : (
        <Link to={action === 'tables.replay' ? `/r/${info.id}` : `/g/${info.id}`} className="button">
          {t(action)}
        </Link>
      )}
    </li>
  );
}

function Tables({ list }: { list: readonly TableInfo[] }) {
  const { t } = useSpeech();
  const mine = list.filter((x) => x.mySeat !== null && x.phase !== 'over');
  const open = list.filter((x) => x.mySeat === null && x.phase === 'waiting');
  const watch = list.filter((x) => x.mySeat === null && (x.phase === 'playing' || x.phase === 'sideboarding'));
  const over = list.filter((x) => x.phase === 'over');
  const part = (title: Key, tables: readonly TableInfo[], action: Key, empty?: Key) =>
    tables.length > 0 || empty ? (
      <section>
        <h3>{t(title)}</h3>
        {tables.length === 0 && empty && <p className="empty">{t(empty)}</p>}
        <ul className="table-list">
          {tables.slice(0, 12).map((x) => (
            <TableRow key={x.id} info={x} action={action} />
          ))}
        </ul>
      </section>
    ) : null;
  return (
    <section className="panel tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{t('tables.title')}</h2>
      {part('tables.mine', mine, 'tables.goOn')}
      {part('tables.open', open, 'tables.join', 'tables.noOpen')}
      {part('tables.watch', watch, 'tables.look', 'tables.noWatch')}
      {part('tables.over', over, 'tables.replay')}
    </section>
  );
}

export function LobbyPage() {
  const { t, say } = useSpeech();
  const s = useSettings();
  const decks = useLoaded('decks', api.decks);
  const tables = useLoaded('tables', api.tables);
  const { busy, trouble, start } = useStart();
  const { again } = tables;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew by the clock only
  useEffect(() => {
    const timer = window.setInterval(() => document.visibilityState === 'visible' && again(), 10_000);
    return () => window.clearInterval(timer);
  }, []);
  const list = decks.value?.data ?? [];
  const deck = list.find((d) => d.id === s.deck) ?? list[0];
  return (
    <Shell>
      <main className="lobby">
        <FirstTime />
        <Hero deck={deck} decks={list} start={start} busy={busy} />
        {(trouble || decks.error) && (
          <p className="refused" role="alert">
            {trouble || (decks.error && say(decks.error))}{' '}
            {decks.error && (
              <button type="button" className="button" onClick={decks.again}>
                {t('action.again')}
              </button>
            )}
          </p>
        )}
        <div className="lobby-columns">
          <PlayForm decks={list} start={start} busy={busy} />
          <div className="lobby-side">
            <Tables list={tables.value?.data ?? []} />
            <OtherGames start={start} busy={busy} />
            <section className="panel more" aria-labelledby="more-title">
              <h2 id="more-title">{t('lobby.more')}</h2>
              <Link to="/learn" className="more-link">
                <Icon name="learn" size={20} />
                <span>
                  <b>{t('learn.title')}</b>
                  <small>{t('learn.about')}</small>
                </span>
              </Link>
              <Link to="/draft" className="more-link">
                <Icon name="hand" size={20} />
                <span>
                  <b>{t('draft.title')}</b>
                  <small>{t('draft.about')}</small>
                </span>
              </Link>
              <Link to="/duel" className="more-link">
                <Icon name="library" size={20} />
                <span>
                  <b>{t('duel.title')}</b>
                  <small>{t('duel.about')}</small>
                </span>
              </Link>
              <Link to="/puzzles" className="more-link">
                <Icon name="star" size={20} />
                <span>
                  <b>{t('puzzles.title')}</b>
                  <small>{t('puzzles.about')}</small>
                </span>
              </Link>
              <Link to="/library" className="more-link">
                <Icon name="log" size={20} />
                <span>
                  <b>{t('library.title')}</b>
                  <small>{t('library.about')}</small>
                </span>
              </Link>
              <Link to="/decks" className="more-link">
                <Icon name="library" size={20} />
                <span>
                  <b>{t('nav.decks')}</b>
                  <small>{t('lobby.decksAbout')}</small>
                </span>
              </Link>
              <Link to="/r/" className="more-link">
                <Icon name="play" size={20} />
                <span>
                  <b>{t('tables.over')}</b>
                  <small>{t('lobby.replaysAbout')}</small>
                </span>
              </Link>
              <Link to="/s/" className="more-link">
                <Icon name="branch" size={20} />
                <span>
                  <b>{t('nav.scenario')}</b>
                  <small>{t('lobby.scenarioAbout')}</small>
                </span>
              </Link>
            </section>
          </div>
        </div>
      </main>
    </Shell>
  );
}
