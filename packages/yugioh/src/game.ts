/** Yu-Gi-Oh! as a game of the kernel: create, answer, view, save. */
import {
  canonicalText,
  checkAnswer,
  drive,
  enumerateAnswers,
  fork,
  type Game,
  hashText,
  newRun,
  type Outcome,
  randomInt,
  SaveError,
  SetupError,
  seedRng,
  shuffled,
  table,
  withAnswer,
} from '@apnap/kernel';
import { stepAttack, stepBattle } from './battle/battle.js';
import type { DeckList } from './cards/deck.js';
import { stepResolving } from './chain/resolve.js';
import { stepBuilding, stepWindow } from './chain/window.js';
import type { Effect, EventPattern } from './language/effects.js';
import type { Card, Meaning } from './language/index.js';
import { finish } from './moves/players.js';
import { illegalTributes } from './moves/tributes.js';
import { other, writePlayer } from './state/access.js';
import { newCard } from './state/cards.js';
import { copyState } from './state/copy.js';
import { PROFILES, type Rules } from './state/rules.js';
import type { CardRow, DuelEvent, DuelFrame, G, PlayerRow, Pool, Seat, State, Zone } from './state/types.js';
import { stepSummon } from './summons/normal.js';
import { stepEnd, stepMain, stepStart, stepTurn } from './turn/turn.js';
import { seenEvent, type View, viewOf } from './view/view.js';

/** What a Duel begins with. */
export interface DuelSetup {
  decks: readonly [DeckList, DeckList];
  /** Y28: a profile by name; absent: `mr2020`. */
  profile?: string;
  /** What the players are called; absent: nothing. */
  names?: readonly [string, string];
  /** Y5.1: who takes the first turn, or by chance; absent: the first player. */
  first?: Seat | 'chance';
  /** Y28.2: switches set alone. */
  switches?: Partial<Rules>;
  lp?: number;
  /** Y5.1: `given`: the decks are in play order already. */
  shuffle?: 'given';
  /** Chance is asked for, where a Duel is led along a record. */
  chance?: 'asked';
}

/** A card by its id; `unread` names the phrase that is not understood (Y4.7). */
export type CardSource = (id: number) => Card | { unread: string; name: string } | undefined;

export type Duel = Game<State, DuelSetup, DuelEvent, View>;

/** Y4.7: what can't be played is refused by name before the Duel. */
function poolOf(setup: DuelSetup, source: CardSource): Pool {
  const cards: Card[] = [];
  const byId = new Map<number, number>();
  for (const id of setup.decks.flatMap((d) => [...d.main, ...d.extra])) {
    if (byId.has(id)) continue;
    const found = source(id);
    if (!found) throw new SetupError({ message: { id: 'setup.unknown', params: { id } }, rule: 'Y4.6' }, `nobody knows the card ${id}`);
    if ('unread' in found)
      throw new SetupError(
        { message: { id: 'setup.unread', params: { name: found.name, phrase: found.unread } }, rule: 'Y4.7' },
        `${found.name}: "${found.unread}" is not understood`,
      );
    byId.set(id, cards.length);
    cards.push(found);
  }
  const tokens = tokensOf(cards);
  const formed = formsOf(cards);
  const all = [...cards, ...tokens, ...formed.map(([, c]) => c)];
  const traits = all.map(traitsIn);
  return {
    cards: all,
    traits,
    holds: traits.some((t) => t.holds) || hasKind(cards, 'grants'),
    shields: cards.some((c) => JSON.stringify(c.meaning).includes('"unaffected"')),
    replaces: hasKind(cards, 'replaces'),
    each: hasKind(cards, 'each'),
    watched: watchedBy(cards),
    stops: cards.some((c) => JSON.stringify(c.meaning).includes('"wouldSummon"')),
    negates: hasKind(cards, 'negates'),
    looks: hasKind(cards, 'looks'),
    stands: cards.some((c) => JSON.stringify(c.meaning).includes('"stands"')),
    redirects: hasKind(cards, 'redirect'),
    byId,
    grants: hasKind(cards, 'grants'),
    forms: new Map(formed.map(([index], i) => [index, cards.length + tokens.length + i])),
    tokens: new Map(tokens.map((c, i) => [c.printed.name.en, cards.length + i])),
  };
}

/** Also among texts that are given to others (Y11.23). */
const hasKind = (cards: readonly Card[], kind: string): boolean =>
  cards.some((c) =>
    [...c.meaning.texts, ...(c.meaning.pendulum ?? [])].some(
      (t) => t.kind === kind || (t.kind === 'grants' && t.texts.some((x) => x.kind === kind)),
    ),
  );

