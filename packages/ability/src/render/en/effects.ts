/** Effects as English clauses: who does it, and what. */

import type { Effect, Selector } from '../../language.js';
import { mentionsNode } from '../../same.js';

import { noteWay } from '../ways.js';
import { acts, keepYou, order } from './clauses.js';
import type { Clause, Context } from './context.js';
import { aimedCopies } from './copies.js';
import { costsText, foretellCost } from './costs.js';
import { deedText } from './deeds.js';
import { groupText, manyOf } from './objects.js';
import { predicateText } from './predicates.js';
import { amountText, quantityText } from './quantities.js';
import { playerText, possessiveOf, selectorText } from './references.js';
import { rulesClauses, rulesText } from './rules.js';
import { nextSpellText } from './spending.js';
import { durationText } from './times.js';
import { variantAction } from './variants.js';

function lifeText(c: Context, e: Extract<Effect, { do: 'life' }>): Clause {
  const own = mentionsNode(e.amount, { player: 'of', of: { sel: 'it' } });
  return order(`${possessiveOf(c, e.who)} life total becomes ${quantityText(own ? { ...c, it: 'they' } : c, e.amount)}`);
}

/** CR 406.3: at cards that are exiled face down, as long as they are. */
const lookingText = (c: Context, at: Selector, many: boolean): Clause => ({
  subject: 'you',
  text: `may look at ${selectorText(c, at)} for as long as ${many ? 'they remain' : 'it remains'} exiled`,
});

function controlText(c: Context, e: Extract<Effect, { do: 'controlPlayer' }>): Clause {
  const next = `next ${e.during ? 'combat phase' : 'turn'}`;
  if (e.who.player === 'you') return { subject: 'you', text: `control ${playerText(c, e.whom)} during that player's ${next}` };
  return { subject: playerText(c, e.who), text: `controls ${playerText(c, e.whom)} during ${possessiveOf(c, e.whom)} ${next}` };
}

function keywordActionText(c: Context, e: Extract<Effect, { do: 'keywordAction' }>): Clause {
  switch (e.action) {
    case 'venture':
      return acts(c, e.who, 'venture', `into ${e.subtype}`);
    case 'earthbend':
      if (e.what?.sel === 'target') c.mentioned.add(e.what.index);
      return acts(c, e.who, 'earthbend', amountText(c, e.n));
    case 'ringTempts':
      return { subject: 'the Ring', text: `tempts ${playerText(c, e.who)}` };
    case 'chaosEnsues':
    case 'planeswalk':
    case 'setInMotion':
      return variantAction(c, e);
    default:
      return order(`${e.action} ${e.what ? selectorText(c, e.what) : ''}`.trim());
  }
}

/** "That player discards that card": chosen from a hand that the player has shown. */
const deedOf = (c: Context, e: Effect): Clause | undefined =>
  e.do === 'discardThese' && e.what.sel === 'slot' && c.slots.get(e.what.slot)?.theirs
    ? { subject: 'that player', text: 'discards that card' }
    : deedText(c, e);

/** Whether what it is, or how it enters, is said in a sentence of its own. */
const entersApart = (e: Effect): boolean =>
  (e.do === 'move' && (e.entering?.mods?.length ?? 0) > 0) || (e.do === 'keywordAction' && e.entering !== undefined);

