/** What the parts of the deck builder share: the deck, the cards that are known, what the server says of it, and the card that is being read. */
import type { CardEntry, DeckView, Text } from '@apnap/protocol';
import { createContext, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { api, textOf } from '../store/api.js';
import { type History, historyOf } from '../store/history.js';
import { type DeckDraft, keepDraft, keptDraft, OWN_FORMAT, type Step, sameDeck, step, textOfDeck } from './model.js';

export interface Builder {
  /** '' for a deck that was never saved. */
  id: string;
  draft: DeckDraft;
  history: History<DeckDraft>;
  step: (s: Step) => void;
  /** Cards by name, as far as they were seen. */
  known: ReadonlyMap<string, CardEntry>;
  learn: (entries: readonly CardEntry[]) => void;
  /** What the server says of the deck as it is now, or was a moment ago. */
  check: DeckView | null;
  format: string;
  setFormat: (format: string) => void;
  /** The card opened to read. */
  opened: string;
  open: (card: string) => void;
  /** The card shown beside the list while it is pointed at. */
  peeked: { card: string; top: number } | null;
  peek: (p: { card: string; top: number } | null) => void;
}

const Context = createContext<Builder | null>(null);
export const BuilderProvider = Context;

export function useBuilder(): Builder {
  const builder = useContext(Context);
  if (!builder) throw new Error('outside of the deck builder');
  return builder;
}

const PAUSE = 350;
/** Milliseconds after which a check that was not made is asked for again; each time twice as long. */
const AGAIN = 2000;

/** Asks the server about the deck a moment after the last change; and again where it had no time for it. */
export function useCheck(draft: DeckDraft, begin: DeckView | null, learn: (e: readonly CardEntry[]) => void): DeckView | null {
  const [check, setCheck] = useState(begin);
  const text = textOfDeck(draft);
  const learnt = useRef(learn);
  learnt.current = learn;
  useEffect(() => {
    let alive = true;
    let timer = 0;
    const ask = (pause: number, again: number) => {
      timer = window.setTimeout(() => {
        api.checkDeck({ name: '-', text, format: OWN_FORMAT }).then(
          (view) => {
            if (!alive) return;
            learnt.current(view.entries);
            setCheck(view);
          },
          () => alive && ask(again, again * 2),
        );
      }, pause);
    };
    ask(PAUSE, AGAIN);
    return () => {
      alive = false;
      window.clearTimeout(timer);
    };
  }, [text]);
  return check;
}

export interface Saving {
  saved: DeckDraft;
  dirty: boolean;
  restored: boolean;
  busy: boolean;
  trouble: Text | null;
  /** Gives the id it was saved under; '' where it could not be. */
  save: () => Promise<string>;
  discard: () => void;
}

/** The deck with its history, kept in the browser while it differs from what is saved. */
export function useDeck(
  id: string,
  mine: boolean,
  begin: DeckDraft,
): { history: History<DeckDraft>; step: (s: Step) => void; saving: Saving } {
  const key = id || 'new';
  const [kept] = useState(() => keptDraft(key, begin));
  const [restored, setRestored] = useState(() => kept !== null && !sameDeck(kept, begin));
  const [history, dispatch] = useReducer(step, historyOf(kept ?? begin));
  const [saved, setSaved] = useState(begin);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const { now } = history;
  const dirty = !sameDeck(now, saved);
  useEffect(() => keepDraft(key, dirty ? now : null), [key, dirty, now]);
  const save = async (): Promise<string> => {
    setBusy(true);
    setTrouble(null);
    try {
      const view = await api.saveDeck(mine ? id : '', { name: now.name.trim() || '-', text: textOfDeck(now), format: OWN_FORMAT });
      keepDraft(key, null);
      setSaved(now);
      setRestored(false);
      return view.id;
    } catch (e) {
      setTrouble(textOf(e));
      return '';
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    dispatch({ do: 'begin', now: saved });
    setRestored(false);
  };
  return { history, step: dispatch, saving: { saved, dirty, restored, busy, trouble, save, discard } };
}
