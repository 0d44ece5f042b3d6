/**
 * Costs that leave a choice between mana and something else. Mana is paid as one amount, so which alternative is paid is chosen before the total cost is
 * determined (CR 118.8, 601.2b, 601.2f).
 */
import type { Cost, Filter } from '@apnap/ability';
import { ask, type Id } from '@apnap/kernel';
import type { G } from '../state/log.js';
import type { Env } from '../state/objects.js';

/** Whether it leaves a choice with mana in it. */
export const choosesMana = (c: Cost): c is Extract<Cost, { pay: 'or' }> => c.pay === 'or' && c.of.flat().some((x) => x.pay === 'mana');

/** What can be tapped to help with a waterbend cost. */
const HELPERS: Filter = {
  is: 'and',
  of: [
    {
      is: 'or',
      of: [
        { is: 'type', type: 'Artifact' },
        { is: 'type', type: 'Creature' },
      ],
    },
    { is: 'controlledBy', who: { player: 'you' } },
  ],
};

const helped = new WeakMap<readonly Cost[], readonly Cost[]>();

/**
 * A cost that is not the whole cost of an ability, with what waterbending leaves to choose: how many artifacts and creatures are tapped, each for {1} of
 * this part and of no other. (Newer than the edition that is cited; the words on the cards say so.)
 */
export function waterbent(cost: readonly Cost[]): readonly Cost[] {
  if (!cost.some((c) => c.pay === 'mana' && c.help)) return cost;
  let known = helped.get(cost);
  if (!known) {
    known = cost.map((c): Cost => {
      // What is no plain number is paid as it is written: it never gets cheaper than that.
      const [, n] = c.pay === 'mana' && c.help ? (/^\{(\d+)\}$/.exec(c.mana) ?? []) : [];
      return n === undefined ? c : { pay: 'or', of: taps(Number(n)) };
    });
    helped.set(cost, known);
  }
  return known;
}

const taps = (n: number): Cost[][] =>
  Array.from({ length: n + 1 }, (_, tapped): Cost[] => [
    ...(tapped < n ? [{ pay: 'mana' as const, mana: `{${n - tapped}}` as const }] : []),
    ...(tapped > 0
      ? [
          {
            pay: 'objects' as const,
            verb: 'tap' as const,
            zone: 'battlefield' as const,
            filter: HELPERS,
            count: tapped,
            how: 'choice' as const,
          },
        ]
      : []),
  ]);

/** More ways to pay one cost than this aren't told apart. */
const MANY = 4096;

/** Every way to choose among alternatives that have mana in them, each once; the cost itself where there are none. */
export function branches(cost: readonly Cost[]): (readonly Cost[])[] {
  if (!cost.some(choosesMana)) return [cost];
  let ways: Cost[][] = [[]];
  for (const c of cost)
    ways = choosesMana(c) ? ways.flatMap((way) => c.of.map((list) => [...way, ...list])).slice(0, MANY) : ways.map((way) => [...way, c]);
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = way
      .map((c) => JSON.stringify(c))
      .sort()
      .join();
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** The cost by the alternatives that were chosen; by the first ones as long as nothing was. */
export const chosenBranch = (cost: readonly Cost[], env: Env): readonly Cost[] =>
  cost.some(choosesMana) ? branches(cost)[env.branch ?? 0] : cost;

/** The environments in which the cost could be paid, one for each choice among its alternatives; the given one where nothing is left to choose. */
export function branchEnvs(cost: readonly Cost[], env: Env): readonly Env[] {
  if (env.branch !== undefined || !cost.some(choosesMana)) return [env];
  return branches(cost).map((_, branch) => ({ ...env, branch }));
}

/** CR 601.2b: which of the ways to pay the cost that are open is meant; there is at least one. */
export function chooseBranch(g: G, seat: number, source: Id, cost: readonly Cost[], open: readonly Env[]): Env {
  if (open.length < 2) return open[0];
  const ways = branches(cost);
  const options = open.map((env) => ({ cost: ways[env.branch ?? 0] }));
  return open[askBranch(g, seat, source, options)];
}

/** Asks which of several costs is paid. */
export function askBranch(g: G, seat: number, source: Id, options: readonly { cost: readonly Cost[] }[]): number {
  const answer = ask(g, {
    seat,
    kind: 'option',
    ask: { form: 'pick', options: [...options], min: 1, max: 1 },
    rule: '601.2b',
    prompt: { id: 'ask.cost' },
    source,
  });
  return 'pick' in answer ? answer.pick[0] : 0;
}
