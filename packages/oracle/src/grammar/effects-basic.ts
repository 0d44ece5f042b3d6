/** What players do: draw, life, discard, sacrifice, destroy, exile, return, tap, counter, tokens, mana … (CR 701, 119–122). */
import type { Effect, EventPattern, PlayerRef, Quantity, Rule, Selector } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { allIn, counters, lasting, ofSlot, oneOf, payObjects, unlessPays } from './make.js';
import { ANY, NOTHING, raw, seq, SUBJECT_PLAYER as WHO, YOU } from './raw.js';

const one: Quantity = 1;

function counts(g: Grammar): void {
  g.rule('playerVerb', 'control {p:targetPlayer} during {w:ownNextTurn}', ({ p, w }) => ({ do: 'controlPlayer', who: WHO, whom: p, ...w }));
  g.rule('playerVerb', 'gain control of {p:targetPlayer} during {w:ownNextTurn}', ({ p, w }) => ({
    do: 'controlPlayer',
    who: WHO,
    whom: p,
    ...w,
  }));
  for (const nth of ['first', 'second'] as const) {
    const whom = `the ${nth} player`;
    g.rule('playerVerb', `control/controls {p:player} during ${whom} 's next turn` as '{p:player}', ({ p }, m) =>
      m.tokens.slice(m.at + 1, m.at + 4).every((t, i) => t.key === whom.split(' ')[i]) ? { do: 'controlPlayer', who: WHO, whom: p } : null,
    );
  }
  g.rule('ownNextTurn', "that player 's next turn", () => ({}));
  // reason: magic/rules/720-controlling-players.test.ts reads it
  g.rule('ownNextTurn', "that player 's next combat phase", () => ({ during: 'combat' }));
  // reason: oracle/later-wordings.test.ts reads it
  g.rule('ownNextTurn', 'their next combat phase', () => ({ during: 'combat' }));
  // CR 500.7: of the turn that has just been spoken of
  g.rule('sentence', "at the beginning of that turn 's end step , {s:whereClause}", ({ s }, m) => {
    const before = m.tokens.slice(0, m.at).map((t) => t.key);
    if (before.slice(-7).join(' ') !== 'an extra turn after this one .') return null;
    const event: EventPattern = { on: 'step', step: 'end', whose: YOU };
    return { do: 'delayed', event, uses: 'once', duration: 'indefinite', of: 'extraTurn', program: { targets: [], effect: s } };
  });
  g.rule('playerVerb', 'take/takes two extra turns after this one', () =>
    seq({ do: 'extraTurn', who: WHO }, { do: 'extraTurn', who: WHO }),
  );
  g.rule('sentence', 'after that turn , {p:player} takes an extra turn', ({ p }) => ({ do: 'extraTurn', who: p, after: 'theirNextTurn' }));
  g.rule('playerVerb', 'get/gets an emblem with {a:abilities}', ({ a }) => ({ do: 'emblem', who: WHO, abilities: a }));
}

/** "their" of the sentence's own subject, or "your" in an order to you. */
export const whose = (p: PlayerRef): boolean => (p as { player: string }).player === '$their' || p.player === 'you';
export const hand = (of: PlayerRef): Selector => allIn('hand', of, ANY);
export const top = (of: PlayerRef, count: Quantity): Selector => ({ sel: 'top', of, count });

function permanents(g: Grammar): void {
  g.rule(
    'playerVerb',
    'put/puts a/an {k:counterName} counter on {o:oneObject} or remove/removes a/an {j:counterName} counter from {p:pronoun}',
    ({ k, o, j, p }) =>
      k === j ? { do: 'chooseEffect', who: WHO, options: [counters('put', k, one, o), counters('remove', k, one, p)] } : null,
  );
  g.rule('playerVerb', 'put/puts a/an {k:counterName} counter on {o:object} or remove/removes one from it', ({ k, o }) =>
    (o.sel as string) === '$target'
      ? { do: 'chooseEffect', who: WHO, options: [counters('put', k, one, o), counters('remove', k, one, o)] }
      : null,
  );
  g.rule('playerVerb', 'tap or untap {s:object}', ({ s }) => ({
    do: 'chooseEffect',
    who: WHO,
    options: [
      { do: 'tap', what: s },
      { do: 'untap', what: s },
    ],
  }));
  // "it" is each of them
  g.rule('clause', "tap {s:selector} and it doesn't untap during its controller 's next untap step", ({ s }, m) => {
    if (s.sel !== 'all' || !/^each$/i.test(m.tokens[m.at + 1].key)) return null;
    const slot = -1_700_001 - m.at * 2;
    const rule: Rule = { rule: 'cant', action: { act: 'untapInUntapStep', what: oneOf(ofSlot(slot)) } };
    return seq(
      { do: 'let', slot, what: s } as Effect,
      { do: 'tap', what: ofSlot(slot) },
      { do: 'continuous', mods: [], rules: [rule], duration: 'nextUntapStep' },
    );
  });
  g.rule('sentence', '{d:duration} , you gain control of {o:object} and {q:pronoun} {p:predicates}', ({ d, o, q, p }, m) => {
    const control = { ...lasting(o, [{ mod: 'control', who: YOU }], d), $at: m.at };
    return p.rules.length > 0 ? null : seq(control as Effect, lasting(q, p.mods, d));
  });
  g.rule(
    'clause',
    '{d:duration} , you? gain control of {o:object}',
    // what follows in the same sentence is for as long, too
    ({ d, o }, m) => (m.tokens[m.end]?.key === 'and' ? null : ({ ...lasting(o, [{ mod: 'control', who: YOU }], d), $at: m.at } as Effect)),
  );
  g.rule('playerVerb', 'gain control of {o:object} {d:duration}', ({ o, d }) => lasting(o, [{ mod: 'control', who: WHO }], d));
  g.rule('playerVerb', 'gain control of {o:object}', ({ o }) => lasting(o, [{ mod: 'control', who: WHO }], 'indefinite'));
}

