/** Damage that players may take instead of something, or that they may have dealt to them (CR 118.12, 608.2d). */
import type { Effect } from '../../language.js';
import { same } from '../../same.js';
import { ANYBODY, type Context } from './context.js';
import { joinThen } from './joining.js';
import { quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';

type May = Extract<Effect, { do: 'may' }>;

/** What is said of somebody who may take damage; undefined where it is not that. */
export function damageTaken(c: Context, e: May): string | undefined {
  if (e.cost) return undefined;
  if (e.chooser === undefined) return e.else ? sparedBy(c, e, e.else) : undefined;
  return e.bind === undefined ? undefined : offered(c, e, e.bind);
}

/** "Any opponent may have it deal 4 damage to them." */
function offered(c: Context, e: May, bind: number): string | undefined {
  const { then, who } = e;
  if (then.do !== 'damage' || then.to.sel !== 'slot' || then.to.slot !== e.chooser || e.else) return undefined;
  c.slots.set(bind, { words: ANYBODY, many: false });
  const anybody = who.player === 'each' ? 'Any player' : 'Any opponent';
  return `${anybody} may have ${selectorText(c, then.source)} deal ${quantityText(c, then.amount)} damage to them`;
}

/** "Destroy target land unless its controller has ~ deal 2 damage to them." */
function sparedBy(c: Context, e: May, instead: Effect): string | undefined {
  const { then, who } = e;
  if (who.player === 'you' || then.do !== 'damage' || then.source.sel !== 'self' || typeof then.amount !== 'number') return undefined;
  if (!same(then.to, who.player === 'of' ? who.of : { sel: 'players', who })) return undefined;
  const body = joinThen(c, c.say.sentences(c, instead));
  return `${body} unless ${playerText(c, who)} has ${c.self} deal ${then.amount} damage to them`;
}
