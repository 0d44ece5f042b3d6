/** Events in English. */

import { keywordInfo } from '../../keywords.js';
import type { EventPattern, Filter, PlayerRef } from '../../language.js';
import { conditionText } from './conditions.js';
import type { Context } from './context.js';
import { nounText, oneNoun, splitController } from './filters.js';
import { playerText, possessiveOf, selectorText } from './references.js';
import { actedText } from './tallies.js';
import { STEP } from './times.js';
import { colorWord, ORDINALS, withArticle } from './words.js';
import { type Writers, written } from './written.js';

/** The subject of an event: "~", "another Elf", "one or more creatures you control". */
function subject(c: Context, what: Filter, batch: 'each' | 'oneOrMore' = 'each'): string {
  if (what.is === 'oneOf') return selectorText(c, what.of);
  if (what.is === 'or' && what.of.length === 2 && what.of[0].is === 'oneOf')
    return `${selectorText(c, what.of[0].of)} or ${oneNoun(c, what.of[1], { head: 'permanent' })}`;
  if (batch === 'oneOrMore') return `one or more ${nounText(c, what, { many: true, head: 'permanent' })}`;
  return oneNoun(c, what, { head: 'permanent' });
}

function playerSubject(c: Context, p: PlayerRef): string {
  return p.player === 'eachOpponent' ? 'an opponent' : p.player === 'each' ? 'a player' : playerText(c, p);
}

/** A spell that is cast, and where it is cast from. */
export function castFrom(f: Filter, whose: 'your' | 'their'): { what: Filter; place: string } {
  const list = f.is === 'and' ? f.of : [f];
  const from = list.find(
    (x) => (x.is === 'cast' && x.from !== undefined) || (x.is === 'not' && x.of.is === 'cast' && x.of.from === 'hand'),
  );
  if (!from) return { what: f, place: '' };
  const rest = list.filter((x) => x !== from);
  const what: Filter = rest.length === 1 ? rest[0] : { is: 'and', of: rest };
  if (from.is === 'not') return { what, place: ` from anywhere other than ${whose} hand` };
  const zone = from.is === 'cast' ? from.from : undefined;
  return { what, place: zone === 'exile' ? ' from exile' : ` from ${whose} ${zone}` };
}

const verb = (who: string, v: string): string =>
  who === 'you' || who.startsWith('one or more') ? v : /(s|sh|ch)$/.test(v) ? `${v}es` : `${v}s`;

/** "you cycle a card", "a player cycles a card", "you cycle another card". */
function cycled(c: Context, what: Filter): string {
  if (what.is === 'oneOf') return `you cycle ${selectorText(c, what.of)}`;
  const list = what.is === 'and' ? what.of : [what];
  const owner = list.find((f) => f.is === 'ownedBy');
  const rest = list.filter((f) => f !== owner && f.is !== 'any');
  const card = rest.length === 0 ? 'a card' : oneNoun(c, rest.length === 1 ? rest[0] : { is: 'and', of: rest }, { head: 'card' });
  const who = owner?.is === 'ownedBy' ? playerSubject(c, owner.who) : 'a player';
  return `${who} ${verb(who, 'cycle')} ${card}`;
}

/** Cards that leave your graveyard, or go there from your library; undefined for those of others. */
function ofCards(c: Context, e: Extract<EventPattern, { on: 'zone' }>, owner: Filter | undefined): string | undefined {
  const mine = e.what.is === 'oneOf' || (owner?.is === 'ownedBy' && owner.who.player === 'you');
  if (!mine) return undefined;
  const list = e.what.is === 'and' ? e.what.of.filter((f) => f !== owner && !(f.is === 'not' && f.of.is === 'token')) : [e.what];
  const rest: Filter = list.length === 1 ? list[0] : list.length === 0 ? { is: 'any' } : { is: 'and', of: list };
  const many = e.batch === 'oneOrMore';
  const who =
    e.what.is === 'oneOf'
      ? selectorText(c, e.what.of)
      : many
        ? `one or more ${nounText(c, rest, { many: true, head: 'card' })}`
        : oneNoun(c, rest, { head: 'card' });
  if (e.from === 'graveyard') return `${who} ${many ? 'leave' : 'leaves'} your graveyard`;
  return e.to === 'graveyard' ? `${who} ${many ? 'are' : 'is'} put into your graveyard from your library` : undefined;
}

