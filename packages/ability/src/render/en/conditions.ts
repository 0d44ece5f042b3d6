/** Conditions and events in English. */

import { keywordInfo } from '../../keywords.js';
import type { Condition, EventPattern, Filter, PlayerRef, Quantity, Selector } from '../../language.js';
import { same } from '../../same.js';
import { meldPartner } from '../meld.js';
import { diedThisWay, ofLibrary } from '../ways.js';
import { CLASH, type Context } from './context.js';
import { costsText } from './costs.js';
import { designatedText, maxSpeedText } from './designations.js';
import { controls, nounText, oneNoun, sizeOf, splitController, statText, targetsPost } from './filters.js';
import { quantityText, wayWords } from './quantities.js';
import { allText, playerText, possessiveOf, selectorText } from './references.js';
import { SEARCHED } from './searching.js';
import { STEP } from './times.js';
import { colorWord, listOf, numberWord, withArticle } from './words.js';

/** "two or more", "exactly three", "no". */
function comparison(c: Context, cmp: string, right: Quantity): string {
  const n = typeof right === 'number' ? numberWord(right) : quantityText(c, right);
  if (cmp === '>=') return `${n} or more`;
  if (cmp === '<=') return `${n} or fewer`;
  if (cmp === '=') return right === 0 ? 'no' : `exactly ${n}`;
  return cmp === '<' ? `fewer than ${n}` : `more than ${n}`;
}

function countCondition(c: Context, of: Selector, cmp: string, right: Quantity): string {
  if (of.sel !== 'all') return `${quantityText(c, { q: 'count', of })} is ${comparison(c, cmp, right)}`;
  if (of.zone === 'hand' && of.filter.is === 'any' && of.of) {
    const who = playerText(c, of.of);
    const has = who === 'you' ? 'have' : 'has';
    return right === 0 && cmp === '=' ? `${who} ${has} no cards in hand` : `${who} ${has} ${comparison(c, cmp, right)} cards in hand`;
  }
  if (of.zone === 'graveyard' && of.of?.player === 'of' && of.of.of.sel === 'it')
    return `${c.it} ${c.it === 'you' ? 'have' : 'has'} ${comparison(c, cmp, right)} ${nounText(c, of.filter, { many: true, head: 'card' })} in their graveyard`;
  const attached = of.filter.is === 'and' ? of.filter.of.find((f) => f.is === 'attachedTo') : undefined;
  if (attached?.is === 'attachedTo' && of.filter.is === 'and' && cmp === '>=') {
    const kinds = of.filter.of.filter((f) => f !== attached);
    const kind: Filter = kinds.length === 1 ? kinds[0] : { is: 'and', of: kinds };
    const what =
      right === 1
        ? oneNoun(c, kind, { head: 'permanent' })
        : `${comparison(c, cmp, right)} ${nounText(c, kind, { many: true, head: 'permanent' })}`;
    return `${what} ${right === 1 ? 'is' : 'are'} attached to ${selectorText(c, attached.of)}`;
  }
  const { who, rest } = of.zone === 'battlefield' ? splitController(of.filter) : { rest: of.filter };
  if (who) {
    const subject = who.player === 'eachOpponent' ? 'an opponent controls' : controls(c, who);
    if (cmp === '>=' && right === 1) return `${subject} ${oneNoun(c, rest, { head: 'permanent' })}`;
    return `${subject} ${comparison(c, cmp, right)} ${nounText(c, rest, { many: true, head: 'permanent' })}`;
  }
  if (cmp === '>=' && right === 1)
    return of.zone === 'battlefield'
      ? `${withArticle(allText(c, of, false))} is on the battlefield`
      : `there is ${withArticle(allText(c, of, false))}`;
  if (cmp === '=' && right === 0 && of.zone === 'battlefield') return `no ${allText(c, of, true)} are on the battlefield`;
  return `there are ${comparison(c, cmp, right)} ${allText(c, of, true)}${of.zone === 'battlefield' ? ' on the battlefield' : ''}`;
}

