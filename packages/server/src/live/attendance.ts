/** Who was at a table when: for those who are told of everything later. */
import type { Presence } from '../tables/view.js';

export class Attendance {
  /** @param nobody how it looks when nobody is there */
  constructor(private readonly nobody: Presence) {}

  private known: { at: number; presence: Presence }[] = [];

  /** Who is there from now on. */
  note(at: number, presence: Presence): void {
    const last = this.known[this.known.length - 1]?.presence ?? this.nobody;
    if (JSON.stringify(last) !== JSON.stringify(presence)) this.known.push({ at, presence });
  }

  /** Who was there at a time; what was before is forgotten: nobody is told of an earlier time than he was. */
  before(at: number): Presence {
    const i = this.known.findLastIndex((k) => k.at <= at);
    if (i > 0) this.known.splice(0, i);
    return i < 0 ? this.nobody : this.known[0].presence;
  }

  /** When those who are `ms` behind will see somebody come or go; null: nobody will. @param at the time that they see now */
  next(at: number, ms: number): number | null {
    const found = this.known.find((k) => k.at > at);
    return found ? found.at + ms : null;
  }
}
