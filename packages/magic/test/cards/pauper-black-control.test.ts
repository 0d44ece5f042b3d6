/** The cards of decks/pauper-black-control.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';

describe('Gray Merchant of Asphodel', () => {
  it('each opponent loses X life, X the devotion to black; you gain as much', () => {
    const t = table({ A: { battlefield: ['5 Swamp', 'Phyrexian Rager'], hand: ['Gray Merchant of Asphodel'] } });
    t.cast('A', 'Gray Merchant of Asphodel').resolveAll();
    expect(t.life('B')).toBe(17); // {B}{B} of itself, {B} of the Rager
    expect(t.life('A')).toBe(23);
  });
  it('ruling: counted on resolution; itself only if still there; Phyrexian black counts', () => {
    const t = table({
      A: { battlefield: ['5 Swamp', 'Vault Skirge'], hand: ['Gray Merchant of Asphodel'] },
      B: { battlefield: ['Island'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Gray Merchant of Asphodel').resolve();
    t.cast('B', 'Unsummon', { targets: ['Gray Merchant of Asphodel'] }).resolveAll();
    expect(t.life('B')).toBe(19);
    expect(t.life('A')).toBe(21);
  });
});

it('Phyrexian Rager: draw a card and lose 1 life', () => {
  const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Phyrexian Rager'], library: ['Forest'] } });
  t.cast('A', 'Phyrexian Rager').resolveAll();
  expect(t.names('hand', 'A')).toEqual(['Forest']);
  expect(t.life('A')).toBe(19);
});

it('Chittering Rats: target opponent puts a card from hand on top of their library', () => {
  const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Chittering Rats'] }, B: { hand: ['Forest', 'Island'] } });
  t.cast('A', 'Chittering Rats').resolve();
  t.choose('choose', 'Island').resolveAll();
  expect(t.names('hand', 'B')).toEqual(['Forest']);
  expect(t.names('library', 'B')[0]).toBe('Island');
});

it('Gurmag Angler: delve for the six generic mana', () => {
  const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Gurmag Angler'], graveyard: ['5 Forest'] } });
  t.cast('A', 'Gurmag Angler').resolve();
  expect(t.pt('Gurmag Angler')).toBe('5/5');
  expect(t.names('exile').length).toBe(5);
});

describe('Crypt Rats', () => {
  it('X damage to each creature and each player, itself too', () => {
    const t = table({ A: { battlefield: ['2 Swamp', 'Crypt Rats'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } });
    t.activate('A', 'Crypt Rats', { x: 2 }).resolve();
    expect([t.life('A'), t.life('B')]).toEqual([18, 18]);
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.names('graveyard', 'A')).toEqual(['Crypt Rats']);
    expect(t.obj('Hill Giant').damage).toBe(2);
  });
  it('only black mana may be spent on X', () => {
    const t = table({ A: { battlefield: ['Swamp', '3 Forest', 'Crypt Rats'] } });
    t.activate('A', 'Crypt Rats', { x: 1 });
    expect(t.perm('Swamp').tapped).toBe(true);
    const u = table({ A: { battlefield: ['Swamp', '3 Forest', 'Crypt Rats'] } });
    expect(() => u.activate('A', 'Crypt Rats', { x: 2 })).toThrow();
  });
});

describe("Chainer's Edict", () => {
  it('target player sacrifices a creature of their choice', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ["Chainer's Edict"] }, B: { battlefield: ['Memnite', 'Invisible Stalker'] } });
    t.choose('choose', 'Memnite')
      .cast('A', "Chainer's Edict", { targets: ['@B'] })
      .resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Memnite']);
  });
  it('flashback {5}{B}{B}', () => {
    const t = table({ A: { battlefield: ['7 Swamp'], graveyard: ["Chainer's Edict"] }, B: { battlefield: ['Memnite'] } });
    t.cast('A', "Chainer's Edict", { way: 'flashback', targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Memnite']);
    expect(t.names('exile')).toEqual(["Chainer's Edict"]);
  });
});

it('Sign in Blood: target player draws two cards and loses 2 life', () => {
  const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Sign in Blood'] } });
  t.cast('A', 'Sign in Blood', { targets: ['@B'] }).resolve();
  expect(t.names('hand', 'B').length).toBe(2);
  expect(t.life('B')).toBe(18);
});

it('Read the Bones: scry 2, then draw two, lose 2 life (ruling: in that order)', () => {
  const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Read the Bones'], library: ['Forest', 'Island', 'Plains', 'Mountain'] } });
  t.choose('choose', 'Forest', 'Island').cast('A', 'Read the Bones').resolve();
  expect(t.names('hand', 'A').sort()).toEqual(['Mountain', 'Plains']);
  expect(t.life('A')).toBe(18);
});

it('Victim of Night: not a Vampire, Werewolf or Zombie', () => {
  const t = table({
    A: { battlefield: ['2 Swamp'], hand: ['Victim of Night'] },
    B: { battlefield: ['Gurmag Angler', 'Vampire Nighthawk', 'Hill Giant'] },
  });
  expect(() => t.cast('A', 'Victim of Night', { targets: ['Gurmag Angler'] })).toThrow();
  const u = table({
    A: { battlefield: ['2 Swamp'], hand: ['Victim of Night'] },
    B: { battlefield: ['Gurmag Angler', 'Vampire Nighthawk', 'Hill Giant'] },
  });
  u.cast('A', 'Victim of Night', { targets: ['Hill Giant'] }).resolve();
  expect(u.names('graveyard', 'B')).toEqual(['Hill Giant']);
});

describe('Pestilence', () => {
  it('{B}: 1 damage to each creature and each player', () => {
    const t = table({ A: { battlefield: ['2 Swamp', 'Pestilence'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.activate('A', 'Pestilence').resolve().activate('A', 'Pestilence').resolve();
    expect([t.life('A'), t.life('B')]).toEqual([18, 18]);
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
  });
  it('sacrificed at the end step if no creatures are on the battlefield', () => {
    const t = table({ A: { battlefield: ['Pestilence'] } });
    t.to('upkeep', 2);
    expect(t.names('graveyard', 'A')).toEqual(['Pestilence']);
  });
  it('ruling: it stays if a creature was there as the end step began, even if it dies in it', () => {
    const t = table({ A: { battlefield: ['Pestilence', 'Swamp'] }, B: { battlefield: ['Memnite'] } });
    t.to('end').activate('A', 'Pestilence').resolveAll();
    t.to('upkeep', 2);
    expect(t.perms('Pestilence').length).toBe(1);
    t.to('upkeep', 3);
    expect(t.perms('Pestilence').length).toBe(0);
  });
});

describe('Tendrils of Corruption', () => {
  it('X damage and X life, X the number of Swamps', () => {
    const t = table({ A: { battlefield: ['4 Swamp', 'Forest'], hand: ['Tendrils of Corruption'] }, B: { battlefield: ['Craw Wurm'] } });
    t.cast('A', 'Tendrils of Corruption', { targets: ['Craw Wurm'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
    expect(t.life('A')).toBe(24);
  });
  it('ruling: an illegal target: no life', () => {
    const t = table({
      A: { battlefield: ['4 Swamp'], hand: ['Tendrils of Corruption'] },
      B: { battlefield: ['Craw Wurm', 'Island'], hand: ['Unsummon'] },
    });
    t.cast('A', 'Tendrils of Corruption', { targets: ['Craw Wurm'] });
    t.cast('B', 'Unsummon', { targets: ['Craw Wurm'] }).resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

it('Duress: you choose a noncreature, nonland card', () => {
  const t = table({
    A: { battlefield: ['Swamp'], hand: ['Duress'] },
    B: { hand: ['Forest', 'Grizzly Bears', 'Giant Growth', 'Sol Ring'] },
  });
  t.when('choose', (d, s) => {
    expect(d.seat).toBe(0);
    expect((d.ask as unknown as { options: unknown[] }).options.length).toBe(2);
    return s ? { pick: [1] } : undefined;
  });
  t.cast('A', 'Duress', { targets: ['@B'] }).resolve();
  expect(t.names('graveyard', 'B')).toEqual(['Sol Ring']);
});

describe('Wrench Mind', () => {
  it('two cards', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Wrench Mind'] }, B: { hand: ['Forest', 'Island', 'Plains'] } });
    t.cast('A', 'Wrench Mind', { targets: ['@B'] }).resolve();
    expect(t.names('hand', 'B').length).toBe(1);
  });
  it('or one artifact card', () => {
    const t = table({ A: { battlefield: ['2 Swamp'], hand: ['Wrench Mind'] }, B: { hand: ['Forest', 'Sol Ring', 'Plains'] } });
    t.when('may', { yes: true }, 'B')
      .cast('A', 'Wrench Mind', { targets: ['@B'] })
      .resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Sol Ring']);
  });
});

describe('Faerie Macabre', () => {
  it('discard it: exile up to two target cards from graveyards, any of them', () => {
    const t = table({ A: { hand: ['Faerie Macabre'], graveyard: ['Forest'] }, B: { graveyard: ['Island', 'Plains'] } });
    t.activate('A', 'Faerie Macabre', { targets: [['Forest', 'Island']] }).resolve();
    expect(t.names('exile').sort()).toEqual(['Forest', 'Island']);
    expect(t.names('graveyard', 'A')).toEqual(['Faerie Macabre']);
  });
  it('is a 2/2 flier for {1}{B}{B}; its ability works only in the hand (ruling)', () => {
    const t = table({ A: { battlefield: ['3 Swamp'], hand: ['Faerie Macabre'] }, B: { graveyard: ['Island'] } });
    t.cast('A', 'Faerie Macabre').resolve();
    expect(t.pt('Faerie Macabre')).toBe('2/2');
    expect(t.can('A')).not.toContain('activate Faerie Macabre');
  });
});

describe('Snuff Out', () => {
  it('for 4 life with a Swamp', () => {
    const t = table(
      { A: { battlefield: [{ card: 'Swamp', tapped: 'tapped' }], hand: ['Snuff Out'] }, B: { battlefield: ['Hill Giant', 'Swamp'] } },
      'precombatMain',
    );
    t.to('precombatMain', 2);
    t.cast('A', 'Snuff Out', { targets: ['Hill Giant'], way: 'alternative' }).resolve();
    expect(t.life('A')).toBe(16);
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
  it('not without a Swamp', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Snuff Out'] }, B: { battlefield: ['Hill Giant'] } });
    expect(t.can('A').filter((x) => x.startsWith('cast'))).toEqual([]);
  });
  it("nonblack only, and it can't be regenerated", () => {
    const t = table({ A: { battlefield: ['4 Swamp'], hand: ['Snuff Out'] }, B: { battlefield: ['River Boa', 'Forest', 'Black Knight'] } });
    t.activate('B', 'River Boa').resolve();
    t.cast('A', 'Snuff Out', { targets: ['River Boa'], way: 'normal' }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['River Boa']);
  });
});

it('the basic lands: {T}: add their color (305.6)', () => {
  for (const [land, mana] of [
    ['Plains', 'W'],
    ['Island', 'U'],
    ['Swamp', 'B'],
    ['Mountain', 'R'],
    ['Forest', 'G'],
  ]) {
    const t = table({ A: { battlefield: [land] } });
    t.mana('A', land);
    expect(t.state.players.rows[0].pool.map((u) => u.type)).toEqual([mana]);
    expect(t.perm(land).tapped).toBe(true);
  }
});