function matchesText(c: Context, what: Selector, f: Filter): string {
  if (f.is === 'satisfies' && f.cond.if === 'compare' && ofLibrary(f.cond.left) && typeof f.cond.right === 'number')
    return `a library has ${numberWord(f.cond.right)} or ${f.cond.cmp === '<=' ? 'fewer' : 'more'} cards in it`;
  if (f.is === 'satisfies') {
    const who = what.sel === 'players' && what.who.player === 'eachOpponent' ? 'an opponent' : selectorText(c, what);
    return conditionText({ ...c, it: who }, f.cond);
  }
  const done = what.sel === 'filter' ? wayWords(c, what) : undefined;
  if (done) return `${withArticle(nounText(c, f, { many: false, head: 'permanent' }))} was ${done} this way`;
  const not = f.is === 'not';
  const lost = lostThisWay(c, what, f);
  if (lost) return lost;
  const subject = selectorText(c, what);
  const inner = not ? f.of : f;
  // a target that has left a graveyard is spoken of as it was (CR 608.2h)
  const gone = what.sel === 'target' && c.targets[what.index]?.from[0] === 'graveyard';
  const is = gone ? (not ? "wasn't" : 'was') : not ? "isn't" : 'is';
  if (inner.is === 'status' && inner.status === 'paired') return `${subject} ${is} paired with another creature`;
  switch (inner.is) {
    case 'status':
    case 'color':
    case 'supertype':
    case 'colorCount':
    case 'historic': {
      const word = nounText(c, inner, { many: false, head: 'permanent' }).replace(/ permanent$/, '');
      if (not && inner.is === 'supertype') return `${subject} is non${word}`;
      return `${subject} ${is} ${word}`;
    }
    case 'or': {
      const words = inner.of.map((f) => adjective(c, f));
      return words.includes(undefined) ? otherwise(c, what, { subject, is, gone }, inner) : `${subject} ${is} ${words.join(' or ')}`;
    }
    case 'stat':
      if (!not && !gone) return `${has(c, what, subject)} ${statText(c, inner)}`;
      return `${subject} ${is} ${withArticle(nounText(c, inner, { many: false, head: 'permanent' }))}`;
    case 'and':
      return bothText(c, { subject, is }, inner.of) ?? otherwise(c, what, { subject, is, gone }, inner);
    case 'attachedTo':
      if (inner.of.sel !== 'all' || inner.of.zone !== 'battlefield') return otherwise(c, what, { subject, is, gone }, inner);
      return `${subject} ${is} attached to ${oneNoun(c, inner.of.filter, { head: 'permanent' })}`;
    case 'keyword':
      return `${subject} has ${keywordInfo(inner.keyword)?.en ?? inner.keyword}`;
    case 'counters':
      if (what.sel === 'players')
        return `${what.who.player === 'eachOpponent' ? 'an opponent' : subject} has ${comparison(c, inner.cmp, inner.value)} ${inner.counter} counters`;
      if (inner.cmp === '=' && inner.value === 0) return `${subject} has no ${inner.counter} counters on it`;
      if (inner.value === 1) return `${subject} has ${withArticle(inner.counter)} counter on it`;
      return `${subject} has ${comparison(c, inner.cmp, inner.value)} ${inner.counter} counters on it`;
    case 'designated':
      return designatedText(what.sel === 'players' && what.who.player === 'eachOpponent' ? 'an opponent' : subject, inner.designation, not);
    case 'inZone':
      if (inner.zone === 'library') return "you revealed a card but didn't put it onto the battlefield";
      return `${subject} is ${inner.zone === 'graveyard' ? 'in your graveyard' : inner.zone === 'battlefield' ? 'on the battlefield' : `in ${inner.zone}`}`;
    case 'targets':
      if (inner.only && inner.what.is === 'any') return `${subject} ${not ? "doesn't have" : 'has'} a single target`;
      if (inner.only && !not) return `${subject} ${targetsPost(c, inner).replace(/^that /, '')}`;
      return `${subject} ${not ? "doesn't target" : 'targets'} ${withArticle(nounText(c, inner.what, { many: false, head: 'permanent' }))}`;
    case 'cast':
      if (inner.paid !== undefined) return paidText({ ...c, self: 'it' }, inner.paid, not ? "wasn't" : 'was');
      return castText(c, what, inner.from);
    default:
      return otherwise(c, what, { subject, is, gone }, inner);
  }
}

