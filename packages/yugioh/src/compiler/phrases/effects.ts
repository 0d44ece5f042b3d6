/** What effects do with cards: movements, Summons, Tokens, counters, materials. */
import { row } from '../grammar.js';

const OPP = 'opponent';
const HAND = { from: [{ place: 'hand', whose: 'you' }], filter: { is: 'any' } };
const THEIR_HAND = { from: [{ place: 'hand', whose: OPP }], filter: { is: 'any' } };

/** A verb whose object is any card that is spoken of, chosen, or this card where it is. */
const verb = (en: string, zh: string, node: object, ...also: readonly string[]) =>
  ['sel', 'own'].flatMap((cat) =>
    row('effect', en.replace('#', `{s:${cat}}`), zh.replace('#', `{s:${cat}}`), { ...node, what: '$s' }, ...also.map((a) => a.replace('#', `{s:${cat}}`))),
  );

const MOVES = [
  ...verb('destroy #', '破坏#', { do: 'destroy' }),
  ...verb('banish #', '除外#', { do: 'banish' }, 'remove # from play', 'banish #, face-up'),
  ...verb('banish #, face-down', '里侧除外#', { do: 'banish', face: 'down' }, 'banish # face-down'),
  ...verb('send # to the GY', '#送至墓地', { do: 'send' }, 'send # to your GY', 'send # to their GY', 'send # to its GY'),
  ...verb(
    'return # to the hand',
    '#返回手牌',
    { do: 'toHand' },
    'return # to your hand',
    'return # to their hand',
    "return # to its owner's hand",
    "return # to the owner's hand",
    "return # to their owner's hand",
    "return # to their owners' hands",
    "return # to the owners' hands",
  ),
  ...verb('add # to your hand', '#加入手牌', { do: 'add' }),
  ...verb(
    'shuffle # into the Deck',
    '#返回牌组',
    { do: 'toDeck', at: 'shuffle' },
    "shuffle # into the owner's Deck",
    "shuffle # into its owner's Deck",
    "shuffle # into their owner's Deck",
    'shuffle # into your Deck',
    'shuffle # into their Deck',
    'shuffle # into the Main Deck',
    'return # to the Deck',
    'return # to your Deck',
    'shuffle # into their owners\' Decks',
  ),
  ...verb(
    'place # on the top of the Deck',
    '#放回牌组最上方',
    { do: 'toDeck', at: 'top' },
    "return # to the top of the owner's Deck",
    'place # on top of the Deck',
    "return # to the top of its owner's Deck",
    'place # on top of your Deck',
    "place # on the top of the owner's Deck",
    "place # on top of its owner's Deck",
    "place # on top of the owner's Deck",
    'return # to the top of the Deck',
    'place # on the top of your Deck',
    'return # to the top of your Deck',
    "place # on the top of their Deck",
  ),
  ...verb(
    'place # on the bottom of the Deck',
    '#放回牌组最下方',
    { do: 'toDeck', at: 'bottom' },
    'place # on the bottom of your Deck',
    "return # to the bottom of the owner's Deck",
    "place # on the bottom of the owner's Deck",
    "place # on the bottom of its owner's Deck",
    'return # to the bottom of your Deck',
    'place # on the bottom of their Deck',
    'return # to the bottom of the Deck',
  ),
  ...verb('return # to the Extra Deck', '#返回额外牌组', { do: 'toExtra' }, 'return # to your Extra Deck', 'shuffle # into the Extra Deck', "return # to the owner's Extra Deck"),
  ...verb('add # to your Extra Deck face-up', '#表侧加入额外牌组', { do: 'toExtra', face: 'up' }, 'place # face-up in your Extra Deck', 'place # on top of your Extra Deck face-up', 'place # in your Extra Deck face-up'),
  ...verb('Tribute #', '解放#', { do: 'tribute' }),
  ...verb('reveal #', '展示#', { do: 'reveal' }, 'reveal # to your opponent'),
  ...verb('Set #', '盖放#', { do: 'setSpell' }, 'Set # to your field', 'Set # on your field', 'Set # to your Spell & Trap Zone', 'Set # in your Spell & Trap Zone'),
  ...row('effect', 'Set {s:sel} directly from your Deck', '从牌组盖放{s:sel}', { do: 'setSpell', what: '$s' }),
  ...verb('place # face-up in your Spell & Trap Zone', '#表侧表示放置于自己魔法与陷阱区域', { do: 'place', in: 'spellZone' }, 'place # face-up on your field', 'place # in your Spell & Trap Zone face-up'),
  ...verb('place # face-up in your Field Zone', '#表侧表示放置于自己场地区域', { do: 'place', in: 'fieldZone' }, 'place # in your Field Zone', 'activate # in your Field Zone'),
  ...verb('place # in your Pendulum Zone', '#放置于自己灵摆区域', { do: 'place', in: 'pendulumZone' }),
  ...row('effect', 'equip this card to {s:sel}', '将此卡装备于{s:sel}', { do: 'equip', what: '$s' }, 'equip {s:sel} with this card'),
  ...row('effect', 'equip {o:ownPlace} to {s:sel}', '将{o:ownPlace}装备于{s:sel}', { do: 'equip', what: '$s', self: '$o' }),
  ...row('effect', '{s:subject1} can be activated this turn', '{s:subject1}此回合可以发动', { do: 'activatable', what: '$s' }),
  ...row('effect', '{s:subjectN} can be activated this turn', '{s:subjectN}此回合可以发动', { do: 'activatable', what: '$s' }),
  ...row(
    'effect',
    'equip {s:sel} to this card',
    '{s:sel}当作装备卡装备于此卡',
    { do: 'equipTo', what: '$s' },
    'equip {s:sel} to this card you control',
    'equip {s:sel} to this card as an Equip Spell',
    'equip {s:sel} to it',
  ),
];

