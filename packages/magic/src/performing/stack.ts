/** Spells and abilities on the stack as objects of effects: countering, copying, new targets, playing cards, mana (CR 701.5, 707.10, 115.7, 608.2g). */
import type { Filter, Selector } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import { leaveStack } from '../actions/leave-stack.js';
import { isTransforming } from '../cardforms/faces.js';
import { announceable } from '../casting/announce.js';
import { asFace, facesToChoose } from '../casting/as-face.js';
import { castSpell } from '../casting/cast.js';
import { playLand } from '../casting/land.js';
import { addedToCopy } from '../casting/modes.js';
import { spellProgram } from '../casting/stack-object.js';
import { costOfSpell } from '../casting/ways.js';
import { copiedFrom, except } from '../characteristics/base.js';
import { bind, type Choice, chooseEntities, chooseFrom, chooseOf, orderObjects } from '../events/choose.js';
import { cease, commitFlag, place } from '../events/commit.js';
import { cantBeCountered } from '../events/prohibitions.js';
import { performMana } from '../mana/abilities.js';
import { characteristicsOf, invalidate, staticEnv } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { quantity } from '../reading/quantity.js';
import { players, select } from '../reading/select.js';
import { hasKeyword, hasType } from '../reading/traits.js';
import { hasFlag, live, newObject, record, writeObj } from '../state/access.js';
import { type G, log } from '../state/log.js';
import { type Env, FLAG, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import type { LeafOf, Perform } from './family.js';
import { couldBeTarget, retarget, retargetObject } from './retarget.js';

/** CR 701.5a: a countered spell goes to its owner's graveyard; a countered ability ceases to exist. */
const counter: Perform<'counter'> = (g, env, e) => {
  const countered: Id[] = [];
  for (const id of chooseEntities(g, env, e.what)) {
    const o = live(g.s, id);
    if (o?.zone !== 'stack' || cantBeCountered(g.s, id, env.source)) continue;
    countered.push(id);
    // noted while it is there: what it was is asked (CR 603.10)
    noteTriggers(g, [log(g, 'countered', '701.5a', { object: id, source: env.source, player: env.you })], null);
    leaveStack(g, id, e.to ?? 'graveyard', '701.5a', e.position);
  }
  return bind(env, e.bind, countered);
};

const copyOnStack: Perform<'copyOnStack'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const n = quantity(cx, e.count);
  // CR 608.2h: a spell that has left the stack is copied as it last was there.
  const ids = e.what.sel === 'event' || e.what.sel === 'self' ? select(cx, e.what) : chooseEntities(g, env, e.what);
  for (const id of ids) {
    for (const seat of players(cx, e.who)) {
      if (e.aimedAt) copyForEach(g, env, seat, id, e.aimedAt);
      else for (let i = 0; i < n; i++) copyOne(g, seat, id, e.retarget, env.source, e);
    }
  }
  return env;
};

/** CR 107.3m: the spell has another value of X than was announced, and so has the permanent it becomes. */
const doubleX: Perform<'doubleX'> = (g, env, e) => {
  for (const id of chooseEntities(g, env, e.what)) {
    const { stack, cast } = live(g.s, id) ?? NOTHING;
    if (!stack) continue;
    const w = writeObj(g.s, id);
    w.stack = { ...stack, env: { ...stack.env, x: 2 * stack.env.x } };
    if (cast) w.cast = { ...cast, x: 2 * cast.x };
    invalidate(g.s);
  }
  return env;
};

/** CR 707.10d-e: the copies are put onto the stack in the order of their controller's choice. */
function copyForEach(g: G, env: Env, seat: number, id: Id, aimedAt: Selector): void {
  const stack = record(g.s, id)?.stack;
  const had = new Set(stack?.env.targets.flatMap((t) => t.ids));
  const aims = chooseEntities(g, env, aimedAt).filter((x) => !had.has(x) && (!live(g.s, id) || couldBeTarget(g.s, id, x)));
  for (const aim of orderObjects(g, seat, aims, env.source, 'ask.orderCopies', '707.10d')) copyOne(g, seat, id, { aim }, env.source);
}

