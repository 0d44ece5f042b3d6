/** The question of a decision, in words that say what is chosen among. */
import type { CardType } from '@apnap/ability';
import { type Decision, type Id, isSeat, type Message } from '@apnap/kernel';
import { characteristics } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live } from '../state/access.js';
import type { State } from '../state/types.js';

type Kind = 'player' | 'creature' | 'land' | 'permanent' | 'card';

/** What all of these are; null where they have nothing in common that there is a word for. */
function kindOf(s: State, ids: readonly Id[]): Kind | null {
  if (ids.every(isSeat)) return 'player';
  if (ids.some((id) => isSeat(id) || live(s, id) === undefined)) return null;
  const zones = ids.map((id) => live(s, id)?.zone);
  if (zones.every((zone) => zone === 'battlefield')) {
    const all = (type: CardType): boolean => ids.every((id) => hasType(characteristics(s, id), type));
    return all('Creature') ? 'creature' : all('Land') ? 'land' : 'permanent';
  }
  return zones.some((zone) => zone === 'battlefield' || zone === 'stack') ? null : 'card';
}

const entityOf = (option: unknown): Id | undefined =>
  typeof option === 'object' && option !== null && 'entity' in option && typeof option.entity === 'number' ? option.entity : undefined;

/**
 * What a decision asks. A choice that is asked for in general words is asked for by what there is to choose from: "Choose two creatures." It says no more
 * than the options do, which are for who decides.
 */
export function promptOf(s: State, d: Decision): Message {
  if (d.prompt.id !== 'ask.choose' || d.ask.form !== 'pick') return d.prompt;
  const ids = d.ask.options.map(entityOf);
  if (ids.some((id) => id === undefined)) return d.prompt;
  const kind = kindOf(s, ids as Id[]);
  return kind ? { ...d.prompt, id: `ask.choose.${kind}` } : d.prompt;
}
