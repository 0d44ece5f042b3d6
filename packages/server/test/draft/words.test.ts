/** The account of a draft, in both languages. */
import type { DraftEvent } from '@apnap/limited';
import { describe, expect, it } from 'vitest';
import { DRAFT_WORDS } from '../../src/draft/words.js';

const event = (kind: DraftEvent['kind'], count: number, names: readonly string[] = []): DraftEvent => ({
  id: 1,
  rule: '905.2',
  cause: 0,
  kind,
  seat: 1,
  round: 1,
  count,
  cards: [],
  names,
});
const said = (e: DraftEvent) => DRAFT_WORDS.event(e, ['Ann', 'Bob'])?.text;

describe('905.2: what cards do during a draft', () => {
  it('whether a booster is added, or none is left', () => {
    expect(said(event('add', 15))).toEqual({
      en: 'Bob adds a booster of 15 cards to the draft.',
      zh: 'Bob将一包15张牌的补充包加入轮抽。',
    });
    expect(said(event('add', 0))).toEqual({ en: 'Bob adds no booster to the draft.', zh: 'Bob不将补充包加入轮抽。' });
    expect(said(event('lack', 0))?.en).toBe('There are no cards left for a booster that Bob could add to the draft.');
  });

  it('cards that are revealed, removed, chosen or guessed', () => {
    expect(said(event('reveal', 1, ['Shock']))).toEqual({ en: 'Bob reveals Shock.', zh: 'Bob展示电震。' });
    expect(said(event('remove', 1))).toEqual({ en: 'Bob removes 1 card from the draft.', zh: 'Bob将1张牌移出轮抽。' });
    expect(said(event('color', 1, ['R']))).toEqual({ en: 'Bob chooses red.', zh: 'Bob选择红色。' });
    expect(said(event('guess', 1, ['Shock']))?.en).toBe('Bob guesses Shock.');
  });
});
