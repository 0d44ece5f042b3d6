/** Which facts besides characteristics, the battlefield and the command zone the effects of a game read. */
import type { StaticAbility } from '@apnap/ability';

/** Facts whose change can change what continuous effects do; zones by name. */
export interface Reads {
  tapped: boolean;
  life: boolean;
  turn: boolean;
  history: boolean;
  zones: Set<string>;
}

/** Zones besides the battlefield in which abilities can work. */
export const ALL_ZONES = ['hand', 'graveyard', 'exile', 'stack', 'library', 'command'];

const COLLECTED: ReadonlySet<string> = new Set(['continuous', 'rule', 'replacement']);

/**
 * What of an ability or effect is worked out together with characteristics, as text: of a static ability its condition and its continuous
 * effects, of a lasting effect its modifications. Rules statements and replacement effects are only collected then (they are asked when it matters
 * what they say), and costs of casting are asked when a spell is cast.
 */
function workedOut(node: { kind?: unknown; do?: unknown; rules?: unknown; condition?: unknown; parts?: unknown }): string {
  if (node.do === 'replacement') return '';
  if (node.kind !== 'static') return JSON.stringify({ ...node, rules: undefined });
  const parts = (node.parts as StaticAbility['parts']).filter((p) => COLLECTED.has(p.part));
  return parts.length === 0 ? '' : JSON.stringify([node.condition, parts.filter((p) => p.part === 'continuous')]);
}

/** Notes what a static ability or lasting effect reads besides characteristics, the battlefield and the command zone. */
export function noteReads(reads: Reads, node: object): void {
  const text = workedOut(node);
  for (const [, zone] of text.matchAll(/"zone":"(\w+)"/g)) reads.zones.add(zone);
  if (text.includes('"sel":"top"')) reads.zones.add('library');
  if (text.includes('"is":"targets"')) reads.zones.add('stack');
  // A linked object can be anywhere (CR 607).
  if (/"(sel|q)":"linked"/.test(text)) for (const zone of ALL_ZONES) reads.zones.add(zone);
  if (/"status":"(un)?tapped"|whileSourceTapped/.test(text)) reads.tapped = true;
  if (text.includes('"q":"life"')) reads.life = true;
  if (/"if":"(turnOf|step)"|"player":"active"/.test(text)) reads.turn = true;
  if (/"(if|is|q)":"happened"/.test(text)) reads.history = true;
}