const SUMMONS = [
  ...['sel', 'own'].flatMap((cat) =>
    row(
      'effect',
      `Special Summon {s:${cat}}{z:sumZone}{p:sumPos}{i:ignoring}{n:negated}`,
      `{z:sumZone}{p:sumPos}{i:ignoring}特殊召唤{s:${cat}}{n:negated}`,
      { do: 'summon', what: '$s', '...to,zone': '$z', '...position': '$p', '...ignoring': '$i', '...negated': '$n' },
      `Special Summon {s:${cat}}{p:sumPos}{z:sumZone}{i:ignoring}{n:negated}`,
      `Special Summon {s:${cat}}{i:ignoring}{p:sumPos}{n:negated}`,
    ),
  ),
  ...row('sumPos', ' in Defense Position', '守备表示', { position: 'defense' }, ' in face-up Defense Position', ', in Defense Position'),
  ...row('sumPos', ' in Attack Position', '攻击表示', { position: 'attack' }, ' in face-up Attack Position', ', in Attack Position'),
  ...row('sumPos', ' in face-down Defense Position', '里侧守备表示', { position: 'set' }),
  ...row('sumPos', '', '', {}),
  ...row('ignoring', ', ignoring its Summoning conditions', '无视召唤条件', { ignoring: true }, ' ignoring its Summoning conditions', ', ignoring their Summoning conditions'),
  ...row('ignoring', '', '', {}),
  ...row('negated', ', but negate its effects', '，其效果无效', { negated: true }, ', but its effects are negated', ', with its effects negated', ', but negate their effects', ', but their effects are negated', ', also its effects are negated', ' with its effects negated'),
  ...row('negated', '', '', {}),
  ...row('sumZone', " to your opponent's field", '在对手场上', { to: OPP }, " on your opponent's field", " to your opponent's side of the field"),
  ...row('sumZone', ' to your zone this card points to', '在此卡的连接前方', { zone: 'pointedTo' }, ' to a zone this card points to', ' to your zones this card points to', ' to your zone that this card points to'),
  ...row('sumZone', ' to your zone a Link Monster points to', '在连接怪兽的连接前方', { zone: 'linked' }, ' to a zone a Link Monster points to', ' to your zone that a Link Monster points to'),
  ...row('sumZone', '', '', {}, ' to your field', ' on your field', ' to your side of the field'),
  ...row('effect', 'Special Summon {k:token}', '特殊召唤{k:token}', '$k', 'Special Summon {k:token} to your field'),
  ...row('token', '1 {k:tokenForm}{z:sumZone}{p:sumPos}', '{z:sumZone}{p:sumPos}1只{k:tokenForm}', { do: 'token', token: '$k', n: 1, '...to': '$z', '...position': '$p' }, '1 {k:tokenForm}{p:sumPos}{z:sumZone}'),
  ...row('token', '{n:number} {k:tokensForm}{z:sumZone}{p:sumPos}', '{z:sumZone}{p:sumPos}{n:number}只{k:tokensForm}', { do: 'token', token: '$k', n: '$n', '...to': '$z', '...position': '$p' }),
  ...row(
    'effect',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters from your hand or field',
    '用自己手牌·场上的怪兽融合召唤1只{f:noun1}',
    fuse('$f', ['hand', 'monsterZone']),
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters from your hand or field as Fusion Material',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters from your hand or field as material',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters from your hand or your side of the field as Fusion Materials',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, by using monsters from your hand or field',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters from your hand or field as Fusion Materials',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters from your hand and/or field as Fusion Material',
  ),
  ...row(
    'effect',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters you control',
    '用自己场上的怪兽融合召唤1只{f:noun1}',
    fuse('$f', ['monsterZone']),
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters you control as material',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, using monsters you control as Fusion Material',
  ),
  ...row(
    'effect',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, by banishing Fusion Materials mentioned on it from your field or GY',
    '除外自己场上·墓地的素材融合召唤1只{f:noun1}',
    { ...fuse('$f', ['monsterZone', 'gy']), banish: true },
    'Fusion Summon 1 {f:noun1} from your Extra Deck, by banishing Fusion Materials listed on it from your field or GY',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, by banishing its materials from your field or GY',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, by banishing monsters from your field or GY as material',
    'Fusion Summon 1 {f:noun1} from your Extra Deck, by banishing materials mentioned on it from your field or GY',
  ),
  ...row('effect', 'Ritual Summon {f:rite}', '仪式召唤{f:rite}', { do: 'ritual', what: '$f', from: ['hand'] }, 'this card is used to Ritual Summon {f:rite}', 'this card can be used to Ritual Summon {f:rite}', 'Ritual Summon {f:rite} from your hand'),
  ...row(
    'effect',
    'Ritual Summon {f:rite}. You must also Tribute monsters from your hand or field whose total Levels equal {n:number} or more',
    '仪式召唤{f:rite}。解放等级合计在{n:number}以上的自己手牌·场上的怪兽',
    { do: 'ritual', what: '$f', from: ['hand'], total: '$n' },
  ),
  ...row(
    'effect',
    'Ritual Summon {f:rite}. You must also Tribute monsters from your hand or field whose total Levels exactly equal the Level of the Ritual Monster you Ritual Summon',
    '仪式召唤{f:rite}。解放等级合计与其等级相同的自己手牌·场上的怪兽',
    { do: 'ritual', what: '$f', from: ['hand'], exact: true, total: 0 },
    'Ritual Summon {f:rite}. You must also Tribute monsters from your hand or field whose total Levels exactly equal that Ritual Monster\'s Level',
  ),
  ...row(
    'effect',
    'Ritual Summon {f:rite}, by Tributing monsters from your hand or field whose total Levels equal or exceed its Level',
    '仪式召唤{f:rite}，解放等级合计在其等级以上的自己手牌·场上的怪兽',
    { do: 'ritual', what: '$f', from: ['hand'], total: 0 },
    'Ritual Summon {f:rite} from your hand, by Tributing monsters from your hand or field whose total Levels equal or exceed its Level',
    'Ritual Summon {f:rite} from your hand, by Tributing monsters from your hand or field whose total Levels equal or exceed the Level of the Ritual Monster',
    'Ritual Summon {f:rite} by Tributing monsters from your hand or field whose total Levels equal or exceed its Level',
  ),
  ...row('rite', '{f:named}', '{f:named}', '$f'),
  ...row('rite', 'any {f:noun1}', '任意{f:noun1}', '$f', '1 {f:noun1}'),
  ...row('effect', 'you must also Tribute monsters from your hand or field whose total Levels equal {n:number} or more', '解放等级合计在{n:number}以上的怪兽', { do: 'ritualTributes', n: '$n' }, 'you must also Tribute monsters whose total Levels equal {n:number} or more from the field or your hand', 'you must also Tribute monsters whose total Levels equal {n:number} or more from your hand or field', 'you must also Tribute monsters from the field or your hand whose total Levels equal {n:number} or more'),
  ...row('effect', 'you must also Tribute monsters from your hand or field whose total Levels exactly equal the Level of the Ritual Monster you Ritual Summon', '解放等级合计与其等级相同的怪兽', { do: 'ritualTributes', n: 0, exact: true }, "you must also Tribute monsters from your hand or field whose total Levels exactly equal that Ritual Monster's Level", 'you must also Tribute monsters whose total Levels exactly equal the Level of the Ritual Monster you Ritual Summon from the field or your hand', 'you must also Tribute monsters from your hand or field whose total Levels equal the Level of the Ritual Monster'),
  ...row(
    'effect',
    'conduct 1 Normal Summon in addition to your Normal Summon/Set this turn',
    '此回合再进行1次召唤',
    { do: 'extraNormal' },
    'conduct two Normal Summons/Sets this turn, not just one',
    'conduct 2 Normal Summons/Sets this turn, not just 1',
  ),
  ...row(
    'effect',
    'during your Main Phase this turn, you can Normal Summon 1 {f:noun1} in addition to your Normal Summon/Set',
    '此回合可以再召唤1只{f:noun1}',
    { do: 'extraNormal', what: '$f' },
    'during your Main Phase, you can Normal Summon 1 {f:noun1} in addition to your Normal Summon/Set this turn',
    'you can Normal Summon 1 {f:noun1} during your Main Phase this turn, in addition to your Normal Summon/Set',
    'you can Normal Summon 1 {f:noun1} this turn, in addition to your Normal Summon/Set',
    'Normal Summon 1 {f:noun1} in addition to your Normal Summon/Set this turn',
    'you can conduct 1 additional Normal Summon of {f:a} this turn',
    'you can Normal Summon 1 {f:noun1} in addition to your Normal Summon/Set this turn',
  ),
];

