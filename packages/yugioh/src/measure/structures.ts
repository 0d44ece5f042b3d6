/** Compared with what another engine declares of the same cards: kinds of effect, targets, what is said once per turn. */
import type { Activated } from '../language/effects.js';
import { isActivated, type Meaning } from '../language/index.js';

/** A card as the other engine declares it. */
export interface Structure {
  id: number;
  partial?: boolean;
  effects?: readonly {
    class: string;
    mandatory?: boolean;
    targets?: boolean;
    from?: string;
    limit?: unknown;
    grantsToOthers?: boolean;
    while?: string;
  }[];
}

/** Classes that mean the same: a flip effect is a trigger (Y16.1), a Spell's or Trap's own activation an activation. */
const CLASS: Readonly<Record<string, string>> = {
  activation: 'activation',
  ignition: 'ignition',
  trigger: 'trigger',
  quick: 'quick',
  flip: 'trigger',
};

function shapeOf(a: Activated): string {
  return [a.kind, a.before.some((s) => s.step === 'target') ? 'targets' : '', a.limit || a.soft !== undefined ? 'limited' : '']
    .join(' ')
    .trim();
}

/** In what a compiled card and a structure differ; empty: they agree in their activated effects. */
export function structureDiffers(meaning: Meaning, structure: Structure): string[] {
  const ours = [...meaning.texts, ...(meaning.pendulum ?? [])].filter(isActivated).map(shapeOf);
  const theirs = (structure.effects ?? [])
    .filter((e) => CLASS[e.class] && !e.grantsToOthers && e.while === undefined)
    .map((e) => [CLASS[e.class], e.targets ? 'targets' : '', e.limit ? 'limited' : ''].join(' ').trim());
  // The bare activation of a card that stays has no text of its own.
  const rest = theirs.filter((t) => t !== 'activation');
  const mine = ours.filter((t) => t !== 'activation');
  const missing = [...rest];
  const extra: string[] = [];
  for (const o of mine) {
    const i = missing.indexOf(o);
    if (i >= 0) missing.splice(i, 1);
    else extra.push(o);
  }
  return [...(structure.partial ? [] : extra.map((x) => `only here: ${x}`)), ...missing.map((x) => `only there: ${x}`)];
}
