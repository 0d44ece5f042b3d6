/** Spells and lands that may be played from elsewhere, for what, and what happens to them (CR 118.9, 305.1, 601.3). */
import type {
  Ability,
  Condition,
  Cost,
  Effect,
  EventPattern,
  Filter,
  ManaRider,
  Rule,
  Ruled,
  Selector,
  StaticAbility,
  StaticPart,
  Zone,
} from '@apnap/ability';
import { EXILED_AFTER, eitherOnce, keywordInfo, PHRASES } from '@apnap/ability';
import { bindQuoted, placeStatic } from './abilities.js';
import type { Grammar } from './engine.js';
import { controlledBy, gaining, oneOf, ownedBy, replacing, rulePart, stated } from './make.js';
import { and, mentions, mentionsNode, type Noun, not, rewrite, SELF, YOU } from './raw.js';
import { asSpell } from './rules.js';

type May = Extract<Rule, { rule: 'may' }>;

const part = (rule: Rule): StaticPart => rulePart(rule);
const ONCE = 'once each turn ,';
const cast = (what: Filter, from: Zone, more: Partial<May> = {}): May => ({
  rule: 'may',
  action: { act: 'cast', who: YOU, what, from },
  ...more,
});
/** Keywords that give a card an alternative cost to be cast for (CR 702.140a, 702.152a); warp, which is newer, likewise. */
const USED: ReadonlySet<string> = new Set(['blitz', 'warp', 'mutate']);

/** CR 113.6b: what a card says of casting itself from where it is, and for what. */
function itself(g: Grammar): void {
  const own: Cost = { pay: 'manaCostOf', of: { sel: 'it' } };
  g.rule('paying', '{a:costItem}', ({ a }) => [a]);
  g.rule('paying', '{a:costItem} and {b:costItem}', ({ a, b }) => [a, b]);
  g.rule('castsItself', 'you may cast ~ from {z:castZone}', ({ z }) => ({ from: z }));
  g.rule('castsItself', 'you may cast ~ from {z:castZone} by {c:paying} rather than paying its mana cost', ({ z, c }) => ({
    from: z,
    cost: c,
  }));
  g.rule('castsItself', 'you may cast ~ from {z:castZone} by {c:paying} in addition to paying its other costs', ({ z, c }) => ({
    from: z,
    cost: [own, ...c],
  }));
  // CR 118.9: by the alternative cost that a keyword ability of the card gives
  for (const using of ['its {k:keyword} ability', 'its {k:keyword} cost'] as const)
    g.rule('castsItself', `you may cast ~ from {z:castZone} using ${using}` as '{z:castZone} {k:keyword}', ({ z, k }) =>
      keywordInfo(k)?.shape === 'cost' && USED.has(k) ? { from: z, using: k } : null,
    );
  const others = '{n:spells} from {z:castZone} by {c:paying}' as const;
  g.rule('staticPart', `you may cast ${others} in addition to paying their other costs` as typeof others, ({ n, z, c }) => [
    part(cast(n, z, { cost: [own, ...c] })),
  ]);
  const another = '{n:castable} from {z:castZone} by {c:paying}' as const;
  g.rule(
    'staticBody',
    `once? during each of your turns , you may cast ${another} in addition to paying its other costs` as typeof another,
    ({ n, z, c }) => stated({ if: 'turnOf', who: YOU }, [part(cast(n, z, { cost: [own, ...c], perTurn: 1 }))]),
  );
  const body = ({ from, cost, using }: { from: Zone; cost?: Cost[]; using?: string }, condition?: Condition): StaticAbility => ({
    kind: 'static',
    zone: from,
    ...(condition ? { condition } : {}),
    parts: [part(cast(oneOf(SELF), from, { ...(cost ? { cost } : {}), ...(using ? { using } : {}) }))],
  });
  g.rule('staticBody', '{r:castsItself}', ({ r }) => body(r));
  g.rule('staticBody', '{r:castsItself} {c:whileSo}', ({ r, c }) => body(r, c));
  g.rule('staticBody', '{r:castsItself} {c:ifOrUnless}', ({ r, c }) => body(r, c));
  g.rule('staticBody', '{c:whileSo} , {r:castsItself}', ({ r, c }) => body(r, c));
  g.rule('abilityList', '{r:castsItself} or from {z:castZone} .', ({ r, z }) => (r.cost ? null : [body(r), body({ from: z })]));
}

