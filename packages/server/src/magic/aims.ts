/** Whom the targets that are asked for are meant to be: what a spell or ability does to them hurts or helps whose they are. */
import type { Ability, ActivatedAbility, Effect, KeywordAction, Mod, Program, Quantity } from '@apnap/ability';
import { mentionsNode } from '@apnap/ability';
import { actionBegun, live, nodeOf, type State } from '@apnap/magic';

export type Aim = 'harm' | 'help';

/** Effects that do the same to whatever they fall on. */
const EFFECTS: Partial<Record<Effect['do'], Aim>> = {
  damage: 'harm',
  destroy: 'harm',
  discard: 'harm',
  discardThese: 'harm',
  sacrifice: 'harm',
  sacrificeThese: 'harm',
  counter: 'harm',
  tap: 'harm',
  untap: 'help',
  draw: 'help',
};

const ACTIONS: Partial<Record<KeywordAction, Aim>> = {
  fight: 'harm',
  mill: 'harm',
  detain: 'harm',
  goad: 'harm',
  regenerate: 'help',
  monstrosity: 'help',
  explore: 'help',
  bolster: 'help',
  adapt: 'help',
};

/** Less than zero, whatever the rest of it comes to: "-2", "-X". */
const isNegative = (n: Quantity): boolean =>
  typeof n === 'number'
    ? n < 0
    : (n.q === 'minus' && n.left === 0) || (n.q === 'product' && n.of.some((x) => typeof x === 'number' && x < 0));

/** What one modification does to what it is of; null: nothing that is plainly good or bad. */
function aimOfMod(m: Mod): Aim | null {
  switch (m.mod) {
    case 'control':
    case 'loseAllAbilities':
      return 'harm';
    case 'addAbility':
      return 'help';
    case 'loseAbility':
      return m.keyword === 'defender' ? 'help' : 'harm';
    case 'pt':
      return isNegative(m.power) || isNegative(m.toughness) ? 'harm' : 'help';
    default:
      return null;
  }
}

/** What continuous modifications do: the first that says it. */
const aimOfMods = (mods: readonly Mod[]): Aim | null => mods.map(aimOfMod).find((aim) => aim !== null) ?? null;

/** What one effect without others in it does to what it falls on. */
function aimOf(e: Effect): Aim | null {
  switch (e.do) {
    case 'life':
      return e.change === 'set' ? null : e.change === 'gain' ? 'help' : 'harm';
    case 'move':
      return e.to === 'battlefield' ? 'help' : 'harm';
    case 'counters':
      return e.change === 'put' && !e.counter.startsWith('-') ? 'help' : 'harm';
    case 'keywordAction':
      return ACTIONS[e.action] ?? null;
    case 'replacement':
      return mentionsNode(e, { replace: 'damage' }) ? 'help' : null;
    case 'continuous':
      return aimOfMods(e.mods) ?? (mentionsNode(e.rules, { rule: 'cant' }) ? 'harm' : null);
    default:
      return EFFECTS[e.do] ?? null;
  }
}

/** The innermost effects in some data. */
function leaves(data: unknown): Effect[] {
  if (typeof data !== 'object' || data === null) return [];
  const within = Object.values(data).flatMap(leaves);
  return within.length === 0 && 'do' in data ? [data as Effect] : within;
}

/** What all effects that fall on targets have in common. */
function aimAt(programs: readonly Program[]): Aim | null {
  const aims = new Set(
    programs
      .flatMap(leaves)
      .filter((e) => mentionsNode(e, { sel: 'target' }))
      .map(aimOf),
  );
  aims.delete(null);
  return aims.size === 1 ? ([...aims][0] ?? null) : null;
}

/** CR 702.5a: an Aura does to what it enchants what its static abilities say of it. */
function aimOfAura(abilities: readonly Ability[]): Aim | null {
  for (const part of abilities.flatMap((a) => (a.kind === 'static' ? a.parts : []))) {
    if (!mentionsNode(part, { sel: 'host' })) continue;
    if (part.part === 'rule') return mentionsNode(part, { rule: 'cant' }) ? 'harm' : null;
    if (part.part === 'continuous') return aimOfMods(part.mods);
  }
  return null;
}

/**
 * Whether the targets that are asked for now are hurt or helped.
 * @param asker the ability on the stack whose targets are chosen; null: what a player is putting there
 */
export function aimNow(s: State, asker: number | null): Aim | null {
  const begun = actionBegun(s);
  if (begun?.act === 'activate') return aimAt([nodeOf<ActivatedAbility>(s._pool, begun.ability).program]);
  if (begun?.act === 'cast') {
    const face = s._pool.cards[live(s, begun.object)?.card ?? 0]?.faces[begun.face ?? 0]?.face;
    const abilities = face?.abilities ?? [];
    const spells = abilities.flatMap((a) => (a.kind === 'spell' ? [a.program] : []));
    return spells.length > 0 ? aimAt(spells) : aimOfAura(abilities);
  }
  const program = asker === null ? 0 : (live(s, asker)?.stack?.program ?? 0);
  return program === 0 ? null : aimAt([nodeOf<Program>(s._pool, program)]);
}
