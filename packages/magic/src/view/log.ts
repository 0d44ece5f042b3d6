/** Events in words: what a judge would write down for each, with the rule that made it happen. */
import { counterWord, keywordWord, subtypeWord, typeWord } from '@apnap/ability';
import { type Id, isSeat, type Message, type MessageParam, seatEntity, seatOf } from '@apnap/kernel';
import type { Lang } from '@apnap/words';
import { hasMessage, type NameOf, renderMessage } from '../messages/index.js';
import { planarFace } from '../reading/planar-die.js';
import type { EventKind } from '../state/events.js';
import type { EventView, Named, Unnamed } from './events.js';

/** What is needed to speak of events besides the events themselves. */
export interface Telling {
  lang: Lang;
  /** Names of the players, by seat. */
  players: readonly string[];
  /** Whether an id on the stack is an ability: it is spoken of by its source. */
  isAbility?: (id: Id) => boolean;
}

/** An event in words. */
export interface Told {
  rule: string;
  text: string;
}

/** A Chinese name for what has none of its own: tokens are named after their subtypes (CR 111.4). */
function zhByTypes(name: string): string {
  const types = name.replace(/ Token$/, '');
  const words = types.split(' ').map((w) => [w, subtypeWord(w)] as const);
  if (!words.every(([w, zh]) => w !== zh)) return name;
  return `${words.map(([, zh]) => zh).join('／')}${types === name ? '' : '衍生物'}`;
}

/** What an object without a name is called instead. */
const UNNAMED: Readonly<Record<Unnamed, string>> = {
  faceDown: 'log.faceDown',
  emblem: 'log.anEmblem',
  nameless: 'log.nameless',
  forgotten: 'log.hidden',
};

/** The name of an object in a language; a face-down one has none (CR 708.2). */
export function nameIn(n: Named, lang: Lang): string {
  if (n.name === '') return renderMessage({ id: UNNAMED[n.unnamed ?? 'faceDown'] }, lang);
  if (lang === 'en' || isSeat(n.id)) return n.name;
  return n.zhName === '' ? zhByTypes(n.name) : n.zhName;
}

/** A change between zones of cards, where an object without a name is one that nobody can tell any more (shuffled away), not a face-down one. */
const amongCards = (e: EventView): boolean => e.kind === 'zone' && ![e.from, e.to].some((z) => z === 'battlefield' || z === 'stack');

/** Names for the entities of these events. */
export function namesIn(events: readonly EventView[], players: readonly string[]): NameOf {
  const known = new Map<Id, Named>();
  // what it was called comes last: of what has turned around "objects" tells the new name
  for (const e of events)
    for (const n of [...e.objects, e.object, e.source, e.recipient]) if (n && (n.name !== '' || !amongCards(e))) known.set(n.id, n);
  return (id, lang) => {
    if (isSeat(id)) return players[seatOf(id)] ?? '';
    const n = known.get(id);
    return n ? nameIn(n, lang) : renderMessage({ id: 'log.hidden' }, lang);
  };
}

const idOr0 = (n: Named | null): Id => n?.id ?? 0;
const symbols = (types: string): string => [...types].map((t) => `{${t}}`).join('');

/** The mana of an event: symbol by symbol, or of very much mana the number and its types. */
export const manaOf = (e: { word: string; amount: number }): string =>
  e.amount > e.word.length ? `${e.amount} × ${symbols(e.word)}` : symbols(e.word);

/** A kind of counter in the language: "+1/+1" of "+1/+1 counters", "+1/+1指示物". */
function counterParam(kind: string, lang: Lang): string {
  return lang === 'en' ? kind : counterWord(kind);
}

/** A word that was chosen: a colour, a type, a player, a name. */
function chosen(e: EventView, t: Telling): MessageParam {
  const { word } = e;
  if (word.startsWith('seat:')) return t.players[Number(word.slice(5))] ?? word;
  if (hasMessage(`word.${word}`)) return { id: `word.${word}` };
  // several colours that were chosen together
  if (/^[WUBRG]{2,5}$/.test(word)) return [...word].map((w) => ({ id: `word.${w}` }));
  return t.lang === 'zh' ? typeWord(word) : word;
}

/** The label of a cost: most are the names of keywords. */
const label = (word: string, lang: Lang): MessageParam =>
  hasMessage(`word.${word}`) ? { id: `word.${word}` } : lang === 'zh' ? keywordWord(word) : word;

/** How a spell was cast, as the labels of costs say it. */
const howCast = (e: EventView, t: Telling): MessageParam =>
  e.word === '' ? '' : { id: 'log.how', params: { word: e.word.split(' ').map((w) => label(w, t.lang)) } };

