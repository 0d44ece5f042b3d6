/** What is done to spells and attachments, conditions on them, and statements about them (CR 115, 601, 608.2, 701). */
import type { ColorRef, Condition, Effect, Filter, PlayerRef, Quantity } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { cant, doIf, oneOf, rulePart } from './make.js';
import { raw, SELF, SUBJECT_PLAYER as WHO } from './raw.js';

const self: Filter = oneOf(SELF);

/** CR 701.9d: doubled by gaining or losing as much as it takes. */
function numbers(g: Grammar): void {
  g.rule('playerVerb', 'double {p:possessive} life total', ({ p }) => {
    const who: PlayerRef = (p as { player: string }).player === '$their' ? WHO : p;
    return { do: 'life', who, change: 'set', amount: { q: 'product', of: [2, { q: 'life', who }] } };
  });
}

function conditions(g: Grammar): void {
  // two conditions: when it is done at all, and when it is done in place of the sentence before
  const instead = (when: Condition, cond: Condition, then: Effect): Effect =>
    raw.effect({ do: '$instead', cond: when, effect: doIf(cond, then) });
  g.rule('sentence', '{s:clauseList} if {c:condition} instead if {d:condition}', ({ s, c, d }) => instead(d, c, s));
  g.rule('sentence', 'if {d:condition} , instead {s:clauseList} if {c:condition}', ({ s, c, d }) => instead(d, c, s));
}

/** Emblems with two abilities, copies in the plural, what the cards found are divided into. */
function made(g: Grammar): void {
  for (const is of ["it's not", "they're not"] as const)
    g.rule('copyException', `${is} {s:supertype}` as '{s:supertype}', ({ s }) => [
      { mod: 'types', change: 'remove', types: [], subtypes: [], supertypes: [s] },
    ]);
}

/** What can't be done, for a turn or under a condition. */
function rules(g: Grammar): void {
  g.rule('staticPart', "the damage can't be prevented", () => [rulePart(cant({ act: 'preventDamage', source: self }))]);
}

/** Mana of a chosen colour, or of colours among permanents (CR 105.4, 106.1). */
function mana(g: Grammar): void {
  const chosen = (times: Quantity, color: ColorRef = { link: 0 }) => ({
    options: [],
    types: { of: 'color' as const, chosen: color },
    times,
    choose: 'once' as const,
  });
  g.rule('manaSpec', 'one mana of the chosen color', () => chosen(1));
  g.rule('manaSpec', 'two mana of the chosen color', () => chosen(2));
  // one of these, or that one
  g.rule('manaSpec', '{m:mana} or one mana of the chosen color', ({ m }) =>
    /^\{[WUBRGC]\}$/.test(m) ? { ...chosen(1), options: [m] } : null,
  );
  for (const color of ['that color', 'the chosen color'] as const) {
    const said = color === 'that color' ? { slot: -1 } : { link: 0 };
    g.rule('quantity', `{p:possessive} devotion to ${color}` as '{p:possessive}', ({ p }) => ({ q: 'devotion', colors: [said], who: p }));
    g.rule('manaSpec', `an amount of mana of ${color} equal to {q:quantity}` as '{q:quantity}', ({ q }) => chosen(q, said));
  }
  // reason: magic/rules/700-devotion.test.ts reads it
  g.rule('manaSpec', '{k:number} mana of that color', ({ k }) => chosen(k, { slot: -1 }));
}

export function installSpellsAndAttachments(g: Grammar): void {
  numbers(g);
  conditions(g);
  made(g);
  rules(g);
  mana(g);
}
