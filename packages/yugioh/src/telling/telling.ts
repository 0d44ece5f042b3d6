/** Places, options and events in words, for who may see them. */

import { both, LIST, type Text } from '@apnap/words';
import { ATTRIBUTE_ZH, TYPE_ZH } from '../compiler/words.js';
import { YUGIOH_MESSAGES, type YugiohMessageId, yugiohText } from '../messages/catalogue.js';
import type { Option } from '../moves/asking.js';
import type { DuelEvent } from '../state/types.js';
import { UNNAMED } from '../view/view.js';

/** What things are called. */
export interface Naming {
  /** A card by its id. */
  card(id: number): Text;
  /** The players, by seat. */
  who: readonly string[];
}

type Params = Readonly<Record<string, string | number | Text>>;

const isId = (id: string): id is YugiohMessageId => id in YUGIOH_MESSAGES;

/** A message of a Duel in both languages; parameters that are texts are said in each. */
export const duelText = (id: YugiohMessageId, params: Params = {}): Text =>
  both((lang) =>
    yugiohText({ id, params: Object.fromEntries(Object.entries(params).map(([k, v]) => [k, typeof v === 'object' ? v[lang] : v])) }, lang),
  );

/** The chapter in which a rule stands (`Y14.13`); null: it is none of them. */
export function chapterText(rule: string): Text | null {
  const id = `chapter.${/^Y(\d+)\./.exec(rule)?.[1]}`;
  return isId(id) ? duelText(id) : null;
}

const UNKNOWN = duelText('card.unknown');

const joined = (texts: readonly Text[]): Text => both((lang) => texts.map((t) => t[lang]).join(LIST[lang]));

/** A place of the log (`0 monster 2`) in words. */
export function placeText(place: string, { who }: Pick<Naming, 'who'>): Text {
  const [seat, zone, n, under] = place.split(' ');
  if (under === 'material') return duelText('place.material');
  if (seat === 'none') return duelText('place.none');
  const params = { who: who[Number(seat)] ?? '', n: Number(n) + 1 };
  if (zone === 'monster') return duelText(Number(n) >= 5 ? 'place.extraZone' : 'place.monster', params);
  if (zone === 'spell') return duelText(n === '5' ? 'place.field' : Number(n) > 5 ? 'place.pendulum' : 'place.spell', params);
  const id = `place.${zone}`;
  return isId(id) ? duelText(id, params) : { en: place, zh: place };
}

/** Y17.8: a word or a number that may be declared. */
function declaredText(word: string, kind: string): Text | null {
  switch (kind) {
    case 'declare number':
      return { en: word, zh: word };
    case 'declare type':
      return { en: word, zh: `${TYPE_ZH[word]}族` };
    case 'declare attribute':
      return { en: word, zh: `${ATTRIBUTE_ZH[word]}属性` };
    default:
      return null;
  }
}

/** What an option says. */
export function optionText(o: Option, kind: string, naming: Naming): Text {
  if (o.zone !== undefined) return placeText(o.zone, naming);
  if (o.position !== undefined) return duelText(`pos.${o.position}` as YugiohMessageId);
  const card = o.card === undefined ? UNKNOWN : naming.card(o.card);
  if (o.do !== undefined) {
    const said = declaredText(o.do, kind);
    if (said) return said;
    const id = o.do === 'activate' && o.text !== undefined ? 'do.activate effect' : `do.${o.do}`;
    return isId(id) ? duelText(id, { card }) : card;
  }
  if (kind === 'chain') return duelText(o.text === undefined ? 'do.activate' : 'do.activate effect', { card });
  if (o.at !== undefined) return duelText('card.at', { card, place: placeText(o.at, naming) });
  return o.card === undefined ? duelText('do.option', { n: (o.text ?? 0) + 1 }) : card;
}

/** A line of the account. */
export interface Told {
  kind: 'turn' | 'step' | 'event';
  seat: number;
  text: Text;
}

const GOALS: Readonly<Record<string, YugiohMessageId>> = {
  grave: 'log.toGrave',
  banished: 'log.toBanished',
  hand: 'log.toHand',
  deck: 'log.toDeck',
  extra: 'log.toExtra',
  none: 'log.toNone',
};

/** What is told by a line of its own, and not by that it moves there. */
const SILENT: ReadonlySet<string> = new Set(['monster', 'spell']);

function movedText(e: DuelEvent, card: Text, naming: Naming): Text | null {
  const [from = '', zoneFrom] = (e.from ?? '').split(' ');
  const to = e.to ?? '';
  if (to.includes(' material ')) return duelText('log.toMaterial', { card });
  const [owner, zone] = to === 'none' ? ['', 'none'] : to.split(' ');
  const who = naming.who[Number(owner)] ?? '';
  if (SILENT.has(zone))
    return zoneFrom === 'monster' && zone === 'monster' && from !== owner ? duelText('log.control', { who, card }) : null;
  const id = GOALS[zone];
  return id === undefined ? null : duelText(id, { card, who });
}

