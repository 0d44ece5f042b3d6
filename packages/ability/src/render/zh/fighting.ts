/** Attacks that hang on what is so of the defending player, and blocking as though something were otherwise (CR 508.1c, 609.4). */
import type { Action, Condition, Filter, Rule } from '../../language.js';
import { conditionText } from './conditions.js';
import type { Context } from './context.js';
import { keywordWord, subtypeWord } from './vocab.js';

interface Said {
  subject: string;
  predicate: string;
}

/** What has to be so of the defending player, or of the one who attacks. */
function ofFighter(c: Context, cond: Condition, who: '防御牌手' | '攻击牌手'): string {
  const it = c.it;
  c.it = { text: who, kind: 'player' };
  const text = conditionText(c, cond)
    .replace(/^战场上有由其操控者操控的/, `${who}操控`)
    .replace(/其操控者|(?:防御|攻击)牌手[之的]操控者/g, who);
  if (it) c.it = it;
  else delete c.it;
  return text;
}

/** "除非防御牌手操控海岛，否则它不能攻击"; undefined where the attack hangs on nothing of that kind. */
export function attackHanging(c: Context, a: Extract<Action, { act: 'attack' }>, general: (f: Filter) => string): Said | undefined {
  const { defender, who } = a;
  const own = who.is === 'oneOf' && who.of.sel === 'self';
  if (defender?.is === 'not' && defender.of.is === 'satisfies')
    return { subject: '', predicate: `除非${ofFighter(c, defender.of.cond, '防御牌手')}，否则${general(who)}不能攻击` };
  if (defender?.is === 'and' && defender.of.some((f) => f.is === 'happened'))
    return { subject: own ? c.self : general(who), predicate: '不能攻击它本回合中已攻击过的牌手' };
  if (defender?.is !== 'satisfies') return undefined;
  return { subject: own ? c.self : general(who), predicate: `不能攻击，如果${ofFighter(c, defender.cond, '防御牌手')}` };
}

/** "除非由你操控的生物数量大于由攻击牌手操控的生物数量，否则它不能进行阻挡"; undefined where blocking hangs on nothing of that kind. */
export function blockHanging(
  c: Context,
  { attacker, who }: Extract<Action, { act: 'block' }>,
  general: (f: Filter) => string,
): Said | undefined {
  if (attacker.is !== 'not' || attacker.of.is !== 'satisfies') return undefined;
  return { subject: '', predicate: `除非${ofFighter(c, attacker.of.cond, '攻击牌手')}，否则${general(who)}不能进行阻挡` };
}

/** "能视同所阻挡的生物不具次元幽影异能地阻挡具次元幽影异能的生物". */
export function blockingAsThough(rule: Extract<Rule, { rule: 'blockAsThough' }>, blocker: string, attacker: string): Said {
  const without = `不具${rule.lands === undefined ? '' : subtypeWord(rule.lands)}${keywordWord(rule.lacks ?? '')}异能`;
  if (rule.blocker.is === 'any') return { subject: attacker, predicate: `能被视同${without}地阻挡` };
  const how = rule.has ? `具${keywordWord(rule.has)}异能` : `所阻挡的生物${without}`;
  return { subject: blocker, predicate: `能视同${how}地阻挡${attacker}` };
}
