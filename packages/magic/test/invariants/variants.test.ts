/** Games of chance of every variant of chapters 8 and 9: no fault, and at every decision what must hold of it. */
import { describe, expect, it } from 'vitest';
import { freshDerived, live, type MagicSetup, type State } from '../../src/index.js';
import { game } from './cards.js';
import { DECKS } from './decks.js';
import { dice, randomLegal } from './play.js';

/** How many games of each; more by APNAP_ROUNDS. */
const ROUNDS = Number(process.env.APNAP_ROUNDS ?? 1);
/** Decisions of a game. */
const LENGTH = ROUNDS > 1 ? 700 : 150;
const NAMES = Object.keys(DECKS);
const seats = (n: number, seed: string): MagicSetup['players'] => {
  const below = dice(`decks ${seed}`);
  return Array.from({ length: n }, (_, at) => ({ name: `P${at}`, deck: DECKS[NAMES[below(NAMES.length)]] }));
};
/** Lands and creatures of each deck, on the battlefield as the game begins, so that there is combat early. */
function withBoards(setup: MagicSetup): MagicSetup {
  const { _pool } = game.create(setup, 'boards').state;
  const is = (name: string, type: 'Land' | 'Creature'): boolean =>
    _pool.cards[_pool.byName.get(name) as number].card.faces[0].types.includes(type);
  const some = (at: number, type: 'Land' | 'Creature', n: number): NonNullable<MagicSetup['place']> =>
    setup.players[at].deck
      .filter((e) => is(e.card, type))
      .slice(0, n)
      .map(({ card }) => ({ seat: at, zone: 'battlefield', card }));
  return {
    ...setup,
    place: setup.players.flatMap((_, at) => [...some(at, 'Land', 3), ...some(at, 'Land', 2), ...some(at, 'Creature', 3)]),
  };
}
const of = (n: number, teams: number): number[] => Array.from({ length: n }, (_, at) => Math.floor((at * teams) / n));
const around = (n: number, teams: number): number[] => Array.from({ length: n }, (_, at) => at % teams);

type Kind = [name: string, seats: number, more: Partial<MagicSetup>];
const GAMES: readonly Kind[] = [
  ['free-for-all, attack left', 3, { attack: 'left' }],
  ['free-for-all, attack right', 4, { attack: 'right' }],
  ['free-for-all, range 1', 5, { rangeOfInfluence: 1 }],
  ['free-for-all, all of eight', 8, {}],
  ['Two-Headed Giant', 4, { variant: 'twoHeadedGiant' }],
  ['Two-Headed Giant, around the corner', 4, { variant: 'twoHeadedGiant', teams: [0, 1, 1, 0], deploy: true }],
  ['Three-Headed Giant', 6, { variant: 'twoHeadedGiant' }],
  ['one against two', 3, { variant: 'teams', teams: [0, 1, 1] }],
  ['teams of two', 4, { variant: 'teams', teams: of(4, 2), deploy: true }],
  ['three teams', 6, { variant: 'teams', teams: of(6, 3), rangeOfInfluence: 2 }],
  ['teams of four', 8, { variant: 'teams', teams: of(8, 2), attack: 'left', deploy: true }],
  ['Emperor', 6, { variant: 'emperor' }],
  ['Emperor of four', 8, { variant: 'emperor', teams: of(8, 2) }],
  ['Grand Melee of four', 4, { variant: 'grandMelee' }],
  ['Grand Melee of seven', 7, { variant: 'grandMelee' }],
  ['Grand Melee of eight', 8, { variant: 'grandMelee' }],
  ['Grand Melee of thirteen', 13, { variant: 'grandMelee' }],
  ['Alternating Teams', 4, { variant: 'alternatingTeams', teams: around(4, 2) }],
  ['Alternating Teams of three', 6, { variant: 'alternatingTeams', teams: around(6, 3), deploy: true }],
  ['Alternating Teams, attack left', 8, { variant: 'alternatingTeams', teams: around(8, 2), attack: 'left' }],
];

const allied = (s: State, a: number, b: number): boolean => a === b || (s.teams !== undefined && s.teams.of[a] === s.teams.of[b]);

