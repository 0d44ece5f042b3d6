/** What continuous effects make of the state (CR 613, 614, 603): kept beside it, made when it is asked for. */
import type { EventPattern, Filter, Replacement, Rule, TriggeredAbility } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { Characteristics, Env } from './objects.js';

/** A rules statement in force (CR 613.11): from a static ability or a resolved spell. */
export interface RuleInForce {
  rule: Rule;
  env: Env;
  /** Lasting effect it comes from, or 0 for a static ability. */
  lasting: number;
  /** Objects it is about, when locked in. */
  affected: readonly Id[] | null;
}

export interface ReplacementInForce {
  replacement: Replacement;
  node: number;
  env: Env;
  lasting: number;
}

export interface TriggerInForce {
  ability: TriggeredAbility;
  node: number;
  source: Id;
  controller: number;
}

export interface Derived {
  /** By slot; absent: the base characteristics. */
  characteristics: (Characteristics | undefined)[];
  rules: RuleInForce[];
  /** Abilities that effects give to spells: what a card would have as a spell is asked before it is one (CR 601.3). `next`: to the next such spell, until it has become cast. */
  grants: { filter: Filter; abilities: number[]; env: Env; next?: 'next' }[];
  replacements: ReplacementInForce[];
  /** By the `on` of the event pattern. */
  triggers: Map<EventPattern['on'], TriggerInForce[]>;
}
