/** What stops a Summon, keeps effects off, and forbids (Y8, Y23). */
import { describe, expect, it } from 'vitest';
import type { Spec } from '../cards.js';
import { Table } from '../table.js';

const KNIGHT: Spec = { name: 'Knight', level: 4, atk: 1500 };
const SQUIRE: Spec = { name: 'Squire', level: 4, atk: 1200 };
const spell = (name: string, text: string, property: Spec['spell'] = 'Normal'): Spec => ({ name, spell: property, text });
const trap = (name: string, text: string, property: Spec['trap'] = 'Normal'): Spec => ({ name, trap: property, text });
const HOLE = spell('Hole', 'Destroy all monsters on the field.');
const BOLT = spell('Bolt', 'Target 1 monster on the field; destroy it.');
/** B has these Traps Set since their own turn; it is A's second turn. */
const against = (mine: readonly Spec[], traps: readonly Spec[], theirs: readonly Spec[] = [], extra: readonly Spec[] = []): Table => {
  const t = new Table(mine, [...traps, ...theirs], { extra }).to(1);
  for (const s of traps) t.pick(`set spell/trap ${s.name}`).pass();
  return t.to(0).pass();
};

describe('Y8 what stops a Summon', () => {
  const HORN = trap('Horn', 'When a monster would be Summoned: Negate the Summon, and if you do, destroy that monster.', 'Counter');
  it('Y8.4, Y8.6: a Normal Summon is negated before its success', () => {
    const t = against([KNIGHT], [HORN]).pick('normal summon Knight').pick('Horn').pass();
    expect([t.names(0, 'monster'), t.names(0, 'grave'), t.happened('summon succeeded')]).toEqual([[], ['Knight'], 0]);
  });
  it('Y9.1: the right of the turn is used up', () => {
    const t = against([KNIGHT, SQUIRE], [HORN]).pick('normal summon Knight').pick('Horn').pass();
    expect(t.offered).not.toContain('normal summon Squire');
  });
  it('Y8.5 T29: a Summon by an effect cannot be negated so', () => {
    const t = against([spell('Call', 'Special Summon 1 Warrior monster from your hand.'), KNIGHT], [HORN]);
    t.pick('activate Call').pick('Knight').pass();
    expect(t.names(0, 'monster')).toEqual(['Knight']);
  });
  it('Y8.4 T30: what asks for a Special Summon does not answer a Normal Summon', () => {
    const t = against(
      [KNIGHT],
      [
        trap(
          'Stop',
          'When your opponent would Special Summon a monster: Negate the Summon, and if you do, destroy that monster.',
          'Counter',
        ),
      ],
    );
    t.pick('normal summon Knight');
    expect(t.offered).not.toContain('Stop');
  });
  it('Y8.15: a Normal Summon immediately after an effect does not count', () => {
    const t = new Table([spell('Rush', 'Immediately after this effect resolves, Normal Summon 1 Warrior monster.'), KNIGHT, SQUIRE]);
    t.pick('activate Rush').pick('Knight');
    expect([t.names(0, 'monster'), t.offered.includes('normal summon Squire')]).toEqual([['Knight'], true]);
  });
  it('Y8.15: a Synchro Summon immediately after an effect, with this card', () => {
    const t = new Table(
      [
        {
          name: 'Tune',
          level: 2,
          words: ['Tuner'],
          text: 'Once per turn: You can draw 1 card, then immediately after this effect resolves, Synchro Summon using this card you control.',
        },
        spell('Call', 'Special Summon 1 Level 4 monster from your hand.'),
        KNIGHT,
      ],
      [],
      { extra: [{ name: 'Star', level: 6, words: ['Synchro'], materials: '1 Tuner + 1+ non-Tuner monsters' }] },
    )
      .pick('normal summon Tune')
      .pick('activate Call')
      .pick('Knight')
      .pick('activate Tune')
      .pick('Star');
    while (t.kind === 'choose cards') t.give({ pick: [0] }).settle();
    expect(t.names(0, 'monster')).toEqual(['Star']);
  });
  it('Y24.4: one Special Summon of its name a turn', () => {
    const lone: Spec = {
      name: 'Lone',
      level: 4,
      text: 'You can Special Summon this card (from your hand) by sending 1 "Squire" from your hand to the GY. You can only Special Summon "Lone" once per turn.',
    };
    const t = new Table([lone, { ...lone }, SQUIRE, SQUIRE]).pick('special summon Lone').pick('Squire');
    expect(t.offered).not.toContain('special summon Lone');
  });
  it('Y8.11: only one of a kind may be controlled', () => {
    const one: Spec = { name: 'One', level: 4, text: 'You can only control 1 "Idol" monster.', series: ['Idol'] };
    const t = new Table([spell('Call', 'Special Summon 1 "Idol" monster from your hand.'), one, { ...one, name: 'Two' }]);
    t.pick('normal summon One').pass();
    expect(t.offered).not.toContain('activate Call');
  });
  it('Y10.5: only by the effect that it names', () => {
    const shy: Spec = {
      name: 'Shy',
      level: 4,
      type: 'Dragon',
      text: 'Cannot be Normal Summoned/Set. Must be Special Summoned with "Key".',
    };
    const call = (name: string) => spell(name, 'Special Summon 1 Dragon monster from your hand.');
    const t = new Table([call('Key'), call('Lock'), shy]);
    expect([t.offered.includes('activate Key'), t.offered.includes('activate Lock')]).toEqual([true, false]);
  });
  it('Y11.9 T36: with the materials of its line, from the Extra Deck, without a Chain', () => {
    const t = new Table([KNIGHT, SQUIRE, spell('Call', 'Special Summon 1 "Squire" from your hand.')], [], {
      extra: [
        {
          name: 'Pair',
          level: 7,
          words: ['Fusion'],
          materials: '"Knight" + "Squire"',
          text: 'Must first be Special Summoned (from your Extra Deck) by shuffling the above cards you control into the Deck.',
        },
      ],
    })
      .pick('normal summon Knight')
      .pick('activate Call')
      .pick('Squire')
      .pick('special summon Pair');
    while (t.kind === 'choose cards') t.give({ pick: [0] }).settle();
    expect([t.names(0, 'monster'), t.names(0, 'grave'), t.happened('chain link')]).toEqual([['Pair'], ['Call'], 1]);
  });
  it('Y9.6: a Normal Summon in addition, for what it names', () => {
    const t = new Table([
      spell('Hurry', 'Normal Summon 1 Dragon monster in addition to your Normal Summon/Set this turn.'),
      KNIGHT,
      SQUIRE,
      { name: 'Wyrmling', type: 'Dragon' },
    ]);
    t.pick('activate Hurry').pick('normal summon Knight').pass();
    expect([t.offered.includes('normal summon Squire'), t.offered.includes('normal summon Wyrmling')]).toEqual([false, true]);
    expect(t.pick('normal summon Wyrmling').pass().names(0, 'monster')).toEqual(['Knight', 'Wyrmling']);
  });
});

