/**
 * Sentences of old cards in the order and the words of the newest ones: what stands first, what is said once, what is left out.
 * They are applied after the single words (`normal.ts`), so they meet those of today.
 */

const VERBS = 'Banish|Return|Add|Change|Destroy|Special Summon|Shuffle|Set';

export const WORDINGS: readonly (readonly [RegExp, string])[] = [
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
  [/\bYour monsters cannot\b/g, 'Monsters you control cannot'],
  [/^Skip your (Draw|Standby) Phase\b/g, 'Skip your next $1 Phase'],
  [/^While you control this face-up card, (?=when |if )/g, ''],
  [/^As long as ("[^"]+") remains face-up on the field, /g, 'While $1 is on the field, '],
  [/\bare (Level \d+ or lower), /g, 'are $1 monsters, '],
  [/, except for ("[^"]+"|[A-Z][a-z]+ Monsters?), /g, ', except $1 '],
  [/^The effects of ([^.;,]{1,80}) are negated, except for ("[^"]+")/g, 'Negate the effects of $1, except $2'],
  [/ (that has the same name) it does\b/g, ' with the same name as the equipped monster'],
  [/\b([A-Z][a-z]+)\/([A-Z]{4,5})\/(Level \d+ or lower) monsters\b/g, '$1 $2 $3 monsters'],
  [/\b(any number of "[A-Z]\w+)s" from your Deck/g, '$1" from your Deck'],
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
  [/\bReveal your hand, choose 1 card, and shuffle it into the Deck/g, 'Reveal your entire hand, and shuffle 1 card from your hand into the Deck'],
  [/\b(draw that many cards) that you added to your Deck/g, '$1'],
  [/\bSee (the top \d+ cards of your opponent's Deck)\. Return the cards to the Deck in the same order/g, 'Look at $1'],
  [/\bYour opponent selects (1 [^.;]{1,40}?) from their Deck and sends it to the GY/g, 'Your opponent sends $1 from their Deck to the GY'],
  [
    /\bYour opponent selects (1 [^.;]{1,40}?) [Mm]onster from their Deck\. After shuffling the Deck, place the card on top of the Deck/g,
    'Your opponent places $1 monster from their Deck on top of the Deck',
  ],
  [
    /\b(Reveal all face-down cards on the field), then return them to their original positions/g,
    '$1',
  ],
  // What is chosen stands first, as a target.
  [/ to select and (destroy|banish|return) (1 [^.;]{1,60})(?=\.|$)/g, ', then target $2; $1 it'],
  [/, you can select and take control of (1 [^.;]{1,60})(?=\.|$)/g, ': You can target $1; take control of it'],
  [/ select another ([^.;]{1,60}?) to gain LP equal to that monster's/g, " target 1 other $1; gain LP equal to its"],
  [
    new RegExp(`\\b(FLIP: |[Oo]nce per turn, you can )[Ss]elect (\\d [^.;]{1,80})\\. (${VERBS}) it\\b`, 'g'),
    '$1target $2; $3 it',
  ],
  [
    /^Select (\d [^.;]{1,80}?) during each of your Standby Phases\. It /g,
    'During each of your Standby Phases: Target $1; it ',
  ],
  [/\bMonster Card from you or your opponent's GY/g, 'monster in either GY'],
  [/\bTarget and destroy (\d) of your monsters and (\d) of your opponent's monsters/g, "Target $1 monsters you control and $2 monster your opponent controls; destroy them"],
  [/\bTarget 1 (Spell\/Trap|card|monster) on each field\b/g, 'Target 1 $1 you control and 1 $1 your opponent controls'],
  [
    /\bto return 1 of your monsters destroyed by battle during this turn to the top of your Deck/g,
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
  [/^(Once per turn,? you can )pay (\d+) LP to have /g, '$1pay $2 LP; '],
  [/\bto make any effect damage you take this turn 0/g, 'to make you take no effect damage this turn'],
  // Causes.
  [/\bthis card is destroyed and sent from the field to the GY/g, 'this card on the field is destroyed and sent to the GY'],
  [/^If this card was Tribute Summoned, when it is sent from the field to the GY, /g, 'When this Tribute Summoned card is sent from the field to the GY: '],
  [/^(This card gains \d+ (?:ATK|DEF)) each time ([^.;,]{1,80})$/g, 'Each time $2, $1'],
  [/^(This card gains \d+ (?:ATK|DEF)) each time ([^.;,]{1,80})\.$/g, 'Each time $2, $1.'],
  [/^Increase your LP by (\d+) points every time monsters return from the field to the owner's hand/g, 'Each time a monster is returned from the field to the hand, gain $1 LP'],
  [/^Activate only if ([^.;]{1,90})\. (?=[A-Z])/g, 'If $1: '],
  // Battles.
  [/^(?:If|When) this card battles (an? [^.;,]{1,60}), (destroy|banish) that monster at the end of the Damage Step/g, 'At the end of the Damage Step, if this card battled $1: $2 that monster'],
  [/^(?:If|When) this card battles (an? [^.;,]{1,60}), (destroy|banish) that monster after damage calculation/g, 'After damage calculation, if this card battles $1: $2 that monster'],
  [/^If this card attacks (an? [^.;,]{1,60}), destroy the attack target after damage calculation/g, 'After damage calculation, if this card attacks $1: destroy that monster'],
  [/^A monster that battles with this card is changed to Defense Position after damage calculation/g, 'After damage calculation, if this card battles a monster: Change that monster to Defense Position'],
  [/^After damage calculation: Destroy any opponent's monster that battles this card/g, "After damage calculation, if this card battles an opponent's monster: Destroy that monster"],
  [/^The (ATK|DEF) of this card increases by (\d+) points whenever it attacks (an? [^.;,]{1,40})/g, 'If this card attacks $3, this card gains $2 $1 during the Damage Step only'],
  [/^(If this card battles an? [^.;,]{1,40}), increase the (ATK|DEF) of this card by (\d+)(?: points)? during the Damage Step only/g, '$1, this card gains $3 $2 during the Damage Step only'],
  [/^(If your opponent controls [^.;,]{1,60}), they cannot declare an attack/g, '$1, your opponent cannot declare an attack'],
  [/\bcannot target an? ([^".;]{1,40}?) monster(?: you control)? for attacks \(except ("[^"]+")\)/g, 'cannot target $1 monsters you control, except $2 for attacks'],
  [/\bcannot target a (face-down Defense Position) monster for attacks/g, 'cannot target $1 monsters you control for attacks'],
  [/^("[^"]+" monsters you control) cannot be destroyed by battle while they are attacking/g, 'Attacking $1 cannot be destroyed by battle'],
  [/^(If this card attacks a Defense Position monster) while equipped with (an? [^.;,]{1,60}?) monster, /g, 'While this card is equipped with $2 Monster Card, $1, '],
  [/^If there is a (non-[A-Z]+) monster you control, destroy this face-up card/g, 'If you control a face-up $1 monster, destroy this card'],
  [/^Select 1 ([^.;]{1,60})\. Send 1 card from your Deck to the GY with the same name as the selected card/g, 'Target 1 $1; send 1 card with the same name as that monster from your Deck to the GY'],
  [/, and if the result is (\d) heads, destroy it/g, ', then if the result is $1 heads, destroy it'],
];
