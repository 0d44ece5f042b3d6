/** The whole table: rows by subject, and what is read and written in other ways. */

import { ATTRIBUTES, type Attribute, type MonsterType, TYPES } from '../language/index.js';
import { type Coded, Grammar, row } from './grammar.js';
import { article, cards, name, noun, number } from './nouns.js';
import { CHANGES } from './phrases/changes.js';
import { EFFECTS } from './phrases/effects.js';
import { HEADS } from './phrases/heads.js';
import { choice, SELECTORS, targets } from './phrases/selectors.js';
import { STATICS } from './phrases/statics.js';

/** `"Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0)` */
function tokenForm(plural: boolean): Coded {
  const s = plural ? 's' : '';
  return {
    read(text, at) {
      const m = new RegExp(`^"([^"]+ Token)${s}" \\(([\\w -]+?)(?:-Type)?/(\\w+)/Level (\\d+)/ATK (\\d+)/DEF (\\d+)\\)`).exec(
        text.slice(at, at + 120),
      );
      if (!m || !TYPES.includes(m[2] as MonsterType) || !ATTRIBUTES.includes(m[3] as Attribute)) return [];
      return [[{ name: m[1], type: m[2], attribute: m[3], level: Number(m[4]), atk: Number(m[5]), def: Number(m[6]) }, at + m[0].length]];
    },
    write(node, tongue) {
      const t = node as { name: string; type: string; attribute: string; level: number; atk: number; def: number };
      if (tongue === 'zh') return `“${t.name}”（${t.type}/${t.attribute}/等级${t.level}/攻${t.atk}/守${t.def}）`;
      return `"${t.name}${s}" (${t.type}/${t.attribute}/Level ${t.level}/ATK ${t.atk}/DEF ${t.def})`;
    },
  };
}

/** A name as a filter. */
const named: Coded = {
  read: (text, at, g) => name.read(text, at, g).map(([n, end]) => [{ is: 'name', name: n }, end] as const),
  write: () => null,
};

/** The grammar of card texts. */
export const GRAMMAR = new Grammar([...EFFECTS, ...CHANGES, ...HEADS, ...SELECTORS, ...STATICS, ...row('nothing', '', '', {})], {
  cards1: cards(false),
  cardsN: cards(true),
  noun1: noun(false),
  nounN: noun(true),
  a: article,
  named,
  number,
  name,
  choice,
  targets,
  tokenForm: tokenForm(false),
  tokensForm: tokenForm(true),
});
