import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, clientMessage, diff } from '../src/index.js';

const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 4 }), fc.boolean(), fc.constant(null));
const item = fc.record({ id: fc.integer({ min: 0, max: 9 }), n: fc.integer({ min: 0, max: 3 }), tags: fc.array(leaf, { maxLength: 3 }) });
const view = fc.record(
  {
    a: leaf,
    items: fc.uniqueArray(item, { selector: (i) => i.id, maxLength: 8 }),
    seats: fc.uniqueArray(fc.record({ seat: fc.integer({ min: 0, max: 3 }), life: fc.integer() }), { selector: (s) => s.seat }),
    inner: fc.option(fc.record({ x: leaf, y: fc.array(item, { maxLength: 3 }) }, { requiredKeys: [] }), { nil: null }),
  },
  { requiredKeys: ['items'] },
);

describe('patches', () => {
  it('applying the difference gives the new value, through JSON, and leaves the old one alone', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        const kept = structuredClone(before);
        const patch = diff(before, after);
        expect(apply(before, patch && JSON.parse(JSON.stringify(patch)))).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { seed: 5, numRuns: 2000 },
    );
  });

  it('nothing changed: no patch', () => {
    fc.assert(
      fc.property(view, (v) => {
        expect(diff(v, structuredClone(v))).toBeNull();
      }),
      { seed: 6 },
    );
  });

  it('one item of a keyed list changed: the others are not sent', () => {
    const before = { battlefield: [...Array(50).keys()].map((id) => ({ id, name: `card ${id}`, tapped: false })) };
    const after = { battlefield: before.battlefield.map((c) => (c.id === 7 ? { ...c, tapped: true } : c)) };
    const patch = diff(before, after);
    expect(JSON.stringify(patch)).not.toContain('card');
    expect(apply(before, patch)).toEqual(after);
  });
});

describe('what a client may send', () => {
  it.each([
    { type: 'answer', n: 3, decision: 7, answer: { pick: [0] } },
    { type: 'answer', n: 3, decision: 7, answer: { pairs: [[0, 1]] } },
    { type: 'why', id: 1, about: { object: 12 } },
  ])('%j is a message', (m) => expect(clientMessage.safeParse(m).success).toBe(true));

  it.each([
    { type: 'answer', n: 3, decision: 7, answer: { pick: [-1] } },
    { type: 'answer', n: 3, decision: 7, answer: { pick: [0], yes: true } },
    { type: 'answer', n: 3, decision: 7 },
    { type: 'chat', text: '' },
    { type: 'chat', text: 'x'.repeat(501) },
    { type: 'become', seat: 0 },
    null,
    'answer',
  ])('%j is none', (m) => expect(clientMessage.safeParse(m).success).toBe(false));
});
