import type { Ability } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { type CardInput, compileCard, compileFaceText, grammar, normaliseLine } from '../src/index.js';

function card(name: string, types: string[], text: string, more: Partial<CardInput> = {}): CardInput {
  return { name, layout: 'normal', types, supertypes: [], subtypes: [], text, ...more };
}

function abilities(types: string[], text: string, more: Partial<CardInput> = {}): Ability[] {
  const result = compileCard(card('Test Card', types, text, more));
  if (!result.ok) throw new Error(result.refusals.map((r) => `${r.phrase}: ${r.reason}`).join('; '));
  return result.card.faces[0].abilities;
}

const same = (types: string[], a: string, b: string): void => expect(abilities(types, a)).toEqual(abilities(types, b));

describe('the grammar', () => {
  it('has rules for everything its patterns use', () => expect(grammar().undefinedNonterminals()).toEqual([]));
});

describe('old and new wording (CR 207.1: the newest text counts)', () => {
  it('"enters the battlefield" and "enters"', () =>
    same(['Creature'], 'When Test Card enters the battlefield, draw a card.', 'When this creature enters, draw a card.'));
  it('"target creature or player" and "any target"', () =>
    same(['Instant'], 'Test Card deals 2 damage to target creature or player.', 'Test Card deals 2 damage to any target.'));
  it('"to your mana pool"', () => same(['Creature'], '{T}: Add {G} to your mana pool.', '{T}: Add {G}.'));
  it('"converted mana cost" and "mana value"', () =>
    same(['Instant'], 'Destroy target artifact with converted mana cost 2 or less.', 'Destroy target artifact with mana value 2 or less.'));
  it('searching: two sentences or one', () =>
    same(
      ['Sorcery'],
      'Search your library for a basic land card and put that card onto the battlefield. Then shuffle your library.',
      'Search your library for a basic land card, put that card onto the battlefield, then shuffle.',
    ));
  it('milling', () => same(['Sorcery'], 'Put the top two cards of your library into your graveyard.', 'Mill two cards.'));
  it('reminder text has no rules meaning (CR 207.2a)', () => expect(normaliseLine('Flying (It flies.)', 'X', false)).toBe('Flying'));
  it('ability words have no rules meaning (CR 207.2c)', () => {
    const [a] = abilities(['Creature'], 'Landfall — Whenever a land enters the battlefield under your control, you gain 1 life.');
    expect(a).toMatchObject({ kind: 'triggered', abilityWord: 'Landfall' });
  });
});

