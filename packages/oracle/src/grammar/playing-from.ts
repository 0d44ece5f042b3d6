/** Spells and lands that may be played from elsewhere, for what, and what happens to them (CR 118.9, 305.1, 601.3). */
import type { Cost, Duration, Effect, Filter, ManaRider, Rule, Selector, StaticAbility, StaticPart, Zone } from '@apnap/ability';
import { placeStatic } from './abilities.js';
import type { Grammar } from './engine.js';
import { ofType, oneOf, ownedBy, payObjects, replacing, rulePart, ruling, stated, statOf } from './make.js';
import { and, type Noun, not, SELF, YOU } from './raw.js';

type May = Extract<Rule, { rule: 'may' }>;

const SPELL: Filter = { is: 'spell' };
const LAND: Filter = ofType('Land');
const self: Filter = oneOf(SELF);
const part = (rule: Rule): StaticPart => rulePart(rule);
const cast = (what: Filter, from: Zone, more: Partial<May> = {}): May => ({
  rule: 'may',
  action: { act: 'cast', who: YOU, what, from },
  ...more,
});
const land = (from: Zone): May => ({ rule: 'may', action: { act: 'playLand', who: YOU, what: LAND, from } });
/** "A creature card" is cast as a creature spell. */
const spellOf = (n: Noun): Filter | null =>
  n.many || n.of || (n.zone && n.zone !== 'stack') ? null : n.zone === 'stack' ? n.filter : and(n.filter, SPELL);

/** CR 116.2a, 601.3: the top card, whatever it is, or if it is of a kind. */
function topCard(g: Grammar): void {
  const top = 'the top card of your library';
  g.rule('staticPart', `you may play ${top}` as 'you', () => [part(land('library')), part(cast(SPELL, 'library'))]);
  g.rule('staticPart', `you may cast ${top} if it's a/an {n:noun}` as '{n:noun}', ({ n }) => {
    const what = n.head === 'card' ? spellOf(n) : null;
    return what && [part(cast(what, 'library'))];
  });
  g.rule('staticPart', `you may cast ${top} if it's a/an {n:noun} or a/an {k:noun}` as '{n:noun} {k:noun}', ({ n, k }) => {
    const [a, b] = [spellOf(n), spellOf(k)];
    return n.head === 'card' && k.head === 'card' && a && b ? [part(cast({ is: 'or', of: [a, b] }, 'library'))] : null;
  });
  const life: Cost[] = [{ pay: 'life', amount: statOf('manaValue', { sel: 'it' }) }];
  g.rule(
    'staticPart',
    `you may play ${top} . if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost` as 'you',
    () => [part(land('library')), part(cast(SPELL, 'library', { cost: life }))],
  );
}

/** "By paying {B}{B} and sacrificing two creatures": what is paid, in the form that follows "by". */
function payingForms(g: Grammar): void {
  const onBattlefield = (n: Noun): boolean => n.zone === undefined && n.head !== 'card';
  g.rule('payingItem', 'paying {m:mana}', ({ m }) => (/\{[EX]\}/.test(m) ? null : [{ pay: 'mana', mana: m }]));
  g.rule('payingItem', 'paying {n:number} life', ({ n }) => [{ pay: 'life', amount: n }]);
  g.rule('payingItem', 'sacrificing {c:number} {n:nounOr}', ({ c, n }) =>
    onBattlefield(n) ? [payObjects('sacrifice', 'battlefield', n.filter, c)] : null,
  );
  g.rule('payingItem', 'discarding {c:number} {n:nounOr}', ({ c, n }) =>
    n.head === 'card' && !n.zone ? [payObjects('discard', 'hand', n.filter, c)] : null,
  );
  g.rule('paying', '{a:payingItem}', ({ a }) => a);
  g.rule('paying', '{a:payingItem} and {b:payingItem}', ({ a, b }) => [...a, ...b]);
}

/** CR 113.6b: what a card says of casting itself from where it is, for what. */
function itself(g: Grammar): void {
  const body = (from: Zone, cost: Cost[]): StaticAbility => ({ kind: 'static', zone: from, parts: [part(cast(self, from, { cost }))] });
  for (const [words, from] of [
    ['from your graveyard', 'graveyard'],
    ['from exile', 'exile'],
  ] as const) {
    const may = `you may cast ~ ${words} by {c:paying}`;
    g.rule('staticBody', `${may} rather than paying its mana cost` as '{c:paying}', ({ c }) => body(from, c));
    g.rule('staticBody', `${may} in addition to paying its other costs` as '{c:paying}', ({ c }) =>
      body(from, [{ pay: 'manaCostOf', of: { sel: 'it' } }, ...c]),
    );
  }
}

