/** Where cards go that are discarded or countered, and what that depends on (CR 701.5a, 701.8a, 614.1a). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Baloth',
    type: 'Creature — Beast',
    cost: '{4}',
    pt: '4/4',
    text: 'If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.',
  },
  {
    name: 'Tactics',
    type: 'Instant',
    cost: '{9}',
    text: 'You gain 1 life.\nWhen a spell or ability an opponent controls causes you to discard this card, you gain 4 life.',
  },
  { name: 'Rot', type: 'Instant', cost: '{0}', text: 'Target player discards two cards.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  {
    name: 'Lapse',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
  },
  {
    name: 'Send Back',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.",
  },
  {
    name: 'Tax X',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell unless its controller pays {X}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
  },
  {
    name: 'Tax',
    type: 'Instant',
    cost: '{0}',
    text: "Counter target spell unless its controller pays {2}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
  },
);

describe('614.1a, 701.8a: discarded because of what an opponent controls', () => {
  it('it enters, and is discarded all the same', () => {
    const t = table({ A: { hand: ['Rot'] }, B: { hand: ['Baloth', 'Tactics'] } });
    t.cast('A', 'Rot', { targets: ['@B'] }).resolveAll();
    expect(t.names('battlefield', 'B')).toContain('Baloth');
    expect(t.names('graveyard', 'B')).toEqual(['Tactics']);
    expect(t.life('B')).toBe(24);
  });
  it('not by the own spell', () => {
    const t = table({ A: { hand: ['Rot', 'Baloth', 'Tactics'] } });
    t.cast('A', 'Rot', { targets: ['@A'] }).resolveAll();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Baloth', 'Rot', 'Tactics']);
    expect(t.life('A')).toBe(20);
  });
});

describe('701.5a: a countered spell goes where the effect says', () => {
  const against = (spell: string) => {
    const t = table({ A: { hand: ['Bear'] }, B: { hand: [spell] } });
    return t
      .cast('A', 'Bear')
      .pass()
      .cast('B', spell, { targets: ['Bear'] })
      .resolveAll();
  };
  it('on top of the library', () => expect(against('Lapse').names('library', 'A')[0]).toBe('Bear'));
  it('into the hand', () => expect(against('Send Back').names('hand', 'A')).toEqual(['Bear']));
  it('into exile, where its controller does not pay', () => expect(against('Tax').names('exile', 'A')).toEqual(['Bear']));
});
