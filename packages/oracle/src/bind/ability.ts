/**
 * Binds what the grammar left open: targets get their numbers, "it" and its kin become targets, event roles, slots or the object itself.
 * Whatever cannot be bound to exactly one thing refuses the reading.
 */
import type { Ability, ActivatedAbility, Condition, Effect, Program, TargetSpec } from '@apnap/ability';
import { rewrite, seq, YOU } from '../grammar/raw.js';
import { settled } from './being.js';
import { Binder } from './binder.js';
import { underWhom } from './control.js';
import { withMoved, withTargetsThen } from './later.js';
import { contains, strip, Unbound } from './nodes.js';
import { isReference } from './places.js';
import { whereItSays, worksIn } from './where.js';

export type Bound = { ability: Ability } | { refused: string };

/** Binds one ability of an object with these card types (unknown in quotation marks); `refused` says which words have no single meaning. */
export function bindAbility(ability: Ability, source?: readonly string[]): Bound {
  try {
    return { ability: settled(strip(underWhom(bind(ability, source)))) };
  } catch (error) {
    if (error instanceof Unbound) return { refused: error.message };
    throw error;
  }
}

function bind(ability: Ability, source: readonly string[] | undefined): Ability {
  switch (ability.kind) {
    case 'keyword':
      return ability;
    case 'static':
      return whereItSays(noTargets(new Binder(ability, source), ability));
    case 'spell':
      return { ...ability, program: bindProgram(ability.program, [], source) };
    case 'activated': {
      const program = bindProgram(ability.program, [ability.cost], source);
      const condition = activationCondition(ability, source);
      const bound = { ...ability, ...(condition ? { condition } : {}), program };
      const zone = worksIn(ability.cost, program, ability.condition);
      if (!contains(ability.cost, (n) => n.sel === '$ref')) return { ...bound, ...(zone ? { zone } : {}) };
      const cost = noTargets(new Binder([ability.cost, ability.program.effect], source), ability.cost);
      return { ...bound, cost, ...(zone ? { zone } : {}) };
    }
    case 'triggered': {
      const binder = new Binder([ability.event, ability.condition, ability.while], source);
      const event = noTargets(binder, ability.event);
      const condition = ability.condition ? noTargets(binder, ability.condition) : undefined;
      const during = ability.while ? noTargets(binder, ability.while) : undefined;
      const program = withMoved(event, bindProgram(ability.program, [ability.event, ability.condition, ability.while], source));
      const zone = worksIn([], program, [condition, during]);
      return {
        ...ability,
        event,
        ...(condition ? { condition } : {}),
        ...(during ? { while: during } : {}),
        program,
        ...(zone ? { zone } : {}),
      };
    }
    default:
      return ability satisfies never;
  }
}

/** "Activate only if it has no counters on it", "any player may activate this ability but only during their turn": whoever activates it is "you" (CR 602.2a). */
function activationCondition(ability: ActivatedAbility, source: readonly string[] | undefined): Condition | undefined {
  if (!ability.condition || !contains(ability.condition, isReference)) return ability.condition;
  const theirs = rewrite(ability.condition, (n) => (n.player === '$their' ? YOU : undefined));
  return noTargets(new Binder([ability.cost, ability.program.effect, theirs], source), theirs);
}

/** Binds a part of an ability that cannot have targets of its own (CR 115.1). */
function noTargets<T>(binder: Binder, part: T): T {
  const targets: TargetSpec[] = [];
  const bound = binder.tree(part, targets);
  if (targets.length > 0) throw new Unbound('"target": nothing is targeted here');
  return bound;
}

/** Binds the effect of a program, with what stands before it in the text; modes each on their own. */
function bindProgram(program: Program, before: unknown[], source: readonly string[] | undefined): Program {
  if (program.modes) {
    const least = program.modes.options.filter((mode) => withoutLeast(mode.effect) !== mode.effect).length;
    if (least > 0 && least < program.modes.options.length) throw new Unbound('X: what it is at least is said of some modes only');
    const options = program.modes.options.map((mode) => {
      const bound = bindProgram({ targets: [], effect: mode.effect }, before, source);
      return { ...mode, targets: bound.targets, effect: bound.effect };
    });
    const { instead } = program.modes;
    const bound = instead ? { instead: { ...instead, if: noTargets(new Binder([...before, instead.if], source), instead.if) } } : {};
    const modes = { ...program.modes, ...bound, options };
    return { targets: [], effect: { do: 'nothing' }, modes, ...(least > 0 ? { xLeast: 1 as const } : {}) };
  }
  const targets: TargetSpec[] = [];
  const said = withoutLeast(program.effect);
  const effect = new Binder([...before, said], source).tree(said, targets);
  const least = said === program.effect ? {} : { xLeast: 1 as const };
  return { targets, effect: targets.length > 0 ? effect : withTargetsThen(effect), ...least };
}

/** The effect without "X can't be 0", which is said of the whole. */
function withoutLeast(effect: Effect): Effect {
  const isLeast = (e: Effect): boolean => (e.do as string) === '$xLeast';
  return effect.do === 'seq' && effect.of.some(isLeast) ? seq(...effect.of.filter((e) => !isLeast(e))) : effect;
}
