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
    // What has nothing to press in it is scrolled by keys where it has the focus itself.
    const body = dialog?.querySelector<HTMLElement>('.dialog-body');
    if (body && !body.querySelector('a, button, input, select, textarea, summary, [tabindex]')) body.tabIndex = 0;
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
