/** Texts older than the word "target" (Y21.1): what they let choose on the field or in a GY is chosen at activation. */
import type { Activated, Part, Selector, Step } from '../language/effects.js';
import { isActivated, type Text } from '../language/index.js';

const OLD_WORDS =
  /Graveyard|Life Points|[Rr]emoved? from play|-Type\b|side of the field|Spell or Trap Card|\bSpell Card\b|\bTrap Card\b|\bput \d|Battle Damage|\d points\b|\bselected monster/;
const NEW_MARKS = /[Tt]arget|\(Quick Effect\)|; |, and if you do|, also |\w: (?!You can (?:target|destroy) )/;

/** Whether a text is in words from before the marks of the newest texts; FLIP has its colon since ever. */
export function isOldText(text: string): boolean {
  const rest = text.replace(/FLIP: /g, '');
  return !NEW_MARKS.test(rest) && (OLD_WORDS.test(text) || text.includes('FLIP: ') || /, you can |^You can /.test(rest));
}

/** Whether a text is from before the colon and the semicolon: its sentences without them may be effects of their own (Y16.6). */
export const isUnmarked = (text: string): boolean => !/\(Quick Effect\)|; |, and if you do|, also |\w: /.test(text.replace(/FLIP: /g, ''));

const PUBLIC: ReadonlySet<string> = new Set(['field', 'fieldUp', 'monsterZone', 'mainZone', 'spellZone', 'fieldZone', 'gy', 'banished']);

/** Whether what is chosen can be a target (Y21.3). */
const isPublic = (what: Selector | undefined): what is Extract<Selector, { sel: 'choose' }> =>
  what?.sel === 'choose' && !what.who && !what.most && !what.exactly && what.of.from.every((r) => PUBLIC.has(r.place));

const whatOf = (p: Part): Selector | undefined =>
  'what' in p.do && typeof p.do.what === 'object' && 'sel' in p.do.what ? (p.do.what as Selector) : undefined;

/** What is said of a chosen card afterwards is said of the target then. */
const retargeted = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(retargeted);
  if (typeof node !== 'object' || node === null) return node;
  const n = node as Record<string, unknown>;
  if (n.sel === 'it') return { ...n, sel: 'target' };
  return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, retargeted(x)]));
};

/** An effect of an old text with its choice as a target; Tributes are none. */
export function asTargets(t: Text): Text {
  if (!isActivated(t) || t.before.some((s) => s.step === 'target')) return t;
  const at = t.do.findIndex((p) => isPublic(whatOf(p)) && p.do.do !== 'tribute' && p.join === 'first' && !p.optional);
  if (at < 0) return t;
  const { sel: _sel, ...step } = whatOf(t.do[at]) as Extract<Selector, { sel: 'choose' }>;
  const target: Step = { step: 'target', ...step };
  const many = step.max > 1;
  const parts = t.do.map((p, i): Part => {
    if (i < at) return p;
    if (i > at) return retargeted(p) as Part;
    return { ...p, do: { ...p.do, what: many ? { sel: 'target', many: true } : { sel: 'target' } } } as Part;
  });
  return { ...(t as Activated), before: [...t.before, target], do: parts };
}
