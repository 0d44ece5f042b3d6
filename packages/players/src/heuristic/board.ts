/** A view, indexed for the questions a player asks of it: who controls what, what a card in sight says, how much mana there is. */
import { type Ability, type ActivatedAbility, type Card, type Cost, manaValue, type Rule } from '@apnap/ability';
import { type Id, seatEntity } from '@apnap/kernel';
import type { CardSource, ObjectView, PlayerView, StackView, View } from '@apnap/magic';
import { areTogether, shareTurn } from '../teams.js';
import { stakesOf } from './foes.js';
import { type Years, yearsOf } from './years.js';

/** A rule-changing statement in force, and the permanent it comes from. */
export interface StatedRule {
  rule: Rule;
  source: ObjectView;
}

const NONE: readonly Ability[] = [];

/** What planning says, which looks at boards itself. */
export interface Plans {
  /** What something on the stack will do for me when it resolves. */
  stackWorth(b: Board, x: StackView): number;
  /** What its controller gets out of a creature that would die in a fight. */
  salvageOf(b: Board, o: ObjectView): number;
}

export class Board {
  readonly me: number;
  /** The opponents who are still in the game, in the order of their seats. */
  readonly foes: readonly number[];
  /** The only opponent, or of several the most dangerous one. */
  readonly opp: number;
  /** How much what happens to each opponent counts. */
  private readonly stakes: ReadonlyMap<number, number>;
  readonly objects = new Map<Id, ObjectView>();
  readonly creaturesOf: ObjectView[][] = [];
  readonly permanentsOf: ObjectView[][] = [];
  readonly attached = new Map<Id, ObjectView[]>();
  readonly values = new Map<Id, number>();
  /** What each creature could still be used for as it dies in a fight (`salvage.ts`). */
  readonly salvage = new Map<Id, number>();
  readonly years: Years;
  private readonly kinds = new Map<Id, number>();
  private readonly kindNumbers = new Map<string, number>();
  private stated: StatedRule[] | null = null;
  private manaKnown: number | null = null;
  private calmKnown: Board | null = null;

  constructor(
    readonly view: View,
    readonly cards: CardSource,
    readonly plans: Plans,
    seat: number,
    /** Whose good it is judged by: another seat's for one who decides for a player he controls (CR 720.5). */
    readonly forWhom = seat,
    /** As if no combat damage were on the stack: to see what difference it makes. */
    readonly calm = false,
  ) {
    this.years = yearsOf(view);
    this.me = seat;
    this.foes = view.players.flatMap((p) => (areTogether(view, p.seat, seat) || p.lost ? [] : [p.seat]));
    for (const p of view.players) {
      this.creaturesOf.push([]);
      this.permanentsOf.push([]);
      for (const o of p.hand) this.objects.set(o.id, o);
      for (const o of p.graveyard) this.objects.set(o.id, o);
      if (p.libraryTop) this.objects.set(p.libraryTop.id, p.libraryTop);
    }
    for (const o of view.exile) this.objects.set(o.id, o);
    for (const o of view.command) this.objects.set(o.id, o);
    for (const o of view.battlefield) this.addPermanent(o);
    for (const x of view.stack) if (x.source && x.kind === 'spell') this.objects.set(x.id, x.source);
    for (const o of view.decision?.cards ?? []) if (!this.objects.has(o.id)) this.objects.set(o.id, o);
    this.stakes = stakesOf(view, this.foes, seat, this.permanentsOf);
    const foe = this.foes.reduce((most, x) => ((this.stakes.get(x) ?? 0) > (this.stakes.get(most) ?? 0) ? x : most), this.foes[0]);
    this.opp = foe ?? view.players.findIndex((p) => p.seat !== seat);
  }

  private addPermanent(o: ObjectView): void {
    this.objects.set(o.id, o);
    this.permanentsOf[o.controller].push(o);
    if (isCreature(o)) this.creaturesOf[o.controller].push(o);
    if (o.attachedTo === 0) return;
    const list = this.attached.get(o.attachedTo);
    if (list) list.push(o);
    else this.attached.set(o.attachedTo, [o]);
  }

  get my(): PlayerView {
    return this.view.players[this.me];
  }

