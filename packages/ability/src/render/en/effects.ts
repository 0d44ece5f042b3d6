/** Effects as English clauses: who does it, and what. */

import type { Zone } from '../../basics.js';
import type { Effect, Filter, KeywordAction, PlayerRef, Selector, TokenSpec } from '../../language.js';
import { mentionsNode } from '../../same.js';

import { noteWay } from '../ways.js';
import { acts, keepYou, order } from './clauses.js';
import type { Clause, Context } from './context.js';
import { aimedCopies, copiedText, exceptText } from './copies.js';
import { foretellCost } from './costs.js';
import { ownHalf, roundOf, scaled } from './counted.js';
import { damageText } from './damage.js';
import { deedText } from './deeds.js';
import { doorWords } from './doors.js';
import { nounText } from './filters.js';
import { doublesBoth } from './forms.js';
import { manaText } from './mana.js';
import { discardThese, ownChoice, sacrificeText, sacrificeThese, tapText } from './own-things.js';
import { predicateText, rulesText } from './predicates.js';
import { amountText, quantityText } from './quantities.js';
import { eachText, outsideOf, playerText, possessiveOf, selectorText, topText } from './references.js';
import { searchedFor } from './searching.js';
import { nextSpellText, spendingText } from './spending.js';
import { changeTextWords } from './text-change.js';
import { durationText } from './times.js';
import { deckOf, planarPlace, variantAction } from './variants.js';
import { colorList, possessive, subtypeWord, thirdPerson, typeWord, withArticle } from './words.js';

function lifeText(c: Context, e: Extract<Effect, { do: 'life' }>): Clause {
  const own = e.change === 'set' && mentionsNode(e.amount, { player: 'of', of: { sel: 'it' } });
  if (e.change === 'set')
    return order(`${possessiveOf(c, e.who)} life total becomes ${quantityText(own ? { ...c, it: 'they' } : c, e.amount)}`);
  const whose = ownHalf(e.amount) === 'X' ? 'X' : e.who.player === 'you' ? 'your' : 'their';
  return keepYou(c, e.who, e.change, `half ${whose} life, rounded ${roundOf(e.amount)}`);
}

export function moveText(c: Context, e: Extract<Effect, { do: 'move' }>): Clause {
  const chosen =
    e.what.sel === 'choose' && e.what.who.player === 'of'
      ? e.what.who
      : e.what.sel === 'choose' && e.what.who.player !== 'you' && e.what.who.player !== 'anOpponent'
        ? e.what.who
        : undefined;
  const chooser = chosen && playerText(c, chosen);
  const whatText = movedText(c, e.what, chosen, e.to);
  const noteBind = (): void => {
    if (e.bind !== undefined)
      c.slots.set(e.bind, {
        words: manyOf(c, e.what) ? 'those cards' : e.what.sel === 'self' && e.to === 'exile' ? 'it' : 'that card',
        many: manyOf(c, e.what),
        ...(e.to === 'exile' && ['self', 'target', 'host', 'event'].includes(e.what.sel) ? { gone: true as const } : {}),
        ...(e.to === 'battlefield' ? { permanent: true as const } : {}),
      });
  };
  const make = (verb: string, rest: string): Clause => {
    noteBind();
    return chooser ? { subject: chooser, text: `${verb}s ${rest}` } : order(`${verb} ${rest}`);
  };
  const tail = destination(c, e, chooser !== undefined, manyOf(c, e.what));
  const haunting = e.marks?.keyword === 'haunt' ? ` haunting ${selectorText(c, e.marks.what)}` : '';
  const counters =
    e.to === 'exile' && e.entering?.counters ? destination(c, { ...e, to: 'battlefield' }, false, false).replace(/^.*?( with )/, '$1') : '';
  const how = `${counters}${e.face === 'faceDown' ? ' face down' : ''}${haunting}`;
  if (e.to === 'exile') return make('exile', `${whatText}${how}${e.until ? ` until ${c.self} leaves the battlefield` : ''}`);
  const fromPlay =
    ['self', 'target', 'all', 'host', 'union', 'event', 'linked'].includes(e.what.sel) ||
    (e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone !== 'hand' && e.what.from.zone !== 'outside');
  const isReturn =
    (isBack(c, e) || ((e.to === 'hand' || e.to === 'battlefield') && fromPlay)) && !(e.what.sel === 'all' && e.what.zone === 'hand');
  const from = e.from === 'graveyard' ? ' from your graveyard' : '';
  return make(isReturn ? 'return' : 'put', `${whatText}${from} ${tail}`);
}

