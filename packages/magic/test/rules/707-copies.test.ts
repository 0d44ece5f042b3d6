/** Copies (CR 707), face-down (708) and double-faced (712) objects, rewinding (730). Expected values: the rules' own text and examples, D6-D7. */
import type { Card } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { dataCard, ITSELF, instant, TARGET_CREATURE } from '../data.js';
import { define, defineData, table } from '../kit.js';

define(
  {
    name: 'Mirror Beast',
    type: 'Creature — Shapeshifter',
    cost: '{3}{U}',
    pt: '0/0',
    text: 'You may have Mirror Beast enter the battlefield as a copy of any creature on the battlefield.',
  },
  { name: 'Echo', type: 'Instant', cost: '{R}{R}', text: 'Copy target instant or sorcery spell. You may choose new targets for the copy.' },
  {
    name: 'Entering Ox',
    type: 'Creature — Ox',
    cost: '{G}',
    pt: '2/2',
    text: 'Entering Ox enters the battlefield with two +1/+1 counters on it.',
  },
  { name: 'Sleepy Ox', type: 'Creature — Ox', cost: '{G}', pt: '3/3', text: 'Sleepy Ox enters the battlefield tapped.' },
  { name: 'Cast Bell', type: 'Artifact', text: 'Whenever you cast a spell, you gain 1 life.' },
  { name: 'Copy Bell', type: 'Artifact', text: 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.' },
  {
    name: 'Masked',
    type: 'Creature — Human',
    cost: '{4}{G}',
    pt: '5/5',
    text: 'Trample\nWhen Masked enters the battlefield, you gain 3 life.\nMorph {2}{G}',
  },
  { name: 'Death Spell', type: 'Instant', cost: '{B}', text: 'Destroy target creature.' },
  { name: 'Cheap Kill', type: 'Instant', cost: '{B}', text: 'Destroy target creature with converted mana cost 2 or less.' },
  { name: 'Flip Bell', type: 'Artifact', text: 'Whenever a creature you control is turned face up, you gain 1 life.' },
  { name: 'Enter Bell', type: 'Artifact', text: 'Whenever a creature enters the battlefield under your control, you gain 1 life.' },
  { name: 'Bounce', type: 'Instant', cost: '{U}', text: "Return target permanent to its owner's hand." },
  { name: 'Elf Caller', type: 'Creature — Human', cost: '{G}', pt: '1/1', text: 'Human creatures you control get +1/+1.' },
);
/** Enters as a copy, except it is 7/7. */
dataCard({
  name: 'Huge Mirror',
  cost: '{5}',
  types: ['Creature'],
  subtypes: ['Shapeshifter'],
  pt: '0/0',
  abilities: [
    {
      kind: 'static',
      parts: [
        {
          part: 'replacement',
          replacement: {
            replace: 'enters',
            what: ITSELF,
            copy: {
              of: { sel: 'all', zone: 'battlefield', filter: { is: 'type', type: 'Creature' } },
              optional: 'may',
              except: [{ mod: 'setPT', power: 7, toughness: 7, as: 'set' }],
            },
          },
        },
      ],
    },
  ],
});
/** A double-faced creature that can transform itself at will. */
const TURNER: Card = {
  name: 'Day Man // Night Beast',
  layout: 'transform',
  faces: [
    {
      name: 'Day Man',
      manaCost: '{1}{G}',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Human'],
      power: '2',
      toughness: '2',
      abilities: [
        {
          kind: 'activated',
          cost: [],
          timing: 'instant',
          program: {
            targets: [],
            effect: { do: 'keywordAction', action: 'transform', who: { player: 'you' }, what: { sel: 'self' }, n: 1 },
          },
        },
      ],
    },
    {
      name: 'Night Beast',
      colorIndicator: ['R'],
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Werewolf'],
      power: '4',
      toughness: '4',
      abilities: [
        { kind: 'keyword', keyword: 'trample' },
        {
          kind: 'activated',
          cost: [],
          timing: 'instant',
          program: {
            targets: [],
            effect: { do: 'keywordAction', action: 'transform', who: { player: 'you' }, what: { sel: 'self' }, n: 1 },
          },
        },
      ],
    },
  ],
};
defineData(TURNER);
defineData({ ...TURNER, name: 'Day Man' });
instant('Turn Over', '{R}', [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }], {
  do: 'keywordAction',
  action: 'transform',
  who: { player: 'you' },
  what: { sel: 'target', index: 0 },
  n: 1,
});

