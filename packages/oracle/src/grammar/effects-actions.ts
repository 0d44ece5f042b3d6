/** Keyword actions that are more than a verb with a number (CR 701), and what creatures must pay for (CR 508.1h, 509.1d). */

import type { Ability, Condition, Effect, EventPattern, Filter, PlayerRef, Selector, StaticPart, TriggeredAbility } from '@apnap/ability';
import { SKIPPED } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { all, controlledBy, counters, happened, isNot, ofSlot, ofType, oneOf, replacementPart, rulePart, whoIs } from './make.js';
import { and, NOTHING, type Noun, rewrite, SELF, seq, target, withPlayer, YOU } from './raw.js';
import { ref } from './references.js';

const creature: Filter = ofType('Creature');

function actions(g: Grammar): void {
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
  // CR 607.2h: the ability that triggers "when you do" is linked to the one before it
  const exerted: EventPattern = { on: 'exert', what: oneOf(SELF) };
  for (const [words, condition] of [
    ['you may exert ~ as it attacks', undefined],
    ["if ~ hasn't been exerted this turn , you may exert it as it attacks", isNot(happened(exerted))],
  ] as const)
    g.rule('abilityList', `${words} . when you do , {p:program}` as '{p:program}', ({ p }, m) => exertedTo(p, m, condition));
}

/** The permission to exert the creature, and what comes of it. */
function exertedTo(p: Effect, m: Match, condition: Condition | undefined): Ability[] {
  const self: Filter = oneOf({ ...SELF, $at: m.at } as unknown as Selector);
  const static_: Ability = { kind: 'static', ...(condition ? { condition } : {}), parts: [payToAttack(self)] };
  const triggered = {
    kind: 'triggered',
    event: { on: 'exert', what: self, $at: m.at },
    program: { targets: [], effect: p },
  } as unknown as TriggeredAbility;
  return [static_, triggered];
}

/** Extra phases, and what is skipped (CR 500.8, 500.11). */
function phases(g: Grammar): void {
  for (const [words, step] of SKIPPED) {
    g.rule('skipped', words as 'turn', () => step);
    if (step === 'turn' || step === 'combat') continue;
    const always = (who: PlayerRef): StaticPart[] => [replacementPart({ replace: 'step', step, who, instead: NOTHING })];
    g.rule('staticPart', `skip your ${words}`, () => always(YOU));
    g.rule('staticPart', `players skip their ${words}s`, () => always({ player: 'each' }));
    g.rule('staticPart', `each player skips their ${words}`, () => always({ player: 'each' }));
  }
}

const pile = (slot: number, to: Partial<Extract<Effect, { do: 'move' }>>): Effect =>
  ({ do: 'move', what: ofSlot(slot), to: 'hand', ...to }) as Effect;
const divided = (o: Selector, who: PlayerRef, chooser: PlayerRef, rest: Partial<Extract<Effect, { do: 'move' }>>, at: number): Effect => {
  const [chosen, other] = [-100001 - at * 2, -100002 - at * 2];
  return seq({ do: 'piles', who, of: o, chooser, bindChosen: chosen, bindOther: other }, pile(chosen, {}), pile(other, rest));
};
// one of them is shown to all
const shown = (e: Effect): Effect => rewrite(e, (n) => (n.do === 'piles' ? { ...n, faceUp: 'second' } : undefined));

/** Two piles, of which one is shown to all. */
function shownPiles(g: Grammar, words: string, rest: Partial<Extract<Effect, { do: 'move' }>>): void {
  for (const those of ['those', 'the'])
    g.rule(
      'playerVerb',
      `separate {o:pronoun} into a face-down pile and a face-up pile . an opponent chooses one of ${those} piles . put that pile into your hand and the other ${words}` as '{o:pronoun}',
      ({ o }, m) => shown(divided(o, YOU, { player: 'anOpponent' }, rest, m.at)),
    );
  // reason: the last is how it is written
  for (const looks of [
    'looks at {t:topCards} and separates them',
    'look at {t:topCards} and separate them',
    'looks at {t:topCards} . that player separates those cards',
  ])
    g.rule(
      'sentence',
      `{p:player} ${looks} into a face-down pile and a face-up pile . put one pile into your hand and the other ${words}` as '{p:player} {t:topCards}',
      ({ p, t }, m) =>
        p.player === 'of'
          ? seq(
              { do: 'look', who: p, at: withPlayer(t, YOU), $at: m.at + 2 } as Effect,
              shown(divided(ref({ ...m, at: m.at + 9, end: m.at + 10 }, 'card', true), p, YOU, rest, m.at)),
            )
          : null,
    );
}

