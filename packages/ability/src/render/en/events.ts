/** Events in English. */

import { keywordInfo } from '../../keywords.js';
import type { EventPattern, Filter, PlayerRef } from '../../language.js';
import type { EventSubject } from '../../phrases/parts.js';
import { mentions, mentionsNode } from '../../same.js';
import type { Context } from './context.js';
import { nounText, oneNoun } from './filters.js';
import { playerText, possessiveOf, selectorText } from './references.js';
import { colorWord } from './words.js';
import { type Features, type Writers, written } from './written.js';

/** Described by more than its kind, so that words before or after it are of it alone. */
const isWhole = (f: Filter): boolean =>
  f.is === 'and' && f.of.some((x) => x.is === 'controlledBy' || x.is === 'other' || x.is === 'status');

/** The subject of an event: "~", "another Elf", "one or more creatures you control". */
function subject(c: Context, what: Filter, batch: 'each' | 'oneOrMore' = 'each'): string {
  if (what.is === 'oneOf') return selectorText(c, what.of);
  if (what.is === 'or' && what.of.length === 2 && what.of[0].is === 'oneOf' && batch === 'oneOrMore')
    return `${selectorText(c, what.of[0].of)} and/or one or more ${nounText(c, what.of[1], { many: true, head: 'permanent' })}`;
  if (what.is === 'or' && what.of.length === 2 && what.of[0].is === 'oneOf')
    return `${selectorText(c, what.of[0].of)} or ${what.of[1].is === 'oneOf' ? selectorText(c, what.of[1].of) : oneNoun(c, what.of[1], { head: 'permanent' })}`;
  if (what.is === 'or' && what.of.every(isWhole)) return what.of.map((f) => oneNoun(c, f, { head: 'permanent' })).join(' or ');
  if (batch === 'oneOrMore') return `one or more ${nounText(c, what, { many: true, head: 'permanent' })}`;
  return oneNoun(c, what, { head: 'permanent' });
}

function playerSubject(c: Context, p: PlayerRef): string {
  return p.player === 'eachOpponent' ? 'an opponent' : p.player === 'each' ? 'a player' : playerText(c, p);
}

/** A spell that is cast, and where it is cast from. */
function castFrom(f: Filter, whose: 'your' | 'their'): { what: Filter; place: string } {
  const list = f.is === 'and' ? f.of : [f];
  const from = list.find(
    (x) => (x.is === 'cast' && x.from !== undefined) || (x.is === 'not' && x.of.is === 'cast' && x.of.from === 'hand'),
  );
  if (!from) return { what: f, place: '' };
  const rest = list.filter((x) => x !== from);
  const what: Filter = rest.length === 1 ? rest[0] : { is: 'and', of: rest };
  if (from.is === 'not') return { what, place: ` from anywhere other than ${whose} hand` };
  const zone = from.is === 'cast' ? from.from : undefined;
  const own = zone === 'hand' || (from.is === 'cast' && from.own);
  return { what, place: zone === 'exile' ? ' from exile' : ` from ${own ? whose : 'a'} ${zone}` };
}

/** What has been put together as cards: a token is none (CR 111.6), and it is not said. */
function cardSubject(c: Context, s: EventSubject): string {
  const list = s.what.is === 'and' ? s.what.of : [s.what];
  const rest = list.filter((f) => !(f.is === 'not' && f.of.is === 'token'));
  const what: Filter = rest.length === 1 ? rest[0] : rest.length === 0 ? { is: 'any' } : { is: 'and', of: rest };
  if (what.is === 'oneOf') return selectorText(c, what.of);
  return s.batch === 'oneOrMore' ? `one or more ${nounText(c, what, { many: true, head: 'card' })}` : oneNoun(c, what, { head: 'card' });
}

/** Creatures and planeswalkers die (CR 700.4); other permanents are put into a graveyard. */
function diesWord(c: Context, what: Filter): boolean {
  if (what.is === 'oneOf') {
    if (what.of.sel === 'self' && c.self === 'this creature') return true;
    if (what.of.sel === 'self') return c.face.types.includes('Creature') || c.face.types.includes('Planeswalker');
    return (
      what.of.sel !== 'host' ||
      !/ (?:artifact|enchantment|land|permanent|Forest|Island|Mountain|Plains|Swamp)$/.test(selectorText(c, what.of))
    );
  }
  if (what.is === 'or' && what.of.every(isWhole)) return what.of.every((f) => diesWord(c, f));
  return mentions(what, (n) => n.is === 'subtype' || n.is === 'token' || n.type === 'Creature' || n.type === 'Planeswalker');
}