/** What phrases of casting from somewhere are made of. */
function places(g: Grammar): void {
  g.rule('castZone', 'your graveyard', () => 'graveyard');
  g.rule('castZone', 'exile', () => 'exile');
  g.rule('castZone', 'the top of your library', () => 'library');
  g.rule('castable', 'one/a/an {n:noun}', ({ n }) => asSpell(n));
  g.rule('linkedCards', '{n:noun}', ({ n }) => linked(n));
  g.rule('linkedCard', '{n:noun}', ({ n }) => linked({ ...n, many: !n.many }));
  g.rule('linkedCards', 'the {n:noun}', ({ n }) => linked(n));
  g.rule('exiledAfter', 'if a/the card/spell cast this way would be put into your/a graveyard , exile it instead', () => true);
  // as it is said now and as it was
  g.rule('staticBody', 'once? during each of your turns , you may cast {n:castable} from {z:castZone}', ({ n, z }) =>
    stated({ if: 'turnOf', who: YOU }, [part(cast(n, z, { perTurn: 1 }))]),
  );
  g.rule('staticBody', 'once? during each of your turns , you may cast {n:castable} from {z:castZone} {p:post}', ({ n, z, p }) =>
    stated({ if: 'turnOf', who: YOU }, [part(cast(and(n, p), z, { perTurn: 1 }))]),
  );
  g.rule('staticBody', 'once during each of your turns , you may cast {n:castable} from your hand without paying its mana cost', ({ n }) =>
    stated({ if: 'turnOf', who: YOU }, [part(cast(n, 'hand', { cost: 'free', perTurn: 1 }))]),
  );
}

/** "Once during each of your turns, you may play a land or cast …": one of them (CR 305.1, 601.3). */
function either(g: Grammar): void {
  const yours = (r: Ruled): StaticAbility => stated({ if: 'turnOf', who: YOU }, r.rules.map(part));
  for (const row of PHRASES) {
    if (row.nonterminal !== 'rule' || !row.pattern.startsWith(ONCE) || !row.pattern.includes('play a land')) continue;
    const words = row.pattern.replace(ONCE, 'once? during each of your turns ,');
    g.rule('staticBody', words as '{n:castable} {z:castZone}', (captures) => yours(row.build(captures as never) as Ruled));
  }
  g.rule(
    'staticBody',
    'once during each of your turns , you may play a land card from your graveyard or cast {n:castable} from your graveyard',
    ({ n }) => yours(eitherOnce(n, 'graveyard')),
  );
  // what it gains is of the spell and the permanent it becomes, or of the land (CR 400.7a)
  g.rule('abilityList', '{s:staticBody} . if you do , it gains {q:quoted} .', ({ s, q }) => {
    const [only] = s.kind === 'static' && s.parts.length === 1 ? s.parts : [];
    if (s.kind !== 'static' || only?.part !== 'rule' || only.rule.rule !== 'may' || only.rule.perTurn === undefined) return null;
    return [placeStatic({ ...s, parts: [part({ ...only.rule, with: gainingAs(q, only.rule.or !== undefined) })] })];
  });
}

/** "If you cast a spell this way, that creature enters with a finality counter on it": what applies to each spell cast by the permission (CR 601.3, 614.12). */
function castSo(g: Grammar): void {
  const object: Selector = { sel: 'event', role: 'object' };
  const applied = (what: Filter, e: Effect): ManaRider | null => {
    const effect = rewrite<Effect>(e, (n) => ((n.sel === '$ref' && !n.many) || n.sel === 'self' ? object : undefined));
    const open = mentions(effect, (n) => [n.sel, n.q, n.do].some((x) => typeof x === 'string' && x.startsWith('$')));
    return open ? null : { event: { on: 'cast', who: { player: 'each' }, what }, how: 'applies', program: { targets: [], effect } };
  };
  const joined = (s: Ability, rider: ManaRider | null): Ability[] | null => {
    if (s.kind !== 'static' || !rider) return null;
    const parts = s.parts.map((p) =>
      p.part === 'rule' && p.rule.rule === 'may' && p.rule.action.act === 'cast' && !p.rule.with ? part({ ...p.rule, with: rider }) : p,
    );
    return parts.some((p, i) => p !== s.parts[i]) ? [placeStatic({ ...s, parts })] : null;
  };
  g.rule('abilityList', '{s:staticBody} . if you do , {e:riderEffect} .', ({ s, e }) =>
    mentionsNode(s, { act: 'cast', what: oneOf(SELF) }) ? joined(s, applied({ is: 'spell' }, e)) : null,
  );
  // CR 601.3c: at any time an instant could be cast
  g.rule('abilityList', '{s:staticBody} . if you cast a spell this way , you may cast it as though it had flash .', ({ s }) => {
    const [only] = s.kind === 'static' && s.parts.length === 1 ? s.parts : [];
    if (s.kind !== 'static' || only?.part !== 'rule' || only.rule.rule !== 'may' || only.rule.action.act !== 'cast') return null;
    return only.rule.or || only.rule.asThough ? null : [placeStatic({ ...s, parts: [part({ ...only.rule, asThough: 'flash' })] })];
  });
  g.rule('abilityList', '{s:staticBody} . if you cast {w:castWhat} this way , {e:riderEffect} .', ({ s, w, e }) =>
    joined(s, applied(w, e)),
  );
}

