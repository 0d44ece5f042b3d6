/** What a text has mentioned, in order: the candidates for "it", "that player", "those cards". */
import type { Effect, EventPattern, Filter, PlayerRef, Quantity, Selector } from '@apnap/ability';
import { or, same, walk } from '../grammar/raw.js';
import { areThings, chosenPermanent, GROUPS, kindsOf } from './groups.js';

type Node = Record<string, unknown>;

export interface Mention {
  at: number;
  kind: 'object' | 'player' | 'cards' | 'token' | 'either';
  many: boolean;
  filter?: Filter;
  /** Kind of mention for words that want one: 'self', 'host', 'target', 'event', 'effect'. */
  from: 'self' | 'host' | 'target' | 'event' | 'effect' | 'chooser' | 'cost';
  /** What the permanent this is attached to was called: "enchanted land". */
  noun?: string;
  /** Only if nothing else fits: the source of damage. */
  weak: boolean;
  /** The effect node whose result this is. */
  node?: Node;
  /** Positions of references inside the node, which cannot mean its result. */
  inside: ReadonlySet<number>;
  /** Plain data when it needs no slot. */
  selector?: Selector;
  verb?: string;
  /** The language has no name for it: words that mean it refuse the card. */
  nameless?: true;
}

const NONE: ReadonlySet<number> = new Set();

function refsIn(value: unknown): Set<number> {
  const found = new Set<number>();
  walk(value, (n) => {
    if (n.sel === '$ref' || n.q === '$ref' || n.player === '$their') found.add(n.at as number);
  });
  return found;
}

const base = { many: false, weak: false, inside: NONE } as const;

const isPlayerFilter = (f: Filter): boolean => f.is === 'player' || (f.is === 'or' && f.of.every(isPlayerFilter));

/** "Target creature an opponent controls": that player, for later words. */
function targetsPlayer(n: Node): Mention | undefined {
  const spec = n.spec as { from: string[]; of?: { player: string }; what: Filter; max: unknown };
  const list = spec.what.is === 'and' ? spec.what.of : [spec.what];
  const theirs = list.some((f) => f.is === 'controlledBy' && f.who.player === 'eachOpponent');
  if (spec.max !== 1 || !(theirs || spec.of?.player === 'eachOpponent')) return undefined;
  const of = n as unknown as Selector;
  const who = spec.of ? { player: 'ownerOf' as const, of } : { player: 'controllerOf' as const, of };
  const at = (n.at as number) + 0.2;
  return {
    ...base,
    at,
    kind: 'player',
    from: 'effect',
    weak: true,
    inside: refsIn(spec),
    selector: { sel: 'players', who },
    verb: 'ofTarget',
  };
}

function targetMention(n: Node): Mention {
  const spec = n.spec as { from: string[]; what: Filter; max: unknown; per?: unknown };
  const many = spec.max !== 1 || spec.per !== undefined;
  const from = spec.from;
  const kind =
    from.length === 1 && from[0] === 'players'
      ? 'player'
      : from.includes('players')
        ? 'either'
        : from[0] === 'graveyard' || from[0] === 'exile'
          ? 'cards'
          : 'object';
  // words inside the description of a target are not about the target itself: "target creature blocking it"
  return {
    ...base,
    at: n.at as number,
    kind,
    many,
    filter: spec.what,
    from: 'target',
    selector: n as unknown as Selector,
    inside: refsIn(spec),
  };
}

/** Whether what matches is said to be controlled by one of the opponents. */
export const ofOpponent = (f: Filter): boolean =>
  (f.is === 'controlledBy' && (f.who.player === 'eachOpponent' || f.who.player === 'anOpponent')) ||
  (f.is === 'and' && f.of.some(ofOpponent));

/** Whether it is the object itself, whose controller is "you". */
const isSelf = (f: Filter): boolean => f.is === 'oneOf' && f.of.sel === 'self';

