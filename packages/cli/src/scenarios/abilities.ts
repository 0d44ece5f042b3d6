/** Finding the ability that a script names among those that can be activated now. */
import type { ActivatedAbility } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { type ActOption, live, nodeOf } from '@apnap/magic';
import type { AbilityName } from './format.js';
import { nameOf } from './names.js';
import type { Session } from './session.js';
import { commonBeginning, costParts, nameAbility, normalise } from './texts.js';

export type Usable = Extract<
  ActOption,
  { act: 'activate' | 'mana' | 'suspend' | 'foretell' | 'plot' | 'companion' | 'turnFaceUp' | 'unlock' }
>;

interface Candidate {
  option: Usable;
  /** How well it fits: higher is better. */
  score: number;
}

/** Battlefield first, in its order, then other zones as they are offered. */
function inOrder(x: Session, options: readonly ActOption[]): Usable[] {
  const usable = options.filter((o): o is Usable => o.act === 'activate' || o.act === 'mana' || o.act in SPECIAL);
  const at = (id: Id): number => {
    const i = x.state.battlefield.indexOf(id);
    return i < 0 ? Number.MAX_SAFE_INTEGER : i;
  };
  return usable
    .map((option, i) => ({ option, i }))
    .sort((a, b) => at(a.option.object) - at(b.option.object) || a.i - b.i)
    .map((o) => o.option);
}

const sameParts = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((p, i) => p === b[i]);

/** The loyalty cost of an ability as scripts write it. */
function loyaltyCost(a: ActivatedAbility): string | null {
  const part = a.cost.find((c) => c.pay === 'loyalty');
  if (part?.pay !== 'loyalty') return null;
  if (typeof part.amount !== 'number') return '-X';
  return part.amount > 0 ? `+${part.amount}` : String(part.amount);
}

type Special = Exclude<Usable['act'], 'activate' | 'mana'>;

const SPECIAL: Readonly<Record<Special, string>> = {
  suspend: 'suspend',
  foretell: 'foretell',
  plot: 'plot',
  companion: 'companion',
  turnFaceUp: 'turn',
  unlock: 'unlock',
};

const isSpecial = (o: Usable): o is Extract<Usable, { act: Special }> => o.act in SPECIAL;

/** 3: literally the same; below: the fallbacks for differences of wording. 0: not meant. */
function fit(x: Session, o: Usable, name: AbilityName): number {
  if (isSpecial(o)) {
    const raw = normalise(name.raw);
    if (o.act === 'unlock') return raw.includes(`unlock the ${o.face === 0 ? 'left' : 'right'} half`) ? 3 : 0;
    if (o.act === 'turnFaceUp') return raw.includes('turn this') || raw.includes('face up') || raw.includes('turn ~') ? 3 : 0;
    return raw.startsWith(SPECIAL[o.act]) ? 3 : 0;
  }
  const ability = nodeOf<ActivatedAbility>(x.state._pool, o.ability);
  const self = nameOf(x.state, o.object);
  const known = nameAbility(x.state, o.object, o.ability);
  const made = x.prepared.customTexts.get(self);
  if (made !== undefined && name.raw === made) return 3;
  const loyalty = loyaltyCost(ability);
  if (name.kind === 'loyalty') {
    if (loyalty !== (name.cost ?? '').replace('−', '-')) return 0;
    return name.text === undefined ? 3 : resembles(known.effect, normalise(name.text, self));
  }
  if (loyalty !== null) return 0;
  if (name.keyword !== undefined) return fitKeyword(known.keyword, name, self);
  if (name.prefix !== undefined) {
    const prefix = normalise(name.prefix, self);
    if (known.whole.startsWith(prefix)) return 3;
    if (ability.keyword && known.keyword.startsWith(prefix)) return 3;
    // the same parts of a cost in another order
    const cut = costParts(prefix);
    return cut.length > 0 && cut.every((p) => known.cost.some((c) => c.startsWith(p))) ? 2 : 0;
  }
  const cost = costParts(normalise(name.cost ?? '', self));
  const text = normalise(name.text ?? '', self);
  return sameParts(cost, known.cost) ? resembles(known.effect, text) : 0;
}

/** How well an effect of the cost that is named fits: 3 literally, otherwise by the beginning and then the words that it shares. */
function resembles(effect: string, wanted: string): number {
  if (effect.startsWith(wanted)) return 3;
  const words = wanted.split(' ');
  const shared = words.filter((w) => effect.split(' ').includes(w)).length / words.length;
  return 1 + Math.min(0.8, commonBeginning(wanted, effect) / 100) + shared / 10;
}

function fitKeyword(known: string, name: AbilityName, self: string): number {
  const word = normalise(name.keyword ?? '', self);
  if (!known.startsWith(word)) return 0;
  if (name.cost === undefined) return 3;
  const rest = known.slice(word.length).replace(/^[\s—-]+/, '');
  const cost = normalise(name.cost, self);
  return rest === cost || rest.startsWith(cost) ? 3 : 0;
}

/** The option that the name means; null when none does. */
export function findAbility(x: Session, options: readonly ActOption[], name: AbilityName): Usable | null {
  const source = name.source === undefined ? 0 : x.alias(name.source);
  const candidates: Candidate[] = [];
  for (const option of inOrder(x, options)) {
    if (name.source !== undefined && option.object !== source) continue;
    if (!live(x.state, option.object)) continue;
    const score = fit(x, option, name);
    if (score > 0) candidates.push({ option, score });
  }
  if (candidates.length === 0) return null;
  const best = Math.max(...candidates.map((c) => c.score));
  return (candidates.find((c) => c.score === best) as Candidate).option;
}
