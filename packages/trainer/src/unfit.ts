/** Something that can't be: no such card, no such line of play. The question is made anew. */
export class Unfit extends Error {}