const targetsOf = (e: EventView): MessageParam =>
  e.objects.length === 0 ? '' : { id: 'log.targets', params: { targets: e.objects.map((o) => o.id) } };

/** The sentence for a change of zones, by its verb or where the object goes (CR 400.7). */
export function moveId(e: EventView): string {
  if (e.rule === '116.2f') return 'log.suspend';
  if (e.rule === '116.2g') return 'log.companionTaken';
  if (e.rule === '116.2h') return 'log.foretell';
  if (e.rule === '116.2k') return 'log.plot';
  switch (e.word) {
    case 'sacrifice':
    case 'destroy':
    case 'discard':
    case 'mill':
    case 'cycle':
    case 'exile':
      return `log.move.${e.word}`;
    case 'return':
      // CR 701.23a: what is found has not been in the hand before
      return e.to === 'hand' && e.from !== 'library' ? 'log.move.return' : `log.move.${e.to}`;
    default:
      return e.from === 'library' && e.to === 'library' ? 'log.move.within' : `log.move.${e.to === '' ? 'outside' : e.to}`;
  }
}

const COIN: Readonly<Record<string, string>> = { win: 'log.coinWin', lose: 'log.coinLose', heads: 'log.coinHeads', tails: 'log.coinTails' };

type Params = Record<string, MessageParam>;

/** The sentence as the year of the game has it. */
export const worded = (e: Pick<EventView, 'words'>, id: string): string =>
  e.words && hasMessage(`${id}@${e.words}`) ? `${id}@${e.words}` : id;

const blockedId = (e: EventView) => (e.objects.length > 0 ? 'log.blocked' : 'log.becomesBlocked');
const dayOrNight = (e: EventView) => (e.word === 'day' ? 'log.day' : 'log.night');
const drawId = (e: EventView) => (e.rule === '801.16' ? 'log.drawFor' : 'log.drawGame');

/** What has transformed or was flipped, and what it is called now where that is told. */
function turned(e: EventView, t: Telling, say: (id: string, more?: Params) => Message): Message {
  const [now] = e.objects;
  return now && now.name !== '' && now.name !== e.object?.name
    ? say(`log.${e.kind}Into`, { word: nameIn(now, t.lang) })
    : say(`log.${e.kind}`);
}

/** What the sentence for an event is made of; null for an event that is not worth one. */
export function messageOf(e: EventView, t: Telling): Message | null {
  const params = paramsOf(e, t);
  const say = (id: string, more: Params = {}): Message => ({ id: worded(e, id), params: { ...params, ...more } });
  const { kind } = e;
  switch (kind) {
    case 'zone':
      return say(moveId(e));
    case 'damage':
      return say(e.word === 'combat' ? 'log.damageCombat' : 'log.damage');
    case 'draw':
      return say(e.amount === 0 ? 'log.drawNone' : e.object ? 'log.draw' : 'log.drawHidden');
    case 'counters':
      return counters(e, say);
    case 'cast':
      return say('log.cast', { how: howCast(e, t), targets: targetsOf(e) });
    case 'activate':
      return say('log.activate', { targets: targetsOf(e) });
    case 'trigger':
      return e.object ? say('log.triggerPut', { targets: targetsOf(e) }) : say('log.trigger');
    case 'resolve':
      return say(t.isAbility?.(idOr0(e.object)) ? 'log.resolveAbility' : 'log.resolve');
    case 'doesNotResolve':
      return say(e.rule === '608.2a' ? 'log.noLonger' : e.rule === '603.3d' ? 'log.illegalTrigger' : 'log.fizzle');
    case 'countered':
      return say(e.source ? 'log.counteredBy' : 'log.countered');
    case 'designated':
      return say('log.designated', { designation: { id: `word.${e.word}` } });
    case 'skip':
      return say('log.skip', { step: { id: worded(e, `step.${e.word}`) } });
    case 'step':
      return say('log.step', { step: { id: worded(e, `step.${e.word}`) } });
    case 'mana':
      return say('log.mana', { mana: manaOf(e) });
    case 'search':
      return say('log.search', { zone: { id: `zone.${e.word}` } });
    case 'look':
      return say(e.objects.length > 0 ? 'log.lookAt' : 'log.look');
    case 'choose':
      return e.word === '' ? say('log.chooseHidden') : say('log.choose', { word: chosen(e, t) });
    case 'reveal':
      return say(e.rule === '103.2b' ? 'log.companion' : 'log.reveal');
    case 'acted':
      return say('log.acted', { action: { id: `action.${e.word}` } });
    case 'room':
      return say('log.room', { word: e.word });
    case 'vote':
      return e.word === '' ? say('log.voteFor') : say('log.vote', { word: chosen(e, t) });
    case 'coin':
      return say(COIN[e.word] ?? 'log.coinLose');
    case 'roll': {
      const face = planarFace(e.word);
      if (face !== undefined) return say(`log.planarDie.${face}`);
      return say('log.roll', { sides: e.word.slice(0, e.word.indexOf(':')) });
    }
    case 'effect':
      return say(e.rule === '114.1' ? 'log.emblem' : e.objects.length > 0 ? 'log.effectOn' : 'log.effect');
    case 'daytime':
      return say(dayOrNight(e));
    case 'loseGame':
    case 'winGame':
      return say(`log.${kind}`, { reason: { id: e.word } });
    case 'draw game':
      return say(drawId(e), { reason: { id: e.word } });
    default:
      return plain(e, kind, t, say);
  }
}

