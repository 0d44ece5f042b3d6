/** Finding the ability that a script names among those that can be activated now. */
import type { ActivatedAbility } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { type ActOption, live, nodeOf } from '@apnap/magic';
import type { AbilityName } from './format.js';
import { nameOf } from './names.js';
import type { Session } from './session.js';
import { abilityText, commonBeginning, costParts, type NamedAbility, nameAbility, normalise } from './texts.js';

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

/** Turning a permanent face up: "{cost}: Turn this face-down permanent face up", or the cost alone (section 6). */
function fitTurning(x: Session, id: Id, name: AbilityName, raw: string): number {
  const said = raw.includes('turn this') || raw.includes('face up') || raw.includes('turn ~');
  const cost = normalise(name.cost ?? (said ? '' : (name.prefix ?? '')));
  if (cost === '') return said ? 3 : 0;
  return turningCosts(x, id).some((own) => sameParts(costParts(own), costParts(cost))) ? 3 : said ? 1 : 0;
}

/** What turning the permanent face up costs: its morph or disguise cost, or, manifested, its mana cost (CR 702.37e, 702.168b, 701.34b). */
function turningCosts(x: Session, id: Id): string[] {
  const o = live(x.state, id);
  if (!o) return [];
  const { face } = x.state._pool.cards[o.card].faces[o.face];
  const own = face.abilities.flatMap((a) =>
    a.kind === 'keyword' && TURNING.test(a.keyword) ? [normalise(abilityText(face, a)).replace(/^\S+[\s—-]*/, '')] : [],
  );
  return [...own, ...(face.manaCost ? [normalise(face.manaCost)] : [])];
}

const TURNING = /^(morph|megamorph|disguise)$/;

/** Whether the card is suspended for as long as is said, where it is said (CR 702.62a). */
function suspendsFor(x: Session, id: Id, raw: string): boolean {
  const said = /^suspend (\d+)/.exec(raw)?.[1];
  const o = live(x.state, id);
  if (said === undefined || !o) return true;
  const { abilities } = x.state._pool.cards[o.card].faces[o.face].face;
  return abilities.some((a) => a.kind === 'keyword' && a.keyword === 'suspend' && (typeof a.n !== 'number' || String(a.n) === said));
}

/** A special action, which is named by what is done. */
function fitSpecial(x: Session, o: Extract<Usable, { act: Special }>, name: AbilityName): number {
  const raw = normalise(name.raw);
  if (o.act === 'unlock') return raw.includes(`unlock the ${o.face === 0 ? 'left' : 'right'} half`) ? 3 : 0;
  if (o.act === 'turnFaceUp') return fitTurning(x, o.object, name, raw);
  // with another cost than that of the special action the spell is meant, cast for its foretell cost (CR 116.2h, 702.143a)
  if (o.act === 'foretell' && name.cost !== undefined && name.cost !== '{2}') return 0;
  if (o.act === 'suspend' && !suspendsFor(x, o.object, raw)) return 0;
  const begins = raw !== '' && name.prefix !== undefined && SPECIAL[o.act].startsWith(raw);
  return begins || raw.startsWith(SPECIAL[o.act]) ? 3 : 0;
}

/** An ability that is named by the beginning of its text. */
function fitPrefix(ability: ActivatedAbility, known: ReturnType<typeof nameAbility>, prefix: string): number {
  if (known.whole.startsWith(prefix)) return 3;
  if (ability.keyword && known.keyword.startsWith(prefix)) return 3;
  // the same parts of a cost in another order
  const cut = costParts(prefix);
  return cut.length > 0 && cut.every((p) => known.cost.some((c) => c.startsWith(p))) ? 2 : 0;
}

/** 3: literally the same; below: the fallbacks for differences of wording. 0: not meant. */
function fit(x: Session, o: Usable, name: AbilityName): number {
  if (isSpecial(o)) return fitSpecial(x, o, name);
  const ability = nodeOf<ActivatedAbility>(x.state._pool, o.ability);
  const self = nameOf(x.state, o.object);
  const known = nameAbility(x.state, o.object, o.ability);
  const made = x.prepared.customTexts.get(self);
  if (made !== undefined && name.raw === made) return 3;
  // Of a made-up permanent a script may name the effect alone (section 3).
  if (name.prefix !== undefined && x.prepared.customCards.has(self) && known.effect.startsWith(normalise(name.prefix, self))) return 3;
  const loyalty = loyaltyCost(ability);
  if (name.kind === 'loyalty') {
    if (loyalty !== (name.cost ?? '').replace('−', '-')) return 0;
    return name.text === undefined ? 3 : resembles(known.effect, normalise(name.text, self));
  }
  if (loyalty !== null) return 0;
  if (name.keyword !== undefined) return fitKeyword(known, name, self);
  if (name.prefix !== undefined) return fitPrefix(ability, known, normalise(name.prefix, self));
  const cost = costParts(normalise(name.cost ?? '', self));
  const text = normalise(name.text ?? '', self);
  if (!sameParts(cost, known.cost)) return 0;
  return o.act === 'mana' ? resemblesMana(x, o, known.effect, text) : resembles(known.effect, text);
}

/**
 * How well a mana ability fits one that is named by the mana it adds: of an ability with a choice each colour is a text of its own; one that can't
 * add that mana is not meant.
 */
function resemblesMana(x: Session, o: Extract<Usable, { act: 'mana' }>, effect: string, wanted: string): number {
  const mana = /^add ((?:\{[wubrgc]\})+)/.exec(wanted)?.[1];
  if (mana === undefined || effect.startsWith(wanted)) return resembles(effect, wanted);
  const options = /^add ((?:\{[wubrgc]\}|, | or )+)/.exec(effect)?.[1]?.split(/, | or |, or /) ?? [];
  if (options.includes(mana)) return 3;
  const makes = x.manaOf(o.object).join('').toLowerCase();
  return (mana.match(/\{.\}/g) ?? []).every((symbol) => makes.includes(symbol)) ? resembles(effect, wanted) : 0;
}

/** How well an effect of the cost that is named fits: 3 literally, otherwise by the beginning and then the words that it shares. */
function resembles(effect: string, wanted: string): number {
  if (effect.startsWith(wanted)) return 3;
  const words = wanted.split(' ');
  const shared = words.filter((w) => effect.split(' ').includes(w)).length / words.length;
  return 1 + Math.min(0.8, commonBeginning(wanted, effect) / 100) + shared / 10;
}

/** The keyword or label of an ability with its cost, if that is given: "Equip {2}", "Exhaust — {2}: …" (section 6). */
function fitKeyword(known: NamedAbility, name: AbilityName, self: string): number {
  const word = normalise(name.keyword ?? '', self);
  if (!known.keyword.startsWith(word)) return 0;
  if (name.cost === undefined) return 3;
  const rest = known.keyword.slice(word.length).replace(/^[\s—-]+/, '');
  const cost = normalise(name.cost, self);
  // A label stands before the whole ability, whose cost it does not repeat.
  if (rest === '') return sameParts(costParts(cost), known.cost) ? 3 : 0;
  return rest === cost || rest.startsWith(cost) || sameParts(costParts(cost), costParts(rest)) ? 3 : 0;
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
