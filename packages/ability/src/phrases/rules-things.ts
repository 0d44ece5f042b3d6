/** What rules say of things: that they can't attack, must block, don't untap (CR 508, 509, 101.2). */
import type { Action, Cost, Filter, PlayerRef, Quantity, Rule } from '../language.js';
import { and, not } from './filters.js';
import type { Ruled, RuleTime } from './parts.js';
import { alsoRead, phrase, THINGS } from './phrase.js';

const ANY: Filter = { is: 'any' };
const LANDWALK: Filter = { is: 'keyword', keyword: 'landwalk' };
const YOU: PlayerRef = { player: 'you' };
const you: Filter = { is: 'player', who: YOU };
/** You and the planeswalkers you control, as what is attacked. */
const youAndYours: Filter = { is: 'or', of: [you, and({ is: 'type', type: 'Planeswalker' }, { is: 'controlledBy', who: YOU })] };
const cant = (...actions: Action[]): Ruled => ({ rules: actions.map((action) => ({ rule: 'cant', action })) });
const must = (action: Action, time: RuleTime): Ruled => ({ rules: [{ rule: 'must', action }], time });
const stating = (rule: Rule): Ruled => ({ rules: [rule] });
const attacking = (defender?: Filter): Action => ({ act: 'attack', who: THINGS, ...(defender ? { defender } : {}) });
const blocking = (attacker: Filter): Action => ({ act: 'block', who: THINGS, attacker });
const blockedBy = (who: Filter): Action => ({ act: 'block', who, attacker: THINGS });
const activated = (kind: 'any' | 'nonMana'): Action => ({ act: 'activate', who: { player: 'each' }, what: THINGS, kind });
const paying = (cost: Cost[], ...actions: Action[]): Ruled => ({ rules: actions.map((action) => ({ rule: 'costsToAct', action, cost })) });
const each = (times: Quantity): Cost[] => [{ pay: 'mana', mana: '{1}', times }];
const untapping: Action = { act: 'untapInUntapStep', what: THINGS };
const notUntapping: Ruled = { ...cant(untapping), time: 'nextUntapStep' };

const blockingAsThough = (attacker: Filter, has: 'reach' | 'shadow') => stating({ rule: 'blockAsThough', blocker: THINGS, attacker, has });

