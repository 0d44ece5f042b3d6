/** Exchanges (CR 701.10) in Chinese. */
import type { Effect, ExchangedValue } from '../../language.js';
import { type Clause, type Context, clause } from './context.js';
import { DURATION_WORDS } from './mods.js';
import { nounOf, nounText } from './noun.js';
import { playersPhrase, selectorPhrase } from './refs.js';
import { STAT_WORDS } from './vocab.js';

const valueWords = (c: Context, v: ExchangedValue): string =>
  'life' in v ? `${playersPhrase(c, v.life).text}的总生命` : `${selectorPhrase(c, v.of).text}的${STAT_WORDS[v.stat]}`;

/** "交换甲与乙的操控权", "你与目标对手交换总生命". */
export function exchangeClauses(c: Context, e: Extract<Effect, { do: 'exchange' }>): Clause[] {
  switch (e.of) {
    case 'control':
      return [clause(c, '', `交换${selectorPhrase(c, e.a).text}${e.b ? `与${selectorPhrase(c, e.b).text}` : ''}的操控权`)];
    case 'allControl': {
      const who = playersPhrase(c, e.who).text;
      if (e.bind !== undefined) c.slots.set(e.bind, { text: '这些永久物', kind: 'object', plural: true });
      return [clause(c, who, `各获得由另一位操控的所有${nounText(nounOf(c, e.what, 'battlefield'))}之操控权${DURATION_WORDS[e.duration]}`)];
    }
    case 'places':
      return [clause(c, '', `将${selectorPhrase(c, e.a).text}与${selectorPhrase(c, e.b).text}交换`)];
    case 'texts': {
      const until = e.duration ? DURATION_WORDS[e.duration] : '';
      const both = `${selectorPhrase(c, e.a).text}${e.b ? `与${selectorPhrase(c, e.b).text}` : ''}`;
      return [clause(c, '', `${until}交换${both}的文字框`)];
    }
    case 'zones':
      return [clause(c, '', '将你的坟墓场与牌库交换')];
    case 'values': {
      const { a, b } = e;
      if ('life' in a && (b === undefined || 'life' in b)) {
        const who = playersPhrase(c, a.life).text;
        return [clause(c, b ? `${who}与${playersPhrase(c, b.life).text}` : who, '交换总生命')];
      }
      const until = e.duration ? DURATION_WORDS[e.duration] : '';
      return [clause(c, '', `${until}将${valueWords(c, a)}与${b ? valueWords(c, b) : ''}交换`)];
    }
    default:
      return e satisfies never;
  }
}
