/** Keyword abilities of combat that stand for other abilities (CR 702). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{R}', pt: '3/3' },
  { name: 'Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/8' },
  { name: 'Lancer', type: 'Creature — Human Knight', pt: '2/2', text: 'Flanking' },
  { name: 'Twice Lancer', type: 'Creature — Human Knight', pt: '2/2', text: 'Flanking\nFlanking' },
  { name: 'Samurai', type: 'Creature — Human Samurai', pt: '2/2', text: 'Bushido 2' },
  { name: 'Rager', type: 'Creature — Beast', pt: '2/5', text: 'Rampage 2' },
  { name: 'Goader', type: 'Creature — Lion', pt: '1/4', text: 'Provoke' },
  { name: 'Soaker', type: 'Creature — Sliver', pt: '1/4', text: 'Absorb 1' },
  { name: 'Frenzied', type: 'Creature — Sliver', pt: '1/1', text: 'Frenzy 3' },
  { name: 'Stinger', type: 'Creature — Snake', pt: '1/1', text: 'Poisonous 2' },
  { name: 'Devastator', type: 'Creature — Eldrazi', pt: '4/4', text: 'Annihilator 2' },
  { name: 'Crier', type: 'Creature — Goblin', pt: '1/1', text: 'Battle cry' },
  { name: 'Eater', type: 'Creature — Eldrazi', pt: '1/1', text: 'Ingest' },
  { name: 'Afflicter', type: 'Creature — Zombie', pt: '2/2', text: 'Afflict 3' },
  { name: 'Old Captain', type: 'Creature — Human', pt: '2/2', text: 'Mentor' },
  { name: 'Rotter', type: 'Creature — Zombie', pt: '2/2', text: 'Decayed' },
  { name: 'Trainee', type: 'Creature — Human', pt: '1/1', text: 'Training' },
  { name: 'Squire', type: 'Creature — Human', pt: '1/1' },
  { name: 'Mobilizer', type: 'Creature — Human', pt: '1/3', text: 'Mobilize 2' },
);

describe('702.23 rampage', () => {
  it('702.23a: +N/+N for each creature blocking it beyond the first', () => {
    const t = table({ A: { battlefield: ['Rager'] }, B: { battlefield: ['Bear', 'Ogre', 'Wall'] } });
    t.attack('Rager').block(['Bear', 'Rager'], ['Ogre', 'Rager'], ['Wall', 'Rager']).resolveAll();
    expect(t.pt('Rager')).toBe('6/9');
  });
  it('702.23a: one blocker gives nothing', () => {
    const t = table({ A: { battlefield: ['Rager'] }, B: { battlefield: ['Bear'] } });
    t.attack('Rager').block(['Bear', 'Rager']).resolveAll();
    expect(t.pt('Rager')).toBe('2/5');
  });
});

describe('702.25 flanking', () => {
  it('702.25a: a blocker without flanking gets -1/-1', () => {
    const t = table({ A: { battlefield: ['Lancer'] }, B: { battlefield: ['Ogre'] } });
    t.attack('Lancer').block(['Ogre', 'Lancer']).resolveAll();
    expect(t.pt('Ogre')).toBe('2/2');
    expect(t.pt('Lancer')).toBe('2/2');
  });
  it('702.25a: a blocker with flanking does not', () => {
    const t = table({ A: { battlefield: ['Lancer'] }, B: { battlefield: ['Twice Lancer'] } });
    t.attack('Lancer').block(['Twice Lancer', 'Lancer']).resolveAll();
    expect(t.pt('Twice Lancer')).toBe('2/2');
  });
  it('702.25b: two instances trigger separately', () => {
    const t = table({ A: { battlefield: ['Twice Lancer'] }, B: { battlefield: ['Ogre'] } });
    t.attack('Twice Lancer').block(['Ogre', 'Twice Lancer']).resolveAll();
    expect(t.pt('Ogre')).toBe('1/1');
  });
});

describe('702.39 provoke', () => {
  it('702.39a: the creature untaps and must block', () => {
    const t = table({ A: { battlefield: ['Goader'] }, B: { battlefield: [{ card: 'Bear', tapped: 'tapped' }] } });
    t.choose('targets', 'Bear').when('may', { yes: true });
    t.attack('Goader').resolveAll();
    expect(t.perm('Bear').tapped).toBe(false);
    t.toDecision('blockers');
    expect(t.refusal({ pairs: [] })).toBe('509.1c');
    expect(t.refusal(t.blockAnswer(['Bear', 'Goader']))).toBe(null);
  });
});

describe('702.45 bushido', () => {
  it('702.45a: when it blocks', () => {
    const t = table({ A: { battlefield: ['Ogre'] }, B: { battlefield: ['Samurai'] } });
    t.attack('Ogre').block(['Samurai', 'Ogre']).resolveAll();
    expect(t.pt('Samurai')).toBe('4/4');
  });
  it('702.45a: when it becomes blocked, once however many block', () => {
    const t = table({ A: { battlefield: ['Samurai'] }, B: { battlefield: ['Ogre', 'Bear'] } });
    t.attack('Samurai').block(['Ogre', 'Samurai'], ['Bear', 'Samurai']).resolveAll();
    expect(t.pt('Samurai')).toBe('4/4');
  });
});

describe('702.64 absorb', () => {
  it('702.64b: N from each source, at the same time', () => {
    const t = table({ A: { battlefield: ['Soaker'] }, B: { battlefield: ['Ogre', 'Bear'] } });
    t.attack('Soaker').block(['Ogre', 'Soaker'], ['Bear', 'Soaker']).to('endCombat');
    expect(t.perm('Soaker').damage).toBe(3); // 3-1 and 2-1
  });
});

describe('702.68 frenzy', () => {
  it('702.68a: +N/+0 when it attacks and is not blocked', () => {
    const t = table({ A: { battlefield: ['Frenzied'] }, B: { battlefield: ['Wall'] } });
    t.attack('Frenzied').block().resolveAll().to('endCombat');
    expect(t.life('B')).toBe(16);
  });
});

describe('702.70 poisonous', () => {
  it('702.70a: combat damage to a player gives N poison counters besides', () => {
    const t = table({ A: { battlefield: ['Stinger'] }, B: {} });
    t.attack('Stinger').to('combatDamage').resolveAll().to('endCombat');
    expect(t.life('B')).toBe(19);
    expect(t.state.players.rows[1].counters).toMatchObject([{ kind: 'poison', n: 2 }]);
  });
});

describe('702.86 annihilator', () => {
  it('702.86a: the defending player sacrifices N permanents', () => {
    const t = table({ A: { battlefield: ['Devastator', 'Bear'] }, B: { battlefield: ['Wall', 'Squire', 'Ogre'] } });
    t.choose('choose', 'Wall', 'Squire');
    t.attack('Devastator').resolveAll();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Squire', 'Wall']);
  });
});

describe('702.91 battle cry', () => {
  it('702.91a: each other attacking creature gets +1/+0', () => {
    const t = table({ A: { battlefield: ['Crier', 'Bear', 'Ogre'] }, B: {} });
    t.attack('Crier', 'Bear').resolveAll();
    expect([t.pt('Crier'), t.pt('Bear'), t.pt('Ogre')]).toEqual(['1/1', '3/2', '3/3']);
  });
});

describe('702.115 ingest', () => {
  it('702.115a: that player exiles the top card of their library', () => {
    const t = table({ A: { battlefield: ['Eater'] }, B: { library: ['Bear', 'Ogre'] } });
    t.attack('Eater').to('combatDamage').resolveAll().to('endCombat');
    expect(t.names('exile')).toEqual(['Bear']);
  });
});

describe('702.130 afflict', () => {
  it('702.130a: the defending player loses N life when it becomes blocked', () => {
    const t = table({ A: { battlefield: ['Afflicter'] }, B: { battlefield: ['Wall', 'Bear'] } });
    t.attack('Afflicter').block(['Wall', 'Afflicter'], ['Bear', 'Afflicter']).resolveAll();
    expect(t.life('B')).toBe(17);
  });
});

describe('702.134 mentor', () => {
  it('702.134a: only an attacking creature with lesser power can be the target', () => {
    const t = table({ A: { battlefield: ['Old Captain', 'Squire', 'Bear'] }, B: {} });
    t.attack('Old Captain', 'Squire', 'Bear').resolveAll();
    expect([t.counters('Squire', '+1/+1'), t.counters('Bear', '+1/+1')]).toEqual([1, 0]);
  });
});

describe('702.147 decayed', () => {
  it('702.147a: it is sacrificed at end of combat', () => {
    const t = table({ A: { battlefield: ['Rotter'] }, B: {} });
    t.attack('Rotter').to('postcombatMain');
    expect(t.names('graveyard')).toEqual(['Rotter']);
    expect(t.life('B')).toBe(18);
  });
  it("702.147a: it can't block", () => {
    const t = table({ A: { battlefield: ['Bear'] }, B: { battlefield: ['Rotter', 'Wall'] } });
    t.attack('Bear').toDecision('blockers');
    expect(() => t.blockAnswer(['Rotter', 'Bear'])).toThrow();
  });
});

describe('702.149 training', () => {
  it('702.149a: with another attacker of greater power', () => {
    const t = table({ A: { battlefield: ['Trainee', 'Bear'] }, B: {} });
    t.attack('Trainee', 'Bear').resolveAll();
    expect(t.counters('Trainee', '+1/+1')).toBe(1);
  });
  it('702.149a: not with one of equal power', () => {
    const t = table({ A: { battlefield: ['Trainee', 'Squire'] }, B: {} });
    t.attack('Trainee', 'Squire').resolveAll();
    expect(t.counters('Trainee', '+1/+1')).toBe(0);
  });
});

describe('702.1 mobilize (reminder text of its cards: tapped and attacking 1/1 red Warriors, sacrificed at the beginning of the next end step)', () => {
  it('creates the tokens tapped and attacking; what became of the creature since does not matter', () => {
    const t = table({ A: { battlefield: ['Mobilizer'] }, B: {} });
    t.attack('Mobilizer').resolve();
    const tokens = t.perms('Warrior Token');
    expect(tokens.map((p) => [p.power, p.toughness, p.colors, p.tapped, p.attacking !== 0])).toEqual([
      [1, 1, ['R'], true, true],
      [1, 1, ['R'], true, true],
    ]);
    t.to('endCombat');
    expect(t.life('B')).toBe(20 - 1 - 2);
    t.to('end').resolveAll();
    expect(t.perms('Warrior Token')).toEqual([]);
    expect(t.perms('Mobilizer')).toHaveLength(1);
  });
});

define({ name: 'Fire Soldier', type: 'Creature — Human Soldier', pt: '2/2', text: 'Firebending 2' });

// newer than the edition whose numbers are cited: the reminder text of its cards
describe('702.1 firebending', () => {
  it('702.1: it adds {R} for each as it attacks, and the mana lasts until end of combat', () => {
    const t = table({ A: { battlefield: ['Fire Soldier'] } });
    const pool = (): string => t.state.players.rows[0].pool.map((u) => u.type.repeat(u.n ?? 1)).join('');
    t.attack('Fire Soldier').resolveAll();
    expect(pool()).toBe('RR');
    t.to('combatDamage');
    expect(pool()).toBe('RR');
    t.to('postcombatMain');
    expect(pool()).toBe('');
  });
});
