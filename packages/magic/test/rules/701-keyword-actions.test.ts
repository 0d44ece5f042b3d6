/** Keyword actions (CR 701) and coin flips (CR 705). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { dataCard, instant, TARGET_CREATURE } from '../data.js';
import { define, table } from '../kit.js';

define(
  { name: 'Brawl', type: 'Sorcery', cost: '{G}', text: "Target creature you control fights target creature you don't control." },
  { name: 'Mill Three', type: 'Sorcery', cost: '{U}', text: 'Target player mills three cards.' },
  { name: 'Watcher', type: 'Creature — Wizard', cost: '{U}', pt: '1/1', text: 'Flash\nWhen Watcher enters the battlefield, scry 2.' },
  { name: 'Spy', type: 'Sorcery', cost: '{U}', text: 'Surveil 2.' },
  { name: 'Scry Bell', type: 'Artifact', text: 'Whenever you scry, you gain 1 life.' },
  { name: 'Contagion', type: 'Sorcery', cost: '{U}', text: 'Proliferate.' },
  { name: 'Sleuth', type: 'Sorcery', cost: '{U}', text: 'Investigate.' },
  {
    name: 'Ogre Lord',
    type: 'Creature — Ogre',
    cost: '{R}',
    pt: '3/3',
    text: '{R}: Monstrosity 3.\nWhen Ogre Lord becomes monstrous, you gain 5 life.',
  },
  { name: 'Adapter', type: 'Creature — Merfolk', cost: '{U}', pt: '1/1', text: '{U}: Adapt 2.' },
  { name: 'Bury', type: 'Instant', cost: '{B}', text: "Destroy target creature. It can't be regenerated." },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Edict', type: 'Sorcery', cost: '{B}', text: 'Target player sacrifices a creature.' },
  { name: 'Shrivel', type: 'Instant', cost: '{B}', text: 'Target creature gets -3/-3 until end of turn.' },
  { name: 'Death Bell', type: 'Artifact', text: 'Whenever a creature dies, you gain 1 life.' },
  { name: 'Death Toucher', type: 'Creature — Snake', cost: '{G}', pt: '2/2', text: 'Deathtouch' },
  { name: 'Tapping', type: 'Instant', cost: '{U}', text: 'Tap target creature.' },
  { name: 'Tap Bell', type: 'Artifact', text: 'Whenever a creature becomes tapped, you gain 1 life.' },
  {
    name: 'Seek',
    type: 'Sorcery',
    cost: '{G}',
    text: 'Search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
  },
  { name: 'Rake', type: 'Sorcery', cost: '{B}', text: 'Target player discards two cards.' },
);
dataCard({
  name: 'Gamble',
  cost: '{R}',
  types: ['Sorcery'],
  abilities: [
    {
      kind: 'spell',
      program: {
        targets: [],
        effect: {
          do: 'coin',
          who: { player: 'you' },
          win: { do: 'life', who: { player: 'you' }, change: 'gain', amount: 3 },
          lose: { do: 'life', who: { player: 'you' }, change: 'lose', amount: 3 },
        },
      },
    },
  ],
});
/** Fights itself: both roles are the same creature. */
instant('Self Harm', '{R}', [TARGET_CREATURE], {
  do: 'keywordAction',
  action: 'fight',
  who: { player: 'you' },
  what: {
    sel: 'union',
    of: [
      { sel: 'target', index: 0 },
      { sel: 'target', index: 0 },
    ],
  },
  n: 1,
});

