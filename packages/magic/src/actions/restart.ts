/** Restarting the game (CR 724). */

import { type Id, shuffled } from '@apnap/kernel';
import { DEPLOY_OPTION } from '../cardforms/built-in.js';
import { cease, commitFlag, place } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { live, newObject, writePlayer } from '../state/access.js';
import type { RunFrame, StartFrame, TurnsFrame } from '../state/frames.js';
import { type G, log } from '../state/log.js';
import { handOutMarkers, stacks } from '../state/markers.js';
import { type Env, FLAG, type Obj } from '../state/objects.js';
import { firstOfTeam } from '../state/teams.js';
import type { State } from '../state/types.js';
import { phaseIn } from './phasing.js';

/** A card of the game that ends, which is in the new one (CR 724.2). */
interface Involved {
  card: number;
  owner: number;
  commander: boolean;
}

const typesOf = (s: State, card: number): readonly string[] => s._pool.cards[card].card.faces[0].types;
const isAttraction = (s: State, card: number): boolean => s._pool.cards[card].card.faces[0].subtypes.includes('Attraction');

/** The cards that represent an object; none of a token, a copy, an ability or an emblem. */
function cardsOf(o: Obj): Involved[] {
  if (o.stack !== null && o.stack.kind !== 'spell') return [];
  const parts = o.components ?? [{ card: o.card, flags: o.flags }];
  return parts.flatMap(({ card, flags }) =>
    flags & (FLAG.token | FLAG.copy) ? [] : [{ card, owner: o.owner, commander: (flags & FLAG.commander) !== 0 }],
  );
}

/** Cards that stay face up in the command zone from the beginning of a game to its end (CR 313.2, 315.2). */
const STAYS: ReadonlySet<string> = new Set(['Vanguard', 'Conspiracy']);

/**
 * CR 724.1: the game ends, and a new one begins with the player who controlled the effect; `keep` stays where it is (724.5). What the effect has
 * left to do is done just before the first untap step (724.4).
 */
export function restartGame(g: G, env: Env, keep: readonly Id[], after: Env): void {
  const { s } = g;
  phaseIn(g, () => true); // CR 724.2
  const zones = [...s.battlefield, ...stacks(s), ...s.exile, ...s.command];
  const all = [...zones, ...s.players.rows.flatMap((p) => [...p.library, ...p.hand, ...p.graveyard])];
  const going = all.flatMap((id) => {
    const o = live(s, id);
    const stays = o?.zone === 'command' && (typesOf(s, o.card).some((t) => STAYS.has(t)) || s._pool.cards[o.card].card === DEPLOY_OPTION);
    return o === null || stays || keep.includes(id) ? [] : [o];
  });
  const cards = going.flatMap(cardsOf);
  for (const o of going) cease(g, o.id);
  blank(g, firstOfTeam(g.s, env.you)); // CR 805.3
  gather(g, cards);
  log(g, 'restart', '724.1', { player: env.you });
  const turns: TurnsFrame = { _e: s._e, kind: 'turns', pc: 0 };
  const start: StartFrame = { _e: s._e, kind: 'start', pc: 0, deciding: s.order.filter((seat) => !s.players.rows[seat].lost) };
  const rest = s.frames.filter((f): f is RunFrame => f.kind === 'run');
  const runs = rest.map((f, i) => (i === rest.length - 1 ? { ...f, _e: s._e, pc: f.pc + 1, env: after } : f));
  s.frames = [turns, ...runs, start];
}

/** Nothing of the game that ended is left but its players, and what they own outside of it. */
function blank(g: G, first: number): void {
  const { s } = g;
  const at = s.order.indexOf(first);
  s.order = [...s.order.slice(at), ...s.order.slice(0, at)]; // CR 724.1a
  s.turn = { _e: s._e, number: 0, active: first, regular: first, step: 'none', strike: 0, plan: [] };
  delete s.from;
  delete s.markers;
  handOutMarkers(s);
  s.priority = first;
  Object.assign(s, {
    lasting: [],
    waiting: [],
    history: { _e: s._e, rows: [] },
    daytime: '',
    lastTurn: { active: -1, casts: s.players.rows.map(() => 0) },
    castBefore: [],
    usedThisTurn: [],
    usedInAll: [],
    designations: { monarch: -1, initiative: -1, blessed: 0, storied: 0 },
    skips: [],
    extraTurns: [],
    turnsAfter: [],
    controls: [],
    deciders: null,
    refused: [],
    loop: [],
    commanders: s.commanders.map((c) => ({ ...c, casts: 0, damage: c.damage.map(() => 0) })),
  } satisfies Partial<State>);
  s.players.rows.forEach((_, seat) => {
    Object.assign(writePlayer(s, seat), {
      life: s.begun?.[seat] ?? 20, // CR 103.4
      counters: [],
      pool: [],
      completed: [],
      bearer: 0,
      landsPlayed: 0,
      lastTurn: 0,
      lastUpkeep: 0,
      drewFromEmpty: 0,
      speed: 0,
      mulligans: 0,
    });
  });
  s._derived = null;
}

/** The cards go where they are as a game begins: libraries, the command zone, supplementary decks (CR 724.2, 903.6, 901.3, 904.3, 717.2). */
function gather(g: G, cards: readonly Involved[]): void {
  const { s } = g;
  const supplement = (decks: readonly (readonly number[])[], of: (card: number) => boolean): readonly (readonly number[])[] =>
    decks.map((deck, seat) =>
      shuffled(
        s,
        [...deck, ...cards.filter((c) => of(c.card) && c.owner === seat).map((c) => c.card)].sort((a, b) => a - b),
      ),
    );
  const isPlanar = (card: number): boolean => typesOf(s, card).some((t) => t === 'Plane' || t === 'Phenomenon');
  const isScheme = (card: number): boolean => typesOf(s, card).includes('Scheme');
  if (s.planechase) {
    const decks = s.planechase.single
      ? [
          shuffled(
            s,
            [...s.planechase.decks[0], ...cards.map((c) => c.card).filter(isPlanar)].sort((a, b) => a - b),
          ),
        ]
      : supplement(s.planechase.decks, isPlanar);
    s.planechase = { ...s.planechase, decks, controllers: [] };
  }
  if (s.schemes) s.schemes = supplement(s.schemes, isScheme);
  if (s.attractions) s.attractions = supplement(s.attractions, (card) => isAttraction(s, card));
  for (const c of cards) {
    const { layout } = s._pool.cards[c.card].card;
    if (isPlanar(c.card) || isScheme(c.card) || isAttraction(s, c.card) || layout === 'emblem' || typesOf(s, c.card).includes('Dungeon'))
      continue;
    const zone = c.commander ? 'command' : 'library';
    const o = newObject(s, { card: c.card, face: s._pool.cards[c.card].home, owner: c.owner, controller: c.owner, zone });
    place(g, o);
    if (c.commander) commitFlag(g, o.id, FLAG.commander, 'on');
  }
}

export const RESTART: Mechanic = { name: 'restarting the game', isIn: (node) => node.do === 'restartGame' || node.q === 'startingLife' };
