/** Whole abilities: activated, triggered, static, spell; and quoted ones. */
import type { Ability, ActivatedAbility, Condition, Cost, Effect, EventPattern, Quantity, StaticAbility } from '@apnap/ability';
import { bindAbility } from '../bind/ability.js';
import type { Grammar, Match } from './engine.js';
import { happened, isNot, oneOf } from './make.js';
import type { Limits, Nonterminals } from './nonterminals.js';
import { differing } from './quantities.js';
import { mentionsNode, rewrite, walk, withX } from './raw.js';

/** Two limits at once; of two conditions both. */
const both = (a: Limits, b: Limits): Limits => ({
  ...a,
  ...b,
  ...(a.condition && b.condition ? { condition: { if: 'and', of: [a.condition, b.condition] } } : {}),
});

/** Abilities that are activated once in all, by keywords. */
function usedOnce(g: Grammar, exhaust: (c: Cost[], p: Effect) => ActivatedAbility): void {
  g.rule('ability', 'exhaust — {c:cost} : {p:program}', ({ c, p }) => exhaust(c, p));
  // reason: magic/rules/702-boast-exhaust.test.ts reads it
  g.rule('ability', 'exhaust — {c:cost} : {p:program} {l:activateLimits}', ({ c, p, l }) => limited(exhaust(c, p), l));
  // newer than the edition whose numbers are cited: "Activate each power-up ability only once. Reduce the cost by its mana cost if it entered
  // this turn."
  g.rule('ability', 'power-up — {c:cost} : {p:program}', ({ c, p }) => ({
    ...exhaust(c, p),
    keyword: 'powerUp',
    costChange: {
      change: 'less',
      mana: 'itsManaCost',
      times: 1,
      condition: happened({ on: 'zone', what: oneOf({ sel: 'self' }), to: 'battlefield', batch: 'each' }),
    },
  }));
}

/** Avatar: The Last Airbender: "While paying a waterbend cost, you can tap your artifacts and creatures to help. Each one pays for {1}." */
function waterbending(g: Grammar): void {
  const waterbend = (mana: string, more: Cost[], p: Effect): ActivatedAbility => ({
    kind: 'activated',
    cost: [{ pay: 'mana', mana, help: 'waterbend' }, ...more],
    program: { targets: [], effect: p },
    timing: 'instant',
  });
  g.rule('ability', 'waterbend {c:mana} : {p:program}', ({ c, p }) => waterbend(c, [], p));
  g.rule('ability', 'waterbend {c:mana} : {p:program} {l:activateLimits}', ({ c, p, l }) => limited(waterbend(c, [], p), l));
  g.rule('ability', 'waterbend {c:mana} , {d:cost} : {p:program}', ({ c, d, p }) => waterbend(c, d, p));
}

/** "That card", after the exiled card was spoken of. */
function afterExiled(before: Effect, q: Quantity): Quantity {
  let exiled: Record<string, unknown> | undefined;
  walk(before, (n) => {
    if (n.sel === '$ref' && n.noun === 'exiled') exiled = n;
  });
  return rewrite(q, (n) => (exiled && n.sel === '$ref' && n.noun === 'card' ? { ...exiled } : undefined));
}

function costIsSaid(g: Grammar): void {
  for (const but of ['but only as a sorcery', 'but only any time they could cast a sorcery'])
    g.rule('activateLimit', `any player may activate this ability ${but} .` as 'any', () => ({
      who: { player: 'each' },
      timing: 'sorcery',
    }));
  g.rule('activateLimit', 'any player may activate this ability but only {t:time} .', ({ t }) => ({
    who: { player: 'each' },
    condition: t,
  }));
  // CR 107.3c: a cost with {X} whose value the text says; where the effect speaks of X, too, it would have to be kept
  g.rule('ability', '{c:cost} : {p:program} X is {q:quantity} .', ({ c, p, q }) => {
    const cost = withX(c, afterExiled(p, q));
    return cost && !mentionsNode(p, { q: 'x' }) && !mentionsNode(q, { player: 'anOpponent' })
      ? { kind: 'activated', cost, program: { targets: [], effect: p }, timing: 'instant' }
      : null;
  });
}

