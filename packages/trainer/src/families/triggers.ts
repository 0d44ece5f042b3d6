/** Triggered abilities of several players: who puts them on the stack when, and in which order they resolve (CR 603.3b, 101.4). */
import type { TriggeredAbility } from '@apnap/ability';
import { live, named, nameIn } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because } from '../because.js';
import { type Bench, landsFor, NAMES, put } from '../bench.js';
import { nameOf, say } from '../said.js';
import { effectOf, isCreature, type Stock, type Stocked, spellOf } from '../stock.js';
import { benchOf, type Family, several } from './family.js';

const only = (c: Stocked): TriggeredAbility | null => {
  const [a, more] = c.face.abilities;
  return more === undefined && a?.kind === 'triggered' && a.condition === undefined && a.program.targets.length === 0 ? a : null;
};

/** Creatures that trigger as they die, and ask for no target. */
const dying = (s: Stock) =>
  s.those('dying', (c) => {
    const e = only(c)?.event;
    return (
      isCreature(c) &&
      c.toughness <= 3 &&
      e?.on === 'zone' &&
      e.from === 'battlefield' &&
      e.to === 'graveyard' &&
      e.what.is === 'oneOf' &&
      e.what.of.sel === 'self'
    );
  });

/** Spells that destroy or hurt all creatures. */
const sweeps = (s: Stock) =>
  s.those('sweeps of all', (c) => {
    const e = effectOf(c);
    if (!c.face.types.includes('Sorcery') || (spellOf(c)?.targets.length ?? 1) > 0) return false;
    const all = e?.do === 'destroy' ? e.what : e?.do === 'damage' && typeof e.amount === 'number' && e.amount >= 3 ? e.to : undefined;
    return all?.sel === 'all' && all.filter.is === 'type' && all.filter.type === 'Creature';
  });

/** Sources of the abilities on the stack, that which resolves first before the others. */
function order(b: Bench): string[] {
  const s = b.state;
  return s.stack
    .slice()
    .reverse()
    .map((id) => {
      const n = named(s, live(s, id)?.stack?.env.source ?? 0);
      return n ? nameIn(n, 'en') : '';
    });
}

const orderText = (cards: readonly { name: string; zhName: string }[]): Text => say('order', { list: cards.map(nameOf) });

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [list.slice()];
  return list.flatMap((x, i) => permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [x, ...rest]));
}

/** The active player's abilities are put on the stack first, so they resolve last. */
export const triggers: Family = (kit) => {
  const { chance, level, stock } = kit;
  const active = chance.below(2);
  const sweep = chance.pick(sweeps(stock));
  const creatures = several(chance, level === 1 ? 2 : level + 1, dying(stock));
  const sides = creatures.map((_, i) => (i === 0 ? active : i === 1 ? 1 - active : chance.below(2)));
  const place = [
    ...creatures.flatMap((c, i) => put(sides[i], 'battlefield', [c])),
    ...landsFor(active, [sweep.cost]),
    ...put(active, 'hand', [sweep]),
  ];
  const b = benchOf(kit, { place, first: active });
  const state = b.state;
  b.cast(active, sweep.name);
  b.pass();
  b.pass();
  if (b.state.stack.length !== creatures.length) return null;
  // What is on the stack is what the engine has put there; the order among one player's own is his choice.
  const right = order(b).map((x) => creatures.find((c) => c.name === x));
  if (right.includes(undefined)) return null;
  const cards = right as Stocked[];
  const sideOf = (c: Stocked): number => sides[creatures.indexOf(c)];
  const possible = (list: readonly Stocked[]): boolean => {
    const at = list.map(sideOf);
    return at.lastIndexOf(1 - active) < at.indexOf(active);
  };
  if (!possible(cards)) return null;
  const wrong = chance.shuffled(permutations(cards).filter((list) => !possible(list)));
  const extra: Text[] = level === 1 ? [say('order.together'), say('order.chosen', { player: NAMES[active] })] : [];
  return {
    state,
    told: [
      ...creatures.map((c, i) => say('told.controls', { player: NAMES[sides[i]], name: nameOf(c) })),
      say('told.castsAll', { player: NAMES[active], spell: nameOf(sweep) }),
    ],
    ask: say(level === 1 ? 'ask.order' : 'ask.possibleOrder'),
    right: orderText(cards),
    wrong: [...wrong.map(orderText), ...extra],
    why: [because('why.apnap', ['603.3b', '101.4'], { active: NAMES[active], other: NAMES[1 - active] }), because('why.lastIn', ['405.5'])],
  };
};
