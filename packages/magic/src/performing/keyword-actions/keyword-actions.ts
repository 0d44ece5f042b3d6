/** Keyword actions that are more than one plain verb (CR 701). */

import { counterCount, type KeywordAction, type ReplacedAction, type Selector } from '@apnap/ability';
import { type Id, isSeat, seatEntity, seatOf } from '@apnap/kernel';
import { acted } from '../../actions/acted.js';
import { openAttraction, rollToVisit } from '../../actions/attractions.js';
import { isBoundToDaytime } from '../../actions/daytime.js';
import { venture } from '../../actions/dungeons.js';
import { turnFaceUp } from '../../actions/face-up.js';
import { transformComponents, turnDownComponents } from '../../actions/merged.js';
import { detain, exert, goad, suspect, unsuspect } from '../../actions/restraint.js';
import { tempt } from '../../actions/ring.js';
import { tapNow } from '../../actions/tapping.js';
import { BUILT_IN } from '../../cardforms/built-in.js';
import { isTransforming } from '../../cardforms/faces.js';
import { bind, chooseEntities, chooseFrom } from '../../events/choose.js';
import { commitCopy, commitDamageOff, commitFace, commitFaceStatus, commitFlag, removeFromCombat } from '../../events/commit.js';
import { addLasting } from '../../events/lasting.js';
import { damage, perform, settle } from '../../events/perform.js';
import { cantTransform } from '../../events/prohibitions.js';
import { characteristicsOf, controllerOf } from '../../reading/characteristics.js';
import { statOf } from '../../reading/numbers.js';
import { quantity } from '../../reading/quantity.js';
import { inRange } from '../../reading/range.js';
import { players, select, topCards } from '../../reading/select.js';
import { hasType } from '../../reading/traits.js';
import { apnap, hasFlag, live, player, record } from '../../state/access.js';
import { type G, log } from '../../state/log.js';
import { type Env, FLAG } from '../../state/objects.js';
import { idOf } from '../../state/pool.js';
import { procedures } from '../../state/procedures.js';
import { move } from '../../state/proposals.js';
import { oncePerTeam } from '../../state/teams.js';
import type { State } from '../../state/types.js';
import { noteTriggers } from '../../triggers/note.js';
import { abandon, setInMotion } from '../../variants/archenemy.js';
import { chaosEnsues, planeswalk, rollPlanarDie } from '../../variants/planechase.js';
import { rulesOf } from '../../years/differences.js';
import type { LeafOf, Perform } from '../family.js';
import { makeTokens } from '../zones.js';
import { arrangeTop } from './arrange.js';
import { MEANT } from './by-their-meaning.js';
import { clash } from './clash.js';
import { amass, bolster, connive, explore, incubate, populate } from './growth.js';
import { manifest, manifestDread, manifestTop } from './manifest.js';
import { discover, fateseal, timeTravel } from './seeking.js';

type Action = LeafOf<'keywordAction'>;

const keywordAction: Perform<'keywordAction'> = (g, env, e) => {
  const cx = { s: g.s, env, it: 0 };
  const n = quantity(cx, e.n);
  const what = e.what ? chosen(g, env, e.what, e.action) : [];
  switch (e.action) {
    case 'regenerate':
      return regenerate(g, env, e, what);
    case 'investigate': // CR 701.36a
      for (const seat of players(cx, e.who)) {
        for (let i = 0; i < n; i++) token(g, env, seat);
        acted(g, seat, 'investigate', n, '701.36a');
      }
      return env;
    case 'monstrosity':
      return monstrosity(g, env, what, n);
    case 'scry':
    case 'surveil':
      return arranged(g, env, players(cx, e.who), n, e.action);
    case 'mill':
      return mill(g, env, e);
    case 'fight':
      return fight(g, env, what);
    case 'transform':
      for (const id of what) if (id !== env.source || !transformedMeanwhile(g.s, id)) transform(g, id);
      return env;
    case 'flip':
      for (const id of what) flip(g, id);
      return env;
    case 'proliferate':
      return proliferated(g, env);
    case 'adapt': // CR 701.43a
      for (const id of what) {
        const o = live(g.s, id);
        if (o && counterCount(o.counters, '+1/+1') === 0)
          perform(g, [{ p: 'counters', id, counter: '+1/+1', n, rule: '701.43a', source: env.source }]);
      }
      return env;
    case 'turnFaceUp':
      for (const id of what) turnFaceUp(g, id, '708.7');
      return env;
    case 'turnFaceDown':
      for (const id of what) turnFaceDown(g, id);
      return env;
    default:
      return doneBy(e)(g, env, e, what, n);
  }
};

