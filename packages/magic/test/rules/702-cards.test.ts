/** Keyword abilities of cards in hands and graveyards (CR 702). Expected values: the rules' own text. */
import { describe, expect, it } from 'vitest';
import { define, table } from '../kit.js';

define(
  { name: 'Digger', type: 'Creature — Zombie', cost: '{2}{B}', pt: '3/1', text: 'Unearth {B}' },
  { name: 'Death Ray', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Seize', type: 'Instant', cost: '{U}', text: 'Gain control of target creature.' },
  { name: 'Mourner', type: 'Creature — Elemental', cost: '{4}{U}', pt: '2/2', text: 'When Mourner enters, draw a card.\nEvoke {U}' },
  { name: 'Wrapped One', type: 'Creature — Cat', cost: '{3}{W}', pt: '2/3', text: 'Vigilance\nEmbalm {W}' },
  { name: 'Dark One', type: 'Creature — Cat', cost: '{3}{W}', pt: '2/3', text: 'Eternalize {W}' },
  { name: 'Carrion', type: 'Creature — Insect', cost: '{1}{G}', pt: '3/2', text: 'Scavenge {G}' },
  { name: 'Bear', type: 'Creature — Bear', cost: '{G}', pt: '2/2' },
  { name: 'Grim Return', type: 'Sorcery', cost: '{B}', text: 'You gain 1 life.\nRecover {B}' },
  { name: 'Troll', type: 'Creature — Troll', cost: '{G}', pt: '1/1', text: 'Dredge 3' },
  { name: 'Think', type: 'Instant', cost: '{U}', text: 'Draw a card.' },
  { name: 'Again', type: 'Sorcery', cost: '{R}', text: 'Again deals 1 damage to target player.\nRetrace' },
  { name: 'Jumper', type: 'Sorcery', cost: '{R}', text: 'Jumper deals 1 damage to target player.\nJump-start' },
  { name: 'Changer', type: 'Instant', cost: '{1}{U}', text: 'Draw a card.\nTransmute {1}{U}' },
  { name: 'Two Drop', type: 'Creature — Bird', cost: '{1}{W}', pt: '1/1' },
  { name: 'Helper', type: 'Creature — Kithkin', cost: '{4}{G}', pt: '2/2', text: 'Reinforce 2—{G}' },
  { name: 'Sunny', type: 'Artifact Creature — Construct', cost: '{3}', pt: '0/0', text: 'Sunburst' },
  { name: 'Sun Stone', type: 'Artifact', cost: '{2}', text: 'Sunburst' },
  { name: 'Pale', type: 'Creature — Eldrazi', cost: '{1}{B}', pt: '2/2', text: 'Devoid' },
  { name: 'Hidden Boar', type: 'Creature — Boar', cost: '{4}{G}', pt: '5/4', text: 'Megamorph {G}' },
  { name: 'Islander', type: 'Creature — Fish', cost: '{3}{U}', pt: '3/3', text: 'Islandcycling {1}' },
  { name: 'Bounce', type: 'Instant', cost: '{U}', text: "Return target creature to its owner's hand." },
);

describe('702.84 unearth', () => {
  it('702.84a: returns with haste, and is exiled at the next end step', () => {
    const t = table({ A: { battlefield: ['Swamp'], graveyard: ['Digger'] } });
    t.activate('A', 'Digger').resolve();
    expect(t.perm('Digger').keywords).toContain('haste');
    t.to('end').resolveAll();
    expect(t.names('exile')).toEqual(['Digger']);
  });
  it('702.84a: exiled if it would leave the battlefield', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Island'], graveyard: ['Digger'], hand: ['Bounce'] } });
    t.activate('A', 'Digger').resolve();
    t.cast('A', 'Bounce', { targets: ['Digger'] }).resolve();
    expect(t.names('exile')).toEqual(['Digger']);
  });
  it('702.84a: only as a sorcery', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Island'], graveyard: ['Digger'] } }, 'upkeep');
    expect(t.can('A')).not.toContain('activate Digger');
  });
});

describe('702.74 evoke', () => {
  it('702.74a: cast for its evoke cost it is sacrificed as it enters', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Mourner'] } });
    t.cast('A', 'Mourner', { way: 'evoke' }).resolveAll();
    expect(t.names('graveyard')).toEqual(['Mourner']);
    expect(t.names('hand')).toHaveLength(1);
  });
  it('702.74a: "its controller sacrifices it": who controls it as that resolves', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Mourner'] }, B: { battlefield: ['Island'], hand: ['Seize'] } });
    t.cast('A', 'Mourner', { way: 'evoke' }).resolve();
    t.cast('B', 'Seize', { targets: ['Mourner'] }).resolveAll();
    expect(t.names('graveyard')).toEqual(['Mourner']);
    expect(t.names('graveyard', 'B')).toEqual(['Seize']);
  });
});

