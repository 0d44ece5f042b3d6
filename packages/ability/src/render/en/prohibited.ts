/** What players can't do: cast, play, activate, draw, pay (CR 101.2). */
import type { Action, Filter, PlayerRef } from '../../language.js';
import type { Context } from './context.js';
import { nounText } from './filters.js';
import { playerText, selectorText } from './references.js';
import { castPlace, secondSpell } from './rule-words.js';
import { numberWord } from './words.js';

/** What a rule is about, as several. */
export const plural = (c: Context, f: Filter): string =>
  f.is === 'oneOf' ? selectorText(c, f.of) : nounText(c, f, { many: true, head: 'permanent' });

/** Players as the subject of a rule. */
export const opponents = (c: Context, p: PlayerRef): string =>
  p.player === 'eachOpponent' ? 'your opponents' : p.player === 'each' ? 'players' : playerText(c, p);

type OfPlayers = Extract<Action, { act: 'pay' | 'cast' | 'playLand' | 'activate' | 'draw' }>;

/** "your opponents can't cast spells". */
export function playerCant(c: Context, a: OfPlayers): { subject: string; text: string } {
  switch (a.act) {
    case 'pay':
      return {
        subject: opponents(c, a.who),
        text: `can't ${a.with === 'life' ? 'pay life' : `sacrifice ${plural(c, a.what)}`} to cast spells or activate abilities`,
      };
    case 'cast': {
      const barred = castPlace(a.what);
      if (barred)
        return {
          subject: opponents(c, a.who),
          text: `can't cast ${nounText(c, barred.what, { many: true, head: 'spell' })} ${barred.from}`,
        };
      if (a.when)
        return {
          subject: playerText(c, a.who),
          text: `can cast ${nounText(c, a.what, { many: true, head: 'spell' })} only any time they could cast a sorcery`,
        };
      if (a.what.is === 'oneOf') return { subject: selectorText(c, a.what.of), text: "can't be cast" };
      if (secondSpell(a.what)) {
        const who = a.who.player === 'eachOpponent' ? 'each opponent' : playerText(c, a.who);
        return {
          subject: who,
          text: `can't cast more than one ${nounText(c, secondSpell(a.what) as Filter, { many: false, head: 'spell' })} each turn`,
        };
      }
      if (a.who.player === 'each') return { subject: nounText(c, a.what, { many: true, head: 'spell' }), text: "can't be cast" };
      return { subject: opponents(c, a.who), text: `can't cast ${nounText(c, a.what, { many: true, head: 'spell' })}` };
    }
    case 'playLand':
      return { subject: opponents(c, a.who), text: `can't play ${nounText(c, a.what, { many: true, head: 'permanent' })}` };
    case 'activate':
      if (a.who.player !== 'each') {
        const of = a.what.is === 'any' ? '' : ` of ${plural(c, a.what)}`;
        return {
          subject: opponents(c, a.who),
          text: `can't activate abilities${of}${a.kind === 'nonMana' ? " that aren't mana abilities" : ''}`,
        };
      }
      if (a.what.is === 'inZone')
        return {
          subject: 'players',
          text: `can't activate abilities of cards in ${a.what.zone === 'graveyard' ? 'graveyards' : a.what.zone}`,
        };
      if (a.what.is === 'any')
        return { subject: 'players', text: `can't activate abilities${a.kind === 'nonMana' ? " that aren't mana abilities" : ''}` };
      return {
        subject: `activated abilities of ${a.what.is === 'named' ? 'sources with the chosen name' : plural(c, a.what)}`,
        text: `can't be activated${a.kind === 'nonMana' ? " unless they're mana abilities" : ''}`,
      };
    case 'draw':
      if (a.moreThan === undefined) return { subject: opponents(c, a.who), text: "can't draw cards" };
      return {
        subject: a.who.player === 'eachOpponent' ? 'each opponent' : a.who.player === 'each' ? 'each player' : playerText(c, a.who),
        text: `can't draw more than ${a.moreThan === 1 ? 'one card' : `${numberWord(a.moreThan)} cards`} each turn`,
      };
    default:
      return a satisfies never;
  }
}
