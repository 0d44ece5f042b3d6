/** How a puzzle stands, and what can be said of how to go on. Judged by views of the game alone. */
import type { MagicView } from '@apnap/protocol';
import type { PuzzleKey } from '../i18n/puzzles.js';
import { findAll } from '../table/lookup.js';
import type { Deed, Puzzle } from './puzzle.js';

export type Standing = 'open' | 'solved' | 'missed';

const AFTER_COMBAT: readonly string[] = ['endCombat', 'postcombatMain', 'end', 'cleanup'];

/** Whether it is solved, or can't be any more: the turn is over, or combat is and nothing is left to be cast. */
export function standingOf(game: MagicView): Standing {
  if (game.result) return game.result.winners.includes(0) ? 'solved' : 'missed';
  if (game.turn.number > 1) return 'missed';
  const { step } = game.turn;
  if (step === 'end' || step === 'cleanup') return 'missed';
  const hand = game.players.find((p) => p.seat === 0)?.hand ?? [];
  const able = game.battlefield.some((c) => c.controller === 0 && c.types.includes('Creature') && !c.tapped && !c.sick);
  return AFTER_COMBAT.includes(step) && hand.length === 0 && game.stack.length === 0 && !able ? 'missed' : 'open';
}

/** A hint: its words, the cards it speaks of, and the rule behind it. */
export interface Hint {
  say: PuzzleKey;
  cards?: readonly string[];
  at?: readonly string[];
  rule?: string;
}

/** What is done, in words. */
export function hintOf(deed: Deed): Hint {
  switch (deed.do) {
    case 'cast':
      return deed.at ? { say: 'hint.castAt', cards: [deed.card], at: deed.at } : { say: 'hint.cast', cards: [deed.card] };
    case 'use':
      return deed.at ? { say: 'hint.useAt', cards: [deed.card], at: deed.at } : { say: 'hint.use', cards: [deed.card] };
    case 'attack':
      return { say: 'hint.attack', cards: deed.with };
    case 'choose':
      return { say: 'hint.choose', cards: deed.cards };
    case 'damage':
      return { say: 'hint.damage', rule: '702.19b' };
  }
}

const isUse = (d: Deed): d is Extract<Deed, { card: string }> => d.do === 'cast' || d.do === 'use';

/** What to look at, which gives nothing away but the direction. */
function lookAt({ first, replies }: Puzzle): Hint {
  const late = replies[0]?.then.find(isUse);
  if (late?.late) return { say: 'hint.after', cards: [late.card], rule: '505.1' };
  if (late) return { say: 'hint.late', cards: [late.card], rule: '509.2' };
  const early = first.find(isUse);
  const attack = first.findIndex((d) => d.do === 'attack');
  if (!early) return { say: 'hint.who', rule: '508.1a' };
  if (attack < 0) return { say: 'hint.without', cards: [early.card] };
  return first.indexOf(early) < attack ? { say: 'hint.before', cards: [early.card], rule: '509.1a' } : { say: 'hint.who', rule: '508.1a' };
}

/** Who blocks whom, by name; null: blocks have not been declared yet. */
function blocksOf(game: MagicView): Record<string, string> | null {
  const combat = ['declareBlockers', 'combatDamage', ...AFTER_COMBAT];
  if (game.turn.number === 1 && !combat.includes(game.turn.step)) return null;
  const all = findAll(game);
  return Object.fromEntries(
    game.battlefield.flatMap((c) => (c.blocking ?? []).map((id) => [c.name.en, all.get(id)?.card.name.en ?? '']) as [string, string][]),
  );
}

const same = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([k, v]) => b[k] === v);

/** All hints there are now, the vaguest first. What comes after blocks is told when it is seen how they block. */
export function hintsOf(puzzle: Puzzle, game: MagicView): Hint[] {
  const told = [lookAt(puzzle), ...puzzle.first.map(hintOf)];
  if (puzzle.replies.length === 0) return told;
  const blocks = blocksOf(game);
  if (!blocks) return [...told, { say: 'hint.wait', rule: '509.1' }];
  const reply = puzzle.replies.find((r) => same(r.blocks, blocks));
  return [...told, ...(reply ? reply.then.map(hintOf) : [{ say: 'hint.on' } as const])];
}
