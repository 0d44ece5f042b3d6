/** Meld cards (CR 701.37, 712.4, 712.21). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, defineFaces, table } from '../kit.js';

const HOST = {
  name: 'Host',
  type: 'Creature — Eldrazi Horror',
  pt: '5/6',
  text: 'Haste\nMenace\nWhen Host enters the battlefield, you gain 3 life.',
};
defineFaces(
  'meld',
  {
    name: 'Rats',
    type: 'Creature — Rat',
    cost: '{1}{B}',
    pt: '2/1',
    text: 'At the beginning of combat on your turn, if you both own and control Rats and a creature named Scavengers, exile them, then meld them into Host.',
  },
  HOST,
);
defineFaces('meld', { name: 'Scavengers', type: 'Creature — Human Rogue', cost: '{4}{B}', pt: '3/3', text: '(Melds with Rats.)' }, HOST);
define(
  { name: 'Doom', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  {
    name: 'Blink',
    type: 'Instant',
    cost: '{W}',
    text: "Exile target creature you control, then return it to the battlefield under its owner's control.",
  },
  { name: 'Twin', type: 'Sorcery', cost: '{U}', text: "Create a token that's a copy of target creature you control." },
  { name: 'Tuck', type: 'Instant', cost: '{U}', text: "Put target creature on top of its owner's library." },
  { name: 'Thief', type: 'Sorcery', cost: '{U}', text: 'Gain control of target creature.' },
  {
    name: 'Graves',
    type: 'Enchantment',
    cost: '{B}',
    text: 'Whenever a creature dies, you gain 1 life.\nWhenever a card is put into a graveyard from anywhere, you gain 10 life.',
  },
  {
    name: 'Other Beast',
    type: 'Creature — Beast',
    cost: '{G}',
    pt: '3/3',
    text: 'Mutate {G}\nVigilance',
  },
);

const lands = ['4 Plains', '4 Island', '4 Forest', '4 Swamp'];
const melded = (...hand: string[]) => {
  const t = table({ A: { battlefield: [...lands, 'Rats // Host', 'Scavengers // Host'], hand } });
  return t.to('beginCombat').resolveAll();
};

describe('701.37 meld', () => {
  it('701.37a, 712.4a, 712.8g: one permanent with the combined back face; mana value of both fronts', () => {
    const t = melded();
    expect(t.names('battlefield').filter((n) => ['Rats', 'Scavengers', 'Host'].includes(n))).toEqual(['Host']);
    expect(t.perm('Host')).toMatchObject({ power: 5, toughness: 6, manaValue: 7, manaCost: '', components: ['Host', 'Scavengers'] });
    expect(t.state.exile).toEqual([]);
    expect(t.life('A')).toBe(23); // it entered
  });
  it('701.37: not without the other, or with one that is not yours', () => {
    expect(table({ A: { battlefield: ['Rats // Host'] } }).to('beginCombat').state.stack).toEqual([]);
    const t = table({ A: { battlefield: ['Rats // Host', 'Island'], hand: ['Thief'] }, B: { battlefield: ['Scavengers // Host'] } });
    t.cast('A', 'Thief', { targets: ['Scavengers'] })
      .resolve()
      .to('beginCombat');
    expect(t.state.stack).toEqual([]);
  });
  it('701.37b-c: a token cannot be melded; the card stays exiled', () => {
    const t = table({ A: { battlefield: [...lands, 'Rats // Host', 'Scavengers // Host'], hand: ['Twin', 'Doom'] } });
    t.cast('A', 'Twin', { targets: ['Scavengers'] })
      .resolve()
      .cast('A', 'Doom', { targets: ['Scavengers'] })
      .resolve();
    expect(t.perm('Scavengers').token).toBe(true);
    t.to('beginCombat').resolveAll();
    expect(t.names('exile')).toEqual(['Rats']);
    expect(t.names('battlefield').filter((n) => ['Rats', 'Scavengers', 'Host'].includes(n))).toEqual([]);
  });
});

describe('712.21 melded permanents leave', () => {
  it('712.21: one permanent leaves, two cards are put into the zone', () => {
    const t = melded('Graves', 'Doom');
    t.to('postcombatMain')
      .cast('A', 'Graves')
      .resolve()
      .cast('A', 'Doom', { targets: ['Host'] })
      .resolveAll();
    expect(t.names('graveyard').sort()).toEqual(['Doom', 'Rats', 'Scavengers']);
    expect(t.life('A')).toBe(23 + 1 + 10 + 10 + 10);
  });
  it('712.21c: what finds it finds both cards', () => {
    const t = melded('Blink');
    t.cast('A', 'Blink', { targets: ['Host'] }).resolve();
    expect(
      t
        .names('battlefield')
        .filter((n) => ['Rats', 'Scavengers', 'Host'].includes(n))
        .sort(),
    ).toEqual(['Rats', 'Scavengers']);
  });
  it('712.21a: its owner arranges the two cards in the library', () => {
    const t = melded('Tuck');
    t.when('order', { order: [1, 0] });
    t.cast('A', 'Tuck', { targets: ['Host'] }).resolve();
    expect(t.names('library').slice(0, 2)).toEqual(['Scavengers', 'Rats']);
  });
  it('202.3c, 712.8g: the mana value of a copy is 0', () => {
    const t = melded('Twin');
    t.to('postcombatMain')
      .cast('A', 'Twin', { targets: ['Host'] })
      .resolve();
    expect(t.perms('Host').map((p) => p.manaValue)).toEqual([7, 0]);
  });
  it('712.9: it cannot transform; 727.2: but mutating merges with it, and three cards leave', () => {
    const t = melded('Other Beast', 'Doom');
    t.to('postcombatMain')
      .cast('A', 'Other Beast', { way: 'mutate', targets: ['Host'] })
      .resolve();
    expect(t.perm('Host').keywords.sort()).toEqual(['haste', 'menace', 'vigilance']);
    t.cast('A', 'Doom', { targets: ['Host'] }).resolve();
    expect(t.names('graveyard').sort()).toEqual(['Doom', 'Other Beast', 'Rats', 'Scavengers']);
  });
});
