/** Names of keyword abilities, of keyword actions and of what costs do with objects. */

/** Lower-camel-case keyword names, e.g. `flying`, `firstStrike`, `landwalk`, `doubleStrike`; `keywords.ts` lists them with rule numbers. */
export type KeywordName = string;

/** A keyword action (CR 701) that is more than one of the plain verbs below. */
export type KeywordAction =
  | 'regenerate'
  | 'investigate'
  | 'monstrosity'
  | 'scry'
  | 'surveil'
  | 'mill'
  | 'fight'
  | 'transform'
  | 'flip'
  | 'proliferate'
  | 'populate'
  | 'explore'
  | 'bolster'
  | 'adapt'
  | 'detain'
  | 'goad'
  | 'manifest'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'amass'
  | 'connive'
  | 'planeswalk'
  | 'chaosEnsues'
  | 'rollPlanarDie'
  | 'setInMotion'
  | 'abandon'
  | 'exert'
  | 'suspect'
  /** It is no longer suspected (CR 701.58c). */
  | 'unsuspect'
  | 'incubate'
  | 'manifestDread'
  | 'cloak'
  | 'clash'
  | 'fateseal'
  | 'discover'
  | 'timeTravel'
  | 'learn'
  | 'venture'
  | 'ringTempts'
  | 'openAttraction'
  | 'rollToVisit'
  | 'earthbend'
  | 'airbend'
  | 'endure'
  | 'recruit';

/** Keyword actions that effects replace (CR 614.1a, 701.13, 701.18, 701.27, 701.40). */
export type ReplacedAction = Extract<KeywordAction, 'scry' | 'mill' | 'proliferate' | 'explore'>;

export type CostVerb =
  | 'tap'
  | 'untap'
  | 'sacrifice'
  | 'discard'
  | 'exile'
  | 'return'
  | 'reveal'
  | 'putOnTop'
  | 'putOnBottom'
  | 'mill'
  /** Put from exile into its owner's graveyard. */
  | 'process'
  | 'exert'
  | 'unattach'
  /** Nothing is done to it: it is only chosen. */
  | 'choose';
