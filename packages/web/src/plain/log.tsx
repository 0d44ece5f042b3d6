/** The account of a game, line by line. */
import type { LogLine } from '@apnap/protocol';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../i18n/index.js';
import { usePlainWords } from './words.js';

function Line({ line, to }: { line: LogLine; to?: (n: number) => void }) {
  const { say } = useSpeech();
  const words = (
    <>
      <span>{say(line.text)}</span>
      {line.rules.length > 0 && <small>{line.rules.join(' · ')}</small>}
    </>
  );
  return to ? (
    <button type="button" onClick={() => to(line.n)}>
      {words}
    </button>
  ) : (
    <p>{words}</p>
  );
}

/** @param seat whose lines are one's own @param here the line that is looked at @param to shows the moment of a line */
export function PlainLog({
  log,
  seat,
  here,
  to,
}: {
  log: readonly LogLine[];
  seat: number | null;
  here?: LogLine | undefined;
  to?: (n: number) => void;
}) {
  const w = usePlainWords();
  const list = useRef<HTMLElement>(null);
  const n = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines, or another that is looked at, are the reason to scroll
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('.here');
    if (box) box.scrollTop = row ? row.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [n, here?.event]);
  return (
    <section
      className="log plain-log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={w('dock.log')}
    >
      {n === 0 && <p className="empty">{w('log.empty')}</p>}
      <ol>
        {log.map((l) => (
          <li
            key={`${l.event}${l.kind}`}
            className={`log-line ${l.kind}${l.seat === seat ? ' own' : ''}${l === here ? ' here' : ''}`}
            aria-current={l === here ? 'step' : undefined}
          >
            <Line line={l} {...(to ? { to } : {})} />
          </li>
        ))}
      </ol>
    </section>
  );
}