describe('707 Copies of permanents', () => {
  const clone = (of: string, more: string[] = []) => {
    const t = table({ A: { battlefield: ['4 Island', ...more], hand: ['Mirror Beast'] }, B: { battlefield: [of] } });
    t.choose('choose', of);
    return t.cast('A', 'Mirror Beast').resolve();
  };
  it('707.2: the copy has the copiable values: name, cost, types, abilities, power and toughness', () => {
    const t = clone('Serra Angel');
    expect(t.perms('Serra Angel').length).toBe(2);
    const c = t.perms('Serra Angel')[1];
    expect(c.controller).toBe(0);
    expect(`${c.power}/${c.toughness}`).toBe('4/4');
  });
  it('707.2: neither counters nor effects nor status are copied', () => {
    const t = table({
      A: { battlefield: ['4 Island', 'Forest'], hand: ['Mirror Beast', 'Giant Growth'] },
      B: { battlefield: [{ card: 'Grizzly Bears', tapped: 'tapped', counters: [{ kind: '+1/+1', n: 1 }] }] },
    });
    t.cast('A', 'Giant Growth', { targets: ['Grizzly Bears'] }).resolve();
    t.choose('choose', 'Grizzly Bears');
    t.cast('A', 'Mirror Beast').resolve();
    expect(t.pt('Grizzly Bears', 0)).toBe('6/6');
    expect(t.pt('Grizzly Bears', 1)).toBe('2/2');
    expect(t.perm('Grizzly Bears', 1).tapped).toBe(false);
  });
  it('707.5: example: a copy of Wall of Omens draws a card; 707.5: "enters with" and "enters tapped" work (D6 108)', () => {
    const t = clone('Wall of Omens');
    t.resolveAll();
    expect(t.names('hand', 'A').length).toBe(1);
    expect(clone('Entering Ox').pt('Entering Ox', 1)).toBe('4/4');
    expect(clone('Sleepy Ox').perm('Sleepy Ox', 1).tapped).toBe(true);
  });
  it('707.5: it may be nothing: then it is a 0/0 and dies', () => {
    const t = table({ A: { battlefield: ['4 Island'], hand: ['Mirror Beast'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.when('choose', { pick: [] });
    t.cast('A', 'Mirror Beast').resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Mirror Beast']);
  });
  it('707.3: a copy of a copy', () => {
    const t = table({ A: { battlefield: ['8 Island'], hand: ['Mirror Beast', 'Mirror Beast'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.choose('choose', 'Grizzly Bears').cast('A', 'Mirror Beast').resolve();
    t.when('choose', { pick: [1] })
      .cast('A', 'Mirror Beast')
      .resolve();
    expect(t.perms('Grizzly Bears').length).toBe(3);
  });
  it('400.7: in the graveyard the copy is its own card again', () => {
    const t = table({
      A: { battlefield: ['4 Island', 'Swamp'], hand: ['Mirror Beast', 'Death Spell'] },
      B: { battlefield: ['Grizzly Bears'] },
    });
    t.choose('choose', 'Grizzly Bears').cast('A', 'Mirror Beast').resolve();
    t.when('targets', (d, s) => ({
      pick: [
        (d.ask as unknown as { options: { entity: number }[] }).options.findIndex(
          (o) => o.entity === t.perms('Grizzly Bears')[1].id && s !== null,
        ),
      ],
    }));
    t.cast('A', 'Death Spell').resolve();
    expect(t.names('graveyard', 'A')).toContain('Mirror Beast');
  });
  it('704.5j: a copy of a legend meets the legend rule only with the same controller', () => {
    expect(clone('Isamaru, Hound of Konda').perms('Isamaru, Hound of Konda').length).toBe(2);
    const t = table({ A: { battlefield: ['4 Island', 'Isamaru, Hound of Konda'], hand: ['Mirror Beast'] } });
    t.choose('choose', 'Isamaru, Hound of Konda').cast('A', 'Mirror Beast').resolve();
    expect(t.perms('Isamaru, Hound of Konda').length).toBe(1);
  });
  it('707.9b: "except it\'s 7/7" is part of the copiable values', () => {
    const t = table({ A: { battlefield: ['9 Island'], hand: ['Huge Mirror', 'Mirror Beast'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.choose('choose', 'Grizzly Bears').cast('A', 'Huge Mirror').resolve();
    expect(t.pt('Grizzly Bears', 1)).toBe('7/7');
  });
  it('707.2, 613.2: a copy of a creature with a cost-based color has that color', () => {
    const t = clone('Black Knight', ['Grizzly Bears']);
    expect(t.perms('Black Knight')[1].colors).toEqual(t.perms('Black Knight')[0].colors);
  });
});

describe('707.10 Copies of spells', () => {
  it('707.10: copying is no casting; what triggers on copying a spell triggers on it', () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Cast Bell', 'Copy Bell'], hand: ['Lightning Bolt', 'Echo'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('A', 'Echo', { targets: ['Lightning Bolt'] }).resolveAll();
    // two spells cast, and one copied
    expect(t.life('A')).toBe(20 + 2 + 3);
    expect(t.life('B')).toBe(14);
  });

  it('707.10: the copy has the same target unless a new one is chosen (707.10c), and resolves first', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Lightning Bolt', 'Echo'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('A', 'Echo', { targets: ['Lightning Bolt'] }).resolve();
    expect(t.names('stack')).toEqual(['Lightning Bolt', 'Lightning Bolt']);
    t.resolveAll();
    expect(t.life('B')).toBe(14);
  });
  it('707.10a: the copy ceases to exist: only the card is in the graveyard', () => {
    const t = table({ A: { battlefield: ['3 Mountain'], hand: ['Lightning Bolt', 'Echo'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('A', 'Echo', { targets: ['Lightning Bolt'] }).resolveAll();
    expect(t.names('graveyard', 'A')).toEqual(['Echo', 'Lightning Bolt']);
  });
  it("707.10: a copy isn't cast", () => {
    const t = table({ A: { battlefield: ['3 Mountain', 'Cast Bell'], hand: ['Lightning Bolt', 'Echo'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('A', 'Echo', { targets: ['Lightning Bolt'] }).resolveAll();
    expect(t.life('A')).toBe(22);
  });
  it('707.10: X and the mode are copied', () => {
    const t = table({ A: { battlefield: ['6 Mountain'], hand: ['Blaze', 'Echo'] } });
    t.cast('A', 'Blaze', { targets: ['@B'], x: 3 });
    t.cast('A', 'Echo', { targets: ['Blaze'] }).resolveAll();
    expect(t.life('B')).toBe(14);
  });
  it('707.10: whether it was kicked is copied', () => {
    define({
      name: 'Kick Shot',
      type: 'Instant',
      cost: '{R}',
      text: 'Kicker {R}\nTarget player loses 1 life. If this spell was kicked, you gain 2 life.',
    });
    const t = table({ A: { battlefield: ['4 Mountain'], hand: ['Kick Shot', 'Echo'] } });
    t.cast('A', 'Kick Shot', { targets: ['@B'], yes: [true] });
    t.cast('A', 'Echo', { targets: ['Kick Shot'] }).resolveAll();
    expect(t.life('A')).toBe(24);
  });
  it('707.10: the player who copies controls the copy', () => {
    define({ name: 'Sip', type: 'Instant', cost: '{W}', text: 'You gain 4 life.' });
    const t = table({ A: { battlefield: ['Plains'], hand: ['Sip'] }, B: { battlefield: ['2 Mountain'], hand: ['Echo'] } });
    t.cast('A', 'Sip');
    t.cast('B', 'Echo', { targets: ['Sip'] }).resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([24, 24]);
  });
  it('707.10c: new targets are chosen by the controller of the copy', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, B: { battlefield: ['2 Mountain'], hand: ['Echo'] } });
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    t.cast('B', 'Echo', { targets: ['Lightning Bolt'] });
    t.when('may', { yes: true }, 'B').when('retarget', { yes: true }, 'B').choose('targets', '@A');
    t.resolve();
    t.resolveAll();
    expect([t.life('A'), t.life('B')]).toEqual([17, 17]);
  });
});

describe('708 Face-down permanents', () => {
  const down = (...more: string[]) => {
    const t = table({
      A: { battlefield: ['6 Forest', ...more], hand: ['Masked'] },
      B: { battlefield: ['2 Swamp', 'Island'], hand: ['Death Spell', 'Cheap Kill', 'Bounce'] },
    });
    return t.cast('A', 'Masked', { way: 'face-down' });
  };
  const faceDown = (t: ReturnType<typeof down>) =>
    t.state.battlefield.map((id) => t.state.objects.rows.find((o) => o.id === id)).find((o) => o && (o.flags & 2) !== 0);
  it('702.37c, 708.2a: cast face down for {3}: a 2/2 without name, text, subtypes, cost', () => {
    const t = down('Elf Caller').resolve();
    expect(t.names('battlefield')).toContain('');
    expect(t.pt('')).toBe('2/2'); // no subtypes: not a Human
    expect(t.life('A')).toBe(20); // 708.3
  });
  it('708.4: the spell has no mana value: it is a 2/2 creature spell', () => {
    const t = down();
    expect(t.names('stack')).toEqual(['']);
  });
  it('702.37e: turned face up for its morph cost, without the stack', () => {
    const t = down('Flip Bell').resolve();
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Masked')).toBe('5/5');
    expect(t.names('stack')).toEqual(['Flip Bell']);
    t.resolveAll();
    expect(t.life('A')).toBe(21); // 708.8: no "enters" trigger
  });
  it('708.8: counters and effects stay when it is turned up', () => {
    const t = table({ A: { battlefield: ['7 Forest'], hand: ['Masked', 'Giant Growth'] } });
    t.cast('A', 'Masked', { way: 'face-down' }).resolve();
    t.cast('A', 'Giant Growth', { targets: [''] }).resolve();
    t.act('A', 'turnFaceUp', '');
    expect(t.pt('Masked')).toBe('8/8');
  });
  it('202.3: a face-down permanent has mana value 0', () => {
    const t = down().resolve();
    t.cast('B', 'Cheap Kill', { targets: [''] }).resolve();
    expect(t.names('graveyard', 'A')).toEqual(['Masked']);
  });
  it('708.9: leaving the battlefield it is its card', () => {
    const t = down().resolve();
    t.cast('B', 'Bounce', { targets: [''] }).resolve();
    expect(t.names('hand', 'A')).toEqual(['Masked']);
  });
  it('702.37e: only its controller, and only with the mana', () => {
    const t = table({ A: { battlefield: ['3 Forest'], hand: ['Masked'] } });
    t.cast('A', 'Masked', { way: 'face-down' }).resolve();
    expect(t.can('A').filter((x) => x.startsWith('turnFaceUp'))).toEqual([]);
    expect(faceDown(t)).toBeDefined();
  });
  it('702.37e: any time one has priority, also in combat', () => {
    const t = down().resolve();
    t.to('precombatMain', 3).attack('');
    t.act('A', 'turnFaceUp', '');
    t.to('endCombat');
    expect(t.life('B')).toBe(15);
  });
  it("707.2: example: a copy of a face-down creature is a face-up 2/2 without name or abilities, and can't be turned up", () => {
    const t = table({ A: { battlefield: ['9 Forest', '4 Island'], hand: ['Masked', 'Mirror Beast'] } });
    t.cast('A', 'Masked', { way: 'face-down' }).resolve();
    t.when('choose', { pick: [0] })
      .cast('A', 'Mirror Beast')
      .resolve();
    expect(t.perms('').map((p) => `${p.power}/${p.toughness}`)).toEqual(['2/2', '2/2']);
    expect(t.can('A').filter((x) => x.startsWith('turnFaceUp')).length).toBe(1);
  });
});

describe('707.3 Face-down copies', () => {
  instant('Become', '{U}', [TARGET_CREATURE, { ...TARGET_CREATURE, differentFrom: [0] }], {
    do: 'continuous',
    affects: { sel: 'target', index: 0 },
    mods: [{ mod: 'copy', of: { sel: 'target', index: 1 }, except: [] }],
    rules: [],
    duration: 'indefinite',
  });
  it('707.3, 708.10: example: a face-down creature that becomes a copy stays a 2/2 without name; turned up it is the copy', () => {
    const t = table({ A: { battlefield: ['9 Forest', 'Island'], hand: ['Masked', 'Become'] }, B: { battlefield: ['Hill Giant'] } });
    t.cast('A', 'Masked', { way: 'face-down' }).resolve();
    t.cast('A', 'Become', { targets: ['', 'Hill Giant'] }).resolve();
    expect(t.pt('')).toBe('2/2');
  });
  it('707.4: a permanent that becomes a copy keeps other effects; its own name is gone', () => {
    const t = table({
      A: { battlefield: ['Memnite', 'Forest', 'Island'], hand: ['Giant Growth', 'Become'] },
      B: { battlefield: ['Hill Giant'] },
    });
    t.cast('A', 'Giant Growth', { targets: ['Memnite'] }).resolve();
    t.cast('A', 'Become', { targets: ['Memnite', 'Hill Giant'] }).resolve();
    expect(t.perms('Memnite').length).toBe(0);
    expect(t.pt('Hill Giant', 0)).toBe('6/6');
  });
});

describe('712 Double-faced permanents', () => {
  it('701.28a, 712.8e: transforming shows the other face: same object, its characteristics', () => {
    const t = table({ A: { battlefield: ['Day Man'] } });
    const id = t.perm('Day Man').id;
    t.activate('A', 'Day Man').resolve();
    expect(t.perm('Night Beast').id).toBe(id);
    expect(t.pt('Night Beast')).toBe('4/4');
  });
  it('712.8e: the back face has the mana value of the front face', () => {
    define({ name: 'Two Kill', type: 'Instant', cost: '{B}', text: 'Destroy target creature with converted mana cost 2.' });
    const t = table({ A: { battlefield: ['Day Man', 'Swamp'], hand: ['Two Kill'] } });
    t.activate('A', 'Day Man').resolve();
    t.cast('A', 'Two Kill', { targets: ['Night Beast'] }).resolve();
    expect(t.names('graveyard', 'A').sort()).toEqual(['Day Man', 'Two Kill']); // 712.8a: the front face in other zones
  });
  it('712.18: effects and counters stay on the permanent that transforms', () => {
    const t = table({ A: { battlefield: [{ card: 'Day Man', counters: [{ kind: '+1/+1', n: 1 }] }, 'Forest'], hand: ['Giant Growth'] } });
    t.cast('A', 'Giant Growth', { targets: ['Day Man'] }).resolve();
    t.activate('A', 'Day Man').resolve();
    expect(t.pt('Night Beast')).toBe('8/8');
  });
  it('701.28f: two activations in response to each other transform it only once', () => {
    const t = table({ A: { battlefield: ['Day Man'] } });
    t.activate('A', 'Day Man').activate('A', 'Day Man').resolveAll();
    expect(t.names('battlefield')).toEqual(['Night Beast']);
  });
  it('701.28f: activated again afterwards it transforms back', () => {
    const t = table({ A: { battlefield: ['Day Man'] } });
    t.activate('A', 'Day Man').resolve().activate('A', 'Night Beast').resolve();
    expect(t.names('battlefield')).toEqual(['Day Man']);
  });
  it('701.28c: nothing happens to a permanent that is not double-faced', () => {
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Turn Over'] }, B: { battlefield: ['Grizzly Bears'] } });
    t.cast('A', 'Turn Over', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears')).toBe('2/2');
  });
  it("707.8: a copy of the back face has its values, with mana value 0 (712.8e), and can't transform", () => {
    define({ name: 'Zero Kill', type: 'Instant', cost: '{B}', text: 'Destroy target creature with converted mana cost 0.' });
    const t = table({
      A: { battlefield: ['4 Island', '2 Mountain', 'Swamp'], hand: ['Mirror Beast', 'Turn Over', 'Zero Kill'] },
      B: { battlefield: ['Day Man', 'Mountain'], hand: ['Turn Over'] },
    });
    t.cast('B', 'Turn Over', { targets: ['Day Man'] }).resolve();
    t.choose('choose', 'Night Beast').cast('A', 'Mirror Beast').resolve();
    expect(t.perms('Night Beast').length).toBe(2);
    t.when('targets', (d) => ({
      pick: [(d.ask as unknown as { options: { entity: number }[] }).options.findIndex((o) => o.entity === t.perms('Night Beast')[1]?.id)],
    }));
    t.cast('A', 'Turn Over').resolve();
    expect(t.perms('Night Beast').length).toBe(2);
    t.cast('A', 'Zero Kill').resolve();
    expect(t.names('graveyard', 'A')).toContain('Mirror Beast');
  });
});

describe('707.8a Transforming tokens', () => {
  dataCard({
    name: 'Twin Spell',
    cost: '{U}',
    types: ['Sorcery'],
    abilities: [
      {
        kind: 'spell',
        program: {
          targets: [{ from: ['battlefield'], what: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
          effect: {
            do: 'createToken',
            who: { player: 'you' },
            count: 1,
            token: { token: 'copy', of: { sel: 'target', index: 0 }, mods: [] },
          },
        },
      },
    ],
  });
  it('707.8a: example: a token copy of a transforming permanent has both faces and can transform', () => {
    const t = table({ A: { battlefield: ['Island'], hand: ['Twin Spell'] }, B: { battlefield: ['Day Man'] } });
    t.cast('A', 'Twin Spell', { targets: ['Day Man'] }).resolve();
    t.activate('A', 'Day Man').resolve();
    expect(t.perm('Night Beast').controller).toBe(0);
    expect(t.perm('Day Man').controller).toBe(1);
    t.activate('A', 'Night Beast').resolve();
    expect(t.perms('Day Man').length).toBe(2);
  });
  it('707.8a: of one with its back face up it enters with its back face up', () => {
    const t = table({ A: { battlefield: ['Island', 'Mountain'], hand: ['Twin Spell', 'Turn Over'] }, B: { battlefield: ['Day Man'] } });
    t.cast('A', 'Turn Over', { targets: ['Day Man'] }).resolve();
    t.cast('A', 'Twin Spell', { targets: ['Night Beast'] }).resolve();
    expect(t.perms('Night Beast').length).toBe(2);
  });
  it('707.2: a token copy has the copiable values only', () => {
    const t = table({
      A: { battlefield: ['Island', 'Forest'], hand: ['Twin Spell', 'Giant Growth'] },
      B: { battlefield: ['Grizzly Bears'] },
    });
    t.cast('A', 'Giant Growth', { targets: ['Grizzly Bears'] }).resolve();
    t.cast('A', 'Twin Spell', { targets: ['Grizzly Bears'] }).resolve();
    expect(t.pt('Grizzly Bears', 1)).toBe('2/2');
  });
});

describe('730 Rewinding', () => {
  it("730.1: a spell that can't be completed returns to the hand, and payments are canceled", () => {
    // only creature on the table can't be chosen twice; here the mana is gone when it comes to pay by hand
    const t = table({ A: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } });
    t.mana('A', 'Mountain');
    t.cast('A', 'Lightning Bolt', { targets: ['@B'] });
    expect(t.names('stack')).toEqual(['Lightning Bolt']);
    expect(t.state.players.rows[0].pool).toEqual([]);
  });
  it('730.1, 508.1: an illegal declaration of attackers changes nothing', () => {
    define({ name: 'Berserker', type: 'Creature — Human', pt: '3/1', text: 'Berserker attacks each combat if able.' });
    const t = table({ A: { battlefield: ['Berserker', 'Grizzly Bears'] } }).toDecision('attackers');
    const before = JSON.stringify(t.perm('Grizzly Bears'));
    expect(t.refusal(t.attackAnswer('Grizzly Bears'))).toBe('508.1d');
    expect(JSON.stringify(t.perm('Grizzly Bears'))).toBe(before);
    expect(t.decision.kind).toBe('attackers');
  });
});

define(
  {
    name: 'Cast Watcher',
    type: 'Creature — Elf',
    cost: '{G}',
    pt: '1/1',
    text: 'Kicker {G}\nWhen this creature enters, if you cast it, you gain 3 life.\nWhen this creature enters, if it was kicked, you gain 10 life.',
  },
  { name: 'Twin', type: 'Instant', cost: '{U}', text: 'Copy target creature spell you control. You may choose new targets for the copy.' },
);

describe('707.10: a copy of a permanent spell', () => {
  it('was not cast, and has what was paid for the spell', () => {
    const t = table({ A: { hand: ['Cast Watcher', 'Twin'], battlefield: ['2 Forest', 'Island'] } });
    t.when('may', { yes: true });
    t.cast('A', 'Cast Watcher').cast('A', 'Twin', { targets: ['Cast Watcher'] });
    t.resolve();
    t.resolve();
    expect(t.perms('Cast Watcher')).toHaveLength(1);
    t.resolveAll();
    expect(t.perms('Cast Watcher')).toHaveLength(2);
    // both kicked, one cast
    expect(t.life('A')).toBe(20 + 10 + 10 + 3);
  });
});