const HANDS = [
  ...row('effect', 'discard 1 card', '舍弃1张手牌', hand('discard', 1), 'discard 1 card from your hand'),
  ...row('effect', 'discard {n:number} cards', '舍弃{n:number}张手牌', hand('discard', '$n'), 'discard {n:number} cards from your hand'),
  ...row(
    'effect',
    'discard 1 {f:noun1}',
    '舍弃1张{f:noun1}',
    { do: 'discard', what: { sel: 'choose', of: { ...HAND, filter: '$f' }, min: 1, max: 1 } },
    'discard 1 {f:noun1} from your hand',
    'discard 1 {f:noun1} to the GY',
    'discard 1 {f:noun1} from your hand to the GY',
  ),
  ...row(
    'effect',
    'discard {n:number} {f:nounN}',
    '舍弃{n:number}张{f:nounN}',
    { do: 'discard', what: { sel: 'choose', of: { ...HAND, filter: '$f' }, min: '$n', max: '$n' } },
    'discard {n:number} {f:nounN} from your hand',
  ),
  ...row(
    'effect',
    'discard this card',
    '舍弃此卡',
    { do: 'discard', what: { sel: 'self', in: ['hand'] } },
    'discard this card from your hand to the GY',
    'discard this card to the GY',
    'discard this card from your hand',
  ),
  ...row('effect', 'discard this card and 1 {f:noun1}', '舍弃此卡与1张{f:noun1}', {
    do: 'discard',
    what: { sel: 'both', of: [{ sel: 'self', in: ['hand'] }, { sel: 'choose', of: { ...HAND, filter: { is: 'and', of: [{ is: 'other' }, '$f'] } }, min: 1, max: 1 }] },
  }, 'discard this card and 1 other {f:noun1}'),
  ...row('effect', 'discard your entire hand', '自己手牌全部舍弃', { do: 'discard', what: { sel: 'all', of: HAND } }),
  ...row(
    'effect',
    "discard 1 random card from your opponent's hand",
    '随机舍弃对手1张手牌',
    { do: 'discard', what: { sel: 'random', of: THEIR_HAND, n: 1 } },
    'discard 1 random card from their hand',
    'your opponent discards 1 random card',
    "randomly discard 1 card from your opponent's hand",
  ),
  ...row('effect', 'your opponent discards 1 card', '对手舍弃1张手牌', {
    do: 'discard',
    what: { sel: 'choose', of: THEIR_HAND, min: 1, max: 1, who: OPP },
  }),
  ...row('effect', "look at your opponent's hand", '确认对手手牌', { do: 'look', at: THEIR_HAND }),
  ...row('effect', 'each player sends the top card of their Deck to the GY', '双方牌组最上方的1张卡送至墓地', {
    do: 'send',
    what: { sel: 'top', n: 1, whose: 'both' },
  }),
  ...row('effect', 'each player sends the top {n:number} cards of their Deck to the GY', '双方牌组最上方的{n:number}张卡送至墓地', {
    do: 'send',
    what: { sel: 'top', n: '$n', whose: 'both' },
  }),
  ...row('effect', 'shuffle your Deck', '洗切牌组', { do: 'shuffle', whose: 'you' }, 'then shuffle your Deck', 'then, shuffle your Deck'),
];

