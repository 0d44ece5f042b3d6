/** A modal dialog of the browser's own kind: keeps focus inside, closes by Escape or a click outside. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon } from './symbols.js';

export function Dialog({
  title,
  onClose,
  children,
  className = '',
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const { t } = useSpeech();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={(e) => {
        if (e.target === ref.current) onClose();
      }}
    >
      <div className="dialog-inner">
        <header>
          <h2 id="dialog-title">{title}</h2>
          <button type="button" className="icon-button" aria-label={t('action.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        </header>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
