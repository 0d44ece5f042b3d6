/** Binds the references of one program or of one part of an ability: each gets the one thing that it means, or else the reading is refused. */
import type { Effect, EventPattern, Filter, PlayerRef, Program, Quantity, Selector, TargetSpec } from '@apnap/ability';
import { mentionsNode, same } from '@apnap/ability';
import { and, not, rewrite, walk } from '../grammar/raw.js';
import { amountMeant } from './amounts.js';
import { inOneBranch, inOtherBranch, notBefore, twinInOtherBranch } from './branches.js';
import { type ChosenClass, chosenClassIn, chosenKey, isChosenReference } from './chosen.js';
import { comparedBefore } from './compared.js';
import { isTested, testsCreature } from './entered.js';
import { fits, ofKind } from './fits.js';
import { GROUPS } from './groups.js';
import { TargetNumbers } from './later.js';
import { countedIn, type Mention, mentionsOf, ofOpponent } from './mentions.js';
import type { Node } from './nodes.js';
import {
  asPlayer,
  attackedOf,
  attackerOf,
  contains,
  controllerBefore,
  hostRole,
  isChoice,
  isChosen,
  isPool,
  mayTake,
  namesItself,
  oneOfEachPlayer,
  onlyWhose,
  PAID_VERBS,
  paidOf,
  refKey,
  removedCounters,
  sentTarget,
  Unbound,
  unbound,
} from './nodes.js';
import { otherThan } from './other.js';
import { paidThing, saidAgain } from './paid.js';
import { MovedParts } from './parts.js';
import { collect, isReference, movesFollowed, type Reference } from './places.js';
import { AWAY, doneInTurns, fromBattlefield, inSearch, mayBeGone, wayNode, wayPaid } from './ways.js';

/** How "them" is marked where players are dealt damage. */
const TO_THEM = 'to them';

/** "The first player", "the second player". */
const NTH_PLAYER: Readonly<Record<string, number>> = { firstPlayer: 0, secondPlayer: 1 };

/** Binds the references of one program or static ability. */
export class Binder {
  private named: Mention[] | undefined;
  private readonly numbers: TargetNumbers;
  private readonly slots = new Map<unknown, number>();
  private readonly binds = new Map<Node, number>();
  private readonly lets = new Map<Node, { slot: number; what: Selector }[]>();
  private readonly resolved = new Map<string, Selector>();
  private readonly speaksOfChosen: boolean;
  private readonly parts: MovedParts;

  constructor(
    private readonly root: unknown,
    readonly source: readonly string[] | undefined,
  ) {
    this.speaksOfChosen = contains(root, isChosenReference);
    this.parts = new MovedParts(root, (key) => this.slotFor(key));
    this.numbers = new TargetNumbers(root);
  }

  /** All that words can mean; asked for only where there are such words. */
  get mentions(): readonly Mention[] {
    this.named ??= mentionsOf(this.root);
    return this.named;
  }

  /** A copy of `value` with everything bound; target requirements go to `targets`. */
  tree<T>(value: T, targets: TargetSpec[]): T {
    this.mandatorySlots(value);
    this.resolveAll(value);
    // the first pass finds what must be bound for words that come later; where there is nothing of that kind it has done all
    const known = this.slots.size + this.binds.size;
    const first = this.change(value);
    const out = this.numbers.numbered(this.slots.size + this.binds.size === known ? first : this.change(value));
    for (const at of this.numbers.chosenNow) targets.push(this.spec(at));
    return out as T;
  }

  private slotFor(key: unknown): number {
    let slot = this.slots.get(key);
    if (slot === undefined) {
      slot = this.slots.size;
      this.slots.set(key, slot);
    }
    return slot;
  }

  private mandatorySlots(value: unknown): void {
    walk(value, (n) => {
      if (n.do === 'search') this.binds.set(n, this.slotFor(n));
      else if (n.do === 'let' && (n.slot as number) <= -1_200_000) this.binds.set(n, this.slotFor(n.slot));
      else if (n.do === 'choose' && n.slot === -1) this.slotFor(chosenKey(n));
    });
  }

