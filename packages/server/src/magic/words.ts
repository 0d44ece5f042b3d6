/** Abilities and effects as words: what something on the stack will do, what an option is. */
import type { Ability, ActivatedAbility, Cost, Effect, Face, ManaRider, Program } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { abilityInfo, characteristics, FLAG, faceOf, live, named, nameIn, nodeOf, type Obj, record, type State } from '@apnap/magic';
import type { Text } from '@apnap/protocol';
import { both, joined, LINES, LIST, plain, say } from '../text.js';
import { rulesText } from './faces.js';

/** The name of an object or player as it is spoken of in the log. */
export function nameText(s: State, id: Id): Text {
  const n = named(s, id);
  return n ? both((lang) => nameIn(n, lang)) : plain('?');
}

/** The names of several. */
export const namesText = (s: State, ids: readonly Id[]): Text =>
  joined(
    ids.map((id) => nameText(s, id)),
    LIST,
  );

const BARE: Face = { name: '', supertypes: [], types: ['Sorcery'], subtypes: [], abilities: [] };

/** What a face-down object and its abilities say of themselves: nothing that would tell what it is (CR 708.2a). */
const FACE_DOWN: Face = { ...BARE, types: ['Creature'] };

/** The face an object shows, for the words by which it speaks of itself. */
export function shownFaceOf(s: State, id: Id): Face {
  const o = record(s, id);
  if (!o) return BARE;
  const source = o.stack && o.stack.kind !== 'spell' ? live(s, o.stack.env.source) : o;
  if (source && source.flags & FLAG.faceDown) return FACE_DOWN;
  return faceOf(s, o).face;
}

const rendered = new WeakMap<object, Map<string, Text>>();

/** One ability as rules text, in the mouth of an object with this face. */
export function abilityText(face: Face, ability: Ability): Text {
  let texts = rendered.get(ability);
  if (!texts) {
    texts = new Map();
    rendered.set(ability, texts);
  }
  let text = texts.get(face.name);
  if (!text) {
    text = rulesText({ ...face, abilities: [ability] });
    texts.set(face.name, text);
  }
  return text;
}

/** The place of the colon between cost and effect; -1 without one. */
function colonOf(text: string): number {
  let quoted = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = 1 - quoted;
    else if (text[i] === '「') quoted++;
    else if (text[i] === '」') quoted--;
    else if (quoted === 0 && (text[i] === ':' || text[i] === '：')) return i;
  }
  return -1;
}

/** Cost and effect of an activated ability's text. */
export function splitAbility(text: Text): { cost: Text; does: Text } {
  const part = (t: string, which: 'cost' | 'does'): string => {
    const at = colonOf(t);
    if (at < 0) return which === 'cost' ? '' : t;
    return which === 'cost' ? t.slice(0, at).trim() : t.slice(at + 1).trim();
  };
  return { cost: both((lang) => part(text[lang], 'cost')), does: both((lang) => part(text[lang], 'does')) };
}

/** The keyword ability of the object that an activated or triggered one stands for. */
function keywordOf(s: State, id: Id, node: number): Ability | null {
  if (!record(s, id)) return null;
  for (const a of characteristics(s, id).abilities) {
    const info = abilityInfo(s._pool, a);
    if (info?.keyword && [...info.activated, ...info.triggered].some((p) => p.node === node)) return info.keyword;
  }
  return null;
}

const made = new WeakMap<object, Ability>();

/** An ability as a card would print it; one that an effect or mana made is a node of that (CR 603.7, 603.12, 106.6). */
function printed(node: Ability | (Effect & object) | ManaRider): Ability {
  if ('kind' in node) return node;
  let ability = made.get(node);
  if (!ability) {
    if (!('do' in node)) ability = { kind: 'triggered', event: node.event, program: node.program };
    else if (node.do === 'delayed')
      ability = {
        kind: 'triggered',
        event: node.event,
        program: node.program,
        ...(node.condition === undefined ? {} : { condition: node.condition }),
      };
    else ability = { kind: 'spell', program: node.do === 'reflexive' ? node.program : { targets: [], effect: node } };
    made.set(node, ability);
  }
  return ability;
}

/** An ability (node of the pool) of an object as text: a keyword by its name and cost, another by its words. */
export function namedAbility(s: State, id: Id, node: number): Text {
  const face = shownFaceOf(s, id);
  return abilityText(face, keywordOf(s, id, node) ?? printed(nodeOf<Ability | (Effect & object) | ManaRider>(s._pool, node)));
}

