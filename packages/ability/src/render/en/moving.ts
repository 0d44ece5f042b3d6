/** Where cards and permanents go, and how they are returned, in English (CR 400). */
import type { Effect, Entering, Selector } from '../../language.js';
import { mentionsNode, same } from '../../same.js';
import { wayOf } from '../ways.js';
import type { Clause, Context } from './context.js';
import { amountText } from './quantities.js';
import { playerText, selectorText } from './references.js';
import { planarPlace } from './variants.js';
import { capitalize, listOf, ORDINALS, withArticle } from './words.js';

type Move = Extract<Effect, { do: 'move' }>;

/** What had left the battlefield comes back to it. */
const isBack = (c: Context, e: Move): boolean => e.to === 'battlefield' && e.what.sel === 'slot' && c.slots.get(e.what.slot)?.gone === true;

/** Permanents that players have chosen, which are spoken of again. */
const ofChosen = (c: Context, what: Selector): boolean => what.sel === 'slot' && c.slots.get(what.slot)?.chosen === true;

/** Cards of one other player: theirs is one library. */
function ofOnePlayer(c: Context, what: Selector): boolean {
  const spec = what.sel === 'target' ? c.targets[what.index] : undefined;
  return spec?.from[0] === 'graveyard' && spec.of !== undefined && spec.of.player !== 'you';
}

/** Where only one's own cards are. */
const isOwnPlace = (zone: Move['from']): boolean => zone === 'hand' || zone === 'command';

/** Under whose control it enters. */
function controlText(c: Context, e: Move, many: boolean): string {
  if (e.under?.player === 'ownerOf') return ` under the control of ${selectorText(c, e.under.of)}'s owner`;
  if (e.under) return isOwnPlace(e.from) ? '' : ' under your control';
  if (isBack(c, e)) return ` under ${many ? 'their' : 'its'} owner's control`;
  if (fromLinked(e.what))
    return e.what.sel === 'choose' && e.what.max === 1 ? " under its owner's control" : " under their owners' control";
  if (ofAnyone(c, e)) return many ? " under their owners' control" : " under its owner's control";
  return e.what.sel === 'linked' ? " under its owner's control" : '';
}

/** Whether nothing says that it was not on the battlefield before, or was a card of yours. */
const fromPlay = (c: Context): boolean =>
  c.event?.on !== 'zone' ||
  c.event.from === undefined ||
  (c.event.from === 'battlefield' && !mentionsNode(c.event, { is: 'ownedBy', who: { player: 'you' } }));

/** Whether it can be another player's card, which its owner gets only if that is said (CR 110.2a). */
function ofAnyone(c: Context, { what, from }: Move): boolean {
  if (what.sel === 'self') return from !== 'graveyard' && !isOwnPlace(from) && c.zone !== 'graveyard' && fromPlay(c);
  if (what.sel === 'event') return fromPlay(c) && c.event?.on === 'zone';
  const spec = what.sel === 'target' ? c.targets[what.index] : undefined;
  return spec !== undefined && spec.from[0] === 'graveyard' && spec.of?.player !== 'you' && spec.per === undefined;
}

/** "tapped and attacking", "blocking that creature". */
export function enteringWords(c: Context, how: Entering | undefined): string {
  const { tapped, attacking, blocking, face } = how ?? {};
  const block = blocking && (blocking === 'blocking' ? blocking : `blocking ${selectorText(c, blocking.attacker)}`);
  const attacks = typeof attacking === 'object' ? `attacking ${selectorText(c, attacking.defender)}` : attacking;
  const shown = face === 'faceDown' ? 'face down' : face;
  return [tapped, attacks, block, shown].filter((x) => x).join(' and ');
}

/** " with a +1/+1 counter on it". */
function countersWords(c: Context, how: Entering | undefined): string {
  const counters = how?.counters?.map(({ count, counter }) => {
    const several = count === 1 ? withArticle(counter) : `${amountText(c, count, 'words')} ${counter}`;
    return `${several} counter${count === 1 ? '' : 's'}`;
  });
  const told = counters?.length === 1 ? /^(the .+) (\S+ counters)$/.exec(counters[0]) : null;
  if (told) return ` with a number of ${told[2]} on it equal to ${told[1]}`;
  return counters?.length ? ` with ${listOf(counters, 'and')} on it` : '';
}

