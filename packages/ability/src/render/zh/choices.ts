/** Choices in Chinese sentences: at random, for each of several players. */
import type { Effect, Quantity, Selector } from '../../language.js';
import { type Clause, type Context, clause, type Phrase } from './context.js';
import { forEachFront } from './quantity.js';
import { playersPhrase, selectorPhrase } from './refs.js';

/** "选择一位对手", "随机选择一位对手": said by itself, 该牌手 from then on. */
export function letChosen(c: Context, e: Extract<Effect, { do: 'let' }>, what: Extract<Selector, { sel: 'choose' }>): Clause {
  if (what.from.sel === 'players' && what.max === 'any') {
    c.slots.set(e.slot, { text: '每位朋友', kind: 'player', plural: true });
    return clause(c, '', '为每位牌手选择朋友或敌人');
  }
  if (what.from.sel === 'players') {
    c.slots.set(e.slot, { text: '该牌手', kind: 'player' });
    return clause(c, '', `${what.how === 'random' ? '随机' : ''}选择一位${what.from.who.player === 'eachOpponent' ? '对手' : '牌手'}`);
  }
  if (what.from.sel === 'extreme' && what.from.of.sel === 'players') {
    c.slots.set(e.slot, { text: '该牌手', kind: 'player' });
    return clause(c, '', `选择一位${selectorPhrase(c, what.from).text}`);
  }
  const first = what.who.player === 'each' && what.who.first === 'you' ? '从你开始，' : '';
  const who = what.how === 'random' || what.who.player === 'you' ? '' : `${first}${playersPhrase(c, what.who).text}`;
  const p = selectorPhrase(c, what);
  const plural = what.max !== 1 || what.who.player.startsWith('each');
  const next: Phrase = { text: `${plural ? '这些' : '该'}${p.kind === 'card' ? '牌' : '永久物'}`, kind: p.kind, plural };
  c.slots.set(e.slot, next);
  if (what.how === 'random') return clause(c, '', `随机选择${p.text.replace(/^随机/, '')}`);
  return clause(c, who, `选择${p.text}`);
}

/** Who is no friend; said with the choice of friends. */
export function foes(c: Context, e: Extract<Effect, { do: 'let' }>): boolean {
  const are = e.what.sel === 'except' && e.what.of.sel === 'players';
  if (are) c.slots.set(e.slot, { text: '每位敌人', kind: 'player', plural: true });
  return are;
}

/** "此咒语每增幅一次". */
const paidTimes = (c: Context, q: Quantity): string | undefined =>
  typeof q === 'object' && q.q === 'paid' ? `${c.self}每增幅一次` : forEachFront(c, q);

/** "任意一个目标，然后此咒语每增幅一次，便选择另一个目标"; undefined for other numbers of targets. */
export function oneMoreForEach(c: Context, s: Extract<Selector, { sel: 'target' }>): string | undefined {
  const spec = c.targets[s.index];
  const more =
    typeof spec.min === 'object' && spec.min.q === 'sum' && spec.min.of.length === 2 && spec.min.of[0] === 1 ? spec.min.of[1] : undefined;
  const each = more === undefined || c.named.has(s.index) ? undefined : paidTimes(c, more);
  if (each === undefined) return undefined;
  const apart = { ...c, xs: new Set(c.xs), notes: [] };
  const one: Context = {
    ...apart,
    targets: c.targets.map((t, i) => (i === s.index ? { ...t, min: 1, max: 1 } : t)),
    named: new Map(c.named),
  };
  const first = selectorPhrase(one, s).text;
  // from now on all of them are spoken of
  selectorPhrase(apart, s);
  return `${first}，然后${each}，便选择另一个目标${first.startsWith('目标') ? first.slice(2) : ''}`;
}

/** The first target in the effect that has not been named yet and of which each of several players has one. */
function perTarget(c: Context, value: unknown): number | undefined {
  if (Array.isArray(value)) return value.map((v) => perTarget(c, v)).find((i) => i !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const s = value as { sel?: string; index?: number };
  if (s.sel === 'target' && s.index !== undefined) return c.targets[s.index]?.per && !c.named.has(s.index) ? s.index : undefined;
  return perTarget(c, Object.values(value));
}

/** "为每位对手各进行以下流程～": before an effect on a target for each of several players. */
export function perPlayerFront(c: Context, e: Effect): string | undefined {
  if (e.do === 'seq' || e.do === 'delayed' || e.do === 'reflexive') return undefined;
  const index = perTarget(c, e.do === 'forEach' ? e.in : e);
  const per = index === undefined ? undefined : c.targets[index].per;
  return per && `为每位${per.player === 'eachOpponent' ? '对手' : '牌手'}各进行以下流程～`;
}