const ATTACHED = [
  ...row('effect', 'detach 1 material from this card', '去除此卡1个超量素材', { do: 'detach', n: 1 }),
  ...row('effect', 'detach {n:number} materials from this card', '去除此卡{n:number}个超量素材', { do: 'detach', n: '$n' }),
  ...row('effect', 'detach any number of materials from this card', '去除此卡任意数量超量素材', { do: 'detach', n: 1, max: 99 }, 'detach 1 or more materials from this card'),
  ...row('effect', 'detach 1 material from {c:monsterOf}', '去除{c:monsterOf}的1个超量素材', { do: 'detachFrom', from: '$c', n: 1 }),
  ...row('monsterOf', 'a monster you control', '自己场上的怪兽', { from: [{ place: 'monsterZone', whose: 'you' }], filter: { is: 'any' } }, 'an Xyz Monster you control', '1 Xyz Monster you control', 'your field'),
  ...row('monsterOf', 'a monster on the field', '场上的怪兽', { from: [{ place: 'monsterZone', whose: 'either' }], filter: { is: 'any' } }, 'an Xyz Monster on the field', 'the field'),
  ...verb('attach # to this card as material', '#作为此卡的超量素材', { do: 'attach', to: { sel: 'self' } }, 'attach # to this card as an material', 'attach # to this card as materials', 'attach # to this card'),
  ...row('effect', 'attach this card to it as material', '此卡作为其超量素材', { do: 'attach', what: { sel: 'self' }, to: { sel: 'target' } }, 'attach this card to that target as material', 'attach this card from your hand, field, or GY to it as material', 'attach this card to that monster as material'),
  ...row('effect', 'attach {s:choice} to it as material', '{s:choice}作为其超量素材', { do: 'attach', what: '$s', to: { sel: 'target' } }),
  ...row('effect', 'place 1 {t:counterName} on {s:sel}', '在{s:sel}放置1个{t:counterName}', { do: 'counter', what: '$s', name: '$t', n: 1 }),
  ...row('effect', 'place {n:number} {t:countersName} on {s:sel}', '在{s:sel}放置{n:number}个{t:countersName}', { do: 'counter', what: '$s', name: '$t', n: '$n' }),
  ...row('effect', 'remove 1 {t:counterName} from this card', '去除此卡1个{t:counterName}', { do: 'removeCounter', name: '$t', n: 1 }),
  ...row('effect', 'remove {n:number} {t:countersName} from this card', '去除此卡{n:number}个{t:countersName}', { do: 'removeCounter', name: '$t', n: '$n' }),
  ...row('effect', 'remove 1 {t:counterName} from your field', '去除自己场上1个{t:counterName}', { do: 'removeCounter', name: '$t', n: 1, from: counted('you') }, 'remove 1 {t:counterName} from anywhere on your field'),
  ...row('effect', 'remove {n:number} {t:countersName} from your field', '去除自己场上{n:number}个{t:countersName}', { do: 'removeCounter', name: '$t', n: '$n', from: counted('you') }, 'remove {n:number} {t:countersName} from anywhere on your field'),
  ...row('effect', 'remove 1 {t:counterName} from anywhere on the field', '去除场上1个{t:counterName}', { do: 'removeCounter', name: '$t', n: 1, from: counted('either') }),
  ...row('effect', 'remove {n:number} {t:countersName} from anywhere on the field', '去除场上{n:number}个{t:countersName}', { do: 'removeCounter', name: '$t', n: '$n', from: counted('either') }),
];

