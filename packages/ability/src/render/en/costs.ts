/** Costs and keyword abilities in English. */

import { costAction } from '../../cost-actions.js';
import { keywordInfo } from '../../keywords.js';
import type { Cost, KeywordAbility } from '../../language.js';
import type { Context } from './context.js';
import { deckConditionText } from './decks.js';
import { nounText, oneNoun } from './filters.js';
import { amountText, forEachText, quantityText, STAT } from './quantities.js';
import { selectorText } from './references.js';
import { capitalize, numberWord, possessive, withArticle } from './words.js';

const VERB = {
  tap: 'tap',
  untap: 'untap',
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'exile',
  return: 'return',
  reveal: 'reveal',
  putOnTop: 'put',
  putOnBottom: 'put',
  mill: 'mill',
  exert: 'exert',
  choose: 'choose',
} as const;

function selfCost(c: Context, cost: Extract<Cost, { pay: 'self' }>): string {
  switch (cost.verb) {
    case 'tap':
      return '{T}';
    case 'untap':
      return '{Q}';
    case 'return':
      return `return ${c.self} to its owner's hand`;
    case 'reveal':
      return `reveal ${c.self} from your hand`;
    case 'exile':
      return `exile ${c.self}${c.zone === 'graveyard' || c.zone === 'hand' ? ` from your ${c.zone}` : ''}`;
    default:
      return `${VERB[cost.verb]} ${c.self}`;
  }
}

function objectCost(c: Context, cost: Extract<Cost, { pay: 'objects' }>): string {
  const one = cost.count === 1;
  const head = cost.zone === 'battlefield' ? 'permanent' : 'card';
  const place =
    cost.zone === 'graveyard' ? 'from your graveyard' : cost.zone === 'hand' && cost.verb !== 'discard' ? 'from your hand' : undefined;
  const options = { head, ...(place ? { place } : {}) } as const;
  if (cost.verb === 'mill')
    return one ? 'mill a card' : `mill ${typeof cost.count === 'number' ? numberWord(cost.count) : quantityText(c, cost.count)} cards`;
  if (typeof cost.count === 'object' && cost.count.q === 'count' && cost.zone === 'hand') return 'discard your hand';
  const count = typeof cost.count === 'number' ? numberWord(cost.count) : quantityText(c, cost.count);
  if (cost.atMost) return `${VERB[cost.verb]} ${count} or more ${nounText(c, cost.filter, { many: true, ...options })}`;
  const noun =
    cost.filter.is === 'oneOf'
      ? selectorText(c, cost.filter.of)
      : one
        ? oneOf(c, cost, options)
        : `${count} ${nounText(c, cost.filter, { many: true, ...options })}`;
  const random = cost.how === 'random' ? ' at random' : '';
  if (cost.total && cost.verb === 'exile') return `collect evidence ${quantityText(c, cost.total.atLeast)}`; // CR 701.57a
  if (cost.total) {
    const total = `with total ${STAT[cost.total.stat]} ${quantityText(c, cost.total.atLeast)} or greater`;
    return `${VERB[cost.verb]} any number of ${nounText(c, cost.filter, { many: true, ...options })} ${total}`;
  }
  const after =
    cost.verb === 'return'
      ? one
        ? " to its owner's hand"
        : " to their owner's hand"
      : cost.verb === 'putOnTop'
        ? ' on top of your library'
        : cost.verb === 'putOnBottom'
          ? ' on the bottom of your library'
          : '';
  return `${VERB[cost.verb]} ${noun}${random}${after}`;
}

/** "a creature card other than this one from your graveyard": it would be taken for a choice with "another". */
function oneOf(c: Context, cost: Extract<Cost, { pay: 'objects' }>, o: Parameters<typeof oneNoun>[2]): string {
  const list = cost.filter.is === 'and' ? cost.filter.of : [];
  if (cost.zone !== 'graveyard' || !list.some((f) => f.is === 'other')) return oneNoun(c, cost.filter, o);
  const rest = nounText(c, { is: 'and', of: list.filter((f) => f.is !== 'other') }, { many: false, head: o.head });
  return `${withArticle(rest)} other than ${c.self} ${o.place ?? ''}`.trim();
}

