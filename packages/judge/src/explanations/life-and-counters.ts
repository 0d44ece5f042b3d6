/** Life, damage, drawing cards and counters (CR 119 to 122), explained. */
import type { Explained } from './explanation.js';

export const LIFE_AND_COUNTERS: readonly Explained[] = [
  [
    '119.3',
    'Gaining life adds to your life total, losing life takes away from it. Losing life isn’t the same as being dealt damage: what prevents damage doesn’t help against “you lose 2 life”.',
    '获得生命会增加你的总生命，失去生命会减少它。失去生命不等于受到伤害：防止伤害的效应对“你失去2点生命”没有帮助。',
  ],
  [
    '119.4',
    'You can pay life only if your life total is at least that much; with 3 life you can pay 3, but not 4. Paying it means losing it, so abilities that look for life being lost see it. If you pay down to 0, you lose the game the next time a player would get priority.',
    '只有总生命不少于所要支付的数量时，才能支付生命：有3点生命可以支付3点，不能支付4点。支付生命就是失去生命，因此会使留意失去生命的异能触发。若付到剩0点，下一次有牌手将得到优先权时你便输掉游戏。',
  ],
  [
    '119.5',
    'If an effect sets your life total to a number, you gain or lose as much life as it takes to get there. Going from 7 to 10 that way is gaining 3 life, so abilities that trigger on gaining life trigger.',
    '若效应将你的总生命设定为某个数值，你便获得或失去所需的生命来达到该数值。例如从7点变为10点就是获得3点生命，因此会触发“每当你获得生命”的异能。',
  ],
  [
    '120.1',
    'Damage can be dealt to players, creatures, planeswalkers and battles, but not to anything else. The object that deals it is its source, and much depends on the source: its color, or whether it has lifelink or deathtouch, for example.',
    '伤害可以对牌手、生物、鹏洛客与战役造成，不能对其他事物造成。造成伤害的物件是伤害的来源，许多事取决于来源，例如它的颜色，或它是否具有系命或死触。',
  ],
  [
    '120.3a',
    'Damage dealt to a player makes that player lose that much life. A 3/3 that isn’t blocked therefore takes the attacked player from 20 life to 17. It’s different only if the source has infect.',
    '对牌手造成的伤害会使该牌手失去等量的生命。因此未被阻挡的3/3生物会使被攻击的牌手从20点生命变为17点。只有来源具侵染时才不同。',
  ],
  [
    '120.3b',
    'Damage that a source with infect deals to a player gives that player as many poison counters instead of taking life. A 2/2 with infect that isn’t blocked gives two of them. With ten poison counters a player loses.',
    '具侵染的来源对牌手造成伤害时，该牌手不会失去生命，而是得到等量的中毒指示物。例如未被阻挡的具侵染2/2生物会给他两个。有十个中毒指示物的牌手会输掉游戏。',
  ],
  [
    '120.3c',
    'Damage dealt to a planeswalker removes as many loyalty counters from it. A planeswalker with 4 loyalty that is dealt 3 damage has 1 left; at 0 it goes to the graveyard. That’s why it pays to attack planeswalkers.',
    '对鹏洛客造成的伤害会从其上移去等量的忠诚指示物。忠诚为4的鹏洛客受到3点伤害后剩1；若成为0，便会进入坟墓场。因此攻击鹏洛客是有意义的。',
  ],
  [
    '120.3d',
    'Damage that a source with wither or infect deals to a creature puts as many -1/-1 counters on it instead of being marked on it. So a 4/4 that is dealt 2 such damage becomes a 2/2, and it doesn’t recover at the end of the turn.',
    '具干枯或侵染的来源对生物造成伤害时，伤害不标记在该生物上，而是放上等量的-1/-1指示物。因此受到2点这种伤害的4/4生物会成为2/2，而且回合结束后也不会恢复。',
  ],
  [
    '120.3e',
    'Damage that a creature is dealt is marked on it, unless the source has wither or infect. Its toughness doesn’t change: a 3/3 with 2 damage is still a 3/3, but 1 more damage this turn is enough to destroy it.',
    '生物受到的伤害会标记在其上，除非来源具干枯或侵染。其防御力不会改变：受到2点伤害的3/3生物仍是3/3，但本回合再受1点伤害便足以将它消灭。',
  ],
  [
    '120.3f',
    'When a source with lifelink deals damage, its controller gains that much life. This comes on top of whatever else the damage does: a 3/3 with lifelink that hits a player takes 3 life from them and gives 3 to its controller.',
    '具系命的来源造成伤害时，其操控者获得等量的生命。这是在伤害的其他结果之外额外发生的：具系命的3/3生物击中牌手时，该牌手失去3点生命，其操控者获得3点生命。',
  ],
  [
    '120.3h',
    'Damage dealt to a battle removes as many defense counters from it. A battle with 5 defense that is dealt 3 damage has 2 left. Once the last one is gone, the battle doesn’t stay on the battlefield for long.',
    '对战役造成的伤害会从其上移去等量的布防指示物。布防为5的战役受到3点伤害后剩2。最后一个移去之后，该战役很快便会离开战场。',
  ],
  [
    '120.6',
    'Damage stays marked on a creature until the cleanup step, and damage from several sources adds up. As soon as the total is at least the toughness, the creature is destroyed. Regenerating it also takes all damage away.',
    '生物上标记的伤害会保留到清除步骤，来自不同来源的伤害会累计。一旦总数达到或超过其防御力，该生物便被消灭。重生也会移去其上所有的伤害。',
  ],
  [
    '121.1',
    'To draw a card is to put the top card of your library into your hand. Everyone does it once in their own draw step, and spells and abilities can make you do it too. If an effect puts a card into your hand without the word “draw”, it isn’t a draw.',
    '抓牌是指将你牌库顶的一张牌置于你手上。每位牌手在自己的抓牌步骤抓一张，咒语与异能也可以令你抓牌。若效应没有使用“抓”一词而将牌置于你手上，那便不算抓牌。',
  ],
  [
    '121.2',
    'Cards are drawn one at a time. Who is told to draw three cards draws a card three times, and whatever applies to a draw applies to each of them.',
    '抓牌总是一张一张地抓。若须抓三张牌，便是抓一张牌三次；适用于抓牌的效应对每一次都适用。',
  ],
  [
    '121.4',
    'Trying to draw from a library without cards makes you lose the game, though not at once: it happens the next time a player would receive priority. An empty library alone does no harm; only the draw that finds nothing does.',
    '试图从没有牌的牌库中抓牌，会使你输掉这盘游戏，但不是立即：要到下一次有牌手将得到优先权时。牌库空了本身并无妨碍，只有抓不到牌的那次抓牌才会。',
  ],
  [
    '122.1',
    'A counter is a marker on an object or a player that changes it or matters to some rule or effect. A creature with a +1/+1 counter, for example, is that much bigger for as long as the counter stays. Counters of the same kind are interchangeable, and a counter is never a token.',
    '指示物是放在物件或牌手上的标记，会改变其特征，或与某些规则、异能或效应有关。例如生物上的+1/+1指示物，只要还在，便使该生物大这么多。同类的指示物可以互换；指示物不是衍生物。',
  ],
  [
    '122.1b',
    'A keyword counter gives what it’s on the keyword it names: a creature with a flying counter has flying as long as the counter is there. It doesn’t end with the turn, as many other effects do.',
    '关键词指示物会使其所在的物件获得所指的关键词异能：具有飞行指示物的生物，只要该指示物还在，便具有飞行。它不像许多其他效应那样会随回合结束。',
  ],
  [
    '122.1c',
    'A shield counter protects its permanent once. If an effect would destroy it, a shield counter is removed instead; if it would be dealt damage, that damage is prevented and a shield counter removed. It doesn’t help against being sacrificed or exiled.',
    '后盾指示物可以保护永久物一次。若某个效应将消灭它，则改为移去一个后盾指示物；若它将受到伤害，则防止该伤害，并移去一个后盾指示物。它对牺牲或放逐没有帮助。',
  ],
  [
    '122.1d',
    'A permanent with a stun counter doesn’t untap: each time it would, one stun counter is removed instead. With two stun counters, a tapped creature misses two untap steps. Only when none is left does it untap again.',
    '具有晕眩指示物的永久物不会重置：每当它将重置时，改为移去一个晕眩指示物。例如有两个晕眩指示物的横置生物会错过两次重置步骤的重置。一个都不剩之后，它才会再重置。',
  ],
  [
    '122.1e',
    'The loyalty counters on a planeswalker are its loyalty. Its loyalty abilities add or remove them, and damage removes them. A planeswalker whose loyalty is 0 is put into its owner’s graveyard.',
    '鹏洛客上忠诚指示物的数量就是它的忠诚。其忠诚异能会增加或移去这些指示物，伤害也会移去它们。忠诚为0的鹏洛客会被置入其拥有者的坟墓场。',
  ],
  [
    '122.1f',
    'A player who has ten or more poison counters loses the game, whatever their life total. A player with even one is “poisoned”, and some cards care about that. Two-Headed Giant counts them for the team, with another limit.',
    '有十个或更多中毒指示物的牌手会输掉游戏，与总生命无关。只要有一个，该牌手便是“中毒”的，有些牌会留意这点。双头巨人则以团队计算，上限也不同。',
  ],
  [
    '122.1g',
    'The defense counters on a battle are its defense, and damage removes them. A battle with 0 defense goes to its owner’s graveyard, but not while an ability of it that triggered is still waiting or on the stack.',
    '战役上布防指示物的数量就是它的布防，伤害会移去它们。布防为0的战役会被置入其拥有者的坟墓场，但若它的某个异能已触发而尚未离开堆叠，便暂时不会。',
  ],
  [
    '122.1h',
    'A permanent with a finality counter is exiled if it would be put into a graveyard from the battlefield. It doesn’t die then, so abilities that trigger when a creature dies don’t trigger. Returned to the hand, it goes there as usual.',
    '具有终命指示物的永久物将从战场进入坟墓场时，改为将它放逐。此时它并未死去，因此“当生物死去时”的异能不会触发。若它是移回手上，则照常移到该处。',
  ],
  [
    '122.1i',
    'A player with rad counters mills at the beginning of their precombat main phase, as many cards as they have rad counters. For each nonland card milled this way they lose 1 life and one rad counter. So the counters wear off, but cost life and cards.',
    '具有辐射指示物的牌手在其战斗前行动阶段开始时，磨等同于其辐射指示物数量的牌。每以此法磨一张非地牌，他便失去1点生命并移去一个辐射指示物。因此这些指示物会逐渐耗尽，但要付出生命与牌。',
  ],
  [
    '122.5',
    'Moving a counter means taking it off one object and putting it onto another. If either isn’t possible, nothing happens: for example when the first object has no such counter, or both are the same object.',
    '移动指示物是指从一个物件上移去它，并将它放在另一个物件上。若其中任何一步无法做到，便什么也不发生，例如第一个物件上没有这种指示物，或两者是同一个物件。',
  ],
  [
    '122.6',
    'Counters count as put on an object both when they are placed on it on the battlefield and when it enters with them. So an ability that doubles the +1/+1 counters put on a creature also works for one that enters with them.',
    '在战场上将指示物放在物件上，以及物件进战场时便带有指示物，都算是放置指示物。因此使放在生物上的+1/+1指示物加倍的异能，对进战场时便带有它们的生物同样有效。',
  ],
  [
    '122.6a',
    'When an object enters with counters on it, somebody counts as having put them there: the player named by the effect that gives them or, if none is named, the object’s controller. That matters for abilities that ask who put counters on something.',
    '物件进战场时带有指示物，总有一位牌手算是放置者：给予指示物的效应所指明的牌手；若未指明，则为该物件的操控者。这对询问“由谁放置指示物”的异能有意义。',
  ],
];
