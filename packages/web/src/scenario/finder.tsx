/** Finding a card by name or query, and putting it where one is. */
import type { CardEntry } from '@apnap/protocol';
import { type RefObject, useState } from 'react';
import { frameOf } from '../card/look.js';
import { nameOf, viewOf } from '../decks/entry.js';
import { useSearch } from '../decks/use-search.js';
import { useSpeech } from '../i18n/index.js';
import { Cost, Icon, TypeSymbol } from '../ui/symbols.js';
import { ZONES, type ZoneName, zoneFor } from './model.js';
import { useScenarioWords } from './words.js';

export interface Target {
  seat: number;
  zone: ZoneName;
}

export function Finder({
  target,
  setTarget,
  learn,
  add,
  input,
}: {
  target: Target;
  setTarget: (t: Target) => void;
  learn: (e: readonly CardEntry[]) => void;
  add: (e: CardEntry) => void;
  input: RefObject<HTMLInputElement | null>;
}) {
  const { lang, say } = useSpeech();
  const w = useScenarioWords();
  const [typed, setTyped] = useState('');
  const found = useSearch(typed.trim(), learn);
  const placeOf = (e: CardEntry): string => `${w(`seat.${target.seat}` as 'seat.0')} · ${w(`zone.${zoneFor(e.types, target.zone)}`)}`;
  return (
    <section className="finder panel" aria-label={w('find.label')}>
      <div className="finder-target">
        <span aria-hidden="true">{w('find.to')}</span>
        <fieldset className="segments" aria-label={w('find.to')}>
          {[0, 1].map((seat) => (
            <button
              key={seat}
              type="button"
              className={target.seat === seat ? 'on' : ''}
              aria-pressed={target.seat === seat}
              onClick={() => setTarget({ ...target, seat })}
            >
              {w(`seat.${seat}` as 'seat.0')}
            </button>
          ))}
        </fieldset>
        <select aria-label={w('find.to')} value={target.zone} onChange={(e) => setTarget({ ...target, zone: e.target.value as ZoneName })}>
          {ZONES.map((z) => (
            <option key={z} value={z}>
              {w(`zone.${z}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="field">
        <Icon name="search" size={17} />
        <span className="sr-only">{w('find.label')}</span>
        <input
          ref={input}
          type="search"
          value={typed}
          placeholder={w('find.placeholder')}
          autoComplete="off"
          spellCheck={false}
          onChange={(e) => setTyped(e.target.value)}
          onKeyDown={(e) => {
            if (e.key === 'Enter' && found.entries[0] && !found.waiting) add(found.entries[0]);
            if (e.key !== 'ArrowDown') return;
            e.preventDefault();
            document.querySelector<HTMLElement>('.finder-row')?.focus();
          }}
        />
      </label>
      {found.trouble && (
        <p className="refused" role="alert">
          {say(found.trouble)}
        </p>
      )}
      {!found.waiting && !found.trouble && found.entries.length === 0 && <p className="empty">{w('find.none')}</p>}
      <ul className="finder-list">
        {found.entries.slice(0, 40).map((e) => (
          <li key={e.card}>
            <button
              type="button"
              className="finder-row"
              disabled={e.playable !== true}
              title={e.playable === true ? undefined : say(e.playable)}
              style={frameOf(viewOf(e)) as React.CSSProperties}
              onClick={() => add(e)}
              onKeyDown={(k) => {
                const by = k.key === 'ArrowDown' ? 1 : k.key === 'ArrowUp' ? -1 : 0;
                if (by === 0) return;
                k.preventDefault();
                const all = [...document.querySelectorAll<HTMLElement>('.finder-row')];
                const at = all.indexOf(k.currentTarget) + by;
                if (at < 0) input.current?.focus();
                else all[at]?.focus();
              }}
            >
              <span className="sr-only">{w('find.add', { name: nameOf(e, lang), zone: placeOf(e) })}</span>
              <span className="finder-face" aria-hidden="true">
                <TypeSymbol types={e.types} />
                <span className="row-words">{nameOf(e, lang)}</span>
                {e.stats[0] && <small>{e.stats[0]}</small>}
                <Cost cost={e.faces[0].cost} />
                <b aria-hidden="true">+</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
