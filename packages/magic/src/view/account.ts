/**
 * The account of a game: its events told like a judge would, turn by turn and step by step. Events that are one act to the eye (a card moves to
 * the stack, lands are tapped, the spell is cast) are one line; the rules of all that is told stand behind it.
 */
import { type Id, type Message, type MessageParam, seatEntity } from '@apnap/kernel';
import type { Lang } from '@apnap/words';
import { renderMessage } from '../messages/index.js';
import type { EventView } from './events.js';
import { inWords, manaOf, messageOf, type Telling, worded } from './log.js';

/** A line of the account. */
export interface AccountLine {
  kind: 'turn' | 'step' | 'event';
  /** Number of the event; the place to ask "why?". */
  event: number;
  rules: string[];
  text: string;
  /** For turns: whose it is, and life totals and hand sizes as they are known here. */
  seat: number;
  lives: number[];
}

export interface AccountOptions {
  lang: Lang;
  players: readonly string[];
  /** Life totals at the start. */
  lives: readonly number[];
  /** 'all': one line for each event, nothing folded. */
  detail?: 'folded' | 'all';
}

type Batch = readonly EventView[];

/** The rule of an event as the rules of the game number it. */
const numberOf = (e: EventView): string => e.number ?? e.rule;

/** How far an account has been told: what it goes on from. */
export interface AccountMark {
  readonly lives: readonly number[];
  readonly step: EventView | null;
  readonly abilities: number;
}

/** Tells a game batch by batch: one batch of events per answer. */
export class Account {
  private lives: number[];
  private readonly abilities = new Set<Id>();
  private readonly telling: Telling;
  /** The step that has begun and had nothing to tell yet. */
  private step: EventView | null = null;
  private batch: Batch = [];
  private lines: AccountLine[] = [];
  /** Mana made for the payment that is being made. */
  private paying: EventView[] = [];

  constructor(private readonly options: AccountOptions) {
    this.lives = options.lives.slice();
    this.telling = { lang: options.lang, players: options.players, isAbility: (id) => this.abilities.has(id) };
  }

  /** Life totals as told so far. */
  get lifeTotals(): readonly number[] {
    return this.lives;
  }

  /** Where the account stands between two answers, to go back there. */
  mark(): AccountMark {
    return { lives: this.lives.slice(), step: this.step, abilities: this.abilities.size };
  }

  /** Goes back to a mark: what was told since is told no more. */
  backTo(mark: AccountMark): void {
    this.lives = mark.lives.slice();
    this.step = mark.step;
    for (const id of [...this.abilities].slice(mark.abilities)) this.abilities.delete(id);
  }

  /** The lines for the events of one answer. */
  add(batch: Batch): AccountLine[] {
    this.batch = batch;
    this.lines = [];
    this.paying = [];
    for (let i = 0; i < batch.length; ) i += this.tell(i);
    this.tellMana();
    return this.lines;
  }

  /** Tells the event at `i`, with those after it that belong to it. @returns how many. */
  private tell(i: number): number {
    const e = this.batch[i];
    if ((e.kind === 'activate' || e.kind === 'trigger') && e.object) this.abilities.add(e.object.id);
    this.count(e);
    if (e.kind === 'turn' || e.kind === 'step') return this.heading(e);
    if (this.options.detail === 'all') {
      this.say([e], messageOf(e, this.telling), this.lifeAfter(e));
      return 1;
    }
    return this.folded(e, i);
  }

  /** Triggers of nothing are not told, and what blocks something has been. */
  private partly(e: EventView): number {
    if (e.kind === 'trigger' ? e.object : e.objects.length === 0) this.say([e], messageOf(e, this.telling));
    return 1;
  }

