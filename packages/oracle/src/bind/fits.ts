/** Whether something mentioned can be what the words of a reference say: "that creature", "those cards", "it". */
import { ARTIFACT_TYPES, CARD_TYPES, CREATURE_TYPES, ENCHANTMENT_TYPES, type Filter, LAND_TYPES } from '@apnap/ability';
import type { Mention } from './mentions.js';
import type { Reference } from './places.js';

/** The card types and subtypes a filter asks for. */
export function words(filter: Filter): string[] {
  const out: string[] = [];
  const visit = (f: Filter): void => {
    if (f.is === 'type') out.push(f.type);
    else if (f.is === 'subtype' && typeof f.subtype === 'string') out.push(f.subtype);
    else if (f.is === 'and' || f.is === 'or') f.of.forEach(visit);
    else if (f.is === 'permanent' || f.is === 'spell' || f.is === 'token' || f.is === 'ability') out.push(f.is);
  };
  visit(filter);
  return out;
}

/** CR 205.3: what has such a subtype has the card type, too. */
const SUBTYPES_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  Creature: new Set<string>(CREATURE_TYPES),
  Land: new Set<string>(LAND_TYPES),
  Artifact: new Set<string>(ARTIFACT_TYPES),
  Enchantment: new Set<string>(ENCHANTMENT_TYPES),
};

const wantedType = (noun: string): string => CARD_TYPES.find((t) => t.toLowerCase() === noun) ?? noun;

const isCardType = (w: string): boolean => (CARD_TYPES as readonly string[]).includes(w);

/** "That land card" after a creature card. */
function isAnotherKind(head: string | undefined, named: readonly string[]): boolean {
  const types = named.filter(isCardType);
  return head !== undefined && isCardType(wantedType(head)) && types.length > 0 && !types.includes(wantedType(head));
}

/** "Create a token that's a copy of that creature. … a copy of that creature": the same words mean the same creature, and not the copy. */
function isCopyOf(m: Mention, r: Reference): boolean {
  const token = m.kind === 'token' ? (m.node?.token as { token?: string; of?: { sel?: string; noun?: string } } | undefined) : undefined;
  return token?.token === 'copy' && token.of?.sel === '$ref' && token.of.noun === r.noun && !['it', 'they', 'token'].includes(r.noun);
}

const isAnother = (m: Mention, r: Reference, named: readonly string[]): boolean => isAnotherKind(r.head, named) || isCopyOf(m, r);

/** What only words of its own speak of. */
const NO_IT: ReadonlySet<string | undefined> = new Set(['sacrifice', 'discard', 'source']);

/** What is certain from how something was mentioned. */
function fitsVerb(m: Mention, r: Reference, named: readonly string[]): boolean | undefined {
  if (isAnother(m, r, named)) return false;
  // "attach an Equipment to that creature": only what is unattached again is the Equipment for certain
  if (m.verb === 'attach') return r.unattached === true && r.noun === 'it' && !m.many;
  if (m.verb === 'counted' && !CARD_TYPES.some((t) => t.toLowerCase() === r.noun)) return false;
  return m.verb === 'hostCard' ? r.noun === 'card' && !r.many : undefined;
}

/** What was done to "the sacrificed creature", "the discarded card". */
const LOST = { sacrificed: 'sacrifice', discarded: 'discard' } as const;

/** Parts in an event that is damage. */
const IN_DAMAGE = { source: 'source', damaged: 'recipient' } as const;

const onStack = (named: readonly string[]): boolean => named.includes('spell') || named.includes('ability');

/** Whether what matches is said to be controlled by you. */
const isYours = (f: Filter | undefined): boolean =>
  f !== undefined && ((f.is === 'controlledBy' && f.who.player === 'you') || (f.is === 'and' && f.of.some(isYours)));

/** "the chosen cards", "the chosen creatures": of what several have chosen. */
const fitsChosen = (m: Mention, r: Reference, named: readonly string[]): boolean =>
  m.verb === 'choose' && m.many === r.many && (r.head === undefined ? m.kind === 'cards' : m.kind === 'object' && isNamed(named, r.head));

