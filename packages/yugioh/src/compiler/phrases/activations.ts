/** Activations as events: of what, where, and what their effects would do (Y16.22, Y18.7, Y19.10). */
import type { PlaceRef } from '../../language/index.js';
import { type Coded, type Reading, type Row, row } from '../grammar.js';
import { placesAt, writePlaces } from '../places.js';

const MONSTER = { is: 'kind', kind: 'monster' };
const ON_FIELD: PlaceRef[] = [{ place: 'field', whose: 'either' }];

/** Where something is activated: " on the field", " in the GY", " in their hand or GY". */
export const activatedAt: Coded = {
  read(text, at) {
    const lead = [' on ', ' in '].find((w) => text.startsWith(w, at));
    if (lead === undefined) return [];
    // "in the hand or GY" is in anyone's.
    const anyone = text.startsWith('the ', at + lead.length);
    return placesAt(text, at + lead.length).map(
      ([refs, end]): Reading => [{ where: anyone ? refs.map((r) => ({ ...r, whose: 'either' })) : refs }, end],
    );
  },
  write(node, tongue) {
    const { where } = node as { where?: readonly PlaceRef[] };
    if (!where) return null;
    const said = writePlaces(where, tongue);
    if (tongue === 'zh') return `在${said}`;
    return ` ${where[0].place === 'field' ? 'on' : 'in'} ${said.replace(/^either /, 'the ')}`;
  },
};

const activation = (en: string, zh: string, node: object, ...also: readonly string[]): Row[] => row('activates', en, zh, node, ...also);

const THINGS = [
  ...activation(
    'a card or effect',
    '卡的效果',
    { what: ['any'] },
    'a card, or effect',
    'a card or an effect',
    'a card effect',
    'any card or effect',
    "a card or card's effect",
  ),
  ...activation(
    'a monster effect',
    '怪兽效果',
    { what: ['monsterEffect'] },
    "an Effect Monster's effect",
    "a monster's effect",
    "an opponent's monster effect",
    'the effect of an Effect Monster',
    'the effect of a monster',
  ),
  ...activation('a Spell Card', '魔法卡', { what: ['spellCard'] }, 'a Spell'),
  ...activation('a Trap Card', '陷阱卡', { what: ['trapCard'] }, 'a Trap'),
  ...activation('a Spell/Trap Card', '魔法·陷阱卡', { what: ['spellCard', 'trapCard'] }, 'a Spell/Trap'),
  ...activation(
    'a Spell/Trap Card or effect',
    '魔法·陷阱卡的效果',
    { what: ['spellCard', 'trapCard', 'spellEffect', 'trapEffect'] },
    'a Spell/Trap or effect',
    'a Spell/Trap effect',
    'a Spell/Trap Card, or effect',
  ),
  ...activation('a Spell Card or effect', '魔法卡的效果', { what: ['spellCard', 'spellEffect'] }, 'a Spell or effect', 'a Spell effect'),
  ...activation('a Trap Card or effect', '陷阱卡的效果', { what: ['trapCard', 'trapEffect'] }, 'a Trap or effect', 'a Trap effect'),
  ...activation(
    'a Spell/Trap, or monster effect',
    '魔法·陷阱·怪兽效果',
    { what: ['spellCard', 'trapCard', 'monsterEffect'] },
    'a Spell/Trap or monster effect',
    'a Spell, Trap, or monster effect',
    'a Spell/Trap Card, or monster effect',
    'a Spell/Trap Card or monster effect',
    'a Spell/Trap, or monster effect,',
  ),
  ...activation(
    'a Trap or monster effect',
    '陷阱·怪兽效果',
    { what: ['trapCard', 'trapEffect', 'monsterEffect'] },
    'a Trap, or monster effect',
    'a Trap Card or monster effect',
  ),
  ...activation('a Spell or monster effect', '魔法·怪兽效果', { what: ['spellCard', 'spellEffect', 'monsterEffect'] }),
];

const WOULD: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'that would destroy a card on the field',
    '会破坏场上的卡的',
    ['destroy'],
    [
      'that would destroy a card(s) on the field',
      'that would destroy a card',
      'that would destroy a card you control',
      'that would destroy any card on the field',
      'that includes an effect that destroys a card on the field',
    ],
  ],
  [
    'that would inflict damage',
    '会给予伤害的',
    ['damage'],
    [
      'that would inflict damage to you',
      'that inflicts damage',
      'that includes an effect that inflicts damage',
      'that would inflict damage to your opponent',
    ],
  ],
  [
    'that includes an effect that Special Summons a monster',
    '包含特殊召唤怪兽效果的',
    ['summon', 'token', 'fuse', 'ritual'],
    ['that would Special Summon a monster', 'that Special Summons a monster'],
  ],
  [
    'that would banish a card',
    '会除外卡的',
    ['banish'],
    ['that would banish a card from the GY', 'that includes an effect that banishes a card'],
  ],
];