describe('702.128 embalm, 702.129 eternalize, 702.97 scavenge', () => {
  it('702.128a: a white Zombie copy without a mana cost; the card is exiled', () => {
    const t = table({ A: { battlefield: ['Plains'], graveyard: ['Wrapped One'] } });
    t.activate('A', 'Wrapped One').resolve();
    const token = t.perm('Wrapped One');
    expect(token.colors).toEqual(['W']);
    expect(token.subtypes).toEqual(['Cat', 'Zombie']);
    expect([token.manaCost, token.manaValue]).toEqual(['', 0]);
    expect(token.keywords).toContain('vigilance');
    expect(t.names('exile')).toEqual(['Wrapped One']);
  });
  it('702.129a: a black 4/4', () => {
    const t = table({ A: { battlefield: ['Plains'], graveyard: ['Dark One'] } });
    t.activate('A', 'Dark One').resolve();
    expect(t.pt('Dark One')).toBe('4/4');
    expect(t.perm('Dark One').colors).toEqual(['B']);
  });
  it("702.97a: counters equal to the exiled card's power", () => {
    const t = table({ A: { battlefield: ['Forest', 'Bear'], graveyard: ['Carrion'] } });
    t.activate('A', 'Carrion', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('5/5');
    expect(t.names('exile')).toEqual(['Carrion']);
  });
});

describe('702.59 recover, 702.52 dredge', () => {
  it('702.59a: paid, it returns to the hand; not paid, it is exiled', () => {
    for (const pays of [true, false]) {
      const t = table({ A: { battlefield: ['2 Swamp', 'Bear'], hand: ['Death Ray'], graveyard: ['Grim Return'] } });
      t.when('may', { yes: pays });
      t.cast('A', 'Death Ray', { targets: ['Bear'] }).resolveAll();
      expect(t.names(pays ? 'hand' : 'exile')).toContain('Grim Return');
    }
  });
  it('702.52a: mills and returns instead of drawing, if its owner wants', () => {
    const t = table({
      A: { battlefield: ['2 Island'], hand: ['Think', 'Think'], graveyard: ['Troll'], library: ['Forest', 'Forest', 'Forest', 'Plains'] },
    });
    t.when('may', { yes: true });
    t.cast('A', 'Think').resolve();
    expect(t.names('hand').sort()).toEqual(['Think', 'Troll']);
    expect(t.names('graveyard').sort()).toEqual(['Forest', 'Forest', 'Forest', 'Think']);
  });
  it('702.52a: the draw is not replaced when he does not want it', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Think'], graveyard: ['Troll'] } });
    t.when('may', { yes: false });
    t.cast('A', 'Think').resolve();
    expect(t.names('graveyard').sort()).toEqual(['Think', 'Troll']);
    expect(t.names('hand')).toHaveLength(1);
  });
});

describe('702.81 retrace, 702.133 jump-start', () => {
  it('702.81a: cast from the graveyard by discarding a land card as well', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Forest', 'Bear'], graveyard: ['Again'] } });
    t.cast('A', 'Again', { way: 'retrace', targets: ['@B'] }).resolve();
    expect(t.life('B')).toBe(19);
    expect(t.names('graveyard').sort()).toEqual(['Again', 'Forest']);
  });
  it('702.133a: discarding any card; then it is exiled', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Bear'], graveyard: ['Jumper'] } });
    t.cast('A', 'Jumper', { way: 'jumpStart', targets: ['@B'] }).resolve();
    expect(t.names('exile')).toEqual(['Jumper']);
    expect(t.names('graveyard')).toEqual(['Bear']);
  });
  it('702.133a: not without a card to discard', () => {
    const t = table({ A: { battlefield: ['Mountain'], graveyard: ['Jumper'] } });
    expect(t.can('A')).not.toContain('cast Jumper');
  });
});

