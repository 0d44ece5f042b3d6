/** Attacks that hang on what is so of the defending player, and blocking as though something were otherwise (CR 508.1c, 609.4). */
import type { Action, Condition, Filter, Rule } from '../../language.js';
import { conditionText } from './conditions.js';
import type { Context } from './context.js';
import { keywordWord, subtypeWord } from './vocab.js';

interface Said {
  subject: string;
  predicate: string;
}

/** What has to be so of the defending player. */
function ofDefender(c: Context, cond: Condition): string {
  const it = c.it;
  c.it = { text: '防御牌手', kind: 'player' };
  const text = conditionText(c, cond)
    .replace(/^战场上有由其操控者操控的/, '防御牌手操控')
    .replace(/其操控者|防御牌手之操控者/g, '防御牌手');
  if (it) c.it = it;
  else delete c.it;
  return text;
}

/** "除非防御牌手操控海岛，否则它不能攻击"; undefined where the attack hangs on nothing of that kind. */
export function attackHanging(c: Context, a: Extract<Action, { act: 'attack' }>, general: (f: Filter) => string): Said | undefined {
  const { defender, who } = a;
  if (defender?.is === 'not' && defender.of.is === 'satisfies')
    return { subject: '', predicate: `除非${ofDefender(c, defender.of.cond)}，否则${general(who)}不能攻击` };
  if (defender?.is !== 'satisfies') return undefined;
  const own = who.is === 'oneOf' && who.of.sel === 'self';
  return { subject: own ? c.self : general(who), predicate: `不能攻击，如果${ofDefender(c, defender.cond)}` };
}

/** "能视同所阻挡的生物不具次元幽影异能地阻挡具次元幽影异能的生物". */
export function blockingAsThough(rule: Extract<Rule, { rule: 'blockAsThough' }>, blocker: string, attacker: string): Said {
  const without = `不具${rule.lands === undefined ? '' : subtypeWord(rule.lands)}${keywordWord(rule.lacks ?? '')}异能`;
  if (rule.blocker.is === 'any') return { subject: attacker, predicate: `能被视同${without}地阻挡` };
  const how = rule.has ? `具${keywordWord(rule.has)}异能` : `所阻挡的生物${without}`;
  return { subject: blocker, predicate: `能视同${how}地阻挡${attacker}` };
}
