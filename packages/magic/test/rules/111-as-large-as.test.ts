/** Tokens whose size is that of something else, kept as it was when they were created (CR 111.3, 608.2h). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Vision',
    type: 'Sorcery',
    cost: '{0}',
    text: "Destroy target creature. Create a black Spirit creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.",
  },
  {
    name: 'Engine',
    type: 'Artifact Creature — Construct',
    cost: '{0}',
    pt: '3/4',
    text: "When Engine enters, create a colorless Construct artifact creature token named Twin. Its power is equal to Engine's power and its toughness is equal to Engine's toughness.",
  },
  { name: 'Giant', type: 'Creature — Giant', cost: '{0}', pt: '5/6' },
  { name: 'Grow', type: 'Instant', cost: '{0}', text: 'Target creature gets +2/+2 until end of turn.' },
  { name: 'Might', type: 'Sorcery', cost: '{0}', text: 'Double the power of each creature you control until end of turn.' },
);

describe('CR 111.3: a token as large as something else', () => {
  it('as it last was on the battlefield', () => {
    const t = table({ A: { hand: ['Vision', 'Grow'] }, B: { battlefield: ['Giant'] } });
    t.cast('A', 'Grow', { targets: ['Giant'] }).resolve();
    t.cast('A', 'Vision', { targets: ['Giant'] }).resolve();
    expect(t.pt('Spirit Token')).toBe('7/8');
  });
  it('and stays so, whatever becomes of that', () => {
    const t = table({ A: { hand: ['Engine', 'Grow'] } });
    t.cast('A', 'Engine').resolve(2);
    expect(t.pt('Twin')).toBe('3/4');
    t.cast('A', 'Grow', { targets: ['Engine'] }).resolve();
    expect(t.pt('Twin')).toBe('3/4');
  });
});

describe('CR 701.9b: the power of each of several doubled', () => {
  it('each its own, and no toughness', () => {
    const t = table({ A: { hand: ['Might'], battlefield: ['Giant'] }, B: { battlefield: ['Giant'] } });
    t.cast('A', 'Might').resolve();
    expect(t.pt('Giant', 0)).toBe('10/6');
    expect(t.pt('Giant', 1)).toBe('5/6');
  });
});