  private folded(e: EventView, i: number): number {
    switch (e.kind) {
      case 'tap':
        if (this.isPayment(e, i) || this.isAttackTap(e, i)) return 1;
        return this.group(
          i,
          (x) => x.kind === 'tap' && x.player === e.player && x.rule === e.rule && !this.isPayment(x, this.batch.indexOf(x)),
        );
      case 'tapForMana':
        if (!this.batch.some((x) => x.kind === 'mana' && x.source?.id === e.object?.id)) this.say([e], messageOf(e, this.telling));
        return 1;
      case 'mana':
        this.paying.push(e);
        return 1;
      case 'cast':
      case 'activate':
        this.sayPaid(e);
        return 1;
      case 'zone':
        return this.zone(e, i);
      case 'untap':
        return this.group(i, (x) => x.kind === 'untap' && x.player === e.player && x.rule === e.rule);
      case 'attack':
        return this.group(i, (x) => x.kind === 'attack' && x.recipient?.id === e.recipient?.id);
      case 'unblocked':
        return this.group(i, (x) => x.kind === 'unblocked');
      case 'createToken':
        return this.group(i, (x) => x.kind === 'createToken' && x.player === e.player);
      case 'damage':
        return this.damage(e, i);
      case 'resolve':
        return this.resolve(e, i);
      case 'target':
        if (!this.announced(e, i)) this.say([e], messageOf(e, this.telling));
        return 1;
      case 'trigger':
      case 'blocked':
        return this.partly(e);
      case 'damageWearsOff':
      case 'effectsEnd':
        return 1;
      default:
        this.say([e], messageOf(e, this.telling), this.lifeAfter(e));
        return 1;
    }
  }

  private heading(e: EventView): number {
    if (e.kind === 'step') {
      this.step = e;
      return 1;
    }
    this.step = null;
    const text = inWords(messageOf(e, this.telling) as Message, this.options, [e]);
    this.lines.push({ kind: 'turn', event: e.id, rules: [numberOf(e)], text, seat: e.player, lives: this.lives.slice() });
    return 1;
  }

  /** Keeps the score. */
  private count(e: EventView): void {
    if (e.kind === 'loseLife') this.lives[e.player] -= e.amount;
    if (e.kind === 'gainLife') this.lives[e.player] += e.amount;
  }

  private lifeAfter(e: EventView): Record<string, MessageParam> {
    if (e.kind !== 'loseLife' && e.kind !== 'gainLife') return {};
    return { life: { id: 'log.lifeNow', params: { total: this.lives[e.player] } } };
  }

  /** One line about several events of a kind whose subject is a list of objects. */
  private group(i: number, same: (e: EventView) => boolean): number {
    let n = 1;
    while (i + n < this.batch.length && same(this.batch[i + n])) n++;
    const events = this.batch.slice(i, i + n);
    const objects = events.map((x) => x.object?.id ?? 0);
    this.say(events, messageOf(events[0], this.telling), { objects, n });
    return n;
  }

  /** The tap of a permanent that makes mana or convokes for what is announced: the cast line says it. */
  private isPayment(e: EventView, i: number): boolean {
    return this.batch.slice(i + 1).some((x) => x.kind === 'tapForMana' && x.object?.id === e.object?.id);
  }

  /** CR 508.1f: attacking taps; the attack says it. */
  private isAttackTap(e: EventView, i: number): boolean {
    return e.rule === '508.1f' && this.batch.slice(i + 1).some((x) => x.kind === 'attack' && x.object?.id === e.object?.id);
  }

  /** Whether a line before this one has named the target. */
  private announced(e: EventView, i: number): boolean {
    return this.batch
      .slice(0, i)
      .some((x) => (x.kind === 'cast' || x.kind === 'activate' || x.kind === 'trigger') && x.objects.some((o) => o.id === e.object?.id));
  }

  private zone(e: EventView, i: number): number {
    const next = this.batch[i + 1];
    if (e.rule === '601.2a' || e.word === 'play') return 1; // the line of the cast, of the land says it (CR 305.1)
    if (e.rule === '608.2n') return 1; // what always follows a resolution
    if (e.rule === '116.2f') {
      this.sayPaid(e);
      return 1;
    }
    if (next?.kind === 'draw' && next.player === e.player && next.object?.id === e.object?.id) return 1; // CR 121.1: the draw says it
    if (e.from === 'library' && e.to === 'hand' && e.rule === '103.5') return this.opening(e, i);
    return this.group(
      i,
      (x) =>
        x.kind === 'zone' &&
        x.from === e.from &&
        x.to === e.to &&
        x.rule === e.rule &&
        x.word === e.word &&
        x.player === e.player &&
        x.cause === e.cause,
    );
  }

