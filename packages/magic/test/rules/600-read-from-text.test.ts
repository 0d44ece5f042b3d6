/** What the compiler reads, carried out: costs and what they were paid with, conditions of one opponent, choices, shields (CR 5xx-6xx). */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Ogre', type: 'Creature — Ogre', cost: '{4}', pt: '5/5' },
  { name: 'Mouse', type: 'Creature — Mouse', cost: '{1}', pt: '1/1' },
  { name: 'Rat', type: 'Creature — Rat', cost: '{1}', pt: '1/1' },
  {
    name: 'Catapult',
    type: 'Artifact',
    cost: '{2}',
    text: "{0}, Sacrifice a creature: Catapult deals damage equal to the sacrificed creature's power to any target.",
  },
  {
    name: 'Hurl',
    type: 'Instant',
    cost: '{0}',
    text: "As an additional cost to cast this spell, sacrifice a creature.\nHurl deals damage equal to the sacrificed creature's power to any target.",
  },
  {
    name: 'Serpent',
    type: 'Creature — Serpent',
    cost: '{4}',
    pt: '5/5',
    text: "Serpent can't attack unless defending player controls an Island.",
  },
  { name: 'Slim', type: 'Creature — Elf', cost: '{1}', pt: '2/2', text: "Slim can't be blocked by more than one creature." },
  {
    name: 'Sleeper',
    type: 'Artifact Creature — Golem',
    cost: '{1}',
    pt: '2/2',
    text: 'You may choose not to untap Sleeper during your untap step.\n{T}: You gain 1 life.',
  },
  {
    name: 'Guard',
    type: 'Instant',
    cost: '{0}',
    text: 'Target creature you control gains protection from the color of your choice until end of turn.',
  },
  { name: 'Spark', type: 'Instant', cost: '{R}', text: 'Spark deals 2 damage to any target.' },
  {
    name: 'Circle',
    type: 'Artifact',
    cost: '{0}',
    text: '{0}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
  },
  {
    name: 'Veteran',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/1',
    text: '{T}: You gain 1 life. Activate only during your turn, before attackers are declared.',
  },
  {
    name: 'Company',
    type: 'Creature — Human',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever Company and at least two other creatures attack, you gain 3 life.',
  },
  { name: 'Order', type: 'Instant', cost: '{0}', text: "Target creature's controller sacrifices it." },
  {
    name: 'Dig',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in any order.',
  },
  { name: 'Impulse', type: 'Sorcery', cost: '{0}', text: 'Exile the top card of your library. Until end of turn, you may play that card.' },
  { name: 'Return To Dust', type: 'Instant', cost: '{0}', text: "Shuffle target creature into its owner's library." },
  {
    name: 'Twice',
    type: 'Enchantment',
    cost: '{0}',
    text: 'If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
  },
  {
    name: 'Bulk',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '1/1',
    text: 'Each other creature you control enters with an additional +1/+1 counter on it.',
  },
  { name: 'Scholar', type: 'Enchantment', cost: '{0}', text: 'Whenever you draw your second card each turn, you gain 5 life.' },
  { name: 'Two Cards', type: 'Instant', cost: '{0}', text: 'Draw two cards.' },
  { name: 'Envy', type: 'Instant', cost: '{0}', text: 'If an opponent controls more creatures than you, you gain 4 life.' },
  { name: 'Bright', type: 'Sorcery', cost: '{1}', text: 'If {W} was spent to cast this spell, you gain 3 life.' },
  { name: 'Maybe', type: 'Instant', cost: '{0}', text: 'Sacrifice a creature. If you do, you gain 2 life.' },
);

describe('CR 601.2h and 608.2h: what a cost was paid with, as it last existed', () => {
  it('of an activated ability', () => {
    const t = table({ A: { battlefield: ['Catapult', 'Ogre'] } });
    t.activate('A', 'Catapult', { targets: ['@B'], pay: ['Ogre'] }).resolve();
    expect(t.life('B')).toBe(15);
  });
  it('of an additional cost of a spell', () => {
    const t = table({ A: { battlefield: ['Ogre', 'Mouse'], hand: ['Hurl'] } });
    t.cast('A', 'Hurl', { targets: ['@B'], pay: ['Ogre'] }).resolve();
    expect(t.life('B')).toBe(15);
    expect(t.names('battlefield')).toEqual(['Mouse']);
  });
});

