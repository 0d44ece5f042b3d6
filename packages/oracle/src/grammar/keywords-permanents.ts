/** Keyword abilities of permanents whose parameters or events have words of their own: haunt, hideaway, craft, max speed (CR 702.55, 702.75, 702.167, 702.178). */
import type { Ability, Condition, Cost, Effect, Filter, Mod, PlayerRef, StaticPart } from '@apnap/ability';
import { bindAbility } from '../bind/ability.js';
import type { Grammar } from './engine.js';
import { all, compare, continuousPart, controlledBy, doIf, gaining, matches, oneOf, ownedBy, replacementPart } from './make.js';
import type { Predicate } from './nonterminals.js';
import { and, SELF } from './raw.js';

/** CR 702.55b */
const haunted: Filter = oneOf({ sel: 'keywordLink', keyword: 'haunt' });

/** CR 702.75b: without a number it looked at four cards and had the permanent enter tapped. */
const oldHideaway = (): Ability[] => [
  { kind: 'keyword', keyword: 'hideaway', n: 4 },
  {
    kind: 'static',
    parts: [replacementPart({ replace: 'enters', what: oneOf({ sel: 'self' }), entering: { tapped: 'tapped' } })],
  },
];

/** CR 702.167a: mana, the permanent itself, and materials from among permanents and cards in the graveyard. */
function craft(filter: Filter, count: number, mana: string, more: Pick<Extract<Cost, { pay: 'objects' }>, 'atMost'> = {}): Ability[] {
  return [
    {
      kind: 'keyword',
      keyword: 'craft',
      cost: [
        { pay: 'mana', mana },
        { pay: 'self', verb: 'exile' },
        { pay: 'objects', verb: 'exile', zone: 'battlefield', orZone: 'graveyard', filter, count, ...more, how: 'choice' },
      ],
    },
  ];
}

const YOU: PlayerRef = { player: 'you' };
const atMaxSpeed = (who: PlayerRef, cmp: '=' | '!=' = '='): Condition => compare({ q: 'speed', who }, cmp, 4);

/** CR 702.178a: as long as its controller has max speed, it has the abilities, where they work. */
function maxSpeed(abilities: readonly Ability[]): Ability[] | null {
  const bound = abilities.map((a) => bindAbility(a));
  const given = bound.flatMap((b) => ('ability' in b ? [b.ability] : []));
  if (given.length !== abilities.length) return null;
  const zones = new Set(given.map((a) => ('zone' in a ? a.zone : undefined)));
  const [zone] = zones;
  if (zones.size !== 1) return null;
  const mods: Mod[] = given.map((ability) => gaining(ability));
  const parts: StaticPart[] = [continuousPart(SELF, mods)];
  return [{ kind: 'static', ...(zone === undefined ? {} : { zone }), condition: atMaxSpeed(YOU), parts }];
}

function speed(g: Grammar): void {
  g.rule('abilityList', 'max speed — {a:abilityList}', ({ a }) => maxSpeed(a));
}

/** CR 712.4a: the object and something else, both owned and controlled by you. */
const ownBoth = (filter: Filter): Condition => {
  const yours: Filter[] = [controlledBy(YOU), ownedBy(YOU)];
  return {
    if: 'and',
    of: [matches(SELF, and(...yours)), compare({ q: 'count', of: all('battlefield', and(filter, ...yours)) }, '>=', 1)],
  };
};

/** CR 701.37a: "exile them, then meld them into …" is about the objects of the condition before it. */
function melding(g: Grammar): void {
  const meld = (filter: Filter, into: string): Effect => ({ do: 'meld', with: filter, into });
  const activated = (cost: Cost[], filter: Filter, into: string, timing: 'instant' | 'sorcery'): Ability => ({
    kind: 'activated',
    cost,
    program: { targets: [], effect: doIf(ownBoth(filter), meld(filter, into)) },
    timing,
  });
  for (const when of ['at', 'when/whenever'])
    g.rule(
      'ability',
      `${when} {e:event} , if you both own and control ~ and a/an {n:noun} , exile them , then meld them into {r:cardName} .` as 'when {e:event} {n:noun} {r:cardName}',
      ({ e, n, r }) =>
        n.many || n.zone || (when === 'at') !== (e.on === 'step')
          ? null
          : { kind: 'triggered', event: e, condition: ownBoth(n.filter), program: { targets: [], effect: meld(n.filter, r) } },
    );
  g.rule(
    'ability',
    '{c:cost} : if you both own and control ~ and {n:thing} , exile them , then meld them into {r:cardName} .',
    ({ c, n, r }) => activated(c, n, r, 'instant'),
  );
}

export function installPermanentKeywords(g: Grammar): void {
  melding(g);
  speed(g);
  g.rule('oneEvent', 'the creature ~/it haunts dies', () => ({
    on: 'zone',
    what: haunted,
    from: 'battlefield',
    to: 'graveyard',
    batch: 'each',
  }));
  // CR 702.167c
  // reason: magic/rules/702-permanents-more.test.ts reads it
  for (const it of ['it', '~'])
    g.rule('pronoun', `the exiled card/cards used to craft ${it}` as 'the', () => ({ sel: 'keywordLink', keyword: 'craft' }));
  // CR 702.22b
  g.rule('keywordAbility', 'bands with other {n:things}', ({ n }) => [{ kind: 'keyword', keyword: 'bandsWithOther', filter: n }]);
  const loses = (...keywords: string[]): Predicate => ({ mods: keywords.map((keyword) => ({ mod: 'loseAbility', keyword })), rules: [] });
  g.rule('predicate', 'lose/loses all " bands with other " abilities', () => loses('bandsWithOther'));
  g.rule('keywordLine', 'hideaway', oldHideaway);
  g.rule('keywordAbility', 'craft with {n:noun} {c:mana}', ({ n, c }) => (n.many || n.zone ? null : craft(n.filter, 1, c)));
  // reason: magic/rules/702-permanents-more.test.ts reads it
  g.rule('keywordAbility', 'craft with {k:digits} or more {n:noun} {c:mana}', ({ k, n, c }) =>
    n.many ? craft(n.filter, k, c, { atMost: 'any' }) : null,
  );
}