/** Of a line that is about no seat. */
const NOBODY = -1;

/** The seat that a line is about. */
const seatOf = (e: DuelEvent): number => e.who ?? (/^[01] /.test(e.at ?? e.to ?? '') ? Number((e.at ?? e.to)?.[0]) : NOBODY);

/** What an event is told with. */
interface Telling {
  naming: Naming;
  who: string;
  turn: number;
  card: Text;
  named(id: number | undefined): Text;
  /** What lies at a place; a card that is not known, by the place. */
  lying(place: string | undefined): Text;
}

type Line = (e: DuelEvent, t: Telling) => Text | null;

const position = (pos: string | undefined): Text => duelText(`pos.${pos ?? 'attack'}` as YugiohMessageId);
const summon: Line = (e, { who, card }) => duelText(`log.${e.kind}` as YugiohMessageId, { who, card, pos: position(e.pos) });
const lp: Line = (e, { who }) => duelText(`log.${e.kind}` as YugiohMessageId, { who, n: e.amount ?? 0 });
const link: Line = (e) => duelText(`log.${e.kind}` as YugiohMessageId, { n: e.link ?? 0 });
const counters: Line = (e, { lying }) =>
  duelText(`log.${e.kind}` as YugiohMessageId, { n: e.amount ?? 0, counter: e.counter ?? '', target: lying(e.at) });
const shuffle: Line = (_, { who }) => duelText('log.shuffle', { who });

/** How each kind of event is told; of those that are not here nothing is said. */
const LINES: Readonly<Record<string, Line>> = {
  turn: (_, { turn, who }) => duelText('log.turn', { n: turn, who }),
  phase: (e) => (isId(`phase.${e.phase}`) ? duelText(`phase.${e.phase}` as YugiohMessageId) : null),
  draw: (e, { who, named }) =>
    e.cards ? duelText('log.drawCards', { who, cards: joined(e.cards.map(named)) }) : duelText('log.draw', { who, n: e.amount ?? 0 }),
  move: (e, { card, naming }) => movedText(e, card, naming),
  'shuffle deck': shuffle,
  'shuffle hand': shuffle,
  'shuffle extra': shuffle,
  'normal summon': summon,
  'special summon': summon,
  'flip summon': summon,
  set: summon,
  position: (e, { card }) =>
    e.pos === 'face-up' ? duelText('log.shown', { card }) : duelText('log.position', { card, pos: position(e.pos) }),
  'chain link': (e, { who, card }) => duelText('log.chain link', { who, card, n: e.link ?? 0 }),
  target: (e, { lying, named }) =>
    duelText('log.target', { cards: joined((e.targets ?? []).map(([x, place]) => (x === UNNAMED ? lying(place) : named(x)))) }),
  resolve: link,
  'activation negated': link,
  'effect negated': link,
  attack: (e, { card, lying }) =>
    e.target === 'direct' ? duelText('log.direct', { card }) : duelText('log.attack', { card, target: lying(e.target) }),
  damage: lp,
  'gain LP': lp,
  'pay LP': lp,
  lp,
  equip: (e, { lying }) => duelText('log.equip', { card: lying(e.at), target: lying(e.to) }),
  'add counters': counters,
  'remove counters': counters,
  reveal: (e, { named }) => (e.cards && e.cards.length > 0 ? duelText('log.reveal', { cards: joined(e.cards.map(named)) }) : null),
  win: (e, { who }) => (e.who === undefined ? duelText('log.draw game') : duelText('log.win', { who })),
  'summon negated': () => duelText('log.summon negated'),
  'attack negated': () => duelText('log.attack negated'),
};

/**
 * An event as a line of the account; null: nothing is said of it.
 * @param e as its viewer may see it
 * @param turn the number of the turn after it
 * @param at which card is known to lie at a place when it happens
 */
export function eventText(e: DuelEvent, naming: Naming, turn: number, at: (place: string) => number | undefined): Told | null {
  const seat = seatOf(e);
  const named = (id: number | undefined): Text => (id === undefined || id === UNNAMED ? UNKNOWN : naming.card(id));
  const lying = (place: string | undefined): Text => {
    const id = place === undefined ? undefined : at(place);
    return id === undefined && place !== undefined ? placeText(place, naming) : named(id);
  };
  const text = LINES[e.kind]?.(e, { naming, who: naming.who[seat] ?? '', turn, card: named(e.card), named, lying });
  return text ? { kind: e.kind === 'turn' ? 'turn' : e.kind === 'phase' ? 'step' : 'event', seat, text } : null;
}
