/** What is refused although every sentence was read (CR 122.1, 207.2). */
import { describe, expect, it } from 'vitest';
import { type CardInput, compileCard } from '../src/index.js';

const refusal = (text: string, types: string[]): string | undefined => {
  const r = compileCard({ name: 'Sample', layout: 'normal', types, text });
  return r.ok ? undefined : r.refusals[0].reason;
};

describe('gates', () => {
  it('an instant or sorcery without any text is refused: its text is missing', () => {
    expect(refusal('', ['Instant'])).toBe('an instant or sorcery without any text');
    expect(refusal('', ['Sorcery'])).toBe('an instant or sorcery without any text');
    expect(refusal('', ['Creature'])).toBeUndefined();
  });
  it('209.1, 210.1: a planeswalker without loyalty and a battle without defense lack what is printed on them', () => {
    const of = (more: Partial<CardInput>): string | undefined => {
      const r = compileCard({ name: 'Sample', layout: 'normal', text: '+1: Draw a card.', ...more });
      return r.ok ? undefined : r.refusals[0].reason;
    };
    expect(of({ types: ['Planeswalker'] })).toBe('its loyalty is missing');
    expect(of({ types: ['Planeswalker'], loyalty: '3' })).toBeUndefined();
    expect(of({ types: ['Battle'], text: '' })).toBe('its defense is missing');
    expect(of({ types: ['Battle'], text: '', defense: '4' })).toBeUndefined();
  });
  it('608.2c: what speaks of something that nothing before it names is refused', () => {
    const dead =
      "Whenever a face-down creature you control dies, exile it if it's an instant or sorcery card. You may cast that card until the end of your next turn.";
    expect(refusal(dead, ['Enchantment'])).toBe('this speaks of what nothing before it has named');
  });
  it('700.2: modes of a part of an ability are refused, and what stands before them is not dropped', () => {
    const part = 'At the beginning of combat on your turn, you may pay {2}. When you do, choose one —\n• Draw a card.\n• You gain 2 life.';
    expect(refusal(part, ['Creature'])).toBe('modes of something else than the whole ability');
    expect(refusal(part.replace('you may pay {2}. When you do, ', ''), ['Creature'])).toBeUndefined();
  });
  it('603.7a: what is said of what a delayed trigger has done belongs to it', () => {
    const at = 'When this creature enters, exile it. Return it to the battlefield at the beginning of the next end step. It gains haste.';
    const r = compileCard({ name: 'Sample', layout: 'normal', types: ['Creature'], text: at });
    if (!r.ok || r.card.faces[0].abilities[0].kind !== 'triggered') throw new Error('not read');
    const { effect } = r.card.faces[0].abilities[0].program;
    expect(effect).toMatchObject({
      do: 'seq',
      of: [
        { do: 'move', bind: 0 },
        {
          do: 'delayed',
          program: {
            effect: {
              do: 'seq',
              of: [
                { do: 'move', what: { sel: 'slot', slot: 0 }, bind: 1 },
                { do: 'continuous', affects: { slot: 1 } },
              ],
            },
          },
        },
      ],
    });
  });
  it('712.4: a card that turns its other face up, of which only one is given, is refused', () => {
    expect(refusal('When this creature dies, return it to the battlefield transformed.', ['Creature'])).toContain('another face');
    expect(refusal('{2}: Transform this creature.', ['Creature'])).toContain('another face');
    expect(refusal('{2}: Transform target creature.', ['Creature'])).toBeUndefined();
  });
  it('122.1: a counter that only reminder text gives a meaning is refused', () => {
    const text = 'When this creature enters, put a hone counter on each artifact you control.';
    expect(refusal(`${text} (Each hone counter on an artifact grants +1/+0.)`, ['Creature'])).toContain('reminder text');
    expect(refusal(text, ['Creature'])).toBeUndefined();
    const stun = 'When this creature enters, put a stun counter on target creature.';
    expect(
      refusal(`${stun} (If a permanent with a stun counter would become untapped, remove one from it instead.)`, ['Creature']),
    ).toBeUndefined();
  });

  it('603.12: what is said of a target outside of the later ability that has it is refused', () => {
    const text = (between: string): string =>
      `At the beginning of combat on your turn, you may pay {2}{G}. When you do, put a +1/+1 counter on target creature. ${between}That creature gains trample until end of turn.`;
    // right after it, it is part of what that ability does
    expect(refusal(text(''), ['Creature'])).toBeUndefined();
    expect(refusal(text('Draw a card. '), ['Creature'])).toBe('this speaks of a target that is chosen later');
    // what a spell costs may count its targets
    const strive =
      'This spell costs {1} more to cast for each target beyond the first.\nAny number of target creatures each get +1/+0 until end of turn.';
    expect(compileCard({ name: 'Sample', layout: 'normal', types: ['Instant'], text: strive }).ok).toBe(true);
  });
});
