/** Words of abilities that speak of what was paid: X, which kicker, what was sacrificed. */
import { type Ability, type Cost, mentions, mentionsNode } from '@apnap/ability';
import { rewrite } from './grammar/raw.js';

/** X must be something: a cost the object or the ability has says what it is (CR 107.3). */
export function undefinedX(abilities: Ability[], manaCost: string | undefined): boolean {
  if (!mentions(abilities, (n) => n.q === 'x')) return false;
  const spellX =
    (manaCost ?? '').includes('{X}') || abilities.some((a) => a.kind === 'keyword' && JSON.stringify(a.cost ?? '').includes('X'));
  const usesX = (v: unknown): boolean => mentionsNode(withoutQuoted(v), { q: 'x' });
  return abilities.some((a) => {
    if (a.kind === 'keyword' || spellX) return false;
    if (a.kind === 'activated')
      return xUnpaid(withoutQuoted(a.program)) && !mentionsNode(a.cost, { q: 'x' }) && !JSON.stringify(a.cost).includes('{X}');
    if (a.kind === 'static') return usesX(a.parts) && !a.parts.some((p) => p.part === 'castingCost');
    const costs = abilities.some((b) => b.kind === 'static' && b.parts.some((p) => p.part === 'castingCost' && usesX(p.cost)));
    return xUnpaid(a.program) && !costs && !JSON.stringify(a.program).includes('{X}');
  });
}

/** Without abilities that others are given, whose own costs say what X is in them; nothing else of what is given is left out. */
function withoutQuoted(v: unknown): unknown {
  if (Array.isArray(v)) return v.map(withoutQuoted);
  if (typeof v !== 'object' || v === null) return v;
  const n = v as Record<string, unknown>;
  if (n.kind === 'activated' && n.cost !== undefined && JSON.stringify(n.cost).includes('{X}')) return { kind: n.kind };
  return Object.fromEntries(Object.entries(n).map(([k, x]) => [k, withoutQuoted(x)]));
}

/** Whether it is a choice to pay X of something. */
const paysX = (n: Record<string, unknown>, pay: 'objects' | 'energy'): boolean =>
  n.do === 'may' && Array.isArray(n.cost) && n.cost.some((c) => c.pay === pay && (c.count?.q === 'x' || c.amount?.q === 'x'));

/** Whether X is used outside of a choice to pay X of something, by which it is chosen (CR 107.3f): "you may tap X untapped Myr. If you do, …". */
function xUnpaid(v: unknown): boolean {
  if (Array.isArray(v)) return v.some(xUnpaid);
  if (typeof v !== 'object' || v === null) return false;
  const n = v as Record<string, unknown>;
  if (n.q === 'x') return true;
  // what is done afterwards can speak of what was paid, too
  const list = n.do === 'seq' ? (n.of as unknown[]) : [];
  const paying = list.findIndex((e) => paysX(e as Record<string, unknown>, 'energy'));
  if (paying >= 0) return xUnpaid(list.slice(0, paying));
  return !paysX(n, 'objects') && !paysX(n, 'energy') && Object.values(n).some(xUnpaid);
}

/** The label of the cost that words with an amount of mana mean; undefined where the face has no such cost. */
function labelMeant(abilities: readonly Ability[], label: string): string | undefined {
  const [kind, mana] = label.split(' ');
  const isIt = (cost: readonly Cost[] | undefined): boolean => cost?.some((c) => c.pay === 'mana' && c.mana === mana) ?? false;
  if (kind === 'kicker') {
    const own = abilities.find((a) => a.kind === 'keyword' && a.keyword === 'kicker' && isIt(a.cost));
    return own?.kind === 'keyword' && own.words !== undefined ? `kicker ${own.words}` : undefined;
  }
  const given = mentions(abilities, (n) => n.part === 'castingCost' && n.label === kind && isIt(n.cost as Cost[]));
  return given ? kind : undefined;
}

/**
 * "Kicked with its {1}{U} kicker" means that one of two (CR 702.33f), "the {1}{B} cost" the alternative cost that the card gives (118.9d). Undefined when
 * the face has no such cost.
 */
export function labelPaid(abilities: Ability[]): Ability[] | undefined {
  let known = true;
  const labelled = rewrite(abilities, (n) => {
    if (n.if !== 'paid' || typeof n.label !== 'string' || !/^(kicker|alternative) /.test(n.label)) return undefined;
    const label = labelMeant(abilities, n.label);
    if (label === undefined) known = false;
    return { ...n, label };
  });
  return known ? labelled : undefined;
}

/** "The sacrificed creature": a cost of the ability, or of casting the object, must have been paid so (CR 608.2h). */
export function unpaidWords(abilities: Ability[]): string | undefined {
  if (!mentionsNode(abilities, { sel: 'paid' })) return undefined;
  const verbs = (v: unknown): Set<string> => {
    const found = new Set<string>();
    for (const m of JSON.stringify(v).matchAll(/"pay":"objects","verb":"(\w+)"/g)) found.add(m[1]);
    return found;
  };
  const casting = verbs(abilities.filter((a) => a.kind === 'static' || a.kind === 'keyword'));
  for (const a of abilities) {
    // which creatures convoked it is known of any spell; of one that has no such ability, none (CR 702.51c)
    const wanted = [...JSON.stringify(a).matchAll(/"sel":"paid","verb":"(\w+)"/g)].map((m) => m[1]).filter((verb) => verb !== 'convoke');
    const own = verbs(a);
    const missing = wanted.find((verb) => !own.has(verb) && !casting.has(verb));
    if (missing) return missing;
  }
  return undefined;
}

/** CR 601.2h: of a spell, "the exiled card" is what an additional cost was paid with; the spell itself, exiled by its own effect, never is. */
export function paidByExiling(abilities: Ability[]): Ability[] {
  if (
    !abilities.some(
      (a) =>
        a.kind === 'static' && mentionsNode(a.parts, { part: 'castingCost' }) && mentionsNode(a.parts, { pay: 'objects', verb: 'exile' }),
    )
  )
    return abilities;
  return abilities.map((a) =>
    a.kind === 'spell' ? rewrite<Ability>(a, (n) => (n.sel === 'linked' && n.link === 0 ? { sel: 'paid', verb: 'exile' } : undefined)) : a,
  );
}
