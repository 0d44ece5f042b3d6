/** Replacement and prevention effects in English (CR 614, 615): "if … would …, … instead", "prevent …", "as … enters, …". */

import { CARD_TYPES, COLORS, type Color } from '../../basics.js';
import type { ChoiceKind, Effect, Filter, PlayerRef, Quantity, Replacement, Selector, TokensBesides } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { shuffledInto } from '../ways.js';
import { conditionText } from './conditions.js';
import type { Context } from './context.js';
import { exceptText } from './copies.js';
import { costsText } from './costs.js';
import { changed, countersText, playerName, thing } from './counters-changed.js';
import { howEnters, laterCounters } from './entering.js';
import { nounText, oneNoun } from './filters.js';
import { goneInstead, isDeath, placeInstead, toldSubject } from './gone-instead.js';
import { retold } from './joining.js';
import { groupText } from './objects.js';
import { amountText } from './quantities.js';
import { playerText, possessiveOf, selectorText } from './references.js';
import { durationText } from './times.js';
import { createdText } from './tokens.js';
import { capitalize, colorRefWord, listOf, numberWord, withArticle } from './words.js';

/** How long a replacement effect made by an effect lasts, and whether it is used up. */
export interface Limit {
  turn: boolean;
  uses?: number;
}

const instead = (c: Context, e: Effect): string => {
  const [first, ...rest] = c.say.sentences(c, e);
  return [retold(c, first === undefined ? [] : [first]), ...rest].join('. ');
};

/** "you skip", "you may skip", "that player skips". */
function skipsText(who: string, optional: unknown): string {
  const one = who === 'you' ? 'you' : 'that player';
  return optional ? `${one} may skip` : `${one} ${who === 'you' ? 'skip' : 'skips'}`;
}

/** "If you would gain life, you gain twice that much life instead". */
function lifeText(c: Context, r: Extract<Replacement, { replace: 'gainLife' | 'loseLife' }>, turn: string): string {
  // a planeswalker gains no life
  const who = playerName(c, r.who).replace(/^that player or planeswalker$/, 'that player');
  const [one, base] = r.replace === 'gainLife' ? ['gains', 'gain'] : ['loses', 'lose'];
  if (r.instead) return `if ${who} would ${base} life${turn}, ${instead(c, r.instead)} instead`;
  const much = r.amount === 0 ? 'no life' : changed(c, r.amount, 'that much life');
  return `if ${who} would ${base} life${turn}, ${who === 'you' ? `you ${base}` : `that player ${one}`} ${much} instead`;
}

/** "If one or more tokens would be created under your control, those tokens plus a Clue token are created instead", "instead create one of each". */
function besidesText(c: Context, r: Extract<Replacement, { replace: 'createToken' }>, plus: readonly TokensBesides[]): string {
  const made = plus.map((t) => createdText(c, { do: 'createToken', who: r.who, ...t, count: r.count === 0 ? 1 : t.count }));
  if (r.count !== 0) {
    const kind = r.what.is === 'any' ? 'tokens' : nounText(c, r.what, { many: true, head: 'permanent' });
    return `if one or more ${kind} would be created under your control, those tokens plus ${made.join(' and ')} are created instead`;
  }
  const names = plus.map((t) => (t.token.token === 'predefined' ? t.token.name : ''));
  if (plus.length > 2) return `if you would create ${withArticle(listOf(names, 'or'))} token, instead create one of each`;
  return `if you would create ${oneNoun(c, r.what, { head: 'permanent' })}, instead create ${made.join(' and ')}`;
}

/** "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead". */
function tokensText(c: Context, r: Extract<Replacement, { replace: 'createToken' }>, turn: string): string {
  if (r.plus) return besidesText(c, r, r.plus);
  if (r.who.player === 'each' && r.what.is === 'any')
    return `if an effect would create one or more tokens${turn}, it creates ${changed(c, r.count, 'that many of those tokens')} instead`;
  if (typeof r.count === 'object' && r.count.q === 'sum')
    return `if ${playerName(c, r.who)} would create one or more ${nounText(c, r.what, { many: true, head: 'permanent' })}${turn}, instead create those tokens plus an additional ${nounText(c, r.what, { many: false, head: 'permanent' })}`;
  const whose = r.who.player === 'you' ? 'your' : `${playerName(c, r.who)}'s`;
  const noun = r.what.is === 'any' ? '' : `${nounText(c, r.what, { many: false, head: 'permanent' })} `;
  return `if an effect would create one or more ${noun}tokens under ${whose} control${turn}, it creates ${changed(c, r.count, 'that many of those tokens')} instead`;
}

