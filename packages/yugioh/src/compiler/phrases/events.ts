/** Events: what a subject does, or what is done to it. */
import type { PlaceRef } from '../../language/index.js';
import { type Coded, type Reading, row } from '../grammar.js';
import { placesAt, writePlaces } from '../places.js';
import { summonsCalled } from '../words.js';

const ANY = ['normal', 'flip', 'special'];
const MONSTER = { is: 'kind', kind: 'monster' };

/** " from the hand or Deck", " from your opponent's GY": from where something came. */
export const comesFrom: Coded = {
  read(text, at) {
    if (!text.startsWith(' from ', at)) return [];
    return placesAt(text, at + 6).flatMap(([refs, end]): Reading[] => {
      if (text.startsWith(' from the ', at) && !text.startsWith(" from the opponent's ", at))
        return [[{ from: refs.map((r) => r.place) }, end]];
      const [{ whose }] = refs;
      if (refs.some((r) => r.whose !== whose)) return [];
      return [[{ from: refs.map((r) => r.place), ...(whose === 'either' ? {} : { fromOf: whose }) }, end]];
    });
  },
  write(node, tongue) {
    const { from, fromOf } = node as { from?: readonly PlaceRef['place'][]; fromOf?: PlaceRef['whose'] };
    if (!from) return null;
    const said = writePlaces(
      from.map((place): PlaceRef => ({ place, whose: fromOf ?? 'either' })),
      tongue,
    );
    return tongue === 'en'
      ? ` from ${said.replace(/^(?:either|your) /, fromOf === 'you' ? 'your ' : 'the ')}`
      : `从${said.replace(/^双方/, '')}`;
  },
};

const SUMMONED_SO = summonsCalled('fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum', 'tribute', 'special', 'normal').flatMap(
  ([en, zh, kind]) => [
    ...row('whom', `this ${en} Summoned card`, `${zh}召唤的此卡`, { self: true, summoned: kind }, `this face-up ${en} Summoned card`),
    ...row(
      'whom',
      `this ${en} Summoned card you control`,
      `自己场上${zh}召唤的此卡`,
      { self: true, yours: true, summoned: kind },
      `this ${en} Summoned card in its owner's control`,
      `this ${en} Summoned card in its owner's possession`,
    ),
  ],
);

const SUBJECTS = [
  ...SUMMONED_SO,
  ...row('whom', 'this card', '此卡', { self: true }, 'this monster'),
  ...row('whom', 'this face-up card', '表侧表示的此卡', { self: true, up: true }, 'this face-up card on the field'),
  ...row('whom', 'this card on the field', '场上的此卡', { self: true, at: 'field' }),
  ...row('whom', 'this card in the Monster Zone', '怪兽区域的此卡', { self: true, at: 'monsterZone' }, 'this card in your Monster Zone'),
  ...row('whom', 'this face-up card in the Monster Zone', '怪兽区域表侧表示的此卡', { self: true, up: true, at: 'monsterZone' }),
  ...row('whom', 'this card in your Pendulum Zone', '灵摆区域的此卡', { self: true, at: 'pendulumZone' }, 'this card in the Pendulum Zone'),
  ...row('whom', 'this Set card', '盖放的此卡', { self: true, down: true }, 'this Set card in the Spell & Trap Zone'),
  ...row(
    'whom',
    'this card you control',
    '自己场上的此卡',
    { self: true, yours: true },
    'this card in your possession',
    "this card in its owner's possession",
    "this card in its owner's control",
  ),
  ...row(
    'whom',
    'this face-up card you control',
    '自己场上表侧表示的此卡',
    { self: true, up: true, yours: true },
    "this face-up card in its owner's control",
    "this face-up card in its owner's possession",
    'this face-up card in your possession',
  ),
  ...row(
    'whom',
    '{f:a} you control',
    '自己场上的{f:a}',
    { any: '$f', of: 'you' },
    '{f:a} on your field',
    'your {f:noun1}',
    'your other {f:noun1}',
  ),
  ...row(
    'whom',
    "an opponent's {f:noun1}",
    '对手场上的{f:noun1}',
    { any: '$f', of: 'opponent' },
    '{f:a} your opponent controls',
    "your opponent's {f:noun1}",
  ),
  ...row('whom', '{f:a}', '{f:a}', { any: '$f', of: 'either' }, '{f:a} on the field'),
  ...row('whom', 'the equipped monster', '装备怪兽', { host: true }),
];

