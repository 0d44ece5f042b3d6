/** Events that happen to one thing by another: counters, damage, attachments. */
import type { EventPattern, Filter } from '../../language.js';
import type { Context } from './context.js';
import { actor, possessiveOf, recipient } from './event-roles.js';
import { isAny } from './noun.js';
import { anyPlayer } from './refs.js';
import { counterWord, countWord } from './vocab.js';

/** "在甲上放置一个指示物". */
export function countersClause(c: Context, event: Extract<EventPattern, { on: 'counters' }>): string {
  const a = actor(c, event.what, 'battlefield', event.batch ?? 'each');
  c.event.object = a.back;
  const nth = event.reaches?.map((n) => `第${countWord(n).replace('两', '二')}个`).join('或');
  const what = `${nth ?? (event.per === 'counter' ? '一个' : '一个或数个')}${event.counter === 'any' ? '指示物' : counterWord(event.counter)}`;
  if (event.change === 'removed') return `从${a.text}上移去${what}`;
  return `${event.who ? anyPlayer(c, event.who).text : ''}在${a.text}上放置${what}`;
}

/** Of which no more is told than whose it is. */
const isOnlySource = (f: Filter): boolean =>
  f.is === 'controlledBy' || (f.is === 'and' && f.of.every((x) => SAID_OF_SOURCES.has(x.is) || (x.is === 'not' && x.of.is === 'type')));
const SAID_OF_SOURCES: ReadonlySet<Filter['is']> = new Set(['controlledBy', 'other', 'color']);

/** "甲对乙造成伤害". */
export function damageClause(c: Context, e: Extract<EventPattern, { on: 'damage' }>): string {
  const word = `${e.exactly === undefined ? '' : `正好${e.exactly}点`}${e.least === undefined ? '' : `${e.least}点或更多`}${e.excess ? '过量' : ''}${e.kind === 'combat' ? '战斗伤害' : e.kind === 'noncombat' ? '非战斗伤害' : '伤害'}`;
  if (isAny(e.source)) {
    const a = e.once === 'all' ? actor(c, e.to, 'battlefield', 'oneOrMore') : recipient(c, e.to);
    c.event.recipient = a.back;
    c.event.object = a.back;
    c.event.player = a.back.kind === 'player' ? a.back : { text: possessiveOf(a, '操控者'), kind: 'player' };
    if (e.batch === 'each') {
      c.event.source = { text: '该来源', kind: 'object' };
      return `一个来源对${a.text}造成${word}`;
    }
    return `${a.text}受到${word}`;
  }
  const s = actor(c, e.source, 'battlefield', e.once === 'source' ? 'each' : e.batch);
  if (isOnlySource(e.source)) s.text = s.text.replace(/永久物$/, '来源');
  c.event.source = s.back;
  c.event.object = s.back;
  if (isAny(e.to)) return `${s.text}造成${word}`;
  const r = recipient(c, e.to);
  c.event.recipient = r.back.text === s.back.text && !s.self ? { ...r.back, text: r.back.text.replace('该', '受到伤害的') } : r.back;
  c.event.player = r.back.kind === 'player' ? r.back : { text: possessiveOf(r, '操控者'), kind: 'player' };
  return `${s.text}${r.text.includes('对手') ? '向' : '对'}${e.once === undefined ? r.text : `一个或数个${r.text.replace(/^一[个位]|^任一/, '')}`}造成${word}`;
}

/** "甲成为结附于乙". */
export function attachClause(c: Context, event: Extract<EventPattern, { on: 'attach' | 'unattach' }>): string {
  const a = actor(c, event.what, 'battlefield', 'each');
  const to = actor(c, event.to, 'battlefield', 'each');
  c.event.object = a.back;
  c.event.recipient = to.back;
  return `${a.text}${event.on === 'attach' ? '成为结附于' : '不再结附于'}${to.text}`;
}
