/**
 * Questions that the reference asks and a rules engine need not (format, 7.1): before objects are chosen for an optional effect, for a new target
 * where there is no other, whether to change the target that has to be, for an optional target or copy where there is nothing to choose, for the only
 * card that is meant, from which object counters are removed where one alone has them. Answers to them may be left over, as many as there were such questions.
 */
import type { Cost } from '@apnap/ability';
import { type Id, isSeat } from '@apnap/kernel';
import { derived, type GameEvent, live, nodeOf, record, type State } from '@apnap/magic';
import type { ChoiceAnswer, TargetAnswer, TargetName } from './format.js';
import { isSame, nameOf } from './names.js';

interface Credits {
  /** "Use the effect?", asked before something is chosen. */
  use: number;
  /** Questions with a yes or a no. */
  either: number;
  /** Payments that effects offered and that could not be made. */
  unpayable: number;
  /** Optional targets that there were none for. */
  skips: number;
  /** Choices from the queue of targets that were complete without the mark of their end. */
  ends: number;
  /** Names of the only object that could be meant. */
  names: string[];
  /** Targets that an effect was to change and that nothing else could take the place of (CR 115.7a). */
  kept: Id[];
  /** Choices of an opponent where there is only one. */
  opponents: number;
  /** Counters that a cost took from among several objects, of which one alone had them: its name and how many, each to be said once. */
  counters: Taken[];
}

/** Counters of one object, as an answer names it and then says how many. */
interface Taken {
  name: string;
  n: number;
  said: boolean;
}

/** The targets that the spell or ability on the stack is to change: those of what it targets itself. */
function toChange(s: State, id: Id): Id[] {
  const stack = record(s, id)?.stack;
  if (!stack || stack.program === 0 || !JSON.stringify(nodeOf(s._pool, stack.program)).includes('"do":"retarget"')) return [];
  return stack.env.targets.flatMap((group) => group.ids).flatMap((aimed) => targetsOf(s, aimed));
}

/** The targets of what is on the stack; none of what is not. */
const targetsOf = (s: State, id: Id): readonly Id[] =>
  isSeat(id) ? [] : (live(s, id)?.stack?.env.targets.flatMap((group) => group.ids) ?? []);

/** The targets that the spell or ability on the stack may do without. */
function optionalTargets(s: State, id: Id): number {
  const program = record(s, id)?.stack?.program ?? 0;
  if (program === 0) return 0;
  const { targets = [] } = nodeOf<{ targets?: readonly { min?: unknown }[] }>(s._pool, program);
  return targets.filter((t) => t.min === 0).length;
}