  private resolveAll(value: unknown): void {
    if (!contains(value, isReference)) return;
    const refs: Reference[] = [];
    collect(value, { back: false }, refs);
    refs.sort((a, b) => a.at - b.at);
    for (const r of refs) {
      const key = refKey(r);
      if (this.resolved.has(key)) continue;
      const found = this.meant(r);
      const keeper = this.numbers.keeper(r.at, found);
      this.resolved.set(key, keeper ? this.held(keeper, found) : found);
    }
  }

  private candidates(r: Reference): Mention[] {
    const near = this.mentions.filter((m) => m.at < r.at && m.at !== r.notAt && !m.inside.has(r.at));
    // "draw a card if it has flying. Otherwise, …": what is drawn only there
    const list = near.filter((m) => !inSearch(m, near) && !this.notDone(m, r.at)).reverse();
    const order = (m: Mention): number => (r.unattached && m.verb === 'attach' ? 0 : m.weak ? 2 : 1);
    return list.sort((a, b) => order(a) - order(b));
  }

  /** What is done only in the other of two cases, or instead of what the words are about: all that a group names is there all the same. */
  private notDone(m: Mention, at: number): boolean {
    if (!m.node || m.from !== 'effect' || m.verb === 'group' || m.verb === 'counted') return false;
    return inOtherBranch(this.root, m.node, at) || (m.nameless === true && notBefore(this.root, m.node, at));
  }

  /** What the words mean: also one of two things that moved together. */
  private meant(r: Reference): Selector {
    const back = this.parts.spoken ? this.parts.back(r, this.mentions, this.resolved) : undefined;
    if (back) return this.selectorOf(back, r);
    return (this.parts.spoken ? this.parts.part(r, this.mentions) : undefined) ?? this.resolve(r);
  }

  private resolve(r: Reference): Selector {
    if (r.noun === 'rest') return this.rest(r);
    if (r.noun === 'revealedAll' || r.noun === 'exiledAll') return this.allTurned(r);
    if (r.noun === 'exiled') return this.exiled(r);
    if (r.noun === 'cast') return this.castOne(r);
    if (r.noun in NTH_PLAYER) return this.nthPlayer(r, NTH_PLAYER[r.noun]);
    if (r.noun.startsWith('way:')) return this.way(r, r.noun.slice(4));
    if (r.noun === 'it' && this.inTestOfCreature(r)) return this.resolve({ ...r, noun: 'hit' });
    if (r.dealer && r.noun === 'it') return this.change(r.dealer) as Selector;
    this.notThings(r);
    const named = this.justNamed(r);
    if (named) return named;
    const found = this.paidSource(r) ?? this.cardBefore(r) ?? this.candidates(r).find((m) => m.verb !== 'paid' && fits(m, r));
    const verb = PAID_VERBS[r.noun];
    if (!found && verb) return { sel: 'paid', verb };
    if (!found && r.noun === 'it' && namesItself(this.root, r.at)) return { sel: 'self' };
    if (!found) return this.unnamed(r);
    const made = r.noun === 'it' && found.from === 'target' ? this.madeOf(found, r) : undefined;
    if (made) return this.selectorOf(made, r);
    if (found.from === 'host' && r.noun !== 'it') {
      // "blocks or becomes blocked by a Vampire, destroy that creature": the other one of the event
      const other = this.candidates(r).find((m) => m.from === 'event' && m.kind === 'object' && fits(m, r));
      if (other) return this.selectorOf(other, r);
    }
    this.notVague(found, r);
    return this.selectorOf(found, r);
  }

  /** "Deals 1 damage to them": a player, where no other "they" have been named. @throws Unbound */
  private notThings(r: Reference): void {
    if (r.words !== TO_THEM) return;
    const they = { ...r, noun: 'they', many: true, words: 'them' } as const;
    if (this.candidates(r).some((m) => fits(m, they))) throw new Unbound('"them": either things or a player');
  }

  /** What nothing has been named for. @throws Unbound */
  private unnamed(r: Reference): Selector {
    const theirs = r.noun === 'player' ? this.playerMeant(r) : undefined;
    const other = theirs ?? paidThing(this.root, r) ?? saidAgain(this.root, r, (x) => this.resolved.get(refKey(x)));
    if (other) return other;
    const entered = this.candidates(r).find((m) => this.enteredAs(m, r));
    if (entered) return this.selectorOf(entered, r);
    throw new Unbound(`"${r.words}": nothing before it that it could mean`);
  }

