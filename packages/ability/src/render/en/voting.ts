/** Votes and piles as English sentences (CR 701.32, 700.3). */
import type { Ballot, Effect } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { allText, headNoun, playerText, selectorText } from './references.js';
import { capitalize, listOf, numberWord, withArticle } from './words.js';

function bind(c: Context, slot: number | undefined, words: string, many: boolean): void {
  if (slot !== undefined) c.slots.set(slot, { words, many });
}

/** "Each player separates all permanents they control into three piles": and what becomes of the piles that are chosen. */
export function ownPiles(c: Context, e: Extract<Effect, { do: 'piles' }>): string[] | undefined {
  const filter = e.of.sel === 'all' && e.of.filter.is === 'and' ? e.of.filter.of.filter((f) => f.is !== 'controlledBy') : [];
  if (filter.length === 0 || e.chooser?.player === 'of' || !['each', 'eachOpponent'].includes(e.who.player)) return undefined;
  const noun = nounText(c, filter.length === 1 ? filter[0] : { is: 'and', of: filter }, { many: true, head: 'permanent' });
  const who = playerText(c, e.who);
  const first = e.who.player === 'each' && e.who.first ? `starting with you, ${who}` : who;
  const separated = capitalize(`${first} separates all ${noun} they control into ${numberWord(e.into ?? 2)} piles`);
  return e.chooser
    ? [separated, `For ${who}, you choose one of their piles`, capitalize(`${who} sacrifices the ${noun} in their chosen pile`)]
    : [separated, `Then ${who} chooses one of their piles at random and sacrifices those permanents`];
}

export function pilesText(c: Context, e: Extract<Effect, { do: 'piles' }>): string[] {
  const of = selectorText(c, e.of);
  const who = playerText(c, e.who);
  bind(c, e.bindChosen, 'one pile', true);
  bind(c, e.bindOther, 'the other', true);
  const out = [
    capitalize(
      `${who === 'you' ? 'separate' : `${who} separates`} ${of} into ${e.faceUp ? 'a face-down pile and a face-up pile' : 'two piles'}`,
    ),
  ];
  if (e.of.sel === 'all' && e.of.zone === 'battlefield' && e.chooser?.player === 'of') {
    bind(c, e.bindChosen, 'all permanents in the pile of their choice', true);
    return out;
  }
  if (e.chooser && e.chooser.player !== 'you') {
    const chooser = playerText(c, e.chooser);
    out.push(capitalize(`${chooser} chooses one of those piles`));
    bind(c, e.bindChosen, 'that pile', true);
  }
  return out;
}

export function voteText(c: Context, e: Extract<Effect, { do: 'vote' }>): string[] {
  const what = ballotText(c, e.ballot);
  if (e.secret) return [`Each player secretly votes for ${what}, then those votes are revealed`];
  const first = playerText(c, e.first);
  return [`Starting with ${first}, each player votes for ${what}`];
}

function ballotText(c: Context, ballot: Ballot): string {
  if (ballot.votes === 'words') {
    for (const { word, bind: slot } of ballot.words) c.slots.set(slot, { words: `${word} votes`, many: true, vote: word });
    return listOf(
      ballot.words.map((w) => w.word),
      'or',
    );
  }
  const { among } = ballot;
  const head = among.sel === 'all' ? (among.zone === 'battlefield' ? headNoun(among.filter) : 'card') : 'player';
  bind(c, ballot.bind, `each ${head} with the most votes or tied for most votes`, true);
  if (among.sel === 'players') return 'a player';
  const all = among.sel === 'all' ? allText(c, among, false) : selectorText(c, among);
  return withArticle(all);
}