const CAUSES = [
  ...row('by', ' by battle', '被战斗', { by: 'battle' }),
  ...row('by', ' by card effect', '被效果', { by: 'effect' }, ' by a card effect', ' by an effect', ' by card effects'),
  ...row(
    'by',
    ' by battle or card effect',
    '被战斗·效果',
    { by: 'either' },
    ' by battle or by card effect',
    ' by a card effect or by battle',
    ' by battle or a card effect',
  ),
  ...row(
    'by',
    " by an opponent's card effect",
    '被对手的效果',
    { by: 'opponentEffect' },
    " by your opponent's card effect",
    " because of an opponent's card effect",
    " because of your opponent's card effect",
  ),
  ...row(
    'by',
    " by an opponent's card",
    '被对手的卡',
    { by: 'opponent' },
    " by your opponent's card",
    ' by your opponent',
    ' by a card your opponent controls',
    " by your opponent's attack or card effect",
    " by your opponent's card (by battle or card effect)",
    " by an opponent's card (by battle or card effect)",
  ),
  ...row(
    'by',
    " by battle or an opponent's card effect",
    '被战斗·对手的效果',
    { by: 'battleOrOpponent' },
    " by battle or by an opponent's card effect",
    " by battle or your opponent's card effect",
  ),
  ...row(
    'by',
    ', except by battle',
    '战斗以外',
    { by: 'notBattle' },
    ' except by battle',
    ', except by being destroyed by battle',
    ', other than by being destroyed by battle',
    ', other than by battle',
  ),
  ...row('by', ' by your card effect', '因自己的效果', { by: 'yourEffect' }),
  ...row('by', '', '', {}),
  ...row('comes', '{f:comesFrom}', '{f:comesFrom}', { '...from,fromOf': '$f' }),
  ...row('comes', '', '', {}),
  ...row('toGy', ' to the GY', '', {}, ' to your GY', ' to their GY', " to the owner's GY"),
  ...row('via', ' by the effect of {f:a}', '以{f:a}的效果', { via: '$f' }, ' by the effect of this card or {f:a}'),
  ...row('via', '', '', {}),
  ...row('side', ' to your field', '在自己场上', { side: 'you' }, ' on your field'),
  ...row('side', " to your opponent's field", '在对手场上', { side: 'opponent' }),
  ...row('side', '', '', {}),
];

const kind = (en: string, zh: string, kinds: readonly string[], ...also: readonly string[]) => [
  ...row('summonedKind', en, zh, kinds, ...also),
];

const SUMMONS = [
  ...kind('Normal Summoned', '召唤', ['normal'], 'Normal Summoned/Set'),
  ...kind('Special Summoned', '特殊召唤', ['special']),
  ...kind('Flip Summoned', '反转召唤', ['flip']),
  ...kind('Tribute Summoned', '上级召唤', ['tribute']),
  ...kind('Normal or Special Summoned', '召唤·特殊召唤', ['normal', 'special'], 'Normal Summoned or Special Summoned'),
  ...kind('Normal or Flip Summoned', '召唤·反转召唤', ['normal', 'flip'], 'Normal Summoned or Flip Summoned'),
  ...kind('Flip or Special Summoned', '反转召唤·特殊召唤', ['flip', 'special']),
  ...kind(
    'Summoned',
    '召唤·反转召唤·特殊召唤',
    ANY,
    'Normal, Flip, or Special Summoned',
    'Normal Summoned, Flip Summoned, or Special Summoned',
    'Normal Summoned, Flip Summoned or Special Summoned',
  ),
  ...kind('Fusion Summoned', '融合召唤', ['fusion']),
  ...kind('Synchro Summoned', '同步召唤', ['synchro']),
  ...kind('Xyz Summoned', '超量召唤', ['xyz']),
  ...kind('Link Summoned', '连接召唤', ['link']),
  ...kind('Ritual Summoned', '仪式召唤', ['ritual']),
  ...kind('Pendulum Summoned', '灵摆召唤', ['pendulum']),
  ...kind('Normal or Pendulum Summoned', '召唤·灵摆召唤', ['normal', 'pendulum']),
  ...kind('Ritual or Fusion Summoned', '仪式召唤·融合召唤', ['ritual', 'fusion']),
  ...kind('Fusion or Synchro Summoned', '融合召唤·同步召唤', ['fusion', 'synchro']),
  ...row('does', 'is {k:summonedKind}{f:comes}{v:via}{s:side}', '{f:comes}{v:via}{s:side}{k:summonedKind}', {
    on: 'summoned',
    kinds: '$k',
    '...from,fromOf': '$f',
    '...via': '$v',
    '...side': '$s',
  }),
];