/** When an ability may be activated, how often, and by whom (CR 602.5). */
function limits(g: Grammar): void {
  g.rule('limit', 'once', () => ({ inAll: 1 }));
  g.rule('limit', 'once each turn', () => ({ perTurn: 1 }));
  g.rule('limit', 'as a sorcery', () => ({ timing: 'sorcery' }));
  g.rule('limit', 'as an instant', () => ({ timing: 'asInstant' }));
  g.rule('limit', 'if {c:condition}', ({ c }) => ({ condition: c }));
  g.rule('limit', '{t:time}', ({ t }) => ({ condition: t }));
  g.rule('activateLimit', 'activate only {l:limit} .', ({ l }) => l);
  g.rule('activateLimit', 'activate only {a:limit} and only {b:limit} .', ({ a, b }) => both(a, b));
  g.rule('activateLimit', 'activate no more than {n:digits} times each turn .', ({ n }) => ({ perTurn: n }));
  g.rule('activateLimit', "you can't activate this ability {t:time} .", ({ t }) => ({ condition: isNot(t) }));
  g.rule('activateLimit', 'activate no more than twice each turn .', () => ({ perTurn: 2 }));
  g.rule('activateLimit', 'any player may activate this ability .', () => ({ who: { player: 'each' } }));
  g.rule('activateLimit', 'only your opponents may activate this ability and only {l:limit} .', ({ l }) => ({
    ...l,
    who: { player: 'eachOpponent' },
  }));
  g.rule('activateLimit', 'only any opponent may activate this ability .', () => ({ who: { player: 'eachOpponent' } }));
  g.rule('activateLimit', 'spend only {c:color} mana on X .', ({ c }) => ({ xOnly: [c] }));
  g.rule('activateLimits', '{a:activateLimit}', ({ a }) => a);
  g.rule('activateLimits', '{a:activateLimit} {b:activateLimits}', ({ a, b }) => both(a, b));
}

function activated(g: Grammar): void {
  g.rule('ability', '{c:cost} : {p:program}', ({ c, p }) => ({
    kind: 'activated',
    cost: c,
    program: { targets: [], effect: p },
    timing: 'instant',
  }));
  g.rule('ability', '{c:cost} : {p:program} {l:activateLimits}', ({ c, p, l }) =>
    limited({ kind: 'activated', cost: c, program: { targets: [], effect: p }, timing: 'instant' }, l),
  );
  // CR 702.57a-b
  g.rule('ability', 'forecast — {c:cost} : {p:program}', ({ c, p }) => ({
    kind: 'activated',
    cost: c,
    program: { targets: [], effect: p },
    zone: 'hand',
    timing: 'instant',
    perTurn: 1,
    condition: {
      if: 'and',
      of: [
        { if: 'turnOf', who: { player: 'you' } },
        { if: 'step', step: 'upkeep' },
      ],
    },
    keyword: 'forecast',
  }));
  // CR 702.142a
  const boast = (c: Cost[], p: Effect): Ability => ({
    kind: 'activated',
    cost: c,
    program: { targets: [], effect: p },
    timing: 'instant',
    perTurn: 1,
    condition: happened({ on: 'attack', what: oneOf({ sel: 'self' }), batch: 'each' }),
    keyword: 'boast',
  });
  g.rule('ability', 'boast — {c:cost} : {p:program}', ({ c, p }) => boast(c, p));
  // CR 702.177a
  const exhaust = (c: Cost[], p: Effect): ActivatedAbility => ({
    kind: 'activated',
    cost: c,
    program: { targets: [], effect: p },
    timing: 'instant',
    inAll: 1,
    keyword: 'exhaust',
  });
  usedOnce(g, exhaust);
  limits(g);
  g.terminal('loyaltyCost', (tokens, at) => {
    const raw = tokens[at]?.raw ?? '';
    if (tokens[at + 1]?.key !== ':') return [];
    if (/^\+\d+$/.test(raw)) return [{ value: Number(raw), end: at + 1 }];
    if (/^-\d+$/.test(raw)) return [{ value: Number(raw), end: at + 1 }];
    if (raw === '0') return [{ value: 0, end: at + 1 }];
    return raw === '-X' ? [{ value: { minus: { q: 'x' } }, end: at + 1 }] : [];
  });
  g.rule('ability', '{l:loyaltyCost} : {p:program}', ({ l, p }) => ({
    kind: 'activated',
    cost: [{ pay: 'loyalty', amount: l }],
    program: { targets: [], effect: p },
    timing: 'sorcery',
  }));
}

