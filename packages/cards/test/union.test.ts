/** Several databases as one. */
import { describe, expect, it } from 'vitest';
import { type CardRecord, joinDatabases, memoryDatabase } from '../src/index.js';
import { card } from './support.js';

const record = (name: string, more: Partial<CardRecord> = {}): Omit<CardRecord, 'place'> => ({
  name,
  layout: name.includes(' // ') ? 'split' : 'normal',
  faces: name.split(' // ').map((n) => ({ name: n, manaValue: 0, colors: [], supertypes: [], types: ['Instant'], subtypes: [] })),
  manaValue: 0,
  colors: [],
  colorIdentity: [],
  keywords: [],
  printings: [],
  ...more,
});
const refusal = { face: '', phrase: 'it', reason: 'because' };
const imported = memoryDatabase(
  [
    { record: record('Bolt', { refusal, legalities: { modern: 'legal' } }), text: [{ text: 'Three damage.' }] },
    { record: record('Zap', { refusal }) },
    { record: record('Fire // Ice', { refusal }) },
  ],
  [{ code: 'NEW', name: 'New Set', date: '2024-01-01' }],
  { sources: ['new.json'], date: '2024-01-01' },
);
const embedded = memoryDatabase(
  [
    { record: record('Bolt'), card: card('Bolt') },
    { record: record('Axe'), card: card('Axe') },
    { record: record('Ice'), card: card('Ice') },
  ],
  [{ code: 'OLD', name: 'Old Set' }],
  { sources: [], date: '2019-07-21' },
);
const both = joinDatabases([imported, embedded]);

describe('databases joined', () => {
  it('have every card once, by name, each with its place', () => {
    const records = Array.from({ length: both.size }, (_, i) => both.record(i));
    expect(records.map((r) => r.name)).toEqual(['Axe', 'Bolt', 'Fire // Ice', 'Ice', 'Zap']);
    expect(records.map((r) => r.place)).toEqual([0, 1, 2, 3, 4]);
    expect(both.record(2)).toBe(both.record(2));
  });

  it('take facts and words of the first, data of the first that could compile the card', () => {
    const bolt = both.find('bolt');
    expect(bolt).toMatchObject({ place: 1, legalities: { modern: 'legal' } });
    expect(bolt?.refusal).toBeUndefined();
    expect(both.card(1)?.name).toBe('Bolt');
    expect(both.text(1)).toEqual([{ text: 'Three damage.' }]);
    expect(both.find('Zap')?.refusal).toEqual(refusal);
  });

  it('find a card by its whole name before another by a face', () => {
    expect(both.find('Ice')?.name).toBe('Ice');
    expect(both.find('Fire')?.name).toBe('Fire // Ice');
    expect(both.find('Nothing')).toBeUndefined();
    expect(both.findAll('Ice').map((r) => r.name)).toEqual(['Ice']);
    expect(both.nearest('Bult', 3).map((n) => n.record.name)).toEqual(['Bolt']);
  });

  it('know the sets of all, and the date of the first', () => {
    expect(both.sets().map((s) => s.code)).toEqual(['NEW', 'OLD']);
    expect(both.set('old')?.name).toBe('Old Set');
    expect(both.info).toEqual({ sources: ['new.json'], date: '2024-01-01' });
    expect(joinDatabases([embedded])).toBe(embedded);
  });
});
