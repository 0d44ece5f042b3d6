/** One game of chance over cards by chance, watched for what must hold of every state. */
import type { Card } from '@apnap/ability';
import { dungeon, dungeonsFor } from '@apnap/cards';
import { type Answer, begin, defaultAnswer, type Played, parseSave, play, randomAnswer, replay, toSave } from '@apnap/kernel';
import {
  type ActOption,
  freshDerived,
  type GameEvent,
  type MagicSetup,
  magicGame,
  type Placed,
  type Profile,
  type State,
} from '@apnap/magic';
import { Dice } from '@apnap/players';
import type { Shelf } from './decks.js';
import { faultsOf } from './invariants.js';

/** Answers after which a game is long enough. */
const ANSWERS = 1200;
const TRIES = 4;
/** Each so many answers the characteristics that are kept are compared with new ones, and each so many the seats' views are made. */
const COMPARED = 40;
const VIEWED = 60;

export interface GameReport {
  seed: string;
  seats: number;
  answers: number;
  turns: number;
  over: boolean;
  /** What was wrong first, with the number of the answer. */
  trouble?: string;
}

/** What must hold doesn't. */
class Broken extends Error {}

/** Seats, decks, of four seats teams in half of the games, and in half what lies on the battlefield and in graveyards as it begins: all of it follows from the seed. */
function setupOf(shelf: Shelf, find: (name: string) => Card | undefined, dice: Dice, profile: Profile): MagicSetup {
  const most = profile === 'classic' ? 1 : 3; // classic:100.1
  const seats = 2 + dice.below(most);
  const decks = Array.from({ length: seats }, () => shelf.deck(dice));
  const players = decks.map((deck, seat) => ({ name: `P${seat}`, deck }));
  const cards = decks.flatMap((deck) => deck.flatMap((e) => find(e.card) ?? []));
  const dungeons = dungeonsFor(cards);
  const rich = dice.below(2) === 0;
  const giants = seats === 4 && dice.below(2) === 0;
  const place: Placed[] = rich ? decks.flatMap((deck, seat) => placed(deck, seat, find, dice)) : [];
  return {
    players,
    minimumDeck: 0,
    ...(profile === 'current' ? {} : { profile }),
    ...(giants ? { variant: 'twoHeadedGiant' as const } : {}),
    ...(place.length > 0 ? { place } : {}),
    ...(dungeons.length > 0 ? { dungeons } : {}),
  };
}

const LANDS_IN_PLAY = 6;
const OTHERS_IN_PLAY = 4;
const PERMANENT = new Set(['Artifact', 'Creature', 'Enchantment', 'Planeswalker']);

function placed(deck: readonly { card: string }[], seat: number, find: (name: string) => Card | undefined, dice: Dice): Placed[] {
  const face = (name: string) => find(name)?.faces[0];
  const lands = deck.filter((e) => face(e.card)?.supertypes.includes('Basic'));
  const others = deck.filter((e) => {
    const f = face(e.card);
    return f?.types.some((t) => PERMANENT.has(t)) && !f.subtypes.includes('Aura');
  });
  const onto = (zone: Placed['zone'], from: readonly { card: string }[], n: number): Placed[] =>
    from.length === 0 ? [] : Array.from({ length: n }, () => ({ seat, zone, card: dice.oneOf(from).card }));
  return [...onto('battlefield', lands, LANDS_IN_PLAY), ...onto('battlefield', others, OTHERS_IN_PLAY), ...onto('graveyard', deck, 3)];
}

