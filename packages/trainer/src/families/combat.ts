/** Combat damage (CR 510, 702), and state-based actions (CR 704). */
import type { Form } from '@apnap/kernel';
import { because, whyIs } from '../because.js';
import { ANNA, type Bench, landsFor, NICO, put } from '../bench.js';
import { nameOf, namesOf, plain, say } from '../said.js';
import { effectOf, isCreature, isNumberMod, partsOf, type Stock, type Stocked, spellOf } from '../stock.js';
import { Unfit } from '../unfit.js';
import { benchOf, type Family, several } from './family.js';
import { attack } from './may.js';

const FIGHTING: readonly string[] = ['firstStrike', 'doubleStrike', 'deathtouch', 'indestructible', 'lifelink', 'vigilance', 'trample'];
const fighters = (s: Stock) =>
  s.those(
    'fighters',
    (c) =>
      isCreature(c) &&
      c.keywords !== null &&
      c.keywords.length > 0 &&
      c.keywords.every((k) => FIGHTING.includes(k)) &&
      !c.face.supertypes.includes('Legendary'),
  );
const ground = (s: Stock) =>
  s.those(
    'ground',
    (c) => isCreature(c) && c.face.abilities.length === 0 && c.power > 0 && c.toughness > 0 && !c.face.supertypes.includes('Legendary'),
  );

const has = (c: Stocked, k: string): boolean => c.keywords?.some((x) => x === k) === true;

/** Who dies of two creatures that fight, by somebody who leaves out these keywords. */
function fight(a: Stocked, b: Stocked, without: readonly string[]): Stocked[] {
  const is = (c: Stocked, k: string): boolean => has(c, k) && !without.includes(k);
  const kills = (x: Stocked, y: Stocked): boolean =>
    x.power > 0 && (x.power >= y.toughness || is(x, 'deathtouch')) && !is(y, 'indestructible');
  const first = (x: Stocked): boolean => is(x, 'firstStrike') || is(x, 'doubleStrike');
  const early = (x: Stocked, y: Stocked): boolean => first(x) && !first(y) && kills(x, y);
  return [...(kills(b, a) && !early(a, b) ? [a] : []), ...(kills(a, b) && !early(b, a) ? [b] : [])];
}

/** Blocks: each of these blocks the attacker beside it. */
function block(b: Bench, pairs: readonly [Stocked, Stocked][]): void {
  for (let n = 0; b.pending.kind === 'act' && n < 6; n++) b.pass();
  if (b.pending.kind !== 'blockers') throw new Unfit('nobody blocks');
  const { options, partners } = b.pending.ask as Extract<Form<{ entity: number }>, { form: 'pair' }>;
  b.answer({
    pairs: pairs.map(([blocker, attacker]) => [
      options.findIndex((o) => o.entity === b.perm(blocker.name, NICO).id),
      partners.findIndex((o) => o.entity === b.perm(attacker.name, ANNA).id),
    ]),
  });
  b.settle();
}

/** CR 510.1, 702.2, 702.4, 702.7, 702.12: who is destroyed when creatures fight in pairs. */
export const combat: Family = (kit) => {
  const { chance, level, stock } = kit;
  const n = level === 1 ? 1 : 2;
  const cards = several(chance, 2 * n, fighters(stock), level === 3 ? fighters(stock) : ground(stock), ground(stock), fighters(stock));
  const mixed = chance.shuffled(cards);
  const pairs = Array.from({ length: n }, (_, i): [Stocked, Stocked] => [mixed[2 * i + 1], mixed[2 * i]]);
  const place = [
    ...put(
      ANNA,
      'battlefield',
      pairs.map(([, a]) => a),
    ),
    ...put(
      NICO,
      'battlefield',
      pairs.map(([d]) => d),
    ),
  ];
  const b = benchOf(kit, { place, from: 'beginCombat' });
  attack(
    b,
    pairs.map(([, a]) => a),
  );
  block(b, pairs);
  const state = b.state;
  const ids = new Map(mixed.map((c) => [c, b.perm(c.name).id] as const));
  for (let i = 0; i < 8 && ['declareBlockers', 'combatDamage', 'firstStrikeDamage'].includes(b.state.turn.step) && b.state.pending; i++)
    b.pass();
  const died = mixed.filter((c) => !b.isThere(ids.get(c) ?? 0));
  const guesses = [[], ['firstStrike', 'doubleStrike'], ['deathtouch'], ['indestructible'], FIGHTING].map((without) =>
    pairs.flatMap(([d, a]) => fight(a, d, without)),
  );
  const more = mixed.flatMap((c) => [died.includes(c) ? died.filter((x) => x !== c) : [...died, c]]);
  return {
    state,
    told: pairs.map(([d, a]) => say('told.blocks', { blocker: nameOf(d), attacker: nameOf(a) })),
    ask: say('ask.dies'),
    right: namesOf(died),
    wrong: [...guesses, ...more, [], mixed].map(namesOf),
    why: [
      because('why.damage', ['510.2', '704.5g']),
      ...(mixed.some((c) => has(c, 'firstStrike') || has(c, 'doubleStrike')) ? [because('why.firstStrike', ['510.4', '702.7b'])] : []),
      ...(mixed.some((c) => has(c, 'deathtouch')) ? [because('why.deathtouch', ['702.2b', '704.5h'])] : []),
      ...(mixed.some((c) => has(c, 'indestructible')) ? [because('why.indestructible', ['702.12b'])] : []),
      because('why.died', ['700.4'], { names: namesOf(died) }),
    ],
  };
};

