/** Branching a what-if off a moment: whom to play, and against how strong a computer. */
import type { Level } from '@apnap/protocol';
import { LEVELS } from '@apnap/protocol/table';
import { useState } from 'react';
import { type Key, useSpeech } from '../i18n/index.js';
import { api, textOf } from '../store/api.js';
import { go } from '../store/router.js';
import { useSettings } from '../store/settings.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/symbols.js';
import { useReplayWords } from './words.js';

export function BranchDialog({
  table,
  game,
  n,
  names,
  seat,
  onClose,
}: {
  table: string;
  game: number;
  n: number;
  names: readonly string[];
  seat: number;
  onClose: () => void;
}) {
  const { t, say } = useSpeech();
  const w = useReplayWords();
  const [as, setAs] = useState(seat);
  const [level, setLevel] = useState<Level>(useSettings().level);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const begin = () => {
    setBusy(true);
    api.branch(table, { n, game, as, level }).then(
      (info) => go(`/g/${info.id}`),
      (e) => {
        setBusy(false);
        setTrouble(say(textOf(e)));
      },
    );
  };
  return (
    <Dialog title={w('branch.title')} onClose={onClose}>
      <p className="quiet">{w('branch.about')}</p>
      <fieldset className="choice">
        <legend>{w('branch.as')}</legend>
        <div className="segments">
          {names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
            <label key={i} className={as === i ? 'on' : ''}>
              <input type="radio" name="branch-as" checked={as === i} onChange={() => setAs(i)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="choice">
        <legend>{w('branch.level')}</legend>
        <div className="segments">
          {LEVELS.map((l) => (
            <label key={l} className={level === l ? 'on' : ''}>
              <input type="radio" name="branch-level" checked={level === l} onChange={() => setLevel(l)} />
              <span>{t(`level.${l}` as Key)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {trouble && (
        <p className="refused" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button primary big" disabled={busy} onClick={begin}>
        <Icon name="branch" size={18} /> {w('branch.go')}
      </button>
    </Dialog>
  );
}
