/** Values, amounts and durations in the words of older cards (Y15, Y23, Y24.10). */
import { TYPES } from '../../language/index.js';
import { type Row, reads, row } from '../grammar.js';

const OPP = 'opponent';
const n = (x: string | number): object => ({ q: 'number', n: x });
const counted = { '...q,of,who,name,in': '$e', times: '$n' };

const CHANGED: Row[] = (
  [
    ['increase', 1],
    ['decrease', -1],
  ] as const
).flatMap(([verb, sign]) =>
  reads(
    'effect',
    { do: 'stat', what: '$s', stat: '$k', change: { by: n('$n'), sign }, until: '$u' },
    `${verb} {s:whoseStat} {k:changed} by {n:number}{u:until}`,
    `${verb} {s:whoseStat} {k:changed} by {n:number} points{u:until}`,
  ),
);

const SAME_AS: Row[] = (
  [
    ['ATK', 'atk'],
    ['DEF', 'def'],
  ] as const
).flatMap(([en, stat]) =>
  reads(
    'effect',
    { do: 'stat', what: '$s', stat, change: { to: { q: 'stat', of: '$w', stat } }, until: '$u' },
    `{s:whoseStat} ${en} becomes equal to that of {w:likeWhom}{u:until}`,
    `{s:whoseStat} ${en} becomes the same as that of {w:likeWhom}{u:until}`,
  ),
);

const DAMAGE: Row[] = [
  ...reads(
    'effect',
    { do: 'damage', who: OPP, n: counted },
    'inflict {n:number} points of damage to your opponent{e:each}',
    "inflict {n:number} points of damage to your opponent's LP{e:each}",
  ),
  ...reads('event', { on: 'damage', who: 'you' }, 'you take damage by battle or card effect'),
  ...row('effect', 'neither player takes damage{u:until}', '双方不受伤害{u:until}', {
    do: 'noDamage',
    who: 'both',
    of: 'all',
    until: '$u',
  }),
];

export const AMOUNTS = [
  ...CHANGED,
  ...SAME_AS,
  ...DAMAGE,
  ...row('likeWhom', 'the attacking monster', '攻击怪兽', { sel: 'attacker' }),
  ...reads('banUntil', 'nextTurnEnd', ' until the end of their next turn'),
  ...reads('own', { sel: 'self' }, 'this face-up card you control'),
  ...row('event', 'you draw {f:a}', '自己抽到{f:a}', { on: 'drawn', what: { any: '$f', of: 'you' } }),
  ...row('event', 'a monster is Tribute Summoned by Tributing this card', '以此卡为解放上级召唤怪兽', {
    on: 'summoned',
    what: { any: { is: 'kind', kind: 'monster' }, of: 'either' },
    kinds: ['tribute'],
    using: { is: 'self' },
  }),
  ...row('event', 'you Tribute Summon a monster by Tributing this card', '自己以此卡为解放上级召唤怪兽', {
    on: 'summoned',
    what: { any: { is: 'kind', kind: 'monster' }, of: 'either' },
    kinds: ['tribute'],
    using: { is: 'self' },
    who: 'you',
  }),
  ...reads('until', 'turnEnd', ' during the turn this card is activated', ' during this turn'),
  ...reads('until', 'nextTurnEnd', " until the end of the opponent's next turn", " until the end of the opponent's turn"),
  ...reads(
    'static',
    { kind: 'static', what: { host: true }, stat: 'level', change: { by: n('$n'), sign: -1 } },
    'downgrade the monster equipped with this card by {n:number} Levels',
    'downgrade the equipped monster by {n:number} Levels',
  ),
  ...TYPES.flatMap((t) =>
    reads('effect', { do: 'become', what: '$s', type: t, until: '$u' }, `{s:subjectN} are treated as ${t}-Types{u:until}`),
  ),
  ...row('cond', 'the result is neither {n:number} nor {m:number}', '结果不是{n:number}或{m:number}', {
    if: 'not',
    of: {
      if: 'or',
      of: [
        { if: 'luck', cmp: '=', n: '$n' },
        { if: 'luck', cmp: '=', n: '$m' },
      ],
    },
  }),
  ...row('effect', 'your LP become {n:number} less than theirs', '自己基本分变成比对手少{n:number}', {
    do: 'setLp',
    who: 'you',
    n: { q: 'minus', a: { q: 'lp', who: OPP }, b: n('$n') },
  }),
  ...row('effect', 'lose half your LP', '失去一半基本分', {
    do: 'setLp',
    who: 'you',
    n: { q: 'minus', a: { q: 'lp', who: 'you' }, b: { q: 'half', of: { q: 'lp', who: 'you' } } },
  }),
  ...row('cond', 'the result is {n:number} heads', '{n:number}次都是正面', { if: 'luck', cmp: '=', n: '$n' }),
  ...row('effect', 'choose ATK or DEF of {w:likeWhom}, and gain LP equal to it', '选择{w:likeWhom}的攻击力或守备力，回复那个数值的基本分', {
    do: 'either',
    of: (['atk', 'def'] as const).map((stat) => ({ do: 'gain', who: 'you', n: { q: 'stat', of: '$w', stat } })),
  }),
  ...row('effect', '1 player gains {n:number} LP', '选择1名玩家回复{n:number}基本分', {
    do: 'either',
    of: (['you', OPP] as const).map((who) => ({ do: 'gain', who, n: n('$n') })),
  }),
];
