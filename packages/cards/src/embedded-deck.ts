/** A deck list that comes with the program. */
export interface EmbeddedDeck {
  id: string;
  name: string;
  zhName: string;
  /** Id of a format in `FORMATS`. */
  format: string;
  /** The list, as `parseDeck` reads it. */
  text: string;
}
