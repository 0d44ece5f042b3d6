/** Keyword actions that are more than a verb with a number (CR 701), and what creatures must pay for (CR 508.1h, 509.1d). */
import type {
  Ability,
  Cost,
  Effect,
  Filter,
  PlayerRef,
  Quantity,
  Rule,
  Selector,
  StaticPart,
  Step,
  TriggeredAbility,
} from '@apnap/ability';
import { whose } from './effects-basic.js';
import type { Grammar } from './engine.js';
import {
  cant,
  controlledBy,
  counters,
  doingWith,
  lasting,
  ofSlot,
  ofType,
  oneOf,
  replacementPart,
  rulePart,
  ruling,
  statOf,
  thePlayer,
} from './make.js';
import type { Predicate } from './nonterminals.js';
import { ANY, and, NOTHING, or, SELF, SUBJECT, seq, target, SUBJECT_FILTER as WHAT, SUBJECT_PLAYER as WHO, YOU } from './raw.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;

const by = (action: Action['action'], n: Quantity, more: Partial<Action> = {}): Effect => ({
  do: 'keywordAction',
  action,
  who: WHO,
  n,
  ...more,
});
const on = (action: Action['action'], what: Selector, n: Quantity = 1): Effect => doingWith(action, YOU, what, n);
const creature: Filter = ofType('Creature');

function actions(g: Grammar): void {
  // CR 701.44d: without a subtype, Zombies
  g.rule('playerVerb', 'amass/amasses {n:number}', ({ n }) => by('amass', n, { subtype: 'Zombie' }));
  g.rule('playerVerb', 'amass/amasses {s:subtype} {n:number}', ({ s, n }) => (s.many ? by('amass', n, { subtype: s.subtype }) : null));
  g.rule('playerVerb', 'suspect {o:object}', ({ o }) => on('suspect', o));
  g.rule('objectVerb', 'connive/connives', () => on('connive', SUBJECT));
  g.rule('objectVerb', 'connive/connives {n:number}', ({ n }) => on('connive', SUBJECT, n));
  g.rule('objectVerb', 'explores , then it explores again', () => ({ do: 'seq', of: [on('explore', SUBJECT), on('explore', SUBJECT)] }));
  // CR 701.35a: other target creatures, when a permanent says it
  g.rule('playerVerb', 'support {n:number}', ({ n }, m) => {
    const spell = m.context.types?.some((t) => t === 'Instant' || t === 'Sorcery') ?? false;
    const count = { min: 0, max: n };
    const noun = { filter: creature, many: true, head: 'creature', zone: 'battlefield' as const };
    return counters('put', '+1/+1', 1, target(m.at, noun, count, !spell));
  });
}

const payToAttack = (what: Filter): StaticPart => rulePart({ rule: 'mayPayToAttack', what, cost: [{ pay: 'self', verb: 'exert' }] });

function exerting(g: Grammar): void {
  g.rule('staticPart', 'you may exert ~ as it attacks', () => [payToAttack(oneOf(SELF))]);
  // CR 607.2h: the ability that triggers "when you do" is linked to the one before it
  g.rule('abilityList', 'you may exert ~ as it attacks . when you do , {p:program}', ({ p }, m) => {
    const self: Filter = oneOf({ ...SELF, $at: m.at } as unknown as Selector);
    const static_: Ability = { kind: 'static', parts: [payToAttack(self)] };
    const triggered = {
      kind: 'triggered',
      event: { on: 'exert', what: self, $at: m.at },
      program: { targets: [], effect: p },
    } as unknown as TriggeredAbility;
    return [static_, triggered];
  });
}

const rule = (...rules: Rule[]): Predicate => ({ mods: [], rules });
const toAttack = (who: Filter, cost: Cost[], defender?: Filter): Rule => ({
  rule: 'costsToAct',
  action: { act: 'attack', who, ...(defender ? { defender } : {}) },
  cost,
});
const toBlock = (who: Filter, cost: Cost[], attacker: Filter = ANY): Rule => ({
  rule: 'costsToAct',
  action: { act: 'block', who, attacker },
  cost,
});

const you: Filter = thePlayer(YOU);
const youOrYours: Filter = or(you, and(ofType('Planeswalker'), controlledBy(YOU)));

/** The cost of {X}, "where X is …". */
const timesX = (mana: string, x: Quantity): Cost[] | null => (mana === '{X}' ? [{ pay: 'mana', mana: '{1}', times: x }] : null);

function costs(g: Grammar): void {
  for (const who of ['you', 'its/their controller']) {
    g.rule('predicate', `can't attack unless ${who} {c:payment}`, ({ c }) => rule(toAttack(WHAT, c)));
    g.rule('predicate', `can't block unless ${who} {c:payment}`, ({ c }) => rule(toBlock(WHAT, c)));
    g.rule('predicate', `can't block {n:things} unless ${who} {c:payment}`, ({ n, c }) => rule(toBlock(WHAT, c, n)));
    g.rule('predicate', `can't attack or block unless ${who} {c:payment}`, ({ c }) => rule(toAttack(WHAT, c), toBlock(WHAT, c)));
  }
  const many = (n: { many: boolean; zone?: string }): boolean => n.many && !n.zone;
  const part = (r: Rule): StaticPart[] => [rulePart(r)];
  for (const tail of ['for each of those creatures', "for each creature they control that's attacking you"]) {
    g.rule(
      'staticPart',
      `{n:noun} can't attack you or a planeswalker you control unless their controller {c:payment} ${tail}`,
      ({ n, c }) => (many(n) ? part(toAttack(n.filter, c, youOrYours)) : null),
    );
    g.rule(
      'staticPart',
      `{n:noun} can't attack you or a planeswalker you control unless their controller pays {m:mana} ${tail} {w:whereX}`,
      ({ n, m, w }) => {
        const cost = timesX(m, w);
        return many(n) && cost ? part(toAttack(n.filter, cost, youOrYours)) : null;
      },
    );
    g.rule('staticPart', `{n:noun} can't attack you unless their controller pays {m:mana} ${tail} {w:whereX}`, ({ n, m, w }) => {
      const cost = timesX(m, w);
      return many(n) && cost ? part(toAttack(n.filter, cost, you)) : null;
    });
  }
  g.rule('staticPart', "{n:noun} can't block unless their controller {c:payment} for each of those creatures", ({ n, c }) =>
    many(n) ? part(toBlock(n.filter, c)) : null,
  );
}