/** The things moved; a player's own zone is "their". */
function movedText(c: Context, what: Selector, chooser: PlayerRef | undefined, to: Zone): string {
  if (what.sel === 'all' && what.zone === 'graveyard' && what.filter.is === 'any')
    return what.of ? `${possessiveOf(c, what.of)} graveyard` : 'all graveyards';
  if (what.sel === 'filter') return `all ${nounText(c, what.filter, { many: true, head: 'card' })} revealed this way`;
  const gone = c.event?.on === 'zone' && c.event.to === 'graveyard' && c.event.what.is === 'oneOf' && c.event.what.of.sel === 'self';
  // what left the battlefield: the newest wording says "exile it" of the card
  const said = what.sel === 'self' && gone && to === 'exile' ? 'it' : selectorText(c, what);
  const text = to === 'battlefield' && what.sel === 'choose' ? said.replace(/ exiled this way$/, ' from among them') : said;
  return chooser ? text.replace(`${possessiveOf(c, chooser)} `, 'their ').replace("that player's ", 'their ') : text;
}

const manyOf = (c: Context, s: Selector): boolean =>
  s.sel === 'all' ||
  s.sel === 'union' ||
  s.sel === 'except' ||
  s.sel === 'filter' ||
  (s.sel === 'choose' && s.max !== 1) ||
  (s.sel === 'target' && c.targets[s.index]?.max !== 1) ||
  (s.sel === 'slot' && (c.slots.get(s.slot)?.many ?? false)) ||
  (s.sel === 'top' && s.count !== 1);

/** What had left the battlefield comes back to it. */
const isBack = (c: Context, e: Extract<Effect, { do: 'move' }>): boolean =>
  e.to === 'battlefield' && e.what.sel === 'slot' && c.slots.get(e.what.slot)?.gone === true;

const ORDINAL: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** Cards of one other player: theirs is one library. */
function ofOnePlayer(c: Context, what: Selector): boolean {
  const spec = what.sel === 'target' ? c.targets[what.index] : undefined;
  return spec?.from[0] === 'graveyard' && spec.of !== undefined && spec.of.player !== 'you';
}

/** Under whose control it enters. */
function controlText(c: Context, e: Extract<Effect, { do: 'move' }>, many: boolean): string {
  if (e.under) return ' under your control';
  if (isBack(c, e)) return ` under ${many ? 'their' : 'its'} owner's control`;
  return e.what.sel === 'linked' ? " under its owner's control" : '';
}

/** "tapped and attacking", " with a +1/+1 counter on it". */
function enteringWords(c: Context, e: Extract<Effect, { do: 'move' }>): { entering: string; counters: string } {
  const entering = [
    e.entering?.tapped ? 'tapped' : '',
    e.entering?.attacking ? 'attacking' : '',
    e.entering?.blocking ? blockingText(c, e.entering.blocking) : '',
    e.entering?.face === 'transformed' || e.entering?.face === 'flipped' ? e.entering.face : '',
  ]
    .filter((x) => x)
    .join(' and ');
  const counters =
    e.entering?.counters
      ?.map(
        (x) =>
          ` with ${x.count === 1 ? withArticle(x.counter) : `${amountText(c, x.count, 'words')} ${x.counter}`} counter${x.count === 1 ? '' : 's'} on it`,
      )
      .join('') ?? '';
  return { entering, counters };
}

