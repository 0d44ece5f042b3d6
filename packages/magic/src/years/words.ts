/** What the years say where they differ, for people. */
import type { Text } from '@apnap/words';
import type { Rules } from './differences.js';

const t = (en: string, zh: string): Text => ({ en, zh });

/** For each difference, each way it goes. */
export const WORDS: { readonly [K in keyof Rules]: Readonly<Record<Rules[K], Text>> } = {
  players: {
    several: t('Two or more players play.', '两位或更多牌手进行游戏。'),
    two: t('Two players play.', '两位牌手进行游戏。'),
  },
  mulligan: {
    london: t(
      'A mulligan is a full new hand, of which a card goes to the bottom of the library for each mulligan when it is kept.',
      '再调度时重抓全部手牌；保留时，每次再调度须将一张牌置于牌库底。',
    ),
    paris: t(
      'Each mulligan is one card fewer; all who take one do it at the same time.',
      '每次再调度少抓一张牌；所有再调度的牌手同时进行。',
    ),
    parisInTurn: t(
      'Each mulligan is one card fewer; the second player decides when the first has kept.',
      '每次再调度少抓一张牌；先手牌手保留手牌后，后手牌手才作决定。',
    ),
  },
  commanderMulligan: {
    whole: t('With commanders, too, the whole hand is replaced.', '指挥官游戏中同样更换全部手牌。'),
    partial: t(
      'With commanders, any number of cards is exiled face down and one card fewer drawn; they are shuffled back when the hand is kept.',
      '指挥官游戏中，牌面朝下地放逐任意数量的手牌并少抓一张；保留手牌后将它们洗回牌库。',
    ),
  },
  winning: {
    wins: t('A player who wins the game by an effect ends it.', '牌手因效应赢得游戏时，游戏结束。'),
    othersLose: t(
      'Among three or more, an effect by which a player wins makes the opponents lose.',
      '多人游戏中，使牌手赢得游戏的效应改为令其所有对手输掉游戏。',
    ),
  },
  manaEmpties: {
    step: t('Unspent mana is lost at the end of each step and phase.', '未使用的法术力在每个步骤和阶段结束时失去。'),
    phase: t(
      'Unspent mana is lost at the end of each phase, and kept between its steps.',
      '未使用的法术力在每个阶段结束时失去，步骤之间则保留。',
    ),
  },
  manaBurn: {
    none: t('Losing unspent mana does no harm.', '失去未使用的法术力没有害处。'),
    life: t(
      'Mana burn: a player loses 1 life for each unspent mana that is lost.',
      '法术力灼伤：每失去一点未使用的法术力，牌手失去1点生命。',
    ),
  },
  tokenName: {
    subtypesAndToken: t('A token without a name is called by its subtypes and “Token”.', '没有名称的衍生物以其副类别加“衍生物”为名。'),
    subtypes: t('A token without a name is called by its subtypes.', '没有名称的衍生物以其副类别为名。'),
  },
  turnDraw: {
    action: t('The draw of the draw step does not use the stack.', '抓牌步骤中的抓牌不使用堆叠。'),
    stack: t(
      'The draw of the draw step is an ability on top of the stack, and can be responded to.',
      '抓牌步骤中的抓牌是位于堆叠顶端的异能，可以响应。',
    ),
  },
  upkeepOrder: {
    together: t(
      'What triggered in the untap step goes on the stack with what triggers in the upkeep.',
      '重置步骤中触发的异能与维持步骤中触发的异能一同进入堆叠。',
    ),
    upkeepFirst: t(
      'What triggered in the untap step goes on the stack above what triggers in the upkeep.',
      '维持步骤中触发的异能先进入堆叠，重置步骤中触发的随后进入。',
    ),
  },
  damageOrder: {
    free: t('Combat damage is divided freely among the creatures that it can be dealt to.', '战斗伤害可以在能受到它的生物之间任意分配。'),
    ordered: t(
      'The creatures that block one creature, and those that one blocks, are put in an order; none is assigned damage before those ahead of it have lethal damage.',
      '阻挡同一生物的各生物（以及同一生物所阻挡的各生物）须排定伤害分配顺序；前面的生物分配到致命伤害后，后面的才能分配到伤害。',
    ),
  },
  combatDamage: {
    atOnce: t('Combat damage is dealt as it has been assigned, at once.', '战斗伤害分配后立即造成。'),
    stack: t(
      'Combat damage that has been assigned goes on the stack; players can respond, and it is dealt even if its source is gone.',
      '战斗伤害分配后进入堆叠；牌手可以响应，且即使来源已离场仍会造成。',
    ),
  },
  defendingTeam: {
    apart: t(
      'Each creature attacks one player of the other team, and that is its defending player.',
      '每个生物攻击对方团队的一位牌手，该牌手即为其防御牌手。',
    ),
    together: t(
      'A team is attacked as a group: which of its players is dealt combat damage is chosen as it is assigned, and all of them are defending players.',
      '以团队的方式攻击另一个团队：分配战斗伤害时才选择由哪位防御牌手受到伤害，该团队的每位牌手皆为防御牌手。',
    ),
  },
  stepsOfTeams: {
    eachPlayer: t(
      "What triggers at the beginning of each player's step triggers once for each player of the team, if it speaks of that player.",
      '于每位牌手之步骤开始时触发、且提及该牌手的异能，对主动团队的每位牌手各触发一次。',
    ),
    oneChosen: t(
      "What triggers at the beginning of each player's step triggers once in a team's step; its controller chooses which of the players it speaks of.",
      '于每位牌手之步骤开始时触发的异能，在团队的步骤中只触发一次，并由其操控者选择所指的牌手。',
    ),
  },
  attackRequirements: {
    most: t('Attackers obey as many requirements to attack as possible.', '宣告攻击者时须遵从尽可能多的攻击要求。'),
    noMoreCan: t(
      'Any attack will do to which no further creature that must attack can be added.',
      '只要无法再加入其他必须攻击的生物，任何攻击宣告均合法。',
    ),
  },
  schemes: {
    ofAny: t(
      'A scheme stays face up while an ability of any scheme waits or is on the stack.',
      '只要有任一阴谋牌的异能等待进入或位于堆叠，阴谋牌便保持牌面朝上。',
    ),
    itsOwn: t(
      'A scheme stays face up while an ability of its own waits or is on the stack.',
      '只要其自身的异能等待进入或位于堆叠，阴谋牌便保持牌面朝上。',
    ),
  },
  legends: {
    keepsOne: t('Of legendary permanents of one name each player keeps one.', '同名的传奇永久物，每位牌手保留一个。'),
    oldestStays: t(
      'Of legends of one name, whoever controls them, only the oldest stays; if none is oldest, none does.',
      '同名的传奇无论由谁操控，只有最早进场者留下；若不分先后，则全部置入坟墓场。',
    ),
  },
  planeswalkers: {
    legendary: t('Planeswalkers are legendary like other cards that say so.', '鹏洛客与其他注明者一样是传奇。'),
    keepsOne: t(
      'Planeswalkers are not legendary; of those of one planeswalker type each player keeps one.',
      '鹏洛客不是传奇；同一鹏洛客类别者，每位牌手保留一个。',
    ),
  },
  redirection: {
    none: t('Damage to a player stays with the player.', '对牌手造成的伤害不能转移。'),
    mayRedirect: t(
      'A player whose source would deal noncombat damage to an opponent may have it deal that damage to a planeswalker of the opponent instead.',
      '牌手的来源将对对手造成非战斗伤害时，该牌手可以改为对该对手操控的一个鹏洛客造成之。',
    ),
  },
  anyTarget: {
    any: t('“Any target” is a creature, player, planeswalker, or battle.', '“任意一个目标”为生物、牌手、鹏洛客或战役。'),
    creatureOrPlayer: t(
      'What says “any target” today says “target creature or player”.',
      '今日写作“任意一个目标”者，当时写作“目标生物或牌手”。',
    ),
  },
  noLegalTarget: {
    doesNotResolve: t('What has only illegal targets does not resolve.', '所有目标均不合法的咒语或异能不结算。'),
    countered: t('What has only illegal targets is countered.', '所有目标均不合法的咒语或异能被反击。'),
  },
  backFaceValue: {
    front: t('A transformed permanent has the mana value of its front face.', '转化后的永久物具有其正面的法术力值。'),
    own: t('A transformed permanent has no mana cost, and so the mana value 0.', '转化后的永久物没有法术力费用，法术力值为0。'),
  },
  suspend: {
    may: t('A card that loses its last time counter may be played.', '移去最后一个计时指示物的牌可以使用。'),
    must: t('A card that loses its last time counter is played if able.', '移去最后一个计时指示物的牌若能使用则必须使用。'),
  },
  cascade: {
    spell: t('Cascade also judges the spell that the exiled card would be cast as.', '倾曳还会检查该牌将成为的咒语之法术力值。'),
    card: t('Cascade judges only the card that was exiled.', '倾曳只检查所放逐的牌。'),
  },
  madness: {
    exiled: t('A card with madness that is discarded is exiled.', '具疯魔异能的牌被弃掉时放逐。'),
    mayExile: t(
      'Who discards a card with madness may have it put into the graveyard all the same.',
      '弃掉具疯魔异能之牌的牌手可以选择不将其放逐。',
    ),
  },
  hideaway: {
    random: t('Hideaway puts the rest on the bottom in a random order.', '掩蔽将其余牌以随机顺序置于牌库底。'),
    anyOrder: t('Hideaway puts the rest on the bottom in any order.', '掩蔽将其余牌以任意顺序置于牌库底。'),
  },
  graft: {
    withCounter: t('Graft triggers only if there is a counter to move.', '有指示物可移动时，接殖才会触发。'),
    always: t('Graft triggers whether there is a counter to move or not.', '无论是否有指示物可移动，接殖都会触发。'),
  },
  sameTarget: {
    onceEach: t(
      'One object can be the target of several parts of a spell that each say “target”.',
      '同一物件可以成为咒语中数个“目标”一词的目标。',
    ),
    once: t('No object is the target of one spell or ability twice.', '同一物件不能两次成为同一咒语或异能的目标。'),
  },
  transforming: {
    any: t('Tokens that are double-faced can transform.', '双面的衍生物可以转化。'),
    cards: t('Tokens never transform.', '衍生物不能转化。'),
  },
  commanderLeaves: {
    afterwards: t(
      'A commander goes to a graveyard or exile, and may be put into the command zone from there; instead of a hand or library it may go there at once.',
      '指挥官先进入坟墓场或放逐区，随后可以置入统帅区；将进入手牌或牌库时则可直接改为置入统帅区。',
    ),
    instead: t(
      'A commander that would go to a graveyard or exile may be put into the command zone instead.',
      '指挥官将进入坟墓场或放逐区时，可以改为置入统帅区。',
    ),
  },
  endTheTurn: {
    cease: t('What has triggered before the turn is ended ceases to exist.', '结束回合时，先前已触发的异能消失。'),
    wait: t(
      'What has triggered before the turn is ended goes on the stack in the cleanup step.',
      '结束回合时，先前已触发的异能在清除步骤中进入堆叠。',
    ),
  },
  walls: {
    defender: t('A Wall attacks like any creature unless it has defender.', '墙除非具有守军异能，否则可以如其他生物般攻击。'),
    type: t('No Wall can attack.', '墙不能攻击。'),
  },
  mayTriggers: {
    resolving: t('Whether to do what an ability says “you may” of is decided as it resolves.', '写有“你可以”的异能在结算时决定是否执行。'),
    onStack: t(
      'Whether to do what a triggered ability says “you may” of is decided as it goes on the stack.',
      '写有“你可以”的触发式异能在进入堆叠时决定是否执行。',
    ),
  },
  outsideTheGame: {
    notInGame: t('Cards outside the game are those of the sideboard.', '游戏外的牌指备牌。'),
    withRemoved: t('Cards removed from the game are outside it, too.', '被移出游戏的牌也在游戏外。'),
  },
  tokenOwner: {
    creator: t('A token is owned by the player who creates it.', '衍生物由派出它的牌手拥有。'),
    controller: t('A token is owned by the player under whose control it enters.', '衍生物由其进场时的操控者拥有。'),
    effect: t('A token is owned by the controller of the spell or ability that made it.', '衍生物由产生它的咒语或异能之操控者拥有。'),
  },
  splitValue: {
    combined: t('Outside the stack a split card has the combined mana value of its halves.', '连体牌在堆叠之外具有两半合计的法术力值。'),
    either: t('Outside the stack either half of a split card can be what is asked for.', '连体牌在堆叠之外，任一半符合即视为符合。'),
  },
  definedOutside: {
    defined: t('An ability that defines power and toughness does so in all zones.', '定义力量与防御力的异能在所有区域生效。'),
    zero: t('A power or toughness of * is 0 outside play.', '力量或防御力为*的牌，在场外时该数值为0。'),
  },
  layers: {
    layers: t(
      'Continuous effects apply in layers; those that set power and toughness before those that add to them.',
      '持续性效应依层生效；设定力量与防御力者先于增减者。',
    ),
    typesFirst: t(
      'After copying, types and counters, continuous effects apply by their timestamps: a later one overrides an earlier one.',
      '在复制、类别与指示物之后，其余持续性效应依时间印记生效：后者覆盖前者。',
    ),
  },
  madeBasic: {
    asItWas: t('A land that becomes a basic land type stays basic or nonbasic.', '地成为某基本地类别时，其是否为基本地不变。'),
    basic: t('A land that becomes a basic land type is basic.', '成为某基本地类别的地即为基本地。'),
  },
  entersLookahead: {
    all: t(
      'How a permanent enters is judged with all effects that would apply to it there.',
      '判断永久物如何进场时，考虑届时将对它生效的所有效应。',
    ),
    own: t('How a permanent enters is judged without the effects of other permanents.', '判断永久物如何进场时，不考虑其他来源的效应。'),
  },
  shuffleAbsent: {
    shuffled: t(
      'A library is shuffled even if what was to be shuffled into it is not there.',
      '即使要洗入牌库的物件已不在，牌库仍会洗牌。',
    ),
    not: t('A library is not shuffled if what was to be shuffled into it is not there.', '若要洗入牌库的物件已不在，牌库不会洗牌。'),
  },
  leftTokens: {
    nowhere: t('A token that has left the battlefield goes to no other zone.', '已离场的衍生物不能再移到任何其他区域。'),
    notBack: t(
      'A token that has left the battlefield can’t come back to it, but can go on to other zones.',
      '已离场的衍生物不能回到战场，但仍可移到其他区域。',
    ),
  },
  spellCopies: {
    token: t('A copy of a permanent spell becomes a token as it resolves.', '永久物咒语的复制结算时成为衍生物。'),
    ceases: t(
      'A copy of a permanent spell enters as it resolves, and ceases to exist as soon as state-based actions are performed.',
      '永久物咒语的复制结算时进场，并在下一次执行状态动作时消失。',
    ),
  },
  abilityColors: {
    none: t('An ability on the stack has no color.', '堆叠中的异能没有颜色。'),
    ofItsSource: t('An ability on the stack has the colors of its source.', '堆叠中的异能具有其来源的颜色。'),
  },
  creatureTypes: {
    all: t('All creature types there are can be chosen and had.', '所有现有的生物类别均可选择与具有。'),
    in2015: t(
      'Creature types that came later can’t be chosen, and no card or token has them.',
      '后来新增的生物类别不能选择，牌与衍生物也不具有它们。',
    ),
  },
  copiedChoices: {
    linked: t(
      'A permanent that becomes a copy knows nothing of what it chose as something else.',
      '成为复制品的永久物不知道它作为其他物件时所作的选择。',
    ),
    remembered: t('A permanent that becomes a copy remembers what it has chosen.', '成为复制品的永久物记得它所作过的选择。'),
  },
  bothChoose: {
    together: t(
      'An ability by which each player may do something is one object on the stack.',
      '让每位牌手选择是否行动的异能只产生一个堆叠中的物件。',
    ),
    apart: t(
      'A triggered ability by which each player may do something is put on the stack once for each player.',
      '让每位牌手选择是否行动的触发式异能会为每位牌手各放进堆叠一次。',
    ),
  },
  manaAbilities: {
    withoutTargets: t('An activated ability that adds mana and has a target uses the stack.', '产生法术力且具有目标的起动式异能使用堆叠。'),
    anyThatAddMana: t(
      'An activated ability that adds mana resolves at once, also if it has a target.',
      '产生法术力的启动式异能立即结算，即使它具有目标。',
    ),
  },
  castCheck: {
    asItCouldBe: t(
      'A spell that is forbidden as the card is can be begun if X can be chosen so that it is not.',
      '若选择X的值可使其不再被禁止，则牌手可以开始施放该被禁止的咒语。',
    ),
    asItIs: t(
      'A spell that is forbidden as the card is can’t be begun, whatever X would be.',
      '以该牌本身判断被禁止的咒语不能开始施放，无论X为何值。',
    ),
  },
  leaversCosts: {
    notPaid: t('A cost that a player who has left the game would have to pay is not paid.', '须由已离开游戏之牌手支付的费用不会被支付。'),
    asChosen: t(
      'Another player chooses whether a player who has left the game pays a cost, but only a cost of nothing can be paid.',
      '由另一位牌手选择已离开游戏之牌手是否支付费用，但只有不需任何支付的费用能被支付。',
    ),
  },
  costsOfCards: {
    abilities: t(
      'An additional cost that a card states is an ability, and lost with the abilities.',
      '牌上注明的额外费用是异能，会随异能一同失去。',
    ),
    text: t('An additional cost that a card states is no ability, and can’t be lost.', '牌上注明的额外费用不是异能，不会失去。'),
  },
  simultaneous: {
    eachPlayer: t(
      'Of permanents that enter at the same time, each player says in which order the effects of his or her own apply.',
      '永久物同时进场时，每位牌手决定自己的永久物之效应的生效顺序。',
    ),
    activePlayer: t(
      'Of permanents that enter at the same time, the active player says in which order their effects apply.',
      '永久物同时进场时，由主动牌手决定其效应的生效顺序。',
    ),
    asGiven: t(
      'Of permanents that enter at the same time, effects apply in the order in which the effect names them.',
      '永久物同时进场时，其效应依使其进场之效应所列的顺序生效。',
    ),
  },
  withoutCost: {
    none: t('Lands and tokens have no mana cost, which cannot be paid.', '地与衍生物没有法术力费用，无法支付。'),
    zero: t('The mana cost of lands and tokens is 0.', '地与衍生物的法术力费用为0。'),
  },
  illegalCast: {
    whereItWas: t('A card that could not be cast legally returns to where it was.', '未能合法施放的牌回到原来所在之处。'),
    inHand: t(
      'A card that could not be cast legally returns to the hand, wherever it was.',
      '未能合法使用的牌回到牌手手上，无论其原来在何处。',
    ),
  },
  reach: {
    own: t('Reach lets a creature block those with flying, and nothing else.', '延势只让生物能阻挡飞行生物。'),
    asThoughFlying: t(
      'A creature that can block as though it had flying can also block what only creatures with flying can block.',
      '能如同具有飞行般阻挡的生物，也能阻挡只能被飞行生物阻挡者。',
    ),
  },
  stillLand: {
    allElse: t('A land that becomes a creature and is still a land keeps all its types.', '成为生物且仍是地的地保留其所有类别。'),
    landOnly: t('A land that becomes a creature and is still a land keeps no other type.', '成为生物且仍是地的地不保留其他类别。'),
  },
  snow: {
    supertype: t('Snow is a supertype.', '雪境是超类别。'),
    ability: t(
      'Snow-covered is an ability of a land, lost when it becomes another basic land type.',
      '“冰雪覆盖”是地的异能，成为其他基本地类别时会失去。',
    ),
  },
  phasedEffects: {
    goOn: t('Effects on what phases out go on when it phases in.', '跃离的永久物跃回后，对其生效的效应继续生效。'),
    end: t(
      'Effects of spells and abilities on what phases out have lost it when it phases in.',
      '永久物跃回后，先前对其生效的咒语与异能之效应不再对其生效。',
    ),
  },
  illegalTargets: {
    nothing: t('Nothing is known about a target that has become illegal.', '不合法目标的信息无从得知。'),
    asLegal: t('What is asked about a target that has become illegal is still found.', '仍可得知不合法目标的信息。'),
  },
  commanderMana: {
    asProduced: t('Mana has the color it is produced with.', '法术力具有其产生时的颜色。'),
    colorless: t('Mana of colors outside the commander’s identity is colorless.', '不属于指挥官标识色的法术力变为无色。'),
  },
  words: {
    today: t(
      'Spells are cast, abilities activated; there are a battlefield, exile, and an end step.',
      '施放咒语、起动异能；有战场、放逐区与结束步骤。',
    ),
    classic: t(
      'Spells and abilities are played; permanents come into play; cards are removed from the game; the end step is the end of turn step.',
      '咒语与异能被使用；永久物进场；牌被移出游戏；结束步骤称为回合结束步骤。',
    ),
  },
  commanderOutside: {
    othersOfItsColors: t(
      'A player with a commander brings in no card from outside the game of a name that player has in it, or with a color outside the commander’s identity.',
      '有指挥官的牌手不能将与其在游戏中的牌同名、或具有指挥官标识色以外颜色的牌从游戏外带入游戏。',
    ),
    any: t('A player with a commander brings in any card from outside the game.', '有指挥官的牌手可以从游戏外带入任意牌。'),
  },
  phasedTokens: {
    stay: t('A token that phases out phases in again.', '跃离的衍生物会再跃回。'),
    cease: t('A token that phases out ceases to exist.', '跃离的衍生物会消失。'),
  },
  phasedDamage: {
    stays: t('Damage stays on what phases out until the cleanup step.', '跃离的永久物上的伤害保留到清除步骤。'),
    removed: t('Damage is removed from what phases out.', '永久物跃离时，其上的伤害被移除。'),
  },
  phasedIn: {
    asBefore: t(
      'What phases in can attack if it has been controlled since the turn began.',
      '跃回的永久物若自回合开始起便受操控则可以攻击。',
    ),
    hasty: t('What phases in can attack at once, as though it had haste.', '跃回的永久物可以如同具有敏捷般立即攻击。'),
  },
};
