import { begin, defaultAnswer, type SetupError } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { type ActOption, characteristics, live, type MagicSetup, type State, viewOf } from '../../src/index.js';
import { define, game } from '../kit.js';

define(
  { name: 'Bear', cost: '{1}{G}', type: 'Creature — Bear', pt: '2/2' },
  { name: 'Wolf', cost: '{1}{G}', type: 'Creature — Wolf', pt: '2/2' },
  { name: 'Secret Haste', type: 'Conspiracy', text: 'Hidden agenda\nCreatures you control with the chosen name have haste.' },
  {
    name: 'Secret Call',
    type: 'Conspiracy',
    text: 'Hidden agenda\nWhenever a creature with the chosen name enters under your control, you gain 3 life.',
  },
  {
    name: 'Two Secrets',
    type: 'Conspiracy',
    text: 'Double agenda\nWhenever you cast a creature spell with one of the chosen names, you may search your library for a creature card with the other chosen name, reveal it, put it into your hand, then shuffle your library.',
  },
  {
    name: 'Open Guard',
    type: 'Conspiracy',
    text: 'Each creature you control assigns combat damage equal to its toughness rather than its power.',
  },
  {
    name: 'First Watch',
    type: 'Conspiracy',
    text: 'At the beginning of your first upkeep, create a 1/2 white Soldier creature token with defender.\nAt the beginning of the first upkeep, you gain 1 life.',
  },
  { name: 'Small Deck', type: 'Conspiracy', text: 'Your minimum deck size is reduced by five.' },
  {
    name: 'Goes First',
    type: 'Conspiracy',
    text: 'You are the starting player. If multiple players would be the starting player, one of those players is chosen at random.',
  },
  { name: 'Wild Song', type: 'Conspiracy', text: 'The first creature spell you cast each turn costs {1} less to cast.' },
  {
    name: 'A Number',
    type: 'Conspiracy',
    text: 'Before drawing your opening hand, choose 1, 2, or 3.\nYou may spend mana as though it were mana of any color to cast creature spells with mana value equal to the chosen number.',
  },
  {
    name: 'Big Friend',
    cost: '{4}{G}',
    type: 'Legendary Creature — Beast',
    pt: '4/4',
    text: 'Companion — Your starting deck contains at least twenty cards more than the minimum deck size.',
  },
); // prettier-ignore

type Seat = MagicSetup['players'][0];

const setup = (mine: NonNullable<Seat['conspiracies']>, more: Partial<MagicSetup> = {}, seat: Partial<Seat> = {}): MagicSetup => ({
  players: [
    { name: 'A', deck: [{ card: 'Wolf', count: 30 }], conspiracies: mine, ...seat },
    { name: 'B', deck: [{ card: 'Wolf', count: 30 }] },
  ],
  first: 0,
  opening: 'none',
  place: [
    { seat: 0, zone: 'battlefield', card: 'Forest', count: 4 },
    { seat: 0, zone: 'hand', card: 'Bear', count: 2 },
    { seat: 0, zone: 'hand', card: 'Wolf', count: 1 },
  ],
  ...more,
});

const start = (s: MagicSetup): State => begin(game, s, 'conspiracies').state;
const options = (s: State): ActOption[] => (s.pending as unknown as { ask: { options: ActOption[] } }).ask.options;

function refusal(s: MagicSetup): string {
  try {
    game.create(s, 'conspiracies');
    return '';
  } catch (e) {
    return `${(e as SetupError).refusal.rule} ${(e as SetupError).refusal.message.id}`;
  }
}

/** Answers with the first fitting option: passing, or what `choose` says. */
function until(s: State, done: (s: State) => boolean, yes = true): State {
  let state = s;
  for (let n = 0; n < 400 && !done(state); n++) {
    const d = state.pending;
    if (!d) break;
    const { form } = d.ask as { form: string };
    const answer =
      form === 'confirm' ? { yes } : form === 'number' ? { number: 2 } : d.kind === 'choose' ? { pick: [0] } : defaultAnswer(d);
    const outcome = game.answer(state, answer as never);
    if (!outcome.ok) throw new Error(`${d.kind} ${JSON.stringify(outcome.refusal)}`);
    state = outcome.state;
  }
  return state;
}

const main = (s: State): boolean => s.pending?.kind === 'act' && s.turn.step === 'precombatMain' && s.pending.seat === 0;
const nameOf = (s: State, id: number): string => characteristics(s, id).name;

