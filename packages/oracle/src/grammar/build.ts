/** The grammar of rules text, put together from its parts. */

import { installAbilities } from './abilities.js';
import { installActivationCosts } from './activation-costs.js';
import { installAllAtOnce } from './all-at-once.js';
import { installAllowances } from './allowances.js';
import { installAlternatives } from './alternatives.js';
import { installAtRandom } from './at-random.js';
import { installAttaching } from './attaching.js';
import { installAttackingPlayers } from './attacking-players.js';
import { installAttackingTogether } from './attacking-together.js';
import { installAttributes } from './attributes.js';
import { installBattlefield } from './battlefield.js';
import { installBeing } from './being.js';
import { installChance } from './chance.js';
import { installChosenOfShown } from './chosen-of-shown.js';
import { installChosenTypes } from './chosen-types.js';
import { installConditions } from './conditions.js';
import { installConspiracies } from './conspiracies.js';
import { installCopiedCards } from './copied-cards.js';
import { installCopies } from './copies.js';
import { installCosts } from './costs.js';
import { installCountersInLists } from './counters-in-lists.js';
import { installDamageChanges } from './damage-changes.js';
import { installDecks } from './decks.js';
import { installDescribing } from './describing.js';
import { installDrawing } from './drawing.js';
import { installEachOfSeveral } from './each-of-several.js';
import { installActionEffects } from './effects-actions.js';
import { installBasicEffects } from './effects-basic.js';
import { installEffectChoices } from './effects-choices.js';
import { installLastingEffects } from './effects-lasting.js';
import { installLibraryEffects } from './effects-library.js';
import { installObjectEffects } from './effects-objects.js';
import { installZoneEffects } from './effects-zones.js';
import { Grammar } from './engine.js';
import { installEnteringAndDying } from './entering-and-dying.js';
import { installEventVerbs } from './event-verbs.js';
import { installEvents } from './events.js';
import { installForATime } from './for-a-time.js';
import { installForms } from './forms.js';
import { installGraveyardTops } from './graveyard-tops.js';
import { installHappenedAndSpent } from './happened-and-spent.js';
import { installJoinedClauses } from './joined-clauses.js';
import { installKeptAndRest } from './kept-and-rest.js';
import { installKeywordActions } from './keyword-actions.js';
import { installKeywords } from './keywords.js';
import { installPermanentKeywords } from './keywords-permanents.js';
import { installLastingTriggers } from './lasting-triggers.js';
import { installLeastAndGreatest } from './least-and-greatest.js';
import { installLosingOthers } from './losing-others.js';
import { installMana } from './mana.js';
import { installNouns } from './nouns.js';
import { installObjects } from './objects.js';
import { installOtherWords } from './other-words.js';
import { installPaidOtherwise } from './paid-otherwise.js';
import { installPermissions } from './permissions.js';
import { installPhrases } from './phrases.js';
import { installPlayingFrom } from './playing-from.js';
import { installQuantities } from './quantities.js';
import { installReferences } from './references.js';
import { installRepeatedProcesses } from './repeated-processes.js';
import { installReplacing } from './replacing.js';
import { installRuleChanges } from './rule-changes.js';
import { installRules } from './rules.js';
import { installSameForOthers } from './same-for-others.js';
import { installSentences, joinSentences } from './sentences.js';
import { installSizesBecome } from './sizes-become.js';
import { installSpellsAndAttachments } from './spells-and-attachments.js';
import { installSpending } from './spending.js';
import { installStatics } from './statics.js';
import { installChangingStatics } from './statics-changes.js';
import { installRestrictions } from './statics-restrictions.js';
import { installThisWay } from './this-way.js';
import { installThoseTokens } from './those-tokens.js';
import { installThoseWhoDo } from './those-who-do.js';
import { installTriggeringAgain } from './triggering-again.js';
import { installVariantWords } from './variant-words.js';
import { installVariants } from './variants.js';
import { installVoting } from './voting.js';
import { installWords } from './words.js';

function build(): Grammar {
  const g = new Grammar();
  for (const install of [
    installWords,
    installNouns,
    installReferences,
    installPhrases,
    installObjects,
    installQuantities,
    installKeywords,
    installDecks,
    installPermanentKeywords,
    installCosts,
    installCountersInLists,
    installConditions,
    installEvents,
    installEventVerbs,
    installBasicEffects,
    installZoneEffects,
    installObjectEffects,
    installLibraryEffects,
    installEffectChoices,
    installRepeatedProcesses,
    installReplacing,
    installMana,
    installSpending,
    installVariants,
    installConspiracies,
    installActionEffects,
    installVoting,
    installKeywordActions,
    (grammar: Grammar) => installChance(grammar, joinSentences),
    installRuleChanges,
    installSentences,
    installStatics,
    installChangingStatics,
    installCopiedCards,
    installCopies,
    installAbilities,
    installRestrictions,
    installLastingEffects,
    installHappenedAndSpent,
    installLastingTriggers,
    installThisWay,
    installDrawing,
    installEachOfSeveral,
    installEnteringAndDying,
    installForATime,
    installAtRandom,
    installAttaching,
    installAttackingPlayers,
    installAttackingTogether,
    installOtherWords,
    installBattlefield,
    installThoseWhoDo,
    installVariantWords,
    installKeptAndRest,
    installDescribing,
    installPermissions,
    installDamageChanges,
    installForms,
    installBeing,
    installLosingOthers,
    installThoseTokens,
    installSpellsAndAttachments,
    installActivationCosts,
    installAllowances,
    installRules,
    installPlayingFrom,
    installAlternatives,
    installSizesBecome,
    installPaidOtherwise,
    installChosenOfShown,
    installChosenTypes,
    ...JOINED,
  ])
    install(g);
  for (const install of [installAllAtOnce, installSameForOthers]) install(g);
  return g;
}

/** What joins clauses, and what is tied or on top. */
const JOINED = [installGraveyardTops, installLeastAndGreatest, installJoinedClauses, installAttributes, installTriggeringAgain];

let built: Grammar | undefined;

/** The grammar of rules text; built on first use. */
export function grammar(): Grammar {
  built ??= build();
  return built;
}