/** Plays the game of a seed; never throws. */
export function randomGame(shelf: Shelf, find: (name: string) => Card | undefined, seed: string, profile: Profile = 'current'): GameReport {
  const dice = new Dice(`random games ${seed}`);
  const report: GameReport = { seed, seats: 0, answers: 0, turns: 0, over: false };
  try {
    const game = magicGame((name) => find(name) ?? dungeon(name));
    const setup = setupOf(shelf, find, dice, profile);
    report.seats = setup.players.length;
    const played = begin(game, setup, seed);
    while (report.answers < ANSWERS && game.pending(played.state)) {
      answerOnce(game, played, dice);
      report.answers++;
      const wrong = faultsOf(played.state);
      if (wrong.length > 0) throw new Broken(wrong.slice(0, 3).join('; '));
      if (report.answers % COMPARED === 0) compareDerived(played.state);
      if (report.answers % VIEWED === 0) for (let seat = 0; seat < report.seats; seat++) game.view(played.state, seat);
    }
    report.over = played.state.result !== null;
    report.turns = played.state.turn.number;
    ended(played.state);
    savedAndRestored(game, setup, seed, played);
  } catch (e) {
    report.trouble = e instanceof Broken ? e.message : ((e as Error).stack?.split('\n').slice(0, 7).join('\n') ?? String(e));
  }
  return report;
}

/** CR 104: who has won has not lost, and a game that is over says why. @throws Error otherwise. */
function ended(s: State): void {
  if (s.result === null) return;
  for (const seat of s.result.winners) if (s.players.rows[seat].lost === 1) throw new Error(`104.2: seat ${seat} has won and lost`);
}

/** A save leads to the same position (decision 0003). @throws Error otherwise. */
function savedAndRestored(game: Game, setup: MagicSetup, seed: string, played: PlayedGame): void {
  if (new Dice(seed).below(10) !== 0) return;
  const text = JSON.stringify(toSave(game, setup, seed, played));
  const again = replay(game as never, parseSave(text)) as PlayedGame;
  if (game.hash(again.state) !== game.hash(played.state)) throw new Error('the save leads to another position');
}

/** @throws Error when kept characteristics are out of date (CR 613). */
function compareDerived(s: State): void {
  const kept = s._derived;
  if (kept === null) return;
  const text = (d: typeof kept): string =>
    JSON.stringify([
      s.objects.rows.map((o, slot) => (o.zone === 'gone' ? null : (d.characteristics[slot] ?? null))),
      d.rules,
      d.replacements,
    ]);
  const before = text(kept);
  const fresh = text(freshDerived(s));
  s._derived = kept;
  if (before === fresh) return;
  let i = 0;
  while (before[i] === fresh[i]) i++;
  throw new Error(
    `613: kept characteristics are out of date: ${before.slice(Math.max(0, i - 120), i + 80)} is now ${fresh.slice(i, i + 80)}`,
  );
}

type Game = ReturnType<typeof magicGame>;
type PlayedGame = Played<State, GameEvent>;

/** A random answer; one that the rules of a declaration refuse is tried again, then the default is given, which never is refused. */
function answerOnce(game: Game, played: PlayedGame, dice: Dice): void {
  const decision = game.pending(played.state);
  if (!decision) return;
  for (let n = 0; n < TRIES; n++) if (play(game as never, played, choose(played.state, dice)).ok) return;
  const outcome = play(game as never, played, defaultAnswer(decision));
  if (!outcome.ok) throw new Error(`the default answer to ${decision.kind} (${decision.rule}) is refused by ${outcome.refusal.rule}`);
}

/** With priority spells and lands come before abilities, and mana is left to payments, most of which follow the plan. */
function choose(s: State, dice: Dice): Answer {
  const d = s.pending;
  if (!d) throw new Error('no decision is pending');
  if (d.ask.form !== 'pick') return randomAnswer(d.ask, dice.below);
  if (d.kind === 'act') {
    const weight = (o: ActOption): number => (o.act === 'pass' ? 12 : o.act === 'mana' ? 1 : o.act === 'activate' ? 4 : 20);
    return { pick: [dice.weighted((d.ask.options as readonly ActOption[]).map(weight))] };
  }
  if (d.kind === 'pay') {
    const options = d.ask.options as readonly { pay: string }[];
    return { pick: [dice.weighted(options.map((o) => (o.pay === 'plan' ? 60 : o.pay === 'use' ? 2 : 1)))] };
  }
  return randomAnswer(d.ask, dice.below);
}