/** "one or more nonland cards", "a permanent": what is discarded or sacrificed. */
function lostThings(c: Context, e: Extract<EventPattern, { on: 'zone' }>, rest: Extract<Filter, { is: 'and' }>): string {
  const what: Filter = rest.of.length === 0 ? { is: 'any' } : rest;
  const head = e.verb === 'discard' ? 'card' : 'permanent';
  return e.batch === 'oneOrMore' ? `one or more ${nounText(c, what, { many: true, head })}` : oneNoun(c, what, { head });
}

const entersUntapped = (e: Extract<EventPattern, { on: 'zone' }>): boolean =>
  e.to === 'battlefield' &&
  e.what.is === 'and' &&
  e.what.of.length === 2 &&
  e.what.of.some((f) => f.is === 'oneOf' && f.of.sel === 'self') &&
  e.what.of.some((f) => f.is === 'status' && f.status === 'untapped');

function zoneEvent(c: Context, e: Extract<EventPattern, { on: 'zone' }>): string {
  if (e.verb === 'cycle') return cycled(c, e.what);
  if (e.verb === 'discard' || e.verb === 'sacrifice') {
    const list = e.what.is === 'and' ? e.what.of : [e.what];
    const by = list.find((f) => f.is === 'ownedBy' || f.is === 'controlledBy');
    const rest: Filter = { is: 'and', of: list.filter((f) => f !== by) };
    const who = by && 'who' in by ? playerSubject(c, by.who as PlayerRef) : e.what.is === 'oneOf' ? 'you' : 'a player';
    if (e.what.is === 'oneOf') return `you ${e.verb} ${selectorText(c, e.what.of)}`;
    return `${who} ${verb(who, e.verb)} ${lostThings(c, e, rest)}`;
  }
  const owner = e.what.is === 'and' ? e.what.of.find((f) => f.is === 'ownedBy') : undefined;
  if (owner?.is === 'ownedBy' && e.from === 'battlefield' && e.to === 'graveyard')
    return `${subject(c, without(e.what, 'ownedBy'), e.batch)} is put into ${owner.who.player === 'you' ? 'your' : "an opponent's"} graveyard from the battlefield`;
  if (entersUntapped(e)) return `${c.self} enters untapped`;
  const who = subject(c, e.what, e.batch);
  if (e.from === 'battlefield' && e.to === 'graveyard')
    return diesWord(c, e.what) ? `${who} ${verb(who, 'die')}` : `${who} is put into a graveyard from the battlefield`;
  const controller = e.what.is === 'and' ? e.what.of.find((f) => f.is === 'controlledBy') : undefined;
  if (e.verb === 'play' && controller?.is === 'controlledBy') {
    const whoPlays = playerSubject(c, controller.who);
    return `${whoPlays} ${verb(whoPlays, 'play')} a land`;
  }
  if (e.to === 'battlefield' && e.from === 'graveyard') {
    const entering = subject(c, without(e.what, 'ownedBy'), e.batch);
    return `${entering} ${verb(entering, 'enter')} from ${owner ? 'your' : 'a'} graveyard`;
  }
  if (e.to === 'battlefield') return `${who} ${verb(who, 'enter')}`;
  if (e.from === 'battlefield' && e.to === 'exile') return `${who} ${e.batch === 'oneOrMore' ? 'are' : 'is'} exiled from the battlefield`;
  if (e.from === 'battlefield') return `${who} ${verb(who, 'leave')} the battlefield`;
  const from = e.from === 'library' || e.from === 'graveyard' ? ofCards(c, e, owner) : undefined;
  if (from !== undefined) return from;
  return e.to === 'graveyard' ? buried(c, e, owner) : `${who} changes zones`;
}

/** "a creature card is put into an opponent's graveyard from anywhere": cards, which tokens are not (CR 111.6). */
function buried(c: Context, e: Extract<EventPattern, { on: 'zone' }>, owner: Filter | undefined): string {
  const list = e.what.is === 'and' ? e.what.of : [e.what];
  const isToken = (f: Filter): boolean => f.is === 'not' && f.of.is === 'token';
  const cards = list.some(isToken);
  const rest = list.filter((f) => f !== owner && !(cards && isToken(f)));
  const filter: Filter = rest.length === 1 ? rest[0] : rest.length === 0 ? { is: 'any' } : { is: 'and', of: rest };
  const many = e.batch === 'oneOrMore';
  const noun = nounText(c, filter, { many, head: 'card' });
  const who =
    filter.is === 'oneOf'
      ? selectorText(c, filter.of)
      : many
        ? `one or more ${noun}`
        : noun.startsWith('other ')
          ? `another ${noun.slice(6)}`
          : withArticle(noun);
  const whose = owner?.is !== 'ownedBy' ? 'a' : owner.who.player === 'you' ? 'your' : "an opponent's";
  return `${who} ${many ? 'are' : 'is'} put into ${whose} graveyard from anywhere`;
}

