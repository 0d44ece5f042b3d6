/** Special Summons by a procedure: those written on cards (Y10.2) and those of the Extra Deck (Y11). */

import { perform } from '../effects/perform.js';
import type { Procedure } from '../language/effects.js';
import type { SummonKind } from '../language/index.js';
import { pickPosition, pickRows, pickZone } from '../moves/asking.js';
import { attachTo, moveAll, settle } from '../moves/move.js';
import { bring, placeSummoned } from '../moves/place.js';
import { shuffleZone } from '../moves/players.js';
import { maySpare } from '../reading/beforehand.js';
import { contactSets } from '../reading/contact.js';
import { isOverlay, kindOfExtra, materialSets, overlayKey, underlaid } from '../reading/extraDeck.js';
import { canDo } from '../reading/possible.js';
import { hasOne, isBanned, isSpent, maySummon, rulesOf } from '../reading/summonable.js';
import { cardsOf, holds, type Scope } from '../reading/values.js';
import { summonZones, zonesFor } from '../reading/zones.js';
import { card, nextMoment, other, player, poolCard, printed, push } from '../state/access.js';
import type { G, Seat, State } from '../state/types.js';

/** A way to Special Summon a card without an effect. */
export interface Way {
  row: number;
  kind: SummonKind;
  procedure: Procedure | null;
}

/** All that a player may Special Summon by a procedure now (Y11.5). */
export function waysFor(s: State, seat: Seat): Way[] {
  const p = player(s, seat);
  const own = [...p.hand, ...p.grave, ...fromDeck(s, p.deck)].flatMap((row): Way[] =>
    poolCard(s, row).meaning.texts.flatMap((t) =>
      t.kind === 'procedure' && mayUse(s, seat, row, t) ? [{ row, kind: 'special', procedure: t }] : [],
    ),
  );
  const extra = p.extra
    .filter((row) => !card(s, row).up)
    .flatMap((row): Way[] => {
      const kind = kindOfExtra(s, row);
      const contact = contactOf(s, row);
      if (
        contact &&
        !isBanned(s, row, 'special', seat) &&
        !isSpent(s, row, 'special', seat) &&
        contactSets(s, seat, row, contact.contact).length > 0
      )
        return [{ row, kind: 'special', procedure: contact }];
      const paid = poolCard(s, row).meaning.texts.flatMap((t): Way[] =>
        t.kind === 'procedure' && !t.contact && mayUse(s, seat, row, t) ? [{ row, kind: 'special', procedure: t }] : [],
      );
      if (paid.length > 0) return paid;
      return kind && !isBanned(s, row, kind, seat) && maySummon(s, row, kind, seat) && materialSets(s, seat, row, kind).length > 0
        ? [{ row, kind, procedure: null }]
        : [];
    });
  return [...own, ...extra];
}

/** Y10.2: monsters that their own text Special Summons from the Deck, each name once. */
function fromDeck(s: State, deck: readonly number[]): number[] {
  const found = new Map<number, number>();
  for (const row of deck)
    if (poolCard(s, row).meaning.texts.some((t) => t.kind === 'procedure' && t.from.includes('deck'))) found.set(card(s, row).card, row);
  return [...found.values()];
}

/** On whose field a procedure puts its monster. */
const sideOf = (t: Procedure | null, seat: Seat): Seat => (t?.to ? other(seat) : seat);

/** Y3.7: what is paid leaves a zone free on the other side. */
const sparesTheirs = (s: State, t: Procedure, seat: Seat): boolean =>
  t.pay.some(
    (e) =>
      e.do === 'tribute' &&
      e.what.sel === 'choose' &&
      e.what.of.from.some((r) => r.whose === 'opponent') &&
      cardsOf(s, e.what.of, { you: seat, self: -1 }).some((r) => card(s, r).place < 5),
  );

type Contact = Procedure & { contact: NonNullable<Procedure['contact']> };

/** Y11.9: its own procedure from the Extra Deck. */
const contactOf = (s: State, row: number): Contact | undefined =>
  poolCard(s, row).meaning.texts.find((t): t is Contact => t.kind === 'procedure' && t.contact !== undefined);

/** Y10.2, Y8.13 */
function mayUse(s: State, seat: Seat, row: number, t: Procedure): boolean {
  const c = card(s, row);
  if (!(t.from as readonly string[]).includes(c.zone === 'grave' ? 'gy' : c.zone)) return false;
  const env = { you: seat, self: row };
  if (t.condition && !holds(s, t.condition, env)) return false;
  if (t.limit && (s.uses[procedureKey(s, seat, row)] ?? 0) >= t.limit.n) return false;
  if (
    isBanned(s, row, 'special', seat) ||
    isSpent(s, row, 'special', seat) ||
    hasOne(s, row, sideOf(t, seat)) ||
    rulesOf(s, row).some((r) => 'cannot' in r && r.cannot === 'special')
  )
    return false;
  if (!t.pay.every((e) => canDo(s, e, { ...env, link: null, done: [] }, true))) return false;
  if (t.to) return summonZones(s, row, other(seat)).length > 0 || sparesTheirs(s, t, seat);
  if (t.zone) return zonesFor(s, row, seat, t.zone, row).length > 0;
  return summonZones(s, row, seat).length > 0 || maySpare(s, t.pay, { ...env, link: null, done: [] });
}