/** Events that conditions ask for, wherever they stand. */
function watchedBy(cards: readonly Card[]): Map<string, EventPattern> {
  const found = new Map<string, EventPattern>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('if' in node && node.if === 'occurred' && 'event' in node) found.set(JSON.stringify(node.event), node.event as EventPattern);
    for (const x of Object.values(node)) look(x);
  };
  for (const c of cards) if (JSON.stringify(c.meaning).includes('"occurred"')) look(c.meaning);
  return found;
}

/** What the texts of a card can do. */
function traitsIn({ printed, meaning }: Card): Pool['traits'][number] {
  const kinds = new Set([...meaning.texts, ...(meaning.pendulum ?? [])].map((t) => t.kind));
  return {
    triggers: kinds.has('trigger'),
    holds:
      kinds.has('static') ||
      kinds.has('trait') ||
      kinds.has('ban') ||
      kinds.has('selfDestroy') ||
      kinds.has('negates') ||
      kinds.has('redirect') ||
      kinds.has('extraNormal') ||
      kinds.has('attackCost') ||
      kinds.has('looks'),
    acts: printed.kind !== 'monster' || printed.words.includes('Pendulum') || kinds.has('ignition') || kinds.has('quick'),
  };
}

/** All nodes of a meaning that do something of a kind, wherever they stand. */
function effectsIn<D extends Effect['do']>(node: unknown, kind: D): Extract<Effect, { do: D }>[] {
  if (Array.isArray(node)) return node.flatMap((x) => effectsIn(x, kind));
  if (typeof node !== 'object' || node === null) return [];
  const own = 'do' in node && node.do === kind ? [node as Extract<Effect, { do: D }>] : [];
  return [...own, ...Object.values(node).flatMap((x) => effectsIn(x, kind))];
}

/** Y1.8: the Tokens that effects of these cards make. */
function tokensOf(cards: readonly Card[]): Card[] {
  const found = new Map<string, Card>();
  const none: Meaning = { texts: [] };
  for (const { token } of cards.flatMap((c) => effectsIn(c.meaning, 'token'))) {
    const { name, type, attribute, level, atk, def, tuner } = token;
    found.set(name, {
      printed: {
        id: -found.size - 1,
        name: { en: name },
        kind: 'monster',
        words: ['Normal', 'Token', ...(tuner ? (['Tuner'] as const) : [])],
        type,
        attribute,
        level,
        atk,
        def,
        series: [],
      },
      meaning: none,
    });
  }
  return [...found.values()];
}

/** Y16.19: Traps as the monsters they become, by their place among the cards. */
const formsOf = (cards: readonly Card[]): (readonly [number, Card])[] =>
  cards.flatMap((c, index) => {
    const [found] = effectsIn(c.meaning, 'summonTrap');
    if (!found) return [];
    const { apart, effect, tuner, ...values } = found.form;
    const { property: _property, ...printed } = c.printed;
    return [
      [
        index,
        {
          meaning: c.meaning,
          printed: {
            ...printed,
            ...values,
            kind: 'monster' as const,
            words: [effect ? ('Effect' as const) : ('Normal' as const), ...(tuner ? (['Tuner'] as const) : [])],
            ...(apart ? {} : { also: c.printed.kind }),
          },
        },
      ] as const,
    ];
  });

const newPlayer = (lp: number, deck: readonly number[], extra: readonly number[]): PlayerRow => ({
  _e: 0,
  lp,
  deck,
  hand: [],
  grave: [],
  banished: [],
  extra,
  monster: [-1, -1, -1, -1, -1, -1, -1],
  spell: [-1, -1, -1, -1, -1, -1, -1, -1],
  normals: 0,
  extraNormal: false,
  pendulumUsed: false,
});

function checkSetup(setup: DuelSetup): Rules {
  if (!Array.isArray(setup.decks) || setup.decks.length !== 2)
    throw new SetupError({ message: { id: 'setup.decks' }, rule: 'Y5.1' }, 'a Duel needs two decks');
  const profile = PROFILES[setup.profile ?? 'mr2020'];
  if (!profile)
    throw new SetupError(
      { message: { id: 'setup.profile', params: { profile: setup.profile ?? '' } }, rule: 'Y28.2' },
      `the rules "${setup.profile}" can't be played by`,
    );
  return { ...profile, ...setup.switches };
}

function emptyState(setup: DuelSetup, seed: string, rules: Rules, pool: Pool): State {
  const cards: CardRow[] = [];
  const add = (id: number, owner: Seat, zone: Zone): number => cards.push(newCard(pool.byId.get(id) ?? 0, owner, zone)) - 1;
  const players = setup.decks.map((deck, seat) =>
    newPlayer(
      setup.lp ?? 8000,
      deck.main.map((id) => add(id, seat as Seat, 'deck')).reverse(),
      deck.extra.map((id) => add(id, seat as Seat, 'extra')),
    ),
  );
  return {
    _e: 0,
    _memo: null,
    _pool: pool,
    format: 'yugioh/1',
    frames: [{ _e: 0, kind: 'start', pc: 0 }],
    pending: null,
    answers: [],
    nextDecision: 1,
    nextEvent: 1,
    rng: seedRng(seed),
    names: setup.names ?? ['', ''],
    rules,
    chance: setup.chance ?? 'seed',
    turn: 0,
    active: setup.first === 1 ? 1 : 0,
    phase: 'draw',
    players: table(players),
    cards: table(cards),
    chain: [],
    happened: [],
    moment: 0,
    lasting: [],
    later: [],
    skips: [],
    deeds: [],
    extraNormals: [],
    bonds: [],
    luck: 0,
    uses: {},
    battle: null,
    battleOver: false,
    result: null,
    _copy: copyState,
  };
}