/** The kinds of event whose sentence is always the same. */
type PlainKind = Exclude<
  EventKind,
  | 'zone'
  | 'reveal'
  | 'damage'
  | 'draw'
  | 'counters'
  | 'cast'
  | 'activate'
  | 'trigger'
  | 'resolve'
  | 'doesNotResolve'
  | 'countered'
  | 'designated'
  | 'skip'
  | 'step'
  | 'mana'
  | 'search'
  | 'look'
  | 'choose'
  | 'acted'
  | 'room'
  | 'vote'
  | 'roll'
  | 'coin'
  | 'effect'
  | 'daytime'
  | 'loseGame'
  | 'winGame'
  | 'draw game'
>; // prettier-ignore

/** What is told in the same way always, or in another where more is known. */
function plain(e: EventView, kind: PlainKind, t: Telling, say: (id: string, more?: Params) => Message): Message {
  if (kind === 'transform' || kind === 'flip') return turned(e, t, say);
  return say(kind === 'blocked' ? blockedId(e) : `log.${plainKind(kind)}`);
}

/** Every kind has its message: `log.` and its name; a kind without one does not compile. */
function plainKind(kind: PlainKind): string {
  const id: `log.${PlainKind}` extends LogId ? PlainKind : never = kind;
  return id;
}

type LogId = Extract<import('../messages/index.js').MessageId, `log.${string}`>;

/** Values for every placeholder that the sentences use. */
function paramsOf(e: EventView, t: Telling): Params {
  const objects =
    e.kind === 'zone' ||
    e.kind === 'draw' ||
    e.kind === 'tap' ||
    e.kind === 'untap' ||
    e.kind === 'attack' ||
    e.kind === 'unblocked' ||
    e.kind === 'createToken';
  const ids = objects ? [idOr0(e.object)] : e.objects.map((o) => o.id);
  return {
    player: e.player >= 0 ? seatEntity(e.player) : 0,
    object: idOr0(e.object),
    objects: ids,
    source: idOr0(e.source),
    recipient: idOr0(e.recipient),
    amount: e.amount,
    n: e.kind === 'counters' ? Math.abs(e.amount) : Math.max(1, ids.length),
    counter: e.kind === 'counters' ? counterParam(e.word, t.lang) : '',
    mana: e.kind === 'mana' || e.kind === 'tapForMana' ? manaOf(e) : '',
    life: '',
    paid: '',
  };
}

function counters(e: EventView, say: (id: string) => Message): Message {
  const on = e.amount >= 0;
  if (isSeat(idOr0(e.object))) return say(on ? 'log.playerCounterOn' : 'log.playerCounterOff');
  return say(on ? 'log.counterOn' : 'log.counterOff');
}

/** One event in words, on its own; {@link Account} tells a whole game and folds what belongs together. */
export function describeEvent(e: EventView, t: Telling): Told | null {
  const message = messageOf(e, t);
  if (!message) return null;
  return { rule: e.number ?? e.rule, text: inWords(message, t, [e]) };
}

/** The sentence of a message about these events. */
export function inWords(message: Message, { lang, players }: Pick<Telling, 'lang' | 'players'>, events: readonly EventView[]): string {
  const text = renderMessage(message, lang, namesIn(events, players));
  return lang === 'en' && startsUnnamed(text) ? text[0].toUpperCase() + text.slice(1) : text;
}

/** Whether a sentence begins with what stands for a name, which is written small. */
const startsUnnamed = (text: string): boolean => Object.values(UNNAMED).some((id) => text.startsWith(`${renderMessage({ id }, 'en')} `));
