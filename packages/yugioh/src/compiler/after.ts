/** Sentences that say more of the text before them: how it is Summoned, what is done with it, what is not negated. */
import type { Activated, Condition, Part, Procedure, SummonRule } from '../language/effects.js';
import { type Duration, isActivated, type Text } from '../language/index.js';
import { bind, readParts } from './frame.js';
import { GRAMMAR } from './table.js';

/** "If Summoned this way, …": what a procedure does with its monster. */
function afterSummon(texts: readonly Text[], small: string): Text[] | null {
  const m = /^(?:if Summoned this way|if you do), /.exec(small);
  const last = texts[texts.length - 1];
  if (m && last?.kind === 'rule' && 'tributes' in last && !last.then)
    return [...texts.slice(0, -1), { ...last, then: riders(small.slice(m[0].length)) }];
  if (!m || last?.kind !== 'procedure' || last.then) return null;
  return [...texts.slice(0, -1), { ...last, then: riders(small.slice(m[0].length)) }];
}

/** "If Summoned this way, this card cannot attack", of an effect that Summons this card. */
function afterOwnSummon(texts: readonly Text[], small: string): Text[] | null {
  const m = /^if Summoned this way, /.exec(small);
  const at = texts.findLastIndex((t) => isActivated(t));
  const last = texts[at];
  if (!m || !last || !isActivated(last) || texts.slice(at + 1).some((t) => t.kind !== 'rule')) return null;
  const summons = last.do.some((p) => p.do.do === 'summonTrap' || (p.do.do === 'summon' && p.do.what.sel === 'self'));
  const more = summons ? riders(small.slice(m[0].length)) : [];
  // What is worked out anew all the time is no part of the effect.
  if (more.length === 0 || more.some((p) => p.do.do !== 'give')) return null;
  return texts.map((t, i) => (i === at ? { ...last, do: [...last.do, ...more] } : t));
}

const riders = (text: string): Activated['do'] =>
  bind(readParts(text, 'next'), [], undefined, undefined, [{ join: 'first', do: { do: 'summon', what: { sel: 'self' } } }]);