/** "If a spell cast this way would be put into a graveyard, exile it instead" (CR 614.1a). */
function exiledAfterwards(g: Grammar): void {
  const exiled: ManaRider = {
    event: { on: 'cast', who: { player: 'each' }, what: SPELL },
    how: 'applies',
    program: {
      targets: [],
      effect: replacing(
        { replace: 'zone', what: oneOf({ sel: 'event', role: 'object' }), to: 'graveyard', toInstead: 'exile' },
        'indefinite',
      ),
    },
  };
  const only = (p: StaticPart): p is Extract<StaticPart, { part: 'rule' }> =>
    p.part === 'rule' && p.rule.rule === 'may' && p.rule.action.act === 'cast' && p.rule.cost === undefined && !p.rule.next;
  const joined = (list: readonly StaticPart[]): StaticPart[] | null =>
    list.length === 1 && list.every(only) ? list.map((p) => part({ ...(p.rule as May), with: exiled })) : null;
  for (const it of ['card', 'spell'])
    for (const place of ['your/a graveyard', "its owner 's graveyard"]) {
      const tail = `if a/the ${it} cast this way would be put into ${place} , exile it instead`;
      g.rule('abilityList', `{s:staticBody} . ${tail} .` as '{s:staticBody}', ({ s }) => {
        const parts = s.kind === 'static' ? joined(s.parts) : null;
        return parts && s.kind === 'static' ? [placeStatic({ ...s, parts })] : null;
      });
    }
}

/** For a time, from the graveyard; of cards that were exiled all or one. */
function lasting(g: Grammar): void {
  const rules = (d: Duration, ...list: Rule[]): Effect => ruling(list, d);
  const cards = 'cards from your graveyard';
  g.rule('sentence', `{d:duration} , you may play ${cards}` as '{d:duration}', ({ d }) =>
    rules(d, land('graveyard'), cast(SPELL, 'graveyard')),
  );
  g.rule('sentence', 'you may play lands from your graveyard and may cast spells from your graveyard {d:duration}', ({ d }) =>
    rules(d, land('graveyard'), cast(SPELL, 'graveyard')),
  );
  // CR 614.1a: whatever would be put there, for a time
  for (const [words, time] of [
    ['this turn , exile that card instead', 'endOfTurn'],
    ['this turn , exile it instead', 'endOfTurn'],
  ] as const)
    g.rule('sentence', `if a card would be put into your graveyard from anywhere ${words}` as 'if', () =>
      replacing({ replace: 'zone', what: ownedBy(YOU), to: 'graveyard', toInstead: 'exile' }, time),
    );
  const permit = (what: Selector, duration: Duration, cost: 'free' | 'normal', uses?: number): Effect => ({
    do: 'permitPlay',
    who: YOU,
    what,
    duration,
    cost,
    ...(uses === undefined ? {} : { uses }),
  });
  const spells = (of: Selector): Selector => ({ sel: 'filter', of, filter: not(LAND) });
  const castable = (n: Noun): Filter | null => {
    if (n.zone && n.zone !== 'stack') return null;
    const list = (n.filter.is === 'and' ? n.filter.of : [n.filter]).filter((f) => f.is !== 'spell' && f.is !== 'any');
    return and(...(list.length === 0 ? [not(LAND)] : list));
  };
  g.rule('permitted', '{w:way}', ({ w }) => (w.way === 'exile' && w.many ? w.of : null));
  g.rule('permitted', 'all {w:way}', ({ w }) => (w.way === 'exile' && w.many ? w.of : null));
  g.rule('permitted', 'the {n:noun}', ({ n }) => linked(n));
  g.rule('permitted', '{n:noun}', ({ n }) => linked(n));
  for (const [free, cost] of [
    ['', 'normal'],
    [' without paying its/their mana cost/costs', 'free'],
  ] as const) {
    g.rule('permission', `{d:duration} , you may play {o:permitted}${free}` as '{d:duration} {o:permitted}', ({ d, o }) =>
      permit(o, d, cost),
    );
    g.rule('permission', `you may play {o:permitted} {d:duration}${free}` as '{d:duration} {o:permitted}', ({ d, o }) =>
      permit(o, d, cost),
    );
    g.rule('permission', `{d:duration} , you may cast {o:permitted}${free}` as '{d:duration} {o:permitted}', ({ d, o }) =>
      permit(spells(o), d, cost),
    );
    for (const of of ['{o:pronoun}', '{o:permitted}'] as const) {
      g.rule(
        'permission',
        `{d:duration} , you may cast a/an {n:noun} from among ${of}${free}` as '{d:duration} {n:noun} {o:pronoun}',
        ({ d, n, o }) => {
          const what = n.many ? null : castable(n);
          return what && permit({ sel: 'filter', of: o, filter: what }, d, cost, 1);
        },
      );
    }
  }
}

/** "cards exiled with ~": what its linked ability has exiled (CR 607.2). */
const linked = (n: Noun): Selector | null => (n.many && n.filter.is === 'oneOf' && n.filter.of.sel === 'linked' ? n.filter.of : null);

/** As long as the permanent is there: cards exiled with it. */
function exiledWith(g: Grammar): void {
  g.rule('staticBody', 'during your turn , if {c:condition} , {p:staticPart}', ({ c, p }) =>
    stated({ if: 'and', of: [{ if: 'turnOf', who: YOU }, c] }, p),
  );
  g.rule('staticPart', 'you may play {o:permitted}', ({ o }) =>
    o.sel === 'linked'
      ? [
          part({ rule: 'may', action: { act: 'playLand', who: YOU, what: and(LAND, oneOf(o)), from: 'exile' } }),
          part(cast(oneOf(o), 'exile')),
        ]
      : null,
  );
  g.rule('staticPart', 'you may cast nonland {n:noun}', ({ n }) => {
    const o = linked(n);
    return o && [part(cast(oneOf(o), 'exile'))];
  });
}

export function installPlayingFrom(g: Grammar): void {
  topCard(g);
  payingForms(g);
  itself(g);
  exiledAfterwards(g);
  lasting(g);
  exiledWith(g);
}