/** Creatures and planeswalkers die (CR 700.4); other permanents are put into a graveyard. */
function diesWord(c: Context, what: Filter): boolean {
  if (what.is === 'oneOf') {
    if (what.of.sel === 'self' && c.self === 'this creature') return true;
    if (what.of.sel === 'self') return c.face.types.includes('Creature') || c.face.types.includes('Planeswalker');
    return true;
  }
  const types = JSON.stringify(what);
  return types.includes('Creature') || types.includes('Planeswalker') || types.includes('"subtype"') || types.includes('"token"');
}

const DESIGNATING = {
  monarch: ['become', 'the monarch'],
  initiative: ['take', 'the initiative'],
  cityBlessing: ['get', "the city's blessing"],
} as const;

/** What the phrases of events are made of. */
const PARTS: Writers = { actor: playerSubject, eventEach: (c, s) => subject(c, s.what) };

/** What stands after "when" or "at". */
export function eventText(c: Context, e: EventPattern): string {
  const said = written(c, 'oneEvent', e, PARTS);
  if (said !== undefined) return said;
  switch (e.on) {
    case 'or':
      return orEvent(c, e.of);
    case 'zone':
      return zoneEvent(c, e);
    case 'cast': {
      const who = playerSubject(c, e.who);
      if (e.nth) return `${who} ${verb(who, 'cast')} ${who === 'you' ? 'your' : 'their'} ${ORDINALS[e.nth]} spell each turn`;
      if (e.what.is === 'oneOf') return `${who} ${verb(who, 'cast')} ${selectorText(c, e.what.of)}`;
      const { what, place } = castFrom(e.what, who === 'you' ? 'your' : 'their');
      return `${who} ${verb(who, 'cast')} ${oneNoun(c, what, { head: 'spell' })}${place}`;
    }
    case 'activate':
      if (e.keyword !== undefined) {
        if (e.keyword === 'boast' && e.what.is !== 'any') return `${subject(c, e.what, 'each')} boasts`;
        const who = playerSubject(c, e.who);
        return `${who} ${verb(who, 'activate')} ${withArticle(keywordInfo(e.keyword)?.en ?? e.keyword)} ability`;
      }
      return `${playerSubject(c, e.who)} activates an ability of ${oneNoun(c, e.what, { head: 'permanent' })}`;
    case 'attack': {
      const alone = JSON.stringify(e.what).includes('attackingAlone');
      const what = alone ? without(e.what, 'status') : e.what;
      const who = subject(c, what, e.batch);
      const defender =
        e.defender?.is === 'player'
          ? ` ${e.defender.who.player === 'each' ? 'a player' : e.defender.who.player === 'eachOpponent' ? 'an opponent' : playerText(c, e.defender.who)}`
          : '';
      return `${who} ${verb(who, 'attack')}${alone ? ' alone' : ''}${defender}`;
    }
    case 'block': {
      const who = subject(c, e.what);
      return e.attacker.is === 'any'
        ? `${who} ${verb(who, 'block')}`
        : `${who} ${verb(who, 'block')} ${oneNoun(c, e.attacker, { head: 'permanent' })}`;
    }
    case 'blocked':
      return `${subject(c, e.what)} becomes blocked${e.by.is === 'any' ? '' : ` by ${oneNoun(c, e.by, { head: 'permanent' })}`}`;
    case 'damage':
      return damageEvent(c, e);
    case 'step':
      return stepText(c, e);
    case 'draw':
      return `${playerSubject(c, e.who)} ${verb(playerSubject(c, e.who), 'draw')} ${withArticle(nounText(c, e.what ?? { is: 'any' }, { many: false, head: 'card' }))}`;
    case 'search':
      return `${playerSubject(c, e.who)} ${verb(playerSubject(c, e.who), 'search')} ${e.who.player === 'you' ? 'your' : 'their'} library`;
    case 'loseGame':
      return `${playerSubject(c, e.who)} ${verb(playerSubject(c, e.who), 'lose')} the game`;
    case 'tap':
    case 'untap': {
      const who = subject(c, e.what, e.batch);
      return `${who} ${verb(who, 'become')} ${e.on === 'tap' ? 'tapped' : 'untapped'}`;
    }
    case 'tapForMana': {
      const { who, rest } = splitController(e.what);
      if (e.what.is === 'oneOf') return `${subject(c, e.what)} is tapped for mana`;
      return who?.player === 'you'
        ? `you tap ${withArticle(nounText(c, rest, { many: false, head: 'permanent' }))} for mana`
        : who?.player === 'eachOpponent'
          ? `an opponent taps ${withArticle(nounText(c, rest, { many: false, head: 'permanent' }))} for mana`
          : `a player taps ${withArticle(nounText(c, e.what, { many: false, head: 'permanent' }))} for mana`;
    }
    case 'turnFaceUp':
      return `${subject(c, e.what, e.batch)} ${e.batch ? 'are' : 'is'} turned face up`;
    case 'transform': {
      const into = e.into?.is === 'oneOf' ? c.face.name : oneNoun(c, e.into ?? { is: 'any' }, { head: 'permanent' });
      return `${subject(c, e.what)} transforms into ${into}`;
    }
    case 'loseFlip':
    case 'clash': {
      const who = playerSubject(c, e.who);
      return `${who} ${verb(who, e.on === 'clash' ? 'clash' : 'lose')}${e.on === 'clash' ? '' : ' a coin flip'}`;
    }
    case 'designated': {
      const who = playerSubject(c, e.who);
      const [verb, what] = DESIGNATING[e.designation];
      return `${who} ${who === 'you' ? verb : `${verb}s`} ${what}`;
    }
    case 'roll': {
      const who = playerSubject(c, e.who);
      const verb = who === 'you' ? 'roll' : 'rolls';
      if (e.planar !== undefined) return `${who} ${verb} the Planeswalker symbol on the planar die`;
      if (e.natural) return `${who} ${verb} a natural ${e.natural.value}`;
      if (e.result) return `${who} ${verb} a ${e.result.value} or higher`;
      return `${who} ${verb} a die`;
    }
    case 'acted':
      return actedText(playerSubject(c, e.who), e.action);
    case 'room':
      return 'you move your venture marker into this room';
    case 'regenerate':
    case 'connive':
      return `${subject(c, e.what)} ${e.on}s`;
    case 'planeswalkTo':
      return `you planeswalk to ${subject(c, e.what)}`;
    case 'planeswalkFrom':
      return `you planeswalk away from ${subject(c, e.what)}`;
    case 'encounter':
      return `you encounter ${subject(c, e.what)}`;
    case 'setInMotion':
      return e.what.is === 'oneOf' ? 'you set this scheme in motion' : `you set ${oneNoun(c, e.what, { head: 'card' })} in motion`;
    case 'chaos':
      return 'chaos ensues';
    case 'visit':
      return `you visit ${subject(c, e.what)}`;
    case 'miracle':
      return `${subject(c, e.what)} is revealed this way`;
    case 'exert':
      return `you exert ${subject(c, e.what)}`;
    case 'unlock': {
      const who = playerSubject(c, e.who);
      if (e.door === 'last') return `${who} fully ${verb(who, 'unlock')} ${oneNoun(c, e.what, { head: 'permanent' })}`;
      const door = e.door === undefined ? 'a door' : 'this door';
      const of = e.door !== undefined || e.what.is === 'any' ? '' : ` of ${oneNoun(c, e.what, { head: 'permanent' })}`;
      return `${who} ${verb(who, 'unlock')} ${door}${of}`;
    }
    case 'keywordDone':
      return `${subject(c, e.what)} ${keywordInfo(e.keyword)?.en ?? e.keyword}s`;
    case 'createToken':
      return `${playerSubject(c, e.who)} create ${oneNoun(c, e.what, { head: 'permanent' })}`;
    case 'state':
      return conditionText(c, e.condition).replace('you control no', 'you control no');
    case 'counters':
      return eventText(c, { on: 'counters', change: e.change, counter: e.counter, what: e.what });
    case 'unblocked':
    case 'gainLife':
    case 'loseLife':
    case 'scry':
    case 'surveil':
    case 'shuffle':
    case 'winFlip':
    case 'gameBegins':
    case 'voted':
    case 'dayNight':
    case 'monstrous':
    case 'explore':
    case 'mutate':
    case 'level':
    case 'target':
      throw new Error(`no phrase for an event: ${JSON.stringify(e)}`);
    default: {
      const never: never = e;
      return never;
    }
  }
}

