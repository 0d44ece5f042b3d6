/**
 * What is bound where: slots hold what earlier parts of an ability have chosen, found or done, and later parts speak of them. A slot that is
 * read where nothing before it on the way could have bound it means a reference that leads nowhere.
 */

import { mentions } from './same.js';

type Json = Record<string, unknown>;
type Bound = ReadonlySet<number>;

/** A slot that is read before anything binds it, with the path of the node that reads it. */
export interface Unbound {
  path: string;
  slot: number;
}

const isNode = (v: unknown): v is Json => typeof v === 'object' && v !== null && !Array.isArray(v);

const union = (...sets: Bound[]): Set<number> => new Set(sets.flatMap((s) => [...s]));

/** Fields of an effect in which other effects stand; each is followed by itself. */
const INNER = new Set(['then', 'else', 'of', 'effect', 'options', 'win', 'lose', 'table', 'program', 'replacement', 'abilities', 'ballot']);

/** Slots that a node binds by itself, when it is done. */
function bindsOf(node: Json): number[] {
  const own = Object.entries(node).flatMap(([key, v]) => (/^bind/.test(key) ? [v].flat().filter((slot) => typeof slot === 'number') : []));
  const names = node.do === 'let' || node.do === 'letNumber' || node.do === 'choose';
  return names && typeof node.slot === 'number' ? [...own, node.slot] : own;
}

class Flow {
  readonly found: Unbound[] = [];

  /** Everything that a part reads which is no effect: selectors, quantities, conditions, filters. */
  reads(value: unknown, path: string, bound: Bound): void {
    if (Array.isArray(value)) for (const [i, v] of value.entries()) this.reads(v, `${path}[${i}]`, bound);
    else if (isNode(value)) {
      if (isAbility(value)) {
        this.ability(value, path, bound);
        return;
      }
      const { slot } = value;
      const named = value.sel === 'slot' || value.q === 'slot' || value.if === 'did' || value.mod === 'rulesText';
      const reads = named || Object.keys(value).length === 1; // a colour or word chosen: nothing but its slot
      if (typeof slot === 'number' && reads && !bound.has(slot)) this.found.push({ path, slot });
      for (const [key, v] of Object.entries(value)) this.reads(v, `${path}.${key}`, bound);
    }
  }

  /** Follows an effect. @returns what may be bound after it. */
  effect(e: unknown, path: string, bound: Bound): Bound {
    if (!isNode(e)) return bound;
    const at = (key: string): string => `${path}.${key}`;
    for (const [key, v] of Object.entries(e)) if (!INNER.has(key) || (key === 'of' && e.do !== 'seq')) this.reads(v, at(key), bound);
    const own = union(bound, new Set(bindsOf(e)));
    switch (e.do) {
      case 'seq':
        return list(e.of).reduce<Bound>((b, x, i) => this.effect(x, `${path}.of[${i}]`, b), bound);
      case 'if':
        return union(this.effect(e.then, at('then'), bound), this.effect(e.else, at('else'), bound));
      case 'may': {
        const inside = typeof e.chooser === 'number' ? union(bound, new Set([e.chooser])) : bound;
        return union(own, this.effect(e.then, at('then'), inside), this.effect(e.else, at('else'), inside));
      }
      case 'forEach':
      case 'repeat': {
        const inside = typeof e.slot === 'number' ? union(bound, new Set([e.slot])) : bound;
        return this.effect(e.effect, at('effect'), inside);
      }
      case 'chooseEffect':
        return union(bound, ...list(e.options).map((x, i) => this.effect(x, `${path}.options[${i}]`, bound)));
      case 'coin':
        return union(this.effect(e.win, at('win'), own), this.effect(e.lose, at('lose'), own));
      case 'roll':
        return union(own, ...list(e.table).map((x, i) => this.effect((x as Json).effect, `${path}.table[${i}].effect`, own)));
      case 'prize':
        return this.effect(e.effect, at('effect'), bound);
      case 'delayed':
      case 'reflexive':
        this.program(e.program, at('program'), bound); // it keeps what is bound, and what it binds stays with it
        return bound;
      case 'replacement':
        this.replacement(e.replacement, at('replacement'), bound);
        return bound;
      case 'emblem':
        for (const [i, a] of list(e.abilities).entries()) this.ability(a, `${path}.abilities[${i}]`, bound);
        return bound;
      case 'vote':
        return union(own, new Set(ballotBinds(e.ballot)));
      default:
        return own;
    }
  }

  program(p: unknown, path: string, bound: Bound): void {
    if (!isNode(p)) return;
    this.reads(p.targets, `${path}.targets`, bound);
    const after = this.effect(p.effect, `${path}.effect`, bound);
    if (!isNode(p.modes)) return;
    for (const [i, mode] of list(p.modes.options).entries()) {
      this.reads((mode as Json).targets, `${path}.modes.options[${i}].targets`, after);
      this.effect((mode as Json).effect, `${path}.modes.options[${i}].effect`, after);
    }
  }

  /** What a replacement does before, instead or besides; what is done as something enters binds for how it enters. */
  replacement(r: unknown, path: string, bound: Bound): void {
    if (!isNode(r)) return;
    const before = this.effect(r.before, `${path}.before`, bound);
    const EFFECTS = ['before', 'instead', 'then', 'choices', 'effect'];
    for (const [key, v] of Object.entries(r))
      if (key !== 'before' && EFFECTS.includes(key)) this.effect(v, `${path}.${key}`, before);
      else if (key !== 'before') this.reads(v, `${path}.${key}`, before);
  }

  ability(a: unknown, path: string, bound: Bound): void {
    if (!isNode(a)) return;
    for (const [key, v] of Object.entries(a))
      if (key === 'program') this.program(v, `${path}.program`, bound);
      else if (key === 'parts') for (const [i, part] of list(v).entries()) this.part(part, `${path}.parts[${i}]`, bound);
      else this.reads(v, `${path}.${key}`, bound);
  }

  part(p: unknown, path: string, bound: Bound): void {
    if (!isNode(p)) return;
    for (const [key, v] of Object.entries(p))
      if (key === 'replacement') this.replacement(v, `${path}.${key}`, bound);
      else if (key === 'effect' || key === 'then') this.effect(v, `${path}.${key}`, bound);
      else this.reads(v, `${path}.${key}`, bound);
  }
}

const KINDS = new Set(['spell', 'activated', 'triggered', 'static', 'keyword']);
const isAbility = (node: Json): boolean => typeof node.kind === 'string' && KINDS.has(node.kind) && !('replace' in node) && !('on' in node);

const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);

const ballotBinds = (ballot: unknown): number[] => {
  if (!isNode(ballot)) return [];
  return [ballot, ...list(ballot.words)].flatMap((x) => (isNode(x) && typeof x.bind === 'number' ? [x.bind] : []));
};

/** Slots of an ability that are read where nothing before could have bound them, along every way the effect can take. */
export function unboundSlots(ability: object): Unbound[] {
  if (!mentions(ability, (node) => typeof node.slot === 'number')) return [];
  const flow = new Flow();
  flow.ability(ability, '', new Set());
  return flow.found;
}
