/** The Commander variant (CR 903): who the commanders are, what they cost from the command zone, where they go, and their damage. */

import {
  BASIC_LAND_TYPES,
  type Card,
  COLORS,
  type Color,
  choosesColor,
  type Face,
  MANA_TYPES,
  type ManaType,
  renderFaceEn,
  withChosenColors,
} from '@apnap/ability';
import { askYes, type Id, isSeat, seatOf } from '@apnap/kernel';
import { commitFlag, place } from '../events/commit.js';
import type { Mechanic, OwnReplacement } from '../events/mechanics.js';
import { perform } from '../events/perform.js';
import { staticEnv } from '../reading/characteristics.js';
import { hasFlag, live, newObject, player, record } from '../state/access.js';
import type { SeatSetup } from '../state/beginning.js';
import { commanderIndex } from '../state/commanders.js';
import { type G, log } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { Proposal } from '../state/proposals.js';
import { type Move, move } from '../state/proposals.js';
import type { State } from '../state/types.js';
import type { Commander } from '../state/variants.js';
import { type Rules, rulesOf } from '../years/differences.js';
import { commanderDamageCounts } from './brawl.js';

/** CR 903.10a, 704.6c. */
const LETHAL = 21;

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

/** CR 903.4b: the chosen color of a commander is one of its identity. */
const bitOf = (color: Color | undefined): number => (color === undefined ? 0 : 1 << COLORS.indexOf(color));

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
  s.commanders.reduce((bits, c) => (c.owner === seat ? bits | identityOf(s._pool.cards[c.card].card) | bitOf(c.color) : bits), 0);

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

/** The name in the pool of a second commander with the same name: a card of its own, as its casts and its damage are counted apart (CR 702.124c, 903.8, 903.10a). */
export const twinOf = (name: string): string => `${name} (2)`;

/** Names of cards that two commanders of one seat have. */
export const twinCommanders = (setup: { players: readonly SeatSetup[] }): string[] => [
  ...new Set(setup.players.flatMap(({ commanders = [] }) => commanders.filter((name, i) => commanders.indexOf(name) < i))),
];

/** The colors that cards of a deck need: of their identities, and of the mana that basic land types give (CR 903.5c, 903.5d). */
const needed = (cards: readonly Card[]): number =>
  cards.reduce((bits, card) => bits | identityOf(card) | card.faces.reduce((n, f) => n | landColors(f), 0), 0);

const landColors = (f: Face): number =>
  BASIC_LAND_TYPES.reduce((bits, type, i) => (f.types.includes('Land') && f.subtypes.includes(type) ? bits | (1 << i) : bits), 0);

/**
 * The color of each commander for which one is chosen before the game (CR 903.4b): what the set-up says, else the first that the deck needs and no other commander has,
 * for the choice applies while the deck is built.
 */
function colorsOf(cards: readonly Card[], deck: readonly Card[], said: readonly (Color | null)[]): (Color | undefined)[] {
  const chooses = cards.map(choosesColor);
  const own = cards.reduce((bits, card, i) => bits | identityOf(card) | bitOf((chooses[i] && said[i]) || undefined), 0);
  const open = chooses.filter((yes, i) => yes && !said[i]).length;
  const chosen = COLORS.filter((color) => withChosenColors(own, needed(deck), open) & ~own & bitOf(color));
  return cards.map((_, i) => (chooses[i] ? (said[i] ?? chosen.shift() ?? COLORS[0]) : undefined));
}

/** CR 903.6: puts a seat's commanders into the command zone before the game; colors that were chosen for them are revealed then (903.4b). */
export function placeCommanders(g: G, seat: number, { commanders = [], commanderColors = [], deck }: SeatSetup): void {
  const { s } = g;
  const at = (name: string): number => s._pool.byName.get(name) as number;
  const cardAt = (name: string): Card => s._pool.cards[at(name)].card;
  const colors = colorsOf(
    commanders.map(cardAt),
    deck.map((e) => cardAt(e.card)),
    commanderColors,
  );
  commanders.forEach((name, i) => {
    const card = at(commanders.indexOf(name) < i ? twinOf(name) : name);
    const o = newObject(s, { card, face: s._pool.cards[card].home, owner: seat, controller: seat, zone: 'command' });
    const color = colors[i];
    s.commanders = [...s.commanders, { owner: seat, card, ...(color ? { color } : {}), casts: 0, damage: s.order.map(() => 0) }];
    place(g, o);
    commitFlag(g, o.id, FLAG.commander, 'on');
    if (color) log(g, 'choose', '903.4b', { object: o.id, player: seat, word: color });
  });
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
  const at = commanderIndex(s, o);
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
  const at = commanderIndex(s, o);
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
