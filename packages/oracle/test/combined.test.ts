/** Cards put together from phrases, as nobody has printed them: read, said in English and read again they are the same data. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CardInput, compileCard, roundTripFailure } from '../src/index.js';

/** How an ability begins. */
const OPENINGS = [
  'When this creature enters, ',
  'When this creature dies, ',
  'Whenever this creature attacks, ',
  'Whenever another creature enters under your control, ',
  'Whenever you cast an instant or sorcery spell, ',
  'At the beginning of your upkeep, ',
  'At the beginning of each end step, ',
  '{T}: ',
  '{2}{G}, Sacrifice this creature: ',
  'Discard a card: ',
  'Pay 2 life: ',
];
/** What it does; each a whole sentence that stands for itself. */
const SENTENCES = [
  'draw a card',
  'you gain 3 life',
  'you lose 1 life',
  'each opponent loses 2 life',
  'each player discards a card',
  'create a 1/1 white Soldier creature token',
  'create two 1/1 black Rat creature tokens with deathtouch',
  'destroy target artifact',
  'exile target creature card from a graveyard',
  "return target creature to its owner's hand",
  'this creature deals 2 damage to any target',
  'put a +1/+1 counter on this creature',
  'target player mills three cards',
  'target creature gets -2/-2 until end of turn',
  'target creature you control gains flying until end of turn',
  'scry 2',
  'untap target land',
  'search your library for a basic land card, reveal it, put it into your hand, then shuffle',
  'you may sacrifice another creature',
  'creatures you control get +1/+0 until end of turn',
];
/** Abilities without an effect. */
const STATICS = [
  'Flying',
  'Trample, haste',
  'Ward {2}',
  'Protection from red',
  'Other creatures you control get +1/+1.',
  "This creature can't block.",
  'Spells your opponents cast cost {1} more to cast.',
  'This creature enters tapped.',
];

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const doing = fc
  .record({ opening: fc.constantFrom(...OPENINGS), first: fc.constantFrom(...SENTENCES), second: fc.option(fc.constantFrom(...SENTENCES)) })
  .map(({ opening, first, second }) => {
    const begun = opening.endsWith(': ') ? capital(first) : first;
    return `${opening}${begun}.${second === null ? '' : ` ${capital(second)}.`}`;
  });
const text = fc.array(fc.oneof({ weight: 3, arbitrary: doing }, { weight: 1, arbitrary: fc.constantFrom(...STATICS) }), {
  minLength: 1,
  maxLength: 3,
});

it('parse, render, parse: abilities of any opening and any two sentences, several on a card', () => {
  fc.assert(
    fc.property(text, (lines) => {
      const input: CardInput = {
        name: 'Combined Beast',
        layout: 'normal',
        types: ['Creature'],
        supertypes: [],
        subtypes: ['Beast'],
        power: '2',
        toughness: '2',
        text: lines.join('\n'),
      };
      const result = compileCard(input);
      if (!result.ok) throw new Error(result.refusals.map((r) => `${r.phrase}: ${r.reason}`).join('; '));
      expect(roundTripFailure(result.card)).toBeUndefined();
    }),
    { numRuns: 300, seed: 113 },
  );
});
