/** Something that is built step by step, with the way it came about. */

export interface History<T> {
  now: T;
  past: readonly T[];
  future: readonly T[];
}

/** A change, or a way through the changes there were; `begin` forgets them. */
export type HistoryStep<T, C> = C | Back | { do: 'begin'; now: T };
type Back = { do: 'undo' } | { do: 'redo' };

/** Steps that can be undone. */
const DEPTH = 200;

export const historyOf = <T>(now: T): History<T> => ({ now, past: [], future: [] });

const isBack = (s: { do: string }): s is Back => s.do === 'undo' || s.do === 'redo';
const isBegin = <T>(s: { do: string }): s is { do: 'begin'; now: T } => s.do === 'begin';

/**
 * What steps do to a history, as a reducer.
 * @param changed the thing after a change; the same thing where nothing changes
 * @param joined changes that are no step of their own, as the letters of a name
 */
export function historyReducer<T, C extends { do: string }>(changed: (now: T, c: C) => T, joined: (c: C) => boolean) {
  return (h: History<T>, s: HistoryStep<T, C>): History<T> => {
    if (isBack(s)) return s.do === 'undo' ? undone(h) : redone(h);
    if (isBegin<T>(s)) return historyOf(s.now);
    const now = changed(h.now, s);
    if (now === h.now) return h;
    if (joined(s)) return { ...h, now };
    return { now, past: [...h.past, h.now].slice(-DEPTH), future: [] };
  };
}

function undone<T>(h: History<T>): History<T> {
  const last = h.past.at(-1);
  return last === undefined ? h : { now: last, past: h.past.slice(0, -1), future: [h.now, ...h.future] };
}

function redone<T>(h: History<T>): History<T> {
  const [next, ...rest] = h.future;
  return next === undefined ? h : { now: next, past: [...h.past, h.now], future: rest };
}
