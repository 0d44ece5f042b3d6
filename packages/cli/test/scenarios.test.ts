/** `apnap scenarios`: small scenarios of its own; the shared ones are run by the ratchet. */
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apnap, scratch } from './support.js';

const DECK = [{ card: 'Mountain', count: 20 }];

interface Parts {
  place?: unknown[];
  script?: unknown[];
  answers?: unknown;
  stop?: unknown;
  expect?: unknown[];
  failure?: unknown;
  strict?: boolean;
}

function scenario(id: string, p: Parts): string {
  return JSON.stringify({
    id,
    area: 'own/test',
    strict: p.strict ?? true,
    requires: { players: 2, format: 'duel', tags: [] },
    cards: [],
    setup: {
      format: 'duel',
      seats: ['A', 'B'],
      turnOrder: ['A', 'B'],
      startingPlayer: 'A',
      startingPlayerDraws: false,
      shuffleLibraries: true,
      players: { A: { life: 20, deck: DECK }, B: { life: 20, deck: DECK } },
      place: p.place ?? [],
    },
    runs: [
      {
        script: p.script ?? [],
        answers: p.answers ?? {},
        stop: p.stop ?? { turn: 1, step: 'end' },
        expect: p.expect ?? [],
        strict: p.strict ?? true,
        ...(p.failure ? { failure: p.failure } : {}),
      },
    ],
  });
}

const BOLT = [
  { player: 'A', zone: 'battlefield', card: 'Mountain' },
  { player: 'A', zone: 'hand', card: 'Lightning Bolt' },
];
const CAST = { player: 'A', turn: 1, step: 'main1', do: 'cast', card: 'Lightning Bolt' };
const AT_B = { ...CAST, targets: [{ player: 'B' }] };
const life = (player: string, value: number) => ({ check: 'life', player, value });

async function outcome(lines: string[], ...args: string[]) {
  const file = scratch('own.jsonl');
  writeFileSync(file, lines.join('\n'));
  const said = await apnap(['scenarios', file, '--json', ...args]);
  const report = JSON.parse(said.out) as {
    passed: number;
    failed: number;
    unsupported: number;
    results: { id: string; status: string; reason: string }[];
  };
  return { said, report, of: (id: string) => report.results.find((r) => r.id === id) };
}

