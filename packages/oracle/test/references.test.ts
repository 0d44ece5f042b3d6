/** What "it", "your" and "that card" speak of (CR 608.2c, 608.2h, 603.4). */
import type { Ability } from '@apnap/ability';
import { describe, expect, it } from 'vitest';
import { compileCard } from '../src/index.js';

function read(text: string, ...types: string[]): Ability[] {
  const r = compileCard({
    name: 'Sample',
    layout: 'normal',
    types,
    text,
    ...(types[0] === 'Creature' ? { power: '1', toughness: '1' } : {}),
  });
  if (!r.ok) throw new Error(JSON.stringify(r.refusals));
  return r.card.faces[0].abilities;
}

/** The same, or undefined where it is refused. */
function tryRead(text: string, type: string): Ability[] | undefined {
  const r = compileCard({ name: 'Sample', layout: 'normal', types: [type], text });
  return r.ok ? r.card.faces[0].abilities : undefined;
}

/** Of an Aura. */
function readAura(text: string): Ability[] {
  const r = compileCard({
    name: 'Sample',
    layout: 'normal',
    types: ['Enchantment'],
    subtypes: ['Aura'],
    text: `Enchant creature\n${text}`,
  });
  if (!r.ok) throw new Error(JSON.stringify(r.refusals));
  return r.card.faces[0].abilities;
}

describe('what words speak of', () => {
  it('702.33f: "it was kicked" is said of the spell before it, not of the one that says it', () => {
    expect(read('Counter target spell if it was kicked.', 'Instant')[0]).toMatchObject({
      program: { effect: { cond: { if: 'matches', what: { sel: 'target', index: 0 }, filter: { is: 'cast', paid: 'kicker' } } } },
    });
    expect(read('Kicker {R}\nWhen this creature enters, if it was kicked, draw a card.', 'Creature')[1]).toMatchObject({
      condition: { if: 'paid', label: 'kicker' },
    });
  });
  it('603.4: "if you cast it" is asked of what has entered', () => {
    const text = 'Whenever a creature you control enters, if you cast it, draw a card.';
    expect(read(text, 'Enchantment')[0]).toMatchObject({ condition: { what: { sel: 'event', role: 'object' }, filter: { is: 'cast' } } });
  });
  it('603.4: the "if" after "when you cast this spell" is the intervening one', () => {
    expect(read('When you cast this spell, if you have no cards in hand, draw a card.', 'Creature')[0]).toMatchObject({
      zone: 'stack',
      condition: { if: 'compare' },
      program: { effect: { do: 'draw' } },
    });
  });
  it('400.7: from your graveyard is not from any graveyard', () => {
    const mine = { is: 'ownedBy', who: { player: 'you' } };
    const event = (text: string): unknown => (read(text, 'Creature')[0] as { event: unknown }).event;
    expect(JSON.stringify(event('Whenever a creature enters from your graveyard, draw a card.'))).toContain(JSON.stringify(mine));
    expect(JSON.stringify(event('Whenever a creature enters from a graveyard, draw a card.'))).not.toContain('ownedBy');
  });
  it('608.2c: "that land card" is no creature card', () => {
    const text = 'Look at the top card of your library. You may reveal a creature card from it. Put that land card into your hand.';
    expect(() => read(text, 'Sorcery')).toThrow();
  });

  it('109.3: "with toughness greater than its power" compares a creature with itself, wherever it is said; one number compared with itself would say nothing', () => {
    const itself = { is: 'stat', stat: 'toughness', cmp: '>', value: { q: 'stat', stat: 'power', of: { sel: 'it' } } };
    for (const text of [
      'When this creature enters, draw a card for each creature you control with toughness greater than its power.',
      'Whenever another creature you control with toughness greater than its power enters, draw a card.',
      'Destroy target creature with toughness greater than its power.',
      'Creatures with toughness greater than its power can’t block.',
    ]) {
      const type = text.startsWith('Destroy') ? 'Instant' : 'Creature';
      expect(JSON.stringify(read(text, type)), text).toContain(JSON.stringify(itself));
    }
    // CR 702.118b says skulk so
    expect(
      JSON.stringify(read('Creatures with power greater than this creature’s power can’t block this creature.', 'Creature')),
    ).toContain('{"q":"stat","stat":"power","of":{"sel":"self"}}');
  });
  it('608.2c: of two comparisons of one thing with another, the second "its" is that of the first', () => {
    const text =
      "Whenever a creature you control enters, if its power is greater than this creature's power or its toughness is greater than this creature's toughness, draw a card.";
    const of = { sel: 'event', role: 'object' };
    expect(read(text, 'Creature')[0]).toMatchObject({
      condition: {
        if: 'or',
        of: [
          { left: { stat: 'power', of }, right: { of: { sel: 'self' } } },
          { left: { stat: 'toughness', of }, right: { of: { sel: 'self' } } },
        ],
      },
    });
  });
  it('109.1: "another" of an object that is none is other than what the words before are about, in whatever place it stands', () => {
    const than = (of: unknown): unknown => ({ is: 'not', of: { is: 'oneOf', of } });
    const aura = (text: string): string => JSON.stringify(readAura(text));
    for (const rest of ['unless they sacrifice another creature', 'unless that player sacrifices another creature'])
      expect(
        aura(`At the beginning of the upkeep of enchanted creature’s controller, this Aura deals 2 damage to that player ${rest}.`),
      ).toContain(JSON.stringify(than({ sel: 'host' })));
    expect(JSON.stringify(read('Destroy target creature. Its controller sacrifices another creature.', 'Sorcery'))).toContain(
      JSON.stringify(than({ sel: 'target', index: 0 })),
    );
    const two =
      'Return a creature card from your graveyard to the battlefield, then return another creature card from your graveyard to your hand.';
    expect(JSON.stringify(read(two, 'Sorcery'))).toContain(JSON.stringify(than({ sel: 'slot', slot: 0 })));
    // a creature's own "another" is other than itself
    expect(JSON.stringify(read('Sacrifice another creature: Draw a card.', 'Creature'))).toContain('{"is":"other"}');
  });
  it('608.2c: "has base power and toughness instead" changes the size, and the rest of what it becomes remains', () => {
    const text =
      'Kicker {1}\nTarget artifact becomes an artifact creature with base power and toughness 4/3 until end of turn. If this spell was kicked, it has base power and toughness 1/1 until end of turn instead.';
    expect(read(text, 'Instant')[1]).toMatchObject({
      program: {
        effect: {
          do: 'if',
          then: {
            mods: [
              { mod: 'types', types: ['Artifact', 'Creature'] },
              { mod: 'setPT', power: 1, toughness: 1 },
            ],
          },
          else: {
            mods: [
              { mod: 'types', types: ['Artifact', 'Creature'] },
              { mod: 'setPT', power: 4, toughness: 3 },
            ],
          },
        },
      },
    });
    // what of the sentence before remains is not said
    const doubtful =
      'Kicker {1}\nTarget creature gets +1/+1 and gains flying until end of turn. If this spell was kicked, it gets +3/+3 until end of turn instead.';
    expect(tryRead(doubtful, 'Instant')).toBeUndefined();
  });
});