const REFERENCES = [
  ...row(
    'targeting',
    ' that targets this card',
    '以此卡为对象的',
    { targetsSelf: true },
    ' that targets this card on the field',
    ' that targets this face-up card',
    ' that targets this card you control',
    ' that targets this face-up card on the field',
  ),
  ...row(
    'targeting',
    ' that targets {f:a} you control',
    '以自己场上的{f:a}为对象的',
    { targets: '$f', of: 'you' },
    ' that targets a face-up {f:noun1} you control',
    ' that targets 1 or more {f:nounN} you control',
    ' that targets your {f:noun1}',
    ' that targets another {f:noun1} you control',
  ),
  ...row('targeting', ' that targets {f:a} on the field', '以场上的{f:a}为对象的', { targets: '$f', of: 'either' }),
  ...WOULD.flatMap(([en, zh, does, also]) =>
    row('targeting', ` ${en}`, zh, { does }, ...also.map((a) => ` ${a}`), ...also.concat(en).map((a) => `, ${a}`)),
  ),
  ...row('targeting', ' as Chain Link {n:number} or higher', '作为连锁{n:number}以上', { link: '$n' }),
  ...row(
    'targeting',
    ' in response to the activation of {a:answering}',
    '对{a:answering}的发动',
    { answers: '$a' },
    ' in response to {a:answering} activation',
    " in response to {a:answering}'s activation",
  ),
  ...row(
    'answering',
    'your {f:noun1} effect',
    '自己的{f:noun1}的效果',
    { what: ['monsterEffect'], card: '$f' },
    "your {f:noun1}'s effect",
    'the effect of your {f:noun1}',
  ),
  ...row('answering', 'your {f:noun1} or effect', '自己的{f:noun1}或其效果', { what: ['any'], card: '$f' }),
  ...row('targeting', '', '', {}),
  ...row('actAt', '{p:activatedAt}', '{p:activatedAt}', { '...where': '$p' }),
  ...row('actAt', '', '', {}),
];

const WHOLE = '...targetsSelf,targets,of,does,alone,answers,link';

const EVENTS = [
  ...row('event', 'your opponent activates {w:activates}{p:actAt}{t:targeting}', '对手{p:actAt}发动{t:targeting}{w:activates}', {
    on: 'activated',
    who: 'opponent',
    '...what': '$w',
    '...where': '$p',
    [WHOLE]: '$t',
  }),
  ...row('event', 'you activate {w:activates}{p:actAt}', '自己{p:actAt}发动{w:activates}', {
    on: 'activated',
    who: 'you',
    '...what': '$w',
    '...where': '$p',
  }),
  ...row(
    'event',
    '{w:activates} is activated{p:actAt}{t:targeting}',
    '{p:actAt}{t:targeting}{w:activates}发动',
    { on: 'activated', who: 'both', '...what': '$w', '...where': '$p', [WHOLE]: '$t' },
    '{w:activates}, is activated{p:actAt}{t:targeting}',
    '{w:activates} is activated{p:actAt},{t:targeting}',
    '{w:activates}{t:targeting} is activated{p:actAt}',
  ),
  ...(
    [
      ['your opponent activates', '对手发动', 'opponent'],
      ['you activate', '自己发动', 'you'],
    ] as const
  ).flatMap(([en, zh, who]) => [
    ...row(
      'event',
      `${en} the effect of {f:a}{p:actAt}`,
      `${zh}{p:actAt}{f:a}的效果`,
      { on: 'activated', who, what: ['monsterEffect'], card: '$f', '...where': '$p' },
      `${en} {f:a}'s effect{p:actAt}`,
      `${en} {f:a} effect{p:actAt}`,
    ),
    ...row('event', `${en} {f:a}`, `${zh}{f:a}`, { on: 'activated', who, what: ['spellCard', 'trapCard'], card: '$f' }),
    ...row(
      'event',
      `${en} {f:a} or its effect`,
      `${zh}{f:a}的效果`,
      { on: 'activated', who, what: ['any'], card: '$f' },
      `${en} {f:a} or effect`,
    ),
  ]),
  ...row(
    'event',
    "an opponent's monster activates its effect",
    '对手怪兽发动效果',
    { on: 'activated', who: 'opponent', what: ['monsterEffect'], card: MONSTER },
    "an opponent's monster's effect is activated",
  ),
  ...row(
    'event',
    'the effect of {f:a} is activated{p:actAt}',
    '{p:actAt}{f:a}的效果发动',
    { on: 'activated', who: 'both', what: ['monsterEffect'], card: '$f', '...where': '$p' },
    "{f:a}'s effect is activated{p:actAt}",
    'an effect of {f:a} is activated{p:actAt}',
    '{f:a} activates its effect{p:actAt}',
  ),
  ...row('event', '{f:a} is activated', '{f:a}发动', { on: 'activated', who: 'both', what: ['spellCard', 'trapCard'], card: '$f' }),
  ...row(
    'event',
    'the effect of {f:a} you control is activated',
    '自己的{f:a}的效果发动',
    { on: 'activated', who: 'you', what: ['monsterEffect'], card: '$f', where: ON_FIELD },
    "your {f:noun1}'s effect is activated",
    "your other {f:noun1}'s effect is activated",
  ),
];

export const ACTIVATIONS = [...THINGS, ...REFERENCES, ...EVENTS];