/** "If you would draw a card, instead …", "the next time you would draw a card this turn, … instead". */
function drawText(c: Context, r: Extract<Replacement, { replace: 'draw' }>, limit: Limit): string {
  const turn = limit.turn ? ' this turn' : '';
  const who = playerName(c, r.who);
  const but = r.except
    ? ` except the first one ${who === 'you' ? 'you' : 'they'} draw in each of ${who === 'you' ? 'your' : 'their'} draw steps`
    : '';
  if (r.instead.do === 'nothing') return `if ${who} would draw a card${but}${turn}, ${skipsText(who, r.optional)} that draw instead`;
  if (limit.uses !== undefined && turn !== '') return `the next time ${who} would draw a card${turn}, ${instead(c, r.instead)} instead`;
  const cards = r.least ? 'two or more cards' : 'a card';
  return `if ${who} would draw ${cards}${but}${turn}, ${r.optional ? `${who} may ` : ''}instead ${instead(c, r.instead)}`;
}

/** What a player would do, a keyword action; and what they do instead, in another number. */
const ACTIONS = {
  scry: ['scry a number of cards', 'scry'],
  mill: ['mill one or more cards', 'mill'],
  proliferate: ['proliferate', 'proliferate'],
  explore: ['explore', 'explore'],
} as const;

/** "If you would scry a number of cards, scry that many cards plus one instead", "if a creature you control would explore, instead …". */
function actionText(c: Context, r: Extract<Replacement, { replace: 'action' }>, turn: string): string {
  const who = playerName(c, r.who);
  const [would, base] = ACTIONS[r.action];
  const subject = r.what ? thing(c, r.what) : who;
  if (r.instead) {
    if (!r.what) return `if ${subject} would ${would}${turn}, ${instead(c, r.instead)} instead`;
    const done = c.say.sentences({ ...c, event: { on: 'explore', what: r.what } }, r.instead).map((one) => retold(c, [one]));
    return `if ${subject} would ${would}${turn}, instead you ${done.join(', then ')}`;
  }
  const does = `${who === 'you' ? '' : 'they '}${base}`;
  if (r.action === 'proliferate' || r.action === 'explore') return `if ${who} would ${would}${turn}, ${does} twice instead`;
  const many = changed(c, r.n, 'that many cards').replace(/plus (\d+)$/, (_, n: string) => `plus ${numberWord(Number(n))}`);
  return `if ${who} would ${would}${turn}, ${does} ${many} instead`;
}

/** "If ~ would untap during your untap step, … instead". */
const untapText = (c: Context, r: Extract<Replacement, { replace: 'untap' }>, turn: string): string =>
  `if ${thing(c, r.what)} would untap during ${ofYours(r.what) ? 'your' : "its controller's"} untap step${turn}, ${instead(c, r.instead)} instead`;

/** A replacement effect as a sentence without its full stop. */
export function replacementText(c: Context, r: Replacement, limit: Limit = { turn: false }): string {
  const turn = limit.turn ? ' this turn' : '';
  switch (r.replace) {
    case 'enters':
      return entersInTime(c, r, limit.turn);
    case 'zone':
      return zoneText(c, r, turn);
    case 'damage':
      return damageText(c, r, limit);
    case 'draw':
      return drawText(c, r, limit);
    case 'action':
      return actionText(c, r, turn);
    case 'gainLife':
    case 'loseLife':
      return lifeText(c, r, turn);
    case 'destroy':
      return `if ${thing(c, r.what)} would be destroyed${turn}, ${instead(c, r.instead).replace(/^(?!regenerate )/, 'instead ')}`;
    case 'counters':
      return countersText(c, r, turn);
    case 'createToken':
      return tokensText(c, r, turn);
    case 'untap':
      return untapText(c, r, turn);
    case 'turnFaceUp':
      return `as ${thing(c, r.what)} is turned face up, ${instead(c, r.effect)}`;
    case 'mana':
      return `${limit.turn ? 'until end of turn, ' : ''}${manaReplacementText(c, r)}`;
    case 'loseGame':
    case 'winGame':
      return decidedText(c, r, limit);
    case 'beginTurn':
      return beginTurnText(c, r);
    case 'step': {
      const who = playerName(c, r.who);
      if (r.instead.do === 'nothing') return r.who.player === 'you' ? `skip your ${r.step} step` : `players skip their ${r.step} steps`;
      return `if ${who} would begin ${who === 'you' ? 'your' : 'their'} ${r.step} step, instead ${instead(c, r.instead)}`;
    }
    case 'chance': {
      const who = playerName(c, r.who);
      if (r.of === 'coins') return `if ${who} would flip a coin, instead flip two coins and ignore one`;
      return r.ignore === 'any'
        ? `if ${who} would roll a die, instead roll two of those dice and ignore one of those results`
        : `if ${who} would roll one or more dice, instead roll that many dice plus one and ignore the ${r.ignore} roll`;
    }
    default:
      return r satisfies never;
  }
}

