/**
 * Cards in the rules of another year: what the rules themselves bring (classic:304.1, classic:310.2), and what later rules have changed about the cards there
 * were.
 */
import type { Ability, Card, Condition, Effect, Face, Filter, Program, Selector, Step, TargetSpec } from '@apnap/ability';
import { isCreatureType } from '../years/creature-types.js';
import { type Rules, rulesOf } from '../years/differences.js';
import type { ByRules } from '../years/profile.js';
import { MARKERS } from './markers.js';

const inStep = (step: Step, draws: boolean): Ability => ({
  kind: 'triggered',
  event: { on: 'step', step, whose: { player: 'you' } },
  program: { targets: [], effect: draws ? { do: 'draw', who: { player: 'you' }, count: 1 } : { do: 'nothing' } },
});

const marker = (name: string, zhName: string, ability: Ability): Card => ({
  name,
  layout: 'emblem',
  faces: [{ name, zhName, supertypes: [], types: [], subtypes: [], abilities: [ability] }],
});

const TURN_DRAW = marker(MARKERS.turnDraw, '回合抓牌', inStep('draw', true));
const COMBAT_DAMAGE = marker(MARKERS.combatDamage, '战斗伤害', inStep('combatDamage', false));

/** Built-in cards of games by these rules. */
export function cardsOfYear(rules: ByRules): readonly Card[] {
  const { turnDraw, combatDamage } = rulesOf(rules);
  return [...(turnDraw === 'stack' ? [TURN_DRAW] : []), ...(combatDamage === 'stack' ? [COMBAT_DAMAGE] : [])];
}

const isLater = (f: Filter): boolean => f.is === 'type' && (f.type === 'Planeswalker' || f.type === 'Battle');

const mentionsPlayers = (f: Filter): boolean => f.is === 'player' || ((f.is === 'and' || f.is === 'or') && f.of.some(mentionsPlayers));

/** "Any target" as "creature or player", "player or planeswalker" as "player" (today CR 115.4). */
function withoutWalkers(f: Filter): Filter {
  if (f.is === 'and') return { ...f, of: f.of.map(withoutWalkers) };
  if (f.is !== 'or' || !mentionsPlayers(f)) return f;
  const of = f.of.filter((x) => !isLater(x));
  return of.length === 1 ? of[0] : { ...f, of };
}

const isTargets = (node: object): node is { from: readonly string[]; what: Filter } =>
  'from' in node && Array.isArray(node.from) && node.from.includes('players') && 'what' in node;

const targetsOfThen = (node: object): object => (isTargets(node) ? { ...node, what: withoutWalkers(node.what) } : node);

/** The slot for whether anything was put into the library: above those a card uses. */
const PUT_INTO_LIBRARY = 38;

/** Of which objects there can be none where they are expected; a set of all there are is shuffled in even if it is empty (2015:701.16e). */
const isSpecific = (what: Selector, targets: readonly TargetSpec[]): boolean =>
  what.sel === 'self' ||
  what.sel === 'it' ||
  what.sel === 'slot' ||
  what.sel === 'event' ||
  (what.sel === 'target' && typeof targets[what.index]?.min === 'number' && (targets[what.index].min as number) > 0);

/** Whether something is in a library now. */
const inLibrary = (slot: number): Condition => ({
  if: 'matches',
  what: { sel: 'slot', slot },
  filter: { is: 'inZone', zone: 'library' },
});

const isProgram = (node: object): node is Program => 'targets' in node && Array.isArray(node.targets) && 'effect' in node;

/** 2015:701.16c-d: what is to be shuffled into a library is not there, or goes elsewhere: the library is not shuffled. */
const shuffledOfThen = (node: object): object =>
  isProgram(node) ? { ...node, effect: eachNode(node.effect, (x) => shuffledIf(x, node.targets)) as Effect } : node;

function shuffledIf(node: object, targets: readonly TargetSpec[]): object {
  const of = (node as { do?: string }).do === 'seq' ? (node as Extract<Effect, { do: 'seq' }>).of : undefined;
  if (!of?.some((e) => e.do === 'shuffle')) return node;
  const changed: Effect[] = [];
  of.forEach((e, i) => {
    const before = changed[i - 1];
    if (
      e.do !== 'shuffle' ||
      before?.do !== 'move' ||
      before.to !== 'library' ||
      before.position !== 'top' ||
      !isSpecific(before.what, targets)
    ) {
      changed.push(e);
      return;
    }
    const slot = before.bind ?? PUT_INTO_LIBRARY;
    changed[i - 1] = { ...before, bind: slot };
    changed.push({ do: 'if', cond: inLibrary(slot), then: e });
  });
  return { ...node, of: changed };
}

/** The data with each node changed, those below it first. */
function eachNode(value: unknown, change: (node: object) => object): unknown {
  if (Array.isArray(value)) return value.map((x) => eachNode(x, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, x]) => [key, eachNode(x, change)])));
}

/** A card as it was in the year whose rules these are. */
export function cardThen(card: Card, rules: Rules): Card {
  const { anyTarget, planeswalkers, shuffleAbsent, legends, walls, withoutCost, creatureTypes } = rules;
  let { faces } = card;
  if (anyTarget === 'creatureOrPlayer') faces = eachNode(faces, targetsOfThen) as Face[];
  if (shuffleAbsent === 'not') faces = eachNode(faces, shuffledOfThen) as Face[];
  // 2015:306.4: no planeswalker was legendary
  if (planeswalkers === 'keepsOne')
    faces = faces.map((f) => (f.types.includes('Planeswalker') ? { ...f, supertypes: f.supertypes.filter((x) => x !== 'Legendary') } : f));
  // classic:215.2: "Legend" is a creature type
  if (legends === 'oldestStays')
    faces = faces.map((f) =>
      f.supertypes.includes('Legendary') && f.types.includes('Creature') ? { ...f, subtypes: [...f.subtypes, 'Legend'] } : f,
    );
  // 2015:205.3m: what is not in the list is no creature type
  if (creatureTypes === 'in2015')
    faces = faces.map((f) =>
      f.subtypes.some((x) => !isCreatureType(x, rules)) ? { ...f, subtypes: f.subtypes.filter((x) => isCreatureType(x, rules)) } : f,
    );
  // classic:308.1: their type alone keeps Walls from attacking
  if (walls === 'type')
    faces = faces.map((f) =>
      f.subtypes.includes('Wall') ? { ...f, abilities: f.abilities.filter((a) => a.kind !== 'keyword' || a.keyword !== 'defender') } : f,
    );
  // classic:203.1: the mana cost of a land is 0
  if (withoutCost === 'zero')
    faces = faces.map((f) => (f.types.includes('Land') && f.manaCost === undefined ? { ...f, manaCost: '{0}' } : f));
  return faces === card.faces ? card : { ...card, faces };
}
