/** Talk at a table. */
import type { ChatLine, ClientMessage } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';

/** @param send says whether it could be sent */
export function Chat({ lines, send }: { lines: readonly ChatLine[]; send: (m: ClientMessage) => boolean }) {
  const { t } = useSpeech();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const n = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason to scroll
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [n]);
  return (
    <div className="chat">
      <ol ref={list} aria-live="polite">
        {lines.length === 0 && <li className="empty">{t('chat.empty')}</li>}
        {lines.map((l) => (
          <li key={`${l.at}${l.name}${l.text}`} className={l.seat === null ? 'guest' : ''}>
            <b>{l.name}</b> {l.text}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const said = text.trim();
          if (said && send({ type: 'chat', text: said })) setText('');
        }}
      >
        <input
          value={text}
          maxLength={500}
          placeholder={t('chat.say')}
          aria-label={t('chat.say')}
          onChange={(e) => setText(e.target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
      </form>
    </div>
  );
}