/** "this spell was cast from a graveyard", "you cast it from your hand". */
function castText(c: Context, what: Selector, from: string | undefined): string {
  if (from === 'graveyard' && what.sel === 'self') return `${c.self} was cast from a graveyard`;
  return from ? `you cast it from your ${from}` : 'you cast it';
}

/** "that creature has", "the creature had": of what has died as it was (CR 608.2h). */
const has = (c: Context, what: Selector, subject: string): string =>
  what.sel === 'event' && c.event?.on === 'zone' && c.event.to === 'graveyard' && subject.startsWith('that ')
    ? `${subject.replace('that', 'the')} had`
    : `${subject} has`;

/** "a creature card is exiled this way": of what has no name of its own. */
function lostThisWay(c: Context, what: Selector, f: Filter): string | undefined {
  const way = what.sel === 'slot' ? c.ways.get(what.slot) : undefined;
  if (what.sel !== 'slot' || (way !== 'destroy' && way !== 'exile')) return undefined;
  const held = c.slots.get(what.slot);
  if (held && !(f.is === 'not' && held.gone)) return undefined;
  const [head, done] = way === 'exile' ? (['card', 'exiled'] as const) : (['permanent', 'destroyed'] as const);
  return `${withArticle(nounText(c, f, { many: false, head }))} is ${done} this way`;
}

/** Two filters that are said as one; undefined for others. */
function bothText(c: Context, said: { subject: string; is: string }, of: readonly Filter[]): string | undefined {
  const [a, b] = of;
  if (of.length === 2 && a.is === 'status' && a.status === 'ringBearer' && b.is === 'controlledBy')
    return `${said.subject} ${said.is} ${possessiveOf(c, b.who)} Ring-bearer`;
  const away = of.some((f) => f.is === 'not' && f.of.is === 'cast' && f.of.from === 'hand');
  if (away && of.length === 2 && of.some((f) => f.is === 'cast')) return `${said.subject} was cast from anywhere other than your hand`;
  const size = sizeOf(of);
  return size && size.of.length === of.length ? `${said.subject} ${said.is} ${size.text}` : undefined;
}

/** "red", "attacking": of what is said in one word alone. */
const adjective = (c: Context, f: Filter): string | undefined =>
  f.is === 'color' || f.is === 'status' || f.is === 'supertype'
    ? nounText(c, f, { many: false, head: 'permanent' }).replace(/ permanent$/, '')
    : undefined;

/** "that card is a land card", "a creature card is revealed this way". */
function otherwise(c: Context, what: Selector, said: { subject: string; is: string; gone: boolean }, inner: Filter): string {
  const { subject, is, gone } = said;
  const known = c.slots.get(what.sel === 'slot' ? what.slot : -1);
  const card = gone || (known?.words.includes('card') && !known.permanent);
  const noun = nounText(c, inner, { many: false, head: card ? 'card' : 'permanent' });
  if (card && subject.includes('revealed')) return `${withArticle(noun)} is revealed this way`;
  return `${subject} ${is} ${withArticle(noun)}`;
}

/** "an opponent controls more lands than you", "you have more cards in hand than each opponent". */
function moreThan(c: Context, a: Selector, cmp: string, b: Selector): string | undefined {
  if (cmp !== '>' || a.sel !== 'all' || b.sel !== 'all' || a.zone !== b.zone) return undefined;
  if (a.zone === 'hand' && a.of && b.of) {
    const who = playerText(c, a.of);
    return `${who} ${who === 'you' ? 'have' : 'has'} more cards in hand than ${playerText(c, b.of)}`;
  }
  const [x, y] = [splitController(a.filter), splitController(b.filter)];
  if (a.zone !== 'battlefield' || !x.who || !y.who) return undefined;
  return `${controls(c, x.who)} more ${nounText(c, x.rest, { many: true, head: 'permanent' })} than ${playerText(c, y.who)}`;
}