const kindOf = (f: Filter): Mention['kind'] =>
  isPlayerFilter(f) ? 'player' : f.is === 'or' && f.of.some((x) => x.is === 'player') ? 'either' : 'object';

/** A certain thing dies, and not the object itself: "that card" is what it has become (CR 400.7). */
const isDeathOfOther = (e: Extract<EventPattern, { on: 'zone' }>): boolean =>
  e.what.is === 'oneOf' && e.what.of.sel !== 'self' && e.from === 'battlefield' && e.to === 'graveyard';

/** Of events that are said one after the other only what each of them gives can be meant afterwards. */
function commonMentions(event: Extract<EventPattern, { on: 'or' }>, at: number): Mention[] {
  const [first, ...rest] = event.of.map((e) => eventMentions(e, at));
  if (!(event as unknown as Node).$joined) return first;
  return first.filter((m) => rest.every((list) => list.some((x) => x.kind === m.kind && same(x.selector, m.selector))));
}

/** "A source deals damage": only "that source" is it. */
const anySource = (at: number): Mention => ({
  ...base,
  at,
  kind: 'object',
  from: 'event',
  weak: true,
  verb: 'source',
  selector: { sel: 'event', role: 'source' },
});

/** Whose something of the event is. */
const playerOf = (player: 'ownerOf' | 'controllerOf', role: 'object' | 'source', at: number): Mention => ({
  ...base,
  at,
  kind: 'player',
  from: 'event',
  selector: { sel: 'players', who: { player, of: { sel: 'event', role } } },
});

/** What besides the object itself a change of zones gives. */
function ofMoved(event: Extract<EventPattern, { on: 'zone' }>, at: number): Mention[] {
  const out: Mention[] = [];
  // "when enchanted creature dies, return that card": what it has become, and not what is still attached to
  if (isDeathOfOther(event))
    out.push({ ...base, at: at + 0.2, kind: 'cards', from: 'event', selector: { sel: 'event', role: 'object' }, verb: 'hostCard' });
  // "a player's graveyard": whose card it is
  if ((event as unknown as Node).$owner) out.push(playerOf('ownerOf', 'object', at + 0.4));
  if (!isSelf(event.what))
    out.push({ ...base, at: at + 0.1, kind: 'player', from: 'event', selector: { sel: 'event', role: 'player' }, weak: true });
  return out;
}

/** The ability that is activated, and what it is an ability of: what boasts or is crewed is what "it" is. */
function ofActivation(event: Extract<EventPattern, { on: 'activate' }>, at: number): Mention[] {
  const from = { ...base, kind: 'object', from: 'event' } as const;
  const { what, keyword } = event;
  const out: Mention[] = [{ ...base, at: at + 0.1, kind: 'player', from: 'event', selector: { sel: 'event', role: 'player' }, weak: true }];
  if (what.is !== 'any' && what.is !== 'oneOf')
    out.push({ ...from, at: at - 0.2, filter: what, selector: { sel: 'event', role: 'source' } });
  if (keyword === undefined || what.is === 'any')
    out.push({ ...from, at: at + 0.3, filter: { is: 'ability' }, selector: { sel: 'event', role: 'object' } });
  return out;
}

const YOURS: Filter = { is: 'controlledBy', who: { player: 'you' } };

/** Whether opponents attack you, or planeswalkers you control. */
const attacksYou = ({ what, defender }: Extract<EventPattern, { on: 'attack' }>): boolean =>
  ofOpponent(what) &&
  (defender?.is === 'or' ? defender.of : defender ? [defender] : []).some(
    (f) => (f.is === 'player' && f.who.player === 'you') || (f.is === 'and' && f.of.some((x) => same(x, YOURS))),
  );

/** Who attacks you is the player that is spoken of, otherwise who is attacked (CR 508.1). */
const defenderOrAttacker = (event: Extract<EventPattern, { on: 'attack' }>, at: number): Mention =>
  attacksYou(event)
    ? playerOf('controllerOf', 'object', at)
    : { ...base, at, kind: 'player', from: 'event', selector: { sel: 'event', role: 'player' }, weak: true };