const MOVES = [
  ...row('does', 'is Normal Summoned or flipped face-up', '召唤·反转', { on: 'summoned', kinds: ['normal'], flipped: true }),
  ...row('does', 'targets this card for an attack', '以此卡为攻击对象', { on: 'attacks', at: { is: 'self' } }),
  ...row('does', 'is destroyed{b:by}{g:toGyAnd}', '{b:by}破坏{g:toGyAnd}', { on: 'destroyed', '...by': '$b', '...sent,to': '$g' }),
  ...row('does', 'is sent{f:comes} to the GY{b:by}', '{f:comes}{b:by}送至墓地', { on: 'sent', '...from,fromOf': '$f', '...by': '$b' }),
  ...row('does', 'is sent{f:comes} to your GY{b:by}', '{f:comes}{b:by}送至自己墓地', {
    on: 'sent',
    '...from,fromOf': '$f',
    '...by': '$b',
    to: 'you',
  }),
  ...(
    [
      ['has left the field', '离场', 'left', ['leaves the field', 'left the field']],
      ['is sent to the GY', '送至墓地', 'sent', ['was sent to the GY']],
      ['is destroyed', '被破坏', 'destroyed', ['was destroyed', 'was destroyed and sent to the GY', 'is destroyed and sent to the GY']],
      ['was destroyed by battle and sent to the GY', '被战斗破坏送至墓地', 'battle', ['was destroyed by battle', 'is destroyed by battle']],
    ] as const
  ).flatMap(([en, zh, hostless, also]) =>
    row(
      'does',
      `is sent to the GY because the equipped monster ${en}`,
      `因装备怪兽${zh}送至墓地`,
      { on: 'sent', hostless },
      ...also.map((a) => `is sent to the GY because the equipped monster ${a}`),
    ),
  ),
  ...row('does', "is sent{f:comes} to your opponent's GY{b:by}", '{f:comes}{b:by}送至对手墓地', {
    on: 'sent',
    '...from,fromOf': '$f',
    '...by': '$b',
    to: 'opponent',
  }),
  ...row(
    'does',
    'is banished{f:comes}{b:by}',
    '{f:comes}{b:by}除外',
    { on: 'banished', '...from,fromOf': '$f', '...by': '$b' },
    'is banished{b:by}{f:comes}',
  ),
  ...row('does', 'leaves the field{b:by}', '{b:by}离场', { on: 'leaves', '...by': '$b' }),
  ...row(
    'does',
    'is discarded to the GY{b:by}',
    '{b:by}舍弃送至墓地',
    { on: 'discarded', '...by': '$b' },
    'is discarded from the hand to the GY{b:by}',
    'is discarded{b:by}',
    'is discarded from your hand to the GY{b:by}',
  ),
  ...row('does', 'is Tributed', '被解放', { on: 'tributed' }),
  ...row('does', 'is flipped face-up', '反转', { on: 'flipped' }),
  ...row(
    'does',
    'is returned to the hand{b:by}',
    '{b:by}返回手牌',
    { on: 'returned', '...by': '$b' },
    'is returned from the field to the hand{b:by}',
    'returns to the hand{b:by}',
  ),
  ...row('does', 'is added{f:comes} to your hand, except by drawing it', '{f:comes}以抽卡以外加入手牌', {
    on: 'added',
    '...from,fromOf': '$f',
  }),
  ...row(
    'does',
    'is added{f:comes} to your hand by a card effect',
    '{f:comes}以效果加入手牌',
    { on: 'added', '...from,fromOf': '$f', drawn: 'effect' },
    'is added{f:comes} to your hand by card effect',
  ),
  ...row(
    'does',
    'is added{f:comes} to your hand',
    '{f:comes}加入手牌',
    { on: 'added', '...from,fromOf': '$f', drawn: 'any' },
    'is added to your hand{f:comes}',
  ),
  ...row('does', 'is used as {k:materialKinds} Material', '作为{k:materialKinds}素材', { on: 'material', for: '$k' }),
  ...row(
    'does',
    'is sent to the GY as {k:materialKind} Material',
    '作为{k:materialKind}素材被送至墓地',
    { on: 'sent', as: '$k' },
    'is sent to the GY as a {k:materialKind} Material',
    'is sent to the GY for a {k:materialKind} Summon',
    'is sent from the field to the GY as {k:materialKind} Material',
    'is sent to the GY as material for a {k:materialKind} Summon',
    'is sent to the GY as a {k:materialKind} Material for a {k:materialKind} Summon',
    'is sent to the GY as {k:materialKind} Material for a {k:materialKind} Summon',
    'is sent from the field to the GY as a {k:materialKind} Material',
  ),
  ...row(
    'does',
    'is sent to the GY as material for the {k:materialKind} Summon of {f:a}',
    '作为{f:a}的{k:materialKind}召唤的素材被送至墓地',
    { on: 'sent', as: '$k', forWhat: '$f' },
    'is sent to the GY as {k:materialKind} Material for the {k:materialKind} Summon of {f:a}',
    'is sent to the GY for the {k:materialKind} Summon of {f:a}',
    'is sent to the GY as a {k:materialKind} Material for a {k:materialKind} Summon of {f:a}',
    'is sent to the GY as {k:materialKind} Material for {f:a}',
    'is sent to the GY as a {k:materialKind} Material for the {k:materialKind} Summon of {f:a}',
    'is used for the {k:materialKind} Summon of {f:a}, and sent to the GY',
  ),
  ...row(
    'does',
    "is sent to the GY to activate {f:a}'s effect",
    '为发动{f:a}的效果被送至墓地',
    { on: 'sent', costOf: '$f' },
    'is sent to the GY to activate the effect of {f:a}',
  ),
  ...row('does', 'is sent to the GY to activate a monster effect', '为发动怪兽效果被送至墓地', {
    on: 'sent',
    costOf: { is: 'kind', kind: 'monster' },
  }),
  ...row('does', "leaves the field because of an opponent's card", '因对手的卡离场', { on: 'leaves', by: 'opponent' }),
  ...row('materialKinds', '{k:materialKind}', '{k:materialKind}', ['$k']),
  ...row('toGyAnd', ' and sent to the GY', '送至墓地', { sent: true }, " and sent to its owner's GY", ' and sent to their GY'),
  ...row('toGyAnd', ' and sent to your GY', '送至自己墓地', { sent: true, to: 'you' }),
  ...row('toGyAnd', '', '', {}),
];

