/** The cards of decks/standard-2015-red.txt do what their Oracle text and their rulings say. */
import { describe, expect, it } from 'vitest';
import { table } from '../kit.js';

it('Monastery Swiftspear: haste, prowess', () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Monastery Swiftspear', 'Lightning Bolt'] } });
  t.cast('A', 'Monastery Swiftspear').resolve();
  t.attack('Monastery Swiftspear')
    .cast('A', 'Lightning Bolt', { targets: ['@B'] })
    .to('endCombat');
  expect(t.life('B')).toBe(15);
});

describe('Zurgo Bellstriker', () => {
  it("can't block creatures with power 2 or greater", () => {
    const t = table({ A: { battlefield: ['Memnite', 'Grizzly Bears'] }, B: { battlefield: ['Zurgo Bellstriker'] } });
    t.attack('Memnite', 'Grizzly Bears').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Zurgo Bellstriker', 'Grizzly Bears']))).not.toBeNull();
    expect(t.refusal(t.blockAnswer(['Zurgo Bellstriker', 'Memnite']))).toBeNull();
  });
  it("ruling: power raised after the block doesn't undo it", () => {
    const t = table({ A: { battlefield: ['Memnite', 'Forest'], hand: ['Giant Growth'] }, B: { battlefield: ['Zurgo Bellstriker'] } });
    t.attack('Memnite')
      .block(['Zurgo Bellstriker', 'Memnite'])
      .cast('A', 'Giant Growth', { targets: ['Memnite'] })
      .to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.names('graveyard', 'B')).toEqual(['Zurgo Bellstriker']);
  });
  it('dash {1}{R}; ruling: if it dies before, it stays in the graveyard', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Zurgo Bellstriker', 'Shock'] } });
    t.cast('A', 'Zurgo Bellstriker', { way: 'dash' }).resolve();
    t.attack('Zurgo Bellstriker').to('endCombat');
    expect(t.life('B')).toBe(18);
    t.cast('A', 'Shock', { targets: ['Zurgo Bellstriker'] }).resolve();
    t.to('upkeep', 2);
    expect(t.names('graveyard', 'A')).toContain('Zurgo Bellstriker');
  });
});

it('Foundry Street Denizen: +1/+0 when another red creature enters under your control', () => {
  const t = table({ A: { battlefield: ['Foundry Street Denizen', '2 Mountain'], hand: ['Raging Goblin', 'Memnite'] } });
  t.cast('A', 'Memnite').resolveAll();
  expect(t.pt('Foundry Street Denizen')).toBe('1/1');
  t.cast('A', 'Raging Goblin').resolveAll();
  expect(t.pt('Foundry Street Denizen')).toBe('2/1');
});

it("Goblin Heelcutter: attacks: target creature can't block this turn; dash", () => {
  const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Goblin Heelcutter'] }, B: { battlefield: ['Hill Giant', 'Memnite'] } });
  t.cast('A', 'Goblin Heelcutter', { way: 'dash' }).resolve();
  t.toDecision('attackers').choose('targets', 'Hill Giant').attack('Goblin Heelcutter').resolveAll();
  t.toDecision('blockers');
  expect(() => t.blockAnswer(['Hill Giant', 'Goblin Heelcutter'])).toThrow();
  t.answer({ pairs: [] }).to('end').resolveAll();
  expect(t.life('B')).toBe(17);
  expect(t.names('hand', 'A')).toEqual(['Goblin Heelcutter']);
});

describe('Goblin Rabblemaster', () => {
  it('a hasty Goblin each combat, which must attack; it gets +1/+0 for each other attacking Goblin', () => {
    const t = table({ A: { battlefield: ['Goblin Rabblemaster', 'Goblin Piker'] } });
    t.to('beginCombat').resolveAll().toDecision('attackers');
    expect(t.refusal({ pairs: [] })).toBe('508.1d');
    expect(t.refusal(t.attackAnswer('Goblin Token', 'Goblin Piker'))).toBeNull(); // not itself
    t.attack('Goblin Rabblemaster', 'Goblin Token', 'Goblin Piker').resolveAll();
    expect(t.pt('Goblin Rabblemaster')).toBe('4/2');
  });
  it('ruling: two of them force each other', () => {
    const t = table({ A: { battlefield: ['2 Goblin Rabblemaster'] } });
    t.to('beginCombat').resolveAll().toDecision('attackers');
    expect(t.refusal(t.attackAnswer('Goblin Token', 'Goblin Token'))).toBe('508.1d');
  });
});

describe('Eidolon of the Great Revel', () => {
  it('2 damage to whoever casts a spell with mana value 3 or less', () => {
    const t = table({
      A: { battlefield: ['Eidolon of the Great Revel', '6 Mountain', 'Forest'], hand: ['Shock', 'Craw Wurm'] },
      B: { battlefield: ['Mountain'], hand: ['Shock'] },
    });
    t.cast('A', 'Shock', { targets: ['@B'] }).resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([18, 18]);
    t.pass()
      .cast('B', 'Shock', { targets: ['@A'] })
      .resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([16, 16]);
  });
  it("rulings: not for itself; X counts as chosen; an alternative cost doesn't matter", () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Eidolon of the Great Revel'] } });
    t.cast('A', 'Eidolon of the Great Revel').resolveAll();
    expect(t.life('A')).toBe(20);
    const u = table({ A: { battlefield: ['Eidolon of the Great Revel', '4 Mountain'], hand: ['Blaze'] } });
    u.cast('A', 'Blaze', { x: 3, targets: ['@B'] }).resolveAll();
    expect(u.life('A')).toBe(20);
    const v = table({ A: { battlefield: ['Eidolon of the Great Revel', '2 Mountain'], hand: ['Fireblast'] } });
    v.cast('A', 'Fireblast', { way: 'alternative', targets: ['@B'] }).resolveAll();
    expect(v.life('A')).toBe(20);
  });
});

