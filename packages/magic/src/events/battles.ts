/** Battles (CR 310): who protects them, what they enter with, and what happens to those that are defeated. */
import { counterCount, hasSubtype } from '@apnap/ability';
import { ask, type Id, seatEntity, seatOf } from '@apnap/kernel';
import { DEFENSE, PROTECTOR, protectorOf } from '../reading/battles.js';
import { characteristicsOf, controllerOf } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live, opponents, player } from '../state/access.js';
import type { G } from '../state/log.js';
import { stacks } from '../state/markers.js';
import type { Characteristics, Memory, Obj } from '../state/objects.js';
import { type Move, move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import type { Mechanic } from './mechanics.js';
import { writeMemory } from './memory.js';

/** CR 310.8a, 310.11a: who can protect a battle of this player. */
const candidates = (s: State, seat: number, c: Characteristics): number[] => (hasSubtype(c, 'Siege') ? opponents(s, seat) : [seat]);

function choose(g: G, seat: number, among: readonly number[], id: Id, rule: string): number {
  if (among.length === 1 && g.s.forced !== 'ask') return among[0];
  const options = among.map(seatEntity);
  const answer = ask(g, {
    seat,
    kind: 'choose',
    ask: { form: 'pick', options: options.map((entity) => ({ entity })), min: 1, max: 1 },
    rule,
    prompt: { id: 'ask.protector' },
    source: id,
    visible: 'all',
  });
  return seatOf(options['pick' in answer ? answer.pick[0] : 0]);
}

/** CR 310.8a: as a battle enters, its controller chooses its protector. */
export function protectedAsItEnters(g: G, m: Move, base: Characteristics, seat: number): Memory[] {
  if (!hasType(base, 'Battle')) return [];
  const among = candidates(g.s, seat, base);
  return among.length === 0 ? [] : [{ link: PROTECTOR, n: choose(g, seat, among, m.id, '310.8a') }];
}

/** CR 310.7: an ability of it that has triggered and has not left the stack keeps it where it is. */
const keptByAbility = (s: State, id: Id): boolean =>
  s.waiting.some((w) => w.source === id) ||
  stacks(s).some((x) => {
    const info = live(s, x)?.stack;
    return info?.kind === 'triggered' && info.env.source === id;
  });

/** CR 704.5v: no defense is left. */
const isDefeated = (s: State, o: Obj, c: Characteristics): boolean =>
  hasType(c, 'Battle') && counterCount(o.counters, DEFENSE) === 0 && !keptByAbility(s, o.id);

/** CR 704.5w-x, 310.10: battles without somebody who can protect them. @returns those for which there is nobody, and whether any found one. */
function findProtectors(g: G): { unprotected: Id[]; found: boolean } {
  const { s } = g;
  const unprotected: Id[] = [];
  let found = false;
  for (const id of s.battlefield) {
    const c = characteristicsOf(s, live(s, id) as Obj);
    if (!hasType(c, 'Battle')) continue;
    const seat = controllerOf(s, id);
    const now = protectorOf(s, id);
    const own = hasSubtype(c, 'Siege') && now === seat;
    const missing = now < 0 || player(s, now).lost !== 0;
    const attacked = s.battlefield.some((x) => live(s, x)?.attacking === id);
    if (!own && (!missing || attacked)) continue;
    const among = candidates(s, seat, c);
    if (among.length === 0) unprotected.push(id);
    else {
      writeMemory(s, id, { link: PROTECTOR, n: choose(g, seat, among, id, own ? '704.5x' : '704.5w') });
      found = true;
    }
  }
  return { unprotected, found };
}

export const BATTLES: Mechanic = {
  name: 'battles',
  dies: (s, o, c) => (isDefeated(s, o, c) ? { rule: '704.5v', verb: '' } : null),
  judge: (g, batch) => {
    const { unprotected, found } = findProtectors(g);
    for (const id of unprotected) if (!batch.some((b) => b.id === id)) batch.push(move(id, 'graveyard', '704.5w'));
    return found;
  },
};
