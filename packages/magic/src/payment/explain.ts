/** The explanation of a plan as message ids with parameters; the client turns them into words. */
import { formatMana, type ManaSymbol } from '@apnap/ability';
import { LISTED, sizeOf, totalOf } from './counted.js';
import type { Irreversible, Leftover, Note, PaymentRequest, Plan, SourceKind } from './types.js';

/** Mana as text, one symbol a unit; of very much mana the number and the types. */
function manaText(list: readonly Leftover[]): string {
  const n = totalOf(list);
  const types = n > LISTED ? [...new Set(list.map((l) => l.type))] : list.flatMap((l) => Array.from({ length: sizeOf(l) }, () => l.type));
  const text = formatMana(types.map((type): ManaSymbol => ({ sym: 'one', type })));
  return n > LISTED ? `${n} × ${text}` : text;
}

/** The cost as text; the restricted part of X is shown as generic mana, which it is (CR 107.4b). */
export function costText(request: PaymentRequest): string {
  const { symbols, xOnly } = request.cost;
  return formatMana(xOnly && xOnly.n > 0 ? [...symbols, { sym: 'generic', n: xOnly.n }] : symbols);
}

/** Notes on a finished plan: what pays, what it takes, what it keeps and what it gives up. */
export function explain(
  request: PaymentRequest,
  plan: Omit<Plan, 'notes'>,
  irreversible: readonly { key: number; how: Irreversible }[],
  lost: readonly number[],
): Note[] {
  const pool = new Set<number>();
  for (const p of [...plan.pays, ...plan.uses.flatMap((u) => u.pays)]) if (p.by.from === 'pool') pool.add(p.by.key);
  const keysOf = (kind: SourceKind): number[] => plan.uses.filter((u) => u.kind === kind).map((u) => u.key);
  const notes: Note[] = [{ id: 'mana.pays', cost: costText(request), pool: [...pool].sort((a, b) => a - b), sources: keysOf('mana') }];
  const helps = [
    ['convoke', 'mana.convokes'],
    ['delve', 'mana.delves'],
    ['improvise', 'mana.improvises'],
  ] as const;
  for (const [kind, id] of helps) {
    const sources = keysOf(kind);
    if (sources.length > 0) notes.push({ id, sources });
  }
  if (plan.life > 0) notes.push({ id: 'mana.paysLife', life: plan.life });
  if (plan.damage > 0) notes.push({ id: 'mana.takesDamage', damage: plan.damage });
  const hows = [...new Set(irreversible.map((i) => i.how))];
  for (const how of hows) {
    notes.push({ id: 'mana.irreversible', sources: irreversible.filter((i) => i.how === how).map((i) => i.key), how });
  }
  if (plan.leftover.length > 0) notes.push({ id: 'mana.floats', mana: manaText(plan.leftover) });
  const keep = request.keep ?? [];
  for (const index of plan.keeps) notes.push({ id: 'mana.keeps', cost: formatMana(keep[index].cost), keep: index });
  for (const index of lost) notes.push({ id: 'mana.losesKeep', cost: formatMana(keep[index].cost), keep: index });
  return notes;
}
