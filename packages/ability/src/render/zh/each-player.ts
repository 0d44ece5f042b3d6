/** What is done for each of several players, in Chinese (CR 608.2c). */
import type { Effect, PlayerRef } from '../../language.js';
import { mentionsNode } from '../../same.js';
import type { Clause, Context } from './context.js';
import { effectClauses } from './effects.js';
import { playersPhrase } from './refs.js';

/** "为每位对手各进行以下流程～…", "每位对手…". */
export function eachPlayer(c: Context, e: Extract<Effect, { do: 'forEach' }>, who: PlayerRef): Clause[] {
  const p = playersPhrase(c, who);
  const acts = JSON.stringify(e.effect).includes(`"who":{"player":"of","of":{"sel":"slot","slot":${e.slot}}}`);
  const first = e.effect.do === 'seq' ? e.effect.of[0] : e.effect;
  const yours = first?.do === 'createToken' && first.who.player === 'you';
  if ((mentionsNode(e.effect, { rule: 'must' }) && acts) || yours) {
    // nothing is done by the player: it is done for each of them
    c.slots.set(e.slot, { text: '该牌手', kind: 'player' });
    const [begin, ...rest] = effectClauses(c, e.effect);
    return begin ? [{ ...begin, subject: '', predicate: `为${p.text}各进行以下流程～${begin.subject}${begin.predicate}` }, ...rest] : [];
  }
  c.slots.set(e.slot, { text: p.you ? '你' : p.text, kind: 'player', each: true });
  return effectClauses(c, e.effect);
}

/** Whether one player does the one and then the other. */
export function inTurn(a: Clause, b: Clause): boolean {
  const sameActor = b.subject === '' || b.subject === a.subject || a.subject !== '';
  const drawn = a.verb === 'draw' && (b.verb === 'discard' || b.verb === 'toLibrary');
  return sameActor && (drawn || (a.verb === 'scry' && b.verb === 'draw'));
}
