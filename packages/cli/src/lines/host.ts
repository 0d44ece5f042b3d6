/** Games that are played from outside: each line asks for something, and one line says what came of it. */
import type { CardBase } from '@apnap/cardbase';
import { deckIds } from '@apnap/cardbase';
import { type Answer, SetupError, toSave } from '@apnap/kernel';
import { metagame } from '@apnap/library';
import { cardNames, renderMessage } from '@apnap/magic';
import { strengthOf } from '@apnap/players';
import { Refused } from '@apnap/system';
import type { Lang } from '@apnap/words';
import { loadDeck, setupOf } from '../decks.js';
import { CliError } from '../io.js';
import { beginMatch, type Match, type MatchGame, SEATS } from '../match.js';
import { text } from '../text/text.js';
import {
  type Given,
  MOST_ANSWERS,
  MOST_GAMES,
  type NewGame,
  type Over,
  type Request,
  request,
  type Told,
  type Waits,
  type Wrong,
} from './protocol.js';

/** Decisions after which a game is left: nobody waits for it any longer. */
const LIMIT = 200_000;
const USUAL_ANSWERS = 100;

interface Going {
  name: string;
  seed: string;
  game: MatchGame;
  /** Whether each seat is asked for from outside. */
  outside: readonly boolean[];
  wish: Pick<NewGame, 'look' | 'answers' | 'save'>;
  /** Answers that were told last. */
  told: readonly Answer[];
}

export class LineHost {
  private readonly games = new Map<string, Going>();
  /** Matches by their decks and players: cards are made ready once, for all their games. */
  private readonly matches = new Map<string, Match>();

  constructor(
    private readonly base: CardBase,
    private readonly lang: Lang,
  ) {}

