/** What may be done: timing (CR 117.1, 307, 601.3), targets (CR 115, 702), blocking (CR 509.1), and what it costs (CR 601.2f). */
import type { Form } from '@apnap/kernel';
import { objectView } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because, whyCan } from '../because.js';
import { ANNA, type Bench, landsFor, NICO, put } from '../bench.js';
import { nameOf, plain, say } from '../said.js';
import { effectOf, isCreature, type PlainCost, partsOf, type Stock, type Stocked, spellOf, targetOf } from '../stock.js';
import { Unfit } from '../unfit.js';
import { benchOf, type Family, several } from './family.js';

const simple = (c: Stocked): boolean => spellOf(c) !== null && (spellOf(c)?.targets.length ?? 9) <= 1;
const instants = (s: Stock) => s.those('instants', (c) => c.face.types.includes('Instant') && simple(c) && anyCreature(c));
const sorceries = (s: Stock) => s.those('sorceries', (c) => c.face.types.includes('Sorcery') && simple(c) && anyCreature(c));
const anyCreature = (c: Stocked): boolean => {
  const t = targetOf(c);
  return t !== null && t.what.is === 'type' && t.what.type === 'Creature';
};
const flash = (s: Stock) => s.those('flash', (c) => isCreature(c) && c.keywords?.includes('flash') === true);
const others = (s: Stock) =>
  s.those(
    'slow',
    (c) =>
      c.face.abilities.length <= 1 &&
      !c.face.types.includes('Instant') &&
      (c.face.types.includes('Enchantment') || c.face.types.includes('Artifact')) &&
      !c.face.subtypes.includes('Aura') &&
      !isCreature(c) &&
      c.face.abilities[0]?.kind !== 'keyword',
  );

/** CR 117.1a, 307.1: at which moments what can be cast; the engine says what is open to her. */
export const timing: Family = (kit) => {
  const { chance, level, stock } = kit;
  const moment = chance.pick(level === 1 ? (['theirTurn', 'combat'] as const) : (['theirTurn', 'combat', 'stack'] as const));
  const fast = chance.pick(level > 1 && chance.oneIn(2) ? flash(stock) : instants(stock));
  const slow = several(chance, 3, sorceries(stock), stock.plain, others(stock));
  const spell = chance.pick(instants(stock).filter((c) => c !== fast));
  const hand = chance.shuffled([fast, ...slow]);
  const place = [
    ...put(ANNA, 'battlefield', [chance.pick(stock.plain.filter((c) => !slow.includes(c)))]),
    ...landsFor(
      ANNA,
      hand.map((c) => c.cost),
    ),
    ...put(ANNA, 'hand', hand),
    ...(moment === 'stack' ? [...landsFor(NICO, [spell.cost]), ...put(NICO, 'hand', [spell])] : []),
  ];
  const b = benchOf(kit, { place, first: moment === 'combat' ? ANNA : NICO, from: moment === 'combat' ? 'beginCombat' : 'precombatMain' });
  if (moment === 'stack')
    b.cast(NICO, spell.name, [b.state.battlefield.find((id) => objectView(b.state, id).types.includes('Creature')) ?? 0]);
  b.priorityTo(ANNA);
  const can = (c: Stocked): boolean => b.options.some((o) => o.act === 'cast' && o.object === b.inHand(ANNA, c.name));
  const able = hand.filter(can);
  if (able.length !== 1) return null;
  return {
    state: b.state,
    told: [say(`moment.${moment}`)],
    ask: say('ask.castNow'),
    right: nameOf(able[0]),
    wrong: hand.filter((c) => !able.includes(c)).map(nameOf),
    why: hand.flatMap((c) => whyCan(b.state, ANNA, b.inHand(ANNA, c.name), nameOf(c))),
  };
};

const shielded = (s: Stock) =>
  s.those('shielded', (c) => isCreature(c) && c.keywords?.some((k) => k === 'hexproof' || k === 'shroud' || k === 'protection') === true);

/** Spells with one target among creatures, of any kind. */
const aimed = (s: Stock) =>
  s.those('aimed', (c) => {
    const t = targetOf(c);
    return (
      t !== null && spellOf(c) !== null && JSON.stringify(t.what).includes('"Creature"') && !JSON.stringify(t.what).includes('happened')
    );
  });

