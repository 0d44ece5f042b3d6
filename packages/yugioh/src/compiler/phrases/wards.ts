/** What keeps effects off a card, by the kinds of the cards they are of (Y21.7, Y23.16, Y23.17). */
import { reads, row } from '../grammar.js';

const KINDS = [
  ['Spell', '魔法', ['spell'], []],
  ['Trap', '陷阱', ['trap'], []],
  ['monster', '怪兽', ['monster'], []],
  ['Spell/Trap', '魔法·陷阱', ['spell', 'trap'], []],
  ['Trap or monster', '怪兽·陷阱', ['monster', 'trap'], ['monster effects or Trap', 'Trap effects or monster', 'monster or Trap']],
  ['Spell or monster', '怪兽·魔法', ['monster', 'spell'], ['monster effects or Spell', 'Spell effects or monster', 'monster or Spell']],
] as const;

const WHOSE = [
  ['', '', 'either'],
  ["your opponent's ", '对手的', 'opponent'],
] as const;

const FORMS = (
  [
    ['trait1', 'is', 'its'],
    ['traitN', 'are', 'their'],
  ] as const
).flatMap(([cat, is, its]) =>
  KINDS.flatMap(([kind, zh, kinds, also]) =>
    WHOSE.flatMap(([of, ofZh, whose]) => [
      ...row(
        cat,
        `cannot be targeted by ${of}${kind} effects`,
        `不会成为${ofZh}${zh}效果的对象`,
        { trait: 'untargetable', whose, kinds },
        ...also.map((a) => `cannot be targeted by ${of}${a} effects`),
        ...(of === ''
          ? []
          : [`cannot be targeted by the opponent's ${kind} effects`, `cannot be targeted by an opponent's ${kind} effects`]),
        ...(of === '' ? [] : also.map((a) => `cannot be targeted by the opponent's ${a} effects`)),
      ),
      ...row(
        cat,
        `cannot be destroyed by ${of}${kind} effects`,
        `不会被${ofZh}${zh}效果破坏`,
        { trait: 'indestructible', by: 'effect', ...(of === '' ? {} : { whose }), kinds },
        ...also.map((a) => `cannot be destroyed by ${of}${a} effects`),
      ),
      ...row(
        cat,
        `${is} unaffected by ${of}${kind} effects`,
        `不受${ofZh}${zh}效果影响`,
        { trait: 'unaffected', by: kinds, whose },
        ...also.map((a) => `${is} unaffected by ${of}${a} effects`),
        ...(kind === 'Spell' || kind === 'Trap' ? [`${is} unaffected by ${of}${kind}s or effects`] : []),
        ...(kind === 'monster' ? [] : [`${is} unaffected by ${of}${kind === 'Spell/Trap' ? 'Spells/Traps' : `${kind}s`} and effects`]),
      ),
      ...row(
        cat,
        `${is} unaffected by ${of}activated ${kind} effects`,
        `不受${ofZh}发动的${zh}效果影响`,
        { trait: 'unaffected', by: kinds, whose, activated: true },
        ...(of === '' && kind === 'monster' ? [`${is} unaffected by monsters' activated effects`] : []),
        ...(kind === 'monster' ? [`${is} unaffected by the activated effects of ${of === '' ? '' : "your opponent's "}monsters`] : []),
      ),
      ...(of === ''
        ? row(cat, `${is} unaffected by ${kind} effects, except ${its} own`, `不受自身以外的${zh}效果影响`, {
            trait: 'unaffected',
            by: kinds,
            whose: 'either',
            other: true,
          })
        : []),
    ]),
  ).concat(
    row(
      cat,
      `${is} unaffected by your opponent's activated effects`,
      '不受对手发动的效果影响',
      { trait: 'unaffected', by: ['monster', 'spell', 'trap'], whose: 'opponent', activated: true },
      `${is} unaffected by your opponent's activated card effects`,
    ),
    row(cat, `${is} unaffected by activated effects, except ${its} own`, '不受自身以外发动的效果影响', {
      trait: 'unaffected',
      by: ['monster', 'spell', 'trap'],
      whose: 'either',
      other: true,
      activated: true,
    }),
    row(cat, `${is} unaffected by the effects of {f:nounN}`, '不受{f:nounN}的效果影响', {
      trait: 'unaffected',
      by: ['monster', 'spell', 'trap'],
      whose: 'either',
      only: '$f',
    }),
    row(cat, `${is} unaffected by the activated effects of {f:nounN}`, '不受{f:nounN}发动的效果影响', {
      trait: 'unaffected',
      by: ['monster', 'spell', 'trap'],
      whose: 'either',
      activated: true,
      only: '$f',
    }),
  ),
);

/** "Your opponent cannot target this card with Trap effects." */
const TARGETED = (['who', 'whoN'] as const).flatMap((w) =>
  KINDS.flatMap(([kind, zh, kinds, also]) =>
    (
      [
        ['your opponent cannot', '对手', 'opponent'],
        ['neither player can', '双方', 'either'],
      ] as const
    ).flatMap(([who, whoZh, whose]) =>
      row(
        'static',
        `${who} target {w:${w}} with ${kind} effects`,
        `${whoZh}不能以{w:${w}}为${zh}效果的对象`,
        { kind: 'trait', what: '$w', trait: { trait: 'untargetable', whose, kinds } },
        ...also.map((a) => `${who} target {w:${w}} with ${a} effects`),
        ...(kind === 'Spell/Trap'
          ? [`${who} target {w:${w}} with Spells/Traps`, `${who} target {w:${w}} with Spells/Traps or effects`]
          : []),
      ),
    ),
  ),
);

/** "is unaffected by card effects this turn, except its own": how long it lasts may stand before what is left out. */
const OWN = (
  [
    ['subject1', 'is', 'its'],
    ['subjectN', 'are', 'their'],
  ] as const
).flatMap(([s, is, its]) =>
  (
    [
      ['card', ['monster', 'spell', 'trap']],
      ['monster', ['monster']],
    ] as const
  ).flatMap(([kind, by]) =>
    reads(
      'effect',
      { do: 'give', what: '$s', trait: { trait: 'unaffected', by, whose: 'either', other: true }, until: '$u' },
      `{s:${s}} ${is} unaffected by ${kind} effects{u:until}, except ${its} own`,
      `{s:${s}} ${is} unaffected by ${kind} effects{u:until} (except ${its} own)`,
    ),
  ),
);

export const WARDS = [...FORMS, ...TARGETED, ...OWN];
