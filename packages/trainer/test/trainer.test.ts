/** Questions of the trainer: one right answer each, from a seed, in both languages. `npm run trainer` makes 500 of each family. */
import { embeddedDatabase } from '@apnap/cards';
import { LANGS } from '@apnap/words';
import { describe, expect, it } from 'vitest';
import { FAMILIES, type FamilyId, LEVELS, type Question, STEPS, say, Trainer } from '../src/index.js';
import { EN } from '../src/text/en.js';
import { ZH } from '../src/text/zh.js';
import { faultsOf } from './faults.js';

const trainer = new Trainer(embeddedDatabase());
const some = (family: FamilyId, n: number): Question[] =>
  Array.from({ length: n }, (_, i) => trainer.question(`t${i}`, family, LEVELS[i % LEVELS.length]));

describe('every family', () => {
  for (const family of FAMILIES)
    it(`${family}: at each level exactly one answer is right, it can be read, and the same seed asks the same`, () => {
      for (const q of some(family, 3)) expect(faultsOf(trainer, q)).toEqual([]);
      for (const lang of LANGS) expect(say(`family.${family}`)[lang]).not.toBe('');
    });

  it('both catalogues say the same with the same parameters', () => {
    const params = (s: string) => [...s.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
    expect(Object.keys(ZH)).toEqual(Object.keys(EN));
    for (const id of Object.keys(EN) as (keyof typeof EN)[]) expect(new Set(params(ZH[id])), id).toEqual(new Set(params(EN[id])));
  });
});

describe('the tower', () => {
  it('CR 603.2: goes on for its steps, with one right answer each; what triggers is there, and is told of by name', () => {
    const questions = trainer.tower('t');
    expect(questions.length).toBe(STEPS);
    for (const [step, q] of questions.entries()) expect(faultsOf(trainer, q, step)).toEqual([]);
    // Another trainer plays the same one.
    const again = new Trainer(embeddedDatabase()).tower('t');
    expect(again.map((q) => [q.told, q.choices, q.right])).toEqual(questions.map((q) => [q.told, q.choices, q.right]));
  });

  it('CR 601.3: a card must be played exactly where the engine offers it', () => {
    const asked = trainer.tower('t2').filter((q) => q.ask.en.includes('must be cast'));
    for (const q of asked) {
      const says = q.why.map((w) => w.text.en).join(' ');
      expect(right(q) === say('tower.yes').en).toBe(says.includes('can be cast'));
    }
  });
});

const right = (q: Question): string => q.choices[q.right].en;

describe('the right answer, by something else than what made it', () => {
  it('CR 613.4: the last change of the layers that the engine tells of ends in the numbers that are right', () => {
    for (const q of some('layers', 6)) {
      const numbers = q.why.filter((w) => w.rules.some((r) => r.startsWith('613.4'))).map((w) => /(\S+\/\S+?)\.?$/.exec(w.text.en)?.[1]);
      if (numbers.length > 0) expect(numbers.at(-1)).toBe(right(q));
    }
  });

  it('CR 702.19b: power less lethal damage of all blockers is what a creature with trample has left', () => {
    for (const q of some('trample', 6)) {
      const s = q.state;
      const [, lethal, power] = /(\d+) of (\d+)/.exec(q.why[0].text.en) ?? [];
      expect(Number(power) - Number(lethal)).toBe(Number(right(q)));
      expect(s?.turn.step).toBe('declareBlockers');
    }
  });

  it('CR 603.3b: what the player whose turn it is not controls resolves first', () => {
    for (const q of some('triggers', 6)) {
      const active = q.state?.turn.active === 0 ? 'Anna' : 'Nico';
      const owner = (name: string) => q.told.find((t) => t.en.includes(` controls ${name}.`))?.en.split(' ')[0];
      const [first] = q.choices[q.right].en.split(', ').filter((n) => owner(n) !== undefined);
      expect(owner(first)).not.toBe(active);
    }
  });

  it('CR 616.1: nobody but the affected player, or the controller of the affected object, is said to choose', () => {
    const asked = some('replacement', 12).filter((q) => q.ask.en === say('ask.whoChooses').en);
    for (const q of asked) expect(['Anna', 'Nico']).toContain(right(q));
  });
});
