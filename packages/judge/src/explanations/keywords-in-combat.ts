/** Keyword abilities that matter in combat (CR 702), explained. */
import type { Explained } from './explanation.js';

export const KEYWORDS_IN_COMBAT: readonly Explained[] = [
  [
    '702.2',
    'Any damage from a source with deathtouch is enough to destroy a creature, unless it is indestructible. If a 1/1 with deathtouch deals 1 damage to a 6/6, the 6/6 is destroyed the next time state-based actions are checked. When combat damage is assigned, 1 from such a source counts as lethal.',
    '来源具死触时，只要对生物造成伤害，便足以将其消灭，除非该生物具不灭。例如具死触的1/1生物对6/6生物造成1点伤害，下一次检查状态动作时，该6/6生物便会被消灭。分配战斗伤害时，来自此类来源的1点伤害便算是致命伤害。',
  ],
  [
    '702.2b',
    'A creature that was dealt any damage by a source with deathtouch is destroyed the next time state-based actions are checked, whatever its toughness.',
    '生物只要受到具死触异能之来源的任何伤害，下次检查状态动作时便会被消灭，不论其防御力是多少。',
  ],
  [
    '702.2c',
    'When combat damage is divided, 1 damage from a creature with deathtouch counts as enough to kill. With trample the rest can go to the player.',
    '分配战斗伤害时，具死触异能的生物所分配的1点伤害便算致命伤害。若它还具有践踏，其余伤害可分配给牌手。',
  ],
  [
    '702.3',
    'Defender marks a creature that is there to guard: it can’t attack. A 0/4 wall with defender, for example, stays home each turn, but it can still block as usual.',
    '守军表示该生物用来防守：它不能攻击。例如具守军的0/4生物在你的回合中不能攻击，但在对手的回合中仍可照常阻挡。',
  ],
  [
    '702.3b',
    'A creature with defender can’t be declared as an attacker, however large its power is. It can still block as usual, so it mostly serves to hold off the opponent’s creatures.',
    '具守军的生物不能攻击，力量再大也一样。它仍可照常阻挡，因此主要用来抵御对手的生物。',
  ],
  [
    '702.4',
    'A creature with double strike deals its combat damage twice: first together with the creatures with first strike, then again together with the others. An unblocked 2/2 with double strike deals 2 damage to the player and then 2 more.',
    '具连击的生物会造成两次战斗伤害：第一次与具先攻的生物一起，第二次与其他生物一起。例如未受阻挡的具连击之2/2生物会对牌手先造成2点伤害，再造成2点伤害。',
  ],
  [
    '702.7',
    'A creature with first strike deals its combat damage in the first of two combat damage steps, before creatures with neither first strike nor double strike. A 2/2 with first strike blocked by a 2/1 usually kills it before it can deal damage back.',
    '具先攻的生物会在两个战斗伤害步骤中的第一个造成战斗伤害，先于既无先攻也无连击的生物。例如具先攻的2/2生物被2/1生物阻挡时，通常能在对方造成伤害之前将其消灭。',
  ],
  [
    '702.7b',
    'If any creature in combat has first strike or double strike as combat damage begins, these creatures deal theirs first. A second step follows for all the others, and again for double strike.',
    '若战斗伤害开始时有战斗中的生物具先攻或连击异能，则由这些生物先造成伤害。随后的第二个步骤由其余生物造成伤害，具连击异能者再次造成伤害。',
  ],
  [
    '702.8',
    'A card with flash can be played whenever you could cast an instant. So a creature with flash can be cast during an opponent’s turn, or in response to a spell.',
    '具闪现的牌可以在你能施放瞬间的任何时机使用。因此具闪现的生物可以在对手的回合中施放，也可以为回应咒语而施放。',
  ],
  [
    '702.9',
    'Flying is an evasion ability: it makes a creature harder to block. Only creatures with flying or reach can block a creature that has it.',
    '飞行是一种躲避式异能，使生物较难被阻挡。只有具飞行或延势的生物才能阻挡具飞行的生物。',
  ],
  [
    '702.9b',
    'An attacker with flying can be blocked only by creatures with flying or reach. The other way round there is no limit: a creature with flying may block attackers with or without flying.',
    '具飞行的攻击者只能由具飞行或延势的生物阻挡。反过来则没有这种限制：具飞行的生物既能阻挡具飞行的攻击者，也能阻挡不具飞行的攻击者。',
  ],
  [
    '702.10',
    'A creature with haste can attack at once, even if it came under its controller’s control this turn. Its activated abilities with the tap or untap symbol in their cost can be activated at once as well.',
    '具敏捷的生物可以立即攻击，即使它本回合才受其操控者操控。它的起动式异能若在费用中包含横置或重置符号，同样可以立即起动。',
  ],
  [
    '702.11',
    'A permanent with hexproof can’t be the target of spells or abilities that opponents of its controller control; its controller may still target it. A player can have hexproof too. Effects that don’t target, such as destroying all creatures, still work on it.',
    '具辟邪的永久物不能成为其操控者之对手所操控的咒语或异能的目标；其操控者自己仍可以它为目标。牌手也可以具有辟邪。不指定目标的效应，例如消灭所有生物，对它仍然有效。',
  ],
  [
    '702.11b',
    'A permanent with hexproof can’t be targeted by an opponent’s spell or ability; hexproof from a certain quality stops only spells of that quality and abilities of such sources. Its own controller may choose it as usual: you can target your hexproof creature with a spell that makes it bigger, but an opponent can’t target it with a spell that destroys it.',
    '具辟邪的永久物不能成为对手操控的咒语或异能的目标；若只针对某种特性辟邪，则只挡住对手具该特性的咒语，以及具该特性之来源的异能。其操控者仍可照常选择它：你可以用增强生物的咒语指定自己具辟邪的生物，对手却不能用消灭生物的咒语指定它。',
  ],
  [
    '702.12',
    'A permanent with indestructible can’t be destroyed, neither by an effect that says “destroy” nor by lethal damage. It can still leave in other ways: by being sacrificed or exiled, or as a creature whose toughness drops to 0.',
    '具不灭的永久物不能被消灭，无论是注明“消灭”的效应还是致命伤害都不行。它仍可能以其他方式离场：被牺牲、被放逐；若是生物，防御力降至0时也会进入坟墓场。',
  ],
  [
    '702.12b',
    'Nothing destroys a permanent with indestructible, neither an effect that says so nor damage. It can still be sacrificed, exiled, or die because its toughness is 0.',
    '具不灭异能的永久物不会被消灭，无论是效应还是伤害都不行。但它仍可以被牺牲、放逐，或因防御力为0而死去。',
  ],
  [
    '702.13',
    'Intimidate is an evasion ability: it makes a creature harder to block. Only artifact creatures and creatures that share a color with the attacker can block it, so against an opponent without such creatures it gets through.',
    '威吓是一种躲避式异能，使生物较难被阻挡。只有神器生物以及与该攻击者有共同颜色的生物才能阻挡它，因此对手若没有这样的生物，便无法阻挡它。',
  ],
  [
    '702.13b',
    'An attacker with intimidate can be blocked only by artifact creatures and by creatures that share a color with it. A creature that is only green and isn’t an artifact, for example, can’t block one with intimidate that is only red.',
    '具威吓的攻击者只能由神器生物或与它有共同颜色的生物阻挡。例如单绿色的非神器生物不能阻挡单红色的具威吓生物。',
  ],
  [
    '702.14',
    'Landwalk lets a creature attack past blockers if the defending player controls a land of the named kind. A creature with islandwalk can’t be blocked as long as that player controls an Island. Having the same landwalk on a creature of one’s own doesn’t help to block it.',
    '若防御牌手操控所述种类的地，具地行者异能的生物便不能被阻挡。例如只要防御牌手操控海岛，便不能阻挡具海岛行者的生物。防御牌手自己的生物具有同样的地行者异能也无济于事。',
  ],
  [
    '702.15',
    'When a source with lifelink deals damage, its controller gains that much life. A 3/3 with lifelink that deals 3 damage in combat also gains its controller 3 life. It works with any damage, whether to a creature or a player, in combat or not.',
    '来源具系命时，它造成多少伤害，其操控者便获得多少生命。例如具系命的3/3生物造成3点战斗伤害，其操控者便获得3点生命。无论伤害是否为战斗伤害、受伤的是生物还是牌手，都一样。',
  ],
  [
    '702.16',
    'Protection from something, often a color, shields a permanent or player in several ways. Damage from sources of that kind is prevented; spells of that kind and abilities of such sources can’t target it; Auras and Equipment of that kind can’t be attached, and creatures of that kind can’t block it.',
    '保护异能针对某种特性（通常是颜色），从多方面护住永久物或牌手。具该特性的来源对其造成的伤害会被防止；具该特性的咒语和来源之异能不能以其为目标；具该特性的灵气、武具不能贴附于其上，具该特性的生物不能阻挡它。',
  ],
  [
    '702.16b',
    'Whatever has protection from a quality can’t be the target of spells that have this quality, nor of abilities whose source has it. A creature with protection from red, for example, can’t be targeted by a red spell or by an ability of a red permanent.',
    '具保护异能的永久物或牌手，不能成为具所述特性之咒语的目标，也不能成为具该特性之来源的异能的目标。例如具反红保护异能的生物，不能成为红色咒语或红色永久物之异能的目标。',
  ],
  [
    '702.16e',
    'Damage from a source with the named quality to a permanent or player with protection is prevented. A red source that would deal 3 damage to a creature with protection from red deals none to it, even if it isn’t targeting that creature.',
    '具该特性的来源将对具保护异能的永久物或牌手造成的伤害，会被防止。例如红色来源将对具反红保护异能的生物造成3点伤害时，这3点会全部防止，即使并未以该生物为目标也一样。',
  ],
  [
    '702.16f',
    'A creature that has the named quality can’t block an attacker with protection from it. Black creatures, for example, can’t block an attacker with protection from black. Protection doesn’t stop that creature itself from blocking black creatures.',
    '攻击者具保护异能时，具所述特性的生物不能阻挡它。例如黑色生物不能阻挡具反黑保护异能的攻击者。保护异能并不妨碍该生物自己去阻挡黑色生物。',
  ],
  [
    '702.17',
    'A creature with reach can block attackers with flying, although it doesn’t fly itself. It gains nothing else: when it attacks, creatures without flying can block it as usual.',
    '具延势的生物可以阻挡具飞行的攻击者，虽然它自己并不飞行。延势没有其他作用：它攻击时，不具飞行的生物仍可照常阻挡它。',
  ],
  [
    '702.18',
    'A permanent or player with shroud can’t be the target of any spell or ability. Unlike hexproof, it stops the permanent’s own controller as well. Effects that don’t target still work.',
    '具帷幕的永久物或牌手不能成为任何咒语或异能的目标。与辟邪不同，连该永久物自己的操控者也不能以它为目标。不指定目标的效应仍然有效。',
  ],
  [
    '702.18a',
    'What has shroud can’t be chosen as a target. No player can target it with a spell or ability, not even its own controller: you can’t cast an Aura on your own creature with shroud, for example.',
    '具帷幕的永久物或牌手不能被选为目标。任何牌手的咒语或异能都不能指定它，连其操控者也不例外：例如你不能以自己具帷幕的生物为目标施放灵气。',
  ],
  [
    '702.19',
    'Trample lets an attacking creature deal the damage its blockers don’t absorb to what it attacks. If a 5/5 with trample is blocked by a 2/2, up to 3 damage can go to the player. It does nothing when the creature blocks or deals noncombat damage.',
    '践踏使攻击生物能将超出阻挡者致命伤害的部分分配给它所攻击的牌手或永久物。例如具践踏的5/5生物被2/2生物阻挡时，至多可向牌手分配3点。生物进行阻挡或造成非战斗伤害时，践踏没有作用。',
  ],
  [
    '702.19b',
    'An attacker with trample must assign lethal damage to all its blockers before any can go to the player, planeswalker or battle it attacks. A 3/3 with trample blocked by a 1/1 can assign 1 to the blocker and 2 to the player. Damage already marked on a blocker counts toward this, as does what other creatures assign to it at the same time; with deathtouch, 1 is enough.',
    '具践踏的攻击者须先向所有阻挡它的生物分配致命伤害，之后才能将多余的伤害分配给它所攻击的牌手、鹏洛客或战役。例如具践踏的3/3生物被1/1生物阻挡时，可以向阻挡者分配1点、向牌手分配2点伤害。阻挡者上已标记的伤害，以及其他生物同时分配给它的伤害都计算在内；攻击者若具死触，则1点便足够。',
  ],
  [
    '702.19c',
    'With trample over planeswalkers, damage can also go past the planeswalker attacked to its controller. First each blocker must be assigned lethal damage and the planeswalker damage equal to its loyalty. A 7/7 attacking one with loyalty 3, unblocked, can assign 3 to it and 4 to the player.',
    '具践踏鹏洛客的攻击者，其伤害还可以越过所攻击的鹏洛客而分配给该鹏洛客的操控者。须先向每个阻挡者分配致命伤害，并向鹏洛客分配等同于其忠诚的伤害。例如未受阻挡的7/7生物攻击忠诚为3的鹏洛客时，可向鹏洛客分配3点、向牌手分配4点。',
  ],
  [
    '702.20',
    'A creature with vigilance doesn’t tap when it attacks. It stays untapped and so can usually still block during the opponent’s next turn, where another attacker would still be tapped.',
    '具警戒的生物攻击时不会因此横置。它保持未横置状态，因此通常还能在对手的下一个回合中阻挡，而其他攻击过的生物那时仍是横置的。',
  ],
  [
    '702.21',
    'Ward makes it cost more for opponents to target a permanent. When the permanent becomes the target of an opponent’s spell or ability, ward triggers, and that spell or ability is countered unless that opponent pays the ward cost. A permanent with ward {2} thus asks for two more mana.',
    '守护使对手以该永久物为目标时须多付代价。当该永久物成为对手所操控之咒语或异能的目标时，守护便会触发；除非该对手支付守护的费用，否则反击该咒语或异能。例如守护{2}就须多付两点法术力。',
  ],
  [
    '702.22',
    'Banding lets creatures attack as a group: a creature that blocks one of them blocks them all. And when a creature with banding blocks another creature or is blocked by it, the controller of the one with banding, not the opponent, chooses how the other’s combat damage is divided.',
    '结合让生物能组成团队攻击：阻挡其中一个的生物会同时阻挡整个团队。此外，当具结合的生物阻挡另一生物，或被另一生物阻挡时，后者的战斗伤害如何分配，改由具结合之生物的操控者决定，而非由对手决定。',
  ],
  [
    '702.22c',
    'As attackers are declared, creatures can be put into a band: one or more with banding and at most one without. “Bands with other” allows a band of creatures of the named quality if at least one of them has that ability. Each creature can be in only one band.',
    '宣告攻击者时，可以将攻击生物组成团队：一个或数个具结合的生物，加上至多一个不具结合的生物。“与其他某种特性结合”则让具该特性的生物组成团队，其中至少一个须具此异能。每个生物只能属于一个团队。',
  ],
  [
    '702.22d',
    'All creatures of a band must attack the same player, planeswalker or battle. Two creatures that attack different opponents, for example, or one that attacks a player and one that attacks a planeswalker, can’t be in one band.',
    '同一个团队的所有生物必须攻击同一位牌手、同一个鹏洛客或同一个战役。例如两个分别攻击不同对手的生物，或一个攻击牌手、另一个攻击鹏洛客的生物，不能组成一个团队。',
  ],
  [
    '702.23',
    'Rampage makes it costly to block a creature with several others. When the creature becomes blocked, it gets the stated bonus until end of turn for each blocker beyond the first. A 4/4 with rampage 2 blocked by three creatures becomes 8/8.',
    '狂暴使对手以多个生物阻挡时付出代价。该生物被阻挡时，除第一个外，每有一个阻挡者，它便得到所述的加成直到回合结束。例如具狂暴2的4/4生物被三个生物阻挡，会成为8/8。',
  ],
  [
    '702.25',
    'When a creature with flanking becomes blocked by a creature without flanking, the blocker gets -1/-1 until end of turn. This happens before combat damage, so a blocker with toughness 1 dies before it can deal any.',
    '具侧面攻击的生物被不具侧面攻击的生物阻挡时，阻挡者得-1/-1直到回合结束。这发生在战斗伤害之前，因此防御力为1的阻挡者来不及造成伤害便会死去。',
  ],
  [
    '702.28',
    'Shadow sets a creature apart in combat: only creatures with shadow can block it, and it can block only attackers with shadow. If the opponent has no creatures with shadow, it can’t be blocked, but it can’t block their attackers either.',
    '次元幽影使生物在战斗中与众不同：只有具次元幽影的生物能阻挡它，它也只能阻挡具次元幽影的攻击者。若对手没有这样的生物，便无法阻挡它，而它也无法阻挡对手的攻击者。',
  ],
  [
    '702.28b',
    'Creatures with shadow and creatures without it can’t block each other. An attacker with shadow can be blocked only by creatures with shadow, and a creature with shadow can block only attackers with shadow.',
    '具次元幽影的生物与不具次元幽影的生物不能互相阻挡。具次元幽影的攻击者只能由具次元幽影的生物阻挡；具次元幽影的生物也只能阻挡具次元幽影的攻击者。',
  ],
  [
    '702.31',
    'Horsemanship is an evasion ability that works like flying but is separate from it. Only creatures with horsemanship can block a creature that has it; flying and reach don’t help.',
    '马术是一种躲避式异能，作用与飞行相似，但两者互不相干。只有具马术的生物才能阻挡具马术的生物；飞行和延势都派不上用场。',
  ],
  [
    '702.31b',
    'An attacker with horsemanship can be blocked only by creatures that have horsemanship too. A creature with horsemanship may itself block attackers with or without it.',
    '具马术的攻击者只能由同样具马术的生物阻挡。具马术的生物自己则可以阻挡具马术或不具马术的攻击者。',
  ],
  [
    '702.36',
    'Fear is an evasion ability: it makes a creature harder to block. Only artifact creatures and black creatures can block it, so a player with neither can’t block the creature at all.',
    '恐惧是一种躲避式异能，使生物较难被阻挡。只有神器生物和黑色生物才能阻挡它，因此若牌手两者都没有，便完全无法阻挡该生物。',
  ],
  [
    '702.36b',
    'An attacker with fear can be blocked only by artifact creatures and by black creatures. A green creature that isn’t an artifact and isn’t black, for example, can’t block it.',
    '具恐惧的攻击者只能由神器生物或黑色生物阻挡。例如既不是神器也不是黑色的绿色生物不能阻挡它。',
  ],
  [
    '702.39',
    'When a creature with provoke attacks, its controller may choose a target creature of the defending player. That creature untaps and must block the attacker this combat if it can. So a small creature that would rather stay out of combat can be drawn into it.',
    '具挑拨的生物攻击时，其操控者可以选择防御牌手的一个生物为目标。该生物会重置，且本次战斗中若能阻挡该攻击者，则必须阻挡。这样便能把不想参战的小生物拖入战斗。',
  ],
  [
    '702.45',
    'Bushido makes a creature stronger when it meets another in combat. Whenever it blocks or becomes blocked, it gets the stated bonus until end of turn. A 2/2 with bushido 1 that becomes blocked is a 3/3 for the rest of the turn.',
    '武士道使生物在战斗中遇上其他生物时变强。每当它阻挡或被阻挡时，便得到所述的加成直到回合结束。例如具武士道1的2/2生物被阻挡后，本回合余下的时间成为3/3。',
  ],
  [
    '702.68',
    'Frenzy rewards an attack that nobody blocks. Whenever the creature attacks and isn’t blocked, its power grows by the stated number until end of turn. An unblocked 1/1 with frenzy 2 becomes 3/1 and usually deals 3 damage.',
    '狂热奖励未受阻挡的攻击。每当该生物攻击且未受阻挡时，其力量增加所述的数值直到回合结束。例如未受阻挡的具狂热2之1/1生物成为3/1，通常会造成3点伤害。',
  ],
  [
    '702.70',
    'Whenever a creature with poisonous deals combat damage to a player, that player gets the stated number of poison counters. Poisonous 1 gives one counter, however much damage was dealt, and the damage still costs life. Ten poison counters lose the game.',
    '每当具剧毒的生物对牌手造成战斗伤害时，该牌手得到所述数量的中毒指示物。剧毒1只给一个，与伤害多少无关，而伤害仍会使该牌手失去生命。有十个中毒指示物便输掉游戏。',
  ],
  [
    '702.80',
    'Damage that a source with wither deals to a creature takes the form of -1/-1 counters instead of being marked as damage. If a 2/2 with wither deals 2 damage to a 4/4, that creature becomes a 2/2, and the counters stay after the turn ends. Players lose life as usual.',
    '具干枯的来源对生物造成的伤害不标记在该生物上，而是改为放置相应数量的-1/-1指示物。例如具干枯的2/2生物对4/4生物造成2点伤害，后者便成为2/2，回合结束后指示物仍在。牌手受到伤害时则照常失去生命。',
  ],
  [
    '702.83',
    'Exalted strengthens a creature that attacks alone. Whenever exactly one creature is declared as an attacker, each exalted ability its controller has on the battlefield gives it +1/+1 until end of turn. With three of them, a lone 1/1 attacks as a 4/4.',
    '颂威增强单独攻击的生物。每当只有一个生物被宣告为攻击者时，其操控者在战场上的每个颂威异能都使它得+1/+1直到回合结束。例如有三个颂威异能时，单独攻击的1/1生物会成为4/4。',
  ],
  [
    '702.86',
    'Annihilator costs the defending player permanents as soon as the creature attacks. With annihilator 2, that player sacrifices two permanents of their choice, lands included. The ability triggers on the attack and resolves before blockers are declared, so blocking the creature doesn’t avoid it.',
    '具歼灭的生物一攻击，防御牌手便会失去永久物。歼灭2会令该牌手牺牲两个永久物，由其自己选择，地也可以。此异能于攻击时触发，在宣告阻挡者之前结算，因此阻挡该生物也无法避免。',
  ],
  [
    '702.90',
    'Damage from a source with infect works differently: a player gets that many poison counters instead of losing life, and a creature gets that many -1/-1 counters. A 2/2 with infect that isn’t blocked gives the player two poison counters; ten of them lose the game.',
    '具侵染的来源造成的伤害有所不同：牌手不会因此失去生命，而是得到等量的中毒指示物；生物则得到等量的-1/-1指示物。例如未受阻挡的具侵染之2/2生物会给牌手两个中毒指示物，累积到十个便输掉游戏。',
  ],
  [
    '702.91',
    'Whenever a creature with battle cry attacks, each other attacking creature gets +1/+0 until end of turn. The creature itself gets nothing. If it attacks with two 1/1 creatures, each of those becomes a 2/1.',
    '每当具战嚎的生物攻击时，每个其他进行攻击的生物得+1/+0直到回合结束，它自己则没有加成。例如它与两个1/1生物一起攻击，那两个生物各成为2/1。',
  ],
  [
    '702.105',
    'Dethrone rewards attacking whoever is ahead. Whenever the creature attacks the player with the most life, or one tied for most, it gets a +1/+1 counter, which stays. Attacking a planeswalker of that player doesn’t count.',
    '义勇奖励攻击领先的牌手。每当该生物攻击总生命最多或并列最多的牌手时，便在其上放置一个+1/+1指示物，回合结束后仍会留下。攻击该牌手的鹏洛客则不算。',
  ],
  [
    '702.108',
    'Whenever its controller casts a noncreature spell, a creature with prowess gets +1/+1 until end of turn. The ability resolves before that spell does, and it also works if the spell is countered. A 1/1 becomes a 3/3 after two such spells in one turn.',
    '每当其操控者施放非生物咒语时，具灵技的生物得+1/+1直到回合结束。此异能会先于该咒语结算；即使该咒语被反击，它仍然有效。例如同一回合施放两个这样的咒语后，1/1生物成为3/3。',
  ],
  [
    '702.111',
    'Menace is an evasion ability: a creature with it can be blocked only by two or more creatures together. An opponent who has just one creature able to block can’t block it at all.',
    '威慑是一种躲避式异能：具威慑的生物只能由两个或更多生物一同阻挡。若对手只有一个能进行阻挡的生物，便完全无法阻挡它。',
  ],
  [
    '702.116',
    'Myriad lets a creature attack every opponent at once. When it attacks, its controller may create, for each opponent other than the defending player, a tapped token copy attacking that opponent or a planeswalker of theirs. The tokens are exiled at end of combat.',
    '繁影让一个生物同时攻击所有对手。它攻击时，除防御牌手外，其操控者可以为每位其他对手派出一个为其复制品的衍生物，该衍生物已横置并正攻击该对手或其操控的鹏洛客。战斗结束时放逐这些衍生物。',
  ],
  [
    '702.118',
    'Skulk is an evasion ability that helps small creatures get through. A creature with skulk can’t be blocked by a creature whose power is greater than its own, so a 1/1 with skulk can be blocked only by creatures with power 1 or less.',
    '潜匿是一种躲避式异能，帮助小生物突破防线。力量比它大的生物不能阻挡具潜匿的生物，因此具潜匿的1/1生物只能由力量等于或小于1的生物阻挡。',
  ],
  [
    '702.118b',
    'Skulk keeps out larger blockers: no creature whose power is greater may block it. A 2/2 with skulk can be blocked by a creature with power 2, but not by one with power 3.',
    '具潜匿的生物不能被力量比它大的生物阻挡。例如具潜匿的2/2生物可以由力量为2的生物阻挡，但不能由力量为3的生物阻挡。',
  ],
  [
    '702.121',
    'Melee makes a creature stronger the more opponents its controller attacks. When it attacks, it gets +1/+1 until end of turn for each opponent that player attacked with a creature this combat. With creatures attacking three opponents, it gets +3/+3.',
    '其操控者攻击的对手越多，具乱斗的生物就越强。它攻击时，该牌手本次战斗中每用生物攻击了一位对手，它便得+1/+1直到回合结束。例如其操控者的生物攻击了三位对手，它便得+3/+3。',
  ],
  [
    '702.130',
    'Afflict makes blocking cost life. Whenever a creature with afflict becomes blocked, the defending player loses the stated amount of life: 2 for afflict 2. It triggers once however many creatures block, and because it is loss of life and not damage, preventing damage doesn’t help.',
    '折磨让阻挡付出生命的代价。每当具折磨的生物被阻挡时，防御牌手失去所述数量的生命，例如折磨2便失去2点。无论有多少阻挡者，都只触发一次；这是失去生命而非伤害，因此防止伤害也没有用。',
  ],
  [
    '702.134',
    'Whenever a creature with mentor attacks, it puts a +1/+1 counter on a target attacking creature with less power than its own. A 3/3 with mentor attacking beside a 1/1 makes it a 2/2 for good, because the counter stays.',
    '每当具训导的生物攻击时，在目标进行攻击且力量小于它的生物上放置一个+1/+1指示物。例如具训导的3/3生物与1/1生物一起攻击，会使后者成为2/2；指示物在回合结束后仍会留下。',
  ],
  [
    '702.147',
    'A creature with decayed can’t block, and when it attacks, its controller sacrifices it at end of combat. So it is good for one attack, or for other uses, such as being sacrificed to pay a cost.',
    '具腐朽的生物不能阻挡；它攻击时，其操控者须在战斗结束时将它牺牲。因此它通常只能攻击一次，或另作他用，例如为支付费用而牺牲。',
  ],
  [
    '702.149',
    'Whenever a creature with training attacks together with at least one other creature of greater power, it gets a +1/+1 counter, which stays. A 1/1 with training that attacks beside a 3/3 becomes a 2/2; attacking alone it gets nothing.',
    '每当具训练的生物与至少一个力量比它大的其他生物一起攻击时，便在其上放置一个+1/+1指示物，并一直留在其上。例如具训练的1/1生物与3/3生物一起攻击，会成为2/2；单独攻击则没有效果。',
  ],
  [
    '702.154',
    'As a creature with enlist attacks, its controller may tap one of their untapped creatures that wasn’t chosen to attack. The attacker then gets that creature’s power as a bonus to its own until end of turn. The tapped creature must have haste or have been under that player’s control since the turn began.',
    '具征募的生物攻击时，其操控者可以横置一个由其操控、未横置且未被选为攻击者的生物。如此作后，攻击者的力量增加被横置生物之力量的数值，直到回合结束。被横置的生物须具敏捷，或从回合开始起便一直由该牌手操控。',
  ],
  [
    '702.154c',
    'An attacker enlists another creature if that one is tapped to pay the cost of the attacker’s enlist ability. Enlisting a creature with power 3, it gets +3/+0 until end of turn. A creature can’t enlist itself.',
    '攻击生物征募另一个生物，是指为支付前者之征募异能的费用而横置后者。例如征募了力量为3的生物后，该攻击者得+3/+0直到回合结束。生物不能征募自己。',
  ],
  [
    '702.164',
    'Toxic gives poison counters to a player on top of the usual result of combat damage. When a creature with toxic 1 deals combat damage to a player, the player loses that much life and gets one poison counter, however much damage it was. Ten poison counters lose the game.',
    '具毒性的生物对牌手造成战斗伤害时，除了伤害的通常结果之外，还会给该牌手中毒指示物。例如具毒性1的生物对牌手造成战斗伤害时，该牌手失去等量的生命，并得到一个中毒指示物，与伤害多少无关。有十个中毒指示物便输掉游戏。',
  ],
  [
    '702.164c',
    'A player dealt combat damage by a creature with toxic gets as many poison counters as its total toxic value; the damage itself counts as usual. A 3/3 with toxic 1 and toxic 2 deals 3 damage and gives three poison counters. No trigger is involved.',
    '具毒性的生物对牌手造成战斗伤害时，该牌手得到数量等于该生物之总毒性值的中毒指示物；伤害本身照常计算。例如同时具毒性1和毒性2的3/3生物造成3点伤害，并给予三个中毒指示物。这并非触发式异能。',
  ],
];