/** "If you would lose the game, instead …", "The next time you would lose the game this turn, instead …". */
function decidedText(c: Context, r: Extract<Replacement, { replace: 'loseGame' | 'winGame' }>, limit: Limit): string {
  const would = `${playerName(c, r.who)} would ${r.replace === 'loseGame' ? 'lose' : 'win'} the game${limit.turn ? ' this turn' : ''}`;
  const done = c.say.sentences(c, r.instead).map((one) => retold(c, [one]));
  return `${limit.uses === undefined ? 'if' : 'the next time'} ${would}, instead ${done.length < 3 ? listOf(done, 'and') : `${done[0]}, then ${listOf(done.slice(1), 'and')}`}`;
}

/** "If an opponent would begin an extra turn, that player skips that turn instead". */
function beginTurnText(c: Context, r: Extract<Replacement, { replace: 'beginTurn' }>): string {
  const who = playerName(c, r.who);
  const whose = who === 'you' ? 'you' : 'that player';
  const skip = `${whose} ${r.optional ? 'may skip' : who === 'you' ? 'skip' : 'skips'} that turn instead`;
  const turn = r.extra ? 'an extra turn' : who === 'you' ? 'your turn' : 'a turn';
  const more = r.instead.do === 'nothing' ? '' : `. If ${whose} ${who === 'you' ? 'do' : 'does'}, ${instead(c, r.instead)}`;
  return `if ${who} would begin ${turn}, ${skip}${more}`;
}

/** "If a land is tapped for two or more mana, it produces {C} instead of any other type and amount". */
function manaReplacementText(c: Context, r: Extract<Replacement, { replace: 'mana' }>): string {
  const list = r.what.is === 'and' ? r.what.of : [r.what];
  const yours = list.find((f) => f.is === 'controlledBy' && f.who.player === 'you');
  const rest = list.filter((f) => f !== yours);
  const noun = oneNoun(c, rest.length === 1 ? rest[0] : rest.length === 0 ? { is: 'permanent' } : { is: 'and', of: rest }, {
    head: 'permanent',
  });
  const amount = r.least === undefined || r.least < 2 ? 'mana' : `${amountText(c, r.least, 'words')} or more mana`;
  const when = yours && r.least === undefined ? `if you tap ${noun} for mana` : `if ${thing(c, r.what)} is tapped for ${amount}`;
  const { result } = r;
  if (result.result === 'times')
    return `${when}, it produces ${result.times === 2 ? 'twice' : `${amountText(c, result.times, 'words')} times`} as much of that mana instead`;
  const what =
    result.mana.options.length > 1
      ? `${result.result === 'type' ? '' : 'one '}mana of a color of your choice`
      : result.mana.options[0] === '{C}' && result.result === 'type'
        ? 'colorless mana'
        : result.mana.options[0];
  return `${when}, it produces ${what} instead of any other type${result.result === 'type' ? '' : ' and amount'}`;
}

/** A certain permanent, wherever it would go. */
const leavesForExile = (r: Extract<Replacement, { replace: 'zone' }>, turn: string): boolean =>
  turn === '' && r.what.is === 'oneOf' && r.from === 'battlefield' && r.to === undefined && r.toInstead === 'exile';

/** Whose card it is. What dies is told with its owner; whose the graveyard is goes without saying. */
const zoneOwner = (list: readonly Filter[], r: Extract<Replacement, { replace: 'zone' }>): Filter | undefined =>
  list.find((f) => f.is === 'ownedBy' && !(isDeath(r) && f.who.player === 'eachOpponent'));

/** Tokens are left out, as they are no cards (CR 111.6). */
const onlyCards = (list: readonly Filter[], r: Extract<Replacement, { replace: 'zone' }>): Filter | undefined =>
  r.from ? undefined : list.find((f) => f.is === 'not' && f.of.is === 'token');

