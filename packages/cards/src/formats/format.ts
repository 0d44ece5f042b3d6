/** Formats: how large a deck must be, how many copies it may have, and which cards are allowed. */
import type { DatabaseInfo } from '../db/record.js';
import type { Message } from '../messages.js';
import { editDistance } from '../names.js';
import { DATED_FORMATS } from './lists.js';
import type { Format } from './types.js';

const list = (id: string, en: string, zh: string, more: Partial<Format> = {}): Format => ({
  id,
  name: { en, zh },
  kind: 'constructed',
  list: id,
  ...more,
});

/** The formats known by name. The first is the one decks are checked for when none is named. */
export const FORMATS: readonly Format[] = [
  { id: 'constructed', name: { en: 'constructed', zh: '构筑' }, kind: 'constructed', aliases: ['casual', 'freeform', '休闲', '构组'] },
  {
    id: 'limited',
    name: { en: 'Limited', zh: '限制' },
    kind: 'limited',
    aliases: ['sealed', 'draft', 'rochester', '限制赛', '现开', '轮抽', '罗彻斯特'],
  },
  list('standard', 'Standard', '标准', { policy: 'MTR 6.3' }),
  list('future', 'Future Standard', '未来标准'),
  list('pioneer', 'Pioneer', '先驱'),
  list('explorer', 'Explorer', '探险'),
  list('frontier', 'Frontier', 'Frontier'),
  list('modern', 'Modern', '近代', { policy: 'MTR 6.4', aliases: ['摩登'] }),
  list('premodern', 'Premodern', 'Premodern'),
  list('legacy', 'Legacy', '薪传', { policy: 'MTR 6.6', pool: 'all' }),
  list('vintage', 'Vintage', '特选', { policy: 'MTR 6.5', pool: 'all' }),
  list('oldschool', 'Old School', 'Old School'),
  list('pauper', 'Pauper', '全铁', { aliases: ['纯铁'] }),
  list('penny', 'Penny Dreadful', 'Penny Dreadful'),
  list('historic', 'Historic', '史迹'),
  list('timeless', 'Timeless', 'Timeless'),
  list('alchemy', 'Alchemy', '炼金'),
  list('commander', 'Commander', '指挥官', { kind: 'commander', pool: 'all', aliases: ['edh'] }),
  list('duel', 'Duel Commander', 'Duel Commander', {
    kind: 'commander',
    pool: 'all',
    restricted: 'asCommander',
    aliases: ['duelcommander', 'french'],
  }),
  list('predh', 'PreDH', 'PreDH', { kind: 'commander' }),
  list('brawl', 'Brawl', '争锋', { kind: 'brawl' }),
  list('standardbrawl', 'Standard Brawl', '标准争锋', { kind: 'brawl' }),
  ...DATED_FORMATS,
];

const fold = (s: string): string =>
  s
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

/** The format with this id or name in either language, among those given. */
export function findFormat(name: string, formats: readonly Format[] = FORMATS): Format | undefined {
  const wanted = fold(name);
  return formats.find((f) => [f.id, f.name.en, f.name.zh, ...(f.aliases ?? [])].some((x) => fold(x) === wanted));
}

/** The message for a format name that is not known. */
export function unknownFormat(name: string, formats: readonly Format[] = FORMATS): Message {
  const near = formats.filter((f) => editDistance(fold(name), fold(f.id), 2) <= 2).map((f) => f.id);
  if (near.length > 0) return { id: 'format.unknownNear', params: { name, near: near.join(', ') } };
  return { id: 'format.unknown', params: { name, known: formats.map((f) => f.id).join(', ') } };
}

/** The date of the lists by which a database says what a format allows; undefined where it has none, or the format has lists of its own. */
export const listDateOf = (info: DatabaseInfo, { list }: Format): string | undefined =>
  typeof list === 'string' ? (info.dates?.[list] ?? info.date) : undefined;