function act(s: State, kind: ActOption['act'], name: string): State {
  const i = options(s).findIndex((o) => o.act === kind && 'object' in o && (nameOf(s, o.object) === name || cardOf(s, o.object) === name));
  if (i < 0) throw new Error(`no ${kind} ${name}`);
  const outcome = game.answer(s, { pick: [i] });
  if (!outcome.ok) throw new Error('refused');
  return until(outcome.state, (x) => x.pending?.kind === 'act');
}
const cardOf = (s: State, id: number): string => s._pool.cards[live(s, id)?.card ?? 0].card.name;
const mine = (s: State, name: string): number => s.battlefield.find((id) => nameOf(s, id) === name) as number;

describe('315 conspiracies', () => {
  it('315.2: they begin in the command zone, those with hidden agenda face down', () => {
    const s = start(setup([{ card: 'Open Guard' }, { card: 'Secret Haste', names: ['Bear'] }]));
    const seen = (seat: number | null) => viewOf(s, seat).command.map((o) => [o.name, o.card, o.faceDown, o.noted]);
    // 315.7, 702.106b
    expect(seen(0)).toEqual([
      ['Open Guard', 'Open Guard', false, []],
      ['', 'Secret Haste', true, ['Bear']],
    ]); // prettier-ignore
    for (const other of [1, null])
      expect(seen(other)).toEqual([
        ['Open Guard', 'Open Guard', false, []],
        ['', '', true, []],
      ]); // prettier-ignore
    expect(JSON.stringify(viewOf(s, 1))).not.toContain('Secret');
  });

  it('315.5b: face down it has no characteristics, and its abilities do nothing', () => {
    let s = until(start(setup([{ card: 'Secret Haste', names: ['Bear'] }])), main);
    s = until(act(s, 'cast', 'Bear'), (x) => main(x) && x.stack.length === 0);
    expect(viewOf(s, 0).battlefield.find((o) => o.name === 'Bear')?.keywords).toEqual([]);
  });

  it('116.2j, 702.106c-d: turned face up any time its controller has priority; the abilities read the name', () => {
    let s = until(start(setup([{ card: 'Secret Haste', names: ['Bear'] }])), main);
    s = until(act(s, 'cast', 'Bear'), main);
    expect(s.stack).toHaveLength(1);
    const before = game.answer(s, { pick: [options(s).findIndex((o) => o.act === 'turnFaceUp')] });
    if (!before.ok) throw new Error('refused');
    expect(before.events.map((e) => [e.rule, e.kind, e.word])).toEqual([
      ['116.2j', 'turnFaceUp', ''],
      ['116.2j', 'choose', 'Bear'],
    ]); // prettier-ignore
    s = before.state;
    expect([s.stack.length, s.pending?.seat]).toEqual([1, 0]); // 116.3
    s = until(
      act(
        until(s, (x) => main(x) && x.stack.length === 0),
        'cast',
        'Wolf',
      ),
      (x) => main(x) && x.stack.length === 0,
    );
    expect(characteristics(s, mine(s, 'Bear')).keywords).not.toBe(0);
    expect(characteristics(s, mine(s, 'Wolf')).keywords).toBe(0);
    expect(viewOf(s, 1).command.map((o) => [o.name, o.noted])).toEqual([['Secret Haste', ['Bear']]]);
    expect(options(s).some((o) => o.act === 'turnFaceUp')).toBe(false);
  });

  it('116.2j: an opponent turns up nothing', () => {
    const s = until(start(setup([{ card: 'Secret Haste', names: ['Bear'] }])), (x) => x.pending?.kind === 'act' && x.pending.seat === 1);
    expect(options(s).some((o) => o.act === 'turnFaceUp')).toBe(false);
  });

  it('a triggered ability triggers only if it was face up before', () => {
    let s = until(start(setup([{ card: 'Secret Call', names: ['Bear'] }])), main);
    s = until(act(s, 'cast', 'Bear'), (x) => main(x) && x.stack.length === 0);
    s = act(s, 'turnFaceUp', 'Secret Call');
    expect(s.players.rows[0].life).toBe(20);
    s = until(act(s, 'cast', 'Bear'), (x) => main(x) && x.stack.length === 0);
    expect(s.players.rows[0].life).toBe(23);
  });

  it('702.106f: double agenda: a spell with one name finds a card with the other', () => {
    const s = until(start(setup([{ card: 'Two Secrets', names: ['Wolf', 'Bear'] }])), main);
    let t = act(act(s, 'turnFaceUp', 'Two Secrets'), 'cast', 'Bear');
    const hand = t.players.rows[0].hand.length;
    t = until(t, (x) => main(x) && x.stack.length === 1); // the trigger has resolved
    expect(t.players.rows[0].hand.map((id) => nameOf(t, id)).filter((n) => n === 'Wolf')).toHaveLength(2);
    expect(t.players.rows[0].hand).toHaveLength(hand + 1);
  });

  it('702.106a, 702.106f: as many different names as it says', () => {
    expect(refusal(setup([{ card: 'Secret Haste' }]))).toBe('702.106a setup.secretNames');
    expect(refusal(setup([{ card: 'Secret Haste', names: ['Bear', 'Wolf'] }]))).toBe('702.106a setup.secretNames');
    expect(refusal(setup([{ card: 'Two Secrets', names: ['Bear', 'Bear'] }]))).toBe('702.106a setup.secretNames');
    expect(refusal(setup([{ card: 'Open Guard', names: ['Bear'] }]))).toBe('702.106a setup.secretNames');
    expect(refusal(setup([{ card: 'Bear' }]))).toBe('315.2 setup.notConspiracy');
  });

  it('315.3: no card of a deck', () => {
    expect(refusal(setup([], {}, { deck: [{ card: 'Open Guard', count: 1 }] }))).toBe('100.2d setup.supplementary');
    expect(refusal(setup([], {}, { sideboard: [{ card: 'Open Guard', count: 1 }] }))).toBe('');
  });

  it('702.106e: revealed at the end of the game', () => {
    const s = until(start(setup([{ card: 'Secret Haste', names: ['Bear'] }])), main);
    const over = game.concede(s, 1);
    if (!over.ok) throw new Error('refused');
    expect(over.events.filter((e) => e.rule === '702.106e').map((e) => e.word)).toEqual(['', 'Bear']);
    expect(viewOf(over.state, 1).command.map((o) => o.name)).toEqual(['Secret Haste']);
  });
});

