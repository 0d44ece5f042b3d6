/** Counters of several kinds put on several things in one sentence (CR 122.1). */
import type { Effect, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { counters, doIf } from './make.js';
import { seq, YOU } from './raw.js';

/** "Put your choice of a flying counter or a hexproof counter on it" (CR 608.2d). */
function chosenKinds(g: Grammar): void {
  const one = (kinds: readonly string[], on: Selector, at: number): Effect => ({
    do: 'chooseEffect',
    who: YOU,
    options: kinds.map((k) => Object.assign(counters('put', k, 1, on), { $at: at })),
  });
  const [a, b, c, d] = ['{a:counterName}', '{b:counterName}', '{c:counterName}', '{d:counterName}'];
  const kinds = '{a:counterName} {b:counterName} {c:counterName} {d:counterName} {o:oneObject}';
  for (const words of [
    `put/puts your choice of a/an ${a} counter or a/an ${b} counter on {o:oneObject}`,
    `put/puts your choice of a/an ${a} or ${b} counter on {o:oneObject}`,
    `put/puts your choice of a/an ${a} counter , a/an ${b} counter , or a/an ${c} counter on {o:oneObject}`,
    `put/puts your choice of a/an ${a} , ${b} ,? or ${c} counter on {o:oneObject}`,
    `put/puts your choice of a/an ${a} , ${b} , ${c} ,? or ${d} counter on {o:oneObject}`,
    `put/puts your choice of a/an ${a} counter , a/an ${b} counter , a/an ${c} counter , or a/an ${d} counter on {o:oneObject}`,
    `put/puts your choice of a counter from among ${a} , ${b} , ${c} ,? and ${d} on {o:oneObject}`,
  ])
    g.rule('playerVerb', words as typeof kinds, ({ a: first, b: second, c: third, d: fourth, o }, m) =>
      one(
        [first, second, third, fourth].filter((k) => k !== undefined),
        o,
        m.at,
      ),
    );
}

export function installCountersInLists(g: Grammar): void {
  chosenKinds(g);
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
