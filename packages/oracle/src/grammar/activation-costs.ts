/** What activating abilities costs more or less, as said by the ability itself and by others (CR 118.7, 602.2b). */
import type { ActivatedAbility, Condition, Quantity } from '@apnap/ability';
import { keywordInfo } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { oneOf } from './make.js';
import { ANY, asFilter, YOU } from './raw.js';

type Change = NonNullable<ActivatedAbility['costChange']>;

/** "This ability costs {1} less to activate for each …": among the limits of the ability. */
function ownCost(g: Grammar): void {
  const own = (change: Change['change'], mana: string, times: Quantity, condition?: Condition): { costChange: Change } => ({
    costChange: { change, mana, times, ...(condition ? { condition } : {}) },
  });
  const fixed = (mana: string): boolean => !mana.includes('{X}');
  g.rule('activateLimit', 'this ability costs {m:mana} {d:lessOrMore} to activate {f:forEach} .', ({ m, d, f }) =>
    fixed(m) ? own(d, m, f) : null,
  );
  g.rule('activateLimit', 'this ability costs {m:mana} {d:lessOrMore} to activate if {c:condition} .', ({ m, d, c }) =>
    fixed(m) ? own(d, m, 1, c) : null,
  );
  g.rule('activateLimit', 'this ability costs {m:mana} {d:lessOrMore} to activate during your turn .', ({ m, d }) =>
    fixed(m) ? own(d, m, 1, { if: 'turnOf', who: YOU }) : null,
  );
  g.rule('activateLimit', 'this ability costs {x:manaX} {d:lessOrMore} to activate {w:whereX} .', ({ x, d, w }) =>
    x ? own(d, '{1}', w) : null,
  );
}

/** Keywords that stand before activated abilities. */
const ACTIVATED: ReadonlySet<string> = new Set(['boast', 'exhaust', 'powerUp']);

/** Whether the keyword stands for an activated ability. */
const isCost = (k: string): boolean => {
  const info = keywordInfo(k);
  return info?.shape === 'cost' || info?.shape === 'filter' || ACTIVATED.has(k);
};

/** "Activated abilities of creatures you control cost {2} less to activate". */
function ofOthers(g: Grammar): void {
  const EACH = { player: 'each' } as const;
  g.rule('changedCost', 'cost {m:mana} {d:lessOrMore} to activate', ({ m, d }) => ({ change: d, mana: m }));
  // CR 602.5, 113.7: of anything with the name, wherever it is
  g.rule('whoseAbilities', 'activated abilities of sources with the chosen name', () => ({
    what: { is: 'named', name: { link: 0 } },
    who: EACH,
  }));
  g.rule('whoseAbilities', '{o:possessiveObject} activated abilities', ({ o }) => ({ what: asFilter(o), who: EACH }));
  for (const [words, who] of [
    ['abilities of', EACH],
    ['abilities you activate of', YOU],
  ] as const)
    g.rule('whoseAbilities', `{k:keyword} ${words} {n:things}` as '{k:keyword} {n:things}', ({ k, n }) =>
      isCost(k) ? { what: n, who, keyword: k } : null,
    );
  g.rule('whoseAbilities', '{k:keyword} abilities of {o:pronoun}', ({ k, o }) =>
    isCost(k) ? { what: asFilter(o), who: EACH, keyword: k } : null,
  );
  g.rule('whoseAbilities', '{k:keyword} abilities of {n:things} you activate', ({ k, n }) =>
    isCost(k) ? { what: n, who: YOU, keyword: k } : null,
  );
  g.rule(
    'rule',
    '{o:possessiveObject} {k:keyword} ability costs {m:mana} {d:lessOrMore} to activate if it targets {t:thing}',
    ({ o, k, m, d, t }) =>
      isCost(k)
        ? {
            rules: [
              { rule: 'costChange', of: 'abilities', who: EACH, what: asFilter(o), change: d, mana: m, times: 1, keyword: k, targeting: t },
            ],
          }
        : null,
  );
  // CR 118.7: no more than there is
  g.rule('changedCost', 'cost up to {m:mana} less to activate', ({ m }) => ({ change: 'less', mana: m }));
  for (const what of ['mana in that/those cost/costs', 'amount of mana an ability costs to activate'])
    for (const cost of ['cost', 'cost up to'])
      g.rule(
        'changedCost',
        `${cost} {m:mana} less to activate . this effect can't reduce the ${what} to less than one mana` as '{m:mana}',
        ({ m }) => ({ change: 'less', mana: m, floor: 1 }),
      );
  g.rule('rule', "activated abilities {c:changedCost} unless they're mana abilities", ({ c: { change, mana, ...floor } }) => ({
    rules: [{ rule: 'costChange', of: 'abilities', who: EACH, what: ANY, change, mana, times: 1, kind: 'nonMana', ...floor }],
  }));
  g.rule('whoseAbilities', 'activated abilities', () => ({ what: ANY, who: EACH }));
  g.rule('whoseAbilities', 'activated abilities of {n:things}', ({ n }) => ({ what: n, who: EACH }));
  g.rule('whoseAbilities', 'activated abilities of {o:pronoun}', ({ o }) => ({ what: asFilter(o), who: EACH }));
  g.rule('whoseAbilities', 'activated abilities of {n:noun}', ({ n: { filter, zone, of, many } }) =>
    many && zone && zone !== 'stack' ? { what: oneOf({ sel: 'all', zone, ...(of ? { of } : {}), filter }), who: EACH } : null,
  );
  g.rule('whoseAbilities', 'abilities {p:player} activate', ({ p }) =>
    p.player === 'you' || p.player === 'eachOpponent' ? { what: ANY, who: p } : null,
  );
  g.rule('whoseAbilities', '{k:keyword} abilities you activate', ({ k }) => (isCost(k) ? { what: ANY, who: YOU, keyword: k } : null));
  g.rule('rule', '{a:whoseAbilities} that target/targets {t:thing} {c:changedCost}', ({ a: { who, what, ...ofKind }, t, c }) => {
    const { change, mana, ...floor } = c;
    return { rules: [{ rule: 'costChange', of: 'abilities', who, what, change, mana, times: 1, ...ofKind, ...floor, targeting: t }] };
  });
  g.rule('rule', '{a:whoseAbilities} that target/targets {o:pronoun} {c:changedCost}', ({ a: { who, what, ...ofKind }, o, c }) => {
    const { change, mana, ...floor } = c;
    const targeting = asFilter(o);
    return { rules: [{ rule: 'costChange', of: 'abilities', who, what, change, mana, times: 1, ...ofKind, ...floor, targeting }] };
  });
  g.rule(
    'rule',
    '{a:whoseAbilities} {k?:notMana} {c:changedCost}',
    ({ a: { who, what, ...ofKind }, k, c: { change, mana, ...floor } }) => ({
      rules: [{ rule: 'costChange', of: 'abilities', who, what, change, mana, times: 1, ...ofKind, ...(k ? { kind: k } : {}), ...floor }],
    }),
  );
}

export function installActivationCosts(g: Grammar): void {
  ownCost(g);
  ofOthers(g);
}
