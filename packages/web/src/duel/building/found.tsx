/** Looking for cards to put into a deck. */
import type { DuelCardEntry, DuelRegion } from '@apnap/protocol';
import { useId } from 'react';
import { useSpeech } from '../../i18n/index.js';
import { SmallCard } from '../card.js';
import type { Found } from './use-found.js';
import { useBuilderWords } from './words.js';

/** What can be said, with an example in each language. */
const HELP = [
  ['help.names', 'blue eyes', '青眼'],
  ['help.values', 'atk>=2000 def<1000 atk=?', '攻>=2000 守<1000'],
  ['help.levels', 'lv4 rank4 link2 scale1', '4星 4阶 连接2 刻度1'],
  ['help.traits', 't:dragon t:tuner t:quick-play t:trap', '种族:龙 是:调整 是:速攻 是:陷阱'],
  ['help.attribute', 'a:dark', '属性:暗'],
  ['help.text', 'o:"draw 2"', '效果:抽2张'],
  ['help.limit', 'tcg:limited ocg:forbidden', 'ocg:禁止'],
  ['help.not', '-t:effect', '-是:效果'],
] as const;

function Help() {
  const { lang } = useSpeech();
  const w = useBuilderWords();
  return (
    <details className="duel-search-help">
      <summary>{w('help')}</summary>
      <dl>
        {HELP.map(([key, en, zh]) => (
          <div key={key}>
            <dt>
              <code>{lang === 'zh' ? zh : en}</code>
            </dt>
            <dd>{w(key)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function Searching({
  query,
  ask,
  playable,
  choose,
  found,
}: {
  query: string;
  ask: (query: string) => void;
  playable: boolean;
  choose: (playable: boolean) => void;
  found: Found;
}) {
  const { say } = useSpeech();
  const w = useBuilderWords();
  const field = useId();
  const { entries, total, unknown, trouble } = found;
  return (
    <search className="duel-search">
      <label htmlFor={field} className="sr-only">
        {w('search')}
      </label>
      <input
        id={field}
        type="search"
        value={query}
        placeholder={w('searchHint')}
        maxLength={150}
        onChange={(e) => ask(e.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <label className="check">
        <input type="checkbox" checked={playable} onChange={(e) => choose(e.target.checked)} data-choice="playable" />
        <span>{w('playable')}</span>
      </label>
      <p className="quiet" role="status">
        {trouble
          ? say(trouble)
          : total === 0
            ? w('nothing')
            : playable
              ? w('foundPlayable', { n: entries.length, of: total })
              : w('found', { n: total })}
      </p>
      {unknown.length > 0 && (
        <p className="refused" role="alert">
          {w('unknown', { terms: unknown.join(' ') })}
        </p>
      )}
      <Help />
    </search>
  );
}

/** A card that is pressed to put it in or take it out. */
export function BuildCard({
  entry,
  label,
  n,
  region,
  stop,
  press,
  look,
}: {
  entry: DuelCardEntry;
  label: string;
  /** Copies, where they are shown. */
  n: number;
  region: DuelRegion;
  /** Nothing is done by pressing it. */
  stop: boolean;
  press: () => void;
  look: (entry: DuelCardEntry) => void;
}) {
  const w = useBuilderWords();
  const limit = region === 'none' ? undefined : entry.limits?.[region];
  return (
    <li>
      <button
        type="button"
        className={`duel-build-card${stop ? ' stop' : ''}${entry.unread === undefined ? '' : ' unread'}`}
        aria-disabled={stop}
        data-card={entry.card.name.en}
        onClick={() => {
          look(entry);
          if (!stop) press();
        }}
        onPointerEnter={() => look(entry)}
        onFocus={() => look(entry)}
      >
        <span className="sr-only">{label}</span>
        <SmallCard card={entry.card} />
        {n > 0 && (
          <b className="copies" aria-hidden="true">
            ×{n}
          </b>
        )}
        {limit !== undefined && <b className="limit">{limit}</b>}
        {entry.unread !== undefined && <span className="unread-mark">{w('unreadShort')}</span>}
      </button>
    </li>
  );
}