describe('CR 508.1c: what restricts attacking is asked of the player who would be attacked', () => {
  it('who controls none of what is wanted', () => {
    const t = table({ A: { battlefield: ['Serpent', 'Mouse', 'Island'] } });
    expect(() => t.attack('Serpent')).toThrow();
  });
  it('who controls it', () => {
    const t = table({ A: { battlefield: ['Serpent'] }, B: { battlefield: ['Island'] } });
    t.attack('Serpent').to('endCombat');
    expect(t.life('B')).toBe(15);
  });
});

describe('CR 509.1b: no more blockers than the restriction allows', () => {
  it('is judged of the whole declaration', () => {
    const t = table({ A: { battlefield: ['Slim'] }, B: { battlefield: ['Mouse', 'Rat'] } });
    t.attack('Slim').toDecision('blockers');
    expect(t.refusal(t.blockAnswer(['Mouse', 'Slim'], ['Rat', 'Slim']))).toBe('509.1b');
    expect(t.refusal(t.blockAnswer(['Mouse', 'Slim']))).toBeNull();
  });
});

describe('CR 502.3: an effect may let permanents stay tapped', () => {
  it('as their controller chooses', () => {
    const keep = table({ A: { battlefield: ['Sleeper', 'Veteran'] } });
    keep.activate('A', 'Sleeper').activate('A', 'Veteran').choose('choose', 'Sleeper').to('upkeep', 3);
    expect([keep.perm('Sleeper').tapped, keep.perm('Veteran').tapped]).toEqual([true, false]);
    const untap = table({ A: { battlefield: ['Sleeper'] } });
    untap.activate('A', 'Sleeper').to('upkeep', 3);
    expect(untap.perm('Sleeper').tapped).toBe(false);
  });
});

describe('CR 608.2d: a color chosen on resolution is part of what lasts', () => {
  it('protection from it makes spells of that color illegal', () => {
    const t = table({ A: { battlefield: ['Mouse'], hand: ['Guard'] }, B: { battlefield: ['Mountain'], hand: ['Spark'] } });
    t.choose('option', 'R')
      .cast('A', 'Guard', { targets: ['Mouse'] })
      .resolve();
    expect(() => t.cast('B', 'Spark', { targets: ['Mouse'] })).toThrow();
  });
});

describe('CR 609.7 and 615: a shield against one source', () => {
  it('is used up by the next damage from the chosen source and by no other', () => {
    const t = table({ A: { battlefield: ['Circle'] }, B: { battlefield: ['2 Mountain'], hand: ['2 Spark'] } });
    t.pass();
    t.cast('B', 'Spark', { targets: ['@A'] });
    t.choose('choose', 'Spark').activate('A', 'Circle').resolve().resolve();
    expect(t.life('A')).toBe(20);
    t.cast('B', 'Spark', { targets: ['@A'] }).resolve();
    expect(t.life('A')).toBe(18);
  });
});

describe('CR 602.5b: when an ability may be activated', () => {
  it('before attackers are declared on your turn', () => {
    const t = table({ A: { battlefield: ['Veteran', 'Mouse'] } });
    expect(t.can('A')).toContain('activate Veteran');
    t.attack('Mouse');
    expect(t.can('A')).not.toContain('activate Veteran');
    t.to('postcombatMain');
    expect(t.can('A')).not.toContain('activate Veteran');
  });
});

describe('CR 603.2: what is part of the event is asked as it happens', () => {
  it('two others must attack with it', () => {
    const two = table({ A: { battlefield: ['Company', 'Mouse'] } });
    two.attack('Company', 'Mouse').resolveAll();
    expect(two.life('A')).toBe(20);
    const three = table({ A: { battlefield: ['Company', 'Mouse', 'Rat'] } });
    three.attack('Company', 'Mouse', 'Rat').resolveAll();
    expect(three.life('A')).toBe(23);
  });
  it('the second card drawn in a turn, and no later one', () => {
    const t = table({ A: { battlefield: ['Scholar'], hand: ['2 Two Cards'] } });
    t.cast('A', 'Two Cards').resolveAll();
    expect(t.life('A')).toBe(25);
    t.cast('A', 'Two Cards').resolveAll();
    expect(t.life('A')).toBe(25);
  });
});

