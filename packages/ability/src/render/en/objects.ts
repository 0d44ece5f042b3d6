/** What players do something to, in words: the objects of verbs. */
import type { Zone } from '../../basics.js';
import type { Effect, Filter, PlayerRef, Selector } from '../../language.js';
import { same } from '../../same.js';
import { wayOf } from '../ways.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { wayWords } from './quantities.js';
import { eachText, possessiveOf, selectorText } from './references.js';
import type { Said } from './written.js';

/** Whether they are several. */
export const manyOf = (c: Context, s: Selector): boolean =>
  s.sel === 'all' ||
  s.sel === 'union' ||
  s.sel === 'except' ||
  s.sel === 'filter' ||
  (s.sel === 'event' && s.role === 'objects') ||
  (s.sel === 'choose' && s.max !== 1) ||
  (s.sel === 'target' && c.targets[s.index]?.max !== 1) ||
  (s.sel === 'slot' && (c.slots.get(s.slot)?.many ?? false)) ||
  (s.sel === 'top' && (s.count !== 1 || severalPlayers(s.of)));

/** Each of several players, or those of whom something is so. */
const severalPlayers = (who: PlayerRef): boolean =>
  who.player.startsWith('each') || (who.player === 'of' && who.of.sel === 'filter' && who.of.of.sel === 'players');

/** The plural subject of a lasting effect: "creatures you control" rather than "all creatures you control". */
export function groupText(c: Context, s: Selector): string {
  const text = selectorText(c, s);
  return s.sel === 'all' && /you control|your opponents control|they control/.test(text)
    ? text.replace(/^all /, '')
    : s.sel === 'all' && s.filter.is === 'and'
      ? text.replace(/^all /, '')
      : text;
}

/** "a land they control", "a card from their hand", after the player has been named. */
function ownChoice(c: Context, who: PlayerRef, text: string): string {
  return text
    .replace(/(that player|target player|target opponent) controls/, 'they control')
    .replace(`${possessiveOf(c, who)} `, 'their ')
    .replace("that player's ", 'their ');
}

/** "your hand", "their graveyard", "all graveyards". */
function zoneText(c: Context, s: Extract<Selector, { sel: 'all' }>, said: Said): string {
  if (s.of === undefined) return `all ${s.zone}s`;
  const whose = said.who && same(said.who, s.of) ? (said.you ? 'your' : 'their') : possessiveOf(c, s.of);
  return `${whose} ${s.zone}${s.zone === 'graveyard' && whose.endsWith(" target players'") ? 's' : ''}`;
}

/** Chosen cards as the verb has them: "put … from among them onto the battlefield", "exile … milled this way". */
function fromThem(c: Context, { from }: Extract<Selector, { sel: 'choose' }>, text: string, to: Zone): string {
  if (to === 'battlefield') return text.replace(/ exiled this way$/, ' from among them');
  return to === 'exile' && wayWords(c, from) === 'milled' ? text.replace(/ from among them$/, ' milled this way') : text;
}

const EXILED: Filter = { is: 'inZone', zone: 'exile' };

const OWN_CARDS: readonly Selector['sel'][] = ['linked', 'self'];

/** What something is done to; what others choose is their own. */
export function objectsText(c: Context, s: Selector, said: Said): string {
  said.one = !manyOf(c, s);
  const e = said.of as Effect;
  if (e.do === 'move' && s.sel === 'filter' && wayOf(c.ways, s)?.way === 'graveyard') return 'each card put into a graveyard this way';
  // what has been cast is in exile no more (CR 400.7)
  if (e.do === 'move' && s.sel === 'filter' && same(s.filter, EXILED) && wayWords(c, s) === 'exiled')
    return 'the exiled cards not cast this way';
  if (e.do === 'move' && s.sel === 'filter' && !OWN_CARDS.includes(s.of.sel))
    return `all ${nounText(c, s.filter, { many: true, head: 'card' })} ${wayWords(c, s) ?? 'revealed'} this way`;
  const shown = e.do === 'look' || e.do === 'reveal';
  if (s.sel === 'all' && s.filter.is === 'any' && (shown ? s.zone === 'hand' : e.do === 'move' && s.zone === 'graveyard'))
    return zoneText(c, s, said);
  // what left the battlefield: the newest wording says "exile it" of the card, where nothing else can be meant
  if (e.do === 'move' && e.to === 'exile' && s.sel === 'self' && onlyItDied(c)) return 'it';
  const text = selectorText(c, s);
  if (s.sel !== 'choose') return text;
  const from = e.do === 'move' ? fromThem(c, s, text, e.to) : text;
  return said.you || s.who.player === 'anOpponent' ? from : ownChoice(c, s.who, from);
}

/** Whether the object itself was put into a graveyard, and no target has been named since. */
const onlyItDied = (c: Context): boolean =>
  c.mentioned.size === 0 &&
  c.event?.on === 'zone' &&
  c.event.to === 'graveyard' &&
  c.event.what.is === 'oneOf' &&
  c.event.what.of.sel === 'self';

/** What something is done to one by one: "each creature". */
export function eachOfText(c: Context, s: Selector, said: Said): string {
  if (s.sel !== 'choose') return eachText(c, s);
  return `${s.max === 'any' && s.from.sel === 'all' ? 'each of ' : ''}${objectsText(c, s, said)}`;
}

type Retarget = Extract<Effect, { do: 'retarget' }>;
const andOf = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);

/** Which targets are changed, in the words for as many as it can be turned away from (CR 115.7a-d). */
export function whichTargets(c: Context, change: Retarget['change'], said: Said): string {
  if (change !== 'all') return change === 'one' ? 'a target' : 'any targets';
  const { what } = said.of as Retarget;
  const spec = what.sel === 'target' ? c.targets[what.index] : undefined;
  const single = spec !== undefined && andOf(spec.what).some((f) => f.is === 'targets' && f.only !== undefined);
  return single ? 'the target' : 'the targets';
}