describe('701.3-701.21', () => {
  it("701.5a: countering: the spell goes to its owner's graveyard without effect; costs stay paid", () => {
    const t = table({
      A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      B: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('B', 'Counterspell', { targets: ['Lightning Bolt'] }).resolveAll();
    expect(t.life('B')).toBe(20);
    expect(t.names('graveyard', 'A')).toEqual(['Lightning Bolt']);
    expect(t.perm('Mountain').tapped).toBe(true);
  });
  it('701.6a: creating a token puts it onto the battlefield; 111.4: its name is its subtypes and "Token"', () => {
    const t = table({ A: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } });
    t.cast('A', 'Raise the Alarm').resolve();
    expect(t.perms('Soldier Token').map((p) => `${p.power}/${p.toughness}`)).toEqual(['1/1', '1/1']);
  });
  it("701.7b: a creature destroyed goes to its owner's graveyard", () => {
    const t = table({ A: { battlefield: ['Swamp', 'Death Bell'], hand: ['Death Spell'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Death Spell', { targets: ['Grizzly Bears'] }).resolveAll();
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.life('A')).toBe(21);
  });
  it('701.8a-b: the player who discards chooses; with fewer cards all of them', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Rake'] }, B: { hand: ['Forest', 'Island', 'Swamp'] } });
    t.choose('choose', 'Island', 'Swamp');
    t.cast('A', 'Rake', { targets: ['@B'] }).resolve();
    expect(t.names('hand', 'B')).toEqual(['Forest']);
    const u = table({ A: { battlefield: ['Swamp'], hand: ['Rake'] }, B: { hand: ['Forest'] } });
    u.cast('A', 'Rake', { targets: ['@B'] }).resolve();
    expect(u.names('graveyard', 'B')).toEqual(['Forest']);
  });
  it('701.12a: fighting creatures deal damage equal to their power to each other', () => {
    const t = table({ A: { battlefield: ['Forest', 'Hill Giant'], hand: ['Brawl'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Brawl', { targets: ['Hill Giant', 'Grizzly Bears'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Grizzly Bears']);
    expect(t.obj('Hill Giant').damage).toBe(2);
  });
  it('701.12a: with deathtouch it counts', () => {
    const t = table({ A: { battlefield: ['Forest', 'Death Toucher'], hand: ['Brawl'] }, B: { battlefield: ['Craw Wurm'] } });
    t.cast('A', 'Brawl', { targets: ['Death Toucher', 'Craw Wurm'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Craw Wurm']);
  });
  it('701.12b: one of them gone: neither deals damage', () => {
    const t = table({
      A: { battlefield: ['Forest', 'Hill Giant'], hand: ['Brawl'] },
      B: { battlefield: ['Grizzly Bears', 'Swamp'], hand: ['Death Spell'] },
    });
    t.cast('A', 'Brawl', { targets: ['Hill Giant', 'Grizzly Bears'] });
    t.cast('B', 'Death Spell', { targets: ['Grizzly Bears'] }).resolveAll();
    expect(t.obj('Hill Giant').damage).toBe(0);
  });
  it('701.12c: a creature that fights itself deals twice its power to itself (D8 137)', () => {
    define({ name: 'Stone Ox', type: 'Creature — Ox', pt: '2/9' });
    const t = table({ A: { battlefield: ['Mountain', 'Stone Ox'], hand: ['Self Harm'] } });
    t.cast('A', 'Self Harm', { targets: ['Stone Ox'] }).resolve();
    expect(t.obj('Stone Ox').damage).toBe(4);
  });
  it('701.13a: milling: the top cards into the graveyard; 701.13b: as many as possible', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Mill Three'] }, B: { library: ['Forest', 'Island', 'Swamp', 'Mountain'] } });
    t.cast('A', 'Mill Three', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Forest', 'Island', 'Swamp']);
  });
  it('701.15a: regeneration: instead of destruction remove damage and tap; used up by one destruction', () => {
    const t = table({ A: { battlefield: ['River Boa', 'Forest', '2 Swamp'], hand: ['Death Spell', 'Death Spell'] } });
    t.activate('A', 'River Boa').resolve();
    t.cast('A', 'Death Spell', { targets: ['River Boa'] }).resolve();
    expect(t.perm('River Boa').tapped).toBe(true);
    t.cast('A', 'Death Spell', { targets: ['River Boa'] }).resolve();
    expect(t.perms('River Boa').length).toBe(0);
  });
  it('701.15a: against lethal damage, too (704.5g)', () => {
    const t = table({ A: { battlefield: ['River Boa', 'Forest', 'Mountain'], hand: ['Lightning Bolt'] } });
    t.activate('A', 'River Boa').resolve();
    t.cast('A', 'Lightning Bolt', { targets: ['River Boa'] }).resolve();
    expect(t.perms('River Boa').length).toBe(1);
    expect(t.obj('River Boa').damage).toBe(0);
  });
  it('701.15a: the shield lasts this turn only', () => {
    const t = table({ A: { battlefield: ['River Boa', 'Forest', 'Swamp'], hand: ['Death Spell'] } });
    t.activate('A', 'River Boa').resolve();
    t.to('precombatMain', 2)
      .cast('A', 'Death Spell', { targets: ['River Boa'] })
      .resolve();
    expect(t.perms('River Boa').length).toBe(0);
  });
  it('701.15c: "can\'t be regenerated" ignores the shield', () => {
    const t = table({ A: { battlefield: ['River Boa', 'Forest', 'Swamp'], hand: ['Bury'] } });
    t.activate('A', 'River Boa').resolve();
    t.cast('A', 'Bury', { targets: ['River Boa'] }).resolve();
    expect(t.perms('River Boa').length).toBe(0);
  });
  it('701.15, 704.5f: neither sacrifice nor toughness 0 is destruction (D8 137)', () => {
    for (const [spell, target] of [
      ['Edict', '@A'],
      ['Shrivel', 'River Boa'],
    ]) {
      const t = table({ A: { battlefield: ['River Boa', 'Forest', 'Swamp'], hand: [spell] } });
      t.activate('A', 'River Boa').resolve();
      t.cast('A', spell, { targets: [target] }).resolve();
      expect(t.perms('River Boa').length).toBe(0);
    }
  });
  it('701.17a: the sacrificing player chooses one they control', () => {
    const t = table({ A: { battlefield: ['Swamp'], hand: ['Edict'] }, B: { battlefield: ['Grizzly Bears', 'Hill Giant'] } });
    t.choose('choose', 'Hill Giant');
    t.cast('A', 'Edict', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Hill Giant']);
  });
  it('701.18a: scry: some to the bottom, the rest on top; 701.18d: then triggers', () => {
    const t = table({ A: { battlefield: ['Island', 'Scry Bell'], hand: ['Watcher'], library: ['Forest', 'Swamp', 'Plains'] } });
    t.cast('A', 'Watcher').resolve();
    t.choose('choose', 'Forest').resolveAll();
    expect(t.names('library', 'A').slice(0, 2)).toEqual(['Swamp', 'Plains']);
    expect(t.names('library', 'A').at(-1)).toBe('Forest');
    expect(t.life('A')).toBe(21);
  });
  it('701.19a: searching: a basic land card is found and revealed; the library is shuffled', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Seek'], library: ['Grizzly Bears', 'Swamp'] } });
    t.choose('choose', 'Swamp');
    t.cast('A', 'Seek').resolve();
    expect(t.names('hand', 'A')).toEqual(['Swamp']);
    expect(t.happened('shuffle').length).toBeGreaterThan(0);
  });
  it('701.19b: a player need not find a card with a stated quality in a hidden zone', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Seek'], library: ['Swamp'] } });
    t.when('choose', { pick: [] });
    t.cast('A', 'Seek').resolve();
    expect(t.names('hand', 'A')).toEqual([]);
  });
  it('701.21a: only an untapped permanent becomes tapped', () => {
    const t = table({
      A: { battlefield: ['Island', 'Tap Bell'], hand: ['Tapping'] },
      B: { battlefield: [{ card: 'Grizzly Bears', tapped: 'tapped' }] },
    });
    t.cast('A', 'Tapping', { targets: ['Grizzly Bears'] }).resolveAll();
    expect(t.life('A')).toBe(20);
  });
});

describe('701.27-701.43', () => {
  it('701.27a: proliferate: another counter of each kind already there, on permanents and players', () => {
    define({ name: 'Plague Imp', type: 'Creature — Imp', cost: '{B}', pt: '2/2', text: 'Infect' });
    const t = table({
      A: {
        battlefield: [
          'Plague Imp',
          'Island',
          {
            card: 'Hill Giant',
            counters: [
              { kind: '+1/+1', n: 2 },
              { kind: 'charge', n: 1 },
            ],
          },
        ],
        hand: ['Contagion'],
      },
    });
    t.attack('Plague Imp').to('postcombatMain');
    t.choose('choose', 'Hill Giant', '@B');
    t.cast('A', 'Contagion').resolve();
    expect(t.counters('Hill Giant', '+1/+1')).toBe(3);
    expect(t.counters('Hill Giant', 'charge')).toBe(2);
    expect(t.state.players.rows[1].counters).toMatchObject([{ kind: 'poison', n: 3 }]);
  });
  it('701.27a: any number may be chosen, also none', () => {
    const t = table({ A: { battlefield: ['Island', { card: 'Hill Giant', counters: [{ kind: '+1/+1', n: 2 }] }], hand: ['Contagion'] } });
    t.when('choose', { pick: [] });
    t.cast('A', 'Contagion').resolve();
    expect(t.counters('Hill Giant', '+1/+1')).toBe(2);
  });
  it('701.31a: monstrosity once; 701.31b: it stays monstrous', () => {
    const t = table({ A: { battlefield: ['Ogre Lord', '2 Mountain'] } });
    t.activate('A', 'Ogre Lord').resolveAll();
    expect(t.pt('Ogre Lord')).toBe('6/6');
    expect(t.life('A')).toBe(25);
    t.activate('A', 'Ogre Lord').resolveAll();
    expect(t.pt('Ogre Lord')).toBe('6/6');
    expect(t.life('A')).toBe(25);
  });
  it('701.36a: investigate: a Clue with "{2}, Sacrifice this: Draw a card" (111.10f)', () => {
    const t = table({ A: { battlefield: ['3 Island'], hand: ['Sleuth'] } });
    t.cast('A', 'Sleuth').resolve();
    expect(t.perms('Clue Token').length + t.perms('Clue').length).toBe(1);
    const name = t.perms('Clue').length ? 'Clue' : 'Clue Token';
    t.activate('A', name).resolve();
    expect(t.names('hand', 'A').length).toBe(1);
    expect(t.perms(name).length).toBe(0);
  });
  it('701.42a: surveil: some into the graveyard', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Spy'], library: ['Forest', 'Swamp', 'Plains'] } });
    t.choose('choose', 'Swamp');
    t.cast('A', 'Spy').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Swamp', 'Spy']);
    expect(t.names('library', 'A').slice(0, 2)).toEqual(['Forest', 'Plains']);
  });
  it('701.43a: adapt only without +1/+1 counters', () => {
    const t = table({ A: { battlefield: ['Adapter', '2 Island'] } });
    t.activate('A', 'Adapter').resolve();
    t.activate('A', 'Adapter').resolve();
    expect(t.counters('Adapter', '+1/+1')).toBe(2);
  });
});

describe('705 Flipping a coin', () => {
  it('705.2: winning or losing the flip decides; the same seed gives the same result', () => {
    const play = (): number => {
      const t = table({ A: { battlefield: ['Mountain'], hand: ['Gamble'] } });
      t.cast('A', 'Gamble').resolve();
      return t.life('A');
    };
    expect([17, 23]).toContain(play());
    expect(play()).toBe(play());
  });
});
