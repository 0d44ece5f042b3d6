/** What cards that stay hold, and what they ask for as they are activated (Y16.2, Y16.8). */
import type { Activated, Condition, Each, Effect, EventPattern } from '../language/effects.js';
import { isActivated, type Text } from '../language/index.js';
import { bind, type Context, readParts, readSteps } from './frame.js';
import { GRAMMAR } from './table.js';

/** Whether what stands on this card can hold without being activated (Y16.2). */
export const mayHold = (cx: Context): boolean =>
  cx.kind === 'monster' || cx.property === 'Continuous' || cx.property === 'Field' || cx.property === 'Equip';

/** Y16.8: what a card that stays asks for as it is activated: "Activate this card by paying 1000 LP". */
export function openedBy(text: string, cx: Context): Activated | null {
  if (cx.kind === 'monster' || !mayHold(cx)) return null;
  const plain = { kind: 'activation' as const, said: true as const, before: [], do: [] };
  if (text === 'During Main Phase 1: Activate this card') return { ...plain, during: { phases: ['main1'], of: 'both' } };
  const only = /^(?:(?:If|When) (.*): Activate this card|Activate (?:this card )?only (?:if|when|while) (.*))$/.exec(text);
  const condition = only && (GRAMMAR.whole('conds', only[1] ?? only[2]) as Condition | null);
  if (condition) return { ...plain, condition };
  const m = /^Activate (?:this card )?by (.*)$/.exec(text);
  if (!m) return null;
  if (/^declaring 1 (?:Monster |monster )?(?:Type|Attribute)$/.test(m[1]))
    return { ...plain, before: readSteps(m[1].replace('declaring', 'declare')) };
  const pays = GRAMMAR.whole('pay', m[1]) as Effect[] | null;
  return pays && { ...plain, before: pays.map((e) => ({ step: 'pay', do: e })) };
}

/** "Destroy this card during your 2nd End Phase after activation": a card that stays asks for it as it is activated (Y6.10, Y16.8). */
export function endsLater(texts: readonly Text[], text: string, cx: Context): Text[] | null {
  if (
    cx.kind === 'monster' ||
    !mayHold(cx) ||
    cx.property === 'Equip' ||
    !/^(?:Destroy this card|Send this card to the GY) during .* after activation$/.test(text)
  )
    return null;
  const more = bind(readParts(text, 'next'), [], undefined, undefined);
  const at = texts.findIndex((t) => isActivated(t) && t.kind === 'activation');
  const own = texts[at];
  if (!own || !isActivated(own))
    return [...texts, { kind: 'activation', said: true, before: [], do: more.map((p, i) => (i === 0 ? { ...p, join: 'first' } : p)) }];
  return texts.map((t, i) => (i === at ? { ...own, do: [...own.do, ...more] } : t));
}

/** "Once per turn, during your Standby Phase, pay 500 LP or destroy this card": without a Chain (Y6.4). */
export function upkeep(text: string, cx: Context): Each | null {
  const m =
    /^Once per turn, (during (?:your|the) (?:Standby|End) Phase), (?:you must )?([^:;]+?)(?: \(this is not optional\))?,? or (?:destroy this card|this card is destroyed)$/.exec(
      text,
    );
  const event = m && mayHold(cx) ? (GRAMMAR.whole('phase', m[1]) as EventPattern | null) : null;
  const pay = m && event ? (GRAMMAR.whole('effect', m[2]) as Effect | null) : null;
  if (!event || !pay) return null;
  return { kind: 'each', event, do: [{ join: 'first', do: { do: 'unless', pay, what: { do: 'destroy', what: { sel: 'self' } } } }] };
}