describe('CR 701.21a: a player sacrifices what they control', () => {
  it('when another is told to, theirs', () => {
    const t = table({ A: { hand: ['Order'] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Order', { targets: ['Ogre'] }).resolve();
    expect(t.names('graveyard', 'B')).toEqual(['Ogre']);
  });
  it('"if you do" after it asks whether something was sacrificed (CR 609.3)', () => {
    const none = table({ A: { hand: ['Maybe'] } });
    none.cast('A', 'Maybe').resolve();
    expect(none.life('A')).toBe(20);
    const one = table({ A: { hand: ['Maybe'], battlefield: ['Mouse'] } });
    one.cast('A', 'Maybe').resolve();
    expect(one.life('A')).toBe(22);
  });
});

describe('CR 701.20 and 400.7: cards from the library', () => {
  it('revealed until one is found; the rest go to the bottom', () => {
    const t = table({ A: { hand: ['Dig'], library: ['Circle', 'Twice', 'Ogre', 'Mouse'] } });
    t.cast('A', 'Dig').resolve();
    expect(t.names('hand')).toEqual(['Ogre']);
    expect(t.names('library')[0]).toBe('Mouse');
    expect(t.names('library').slice(-2).sort()).toEqual(['Circle', 'Twice']);
  });
  it('exiled from the top and played this turn only', () => {
    const t = table({ A: { hand: ['Impulse'], library: ['Island'] } });
    t.cast('A', 'Impulse').resolve();
    expect(t.can('A')).toContain('land Island');
    t.to('precombatMain', 3);
    expect(t.can('A')).not.toContain('land Island');
  });
  it("shuffled into the owner's library", () => {
    const t = table({ A: { hand: ['Return To Dust'] }, B: { battlefield: ['Ogre'] } });
    t.cast('A', 'Return To Dust', { targets: ['Ogre'] }).resolve();
    expect(t.names('library', 'B')).toContain('Ogre');
    expect(t.happened('shuffle').length).toBe(1);
  });
});

describe('CR 614.1 and 614.1c: damage doubled, and more counters on what enters', () => {
  it('damage from your sources only', () => {
    const t = table({ A: { battlefield: ['Twice', 'Mountain'], hand: ['Spark'] }, B: { battlefield: ['Mountain'], hand: ['Spark'] } });
    t.cast('A', 'Spark', { targets: ['@B'] }).resolve();
    t.cast('B', 'Spark', { targets: ['@A'] }).resolve();
    expect([t.life('B'), t.life('A')]).toEqual([16, 18]);
  });
  it('other creatures you control', () => {
    const t = table({ A: { battlefield: ['Bulk', 'Island'], hand: ['Mouse'] } });
    t.cast('A', 'Mouse').resolve();
    expect(t.pt('Mouse')).toBe('2/2');
  });
});

describe('CR 106.3 and 608.2h: what mana was spent', () => {
  it('of a certain color', () => {
    for (const [land, life] of [
      ['Plains', 23],
      ['Island', 20],
    ] as const) {
      const t = table({ A: { battlefield: [land], hand: ['Bright'] } });
      t.cast('A', 'Bright').resolve();
      expect(t.life('A')).toBe(life);
    }
  });
});

describe('CR 608.2: a condition about an opponent is about one of them', () => {
  it('compared with you', () => {
    const less = table({ A: { hand: ['Envy'], battlefield: ['Mouse'] }, B: { battlefield: ['Ogre'] } });
    less.cast('A', 'Envy').resolve();
    expect(less.life('A')).toBe(20);
    const more = table({ A: { hand: ['Envy'], battlefield: ['Mouse'] }, B: { battlefield: ['Ogre', 'Rat'] } });
    more.cast('A', 'Envy').resolve();
    expect(more.life('A')).toBe(24);
  });
});

define(
  { name: 'Herald', type: 'Creature — Giant', cost: '{1}', pt: '3/3', text: 'Whenever a creature blocks, you gain 1 life.' },
  { name: 'Tally', type: 'Creature — Elf', cost: '{1}', pt: '1/1', text: 'Whenever a +1/+1 counter is put on Tally, you gain 1 life.' },
  {
    name: 'Batch',
    type: 'Creature — Elf',
    cost: '{1}',
    pt: '1/1',
    text: 'Whenever one or more +1/+1 counters are put on Batch, you gain 1 life.',
  },
  { name: 'Grow', type: 'Instant', cost: '{0}', text: 'Put two +1/+1 counters on target creature.' },
  {
    name: 'Grave Watch',
    type: 'Enchantment',
    cost: '{0}',
    text: 'Whenever a card is put into a graveyard from anywhere, you gain 1 life.',
  },
  { name: 'Make', type: 'Instant', cost: '{0}', text: 'Create a 1/1 white Bird creature token.' },
  { name: 'Slay', type: 'Instant', cost: '{0}', text: 'Destroy target creature.' },
  { name: 'Level Field', type: 'Instant', cost: '{0}', text: 'If each player has 10 or less life, draw a card.' },
  {
    name: 'Stake',
    type: 'Artifact — Equipment',
    cost: '{0}',
    text: 'Whenever equipped creature blocks or becomes blocked by a Rat, destroy that creature.\nEquip {0}',
  },
  {
    name: 'Grind',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Target player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.',
  },
);

describe('CR 603.2c: how often an event triggers', () => {
  it('once for each creature that blocks', () => {
    const t = table({ A: { battlefield: ['Herald', 'Ogre'] }, B: { battlefield: ['Mouse', 'Rat'] } });
    t.attack('Herald', 'Ogre').block(['Mouse', 'Herald'], ['Rat', 'Ogre']).resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('once for each counter, or once for all of them', () => {
    for (const [name, life] of [
      ['Tally', 22],
      ['Batch', 21],
    ] as const) {
      const t = table({ A: { battlefield: [name], hand: ['Grow'] } });
      t.cast('A', 'Grow', { targets: [name] }).resolveAll();
      expect(t.life('A')).toBe(life);
    }
  });
  it('a token is not a card (CR 111.6)', () => {
    const t = table({ A: { battlefield: ['Grave Watch'], hand: ['Make', 'Slay'] } });
    t.cast('A', 'Make').resolveAll();
    t.cast('A', 'Slay', { targets: ['Bird Token'] }).resolveAll();
    expect(t.life('A')).toBe(22);
  });
});

describe('CR 608.2: what is said of each player is asked of each', () => {
  it('not of all of them together', () => {
    const both = table({ A: { hand: ['Level Field'], life: 9 }, B: { life: 8 } });
    both.cast('A', 'Level Field').resolve();
    expect(both.names('hand')).toEqual(['Blank']);
    const one = table({ A: { hand: ['Level Field'], life: 9 }, B: { life: 11 } });
    one.cast('A', 'Level Field').resolve();
    expect(one.names('hand')).toEqual([]);
  });
});

describe('CR 608.2c: the words of an effect mean what was named', () => {
  it('"that creature" of two that meet is the other one', () => {
    const t = table({ A: { battlefield: ['Stake', 'Ogre'] }, B: { battlefield: ['Rat'] } });
    t.activate('A', 'Stake', { targets: ['Ogre'] }).resolve();
    t.attack('Ogre').block(['Rat', 'Ogre']).resolveAll();
    expect(t.names('battlefield')).toEqual(['Stake', 'Ogre']);
  });
  it('"those cards" after revealing until are all that were revealed', () => {
    const t = table({ A: { hand: ['Grind'] }, B: { library: ['Mouse', 'Rat', 'Island', 'Ogre'] } });
    t.cast('A', 'Grind', { targets: ['@B'] }).resolve();
    expect(t.names('graveyard', 'B').sort()).toEqual(['Island', 'Mouse', 'Rat']);
  });
});
