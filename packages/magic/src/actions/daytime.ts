/** Day and night (CR 728), and the permanents that turn with them (702.145). */

import type { Id } from '@apnap/kernel';
import { isTransforming } from '../cardforms/faces.js';
import { baseCharacteristics } from '../characteristics/base.js';
import { commitFace } from '../events/commit.js';
import type { Mechanic } from '../events/mechanics.js';
import { characteristicsOf } from '../reading/characteristics.js';
import { hasKeyword } from '../reading/traits.js';
import { hasFlag, live, record } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { FLAG, type Obj } from '../state/objects.js';
import type { Move } from '../state/proposals.js';
import { sharesTurn } from '../state/teams.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';

export type Daytime = 'day' | 'night';

const NAME = 'day and night';

/** CR 728.1: the game gets one of the designations and loses the other; what turns with them turns (702.145b, 702.145e). */
export function becomeDaytime(g: G, to: Daytime, rule: string): void {
  const before = g.s.daytime;
  if (before === to) return;
  g.s.daytime = to;
  g.s._derived = null;
  const event = log(g, 'daytime', rule, { word: to, amount: before === '' ? 0 : 1 });
  noteTriggers(g, [event], null);
  followDaytime(g);
}

/** CR 502.2, 728.2: by what the active player of the turn before cast, or any player of the active team (502.2a). */
export function checkDaytime(g: G): void {
  const { daytime, lastTurn } = g.s;
  if (lastTurn.active < 0) return;
  const n = Math.max(0, ...lastTurn.casts.filter((_, seat) => sharesTurn(g.s, seat, lastTurn.active)));
  if (daytime === 'day' && n === 0) becomeDaytime(g, 'night', '728.2a');
  else if (daytime === 'night' && n >= 2) becomeDaytime(g, 'day', '728.2b');
}

const thoseWith = (s: State, keyword: string): Id[] =>
  s.battlefield.filter((id) => hasKeyword({ s }, characteristicsOf(s, live(s, id) as Obj), keyword));

/** CR 702.145c-d, f-g: at any time, at once and without the stack. */
function followDaytime(g: G): void {
  if (!g.s._pool.marks.has(NAME)) return;
  const day = thoseWith(g.s, 'daybound');
  const night = thoseWith(g.s, 'nightbound');
  if (day.length === 0 && night.length === 0) return;
  if (g.s.daytime === '') {
    becomeDaytime(g, day.length > 0 ? 'day' : 'night', day.length > 0 ? '702.145d' : '702.145g');
    return;
  }
  if (g.s.daytime === 'night') turn(g, day, 0, '702.145c');
  else turn(g, night, 1, '702.145f');
}

/** Turns over those of them that show this face. */
function turn(g: G, ids: readonly Id[], face: 0 | 1, rule: string): void {
  const mark = g.events.length;
  for (const id of ids) {
    const o = live(g.s, id) as Obj;
    if (o.face === face && turns(g.s, o)) commitFace(g, id, 1 - face, rule);
  }
  if (g.events.length > mark) noteTriggers(g, g.events.slice(mark), null);
}

/** CR 701.28a, 712.9: represented by a transforming double-faced card, or a transforming token. */
function turns(s: State, o: Obj): boolean {
  const { card } = s._pool.cards[(hasFlag(o, FLAG.token) ? (o.copyOf ?? o) : o).card];
  return !hasFlag(o, FLAG.faceDown) && isTransforming(card.layout) && card.faces.length > 1;
}

/** CR 702.145b, 702.145e: such a permanent can't transform except due to these abilities. */
export const isBoundToDaytime = (s: State, o: Obj): boolean => {
  const c = characteristicsOf(s, o);
  return hasKeyword({ s }, c, 'daybound') || hasKeyword({ s }, c, 'nightbound');
};

/** CR 702.145b: at night a card, or a transforming token, with daybound on its front face enters transformed. */
function entersAtNight(s: State, m: Move): void {
  if (!s._pool.marks.has(NAME) || s.daytime !== 'night' || m.to !== 'battlefield' || m.faceDown || m.copyOf) return;
  const o = record(s, m.id);
  if (o && turns(s, o) && hasKeyword({ s }, baseCharacteristics(s, o), 'daybound')) m.transformed = 1;
}

export const DAYTIME: Mechanic = {
  name: NAME,
  isIn: (node) => node.keyword === 'daybound' || node.keyword === 'nightbound',
  alters: entersAtNight,
  always: followDaytime,
};
