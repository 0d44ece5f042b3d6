/** Mutate and merged permanents (CR 702.140, 727). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
  { name: 'Man', type: 'Creature — Human', cost: '{G}', pt: '1/1' },
  {
    name: 'Warden',
    type: 'Creature — Cat',
    cost: '{3}{W}',
    pt: '3/5',
    text: 'Mutate {2}{W}\nLifelink\nWhenever this creature mutates, you gain 4 life.',
  },
  {
    name: 'Heron',
    type: 'Creature — Bird',
    cost: '{4}{U}',
    pt: '3/4',
    text: 'Mutate {3}{U}\nFlying\nWhenever this creature mutates, draw a card.',
  },
  {
    name: 'Counter Beast',
    type: 'Creature — Beast',
    cost: '{2}{G}',
    pt: '2/2',
    text: 'Mutate {1}{G}\nWhenever this creature mutates, you gain X life, where X is the number of times this creature has mutated.',
  },
  { name: 'Symbiote', type: 'Creature — Beast', cost: '{G}', pt: '2/2', text: 'Whenever a creature you control mutates, you gain 2 life.' },
  { name: 'Doom', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Bounce', type: 'Instant', cost: '{U}', text: "Return target creature to its owner's hand." },
  {
    name: 'Blink',
    type: 'Instant',
    cost: '{W}',
    text: "Exile target creature you control, then return it to the battlefield under its owner's control.",
  },
  { name: 'Twin', type: 'Sorcery', cost: '{U}', text: "Create a token that's a copy of target creature you control." },
  { name: 'Makes Bears', type: 'Sorcery', cost: '{G}', text: 'Create a 2/2 green Bear creature token.' },
  {
    name: 'Graves',
    type: 'Enchantment',
    cost: '{B}',
    text: 'Whenever a creature dies, you gain 1 life.\nWhenever a card is put into a graveyard from anywhere, you gain 10 life.',
  },
  { name: 'Undying One', type: 'Creature — Beast', cost: '{G}', pt: '1/1', text: 'Mutate {G}\nUndying' },
);

const lands = ['4 Plains', '4 Island', '4 Forest', '4 Swamp'];
const mutate = (t: ReturnType<typeof table>, name: string, onto: string, where: 'top' | 'bottom') =>
  t
    .when('may', { yes: where === 'top' })
    .cast('A', name, { way: 'mutate', targets: [onto] })
    .resolve();

describe('702.140 mutate', () => {
  it('702.140a: targets a non-Human creature with the same owner', () => {
    const t = table({ A: { battlefield: [...lands, 'Man'], hand: ['Warden'] }, B: { battlefield: ['Bear'] } });
    expect(() => t.cast('A', 'Warden', { way: 'mutate' })).toThrow();
    expect(
      table({ A: { battlefield: [...lands, 'Bear'], hand: ['Warden'] } })
        .can('A')
        .filter((x) => x === 'cast Warden'),
    ).toHaveLength(2);
  });
  it('702.140c, 702.140e: on top it has the characteristics of the spell and the abilities of both', () => {
    const t = table({ A: { battlefield: [...lands, 'Heron'], hand: ['Warden'] } });
    mutate(t, 'Warden', 'Heron', 'top').resolveAll();
    expect(t.perms('Heron')).toHaveLength(0);
    expect(t.perm('Warden')).toMatchObject({ power: 3, toughness: 5, manaCost: '{3}{W}', subtypes: ['Cat'] });
    expect(t.perm('Warden').keywords.sort()).toEqual(['flying', 'lifelink']);
    expect(t.life('A')).toBe(24); // the ability of the one
    expect(t.names('hand')).toEqual(['Blank']); // and of the other
  });
  it('702.140c, 727.2a: under it the creature keeps its characteristics', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Warden'] } });
    mutate(t, 'Warden', 'Bear', 'bottom').resolveAll();
    expect(t.perm('Bear')).toMatchObject({ power: 2, toughness: 2, keywords: ['lifelink'] });
    expect(t.life('A')).toBe(24);
  });
  it('727.2b-c: it is the same object and has not entered', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Warden'] } });
    const { id } = t.perm('Bear');
    const entered = () => t.happened('zone').filter((e) => e.to === 'battlefield').length;
    const before = entered();
    mutate(t, 'Warden', 'Bear', 'top');
    expect(t.perm('Warden')).toMatchObject({ id, sick: false });
    expect(entered()).toBe(before);
  });
  it('702.140b: with an illegal target it resolves as a creature spell', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Warden', 'Doom'] } });
    t.cast('A', 'Warden', { way: 'mutate', targets: ['Bear'] })
      .cast('A', 'Doom', { targets: ['Bear'] })
      .resolve(2);
    expect(t.pt('Warden')).toBe('3/5');
    expect(t.life('A')).toBe(20);
    expect(t.perm('Warden').sick).toBe(true);
  });
  it('702.140d: abilities that look for it; how often it has mutated', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear', 'Symbiote'], hand: ['Counter Beast', 'Counter Beast'] } });
    mutate(t, 'Counter Beast', 'Bear', 'top').resolveAll();
    expect(t.life('A')).toBe(23); // 2, and 1
    mutate(t, 'Counter Beast', 'Counter Beast', 'top').resolveAll();
    expect(t.life('A')).toBe(23 + 2 + 2 + 2); // each of the two abilities for 2
  });
});

describe('727 merging with permanents', () => {
  const merged = (...hand: string[]) => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Warden', ...hand] } });
    return mutate(t, 'Warden', 'Bear', 'top').resolveAll();
  };
  it('727.3: one permanent leaves, both cards are put into the zone', () => {
    const t = merged('Doom');
    t.cast('A', 'Doom', { targets: ['Warden'] }).resolve();
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Doom', 'Warden']);
    expect(t.names('battlefield')).not.toContain('Warden');
  });
  it('712.21e, 700.4: one creature died, two cards were put there', () => {
    const t = merged('Doom', 'Graves');
    t.cast('A', 'Graves')
      .resolve()
      .cast('A', 'Doom', { targets: ['Warden'] })
      .resolveAll();
    expect(t.life('A')).toBe(24 + 1 + 10 + 10 + 10); // the spell itself is a card, too
  });
  it('727.3: to the hand of the owner', () => {
    const t = merged('Bounce');
    t.cast('A', 'Bounce', { targets: ['Warden'] }).resolve();
    expect(t.names('hand').sort()).toEqual(['Bear', 'Warden']);
  });
  it('727.3c: what finds the new object finds all of them', () => {
    const t = merged('Blink');
    t.cast('A', 'Blink', { targets: ['Warden'] }).resolve();
    expect(t.pt('Bear')).toBe('2/2');
    expect(t.pt('Warden')).toBe('3/5');
  });
  it('727.3c: and so do abilities that trigger on its leaving', () => {
    const t = table({ A: { battlefield: [...lands, 'Bear'], hand: ['Undying One', 'Doom'] } });
    mutate(t, 'Undying One', 'Bear', 'bottom')
      .resolveAll()
      .cast('A', 'Doom', { targets: ['Bear'] })
      .resolveAll();
    expect(t.pt('Bear')).toBe('3/3');
    expect(t.pt('Undying One')).toBe('2/2');
  });
  it('727.2a, 707.2: a copy has the abilities of all components, and is one token', () => {
    const t = merged('Twin', 'Doom');
    t.cast('A', 'Twin', { targets: ['Warden'] }).resolve();
    expect(t.perms('Warden')).toHaveLength(2);
    expect(t.perms('Warden').map((p) => p.keywords)).toEqual([['lifelink'], ['lifelink']]);
  });
  it('727.2d: a token with a card on top is no token; the token ceases to exist when it leaves', () => {
    const t = table({ A: { battlefield: lands, hand: ['Makes Bears', 'Warden', 'Doom'] } });
    t.cast('A', 'Makes Bears').resolve();
    mutate(t, 'Warden', 'Bear Token', 'top').resolveAll();
    expect(t.perm('Warden').token).toBe(false);
    t.cast('A', 'Doom', { targets: ['Warden'] }).resolve();
    expect(t.names('graveyard').sort()).toEqual(['Doom', 'Makes Bears', 'Warden']);
  });
  it('702.140e: merged twice, and all leave together', () => {
    const t = table({ A: { battlefield: [...lands, '8 Plains', '8 Island', 'Bear'], hand: ['Warden', 'Heron', 'Doom'] } });
    mutate(t, 'Warden', 'Bear', 'bottom').resolveAll();
    mutate(t, 'Heron', 'Bear', 'top').resolveAll();
    expect(t.perm('Heron').keywords.sort()).toEqual(['flying', 'lifelink']);
    expect(t.life('A')).toBe(28);
    t.cast('A', 'Doom', { targets: ['Heron'] }).resolve();
    expect(t.names('graveyard').sort()).toEqual(['Bear', 'Doom', 'Heron', 'Warden']);
  });
  it('727.3a: its owner arranges the cards in the graveyard', () => {
    const t = merged('Doom');
    let asked = 0;
    t.when('order', (d) => {
      asked++;
      expect(d.seat).toBe(0);
      expect((d.ask as unknown as { options: { word: string }[] }).options).toEqual([{ word: 'Warden' }, { word: 'Bear' }]);
      return { order: [1, 0] };
    });
    t.cast('A', 'Doom', { targets: ['Warden'] }).resolve();
    expect(asked).toBe(1);
    expect(t.names('graveyard')).toEqual(['Warden', 'Bear', 'Doom']); // the last is on top
  });
  it('727.3b: who exiles it determines the order of the cards', () => {
    const t = merged('Blink');
    const asked: number[] = [];
    t.when('order', (d) => {
      asked.push(d.seat);
      return { order: [1, 0] };
    });
    t.cast('A', 'Blink', { targets: ['Warden'] }).resolve();
    expect(asked[0]).toBe(0);
  });
});

describe('727.2e-g, 613.2b merged and face down', () => {
  define({ name: 'Masked Cat', type: 'Creature — Cat', cost: '{4}{G}', pt: '4/4', text: 'Vigilance\nMorph {G}' });
  it('613.2b, 702.37e: a face-down permanent with something merged under it is a plain 2/2; face up it has the abilities of both', () => {
    const t = table({ A: { battlefield: [...lands, '4 Forest'], hand: ['Masked Cat', 'Warden'] } });
    t.cast('A', 'Masked Cat', { way: 'face-down' }).resolve();
    mutate(t, 'Warden', '', 'bottom').resolveAll();
    expect(t.pt('')).toBe('2/2');
    expect(t.perm('').keywords).toEqual([]);
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Masked Cat')).toBe('4/4');
    expect(t.perm('Masked Cat').keywords.slice().sort()).toEqual(['lifelink', 'vigilance']);
  });
});
