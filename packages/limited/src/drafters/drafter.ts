/** Computers that draft: they see what a seat sees, and answer what it is asked. */
import type { CardDatabase } from '@apnap/cards';
import { type Answer, type HasRng, randomInt, type SeenDecision, seedRng } from '@apnap/kernel';
import { commandersOf } from '../commanders.js';
import { buildFor, type Named, ratedPool } from '../deck/pool.js';
import { deckAnswer, withConspiracies } from '../draft/building.js';
import type { DraftCard, DraftOption } from '../draft/types.js';
import type { DraftView } from '../draft/view.js';
import { bestOf, colorFor, guessOf, optionsOf } from './choices.js';
import { CommanderValue } from './commander-value.js';
import { PoolValue } from './value.js';

/** The kinds of drafting computers: one that picks by ratings, colours and curve, and one that picks by chance. Both build their decks with the deck builder. */
export const DRAFTERS = ['heuristic', 'random'] as const;
export type DrafterKind = (typeof DRAFTERS)[number];

/** A drafting computer: a player of views, as other games have them. */
export interface Drafter {
  readonly kind: DrafterKind;
  readonly needs: 'view';
  /** @throws Error for a view in which it is asked nothing */
  choose(view: DraftView): Answer;
}

/** The decision of a seat that waits for its answer. */
function askedOf(view: DraftView): SeenDecision<DraftOption> {
  const asked = view.decisions.find((d) => d.decider === view.seat && d.given === null);
  if (!asked) throw new Error(`seat ${view.seat} is not asked anything`);
  return asked;
}

/** The options of a question as lists of cards. */
function offered(d: SeenDecision<DraftOption>, cards: ReadonlyMap<number, DraftCard>): DraftCard[][] {
  if (d.ask?.form !== 'pick') return [];
  return d.ask.options.map((o) => ('line' in o ? o.cards : 'card' in o ? [o.card] : []).flatMap((id) => cards.get(id) ?? []));
}

/** What a second card is worth for which a card is given up that lets one draft it. */
const SECOND = 2;
/** What a card is worth that is rather removed from the draft for something. */
const NEEDLESS = 0.1;

/** What else is done with a pick: a second good card, looks, and cards without use are removed. Plainly: at the first occasion. */
function used(d: SeenDecision<DraftOption>, values: readonly number[], best: number, creature: boolean): number[] {
  const options = d.ask?.form === 'pick' ? d.ask.options : [];
  const at = (does: string): number => options.findIndex((o) => 'use' in o && o.does === does);
  const [more, look, remove] = [at('additional'), at('look'), at('remove')];
  const second = bestOf(values.map((v, i) => (i === best ? Number.NEGATIVE_INFINITY : v)));
  const note = creature ? at('note') : -1;
  const looks = [look, note].filter((i) => i >= 0);
  if (more >= 0 && values.length > 1 && (values[second] ?? 0) >= SECOND) return [second, more, ...looks];
  return [...looks, ...(remove >= 0 && values[best] <= NEEDLESS ? [remove] : [])];
}

/** How much better than a card of the stack a pile must be to be taken, by its number: later ones are followed by less. */
const PILE = [1.6, 1.3, 1];
/** What a card that nobody has looked at is worth, at least. */
const UNSEEN = 0.8;

/** Several at once (CR 903.13b): the best, then what is best beside it. @param byChance null: by what cards are worth */
function severalOf(
  database: CardDatabase,
  view: DraftView,
  options: readonly DraftCard[][],
  wanted: number,
  byChance: HasRng | null,
): Answer {
  const rated = (cards: readonly Named[]) => ratedPool(database, cards);
  const chosen: number[] = [];
  while (chosen.length < wanted) {
    const left = options.flatMap((_, i) => (chosen.includes(i) ? [] : [i]));
    const pool = [...view.pool, ...chosen.flatMap((i) => options[i])];
    const value = byChance ? null : new CommanderValue(commandersOf(database), rated(pool), view.oneColorPartners);
    const at = value ? bestOf(left.map((i) => value.of(rated(options[i])))) : byChance ? randomInt(byChance, left.length) : 0;
    chosen.push(left[at]);
  }
  return { pick: chosen.sort((x, y) => x - y) };
}

