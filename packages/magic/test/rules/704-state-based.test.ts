/** State-based actions (CR 704). Expected values: the rules' own text and examples, requirements-rules.md D9. */
import { describe, expect, it } from 'vitest';
import { dataCard } from '../data.js';
import { define, type Table, table } from '../kit.js';

define(
  { name: 'Shrivel', type: 'Instant', cost: '{B}', text: 'Target creature gets -3/-3 until end of turn.' },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Drain Both', type: 'Sorcery', cost: '{B}', text: 'Each player loses 20 life.' },
  { name: 'Draw Lots', type: 'Sorcery', cost: '{U}', text: 'Draw thirty cards.' },
  { name: 'Sprout', type: 'Instant', cost: '{G}', text: 'Put a +1/+1 counter on target creature.' },
  { name: 'Pinprick', type: 'Instant', cost: '{B}', text: 'Put a -1/-1 counter on target creature.' },
  { name: 'Bounce', type: 'Instant', cost: '{U}', text: "Return target permanent to its owner's hand." },
  {
    name: 'Flicker',
    type: 'Instant',
    cost: '{W}',
    text: "Exile target creature. Return that card to the battlefield under its owner's control.",
  },
  { name: 'Wheel', type: 'Sorcery', cost: '{R}', text: 'Discard your hand, then draw seven cards.' },
  { name: 'Anchor', type: 'Enchantment', text: "You can't lose the game and your opponents can't win the game." },
  { name: 'Stoneform', type: 'Enchantment — Aura', cost: '{U}', text: 'Enchant creature\nEnchanted creature gets +0/+5.' },
  { name: 'Old World', type: 'World Enchantment', cost: '{1}' },
  { name: 'New World', type: 'World Enchantment', cost: '{1}' },
);
dataCard({
  name: 'Twin Legend',
  cost: '{1}',
  supertypes: ['Legendary'],
  types: ['Creature'],
  subtypes: ['Human'],
  pt: '1/1',
  abilities: [
    {
      kind: 'triggered',
      event: { on: 'zone', what: { is: 'oneOf', of: { sel: 'self' } }, from: 'battlefield', to: 'graveyard', batch: 'each' },
      program: { targets: [], effect: { do: 'life', who: { player: 'you' }, change: 'gain', amount: 1 } },
    },
  ],
});

const finish = (t: Table): Table => {
  for (let n = 0; t.state.pending && n < 50; n++) t.answer(t.state.pending.kind === 'act' ? { pick: [0] } : { pairs: [] });
  return t;
};

describe('704.5a-c Players', () => {
  it('704.5a: 0 life loses', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { life: 3 } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).pass();
    finish(t);
    expect(t.winner()).toBe('A');
    expect(t.happened('loseGame', '704.5a').length).toBe(1);
  });
  it('104.4a: both at 0 at once: a draw', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Drain Both'] } });
    t.cast('A', 'Drain Both');
    finish(t);
    expect(t.winner()).toBe('draw');
  });
  it('704.5a, 101.2: not while "you can\'t lose the game"', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { life: 3, battlefield: ['Anchor'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] }).resolve();
    expect(t.winner()).toBeNull();
    expect(t.life('B')).toBe(0);
  });
  it('704.5b: drawing from an empty library loses, at the next check', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Draw Lots'] } });
    t.cast('A', 'Draw Lots');
    finish(t);
    expect(t.winner()).toBe('B');
    expect(t.happened('loseGame', '704.5b').length).toBe(1);
  });
  it("704.5b: an empty library alone doesn't", () => {
    define({ name: 'Draw Twenty', type: 'Sorcery', cost: '{U}', text: 'Draw twenty cards.' });
    const t = table({ A: { battlefield: ['Island'], hand: ['Draw Twenty'] } });
    t.cast('A', 'Draw Twenty').resolve();
    expect(t.names('library', 'A')).toEqual([]);
    expect(t.winner()).toBeNull();
  });
});

