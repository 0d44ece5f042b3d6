/** Keyword abilities of permanents whose parameters or events have words of their own: haunt, hideaway, craft (CR 702.55, 702.75, 702.167). */
import type { Ability, Cost, Filter } from '@apnap/ability';
import type { Grammar } from './engine.js';

/** CR 702.55b */
const haunted: Filter = { is: 'oneOf', of: { sel: 'keywordLink', keyword: 'haunt' } };

/** CR 702.75b: without a number it looked at four cards and had the permanent enter tapped. */
const oldHideaway = (): Ability[] => [
  { kind: 'keyword', keyword: 'hideaway', n: 4 },
  {
    kind: 'static',
    parts: [
      {
        part: 'replacement',
        replacement: { replace: 'enters', what: { is: 'oneOf', of: { sel: 'self' } }, entering: { tapped: 'tapped' } },
      },
    ],
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

export function installPermanentKeywords(g: Grammar): void {
  for (const it of ['it', '~'])
    g.rule('oneEvent', `the creature ${it} haunts dies` as 'the', () => ({
      on: 'zone',
      what: haunted,
      from: 'battlefield',
      to: 'graveyard',
      batch: 'each',
    }));
  // CR 702.167c
  for (const it of ['it', '~'])
    g.rule('pronoun', `the exiled card/cards used to craft ${it}` as 'the', () => ({ sel: 'keywordLink', keyword: 'craft' }));
  g.rule('keywordLine', 'hideaway', oldHideaway);
  g.rule('keywordAbility', 'craft with {n:noun} {c:mana}', ({ n, c }) => (n.many || n.zone ? null : craft(n.filter, 1, c)));
  g.rule('keywordAbility', 'craft with {k:digits} {n:noun} {c:mana}', ({ k, n, c }) => (n.many && k > 1 ? craft(n.filter, k, c) : null));
  g.rule('keywordAbility', 'craft with {k:digits} or more {n:noun} {c:mana}', ({ k, n, c }) =>
    n.many ? craft(n.filter, k, c, { atMost: 'any' }) : null,
  );
}
