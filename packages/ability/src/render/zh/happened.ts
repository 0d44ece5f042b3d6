/** What happened earlier, as a condition, a modifier or a number. */
import type { EventPattern, Filter } from '../../language.js';
import type { Context } from './context.js';
import { actor, isSelf, recipient } from './event-roles.js';
import { eventClause, UNDER } from './events.js';
import { headText, isAny, nounOf, nounText } from './noun.js';
import { anyPlayer, playersPhrase, whoseText } from './refs.js';
import { countWord } from './vocab.js';

const DONE = { crime: '犯罪', loseLife: '失去生命', gainLife: '获得生命' } as const;

const damageWord = (e: Extract<EventPattern, { on: 'damage' }>): string =>
  `${e.excess ? '过量' : ''}${e.kind === 'combat' ? '战斗' : ''}伤害`;

/**
 * What happened this turn. `clause`: "本回合有生物死去"; `modifier`: before 的, of what it happened to; `count`, `amount`: how often or much.
 */
export function conditionOfEvent(c: Context, event: EventPattern, how: 'clause' | 'modifier' | 'count' | 'amount'): string {
  if (how === 'modifier') return happenedModifier(c, event);
  if (how === 'amount' && (event.on === 'loseLife' || event.on === 'gainLife'))
    return `${whoseText(c, event.who).replace(/的$/, '')}本回合中${event.on === 'loseLife' ? '失去' : '获得'}的生命数量`;
  if (how === 'amount') return `本回合中${eventClause(c, event)}的数量`;
  if (how === 'count' && event.on === 'draw') return `${whoseText(c, event.who).replace(/的$/, '')}本回合中抓牌的数量`;
  if (how === 'count') return event.on === 'zone' ? `本回合中${deadText(c, event)}数量` : `本回合中${eventClause(c, event)}的次数`;
  switch (event.on) {
    case 'zone':
      return movedThisTurn(c, event);
    case 'attack': {
      if (isSelf(event.what)) return `${c.self}本回合中曾攻击`;
      const noun = nounOf(c, event.what, 'battlefield');
      if (noun.modifiers[0] === '由你操控') {
        const kind = nounText({ ...noun, modifiers: noun.modifiers.slice(1) });
        return `你于本回合中曾以${kind === '永久物' ? '生物' : kind}攻击`;
      }
      return `本回合中曾有${nounText(noun)}攻击`;
    }
    case 'damage': {
      if (event.source.is !== 'any') return `本回合中曾有${eventClause(c, event)}`;
      const to = recipient(c, event.to);
      return `${to.text.replace(/^任一/, '')}本回合曾受过${damageWord(event)}`;
    }
    case 'crime':
    case 'loseLife':
    case 'gainLife': {
      const p = anyPlayer(c, event.who);
      return p.you ? `你本回合中曾${DONE[event.on]}` : `本回合中有${p.text.replace('任一', '')}曾${DONE[event.on]}`;
    }
    case 'cast': {
      const p = anyPlayer(c, event.who);
      return `${p.text}本回合中施放过${event.nth !== undefined && event.nth > 1 ? `${countWord(event.nth)}个或更多` : ''}${nounText(nounOf(c, event.what, 'stack'), { other: '其他' })}`;
    }
    default:
      return otherEvent(c, event);
  }
}

/** "它本回合中曾被阻挡", "本回合中曾有…". */
const otherEvent = (c: Context, event: EventPattern): string =>
  event.on === 'blocked' && event.what.is === 'oneOf'
    ? eventClause(c, event).replace('被阻挡', '本回合中曾被阻挡')
    : `本回合中曾有${eventClause(c, event)}`;

/** "你本回合中牺牲过一个神器": what a player did to it; undefined for what only happened. */
function deedDone(c: Context, event: Extract<EventPattern, { on: 'zone' }>): string | undefined {
  const deed = event.verb === undefined ? null : /^(你|任一牌手|任一对手)(牺牲|弃|循环|磨|使用)(.+)$/.exec(eventClause(c, event));
  return deed ? `${deed[1] === '你' ? '你' : `有${deed[1].slice(2)}`}本回合中${deed[2]}过${deed[3]}` : undefined;
}

