/** Scenario files: what the format does not have is refused with its file and line, and nothing of it is played. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { battlefield, cast, check, entry, hand, life, type Parts, scenario } from './cases.js';
import { answersOf, type Document, scratch } from './support.js';

async function read(lines: readonly unknown[]): Promise<{ report: Document; err: string; file: string }> {
  const file = scratch('lines.jsonl');
  writeFileSync(file, lines.map((l) => JSON.stringify(l)).join('\n'));
  const { document, bad } = await answersOf(file);
  return { report: document, err: bad.join('\n'), file };
}

const FINE = scenario('fine', { expect: [life('A', 20)] });
const within = (parts: Parts): Record<string, unknown> => scenario('odd', parts);
const run = (more: object): Record<string, unknown> => {
  const s = scenario('odd', {});
  return { ...s, runs: [{ ...(s.runs as object[])[0], ...more }] };
};

describe('a line with something the format does not have', () => {
  it.each([
    ['a field of the scenario', { ...scenario('odd', {}), moon: 1 }, 'moon'],
    ['a field of what it requires', { ...scenario('odd', {}), requires: { tags: [], moon: 1 } }, 'requires.moon'],
    ['a field of a placed card', within({ place: [battlefield('A', 'Forest', { glued: true })] }), 'setup.place[0].glued'],
    ['a field of a player', within({ players: { A: { life: 20, deck: [], hands: 2 } } }), 'setup.players.A.hands'],
    ['a player', within({ players: { E: { life: 20, deck: [] } } }), 'setup.players.E'],
    ['a field of a run', run({ moon: 1 }), 'runs[0].moon'],
    ['a step to stop at', within({ stop: { turn: 1, step: 'dusk' } }), 'runs[0].stop.step'],
    ['a step of an entry', within({ script: [entry('waitStack', { step: 'dusk' })] }), 'runs[0].script[0].step'],
    ['a field of an entry', within({ script: [cast('Shock', { loudly: true })] }), 'runs[0].script[0].loudly'],
    ['a field of an attack', within({ script: [entry('attack', { attacker: { name: 'x', nth: 2 } })] }), 'runs[0].script[0].attacker.nth'],
    ['a field of a target', within({ script: [cast('Shock', { targets: [{ name: 'x', nth: 2 }] })] }), 'runs[0].script[0].targets[0].nth'],
    [
      'a field of an ability',
      within({ script: [entry('activate', { ability: { raw: 'x', sort: 'y' } })] }),
      'runs[0].script[0].ability.sort',
    ],
    ['a kind of ability', within({ script: [entry('activate', { ability: { raw: 'x', kind: 'y' } })] }), 'runs[0].script[0].ability.kind'],
    ['a condition of an entry', within({ script: [cast('Shock', { when: { onMoon: 'x' } })] }), 'runs[0].script[0].when.onMoon'],
    ['a form of answer', within({ answers: { A: { choices: [{ perhaps: true }] } } }), 'runs[0].answers.A.choices[0].perhaps'],
    ['a field of an answer', within({ answers: { A: { choices: [{ yes: true, loudly: true }] } } }), 'runs[0].answers.A.choices[0].loudly'],
    ['a queue', within({ answers: { A: { wishes: [] } } }), 'runs[0].answers.A.wishes'],
    [
      'a field of a target that is queued',
      within({ answers: { A: { targets: [{ targets: [], share: 1 }] } } }),
      'runs[0].answers.A.targets[0].share',
    ],
    ['a field of a check', within({ expect: [check('life', { player: 'A', value: 20, about: 1 })] }), 'runs[0].expect[0].about'],
    ['a check that lacks a field', within({ expect: [check('life', { player: 'A' })] }), 'runs[0].expect[0].value'],
    [
      'a scope',
      within({ expect: [check('powerToughness', { player: 'A', name: 'x', power: 1, toughness: 1, scope: 'most' })] }),
      'runs[0].expect[0].scope',
    ],
    [
      'a comparison',
      within({ expect: [check('query', { query: { of: { player: 'A' }, get: 'life' }, op: '~', value: 1 })] }),
      'runs[0].expect[0].op',
    ],
    [
      'a field of a query',
      within({ expect: [check('query', { query: { of: { player: 'A' }, get: 'life', on: 1 }, op: '==', value: 1 })] }),
      'runs[0].expect[0].query.on',
    ],
    ['a kind of failure', within({ failure: { required: true, kind: 'earthquake' } }), 'runs[0].failure.kind'],
  ])('%s is refused by file and line', async (_, line, what) => {
    const { report, err, file } = await read([FINE, line]);
    expect(report).toMatchObject({ total: 1, malformed: 1, malformedLines: [{ file, line: 2, what }] });
    expect(err).toContain(`${file}:2: `);
    expect(err).toContain(what);
  });

  it('in Chinese, too', async () => {
    const file = scratch('lines.jsonl');
    writeFileSync(file, JSON.stringify({ ...FINE, moon: 1 }));
    expect((await answersOf(file, [], 'zh')).bad.join()).toContain('格式中没有moon');
  });
});

describe('what else a line may say', () => {
  it('is the rule it is about, and a note', async () => {
    const { report } = await read([{ ...scenario('puzzle', { place: [hand('A', 'Shock')] }), rule: '120.3a', note: 'for people' }]);
    expect(report).toMatchObject({ total: 1, malformed: 0 });
  });
});
