/** Work that is done one after the other, each thing in a row of its own. */
export class OneByOne {
  private readonly rows = new Map<string, Promise<unknown>>();

  /** Does something when all that was asked for before it in the same row is done, or has failed. */
  run<T>(row: string, work: () => Promise<T>): Promise<T> {
    const result = (this.rows.get(row) ?? Promise.resolve()).then(work, work);
    const last = result.catch(() => {});
    this.rows.set(row, last);
    void last.then(() => this.rows.get(row) === last && this.rows.delete(row));
    return result;
  }
}
