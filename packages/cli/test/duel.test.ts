import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apnap, RANDOM, scratch } from './support.js';

const DUEL = ['duel', 'pauper-burn', 'pauper-elves', ...RANDOM];

describe('apnap duel', () => {
  it('gives the same results for the same seed, whatever the number of jobs', async () => {
    const args = [...DUEL, '--seed', '7', '--games', '3', '--json'];
    const one = await apnap(args);
    const two = await apnap([...args, '--jobs', '2']);
    expect(one.code).toBe(0);
    const document = JSON.parse(one.out);
    expect(Object.keys(document)).toEqual(['games', 'results', 'seconds', 'decisions', 'gamesPerSecond', 'decisionsPerSecond']);
    expect(document.results).toHaveLength(3);
    for (const r of document.results) {
      expect(Object.keys(r)).toEqual(expect.arrayContaining(['seed', 'winner', 'reason', 'turns', 'decisions', 'hash']));
      expect(['A', 'B', null]).toContain(r.winner);
    }
    expect(document.decisions).toBe(document.results.reduce((n: number, r: { decisions: number }) => n + r.decisions, 0));
    expect(JSON.parse(two.out).results).toEqual(document.results);
  });

  it('plays one game of many again by its own seed', async () => {
    const many = JSON.parse((await apnap([...DUEL, '--seed', '7', '--games', '2', '--json'])).out);
    const one = JSON.parse((await apnap([...DUEL, '--seed', '7/2', '--json'])).out);
    expect(one.results).toEqual([many.results[1]]);
  });

  it('tells the game with a rule behind every line, in both languages', async () => {
    const en = await apnap([...DUEL, '--seed', '3', '--log']);
    const zh = await apnap([...DUEL, '--seed', '3', '--log'], { LANG: 'zh_CN.UTF-8' });
    const lines = en.out.split('\n').filter((l) => /^ +\d+ {4}/.test(l));
    expect(lines.length).toBeGreaterThan(50);
    for (const l of lines) expect(l).toMatch(/\(\d{3}\.\d+[a-z]?(, \d{3}\.\d+[a-z]?)*\)$/);
    expect(zh.out.split('\n').filter((l) => /^ +\d+ {4}/.test(l))).toHaveLength(lines.length);
    expect(en.out).not.toMatch(/undefined|\{@|log\.|\?\?/);
    expect(zh.out).not.toMatch(/undefined|\{@|log\./);
    expect(zh.out).toMatch(/第1回合：/);
  });

  it('says what is wrong with a deck list, with its line', async () => {
    const deck = scratch('deck.txt');
    writeFileSync(deck, 'Deck\n4 Lightnig Bolt\nMountain\n56 Mountain\n');
    const said = await apnap(['duel', deck, 'pauper-burn']);
    expect(said.code).toBe(2);
    expect(said.out).toBe('');
    const [second, third] = said.err.split('\n');
    expect(second.startsWith(`${deck}:2: no card is named "Lightnig Bolt"; did you mean "Lightning Bolt", `), second).toBe(true);
    expect(third).toBe(`${deck}:3: "Mountain" does not begin with a number of copies; write for example "4 Mountain"`);
  });

  it('offers near names in Chinese for Chinese names', async () => {
    const deck = scratch('deck.txt');
    writeFileSync(deck, '4 闪电及\n56 山脉\n');
    const said = await apnap(['duel', deck, 'pauper-burn', '--lang', 'zh']);
    expect(said.code).toBe(2);
    expect(said.err).toContain('「闪电击」');
  });

  it('lets a searching player play, the same game again from the same seed; it is strong unless told otherwise', async () => {
    const args = ['duel', 'pauper-burn', 'pauper-stompy', '--players', 'search,heuristic', '--budget', '40', '--seed', '5', '--json'];
    const [one, two] = [JSON.parse((await apnap(args)).out), JSON.parse((await apnap(args)).out)];
    expect((await apnap(['duel', '--help', '--lang', 'en'])).out).toContain('(default: strong)');
    expect(one.results).toEqual(two.results);
    expect(one.results[0].error).toBeUndefined();
    expect(one.results[0].winner).not.toBeNull();
  });

  it('refuses an illegal deck with the reason and the rule (CR 100.2a), as a negative result', async () => {
    const deck = scratch('deck.txt');
    writeFileSync(deck, '5 Lightning Bolt\n55 Mountain\n');
    const said = await apnap(['duel', deck, 'pauper-burn']);
    expect(said.code).toBe(1);
    expect(said.err).toContain('5 copies of Lightning Bolt');
    expect(said.err).toContain('(rule 100.2a)');
    expect((await apnap(['duel', deck, 'pauper-burn', '--unchecked', ...RANDOM, '--json'])).code).toBe(0);
  });

  it.each([
    [['duel', 'pauper-burn'], 'missing argument DECK_B'],
    [['duel', ...'abcdefghi'], 'two to 8 decks, not by 9'],
    [['duel', 'no-such-deck', 'pauper-burn'], 'no-such-deck: there is no such file'],
    [[...DUEL, '--games', '0'], '--games: "0" is not possible'],
    [[...DUEL, '--jobs', 'many'], '--jobs: "many" is not possible'],
    [[...DUEL, '--level', 'godlike'], 'expected one of beginner, easy, medium, hard, strong'],
    [[...DUEL, '--budget', 'much'], '--budget: "much" is not possible'],
    [['duel', 'pauper-burn', 'pauper-elves', '--players', 'random'], 'expected two of'],
    [[...DUEL, '--profile', 'nonsense'], 'expected one of current'],
    [[...DUEL, '--save', 'x', '--games', '2'], '--save keeps one game'],
    [[...DUEL, '--cards', '/no/such/file'], 'cannot be read (ENOENT)'],
    [[...DUEL, '--what'], 'unknown option "--what"'],
    [['duell'], 'unknown command "duell"'],
    [['duel', '--lang', 'fr'], '--lang: "fr" is not possible'],
  ])('refuses %j with one clear line', async (args, expected) => {
    const said = await apnap(args);
    expect(said.code).toBe(2);
    expect(said.out).toBe('');
    expect(said.err).toContain(expected);
    expect(said.err.trim().split('\n')).toHaveLength(1);
  });

  it('plays by the rules of other years, and refuses what is newer by name', async () => {
    const deck = scratch('goblins.txt');
    writeFileSync(deck, '4 Mogg Fanatic\n4 Jackal Pup\n4 Incinerate\n4 Shock\n44 Mountain\n');
    const said = await apnap(['duel', deck, deck, '--seed', '1', '--profile', 'classic', '--log', '--unchecked']);
    expect(said.code, said.err).toBe(0);
    expect(said.out).toMatch(/Combat damage goes on the stack\. \(310\.2\)\n +Today: .*\(510\.2\)/);
    expect(said.out.match(/Today: Combat damage is dealt/g)).toHaveLength(1);
    // Nothing that differs is still played as today.
    expect(said.err).toBe('');
    const newer = await apnap(['duel', 'pauper-burn', 'pauper-burn', '--profile', 'classic']);
    expect([newer.code, newer.err]).toEqual([1, expect.stringContaining('was first printed on')]);
  });

  it('reports a game that does not end, with the command that plays it again', async () => {
    const said = await apnap([...DUEL, '--seed', '3', '--limit', '20']);
    expect(said.code).toBe(1);
    expect(said.err).toContain('npx apnap duel pauper-burn pauper-elves --players random,random --limit 20 --seed 3');
  });

  it('uses cards of a file, and says which can not be compiled', async () => {
    const file = scratch('cards.jsonl');
    const row = (name: string, text: string) =>
      JSON.stringify({
        name,
        layout: 'normal',
        manaCost: '{G}',
        types: ['Creature'],
        supertypes: [],
        subtypes: ['Bear'],
        power: '2',
        toughness: '2',
        text,
      }); // prettier-ignore
    writeFileSync(file, `${row('Test Bear', 'Trample')}\n${row('Odd Bear', 'Frobnicate the moon.')}\n`);
    const deck = scratch('deck.txt');
    writeFileSync(deck, '4 Test Bear\n56 Forest\n');
    const save = scratch('game.json');
    const said = await apnap(['duel', deck, deck, '--cards', file, ...RANDOM, '--seed', '1', '--save', save]);
    expect(said.err).toBe('');
    expect(said.code).toBe(0);
    expect((await apnap(['replay', save, '--verify'])).code).toBe(0);
    writeFileSync(deck, '4 Odd Bear\n56 Forest\n');
    const refused = await apnap(['duel', deck, deck, '--cards', file]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain("Odd Bear can't be played yet");
  });

  it('leaves nothing half done when a save can not be written', async () => {
    const save = scratch('dir/game.json');
    const said = await apnap([...DUEL, '--seed', '1', '--save', save]);
    expect(said.code).toBe(2);
    expect(existsSync(save)).toBe(false);
    expect(readdirSync(dirname(dirname(save)))).toEqual([]);
  });
});
