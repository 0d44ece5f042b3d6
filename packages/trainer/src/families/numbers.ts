/** Power and toughness under several effects: the layers (CR 613), copies (CR 707), and what a new object has lost (CR 400.7). */
import type { Mod } from '@apnap/ability';
import { type ObjectView, objectView } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because, whyIs } from '../because.js';
import { ANNA, type Bench, landsFor, put } from '../bench.js';
import type { Chance } from '../chance.js';
import { nameOf, plain, say } from '../said.js';
import { changesOf, effectOf, isCreature, isNumberMod, partsOf, type Stock, type Stocked } from '../stock.js';
import { benchOf, type Family } from './family.js';

/** A change as somebody would do it who knows no layers: one after the other. */
type Step = { do: 'add'; power: number; toughness: number } | { do: 'set'; power: number; toughness: number } | { do: 'switch' };
type Pair = readonly [number, number];

const stepOf = (m: Mod): Step | null => {
  if (m.mod === 'switchPT') return { do: 'switch' };
  if (m.mod === 'pt' && typeof m.power === 'number' && typeof m.toughness === 'number')
    return { do: 'add', power: m.power, toughness: m.toughness };
  if (m.mod === 'setPT' && typeof m.power === 'number' && typeof m.toughness === 'number')
    return { do: 'set', power: m.power, toughness: m.toughness };
  return null;
};

function after([p, t]: Pair, step: Step): Pair {
  switch (step.do) {
    case 'add':
      return [p + step.power, t + step.toughness];
    case 'set':
      return [step.power, step.toughness];
    case 'switch':
      return [t, p];
    default:
      return step satisfies never;
  }
}

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [list.slice()];
  return list.flatMap((x, i) => ordersOf([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [x, ...rest]));
}

/** What comes of the steps in other orders, and with one of them forgotten; as written first. */
function mistakes(base: Pair, steps: readonly Step[]): string[] {
  const run = (list: readonly Step[]): string => list.reduce(after, base).join('/');
  const forgotten = steps.map((_, i) => run([...steps.slice(0, i), ...steps.slice(i + 1)]));
  return [...new Set([run(steps), ...ordersOf(steps).map(run), ...forgotten, base.join('/')])];
}

/** Three wrong answers beside the right one. */
function wrongOf(chance: Chance, right: string, found: readonly string[]): Text[] {
  const [p, t] = right.split('/').map(Number);
  const near = chance.shuffled([`${p + 1}/${t + 1}`, `${p + 1}/${t}`, `${p}/${t + 1}`, `${t}/${p}`]);
  return [...new Set([...found, ...near])]
    .filter((x) => x !== right)
    .slice(0, 3)
    .map(plain);
}

/** Spells that are cast on a creature and resolve, one after the other. */
const castOn = (spells: readonly Stocked[], on: Stocked): Text =>
  say(spells.length > 1 ? 'told.castOn' : 'told.castOne', { player: 'Anna', spells: spells.map(nameOf), on: nameOf(on) });

const shown = (o: ObjectView): string => `${o.power}/${o.toughness}`;

const pumps = (s: Stock) =>
  s.those('pumps', (c) => c.face.types.includes('Instant') && changesOf(c)?.every((m) => m.mod === 'pt') === true);
const setters = (s: Stock) =>
  s.those('setters', (c) => c.face.types.includes('Instant') && changesOf(c)?.some((m) => m.mod === 'setPT') === true);
const switchers = (s: Stock) =>
  s.those('switchers', (c) => c.face.types.includes('Instant') && changesOf(c)?.some((m) => m.mod === 'switchPT') === true);

/** Auras for any creature that say what its power and toughness are. */
const setting = (s: Stock) =>
  s.those('setting', (c) => {
    const [enchant, , no] = c.face.abilities;
    if (no !== undefined || enchant?.kind !== 'keyword' || enchant.keyword !== 'enchant') return false;
    if (enchant.filter?.is !== 'type' || enchant.filter.type !== 'Creature') return false;
    const [part, other] = partsOf(c);
    return (
      other === undefined &&
      part?.part === 'continuous' &&
      part.affects.sel === 'host' &&
      part.mods.some((m) => m.mod === 'setPT' && isNumberMod(m))
    );
  });

/** Auras for any creature that change its numbers, and may give it keywords. */
const auras = (s: Stock) =>
  s.those('auras', (c) => {
    const [enchant, more, no] = c.face.abilities;
    if (no !== undefined || enchant?.kind !== 'keyword' || enchant.keyword !== 'enchant' || more?.kind !== 'static' || more.condition)
      return false;
    if (enchant.filter?.is !== 'type' || enchant.filter.type !== 'Creature') return false;
    const [part, other] = more.parts;
    return (
      other === undefined &&
      part.part === 'continuous' &&
      part.affects.sel === 'host' &&
      part.mods.some((m) => m.mod === 'pt') &&
      part.mods.every((m) => isNumberMod(m) || m.mod === 'addAbility')
    );
  });