/** What is played by the permission gains the ability. */
function gainingAs(ability: Ability, lands: boolean): ManaRider {
  const cast: EventPattern = { on: 'cast', who: { player: 'each' }, what: { is: 'spell' } };
  const played: EventPattern = { on: 'zone', what: { is: 'type', type: 'Land' }, to: 'battlefield', verb: 'play', batch: 'each' };
  const affects: Selector = { sel: 'event', role: 'object' };
  const effect: Effect = { do: 'continuous', affects, mods: [gaining(ability)], rules: [], duration: 'indefinite' };
  return { event: lands ? { on: 'or', of: [cast, played] } : cast, how: 'applies', program: { targets: [], effect } };
}

/** "If a spell cast this way would be put into a graveyard, exile it instead" (CR 614.1a). */
function exiledAfterwards(g: Grammar): void {
  const only = (p: StaticPart): p is Extract<StaticPart, { part: 'rule' }> =>
    p.part === 'rule' && p.rule.rule === 'may' && p.rule.action.act === 'cast' && p.rule.cost !== 'free' && !p.rule.next;
  const joined = (list: readonly StaticPart[]): StaticPart[] | null =>
    list.length === 1 && list.every(only) ? list.map((p) => part({ ...(p.rule as May), with: EXILED_AFTER })) : null;
  g.rule('abilityList', '{s:staticBody} . {x:exiledAfter} .', ({ s, x }) => {
    const parts = x && s.kind === 'static' ? joined(s.parts) : null;
    return parts && s.kind === 'static' ? [placeStatic({ ...s, parts })] : null;
  });
  g.rule('quoted', '" {s:staticBody} . {x:exiledAfter} . "', ({ s, x }) => {
    const parts = x && s.kind === 'static' ? joined(s.parts) : null;
    return parts && s.kind === 'static' ? bindQuoted(placeStatic({ ...s, parts })) : null;
  });
}

/** For a time, from the graveyard; of cards that were exiled all or one. */
function lasting(g: Grammar): void {
  // CR 614.1a: whatever would be put there, for a time
  for (const [words, time] of [
    ['this turn , exile that card instead', 'endOfTurn'],
    ['this turn , exile it instead', 'endOfTurn'],
  ] as const)
    g.rule('sentence', `if a card would be put into your graveyard from anywhere ${words}` as 'if', () =>
      replacing({ replace: 'zone', what: and(not({ is: 'token' }), ownedBy(YOU)), to: 'graveyard', toInstead: 'exile' }, time),
    );
  // CR 614.12: who would control it as it enters
  g.rule(
    'sentence',
    "if a/an {n:noun} would enter under an opponent 's control this turn , it enters under your control instead",
    ({ n }) =>
      n.many || n.zone
        ? null
        : replacing({ replace: 'enters', what: and(n.filter, controlledBy({ player: 'eachOpponent' })), under: YOU }, 'endOfTurn'),
  );
  g.rule('sentence', 'if {t:thing} would enter this turn , it enters under your control instead', ({ t }) =>
    replacing({ replace: 'enters', what: t, under: YOU }, 'endOfTurn'),
  );
  g.rule('permitted', '{w:way}', ({ w }) => (w.way === 'exile' && w.many ? w.of : null));
  g.rule('permitted', '{o:linkedCards}', ({ o }) => o);
  g.rule('permitted', 'all {w:way}', ({ w }) => (w.way === 'exile' && w.many ? w.of : null));
}

/** "cards exiled with ~": what its linked ability has exiled (CR 607.2). */
const linked = (n: Noun): Selector | null => (n.many && n.filter.is === 'oneOf' && n.filter.of.sel === 'linked' ? n.filter.of : null);

/** As long as the permanent is there: cards exiled with it. */
function exiledWith(g: Grammar): void {
  g.rule('staticBody', '{t:time} , if {c:condition} , {p:staticPart}', ({ t, c, p }) => stated({ if: 'and', of: [t, c] }, p));
}

export function installPlayingFrom(g: Grammar): void {
  itself(g);
  places(g);
  exiledAfterwards(g);
  castSo(g);
  either(g);
  lasting(g);
  exiledWith(g);
}
