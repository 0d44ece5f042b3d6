/** Rewrites are left out only where they change nothing. */
import { expect, test } from 'vitest';
import { REWRITES } from '../src/text/normalise.js';
import { rewriter, textIn } from '../src/text/rewriting.js';

test.each([
  [/\bto your hand\b/, 'to your hand'],
  [/\bfrom the battlefield to (?:its|their) hands?\b/, 'from the battlefield to '],
  [/(an?|the) card(?= in)/, ' card'],
  [/shuffles? it/, 'shuffle'],
  [/[Pp]uts{2} it/, ' it'],
  [/x*ab+c/, 'ab'],
  [/one\.two/, 'one'],
  [/[^\]a]tail/, 'tail'],
  [/here|there/, ''],
  [/Some Words/i, ''],
] as const)('%s: what it matches has "%s"', (expression, text) => {
  expect(textIn(expression)).toBe(text);
});

/** Words in which every kind of rewrite finds something, in the wording of many years. */
const LINES = [
  'When ~ comes into play, search your library for a card and put it into your hand. Then shuffle your library.',
  "Return target creature from the battlefield to its owner's hand. Target player puts the top two cards of their library into their graveyard.",
  'Whenever a creature enters the battlefield under your control, target creature or player gets it. Activate this ability only any time you could cast a sorcery.',
  'Whenever another Elf enters under an opponent’s control, add {G} to your mana pool. Totem armor',
  'Put the top card of your library into your graveyard. Blight 2. It also gains flying until end of turn.',
  "At the beginning of your precombat main phase, each creature and each player is dealt 1. ~' life — Tribal. As long as it's your turn, it wins.",
  '[−2]: Exile all cards from all graveyards. Its converted mana cost is 3. A Bear enters the battlefield tapped and under your control.',
];

test('a list of rewrites does what each of them does in order', () => {
  const all = rewriter(REWRITES);
  for (const line of LINES) expect(all(line)).toBe(REWRITES.reduce((out, [from, to]) => out.replace(from, to), line));
});

test('no rewrite matches a line that its text is not in', () => {
  for (const line of LINES)
    for (const [from] of REWRITES) if (line.search(from) >= 0) expect(line.includes(textIn(from)), String(from)).toBe(true);
});
