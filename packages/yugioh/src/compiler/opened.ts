/** What cards that stay hold, and what they ask for as they are activated (Y16.2, Y16.8). */
import type { Activated } from '../language/effects.js';
import { type Context, readSteps } from './frame.js';

/** Whether what stands on this card can hold without being activated (Y16.2). */
export const mayHold = (cx: Context): boolean =>
  cx.kind === 'monster' || cx.property === 'Continuous' || cx.property === 'Field' || cx.property === 'Equip';

/** Y16.8: what a card that stays asks for as it is activated: "Activate this card by paying 1000 LP". */
export function openedBy(text: string, cx: Context): Activated | null {
  if (text === 'During Main Phase 1: Activate this card' && cx.kind !== 'monster' && mayHold(cx))
    return { kind: 'activation', said: true, during: { phases: ['main1'], of: 'both' }, before: [], do: [] };
  const m = /^Activate (?:this card )?by (paying \d+ LP|Tributing \d monsters?|declaring 1 (?:Monster |monster )?(?:Type|Attribute))$/.exec(
    text,
  );
  if (!m || cx.kind === 'monster' || !mayHold(cx)) return null;
  const said = m[1]
    .replace(/^paying/, 'pay')
    .replace(/^Tributing/, 'Tribute')
    .replace(/^declaring/, 'declare');
  return { kind: 'activation', said: true, before: readSteps(said), do: [] };
}