const tramplers = (s: Stock) =>
  s.those(
    'tramplers',
    (c) => isCreature(c) && c.keywords?.includes('trample') === true && c.keywords.every((k) => FIGHTING.includes(k)) && c.power >= 3,
  );
const grants = (s: Stock) =>
  s.those('deathtouch Auras', (c) => {
    const [, part] = c.face.abilities;
    return (
      c.face.subtypes.includes('Aura') &&
      c.face.abilities.length === 2 &&
      part.kind === 'static' &&
      JSON.stringify(part).includes('"deathtouch"') &&
      partsOf(c).every((p) => p.part === 'continuous' && p.affects.sel === 'host')
    );
  });

/** The most that can be assigned to the player, by trying every division. */
function mostTo(b: Bench, player: number): number | null {
  const d = b.pending;
  if (d.kind !== 'damage' || d.ask.form !== 'divide') return null;
  const { total, options } = d.ask as Extract<Form<{ entity: number }>, { form: 'divide' }>;
  const at = options.findIndex((o) => o.entity === player);
  if (at < 0) return null;
  const fits = (shares: number[]): boolean => b.game.answer(b.state, { divide: shares }).ok;
  const divisions = (left: number, places: number): number[][] =>
    places === 1
      ? [[left]]
      : Array.from({ length: left + 1 }, (_, n) => divisions(left - n, places - 1).map((rest) => [n, ...rest])).flat();
  const found = divisions(total, options.length).filter(fits);
  return found.length === 0 ? null : Math.max(...found.map((x) => x[at]));
}

/** CR 702.19b, 702.2c: how much a creature with trample may assign to the player it attacks. */
export const trample: Family = (kit) => {
  const { chance, level, stock } = kit;
  const attacker = chance.pick(tramplers(stock));
  const blockers = several(chance, level === 1 ? 1 : 2, ground(stock));
  const hurt = blockers.map((c) => (level > 1 && chance.oneIn(2) ? chance.from(0, c.toughness - 1) : 0));
  const aura = level === 3 && chance.oneIn(2) && grants(stock).length > 0 ? chance.pick(grants(stock)) : null;
  const place = [
    ...put(ANNA, 'battlefield', [attacker]),
    ...(aura ? put(ANNA, 'battlefield', [aura], { attachedTo: 0 }) : []),
    ...blockers.flatMap((c, i) => put(NICO, 'battlefield', [c], hurt[i] > 0 ? { damage: hurt[i] } : {})),
  ];
  const b = benchOf(kit, { place, from: 'beginCombat' });
  attack(b, [attacker]);
  block(
    b,
    blockers.map((c): [Stocked, Stocked] => [c, attacker]),
  );
  const state = b.state;
  const o = b.perm(attacker.name, ANNA);
  const power = o.power ?? 0;
  for (let n = 0; b.state.pending?.kind === 'act' && n < 3; n++) b.answer({ pick: [0] });
  const before = state.players.rows[NICO].life;
  const right = b.state.pending?.kind === 'damage' ? (mostTo(b, -2) ?? mostTo(b, -1 - NICO)) : null;
  if (right === null) return null;
  const lethal = blockers.map((c, i) => c.toughness - hurt[i]);
  const whole = blockers.reduce((a, c) => a + c.toughness, 0);
  const sum = lethal.reduce((a, n) => a + n, 0);
  const wrong = [power - whole, power - sum, power, power - blockers.length, power - lethal[0], 0, right + 1, right - 1, right + 2].filter(
    (n) => n >= 0,
  );
  return {
    state,
    told: [
      say('told.blocksAll', { blockers: blockers.map(nameOf), attacker: nameOf(attacker) }),
      say('told.life', { player: 'Nico', n: before }),
    ],
    ask: say('ask.trample', { name: nameOf(attacker) }),
    right: plain(String(right)),
    wrong: [...new Set(wrong)].map((n) => plain(String(n))),
    why: [
      because('why.trample', ['702.19b'], { power, n: power - right }),
      ...(o.keywords.includes('deathtouch') ? [because('why.trampleDeathtouch', ['702.2c'])] : []),
      ...whyIs(state, o.id),
    ],
  };
};