/** What else takes part: what is blocked, what blocks, what it is attached to. */
function otherOf(event: Extract<EventPattern, { on: 'block' | 'blocked' | 'attach' | 'unattach' }>): [Filter, 'source' | 'recipient'] {
  if (event.on === 'block') return [event.attacker, 'source'];
  return event.on === 'blocked' ? [event.by, 'source'] : [event.to, 'recipient'];
}

/** What a trigger's event gives to the words after it; nobody calls you "that player". */
function eventMentions(event: EventPattern, at: number): Mention[] {
  if (event.on === 'activate') return ofActivation(event, at);
  const out: Mention[] = [];
  const object = (filter: Filter, role: 'object' | 'source' | 'recipient', offset: number): void => {
    if (filter.is === 'oneOf' || (filter.is === 'player' && filter.who.player === 'you')) return;
    out.push({
      ...base,
      at: at + offset,
      kind: kindOf(filter),
      filter,
      from: 'event',
      selector: { sel: 'event', role },
    });
    // "a source an opponent controls … that player": who controls it
    if (role === 'source' && ofOpponent(filter)) out.push(playerOf('controllerOf', role, at + offset - 0.05));
  };
  const besides = (filter: Filter, role: 'object' | 'source' | 'recipient', offset = -0.2): void => {
    if (filter.is !== 'any') object(filter, role, offset);
  };
  const player = (offset: number, weak = false): void => {
    out.push({ ...base, at: at + offset, kind: 'player', from: 'event', selector: { sel: 'event', role: 'player' }, weak });
  };
  switch (event.on) {
    case 'or':
      return commonMentions(event, at);
    case 'zone':
      besides(event.what, 'object', 0.3);
      out.push(...ofMoved(event, at));
      break;
    case 'cast':
    case 'copy':
      player(0.1);
      object(event.what, 'object', 0.3);
      break;
    case 'attack':
      object(event.what, 'object', 0.3);
      out.push(defenderOrAttacker(event, at + 0.1));
      break;
    case 'block':
    case 'blocked':
    case 'attach':
    case 'unattach':
      object(event.what, 'object', 0.3);
      besides(...otherOf(event));
      break;
    case 'damage':
      if (event.source.is !== 'any') object(event.source, 'source', 0.3);
      else out.push(anySource(at + 0.3));
      besides(event.to, 'recipient');
      break;
    case 'target':
      object(event.what, 'object', 0.3);
      object(event.by, 'source', -0.2);
      player(0.1, true);
      break;
    case 'step':
    case 'draw':
    case 'gainLife':
    case 'loseLife':
    case 'scry':
    case 'surveil':
    case 'search':
    case 'shuffle':
    case 'crime':
    case 'loseGame':
    case 'winFlip':
    case 'loseFlip':
    case 'clash':
    case 'roll':
    case 'acted':
    case 'designated':
      player(0.1);
      break;
    case 'unlock':
      if (event.door !== 'this') object(event.what, 'object', 0.3);
      player(0.1, true);
      break;
    case 'unblocked':
    case 'tap':
    case 'untap':
    case 'tapForMana':
    case 'turnFaceUp':
    case 'transform':
    case 'monstrous':
    case 'regenerate':
    case 'mutate':
    case 'miracle':
    case 'explore':
    case 'connive':
    case 'phaseIn':
    case 'phaseOut':
    case 'planeswalkTo':
    case 'planeswalkFrom':
    case 'encounter':
    case 'setInMotion':
    case 'visit':
    case 'chaos':
    case 'exert':
    case 'counters':
    case 'createToken':
    case 'countered':
    case 'keywordDone':
    case 'level':
      besides(event.what, 'object', 0.3);
      player(0.1, true);
      break;
    case 'state':
    case 'dayNight':
    case 'voted':
    case 'gameBegins':
    case 'room':
      break;
    default:
      return event satisfies never;
  }
  return out;
}