/** CR 707.10: a copy of a spell isn't cast; it has the same choices; its controller may choose new targets where the effect says so. */
function copyOne(
  g: G,
  seat: number,
  id: Id,
  retarget: 'may' | 'no' | { aim: Id },
  source: Id,
  more: Pick<LeafOf<'copyOnStack'>, 'without' | 'except'> = {},
): void {
  const { s } = g;
  const o = record(s, id);
  if (!o?.stack) return;
  const c = newObject(s, { card: o.card, face: o.face, owner: seat, controller: seat, zone: 'stack' });
  c.flags = FLAG.copy | (o.flags & (FLAG.faceDown | FLAG.warded));
  c.copyOf = more.except ? except(s, o.copyOf ?? { card: o.card, face: o.face }, more.except) : o.copyOf; // CR 707.9
  c.cast = o.cast ? { ...o.cast, mana: '', ...(o.cast.manaFrom ? { manaFrom: [] } : {}), by: seat, copied: 1 } : null;
  c.memory = o.memory;
  const env: Env = { ...o.stack.env, you: seat, source: o.stack.kind === 'spell' ? c.id : o.stack.env.source };
  c.stack = { ...o.stack, env, cause: s.cause, ...(o.stack.added ? { added: addedToCopy(s, o, more.without) } : {}) };
  place(g, c);
  // CR 707.10d-e: if it couldn't have that target, the copy isn't created
  if (typeof retarget === 'object' && retargetObject(g, seat, c.id, source, 'all', [retarget.aim]).length === 0) {
    cease(g, c.id);
    return;
  }
  const event = log(g, 'copy', '707.10', { object: c.id, source: id, player: seat });
  if (retarget === 'may') retargetObject(g, seat, c.id, source);
  // CR 115.1, 702.21a: what the copy targets becomes the target of it
  const targets = [...new Set(live(g.s, c.id)?.stack?.env.targets.flatMap((t) => t.ids) ?? [])];
  const aimed = targets.map((id) => log(g, 'target', '115.1', { object: id, source: c.id, player: seat }));
  noteTriggers(g, [event, ...aimed], null);
}

/** CR 608.2g: casting during a resolution follows the steps of casting; timing doesn't matter. Nobody gets priority meanwhile. */
const play: Perform<'play'> = (g, env, e) => {
  const seat = players({ s: g.s, env, it: 0 }, e.who)[0] ?? env.you;
  const like = spellMeant(e.what);
  const ids = like ? chooseSpells(g, env, like) : chooseEntities(g, env, e.what);
  const { onlyIf = like?.spell } = e;
  const played: Id[] = [];
  // CR 607.3: of several cards that "the exiled card" means each is played
  for (const id of e.copy || e.what.sel === 'linked' ? inAnyOrder(g, env, seat, ids) : ids) {
    const hidden = hasFlag(live(g.s, id) ?? NOTHING, FLAG.faceDown) && live(g.s, id)?.zone === 'exile';
    if (hidden) commitFlag(g, id, FLAG.faceDown, 'off'); // CR 406.3b: turned face up before it is played
    if (playOne(g, env, { ...e, ...(onlyIf ? { onlyIf } : {}) }, seat, id)) played.push(id);
    if (hidden && live(g.s, id)?.zone === 'exile') commitFlag(g, id, FLAG.faceDown, 'on');
  }
  return bind(env, e.bind, played);
};

/** Cards that are chosen to be cast as a spell of some kind ("cast a noncreature spell from your hand"): where from, and which spell. */
interface SpellMeant {
  choice: Choice;
  cards: Selector;
  spell: Filter;
}

/** Whether a filter is about spells, which cards elsewhere only become (CR 112.1). */
const ofSpells = (f: Filter): boolean => f.is === 'spell' || (f.is === 'and' && f.of.some(ofSpells));

function spellMeant(what: Selector): SpellMeant | undefined {
  if (what.sel !== 'choose') return undefined;
  const { from } = what;
  if (from.sel === 'filter') return ofSpells(from.filter) ? { choice: what, cards: from.of, spell: from.filter } : undefined;
  if (from.sel !== 'all' || from.zone === 'stack' || !ofSpells(from.filter)) return undefined;
  return { choice: what, cards: { ...from, filter: { is: 'any' } }, spell: from.filter };
}

/** CR 601.2a, 709.3a, 715.3a: a card may be chosen if it could be cast as such a spell with one of its faces. */
function chooseSpells(g: G, env: Env, { choice, cards, spell }: SpellMeant): Id[] {
  const such = chooseEntities(g, env, cards).filter((id) => {
    const o = live(g.s, id);
    return o && castableFaces(g.s, o, env, spell).length > 0;
  });
  return chooseOf(g, env, choice, such);
}

