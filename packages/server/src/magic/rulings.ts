/** Backing a game of Magic up, and putting it right: what is asked, what is done, and how it is said. */
import { counterWord } from '@apnap/ability';
import { type Id, seatEntity } from '@apnap/kernel';
import {
  controllerOf,
  type GameEvent,
  isPoint,
  live,
  placedIn,
  planOf,
  type Restored,
  type Ruling,
  rulingObstacle,
  rulingSection,
  type State,
  type Triggering,
  triggeringNow,
} from '@apnap/magic';
import type { Correction, Text, TriggerView } from '@apnap/protocol';
import type { Learned, Prepared, Rulings, Step } from '../games/rulings.js';
import { plain, say } from '../text.js';
import { moveText } from './answers.js';
import { newsOf, sameChance } from './teaching.js';
import { told } from './told.js';
import { isPass } from './why.js';
import { namedAbility, nameText, splitAbility } from './words.js';

const playerIn = (s: State, seat: number): string => s.players.rows[seat]?.name ?? '';

/** What was learned by a step. */
function learned({ before, state, events }: Step<State, GameEvent>): Learned[] {
  const cards = newsOf(before, state, events).map(({ who, whose, from, n }) => ({ learned: 'cards' as const, who, whose, from, n }));
  const shuffles = events.flatMap((e) => (e.kind === 'shuffle' ? [{ learned: 'shuffled' as const, who: e.player }] : []));
  const chance = shuffles.length === 0 && !sameChance(before, state) ? [{ learned: 'chance' as const }] : [];
  return [...cards, ...shuffles, ...chance];
}

/** What is left to chance, in words. */
function chanceText(s: State, restored: readonly Restored[]): Text[] {
  return restored.flatMap(({ seat, hand, library, kept }) => [
    ...(library.length > 0
      ? [say('chance.drawn', { n: library.length, of: hand.length + library.length, player: playerIn(s, seat) })]
      : []),
    ...(kept ? [say('chance.shuffled', { player: playerIn(s, seat) })] : []),
  ]);
}

/** The correction as the engine takes it; null: what is named is not there. */
function rulingOf(
  s: State,
  c: Exclude<Correction, { put: 'byHand' }>,
  idOf: (handle: number) => Id,
  events: readonly GameEvent[],
): Ruling | null {
  switch (c.put) {
    case 'life':
      return { rule: 'life', seat: c.seat, life: c.life };
    case 'counters':
      return { rule: 'counters', of: 'seat' in c.on ? seatEntity(c.on.seat) : idOf(c.on.object), counter: c.counter, n: c.n };
    case 'tapped':
      return { rule: 'tapped', object: idOf(c.object), to: c.to };
    case 'move':
      return { rule: 'move', object: idOf(c.object), to: c.to };
    case 'toLibrary':
      return { rule: 'toLibrary', seat: c.seat, n: c.n };
    case 'shuffle':
      return s.players.rows[c.seat] ? { rule: 'shuffle', seat: c.seat, kept: placedIn(s, c.seat, events) } : null;
    case 'draw':
      return { rule: 'draw', seat: c.seat, n: c.n };
    case 'discard':
      return { rule: 'discard', seat: c.seat, n: c.n ?? 0 };
    case 'choice':
      return { rule: 'choice', object: idOf(c.object) };
    case 'opening':
      return { rule: 'opening', seat: c.seat, n: c.n };
    case 'trigger': {
      const found = openTriggers(s)[Number(c.trigger)];
      return found ? { rule: 'trigger', source: found.source, node: found.node, event: found.event } : null;
    }
    default:
      return c satisfies never;
  }
}

/** A card that not all may know is not named to all. */
const openName = (s: State, id: Id): Text => {
  const zone = live(s, id)?.zone;
  return zone === 'hand' || zone === 'library' ? say('correct.someCard') : nameText(s, id);
};

/** What is done, in words. */
function wordsOf(s: State, r: Exclude<Ruling, { rule: 'backUp' }>): Text {
  switch (r.rule) {
    case 'life':
      return say('correct.life', { player: playerIn(s, r.seat), n: r.life });
    case 'counters':
      return say('correct.counters', {
        on: r.of < 0 ? plain(playerIn(s, -1 - r.of)) : openName(s, r.of),
        n: r.n,
        counter: { en: r.counter, zh: counterWord(r.counter) },
      });
    case 'tapped':
      return say(`correct.${r.to}`, { name: openName(s, r.object) });
    case 'move':
      return say(`correct.${r.to}`, { name: openName(s, r.object) });
    case 'toLibrary':
      return say('correct.toLibrary', { player: playerIn(s, r.seat), n: r.n });
    case 'shuffle':
      return say('correct.shuffle', { player: playerIn(s, r.seat) });
    case 'draw':
      return say('correct.draw', { player: playerIn(s, r.seat), n: r.n });
    case 'discard':
      return say(r.n > 0 ? 'correct.discard' : 'correct.discardToSize', { player: playerIn(s, r.seat), n: r.n });
    case 'choice':
      return say('correct.choice', { name: openName(s, r.object), player: playerIn(s, controllerOf(s, r.object)) });
    case 'opening':
      return say('correct.opening', { player: playerIn(s, r.seat), n: r.n });
    case 'trigger':
      return say('correct.trigger', { name: openName(s, r.source), does: splitAbility(namedAbility(s, r.source, r.node)).does });
    default:
      return r satisfies never;
  }
}

function prepare(s: State, c: Correction, idOf: (handle: number) => Id, events: readonly GameEvent[]): Prepared {
  if (c.put === 'byHand') return { refused: say(`refused.byHand.${c.what}`), section: '' };
  const ruling = rulingOf(s, c, idOf, events);
  if (!ruling || ruling.rule === 'backUp')
    return { refused: told({ id: c.put === 'trigger' ? 'ruling.noTrigger' : 'ruling.noPlayer' }), section: '' };
  const refusal = rulingObstacle(s, ruling);
  if (refusal) return { refused: told(refusal.message), section: refusal.rule };
  return { ruling, what: wordsOf(s, ruling), section: rulingSection(ruling) };
}

/** Those that all see: abilities of hidden cards trigger as nobody knows. */
const openTriggers = (s: State): Triggering[] =>
  triggeringNow(s).filter((t) => {
    const zone = live(s, t.source)?.zone;
    return zone !== undefined && zone !== 'hand' && zone !== 'library';
  });

/** By their places in the list: the engine's numbers would tell what is hidden. */
const triggers = (s: State): TriggerView[] =>
  openTriggers(s).map((t, i) => ({
    key: String(i),
    seat: t.controller,
    name: nameText(s, t.source),
    does: splitAbility(namedAbility(s, t.source, t.node)).does,
  }));

export const MAGIC_RULINGS: Rulings<State, GameEvent> = {
  isPoint,
  openMove(state, move) {
    const d = state.pending;
    return d && (d.visible === 'all' || (d.kind === 'act' && isPass(d, move))) ? moveText(state, d, move) : null;
  },
  isBackUp: (ruling) => (ruling as Ruling).rule === 'backUp',
  learned,
  backUp(point, earlier, since, seed) {
    const restored = planOf(point, earlier, since);
    return { ruling: { rule: 'backUp', seed, restored } satisfies Ruling, chance: chanceText(point, restored) };
  },
  prepare,
  triggers,
};
