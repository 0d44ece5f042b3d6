/** What explanations are made of: sentences of the catalogues about the objects of a state. */
import { type Ability, renderFaceEn, renderFaceZh } from '@apnap/ability';
import type { Id, Message, MessageParam } from '@apnap/kernel';
import type { Lang } from '@apnap/words';
import { faceOf } from '../characteristics/base.js';
import { renderMessage } from '../messages/index.js';
import { record } from '../state/access.js';
import type { State } from '../state/types.js';
import { named } from '../view/events.js';
import { nameIn } from '../view/log.js';

/** One link of an explanation. */
export interface Reason {
  text: string;
  /** The rules it follows from. */
  rules: string[];
  /** The object behind it; 0: none. */
  entity: Id;
  /** The layer of CR 613.1 and 613.4; '' where it is none. */
  layer: string;
}

/** A message about objects of the state, in words. */
export const sentence = (s: State, lang: Lang, message: Message): string =>
  renderMessage(message, lang, (id) => {
    const n = named(s, id);
    return n ? nameIn(n, lang) : '?';
  });

/** A reason out of a message of the catalogues. */
export const reason = (
  s: State,
  lang: Lang,
  id: string,
  rules: string[],
  params: Record<string, MessageParam> = {},
  entity: Id = 0,
  layer = '',
): Reason => ({ text: sentence(s, lang, { id, params }), rules, entity, layer });

/** How an ability reads on the face it belongs to. */
export function abilityText(s: State, of: Id, ability: Ability, lang: Lang): string {
  const o = record(s, of);
  if (!o) return '';
  const face = { ...faceOf(s, o).face, abilities: [ability] };
  return (lang === 'en' ? renderFaceEn(face) : renderFaceZh(face)).join(' ');
}
