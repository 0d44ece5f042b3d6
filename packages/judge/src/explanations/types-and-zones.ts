/** Names, card types and zones (CR 201 to 401), explained. */
import type { Explained } from './explanation.js';

export const TYPES_AND_ZONES: readonly Explained[] = [
  [
    '201.4',
    'If an effect tells you to choose a card name, you must name a card that really exists; it need not be in anyone’s deck. The name of a token can be chosen only if some card has that name too.',
    '若效应令你选择一个牌名，你必须说出确实存在的牌的名称；它不必在任何人的套牌里。衍生物的名称只有在同时也是某张牌的名称时才能选择。',
  ],
  [
    '205.4e',
    'You can cast a legendary instant or sorcery only if you control a legendary creature or a legendary planeswalker. Once the spell is cast, it no longer matters: should the legendary creature die in response, the spell still resolves.',
    '只有当你操控传奇生物或传奇鹏洛客时，才能施放传奇瞬间或传奇法术。施放之后便不再有关系：即使该传奇生物在回应中死去，此咒语仍会结算。',
  ],
  [
    '302.6',
    'A creature that you haven’t controlled without a break since your latest turn began can’t attack, and its abilities with {T} or {Q} in their cost can’t be used. It’s called summoning sickness, and haste does away with it. Such a creature can block all the same, and its other abilities work.',
    '若你并未从自己最近的回合开始时起一直操控某个生物，它便不能攻击，其费用中含{T}或{Q}的异能也不能起动。这称为“召唤失调”，具敏捷的生物则不受影响。这样的生物仍可以阻挡，其他异能也照常可用。',
  ],
  [
    '303.4f',
    'If an Aura comes onto the battlefield other than as an Aura spell that resolves, for example from a graveyard, its controller chooses what it enchants as it enters, unless the effect already names it. It must be something it can legally enchant. Nothing is targeted here, so even a permanent with hexproof can be chosen.',
    '若灵气不是以灵气咒语结算的方式进战场，例如从坟墓场放进战场，而效应又未指明所结附的对象，则由其操控者在它进战场时选择。所选的须是它能合法结附的。这不使用目标，因此具辟邪的永久物也可以选。',
  ],
  [
    '305.1',
    'You can play a land from your hand in a main phase of your own turn, when you have priority and the stack is empty. It goes straight onto the battlefield: a land is never a spell, so nobody can counter it or respond to its being played.',
    '在你自己回合的行动阶段，当你有优先权且堆叠为空时，你可以从手上使用一张地。它直接进战场：地从来不是咒语，因此无法被反击，也没有人能对使用地作出回应。',
  ],
  [
    '305.2',
    'Normally you may play one land during each of your turns. Some effects let you play more. Lands that an effect simply puts onto the battlefield aren’t played and don’t count.',
    '一般而言，你在自己的每个回合中可以使用一个地。有些效应会让你使用更多。效应直接放进战场的地不算使用，也不计入此限制。',
  ],
  [
    '305.2b',
    'If you’ve already played as many lands as you may this turn, you can’t play another, not even if an effect tells you to; that part of the effect is ignored. An effect that puts a land onto the battlefield is something else and still works.',
    '若你本回合使用的地已达到可使用的数量，便不能再使用地；即使效应令你这样做，也略过该部分。效应将地放进战场则是另一回事，仍可进行。',
  ],
  [
    '305.3',
    'You can play lands only during your own turn. Should an effect tell you to play a land on somebody else’s turn, that part is ignored. An effect that puts a land onto the battlefield isn’t playing it and works on any turn.',
    '你只能在自己的回合使用地。若效应令你在其他牌手的回合中使用地，则略过该部分。将地放进战场不算使用地，在任何回合都可以进行。',
  ],
  [
    '304.4',
    'An instant is never on the battlefield. If an effect would put an instant card there, the card stays in the zone where it is. A board that is set up by hand can’t have one there either.',
    '瞬间永远不会在战场上。若效应要将瞬间牌放进战场，该牌会留在原来的区域。手动布置的场面也不能把瞬间放在那里。',
  ],
  [
    '307.1',
    'You can cast a sorcery only in a main phase of your own turn, while you have priority and the stack is empty. So you can’t respond with a sorcery and can’t cast it in combat or on an opponent’s turn, as you can an instant.',
    '你只能在自己回合的行动阶段、有优先权且堆叠为空时施放法术。因此法术不能像瞬间那样用来回应其他咒语，也不能在战斗中或对手的回合施放。',
  ],
  [
    '307.4',
    'A sorcery is never on the battlefield. If an effect would put a sorcery card there, the card stays in the zone where it is. A board that is set up by hand can’t have one there either.',
    '法术永远不会在战场上。若效应要将法术牌放进战场，该牌会留在原来的区域。手动布置的场面也不能把法术放在那里。',
  ],
  [
    '309.4c',
    'Each room of a dungeon has an ability that triggers when you move your venture marker into that room. It goes on the stack like other triggered abilities, so players can respond. The owner of the dungeon card controls it.',
    '地城的每个房间都有一个异能，当你将探索标记移到该房间时触发。它像其他触发式异能一样进入堆叠，因此可以回应。该异能由拥有此地城牌的牌手操控。',
  ],
  [
    '309.5a',
    'If you venture while you are in a dungeon and not in its last room, you move your marker to the next room along an arrow. Where several arrows lead on, you choose one. The ability of the room you come to then triggers.',
    '若你探索地城时已身在一个地城之中，且不在最底层的房间，便沿着箭头将标记移到下一个房间。若有多条箭头，由你选择其中一条。之后你所到房间的异能触发。',
  ],
  [
    '309.7',
    'You complete a dungeon as its card is removed from the game. That happens once your marker is on its last room and that room’s ability has left the stack. Some cards get better when you have completed a dungeon.',
    '当地城牌从游戏中移除时，你便完成了该地城。这发生在你的标记位于最底层房间，且其房间异能已离开堆叠之后。有些牌会因你完成过地城而变得更好。',
  ],
  [
    '310.8a',
    'As a battle enters, its controller chooses the player who protects it; for a Siege that has to be an opponent. The protector is the one whose creatures block to defend the battle, while its controller may well be the one who attacks it.',
    '战役进战场时，其操控者选择一位牌手作为其保护者；若是围攻，则须选择一位对手。保护者以其生物阻挡来保护该战役，而战役的操控者自己可以攻击它。',
  ],
  [
    '310.9',
    'A battle can’t be attached to anything, even if it is an Aura or an Equipment as well. If it somehow is attached to a permanent, it becomes unattached the next time a player would get priority. It stays on the battlefield, unless it is an Aura.',
    '战役不能贴附在任何东西上，即使它同时也是灵气或武具。若它以某种方式贴附在永久物上，则在下一次有牌手将得到优先权时不再贴附。该战役仍留在战场上，除非它是灵气。',
  ],
  [
    '311.7',
    'The chaos ability of a plane triggers when chaos ensues: when someone rolls the chaos symbol on the planar die, or when a spell or ability says so. The planar controller controls it, whoever made it happen.',
    '时空牌的混沌异能在混沌发生时触发：有人在时空骰上掷出混沌符号，或结算中的咒语或异能如此说明。该异能由时空操控者操控，与由谁引起无关。',
  ],
  [
    '312.5',
    'A phenomenon has an ability that triggers when you encounter it, that is, when you move it off a planar deck and turn it face up. Once that ability is done, you go on to the next card, so a phenomenon usually happens just once.',
    '异象有一个在你遭遇它时触发的异能，遭遇是指你将它从时空套牌移出并翻为牌面朝上。该异能处理完之后，便继续前往下一张牌，因此异象通常只发生一次。',
  ],
  [
    '315.2',
    'At the start of a game, before the decks are shuffled, you may put any number of conspiracies from your sideboard into the command zone. Their abilities work from there. One with hidden agenda is put there face down, with a card name chosen in secret.',
    '游戏开始时，在洗牌之前，你可以将备牌中任意数量的诡局牌置入统帅区，其异能在该处生效。具秘案的诡局牌以牌面朝下的方式置入，并秘密选择一个牌名。',
  ],
  [
    '400.7',
    'An object that goes from one zone to another becomes a new object that has nothing to do with the old one. A creature that leaves the battlefield and comes back has no damage, counters or Auras left, and a spell that targeted it before can’t find it. There are only a few exceptions.',
    '从一个区域移到另一个区域的物件会成为新的物件，与先前的物件毫无关系。例如离开战场又回来的生物，其上的伤害、指示物与灵气都不再有，先前以它为目标的咒语也找不到它。例外只有少数。',
  ],
  [
    '401.4',
    'If an effect puts two or more cards in the same place in a library at once, such as on the bottom, their owner decides the order and doesn’t have to show it. The others don’t learn which of these cards lies where.',
    '若效应将两张或更多牌同时置于牌库的同一位置，例如牌库底，则由这些牌的拥有者决定顺序，且不需展示。其他牌手不会得知这些牌的先后次序。',
  ],
  [
    '405.5',
    'When everybody passes one after the other, the object that was put on the stack last resolves. With nothing on the stack, the step or phase ends instead.',
    '当所有牌手接连让过优先权时，最后放进堆叠的物件结算。若堆叠中没有东西，则改为该步骤或阶段结束。',
  ],
];
