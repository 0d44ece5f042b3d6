/** Filters as a state and a view judge them, held together. */
import type { Card, Filter, PlayerRef, Selector, Status } from '@apnap/ability';
import { type Id, seatEntity } from '@apnap/kernel';
import { controllerOf, live, type State, viewOf } from '@apnap/magic';
import { matches as isSo } from '../../magic/src/reading/filter.js';
import type { Board } from '../src/heuristic/board.js';
import { boardOf } from '../src/heuristic/look.js';
import { matches as looksSo, newEnv } from '../src/heuristic/read.js';

/** Every filter that stands anywhere in the data. */
function filtersIn(value: unknown, found: Filter[] = []): Filter[] {
  if (Array.isArray(value)) for (const v of value) filtersIn(v, found);
  else if (typeof value === 'object' && value !== null) {
    if ('is' in value && !('if' in value)) found.push(value as Filter);
    for (const v of Object.values(value)) filtersIn(v, found);
  }
  return found;
}

const written = new Map<Card, readonly Filter[]>();

function filtersOf(card: Card | undefined): readonly Filter[] {
  if (card === undefined) return [];
  const filters = written.get(card) ?? filtersIn(card.faces.map((f) => f.abilities));
  written.set(card, filters);
  return filters;
}

const ALL: Selector = { sel: 'all', zone: 'battlefield', filter: { is: 'any' } };
const SELF: Selector = { sel: 'self' };
const YOU: PlayerRef = { player: 'you' };
const STATUSES: Record<Status, true> = {
  tapped: true,
  untapped: true,
  attacking: true,
  blocking: true,
  blocked: true,
  blockingAlone: true,
  unblocked: true,
  faceDown: true,
  faceUp: true,
  monstrous: true,
  renowned: true,
  paired: true,
  enchanted: true,
  equipped: true,
  modified: true,
  attackingAlone: true,
  suspected: true,
  ringBearer: true,
  saddled: true,
  solved: true,
  foretold: true,
  plotted: true,
  prepared: true,
  transformed: true,
};

type Sample = { [K in Filter['is']]: readonly Extract<Filter, { is: K }>[] | readonly Filter[] };
const plain = <K extends Filter['is']>(is: K): readonly Filter[] => [{ is } as Filter];

