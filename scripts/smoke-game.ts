/**
 * One smoke game: a few cards under test on a rich board, both seats acting at random but keen on those cards. Used by `smoke.ts`.
 */
import type { Card } from '@apnap/ability';
import { dungeon, dungeonsFor } from '@apnap/cards';
import { type Answer, begin, defaultAnswer, type Played, play, randomAnswer } from '@apnap/kernel';
import {
  type ActOption,
  type Derived,
  FLAG,
  freshDerived,
  type GameEvent,
  live,
  type MagicSetup,
  magicGame,
  namesToChoose,
  type Placed,
  type State,
} from '@apnap/magic';
import { Dice } from '@apnap/players';
import { waitsForPrepared } from './prepared.js';

/** Answers in one game: enough for both seats to have cast, used and attacked with everything a few times. */
const ANSWERS = 220;
/** Answers that a game goes on for after each of its tested cards was put to use. */
const AFTERWARDS = 60;
/** Turns after which a game has shown what it can show. */
const TURNS = 7;
/** A refused random answer is tried again this often before the engine's default is taken. */
const TRIES = 4;

/** Each so many answers, what is kept about characteristics is compared with what they are when worked out anew. */
const COMPARED = 10;

/** What the tests are surrounded by: mana of each colour, and something of each kind to target, tap, sacrifice, discard, return. */
export interface Surroundings {
  lands: readonly string[];
  battlefield: readonly string[];
  graveyard: readonly string[];
  library: readonly string[];
}

/** What came of one game. `used`: the tested cards that were cast, played, activated or triggered, or face up in the command zone. */
export interface SmokeResult {
  names: readonly string[];
  seed: string;
  answers: number;
  turns: number;
  used: string[];
  trouble?: string;
}

/** The planar die, as the set-up has it: chaos, then on to the next card, so that every plane and phenomenon is visited (CR 901.9). */
const DIE = Array.from({ length: 60 }, (_, i) => [2, 1, 3][i % 3]);

const typed = (cards: readonly Card[], ...types: string[]): string[] =>
  cards.filter((c) => c.faces[0].types.some((t) => types.includes(t))).map((c) => c.name);

/** Whether the card is no card of an ordinary deck: one of a supplementary deck, a vanguard, a conspiracy (CR 311-315). */
export const isSupplementary = (c: Card): boolean => typed([c], 'Plane', 'Phenomenon', 'Scheme', 'Vanguard', 'Conspiracy').length > 0;

/** The supplementary cards of the tested ones, for a seat. Names chosen in secret are of cards that are about (CR 702.106a). */
function supplementary(tested: readonly Card[], around: Surroundings, seat: number): Partial<MagicSetup['players'][number]> {
  const conspiracies = tested.filter((c) => typed([c], 'Conspiracy').length > 0);
  const [planes, schemes, avatars] = [typed(tested, 'Plane', 'Phenomenon'), typed(tested, 'Scheme'), typed(tested, 'Vanguard')];
  return {
    ...(planes.length > 0 ? { planarDeck: planes } : {}),
    ...(schemes.length > 0 ? { schemeDeck: schemes } : {}),
    ...(avatars.length > 0 ? { vanguard: avatars[seat % avatars.length] } : {}),
    ...(conspiracies.length > 0
      ? { conspiracies: conspiracies.map((c) => ({ card: c.name, names: around.battlefield.slice(0, namesToChoose(c)) })) }
      : {}),
  };
}

const PERMANENT = new Set(['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker']);

/** The set-up: each tested card in hand, in the graveyard and in the library of both seats, and in play where it can be. */
export function smokeSetup(all: readonly Card[], around: Surroundings): MagicSetup {
  const place: Placed[] = [];
  const tested = all.filter((c) => !isSupplementary(c));
  for (const seat of [0, 1]) {
    const put = (zone: Placed['zone'], names: readonly string[]): void => {
      for (const card of names) place.push({ seat, zone, card });
    };
    put('library', [...around.library, ...tested.map((c) => c.name), ...around.library]);
    put('graveyard', around.graveyard);
    if (seat === 0 && tested.length > 0) put('graveyard', [tested[0].name]);
    put('battlefield', around.lands);
    put('battlefield', around.battlefield);
    put(
      'battlefield',
      tested.filter((c, i) => (i + seat) % 2 === 0 && c.faces[0].types.every((t) => PERMANENT.has(t))).map((c) => c.name),
    );
    put(
      'hand',
      tested.map((c) => c.name),
    );
    put('hand', around.graveyard.slice(0, 2));
  }
  const dungeons = dungeonsFor(tested);
  const players = [0, 1].map((i) => ({ name: `Seat ${i + 1}`, deck: [], life: 30, ...supplementary(all, around, i) }));
  const dice = typed(all, 'Plane', 'Phenomenon').length > 0 ? { dice: [DIE, DIE] } : {};
  return { players, first: 0, opening: 'none', place, ...dice, ...(dungeons.length > 0 ? { dungeons } : {}) };
}

