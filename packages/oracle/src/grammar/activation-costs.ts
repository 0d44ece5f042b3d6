/** What activating abilities costs more or less, as said by the ability itself and by others (CR 118.7, 602.2b). */
import type { ActivatedAbility, Condition, Filter, PlayerRef, Quantity, Rule, StaticPart } from '@apnap/ability';
import { keywordInfo } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { rulePart } from './make.js';
import { ANY, asFilter, YOU } from './raw.js';

type Change = NonNullable<ActivatedAbility['costChange']>;

/** "This ability costs {1} less to activate for each …": among the limits of the ability. */
function ownCost(g: Grammar): void {
  for (const change of ['less', 'more'] as const) {
    const own = (mana: string, times: Quantity, condition?: Condition): { costChange: Change } => ({
      costChange: { change, mana, times, ...(condition ? { condition } : {}) },
    });
    const costs = `this ability costs {m:mana} ${change} to activate`;
    for (const nonterminal of ['activateLimits', 'activateLimits1'] as const) {
      g.rule(nonterminal, `${costs} {f:forEach} .` as '{m:mana} {f:forEach}', ({ m, f }) => (m.includes('{X}') ? null : own(m, f)));
      g.rule(nonterminal, `${costs} if {c:condition} .` as '{m:mana} {c:condition}', ({ m, c }) =>
        m.includes('{X}') ? null : own(m, 1, c),
      );
      g.rule(nonterminal, `${costs} {w:whereX} .` as '{m:mana} {w:whereX}', ({ m, w }) => (m === '{X}' ? own('{1}', w) : null));
    }
  }
}

/** "Activated abilities of creatures you control cost {2} less to activate". */
function ofOthers(g: Grammar): void {
  g.rule('changedCost', 'cost {m:mana} more to activate', ({ m }) => ({ change: 'more', mana: m }));
  g.rule('changedCost', 'cost {m:mana} less to activate', ({ m }) => ({ change: 'less', mana: m }));
  g.rule(
    'changedCost',
    "cost {m:mana} less to activate . this effect can't reduce the mana in that/those cost/costs to less than one mana",
    ({ m }) => ({ change: 'less', mana: m, floor: 1 }),
  );
  g.rule(
    'changedCost',
    "cost {m:mana} less to activate . this effect can't reduce the amount of mana an ability costs to activate to less than one mana",
    ({ m }) => ({ change: 'less', mana: m, floor: 1 }),
  );
  g.rule('nonMana', "that aren't mana abilities", () => ({ kind: 'nonMana' }));
  type CostChange = Extract<Rule, { rule: 'costChange' }>;
  const rule = (
    what: Filter,
    who: PlayerRef,
    c: Pick<CostChange, 'change' | 'mana' | 'floor'>,
    more: Partial<CostChange> = {},
  ): StaticPart[] => [
    rulePart({
      rule: 'costChange',
      of: 'abilities',
      who,
      what,
      change: c.change,
      mana: c.mana,
      times: 1,
      ...more,
      ...(c.floor ? { floor: c.floor } : {}),
    }),
  ];
  const EACH: PlayerRef = { player: 'each' };
  g.rule('staticPart', 'activated abilities of {n:things} {k?:nonMana} {c:changedCost}', ({ n, k, c }) => rule(n, EACH, c, k));
  g.rule('staticPart', 'activated abilities of {o:pronoun} {k?:nonMana} {c:changedCost}', ({ o, k, c }) => rule(asFilter(o), EACH, c, k));
  g.rule('staticPart', 'abilities {p:player} activate {k?:nonMana} {c:changedCost}', ({ p, k, c }) =>
    p.player === 'you' || p.player === 'eachOpponent' ? rule(ANY, p, c, k) : null,
  );
  g.rule('staticPart', '{k:keyword} abilities you activate {c:changedCost}', ({ k, c }) =>
    keywordInfo(k)?.shape === 'cost' || keywordInfo(k)?.shape === 'filter' ? rule(ANY, YOU, c, { keyword: k }) : null,
  );
}

export function installActivationCosts(g: Grammar): void {
  ownCost(g);
  ofOthers(g);
}