/** "本回合中有生物在你的操控下进战场", "本回合有生物死去". */
function movedThisTurn(c: Context, event: Extract<EventPattern, { on: 'zone' }>): string {
  const deed = deedDone(c, event);
  if (deed) return deed;
  if (event.to === 'battlefield') {
    const noun = nounOf(c, event.what, 'battlefield');
    const drop = Object.keys(UNDER).find((m) => noun.modifiers.includes(m));
    noun.modifiers = noun.modifiers.filter((m) => m !== drop);
    return `本回合中有${nounText(noun)}${drop ? UNDER[drop] : ''}进战场`;
  }
  if (event.from === 'battlefield' && event.to === 'graveyard' && !isSelf(event.what)) {
    const noun = nounOf(c, event.what, 'battlefield');
    return headText(noun) === '生物' ? `本回合有${nounText(noun)}死去` : `本回合有${nounText(noun)}从战场进入坟墓场`;
  }
  if (event.from === 'battlefield' && event.to === undefined)
    return `本回合中曾有${nounText(nounOf(c, event.what, 'battlefield'))}离开战场`;
  return `本回合中${eventClause(c, event).replace(/^(?=一[张个])/, '曾有')}`;
}

/** "本回合中有两个或更多地在你的操控下进战场", "本回合中有三张或更多牌从任何区域置入你的坟墓场". */
export function movedOften(c: Context, event: Extract<EventPattern, { on: 'zone' }>, many: (m: string) => string): string {
  const list = event.what.is === 'and' ? event.what.of : [event.what];
  const whose = list.find((f) => f.is === 'controlledBy' || f.is === 'ownedBy');
  const rest = list.filter((f) => f !== whose && !(f.is === 'not' && f.of.is === 'token'));
  const kind: Filter = rest.length === 1 ? rest[0] : { is: 'and', of: rest };
  const said = whose && 'who' in whose ? whose.who : undefined;
  const who = said?.player === 'eachOpponent' ? '任一对手' : said ? playersPhrase(c, said).text : '';
  if (event.to === 'battlefield')
    return `本回合中有${many('个')}${nounText(nounOf(c, kind, 'battlefield'))}${who ? `在${who}的操控下` : ''}进战场`;
  return `本回合中有${many('张')}${nounText(nounOf(c, kind, 'library'))}从任何区域置入${who ? `${who}的` : ''}坟墓场`;
}

function deadText(c: Context, event: Extract<EventPattern, { on: 'zone' }>): string {
  const noun = nounOf(c, event.what, 'battlefield');
  if (event.from === 'battlefield' && event.to === 'graveyard') return `死去的${nounText(noun)}`;
  return `${eventClause(c, event)}的`;
}

/** "在本回合受过伤害": said of the thing it happened to. */
function happenedModifier(c: Context, event: EventPattern): string {
  const saved = c.it;
  c.it = { text: '其', kind: 'object', its: true };
  try {
    switch (event.on) {
      case 'damage':
        if (!isItself(event.to))
          return `本回合中${isAny(event.to) ? '' : `曾对${recipient(c, event.to).text}`}造成过${event.kind === 'combat' ? '战斗' : ''}伤害`;
        return isAny(event.source)
          ? '在本回合受过伤害'
          : `本回合中曾受到${actor(c, event.source, 'any', 'each').text.replace(/^一个/, '')}伤害`;
      case 'keywordDone':
        return event.keyword === 'saddle'
          ? `本回合中骑乘过${actor(c, event.what, 'battlefield', 'each').text}`
          : `本回合中${eventClause(c, event)}`;
      case 'attack':
        return '本回合中攻击过';
      case 'block':
        if (!isItself(event.what)) return `本回合中曾被${actor(c, event.what, 'battlefield', 'each').text}阻挡`;
        return `本回合中阻挡过${isAny(event.attacker) ? '' : actor(c, event.attacker, 'battlefield', 'each').text}`;
      case 'or':
        return event.of.map((e) => happenedModifier(c, e)).join('或');
      case 'zone':
        return event.to === 'battlefield' ? '本回合进战场' : event.to === 'graveyard' ? '本回合进入坟墓场' : '本回合离开';
      case 'loseLife':
        return '本回合中失去过生命';
      case 'gainLife':
        return '本回合中获得过生命';
      default:
        return `本回合中${eventClause(c, event)}`;
    }
  } finally {
    if (saved) c.it = saved;
    else delete c.it;
  }
}

function isItself(filter: Filter): boolean {
  if (filter.is === 'oneOf') return filter.of.sel === 'it';
  return filter.is === 'and' && filter.of.some(isItself);
}