/** What it is like, without what is told elsewhere in the sentence. */
function restOf(list: readonly Filter[], ...told: readonly (Filter | undefined)[]): Filter {
  const rest = list.filter((f) => !told.includes(f) && !(f.is === 'not' && f.of.is === 'cast'));
  return rest.length === 1 ? rest[0] : rest.length === 0 ? { is: 'any' } : { is: 'and', of: rest };
}

/** "If a nontoken creature would enter and it wasn't cast, exile it instead". */
function zoneText(c: Context, r: Extract<Replacement, { replace: 'zone' }>, turn: string): string {
  if (r.causedBy && r.what.is === 'oneOf' && r.toInstead === 'battlefield') {
    const by = r.causedBy.player === 'eachOpponent' ? 'an opponent' : playerText(c, r.causedBy);
    return `if a spell or ability ${by} controls causes you to discard ${selectorText(c, r.what.of)}, put it onto the battlefield instead of putting it into your graveyard`;
  }
  const list = r.what.is === 'and' ? r.what.of : [r.what];
  const owner = zoneOwner(list, r);
  const elsewhere = list.some((f) => f.is === 'not' && f.of.is === 'inZone');
  const uncast = list.some((f) => f.is === 'not' && f.of.is === 'cast');
  const cards = owner && onlyCards(list, r);
  const filter = restOf(list, owner, cards);
  const subject =
    filter.is === 'oneOf'
      ? selectorText(c, filter.of)
      : filter.is === 'castOf'
        ? castCard(c, filter.of)
        : filter.is === 'any'
          ? cards
            ? 'a card'
            : 'a card or token'
          : oneNoun(c, filter, { head: r.from === 'battlefield' || r.to === 'battlefield' ? 'permanent' : 'card' });
  const whose =
    owner?.is === 'ownedBy'
      ? owner.who.player === 'you'
        ? 'your'
        : owner.who.player === 'eachOpponent'
          ? "an opponent's"
          : `${playerText(c, owner.who)}'s`
      : 'a';
  const how =
    r.verb && r.verb !== 'exile'
      ? `be ${({ sacrifice: 'sacrificed', destroy: 'destroyed', discard: 'discarded', mill: 'milled', cycle: 'cycled', return: 'returned', play: 'played', resolve: 'put into a graveyard as it resolves' } as const)[r.verb]}`
      : r.to === 'battlefield'
        ? `enter${uncast ? " and it wasn't cast" : ''}`
        : isDeath(r)
          ? 'die'
          : r.to === 'graveyard'
            ? `be put into ${whose} graveyard${filter.is === 'castOf' || elsewhere ? '' : ' from anywhere'}`
            : r.from === 'battlefield'
              ? 'leave the battlefield'
              : `be put into ${r.to === 'exile' ? 'exile' : `${whose} ${r.to ?? 'zone'}`}`;
  const to = placeInstead(r, subject);
  const shuffled = shuffledInto(r);
  const more = r.instead && r.instead.do !== 'nothing' && !shuffled ? instead(c, r.instead) : undefined;
  const word = toldSubject(c, r, subject, turn);
  return `if ${word} would ${inTime(how, turn)}, ${goneInstead(word === c.self, to, more, leavesForExile(r, turn))}`;
}

/** "enter this turn and it wasn't cast". */
const inTime = (how: string, turn: string): string =>
  how.startsWith('enter and') ? how.replace('enter', `enter${turn}`) : `${how}${turn}`;

/** The card that was cast, or may be. */
function castCard(c: Context, of: Selector): string {
  // which was chosen to be cast
  if (of.sel === 'slot' && c.slots.get(of.slot)?.many === false) return 'that card';
  const text = selectorText(c, of);
  return text.startsWith('target') || text === 'it' ? 'that card' : text.replace(/^those cards$/, 'a card cast this way');
}

const entity = (c: Context, f: Filter, one: boolean): string =>
  f.is === 'oneOf'
    ? groupText(c, f.of)
    : f.is === 'player'
      ? playerText(c, f.who)
      : one
        ? oneNoun(c, f, { head: 'permanent' })
        : nounText(c, f, { many: true, head: 'permanent' });

/** What is said, and what X is in it. */
function withX(c: Context, said: string): string {
  const [x] = c.where;
  c.where = [];
  return x === undefined ? said : `${said}, where X is ${x}`;
}

