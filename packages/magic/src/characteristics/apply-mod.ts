/** Modifications that ask what objects are before any effect: becoming a copy (CR 613.1a, 707.2) and setting a land's type (305.7). */
import { type Mod, SUPERTYPES } from '@apnap/ability';
import type { Id } from '@apnap/kernel';
import { select } from '../reading/select.js';
import { record } from '../state/access.js';
import type { Cx } from '../state/context.js';
import { type Characteristics, FLAG } from '../state/objects.js';
import { rulesOf } from '../years/differences.js';
import { baseCharacteristics, copiedValues, copyValues } from './base.js';
import { applyOwnMod, intrinsicAbilities, LAND_TYPES, recountKeywords, SNOW, words } from './mods.js';

const BASIC = 1 << SUPERTYPES.indexOf('Basic');

/** Carries out one modification on the working characteristics of an object. */
export function applyMod(cx: Cx, w: Characteristics, mod: Mod, id: Id): void {
  switch (mod.mod) {
    case 'copy': {
      const { copied } = cx.env;
      const own = record(cx.s, id);
      if (copied && own) {
        if ((own.flags & FLAG.faceDown) === 0) Object.assign(w, copyValues(cx.s, copied, own), { controller: w.controller });
        return;
      }
      // CR 707.2: the copiable values of the other object, that is, without effects other than copying.
      const from = select(cx, mod.of)[0];
      const other = from === undefined ? null : record(cx.s, from);
      // CR 707.3, 708.10: a face-down permanent that becomes a copy keeps the characteristics of its face-down body.
      if (!other || ((record(cx.s, id)?.flags ?? 0) & FLAG.faceDown) !== 0) return;
      Object.assign(w, copiedValues(cx.s, other, record(cx.s, id)), { controller: w.controller });
      for (const m of mod.except) applyMod(cx, w, m, id);
      return;
    }
    case 'setLandType': {
      // CR 305.7: replaces basic land types; the land loses abilities from its rules text and old land types.
      w.subtypes = [...w.subtypes.filter((t) => !LAND_TYPES.has(t)), ...words(cx, mod.types)];
      // classic:214.9f: a land that is turned into a basic land is basic
      if (rulesOf(cx.s).madeBasic === 'basic') w.supertypes |= BASIC;
      if (rulesOf(cx.s).snow === 'ability') w.supertypes &= ~SNOW; // classic:502.14a
      const own = baseCharacteristics(cx.s, record(cx.s, id) as NonNullable<ReturnType<typeof record>>).abilities;
      const { text } = cx.s._pool;
      w.abilities = w.abilities.filter((a) => !own.includes(text?.original(a) ?? a));
      intrinsicAbilities(cx, w);
      recountKeywords(cx, w);
      return;
    }
    default:
      applyOwnMod(cx, w, mod);
  }
}
