/** Attacks, blocks, damage, steps: events read and written by the same words (CR 508, 509, 510, 603.2). */
import type { Step } from '../basics.js';
import type { EventPattern, Filter, PlayerRef } from '../language.js';
import { and } from './filters.js';
import { alsoRead, phrase } from './phrase.js';

type Damage = Extract<EventPattern, { on: 'damage' }>;
type Attack = Extract<EventPattern, { on: 'attack' }>;

const ANY: Filter = { is: 'any' };
const YOU: PlayerRef = { player: 'you' };
const CREATURE: Filter = { is: 'type', type: 'Creature' };
const EACH: PlayerRef = { player: 'each' };
const ofPlayer = (who: PlayerRef): Filter => ({ is: 'player', who });
/** Players and the planeswalkers they control, as what is attacked. */
const withPlaneswalkers = (who: PlayerRef): Filter => ({
  is: 'or',
  of: [
    ofPlayer(who),
    {
      is: 'and',
      of: [
        { is: 'type', type: 'Planeswalker' },
        { is: 'controlledBy', who },
      ],
    },
  ],
});
const YOU_OR_YOURS = withPlaneswalkers(YOU);
const OPPONENTS_OR_THEIRS = withPlaneswalkers({ player: 'eachOpponent' });

/** No player has more life. */
const MOST_LIFE: Filter = {
  is: 'satisfies',
  cond: {
    if: 'compare',
    left: { q: 'life', who: { player: 'of', of: { sel: 'it' } } },
    cmp: '>=',
    right: { q: 'extreme', which: 'greatest', stat: 'life', of: { sel: 'players', who: EACH } },
  },
};

const attack = (what: Filter, batch: 'each' | 'oneOrMore' = 'each', defender?: Filter): Attack =>
  defender === undefined ? { on: 'attack', what, batch } : { on: 'attack', what, defender, batch };
/** CR 805.10c: a player attacks by himself, though a team attacks as a group. */
const byOne = (what: Filter, defender: Filter): Attack => ({ ...attack(what, 'oneOrMore', defender), per: 'attacker' });
const OPPOSING: Filter = and(CREATURE, { is: 'controlledBy', who: { player: 'eachOpponent' } });
// blocking and being blocked are one event however many creatures there are (CR 509.3d)
const block = (what: Filter, attacker?: Filter): EventPattern => ({
  on: 'block',
  what,
  attacker: attacker ?? ANY,
  batch: attacker ? 'each' : 'oneOrMore',
});
const blocked = (what: Filter, by?: Filter): EventPattern => ({ on: 'blocked', what, by: by ?? ANY, batch: by ? 'each' : 'oneOrMore' });
const damage = (source: Filter, to: Filter, kind: Damage['kind'], batch: Damage['batch'] = 'each'): Damage => ({
  on: 'damage',
  source,
  to,
  kind,
  batch,
});
const step = (name: Step, whose: PlayerRef, nth?: 2): EventPattern => ({ on: 'step', step: name, whose, ...(nth ? { nth } : {}) });

const blocksSome = (what: Filter, attacker: Filter): EventPattern => ({ on: 'block', what, attacker, batch: 'oneOrMore' });
const blockedBySome = (what: Filter, by: Filter): EventPattern => ({ on: 'blocked', what, by, batch: 'oneOrMore' });

