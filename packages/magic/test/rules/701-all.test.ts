import { compileCard } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { unsupported } from '../../src/index.js';
import { defineData, Table } from '../kit.js';

/** Every keyword action in the order of the rules, with a text that uses it; null: what no game without its variant's cards can do. */
const ACTIONS: readonly (readonly [number, string, string | null])[] = [
  [2, 'Activate', '{0}: You gain 1 life. Activate only once each turn.'],
  [3, 'Attach', 'Equip {1}'],
  [4, 'Cast', 'Whenever you cast a spell, you gain 1 life.'],
  [5, 'Counter', '{0}: Counter target spell.'],
  [6, 'Create', '{0}: Create a Treasure token.'],
  [7, 'Destroy', '{0}: Destroy target creature.'],
  [8, 'Discard', '{0}: Discard a card.'],
  [9, 'Double', '{0}: Double the power of target creature until end of turn.'],
  [10, 'Exchange', '{0}: Exchange control of two target creatures.'],
  [11, 'Exile', '{0}: Exile target creature.'],
  [12, 'Fight', '{0}: Target creature you control fights target creature an opponent controls.'],
  [13, 'Mill', '{0}: Mill a card.'],
  [14, 'Play', '{0}: Exile the top card of your library. You may play that card this turn.'],
  [15, 'Regenerate', '{0}: Regenerate target creature.'],
  [16, 'Reveal', '{0}: Reveal the top card of your library.'],
  [17, 'Sacrifice', '{0}: Sacrifice a creature.'],
  [18, 'Scry', '{0}: Scry 1.'],
  [19, 'Search', '{0}: Search your library for a land card, reveal it, put it into your hand, then shuffle.'],
  [20, 'Shuffle', '{0}: Shuffle your library.'],
  [21, 'Tap and Untap', '{0}: Tap target creature.'],
  [22, 'Fateseal', '{0}: Fateseal 1.'],
  [23, 'Clash', '{0}: Clash with an opponent. If you win, you gain 1 life.'],
  [24, 'Planeswalk', null],
  [25, 'Set in Motion', null],
  [26, 'Abandon', null],
  [27, 'Proliferate', '{0}: Proliferate.'],
  [28, 'Transform', '{0}: Transform target creature.'],
  [29, 'Detain', '{0}: Detain target creature an opponent controls.'],
  [30, 'Populate', '{0}: Populate.'],
  [31, 'Monstrosity', '{0}: Monstrosity 1.'],
  [
    32,
    'Vote',
    '{0}: Starting with you, each player votes for life or death. You gain 1 life for each life vote. You lose 1 life for each death vote.',
  ],
  [33, 'Bolster', '{0}: Bolster 1.'],
  [34, 'Manifest', '{0}: Manifest the top card of your library.'],
  [35, 'Support', 'When Doer enters, support 2.'],
  [36, 'Investigate', '{0}: Investigate.'],
  [38, 'Goad', '{0}: Goad target creature.'],
  [39, 'Exert', 'You may exert Doer as it attacks. When you do, you gain 1 life.'],
  [40, 'Explore', '{0}: Target creature you control explores.'],
  [41, 'Assemble', null],
  [42, 'Surveil', '{0}: Surveil 1.'],
  [43, 'Adapt', '{0}: Adapt 1.'],
  [44, 'Amass', '{0}: Amass Zombies 1.'],
  [45, 'Learn', '{0}: Learn.'],
  [46, 'Venture into the Dungeon', '{0}: Venture into the dungeon.'],
  [47, 'Connive', '{0}: Target creature you control connives.'],
  [48, 'Open an Attraction', null],
  [49, 'Roll to Visit Your Attractions', null],
  [50, 'Convert', '{0}: Convert target creature.'],
  [51, 'Incubate', '{0}: Incubate 1.'],
  [52, 'The Ring Tempts You', '{0}: The Ring tempts you.'],
  [53, 'Face a Villainous Choice', '{0}: Target opponent faces a villainous choice — They lose 1 life, or you gain 1 life.'],
  [54, 'Time Travel', '{0}: Time travel.'],
  [55, 'Discover', '{0}: Discover 1.'],
  [56, 'Cloak', '{0}: Cloak the top card of your library.'],
  [57, 'Collect Evidence', '{0}, Collect evidence 1: You gain 1 life.'],
  [58, 'Suspect', '{0}: Suspect target creature.'],
  [59, 'Forage', '{0}, Forage: You gain 1 life.'],
  [60, 'Manifest Dread', '{0}: Manifest dread.'],
]; // prettier-ignore