/** CR 614.1a: an action that effects can change or replace, carried out as often, or with the number, as is left of it. */
function replaceable(g: G, env: Env, action: ReplacedAction, seat: number, id: Id, n: number, carryOut: (n: number) => void): void {
  const { left, besides } = settle(g, { p: 'action', action, seat, id, n, source: env.source, ...replacedBy(env) });
  if (left) carryOut(left.n);
  besides();
}

/** CR 701.27a */
function proliferated(g: G, env: Env): Env {
  replaceable(g, env, 'proliferate', env.you, 0, 1, (often) => {
    for (let i = 0; i < often; i++) {
      proliferate(g, env);
      acted(g, env.you, 'proliferate', 1, '701.27a');
    }
  });
  return env;
}

/** CR 701.18a, 701.42a */
function arranged(g: G, env: Env, seats: readonly number[], n: number, how: 'scry' | 'surveil'): Env {
  for (const seat of seats) {
    if (how === 'surveil') arrangeTop(g, env, seat, n, how);
    else replaceable(g, env, how, seat, 0, n, (many) => arrangeTop(g, env, seat, many, how));
  }
  return env;
}

const replacedBy = (env: Env): { replaced?: readonly string[] } => (env.replaced ? { replaced: env.replaced } : {});

/** CR 701.13a: all players at the same time; the cards are found wherever they went (701.13c). */
function mill(g: G, env: Env, e: Action): Env {
  const judged = players({ s: g.s, env, it: 0 }, e.who).map((seat) => {
    const n = quantity({ s: g.s, env, it: seatEntity(seat) }, e.n);
    return settle(g, { p: 'action', action: 'mill', seat, id: 0, n, source: env.source, ...replacedBy(env) });
  });
  const batch = judged.flatMap(({ left }) =>
    left ? topCards(g.s, left.seat, left.n).map((id) => move(id, 'graveyard', '701.13a', { verb: 'mill', source: env.source })) : [],
  );
  perform(g, batch);
  for (const { besides } of judged) besides();
  return bind(
    env,
    e.bind,
    batch.map((m) => m.became).filter((id) => id !== 0),
  );
}

/** Whether an action is performed by what it means, done to objects, or something that players do. */
const doneBy = (e: Action) => (MEANT.includes(e.action) ? byMeaning : e.what ? onObjects : byPlayers);

/** What the action means is done by each of those who do it, or by who controls what it is done to. */
function byMeaning(g: G, env: Env, e: Action, what: readonly Id[], n: number): Env {
  const node = idOf(g.s._pool, g.s._pool.spelledOut.get(e) as object);
  const doing = (you: number, ids: readonly Id[]): void => {
    procedures.runInline(g, node, { ...env, you, slots: [ids, n] });
  };
  if (e.action === 'endure') for (const id of byController(g.s, what)) doing(controllerOf(g.s, id), [id]);
  else for (const seat of players({ s: g.s, env, it: 0 }, e.who)) doing(seat, what);
  return env;
}