const BATTLE = [
  ...row('does', 'declares an attack', '攻击宣言', { on: 'attacks' }, 'declares an attack on a monster you control', 'attacks'),
  ...row(
    'event',
    "an opponent's monster declares an attack",
    '对手怪兽攻击宣言',
    { on: 'attacks', what: { any: MONSTER, of: 'opponent' } },
    'your opponent declares an attack',
    "an opponent's monster attacks",
    'your opponent attacks',
  ),
  ...row('event', 'your opponent declares a direct attack', '对手直接攻击宣言', {
    on: 'attacks',
    direct: true,
    what: { any: MONSTER, of: 'opponent' },
  }),
  ...row('event', 'you declare an attack', '自己攻击宣言', { on: 'attacks', what: { any: MONSTER, of: 'you' } }),
  ...row('does', 'declares a direct attack', '直接攻击宣言', { on: 'attacks', direct: true }),
  ...row(
    'does',
    'declares an attack on {f:a}',
    '向{f:a}攻击宣言',
    { on: 'attacks', at: '$f' },
    "declares an attack on an opponent's {f:noun1}",
  ),
  ...row('does', 'is targeted for an attack', '成为攻击对象', { on: 'attacked' }, 'is selected as an attack target'),
  ...row('does', 'destroys a monster by battle', '战斗破坏怪兽', { on: 'battleDestroys' }, "destroys an opponent's monster by battle"),
  ...row(
    'does',
    'destroys {f:a} by battle',
    '战斗破坏{f:a}',
    { on: 'battleDestroys', victim: '$f' },
    "destroys an opponent's {f:noun1} by battle",
  ),
  ...row(
    'does',
    "destroys an opponent's monster by battle and sends it to the GY",
    '战斗破坏对手怪兽送至墓地',
    { on: 'battleDestroys', sent: true },
    'destroys a monster by battle and sends it to the GY',
  ),
  ...row('does', 'destroys {f:a} by battle and sends it to the GY', '战斗破坏{f:a}送至墓地', {
    on: 'battleDestroys',
    sent: true,
    victim: '$f',
  }),
  ...row(
    'does',
    'inflicts battle damage to your opponent',
    '给予对手战斗伤害',
    { on: 'battleDamage', to: 'opponent' },
    "inflicts battle damage to your opponent's LP",
  ),
  ...row('does', 'inflicts battle damage to your opponent by a direct attack', '直接攻击给予对手战斗伤害', {
    on: 'battleDamage',
    to: 'opponent',
    direct: true,
  }),
  ...row(
    'battle',
    'at the start of the Damage Step, if {w:whom} {v:battles} {f:a}',
    '{w:whom}{v:battles}{f:a}的伤害步骤开始时',
    {
      on: 'damageStart',
      what: '$w',
      with: '$f',
      '...attacks': '$v',
    },
    'at the start of the Damage Step, when {w:whom} {v:battles} {f:a}',
  ),
  ...row('battle', 'at the start of the Damage Step, if {w:whom} {v:battles}', '{w:whom}{v:battles}的伤害步骤开始时', {
    on: 'damageStart',
    what: '$w',
    '...attacks': '$v',
  }),
  ...row(
    'battle',
    'after damage calculation, if {w:whom} {v:battles}',
    '{w:whom}{v:battles}的伤害计算后',
    {
      on: 'battled',
      what: '$w',
      '...attacks': '$v',
    },
    'after damage calculation, when {w:whom} {v:battles}',
  ),
  ...row(
    'battle',
    "at the start of the Damage Step, if {w:whom} {v:battles} an opponent's {f:noun1}",
    '{w:whom}{v:battles}对手的{f:noun1}的伤害步骤开始时',
    { on: 'damageStart', what: '$w', with: '$f', '...attacks': '$v', opponents: true },
  ),
  ...row('battles', 'battles', '战斗', {}, 'battled', 'attacked or was attacked', 'attacks or is attacked'),
  ...row('battles', 'attacks', '攻击', { attacks: true }, 'attacked'),
  ...row('battles', 'is attacked by', '被攻击', { attacks: false }, 'was attacked by'),
  ...row(
    'battle',
    'after damage calculation, if {w:whom} {v:battles} {f:a}',
    '{w:whom}{v:battles}{f:a}的伤害计算后',
    { on: 'battled', what: '$w', with: '$f', '...attacks': '$v' },
    'after damage calculation, when {w:whom} {v:battles} {f:a}',
    'if {w:whom} {v:battles} {f:a}, after damage calculation',
    'when {w:whom} {v:battles} {f:a}, after damage calculation',
  ),
  ...row(
    'battle',
    "after damage calculation, if {w:whom} {v:battles} an opponent's {f:noun1}",
    '{w:whom}{v:battles}对手的{f:noun1}的伤害计算后',
    { on: 'battled', what: '$w', with: '$f', '...attacks': '$v', opponents: true },
    "after damage calculation, when {w:whom} {v:battles} an opponent's {f:noun1}",
    "if {w:whom} {v:battles} an opponent's {f:noun1}, after damage calculation",
  ),
  ...row(
    'battle',
    'at the end of the Damage Step, if this card battled',
    '此卡进行战斗的伤害步骤结束时',
    { on: 'damageEnd', what: { self: true } },
    'at the end of the Damage Step, if this card attacked or was attacked',
  ),
  ...row(
    'battle',
    "at the end of the Damage Step, if this card battled an opponent's {f:noun1}",
    '此卡与对手的{f:noun1}进行战斗的伤害步骤结束时',
    { on: 'damageEnd', what: { self: true }, with: '$f', opponents: true },
  ),
  ...row('battle', 'at the end of the Damage Step, if this card battled {f:a}', '此卡与{f:a}进行战斗的伤害步骤结束时', {
    on: 'damageEnd',
    what: { self: true },
    with: '$f',
  }),
  ...row('battle', 'at the end of the Battle Phase', '战斗阶段结束时', { on: 'battleEnd' }),
  ...row('battle', 'at the end of the Battle Phase, if this card battled', '此卡进行过战斗的战斗阶段结束时', {
    on: 'battleEnd',
    fought: true,
  }),
  ...row('battle', 'at the start of the Battle Phase', '战斗阶段开始时', { on: 'battleStart' }),
];

