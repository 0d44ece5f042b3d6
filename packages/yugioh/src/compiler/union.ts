/** Union monsters: equipped to a monster, or Special Summoned from there (Y26.8). */
import type { Activated, Condition, Filter } from '../language/effects.js';
import type { Text } from '../language/index.js';
import { type Context, readEffect } from './frame.js';

const EITHER =
  /^Once per turn, you can either: (Target .*?); equip this card to that (?:target|monster),? OR: Unequip this card and Special Summon it( in (?:face-up )?(?:Attack|Defense) Position)?$/;

const ON_FIELD: Condition = { if: 'self', is: { is: 'inZone', zone: 'monsterZone' } };
const EQUIPPED: Condition = { if: 'equipped' };
const FREE: Filter = {
  is: 'not',
  of: { is: 'equippedWith', what: { is: 'and', of: [{ is: 'word', word: 'Union' }, { is: 'printedMonster' }] } },
};

/** "Once per turn, you can either: …, OR: …": two effects, of which one is activated. @throws Unread */
export function unionTexts(sentence: string, id: number, cx: Context): Text[] | null {
  const m = EITHER.exec(inNewWords(sentence));
  if (!m) return null;
  const one = (text: string, own: Condition): Activated => ({ ...readEffect(text, cx), condition: own, group: { id, own } });
  return [
    one(`Once per turn: You can ${m[1][0].toLowerCase()}${m[1].slice(1)}; equip this card to that target`, ON_FIELD),
    one(`Once per turn: You can Special Summon this card${m[2] ?? ''}`, EQUIPPED),
  ];
}

/** The same in older words. */
const OLD =
  /^Once per turn, (?:during your Main Phase, )?(?:if you control this (?:monster|card) on the field, )?you can equip (?:it|this card) to (?:(your "[^"]+")|an? ([^,;]+? you control))(?: as an Equip (?:Spell|Card))?, OR unequip (?:the Union equipment|it) (?:and|to) Special Summon this card( in face-up Attack Position)$/;

const inNewWords = (sentence: string): string => {
  const m = OLD.exec(sentence);
  if (!m) return sentence;
  const what = m[1] ? `${m[1].slice(5)} you control` : m[2];
  return `Once per turn, you can either: Target 1 ${what}; equip this card to that target, OR: Unequip this card and Special Summon it${m[3]}`;
};

const ONE_ONLY = /^\((?:A|1) monster can only be equipped with 1 Union monster at a time\.? ?(.*)\)$/i;

/** What else stands in the brackets of "(A monster can only be equipped with 1 Union monster at a time. …)"; null: it is none. */
export function oneUnion(sentence: string): string | null {
  const m = ONE_ONLY.exec(sentence);
  return m ? m[1].replace(/\.$/, '') : null;
}

/** A monster is equipped with one Union monster at a time: no other is targeted. */
export const onlyFree = (t: Text): Text =>
  !('before' in t) || !t.do.some((p) => p.do.do === 'equip')
    ? t
    : {
        ...t,
        before: t.before.map((s) =>
          s.step === 'target'
            ? { ...s, of: { ...s.of, filter: { is: 'and', of: [...(s.of.filter.is === 'and' ? s.of.filter.of : [s.of.filter]), FREE] } } }
            : s,
        ),
      };
