/** Naming a card, choosing a creature type: what is offered tells nothing about the cards of others (CR 201.4, 205.3m, 400.2). */
import { canonicalText } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/index.js';
import { define, type Side, table } from '../kit.js';

define(
  { name: 'Zebu', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Moth', cost: '{1}', type: 'Creature — Insect', pt: '1/1' },
  { name: 'Own Yak', cost: '{1}', type: 'Creature — Ox', pt: '2/2' },
  { name: 'Needle', cost: '{0}', type: 'Artifact', text: 'As this artifact enters, choose a card name.' },
  { name: 'Banner', cost: '{0}', type: 'Artifact', text: 'As this artifact enters, choose a creature type.' },
);

/** What the chooser sees when it is asked. */
function asked(spell: string, theirs: Side): string {
  const t = table({ A: { hand: [spell], library: ['Own Yak'] }, B: theirs });
  t.cast('A', spell).pass();
  t.toDecision(spell === 'Needle' ? 'name' : 'option');
  expect(t.decision.kind).toBe(spell === 'Needle' ? 'name' : 'option');
  return canonicalText(viewOf(t.state, 0).decision);
}

describe('201.4: the name of a card is any card’s name', () => {
  it.each(['Needle', 'Banner'])('what %s offers is the same whatever the other player’s hand and library are', (spell) => {
    const worlds: Side[] = [
      { hand: ['Zebu'], library: ['Zebu', 'Moth'] },
      { hand: ['Moth'], library: ['Moth', 'Moth'] },
      { hand: ['Blank'], library: ['Blank', 'Blank'] },
    ];
    const [first, ...others] = worlds.map((w) => asked(spell, w));
    for (const other of others) expect(other).toBe(first);
    // What lies open comes to mind.
    expect(asked(spell, { battlefield: ['Moth'], library: ['Zebu'] })).not.toBe(first);
  });

  it('a name that nobody plays here may be chosen, and one of the other’s deck', () => {
    for (const text of ['Some Card of Another Game', 'Zebu']) {
      const t = table({ A: { hand: ['Needle'] }, B: { library: ['Zebu'] } });
      t.cast('A', 'Needle').pass();
      t.toDecision('name');
      t.answer({ text });
      expect(t.state.objects.rows.flatMap((o) => o.memory?.map((m) => m.word) ?? [])).toContain(text);
    }
  });
});
