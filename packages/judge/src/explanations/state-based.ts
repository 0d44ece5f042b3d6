/** State-based actions (CR 704), explained. */
import type { Explained } from './explanation.js';

export const STATE_BASED: readonly Explained[] = [
  [
    '704.3',
    'Each time a player is about to get priority, the game first looks whether any state-based actions are due, does all of them at once, and looks again until nothing is left to do. Only then do triggered abilities go on the stack, and only then may anyone act. So nobody can save a creature between its lethal damage and its death.',
    '每当有牌手将得到优先权时，游戏会先检查是否有状态动作该执行，将它们同时全部执行，然后再次检查，直到没有为止。之后触发式异能才进入堆叠，之后才有人能行动。因此，生物受到致命伤害与它死去之间，没有人来得及救它。',
  ],
  [
    '704.5a',
    'A player whose life total is 0 or less loses the game. It happens the next time a player would get priority, so a player who goes to 0 and gains life within the same spell or ability lives.',
    '总生命等于或小于0的牌手输掉这盘游戏。这发生在下一次有牌手将得到优先权时，因此若在同一个咒语或异能的结算之中先降到0又获得生命，该牌手不会输。',
  ],
  [
    '704.5b',
    'A player who had to draw a card while their library was empty loses the game. The empty library alone does no harm: you lose the next time a player would get priority after trying to draw from it. With two cards left and three to draw, you draw the two and then lose.',
    '须从没有牌的牌库中抓牌的牌手会输掉这盘游戏。牌库空了本身并无妨碍：试图从中抓牌之后，要到下一次有牌手将得到优先权时才会输。例如牌库剩两张牌而须抓三张，你抓这两张，然后输掉游戏。',
  ],
  [
    '704.5c',
    'A player with ten or more poison counters loses the game, whatever their life total is. Teams in Two-Headed Giant have another limit. Gaining life doesn’t help against poison: only losing the counters, or never getting so many, does.',
    '有十个或更多中毒指示物的牌手输掉这盘游戏，与其总生命多少无关。双头巨人的团队另有不同的上限。获得生命对中毒没有帮助，只有移去这些指示物或不让它们累积到这个数量才有用。',
  ],
  [
    '704.5f',
    'A creature whose toughness is 0 or less is put into its owner’s graveyard. It isn’t destroyed, so neither regeneration nor indestructible saves it. For example, a 2/2 that gets -2/-2 is a 0/0 and is gone at once.',
    '防御力等于或小于0的生物会被置入其拥有者的坟墓场。这不是消灭，因此重生与不灭都救不了它。例如一个2/2生物得-2/-2后成为0/0，随即进入坟墓场。',
  ],
  [
    '704.5g',
    'A creature is destroyed once the damage marked on it is at least its toughness. Damage from several sources adds up and stays until the cleanup step, so 2 damage now and 1 later in the turn kill a 3/3. Regeneration can save the creature, and indestructible keeps it from being destroyed.',
    '若生物上标记的伤害达到或超过其防御力，该生物便被消灭。来自不同来源的伤害会累计，并保留到清除步骤，因此同一回合中先受2点、再受1点伤害的3/3生物会死去。重生可以保住它；具不灭的生物则不会被消灭。',
  ],
  [
    '704.5h',
    'A creature that was dealt damage by a source with deathtouch is destroyed, however little damage it was. A 1/1 with deathtouch that deals 1 damage to a 7/7 is enough. Regeneration can save the creature, and one with indestructible isn’t destroyed.',
    '受到具死触之来源伤害的生物会被消灭，伤害再少也一样。具死触的1/1生物对一个7/7生物造成1点伤害便已足够。重生可以保住受伤的生物；具不灭的生物则不会被消灭。',
  ],
  [
    '704.5i',
    'A planeswalker whose loyalty is 0 is put into its owner’s graveyard. Damage and the costs of its own abilities both take loyalty away. It isn’t destroyed, so indestructible doesn’t keep it there.',
    '忠诚为0的鹏洛客会被置入其拥有者的坟墓场。伤害以及它自身异能的费用都会使忠诚减少。这不是消灭，因此不灭也留不住它。',
  ],
  [
    '704.5j',
    'Of several legendary permanents with the same name a player can have only one: the others go to their owners’ graveyards. The player chooses which one stays. Permanents of different players don’t count together: each of two players may have one.',
    '操控两个或更多同名传奇永久物的牌手选择保留其中一个，其余的置入其拥有者的坟墓场。不同牌手的永久物不合在一起计算：两位牌手可以各有一个。此规则称为“传奇规则”。',
  ],
  [
    '704.5k',
    'Only one permanent with the supertype world can stay on the battlefield, whoever controls it. The one that has been a world permanent for the shortest time stays; all others are put into their owners’ graveyards. If several tie for the shortest time, none stays.',
    '无论由谁操控，战场上只能留有一个具有超类别“世界”的永久物。具有此超类别时间最短的一个留下，其余的都置入其拥有者的坟墓场。若有数个同为时间最短，则一个都不留下。',
  ],
  [
    '704.5m',
    'An Aura that is attached to nothing, or to something it can’t enchant, is put into its owner’s graveyard. This happens to an Aura when the creature it enchanted leaves the battlefield, or when that creature gains protection from the Aura’s color.',
    '未结附在任何东西上，或结附于不合法之对象的灵气，会被置入其拥有者的坟墓场。例如所结附的生物离开战场，或该生物获得了反此灵气颜色的保护异能。',
  ],
  [
    '704.5n',
    'An Equipment attached to something it can’t equip comes off and stays on the battlefield; the same holds for a Fortification. If the equipped permanent stops being a creature, for example, its Equipment lies there unattached and can be attached again.',
    '武具若贴附在不能佩带它的东西上，便会卸装并留在战场上，工事亦同。例如佩带武具的永久物不再是生物时，该武具留在战场上而不贴附于任何东西，之后可以再贴附到别的生物上。',
  ],
  [
    '704.5p',
    'A creature or battle can’t stay attached to anything: it comes off and stays on the battlefield. So does any other permanent that is no Aura, Equipment or Fortification. For example, an Equipment that becomes a creature drops off the creature that carried it.',
    '生物和战役不能贴附在任何东西上：若贴附着，便会卸装并留在战场上。其他不是灵气、武具或工事的永久物亦同。例如某武具变成生物时，便会从佩带它的生物上卸装。',
  ],
  [
    '704.5q',
    'Counters of the kinds +1/+1 and -1/-1 on the same permanent cancel each other in pairs. A creature with three +1/+1 counters that gets one -1/-1 counter ends with two +1/+1 counters.',
    '同一个永久物上的+1/+1指示物与-1/-1指示物会成对抵消。例如一个有三个+1/+1指示物的生物得到一个-1/-1指示物后，最后剩下两个+1/+1指示物。',
  ],
  [
    '704.5r',
    'If an ability of a permanent says how many counters of some kind it can have at most, the counters beyond that number are removed. A permanent that can’t have more than seven of them and has nine loses two.',
    '若某永久物的异能规定它至多能有多少个某种指示物，超出的指示物会被移去。例如至多能有七个此种指示物的永久物若有九个，便移去两个。',
  ],
  [
    '704.5s',
    'A Saga whose story has been told is sacrificed: it has as many lore counters as its last chapter’s number, or more. It stays until the chapter ability that triggered has left the stack, so the last chapter still happens while the Saga is there.',
    '学问指示物数量达到或超过最终章编号的传纪，会由其操控者牺牲。不过在它已触发的章节异能离开堆叠之前，传纪会留在战场上，因此最后一章生效时它仍在。',
  ],
  [
    '704.5u',
    'While a permanent with space sculptor is on the battlefield, each creature without a sector is put into one: alpha, beta or gamma. Each creature’s controller chooses. Players who don’t control a space sculptor choose first, the others after them.',
    '当战场上有具空间雕塑师异能的永久物时，每个还没有星区的生物都由其操控者划入一个星区（阿尔法、贝塔或伽马）。不操控具空间雕塑师之永久物的牌手先选择，其他牌手随后选择。',
  ],
  [
    '704.5v',
    'A battle with no defense left is put into its owner’s graveyard. If an ability of that battle has triggered, the battle stays until the ability has left the stack. A Siege, for example, is usually exiled first by its own ability for losing its last defense counter.',
    '布防为0的战役会被置入其拥有者的坟墓场。若它有异能已触发，则要等该异能离开堆叠之后才会如此。例如围攻在移去最后一个布防指示物时会触发异能，通常先被该异能放逐。',
  ],
  [
    '704.5w',
    'Every battle needs a player who protects it. If a battle has none and nobody is attacking it, its controller chooses a player who may protect it. If there is no such player, the battle is put into its owner’s graveyard.',
    '每个战役都须有一位保护它的牌手。若某战役没有保护者，且没有生物正在攻击它，其操控者选择一位能保护它的牌手。若没有这样的牌手，该战役便置入其拥有者的坟墓场。',
  ],
  [
    '704.5x',
    'The controller of a Siege can’t be the one who protects it. If both are the same player, for example after the protector gained control of the Siege, that player chooses an opponent as its new protector. With nobody to choose, it goes to its owner’s graveyard.',
    '围攻的操控者不能同时是它的保护者。若两者成为同一位牌手（例如保护者获得了该围攻的操控权），该牌手选择一位对手作为新的保护者。若无人可选，该围攻便置入其拥有者的坟墓场。',
  ],
  [
    '704.5y',
    'A permanent can wear only one Role of each player. If a player controls two or more Roles attached to the same permanent, the one attached most recently stays and the others are put into their owners’ graveyards. Roles of another player don’t matter for this.',
    '每位牌手在同一个永久物上只能保有一个角色。若同一位牌手操控的数个角色贴附在同一个永久物上，最近贴附的一个留下，其余的置入其拥有者的坟墓场。由其他牌手操控的角色不受影响。',
  ],
  [
    '704.6a',
    'In a Two-Headed Giant game the players of a team share one life total. A team whose life total is 0 or less loses the game, so both players of the team lose together.',
    '在双头巨人游戏中，同一团队的牌手共享总生命。总生命等于或小于0的团队输掉这盘游戏，因此该团队的牌手会一同落败。',
  ],
  [
    '704.6b',
    'In a Two-Headed Giant game poison counters are counted for the whole team. A team with fifteen or more of them loses the game, instead of ten for a single player.',
    '在双头巨人游戏中，中毒指示物以整个团队计算。有十五个或更多中毒指示物的团队输掉这盘游戏；一般游戏中单一牌手的上限则是十个。',
  ],
  [
    '704.6c',
    'In a Commander game, a player who has been dealt 21 or more combat damage by one and the same commander loses. The damage is counted over the whole game, for each commander separately. For example, three hits by a 7/7 commander are enough, whatever the player’s life total is.',
    '在指挥官游戏中，受到同一指挥官累计21点或更多战斗伤害的牌手输掉这盘游戏。此伤害在整盘游戏中累计，并按每个指挥官分别计算。例如被7/7的指挥官击中三次便会输，不论总生命有多少。',
  ],
  [
    '704.6f',
    'In a Planechase game a phenomenon doesn’t stay. Once its triggered ability has left the stack, the planar controller, who is normally the active player, planeswalks away from it to the next card of their planar deck.',
    '在竞逐时空游戏中，异象不会停留。它的触发式异能离开堆叠之后，时空操控者（通常为主动牌手）便时空换境离开该异象，来到其时空套牌的下一张牌。',
  ],
];
