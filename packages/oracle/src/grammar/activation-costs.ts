/** What activating abilities costs more or less, as said by the ability itself and by others (CR 118.7, 602.2b). */
import type { ActivatedAbility, Condition, Filter, PlayerRef, Quantity, Rule, StaticPart } from '@apnap/ability';
import { keywordInfo } from '@apnap/ability';
import type { Grammar } from './engine.js';
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

const FLOOR = [
  '',
  " . this effect can't reduce the mana in that cost to less than one mana",
  " . this effect can't reduce the amount of mana an ability costs to activate to less than one mana",
  " . this effect can't reduce the mana in those costs to less than one mana",
];

/** "Activated abilities of creatures you control cost {2} less to activate". */
function ofOthers(g: Grammar): void {
  for (const change of ['less', 'more'] as const)
    for (const floor of change === 'less' ? FLOOR : ['']) {
      const rule = (
        what: Filter,
        who: PlayerRef,
        mana: string,
        more: Partial<Extract<Rule, { rule: 'costChange' }>> = {},
      ): StaticPart[] => [
        {
          part: 'rule',
          rule: { rule: 'costChange', of: 'abilities', who, what, change, mana, times: 1, ...more, ...(floor ? { floor: 1 } : {}) },
        },
      ];
      const EACH: PlayerRef = { player: 'each' };
      const cost = `cost {m:mana} ${change} to activate${floor}`;
      for (const [kind, more] of [
        ['', {}],
        [" that aren't mana abilities", { kind: 'nonMana' as const }],
      ] as const) {
        g.rule('staticPart', `activated abilities of {n:noun}${kind} ${cost}` as '{n:noun} {m:mana}', ({ n, m }) =>
          n.many && !n.zone ? rule(n.filter, EACH, m, more) : null,
        );
        g.rule('staticPart', `activated abilities of {o:pronoun}${kind} ${cost}` as '{o:pronoun} {m:mana}', ({ o, m }) =>
          rule(asFilter(o), EACH, m, more),
        );
        g.rule('staticPart', `abilities {p:player} activate${kind} ${cost}` as '{p:player} {m:mana}', ({ p, m }) =>
          p.player === 'you' || p.player === 'eachOpponent' ? rule(ANY, p, m, more) : null,
        );
      }
      g.rule('staticPart', `{k:keyword} abilities you activate ${cost}` as '{k:keyword} {m:mana}', ({ k, m }) =>
        keywordInfo(k)?.shape === 'cost' || keywordInfo(k)?.shape === 'filter' ? rule(ANY, YOU, m, { keyword: k }) : null,
      );
    }
}

export function installActivationCosts(g: Grammar): void {
  ownCost(g);
  ofOthers(g);
}
