/** The Commander variant (CR 903): who the commanders are, what they cost from the command zone, where they go, and their damage. */

import { type Card, COLORS, type Face, MANA_TYPES, type ManaType, renderFaceEn } from '@apnap/ability';
import { askYes, type Id, isSeat, seatOf } from '@apnap/kernel';
import { commitFlag, place } from '../events/commit.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { perform } from '../events/perform.js';
import { staticEnv } from '../reading/characteristics.js';
import { hasFlag, live, newObject, player, record } from '../state/access.js';
import type { G } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import { type Move, move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import type { Commander } from '../state/variants.js';
import { type Rules, rulesOf } from '../years/differences.js';
import { commanderDamageCounts } from './brawl.js';

/** CR 903.10a, 704.6c. */
const LETHAL = 21;

const NOBODY = -1;

/** Index in `s.commanders` of the commander that this object is; -1 for anything else. */
function indexOf(s: State, o: Obj): number {
  if (!hasFlag(o, FLAG.commander)) return NOBODY;
  // CR 903.3c: also as a component of a merged permanent
  const cards = o.components?.filter((c) => c.flags & FLAG.commander).map((c) => c.card) ?? [o.card];
  return s.commanders.findIndex((c) => c.owner === o.owner && cards.includes(c.card));
}

const identities = new WeakMap<Card, number>();

/** The colours of a card's identity (CR 903.4), as bits in the order W U B R G: of both faces (903.4d), without reminder text (903.4c). */
function identityOf(card: Card): number {
  let known = identities.get(card);
  if (known === undefined) {
    const colors = new Set(card.faces.flatMap((f) => [...(f.colorIndicator ?? []), ...symbolsOf(f), ...definedColors(f)]));
    known = COLORS.reduce((bits, color, i) => (colors.has(color) ? bits | (1 << i) : bits), 0);
    identities.set(card, known);
  }
  return known;
}

/** Letters of the mana symbols in its mana cost and rules text. */
const symbolsOf = (f: Face): string[] =>
  [f.manaCost ?? '', ...renderFaceEn(f)].flatMap((text) =>
    (text.match(/\{[^{}]+\}/g) ?? []).flatMap((symbol) => symbol.match(/[WUBRG]/g) ?? []),
  );

/** Colours that a characteristic-defining ability gives it (CR 604.3). */
const definedColors = (f: Face): string[] =>
  f.abilities.flatMap((a) =>
    a.kind !== 'static'
      ? []
      : a.parts.flatMap((p) =>
          p.part !== 'continuous' || p.affects.sel !== 'self' || a.condition
            ? []
            : p.mods.flatMap((m) => (m.mod === 'colors' ? m.colors.filter((x) => typeof x === 'string') : [])),
        ),
  );

/** CR 903.4, 702.124c: the colours in the identity of a player's commanders; none where there is no commander (903.4f). */
export const commanderIdentity = (s: State, seat: number): number =>
  s.commanders.reduce((bits, c) => (c.owner === seat ? bits | identityOf(s._pool.cards[c.card].card) : bits), 0);

/** Whether the player's mana has the colors it is produced with: 2015:903.9 is of players with commanders. */
export const keepsColors = (s: State, seat: number): boolean =>
  s.commanders.length === 0 || rulesOf(s).commanderMana === 'asProduced' || !s.commanders.some((c) => c.owner === seat);

/** Whether mana of the type is outside the identity of the player's commanders. */
export const outsideIdentity = (s: State, seat: number, type: ManaType): boolean => {
  const at = MANA_TYPES.indexOf(type);
  return type !== 'C' && (commanderIdentity(s, seat) & (1 << at)) === 0;
};

/** CR 903.11: of a player with a commander no card of a name that the player has in the game, or of a color outside the commander's identity. */
export function mayBeBroughtIn(s: State, id: Id): boolean {
  const { owner, card } = live(s, id) as Obj;
  if (rulesOf(s).commanderOutside === 'any' || !s.commanders.some((c) => c.owner === owner)) return true;
  const has = s.objects.rows.some(
    (o) => o !== null && o.owner === owner && o.card === card && o.zone !== 'outside' && !hasFlag(o, FLAG.token),
  );
  return !has && (identityOf(s._pool.cards[card].card) & ~commanderIdentity(s, owner)) === 0;
}

/** CR 903.6: puts a seat's commander into the command zone before the game. */
export function placeCommander(g: G, seat: number, name: string): void {
  const { s } = g;
  const card = s._pool.byName.get(name) as number;
  const o = newObject(s, { card, face: s._pool.cards[card].home, owner: seat, controller: seat, zone: 'command' });
  s.commanders = [...s.commanders, { owner: seat, card, casts: 0, damage: s.order.map(() => 0) }];
  place(g, o);
  commitFlag(g, o.id, FLAG.commander, 'on');
}

/** CR 903.8: a player may cast a commander he owns from the command zone. */
export function isCastableCommander(o: Obj, seat: number): boolean {
  return o.zone === 'command' && o.owner === seat && hasFlag(o, FLAG.commander);
}

/** The commanders a seat might cast from the command zone. */
export function commandersInZone(s: State, seat: number): Id[] {
  if (s.commanders.length === 0) return [];
  return s.command.filter((id) => isCastableCommander(live(s, id) as Obj, seat));
}

/** CR 903.8: {2} for each previous time it was cast from the command zone. @returns the number of mana. */
export function commanderTax(s: State, o: Obj): number {
  if (o.zone !== 'command' && !(o.zone === 'stack' && o.cast?.from === 'command')) return 0;
  const at = indexOf(s, o);
  return at < 0 ? 0 : 2 * s.commanders[at].casts;
}

/** Counts a casting from the command zone (CR 903.8). */
export function countCommanderCast(s: State, spell: Id): void {
  const o = live(s, spell);
  if (o?.cast?.from !== 'command') return;
  change(s, o, (c) => ({ ...c, casts: c.casts + 1 }));
}

/** Counts combat damage of a commander to a player (CR 903.10a). */
function countCommanderDamage(s: State, source: Id, seat: number, amount: number): void {
  const o = record(s, source);
  if (o) change(s, o, (c) => ({ ...c, damage: c.damage.map((n, i) => (i === seat ? n + amount : n)) }));
}

function change(s: State, o: Obj, how: (c: Commander) => Commander): void {
  const at = indexOf(s, o);
  if (at >= 0) s.commanders = s.commanders.map((c, i) => (i === at ? how(c) : c));
}

/** CR 704.6c: 21 or more combat damage from the same commander. */
const lethalCommanderDamage = (s: State, seat: number): boolean =>
  commanderDamageCounts(s) && s.commanders.some((c) => c.damage[seat] >= LETHAL);

/** CR 903.9a, 704.6d: a commander that came into a graveyard or exile since the last check: its owner may put it into the command zone. */
function returnCommanders(g: G): boolean {
  const { s } = g;
  if (s.commanders.length === 0 || rulesOf(s).commanderLeaves === 'instead') return false;
  const here = [...s.order.flatMap((seat) => player(s, seat).graveyard), ...s.exile].filter((id) => {
    const o = live(s, id) as Obj;
    return hasFlag(o, FLAG.commander) && !hasFlag(o, FLAG.commanderStays);
  });
  if (here.length === 0) return false;
  const moves: Move[] = [];
  for (const id of here) {
    if (wantsCommandZone(g, id, '903.9a')) moves.push(move(id, 'command', '903.9a'));
    else commitFlag(g, id, FLAG.commanderStays, 'on');
  }
  perform(g, moves);
  return moves.length > 0;
}

/** Asks the owner of a commander whether it goes to the command zone. */
function wantsCommandZone(g: G, id: Id, rule: '903.9a' | '903.9b' | '2015:903.11'): boolean {
  return askYes(g, {
    seat: (record(g.s, id) as Obj).owner,
    kind: 'may',
    rule,
    prompt: { id: 'ask.commandZone' },
    source: id,
    visible: 'all',
    fallback: { yes: true },
  });
}

/** Where it would be put: CR 903.9b: its owner's hand or library; 2015:903.11, 2015:903.12: a graveyard or exile. */
const REPLACED: Readonly<Record<Rules['commanderLeaves'], readonly string[]>> = {
  afterwards: ['hand', 'library'],
  instead: ['graveyard', 'exile'],
};

/** A commander that would be put somewhere may be put into the command zone instead. */
function goesToCommand(s: State, p: Proposal): readonly OwnReplacement[] {
  if (p.p !== 'move' || s.commanders.length === 0 || !REPLACED[rulesOf(s).commanderLeaves].includes(p.to)) return [];
  const o = live(s, p.id);
  if (!o || !hasFlag(o, FLAG.commander)) return [];
  return [{ key: `commander:${p.id}`, node: 0, env: staticEnv(p.id, o.owner), apply: (g) => moveCommander(g, p) }];
}

function moveCommander(g: G, m: Move): 'goesOn' {
  const rule = rulesOf(g.s).commanderLeaves === 'instead' ? '2015:903.11' : '903.9b';
  if (!wantsCommandZone(g, m.id, rule)) return 'goesOn';
  const parts = live(g.s, m.id)?.components ?? null;
  if (parts?.some((part) => (part.flags & FLAG.commander) === 0))
    m.apart = 1; // CR 903.9c
  else Object.assign(m, { to: 'command', position: 'top', rule });
  return 'goesOn';
}

export const COMMANDER: Mechanic = {
  name: 'Commander',
  replaces: goesToCommand,
  dealt: (s, d) => {
    if (d.combat && s.commanders.length > 0 && isSeat(d.to)) countCommanderDamage(s, d.source, seatOf(d.to), d.amount);
  },
  loses: (s, seat) => (lethalCommanderDamage(s, seat) ? { rule: '704.6c', message: { id: 'end.commanderDamage' } } : null),
  check: returnCommanders,
};