/** Enchantments and artifacts that change the numbers of all creatures of their controller, or of all there are. */
const anthems = (s: Stock) =>
  s.those('anthems', (c) => {
    if (isCreature(c) || c.face.abilities.length !== 1) return false;
    const [part, other] = partsOf(c);
    if (other !== undefined || part?.part !== 'continuous' || part.affects.sel !== 'all' || !part.mods.every(isNumberMod)) return false;
    return part.mods.every((m) => m.mod === 'pt');
  });

const stepsOf = (c: Stocked): Step[] =>
  [...(changesOf(c) ?? []), ...partsOf(c).flatMap((p) => (p.part === 'continuous' ? p.mods : []))].flatMap((m) => stepOf(m) ?? []);

/** CR 613.4: what is printed, what sets, what changes, counters, and what switches, whatever came first. */
export const layers: Family = (kit) => {
  const { chance, level, stock } = kit;
  const body = chance.pick(stock.plain);
  const set = level === 1 ? null : chance.pick([...setters(stock), ...setting(stock)]);
  const spells = [chance.pick(pumps(stock)), ...(set && setters(stock).includes(set) ? [set] : [])];
  if (level === 3) spells.push(chance.pick([...switchers(stock), ...pumps(stock)]));
  const order = chance.shuffled(spells);
  if (new Set(order.map((c) => c.name)).size < order.length) return null;
  const aura = set && setting(stock).includes(set) ? set : level === 1 || chance.oneIn(2) ? chance.pick(auras(stock)) : null;
  const anthem = level === 3 || chance.oneIn(2) ? chance.pick(anthems(stock)) : null;
  const plus = chance.oneIn(2) ? chance.from(1, 2) : 0;
  const permanents = [
    ...put(ANNA, 'battlefield', [body], plus > 0 ? { counters: [{ kind: '+1/+1', n: plus }] } : {}),
    ...(aura ? put(ANNA, 'battlefield', [aura], { attachedTo: 0 }) : []),
    ...(anthem ? put(ANNA, 'battlefield', [anthem]) : []),
  ];
  const b = benchOf(kit, {
    place: [
      ...permanents,
      ...landsFor(
        ANNA,
        order.map((c) => c.cost),
      ),
      ...put(ANNA, 'hand', order),
    ],
  });
  const state = b.state;
  const id = b.perm(body.name).id;
  for (const c of order) {
    b.cast(ANNA, c.name, [id]);
    b.resolveAll();
  }
  if (!b.isThere(id)) return null;
  const right = shown(objectView(b.state, id));
  const counters: Step[] = plus > 0 ? [{ do: 'add', power: plus, toughness: plus }] : [];
  const steps = [...counters, ...(aura ? stepsOf(aura) : []), ...(anthem ? stepsOf(anthem) : []), ...order.flatMap(stepsOf)];
  return {
    state,
    told: [castOn(order, body)],
    ask: say('ask.numbers', { name: nameOf(body) }),
    right: plain(right),
    wrong: wrongOf(chance, right, mistakes([body.power, body.toughness], steps)),
    why: whyIs(b.state, id),
  };
};

/** Creatures that may enter as a copy of any creature. */
const clones = (s: Stock) =>
  s.those('clones', (c) => {
    if (c.face.abilities.length !== 1) return false;
    const [part] = partsOf(c);
    if (part?.part !== 'replacement' || part.replacement.replace !== 'enters' || !part.replacement.copy) return false;
    const { of, except } = part.replacement.copy;
    return except.length === 0 && of.sel === 'choose' && of.from.sel === 'all' && JSON.stringify(of.from.filter).includes('"Creature"');
  });

/** CR 707.2: a copy has what is printed, not counters, Auras or what a spell has changed. */
export const copies: Family = (kit) => {
  const { chance, level, stock } = kit;
  const body = chance.pick(stock.plain.filter((c) => c.power + c.toughness > 1));
  const clone = chance.pick(clones(stock));
  const aura = level > 1 ? chance.pick(auras(stock)) : null;
  const anthem = level === 3 ? chance.pick(anthems(stock)) : null;
  const pump = level > 1 ? chance.pick(pumps(stock)) : null;
  const plus = level === 2 ? 0 : chance.from(1, 3);
  const hand = [...(pump ? [pump] : []), clone];
  const place = [
    ...put(ANNA, 'battlefield', [body], plus > 0 ? { counters: [{ kind: '+1/+1', n: plus }] } : {}),
    ...(aura ? put(ANNA, 'battlefield', [aura], { attachedTo: 0 }) : []),
    ...(anthem ? put(ANNA, 'battlefield', [anthem]) : []),
    ...landsFor(
      ANNA,
      hand.map((c) => c.cost),
    ),
    ...put(ANNA, 'hand', hand),
  ];
  const b = benchOf(kit, { place });
  const state = b.state;
  const before = new Set(state.battlefield);
  const id = b.perm(body.name).id;
  if (pump) {
    b.cast(ANNA, pump.name, [id]);
    b.resolveAll();
  }
  if (!b.isThere(id)) return null;
  const original = shown(objectView(b.state, id));
  b.cast(ANNA, clone.name);
  b.resolveAll((d) => {
    if (d.ask.form === 'confirm') return { yes: true };
    const at = d.ask.form === 'pick' ? (d.ask.options as readonly { entity?: number }[]).findIndex((o) => o.entity === id) : -1;
    return at < 0 ? undefined : { pick: [at] };
  });
  const copy = b.state.battlefield.find((x) => !before.has(x));
  if (copy === undefined || objectView(b.state, copy).name !== body.name) return null;
  const right = shown(objectView(b.state, copy));
  const steps: Step[] = [
    ...(plus > 0 ? [{ do: 'add' as const, power: plus, toughness: plus }] : []),
    ...(aura ? stepsOf(aura) : []),
    ...(pump ? stepsOf(pump) : []),
  ];
  const found = [original, ...mistakes([body.power, body.toughness], [...steps, ...(anthem ? stepsOf(anthem) : [])])];
  return {
    state,
    told: [...(pump ? [castOn([pump], body)] : []), say('told.copies', { player: 'Anna', spell: nameOf(clone), of: nameOf(body) })],
    ask: say('ask.copy', { name: nameOf(clone) }),
    right: plain(right),
    wrong: wrongOf(chance, right, found),
    why: [because('why.copiable', ['707.2']), ...whyIs(b.state, copy)],
  };
};