/** One part of a cost; in a sentence mana is "pay {2}". */
export function costItem(c: Context, cost: Cost, inSentence = false): string {
  switch (cost.pay) {
    case 'mana':
      return `${inSentence ? 'pay ' : ''}${manaTimes(c, cost)}`;
    case 'self':
      return selfCost(c, cost);
    case 'objects':
      return objectCost(c, cost);
    case 'manaCostOf':
      return `pay ${possessive(selectorText(c, cost.of))} mana cost${cost.less === undefined ? '' : ` reduced by ${cost.less}`}`;
    case 'life':
      return `pay ${quantityText(c, cost.amount)} life`;
    case 'loyalty':
      return typeof cost.amount === 'number'
        ? cost.amount > 0
          ? `+${cost.amount}`
          : String(cost.amount)
        : `-${quantityText(c, cost.amount.minus)}`;
    case 'counters': {
      const count = typeof cost.count === 'number' ? cost.count : undefined;
      const words =
        count === 1
          ? `${withArticle(cost.counter)} counter`
          : `${count === undefined ? quantityText(c, cost.count) : numberWord(count)} ${cost.counter} counters`;
      return `${cost.change} ${words} ${cost.change === 'remove' ? 'from' : 'on'} ${selectorText(c, cost.from)}`;
    }
    case 'energy':
      return `pay ${typeof cost.amount === 'number' ? '{E}'.repeat(cost.amount) : `${quantityText(c, cost.amount)} {E}`}`;
    case 'choosePlayer':
      return cost.among.player === 'eachOpponent' ? 'choose an opponent' : 'choose a player';
    case 'unblockedAttacker':
      return 'return an unblocked attacker you control to hand';
    case 'times':
      return `${costsText(c, cost.of, inSentence)} ${forEachText(c, cost.times) ?? `${quantityText(c, cost.times)} times`}`;
    case 'or':
      if (costAction(cost) === 'forage') return 'forage';
      return cost.of.map((x) => costsText(c, x, inSentence)).join(' or ');
    default:
      return cost satisfies never;
  }
}

/** Mana that is paid as often as there is something: "{1} for each card in your hand", "{X}, where X is your life total". */
export function manaTimes(c: Context, cost: Extract<Cost, { pay: 'mana' }>): string {
  if (cost.times === undefined) return cost.mana;
  const each = forEachText(c, cost.times);
  return each ? `${cost.mana} ${each}` : `{X}, where X is ${quantityText(c, cost.times)}`;
}

/** A cost before a colon, each part with a capital; in a sentence joined by "and". */
export function costsText(c: Context, costs: readonly Cost[], inSentence = false): string {
  const items = costs.map((x) => costItem(c, x, inSentence));
  return inSentence ? items.join(' and ') : items.map(capitalize).join(', ');
}

