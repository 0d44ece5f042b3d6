/** Whom the targets that are asked for are meant to be: what a spell or ability does to them hurts or helps whose they are. */
import type { ActivatedAbility, Program } from '@apnap/ability';
import { mentionsNode } from '@apnap/ability';
import { actionBegun, live, nodeOf, type State } from '@apnap/magic';

export type Aim = 'harm' | 'help';

type Node = Readonly<Record<string, unknown>>;

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

const HARMS: ReadonlySet<unknown> = new Set(['damage', 'destroy', 'loseLife', 'discard', 'sacrifice', 'counter', 'tap', 'mill', 'fight']);
const HELPS: ReadonlySet<unknown> = new Set(['gainLife', 'draw', 'untap', 'regenerate', 'prevent']);

/** What continuous modifications do to what they are of; null: nothing that is plainly good or bad. */
function aimOfMods(mods: readonly unknown[]): Aim | null {
  for (const m of mods.filter(isNode)) {
    if (m.mod === 'control') return 'harm';
    if (m.mod === 'addAbility') return 'help';
    if (m.mod === 'pt') return [m.power, m.toughness].some((n) => typeof n === 'number' && n < 0) ? 'harm' : 'help';
    if (typeof m.mod === 'string' && /^(lose|remove)/.test(m.mod)) return 'harm';
  }
  return null;
}

/** What one effect without others in it does to what it falls on. */
function aimOf(e: Node): Aim | null {
  if (HARMS.has(e.do)) return 'harm';
  if (HELPS.has(e.do)) return 'help';
  switch (e.do) {
    case 'move':
      return e.to === 'battlefield' ? 'help' : 'harm';
    case 'counters':
      return e.change === 'put' && !String(e.counter).startsWith('-') ? 'help' : 'harm';
    case 'replacement':
      return mentionsNode(e, { replace: 'damage' }) ? 'help' : null;
    case 'continuous':
      return aimOfMods(e.mods as readonly unknown[]) ?? (mentionsNode(e.rules, { rule: 'cant' }) ? 'harm' : null);
    default:
      return null;
  }
}

/** The innermost effects in some data. */
function leaves(data: unknown): Node[] {
  if (typeof data !== 'object' || data === null) return [];
  const within = Object.values(data).flatMap(leaves);
  return within.length === 0 && isNode(data) && typeof data.do === 'string' ? [data] : within;
}

/** What all effects that fall on targets have in common. */
function aimAt(programs: readonly unknown[]): Aim | null {
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
function aimOfAura(abilities: readonly unknown[]): Aim | null {
  for (const a of abilities.filter(isNode))
    for (const part of Array.isArray(a.parts) ? a.parts.filter(isNode) : []) {
      if (!mentionsNode(part, { sel: 'host' })) continue;
      if (part.part === 'rule') return mentionsNode(part, { rule: 'cant' }) ? 'harm' : null;
      if (part.part === 'continuous') return aimOfMods(part.mods as readonly unknown[]);
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
