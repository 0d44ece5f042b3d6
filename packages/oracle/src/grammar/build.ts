/** The grammar of rules text, put together from its parts. */

import { installAbilities } from './abilities.js';
import { installActivationCosts } from './activation-costs.js';
import { installAllowances } from './allowances.js';
import { installAtRandom } from './at-random.js';
import { installAttaching } from './attaching.js';
import { installBattlefield } from './battlefield.js';
import { installCasual } from './casual.js';
import { installChance } from './chance.js';
import { installConditions } from './conditions.js';
import { installCountConditions } from './conditions-counts.js';
import { installConspiracies } from './conspiracies.js';
import { installCopies } from './copies.js';
import { installCosts } from './costs.js';
import { installDamageChanges } from './damage-changes.js';
import { installDecks } from './decks.js';
import { installDescribing } from './describing.js';
import { installDrawing } from './drawing.js';
import { installActionEffects } from './effects-actions.js';
import { installBasicEffects } from './effects-basic.js';
import { installEffectChoices } from './effects-choices.js';
import { installLibraryEffects } from './effects-library.js';
import { installObjectEffects } from './effects-objects.js';
import { installZoneEffects } from './effects-zones.js';
import { Grammar } from './engine.js';
import { installEventVerbs } from './event-verbs.js';
import { installEvents } from './events.js';
import { installExchanging } from './exchanging.js';
import { installForms } from './forms.js';
import { installFurther } from './further.js';
import { installHalves } from './halves.js';
import { installKeywordActions } from './keyword-actions.js';
import { installKeywords } from './keywords.js';
import { installPermanentKeywords } from './keywords-permanents.js';
import { installLaterClauses } from './later-clauses.js';
import { installLaterEvents } from './later-events.js';
import { installMana } from './mana.js';
import { installNouns } from './nouns.js';
import { installPermissions } from './permissions.js';
import { installPlayingFrom } from './playing-from.js';
import { installProhibitions } from './prohibitions.js';
import { installQuantities } from './quantities.js';
import { installReferences } from './references.js';
import { installReplacing } from './replacing.js';
import { installSentences, joinSentences } from './sentences.js';
import { installSpending } from './spending.js';
import { installStatics } from './statics.js';
import { installChangingStatics } from './statics-changes.js';
import { installRareStatics } from './statics-rare.js';
import { installThisWay } from './this-way.js';
import { installVariantWords } from './variant-words.js';
import { installVariants } from './variants.js';
import { installVoting } from './voting.js';
import { installWordings } from './wordings.js';
import { installFurtherWordings } from './wordings-further.js';
import { installWords } from './words.js';

function build(): Grammar {
  const g = new Grammar();
  for (const install of [
    installWords,
    installNouns,
    installReferences,
    installQuantities,
    installKeywords,
    installDecks,
    installPermanentKeywords,
    installCosts,
    installConditions,
    installCountConditions,
    installEvents,
    installEventVerbs,
    installBasicEffects,
    installZoneEffects,
    installObjectEffects,
    installLibraryEffects,
    installEffectChoices,
    installReplacing,
    installMana,
    installSpending,
    installVariants,
    installConspiracies,
    installActionEffects,
    installExchanging,
    installVoting,
    installKeywordActions,
    (grammar: Grammar) => installChance(grammar, joinSentences),
    installRareStatics,
    installSentences,
    installStatics,
    installChangingStatics,
    installCopies,
    installAbilities,
    installWordings,
    installFurther,
    installThisWay,
    installDrawing,
    installLaterClauses,
    installLaterEvents,
    installCasual,
    installAtRandom,
    installAttaching,
    installBattlefield,
    installVariantWords,
    installDescribing,
    installPermissions,
    installDamageChanges,
    installForms,
    installFurtherWordings,
    installActivationCosts,
    installAllowances,
    installHalves,
    installProhibitions,
    installPlayingFrom,
  ])
    install(g); // prettier-ignore
  return g;
}

let built: Grammar | undefined;

/** The grammar of rules text; built on first use. */
export function grammar(): Grammar {
  built ??= build();
  return built;
}