/** "you gained three or more life this turn", "two or more creatures died this turn". */
function timesText(c: Context, left: Extract<Quantity, { q: 'happened' }>, cmp: string, right: Quantity): string {
  const e = left.event;
  const n = comparison(c, cmp, right);
  const digits = typeof right === 'number' ? n.replace(/^\w+/, String(right)) : n;
  if (e.on === 'gainLife' || e.on === 'loseLife')
    return `${playerText(c, e.who)} ${e.on === 'gainLife' ? 'gained' : 'lost'} ${digits} life this turn`;
  if (e.on === 'draw') return `you've drawn ${n} cards this turn`;
  if (e.on === 'cast' && e.who.player !== 'you') return `${playerText(c, e.who)} cast ${n} spells this turn`;
  if (e.on === 'damage' && left.measure === 'amount') return `you've been dealt ${digits} damage this turn`;
  if (e.on === 'cast') return `you've cast ${n} ${nounText(c, e.what, { many: true, head: 'spell' })} this turn`;
  if (e.on === 'zone' && e.verb === 'sacrifice')
    return `you sacrificed ${n} ${nounText(c, splitController(e.what).rest, { many: true, head: 'permanent' })} this turn`;
  if (e.on === 'zone' && e.to === 'battlefield')
    return `${n} ${nounText(c, splitController(e.what).rest, { many: true, head: 'permanent' })} entered under your control this turn`;
  if (e.on === 'zone' && e.to === 'graveyard' && e.from === undefined)
    return `${n} cards were put into your graveyard this turn from anywhere`;
  if (e.on === 'zone' && e.to === 'graveyard') return `${n} ${nounText(c, e.what, { many: true, head: 'permanent' })} died this turn`;
  if (e.on === 'attack')
    return `you attacked with ${n} ${nounText(c, splitController(e.what).rest, { many: true, head: 'permanent' })} this turn`;
  return `${quantityText(c, left)} is ${n}`;
}

/** "you won two or more flips", "both coins come up heads", "the result is 10 or higher". */
function flipsText(c: Context, left: Quantity, cmp: string, right: Quantity): string | undefined {
  if (typeof left === 'object' && left.q === 'slot' && c.slots.get(left.slot)?.result) return `the result is ${comparison(c, cmp, right)}`;
  const flips = typeof left === 'object' && left.q === 'count' && left.of.sel === 'slot' ? c.slots.get(left.of.slot)?.flips : undefined;
  if (flips === undefined) return undefined;
  if (flips.startsWith('coin')) return `both coins come up ${flips.split(' ').pop()}`;
  if (cmp === '=' && right === 0) return 'you win all the flips';
  return right === 1 ? 'you win one or more flips' : `you win ${comparison(c, cmp, right)} flips`;
}

/** "time gets more votes", "knowledge gets more votes or the vote is tied". */
function votesText(c: Context, left: Quantity, cmp: string, right: Quantity): string | undefined {
  const word = (q: Quantity): string | undefined =>
    typeof q === 'object' && q.q === 'count' && q.of.sel === 'slot' ? c.slots.get(q.of.slot)?.vote : undefined;
  const mine = word(left);
  const others = typeof right === 'object' && right.q === 'max' ? right.of.map(word) : [word(right)];
  if (mine === undefined || others.some((w) => w === undefined)) return undefined;
  const most = others.length > 1;
  if (cmp === '>=') return `${mine} gets ${most ? 'the most votes or is tied for most votes' : 'more votes or the vote is tied'}`;
  return `${mine} gets ${most ? 'the most votes' : 'more votes'}`;
}

