/** Cards set aside in exile by a special action, to be cast on a later turn: foretell and plot (CR 116.2h, 116.2k, 702.143, 702.170). */
import type { Cost } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { tellKeyword } from '../actions/told.js';
import { commitSetAside } from '../events/commit.js';
import { writeMemory } from '../events/memory.js';
import { perform } from '../events/perform.js';
import { characteristicsOf, staticEnv } from '../reading/characteristics.js';
import { FORETELL_COST } from '../reading/memory.js';
import { sorceryTime } from '../reading/timing.js';
import { hasFlag, live } from '../state/access.js';
import type { G } from '../state/log.js';
import { type Characteristics, FLAG, type Obj } from '../state/objects.js';
import { abilityInfo, nodeOf } from '../state/pool.js';
import { move } from '../state/proposals.js';
import { isActive } from '../state/teams.js';
import type { State } from '../state/types.js';
import { costPayable, payCosts, writtenOut } from './pay-costs.js';
import type { Way } from './way.js';

/** Which of the special actions it is; also the name of the keyword and of the way of casting. */
export type SetAside = 'foretell' | 'plot';
const ALL: readonly SetAside[] = ['foretell', 'plot'];

/** CR 702.143a: what foretelling itself costs. */
const FORETELLING: readonly Cost[] = [{ pay: 'mana', mana: '{2}' }];
const FREE: readonly Cost[] = [];

const FLAGS = { foretell: FLAG.foretold, plot: FLAG.plotted } as const;

function costOf(s: State, c: Characteristics, how: SetAside): readonly Cost[] | null {
  for (const node of c.abilities) {
    const k = abilityInfo(s._pool, node).keyword;
    if (k?.keyword === how) return how === 'foretell' ? FORETELLING : (k.cost ?? FREE);
  }
  return null;
}

/** What the seat could do now with this card in his hand (CR 116.2h: during one's own turn; 116.2k: also in a main phase with an empty stack). */
export function setAsideNow(s: State, seat: number, o: Obj, c: Characteristics): SetAside[] {
  if (o.zone !== 'hand' || o.owner !== seat || !isActive(s, seat)) return [];
  return ALL.filter((how) => {
    const cost = costOf(s, c, how);
    return cost !== null && (how === 'foretell' || sorceryTime(s, seat)) && costPayable(s, seat, cost, staticEnv(o.id, seat));
  });
}

/** Takes the special action; false when it can't be paid for. */
export function setAside(g: G, seat: number, id: Id, c: Characteristics, how: SetAside): boolean {
  const cost = costOf(g.s, c, how);
  if (cost === null || !payCosts(g, seat, cost, staticEnv(id, seat))) return false;
  const m = move(id, 'exile', how === 'foretell' ? '116.2h' : '116.2k', { verb: 'exile', faceDown: how === 'foretell' ? 1 : 0 });
  perform(g, [m]);
  if (live(g.s, m.became)?.zone !== 'exile') return true;
  commitSetAside(g, m.became, FLAGS[how]);
  // CR 702.143a: an ability that the card has only where it was is still what it was foretold with
  const given = how === 'foretell' ? foretellNode(g.s, c) : undefined;
  const now = characteristicsOf(g.s, live(g.s, m.became) as Obj);
  if (given !== undefined && foretellNode(g.s, now) === undefined) writeMemory(g.s, m.became, { link: FORETELL_COST, n: given });
  tellKeyword(g, how, m.became, 0);
  return true;
}

/** The first foretell ability. */
const foretellNode = (s: State, c: Characteristics): number | undefined =>
  c.abilities.find((node) => abilityInfo(s._pool, node).keyword?.keyword === 'foretell');

/** Whether it may be cast later from where it is. */
export const isSetAside = (o: Obj): boolean => o.zone === 'exile' && hasFlag(o, FLAG.foretold | FLAG.plotted);

/** CR 702.143a, 702.170d: on any turn after the one in which it became so, by its owner. */
export function laterWays(s: State, seat: number, o: Obj, c: Characteristics): Omit<Way, 'face'>[] {
  if (!isSetAside(o) || o.owner !== seat || o.since >= s.turn.number) return [];
  const way = (label: SetAside, cost: readonly Cost[]) => ({
    cost,
    label,
    faceDown: 0 as const,
    free: label === 'plot' ? (1 as const) : (0 as const),
  });
  const found: Omit<Way, 'face' | 'key'>[] = [];
  if (hasFlag(o, FLAG.foretold)) for (const cost of foretellCosts(s, o, c)) found.push(way('foretell', cost));
  if (hasFlag(o, FLAG.plotted)) found.push(way('plot', FREE));
  return found.map((w, i) => ({ ...w, key: i === 0 ? w.label : `${w.label}#${i}` }));
}

/** Its own foretell costs, and one that an effect gave it (CR 702.143a, 702.143d). */
function foretellCosts(s: State, o: Obj, c: Characteristics): readonly Cost[][] {
  const own = c.abilities.flatMap((node) => {
    const k = abilityInfo(s._pool, node).keyword;
    return k?.keyword === 'foretell' ? [k.cost ?? []] : [];
  });
  const given = o.memory?.find((m) => m.link === FORETELL_COST)?.n;
  if (given !== undefined) own.push(nodeOf<{ cost: Cost[] }>(s._pool, given).cost);
  return own.map((cost) => [...writtenOut(s, cost, staticEnv(o.id, o.owner))]).filter((cost) => cost.every((x) => x.pay !== 'manaCostOf')); // CR 118.6
}
