/** The whole table: rows by subject, and what is read and written in other ways. */

import { ATTRIBUTES, type Attribute, type Duration, type MonsterType, TYPES } from '../language/index.js';
import { paying } from './gerund.js';
import { type Coded, Grammar, type Reading, row } from './grammar.js';
import { late } from './late.js';
import { article, cards, name, noun, number } from './nouns.js';
import { ACTIVATIONS, activatedAt } from './phrases/activations.js';
import { AMOUNTS } from './phrases/amounts.js';
import { ANSWERS } from './phrases/answers.js';
import { BECOMING } from './phrases/becoming.js';
import { BROUGHT_BY, riteFrom } from './phrases/brought.js';
import { LUCK } from './phrases/chance.js';
import { CHANGES } from './phrases/changes.js';
import { CIRCUMSTANCES, mustHave } from './phrases/circumstances.js';
import { COLUMNS, inColumnN } from './phrases/columns.js';
import { COMBINED, freeEffect } from './phrases/combined.js';
import { CONDITIONS } from './phrases/conditions.js';
import { COUNTS } from './phrases/counts.js';
import { DECLARED } from './phrases/declared.js';
import { DELAYED } from './phrases/delayed.js';
import { EFFECTS } from './phrases/effects.js';
import { comesFrom, EVENTS } from './phrases/events.js';
import { FIGHTERS } from './phrases/fighters.js';
import { FIGHTS } from './phrases/fights.js';
import { FORBIDDEN } from './phrases/forbidden.js';
import { FUSING, materialsN } from './phrases/fusing.js';
import { HALVES } from './phrases/halves.js';
import { HANDS } from './phrases/hands.js';
import { HEADS } from './phrases/heads.js';
import { INSTEAD } from './phrases/instead.js';
import { LATER_EFFECTS } from './phrases/later.js';
import { MADE_OF, trapForm } from './phrases/made.js';
import { MADE_INTO } from './phrases/madeInto.js';
import { MEASURES } from './phrases/measures.js';
import { NUMBERS } from './phrases/numbers.js';
import { exceptedEvent, moreCond, OCCASIONS, variedN } from './phrases/occasions.js';
import { OLDEN } from './phrases/olden.js';
import { PASSIVE } from './phrases/passive.js';
import { PROCEDURES } from './phrases/procedures.js';
import { REFERENTS } from './phrases/referents.js';
import { RULES } from './phrases/rules.js';
import { choice, ownPlace, pair, SELECTORS, targets, twoChoices } from './phrases/selectors.js';
import { STANDING } from './phrases/standing.js';
import { STATICS } from './phrases/statics.js';
import { TIMES } from './phrases/times.js';
import { TRADED } from './phrases/traded.js';
import { TRAITS } from './phrases/traits.js';
import { occurred, TURN_DEEDS } from './phrases/turnDeeds.js';
import { WARDS } from './phrases/wards.js';
import { WAYS } from './phrases/ways.js';
import { does as doesSo, doPlain } from './third.js';
import { ATTRIBUTE_ZH } from './words.js';

/** `"Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0)` */
function tokenForm(plural: boolean): Coded {
  const s = plural ? 's' : '';
  return {
    read(text, at) {
      const m = new RegExp(`^"([^"]+ Token)${s}" \\(([\\w -]+?)(?:-Type)?(/Tuner)?/(\\w+)/Level (\\d+)/ATK (\\d+)/DEF (\\d+)\\)`).exec(
        text.slice(at, at + 120),
      );
      if (!m || !TYPES.includes(m[2] as MonsterType) || !ATTRIBUTES.includes(m[4] as Attribute)) return [];
      const tuner = m[3] ? { tuner: true } : {};
      return [
        [
          { name: m[1], ...tuner, type: m[2], attribute: m[4], level: Number(m[5]), atk: Number(m[6]), def: Number(m[7]) },
          at + m[0].length,
        ],
      ];
    },
    write(node, tongue) {
      const t = node as { name: string; tuner?: true; type: string; attribute: string; level: number; atk: number; def: number };
      if (tongue === 'zh') return `“${t.name}”（${t.type}/${t.attribute}/等级${t.level}/攻${t.atk}/守${t.def}）`;
      return `"${t.name}${s}" (${t.type}${t.tuner ? '/Tuner' : ''}/${t.attribute}/Level ${t.level}/ATK ${t.atk}/DEF ${t.def})`;
    },
  };
}

