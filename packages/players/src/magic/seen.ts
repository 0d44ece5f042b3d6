/** What a player has seen of the others' cards in this game: by name, the most that it saw at one time. */
import type { ObjectView, View } from '@apnap/magic';

export class Witness {
  private readonly most: Map<string, number>[] = [];
  /** By seat: names of its commanders, which all know (CR 903.3). */
  private readonly leaders: string[][] = [];

  /** Takes in what a view shows. */
  look(view: View): void {
    for (const c of view.commanders ?? []) {
      this.leaders[c.owner] ??= [];
      if (!this.leaders[c.owner].includes(c.card)) this.leaders[c.owner].push(c.card);
    }
    const now = new Map<number, Map<string, number>>();
    const count = (o: ObjectView | null): void => {
      if (!o || o.token || o.card === '' || o.owner === view.seat) return;
      const of = now.get(o.owner) ?? new Map<string, number>();
      now.set(o.owner, of.set(o.card, (of.get(o.card) ?? 0) + 1));
    };
    for (const o of view.battlefield) count(o);
    for (const o of view.phased) count(o);
    for (const o of view.exile) count(o);
    for (const o of view.command) count(o);
    for (const x of view.stack) if (x.kind === 'spell') count(x.source);
    for (const p of view.players) {
      for (const o of p.graveyard) count(o);
      if (p.seat !== view.seat) for (const o of p.hand) count(o);
    }
    for (const [owner, names] of now) {
      this.most[owner] ??= new Map();
      const most = this.most[owner];
      for (const [name, n] of names) if (n > (most.get(name) ?? 0)) most.set(name, n);
    }
  }

  /** Names of the commanders of a seat. */
  commandersOf(seat: number): readonly string[] {
    return this.leaders[seat] ?? [];
  }

  /** Cards seen of a seat, by name. */
  of(seat: number): ReadonlyMap<string, number> {
    return this.most[seat] ?? new Map();
  }
}
