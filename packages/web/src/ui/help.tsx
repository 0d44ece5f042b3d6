/** The keys, listed. */
import { type Key, useSpeech } from '../i18n/index.js';
import { Dialog } from './dialog.js';

const KEYS: readonly (readonly [string, Key])[] = [
  ['Space', 'key.space'],
  ['Enter', 'key.enter'],
  ['Esc', 'key.escape'],
  ['1 – 9', 'key.digits'],
  ['Y / N', 'key.yesNo'],
  ['Tab', 'key.tab'],
  ['← ↑ → ↓', 'key.arrows'],
  ['H C L O S', 'key.zones'],
  ['U', 'key.usable'],
  ['A', 'key.list'],
  ['E', 'key.all'],
  ['M', 'key.team'],
  ['I', 'key.read'],
  ['W', 'key.why'],
  ['X', 'key.cannot'],
  ['G', 'key.grave'],
  ['P', 'key.player'],
  ['V', 'key.aside'],
  ['F6', 'key.f6'],
  ['F7', 'key.f7'],
  ['F8', 'key.f8'],
  ['F', 'key.full'],
  ['Ctrl Z', 'key.undo'],
  ['R', 'key.rematch'],
  ['T  [  ]', 'key.time'],
  [',', 'key.settings'],
  ['?', 'key.help'],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useSpeech();
  return (
    <Dialog title={t('help.title')} onClose={onClose} className="help">
      <p className="quiet">{t('help.about')}</p>
      <dl className="keys">
        {KEYS.map(([key, words]) => (
          <div key={words}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('help.touch')}</p>
    </Dialog>
  );
}
