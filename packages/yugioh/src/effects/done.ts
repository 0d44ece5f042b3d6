/** What came of one thing that an effect did. */

/** The rows it was done to; `none`: it was not done; null: it is another kind of effect. */
export type Done = readonly number[] | 'none' | null;
export const some = (rows: readonly number[]): Done => (rows.length > 0 ? rows : 'none');
