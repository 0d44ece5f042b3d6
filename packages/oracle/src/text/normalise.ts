/**
 * Brings rules text of any year to the newest wording, so that one grammar reads all of it.
 * `REWRITES` is the one list; a rewrite never changes what a sentence means.
 */
import { ALL_SUBTYPES, keywordByEnglish, PLANESWALKER_TYPES } from '@apnap/ability';
import { type Rewrite, rewriter } from './rewriting.js';

const SUBJECT = '((?:(?!enters?\\b|would |, |\\. |under )[^,.:"])*?)';

/** Words that were misspelt as cards were copied, with what they stand for. */
const MISSPELT: Readonly<Record<string, string>> = {
  antoher: 'another',
  creatute: 'creature',
  opponet: 'opponent',
  controles: 'controls',
  creatuers: 'creatures',
  damge: 'damage',
  activited: 'activated',
  equiped: 'equipped',
  Equiped: 'Equipped',
  exilte: 'exile',
  firststrike: 'first strike',
  sacrificied: 'sacrificed',
  suffle: 'shuffle',
  viginlance: 'vigilance',
  wiht: 'with',
};

/** In order; each is applied everywhere in a line after the face's own name has become `~`. */
export const REWRITES: readonly Rewrite[] = [
  [/[’‘]/g, "'"],
  // names that end in an s
  [/~'(?= )/g, "~'s"],
  [/[“”]/g, '"'],
  [/[−–]/g, '-'],
  [/\bany time and may (?=play|cast)/g, 'any time and you may '],
  [/(\bfrom the top of your library) and may (?=play|cast)/g, '$1 and you may '],
  // slips of the pen
  [/(\blibrary) in random order\b/g, '$1 in a random order'],
  [/\buntil until\b/g, 'until'],
  [/\b([Tt]his ability) only triggers once\b/g, '$1 triggers only once'],
  [/\bActivate only as sorcery\b/g, 'Activate only as a sorcery'],
  [/\bend of tun\b/g, 'end of turn'],
  [/\bplater\b/g, 'player'],
  [/\bwih\b/g, 'with'],
  [/, when (?=X is )/g, ', where '],
  [/\bearch turn\b/g, 'each turn'],
  [/(\b(?:of|into) )you (?=library|graveyard)/g, '$1your '],
  [/^When leaves ~ the battlefield/, 'When ~ leaves the battlefield'],
  [/^When (?=enters\b)/, 'When ~ '],
  [/\byour combat on your turn\b/g, 'combat on your turn'],
  [/\bowners's\b/g, "owner's"],
  [/\b(cast or copy) and (?=instant)/g, '$1 an '],
  [/(?<=, except )its (?=an? )/g, "it's "],
  [/\bpay (\d+) Life\b/g, 'pay $1 life'],
  [/^Equip (\d)$/, 'Equip {$1}'],
  [/\bPhyreixan\b/g, 'Phyrexian'],
  [/^Creature a (?=\w+ token)/, 'Create a '],
  [/\bneither day or night\b/g, 'neither day nor night'],
  ...Object.entries(MISSPELT).map(([wrong, right]): Rewrite => [new RegExp(`\\b${wrong}\\b`, 'g'), right]),
  [/\bAdd ([WUBRG])([WUBRG]) or ([WUBRG])([WUBRG])(?=\.)/g, 'Add {$1}{$2} or {$3}{$4}'],
  [/(?<=— )Creature a (?=\w+ token)/g, 'Create a '],
  [/\b(create an? \d\/\d [a-z]+ [A-Z]\w+ creature) (?=with \w+\.)/g, '$1 token '],
  [/\bcreate (?=\d\/\d [a-z]+ [A-Z]\w+ (?:[A-Z]\w+ )?(?:artifact )?creature token\b)/g, 'create a '],
  [/\band rest (?=on the bottom\b)/g, 'and the rest '],
  [/(\{\d+\})(?=\{T\}, [A-Z])/g, '$1, '],
  [/^(Draw a card|\{[^:."]*: Draw a card) then (?=discard)/, '$1, then '],
  [/\b(Exile ~) then (?=return it\b)/g, '$1, then '],
  [/, the shuffle\b/g, ', then shuffle'],
  [/\b([Rr]eturn it) (?=your hand\b)/g, '$1 to '],
  [/\bat beginning of\b/g, 'at the beginning of'],
  [/\benters that battlefield\b/g, 'enters the battlefield'],
  [/(\}):(?=[A-Z])/g, '$1: '],
  [/(\b[Ee]xile) (?=top \w+ cards of your library\b)/g, '$1 the '],
  [/^(Protection from mana value \d+ or (?:less|greater))\.$/, '$1'],
  [/\bonly has a sorcery\b/g, 'only as a sorcery'],
  // what is said of a name that stands for several
  [/\b([Ww]hen(?:ever)? ~) (enter|die|attack)(?= and whenever )/g, '$1 $2s'],
  [/(?<=~[^."]*, )if they're not a token\b/g, "if it's not a token"],
  [/(?<=~[^."]*, )if they were (?=a creature\b)/g, 'if it was '],
  [/(?<=~[^."]*, )if they were (?=cast\b)/g, 'if it was '],
  [/(?<=~[^."]*, )if you cast them\b/g, 'if you cast it'],
  [/(?<=^|, )~ deal (?=\d+ damage to (?:that player|each opponent)\b)/g, '~ deals '],
  [/(?<=~[^."]*, if it was a creature, )return them to the battlefield\. They're (?=an? )/g, "return it to the battlefield. It's "],
  [
    /\btokens that are copies of them, except the tokens aren't legendary\b/g,
    "tokens that are copies of it, except the token isn't legendary",
  ],
  [/\bthat amount of damage\b/g, 'that much damage'],
  [/\bdoes not (?=untap\b)/g, "doesn't "],
  [/\b(its) controllers (?=(?:next )?untap step\b)/g, "$1 controller's "],
  [/\bdoesn't untap during (?=controller's\b)/g, "doesn't untap during its "],
  [/\b(mana as) through (?=it were\b)/g, '$1 though '],
  [/^((?:When|Whenever) ~) (enter|die|attack|become)(?= monstrous,|,| or )/, '$1 $2s'],
  [/(\b\d\/\d)\/ (?=white|blue|black|red|green|colorless)/g, '$1 '],
  [/\bartifact token creatures\b/g, 'artifact creature tokens'],
  [/(\bbasic [A-Z]\w+, [A-Z]\w+) or (?=[A-Z]\w+ card\b)/g, '$1, or '],
  [/(\bAdd \{[A-Z]\}, \{[A-Z]\}) or (?=\{)/g, '$1, or '],
  [/(?<=[a-z}]) (?=where X is\b)/g, ', '],
  [/"(\d)(?=(?:, \{T\}[^"]*)?: )/g, '"{$1}'],
  [/^(Cumulative upkeep)-(?=[A-Z])/, '$1—'],
  [/^(Prototype \{[^ ]*) - (?=\d)/, '$1 — '],
  [/^((?:[IV]+, ?)*[IV]+) - (?=[A-Z])/, '$1 — '],
  [/^(\{T\}) (?=Add )/, '$1: '],
  [/\bnether day\b/g, 'neither day'],
  [/\bsix-side die\b/g, 'six-sided die'],
  [/\bput it on the battlefield\b/g, 'put it onto the battlefield'],
  [/\btop of bottom of\b/g, 'top or bottom of'],
  [/^(~ enters (?:the battlefield )?with \w+ \w+ counters)\.$/, '$1 on it.'],
  [/\bzombies\b/g, 'Zombies'],
  [/\bspirit creature token\b/g, 'Spirit creature token'],
  [/^(\{[^:;."]*\b(?:Discard|Sacrifice) ~); (?=[A-Z])/, '$1: '],
  [/^(Escape)-+(?=\{)/, '$1—'],
  [/^((?:\{\w+\}, )*\{T\}), (?=Target )/, '$1: '],
  [/\b(Ward)--(?=[A-Z])/g, '$1—'],
  [/\bWhen ~'s enters\b/g, 'When ~ enters'],
  [/\bActivate only a sorcery\b/g, 'Activate only as a sorcery'],
  [/^(Firebending X) where\b/, '$1, where'],
  [/\bbeggining\b/g, 'beginning'],
  [/\b(attacks each) turn (?=if able\b)/g, '$1 combat '],
  [/\b((?:each|an) (?:opponent|player)) that (?=was|lost|has|controls)/g, '$1 who '],
  [/\bSpend this many only\b/g, 'Spend this mana only'],
  [/^(Enchant [a-z ]+)\.$/, '$1'],
  [/, where is the (?=amount of )/g, ', where X is the '],
  [/\byou cast this turns (?=costs? )/g, 'you cast this turn '],
  [/\bcosts (\d) (?=less to (?:cast|activate)\b)/g, 'costs {$1} '],
  [/(\+X\/\+X) (?=where X is )/g, '$1, '],
  [/\b([Cc]reate an? \d\/\d (?:white|blue|black|red|green) [A-Z]\w+) (?=token\b)/g, '$1 creature '],
  [/\bcan't attack (?=defending player controls )/g, "can't attack unless "],
  [/\bbatt(?:el|le)fie(?:ld)?d?\b(?<!battlefield)/g, 'battlefield'],
  [/\b([Ii])ts your turn\b/g, "$1t's your turn"],
  // mana pools (wording before 2017)
  [/ to your? mana ?pool\b/g, ''],
  [/ to their mana pool\b/g, ''],
  // what "one of your opponents" is, "an opponent" is
  [/\b(to|attacks?) one of your opponents\b/g, '$1 an opponent'],
  // loyalty costs in brackets, and the newest sign
  [/(["'])\[([+-]?[\dX]+)\]: /g, '$1$2: '],
  [/^\[([+-]?[\dX]+)\]: /, '$1: '],
  // "It's a Zombie in addition to its other types": said in full
  [/(?<=[.?!]"? )It's (?=(?:an? |legendary )[^.]*\bin addition to its other )/g, 'It is '],
  [/(?<=[.?!] If you do, )it's (?=an? [^.]*\bin addition to its other )/g, 'it is '],
  [/(?<=[.?!] )They're (?=[^.]*\bin addition to their other )/g, 'They are '],
  [/(?<=^As long as [^,.]*, )it's (?=an artifact creature\b)/, 'it is '],
  [/(?<=^As long as [^,.]*, )it's (?=an? [^.,]*\bin addition to its other )/, 'it is '],
  [/\bIf ~ would be dealt ((?:combat |noncombat )?damage), (?=prevent )/g, 'If $1 would be dealt to ~, '],
  [/, then (?=each (?:opponent|player) who (?:didn't|can't|drew|does)\b)/g, '. Then '],
  [/ total in all graveyards\b/g, ' in all graveyards'],
  // an exception stands behind a comma
  [/(?<!,) except (?=(?:it|it's|that|they|its)\b)/g, ', except '],
  // a quotation within a row ends as a sentence, and the comma stands behind it
  [/,"(?= and | where X is )/g, '.",'],
  // costs without the space between them, and hyphens in the place of a dash
  [/(\{[^{}]+\}),(?=\{)/g, '$1, '],
  [/^([A-Z][\w ]*)--(?=\S)/, '$1—'],
  [/\bAs it enters, (?=choose )/g, 'As ~ enters, '],
  [/\b(you have (?:exactly )?\w+(?: or (?:more|fewer))? cards) in your hand\b/g, '$1 in hand'],
  [/\b([Ii]f) at least one (?=\w+ card (?:is|was) \w+ this way\b)/g, '$1 a '],
  [/\b(colorless|white|blue|black|red|green) (\d\/\d) (?=[A-Z]\w+ (?:artifact )?creature tokens?\b)/g, '$2 $1 '],
  // zones
  [/\bhad (an? [^,.:"]*?) enter the battlefield under your control this turn\b/g, 'had $1 enter under your control this turn'],
  [/\bfrom the battlefield to your hand\b/g, 'to your hand'],
  [/\bputs twice that many cards into their graveyard\b/g, 'mills twice that many cards'],
  [/\bfrom the battlefield to its owner's hand\b/g, "to its owner's hand"],
  [
    new RegExp(
      `\\b([Aa]n?|[Aa]nother|[Oo]ne or more|[Ee]ach|[Nn]ontoken) ${SUBJECT} (enters?)(?: the battlefield)? under your control\\b(?! this turn)`,
      'g',
    ),
    '$1 $2 you control $3',
  ],
  [
    new RegExp(
      `\\b([Aa]n?|[Aa]nother|[Oo]ne or more) ${SUBJECT} (enters?)(?: the battlefield)? under (an opponent|your team|enchanted player)'s control\\b`,
      'g',
    ),
    '$1 $2 $4 controls $3',
  ],
  [/\b([Aa]n?) ([^,.:"]*?) enters the battlefield tapped and under your control\b/g, '$1 $2 you control enters tapped'],
  [/\b(enters?|entered|entering) the battlefield\b/g, '$1'],
  [/\bcomes? into play\b/g, 'enters'],
  [/\bhighest converted mana cost\b/g, 'greatest mana value'],
  [/\bconverted mana costs?\b/g, 'mana value'],
  // CR 702.138c
  [/^~ escapes with (.*) on it\.$/, 'If ~ escaped, it enters with $1 on it.'],
  [/\breturn (an? [a-z ]*card from among them) to your hand\b/g, 'put $1 into your hand'],
  // searching and shuffling
  [
    /, (reveal (?:it|that card|them|those cards)), and put ([^.]*?)\. (?:Then|If you do,) shuffle your library/g,
    ', $1, put $2, then shuffle',
  ],
  [/(\b[Ss]earch(?:es)? [^.]*?),? and (put|reveal|exile) ([^.]*?)\. (?:Then|If you do,) shuffle your library/g, '$1, $2 $3, then shuffle'],
  [/(\b[Ss]earch(?:es)? [^.]*?, put [^.]*?)\. (?:Then|If you do,) shuffle your library/g, '$1, then shuffle'],
  [/\bshuffle your library, then put (that card|them|those cards) on top of it/g, 'then shuffle and put $1 on top'],
  [/\bshuffle your library\b/g, 'shuffle'],
  [/\bshuffles (?:their|his or her|that) library\b/g, 'shuffles'],
  [/\bshuffle (?:their|that player's|that) library\b/g, 'shuffle'],
  // activation instructions
  [/\bActivate this ability only any time you could cast a sorcery\b/g, 'Activate only as a sorcery'],
  [/\b(Activate (?:this ability )?only if [^.]* and) only any time you could cast a sorcery\b/g, '$1 only as a sorcery'],
  [/\bActivate this ability only any time you could cast an instant\b/g, 'Activate only as an instant'],
  [/\bActivate this ability only\b/g, 'Activate only'],
  [/\bActivate this ability no more than\b/g, 'Activate no more than'],
  // milling
  [/\b([Pp])ut the top card of your library into your graveyard/g, '$1_mill a card'],
  [/\b([Pp])uts the top card of (?:their|that player's) library into their graveyard/g, '$1_mills a card'],
  [/\b([Pp])ut the top (\w+) cards of your library into your graveyard/g, '$1_mill $2 cards'],
  [/\b([Pp])uts the top (\w+) cards of (?:their|that player's) library into their graveyard/g, '$1_mills $2 cards'],
  [/\b([Pp])uts the top half of their library, rounded (up|down), into their graveyard/g, '$1_mills half their library, rounded $2'],
  [/\bP_mill/g, 'Mill'],
  [/\bp_mill/g, 'mill'],
  // newer than the edition whose numbers are cited: "To blight 2, put two -1/-1 counters on a creature you control"
  [/\b([Bb])light 1\b/g, '$1_put a -1/-1 counter on a creature you control'],
  [/\b([Bb])light 2\b/g, '$1_put two -1/-1 counters on a creature you control'],
  [/\b([Bb])light X\b/g, '$1_put X -1/-1 counters on a creature you control'],
  [/\bblights 1\b/g, 'puts a -1/-1 counter on a creature they control'],
  [/\bblights 2\b/g, 'puts two -1/-1 counters on a creature they control'],
  [/\bB_put/g, 'Put'],
  [/\bb_put/g, 'put'],
  // sacrifice: the player who sacrifices chooses
  [/\b(sacrifices? (?:an?|two|three|four|five|six|thirteen|X) (?:[^.,:]|, non)*?) of their choice\b/g, '$1'],
  [/\battacked with a creature this turn\b/g, 'attacked this turn'],
  [/\ball cards from all graveyards\b/g, 'all graveyards'],
  [/\ball cards from (target player's|each opponent's|your) graveyard\b/g, '$1 graveyard'],
  [/\bin addition to (its|their) other (?:creature|land) types\b/g, 'in addition to $1 other types'],
  [/\bAs long as it's your turn,/g, 'During your turn,'],
  [/\bAs long as it's not your turn,/g, 'During turns other than yours,'],
  [/\bprecombat main phase\b/g, 'first main phase'],
  [/\b([Uu])ntil the beginning of your next upkeep\b/g, '$1ntil your next upkeep'],
  [/\b[Tt]otem armor\b/g, 'umbra armor'],
  [/\b(becomes an? [^.,]*?creature) that's still a land\b/g, "$1. It's still a land"],
  // a quotation within a sentence is a whole ability
  [/([^.!,])" (until|for as long as)\b/g, '$1." $2'],
  [/(, except) it's not legendary\b/g, "$1 it isn't legendary"],
  // what is not legendary can't lose it: the newest wording leaves the condition out
  [/(, except (?:the token|the copy|it) isn't legendary) if [^.,]* is legendary\b/g, '$1'],
  // "it also gains flying": besides what was said before, which stays as it is
  [/\b(?<!but )also (?=(?:gains?|gets?|has|have|deals?|puts?)\b)/g, ''],
  [/\beach creature and each player\b/g, 'each creature and each player'],
  [/\btarget creature or player\b/g, 'any target'],
  [/\btarget creature, player, or planeswalker\b/g, 'any target'],
  [/\bTribal\b/g, 'Kindred'],
];

/** A line that can only go on with the ability of the line before it, from which some editions have cut it off. */
const GOES_ON =
  /^(?:This ability triggers only once each turn|This ability costs \{\d\} less to activate|Do this only once each turn|You may reveal an? [^:.]* from among them|Put an? [^:.]* from among them|Put the rest on the bottom of your library|If you didn't put a card into your hand this way)\b/;

const rewritten = rewriter(REWRITES);

/** Ability words (CR 207.2c): no rules meaning; the rest of the line is the ability. */
export const ABILITY_WORDS: readonly string[] = [
  'Adamant',
  'Addendum',
  'Alliance',
  'Battalion',
  'Bloodrush',
  'Celebration',
  'Channel',
  'Chroma',
  'Cohort',
  'Constellation',
  'Converge',
  'Corrupted',
  'Coven',
  "Council's dilemma",
  'Delirium',
  'Descend 4',
  'Descend 8',
  'Disappear',
  'Domain',
  'Eerie',
  'Eminence',
  'Enrage',
  'Fateful hour',
  'Fathomless descent',
  'Ferocious',
  'Flurry',
  'Formidable',
  'Grandeur',
  'Hellbent',
  'Heroic',
  'Imprint',
  'Infusion',
  'Inspired',
  'Join forces',
  'Kinship',
  'Landfall',
  'Lieutenant',
  'Magecraft',
  'Metalcraft',
  'Morbid',
  'Opus',
  'Pack tactics',
  'Paradox',
  'Parley',
  'Radiance',
  'Raid',
  'Rally',
  'Renew',
  'Repartee',
  'Revolt',
  'Secret council',
  'Spell mastery',
  'Strive',
  'Survival',
  'Sweep',
  'Tempting offer',
  'Threshold',
  'Undergrowth',
  'Valiant',
  'Vivid',
  'Void',
  'Will of the council',
  'Underdog',
]; // prettier-ignore

/** Removes reminder text: everything in parentheses (CR 207.2a). */
export function stripReminder(text: string): string {
  let out = text;
  for (let before = ''; before !== out; ) {
    before = out;
    out = out.replace(/ ?\([^()]*\)/g, '');
  }
  return out.trim();
}

/** The short names a legend goes by in its own text (CR 201.5a): before a comma, the first word of "X of Y", or the first and last of three. */
function shortNames(name: string): string[] {
  const names: string[] = [];
  const comma = name.indexOf(',');
  if (comma > 0) names.push(name.replace(',', ''), name.slice(0, comma));
  const of = / (?:of|the|from) /.exec(name);
  if (of) names.push(name.slice(0, of.index));
  const [first, ...others] = name.split(' ');
  if (comma < 0 && others.length > 1 && !/^(The|A|An)$/.test(first)) names.push(`${first} ${others[others.length - 1]}`);
  if (first !== name && !/^(The|A|An)$/.test(first) && !keywordByEnglish(first.toLowerCase())) names.push(first);
  // a subtype in a name is a word of its own in the text; what comes before a comma in a name is only ever a planeswalker's
  return names.filter(
    (n) => !ALL_SUBTYPES.includes(n) || (n === name.slice(0, comma) && (PLANESWALKER_TYPES as readonly string[]).includes(n)),
  );
}

/** What may stand before a short name that is a creature type, too, and what must follow it, for it to be the name. */
const NAMED_BEFORE = /(?:^|— |[Ww]hen(?:ever)? |\bon |\b[Hh]ave |\bthan |\bto )$/;
const NAMED_AFTER =
  /^(?:$|[.,]|'s (?:power|toughness|mana)\b| (?:or another|attacks|enters|dies|deals|assign|can't|becomes|gets|gains|has)\b)/;

/** A line with `~` for the name of a legend before a comma that is a creature type, too: where no article stands before it (CR 201.5a). */
function withoutTypeName(text: string, name: string): string {
  const short = name.slice(0, Math.max(0, name.indexOf(',')));
  if (!ALL_SUBTYPES.includes(short)) return text;
  return text.replace(new RegExp(`\\b${short}\\b`, 'g'), (word, at: number) =>
    NAMED_BEFORE.test(text.slice(0, at)) && NAMED_AFTER.test(text.slice(at + short.length)) ? '~' : word,
  );
}

/** Stands for the granting object inside a quotation. */
const GRANTER = '@';

/** What stands before a quotation that the object itself has or gains. */
const TO_ITSELF =
  /(?:^|[.,:] )(?:~|(?<=~ (?:is enchanted|attacks), )it) (?:gets [+-][\dX]+\/[+-][\dX]+(?: and |, ))?(?:has [a-z]+, and |can't be attacked and )?(?:has|gains) (?:[a-z]+(?: strike)? and )?$/;

/** The same in other places: what it enters with, and what you may have it gain. */
const ALSO_TO_ITSELF =
  /(?:\bit enters(?: the battlefield)? with [^".]* and with|\bhave ~ gain|, ~ becomes an? [^".]* with(?: [a-z]+ and)?) $/;

const SELF_NOUNS =
  'creature|artifact|enchantment|land|permanent|Aura|Equipment|Vehicle|Spacecraft|Planet|spell|card|planeswalker|Saga|Class|Case|Siege|Room|Fortification|token|emblem';

const THIS_OBJECT = new RegExp(`\\bthis (?:${SELF_NOUNS})\\b`, 'gi');

/**
 * A text with `~` for a name, where nothing stands beside it that makes it another word.
 * @param before what may not stand before it, at the end of a text
 * @param after what may not follow it, at the beginning of a text
 */
function withoutName(text: string, name: string, before: RegExp, after: RegExp): string {
  if (name === '') return text;
  let out = '';
  let from = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (at < from || before.test(text.slice(Math.max(0, at - BEFORE_NAME), at)) || after.test(text.slice(at + name.length))) continue;
    out += `${text.slice(from, at)}~`;
    from = at + name.length;
  }
  return out + text.slice(from);
}

/** As much of what stands before a name as can make it another word: "named Hammer of ". */
const BEFORE_NAME = 40;

/** What stands between a name and a word that may then mean something else than it. */
const OTHERS = /[.:—"]|\btarget\b|\b(?:an?|another|each|that|other) (?:creature|player|opponent)/;

/**
 * A line without "he" and "she" (CR 201.5): a player is "they", so it is the object itself. Within the words about
 * `~` it is "it" there, as of a thing; after others it is `~`; and "it" where the line doesn't name itself.
 */
function withoutPersons(text: string): string {
  const line = text.replace(/\bhis or her\b/g, 'their').replace(/\bhe or she\b/g, 'they');
  if (!/\b(?:[Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]er)(?:self)?\b/.test(line)) return line;
  const word = (at: number): '~' | 'it' => {
    const before = line.slice(0, at);
    const named = before.lastIndexOf('~');
    return named < 0 || OTHERS.test(before.slice(named)) ? '~' : 'it';
  };
  const ofNobody = !line.includes('~');
  return line
    .replace(/\b(?:him|her)self\b/g, 'itself')
    .replace(/\b(he|she)'s\b/gi, (_m, _w, at: number) => `${word(at) === 'it' ? 'it' : '~'} is`)
    .replace(/\b(?:he|she)\b/gi, (_m, at: number) => word(at))
    .replace(
      /\bhim\b|\bher\b(?=[.,;:]|$| (?:and|as|at|attacking|for|from|if|in|into|on|onto|this|to|under|unless|until|with)\b)/g,
      (_m, at: number) => (ofNobody ? 'it' : word(at)),
    )
    .replace(/\b(?:his|her)\b(?= owner's)/g, 'its')
    .replace(/\b(?:his|her)\b/g, (_m, at: number) => (ofNobody || word(at) === 'it' ? 'its' : "~'s"));
}

/** "Create a token named Festering Goblin. It has "When Festering Goblin dies, …"": likewise. */
const itselfIn = (text: string): string =>
  text.replace(
    /(\btokens? named ([A-Z][^".,~]*?)(?:\. (?:It has|They have)| with) )(.*)$/,
    (_, before: string, name: string, after: string) => {
      return (
        before +
        after.replace(/"[^"]*"/g, (quote) => quote.split(name).reduce((said, next) => said + (said.endsWith('named ') ? name : '~') + next))
      );
    },
  );

/** "Create Boo, a legendary … token with "Whenever Boo attacks, …"": in its own abilities a token with a name is itself (CR 201.5). */
const namedTokens = (text: string): string =>
  itselfIn(text)
    .replace(
      /(\bcreate ([A-Z][^".,]*), a legendary [^".]* token)\. (?:\2|It) enters (?:the battlefield )?tapped and attacking\./,
      "$1 that's tapped and attacking.",
    )
    .replace(/(\bcreate ([A-Z~][^".]*?), a legendary [^".]*? token with )(.*)$/i, (whole, before: string, name: string, after: string) =>
      name.includes('~') ? whole : before + after.replace(/"[^"]*"/g, (quote) => quote.replaceAll(name, '~')),
    );

/** One line in the newest wording, with `~` for the face itself. */
export function normaliseLine(line: string, name: string, legendary: boolean): string {
  let out = stripReminder(line).replace(/’/g, "'");
  const plainName = name.replace(/’/g, "'");
  // a creature type can be a name, too
  out = withoutName(out, plainName, /(?:[\w~]|\bnamed [A-Z]\w* of |\battacking )$/, /^(?:\w| creature\b)/);
  if (legendary)
    for (const short of shortNames(plainName))
      out = withoutName(
        out,
        short,
        /(?:[\w~]|\bnamed (?:[A-Z]\w* of )?|\b(?:create|an?|each|another|other) )$/,
        /^(?:[\w-]| planeswalker)/,
      );
  if (legendary) out = withoutTypeName(out, plainName);
  // in a quoted ability the printed name means the object that grants it, "this creature" the one that has it (CR 201.5b)
  // but where the object gives the ability to itself, both are the same
  out = out.replace(/"[^"]*"/g, (quote: string, at: number, whole: string) =>
    TO_ITSELF.test(whole.slice(0, at)) || ALSO_TO_ITSELF.test(whole.slice(0, at)) ? quote : quote.replace(/(?<!named )~/g, GRANTER),
  );
  out = rewritten(withoutPersons(namedTokens(out).replace(THIS_OBJECT, '~')));
  // how each half is rounded, said once for all of them
  const round = /\. Round (up|down) each time\./.exec(out);
  if (round) out = out.replace(round[0], '.').replace(/\b(half (?:(?! and )[^,.])*)/g, `$1, rounded ${round[1]}`);
  // each quoted ability is a sentence, also one inside another and one that another follows
  out = out.replace(/([^.!,' ])"(?= and )/g, '$1."').replace(/\.'"/g, '.\'."');
  // a quotation that ends a sentence closes it
  out = out.replace(/([.!])"(?=$| [A-Z~])/g, '$1".');
  return out.replace(/ {2,}/g, ' ').trim();
}

/** The words by which modes are chosen, with a hyphen or nothing where a dash should stand. */
const UNDASHED = /(?<=^|[ ,])(choose (?:one|two|three|one or both|one or more))(?: -|—)?(?=\n•)/gim;

/** Lines so far with one more, put to the one before it where it only goes on with that. */
const goingOn = (lines: string[], line: string): string[] =>
  lines.length > 0 && GOES_ON.test(line) ? [...lines.slice(0, -1), `${lines[lines.length - 1]} ${line}`] : [...lines, line];

const ONCE = ' Activate only once each turn.';

/** Modes that each say how often the ability can be activated: it is said of the one ability that has them (CR 602.5b, 700.2). */
function withSharedLimit(lines: string[]): string[] {
  const at = lines.findIndex((line) => /: Choose one —$/.test(line));
  const modes = at < 0 ? [] : lines.slice(at + 1);
  if (modes.length < 2 || !modes.every((line) => line.startsWith('•') && line.endsWith(ONCE))) return lines;
  return [...lines.slice(0, at), lines[at].replace(/ —$/, `.${ONCE}`), ...modes.map((line) => line.slice(0, -ONCE.length))];
}

/** The last text asked for: a text is read, and then compared with what is shown of it. */
let last = { text: '', name: '', legendary: false, lines: [] as readonly string[] };

/** The lines of a text that have words in them, in the newest wording. */
export function normaliseText(text: string, name: string, legendary: boolean): string[] {
  if (last.text !== text || last.name !== name || last.legendary !== legendary) {
    // some editions print hyphens where the others have a dash, or nothing before the bullets of modes
    const printed = text.replaceAll(' -- ', ' — ').replace(UNDASHED, '$1 —');
    const whole = printed.split('\n').reduce<string[]>(goingOn, []);
    const lines = withSharedLimit(whole.map((line) => normaliseLine(line, name, legendary)));
    last = { text, name, legendary, lines: lines.filter((line) => line !== '') };
  }
  return [...last.lines];
}
