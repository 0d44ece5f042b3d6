/** Short ways to write cards for tests directly in the ability language. */
import type { Ability, CardType, Effect, Rule, Supertype, TargetSpec } from '@apnap/ability';
import { defineData } from './kit.js';

export interface DataCard {
  name: string;
  cost?: string;
  types?: CardType[];
  subtypes?: string[];
  supertypes?: Supertype[];
  /** '2/2' */
  pt?: string;
  loyalty?: string;
  abilities: Ability[];
}

/** Defines a one-faced card; a creature when it has power and toughness. */
export function dataCard(c: DataCard): void {
  const [power, toughness] = c.pt?.split('/') ?? [];
  defineData({
    name: c.name,
    layout: 'normal',
    faces: [
      {
        name: c.name,
        ...(c.cost === undefined ? {} : { manaCost: c.cost }),
        supertypes: c.supertypes ?? [],
        types: c.types ?? (c.pt ? ['Creature'] : ['Artifact']),
        subtypes: c.subtypes ?? [],
        ...(c.pt ? { power, toughness } : {}),
        ...(c.loyalty ? { loyalty: c.loyalty } : {}),
        abilities: c.abilities,
      },
    ],
  });
}

/** An instant with one effect. */
export const instant = (name: string, cost: string, targets: TargetSpec[], effect: Effect): void =>
  dataCard({ name, cost, types: ['Instant'], abilities: [{ kind: 'spell', program: { targets, effect } }] });

export const TARGET_PERMANENT: TargetSpec = { from: ['battlefield'], what: { is: 'permanent' }, min: 1, max: 1 };
export const TARGET_CREATURE: TargetSpec = { from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 };

/** A creature (or other permanent) with a static rules statement. */
export const withRule = (name: string, pt: string, ...rules: Rule[]): void =>
  dataCard({ name, pt, abilities: [{ kind: 'static', parts: rules.map((rule) => ({ part: 'rule', rule })) }] });

/** "This object", as a filter. */
export const ITSELF = { is: 'oneOf', of: { sel: 'self' } } as const;