const optionsOf = (b: Bench): number[] => {
  const d = b.pending;
  return d.ask.form === 'pick' ? (d.ask.options as readonly { entity: number }[]).map((o) => o.entity) : [];
};

/** CR 115, 702.11, 702.16, 702.18: what a spell can target. */
export const targets: Family = (kit) => {
  const { chance, level, stock } = kit;
  const spell = chance.pick(level === 1 ? aimed(stock).filter(anyCreature) : aimed(stock));
  const creatures = several(chance, 4, shielded(stock), level === 1 ? shielded(stock) : stock.plain, shielded(stock), stock.plain);
  const sides = creatures.map(() => (level === 3 ? chance.pick([ANNA, NICO]) : NICO));
  const place = [
    ...creatures.flatMap((c, i) => put(sides[i], 'battlefield', [c])),
    ...landsFor(ANNA, [spell.cost]),
    ...put(ANNA, 'hand', [spell]),
  ];
  const b = benchOf(kit, { place });
  const state = b.state;
  b.begin(ANNA, spell.name);
  for (let n = 0; b.pending.kind !== 'targets'; n++) {
    if (n > 3 || b.pending.kind === 'act') throw new Unfit('no targets are asked for');
    b.answer({ pick: [0] });
  }
  const offered = optionsOf(b);
  const legal = creatures.filter((c) => offered.includes(b.perm(c.name).id));
  if (legal.length !== 1) return null;
  return {
    state,
    told: [],
    ask: say('ask.target', { player: 'Anna', spell: nameOf(spell) }),
    right: nameOf(legal[0]),
    wrong: creatures.filter((c) => !legal.includes(c)).map(nameOf),
    why: [
      because('why.legalTarget', ['115.1'], { name: nameOf(legal[0]) }),
      ...creatures.filter((c) => !legal.includes(c)).flatMap((c) => whyCan(b.state, ANNA, b.perm(c.name).id, nameOf(c))),
    ],
  };
};

const EVASION: readonly string[] = ['flying', 'fear', 'intimidate', 'protection', 'shadow'];
const evasive = (s: Stock) =>
  s.those(
    'evasive',
    (c) => isCreature(c) && c.power > 0 && c.keywords?.some((k) => EVASION.includes(k)) === true && !c.keywords.includes('defender'),
  );
const walls = (s: Stock) => s.those('blockers', (c) => isCreature(c) && c.keywords !== null && !c.face.supertypes.includes('Legendary'));

/** CR 509.1b: who can block what. */
export const blocks: Family = (kit) => {
  const { chance, level, stock } = kit;
  const attacker = chance.pick(evasive(stock).filter((c) => level > 1 || (c.keywords?.length === 1 && c.keywords[0] === 'flying')));
  const helpful = walls(stock).filter(
    (c) => c.keywords?.some((k) => k === 'flying' || k === 'reach' || k === 'shadow') || c.face.types.includes('Artifact'),
  );
  const blockers = several(chance, 4, helpful, stock.plain, level === 1 ? stock.plain : walls(stock), stock.plain);
  const tapped = level === 3 ? chance.below(4) : -1;
  const place = [
    ...put(ANNA, 'battlefield', [attacker]),
    ...blockers.flatMap((c, i) => put(NICO, 'battlefield', [c], i === tapped ? { tapped: 'tapped' } : {})),
  ];
  const b = benchOf(kit, { place, from: 'beginCombat' });
  attack(b, [attacker]);
  const state = b.state;
  b.pass();
  for (let n = 0; b.state.pending?.kind === 'act' && n < 3; n++) b.pass();
  if (b.pending.kind !== 'blockers') return null;
  const ask = b.pending.ask as Extract<Form<{ entity: number }>, { form: 'pair' }>;
  const able = blockers.filter((c) => {
    const i = ask.options.findIndex((o) => o.entity === b.perm(c.name, NICO).id);
    return i >= 0 && ask.allowed[i].length > 0;
  });
  if (able.length !== 1 || new Set([attacker, ...blockers].map((c) => c.name)).size < 5) return null;
  return {
    state,
    told: [say('told.attacks', { player: 'Anna', names: [nameOf(attacker)] })],
    ask: say('ask.block', { player: 'Nico', name: nameOf(attacker) }),
    right: nameOf(able[0]),
    wrong: blockers.filter((c) => !able.includes(c)).map(nameOf),
    why: blockers.flatMap((c) => whyCan(b.state, NICO, b.perm(c.name, NICO).id, nameOf(c))),
  };
};