/** A procedure and what is said of its monster in the same sentence: "…, and if you do, it gains 500 ATK". */
export function withRider(texts: readonly Text[], small: string): Text[] | null {
  const free = /^(.*\byou can Normal Summon(?:\/Set)? this card without Tributing), but (.*)$/.exec(small);
  const rule = free && (GRAMMAR.whole('rule', free[1].replace('Summon/Set', 'Summon')) as SummonRule | null);
  if (free && rule && 'tributes' in rule) return [...texts, { ...rule, then: riders(free[2]) }];
  if (!/\bSpecial Summon this card\b|Special Summoned \(from/.test(small)) return null;
  for (const sep of [', and if you do, ', ', but '])
    for (let at = small.indexOf(sep); at > 0; at = small.indexOf(sep, at + 1)) {
      const first = GRAMMAR.whole('procedure', small.slice(0, at)) as Procedure | null;
      if (first) return [...texts, { ...first, then: riders(small.slice(at + sep.length)) }];
    }
  return null;
}

/** "(This is treated as a Fusion Summon.)", of a Special Summon before it (Y10.9). */
function treatedAs(texts: readonly Text[], small: string): Text[] | null {
  const m =
    /^\(This (?:is|Special Summon is) treated as an? (Fusion|Ritual|Synchro|Xyz|Link) Summon(?: with "[^"]*")?\.?(?: Transfer its materials to (?:the Summoned monster|this card|that monster)\.?| material attached to (?:it|that target) also become materials on the Summoned monster\.?)?\)$/.exec(
      small,
    );
  const transfers = /^\(Transfer its materials to (?:this card|that monster|the Summoned monster)\.?\)$/.test(small);
  const last = texts[texts.length - 1];
  if (transfers && last?.kind === 'rule' && 'xyzWith' in last) return [...texts.slice(0, -1), { ...last, transfers: true }];
  if ((!m && !transfers) || !last || !isActivated(last)) return null;
  const over = last.do.some((p) => p.do.do === 'summonOver');
  if (over) return texts.slice();
  const at = last.do.findLastIndex((p) => p.do.do === 'summon');
  if (!m || at < 0 || /[Tt]ransfer|also become/.test(small)) return null;
  const as = m[1].toLowerCase() as 'fusion';
  return [
    ...texts.slice(0, -1),
    { ...last, do: last.do.map((p, i) => (i === at && p.do.do === 'summon' ? { ...p, do: { ...p.do, as } } : p)) },
  ];
}

/** "This effect cannot be negated" of a continuous effect (Y22.12). */
function sureBan(texts: readonly Text[], small: string): Text[] | null {
  const last = texts[texts.length - 1];
  return small === 'this effect cannot be negated' && last?.kind === 'ban' ? [...texts.slice(0, -1), { ...last, sure: true }] : null;
}

/** "This is a Quick Effect if you control a Dragon monster" (Y16.20). */
function quickUnder(texts: readonly Text[], small: string): Text[] | null {
  const m = /^\(?this is a Quick Effect if (.*?)\)?$/.exec(small);
  const last = texts[texts.length - 1];
  if (!m || !last || last.kind !== 'ignition') return null;
  const cond = GRAMMAR.whole('conds', m[1]) as Condition | null;
  return cond && [...texts.slice(0, -1), { ...last, quickIf: cond }];
}

/** "(This is a Quick Effect.)" of the effect before it (Y16.6). */
function quickSaid(texts: readonly Text[], small: string): Text[] | null {
  const last = texts[texts.length - 1];
  if (!/^\(?this is a Quick Effect\.?\)?$/i.test(small) || last?.kind !== 'ignition') return null;
  return [...texts.slice(0, -1), { ...last, kind: 'quick' }];
}

/** "If it does, apply its DEF for damage calculation" (Y14.14). */
function appliesDef(texts: readonly Text[], small: string): Text[] | null {
  const last = texts[texts.length - 1];
  if (!/^if (?:it does|they do|this card does), apply (?:its|their) DEF for damage calculation$/.test(small)) return null;
  if (last?.kind !== 'trait' || last.trait.trait !== 'attacksInDefense') return null;
  return [...texts.slice(0, -1), { ...last, trait: { ...last.trait, def: true } }];
}

const LASTS: readonly (readonly [RegExp, Duration])[] = [
  [/^(?:this (?:ATK|ATK\/DEF|DEF) (?:increase|gain|change)|these changes?|these effects?) lasts? until the end of this turn$/, 'turnEnd'],
  [/^(?:this (?:ATK|ATK\/DEF|DEF) (?:increase|gain|change)|these changes?|these effects?) lasts? until the End Phase$/, 'endPhase'],
];

/** "This ATK increase lasts until the end of this turn", of what the effect before changed (Y24.10). */
function lastsUntil(texts: readonly Text[], small: string): Text[] | null {
  const until = LASTS.find(([words]) => words.test(small))?.[1];
  const last = texts[texts.length - 1];
  if (!until || !last || !isActivated(last)) return null;
  const changes = last.do.filter((p) => p.do.do === 'stat' || p.do.do === 'become');
  if (changes.length === 0 || changes.some((p) => !('until' in p.do) || p.do.until !== 'faceUp')) return null;
  return [
    ...texts.slice(0, -1),
    { ...last, do: last.do.map((p) => (changes.includes(p) ? ({ ...p, do: { ...p.do, until } } as Part) : p)) },
  ];
}

/** What a sentence says of the text before it; null: it is one of its own. */
export const saidAfter = (texts: readonly Text[], small: string): Text[] | null =>
  treatedAs(texts, small) ??
  lastsUntil(texts, small) ??
  sureBan(texts, small) ??
  afterSummon(texts, small) ??
  afterOwnSummon(texts, small) ??
  quickUnder(texts, small) ??
  appliesDef(texts, small) ??
  quickSaid(texts, small);