  /** "Put that card onto the battlefield. That creature …": the card, where it is known to be of that kind. */
  private enteredAs(m: Mention, r: Reference): boolean {
    const what = m.node?.what as Node | undefined;
    if (m.verb !== 'move-battlefield' || !m.node || what?.sel !== '$ref' || (m.many || what.many === true) !== r.many) return false;
    const ref = what as unknown as Reference;
    const meant = (x: Node): Selector | undefined => this.resolved.get(refKey(x as unknown as Reference));
    if (isTested(this.root, m.node, r.noun, (x) => same(meant(x), meant(what)))) return true;
    if (this.parts.isFirst(meant(what), r.noun)) return true;
    const named = this.candidates(ref).find((x) => fits(x, ref))?.filter;
    return named !== undefined && ofKind(named, r.noun);
  }

  /** "That player", where none was named: whose the target is that was sent somewhere, or who controls it. */
  private playerMeant(r: Reference): Selector | undefined {
    const sent = sentTarget(this.root, r.at);
    if (sent !== undefined) return { sel: 'players', who: { player: 'ownerOf', of: { sel: 'target', index: this.numbers.indexOf(sent) } } };
    if (r.words === 'their') return undefined;
    const who = controllerBefore(this.root, r.at) ?? onlyWhose(this.root, r.at);
    return who ? { sel: 'players', who: this.change(who) as PlayerRef } : this.opponentOf(r);
  }

  /** What was found is the one thing that the words can mean. @throws Unbound */
  private notVague(found: Mention, r: Reference): void {
    // "that creature" after a target card, when another has been put onto the battlefield since
    const later = found.kind === 'cards' && found.from === 'target' && r.noun !== 'it' && r.noun !== 'card' && r.noun !== 'they';
    if (later && this.mentions.some((m) => m.verb === 'move-battlefield' && m.at > found.at && m.at < r.at && isChosen(m.node)))
      throw new Unbound(`"${r.words}": either of two things put onto the battlefield`);
    // "that permanent" can only be what has been put onto the battlefield
    const entered = found.verb === 'move-battlefield' && r.noun === 'permanent';
    if (found.node) this.ofBothCases(found.node, r, entered ? undefined : 'made');
    if (r.looksBack && !r.many && oneOfEachPlayer(found.node)) throw new Unbound(`"${r.words}": each player has one of their own`);
    if (found.nameless) throw new Unbound(`"${r.words}": the cards drawn cannot be named yet`);
    // "that creature" after an event between two creatures could be either
    const rival =
      r.noun === 'it' || r.noun === 'player' ? undefined : this.candidates(r).find((m) => m !== found && m.from === 'event' && fits(m, r));
    if (found.from === 'event' && rival && !rival.weak && !found.weak) throw new Unbound(`"${r.words}": either of two things in the event`);
  }

  /** "Create a token that's a copy of target creature. It gains haste": the token. */
  private madeOf(target: Mention, r: Reference): Mention | undefined {
    return this.candidates(r).find(
      (m) => m.kind === 'token' && !m.many && contains(m.node, (n) => n.sel === '$target' && n.at === target.at),
    );
  }

  /** "If it's a creature, it can't be regenerated": of an instant or sorcery, what it dealt damage to. */
  private inTestOfCreature(r: Reference): boolean {
    if (!this.source?.some((t) => t === 'Instant' || t === 'Sorcery')) return false;
    if (!this.candidates(r).some((m) => m.from === 'target' && m.kind === 'either')) return false;
    return testsCreature(this.root, r.at);
  }

  /** "The creature you control gets +1/+1 if it …": the one of two targets that was named last, where no other has been chosen since. */
  private ofTwo(at: number): Selector | undefined {
    let last: Node | undefined;
    walk(this.root, (n) => {
      const named = n.sel === '$ref' && (n.noun === 'yours' || n.noun === 'theirs');
      if (named && (n.at as number) < at && (n.at as number) > ((last?.at as number | undefined) ?? -1)) last = n;
    });
    if (!last || this.mentions.some((m) => m.at > (last?.at as number) && m.at < at && !m.weak)) return undefined;
    return this.resolved.get(refKey(last as unknown as Reference));
  }