describe('704.5d-i Objects', () => {
  it('704.5d: a token that leaves ceases to exist, after triggering what leaving triggers (D9 146)', () => {
    define({ name: 'Death Bell', type: 'Artifact', text: 'Whenever a creature dies, you gain 1 life.' });
    const t = table({ A: { battlefield: ['2 Plains', 'Swamp', 'Death Bell'], hand: ['Raise the Alarm', 'Death Spell'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    t.cast('A', 'Death Spell', { targets: ['Soldier Token'] }).resolveAll();
    expect(t.life('A')).toBe(21);
    expect(t.names('graveyard', 'A').sort()).toEqual(['Death Spell', 'Raise the Alarm']);
  });
  it("111.8: a token that left can't come back", () => {
    const t = table({ A: { battlefield: ['2 Plains', 'Island', 'Plains'], hand: ['Raise the Alarm', 'Bounce', 'Flicker'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    t.cast('A', 'Bounce', { targets: ['Soldier Token'] }).resolve();
    expect(t.perms('Soldier Token').length).toBe(1);
    expect(t.names('hand', 'A')).toEqual(['Flicker']);
    t.cast('A', 'Flicker', { targets: ['Soldier Token'] }).resolve();
    expect(t.perms('Soldier Token').length).toBe(0);
  });
  it('704.5f: toughness 0 or less: to the graveyard, not destroyed', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Shrivel'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Shrivel', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.happened('zone', '704.5f').length).toBe(1);
  });
  it("704.5g: damage equal to toughness destroys; less doesn't", () => {
    const t = table({ A: { battlefield: ['2 Mountain'], hand: ['Shock', 'Lightning Bolt'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Shock', { targets: ['Hill Giant'] }).resolve();
    expect(t.perms('Hill Giant').length).toBe(1);
    t.cast('A', 'Lightning Bolt', { targets: ['Hill Giant'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
  it('704.5g, 702.12b: what is indestructible beside it does not keep it', () => {
    define({ name: 'Rock', type: 'Artifact', cost: '{1}', text: 'Indestructible' });
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['Rock', 'Hill Giant', 'Rock'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['Hill Giant'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
  it('704.5g: marked damage and lower toughness together', () => {
    define({ name: 'Sap', type: 'Instant', cost: '{B}', text: 'Target creature gets -1/-1 until end of turn.' });
    const t = table({ A: { battlefield: ['Mountain', 'Swamp'], hand: ['Shock', 'Sap'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Shock', { targets: ['Hill Giant'] }).resolve();
    t.cast('A', 'Sap', { targets: ['Hill Giant'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
  it('704.5i: a planeswalker with loyalty 0', () => {
    const t = table({
      A: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt', 'Lightning Bolt'] },
      B: { battlefield: ["Elspeth, Sun's Champion"] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ["Elspeth, Sun's Champion"] }).resolve();
    expect(t.counters("Elspeth, Sun's Champion", 'loyalty')).toBe(1);
    t.cast('A', 'Lightning Bolt', { targets: ["Elspeth, Sun's Champion"] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(["Elspeth, Sun's Champion"]);
  });
  it('704.3: all at once: two creatures die together and see each other die (603.10a)', () => {
    define({ name: 'Mourner', type: 'Creature — Human', pt: '2/2', text: 'Whenever another creature dies, you gain 1 life.' });
    const t = table({ A: { battlefield: ['2 Mourner', '2 Mountain'], hand: ['Pyroclasm'] } });
    t.cast('A', 'Pyroclasm').resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it("704.3: repeated until none applies: the anthem's creatures die after it", () => {
    define(
      { name: 'Anthem Bear', type: 'Creature — Bear', pt: '2/2', text: 'Other creatures you control get +1/+1.' },
      { name: 'Nil', type: 'Creature — Spirit', pt: '0/0' },
    );
    const t = table({ A: { battlefield: ['Anthem Bear', 'Nil', '2 Mountain'], hand: ['Shock'] } });
    t.cast('A', 'Shock', { targets: ['Anthem Bear'] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Shock', 'Anthem Bear', 'Nil']);
  });
  it('704.4: example: Maro survives "discard your hand, then draw seven cards" (D9 140)', () => {
    const t = table({ A: { battlefield: ['Maro', 'Mountain'], hand: ['Wheel', 'Forest'] } });
    t.cast('A', 'Wheel').resolve();
    expect(t.pt('Maro')).toBe('7/7');
  });
});

describe('704.5j-q Legends, worlds, attachments, counters', () => {
  it('704.5j: the legend rule: the controller keeps one; the other is put into the graveyard', () => {
    const t = table({ A: { battlefield: ['Isamaru, Hound of Konda', 'Plains'], hand: ['Isamaru, Hound of Konda'] } });
    t.cast('A', 'Isamaru, Hound of Konda').resolve();
    expect(t.perms('Isamaru, Hound of Konda').length).toBe(1);
    expect(t.names('graveyard', 'A')).toEqual(['Isamaru, Hound of Konda']);
    expect(t.happened('zone', '704.5j').length).toBe(1);
  });
  it("704.5j: it isn't destruction, but the creature dies (603.6c)", () => {
    const t = table({ A: { battlefield: ['Twin Legend', 'Plains'], hand: ['Twin Legend'] } });
    t.cast('A', 'Twin Legend').resolveAll();
    expect(t.life('A')).toBe(21);
  });
  it('704.5j: different players may each control one', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['Isamaru, Hound of Konda'] }, B: { battlefield: ['Isamaru, Hound of Konda'] } });
    t.cast('A', 'Isamaru, Hound of Konda').resolve();
    expect(t.perms('Isamaru, Hound of Konda').length).toBe(2);
  });
  it('704.5k: the world rule: the newest stays, whoever controls it', () => {
    const t = table({ A: { battlefield: ['Plains'], hand: ['New World'] }, B: { battlefield: ['Old World'] } });
    t.cast('A', 'New World').resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Old World']);
    expect(t.perms('New World').length).toBe(1);
  });
  it("704.5m: an Aura whose creature left goes to its owner's graveyard", () => {
    const t = table({ A: { battlefield: ['Island', 'Swamp', 'Grizzly Bears'], hand: ['Stoneform', 'Death Spell'] } });
    t.cast('A', 'Stoneform', { targets: ['Grizzly Bears'] }).resolve();
    t.cast('A', 'Death Spell', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Death Spell', 'Grizzly Bears', 'Stoneform']);
  });
  it('704.5n: Equipment stays on the battlefield unattached when its creature is no longer a creature', () => {
    const t = table({ A: { battlefield: ['Treetop Village', '4 Forest', 'Bonesplitter'] } });
    t.activate('A', 'Treetop Village').resolve();
    t.activate('A', 'Bonesplitter', { targets: ['Treetop Village'] }).resolve();
    expect(t.pt('Treetop Village')).toBe('5/3');
    t.to('upkeep', 2);
    expect(t.obj('Bonesplitter').attachedTo).toBe(0);
    expect(t.perms('Bonesplitter').length).toBe(1);
  });
  it('704.5q: +1/+1 and -1/-1 counters annihilate in pairs', () => {
    const t = table({
      A: { battlefield: ['Forest', 'Swamp', { card: 'Hill Giant', counters: [{ kind: '+1/+1', n: 2 }] }], hand: ['Pinprick'] },
    });
    t.cast('A', 'Pinprick', { targets: ['Hill Giant'] }).resolve();
    expect(t.perm('Hill Giant').counters).toEqual([{ kind: '+1/+1', n: 1 }]);
    expect(t.pt('Hill Giant')).toBe('4/4');
  });
});

describe('704.5d Tokens elsewhere', () => {
  define(
    { name: 'Call Beast', type: 'Sorcery', cost: '{G}', text: 'Create a 3/3 green Beast creature token.' },
    { name: 'Sink', type: 'Instant', cost: '{U}', text: "Put target creature on the bottom of its owner's library." },
    { name: 'Third Down', type: 'Instant', cost: '{U}', text: "Put target creature into its owner's library third from the top." },
  );
  for (const [spell, where] of [
    ['Sink', 'bottom'],
    ['Third Down', 'third place'],
  ])
    it(`704.5d: a token put into the ${where} of a library of many cards ceases to exist`, () => {
      const t = table({ A: { battlefield: ['2 Forest', '2 Island'], hand: ['Call Beast', spell] } });
      const cards = t.names('library').length;
      t.cast('A', 'Call Beast')
        .resolve()
        .cast('A', spell, { targets: ['Beast Token'] })
        .resolve();
      expect(t.names('library').length).toBe(cards);
      expect(t.names('battlefield')).not.toContain('Beast Token');
    });
});