function compareText(c: Context, left: Quantity, cmp: string, right: Quantity): string {
  const chance = flipsText(c, left, cmp, right);
  if (chance) return chance;
  const votes = votesText(c, left, cmp, right);
  if (votes) return votes;
  if (typeof left === 'object' && typeof right === 'object' && left.q === 'count' && right.q === 'count') {
    const more = moreThan(c, left.of, cmp, right.of);
    if (more) return more;
  }
  if (typeof left === 'object' && left.q === 'speed' && right === 4 && (cmp === '=' || cmp === '!=')) return maxSpeedText(c, left.who, cmp);
  if (typeof left === 'object' && left.q === 'count') return countCondition(c, left.of, cmp, right);
  if (typeof left === 'object' && left.q === 'life') {
    const who = playerText(c, left.who);
    const n = quantityText(c, right);
    if (typeof right === 'object' && right.q === 'life' && cmp === '>')
      return `${who} ${who === 'you' ? 'have' : 'has'} more life than ${playerText(c, right.who)}`;
    if (cmp === '<') return `${possessiveOf(c, left.who)} life total is less than ${n}`;
    return `${who} ${who === 'you' ? 'have' : 'has'} ${cmp === '>=' ? `${n} or more` : cmp === '<=' ? `${n} or less` : `exactly ${n}`} life`;
  }
  if (typeof left === 'object' && left.q === 'abilityTimes') return abilityTimesText(c, left.which, cmp, right);
  if (typeof left === 'object' && left.q === 'manaSpent' && left.type && cmp === '>=' && right === 1)
    return `{${left.type}} was spent to cast ${c.self}`;
  if (typeof left === 'object' && left.q === 'counters')
    return cmp === '=' && right === 0
      ? `there are no ${left.counter} counters on ${selectorText(c, left.of)}`
      : `there are ${comparison(c, cmp, right)} ${left.counter} counters on ${selectorText(c, left.of)}`;
  if (typeof left === 'object' && left.q === 'happened') return timesText(c, left, cmp, right);
  if (typeof left === 'object' && left.q === 'distinct' && left.of.sel === 'all') {
    const what = {
      basicLandTypes: 'basic land types',
      colors: 'colors',
      cardTypes: 'card types',
      names: 'different names',
      powers: 'different powers',
    }[left.what];
    if (left.what === 'names' || left.what === 'powers') {
      const { who, rest } = splitController(left.of.filter);
      return `${controls(c, who ?? { player: 'you' })} ${comparison(c, cmp, right)} ${nounText(c, rest, { many: true, head: 'permanent' })} with ${what}`;
    }
    return `there are ${comparison(c, cmp, right)} ${what} among ${allText(c, left.of, true)}`;
  }
  if (typeof left === 'object' && left.q === 'players' && left.who.player === 'eachOpponent')
    return `you have ${comparison(c, cmp, right)} opponents`;
  if (typeof left === 'object' && left.q === 'stat' && left.of.sel === 'all')
    return `${allText(c, left.of, true)} have total ${left.stat} ${typeof right === 'number' ? right : quantityText(c, right)} ${cmp === '>=' ? 'or greater' : 'or less'}`;
  if (typeof left === 'object' && left.q === 'manaSpent' && left.type && cmp === '>=' && typeof right === 'number')
    return `at least ${numberWord(right)} ${left.type === 'C' ? 'colorless' : colorWord(left.type)} mana was spent to cast ${c.self}`;
  if (typeof left === 'object' && left.q === 'manaSpent' && left.measure === 'amount' && cmp === '>=' && typeof right === 'number')
    return `at least ${numberWord(right)} mana was spent to cast ${c.self}`;
  const n = typeof right === 'number' ? numberWord(right) : quantityText(c, right);
  if (typeof right === 'object' && right.q !== 'x') {
    const words = {
      '<': 'less than',
      '<=': 'less than or equal to',
      '=': 'equal to',
      '!=': 'other than',
      '>=': 'greater than or equal to',
      '>': 'greater than',
    }[cmp];
    return `${quantityText(c, left)} is ${words} ${n}`;
  }
  const cmpText =
    cmp === '>='
      ? `${n} or greater`
      : cmp === '<='
        ? `${n} or less`
        : cmp === '<'
          ? `less than ${n}`
          : cmp === '>'
            ? `greater than ${n}`
            : n;
  return `${quantityText(c, left)} is ${cmpText}`;
}

