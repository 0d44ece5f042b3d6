/** A new duel: with which deck, against whom. */
import type { DuelRegion, Level } from '@apnap/protocol';
import { LEVELS } from '@apnap/protocol/table';
import { useState } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { Shell } from '../lobby/shell.js';
import { api, textOf, useLoaded } from '../store/api.js';
import { go } from '../store/router.js';
import { changeSettings, useSettings } from '../store/settings.js';
import { Icon } from '../ui/symbols.js';
import { DuelDecks, useDuelDeck } from './decks.js';
import { RegionField } from './region.js';
import { useDuelWords } from './words.js';
import '../styles/duel.css';

/** Levels that differ: by chance, by rules of thumb with lapses or without, looking ahead. */
const OFFERED: readonly Level[] = LEVELS.slice(0, 4);

export function NewDuelPage() {
  const { t, say } = useSpeech();
  const w = useDuelWords();
  const s = useSettings();
  const offer = useLoaded('duels', api.duels);
  const decks = offer.value?.decks ?? [];
  const { chosen, choose, deck } = useDuelDeck(decks);
  const [against, setAgainst] = useState<'computer' | 'person'>('computer');
  const [enemy, setEnemy] = useState('');
  const [listed, setListed] = useState(true);
  const regions: readonly DuelRegion[] = offer.value?.regions ?? [];
  const region = chosen.region && regions.includes(chosen.region) ? chosen.region : 'none';
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const level = OFFERED.includes(s.level) ? s.level : 'medium';
  const start = () => {
    if (!deck) return;
    setBusy(true);
    setTrouble('');
    const opponent =
      against === 'computer'
        ? { kind: 'computer' as const, level, ...(enemy === '' ? {} : { deck: enemy }) }
        : { kind: 'person' as const, listed };
    api.createTable({ game: 'yugioh', deck, region, opponent }).then(
      (info) => go(`/g/${info.id}`),
      (e) => {
        setBusy(false);
        setTrouble(say(textOf(e)));
      },
    );
  };
  return (
    <Shell>
      <main className="duel-offer">
        <header>
          <h1>{w('offer.title')}</h1>
          <p>{w('offer.lead')}</p>
        </header>
        {(trouble || offer.error) && (
          <p className="refused" role="alert">
            {trouble || (offer.error && say(offer.error))}
          </p>
        )}
        <section className="panel">
          <DuelDecks decks={decks} chosen={chosen} choose={choose} />
        </section>
        <section className="panel duel-against">
          <fieldset className="segments wide" aria-label={w('offer.against')}>
            {(['computer', 'person'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                className={against === kind ? 'on' : ''}
                aria-pressed={against === kind}
                data-against={kind}
                onClick={() => setAgainst(kind)}
              >
                <Icon name={kind === 'computer' ? 'cpu' : 'user'} size={16} /> {w(kind === 'computer' ? 'offer.computer' : 'offer.friend')}
              </button>
            ))}
          </fieldset>
          {against === 'computer' ? (
            <>
              <fieldset className="choice">
                <legend>{w('offer.level')}</legend>
                <div className="segments wide levels">
                  {OFFERED.map((l) => (
                    <label key={l} className={level === l ? 'on' : ''}>
                      <input type="radio" name="level" checked={level === l} onChange={() => changeSettings({ level: l })} />
                      <span>{t(`level.${l}` as Key)}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              <label className="select-field">
                <span>{w('offer.enemyDeck')}</span>
                <select value={enemy} onChange={(e) => setEnemy(e.target.value)} data-choice="enemy">
                  <option value="">{w('offer.anyDeck')}</option>
                  {decks.map((d) => (
                    <option key={d.id} value={d.id}>
                      {say(d.name)}
                    </option>
                  ))}
                </select>
              </label>
            </>
          ) : (
            <label className="check">
              <input type="checkbox" checked={listed} onChange={(e) => setListed(e.target.checked)} />
              <span>{w('offer.listed')}</span>
            </label>
          )}
          <RegionField regions={regions} value={region} choose={(next) => choose({ region: next })} />
          <button type="button" className="button primary big" disabled={!deck || busy} onClick={start} data-action="start">
            <Icon name="play" size={18} /> {w(busy ? 'offer.starting' : against === 'computer' ? 'offer.start' : 'offer.invite')}
          </button>
          {offer.value && <p className="quiet">{w('offer.cards', { n: offer.value.cards.known })}</p>}
          <p className="quiet">
            <small>{w('offer.legal')}</small>
          </p>
        </section>
      </main>
    </Shell>
  );
}