const PLAYERS = [
  ...row('event', 'you {k:summonVerb1} {f:a}', '自己{k:summonVerb1}{f:a}', {
    on: 'summoned',
    kinds: '$k',
    who: 'you',
    what: { any: '$f', of: 'either' },
  }),
  ...row('event', 'your opponent {k:summonVerb} {f:a}', '对手{k:summonVerb}{f:a}', {
    on: 'summoned',
    kinds: '$k',
    who: 'opponent',
    what: { any: '$f', of: 'either' },
  }),
  ...(
    [
      ['Normal Summons', '召唤', ['normal']],
      ['Special Summons', '特殊召唤', ['special']],
      ['Normal or Special Summons', '召唤·特殊召唤', ['normal', 'special']],
      ['Normal or Flip Summons', '召唤·反转召唤', ['normal', 'flip']],
      ['Flip Summons', '反转召唤', ['flip']],
      ['Tribute Summons', '上级召唤', ['tribute']],
      ['Summons', '召唤·反转召唤·特殊召唤', ANY],
      ['Fusion Summons', '融合召唤', ['fusion']],
      ['Ritual Summons', '仪式召唤', ['ritual']],
      ['Synchro Summons', '同步召唤', ['synchro']],
      ['Xyz Summons', '超量召唤', ['xyz']],
      ['Link Summons', '连接召唤', ['link']],
      ['Pendulum Summons', '灵摆召唤', ['pendulum']],
    ] as const
  ).flatMap(([en, zh, kinds]) => [...row('summonVerb', en, zh, kinds), ...row('summonVerb1', en.replace(/s$/, ''), zh, kinds)]),
  ...row('event', 'you take battle damage', '自己受到战斗伤害', { on: 'damage', who: 'you', by: 'battle' }),
  ...row('event', 'you take effect damage', '自己受到效果伤害', { on: 'damage', who: 'you', by: 'effect' }),
  ...row('event', 'you take damage', '自己受到伤害', { on: 'damage', who: 'you' }, 'you take battle or effect damage'),
  ...row('event', 'your opponent takes battle damage', '对手受到战斗伤害', { on: 'damage', who: 'opponent', by: 'battle' }),
  ...row('event', 'your opponent takes effect damage', '对手受到效果伤害', { on: 'damage', who: 'opponent', by: 'effect' }),
  ...row('event', 'your opponent takes damage', '对手受到伤害', { on: 'damage', who: 'opponent' }),
];

