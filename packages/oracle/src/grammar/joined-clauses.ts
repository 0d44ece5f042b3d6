/** Clauses that are joined with others, or finished by the sentence after them (CR 608.2c). */
import { type Cost, costAction, type Effect, type Mod, type PlayerRef } from '@apnap/ability';
import { unlessPaid } from './effects-basic.js';
import type { Grammar } from './engine.js';
import { doIf, gaining, lasting } from './make.js';
import { mentions, raw, rewrite, SUBJECT, seq, walk, withPlayer, YOU } from './raw.js';

const keyword = (k: string): Mod => gaining({ kind: 'keyword', keyword: k });

/** "~ gets -1/-1 and gains your choice of flying, vigilance, or haste"; "choose flying or haste. Creatures you control gain that ability" (CR 608.2d). */
function chosenAbilities(g: Grammar): void {
  for (const three of ['{a:keyword} , {b:keyword} , or {c:keyword}', '{a:keyword} , {b:keyword} , {c:keyword} , or {e:keyword}'] as const) {
    g.rule(
      'objectVerb',
      `get/gets {p:pt} and gain/gains your choice of ${three} {d:duration}` as '{p:pt} {a:keyword} {b:keyword} {c:keyword} {e?:keyword} {d:duration}',
      ({ p, a, b, c, e, d }) => {
        const options = [a, b, c, ...(e ? [e] : [])].map((k) => lasting(SUBJECT, [keyword(k)], d));
        return seq(lasting(SUBJECT, [{ mod: 'pt', power: p.power, toughness: p.toughness }], d), {
          do: 'chooseEffect',
          who: YOU,
          options,
        });
      },
    );
    for (const that of ['that ability', 'the chosen ability'])
      g.rule(
        'sentence',
        `choose ${three} . {s:selector} gain/gains ${that} {d:duration}` as '{a:keyword} {b:keyword} {c:keyword} {e?:keyword} {s:selector} {d:duration}',
        ({ a, b, c, e, s, d }) => ({
          do: 'chooseEffect',
          who: YOU,
          options: [a, b, c, ...(e ? [e] : [])].map((k) => lasting(s, [keyword(k)], d)),
        }),
      );
  }
  g.rule('sentence', 'choose {a:keyword} or {b:keyword} . {s:selector} gain/gains that ability {d:duration}', ({ a, b, s, d }) => ({
    do: 'chooseEffect',
    who: YOU,
    options: [a, b].map((k) => lasting(s, [keyword(k)], d)),
  }));
}

/** "Until end of turn, you don't lose this mana as steps and phases end": said of mana that the sentence before adds (CR 106.4). */
export function keptMana(before: Effect, next: Effect): Effect | null {
  const { lasts } = next as unknown as { lasts: 'endOfTurn' | 'endOfCombat' };
  let found = 0;
  walk(before, (n) => {
    if (n.do === 'mana') found++;
  });
  if (found !== 1) return null;
  return rewrite(before, (n) => (n.do === 'mana' ? { ...n, mana: { ...(n.mana as object), lasts } } : undefined));
}

const PAYABLE: ReadonlySet<Effect['do']> = new Set(['sacrifice', 'discard', 'move', 'tap', 'untap', 'reveal', 'counters']);
/** Whether it can be paid itself: not what is done to something named before. */
const isPayable = (e: Effect): boolean => PAYABLE.has(e.do) && !mentions(e, (n) => n.sel === '$ref' || n.sel === '$target');

/** Mana, life, energy, evidence: what is paid, and not done to something. */
const isPaid = (c: Cost): boolean => c.pay === 'mana' || c.pay === 'life' || c.pay === 'energy' || costAction(c) !== undefined;

export function installJoinedClauses(g: Grammar): void {
  chosenAbilities(g);
  for (const who of ["you don't", "they don't", "that player doesn't"]) {
    g.rule('sentence', `until end of turn , ${who} lose this mana as steps and/or phases end` as 'until', () =>
      raw.effect({ do: '$keptMana', lasts: 'endOfTurn' } as never),
    );
  }
  g.rule('sentence', 'if {c:condition} , {s:clauseList} unless {p:player} {k:payment} instead', ({ c, s, p, k }) => {
    const effect = unlessPaid(s, p, k);
    return effect && raw.effect({ do: '$instead', cond: c, effect });
  });
  g.rule('sentence', '{s:clauseList} unless {p:player} {k:payment} instead if {c:condition}', ({ c, s, p, k }) => {
    const effect = unlessPaid(s, p, k);
    return effect && raw.effect({ do: '$instead', cond: c, effect });
  });
  // each of them hangs on its own condition
  g.rule('sentence', '{s:clauseList} {c:ifOrUnless} , and {t:clauseList} {k:ifOrUnless}', ({ s, c, t, k }) => seq(doIf(c, s), doIf(k, t)));
  // the time is said of both
  g.rule('clauseList', '{s:selector} {p:predicates} and {t:selector} {q:predicates} {d:duration}', ({ s, p, t, q, d }) =>
    p.rules.length || q.rules.length ? null : seq(lasting(s, p.mods, d), lasting(t, q.mods, d)),
  );
  // three clauses, of which the last has a subject of its own
  // "untap that creature, and it gains haste": what has just been untapped
  g.rule('clauseList', '{a:clause} , {b:orderClause} , and {c:objectClause}', ({ a, b, c }) => {
    if (b.do !== 'untap' && b.do !== 'tap') return null;
    let found = 0;
    const said = rewrite(c, (n) => {
      if (n.sel !== '$ref' || n.noun !== 'it') return undefined;
      found++;
      return b.what;
    });
    return found > 0 ? seq(a, b, said) : null;
  });
  // "return it at the beginning of the next end step and you skip your next draw step": the time is said of the first alone
  g.rule('sentence', '{s:laterClause} and you skip your next {k:skipped}', ({ s, k }) => seq(s, { do: 'skip', who: YOU, step: k }));
  // CR 118.12: "you may pay 2 life and exile it. If you do, …": what is paid for, and what comes of it
  const paidFor = (who: PlayerRef, cost: Cost[], v: Effect, at: number): Effect | null =>
    cost.every(isPaid) && who.player === 'you' && !isPayable(v)
      ? ({ do: 'may', who, cost, then: withPlayer(v, who), $at: at } as Effect)
      : null;
  g.rule('playerClause', '{p:player} may {c:payment} and {v:placedVerb}', ({ p, c, v }, m) => paidFor(p, c, v, m.at));
  g.rule('clauseList', '{a:clause} , {b:clause} , then {c:subjectClauses}', ({ a, b, c }) => seq(a, b, c));
  g.rule('playerVerb', "destroy {o:object} and it can't be regenerated", ({ o }) => ({
    do: 'destroy',
    what: o,
    regeneration: 'prohibited',
  }));
  g.rule('playerVerb', 'skip/skips {w:own} next {n:several} turns', ({ n, w }) =>
    !w ? null : seq(...Array.from({ length: n }, (): Effect => ({ do: 'skip', who: { player: '$subject' } as never, step: 'turn' }))),
  );
}
