/** The cards of decks/pauper-delver.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

describe('Delver of Secrets', () => {
  it('in your upkeep an instant or sorcery revealed from the top transforms it; the card stays on top (ruling)', () => {
    const t = table({ A: { battlefield: ['Delver of Secrets'], library: ['Lightning Bolt'] } });
    t.when('may', { yes: true }).to('upkeep', 3).resolveAll();
    expect(t.pt('Insectile Aberration')).toBe('3/2');
    expect(t.names('library', 'A')[0]).toBe('Lightning Bolt');
    t.attack('Insectile Aberration').to('endCombat');
    expect(t.life('B')).toBe(17);
  });
  it('ruling: any card may be revealed; only an instant or sorcery transforms it', () => {
    const t = table({ A: { battlefield: ['Delver of Secrets'], library: ['Grizzly Bears'] } });
    t.when('may', { yes: true }).to('upkeep', 3).resolveAll();
    expect(t.perms('Delver of Secrets').length).toBe(1);
  });
  it('not revealed: not transformed', () => {
    const t = table({ A: { battlefield: ['Delver of Secrets'], library: ['Lightning Bolt'] } });
    t.when('may', { yes: false }).to('upkeep', 3).resolveAll();
    expect(t.perms('Delver of Secrets').length).toBe(1);
  });
});

it('Ninja of the Deep Hours: ninjutsu {1}{U}; combat damage to a player: may draw', () => {
  const t = table({ A: { battlefield: ['Memnite', '2 Island'], hand: ['Ninja of the Deep Hours'] } });
  t.when('may', { yes: true });
  t.attack('Memnite').to('declareBlockers');
  t.activate('A', 'Ninja of the Deep Hours').resolve();
  t.to('endCombat');
  expect(t.life('B')).toBe(18);
  expect(t.names('hand', 'A').sort()).toEqual(['Blank', 'Memnite']);
});

describe('Spellstutter Sprite', () => {
  it('counters a spell with mana value up to the number of your Faeries, itself included', () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['2 Island'], hand: ['Spellstutter Sprite'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] })
      .cast('B', 'Spellstutter Sprite')
      .resolve();
    t.resolveAll();
    expect(t.life('B')).toBe(20);
    expect(t.pt('Spellstutter Sprite')).toBe('1/1');
  });
  it('not one that is too expensive', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Lightning Strike'] },
      B: { battlefield: ['2 Island'], hand: ['Spellstutter Sprite'] },
    });
    t.cast('A', 'Lightning Strike', { targets: ['@B'] })
      .cast('B', 'Spellstutter Sprite')
      .resolveAll();
    expect(t.life('B')).toBe(17);
  });
  it('ruling: judged again on resolution: with fewer Faeries the target is illegal', () => {
    const t = table({
      A: { battlefield: ['3 Mountain'], hand: ['Lightning Strike', 'Shock'] },
      B: { battlefield: ['2 Island', 'Faerie Miscreant'], hand: ['Spellstutter Sprite'] },
    });
    t.cast('A', 'Lightning Strike', { targets: ['@B'] })
      .cast('B', 'Spellstutter Sprite')
      .resolve();
    t.cast('A', 'Shock', { targets: ['Faerie Miscreant'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

it('Faerie Miscreant: draws only if you control another one', () => {
  const t = table({ A: { battlefield: ['2 Island'], hand: ['2 Faerie Miscreant'] } });
  t.cast('A', 'Faerie Miscreant').resolveAll();
  expect(t.names('hand', 'A')).toEqual(['Faerie Miscreant']);
  t.cast('A', 'Faerie Miscreant').resolveAll();
  expect(t.names('hand', 'A')).toEqual(['Blank']);
});

it('Faerie Miscreant: ruling: checked again on resolution', () => {
  const t = table({
    A: { battlefield: ['Island', 'Faerie Miscreant'], hand: ['Faerie Miscreant'] },
    B: { battlefield: ['Mountain'], hand: ['Shock'] },
  });
  t.cast('A', 'Faerie Miscreant').resolve();
  t.cast('B', 'Shock', { targets: ['Faerie Miscreant'] }).resolveAll();
  expect(t.names('hand', 'A')).toEqual([]);
});

it('Vapor Snag: return target creature; its controller loses 1 life', () => {
  const t = table({ A: { battlefield: ['Island'], hand: ['Vapor Snag'] }, B: { battlefield: ['Grizzly Bears'] } });
  t.cast('A', 'Vapor Snag', { targets: ['Grizzly Bears'] }).resolve();
  expect(t.names('hand', 'B')).toEqual(['Grizzly Bears']);
  expect(t.life('B')).toBe(19);
});

it('Brainstorm: draw three, then put two from the hand on top in any order', () => {
  const t = table({ A: { battlefield: ['Island'], hand: ['Brainstorm', 'Forest'], library: ['Island', 'Swamp', 'Plains', 'Mountain'] } });
  t.choose('choose', 'Forest', 'Island').cast('A', 'Brainstorm').resolve();
  expect(t.names('hand', 'A').sort()).toEqual(['Plains', 'Swamp']);
  expect(t.names('library', 'A').slice(0, 2).sort()).toEqual(['Forest', 'Island']);
  expect(t.names('library', 'A')[2]).toBe('Mountain');
});

describe('Ponder', () => {
  it('look at three, put them back in any order, draw', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Ponder'], library: ['Forest', 'Swamp', 'Plains', 'Mountain'] } });
    t.when('may', { yes: false }).cast('A', 'Ponder').resolve();
    expect(['Forest', 'Swamp', 'Plains']).toContain(t.names('hand', 'A')[0]);
    expect(t.happened('shuffle').length).toBe(0);
  });
  it('or shuffle (ruling: those cards too), draw', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Ponder'], library: ['Forest', 'Swamp', 'Plains', 'Mountain'] } });
    t.when('may', { yes: true }).cast('A', 'Ponder').resolve();
    expect(t.happened('shuffle').length).toBe(1);
    expect(t.names('hand', 'A').length).toBe(1);
  });
});

it('Counterspell counters any spell', () => {
  const t = table({
    A: { battlefield: ['Forest', '2 Plains'], hand: ['Grizzly Bears'] },
    B: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  });
  t.cast('A', 'Grizzly Bears')
    .cast('B', 'Counterspell', { targets: ['Grizzly Bears'] })
    .resolveAll();
  expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
});

describe('Daze', () => {
  const daze = (lands: string, pays: boolean) => {
    const t = table({
      A: { battlefield: [lands], hand: ['Lightning Bolt'] },
      B: { battlefield: [{ card: 'Island', tapped: 'tapped' }], hand: ['Daze'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).when('may', { yes: pays }, 'A');
    t.cast('B', 'Daze', { targets: ['Lightning Bolt'], way: 'alternative' }).resolveAll();
    return t;
  };
  it('for an Island returned to hand; unless {1} is paid the spell is countered', () => {
    const t = daze('2 Mountain', false);
    expect(t.names('hand', 'B')).toEqual(['Island']);
    expect(t.life('B')).toBe(20);
  });
  it('paid: not countered', () => expect(daze('2 Mountain', true).life('B')).toBe(17));
  it("it can't be paid without mana", () => expect(daze('Mountain', true).life('B')).toBe(20));
});

it('Spire Golem: {1} less for each Island you control', () => {
  const t = table({ A: { battlefield: ['3 Island'], hand: ['Spire Golem'] }, B: { battlefield: ['3 Island'] } });
  t.cast('A', 'Spire Golem').resolve();
  expect(t.pt('Spire Golem')).toBe('2/4');
  const u = table({ A: { battlefield: ['2 Island', 'Swamp'], hand: ['Spire Golem'] } });
  expect(u.can('A')).not.toContain('cast Spire Golem');
});

describe('Mutagenic Growth', () => {
  it('for 2 life: +2/+2', () => {
    const t = table({ A: { battlefield: ['Memnite'], hand: ['Mutagenic Growth'] } });
    t.cast('A', 'Mutagenic Growth', { targets: ['Memnite'] }).resolve();
    expect(t.pt('Memnite')).toBe('3/3');
    expect(t.life('A')).toBe(18);
  });
  it("or for {G}; ruling: at 1 life the 2 life can't be paid", () => {
    const t = table({ A: { battlefield: ['Memnite', 'Forest'], hand: ['Mutagenic Growth'], life: 1 } });
    t.cast('A', 'Mutagenic Growth', { targets: ['Memnite'] }).resolve();
    expect(t.life('A')).toBe(1);
    expect(t.perm('Forest').tapped).toBe(true);
    const u = table({ A: { battlefield: ['Memnite'], hand: ['Mutagenic Growth'], life: 1 } });
    expect(u.can('A')).not.toContain('cast Mutagenic Growth');
  });
});

it('Gush: for two Islands returned: draw two cards', () => {
  const t = table({ A: { battlefield: ['2 Island'], hand: ['Gush'] } });
  t.cast('A', 'Gush', { way: 'alternative' }).resolve();
  expect(t.names('hand', 'A').sort()).toEqual(['Blank', 'Blank', 'Island', 'Island']);
  const u = table({ A: { battlefield: ['Island'], hand: ['Gush'] } });
  expect(u.can('A')).not.toContain('cast Gush');
});

describe('Hydroblast', () => {
  it('counters a red spell; ruling: may target another, then nothing', () => {
    const t = table({
      A: { battlefield: ['2 Mountain', 'Island'], hand: ['Lightning Bolt', 'Brainstorm'] },
      B: { battlefield: ['2 Island'], hand: ['2 Hydroblast'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] })
      .cast('B', 'Hydroblast', { modes: [0], targets: ['Lightning Bolt'] })
      .resolveAll();
    expect(t.life('B')).toBe(20);
    t.cast('A', 'Brainstorm')
      .cast('B', 'Hydroblast', { modes: [0], targets: ['Brainstorm'] })
      .resolveAll();
    expect(t.names('hand', 'A').length).toBe(1);
  });
  it('destroys a red permanent', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Hydroblast'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Hydroblast', { modes: [1], targets: ['Hill Giant'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
});

it('Stormbound Geist: blocks only creatures with flying; undying', () => {
  const t = table({ A: { battlefield: ['Grizzly Bears', 'Wind Drake'] }, B: { battlefield: ['Stormbound Geist'] } });
  t.attack('Grizzly Bears', 'Wind Drake').toDecision('blockers');
  expect(t.refusal(t.blockAnswer(['Stormbound Geist', 'Grizzly Bears']))).not.toBeNull();
  t.block(['Stormbound Geist', 'Wind Drake']).to('endCombat');
  expect(t.pt('Stormbound Geist')).toBe('3/3');
});

it('Annul: counters an artifact or enchantment spell only', () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Memnite', 'Shock'] }, B: { battlefield: ['Island'], hand: ['Annul'] } });
  t.cast('A', 'Memnite')
    .cast('B', 'Annul', { targets: ['Memnite'] })
    .resolveAll();
  expect(t.names('graveyard', 'A')).toEqual(['Memnite']);
  const u = table({ A: { battlefield: ['2 Mountain'], hand: ['Shock'] }, B: { battlefield: ['Island'], hand: ['Annul'] } });
  u.cast('A', 'Shock', { targets: ['@B'] });
  expect(u.can('B')).not.toContain('cast Annul');
});

it('Echoing Truth: the target and all others of its name, tokens too, of all players', () => {
  const t = table({
    A: { battlefield: ['2 Island', 'Grizzly Bears'], hand: ['Echoing Truth'] },
    B: { battlefield: ['2 Grizzly Bears', 'Hill Giant'] },
  });
  t.cast('A', 'Echoing Truth', { targets: ['Grizzly Bears'] }).resolve();
  expect(t.perms('Grizzly Bears').length).toBe(0);
  expect(t.names('hand', 'B').length).toBe(2);
  expect(t.names('hand', 'A')).toEqual(['Grizzly Bears']);
  expect(t.perms('Hill Giant').length).toBe(1);
  define({ name: 'Two Ships', type: 'Sorcery', cost: '{W}', text: 'Create two 1/1 white Bird creature tokens.' });
  const u = table({ A: { battlefield: ['2 Island', 'Plains'], hand: ['Echoing Truth', 'Two Ships'] } });
  u.cast('A', 'Two Ships')
    .resolve()
    .cast('A', 'Echoing Truth', { targets: ['Bird Token'] })
    .resolve();
  expect(u.perms('Bird Token').length).toBe(0);
});
