/** Keyword abilities of cards in a graveyard or on their way there (CR 702), explained. */
import type { Explained } from './explanation.js';

export const KEYWORDS_OF_GRAVEYARDS: readonly Explained[] = [
  [
    '702.34',
    'Flashback lets you cast an instant or sorcery once more, from your graveyard, by paying its flashback cost instead of its mana cost. Afterwards the card is exiled, so it works once from there. The usual timing stays: a sorcery with flashback still waits for your main phase.',
    '返照让你从坟墓场再次施放一张瞬间或法术，支付其返照费用而不是法术力费用。之后该牌会被放逐，因此只能这样用一次。时机限制不变：具返照的法术仍须等到你的行动阶段。',
  ],
  [
    '702.34a',
    'A spell cast from the graveyard for its flashback cost is exiled whenever it would leave the stack. It makes no difference whether it resolved, was countered, or would go back to a hand: it goes to exile instead of anywhere else.',
    '支付返照费用从坟墓场施放的咒语，在将要离开堆叠时一律改为放逐。无论它是已经结算、被反击，还是将被移回手上，都不会去别处，而是被放逐。',
  ],
  [
    '702.35',
    'If you discard a card with madness, it goes to exile instead of your graveyard. Then an ability triggers, and as it resolves you may cast the card for its madness cost. If you don’t, it goes to your graveyard after all.',
    '若你弃掉具疯魔的牌，它会被放逐而不是置入坟墓场。接着会触发一个异能，于其结算时你可以支付疯魔费用施放该牌。若你不这么做，该牌便置入你的坟墓场。',
  ],
  [
    '702.52',
    'If a card with dredge is in your graveyard and you would draw a card, you may instead mill the stated number of cards and return that card to your hand. Dredge 3 needs at least three cards in your library. One dredge replaces one draw.',
    '若具发掘的牌在你的坟墓场中，当你将要抓一张牌时，可以改为磨所述数量的牌，并将该牌移回你手上。例如发掘3要求你的牌库至少有三张牌。每次发掘替代一次抓牌。',
  ],
  [
    '702.59',
    'A card with recover waits in your graveyard. Each time a creature goes from the battlefield to your graveyard, you may pay the recover cost and return the card to your hand. If you don’t pay, the card is exiled.',
    '具复还的牌在你的坟墓场中等待。当有生物从战场进入你的坟墓场时，你可以支付复还费用，将该牌移回你手上。若你不支付，该牌便被放逐。',
  ],
  [
    '702.66',
    'Delve lets you pay for a spell with the cards in your graveyard. For each generic mana in its total cost you may exile one of them instead of paying that mana. Colored mana can’t be paid this way.',
    '掘穴让你用坟墓场中的牌来支付咒语。总费用中的每一点一般法术力，你都可以改为放逐你坟墓场中的一张牌来支付。有色法术力不能这样支付。',
  ],
  [
    '702.66a',
    'As you pay for a spell with delve, each card you exile from your graveyard pays for one generic mana of the total cost. With a total cost of {6}{U} and four cards exiled, {2}{U} is left to pay with mana.',
    '支付具掘穴之咒语的费用时，你每从坟墓场放逐一张牌，便支付了总费用中的一点一般法术力。例如总费用为{6}{U}而放逐四张牌，则还须用法术力支付{2}{U}。',
  ],
  [
    '702.81',
    'Retrace lets you cast the card from your graveyard if you discard a land card as an additional cost. You still pay the mana cost. Nothing exiles the card afterwards, so it can be cast like this again and again as long as you have lands to discard.',
    '追溯让你可以从坟墓场施放该牌，但须额外弃掉一张地牌。法术力费用仍须支付。之后该牌不会因此被放逐，因此只要有地牌可弃，便能一再这样施放。',
  ],
  [
    '702.84',
    'Unearth brings the card back from your graveyard for a last turn. You pay the cost when you could cast a sorcery; it returns to the battlefield with haste and is exiled when the next end step begins. Whatever would take it from the battlefield sooner exiles it instead.',
    '破坟让坟墓场中的牌再上场一次。你在可以施放法术的时机支付费用，它便返回战场并获得敏捷，到下一个结束步骤开始时被放逐。若它提前将离开战场，则改为放逐它。',
  ],
  [
    '702.97',
    'You may exile a card with scavenge from your graveyard and pay its cost, at a time you could cast a sorcery. A target creature then gets as many +1/+1 counters as the exiled card’s power. A card with power 4 gives four counters.',
    '在你可以施放法术的时机，你可以支付费用并从坟墓场放逐具食腐的牌。目标生物上便放置若干+1/+1指示物，数量等同于被放逐之牌的力量。例如力量为4的牌给四个指示物。',
  ],
  [
    '702.127',
    'On some split cards one half has aftermath. That half can be cast only from your graveyard, after which the card is exiled when it would leave the stack. So you usually cast the first half from your hand and the second one later.',
    '有些连体牌的其中一半具有余响。这一半只能从坟墓场施放，之后该牌在将要离开堆叠时会被放逐。因此通常先从手上施放另一半，之后再施放这一半。',
  ],
  [
    '702.128',
    'At a time you could cast a sorcery, you may pay the embalm cost and exile this card from your graveyard. You create a token that is a copy of it, except that it is white, has no mana cost and is also a Zombie. It isn’t cast, so it can’t be countered as a spell.',
    '在你可以施放法术的时机，你可以支付遗存费用并从坟墓场放逐此牌。你派出一个衍生物，为此牌的复制品，但它是白色，没有法术力费用，且额外具有灵俑类别。这不是施放，因此不能当作咒语来反击。',
  ],
  [
    '702.129',
    'At a time you could cast a sorcery, you may pay the eternalize cost and exile this card from your graveyard. You create a token that is a copy of it, except that it is black, 4/4, has no mana cost and is also a Zombie. So even a small creature comes back big.',
    '在你可以施放法术的时机，你可以支付永生费用并从坟墓场放逐此牌。你派出一个衍生物，为此牌的复制品，但它是黑色的4/4，没有法术力费用，且额外具有灵俑类别。因此小生物也会变大归来。',
  ],
  [
    '702.133',
    'An instant or sorcery with jump-start may be cast from your graveyard if you discard a card in addition to paying its costs. Afterwards it is exiled when it would leave the stack. Any card will do, even a land you don’t need.',
    '具再起的瞬间或法术可以从坟墓场施放，除支付其费用外还须弃一张牌。之后它在将要离开堆叠时会被放逐。弃任何牌都可以，例如用不上的地。',
  ],
  [
    '702.138',
    'Escape lets you cast the card from your graveyard by paying its escape cost instead of its mana cost. That cost usually includes exiling other cards from your graveyard. Escape doesn’t exile the card afterwards, so it may escape again later.',
    '逸脱让你可以支付逸脱费用而不是法术力费用，从坟墓场施放该牌。此费用通常包括从你的坟墓场放逐其他牌。之后该牌不会因此被放逐，因此日后还可能再次逸脱。',
  ],
  [
    '702.141',
    'At a time you could cast a sorcery, you may pay the encore cost and exile this card from your graveyard. For each opponent you create a token that is a copy of it, has haste and attacks that opponent this turn if able. You sacrifice them at the beginning of the next end step.',
    '在你可以施放法术的时机，你可以支付返场费用并从坟墓场放逐此牌。为每位对手各派出一个此牌的复制品衍生物，它们获得敏捷，本回合中若能攻击该对手，则必须如此作。在下一个结束步骤开始时牺牲它们。',
  ],
  [
    '702.146',
    'You may cast a double-faced card with disturb from your graveyard for its disturb cost. It is then cast with its back face up and enters the battlefield that way. So a creature that died can return as something else.',
    '你可以支付侵扰费用，从坟墓场施放具侵扰的双面牌。这样施放的是其背面，并以背面朝上的方式进入战场。因此死去的生物能以另一种面貌归来。',
  ],
];