export function destination(c: Context, e: Extract<Effect, { do: 'move' }>, theirs: boolean, many: boolean): string {
  if (e.deck) return planarPlace(e);
  const own = theirs ? 'their' : 'your';
  const yours =
    e.from === 'graveyard' ||
    e.what.sel === 'choose' ||
    e.what.sel === 'slot' ||
    e.what.sel === 'except' ||
    e.what.sel === 'filter' ||
    e.what.sel === 'top' ||
    isOwnGraveyard(c, e.what);
  const one = ofOnePlayer(c, e.what);
  const owner = many ? (one ? 'their' : "their owners'") : "its owner's";
  const { entering, counters } = enteringWords(c, e);
  const attached = e.entering?.attachedTo ? ` attached to ${selectorText(c, e.entering.attachedTo)}` : '';
  const onto = isBack(c, e) || ['self', 'target', 'all', 'event', 'linked'].includes(e.what.sel) ? 'to' : 'onto';
  const ownControl = controlText(c, e, many);
  const fromHand = e.what.sel === 'choose' && e.what.from.sel === 'all' && e.what.from.zone === 'battlefield';
  switch (e.to) {
    case 'hand': {
      const putting =
        e.what.sel === 'slot' ||
        e.what.sel === 'filter' ||
        e.what.sel === 'except' ||
        e.what.sel === 'top' ||
        (e.what.sel === 'choose' && (e.what.from.sel !== 'all' || e.what.from.zone === 'outside'));
      if (fromHand || !yours) return many && !one ? `to ${owner} hands` : `to ${owner} hand`;
      return putting ? `into ${own} hand` : `to ${own} hand`;
    }
    case 'battlefield':
      return `${onto} the battlefield${entering ? ` ${entering}` : ''}${ownControl}${attached}${counters}`;
    case 'graveyard':
      return yours ? `into ${own} graveyard` : `into ${owner} graveyard`;
    case 'library': {
      const whose = yours && !fromHand ? own : owner;
      const library = whose === "their owners'" ? 'libraries' : 'library';
      if (typeof e.position === 'object')
        return `into ${whose} ${library} ${ORDINAL[e.position.fromTop] ?? String(e.position.fromTop)} from the top`;
      const place = e.position === 'bottom' ? `on the bottom of ${whose} ${library}` : `on top of ${whose} ${library}`;
      if (e.position === 'top' && e.order === 'any' && e.what.sel === 'slot') return 'back in any order';
      return `${place}${e.order === 'any' ? ' in any order' : e.order === 'random' ? ' in a random order' : ''}`;
    }
    default:
      return `into ${e.to}`;
  }
}

const isOwnGraveyard = (c: Context, s: Selector): boolean =>
  (s.sel === 'target' && c.targets[s.index]?.from[0] === 'graveyard' && c.targets[s.index]?.of?.player === 'you') ||
  (s.sel === 'all' && (s.zone === 'graveyard' || s.zone === 'hand') && s.of?.player === 'you');

/** "1/1 white Soldier creature token with flying". */
export function tokenText(c: Context, t: TokenSpec, many: boolean): string {
  const word = many ? 'tokens' : 'token';
  switch (t.token) {
    case 'predefined':
      return `${t.name} ${word}`;
    case 'copy':
      return `${word} ${many ? 'that are copies' : "that's a copy"} of ${selectorText(c, t.of)}${exceptText(c, t.mods)}`;
    case 'described': {
      const pt = t.power !== undefined && t.toughness !== undefined ? `${amountText(c, t.power)}/${amountText(c, t.toughness)}` : '';
      if (t.name && t.supertypes.includes('Legendary') && !many) return namedToken(c, t, pt);
      const types = [...t.supertypes.map((s) => s.toLowerCase()), ...t.subtypes, ...t.types.map((x) => typeWord(x, false))];
      const abilities = t.abilities.length ? `with ${c.say.quoted(c, t.abilities)}` : '';
      return [pt, colorList(t.colors), ...types, word, abilities, t.name ? `named ${t.name}` : ''].filter((x) => x !== '').join(' ');
    }
    default:
      return t satisfies never;
  }
}

