/** Costs and keyword abilities in English. */

import { keywordInfo } from '../../keywords.js';
import type { Cost, Filter, KeywordAbility, Quantity } from '../../language.js';
import type { Some } from '../../phrases/parts.js';
import type { Context } from './context.js';
import { deckConditionText } from './decks.js';
import { type NounOptions, nounText, oneNoun, STAT } from './filters.js';
import { amountText, forEachText, quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';
import { capitalize, numberWord, possessive, withArticle } from './words.js';
import { ARTICLE, type Features, type Said, type Writers, written } from './written.js';

/** So many of a kind, as they are paid. */
const some =
  (o: NounOptions) =>
  (c: Context, { filter, count }: Some, said: Said): string => {
    said.one = count === 1;
    return count === 1 ? oneOf(c, filter, o) : `${countText(c, count)} ${mixed(nounText(c, filter, { ...o, many: true }))}`;
  };

/** "two untapped creatures and/or lands": each of several may be of another kind. */
const mixed = (noun: string): string => noun.replace(/^((?:\w+ )*\w+s) or (?=\w+s\b)/, '$1 and/or ');

const countText = (c: Context, count: Quantity): string => {
  if (typeof count === 'number') return numberWord(count);
  return count.q === 'amount' ? amountText(c, count, 'words') : quantityText(c, count);
};

/** "a creature card other than this one from your graveyard": it would be taken for a choice with "another". */
function oneOf(c: Context, filter: Filter, o: NounOptions): string {
  const list = filter.is === 'and' ? filter.of : [];
  if (o.place !== OF_GRAVEYARD || !list.some((f) => f.is === 'other')) return oneNoun(c, filter, o);
  const rest = nounText(c, { is: 'and', of: list.filter((f) => f.is !== 'other') }, { many: false, head: o.head });
  return `${withArticle(rest)} other than ${c.self} ${o.place}`;
}

const OF_GRAVEYARD = 'from your graveyard';

const PARTS: Writers = {
  somePermanents: some({ many: false, head: 'permanent' }),
  someSpells: some({ many: false, head: 'spell' }),
  someCards: some({ many: false, head: 'card' }),
  graveyardCards: some({ many: false, head: 'card', place: OF_GRAVEYARD }),
  handCards: some({ many: false, head: 'card', place: 'from your hand' }),
  hostItself: (c, s) => selectorText(c, s),
  giver: (c, s) => selectorText(c, s),
  kind: (c, f) => oneNoun(c, f, { head: 'permanent' }),
  number: (c, n, said) => {
    said.one = n === 1;
    return said.counting && said.one ? ARTICLE : said.counting ? countText(c, n) : quantityText(c, n);
  },
  amount: (c, n) => quantityText(c, n),
};
const FEATURES: Features = {
  known: (_, q: Quantity) => typeof q === 'number',
  told: (_, q: Quantity) => typeof q === 'object' && ['stat', 'happened', 'players', 'devotion', 'counters'].includes(q.q),
};

/** Who pays is told before, and is you or others; or it follows "by"; or nobody is told, and mana stands alone: "{2}". */
export type Payer = 'you' | 'others' | 'by' | 'nobody';
const PAY: Readonly<Record<Payer, string>> = { you: 'pay ', others: 'pays ', by: 'paying ', nobody: '' };

/** One part of a cost. */
function costItem(c: Context, cost: Cost, payer: Payer): string {
  if (cost.pay === 'mana') return `${cost.help ? 'waterbend ' : PAY[payer]}${manaTimes(c, cost)}`;
  if (cost.pay === 'energy' && cost.least) c.paidX = 'the amount of {E} paid this way';
  const top = cost.pay === 'objects' ? topOfGraveyard(c, cost, payer) : undefined;
  if (top !== undefined) return top;
  const text = written(c, 'costItem', cost, PARTS, FEATURES, { many: payer !== 'others', by: payer === 'by' }) ?? otherCost(c, cost, payer);
  return cost.pay === 'self' && cost.verb === 'exile' && (c.zone === 'graveyard' || c.zone === 'hand')
    ? `${text} from your ${c.zone}`
    : text;
}

/** Costs that no phrase of the table says. */
function otherCost(c: Context, cost: Cost, payer: Payer): string {
  const pay = PAY[payer].trim() || 'pay';
  switch (cost.pay) {
    case 'manaCostOf':
      return `${pay} ${possessive(selectorText(c, cost.of))} mana cost${cost.less === undefined ? '' : ` reduced by ${cost.less}`}`;
    case 'loyalty':
      return typeof cost.amount === 'object' ? `-${quantityText(c, cost.amount.minus)}` : `${cost.amount > 0 ? '+' : ''}${cost.amount}`;
    case 'energy':
      return `${pay} ${quantityText(c, cost.amount)} {E}`;
    case 'lifeGain':
      return `have ${playerText(c, cost.who)} gain ${quantityText(c, cost.amount)} life`;
    case 'choosePlayer':
      return cost.among.player === 'eachOpponent' ? 'choose an opponent' : 'choose a player';
    case 'revealChosen':
      return 'reveal the player you chose';
    case 'unblockedAttacker':
      return 'return an unblocked attacker you control to hand';
    case 'times':
      return `${costsText(c, cost.of, payer)} ${forEachText(c, cost.times) ?? `${quantityText(c, cost.times)} times`}`;
    case 'or':
      return cost.of.map((x) => costsText(c, x, payer)).join(' or ');
    case 'objects':
      return objectCost(c, cost);
    default:
      throw new Error(`no words for the cost ${JSON.stringify(cost)}`);
  }
}

/** "exile the top creature card of your graveyard". */
function topOfGraveyard(c: Context, cost: Extract<Cost, { pay: 'objects' }>, payer: Payer): string | undefined {
  if (cost.verb !== 'exile' || cost.filter.is !== 'oneOf' || cost.filter.of.sel !== 'graveyardTop') return undefined;
  return `${payer === 'others' ? 'exiles' : payer === 'by' ? 'exiling' : 'exile'} ${selectorText(c, cost.filter.of)}`;
}

/** "sacrifice one or more artifacts", "tap any number of untapped creatures you control with total power 3 or greater". */
function objectCost(c: Context, cost: Extract<Cost, { pay: 'objects' }>): string {
  const noun = nounText(c, cost.filter, { many: true, head: cost.zone === 'battlefield' ? 'permanent' : 'card' });
  if (!cost.total) return `${cost.verb} ${countText(c, cost.count)}${cost.atMost ? ' or more' : ''} ${noun}`;
  return `${cost.verb} any number of ${noun} with total ${STAT[cost.total.stat]} ${quantityText(c, cost.total.atLeast)} or greater`;
}

/** Mana that is paid as often as there is something: "{1} for each card in your hand", "{X}, where X is your life total". */
export function manaTimes(c: Context, cost: Extract<Cost, { pay: 'mana' }>): string {
  if (cost.xMost !== undefined) return `${cost.mana}, where X is less than or equal to ${quantityText(c, cost.xMost)}`;
  if (cost.times === undefined) return cost.mana;
  // what was paid before is X: of mana it would be chosen by who pays it (CR 107.3f)
  const each = typeof cost.times === 'object' && cost.times.q === 'x' ? 'for each {E} paid this way' : forEachText(c, cost.times);
  return each ? `${cost.mana} ${each}` : `{X}, where X is ${quantityText(c, cost.times)}`;
}

/** A cost before a colon, each part with a capital; after those who pay joined by "and". */
export function costsText(c: Context, costs: readonly Cost[], payer: Payer = 'nobody'): string {
  const items = costs.map((x) => costItem(c, x, payer));
  return payer === 'nobody' ? items.map(capitalize).join(', ') : items.join(' and ');
}

/** A keyword with words of its own: "partner with Regna", "splice onto Arcane". */
function wordedKeyword(c: Context, k: KeywordAbility): string | undefined {
  if (typeof k.n === 'object' && k.n.q !== 'x') return `${keywordInfo(k.keyword)?.en ?? k.keyword} X, where X is ${quantityText(c, k.n)}`;
  switch (k.keyword) {
    case 'ninjutsu':
      return k.words && `${k.words} ninjutsu${costTail(c, k)}`;
    case 'partner':
      return k.words && (k.words.startsWith('—') ? `partner${k.words}` : `partner with ${k.words}`);
    case 'gift':
      return `gift ${k.words ?? 'a card'}`;
    case 'equip':
      if (k.limits) return `equip${costTail(c, k).replace(/\.$/, '')}. ${limitTexts(c, k.limits).join(' ')}`;
      return k.filter && `equip ${equipped(c, k.filter)}${costTail(c, k)}`;
    case 'devour':
      return k.filter && `devour ${nounText(c, k.filter, { many: false, head: 'permanent' })} ${amountText(c, k.n ?? 1)}`;
    case 'splice':
      return `splice onto ${k.words ?? 'Arcane'}${costTail(c, k)}`;
    default:
      return undefined;
  }
}

/** What is equipped, a creature of its controller in any case (CR 702.6c): "Knight", "legendary creature". */
function equipped(c: Context, filter: Filter): string {
  const list = filter.is === 'and' ? filter.of : [filter];
  const told = list.some((f) => f.is === 'subtype');
  const of = list.filter((f) => f.is !== 'controlledBy' && !(told && f.is === 'type' && f.type === 'Creature'));
  return nounText(c, of.length === 1 ? of[0] : { is: 'and', of }, { many: false, head: 'permanent' });
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
  const worded = wordedKeyword(c, k);
  if (worded !== undefined) return worded;
  if (k.keyword === 'hiddenAgenda' && k.n === 2) return 'double agenda'; // CR 702.106f
  if (k.deck) return `${name} — ${capitalize(deckConditionText(c, k.deck))}.`;
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

/** "Activate only once each turn.", "This ability costs {1} less to activate for each …" */
function limitTexts(c: Context, { perTurn, costChange }: NonNullable<KeywordAbility['limits']>): string[] {
  const out = perTurn === 1 ? ['Activate only once each turn.'] : [];
  if (costChange) {
    const each = forEachText(c, costChange.times);
    const many = each ? ` ${each}` : costChange.times === 1 ? '' : `, where X is ${quantityText(c, costChange.times)}`;
    const mana = each || costChange.times === 1 ? costChange.mana : '{X}';
    out.push(`This ability costs ${mana} ${costChange.change} to activate${many}.`);
  }
  return out;
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
  cost.length === 1 && cost[0].pay === 'manaCostOf' && cost[0].of.sel === 'self';

/** " {2}" for mana alone; "—Pay 2 life." otherwise. */
function costTail(c: Context, k: KeywordAbility): string {
  if (!k.cost || isManaCost(k.cost)) return '';
  const [only] = k.cost;
  if (k.cost.length === 1 && only.pay === 'or' && only.of.flat().every((x) => x.pay === 'mana')) return ` ${costsText(c, k.cost)}`;
  return k.cost.length === 1 && k.cost[0].pay === 'mana' ? ` ${costsText(c, k.cost)}` : `—${costsText(c, k.cost)}.`;
}

/** The cost an effect gives a card that becomes foretold (CR 702.143d). */
export const foretellCost = (c: Context, cost: readonly Cost[]): string => {
  const own = cost.length === 1 && cost[0].pay === 'manaCostOf' && cost[0].less ? cost[0].less : undefined;
  return own ? `its mana cost reduced by ${own}` : costsText(c, cost);
};
