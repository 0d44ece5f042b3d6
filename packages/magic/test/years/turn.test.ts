/** The turn, mana and the start of the game by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { type Answer, defaultAnswer } from '@apnap/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { Account, type MagicSetup, type Profile, type State, viewEvents } from '../../src/index.js';
import { define, game } from '../kit.js';
import { begins, by, inEachYear } from './by.js';

beforeEach(() => {
  define(
    { name: 'Plains', type: 'Basic Land — Plains' },
    { name: 'Mountain', type: 'Basic Land — Mountain' },
    { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' },
    {
      name: 'Mine',
      type: 'Artifact',
      cost: '{2}',
      text: "At the beginning of each player's draw step, that player draws an additional card.",
    },
    { name: 'Warder', type: 'Creature — Human', cost: '{W}', pt: '2/2', text: 'Whenever Warder becomes untapped, you gain 1 life.' },
    { name: 'Keeper', type: 'Artifact', cost: '{W}', text: 'At the beginning of your upkeep, you lose 1 life.' },
    { name: 'Founder', type: 'Legendary Creature — Human', cost: '{W}', pt: '2/2' },
    { name: 'Victory', type: 'Sorcery', cost: '{0}', text: 'You win the game.' },
  );
});

describe('mana that is not spent', () => {
  it('row 57 (500.4, 2015:500.4, classic:300.4): it is lost at the end of a step, in 2003 of the phase', () => {
    const kept = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Mountain'], hand: ['Bolt'] } }, 'upkeep');
      t.mana('A', 'Mountain').to('draw');
      return t.can('A').includes('cast Bolt');
    });
    expect(kept).toEqual({ current: false, '2015': false, classic: true });
  });

  it('row 58 (classic:300.4): in 2003 its player loses that much life', () => {
    const lives = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['2 Mountain'] } });
      t.mana('A', 'Mountain').mana('A', 'Mountain');
      return [t.life('A'), t.to('beginCombat').life('A')];
    });
    expect(lives).toEqual({ current: [20, 20], '2015': [20, 20], classic: [20, 18] });
  });

  it('row 58 (classic:300.4): it is loss of life, told with its own rule, and can lose the game', () => {
    const t = by('classic', { A: { battlefield: ['Mountain'], life: 1 } });
    t.mana('A', 'Mountain');
    while (t.state.pending) t.answer(defaultAnswer(t.state.pending));
    expect(t.winner()).toBe('B');
    expect(t.happened('loseLife').map((e) => e.rule)).toEqual(['classic:300.4']);
    expect(viewEvents(t.state, t.happened('loseLife'), 0)[0].number).toBe('300.4');
  });
});

describe('the beginning phase', () => {
  it('row 61 (504.1, 2015:504.1, classic:304.1): in 2003 the draw of the turn is an ability on top of all that has triggered', () => {
    const shown = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Mine'] } });
      return begins(t, 'draw', 2).names('stack');
    });
    expect(shown).toEqual({ current: ['Mine'], '2015': ['Mine'], classic: ['Mine', 'Draw of the Turn'] });
  });

  it('row 61 (classic:304.1): players can respond to it; the card is drawn as it resolves', () => {
    const t = by('classic', {});
    begins(t, 'draw', 2);
    expect([t.names('hand', 'B').length, t.names('stack')]).toEqual([0, ['Draw of the Turn']]);
    expect(t.resolve().names('hand', 'B').length).toBe(1);
  });

  it('row 7 (103.8a, 2015:103.7a, classic:101.4): in every year the player who goes first draws no card on the first turn', () => {
    expect(inEachYear((year) => by(year, {}, 'draw').names('hand').length)).toEqual({ current: 0, '2015': 0, classic: 0 });
    expect(by('classic', {}, 'draw').names('stack')).toEqual([]);
  });

  it('row 60 (503.1a, classic:303.1): what triggered in the untap step goes on the stack after what triggers as the upkeep begins', () => {
    const last = inEachYear((year) => {
      const t = by(year, { B: { battlefield: [{ card: 'Warder', tapped: 'tapped' }, 'Keeper'] } });
      return begins(t, 'upkeep', 2).names('stack');
    });
    expect(last.classic).toEqual(['Keeper', 'Warder']);
    expect(new Set(last.current)).toEqual(new Set(['Keeper', 'Warder']));
  });
});

/** A game that is asked for mulligans; so many are taken by the first seat to decide. */
function mulligans(profile: Profile, times: number, more: Partial<MagicSetup> = {}, seats = 2): { state: State; asked: number[] } {
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, deck: [{ card: 'Plains', count: 60 }] }));
  let { state } = game.create({ players, first: 0, profile, ...more }, 'seed');
  const asked: number[] = [];
  while (state.pending && state.pending.kind !== 'act') {
    const d = state.pending;
    if (d.kind === 'mulligan') asked.push(d.seat);
    let answer: Answer = defaultAnswer(d);
    if (d.kind === 'mulligan') answer = { yes: asked.filter((x) => x === d.seat).length <= times };
    if (d.prompt.id === 'ask.mulliganAway') answer = { pick: [0, 1, 2] };
    const o = game.answer(state, answer);
    if (!o.ok) throw new Error(JSON.stringify(o.refusal));
    state = o.state;
  }
  return { state, asked };
}

