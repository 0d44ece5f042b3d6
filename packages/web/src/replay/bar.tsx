/** The bar over a replay: whose game it is, through whose eyes it is seen; and what is going on, in words. */
import type { GameView, ReplayView, TableInfo } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { ReplayEye } from '../store/api.js';
import { download } from '../ui/files.js';
import { LanguageButton } from '../ui/language.js';
import { Link } from '../ui/link.js';
import { RulesMark } from '../ui/rules.js';
import { Sitters } from '../ui/sitter.js';
import { Icon } from '../ui/symbols.js';
import { useReplayWords } from './words.js';

export function Bar({
  view,
  info,
  eye,
  setEye,
  setGame,
  n,
  onLog,
}: {
  view: ReplayView;
  info: TableInfo | null;
  eye: ReplayEye;
  setEye: (e: ReplayEye) => void;
  setGame: (g: number) => void;
  n: number;
  /** Opens the account, where it is not beside the board. */
  onLog?: () => void;
}) {
  const { t, say } = useSpeech();
  const w = useReplayWords();
  const [copied, setCopied] = useState(false);
  const winners = view.end.result?.winners ?? [];
  const result = !view.end.result ? '' : winners.length === 1 ? t('over.wins', { name: view.names[winners[0]] }) : t('over.draw');
  const copy = () => {
    const link = `${location.origin}/r/${view.table}?game=${view.game}&n=${n}${eye ? `&as=${eye}` : ''}`;
    void navigator.clipboard?.writeText(link).then(() => {
      setCopied(true);
      window.setTimeout(() => setCopied(false), 2000);
    });
  };
  return (
    <header className="top-bar replay-bar">
      <Link to="/r/" className="icon-button" label={w('list.title')}>
        <Icon name="prev" size={15} />
      </Link>
      <h1>
        <span>{info ? <Sitters seats={info.seats} /> : view.names.join(' – ')}</span>
        {result && <small title={view.end.result ? say(view.end.result.reason) : undefined}>{result}</small>}
      </h1>
      {info && info.game > 1 && (
        <select className="bar-select" aria-label={w('title.game')} value={view.game} onChange={(e) => setGame(Number(e.target.value))}>
          {Array.from({ length: info.game }, (_, i) => i + 1).map((g) => (
            <option key={g} value={g}>
              {w('game.number', { n: g })}
            </option>
          ))}
        </select>
      )}
      {info && <RulesMark year={info.profile} />}
      <span className="grow" />
      <select className="bar-select" aria-label={w('as.label')} value={eye || 'all'} onChange={(e) => setEye(e.target.value as ReplayEye)}>
        <option value="all">{w('as.all')}</option>
        <option value="watch">{w('as.watch')}</option>
        {view.names.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
          <option key={i} value={String(i)}>
            {w('as.seat', { name })}
          </option>
        ))}
      </select>
      <button type="button" className="button bar-button" onClick={copy}>
        <Icon name={copied ? 'check' : 'link'} size={15} /> <span className="wide-only">{w(copied ? 'link.copied' : 'link.copy')}</span>
        <span className="sr-only">{w('link.copy')}</span>
      </button>
      {view.save !== null && (
        <button
          type="button"
          className="button bar-button"
          title={w('file.download')}
          onClick={() => download(`apnap-${view.table}-${view.game}.json`, JSON.stringify(view.save))}
        >
          <Icon name="down" size={15} /> <span className="wide-only">{w('file.download')}</span>
          <span className="sr-only">{w('file.download')}</span>
        </button>
      )}
      <LanguageButton className="bar-button" />
      {onLog && (
        <button type="button" className="icon-button dock-open" aria-label={t('dock.log')} onClick={onLog}>
          <Icon name="log" size={17} />
        </button>
      )}
    </header>
  );
}

/** What is going on at the moment shown. */
export function wordsOf(
  game: GameView,
  view: ReplayView,
  n: number,
  say: (t: { en: string; zh: string }) => string,
  w: ReturnType<typeof useReplayWords>,
): string {
  if (n >= view.last) return view.end.result ? say(view.end.result.reason) : w('moment.end');
  const line = view.log.findLast((l) => l.n === n && l.kind === 'event') ?? view.log.findLast((l) => l.n <= n);
  const d = game.decision;
  if (line && line.n === n) return say(line.text);
  if (d && say(d.prompt)) return w('moment.decides', { name: view.names[d.seat] ?? '', what: say(d.prompt) });
  return line ? say(line.text) : w('moment.start');
}
