/** Which statements come again and again, so that it is worth having PostgreSQL keep what it made of them. */

/** Times that a statement is carried out as it comes. */
const SELDOM = 2;
/** Most statements that get a name, and most that are counted at a time. */
const MOST = 300;
/** Those of which the same can always be made; what others give may be something else each time. */
const KEPT = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

export class Usual {
  private readonly names = new Map<string, string>();
  private readonly seen = new Map<string, number>();

  /** The name under which a statement is kept, from its third time on; null: it is not. */
  nameOf(sql: string): string | null {
    const known = this.names.get(sql);
    if (known !== undefined) return known;
    if (this.names.size >= MOST || !KEPT.test(sql)) return null;
    const times = (this.seen.get(sql) ?? 0) + 1;
    if (this.seen.size >= MOST) this.seen.clear();
    this.seen.set(sql, times);
    if (times <= SELDOM) return null;
    this.seen.delete(sql);
    const name = `usual${this.names.size + 1}`;
    this.names.set(sql, name);
    return name;
  }
}