/** Whether these are cards of another player's library, or some of them. */
function isTheirs(c: Context, s: Selector): boolean {
  if (s.sel === 'slot') return c.slots.get(s.slot)?.theirs === true;
  return s.sel === 'choose' ? isTheirs(c, s.from) : (s.sel === 'except' || s.sel === 'filter') && isTheirs(c, s.of);
}

/** Cards that linked abilities have exiled, or some of them, whosever they are. */
function fromLinked(s: Selector): boolean {
  if (s.sel === 'choose') return fromLinked(s.from);
  return s.sel === 'filter' ? s.of.sel === 'linked' : s.sel === 'except' && fromLinked(s.of);
}

/** Whose zone it is: the owners' of what is returned there from the battlefield or from other zones, or else that of who does it. */
function whoseZone(c: Context, e: Move, own: string, many: boolean): string {
  const { what } = e;
  const yours =
    isChosenFromThem(what) ||
    e.from === 'graveyard' ||
    ['choose', 'slot', 'except', 'filter', 'top'].includes(what.sel) ||
    isOwnGraveyard(c, what);
  const fromPlay = what.sel === 'choose' && what.from.sel === 'all' && what.from.zone === 'battlefield';
  const exiled = what.sel === 'choose' && what.from.sel === 'all' && what.from.zone === 'exile';
  if (fromLinked(what) || exiled) return what.sel === 'choose' && what.max === 1 ? "its owner's" : "their owners'";
  if (yours && !fromPlay && !ofChosen(c, what)) return isTheirs(c, what) ? 'their' : own;
  return many ? (ofOnePlayer(c, what) ? 'their' : "their owners'") : "its owner's";
}

/** "to the battlefield", and not "onto" it. */
const comesBack = (c: Context, e: Move): boolean =>
  !isOwnPlace(e.from) &&
  (e.what.sel === 'choose' ? isReturned(c, e) : isBack(c, e) || ['self', 'target', 'all', 'event', 'linked'].includes(e.what.sel));

/** "second from the top", "just beneath the top X cards of that library". */
const depthText = (c: Context, place: Exclude<Move['position'], string | undefined>): string =>
  'beneath' in place
    ? `just beneath the top ${amountText(c, place.beneath, 'words')} cards of that library`
    : `${ORDINALS[place.fromTop]} from the top`;

export function destination(c: Context, e: Move, theirs: boolean, many: boolean): string {
  if (e.deck) return planarPlace(e);
  const { what } = e;
  const own = theirs ? 'their' : 'your';
  const whose = whoseZone(c, e, own, many);
  const zone = (one: string, more: string): string => `${whose} ${whose === "their owners'" ? more : one}`;
  const put =
    isChosenFromThem(what) ||
    ['slot', 'filter', 'except', 'top'].includes(what.sel) ||
    (what.sel === 'choose' && (what.from.sel !== 'all' || what.from.zone === 'outside'));
  switch (e.to) {
    case 'hand':
      return `${put && (whose === own || isTheirs(c, what) || fromLinked(what)) ? 'into' : 'to'} ${zone('hand', 'hands')}`;
    case 'battlefield': {
      const onto = comesBack(c, e) ? 'to' : 'onto';
      const entering = enteringWords(c, e.entering);
      const attached = e.entering?.attachedTo ? ` attached to ${selectorText(c, e.entering.attachedTo)}` : '';
      const how = `${entering === '' ? '' : ` ${entering}`}${controlText(c, e, many)}${attached}`;
      return `${onto} the battlefield${how}${countersWords(c, e.entering)}`;
    }
    case 'graveyard':
      return `into ${zone('graveyard', 'graveyards')}`;
    case 'library': {
      const library = zone('library', 'libraries');
      if (typeof e.position === 'object') return `into ${library} ${depthText(c, e.position)}`;
      if (e.position === 'top' && e.order === 'any' && what.sel === 'slot' && !c.slots.get(what.slot)?.found) return 'back in any order';
      const order = e.order === undefined ? '' : ` in ${e.order === 'any' ? 'any' : 'a random'} order`;
      return `on ${e.position === 'bottom' ? 'the bottom' : 'top'} of ${library}${order}`;
    }
    default:
      return `into ${e.to}`;
  }
}