/** "One or more creatures attack you, those creatures …": all of them, too. */
function allMentions(event: EventPattern, at: number): Mention[] {
  const out = eventMentions(event, at);
  const moves = event.on === 'zone' || event.on === 'attack';
  const filter = moves ? event.what : event.on === 'damage' && event.once === undefined ? event.source : undefined;
  if (!filter || filter.is === 'oneOf' || filter.is === 'any' || !('batch' in event) || event.batch === 'each') return out;
  const all = { many: true, weak: true, filter, from: 'event', selector: { sel: 'event', role: 'objects' } } as const;
  return [...out, { ...base, ...all, at: at + 0.31, kind: kindOf(filter) }];
}

/** Keyword actions that put something onto the battlefield, and what it is like. */
const MAKES: Readonly<Record<string, Filter>> = {
  manifest: { is: 'type', type: 'Creature' },
  manifestDread: { is: 'type', type: 'Creature' },
  cloak: { is: 'type', type: 'Creature' },
  populate: { is: 'type', type: 'Creature' },
  amass: {
    is: 'and',
    of: [
      { is: 'type', type: 'Creature' },
      { is: 'subtype', subtype: 'Army' },
    ],
  },
};

/** "Exile two target creatures": more than one at once. */
function manyTargets(what: Selector): boolean {
  const node = what as unknown as { sel: string; spec?: { max: unknown; per?: unknown } };
  return node.sel === '$target' && (node.spec?.max !== 1 || node.spec.per !== undefined);
}

const SEVERAL: readonly unknown[] = ['each', 'eachOpponent', 'eachOther'];

/** More than one card of each player, or one of each of several. */
const ofSeveral = (count: Quantity, who: PlayerRef): boolean =>
  count !== 1 || SEVERAL.includes(who.player) || (who.player === 'of' && who.of.sel === 'filter' && who.of.of.sel === 'players');

const movesMany = (what: Selector): boolean =>
  what.sel === 'all' ||
  what.sel === 'union' ||
  what.sel === 'filter' ||
  (what.sel === 'choose' && what.max !== 1) ||
  (what.sel === 'top' && ofSeveral(what.count, what.of)) ||
  manyTargets(what);

const isOneChosen = (what: Selector): boolean =>
  (what.sel === 'choose' && what.max === 1) || (what.sel === 'top' && what.count === 1) || what.sel === 'graveyardTop';

/** What is known of the kind of things that were chosen, or of all that something is done to. */
function filterChosen(what: Selector): { filter?: Filter } {
  switch (what.sel) {
    case 'choose':
      return filterChosen(what.from);
    case 'all':
    case 'filter':
    case 'graveyardTop':
      return { filter: what.filter };
    case 'union': {
      const kinds = what.of.map((s) => filterChosen(s).filter);
      return kinds.every((f) => f !== undefined) ? { filter: or(...kinds) } : {};
    }
    default:
      return {};
  }
}

/** "Choose an opponent at random", "choose a creature". */
function chosenMention(common: Omit<Mention, 'kind' | 'many'>, what: Selector): Mention | null {
  if (what.sel !== 'choose') return null;
  const { from } = what;
  if (from.sel === 'players' || from.sel === 'extreme') return { ...common, kind: 'player', many: false, verb: 'choose' };
  const kind = (from.sel === 'all' && from.zone !== 'battlefield') || from.sel === 'linked' ? 'cards' : 'object';
  const many = what.max !== 1 || SEVERAL.includes(what.who.player);
  return { ...common, kind, many, ...(from.sel === 'all' ? { filter: from.filter } : {}), verb: 'choose' };
}