/** "You cast this spell during your main phase", said as one. */
function castInMainPhase(c: Context, of: readonly Condition[]): string | undefined {
  const [cast, turn, step] = of;
  const own = cast?.if === 'matches' && cast.what.sel === 'self' && cast.filter.is === 'cast' && !cast.filter.from && !cast.filter.paid;
  const main = of.length === 3 && turn.if === 'turnOf' && turn.who.player === 'you' && step.if === 'step' && step.step === 'main';
  return own && main ? `you cast ${c.self} during your main phase` : undefined;
}

/** "This is the third time this ability has resolved this turn." */
function abilityTimesText(c: Context, which: 'resolved' | 'activated', cmp: string, right: Quantity): string {
  if (which === 'resolved' && cmp === '=' && typeof right === 'number')
    return `this is the ${NTH[right] ?? `${right}th`} time this ability has resolved this turn`;
  return `this ability has ${which === 'resolved' ? 'resolved' : 'been activated'} ${comparison(c, cmp, right)} times this turn`;
}

const NTH: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };

/** "you didn't cast a spell this turn". */
function youDidNot(c: Context, e: EventPattern): string | undefined {
  if (e.on !== 'cast' && e.on !== 'gainLife' && e.on !== 'loseLife') return undefined;
  if (e.who.player !== 'you') return undefined;
  if (e.on === 'cast') return `you didn't cast ${oneNoun(c, e.what, { head: 'spell' })} this turn`;
  return `you didn't ${e.on === 'gainLife' ? 'gain' : 'lose'} life this turn`;
}

/** What stands after "if". */
export function conditionText(c: Context, cond: Condition): string {
  switch (cond.if) {
    case 'and': {
      const addendum = castInMainPhase(c, cond.of);
      const partner = meldPartner(cond);
      if (partner) return `you both own and control ${c.self} and ${oneNoun(c, partner, { head: 'permanent' })}`;
      return addendum ?? controlledList(c, cond.of) ?? cond.of.map((x) => conditionText(c, x)).join(' and ');
    }
    case 'or': {
      const one = revealedOrControlled(c, cond.of) ?? attackedOrBlocked(c, cond.of);
      return one ?? cond.of.map((x) => conditionText(c, x)).join(' or ');
    }
    case 'not':
      if (cond.of.if === 'turnOf') return cond.of.who.player === 'of' ? "it's not their turn" : "it's not your turn";
      if (cond.of.if === 'paid') return paidText(c, cond.of.label, "wasn't");
      if (cond.of.if === 'matches' && cond.of.filter.is === 'not' && cond.of.filter.of.is === 'satisfies')
        return conditionText({ ...c, it: selectorText(c, cond.of.what) }, cond.of.filter.of.cond);
      if (cond.of.if === 'happened' && cond.of.when === 'thisGame' && cond.of.event.on === 'cast' && cond.of.event.what.is === 'other')
        return `${c.self} is the first spell you've cast this game`;
      if (cond.of.if === 'happened' && cond.of.when && cond.of.event.on === 'cast' && cond.of.event.who.player === 'each')
        return `no ${nounText(c, cond.of.event.what, { many: true, head: 'spell' })} were cast last turn`;
      if (cond.of.if === 'happened' && cond.of.event.on === 'attack')
        return cond.of.event.what.is === 'oneOf'
          ? `${selectorText(c, cond.of.event.what.of)} didn't attack this turn`
          : `no ${nounText(c, cond.of.event.what, { many: true, head: 'permanent' })} attacked this turn`;
      if (cond.of.if === 'happened' && !cond.of.when) {
        const not = youDidNot(c, cond.of.event);
        if (not) return not;
      }
      return `it isn't true that ${conditionText(c, cond.of)}`;
    case 'compare':
      return compareText(c, cond.left, cond.cmp, cond.right);
    case 'matches':
      return matchesText(c, cond.what, cond.filter);
    case 'happened':
      if (cond.when === 'thisGame') return thisGameText(c, cond.event);
      return cond.when ? lastTurnText(c, cond.event) : pastEvent(c, cond.event);
    case 'did':
      if (c.slots.get(cond.slot)?.words === SEARCHED) return SEARCHED;
      return c.slots.get(cond.slot)?.words === CLASH ? 'you win' : 'you do';
    case 'paid':
      return paidText(c, cond.label, 'was');
    case 'asCast':
      return `${conditionText(c, cond.cond)} as you cast ${c.self}`;
    case 'turnOf':
      if (cond.who.player === 'eachOpponent') return "it's an opponent's turn";
      return cond.who.player === 'you' ? "it's your turn" : `it's ${possessiveOf(c, cond.who)} turn`;
    case 'step':
      return cond.when === 'before' ? `it's before the ${STEP[cond.step] ?? cond.step}` : `it's the ${STEP[cond.step] ?? cond.step}`;
    case 'completed': {
      const who = playerText(c, cond.who);
      return `${who === 'you' ? "you've" : `${who} has`} completed ${cond.dungeon ?? 'a dungeon'}`;
    }
    case 'dayNight':
      return cond.is === 'neither' ? "it's neither day nor night" : `it's ${cond.is}`;
    default:
      return cond satisfies never;
  }
}