/** "… doesn't untap during its controller's next untap step." */
function untapping(g: Grammar): void {
  const stays: Effect = ruling([cant({ act: 'untapInUntapStep', what: WHAT })], 'nextUntapStep');
  for (const whose of [
    "its/their controller 's next untap step",
    "their controllers 's next untap steps",
    'your next untap step',
    'their next untap step',
    "that player 's next untap step",
  ])
    g.rule('objectVerb', `don't/doesn't untap during ${whose}`, () => stays);
}

const SKIPPED: readonly (readonly [string, Step | 'turn' | 'combat'])[] = [
  ['turn', 'turn'],
  ['untap step', 'untap'],
  ['upkeep step', 'upkeep'],
  ['draw step', 'draw'],
  ['combat phase', 'combat'],
];

/** Extra phases, and what is skipped (CR 500.8, 500.11). */
function phases(g: Grammar): void {
  for (const [words, step] of SKIPPED) {
    g.rule('playerVerb', `skip/skips {p:possessive} next ${words}`, ({ p }) => (whose(p) ? { do: 'skip', who: WHO, step } : null));
    if (step === 'turn' || step === 'combat') continue;
    const always = (who: PlayerRef): StaticPart[] => [replacementPart({ replace: 'step', step, who, instead: NOTHING })];
    g.rule('staticPart', `skip your ${words}`, () => always(YOU));
    g.rule('staticPart', `players skip their ${words}s`, () => always({ player: 'each' }));
    g.rule('staticPart', `each player skips their ${words}`, () => always({ player: 'each' }));
  }
  for (const words of [
    'after this phase , there is an additional combat phase',
    "after this phase , there's an additional combat phase",
    'after this combat phase , there is an additional combat phase',
  ]) {
    g.rule('sentence', words, () => ({ do: 'extraPhase', phase: 'combat' }));
  }
  g.rule('sentence', 'after this main phase , there is an additional combat phase followed by an additional main phase', () => ({
    do: 'extraPhase',
    phase: 'combatAndMain',
  }));
}

/** Doubling (CR 701.9) and piles (CR 700.3). */
function doubling(g: Grammar): void {
  g.rule('playerVerb', 'double the number of {c:counterName} counters on {o:selector}', ({ c, o }) =>
    counters('put', c, { q: 'counters', counter: c, of: { sel: 'it' } }, o),
  );
  const twice = (o: Selector, stats: readonly ('power' | 'toughness')[]): Effect => {
    const of = (stat: 'power' | 'toughness'): Quantity => (stats.includes(stat) ? statOf(stat, o) : 0);
    return lasting(o, [{ mod: 'pt', power: of('power'), toughness: of('toughness') }], 'endOfTurn');
  };
  g.rule('playerVerb', 'double {o:possessiveObject} power until end of turn', ({ o }) => twice(o, ['power']));
  g.rule('playerVerb', 'double {o:possessiveObject} power and toughness until end of turn', ({ o }) => twice(o, ['power', 'toughness']));
  g.rule('playerVerb', 'double the power of {o:oneObject} until end of turn', ({ o }) => twice(o, ['power']));
  const pile = (slot: number, to: Partial<Extract<Effect, { do: 'move' }>>): Effect =>
    ({ do: 'move', what: ofSlot(slot), to: 'hand', ...to }) as Effect;
  const divided = (o: Selector, who: PlayerRef, chooser: PlayerRef, rest: Partial<Extract<Effect, { do: 'move' }>>, at: number): Effect => {
    const [chosen, other] = [-100001 - at * 2, -100002 - at * 2];
    return seq({ do: 'piles', who, of: o, chooser, bindChosen: chosen, bindOther: other }, pile(chosen, {}), pile(other, rest));
  };
  for (const [words, rest] of [
    ['into your graveyard', { to: 'graveyard' }],
    ['on the bottom of your library in any order', { to: 'library', position: 'bottom', order: 'any' }],
  ] as [string, Partial<Extract<Effect, { do: 'move' }>>][])
    g.rule(
      'sentence',
      `an opponent separates {o:pronoun} into two piles . put one pile into your hand and the other ${words}`,
      ({ o }, m) => divided(o, { player: 'anOpponent' }, YOU, rest, m.at),
    );
}

/** "one clash", coins, designations as events. */
function happenings(g: Grammar): void {
  g.rule('playerVerb', 'clash with an opponent', () => by('clash', 1));
  g.rule('clause', 'it becomes day', () => ({ do: 'dayNight', becomes: 'day' }));
  g.rule('clause', 'it becomes night', () => ({ do: 'dayNight', becomes: 'night' }));
  g.rule('simpleCondition', "it's night", () => ({ if: 'dayNight', is: 'night' }));
}

export function installActionEffects(g: Grammar): void {
  phases(g);
  happenings(g);
  doubling(g);
  actions(g);
  exerting(g);
  costs(g);
  untapping(g);
}
