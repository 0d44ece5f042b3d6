/** Sagas that have been read to their end (CR 714.4). */
import { counterCount, hasSubtype } from '@apnap/ability';
import type { Mechanic } from '../events/mechanics.js';
import { cantBeSacrificed } from '../events/prohibitions.js';
import { chapterUnderWay, finalChapter, LORE } from '../reading/sagas.js';
import type { Characteristics, Obj } from '../state/objects.js';
import type { State } from '../state/types.js';

/** CR 714.4: a Saga that has come to its final chapter, none of which is under way. */
const isRead = (s: State, o: Obj, c: Characteristics): boolean =>
  hasSubtype(c, 'Saga') && counterCount(o.counters, LORE) >= finalChapter(s, c) && !chapterUnderWay(s, o.id) && !cantBeSacrificed(s, o.id);

export const SAGAS: Mechanic = { name: 'Sagas', dies: (s, o, c) => (isRead(s, o, c) ? { rule: '704.5s', verb: 'sacrifice' } : null) };