const SKIPS = (
  [
    ['Draw Phase', '抽卡阶段', 'draw'],
    ['Standby Phase', '准备阶段', 'standby'],
    ['Main Phase 1', '主要阶段1', 'main1'],
    ['Battle Phase', '战斗阶段', 'battle'],
  ] as const
).flatMap(([en, zh, phase]) => [
  ...row('effect', `skip your next ${en}`, `跳过下个自己的${zh}`, { do: 'skip', who: 'you', phase, n: 1 }, `skip your ${en} of your next turn`, `skip the ${en} of your next turn`),
  ...row('effect', `skip your next {n:number} ${en}s`, `跳过之后{n:number}次自己的${zh}`, { do: 'skip', who: 'you', phase, n: '$n' }),
  ...row('effect', `skip your opponent's next ${en}`, `跳过下个对手的${zh}`, { do: 'skip', who: OPP, phase, n: 1 }, `skip the ${en} of your opponent's next turn`, `your opponent skips their next ${en}`, `your opponent must skip their next ${en}`),
]);

const LATER = [
  ...row('effect', 'move {s:sel} to another of your Main Monster Zones', '{s:sel}移动至其他主要怪兽区域', { do: 'moveZone', what: '$s' }, "move {s:sel} to another of its controller's Main Monster Zones", "move {s:sel} to another of your opponent's Main Monster Zones", 'move {s:sel} to another Main Monster Zone'),
  ...row('effect', '{e:simple} during the End Phase', '结束阶段{e:simple}', { do: 'later', at: 'endPhase', what: '$e' }, '{e:simple} during the End Phase of this turn', 'during the End Phase, {e:simple}', 'during the End Phase of this turn, {e:simple}', 'during the End Phase this turn, {e:simple}'),
  ...row('effect', 'during your next Standby Phase, {e:simple}', '下个自己准备阶段{e:simple}', { do: 'later', at: 'nextStandby', what: '$e' }, '{e:simple} during your next Standby Phase'),
  ...(
    [
      ['destroy', '破坏', 'destroy', {}],
      ['banish', '除外', 'banish', {}],
      ['return', '返回手牌', 'toHand', {}],
    ] as const
  ).flatMap(([en, zh, verbName]) => {
    const tail = en === 'return' ? ' to the hand' : '';
    return row('simple', `${en} {s:sel}${tail}`, `{s:sel}${zh}`, { do: verbName, what: '$s' });
  }),
  ...row('simple', 'send {s:sel} to the GY', '{s:sel}送至墓地', { do: 'send', what: '$s' }),
  ...row('simple', 'shuffle {s:sel} into the Deck', '{s:sel}返回牌组', { do: 'toDeck', what: '$s', at: 'shuffle' }),
  ...row('simple', 'Special Summon {s:own}', '特殊召唤{s:own}', { do: 'summon', what: '$s' }),
  ...row('simple', 'add {s:own} to your hand', '{s:own}加入手牌', { do: 'add', what: '$s' }),
  ...row('simple', 'draw 1 card', '抽1张卡', { do: 'draw', who: 'you', n: { q: 'number', n: 1 } }),
  ...row(
    'effect',
    'either add {s:sel} to your hand or send it to the GY',
    '{s:sel}加入手牌或送至墓地',
    { do: 'either', of: [{ do: 'add', what: '$s' }, { do: 'send', what: '$s' }] },
    'add {s:sel} to your hand or send it to the GY',
  ),
  ...row(
    'effect',
    'either add {s:sel} to your hand or Special Summon it',
    '{s:sel}加入手牌或特殊召唤',
    { do: 'either', of: [{ do: 'add', what: '$s' }, { do: 'summon', what: '$s' }] },
    'add {s:sel} to your hand or Special Summon it',
    'either add {s:sel} to your hand, or Special Summon it',
  ),
];

export const EFFECTS = [...MOVES, ...SUMMONS, ...HANDS, ...ATTACHED, ...SKIPS, ...LATER];

function hand(verbName: string, max: number | string): unknown {
  return { do: verbName, what: { sel: 'choose', of: HAND, min: max, max } };
}

function fuse(what: unknown, places: readonly string[]): object {
  return { do: 'fuse', what, materials: { from: places.map((place) => ({ place, whose: 'you' })), filter: { is: 'kind', kind: 'monster' } } };
}

function counted(whose: string): object {
  return { from: [{ place: 'field', whose }], filter: { is: 'any' } };
}
