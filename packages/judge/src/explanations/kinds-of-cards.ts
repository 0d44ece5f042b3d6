/** Face-down permanents and cards that are laid out in their own way (CR 708 to 717), explained. */
import type { Explained } from './explanation.js';

export const KINDS_OF_CARDS: readonly Explained[] = [
  [
    '708.2a',
    'A face-down permanent is a 2/2 creature without name, text, subtypes or mana cost, unless what put or turned it face down says something else. What is printed on the card doesn’t count while it lies so: a 7/7 dragon played face down fights as a 2/2.',
    '牌面朝下的永久物是没有名称、规则叙述、副类别与法术力费用的2/2生物，除非使它牌面朝下的效应另有说明。此时牌上所印的内容都不算数：一张7/7的龙牌面朝下时，就只是2/2生物。',
  ],
  [
    '708.7',
    'What lets a permanent be face down may also let its controller turn it face up, such as paying a morph cost. An effect can turn it face up as well. It is the same permanent then, only with the characteristics of the card. Spells normally stay face down.',
    '使永久物得以牌面朝下的异能或规则，也可能让其操控者将它翻回正面，例如支付变身费用；效应也能做到。翻回正面后它仍是同一个永久物，只是恢复了该牌的特征。咒语通常不能翻回正面。',
  ],
  [
    '709.5d',
    'A Room has two halves, and each works only while it is unlocked. The half that was cast is unlocked as the permanent enters the battlefield; the other is locked. If it enters without having been cast, both halves are locked.',
    '房间有两个半边，各自只有在解锁时才起作用。该永久物进战场时，当作咒语施放的半边会解锁，另一个半边则锁上。若它未经施放便进战场，两个半边都是锁上的。',
  ],
  [
    '709.5f',
    'If an effect lets you unlock a door, you choose a locked half of that permanent, and it becomes unlocked. From then on the permanent also has the name, the mana cost and the text of that half. You pay nothing extra for it.',
    '若效应让你解锁一扇门，你选择该永久物一个锁上的半边，将它解锁。从此该永久物也具有该半边的名称、法术力费用与规则叙述。你不需另外支付解锁费用。',
  ],
  [
    '709.5g',
    'If an effect lets you lock a door, you choose an unlocked half of that permanent, and it becomes locked. The permanent then no longer has the name, mana cost and text of that half. The half can be unlocked again later.',
    '若效应让你锁上一扇门，你选择该永久物一个已解锁的半边，将它锁上。该永久物便不再具有该半边的名称、法术力费用与规则叙述。之后可以再将该半边解锁。',
  ],
  [
    '710.4',
    'A flip card that has been flipped shows its other, upside-down half and stays so; it can’t be flipped back. Only if it leaves the battlefield does it forget this: should it come back, it starts unflipped again.',
    '倒转牌一旦倒转，便以上下颠倒的另一半为准，并一直如此，不能再倒转回来。只有离开战场时才会失去此状态：若它再次进战场，便重新从未倒转的状态开始。',
  ],
  [
    '711.2a',
    'Level counters decide which part of a leveler card counts. While their number lies within the range of a level symbol, the creature has the base power and toughness and the abilities printed beside it. At LEVEL 2-6, for example, it needs two to six level counters.',
    '升级牌上的等级指示物决定哪一部分生效。当其数量处于某等级符号所示的范围之内时，该生物具有该部分所印的基础力量与防御力以及异能。例如范围为2至6时，须有两个到六个等级指示物。',
  ],
  [
    '714.2b',
    'Lore counters on a Saga tell its chapters. When counters are put on it and their number reaches the number of a chapter, that chapter’s ability triggers. If two are added to one counter at once, chapters II and III both trigger.',
    '传纪上的学问指示物决定进展到哪一章。当放置指示物使其数量达到某章的编号时，该章的异能便触发。例如原有一个指示物，一次再放两个，则第二章与第三章都会触发。',
  ],
  [
    '714.3b',
    'At the start of your precombat main phase you put one lore counter on each Saga you control. Nobody can respond to this, since it doesn’t use the stack, but the chapter ability that triggers then does.',
    '在你的战斗前行动阶段开始时，你在每个由你操控的传纪上放置一个学问指示物。此动作不使用堆叠，因此无法回应；但由此触发的章节异能会进入堆叠，可以回应。',
  ],
  [
    '715.3d',
    'A spell cast as an Adventure doesn’t go to the graveyard when it resolves: its controller exiles it. As long as it stays exiled, that player may cast the card in its ordinary form, but normally not as the Adventure once more. If the Adventure is countered, it isn’t exiled in this way.',
    '以历险方式施放的咒语结算时，其操控者将它放逐，而不置入坟墓场。只要它仍在放逐区，该牌手便可以以通常的方式施放这张牌，但一般不能再次当作历险施放。若该历险咒语被反击，则不会如此放逐。',
  ],
  [
    '716.2a',
    'A Class gains levels one after another. You may pay the cost of the next level only when you could cast a sorcery, and only from the level before it. Once it is level 2, it has that section’s abilities besides the earlier ones.',
    '职业须逐级提升。你只能在可以施放法术的时机支付下一级的费用，且该职业须正处于前一级。升到第2级后，它便具有该级的异能，之前的异能也都保留。',
  ],
  [
    '717.2a',
    'In constructed play an Attraction deck needs at least ten Attraction cards, and all of them must have different English names. It is kept apart from the main deck and doesn’t count for that deck’s size.',
    '在构筑赛中，景点套牌至少须有十张景点牌，且每张牌的英文名称都不同。它与主套牌分开放置，不计入主套牌的张数。',
  ],
  [
    '717.2b',
    'In limited play, with the cards just opened or drafted, an Attraction deck needs at least three Attractions from the player’s card pool. Several of them may have the same English name. It doesn’t count for the size of the main deck.',
    '在限制赛（使用刚开封或轮抽所得的牌）中，景点套牌至少须有三张来自该牌手之牌池的景点牌，且其中可以有英文名称相同的牌。它不计入主套牌的张数。',
  ],
  [
    '717.4',
    'At the start of your precombat main phase, if you control an Attraction, you roll a six-sided die to visit your Attractions. This doesn’t use the stack. An Attraction opened later in that phase has to wait for another roll.',
    '在你的战斗前行动阶段开始时，若你操控景点，你便掷一颗六面骰来游览景点。此动作不使用堆叠。在该阶段中稍后才开启的景点，要等下一次掷骰。',
  ],
  [
    '717.6',
    'An Attraction can be only on the battlefield, in exile or in the command zone. If it would go anywhere else, its owner puts it into the command zone instead. A destroyed Attraction, for example, doesn’t come to the graveyard.',
    '景点牌只能在战场、放逐区或统帅区中。若它将去往其他任何区域，改为由其拥有者置入统帅区。例如被消灭的景点不会进入坟墓场。',
  ],
];