/** Cards and copies that are cast one after the other: whoever casts them says in which order (CR 608.2g). */
function* inAnyOrder(g: G, env: Env, seat: number, ids: readonly Id[]): Generator<Id> {
  let left = ids;
  while (left.length > 1) {
    const [next] = chooseFrom(g, seat, left, 1, 1, env.source, 'ask.choose', '608.2g');
    yield next;
    left = left.filter((id) => id !== next);
  }
  yield* left;
}

const NOTHING = { flags: 0, stack: null, cast: null } as Obj;

/** @returns whether it was played */
function playOne(g: G, env: Env, e: LeafOf<'play'>, seat: number, id: Id): boolean {
  const o = live(g.s, id);
  if (!o) return false;
  const c = characteristicsOf(g.s, o);
  if (hasType(c, 'Land')) {
    if (e.lands) playLand(g, seat, id); // CR 701.14b: a land is played, never cast
    return live(g.s, id) === null;
  }
  const face = e.face === undefined ? chooseFace(g, seat, o, env, e.onlyIf) : backFace(g, seat, o);
  if (face === null) return false;
  // CR 702.62a: the ability of the card itself that casts it when its last time counter is gone.
  const suspended = o.zone === 'exile' && id === env.source && hasKeyword(g, c, 'suspend');
  const chosen = asFace(g.s, id, face);
  const { manaCost } = characteristicsOf(chosen, live(chosen, id) as Obj);
  if (e.copy) id = copyInPlace(g, seat, o, face);
  const way = { key: 'free', label: suspended ? 'suspend' : '', faceDown: 0 as const, face };
  let done = false;
  if (e.cost === 'free') done = castSpell(g, seat, id, { ...way, cost: [], free: 1 });
  else if (e.cost !== 'normal') done = castSpell(g, seat, id, { ...way, cost: costOfSpell(e.cost.pay), label: e.cost.label, free: 0 });
  else if (manaCost !== null) done = castSpell(g, seat, id, { ...way, cost: [{ pay: 'mana', mana: manaCost }], free: 0 }); // CR 118.6
  if (e.copy) cease(g, id); // CR 707.10a: a copy that was not cast
  return done;
}

/** CR 707.12: the copy is created in the zone the object is in; it is cast from there. */
function copyInPlace(g: G, seat: number, o: Obj, face: number): Id {
  const c = newObject(g.s, { card: o.card, face, owner: seat, controller: seat, zone: o.zone });
  c.flags = FLAG.copy;
  c.copyOf = { ...copiedFrom(g.s, o), face };
  place(g, c);
  return c.id;
}

/** The back face, for a card that is cast transformed (CR 712.8c); null when it has none. */
function backFace(g: G, seat: number, o: Obj): number | null {
  const { card } = g.s._pool.cards[o.card];
  if (o.copyOf !== null || !isTransforming(card.layout) || card.faces.length < 2) return null;
  return announceable(asFace(g.s, o.id, 1), spellProgram(asFace(g.s, o.id, 1), o.id, 0), staticEnv(o.id, seat), 0) ? 1 : null;
}

/** The faces with which a card could be cast as such a spell, legal targets aside. */
const castableFaces = (state: State, o: Obj, env: Env, onlyIf: Filter | undefined): number[] =>
  facesToChoose(state, o).filter((face) => {
    const s = asFace(state, o.id, face);
    const c = characteristicsOf(s, live(s, o.id) as Obj);
    if (hasType(c, 'Land') || (hasKeyword({ s }, c, 'aftermath') && o.zone !== 'graveyard')) return false; // CR 305.9, 702.127a
    return !onlyIf || matches({ s, env, it: o.id, casting: o.id }, onlyIf, o.id);
  });

/** CR 709.3, 712.11b, 715.3: the face with which the card is cast, of those that could be; null when none could. */
function chooseFace(g: G, seat: number, o: Obj, env: Env, onlyIf: Filter | undefined): number | null {
  const faces = castableFaces(g.s, o, env, onlyIf).filter((face) => {
    const s = asFace(g.s, o.id, face);
    return announceable(s, spellProgram(s, o.id, 0), staticEnv(o.id, seat), 0);
  });
  if (faces.length < 2) return faces[0] ?? null;
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: faces.map((face) => ({ word: g.s._pool.cards[o.card].faces[face].face.name })), min: 1, max: 1 },
    rule: '601.2a',
    prompt: { id: 'ask.face' },
    source: env.source,
  });
  return faces['pick' in answer ? answer.pick[0] : 0];
}

export const EFFECTS = { counter, copyOnStack, doubleX, retarget, play, mana: performMana };
