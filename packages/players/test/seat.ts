/** Helpers for tests that put a player before a position. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from '@apnap/ability';
import { embeddedCard, embeddedDecks, embeddedIndex, parseDeck } from '@apnap/cards';
import type { Answer } from '@apnap/kernel';
import { type ActOption, type DeckEntry, viewOf } from '@apnap/magic';
import { nameOf, type Table } from '../../magic/test/kit.js';
import { createPlayer, type ViewPlayer } from '../src/index.js';

const known = new Map<string, Card>();
const kitCards = JSON.parse(readFileSync(fileURLToPath(new URL('../../magic/test/cards.json', import.meta.url)), 'utf8')) as Card[];
for (const card of kitCards) known.set(card.name, card).set(card.faces[0].name, card);

export const source = (name: string): Card | undefined => known.get(name) ?? embeddedCard(name);

/** The sixty-card decks that come with the program. */
export const decks: { id: string; deck: DeckEntry[] }[] = embeddedDecks()
  .filter((d) => d.format !== 'commander')
  .map((d) => ({ id: d.id, deck: parseDeck(d.text, embeddedIndex()).deck.main.map((e) => ({ card: e.card.name, count: e.count })) }));

/** The player's answer to the pending decision, in words: names of what was picked, 'a > b' for pairs. */
export function said(t: Table, answer: Answer): string[] {
  const ask = t.decision.ask as unknown as {
    options: (Partial<ActOption> & { entity?: number; object?: number; pay?: string })[];
    partners: { entity: number }[];
  };
  const name = (o: { entity?: number; object?: number; act?: string; pay?: string }): string =>
    o.pay ?? [o.act, (o.entity ?? o.object) ? nameOf(t.state, (o.entity ?? o.object) as number) : ''].filter((x) => x).join(' ');
  if ('pick' in answer) return answer.pick.map((i) => name(ask.options[i]));
  if ('pairs' in answer) return answer.pairs.map(([x, y]) => `${name(ask.options[x])} > ${name(ask.partners[y])}`);
  return [JSON.stringify(answer)];
}

/** What the heuristic player would do now; nothing changes. */
export function wants(t: Table, player: ViewPlayer = createPlayer('heuristic', 'test', source)): string[] {
  const { seat } = t.decision;
  return said(t, player.choose(viewOf(t.state, seat)));
}

/** Lets heuristic players answer until the stack is empty and `who` would pass, or the turn ends; tells what A and B did. */
export function watch(t: Table, decisions = 200, until: (t: Table) => boolean = () => false): string[] {
  const turn = t.state.turn.number;
  const players = [createPlayer('heuristic', 'a', source), createPlayer('heuristic', 'b', source)];
  const done: string[] = [];
  for (let n = 0; n < decisions && t.state.pending && t.state.turn.number === turn && !until(t); n++) {
    const { seat, kind } = t.decision;
    const answer = players[seat].choose(viewOf(t.state, seat));
    const words = said(t, answer).join(' + ');
    if (words !== 'pass' && kind !== 'pay') done.push(`${'AB'[seat]} ${kind}: ${words}`);
    t.answer(answer);
  }
  return done;
}
