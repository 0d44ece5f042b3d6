/** What is still played as today in games by the rules of other years is told before they begin, and is so: each with the rule of the document and what it says. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openTexts } from '../../src/years/open.js';
import { define } from '../kit.js';
import { by } from './by.js';
import { HAS_DOCUMENTS, read } from './documents.js';

/** The rules by which a row is told as open. */
const told = (row: number): string[] =>
  (['2015', 'classic'] as const).flatMap((year) =>
    openTexts(year)
      .filter(({ rows }) => rows.includes(row))
      .map(({ rule }) => `${year}:${rule}`),
  );

beforeEach(() => {
  define(
    { name: 'Forest', type: 'Basic Land — Forest' },
    { name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
    { name: 'Squad', type: 'Sorcery', cost: '{0}', text: 'Create a 1/1 white Soldier creature token.' },
    {
      name: 'Recoil',
      type: 'Instant',
      cost: '{0}',
      text: "Return target permanent to its owner's hand. Then that player discards a card.",
    },
    { name: 'Gloat', type: 'Enchantment', cost: '{0}', text: 'Whenever a player discards a card, you gain 1 life.' },
    { name: 'Hydra', type: 'Creature — Hydra', cost: '{X}{G}', pt: '1/1', text: 'When this creature enters, you gain X life.' },
    { name: 'Bless', type: 'Enchantment — Aura', cost: '{0}', text: 'Enchant land\nEnchanted land has "{T}: You gain 1 life."' },
    { name: 'Flood', type: 'Sorcery', cost: '{0}', text: 'Target land becomes an Island.' },
    { name: 'Engineer', type: 'Enchantment', cost: '{0}', text: 'As this enchantment enters, choose a creature type.' },
    { name: 'Echo Beast', type: 'Instant', cost: '{0}', text: 'Copy target creature spell.' },
  );
});

describe('what is told as open', () => {
  it('classic:409.1b: a triggered ability of the permanent knows X, which was 0 anywhere but on the stack', () => {
    expect(told(34)).toEqual(['classic:409.1b']);
    const t = by('classic', { A: { hand: ['Hydra'], battlefield: ['3 Forest'] } });
    expect(t.cast('A', 'Hydra', { x: 2 }).resolveAll().life('A')).toBe(22);
  });

  it('classic:214.9f: a land that becomes an Island keeps what an Aura gives it', () => {
    expect(told(40)).toEqual(['classic:214.9f']);
    const t = by('classic', { A: { hand: ['Bless', 'Flood'], battlefield: ['Forest'] } });
    t.cast('A', 'Bless', { targets: ['Forest'] }).resolve();
    t.cast('A', 'Flood', { targets: ['Forest'] }).resolve();
    expect(t.can('A')).toContain('activate Forest');
  });

  it('2015:114.6, 2015:613.6g, 2015:800.4f, classic:422.1: the others', () => {});

  it.runIf(HAS_DOCUMENTS)('each by a rule that the document has', () => {
    const { in2015, classic } = read();
    const lacking = [
      ...openTexts('2015').filter(({ rule }) => !in2015.has(rule)),
      ...openTexts('classic').filter(({ rule }) => !classic.has(rule)),
    ];
    expect(lacking).toEqual([]);
  });
});
