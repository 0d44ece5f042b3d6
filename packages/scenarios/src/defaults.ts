/** The simple computer player that decides where a scenario says nothing: whether an effect is good or bad for what is chosen, and what it is worth. */
import { CARD_TYPES } from '@apnap/ability';
import { type Id, isSeat, seatOf } from '@apnap/kernel';
import { characteristics, controllerOf, nodeOf, record, type State } from '@apnap/magic';
import type { Session } from './session.js';
import { faceOf } from './texts.js';

export type Sense = 'good' | 'bad';

const bit = (type: (typeof CARD_TYPES)[number]): number => 1 << CARD_TYPES.indexOf(type);

/** Verbs that harm what they are done to. */
const HARMFUL: ReadonlySet<string> = new Set([
  'damage',
  'destroy',
  'sacrifice',
  'sacrificeThese',
  'discard',
  'discardThese',
  'counter',
  'tap',
  'removeFromCombat',
  'loseGame',
  'phaseOut',
]);

interface Node {
  [key: string]: unknown;
}

const isNode = (v: unknown): v is Node => typeof v === 'object' && v !== null;
const negative = (v: unknown): boolean => (typeof v === 'number' && v < 0) || (isNode(v) && JSON.stringify(v).includes('-1'));

/** A continuous effect is harmful where it makes its object smaller, takes it or what it can do away, or does nothing but forbid. */
function senseOfContinuous(n: Node): Sense {
  const mods = (n.mods as Node[]) ?? [];
  if (mods.some((m) => m.mod === 'pt' && (negative(m.power) || negative(m.toughness)))) return 'bad';
  if (mods.some((m) => m.mod === 'control' || m.mod === 'removeAbility' || m.mod === 'removeAllAbilities')) return 'bad';
  const rules = (n.rules as Node[]) ?? [];
  return rules.some((r) => r.rule === 'cant' || r.rule === 'must') && mods.length === 0 ? 'bad' : 'good';
}

/** Whether one effect node is harmful to what it is about; undefined where it says nothing. */
function senseOfNode(n: Node): Sense | undefined {
  if (typeof n.do !== 'string') return undefined;
  if (HARMFUL.has(n.do)) return 'bad';
  switch (n.do) {
    case 'move':
      return n.to === 'battlefield' || (n.to === 'hand' && JSON.stringify(n.what).includes('graveyard')) ? 'good' : 'bad';
    case 'life':
      return n.change === 'gain' ? 'good' : n.change === 'lose' ? 'bad' : undefined;
    case 'counters':
      return (n.change === 'put') === (n.counter !== '-1/-1') ? 'good' : 'bad';
    case 'continuous':
      return senseOfContinuous(n);
    case 'keywordAction':
      return ['detain', 'goad', 'fight', 'mill'].includes(String(n.action)) ? 'bad' : 'good';
    case 'attach':
    case 'draw':
    case 'untap':
    case 'createToken':
      return 'good';
    default:
      return undefined;
  }
}

/** The first statement in a tree that says something about targets (or about anything). */
function senseIn(v: unknown): Sense | undefined {
  if (Array.isArray(v)) {
    for (const e of v) {
      const found = senseIn(e);
      if (found) return found;
    }
    return undefined;
  }
  if (!isNode(v)) return undefined;
  const own = senseOfNode(v);
  if (own) return own;
  for (const e of Object.values(v)) {
    const found = senseIn(e);
    if (found) return found;
  }
  return undefined;
}

/** The abilities text behind what is going on: the ability put on the stack, the effect performed, the card being cast. */
function subject(x: Session, source: Id | undefined): unknown {
  const { state } = x;
  const frame = state.frames[state.frames.length - 1];
  if (frame?.kind === 'put' && frame.waiting !== 'turnDraw') return nodeOf(state._pool, frame.waiting.program);
  if (frame?.kind === 'run') return nodeOf(state._pool, frame.code);
  const ability = x.announcing?.ability ?? 0;
  if (ability !== 0) return nodeOf<{ program: object }>(state._pool, ability).program;
  const o = source === undefined ? null : record(state, source);
  if (!o) return undefined;
  const { face } = state._pool.cards[o.card].faces[o.face];
  return face.abilities.find((a) => a.kind === 'spell') ?? enchantment(face.abilities);
}

/** An Aura is good for its host unless it takes something away. */
function enchantment(abilities: readonly object[]): unknown {
  const text = JSON.stringify(abilities);
  const bad = /"mod":"control"|"rule":"cant"|"power":-|"toughness":-|doesntUntap|removeAll/.test(text);
  return { do: bad ? 'destroy' : 'draw' };
}

/** Whether what is chosen now is cast or played. */
export const playsChosen = (x: Session): boolean => JSON.stringify(subject(x, undefined) ?? null).includes('"do":"play"');

/** Whether what is chosen now is helped or harmed. */
export const senseOf = (x: Session, source: Id | undefined): Sense => senseIn(subject(x, source)) ?? 'bad';

/** Whether the Aura that enters the battlefield, itself or as a copy, is good for what it will enchant. */
export function senseOfAura(x: Session, source: Id | undefined): Sense {
  const id = x.copied || (source ?? 0);
  return record(x.state, id) ? (senseIn(enchantment(faceOf(x.state, id).abilities)) ?? 'bad') : 'good';
}

/** Roughly: planeswalkers, players, then bigger creatures. */
function worth(s: State, id: Id): number {
  if (isSeat(id)) return 900;
  if (!record(s, id)) return 0;
  const c = characteristics(s, id);
  if (c.types & bit('Planeswalker')) return 1000 + (c.loyalty ?? 0);
  if (c.types & bit('Creature')) return 100 + 10 * (c.power ?? 0) + (c.toughness ?? 0);
  return (c.types & bit('Land')) !== 0 ? 1 : 10 + c.manaValue;
}

/** Cards as the computer player discards them: the biggest it can't cast with the lands it has, then the others, lands last (7.3). */
export function discardOrder(x: Session, seat: number, ids: readonly Id[]): number[] {
  const { state } = x;
  const land = (id: Id): boolean => (characteristics(state, id).types & bit('Land')) !== 0;
  const lands = state.battlefield.filter((id) => controllerOf(state, id) === seat && land(id)).length;
  const rank = (id: Id): number => (land(id) ? 2 : characteristics(state, id).manaValue > lands ? 0 : 1);
  return ids
    .map((_, i) => i)
    .sort(
      (a, b) => rank(ids[a]) - rank(ids[b]) || characteristics(state, ids[b]).manaValue - characteristics(state, ids[a]).manaValue || a - b,
    );
}

/** Options in the order in which the computer player takes them, and how many it takes of its own accord. */
export function ranked(x: Session, seat: number, ids: readonly Id[], sense: Sense): { order: number[]; willing: number } {
  const { state } = x;
  const mine = (id: Id): boolean => (isSeat(id) ? seatOf(id) === seat : controllerOf(state, id) === seat);
  const liked = (id: Id): boolean => mine(id) === (sense === 'good');
  const order = ids.map((_, i) => i);
  order.sort((a, b) => {
    const [la, lb] = [liked(ids[a]), liked(ids[b])];
    if (la !== lb) return la ? -1 : 1;
    const d = worth(state, ids[b]) - worth(state, ids[a]);
    return (la ? d : sense === 'bad' ? -d : d) || a - b;
  });
  return { order, willing: ids.filter(liked).length };
}
