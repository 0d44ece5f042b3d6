/** `apnap judge train`: a question, its answer, and what is no answer. */
import { describe, expect, it } from 'vitest';
import { apnap } from './support.js';

const train = (...args: string[]) => apnap(['judge', 'train', '--seed', 's', ...args]);

describe('judge train', () => {
  it('asks with the position and the cards, in both languages; shows the answer when it is told to', async () => {
    const en = await train('--family', 'layers', '--level', '2');
    expect(en.code).toBe(0);
    expect(en.out).toContain('What are the power and toughness of');
    expect(en.out).not.toContain('Right is');
    const zh = await train('--family', 'layers', '--level', '2', '--show', '--lang', 'zh');
    expect(zh.out).toMatch(/力量与防御力是多少？[\s\S]*正确答案是\d：/);
  });

  it('judges an answer, with the reasons; what is not right ends with 1', async () => {
    const { right, choices } = JSON.parse((await train('--family', 'stack', '--json')).out) as { right: number; choices: unknown[] };
    expect((await train('--family', 'stack', '--answer', String(right + 1))).code).toBe(0);
    const wrong = await train('--family', 'stack', '--answer', String(((right + 1) % choices.length) + 1));
    expect([wrong.code, /\(405\.5, 608\.1\)/.test(wrong.out)]).toEqual([1, true]);
  });

  it('asks the questions of a tower', async () => {
    expect((await train('--step', '1')).out).toContain('--step 1 --answer N');
    expect((await train('--step', '99')).code).toBe(2);
  });

  it('refuses what there is not', async () => {
    for (const args of [
      ['--family', 'chess'],
      ['--level', '7'],
      ['--family', 'stack', '--answer', '9'],
    ]) {
      const said = await train(...args);
      expect([said.code, said.err], args.join(' ')).toEqual([2, expect.stringContaining(args.at(-1) as string)]);
    }
  });
});
