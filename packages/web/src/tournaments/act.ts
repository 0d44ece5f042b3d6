/** Asking the desk for oneself: what is under way, what came of it. */
import type { DeskAnswer, TournamentAct } from '@apnap/protocol';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { ApiError, textOf } from '../store/api.js';
import { tournaments } from '../store/tournaments.js';

export interface Asked {
  busy: boolean;
  /** What was refused, or that nobody could be reached. */
  trouble: string;
  answer: DeskAnswer | null;
  /** @returns what the desk has answered; null: it was refused; 'offline': the server could not be reached */
  ask: (what: TournamentAct, code?: string) => Promise<DeskAnswer | null | 'offline'>;
}

/** A question to the desk of a tournament. */
export function useDesk(id: string): Asked {
  const { say } = useSpeech();
  const [state, setState] = useState<{ busy: boolean; trouble: string; answer: DeskAnswer | null }>({
    busy: false,
    trouble: '',
    answer: null,
  });
  return {
    ...state,
    ask: async (what, code) => {
      setState((s) => ({ ...s, busy: true, trouble: '' }));
      try {
        const answer = await tournaments.act(id, what, code);
        setState({ busy: false, trouble: '', answer });
        return answer;
      } catch (e) {
        setState({ busy: false, trouble: say(textOf(e)), answer: null });
        return e instanceof ApiError && e.code === 'offline' ? 'offline' : null;
      }
    },
  };
}