/** What is wrong with a state of the game. */
function faults(s: State, setup: MagicSetup): string[] {
  const wrong: string[] = [];
  for (const id of s.battlefield) {
    const o = live(s, id);
    if (!o || o.attacking >= 0) continue;
    const defender = -o.attacking - 1;
    // CR 508.1b, 102.3: only opponents are attacked
    if (allied(s, s.turn.active, defender)) wrong.push(`${id} attacks ${defender}, no opponent of ${s.turn.active}`);
  }
  s.players.rows.forEach((p, seat) => {
    // CR 810.4, 810.10: what is shared is the same
    for (const mate of s.players.rows.keys())
      if (
        setup.variant === 'twoHeadedGiant' &&
        allied(s, seat, mate) &&
        (s.players.rows[mate].life !== p.life || s.players.rows[mate].lost !== p.lost)
      )
        wrong.push(`${seat} and ${mate} share a life total, and have ${p.life} and ${s.players.rows[mate].life}`);
    // CR 104.5: who has lost has left
    if (p.lost === 1 && s.result === null && p.gone === 0) wrong.push(`${seat} has lost and is there`);
    if (p.gone === 1 && s.battlefield.some((id) => live(s, id)?.owner === seat)) wrong.push(`${seat} has left permanents`);
  });
  // CR 809.5b
  for (const emperor of s.teams?.emperors ?? [])
    if (s.players.rows[emperor].lost === 1 && s.players.rows.some((p, seat) => allied(s, seat, emperor) && p.lost === 0))
      wrong.push(`the team of ${emperor} has lost its emperor`);
  if (s.pending && s.players.rows[s.pending.decider ?? s.pending.seat].lost === 1) wrong.push(`${s.pending.seat} is asked and has lost`);
  return wrong;
}

/** Whether what is kept of characteristics is what comes out anew (CR 613). */
function outdated(s: State): string[] {
  const kept = s._derived;
  if (kept === null) return [];
  const text = (d: typeof kept): string =>
    JSON.stringify(s.objects.rows.map((o, slot) => (o.zone === 'gone' ? null : (d.characteristics[slot] ?? null))));
  const before = text(kept);
  const fresh = text(freshDerived(s));
  s._derived = kept;
  return before === fresh ? [] : ['613: kept characteristics are out of date'];
}

/** CR 402.3: nobody sees a hand but its owner and those who may review it (808.5, 811.5). */
function seesTooMuch(s: State, setup: MagicSetup): string[] {
  return [...s.players.rows.keys(), null].flatMap((viewer) =>
    game.view(s, viewer).players.flatMap(({ seat, hand }) => {
      const near = viewer !== null && (setup.variant !== 'alternatingTeams' || s.players.rows.some((p) => p.lost === 1));
      const may = viewer === seat || (viewer !== null && near && allied(s, viewer, seat));
      return !may && hand.length > 0 && hand.some((card) => live(s, card.id)?.known === 0) ? [`${viewer} sees the hand of ${seat}`] : [];
    }),
  );
}

describe('800-811 games of chance of every variant', () => {
  for (const [kind, n, more, round] of GAMES.flatMap(([...k]) => Array.from({ length: ROUNDS }, (_, r) => [...k, r] as const)))
    it(`${kind}, ${n} seats, ${round}`, () => {
      const name = `${kind} ${round}`;
      const setup = withBoards({ players: seats(n, name), opening: 'hands', ...more });
      const below = dice(`${name} policy`);
      let { state } = game.create(setup, name);
      for (let i = 0; i < LENGTH && state.pending; i++) {
        if (i % 10 === 0)
          expect(
            [...faults(state, setup), ...(i % 40 === 0 ? [...seesTooMuch(state, setup), ...outdated(state)] : [])],
            `decision ${i}`,
          ).toEqual([]);
        // now and then somebody has had enough (CR 104.3a)
        if (below(150) === 0) {
          const outcome = game.concede(state, below(n));
          if (outcome.ok) state = outcome.state;
          continue;
        }
        const outcome = game.answer(state, randomLegal(state, below));
        if (!outcome.ok) throw new Error(`decision ${i} (${state.pending.kind}) refused by ${outcome.refusal.rule}`);
        state = outcome.state;
      }
      expect(faults(state, setup)).toEqual([]);
      expect(game.hash(game.restore(game.save(state), setup))).toBe(game.hash(state));
      if (state.result)
        for (const seat of state.result.winners) expect(state.result.winners.filter((w) => !allied(state, w, seat))).toEqual([]);
    });
});