describe('what was chosen or done', () => {
  it('607.2d: "the chosen type" is no color, whichever was chosen last', () => {
    const text =
      'As this land enters, choose a creature type.\n{T}: Choose a color. Add an amount of mana of that color equal to the number of creatures you control of the chosen type.';
    const mana = JSON.stringify(read(text, 'Land')[1]);
    expect(mana).toContain('"chosen":{"slot":0}');
    expect(mana).toContain('{"is":"chosenType","type":{"link":0}}');
  });
  it('608.2c: what is done in either case is spoken of after both', () => {
    const text =
      'Kicker {R}\nExile the top two cards of your library. If this spell was kicked, exile the top four cards of your library instead. You may play the exiled cards until the end of your next turn.';
    const [, spell] = read(text, 'Sorcery');
    const [either, play] = (spell as unknown as { program: { effect: { of: Record<string, Record<string, unknown>>[] } } }).program.effect
      .of;
    expect([either.then.bind, either.else.bind]).toEqual([0, 0]);
    expect(play.what).toEqual({ sel: 'slot', slot: 0 });
  });
  it('608.2c: "that card" has no number where each player shows a card of their own', () => {
    const text =
      "Each player reveals the top card of their library, loses life equal to that card's mana value, then puts it into their hand.";
    expect(tryRead(text, 'Sorcery')).toBeUndefined();
  });
  it('707.9d: "in addition to its other colors and types" adds the color', () => {
    const copy = (tail: string): unknown =>
      JSON.stringify(
        read(`Create a token that's a copy of target creature you control, except it's a 1/1 red Goat creature ${tail}.`, 'Sorcery'),
      );
    expect(copy('in addition to its other colors and types')).toContain('{"mod":"colors","change":"add","colors":["R"]}');
    expect(copy('in addition to its other types')).toContain('{"mod":"colors","change":"set","colors":["R"]}');
  });
});
