/** What cards do during a draft (CR 905.2). */
import type { Drafting } from '../language/drafting.js';
import type { StaticPart } from '../language.js';
import { phrase } from './phrase.js';

const drafts = (text: string, does: Drafting) => phrase('statement', text, (): StaticPart => ({ part: 'draft', does }));

export const DRAFT_PHRASES = [
  drafts('draft ~ face up', { draft: 'faceUp' }),
  drafts("reveal ~ as you draft it and note how many cards you've drafted this draft round , including ~", {
    draft: 'reveal',
    notes: 'count',
  }),
  drafts('reveal ~ as you draft it and note the player who passed it to you', { draft: 'reveal', notes: 'passer' }),
  drafts(
    'reveal ~ as you draft it . the player to your right chooses a color , you choose another color , then the player to your left chooses a third color',
    { draft: 'reveal', notes: 'colors' },
  ),
  drafts('reveal ~ as you draft it . reveal the next card you draft and note its name', { draft: 'reveal', notes: 'nextName' }),
  drafts('reveal ~ as you draft it . you may look at the next card drafted from this booster pack', {
    draft: 'reveal',
    notes: 'nextSeen',
  }),
  drafts(
    "reveal ~ as you draft it . the next time a player drafts a card from this booster pack , guess that card 's name . then that player reveals the drafted card",
    { draft: 'reveal', notes: 'guess' },
  ),
  drafts('reveal ~ as you draft it . after you draft ~ , you may add a booster pack to the draft', {
    draft: 'reveal',
    notes: 'addBooster',
  }),
  drafts('as you draft a card , you may draft an additional card from that booster pack . if you do , put ~ into that booster pack', {
    draft: 'additional',
    then: 'intoBooster',
  }),
  drafts(
    'as you draft a card , you may draft an additional card from that booster pack . if you do , turn ~ face down , then pass the next booster pack without drafting a card from it',
    { draft: 'additional', then: 'skipNext' },
  ),
  drafts('as you draft a card , you may remove it from the draft face up', { draft: 'remove', face: 'up' }),
  drafts('as you draft a card , you may remove it from the draft face down', { draft: 'remove', face: 'down' }),
  drafts('as you draft a creature card , you may reveal it , note its name , then turn ~ face down', {
    draft: 'note',
    of: 'creature',
    what: 'name',
  }),
  drafts('as you draft a creature card , you may reveal it , note its creature types , then turn ~ face down', {
    draft: 'note',
    of: 'creature',
    what: 'creatureTypes',
  }),
  drafts('as you draft a card , you may reveal it , note its name , then turn ~ face down', { draft: 'note', of: 'card', what: 'name' }),
  drafts('during the draft , you may turn ~ face down . if you do , look at the next card drafted by a player of your choice', {
    draft: 'look',
    at: 'nextDrafted',
  }),
  drafts(
    'during the draft , you may turn ~ face down . if you do , look at any unopened booster pack in the draft or any booster pack not being looked at by another player',
    { draft: 'look', at: 'booster' },
  ),
  drafts(
    "instead of drafting a card from a booster pack , you may draft each card in that booster pack , one at a time . if you do , turn ~ face down and you can't draft cards for the rest of this draft round",
    { draft: 'wholeBooster' },
  ),
  drafts(
    "as long as ~ is face up during the draft , you can't look at booster packs and must draft cards at random . after you draft three cards this way , turn ~ face down",
    { draft: 'atRandom', cards: 3 },
  ),
  phrase(
    'statement',
    'each player passes the last card from each booster pack to a player who drafted a card named {o:ownName}',
    (): StaticPart => ({ part: 'draft', does: { draft: 'lastCards' } }),
  ),
  drafts(
    'immediately after the draft , you may reveal a card in your card pool . each other player may offer you one card in their card pool in exchange . you may accept any one offer',
    { draft: 'exchange' },
  ),
];