/** Prevention, redirection and multiplication of damage (CR 614.9, 615). */
function damageText(c: Context, r: DamageReplacement, limit: Limit): string {
  const turn = limit.turn ? ' this turn' : '';
  const kind = r.kind === 'combat' ? 'combat damage' : r.kind === 'noncombat' ? 'noncombat damage' : 'damage';
  const to = r.to.is === 'any' ? '' : ` to ${hitText(c, r.to, !limit.turn)}`;
  // what X is stands in the sentence that speaks of it
  const said = withX(c, whatHappens(c, r, limit, kind, to, turn));
  // what is done besides comes after the words it speaks of
  const besides = r.then && r.then.do !== 'nothing' && !(r.result.result === 'amount' && r.result.amount === 0);
  return besides && r.then ? `${said}. ${retold(c, c.say.sentences(c, r.then)).replace(/^./, (x) => x.toUpperCase())}` : said;
}

/** "prevent the next 3 damage that would be dealt to that creature this turn". */
function upToText(c: Context, r: DamageReplacement, kind: string, to: string, turn: string): string {
  if (r.result.result !== 'preventUpTo') return '';
  const total = totalOf(c, r);
  if (total !== undefined) return `prevent the next ${amountText(c, total)} ${kind} that would be dealt${turn}${to}, divided as you choose`;
  const by = r.source.is === 'any' ? '' : ` by ${entity(c, r.source, false)}`;
  return `prevent the next ${amountText(c, r.result.amount)} ${kind} that would be dealt${to}${turn}${by}`;
}

/** What is divided among the targets (CR 601.2d). */
function totalOf(c: Context, r: DamageReplacement): Quantity | undefined {
  if (r.result.result !== 'preventUpTo' || typeof r.result.amount !== 'object' || r.result.amount.q !== 'share') return undefined;
  return r.to.is === 'oneOf' && r.to.of.sel === 'target' ? c.targets[r.to.of.index]?.divide : undefined;
}

function whatHappens(c: Context, r: DamageReplacement, limit: Limit, kind: string, to: string, turn: string): string {
  switch (r.result.result) {
    case 'preventUpTo':
      if (!limit.turn && typeof r.result.amount === 'object' && r.result.amount.q === 'half')
        return `if ${sourceOf(c, r.source)} would deal ${kind} to ${oneHit(c, r.to)}, prevent half that damage, rounded ${r.result.amount.round}`;
      if (!limit.turn && typeof r.result.amount === 'number')
        return `if ${sourceOf(c, r.source)} would deal ${kind}${r.to.is === 'player' ? to : ` to ${oneHit(c, r.to)}`}, prevent ${r.result.amount} of that damage`;
      return upToText(c, r, kind, to, turn);
    case 'preventAll': {
      if (limit.uses !== undefined) return `the next time ${sourceOf(c, r.source)} would deal ${kind}${to}${turn}, prevent that damage`;
      if (r.source.is === 'any' && r.then && !limit.turn) return `if ${kind} would be dealt${to}, prevent that damage`;
      if (r.source.is === 'any') return `prevent all ${kind} that would be dealt${to.replace(/ to a player$/, ' to players')}${turn}`;
      if (r.to.is === 'any' && limit.turn) return `prevent all ${kind} ${sourcesOf(c, r.source)} would deal${turn}`;
      if (r.then && !limit.turn) return `if ${sourceOf(c, r.source)} would deal ${kind}${to}, prevent that damage`;
      if (isItself(r.source) && !turn) return `prevent all ${kind} that ${c.self} would deal${to}`;
      return `prevent all ${kind} that would be dealt${to} by ${sourcesOf(c, r.source)}${turn}`;
    }
    case 'amount':
      if (r.result.amount === 0 && r.then) return `${nextTime(c, r, kind, to, limit)}, ${instead(c, r.then)} instead`;
      return `if ${sourceOf(c, r.source)} would deal ${kind} to ${oneHit(c, r.to)}${turn}, it deals ${changed(c, r.result.amount, 'that much damage')} instead`;
    case 'redirect':
      return `${redirectText(c, r, kind, to, limit)} instead`;
    default:
      return r.result satisfies never;
  }
}

const isItself = (f: Filter): boolean => f.is === 'oneOf' && f.of.sel === 'self';

/** "sources you don't control", "creatures". */
function sourcesOf(c: Context, f: Filter): string {
  if (f.is === 'type' && f.type === 'Artifact') return 'artifact sources';
  const whose = f.is === 'controlledBy' || f.is === 'named' || (f.is === 'not' && f.of.is === 'controlledBy');
  return whose || !mentionsNode(f, { is: 'permanent' }) ? entity(c, f, false).replace(/\bpermanents\b/, 'sources') : entity(c, f, false);
}