/** Payments that the spell or ability on the stack offers as it resolves. */
function payments(s: State, id: Id): number {
  const program = record(s, id)?.stack?.program ?? 0;
  return program === 0 ? 0 : JSON.stringify(nodeOf(s._pool, program)).split(/"do":"may","who":\{[^[]*?"cost":\[/).length - 1;
}

/** Choices of an opponent that the spell or ability on the stack asks for as it resolves; the only one there is is not asked for. */
function ofOpponent(s: State, id: Id): number {
  const program = record(s, id)?.stack?.program ?? 0;
  if (program === 0 || s.players.rows.length !== 2) return 0;
  return JSON.stringify(nodeOf(s._pool, program)).split('"player":"anOpponent"').length - 1;
}

/** Whether the card may enter the battlefield as a copy of something. */
function mayCopy(s: State, id: Id): boolean {
  const o = record(s, id);
  const face = o ? s._pool.cards[o.card].faces[0].face : undefined;
  return JSON.stringify(face?.abilities ?? []).includes('"optional":"may"') && JSON.stringify(face?.abilities).includes('"copy":{"of"');
}

/** Whether a permanent lets something else be paid for abilities of this keyword, which is not asked where only one of the costs can be paid. */
const costsOtherwise = (s: State, keyword: string): boolean =>
  keyword !== '' &&
  s.battlefield.some((id) => {
    const o = record(s, id);
    const abilities = o ? s._pool.cards[o.card].faces[0].face.abilities : [];
    return JSON.stringify(abilities).includes(`"keyword":"${keyword}"},"cost"`);
  });

/**
 * Effects that add coins or dice to what a player flips or rolls: in which order they apply (CR 616.1) makes no difference and is not asked. The
 * reference asks while more than one is left.
 */
function alike(s: State, seat: number): string[] {
  const more = derived(s).replacements.filter((r) => r.replacement.replace === 'chance' && r.env.you === seat);
  return more.slice(1).map((r) => nameOf(s, r.env.source));
}

/** Whether the ability on the stack cost counters "from among" objects. */
function costsAmong(s: State, id: Id): boolean {
  const node = record(s, id)?.stack?.ability ?? 0;
  const { cost = [] } = node === 0 ? {} : nodeOf<{ cost?: readonly Cost[] }>(s._pool, node);
  return cost.some((c) => c.pay === 'counters' && c.change === 'remove' && c.among !== undefined);
}

export class Unasked {
  private readonly credits: Credits[];
  /** Objects that answers have named. */
  private readonly named = new Set<Id>();
  /** Counters that were removed for what is being activated. */
  private taken: GameEvent[] = [];

  constructor(seats: number) {
    this.credits = Array.from({ length: seats }, () => ({
      use: 0,
      either: 0,
      unpayable: 0,
      skips: 0,
      ends: 0,
      names: [],
      kept: [],
      opponents: 0,
      counters: [],
    }));
  }

  /** Objects were chosen for something optional, without a question whether. */
  chosen(seat: number, ids: readonly Id[], optional: boolean): void {
    for (const id of ids) this.named.add(id);
    if (optional) this.credits[seat].use++;
  }

  /** A choice was answered with entries of the queue of targets, none of which said that it ends. */
  complete(seat: number): void {
    this.credits[seat].ends++;
  }

  /** A new target for a copy was asked for, or an optional target, or what to copy. */
  asked(seat: number, what: 'newTarget' | 'optionalTarget' | 'copy' | 'cost'): void {
    const c = this.credits[seat];
    if (what === 'optionalTarget') c.skips--;
    else c.either--;
    if (what === 'newTarget') c.kept = [];
  }

  /** A target had to be changed. The reference asks of one target after the other whether this one; the last has no choice (CR 115.7b). */
  mustChange(seat: number): void {
    this.credits[seat].use++;
    this.credits[seat].kept = [];
  }

  /** A question was asked about something that can't be done: the card that is named next could not be played. */
  idle(seat: number, s: State, next: ChoiceAnswer | undefined): void {
    const name = next?.text;
    if (name !== undefined && s.objects.rows.some((o) => o.zone === 'exile' && isSame(nameOf(s, o.id), name)))
      this.credits[seat].names.push(name);
  }

  /** It was asked whether an effect's "may" is used. */
  askedWhether(seat: number): void {
    this.credits[seat].unpayable--;
  }

  /** Counters that a cost took from the one object that had any of those among which they could be (CR 601.2h): which, and how many. */
  private among(s: State, events: readonly GameEvent[]): void {
    for (const e of events) {
      if (e.kind === 'counters' && e.rule === '601.2h' && e.amount < 0) this.taken.push(e);
      if (e.kind === 'rewind') this.taken = [];
      if (e.kind !== 'activate') continue;
      const [first] = this.taken;
      if (first && !this.named.has(first.object) && this.taken.every((x) => x.object === first.object) && costsAmong(s, e.object))
        this.credits[e.player].counters.push({
          name: nameOf(s, first.object),
          n: -this.taken.reduce((n, x) => n + x.amount, 0),
          said: false,
        });
      this.taken = [];
    }
  }

  /** What happened since the last answer. @param byEffect what was cast or played was not by an action of a player with priority. */
  follow(s: State, events: readonly GameEvent[], byEffect: boolean): void {
    for (const e of events) {
      const c = this.credits[e.player];
      if (c === undefined) continue;
      this.credit(c, s, e);
      if ((e.kind === 'cast' || e.kind === 'landPlay') && byEffect && !this.named.has(e.object)) c.names.push(nameOf(s, e.object));
    }
    this.among(s, events);
    const rolled = events.find((e) => e.kind === 'roll' || e.kind === 'coin');
    if (rolled) this.credits[rolled.player]?.names.push(...alike(s, rolled.player));
    // The effect that lets a spell be cast where only one does.
    const cast = events.find((e) => e.kind === 'cast');
    if (cast && !byEffect)
      for (const e of events)
        if (e.kind === 'effect' && e.source !== cast.object) this.credits[cast.player].names.push(nameOf(s, e.source));
  }

  /** What one event gives its player to say that is not asked here. */
  private credit(c: Credits, s: State, e: GameEvent): void {
    if (e.kind === 'cast' || e.kind === 'activate' || e.kind === 'trigger') c.kept.push(...toChange(s, e.object));
    if (e.kind === 'target' && e.rule === '115.7') for (const other of this.credits) other.kept = [];
    if (e.kind === 'resolve') for (const any of this.credits) any.unpayable += payments(s, e.object);
    if (e.kind === 'resolve') c.opponents += ofOpponent(s, e.object);
    if (e.kind === 'activate' && costsOtherwise(s, e.word)) c.either++;
    if (e.kind === 'copy') c.either += Math.max(1, live(s, e.object)?.stack?.env.targets.length ?? 0);
    else if (e.kind === 'cast' || e.kind === 'activate') c.skips += optionalTargets(s, e.object);
    else if (e.kind === 'trigger' && e.object !== 0) c.skips += optionalTargets(s, e.object);
    else if (e.kind === 'zone' && e.to === 'battlefield' && mayCopy(s, e.became)) c.either++;
  }

  /** Takes the answers to such questions from the heads of the queues. @param means whether a name means it. @returns how they were left over. */
  drop(
    seat: number,
    choices: ChoiceAnswer[],
    targets: TargetAnswer[],
    means: (name: TargetName, id: Id) => boolean,
  ): ('unasked' | 'leftSkip')[] {
    const c = this.credits[seat];
    const left: ('unasked' | 'leftSkip')[] = [];
    while (choices.length > 0 && this.answers(c, choices[0])) {
      choices.shift();
      left.push('unasked');
    }
    while (targets[0]?.skip && (c.skips > 0 || c.ends > 0)) {
      targets.shift();
      left.push(c.skips > 0 ? 'unasked' : 'leftSkip');
      if (c.skips > 0) c.skips--;
      else c.ends--;
    }
    while (c.opponents > 0 && targets[0]?.targets?.length === 1 && targets[0].targets[0].player !== undefined) {
      c.opponents--;
      targets.shift();
      left.push('unasked');
    }
    while (c.kept.length > 0 && targets[0]?.targets?.every((name) => c.kept.some((id) => means(name, id)))) {
      c.kept.splice(0, targets[0].targets.length);
      targets.shift();
      left.push('unasked');
    }
    return left;
  }

  private answers(c: Credits, a: ChoiceAnswer): boolean {
    if (a.yes === true && c.use > 0) {
      c.use--;
      return true;
    }
    if (a.yes !== undefined && c.either > 0) {
      c.either--;
      return true;
    }
    if (a.yes === false && c.unpayable > 0) {
      c.unpayable--;
      return true;
    }
    const [taken] = c.counters;
    if (taken?.said ? a.number === taken.n : a.text !== undefined && taken && isSame(taken.name, a.text)) {
      if (taken.said) c.counters.shift();
      else taken.said = true;
      return true;
    }
    const i = a.text === undefined ? -1 : c.names.findIndex((name) => isSame(name, a.text as string));
    if (i >= 0) c.names.splice(i, 1);
    return i >= 0;
  }
}
