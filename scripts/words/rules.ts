/** Two ways to say the same, made one before words are counted; each is a difference that is explained. */

export interface Same {
  /** Why these are the same, with the rule where one says so. */
  because: string;
  from: RegExp;
  to: string;
}

export const RULES: readonly Same[] = [
  { because: 'how long is said before or after', from: /(?:until end of|this) turn/g, to: '' },
  { because: 'X, where X is the number of things, and one for each of them', from: /([+-])x\b/g, to: '$11' },
  { because: 'X, where X is the number of things, and one for each of them', from: /\bx\/x\b/g, to: '1/1' },
  { because: 'nothing is subtracted as nothing is added', from: /-0\b/g, to: '+0' },
  {
    because: 'CR 700.4: "dies" is being put into a graveyard from the battlefield',
    from: /(?:is|are|was|were) put into (?:a|your|their owner's|its owner's) graveyards? from the battlefield/g,
    to: 'dies',
  },
  { because: 'CR 700.4', from: /put into (?:a|your) graveyard (?:this way|from the battlefield)/g, to: 'died' },
  {
    because: '"other than" this is "another"',
    from: /(?:an?|target|each|one|any) ([a-z ]+?) other than (?:~|enchanted creature|this [a-z]+)/g,
    to: 'another $1',
  },
  { because: '"another target" and "target … other than" are one choice', from: /another target/g, to: 'target another' },
  { because: 'a "number of" things, and "X" of them', from: /equal to (?:the number of|twice the number of)/g, to: 'for each' },
  {
    because: 'put on top of the library that was just shuffled',
    from: /(?:then )?put (?:it|them|that card|those cards) on top(?: of (?:it|your library|their library|that library))?/g,
    to: 'put it on top',
  },
  { because: '"shuffle" is shuffling one\'s library', from: /shuffles? (?:your|their|that|his or her) librar(?:y|ies)/g, to: 'shuffle' },
  {
    because: 'an owner shuffles into the own library',
    from: /(?:[a-z~' ]+?)'s owner shuffles (?:it|them) into their library/g,
    to: "shuffle it into its owner's library",
  },
  { because: 'of two, "the other" is the rest', from: /the other(?! [a-z])/g, to: 'the rest' },
  { because: 'of two, "the other" is the rest', from: /the other (into|on|onto)/g, to: 'the rest $1' },
  { because: 'what is left of what was revealed', from: /all other cards revealed this way/g, to: 'the rest' },
  { because: '"otherwise" and "instead" swap the two halves', from: /\b(?:otherwise|instead),?/g, to: '' },
  { because: '"double" is "twice"', from: /\bdoubles?\b(?! strike)/g, to: 'twice' },
  { because: 'a player who does not', from: /if (?:you|they|that player|the player) (?:don't|doesn't)/g, to: 'unless' },
  { because: '"unless that player pays" is a choice of that player', from: /may (pays?|sacrifices?|discards?)/g, to: '$1' },
  {
    because: 'CR 305.7, 205.1b: what is still a land keeps its types',
    from: /(?:it's|they're|that's|that are|and it's|and they're) still (?:an? )?(?:lands?|planeswalkers?)/g,
    to: '',
  },
  { because: 'CR 205.1b', from: /in addition to (?:its|their) other types/g, to: '' },
  { because: '"you don\'t control a" is "you control no"', from: /\bdon't control an? /g, to: 'control no ' },
  {
    because: 'X life, where X is a number of things, and 1 life for each of them',
    from: /\b(?:1|one) (life|damage) for each\b/g,
    to: '$1 for each',
  },
  { because: 'what is done besides is done', from: /\b(draws?|adds?) (an?|two|three) additional\b/g, to: '$1 $2' },
  { because: 'what is done besides is done', from: /\badd an additional\b|\badds an additional\b/g, to: 'add' },
  {
    because: 'counters with which something enters are additional to others (CR 614.12)',
    from: /\b(?:an )?additional (\+1\/\+1 counter|[a-z]+ counter)/g,
    to: 'a $1',
  },
  {
    because: 'a card drawn while two were drawn this turn is the second',
    from: /draws? a card while (?:you've|they've|that player has) drawn exactly ([a-z]+) cards this turn/g,
    to: 'draw $1 card',
  },
  {
    because: 'a card drawn while two were drawn this turn is the second',
    from: /draws? (?:your|their) ([a-z]+) card each turn/g,
    to: 'draw $1 card',
  },
  {
    because: 'CR 702.101a: attacking together',
    from: /~ and at least two other creatures attack/g,
    to: '~ attacks while there are two or more other attacking creatures',
  },
  {
    because: 'what was milled was put into a graveyard (CR 701.17a)',
    from: /put into (?:a|your|that|their) graveyard this way|milled this way|among the milled cards/g,
    to: 'this way',
  },
  {
    because: 'damage that was prevented is that much',
    from: /for each 1 damage prevented this way|equal to the damage prevented this way/g,
    to: 'that many',
  },
  { because: 'a spell is controlled by who casts it', from: /spells you cast/g, to: 'spells you control' },
  {
    because: '"the sacrificed creature" is that creature',
    from: /\bthe (?:sacrificed|exiled|discarded|revealed|milled|destroyed|returned) ([a-z]+)/g,
    to: 'that $1',
  },
  {
    because: 'what was done is what this speaks of',
    from: /\b(?:is |are |was |were )?(?:sacrificed|exiled|discarded|revealed|destroyed|returned|milled)(?: to your hand)? this way/g,
    to: 'this way',
  },
  { because: 'cards are discarded from a hand (CR 701.8a)', from: /(discards? any number of cards) from (?:your|their) hand/g, to: '$1' },
  {
    because: 'every player who searched shuffles',
    from: /then each player who searched their library this way shuffles it/g,
    to: 'then shuffle',
  },
  { because: 'who taps it for mana', from: /(?:is|are) tapped for mana/g, to: 'tap for mana' },
  { because: '"one or more colors" is colored', from: /that's one or more colors/g, to: 'colored' },
  {
    because: 'one card a turn is a card once a turn',
    from: /once during each of your turns, you may cast an?/g,
    to: 'during each of your turns, you may cast one',
  },
  { because: '"one of your opponents" is an opponent', from: /one of your opponents/g, to: 'an opponent' },
  { because: 'an object of a given size', from: /with (?:base )?power and toughness (?=[0-9]+\/)/g, to: '' },
];
