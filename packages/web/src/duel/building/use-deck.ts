/** The deck that is being built: kept as it changes, and judged by the server. */
import type { DuelCardEntry, DuelDeckView, DuelRegion, Text } from '@apnap/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, textOf } from '../../store/api.js';
import { dropDeck, keepDeck, type MyDeck, myDecks, newId } from './mine.js';
import { EMPTY, type Known, type Lists, listsOf, type Part, textOfLists, withCard, withoutCard } from './model.js';

/** Milliseconds after the last change until the server is asked. */
const PAUSE = 250;

export interface Building {
  decks: readonly MyDeck[];
  deck: MyDeck;
  lists: Lists;
  known: Known;
  /** What the server made of it as it is; null: it was not asked yet. */
  judged: DuelDeckView | null;
  trouble: Text | null;
  /** Whether this browser keeps it. */
  kept: boolean;
  open: (id: string) => void;
  create: (name: string, list: string) => void;
  remove: () => void;
  rename: (name: string) => void;
  choose: (region: DuelRegion) => void;
  put: (part: Part, entry: DuelCardEntry) => void;
  take: (part: Part, id: number) => void;
  learn: (entries: readonly DuelCardEntry[]) => void;
}

/** Asks the server about a deck: at once for its cards, after a pause when it changes. */
function useJudging(
  { id, list, region }: MyDeck,
  isShown: boolean,
  taken: (view: DuelDeckView, id: string) => void,
  failed: (why: Text) => void,
): void {
  const pause = useRef(0);
  pause.current = isShown ? PAUSE : 0;
  useEffect(() => {
    let alive = true;
    const timer = setTimeout(() => {
      api.duelDeck({ list, region }).then(
        (view) => alive && taken(view, id),
        (e) => alive && failed(textOf(e)),
      );
    }, pause.current);
    return () => {
      alive = false;
      clearTimeout(timer);
    };
  }, [id, list, region, taken, failed]);
}

/** @param named what a new deck is called */
export function useDeck(named: string): Building {
  const [decks, setDecks] = useState(myDecks);
  const [deck, setDeck] = useState<MyDeck>(() => myDecks().at(-1) ?? { id: newId(), name: named, region: 'none', list: '' });
  const [lists, setLists] = useState<Lists>(EMPTY);
  const [known, setKnown] = useState<Known>(new Map());
  const [judged, setJudged] = useState<DuelDeckView | null>(null);
  const [trouble, setTrouble] = useState<Text | null>(null);
  const [kept, setKept] = useState(true);
  /** The deck whose cards are shown: of another, the server has to be asked first. */
  const shown = useRef('');

  const learn = useCallback((entries: readonly DuelCardEntry[]) => {
    setKnown((before) => new Map([...before, ...entries.map((e) => [e.card.id, e] as const)]));
  }, []);
  const save = (next: MyDeck): void => {
    setDeck(next);
    setKept(keepDeck(next));
    setDecks(myDecks());
  };
  const change = (next: Lists): void => {
    // Before its cards are there a deck is not known: what was put in then would be all that is kept of it.
    if (shown.current !== deck.id) return;
    setLists(next);
    save({ ...deck, list: textOfLists(next) });
  };

  const taken = useCallback(
    (view: DuelDeckView, id: string) => {
      learn(view.cards);
      if (shown.current !== id) setLists(listsOf(view));
      shown.current = id;
      setJudged(view);
      setTrouble(null);
    },
    [learn],
  );
  useJudging(deck, shown.current === deck.id, taken, setTrouble);

  const show = (next: MyDeck): void => {
    shown.current = '';
    setJudged(null);
    setLists(EMPTY);
    setDeck(next);
  };
  const create = (name: string, text: string): void => {
    const next: MyDeck = { id: newId(), name, region: deck.region, list: text };
    show(next);
    setKept(keepDeck(next));
    setDecks(myDecks());
  };
  return {
    ...{ decks, deck, lists, known, judged, trouble, kept, learn, create },
    open: (wanted) => {
      const found = decks.find((d) => d.id === wanted);
      if (found) show(found);
    },
    remove: () => {
      setKept(dropDeck(deck.id));
      const left = myDecks();
      setDecks(left);
      show(left.at(-1) ?? { id: newId(), name: named, region: 'none', list: '' });
    },
    rename: (name) => save({ ...deck, name }),
    choose: (next) => save({ ...deck, region: next }),
    put: (part, entry) => {
      learn([entry]);
      change(withCard(lists, part, entry.card.id));
    },
    take: (part, card) => change(withoutCard(lists, part, card)),
  };
}
