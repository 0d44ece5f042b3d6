/** What mana may be spent on, and what comes of it, in Chinese (CR 106.6). */
import type { Effect, Filter, ManaRider, ManaSpec } from '../../language.js';
import type { Context } from './context.js';
import { eventClause } from './events.js';
import { nounOf, nounText } from './noun.js';
import { counterWord } from './vocab.js';

const listed = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);
const isSpell = (f: Filter): boolean => f.is === 'spell';
const isActivated = (f: Filter): boolean => f.is === 'hasAbility' || (f.is === 'not' && isSpell(f.of));

function rest(f: Filter, without: (x: Filter) => boolean = (x) => x.is === 'permanent'): Filter {
  const left = listed(f).filter((x) => !without(x));
  return left.length === 1 ? left[0] : left.length === 0 ? { is: 'permanent' } : { is: 'and', of: left };
}

/** "施放神器咒语", "起动神器的异能". */
function use(c: Context, f: Filter): string {
  if (listed(f).some((x) => x.is === 'commander')) return '施放你的指挥官';
  if (listed(f).some(isSpell)) return `施放${nounText(nounOf(c, f, 'stack'))}`;
  if (listed(f).every(isActivated)) return '起动异能';
  if (listed(f).some(isActivated))
    return `起动${nounText(nounOf(c, rest(f, isActivated), 'battlefield')).replace(/永久物$/, '')}来源的异能`;
  return `起动${nounText(nounOf(c, rest(f), 'battlefield'))}的异能`;
}

/** What follows the amount: "。此法术力只能用来…", and what comes of that. */
export function spendingText(c: Context, m: ManaSpec): string {
  return `${useText(c, m)}${m.lasts ? lastingText(m.lasts) : ''}`;
}

/** CR 106.4: how long it is kept. */
const lastingText = (until: NonNullable<ManaSpec['lasts']>): string =>
  until === 'endOfTurn' ? '。直到回合结束，你不会因步骤和阶段结束而失去此法术力' : '。直到战斗结束，你不会因步骤结束而失去此法术力';

function useText(c: Context, m: ManaSpec): string {
  const { spendOnly: only, rider } = m;
  if (m.notFor) return '。此法术力不能用来支付一般法术力费用';
  if (!only) return rider ? `。${riderText(c, rider)}` : '';
  if (only.is === 'not') return `。此法术力不能用来${use(c, only.of)}`;
  const uses = only.is === 'or' && only.of.some((f) => listed(f).some(isSpell)) ? only.of : [only];
  const words = `。此法术力只能用来${uses.map((f) => use(c, f)).join('，或是')}`;
  return rider ? `${words}，且${consequence(c, rider)}` : words;
}

function riderText(c: Context, r: ManaRider): string {
  const what = r.event.on === 'cast' ? nounText(nounOf(c, r.event.what, 'stack')) : '';
  const does = consequence(c, r);
  return r.how === 'applies' ? `如果该法术力用以支付${what}，则${does}` : `当该法术力用来施放${what}时，${does}`;
}

/** "该咒语不能被反击": what applies to the spell. */
export function consequence(c: Context, r: ManaRider, effect = r.program.effect): string {
  const saved = c.event;
  c.event = {};
  eventClause(c, r.event);
  const said = fixedText(effect) ?? c.say.program(c, { ...r.program, effect });
  c.event = saved;
  return said;
}

/** "该咒语不能被反击", "该生物进战场时上面额外有一个+1/+1指示物". */
function fixedText(e: Effect): string | undefined {
  const [rule] = e.do === 'continuous' && e.mods.length === 0 ? e.rules : [];
  if (rule?.rule === 'cant' && rule.action.act === 'counter') return '该咒语不能被反击';
  const entering = e.do === 'replacement' && e.replacement.replace === 'enters' ? e.replacement.entering : undefined;
  const [counter] = entering?.counters ?? [];
  return counter?.count === 1 ? `该生物进战场时上面额外有一个${counterWord(counter.counter)}` : undefined;
}