  /** "Tap that creature and it …": the one that has just been named. */
  private justNamed(r: Reference): Selector | undefined {
    if (r.noun !== 'it') return undefined;
    const { at } = r;
    const ofTwo = this.ofTwo(at);
    if (ofTwo) return ofTwo;
    let found: Node | undefined;
    let apart = false;
    walk(this.root, (n) => {
      // "attach that Equipment to it": to another thing
      if (n.do === 'attach' && (n.what as Node).at === at - 3) apart = true;
      if (n.sel === '$ref' && n.at === at - 3 && /^that \w+$/.test(n.words as string) && n.noun !== 'player') found = n;
    });
    const before = (apart ? undefined : found) ?? comparedBefore(this.root, at);
    return before && this.resolved.get(refKey(before as unknown as Reference));
  }

  /** "Exile the top card of that player's library. You may cast that card": the card, not the permanent of the event before it. */
  private cardBefore(r: Reference): Mention | undefined {
    if (r.noun !== 'card') return undefined;
    const list = this.candidates(r).filter((m) => m.verb !== 'paid' && fits(m, r));
    if (list[0]?.from !== 'event' || list[0].kind !== 'object') return undefined;
    return list.find((m) => m.kind === 'cards' && m.from === 'effect' && m.at > (list[0]?.at ?? 0));
  }

  /** "Target creature an opponent controls … that player": its controller, as it was (CR 608.2h). */
  private opponentOf(r: Reference): Selector | undefined {
    const found = this.candidates(r).find((m) => m.from === 'target' && !m.many && m.filter !== undefined && ofOpponent(m.filter));
    if (!found) return undefined;
    return { sel: 'players', who: { player: 'controllerOf', of: { sel: 'target', index: this.numbers.indexOf(found.at) } } };
  }

  /** "The first player", "the second player": of those named before, in that order. */
  private nthPlayer(r: Reference, n: number): Selector {
    const sure = (m: Mention): boolean => !m.many && !m.weak && (m.from === 'target' || m.from === 'event');
    const named = this.mentions.filter((m) => m.kind === 'player' && m.at < r.at && sure(m));
    if (named.length !== 2) throw new Unbound(`"${r.words}": not two players were named before`);
    return this.selectorOf(named[n], r);
  }

  /** "If it was kicked": a spell or what has entered, or else the object itself. */
  private castOne(r: Reference): Selector {
    const found = this.candidates(r).find((m) => m.from === 'self' || fits(m, r));
    return found && found.from !== 'self' ? this.selectorOf(found, r) : { sel: 'self' };
  }

  /** "If this spell was kicked, it deals 4 damage": the spell does. */
  private paidSource(r: Reference): Mention | undefined {
    if (!r.source || r.noun !== 'it') return undefined;
    const before = this.mentions.filter((m) => m.at < r.at && !m.inside.has(r.at));
    const last = before[before.length - 1];
    return last?.verb === 'paid' ? last : undefined;
  }

  /** What was destroyed, exiled, discarded … this way. */
  private way(r: Reference, way: string): Selector {
    const node = wayNode(this.root, way, r.at);
    const paid = node ? undefined : wayPaid(this.root, way);
    if (paid) return { sel: 'paid', verb: paid };
    if (!node) throw new Unbound(`"${r.words}": nothing was done this way before`);
    if (doneInTurns(this.root, node, r.at)) throw new Unbound(`"${r.words}": done by one after another`);
    this.ofBothCases(node, r, 'done');
    const it: Selector = { sel: 'it' };
    if (way === 'graveyard' && node.do === 'destroy') {
      const died: EventPattern = { on: 'zone', what: { is: 'oneOf', of: it }, from: 'battlefield', to: 'graveyard', batch: 'each' };
      return { sel: 'filter', of: { sel: 'slot', slot: this.bindOf(node) }, filter: { is: 'happened', event: died } };
    }
    const leaves = way === 'exile' || (way === 'return' && node.to === 'hand');
    if (leaves && fromBattlefield(node.what as Node)) {
      const target = (node.what as Node).sel === '$target';
      const of: Selector = target ? (this.change(node.what) as Selector) : { sel: 'slot', slot: this.letChosen(node) };
      const returned: EventPattern = { on: 'zone', what: { is: 'oneOf', of: it }, from: 'battlefield', to: 'hand', batch: 'each' };
      return {
        sel: 'filter',
        of,
        filter: way === 'return' ? { is: 'happened', event: returned } : not({ is: 'inZone', zone: 'battlefield' }),
      };
    }
    return { sel: 'slot', slot: node.do === 'revealUntil' ? this.slotFor(node.bindAll) : this.bindOf(node) };
  }

