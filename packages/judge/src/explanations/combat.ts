/** The combat phase (CR 506 to 511), explained. */
import type { Explained } from './explanation.js';

export const COMBAT: readonly Explained[] = [
  [
    '506.4',
    'An attacking or blocking creature is removed from combat when it leaves the battlefield, gets another controller, phases out, regenerates, stops being a creature, or when an effect says so. It then no longer attacks or blocks and deals no combat damage. An attacked planeswalker or battle is removed too if it leaves, phases out, changes controller or stops being one. Tapping a creature doesn’t remove it.',
    '进行攻击或阻挡的生物若离开战场、改由他人操控、跃离、重生、不再是生物，或有效应如此说明，便会移出战斗。此后它不再攻击或阻挡，也不造成战斗伤害。被攻击的鹏洛客或战役若离开战场、跃离、改由他人操控，或不再是鹏洛客或战役，也会移出战斗。横置生物并不会使它移出战斗。',
  ],
  [
    '507.1',
    'At the beginning of combat in a multiplayer game, the active player chooses which opponent to attack, unless all opponents can be attacked anyway. The chosen player is the defending player in this combat. With two players there is nothing to choose.',
    '多人游戏中，战斗开始步骤开始时，主动牌手选择要攻击的一位对手，除非所有对手本来就都是防御牌手。所选的牌手便是这次战斗的防御牌手。双人游戏中不需选择。',
  ],
  [
    '508.1',
    'In the declare attackers step the active player says which creatures attack and whom, all at once. Nobody can respond while this is done. If the choice turns out not to be allowed, all of it is taken back and made anew.',
    '在宣告攻击者步骤中，主动牌手一次宣告哪些生物攻击，以及攻击谁。这个过程中无法回应。若该宣告不合法，便全部退回，重新宣告。',
  ],
  [
    '508.1a',
    'You choose which of your creatures attack, if any. Each must be untapped, and you must have controlled it since the turn began, unless it has haste. So a creature you cast this turn normally has to wait until your next one.',
    '由你选择你的哪些生物攻击，也可以都不攻击。每个攻击的生物都须未横置，且从本回合开始时起一直由你操控，除非它具敏捷。因此本回合施放的生物通常要等到你的下一个回合。',
  ],
  [
    '508.1c',
    'Some effects restrict attacks: a creature can’t attack, or only under a condition. If the attack breaks any of these restrictions, it isn’t allowed. Two creatures that each “can’t attack alone” may attack together, but neither by itself.',
    '有些效应会限制攻击：生物不能攻击，或只能在某条件下攻击。只要违反了其中任何限制，该宣告便不合法。例如两个“不能单独攻击”的生物可以一起攻击，但不能各自单独攻击。',
  ],
  [
    '508.1d',
    'Some effects demand an attack, such as “attacks if able”. You must obey as many of these demands as possible without breaking a restriction. If attacking with that creature would cost something, you are not forced to pay.',
    '有些效应会要求攻击，例如“若能攻击，则须攻击”。在不违反限制的前提下，你必须满足尽可能多的要求。若该生物须支付费用才能攻击，则你不必支付。',
  ],
  [
    '508.1f',
    'Attacking creatures are tapped as they attack. This isn’t a cost, only what attacking does; with vigilance a creature stays untapped. A tapped creature can’t block, so an attacker is normally missing as a blocker until it untaps.',
    '攻击的生物会因攻击而横置。这不是费用，只是攻击的结果；具警戒的生物不会横置。横置的生物不能阻挡，因此攻击过的生物通常在重置之前无法用来阻挡。',
  ],
  [
    '508.1g',
    'Some cards let you pay something extra as a creature attacks, for example exert it. That is your choice, and you make it while you declare attackers. Later in combat you can’t make up for it.',
    '有些牌让你在生物攻击时选择支付额外的费用，例如耗竭该生物。由你决定是否支付，且在宣告攻击者的过程中就要决定，战斗中之后便不能再补。',
  ],
  [
    '508.1j',
    'If attacking costs something, you pay all of it now, in any order. You can’t pay only a part. If you can’t pay for every chosen creature, the attack isn’t allowed, and you declare attackers again.',
    '若攻击须支付费用，你此时以任意顺序支付全部的费用，不能只支付一部分。若无法为所选的每个生物支付，则该宣告不合法，须重新宣告攻击者。',
  ],
  [
    '508.1k',
    'Now the chosen creatures are attacking creatures. They stay so until the combat phase ends or they are removed from combat. Cards that speak of an “attacking creature” can be used on them from now on.',
    '此时所选的生物成为进行攻击的生物，直到战斗阶段结束或被移出战斗为止。从现在起，提及“进行攻击的生物”的咒语与异能便可以对它们使用。',
  ],
  [
    '508.4',
    'A creature that is put onto the battlefield attacking joins the attack; its controller chooses whom it attacks, unless the effect already names it. It wasn’t declared as an attacker, so abilities that trigger when a creature attacks don’t trigger for it.',
    '以“进行攻击”的状态放进战场的生物会加入攻击；由其操控者选择它攻击谁，除非效应已指明。它并未被宣告为攻击者，因此“每当生物攻击时”的异能不会因它触发。',
  ],
  [
    '509.1',
    'In the declare blockers step the defending player says which creatures block which attackers, all at once. Nobody can respond while this is done. If the blocks turn out not to be allowed, they are all taken back and chosen anew.',
    '在宣告阻挡者步骤中，防御牌手一次宣告哪些生物阻挡哪些攻击者。这个过程中无法回应。若该宣告不合法，便全部退回，重新宣告。',
  ],
  [
    '509.2',
    'When the blockers are known, the active player gets priority, and after them the others. That is the moment for a trick: whoever is blocked stays blocked, so a pump spell or a removal spell now decides a fight whose sides can no longer be changed.',
    '阻挡者既定之后，主动牌手先获得优先权，其他牌手随后。这正是用战斗诡计的时机：被阻挡者仍是被阻挡，此时的增强或去除咒语所左右的，是双方已无法再更换对手的战斗。',
  ],
  [
    '509.1a',
    'You choose which of your untapped creatures block, if any, and which attacker each one blocks; that attacker must be attacking you, a planeswalker of yours or a battle you protect. One creature normally blocks only one attacker, but several may block the same one. A creature that came this turn can block too.',
    '由你选择哪些未横置的生物阻挡，也可以都不阻挡，并为每个选择它所阻挡的攻击者，该攻击者须正在攻击你、由你操控的鹏洛客或由你保护的战役。一个生物通常只能阻挡一个攻击者，但数个生物可以阻挡同一个。本回合才进战场的生物也可以阻挡。',
  ],
  [
    '509.1b',
    'Some effects restrict blocking, and flying, menace and similar abilities of attackers do too. If any of these restrictions is broken, the blocks aren’t allowed. They add up: to block a creature with flying and menace, you need two creatures with flying or reach.',
    '有些效应会限制阻挡，攻击者的飞行、威慑等异能也是。只要违反了其中任何限制，该宣告便不合法。这些限制会累积：要阻挡同时具飞行与威慑的生物，需要两个具飞行或延势的生物。',
  ],
  [
    '509.1c',
    'Some effects demand a block, such as “blocks if able”. You must obey as many demands as possible without breaking a restriction. If blocking with that creature would cost something, you are not forced to pay.',
    '有些效应会要求阻挡，例如“若能阻挡，则须阻挡”。在不违反限制的前提下，你必须满足尽可能多的要求。若该生物须支付费用才能阻挡，则你不必支付。',
  ],
  [
    '509.1f',
    'If blocking costs something, the defending player pays all of it now, in any order. It can’t be paid in part. Without the full payment the blocks aren’t allowed and have to be chosen again.',
    '若阻挡须支付费用，防御牌手此时以任意顺序支付全部的费用，不能只支付一部分。若未能全部支付，则该宣告不合法，须重新宣告阻挡者。',
  ],
  [
    '509.1g',
    'Now the chosen creatures are blocking creatures, each for the attackers chosen for it. They stay so until the combat phase ends or they are removed from combat. Should a blocker become tapped now, it still blocks.',
    '此时所选的生物成为进行阻挡的生物，各自阻挡所选的攻击者，直到战斗阶段结束或被移出战斗为止。即使阻挡者此后横置，它仍在阻挡。',
  ],
  [
    '509.1h',
    'An attacker with at least one creature declared to block it is blocked, the others are unblocked. Only an effect that says so can change this later: if the blocker dies or is removed, the attacker stays blocked, and normally none of its damage gets through.',
    '至少有一个生物宣告阻挡的攻击者成为被阻挡的生物，其余的则未被阻挡。此后只有如此说明的效应才能改变这一点：即使阻挡者死去或被移出战斗，该攻击者仍是被阻挡的，通常也就不会对牌手造成伤害。',
  ],
  [
    '509.4',
    'A creature that is put onto the battlefield blocking joins the combat; its controller chooses which attacker it blocks, unless the effect already names it. It wasn’t declared as a blocker, so abilities that trigger when a creature blocks don’t trigger for it.',
    '以“进行阻挡”的状态放进战场的生物会加入战斗；由其操控者选择它阻挡哪个攻击者，除非效应已指明。它并未被宣告为阻挡者，因此“每当生物阻挡时”的异能不会因它触发。',
  ],
  [
    '510.1',
    'At the beginning of the combat damage step players announce how their creatures’ combat damage is assigned: first the attacking player, then the defending player. Each creature assigns damage equal to its power. Nobody can respond to this.',
    '战斗伤害步骤开始时，牌手宣告其生物如何分配战斗伤害：先是攻击的牌手，然后是防御牌手。每个生物分配等同于其力量的伤害。此时无法回应。',
  ],
  [
    '510.1c',
    'A blocked creature assigns its damage to what blocks it. With two or more blockers its controller divides the damage as they like: 4 damage may go 2 and 2, or all on one blocker. If no blocker is left, it assigns no damage at all, unless it has an ability such as trample.',
    '被阻挡的生物将其伤害分配给阻挡它的生物。若有两个或更多阻挡者，由其操控者任意分配：4点伤害可以各分2点，也可以全部分给一个。若阻挡者都已不在，则不分配伤害，除非它具有践踏之类的异能。',
  ],
  [
    '510.2',
    'All assigned combat damage is dealt at the same time, so an attacker and the creature that blocks it can both die. Between assigning and dealing it nobody can do anything. First strike makes a difference only because it adds a damage step before the normal one.',
    '所有已分配的战斗伤害同时造成，因此攻击者与阻挡它的生物可能同时死去。在分配与造成伤害之间，没有人能做任何事。先攻之所以不同，只因它在一般的战斗伤害步骤之前多了一个步骤。',
  ],
  [
    '510.4',
    'With first strike or double strike among the creatures in combat there are two steps of combat damage. In the first only those creatures deal damage; in the second all others do, and those with double strike once more.',
    '若战斗中的生物有先攻或连击异能，则会有两个战斗伤害步骤。第一个步骤中只有这些生物造成伤害；第二个步骤中由其余生物造成伤害，具连击异能者再造成一次。',
  ],
  [
    '510.1b',
    'An unblocked creature assigns all its combat damage to what it attacks: the player, planeswalker or battle. If what it attacked is gone, for example a planeswalker that died in between, it assigns no combat damage.',
    '未被阻挡的生物，将其战斗伤害全部分配给它所攻击的牌手、鹏洛客或战役。若它所攻击的对象已不在，例如该鹏洛客已死去，则它不分配战斗伤害。',
  ],
  [
    '511.1',
    'The end of combat step is the last one of combat, normally after the damage. Nothing happens in it by itself, but players get priority, and attacking and blocking creatures are still such. It’s the last chance to do something during the combat phase.',
    '战斗结束步骤是战斗阶段的最后一个步骤，通常在战斗伤害之后。此步骤中没有自动发生的事，但牌手会得到优先权，此时生物仍在进行攻击或阻挡。这是战斗阶段中最后能行动的时机。',
  ],
];
