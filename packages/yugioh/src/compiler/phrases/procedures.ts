/** Special Summons by the text of the card itself, put together from where, how, where to and by what (Y10.2 to Y10.6). */
import { row } from '../grammar.js';

const LEADS = [
  ...row('procLead', 'you can Special Summon this card', '可以', {}),
  ...row('procLead', 'if {c:conds}, you can Special Summon this card', '{c:conds}的场合，可以', { condition: '$c' }),
  ...row('procLead', 'must be Special Summoned', '必须', { must: 'only' }, 'can only be Special Summoned'),
  ...row('procLead', 'must first be Special Summoned', '必须先', { must: 'first' }),
];

const FROM = (
  [
    ['hand', '手牌', ['hand']],
    ['GY', '墓地', ['gy']],
    ['Deck', '牌组', ['deck']],
    ['Extra Deck', '额外牌组', ['extra']],
    ['hand or GY', '手牌·墓地', ['hand', 'gy']],
    ['hand or Deck', '手牌·牌组', ['hand', 'deck']],
    ['hand, Deck, or GY', '手牌·牌组·墓地', ['hand', 'deck', 'gy']],
  ] as const
).flatMap(([en, zh, from]) => row('procFrom', ` (from your ${en})`, `从${zh}`, { from }));

const TO = [
  ...row('procPos', ' in Defense Position', '守备表示', { position: 'defense' }, ' in face-up Defense Position'),
  ...row('procPos', ' in Attack Position', '攻击表示', { position: 'attack' }, ' in face-up Attack Position'),
  ...row('procPos', '', '', {}),
  ...row(
    'procZone',
    ' to your zone a Link Monster points to',
    '在连接怪兽的连接前方',
    { zone: 'linked' },
    ' to your zone that a Link Monster points to',
    ' to a zone a Link Monster points to',
  ),
  ...row('procZone', " to your opponent's field", '在对手场上', { to: 'opponent' }, " to your opponent's side of the field"),
  ...row('procZone', '', '', {}),
];

const BY = [
  ...row('procBy', ' by {e:pay}', '{e:pay}', { pay: '$e' }, ', by {e:pay}'),
  ...row('procBy', '', '', { pay: [] }),
  ...row('procBy', ' by {e:pay} while {c:conds}', '{c:conds}期间{e:pay}', { pay: '$e', condition: '$c' }, ' by {e:pay}, while {c:conds}'),
];

const node = {
  kind: 'procedure',
  '...must,condition': '$l',
  '...from': '$f',
  '...position': '$p',
  '...zone,to': '$z',
  '...pay': '$b',
};

export const PROCEDURES = [
  ...LEADS,
  ...FROM,
  ...TO,
  ...BY,
  ...row(
    'procedure',
    '{l:procLead}{f:procFrom}{p:procPos}{z:procZone}{b:procBy}',
    '{l:procLead}{b:procBy}{f:procFrom}{z:procZone}{p:procPos}特殊召唤',
    node,
    '{l:procLead}{f:procFrom}{z:procZone}{p:procPos}{b:procBy}',
    '{l:procLead}{z:procZone}{f:procFrom}{p:procPos}{b:procBy}',
  ),
];
