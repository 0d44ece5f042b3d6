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
  // 2010: "Enchant creature", "dies", "activate"; 2017: an effect "creates" tokens, whose kinds need no words; 2018: planeswalkers as targets.
  [/(?<=^|異|。|能|\n)(生物|地|神器|永久物|结界|牌手)结界/g, '结附于$1'],
  [/受此结界的/g, '所结附的'],
  [/从战?场上?(?:置入|进入)坟墓场时/g, '死去时'],
  [/(?:你只可以|只可以)于?(.{0,20}?)(?:使用|起动)此异能/g, '只能于$1起动此异能'],
  [/将([^，。将]{1,3}个[^。]*?衍生[^。]*?)放置?(?:进战场|到战场)/g, '派出$1'],
  [/衍生生物|生物衍生物/g, '衍生物'],
  [/无色(珍宝|线索|食品)衍生神器，?且?具有\{[^。]*?。/g, '$1衍生物'],
  [/(目标(?:牌手|对手))或鹏洛客/g, '$1'],
  [/囤兵灵俑/g, '囤兵'],
  [/大于或等于/g, '等于或大于'],
  [/小于或等于/g, '等于或小于'],
  // Modes were one sentence before bullets.
  [/•/g, ''],
  [/；或/g, ''],
  // What has been said both ways in all years: each upkeep, a player, connectives.
  [/每位牌手的(维持|结束步骤)/g, '每个$1'],
  [/(?:任一|一位)(牌手|对手)/g, '$1'],
  [/(?:，|。)?则(?=[^一])/g, ''],
  [/不能进行(攻击|阻挡)/g, '不能$1'],
  [/进行阻挡或被阻挡/g, '阻挡或被阻挡'],
  [/本回合中/g, '本回合'],
  [/(牌手|对手)各/g, '$1'],
  [/你的牌库底/g, '你牌库底'],
  [/，?并将之/g, '将之'],
  [/并(?=具有|获得|抓|派出|在)/g, '且'],
  [/之(?=咒语|力量|数量|操控|以)/g, '的'],
  [/施放一个/g, '施放'],
  [/如果/g, '若'],
  [/向(?=.{1,24}造成)/g, '对'],
  [/你的操控下/g, '你操控下'],
  [/横置进战场/g, '横置放进战场'],
  [/拥有者的?手上/g, '拥有者手上'],
  [/加((?:\{[^}]*\}|，|或)*)到你的法术力池中/g, '加$1'],
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
