/** Permissions of rules statements to cast and to play lands from elsewhere, and how often (CR 305.1, 601.3). */
import type { Action, PlayerRef, Rule } from '@apnap/ability';
import { derived } from '../reading/characteristics.js';
import { matches } from '../reading/filter.js';
import { includesSeat } from '../reading/seats.js';
import { player } from '../state/access.js';
import { libraryOf } from '../state/asked.js';
import type { RuleInForce } from '../state/derived.js';
import type { Obj } from '../state/objects.js';
import type { State } from '../state/types.js';
import { isUsedUp } from '../triggers/note.js';
import type { Permission } from './way.js';

type May = Extract<Rule, { rule: 'may' }>;
type Play = Extract<Action, { act: 'cast' | 'playLand' }>;

/** What the permission is for: casting, playing lands, or the one or the other. */
const playsOf = ({ action, or }: May): readonly Play[] =>
  [action, ...(or ? [or] : [])].filter((a): a is Play => a.act === 'cast' || a.act === 'playLand');

/** A permission for this card, as a rule in force says it. */
export interface Permitted {
  inForce: RuleInForce;
  rule: May;
  /** Where it is limited, or says more of what is played: what counts its uses. */
  by?: Permission;
}

/** Permission from a library is for its top card; from other zones for the player's own, or those of the players it names; from exile for what it names. */
function isFromThere(s: State, seat: number, o: Obj, { env }: RuleInForce, whose: PlayerRef | undefined): boolean {
  if (o.zone === 'exile') return true;
  if (whose === undefined ? o.owner !== seat : !includesSeat({ s, env, it: 0 }, whose, o.owner)) return false;
  if (o.zone !== 'library') return true;
  const library = libraryOf(player(s, o.owner));
  return library[library.length - 1] === o.id;
}

/** The permissions in force by which the seat may now do this with a card where it is; of casting also those that say only for what cost, or when. */
export function permittedBy(s: State, seat: number, o: Obj, act: Play['act']): Permitted[] {
  const found: Permitted[] = [];
  for (const r of derived(s).rules) {
    const { rule } = r;
    if (rule.rule !== 'may') continue;
    const cx = { s, env: r.env, it: o.id, ...(act === 'cast' ? { casting: o.id } : {}) };
    const isFor = (a: Play): boolean =>
      a.act === act &&
      (a.from === undefined ? act === 'cast' : a.from === o.zone && isFromThere(s, seat, o, r, a.whose)) &&
      includesSeat({ ...cx, it: 0 }, a.who, seat) &&
      matches(cx, a.what, o.id);
    if (!playsOf(rule).some(isFor)) continue;
    const by = limitOf(s, r, rule);
    if (by?.perTurn === undefined || !isUsedUp(s, by.source, by.rule, by.perTurn, 'usedThisTurn'))
      found.push({ inForce: r, rule, ...(by ? { by } : {}) });
  }
  return found;
}

function limitOf(s: State, r: RuleInForce, { perTurn, with: more }: May): Permission | undefined {
  if (perTurn === undefined && more === undefined) return undefined;
  return { source: r.env.source, rule: s._pool.ids.get(r.rule) ?? 0, ...(perTurn === undefined ? {} : { perTurn }) };
}

/** The zones other than their own hands from which rules in force let the seat cast or play something, with whose they are. */
export function permittedZones(s: State, seat: number): { from: NonNullable<Play['from']>; owners: readonly number[] }[] {
  return derived(s).rules.flatMap((r) =>
    r.rule.rule !== 'may'
      ? []
      : playsOf(r.rule).flatMap(({ from, whose }) =>
          from === undefined ? [] : [{ from, owners: s.players.rows.flatMap((_, p) => (isOwner(s, seat, r, whose, p) ? [p] : [])) }],
        ),
  );
}

const isOwner = (s: State, seat: number, { env }: RuleInForce, whose: PlayerRef | undefined, owner: number): boolean =>
  whose === undefined ? owner === seat : includesSeat({ s, env, it: 0 }, whose, owner);
