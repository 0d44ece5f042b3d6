/** What is refused although every sentence was read: a reading that would be silently less than the card. */

import { type Ability, type CardType, type Face, isWhileCounter, meansByRule, mentionsNode, unboundSlots } from '@apnap/ability';
import { contains, type Node } from './bind/nodes.js';
import type { FaceInput, Refusal } from './input.js';
import { type ReadFace, shownWrong } from './shown.js';
import { ABILITY_WORDS } from './text/normalise.js';

type Found = Omit<Refusal, 'face'>;

/** Kinds of counters that something of this puts somewhere, or that something enters with. */
function countersPut(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const v of value) countersPut(v, found);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>;
    if (typeof node.counter === 'string') {
      const puts = node.do === 'counters' || node.do === 'playerCounters' ? node.change === 'put' : isEntering(node);
      if (puts) found.add(node.counter);
    }
    for (const k in node) if (typeof node[k] === 'object') countersPut(node[k], found);
  }
  return found;
}

/** "With two charge counters on it": a count of counters that is nothing else. */
const isEntering = (node: Record<string, unknown>): boolean =>
  Object.keys(node).every((k) => k === 'counter' || k === 'count' || k === 'or');

/** A counter whose meaning stands in parentheses is explained, not given one: only the rules can do that (CR 122.1, 207.2). */
function explainedCounter(text: string, abilities: readonly Ability[]): Found | null {
  for (const kind of countersPut(abilities)) {
    if (meansByRule(kind)) continue;
    const note = [...text.matchAll(/\([^)]*\)/g)].map((m) => m[0]).find((words) => words.toLowerCase().includes(`${kind} counter`));
    if (note) return { line: note, phrase: `${kind} counter`, reason: 'what this counter does is only said in reminder text' };
  }
  return null;
}

/** A word before an ability that reminder text explains has a meaning, which only the rules can give it (CR 207.2c-d). */
function explainedWord(text: string, abilities: readonly Ability[]): Found | null {
  const notes = [...text.matchAll(/\([^)]*\)/g)].map((m) => m[0].toLowerCase());
  for (const { abilityWord: word } of abilities) {
    if (word === undefined || ABILITY_WORDS.includes(word)) continue;
    const note = notes.find((words) => words.includes(word.toLowerCase()));
    if (note) return { line: note, phrase: word, reason: 'what this word means is only said in reminder text' };
  }
  return null;
}

/** An instant or sorcery does something as it resolves or is cast; one without any text is a card whose text is missing. */
const textMissing = (input: FaceInput, abilities: readonly Ability[]): Found | null =>
  abilities.length === 0 && (input.types ?? []).some((t) => t === 'Instant' || t === 'Sorcery')
    ? { line: '', phrase: input.name, reason: 'an instant or sorcery without any text' }
    : null;

/** What a sentence speaks of must have been named, chosen or made before it, on the way that leads there. */
function leadsNowhere(abilities: readonly Ability[]): Found | null {
  const [first] = abilities.flatMap((a) => unboundSlots(a));
  return first ? { line: '', phrase: first.path.replace(/^\./, ''), reason: 'this speaks of what nothing before it has named' } : null;
}

/** Outside of all programs: what a spell costs may speak of its targets, however many they are. */
const SPELL = Number.POSITIVE_INFINITY;

/**
 * CR 115.1, 603.12: an effect speaks of a target that its ability does not have: it is chosen by a later ability.
 * A later ability without targets of its own may speak of those of the one that made it.
 */
function targetsOfOthers(abilities: readonly Ability[]): Found | null {
  let found: Found | null = null;
  const visit = (value: unknown, targets: number): void => {
    if (Array.isArray(value)) for (const v of value) visit(v, targets);
    else if (typeof value === 'object' && value !== null) {
      const n = value as Node;
      if (n.sel === 'target' && (n.index as number) >= targets)
        found ??= { line: '', phrase: 'target', reason: 'this speaks of a target that is chosen later' };
      const list = Array.isArray(n.targets) ? n.targets.length : undefined;
      const inside = list === undefined ? targets : list > 0 || targets === SPELL ? list : targets;
      for (const k in n) if (typeof n[k] === 'object') visit(n[k], inside);
    }
  };
  visit(abilities, SPELL);
  return found;
}

