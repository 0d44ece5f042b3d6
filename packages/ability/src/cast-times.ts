/** Times at which a card can say it can be cast only (CR 601.3, 307.5): the words in Chinese, and the condition they mean. */
import type { Condition, Filter, PlayerRef } from './language.js';

const YOU: PlayerRef = { player: 'you' };
const yours: Condition = { if: 'turnOf', who: YOU };
const theirs: Condition = { if: 'turnOf', who: { player: 'eachOpponent' } };
const at = (step: Extract<Condition, { if: 'step' }>['step']): Condition => ({ if: 'step', step });
const before = (step: Extract<Condition, { if: 'step' }>['step']): Condition => ({ if: 'step', step, when: 'before' });
const not = (of: Condition): Condition => ({ if: 'not', of });
const and = (...of: Condition[]): Condition => ({ if: 'and', of });

/** Somebody attacked you in this combat: what "this step" means in the declare attackers step (CR 508.1). */
const attacked: Filter = {
  is: 'happened',
  event: { on: 'attack', what: { is: 'any' }, defender: { is: 'oneOf', of: { sel: 'it' } }, batch: 'each' },
  within: 'combat',
};

interface CastTime {
  /** 只能在…施放. */
  zh: string;
  when: Condition;
}

const CAST_TIMES: readonly CastTime[] = [
  { zh: '宣告攻击者之前', when: before('declareAttackers') },
  { zh: '宣告阻挡者之前', when: before('declareBlockers') },
  { zh: '战斗伤害步骤之前', when: before('combatDamage') },
  { zh: '战斗阶段之后', when: and(not(before('endCombat')), not(at('combat'))) },
  { zh: '战斗阶段中', when: at('combat') },
  {
    zh: '战斗阶段中且宣告阻挡者之前',
    when: and(at('combat'), before('declareBlockers')),
  },
  {
    zh: '战斗阶段中且宣告阻挡者之后',
    when: and(at('combat'), not(before('declareBlockers'))),
  },
  { zh: '对手回合的战斗阶段中', when: and(at('combat'), theirs) },
  { zh: '宣告攻击者步骤中', when: at('declareAttackers') },
  { zh: '宣告阻挡者步骤中', when: at('declareBlockers') },
  {
    zh: '对手回合的宣告阻挡者步骤中',
    when: and(at('declareBlockers'), theirs),
  },
  {
    zh: '宣告攻击者步骤中，且只能于你在该步骤中受到攻击时',
    when: and(at('declareAttackers'), { if: 'matches', what: { sel: 'players', who: YOU }, filter: attacked }),
  },
  { zh: '你的回合中', when: yours },
  { zh: '你回合的战斗阶段中', when: and(yours, at('combat')) },
  { zh: '你的宣告攻击者步骤中', when: and(yours, at('declareAttackers')) },
  { zh: '你的结束步骤中', when: and(yours, at('end')) },
  { zh: '你的维持中', when: and(yours, at('upkeep')) },
  { zh: '对手的回合中', when: theirs },
  { zh: '对手的维持中', when: and(theirs, at('upkeep')) },
  {
    zh: '对手的回合中且宣告攻击者之前',
    when: and(theirs, before('declareAttackers')),
  },
  {
    zh: '对手的回合中且其维持步骤之后',
    when: and(theirs, not(before('upkeep')), not(at('upkeep')), not(at('untap'))),
  },
];

/** The words for a condition; undefined for one that is not a time of this list. */
export function castTime(when: Condition): CastTime | undefined {
  const text = sorted(when);
  return CAST_TIMES.find((t) => sorted(t.when) === text);
}

/** One text for equal data, whatever the order of its fields. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return `{${keys.map((k) => `${k}:${sorted(record[k])}`).join()}}`;
}
