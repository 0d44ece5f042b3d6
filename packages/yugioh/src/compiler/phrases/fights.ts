/** Attacks and battles in further words (Y13, Y14, Y19.1). */
import { reads, row } from '../grammar.js';

const OPP = 'opponent';
const MONSTER = { is: 'kind', kind: 'monster' };

export const FIGHTS = [
  ...reads(
    'battle',
    { on: 'battled', what: '$w', '...attacks': '$v' },
    'each time {w:whom} {v:battles}, after damage calculation',
    'if {w:whom} {v:battles}, after damage calculation',
  ),
  ...row('event', 'a monster inflicts battle damage to a player', '怪兽给予玩家战斗伤害', {
    on: 'battleDamage',
    to: 'both',
    what: { any: MONSTER, of: 'either' },
  }),
  ...row('event', 'a monster inflicts battle damage to a player by a direct attack', '怪兽直接攻击给予玩家战斗伤害', {
    on: 'battleDamage',
    to: 'both',
    what: { any: MONSTER, of: 'either' },
    direct: true,
  }),
  ...reads('trait1', { trait: 'notAttackable' }, 'cannot be selected as an attack target'),
  ...reads('traitN', { trait: 'notAttackable' }, 'cannot be selected as an attack target', 'cannot be selected as attack targets'),
  ...row('static', 'monsters cannot attack {w:whoN}', '怪兽不能攻击{w:whoN}', {
    kind: 'trait',
    what: '$w',
    trait: { trait: 'notAttackable' },
  }),
  ...row('effect', 'monsters cannot attack {c:cardsN}{u:until}', '怪兽不能攻击{c:cardsN}{u:until}', {
    do: 'give',
    what: { sel: 'all', of: '$c' },
    trait: { trait: 'notAttackable' },
    until: '$u',
  }),
  ...row('cond', 'this card is equipped with {f:a}', '此卡有{f:a}装备', { if: 'self', is: { is: 'equippedWith', what: '$f' } }),
  ...row(
    'cond',
    'all monsters your opponent controls have a higher ATK than this card',
    '对手怪兽的攻击力全部比此卡高',
    { if: 'only', who: OPP, what: { is: 'than', stat: 'atk', cmp: '>', of: { q: 'stat', of: { sel: 'self' }, stat: 'atk' } } },
    "the ATK of each monster your opponent controls is higher than this card's",
  ),
  ...row('effect', 'there is no Battle Phase this turn', '此回合没有战斗阶段', {
    do: 'ban',
    who: 'both',
    ban: { ban: 'battlePhase' },
    until: 'turnEnd',
  }),
  ...reads('does', { on: 'sent', as: '$k' }, 'is used for a {k:materialKind} Summon and sent to the GY'),
];