function limited(ability: ActivatedAbility, limits: Limits): Ability | null {
  const { xOnly, ...rest } = limits;
  let cost: Cost[] = ability.cost;
  if (xOnly) {
    if (!cost.some((c) => c.pay === 'mana' && c.mana.includes('{X}'))) return null;
    cost = cost.map((c) => (c.pay === 'mana' && c.mana.includes('{X}') ? { ...c, xOnly } : c));
  }
  return { ...ability, cost, ...(rest as Pick<ActivatedAbility, 'timing' | 'perTurn'>) };
}

/** A static ability with a statement about its own casting works on the stack (CR 113.6); one about its own countering too. */
export function placeStatic(ability: StaticAbility): StaticAbility {
  const onStack = ability.parts.some(
    (p) =>
      p.part === 'rule' && p.rule.rule === 'cant' && p.rule.action.act === 'counter' && mentionsNode(p.rule.action.what, { sel: 'self' }),
  );
  if (onStack || ability.parts.every(givesToSpell)) return { kind: 'static', zone: 'stack', ...without(ability) };
  // CR 113.6k: what changes how the card itself leaves the hand works there
  if (ability.condition && alsoInCommand(ability.condition)) return { kind: 'static', alsoIn: 'command', ...without(ability) };
  const inHand = ability.parts.every((p) => p.part === 'replacement' && p.replacement.replace === 'zone' && p.replacement.from === 'hand');
  return inHand ? { kind: 'static', zone: 'hand', ...without(ability) } : ability;
}

/** Keyword abilities that mean something only of a spell (CR 702.61a, 702.85a, 702.40a, 702.69a). */
const OF_SPELLS: ReadonlySet<string> = new Set(['splitSecond', 'cascade', 'storm', 'gravestorm']);

/** Whether the object itself gets such abilities: that is so while it is on the stack (CR 113.6). */
const givesToSpell = (p: StaticAbility['parts'][number]): boolean =>
  p.part === 'continuous' &&
  p.affects.sel === 'self' &&
  p.mods.every((m) => m.mod === 'addAbility' && m.ability.kind === 'keyword' && OF_SPELLS.has(m.ability.keyword));

const without = ({ condition, parts }: StaticAbility): Pick<StaticAbility, 'condition' | 'parts'> => ({
  ...(condition ? { condition } : {}),
  parts,
});

/** "Enchanted permanent can't attack. Its activated abilities …": those of the enchanted permanent, where nothing else was named. */
const ofHost = (before: StaticAbility, next: readonly Ability[]): Ability[] => ofGroup(before, ofAttached(before, next));

/** "Creatures you control get +1/+1. As long as …, they have vigilance": the same creatures. */
function ofGroup(before: StaticAbility, next: Ability[]): Ability[] {
  const [part, ...more] = before.parts;
  const group = part?.part === 'continuous' && more.length === 0 && part.affects.sel === 'all' ? part.affects : undefined;
  if (!group) return next;
  return rewrite(next, (n) => {
    const affects = n.affects as { sel?: string; noun?: string; many?: boolean } | undefined;
    return n.part === 'continuous' && affects?.sel === '$ref' && affects.noun === 'they' && affects.many
      ? { ...n, affects: group }
      : undefined;
  });
}

const ofAttached = (before: StaticAbility, next: readonly Ability[]): Ability[] =>
  mentionsNode(before, { sel: 'host' }) && !mentionsNode(before, { sel: 'self' }) && !mentionsNode(next, { sel: 'self' })
    ? rewrite([...next], (n) => (n.sel === '$ref' && n.noun === 'it' && !n.many ? { sel: 'host' } : undefined))
    : [...next];

/** "If ~ is in the command zone or on the battlefield": the ability works in both (CR 113.6). */
const alsoInCommand = (c: Condition): boolean => mentionsNode(c, { is: 'inZone', zone: 'command' });

/** "When you cast this spell": the ability works on the stack (CR 113.6k). */
const isOwnCast = (e: EventPattern): boolean => e.on === 'cast' && e.what.is === 'oneOf' && e.what.of.sel === 'self';

