/** Creatures of a view as fighters, and which of them can block which. */
import { type Id, isSeat } from '@apnap/kernel';
import type { ObjectView } from '@apnap/magic';
import { type Board, has, power, toughnessLeft } from './board.js';
import type { Fighter } from './combat.js';
import { permanentValue } from './evaluate.js';
import { matches, newEnv } from './read.js';

/** Changes to a creature that are being thought about. */
export interface Boost {
  power: number;
  toughness: number;
  keywords: readonly string[];
}

export function fighter(b: Board, o: ObjectView, boost?: Boost): Fighter {
  const kw = (k: string): boolean => has(o, k) || (boost?.keywords.includes(k) ?? false);
  return {
    id: o.id,
    power: Math.max(0, power(o) + (boost?.power ?? 0)),
    left: toughnessLeft(o) + (boost?.toughness ?? 0),
    value: Math.max(0.1, permanentValue(b, o) * (returns(b, o) ? 0.15 : b.isCommander(o) ? RECAST : 1) - b.plans.salvageOf(b, o)),
    first: kw('firstStrike'),
    double: kw('doubleStrike'),
    deathtouch: kw('deathtouch'),
    trample: kw('trample'),
    lifelink: kw('lifelink'),
    indestructible: kw('indestructible'),
  };
}

/** CR 903.9a: a commander can be had again, for more mana. */
const RECAST = 0.75;

/** Undying and persist: losing it once costs less. */
function returns(b: Board, o: ObjectView): boolean {
  const counters = (kind: string): boolean => o.counters.some((c) => c.kind === kind);
  return b
    .abilities(o)
    .some(
      (a) => a.kind === 'keyword' && ((a.keyword === 'undying' && !counters('+1/+1')) || (a.keyword === 'persist' && !counters('-1/-1'))),
    );
}

/** Whether a creature could block another, by evasion abilities and stated rules (CR 509.1b). */
export function canBlock(b: Board, blocker: ObjectView, attacker: ObjectView): boolean {
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach')) return false;
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return false;
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return false;
  if (has(attacker, 'skulk') && power(blocker) > power(attacker)) return false;
  const artifact = blocker.types.includes('Artifact');
  if (has(attacker, 'fear') && !artifact && !blocker.colors.includes('B')) return false;
  if (has(attacker, 'intimidate') && !artifact && !blocker.colors.some((c) => attacker.colors.includes(c))) return false;
  if (protectedFrom(b, attacker, blocker) || walks(b, attacker, blocker)) return false;
  for (const { rule, source } of b.rules()) {
    if (rule.rule !== 'cant' || rule.action.act !== 'block' || rule.action.alone) continue;
    const env = newEnv(source.controller, source);
    if (matches(b, rule.action.who, blocker.id, env) && matches(b, rule.action.attacker, attacker.id, env)) return false;
  }
  return true;
}

/** CR 702.16f */
function protectedFrom(b: Board, o: ObjectView, from: ObjectView): boolean {
  if (!has(o, 'protection')) return false;
  return b
    .abilities(o)
    .some((a) => a.kind === 'keyword' && a.keyword === 'protection' && a.filter && matches(b, a.filter, from.id, newEnv(o.controller, o)));
}

/** CR 702.14c */
function walks(b: Board, o: ObjectView, blocker: ObjectView): boolean {
  if (!has(o, 'landwalk')) return false;
  return b.abilities(o).some((a) => {
    const f = a.kind === 'keyword' && a.keyword === 'landwalk' ? a.filter : undefined;
    return f !== undefined && b.lands(blocker.controller).some((l) => matches(b, f, l.id, newEnv(o.controller, o)));
  });
}

/** Creatures as fighters and who can block whom, each looked at once for a board. */
export class Roster {
  private readonly blockCache = new Map<number, boolean>();
  private readonly made = new Map<Id, Fighter>();

  constructor(private readonly b: Board) {}

  fighterOf(o: ObjectView): Fighter {
    let known = this.made.get(o.id);
    if (!known) {
      known = fighter(this.b, o);
      this.made.set(o.id, known);
    }
    return known;
  }

  /** Whether the first can block the second. */
  blocks(d: ObjectView, a: ObjectView): boolean {
    const key = this.b.kindOf(d) * 65536 + this.b.kindOf(a);
    let known = this.blockCache.get(key);
    if (known === undefined) {
      known = canBlock(this.b, d, a);
      this.blockCache.set(key, known);
    }
    return known;
  }
}

/** Fewest blockers for an attacker (CR 702.111b). */
export const leastBlockers = (o: ObjectView): number => (has(o, 'menace') ? 2 : 1);

/** Whether a creature will be able to attack on its controller's next turn. */
export const mayAttackLater = (o: ObjectView): boolean => !has(o, 'defender') && power(o) > 0;

/** Attackers in play whose target is this seat or something it controls. */
export function attackersOn(b: Board, seat: number): ObjectView[] {
  return b.view.battlefield.filter((o) => {
    if (o.attacking === 0) return false;
    return isSeat(o.attacking) ? o.attacking === b.entity(seat) : b.object(o.attacking)?.controller === seat;
  });
}
