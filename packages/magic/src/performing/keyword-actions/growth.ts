/** Keyword actions that make creatures or make them grow: bolster, populate, amass, connive, explore, incubate (CR 701.33, .30, .44, .47, .40, .51). */
import { type Effect, type Entering, hasSubtype, type TokenSpec } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { tell } from '../../actions/told.js';
import { BUILT_IN } from '../../cardforms/built-in.js';
import { bind, chooseFrom, confirm } from '../../events/choose.js';
import { addLasting } from '../../events/lasting.js';
import type { Mechanic } from '../../events/mechanics.js';
import { perform } from '../../events/perform.js';
import { revealCards } from '../../events/reveal.js';
import { characteristics, characteristicsOf, controllerOf } from '../../reading/characteristics.js';
import { statOf } from '../../reading/numbers.js';
import { topCards } from '../../reading/select.js';
import { hasType } from '../../reading/traits.js';
import { hasFlag, live, player, record } from '../../state/access.js';
import type { G } from '../../state/log.js';
import { type Env, FLAG } from '../../state/objects.js';
import { move } from '../../state/proposals.js';
import type { State } from '../../state/types.js';
import { makeTokens } from '../zones.js';

type Action = Extract<Effect, { do: 'keywordAction' }>;

/** The creatures a player controls. */
export const creaturesOf = (s: State, seat: number): Id[] =>
  s.battlefield.filter((id) => controllerOf(s, id) === seat && hasType(characteristics(s, id), 'Creature'));

function putCounters(g: G, id: Id, n: number, rule: string, source: Id): void {
  perform(g, [{ p: 'counters', id, counter: '+1/+1', n, rule, source }]);
}

/** CR 701.33a */
export function bolster(g: G, env: Env, seat: number, n: number): void {
  const own = creaturesOf(g.s, seat);
  if (own.length === 0) return;
  const least = Math.min(...own.map((id) => statOf(g.s, id, 'toughness')));
  const from = own.filter((id) => statOf(g.s, id, 'toughness') === least);
  for (const id of chooseFrom(g, seat, from, 1, 1, env.source, 'ask.choose', '701.33a')) putCounters(g, id, n, '701.33a', env.source);
}

/** CR 701.30a-b */
export function populate(g: G, env: Env, seat: number, how?: Entering): Id[] {
  const tokens = creaturesOf(g.s, seat).filter((id) => hasFlag(live(g.s, id) as NonNullable<ReturnType<typeof live>>, FLAG.token));
  const chosen = chooseFrom(g, seat, tokens, 1, 1, env.source, 'ask.choose', '701.30a');
  if (chosen.length === 0) return [];
  return makeTokens(g, bind(env, COPIED, chosen), [seat], COPY, how);
}

/** Slot for the token that is copied, above those of any card. */
const COPIED = 39;
/** The token that populate makes. */
const COPY: TokenSpec = { token: 'copy', of: { sel: 'slot', slot: COPIED }, mods: [] };

/** CR 701.44a-b */
export function amass(g: G, env: Env, e: Action, seat: number, n: number): Id[] {
  const { s } = g;
  const armies = (): Id[] => creaturesOf(s, seat).filter((id) => hasSubtype(characteristics(g.s, id), 'Army'));
  const token = s._pool.spelledOut.get(e) as TokenSpec | undefined;
  if (armies().length === 0 && token) makeTokens(g, env, [seat], token);
  const chosen = chooseFrom(g, seat, armies(), 1, 1, env.source, 'ask.choose', '701.44a');
  for (const id of chosen) {
    putCounters(g, id, n, '701.44a', env.source);
    const word = e.subtype ?? 'Zombie';
    if (!hasSubtype(characteristics(g.s, id), word))
      addLasting(g, BUILT_IN.actions.addSubtype, { ...env, slots: [word] }, 'indefinite', { affected: [id] });
    tell(g, 'amass', '701.44b', { object: id, player: seat, amount: n });
  }
  return chosen;
}

/** CR 701.51a */
export function incubate(g: G, env: Env, seat: number, n: number): Id[] {
  const made = makeTokens(g, env, [seat], { token: 'predefined', name: 'Incubator' }, { counters: [{ counter: '+1/+1', count: n }] });
  for (const id of made) tell(g, 'incubate', '701.51a', { object: id, player: seat, amount: n });
  return made;
}

/** CR 701.47a-e */
export function connive(g: G, env: Env, id: Id, n: number): void {
  const o = record(g.s, id);
  if (!o) return;
  const seat = controllerOf(g.s, id);
  for (let i = 0; i < n; i++) perform(g, [{ p: 'draw', seat, rule: '701.47a' }]);
  const hand = player(g.s, seat).hand;
  const count = Math.min(n, hand.length);
  const ids = chooseFrom(g, seat, hand, count, count, env.source, 'ask.discard', '701.47a');
  const nonland = ids.filter((card) => !hasType(characteristics(g.s, card), 'Land')).length;
  perform(
    g,
    ids.map((card) => move(card, 'graveyard', '701.47a', { verb: 'discard', source: env.source })),
  );
  if (nonland > 0 && live(g.s, id)?.zone === 'battlefield') putCounters(g, id, nonland, '701.47a', env.source);
  tell(g, 'connive', '701.47b', { object: id, player: seat });
}

/** CR 701.40a-c */
export function explore(g: G, env: Env, id: Id): void {
  const o = record(g.s, id);
  if (!o) return;
  const seat = controllerOf(g.s, id);
  const top = topCards(g.s, seat, 1);
  revealCards(g, top, env.source);
  const land = top.some((card) => hasType(characteristicsOf(g.s, live(g.s, card) as NonNullable<typeof o>), 'Land'));
  if (land) perform(g, [move(top[0], 'hand', '701.40a', { source: env.source })]);
  else {
    if (live(g.s, id)?.zone === 'battlefield') putCounters(g, id, 1, '701.40a', env.source);
    if (top.length > 0 && confirm(g, seat, env.source, 'ask.intoGraveyard', '701.40a', { card: top[0] }))
      perform(g, [move(top[0], 'graveyard', '701.40a', { source: env.source })]);
  }
  tell(g, 'explore', '701.40b', { object: id, player: seat });
}

/** CR 701.44a, 701.44d: a 0/0 black Army creature token of the subtype. */
const armyOf = (node: Readonly<Record<string, unknown>>): TokenSpec | null =>
  node.action !== 'amass'
    ? null
    : {
        token: 'described',
        supertypes: [],
        types: ['Creature'],
        subtypes: [typeof node.subtype === 'string' ? node.subtype : 'Zombie', 'Army'],
        colors: ['B'],
        power: 0,
        toughness: 0,
        abilities: [],
      };

export const AMASS: Mechanic = { name: 'amass', spellsOut: armyOf };
