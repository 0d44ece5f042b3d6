/** Committing a crime (CR 700.13). Expected values: the rule's own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Outlaw',
    type: 'Creature — Human Rogue',
    cost: '{B}',
    pt: '2/2',
    text: 'Whenever you commit a crime, put a +1/+1 counter on Outlaw.',
  },
  {
    name: 'Wanted',
    type: 'Creature — Human Rogue',
    cost: '{R}',
    pt: '2/2',
    text: "Wanted has double strike as long as you've committed a crime this turn.",
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Zap', type: 'Instant', cost: '{0}', text: 'Zap deals 1 damage to any target.' },
  { name: 'Two Zaps', type: 'Instant', cost: '{0}', text: 'Two Zaps deals 1 damage to each of two target creatures.' },
  { name: 'Exhume', type: 'Instant', cost: '{0}', text: 'Exile target card from a graveyard.' },
  { name: 'Rod', type: 'Artifact', cost: '{1}', text: '{T}: Tap target creature.' },
  { name: 'Herald', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'When Herald enters, tap target creature.' },
  { name: 'Growth', type: 'Instant', cost: '{0}', text: 'Target creature gets +1/+1 until end of turn.' },
  { name: 'Wrath', type: 'Sorcery', cost: '{0}', text: 'Each opponent loses 3 life.' },
);

const begun = (hand: string[], battlefield: string[] = []) =>
  table({
    A: { battlefield: ['Outlaw', ...battlefield], hand, graveyard: ['Bear'] },
    B: { battlefield: ['Bear', 'Rod'], graveyard: ['Zap'] },
  });
const crimes = (t: ReturnType<typeof begun>) => t.happened('crime', '700.13').map((e) => e.player);

describe('700.13 committing a crime', () => {
  it('a spell that targets an opponent, as it is cast', () => {
    const t = begun(['Zap']);
    t.cast('A', 'Zap', { targets: ['@B'] });
    expect(crimes(t)).toEqual([0]);
    t.resolveAll();
    expect(t.counters('Outlaw', '+1/+1')).toBe(1);
  });
  it('a permanent an opponent controls; once for several targets', () => {
    const t = table({ A: { battlefield: ['Outlaw'], hand: ['Two Zaps'] }, B: { battlefield: ['Bear', 'Bear'] } });
    t.when('targets', { pick: [1, 2] })
      .cast('A', 'Two Zaps')
      .resolveAll();
    expect(t.counters('Outlaw', '+1/+1')).toBe(1);
  });
  it('a card in the graveyard of an opponent, and none in your own', () => {
    const theirs = begun(['Exhume']);
    theirs.cast('A', 'Exhume', { targets: ['Zap'] });
    expect(crimes(theirs)).toEqual([0]);
    const own = begun(['Exhume']);
    own.cast('A', 'Exhume', { targets: ['Bear'] });
    expect(crimes(own)).toEqual([]);
  });
  it('an ability that is activated, and one that triggers', () => {
    const t = begun([], ['Rod']);
    t.activate('A', 'Rod', { targets: ['Bear'] });
    expect(crimes(t)).toEqual([0]);
    const u = table({ A: { battlefield: ['Plains'], hand: ['Herald'] }, B: { battlefield: ['Outlaw'] } });
    u.cast('A', 'Herald')
      .resolve()
      .when('targets', { pick: [0] })
      .resolveAll();
    expect(u.happened('crime').map((e) => e.player)).toEqual([0]);
  });
  it('not what is one’s own, nor what targets nothing', () => {
    const t = begun(['Growth', 'Wrath']);
    t.cast('A', 'Growth', { targets: ['Outlaw'] }).resolveAll();
    t.cast('A', 'Wrath').resolveAll();
    expect(crimes(t)).toEqual([]);
  });
  it('for the rest of the turn it has been committed', () => {
    const t = begun(['Zap'], ['Wanted']);
    expect(t.perm('Wanted').keywords).toEqual([]);
    t.cast('A', 'Zap', { targets: ['@B'] }).resolveAll();
    expect(t.perm('Wanted').keywords).toEqual(['doubleStrike']);
    t.to('upkeep', 2);
    expect(t.perm('Wanted').keywords).toEqual([]);
  });
});