/** "Create Marit Lage, a legendary 20/20 black Avatar creature token with flying". */
function namedToken(c: Context, t: Extract<TokenSpec, { token: 'described' }>, pt: string): string {
  const types = [...t.subtypes, ...t.types.map((x) => typeWord(x, false))];
  const supertypes = t.supertypes.map((s) => s.toLowerCase());
  const abilities = t.abilities.length ? `with ${c.say.quoted(c, t.abilities)}` : '';
  const body = [...supertypes, pt, colorList(t.colors), ...types, 'token', abilities].filter((x) => x !== '').join(' ');
  return `${t.name}, ${withArticle(body)}`;
}

/** "blocking that creature". */
const blockingText = (c: Context, how: 'blocking' | { attacker: Selector }): string =>
  how === 'blocking' ? how : `blocking ${selectorText(c, how.attacker)}`;

function createText(c: Context, e: Extract<Effect, { do: 'createToken' }>): Clause {
  return acts(c, e.who, 'create', () => createdText(c, e));
}

function createdText(c: Context, e: Extract<Effect, { do: 'createToken' }>): string {
  // tokens that enter in some way are X, and not one for each
  const { n, each } = e.entering === undefined ? scaled(c, e.count) : { n: e.count, each: '' };
  const one = n === 1;
  const token = tokenText(c, e.token, !one);
  const entering =
    e.entering?.attacking || e.entering?.blocking
      ? ` ${one ? "that's" : 'that are'} ${e.entering.tapped ? 'tapped and ' : ''}${e.entering.blocking ? blockingText(c, e.entering.blocking) : 'attacking'}`
      : '';
  const tapped = e.entering?.tapped && !e.entering.attacking ? 'tapped ' : '';
  const attached = e.entering?.attachedTo ? ` attached to ${selectorText(c, e.entering.attachedTo)}` : '';
  if (e.bind !== undefined) c.slots.set(e.bind, { words: one && !each ? 'that token' : 'those tokens', many: !one });
  const named = typeof n === 'object' && n.q === 'amount' && c.event?.on === 'monstrous'; // CR 701.31c
  const count = typeof n === 'object' && n.q === 'amount' && !named ? 'that many' : amountText(c, n, 'words');
  if (count.startsWith('the ')) return `a number of ${tapped}${token} equal to ${count}`;
  const legend = one && e.token.token === 'described' && e.token.name !== undefined && e.token.supertypes.includes('Legendary');
  return `${legend ? tapped + token : one ? withArticle(tapped + token) : `${count} ${tapped}${token}`}${entering}${attached}${each}`;
}

const ACTION_VERB: Partial<Record<KeywordAction, string>> = { turnFaceUp: 'turn face up' };

