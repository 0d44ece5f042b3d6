/** What is said otherwise in cards of other years, and what no card can say: cards of the time mean what they meant. */
import { expect, it } from 'vitest';
import { define } from '../kit.js';
import { by, inEachYear } from './by.js';
import { HAS_DOCUMENTS, read } from './documents.js';

it('row 26 (202.3, 2015:202.3, classic:203.3): a card that speaks of the converted mana cost speaks of the mana value', () => {
  define(
    { name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt: '2/2' },
    { name: 'Then', type: 'Instant', cost: '{0}', text: 'Destroy target creature with converted mana cost 2.' },
    { name: 'Now', type: 'Instant', cost: '{0}', text: 'Destroy target creature with mana value 2.' },
  );
  const can = inEachYear((year) => {
    const t = by(year, { A: { hand: ['Then', 'Now'], battlefield: ['Bear'] } });
    return t.can('A').filter((act) => act.startsWith('cast'));
  });
  const both = ['cast Then', 'cast Now'];
  expect(can).toEqual({ current: both, '2015': both, classic: both });
});

/** Whether the card is refused as it is read. */
function isRefused(text: string): boolean {
  try {
    define({ name: 'Relic', type: 'Artifact', cost: '{2}', text });
    return false;
  } catch {
    return true;
  }
}

it('row 30 (206.3, 2015:206.3, 2015:700.6, classic:206.3): a card that reads where a card was printed is not read, and played by no rules rather than wrongly', () => {
  expect(isRefused('{2}: Destroy each permanent with a name originally printed in the Homelands expansion.')).toBe(true);
  expect(isRefused('{2}: Destroy all permanents with the Homelands expansion symbol.')).toBe(true);
});

it('row 139b (407.3, 2015:407.3, classic:217.9c): a card that is about ante is no card of a game that is not played for ante, and no game is', () => {
  expect(isRefused("Remove Relic from your deck before playing if you're not playing for ante.\n{2}: You gain 1 life.")).toBe(true);
  expect(isRefused('{2}: Each player antes the top card of their library.')).toBe(true);
});

it('row 14 (100.7): a card whose words the rules leave out is not read', () => {
  expect(isRefused('{2}: Destroy target creature if its artist is watching.')).toBe(true);
});

it.runIf(HAS_DOCUMENTS)('row 140 (none): no document has a rule about substance', () => {
  const { in2015, classic, today } = read();
  for (const paragraphs of [today, in2015, classic])
    expect([...paragraphs.values()].filter((text) => /\bsubstance\b/i.test(text))).toEqual([]);
});
