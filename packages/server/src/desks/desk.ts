/** How people come to a table of a game by request: what they may ask for and bring, and who sits there then. Each game has a desk of its own. */
import type { GameInfo, seatBody, Text } from '@apnap/protocol';
import type { z } from 'zod';
import type { WorldDeal } from '../games/beginning.js';
import type { TableDeck } from '../games/deck.js';
import type { Hosted } from '../games/hosted.js';
import type { Opening, Sitter } from '../tables/entries.js';
import type { TextId } from '../text.js';
import { say } from '../text.js';
import type { Owner } from '../workers/shares.js';

/** Who asks. */
export interface Asking {
  person: { id: string; name: string; kind: 'guest' | 'account' };
  /** Whose share it comes out of. */
  owners: readonly Owner[];
  /** What a computer player is called in the language of who asks. */
  computer: string;
}

/** What was asked for can't be had. */
export class Declined extends Error {
  constructor(
    /** As HTTP says it. */
    readonly status: number,
    readonly code: string,
    readonly text: Text,
  ) {
    super(code);
    this.name = 'Declined';
  }
}

/** A refusal with a text of the server. */
export const declined = (
  status: number,
  id: Extract<TextId, `error.${string}`>,
  params: Readonly<Record<string, string | number | Text>> = {},
): Declined => new Declined(status, id.slice('error.'.length), say(id, params));

/** `T` and `J` are what the bodies say when they were checked. */
export interface Desk<T = unknown, J = unknown> {
  /** How many can play, and whether they bring nothing. */
  readonly about: Pick<GameInfo, 'least' | 'most' | 'plain' | 'ways'>;
  /** A request for a table. */
  readonly tableBody: z.ZodType<T>;
  /** A request for an open seat. */
  readonly joinBody: z.ZodType<J>;
  /** The table that is asked for; who asks has the first seat. @throws Declined */
  opening(body: T, who: Asking): Promise<Opening>;
  /** What somebody brings to an open seat of a table. @throws Declined */
  brought(body: J, who: Asking, table: Opening): Promise<TableDeck>;
  /** A computer player for a seat of a table that waits. Absent: there are none to be had later. @throws Declined */
  computer?(body: z.output<typeof seatBody>, who: Asking, table: Opening, taken: readonly string[]): Promise<Sitter>;
  /**
   * What a what-if of a game that goes on is dealt from: what a seat can't know at a moment, made up from what it sees. Absent: there are no what-ifs.
   * @param state of the game, of which nothing is read that the seat doesn't see but how much there is
   */
  imagined?(hosted: Hosted, state: unknown, seat: number, seed: string): WorldDeal;
}

/** A game that can be played here, and how one comes to it. */
export interface Offered {
  // Tables and routes hand a game nothing but what it made itself.
  // biome-ignore lint/suspicious/noExplicitAny: a game with whatever states, set-ups and events it has
  hosted: Hosted<any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are checked by the desk's own schemas
  desk: Desk<any, any>;
}

/** Somebody who sits down. */
export const sitterOf = ({ id, name, kind }: Asking['person'], deck: TableDeck): Sitter => ({ kind, person: id, name, deck });