  get theirs(): PlayerView {
    return this.view.players[this.opp];
  }

  get step(): string {
    return this.view.turn.step;
  }

  get myTurn(): boolean {
    return shareTurn(this.view, this.view.turn.active, this.me);
  }

  get top(): StackView | null {
    return this.view.stack[this.view.stack.length - 1] ?? null;
  }

  /** The same board without the combat damage on the stack. */
  get calmed(): Board {
    this.calmKnown ??= new Board(this.view, this.cards, this.plans, this.me, this.forWhom, true);
    return this.calmKnown;
  }

  /** A number for objects that look alike in all that combat and targets ask about; what something is attached to is like nothing else. */
  kindOf(o: ObjectView): number {
    let kind = this.kinds.get(o.id);
    if (kind !== undefined) return kind;
    const { id, ...look } = o;
    const key = this.attached.has(id) || o.attachedTo !== 0 ? `id ${id}` : JSON.stringify(look);
    kind = this.kindNumbers.get(key) ?? this.kindNumbers.size;
    this.kindNumbers.set(key, kind);
    this.kinds.set(id, kind);
    return kind;
  }

  object(id: Id): ObjectView | null {
    return this.objects.get(id) ?? null;
  }

  /** +1 for what is on the side of the one who judges or of that team, -1 for what is an opponent's. */
  side(seat: number): 1 | -1 {
    return areTogether(this.view, seat, this.forWhom) ? 1 : -1;
  }

  /** The same, by how much it matters: of several opponents what happens to the most dangerous one counts whole, to others less. */
  stake(seat: number): number {
    const side = this.side(seat);
    return side > 0 ? side : -(this.stakes.get(seat) ?? 1);
  }

  /** Whether nobody plays between the turn that goes on and my next one: what waits for the last moment does not wait any longer. */
  get lastBeforeMine(): boolean {
    if (this.foes.length < 2) return true;
    const { order, players, turn } = this.view;
    const at = order.indexOf(turn.active);
    const next = order.map((_, i) => order[(at + 1 + i) % order.length]).find((seat) => !players[seat].lost);
    return next !== undefined && shareTurn(this.view, next, this.me);
  }

  /** Whether the object is a commander (CR 903.3); of the same owner nothing else has its name. */
  isCommander(o: ObjectView): boolean {
    return (this.view.commanders ?? []).some((c) => c.owner === o.owner && c.card === o.card);
  }

  /** CR 903.8: what it costs more to cast it from the command zone. */
  taxOf(o: ObjectView): number {
    if (o.zone !== 'command') return 0;
    const commander = (this.view.commanders ?? []).find((c) => c.owner === o.owner && c.card === o.card);
    return 2 * (commander?.casts ?? 0);
  }

  entity(seat: number): Id {
    return seatEntity(seat);
  }

  /** The card behind an object, by name; absent for tokens that an effect describes and for what is face down. */
  cardOf(o: ObjectView): Card | undefined {
    return o.card === '' ? undefined : this.cards(o.card);
  }

  /** Printed abilities of the face in sight. */
  abilities(o: ObjectView): readonly Ability[] {
    const card = this.cardOf(o);
    // CR 709.5: of a split permanent the text of the halves that are unlocked
    if (card && o.doors.length > 0 && o.zone === 'battlefield')
      return o.doors.flatMap((d) => (d.unlocked ? (card.faces[d.half]?.abilities ?? NONE) : NONE));
    // a split card outside the stack has the abilities of both halves (CR 709.4c)
    return card === undefined ? NONE : (card.faces[o.face]?.abilities ?? card.faces.flatMap((f) => f.abilities));
  }

