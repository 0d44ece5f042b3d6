/** Keyword abilities with their parameters (CR 702). */
import {
  type Ability,
  BASIC_LAND_TYPES,
  CHOSEN_PLAYER,
  type Cost,
  type Filter,
  type KeywordAbility,
  keywordInfo,
  LAND_TYPES,
} from '@apnap/ability';
import type { Grammar } from './engine.js';
import { controlledBy, ofType, thePlayer, whoIs } from './make.js';
import { and, mentions, type Noun } from './raw.js';

const shape = (keyword: string): string | undefined => keywordInfo(keyword)?.shape;

/** What it is spliced onto, in the card's words. */
function splice(n: Noun, cost: Cost[], m: { at: number; tokens: readonly { raw: string }[] }, end: string): Ability[] | null {
  const from = m.at + 2;
  let to = from;
  while (to < m.tokens.length && !m.tokens[to].raw.startsWith(end)) to++;
  const words = m.tokens
    .slice(from, to)
    .map((t) => t.raw)
    .join(' ');
  return n.many || n.zone ? null : [{ kind: 'keyword', keyword: 'splice', filter: n.filter, cost, words }];
}

const basicLand: Filter = and({ is: 'supertype', supertype: 'Basic' }, ofType('Land'));

/** Whether it speaks of something that would have to be bound. */
const mentionsRaw = (x: unknown): boolean => mentions(x, (n) => typeof n.sel === 'string' && n.sel.startsWith('$'));

/** How many words the keyword is. */
const length = (keyword: string): number => keywordInfo(keyword)?.en.split(' ').length ?? 1;

function landwalk(words: string, filter: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'landwalk', filter, words };
}

function equips(g: Grammar): void {
  // CR 702.6c: a quality of the creature
  for (const equip of ['{n:noun} {c:mana}', '{n:noun} — {c:cost}'] as const)
    g.rule('keywordAbility', `equip ${equip}` as 'equip {n:noun} {c:cost}', ({ n, c }) =>
      n.many || n.zone
        ? null
        : [
            {
              kind: 'keyword',
              keyword: 'equip',
              cost: typeof c === 'string' ? [{ pay: 'mana', mana: c }] : c,
              filter: and(n.filter, ...(n.head === 'creature' ? [] : [ofType('Creature')]), controlledBy({ player: 'you' })),
            },
          ],
    );
  // CR 602.2b, 602.5b
  for (const cost of ['equip {c:mana}', 'equip — {c:cost}'] as const)
    g.rule(
      'keywordLine',
      `${cost} . {l:activateLimits}` as 'equip {c:cost} {l:activateLimits}',
      ({ c, l: { perTurn, costChange, ...other } }) =>
        Object.keys(other).length > 0 || costChange?.condition || (perTurn ?? 1) !== 1 || mentionsRaw(costChange)
          ? null
          : [
              {
                kind: 'keyword',
                keyword: 'equip',
                cost: typeof c === 'string' ? [{ pay: 'mana', mana: c }] : c,
                limits: { ...(perTurn ? { perTurn } : {}), ...(costChange ? { costChange } : {}) },
              },
            ],
    );
}