/** Cards that are looked at or revealed; looking at what was named before gives no new card. */
function shownMention(effect: Extract<Effect, { do: 'look' | 'reveal' }>, common: Omit<Mention, 'kind' | 'many'>): Mention | null {
  const what = effect.do === 'look' ? effect.at : effect.what;
  const named = (what.sel as string) === '$ref';
  if (effect.do === 'look' && named) return null;
  const one = named || (what.sel === 'top' && what.count === 1) || (what.sel === 'choose' && what.max === 1);
  return { ...common, kind: 'cards', many: !one, verb: effect.do };
}

/** What an effect leaves behind for later words. */
function effectMention(n: Node): Mention | null {
  const effect = n as unknown as Effect & { $at?: number };
  if (effect.$at === undefined) return null;
  const common = { ...base, at: effect.$at, from: 'effect' as const, node: n, inside: refsIn(n) };
  switch (effect.do) {
    case 'createToken':
      return { ...common, kind: 'token', many: effect.count !== 1, verb: 'create' };
    case 'look':
    case 'reveal':
      return shownMention(effect, common);
    case 'revealUntil':
      return { ...common, kind: 'cards', many: n.$several === true, filter: effect.filter, verb: 'reveal' };
    case 'draw':
      return { ...common, kind: 'cards', many: effect.count !== 1, verb: 'draw', nameless: true };
    case 'search':
      return { ...common, kind: 'cards', many: effect.max !== 1, filter: effect.filter, verb: 'search' };
    case 'move':
      return {
        ...common,
        kind: 'cards',
        many: movesMany(effect.what),
        ...filterChosen(effect.what),
        verb: `move-${effect.to}`,
        // a card that was not mentioned before is what the words after it are about
        weak: !(
          isOneChosen(effect.what) ||
          // of cards named before those that were put there
          (effect.what.sel === 'filter' && effect.to === 'battlefield')
        ),
      };
    case 'discard':
      return { ...common, kind: 'cards', many: effect.count !== 1, verb: 'discard' };
    case 'sacrifice':
      return { ...common, kind: 'object', many: effect.count !== 1, filter: effect.filter, verb: 'sacrifice' };
    case 'keywordAction':
      if (effect.action === 'mill') return { ...common, kind: 'cards', many: ofSeveral(effect.n, effect.who), verb: 'mill' };
      // the opponent clashed with has no name: "that player" after it refuses the card
      if (effect.action === 'clash') return { ...common, kind: 'player', many: false, nameless: true };
      if (effect.what !== undefined || !MAKES[effect.action]) return null;
      return {
        ...common,
        kind: 'token',
        many: effect.n !== 1 && effect.action !== 'amass',
        filter: MAKES[effect.action] as Filter,
        verb: 'make',
      };
    case 'attach':
      // "attach an Equipment you control to that creature. If you do, unattach it": what was chosen
      return effect.what.sel === 'choose'
        ? { ...common, kind: 'object', many: effect.what.max !== 1, ...filterChosen(effect.what), verb: 'attach' }
        : null;
    case 'let':
      return effect.slot > -1_200_000 ? null : chosenMention(common, effect.what);
    default:
      return choiceMention(effect, common);
  }
}

/** Who chooses whether to do something; what changes hands. */
function choiceMention(effect: Effect, common: Omit<Mention, 'kind' | 'many'>): Mention | null {
  if (effect.do === 'exchange')
    return effect.of === 'allControl' ? { ...common, kind: 'object', many: true, filter: effect.what, verb: 'exchange' } : null;
  if (effect.do !== 'may' || effect.who.player === 'you') return null;
  return { ...common, kind: 'player', many: false, from: 'chooser', inside: refsIn([effect.who, effect.cost]) };
}

/** "all Forests put onto the battlefield this way": what later words are about. */
const isOfWay = (s: Selector): boolean =>
  s.sel === 'filter' ? isOfWay(s.of) : (s.sel as string) === '$ref' && (s as unknown as Node).noun === 'way:enter';
