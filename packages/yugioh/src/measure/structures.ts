/** Compared with what another engine declares of the same cards: kinds of effect, targets, what is said once per turn. */
import type { Activated } from '../language/effects.js';
import { isActivated, type Meaning, type Text } from '../language/index.js';

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

/** Shapes of the texts: several events, or effects of which one is activated, are one effect there or several. */
function shapesOf(texts: readonly Text[]): { shape: string; may: number; group: string }[] {
  return texts.filter(isActivated).map((a, i) => ({
    shape: shapeOf(a),
    may: a.event?.on === 'or' ? a.event.of.length : a.event?.on === 'summoned' && a.event.flipped ? 2 : 1,
    group: a.group ? `g${a.group.id}` : `t${i}`,
  }));
}

/** In what a compiled card and a structure differ; empty: they agree in their activated effects. */
export function structureDiffers(meaning: Meaning, structure: Structure): string[] {
  const ours = [...shapesOf(meaning.texts), ...shapesOf(meaning.pendulum ?? []).map((x) => ({ ...x, group: `p${x.group}` }))];
  const theirs = (structure.effects ?? [])
    .filter((e) => CLASS[e.class] && !e.grantsToOthers && e.while === undefined)
    .map((e) => [CLASS[e.class], e.targets ? 'targets' : '', e.limit ? 'limited' : ''].join(' ').trim());
  // The bare activation of a card that stays has no text of its own.
  const missing = theirs.filter((t) => t !== 'activation');
  const found = new Set<string>();
  const extra: { shape: string; group: string }[] = [];
  for (const o of ours.filter((x) => x.shape !== 'activation')) {
    for (let n = 0; n < o.may; n++) {
      const i = missing.indexOf(o.shape);
      if (i >= 0) {
        missing.splice(i, 1);
        found.add(o.group);
      } else if (n === 0) extra.push(o);
    }
  }
  const only = extra.filter((x) => !found.has(x.group)).map((x) => `only here: ${x.shape}`);
  return [...(structure.partial ? [] : only), ...missing.map((x) => `only there: ${x}`)];
}
