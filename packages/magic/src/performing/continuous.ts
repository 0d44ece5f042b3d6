/** Effects that last: continuous, replacement and prevention effects, delayed and reflexive abilities, emblems (CR 611.2, 614.3, 603.7, 114). */
import type { Effect, Filter, Mod, PlayerRef } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { copiedFrom, except } from '../characteristics/base.js';
import { abilitiesOf, givenKeyword, isBarred } from '../characteristics/mods.js';
import { asMoved, chooseEntities, followed, keptForLater, objectMeant } from '../events/choose.js';
import { place } from '../events/commit.js';
import { becomeCopy } from '../events/copies.js';
import { addLasting, changeLasting } from '../events/lasting.js';
import { describedBy } from '../pool/text.js';
import { characteristics } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { added, quantity } from '../reading/quantity.js';
import { players } from '../reading/select.js';
import { slotsOutside } from '../reading/slots.js';
import { latestTurn, live, newObject, writeObj } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import { idOf, nodeOf } from '../state/pool.js';
import type { Perform } from './family.js';

const continuous: Perform<'continuous'> = (g, env, e) => {
  if (e.duration === 'nextUntapStep') return untilUntapped(g, env, e);
  const affected: Id[] | null = e.affects ? chooseEntities(g, env, e.affects).filter((id) => live(g.s, id) !== null) : null;
  if (affected !== null && affected.length === 0 && e.rules.length === 0) return env;
  const copy = affected && keptCopy(e);
  if (affected && copy) return becomeCopies(g, env, affected, copy);
  const form = chosenForm(g, env, e);
  const node = lockedNode(g, env, form);
  const inside = { ...lockedEnv(g, e.rules.length > 0 ? asMoved(g.s, env) : env, form), ...takenOver(g, env, form) };
  const barred = (affected ?? []).filter((id) => deniedTo(g, id, form.mods).length > 0);
  const free = affected === null ? null : affected.filter((id) => !barred.includes(id));
  if (free === null || free.length > 0 || barred.length === 0) addLasting(g, node, inside, e.duration, { affected: free });
  for (const id of barred) addLasting(g, node, inside, e.duration, { affected: [id], denied: deniedTo(g, id, form.mods) });
  return env;
};

/** CR 113.11: what an object can't have is no part of what a resolving spell or ability does to it. */
const deniedTo = (g: G, id: Id, mods: readonly Mod[]): string[] =>
  mods.flatMap((m) => {
    const keyword = givenKeyword(m);
    return keyword !== undefined && isBarred(characteristics(g.s, id), keyword) ? [keyword] : [];
  });

/** CR 707.2: what is copied for a time is so as it is now; not if what is excepted has to be counted. */
function takenOver(g: G, env: Env, e: Continuous): Pick<Env, 'copied'> {
  const copy = e.mods.find((m) => m.mod === 'copy');
  if (copy?.mod !== 'copy' || JSON.stringify(copy.except).includes('"q":')) return {};
  const other = objectMeant(g, env, copy.of);
  return other ? { copied: except(g.s, copiedFrom(g.s, other), copy.except) } : {};
}

type CopyMod = Extract<Mod, { mod: 'copy' }>;

/** What it becomes a copy of, without an end; not if what is excepted has to be counted. */
function keptCopy(e: Continuous): CopyMod | undefined {
  const [mod] = e.mods;
  if (e.duration !== 'indefinite' || e.mods.length !== 1 || e.rules.length > 0 || mod.mod !== 'copy') return undefined;
  return JSON.stringify(mod.except).includes('"q":') ? undefined : mod;
}

/** CR 707.2-707.3: the copiable values are taken over once, and a copy of the copy has them too. */
function becomeCopies(g: G, env: Env, ids: readonly Id[], copy: CopyMod): Env {
  const other = objectMeant(g, env, copy.of);
  if (!other) return env;
  const of = except(g.s, copiedFrom(g.s, other), copy.except);
  const copies = (node: number): boolean => {
    const before = nodeOf<Effect & object>(g.s._pool, node);
    return before.do === 'continuous' && before.mods.length > 0 && before.mods.every((m) => m.mod === 'copy');
  };
  for (const id of ids) becomeCopy(g, id, of, copies);
  return env;
}

