/** Undoing and doing again: the two buttons, and their keys. */
import { useEffect } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { History } from '../store/history.js';
import { Icon } from './symbols.js';

type Walk = (s: { do: 'undo' } | { do: 'redo' }) => void;

const WAYS = ['undo', 'redo'] as const;

export function UndoButtons({ history, step }: { history: History<unknown>; step: Walk }) {
  const { t } = useSpeech();
  return WAYS.map((way) => (
    <button
      key={way}
      type="button"
      className={way === 'redo' ? 'icon-button flipped' : 'icon-button'}
      aria-label={t(`action.${way}`)}
      title={t(`action.${way}`)}
      disabled={(way === 'undo' ? history.past : history.future).length === 0}
      onClick={() => step({ do: way })}
    >
      <Icon name="undo" size={16} />
    </button>
  ));
}

/** Whether keys go into a text: its own undoing is meant there. */
export const isTyping = (e: KeyboardEvent): boolean => e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement;

/** Ctrl+Z; Ctrl+Y or Ctrl+Shift+Z. */
export function useUndoKeys(step: Walk): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const key = e.key.toLowerCase();
      if (!(e.ctrlKey || e.metaKey) || isTyping(e) || (key !== 'z' && key !== 'y')) return;
      e.preventDefault();
      step({ do: key === 'y' || e.shiftKey ? 'redo' : 'undo' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step]);
}
