/** Test vectors of the tournament requirements by command line: deck legality (part E5), with the cards of the shared file that the vectors name. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, desk, fileOf } from './desk-kit.js';

const CARDS = new URL('../../../../shared/cards/cards-2019.jsonl.gz', import.meta.url);

const NAMES = [
  ...['Forest', 'Wastes', 'Snow-Covered Forest', 'Birthing Pod', 'Golgari Grave-Troll', 'Worldgorger Dragon', "Smuggler's Copter"],
  ...['Glorybringer', 'Naturalize', 'Ajani Steadfast', 'Ajani, Mentor of Heroes', 'Ajani Unyielding', 'Ajani Goldmane', 'Ajani Vengeant'],
  ...["Ajani's Pridemate", 'Mana Drain', 'Brainstorm', 'Skullclamp', 'Dig Through Time', 'Erayo, Soratami Ascendant'],
];

interface Handed {
  legal: boolean;
  issues: string[];
  ambiguous: { written: string; names: string[] }[];
}

describe.runIf(existsSync(CARDS))('E5 decks', () => {
  let cards = '';
  beforeAll(() => {
    const lines = gunzipSync(readFileSync(CARDS)).toString('utf8').split('\n');
    // A card of two faces has both their names.
    const wanted = NAMES.map((n) => `{"name":${JSON.stringify(n).slice(0, -1)}`);
    cards = fileOf(
      'cards.jsonl',
      `${lines.filter((l) => wanted.some((w) => l.startsWith(`${w}"`) || l.startsWith(`${w} //`))).join('\n')}\n`,
    );
  });

  const at = (ruleset: string, date: string, format: string, ...more: string[]): string[] => [
    ...['--ruleset', ruleset, '--date', date, '--format', format, '--program', 'other', '--rel', 'competitive'],
    ...more,
  ];
  const hand = async (d: Desk, list: string, ...more: string[]): Promise<Handed> => {
    const s = await d.said('deck', 'A', fileOf('deck.txt', list), '--cards', cards, '--json', ...more);
    expect(s.err).toBe('');
    const doc = JSON.parse(s.out) as Handed;
    expect(s.code).toBe(doc.legal ? 0 : 1);
    return doc;
  };
  const legal = async (event: string[], list: string): Promise<boolean> => (await hand(await desk(event, ['A']), list)).legal;

  it('103, 104, 106 no maximum; a sideboard of fifteen, and not sixteen', async () => {
    const modern = at('mtr-2017', '2017-02-04', 'modern');
    expect(await legal(modern, '250 Forest')).toBe(true);
    expect(await legal(modern, '60 Forest\n\nSideboard\n15 Forest')).toBe(true);
    expect(await legal(modern, '60 Forest\n\nSideboard\n16 Forest')).toBe(false);
    expect(await legal(modern, '59 Forest')).toBe(false);
  });
  it('107-109 Modern: what is banned from which day', async () => {
    expect(await legal(at('mtr-2015', '2015-01-23', 'modern'), '1 Birthing Pod\n59 Forest')).toBe(false);
    expect(await legal(at('mtr-2015', '2015-01-23', 'modern'), '4 Golgari Grave-Troll\n56 Forest')).toBe(true);
    expect(await legal(at('mtr-2017', '2017-01-20', 'modern'), '4 Golgari Grave-Troll\n56 Forest')).toBe(false);
  });
  it('113-115 Legacy', async () => {
    expect(await legal(at('mtr-2015', '2015-02-01', 'legacy'), '1 Mana Drain\n59 Forest')).toBe(false);
    expect(await legal(at('mtr-2015', '2015-01-23', 'legacy'), '4 Worldgorger Dragon\n56 Forest')).toBe(true);
    expect(await legal(at('mtr-2015', '2015-02-01', 'legacy'), '4 Dig Through Time\n56 Forest')).toBe(true);
    expect(await legal(at('mtr-2017', '2017-02-04', 'legacy'), '4 Dig Through Time\n56 Forest')).toBe(false);
  });
  it('111 Vintage: one copy of a restricted card over deck and sideboard', async () =>
    expect(await legal(at('mtr-2015', '2015-02-01', 'vintage'), '1 Brainstorm\n59 Forest\n\nSideboard\n1 Brainstorm')).toBe(false));
  it('117, 119 Standard', async () => {
    expect(await legal(at('mtr-2017', '2017-01-20', 'standard'), "4 Smuggler's Copter\n56 Forest")).toBe(false);
    expect(await legal(at('mtr-2017', '2017-04-28', 'standard'), '4 Glorybringer\n56 Forest')).toBe(true);
    expect(await legal(at('mtr-2017', '2017-04-27', 'standard'), '4 Glorybringer\n56 Forest')).toBe(false);
  });
  it('125-127 decks of a team together: four over all in 2015, one deck a name in 2017', async () => {
    const team = async (event: string[], first: string, second: string): Promise<boolean> => {
      const d = await desk([...event, '--kind', 'unified']);
      await d.json('register', 'A', '--members', 'X,Y,Z');
      await hand(d, first, '--member', 'A');
      return (await hand(d, second, '--member', 'B')).legal;
    };
    const with2015 = at('mtr-2015', '2015-02-01', 'modern');
    expect(await team(with2015, '4 Naturalize\n56 Forest', '1 Naturalize\n59 Forest')).toBe(false);
    expect(await team(with2015, '3 Naturalize\n57 Forest', '1 Naturalize\n59 Forest')).toBe(true);
    expect(await team(at('mtr-2017', '2017-02-04', 'modern'), '1 Naturalize\n59 Forest', '1 Naturalize\n59 Forest')).toBe(false);
  });
  it('128, 129 Two-Headed Giant: no sideboard, no Erayo', async () => {
    const d = await desk(at('mtr-2015', '2015-02-01', 'modern', '--kind', 'twoHeaded'));
    await d.json('register', 'A', '--members', 'X,Y');
    expect((await hand(d, '60 Forest\n\nSideboard\n15 Forest')).legal).toBe(false);
    expect((await hand(d, '60 Forest')).legal).toBe(true);
    expect((await hand(d, '1 Erayo, Soratami Ascendant\n59 Forest')).legal).toBe(false);
  });
  it('130-133 Limited: what a pool does not have can not be added, but for basic lands', async () => {
    const d = await desk(at('mtr-2017', '2017-02-04', 'limited'), ['A']);
    const pool = ['--pool', fileOf('pool.txt', '6 Naturalize\n1 Wastes')];
    expect((await hand(d, '6 Naturalize\n34 Forest', ...pool)).legal).toBe(true);
    expect((await hand(d, '6 Naturalize\n33 Forest', ...pool)).legal).toBe(false);
    expect((await hand(d, '6 Naturalize\n33 Forest\n1 Snow-Covered Forest', ...pool)).legal).toBe(false);
    expect((await hand(d, '38 Forest\n1 Wastes\n1 Naturalize', ...pool)).legal).toBe(true);
    expect((await hand(d, '37 Forest\n2 Wastes\n1 Naturalize', ...pool)).legal).toBe(false);
  });

  it('134 a name that two legal cards have is recorded, and is a problem of the list', async () => {
    const d = await desk(at('mtr-2015', '2015-02-01', 'standard'), ['A']);
    for (const name of ['阿耶尼', 'Ajani', 'AJANI']) {
      const handed = await hand(d, `4 ${name}\n56 Forest`);
      expect(handed).toMatchObject({ legal: false, ambiguous: [{ written: name, names: ['Ajani Steadfast', 'Ajani, Mentor of Heroes'] }] });
      // Nothing but the name is wrong with it: the cards are counted.
      expect(handed.issues).toHaveLength(1);
      expect(handed.issues[0]).toContain('[IPG 3.5]');
    }
    expect((await d.said('deck', 'A')).out).toMatch(/ 4 {2}AJANI/);
    const zh = await d.said('deck', 'A', fileOf('deck.txt', '4 阿耶尼\n56 Forest'), '--cards', cards, '--lang', 'zh');
    expect(zh.out).toMatch(/「阿耶尼」可能意指2张可用的牌：.*阿耶尼.*\[IPG 3\.5\]/);
    const judged = await d.json('penalty', 'A', '--infraction', '3.5', '--facts', 'nameAmbiguous,foundOnInspection');
    expect(judged).toMatchObject({ penalty: 'gameLoss', remedies: [{ id: 'remedy.writeFullNames' }] });
  });
  it('135 a name that one legal card has stands for it, whatever other cards begin alike', async () => {
    const d = await desk(at('mtr-2015', '2015-02-01', 'block-theros'), ['A']);
    for (const name of ['阿耶尼', 'Ajani']) expect(await hand(d, `4 ${name}\n56 Forest`)).toMatchObject({ legal: true, ambiguous: [] });
    expect((await d.said('deck', 'A')).out).toContain('Ajani, Mentor of Heroes');
    const said = await d.said('deck', 'A', fileOf('deck.txt', '4 Ajani\n56 Forest'), '--cards', cards);
    expect(said.out).toMatch(/"Ajani" is read as Ajani, Mentor of Heroes/);
  });
  it('a name that nobody answers to is refused with its line', async () => {
    const d = await desk(at('mtr-2017', '2017-02-04', 'standard'), ['A']);
    const said = await d.said('deck', 'A', fileOf('deck.txt', '4 Ajani\n56 Forest\n1 Nobodyatall'), '--cards', cards);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/deck\.txt:3: .*"Nobodyatall"/);
    expect(said.err).not.toContain('Ajani');
  });
});