/** "the next time a source of your choice would deal damage to you this turn", "if damage would be dealt to it". */
function nextTime(c: Context, r: DamageReplacement, kind: string, to: string, limit: Limit): string {
  const turn = limit.turn ? ' this turn' : '';
  const first = limit.uses === undefined ? 'if' : 'the next time';
  return r.source.is === 'any'
    ? `${first} ${kind} would be dealt${to}${turn}`
    : `${first} ${sourceOf(c, r.source)} would deal ${kind}${to}${turn}`;
}

/** CR 614.9: "all damage that would be dealt to you is dealt to ~". */
function redirectText(c: Context, r: DamageReplacement, kind: string, to: string, limit: Limit): string {
  if (r.result.result !== 'redirect') return '';
  const turn = limit.turn ? ' this turn' : '';
  if (limit.uses !== undefined && r.result.to.sel === 'event')
    return `${nextTime(c, r, kind, to, limit)}, that creature deals that damage to itself`;
  if (limit.uses !== undefined) return `${nextTime(c, r, kind, to, limit)}, that damage is dealt to ${newHome(c, r.result.to)}`;
  const of = r.source;
  if (sentBack(r.result.to) && !limit.turn) return `if ${sourceOf(c, of)} would deal ${kind}${to}, it deals that damage to its controller`;
  const how = r.result.amount === 'all' ? `all ${kind}` : `the next ${amountText(c, r.result.amount)} ${kind}`;
  const chosen = of.is === 'oneOf' && of.of.sel === 'slot';
  if (chosen) return `${how} that ${sourceOf(c, of)} would deal${to}${turn} is dealt to ${newHome(c, r.result.to)}`;
  const by = of.is === 'any' ? '' : ` by ${entity(c, of, false)}`;
  return `${how} that would be dealt${to}${turn}${by} is dealt to ${newHome(c, r.result.to)}`;
}

/** "Prevent all combat damage that would be dealt to and dealt by that creature this turn." */
export function preventBoth(
  c: Context,
  a: Extract<Effect, { do: 'replacement' }>,
  b: Extract<Effect, { do: 'replacement' }>,
): string | undefined {
  const [x, y] = [a.replacement, b.replacement];
  if (x.replace !== 'damage' || y.replace !== 'damage' || x.kind !== y.kind || x.source.is !== 'any' || y.to.is !== 'any') return undefined;
  if (x.to.is !== 'oneOf' || !same(x.to, y.source)) return undefined;
  if (x.result.result !== 'preventAll' || y.result.result !== 'preventAll' || a.duration !== b.duration || x.then || y.then)
    return undefined;
  const kind = x.kind === 'combat' ? 'combat damage' : 'damage';
  if (a.duration !== 'endOfTurn')
    return `${capitalize(durationText(c, a.duration))}, prevent all ${kind} that would be dealt to and dealt by ${selectorText(c, x.to.of)}`;
  return `Prevent all ${kind} that would be dealt to and dealt by ${selectorText(c, x.to.of)} this turn`;
}

type DamageReplacement = Extract<Replacement, { replace: 'damage' }>;

/** To the controller of its source. */
const sentBack = (s: Selector): boolean =>
  s.sel === 'players' && s.who.player === 'controllerOf' && s.who.of.sel === 'event' && s.who.of.role === 'source';

const newHome = (c: Context, s: Selector): string => (sentBack(s) ? "that source's controller" : selectorText(c, s));

/** Those the damage would be dealt to: "you and creatures you control", "an opponent". */
function hitText(c: Context, f: Filter, lasting: boolean): string {
  if (f.is === 'player' && (f.who.player === 'eachOpponent' || f.who.player === 'each')) return playerName(c, f.who);
  if (f.is !== 'or' || f.of.length !== 2) return entity(c, f, false);
  const [a, b] = f.of;
  if (a.is === 'player' && a.who.player === 'you') return `you ${lasting ? 'and' : 'and/or'} ${entity(c, b, false)}`;
  if (b.is === 'player' && b.who.player === 'each') return `each ${nounText(c, a, { many: false, head: 'permanent' })} and each player`;
  return b.is === 'player' && b.who.player === 'you' ? `${entity(c, a, false)} and/or you` : entity(c, f, false);
}