const isOwnGraveyard = (c: Context, s: Selector): boolean =>
  (s.sel === 'target' && c.targets[s.index]?.from[0] === 'graveyard' && c.targets[s.index]?.of?.player === 'you') ||
  (s.sel === 'all' && (s.zone === 'graveyard' || s.zone === 'hand') && s.of?.player === 'you');

/** Some of each kind of the cards spoken of. */
const isChosenFromThem = (s: Selector): boolean => s.sel === 'union' && s.of.every((x) => x.sel === 'choose' && x.from.sel === 'filter');

/** Whether things are returned, and not only put somewhere. */
export function isReturned(c: Context, e: Move): boolean {
  const { what } = e;
  if (isChosenFromThem(what)) return false;
  if (ofChosen(c, what)) return e.to === 'hand' || e.to === 'battlefield';
  // another player's card that comes under your control is put there
  if (what.sel === 'choose' && what.from.sel === 'all' && e.under?.player === 'you' && what.from.of?.player !== 'you') return false;
  if (what.sel === 'filter' && wayOf(c.ways, what)?.way === 'graveyard') return true;
  const fromPlay =
    ['self', 'giver', 'target', 'all', 'host', 'union', 'event', 'linked'].includes(what.sel) ||
    (what.sel === 'choose' &&
      what.from.sel === 'all' &&
      what.from.zone !== 'hand' &&
      what.from.zone !== 'exile' &&
      what.from.zone !== 'outside');
  return (isBack(c, e) || ((e.to === 'hand' || e.to === 'battlefield') && fromPlay)) && !(what.sel === 'all' && what.zone === 'hand');
}

/** "Shuffle ~ and your graveyard into their owner's library." */
const withGraveyard = (c: Context, parts: readonly Selector[]): Clause | undefined =>
  parts.length === 2 && parts[0].sel === 'self' && parts[1].sel === 'all' && parts[1].zone === 'graveyard'
    ? { subject: '', text: `shuffle ${c.self} and your graveyard into their owner's library` }
    : undefined;

/** Whether what is moved goes into one's own library, which is shuffled then. */
export const isShuffled = (move: Move, next: Effect | undefined): boolean =>
  move.to === 'library' && move.position === 'top' && next?.do === 'shuffle' && next.who.player === 'you';

/** "Shuffle it into its owner's library": put there, and the library is shuffled (CR 701.24). */
export function shuffledIn(c: Context, e: Effect, next: Effect | undefined): Clause | undefined {
  if (e.do !== 'move' || e.to !== 'library' || e.position !== 'top' || next?.do !== 'shuffle') return undefined;
  const who = next.who;
  const parts = e.what.sel === 'union' ? e.what.of : [e.what];
  const zones = parts.map((x) => (x.sel === 'all' && x.filter.is === 'any' && x.of ? x.zone : undefined));
  const whole = zones.every((z) => z === 'hand' || z === 'graveyard');
  const both = withGraveyard(c, parts);
  if (both) return both;
  if (whole) {
    const player = playerText(c, who);
    const own = player === 'you' ? 'your' : 'their';
    return player === 'you'
      ? { subject: '', text: `shuffle your ${zones.join(' and ')} into your library` }
      : { subject: player, text: `shuffles ${own} ${zones.join(' and ')} into ${own} library` };
  }
  const many = e.what.sel === 'all' || e.what.sel === 'union' || (e.what.sel === 'target' && c.targets[e.what.index]?.max !== 1);
  if (e.what.sel === 'except' && who.player === 'you')
    return { subject: '', text: 'shuffle all other cards revealed this way into your library' };
  if (who.player === 'ownerOf' && same(who.of, e.what))
    return {
      subject: '',
      text: `shuffle ${selectorText(c, e.what).replace(' and each of ', ' and ')} into ${many ? "their owners' libraries" : "its owner's library"}`,
    };
  if (who.player === 'you') return { subject: '', text: `shuffle ${selectorText(c, e.what)} into your library` };
  if (who.player !== 'of') return undefined;
  const player = playerText(c, who);
  return { subject: player, text: `shuffles ${selectorText(c, e.what).replace("that player's", 'their')} into their library` };
}

/** What its owner decides of a permanent that goes into a library (CR 401.7). */
export function ownersPlace(c: Context, e: Move): string {
  const it = selectorText(c, e.what);
  return e.position === 'top'
    ? `${capitalize(it)}'s owner puts it on their choice of the top or bottom of their library`
    : `The owner of ${it} puts it into their library second from the top or on the bottom`;
}
