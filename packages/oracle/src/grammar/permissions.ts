/** What may be cast or played from where, for how long, and what happens to it afterwards (CR 601.3, 608.2g, 611.2, 614.6). */
import type { Ability, Effect, Filter, Zone } from '@apnap/ability';
import { keywordInfo } from '@apnap/ability';
import { whose } from './effects-basic.js';
import type { Grammar, Match } from './engine.js';
import { continuousPart, gaining, lasting, replacing } from './make.js';
import { and, not, raw, SELF, SUBJECT } from './raw.js';
import { spellsHave } from './statics.js';

/** Spells cast from somewhere, in events (CR 601.2i). */
function castFrom(g: Grammar): void {
  const from = (filter: Filter, zone: Zone): Filter => and(filter, { is: 'cast', from: zone });
  for (const article of ['a/an', 'another'] as const) {
    const spell = (n: { filter: Filter; zone?: Zone; many: boolean }): Filter | null =>
      n.zone !== 'stack' || n.many ? null : article === 'another' ? and({ is: 'other' }, n.filter) : n.filter;
    for (const [words, zone] of [
      ['from {p:possessive} hand', 'hand'],
      ['from {p:possessive} graveyard', 'graveyard'],
    ] as const)
      g.rule('castWhat', `${article} {n:nounOr} ${words}` as '{n:nounOr} {p:possessive}', ({ n, p }) => {
        const what = spell(n);
        return what && whose(p) ? and(what, { is: 'cast', from: zone, ...(zone === 'graveyard' ? { own: true as const } : {}) }) : null;
      });
    // only their owner casts cards from a library (CR 400.1)
    g.rule('castWhat', `${article} {n:nounOr} from {p:possessive} library` as '{n:nounOr} {p:possessive}', ({ n, p }) => {
      const what = spell(n);
      return what && whose(p) ? and(what, { is: 'cast', from: 'library', own: true as const }) : null;
    });
    g.rule('castWhat', `${article} {n:nounOr} from exile` as '{n:nounOr}', ({ n }) => {
      const what = spell(n);
      return what && from(what, 'exile');
    });
    g.rule('castWhat', `${article} {n:nounOr} from a graveyard` as '{n:nounOr}', ({ n }) => {
      const what = spell(n);
      return what && from(what, 'graveyard');
    });
    for (const hand of ['your hand', 'their hand'] as const)
      g.rule('castWhat', `${article} {n:nounOr} from anywhere other than ${hand}` as '{n:nounOr}', ({ n }) => {
        const what = spell(n);
        return what && and(what, not({ is: 'cast', from: 'hand' }));
      });
  }
}

/** "If that spell would be put into a graveyard, exile it instead": of the card that was cast (CR 400.7h, 614.6). */
function exiledAfterwards(g: Grammar): void {
  const exiled = (m: Match, words: string, duration: 'endOfTurn' | 'indefinite'): Effect =>
    replacing(
      {
        replace: 'zone',
        what: { is: 'castOf', of: raw.selector({ sel: '$ref', at: m.at, noun: 'card', many: false, words }) },
        to: 'graveyard',
        toInstead: 'exile',
      },
      duration,
    );
  const subjects = ['that card/spell', 'a/the card/spell cast this way', 'an instant or sorcery spell cast this way'];
  for (const subject of subjects)
    for (const [time, duration] of [
      [' this turn', 'endOfTurn'],
      ['', 'indefinite'],
    ] as const)
      g.rule(
        'sentence',
        `if ${subject} would be put into your/a/their/its owner? 's? graveyard${time} , exile it/that card/spell? instead` as 'if',
        (_, m) => exiled(m, subject.split('/')[0], duration),
      );
}

/** "… gains flashback until end of turn. The flashback cost is equal to its mana cost" (CR 702.34a and others with a cost). */
function ownCosts(g: Grammar): void {
  const ability = (keyword: string, less?: string): Ability => ({
    kind: 'keyword',
    keyword,
    cost: [{ pay: 'manaCostOf', of: SELF, ...(less === undefined ? {} : { less }) }],
  });
  const fit = (k: string, l: string): boolean => k === l && keywordInfo(k)?.shape === 'cost';
  g.rule('reducedBy', 'reduced by {m:mana}', ({ m }) => m);
  g.rule('reducedBy', 'reduced by {m:genericMana}', ({ m }) => m);
  for (const cost of [
    'its/the {l:keyword} cost is equal to its mana cost {r?:reducedBy}',
    "its/the {l:keyword} cost is equal to that card 's mana cost {r?:reducedBy}",
  ]) {
    g.rule(
      'objectVerb',
      `gain/gains {k:keyword} {d:duration} . ${cost}` as '{k:keyword} {d:duration} {l:keyword} {r?:reducedBy}',
      ({ k, d, l, r }) => (fit(k, l) ? lasting(SUBJECT, [gaining(ability(k, r))], d) : null),
    );
    g.rule(
      'staticPart',
      `{s:selector} has/have {k:keyword} . ${cost}` as '{s:selector} {k:keyword} {l:keyword} {r?:reducedBy}',
      ({ s, k, l, r }) => (fit(k, l) && s.sel === 'all' ? [continuousPart(s, [gaining(ability(k, r))])] : null),
    );
    for (const [subject, many] of [
      ['{n:noun} you cast have', true],
      ['each {n:noun} you cast has', false],
    ] as const)
      g.rule('staticPart', `${subject} {k:keyword} . ${cost}` as '{n:noun} {k:keyword} {l:keyword} {r?:reducedBy}', ({ n, k, l, r }) =>
        fit(k, l) && n.many === many ? spellsHave(n, [ability(k, r)]) : null,
      );
  }
}

/** CR 702.62a: suspend without a cost is what follows the time counters. */
function suspending(g: Grammar): void {
  g.rule('abilities', 'suspend', () => [{ kind: 'keyword', keyword: 'suspend' }]);
}

export function installPermissions(g: Grammar): void {
  suspending(g);
  ownCosts(g);
  castFrom(g);
  exiledAfterwards(g);
}
