/** Copies of spells with exceptions, and copies of permanent spells (CR 707.9, 707.10f); actions done several times. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Queen', type: 'Legendary Creature — Elf', cost: '{G}', pt: '2/2' },
  {
    name: 'Mirror',
    type: 'Instant',
    cost: '{U}',
    text: "Copy target creature spell you control, except it isn't legendary if the spell is legendary.",
  },
  { name: 'Growth', type: 'Sorcery', cost: '{G}', text: 'Proliferate twice.' },
  {
    name: 'Fungus',
    type: 'Creature — Fungus',
    cost: '{G}',
    pt: '1/1',
    text: 'This creature enters with a +1/+1 counter on it.\nWhenever you proliferate, you gain 1 life.',
  },
  { name: 'Crowd', type: 'Sorcery', cost: '{W}', text: 'For each creature you control, create a tapped 1/1 white Rabbit creature token.' },
  {
    name: 'Keeper',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Create Bo, a legendary 2/2 white Dog creature token with vigilance and "Whenever Bo attacks, you gain 1 life."',
  },
);

describe('707.9 exceptions of copied spells', () => {
  it('707.9b, 707.10f: the copy becomes a token that is not legendary', () => {
    const t = table({ A: { battlefield: ['Forest', 'Island'], hand: ['Queen', 'Mirror'] } });
    t.cast('A', 'Queen')
      .cast('A', 'Mirror', { targets: ['Queen'] })
      .resolveAll();
    expect(t.perms('Queen')).toHaveLength(2);
    expect(
      t
        .perms('Queen')
        .map((p) => p.supertypes.includes('Legendary'))
        .sort(),
    ).toEqual([false, true]);
  });
});

describe('701.27 proliferating twice', () => {
  it('701.27a: each time is an event of its own', () => {
    const t = table({ A: { battlefield: ['Forest', { card: 'Fungus', counters: [{ kind: '+1/+1', n: 1 }] }], hand: ['Growth'] } });
    t.when('choose', (d) => ({ pick: (d.ask as unknown as { options: unknown[] }).options.map((_, i) => i) }));
    t.cast('A', 'Growth').resolveAll();
    expect(t.life('A')).toBe(22);
  });
});

describe('111 tokens', () => {
  it('111.2: so many at once as there are things', () => {
    const t = table({ A: { battlefield: ['Plains', '2 Queen'], hand: ['Crowd'] } });
    t.cast('A', 'Crowd').resolveAll();
    expect(t.perms('Rabbit').every((p) => p.tapped)).toBe(true);
  });
  it('111.4, 201.5: a token with a name, by which its own abilities call it', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Keeper'] } });
    t.cast('A', 'Keeper').resolveAll();
    expect(t.perm('Bo').supertypes).toContain('Legendary');
  });
});