function orEvent(c: Context, of: EventPattern[]): string {
  const [a, b] = of;
  const same = 'what' in a && b && 'what' in b && JSON.stringify(a.what) === JSON.stringify(b.what);
  if (same && a.on === 'attack' && b.on === 'block') return `${eventText(c, a)} or blocks`;
  if (same && a.on === 'block' && b.on === 'blocked')
    return b.by.is === 'any'
      ? `${subject(c, a.what)} blocks or becomes blocked`
      : `${subject(c, a.what)} blocks or becomes blocked by ${oneNoun(c, b.by, { head: 'permanent' })}`;
  return of.map((x, i) => (i > 0 && x.on === 'step' ? `at ${eventText(c, x)}` : eventText(c, x))).join(' or ');
}

function without(f: Filter, is: string): Filter {
  if (f.is !== 'and') return f;
  const rest = f.of.filter((x) => x.is !== is);
  return rest.length === 1 ? rest[0] : { is: 'and', of: rest };
}

/** "a red source you control": a source of damage of which only its colour and controller are told. */
function sourceSubject(c: Context, f: Filter): string | undefined {
  const list = f.is === 'and' ? f.of : [f];
  const by = list.find((x) => x.is === 'controlledBy');
  const color = list.find((x) => x.is === 'color');
  if (list.length === 1 && color?.is === 'color' && typeof color.color !== 'string') return 'a source of the chosen color';
  if (by?.is !== 'controlledBy' || list.length !== (color ? 2 : 1)) return undefined;
  const adjective = color?.is === 'color' && typeof color.color === 'string' ? `${colorWord(color.color)} ` : '';
  return `a ${adjective}source ${oneNoun(c, by, { head: 'permanent' }).replace(/^an? permanent /, '')}`;
}