/** One effect that is a single clause; undefined for those made of others. */
export function clauseOf(c: Context, e: Effect): Clause | undefined {
  noteWay(c.ways, e);
  // what it is said to be stands in a sentence of its own
  if (entersApart(e)) return undefined;
  if (e.do === 'look' && e.at.sel === 'slot') return lookingText(c, e.at, manyOf(c, e.at));
  const deed = deedOf(c, e);
  if (deed) return deed;
  switch (e.do) {
    case 'life':
      return lifeText(c, e);
    case 'copyOnStack':
      if (e.aimedAt) return acts(c, e.who, ...aimedCopies(c, selectorText(c, e.what), e.aimedAt));
      return undefined;
    case 'keywordAction':
      return keywordActionText(c, e);
    case 'continuous':
      return continuousText(c, e);
    case 'emblem':
      return keepYou(c, e.who, 'get', `an emblem with ${c.say.quoted(c, e.abilities, 'this emblem')}`);
    case 'doubleX':
      return order('double the value of X');
    case 'reverseTurns':
      return order("reverse the game's turn order");
    case 'controlPlayer':
      return controlText(c, e);
    case 'dayNight':
      return { subject: 'it', text: `becomes ${e.becomes}` };
    case 'meld':
      return order(`exile them, then meld them into ${e.into}`);
    case 'speed':
      return { subject: `${possessiveOf(c, e.who)} speed`, text: `increases by ${quantityText(c, e.increase)}` };
    case 'gainDesignation':
      return keepYou(c, e.who, 'get', "the city's blessing for the rest of the game");
    case 'pair':
      return order(`pair ${selectorText(c, e.what)} with ${selectorText(c, e.with)}`);
    case 'endable':
      return { subject: 'you', text: `may ${costsText(c, e.cost, 'you')} to end this effect` };
    case 'removeDamage':
      return order(`remove all damage marked on ${selectorText(c, e.what)}`);
    case 'become':
      return {
        subject: selectorText(c, e.what),
        text: `becomes ${e.status}${e.cost ? `. Its foretell cost is ${foretellCost(c, e.cost)}` : ''}`,
      };
    case 'setLevel':
      return { subject: `${selectorText(c, e.what)}'s level`, text: `becomes ${e.level}` };
    case 'keywordDone':
      return order('');
    default:
      return undefined;
  }
}

/** A kind and something more for a time: the time is told before both. */
function timeFirst(e: Extract<Effect, { do: 'continuous' }>, text: string): boolean {
  if (e.duration !== 'endOfTurn') return false;
  const sized = e.mods.some((m) => m.mod === 'setPT');
  if (sized && / with base power and toughness \S+ and gains? | artifact creature and gains? /.test(text)) return true;
  if (e.rules.length > 0 || e.mods.length < 2 || !e.mods.some((m) => m.mod === 'types' && m.change === 'add')) return false;
  if (sized) return e.mods.some((m) => m.mod === 'loseAbility');
  const [first] = e.mods;
  return !(first.mod === 'types' && first.types[0] === 'Artifact' && first.types.length > 1);
}

function changedText(c: Context, e: Extract<Effect, { do: 'continuous' }>, subject: string, many: boolean): Clause {
  const text = predicateText(c, e.mods, e.rules, e.duration, many);
  if (timeFirst(e, text)) return { subject: `until end of turn, ${subject}`, text: predicateText(c, e.mods, e.rules, 'indefinite', many) };
  // what is quoted says "this creature" of itself: the object is "it" before that
  const enters = c.event?.on === 'zone' && c.event.what.is === 'oneOf' && c.event.what.of.sel === 'self';
  const it = enters && e.affects?.sel === 'self' && e.duration === 'indefinite' && text.includes(' and "');
  return { subject: it ? 'it' : subject, text };
}

function continuousText(c: Context, e: Extract<Effect, { do: 'continuous' }>): Clause {
  const control = e.mods.find((m) => m.mod === 'control');
  if (control && e.affects) {
    const tail = e.duration === 'indefinite' ? '' : ` ${durationText(c, e.duration)}`;
    const who = control.who.player === 'you' ? '' : playerText(c, control.who);
    const what = selectorText(c, e.affects);
    if (who !== '') c.given = { what: e.affects, who: control.who };
    return who === '' ? order(`gain control of ${what}${tail}`) : { subject: who, text: `gains control of ${what}${tail}` };
  }
  const found = e.affects?.sel === 'slot' ? c.slots.get(e.affects.slot) : undefined;
  const subject = found?.words === 'them' && found.group ? found.group : e.affects ? groupText(c, e.affects) : undefined;
  const many = e.affects ? manyOf(c, e.affects) : false;
  if (e.mods.length === 0) {
    const next = nextSpellText(c, e.rules);
    if (next) return order(next);
    if (e.during) {
      const of = playerText(c, e.during);
      const [rule] = rulesClauses(c, e.rules);
      return { subject: `during ${of}'s next turn, ${rule.subject}`, text: rule.text.replace(/^must /, '') };
    }
    const { subject: who, text } = rulesText(c, e.rules, e.duration);
    return { subject: who, text };
  }
  return changedText(c, e, subject ?? 'it', many);
}
