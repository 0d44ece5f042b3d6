/** A state as a viewer's client draws it. Made from the engine's view of that seat: what is not in it is not here. */
import { createHash } from 'node:crypto';
import { canonicalText, type Id } from '@apnap/kernel';
import { activeSeats, type PlayerView as EnginePlayer, live, nodeOf, type ObjectView, type State, type View, viewOf } from '@apnap/magic';
import { type MagicView, type OtherTurn, type PlayerView, type StackItem, type Text, yearOf } from '@apnap/protocol';
import { plain, say } from '../text.js';
import type { Naming } from '../views/handles.js';
import { resultView, type Shown, type Verdict, type Viewer } from '../views/viewer.js';
import { cardView, countersOf, type Showing, showing } from './cards.js';
import { decisionView } from './decision.js';
import { told } from './told.js';
import { doesText, isOfTheRules, namedAbility, nameText, shownFaceOf, splitAbility } from './words.js';

/** Designations and other facts about a player that all may see. */
function marksOf(s: State, seat: number, p: EnginePlayer): Text[] {
  const marks: Text[] = [];
  const d = s.designations;
  if (d.monarch === seat) marks.push(say('mark.monarch'));
  if (d.initiative === seat) marks.push(say('mark.initiative'));
  if (d.blessed & (1 << seat)) marks.push(say('mark.blessing'));
  if (d.storied & (1 << seat)) marks.push(say('mark.story'));
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
    ...(x.s.teams === undefined ? {} : { team: x.s.teams.of[p.seat] }),
    life: p.life,
    counters: countersOf(p.counters),
    handCount: p.handCount,
    hand: p.hand.map((o) => cardView(x, o)),
    libraryCount: p.libraryCount,
    libraryTop: p.libraryTop ? cardView(x, p.libraryTop) : null,
    graveyard: p.graveyard.map((o) => cardView(x, o)),
    exile: exile.filter((o) => o.owner === p.seat).map((o) => cardView(x, o)),
    pool: p.pool,
    ...(p.heaps ? { heaps: p.heaps } : {}),
    landsPlayed: p.landsPlayed,
    marks: marksOf(x.s, p.seat, p),
    ...(p.lost ? { lost: true as const } : {}),
  };
}

const keys = new WeakMap<object, string>();

/** A short name for an ability, made of what it says: its number in the game would tell how many others are in it, those of hidden cards, too. */
function abilityKey(s: State, node: number): string {
  const ability = nodeOf<object>(s._pool, node);
  if (typeof ability !== 'object' || ability === null) return '';
  let key = keys.get(ability);
  if (key === undefined) {
    key = createHash('sha256').update(canonicalText(ability)).digest('hex').slice(0, 12);
    keys.set(ability, key);
  }
  return key;
}

/** What one yields to: the ability of the source, or the spell by its name. */
export function yieldKeyOf(s: State, id: Id): string {
  const o = live(s, id);
  // CR 708.4: a face-down spell is nobody's to name.
  if (!o?.stack || shownFaceOf(s, id).name === '') return '';
  const name = s._pool.cards[o.copyOf?.card ?? o.card].card.name;
  return o.stack.kind === 'spell' ? `spell:${name}`.slice(0, 200) : `ability:${name.slice(0, 150)}:${abilityKey(s, o.stack.ability)}`;
}

/** What a key of {@link yieldKeyOf} stands for, in words; what is not on the stack any more is called by the name in its key. */
export function yieldLabel(s: State | undefined, key: string): Text {
  const id = s?.stack.findLast((x) => yieldKeyOf(s, x) === key);
  if (s === undefined || id === undefined) return plain(key.replace(/^(spell|ability):/, '').replace(/:[0-9a-f]*$/, ''));
  const stack = live(s, id)?.stack;
  const name = nameText(s, id);
  if (!stack || stack.kind === 'spell' || isOfTheRules(live(s, id))) return name;
  return say('act.activate', { name, does: splitAbility(namedAbility(s, id, stack.ability)).does });
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

function stackItem(s: State, x: Showing, item: View['stack'][number], handles: Naming): StackItem {
  return {
    id: handles.handle(item.id),
    kind: item.kind,
    controller: item.controller,
    card: item.source ? cardView(x, item.source) : null,
    ...(item.source === null || isOfTheRules(live(s, item.id)) ? { name: nameText(s, item.id) } : {}),
    does: doesText(s, item.id),
    targets: item.targets.map((id) => (id < 0 ? id : handles.handle(id))),
    ...(item.damage ? { damage: item.damage.map((d) => ({ from: handles.handle(d.source), to: handles.handle(d.to), n: d.amount })) } : {}),
    yieldKey: yieldKeyOf(s, item.id),
  };
}

/**
 * The game as a viewer may see it.
 * @param n answers given so far.
 */
export function gameView(s: State, viewer: Viewer, n: number, handles: Naming, verdict: Verdict | null = null): Shown {
  const v = viewer === 'all' ? openView(s) : viewOf(s, viewer);
  const x = showing(s, handles);
  const players = v.players.map((p) => playerView(x, p, v.exile));
  const battlefield = [...v.battlefield, ...v.phased].map((o) => cardView(x, o));
  const command = v.command.map((o) => cardView(x, o));
  const stack = v.stack.map((item) => stackItem(s, x, item, handles));
  const others = v.turns?.flatMap(({ marker, seat, is, step, stack: own }): OtherTurn[] =>
    is === 'here' ? [] : [{ marker, seat, step, stack: own.map((item) => stackItem(s, x, item, handles)) }],
  );
  const groups = new Map<number, string>();
  for (const c of [...battlefield, ...command, ...players.flatMap((p) => [...p.hand, ...p.graveyard, ...p.exile])])
    groups.set(c.id, c.group);
  if (handles.kept) handles.kept.last = x.drawn;
  const over = verdict !== null;
  const year = yearOf(s.profile);
  const view: MagicView = {
    n,
    ...(year === undefined ? {} : { profile: year }),
    seat: viewer === 'all' ? null : viewer,
    players,
    battlefield,
    stack,
    command,
    turn: {
      ...v.turn,
      priority: v.priority,
      daytime: v.daytime,
      ...(activeSeats(s).length > 1 ? { actives: [...activeSeats(s)] } : {}),
      ...(others === undefined ? {} : { others }),
    },
    decision: s.pending && v.decision && !over ? decisionView(x, s.pending, v.decision, viewer, groups) : null,
    result: resultView(v.result, verdict, told),
  };
  return { view, faces: x.faces };
}
