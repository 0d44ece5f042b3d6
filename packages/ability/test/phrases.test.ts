/** Phrases that are read and written by one row: what a row captures must be in its node, and in what is written. */
import { describe, expect, it } from 'vitest';
import { type EventPattern, type Face, type Filter, PHRASES, type Quantity, renderFaceEn, type TriggeredAbility } from '../src/index.js';
import { fill, formOf, type Phrase, SILENT } from '../src/phrases/phrase.js';
import { phraseFor } from '../src/phrases/table.js';
import { mentions, mentionsNode, same } from '../src/same.js';
import { any, creature, self, you } from './touchstones/build.js';

const captures = (pattern: string): string[] => [
  ...new Set([...pattern.matchAll(/\{(\w+)\??:(\w+)\}/g)].flatMap((m) => (SILENT.has(m[2]) ? [] : [m[1]]))),
];
const inForm = (node: unknown): string[] => {
  const holes = new Map<string, unknown>();
  // a node fits its own form: every hole is filled by what stands for it
  expect(fill(node, node, holes)).toBe(true);
  return [...new Set([...holes.keys()].map((path) => path.split('.')[0]))].filter((name) => name !== 'subject');
};

describe('every phrase of the table', () => {
  it.each(PHRASES.map((p) => [`${p.nonterminal}: ${p.pattern}`, p] as const))('%s: keeps all it captures', (_, p) =>
    expect(inForm(formOf(p)).sort()).toEqual(captures(p.pattern).sort()),
  );
  it('writes something that no phrase before it writes', () => {
    const written = PHRASES.filter((p) => !p.onlyRead);
    // of what a phrase needs, it is taken that it is so for this one alone
    const first = (p: Phrase): Phrase | undefined =>
      phraseFor(p.nonterminal, formOf(p) as never, ({ row }) => row === p || Object.keys(row.needs).length === 0)?.row;
    const hidden = written.filter((p) => first(p) !== p);
    expect(hidden.map((p) => p.pattern)).toEqual([]);
  });
  it('may not look at what it captures', () => {
    const curious = { nonterminal: 'quantity', pattern: '{s:eventEach}', onlyRead: false, needs: {}, keepsYou: false } as const;
    expect(() => formOf({ ...curious, build: ({ s }) => ({ ...(s as object) }) })).toThrow('takes s apart');
  });
});

describe('a node', () => {
  const of = (counter: string): Quantity => ({ q: 'counters', counter, of: self });
  it('fits the form with the same fields only', () => {
    const holes = new Map<string, unknown>();
    expect(fill({ a: 1, b: [2] }, { a: 1, b: [2] }, holes)).toBe(true);
    expect(fill({ a: 1 }, { a: 1, b: undefined }, holes)).toBe(true);
    expect(fill({ a: 1 }, { a: 1, b: 2 }, holes)).toBe(false);
    expect(fill({ a: [1] }, { a: [1, 2] }, holes)).toBe(false);
    expect(fill({ a: [1] }, { a: { 0: 1 } }, holes)).toBe(false);
  });
  it('is the same as one with its fields in another order', () => {
    expect(same({ a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
  });
  it('mentions the nodes in it, itself included', () => {
    const node = { do: 'seq', of: [{ do: 'draw', who: { player: 'you' } }] };
    expect(mentions(node, (n) => n.player === 'you')).toBe(true);
    expect(mentions(node, (n) => n.do === 'seq')).toBe(true);
    expect(mentions(node, (n) => n.player === 'each')).toBe(false);
    expect(mentionsNode(node, { do: 'draw', who: { player: 'you' } })).toBe(true);
    expect(mentionsNode(node, { do: 'seq', who: { player: 'you' } })).toBe(false);
    expect(mentions('you', () => true)).toBe(false);
  });
  it('has what is captured among the filters beside what is said of the same things', () => {
    const row = PHRASES.find((p) => p.pattern === '{s:eventBatch} attack/attacks alone') as Phrase;
    const attack = (what: Filter): EventPattern => ({ on: 'attack', what, batch: 'each' });
    const alone: Filter = { is: 'status', status: 'attackingAlone' };
    const held = (what: Filter): unknown => {
      const holes = new Map<string, unknown>();
      return fill(formOf(row), attack(what), holes) && holes.get('s.what');
    };
    expect(held({ is: 'and', of: [alone, creature] })).toEqual(creature);
    expect(held(alone)).toEqual(any);
    expect(held(creature)).toBe(false);
    expect(row.build({ s: { what: creature, batch: 'each' } })).toEqual(attack({ is: 'and', of: [alone, creature] }));
  });
  it('is written by the phrase it fits, with what stands in it', () => {
    const found = phraseFor('quantity', of('charge'));
    expect(found?.row.pattern).toBe('the number of {c:counterName} counters on {o:oneObject}');
    expect([...(found?.holes ?? [])]).toEqual([
      ['c', 'charge'],
      ['o', self],
    ]);
    expect(phraseFor('quantity', of('any'))?.row.pattern).toBe('the number of counters on {o:oneObject}');
    expect(phraseFor('quantity', { q: 'x' })).toBeUndefined();
  });
  it('agrees with its subject, and has the article of its noun', () => {
    const text = (event: TriggeredAbility['event']): string => {
      const ability: TriggeredAbility = { kind: 'triggered', event, program: { targets: [], effect: { do: 'draw', who: you, count: 1 } } };
      const face: Face = { name: 'Test', supertypes: [], types: ['Artifact'], subtypes: [], abilities: [ability] };
      return renderFaceEn(face).join(' ');
    };
    expect(text({ on: 'gainLife', who: you })).toBe('Whenever you gain life, draw a card.');
    expect(text({ on: 'scry', who: { player: 'each' } })).toBe('Whenever a player scries, draw a card.');
    expect(text({ on: 'activate', who: you, what: any, keyword: 'exhaust' })).toBe(
      'Whenever you activate an exhaust ability, draw a card.',
    );
    expect(text({ on: 'counters', change: 'put', counter: 'age', what: creature, per: 'counter' })).toBe(
      'Whenever an age counter is put on a creature, draw a card.',
    );
  });
});
