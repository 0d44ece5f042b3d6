/**
 * Keyword actions that are done with another number, more often, or replaced (CR 614.1a, 614.5, 614.6), and what several players choose (101.4).
 * Expected values: the rules' own text, and what the cards say.
 */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Peek', type: 'Sorcery', cost: '{0}', text: 'Scry 1.' },
  { name: 'Grind', type: 'Sorcery', cost: '{0}', text: 'Each player mills two cards.' },
  { name: 'Spread', type: 'Sorcery', cost: '{0}', text: 'Proliferate.' },
  { name: 'Trail', type: 'Sorcery', cost: '{0}', text: 'Target creature you control explores.' },
  { name: 'Further', type: 'Artifact', text: 'If you would scry a number of cards, scry that many cards plus one instead.' },
  { name: 'Crossroads', type: 'Artifact', text: 'If you would scry a number of cards, draw that many cards instead.' },
  { name: 'Deeper', type: 'Artifact', text: 'If an opponent would mill one or more cards, they mill twice that many cards instead.' },
  { name: 'Deep', type: 'Artifact', text: 'If an opponent would mill one or more cards, they mill that many cards plus four instead.' },
  { name: 'Double', type: 'Artifact', text: 'If you would proliferate, proliferate twice instead.' },
  { name: 'Winding', type: 'Artifact', text: 'If a creature you control would explore, instead you scry 1, then that creature explores.' },
  { name: 'Watcher', type: 'Enchantment', text: 'Whenever you scry, you gain 1 life.' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/4' },
  { name: 'Tithe', type: 'Sorcery', cost: '{0}', text: 'Each player chooses a creature they control. Destroy all other creatures.' },
  {
    name: 'Levy',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Each opponent chooses a creature they control. You gain control of those creatures.',
  },
  {
    name: 'Purge',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Starting with you, each player chooses a creature. Destroy each creature chosen this way.',
  },
);

describe('614.1a keyword actions in another number', () => {
  it('one more card is looked at, and one more for each such effect', () => {
    const t = table({ A: { hand: ['Peek'], battlefield: ['Further', 'Further'], library: ['Island', 'Swamp', 'Forest', 'Bear'] } });
    t.choose('choose', 'Island', 'Swamp', 'Forest');
    t.cast('A', 'Peek').resolve();
    expect(t.names('library', 'A')[0]).toBe('Bear');
  });

  it('only opponents mill more, and 616.1 the player who mills orders the effects', () => {
    const t = table({ A: { hand: ['Grind'], battlefield: ['Deeper', 'Deep'] } });
    const asked: number[] = [];
    t.when('replacement', (d) => {
      asked.push(d.seat);
      return undefined;
    });
    t.cast('A', 'Grind').resolve();
    expect(t.names('graveyard', 'A').length).toBe(3); // two cards and the sorcery
    expect([2 * 2 + 4, 2 * (2 + 4)]).toContain(t.names('graveyard', 'B').length);
    expect(asked).toEqual([1]);
  });

  it('701.27a: it is done twice, and with two such effects four times', () => {
    const setup = (n: number) =>
      table({ A: { hand: ['Spread'], battlefield: [{ card: 'Bear', counters: [{ kind: '+1/+1', n: 1 }] }, ...Array(n).fill('Double')] } });
    for (const n of [0, 1, 2]) {
      const t = setup(n);
      t.when('choose', { pick: [0] });
      t.cast('A', 'Spread').resolve();
      expect(t.perm('Bear').counters).toEqual([{ kind: '+1/+1', n: 1 + 2 ** n }]);
    }
  });
});

describe('614.6 keyword actions replaced', () => {
  it('cards are drawn and nothing is scryed', () => {
    const t = table({ A: { hand: ['Peek'], battlefield: ['Crossroads', 'Watcher'] } });
    t.cast('A', 'Peek').resolveAll();
    expect(t.names('hand', 'A').length).toBe(1);
    expect(t.life('A')).toBe(20);
  });

  it('614.5: the creature explores after scrying, and that is not replaced again', () => {
    const t = table({ A: { hand: ['Trail'], battlefield: ['Winding', 'Watcher', 'Bear'], library: ['Island', 'Swamp'] } });
    t.cast('A', 'Trail', { targets: ['Bear'] }).resolveAll();
    expect(t.happened('explore')).toHaveLength(1);
    expect(t.life('A')).toBe(21);
  });
});

describe('101.4 what each of several players chooses', () => {
  const sides = { A: { hand: ['Tithe', 'Levy', 'Purge'], battlefield: ['Bear', 'Ox'] }, B: { battlefield: ['Bear', 'Ox'] } };

  it('all others are other than any of those', () => {
    const t = table(sides);
    t.when('choose', { pick: [0] });
    t.cast('A', 'Tithe').resolve();
    expect([t.perms('Bear').length, t.perms('Ox').length]).toEqual([2, 0]);
  });

  it('each chooses among their own, and all of it is spoken of', () => {
    const t = table(sides);
    t.choose('choose', 'Ox');
    t.cast('A', 'Levy').resolve();
    expect(t.perms('Ox').map((o) => o.controller)).toEqual([0, 0]);
    expect(t.perms('Bear').map((o) => o.controller)).toEqual([0, 1]);
  });

  it('who chooses any of them chooses in turn order from you on', () => {
    const t = table(sides);
    const asked: number[] = [];
    t.when('choose', (d) => {
      asked.push(d.seat);
      return { pick: [0] };
    });
    t.cast('A', 'Purge').resolve();
    expect(asked).toEqual([0, 1]);
    expect(t.perms('Bear').length + t.perms('Ox').length).toBe(3); // both have chosen the same one
  });
});
