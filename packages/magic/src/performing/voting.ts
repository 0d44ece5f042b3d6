/** Voting (CR 701.32). */
import type { Ballot } from '@apnap/ability';
import { ask, type Id, seatEntity } from '@apnap/kernel';
import { bind, chooseEntities } from '../events/choose.js';
import { derived } from '../reading/characteristics.js';
import { inRange } from '../reading/range.js';
import { includesSeat } from '../reading/seats.js';
import { players } from '../reading/select.js';
import { seatInRange, turnOrderFrom } from '../state/access.js';
import { type G, log } from '../state/log.js';
import type { Env } from '../state/objects.js';
import type { State } from '../state/types.js';
import { noteTriggers } from '../triggers/note.js';
import type { Perform } from './family.js';

/** One vote: whose, and for which of the choices. */
interface Vote {
  seat: number;
  choice: number;
}

/** CR 701.32d: all votes of a player are cast when that player votes. */
function votesOf(s: State, seat: number): { must: number; may: number } {
  let must = 1;
  let may = 0;
  for (const { rule, env } of derived(s).rules) {
    if (rule.rule !== 'extraVotes' || !includesSeat({ s, env, it: 0 }, rule.who, seat)) continue;
    if (rule.may) may += rule.count;
    else must += rule.count;
  }
  return { must, may };
}

/** Who decides how others vote; of several effects the newest (CR 613.7). */
function decider(s: State): number | null {
  let by: number | null = null;
  for (const { rule, env } of derived(s).rules)
    if (rule.rule === 'declares' && rule.what === 'votes') by = players({ s, env, it: 0 }, rule.who)[0] ?? by;
  return by;
}

type Options = readonly ({ word: string } | { entity: Id })[];

function castVotes(g: G, env: Env, seat: number, all: Options, secret: boolean): Vote[] {
  // CR 801.5a-b: of objects and players those within the voter's range, of words any
  const open = all.flatMap((o, i) => ('word' in o || inRange(g.s, seat, o.entity) ? [i] : []));
  const options = open.map((i) => all[i]);
  if (options.length === 0) return [];
  const { must, may } = votesOf(g.s, seat);
  const by = decider(g.s) ?? seat;
  const votes: Vote[] = [];
  for (let i = 0; i < must + may; i++) {
    const answer = ask(g, {
      seat: by,
      kind: 'option',
      ask: { form: 'pick', options: options.slice(), min: i < must ? 1 : 0, max: 1 },
      rule: i === 0 ? '701.32a' : '701.32d',
      prompt: { id: by === seat ? 'ask.vote' : 'ask.voteFor', params: { player: seatEntity(seat) } },
      source: env.source,
      visible: secret ? 'seat' : 'all',
    });
    const [choice] = 'pick' in answer ? answer.pick : [];
    if (choice === undefined) break;
    votes.push({ seat, choice: open[choice] });
    if (!secret) logVote(g, env, votes[votes.length - 1], all);
  }
  return votes;
}

function logVote(g: G, env: Env, vote: Vote, options: Options): void {
  const choice = options[vote.choice];
  log(g, 'vote', '701.32a', {
    player: vote.seat,
    source: env.source,
    ...('word' in choice ? { word: choice.word } : { ids: [choice.entity] }),
  });
}

const vote: Perform<'vote'> = (g, env, e) => {
  const options = optionsOf(g, env, e.ballot);
  const first = players({ s: g.s, env, it: 0 }, e.first)[0] ?? env.you;
  const votes: Vote[] = [];
  if (options.length > 0)
    for (const seat of turnOrderFrom(g.s, first).filter((p) => seatInRange(g.s, env.you, p)))
      votes.push(...castVotes(g, env, seat, options, e.secret === 'secret'));
  if (e.secret) for (const v of votes) logVote(g, env, v, options);
  noteTriggers(g, [log(g, 'voted', '701.32a', { source: env.source, amount: votes.length })], null);
  return count(env, e.ballot, options, votes);
};

const optionsOf = (g: G, env: Env, ballot: Ballot): Options =>
  ballot.votes === 'words'
    ? ballot.words.map(({ word }) => ({ word }))
    : chooseEntities(g, env, ballot.among).map((entity) => ({ entity }));

function count(env: Env, ballot: Ballot, options: Options, votes: readonly Vote[]): Env {
  const forChoice = options.map((_, i) => votes.filter((v) => v.choice === i).map((v) => seatEntity(v.seat)));
  if (ballot.votes === 'words') return ballot.words.reduce((out, { bind: slot }, i) => bind(out, slot, forChoice[i] ?? []), env);
  const most = Math.max(0, ...forChoice.map((v) => v.length));
  const won = options.flatMap((o, i) => ('entity' in o && most > 0 && forChoice[i].length === most ? [o.entity] : []));
  return bind(env, ballot.bind, won);
}

export const EFFECTS = { vote };
