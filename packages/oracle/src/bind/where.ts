/** Where an ability works, by what it says (CR 113.6). */
import type { Condition, Cost, Filter, Program, Selector, StaticAbility, Zone } from '@apnap/ability';
import { walk } from '../grammar/raw.js';
import type { Node } from './nodes.js';

/** CR 113.6b: an ability that says that its object is in a graveyard works there. */
export function whereItSays(ability: StaticAbility): StaticAbility {
  const { condition, zone } = ability;
  if (!condition || zone !== undefined) return ability;
  const all = condition.if === 'and' ? condition.of : [condition];
  const says = all.some((c) => c.if === 'matches' && c.what.sel === 'self' && c.filter.is === 'inZone' && c.filter.zone === 'graveyard');
  return says ? { ...ability, zone: 'graveyard' } : ability;
}

/** "Return this card and target land card from your graveyard to the battlefield". */
function withCards(what: Node, program: Program): boolean {
  if (what.sel !== 'union') return false;
  const of = what.of as Selector[];
  return of.some((x) => x.sel === 'self') && of.some((x) => x.sel === 'target' && program.targets[x.index]?.from[0] === 'graveyard');
}

/** The zone in which something is of which this holds. */
function zoneSaid(f: Filter): Zone | undefined {
  if (f.is === 'inZone') return f.zone;
  return f.is === 'and' ? f.of.map(zoneSaid).find((z) => z !== undefined) : undefined;
}

/** Where an ability works when it says so by what it does to its own object (CR 113.6k, 113.6m). Undefined: on the battlefield. */
export function worksIn(
  cost: Cost[],
  program: Program,
  condition: Condition | readonly (Condition | undefined)[] | undefined,
): Zone | undefined {
  for (const c of cost) {
    const zone = (c as { $zone?: Zone }).$zone;
    if (zone) return zone;
    if (c.pay === 'self' && (c.verb === 'discard' || c.verb === 'reveal')) return 'hand';
  }
  let zone: Zone | undefined;
  walk([program, condition], (n) => {
    if (n.pay === 'self' && n.$zone) zone = n.$zone as Zone;
    if (n.do === 'move' && (n.from === 'graveyard' || n.from === 'hand' || n.from === 'command') && (n.what as Node).sel === 'self')
      zone = n.from;
    // "you may cast ~ from your graveyard"
    if (n.do === 'play' && (n.what as Node).sel === 'filter' && ((n.what as Node).of as Node).sel === 'self')
      zone = zoneSaid((n.what as Node).filter as Filter) ?? zone;
    if (n.do === 'move' && n.to === 'battlefield' && withCards(n.what as Node, program)) zone = 'graveyard';
    if (n.if === 'matches' && (n.what as Node).sel === 'self') zone = zoneSaid(n.filter as Filter) ?? zone;
  });
  return zone;
}