/** "Spell Counter": a kind of counter by its name (Y26.10). */
const counterName = (plural: boolean): Coded => ({
  read(text, at) {
    const m = (plural ? /^([A-Z][\w.'& -]*?[ -]Counter)s\b/ : /^([A-Z][\w.'& -]*?[ -]Counter)\b/).exec(text.slice(at, at + 40));
    return m ? [[m[1], at + m[0].length]] : [];
  },
  write: (node, tongue) => (typeof node !== 'string' ? null : tongue === 'zh' ? `“${node}”` : plural ? `${node}s` : node),
});

const attributeName: Coded = {
  read(text, at) {
    const a = ATTRIBUTES.find((x) => text.startsWith(x, at));
    return a ? [[a, at + a.length]] : [];
  },
  write: (node, tongue) => (typeof node !== 'string' ? null : tongue === 'zh' ? (ATTRIBUTE_ZH[node] ?? null) : node),
};

/** "until the end of this turn, it gains 500 ATK": the duration may stand first; it is written last. */
const timedFirst: Coded = {
  read(text, at, g) {
    const lead = LEADING.find(([w]) => text.startsWith(w, at));
    if (!lead) return [];
    const [words, until] = lead;
    return g.read('effect', text, at + words.length).flatMap(([node, end]): Reading[] => {
      const n = node as { until?: string };
      return n.until === 'faceUp' ? [[{ ...n, until }, end]] : [];
    });
  },
  write: () => null,
};
/** The duration that stands at a place of a text. */
export const leadingAt = (text: string, at: number): Duration | undefined => LEADING.find(([w]) => text.startsWith(w, at))?.[1];

const LEADING = [
  ['until the end of this turn, ', 'turnEnd'],
  ['for the rest of this turn, ', 'turnEnd'],
  ['this turn, ', 'turnEnd'],
  ['until the End Phase, ', 'endPhase'],
  ['until the end of your next turn, ', 'ownTurnEnd'],
  ["until the end of your opponent's next turn, ", 'nextTurnEnd'],
  ["until the end of your opponent's turn, ", 'nextTurnEnd'],
  ['until the end of the next turn, ', 'nextTurnEnd'],
  ['during damage calculation only, ', 'damageCalculation'],
] as const;

/** A name as a filter. */
const named: Coded = {
  read: (text, at, g) => name.read(text, at, g).map(([n, end]) => [{ is: 'name', name: n }, end] as const),
  write: () => null,
};

/** The grammar of card texts. */
export const GRAMMAR = new Grammar(
  [
    ...EFFECTS,
    ...LATER_EFFECTS,
    ...NUMBERS,
    ...CHANGES,
    ...EVENTS,
    ...ACTIVATIONS,
    ...HEADS,
    ...SELECTORS,
    ...STATICS,
    ...TRAITS,
    ...RULES,
    ...INSTEAD,
    ...REFERENTS,
    ...LUCK,
    ...TIMES,
    ...FUSING,
    ...BECOMING,
    ...STANDING,
    ...CONDITIONS,
    ...OLDEN,
    ...MADE_OF,
    ...COMBINED,
    ...OCCASIONS,
    ...WAYS,
    ...MEASURES,
    ...PASSIVE,
    ...PROCEDURES,
    ...TURN_DEEDS,
    ...CIRCUMSTANCES,
    ...HALVES,
    ...HANDS,
    ...AMOUNTS,
    ...FIGHTS,
    ...FORBIDDEN,
    ...WARDS,
    ...DELAYED,
    ...FIGHTERS,
    ...MADE_INTO,
    ...DECLARED,
    ...TRADED,
    ...COLUMNS,
    ...ANSWERS,
    ...COUNTS,
    ...BROUGHT_BY,
    ...row('nothing', '', '', {}),
  ],
  {
    cards1: cards(false),
    cardsN: cards(true),
    noun1: noun(false),
    nounN: noun(true),
    a: article,
    comesFrom,
    inColumnN,
    materialsN,
    riteFrom,
    twoChoices,
    activatedAt,
    named,
    occurred,
    mustHave,
    effect: timedFirst,
    event: exceptedEvent,
    moreCond,
    variedN,
    paying,
    freeEffect,
    doesSo,
    doPlain,
    counterName: counterName(false),
    countersName: counterName(true),
    attributeName,
    number,
    name,
    choice,
    ownPlace,
    pair,
    targets,
    trapForm,
    tokenForm: tokenForm(false),
    tokensForm: tokenForm(true),
  },
);
late.table = GRAMMAR;
