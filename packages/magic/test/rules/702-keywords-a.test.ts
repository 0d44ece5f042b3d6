/** Keyword abilities (CR 702), first part: those that rules read. Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { dataCard } from '../data.js';
import { define, table } from '../kit.js';

define(
  { name: 'Growling Ox', type: 'Creature — Ox', cost: '{G}', pt: '2/4' },
  { name: 'Ambusher', type: 'Creature — Cat', cost: '{G}', pt: '2/2', text: 'Flash' },
  { name: 'Flash Aura', type: 'Enchantment — Aura', cost: '{G}', text: 'Flash\nEnchant creature\nEnchanted creature gets +1/+1.' },
  { name: 'Slippery', type: 'Creature — Fish', cost: '{U}', pt: '2/2', text: 'Hexproof' },
  { name: 'Untouchable', type: 'Creature — Fish', cost: '{U}', pt: '2/2', text: 'Shroud' },
  { name: 'Blue Ward', type: 'Creature — Cleric', cost: '{W}', pt: '2/2', text: 'Protection from red' },
  { name: 'Spirit Ward', type: 'Creature — Cleric', cost: '{W}', pt: '2/2', text: 'Protection from creatures' },
  { name: 'Rust Ward', type: 'Creature — Cleric', cost: '{W}', pt: '2/2', text: 'Protection from artifacts' },
  { name: 'Shield Lesson', type: 'Instant', cost: '{W}', text: 'Target creature gains protection from red until end of turn.' },
  { name: 'Ember Mantle', type: 'Enchantment — Aura', cost: '{R}', text: 'Enchant creature\nEnchanted creature gets +1/+1.' },
  { name: 'Ash Rain', type: 'Sorcery', cost: '{R}', text: 'Ash Rain deals 1 damage to each creature.' },
  { name: 'Ruin', type: 'Sorcery', cost: '{R}', text: 'Destroy all creatures.' },
  { name: 'Withering Imp', type: 'Creature — Imp', cost: '{B}', pt: '2/2', text: 'Wither' },
  { name: 'Plague Imp', type: 'Creature — Imp', cost: '{B}', pt: '2/2', text: 'Infect' },
  { name: 'Plague Angel', type: 'Creature — Imp', cost: '{B}', pt: '10/2', text: 'Infect' },
  { name: 'Shapeless', type: 'Creature — Shapeshifter', cost: '{U}', pt: '1/1', text: 'Changeling' },
  { name: 'Elf Caller', type: 'Creature — Elf', cost: '{G}', pt: '1/1', text: 'Other Elf creatures you control get +1/+1.' },
  { name: 'Humble Wall', type: 'Creature — Wall', cost: '{W}', pt: '0/4', text: 'Defender' },
  { name: 'Sword of Haste', type: 'Artifact — Equipment', cost: '{1}', text: 'Equipped creature has haste.\nEquip {1}' },
  { name: 'Tapper', type: 'Creature — Human', cost: '{W}', pt: '1/1', text: '{T}: You gain 1 life.' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Edict', type: 'Sorcery', cost: '{B}', text: 'Target player sacrifices a creature.' },
  { name: 'Shrivel', type: 'Instant', cost: '{B}', text: 'Target creature gets -3/-3 until end of turn.' },
  { name: 'Snow Rod', type: 'Creature — Wizard', pt: '1/1', text: 'Deathtouch\n{T}: Snow Rod deals 1 damage to any target.' },
  { name: 'Life Rod', type: 'Creature — Wizard', pt: '1/1', text: 'Lifelink\n{T}: Life Rod deals 1 damage to any target.' },
);
dataCard({ name: 'Wild Flash', cost: '{G}', types: ['Artifact'], abilities: [{ kind: 'keyword', keyword: 'flash' }] });

const castable = (t: ReturnType<typeof table>, who: 'A' | 'B'): string[] => t.can(who).filter((x) => x.startsWith('cast'));

describe('702.2-702.10', () => {
  it('702.2b: deathtouch works for damage that is not combat damage too', () => {
    const t = table({ A: { battlefield: ['Snow Rod'] }, B: { battlefield: ['Craw Wurm'] } });
    t.activate('A', 'Snow Rod', { targets: ['Craw Wurm'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
  });
  it('702.2d: the last known information of the source counts', () => {
    const t = table({ A: { battlefield: ['Snow Rod', 'Swamp'], hand: ['Death Spell'] }, B: { battlefield: ['Craw Wurm'] } });
    t.activate('A', 'Snow Rod', { targets: ['Craw Wurm'] });
    t.cast('A', 'Death Spell', { targets: ['Snow Rod'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
  });
  it("702.3b: a creature with defender can't attack, but may block", () => {
    const t = table({ A: { battlefield: ['Humble Wall', 'Grizzly Bears'] } }).toDecision('attackers');
    expect(() => t.attackAnswer('Humble Wall')).toThrow();
    const u = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Humble Wall'] } });
    u.attack('Grizzly Bears').block(['Humble Wall', 'Grizzly Bears']).to('endCombat');
    expect(u.life('B')).toBe(20);
  });
  it('702.5a, 303.4a: an Aura spell targets what it can enchant, and enters attached to it', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Ember Mantle'] } });
    t.cast('A', 'Ember Mantle', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('3/3');
    expect(t.obj('Ember Mantle').attachedTo).toBe(t.perm('Grizzly Bears').id);
  });
  it("702.5a: without a creature an Aura with enchant creature can't be cast", () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Ember Mantle'] } });
    expect(castable(t, 'A')).toEqual([]);
  });
  it('702.6a: equip attaches to a creature you control, at sorcery speed', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', '2 Plains', 'Grizzly Bears', 'Squire'] }, B: { battlefield: ['Hill Giant'] } });
    t.activate('A', 'Bonesplitter', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('4/2');
    t.activate('A', 'Bonesplitter', { targets: ['Squire'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('2/2');
    expect(t.pt('Squire')).toBe('3/2');
    t.to('beginCombat');
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
  });
  it('702.6a: only a creature you control', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', '2 Plains'] }, B: { battlefield: ['Hill Giant'] } });
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
  });
  it('301.5, 704.5n: the Equipment stays when the creature leaves', () => {
    const t = table({ A: { battlefield: ['Bonesplitter', 'Plains', 'Swamp', 'Grizzly Bears'], hand: ['Death Spell'] } });
    t.activate('A', 'Bonesplitter', { targets: ['Grizzly Bears'] }).resolve();
    t.cast('A', 'Death Spell', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.obj('Bonesplitter').attachedTo).toBe(0);
  });
  it('702.8a: flash: any time one could cast an instant', () => {
    const t = table({ A: { battlefield: ['2 Forest'], hand: ['Ambusher', 'Wild Flash'] }, B: {} }).to('precombatMain', 2);
    expect(castable(t, 'A').sort()).toEqual(['cast Ambusher', 'cast Wild Flash']);
  });
  it('702.8a: an ambusher with flash may block', () => {
    const t = table({ A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Forest'], hand: ['Ambusher'] } });
    t.attack('Grizzly Bears');
    t.cast('B', 'Ambusher').resolve();
    t.block(['Ambusher', 'Grizzly Bears']).to('endCombat');
    expect(t.names('graveyard', 'A')).toEqual(['Grizzly Bears']);
  });
  it('702.10c: haste allows {T} abilities at once; without it the creature is too new (302.6)', () => {
    const t = table({ A: { battlefield: ['Plains', 'Mountain', 'Sword of Haste'], hand: ['Tapper'] } });
    t.cast('A', 'Tapper').resolve();
    expect(t.can('A')).not.toContain('activate Tapper');
    t.activate('A', 'Sword of Haste', { targets: ['Tapper'] }).resolve();
    t.activate('A', 'Tapper').resolve();
    expect(t.life('A')).toBe(21);
  });
});

describe('702.11, 702.12, 702.16, 702.18', () => {
  it("702.11b: hexproof: not the target of opponents' spells, but of one's own", () => {
    const t = table({
      A: { battlefield: ['Slippery', 'Forest'], hand: ['Giant Growth'] },
      B: { battlefield: ['Mountain', 'Forest'], hand: ['Giant Growth', 'Lightning Bolt'] },
    });
    expect(castable(t, 'B')).toEqual(['cast Lightning Bolt']);
    expect(() => t.cast('B', 'Lightning Bolt', { targets: ['Slippery'] })).toThrow();
    const u = table({ A: { battlefield: ['Slippery', 'Forest'], hand: ['Giant Growth'] } });
    u.cast('A', 'Giant Growth', { targets: ['Slippery'] }).resolve();
    expect(u.pt('Slippery')).toBe('5/5');
  });
  it("702.11b: hexproof doesn't stop what doesn't target", () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Ash Rain'] }, B: { battlefield: ['2 Slippery'] } });
    t.cast('A', 'Ash Rain').resolve();
    expect(t.obj('Slippery').damage).toBe(1);
  });
  it('702.11b, 608.2b: hexproof gained in response makes the target illegal', () => {
    define({ name: 'Veil', type: 'Instant', cost: '{G}', text: 'Target creature gains hexproof until end of turn.' });
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Veil'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['Grizzly Bears'] });
    t.cast('B', 'Veil', { targets: ['Grizzly Bears'] }).resolveAll();
    expect(t.perms('Grizzly Bears').length).toBe(1);
    expect(t.obj('Grizzly Bears').damage).toBe(0);
  });
  it("702.18a: shroud: not the target of anybody's spells", () => {
    const t = table({ A: { battlefield: ['Untouchable', 'Forest'], hand: ['Giant Growth'] } });
    expect(castable(t, 'A')).toEqual([]);
  });
  it('702.12b: indestructible: not destroyed by effects or lethal damage', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Ruin', 'Lightning Bolt'] },
      B: { battlefield: ['Darksteel Myr', 'Grizzly Bears'] },
    });
    t.cast('A', 'Ruin').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    t.cast('A', 'Lightning Bolt', { targets: ['Darksteel Myr'] }).resolve();
    expect(t.obj('Darksteel Myr').damage).toBe(3);
  });
  it('702.12b: but it can be sacrificed, and toughness 0 puts it into the graveyard (704.5f)', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Edict'] }, B: { battlefield: ['Darksteel Myr'] } });
    t.cast('A', 'Edict', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Darksteel Myr']);
    const u = table({ A: { battlefield: ['Swamp'], hand: ['Shrivel'] }, B: { battlefield: ['Darksteel Myr'] } });
    u.cast('A', 'Shrivel', { targets: ['Darksteel Myr'] }).resolve();
    expect(u.names('graveyard', 'B')).toEqual(['Darksteel Myr']);
  });
  it("702.16b: protection: can't be targeted by spells with the quality", () => {
    const t = table({
      A: { battlefield: ['Mountain', 'Swamp'], hand: ['Lightning Bolt', 'Death Spell'] },
      B: { battlefield: ['Blue Ward'] },
    });
    expect(() => t.cast('A', 'Lightning Bolt', { targets: ['Blue Ward'] })).toThrow();
    const u = table({ A: { battlefield: ['Swamp'], hand: ['Death Spell'] }, B: { battlefield: ['Blue Ward'] } });
    u.cast('A', 'Death Spell', { targets: ['Blue Ward'] }).resolve();
    expect(u.names('graveyard', 'B')).toEqual(['Blue Ward']);
  });
  it('702.16b: nor by abilities from sources with it', () => {
    const t = table({ A: { battlefield: ['Prodigal Pyromancer'] }, B: { battlefield: ['Blue Ward'] } });
    expect(() => t.activate('A', 'Prodigal Pyromancer', { targets: ['Blue Ward'] })).toThrow();
  });
  it('702.16c: an Aura of the quality falls off (704.5m)', () => {
    const t = table({ A: { battlefield: ['Mountain', 'Plains', 'Grizzly Bears'], hand: ['Ember Mantle', 'Shield Lesson'] } });
    t.cast('A', 'Ember Mantle', { targets: ['Grizzly Bears'] }).resolve();
    t.cast('A', 'Shield Lesson', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Ember Mantle', 'Shield Lesson']);
  });
  it('702.16d: Equipment of the quality becomes unattached', () => {
    const t = table({ A: { battlefield: ['Rust Ward', 'Bonesplitter', 'Plains'] } });
    // Equip targets: the ability's source is an artifact, so it can't even be chosen
    expect(t.can('A').filter((x) => x.startsWith('activate'))).toEqual([]);
  });
  it('702.16e: damage from sources of the quality is prevented', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Ash Rain'] }, B: { battlefield: ['Blue Ward', 'Grizzly Bears'] } });
    t.cast('A', 'Ash Rain').resolve();
    expect(t.obj('Blue Ward').damage).toBe(0);
    expect(t.obj('Grizzly Bears').damage).toBe(1);
    expect(t.happened('prevent', '702.16e').length).toBe(1);
  });
  it('702.16e: combat damage of a blocked attacker of the quality is prevented; protection from creatures prevents both ways of combat', () => {
    const t = table({ A: { battlefield: ['Hill Giant'] }, B: { battlefield: ['Blue Ward'] } });
    t.attack('Hill Giant').block(['Blue Ward', 'Hill Giant']).to('endCombat');
    expect(t.perms('Blue Ward').length).toBe(1);
    expect(t.obj('Hill Giant').damage).toBe(2);
    const u = table({ A: { battlefield: ['Spirit Ward'] }, B: { battlefield: ['Hill Giant'] } });
    u.attack('Spirit Ward').to('endCombat');
    expect(u.life('B')).toBe(18); // 702.16f: can't be blocked by creatures
  });
  it("702.16a: protection doesn't stop what neither targets, damages, attaches nor blocks", () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Ruin'] }, B: { battlefield: ['Blue Ward'] } });
    t.cast('A', 'Ruin').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Blue Ward']);
  });
  it("615.12, 702.16e: damage that can't be prevented is dealt in spite of protection", () => {
    define({
      name: 'Sure Fire',
      type: 'Sorcery',
      cost: '{R}',
      text: "Damage can't be prevented this turn. Sure Fire deals 1 damage to each creature.",
    });
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Sure Fire'] }, B: { battlefield: ['Blue Ward'] } });
    t.cast('A', 'Sure Fire').resolve();
    expect(t.obj('Blue Ward').damage).toBe(1);
  });
});

describe('702.15, 702.73, 702.80, 702.90', () => {
  it('702.15b: lifelink works for damage that is not combat damage', () => {
    const t = table({ A: { battlefield: ['Life Rod'] } });
    t.activate('A', 'Life Rod', { targets: ['@B'] }).resolve();
    expect(t.life('A')).toBe(21);
    expect(t.life('B')).toBe(19);
  });
  it('702.15c: and by last known information', () => {
    const t = table({ A: { battlefield: ['Life Rod', 'Swamp'], hand: ['Death Spell'] } });
    t.activate('A', 'Life Rod', { targets: ['@B'] });
    t.cast('A', 'Death Spell', { targets: ['Life Rod'] }).resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('702.73a: changeling: every creature type, in every zone', () => {
    const t = table({ A: { battlefield: ['Elf Caller', 'Shapeless'] } });
    expect(t.pt('Shapeless')).toBe('2/2');
  });
  it('702.80a: wither: damage to creatures as -1/-1 counters; to players as usual', () => {
    const t = table({ A: { battlefield: ['Withering Imp'] }, B: { battlefield: ['Growling Ox'] } });
    t.attack('Withering Imp').block(['Growling Ox', 'Withering Imp']).to('endCombat');
    expect(t.counters('Growling Ox', '-1/-1')).toBe(2);
    expect(t.obj('Growling Ox').damage).toBe(0);
    expect(t.pt('Growling Ox')).toBe('0/2');
    const u = table({ A: { battlefield: ['Withering Imp'] } });
    u.attack('Withering Imp').to('endCombat');
    expect(u.life('B')).toBe(18);
  });
  it('702.80a: the counters stay after the turn', () => {
    const t = table({ A: { battlefield: ['Withering Imp'] }, B: { battlefield: ['Growling Ox'] } });
    t.attack('Withering Imp').block(['Growling Ox', 'Withering Imp']).to('upkeep', 2);
    expect(t.pt('Growling Ox')).toBe('0/2');
  });
  it('702.90b: infect: poison counters instead of loss of life', () => {
    const t = table({ A: { battlefield: ['Plague Imp'] } });
    t.attack('Plague Imp').to('endCombat');
    expect(t.life('B')).toBe(20);
    expect(t.state.players.rows[1].counters).toMatchObject([{ kind: 'poison', n: 2 }]);
  });
  it('702.90c: infect: -1/-1 counters on creatures', () => {
    const t = table({ A: { battlefield: ['Plague Imp'] }, B: { battlefield: ['Growling Ox'] } });
    t.attack('Plague Imp').block(['Growling Ox', 'Plague Imp']).to('endCombat');
    expect(t.counters('Growling Ox', '-1/-1')).toBe(2);
  });
  it('704.5c: ten poison counters lose the game', () => {
    const t = table({ A: { battlefield: ['Plague Angel'] } });
    t.attack('Plague Angel').toDecision('act');
    while (t.state.pending) t.answer(t.state.pending.kind === 'act' ? { pick: [0] } : { pairs: [] });
    expect(t.winner()).toBe('A');
    expect(t.happened('loseGame', '704.5c').length).toBe(1);
  });
  it('702.90b, 120.3f: infect with lifelink still gains life', () => {
    define({ name: 'Plague Priest', type: 'Creature — Imp', cost: '{B}', pt: '2/2', text: 'Infect, lifelink' });
    const t = table({ A: { battlefield: ['Plague Priest'] } });
    t.attack('Plague Priest').to('endCombat');
    expect(t.life('A')).toBe(22);
  });
});