  /** What is done in one of two cases and spoken of after both: the same in the other case (CR 608.2c), or the words mean nothing certain. @throws Unbound */
  private ofBothCases(node: Node, r: Reference, done: string | undefined): void {
    if (!inOneBranch(this.root, node, r.at)) return;
    const twin = twinInOtherBranch(this.root, node, r.at);
    if (!twin && done) throw new Unbound(`"${r.words}": ${done} in one case and not in the other`);
    if (twin) this.binds.set(twin, this.bindOf(node));
  }

  private exiled(r: Reference): Selector {
    const found = this.candidates(r).find((m) => m.verb === 'move-exile');
    if (found?.node) this.ofBothCases(found.node, r, 'exiled');
    if (found) return this.selectorOf(found, r);
    const paid = contains(this.root, (n) => n.pay === 'objects' && n.verb === 'exile');
    return paid ? { sel: 'paid', verb: 'exile' } : { sel: 'linked', link: 0 };
  }

  selectorOf(m: Mention, r: Reference): Selector {
    if (m.from === 'self' && r.noun === 'it') {
      const moved = r.looksBack ? undefined : this.movedSelf(r);
      if (moved) return { sel: 'slot', slot: this.bindOf(moved) };
      if (r.delayed) return this.held(r.delayed, { sel: 'self' });
    }
    // what it was attached to when the ability triggered, wherever it is attached later
    const role = m.from === 'host' ? hostRole(this.root) : undefined;
    if (role) return this.ofEvent({ sel: 'event', role }, r);
    if (m.from === 'event' && m.selector?.sel === 'event' && m.selector.role === 'object' && !r.delayed) return this.ofEvent(m.selector, r);
    if (m.from === 'target') {
      const moved = r.looksBack ? undefined : this.movedTarget(m, r);
      return moved ? { sel: 'slot', slot: this.bindOf(moved) } : { sel: 'target', index: this.numbers.indexOf(m.at) };
    }
    if (m.from === 'chooser') {
      const chooser = (m.node as { chooser?: unknown }).chooser;
      return { sel: 'slot', slot: this.slotFor(typeof chooser === 'number' ? chooser : `chooser${m.at}`) };
    }
    if (m.verb === 'ofTarget' || m.verb === 'searched') return this.change(m.selector) as Selector;
    if (m.verb === 'group' && m.node && inOtherBranch(this.root, m.node, r.at))
      return this.change(m.node[GROUPS[m.node.do as string]]) as Selector;
    if (m.verb === 'group' && m.node) return { sel: 'slot', slot: this.letChosen(m.node, GROUPS[m.node.do as string]) };
    if (r.looksBack && m.node?.do === 'move' && m.node.to !== 'battlefield' && (m.node.what as Node).sel === '$ref') {
      // "return it to its owner's hand … equal to its toughness": what it was before (CR 608.2h)
      const before = this.resolved.get(refKey(m.node.what as unknown as Reference));
      if (before?.sel === 'self') return before;
    }
    if (m.node) return this.leftBy(m.node, m.verb);
    const selector = m.selector as Selector;
    // what a delayed ability's own event gives is known when it triggers; what another event gave is held
    const own = r.delayed && Math.abs(((r.delayed.event as Node).$at as number) - m.at) < 0.5;
    return selector.sel === 'event' && r.delayed && !own ? this.held(r.delayed, selector) : selector;
  }

  /** What an effect leaves behind. */
  private leftBy(n: Node, verb: string | undefined): Selector {
    if (verb === 'counted') return this.held(n, this.change(countedIn(n.count ?? n.amount)) as Selector);
    if (verb === 'attach') return { sel: 'slot', slot: this.letChosen(n) };
    if (n.do === 'revealUntil') return { sel: 'slot', slot: this.slotFor(verb === 'revealAll' ? n.bindAll : n.bind) };
    return { sel: 'slot', slot: this.bindOf(n) };
  }