const procedureKey = (s: State, seat: Seat, row: number): string => `turn/${seat}/${printed(s, row).name.en}/procedure`;

/** Carries a procedure out: what it asks for is paid, then the monster is placed (Y8.3). */
export function specialSummon(g: G, seat: Seat, way: Way): void {
  const { s } = g;
  const { row, kind, procedure } = way;
  const from = card(s, row).zone;
  const paid: number[] = [];
  if (procedure) {
    // Y3.7: what is paid makes a zone free where there is none.
    const scope: Scope = {
      you: seat,
      self: row,
      link: null,
      done: [],
      ...(!procedure.to && summonZones(s, row, seat).length === 0 ? { needsZone: true } : {}),
    };
    for (const e of procedure.pay) paid.push(...(perform(g, e, scope, true) ?? []));
    if (procedure.limit) s.uses = { ...s.uses, [procedureKey(s, seat, row)]: (s.uses[procedureKey(s, seat, row)] ?? 0) + 1 };
  }
  const materials = procedure ? contactPaid(g, seat, way) : pickMaterials(g, seat, way);
  if (kind !== 'xyz' && !procedure && materials.length > 0)
    moveAll(g, materials, 'grave', { how: 'material', by: seat, as: 'material', for: kind, other: row, rule: 'Y11.1' });
  settle(g);
  nextMoment(g);
  const side = sideOf(procedure, seat);
  const zones = procedure?.zone
    ? zonesFor(g.s, row, seat, procedure.zone, row)
    : summonZones(g.s, row, side, kind === 'xyz' ? materials : []);
  // Y8.12
  if (zones.length === 0) return;
  const place = pickZone(g, seat, side, 'monster', zones);
  // Y11.19: the Xyz Monster is placed on its materials.
  if (kind === 'xyz') for (const m of overlaid(g, seat, row, materials)) attachTo(g, m, row);
  const only = procedure?.position;
  const positions = only ? ([only] as const) : kind === 'link' ? (['attack'] as const) : (['attack', 'defense'] as const);
  placeSummoned(g, row, side, place, pickPosition(g, seat, row, positions), kind, seat, materials);
  if (procedure) bring(g, row, row);
  // Y20.10
  if (from === 'deck') shuffleZone(g, seat, 'deck');
  const text = procedure?.then ? poolCard(g.s, row).meaning.texts.indexOf(procedure) : -1;
  push(g, {
    kind: 'summon',
    pc: 0,
    row,
    visit: card(g.s, row).visit,
    how: kind,
    from,
    seat,
    chained: false,
    ...(text >= 0 ? { text, paid: [...paid, ...materials] } : {}),
  });
}

/** Y11.23: with one monster by its own text also what is under that one. */
function overlaid(g: G, seat: Seat, row: number, materials: readonly number[]): readonly number[] {
  if (!isOverlay(g.s, seat, row, materials)) return materials;
  g.s.uses = { ...g.s.uses, [overlayKey(g.s, seat, row)]: 1 };
  return underlaid(g.s, seat, row, materials);
}

/** Y11.9: what a procedure from the Extra Deck takes is moved as it says. */
function contactPaid(g: G, seat: Seat, { row, procedure }: Way): number[] {
  if (!procedure?.contact) return [];
  const { verb, from } = procedure.contact;
  const set = pickSets(g, seat, contactSets(g.s, seat, row, { verb, from }));
  const zone = verb === 'toDeck' ? 'deck' : verb === 'banish' ? 'banished' : 'grave';
  moveAll(g, set, zone, { how: 'cost', by: seat, ...(verb === 'tribute' ? { as: 'tribute' as const } : {}), rule: 'Y11.9' });
  if (verb === 'toDeck') for (const owner of new Set(set.map((r) => card(g.s, r).owner))) shuffleZone(g, owner, 'deck');
  return set;
}

/** Materials are chosen one by one, among those with which the Summon can still be made (Y11.1). */
function pickMaterials(g: G, seat: Seat, way: Way): number[] {
  return pickSets(g, seat, materialSets(g.s, seat, way.row, way.kind));
}

function pickSets(g: G, seat: Seat, sets: readonly (readonly number[])[]): number[] {
  let chosen: number[] = [];
  for (;;) {
    const left = sets.filter((set) => chosen.every((r) => set.includes(r)));
    const done = left.find((set) => set.length === chosen.length);
    const more = [...new Set(left.flatMap((set) => set.filter((r) => !chosen.includes(r))))];
    if (more.length === 0) return done?.slice() ?? chosen;
    const next = pickRows(g, { seat, kind: 'choose cards', rule: 'Y11.1', prompt: 'ask.material' }, more, done ? 0 : 1, 1);
    if (next.length === 0) return chosen;
    chosen = [...chosen, ...next];
  }
}
