/** A strip that says which officials are at the table, and that the game stands still while a back-up waits for the head judge (IPG 1.4). */
import type { OfficialView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { Icon, Rich } from '../ui/symbols.js';
import { usePlay } from './play.js';

export function Officials() {
  const { state } = usePlay();
  const { t, say } = useSpeech();
  const { officials, backUp } = state.table ?? {};
  if (!officials) return null;
  const name = (o: OfficialView): string => t(`officials.${o.role}`, { name: o.name });
  const [sees, others] = [officials.filter((o) => o.sees === 'all'), officials.filter((o) => o.sees !== 'all')];
  const names = (list: readonly OfficialView[]): string => list.map(name).join(' · ');
  return (
    <p className={`officials${backUp ? ' asks' : ''}`} role="status">
      <Icon name="eye" size={15} />
      {sees.length > 0 && <span>{t('officials.sees', { names: names(sees) })}</span>}
      {others.length > 0 && <span>{t('officials.here', { names: names(others) })}</span>}
      {backUp && (
        <b>
          <Rich text={t('officials.backUp', { name: backUp.by, before: say(backUp.before) })} />
        </b>
      )}
    </p>
  );
}
