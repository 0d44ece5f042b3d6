/** CR 903.4b, 607.2p: commanders for which a color is chosen before the game; 903.8, 903.10a: two commanders with the same name. */
import { describe, expect, it } from 'vitest';
import { type MagicSetup, objectView } from '../../src/index.js';
import { define, game } from '../kit.js';
import { Pod, put, seat } from '../pod.js';

define(
  {
    name: 'Hued Piper',
    type: 'Legendary Creature — Shapeshifter',
    cost: '{0}',
    pt: '3/3',
    text: 'If Hued Piper is your commander, choose a color before the game begins. Hued Piper is the chosen color.\nPartner\nHaste',
  },
  { name: 'Hued Captain', type: 'Legendary Creature — Bear', cost: '{1}{G}', pt: '2/2', text: 'Partner' },
  {
    name: 'Hued Mirror',
    type: 'Creature — Shapeshifter',
    cost: '{0}',
    pt: '0/0',
    text: "You may have Hued Mirror enter as a copy of any creature on the battlefield, except it isn't legendary.",
  },
  { name: 'Hued Tower', type: 'Land', text: "{T}: Add one mana of any color in your commander's color identity." },
  { name: 'Hued Spark', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' },
  { name: 'Hued Drop', type: 'Instant', cost: '{U}', text: 'You gain 1 life.' },
); // prettier-ignore

const PIPER = 'Hued Piper';
type Seat = MagicSetup['players'][number];
const led = (commanders: string[], more: Partial<Seat> = {}): Seat => ({ ...seat('A'), commanders, ...more });
const pod = (a: Seat, place: MagicSetup['place'] = []): Pod => new Pod({ players: [a, seat('B')], place });
const colorsOf = (p: Pod, ids: readonly number[], name = PIPER): readonly (readonly string[])[] =>
  ids.map((id) => objectView(p.state, id)).flatMap((o) => (o.name === name ? [o.colors] : []));
const chosen = (p: Pod): (string | undefined)[] => p.state.commanders.map((c) => c.color);

describe('903.4b colors chosen for commanders', () => {
  it('903.4b, 607.2p: it is the chosen color in each zone', () => {
    const p = pod(led([PIPER], { commanderColors: ['R'] }));
    expect(colorsOf(p, p.state.command)).toEqual([['R']]);
    p.until('act', 0, 'precombatMain').act('cast', PIPER);
    expect(colorsOf(p, p.state.stack)).toEqual([['R']]);
    expect(colorsOf(p.settle(true), p.state.battlefield)).toEqual([['R']]);
  });

  it('903.4b: the choice is revealed as the commander is put into the command zone', () => {
    const { events } = game.create({ players: [led([PIPER], { commanderColors: ['B'] }), seat('B')], first: 0, opening: 'none' }, '1');
    expect(events.filter((e) => e.rule === '903.4b').map((e) => [e.kind, e.player, e.word])).toEqual([['choose', 0, 'B']]);
  });

  it('607.2p: what is no commander has no chosen color: a card in a deck, and a copy', () => {
    const place = [put(1, 'hand', PIPER), put(0, 'hand', 'Hued Mirror')];
    const p = pod(led([PIPER], { commanderColors: ['W'] }), place);
    expect(colorsOf(p, p.state.players.rows[1].hand)).toEqual([[]]);
    p.until('act', 0, 'precombatMain').act('cast', PIPER);
    p.settle(true);
    p.choosing().when('choose', () => ({ pick: [0] }));
    p.act('cast', 'Hued Mirror').settle(true);
    expect(colorsOf(p, p.state.battlefield).toSorted()).toEqual([[], ['W']]);
  });

  it('903.4b: the color belongs to the identity: mana of its colors', () => {
    const place = [put(0, 'battlefield', 'Hued Tower'), put(0, 'hand', 'Hued Spark'), put(0, 'hand', 'Hued Drop')];
    const p = pod(led([PIPER], { commanderColors: ['U'] }), place).until('act', 0, 'precombatMain');
    expect([p.offered('Hued Spark'), p.offered('Hued Drop')]).toEqual([false, true]);
  });

  it('903.4b: where nothing is said, it is the color that the deck needs and no other commander has', () => {
    const cards = (...names: string[]): Partial<Seat> => ({ deck: names.map((card) => ({ card, count: 10 })) });
    expect(chosen(pod(led([PIPER], cards('Hued Spark', 'Blank'))))).toEqual(['R']);
    expect(chosen(pod(led([PIPER, 'Hued Captain'], cards('Hued Captain', 'Hued Drop'))))).toEqual(['U', undefined]);
    expect(chosen(pod(led([PIPER, PIPER], cards('Hued Drop', 'Hued Spark'))))).toEqual(['U', 'R']);
    // CR 903.5d: a Forest could make green mana
    expect(chosen(pod(led([PIPER], cards('Forest'))))).toEqual(['G']);
    expect(chosen(pod(led([PIPER, PIPER], { ...cards('Hued Drop', 'Hued Spark'), commanderColors: [null, 'U'] })))).toEqual(['R', 'U']);
  });

  it('903.4b: no color is chosen for another commander, and only one of the five', () => {
    expect(() => pod(led(['Hued Captain'], { commanderColors: ['R'] }))).toThrow('colors are chosen');
    expect(() => pod(led([PIPER], { commanderColors: ['purple' as 'R'] }))).toThrow('colors are chosen');
  });
});

describe('702.124 two commanders with the same name', () => {
  it('903.8, 702.124d: how often each was cast is counted apart, and each has its own color', () => {
    const p = pod(led([PIPER, PIPER], { commanderColors: ['W', 'G'] }));
    expect(colorsOf(p, p.state.command)).toEqual([['W'], ['G']]);
    p.until('act', 0, 'precombatMain').act('cast', PIPER).settle(true);
    expect(p.state.commanders.map((c) => c.casts)).toEqual([1, 0]);
    // the legend rule aside, the other costs no more for that
    expect(p.offered(PIPER)).toBe(true);
  });

  it('903.10a: so is their combat damage', () => {
    const p = pod(led([PIPER, PIPER], { commanderColors: ['W', 'G'] }));
    p.until('act', 0, 'precombatMain').act('cast', PIPER).settle(true);
    p.until('attackers', 0).attack(1);
    p.until('act', 0, 'postcombatMain');
    expect(p.state.commanders.map((c) => c.damage[1])).toEqual([3, 0]);
  });
});
