/** What may be done with priority, as a view shows it. */
import type { ActivatedAbility } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import type { ActOption } from '@apnap/magic';

/** `ability` of an activation is its data in a view. */
export type SeenOption =
  | Exclude<ActOption, { act: 'activate' | 'mana' }>
  | { act: 'activate'; object: Id; ability: ActivatedAbility }
  | { act: 'mana'; object: Id; ability: ActivatedAbility };