/** One of those the damage would be dealt to: "an opponent or a permanent an opponent controls". */
function oneHit(c: Context, f: Filter): string {
  if (f.is === 'any') return 'a permanent or player';
  if (f.is === 'player') return f.who.player === 'of' && f.who.of.sel === 'host' ? 'enchanted player' : playerName(c, f.who);
  if (f.is === 'oneOf') return groupText(c, f.of);
  const [a, b] = f.is === 'or' && f.of.length === 2 ? f.of : [f, undefined];
  if (a.is === 'player' && b?.is === 'controlledBy')
    return a.who.player === 'you' ? 'you or a permanent you control' : 'an opponent or a permanent an opponent controls';
  if (b?.is === 'player' && a.is === 'type') return `${withArticle(a.type.toLowerCase())} or player`;
  if (a.is === 'player' && b?.is === 'type') return `${playerName(c, a.who)} or ${b.type.toLowerCase()}`;
  return oneNoun(c, f, { head: 'permanent' });
}

const sourceOf = (c: Context, f: Filter): string =>
  f.is === 'any'
    ? 'a source'
    : f.is === 'oneOf'
      ? selectorText(c, f.of)
      : f.is === 'color' && typeof f.color !== 'string'
        ? 'a source of the chosen color'
        : oneNoun(c, f, { head: 'permanent' }).replace(/permanent/, 'source');

const CHOICE = {
  color: 'color',
  cardType: 'card type',
  creatureType: 'creature type',
  basicLandType: 'basic land type',
  sector: 'sector',
  player: 'player',
  opponent: 'opponent',
  cardName: 'card name',
  number: 'number',
  word: 'word',
} as const;

function copyText(c: Context, r: Extract<Replacement, { replace: 'enters' }>, of: Selector): string {
  const copy = r.copy;
  const what =
    of.sel === 'choose' && of.from.sel === 'all'
      ? of.from.zone === 'graveyard'
        ? `any ${nounText(c, of.from.filter, { many: false, head: 'card' })} in a graveyard`
        : `any ${nounText(c, of.from.filter, { many: false, head: 'permanent' })} on the battlefield`
      : selectorText(c, of);
  const when = r.condition ? `if ${c.say.condition(c, r.condition)}, ` : '';
  const except = exceptText(c, copy?.except ?? []);
  if (r.or) {
    const until = copy?.until ? `until ${c.self} is turned face down, ` : '';
    const chosen = of.sel === 'choose' && of.from.sel === 'all' ? oneNoun(c, of.from.filter, { head: 'permanent' }) : selectorText(c, of);
    return `as ${c.self} enters or is turned face up, you may choose ${chosen} on the battlefield. If you do, ${until}it becomes a copy of that creature${except}`;
  }
  const tapped = r.entering?.tapped ? ' tapped' : '';
  const [more] = r.entering?.counters ?? [];
  if (more) {
    const how =
      more.count === 1
        ? `an additional ${more.counter} counter`
        : `${amountText(c, more.count, 'words')} additional ${more.counter} counters`;
    return `you may have ${c.self} enter as a copy of ${what}, except it enters with ${how} on it`;
  }
  return copy?.optional === 'may'
    ? `${when}you may have ${c.self} enter${tapped} as a copy of ${what}${except}`
    : r.what.is === 'oneOf'
      ? `${c.self} enters${tapped} as a copy of ${what}${except}`
      : `${nounText(c, r.what, { many: true, head: 'permanent' })} enter as a copy of ${what}`;
}

/** The one color that is none of these. */
const otherColor = (among: readonly Color[]): Color => COLORS.find((x) => !among.includes(x)) ?? 'W';

/** What is chosen as it enters: "a color other than green", "Khans or Dragons", "a nonland card name". */
function choiceText(c: Context, what: ChoiceKind): string {
  if (what.choose === 'cardName' && what.filter.is !== 'any')
    return `${withArticle(nounText(c, what.filter, { many: false, head: 'card' }))} name`;
  if (what.choose === 'color' && what.among?.length === 4) return `a color other than ${colorRefWord(otherColor(what.among))}`;
  if (what.choose === 'color' && what.among) return listOf(what.among.map(colorRefWord), 'or');
  if (what.choose === 'color' && what.count) return 'two colors';
  if (what.choose !== 'word') return withArticle(CHOICE[what.choose]);
  const types = what.words.every((w) => (CARD_TYPES as readonly string[]).includes(w));
  return listOf(types ? what.words.map((w) => w.toLowerCase()) : what.words, 'or');
}