/** Spells that deal damage to each creature, or give each creature −N/−N. */
const sweeps = (s: Stock) =>
  s.those('sweeps', (c) => {
    const e = effectOf(c);
    if (!c.face.types.includes('Sorcery') || (spellOf(c)?.targets.length ?? 1) > 0) return false;
    if (e?.do === 'damage')
      return typeof e.amount === 'number' && e.to.sel === 'all' && e.to.filter.is === 'type' && e.to.filter.type === 'Creature';
    return (
      e?.do === 'continuous' &&
      e.affects?.sel === 'all' &&
      e.affects.filter.is === 'type' &&
      e.affects.filter.type === 'Creature' &&
      e.mods.every((m) => isNumberMod(m) && m.mod === 'pt' && Number(m.toughness) < 0)
    );
  });
const lords = (s: Stock) =>
  s.those('lords', (c) => {
    const [p, other] = partsOf(c);
    return (
      isCreature(c) &&
      c.face.abilities.length === 1 &&
      other === undefined &&
      p?.part === 'continuous' &&
      p.affects.sel === 'all' &&
      p.mods.every((m) => m.mod === 'pt' && Number(m.toughness) > 0)
    );
  });
const sturdy = (s: Stock) => s.those('sturdy', (c) => isCreature(c) && c.keywords?.includes('indestructible') === true);

/** CR 704.3, 704.5f-g: what is put into a graveyard after a spell that all creatures feel. */
export const stateBased: Family = (kit) => {
  const { chance, level, stock } = kit;
  const sweep = chance.pick(sweeps(stock));
  const creatures = several(
    chance,
    level + 2,
    ground(stock),
    level > 1 ? sturdy(stock) : ground(stock),
    level > 2 ? lords(stock) : ground(stock),
    ground(stock),
    ground(stock),
  );
  const state0 = creatures.map((c) => ({
    damage: chance.oneIn(3) && c.toughness > 1 ? chance.from(1, c.toughness - 1) : 0,
    plus: level > 1 && chance.oneIn(3) ? chance.from(1, 2) : 0,
  }));
  const place = [
    ...creatures.flatMap((c, i) =>
      put(i % 2 === 0 ? ANNA : NICO, 'battlefield', [c], {
        ...(state0[i].damage > 0 ? { damage: state0[i].damage } : {}),
        ...(state0[i].plus > 0 ? { counters: [{ kind: '+1/+1', n: state0[i].plus }] } : {}),
      }),
    ),
    ...landsFor(ANNA, [sweep.cost]),
    ...put(ANNA, 'hand', [sweep]),
  ];
  const b = benchOf(kit, { place });
  const state = b.state;
  const before = creatures.map((c) => b.perm(c.name));
  b.cast(ANNA, sweep.name);
  b.resolveAll();
  const died = creatures.filter((_, i) => !b.isThere(before[i].id));
  const e = effectOf(sweep);
  const mod = e?.do === 'continuous' ? e.mods[0] : undefined;
  const n = e?.do === 'damage' ? Number(e.amount) : mod?.mod === 'pt' ? -Number(mod.toughness) : 0;
  const guesses = [
    creatures.filter((c) => c.toughness <= n),
    creatures.filter((c, i) => c.toughness + state0[i].plus <= n),
    creatures.filter((c, i) => c.toughness - state0[i].damage <= n),
    creatures.filter((_, i) => (before[i].toughness ?? 0) - state0[i].damage <= n),
    creatures.filter((c, i) => (before[i].toughness ?? 0) - state0[i].damage <= n && !has(c, 'indestructible')),
  ];
  const more = creatures.map((c) => (died.includes(c) ? died.filter((x) => x !== c) : [...died, c]));
  return {
    state,
    told: [say('told.castsAll', { player: 'Anna', spell: nameOf(sweep) })],
    ask: say('ask.graveyard'),
    right: namesOf(died),
    wrong: [...guesses, ...more].map(namesOf),
    why: [
      because('why.sbaTogether', ['704.3']),
      e?.do === 'damage' ? because('why.lethal', ['704.5g'], { n }) : because('why.zeroToughness', ['704.5f'], { n }),
      ...(creatures.some((c) => has(c, 'indestructible')) ? [because('why.indestructible', ['702.12b'])] : []),
      ...(creatures.some((c) => lords(stock).includes(c)) ? [because('why.sbaAgain', ['704.3'])] : []),
      because('why.died', ['700.4'], { names: namesOf(died) }),
    ],
  };
};
