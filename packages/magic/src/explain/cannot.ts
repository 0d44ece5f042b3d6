/**
 * Why something can't be done with an object now. The answers come from the same questions by which the engine decides what it offers, so what is
 * said and what is allowed can't part.
 */

import { formatMana, type ManaText } from '@apnap/ability';
import { type Id, seatEntity } from '@apnap/kernel';
import type { Lang } from '@apnap/words';
import { landObstacle, landTimeObstacle } from '../casting/land.js';
import { activationObstacles, castObstacles } from '../casting/legal.js';
import { targetObstacle } from '../casting/targets.js';
import { abilityBranches, spellBranches, type Total, totalOfAbility, totalOfSpell } from '../casting/total.js';
import { restPayable } from '../costs/parts.js';
import { characteristicsOf, controllerOf, staticEnv } from '../reading/characteristics.js';
import { hasType } from '../reading/traits.js';
import { live } from '../state/access.js';
import type { Env, Obj } from '../state/objects.js';
import type { Obstacle } from '../state/obstacle.js';
import type { State } from '../state/types.js';
import { attackerObstacle, attackObstacle, defendersOf } from '../turn/combat/attackers.js';
import { blockerObstacle, blockObstacle, blockOffer } from '../turn/combat/blockers.js';
import { abilityText, type Reason, reason } from './words.js';

/**
 * Why the seat can't do (more) with this object now; where it can, that is said. The caller decides whether the seat may know of the object.
 * @returns one reason or several: one for each ability, way of casting or attacker it is about.
 */
export function explainCannot(s: State, seat: number, id: Id, lang: Lang): Reason[] {
  const o = live(s, id);
  const d = s.pending;
  if (!o || !d) return [reason(s, lang, 'cannot.over', ['104.1'])];
  if (d.decider !== seat) return [reason(s, lang, 'cannot.notAsked', [d.rule], { player: seatEntity(d.decider) })];
  switch (d.kind) {
    case 'attackers':
      return attacking(s, id, lang);
    case 'blockers':
      return blocking(s, d.seat, id, lang);
    case 'targets':
      return targeting(s, d.seat, id, lang);
    case 'act':
      return acting(s, d.seat, o, lang);
    default:
      return [reason(s, lang, 'cannot.notOffered', [d.rule], { prompt: d.prompt })];
  }
}

/** The sentence for what stands in the way: a statement of a static ability is quoted, as a card that can't block doesn't “forbid” it to itself. */
function sentenceFor({ why, says, source }: Obstacle, id: Id, cost?: ManaText): string {
  if (why === 'cost' && cost) return 'cannot.mana';
  if (says === undefined) return `cannot.${why}`;
  return source === id ? 'cannot.saysItself' : 'cannot.says';
}

function say(s: State, lang: Lang, id: Id, obstacle: Obstacle, more: { cost?: ManaText } = {}): Reason {
  const { rule, says, source } = obstacle;
  const ability = says ? abilityText(s, source, { kind: 'static', parts: [{ part: 'rule', rule: says }] }, lang) : '';
  const params = { object: id, source, cost: more.cost ?? '', ability };
  return reason(s, lang, sentenceFor(obstacle, id, more.cost), [rule], params, source || id);
}

function attacking(s: State, id: Id, lang: Lang): Reason[] {
  const own = attackerObstacle(s, id);
  if (own) return [say(s, lang, id, own)];
  const stopped = defendersOf(s).flatMap((defender) => {
    const obstacle = attackObstacle(s, id, defender);
    return obstacle ? [{ ...say(s, lang, id, obstacle), entity: obstacle.source || defender }] : [];
  });
  return stopped.length > 0 ? stopped : [reason(s, lang, 'cannot.canAttack', ['508.1a'], { object: id }, id)];
}