  /** CR 103.5: the opening hand. */
  private opening(e: EventView, i: number): number {
    let n = 1;
    while (this.batch[i + n]?.kind === 'zone' && this.batch[i + n].rule === '103.5' && this.batch[i + n].player === e.player) n++;
    const events = this.batch.slice(i, i + n);
    this.say(events, { id: 'log.opening', params: { player: seatEntity(e.player), objects: events.map((x) => x.object?.id ?? 0) } });
    return n;
  }

  /** Damage to a player and the loss of life it causes (CR 120.3a) are one line with the new total. */
  private damage(e: EventView, i: number): number {
    const next = this.batch[i + 1];
    if (next?.kind !== 'loseLife' || next.cause !== e.id) {
      this.say([e], messageOf(e, this.telling));
      return 1;
    }
    this.count(next);
    this.say([e, next], messageOf(e, this.telling), { life: { id: 'log.life', params: { total: this.lives[next.player] } } });
    return 2;
  }

  /** A permanent spell resolves and enters; an instant or sorcery goes to the graveyard afterwards without a line (CR 608.2n, 608.3a). */
  private resolve(e: EventView, i: number): number {
    const next = this.batch[i + 1];
    const enters = next?.kind === 'zone' && next.from === 'stack' && next.to === 'battlefield' && next.cause === e.id;
    const message = messageOf(e, this.telling);
    if (enters && message) {
      this.say([e, next], { ...message, id: worded(e, 'log.resolveEnter') });
      return 2;
    }
    this.say([e], message);
    return 1;
  }

  /** A cast or activation with what it was paid with. */
  private sayPaid(e: EventView): void {
    const paid: Record<string, MessageParam> =
      this.paying.length === 0
        ? {}
        : {
            paid: {
              id: 'log.paid',
              params: {
                mana: this.paying.map(manaOf).join(''),
                sources: this.paying.map((p) => p.source?.id ?? 0),
              },
            },
          };
    const events = [e, ...this.paying];
    this.paying = [];
    this.say(events, messageOf(e, this.telling), paid, [numberOf(e)]);
  }

  /** Whether something that is paid for is still to come in this batch. */
  private announcing(e: EventView): boolean {
    return this.batch
      .slice(this.batch.indexOf(e) + 1)
      .some((x) => x.kind === 'cast' || x.kind === 'activate' || x.rule === '116.2f' || x.rule === '116.2i');
  }

  /** Mana that was made for nothing in this batch: abilities activated on their own (CR 605.3). */
  private tellMana(): void {
    const made = this.paying;
    this.paying = [];
    for (const e of made) this.say([e], messageOf(e, this.telling));
  }

  private say(events: readonly EventView[], message: Message | null, params: Record<string, MessageParam> = {}, rules?: string[]): void {
    if (!message) return;
    if (this.paying.length > 0 && !this.announcing(events[0])) this.tellMana();
    this.startStep();
    const text = inWords({ id: message.id, params: { ...message.params, ...params } }, this.options, events);
    this.lines.push({
      kind: 'event',
      event: events[0].id,
      rules: rules ?? [...new Set(events.map(numberOf))],
      text,
      seat: events[0].player,
      lives: this.lives.slice(),
    });
  }

  /** A step is told when something happens in it. */
  private startStep(): void {
    const e = this.step;
    if (!e) return;
    this.step = null;
    const text = renderMessage(messageOf(e, this.telling) as Message, this.options.lang);
    this.lines.push({ kind: 'step', event: e.id, rules: [numberOf(e)], text, seat: e.player, lives: this.lives.slice() });
  }
}