/** What each frame does in a step. */
const STEPS: Readonly<Record<DuelFrame['kind'], (g: G) => void>> = {
  start: stepStart,
  turn: stepTurn,
  main: stepMain,
  battle: stepBattle,
  attack: stepAttack,
  window: stepWindow,
  chain: (g) => (g.s.frames[g.s.frames.length - 1].pc === 0 ? stepBuilding(g) : stepResolving(g)),
  summon: stepSummon,
  end: stepEnd,
};

/** Y29.10: far more steps than any path between two decisions has. */
const MOST_STEPS = 20_000;

function runDuel(g: G, watch?: (state: State) => void): void {
  drive(g, stepUntilOver, MOST_STEPS, watch);
}

/** A step in which the Duel ends leaves nothing to go on with (Y5.5). */
function stepUntilOver(g: G): void {
  STEPS[g.s.frames[g.s.frames.length - 1].kind](g);
  if (g.s.result) g.s.frames = [];
}

function answerState(state: State, given: unknown, watch?: (state: State) => void): Outcome<State, DuelEvent> {
  const decision = state.pending;
  if (!decision) return { ok: false, refusal: { message: { id: 'answer.notAsked' }, rule: 'Y29.11' } };
  const checked = checkAnswer(decision.ask, given);
  if (!checked.ok) return { ok: false, refusal: { ...checked.refusal, rule: decision.rule } };
  if (decision.kind === 'choose tributes' && 'pick' in checked.answer && illegalTributes(decision.detail, checked.answer.pick))
    return { ok: false, refusal: { message: { id: 'answer.tributes' }, rule: 'Y9.5' } };
  const g: G = newRun<State, DuelEvent>(withAnswer(state, checked.answer));
  runDuel(g, watch);
  return { ok: true, state: g.s, events: g.events };
}

/** Y5.9: a player may surrender at any time. */
function concedeState(state: State, seat: number): Outcome<State, DuelEvent> {
  if (state.result || (seat !== 0 && seat !== 1)) return { ok: false, refusal: { message: { id: 'answer.notAsked' }, rule: 'Y5.9' } };
  const g: G = newRun<State, DuelEvent>(fork(state));
  g.s.pending = null;
  g.s.answers = [];
  g.s._memo = null;
  finish(g, [other(seat)], 'Y5.9', 'win.surrender');
  return { ok: true, state: g.s, events: g.events };
}

/** The game over a source of cards. */
export function yugiohGame(source: CardSource): Duel {
  return {
    id: 'yugioh',
    create(setup, seed, watch) {
      const rules = checkSetup(setup);
      const g: G = newRun<State, DuelEvent>(fork(emptyState(setup, seed, rules, poolOf(setup, source))));
      // Y5.1
      if (setup.first === 'chance') g.s.active = randomInt(g.s, 2) as Seat;
      if (setup.shuffle !== 'given')
        for (const seat of [0, 1] as const) writePlayer(g, seat).deck = shuffled(g.s, g.s.players.rows[seat].deck);
      runDuel(g, watch);
      return { state: g.s, events: g.events };
    },
    pending: (s) => s.pending,
    result: (s) => s.result,
    answer: answerState,
    concede: concedeState,
    seats: () => 2,
    view: viewOf,
    viewEvents: (s, events, seat) => events.map((e) => seenEvent(e, seat, s)),
    hash: (s) => hashText(canonicalText(s)),
    save: (s) => canonicalText(s),
    restore(text, setup) {
      let s: State;
      try {
        s = JSON.parse(text) as State;
      } catch (e) {
        throw new SaveError(`not JSON: ${(e as Error).message}`, 'state');
      }
      if (typeof s !== 'object' || s === null || s.format !== 'yugioh/1')
        throw new SaveError('expected a state of format yugioh/1', 'state.format');
      return { ...s, _memo: null, _pool: poolOf(setup, source), _copy: copyState };
    },
    *answers(s) {
      const d = s.pending;
      if (!d) return;
      for (const answer of enumerateAnswers(d.ask))
        if (d.kind !== 'choose tributes' || !('pick' in answer) || !illegalTributes(d.detail, answer.pick)) yield answer;
    },
  };
}
