/** Prohibitions to answer what certain cards do (Y17.13). */
import { row } from '../grammar.js';

const RITUAL = {
  is: 'and',
  of: [
    { is: 'property', property: 'Ritual' },
    { is: 'kind', kind: 'spell' },
  ],
};

/** Y17.13: what may not be answered with, and until when in a battle. */
const FIGHTS = (
  [
    ['battles', '进行战斗', 'fighting'],
    ['attacks', '攻击', 'attacking'],
  ] as const
).flatMap(([verb, zh, cond]) =>
  row(
    'static',
    `if your {f:noun1} ${verb}, your opponent cannot activate {x:sorts} until the end of the Damage Step`,
    `自己的{f:noun1}${zh}的场合，直到伤害步骤结束对手不能发动{x:sorts}`,
    { kind: 'ban', who: 'opponent', ban: { ban: 'activate', '...what,effects': '$x' }, while: { if: cond, what: { mine: '$f' } } },
    ...['if', 'when'].flatMap((w) =>
      [`{f:a} you control ${verb}`, `your {f:noun1} ${verb}`].flatMap((who) =>
        ['until the end of the Damage Step', 'until after the Damage Step']
          .map((until) => `${w} ${who}, your opponent cannot activate {x:sorts} ${until}`)
          .concat(`${w} ${who}, your opponent's {x:sorts} cannot be activated until the end of the Damage Step`),
      ),
    ),
  ),
);

/** Y17.13: what is targeted is no answer. */
const TARGETED = row(
  'vow',
  "{w:cannotAnswer} cannot activate the targeted card in response to this effect's activation",
  '对于此效果的发动，{w:cannotAnswer}不能发动作为对象的卡',
  { silent: '$w', what: 'all', effects: true, targets: true },
  ...[
    'the targeted card',
    'the targeted cards',
    'that card',
    'those cards',
    'that target',
    'those cards or their effects',
    'that card or its effects',
  ].flatMap((t) =>
    ["this effect's activation", "this card's activation"].flatMap((to) => [
      `{w:cannotAnswer} cannot activate ${t} in response to ${to}`,
      `{w:cannotAnswer} can activate ${t} in response to ${to}`,
    ]),
  ),
);

/** Y17.13: nothing answers what happened. */
const UPON = [
  ...row('banPlain', 'activate {x:sorts} when {e:event}', '在{e:event}时发动{x:sorts}', {
    ban: 'activate',
    '...what,effects': '$x',
    upon: '$e',
  }),
  ...row(
    'static',
    'when {e:event}, your opponent cannot activate {x:sorts}',
    '{e:event}时，对手不能发动{x:sorts}',
    { kind: 'ban', who: 'opponent', ban: { ban: 'activate', '...what,effects': '$x', upon: '$e' } },
    'your opponent cannot activate {x:sorts} when {e:event}',
    "when {e:event}, your opponent's {x:sorts} cannot be activated",
  ),
  ...row(
    'static',
    'when {e:event}, no {x:sorts} can be activated',
    '{e:event}时，双方不能发动{x:sorts}',
    { kind: 'ban', who: 'both', ban: { ban: 'activate', '...what,effects': '$x', upon: '$e' } },
    'when {e:event}, {x:sorts} cannot be activated',
    'when {e:event}, neither player can activate {x:sorts}',
  ),
  ...row('sorts', 'cards and effects', '卡的效果', { what: 'all', effects: true }),
  ...row('sorts', 'Spells/Traps and effects', '魔法·陷阱卡的效果', { what: 'spellTrap', effects: true }, 'Spells/Traps or effects'),
];

export const ANSWERS = [
  ...FIGHTS,
  ...TARGETED,
  ...UPON,
  ...row(
    'banPlain',
    'activate {x:sorts} in response to the activation of {t:answered}',
    '对{t:answered}的发动发动{x:sorts}',
    { ban: 'answer', '...what,effects': '$x', '...to,toEffects,any': '$t' },
    "activate {x:sorts} in response to {t:answered}'s activation",
  ),
  ...row(
    'answered',
    'the effects of your {f:nounN}',
    '自己的{f:nounN}的效果',
    { to: '$f', toEffects: true },
    'your {f:noun1} effects',
    "your {f:nounN}' effects",
    'the effects of {f:nounN} you control',
    "your {f:noun1}'s effect",
  ),
  ...row('answered', 'your {f:nounN}', '自己的{f:nounN}', { to: '$f' }),
  ...row('answered', '{f:a}', '{f:a}', { to: '$f', any: true }),
  ...row('a', 'a {t:name} Ritual Spell', '“{t:name}”仪式魔法卡', { is: 'and', of: [{ is: 'series', name: '$t' }, RITUAL] }),
];
