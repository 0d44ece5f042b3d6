/** Decks in the forms that people have them in (Y4). */
import { describe, expect, it } from 'vitest';
import { readDeckText, stockCards } from '../../src/index.js';

const find = {
  byId: (id: number) => stockCards.find((c) => c.printed.id === id)?.printed,
  byName: (name: string) => stockCards.find(({ printed: { name: n } }) => n.en === name || n.zh === name)?.printed,
};

describe('deck texts', () => {
  it('.ydk files: numbers under #main, #extra and !side', () => {
    const text = '#created by somebody\n#main\n89631139\n89631139\n#extra\n23995346\n!side\n53129443\n';
    expect(readDeckText(text, find)).toEqual({ list: { main: [89631139, 89631139], extra: [23995346], side: [53129443] }, unknown: [] });
  });

  it('ydke:// links: numbers of four bytes, the least first, in base64', () => {
    // 89631139 = 0x0557A9A3, 23995346 = 0x016E23D2, 53129443 = 0x032AB0E3
    const link = 'ydke://o6lXBaOpVwU=!0iNuAQ==!47AqAw==!';
    expect(readDeckText(link, find).list).toEqual({ main: [89631139, 89631139], extra: [0x016e23d2], side: [0x032ab0e3] });
  });

  it('lists of names in either language: cards of the Extra Deck go there (Y4.3)', () => {
    const { list, unknown } = readDeckText(
      'Main:\n3 Blue-Eyes White Dragon\n2x 黑洞\n1 Blue-Eyes Ultimate Dragon\nNobody\nSide:\n1 Raigeki',
      find,
    );
    expect(list).toEqual({ main: [89631139, 89631139, 89631139, 53129443, 53129443], extra: [23995346], side: [12580477] });
    expect(unknown).toEqual(['Nobody']);
  });
});
