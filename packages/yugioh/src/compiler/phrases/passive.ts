/** What is done to a card, said of the card: "it is destroyed", "that monster is changed to Defense Position" (Y12, Y25). */
import { type Row, row } from '../grammar.js';

const PASSIVES: readonly (readonly [string, string, object])[] = [
  ['destroyed', '破坏', { do: 'destroy' }],
  ['banished', '除外', { do: 'banish' }],
  ['returned to the hand', '返回手牌', { do: 'toHand' }],
  ["returned to the owner's hand", '返回手牌', { do: 'toHand' }],
  ['sent to the GY', '送至墓地', { do: 'send' }],
  ['shuffled into the Deck', '返回牌组', { do: 'toDeck', at: 'shuffle' }],
];

const POSITIONS: readonly (readonly [string, string, object])[] = [
  ['changed to Attack Position', '变成攻击表示', { do: 'position', to: 'attack' }],
  ['changed to Defense Position', '变成守备表示', { do: 'position', to: 'defense' }],
  ['changed to face-up Attack Position', '变成攻击表示', { do: 'position', to: 'attack' }],
  ['changed to face-up Defense Position', '变成守备表示', { do: 'position', to: 'defense' }],
  ['changed to face-down Defense Position', '变成里侧守备表示', { do: 'position', to: 'set' }],
];

const said = (cat: 'effect' | 'simple', list: typeof PASSIVES): Row[] =>
  list.flatMap(([en, zh, node]) => [
    ...row(cat, `{s:subject1} is ${en}`, `{s:subject1}${zh}`, { ...node, what: '$s' }),
    ...row(cat, `{s:subjectN} are ${en}`, `{s:subjectN}${zh}`, { ...node, what: '$s' }),
  ]);

export const PASSIVE = [...said('effect', PASSIVES), ...said('effect', POSITIONS), ...said('simple', PASSIVES)];