/** Filters of every kind, so that none is missing where the cards in play have none. */
const SAMPLES: Sample = {
  any: plain('any'),
  and: [{ is: 'and', of: [{ is: 'permanent' }, { is: 'happened', event: { on: 'voted' } }] }],
  or: [{ is: 'or', of: [{ is: 'permanent' }, { is: 'commander' }] }],
  not: [{ is: 'not', of: { is: 'token' } }],
  type: [{ is: 'type', type: 'Creature' }],
  supertype: [{ is: 'supertype', supertype: 'Legendary' }],
  subtype: [{ is: 'subtype', subtype: 'Human' }],
  chosenType: [
    { is: 'chosenType', type: 'Land' },
    { is: 'chosenType', type: 'Elf' },
  ],
  color: [{ is: 'color', color: 'B' }],
  colorCount: [{ is: 'colorCount', cmp: '=', value: 1 }],
  permanent: plain('permanent'),
  spell: plain('spell'),
  ability: plain('ability'),
  activatedAbility: plain('activatedAbility'),
  triggeredAbility: plain('triggeredAbility'),
  token: plain('token'),
  permanentCard: plain('permanentCard'),
  historic: plain('historic'),
  manaAbility: plain('manaAbility'),
  controlledBy: [
    { is: 'controlledBy', who: YOU },
    { is: 'controlledBy', who: { player: 'controllerOf', of: SELF } },
  ],
  ownedBy: [{ is: 'ownedBy', who: { player: 'eachOpponent' } }],
  other: plain('other'),
  oneOf: [{ is: 'oneOf', of: ALL }],
  stat: [
    ...(['power', 'toughness', 'manaValue', 'loyalty', 'level', 'basePower', 'life'] as const).map(
      (stat): Filter => ({ is: 'stat', stat, cmp: '<=', value: 2 }),
    ),
    { is: 'stat', stat: 'power', cmp: '>=', value: { q: 'stat', stat: 'toughness', of: { sel: 'it' } } },
  ],
  parity: [{ is: 'parity', stat: 'manaValue', parity: 'odd' }],
  repeatsSymbol: plain('repeatsSymbol'),
  costSymbol: [{ is: 'costSymbol', symbol: 'X' }],
  hasAbility: [{ is: 'hasAbility', kind: 'activated' }],
  hasAdventure: plain('hasAdventure'),
  keyword: [
    { is: 'keyword', keyword: 'flying' },
    { is: 'keyword', keyword: 'cycling' },
  ],
  status: (Object.keys(STATUSES) as Status[]).map((status): Filter => ({ is: 'status', status })),
  named: [{ is: 'named', name: 'Swamp' }],
  sameName: [{ is: 'sameName', as: SELF }],
  counters: [{ is: 'counters', counter: 'any', cmp: '>=', value: 1 }],
  inZone: [{ is: 'inZone', zone: 'graveyard' }],
  attachedTo: [{ is: 'attachedTo', of: ALL }],
  blocking: [{ is: 'blocking', of: ALL }],
  blockedBy: [{ is: 'blockedBy', of: ALL }],
  attackingPlayerOrPermanent: [{ is: 'attackingPlayerOrPermanent', of: { sel: 'players', who: YOU } }],
  happened: [{ is: 'happened', event: { on: 'voted' } }],
  arrived: [{ is: 'arrived', since: 'thisTurn' }],
  putHere: plain('putHere'),
  cast: plain('cast'),
  castOf: [{ is: 'castOf', of: SELF }],
  sharesColor: [{ is: 'sharesColor', with: SELF }],
  sharesCreatureType: [{ is: 'sharesCreatureType', with: ALL }],
  sharesCardType: [{ is: 'sharesCardType', with: SELF }],
  sharesPermanentType: [{ is: 'sharesPermanentType', with: SELF }],
  sector: [{ is: 'sector', of: 'alpha' }],
  voted: [{ is: 'voted', like: 'same', who: YOU }],
  designated: [{ is: 'designated', designation: 'monarch' }],
  ahead: [{ is: 'ahead', in: { q: 'life', who: { player: 'of', of: { sel: 'it' } } } }],
  satisfies: [
    { is: 'satisfies', cond: { if: 'turnOf', who: YOU } },
    { is: 'satisfies', cond: { if: 'step', step: 'combat' } },
  ],
  commander: plain('commander'),
  targets: [{ is: 'targets', what: { is: 'type', type: 'Creature' } }],
  abilityOf: [{ is: 'abilityOf', source: { is: 'type', type: 'Creature' } }],
  couldBeTarget: [{ is: 'couldBeTarget', of: SELF }],
  player: [{ is: 'player', who: { player: 'each' } }],
};

const SAMPLED: readonly Filter[] = Object.values(SAMPLES).flat();

/** How often each kind of filter was judged, and how often the view told. */
export type Tally = Map<Filter['is'], { told: number; untold: number }>;

/** @throws where the view tells something else than the state. */
function compare(s: State, b: Board, self: Id, f: Filter, id: Id, tally: Tally): void {
  const you = controllerOf(s, self);
  const doubts = { n: 0 };
  const seen = looksSo(b, f, id, newEnv(you, b.object(self), { doubts }));
  const row = tally.get(f.is) ?? { told: 0, untold: 0 };
  tally.set(f.is, row);
  if (doubts.n > 0) {
    row.untold++;
    return;
  }
  row.told++;
  const env = { source: self, you, x: 0, targets: [], event: null, slots: [] };
  if (seen !== isSo({ s, env, it: 0 }, f, id))
    throw new Error(
      `${b.object(self)?.name} of ${b.object(id)?.name ?? id} at ${s.turn.step}: ${JSON.stringify(f)} is ${!seen}, seen as ${seen}`,
    );
}

/**
 * Judges every filter of every card in play, and of every kind some, of every entity in sight.
 * @throws where the view of the seat tells something else than the state.
 */
export function compareAll(s: State, seat: number, source: (name: string) => Card | undefined, tally: Tally): void {
  const b = boardOf(viewOf(s, seat), source, seat);
  const entities = [...b.objects.keys(), ...b.view.stack.map((x) => x.id), ...b.view.players.map((p) => seatEntity(p.seat))];
  const here = [...new Set(entities)].filter((id) => id < 0 || live(s, id));
  for (const o of b.view.battlefield.slice(0, 2)) for (const f of SAMPLED) for (const id of here) compare(s, b, o.id, f, id, tally);
  for (const o of [...b.view.battlefield, ...b.view.stack.flatMap((x) => (x.kind === 'spell' && x.source ? [x.source] : []))])
    for (const f of filtersOf(source(o.card))) for (const id of here) compare(s, b, o.id, f, id, tally);
}