  /** What the event is about, or what it has become where it was put onto the battlefield since (CR 400.7). */
  private ofEvent(what: Selector, r: Reference): Selector {
    const moved = r.looksBack ? undefined : this.lastMove(r, what, () => false, ['move-battlefield']);
    return moved ? { sel: 'slot', slot: this.bindOf(moved) } : r.delayed ? this.held(r.delayed, what) : what;
  }

  /** A slot bound before the delayed ability is made, for what it means by "it" (CR 603.7c). */
  private held(delayed: Node, what: Selector): Selector {
    const held = this.lets.get(delayed) ?? [];
    let entry = held.find((h) => same(h.what, what));
    if (!entry) {
      entry = { slot: this.slotFor(`let${JSON.stringify(what)}`), what };
      this.lets.set(delayed, [...held, entry]);
    }
    return { sel: 'slot', slot: entry.slot };
  }

  /** The last effect before `r` that moved this target to a zone where it can be found again: "it" is the new object (CR 400.7). */
  private movedTarget(m: Mention, r: Reference): Node | undefined {
    const first: Selector = { sel: 'target', index: this.numbers.indexOf(m.at) };
    const zones = (this.numbers.specs.get(m.at)?.spec as TargetSpec | undefined)?.from;
    return this.lastMove(r, first, (what) => what.sel === '$target' && what.at === m.at, movesFollowed(r, zones?.[0] === 'battlefield'));
  }

  /** The last effect before `r` that moved the object itself. */
  private movedSelf(r: Reference): Node | undefined {
    return this.lastMove(r, { sel: 'self' }, (what) => what.sel === 'self', ['move-exile', 'move-battlefield']);
  }

  /** Follows an object through the moves before `r`: each gives a new object, which the next may move again. */
  private lastMove(r: Reference, first: Selector, named: (what: Node) => boolean, verbs: string[]): Node | undefined {
    let last: Node | undefined;
    for (const x of this.mentions) {
      if (!x.verb?.startsWith('move-') || x.at >= r.at || x.inside.has(r.at)) continue;
      const node = x.node as Node;
      if (notBefore(this.root, node, r.at) || inOtherBranch(this.root, node, r.at)) continue;
      const what = node.what as Node;
      const meant = what.sel === '$ref' ? this.resolved.get(refKey(what as unknown as Reference)) : undefined;
      const slot = last && this.binds.get(last);
      const followed = meant && slot !== undefined && meant.sel === 'slot' && meant.slot === slot;
      if (followed && x.verb === 'move-battlefield') last = node;
      else if (verbs.includes(x.verb) && (named(what) || (meant && same(meant, first)))) last = node;
    }
    return last;
  }

  private bindOf(node: Node): number {
    const known = this.binds.get(node);
    if (known !== undefined) return known;
    // what "if you do" asks about has its slot already
    const slot = this.slotFor(typeof node.bind === 'number' ? node.bind : node);
    this.binds.set(node, slot);
    return slot;
  }

  /** The slot for the excess damage of an effect. */
  private excessOf(node: Node): number {
    const slot = this.excess.get(node) ?? this.slotFor({ excess: node });
    this.excess.set(node, slot);
    return slot;
  }

  /** "the rest": the cards looked at or revealed, less those that have been put somewhere. */
  private rest(r: Reference): Selector {
    const before = this.mentions.filter((m) => m.at < r.at && !m.inside.has(r.at));
    const pool = [...before]
      .reverse()
      .find(
        (m) =>
          (m.verb === 'search' && m.many) ||
          ((m.verb === 'look' || m.verb === 'reveal') && (m.many || m.node?.do === 'revealUntil') && isPool(m.node as Node)),
      );
    if (!pool?.node) throw new Unbound(`"${r.words}": no cards were looked at or revealed before`);
    const until = pool.node.do === 'revealUntil' ? pool.node : undefined;
    const some = until && this.takenFrom(pool, r);
    if (until && some?.length === 1) return { sel: 'except', of: { sel: 'slot', slot: this.slotFor(until.bindAll) }, minus: some[0] };
    if (until) {
      const found: Selector = { sel: 'slot', slot: this.slotFor(until.bind) };
      // "you may cast that card. Put the rest on the bottom": it is one of the rest where that was not done
      const left: Selector = mayTake(this.root, pool.at, r.at) ? { sel: 'filter', of: found, filter: AWAY } : found;
      return { sel: 'except', of: { sel: 'slot', slot: this.slotFor(until.bindAll) }, minus: left };
    }
    const taken = this.takenFrom(pool, r);
    const of: Selector = { sel: 'slot', slot: this.bindOf(pool.node) };
    // of what was gone through one by one, what is where it was
    if (taken.length === 0 && mayBeGone(this.root, pool.verb)) taken.push({ sel: 'filter', of, filter: AWAY });
    if (taken.length === 0) throw new Unbound(`"${r.words}": nothing was taken from the cards before`);
    return { sel: 'except', of, minus: taken.length === 1 ? taken[0] : { sel: 'union', of: taken } };
  }