export const THING_PHRASES = [
  phrase('thingRule', "can't attack or block alone", () =>
    cant({ ...attacking(), alone: 'alone' } as Action, { ...blocking(ANY), alone: 'alone' } as Action),
  ),
  phrase('thingRule', "can't attack or block", () => cant(attacking(), blocking(ANY))),
  phrase('thingRule', "can't attack or block , and its activated abilities can't be activated", () =>
    cant(attacking(), blocking(ANY), activated('any')),
  ),
  phrase('thingRule', "can't attack or block , and its activated abilities can't be activated unless they're mana abilities", () =>
    cant(attacking(), blocking(ANY), activated('nonMana')),
  ),
  phrase('thingRule', "can't attack , block , or crew Vehicles", () => cant(attacking(), blocking(ANY), { act: 'crew', what: THINGS })),
  phrase(
    'thingRule',
    "can't attack , block , or crew Vehicles , and its activated abilities can't be activated unless they're mana abilities",
    () => cant(attacking(), blocking(ANY), { act: 'crew', what: THINGS }, activated('nonMana')),
  ),
  phrase('thingRule', "can't become untapped", () => cant({ act: 'untap', what: THINGS })),
  phrase('thingRule', "can't attack", () => cant(attacking())),
  phrase('thingRule', "can't attack or block this turn , and its activated abilities can't be activated until end of turn", () => ({
    ...cant(attacking(), blocking(ANY), activated('any')),
    time: 'endOfTurn',
  })),
  phrase('thingRule', "can't attack alone", () => cant({ ...attacking(), alone: 'alone' } as Action)),
  phrase('thingRule', "can't attack you", () => cant(attacking(you))),
  phrase('thingRule', "can't attack you or planeswalkers you control", () => cant(attacking(youAndYours))),
  alsoRead('thingRule', "can't attack you or a planeswalker you control", () => cant(attacking(youAndYours))),
  phrase('thingRule', "can't attack {o:possessiveObject} owner or planeswalkers {p:possessiveObject} owner controls", ({ o, p }) =>
    cant(
      attacking({
        is: 'or',
        of: [
          { is: 'player', who: { player: 'ownerOf', of: o } },
          {
            is: 'and',
            of: [
              { is: 'type', type: 'Planeswalker' },
              { is: 'controlledBy', who: { player: 'ownerOf', of: p } },
            ],
          },
        ],
      }),
    ),
  ),
  // reason: as of the owner's planeswalkers
  phrase('thingRule', "can't attack {o:possessiveObject} owner", ({ o }) =>
    cant(attacking({ is: 'player', who: { player: 'ownerOf', of: o } })),
  ),
  phrase('thingRule', "can't attack a player it has already attacked this turn", () =>
    cant(
      attacking({
        is: 'and',
        of: [
          { is: 'player', who: { player: 'each' } },
          { is: 'happened', event: { on: 'attack', what: THINGS, defender: { is: 'oneOf', of: { sel: 'it' } }, batch: 'each' } },
        ],
      }),
    ),
  ),
  phrase('thingRule', "can't attack if {c:defenderCondition}", ({ c }) => cant(attacking({ is: 'satisfies', cond: c }))),
  phrase('thingRule', "can't attack unless {c:defenderCondition}", ({ c }) => cant(attacking(not({ is: 'satisfies', cond: c })))),
  phrase('thingRule', "can't block unless {c:attackerCondition}", ({ c }) => cant(blocking(not({ is: 'satisfies', cond: c })))),
  phrase('thingRule', "can't block or be blocked by {n:things}", ({ n }) => cant(blocking(n), blockedBy(n)), { n: 'ofKind' }),
  phrase('thingRule', "can't be blocked this turn except by {n:things}", ({ n }) => ({ ...cant(blockedBy(not(n))), time: 'endOfTurn' })),
  phrase('thingRule', "can't be blocked", () => cant(blockedBy(ANY))),
  phrase('thingRule', "can't block", () => cant(blocking(ANY))),
  phrase('thingRule', "can't block alone", () => cant({ ...blocking(ANY), alone: 'alone' } as Action)),
  phrase('thingRule', "can't block {o:pronoun}", ({ o }) => cant(blocking({ is: 'oneOf', of: o })), { subject: 'pointedAt' }),
  phrase('thingRule', "can't be blocked except by {n:things}", ({ n }) => cant(blockedBy(not(n)))),
  phrase('thingRule', "can't be blocked by {n:things}", ({ n }) => cant(blockedBy(n)), { subject: 'certain' }),
  phrase('thingRule', 'can block only {n:things}', ({ n }) => cant(blocking(not(n)))),
  phrase('thingRule', "can't block {n:things}", ({ n }) => cant(blocking(n))),
  phrase('thingRule', "can't be blocked except by {n:several} or more creatures", ({ n }) =>
    cant({ act: 'blockedByFewer', attacker: THINGS, n }),
  ),
  phrase('thingRule', "can't be blocked by more than {n:several} creature/creatures", ({ n }) =>
    cant({ act: 'blockedByMore', attacker: THINGS, n }),
  ),
  phrase('thingRule', "can't be the target of {n:targeters}", ({ n }) => cant({ act: 'target', what: THINGS, by: n })),
  alsoRead('thingRule', "can't be the targets of {n:targeters}", ({ n }) => cant({ act: 'target', what: THINGS, by: n })),
  phrase('thingRule', "can't be countered by {n:spells}", ({ n }) => cant({ act: 'counter', what: THINGS, by: n })),
  phrase('thingRule', 'are/is goaded', () => stating({ rule: 'goaded', what: THINGS })),
  alsoRead('thingRule', 'are/is goaded for the rest of the game', () => ({
    ...stating({ rule: 'goaded', what: THINGS }),
    time: 'indefinite',
  })),
  phrase('thingRule', "can't be countered", () => cant({ act: 'counter', what: THINGS })),
  phrase('thingRule', "can't be regenerated", () => cant({ act: 'regenerate', what: THINGS })),
  phrase('thingRule', "can't be sacrificed", () => cant({ act: 'sacrifice', what: THINGS })),
  phrase('thingRule', "can't be enchanted by other Auras", () =>
    cant({ act: 'enchant', what: THINGS, by: { is: 'and', of: [{ is: 'other' }, { is: 'subtype', subtype: 'Aura' }] } }),
  ),
  // reason: an action of the language (CR 303.4d)
  phrase('thingRule', "can't be enchanted", () => cant({ act: 'enchant', what: THINGS, by: ANY })),
  // reason: an action of the language (CR 301.5c)
  phrase('thingRule', "can't be equipped", () => cant({ act: 'equip', what: THINGS, by: ANY })),
  phrase('thingRule', "can't phase out", () => cant({ act: 'phaseOut', what: THINGS })),
  phrase('thingRule', "can't transform", () => cant({ act: 'transform', what: THINGS })),
  phrase('thingRule', "can't have counters put on them/it", () => cant({ act: 'putCounters', what: THINGS, counter: 'any' }), {
    subject: 'certain',
  }),
  phrase('thingRule', "can't have {k:counterName} counters put on them/it", ({ k }) =>
    cant({ act: 'putCounters', what: THINGS, counter: k }),
  ),
  phrase('thingRule', "can't have more than {n:several} {k:counterName} counters on it", ({ n, k }) =>
    stating({ rule: 'counterLimit', what: THINGS, counter: k, most: n }),
  ),
  phrase('thingRule', 'saddles Mounts and crews Vehicles using its toughness rather than its power', () =>
    stating({ rule: 'stronger', what: THINGS, to: ['crew', 'saddle'], by: 'toughness' }),
  ),
  phrase('thingRule', 'crews Vehicles using its toughness rather than its power', () =>
    stating({ rule: 'stronger', what: THINGS, to: ['crew'], by: 'toughness' }),
  ),
  phrase('thingRule', 'saddles Mounts and crews Vehicles as though its power were {n:digits} greater', ({ n }) =>
    stating({ rule: 'stronger', what: THINGS, to: ['crew', 'saddle'], by: n }),
  ),
  phrase('thingRule', 'crews Vehicles as though its power were {n:digits} greater', ({ n }) =>
    stating({ rule: 'stronger', what: THINGS, to: ['crew'], by: n }),
  ),
  phrase('thingRule', 'can be attached only to {n:thing}', ({ n }) => cant({ act: 'equip', what: not(n), by: THINGS })),
  phrase('thingRule', "don't/doesn't untap during your untap step", () => cant(untapping), { subject: 'self' }),
  phrase('thingRule', "don't/doesn't untap during their/its controllers/controller 's untap steps/step", () => cant(untapping)),
  phrase('thingRule', "don't/doesn't untap during your next untap step", () => notUntapping, { subject: 'self' }),
  phrase('thingRule', "don't/doesn't untap during their/its controllers/controller 's next untap steps/step", () => notUntapping),
  alsoRead('thingRule', "don't/doesn't untap during their next untap step", () => notUntapping),
  alsoRead('thingRule', "don't/doesn't untap during that player 's next untap step", () => notUntapping),
  phrase('thingRule', 'attack/attacks {t:combatTime} if able', ({ t }) => must(attacking(), t), { t: 'ofCombat' }),
  phrase(
    'thingRule',
    'attack/attacks {p:attackedPlayer} {t:combatTime} if able',
    ({ p, t }) => must(attacking({ is: 'player', who: p }), t),
    {
      t: 'ofCombat',
    },
  ),
  phrase(
    'thingRule',
    'attack/attacks or block/blocks {t:combatTime} if able',
    ({ t }) => ({ ...must(attacking(), t), rules: [...must(attacking(), t).rules, ...must(blocking(ANY), t).rules] }),
    { t: 'ofCombat' },
  ),
  phrase('thingRule', 'must be blocked if able', () => must({ act: 'beBlocked', attacker: THINGS }, 'always')),
  phrase('thingRule', 'must be blocked {t:combatTime} if able', ({ t }) => must({ act: 'beBlocked', attacker: THINGS }, t), {
    t: 'ofCombat',
  }),
  phrase('thingRule', 'block/blocks {t:combatTime} if able', ({ t }) => must(blocking(ANY), t), { t: 'ofCombat' }),
  phrase('thingRule', 'block/blocks {o:oneObject} {t:combatTime} if able', ({ o, t }) => must(blocking({ is: 'oneOf', of: o }), t), {
    t: 'ofCombat',
  }),
  phrase(
    'thingRule',
    'can block an additional creature {t:combatTime}',
    ({ t }) => ({ rules: [{ rule: 'blockMore', what: THINGS, count: 1 }], time: t }),
    { t: 'ofCombat' },
  ),
  phrase(
    'thingRule',
    'can block an additional {n:many} creatures {t:combatTime}',
    ({ n, t }) => ({ rules: [{ rule: 'blockMore', what: THINGS, count: n }], time: t }),
    { n: 'known', t: 'ofCombat' },
  ),
  alsoRead('thingRule', 'can block up to {n:many} additional creatures {t:combatTime}', ({ n, t }) => ({
    rules: [{ rule: 'blockMore', what: THINGS, count: n }],
    time: t,
  })),
  phrase('thingRule', 'can block any number of creatures', () => stating({ rule: 'blockMore', what: THINGS, count: 'any' })),
  phrase('thingRule', "can attack as though they/it didn't have defender", () =>
    stating({ rule: 'attackAsThough', what: THINGS, without: 'defender' }),
  ),
  phrase('thingRule', "can attack this turn as though they/it didn't have defender", () => ({
    rules: [{ rule: 'attackAsThough', what: THINGS, without: 'defender' }],
    time: 'endOfTurn',
  })),
  phrase('thingRule', 'can block {n:things} as though they/it had reach', ({ n }) => blockingAsThough(n, 'reach')),
  phrase('thingRule', 'can block {n:things} as though they/it had shadow', ({ n }) => blockingAsThough(n, 'shadow')),
  alsoRead('thingRule', 'can block {n:things} as though ~ had shadow', ({ n }) => blockingAsThough(n, 'shadow')),
  phrase('thingRule', "can block {n:things} as though they didn't have shadow", ({ n }) =>
    stating({ rule: 'blockAsThough', blocker: THINGS, attacker: n, lacks: 'shadow' }),
  ),
  phrase('thingRule', "can be blocked as though they/it didn't have those abilities", () =>
    stating({ rule: 'blockAsThough', blocker: ANY, attacker: THINGS, lacks: 'landwalk' }),
  ),
  phrase('thingRule', "can block creatures with landwalk abilities as though they didn't have those abilities", () =>
    stating({ rule: 'blockAsThough', blocker: THINGS, attacker: and({ is: 'type', type: 'Creature' }, LANDWALK), lacks: 'landwalk' }),
  ),
  phrase('thingRule', "can be blocked as though they/it didn't have {l:landwalk}", ({ l }) =>
    stating({ rule: 'blockAsThough', blocker: ANY, attacker: THINGS, lacks: 'landwalk', lands: l }),
  ),
  phrase('thingRule', 'assign/assigns no combat damage', () => stating({ rule: 'assignDamage', what: THINGS, by: 'none' })),
  phrase('thingRule', 'assign/assigns combat damage equal to their/its toughness rather than their/its power', () =>
    stating({ rule: 'assignDamage', what: THINGS, by: 'toughness' }),
  ),
  // whoever controls what attacks or blocks pays
  phrase('thingRule', "can't attack unless {w:controller} {c:payment}", ({ c }) => paying(c, attacking()), { subject: 'certain' }),
  // reason: as of what can't attack (CR 509.1d)
  phrase('thingRule', "can't block unless {w:controller} {c:payment}", ({ c }) => paying(c, blocking(ANY)), { subject: 'certain' }),
  phrase('thingRule', "can't block {n:things} unless {w:controller} {c:payment}", ({ n, c }) => paying(c, blocking(n)), {
    subject: 'certain',
  }),
  phrase('thingRule', "can't attack or block unless {w:controller} {c:payment}", ({ c }) => paying(c, attacking(), blocking(ANY))),
  phrase(
    'thingRule',
    "can't attack you unless their controller pays {x:manaX} for each creature they control that's attacking you {w:whereX}",
    ({ w }) => paying(each(w), attacking(you)),
  ),
  phrase('thingRule', "can't attack you unless their controller {c:payment} for each creature they control that's attacking you", ({ c }) =>
    paying(c, attacking(you)),
  ),
  alsoRead(
    'thingRule',
    "can't attack you or planeswalkers you control unless their controller {c:payment} for each of those creatures",
    ({ c }) => paying(c, attacking(youAndYours)),
  ),
  alsoRead('thingRule', "can't attack you unless their controller {c:payment} for each of those creatures", ({ c }) =>
    paying(c, attacking(you)),
  ),
  phrase(
    'thingRule',
    "can't attack you or a planeswalker you control unless their controller pays {x:manaX} for each of those creatures {w:whereX}",
    ({ w }) => paying(each(w), attacking(youAndYours)),
  ),
  phrase(
    'thingRule',
    "can't attack you or a planeswalker you control unless their controller {c:payment} for each of those creatures",
    ({ c }) => paying(c, attacking(youAndYours)),
  ),
  phrase('thingRule', "can't block unless their controller {c:payment} for each of those creatures", ({ c }) => paying(c, blocking(ANY))),
];