export const COMBAT_PHRASES = [
  alsoRead('oneEvent', 'you attack', () => attack(and({ is: 'type', type: 'Creature' }, { is: 'controlledBy', who: YOU }), 'oneOrMore')),
  phrase('oneEvent', 'a player attacks one or more of your opponents', () => byOne(CREATURE, ofPlayer({ player: 'eachOpponent' }))),
  // once for each opponent attacked (CR 508.6)
  phrase('oneEvent', 'a player attacks an opponent', () => ({
    ...byOne(CREATURE, ofPlayer({ player: 'eachOpponent' })),
    once: 'defender',
  })),
  phrase('oneEvent', 'an opponent attacks a planeswalker you control with one or more creatures', () => ({
    ...byOne(OPPOSING, and({ is: 'type', type: 'Planeswalker' }, { is: 'controlledBy', who: YOU })),
    once: 'defender',
  })),
  phrase('oneEvent', '{s:eventBatch} attack/attacks an opponent or a planeswalker an opponent controls', ({ s }) =>
    attack(s.what, s.batch, OPPONENTS_OR_THEIRS),
  ),
  phrase('oneEvent', '{s:eventMany} attack an opponent or a planeswalker they control', ({ s }) => ({
    ...attack(s.what, 'oneOrMore', OPPONENTS_OR_THEIRS),
    once: 'defender',
  })),
  phrase('oneEvent', 'one or more of your opponents are attacked', () =>
    attack(CREATURE, 'oneOrMore', ofPlayer({ player: 'eachOpponent' })),
  ),
  // CR 508.6: however many creatures attack a player, it is attacked once
  phrase('oneEvent', '{p:certainPlayer} are/is attacked', ({ p }) => attack({ is: 'type', type: 'Creature' }, 'oneOrMore', ofPlayer(p))),
  alsoRead('oneEvent', 'a player attacks {p:certainPlayer} with one or more creatures', ({ p }) => byOne(CREATURE, ofPlayer(p))),
  // however many more attack, once (CR 603.2c)
  phrase('oneEvent', '{n:many} or more {t:things} attack', ({ n, t }) => ({ ...attack(t, 'oneOrMore'), least: n })),
  phrase('oneEvent', '{n:many} or more {t:things} attack a player', ({ n, t }) => ({
    ...attack(t, 'oneOrMore', ofPlayer(EACH)),
    once: 'defender',
    least: n,
  })),
  phrase('oneEvent', '{n:many} or more {t:things} attack you', ({ n, t }) => ({ ...attack(t, 'oneOrMore', ofPlayer(YOU)), least: n })),
  phrase('oneEvent', 'an opponent attacks you', () => byOne(OPPOSING, ofPlayer(YOU))),
  phrase('oneEvent', 'an opponent attacks you and-or one or more planeswalkers you control', () => byOne(OPPOSING, YOU_OR_YOURS)),
  phrase('oneEvent', 'a player attacks {p:certainPlayer}', ({ p }) => byOne(CREATURE, ofPlayer(p))),
  phrase('oneEvent', '{s:eventBatch} attack/attacks alone', ({ s }) =>
    attack(and(s.what, { is: 'status', status: 'attackingAlone' }), s.batch),
  ),
  phrase('oneEvent', '{s:eventBatch} attack/attacks you or a planeswalker you control', ({ s }) => attack(s.what, s.batch, YOU_OR_YOURS)),
  phrase('oneEvent', 'you attack a player', () => ({
    ...attack(and(CREATURE, { is: 'controlledBy', who: YOU }), 'oneOrMore', ofPlayer(EACH)),
    once: 'defender',
  })),
  phrase('oneEvent', '{s:eventMany} attack a player', ({ s }) => ({ ...attack(s.what, 'oneOrMore', ofPlayer(EACH)), once: 'defender' })),
  phrase('oneEvent', '{s:eventMany} attack a player or planeswalker', ({ s }) => ({
    ...attack(s.what, 'oneOrMore', { is: 'or', of: [ofPlayer(EACH), { is: 'type', type: 'Planeswalker' }] }),
    once: 'defender',
  })),
  // reason: as of several at once
  phrase('oneEvent', '{s:eventEach} attack/attacks a player', ({ s }) => attack(s.what, 'each', ofPlayer(EACH))),
  phrase('oneEvent', '{s:eventBatch} attack/attacks the player with the most life or tied for most life', ({ s }) =>
    attack(s.what, s.batch, and(ofPlayer(EACH), MOST_LIFE)),
  ),
  phrase('oneEvent', '{s:eventBatch} attack/attacks a player who {c:defenderWho}', ({ s, c }) =>
    attack(s.what, s.batch, { is: 'and', of: [ofPlayer(EACH), { is: 'satisfies', cond: c }] }),
  ),
  phrase('oneEvent', '{s:eventBatch} attack/attacks {p:somebody}', ({ s, p }) => attack(s.what, s.batch, ofPlayer(p))),
  phrase('oneEvent', '{s:eventBatch} attack/attacks {t:thing}', ({ s, t }) => attack(s.what, s.batch, t)),
  phrase('oneEvent', '{s:eventBatch} attack/attacks', ({ s }) => attack(s.what, s.batch)),
  phrase('oneEvent', '{s:eventEach} attack/attacks or block/blocks', ({ s }) => ({ on: 'or', of: [attack(s.what), block(s.what)] })),
  phrase('oneEvent', '{s:eventEach} block/blocks', ({ s }) => block(s.what)),
  phrase('oneEvent', '{s:eventEach} block/blocks {t:thing}', ({ s, t }) => block(s.what, t)),
  phrase('oneEvent', '{s:eventEach} become/becomes blocked', ({ s }) => blocked(s.what)),
  phrase('oneEvent', '{s:eventEach} become/becomes blocked by {t:thing}', ({ s, t }) => blocked(s.what, t)),
  phrase('oneEvent', '{s:eventEach} blocks or becomes blocked', ({ s }) => ({ on: 'or', of: [block(s.what), blocked(s.what)] })),
  // however many they are, once (CR 603.2c)
  phrase('oneEvent', '{s:eventEach} blocks or becomes blocked by one or more {n:things}', ({ s, n }) => ({
    on: 'or',
    of: [blocksSome(s.what, n), blockedBySome(s.what, n)],
  })),
  phrase('oneEvent', '{s:eventEach} block/blocks one or more {n:things}', ({ s, n }) => blocksSome(s.what, n)),
  phrase('oneEvent', '{s:eventEach} become/becomes blocked by one or more {n:things}', ({ s, n }) => blockedBySome(s.what, n)),
  phrase('oneEvent', '{s:eventEach} blocks or becomes blocked by {t:thing}', ({ s, t }) => ({
    on: 'or',
    of: [block(s.what, t), blocked(s.what, t)],
  })),
  phrase('oneEvent', '{p:somebody} are/is dealt {k:damageKind}', ({ p, k }) => damage(ANY, ofPlayer(p), k, 'oneOrMore')),
  alsoRead('oneEvent', "you're dealt {k:damageKind}", ({ k }) => damage(ANY, ofPlayer(YOU), k, 'oneOrMore')),
  // however many deal it (CR 603.2c)
  phrase('oneEvent', '{p:somebody} are/is dealt {k:damageKind} by {s:dealers}', ({ p, k, s }) => damage(s, ofPlayer(p), k, 'oneOrMore'), {
    s: 'cast',
  }),
  phrase('oneEvent', '{s:eventEach} are/is dealt {k:damageKind}', ({ s, k }) => damage(ANY, s.what, k, 'oneOrMore')),
  // however many of them are dealt it (CR 603.2c)
  phrase('oneEvent', '{s:eventMany} are dealt excess {k:damageKind}', ({ s, k }) => ({
    ...damage(ANY, s.what, k, 'oneOrMore'),
    once: 'all',
    excess: true,
  })),
  phrase('oneEvent', '{s:eventEach} is dealt excess {k:damageKind}', ({ s, k }) => ({
    ...damage(ANY, s.what, k, 'oneOrMore'),
    excess: true,
  })),
  phrase('oneEvent', 'a source deals {k:damageKind} to you', ({ k }) => damage(ANY, ofPlayer(YOU), k)),
  phrase('oneEvent', 'a source deals {k:damageKind} to {s:eventEach}', ({ s, k }) => damage(ANY, s.what, k)),
  alsoRead('oneEvent', '{s:damageSource} deals {k:damageKind} to you', ({ s, k }) => damage(s, ofPlayer(YOU), k)),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to {p:actor}', ({ s, k, p }) => damage(s.what, ofPlayer(p), k, s.batch)),
  phrase('oneEvent', '{s:eventSource} deals exactly {n:digits} {k:damageKind} to a permanent or player', ({ s, n, k }) => ({
    ...damage(s.what, { is: 'or', of: [{ is: 'permanent' }, ofPlayer(EACH)] }, k, s.batch),
    exactly: n,
  })),
  phrase('oneEvent', '{s:eventSource} deals {n:digits} or more {k:damageKind} to {p:actor}', ({ s, n, k, p }) => ({
    ...damage(s.what, ofPlayer(p), k, s.batch),
    least: n,
  })),
  phrase('oneEvent', '{s:eventSource} deals {n:digits} or more {k:damageKind}', ({ s, n, k }) => ({
    ...damage(s.what, ANY, k, s.batch),
    least: n,
  })),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to a player or planeswalker', ({ s, k }) =>
    damage(s.what, { is: 'or', of: [ofPlayer(EACH), { is: 'type', type: 'Planeswalker' }] }, k, s.batch),
  ),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to a player or battle', ({ s, k }) =>
    damage(s.what, { is: 'or', of: [ofPlayer(EACH), { is: 'type', type: 'Battle' }] }, k, s.batch),
  ),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to a creature or opponent', ({ s, k }) =>
    damage(s.what, { is: 'or', of: [{ is: 'type', type: 'Creature' }, ofPlayer({ player: 'eachOpponent' })] }, k, s.batch),
  ),
  alsoRead('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to another player', ({ s, k }) =>
    damage(s.what, ofPlayer({ player: 'eachOther' }), k, s.batch),
  ),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to a creature or player', ({ s, k }) =>
    damage(s.what, { is: 'or', of: [{ is: 'type', type: 'Creature' }, ofPlayer(EACH)] }, k, s.batch),
  ),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to you or a permanent you control', ({ s, k }) =>
    damage(
      s.what,
      { is: 'or', of: [ofPlayer(YOU), { is: 'and', of: [{ is: 'permanent' }, { is: 'controlledBy', who: YOU }] }] },
      k,
      s.batch,
    ),
  ),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind}', ({ s, k }) => damage(s.what, ANY, k, s.batch)),
  // reason: as of damage to players
  phrase('oneEvent', '{s:eventEach} deal/deals {k:damageKind} to one or more opponents', ({ s, k }) => ({
    ...damage(s.what, ofPlayer({ player: 'eachOpponent' }), k, 'oneOrMore'),
    once: 'source',
  })),
  phrase('oneEvent', '{s:eventMany} deal {k:damageKind} to one or more of your opponents', ({ s, k }) => ({
    ...damage(s.what, ofPlayer({ player: 'eachOpponent' }), k, 'oneOrMore'),
    once: 'all',
  })),
  phrase('oneEvent', '{s:eventMany} deal {k:damageKind} to one or more players', ({ s, k }) => ({
    ...damage(s.what, ofPlayer(EACH), k, 'oneOrMore'),
    once: 'all',
  })),
  phrase('oneEvent', '{s:eachSource} deals {k:damageKind} to one or more permanents and-or players', ({ s, k }) => ({
    ...damage(s.what, { is: 'or', of: [{ is: 'permanent' }, ofPlayer(EACH)] }, k, 'oneOrMore'),
    once: 'source',
  })),
  phrase('oneEvent', '{s:eventEach} deal/deals {k:damageKind} to one or more {n:things}', ({ s, k, n }) => ({
    ...damage(s.what, n, k, 'oneOrMore'),
    once: 'source',
  })),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to {o:pronoun}', ({ s, k, o }) =>
    damage(s.what, { is: 'oneOf', of: o }, k, s.batch),
  ),
  phrase('oneEvent', '{s:eventSource} deal/deals {k:damageKind} to {t:thing}', ({ s, k, t }) => damage(s.what, t, k, s.batch)),
  phrase('oneEvent', 'the beginning of combat on your turn', () => step('beginCombat', YOU)),
  phrase('oneEvent', 'the beginning of each combat', () => step('beginCombat', EACH)),
  phrase('oneEvent', "the beginning of combat on each opponent 's turn", () => step('beginCombat', { player: 'eachOpponent' })),
  // reason: the same as each combat, whose turn it is being said
  alsoRead('oneEvent', "the beginning of combat on each player 's turn", () => step('beginCombat', EACH)),
  phrase('oneEvent', 'end of combat on your turn', () => step('endCombat', YOU)),
  phrase('oneEvent', 'end of combat', () => step('endCombat', EACH)),
  phrase('oneEvent', 'the beginning of each {n:stepName}', ({ n }) => step(n, EACH)),
  alsoRead('oneEvent', 'the beginning of the {n:stepName}', ({ n }) => step(n, EACH)),
  phrase('oneEvent', 'the beginning of {p:whoseTurn} {n:stepName}', ({ p, n }) => step(n, p)),
  alsoRead('oneEvent', 'the beginning of the {n:stepName} of {p:player}', ({ p, n }) => step(n, p)),
  phrase('oneEvent', 'the beginning of {p:whoseTurn} second main phase', ({ p }) => step('postcombatMain', p, 2)),
  phrase('oneEvent', 'the beginning of each of {p:possessive} main phases', ({ p }) => ({
    on: 'or',
    of: [step('precombatMain', p), step('postcombatMain', p)],
  })),
  phrase('oneEvent', 'the beginning of the first upkeep', () => ({ on: 'step', step: 'upkeep', whose: EACH, first: 'ofGame' })),
  phrase('oneEvent', 'the beginning of {p:possessive} first upkeep', ({ p }) => ({
    on: 'step',
    step: 'upkeep',
    whose: p,
    first: 'ofPlayer',
  })),
];
