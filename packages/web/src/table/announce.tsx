/** What a screen reader is told as it happens: new lines of the account, and what is asked. */
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { usePlay } from './play.js';

export function Announce() {
  const { state, decision } = usePlay();
  const { say, t } = useSpeech();
  const seen = useRef(state.log.at(-1)?.event ?? -1);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = state.log.filter((l) => l.event > seen.current);
    seen.current = state.log.at(-1)?.event ?? -1;
    if (fresh.length > 0)
      setNews(
        fresh
          .slice(-8)
          .map((l) => say(l.text))
          .join(' '),
      );
  }, [state.log, say]);
  return (
    <div className="sr-only">
      <div role="log" aria-live="polite" aria-label={t('dock.log')}>
        {news}
      </div>
      <div role="status" aria-live="assertive" aria-atomic="true">
        {decision ? say(decision.prompt) : ''}
      </div>
    </div>
  );
}
