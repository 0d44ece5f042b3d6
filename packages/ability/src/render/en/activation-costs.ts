/** What activating abilities costs more or less (CR 602.2b). */
import { keywordInfo } from '../../keywords.js';
import type { Filter, PlayerRef, Rule } from '../../language.js';
import type { Context } from './context.js';
import { nounText, oneNoun } from './filters.js';
import { forEachText, quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';
import { numberWord } from './words.js';

const whose = (c: Context, p: PlayerRef): string => (p.player === 'eachOpponent' ? 'your opponents' : playerText(c, p));
const things = (c: Context, f: Filter): string =>
  f.is === 'named' && typeof f.name === 'object'
    ? 'sources with the chosen name'
    : f.is === 'oneOf'
      ? selectorText(c, f.of).replace(/^all /, '')
      : nounText(c, f, { many: true, head: 'permanent' });

/** "activated abilities of creatures you control cost {2} less to activate". */
export function abilityCosts(c: Context, r: Extract<Rule, { rule: 'costChange' }>): { subject: string; text: string } {
  const keyword = r.keyword === undefined ? undefined : (keywordInfo(r.keyword)?.en ?? r.keyword);
  const actors = r.who.player === 'each' ? '' : ` ${whose(c, r.who)} activate`;
  const of = r.what.is === 'any' ? '' : ` of ${things(c, r.what)}`;
  const kind = r.kind ? " that aren't mana abilities" : '';
  const floor = r.floor === undefined ? '' : `. This effect can't reduce the mana in that cost to less than ${numberWord(r.floor)} mana`;
  const subject = keyword ? `${keyword} abilities` : of || !actors ? 'activated abilities' : 'abilities';
  const each = r.times === 1 ? '' : forEachText(c, r.times);
  const mana = each === undefined ? '{X}' : r.mana;
  const times = each === undefined ? `, where X is ${quantityText(c, r.times)}` : each && ` ${each}`;
  const aim =
    r.targeting === undefined
      ? ''
      : ` that target ${r.targeting.is === 'oneOf' ? things(c, r.targeting) : oneNoun(c, r.targeting, { head: 'permanent' })}`;
  return { subject: `${subject}${of}${actors}${aim}${kind}`, text: `cost ${mana} ${r.change} to activate${times}${floor}` };
}