/** "When … , …": nothing where an "if" right after the event would be one of the effect: it is always the intervening "if" (CR 603.4). */
function triggered(
  t: Nonterminals['trigger'],
  done: Effect,
  m: Match,
  more: { perTurn?: number; inAll?: number; done?: 'oncePerTurn' } = {},
): Ability | null {
  if (!t.condition && m.tokens[t.end].key === 'if') return null;
  const whole = t.condition ? differing(t.condition, done) : done;
  if (!whole) return null;
  const effect = whole;
  return {
    kind: 'triggered',
    event: t.event,
    ...(t.condition ? { condition: t.condition } : {}),
    ...(t.while ? { while: t.while } : {}),
    program: { targets: [], effect: t.event.on === 'monstrous' ? (withX(effect, { q: 'amount' }) ?? effect) : effect },
    ...(isOwnCast(t.event) ? { zone: 'stack' } : {}),
    ...(t.condition && alsoInCommand(t.condition) ? { alsoIn: 'command' } : {}),
    ...more,
  };
}

export function installAbilities(g: Grammar): void {
  activated(g);
  costIsSaid(g);
  waterbending(g);
  g.rule('ability', '{t:trigger} {p:program}', ({ t, p }, m) => triggered(t, p, m));
  for (const it of ['~', 'this ability'] as const)
    for (const [often, limit] of [
      ['once each turn', { perTurn: 1 }],
      ['twice each turn', { perTurn: 2 }],
      ['once', { inAll: 1 }],
    ] as const)
      g.rule('ability', `{t:trigger} {p:program} ${it} triggers only ${often} .` as '{t:trigger} {p:program}', ({ t, p }, m) =>
        triggered(t, p, m, limit),
      );
  // CR 603.2i: the action is what you may do
  g.rule('ability', '{t:trigger} {p:program} do this only once each turn .', ({ t, p }, m) =>
    p.do === 'may' && p.who.player === 'you' ? triggered(t, p, m, { done: 'oncePerTurn' }) : null,
  );
  g.rule('ability', '{s:staticBody} .', ({ s }) => (s.kind === 'static' ? placeStatic(s) : null));
  g.rule('abilityList', '{a:ability}', ({ a }) => [a]);
  g.rule('abilityList', '{a:keywordLine}', ({ a }) => a);
  g.rule('abilityList', '{s:staticBody} . {r:staticList}', ({ s, r }) => (s.kind === 'static' ? [placeStatic(s), ...ofHost(s, r)] : null));
  g.rule('staticList', '{s:staticBody} .', ({ s }) => (s.kind === 'static' ? [placeStatic(s)] : null));
  g.rule('keywordLine', '{a:keywordAbility}', ({ a }) => a);
  g.rule('keywordLine', '{a:keywordAbility} .', ({ a }, m) =>
    m.tokens.slice(m.at, m.end).some((t) => t.raw === '—' || t.key === 'where') ? a : null,
  );
  g.rule('keywordLine', '{a:keywordAbility} ,/; {b:keywordLine}', ({ a, b }) => [...a, ...b]);
  g.rule('mode', '+ {c:cost} — {p:program}', ({ c, p }) => ({ targets: [], effect: p, cost: c })); // CR 702.172a
  // tiered, newer than the edition whose numbers are cited: an additional cost for the one mode that is chosen
  g.rule('mode', '{c:cost} — {p:program}', ({ c, p }) => ({ targets: [], effect: p, cost: c }));
  g.rule('mode', '{p:program}', ({ p }) => ({ targets: [], effect: p }));
  // quotation marks: an ability of another object, with references of its own
  for (const mark of ['"', "'"] as const) g.rule('quoted', `${mark} {a:ability} ${mark}` as '{a:ability}', ({ a }) => bindQuoted(a));
  g.rule('quoted', '" {a:keywordAbility} . "', ({ a }) => (a.length === 1 ? a[0] : null));
}

/** An ability of another object, with references of its own. */
export function bindQuoted(ability: Ability): Ability | null {
  const bound = bindAbility(ability);
  if (!('ability' in bound)) return null;
  return mentionsNode(ability, { $weak: true }) ? ({ ...bound.ability, $weak: true } as unknown as Ability) : bound.ability;
}
