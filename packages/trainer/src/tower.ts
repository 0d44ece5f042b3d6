/**
 * A Judge Tower: a pile of cards, all the mana there is, and no choice: whoever draws a card must play it if that can be done, and must notice all that triggers. The engine
 * plays by the seed and knows what has triggered; who is asked loses a point for what he overlooks.
 */
import { named, nameIn, objectView } from '@apnap/magic';
import type { Text } from '@apnap/words';
import { because, whyCan } from './because.js';
import { ANNA, type Answering, Bench, NAMES, NICO, put } from './bench.js';
import type { Chance } from './chance.js';
import type { Kit } from './families/family.js';
import type { Draft } from './question.js';
import { nameOf, namesOf, say } from './said.js';
import { isCreature, type Stock, type Stocked, spellOf } from './stock.js';
import { Unfit } from './unfit.js';

/** Cards of the pile, and how many questions it is left after. */
const CARDS = 40;
export const STEPS = 12;
/** Of each basic land, for each player: more than anything costs. */
const LANDS = 3;

const triggering = (c: Stocked): boolean => c.face.abilities.some((a) => a.kind === 'triggered');

/** Events that playing cards can bring about. */
const EVENTS: readonly string[] = ['zone', 'cast', 'gainLife', 'draw', 'discard', 'damage', 'target'];

/** Permanents that trigger, alone among what they do. */
const watchers = (s: Stock) =>
  s.those('watchers', (c) => {
    const [only, more] = c.face.abilities;
    const lasting = isCreature(c) || c.face.types.includes('Enchantment') || c.face.types.includes('Artifact');
    return (
      lasting && more === undefined && only?.kind === 'triggered' && !c.face.subtypes.includes('Aura') && EVENTS.includes(only.event.on)
    );
  });

/** Spells with at most one target. */
const spells = (s: Stock) =>
  s.those(
    'spells of the tower',
    (c) => spellOf(c) !== null && (spellOf(c)?.targets.length ?? 9) <= 1 && !c.face.types.includes('Planeswalker'),
  );

const pile = (chance: Chance, stock: Stock): Stocked[] => {
  const cards = [
    ...chance.some(watchers(stock), CARDS / 2),
    ...chance.some(stock.plain, CARDS / 4),
    ...chance.some(spells(stock), CARDS / 4),
  ];
  return chance.shuffled([...new Map(cards.map((c) => [c.name, c])).values()]);
};

/** What was answered by chance while something was done: what was aimed at, and whether anybody had to choose anything else. */
interface Noted {
  targets: Text[];
  chose: boolean;
}

/** What is not asked is answered by chance, and whatever may be done is done. */
const byChance =
  (chance: Chance, noted: Noted = { targets: [], chose: false }): Answering =>
  (d, s) => {
    if (d.kind === 'targets' && d.ask.form === 'pick' && d.ask.options.length > 0 && d.ask.min <= 1) {
      const at = chance.below(d.ask.options.length);
      const n = named(s, (d.ask.options as readonly { entity: number }[])[at].entity);
      if (n) noted.targets.push({ en: nameIn(n, 'en'), zh: nameIn(n, 'zh') });
      return { pick: [at] };
    }
    if (d.kind !== 'pay') noted.chose = true;
    return d.ask.form === 'confirm' ? { yes: true } : undefined;
  };

/** Names of what has triggered while something is done. */
function heard(b: Bench, does: () => void): Set<string> {
  const names = new Set<string>();
  b.heard = (events, s) => {
    for (const e of events) {
      const n = e.kind === 'trigger' ? named(s, e.source) : null;
      if (n) names.add(nameIn(n, 'en'));
    }
  };
  does();
  b.heard = null;
  return names;
}

interface Played {
  names: Set<string>;
  /** Where it was aimed. */
  at: Text[];
  /** It has resolved: nothing triggered as it was cast. */
  resolved: boolean;
  /** Somebody had a choice that is not told of. */
  chose: boolean;
}

