/** Permanents that are represented by more than one card or token: merged by mutating (CR 727, 702.140), and melded (712.4, 712.21). */
import type { Id } from '@apnap/kernel';
import { isTransforming } from '../cardforms/faces.js';
import { confirm } from '../events/choose.js';
import { commitComponents, commitMerge, commitTimestamp } from '../events/commit.js';
import { invalidate } from '../reading/characteristics.js';
import { timesMutated } from '../reading/quantity.js';
import { hasFlag, live } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { type Component, FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';

/** The card or token an object is, as a component; a mutating spell shows the ordinary face of its card again. */
export const asComponent = (o: Obj): Component => ({
  card: o.card,
  face: o.stack === null ? o.face : 0,
  flags: (o.flags & (FLAG.token | FLAG.commander | FLAG.faceDown)) | (o.flags & FLAG.copy ? FLAG.token : 0),
  copyOf: o.copyOf === null || o.stack === null ? o.copyOf : { ...o.copyOf, face: 0 },
  became: 0,
});

/** What represents a permanent: itself alone, or its components with the topmost first. */
const componentsOf = (o: Obj): readonly Component[] => o.components ?? [asComponent(o)];

/** CR 702.140c, 727.2: the spell merges with the creature; its controller chooses whether on top or under it. */
export function mergeWith(g: G, spell: Obj, target: Id): void {
  const host = live(g.s, target);
  const seat = spell.stack?.env.you ?? spell.controller;
  if (!host) return;
  const onTop = confirm(g, seat, spell.id, 'ask.mutateOnTop', '702.140c', { permanent: target });
  const own = asComponent(spell);
  const parts = onTop ? [own, ...componentsOf(host)] : [...componentsOf(host), own];
  commitMerge(g, spell.id, target, parts);
  mergedOver(g.s, target, onTop ? null : own);
  noteTriggers(g, [log(g, 'mutate', '702.140d', { object: target, player: seat, amount: timesMutated(live(g.s, target)) })], null);
}

/**
 * CR 727.2a: copies with an end that the permanent was before. What is merged on top has the later timestamp, so nothing is left of them; under
 * it (`below`), it adds its abilities (702.140e).
 */
function mergedOver(s: State, target: Id, below: Component | null): void {
  s.lasting = s.lasting.flatMap((l) => {
    const { copied } = l.env;
    if (!copied || !l.affected?.includes(target)) return [l];
    const others = l.affected.filter((id) => id !== target);
    const rest = others.length > 0 ? [{ ...l, affected: others }] : [];
    if (!below) return rest;
    const more = below.copyOf ?? { card: below.card, face: below.face };
    const both = { ...copied, with: [...(copied.with ?? []), { ...more, with: [] }, ...(more.with ?? [])] };
    return [...rest, { ...l, affected: [target], env: { ...l.env, copied: both } }];
  });
  invalidate(s);
}

/** CR 727.2i: transforming a merged permanent turns each of its double-faced components; it is no double-faced permanent itself. */
export function transformComponents(g: G, o: Obj): boolean {
  if (!o.components?.some((c) => turns(g.s, c))) return false;
  commitComponents(
    g,
    o.id,
    o.components.map((c) => (turns(g.s, c) ? { ...c, face: 1 - c.face } : c)),
  );
  commitTimestamp(g, o.id); // CR 613.7g
  return true;
}

const turns = (s: State, c: Component): boolean => c.copyOf === null && isTransforming(s._pool.cards[c.card].card.layout);

/** CR 727.2f: all components are turned face down with it. */
export function turnDownComponents(g: G, id: Id): void {
  const o = live(g.s, id);
  if (!o?.components) return;
  commitComponents(
    g,
    id,
    o.components.map((c) => ({ ...c, flags: c.flags | FLAG.faceDown })),
  );
}

/** CR 727.2f: all face-down components are turned face up with it. */
export function turnUpComponents(g: G, id: Id): void {
  const o = live(g.s, id);
  if (!o?.components || hasFlag(o, FLAG.faceDown)) return;
  commitComponents(
    g,
    id,
    o.components.map((c) => ({ ...c, flags: c.flags & ~FLAG.faceDown })),
  );
}
