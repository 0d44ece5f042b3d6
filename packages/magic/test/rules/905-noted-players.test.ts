/** Players, colors, names and guesses that were noted while cards were drafted, in the game (CR 905.2b). Expected values: the rulings of the cards that say so. */
import { describe, expect, it } from 'vitest';
import type { DraftNotes } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  {
    name: 'Noted Tracker',
    cost: '{4}',
    type: 'Artifact Creature — Dog',
    pt: '4/4',
    text: 'Reveal Noted Tracker as you draft it and note the player who passed it to you.\nThis creature attacks each combat if able.\nThis creature attacks a player you noted for cards named Noted Tracker each combat if able.',
  },
  {
    name: 'Noted City',
    type: 'Land',
    text: 'Reveal Noted City as you draft it. The player to your right chooses a color, you choose another color, then the player to your left chooses a third color.\n{T}: Add one mana of any color chosen as you drafted cards named Noted City.',
  },
  {
    name: 'Noted Murder',
    cost: '{0}',
    type: 'Instant',
    text: "Reveal Noted Murder as you draft it. The player to your right chooses a color, you choose another color, then the player to your left chooses a third color.\nDestroy target creature that's one or more of the colors chosen as you drafted cards named Noted Murder.",
  },
  {
    name: 'Noted Searcher',
    cost: '{0}',
    type: 'Artifact Creature — Construct',
    pt: '6/4',
    text: 'Reveal Noted Searcher as you draft it. Reveal the next card you draft and note its name.\nWhen this creature enters, you may search your hand and/or library for a card with a name noted as you drafted cards named Noted Searcher. You may cast it without paying its mana cost. If you searched your library this way, shuffle it.',
  },
  {
    name: 'Noted Phantasm',
    cost: '{0}',
    type: 'Creature — Illusion',
    pt: '2/4',
    text: "Reveal Noted Phantasm as you draft it. The next time a player drafts a card from this booster pack, guess that card's name. Then that player reveals the drafted card.\nWhen this creature enters, if you guessed correctly for a card named Noted Phantasm, draw a card.",
  },
  { name: 'White Knight', cost: '{W}{W}', type: 'Creature — Knight', pt: '2/2' },
  { name: 'Gilded Drake', cost: '{W}{B}', type: 'Creature — Drake', pt: '2/2' },
  { name: 'Green Bear', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Golem', cost: '{3}', type: 'Artifact Creature — Golem', pt: '3/3' },
  { name: 'Field', type: 'Land', text: '{T}: Add {C}.' },
);

const deck = [{ card: 'Blank', count: 20 }];
const noted = (sides: Parameters<typeof table>[0], A: DraftNotes[], B: DraftNotes[] = []): Table =>
  table(sides, 'precombatMain', {
    players: [
      { name: 'A', deck, notes: A },
      { name: 'B', deck, notes: B },
    ],
  });

describe('905.2b: who passed a card', () => {
  /** Which of the others the creature may attack on its player's turn. */
  function attackable(players: number[]): number[] {
    const four = ['A', 'B', 'C', 'D'].map((name, i) => ({
      ...seat(name),
      ...(i === 0 ? { notes: [{ card: 'Noted Tracker', players }] } : {}),
    }));
    const pod = new Pod({ players: four, place: [put(0, 'battlefield', 'Noted Tracker')], attack: 'multiple' });
    pod.until('attackers', 0);
    return [1, 2, 3].filter((whom) => {
      const before = pod.state;
      try {
        pod.attack(whom);
        return true;
      } catch {
        return false;
      } finally {
        pod.state = before;
      }
    });
  }
  it('that player is attacked', () => expect(attackable([2])).toEqual([2]));
  it('of several who were noted any', () => expect(attackable([1, 3])).toEqual([1, 3]));
  it('where nobody was noted, or he is not in the game, any player', () => expect(attackable([])).toEqual([1, 2, 3]));
});

