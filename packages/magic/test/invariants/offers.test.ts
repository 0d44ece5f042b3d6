/** What a seat is offered is remembered, and cards that are cast plainly are judged without more ado: both must be what is worked out in full (CR 117.1, 601.3). */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalText } from '@apnap/kernel';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../../kernel/test/turn.js';
import { type ActOption, castObstacles, legalActions } from '../../src/casting/legal.js';
import type { State } from '../../src/index.js';
import { game, PAIRINGS } from './cards.js';
import { pairing, playRandom } from './play.js';

const text = (options: readonly unknown[]): string[] => options.map((o) => canonicalText(o)).sort();

/** The ways in which cards of the hand can be cast, each judged by every rule there is. */
const inFull = (s: State, seat: number): string[] =>
  s.players.rows[seat].hand.flatMap((id) =>
    castObstacles(s, seat, id).flatMap(({ way, obstacle }) => (obstacle === null ? [`${id} ${way.key}`] : [])),
  );

const ofHand = (s: State, seat: number, options: readonly ActOption[]): string[] =>
  options.flatMap((o) => (o.act === 'cast' && s.players.rows[seat].hand.includes(o.object) ? [`${o.object} ${o.way}`] : []));

describe('what a seat with priority is offered', () => {
  for (const [a, b, round] of inTurn(PAIRINGS)) {
    it(`${a} - ${b} ${round}: is what it can do, however it was found`, () => {
      let decisions = 0;
      playRandom(game, pairing(a, b), `offers/${a}/${b}/${round}`, ({ state }) => {
        const d = state.pending;
        if (d?.kind !== 'act' || d.ask.form !== 'pick') return;
        const options = legalActions(state, d.seat);
        // what was tried and could not be completed is left out
        if (state.refused.length === 0) expect(text(d.ask.options)).toEqual(text(options));
        expect(ofHand(state, d.seat, options).sort()).toEqual(inFull(state, d.seat).sort());
        decisions++;
      });
      expect(decisions).toBeGreaterThan(10);
    });
  }
});

/** Rooms whose questions decide what is offered. */
const ROOMS = ['casting', 'costs', 'mana', 'payment', 'reading', 'characteristics', 'cardforms'];
/** Who looks at the step, at what happened and at libraries without saying so: what is offered is kept by whether the time is that of a sorcery, and beside these. */
const UNSAID: Readonly<Record<string, string>> = {
  'reading/timing.ts': 'main phases, by which offers are kept apart',
  'casting/offers.ts': 'it compares them itself',
};

describe('questions that look at the step, at what happened or at libraries', () => {
  it('say so by state/asked.ts, so that what was offered is not offered again when they change', () => {
    const src = fileURLToPath(new URL('../../src/', import.meta.url));
    const found: string[] = [];
    for (const room of ROOMS)
      for (const file of readdirSync(`${src}${room}`, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts') || `${room}/${file}` in UNSAID) continue;
        const at = readFileSync(`${src}${room}/${file}`, 'utf8').split('\n');
        at.forEach((line, i) => {
          if (/\.turn\.(step|plan|strike)\b|\bhistory\.rows\b|\.library\b|\b(step|plan)\b[^=]*\} = \w+(\.s)?\.turn/.test(line))
            found.push(`${room}/${file}:${i + 1}`);
        });
      }
    expect(found).toEqual([]);
  });
});