describe('Y23 what keeps effects off, and what forbids', () => {
  const rock = (text: string): Spec => ({ name: 'Rock', level: 4, atk: 1000, text });
  const theirs = (text: string, mine: readonly Spec[]): Table =>
    new Table(mine, [rock(text)]).to(1).pick('normal summon Rock').pass().to(0);
  it('Y23.16: what is unaffected by the opponent’s effects is not destroyed by them', () =>
    expect(
      theirs("Unaffected by your opponent's card effects.".replace('Unaffected', 'This card is unaffected'), [HOLE])
        .pick('activate Hole')
        .names(1, 'monster'),
    ).toEqual(['Rock']));
  it('Y23.16: it can be targeted all the same', () => {
    const t = theirs("This card is unaffected by your opponent's card effects.", [BOLT]).pick('activate Bolt').pick('Rock');
    expect([t.names(1, 'monster'), t.happened('target')]).toEqual([['Rock'], 1]);
  });
  it('Y23.16: it may be used for costs', () => {
    const t = new Table([rock("This card is unaffected by other cards' effects."), spell('Trade', 'Tribute 1 monster; draw 1 card.')]);
    t.pick('normal summon Rock').pick('activate Trade').pick('Rock');
    expect(t.names(0, 'grave').sort()).toEqual(['Rock', 'Trade']);
  });
  it('Y23.16: of one kind of card only', () => {
    expect(theirs('This card is unaffected by Trap effects.', [HOLE]).pick('activate Hole').names(1, 'monster')).toEqual([]);
    expect(theirs('This card is unaffected by Spell effects.', [HOLE]).pick('activate Hole').names(1, 'monster')).toEqual(['Rock']);
  });
  it('Y23.16: continuous effects do not change it either', () => {
    const t = new Table([
      rock("This card is unaffected by other cards' effects."),
      spell('Banner', 'All Warrior monsters on the field gain 500 ATK.', 'Field'),
    ]);
    expect(t.pick('normal summon Rock').pick('activate Banner').atk(0, 'Rock')).toBe(1000);
  });
  it('Y22.6: a card that negates others stops their continuous effects', () => {
    const t = new Table([
      KNIGHT,
      { name: 'Chief', level: 4, atk: 1000, text: 'All Warrior monsters you control gain 500 ATK.' },
      spell(
        'Drain',
        'Negate the effects of all monsters on the field.'.replace('Negate the effects of all', 'Negate the effects of'),
        'Continuous',
      ),
    ]);
    t.pick('normal summon Chief');
    expect(t.atk(0, 'Chief')).toBe(1500);
    expect(t.pick('activate Drain').atk(0, 'Chief')).toBe(1000);
  });
  it('Y23.19: no Special Summons from the Extra Deck for the rest of the turn', () => {
    const t = new Table(
      [
        spell(
          'Swear',
          'Draw 1 card, also you cannot Special Summon monsters from the Extra Deck for the rest of this turn, except Fusion Monsters.',
        ),
        spell('Call', 'Special Summon 1 Level 4 monster from your hand.'),
        { name: 'Tune', level: 2, words: ['Tuner'] },
        KNIGHT,
      ],
      [],
      { extra: [{ name: 'Star', level: 6, words: ['Synchro'], materials: '1 Tuner + 1+ non-Tuner monsters' }] },
    )
      .pick('normal summon Tune')
      .pick('activate Call')
      .pick('Knight');
    expect(t.offered).toContain('special summon Star');
    expect(t.pick('activate Swear').offered).not.toContain('special summon Star');
  });
  it('Y23.19: Trap Cards, but not their effects', () => {
    const t = new Table([{ ...KNIGHT, text: 'Trap Cards cannot be activated.' }, trap('Gift', 'Draw 1 card.')])
      .pick('normal summon Knight')
      .pick('set spell/trap Gift')
      .pass()
      .to(1);
    expect(t.offered).not.toContain('Gift');
  });
  it('Y23.19: neither player can conduct the Battle Phase', () => {
    const t = new Table([KNIGHT, spell('Truce', 'Neither player can conduct their Battle Phase.', 'Continuous')])
      .pick('normal summon Knight')
      .pick('activate Truce')
      .to(1)
      .to(0);
    expect(t.offered).not.toContain('battle phase');
  });
  it('Y23.13: also of another Attribute', () => {
    const t = new Table([
      { ...KNIGHT, text: 'This card is also FIRE-Attribute.' },
      spell('Spark', 'If you control a FIRE monster: Draw 1 card.'),
    ]);
    expect(t.pick('normal summon Knight').pass().offered).toContain('activate Spark');
  });
  it('Y2.6, Y2.7: not a card of a series though its name says so', () => {
    const t = new Table([
      { ...KNIGHT, series: ['Hero'], text: '(This card is not treated as a "Hero" card.)' },
      spell('Spark', 'If you control a "Hero" monster: Draw 1 card.'),
    ]);
    expect(t.pick('normal summon Knight').pass().offered).not.toContain('activate Spark');
  });
});