/** "a red source you control": a source of damage of which only its colour and controller are told. */
function sourceSubject(c: Context, f: Filter): string | undefined {
  const list = f.is === 'and' ? f.of : [f];
  const by = list.find((x) => x.is === 'controlledBy');
  const color = list.find((x) => x.is === 'color');
  if (list.length === 1 && color?.is === 'color' && typeof color.color !== 'string') return 'a source of the chosen color';
  const other = list.some((x) => x.is === 'other');
  const lacked = list.flatMap((x) => (x.is === 'not' && x.of.is === 'type' ? [x.of.type] : []));
  const told = (color ? 1 : 0) + lacked.length;
  if (by?.is !== 'controlledBy' || told > 1 || list.length !== told + (other ? 2 : 1) || (told && other)) return undefined;
  const colored = color?.is === 'color' && typeof color.color === 'string' ? `${colorWord(color.color)} ` : '';
  const adjective = lacked.length ? `non${lacked[0].toLowerCase()} ` : colored;
  return `${other ? 'another' : 'a'} ${adjective}source ${oneNoun(c, by, { head: 'permanent' }).replace(/^an? permanent /, '')}`;
}

/** What is cast, and where from. */
export function castText(c: Context, w: Filter, whose: 'your' | 'their'): string {
  if (w.is === 'oneOf') return selectorText(c, w.of);
  const { what, place } = castFrom(w, whose);
  return `${oneNoun(c, what, { head: 'spell' })}${place}`;
}

/** Sources of damage, each kind with its own "by". */
const dealers = (c: Context, f: Filter): string =>
  f.is === 'or'
    ? f.of.map((x) => dealers(c, x)).join(' or by ')
    : oneNoun(c, f, { head: mentions(f, (n) => n.is === 'spell') ? 'spell' : 'permanent' });

const eventSubject = (c: Context, s: EventSubject): string => subject(c, s.what, s.batch);

const DEFENDER = 'defending player';

/** What the phrases of events are made of. */
export const PARTS: Writers = {
  actor: playerSubject,
  somebody: playerSubject,
  certainPlayer: playerText,
  whoseTurn: possessiveOf,
  pastSpell: (c, f) => nounText(c, f, { many: false, head: 'spell' }),
  castWhat: (c, w, said) => castText(c, w, said.you ? 'your' : 'their'),
  eventBatch: eventSubject,
  eventEach: eventSubject,
  eventMany: (c, s) => subject(c, s.what, 'oneOrMore'),
  eventKind: eventSubject,
  eventCards: cardSubject,
  eventCardKind: cardSubject,
  dealers,
  // what is said of the player, without who it is
  defenderWho: (c, cond) => c.say.condition({ ...c, it: DEFENDER }, cond).replace(new RegExp(`^${DEFENDER} `), ''),
  keyword: (_, k) => keywordInfo(k)?.en ?? k,
  single: (c, f) => nounText(c, f, { many: false, head: 'permanent' }),
  eventSource: (c, s) => sourceSubject(c, s.what) ?? eventSubject(c, s),
  eachSource: (c, s) => sourceSubject(c, s.what) ?? eventSubject(c, s),
};
const FEATURES: Features = {
  mortal: (c, s: EventSubject) => diesWord(c, s.what),
  cast: (_, f: Filter) => mentions(f, (n) => n.is === 'spell'),
};

/** What a trigger speaks of: of attacks the creatures, where the words after it mean all of them. */
export function triggerText(c: Context, e: EventPattern, program: unknown): string {
  const all = e.on === 'attack' && e.batch === 'oneOrMore' && e.defender?.is === 'player' && mentionsNode(program, { role: 'objects' });
  return all && e.defender?.is === 'player' ? `${subject(c, e.what, e.batch)} attack ${playerSubject(c, e.defender.who)}` : eventText(c, e);
}

/** What stands after "when" or "at". */
export function eventText(c: Context, e: EventPattern): string {
  const said = written(c, 'oneEvent', e, PARTS, FEATURES) ?? written(c, 'lossOfSeveral', e, PARTS);
  if (said !== undefined) return said;
  switch (e.on) {
    case 'or':
      return e.of.map((x, i) => `${i > 0 ? againWord(e.of[i - 1], x) : ''}${eventText(c, x)}`).join(' or ');
    case 'cast':
      if (e.during === undefined) break;
      return `${eventText(c, withoutTime(e))} during ${possessiveOf(c, e.during)} turn`;
    case 'roll':
      return `${playerSubject(c, e.who)} rolls the Planeswalker symbol on the planar die`;
    case 'room':
      return 'you move your venture marker into this room';
    case 'chaos':
      return 'chaos ensues';
    case 'miracle':
      return `${subject(c, e.what)} is revealed this way`;
    case 'state':
      return c.say.condition(c, e.condition);
    case 'counters':
      return eventText(c, { on: 'counters', change: e.change, counter: e.counter, what: e.what });
    default:
      break;
  }
  throw new Error(`no phrase for an event: ${JSON.stringify(e)}`);
}

const withoutTime = ({ during: _, ...e }: Extract<EventPattern, { on: 'cast' }>): EventPattern => e;

/** The word by which one more event begins, where the one before it began with another or tells a time of its own (CR 603.1). */
function againWord(before: EventPattern, e: EventPattern): string {
  if (e.on === 'step') return 'at ';
  return before.on === 'step' || (before.on === 'cast' && before.during !== undefined) ? 'whenever ' : '';
}
