/** Calling a judge to one's table, and what has come of the call (MTR 1.10: players call a judge when something is not as it should be). */
import type { CallView, TournamentHead } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { textOf } from '../store/api.js';
import { tournaments } from '../store/tournaments.js';
import { Icon } from '../ui/symbols.js';
import { clockText, SECOND, serverNow, useTick } from './clock-time.js';
import type { Match } from './own.js';
import { useTournamentWords } from './words.js';

function Call({ call, head }: { call: CallView; head: TournamentHead }) {
  const w = useTournamentWords();
  useTick(SECOND);
  const since = (at: number): string => clockText(Math.max(0, Math.floor((serverNow(head) - at) / 1000)));
  return (
    <li className={call.taken ? 'taken' : ''}>
      <Icon name={call.taken ? 'check' : 'clock'} size={16} />
      <span>
        {call.taken ? w('call.taken', { name: call.taken.by, time: since(call.taken.at) }) : w('call.waiting', { time: since(call.at) })}
      </span>
    </li>
  );
}

export function JudgeCall({ id, head, match, calls }: { id: string; head: TournamentHead; match: Match; calls: readonly CallView[] }) {
  const w = useTournamentWords();
  const { say } = useSpeech();
  const [state, setState] = useState({ busy: false, trouble: '' });
  const call = (): void => {
    setState({ busy: true, trouble: '' });
    tournaments.call(id, match.disputed ? 'result' : 'judge').then(
      () => setState({ busy: false, trouble: '' }),
      (e) => setState({ busy: false, trouble: say(textOf(e)) }),
    );
  };
  return (
    <section className="t-call" aria-label={w('call.title')}>
      {calls.length > 0 && (
        <ul className="t-calls" aria-live="polite">
          {calls.map((c) => (
            <Call key={c.id} call={c} head={head} />
          ))}
        </ul>
      )}
      {state.trouble && (
        <p className="refused" role="alert">
          {state.trouble}
        </p>
      )}
      {calls.length === 0 && (
        <button
          type="button"
          className={`button big${match.disputed ? ' primary' : ''}`}
          disabled={state.busy}
          onClick={call}
          data-action="call-judge"
        >
          <Icon name="hand" size={16} /> {w('call.now')}
        </button>
      )}
    </section>
  );
}
