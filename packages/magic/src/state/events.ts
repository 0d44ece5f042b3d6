/** Events: what has happened (the log), in one fixed shape, so that triggers, history, views and 'why?' all read the same record. */
import type { Zone, ZoneVerb } from '@apnap/ability';
import type { Id, LogEvent } from '@apnap/kernel';
import type { Characteristics } from './objects.js';

/** Kinds of events in the log. */
export type EventKind =
  | 'zone'
  | 'damage'
  | 'prevent'
  | 'gainLife'
  | 'loseLife'
  | 'draw'
  | 'tap'
  | 'untap'
  | 'tapForMana'
  | 'counters'
  | 'cast'
  | 'activate'
  | 'trigger'
  | 'resolve'
  | 'doesNotResolve'
  | 'countered'
  | 'copy'
  | 'step'
  | 'turn'
  | 'attack'
  | 'block'
  | 'blocked'
  | 'unblocked'
  | 'target'
  | 'attach'
  | 'unattach'
  | 'createToken'
  | 'mana'
  | 'manaEmptied'
  | 'damageOnStack'
  | 'shuffle'
  | 'search'
  | 'scry'
  | 'surveil'
  | 'reveal'
  | 'look'
  | 'choose'
  | 'coin'
  | 'roll'
  | 'chaos'
  | 'startingPlane'
  | 'planeswalkTo'
  | 'planeswalkFrom'
  | 'encounter'
  | 'setInMotion'
  | 'visit'
  | 'sector'
  | 'restart'
  | 'abandon'
  | 'acted'
  | 'room'
  | 'vote'
  | 'voted'
  | 'transform'
  | 'flip'
  | 'level'
  | 'unlock'
  | 'lock'
  | 'speed'
  | 'daytime'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'monstrous'
  | 'crime'
  | 'miracle'
  | 'mutate'
  | 'keywordDone'
  | 'explore'
  | 'designated'
  | 'skip'
  | 'controlPlayer'
  | 'endTurn'
  | 'clash'
  | 'connive'
  | 'exert'
  | 'amass'
  | 'incubate'
  | 'regenerate'
  | 'phaseIn'
  | 'phaseOut'
  | 'shield'
  | 'effect'
  | 'mulligan'
  | 'keep'
  | 'firstPlayer'
  | 'turnMarker'
  | 'turnMarkerRemoved'
  | 'turnGoesOn'
  | 'gameBegins'
  | 'loseGame'
  | 'leave'
  | 'winGame'
  | 'draw game'
  | 'rewind'
  | 'landPlay'
  | 'removedFromCombat'
  | 'damageWearsOff'
  | 'effectsEnd'
  | 'ignores';

/** An event. Fields that do not apply are 0 (ids), -1 (seats) or ''. */
export interface GameEvent extends LogEvent {
  kind: EventKind;
  /** The thing it happened to or that did it. For zone changes from the battlefield: the object as it last existed. */
  object: Id;
  /** Zone changes: the new object. */
  became: Id;
  source: Id;
  recipient: Id;
  /** Seat. Zone changes: controller before (battlefield, stack), else owner. */
  player: number;
  amount: number;
  from: Zone | '';
  to: Zone | '';
  /** Verb of a zone change, step, kind of counter, colour or word chosen, mana symbols … */
  word: string;
  /** Further objects: revealed, looked at, blockers. */
  ids: readonly Id[];
  /** Bit per seat that may know which object it was; -1: everybody. */
  known: number;
  /** Of damage: how much of what was dealt at once was excess damage (CR 120.10). */
  excess?: number;
  /** What its permanents were like, where a card of the game looks back at such things (CR 608.2i). */
  then?: readonly { id: Id; was: Characteristics }[];
}

/** What a caller says of an event; the rest gets its default. */
export type EventFields = Partial<Omit<GameEvent, 'id' | 'kind' | 'rule'>>;

/** Whether a zone change is of this kind; a card that is cycled is discarded (CR 702.29c-d). */
export const isVerb = (wanted: ZoneVerb, verb: string): boolean => wanted === verb || (wanted === 'discard' && verb === 'cycle');
