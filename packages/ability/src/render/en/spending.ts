/** What mana may be spent on, and what comes of it, in English (CR 106.6). */

import type { Effect, Filter, ManaRider, ManaSpec, Rule } from '../../language.js';
import { type Context, programContext } from './context.js';
import { castText } from './events.js';
import { nounText, oneNoun } from './filters.js';
import { retold } from './joining.js';
import { quantityText } from './quantities.js';
import { capitalize } from './words.js';

const listed = (f: Filter): readonly Filter[] => (f.is === 'and' ? f.of : [f]);
const rest = (f: Filter, without: (x: Filter) => boolean): Filter => {
  const left = listed(f).filter((x) => !without(x));
  return left.length === 1 ? left[0] : left.length === 0 ? { is: 'any' } : { is: 'and', of: left };
};
const isSpell = (f: Filter): boolean => f.is === 'spell';
const isActivated = (f: Filter): boolean => f.is === 'hasAbility' || (f.is === 'not' && isSpell(f.of));

/** "cast artifact spells", "activate abilities of artifacts". */
function use(c: Context, f: Filter, one: boolean): string {
  if (listed(f).some((x) => x.is === 'commander')) return 'cast your commander';
  const placed = listed(f).some((x) => x.is === 'cast' || (x.is === 'not' && x.of.is === 'cast'));
  if (placed) return `cast ${castText(c, f, 'your')}`;
  if (listed(f).some(isSpell)) return `cast ${one ? oneNoun(c, f, { head: 'spell' }) : nounText(c, f, { many: true, head: 'spell' })}`;
  if (listed(f).every(isActivated)) return 'activate abilities';
  const source = listed(f).some(isActivated);
  return `activate abilities of ${nounText(
    c,
    rest(f, (x) => x.is === 'permanent' || isActivated(x)),
    { many: true, head: source ? 'source' : 'permanent' },
  )}`;
}

/** What follows the amount: ". Spend this mana only to …", and what comes of that. */
export function spendingText(c: Context, m: ManaSpec): string {
  return `${useText(c, m)}${m.lasts ? lastingText(m.lasts) : ''}`;
}

/** CR 106.4: how long it is kept. */
const lastingText = (until: NonNullable<ManaSpec['lasts']>): string =>
  until === 'endOfTurn'
    ? ". Until end of turn, you don't lose this mana as steps and phases end"
    : ". Until end of combat, you don't lose this mana as steps end";

function useText(c: Context, m: ManaSpec): string {
  const { spendOnly: only, rider } = m;
  if (m.notFor) return ". This mana can't be spent to pay generic mana costs";
  if (!only) return rider ? `. ${riderText(c, rider)}` : '';
  if (only.is === 'not') return `. This mana can't be spent to ${use(c, only.of, true)}`;
  const uses = only.is === 'or' && only.of.some((f) => listed(f).some(isSpell)) ? only.of : [only];
  const words = `. Spend this mana only to ${uses.map((f) => use(c, f, rider !== undefined)).join(' or ')}`;
  return rider ? `${words}, and ${consequence(c, rider)}` : words;
}

/** "If that mana is spent on a creature spell, it gains haste", "When that mana is spent to cast a red spell, copy that spell". */
function riderText(c: Context, r: ManaRider): string {
  const { event } = r;
  const what = event.on === 'cast' ? oneNoun(c, event.what, { head: 'spell' }) : '';
  const does = consequence(c, r);
  if (r.how === 'applies' && event.on === 'cast' && event.who.player === 'you') return `If you spend this mana to cast ${what}, ${does}`;
  if (r.how === 'applies') return `If that mana is spent on ${what}, ${does}`;
  return event.on === 'cast' && event.who.player === 'you'
    ? `When you spend this mana to cast ${what}, ${does}`
    : `When that mana is spent to cast ${what}, ${does}`;
}

export function consequence(c: Context, r: ManaRider, effect = r.program.effect): string {
  const inner = programContext(c, r.program.targets, r.event);
  const said = entersText(inner, effect) ?? uncounterable(effect);
  return said ?? retold(inner, c.say.sentences(inner, effect));
}

/** "the next sorcery spell you cast this turn can be cast as though it had flash. That spell can't be countered"; undefined for other rules. */
export function nextSpellText(c: Context, [r]: readonly Rule[]): string | undefined {
  if (r?.rule === 'nextSpell') return gainingText(c, r);
  if (r?.rule !== 'may' || r.next?.program.effect.do !== 'seq' || r.next.event.on !== 'cast') return undefined;
  const { next } = r;
  const noun = nounText(c, r.next.event.what, { many: false, head: 'spell' });
  const more = r.next.program.effect.of.map((e) => `. ${capitalize(consequence(c, next, e))}`).join('');
  return `the next ${noun} you cast this turn can be cast as though it had flash${more}`;
}

/** "as you cast spells from your hand this turn, they gain cascade", "the next creature spell you cast this turn has cascade". */
function gainingText(c: Context, r: Extract<Rule, { rule: 'nextSpell' }>): string | undefined {
  const { effect } = r.next.program;
  const mods = effect.do === 'continuous' ? effect.mods : [];
  const abilities = mods.flatMap((m) => (m.mod === 'addAbility' ? [m.ability] : []));
  if (abilities.length === 0 || r.next.event.on !== 'cast') return undefined;
  const has = c.say.quoted(c, abilities);
  const { what } = r.next.event;
  if (!r.each) return `the next ${nounText(c, what, { many: false, head: 'spell' })} you cast this turn has ${has}`;
  const list = (what.is === 'and' ? what.of : [what]).filter((f) => f.is !== 'cast');
  const noun = nounText(c, list.length === 1 ? list[0] : { is: 'and', of: list }, { many: true, head: 'spell' });
  return `as you cast ${noun} from your hand this turn, they gain ${has}`;
}

const uncounterable = (e: Effect): string | undefined => {
  const [rule] = e.do === 'continuous' && e.mods.length === 0 ? e.rules : [];
  return rule?.rule === 'cant' && rule.action.act === 'counter' ? "that spell can't be countered" : undefined;
};

/** "that creature enters with an additional +1/+1 counter on it". */
function entersText(c: Context, e: Effect): string | undefined {
  const replaced = e.do === 'replacement' && e.replacement.replace === 'enters' ? e.replacement : undefined;
  const [counter] = replaced?.entering?.counters ?? [];
  if (counter === undefined) return undefined;
  if (counter.count !== 1)
    return `that spell enters with a number of additional ${counter.counter} counters on it equal to ${quantityText(c, counter.count)}`;
  return `that creature enters with an additional ${counter.counter} counter on it`;
}