/** What the words without a text are said of: Planechase, Archenemy, Contraptions and Attractions, whose cards are refused when a game is set up. */
const VARIANTS = ['Planeswalk', 'Set in Motion', 'Abandon', 'Assemble', 'Open an Attraction', 'Roll to Visit Your Attractions'];

/** A card of a name of its own for each text: a pool of cards is kept by their names. */
const read = (text: string, name = 'Doer') =>
  compileCard({
    name,
    layout: 'normal',
    supertypes: [],
    types: text.startsWith('Equip') ? ['Artifact'] : ['Artifact', 'Creature'],
    subtypes: text.startsWith('Equip') ? ['Equipment'] : [],
    manaCost: '{1}',
    ...(text.startsWith('Equip') ? {} : { power: '2', toughness: '2' }),
    text: text.replaceAll('Doer', name),
  }); // prettier-ignore

describe('701 every keyword action', () => {
  it('701.2-701.60: the table has each of them once, in order; meld (701.37) needs a pair of cards', () => {
    expect(ACTIONS.map(([n]) => n)).toEqual(Array.from({ length: 59 }, (_, i) => i + 2).filter((n) => n !== 37));
    expect(ACTIONS.filter(([, , text]) => text === null).map(([, name]) => name)).toEqual(VARIANTS);
  });

  it.each(ACTIONS.flatMap(([n, name, text]) => (text === null ? [] : [[`701.${n}`, name, text] as const])))(
    '%s %s is read, has a meaning, and is done',
    (rule, _name, text) => {
      const doer = `Doer ${rule}`;
      const result = read(text, doer);
      if (!result.ok) throw new Error(JSON.stringify(result.refusals));
      expect(unsupported(result.card)).toEqual([]);
      defineData(result.card);
      const t = new Table({
        A: {
          battlefield: [doer, doer],
          hand: ['Blank', 'Blank'],
          graveyard: ['Blank', 'Blank', 'Blank', 'Blank'],
          library: ['Forest', 'Blank', 'Forest'],
        },
        B: { battlefield: [doer], hand: ['Blank'] },
      }).to('precombatMain', 1);
      t.when('may', { yes: true });
      if (t.can('A').includes(`activate ${doer}`)) t.activate('A', doer);
      while (t.state.stack.length > 0) t.resolve();
      expect(t.state.pending?.kind).toBe('act');
    },
  );
});

describe('114 emblems', () => {
  it('114.4, 609.7: an emblem is the source of the damage its ability deals', () => {
    const result = read(
      '{0}: You get an emblem with "Whenever you cast a spell, this emblem deals 5 damage to any target."',
      'Emblem Maker',
    );
    if (!result.ok) throw new Error(JSON.stringify(result.refusals));
    defineData(result.card);
    const t = new Table({ A: { battlefield: ['Emblem Maker', '9 Forest'], hand: ['Blank'] } })
      .to('precombatMain', 1)
      .activate('A', 'Emblem Maker')
      .resolve();
    t.choose('targets', '@B');
    t.cast('A', 'Blank').resolve();
    expect(t.life('B')).toBe(15);
    const [damage] = t.happened('damage');
    expect(t.state.command).toContain(damage.source);
  });
});