function parameters(g: Grammar): void {
  g.rule('keywordAbility', '{k:keyword}', ({ k }) => {
    const s = shape(k);
    return s === 'plain' || s === 'optionalFilter' ? [{ kind: 'keyword', keyword: k }] : null;
  });
  // of a land, which has no mana cost
  g.rule('keywordAbility', 'mayhem', (_, m) => (m.context.types.includes('Land') ? [{ kind: 'keyword', keyword: 'mayhem' }] : null));
  g.rule('keywordAbility', '{k:keyword} {n:number}', ({ k, n }, m) =>
    shape(k) === 'number' && m.tokens[m.end - 1].key !== 'a' ? [{ kind: 'keyword', keyword: k, n }] : null,
  );
  // the number is read as the ability resolves
  g.rule('keywordAbility', '{k:keyword} X {w:whereX}', ({ k, w }) =>
    ['firebending', 'mobilize', 'annihilator', 'afflict'].includes(k) ? [{ kind: 'keyword', keyword: k, n: w }] : null,
  );
  g.rule('keywordAbility', '{k:keyword} {c:mana}', ({ k, c }) =>
    shape(k) === 'cost' ? [{ kind: 'keyword', keyword: k, cost: [{ pay: 'mana', mana: c }] }] : null,
  );
  g.rule('keywordAbility', '{k:keyword} — {c:cost}', ({ k, c }, m) =>
    shape(k) === 'cost' && m.tokens[m.at + length(k)].key === '—' ? [{ kind: 'keyword', keyword: k, cost: c }] : null,
  );
  g.rule('keywordAbility', '{k:keyword} {a:mana} or {b:mana}', ({ k, a, b }) => {
    const either: Cost = { pay: 'or', of: [[{ pay: 'mana', mana: a }], [{ pay: 'mana', mana: b }]] };
    return k === 'cumulativeUpkeep' || k === 'equip' ? [{ kind: 'keyword', keyword: k, cost: [either] }] : null;
  });
  g.rule('keywordAbility', '{k:keyword} {n:number} — {c:cost}', ({ k, n, c }) =>
    shape(k) === 'costAndNumber' ? [{ kind: 'keyword', keyword: k, n, cost: c }] : null,
  );
  g.rule('keywordAbility', '{k:keyword} — {c:payment}', ({ k, c }, m) =>
    (k === 'equip' || k === 'reconfigure') && c[0].pay === 'or' && m.tokens[m.at + length(k)].key === '—'
      ? [{ kind: 'keyword', keyword: k, cost: c }]
      : null,
  );
  equips(g);
  g.rule('keywordAbility', 'splice onto {n:nounOr} {c:mana}', ({ n, c }, m) => splice(n, [{ pay: 'mana', mana: c }], m, '{'));
  g.rule('keywordAbility', 'splice onto {n:nounOr} — {c:cost}', ({ n, c }, m) => splice(n, c, m, '—'));
  g.rule('keywordAbility', '{s:subtype} offering', ({ s }) =>
    s.many ? null : [{ kind: 'keyword', keyword: 'offering', filter: { is: 'subtype', subtype: s.subtype }, words: s.subtype }],
  );
  // CR 702.82c
  g.rule('keywordAbility', 'devour {h:head} {n:digits}', ({ h, n }) =>
    h.many ? null : [{ kind: 'keyword', keyword: 'devour', n, filter: h.filter }],
  );
  // CR 702.106f
  g.rule('keywordAbility', 'double agenda', () => [{ kind: 'keyword', keyword: 'hiddenAgenda', n: 2 }]);
  // CR 702.49d
  // CR 702.124i
  g.rule('keywordAbility', 'partner with {n:cardName}', ({ n }) => [{ kind: 'keyword', keyword: 'partner', words: n }]);
  // newer than the pinned edition: partners are those with the same words
  for (const kind of ['Survivors', 'Character select', 'Father & son'])
    g.rule('keywordAbility', `partner — ${kind.toLowerCase()}` as 'partner', () => [
      { kind: 'keyword', keyword: 'partner', words: `—${kind}` },
    ]);
  g.rule('keywordAbility', 'commander ninjutsu {c:mana}', ({ c }) => [
    { kind: 'keyword', keyword: 'ninjutsu', cost: [{ pay: 'mana', mana: c }], words: 'commander' },
  ]);
  // CR 702.174d-i
  for (const words of ['a Food', 'a card', 'a tapped Fish', 'an extra turn', 'a Treasure', 'an Octopus'])
    g.rule('keywordAbility', `gift ${words}` as 'gift', () => [{ kind: 'keyword', keyword: 'gift', words }]);
  // reason: magic/rules/702-every-keyword.test.ts reads it
  g.rule('keywordAbility', 'prototype {c:mana} — {p:ptSet}', ({ c }, m) => [
    { kind: 'keyword', keyword: 'prototype', cost: [{ pay: 'mana', mana: c }], words: m.tokens[m.end - 1].raw },
  ]);
  // CR 107.3: a suspended card has at least one time counter
  g.rule('keywordLine', "suspend X — {c:cost} . X can't be 0 .", ({ c }) => [
    { kind: 'keyword', keyword: 'suspend', n: { q: 'x' }, cost: c },
  ]);
  g.rule('keywordAbility', 'kicker {a:mana} and-or {b:mana}', ({ a, b }) => [
    { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', mana: a }], words: 'A' },
    { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', mana: b }], words: 'B' },
  ]);
}

const protection = (words: string, filter: Filter): Ability[] => [{ kind: 'keyword', keyword: 'protection', filter, words }];
const text = (m: { at: number; end: number; tokens: readonly { raw: string }[] }, from: number): string =>
  m.tokens
    .slice(m.at + from, m.end)
    .map((t) => t.raw)
    .join(' ');

/** From what is like a number, or of the colors that something has. */
function ofColors(g: Grammar): void {
  g.rule('keywordAbility', 'protection from {s:statCompare}', ({ s }, m) =>
    s.is === 'stat' && s.stat === 'manaValue' && typeof s.value === 'number' ? protection(text(m, 2), s) : null,
  );
  // CR 105.2, 702.16c
  const own: Filter = { is: 'sharesColor', with: { sel: 'self' } };
  g.rule('keywordAbility', 'protection from its colors', () => protection('its colors', own));
  g.rule('keywordAbility', 'protection from the colors of {n:things}', ({ n }, m) =>
    protection(text(m, 2), { is: 'sharesColor', with: { sel: 'all', zone: 'battlefield', filter: n } }),
  );
  g.rule('keywordAbility', 'hexproof from each of its colors', () => [
    { kind: 'keyword', keyword: 'hexproof', filter: own, words: 'each of its colors' },
  ]);
}

function qualities(g: Grammar): void {
  ofColors(g);
  g.rule('keywordAbility', 'protection from {c:color}', ({ c }, m) => protection(text(m, 2), { is: 'color', color: c }));
  g.rule('keywordAbility', 'protection from {a:color} and from {b:color}', ({ a, b }, m) => [
    ...protection(m.tokens[m.at + 2].raw, { is: 'color', color: a }),
    ...protection(m.tokens[m.end - 1].raw, { is: 'color', color: b }),
  ]);
  g.rule('keywordAbility', 'protection from {n:things}', ({ n }, m) => protection(text(m, 2), n));
  g.rule('keywordAbility', 'hexproof from each color', () => [
    { kind: 'keyword', keyword: 'hexproof', filter: { is: 'colorCount', cmp: '>=', value: 1 }, words: 'each color' },
  ]);
  g.rule('keywordAbility', 'protection from everything', () => protection('everything', { is: 'any' }));
  // CR 702.16k: of what is controlled by nobody the owner
  g.rule('keywordAbility', 'protection from the chosen player', () =>
    protection('the chosen player', controlledBy(whoIs({ sel: 'linked', link: CHOSEN_PLAYER }))),
  );
  g.rule('keywordAbility', 'protection from each of your opponents', () =>
    protection('each of your opponents', controlledBy({ player: 'eachOpponent' })),
  );
  g.rule('keywordAbility', 'protection from each mana value of the chosen value/quality', () =>
    protection('each mana value of the chosen value', { is: 'parity', stat: 'manaValue', parity: { link: 0 } }),
  );
  g.rule('keywordAbility', 'protection from multicolored', () => protection('multicolored', { is: 'colorCount', cmp: '>=', value: 2 }));
  g.rule('keywordAbility', 'protection from monocolored', () => protection('monocolored', { is: 'colorCount', cmp: '=', value: 1 }));
  g.rule('keywordAbility', 'protection from the chosen color', () => protection('the chosen color', { is: 'color', color: { link: 0 } }));
  g.rule('keywordAbility', 'hexproof from {c:color}', ({ c }, m) => [
    { kind: 'keyword', keyword: 'hexproof', filter: { is: 'color', color: c }, words: text(m, 2) },
  ]);
  const enchant = (n: Noun): Ability[] | null => (n.many || n.zone ? null : [{ kind: 'keyword', keyword: 'enchant', filter: n.filter }]);
  g.rule('keywordAbility', 'enchant {n:noun}', ({ n }) => enchant(n));
  g.rule('keywordAbility', 'enchant player', () => [{ kind: 'keyword', keyword: 'enchant', filter: thePlayer({ player: 'each' }) }]);
  g.rule('keywordAbility', 'enchant opponent', () => [
    { kind: 'keyword', keyword: 'enchant', filter: thePlayer({ player: 'eachOpponent' }) },
  ]);
  g.rule('keywordAbility', 'affinity for {n:things}', ({ n }) => [{ kind: 'keyword', keyword: 'affinity', filter: n }]);
  g.rule('keywordAbility', 'affinity for {s:subtype}', ({ s }) =>
    s.many ? null : [{ kind: 'keyword', keyword: 'affinity', filter: { is: 'subtype', subtype: s.subtype } }],
  );
  g.rule('keywordAbility', 'champion a/an {n:noun}', ({ n }) =>
    n.many ? null : [{ kind: 'keyword', keyword: 'champion', filter: n.filter }],
  );
  for (const land of LAND_TYPES) {
    if (!/^[A-Z][a-z]+$/.test(land)) continue;
    g.rule('keywordAbility', `${land.toLowerCase()}walk` as 'islandwalk', () => [landwalk(land, { is: 'subtype', subtype: land })]);
    g.rule('landwalk', `${land.toLowerCase()}walk` as 'islandwalk', () => land);
    const snow = and({ is: 'supertype', supertype: 'Snow' }, { is: 'subtype', subtype: land });
    g.rule('keywordAbility', `snow ${land.toLowerCase()}walk` as 'islandwalk', () => [landwalk(`snow ${land}`, snow)]);
  }
  const nonbasic: Filter = and({ is: 'not', of: { is: 'supertype', supertype: 'Basic' } }, ofType('Land'));
  g.rule('keywordAbility', 'nonbasic landwalk', () => [landwalk('nonbasic land', nonbasic)]);
  g.rule('keywordAbility', 'artifact landwalk', () => [landwalk('artifact land', and(ofType('Artifact'), ofType('Land')))]);
  g.rule('keywordAbility', 'snow landwalk', () => [landwalk('snow land', and({ is: 'supertype', supertype: 'Snow' }, ofType('Land')))]);
  g.rule('keywordAbility', 'legendary landwalk', () => [
    landwalk('legendary land', and({ is: 'supertype', supertype: 'Legendary' }, ofType('Land'))),
  ]);
  for (const land of BASIC_LAND_TYPES)
    g.rule('keywordAbility', `${land.toLowerCase()}cycling {c:mana}` as 'cycling {c:mana}', ({ c }) => [
      { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', mana: c }], filter: { is: 'subtype', subtype: land }, words: land },
    ]);
  g.rule('keywordAbility', 'basic landcycling {c:mana}', ({ c }) => [
    { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', mana: c }], filter: basicLand, words: 'basic land' },
  ]);
  for (const [word, subtype] of [
    ['slivercycling', 'Sliver'],
    ['wizardcycling', 'Wizard'],
  ] as const)
    g.rule('keywordAbility', `${word} {c:mana}` as 'cycling {c:mana}', ({ c }) => [
      { kind: 'keyword', keyword: 'cycling', cost: [{ pay: 'mana', mana: c }], filter: { is: 'subtype', subtype }, words: subtype },
    ]);
}

export function installKeywords(g: Grammar): void {
  parameters(g);
  qualities(g);
  g.rule('abilities', '{a:keywordAbility}', ({ a }) => a);
  g.rule('abilities', '{a:keywordAbility} , {b:abilities}', ({ a, b }) => [...a, ...b]);
  g.rule('abilities', '{a:keywordAbility} ,? and {b:abilities}', ({ a, b }) => [...a, ...b]);
  g.rule('abilities', '{q:quoted}', ({ q }) => [q]);
  g.rule('abilities', '{q:quoted} ,? and {b:abilities}', ({ q, b }) => [q, ...b]);
}