function damageEvent(c: Context, e: Extract<EventPattern, { on: 'damage' }>): string {
  const words = e.kind === 'combat' ? 'combat damage' : e.kind === 'noncombat' ? 'noncombat damage' : 'damage';
  if (e.source.is === 'any') {
    const hit = e.to.is !== 'player' ? subject(c, e.to) : e.to.who.player === 'you' ? 'you' : playerSubject(c, e.to.who);
    if (e.batch === 'each') return `a source deals ${words} to ${hit}`;
    return `${hit} ${hit === 'you' ? 'are' : 'is'} dealt ${words}`;
  }
  const who = sourceSubject(c, e.source) ?? subject(c, e.source, e.batch);
  const both = e.to.is === 'or' && e.to.of.length === 2 && e.to.of[0].is === 'player' && e.to.of[0].who.player === 'you';
  const hit = both
    ? 'you or a permanent you control'
    : e.to.is === 'player'
      ? playerSubject(c, e.to.who)
      : e.batch === 'oneOrMore' && e.source.is === 'oneOf' && e.to.is !== 'oneOf'
        ? `one or more ${nounText(c, e.to, { many: true, head: 'permanent' })}`
        : oneNoun(c, e.to, { head: 'permanent' });
  const to = e.to.is === 'any' ? '' : ` to ${hit}`;
  return `${who} ${verb(who, 'deal')} ${words}${to}`;
}

/** "the beginning of your upkeep". */
function stepText(c: Context, e: Extract<EventPattern, { on: 'step' }>): string {
  if (e.step === 'endCombat') return 'end of combat';
  if (e.step === 'beginCombat') {
    if (e.whose.player === 'you') return 'the beginning of combat on your turn';
    return e.whose.player === 'each' ? 'the beginning of each combat' : "the beginning of combat on each opponent's turn";
  }
  const name = `${e.first ? 'first ' : ''}${e.nth ? 'second main phase' : (STEP[e.step] ?? e.step)}`;
  if (e.first === 'ofGame') return `the beginning of the ${name}`;
  if (e.whose.player === 'each') return e.step === 'end' ? 'the beginning of each end step' : `the beginning of each ${name}`;
  return `the beginning of ${possessiveOf(c, e.whose)} ${name}`;
}