/** Declares these attackers against the other player. */
export function attack(b: Bench, attackers: readonly Stocked[]): void {
  for (let n = 0; b.pending.kind === 'act' && n < 6; n++) b.pass();
  if (b.pending.kind !== 'attackers') throw new Unfit('nobody attacks');
  const { options } = b.pending.ask as Extract<Form<{ entity: number }>, { form: 'pair' }>;
  b.answer({ pairs: attackers.map((c) => [options.findIndex((o) => o.entity === b.perm(c.name, ANNA).id), 0] as const) });
  b.settle();
}

/** Permanents that change what spells cost. */
const taxes = (s: Stock) =>
  s.those(
    'taxes',
    (c) =>
      c.face.abilities.length === 1 &&
      partsOf(c).length === 1 &&
      partsOf(c).every(
        (p) => p.part === 'rule' && p.rule.rule === 'costChange' && p.rule.of === 'spells' && typeof p.rule.times === 'number',
      ),
  );

const total = (c: PlainCost): number => c.generic + Object.values(c.colored).reduce((a, n) => a + n, 0);

/** Lands that were tapped for it. */
function paid(b: Bench, c: Stocked): number {
  const tapped = (): number => b.state.battlefield.filter((id) => objectView(b.state, id).tapped).length;
  const before = tapped();
  b.cast(ANNA, c.name);
  return tapped() - before;
}

/** CR 601.2f: increases, then reductions; reductions take generic mana only. */
export const costs: Family = (kit) => {
  const { chance, level, stock } = kit;
  const spell = chance.pick(
    chance.oneIn(2)
      ? stock.bodies
      : stock.those(
          'unaimed',
          (c) => spellOf(c) !== null && spellOf(c)?.targets.length === 0 && ['draw', 'life', 'createToken'].includes(effectOf(c)?.do ?? ''),
        ),
  );
  const changers = several(chance, level, taxes(stock));
  const sides = changers.map(() => (level === 1 ? ANNA : chance.pick([ANNA, NICO])));
  const colors = Object.keys(spell.cost.colored);
  const lands = landsFor(ANNA, [spell.cost, { generic: 8, colored: colors[0] ? { [colors[0]]: 0 } : {} }]);
  const place = [...changers.flatMap((c, i) => put(sides[i], 'battlefield', [c])), ...lands, ...put(ANNA, 'hand', [spell])];
  const b = benchOf(kit, { place });
  const state = b.state;
  const right = paid(b, spell);
  const printed = total(spell.cost);
  if (right === printed && chance.below(4) > 0) return null;
  const sizes = changers.map((c) => {
    const [p] = partsOf(c);
    const rule = p.part === 'rule' && p.rule.rule === 'costChange' ? p.rule : null;
    const n = rule ? [...rule.mana.matchAll(/\{(\w+)\}/g)].reduce((a, [, x]) => a + (/\d/.test(x) ? Number(x) : 1), 0) : 0;
    return rule?.change === 'less' ? -n : n;
  });
  const sums = sizes.flatMap((x, i) => [printed + x, printed - x, ...sizes.slice(i + 1).map((y) => printed + x + y)]);
  const wrong = [...new Set([printed, printed + sizes.reduce((a, n) => a + n, 0), ...sums, right + 1, right - 1, right + 2])];
  return {
    state,
    told: [],
    ask: say('ask.cost', { player: 'Anna', spell: nameOf(spell) }),
    right: plain(String(right)),
    wrong: wrong.filter((n) => n >= 0).map((n): Text => plain(String(n))),
    why: [
      because('why.printedCost', ['601.2f'], { n: printed }),
      because('why.changedCost', ['601.2f', '118.7'], { list: changers.map(nameOf), n: right }),
    ],
  };
};