describe('702.53 transmute, 702.77 reinforce, 702.29 typecycling', () => {
  it('702.53a: searches for a card with the same mana value', () => {
    const t = table({ A: { battlefield: ['2 Island'], hand: ['Changer'], library: ['Bear', 'Two Drop'] } });
    t.choose('choose', 'Two Drop');
    t.activate('A', 'Changer').resolve();
    expect(t.names('hand')).toEqual(['Two Drop']);
    expect(t.names('graveyard')).toEqual(['Changer']);
  });
  it('702.77a: counters on a creature, for the card and its cost', () => {
    const t = table({ A: { battlefield: ['Forest', 'Bear'], hand: ['Helper'] } });
    t.activate('A', 'Helper', { targets: ['Bear'] }).resolve();
    expect(t.pt('Bear')).toBe('4/4');
  });
  it('702.29e: landcycling searches for a card of that type instead of drawing', () => {
    const t = table({ A: { battlefield: ['Forest'], hand: ['Islander'], library: ['Bear', 'Island'] } });
    t.choose('choose', 'Island');
    t.activate('A', 'Islander').resolve();
    expect(t.names('hand')).toEqual(['Island']);
  });
});

describe('702.44 sunburst, 702.114 devoid, 702.37 megamorph', () => {
  it('702.44a: a creature gets +1/+1 counters, anything else charge counters, one for each colour spent', () => {
    const t = table({ A: { battlefield: ['Plains', 'Island', 'Swamp', '2 Forest'], hand: ['Sunny', 'Sun Stone'] } });
    t.cast('A', 'Sunny').resolve();
    const first = t.pt('Sunny');
    t.cast('A', 'Sun Stone').resolve();
    expect([first, t.counters('Sun Stone', 'charge')]).toEqual([
      `${t.counters('Sunny', '+1/+1')}/${t.counters('Sunny', '+1/+1')}`,
      t.counters('Sun Stone', 'charge'),
    ]);
    expect(t.counters('Sunny', '+1/+1')).toBeGreaterThan(0);
    expect(t.counters('Sunny', 'charge')).toBe(0);
  });
  it('702.114a: colourless', () => {
    const t = table({ A: { battlefield: ['Pale'] } });
    expect(t.perm('Pale').colors).toEqual([]);
  });
  it('702.37b: turned face up for its megamorph cost it gets a +1/+1 counter', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Hidden Boar'] } });
    t.cast('A', 'Hidden Boar', { way: 'face-down' }).resolve();
    const id = t.state.battlefield.at(-1) as number;
    t.answer({ pick: [(t.decision.ask as unknown as { options: { act: string }[] }).options.findIndex((o) => o.act === 'turnFaceUp')] });
    while (t.decision.kind !== 'act') t.answer({ pick: [0] });
    expect(t.perm('Hidden Boar').id).toBe(id);
    expect(t.pt('Hidden Boar')).toBe('6/5');
  });
});

define(
  { name: 'Recycler', type: 'Creature — Bird', cost: '{4}', pt: '1/1', text: 'Cycling {1}\nWhen you cycle Recycler, you gain 2 life.' },
  { name: 'Hoarder', type: 'Enchantment', cost: '{1}', text: 'Whenever you discard a card, you gain 1 life.' },
  { name: 'Cycle Watcher', type: 'Enchantment', cost: '{1}', text: 'Whenever you cycle a card, you gain 5 life.' },
  { name: 'Spill', type: 'Sorcery', cost: '{B}', text: 'Discard a card.' },
);

describe('702.29 cycling a card', () => {
  it('702.29c: "when you cycle" triggers from where the card has gone; cycling is discarding', () => {
    const t = table({ A: { battlefield: ['Forest', 'Hoarder', 'Cycle Watcher'], hand: ['Recycler'] } });
    t.activate('A', 'Recycler').resolveAll();
    expect(t.life('A')).toBe(28);
  });
  it('702.29c: a discard for another reason is not cycling', () => {
    const t = table({ A: { battlefield: ['Swamp', 'Hoarder', 'Cycle Watcher'], hand: ['Recycler', 'Spill'] } });
    t.cast('A', 'Spill').resolveAll();
    expect(t.life('A')).toBe(21);
  });
});

define({
  name: 'Big Recycler',
  type: 'Enchantment',
  cost: '{6}',
  text: 'Cycling {X}{1}\nWhen you cycle Big Recycler, create an X/X blue Shark creature token with flying.',
});

describe('702.29c the X of a cycling cost', () => {
  it('107.3: "when you cycle" reads the X that was paid', () => {
    const t = table({ A: { battlefield: ['4 Forest'], hand: ['Big Recycler'] } });
    t.activate('A', 'Big Recycler', { x: 3 }).resolveAll();
    expect(t.state.battlefield.length).toBe(5);
    expect(t.happened('createToken')).toHaveLength(1);
    expect(t.perms('Shark Token').map((p) => `${p.power}/${p.toughness}`)).toEqual(['3/3']);
  });
});
