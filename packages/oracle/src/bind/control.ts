/** Under whose control something enters that is told to be put onto the battlefield (CR 110.2a). */
import type { Ability, Effect, Program, Selector, TargetSpec } from '@apnap/ability';
import { mentionsNode } from '@apnap/ability';
import { rewrite } from '../grammar/raw.js';
import { contains, type Node } from './nodes.js';

type Move = Extract<Effect, { do: 'move' }> & { $unsaid?: true };

const YOURS = { is: 'ownedBy', who: { player: 'you' } };

/** Whether a target can be somebody else's. */
function ofOthers(spec: TargetSpec | undefined): boolean {
  if (!spec || mentionsNode(spec.what, YOURS)) return false;
  return spec.from.includes('battlefield') || (spec.from.includes('graveyard') && spec.of?.player !== 'you');
}

/** Whether it triggers on what is no permanent: a card in its owner's zones. */
const fromElsewhere = (a: Ability): boolean =>
  a.kind === 'triggered' && a.event.on === 'zone' && a.event.from !== undefined && a.event.from !== 'battlefield';

/** Whether what is put there can be another player's card; the cards of one's own zones are not looked into. */
function canBeOthers(ability: Ability, program: Program, what: Selector): boolean {
  switch (what.sel) {
    case 'self':
      return !('zone' in ability && ability.zone === 'graveyard') && !fromElsewhere(ability);
    case 'target':
      return ofOthers(program.targets[what.index]);
    case 'slot':
      return contains(program.effect, (n: Node) => {
        const { sel, index } = (n.what ?? {}) as { sel?: string; index?: number };
        return n.do === 'move' && n.to === 'exile' && n.bind === what.slot && sel === 'target' && ofOthers(program.targets[index ?? 0]);
      });
    case 'event':
      return (
        ability.kind === 'triggered' &&
        ability.event.on === 'zone' &&
        ability.event.from === 'battlefield' &&
        !mentionsNode(ability.event, YOURS)
      );
    case 'linked':
      return true;
    default:
      return false;
  }
}

/**
 * CR 110.2a: unless something else is said, it enters under the control of the player who is told to put it there. Of that player's own cards
 * nothing needs to be said: they enter so anyway.
 */
export function underWhom(ability: Ability): Ability {
  if (!contains(ability, (n) => n.$unsaid !== undefined)) return ability;
  const told = (program: Program): ((n: Node) => unknown) => {
    const visit = (n: Node): unknown => {
      // what is done later may have targets of its own, and without any may speak of these
      if (Array.isArray(n.targets) && n.targets.length > 0 && n !== (program as unknown as Node)) return inProgram(n as unknown as Program);
      const move = n as unknown as Move;
      if (move.$unsaid === undefined) return undefined;
      const { $unsaid: _, ...rest } = move;
      return move.from !== 'graveyard' && canBeOthers(ability, program, move.what) ? { ...rest, under: { player: 'you' } } : rest;
    };
    return visit;
  };
  const inProgram = (program: Program): Program => rewrite(program, told(program));
  return rewrite(ability, (n) => (Array.isArray(n.targets) ? inProgram(n as unknown as Program) : undefined));
}
