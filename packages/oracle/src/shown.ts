/** What a card shows: its data said in English must be read as the same data, or the display says something else than the card does. */
import { type Ability, type Face, renderFaceEn, same } from '@apnap/ability';
import { canonical } from './canonical.js';
import type { FaceInput, Refusal } from './input.js';
import { normaliseText } from './text/normalise.js';

/** Reads a face's text; given from above, because reading asks the gates. */
export type ReadFace = (input: FaceInput) => { abilities: Ability[]; refusals: Omit<Refusal, 'face'>[] };

/** A face that does not come back: the rendered text, and what it was read as or why it was not read. */
export interface Back {
  face: string;
  text: string;
  reason: string;
  data?: Ability[];
}

/** Undefined when the lines rendered of a face are read as what they were rendered from. */
export function readBack(face: Face, lines: readonly string[], read: ReadFace): Back | undefined {
  const text = lines.join('\n');
  // station symbols ask whether there is a power
  const size = face.power === undefined ? {} : { power: String(face.power) };
  const again = read({ name: face.name, supertypes: face.supertypes, types: face.types, subtypes: face.subtypes, text, ...size });
  if (again.refusals.length > 0)
    return { face: face.name, text, reason: `refused: ${again.refusals[0].line}: ${again.refusals[0].reason}` };
  if (same(again.abilities, face.abilities) || meant(again.abilities) === meant(face.abilities)) return undefined;
  return { face: face.name, text, reason: 'other data', data: again.abilities };
}

/** What data say, in whatever order several things are said of the same. */
const meant = (value: unknown): string => canonical(unordered(value));

function unordered(v: unknown): unknown {
  if (Array.isArray(v)) return v.map(unordered);
  if (typeof v !== 'object' || v === null) return v;
  const out = Object.fromEntries(Object.entries(v).map(([k, x]) => [k, unordered(x)]));
  if (out.is === 'and') (out.of as unknown[]).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  return out;
}

/** Begins the reason of every card that is refused because of what it would show. */
export const SHOWN = 'what would be shown';

/** Why the face's text as it would be shown says another card; null where it does not. */
export function shownWrong(input: FaceInput, face: Face, read: ReadFace): Omit<Refusal, 'face'> | null {
  const legendary = face.supertypes.includes('Legendary');
  const lines = renderFaceEn(face);
  // the paragraphs of a spell are one ability
  const joint = face.types.includes('Instant') || face.types.includes('Sorcery') ? ' ' : '\n';
  const plain = (text: string): string => normaliseText(text, face.name, legendary).join(joint);
  const printed = plain(input.text ?? '');
  // the same words are the same data
  if (printed === plain(lines.join('\n'))) return null;
  const back = readBack(face, lines, read);
  if (!back) return null;
  const { data } = back;
  // words that the grammar does not read may be clumsy; they do not say another card
  if (!data) return null;
  const at = face.abilities.findIndex((a, i) => meant(a) !== meant(data[i] ?? null));
  const own = face.abilities[at];
  const line = own ? renderFaceEn({ ...face, abilities: [own] }).join(' ') : back.text.replaceAll('\n', ' ');
  return { line, phrase: line, reason: `${SHOWN}, "${line}", is read as something else: ${JSON.stringify(data[Math.max(at, 0)] ?? data)}` };
}
