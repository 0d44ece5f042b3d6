/** Ways to Summon a monster that its own text gives: fewer Tributes, with one Xyz Monster, from the Extra Deck (Y9.3, Y11.9, Y11.23). */
import { row } from '../grammar.js';

const TRIBUTES = [
  ...row(
    'rule',
    'you can Tribute Summon this card by Tributing 1 {f:noun1}',
    '可以解放1只{f:noun1}上级召唤',
    { kind: 'rule', enough: '$f' },
    'you can Tribute Summon this card in face-up Attack Position by Tributing 1 {f:noun1}',
    'you can Tribute Summon this card in Attack Position by Tributing 1 {f:noun1}',
    'you can Tribute Summon this card face-up by Tributing 1 {f:noun1}',
  ),
  ...row(
    'rule',
    'you can Tribute Summon this card with 1 Tribute',
    '可以用1只解放上级召唤',
    { kind: 'rule', tributes: 1 },
    'you can Tribute Summon this card face-up with 1 Tribute',
  ),
  ...row(
    'rule',
    'if {c:conds}, you can Tribute Summon this card with 1 Tribute',
    '{c:conds}的场合，可以用1只解放上级召唤',
    { kind: 'rule', tributes: 1, condition: '$c' },
    'if {c:conds}, you can Tribute Summon this card face-up with 1 Tribute',
  ),
  ...row(
    'does',
    'is Tribute Summoned by Tributing {f:a}',
    '解放{f:a}上级召唤',
    { on: 'summoned', kinds: ['tribute'], using: '$f' },
    'is Tribute Summoned by Tributing at least 1 {f:noun1}',
  ),
  ...row('event', 'you Tribute Summon this card by Tributing {f:a}', '解放{f:a}上级召唤此卡', {
    on: 'summoned',
    what: { self: true },
    kinds: ['tribute'],
    who: 'you',
    using: '$f',
  }),
  ...row('cond', 'this card was Tribute Summoned by Tributing {f:a}', '此卡解放{f:a}上级召唤', {
    if: 'self',
    is: {
      is: 'and',
      of: [
        { is: 'summonedAs', kind: 'tribute' },
        { is: 'madeWith', what: '$f' },
      ],
    },
  }),
];

const ways = (lead: string, node: object, zh: string) =>
  [
    { tail: '', zhTail: '', more: {}, words: ['', ' as material'] },
    {
      tail: ' (transfer its materials to this card)',
      zhTail: '（其超量素材也作为此卡的素材）',
      more: { transfers: true },
      words: [' (transfer its materials to this card)', ' as material (transfer its materials to this card)', ' (transfer its materials)'],
    },
  ].flatMap(({ tail, zhTail, more, words }) =>
    row(
      'rule',
      `${lead}you can also Xyz Summon {t:thisOne} by using 1 {f:noun1} you control as material${tail}`,
      `${zh}也可以用自己场上的1只{f:noun1}超量召唤${zhTail}`,
      { kind: 'rule', xyzWith: '$f', ...node, ...more },
      ...words.flatMap((w) => [
        `${lead}you can also Xyz Summon {t:thisOne} by using 1 {f:noun1} you control${w}`,
        `${lead}you can also Xyz Summon {t:thisOne} by using {f:a} you control${w}`,
      ]),
    ),
  );

const XYZ = [
  ...ways('', {}, ''),
  ...ways('once per turn, ', { once: true }, '1回合1次，'),
  ...ways('if {c:conds}, ', { condition: '$c' }, '{c:conds}的场合，'),
  ...ways('once per turn, if {c:conds}, ', { once: true, condition: '$c' }, '1回合1次，{c:conds}的场合，'),
  ...row('thisOne', 'this card', '此卡', undefined, '{n:name}'),
];

const EXTRA = { kind: 'procedure', from: ['extra'] };
const FROM = ['Special Summoned (from your Extra Deck)', 'Special Summoned', 'Special Summoned from your Extra Deck'];

const FROM_EXTRA = (
  [
    ['must', '必须', 'only'],
    ['must first', '必须先', 'first'],
  ] as const
).flatMap(([en, zh, must]) => [
  ...row('procedure', `${en} be Special Summoned (from your Extra Deck) by {e:pay}`, `${zh}{e:pay}从额外牌组特殊召唤`, {
    ...EXTRA,
    must,
    pay: '$e',
  }),
  ...row(
    'procedure',
    `${en} be either Fusion Summoned, or Special Summoned (from your Extra Deck) by {e:pay}`,
    `${zh}融合召唤，或{e:pay}从额外牌组特殊召唤`,
    { ...EXTRA, must, orFusion: true, pay: '$e' },
    ...FROM.flatMap((w) => [`${en} be either Fusion Summoned, or ${w} by {e:pay}`, `${en} be either Fusion Summoned or ${w} by {e:pay}`]),
  ),
  ...row(
    'procedure',
    `${en} be either Fusion Summoned, or Special Summoned (from your Extra Deck) by {c:contact}`,
    `${zh}融合召唤，或把{c:contact}从额外牌组特殊召唤`,
    { ...EXTRA, must, orFusion: true, pay: [], contact: '$c' },
    ...FROM.map((w) => `${en} be either Fusion Summoned, or ${w} by {c:contact}`),
  ),
]);

const CONTACT = [
  ...row('contact', 'sending the above monsters you control to the GY', '自己场上的上述怪兽送至墓地', {
    verb: 'send',
    from: [{ place: 'monsterZone', whose: 'you' }],
  }),
  ...row(
    'contact',
    'sending the above cards from either field to the GY',
    '双方场上的上述卡送至墓地',
    { verb: 'send', from: [{ place: 'monsterZone', whose: 'either' }] },
    'sending the above cards from any Monster Zones to the GY',
  ),
];

export const WAYS = [...CONTACT, ...TRIBUTES, ...XYZ, ...FROM_EXTRA];
