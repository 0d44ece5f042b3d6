/** Short names for writing the touchstone cards down in the language. */
import type {
  Ability,
  Card,
  CardType,
  ChoiceKind,
  Condition,
  Cost,
  DamageEffect,
  Effect,
  EventPattern,
  Face,
  Filter,
  PlayerRef,
  Program,
  Quantity,
  Replacement,
  Rule,
  Selector,
  StaticPart,
  TargetSpec,
  Zone,
} from '../../src/index.js';

export const you: PlayerRef = { player: 'you' };
export const each: PlayerRef = { player: 'each' };
export const opponents: PlayerRef = { player: 'eachOpponent' };
export const self: Selector = { sel: 'self' };
export const host: Selector = { sel: 'host' };
export const T0: Selector = { sel: 'target', index: 0 };
export const T1: Selector = { sel: 'target', index: 1 };
export const slot = (n: number): Selector => ({ sel: 'slot', slot: n });
export const any: Filter = { is: 'any' };
export const thisOne: Filter = { is: 'oneOf', of: self };
export const type = (t: CardType): Filter => ({ is: 'type', type: t });
export const sub = (s: string): Filter => ({ is: 'subtype', subtype: s });
export const and = (...of: Filter[]): Filter => ({ is: 'and', of });
export const or = (...of: Filter[]): Filter => ({ is: 'or', of });
export const not = (of: Filter): Filter => ({ is: 'not', of });
export const yours: Filter = { is: 'controlledBy', who: you };
export const creature = type('Creature');
export const player: Filter = { is: 'player', who: each };
export const all = (filter: Filter, zone: Zone = 'battlefield', of?: PlayerRef): Selector => ({
  sel: 'all',
  zone,
  ...(of ? { of } : {}),
  filter,
});
export const count = (of: Selector): Quantity => ({ q: 'count', of });
export const who = (of: Selector): PlayerRef => ({ player: 'of', of });
export const controllerOf = (of: Selector): PlayerRef => ({ player: 'controllerOf', of });
export const seq = (...of: Effect[]): Effect => ({ do: 'seq', of });
export const anyTarget: TargetSpec = {
  from: ['battlefield', 'players'],
  what: or(creature, type('Planeswalker'), type('Battle'), player),
  min: 1,
  max: 1,
};
export const target = (what: Filter, more: Partial<TargetSpec> = {}): TargetSpec => ({
  from: ['battlefield'],
  what,
  min: 1,
  max: 1,
  ...more,
});
export const targetPlayer: TargetSpec = { from: ['players'], what: player, min: 1, max: 1 };
export const program = (effect: Effect, ...targets: TargetSpec[]): Program => ({ targets, effect });
export const spell = (effect: Effect, ...targets: TargetSpec[]): Ability => ({ kind: 'spell', program: program(effect, ...targets) });
export const keyword = (k: string, more: object = {}): Ability => ({ kind: 'keyword', keyword: k, ...more }) as Ability;
export const mana = (m: string) => ({ pay: 'mana', mana: m }) as const;
export const tap = { pay: 'self', verb: 'tap' } as const;
export const damage = (to: Selector, amount: Quantity, source: Selector = self): DamageEffect => ({ do: 'damage', source, to, amount });
export const entersSelf: EventPattern = { on: 'zone', what: thisOne, to: 'battlefield', batch: 'each' };
export const controls = (filter: Filter): Condition => ({ if: 'compare', left: count(all(filter)), cmp: '>=', right: 1 });
export const addMana = (options: string[], times: Quantity = 1): Effect => ({
  do: 'mana',
  who: you,
  mana: { options, times, choose: 'once' },
});
export const pump = (affects: Selector, power: Quantity, toughness: Quantity): Effect => ({
  do: 'continuous',
  affects,
  mods: [{ mod: 'pt', power, toughness }],
  rules: [],
  duration: 'endOfTurn',
}); // prettier-ignore

export const targetOpponent: TargetSpec = { from: ['players'], what: { is: 'player', who: opponents }, min: 1, max: 1 };
export const activated = (cost: Cost[], effect: Effect, ...targets: TargetSpec[]): Ability => ({
  kind: 'activated',
  cost,
  program: program(effect, ...targets),
  timing: 'instant',
});
/** A static ability of these parts. */
export const statics = (...parts: StaticPart[]): Ability => ({ kind: 'static', parts });
/** "As this enters, choose …", remembered (CR 607.2d). */
export const entersChoice = (what: ChoiceKind): Ability =>
  statics({ part: 'replacement', replacement: { replace: 'enters', what: thisOne, choices: { do: 'choose', who: you, what, link: 0 } } });
export const rule = (r: Rule): StaticPart => ({ part: 'rule', rule: r });
export const replaces = (r: Replacement): Ability => statics({ part: 'replacement', replacement: r });

/** A loyalty ability (CR 606). */
export const loyalty = (amount: number, effect: Effect, ...targets: TargetSpec[]): Ability => ({
  kind: 'activated',
  cost: [{ pay: 'loyalty', amount }],
  program: program(effect, ...targets),
  timing: 'sorcery',
});

/** A card of one face; text facts a test does not need are left out. */
export function card(name: string, types: CardType[], abilities: Ability[], more: Partial<Face> = {}): Card {
  return { name, layout: 'normal', faces: [{ name, supertypes: [], types, subtypes: [], abilities, ...more }] };
}
