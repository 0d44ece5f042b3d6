/** Effects that are English sentences of their own, not clauses with a subject and a verb. */
import type { Effect } from '../../language.js';
import type { Context } from './context.js';
import { copiesText } from './copies.js';
import { nounText } from './filters.js';
import { retold } from './joining.js';
import { enteringWords } from './moving.js';
import { playText } from './playing.js';
import { amountText, forEachText, quantityText } from './quantities.js';
import { playerText, selectorText } from './references.js';
import { pilesText, voteText } from './voting.js';
import { capitalize, withArticle } from './words.js';

const verb = (who: string, one: string, more: string): string => (who === 'you' ? more : one);

function bind(c: Context, slot: number | undefined, words: string, many: boolean, theirs = false): void {
  if (slot !== undefined) c.slots.set(slot, { words, many, ...(theirs ? { theirs } : {}) });
}

/** What X is, at the end of the sentence that speaks of it. */
function withWhere(c: Context, text: string): string {
  const where = c.where.length > 0 ? `, where X is ${c.where[0]}` : '';
  c.where = [];
  return `${text}${where}`;
}

type OwnSentence = Extract<
  Effect,
  {
    do:
      | 'play'
      | 'permitPlay'
      | 'piles'
      | 'vote'
      | 'restartGame'
      | 'revealUntil'
      | 'keywordAction'
      | 'letNumber'
      | 'repeat'
      | 'prize'
      | 'rollAgain'
      | 'processAgain';
  }
>;

/** The sentences of such an effect; undefined for the others. */
export function ownSentences(c: Context, e: Effect): string[] | undefined {
  const own = e as OwnSentence;
  switch (own.do) {
    case 'prize':
      return ['Claim the prize'];
    case 'rollAgain':
      return ['Roll again'];
    case 'processAgain':
      return ['Repeat this process'];
    case 'play':
    case 'permitPlay':
      return [withWhere(c, capitalize(playText(c, own)))];
    case 'piles':
      return pilesText(c, own);
    case 'vote':
      return voteText(c, own);
    case 'restartGame':
      bind(c, own.bind, 'those cards', true);
      return [`Restart the game, leaving in exile ${selectorText(c, own.keep).replace(/ in exile$/, '')}`];
    case 'revealUntil': {
      const who = playerText(c, own.who);
      const how = own.to === 'exiled' ? verb(who, 'exiles', 'exile') : verb(who, 'reveals', 'reveal');
      const noun = nounText(c, own.filter, { many: own.count !== 1, head: 'card' });
      const what = own.count === 1 ? withArticle(noun) : `${amountText(c, own.count, 'words')} ${noun}`;
      const whose = who === 'you' ? 'your' : 'their';
      bind(c, own.bind, own.count === 1 ? 'that card' : 'those cards', own.count !== 1, who !== 'you');
      bind(c, own.bindAll, `all cards ${own.to} this way`, true, who !== 'you');
      return [
        withWhere(
          c,
          capitalize(
            `${who} ${how} cards from the top of ${whose} ${own.deck ? 'planar deck' : 'library'} until ${who === 'you' ? 'you' : 'they'} ${how.replace(/s$/, '')} ${what}`,
          ),
        ),
      ];
    }
    case 'keywordAction':
      return [capitalize(own.action), `The token enters ${enteringWords(c, own.entering)}`];
    case 'letNumber':
      c.slots.set(own.slot, { words: quantityText(c, own.value), many: false });
      return [];
    case 'repeat': {
      const each = own.effect.do === 'extraTurn' ? forEachText(c, own.times) : undefined;
      if (each) return [`${c.say.sentences(c, own.effect).join('. ')} ${each}`];
      if (own.effect.do === 'keywordAction')
        return [
          c.say
            .sentences(c, own.effect)
            .join('. ')
            .replace(/(?=, where X is )|$/, ` ${copiesText(c, own.times)}`),
        ];
      return [`${capitalize(quantityText(c, own.times))} times, ${retold(c, c.say.sentences(c, own.effect))}`];
    }
    default:
      return undefined;
  }
}