describe('apnap scenarios', () => {
  it('plays the script and checks what is expected', async () => {
    const { said, report } = await outcome([
      scenario('given', { place: BOLT, script: [AT_B], expect: [life('B', 17)] }),
      scenario('queued', {
        place: BOLT,
        script: [CAST],
        answers: { A: { targets: [{ targets: [{ player: 'B' }] }] } },
        expect: [life('B', 17)],
      }),
      scenario('by itself', { place: BOLT, script: [CAST], strict: false, expect: [life('B', 17)] }),
    ]);
    expect(report).toMatchObject({ passed: 3, failed: 0, unsupported: 0 });
    expect(said.code).toBe(0);
  });

  it('stops before anything of the next step happens', async () => {
    const attack = { player: 'A', turn: 1, step: 'declareAttackers', do: 'attack', attacker: { name: 'Burning-Tree Emissary' } };
    const place = [{ player: 'A', zone: 'battlefield', card: 'Burning-Tree Emissary' }];
    const { report } = await outcome([
      scenario('before damage', { place, script: [attack], stop: { turn: 1, step: 'declareBlockers' }, expect: [life('B', 20)] }),
      scenario('after damage', { place, script: [attack], stop: { turn: 1, step: 'combatDamage' }, expect: [life('B', 18)] }),
    ]);
    expect(report.results.map((r) => r.reason)).toEqual(['', '']);
  });

  it('says what parted, and exits with 1', async () => {
    const { said, of } = await outcome([
      scenario('wrong', { place: BOLT, script: [AT_B], expect: [life('B', 16)] }),
      scenario('not legal', { place: BOLT, script: [AT_B, AT_B] }),
      scenario('left over', { place: BOLT, script: [AT_B], answers: { A: { choices: [{ text: 'Red' }] } } }),
      scenario('no answer', { place: BOLT, script: [CAST] }),
    ]);
    expect(said.code).toBe(1);
    expect(of('wrong')?.reason).toContain('found 17');
    expect(of('not legal')?.reason).toContain('Cast Lightning Bolt');
    expect(of('left over')?.reason).toContain('left over');
    expect(of('no answer')?.status).toBe('failed');
  });

  it('expects failures only in the way they are described', async () => {
    const { of } = await outcome([
      scenario('as said', { place: BOLT, script: [AT_B, AT_B], failure: { required: true, kind: 'actionNotAvailable' } }),
      scenario('otherwise', { place: BOLT, script: [AT_B, AT_B], failure: { required: true, kind: 'illegalBlock' } }),
      scenario('not at all', { place: BOLT, script: [AT_B], failure: { required: true, kind: 'actionNotAvailable' } }),
    ]);
    expect([of('as said')?.status, of('otherwise')?.status, of('not at all')?.status]).toEqual(['passed', 'failed', 'failed']);
  });

  it('refuses before the game what it does not know, with the reason', async () => {
    const { said, of } = await outcome([
      scenario('no card', { place: [{ player: 'A', zone: 'hand', card: 'No Such Card' }] }),
      scenario('no check', { expect: [{ check: 'phaseOfTheMoon' }] }),
    ]);
    expect(of('no card')).toMatchObject({ status: 'unsupported', reason: 'unknown card "No Such Card"' });
    expect(of('no check')?.reason).toContain('phaseOfTheMoon');
    expect(said.code).toBe(0);
  });

  it('tells the game with its rules', async () => {
    const file = scratch('own.jsonl');
    writeFileSync(file, scenario('traced', { place: BOLT, script: [AT_B], expect: [life('B', 17)] }));
    const said = await apnap(['scenarios', file, '--trace', '--only', 'traced'], { LANG: 'en' });
    expect(said.out).toMatch(/PlayerB loses 3 life.*\(120\.3a\)/);
    expect(said.out).toContain('traced: passed');
  });

  it('names lines that are no scenarios, skips and counts them', async () => {
    const { said, report } = await outcome([
      scenario('fine', { place: BOLT, script: [AT_B], expect: [life('B', 17)] }),
      '{"id": "half',
      JSON.stringify({ id: 'no runs', area: 'own/test', cards: [], requires: { tags: [] } }),
    ]);
    expect(report).toMatchObject({ total: 1, passed: 1, malformed: 2, malformedLines: [{ line: 2 }, { line: 3, what: 'setup' }] });
    expect(said.err).toContain('own.jsonl:3');
    expect(said.code).toBe(1);
  });

  it('counts passes apart whose answers were taken leniently', async () => {
    const answers = (choices: unknown[]) => ({ A: { choices, targets: [{ targets: [{ player: 'B' }] }] } });
    const { report } = await outcome([
      scenario('strict', { place: BOLT, script: [CAST], answers: answers([]), expect: [life('B', 17)] }),
      scenario('lenient', {
        place: BOLT,
        script: [CAST],
        answers: { A: { targets: [{ targets: [{ player: 'B' }] }, { skip: true }] } },
        expect: [life('B', 17)],
      }),
    ]);
    expect(report).toMatchObject({ passed: 2, passedStrictly: 1, passedLeniently: 1 });
    expect(report.results[1]).toMatchObject({ id: 'lenient', leniences: ['leftSkip'] });
  });

  const custom = (name: string, text: string) => ({
    player: 'A',
    zone: 'battlefield',
    custom: { kind: 'card', name, types: ['creature'], power: 2, toughness: 2, text },
  });
  const use = (raw: string, more: object = {}) => ({
    player: 'A',
    turn: 1,
    step: 'main1',
    do: 'activate',
    ability: { raw, kind: 'activated', prefix: raw },
    ...more,
  });

  it('puts counters on as a harness action, and knows the monarch', async () => {
    const { of } = await outcome([
      scenario('counters', {
        place: [custom('Test King', '{0}: You become the monarch.')],
        script: [
          { player: 'A', turn: 1, step: 'upkeep', do: 'addCounters', permanent: 'Test King', counter: '+1/+1', count: 2 },
          { player: 'A', turn: 1, step: 'main1', do: 'check', check: { check: 'monarch', value: 'none' } },
          use('{0}:'),
        ],
        expect: [
          { check: 'monarch', value: 'A' },
          { check: 'query', query: { of: { game: true }, get: 'monarch' }, op: '==', value: { player: 'A' } },
          { check: 'counters', player: 'A', name: 'Test King', counter: '+1/+1', count: 2 },
        ],
      }),
    ]);
    expect(of('counters')?.reason).toBe('');
  });

  it('makes it night as a harness action, and asks what it is', async () => {
    const game = (get: string, value: boolean) => ({ check: 'query', query: { of: { game: true }, get }, op: '==', value });
    const { of } = await outcome([
      scenario('night', {
        script: [
          { player: 'A', turn: 1, step: 'upkeep', do: 'check', check: game('hasDayNight', false) },
          { player: 'A', turn: 1, step: 'main1', do: 'setDayNight', value: 'night' },
        ],
        expect: [game('isNight', true), game('isDay', false)],
      }),
      scenario('unknown', { expect: [game('isTuesday', true)] }),
    ]);
    expect(of('night')?.reason).toBe('');
    expect(of('unknown')).toMatchObject({ status: 'unsupported' });
  });

  it('knows what has become a copy, and mana that counters pay for', async () => {
    const { of } = await outcome([
      scenario('copy', {
        place: [custom('Test Shape', '{0}: This creature becomes a copy of target creature until end of turn.'), custom('Test Bear', '')],
        script: [use('{0}:', { targets: [{ name: 'Test Bear' }] })],
        stop: { turn: 1, step: 'main1' },
        expect: [
          { check: 'permanentCount', player: 'A', name: 'Test Bear', count: 2 },
          { check: 'query', query: { of: { permanent: 'Test Bear', pick: 'first' }, get: 'isCopy' }, op: '==', value: true },
          { check: 'query', query: { of: { permanent: 'Test Bear' }, get: 'isCopy' }, op: '==', value: false },
        ],
      }),
      scenario('mana', {
        place: [
          custom(
            'Test Cell',
            'This creature enters with two +1/+1 counters on it.\nRemove a +1/+1 counter from this creature: Add {C}{C}. Spend this mana only to activate abilities.',
          ),
        ],
        expect: [{ check: 'availableMana', player: 'A', mana: '{C}{C}{C}{C}[{SomeCondition}]' }],
      }),
    ]);
    expect(of('copy')?.reason).toBe('');
    expect(of('mana')?.reason).toBe('');
  });
});