/** A cost as words. */
export function costText(face: Face, cost: readonly Cost[]): Text {
  if (cost.length === 0) return say('option.free');
  const ability: ActivatedAbility = {
    kind: 'activated',
    cost: cost.slice(),
    program: { targets: [], effect: { do: 'nothing' } },
    timing: 'instant',
  };
  return splitAbility(abilityText(face, ability)).cost;
}

/** The program that contains an effect, for the targets it speaks of. */
function programWith(value: unknown, effect: object): Program | null {
  if (typeof value !== 'object' || value === null) return null;
  const inside = Object.values(value);
  for (const v of inside) {
    if (v === effect) return 'targets' in value ? (value as Program) : null;
    const found = programWith(v, effect);
    if (found) return found;
  }
  return 'targets' in value && JSON.stringify(value).includes(JSON.stringify(effect)) ? (value as Program) : null;
}

/** An effect of an object's ability as words. */
export function effectText(s: State, source: Id, node: number): Text {
  const effect = nodeOf<Effect & object>(s._pool, node);
  const face = shownFaceOf(s, source);
  const o = record(s, source);
  const own = o?.stack?.ability ? nodeOf(s._pool, o.stack.ability) : undefined;
  const program = programWith([own, face.abilities], effect);
  return abilityText(face, { kind: 'spell', program: { targets: program?.targets ?? [], effect } });
}

/** Whether the rules put it on the stack, and no object: the draw of the turn (classic:304.1), or combat damage (classic:310.2). */
export const isOfTheRules = (o: Obj | null): boolean => o?.stack != null && o.stack.kind !== 'spell' && o.stack.env.source === o.id;

/** What a spell or ability on the stack will do, with its modes, X and targets. */
export function doesText(s: State, id: Id): Text {
  const info = (live(s, id) as Obj).stack as NonNullable<Obj['stack']>;
  const targets = info.env.targets.flatMap((t) => t.ids);
  return joined([
    saysText(s, id),
    info.env.x > 0 ? say('does.x', { n: info.env.x }) : plain(''),
    targets.length > 0 ? say('does.to', { names: namesText(s, targets) }) : plain(''),
  ]);
}

/** What a spell or ability on the stack says, with the modes that were chosen of it. */
export function saysText(s: State, id: Id): Text {
  const o = live(s, id) as Obj;
  const info = o.stack as NonNullable<Obj['stack']>;
  if (info.damage) return damageText(s, info.damage);
  if (isOfTheRules(o)) return say('does.draws', { name: nameText(s, -1 - o.controller) });
  const face = shownFaceOf(s, id);
  const chosen = chosenModes(s, info, face);
  if (chosen !== null) return chosen;
  if (info.kind !== 'spell') return splitAbility(namedAbility(s, id, info.ability)).does;
  return onlyEnters(face) ? say('does.enters', { name: nameText(s, id) }) : spellText(face);
}

/** Combat damage that waits to be dealt, a line for each creature and what it was assigned to (classic:310.1). */
const damageText = (s: State, damage: NonNullable<NonNullable<Obj['stack']>['damage']>): Text =>
  joined(
    damage.map((d) => say('does.deals', { name: nameText(s, d.source), n: d.amount, to: nameText(s, d.to) })),
    LINES,
  );

function chosenModes(s: State, info: NonNullable<Obj['stack']>, face: Face): Text | null {
  if (info.modes.length === 0) return null;
  const program = nodeOf<Program>(s._pool, info.program);
  if (!program?.modes) return null;
  return joined(
    info.modes.flatMap((m) => {
      const mode = program.modes?.options[m];
      return mode ? [abilityText(face, { kind: 'spell', program: mode })] : [];
    }),
    LINES,
  );
}

/** What a spell with this face says: what it does as it resolves, or all its text where that is to enter. */
export function spellText(face: Face): Text {
  const spells = face.abilities.filter((a) => a.kind === 'spell');
  if (spells.length === 0) return rulesText(face);
  return joined(
    spells.map((a) => abilityText(face, a)),
    LINES,
  );
}

/** Whether a spell with this face becomes a permanent, and does nothing else as it resolves. */
const onlyEnters = (face: Face): boolean =>
  face === FACE_DOWN || !(face.abilities.some((a) => a.kind === 'spell') || face.types.some((t) => t === 'Instant' || t === 'Sorcery'));