export const EVENTS = [
  ...SUBJECTS,
  ...CAUSES,
  ...SUMMONS,
  ...MOVES,
  ...BATTLE,
  ...PLAYERS,
  ...row(
    'does',
    'is detached from an Xyz Monster and sent to the GY',
    '从超量怪兽去除送至墓地',
    { on: 'sent', under: true },
    'is detached from an Xyz Monster and sent to the GY to activate its effect',
    'is detached from an Xyz Monster you control and sent to the GY',
  ),
  ...row('does', 'has its battle position changed', '表示形式改变', { on: 'turned' }),
  ...row(
    'event',
    'the battle position of {w:whom} is changed',
    '{w:whom}的表示形式改变',
    { on: 'turned', what: '$w' },
    "this card's battle position is changed",
  ),
  ...row('event', 'you gain LP', '自己回复基本分', { on: 'gain', who: 'you' }),
  ...row('event', 'your opponent gains LP', '对手回复基本分', { on: 'gain', who: 'opponent' }),
  ...row('event', 'an attack is declared involving {w:whom}', '{w:whom}进行的攻击宣言', { on: 'involved', what: '$w' }),
  ...row('event', "an attack is declared involving {w:whom} and an opponent's monster", '{w:whom}与对手怪兽进行的攻击宣言', {
    on: 'involved',
    what: '$w',
    foe: true,
  }),
  ...row('event', '{w:whom} {d:does}', '{w:whom}{d:does}', {
    what: '$w',
    '...on,kinds,flipped,from,fromOf,via,side,by,as,forWhat,costOf,sent,to,direct,at,victim,for,under,hostless,foe,into,using,drawn,dug':
      '$d',
  }),
];
