/** Spells that may be cast from elsewhere once a turn (CR 601.3), and what companions say besides. */
import type { Filter, Rule, StaticAbility, StaticPart } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { choose, controlledBy, oneOf, ownedBy, rulePart, stated } from './make.js';
import { and, type Noun, SUBJECT_PLAYER as WHO, YOU } from './raw.js';
import { ref } from './references.js';

const part = (rule: Rule): StaticPart[] => [rulePart(rule)];

/** "A creature card" is cast as a creature spell. */
const spellOf = (n: Noun): Filter => (n.zone === 'stack' ? n.filter : and(n.filter, { is: 'spell' }));

/** "Once during each of your turns, you may cast …", as it is said now and as it was. */
function onceEachTurn(g: Grammar): void {
  const from = [
    ['your graveyard', 'graveyard'],
    ['the top of your library', 'library'],
  ] as const;
  const yours = { if: 'turnOf', who: YOU } as const;
  for (const [place, zone] of from) {
    const once = (what: Filter): StaticPart[] => part({ rule: 'may', action: { act: 'cast', who: YOU, what, from: zone }, perTurn: 1 });
    for (const words of ['once during each of your turns', 'during each of your turns'])
      for (const one of ['one', 'a/an'])
        g.rule('staticBody', `${words} , you may cast ${one} {n:noun} from ${place}` as '{n:noun}', ({ n }): StaticAbility | null =>
          n.many || (n.zone && n.zone !== 'stack') ? null : stated(yours, once(spellOf(n))),
        );
    g.rule('staticPart', `once each turn , you may cast a/an {n:noun} from ${place}` as '{n:noun}', ({ n }) =>
      n.many || (n.zone && n.zone !== 'stack') ? null : once(spellOf(n)),
    );
  }
}

function others(g: Grammar): void {
  g.rule('staticPart', 'activated abilities of {n:noun} cost {m:mana} less to activate', ({ n, m }) =>
    !n.many || !n.zone || n.zone === 'stack'
      ? null
      : part({
          rule: 'costChange',
          of: 'abilities',
          who: { player: 'each' },
          what: oneOf({ sel: 'all', zone: n.zone, ...(n.of ? { of: n.of } : {}), filter: n.filter }),
          change: 'less',
          mana: m,
          times: 1,
        }),
  );
  g.rule('core', 'permanent spell', () => ({
    filter: and({ is: 'permanentCard' }, { is: 'spell' }),
    many: false,
    head: 'spell',
    zone: 'stack' as const,
  }));
  g.rule('staticBody', 'during your turn , {p:staticPart} and {q:staticPart}', ({ p, q }) =>
    stated({ if: 'turnOf', who: YOU }, [...p, ...q]),
  );
  for (const change of ['less', 'more'] as const)
    g.rule('staticPart', `{n:spells} you cast {p:post} cost {m:mana} ${change} to cast` as '{n:spells} {p:post} {m:mana}', ({ n, p, m }) =>
      part({ rule: 'costChange', of: 'spells', who: YOU, what: and(n, p), change, mana: m, times: 1 }),
    );
  g.rule('damageSource', 'a source you control {p:post}', ({ p }) => and(controlledBy(YOU), p));
  g.rule('post', 'you own and control', () => and(ownedBy(YOU), controlledBy(YOU)));
  g.rule('playerVerb', 'put {c:count} {n:noun} from among the milled cards {d:destination}', ({ c, n, d }, m) =>
    n.head !== 'card' || n.zone
      ? null
      : {
          do: 'move',
          what: choose(WHO, { sel: 'filter', of: ref({ ...m, end: m.at + 1 }, 'way:mill', true), filter: n.filter }, c.min, c.max),
          ...d,
        },
  );
}

export function installAllowances(g: Grammar): void {
  onceEachTurn(g);
  others(g);
}
