/** What makes abilities trigger an additional time (CR 603.2d): an occurrence that is named, and whose abilities. */
import type { EventPattern, Filter, PlayerRef, Ruled } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { oneOf } from './make.js';
import { or, YOU } from './raw.js';

const again = (who: PlayerRef, more: { event?: EventPattern; of?: Filter }): Ruled => ({ rules: [{ rule: 'extraTrigger', who, ...more }] });

const entersOrLeaves = (what: Filter): EventPattern => ({
  on: 'or',
  of: [
    { on: 'zone', what, to: 'battlefield', batch: 'each' },
    { on: 'zone', what, from: 'battlefield', batch: 'each' },
  ],
});

/** What happens, in the words that stand before "causes". */
function occurrences(g: Grammar): void {
  // reason: beside that of one or another
  g.rule('occurrence', '{t:thing} entering or leaving the battlefield', ({ t }) => entersOrLeaves(t));
  g.rule('occurrence', '{t:thing} or {u:thing} entering or leaving the battlefield', ({ t, u }) => entersOrLeaves(or(t, u)));
  g.rule('occurrence', 'turning a face-down permanent face up', () => ({ on: 'turnFaceUp', what: { is: 'permanent' } }));
  g.rule('occurrence', 'you casting or copying {w:castWhat}', ({ w }) => ({
    on: 'or',
    of: [
      { on: 'cast', who: YOU, what: w },
      { on: 'copy', who: YOU, what: w },
    ],
  }));
  g.rule('rule', "{n:things} entering or dying don't cause abilities to trigger", ({ n }) => ({
    rules: [
      { rule: 'noTrigger', event: { on: 'zone', what: n, to: 'battlefield', batch: 'each' } },
      { rule: 'noTrigger', event: { on: 'zone', what: n, from: 'battlefield', to: 'graveyard', batch: 'each' } },
    ],
  }));
  g.rule('occurrence', 'you gaining life', () => ({ on: 'gainLife', who: YOU }));
}

export function installTriggeringAgain(g: Grammar): void {
  occurrences(g);
  g.rule(
    'rule',
    'if {o:occurrence} causes a triggered ability of a permanent you control to trigger , that ability triggers an additional time',
    ({ o }) => again(YOU, { event: o }),
  );
  const whole = ', that ability triggers an additional time';
  const each: PlayerRef = { player: 'each' };
  for (const ability of ['an ability', 'a triggered ability']) {
    g.rule('rule', `if ${ability} of {o:hostItself} triggers ${whole}` as '{o:hostItself}', ({ o }) => again(each, { of: oneOf(o) }));
    g.rule('rule', `if ${ability} of {o:self} or {t:thing} triggers ${whole}` as '{o:self} {t:thing}', ({ o, t }) =>
      again(each, { of: or(oneOf(o), t) }),
    );
  }
}
