/** Duels of more than two seats, and of decks with commanders. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apnap, scratch } from './support.js';

const FOUR = ['duel', 'pauper-burn', 'pauper-elves', 'pauper-stompy', 'pauper-delver'];
const FAST = ['--players', 'random'];

/** A deck with a commander, of one colour, of cards that there can be any number of. */
function led(commander: string, land: string): string {
  const file = scratch('led.txt');
  writeFileSync(file, `Commander\n1 ${commander}\n\nDeck\n99 ${land}\n`);
  return file;
}

/** Planes and schemes that do nothing much, as a card file. */
function supplies(): string {
  const file = scratch('supplies.jsonl');
  const row = (name: string, typeLine: string, text: string): string =>
    JSON.stringify({ name, layout: typeLine.startsWith('Plane') ? 'planar' : 'scheme', manaValue: 0, colors: [], typeLine, text });
  const planes = Array.from({ length: 30 }, (_, i) =>
    row(`Test Plane ${i}`, 'Plane — Testland', 'Whenever you roll {CHAOS}, draw a card.'),
  );
  const schemes = Array.from({ length: 12 }, (_, i) =>
    row(`Test Scheme ${i}`, 'Scheme', 'When you set this scheme in motion, draw a card.'),
  );
  writeFileSync(file, `${[...planes, ...schemes].join('\n')}\n`);
  return file;
}

