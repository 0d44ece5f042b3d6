/**
 * Expend (CR 700.14), "do this only once each turn" (603.2i), and what is newer than the edition whose numbers are cited: airbend and waterbend,
 * with their reminder texts. Expected values: the rules' own text.
 */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Gust', type: 'Sorcery', cost: '{W}', text: 'Airbend target nonland permanent.' },
  { name: 'Calm Air', type: 'Sorcery', cost: '{W}', text: 'Airbend all creatures.' },
  { name: 'Dear Bear', type: 'Creature — Bear', cost: '{4}{G}', pt: '4/4' },
  { name: 'Small Bear', type: 'Creature — Bear', cost: '{G}', pt: '1/1' },
  { name: 'Tide', type: 'Creature — Human', cost: '{U}', pt: '1/3', text: 'Waterbend {3}: Draw a card.' },
  { name: 'Still Tide', type: 'Creature — Human', cost: '{U}', pt: '1/3', text: 'Waterbend {2}, {T}: You gain 2 life.' },
  { name: 'Thing', type: 'Artifact', cost: '{1}' },
  { name: 'Whip', type: 'Sorcery', cost: '{U}', text: 'As an additional cost to cast this spell, waterbend {2}.\nYou gain 2 life.' },
  {
    name: 'Flood',
    type: 'Sorcery',
    cost: '{U}',
    text: "As an additional cost to cast this spell, you may waterbend {2}.\nYou gain 1 life. If this spell's additional cost was paid, draw a card.",
  },
  { name: 'Lesson', type: 'Sorcery', cost: '{U}', text: 'Draw two cards. Then discard a card unless you waterbend {2}.' },
  {
    name: 'Pick One',
    type: 'Sorcery',
    cost: '{W}',
    text: 'Exile the top two cards of your library. Choose one of them. Until end of turn, you may play that card.',
  },
  { name: 'Spender', type: 'Creature — Raccoon', cost: '{G}', pt: '1/1', text: 'Whenever you expend 4, put a +1/+1 counter on Spender.' },
  { name: 'Three', type: 'Sorcery', cost: '{2}{W}', text: 'You gain 3 life.' },
  { name: 'One', type: 'Sorcery', cost: '{W}', text: 'You gain 1 life.' },
  { name: 'Once', type: 'Enchantment', cost: '{1}', text: 'Whenever you gain life, you may draw a card. Do this only once each turn.' },
  {
    name: 'Dawn',
    type: 'Creature — Human',
    cost: '{W}',
    pt: '1/1',
    text: "If it's neither day nor night, it becomes day as this creature enters.",
  },
  {
    name: 'Thrice',
    type: 'Enchantment',
    cost: '{1}',
    text: "Whenever you gain life, draw a card if this is the first time this ability has resolved this turn. If it's the second time, create a Treasure token.",
  },
);

