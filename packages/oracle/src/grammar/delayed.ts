/** What happens later: delayed triggered abilities, and their times (CR 603.7). */
import type { Effect, EventPattern } from '@apnap/ability';
import { unlessPaid } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { doIf } from './make.js';
import { raw, YOU } from './raw.js';

/** Delayed triggers, and what is done at a later time. */
export function delayed(g: Grammar): void {
  // CR 603.12: what was to be done was done, at least in part
  g.rule('sentence', 'when it connives this way , {s:whereClause}', ({ s }) => raw.effect({ do: '$when', effect: s, way: 'connive' }));
  g.rule('sentence', 'when one or more cards are milled this way , {s:whereClause}', ({ s }) =>
    raw.effect({ do: '$when', effect: s, way: 'mill' }),
  );
  const later = (
    event: EventPattern,
    effect: Effect,
    m: Match,
    uses: 'once' | 'each' = 'once',
    duration: 'indefinite' | 'endOfTurn' = 'indefinite',
  ): Effect => ({ do: 'delayed', event, uses, duration, program: { targets: [], effect }, $at: m.at }) as Effect;
  const endStep: EventPattern = { on: 'step', step: 'end', whose: { player: 'each' } };
  g.rule('laterClause', '{s:clauseList} at the beginning of the next end step', ({ s }, m) => later(endStep, s, m));
  g.rule('sentence', 'at the beginning of the next end step , {s:whereClause}', ({ s }, m) => later(endStep, s, m));
  g.rule('sentence', 'at the beginning of the next end step , {s:clauseList} {c:ifOrUnless}', ({ s, c }, m) => {
    const then = doIf(c, s);
    return then && later(endStep, then, m);
  });
  g.rule('sentence', 'at the beginning of the next end step , {s:clauseList} unless you {c:payment}', ({ s, c }, m) => {
    const effect = unlessPaid(s, YOU, c);
    return effect && later(endStep, effect, m);
  });
  g.rule('laterClause', '{s:clauseList} at the beginning of the next end step {c:ifOrUnless}', ({ s, c }, m) => {
    const then = doIf(c, s);
    return then && later(endStep, then, m);
  });
  g.rule('sentence', 'if you do , at the beginning of the next end step , {s:whereClause}', ({ s }, m) =>
    raw.effect({ do: '$ifDid', done: true, effect: later(endStep, s, m) }),
  );
  g.rule('sentence', "if you don't , at the beginning of the next end step , {s:whereClause}", ({ s }, m) =>
    raw.effect({ do: '$ifDid', done: false, effect: later(endStep, s, m) }),
  );
  g.rule('laterClause', "{s:clauseList} at the beginning of the next turn 's upkeep", ({ s }, m) =>
    later({ on: 'step', step: 'upkeep', whose: { player: 'each' } }, s, m),
  );
  g.rule('laterClause', '{s:clauseList} at the beginning of the next upkeep', ({ s }, m) =>
    later({ on: 'step', step: 'upkeep', whose: { player: 'each' } }, s, m),
  );
  g.rule('laterClause', '{s:clauseList} when {o:self} leaves the battlefield', ({ s, o }, m) =>
    later({ on: 'zone', what: { is: 'oneOf', of: o }, from: 'battlefield', batch: 'each' }, s, m),
  );
  g.rule('laterClause', '{s:clauseList} at the beginning of your next upkeep', ({ s }, m) =>
    later({ on: 'step', step: 'upkeep', whose: YOU }, s, m),
  );
  g.rule('sentence', 'at the beginning of your next upkeep , {s:whereClause}', ({ s }, m) =>
    later({ on: 'step', step: 'upkeep', whose: YOU }, s, m),
  );
  g.rule('sentence', 'at the beginning of the next combat , {s:whereClause}', ({ s }, m) =>
    later({ on: 'step', step: 'beginCombat', whose: { player: 'each' } }, s, m),
  );
  g.rule('sentence', 'at the beginning of your next {n:stepName} , {s:whereClause}', ({ n, s }, m) =>
    n === 'upkeep' || n === 'end' ? null : later({ on: 'step', step: n, whose: YOU }, s, m),
  );
  const endOfCombat: EventPattern = { on: 'step', step: 'endCombat', whose: { player: 'each' } };
  g.rule('laterClause', '{s:clauseList} at end of combat', ({ s }, m) => later(endOfCombat, s, m));
  g.rule('sentence', 'at end of combat , {s:whereClause}', ({ s }, m) => later(endOfCombat, s, m));
  g.rule('sentence', "at this turn 's next end of combat , {s:whereClause}", ({ s }, m) => later(endOfCombat, s, m, 'once', 'endOfTurn'));
  const event = (e: EventPattern, m: Match): EventPattern => ({ ...e, $at: m.at }) as unknown as EventPattern;
  g.rule('sentence', 'when {e:oneEvent} this turn , {s:whereClause}', ({ e, s }, m) => later(event(e, m), s, m, 'once', 'endOfTurn'));
  g.rule('sentence', 'whenever {e:oneEvent} this turn , {s:whereClause}', ({ e, s }, m) => later(event(e, m), s, m, 'each', 'endOfTurn'));
  g.rule('sentence', 'until end of turn , whenever {e:oneEvent} , {s:whereClause}', ({ e, s }, m) =>
    later(event(e, m), s, m, 'each', 'endOfTurn'),
  );
}