/** Whether a mention can be what the words of a reference say. */
export function fits(m: Mention, r: Reference): boolean {
  const objects = m.kind !== 'player';
  const named = m.filter ? words(m.filter) : [];
  const certain = fitsVerb(m, r, named);
  if (certain !== undefined) return certain;
  switch (r.noun) {
    case 'player':
      return m.kind === 'player' && (m.from === 'chooser' || !m.many);
    case 'playerOrPlaneswalker':
    case 'playerOrPermanent':
      return m.kind === 'either';
    case 'it':
      return !m.many && ['object', 'cards', 'token'].includes(m.kind) && !NO_IT.has(m.verb);
    case 'hit':
      return (m.kind === 'object' || m.kind === 'either') && !m.many && m.from !== 'self';
    case 'source':
    case 'damaged':
      return m.from === 'event' && m.selector?.sel === 'event' && m.selector.role === IN_DAMAGE[r.noun];
    case 'they':
      return objects && m.many && (m.kind !== 'either' || r.words.toLowerCase() === 'each of them');
    case 'card':
      return (m.kind === 'cards' || (m.kind === 'object' && m.from === 'event' && !onStack(named))) && m.many === r.many;
    case 'revealed':
      // of cards revealed until one of a kind is, several are all of them
      return r.many && m.node?.do === 'revealUntil' ? m.verb === 'revealAll' : m.verb === 'reveal';
    case 'chosen':
      return fitsChosen(m, r, named);
    case 'sacrificed':
    case 'discarded':
      return m.verb === LOST[r.noun];
    case 'token':
      return (m.kind === 'token' || named.includes('token')) && m.many === r.many;
    case 'cast':
      return !m.many && m.kind === 'object' && (named.includes('spell') || (m.from === 'event' && m.selector?.sel === 'event'));
    case 'spell':
      return m.kind === 'object' && named.includes('spell');
    case 'permanent':
      return fitsPermanent(m, r, named);
    default:
      return fitsOther(m, r, named);
  }
}

/** "That permanent", "those permanents"; a card is one that has been put onto the battlefield. */
function fitsPermanent(m: Mention, r: Reference, named: readonly string[]): boolean {
  if (m.verb === 'move-battlefield' && !m.many && !r.many && !r.looksBack) return true;
  return (m.kind === 'object' || m.kind === 'token') && m.from !== 'self' && m.many === r.many && !onStack(named);
}

/** "The creature you control", of two targets; or things of a kind. */
function fitsOther(m: Mention, r: Reference, named: readonly string[]): boolean {
  if (r.noun !== 'yours' && r.noun !== 'theirs') return fitsKind(m, r, named);
  return m.from === 'target' && m.kind === 'object' && !m.many && isYours(m.filter) === (r.noun === 'yours');
}

/** "That creature", "those lands": things of a kind. */
function fitsKind(m: Mention, r: Reference, named: readonly string[]): boolean {
  // a creature card that is a target, once it has been put onto the battlefield
  if (m.kind === 'cards' && m.from === 'target' && m.many === r.many && named.includes(wantedType(r.noun))) return true;
  // cards found and put onto the battlefield: "those lands become creatures"
  if (m.verb === 'search' && m.many === r.many && (r.many || !r.looksBack) && named.includes(wantedType(r.noun))) return true;
  // a card chosen and put onto the battlefield: "that creature gains haste"
  if (m.verb === 'move-battlefield' && m.many === r.many && named.includes(wantedType(r.noun))) return true;
  if (m.kind !== 'object' && m.kind !== 'token' && m.kind !== 'either') return false;
  if (m.many !== r.many || m.from === 'self') return false;
  if (m.from === 'host') return m.noun === undefined || m.noun === r.noun;
  return isNamed(named, r.noun) || (r.noun === 'creature' && m.kind === 'token');
}

/** Whether the noun says a kind of things, or what has such a subtype has. */
function isNamed(named: readonly string[], noun: string): boolean {
  const wanted = wantedType(noun);
  return named.includes(wanted) || named.some((w) => SUBTYPES_OF[wanted]?.has(w));
}

/** Whether everything that matches is of the kind that the noun says. */
export const ofKind = (filter: Filter, noun: string): boolean => isNamed(words(filter), noun);
