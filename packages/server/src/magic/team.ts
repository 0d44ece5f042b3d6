/** Choices that a team makes together (CR 805.2): which decisions of its primary player they are, and what in them is whose. */
import { type Decision, type Id, isSeat } from '@apnap/kernel';
import { controllerOf, live, type State, turnTeam } from '@apnap/magic';
import { type Part, partAmong } from '@apnap/protocol';

/** CR 810.9d: the team chooses which of its members is affected. */
const OF_THE_TEAM = '810.9d';

/** Who controls an object now; -1: nobody. */
const controls = (s: State, id: Id): number => (!isSeat(id) && live(s, id) ? controllerOf(s, id) : -1);

/** Whose each option is; null: it is no choice of a team. */
function whoseOptions(s: State, d: Decision): readonly number[] | null {
  // CR 805.10b, 805.10d: one attack and one block of a team
  if (d.kind === 'attackers' || d.kind === 'blockers')
    return d.ask.form === 'pair' ? d.ask.options.map((o) => controls(s, (o as { entity: Id }).entity)) : null;
  // CR 805.7: a team puts what any of them controls in any order
  if (d.kind !== 'order' || d.ask.form !== 'order' || d.rule !== '603.3b') return null;
  return d.ask.options.map((o) => {
    const { trigger, source } = o as { trigger: number; source: Id };
    const waits = s.waiting.find((w) => w.ability === trigger && w.source === source);
    return waits?.controller ?? controls(s, source);
  });
}

/**
 * What teammates of who is asked have a say in, by seat; null: it is no choice of a team, or none of them has one.
 * Whoever decides in place of a player decides for the team (CR 805.8).
 */
export function sharedWith(s: State, d: Decision): ReadonlyMap<number, Part | null> | null {
  const [primary, ...mates] = turnTeam(s, d.seat);
  if (d.decider !== d.seat || d.seat !== primary || mates.length === 0) return null;
  if (d.rule === OF_THE_TEAM) return new Map(mates.map((seat) => [seat, 'all']));
  const whose = whoseOptions(s, d);
  if (!whose?.some((seat) => seat === primary || mates.includes(seat))) return null;
  return new Map(
    mates.map((seat) => [
      seat,
      partAmong(
        d.ask,
        whose.flatMap((owner, i) => (owner === seat ? [i] : [])),
      ),
    ]),
  );
}
