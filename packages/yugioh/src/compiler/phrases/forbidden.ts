/** What players may not do, and what they have to pay for it (Y6.11, Y12.2, Y13.2, Y23.19, Y25.3). */
import { reads, row } from '../grammar.js';

const OPP = 'opponent';
const MONSTER = { is: 'kind', kind: 'monster' };
const MONSTERS = (whose: string): object => ({ cards: { from: [{ place: 'monsterZone', whose }], filter: MONSTER } });

const BANS = [
  ...row('banPlain', 'Set Spells/Traps', '盖放魔法·陷阱卡', { ban: 'set', what: 'spellTrap' }),
  ...row(
    'banPlain',
    'change the battle positions of monsters',
    '改变怪兽的表示形式',
    { ban: 'position' },
    'change the battle position of monsters',
    'change the battle positions of their monsters',
  ),
  ...row(
    'banPlain',
    'add cards from the Deck to the hand except by drawing them',
    '以抽卡以外的方法从牌组将卡加入手牌',
    { ban: 'search' },
    'add cards from their Deck to their hand except by drawing them',
  ),
  ...row('banPlain', 'Tribute cards', '解放卡', { ban: 'tribute' }, 'Tribute monsters'),
  ...row('banPlain', 'activate the effects of {f:nounN} in the hand or on the field', '发动手牌·场上的{f:nounN}的效果', {
    ban: 'activate',
    what: 'monster',
    effects: true,
    only: {
      is: 'and',
      of: [
        '$f',
        {
          is: 'or',
          of: [
            { is: 'lies', at: 'hand', whose: 'either' },
            { is: 'lies', at: 'monsterZone', whose: 'either' },
          ],
        },
      ],
    },
  }),
  ...row('banPlain', 'activate the effects of monsters in the hand', '发动手牌的怪兽的效果', {
    ban: 'activate',
    what: 'monster',
    effects: true,
    only: { is: 'lies', at: 'hand', whose: 'either' },
  }),
  ...row(
    'effect',
    'you cannot activate Spell/Trap Cards or effects, or Set them, this turn',
    '此回合自己不能发动魔法·陷阱卡的效果，也不能盖放',
    {
      do: 'all',
      of: [
        { do: 'ban', who: 'you', ban: { ban: 'activate', what: 'spellTrap', effects: true }, until: 'turnEnd' },
        { do: 'ban', who: 'you', ban: { ban: 'set', what: 'spellTrap' }, until: 'turnEnd' },
      ],
    },
  ),
  ...reads(
    'effect',
    {
      do: 'all',
      of: [
        { do: 'ban', who: 'you', ban: { ban: 'activate', what: 'spellTrap', effects: true }, until: 'turnEnd' },
        { do: 'ban', who: 'you', ban: { ban: 'set', what: 'spellTrap' }, until: 'turnEnd' },
      ],
    },
    'you cannot activate, Set, or use the effects of any Spells/Traps this turn',
  ),
];

const UNTIL = row('banUntil', ' until your next Draw Phase', '直到下个自己抽卡阶段', 'nextDraw', ', until your next Draw Phase');

/** Y6.14 */
const SKIPPED = row('static', 'both players skip their Main Phase 2', '双方跳过主要阶段2', {
  kind: 'ban',
  who: 'both',
  ban: { ban: 'main2' },
});

/** Y6.11 */
const HANDS = [
  ...row('static', 'there is no limit to the hand size for each player', '双方的手牌没有上限', {
    kind: 'ban',
    who: 'both',
    ban: { ban: 'handOver', n: 99 },
  }),
  ...row('static', "your opponent's hand size limit becomes {n:number}", '对手的手牌上限变成{n:number}张', {
    kind: 'ban',
    who: OPP,
    ban: { ban: 'handOver', n: '$n' },
  }),
  ...row('static', 'the hand size limit of each player becomes {n:number}', '双方的手牌上限变成{n:number}张', {
    kind: 'ban',
    who: 'both',
    ban: { ban: 'handOver', n: '$n' },
  }),
  ...row(
    'effect',
    'for the rest of this Duel, your hand size limit becomes {n:number}',
    '此决斗中自己的手牌上限变成{n:number}张',
    { do: 'ban', who: 'you', ban: { ban: 'handOver', n: '$n' }, until: 'duel' },
    'during the current Duel, your hand size limit becomes {n:number}',
  ),
];

/** Y13.2 */
const COSTS = [
  ...row('static', 'each player must {e:doPlain} to declare an attack', '双方不{e:doPlain}不能攻击宣言', {
    kind: 'attackCost',
    what: MONSTERS('either'),
    do: '$e',
  }),
  ...row('static', 'your opponent must {e:doPlain} to declare an attack', '对手不{e:doPlain}不能攻击宣言', {
    kind: 'attackCost',
    what: MONSTERS(OPP),
    do: '$e',
  }),
  ...row('static', '{w:who} cannot declare an attack unless you {e:effect}', '不{e:effect}的场合{w:who}不能攻击宣言', {
    kind: 'attackCost',
    what: '$w',
    do: '$e',
  }),
];

export const FORBIDDEN = [...BANS, ...UNTIL, ...SKIPPED, ...HANDS, ...COSTS];
