/** What a judge says to the players (IPG 1.3: what the infraction is, what is done about it, the penalty): a draft in either language. */
import type { Lang } from '@apnap/words';
import { text } from '../text/index.js';
import { atLeast, type Penalty, type Say } from '../types.js';
import type { Ruling } from './ruling.js';

export interface Spoken {
  /** The player it is about; empty: he is spoken to without his name. */
  player: string;
  /** Who decides: a floor judge's ruling can be appealed (MTR 2.9). */
  judge: 'floor' | 'head';
  /** What is given, where it is not what is due. */
  penalty?: Penalty;
}

/** Sentences to say, in order. */
export function wordsToSay(ruling: Ruling, { player, judge, penalty = ruling.penalty }: Spoken, lang: Lang): string[] {
  const say = (s: Say): string => text(s, lang);
  const lines: Say[] = [
    player === '' ? { id: 'words.open' } : { id: 'words.openNamed', params: { player } },
    ...(penalty === 'none' || ruling.document === 'JAR' ? [] : [{ id: 'words.infraction', params: { name: say(ruling.name) } }]),
    ...(ruling.is && penalty !== 'none' ? [ruling.is] : []),
    penalty === 'none' ? { id: 'words.none' } : { id: 'words.penalty', params: { penalty: say({ id: `penalty.${penalty}` }) } },
    ...(ruling.effect && atLeast(penalty, 'gameLoss') && penalty !== 'disqualification'
      ? [{ id: 'words.effect', params: { when: say(ruling.effect) } }]
      : []),
    ...(ruling.remedies.length > 0 ? [{ id: 'words.remedies' }] : []),
    ...ruling.remedies.map((r) => r.say),
    ...(ruling.extension > 0 ? [{ id: 'words.extension', params: { minutes: ruling.extension } }] : []),
    ...(judge === 'floor' && penalty !== 'disqualification' ? [{ id: 'words.appeal' }] : []),
  ];
  return lines.map(say);
}
