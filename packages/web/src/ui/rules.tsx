/** By which rules a game is played: the choice, the mark at a table, and the list of what these rules say otherwise, loaded when it is opened. */
import { PROFILES, type Profile, type Year } from '@apnap/protocol/table';
import { lazy, Suspense, useId, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Dialog } from './dialog.js';
import { Icon } from './symbols.js';

const Differences = lazy(() => import('./differences.js').then((m) => ({ default: m.Differences })));

function RulesDialog({ year, onClose }: { year: Year; onClose: () => void }) {
  const { t } = useSpeech();
  return (
    <Dialog title={t(`rules.title.${year}`)} onClose={onClose} className="rules-dialog">
      <Suspense fallback={<p role="status">{t('link.loading')}</p>}>
        <Differences year={year} />
      </Suspense>
    </Dialog>
  );
}

/** Names the rules where they are not today's, on a small screen in brief; pressed, it lists what they say otherwise. */
export function RulesMark({ year, words }: { year: Year | undefined; words?: string }) {
  const { t } = useSpeech();
  const [open, setOpen] = useState(false);
  if (year === undefined) return null;
  const name = t(`rules.title.${year}`);
  return (
    <>
      <button
        type="button"
        className="chip rules-mark"
        data-rules={year}
        title={t('rules.what')}
        aria-label={`${name}. ${t('rules.what')}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="log" size={13} />
        {words ?? (
          <>
            <span className="wide-only">{t(`rules.mark.${year}`)}</span>
            <span className="small-only">{t(`rules.${year}`)}</span>
          </>
        )}
      </button>
      {open && <RulesDialog year={year} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Today's rules, or those of another year. */
export function RulesChoice({ value, onChange }: { value: Profile; onChange: (p: Profile) => void }) {
  const { t } = useSpeech();
  const name = useId();
  return (
    <fieldset className="choice rules-choice">
      <legend>{t('rules.label')}</legend>
      <div className="segments wide">
        {PROFILES.map((p) => (
          <label key={p} className={p === value ? 'on' : ''}>
            <input type="radio" name={name} value={p} checked={p === value} onChange={() => onChange(p)} />
            <span>{t(`rules.${p}`)}</span>
          </label>
        ))}
      </div>
      {value !== 'current' && (
        <p className="rules-about">
          <span>{t('rules.cards')}</span> <RulesMark year={value} words={t('rules.what')} />
        </p>
      )}
    </fieldset>
  );
}