/** Piles (CR 700.3). */
function piles(g: Grammar): void {
  // CR 700.3: the piles are of permanents here
  g.rule(
    'sentence',
    'separate {o:object} into two piles . {p:player} sacrifices all permanents in the pile of their choice',
    ({ o, p }, m) => {
      const [chosen, other] = [-100001 - m.at * 2, -100002 - m.at * 2];
      return o.sel === 'all' && p.player === 'of'
        ? seq(
            { do: 'piles', who: YOU, of: o, chooser: p, bindChosen: chosen, bindOther: other },
            { do: 'sacrificeThese', who: p, what: ofSlot(chosen) },
          )
        : null;
    },
  );
  // each of several separates their own, and one pile of each is chosen
  const own = (who: PlayerRef, n: Noun, m: Match, more: Pick<Extract<Effect, { do: 'piles' }>, 'into' | 'chooser'>): Effect | null => {
    const [chosen, other] = [-100001 - m.at * 2, -100002 - m.at * 2];
    const of = all('battlefield', and(n.filter, controlledBy(whoIs({ sel: 'it' }))));
    return n.many && !n.zone && n.head !== 'card'
      ? seq({ do: 'piles', who, of, ...more, bindChosen: chosen, bindOther: other }, { do: 'sacrificeThese', who, what: ofSlot(chosen) })
      : null;
  };
  const atRandom = 'then each player chooses one of their piles at random and sacrifices those permanents';
  for (const [starting, who] of [
    ['starting with you , ', { player: 'each', first: 'you' }],
    ['', { player: 'each' }],
  ] as [string, PlayerRef][])
    g.rule(
      'sentence',
      `${starting}each player separates all {n:core} they control into {c:number} piles . ${atRandom}` as '{n:core} {c:number}',
      ({ n, c }, m) => (typeof c === 'number' ? own(who, n, m, c === 2 ? {} : { into: c }) : null),
    );
  const theirs = 'for each opponent , you choose one of their piles';
  for (const objects of ['the creatures', 'all creatures'])
    g.rule(
      'sentence',
      `each opponent separates ${objects} they control into two piles . ${theirs} . each opponent sacrifices the creatures in their chosen pile` as 'each',
      (_, m) => own({ player: 'eachOpponent' }, { filter: ofType('Creature'), many: true, head: 'creature' }, m, { chooser: YOU }),
    );
  for (const [words, rest] of [
    ['into your graveyard', { to: 'graveyard' }],
    ['on the bottom of your library in any order', { to: 'library', position: 'bottom', order: 'any' }],
  ] as [string, Partial<Extract<Effect, { do: 'move' }>>][]) {
    g.rule(
      'playerVerb',
      `separate {o:pronoun} into two piles . an opponent chooses one of those piles . put that pile into your hand and the other ${words}` as '{o:pronoun}',
      ({ o }, m) => divided(o, YOU, { player: 'anOpponent' }, rest, m.at),
    );
    shownPiles(g, words, rest);
    g.rule(
      'sentence',
      `an opponent separates {o:pronoun} into two piles . put one pile into your hand and the other ${words}`,
      ({ o }, m) => divided(o, { player: 'anOpponent' }, YOU, rest, m.at),
    );
  }
}

/** "one clash", coins, designations as events. */
function happenings(g: Grammar): void {
  g.rule('clause', 'it becomes day', () => ({ do: 'dayNight', becomes: 'day' }));
  g.rule('clause', 'it becomes night', () => ({ do: 'dayNight', becomes: 'night' }));
}

export function installActionEffects(g: Grammar): void {
  phases(g);
  happenings(g);
  piles(g);
  actions(g);
  exerting(g);
}
