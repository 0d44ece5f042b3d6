import { ACTIVATED_KEYWORDS, KEYWORDS, type KeywordAbility } from '@apnap/ability';
import { begin, type SetupError } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { type ActOption, type MagicSetup, type State, viewOf } from '../../src/index.js';
import { expandKeyword } from '../../src/keywords/expand.js';
import { rulesOf } from '../../src/years/differences.js';
import { TODAY } from '../../src/years/profile.js';
import { define, game } from '../kit.js';

const legend = (name: string, companion: string): void =>
  define({ name, cost: '{4}{G/U}', type: 'Legendary Creature — Beast', pt: '4/4', text: `Companion — ${companion}` });

legend('Even Friend', 'Your starting deck contains only cards with even mana value.');
legend('Odd Friend', 'Your starting deck contains only cards with odd mana value and land cards.');
legend('Symbol Friend', 'No card in your starting deck has more than one of the same mana symbol in its mana cost.');
legend('Type Friend', 'Each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card.');
legend('Cheap Friend', 'Each permanent card in your starting deck has mana value 2 or less.');
legend('Name Friend', 'Each nonland card in your starting deck has a different name.');
legend('Alike Friend', 'Each nonland card in your starting deck shares a card type.');
legend('Large Friend', 'Your starting deck contains at least twenty cards more than the minimum deck size.');
legend('Active Friend', 'Each permanent card in your starting deck has an activated ability.');
define(
  { name: 'Bear 2', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Beast 4', cost: '{3}{G}', type: 'Creature — Beast', pt: '4/4' },
  { name: 'Beast 3', cost: '{2}{G}', type: 'Creature — Beast', pt: '3/3' },
  { name: 'Shifter', cost: '{2}{G}', type: 'Creature — Shapeshifter', pt: '2/2', text: 'Changeling' },
  { name: 'Zero', cost: '{0}', type: 'Artifact' },
  { name: 'Ball', cost: '{X}{X}', type: 'Artifact' },
  { name: 'Hybrid Twice', cost: '{R/G}{R/G}', type: 'Creature — Beast', pt: '2/2' },
  { name: 'Hybrid And Green', cost: '{G}{R/G}', type: 'Creature — Beast', pt: '2/2' },
  { name: 'Bolt', cost: '{R}', type: 'Instant', text: 'Bolt deals 3 damage to any target.' },
  { name: 'Cycler', cost: '{3}{G}', type: 'Creature — Beast', pt: '4/4', text: 'Cycling {2}' },
  { name: 'Tapper', cost: '{3}{G}', type: 'Creature — Beast', pt: '4/4', text: '{T}: Tap target creature.' },
  { name: 'Golem', cost: '{3}', type: 'Artifact Creature — Golem', pt: '3/3' },
  { name: 'Statue', cost: '{3}', type: 'Artifact' },
);

const deck = (...list: [string, number][]) => list.map(([card, count]) => ({ card, count }));

function setup(companion: string, cards: MagicSetup['players'][0]['deck'], more: Partial<MagicSetup['players'][0]> = {}): MagicSetup {
  return {
    players: [
      { name: 'A', deck: cards, companion, ...more },
      { name: 'B', deck: deck(['Forest', 60]) },
    ],
    first: 0,
    opening: 'none',
    place: [{ seat: 0, zone: 'battlefield', card: 'Forest', count: 7 }],
  };
}

/** The rule by which a set-up is refused; '' when the game begins. */
function refusal(companion: string, cards: MagicSetup['players'][0]['deck'], minimumDeck?: number): string {
  try {
    game.create({ ...setup(companion, cards), ...(minimumDeck === undefined ? {} : { minimumDeck }) }, 'companion');
    return '';
  } catch (e) {
    const { refusal: why } = e as SetupError;
    return `${why.rule} ${why.message.id}`;
  }
}

const FAILS = '702.139a setup.companionDeck';

describe('702.139a: the condition on the starting deck', () => {
  it.each([
    ['Even Friend', deck(['Bear 2', 4], ['Forest', 56]), ''], // a land has mana value 0, which is even
    ['Even Friend', deck(['Bear 2', 4], ['Beast 3', 1], ['Forest', 56]), FAILS],
    ['Odd Friend', deck(['Beast 3', 4], ['Forest', 56]), ''],
    ['Odd Friend', deck(['Beast 3', 4], ['Zero', 1], ['Forest', 56]), FAILS],
    ['Symbol Friend', deck(['Hybrid And Green', 4], ['Beast 3', 1]), ''],
    ['Symbol Friend', deck(['Hybrid Twice', 1]), FAILS],
    ['Symbol Friend', deck(['Ball', 1]), FAILS],
    ['Type Friend', deck(['Beast 3', 4], ['Shifter', 4], ['Bolt', 4], ['Statue', 1]), ''],
    ['Type Friend', deck(['Beast 3', 4], ['Bear 2', 1]), FAILS],
    ['Cheap Friend', deck(['Bear 2', 4], ['Forest', 56]), ''],
    ['Cheap Friend', deck(['Beast 3', 1]), FAILS],
    ['Name Friend', deck(['Bear 2', 1], ['Beast 3', 1], ['Forest', 58]), ''],
    ['Name Friend', deck(['Bear 2', 2], ['Forest', 58]), FAILS],
    ['Alike Friend', deck(['Golem', 4], ['Bear 2', 4], ['Forest', 56]), ''],
    ['Alike Friend', deck(['Golem', 4], ['Bear 2', 4], ['Statue', 1]), FAILS],
    ['Active Friend', deck(['Cycler', 4], ['Tapper', 4], ['Forest', 50], ['Bolt', 4]), ''], // 305.6
    ['Active Friend', deck(['Cycler', 4], ['Bear 2', 1]), FAILS],
    ['Large Friend', deck(['Forest', 80]), ''],
    ['Large Friend', deck(['Forest', 79]), FAILS],
  ] as const)('%s, %j: "%s"', (companion, cards, expected) => expect(refusal(companion, [...cards])).toBe(expected));

  it('100.2b: the minimum of a limited deck is 40', () => {
    expect(refusal('Large Friend', deck(['Forest', 60]), 40)).toBe('');
    expect(refusal('Large Friend', deck(['Forest', 59]), 40)).toBe(FAILS);
  });

  it('a card without a companion ability is no companion', () => {
    expect(refusal('Bear 2', deck(['Forest', 60]))).toBe('702.139a setup.noCompanion');
  });

  it('702.139b: the commander is part of the starting deck', () => {
    define({ name: 'Odd Leader', cost: '{2}{G}', type: 'Legendary Creature — Beast', pt: '3/3' });
    const led = (companion: string) => game.create(setup(companion, deck(['Forest', 99]), { commanders: ['Odd Leader'] }), 's');
    expect(() => led('Even Friend')).toThrow();
    expect(led('Odd Friend').state.players.rows[0].companion).toBeGreaterThan(0);
  });

  it('keyword abilities that are activated abilities are those that the engine expands to one', () => {
    const sample = (keyword: string): KeywordAbility => ({
      kind: 'keyword',
      keyword,
      n: 1,
      cost: [{ pay: 'mana', mana: '{1}' }],
      filter: { is: 'type', type: 'Artifact' },
    });
    const activated = KEYWORDS.filter((k) => k.by === 'abilities')
      .map((k) => k.keyword)
      .filter((k) => expandKeyword(sample(k), rulesOf(TODAY)).some((a) => a.kind === 'activated'));
    expect(activated.sort()).toEqual([...ACTIVATED_KEYWORDS].sort());
  });
});

const options = (s: State): ActOption[] => (s.pending as unknown as { ask: { options: ActOption[] } }).ask.options;
const offers = (s: State): boolean => s.pending?.kind === 'act' && options(s).some((o) => o.act === 'companion');

/** Everybody passes until it holds. */
function until(s: State, done: (s: State) => boolean): State {
  let state = s;
  for (let n = 0; n < 200 && !done(state); n++) {
    const outcome = game.answer(state, state.pending?.kind === 'act' ? { pick: [0] } : { pairs: [] });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    state = outcome.state;
  }
  return state;
}

describe('116.2g: the companion is put into the hand', () => {
  const begun = (more: Partial<MagicSetup['players'][0]> = {}) =>
    begin(game, setup('Even Friend', deck(['Bear 2', 4], ['Forest', 56]), more), 'companion').state;

  it('103.2b: it is revealed and remains outside the game, seen by everybody', () => {
    const s = begun();
    for (const seat of [0, 1, null]) {
      const seen = viewOf(s, seat).players[0].companion;
      expect([seen?.name, seen?.zone]).toEqual(['Even Friend', 'outside']);
    }
    expect(viewOf(s, 1).players[1].companion).toBeNull();
  });

  it('a copy in the sideboard is the companion', () => {
    const s = begun({ sideboard: deck(['Even Friend', 1], ['Bolt', 2]) });
    expect(s.players.rows[0].outside).toHaveLength(3);
    expect(s.players.rows[0].outside).toContain(s.players.rows[0].companion);
    expect(viewOf(s, 1).players[0].companion?.name).toBe('Even Friend');
  });

  it('only in a main phase of the own turn with an empty stack, for {3}, and once', () => {
    let s = until(begun(), (x) => x.pending?.kind === 'act' && x.turn.step === 'upkeep');
    expect(offers(s)).toBe(false);
    s = until(s, (x) => x.pending?.kind === 'act' && x.turn.step === 'precombatMain');
    expect(offers(s)).toBe(true);
    const taken = game.answer(s, { pick: [options(s).findIndex((o) => o.act === 'companion')] });
    if (!taken.ok) throw new Error('refused');
    s = taken.state;
    while (s.pending && s.pending.kind !== 'act') {
      const next = game.answer(s, { pick: [0] });
      if (!next.ok) throw new Error('refused');
      s = next.state;
    }
    expect(s.pending?.seat).toBe(0); // 116.3
    expect(s.stack).toEqual([]);
    expect(viewOf(s, 1).players[0].hand.map((o) => o.name)).toEqual(['Even Friend']); // everybody saw it
    expect(viewOf(s, 1).players[0].companion).toBeNull();
    expect(s.battlefield.filter((id) => viewOf(s, 0).battlefield.find((o) => o.id === id)?.tapped)).toHaveLength(3);
    expect(offers(s)).toBe(false);
    s = until(s, (x) => x.turn.number === 3 && x.turn.step === 'precombatMain' && x.pending?.kind === 'act');
    expect(offers(s)).toBe(false);
  });

  it('not with fewer than three mana', () => {
    const poor = { ...setup('Even Friend', deck(['Bear 2', 4], ['Forest', 56])), place: [] };
    const s = until(game.create(poor, 's').state, (x) => x.pending?.kind === 'act' && x.turn.step === 'precombatMain');
    expect(offers(s)).toBe(false);
  });
});