describe('references', () => {
  it('"it" in a trigger about the object itself is the object (CR 109.5)', () => {
    const [a] = abilities(['Creature'], 'Whenever Test Card attacks, it gets +1/+0 until end of turn.');
    expect(a).toMatchObject({ program: { effect: { do: 'continuous', affects: { sel: 'self' } } } });
  });
  it('"that creature" is the target', () => {
    const [a] = abilities(['Instant'], 'Untap target creature. That creature gains reach until end of turn.');
    expect(a).toMatchObject({ program: { effect: { of: [{ do: 'untap' }, { do: 'continuous', affects: { sel: 'target', index: 0 } }] } } });
  });
  it('"it" after the subject of an event is the subject, not what it met', () => {
    const [a] = abilities(['Enchantment'], 'Whenever a Cleric you control becomes the target of a spell, it gets +0/+2 until end of turn.');
    expect(a).toMatchObject({ program: { effect: { affects: { sel: 'event', role: 'object' } } } });
  });
  it('an exiled target that returns is the new object (CR 400.7)', () => {
    const [a] = abilities(['Instant'], "Exile target creature you control, then return it to the battlefield under its owner's control.");
    expect(a).toMatchObject({
      program: {
        effect: {
          of: [
            { do: 'move', to: 'exile', bind: 0 },
            { do: 'move', what: { sel: 'slot', slot: 0 } },
          ],
        },
      },
    });
  });
  it('a delayed trigger holds what it speaks of (CR 603.7c)', () => {
    const [a] = abilities(
      ['Creature'],
      'Whenever another creature you control attacks, sacrifice it at the beginning of the next end step.',
    );
    expect(a).toMatchObject({
      program: {
        effect: {
          of: [
            { do: 'let', slot: 0, what: { sel: 'event', role: 'object' } },
            { do: 'delayed', event: { on: 'step', step: 'end' } },
          ],
        },
      },
    });
  });
  it('targets of a reflexive trigger are its own (CR 603.12)', () => {
    const [a] = abilities(['Creature'], 'When Test Card enters, you may pay {1}. When you do, destroy target artifact.');
    expect(a).toMatchObject({
      program: { targets: [], effect: { do: 'may', then: { do: 'reflexive', program: { targets: [{ from: ['battlefield'] }] } } } },
    });
  });
  it('linked abilities share a link (CR 607.2a)', () => {
    const list = abilities(
      ['Enchantment'],
      "When Test Card enters, exile target artifact.\nWhen Test Card leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    );
    expect(list[0]).toMatchObject({ program: { effect: { do: 'move', link: 0 } } });
    expect(list[1]).toMatchObject({ program: { effect: { do: 'move', what: { sel: 'linked', link: 0 } } } });
  });
});

describe('refusals', () => {
  const refusal = (text: string, types = ['Instant']) => {
    const result = compileCard(card('Test Card', types, text));
    if (result.ok) throw new Error(`compiled: ${JSON.stringify(result.card.faces[0].abilities)}`);
    return result.refusals[0];
  };
  it('name the phrase that was not understood, and the line', () => {
    const r = refusal('Destroy target creature. Frobnicate the ether.');
    expect(r.phrase).toContain('Frobnicate the ether');
    expect(r.line).toContain('Destroy target creature');
    expect(r.face).toBe('Test Card');
  });
  it('do not ignore words', () => expect(refusal('Draw two very nice cards.').phrase).toContain('very nice cards'));
  it('name a reference with nothing to refer to', () =>
    expect(refusal('Return those cards to your hand.').reason).toContain('those cards'));
  it('a card drawn cannot be "it"', () => expect(refusal('Draw a card and reveal it.').phrase).toBe('it'));
  it('a face that is not read refuses the card', () => {
    const result = compileCard({
      name: 'A // B',
      layout: 'split',
      faces: [card('A', ['Instant'], 'Draw a card.'), card('B', ['Instant'], 'Frobnicate.')],
    });
    expect(result.ok).toBe(false);
  });
  it('two different readings are an error that names both', () => {
    const g = grammar();
    g.rule('sentence', 'wibble', () => ({ do: 'draw', who: { player: 'you' }, count: 1 }));
    g.rule('sentence', 'wibble', () => ({ do: 'draw', who: { player: 'you' }, count: 2 }));
    const r = refusal('Wibble.');
    expect(r.reason).toContain('two readings');
    expect(r.reason).toContain('"count":1');
    expect(r.reason).toContain('"count":2');
  });
});

describe('structure', () => {
  it('paragraphs of a spell are one ability, in order (CR 113.3a, 608.2c)', () => {
    const list = abilities(['Sorcery'], 'You gain 3 life.\nDraw a card.');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ program: { effect: { do: 'seq', of: [{ do: 'life' }, { do: 'draw' }] } } });
  });
  it('an "if" right after the event is the intervening if (CR 603.4)', () => {
    const [a] = abilities(['Creature'], 'At the beginning of your upkeep, if you have 5 or less life, draw a card.');
    expect(a).toMatchObject({ condition: { if: 'compare' }, program: { effect: { do: 'draw' } } });
  });
  it('an "if" at the end is checked on resolution only', () => {
    const [a] = abilities(['Creature'], 'At the beginning of your upkeep, draw a card if you have 5 or less life.');
    expect(a).not.toHaveProperty('condition');
    expect(a).toMatchObject({ program: { effect: { do: 'if' } } });
  });
  it('modes keep their own targets (CR 700.2)', () => {
    const [a] = abilities(['Instant'], 'Choose one —\n• Destroy target artifact.\n• Tap target creature.');
    expect(a).toMatchObject({ program: { modes: { min: 1, max: 1, options: [{ targets: [{}] }, { targets: [{}] }] } } });
  });
  it('a granted ability in quotation marks speaks of its bearer (CR 201.5b)', () => {
    const { abilities: list } = compileFaceText({
      name: 'Test Ring',
      types: ['Artifact'],
      subtypes: ['Equipment'],
      supertypes: [],
      text: 'Equipped creature has "{T}: This creature deals 1 damage to any target."',
    }); // prettier-ignore
    expect(list[0]).toMatchObject({ parts: [{ mods: [{ ability: { program: { effect: { source: { sel: 'self' } } } } }] }] });
  });
  it('later wording about damage: "instead" replaces the sentence before it (CR 614.1a)', () => {
    const [a] = abilities(
      ['Instant'],
      'Kicker {R}\nTest Card deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.'.replace(
        'damage instead',
        'damage to that permanent or player instead',
      ),
    ).slice(1);
    expect(a).toMatchObject({
      program: { effect: { do: 'if', cond: { if: 'paid', label: 'kicker' }, then: { amount: 4 }, else: { amount: 2 } } },
    });
  });
});

