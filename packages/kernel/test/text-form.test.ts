import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, type Form, randomAnswer, readAnswer, textForm, writeAnswer } from '../src/index.js';

const FORMS: Form<unknown>[] = [
  { form: 'pick', options: ['a', 'b', 'c'], min: 1, max: 2 },
  { form: 'pick', options: ['a', 'b'], min: 0, max: 4, each: 2 },
  { form: 'order', options: ['a', 'b', 'c'] },
  { form: 'divide', options: ['a', 'b'], total: 5, least: [1, 0], most: [5, 5] },
  { form: 'number', min: -2, max: 9 },
  { form: 'confirm' },
  { form: 'text', texts: ['Grizzly Bears', '灰熊'] },
  { form: 'pair', options: ['x', 'y'], partners: ['p', 'q'], allowed: [[0, 1], [1]], most: [2, 1] },
];

describe('the text form of decisions', () => {
  it('reads back whatever it writes, for every form', () => {
    for (const form of FORMS) {
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (stream) => {
          const answer = randomAnswer(form, (n) => (stream.next().value as number) % n);
          const read = readAnswer(form, writeAnswer(answer));
          const checked = checkAnswer(form, answer);
          expect(checked.ok).toBe(true);
          expect(read).toEqual(checked);
        }),
        { seed: 7, numRuns: 40 },
      );
    }
  });

  it('counts options from 1 and takes commas, spaces and Chinese commas alike', () => {
    const form = FORMS[0];
    for (const text of ['1,3', '1 3', '1、3', ' 3，1 ']) expect(readAnswer(form, text)).toEqual({ ok: true, answer: { pick: [0, 2] } });
  });

  it('refuses what is not offered and says why', () => {
    const refusal = (form: Form<unknown>, text: string): string => {
      const r = readAnswer(form, text);
      return r.ok ? 'accepted' : r.refusal.message.id;
    };
    expect(refusal(FORMS[0], '4')).toBe('answer.notOffered');
    expect(refusal(FORMS[0], '')).toBe('answer.count');
    expect(refusal(FORMS[2], '1 1 2')).toBe('answer.notPermutation');
    expect(refusal(FORMS[3], '0/5')).toBe('answer.share');
    expect(refusal(FORMS[4], 'ten')).toBe('answer.range');
    expect(refusal(FORMS[5], 'perhaps')).toBe('answer.shape');
    expect(refusal(FORMS[6], 'Gray Ogre')).toBe('answer.notOffered');
    expect(refusal(FORMS[7], '2>1')).toBe('answer.notOffered');
  });

  it('shows one line for each option and says how to answer', () => {
    const shown = textForm(FORMS[7], (o) => `<${String(o)}>`);
    expect(shown.options).toEqual(['<x>', '<y>']);
    expect(shown.partners).toEqual(['<p>', '<q>']);
    expect(shown.hint.id).toBe('form.pair');
  });
});