  /** What a line asks for, done. Nothing that a line says ends it. */
  take(line: string): object {
    let said: unknown;
    try {
      said = JSON.parse(line);
    } catch (e) {
      return this.wrong('line', (e as Error).message);
    }
    const read = request.safeParse(said);
    if (!read.success) return this.wrong('request', read.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
    return this.doing(read.data);
  }

  private doing(asked: Request): object {
    switch (asked.do) {
      case 'hello':
        return { apnap: 'lines', version: 1, decks: deckIds().split(', ') };
      case 'new':
        return this.begin(asked);
      case 'answer':
        return this.answer(asked);
      case 'answers':
        return { games: asked.of.map((given) => this.answer(given)) };
      case 'concede':
        return this.concede(asked.game, asked.seat);
      case 'end':
        return this.games.delete(asked.game) ? { game: asked.game, ended: true } : this.noGame(asked.game);
      default:
        return asked satisfies never;
    }
  }

  private wrong(code: Wrong['error']['code'], why: string, game?: string, rule?: string): Wrong {
    return { ...(game === undefined ? {} : { game }), error: { code, text: why, ...(rule ? { rule } : {}) } };
  }

  private noGame(game: string): Wrong {
    return this.wrong('game', text(this.lang, 'lines.noGame', { game }), game);
  }

  private begin(asked: NewGame): object {
    const n = asked.games ?? 1;
    const names = asked.games === undefined ? [asked.game] : Array.from({ length: n }, (_, i) => `${asked.game}/${i + 1}`);
    const there = names.find((name) => this.games.has(name));
    if (there !== undefined) return this.wrong('game', text(this.lang, 'lines.there', { game: there }), there);
    if (this.games.size + n > MOST_GAMES) return this.wrong('game', text(this.lang, 'lines.tooMany', { most: MOST_GAMES }));
    if (asked.seats && asked.seats.length !== asked.decks.length)
      return this.wrong('setup', text(this.lang, 'lines.seats', { seats: asked.seats.length, decks: asked.decks.length }));
    try {
      const told = names.map((name) => {
        const going = this.newGame(
          name,
          asked.games === undefined ? asked.seed : `${asked.seed}/${name.slice(asked.game.length + 1)}`,
          asked,
        );
        this.games.set(name, going);
        return this.goOn(going);
      });
      return asked.games === undefined ? told[0] : { games: told };
    } catch (e) {
      for (const name of names) this.games.delete(name);
      if (e instanceof SetupError) return this.wrong('setup', renderMessage(e.refusal.message, this.lang), asked.game, e.refusal.rule);
      if (e instanceof CliError || e instanceof Refused) return this.wrong('setup', e.message, asked.game);
      throw e;
    }
  }

  private newGame(name: string, seed: string, asked: NewGame): Going {
    const { decks, seats = decks.map(() => 'you' as const) } = asked;
    const key = JSON.stringify([decks, seats]);
    const match = this.matches.get(key) ?? this.matchOf(decks, seats);
    this.matches.set(key, match);
    return { name, seed, game: beginMatch(match, seed), outside: seats.map((who) => who === 'you'), wish: asked, told: [] };
  }

  private matchOf(decks: readonly string[], seats: NonNullable<NewGame['seats']>): Match {
    const loaded = decks.map((deck) => loadDeck(deck, this.base, this.lang, 'checked'));
    const setup = setupOf(loaded, SEATS, this.base);
    const cards = cardNames(setup).flatMap((name) => this.base.source(name) ?? []);
    // Who is asked for from outside has a player here that is never asked.
    const players = seats.map((who) => (who === 'you' ? 'random' : who));
    const strengths = seats.map(() => strengthOf('strong'));
    return { cards, setup, players, limit: LIMIT, ...(seats.includes('search') ? { search: { model: metagame(), strengths } } : {}) };
  }

  private answer({ game: name, pick, answer }: Given): Told {
    const going = this.games.get(name);
    if (!going) return this.noGame(name);
    const said = pick === undefined ? answer : going.told[pick];
    if (said === undefined || (pick !== undefined && answer !== undefined))
      return this.wrong('answer', text(this.lang, 'lines.noAnswer'), name);
    const { game, played } = going.game;
    const outcome = game.answer(played.state, said);
    if (!outcome.ok) return this.wrong('answer', renderMessage(outcome.refusal.message, this.lang), name, outcome.refusal.rule);
    played.state = outcome.state;
    played.answers.push(said as Answer);
    return this.goOn(going);
  }

  private concede(name: string, seat: number): Told {
    const going = this.games.get(name);
    if (!going) return this.noGame(name);
    const { game, played } = going.game;
    if (seat >= game.seats(played.state)) return this.wrong('answer', text(this.lang, 'lines.noSeat', { seat }), name);
    const outcome = game.concede(played.state, seat);
    if (!outcome.ok) return this.wrong('answer', renderMessage(outcome.refusal.message, this.lang), name, outcome.refusal.rule);
    played.state = outcome.state;
    played.answers.push({ concede: seat });
    return this.goOn(going);
  }

  /** Lets the computer players answer until somebody outside is asked, or the game is over. */
  private goOn(going: Going): Told {
    const { game, played } = going.game;
    for (let d = game.pending(played.state); d; d = game.pending(played.state)) {
      if (played.answers.length >= LIMIT) break;
      if (going.outside[d.decider]) return this.waits(going, d);
      going.game.next();
    }
    this.games.delete(going.name);
    return this.over(going);
  }

  private waits(going: Going, d: { decider: number; kind: string; rule: string }): Waits {
    const { game, played } = going.game;
    const most = going.wish.answers ?? USUAL_ANSWERS;
    const answers: Answer[] = [];
    let more = false;
    for (const answer of game.answers(played.state)) {
      if (answers.length >= Math.min(most, MOST_ANSWERS)) {
        more = true;
        break;
      }
      answers.push(answer);
    }
    going.told = answers;
    return {
      game: going.name,
      turn: played.state.turn.number,
      seat: d.decider,
      kind: d.kind,
      rule: d.rule,
      ...seen(going.wish.look ?? 'view', going.game, d.decider),
      answers,
      more,
    };
  }

  private over(going: Going): Over {
    const { game, played } = going.game;
    const result = game.result(played.state);
    return {
      game: going.name,
      turn: played.state.turn.number,
      over: { winners: result?.winners ?? [], rule: result?.rule ?? '', reason: result?.reason.id ?? 'limit' },
      decisions: played.answers.length,
      hash: game.hash(played.state),
      ...(going.wish.save ? { save: toSave(game, going.game.setup, going.seed, played) } : {}),
    };
  }
}

/** What is told of the game beside the answers. */
function seen(look: NonNullable<NewGame['look']>, { game, played }: MatchGame, seat: number): { view?: unknown } {
  switch (look) {
    case 'view':
      return { view: game.view(played.state, seat) };
    case 'decision':
      return { view: { decision: game.view(played.state, seat).decision } };
    case 'none':
      return {};
    default:
      return look satisfies never;
  }
}
