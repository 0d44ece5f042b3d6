/**
 * Decision points of recorded games, each with what a table should do there: put the question to the person, or answer it for him. What should be done was
 * judged by people's habits at a table (CR 117.3 gives priority everywhere; nobody wants to be asked where nothing can be done or hardly anybody would do
 * anything), not by running the program: by kinds of moments, payments one by one, and then all of them were read through. `record.ts` plays games, and draws the points from them.
 */
import { readFileSync } from 'node:fs';
import { CARD_TYPES } from '@apnap/ability';
import { type Answer, type Decision, give } from '@apnap/kernel';
import { type ActOption, characteristics, FLAG, live, type MagicSetup, magicGame, type State } from '@apnap/magic';
import type { MagicDecision, MagicView } from '@apnap/protocol';
import { CardBook } from '../../src/cards.js';
import { gameView } from '../../src/magic/game.js';
import { nameText } from '../../src/magic/words.js';
import { Handles } from '../../src/views/handles.js';

export interface Point {
  /** Of `games`. */
  game: number;
  /** Answers before it. */
  n: number;
  /** What the seat that is asked sees of it, in words. */
  says: string;
  should: 'ask' | 'pass';
}

export interface Recorded {
  games: { setup: MagicSetup; seed: string; moves: Answer[] }[];
  points: Point[];
}

export const FILE = new URL('./points.json', import.meta.url);
export const recorded = (): Recorded => JSON.parse(readFileSync(FILE, 'utf8')) as Recorded;

export const game = magicGame(new CardBook('').source);

const en = (s: State, id: number): string => nameText(s, id).en;

/** What can be done, each name once: `*` marks what costs nothing and what only makes mana. */
function doable(s: State, d: Decision): string {
  const options = (d.ask.form === 'pick' ? d.ask.options : []) as ActOption[];
  const told = options.flatMap((o) => {
    switch (o.act) {
      case 'cast':
        return [`cast ${en(s, o.object)}${o.way === 'normal' ? '' : ` (${o.way})`}`];
      case 'activate':
        return [`use ${en(s, o.object)}`];
      case 'land':
        return [`play ${en(s, o.object)}`];
      case 'pass':
      case 'mana':
        return [];
      default:
        return [o.act];
    }
  });
  return [...new Set(told)].sort().join(', ') || 'nothing';
}

/** What is paid for and with what, which lands stay, and for what that is of use. */
function paying(s: State, d: Decision): string {
  const { uses } = d.detail as { uses: { object: number }[] };
  const { decision } = gameView(s, d.seat, 0, new Handles('x', d.seat)).view as MagicView;
  const used = uses.map((u) => u.object);
  const left = s.battlefield.filter((id) => {
    const o = live(s, id);
    return o?.controller === d.seat && (o.flags & FLAG.tapped) === 0 && !used.includes(id) && (characteristics(s, id).types & LAND) !== 0;
  });
  const names = (ids: readonly number[]): string =>
    ids
      .map((id) => en(s, id))
      .sort()
      .join(' ') || 'nothing';
  const why = (decision as MagicDecision).plan?.why ?? [];
  return [`pays for ${en(s, d.source ?? 0)} with ${names(used)} of ${names(left)} more`, ...why.map((w) => w.en)].join(', ');
}

const LAND = 1 << CARD_TYPES.indexOf('Land');

/** A point in words. */
export function words(s: State, d: Decision): string {
  const mine = s.turn.active === d.seat;
  const top = s.stack.at(-1);
  const o = top === undefined ? null : live(s, top);
  const stack = o ? `${o.controller === d.seat ? 'own' : 'other'} ${en(s, o.id)} on the stack` : 'empty stack';
  const attackers = s.battlefield.filter((id) => live(s, id)?.attacking).map((id) => `${en(s, id)} ${characteristics(s, id).power}`);
  const combat = attackers.length > 0 ? `; attacking: ${attackers.join(', ')}` : '';
  const what = d.kind === 'act' ? `can ${doable(s, d)}` : d.kind === 'pay' ? paying(s, d) : `asked for ${d.kind}`;
  return `${mine ? 'own' : 'other'} turn, ${s.turn.step}; ${stack}${combat}; ${what}`;
}

/** The states in which the points of a game are, by the number of answers before. */
export function statesOf({ setup, seed, moves }: Recorded['games'][number], at: ReadonlySet<number>): Map<number, State> {
  const states = new Map<number, State>();
  let { state } = game.create(setup, seed);
  moves.forEach((move, n) => {
    if (at.has(n)) states.set(n, state);
    const outcome = give(game, state, move);
    if (!outcome.ok) throw new Error(`answer ${n} is refused: the games have to be recorded again`);
    state = outcome.state;
  });
  return states;
}