/** "… doesn't untap during its controller's next untap step": about the objects there are now (CR 611.2c). */
function untilUntapped(g: G, env: Env, e: Continuous): Env {
  const [first] = e.rules;
  const what = first?.rule === 'cant' && first.action.act === 'untapInUntapStep' ? first.action.what : undefined;
  const own = first?.rule === 'cant' && first.action.act === 'untapInUntapStep' ? first.action.whose : undefined;
  const who = own ?? (what && what.is !== 'oneOf' ? controllerIn(what) : undefined);
  if (who) return untapStepOf(g, env, e, who);
  const affected = e.rules.flatMap((r) => {
    if (r.rule !== 'cant' || r.action.act !== 'untapInUntapStep') return [];
    const { what } = r.action;
    if (what.is === 'oneOf') return chooseEntities(g, env, what.of);
    return g.s.battlefield.filter((id) => matches({ s: g.s, env, it: id }, what, id));
  });
  if (affected.length > 0) addLasting(g, e, env, e.duration, { affected });
  return env;
}

/** "Lands you control don't untap during your next untap step": whatever the player controls then (CR 611.2c). */
function untapStepOf(g: G, env: Env, e: Continuous, who: PlayerRef): Env {
  for (const seat of players({ s: g.s, env, it: 0 }, who)) {
    addLasting(g, e, env, e.duration, {});
    const added = g.s.lasting[g.s.lasting.length - 1];
    g.s.lasting = [...g.s.lasting.slice(0, -1), { ...added, until: { until: 'nextUntapStep', seat } }];
  }
  return env;
}

/** Whose permanents a filter is about. */
function controllerIn(f: Filter): PlayerRef | undefined {
  if (f.is === 'controlledBy') return f.who;
  return f.is === 'and' ? f.of.map(controllerIn).find((who) => who !== undefined) : undefined;
}

type Continuous = Extract<Effect, { do: 'continuous' }>;

/** The effect with the colour that was chosen for it written in: abilities it gives know no slots of its own (CR 608.2d). */
function chosenForm(g: G, env: Env, e: Continuous): Continuous {
  const known = g.s._pool.colorForms.get(e);
  const word = known ? env.slots[known.slot] : undefined;
  return typeof word === 'string' ? ((known?.forms.get(word) as Continuous | undefined) ?? e) : e;
}

/** CR 611.2d, 608.2h: variable power and toughness changes are determined once, on resolution: in slots of a shared form. */
function lockedNode(g: G, _env: Env, e: Continuous): object {
  return g.s._pool.locked.get(e) ?? e;
}

function lockedEnv(g: G, env: Env, e: Continuous): Env {
  const locked = g.s._pool.lockedValues.get(e);
  if (!locked) return env;
  const slots = env.slots.slice();
  const cx = { s: g.s, env, it: 0 };
  for (const one of locked) {
    while (slots.length <= one.slot) slots.push(null);
    if (one.of === 'abilities') slots[one.slot] = abilitiesOf(cx, one.value);
    else slots[one.slot] = (one.of === 'setPT' ? quantity : added(one.of))(cx, one.value);
  }
  return { ...env, slots };
}

/** CR 116.2c: of the effect that the same instructions have created last. */
const endable: Perform<'endable'> = (g, env, e) => {
  const made = g.s.lasting.findLast((l) => l.env.source === env.source && l.cause === g.s.cause);
  if (made) changeLasting(g, (l) => (l.id === made.id ? { ...l, endable: idOf(g.s._pool, e) } : l));
  return env;
};