  /** The card as one of its faces, which is chosen as it is cast or played (CR 709.3, 712.11b, 715.3). */
  withFace(o: ObjectView, face: number | undefined): ObjectView {
    const printed = face === undefined || face === o.face ? undefined : this.cardOf(o)?.faces[face];
    if (face === undefined || !printed) return o;
    return {
      ...o,
      face,
      name: printed.name,
      manaCost: printed.manaCost ?? '',
      manaValue: manaValue(printed.manaCost),
      types: printed.types.slice(),
      subtypes: printed.subtypes.slice(),
      power: printed.power === undefined ? null : Number(printed.power) || 0,
      toughness: printed.toughness === undefined ? null : Number(printed.toughness) || 0,
      keywords: printed.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])),
    };
  }

  lands(seat: number): ObjectView[] {
    return this.permanentsOf[seat].filter((o) => o.types.includes('Land'));
  }

  /** Rule-changing statements of permanents in play. */
  rules(): readonly StatedRule[] {
    if (this.stated) return this.stated;
    const found: StatedRule[] = [];
    for (const source of this.view.battlefield)
      for (const a of this.abilities(source))
        if (a.kind === 'static') for (const part of a.parts) if (part.part === 'rule') found.push({ rule: part.rule, source });
    this.stated = found;
    return found;
  }

  /** How much mana I could make now, roughly: untapped lands and creatures that tap for mana, and what is in the pool. */
  get mana(): number {
    this.manaKnown ??= this.manaOf(this.me);
    return this.manaKnown;
  }

  manaOf(seat: number): number {
    const { pool, heaps } = this.view.players[seat];
    let n = heaps ? heaps.reduce((sum, h) => sum + h.n, 0) : pool.length;
    for (const o of this.permanentsOf[seat]) if (!o.tapped && !o.sick) n += this.makes(o);
    return n;
  }

  /** How much mana tapping the permanent gives: 0 when it has no such ability. */
  makes(o: ObjectView): number {
    if (o.types.includes('Land') && o.subtypes.some((t) => BASIC.has(t))) return 1;
    let most = 0;
    for (const a of this.abilities(o)) {
      if (a.kind !== 'activated' || !isManaAbility(a) || !a.cost.some((c) => c.pay === 'self' && c.verb === 'tap')) continue;
      if (a.cost.some((c) => c.pay === 'mana' || c.pay === 'objects')) continue;
      if (a.program.effect.do !== 'mana') continue;
      const { options, times } = a.program.effect.mana;
      const each = (options[0]?.match(/\{/g) ?? []).length;
      most = Math.max(most, each * (typeof times === 'number' ? times : 2));
    }
    return most;
  }

  /** Colours of mana the permanent (or a land card) can make. */
  colorsMade(o: ObjectView): Set<string> {
    const colors = new Set<string>();
    for (const t of o.subtypes) if (BASIC.has(t)) colors.add(BASIC.get(t) as string);
    for (const a of this.abilities(o)) {
      if (a.kind !== 'activated' || a.program.effect.do !== 'mana') continue;
      for (const text of a.program.effect.mana.options) for (const m of text.match(/[WUBRGC]/g) ?? []) colors.add(m);
    }
    return colors;
  }

  entersTapped(o: ObjectView): boolean {
    return this.abilities(o).some(
      (a) =>
        a.kind === 'static' &&
        a.parts.some((p) => p.part === 'replacement' && p.replacement.replace === 'enters' && p.replacement.entering?.tapped !== undefined),
    );
  }
}

const BASIC = new Map([
  ['Plains', 'W'],
  ['Island', 'U'],
  ['Swamp', 'B'],
  ['Mountain', 'R'],
  ['Forest', 'G'],
]);

export const isCreature = (o: ObjectView): boolean => o.types.includes('Creature');
export const isLand = (o: ObjectView): boolean => o.types.includes('Land');
export const has = (o: ObjectView, keyword: string): boolean => o.keywords.includes(keyword);
export const power = (o: ObjectView): number => Math.max(0, o.power ?? 0);
export const toughnessLeft = (o: ObjectView): number => (o.toughness ?? 0) - o.damage;

/** CR 605.1a, as far as the data shows it: it makes mana and has no target. */
export const isManaAbility = (a: ActivatedAbility): boolean =>
  a.program.targets.length === 0 && a.program.effect.do === 'mana' && !a.cost.some((c) => c.pay === 'loyalty');

export const tapsSelf = (cost: readonly Cost[]): boolean => cost.some((c) => c.pay === 'self' && c.verb === 'tap');
export const sacrificesSelf = (cost: readonly Cost[]): boolean => cost.some((c) => c.pay === 'self' && c.verb === 'sacrifice');