/** Actions that are done to objects. */
function onObjects(g: G, env: Env, e: Action, what: readonly Id[], n: number): Env {
  switch (e.action) {
    case 'detain':
      detain(g, env, what);
      return env;
    case 'goad':
      goad(g, env, what);
      return env;
    case 'exert':
      exert(g, env, what);
      return env;
    case 'abandon':
      for (const id of what) abandon(g, id);
      return env;
    case 'setInMotion':
      for (const id of what) setInMotion(g, env.you, '701.25b', id);
      return env;
    case 'planeswalk':
      planeswalk(g, players({ s: g.s, env, it: 0 }, e.who)[0] ?? env.you, '701.24b', what);
      return env;
    case 'chaosEnsues':
      for (const id of what) chaosEnsues(g, env.you, '311.7', id);
      return env;
    case 'suspect':
      suspect(g, env, what);
      return env;
    case 'unsuspect':
      unsuspect(g, what);
      return env;
    case 'explore':
      for (const id of byController(g.s, what)) replaceable(g, env, 'explore', controllerOf(g.s, id), id, 1, () => explore(g, env, id));
      return env;
    case 'connive':
      for (const id of byController(g.s, what)) connive(g, env, id, n);
      return env;
    case 'manifest':
    case 'cloak':
      for (const seat of players({ s: g.s, env, it: 0 }, e.who))
        manifest(g, env, seat, what, e.action === 'cloak' ? 'cloaked' : 'manifested');
      return env;
    default:
      throw new Error(`no meaning for keyword action ${e.action} on objects`);
  }
}

/** Actions of players. */
function byPlayers(g: G, env: Env, e: Action, _: readonly Id[], n: number): Env {
  const made: Id[] = [];
  for (const seat of players({ s: g.s, env, it: 0 }, e.who)) {
    switch (e.action) {
      case 'bolster':
        bolster(g, env, seat, n);
        break;
      case 'populate':
        for (let i = 0; i < n; i++) made.push(...populate(g, env, seat, e.entering));
        break;
      case 'amass':
        made.push(...amass(g, env, e, seat, n));
        break;
      case 'incubate':
        made.push(...incubate(g, env, seat, n));
        break;
      case 'manifest':
        made.push(...manifestTop(g, env, seat, n, 'manifested'));
        break;
      case 'cloak':
        made.push(...manifestTop(g, env, seat, n, 'cloaked'));
        break;
      case 'fateseal':
        fateseal(g, env, seat, n);
        break;
      case 'discover':
        discover(g, env, seat, n);
        break;
      case 'venture':
        for (let i = 0; i < n; i++) venture(g, seat, e.subtype, env.source);
        break;
      case 'planeswalk':
        planeswalk(g, seat, '701.24b');
        break;
      case 'rollPlanarDie':
        for (let i = 0; i < n; i++) rollPlanarDie(g, seat, '901.9', env.source);
        break;
      case 'chaosEnsues':
        chaosEnsues(g, seat, '311.7');
        break;
      case 'setInMotion':
        for (let i = 0; i < n; i++) setInMotion(g, seat, '701.25b'); // CR 701.25c
        break;
      case 'openAttraction':
        for (let i = 0; i < n; i++) openAttraction(g, seat, env.source);
        break;
      case 'rollToVisit':
        for (let i = 0; i < n; i++) rollToVisit(g, seat, env.source, '701.49a');
        break;
      case 'ringTempts':
        tempt(g, seat, env.source);
        break;
      case 'timeTravel':
        for (let i = 0; i < n; i++) timeTravel(g, env, seat);
        break;
      case 'learn':
        procedures.runInline(g, idOf(g.s._pool, BUILT_IN.actions.learn), { ...env, you: seat, slots: [] });
        break;
      case 'clash':
        return bind(env, e.bind, clash(g, env, seat) ? 1 : 0);
      case 'manifestDread':
        for (let i = 0; i < n; i++) made.push(...manifestDread(g, env, seat));
        acted(g, seat, 'manifestDread', n, '701.60b');
        break;
      default:
        throw new Error(`no meaning for keyword action ${e.action}`);
    }
  }
  return bind(env, e.bind, made);
}

/** CR 701.47d, 101.4: several permanents act one after the other, those of the active player first. */
function byController(s: State, ids: readonly Id[]): Id[] {
  const order = apnap(s);
  const there = ids.filter((id) => record(s, id) !== null);
  return there.sort((a, b) => order.indexOf(controllerOf(s, a)) - order.indexOf(controllerOf(s, b)));
}

