/** Counters of several kinds put on several things in one sentence (CR 122.1). */
import type { Grammar } from './engine.js';
import { counters, doIf } from './make.js';
import { seq } from './raw.js';

export function installCountersInLists(g: Grammar): void {
  g.rule('playerVerb', 'choose/chooses {o:chosen} and put/puts {n:number} {c:counterName} counter/counters on it', ({ o, n, c }, m) =>
    Object.assign(counters('put', c, n, o), { $at: m.at }),
  );
  g.rule('countersOn', '{n:number} {c:counterName} counter/counters on {o:each}', ({ n, c, o }, m) =>
    Object.assign(counters('put', c, n, o), { $at: m.at }),
  );
  g.rule('countersOnIf', '{e:countersOn} if {c:condition}', ({ e, c }) => doIf(c, e));
  g.rule('playerVerb', 'put/puts {a:countersOn} and {b:countersOn}', ({ a, b }) => seq(a, b));
  g.rule('playerVerb', 'put/puts {a:countersOn} , {b:countersOn} , and {c:countersOn}', ({ a, b, c }) => seq(a, b, c));
  // each of them has its own condition, or none has one
  g.rule('playerVerb', 'put/puts {a:countersOnIf} and {b:countersOnIf}', ({ a, b }) => seq(a, b));
}
