/**
 * Measuring the Chinese renderer against official Simplified Chinese texts. Each printing has the wording of its year, the renderer has
 * today's; so texts are made comparable first. What is replaced is wording that a rules change or a template change replaced everywhere; nothing is specific to a card.
 */

const TEMPLATES: readonly (readonly [RegExp, string])[] = [
  // Reminder text, and layout that carries no meaning.
  [/[（(][^（）()]*[）)]/g, ''],
  [/\s+/g, ''],
  [/−|–/g, '-'],
  [/:/g, '：'],
  [/"|“|”/g, ''],
  [/[「」]/g, ''],
  // 2010: the battlefield, exile, cast; 2018: mana pool no longer said, any target; 2020: mana value; 2017: create tokens.
  [/进场/g, '进战场'],
  [/在场上/g, '在战场上'],
  [/移出对战/g, '放逐'],
  [/目标生物或牌手/g, '任意一个目标'],
  [/目标生物和／或牌手/g, '目标'],
  [/加(.{1,14}?)到你的法术力池中/g, '加$1'],
  [/总法术力费用/g, '法术力值'],
  [/将([^，。将]{1,3}个[^。]*?衍生[^。]*?)放进战场/g, '派出$1'],
  [/使用(.{0,12})咒语/g, '施放$1咒语'],
  // "Rather than pay this spell's mana cost"; "attacks each combat"; {C} (2016); mill (2020).
  [/不支付[^，。]*的法术力费用/g, '不支付此咒语的法术力费用'],
  [/每回合若能攻击/g, '每次战斗若能攻击'],
  [/加\{1\}/g, '加{C}'],
  [/将(?:你|其)的?牌库顶的(.{1,2}张)牌置入(?:你的|其)坟墓场/g, '磨$1牌'],
  [/将(?:你|其)的?牌库顶牌置入(?:你的|其)坟墓场/g, '磨一张牌'],
];

/** An official text, or ours, in the form in which they are compared. */
export function comparableZh(text: string, name: string): string {
  // "This spell" was the card's name.
  let out = text.replaceAll(`${name}不能被反击`, '此咒语不能被反击').replaceAll(`${name}已增幅`, '此咒语已增幅');
  for (const [from, to] of TEMPLATES) out = out.replace(from, to);
  return out.replace(/。/g, '').replace(/，/g, '');
}

/** The same without today's templates: only reminder text, spaces and kinds of punctuation are ignored. */
export function literalZh(text: string): string {
  return text
    .replace(/[（(][^（）()]*[）)]/g, '')
    .replace(/\s+/g, '')
    .replace(/−|–/g, '-')
    .replace(/:/g, '：');
}