describe('315.5 abilities of conspiracies', () => {
  it('triggers of a first upkeep happen once', () => {
    let s = until(start(setup([{ card: 'First Watch' }])), (x) => x.turn.number === 2 && x.turn.step === 'draw');
    expect(s.players.rows[0].life).toBe(21);
    s = until(s, (x) => x.turn.number === 3 && x.turn.step === 'precombatMain');
    expect(s.battlefield.filter((id) => nameOf(s, id).startsWith('Soldier'))).toHaveLength(1);
    expect(s.players.rows[0].life).toBe(21);
  });

  it('the first upkeep of the game is not that of the second player', () => {
    const s = until(start(setup([{ card: 'First Watch' }], { first: 1 })), (x) => x.turn.number === 2 && x.turn.step === 'draw');
    expect(s.players.rows[0].life).toBe(21);
    expect(s.battlefield.filter((id) => nameOf(s, id).startsWith('Soldier'))).toHaveLength(1);
  });

  it('315.5a: the minimum deck size is smaller', () => {
    const cards = { deck: [{ card: 'Forest', count: 75 }], companion: 'Big Friend' };
    expect(refusal(setup([], {}, cards))).toBe('702.139a setup.companionDeck');
    expect(refusal(setup([{ card: 'Small Deck' }], {}, cards))).toBe('');
  });

  it('103.1c: its controller is the starting player', () => {
    const s = start(setup([{ card: 'Goes First' }], { first: 1 }));
    expect(s.order).toEqual([0, 1]);
  });

  it('the first creature spell each turn costs less, and only the first', () => {
    let s = until(start(setup([{ card: 'Wild Song' }])), main);
    s = until(act(s, 'cast', 'Bear'), (x) => main(x) && x.stack.length === 0);
    const tapped = (x: State) => viewOf(x, 0).battlefield.filter((o) => o.tapped).length;
    expect(tapped(s)).toBe(1);
    s = until(act(s, 'cast', 'Wolf'), (x) => main(x) && x.stack.length === 0);
    expect(tapped(s)).toBe(3);
  });

  it('a number is chosen before opening hands are drawn', () => {
    const { place: _, ...rest } = setup([{ card: 'A Number' }]);
    const s = start({ ...rest, opening: 'hands' });
    expect([s.pending?.kind, s.pending?.seat, s.players.rows[0].hand.length]).toEqual(['number', 0, 0]);
    const t = until(s, (x) => x.pending?.kind === 'mulligan');
    expect(t.players.rows.map((p) => p.hand.length)).toEqual([7, 7]);
  });
});