function keywordActionText(c: Context, e: Extract<Effect, { do: 'keywordAction' }>): Clause {
  switch (e.action) {
    case 'mill':
      return acts(c, e.who, 'mill', `half ${e.who.player === 'you' ? 'your' : 'their'} library, rounded ${roundOf(e.n)}`);
    case 'amass':
      return order(`amass ${e.subtype ? `${subtypeWord(e.subtype, true)} ` : ''}${amountText(c, e.n)}`);
    case 'venture':
      return acts(c, e.who, 'venture', `into ${e.subtype}`);
    case 'ringTempts':
      return { subject: 'the Ring', text: `tempts ${playerText(c, e.who)}` };
    case 'clash':
      return order('clash with an opponent');
    case 'chaosEnsues':
    case 'planeswalk':
    case 'setInMotion':
    case 'abandon':
      return variantAction(c, e);
    case 'connive':
      return { subject: e.what ? selectorText(c, e.what) : 'it', text: e.n === 1 ? 'connives' : `connives ${amountText(c, e.n)}` };
    case 'fight': {
      if (e.what && e.what.sel !== 'union') return { subject: selectorText(c, e.what), text: 'fight each other' };
      const pair = e.what?.sel === 'union' ? e.what.of : [];
      return { subject: pair[0] ? selectorText(c, pair[0]) : 'it', text: `fights ${pair[1] ? selectorText(c, pair[1]) : 'it'}` };
    }
    case 'explore':
      return { subject: e.what ? selectorText(c, e.what) : 'it', text: 'explores' };
    case 'turnFaceUp':
    case 'turnFaceDown':
      return order(`turn ${e.what ? selectorText(c, e.what) : 'it'} face ${e.action === 'turnFaceUp' ? 'up' : 'down'}`);
    default:
      return order(`${ACTION_VERB[e.action] ?? e.action} ${e.what ? selectorText(c, e.what) : ''}`.trim());
  }
}

function lookText(c: Context, e: Extract<Effect, { do: 'look' | 'reveal' }>): Clause {
  const what = e.do === 'look' ? e.at : e.what;
  const many = manyOf(c, what);
  let words = '';
  if (what.sel === 'top') {
    const own = e.do === 'look' ? what.of.player === 'you' : what.of.player === 'you';
    words = `${topText(c, what)} of ${own ? 'your' : possessiveOf(c, what.of)} ${deckOf(what)}`;
  } else if (what.sel === 'all' && what.zone === 'hand' && what.of) {
    if (e.do === 'reveal') {
      const subject = playerText(c, what.of);
      bindCards(c, e.bind, true, e.do);
      return subject === 'you' ? order('reveal your hand') : { subject, text: 'reveals their hand' };
    }
    words = `${possessiveOf(c, what.of)} hand`;
  } else if (
    e.do === 'reveal' &&
    what.sel === 'choose' &&
    what.from.sel === 'all' &&
    what.from.zone === 'hand' &&
    what.who.player !== 'you'
  ) {
    const { one, text } = fromHandText(c, what);
    bindCards(c, e.bind, !one, 'revealed');
    return acts(c, what.who, 'reveal', text);
  } else words = selectorText(c, what);
  const found = what.sel === 'slot' && words === 'it';
  bindCards(c, e.bind, many, e.do === 'reveal' && what.sel !== 'top' ? 'revealed' : e.do);
  if (e.bind !== undefined && what.sel === 'choose' && outsideOf(what.from)) c.slots.set(e.bind, { words: many ? 'them' : 'it', many });
  if (e.bind !== undefined && found) c.slots.set(e.bind, { words: 'it', many: false, next: 'that card' });
  return e.do === 'look' ? acts(c, e.who, 'look', `at ${words}`) : order(`reveal ${words}`);
}

/** "a card at random from their hand", "three cards from their hand". */
function fromHandText(c: Context, s: Extract<Selector, { sel: 'choose' }>): { one: boolean; text: string } {
  const one = s.max === 1 && s.min === 1;
  const filter: Filter = s.from.sel === 'all' ? s.from.filter : { is: 'any' };
  const noun = nounText(c, filter, { many: !one, head: 'card' });
  const count = one ? withArticle(noun) : `${s.max === 'any' ? 'any number of' : amountText(c, s.max, 'words')} ${noun}`;
  return { one, text: `${count}${s.how === 'random' ? ' at random' : ''} from their hand` };
}

function bindCards(c: Context, slot: number | undefined, many: boolean, how: string): void {
  if (slot === undefined) return;
  c.slots.set(slot, {
    words: how === 'revealed' ? (many ? 'the revealed cards' : 'the revealed card') : many ? 'those cards' : 'that card',
    many,
  });
}

