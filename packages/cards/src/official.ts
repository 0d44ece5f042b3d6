/**
 * Measuring the Chinese renderer against official Simplified Chinese texts. Each printing has the wording of its year, the renderer has
 * today's; so texts are made comparable first. What is replaced is wording that a rules change or a template change replaced everywhere; nothing is specific to a card.
 */

const TEMPLATES: readonly (readonly [RegExp, string])[] = [
  // Reminder text, and layout that carries no meaning.
  [/[（(][^（）()]*[）)]/g, ''],
  [/[（(][^（）()]*[）)]/g, ''],
  [/\s+/g, ''],
  [/−|–/g, '-'],
  [/:/g, '：'],
  [/"|“|”/g, ''],
  [/[「」]/g, ''],
  // 2010: the battlefield, exile, cast; 2018: mana pool no longer said, any target; 2020: mana value; 2017: create tokens.
  [/进场/g, '进战场'],
  [/在场上/g, '在战场上'],
  [/将([^，。将从]+?)移出对战/g, '放逐$1'],
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
  [/无色(珍宝|线索|食品)衍生神器[，。]?(?:且|它们?)?具有\{[^。]*?。/g, '$1衍生物'],
  [/(目标(?:牌手|对手))或鹏洛客/g, '$1'],
  [/囤兵灵俑/g, '囤兵'],
  // Modes were one sentence before bullets.
  [/•/g, ''],
  [/；或/g, ''],
  // 2017: mana is added, not added to a mana pool.
  [/加((?:\{[^}]*\}|，|或)*)到你的法术力池中/g, '加$1'],
  // "Rather than pay this spell's mana cost"; "attacks each combat"; {C} (2016); mill (2020).
  [/不支付[^，。]*的法术力费用/g, '不支付此咒语的法术力费用'],
  [/每回合若能攻击/g, '每次战斗若能攻击'],
  [/加\{1\}/g, '加{C}'],
  [/将(?:你|其|他)的?牌库顶的(.{1,2}张)牌置入(?:你的|其)坟墓场/g, '磨$1牌'],
  [/将(?:你|其|他)的?牌库顶牌置入(?:你的|其)坟墓场/g, '磨一张牌'],
  // Until 2009: the end of turn, coming and going, the other, names of creature types and of a keyword, 就, having abilities, prevented damage.
  [/在(你的)?回合结束时/g, '在$1结束步骤开始时'],
  [/离开?场/g, '离开战场'],
  [/移回场上/g, '移回战场'],
  [/(?<=闪现)(生物|地|神器|永久物|结界|牌手)结界/g, '结附于$1'],
  [/大于或等于/g, '等于或大于'],
  [/小于或等于/g, '等于或小于'],
  [/使用(此|该|其)?异能/g, '起动$1异能'],
  [/于你能够?(?:使用|施放)(法术|瞬间)/g, '于你能施放$1'],
  [/只能使用([一两三]次)/g, '只能起动$1'],
  [/(每回合)中(只能起动)/g, '$1$2'],
  [/其它/g, '其他'],
  [/放置进战场/g, '放进战场'],
  [/置入([你其])手上/g, '置于$1手上'],
  [/施放任何/g, '施放'],
  [/否则反击该咒语/g, '否则反击之'],
  [/手牌有/g, '手牌为'],
  [/你可(?=支付)/g, '你可以'],
  [/地精/g, '妖精'],
  [/精灵/g, '鬼怪'],
  [/乾枯/g, '干枯'],
  [/就(?=[^。]{0,20}(?:得|抓|获得|派出|失去|造成|放置|不能|具有))/g, '便'],
  [/具有([^，。]{1,8}异能的)/g, '具$1'],
  [/(造成)之(所有)/g, '$1的$2'],
  [/之(力量与防御力)/g, '的$1'],
  [/本回合中(不能)/g, '本回合$1'],
  [/力量与防御力(?=各等同于)/g, '力量和防御力'],
  [/(每[个位][^，。]{1,25}?)各(造成|放置)/g, '$1$2'],
  [/(展示其手牌[，。])选择其中/g, '$1你选择其中'],
  // A condition that begins a sentence is no condition of a trigger (CR 603.4): 如果 now, 若 then.
  [/([。：])若(?!(?:你|该牌手)(?:未)?如此作)/g, '$1如果'],
  [/([0-9X]\/[0-9X][白蓝黑红绿无]{1,2}双?色)的(?=[^，。]{1,12}衍生)/g, '$1'],
  // Until about 2012: 并 before a second bonus, no 各 after "each player", no 任一 in events, "a spell", "or less", no 则, {2} for {C}{C}.
  [/并(具有|获得)/g, '且$1'],
  // 2013: indestructible is an ability.
  [/不会毁坏/g, '具有不灭异能'],
  [/每位(牌手|对手)各/g, '每位$1'],
  [/每当(?:一位|任一)?(牌手|对手)/g, '每当任一$1'],
  [/(?<=[对向])(?:一位|任一)?(牌手|对手)造成/g, '任一$1造成'],
  [/每当(你|任一对手|任一牌手)施放一个/g, '每当$1施放'],
  [/(力量|防御力|法术力值)为(\d+)或更少/g, '$1等于或小于$2'],
  [/(力量|防御力|法术力值)为(\d+)或更[多大]/g, '$1等于或大于$2'],
  [/(?<!否)则/g, ''],
  [/加\{2\}/g, '加{C}{C}'],
  [/加\{3\}/g, '加{C}{C}{C}'],
  [/由(你|对手)操控的(另?一[个位张](?:或数[个位张])?)/g, '$2由$1操控的'],
  [/该复制(?=选择)/g, '该复制品'],
  [/如果((?:你|该牌手)(?:未)?如此作)/g, '若$1'],
  // Until 2016: what a search finds is put away with 并, tokens have abilities in a sentence of their own, 你牌库底; "any target" of several since 2018.
  // Until 2013 how long it lasts was said after a bonus with abilities; until 2017 what countered a spell was said.
  [/(?<=^|[。，：～「])([^。，：「」～]{1,30}得[+-][^。，：「」～]{3,6}且获得[^。，：「」～]{1,12})直到回合结束/g, '直到回合结束$1'],
  [/(置于你手上|放进战场|坟墓场)。若你如此作，?则?将你的牌库洗牌/g, '$1，然后将你的牌库洗牌'],
  [/(你抓[一两三四五X]张牌且)失去/g, '$1你失去'],
  [/不能被咒语或异能反击/g, '不能被反击'],
  [/牌，?并?将(?:之|它|该牌)(横置)?放?进战场/g, '牌将之$1放进战场'],
  [/牌，?(?:并?将(?:之|它|该牌)|并)置于你手上/g, '牌将之置于你手上'],
  [/(牌，?)并将(它们|这些牌)/g, '$1将$2'],
  [/衍生物[，。]?(?:且|它们?)具有/g, '衍生物且具有'],
  [/置于你牌库([顶底])/g, '置于你的牌库$1'],
  [/在你操控下/g, '在你的操控下'],
  [/对(一个，?(?:两个，?)?或[两三]个目标)/g, '对任意$1'],
  [/；和／或|●/g, ''],
];

/** An official text, or ours, in the form in which they are compared. */
export function comparableZh(text: string, name: string): string {
  // "This spell" was the card's name.
  let out = text
    .replaceAll(`${name}不能被反击`, '此咒语不能被反击')
    .replaceAll(`${name}已增幅`, '此咒语已增幅')
    .replaceAll(`施放${name}的额外费用`, '施放此咒语的额外费用')
    .replaceAll(`${name}减少{`, '此咒语减少{');
  for (const [from, to] of TEMPLATES) out = out.replace(from, to);
  return out.replace(/[。，、]/g, '');
}

/** The same without today's templates: only reminder text, spaces and kinds of punctuation are ignored. */
export function literalZh(text: string): string {
  return text
    .replace(/[（(][^（）()]*[）)]/g, '')
    .replace(/\s+/g, '')
    .replace(/−|–/g, '-')
    .replace(/:/g, '：');
}
