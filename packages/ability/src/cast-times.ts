/** Times at which a card can say it can be cast only (CR 601.3, 307.5): the words in both languages, and the condition they mean. */
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

export interface CastTime {
  /** After "cast this spell only". */
  en: string;
  /** 只能在…施放. */
  zh: string;
  when: Condition;
}

/** In the words of the newest cards. */
export const CAST_TIMES: readonly CastTime[] = [
  { en: 'before attackers are declared', zh: '宣告攻击者之前', when: before('declareAttackers') },
  { en: 'before blockers are declared', zh: '宣告阻挡者之前', when: before('declareBlockers') },
  { en: 'before the combat damage step', zh: '战斗伤害步骤之前', when: before('combatDamage') },
  { en: 'after combat', zh: '战斗阶段之后', when: and(not(before('endCombat')), not(at('combat'))) },
  { en: 'during combat', zh: '战斗阶段中', when: at('combat') },
  {
    en: 'during combat before blockers are declared',
    zh: '战斗阶段中且宣告阻挡者之前',
    when: and(at('combat'), before('declareBlockers')),
  },
  {
    en: 'during combat after blockers are declared',
    zh: '战斗阶段中且宣告阻挡者之后',
    when: and(at('combat'), not(before('declareBlockers'))),
  },
  { en: "during combat on an opponent's turn", zh: '对手回合的战斗阶段中', when: and(at('combat'), theirs) },
  { en: 'during the declare attackers step', zh: '宣告攻击者步骤中', when: at('declareAttackers') },
  { en: 'during the declare blockers step', zh: '宣告阻挡者步骤中', when: at('declareBlockers') },
  {
    en: "during the declare blockers step on an opponent's turn",
    zh: '对手回合的宣告阻挡者步骤中',
    when: and(at('declareBlockers'), theirs),
  },
  {
    en: "during the declare attackers step and only if you've been attacked this step",
    zh: '宣告攻击者步骤中，且只能于你在该步骤中受到攻击时',
    when: and(at('declareAttackers'), { if: 'matches', what: { sel: 'players', who: YOU }, filter: attacked }),
  },
  { en: 'during your turn', zh: '你的回合中', when: yours },
  { en: 'during your turn and only during combat', zh: '你回合的战斗阶段中', when: and(yours, at('combat')) },
  { en: 'during your declare attackers step', zh: '你的宣告攻击者步骤中', when: and(yours, at('declareAttackers')) },
  { en: 'during your end step', zh: '你的结束步骤中', when: and(yours, at('end')) },
  { en: 'during your upkeep', zh: '你的维持中', when: and(yours, at('upkeep')) },
  { en: "during an opponent's turn", zh: '对手的回合中', when: theirs },
  { en: "during an opponent's upkeep", zh: '对手的维持中', when: and(theirs, at('upkeep')) },
  {
    en: "during an opponent's turn, before attackers are declared",
    zh: '对手的回合中且宣告攻击者之前',
    when: and(theirs, before('declareAttackers')),
  },
  {
    en: "during an opponent's turn after their upkeep step",
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
