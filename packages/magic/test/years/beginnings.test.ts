/** How a game begins and ends, and what is done in it, by the rules of today, of 2015 (document 000) and of 2003 (document 001). */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Profile, viewEvents } from '../../src/index.js';
import { define, game } from '../kit.js';
import { by, inEachYear, refusals, told } from './by.js';

beforeEach(() => {
  define(
    { name: 'Plains', type: 'Basic Land — Plains' },
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Venom', type: 'Sorcery', cost: '{0}', text: 'Target player gets ten poison counters.' },
    { name: 'Giver', type: 'Enchantment', cost: '{0}', text: 'Whenever you gain life, you lose 1 life.' },
    { name: 'Taker', type: 'Enchantment', cost: '{0}', text: 'Whenever you lose life, you gain 1 life.' },
    { name: 'Sip', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' },
    { name: 'Font', type: 'Artifact', cost: '{0}', text: '{0}: You gain 1 life.' },
  );
});

/** What seat 0 is told as a game begins for which nothing is said of who goes first. */
function opening(profile: Profile, kind: string): string[] {
  const players = [0, 1].map((i) => ({ name: `P${i}`, deck: [{ card: 'Plains', count: 60 }] }));
  const { state, events } = game.create({ players, profile }, 'seed');
  return [
    ...new Set(
      viewEvents(state, events, 0)
        .filter((e) => e.kind === kind)
        .map((e) => e.number ?? e.rule),
    ),
  ];
}

describe('the beginning of a game', () => {
  it('row 2 (103.1, 2015:103.2, classic:101.2): one player is chosen to go first', () => {
    expect(inEachYear((year) => opening(year, 'firstPlayer'))).toEqual({ current: ['103.1'], '2015': ['103.2'], classic: ['101.2'] });
  });

  it('row 8 (701.20a, 2015:701.16a, classic:101.1): the decks are shuffled', () => {
    expect(inEachYear((year) => opening(year, 'shuffle'))).toEqual({ current: ['701.20a'], '2015': ['701.16a'], classic: ['101.1'] });
  });

  it('row 6 (103.2b): no companion is revealed in 2015 and 2003: there were none', () => {
    const text = 'Companion — Each permanent card in your starting deck has mana value 2 or less.';
    expect(refusals({ name: 'Friend', type: 'Creature — Cat', cost: '{1}', pt: '1/1', text })).toEqual(['', 'companion', 'companion']);
  });
});

describe('the end of a game', () => {
  it('row 10 (704.5c, 2015:704.5c, classic:420.5h): ten poison counters', () => {
    const lost = inEachYear((year) => {
      const t = by(year, { A: { hand: ['Venom'] } });
      t.cast('A', 'Venom', { targets: ['@B'] }).resolve();
      return [t.winner(), ...told(t, 'loseGame')];
    });
    expect(lost).toEqual({ current: ['A', '704.5c'], '2015': ['A', '704.5c'], classic: ['A', '420.5h'] });
  });

  it('row 10 (702.164): toxic is newer than 2015, infect newer than 2003', () => {
    const keyword = (text: string) => refusals({ name: 'Biter', type: 'Creature — Rat', cost: '{1}', pt: '1/1', text });
    expect(keyword('Toxic 1')).toEqual(['', 'toxic', 'toxic']);
    expect(keyword('Infect')).toEqual(['', '', 'infect']);
  });

  it('row 11 (104.4b, 2015:104.4b, classic:102.6): what nobody can stop is a draw', () => {
    const drawn = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Giver', 'Taker'], hand: ['Sip'] } });
      t.cast('A', 'Sip');
      for (let i = 0; i < 4000 && t.state.pending; i++) t.pass();
      return [t.winner(), ...told(t, 'draw game')];
    });
    expect(drawn).toEqual({ current: ['draw', '104.4b'], '2015': ['draw', '104.4b'], classic: ['draw', '102.6'] });
  });

  it('row 12 (104.3a, 2015:104.3a, classic:102.7): a player may concede at any time', () => {
    const conceded = inEachYear((year) => {
      const t = by(year, {}, 'upkeep');
      const o = game.concede(t.state, 1);
      if (!o.ok) throw new Error('refused');
      t.state = o.state;
      t.events.push(...o.events);
      return [t.winner(), ...told(t, 'loseGame')];
    });
    expect(conceded).toEqual({ current: ['A', '104.3a'], '2015': ['A', '104.3a'], classic: ['A', '102.7'] });
  });
});

describe('what is cast, activated and played', () => {
  it('row 15 (601.2i, 602.2b, 305.1, 2015:601.2h, 2015:602.2b, 2015:305.1, classic:409.1g, classic:409.1, classic:305.4): all of it was "played" by section 409, lands by 305.4', () => {
    const numbers = inEachYear((year) => {
      const t = by(year, { A: { battlefield: ['Font'], hand: ['Sip', 'Forest'] } });
      t.land('A', 'Forest').cast('A', 'Sip').resolve().activate('A', 'Font').resolve();
      return [...told(t, 'cast'), ...told(t, 'activate'), ...told(t, 'landPlay')];
    });
    expect(numbers).toEqual({
      current: ['601.2i', '602.2b', '305.1'],
      '2015': ['601.2h', '602.2b', '305.1'],
      classic: ['409.1g', '409.1', '305.4'],
    });
  });
});
