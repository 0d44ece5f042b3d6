/** What crews, how much damage is dealt, what entered in the turn before, whose graveyard: as texts say it (CR 603.2, 608.2i, 702.122, 111.6). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  {
    name: 'Ace',
    type: 'Creature — Dwarf Pilot',
    cost: '{W}',
    pt: '2/1',
    text: 'Whenever Ace crews a Vehicle, that Vehicle gains first strike until end of turn.',
  },
  { name: 'Rider', type: 'Creature — Dwarf Pilot', cost: '{W}', pt: '3/3' },
  { name: 'Cart', type: 'Artifact — Vehicle', cost: '{2}', pt: '4/4', text: 'Crew 2' },
  {
    name: 'Deus',
    type: 'Creature — Spirit',
    cost: '{R}',
    pt: '6/6',
    text: 'Trample\nWhenever Deus deals 6 or more damage to an opponent, you gain 1 life.',
  },
  { name: 'Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/1', text: 'Defender' },
  {
    name: 'Polis',
    type: 'Enchantment Creature — God',
    cost: '{W}',
    pt: '6/5',
    text: 'At the beginning of each upkeep, if you had another creature enter the battlefield under your control last turn, draw a card.',
  },
  { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Rock', type: 'Artifact', cost: '{0}' },
  { name: 'Agenda', type: 'Enchantment', cost: '{B}', text: 'If a card would be put into your graveyard from anywhere, exile it instead.' },
  { name: 'Hatch', type: 'Sorcery', cost: '{0}', text: 'Create a 1/1 green Saproling creature token.' },
  { name: 'Mourner', type: 'Enchantment', cost: '{B}', text: 'Whenever a creature dies, you gain 1 life.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  {
    name: 'Time',
    type: 'Instant',
    cost: '{0}',
    text: 'Look at the top three cards of your library. Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.',
  },
  {
    name: 'Morph',
    type: 'Sorcery',
    cost: '{0}',
    text: "Destroy target creature. It can't be regenerated. Its controller reveals cards from the top of their library until they reveal a creature card. The player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library.",
  },
  {
    name: 'Therapy',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose a nonland card name. Target player reveals their hand and discards all cards with that name.',
  },
  {
    name: 'Hive',
    type: 'Enchantment',
    cost: '{U}',
    text: 'Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.',
  },
  { name: 'Balm', type: 'Sorcery', cost: '{0}', text: 'You gain 3 life.' },
  { name: 'Field', type: 'Enchantment', cost: '{W}', text: "Activated abilities cost {2} more to activate unless they're mana abilities." },
  { name: 'Mill', type: 'Artifact', cost: '{0}', text: '{0}: You gain 1 life.' },
  { name: 'Moss', type: 'Artifact', cost: '{0}', text: '{T}: Add {G}.' },
  {
    name: 'Harvest',
    type: 'Enchantment — Aura',
    cost: '{0}',
    text: 'Enchant artifact\nWhen enchanted artifact is put into a graveyard, you gain 6 life.',
  },
  { name: 'Smash', type: 'Instant', cost: '{0}', text: 'Destroy target artifact.' },
  {
    name: 'Golem',
    type: 'Artifact Creature — Golem',
    cost: '{2}',
    pt: '3/3',
    text: 'Vigilance\nGolem attacks or blocks each combat if able.',
  },
); // prettier-ignore

describe('702.122: what crews a Vehicle', () => {
  it('702.122b each creature that was tapped for it crews it, others do not', () => {
    const t = table({ A: { battlefield: ['Ace', 'Rider', 'Cart'] } });
    t.activate('A', 'Cart', { pay: ['Rider'] }).resolveAll();
    expect(t.perm('Cart').keywords).not.toContain('firstStrike');
    const u = table({ A: { battlefield: ['Ace', 'Rider', 'Cart'] } });
    u.activate('A', 'Cart', { pay: ['Ace'] });
    expect(u.names('stack')).toHaveLength(2);
    u.resolveAll();
    expect(u.perm('Cart').keywords).toContain('firstStrike');
  });
});

describe('603.2: how much damage it is', () => {
  it('603.2 six damage is enough, five of six is not', () => {
    const t = table({ A: { battlefield: ['Deus'] }, B: {} });
    t.attack('Deus').to('endCombat');
    expect([t.life('A'), t.life('B')]).toEqual([21, 14]);
    const u = table({ A: { battlefield: ['Deus'] }, B: { battlefield: ['Wall'] } });
    u.attack('Deus').block(['Wall', 'Deus']).to('endCombat');
    expect([u.life('A'), u.life('B')]).toEqual([20, 15]);
  });
});

describe('608.2i: what entered in the turn before', () => {
  it('608.2i a creature of yours counts, nothing else does', () => {
    const after = (...hand: string[]): number => {
      const t = table({ A: { battlefield: ['Polis'], hand } });
      for (const name of hand) t.cast('A', name).resolveAll();
      t.to('draw', 2);
      return t.names('hand').length;
    };
    expect(after('Bear')).toBe(1);
    expect(after('Rock')).toBe(0);
  });

  it('608.2i what is gone by then has entered all the same, and is forgotten a turn later', () => {
    const t = table({ A: { battlefield: ['Polis'], hand: ['Bear', 'Slay'] } });
    t.cast('A', 'Bear').resolveAll();
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    t.to('draw', 2);
    expect(t.names('hand')).toHaveLength(1);
    t.to('upkeep', 3).to('precombatMain', 3);
    expect(t.names('hand')).toHaveLength(2); // the draw of the turn
  });
});

describe('111.6: a token is no card', () => {
  it('111.6 cards are exiled, and tokens die', () => {
    const t = table({ A: { battlefield: ['Agenda', 'Mourner', 'Bear'], hand: ['Hatch', '2 Slay'] } });
    t.cast('A', 'Slay', { targets: ['Bear'] }).resolveAll();
    expect(t.life('A')).toBe(20);
    expect(t.names('graveyard')).toEqual([]);
    t.cast('A', 'Hatch').resolveAll();
    t.cast('A', 'Slay', { targets: ['Saproling Token'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

describe('608.2: one of each of what is left, and whose it was', () => {
  it('608.2c one card for each place, chosen of those that are left', () => {
    const t = table({ A: { hand: ['Time'], library: ['Bear', 'Rock', 'Moss', 'Mill'] } });
    t.choose('choose', 'Bear').choose('choose', 'Moss');
    t.cast('A', 'Time').resolveAll();
    expect(t.names('hand')).toHaveLength(1);
    const library = t.names('library');
    expect(new Set([library[0], library[library.length - 1], t.names('hand')[0]])).toEqual(new Set(['Bear', 'Rock', 'Moss']));
    expect(library).toContain('Mill');
  });

  it('608.2h its controller is who controlled it', () => {
    const t = table({ A: { hand: ['Morph'] }, B: { battlefield: ['Bear'], library: ['Rock', 'Golem', 'Moss'] } });
    t.cast('A', 'Morph', { targets: ['Bear'] }).resolveAll();
    expect(t.perms('Golem')).toHaveLength(1);
    expect(t.obj('Golem').owner).toBe(1);
    expect(t.names('library', 'B')).toContain('Rock');
  });

  it('701.8 all cards of the name are discarded', () => {
    const t = table({ A: { hand: ['Therapy'] }, B: { hand: ['2 Bear', 'Rock'] } });
    t.when('name', { text: 'Bear' });
    t.when('cardName', { text: 'Bear' });
    t.cast('A', 'Therapy', { targets: ['@B'] }).resolveAll();
    expect(t.names('graveyard', 'B').concat(t.names('hand', 'B'))).toHaveLength(3);
  });
});

describe('707.10: copies by each other player', () => {
  it('707.10 the other player copies it, and the copy is theirs', () => {
    const t = table({ A: { battlefield: ['Hive'], hand: ['Balm'] } });
    t.cast('A', 'Balm').resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([23, 23]);
  });
});

describe('601.2f: what abilities cost, and what must be done', () => {
  it('601.2f all activated abilities but mana abilities', () => {
    const t = table({ A: { battlefield: ['Field', 'Mill', 'Moss'] } });
    expect(t.can('A')).not.toContain('activate Mill');
    expect(t.can('A')).toContain('mana Moss');
    expect(table({ A: { battlefield: ['Field', 'Mill', '2 Moss'] } }).can('A')).toContain('activate Mill');
  });

  it('603.6c what an Aura is attached to is put into a graveyard from the battlefield', () => {
    const t = table({ A: { battlefield: ['Rock'], hand: ['Harvest', 'Smash'] } });
    t.cast('A', 'Harvest', { targets: ['Rock'] }).resolveAll();
    t.cast('A', 'Smash', { targets: ['Rock'] }).resolveAll();
    expect(t.life('A')).toBe(26);
  });

  it('508.1d 509.1c it attacks where it can, and blocks where it can', () => {
    const t = table({ A: { battlefield: ['Golem'] }, B: { battlefield: ['Golem'] } });
    t.toDecision('attackers');
    expect(t.refusal({ pairs: [] } as never)).toBe('508.1d');
  });
});