/** "X unless P pays C" (CR 118.12a). */
export function unlessPaid(effect: Effect, payer: PlayerRef, cost: import('@apnap/ability').Cost[]): Effect {
  // "counter that spell or ability unless its controller pays": of what would be countered
  const its = payer.player === 'controllerOf' && (payer.of as { words?: string }).words?.toLowerCase() === 'its';
  const who: PlayerRef = its && effect.do === 'counter' ? { player: 'controllerOf', of: effect.what } : payer;
  return unlessPays(who, cost, NOTHING, effect);
}

function countersOn(g: Grammar): void {
  g.rule('playerVerb', 'put/puts a/an {c:counterName} counter and a/an {d:counterName} counter on {o:selector}', ({ c, d, o }) => ({
    do: 'seq',
    of: [c, d].map((counter): Effect => counters('put', counter, one, o)),
  }));
  g.rule('playerVerb', 'distribute {n:number} {c:counterName} counters among {o:object}', ({ n, c, o }) =>
    divided(o, n, (on) => counters('put', c, { q: 'share' }, on)),
  );
}

/** Gives a target the total that is divided among its targets (CR 601.2d); null when the words name no targets. */
export function divided(o: Selector, total: Quantity, effect: (o: Selector) => Effect): Effect | null {
  const node = o as unknown as { sel: string; spec?: object };
  if (node.sel !== '$target' || !node.spec) return null;
  return effect({ ...node, spec: { ...node.spec, divide: total } } as unknown as Selector);
}

function mana(g: Grammar): void {
  g.rule('manaSpec', '{m:mana}', ({ m }) => ({ options: [m], times: 1, choose: 'once' }));
  g.rule('manaSpec', '{n:digits} {m:mana}', ({ n, m }) =>
    /^\{[WUBRGC]\}$/.test(m) ? { options: [m.repeat(n)], times: 1, choose: 'once' } : null,
  );
  g.rule('manaSpec', '{a:mana} or {b:mana}', ({ a, b }) => ({ options: [a, b], times: 1, choose: 'once' }));
  g.rule('manaSpec', '{a:mana} , {b:mana} , or {c:mana}', ({ a, b, c }) => ({ options: [a, b, c], times: 1, choose: 'once' }));
  const any = ['{W}', '{U}', '{B}', '{R}', '{G}'];
  g.rule('manaSpec', '{a:mana} , {b:mana} , {c:mana} , or {d:mana}', ({ a, b, c, d }) => ({
    options: [a, b, c, d],
    times: 1,
    choose: 'once',
  }));
  g.rule('manaSpec', 'one mana of any color {f:forEach}', ({ f }) => ({ options: any, times: f, choose: 'each' }));
  g.rule('manaSpec', 'one mana of any color', () => ({ options: any, times: 1, choose: 'once' }));
  g.rule('manaSpec', '{n:digits} mana of any one color', ({ n }) => ({ options: any, times: n, choose: 'once' }));
  g.rule('manaSpec', '{n:number} mana in any combination of colors', ({ n }) => ({ options: any, times: n, choose: 'each' }));
  g.rule('manaSpec', 'X mana of any one color', () => ({ options: any, times: { q: 'x' }, choose: 'once' }));
  g.rule('manaSpec', '{n:digits} mana in any combination of {a:mana} and-or {b:mana}', ({ n, a, b }) => ({
    options: [a, b],
    times: n,
    choose: 'each',
  }));
  g.rule('manaSpec', '{a:mana} or {b:mana} {f:forEach}', ({ a, b, f }) => ({ options: [a, b], times: f, choose: 'each' }));
  g.rule('manaSpec', '{m:mana} {f:forEach}', ({ m, f }) => ({ options: [m], times: f, choose: 'once' }));
  g.rule('manaSpec', 'that much {m:mana}', ({ m }, at) =>
    /^\{[WUBRGC]\}$/.test(m)
      ? { options: [m], times: raw.quantity({ q: '$ref', at: at.at, words: 'that much', measure: 'that' }), choose: 'once' }
      : null,
  );
  g.rule('manaSpec', 'that much mana in any combination of {a:mana} and-or {b:mana}', ({ a, b }, at) => ({
    options: [a, b],
    times: raw.quantity({ q: '$ref', at: at.at, words: 'that much', measure: 'that' }),
    choose: 'each',
  }));
  g.rule('manaSpec', 'an amount of {m:mana} equal to {q:quantity}', ({ m, q }) => ({ options: [m], times: q, choose: 'once' }));
}

/** "Unless you …", "unless they …": the latter speak of the subject. */
const isSubjectOrYou = (p: PlayerRef): boolean =>
  p.player === 'you' || (p.player === 'of' && (p.of as { words?: string }).words === 'they');

function unless(g: Grammar): void {
  g.rule('playerVerb', 'discard/discards {n:number} cards unless {p:player} discard/discards {c:number} {k:noun}', ({ n, c, k, p }) =>
    k.head === 'card' && isSubjectOrYou(p)
      ? unlessPays(p.player === 'you' ? YOU : WHO, [payObjects('discard', 'hand', k.filter, c)], NOTHING, {
          do: 'discard',
          who: WHO,
          count: n,
          filter: ANY,
          how: 'choice',
        })
      : null,
  );
}

export function installBasicEffects(g: Grammar): void {
  counts(g);
  permanents(g);
  countersOn(g);
  mana(g);
  unless(g);
}