/** Plays one game; never throws: what went wrong is in `trouble`. */
export function smokeGame(
  tested: readonly Card[],
  around: Surroundings,
  source: (name: string) => Card | undefined,
  seed: string,
): SmokeResult {
  const names = tested.map((c) => c.name);
  const result: SmokeResult = { names, seed, answers: 0, turns: 0, used: [] };
  const used = new Set<string>();
  try {
    const game = magicGame((name) => source(name) ?? dungeon(name));
    const played = begin(game, smokeSetup(tested, around), seed);
    const dice = new Dice(`smoke ${seed}`);
    let ends = ANSWERS;
    while (result.answers < ends && game.pending(played.state) && played.state.turn.number <= TURNS) {
      const state = played.state;
      answerOnce(game, played, { names, used }, dice);
      result.answers++;
      if (result.answers % COMPARED === 0) compareDerived(played.state);
      noTokensElsewhere(played.state);
      noteUsed(state, played.state, names, used);
      if (used.size === names.length) ends = Math.min(ends, result.answers + AFTERWARDS);
    }
    result.turns = played.state.turn.number;
  } catch (e) {
    result.trouble = (e as Error).stack?.split('\n').slice(0, 6).join('\n') ?? String(e);
  }
  result.used = [...used];
  return result;
}

/** Everything that continuous effects make of a state, as text (CR 613). */
function textOf(s: State, d: Derived): string {
  const objects = s.objects.rows.map((o, slot) => (o.zone === 'gone' ? null : (d.characteristics[slot] ?? null)));
  return JSON.stringify([objects, d.rules, d.replacements, [...d.triggers].sort(([x], [y]) => (x < y ? -1 : 1))]);
}

/** @throws Error when kept characteristics are out of date. */
function compareDerived(s: State): void {
  const kept = s._derived;
  if (kept === null) return;
  const before = textOf(s, kept);
  const fresh = textOf(s, freshDerived(s));
  s._derived = kept;
  if (before === fresh) return;
  let i = 0;
  while (before[i] === fresh[i]) i++;
  throw new Error(`kept characteristics are out of date: ${before.slice(Math.max(0, i - 200), i + 80)} is now ${fresh.slice(i, i + 80)}`);
}

/** CR 704.5d-e: once state-based actions were performed, no token is anywhere else, and no copy of a spell. @throws Error naming it. */
function noTokensElsewhere(s: State): void {
  if (s.pending?.kind !== 'act') return;
  for (const o of s.objects.rows) {
    if (o.zone === 'gone' || o.zone === 'phased' || o.zone === 'battlefield') continue;
    const token = (o.flags & FLAG.token) !== 0;
    if (!token && o.zone === 'exile' && waitsForPrepared(s, o.id)) continue;
    if (token || ((o.flags & FLAG.copy) !== 0 && o.zone !== 'stack')) throw new Error(`a ${token ? 'token' : 'copy'} is in the ${o.zone}`);
  }
}

type Game = ReturnType<typeof magicGame>;
type PlayedGame = Played<State, GameEvent>;

/** The tested cards, and those of them that were put to use so far. */
interface Tested {
  names: readonly string[];
  used: ReadonlySet<string>;
}

function answerOnce(game: Game, played: PlayedGame, tested: Tested, dice: Dice): void {
  const decision = game.pending(played.state);
  if (!decision) return;
  for (let n = 0; n < TRIES; n++) {
    const answer = choose(played.state, tested, dice);
    if (play(game as never, played, answer).ok) return;
  }
  const outcome = play(game as never, played, defaultAnswer(decision));
  if (!outcome.ok) throw new Error(`the default answer to ${decision.kind} (${decision.rule}) is refused by ${outcome.refusal.rule}`);
}

/** A random legal answer; with priority the tested cards come first, most of all those not used yet, and payments are mostly left to the plan. */
function choose(s: State, { names, used }: Tested, dice: Dice): Answer {
  const d = s.pending;
  if (!d) throw new Error('no decision is pending');
  if (d.ask.form !== 'pick') return randomAnswer(d.ask, dice.below);
  if (d.kind === 'act') {
    const options = d.ask.options as readonly ActOption[];
    const weights = options.map((o) => {
      if (o.act === 'pass') return 12;
      if (o.act === 'mana') return 1;
      const name = nameOf(s, o.object);
      if (!names.includes(name)) return 2;
      return used.has(name) ? 40 : 200;
    });
    return { pick: [dice.weighted(weights)] };
  }
  if (d.kind === 'pay') {
    const weights = (d.ask.options as readonly { pay: string }[]).map((o) => (o.pay === 'plan' ? 60 : o.pay === 'use' ? 2 : 1));
    return { pick: [dice.weighted(weights)] };
  }
  return randomAnswer(d.ask, dice.below);
}

function nameOf(s: State, id: number): string {
  const o = live(s, id);
  return o ? (s._pool.cards[o.card]?.card.name ?? '') : '';
}

/** Notes tested cards that are on the stack now, as spells or as sources of abilities, or were played as lands. */
function noteUsed(before: State, after: State, names: readonly string[], used: Set<string>): void {
  for (const id of after.stack) {
    const name = nameOf(after, id);
    if (names.includes(name)) used.add(name);
  }
  // A supplementary card is at work as soon as it is face up (CR 113.6p).
  for (const id of after.command) if (names.includes(nameOf(after, id))) used.add(nameOf(after, id));
  if (after.battlefield.length > before.battlefield.length)
    for (const id of after.battlefield)
      if (!before.battlefield.includes(id) && names.includes(nameOf(after, id))) used.add(nameOf(after, id));
}
