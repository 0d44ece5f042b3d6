/** Haunt, hideaway, reconfigure, enlist, backup, craft (CR 702.55, 702.75, 702.151, 702.154, 702.165, 702.167). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { dataCard } from '../data.js';
import { define, defineFaces, game, nameOf, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Giant', type: 'Creature — Giant', cost: '{G}', pt: '5/5' },
  { name: 'Doom', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  {
    name: 'Thrull',
    type: 'Creature — Thrull',
    cost: '{W}',
    pt: '2/3',
    text: 'Haunt\nWhen Thrull enters the battlefield or the creature it haunts dies, you gain 3 life.',
  },
  {
    name: 'Blessing',
    type: 'Sorcery',
    cost: '{W}',
    text: 'You gain 1 life.\nHaunt\nWhen the creature Blessing haunts dies, you gain 5 life.',
  },
  { name: 'Negation', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
  { name: 'Hollow', type: 'Land', text: 'Hideaway\n{T}: Add {B}.\n{B}, {T}: You may play the exiled card without paying its mana cost.' },
  { name: 'Nook', type: 'Artifact', cost: '{1}', text: 'Hideaway 3\n{T}: You may play the exiled card without paying its mana cost.' },
  { name: 'Take Artifact', type: 'Sorcery', cost: '{U}', text: 'Gain control of target artifact.' },
  {
    name: 'Chip',
    type: 'Artifact Creature — Equipment Beast',
    cost: '{2}',
    pt: '0/4',
    text: 'Equipped creature gets +2/+0.\nReconfigure {1}',
  },
  { name: 'Enlister', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Enlist' },
  { name: 'Double Enlister', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: 'Enlist\nEnlist' },
  {
    name: 'Backer',
    type: 'Creature — Angel',
    cost: '{W}',
    pt: '2/2',
    text: 'Haste\nBackup 1\nFlying\nWhenever this creature attacks, you gain 1 life.',
  },
  { name: 'Hasty', type: 'Creature — Goblin', cost: '{R}', pt: '3/1', text: 'Haste' },
);
defineFaces(
  'transform',
  { name: 'Idol', type: 'Artifact', cost: '{1}', text: 'Craft with artifact {1}' },
  {
    name: 'Colossus',
    type: 'Artifact Creature — Golem',
    pt: '4/4',
    text: "When Colossus enters, return the exiled cards used to craft it to their owners' hands.",
  },
);
defineFaces(
  'transform',
  { name: 'Pit', type: 'Artifact', cost: '{1}', text: 'Craft with one or more creatures {1}' },
  { name: 'Maw', type: 'Creature — Dinosaur', pt: '1/1', text: 'Trample' },
);

dataCard({
  name: 'Animator',
  cost: '{1}',
  types: ['Enchantment'],
  abilities: [
    {
      kind: 'static',
      parts: [
        {
          part: 'continuous',
          affects: { sel: 'all', zone: 'battlefield', filter: { is: 'type', type: 'Artifact' } },
          mods: [{ mod: 'types', change: 'add', types: ['Creature'], subtypes: [], supertypes: [] }],
        },
      ],
    },
  ],
});

const zones = (t: ReturnType<typeof table>): string[] => t.state.exile.map((id) => nameOf(t.state, id));

describe('702.55 haunt', () => {
  it('702.55a-c: exiled as it dies, and again when the creature it haunts dies', () => {
    const t = table({ A: { battlefield: ['2 Swamp', 'Plains', 'Thrull'], hand: ['Doom', 'Doom'] }, B: { battlefield: ['Bear'] } });
    t.cast('A', 'Doom', { targets: ['Thrull'] }).resolve();
    t.resolve();
    expect(zones(t)).toEqual(['Thrull']);
    expect(t.life('A')).toBe(20);
    t.cast('A', 'Doom', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(23);
    expect(zones(t)).toEqual(['Thrull']);
  });
  it('702.55a: a spell haunts when it is put into a graveyard during its resolution', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Plains', 'Bear'], hand: ['Doom', 'Blessing'] } });
    t.cast('A', 'Blessing').resolveAll();
    expect(zones(t)).toEqual(['Blessing']);
    t.cast('A', 'Doom', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(26);
  });
  it('702.55a: not when it is countered', () => {
    const t = table({ A: { battlefield: ['Plains', 'Bear'], hand: ['Blessing'] }, B: { battlefield: ['Island'], hand: ['Negation'] } });
    t.cast('A', 'Blessing')
      .cast('B', 'Negation', { targets: ['Blessing'] })
      .resolveAll();
    expect(zones(t)).toEqual([]);
  });
});

describe('702.75 hideaway', () => {
  it('702.75b: the old ability looks at four cards and has the permanent enter tapped', () => {
    const t = table({ A: { hand: ['Hollow'], library: ['Bear', 'Doom', 'Giant', 'Thrull', 'Blessing'] } });
    t.choose('choose', 'Giant').land('A', 'Hollow').resolveAll();
    expect(t.perm('Hollow').tapped).toBe(true);
    expect(t.names('library')[0]).toBe('Blessing');
    expect(new Set(t.names('library').slice(-3))).toEqual(new Set(['Bear', 'Doom', 'Thrull']));
    expect(t.state.exile).toHaveLength(1);
  });
  it('702.75a: only who controls the permanent may look at the card, and it can be played', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Nook'], library: ['Bear', 'Giant', 'Doom'] } });
    t.choose('choose', 'Giant').cast('A', 'Nook').resolveAll();
    const card = (seat: number | null) => game.view(t.state, seat).exile[0];
    expect(card(0)).toMatchObject({ faceDown: true, card: 'Giant' });
    expect(card(1)).toMatchObject({ faceDown: true, card: '', name: '' });
    t.when('may', { yes: true }).activate('A', 'Nook').resolveAll();
    expect(t.names('battlefield')).toContain('Giant');
    expect(t.pt('Giant')).toBe('5/5');
  });
  it('702.75a: so may its new controller', () => {
    const t = table({
      A: { hand: ['Nook'], battlefield: ['Island'], library: ['Bear', 'Giant', 'Doom'] },
      B: { hand: ['Take Artifact'], battlefield: ['Island'] },
    });
    t.choose('choose', 'Giant').cast('A', 'Nook').resolveAll().to('precombatMain', 2);
    t.cast('B', 'Take Artifact', { targets: ['Nook'] }).resolve();
    expect(game.view(t.state, 1).exile[0].card).toBe('Giant');
  });
});

describe('702.151 reconfigure', () => {
  const side = { A: { battlefield: ['Chip', 'Bear', '4 Plains'] } };
  it('702.151b: attached it is no creature; unattached it is one again', () => {
    const t = table(side);
    t.activate('A', 'Chip', { targets: ['Bear'] }).resolve();
    expect(t.perm('Chip').types).toEqual(['Artifact']);
    expect(t.perm('Chip').subtypes).toEqual(['Equipment']); // 205.1a
    expect(t.pt('Bear')).toBe('4/2');
    t.activate('A', 'Chip', { ability: 1 }).resolve();
    expect(t.perm('Chip').types).toContain('Creature');
    expect(t.perm('Chip').subtypes).toContain('Beast');
    expect(t.pt('Bear')).toBe('2/2');
  });
  it('702.151a: another creature only, and as a sorcery', () => {
    const t = table({ A: { battlefield: ['Chip', '4 Plains'] } });
    expect(t.can('A')).not.toContain('activate Chip');
  });
  it('704.5n, 702.151b: when the creature it is attached to leaves, it is a creature', () => {
    const t = table({ A: { battlefield: ['Chip', 'Bear', '2 Swamp'], hand: ['Doom'] } });
    t.activate('A', 'Chip', { targets: ['Bear'] })
      .resolve()
      .cast('A', 'Doom', { targets: ['Bear'] })
      .resolve();
    expect(t.perm('Chip').attachedTo).toBe(0);
    expect(t.perm('Chip').types).toContain('Creature');
  });
  it('704.5p: made a creature again it becomes unattached', () => {
    const t = table({ A: { battlefield: ['Chip', 'Bear', '2 Swamp'], hand: ['Animator'] } });
    t.activate('A', 'Chip', { targets: ['Bear'] })
      .resolve()
      .cast('A', 'Animator')
      .resolve();
    expect(t.perm('Chip').attachedTo).toBe(0);
    expect(t.pt('Bear')).toBe('2/2');
  });
});

describe('702.154 enlist', () => {
  it('702.154a: taps a creature that does not attack and gets its power', () => {
    const t = table({ A: { battlefield: ['Enlister', 'Giant'] } });
    t.when('may', { yes: true }).attack('Enlister').resolveAll();
    expect(t.perm('Giant').tapped).toBe(true);
    expect(t.pt('Enlister')).toBe('6/1');
  });
  it('702.154a: no creature that attacks, and none that came this turn without haste', () => {
    const t = table({ A: { battlefield: ['Enlister', 'Mountain', 'Forest'], hand: ['Hasty', 'Bear'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Bear').resolve().cast('A', 'Hasty').resolve().attack('Enlister').resolveAll();
    expect(t.perm('Bear').tapped).toBe(false);
    expect(t.perm('Hasty').tapped).toBe(true);
    expect(t.pt('Enlister')).toBe('4/1');
  });
  it('702.154c: a creature cannot enlist itself', () => {
    const t = table({ A: { battlefield: ['Enlister'] } });
    t.when('may', { yes: true }).attack('Enlister');
    expect(t.happened('keywordDone')).toHaveLength(0);
  });
  it('702.154d: each instance for its own cost', () => {
    const t = table({ A: { battlefield: ['Double Enlister', 'Giant', 'Bear'] } });
    t.when('may', { yes: true }).choose('choose', 'Giant').attack('Double Enlister').resolveAll();
    expect(t.pt('Double Enlister')).toBe('8/1');
  });
});

describe('702.165 backup', () => {
  const t0 = () => table({ A: { battlefield: ['Plains', 'Bear'], hand: ['Backer'] } });
  it('702.165a: another creature gains the abilities printed below', () => {
    const t = t0();
    t.choose('targets', 'Bear').cast('A', 'Backer').resolveAll();
    expect(t.pt('Bear')).toBe('3/3');
    expect(t.perm('Bear').keywords).toEqual(['flying']); // not haste, printed above
    t.attack('Bear').resolveAll();
    expect(t.life('A')).toBe(21);
    t.to('precombatMain', 2);
    expect(t.perm('Bear').keywords).toEqual([]);
    expect(t.pt('Bear')).toBe('3/3');
  });
  it('702.165a: itself only gets the counters', () => {
    const t = t0();
    t.choose('targets', 'Backer').cast('A', 'Backer').resolveAll();
    expect(t.pt('Backer')).toBe('3/3');
    t.attack('Backer').resolveAll();
    expect(t.life('A')).toBe(21); // once
  });
});

describe('702.167 craft', () => {
  it('702.167a, 702.167c: exiled with an artifact, it returns transformed and knows the cards', () => {
    const t = table({ A: { battlefield: ['Idol // Colossus', 'Nook', 'Island'] } });
    t.activate('A', 'Idol').resolve();
    expect(t.perm('Colossus')).toMatchObject({ power: 4, toughness: 4 });
    expect(zones(t)).toEqual(['Nook']);
    t.resolveAll();
    expect(zones(t)).toEqual([]);
    expect(t.names('hand')).toEqual(['Nook']);
  });
  it('702.167b: a card in the graveyard will do; the permanent itself will not', () => {
    const t = table({ A: { battlefield: ['Idol // Colossus', 'Island'], graveyard: ['Nook'] } });
    t.activate('A', 'Idol').resolve();
    expect(t.names('battlefield')).toContain('Colossus');
    expect(table({ A: { battlefield: ['Idol // Colossus', 'Island'] } }).can('A')).not.toContain('activate Idol');
  });
  it('702.167a: one or more', () => {
    const t = table({ A: { battlefield: ['Pit // Maw', 'Bear', 'Island'], graveyard: ['Giant', 'Thrull'] } });
    t.choose('choose', 'Bear', 'Giant').activate('A', 'Pit').resolveAll();
    expect(t.names('battlefield')).toContain('Maw');
    expect(new Set(zones(t))).toEqual(new Set(['Bear', 'Giant']));
    expect(t.names('graveyard')).toEqual(['Thrull']);
  });
});