function countersText(c: Context, e: Extract<Effect, { do: 'counters' }>): Clause {
  if (e.change === 'put' && typeof e.count === 'object' && e.count.q === 'counters' && e.count.of.sel === 'it')
    return order(`double the number of ${e.counter} counters on ${selectorText(c, e.on)}`);
  const side = e.change === 'put' ? 'on' : 'from';
  if (e.counter === 'any') return order(`remove all counters from ${selectorText(c, e.on)}`);
  if (e.count === 'all') return order(`remove all ${e.counter} counters from ${selectorText(c, e.on)}`);
  if (typeof e.count === 'object' && e.count.q === 'share' && e.on.sel === 'target')
    return order(
      `distribute ${amountText(c, c.targets[e.on.index]?.divide ?? 0, 'words')} ${e.counter} counters among ${selectorText(c, e.on)}`,
    );
  const whose = e.on.sel === 'choose' && e.on.who.player === 'of' ? e.on : undefined;
  const who = whose && playerText(c, whose.who);
  const on = whose ? ownChoice(c, whose) : eachText(c, e.on);
  const { n, each } = scaled(c, e.count);
  const words = n === 1 ? `${withArticle(e.counter)} counter` : `${amountText(c, n, 'words')} ${e.counter} counters`;
  if (who !== undefined) return { subject: who, text: `${thirdPerson(e.change)} ${words} ${side} ${on}${each}` };
  return order(`${e.change} ${words} ${side} ${on}${each}`);
}

/** One effect that is a single clause; undefined for those made of others. */
export function clauseOf(c: Context, e: Effect): Clause | undefined {
  noteWay(c.ways, e);
  const deed = deedText(c, e);
  if (deed) return deed;
  switch (e.do) {
    case 'damage':
      return damageText(c, e);
    case 'life':
      return lifeText(c, e);
    case 'draw':
      return acts(c, e.who, 'draw', `half X cards, rounded ${roundOf(e.count)}`);
    case 'discard':
      return discardText(c, e);
    case 'discardThese':
      return discardThese(c, e.what);
    case 'destroy':
      return order(`destroy ${selectorText(c, e.what)}`);
    case 'sacrifice':
      return sacrificeText(c, e);
    case 'sacrificeThese':
      return sacrificeThese(c, e);
    case 'move':
      return moveText(c, e);
    case 'tap':
    case 'untap':
      return tapText(c, e);
    case 'counters':
      return countersText(c, e);
    case 'createToken':
      return createText(c, e);
    case 'counter':
      return order(
        `counter ${selectorText(c, e.what)}${e.to === 'exile' ? ". If that spell is countered this way, exile it instead of putting it into its owner's graveyard" : ''}`,
      );
    case 'copyOnStack':
      if (e.aimedAt) return acts(c, e.who, ...aimedCopies(c, selectorText(c, e.what), e.aimedAt));
      return acts(c, e.who, 'copy', copiedText(c, e));
    case 'look':
    case 'reveal':
      return lookText(c, e);
    case 'search':
      return acts(c, e.who, 'search', searchedFor(c, e));
    case 'mana':
      return acts(c, e.who, 'add', `${manaText(c, e.mana)}${spendingText(c, e.mana)}`);
    case 'keywordAction':
      return keywordActionText(c, e);
    case 'continuous':
      return continuousText(c, e);
    case 'attach':
      return order(`attach ${selectorText(c, e.what)} to ${selectorText(c, e.to)}`);
    case 'emblem':
      return keepYou(c, e.who, 'get', `an emblem with ${c.say.quoted(c, e.abilities, 'this emblem')}`);
    case 'reverseTurns':
      return order("reverse the game's turn order");
    case 'controlPlayer':
      return { subject: 'you', text: `control ${playerText(c, e.whom)} during that player's next ${e.during ? 'combat phase' : 'turn'}` };
    case 'dayNight':
      return { subject: 'it', text: `becomes ${e.becomes}` };
    case 'meld':
      return order(`exile them, then meld them into ${e.into}`);
    case 'speed':
      return { subject: `${possessiveOf(c, e.who)} speed`, text: `increases by ${quantityText(c, e.increase)}` };
    case 'gainDesignation':
      return keepYou(c, e.who, 'get', "the city's blessing for the rest of the game");
    case 'removeFromCombat':
      return order(`remove ${selectorText(c, e.what)} from combat`);
    case 'pair':
      return order(`pair ${selectorText(c, e.what)} with ${selectorText(c, e.with)}`);
    case 'removeDamage':
      return order(`remove all damage marked on ${selectorText(c, e.what)}`);
    case 'become':
      return {
        subject: selectorText(c, e.what),
        text: `becomes ${e.status}${e.cost ? `. Its foretell cost is ${foretellCost(c, e.cost)}` : ''}`,
      };
    case 'door':
      return acts(c, e.who, ...doorWords(c, e));
    case 'setLevel':
      return { subject: `${selectorText(c, e.what)}'s level`, text: `becomes ${e.level}` };
    case 'changeText':
      return order(changeTextWords(c, e));
    case 'keywordDone':
      return order('');
    case 'phaseOut':
      return { subject: selectorText(c, e.what), text: 'phases out' };
    default:
      return undefined;
  }
}

