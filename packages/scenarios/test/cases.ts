/** Small scenarios for the tests of the runner, with made-up cards besides those that come with the program. */
import { writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { answersOf, type Result, scratch } from './support.js';

/** The parts of a scenario that matter in a test; the rest is as in most scenarios. */
export interface Parts {
  place?: readonly unknown[];
  script?: readonly unknown[];
  answers?: unknown;
  stop?: unknown;
  expect?: readonly unknown[];
  failure?: unknown;
  strict?: boolean | Record<string, boolean>;
  /** Fields of the set-up. */
  setup?: Record<string, unknown>;
  players?: Record<string, unknown>;
  tags?: readonly string[];
  /** Further runs. */
  runs?: readonly Omit<Parts, 'place' | 'setup' | 'players' | 'tags' | 'runs'>[];
}

const DECK = [{ card: 'Mountain', count: 71 }];

const run = (p: Omit<Parts, 'place' | 'setup' | 'players' | 'tags' | 'runs'>) => ({
  script: p.script ?? [],
  answers: p.answers ?? {},
  stop: p.stop ?? { turn: 1, step: 'main2' },
  expect: p.expect ?? [],
  strict: p.strict ?? true,
  ...(p.failure ? { failure: p.failure } : {}),
});

/** A scenario as a line of a file. */
export function scenario(id: string, p: Parts): Record<string, unknown> {
  return {
    id,
    area: 'own/format',
    strict: p.strict === undefined ? true : p.strict === true,
    requires: { players: 2, format: 'duel', tags: p.tags ?? [] },
    cards: [],
    setup: {
      format: 'duel',
      seats: ['A', 'B'],
      turnOrder: ['A', 'B'],
      startingPlayer: 'A',
      startingPlayerDraws: false,
      shuffleLibraries: false,
      players: { A: { life: 20, deck: DECK }, B: { life: 20, deck: DECK }, ...p.players },
      place: p.place ?? [],
      ...p.setup,
    },
    runs: [run(p), ...(p.runs ?? []).map(run)],
  };
}

/** Cards made up for these tests. */
const CARDS = [
  { name: 'Test Mutant', manaCost: '{3}{G}', types: ['Creature'], subtypes: ['Beast'], power: '4', toughness: '4', text: 'Mutate {G}' },
  { name: 'Test Hidden', manaCost: '{4}{W}', types: ['Creature'], subtypes: ['Bear'], power: '5', toughness: '5', text: 'Disguise {W}' },
  {
    name: 'Test Worker',
    manaCost: '{1}{G}',
    types: ['Creature'],
    subtypes: ['Bear'],
    power: '2',
    toughness: '2',
    text: 'Exhaust — {2}: Put a +1/+1 counter on this creature.\nExhaust — {3}: Draw a card.',
  },
  { name: 'Test Clash', manaCost: '{R}', types: ['Sorcery'], text: 'Clash with an opponent.' },
  {
    name: 'Test Scout',
    manaCost: '{G}',
    types: ['Creature'],
    subtypes: ['Scout'],
    power: '1',
    toughness: '1',
    text: 'When this creature enters, it explores.',
  },
  {
    name: 'Test Choice',
    manaCost: '{W}',
    types: ['Instant'],
    text: 'Target creature gains your choice of flying or lifelink until end of turn.',
  },
  {
    name: 'Test Sleeper',
    manaCost: '{G}',
    types: ['Creature'],
    subtypes: ['Bear'],
    power: '2',
    toughness: '2',
    text: 'This creature enters with two stun counters on it.\nIf you control a Forest, this creature enters tapped.',
  },
  {
    name: 'Test Pair',
    manaCost: '{G}',
    types: ['Instant'],
    text: 'Up to one target artifact you control gains hexproof until end of turn. Up to one target creature you control gets +1/+1 until end of turn. Destroy target enchantment.',
  },
  { name: 'Test Grave', manaCost: '{2}', types: ['Artifact'], text: '{0}: Exile up to two target cards from a single graveyard.' },
  {
    name: 'Test Sleepyhead',
    manaCost: '{2}',
    types: ['Artifact'],
    text: 'You may choose not to untap this artifact during your untap step.',
  },
  { name: 'Test Push', manaCost: '{G}', types: ['Instant'], text: 'Put a flying counter on target creature.' },
  { name: 'Test Levy', manaCost: '{R}', types: ['Sorcery'], text: 'Target opponent loses 1 life.' },
  { name: 'Test Turn', manaCost: '{R}', types: ['Instant'], text: 'Change the target of target spell with a single target.' },
  {
    name: 'Test Turner',
    manaCost: '{2}',
    types: ['Artifact', 'Creature'],
    subtypes: ['Construct'],
    power: '0',
    toughness: '4',
    text: '{0}: Change a target of target spell or ability to this creature.',
  },
  { name: 'Test Toll', manaCost: '{1}{B}', types: ['Sorcery'], text: 'Target player discards a card.' },
  { name: 'Test Phyrexian', manaCost: '{R/P}', types: ['Sorcery'], text: 'You gain 1 life.' },
  {
    name: 'Test Split',
    manaCost: '{2}{R}',
    types: ['Sorcery'],
    text: 'Test Split deals 3 damage divided as you choose among one, two, or three targets.',
  },
  {
    name: 'Test Kicked',
    manaCost: '{G}',
    types: ['Sorcery'],
    text: 'Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 4 life instead.',
  },
  { name: 'Test Ring', manaCost: '{2}', types: ['Artifact'], text: '{1}, {T}: Add {B}.' },
  { name: 'Test Eye', manaCost: '{3}', types: ['Artifact'], text: '{T}: Add {U}.\nSacrifice this artifact: Add {U}.' },
  {
    name: 'Test Trigger',
    manaCost: '{1}{G}',
    types: ['Creature'],
    subtypes: ['Elf'],
    power: '1',
    toughness: '1',
    text: 'When this creature enters, you gain 3 life.',
  },
  {
    name: 'Test Saga',
    manaCost: '{1}{W}',
    types: ['Enchantment'],
    subtypes: ['Saga'],
    text: 'I — You gain 2 life.\nII — You gain 5 life.',
  },
  {
    name: 'Test Charm',
    manaCost: '{G}',
    types: ['Instant'],
    text: 'Choose one —\n• You gain 2 life.\n• Target creature gets +3/+3 until end of turn.',
  },
  { name: 'Test Wall', manaCost: '{1}', types: ['Artifact', 'Creature'], subtypes: ['Wall'], power: '0', toughness: '3', text: 'Defender' },
  {
    name: 'Test Walker, Far Off',
    manaCost: '{3}',
    supertypes: ['Legendary'],
    types: ['Planeswalker'],
    subtypes: ['Tester'],
    loyalty: '3',
    text: '[−1]: You get an emblem with "Creatures you control get +1/+1."\n[−2]: You get an emblem with "At the beginning of your upkeep, you gain 1 life."',
  },
  { name: 'Test Séance', manaCost: '{1}', types: ['Artifact'], text: '{T}: You gain 1 life.' },
];

/** The made-up cards as a card file. */
export const MADE_UP = CARDS.map((c) => JSON.stringify({ layout: 'normal', supertypes: [], subtypes: [], ...c })).join('\n');

/** What a case must come to: passed strictly, passed leniently in these ways, failed for such a reason, or unsupported for such a reason. */
export type Outcome = 'passes' | { leniently: readonly string[] } | { fails: RegExp } | { unsupported: RegExp };

export type Case = readonly [title: string, outcome: Outcome, parts: Parts];

/** Runs the cases in one go and has a test for each. */
export function cases(list: readonly Case[]): void {
  const results = new Map<string, Result>();
  beforeAll(async () => {
    const [file, cards] = [scratch('cases.jsonl'), scratch('cards.jsonl')];
    writeFileSync(file, list.map(([title, , parts]) => JSON.stringify(scenario(title, parts))).join('\n'));
    writeFileSync(cards, MADE_UP);
    const { document, bad } = await answersOf(file, [cards]);
    for (const r of document.results) results.set(r.id, r);
    if (results.size < list.length) throw new Error(bad.join('\n'));
  });
  it.each(list)('%s', (title, outcome) => {
    const found = results.get(title) as Result;
    if (outcome === 'passes') expect(found).toEqual({ ...found, status: 'passed', reason: '', leniences: undefined });
    else if ('leniently' in outcome) expect(found).toMatchObject({ status: 'passed', leniences: outcome.leniently });
    else if ('fails' in outcome) {
      expect(found.status).toBe('failed');
      expect(found.reason).toMatch(outcome.fails);
    } else {
      expect(found.status).toBe('unsupported');
      expect(found.reason).toMatch(outcome.unsupported);
    }
  });
}

const on =
  (zone: string) =>
  (player: string, card: string, more: object = {}) => ({ player, zone, card, ...more });
export const battlefield = on('battlefield');
export const hand = on('hand');
export const graveyard = on('graveyard');
export const library = on('library');
export const exile = on('exile');

/** An entry of a script: by A in the first main phase of turn 1 where nothing else is said. */
export const entry = (what: string, more: object = {}) => ({ player: 'A', turn: 1, step: 'main1', do: what, ...more });
export const cast = (card: string, more: object = {}) => entry('cast', { card, ...more });
export const check = (what: string, more: object = {}) => ({ check: what, ...more });
export const now = (c: object, more: object = {}) => entry('check', { check: c, ...more });
export const attack = (name: string, more: object = {}) => entry('attack', { step: 'declareAttackers', attacker: { name }, ...more });
export const block = (blocker: string, attacker: string, more: object = {}) =>
  entry('block', { player: 'B', step: 'declareBlockers', blocker: { name: blocker }, attacker: { name: attacker }, ...more });
export const life = (player: string, value: number) => check('life', { player, value });
export const count = (where: string, player: string, name: string, n: number) => check(`${where}Count`, { player, name, count: n });
export const activate = (ability: object, more: object = {}) => entry('activate', { ability: { kind: 'activated', ...ability }, ...more });
