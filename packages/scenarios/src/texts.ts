/** Abilities as text, and how texts of different wording are compared (names of abilities in scripts and answers). */
import { type Ability, type ActivatedAbility, type Face, renderFaceEn } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { abilityInfo, characteristics, nodeOf, record, type State } from '@apnap/magic';

/** Words by which an object speaks of itself, apart from its name. */
const SELF =
  /\bthis (creature|land|artifact|permanent|card|enchantment|equipment|aura|vehicle|saga|planeswalker|spell|token|battle|class|room|mount|siege|spacecraft|fortification|emblem)\b/g;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Brings a text to the form in which it is compared: `~` for the object itself, lower case, no reminder text. */
export function normalise(text: string, self = ''): string {
  let out = text
    .replaceAll('&mdash;', '—')
    .replace(/<\/?i>/g, '')
    .replace(/\([^()]*\)/g, ' ');
  out = out.replace(/[’]/g, "'").replace(/[−–]/g, '-');
  out = out.replaceAll('{this}', '~').replaceAll('{source}', '~');
  if (self !== '') {
    out = out.replace(new RegExp(`(?<![\\w])${literally(self)}(?![\\w])`, 'g'), '~');
    const short = self.split(/, | of the | the /)[0];
    if (short !== self && short.length > 2) out = out.replace(new RegExp(`(?<![\\w])${literally(short)}(?![\\w])`, 'g'), '~');
  }
  // "I - …", "I — …": a chapter (CR 714.2)
  out = out.replace(/^([IVX]+(?:, [IVX]+)*) [-—] ?/, '$1 — ');
  out = out.toLowerCase().replace(SELF, '~').replace(/\s+/g, ' ').trim();
  out = out
    .replaceAll('your opponents control', 'an opponent controls')
    .replaceAll("beginning of each player's ", 'beginning of each ')
    .replaceAll('. then ', '. ');
  // "when ~ enters, it …": the object itself
  return out.replace(/^((?:when|whenever) ~ [^,.~]*, )it\b/, '$1~');
}

/** How many characters two texts have in common at their beginning. */
export function commonBeginning(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

/** The face whose ability is shown: what the object is now. */
export function faceOf(s: State, id: Id): Face {
  const o = record(s, id);
  const at = o?.copyOf ?? o ?? { card: 0, face: 0 };
  return s._pool.cards[at.card].faces[at.face]?.face ?? s._pool.cards[at.card].faces[0].face;
}

const rendered = new WeakMap<object, Map<string, string>>();

/** One ability as rules text. */
export function abilityText(face: Face, ability: Ability): string {
  let known = rendered.get(ability);
  if (!known) {
    known = new Map();
    rendered.set(ability, known);
  }
  let text = known.get(face.name);
  if (text === undefined) {
    try {
      text = renderFaceEn({ ...face, abilities: [ability] }).join(' ');
    } catch {
      text = '';
    }
    known.set(face.name, text);
  }
  return text;
}

/** An activated ability in the parts by which it is named. */
export interface NamedAbility {
  cost: string[];
  effect: string;
  whole: string;
  keyword: string;
}

/** The parts of a cost in an order of their own, so that costs compare as sets. */
export const costParts = (cost: string): string[] =>
  cost
    .split(/, (?![^{]*\})/)
    .map((p) => p.trim().replace(/^and /, ''))
    .filter((p) => p !== '')
    .sort();

/** Splits "cost: effect" at the first colon outside quotation marks. */
export function splitAbility(text: string): { cost: string; effect: string } {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = !quoted;
    if (text[i] === ':' && !quoted) return { cost: text.slice(0, i).trim(), effect: text.slice(i + 1).trim() };
  }
  return { cost: '', effect: text };
}

const abilitiesOf = (s: State, id: Id): readonly number[] => (record(s, id) ? characteristics(s, id).abilities : []);

/** The keyword ability of the object that the activated or triggered one stands for, as text: "equip {2}". */
export function keywordOf(s: State, id: Id, node: number, face: Face): string {
  for (const a of abilitiesOf(s, id)) {
    const info = abilityInfo(s._pool, a);
    if (info.keyword && [...info.activated, ...info.triggered].some((p) => p.node === node)) return abilityText(face, info.keyword);
  }
  return '';
}

