/** Prohibitions to answer what certain cards do (Y17.13). */
import { row } from '../grammar.js';

const RITUAL = {
  is: 'and',
  of: [
    { is: 'property', property: 'Ritual' },
    { is: 'kind', kind: 'spell' },
  ],
};

export const ANSWERS = [
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