/** CR 601.2d, 615.7: of what was divided a shield for each target against its share. */
const sharedShields: Perform<'replacement'> = (g, env, e) => {
  env.targets.forEach((group, at) => {
    if (group.shares === undefined) return;
    for (const id of group.ids) {
      const left = quantity({ s: g.s, env, it: id }, { q: 'share' });
      const targets = env.targets.map((t, n) => (n === at ? { ids: [id], shares: [left] } : t));
      if (left > 0) addLasting(g, e, { ...env, targets }, e.duration, { uses: e.uses ?? -1, left });
    }
  });
  return env;
};

const replacement: Perform<'replacement'> = (g, env, e) => {
  // CR 615.7: a shield against an amount is used up by what it prevents.
  const r = e.replacement;
  const result = r.replace === 'damage' ? r.result : undefined;
  if (result?.result === 'preventUpTo' && typeof result.amount === 'object' && result.amount.q === 'share') return sharedShields(g, env, e);
  const limited = result?.result === 'preventUpTo' || result?.result === 'redirect' ? result.amount : 'all';
  const left = limited === 'all' ? -1 : quantity({ s: g.s, env, it: 0 }, limited);
  if (left === 0) return env;
  addLasting(g, e, env, e.duration, { uses: e.uses ?? -1, left });
  return env;
};

/** CR 603.7a: what a sentence that was not carried out would have created is not created: it speaks of things that never were chosen or made. */
const delayed: Perform<'delayed'> = (g, env, e) => {
  const spokenOf = slotsOutside(e);
  if (spokenOf.length > 0 && spokenOf.every((slot) => env.slots[slot] == null)) return env;
  // CR 400.7f: "return this Aura": the card that it has become, which the later event says nothing of
  const awaits = e.of === 'extraTurn' ? { awaits: g.s.extraTurns.length - 1 } : {};
  const kept = keptForLater(g.s, env);
  addLasting(g, e, { ...kept, source: followed(g.s, env, env.source) ?? env.source }, e.duration, awaits);
  return env;
};

/** CR 603.12: triggers at once, in the resolution that created it. */
const reflexive: Perform<'reflexive'> = (g, env, e) => {
  const { s } = g;
  log(g, 'trigger', '603.12', { source: env.source, player: env.you });
  const none = { event: s.nextEvent - 1, object: 0, source: 0, recipient: 0, player: -1, amount: 0, became: 0 };
  s.waiting = [
    ...s.waiting,
    {
      ability: idOf(s._pool, e),
      program: idOf(s._pool, e.program),
      source: env.source,
      controller: env.you,
      event: env.event ?? none,
      env: keptForLater(s, env),
    },
  ];
  return env;
};

/** CR 114.1: an object in the command zone with these abilities. */
const emblem: Perform<'emblem'> = (g, env, e) => {
  const { s } = g;
  for (const seat of players({ s, env, it: 0 }, e.who)) {
    const card = describedBy(s._pool, s._pool.emblems, e);
    const o = newObject(s, { card, face: 0, owner: seat, controller: seat, zone: 'command' });
    place(g, o);
    log(g, 'effect', '114.1', { source: env.source, object: o.id, player: seat });
  }
  return env;
};

/** Lets players cast or play cards for a time: the permission is theirs, whoever controls what gives it (CR 601.3). */
const permitPlay: Perform<'permitPlay'> = (g, env, e) => {
  const affected = chooseEntities(g, env, e.what);
  if (affected.length === 0) return env;
  const uses = e.uses === undefined ? {} : { uses: e.uses };
  const turn = e.from === 'laterTurn' ? { turn: latestTurn(g.s) + 1 } : {};
  const seats = players({ s: g.s, env, it: 0 }, e.who);
  // CR 406.3
  if (e.look) for (const id of affected) for (const seat of seats) writeObj(g.s, id).known |= 1 << seat;
  for (const you of seats) addLasting(g, e, { ...env, you }, e.duration, { affected, ...uses, ...turn });
  return env;
};

export const EFFECTS = { continuous, endable, replacement, delayed, reflexive, emblem, permitPlay };
