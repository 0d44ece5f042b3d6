/** Messages: what is to be said, before it is put into words. */

/** Text for people: a message id of the game's catalogues and its parameters (numbers, texts, entity ids, nested messages). */
export interface Message {
  readonly id: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
}
export type MessageParam = string | number | Message | readonly MessageParam[];
