/** The account, line by line; a line says why when it is asked. */
import type { LogLine, WhyAnswer } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import type { TableConnection } from '../live/connection.js';
import { useDuelWords } from './words.js';

/** Why a line is there: step by step, back to the turn. */
function Why({ answer }: { answer: WhyAnswer | null | undefined }) {
  const { say } = useSpeech();
  const w = useDuelWords();
  if (answer === undefined) return <p className="quiet">{w('why.waiting')}</p>;
  if (answer === null) return <p className="quiet">{w('why.nothing')}</p>;
  return (
    <ol className="duel-why" ref={(el) => el?.scrollIntoView({ block: 'nearest' })}>
      {answer.steps.slice(1).map((s, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <li key={i}>
          {say(s.text)} {s.rules.length > 0 && <small>{s.rules.join(' · ')}</small>}
        </li>
      ))}
    </ol>
  );
}

export function DuelLog({ conn, log, seat }: { conn: TableConnection; log: readonly LogLine[]; seat: number | null }) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const list = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ event: number; answer: WhyAnswer | null | undefined } | null>(null);
  const n = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason to scroll
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [n]);
  const ask = (event: number) => {
    if (asked?.event === event) {
      setAsked(null);
      return;
    }
    setAsked({ event, answer: undefined });
    void conn.why({ event }).then((answer) => setAsked((now) => (now?.event === event ? { event, answer } : now)));
  };
  return (
    <section
      className="log plain-log duel-log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={w('dock.log')}
    >
      <ol>
        {log.map((l) => (
          <li key={`${l.event}${l.kind}`} className={`log-line ${l.kind}${l.seat === seat ? ' own' : ''}`}>
            <button type="button" aria-expanded={asked?.event === l.event} title={w('why.ask')} onClick={() => ask(l.event)}>
              <span>{say(l.text)}</span>
              {l.rules.length > 0 && <small>{l.rules.join(' · ')}</small>}
            </button>
            {asked?.event === l.event && <Why answer={asked.answer} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
