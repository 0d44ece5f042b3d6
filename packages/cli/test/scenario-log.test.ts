/** What the log calls objects: "a face-down object" is said of face-down objects alone (CR 708.2). */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { activate, battlefield, cast, entry, hand, MADE_UP, type Parts, scenario } from '../../scenarios/test/cases.js';
import { apnap, scratch } from './support.js';

async function logOf(parts: Parts, env: Record<string, string> = { LANG: 'en' }): Promise<string> {
  const [file, cards] = [scratch('traced.jsonl'), scratch('cards.jsonl')];
  writeFileSync(file, JSON.stringify(scenario('traced', parts)));
  writeFileSync(cards, MADE_UP);
  return (await apnap(['scenarios', file, '--trace', '--cards', cards], env)).out;
}

const UPKEEP = {
  player: 'A',
  zone: 'battlefield',
  custom: { kind: 'card', name: 'tester', types: [], text: 'At the beginning of your upkeep, you gain 1 life.' },
};

describe('the log', () => {
  it('names a permanent that was placed, whatever has used its old place since', async () => {
    const log = await logOf({ place: [UPKEEP, battlefield('A', 'Hill Giant'), battlefield('A', 'Grizzly Bears')] });
    expect(log).toContain('Grizzly Bears enters the battlefield');
    expect(log).not.toContain('face-down');
  });

  it('calls the source of an ability an emblem where it is one (CR 114.3)', async () => {
    const walker: Parts = {
      place: [battlefield('A', 'Test Walker, Far Off')],
      script: [activate({ raw: '-2:', kind: 'loyalty', cost: '-2' })],
      stop: { turn: 3, step: 'upkeep' },
    };
    const log = await logOf(walker);
    expect(log).toMatch(/ability of an emblem (triggers|goes on the stack)/);
    expect(log).not.toContain('face-down');
    expect(await logOf(walker, { LANG: 'zh_CN.UTF-8' })).toContain('徽记');
  });

  it('still says it of a face-down spell (CR 708.4)', async () => {
    const log = await logOf({
      place: [hand('A', 'Test Hidden'), battlefield('A', 'Plains', { count: 3 })],
      script: [cast('Test Hidden', { variant: 'disguise' }), entry('waitStack')],
    });
    expect(log).toContain('casts a face-down object');
    expect(log).not.toContain('casts Test Hidden');
  });
});
