/** Disguise, cloak and morph with X (CR 702.168, 701.56, 702.37). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { characteristics } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

/** Keyword abilities of a permanent. */
const keywords = (t: Table, id: number): (string | undefined)[] =>
  characteristics(t.state, id).abilities.map((a) => t.state._pool.abilities[a]?.keyword?.keyword);

define(
  {
    name: 'Masked Agent',
    type: 'Creature — Human Detective',
    cost: '{4}{W}',
    pt: '3/4',
    text: 'Disguise {1}{W}\nWhen Masked Agent is turned face up, you gain 3 life.',
  },
  { name: 'Small Bolt', type: 'Instant', cost: '{R}', text: 'Small Bolt deals 2 damage to any target.' },
  { name: 'Veil', type: 'Sorcery', cost: '{U}', text: 'Cloak the top card of your library.' },
  {
    name: 'Mirror',
    type: 'Creature — Shapeshifter',
    cost: '{U}',
    pt: '0/0',
    text: 'You may have Mirror enter as a copy of any creature on the battlefield.',
  },
  {
    name: 'Hidden Bane',
    type: 'Creature — Insect',
    cost: '{2}{B}',
    pt: '4/3',
    text: 'Morph {X}{B}\nWhen Hidden Bane is turned face up, all creatures get -X/-X until end of turn.',
  },
  { name: 'Grotto', type: 'Land', text: '{T}: Add {C}.\nMorph {2}' },
  { name: 'No Creatures', type: 'Enchantment', cost: '{W}', text: "Creature spells can't be cast." },
);

describe('702.168 disguise', () => {
  it('702.168a-b: cast face down for {3} as a 2/2 with ward {2}, no name and no mana cost', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Masked Agent'] } });
    t.cast('A', 'Masked Agent', { way: 'face-down' }).resolve();
    expect(t.pt('')).toBe('2/2');
    expect(keywords(t, t.perm('').id)).toContain('ward');
  });
  it('702.21a: ward {2} counters a spell whose controller does not pay', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Masked Agent'] }, B: { battlefield: ['Mountain'], hand: ['Small Bolt'] } });
    t.cast('A', 'Masked Agent', { way: 'face-down' }).resolve();
    t.cast('B', 'Small Bolt', { targets: [''] }).resolveAll();
    expect(t.perms('')).toHaveLength(1);
  });
  it('702.168d: turned face up for its disguise cost it has no ward any more and its trigger sees it', () => {
    const t = table({
      A: { battlefield: ['5 Plains'], hand: ['Masked Agent'] },
      B: { battlefield: ['2 Mountain'], hand: ['2 Small Bolt'] },
    });
    t.cast('A', 'Masked Agent', { way: 'face-down' }).resolve();
    t.act('A', 'turnFaceUp', '').resolveAll();
    expect(t.life('A')).toBe(23);
    expect(t.pt('Masked Agent')).toBe('3/4');
    t.cast('B', 'Small Bolt', { targets: ['Masked Agent'] }).resolve();
    t.cast('B', 'Small Bolt', { targets: ['Masked Agent'] }).resolve();
    expect(t.names('graveyard')).toContain('Masked Agent');
  });
  it('702.168b, 707.2: ward {2} is part of the copiable values', () => {
    const t = table({ A: { battlefield: ['3 Plains', 'Island'], hand: ['Masked Agent', 'Mirror'] } });
    t.cast('A', 'Masked Agent', { way: 'face-down' }).resolve();
    t.when('may', { yes: true })
      .when('choose', { pick: [0] })
      .cast('A', 'Mirror')
      .resolveAll();
    const both = t.perms('');
    expect(both).toHaveLength(2);
    for (const p of both) expect(keywords(t, p.id)).toContain('ward');
  });
  it('702.37c: a prohibition of creature spells applies to a card cast face down', () => {
    const t = table({ A: { battlefield: ['3 Plains', 'No Creatures'], hand: ['Grotto', 'Masked Agent'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
});

describe('701.56 cloak', () => {
  it('701.56a-b: a cloaked creature card has ward {2} and is turned face up for its mana cost', () => {
    const t = table({ A: { battlefield: ['Island', '5 Plains'], hand: ['Veil'], library: ['Masked Agent'] } });
    t.cast('A', 'Veil').resolve();
    expect(keywords(t, t.perm('').id)).toContain('ward');
    t.when('option', { pick: [1] })
      .act('A', 'turnFaceUp', '')
      .resolveAll();
    expect(t.life('A')).toBe(23);
    expect(keywords(t, t.perm('Masked Agent').id)).not.toContain('ward');
  });
  it('701.56b: a cloaked land can not be turned face up so', () => {
    const t = table({ A: { battlefield: ['Island', '5 Plains'], hand: ['Veil'], library: ['Forest'] } });
    t.cast('A', 'Veil').resolve();
    expect(t.can('A')).not.toContain('turnFaceUp ');
  });
});

describe('702.37 morph', () => {
  it('702.37f: X of the morph cost is X of the ability that triggers on turning it face up', () => {
    const t = table({ A: { battlefield: ['3 Swamp', '3 Swamp'], hand: ['Hidden Bane'] } });
    t.cast('A', 'Hidden Bane', { way: 'face-down' }).resolve();
    t.act('A', 'turnFaceUp', '', { x: 2 }).resolveAll();
    expect(t.pt('Hidden Bane')).toBe('2/1');
  });
  it('702.37a, 305.9: a land card with morph is cast face down as a creature spell', () => {
    const t = table({ A: { battlefield: ['3 Plains'], hand: ['Grotto'] } });
    t.cast('A', 'Grotto', { way: 'face-down' }).resolve();
    expect(t.pt('')).toBe('2/2');
  });
});
