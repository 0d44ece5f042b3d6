/** Asks the thread that has the documents. */
import { useEffect, useState } from 'react';
import { rulebookChanges } from '../store/rulebook.js';
import type { Answer, Ask, Asked } from './asked.js';

/** One thread searches, so that the making of its index keeps nothing else waiting. */
const threads = new Map<string, Worker>();
let last = 0;
const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();

function thread(what: Ask): Worker {
  const name = what === 'search' ? 'search' : 'rules';
  const known = threads.get(name);
  if (known) return known;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<{ id: number; value: never; error?: string }>) => {
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) who?.resolve(data.value);
    else who?.reject(new Error(data.error));
  };
  threads.set(name, worker);
  return worker;
}

/** Asks something of the documents as they are now. */
export function ask<A extends Ask>(what: A, asked: Asked<A>): Promise<Answer<A>> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread(what).postMessage({ id, ask: what, asked, changes: rulebookChanges() });
  });
}

/** The answer to a question, null until it comes; the last one stays until the next comes where `keep` says so. @param asked null: nothing is asked */
export function useAnswer<A extends Ask>(what: A, asked: Asked<A> | null, keep = false): Answer<A> | null {
  const key = asked === null ? '' : `${what} ${JSON.stringify(asked)} ${rulebookChanges()}`;
  const [told, setTold] = useState<{ key: string; answer: Answer<A> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that is asked
  useEffect(() => {
    let here = true;
    if (asked !== null)
      ask(what, asked).then(
        (answer) => here && setTold({ key, answer }),
        (e: unknown) => console.error(e),
      );
    return () => {
      here = false;
    };
  }, [key]);
  return told !== null && (told.key === key || (keep && asked !== null)) ? told.answer : null;
}