/** What is true of an object as it enters (CR 614.1c-d, 614.12). */
function entersText(c: Context, r: Extract<Replacement, { replace: 'enters' }>): string {
  const self = r.what.is === 'oneOf';
  const subject = self ? c.self : nounText(c, r.what, { many: true, head: 'permanent' });
  const apart = entersApart(c, r, `${subject} ${self ? 'enters' : 'enter'}`);
  if (apart !== undefined) return apart;
  const as = `as ${subject} ${self ? 'enters' : 'enter'}${r.or ? ' or is turned face up' : ''}`;
  if (r.choices?.do === 'become') return `${subject} enters ${r.choices.status}`;
  if (r.choices && r.condition)
    return `if ${conditionText(c, r.condition)}, ${retold(c, c.say.sentences(c, r.choices)).replace(/\.$/, '')} ${as}`;
  if (r.choices?.do === 'choose')
    return `${as}, ${r.choices.who.player === 'each' ? 'each player chooses' : r.choices.secret ? 'secretly choose' : 'choose'} ${choiceText(c, r.choices.what)}`;
  if (r.choices && r.choices.do !== 'nothing') return `${as}, ${retold(c, c.say.sentences(c, r.choices))}`;
  if (r.before)
    return r.entering === undefined
      ? `${as}, ${retold(c, c.say.sentences(c, r.before))}`
      : `${as}, ${retold(c, c.say.sentences(c, r.before))}. ${capitalize(howEnters(c, r.entering, self ? 'it' : subject, self))}`;
  if (r.may) {
    const who = playerText(c, r.may);
    const how = howEnters(c, r.entering ?? {}, subject, self).replace(/ enters? /, ' enter ');
    const otherwise = r.otherwise ? `. If ${who} don't, ${howEnters(c, r.otherwise, 'it', self)}` : '';
    return `${who} may have ${how}${otherwise}`;
  }
  const text = howEnters(c, r.entering ?? {}, subject, self);
  if (r.condition?.if === 'not') return `${text} unless ${conditionText(c, r.condition.of)}`;
  if (!r.condition) return text;
  const again = r.condition.if === 'paid' && self ? text.replace(subject, 'it') : text;
  return `if ${conditionText(c, r.condition)}, ${again}`;
}

/** What is said in a sentence of its own kind. */
function entersApart(c: Context, r: Extract<Replacement, { replace: 'enters' }>, enters: string): string | undefined {
  if (r.unless && r.condition?.if === 'not') {
    const [shown] = r.unless;
    const done = shown.pay === 'objects' ? `you revealed ${oneNoun(c, shown.filter, { head: 'card' })} this way or ` : '';
    return `as ${c.self} enters, you may ${costsText(c, r.unless, 'you')}. ${capitalize(c.self)} enters tapped unless ${done}${conditionText(c, r.condition.of)}`;
  }
  if (r.unless) return `as ${c.self} enters, you may ${costsText(c, r.unless, 'you')}. If you don't, it enters tapped`;
  if (r.under) return `${enters} under ${underText(c, r.under)}`;
  if (r.copy) return copyText(c, r, r.copy.of);
  const ofSpell = r.what.is === 'oneOf' && r.what.of.sel !== 'self' && !r.choices;
  if (ofSpell && r.entering?.counters?.length === 1) return laterCounters(c, r.entering.counters[0]);
  return r.before && r.onlyIf ? tollText(c, r.before) : undefined;
}

/** "if a creature an opponent controls would enter this turn, it enters under your control instead". */
function entersInTime(c: Context, r: Extract<Replacement, { replace: 'enters' }>, turn: boolean): string {
  if (turn && r.what.is !== 'oneOf' && r.entering && !r.under && !r.may) {
    const each = `each ${nounText(c, r.what, { many: false, head: 'permanent' })}`;
    return `this turn, ${howEnters(c, r.entering, each, true)}`;
  }
  if (!r.under || !turn) return entersText(c, r);
  const what = withArticle(nounText(c, r.what, { many: false, head: 'permanent' }));
  return `if ${what} would enter this turn, it enters under ${underText(c, r.under)} instead`;
}

/** "the control of an opponent of your choice", "your control". */
const underText = (c: Context, who: PlayerRef): string =>
  who.player === 'anOpponent' ? 'the control of an opponent of your choice' : `${possessiveOf(c, who)} control`;

/** CR 614.1a: it enters if something else is done first. */
function tollText(c: Context, before: Effect): string {
  const done = before.do === 'may' ? before.then : before;
  const what = retold(c, c.say.sentences(c, done));
  return `if ${c.self} would enter, ${before.do === 'may' ? 'you may ' : ''}${what} instead. If you do, put ${c.self} onto the battlefield. If you don't, put it into its owner's graveyard`;
}

/** What you control: it untaps in your untap step. */
const ofYours = (f: Filter): boolean =>
  (f.is === 'oneOf' && f.of.sel === 'self') || (f.is === 'and' && f.of.some((x) => x.is === 'controlledBy' && x.who.player === 'you'));