/** "~ attacked or blocked this turn". */
function attackedOrBlocked(c: Context, of: readonly Condition[]): string | undefined {
  const [a, b] = of.map((x) => (x.if === 'happened' && x.when === undefined ? x.event : undefined));
  if (of.length !== 2 || a?.on !== 'attack' || b?.on !== 'block' || a.what.is !== 'oneOf') return undefined;
  if (b.attacker.is !== 'any' || !same(a.what, b.what)) return undefined;
  return `${selectorText(c, a.what.of)} attacked or blocked this turn`;
}

/** The cost of the kicker ability the card tells apart by this word (CR 702.33f). */
function kickerCost(c: Context, word: string): string {
  const kicker = c.face.abilities.find((a) => a.kind === 'keyword' && a.keyword === 'kicker' && a.words === word);
  return kicker?.kind === 'keyword' && kicker.cost ? costsText(c, kicker.cost) : word;
}

/** An event of the turn before as a condition: "a player cast two or more spells last turn". */
function lastTurnText(c: Context, e: EventPattern): string {
  if (e.on !== 'cast') return pastEvent(c, e).replace('this turn', 'last turn');
  const who = e.who.player === 'each' ? 'a player' : e.who.player === 'eachOpponent' ? 'an opponent' : playerText(c, e.who);
  if (e.nth === undefined) return `${who} cast ${oneNoun(c, e.what, { head: 'spell' })} last turn`;
  return `${who} cast ${numberWord(e.nth)} or more ${nounText(c, e.what, { many: true, head: 'spell' })} last turn`;
}

/** "you've cast another spell named ~ this game". */
function thisGameText(c: Context, e: EventPattern): string {
  if (e.on !== 'cast') return pastEvent(c, e).replace('this turn', 'this game');
  const spell = oneNoun(c, e.what, { head: 'spell' });
  return e.who.player === 'you' ? `you've cast ${spell} this game` : `${playerText(c, e.who)} has cast ${spell} this game`;
}