const hands = (s: State): number[] => s.players.rows.map((p) => p.hand.length);

describe('mulligans', () => {
  it('row 3 (103.5, 2015:103.4, classic:101.5): in 2003 the second player decides when the first has kept', () => {
    const asked = inEachYear((year) => mulligans(year, 2).asked.join(''));
    expect(asked).toEqual({ current: '010101', '2015': '010101', classic: '000111' });
    expect(inEachYear((year) => hands(mulligans(year, 2).state))).toEqual({ current: [5, 5], '2015': [5, 5], classic: [5, 5] });
  });

  it('row 3 (classic:101.5): to no cards at all, and then the hand is kept', () => {
    expect(hands(mulligans('classic', 9).state)).toEqual([0, 0]);
  });

  it('row 4 (103.5c, 2015:103.4c): among three or more the first one is free', () => {
    expect(hands(mulligans('2015', 1, {}, 3).state)).toEqual([7, 7, 7]);
    expect(hands(mulligans('current', 1, {}, 3).state)).toEqual([7, 7, 7]);
  });

  it('row 5 (103.5, 2015:903.8): with commanders any number of cards is exiled face down in 2015, and one fewer drawn; they are shuffled back', () => {
    const deck = [{ card: 'Plains', count: 99 }];
    const players = [0, 1].map((i) => ({ name: `P${i}`, deck, commanders: ['Founder'] }));
    const { state } = mulligans('2015', 1, { players });
    expect(hands(state)).toEqual([6, 6]);
    expect(state.players.rows.map((p) => p.library.length)).toEqual([93, 93]);
    expect(state.exile).toEqual([]);
    expect(hands(mulligans('2015', 2, { players }).state)).toEqual([5, 5]);
  });

  it('row 1 (100.1, classic:100.1): the rules of 2003 are for two players', () => {
    expect(() => mulligans('classic', 0, {}, 3)).toThrow('two players');
    expect(hands(mulligans('2015', 0, {}, 3).state)).toEqual([7, 7, 7]);
  });
});

describe('winning', () => {
  it('row 9 (104.3h, 104.1, 2015:104.3h): among three or more, "you win" made the opponents lose in 2015', () => {
    const losses = (['current', '2015'] as const).map((profile) => {
      const players = [0, 1, 2].map((i) => ({ name: `P${i}`, deck: [{ card: 'Plains', count: 10 }] }));
      let { state } = game.create(
        { players, first: 0, profile, opening: 'none', place: [{ seat: 0, zone: 'hand', card: 'Victory' }] },
        'seed',
      );
      const events = [];
      for (let n = 0; n < 100 && state.pending; n++) {
        const d = state.pending;
        const options = (d.ask as unknown as { options: { act?: string }[] }).options ?? [];
        const cast = options.findIndex((o) => o.act === 'cast');
        const o = game.answer(state, cast >= 0 ? { pick: [cast] } : defaultAnswer(d));
        if (!o.ok) throw new Error('refused');
        state = o.state;
        events.push(...o.events);
      }
      expect(state.result?.winners).toEqual([0]);
      return events.filter((e) => e.kind === 'loseGame').map((e) => e.player);
    });
    expect(losses).toEqual([[], [1, 2]]);
  });
});

describe('the words of the log', () => {
  it('rows 15, 16, 77 (601.1, classic:409.1, classic:217.1, classic:313.1): what is cast today was played in 2003, and came into play', () => {
    define(
      { name: 'Cub', type: 'Creature — Bear', cost: '{0}', pt: '1/1' },
      { name: 'Away', type: 'Sorcery', cost: '{0}', text: 'Exile target creature.' },
    );
    const told = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Cub', 'Away'] } });
      t.cast('A', 'Cub')
        .resolve()
        .cast('A', 'Away', { targets: ['Cub'] })
        .resolve()
        .to('end');
      return (['en', 'zh'] as const).map((lang) =>
        new Account({ lang, players: ['A', 'B'], lives: [20, 20] })
          .add(viewEvents(t.state, t.events, 0))
          .map((l) => l.text)
          .join(' '),
      );
    });
    expect(told.classic[0]).toMatch(/First main phase A plays Cub.*comes into play.*removed from the game/);
    expect(told.classic[0]).not.toMatch(/cast|battlefield|exile/i);
    expect(told.classic[1]).toMatch(/第一行动阶段.*使用.*进场.*移出游戏/);
    expect(told.current[0]).toMatch(/Precombat main phase A casts Cub.*enters the battlefield.*is exiled/);
    expect(told['2015']).toEqual(told.current);
  });
});