/** The deck that the builder makes of a pool. */
function deckFor(database: CardDatabase, view: DraftView): Answer {
  const built = buildFor(database, view, view.pool);
  if (!built) throw new Error(`seat ${view.seat} is asked for a deck that nobody can build`);
  return deckAnswer(
    view.pool.map((c) => c.id),
    withConspiracies(view.pool, built),
    view.leaders.map((l) => l.card),
  );
}

/** A drafting computer. @param seed equal seeds and views give equal answers; only who picks by chance needs it */
export function createDrafter(kind: DrafterKind, database: CardDatabase, seed = ''): Drafter {
  const root: HasRng = { _e: 0, rng: seedRng(seed) };
  const rated = (cards: readonly Named[]) => ratedPool(database, cards);

  function pick(view: DraftView, d: SeenDecision<DraftOption>): Answer {
    const seen = [...view.pack, ...view.open.flatMap((c) => c ?? [])];
    const all = offered(d, new Map(seen.map((c) => [c.id, c])));
    // What can be done with face-up cards stands behind the cards.
    const options = all.filter((cards) => cards.length > 0);
    if (view.kind === 'commander')
      return severalOf(database, view, options, d.ask?.form === 'pick' ? d.ask.min : 1, kind === 'random' ? root : null);
    if (kind === 'random') return { pick: [randomInt(root, options.length)] };
    const value = new PoolValue(rated(view.pool));
    const values = options.map((cards) => value.of(rated(cards)));
    const best = bestOf(values);
    return { pick: [best, ...used(d, values, best, options[best]?.[0]?.creature !== undefined)].sort((x, y) => x - y) };
  }

  function take(view: DraftView): Answer {
    if (kind === 'random') return { yes: randomInt(root, 2) === 0 };
    const value = new PoolValue(rated(view.pool));
    // What a pile must beat: cards as the pool has them, and not less than a card that nobody knows.
    const usual = view.pool.length === 0 ? UNSEEN : Math.max(UNSEEN, value.of(rated(view.pool)) / view.pool.length);
    return { yes: value.of(rated(view.pack)) >= PILE[view.pick - 1] * usual };
  }

  /** The names of which most cards are in the deck; of equals the best. */
  function agenda(view: DraftView, d: SeenDecision<DraftOption>): Answer {
    const own = view.decks[view.seat ?? -1];
    const main = typeof own === 'object' ? view.pool.filter((c) => own.main.includes(c.id)) : [];
    const worth = new Map<string, number>();
    for (const c of rated(main)) worth.set(c.card.name, (worth.get(c.card.name) ?? 0) + 2 + c.rating);
    const names = d.ask?.form === 'pick' ? d.ask.options.map((o) => ('secret' in o ? o.secret : '')) : [];
    const order = names.map((name, i) => ({ i, n: worth.get(name) ?? 0 })).sort((x, y) => y.n - x.n || x.i - y.i);
    const wanted = d.ask?.form === 'pick' ? d.ask.min : 1;
    return {
      pick: order
        .slice(0, wanted)
        .map((o) => o.i)
        .sort((x, y) => x - y),
    };
  }

  return {
    kind,
    needs: 'view',
    choose(view) {
      const d = askedOf(view);
      switch (d.kind) {
        case 'pick':
        case 'line':
          return pick(view, d);
        case 'take':
          return take(view);
        case 'add':
          return { yes: true };
        case 'deck':
          return deckFor(database, view);
        case 'agenda':
          return agenda(view, d);
        case 'color':
          return { pick: [kind === 'random' ? randomInt(root, optionsOf(d).length) : colorFor(view, d, rated)] };
        case 'guess':
          return { pick: [kind === 'random' ? randomInt(root, optionsOf(d).length) : guessOf(d, rated)] };
        case 'reveal':
        case 'offer':
        case 'accept':
          // Who does not know what others want exchanges nothing.
          return { pick: [] };
        default:
          throw new Error(`unknown decision ${d.kind}`);
      }
    },
  };
}