  /** What has been taken from the cards of a pool before these words. */
  private takenFrom(pool: Mention, r: Reference): Selector[] {
    const taken: Selector[] = [];
    walk(this.root, (n) => {
      const at = n.$at as number | undefined;
      if (at === undefined || at >= r.at || at <= pool.at) return;
      if (n.do === 'move' && isChoice(n.what as Selector)) taken.push({ sel: 'slot', slot: this.letChosen(n) });
      else if (n.do === 'move' && (n.what as Node).sel === 'filter') taken.push(this.change(n.what) as Selector);
      else if (n.do === 'reveal' && isChoice(n.what as Selector)) taken.push({ sel: 'slot', slot: this.bindOf(n) });
    });
    return taken;
  }

  /** "all cards revealed this way": everything turned over, the card looked for too. */
  private allTurned(r: Reference): Selector {
    const found = this.candidates(r).find((m) => m.node?.do === 'revealUntil' || (m.verb === 'reveal' && m.many));
    if (!found?.node) throw new Unbound(`"${r.words}": no cards were turned over before`);
    return { sel: 'slot', slot: found.node.do === 'revealUntil' ? this.slotFor(found.node.bindAll) : this.bindOf(found.node) };
  }

  private readonly excess = new Map<Node, number>();
  private readonly chosen = new Map<Node, { slot: number; key: 'what' | 'on' | 'affects' | 'to' }>();

  /** The slot that holds what is chosen for this effect, or all that it is done to, bound before it. */
  private letChosen(effect: Node, key: 'what' | 'on' | 'affects' | 'to' = 'what'): number {
    const slot = this.slotFor(effect[key]);
    this.chosen.set(effect, { slot, key });
    return slot;
  }

  private spec(at: number): TargetSpec {
    const node = this.numbers.specs.get(at) as Node;
    const spec = this.numbers.numbered(this.change(node.spec)) as TargetSpec;
    if (!node.another) return spec;
    const earlier = this.numbers.before(at);
    return earlier.length > 0 ? { ...spec, differentFrom: earlier } : { ...spec, what: and({ is: 'other' }, spec.what) };
  }

  change(value: unknown): unknown {
    return rewrite(value, (n) => this.replacementOf(n));
  }

  private replacementOf(n: Node): unknown {
    if (n.sel === '$target') return { sel: 'target', index: this.numbers.indexOf(n.at as number) };
    if (n.sel === '$attacked') return attackedOf(this.root, n.at as number) ?? unbound('"attacking": nothing before it attacks');
    if (n.sel === '$ref') return this.lookup(n);
    if (n.is === 'and') return otherThan(this, n.of as Filter[]);
    if (n.player === '$their') return asPlayer(this.lookup({ ...n, noun: 'player', many: false, words: 'their' }));
    if (n.player === 'of' && (n.of as Node).sel === '$ref') return asPlayer(this.lookup(n.of as Node));
    if (n.player === '$defending')
      return { player: 'defending', attacker: attackerOf(this.root, n.at as number, (of) => this.change(of) as Selector) };
    if (n.q === '$ref') return this.amount(n);
    if (n.$removed !== undefined) return removedCounters(this.root, n, (node) => this.bindOf(node));
    if (n.$it !== undefined) return paidOf(this.lookup(n.$it as Node), n);
    if (n.votes !== undefined) return this.ballot(n);
    if (this.speaksOfChosen) {
      if (isChosenReference(n)) return this.chosenBefore(n, undefined);
      if (Object.values(n).some((v) => [v].flat().some(isChosenReference))) return this.withChosen(n);
    }
    if ((n.if === 'did' || n.q === 'slot') && (n.slot as number) <= -1000) return { ...n, slot: this.slotFor(n.slot) };
    if (n.sel === 'slot' && (n.slot as number) < -1) return { sel: 'slot', slot: this.slotFor(n.slot) };
    if (typeof n.do === 'string') return this.effect(n);
    return undefined;
  }