describe('apnap duel of many seats', () => {
  it('says the winner by the letter of its seat, the same for the same seed whatever the number of jobs', async () => {
    const args = [...FOUR, ...FAST, '--seed', '7', '--games', '2', '--json'];
    const one = await apnap(args);
    expect(one.code, one.err).toBe(0);
    const document = JSON.parse(one.out);
    expect(Object.keys(document)).toEqual(['games', 'results', 'seconds', 'decisions', 'gamesPerSecond', 'decisionsPerSecond']);
    for (const r of document.results) {
      expect(Object.keys(r)).toEqual(['seed', 'winner', 'reason', 'rule', 'turns', 'decisions', 'hash']);
      expect(['A', 'B', 'C', 'D', null]).toContain(r.winner);
    }
    expect(JSON.parse((await apnap([...args, '--jobs', '2'])).out).results).toEqual(document.results);
    const alone = await apnap([...FOUR, ...FAST, '--seed', '7/2', '--json']);
    expect(JSON.parse(alone.out).results).toEqual([document.results[1]]);
  });

  it('takes a player for each seat, or one for all', async () => {
    const args = [...FOUR.slice(0, 4), '--seed', '2', '--json'];
    const listed = await apnap([...args, '--players', 'random,heuristic,random']);
    expect(listed.code, listed.err).toBe(0);
    expect((await apnap([...args, '--players', 'random,random'])).err).toContain(
      'one of random, heuristic, search for all, or one for each of the 3',
    );
    const [all, each, none] = await Promise.all(
      [['--players', 'heuristic'], ['--players', 'heuristic,heuristic,heuristic'], []].map((p) => apnap([...args, ...p])),
    );
    expect(JSON.parse(each.out).results).toEqual(JSON.parse(all.out).results);
    expect(JSON.parse(none.out).results).toEqual(JSON.parse(all.out).results);
  });

  it('a team wins together: the letters of its seats', async () => {
    const said = await apnap([...FOUR, ...FAST, '--variant', 'two-headed-giant', '--seed', '1', '--json']);
    expect(['AB', 'CD']).toContain(JSON.parse(said.out).results[0].winner);
    const told = await apnap([...FOUR, ...FAST, '--variant', 'two-headed-giant', '--seed', '1', '--lang', 'zh']);
    expect(told.out).toMatch(/^双头巨人：A .*\n.*[AC]、[BD] 获胜/);
  });

  it('saves a game of four, which is replayed, verified and shown', async () => {
    const file = scratch('four.json');
    expect((await apnap([...FOUR, ...FAST, '--seed', '3', '--save', file])).code).toBe(0);
    const verified = await apnap(['replay', file, '--verify']);
    expect(verified.code, verified.err).toBe(0);
    expect(verified.out).toMatch(/^[ABCD] wins \(the last to lose: .*\nverified: /);
    const board = (await apnap(['replay', file, '--to', '200'])).out;
    for (const seat of 'ABCD') expect(board).toContain(`━━ ${seat} ━ life `);
    expect((await apnap(['replay', file])).out).toMatch(/A \d+ · B \d+ · C \d+ · D \d+/);
  });

  it('lists with a commander are decks of that variant: 40 life, refused beside others by name (903.3, 903.7)', async () => {
    const goblins = led('Krenko, Mob Boss', 'Mountain');
    const save = scratch('led.json');
    const said = await apnap(['duel', goblins, goblins, goblins, '--seed', '1', '--save', save]);
    expect(said.code, said.err).toBe(0);
    expect(said.out).toMatch(/^Commander: A /);
    expect(JSON.parse(readFileSync(save, 'utf8')).setup.players.map((p: { commanders: string[] }) => p.commanders)).toEqual([
      ['Krenko, Mob Boss'],
      ['Krenko, Mob Boss'],
      ['Krenko, Mob Boss'],
    ]);
    expect((await apnap(['replay', save])).out).toContain('A 40 · B 40 · C 40');
    const mixed = await apnap(['duel', goblins, 'pauper-burn', goblins]);
    expect([mixed.code, mixed.out]).toEqual([2, '']);
    expect(mixed.err).toContain('there is none in Burn (rule 903.3)');
    const two = await apnap(['duel', goblins, goblins, '--seed', '1', '--log']);
    expect(two.out).toContain('A 40 — 40 B');
  });

  it('builds planar and scheme decks by the seed of each game, kept in its save (901.15a, 904.3)', async () => {
    const cards = ['--cards', supplies()];
    const three = [...FOUR.slice(0, 4), ...FAST, ...cards];
    const many = JSON.parse((await apnap([...three, '--planes', '--seed', '5', '--games', '2', '--json'])).out);
    const save = scratch('planes.json');
    const one = await apnap([...three, '--planes', '--seed', '5/2', '--json', '--save', save]);
    expect(one.code, one.err).toBe(0);
    expect(JSON.parse(one.out).results).toEqual([many.results[1]]);
    expect(JSON.parse(readFileSync(save, 'utf8')).setup.planarDeck).toHaveLength(30);
    expect((await apnap(['replay', save, '--verify'])).code).toBe(0);
    const alone = await apnap([...three, '--archenemy', 'B', '--seed', '5', '--json']);
    expect(alone.code, alone.err).toBe(0);
    expect(['B', 'AC']).toContain(JSON.parse(alone.out).results[0].winner);
  });

  it('tells the game in both languages with the life totals of all', async () => {
    const en = await apnap([...FOUR, ...FAST, '--seed', '3', '--log']);
    expect(en.out).toMatch(/A 20 · B 20 · C 20 · D 20/);
    expect(en.out).not.toMatch(/undefined|\{@|log\.|\?\?/);
    const zh = await apnap([...FOUR, ...FAST, '--seed', '3', '--games', '2', '--lang', 'zh']);
    expect(zh.out).toMatch(/2 盘对局：A（红烧）胜 \d 盘，/);
  });

  it.each([
    [[...FOUR, '--variant', 'nonsense'], 'expected one of free-for-all, two-headed-giant'],
    [[...FOUR, '--attack', 'up'], 'expected one of multiple, left, right'],
    [[...FOUR, '--range', '0'], '--range: "0" is not possible'],
    [[...FOUR, '--archenemy', 'E'], 'expected a seat from A to D'],
    [[...FOUR, '--teams', '0,1'], 'a number from 0 for each of the 4 decks'],
    [[...FOUR, '--teams', '0,0,1,1'], 'everybody plays alone'],
    [[...FOUR, '--option', 'brawl'], 'each player has a commander'],
    [[...FOUR, '--option', 'pauper'], 'expected one of brawl'],
    [[...FOUR.slice(0, 4), '--variant', 'two-headed-giant'], 'played by 4 to 16 players, not by 3'],
  ])('refuses %j with one clear line', async (args, expected) => {
    const said = await apnap(args);
    expect(said.code).toBe(2);
    expect(said.out).toBe('');
    expect(said.err).toContain(expected);
    expect(said.err.trim().split('\n')).toHaveLength(1);
  });
});
