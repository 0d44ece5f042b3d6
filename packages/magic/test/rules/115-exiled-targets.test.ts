/** Cards in exile as targets, players who gain no life, and spells that cost more for what they target (CR 115.2, 614.1a, 601.2f). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Away', type: 'Instant', cost: '{0}', text: 'Exile target creature.' },
  { name: 'Hide', type: 'Instant', cost: '{0}', text: 'Exile the top card of your library face down.' },
  { name: 'Pull', type: 'Instant', cost: '{0}', text: "Put target face-up exiled card into its owner's graveyard." },
  {
    name: 'Sweeper',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '2/2',
    text: 'When Sweeper enters the battlefield, choose target face-up exiled card. Its owner shuffles it into their library.',
  },
  {
    name: 'Flames',
    type: 'Instant',
    cost: '{0}',
    text: "Flames deals 4 damage to target player or planeswalker. The damage can't be prevented. If that player would gain life this turn, that player gains no life instead.",
  },
  { name: 'Dew', type: 'Instant', cost: '{0}', text: 'You gain 2 life.' },
  {
    name: 'Siege',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Spells your opponents cast that target you or a permanent you control cost {2} more to cast.',
  },
  { name: 'Jolt', type: 'Instant', cost: '{R}', text: 'Jolt deals 3 damage to any target.' },
);

describe('115.2 cards in exile', () => {
  it('a card that lies face up is a target, one that lies face down is none', () => {
    const t = table({ A: { hand: ['Hide', 'Away', 'Pull'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Hide').resolve();
    expect(t.can('A')).not.toContain('cast Pull');
    t.cast('A', 'Away', { targets: ['Bear'] }).resolve();
    t.cast('A', 'Pull', { targets: ['Bear'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Bear']);
  });
  it('its owner shuffles it into the library', () => {
    const t = table({ A: { hand: ['Away', 'Sweeper'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Away', { targets: ['Bear'] }).resolve();
    t.when('targets', { pick: [0] });
    t.cast('A', 'Sweeper').resolveAll();
    expect([t.names('exile'), t.names('library', 'B').filter((n) => n === 'Bear')]).toEqual([[], ['Bear']]);
  });
});

describe('614.1a no life instead', () => {
  it('for the player who was the target, this turn', () => {
    const t = table({ A: { hand: ['Flames', 'Dew'] }, B: { hand: ['Dew', 'Dew'] } });
    t.cast('A', 'Flames', { targets: ['@B'] }).resolve();
    t.cast('B', 'Dew').resolve();
    t.cast('A', 'Dew').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([22, 16]);
    t.to('upkeep', 2).cast('B', 'Dew').resolve();
    expect(t.life('B')).toBe(18);
  });
});

describe('601.2f for what it targets', () => {
  it('you or what you control, and nothing else', () => {
    const t = table({ A: { battlefield: ['Siege', 'Bear'] }, B: { hand: ['Jolt'], battlefield: ['Mountain'] } });
    expect(() => t.cast('B', 'Jolt', { targets: ['@A'] })).toThrow();
    const u = table({ A: { battlefield: ['Siege', 'Bear'] }, B: { hand: ['Jolt'], battlefield: ['Mountain'] } });
    u.cast('B', 'Jolt', { targets: ['@B'] }).resolve();
    expect(u.life('B')).toBe(17);
    const v = table({ A: { battlefield: ['Siege', 'Bear'] }, B: { hand: ['Jolt'], battlefield: ['3 Mountain'] } });
    v.cast('B', 'Jolt', { targets: ['Bear'] }).resolve();
    expect(v.names('graveyard', 'A')).toEqual(['Bear']);
  });
});