  private amount(n: Node): unknown {
    const bindOf = (node: Node, key?: 'bindExcess'): number => (key ? this.excessOf(node) : this.bindOf(node));
    return amountMeant(this.root, n, bindOf, (said) => this.change(said) as Quantity);
  }

  /** What holds such a choice of this text; or, of what was chosen as the object entered, what it is linked to (CR 607.2d). */
  private chosenBefore(reference: Node, kind: ChosenClass | undefined): Node {
    const key = [...this.slots.keys()].find((k) => typeof k === 'string' && (kind ? k === `chosen ${kind}` : k.startsWith('chosen ')));
    if (key !== undefined) return { slot: this.slotFor(key) };
    if (reference.slot === -1) throw new Unbound('nothing of this kind was chosen before');
    return reference;
  }

  private withChosen(n: Node): Node {
    const kind = chosenClassIn(n);
    const one = (v: unknown): unknown => (isChosenReference(v) ? this.chosenBefore(v as Node, kind) : this.change(v));
    return Object.fromEntries(Object.entries(n).map(([k, v]) => [k, Array.isArray(v) ? v.map(one) : one(v)]));
  }

  /** What is voted for, with the slots for those who did. */
  private ballot(n: Node): unknown {
    if (n.votes === 'words') return { ...n, words: (n.words as Node[]).map((w) => ({ ...w, bind: this.slotFor(w.bind) })) };
    return { ...n, among: this.change(n.among), bind: this.slotFor(n.bind) };
  }

  private lookup(n: Node): Selector {
    const key = refKey(n as unknown as Reference);
    const found = this.resolved.get(key) ?? this.meant({ ...(n as unknown as Reference), looksBack: false });
    this.resolved.set(key, found);
    return found;
  }

  private effect(n: Node): unknown {
    const out: Node = {};
    const chosen = this.chosen.get(n);
    for (const [k, v] of Object.entries(n)) out[k] = k === chosen?.key ? { sel: 'slot', slot: chosen.slot } : this.change(v);
    const slot = this.binds.get(n);
    if (slot !== undefined) out[n.do === 'let' ? 'slot' : 'bind'] = slot;
    Object.assign(out, this.parts.fields(n));
    if (this.excess.has(n)) out.bindExcess = this.excess.get(n);
    if (n.do === 'choose' && n.slot === -1) out.slot = this.slotFor(chosenKey(n));
    for (const k of ['bind', 'bindAll', 'bindDealt', 'bindOn', 'bindLibrary', 'bindWon', 'bindLost', 'slot'] as const)
      if (typeof n[k] === 'number' && n[k] <= -1000) out[k] = this.slotFor(n[k]);
    if (n.do === 'forEach') out.slot = this.slotFor(n.slot);
    if (n.do === 'roll' && n.bindOther !== undefined) out.bindOther = this.slotFor(n.bindOther);
    if (n.do === 'piles') Object.assign(out, { bindChosen: this.slotFor(n.bindChosen), bindOther: this.slotFor(n.bindOther) });
    if (n.do === 'may') {
      if (typeof n.chooser === 'number') out.chooser = this.slotFor(n.chooser);
      else if (this.slots.has(`chooser${n.$at}`)) out.chooser = this.slotFor(`chooser${n.$at}`);
    }
    if ((n.do === 'reflexive' || n.do === 'delayed') && this.numbers.specs.size > 0 && mentionsNode(n.program, { sel: '$target' }))
      out.program = { ...(out.program as Program), targets: this.numbers.chosenThen.map((at) => this.spec(at)) };
    const before: Effect[] = [];
    if (chosen !== undefined) before.push({ do: 'let', slot: chosen.slot, what: this.change(n[chosen.key]) as Selector });
    for (const held of this.lets.get(n) ?? []) before.push({ do: 'let', slot: held.slot, what: held.what });
    if (before.length === 0) return out;
    return { do: 'seq', of: [...before, out] };
  }
}
