/** A position of Magic in whole numbers: what a judge that was trained looks at. */
import type { ObjectView } from '@apnap/magic';
import { type Board, has, isCreature, isLand, power } from '../heuristic/board.js';
import { permanentValue } from '../heuristic/evaluate.js';
import { mayAttackLater } from '../heuristic/fighters.js';
import { areTogether } from '../teams.js';

/** What is counted of each side. */
const OF_A_SIDE = [
  'life',
  'hand',
  'lands',
  'creatures',
  'worth of creatures',
  'worth of others',
  'strike',
  'strike in the air',
  'guards',
  'toughness',
  'greatest power',
  'turns to live',
  'library',
  'graveyard',
] as const;
type OfASide = (typeof OF_A_SIDE)[number];

/** The figures of a position, in their order: of the seat, of the opponent, and what belongs to both. */
export const FIGURES: readonly string[] = [
  ...OF_A_SIDE.map((name) => `own ${name}`),
  ...OF_A_SIDE.map((name) => `other ${name}`),
  'own turn',
  'turn',
  'life, difference',
  'worth, difference',
  'cards, difference',
];

/** Worth is counted in quarters of a point. */
const QUARTERS = 4;
const LONG = 12;

const capped = (n: number, most: number): number => Math.max(-most, Math.min(most, n));

/** Whether it is seldom blocked by what is on the ground. */
const evades = (o: ObjectView): boolean => ['flying', 'shadow', 'horsemanship', 'fear', 'intimidate'].some((k) => has(o, k));

function sideOf(b: Board, seat: number, foe: number): number[] {
  const p = b.view.players[seat];
  const n = { lands: 0, creatures: 0, creaturesWorth: 0, othersWorth: 0, strike: 0, air: 0, guards: 0, toughness: 0, greatest: 0 };
  for (const o of b.permanentsOf[seat]) {
    if (isCreature(o)) {
      n.creatures++;
      n.creaturesWorth += permanentValue(b, o);
      n.toughness += Math.max(0, o.toughness ?? 0);
      n.greatest = Math.max(n.greatest, power(o));
      if (!o.tapped) n.guards++;
      if (mayAttackLater(o)) {
        n.strike += power(o);
        if (evades(o)) n.air += power(o);
      }
    } else if (isLand(o)) n.lands++;
    else n.othersWorth += permanentValue(b, o);
  }
  const turns = n.strike > 0 ? Math.ceil(Math.max(0, b.view.players[foe].life) / n.strike) : LONG;
  return [
    capped(p.life, 45),
    capped(p.handCount, 10),
    capped(n.lands, 15),
    capped(n.creatures, 20),
    capped(Math.round(QUARTERS * n.creaturesWorth), 400),
    capped(Math.round(QUARTERS * n.othersWorth), 200),
    capped(n.strike, 60),
    capped(n.air, 40),
    capped(n.guards, 15),
    capped(n.toughness, 60),
    capped(n.greatest, 20),
    capped(turns, LONG),
    capped(p.libraryCount, 40),
    capped(p.graveyard.length, 30),
  ];
}

/** The position in whole numbers (see {@link FIGURES}), from the side of the seat of the board. @param foe the opponent it is compared with */
export function figures(b: Board, foe = b.opp): number[] {
  const mine = sideOf(b, b.me, foe);
  const theirs = sideOf(b, foe, b.me);
  const difference = (...names: readonly OfASide[]): number =>
    names.reduce((n, name) => n + mine[OF_A_SIDE.indexOf(name)] - theirs[OF_A_SIDE.indexOf(name)], 0);
  return [
    ...mine,
    ...theirs,
    areTogether(b.view, b.view.turn.active, b.me) ? 1 : -1,
    capped(b.view.turn.number, 40),
    difference('life'),
    difference('worth of creatures', 'worth of others'),
    difference('hand', 'creatures', 'lands'),
  ];
}