/** Instants that exile a creature of one's own and return it at once. */
const blinks = (s: Stock) =>
  s.those('blinks', (c) => {
    const e = effectOf(c);
    if (!c.face.types.includes('Instant') || e?.do !== 'seq' || e.of.length !== 2) return false;
    const [out, back] = e.of;
    return out.do === 'move' && out.to === 'exile' && back.do === 'move' && back.to === 'battlefield' && out.what.sel === 'target';
  });
const bounces = (s: Stock) =>
  s.those('bounces', (c) => {
    const e = effectOf(c);
    return c.face.types.includes('Instant') && e?.do === 'move' && e.to === 'hand' && e.what.sel === 'target' && e.position === undefined;
  });

/** What is said of a permanent after it has left and come back. */
const standing = (o: ObjectView): Text => say(o.tapped ? 'is.tapped' : 'is.untapped', { pt: shown(o) });

/** Returns it to the hand and casts it again, or exiles it and returns it. */
function leaveAndReturn(b: Bench, spell: Stocked, body: Stocked): number {
  const id = b.perm(body.name).id;
  b.cast(ANNA, spell.name, [id]);
  b.resolveAll();
  if (b.isThere(id)) return 0;
  if (!b.state.battlefield.some((x) => objectView(b.state, x).name === body.name)) {
    b.cast(ANNA, body.name);
    b.resolveAll();
  }
  return b.perm(body.name).id;
}

/** CR 400.7: what changes zones becomes a new object, which remembers nothing. */
export const zones: Family = (kit) => {
  const { chance, level, stock } = kit;
  const spell = chance.pick(level === 1 ? bounces(stock) : [...blinks(stock), ...bounces(stock)]);
  const blink = blinks(stock).includes(spell);
  const body = chance.pick(stock.plain.filter((c) => !c.keywords?.includes('haste')));
  const plus = chance.from(1, 3);
  const aura = level > 1 ? chance.pick(auras(stock)) : null;
  const anthem = level === 3 ? chance.pick(anthems(stock)) : null;
  const place = [
    ...put(ANNA, 'battlefield', [body], { counters: [{ kind: '+1/+1', n: plus }], tapped: 'tapped' }),
    ...(aura ? put(ANNA, 'battlefield', [aura], { attachedTo: 0 }) : []),
    ...(anthem ? put(ANNA, 'battlefield', [anthem]) : []),
    ...landsFor(ANNA, blink ? [spell.cost] : [spell.cost, body.cost]),
    ...put(ANNA, 'hand', [spell]),
  ];
  const b = benchOf(kit, { place });
  const state = b.state;
  const was = b.perm(body.name);
  const id = leaveAndReturn(b, spell, body);
  if (id === 0) return null;
  const now = objectView(b.state, id);
  const fresh = mistakes(
    [body.power, body.toughness],
    [{ do: 'add', power: plus, toughness: plus }, ...(aura ? stepsOf(aura) : []), ...(anthem ? stepsOf(anthem) : [])],
  );
  const numbers = [shown(was), ...fresh].filter((x) => x !== shown(now));
  const other = (tapped: boolean) => (pt: string) => say(tapped ? 'is.tapped' : 'is.untapped', { pt });
  return {
    state,
    told: [castOn([spell], body), ...(blink ? [] : [say('told.castAgain', { player: 'Anna', name: nameOf(body) })])],
    ask: say('ask.after', { name: nameOf(body) }),
    right: standing(now),
    wrong: [...numbers.slice(0, 1).map(other(true)), other(true)(shown(now)), ...numbers.slice(0, 2).map(other(false))],
    why: [because('why.newObject', ['400.7']), ...whyIs(b.state, id)],
  };
};
