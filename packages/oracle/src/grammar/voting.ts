/** Votes (CR 701.32): what is voted for, what follows from the number of votes, and what changes how players vote. */
import type { Ballot, Condition, Effect, PlayerRef, Quantity } from '@apnap/ability';
import type { Grammar } from './engine.js';
import { count, doIf, eachOf, gaining, lasting, ofSlot, whoIs } from './make.js';
import { allOf, type Noun, rewrite, SELF, seq, walk, YOU } from './raw.js';

/** The slot for those who voted for a word: the same wherever the word is read. */
const slotOf = (word: string): number => -10_000_000 - [...word].reduce((n, ch) => (n * 31 + ch.charCodeAt(0)) % 1_000_000_007, 7);
/** The slot for what got the most votes, and for whoever cast the vote in hand. */
const MOST = -9_000_001;
const VOTER = -9_000_003;

const votesFor = (word: string): Quantity => count(ofSlot(slotOf(word)));

/** "… gets more votes" before it is known what the other choices are. */
interface RawVotes {
  if: '$votes';
  word: string;
  tied: boolean;
}
const rawVotes = (word: string, tied: boolean): Condition => ({ if: '$votes', word, tied }) as unknown as Condition;

const words = (list: string[]): Ballot | null =>
  new Set(list).size === list.length ? { votes: 'words', words: list.map((word) => ({ word, bind: slotOf(word) })) } : null;

const entities = (n: Noun): Ballot | null => (n.many ? null : { votes: 'entities', among: allOf(n), bind: MOST });

function ballots(g: Grammar): void {
  g.terminal('voteWord', (tokens, at) => {
    const token = tokens[at];
    return token !== undefined && /^[a-z]{3,}$/.test(token.raw) ? [{ value: token.raw, end: at + 1 }] : [];
  });
  g.rule('ballot', '{a:voteWord} or {b:voteWord}', ({ a, b }) => words([a, b]));
  g.rule('ballot', '{a:voteWord} , {b:voteWord} , {c:voteWord} , or {d:voteWord}', ({ a, b, c, d }) => words([a, b, c, d]));
  g.rule('ballot', 'a/an {n:nounOr}', ({ n }) => entities(n));
  g.rule('sentence', 'starting with you , each player votes for {b:ballot}', ({ b }) => ({ do: 'vote', first: YOU, ballot: b }));
  // reason: magic/rules/701-voting.test.ts reads it
  g.rule('sentence', 'each player secretly votes for {b:ballot} , then those votes are revealed', ({ b }) => ({
    do: 'vote',
    first: { player: 'active' },
    ballot: b,
    secret: 'secret',
  }));
}

function results(g: Grammar): void {
  g.rule('simpleCondition', '{w:voteWord} gets more votes', ({ w }) => rawVotes(w, false));
  g.rule('simpleCondition', '{w:voteWord} gets more votes or the vote is tied', ({ w }) => rawVotes(w, true));
  g.rule('forEach', 'for each {w:voteWord} vote', ({ w }) => votesFor(w));
  g.rule('sentence', 'for each {w:voteWord} vote , {s:clauseList}', ({ w, s }) => eachOf(ofSlot(slotOf(w)), VOTER, s));
  g.rule('player', 'the voter', () => whoIs(ofSlot(VOTER)));
  g.rule(
    'selector',
    'each permanent/creature/card/player/land/artifact/enchantment/planeswalker with the most votes or tied for? most? votes?',
    () => ofSlot(MOST),
  );
  g.rule('sentence', '~ gains protection from each color with the most votes or tied for most votes', () =>
    lasting(SELF, [{ mod: '$mostColors' }] as never, 'indefinite'),
  );
}

function rules(g: Grammar): void {
  const unlike = (who: PlayerRef, like: 'same' | 'other'): PlayerRef =>
    whoIs({ sel: 'filter', of: { sel: 'players', who }, filter: { is: 'voted', like, who: YOU } });
  g.rule('player', "each opponent who voted for a choice you didn't vote for", () => unlike({ player: 'eachOpponent' }, 'other'));
}

const COLOR_OF: Readonly<Record<string, 'W' | 'U' | 'B' | 'R' | 'G'>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

/** Whether this is of a vote, or speaks of one. */
export const isOfVote = (n: Readonly<Record<string, unknown>>): boolean =>
  n.votes !== undefined ||
  n.if === '$votes' ||
  n.mod === '$mostColors' ||
  (typeof n.slot === 'number' && (n.slot === VOTER || n.slot === MOST || n.slot <= -10_000_000));

/**
 * Says of conditions about votes what they compare, now that all choices are known. Null where they speak of a choice nobody can vote for.
 */
export function countVotes(effect: Effect): Effect | null {
  const ballot: string[] = [];
  let asked = false;
  walk(effect, (n) => {
    if (n.votes === 'words') ballot.push(...(n.words as { word: string }[]).map((w) => w.word));
    if (n.if === '$votes' || n.mod === '$mostColors' || n.slot === VOTER) asked = true;
  });
  if (ballot.length === 0) return asked || reads(effect, MOST) !== binds(effect) ? null : effect;
  let bad = false;
  const compare = (word: string, tied: boolean): Condition => {
    const others = ballot.filter((w) => w !== word).map(votesFor);
    if (!ballot.includes(word)) bad = true;
    const right: Quantity = others.length === 1 ? others[0] : { q: 'max', of: others };
    return { if: 'compare', left: votesFor(word), cmp: tied ? '>=' : '>', right };
  };
  const out = rewrite(effect, (n) => {
    if (n.if === '$votes') return compare((n as unknown as RawVotes).word, (n as unknown as RawVotes).tied);
    if (n.do === 'continuous' && (n.mods as { mod: string }[])[0]?.mod === '$mostColors')
      return seq(
        ...ballot.map((word): Effect => {
          const color = COLOR_OF[word];
          if (!color) bad = true;
          const ability = { kind: 'keyword', keyword: 'protection', filter: { is: 'color', color }, words: word } as const;
          const then: Effect = lasting(SELF, [gaining(ability)], 'indefinite');
          return doIf(compare(word, true), then);
        }),
      );
    return undefined;
  });
  const known = new Set(ballot.map(slotOf));
  walk(out, (n) => {
    if (n.sel === 'slot' && typeof n.slot === 'number' && n.slot <= -10_000_000 && !known.has(n.slot)) bad = true;
  });
  return bad ? null : out;
}

/** Whether the effect speaks of what got the most votes. */
function reads(effect: Effect, slot: number): boolean {
  let found = false;
  walk(effect, (n) => {
    if (n.sel === 'slot' && n.slot === slot) found = true;
  });
  return found;
}

/** Whether there is a vote among entities in it. */
function binds(effect: Effect): boolean {
  let found = false;
  walk(effect, (n) => {
    if (n.votes === 'entities') found = true;
  });
  return found;
}

export function installVoting(g: Grammar): void {
  ballots(g);
  results(g);
  rules(g);
}
