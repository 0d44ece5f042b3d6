/** Choices made as a permanent enters (CR 614.12a): made before it is there, kept as its memory for linked abilities (CR 607.2d). */
import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  type ChoiceKind,
  COLORS,
  CREATURE_TYPES,
  type Effect,
  type Face,
  FORMER_CREATURE_TYPES,
  SECTORS,
} from '@apnap/ability';
import { ask, type Id, randomInt, seatEntity } from '@apnap/kernel';
import { quantity } from '../reading/quantity.js';
import { players } from '../reading/select.js';
import { apnap, hasFlag, opponents, seatInRange } from '../state/access.js';
import type { G } from '../state/log.js';
import { type Env, FLAG, type Memory, type Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { isCreatureType } from '../years/creature-types.js';
import { rulesOf } from '../years/differences.js';

type Choose = Extract<Effect, { do: 'choose' }>;

/** What a choice came to: a word, or a number. */
export type Chosen = { word: string } | { n: number };

/** The words that can be chosen; null for a number. @param seat whose choice it is */
export function wordOptions(s: State, what: ChoiceKind, env: Env, seat: number = env.you): string[] | null {
  switch (what.choose) {
    case 'color':
      return [...(what.among ?? COLORS)];
    case 'cardType':
      return CARD_TYPES.filter((t) => !CASUAL.has(t));
    case 'creatureType':
      return creatureTypes(s, seat).filter((t) => t !== what.except);
    case 'basicLandType':
      return [...BASIC_LAND_TYPES];
    case 'sector':
      return [...SECTORS];
    case 'player':
      return apnap(s)
        .filter((p) => seatInRange(s, env.you, p)) // CR 801.5a
        .map((p) => `seat:${p}`);
    case 'opponent':
      return opponents(s, env.you).map((p) => `seat:${p}`);
    case 'cardName':
      return namesInMind(s, seat);
    case 'word':
      return what.words;
    case 'number':
      return null;
  }
}

const CASUAL = new Set<string>(['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard']);

/** CR 205.3m: every creature type; those that occur among the cards the seat knows come first. */
function creatureTypes(s: State, seat: number): string[] {
  const found = new Set<string>();
  for (const f of facesInMind(s, seat)) if (f.types.includes('Creature')) for (const t of f.subtypes) found.add(t);
  const rules = rulesOf(s);
  const former = rules.legends === 'oldestStays' ? FORMER_CREATURE_TYPES : []; // classic:215.2
  return [...[...found].sort(), ...[...CREATURE_TYPES, ...former].filter((t) => !found.has(t) && isCreatureType(t, rules))];
}

/** CR 201.4: any card can be named; these are those the seat knows. */
function namesInMind(s: State, seat: number): string[] {
  const names = [...new Set(facesInMind(s, seat).map((f) => f.name))].sort();
  return names.length > 0 ? names : [BASIC_LAND_TYPES[0]]; // CR 205.3i, 305.6: the name of a basic land, which every player may have
}

/**
 * Faces of the cards a seat knows of: its own, whose list it knows, and those all can see. What is offered must tell nothing about the cards of
 * others (CR 400.2), not even in which order it is.
 */
function facesInMind(s: State, seat: number): Face[] {
  const cards = new Set(s.objects.rows.filter((o) => isInMind(o, seat)).map((o) => o.card));
  return [...cards].flatMap((c) => (s._pool.cards[c].card.layout === 'token' ? [] : s._pool.cards[c].faces.map((f) => f.face)));
}

const isInMind = (o: Obj, seat: number): boolean =>
  o.zone !== 'gone' &&
  (o.stack === null || o.stack.kind === 'spell') &&
  (o.owner === seat || (o.zone !== 'hand' && o.zone !== 'library' && o.zone !== 'outside' && !hasFlag(o, FLAG.faceDown)));

/** Asks one player for a choice that is not of objects. */
export function askChoice(g: G, seat: number, what: ChoiceKind, env: Env, secret?: 'secret'): Chosen {
  const cx = { s: g.s, env, it: 0 };
  if (what.choose === 'number') {
    const min = quantity(cx, what.min);
    const max = Math.max(min, quantity(cx, what.max));
    const answer = ask(g, {
      seat,
      kind: 'number',
      ask: { form: 'number', min, max },
      rule: '608.2d',
      prompt: { id: 'ask.number' },
      source: env.source,
    });
    return { n: 'number' in answer ? answer.number : min };
  }
  const words = wordOptions(g.s, what, env, seat) ?? [];
  if (what.choose === 'cardName') {
    const answer = ask(g, {
      seat,
      kind: 'name',
      ask: { form: 'text', texts: words, open: true },
      rule: '201.4',
      prompt: { id: 'ask.name' },
      source: env.source,
    });
    return { word: 'text' in answer ? answer.text : words[0] };
  }
  const several = what.choose === 'color' && what.count === 'oneOrMore';
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: words.map((word) => ({ word })), min: 1, max: several ? words.length : 1 },
    rule: '608.2d',
    prompt: { id: several ? 'ask.colors' : `ask.${what.choose}` },
    source: env.source,
    visible: secret ? 'seat' : 'all',
  });
  const picked = 'pick' in answer ? answer.pick : [0];
  return { word: words.filter((_, i) => picked.includes(i)).join('') };
}

/** CR 614.12a: which kind of counter it enters with, where its controller chooses. */
export function counterKind(g: G, counter: { counter: string; or?: string[] }, env: Env): string {
  if (!counter.or) return counter.counter;
  const chosen = askChoice(g, env.you, { choose: 'word', words: [counter.counter, ...counter.or] }, env);
  return 'word' in chosen ? chosen.word : counter.counter;
}

/** The same left to chance: all that could be chosen have the same chance. */
export function randomChoice(g: G, what: ChoiceKind, env: Env): Chosen {
  if (what.choose !== 'number') {
    const words = wordOptions(g.s, what, env) ?? [];
    return { word: words[randomInt(g.s, words.length)] };
  }
  const cx = { s: g.s, env, it: 0 };
  const min = quantity(cx, what.min);
  return { n: min + randomInt(g.s, Math.max(min, quantity(cx, what.max)) - min + 1) };
}

/** The player that such a word stands for, as an entity; null when it is another word. */
export const chosenSeat = (word: string): Id | null => (word.startsWith('seat:') ? seatEntity(Number(word.slice(5))) : null);

/** What is remembered of a choice: a word or a number, or the player. */
export function chosenMemory(link: number, chosen: Chosen): Memory {
  const seat = 'word' in chosen ? chosenSeat(chosen.word) : null;
  return seat === null ? { link, ...chosen } : { link, ids: [seat] };
}

/** The memories an entering permanent gets from an "as enters" choice: one, one of each player (CR 101.4), or one for each of several different colours. */
export function choicesBeforeEntering(g: G, effect: Choose, env: Env): Memory[] {
  const seats = players({ s: g.s, env, it: 0 }, effect.who);
  const memory = (what: ChoiceKind, seat = seats[0] ?? env.you): Memory =>
    effect.secret
      ? { ...chosenMemory(effect.link as number, askChoice(g, seat, what, env, 'secret')), secret: { by: seat } }
      : chosenMemory(effect.link as number, effect.how ? randomChoice(g, what, env) : askChoice(g, seat, what, env));
  if (effect.who.player === 'each') return seats.map((seat) => ({ ...memory(effect.what, seat), seat }));
  const { what } = effect;
  if (what.choose !== 'color' || what.count === undefined) return [memory(what)];
  const first = memory(what);
  return [first, memory({ choose: 'color', among: COLORS.filter((x) => x !== first.word) })];
}
