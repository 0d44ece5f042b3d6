/** Leading along records: what is equal, what is passed over and told, and where it can't go on. */
import { describe, expect, it } from 'vitest';
import { lead, yugiohGame } from '../../src/index.js';
import { classOf } from '../../src/traces/difference.js';
import type { Trace, TraceDecision, TraceEvent, TraceOption } from '../../src/traces/format.js';
import { meaningOf, recordOf } from '../cards.js';

const KNIGHT = recordOf({ name: 'Knight', level: 4, atk: 1500 });
const BLANK = recordOf({ name: 'Blank', spell: 'Normal' });
const known = new Map(
  [KNIGHT, BLANK].map((r) => [r.printed.id, { printed: r.printed, meaning: r === BLANK ? { texts: [] } : meaningOf(r) }]),
);
const game = yugiohGame((id) => known.get(id));
const [knight, blank] = [KNIGHT.printed.id, BLANK.printed.id];
const deck = { main: [knight, knight, blank, ...Array<number>(37).fill(knight)], extra: [] };

/** A record as the format has it: both players end their turns, four times. */
function record(): Trace {
  const begun = game.create({ decks: [deck, deck], shuffle: 'given', chance: 'asked' }, 't');
  const written = (events: readonly { kind: string }[]): TraceEvent[] => events.map(({ kind, ...rest }) => ({ ev: kind, ...rest }));
  let { state } = begun;
  const decisions: TraceDecision[] = [];
  for (let n = 1; n <= 4; n++) {
    const d = state.pending;
    if (d?.ask.form !== 'pick') throw new Error('no command');
    const options = d.ask.options as TraceOption[];
    const answer = options.length - 1;
    const outcome = game.answer(state, { pick: [answer] });
    if (!outcome.ok) throw new Error(outcome.refusal.message.id);
    decisions.push({ n, who: d.decider as 0 | 1, ask: d.kind, options, answer, then: written(outcome.events) });
    state = outcome.state;
  }
  return { header: { trace: 't', kind: 'simple', lp: 8000, decks: [deck, deck], then: written(begun.events) }, decisions };
}

/** The record with another decision in the place of one. */
const changed = (at: number, change: (d: TraceDecision) => TraceDecision): Trace => {
  const t = record();
  return { ...t, decisions: t.decisions.map((d, i) => (i === at ? change(d) : d)) };
};
const offering = (card: number, at: string): Trace =>
  changed(1, (d) => ({ ...d, options: [{ do: 'activate', card, at }, ...d.options], answer: (d.answer as number) + 1 }));
const isBlank = (id: number): boolean => id === blank;

describe('records of Duels', () => {
  it('a Duel that is the same is equal to the end', () => {
    expect(lead(game, record())).toMatchObject({ equal: 4, total: 4, differs: null, stops: null });
  });
  it('a hand has no order: the numbers of its places are not compared, how many cards of a kind are', () => {
    const turned = (o: TraceOption): TraceOption => (o.at ? { ...o, at: o.at.replace(/\d$/, (n) => String(4 - Number(n))) } : o);
    expect(
      lead(
        game,
        changed(0, (d) => ({ ...d, options: (d.options as TraceOption[]).map(turned) })),
      ).differs,
    ).toBeNull();
    const fewer = changed(0, (d) => ({ ...d, options: d.options.slice(1), answer: (d.answer as number) - 1 }));
    expect(lead(game, fewer)).toMatchObject({ equal: 0, stops: { in: 'options' } });
  });
  it('an offer of a card that is not read and was not taken is the first difference, and it goes on', () => {
    const led = lead(game, offering(blank, '1 hand 2'), isBlank);
    expect(led).toMatchObject({ equal: 1, further: 2, stops: null, onlyDisputed: false, differs: { at: 1, near: { named: [blank] } } });
    expect(led.differs && classOf(led.differs)).toBe('options: activate | cards');
  });
  it('an offer of a card that is read is where it stops', () => {
    expect(lead(game, offering(knight, '1 monster 0'), isBlank)).toMatchObject({ equal: 1, further: 0, stops: { at: 1 } });
  });
  it('an offer of a card that is not read and was taken is where it stops', () => {
    const taken = offering(blank, '1 hand 2');
    const decisions = taken.decisions.map((d, i) => (i === 1 ? { ...d, answer: 0 } : d));
    expect(lead(game, { ...taken, decisions }, isBlank)).toMatchObject({ equal: 1, further: 0, stops: { at: 1 } });
  });
  it('what happened otherwise is a difference of events', () => {
    const t = changed(2, (d) => ({ ...d, then: [{ ev: 'damage', who: 0, amount: 100 }, ...d.then] }));
    const led = lead(game, t);
    expect([led.equal, led.stops?.in, led.stops && classOf(led.stops)]).toEqual([2, 'events', 'events: damage | phase end']);
  });
});
