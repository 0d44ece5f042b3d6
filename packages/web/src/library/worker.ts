/** The thread that has the documents: it reads them from where the browser keeps them and from the data folder of one's own machine, and keeps the index of them there, so that it is built once. */
import { addDocuments, Lookup, unpackDocuments } from '@apnap/judge/library';
import { get, set } from 'idb-keyval';
import { machineDocuments } from '../store/rulebook.js';
import { INDEX_KEY, RULEBOOK_KEY } from '../store/rulebook-keys.js';
import { type Ask, answers, type Question } from './asked.js';

let known: { changes: number; lookup: Promise<Lookup> } | null = null;
let indexed: { lookup: Lookup; done: Promise<void> } | null = null;

async function read(): Promise<Lookup> {
  const [machine, kept] = await Promise.all([machineDocuments(), get<string>(RULEBOOK_KEY).catch(() => undefined)]);
  // One that is in both places is there once.
  return new Lookup(addDocuments(machine, (kept === undefined ? null : unpackDocuments(kept)) ?? []));
}

function lookupOf(changes: number): Promise<Lookup> {
  if (known?.changes !== changes) known = { changes, lookup: read() };
  return known.lookup;
}

/** Makes an index, or takes the one that was kept. */
async function withIndex(lookup: Lookup): Promise<void> {
  const kept = await get<string>(INDEX_KEY).catch(() => undefined);
  if (kept !== undefined && lookup.takeIndex(kept)) return;
  // Where nothing can be kept it is made again the next time.
  await set(INDEX_KEY, lookup.keptIndex()).catch(() => undefined);
}

async function answer<A extends Ask>({ ask, asked, changes }: Question<A>): Promise<unknown> {
  const lookup = await lookupOf(changes);
  if (ask === 'search') {
    if (indexed?.lookup !== lookup) indexed = { lookup, done: withIndex(lookup) };
    await indexed.done;
  }
  return answers[ask](lookup, asked);
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (value) => self.postMessage({ id: data.id, value }),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) }),
  );
};
