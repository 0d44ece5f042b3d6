/** What a screen reader is told as it happens: new lines of the account, and what is asked. */
import type { LogLine } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';

export function Announcer({ log, asked }: { log: readonly LogLine[]; asked: string }) {
  const { say, t } = useSpeech();
  const seen = useRef(log.at(-1)?.event ?? -1);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = log.filter((l) => l.event > seen.current);
    seen.current = log.at(-1)?.event ?? -1;
    if (fresh.length > 0)
      setNews(
        fresh
          .slice(-8)
          .map((l) => say(l.text))
          .join(' '),
      );
  }, [log, say]);
  return (
    <div className="sr-only">
      <div role="log" aria-live="polite" aria-label={t('dock.log')}>
        {news}
      </div>
      <div role="status" aria-live="assertive" aria-atomic="true">
        {asked}
      </div>
    </div>
  );
}