/** What hangs on a counter is about objects that are known: rules are said of whatever they describe. */
const hangsOnCounter = (abilities: readonly Ability[]): Found | null =>
  contains(
    abilities,
    (n) =>
      typeof n.duration === 'string' &&
      isWhileCounter(n.duration) &&
      (n.do !== 'continuous' ||
        n.affects === undefined ||
        (n.rules as unknown[]).length > 0 ||
        contains(n.mods, (m) => m.mod === 'control')),
  )
    ? { line: '', phrase: 'counter on it', reason: 'a rule that hangs on a counter' }
    : null;

/** CR 601.2c, 603.3d: who chooses a target is known as it is chosen; what is only known later names nobody then. */
function choosersLater(abilities: readonly Ability[]): Found | null {
  const later = (t: unknown): boolean => /"sel":"(slot|target|it)"/.test(JSON.stringify((t as Node).who ?? null));
  return contains(abilities, (n) => Array.isArray(n.targets) && n.targets.some(later))
    ? { line: '', phrase: 'choice', reason: 'who chooses this target is only known later' }
    : null;
}

/**
 * CR 209.1, 210.1: without its loyalty or defense a permanent would be gone as soon as it is there; such a row lacks what is printed. A planeswalker that
 * another turns into keeps its counters and has none printed.
 */
export function numberMissing(faces: readonly Face[]): Refusal | null {
  const missing = (type: CardType, has: (face: Face) => unknown): Face | undefined => {
    const first = faces.find((face) => face.types.includes(type));
    return first && has(first) === undefined ? first : undefined;
  };
  const refused = (face: Face | undefined, number: string): Refusal | null =>
    face ? { face: face.name, line: '', phrase: number, reason: `its ${number} is missing` } : null;
  return (
    refused(
      missing('Planeswalker', (f) => f.loyalty),
      'loyalty',
    ) ??
    refused(
      missing('Battle', (f) => f.defense),
      'defense',
    )
  );
}

const TURNS: readonly string[] = ['transform', 'convert'];

/** CR 701.28a, 712.4: a card that turns its other face up has one. */
export function otherFaceMissing(faces: readonly Face[]): Refusal | null {
  const [face] = faces;
  if (faces.length !== 1) return null;
  const turns = contains(face.abilities, (n) => (TURNS.includes(n.action as string) && isSelf(n.what)) || n.face === 'transformed');
  return turns ? { face: face.name, line: '', phrase: 'transformed', reason: 'this card turns another face up, which is not given' } : null;
}

const isSelf = (what: unknown): boolean => (what as Node | undefined)?.sel === 'self';

/** Why a face that was read whole is refused all the same. */
/** What gives an ability is known only of those that are activated or trigger, and are given by a continuous effect (CR 201.5b, 613.1f). */
function givenUnknown(abilities: readonly Ability[]): Found | null {
  const speaks = (x: unknown): boolean => mentionsNode(x, { sel: 'giver' });
  if (!speaks(abilities)) return null;
  const known = (n: Node): boolean =>
    n.mod === 'addAbility' && ['activated', 'triggered'].includes((n.ability as { kind?: string } | undefined)?.kind ?? '');
  const visit = (x: unknown): boolean => {
    if (Array.isArray(x)) return x.every(visit);
    if (typeof x !== 'object' || x === null) return true;
    const node = x as Node;
    return known(node) || (node.sel !== 'giver' && Object.values(node).every(visit));
  };
  return visit(abilities) ? null : { line: '', phrase: 'giver', reason: 'what gives this ability is not known' };
}

export function gated(input: FaceInput, face: Face, read: ReadFace): Found[] {
  const { abilities } = face;
  const found = [
    textMissing(input, abilities),
    explainedCounter(input.text ?? '', abilities),
    explainedWord(input.text ?? '', abilities),
    leadsNowhere(abilities),
    targetsOfOthers(abilities),
    choosersLater(abilities),
    hangsOnCounter(abilities),
    givenUnknown(abilities),
  ];
  const refused = found.filter((r) => r !== null);
  const shown = refused.length > 0 ? null : shownWrong(input, face, read);
  return shown ? [shown] : refused;
}