describe('701.1 airbend', () => {
  it('701.1: exiled; its owner may cast it for {2}, and for nothing else', () => {
    const t = table({ A: { battlefield: ['Plains', '2 Island', 'Dear Bear'], hand: ['Gust'] } });
    t.cast('A', 'Gust', { targets: ['Dear Bear'] }).resolve();
    expect(t.names('exile')).toEqual(['Dear Bear']);
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Dear Bear']);
    t.cast('A', 'Dear Bear').resolve();
    expect(t.pt('Dear Bear')).toBe('4/4');
  });
  it('701.1: it costs {2} rather than less', () => {
    const t = table({ A: { battlefield: ['Plains', 'Forest', 'Small Bear'], hand: ['Gust'] } });
    t.cast('A', 'Gust', { targets: ['Small Bear'] }).resolve();
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
  it('701.1: each by its own owner', () => {
    const t = table({
      A: { battlefield: ['Plains', '2 Island', 'Dear Bear'], hand: ['Calm Air'] },
      B: { battlefield: ['2 Island', 'Small Bear'] },
    });
    t.cast('A', 'Calm Air').resolve();
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast Dear Bear']);
    expect(t.names('exile', 'B').concat(t.names('exile', 'A'))).toContain('Small Bear');
  });
});

describe('701.1 waterbend', () => {
  it('701.1: artifacts and creatures help, each for {1}, itself among them', () => {
    const t = table({ A: { battlefield: ['Island', 'Thing', 'Tide'] } });
    t.activate('A', 'Tide').resolve();
    expect(t.names('hand')).toHaveLength(1);
    expect(t.perm('Thing').tapped && t.perm('Tide').tapped && t.perm('Island').tapped).toBe(true);
  });
  it('701.1: what is tapped for the ability itself does not help', () => {
    const t = table({ A: { battlefield: ['Thing', 'Still Tide'] } });
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
    const u = table({ A: { battlefield: ['Thing', 'Island', 'Still Tide'] } });
    u.activate('A', 'Still Tide').resolve();
    expect(u.life('A')).toBe(22);
  });
  it('701.1: creatures of others do not help', () => {
    const t = table({ A: { battlefield: ['Island', 'Tide'] }, B: { battlefield: ['2 Small Bear'] } });
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
  });
});

describe('701.1 waterbend, of costs that are no activation costs', () => {
  const casts = (t: ReturnType<typeof table>): string[] => t.can('A').filter((x) => x.startsWith('cast'));
  it('701.1: artifacts and creatures pay for {1} of that part each', () => {
    const t = table({ A: { battlefield: ['Island', 'Thing', 'Small Bear'], hand: ['Whip'] } });
    t.cast('A', 'Whip').resolve();
    expect(t.life('A')).toBe(22);
    expect(t.perm('Thing').tapped && t.perm('Small Bear').tapped && t.perm('Island').tapped).toBe(true);
  });
  it('701.1: and for nothing else of the total cost', () => {
    const t = table({ A: { battlefield: ['3 Thing'], hand: ['Whip'] } });
    expect(casts(t)).toEqual([]);
  });
  it('701.1: one may help and mana pay for the rest, as the player chooses', () => {
    const t = table({ A: { battlefield: ['2 Island', 'Thing'], hand: ['Whip'] } });
    t.cast('A', 'Whip').resolve();
    expect(t.perms('Island').every((p) => p.tapped) && t.perm('Thing').tapped).toBe(true);
    const u = table({ A: { battlefield: ['3 Island', 'Thing'], hand: ['Whip'] } });
    u.when('option', { pick: [0] })
      .cast('A', 'Whip')
      .resolve();
    expect(u.perm('Thing').tapped).toBe(false);
    expect(u.perms('Island').every((p) => p.tapped)).toBe(true);
  });
  it('601.2b: an optional one', () => {
    const t = table({ A: { battlefield: ['Island', '2 Thing'], hand: ['Flood'] } });
    t.cast('A', 'Flood', { yes: [true] }).resolve();
    expect(t.names('hand')).toHaveLength(1);
    expect(t.perms('Thing').every((p) => p.tapped)).toBe(true);
    const u = table({ A: { battlefield: ['Island', '2 Thing'], hand: ['Flood'] } });
    u.cast('A', 'Flood', { yes: [false] }).resolve();
    expect(u.names('hand')).toHaveLength(0);
    expect(u.perms('Thing').some((p) => p.tapped)).toBe(false);
  });
  it('118.12: as a spell is carried out', () => {
    const t = table({ A: { battlefield: ['Island', '2 Thing'], hand: ['Lesson'] } });
    t.when('may', { yes: true }).cast('A', 'Lesson').resolve();
    expect(t.names('hand')).toHaveLength(2);
    expect(t.perms('Thing').every((p) => p.tapped)).toBe(true);
    const u = table({ A: { battlefield: ['Island', 'Thing'], hand: ['Lesson'] } });
    u.cast('A', 'Lesson').resolve();
    expect(u.names('hand')).toHaveLength(1);
  });
});

describe('700.14 expend', () => {
  it('700.14: when the mana spent on spells this turn becomes at least so much, once', () => {
    const t = table({ A: { battlefield: ['8 Plains', 'Spender'], hand: ['Three', '2 One'] } });
    t.cast('A', 'Three').resolveAll();
    expect(t.pt('Spender')).toBe('1/1');
    t.cast('A', 'One').resolveAll();
    expect(t.pt('Spender')).toBe('2/2');
    t.cast('A', 'One').resolveAll();
    expect(t.pt('Spender')).toBe('2/2');
  });
});

describe('603.2i do this only once each turn', () => {
  it('603.2i: declined, it triggers again; done, it does not', () => {
    const t = table({ A: { battlefield: ['3 Plains', 'Once'], hand: ['3 One'] } });
    t.cast('A', 'One').resolve();
    t.when('may', { yes: false }).resolveAll();
    expect(t.names('hand')).toHaveLength(2);
    t.cast('A', 'One').resolve();
    t.when('may', { yes: true }).resolveAll();
    expect(t.names('hand')).toHaveLength(2);
    t.cast('A', 'One').resolve();
    expect(t.state.stack).toHaveLength(0);
    expect(t.names('hand')).toHaveLength(1);
  });
});

describe('728.1 becoming day as something enters', () => {
  it('728.1: only if it is neither day nor night', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Dawn'] } });
    t.cast('A', 'Dawn').resolve();
    expect(t.state.daytime).toBe('day');
  });
});

describe('608.2h how often an ability has resolved', () => {
  it('608.2h: the first and the second time', () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Thrice'], hand: ['2 One'] } });
    t.cast('A', 'One').resolveAll();
    expect(t.names('hand')).toHaveLength(2);
    t.cast('A', 'One').resolveAll();
    expect(t.names('battlefield').filter((n) => n.startsWith('Treasure'))).toHaveLength(1);
    expect(t.names('hand')).toHaveLength(1);
  });
});

describe('601.3 one of the exiled cards', () => {
  it('601.3: only the one that is chosen may be played', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Pick One'], library: ['One', 'Three'] } });
    t.choose('choose', 'One').cast('A', 'Pick One').resolve();
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual(['cast One']);
    t.cast('A', 'One').resolve();
    expect(t.life('A')).toBe(21);
    expect(t.names('exile')).toEqual(['Three']);
  });
});
