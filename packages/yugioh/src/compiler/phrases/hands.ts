/** Hands and Decks of players: what is seen, discarded and drawn, in further words (Y20.8, Y20.12, Y27.13). */
import { reads, row } from '../grammar.js';

const OPP = 'opponent';
const MINE = { place: 'hand', whose: 'you' };
const THEIRS = { place: 'hand', whose: OPP };
const until = (who: string, n: string): object => ({
  q: 'minus',
  a: { q: 'number', n },
  b: { q: 'hand', who, times: 1 },
});

export const HANDS = [
  ...row(
    'effect',
    "discard 1 {f:noun1} from your opponent's hand",
    '选择对手手牌1张{f:noun1}舍弃',
    { do: 'discard', what: { sel: 'choose', of: { from: [THEIRS], filter: '$f' }, min: 1, max: 1 } },
    "discard 1 {f:noun1} from your opponent's hand to the GY",
  ),
  ...row(
    'effect',
    'discard up to {n:number} {f:nounN}',
    '舍弃最多{n:number}张{f:nounN}',
    { do: 'discard', what: { sel: 'choose', of: { from: [MINE], filter: '$f' }, min: 1, max: '$n' } },
    'discard up to {n:number} {f:nounN} from your hand to the GY',
    'discard up to {n:number} {f:nounN} from your hand',
  ),
  ...row('effect', 'your opponent draws cards until their hand has {n:number} cards', '对手抽卡直到手牌变成{n:number}张', {
    do: 'draw',
    who: OPP,
    n: until(OPP, '$n'),
  }),
  ...row(
    'effect',
    'draw cards until your hand has {n:number} cards',
    '抽卡直到手牌变成{n:number}张',
    { do: 'draw', who: 'you', n: until('you', '$n') },
    'draw until you have {n:number} cards in your hand',
    'draw cards until you have {n:number} cards in your hand',
  ),
  ...row('effect', "look at your opponent's hand and all face-down {f:nounN} they control", '确认对手的手牌与场上盖放的{f:nounN}', {
    do: 'all',
    of: [
      { do: 'look', at: { from: [THEIRS], filter: { is: 'any' } } },
      { do: 'look', at: { from: [{ place: 'field', whose: OPP }], filter: { is: 'and', of: [{ is: 'face', face: 'down' }, '$f'] } } },
    ],
  }),
  ...reads(
    'effect',
    {
      do: 'all',
      of: [
        { do: 'look', at: { from: [THEIRS], filter: { is: 'any' } } },
        {
          do: 'look',
          at: { from: [{ place: 'field', whose: OPP }], filter: { is: 'and', of: [{ is: 'face', face: 'down' }, { is: 'any' }] } },
        },
      ],
    },
    "look at your opponent's hand and all Set cards on their side of the field",
    "look at your opponent's hand and all Set cards they control",
  ),
];
