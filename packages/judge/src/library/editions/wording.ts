/** Words of older editions that later ones have others for, so that rules are known by what they say: old word, new word. */

const CHINESE: readonly (readonly [RegExp, string])[] = (
  [
    ['依状态而生的效应|状态触发性效应', '状态动作'],
    ['启动式?费用|激活费用', '起动费用'],
    ['启动|激活', '起动'],
    ['持续式异能', '静止式异能'],
    ['移出游戏', '放逐'],
    ['(?:放置)?进场|进入场上区?', '进入战场'],
    ['离场', '离开战场'],
    ['在场(?:上)?|场上', '战场'],
    ['坟场', '坟墓场'],
    ['盘面区域|游戏区域?', '区域'],
    ['种类', '类别'],
    ['特性', '特征'],
    ['虚拟咒语', '异能'],
    ['区域性结界', '灵气'],
    ['使用(?=.{0,4}咒语)|使用(?=它|该牌|此牌)', '施放'],
    ['他[(（/]她[)）]?|他或她|她', '他'],
    ['多余的', '无意义'],
    ['时序', '时机'],
    ['回圈', '循环'],
    ['总法术力费用', '法术力值'],
    ['团队', '队伍'],
    ['主动作|行动阶段|主阶段|主要阶段', '行动阶段'],
    ['被视为|视同', '视为'],
    ['只生物', '个生物'],
    ['构筑', '构组'],
    ['其它', '其他'],
    ['抽', '抓'],
  ] as const
).map(([old, now]) => [new RegExp(old, 'g'), now] as const);

const ENGLISH: readonly (readonly [RegExp, string])[] = (
  [
    ['removed? from the game', 'exile'],
    ['converted mana cost', 'mana value'],
    ['comes? into play|enters? the battlefield', 'enters'],
    ['in play', 'on the battlefield'],
    ['his or her|his/her', 'their'],
    ['he or she', 'they'],
    ['tribal', 'kindred'],
    ['play(?=s? (?:a|the|that) (?:spell|card))', 'cast'],
    ['mana pool', 'mana'],
  ] as const
).map(([old, now]) => [new RegExp(`\\b(?:${old})\\b`, 'gi'), now] as const);

/** A text in the words of today. */
export const inTodaysWords = (text: string, lang: 'en' | 'zh'): string =>
  (lang === 'zh' ? CHINESE : ENGLISH).reduce((t, [old, now]) => t.replace(old, now), text);
