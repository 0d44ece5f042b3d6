/** Short ways to write cards in the ability language, for the cards that rules examples speak of and the compiler has no text for. */
import type {
  Ability,
  Card,
  CardType,
  Color,
  Condition,
  Cost,
  Effect,
  EventPattern,
  Filter,
  Mod,
  PlayerRef,
  Replacement,
  Rule,
  Selector,
  Supertype,
  TargetSpec,
} from '@apnap/ability';
import { defineData } from '../kit.js';

export const YOU: PlayerRef = { player: 'you' };
export const EACH: PlayerRef = { player: 'each' };
export const ANY: Filter = { is: 'any' };
export const CREATURE: Filter = { is: 'type', type: 'Creature' };
export const LAND: Filter = { is: 'type', type: 'Land' };
export const ARTIFACT: Filter = { is: 'type', type: 'Artifact' };
export const SELF: Selector = { sel: 'self' };
export const HOST: Selector = { sel: 'host' };
export const ME: Filter = { is: 'oneOf', of: SELF };
export const YOURS: Filter = { is: 'controlledBy', who: YOU };

export const and = (...of: Filter[]): Filter => ({ is: 'and', of });
export const not = (of: Filter): Filter => ({ is: 'not', of });
export const all = (filter: Filter): Selector => ({ sel: 'all', zone: 'battlefield', filter });
export const target = (what: Filter, from: TargetSpec['from'] = ['battlefield']): TargetSpec => ({ from, what, min: 1, max: 1 });
export const T = (index = 0): Selector => ({ sel: 'target', index });
export const TAP: Cost = { pay: 'self', verb: 'tap' };
export const mana = (text: string): Cost => ({ pay: 'mana', mana: text });

export const grants = (affects: Selector, ...mods: Mod[]): Ability => ({ kind: 'static', parts: [{ part: 'continuous', affects, mods }] });
export const rules = (rule: Rule): Ability => ({ kind: 'static', parts: [{ part: 'rule', rule }] });
export const replaces = (replacement: Replacement): Ability => ({ kind: 'static', parts: [{ part: 'replacement', replacement }] });
export const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
export const when = (event: EventPattern, effect: Effect, more: { targets?: TargetSpec[]; condition?: Condition } = {}): Ability => ({
  kind: 'triggered',
  event,
  ...(more.condition ? { condition: more.condition } : {}),
  program: { targets: more.targets ?? [], effect },
});
export const does = (cost: Cost[], effect: Effect, targets: TargetSpec[] = []): Ability => ({
  kind: 'activated',
  cost,
  program: { targets, effect },
  timing: 'instant',
});
export const untilEnd = (affects: Selector, ...mods: Mod[]): Effect => ({
  do: 'continuous',
  affects,
  mods,
  rules: [],
  duration: 'endOfTurn',
});
export const gain = (amount: number): Effect => ({ do: 'life', who: YOU, change: 'gain', amount });
export const draw = (count: number): Effect => ({ do: 'draw', who: YOU, count });
export const pt = (power: number, toughness: number): Mod => ({ mod: 'pt', power, toughness });
export const becomes = (power: number, toughness: number): Mod => ({ mod: 'setPT', power, toughness, as: 'set' });
export const has = (name: string): Mod => ({ mod: 'addAbility', ability: keyword(name) });
export const adds = (...types: CardType[]): Mod => ({ mod: 'types', change: 'add', types, subtypes: [], supertypes: [] });
export const color = (...colors: Color[]): Mod => ({ mod: 'colors', change: 'set', colors });
export const enters = (what: Filter): EventPattern => ({ on: 'zone', what, to: 'battlefield', batch: 'each' });
export const dies = (what: Filter): EventPattern => ({ on: 'zone', what, from: 'battlefield', to: 'graveyard', batch: 'each' });

interface Shape {
  cost?: string;
  types?: CardType[];
  subtypes?: string[];
  supertypes?: Supertype[];
  pt?: [string | number, string | number];
  loyalty?: string;
  indicator?: Color[];
}

/** A permanent card (a creature when it has power and toughness, otherwise an enchantment, unless types are given). */
export function permanent(name: string, shape: Shape, ...abilities: Ability[]): string {
  const card: Card = {
    name,
    layout: 'normal',
    faces: [
      {
        name,
        ...(shape.cost === undefined ? {} : { manaCost: shape.cost }),
        ...(shape.indicator ? { colorIndicator: shape.indicator } : {}),
        supertypes: shape.supertypes ?? [],
        types: shape.types ?? (shape.pt ? ['Creature'] : ['Enchantment']),
        subtypes: shape.subtypes ?? [],
        ...(shape.pt ? { power: String(shape.pt[0]), toughness: String(shape.pt[1]) } : {}),
        ...(shape.loyalty ? { loyalty: shape.loyalty } : {}),
        abilities,
      },
    ],
  };
  defineData(card);
  return name;
}

/** An Aura with "Enchant creature". */
export const aura = (name: string, cost: string, ...abilities: Ability[]): string =>
  permanent(name, { cost, subtypes: ['Aura'] }, { kind: 'keyword', keyword: 'enchant', filter: CREATURE }, ...abilities);

/** An instant or sorcery card. */
export function spell(
  name: string,
  cost: string | undefined,
  type: 'Instant' | 'Sorcery',
  targets: TargetSpec[],
  effect: Effect,
  ...more: Ability[]
): string {
  defineData({
    name,
    layout: 'normal',
    faces: [
      {
        name,
        ...(cost === undefined ? {} : { manaCost: cost }),
        supertypes: [],
        types: [type],
        subtypes: [],
        abilities: [{ kind: 'spell', program: { targets, effect } }, ...more],
      },
    ],
  });
  return name;
}
