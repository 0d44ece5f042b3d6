import { compileCard, roundTripFailure } from '@apnap/oracle';
import { describe, expect, it } from 'vitest';
import { unsupported } from '../../src/index.js';
import { define, Table } from '../kit.js';

const attraction = (name: string, lights: number[], text = 'Visit — You gain 3 life.') =>
  define({ name, type: 'Artifact — Attraction', lights, text });
attraction('Big Wheel', [2, 6]);
attraction('Ghost Train', [2], 'Visit — Draw a card.');
attraction('Strong Man', [3], 'Visit — You may pay 2 life. If you do, claim the prize.\nPrize — Draw two cards. You gain 5 life.');
define(
  { name: 'Barker', cost: '{0}', type: 'Sorcery', text: 'Open an Attraction.' },
  { name: 'Visitor', cost: '{0}', type: 'Sorcery', text: 'Roll to visit your Attractions.' },
  { name: 'Fan', cost: '{0}', type: 'Creature — Human', pt: '1/1', text: 'Whenever you open an Attraction, you gain 1 life.' },
  { name: 'Hammer', cost: '{0}', type: 'Artifact', text: '{0}: Destroy target artifact.' },
  { name: 'Hook', cost: '{0}', type: 'Artifact', text: "{0}: Return target artifact to its owner's hand." },
);

const park = (dice: number[], hand: string[] = [], battlefield: string[] = []): Table =>
  new Table({ A: { hand, battlefield, attractionDeck: ['Big Wheel', 'Ghost Train'] } }, 'park', { dice: [dice, []] }).to(
    'precombatMain',
    1,
  );

describe('717, 701.48-701.49, 702.159 Attractions', () => {
  it('701.48b-c: the top card of the Attraction deck is put onto the battlefield, and that is opening it', () => {
    const t = park([], ['Barker'], ['Fan']).cast('A', 'Barker').resolveAll();
    expect(t.names('battlefield')).toEqual(['Fan', 'Big Wheel']);
    expect(t.life('A')).toBe(21);
  });

  it('701.48a: without an Attraction deck nothing is opened', () => {
    const t = new Table({ A: { hand: ['Barker'], battlefield: ['Fan'] } }).to('precombatMain', 1).cast('A', 'Barker').resolveAll();
    expect(t.names('battlefield')).toEqual(['Fan']);
    expect(t.life('A')).toBe(20);
  });

  it('701.49a, 702.159a: those with the result lit up are visited', () => {
    const t = park(
      [2, 6, 1],
      ['2 Barker', '3 Visitor'].flatMap((x) => Array.from({ length: Number(x[0]) }, () => x.slice(2))),
      [],
    );
    t.cast('A', 'Barker').resolve().cast('A', 'Barker').resolve();
    const cards = () => t.names('hand').length;
    const before = cards();
    t.cast('A', 'Visitor').resolveAll();
    expect([t.life('A'), cards() - before]).toEqual([23, 0]); // one card went, one was drawn
    t.cast('A', 'Visitor').resolveAll();
    expect([t.life('A'), cards() - before]).toEqual([26, -1]);
    t.cast('A', 'Visitor').resolveAll();
    expect([t.life('A'), cards() - before]).toEqual([26, -2]);
  });

  it('717.4, 703.4g: as the precombat main phase begins, its controller rolls to visit', () => {
    const t = park([6], ['Barker']).cast('A', 'Barker').resolve();
    expect(t.happened('roll')).toHaveLength(0);
    t.to('precombatMain', 3).resolveAll();
    expect(t.happened('roll')).toHaveLength(1);
    expect(t.life('A')).toBe(23);
    t.to('precombatMain', 4);
    expect(t.happened('roll')).toHaveLength(1); // not for the opponent
  });

  it.each(['Hammer', 'Hook'])('717.6: put anywhere but exile, it goes to the command zone (%s)', (tool) => {
    const t = park([], ['Barker'], [tool]).cast('A', 'Barker').resolve();
    t.activate('A', tool, { targets: ['Big Wheel'] }).resolveAll();
    expect(t.names('command')).toContain('Big Wheel');
    expect([...t.names('graveyard'), ...t.names('hand')]).not.toContain('Big Wheel');
  });

  it('717.2a: ten cards with different names in constructed play; and they are no cards of a deck', () => {
    const make = (attractionDeck: string[] | undefined, deck = 'Blank') =>
      new Table({}, 'x', {
        opening: 'hands',
        players: [
          { name: 'A', deck: [{ card: deck, count: 60 }], ...(attractionDeck ? { attractionDeck } : {}) },
          { name: 'B', deck: [{ card: 'Blank', count: 60 }] },
        ],
      });
    expect(() => make(['Big Wheel'])).toThrow(/10/);
    expect(() => make(['Big Wheel', 'Big Wheel'])).toThrow(/twice/);
    expect(() => make(['Blank'])).toThrow(/no Attraction/);
    expect(() => make(undefined, 'Big Wheel')).toThrow(/ordinary deck/);
  });

  it('717.1: without its lit-up numbers a card is refused', () => {
    const r = compileCard({
      name: 'Dark',
      layout: 'normal',
      supertypes: [],
      types: ['Artifact'],
      subtypes: ['Attraction'],
      text: 'Visit — Draw a card.',
    });
    expect(r.ok && unsupported(r.card)).toEqual(['numbers that are lit up']);
    expect(r.ok && roundTripFailure(r.card)).toBeUndefined();
  });

  it('702.159b: claiming the prize is doing what stands after the dash; it is not done otherwise', () => {
    const stall = (yes: boolean): Table =>
      new Table({ A: { hand: ['Barker', 'Visitor'], library: ['Fan', 'Fan', 'Fan'], attractionDeck: ['Strong Man'] } }, 'prize', {
        dice: [[3], []],
      })
        .to('precombatMain', 1)
        .cast('A', 'Barker')
        .resolve()
        .when('may', { yes })
        .cast('A', 'Visitor')
        .resolveAll();
    const claimed = stall(true);
    expect(claimed.life('A')).toBe(23);
    expect(claimed.names('hand', 'A').length).toBe(2);
    const passed = stall(false);
    expect(passed.life('A')).toBe(20);
    expect(passed.names('hand', 'A')).toEqual([]);
  });

  it('702.159b: without a prize there is nothing to claim: such a text is refused', () => {
    const input = {
      name: 'Stall',
      layout: 'normal' as const,
      types: ['Artifact' as const],
      typeLine: 'Artifact — Attraction',
      subtypes: ['Attraction'],
      text: 'Visit — Claim the prize.',
    };
    expect(compileCard(input as unknown as Parameters<typeof compileCard>[0]).ok).toBe(false);
  });
});
