/** What the invariants ask of a state of a game. */
import { type Characteristics, characteristics, controllerOf, derived, type Obj, type Player, type State, zoneIds } from '@apnap/magic';

const SHARED = ['battlefield', 'stack', 'exile', 'command'] as const;
export const OWN = ['library', 'hand', 'graveyard', 'outside'] as const;
/** What the invariants ask of a state, worked out once. */
export class Facts {
  /** Where the lists of the zones say each object is; and what is in two of them. */
  readonly places = new Map<number, string>();
  readonly twice: number[] = [];
  readonly here: Obj[];
  readonly permanents: Obj[];
  readonly seats: Player[];

  constructor(readonly s: State) {
    const add = (ids: readonly number[], zone: string): void => {
      for (const id of ids) {
        if (this.places.has(id)) this.twice.push(id);
        this.places.set(id, zone);
      }
    };
    for (const zone of SHARED) add(zoneIds(s, zone, 0), zone);
    s.players.rows.forEach((_, seat) => {
      for (const zone of OWN) add(zoneIds(s, zone, seat), `${zone} ${seat}`);
    });
    this.here = s.objects.rows.filter((o) => o.zone !== 'gone' && o.zone !== 'phased');
    this.permanents = this.here.filter((o) => o.zone === 'battlefield');
    this.seats = [...s.players.rows];
  }

  has = (o: Obj, flag: number): boolean => (o.flags & flag) !== 0;
  is = (o: Obj): Characteristics => characteristics(this.s, o.id);
  /** Whether anything says that the legend rule doesn't apply, or that somebody can't lose: then nothing is asked of it here. */
  legendsMayBeMany = (): boolean => derived(this.s).rules.some((r) => r.rule.rule === 'legendRuleOff');
  losingForbidden = (): boolean => derived(this.s).rules.some((r) => r.rule.rule === 'cant' && r.rule.action.act === 'loseGame');
  by = (o: Obj): number => controllerOf(this.s, o.id);
  inGame = (seat: number): boolean => this.s.players.rows[seat] !== undefined && this.s.players.rows[seat].lost === 0;
  name = (o: Obj): string => this.s._pool.cards[o.card]?.card.name ?? `object ${o.id}`;
}
