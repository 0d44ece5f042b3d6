/** What an event is about: the thing or the players it happens to, and what words call them afterwards. */
import type { Zone } from '../../basics.js';
import type { Batch, Filter } from '../../language.js';
import { mentionsNode } from '../../same.js';
import { backReference, type Context, type Phrase } from './context.js';
import { countedNoun, headText, isAny, measure, type Noun, nounOf, nounText } from './noun.js';
import { anyPlayer, selectorPhrase } from './refs.js';

/** What an event is about, when it is the source itself or another one thing. */
export function onlyEntity(filter: Filter): Extract<Filter, { is: 'oneOf' }> | undefined {
  if (filter.is === 'oneOf') return filter;
  if (filter.is === 'and' && filter.of.length === 1) return onlyEntity(filter.of[0]);
  return undefined;
}

/** Whether this is the source. */
export const isSelf = (filter: Filter) => onlyEntity(filter)?.of.sel === 'self';

/** The thing an event happens to, with the phrase for referring back to it. */
export interface Actor {
  text: string;
  back: Phrase;
  noun?: Noun;
  self: boolean;
}

/** Described by more than its kind, so that words before it are of it alone. */
const isWhole = (f: Filter): boolean =>
  f.is === 'and' && f.of.some((x) => x.is === 'controlledBy' || x.is === 'other' || x.is === 'status');

/** Alternatives like "the source or another creature": their phrases joined. */
export function actor(c: Context, filter: Filter, place: Zone | 'any', batch: Batch, drop?: string): Actor {
  if (filter.is === 'or' && (filter.of.some((f) => onlyEntity(f)) || filter.of.every(isWhole))) {
    const parts = filter.of.map((f) => actor(c, f, place, batch, drop));
    const last = parts[parts.length - 1];
    return { text: parts.map((p) => p.text).join('或'), back: last.back, self: false, ...(last.noun ? { noun: last.noun } : {}) };
  }
  const only = onlyEntity(filter);
  if (only) {
    const p = selectorPhrase(c, only.of);
    const self = only.of.sel === 'self';
    const back: Phrase = self ? p : { text: '它', kind: p.kind, its: true, ...(only.of.sel === 'host' ? { host: true as const } : {}) };
    return { text: p.text, back: p.kind === 'player' ? { text: '该牌手', kind: 'player' } : back, self };
  }
  const noun = nounOf(c, filter, place);
  if (drop !== undefined) noun.modifiers = noun.modifiers.filter((m) => m !== drop);
  const many = batch === 'oneOrMore';
  const m = measure(noun);
  const text = noun.kind === 'player' && isAny(filter) ? '任一牌手' : many ? `一${m}或数${m}${nounText(noun)}` : countedNoun(noun, 1);
  return {
    text: noun.kind === 'player' && noun.whole ? `任一${noun.whole}`.replace('任一你', '你') : text,
    back: noun.whole === c.self ? { text: c.self, kind: 'object', self: true } : backReference(headText(noun), noun.kind, many),
    noun,
    self: false,
  };
}

/** Who receives: "任一牌手", "你", "一个生物". */
export function recipient(c: Context, filter: Filter): Actor {
  if (filter.is === 'player') {
    const p = anyPlayer(c, filter.who);
    return { text: p.text, back: p.you ? p : { text: '该牌手', kind: 'player' }, self: false };
  }
  const [you, theirs] = filter.is === 'or' ? filter.of : [];
  if (you?.is === 'player' && you.who.player === 'you' && theirs?.is === 'and') {
    const a = actor(c, theirs, 'battlefield', 'each');
    return { ...a, text: `你或${a.text}` };
  }
  if (filter.is === 'or' && filter.of.every((f) => f.is === 'player' || f.is === 'type'))
    return {
      text: `任一${filter.of.map((f) => recipientWord(c, f)).join('或')}`,
      back: { text: '该牌手或该永久物', kind: 'mixed' },
      self: false,
    };
  return actor(c, filter, 'battlefield', 'each');
}

function recipientWord(c: Context, f: Filter): string {
  if (f.is === 'player') return f.who.player === 'eachOpponent' ? '对手' : '牌手';
  return nounText(nounOf(c, f, 'battlefield'));
}

/** "其操控者", "该生物的操控者". */
export const possessiveOf = (a: Actor, what: string) => (a.back.its || a.back.self ? `其${what}` : `${a.back.text}的${what}`);

/** What is said of a permanent to which the rules of a keyword have given a designation. */
export const BECOMES: Readonly<Record<string, string>> = {
  renown: '成为铭勇',
  crew: '成为已搭载',
  saddle: '成为已骑乘',
  plot: '成为已策谋',
};

/** CR 702.110b */
export const EXPLOITED: Phrase = { text: '被榨取的生物', kind: 'object' };

/** CR 508.6: who attacks with creatures of which nothing is said but whose they are. */
export const attackingPlayer = (what: Filter): string => (mentionsNode(what, { player: 'eachOpponent' }) ? '任一对手' : '任一牌手');
