/** What the base power and toughness of something become (CR 613.4b), and how much two numbers differ. */
import type { Effect, Mod, Quantity, Selector } from '@apnap/ability';
import type { Grammar, Match } from './engine.js';
import { lasting, setPT, statOf } from './make.js';
import { YOU } from './raw.js';

interface Becoming {
  what: Selector;
  mods: Mod[];
}

const power = (q: Quantity): Mod => ({ mod: 'setPT', power: q, as: 'set' });
const toughness = (q: Quantity): Mod => ({ mod: 'setPT', toughness: q, as: 'set' });

function becoming(g: Grammar): void {
  const both = 'base power and toughness';
  g.rule('sizeBecome', `{o:possessiveObject} ${both} become/becomes {p:ptSet}` as '{o:possessiveObject} {p:ptSet}', ({ o, p }) => ({
    what: o,
    mods: [setPT(p.power, p.toughness)],
  }));
  g.rule('sizeBecome', `the ${both} of {o:object} become/becomes {p:ptSet}` as '{o:object} {p:ptSet}', ({ o, p }) => ({
    what: o,
    mods: [setPT(p.power, p.toughness)],
  }));
  const equal = 'become/becomes equal to';
  g.rule(
    'sizeBecome',
    `{o:possessiveObject} ${both} ${equal} {p:possessiveObject} power and toughness` as '{o:possessiveObject} {p:possessiveObject}',
    ({ o, p }) => ({ what: o, mods: [setPT(statOf('power', p), statOf('toughness', p))] }),
  );
  g.rule(
    'sizeBecome',
    `the ${both} of {o:object} ${equal} {p:possessiveObject} power and toughness` as '{o:object} {p:possessiveObject}',
    ({ o, p }) => ({
      what: o,
      mods: [setPT(statOf('power', p), statOf('toughness', p))],
    }),
  );
  g.rule('sizeBecome', `the ${both} of {o:object} ${equal} {q:quantity}` as '{o:object} {q:quantity}', ({ o, q }) => ({
    what: o,
    mods: [setPT(q, q)],
  }));
  for (const [word, mod] of [
    ['power', power],
    ['toughness', toughness],
  ] as const)
    g.rule('sizeBecome', `{o:possessiveObject} base ${word} ${equal} {q:quantity}` as '{o:possessiveObject} {q:quantity}', ({ o, q }) => ({
      what: o,
      mods: [mod(q)],
    }));
  for (const [word, mod] of [
    ['power', power],
    ['toughness', toughness],
  ] as const)
    g.rule('predicate', `have/has base ${word} {n:number}` as 'have/has {n:number}', ({ n }) => ({ mods: [mod(n)], rules: [] }));
  const effect = (b: Becoming, d: Parameters<typeof lasting>[2], m: Match): Effect =>
    ({ ...lasting(b.what, b.mods, d), $at: m.at }) as Effect;
  for (const clause of ['clause', 'subjectClause'] as const)
    g.rule(clause, '{b:sizeBecome} {d:duration}', ({ b, d }, m) => effect(b, d, m));
  g.rule('sentence', '{d:duration} , {b:sizeBecome}', ({ b, d }, m) => effect(b, d, m));
  g.rule(
    'playerClause',
    'you may have {b:sizeBecome} {d:duration}',
    ({ b, d }, m) => ({ do: 'may', who: YOU, then: effect(b, d, m), $at: m.at }) as Effect,
  );
}

function differing(g: Grammar): void {
  const minus = (left: Quantity, right: Quantity): Quantity => ({ q: 'minus', left, right });
  const difference = (a: Quantity, b: Quantity): Quantity => ({ q: 'max', of: [minus(a, b), minus(b, a)] });
  g.rule('quantity', 'the difference between {o:possessiveObject} {s:statName} and its? {t:statName}', ({ o, s, t }) =>
    difference(statOf(s, o), statOf(t, o)),
  );
}

export function installSizesBecome(g: Grammar): void {
  becoming(g);
  differing(g);
}
