/** CR 700.2i: modes with pawprint symbols, of which so many may be chosen as are worth no more than a number together. */
import { describe, expect, it } from 'vitest';
import { objectView } from '../../src/index.js';
import { define, type Table, table } from '../kit.js';

define(
  {
    name: 'Paw Season',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — You gain 1 life.\n{P}{P} — Draw a card.\n{P}{P}{P} — Put a +1/+1 counter on a creature you control. It gains flying until end of turn.',
  },
  {
    name: 'Paw Once',
    type: 'Sorcery',
    cost: '{0}',
    text: 'Choose up to five {P} worth of modes.\n{P} — You gain 1 life.\n{P}{P} — Destroy target artifact.\n{P}{P}{P} — You gain 5 life.',
  },
  { name: 'Paw Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  { name: 'Paw Stone', type: 'Artifact', cost: '{0}' },
);

type Offer = { mode: number; worth: number };

/** Casts it; each time a mode is asked the next of these is taken, then none. @returns what was offered each time */
function cast(t: Table, name: string, modes: number[]): Offer[][] {
  const offers: Offer[][] = [];
  t.when('modes', (d) => {
    const options = d.ask.form === 'pick' ? (d.ask.options as Offer[]) : [];
    offers.push(options.map(({ mode, worth }) => ({ mode, worth })));
    const next = modes.shift();
    return { pick: next === undefined ? [] : [options.findIndex((o) => o.mode === next)] };
  });
  t.cast('A', name).resolveAll();
  return offers;
}
const start = (...battlefield: string[]): Table =>
  table({ A: { hand: ['Paw Season', 'Paw Once'], library: ['9 Forest'], battlefield }, B: { library: ['9 Forest'] } }, 'precombatMain');
const modesOf = (offers: Offer[][]): number[][] => offers.map((list) => list.map((o) => o.mode));

describe('700.2i pawprint modes', () => {
  it('what is chosen is worth no more than the number together', () => {
    const t = start('Paw Bear');
    const offers = cast(t, 'Paw Season', [2, 0]);
    // five; then two are left; then one
    expect(offers).toEqual([
      [
        { mode: 0, worth: 1 },
        { mode: 1, worth: 2 },
        { mode: 2, worth: 3 },
      ],
      [
        { mode: 0, worth: 1 },
        { mode: 1, worth: 2 },
      ],
      [{ mode: 0, worth: 1 }],
    ]);
    const bear = t.perms('Paw Bear')[0];
    expect([t.life('A'), bear.power, objectView(t.state, bear.id).keywords.some((k) => JSON.stringify(k).includes('flying'))]).toEqual([
      21,
      3,
      true,
    ]);
  });

  it('700.2d: the same mode more than once where the spell says so, and it is carried out so often', () => {
    const t = start();
    expect(modesOf(cast(t, 'Paw Season', [0, 0, 0, 0, 0])).length).toBe(5);
    expect(t.life('A')).toBe(25);
  });

  it('each mode at most once where it does not; one without a legal target is not offered (700.2a)', () => {
    const t = start();
    expect(modesOf(cast(t, 'Paw Once', [0, 2]))).toEqual([[0, 2], [2]]);
    expect(t.life('A')).toBe(26);
    expect(modesOf(cast(start('Paw Stone'), 'Paw Once', [1]))[0]).toEqual([0, 1, 2]);
  });

  it('"up to": none need be chosen', () => {
    const t = start();
    cast(t, 'Paw Season', []);
    expect([t.life('A'), t.names('graveyard', 'A')]).toEqual([20, ['Paw Season']]);
  });
});