const filterOf = (s: Selector): { filter?: Filter } => (s.sel === 'filter' ? { filter: s.filter } : {});

/** "Untap all creatures you control. Those creatures …": all that something was done to. */
function groupMention(n: Node): Mention | null {
  const key = GROUPS[n.do as string];
  const what = key ? (n[key] as Selector | undefined) : undefined;
  if (what && isOfWay(what) && typeof n.$at === 'number')
    return { ...base, at: n.$at, kind: 'object', many: true, ...filterOf(what), from: 'effect', node: n, inside: refsIn(n), verb: 'group' };
  if (!what || typeof n.$at !== 'number') return null;
  const one = chosenPermanent(n.do as string, what);
  if (one)
    return { ...base, at: n.$at, kind: 'object', many: false, filter: one, from: 'effect', node: n, inside: refsIn(n), verb: 'group' };
  if (!areThings(what)) return null;
  const group = { many: true, from: 'effect', weak: true, node: n, inside: refsIn(n), verb: 'group' } as const;
  return { ...base, ...group, at: n.$at, kind: 'object', ...kindsOf(what) };
}

/** "Draw a card for each creature you control. Those creatures …": all that were counted, as long as there is only one such number. */
function countedMention(n: Node): Mention | null {
  if (typeof n.$at !== 'number' || !['draw', 'life'].includes(n.do as string)) return null;
  const of = countedIn(n.count ?? n.amount);
  if (!of) return null;
  return {
    ...base,
    at: n.$at,
    kind: 'object',
    many: true,
    filter: of.filter,
    from: 'effect',
    weak: true,
    node: n,
    inside: refsIn(n),
    verb: 'counted',
  };
}

/** What a number counts on the battlefield. */
export function countedIn(q: unknown): Extract<Selector, { sel: 'all' }> | undefined {
  const number = q as Quantity | undefined;
  if (typeof number !== 'object') return undefined;
  if (number.q === 'product') return number.of.map(countedIn).find((x) => x !== undefined);
  return number.q === 'count' && number.of.sel === 'all' && number.of.zone === 'battlefield' ? number.of : undefined;
}

/** "Search its controller's library. Then that player shuffles": whose zones were searched. */
function searchedOf(n: Node, at: number): Mention | null {
  const of = n.of as { player: string };
  if (of.player !== 'controllerOf' && of.player !== 'ownerOf') return null;
  return {
    ...base,
    at: at + 0.1,
    kind: 'player',
    from: 'effect',
    selector: { sel: 'players', who: of } as unknown as Selector,
    inside: refsIn(n),
    verb: 'searched',
  };
}

/** Whether one card is exiled to pay this cost. */
const exilesACard = (cost: unknown): boolean =>
  Array.isArray(cost) && cost.some((c: Node) => c.pay === 'objects' && c.verb === 'exile' && c.count === 1 && c.zone !== 'battlefield');

/** What each round of a loop did: after it, all that they did together ("for each player, … exile it. You may cast those cards"). */
function gathered(loop: Node): Mention[] {
  const out: Mention[] = [];
  walk(loop, (n) => {
    const m = typeof n.do === 'string' && n !== loop ? effectMention(n) : null;
    if (m && (m.kind === 'cards' || m.kind === 'token') && !m.many && !m.nameless)
      out.push({ ...m, at: m.at + 0.45, many: true, weak: false, inside: refsIn(loop), verb: `all-${m.verb}` });
  });
  return out;
}

const isLoop = (n: Node): boolean =>
  n.do === 'forEach' || (n.do === 'may' && n.cost === undefined && SEVERAL.includes((n.who as Node | undefined)?.player));