describe('names in the text', () => {
  it('a legend goes by the first part of its name (CR 201.5a)', () => {
    const result = compileCard(card('Arvad, of Tests', ['Creature'], 'When Arvad enters, draw a card.', { supertypes: ['Legendary'] }));
    expect(result.ok).toBe(true);
  });
  it('a granted ability that names its granter speaks of that, where it is known which that is (CR 201.5b)', () => {
    const [a] = abilities(['Enchantment'], 'Creatures you control have "{T}: Sacrifice Test Card."');
    expect(a).toMatchObject({
      parts: [{ mods: [{ ability: { program: { effect: { do: 'sacrificeThese', what: { sel: 'giver' } } } } }] }],
    });
    const token = 'Create a 0/0 green Ooze creature token with "Sacrifice Test Card: You gain 1 life."';
    expect(compileCard(card('Test Card', ['Sorcery'], token)).ok).toBe(false);
  });
  it('X must be something (CR 107.3)', () => {
    expect(compileCard(card('Test Card', ['Instant'], 'You gain X life.', { manaCost: '{2}{W}' })).ok).toBe(false);
    expect(compileCard(card('Test Card', ['Instant'], 'You gain X life.', { manaCost: '{X}{W}' })).ok).toBe(true);
  });
  it('an ability that works from elsewhere says from where (CR 113.6)', () => {
    expect(abilities(['Creature'], 'Discard Test Card: Draw a card.')[0]).toMatchObject({ kind: 'activated', zone: 'hand' });
    expect(abilities(['Creature'], '{2}: Return Test Card from your graveyard to your hand.')[0]).toMatchObject({ zone: 'graveyard' });
    expect(abilities(['Creature'], '{2}, Exile Test Card from your graveyard: Draw a card.')[0]).toMatchObject({ zone: 'graveyard' });
  });
  it('what each player does with their own things is done player by player', () => {
    const [a] = abilities(['Sorcery'], 'Each player loses 1 life for each card in their graveyard.');
    expect(a).toMatchObject({ program: { effect: { do: 'forEach', in: { sel: 'players' }, slot: 0 } } });
  });
  it('"you may sacrifice … If you do": the sacrifice is a cost (CR 118.12)', () => {
    const [a] = abilities(['Creature'], 'When Test Card enters, you may sacrifice an artifact. If you do, draw a card.');
    expect(a).toMatchObject({ program: { effect: { do: 'may', cost: [{ pay: 'objects', verb: 'sacrifice' }], then: { do: 'draw' } } } });
  });
});

describe('zones of targets', () => {
  it('a card is looked for where the words say, and nowhere else (CR 115.1)', () => {
    const [a] = abilities(['Sorcery'], 'Return target creature card from your graveyard to your hand.');
    expect(a).toMatchObject({ program: { targets: [{ from: ['graveyard'], of: { player: 'you' } }] } });
    expect(compileCard(card('Test Card', ['Sorcery'], 'Exile target creature card and target artifact.')).ok).toBe(false);
  });
});
