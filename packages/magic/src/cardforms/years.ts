/**
 * Cards in the rules of another year: what the rules themselves bring (classic:304.1, classic:310.2), and what later rules have changed about the cards there
 * were.
 */
import type { Ability, Card, Face, Filter, Step } from '@apnap/ability';
import { rulesOf } from '../years/differences.js';
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

/** The data with each requirement of targets in the words of then. */
function targetsOfThen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(targetsOfThen);
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, x]) => [key, targetsOfThen(x)]));
  return isTargets(node) ? { ...node, what: withoutWalkers(node.what) } : node;
}

/** A card as it was in the year whose rules these are. */
export function asThen(card: Card, rules: ByRules): Card {
  const { anyTarget, planeswalkers } = rulesOf(rules);
  let { faces } = card;
  if (anyTarget === 'creatureOrPlayer') faces = targetsOfThen(faces) as Face[];
  // 2015:306.4: no planeswalker was legendary
  if (planeswalkers === 'keepsOne')
    faces = faces.map((f) => (f.types.includes('Planeswalker') ? { ...f, supertypes: f.supertypes.filter((x) => x !== 'Legendary') } : f));
  return faces === card.faces ? card : { ...card, faces };
}
