/** What keywords stood for in the rules of another year, where that is not what they stand for today. */
import type { Ability, Effect, StaticAbility, TriggeredAbility } from '@apnap/ability';
import type { Rules } from '../years/differences.js';

const triggered = (a: Ability, change: (t: TriggeredAbility) => TriggeredAbility): Ability => (a.kind === 'triggered' ? change(a) : a);

const withEffect = (t: TriggeredAbility, effect: Effect): TriggeredAbility => ({ ...t, program: { ...t.program, effect } });

/** What may be done, as something that is done. */
const done = (e: Effect): Effect => (e.do === 'may' ? e.then : e);

/** Each effect of a sequence changed. */
const each = (e: Effect, change: (x: Effect) => Effect): Effect => (e.do === 'seq' ? { ...e, of: e.of.map(change) } : change(e));

/** 2015:702.61a: as the last time counter is removed the card is played if able, whether its owner wants to or not. */
const played = (abilities: Ability[]): Ability[] => abilities.map((a) => triggered(a, (t) => withEffect(t, done(t.program.effect))));

/** 2015:702.84a: only the card that was exiled is judged, not the spell it becomes. */
const cascaded = (abilities: Ability[]): Ability[] =>
  abilities.map((a) =>
    triggered(a, (t) =>
      withEffect(
        t,
        each(t.program.effect, (e) => {
          if (e.do !== 'may' || e.then.do !== 'play') return e;
          const { onlyIf: _, ...play } = e.then;
          return { ...e, then: play };
        }),
      ),
    ),
  );

/** 2015:702.34a, classic:502.24a: the player may exile the card he discards, and need not. */
const exiledOrNot = (abilities: Ability[]): Ability[] =>
  abilities.map((a): Ability => {
    if (a.kind !== 'static') return a;
    const parts: StaticAbility['parts'] = a.parts.map((p) =>
      p.part === 'replacement' && p.replacement.replace === 'zone' ? { ...p, replacement: { ...p.replacement, optional: 'may' } } : p,
    );
    return { ...a, parts };
  });

/** 2015:702.74a: the rest goes to the bottom in any order. */
const inAnyOrder = (abilities: Ability[]): Ability[] =>
  abilities.map((a) =>
    triggered(a, (t) =>
      withEffect(
        t,
        each(t.program.effect, (e) => (e.do === 'move' && e.order === 'random' ? { ...e, order: 'any' } : e)),
      ),
    ),
  );

/** 2015:702.57a: it triggers whether it has a counter or not. */
const withoutIf = (abilities: Ability[]): Ability[] =>
  abilities.map((a) =>
    triggered(a, (t) => {
      const { condition: _, ...rest } = t;
      return rest;
    }),
  );

/** What a keyword stands for by these rules. @param today what it stands for today */
export function asMeantThen(keyword: string, rules: Rules, today: Ability[]): Ability[] {
  switch (keyword) {
    case 'suspend':
      return rules.suspend === 'must' ? played(today) : today;
    case 'cascade':
      return rules.cascade === 'card' ? cascaded(today) : today;
    case 'madness':
      return rules.madness === 'mayExile' ? exiledOrNot(today) : today;
    case 'hideaway':
      return rules.hideaway === 'anyOrder' ? inAnyOrder(today) : today;
    case 'graft':
      return rules.graft === 'always' ? withoutIf(today) : today;
    default:
      return today;
  }
}
