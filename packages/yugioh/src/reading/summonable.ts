/** Whether a monster may be Summoned so (Y9, Y10). */

import type { Ban, SummonRule } from '../language/effects.js';
import { isExtra, type SummonKind } from '../language/index.js';
import { card, monstersOf, other, player, poolCard, printed } from '../state/access.js';
import type { Seat, State, Zone } from '../state/types.js';
import { nameOf } from './named.js';
import { fits, statics } from './values.js';

export const rulesOf = (s: State, row: number): SummonRule[] =>
  poolCard(s, row).meaning.texts.filter((t): t is SummonRule => t.kind === 'rule');

/** Y10.4 to Y10.8: what the card's own conditions and the rules say. */
export function maySummon(s: State, row: number, kind: SummonKind, seat: Seat, ignoring = false, source = -1): boolean {
  const p = printed(s, row);
  if (p.kind !== 'monster') return card(s, row).zone === 'spell';
  if (isBanned(s, row, kind, seat) || isSpent(s, row, kind, seat) || hasOne(s, row, seat) || cannotSpecial(s, row)) return false;
  return ignoring || fitsOwnWay(s, row, kind, source);
}

/** Y10.4 */
function cannotSpecial(s: State, row: number): boolean {
  const { zone } = card(s, row);
  return rulesOf(s, row).some(
    (r) =>
      'cannot' in r &&
      (r.cannot === 'special' ||
        (r.cannot === 'specialFromHand' && (zone === 'hand' || zone === 'deck')) ||
        (r.cannot === 'specialFromDeck' && zone === 'deck') ||
        (r.cannot === 'specialFromGy' && zone === 'grave')),
  );
}

/** Y10.5 to Y10.7: whether a monster that must (first) be Summoned in its own way may come in this one. */
function fitsOwnWay(s: State, row: number, kind: SummonKind, source: number): boolean {
  const c = card(s, row);
  const later = c.properly && (c.zone === 'grave' || c.zone === 'banished');
  const must = rulesOf(s, row).find((r) => 'must' in r);
  if (
    must &&
    'must' in must &&
    must.must === 'own' &&
    (must.via ? source >= 0 && fits(s, source, must.via, { you: c.controller, self: row }) : isItsOwn(s, row, must.by, source))
  )
    return true;
  if (must && 'must' in must && must.must !== kind) return must.first === true && later;
  const own = poolCard(s, row).meaning.texts.find((t) => t.kind === 'procedure' && t.must !== undefined);
  if (own?.kind === 'procedure') return (own.orFusion === true && kind === 'fusion') || (own.must === 'first' && later);
  const p = printed(s, row);
  return c.properly || kind !== 'special' || !(isExtra(p) || p.words.includes('Ritual'));
}

/** Y10.5: the effect that the card names, or its own. */
const isItsOwn = (s: State, row: number, by: string, source: number): boolean =>
  source >= 0 && (by === '' ? source === row : nameOf(s, source) === by);

/** Y24.4: it, or one of its name, was Summoned this turn already. */
export function isSpent(s: State, row: number, kind: SummonKind, seat: Seat): boolean {
  const rule = rulesOf(s, row).find((r) => 'summonsPerTurn' in r);
  if (!rule || !('summonsPerTurn' in rule) || generic(kind) !== 'special' || (rule.kinds && !rule.kinds.includes(kind))) return false;
  const name = printed(s, row).name.en;
  return s.deeds.some(
    (d) =>
      d.seat === seat &&
      printed(s, d.row).name.en === name &&
      generic(d.kind) === 'special' &&
      (!rule.kinds || rule.kinds.includes(d.kind)),
  );
}

/** Y23.19 */
export function isBanned(s: State, row: number, kind: SummonKind, seat: Seat): boolean {
  const lasting = s.lasting.some((l) => l.on === 'ban' && l.who === seat && bans(s, l.ban, row, kind, seat));
  return (
    lasting ||
    statics(s).some(
      (e) =>
        e.text.kind === 'ban' &&
        (e.text.who === 'both' || (e.text.who === 'you') === (e.env.you === seat)) &&
        bans(s, e.text.ban, row, kind, e.env.you),
    )
  );
}

/** Whether a prohibition is about this Summon (Y23.19). */
export const bans = (s: State, ban: Ban, row: number, kind: SummonKind, you: Seat, from: Zone = card(s, row).zone): boolean =>
  ban.ban === 'summon' &&
  (ban.kinds.includes(generic(kind)) || ban.kinds.includes(kind)) &&
  !ban.exceptKinds?.includes(kind) &&
  (ban.from === undefined || from === (ban.from === 'gy' ? 'grave' : ban.from)) &&
  (!ban.only || fits(s, row, ban.only, { you, self: -1 })) &&
  !(ban.except && fits(s, row, ban.except, { you, self: -1 }));

/** Y8.16: named kinds of Special Summon are Special Summons. */
const generic = (kind: SummonKind): SummonKind =>
  kind === 'normal' || kind === 'tribute' ? 'normal' : kind === 'flip' ? 'flip' : 'special';

/** Y9.2: how many Tributes a monster in the hand needs. */
export function tributesFor(s: State, row: number): number {
  const level = printed(s, row).level ?? 0;
  return level <= 4 ? 0 : level <= 6 ? 1 : 2;
}

/** Y9.1, Y9.6 */
export const normalsLeft = (s: State, seat: Seat, row?: number): boolean =>
  player(s, seat).normals < 1 + (s.uses[`extraNormal/${seat}`] ?? 0) ||
  (row !== undefined && (extraFor(s, seat, row) >= 0 || gainedFor(s, seat, row) !== null));

/** Y9.6: a card that gives one Normal Summon in addition each turn, by its name; null: none is left. */
export function gainedFor(s: State, seat: Seat, row: number): string | null {
  for (const e of statics(s)) {
    if (e.text.kind !== 'extraNormal' || e.env.you !== seat || !fits(s, row, e.text.what, e.env)) continue;
    const key = `turn/${seat}/${printed(s, e.row).name.en}/gained`;
    if (!s.uses[key]) return key;
  }
  return null;
}

/** Y9.6: which of the Normal Summons in addition is for this monster; -1: none. */
export const extraFor = (s: State, seat: Seat, row: number): number =>
  s.extraNormals.findIndex((x) => x.seat === seat && fits(s, row, x.what, { you: seat, self: -1 }));

/** Y8.11: the player controls the one already. */
export function hasOne(s: State, row: number, seat: Seat): boolean {
  const several = rulesOf(s, row).find((r) => 'onlyOneOf' in r);
  if (several && 'onlyOneOf' in several) {
    const env = { you: seat, self: row };
    const rows = several.on === 'you' ? monstersOf(s, seat) : [...monstersOf(s, seat), ...monstersOf(s, other(seat))];
    if (rows.some((r) => r !== row && card(s, r).up && fits(s, r, several.onlyOneOf, env))) return true;
  }
  const one = rulesOf(s, row).find((r) => 'onlyOne' in r);
  if (!one || !('onlyOne' in one)) return false;
  return monstersOf(s, seat).some((r) => r !== row && card(s, r).up && printed(s, r).name.en === one.onlyOne);
}