function blocking(s: State, seat: number, id: Id, lang: Lang): Reason[] {
  const own = blockerObstacle(s, seat, id);
  if (own) return [say(s, lang, id, own)];
  return blockOffer(s, seat).attackers.map((attacker) => {
    const obstacle = blockObstacle(s, id, attacker);
    if (!obstacle) return reason(s, lang, 'cannot.canBlock', ['509.1a'], { object: id, attacker }, attacker);
    const { text } = say(s, lang, id, obstacle);
    return reason(s, lang, 'cannot.blockPair', [obstacle.rule], { attacker, why: text }, attacker);
  });
}

/** CR 115.4: protection of all kinds first, then that the spell or ability asks for something else. */
function targeting(s: State, seat: number, id: Id, lang: Lang): Reason[] {
  const source = s.pending?.source ?? 0;
  const env = live(s, source)?.stack?.env ?? staticEnv(source, seat);
  const obstacle = targetObstacle(s, id, env, source);
  if (obstacle) return [say(s, lang, id, obstacle)];
  const prompt = s.pending?.prompt ?? '';
  return [reason(s, lang, 'cannot.notWhat', ['115.1'], { object: id, source, prompt }, id)];
}

function acting(s: State, seat: number, o: Obj, lang: Lang): Reason[] {
  const reasons = [...landReasons(s, seat, o, lang), ...castReasons(s, seat, o, lang), ...abilityReasons(s, seat, o, lang)];
  if (reasons.length > 0) return reasons;
  if (o.zone === 'battlefield' && controllerOf(s, o.id) !== seat)
    return [reason(s, lang, 'cannot.notController', ['602.2'], { object: o.id }, o.id)];
  return [reason(s, lang, 'cannot.nothing', ['117.1'], { object: o.id }, o.id)];
}

function landReasons(s: State, seat: number, o: Obj, lang: Lang): Reason[] {
  if (o.zone === 'battlefield' || !hasType(characteristicsOf(s, o), 'Land')) return [];
  const obstacle = landObstacle(s, seat, o.id) ?? landTimeObstacle(s, seat);
  return [obstacle ? say(s, lang, o.id, obstacle) : reason(s, lang, 'cannot.canPlay', ['305.1'], { object: o.id }, o.id)];
}

function castReasons(s: State, seat: number, o: Obj, lang: Lang): Reason[] {
  if (o.zone === 'battlefield' || o.zone === 'stack' || hasType(characteristicsOf(s, o), 'Land')) return [];
  const ways = castObstacles(s, seat, o.id);
  if (ways.length === 0) return o.zone === 'hand' ? [reason(s, lang, 'cannot.noWay', ['601.3'], { object: o.id }, o.id)] : [];
  return ways.map(({ way, obstacle }) => {
    if (!obstacle) return reason(s, lang, 'cannot.canCast', ['601.1'], { object: o.id }, o.id);
    const ways = spellBranches(s, o.id, way.cost, staticEnv(o.id, seat));
    const cost = manaLeft(s, seat, ways, (env) => totalOfSpell(s, seat, o.id, way.cost, env));
    return say(s, lang, o.id, obstacle, { cost });
  });
}

/** The mana of a total cost; where it leaves a choice, of the first way in which everything else can be paid. */
function manaLeft(s: State, seat: number, ways: readonly Env[], total: (env: Env) => Total): string {
  const open = ways.length < 2 ? undefined : ways.find((env) => restPayable(s, seat, total(env).rest, env));
  return formatMana(total(open ?? ways[0]).mana.symbols);
}

function abilityReasons(s: State, seat: number, o: Obj, lang: Lang): Reason[] {
  return activationObstacles(s, seat, o.id).map(({ ability, obstacle }) => {
    const text = abilityText(s, o.id, ability, lang);
    if (!obstacle) return reason(s, lang, 'cannot.canActivate', ['602.1'], { ability: text }, o.id);
    const cost = manaLeft(s, seat, abilityBranches(s, seat, o.id, ability, staticEnv(o.id, seat)), (env) =>
      totalOfAbility(s, seat, o.id, ability, env),
    );
    const why = say(s, lang, o.id, obstacle, { cost });
    return reason(s, lang, 'cannot.ability', why.rules, { ability: text, why: why.text }, why.entity);
  });
}