/** All that an effect leaves behind for later words. */
function effectMentions(n: Node): Mention[] {
  const out = isLoop(n) ? gathered(n) : [];
  const counted = countedMention(n);
  if (counted) out.push({ ...counted, at: counted.at + 0.01 });
  const m = effectMention(n) ?? groupMention(n);
  if (!m) return out;
  out.push(m);
  const searched = n.do === 'search' ? searchedOf(n, m.at) : null;
  if (searched) out.push(searched);
  // "each opponent creates a token. The tokens …": all of them
  if (n.do === 'createToken' && !m.many && SEVERAL.includes((n.who as Node).player)) out.push({ ...m, at: m.at + 0.01, many: true });
  // "puts those cards into their graveyard": all that were turned over
  if (n.do === 'revealUntil') out.push({ ...m, at: m.at - 0.01, many: true, verb: 'revealAll' });
  return out;
}

/** Notes where the object itself is named so that "it" after it means something else rather than it. */
function noteWeak(n: Node, at: Set<unknown>): void {
  if (n.do === 'damage') {
    if ((n.source as Node | undefined)?.sel === 'self') at.add((n.source as Node).$at);
  }
  // "whenever a creature dealt damage by ~ this turn dies, return it": the creature
  else if (n.is === 'happened') walk(n.event, (x) => x.sel === 'self' && at.add(x.$at));
  // "it becomes a copy of ~. If it's …": still the other
  else if (n.mod === 'copy' && (n.of as Node | undefined)?.sel === 'self') at.add((n.of as Node).$at);
}

/** What a node names, or what was there before it that later words can name. */
function mentionsAt(n: Node): readonly Mention[] {
  if (n.sel === '$target') {
    const theirs = targetsPlayer(n);
    return theirs ? [targetMention(n), theirs] : [targetMention(n)];
  }
  if ((n.sel === 'self' || n.sel === 'host' || n.sel === 'giver') && typeof n.$at === 'number') {
    const noun = typeof n.$noun === 'string' ? { noun: n.$noun } : {};
    return [{ ...base, at: n.$at, kind: 'object', from: n.sel === 'self' ? 'self' : 'host', selector: { sel: n.sel as 'self' }, ...noun }];
  }
  if (n.do === 'may' && typeof n.$at === 'number' && exilesACard(n.cost))
    // "you may exile a card from your hand. If you do, it becomes plotted"
    return [{ ...base, at: n.$at + 0.4, kind: 'cards', from: 'cost', selector: { sel: 'paid', verb: 'exile' }, inside: refsIn(n.cost) }];
  if ((n.if === 'paid' || n.q === 'manaSpent') && typeof n.$at === 'number')
    return [{ ...base, at: n.$at, kind: 'object', from: 'self', selector: { sel: 'self' }, verb: 'paid', weak: true }];
  if (typeof n.on === 'string' && typeof n.$at === 'number') return allMentions(n as unknown as EventPattern, n.$at);
  if (typeof n.do === 'string') return effectMentions(n);
  if (n.pay === 'objects' && (n.filter as Node).is === 'oneOf' && ((n.filter as Node).of as Node).sel === 'giver')
    return [{ ...base, at: -0.4, kind: 'object', from: 'host', selector: { sel: 'giver' } }];
  if (n.pay === 'self' || (n.pay === 'counters' && (n.from as Node).sel === 'self'))
    return [{ ...base, at: -0.5, kind: 'object', from: 'self', selector: { sel: 'self' }, weak: true }];
  return NAMED_NOTHING;
}

const NAMED_NOTHING: readonly Mention[] = [];

/** Every mention in a tree of raw nodes, by their places. */
export function mentionsOf(root: unknown): Mention[] {
  const out: Mention[] = [];
  const weakSelf = new Set<unknown>();
  walk(root, (n) => {
    noteWeak(n, weakSelf);
    for (const m of mentionsAt(n))
      if (!out.some((known) => known.at === m.at && known.from === m.from && known.kind === m.kind)) out.push(m);
  });
  for (const m of out) if ((m.from === 'self' || m.from === 'host') && weakSelf.has(m.at) && m.verb === undefined) m.weak = true;
  return out.sort((a, b) => a.at - b.at);
}
