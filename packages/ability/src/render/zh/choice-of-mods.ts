/** One of several changes, chosen: said once with what differs between them. */
import type { Effect } from '../../language.js';
import { type Clause, type Context, clause, clauseText } from './context.js';
import { continuousClause, modPredicates } from './mods.js';
import { joinList } from './vocab.js';

/** "甲得+1/-1或-1/+1直到回合结束"; "选择飞行或死触。甲获得该异能直到回合结束". */
export function choiceOfMods(c: Context, e: Extract<Effect, { do: 'chooseEffect' }>): Clause | undefined {
  const mods = e.options.flatMap((o) => (o.do === 'continuous' && o.rules.length === 0 && o.mods.length === 1 ? [o.mods[0]] : []));
  const [first] = e.options;
  if (mods.length !== e.options.length || first.do !== 'continuous' || first.affects === undefined || e.who.player !== 'you')
    return undefined;
  const key = (o: Effect) => (o.do === 'continuous' ? JSON.stringify([o.affects, o.duration]) : '');
  if (e.options.some((o) => key(o) !== key(first))) return undefined;
  if (mods.every((m) => m.mod === 'pt')) {
    const said = modPredicates(c, mods, true, true).map((t) => t.replace(/^得/, ''));
    return continuousClause(c, first.affects, [mods[0]], first.duration, (text) => text.replace(said[0], said.join('或')));
  }
  const words = mods.map((m) => (m.mod === 'addAbility' && m.ability.kind === 'keyword' ? c.say.inside(c, m.ability) : undefined));
  if (words.some((w) => w === undefined)) return undefined;
  const gains = continuousClause(c, first.affects, [mods[0]], first.duration, (text) => text.replace(`${words[0]}异能`, '该异能'));
  return clause(c, '', `选择${joinList(words as string[], '或')}。${clauseText(gains)}`);
}