describe('905.2b: colors', () => {
  const colors = (card: string, ...of: string[]): DraftNotes => ({ card, colors: of });
  it('mana of one of those that were chosen', () => {
    for (const letter of ['W', 'U', 'R'] as const) {
      const t = noted({ A: { battlefield: ['Noted City'] } }, [colors('Noted City', 'R', 'W', 'U')]);
      t.choose('option', `{${letter}}`);
      t.mana('A', 'Noted City');
      expect(t.state.players.rows[0].pool.map((u) => u.type)).toEqual([letter]);
    }
  });
  it('no mana, not even colorless, where none were chosen by who controls it', () => {
    const t = noted({ A: { battlefield: ['Noted City'] } }, [colors('Noted Murder', 'R')], [colors('Noted City', 'R')]);
    t.mana('A', 'Noted City');
    expect(t.state.players.rows[0].pool).toEqual([]);
  });
  it('a creature that is one of them can be the target, one that is none or colorless can’t', () => {
    const creatures = ['White Knight', 'Gilded Drake', 'Green Bear', 'Golem'];
    const setUp = () =>
      noted({ A: { hand: ['Noted Murder'] }, B: { battlefield: creatures } }, [
        colors('Noted Murder', 'W', 'U', 'R'),
        colors('Noted City', 'G', 'B', 'U'),
      ]);
    const could = creatures.filter((name) => {
      try {
        setUp().cast('A', 'Noted Murder', { targets: [name] });
        return true;
      } catch {
        return false;
      }
    });
    expect(could).toEqual(['White Knight', 'Gilded Drake']);
  });
  it('who has drafted none has no target', () => {
    const t = noted({ A: { hand: ['Noted Murder'] }, B: { battlefield: ['White Knight'] } }, []);
    expect(t.can('A')).not.toContain('cast Noted Murder');
  });
});

describe('905.2b: the name of the next card', () => {
  const notes: DraftNotes[] = [{ card: 'Noted Searcher', names: ['Green Bear'] }];
  const searching = (library: string[], names = notes): Table => {
    const t = noted({ A: { hand: ['Noted Searcher'], library } }, names);
    t.when('may', { yes: true });
    // Both zones are searched, and what is found is taken.
    for (const kind of ['option', 'choose'])
      t.when(kind, ({ ask }) => (ask.form === 'pick' ? { pick: ask.options.map((_, i) => i).slice(0, ask.max) } : undefined));
    return t.cast('A', 'Noted Searcher').resolveAll();
  };
  const onBattlefield = (t: Table): string[] => t.names('battlefield').sort();
  it('such a card is found in the library and cast for nothing', () => {
    const t = searching(['Golem', 'Green Bear']);
    expect(onBattlefield(t)).toEqual(['Green Bear', 'Noted Searcher']);
    // It is cast before the library is shuffled.
    expect(t.events.filter((e) => e.kind === 'cast' || e.kind === 'shuffle').map((e) => e.kind)).toEqual(['cast', 'cast', 'shuffle']);
  });
  it('another is not found', () => {
    expect(onBattlefield(searching(['Golem', 'White Knight']))).toEqual(['Noted Searcher']);
  });
  it('a land that was noted can’t be played', () => {
    expect(onBattlefield(searching(['Field'], [{ card: 'Noted Searcher', names: ['Field'] }]))).toEqual(['Noted Searcher']);
  });
});

describe('905.2b: a guess', () => {
  const drawn = (notes: DraftNotes[], others: DraftNotes[] = []): number => {
    const t = noted({ A: { hand: ['Noted Phantasm'], library: ['Golem'] } }, notes, others);
    return t.cast('A', 'Noted Phantasm').resolveAll().names('hand').length;
  };
  it('a card is drawn where one was right', () => {
    expect(drawn([{ card: 'Noted Phantasm', guessed: true }])).toBe(1);
    expect(
      drawn([
        { card: 'Noted Phantasm', guessed: false },
        { card: 'Noted Phantasm', guessed: true },
      ]),
    ).toBe(1); // prettier-ignore
  });
  it('none where it was wrong, or another player’s', () => {
    expect(drawn([{ card: 'Noted Phantasm', guessed: false }], [{ card: 'Noted Phantasm', guessed: true }])).toBe(0);
    expect(drawn([])).toBe(0);
  });
});
