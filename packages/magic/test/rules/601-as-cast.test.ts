/** What was so as a spell was cast, how often an ability has resolved or been activated, modes chosen more than once. Expected values: the rules named. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Wyrm', type: 'Creature — Dragon', cost: '{5}{R}', pt: '5/5' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  {
    name: 'Roar',
    type: 'Instant',
    cost: '{R}',
    text: 'As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nYou gain 1 life. If you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 10 life.',
  },
  { name: 'Slay', type: 'Instant', cost: '{R}', text: 'Destroy target creature.' },
  {
    name: 'Pilgrim',
    type: 'Creature — Elemental',
    pt: '1/1',
    text: '{0}: Put a +1/+1 counter on Pilgrim. If this is the third time this ability has resolved this turn, remove all +1/+1 counters from Pilgrim, and you gain that much life.',
  },
  {
    name: 'Whelp',
    type: 'Creature — Dragon',
    pt: '2/3',
    text: '{0}: Whelp gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice Whelp at the beginning of the next end step.',
  },
  {
    name: 'Confluence',
    type: 'Sorcery',
    cost: '{R}',
    text: 'Choose three. You may choose the same mode more than once.\n• Confluence deals 1 damage to each creature.\n• Confluence deals 2 damage to each opponent.\n• Destroy target artifact.',
  },
  {
    name: 'Verdict',
    type: 'Sorcery',
    cost: '{B}',
    text: 'Destroy target creature an opponent controls. Each other creature that player controls gets -1/-0 until end of turn.',
  },
);

describe('601.2i', () => {
  it('601.2i: a Dragon that was there as the spell was cast counts, though it is gone', () => {
    const t = table({ A: { battlefield: ['2 Mountain', 'Wyrm'], hand: ['Roar', 'Slay'] } });
    t.cast('A', 'Roar')
      .cast('A', 'Slay', { targets: ['Wyrm'] })
      .resolveAll();
    expect(t.life('A')).toBe(31);
  });
  it('601.2b, 601.2i: or a Dragon card that was revealed; otherwise not', () => {
    const shown = table({ A: { battlefield: ['Mountain'], hand: ['Roar', 'Wyrm'] } });
    shown.cast('A', 'Roar', { yes: [true] }).resolveAll();
    const kept = table({ A: { battlefield: ['Mountain'], hand: ['Roar', 'Wyrm'] } });
    kept.cast('A', 'Roar', { yes: [false] }).resolveAll();
    expect([shown.life('A'), kept.life('A')]).toEqual([31, 21]);
  });
});

describe('608.2h', () => {
  it('608.2h: the third time the ability has resolved this turn', () => {
    const t = table({ A: { battlefield: ['Pilgrim'] } });
    for (let i = 0; i < 3; i++) t.activate('A', 'Pilgrim').resolveAll();
    expect([t.pt('Pilgrim'), t.life('A')]).toEqual(['1/1', 23]);
    t.activate('A', 'Pilgrim').resolveAll();
    expect([t.pt('Pilgrim'), t.life('A')]).toEqual(['2/2', 23]);
  });
  it('602.2b: four times activated, not three', () => {
    const three = table({ A: { battlefield: ['Whelp'] } });
    for (let i = 0; i < 3; i++) three.activate('A', 'Whelp').resolveAll();
    const four = table({ A: { battlefield: ['Whelp'] } });
    for (let i = 0; i < 4; i++) four.activate('A', 'Whelp').resolveAll();
    expect([three.to('cleanup', 1).names('battlefield'), four.to('cleanup', 1).names('battlefield')]).toEqual([['Whelp'], []]);
  });
  it('608.2h: "that player" is who controlled the target', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Bear'], hand: ['Verdict'] }, B: { battlefield: ['Bear', 'Wyrm'] } });
    t.cast('A', 'Verdict', { targets: ['Wyrm'] }).resolveAll();
    expect([t.pt('Bear', 0), t.pt('Bear', 1)]).toEqual(['2/2', '1/2']);
  });
});

describe('700.2d', () => {
  it('700.2d: the same mode more than once, where another has no target', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Confluence'] } });
    t.cast('A', 'Confluence', { modes: [1, 1, 1] }).resolveAll();
    expect(t.life('B')).toBe(14);
  });
});
