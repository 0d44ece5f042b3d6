/** Games of three: choices of players who have left (CR 800.4f-h), goaded creatures (508.1d, 701.38b). Expected values: the rules' own text. */
import type { Effect } from '@apnap/ability';
import type { Answer } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { live } from '../../src/index.js';
import { instant } from '../data.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

const THAT = { player: 'of', of: { sel: 'slot', slot: 0 } } as const;
/** At the beginning of the next end step, the player who was the target does something. */
const later = (effect: Effect): Effect => ({
  do: 'seq',
  of: [
    { do: 'let', slot: 0, what: { sel: 'target', index: 0 } },
    {
      do: 'delayed',
      event: { on: 'step', step: 'end', whose: { player: 'each' } },
      uses: 'once',
      duration: 'indefinite',
      program: { targets: [], effect },
    },
  ],
});
const gain = (amount: number): Effect => ({ do: 'life', who: { player: 'you' }, change: 'gain', amount });
const OPPONENT = { from: ['players' as const], what: { is: 'player' as const, who: { player: 'eachOpponent' as const } }, min: 1, max: 1 };

instant('Later Offer', '{G}', [OPPONENT], later({ do: 'may', who: THAT, then: gain(1), else: gain(5) }));
instant('Later Ransom', '{G}', [OPPONENT], later({ do: 'may', who: THAT, cost: [], then: gain(1), else: gain(5) }));
define(
  { name: 'Small Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Spite', type: 'Enchantment', cost: '{0}', text: 'Creatures your opponents control get +1/+0 and are goaded.' },
  { name: 'Taunt', type: 'Sorcery', cost: '{R}', text: 'Goad target creature.' },
  {
    name: 'High Wall',
    type: 'Enchantment',
    text: "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
  },
);

/** B (seat 1) is the target, and leaves. */
function afterLeaving(card: string): { pod: Pod; asked: { seat: number; decider: number; rule: string }[] } {
  const pod = new Pod({ players: [seat('A'), seat('B'), seat('C')], place: [put(0, 'battlefield', 'Forest', 2), put(0, 'hand', card)] });
  pod.until('act', 0, 'precombatMain');
  answer(pod, { pick: [index(pod, (o) => o.act === 'cast')] });
  while (pod.state.pending?.kind !== 'act') {
    const d = pod.state.pending;
    const at =
      d?.kind === 'targets' && d.ask.form === 'pick' ? (d.ask.options as { entity: number }[]).findIndex((o) => o.entity === -2) : 0;
    answer(pod, { pick: [at] });
  }
  pod.settle(true).concede(1);
  const asked: { seat: number; decider: number; rule: string }[] = [];
  for (let n = 0; n < 200 && pod.state.turn.number === 1; n++) {
    const d = pod.state.pending;
    if (!d) break;
    if (d.kind === 'may' || d.kind === 'choose') asked.push({ seat: d.seat, decider: d.decider, rule: d.rule });
    if (d.kind === 'may') answer(pod, { yes: true });
    else answer(pod, (d.fallback as Answer | undefined) ?? { pick: [0] });
  }
  return { pod, asked };
}

const index = (pod: Pod, test: (o: { act: string; object: number }) => boolean): number =>
  ((pod.state.pending?.ask ?? { options: [] }) as unknown as { options: { act: string; object: number }[] }).options.findIndex(test);

function answer(pod: Pod, given: Answer): string | null {
  const outcome = game.answer(pod.state, given);
  if (!outcome.ok) return outcome.refusal.rule;
  pod.state = outcome.state;
  return null;
}

describe('800.4 Players who have left', () => {
  it('800.4a, 506.4: what was blocked leaves combat with the attacking player, and the blocker blocks nothing more', () => {
    const place = [put(0, 'battlefield', 'Small Bear'), put(1, 'battlefield', 'Small Bear')];
    const pod = new Pod({ players: [seat('A'), seat('B'), seat('C')], place });
    pod.until('attackers', 0).attack(1);
    pod.until('blockers', 1);
    answer(pod, { pairs: [[0, 0]] });
    const blocker = pod.state.battlefield.map((id) => live(pod.state, id)).find((o) => o?.owner === 1);
    expect(blocker?.blocking).toHaveLength(1);
    pod.concede(0);
    const after = pod.state.battlefield.map((id) => live(pod.state, id));
    expect(after.map((o) => [o?.owner, o?.blocking])).toEqual([[1, []]]);
  });

  it('800.4f: a cost is not paid', () => {
    const { pod, asked } = afterLeaving('Later Ransom');
    expect(asked).toEqual([]);
    expect(pod.state.players.rows[0].life).toBe(25);
  });

  it('800.4g: any other choice is made by another player, an opponent again', () => {
    const { pod, asked } = afterLeaving('Later Offer');
    expect(asked).toEqual([{ seat: 2, decider: 2, rule: '608.2d' }]);
    expect(pod.state.players.rows[0].life).toBe(21);
  });
});

describe('508.1d Requirements among three players', () => {
  /** It is B's turn, whose bear A has goaded. */
  const goaded = (place: ReturnType<typeof put>[] = []): Pod => {
    const pod = new Pod({
      players: [seat('A'), seat('B'), seat('C')],
      place: [put(0, 'battlefield', 'Mountain', 1), put(0, 'hand', 'Taunt'), put(1, 'battlefield', 'Small Bear', 1), ...place],
    });
    pod.until('act', 0, 'precombatMain').act('cast', 'Taunt', 'Small Bear').settle(true);
    return pod.until('attackers', 1);
  };
  /** By the name of the player attacked; nothing: no attack. */
  const refused = (pod: Pod, at: number | null): string | null => {
    const d = pod.state.pending;
    const partners = ((d?.ask ?? { partners: [] }) as unknown as { partners: { entity: number }[] }).partners;
    const i = partners.findIndex((p) => p.entity === -((at ?? 0) + 1));
    const outcome = game.answer(pod.state, { pairs: at === null ? [] : [[0, i]] });
    return outcome.ok ? null : outcome.refusal.rule;
  };

  it('701.38b: it attacks, and another player than the one who goaded it', () => {
    const pod = goaded();
    expect(refused(pod, null)).toBe('508.1d');
    expect(refused(pod, 0)).toBe('508.1d');
    expect(refused(pod, 2)).toBeNull();
  });

  it('701.38b: so also where a permanent says that it is goaded', () => {
    const pod = new Pod({
      players: [seat('A'), seat('B'), seat('C')],
      place: [put(0, 'battlefield', 'Spite', 1), put(1, 'battlefield', 'Small Bear', 1)],
    });
    pod.until('attackers', 1);
    expect([null, 0, 2].map((at) => refused(pod, at))).toEqual(['508.1d', '508.1d', null]);
  });

  it('508.1d: nobody has to pay for that: then it attacks anybody', () => {
    const pod = goaded([put(2, 'battlefield', 'High Wall', 1), put(1, 'battlefield', 'Forest', 2)]);
    expect(refused(pod, null)).toBe('508.1d');
    expect(refused(pod, 0)).toBeNull();
    expect(refused(pod, 2)).toBeNull();
  });
});
