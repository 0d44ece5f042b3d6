/** Additional costs paid with any number of objects, each of which makes the spell cost less (CR 601.2b, 601.2f). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Mist',
    type: 'Instant',
    cost: '{X}{U}',
    text: 'As an additional cost to cast this spell, you may exile any number of blue cards from your hand. This spell costs {2} less to cast for each card exiled this way.\nDraw X cards.',
  },
  {
    name: 'Burst',
    type: 'Sorcery',
    cost: '{2}{R}',
    text: 'As an additional cost to cast this spell, you may tap any number of untapped creatures you control. This spell costs {1} less to cast for each creature tapped this way.\nYou gain 3 life.',
  },
  { name: 'Squid', type: 'Creature — Squid', cost: '{U}', pt: '1/1' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
);

describe('601.2b: any number of cards exiled as the spell is cast', () => {
  it('each pays for {2} of X', () => {
    const t = table({ A: { hand: ['Mist', 'Squid', 'Squid'], library: ['5 Bear'], battlefield: ['Island'] } });
    t.when('may', { yes: true }).cast('A', 'Mist', { x: 4 }).resolve();
    expect(t.names('exile')).toEqual(['Squid', 'Squid']);
    expect(t.names('hand')).toEqual(['Bear', 'Bear', 'Bear', 'Bear']);
  });
  it('only cards that are as it says', () => {
    const t = table({ A: { hand: ['Mist', 'Bear'], library: ['5 Bear'], battlefield: ['Island'] } });
    t.when('may', { yes: true }).cast('A', 'Mist', { x: 0 }).resolve();
    expect(t.names('exile')).toEqual([]);
  });
});

describe('601.2f: what is tapped so makes the spell castable', () => {
  it('where each of several is needed', () => {
    const t = table({ A: { hand: ['Burst'], battlefield: ['Mountain', '2 Bear'] } });
    t.when('may', { yes: true }).cast('A', 'Burst').resolve();
    expect(t.life('A')).toBe(23);
    expect(t.perms('Bear').every((p) => p.tapped)).toBe(true);
  });
});