/** Casts it. What triggers then is asked about; where nothing does, what triggers as it resolves. What those abilities bring about comes after. */
function play(b: Bench, seat: number, card: Stocked, chance: Chance): Played {
  const cast: Noted = { targets: [], chose: false };
  const names = heard(b, () => b.cast(seat, card.name, [], byChance(chance, cast)));
  if (names.size > 0) return { names, at: cast.targets, resolved: false, chose: false };
  const on = b.state.stack.length;
  const resolving: Noted = { targets: [], chose: false };
  const later = heard(b, () => {
    for (let n = 0; n < 2 && b.state.stack.length >= on && b.state.stack.length > 0; n++) b.pass(byChance(chance, resolving));
  });
  return { names: later, at: cast.targets, resolved: true, chose: resolving.chose };
}

const SETTING_UP = [ANNA, NICO] as const;

function begun({ game, seed }: Kit, cards: readonly Stocked[]): Bench {
  const lands = SETTING_UP.flatMap((seat) =>
    put(seat, 'battlefield', ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'], { count: LANDS }),
  );
  const libraries = cards.map((c, i) => put(i % 2 === 0 ? ANNA : NICO, 'library', [c])[0]);
  return new Bench(game, { place: [...lands, ...libraries], from: 'upkeep' }, seed);
}

/** Goes on to the next main phase with an empty stack, attacking with nothing. */
function nextMain(b: Bench, chance: Chance, turn: number): void {
  for (let n = 0; n < 60; n++) {
    b.settle(byChance(chance));
    const d = b.pending;
    if (
      d.kind === 'act' &&
      b.state.turn.number >= turn &&
      b.state.turn.step === 'precombatMain' &&
      b.state.stack.length === 0 &&
      d.seat === b.state.turn.active
    )
      return;
    if (d.kind === 'attackers' || d.kind === 'blockers') b.answer({ pairs: [] });
    else b.answer({ pick: [0] });
  }
  throw new Unfit('the turn does not end');
}

/** What could be thought to have triggered: the right ones with one left out, one more, all, none. */
function mistakes(chance: Chance, right: readonly Stocked[], all: readonly Stocked[]): Text[] {
  const less = right.map((c) => right.filter((x) => x !== c));
  const more = all.filter((c) => !right.includes(c)).map((c) => [...right, c]);
  return chance
    .shuffled([...less, ...more, all, []].filter((x) => x.length !== right.length || x.some((c) => !right.includes(c))))
    .map(namesOf);
}

/** Questions of a tower, one after the other, as the engine plays it. */
export function* towerOf(kit: Kit): Generator<Draft> {
  const { chance, stock } = kit;
  const cards = pile(chance, stock);
  const b = begun(kit, cards);
  for (let turn = 1; turn < CARDS; turn++) {
    b.rest();
    nextMain(b, chance, turn);
    const seat = b.state.turn.active;
    const player = NAMES[seat];
    const id = b.state.players.rows[seat].hand.at(-1);
    const card = id === undefined ? undefined : cards.find((c) => c.name === objectView(b.state, id).name);
    if (!card || id === undefined) continue;
    const state = b.state;
    const can = b.options.some((o) => o.act === 'cast' && o.object === id);
    if ((spellOf(card)?.targets.length ?? 0) > 0 && (!can || chance.oneIn(3)))
      yield {
        state,
        told: [say('tower.draws', { player, card: nameOf(card) })],
        ask: say('tower.must', { player }),
        right: say(can ? 'tower.yes' : 'tower.no'),
        wrong: [say(can ? 'tower.no' : 'tower.yes'), say('tower.may')],
        why: whyCan(state, seat, id, nameOf(card)),
      };
    if (!can) continue;
    const { names, at, resolved, chose } = play(b, seat, card, chance);
    const there = [...state.battlefield.map((x) => objectView(state, x).name), card.name];
    const watching = cards.filter((c) => there.includes(c.name) && triggering(c));
    const right = watching.filter((c) => names.has(c.name));
    // What tokens and the rules trigger is nobody's card: then it is not asked.
    b.resolveAll(byChance(chance));
    if (watching.length === 0 || right.length < names.size || chose || (right.length === 0 && !chance.oneIn(4))) continue;
    yield {
      state,
      told: [say(`tower.${resolved ? 'resolves' : 'casts'}${at.length > 0 ? 'On' : ''}`, { player, card: nameOf(card), on: at })],
      ask: say('tower.triggers'),
      right: namesOf(right),
      wrong: mistakes(chance, right, watching),
      why: [
        because('tower.whyTriggers', ['603.2'], { names: namesOf(right) }),
        because('tower.whyAll', ['603.2'], { list: watching.map(nameOf) }),
      ],
    };
  }
}