/** The text of an ability (node of the pool) of an object, ready to be compared. */
export function nameAbility(s: State, id: Id, node: number): NamedAbility {
  const ability = nodeOf<ActivatedAbility>(s._pool, node);
  const face = faceOf(s, id);
  const { abilityWord, ...plain } = ability;
  const name = characteristics(s, id).name || face.name;
  // What stands before the dash is a label (CR 207.2c, 702.177a); the cost comes after it.
  const whole = normalise(abilityText(face, plain), name).replace(/^[a-z' ]{1,30} — (?=[^"]*:)/, '');
  const { cost, effect } = splitAbility(whole);
  const keyword = keywordOf(s, id, node, face) || ability.keyword || abilityWord || '';
  return { cost: costParts(cost), effect, whole, keyword: normalise(keyword, name) };
}

/** What an object on the stack is called: the name of a spell, the text of an ability. */
export function stackText(s: State, id: Id): { text: string; self: string; keyword: string } {
  const o = record(s, id);
  if (!o?.stack) return { text: '', self: '', keyword: '' };
  if (o.stack.kind === 'spell') return { text: characteristics(s, id).name, self: '', keyword: '' };
  const source = record(s, o.stack.env.source);
  const face = faceOf(s, source ? source.id : id);
  const node = nodeOf<{ kind?: string; do?: string; program?: object }>(s._pool, o.stack.ability);
  const keyword = source ? keywordOf(s, source.id, o.stack.ability, face) : '';
  if (node.kind === 'triggered' || node.kind === 'activated' || node.kind === 'static' || node.kind === 'keyword')
    return { text: abilityText(face, node as Ability), self: face.name, keyword };
  return { text: nodeText(s, o.stack.ability, source?.id ?? 0), self: face.name, keyword };
}

/** A node of the pool as text: an ability of the source, or an effect by itself. */
export function nodeText(s: State, node: number, source: Id = 0): string {
  if (node === 0) return '';
  const value = nodeOf<{ kind?: string; do?: string; replace?: string; event?: object }>(s._pool, node);
  const face: Face =
    source !== 0 && record(s, source) ? faceOf(s, source) : { name: '', supertypes: [], types: [], subtypes: [], abilities: [] };
  if (value.kind !== undefined) return abilityText(face, value as Ability);
  if (value.replace !== undefined)
    return abilityText(
      face,
      wrapped(value, () => ({ kind: 'static', parts: [{ part: 'replacement', replacement: value }] })),
    );
  if (value.do === 'delayed' || value.event !== undefined)
    return abilityText(
      face,
      wrapped(value, () => ({ ...value, kind: 'triggered', do: undefined })),
    );
  if (value.do !== undefined)
    return abilityText(
      face,
      wrapped(value, () => ({ kind: 'spell', program: { targets: [], effect: value } })),
    );
  return '';
}

const wrappers = new WeakMap<object, Ability>();

/** The same wrapper for the same node, so that its text is rendered once. */
function wrapped(node: object, make: () => unknown): Ability {
  let ability = wrappers.get(node);
  if (!ability) {
    ability = make() as Ability;
    wrappers.set(node, ability);
  }
  return ability;
}

/** How abilities begin that trigger on what was just done (CR 603.12); how it is said there differs with the wording of the instruction. */
const DONE = /^when (?:you do|.* this way)$/;

const isReflexive = (s: State, id: Id): boolean => {
  const node = record(s, id)?.stack?.ability ?? 0;
  return node !== 0 && nodeOf<{ do?: string }>(s._pool, node).do === 'reflexive';
};

/** Whether the text of an object on the stack begins with this one. */
export function stackBegins(s: State, id: Id, wanted: string): boolean {
  const { text, self, keyword } = stackText(s, id);
  const begin = normalise(wanted, self);
  if (keyword !== '' && begin !== '' && normalise(keyword).startsWith(begin)) return true;
  if (DONE.test(begin) && isReflexive(s, id)) return true;
  return normalise(text, self).startsWith(begin) || normalise(text.replace(/^[^—:{]{1,30} — /, ''), self).startsWith(begin);
}

/** What a spell on the stack does as it resolves: its spell ability (CR 113.3a). */
function spellText(s: State, id: Id): string {
  const face = faceOf(s, id);
  return face.abilities.flatMap((a) => (a.kind === 'spell' ? [abilityText(face, a)] : [])).join(' ');
}

/** Whether its name or text contains this one. */
export function stackContains(s: State, id: Id, wanted: string): boolean {
  const { text, self, keyword } = stackText(s, id);
  const part = normalise(wanted);
  if (text.includes(wanted) || normalise(text, self).includes(part) || normalise(keyword).includes(part)) return true;
  return record(s, id)?.stack?.kind === 'spell' && normalise(spellText(s, id), text).includes(part);
}

/** The text of an ability an object has. */
export const abilityTextOf = (s: State, id: Id, node: number): string => abilityText(faceOf(s, id), nodeOf<Ability>(s._pool, node));