it('Lightning Strike: 3 damage to any target', () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Lightning Strike'] } });
  t.cast('A', 'Lightning Strike', { targets: ['@B'] }).resolve();
  expect(t.life('B')).toBe(17);
});

it('Stoke the Flames: convoke; 4 damage', () => {
  const t = table({ A: { battlefield: ['2 Goblin Piker', '2 Memnite'], hand: ['Stoke the Flames'] } });
  t.cast('A', 'Stoke the Flames', { targets: ['@B'] }).resolve();
  expect(t.life('B')).toBe(16);
  const u = table({ A: { battlefield: ['Goblin Piker', '3 Memnite'], hand: ['Stoke the Flames'] } });
  expect(u.can('A')).not.toContain('cast Stoke the Flames'); // {R}{R} needs two red ones
});

describe('Wild Slash', () => {
  it('2 damage; without power 4 it can be prevented', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Wild Slash'] }, B: { battlefield: ['White Knight'] } });
    t.cast('A', 'Wild Slash', { targets: ['White Knight'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['White Knight']);
  });
  it("ruling: ferocious: damage can't be prevented this turn, all of it", () => {
    const t = table({
      A: { battlefield: ['Mountain', 'Craw Wurm'], hand: ['Wild Slash'] },
      B: { battlefield: ['2 Forest'], hand: ["Moment's Peace"] },
    });
    t.cast('A', 'Wild Slash', { targets: ['@B'] }).resolve();
    t.attack('Craw Wurm').cast('B', "Moment's Peace").resolve();
    t.to('endCombat');
    expect(t.life('B')).toBe(12);
  });
});

describe('Searing Blood', () => {
  it('2 damage; when the creature dies this turn, 3 to its controller, whatever killed it (ruling)', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Lightning Bolt'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Searing Blood', { targets: ['Hill Giant'] }).resolveAll();
    expect(t.life('B')).toBe(20);
    t.cast('A', 'Lightning Bolt', { targets: ['Hill Giant'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
  it('only this turn', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Lightning Bolt'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Searing Blood', { targets: ['Hill Giant'] }).resolveAll();
    t.to('precombatMain', 2)
      .cast('A', 'Lightning Bolt', { targets: ['Hill Giant'] })
      .resolveAll();
    expect(t.life('B')).toBe(20);
  });
  it('its own damage counts', () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Searing Blood'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Searing Blood', { targets: ['Grizzly Bears'] }).resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

it('Roast: 5 damage to a creature without flying', () => {
  const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Roast'] }, B: { battlefield: ['Craw Wurm', 'Air Elemental'] } });
  expect(() => t.cast('A', 'Roast', { targets: ['Air Elemental'] })).toThrow();
  const u = table({ A: { battlefield: ['2 Mountain'], hand: ['Roast'] }, B: { battlefield: ['Craw Wurm', 'Air Elemental'] } });
  u.cast('A', 'Roast', { targets: ['Craw Wurm'] }).resolve();
  expect(u.names('graveyard', 'B')).toEqual(['Craw Wurm']);
});

it('Hall of Triumph: your creatures of the chosen color get +1/+1', () => {
  const t = table({
    A: { battlefield: ['3 Mountain', 'Hill Giant', 'Grizzly Bears'], hand: ['Hall of Triumph'] },
    B: { battlefield: ['Hill Giant'] },
  });
  t.choose('option', 'R');
  t.cast('A', 'Hall of Triumph').resolve();
  expect(t.pt('Hill Giant', 0)).toBe('4/4');
  expect(t.pt('Hill Giant', 1)).toBe('3/3');
  expect(t.pt('Grizzly Bears')).toBe('2/2');
});

it('Scouring Sands: 1 damage to each creature your opponents control; scry 1', () => {
  const t = table({
    A: { battlefield: ['2 Mountain', 'Memnite'], hand: ['Scouring Sands'], library: ['Forest', 'Island'] },
    B: { battlefield: ['Memnite'] },
  });
  t.choose('choose', 'Forest').cast('A', 'Scouring Sands').resolve();
  expect(t.names('graveyard', 'B')).toEqual(['Memnite']);
  expect(t.perms('Memnite').length).toBe(1);
  expect(t.names('library', 'A')[0]).toBe('Island');
});

it('Arc Lightning: 3 damage divided among up to three; ruling: the division stands when a target is gone', () => {
  const t = table({
    A: { battlefield: ['3 Mountain'], hand: ['Arc Lightning'] },
    B: { battlefield: ['Grizzly Bears', 'Memnite', 'Island'], hand: ['Unsummon'] },
  });
  t.cast('A', 'Arc Lightning', { targets: [['Grizzly Bears', 'Memnite', '@B']], divide: [1, 1, 1] });
  t.cast('B', 'Unsummon', { targets: ['Grizzly Bears'] }).resolveAll();
  expect(t.names('graveyard', 'B')).toEqual(['Unsummon', 'Memnite']);
  expect(t.life('B')).toBe(19);
});