/** An event of this turn as a condition: "a creature died this turn". */
function pastEvent(c: Context, e: EventPattern): string {
  const who = (p: PlayerRef): string => (p.player === 'eachOpponent' ? 'an opponent' : playerText(c, p));
  switch (e.on) {
    case 'zone': {
      if (diedThisWay(e)) return `${selectorText(c, e.what.of)} is put into a graveyard this way`;
      if (e.from === 'battlefield' && e.to === 'graveyard') return `${oneNoun(c, e.what, { head: 'permanent' })} died this turn`;
      const { who: by, rest } = splitController(e.what);
      if (e.to === 'battlefield' && by?.player === 'you')
        return `you had ${oneNoun(c, rest, { head: 'permanent' })} enter under your control this turn`;
      if (e.to === 'battlefield' && e.what.is === 'oneOf') return `${selectorText(c, e.what.of)} entered this turn`;
      if (e.from === 'battlefield' && by?.player === 'you')
        return `${oneNoun(c, rest, { head: 'permanent' })} you controlled left the battlefield this turn`;
      return `${oneNoun(c, e.what, { head: 'permanent' })} changed zones this turn`;
    }
    case 'attack': {
      const { who: by, rest } = splitController(e.what);
      if (by?.player === 'you')
        return rest.is === 'and' && rest.of.length === 0
          ? 'you attacked this turn'
          : `you attacked with ${oneNoun(c, rest, { head: 'permanent' })} this turn`;
      return e.what.is === 'oneOf'
        ? `${selectorText(c, e.what.of)} attacked this turn`
        : `${oneNoun(c, e.what, { head: 'permanent' })} attacked this turn`;
    }
    case 'gainLife':
      return `${who(e.who)} gained life this turn`;
    case 'loseLife':
      return `${who(e.who)} lost life this turn`;
    case 'crime':
      return `${who(e.who)}'ve committed a crime this turn`;
    case 'damage':
      if (e.to.is === 'oneOf') return `${selectorText(c, e.to.of)} was dealt damage this turn`;
      return e.to.is === 'player' ? `${who(e.to.who)} was dealt damage this turn` : 'damage was dealt this turn';
    case 'cast':
      return `${who(e.who)} cast ${oneNoun(c, e.what, { head: 'spell' })} this turn`;
    default:
      return `${c.say.event(c, e)} this turn`;
  }
}

/** What has become of something when a cost of this label was paid: "kicked", "bargained". */
const PAID_WORDS: Readonly<Record<string, string>> = { kicker: 'kicked', bargain: 'bargained', foretold: 'foretold' };

/** "you revealed a Dragon card or controlled a Dragon as you cast this spell". */
function revealedOrControlled(c: Context, of: readonly Condition[]): string | undefined {
  const [paid, cast] = of;
  if (of.length !== 2 || paid.if !== 'paid' || paid.label !== 'additional' || cast.if !== 'asCast') return undefined;
  const optional = c.face.abilities
    .flatMap((a) => (a.kind === 'static' ? a.parts : []))
    .flatMap((p) => (p.part === 'castingCost' && p.label === 'additional' ? p.cost : []))[0];
  if (optional?.pay !== 'objects' || optional.verb !== 'reveal') return undefined;
  const had = conditionText(c, cast.cond).replace(/^you control /, 'controlled ');
  return `you revealed ${oneNoun(c, optional.filter, { head: 'card' })} or ${had} as you cast this spell`;
}

/** Whether evidence is what may be paid with (CR 701.57a). */
const evidence = (c: Context): boolean =>
  c.face.abilities.some(
    (a) =>
      a.kind === 'static' &&
      a.parts.some((p) => p.part === 'castingCost' && p.cost.some((x) => x.pay === 'objects' && x.verb === 'exile' && x.total)),
  );

/** "~ was kicked", "its surge cost was paid", "the gift wasn't promised" (CR 702.33d, 702.174k). */
function paidText(c: Context, label: string, was: 'was' | "wasn't"): string {
  if (label.startsWith('kicker ')) return `${c.self} ${was} kicked with its ${kickerCost(c, label.slice(7))} kicker`;
  if (label === 'additional' && evidence(c)) return `evidence ${was} collected`; // CR 701.57c
  if (label === 'tribute') return `tribute ${was} paid`;
  if (label === 'gift') return `the gift ${was} promised`;
  if (label === 'escape') return was === 'was' ? `${c.self} escaped` : `${c.self} didn't escape`;
  const word = PAID_WORDS[label];
  return word ? `${c.self} ${was} ${word}` : `${c.self}'s ${keywordInfo(label)?.en ?? label} cost ${was} paid`;
}

/** "you control an artifact, a creature, and a land": three things or more. */
function controlledList(c: Context, of: readonly Condition[]): string | undefined {
  const start = 'you control ';
  const texts = of.length > 2 ? of.map((x) => conditionText(c, x)) : [];
  if (texts.length === 0 || texts.some((t) => !t.startsWith(start))) return undefined;
  return (
    start +
    listOf(
      texts.map((t) => t.slice(start.length)),
      'and',
    )
  );
}