function discardText(c: Context, e: Extract<Effect, { do: 'discard' }>): Clause {
  if (e.bind !== undefined) c.slots.set(e.bind, { words: e.count === 1 ? 'the discarded card' : 'those cards', many: e.count !== 1 });
  if (e.count === 'all') return e.who.player === 'you' ? order('discard your hand') : acts(c, e.who, 'discard', 'their hand');
  if (ownHalf(e.count))
    return acts(c, e.who, 'discard', `half the cards in ${e.who.player === 'you' ? 'your' : 'their'} hand, rounded ${roundOf(e.count)}`);
  const { count } = e;
  return acts(c, e.who, 'discard', () => {
    const { n, each } = scaled(c, count);
    const noun =
      n === 1
        ? withArticle(nounText(c, e.filter, { many: false, head: 'card' }))
        : `${amountText(c, n, 'words')} ${nounText(c, e.filter, { many: true, head: 'card' })}`;
    return `${noun}${e.how === 'random' ? ' at random' : ''}${each}`;
  });
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
    return who === '' ? order(`gain control of ${what}${tail}`) : { subject: who, text: `gains control of ${what}${tail}` };
  }
  const [only] = e.mods;
  if (
    e.affects &&
    e.mods.length === 1 &&
    only.mod === 'setPT' &&
    typeof only.power === 'object' &&
    only.power.q === 'stat' &&
    only.power.of.sel !== 'it'
  )
    return order(
      `change ${possessive(selectorText(c, e.affects))} base power and toughness to ${possessive(selectorText(c, only.power.of))} power and toughness ${durationText(c, e.duration)}`,
    );
  if (e.mods.some((m) => m.mod === 'switchPT') && e.affects)
    return order(`switch ${possessive(selectorText(c, e.affects))} power and toughness until end of turn`);
  if (e.affects && doublesBoth(e)) return order(`double ${possessive(selectorText(c, e.affects))} power and toughness until end of turn`);
  const subject = e.affects ? groupText(c, e.affects) : undefined;
  const many = e.affects ? manyOf(c, e.affects) : false;
  if (e.mods.length === 0) {
    const next = nextSpellText(c, e.rules);
    if (next) return order(next);
    const { subject: who, text } = rulesText(c, e.rules, e.duration);
    return { subject: who, text };
  }
  return changedText(c, e, subject ?? 'it', many);
}

/** The plural subject of a lasting effect: "creatures you control" rather than "all creatures you control". */
export function groupText(c: Context, s: Selector): string {
  const text = selectorText(c, s);
  return s.sel === 'all' && /you control|your opponents control|they control/.test(text)
    ? text.replace(/^all /, '')
    : s.sel === 'all' && s.filter.is === 'and'
      ? text.replace(/^all /, '')
      : text;
}