/** Who fights is two roles, which may be the same creature (CR 701.12c); otherwise a selection is a set. */
function chosen(g: G, env: Env, what: Selector, action: KeywordAction): Id[] {
  // CR 701.40c, 701.47c: what has left does so as it last was there
  if ((action === 'connive' || action === 'explore') && what.sel !== 'choose')
    return select({ s: g.s, env, it: 0 }, what).filter((id) => record(g.s, id));
  if (action === 'fight' && what.sel === 'union') return what.of.flatMap((one) => chooseEntities(g, env, one));
  return chooseEntities(g, env, what);
}

/** Keyword actions this file can perform; the pool refuses cards with others. */
export const KNOWN_ACTIONS: ReadonlySet<string> = new Set([
  'regenerate',
  'investigate',
  'monstrosity',
  'scry',
  'surveil',
  'mill',
  'fight',
  'transform',
  'flip',
  'proliferate',
  'adapt',
  'turnFaceUp',
  'turnFaceDown',
  'clash',
  'detain',
  'goad',
  'exert',
  'suspect',
  'unsuspect',
  'explore',
  'connive',
  'manifest',
  'manifestDread',
  'cloak',
  'bolster',
  'populate',
  'amass',
  'incubate',
  'fateseal',
  'discover',
  'timeTravel',
  'learn',
  'venture',
  'ringTempts',
  'planeswalk',
  'rollPlanarDie',
  'chaosEnsues',
  'setInMotion',
  'abandon',
  'openAttraction',
  'rollToVisit',
  ...MEANT,
]);

function token(g: G, env: Env, seat: number): void {
  makeTokens(g, env, [seat], { token: 'predefined', name: 'Clue' });
}

/** CR 701.15a-b: a shield for this turn; within a replacement of destruction (the shield being used) its carrying out. */
function regenerate(g: G, env: Env, e: Extract<Parameters<typeof keywordAction>[2], { do: 'keywordAction' }>, what: readonly Id[]): Env {
  const used = env.event !== null && env.event.event === 0 && env.event.object === env.source;
  for (const id of used ? [env.source] : what) {
    if (live(g.s, id)?.zone !== 'battlefield') continue;
    if (!used) {
      addLasting(
        g,
        e,
        { ...env, event: { event: 0, object: id, source: 0, recipient: 0, player: -1, amount: 0, became: 0 } },
        'endOfTurn',
        { affected: [id], uses: 1 },
      );
      continue;
    }
    commitDamageOff(g, id);
    tapNow(g, [id], '701.15a');
    removeFromCombat(g, id, '701.15a');
    const event = log(g, 'regenerate', '701.15a', { object: id, player: controllerOf(g.s, id) });
    noteTriggers(g, [event], null);
  }
  return env;
}

/** CR 701.31a */
function monstrosity(g: G, env: Env, what: readonly Id[], n: number): Env {
  for (const id of what) {
    const o = live(g.s, id);
    if (!o || hasFlag(o, FLAG.monstrous)) continue;
    perform(g, [{ p: 'counters', id, counter: '+1/+1', n, rule: '701.31a', source: env.source }]);
    commitFlag(g, id, FLAG.monstrous, 'on');
    const event = log(g, 'monstrous', '701.31b', { object: id, amount: n, player: controllerOf(g.s, id) });
    noteTriggers(g, [event], null);
  }
  return env;
}

/** CR 701.12a-c: each deals damage equal to its power to the other; both must be creatures on the battlefield. */
function fight(g: G, env: Env, what: readonly Id[]): Env {
  const [a, b] = what;
  if (a === undefined || b === undefined || !isCreatureHere(g.s, a) || !isCreatureHere(g.s, b)) return env;
  perform(g, [damage(a, b, statOf(g.s, a, 'power'), '701.12a'), damage(b, a, statOf(g.s, b, 'power'), '701.12a')]);
  return env;
}

function isCreatureHere(s: State, id: Id): boolean {
  const o = live(s, id);
  return o?.zone === 'battlefield' && hasType(characteristicsOf(s, o), 'Creature');
}

