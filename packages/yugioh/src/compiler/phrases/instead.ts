/** What is done instead of a destruction, what stops a Summon, and Summons right after an effect (Y8.4, Y8.15, Y25.7). */
import { row } from '../grammar.js';

/** Y25.7: "If … would be destroyed, … instead". */
const REPLACED = [
  ...row(
    'doomed',
    'this card',
    '此卡',
    { self: true },
    'this face-up card',
    'this card on the field',
    'this face-up card on the field',
    'it',
    'this card you control',
  ),
  ...row(
    'doomed',
    'the equipped monster',
    '装备怪兽',
    { host: true },
    'a monster equipped with this card',
    'the monster equipped with this card',
    'it',
  ),
  ...row(
    'doomed',
    '{f:a} you control',
    '自己场上的{f:a}',
    { cards: { from: [{ place: 'field', whose: 'you' }], filter: '$f' } },
    'your {f:noun1}',
  ),
  ...row('doomed', '{f:a} on the field', '场上的{f:a}', { cards: { from: [{ place: 'field', whose: 'either' }], filter: '$f' } }),
  ...row(
    'replaces',
    'if {w:doomed} would be destroyed{b:by}, {e:effect} instead',
    '{w:doomed}{b:by}破坏的场合，代替{e:effect}',
    { kind: 'replaces', what: '$w', '...by': '$b', do: '$e' },
    'if {w:doomed} would be destroyed{b:by}, {e:effect}, instead',
  ),
  ...row(
    'replaces',
    'if {w:doomed} would be destroyed{b:by}, you can {e:effect} instead',
    '{w:doomed}{b:by}破坏的场合，可以代替{e:effect}',
    { kind: 'replaces', what: '$w', '...by': '$b', optional: true, do: '$e' },
    'if {w:doomed} would be destroyed{b:by}, you can {e:effect}, instead',
  ),
  ...row(
    'replaces',
    'once per turn, if {w:doomed} would be destroyed{b:by}, you can {e:effect} instead',
    '1回合1次，{w:doomed}{b:by}破坏的场合，可以代替{e:effect}',
    { kind: 'replaces', what: '$w', '...by': '$b', optional: true, soft: 1, do: '$e' },
  ),
];

/** Y8.4 */
const STOPPED = [
  ...row('event', '{f:a} would be {k:summonedKind}', '{f:a}将要{k:summonedKind}', {
    on: 'wouldSummon',
    kinds: '$k',
    what: { any: '$f', of: 'either' },
  }),
  ...row('event', 'your opponent would {k:summonVerb1} {f:a}', '对手将要{k:summonVerb1}{f:a}', {
    on: 'wouldSummon',
    kinds: '$k',
    what: { any: '$f', of: 'either' },
    who: 'opponent',
  }),
  ...row(
    'effect',
    'negate the Summon',
    '该召唤无效',
    { do: 'negateSummon' },
    'negate the Special Summon',
    'negate that Summon',
    'negate the Normal Summon',
  ),
];

/** Y8.15 */
const NOW = [
  ...row(
    'effect',
    'immediately after this effect resolves, Normal Summon 1 {f:noun1}',
    '此效果处理后，召唤1只{f:noun1}',
    { do: 'summonNow', kind: 'normal', what: '$f' },
    'immediately after this effect resolves, Normal Summon 1 {f:noun1} from your hand',
    'immediately after this effect resolves, you can Normal Summon 1 {f:noun1}',
    'immediately after this effect resolves, Normal Summon {f:a}',
  ),
  ...(
    [
      ['Synchro', '同步', 'synchro'],
      ['Xyz', '超量', 'xyz'],
      ['Link', '连接', 'link'],
    ] as const
  ).flatMap(([en, zh, kind]) => [
    ...row(
      'effect',
      `immediately after this effect resolves, ${en} Summon using this card you control`,
      `此效果处理后，用包含此卡的自己场上的怪兽${zh}召唤`,
      { do: 'summonNow', kind, withSelf: true },
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using this card you control`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster, using this card you control`,
      `immediately after this effect resolves, ${en} Summon using monsters you control, including this card`,
      `immediately after this effect resolves, ${en} Summon 1 ${en} Monster using monsters you control, including this card`,
    ),
    ...row(
      'effect',
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using this card you control`,
      `此效果处理后，用包含此卡的自己场上的怪兽${zh}召唤1只{f:noun1}`,
      { do: 'summonNow', kind, what: '$f', withSelf: true },
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using monsters you control, including this card`,
    ),
    ...row(
      'effect',
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1}`,
      `此效果处理后，${zh}召唤1只{f:noun1}`,
      { do: 'summonNow', kind, what: '$f' },
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using monsters you control`,
      `immediately after this effect resolves, you can ${en} Summon 1 {f:noun1}`,
      `immediately after this effect resolves, you can ${en} Summon 1 {f:noun1} using monsters you control`,
    ),
    ...row(
      'effect',
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1} using only {g:nounN} you control`,
      `此效果处理后，只用自己的{g:nounN}${zh}召唤1只{f:noun1}`,
      { do: 'summonNow', kind, what: '$f', using: '$g' },
      `immediately after this effect resolves, ${en} Summon 1 {f:noun1}, using only {g:nounN} you control`,
    ),
  ]),
];

export const INSTEAD = [...REPLACED, ...STOPPED, ...NOW];