/** A keyword ability: "flying", "equip {2}", "protection from red". */
export function keywordText(c: Context, k: KeywordAbility): string {
  const name = keywordInfo(k.keyword)?.en ?? k.keyword;
  if (k.keyword === 'landwalk' && k.words)
    return /^(snow|nonbasic|legendary)/.test(k.words) ? landwalkName(k.words) : `${k.words.toLowerCase()}walk`;
  if (k.keyword === 'cycling' && k.words)
    return k.words === 'basic land' ? `basic landcycling${costTail(c, k)}` : `${k.words.toLowerCase()}cycling${costTail(c, k)}`;
  if (k.keyword === 'protection' || (k.keyword === 'hexproof' && k.filter))
    return `${name} from ${k.words ?? nounText(c, k.filter ?? { is: 'any' }, { many: true, head: 'permanent' })}`;
  if (k.keyword === 'enchant' && k.filter) {
    if (k.filter.is === 'player') return k.filter.who.player === 'each' ? 'enchant player' : 'enchant opponent';
    return `enchant ${nounText(c, k.filter, { many: false, head: 'permanent' })}`;
  }
  if (k.keyword === 'hiddenAgenda' && k.n === 2) return 'double agenda'; // CR 702.106f
  if (k.deck) return `${name} — ${capitalize(deckConditionText(c, k.deck))}.`;
  if (k.keyword === 'ninjutsu' && k.words) return `${k.words} ninjutsu${costTail(c, k)}`;
  if (k.keyword === 'gift') return `gift ${k.words ?? 'a card'}`;
  if (k.keyword === 'splice') return `splice onto ${k.words ?? 'Arcane'}${costTail(c, k)}`;
  if (k.keyword === 'offering') return `${k.words ?? nounText(c, k.filter ?? { is: 'any' }, { many: false, head: 'permanent' })} offering`;
  if (k.keyword === 'prototype') return `prototype${costTail(c, k)} — ${k.words}`;
  if (k.keyword === 'suspend' && typeof k.n === 'object') return `suspend X—${costsText(c, k.cost ?? [])}. X can't be 0.`;
  if (k.keyword === 'affinity' && k.filter) return `affinity for ${nounText(c, k.filter, { many: true, head: 'permanent' })}`;
  if (k.keyword === 'champion' && k.filter) return `champion ${oneNoun(c, k.filter, { head: 'permanent' })}`;
  if (k.keyword === 'bandsWithOther') return `${name} ${nounText(c, k.filter ?? { is: 'any' }, { many: true, head: 'permanent' })}`;
  if (k.keyword === 'craft')
    return `craft with ${craftMaterials(c, k)} ${costsText(
      c,
      (k.cost ?? []).filter((x) => x.pay === 'mana'),
    )}`;
  const n = k.n === undefined ? '' : ` ${amountText(c, k.n)}`;
  return `${name}${n}${k.n !== undefined && k.cost ? `—${costsText(c, k.cost)}` : costTail(c, k)}`;
}

/** What is exiled to craft with (CR 702.167a): "artifact", "two creatures", "one or more Dinosaurs". */
function craftMaterials(c: Context, k: KeywordAbility): string {
  const cost = k.cost?.find((x) => x.pay === 'objects');
  if (cost?.pay !== 'objects') return 'permanent';
  const many = cost.count !== 1 || cost.atMost !== undefined;
  const noun = nounText(c, cost.filter, { many, head: 'permanent' });
  if (!many) return noun;
  const count = typeof cost.count === 'number' ? numberWord(cost.count) : quantityText(c, cost.count);
  return `${count}${cost.atMost ? ' or more' : ''} ${noun}`;
}

const landwalkName = (words: string): string =>
  words.startsWith('snow ')
    ? `snow ${words.slice(5).toLowerCase()}walk`
    : words === 'nonbasic land'
      ? 'nonbasic landwalk'
      : 'legendary landwalk';

/** The mana cost of what has the keyword: said in a sentence of its own. */
export const isManaCost = (cost: readonly Cost[]): boolean =>
  cost.length === 1 && cost[0].pay === 'manaCostOf' && cost[0].of.sel === 'self' && cost[0].less === undefined;

/** " {2}" for mana alone; "—Pay 2 life." otherwise. */
function costTail(c: Context, k: KeywordAbility): string {
  if (!k.cost || isManaCost(k.cost)) return '';
  const [only] = k.cost;
  if (k.cost.length === 1 && only.pay === 'or' && only.of.flat().every((x) => x.pay === 'mana')) return ` ${costsText(c, k.cost)}`;
  return k.cost.length === 1 && k.cost[0].pay === 'mana' ? ` ${k.cost[0].mana}` : `—${costsText(c, k.cost)}.`;
}

/** The cost an effect gives a card that becomes foretold (CR 702.143d). */
export const foretellCost = (c: Context, cost: readonly Cost[]): string => {
  const own = cost.length === 1 && cost[0].pay === 'manaCostOf' && cost[0].less ? cost[0].less : undefined;
  return own ? `its mana cost reduced by ${own}` : costsText(c, cost);
};
