/** Why somebody is paired with somebody, in English and Chinese. `{name}` stands for the parameter `name`. */
import { type Catalogue, type Lang, renderMessage, type Text } from '@apnap/words';

export const PAIRING_MESSAGES = {
  'why.locked': { en: '{a} and {b} were put together by the organizer', zh: '{a}与{b}的配对由主办人指定' },
  'why.lockedBye': { en: '{a} was given the bye by the organizer', zh: '{a}的轮空由主办人指定' },
  'why.same': { en: '{a} and {b} both have {points} points', zh: '{a}与{b}的局分均为{points}' },
  'why.down': {
    en: '{a} with {points} points is paired down to {b} with {otherPoints}',
    zh: '{a}（局分{points}）向下配对，对手为{b}（局分{otherPoints}）',
  },
  'why.oddGroup': {
    en: 'the number of players with {points} points, {count}, is odd, so that not all of them can meet each other',
    zh: '局分为{points}的牌手共{count}人，人数为奇数，无法全部在组内配对',
  },
  'why.fromAbove': {
    en: '{count} of the players with {points} points are needed for those paired down to them, which leaves an odd number',
    zh: '局分为{points}的牌手中有{count}人须与从上方向下配对的牌手对局，余下人数为奇数',
  },
  'why.groupMet': {
    en: 'the players with {points} points have met each other too often (or may not meet), so that {count} of them are paired down',
    zh: '局分为{points}的牌手彼此已交手过多（或不得交手），因此其中{count}人向下配对',
  },
  'why.bye': {
    en: 'the number of players is odd; {a}, with {points} points, has the bye',
    zh: '牌手人数为奇数；{a}（局分{points}）轮空',
  },
  'why.rematch': {
    en: '{a} and {b} meet again: without a rematch there are no pairings',
    zh: '{a}与{b}再次交手：不重复交手便无法完成配对',
  },
  'why.only': {
    en: 'without this pair there would be no pairings at all, because of the pairs that are forbidden or fixed',
    zh: '由于有禁止或固定的配对，没有这一配对便完全无法配对',
  },
  'why.forbidden': { en: '{a} and {b} may not be paired', zh: '{a}与{b}不得配对' },
  'why.noOther': {
    en: 'with {a} against {b} the others could not all be paired, because of the pairs that are forbidden or fixed',
    zh: '若{a}对{b}，由于有禁止或固定的配对，其余牌手将无法全部配对',
  },
  'why.instead': { en: 'any pairings without this pair are worse: {worse}', zh: '没有这一配对的方案都更差：{worse}' },
  'why.with': { en: 'with {a} against {b} the pairings would be worse: {worse}', zh: '若{a}对{b}，配对会更差：{worse}' },
  'worse.rematches': { en: 'rematches: {to} instead of {from}', zh: '重复交手将由{from}场变为{to}场' },
  'worse.again': {
    en: 'third and later meetings of the same players: {to} instead of {from}',
    zh: '第三次及以上的交手将由{from}次变为{to}次',
  },
  'worse.repeatByes': {
    en: 'the bye would go to somebody who has had {to} before instead of {from}',
    zh: '轮空者此前的轮空次数将由{from}变为{to}',
  },
  'worse.byePoints': { en: 'the bye would go to somebody with {to} points instead of {from}', zh: '轮空者的局分将由{from}变为{to}' },
  'worse.pairDowns': {
    en: 'of the players with {points} points, {to} instead of {from} would be paired down',
    zh: '局分为{points}的牌手中，向下配对者将由{from}人变为{to}人',
  },
  'worse.squares': {
    en: 'of the players with {points} points, those paired down would meet players further below them: the squares of the differences of points would come to {to} instead of {from}',
    zh: '局分为{points}的牌手向下配对时跨度会更大：局分差的平方和将由{from}变为{to}',
  },
  'worse.gap': { en: 'the differences of points would come to {to} instead of {from}', zh: '局分差之和将由{from}变为{to}' },
  'worse.floats': {
    en: 'players who were paired down or up before would be so again, {to} times instead of {from}',
    zh: '曾向下或向上配对的牌手再次如此配对，将由{from}次变为{to}次',
  },
  'worse.moved': { en: 'tables that change: {to} instead of {from}', zh: '变动的桌数将由{from}变为{to}' },
  'worse.drawn': {
    en: 'only the draw decides: by the published seed {seed} the others stand further apart',
    zh: '仅由抽签决定：依公布的种子{seed}，其他方案中牌手的抽签位置相距更远',
  },
  'worse.standing': {
    en: 'only the standings decide: the others stand further apart in them',
    zh: '仅由排名决定：其他方案中牌手的排名相距更远',
  },
  'worse.nothing': { en: 'nothing; they would be just as good', zh: '并不更差；两者同样好' },
} as const satisfies Record<string, Text>;

export type PairingMessageId = keyof typeof PAIRING_MESSAGES;

/** A reason before it is put into words; players are parameters by id. */
export interface PairingReason {
  readonly id: PairingMessageId;
  readonly params: Readonly<Record<string, string | number | PairingReason>>;
}

/** Parameters that are players. */
const PLAYERS = new Set(['a', 'b']);

/** Puts a reason into words. */
export function sayReason(reason: PairingReason, language: Lang, nameOf: (id: string) => string = (id) => id): string {
  const catalogue: Catalogue = {
    template: (id) => PAIRING_MESSAGES[id as PairingMessageId][language],
    lacking: (_, written) => written,
    word: (key, value) => (PLAYERS.has(key) ? nameOf(String(value)) : undefined),
  };
  return renderMessage(catalogue, reason, language);
}
