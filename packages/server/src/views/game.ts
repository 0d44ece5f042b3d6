/** A state as a viewer's client draws it. Made from the engine's view of that seat: what is not in it is not here. */
import type { Id, Result } from '@apnap/kernel';
import { type PlayerView as EnginePlayer, live, type ObjectView, type State, type View, viewOf } from '@apnap/magic';
import type { FaceText, GameView, PlayerView, ResultView, StackItem, Text } from '@apnap/protocol';
import { plain, say, told } from '../text.js';
import { cardView, countersOf, type Showing, showing } from './cards.js';
import { decisionView } from './decision.js';
import type { Handles } from './handles.js';
import { doesText, namedAbility, nameText, shownFaceOf, splitAbility } from './words.js';

/** A view and the texts of the faces in it. */
export interface Shown {
  view: GameView;
  faces: ReadonlyMap<string, FaceText>;
}

/** Designations and other facts about a player that all may see. */
function marksOf(s: State, seat: number, p: EnginePlayer): Text[] {
  const marks: Text[] = [];
  const d = s.designations;
  if (d.monarch === seat) marks.push(say('mark.monarch'));
  if (d.initiative === seat) marks.push(say('mark.initiative'));
  if (d.blessed & (1 << seat)) marks.push(say('mark.blessing'));
  if (p.speed > 0) marks.push(say('mark.speed', { n: p.speed }));
  for (const c of s.commanders) {
    const n = c.damage[seat] ?? 0;
    const face = s._pool.cards[c.card].faces[0].face;
    if (n > 0) marks.push(say('mark.commanderDamage', { n, name: { en: face.name, zh: face.zhName ?? face.name } }));
  }
  return marks;
}

function playerView(x: Showing, p: EnginePlayer, exile: readonly ObjectView[]): PlayerView {
  return {
    seat: p.seat,
    name: p.name,
    life: p.life,
    counters: countersOf(p.counters),
    handCount: p.handCount,
    hand: p.hand.map((o) => cardView(x, o)),
    libraryCount: p.libraryCount,
    libraryTop: p.libraryTop ? cardView(x, p.libraryTop) : null,
    graveyard: p.graveyard.map((o) => cardView(x, o)),
    exile: exile.filter((o) => o.owner === p.seat).map((o) => cardView(x, o)),
    pool: p.pool,
    landsPlayed: p.landsPlayed,
    marks: marksOf(x.s, p.seat, p),
    ...(p.lost ? { lost: true as const } : {}),
  };
}

/** What one yields to: the ability of the source, or the spell by its name. */
export function yieldKeyOf(s: State, id: Id): string {
  const o = live(s, id);
  // CR 708.4: a face-down spell is nobody's to name.
  if (!o?.stack || shownFaceOf(s, id).name === '') return '';
  const name = s._pool.cards[o.copyOf?.card ?? o.card].card.name;
  return o.stack.kind === 'spell' ? `spell:${name}`.slice(0, 200) : `ability:${name}:${o.stack.ability}`.slice(0, 200);
}

/** What a key of {@link yieldKeyOf} stands for, in words; what is not on the stack any more is called by the name in its key. */
export function yieldLabel(s: State | undefined, key: string): Text {
  const id = s?.stack.findLast((x) => yieldKeyOf(s, x) === key);
  if (s === undefined || id === undefined) return plain(key.replace(/^(spell|ability):/, '').replace(/:\d+$/, ''));
  const stack = live(s, id)?.stack;
  const name = nameText(s, id);
  if (!stack || stack.kind === 'spell') return name;
  return say('act.activate', { name, does: splitAbility(namedAbility(s, id, stack.ability)).does });
}

/** What was shown of a result that the table, not the game, has made. */
export type Verdict = { winners: readonly number[]; rule: string; reason: Text };

export function resultView(result: Result | null, verdict: Verdict | null): ResultView | null {
  if (verdict) return { ...verdict, winners: verdict.winners.slice() };
  return result ? { winners: result.winners.slice(), rule: result.rule, reason: told(result.reason) } : null;
}

/** Everything that anybody at the table sees: for games that are over. */
function openView(s: State): View {
  const seats = s.players.rows.map((_, seat) => viewOf(s, seat));
  const whole = viewOf(s, null);
  const own = (o: ObjectView): ObjectView => {
    const see = (list: readonly ObjectView[]): ObjectView | undefined => list.find((x) => x.id === o.id);
    const v = seats[o.controller];
    return (v && (see(v.battlefield) ?? see(v.exile))) ?? o;
  };
  return {
    ...whole,
    players: whole.players.map((p, seat) => ({ ...p, hand: seats[seat].players[seat].hand })),
    battlefield: whole.battlefield.map(own),
    exile: whole.exile.map(own),
    decision: s.pending ? seats[s.pending.decider].decision : null,
  };
}

/** Whose eyes a game is seen through: a seat's, a spectator's (null), or, when it is over, everybody's. */
export type Viewer = number | null | 'all';

/**
 * The game as a viewer may see it.
 * @param n answers given so far.
 */
export function gameView(s: State, viewer: Viewer, n: number, handles: Handles, verdict: Verdict | null = null): Shown {
  const v = viewer === 'all' ? openView(s) : viewOf(s, viewer);
  const x = showing(s, handles);
  const players = v.players.map((p) => playerView(x, p, v.exile));
  const battlefield = [...v.battlefield, ...v.phased].map((o) => cardView(x, o));
  const command = v.command.map((o) => cardView(x, o));
  const stack = v.stack.map(
    (item): StackItem => ({
      id: handles.handle(item.id),
      kind: item.kind,
      controller: item.controller,
      card: item.source ? cardView(x, item.source) : null,
      does: doesText(s, item.id),
      targets: item.targets.map((id) => (id < 0 ? id : handles.handle(id))),
      yieldKey: yieldKeyOf(s, item.id),
    }),
  );
  const groups = new Map<number, string>();
  for (const c of [...battlefield, ...command, ...players.flatMap((p) => [...p.hand, ...p.graveyard, ...p.exile])])
    groups.set(c.id, c.group);
  const over = verdict !== null;
  const view: GameView = {
    n,
    seat: viewer === 'all' ? null : viewer,
    players,
    battlefield,
    stack,
    command,
    turn: { ...v.turn, priority: v.priority, daytime: v.daytime },
    decision: s.pending && v.decision && !over ? decisionView(x, s.pending, v.decision, viewer, groups) : null,
    result: resultView(v.result, verdict),
  };
  return { view, faces: x.faces };
}
