/** "An opponent" in a game of three: the controller of the spell or ability says which (CR 608.2d, 702.104a). */
import type { Answer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  {
    name: 'Two Heaps',
    cost: '{0}',
    type: 'Sorcery',
    text: 'Reveal the top two cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
  },
  {
    name: 'Gift Horse',
    cost: '{0}',
    type: 'Creature — Horse',
    pt: '4/4',
    text: 'When this creature enters, an opponent gains control of it.',
  },
  { name: 'Tax Collector', cost: '{0}', type: 'Creature — Snake', pt: '2/2', text: 'Tribute 2' },
);

/** Casts it, says that "an opponent" is the third player, and gives the seats that were asked for anything. */
function cast(name: string): { asked: { seat: number; prompt: string }[]; pod: Pod } {
  const pod = new Pod({ players: [seat('A'), seat('B'), seat('C')], place: [put(0, 'hand', name)] });
  pod.until('act', 0, 'precombatMain');
  const asked: { seat: number; prompt: string }[] = [];
  const answer = (a: Answer): void => {
    const outcome = game.answer(pod.state, a);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    pod.state = outcome.state;
  };
  const options = pod.state.pending?.ask.form === 'pick' ? (pod.state.pending.ask.options as { act: string }[]) : [];
  answer({ pick: [options.findIndex((o) => o.act === 'cast')] });
  for (let n = 0; n < 40; n++) {
    const d = pod.state.pending;
    if (!d || (d.kind === 'act' && pod.state.stack.length === 0)) break;
    if (d.kind !== 'act') asked.push({ seat: d.seat, prompt: d.prompt.id });
    if (d.prompt.id === 'ask.player' && d.ask.form === 'pick')
      answer({ pick: [(d.ask.options as { entity: number }[]).findIndex((o) => o.entity === -3)] });
    else if (d.kind === 'may') answer({ yes: true });
    else answer((d.fallback as Answer | undefined) ?? { pick: [0] });
  }
  return { asked, pod };
}

describe('608.2d: an opponent of several', () => {
  it('separates the piles who was chosen', () => {
    const { asked } = cast('Two Heaps');
    expect(asked[0]).toEqual({ seat: 0, prompt: 'ask.player' });
    expect(asked[1].seat).toBe(2);
    expect(asked[2].seat).toBe(0);
  });
  it('gains control who was chosen', () => {
    const { asked, pod } = cast('Gift Horse');
    expect(asked.map((a) => a.prompt)).toEqual(['ask.player']);
    const [horse] = pod.state.battlefield;
    expect(objectView(pod.state, horse).controller).toBe(2);
  });
  it('702.104a: pays tribute who was chosen', () => {
    const { asked } = cast('Tax Collector');
    expect(asked.map((a) => a.seat)).toEqual([0, 2]);
  });
});
