/**
 * Sentences of old cards in the order and the words of the newest ones: what stands first, what is said once, what is left out.
 * They are applied after the single words (`normal.ts`), so they meet those of today.
 */

const VERBS = 'Banish|Return|Add|Change|Destroy|Special Summon|Shuffle|Set';

export const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bincreases its (ATK|DEF) by (\d+)(?: points)? and decreases its (ATK|DEF) by (\d+)(?: points)?/g, 'gains $2 $1, also it loses $4 $3'],
  [
    /\b([Yy])ou must also offer monsters whose total Level Stars equal (\d+) or more as a Tribute from/g,
    '$1ou must also Tribute monsters whose total Levels equal $2 or more from',
  ],
  [
    /(?<=^|\. )This card returns to (?:its|the) owner's hand during the End Phase of the turn (?:that )?(?:it|this card) is (Normal Summoned or flipped face-up|Normal Summoned|Special Summoned)(?=\.|$)/g,
    'During the End Phase of the turn this card is $1: Return this card to the hand',
  ],
  [/\bor material for a Summon\b/g, 'or material'],
  [
    /(?<=^|\. )During the turn (?:this card was|you) (Normal|Special) Summoned(?: this card)?, (?=you can Normal|this card|it can)/g,
    'While this card was $1 Summoned this turn, ',
  ],
  [/\b([Uu]ntil the end of (?:the|your|your opponent's) next turn) after this (?:card|effect) resolves, /g, '$1, '],
  [/\b([Ff]or the rest of this turn) after this (?:card|effect) resolves, (?=your opponent)/g, '$1, '],
  [/(?<=^|\. )(If|When) this card is ((?:destroyed|sent)[^:;,.]*?) while equipped(?: to a monster)?: /g, '$1 this equipped card is $2: '],
  [
    /(?<=^|\. )If this card is banished, during the Standby Phase of the next turn: /g,
    'During the Standby Phase of the next turn after this card was banished: ',
  ],
  // What is said of one card in two ways that share a verb.
  [/\bcannot be targeted by, or (?:be )?destroyed by, ([^.,;]{3,60})/g, 'cannot be targeted by $1, and cannot be destroyed by $1'],
  [/\bcannot be targeted,? or (?:be )?destroyed,? by (card effects)/g, 'cannot be targeted by $1, and cannot be destroyed by $1'],
  [
    /\b(cannot (?:attack|declare an attack|be Tributed|be destroyed by battle|be targeted by card effects)),? or (be (?:used|Tributed|targeted|destroyed) |activate |change )/g,
    '$1, and cannot $2',
  ],
  [/(?<=^|\. )Each turn, the first time ([^.,;]{3,80}?), it is not destroyed/g, 'The first time $1 each turn, it is not destroyed'],
  [/\bwould be destroyed each turn, (by [^.,;]{3,40}), it is not destroyed/g, 'would be destroyed $1 each turn, it is not destroyed'],
  [
    /(?<=^|\. )Your opponent cannot target this (\w+ Summoned) card with/g,
    'While this $1 card is on the field, your opponent cannot target this card with',
  ],
  [
    /(?<=^|\. )Neither player can target this (\w+ Summoned) card with/g,
    'While this $1 card is on the field, neither player can target this card with',
  ],
  [/(?<=^|\. )This (\w+ Summoned) card (cannot|can|is unaffected|gains)/g, 'While this $1 card is on the field, this card $2'],
  [/(?<=^|\. )This linked card (cannot|can|is unaffected|gains)/g, 'While this card is linked, this card $1'],
  [
    /(?<=^|\. )Once per turn, if ([^.,;]{3,60}? would be destroyed[^.,;]{0,60}), it is not destroyed/g,
    'The first time $1 each turn, it is not destroyed',
  ],
  [/(?<=^|\. )Your opponent's monsters cannot attack(?= if| while|\.|$)/g, 'Monsters your opponent controls cannot attack'],
  [/(?<=^|\. )Cards and effects cannot be activated in response to/g, 'Neither player can activate cards or effects in response to'],
  [/ ?\((?:This|This ATK gain|This ATK increase) remains even if this card leaves the field\.?\)/g, ''],
  [
    /(?<=^|\. )(Gains (?:\d+) (?:ATK|DEF)|Inflict \d+ damage to your opponent|Gain \d+ LP) each time ([^.;:]{3,90})(?=\.|$)/g,
    'Each time $2, ~~$1',
  ],
  [/~~Gains/g, 'this card gains'],
  [/~~I(?=nflict)/g, 'i'],
  [/~~G(?=ain)/g, 'g'],
  [/\bis removed from (?:the field|your side of the field)\b/g, 'leaves the field'],
  [/(?<=^|\. )All ([^.;,]{3,60}?) (gain|lose) (\d+ (?:ATK and DEF|ATK\/DEF|ATK|DEF)), except this card(?=\.|$)/g, 'All other $1 $2 $3'],
  [
    /(?<=^|\. )If ((?:this card|a "[^"]+" monster you control) (?:battled|attacked)[^.,:]{0,50}), at the end of the (Damage Step|Battle Phase): /g,
    'At the end of the $2, if $1: ',
  ],
  [/\b([Dd]iscard [^.;,]{1,60}?) to the GY(?=[;.,]| to )/g, '$1'],
  [/\bskip the (Draw Phase|Battle Phase|Standby Phase) of their next turn\b/gi, "skip the $1 of your opponent's next turn"],
  [/\b[Mm]ake each player draw (\d) cards?\b/g, 'each player draws $1 card'],
  [
    /\b(shuffle|return|send|place|add) (into the Deck|to the Deck|to the hand|to your hand|to the GY|to the Extra Deck), ((?:up to )?\d (?!Fusion Monster you control, or)[^.;,:]{3,90}?)(?=[.;]|, and if|, then|$)/gi,
    '$1 $3 $2',
  ],
  [
    /(?<=^|\. )Negate the activation of (an? [^.;,]{2,40}?),? and (destroy it|banish it|return it to the owner's hand)(?=\.|$)/g,
    'When $1 is activated: Negate the activation, and if you do, $2',
  ],
  [/\bmake your LP become (\d+)/g, 'your LP become $1'],
  [/\beach Spell and Trap\b/g, 'each Spell/Trap'],
  [/\beach face-down Spell and Trap\b/g, 'each face-down Spell/Trap'],
  // What stands in brackets and is said of the part before it.
  [/ \((but (?!you can|can be|you may)[^()]{1,120})\)(?=[.,;]|$)/g, ', $1'],
  [/ from (?:the|your) GY \(if it was there when [^()]{1,60}\),? or hand \(even if not\)/g, ' from your hand or GY'],
  [/\bfor the rest of this turn (?=you cannot|your opponent cannot)/g, 'for the rest of this turn, '],
  [
    /(?<=^|: |\. )You can ((?:add|Set|Special Summon|draw) [^.;,]{1,90}?) during the End Phase of this turn(?=\.|$)/g,
    'You can during the End Phase of this turn, $1',
  ],
  [/(?<=^|\. )You can (reveal [^:;.]{1,60} in your hand): (?=Special Summon)/g, 'You can $1; '],
  [/\b(\d+) x (the number of materials used for (?:its|this card's) [A-Z][a-z]+ Summon)/g, '$2 x $1'],
  // What a card went through.
  [/\bif this card is in (?:the|your) GY because it was /gi, 'if this card is in the GY, if it was '],
  [
    /(?<=^|\. )(If|When|if|when) (?:this card is )?(?:Special )?Summoned this way: /g,
    '$1 this card is Special Summoned by its own effect: ',
  ],
  [/\bdestroyed by battle and sent to the GY this turn:/g, 'destroyed by battle and sent there this turn:'],
  [
    /(?<=^|\. )While (?:that|this) Token is in the Monster Zone, the player who Summoned it cannot Special Summon(?: monsters)? from the Extra Deck, except ([^.;,]{1,40})(?=\.|$)/g,
    'While that Token is face-up on the field, you cannot Special Summon monsters from the Extra Deck, except $1',
  ],
  [/(?<=^|\. )That (?:Equip Spell|Spell\/Trap|Spell|Trap|card) cannot be activated this turn/g, 'It cannot be activated this turn'],
  [/, except itself\b/g, ', except this card'],
  // What a possessive leaves out.
  [
    /\bwith (ATK|DEF) ((?:less|greater) than(?: or equal to)?|equal to or (?:less|greater) than) this card's(?=[.,;]|$)/g,
    "with $1 $2 this card's $1",
  ],
  [/\bthis card's (ATK|DEF|Level|Rank) becomes that ([\w ]{1,20})'s(?=[.,;]|$)/g, "this card's $1 becomes that $2's $1"],
  [/(?<=^|\. )Your opponent's monsters cannot declare attacks(?=\.|$)/g, 'Monsters your opponent controls cannot declare attacks'],
  [
    /(?<=^|\. )Your opponent cannot target this Defense Position card with card effects(?=\.|$)/g,
    'While this card is in face-up Defense Position, your opponent cannot target this card with card effects',
  ],
  // "From your GY face-up as possible", what is in a zone is had.
  [
    /\bas many ("[^"]+" monsters from your [\w, ]{2,30}) face-up as possible in your Spell/g,
    'as many $1 as possible face-up in your Spell',
  ],
  [/\byou control (\d+ or more "[^"]+" cards in your Spell & Trap Zone)/g, 'you have $1'],
  [/\b([Nn])egate the effects of (face-up monsters your opponent controls,? until)/g, '$1egate the effects of all $2'],
  // Old words for what is paid, and for what is Summoned.
  [/(?<=^|\. )(Reveal|Tribute|Discard|Send|Pay|Banish) ([^.;]{1,120}) to activate this card\. (?=[A-Z])/g, '$1 $2; '],
  [
    /(?<=^|\. )If the (ATK|DEF) of a monster summoned by your opponent \(excluding Special Summon\) is (\d+) points or less, the monster is destroyed/g,
    'When your opponent Normal or Flip Summons a monster with $2 or less $1: Target that monster; destroy it',
  ],
  [
    /(?<=^|\. )(If|When) this card battles (an? [^.;,]{1,40}), (?:remove that monster from play|banish that monster) after damage calculation/g,
    'After damage calculation, if this card battles $2: Banish that monster',
  ],
  [
    /(?<=^|\. )This card is (Level \d+) while in face-up Defense Position/g,
    'While this card is in face-up Defense Position, its Level becomes $1',
  ],
  // Each of several, one of each side.
  [
    /\b([Tt]arget) 1 ((?:[\w-]+ ){0,3}(?:monster|card|Spell\/Trap)) on each (?:field|side of the field)\b/g,
    '$1 1 $2 you control and 1 $2 your opponent controls',
  ],
  [
    /(?<=^|\. )Each of your opponent's monsters in the same column as one of your ("[^"]+") monsters (?:is (banished)|(loses|gains|cannot))/g,
    'All monsters your opponent controls in the same column as one of your $1 monsters ~$2$3',
  ],
  [/ ~banished when it leaves the field/g, ' are banished when they leave the field'],
  [/ ~loses\b/g, ' lose'],
  [/ ~gains\b/g, ' gain'],
  [/ ~cannot change its\b/g, ' cannot change their'],
  [/ ~cannot\b/g, ' cannot'],
  [
    /(?<=^|\. )Your opponent cannot target any of their monsters in the same column/g,
    'Your opponent cannot target monsters your opponent controls in the same column',
  ],
  [/\ball of your opponent's monsters in the same columns?/g, 'all monsters your opponent controls in the same column'],
  [
    /(?<=^|\. )(Your opponent cannot target) (?:face-up )?([^.;,]{1,60}?monsters(?: you control)?) (with card effects|for attacks), except this (?:one|card)(?=[.]|$)/g,
    '$1 other $2 $3',
  ],
  [/\b(gains|lose|loses|gain) (\d+) (ATK|DEF) and (\d+) (ATK|DEF)\b/g, '$1 $2 $3, also it $1 $4 $5'],
  [/\b[Dd]raw (\d) additional cards\b/g, 'draw $1 cards'],
  [/\b(all|each) tokens\b/g, '$1 Tokens'],
  [/\bnumber of tokens\b/g, 'number of Tokens'],
  [/(?<=^|\. )Increase your LP by (the [^.;]{1,80}?)(?: points)?(?=[.]|$)/g, 'Gain LP equal to $1'],
  [/(?<=^|\. )You do not take any damage until /g, 'You take no damage until '],
  [/(?<=^|\. )(Both players|Each player) discards? any monsters in their hands?\b/g, 'Each player discards all monsters in their hand'],
  [
    /(?<=^|\. )(Inflict \d+ damage to your opponent|Inflict \d+ points of damage to your opponent's LP) and (\d+) points of damage to your LP/g,
    '$1 and you take $2 damage',
  ],
  [/\b([Cc]ontrol of this) face-up card on the field (cannot switch)/g, '$1 card $2'],
  [/\bcannot attack unless it has material/gi, 'Cannot attack unless this card has material'],
  [
    /(?<=^|\. )Each face-up ([^.;,]{1,60}? you control) gains (\d+ ATK) for each material attached to it$/g,
    'All face-up $1 gain $2 for each material attached to them',
  ],
  [/(?<=^|\. )For the rest of this turn after this card resolves, (?=you cannot)/g, 'For the rest of this turn, '],
  [/, also for the rest of this turn after this card resolves, /g, ', also for the rest of this turn, '],
  [/ by Special Summoning it from your hand/g, ' by Special Summoning this card'],
  [/(?<=^|\. )(When you draw this card: You can reveal it; Special Summon) it from your hand/g, '$1 this card from your hand'],
  [/\bas many ([^.;,]{1,50}?) as possible from (your [^.;,]{1,40}?)(?=[.;,]|$| in )/g, 'as many $1 from $2 as possible'],

  [/\b[Ii]ncrease the LP of both players by (\d+)(?: points)?/g, 'Both players gain $1 LP'],
  [/\bGain (?:that much|the same amount of|that amount of) LP\b/g, 'Gain LP equal to the battle damage inflicted'],
  [/ even if there is a monster your opponent controls\b/g, ''],
  [/\bSpell or Traps\b/g, 'Spells/Traps'],
  [/ \(for no effect\)/g, ''],
  [/\b(\d) selected (monsters?)\b/g, '$1 $2'],
  [/\bthis monster's (ATK|DEF|Level)\b/g, "this card's $1"],
  [/\bfor each ([A-Z]+|[A-Z][a-z]+) monsters\b/g, 'for each $1 monster'],
  [/\bthe owner of this card draws (\d) cards?\b/g, 'draw $1 card'],
  [/ while it is face-up on the field(?=[.;]|$)/g, ''],
  [/\bwith ([A-Z][\w-]{0,20}[ -]Counter)s\b/g, 'with a $1'],
  [/\bYour monsters cannot be destroyed\b/g, 'Monsters you control cannot be destroyed'],
  [/^Skip your (Draw|Standby) Phase\b/g, 'Skip your next $1 Phase'],
  [/^While you control this face-up card, (?=when |if )/g, ''],
  [/^As long as ("[^"]+") remains face-up on the field, /g, 'While $1 is on the field, '],
  [/\bare (Level \d+ or lower), /g, 'are $1 monsters, '],
  [/, except for ("[^"]+"|[A-Z][a-z]+ Monsters?), /g, ', except $1 '],
  [/^The effects of ([^.;,]{1,80}) are negated, except for ("[^"]+")/g, 'Negate the effects of $1, except $2'],
  [/ (that has the same name) it does\b/g, ' with the same name as the equipped monster'],
  [/\b([A-Z][a-z]+)\/([A-Z]{4,5})\/(Level \d+ or lower) monsters\b/g, '$1 $2 $3 monsters'],
  [/\b(any number of "[A-Z]\w+)s" from your Deck/g, '$1" from your Deck'],
  [
    /^Unless your opponent sends 1 card from the top of their Deck to the GY, (?:they|he\/she) cannot declare an attack/g,
    'Your opponent must send the top card of their Deck to the GY to declare an attack',
  ],
  [
    /^Unless your opponent (sends|pays|discards) ([^.;,]{1,60}), (?:they|he\/she) cannot declare an attack/g,
    'Your opponent must $1 $2 to declare an attack',
  ],
  [/^Your opponent must sends /g, 'Your opponent must send '],
  [/^Your opponent must pays /g, 'Your opponent must pay '],
  [/^Your opponent must discards /g, 'Your opponent must discard '],
  [/^This card requires a cost of (\d+) of your own LP to attack/g, 'This card cannot declare an attack unless you pay $1 LP'],
  [/^Cannot declare an attack unless you /g, 'This card cannot declare an attack unless you '],
  [
    /^(Level \d+ or lower monsters) are destroyed during the End Phase of the turn that they are (Normal Summoned or Flip Summoned)/g,
    'During the End Phase: Destroy all face-up $1 that were Normal or Flip Summoned this turn',
  ],
  [
    /^Negate the Normal Summon or Flip Summon of a monster and (return it to its owner's hand|destroy it)/g,
    'When a monster would be Normal or Flip Summoned: Negate the Summon, and if you do, $1',
  ],
  [
    /^(?:Pay (\d+) LP\. )Negate the Summon of a monster that has the same Type as a monster on the field, and destroy it/g,
    'When a monster with the same Type as a monster on the field would be Summoned: Pay $1 LP; negate the Summon, and if you do, destroy it',
  ],
  [
    /\bTarget 1 card among them; return it to their Deck\. The Deck is then shuffled/g,
    "Shuffle 1 card from your opponent's hand into the Deck",
  ],
  [/\bfor each (\w+ monster) that is face-up on the field/g, 'for each face-up $1 on the field'],
  [
    /^Activate only during Main Phase 1\. While this card is on the field, both players skip their Main Phase 2/g,
    'During Main Phase 1: Activate this card. Both players skip their Main Phase 2',
  ],
  [
    /^Any monster that is (?:Normal Summoned, Flip Summoned or Special Summoned) is changed to Defense Position/g,
    'If a monster is Summoned: Change that monster to Defense Position',
  ],
  [
    /^Tribute (\d) monsters\. Effects of Effect Monsters that activate in the hand or on the field cannot be activated/g,
    'Activate this card by Tributing $1 monsters. Neither player can activate the effects of Effect Monsters in the hand or on the field',
  ],
  [
    /^Discard 1 monster, then target 1 monster of that Level your opponent controls/g,
    'Discard 1 monster, then target 1 monster your opponent controls with the same Level as the discarded monster',
  ],
  [
    /^Both players discard as many cards as possible from their hands, then each player draws (?:that many cards they discarded|that many cards)/g,
    'Both players discard their entire hands, then each player draws as many',
  ],
  [
    /\bBoth players discard as many cards as possible from their hands, then each player draws (\d) cards/g,
    'Both players discard their entire hands, then each player draws $1 cards',
  ],
  [
    /^Each face-up monster your opponent controls loses (\d+) ATK x its own Level/g,
    'All face-up monsters your opponent controls lose $1 ATK x their own Levels',
  ],
  [
    /^When a monster is Tribute Summoned with 1 Tribute: Take control/g,
    'When a monster Tribute Summoned with 1 Tribute is Summoned: Take control',
  ],
  [
    /^Activate only when a monster is Tribute Summoned with 1 Tribute\. Take control of that monster/g,
    'When a monster with 1 Tribute is Tribute Summoned: Target that monster; take control of it',
  ],
  [/^Increase this card's (ATK|DEF) by (\d+)(?: points)? for each /g, 'This card gains $2 $1 for each '],
  [
    /^Any battle damage this card inflicts to your opponent is treated as effect damage instead/g,
    'Any battle damage this card inflicts to your opponent is treated as effect damage',
  ],
  [/^You choose the attack targets for your opponent's attacks/g, 'You choose the attack targets of your opponent'],
  [
    /^Monsters (?:you control|on your side of the field) cannot be destroyed in a battle if the monsters' ATK are equal/g,
    'Monsters you control cannot be destroyed by battle with a monster with the same ATK',
  ],
  [/ to make any effect damage you take this turn 0/g, '; you take no effect damage this turn'],
  [/^Each time (an? [^.;,]{1,60}) attacks or is attacked, after damage calculation: /g, 'After damage calculation, if $1 battles: '],
  [
    /^During the Battle Phase, you can send 1 card you control, except this card to the GY, to end the Battle Phase/g,
    'During the Battle Phase: You can send 1 other card you control to the GY; end the Battle Phase',
  ],
  [
    /^Destroy 1 face-up monster you control to inflict (\d+) points of damage to both players' LP/g,
    'Target 1 face-up monster you control; destroy it, and if you do, inflict $1 damage to both players',
  ],
  [
    /^Draw (\d) cards\. Your opponent can negate this effect by revealing (1 [^.;]{1,30} in their hand)/g,
    'Draw $1 cards unless your opponent reveals $2',
  ],
  [
    /\b(Tribute 1 [A-Z]+ monster)\. Draw (\d) cards\. Your opponent can negate this effect by revealing (1 [^.;]{1,30}) in their hand/g,
    '$1; draw $2 cards unless your opponent reveals $3 in their hand',
  ],
  [/\bremove it from play/g, 'banish it'],
  [/\bRemove it from play/g, 'Banish it'],
  [/^Select either its ATK or DEF and gain that many LP/g, 'Choose ATK or DEF of the Tributed monster, and gain LP equal to it'],
  [
    /^Tribute 1 monster\. Select either its ATK or DEF and gain that many LP/g,
    'Tribute 1 monster; choose ATK or DEF of the Tributed monster, and gain LP equal to it',
  ],
  [
    /^If you Tribute Summon (an? [^.;,]{1,40}), you can treat this 1 monster as 2 Tributes/g,
    'This card can be treated as 2 Tributes for the Tribute Summon of $1',
  ],
  [/^During your Draw Phase, (?:when|each time) you draw ([^:]{1,60}): /g, 'When you draw $1, during your Draw Phase: '],
  [/\bdraw 1 more card\b/g, 'draw 1 card'],
  [
    /^(When this card is (?:Normal |Tribute |)Summoned), your opponent cannot declare an attack during their next turn/g,
    '$1: Your opponent cannot declare an attack until the end of their next turn',
  ],
  [
    /^Your opponent cannot change the battle positions of monsters during their next turn/g,
    'Your opponent cannot change the battle positions of monsters until the end of their next turn',
  ],
  [
    /^If this card battles an opponent's monster: That monster/g,
    "After damage calculation, if this card battles an opponent's monster: That monster",
  ],
  [
    /^Destroy any monster that inflicts battle damage to a player's LP by attacking directly/g,
    'If a monster inflicts battle damage to a player by a direct attack: Destroy that monster',
  ],
  [
    /^Activate this card by declaring 1 Attribute; the equipped monster becomes that Attribute/g,
    'Activate this card by declaring 1 Attribute. The equipped monster becomes that Attribute',
  ],
  [
    /^Declare 1 (Attribute|Monster Type|Type) and select a total of (\d) monsters with that (?:Attribute|Type) from the GYs\. (?:Banish those monsters|Remove those monsters from play)/g,
    'Declare 1 $1, then target $2 monsters in either GY with the declared $1; banish them',
  ],
  [/\bwith that declared (Type|Attribute)\b/g, 'with the declared $1'],
  [/^Reduce the Level of (1 [^.;]{1,40}?) by up to (\d)/g, 'Target $1; choose a number from 1 to $2, and reduce its Level by that number'],
  [
    /^Your opponent draws (\d) to (\d) cards, then you gain (\d+) LP for each card they drew with this effect/g,
    'Your opponent chooses a number from $1 to $2, then your opponent draws cards equal to that number, then you gain $3 LP times that number',
  ],
  [
    /\bLook at up to (\d) cards from the top of your Deck, then place them/g,
    'Choose a number from 1 to $1, and look at that many cards from the top of your Deck, then place them',
  ],
  [/ and declare a Level between /g, ', then declare a Level between '],
  [
    /^Each player gives their opponent control of 1 of their monsters \(controller's choice\)\. You must choose a (face-up Normal Monster)/g,
    'Each player gives control of 1 monster they control to the other, and you give a $1',
  ],
  [
    /\beach time you would take damage, gain (?:that amount of LP|LP equal to the battle damage inflicted) instead/g,
    'you gain LP instead of taking damage',
  ],
  [
    /^If a player would take damage from a battle involving this card, they gain (?:that much LP|LP equal to the battle damage inflicted),? instead/g,
    'If a player would take damage from a battle involving this card, they gain that much LP instead',
  ],
  [/^Switch the ATK\/DEF of all face-up ([^.;]{1,40}?) on the field$/g, 'Switch the ATK/DEF of all face-up $1 on the field'],
  [/^If your opponent's LP (?:is|are) (\d+) or higher, your LP become/g, "If your opponent's LP are $1 or more: Your LP become"],
  [
    /\broll a six-sided die, and destroy (that target|it) unless you roll a (\d) or (\d)/g,
    'roll a six-sided die, then if the result is neither $2 nor $3, destroy $1',
  ],
  // Flips are changes of position.
  [/\b[Ff]lip (all [^.;,]{1,80}?|\d [^.;,]{1,80}?) face-up(?=[.;]|$)/g, 'Change $1 to face-up Defense Position'],
  [
    /\bFlip (\d [^.;,]{1,80}?) into face-down Defense Position\. You cannot select ("[^"]+")/g,
    'Change $1, except $2 to face-down Defense Position',
  ],
  [/(Change all [^.;,]{1,80}?) to (face-down Defense Position), except this card/g, '$1, except this card to $2'],
  [/\bChange the Attack or Defense Position of ([^.;]{1,80})\. The card must remain face-up/g, 'Change the battle position of $1'],
  // Exceptions stand beside what they are made of.
  [/\b(All [^.;,]{1,60}?) (lose|gain) (\d+) (ATK|DEF), except ([^.;]{1,60}monsters)/g, '$1, except $5 $2 $3 $4'],
  [/(for each [^.;,]{1,60}), except Tokens\b/g, '$1, except a Token'],
  [/\b(Add 1 [^.;,]{1,40}? monster) (from your Deck to your hand), except an? ([^.;]{1,40}? monster)/g, '$1, except a $3 $2'],
  // Hands and Decks.
  [/,? select 1 card in it and discard that card/g, ", and discard 1 card from your opponent's hand"],
  [/\bSelect and discard (1 [^.;]{1,40}?) to the GY if [^.;]{1,40}? exist in their hand/g, "Discard $1 from your opponent's hand"],
  [
    /\bSelect 1 card among them and return it to their Deck\. The Deck is then shuffled/g,
    "Shuffle 1 card from your opponent's hand into the Deck",
  ],
  [
    /\bReveal your hand, choose 1 card, and shuffle it into the Deck/g,
    'Reveal your entire hand, and shuffle 1 card from your hand into the Deck',
  ],
  [/\b(draw that many cards) that you added to your Deck/g, '$1'],
  [/\bSee (the top \d+ cards of your opponent's Deck)\. Return the cards to the Deck in the same order/g, 'Look at $1'],
  [/\bYour opponent selects (1 [^.;]{1,40}?) from their Deck and sends it to the GY/g, 'Your opponent sends $1 from their Deck to the GY'],
  [
    /\bYour opponent selects (1 [^.;]{1,40}?) [Mm]onster from their Deck\. After shuffling the Deck, place the card on top of the Deck/g,
    'Your opponent places $1 monster from their Deck on top of the Deck',
  ],
  [/\b(Reveal all face-down cards on the field), then return them to their original positions/g, '$1'],
  // What is chosen stands first, as a target.
  [/ to select and (destroy|banish|return) (1 [^.;]{1,60})(?=\.|$)/g, ', then target $2; $1 it'],
  [/, you can select and take control of (1 [^.;]{1,60})(?=\.|$)/g, ': You can target $1; take control of it'],
  [/ select another ([^.;]{1,60}?) to gain LP equal to that monster's/g, ' target 1 other $1; gain LP equal to its'],
  [new RegExp(`\\b(FLIP: |[Oo]nce per turn, you can )[Ss]elect (\\d [^.;]{1,80})\\. (${VERBS}) it\\b`, 'g'), '$1target $2; $3 it'],
  [/^Select (\d [^.;]{1,80}?) during each of your Standby Phases\. It /g, 'During each of your Standby Phases: Target $1; it '],
  [/\bMonster Card from you or your opponent's GY/g, 'monster in either GY'],
  [
    /\bTarget and destroy (\d) of your monsters and (\d) of your opponent's monsters/g,
    'Target $1 monsters you control and $2 monster your opponent controls; destroy them',
  ],
  [/\bTarget 1 (Spell\/Trap|card|monster) on each field\b/g, 'Target 1 $1 you control and 1 $1 your opponent controls'],
  [
    / to return 1 of your monsters destroyed by battle during this turn to the top of your Deck/g,
    '; return 1 monster in your GY that was destroyed by battle this turn to the top of your Deck',
  ],
  [
    / to return to your hand 1 of your monsters destroyed by battle during this turn/g,
    '; return 1 monster in your GY that was destroyed by battle this turn to your hand',
  ],
  [/ that was destroyed by battle and sent to your GY this turn/g, ' in your GY that was destroyed by battle this turn'],
  [/ for each ([^.;]{1,40}?) sent to the GY this turn/g, ' for each $1 in either GY that was sent there this turn'],
  // Costs stand first.
  [/^By Tributing this card while ("[^"]+") is on the field, /g, 'If $1 is on the field: Tribute this card; '],
  [/^By [Tt]ributing ([^.;,]{1,60}), /g, 'Tribute $1; '],
  [/^By sending ([^.;,]{1,60}) to the GY, /g, 'Send $1 to the GY; '],
  [/^Once per turn,? you can pay (\d+) LP to have /g, 'Once per turn: You can pay $1 LP; '],
  // Causes.
  [/\bthis card is destroyed and sent from the field to the GY/g, 'this card on the field is destroyed and sent to the GY'],
  [
    /^If this card was Tribute Summoned, when it is sent from the field to the GY, /g,
    'When this Tribute Summoned card is sent from the field to the GY: ',
  ],
  [/^(This card gains \d+ (?:ATK|DEF)) each time ([^.;,]{1,80})$/g, 'Each time $2, $1'],
  [/^(This card gains \d+ (?:ATK|DEF)) each time ([^.;,]{1,80})\.$/g, 'Each time $2, $1.'],
  [
    /^Increase your LP by (\d+) points every time monsters return from the field to the owner's hand/g,
    'Each time a monster is returned from the field to the hand, gain $1 LP',
  ],
  // Battles.
  [
    /^(?:If|When) this card battles (an? [^.;,]{1,60}), (destroy|banish) that monster at the end of the Damage Step/g,
    'At the end of the Damage Step, if this card battled $1: $2 that monster',
  ],
  [
    /^(?:If|When) this card battles (an? [^.;,]{1,60}), (destroy|banish) that monster after damage calculation/g,
    'After damage calculation, if this card battles $1: $2 that monster',
  ],
  [
    /^If this card attacks (an? [^.;,]{1,60}), destroy the attack target after damage calculation/g,
    'After damage calculation, if this card attacks $1: destroy that monster',
  ],
  [
    /^A monster that battles with this card is changed to Defense Position after damage calculation/g,
    'After damage calculation, if this card battles a monster: Change that monster to Defense Position',
  ],
  [
    /^After damage calculation: Destroy any opponent's monster that battles this card/g,
    "After damage calculation, if this card battles an opponent's monster: Destroy that monster",
  ],
  [
    /^The (ATK|DEF) of this card increases by (\d+) points whenever it attacks (an? [^.;,]{1,40})/g,
    'If this card attacks $3, this card gains $2 $1 during the Damage Step only',
  ],
  [
    /^(If this card battles an? [^.;,]{1,40}), increase the (ATK|DEF) of this card by (\d+)(?: points)? during the Damage Step only/g,
    '$1, this card gains $3 $2 during the Damage Step only',
  ],
  [/^(If your opponent controls [^.;,]{1,60}), they cannot declare an attack/g, '$1, your opponent cannot declare an attack'],
  [
    /\bcannot target an? ([^".;]{1,40}?) monster(?: you control)? for attacks \(except ("[^"]+")\)/g,
    'cannot target $1 monsters you control, except $2 for attacks',
  ],
  [/\bcannot target a (face-down Defense Position) monster for attacks/g, 'cannot target $1 monsters you control for attacks'],
  [/^("[^"]+" monsters you control) cannot be destroyed by battle while they are attacking/g, 'attacking $1 cannot be destroyed by battle'],
  [
    /^If (this card attacks a Defense Position monster) while equipped with (an? [^.;,]{1,60}?) monster, /g,
    'While this card is equipped with $2 Monster Card, if $1, ',
  ],
  [/^If there is a (non-[A-Z]+) monster you control, destroy this face-up card/g, 'If you control a face-up $1 monster, destroy this card'],
  [
    /^Select 1 ([^.;]{1,60})\. Send 1 card from your Deck to the GY with the same name as the selected card/g,
    'Target 1 $1; send 1 card with the same name as that monster from your Deck to the GY',
  ],
  [/, and if the result is (\d) heads, destroy it/g, ', then if the result is $1 heads, destroy it'],
];