/** CR 701.28f: a permanent's own ability doesn't transform it again if it has transformed since the ability was put onto the stack. */
function transformedMeanwhile(s: State, id: Id): boolean {
  const since = live(s, s.stack[s.stack.length - 1] ?? 0)?.stack?.cause ?? 0;
  return s.history.rows.some((e) => e.kind === 'transform' && e.object === id && e.id > since);
}

/** CR 701.28a-c: only double-faced permanents that are not face down transform. */
export function transform(g: G, id: Id): void {
  const o = live(g.s, id);
  if (o?.zone !== 'battlefield' || hasFlag(o, FLAG.faceDown) || cantTransform(g.s, id) || isBoundToDaytime(g.s, o)) return;
  if (hasFlag(o, FLAG.token) && rulesOf(g.s).transforming === 'cards') return; // 2015:711.1
  if (o.components) {
    // CR 727.2i, 712.9
    if (transformComponents(g, o)) noteTriggers(g, [log(g, 'transform', '727.2i', { object: id })], null);
    return;
  }
  // CR 701.28a: what counts is the card that represents it, or, for a token, what it was made from.
  const from = g.s._pool.cards[(hasFlag(o, FLAG.token) ? (o.copyOf ?? o) : o).card];
  if ((!isTransforming(from.card.layout) && from.card.layout !== 'token') || from.faces.length < 2) return;
  const back = from.faces[1 - o.face].face;
  if (back.types.includes('Instant') || back.types.includes('Sorcery')) return;
  const mark = g.events.length;
  commitFace(g, id, 1 - o.face);
  noteTriggers(g, g.events.slice(mark), null);
}

/** CR 710.2, 710.4: a flip card shows its other half from now on; anything else, and what is flipped already, stays as it is. */
function flip(g: G, id: Id): void {
  const o = live(g.s, id);
  if (o?.zone !== 'battlefield' || hasFlag(o, FLAG.faceDown | FLAG.flipped)) return;
  if (g.s._pool.cards[(o.copyOf ?? o).card].card.layout !== 'flip') return;
  commitFlag(g, id, FLAG.flipped, 'on');
  log(g, 'flip', '710.4', { object: id, player: controllerOf(g.s, id) });
}

/** CR 708.2a-b, 712.16, 727.2j: a 2/2 creature with nothing else; not what is face down already, and nothing double-faced. */
function turnFaceDown(g: G, id: Id): void {
  const o = live(g.s, id);
  if (o?.zone !== 'battlefield' || hasFlag(o, FLAG.faceDown)) return;
  const layouts = [o, ...(o.components ?? [])].map((x) => g.s._pool.cards[x.card].card.layout);
  if (layouts.some((layout) => isTransforming(layout) || layout === 'modalDoubleFaced' || layout === 'meld')) return;
  log(g, 'turnFaceDown', '708.2a', { object: id, player: controllerOf(g.s, id) });
  commitFaceStatus(g, id, 'down');
  if (o.copyOf?.until) commitCopy(g, id, null);
  turnDownComponents(g, id);
}

/** CR 701.27a */
function proliferate(g: G, env: Env): Env {
  const { s } = g;
  const from = [
    ...s.battlefield.filter((id) => live(s, id)?.counters !== null),
    ...s.players.rows.flatMap((p, seat) => (p.counters.length > 0 && !p.lost ? [-(seat + 1)] : [])),
  ].filter((id) => inRange(s, env.you, id)); // CR 801.5a
  const chosen = chooseFrom(g, env.you, from, 0, from.length, env.source, 'ask.proliferate', '701.27a');
  // CR 701.27b: of a team that shares them only one is given another poison counter
  const poisoned = oncePerTeam(s, chosen.filter(isSeat).map(seatOf));
  const batch = chosen.flatMap((id) =>
    (id < 0 ? player(s, -id - 1).counters : (live(s, id)?.counters ?? []))
      .filter((c) => !isSeat(id) || c.kind !== 'poison' || poisoned.includes(seatOf(id)))
      .map((c) => ({
        p: 'counters' as const,
        id,
        counter: c.kind,
        n: 1,
        rule: '701.27a',
        source: env.source,
      })),
  );
  perform(g, batch);
  return env;
}

export const EFFECTS = { keywordAction };
