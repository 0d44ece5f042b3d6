/** Deck files of each format, written by hand as its programs write them. */
import { describe, expect, it } from 'vitest';
import {
  CardIndex,
  choosePrintings,
  type DeckFormat,
  type DeckZone,
  formatMessage,
  type ReadDeck,
  readDeck,
  recogniseDeck,
  writeDeckFile,
} from '../src/index.js';
import { card, SOME } from './support.js';

const DELVER = { ...card('Delver of Secrets // Insectile Aberration'), layout: 'transform' as const };
const KRENKO = card('Krenko, Mob Boss', undefined, { supertypes: ['Legendary'], types: ['Creature'] });
const index = new CardIndex([...SOME, DELVER, KRENKO, card('Erase (Not the Second One)'), card("Lim-Dûl's Vault")]);

/** Lines of a part of a deck in short: count, name, and what else is known. */
const lines = (read: ReadDeck, zone: DeckZone): string[] =>
  (read.file.zones[zone] ?? []).map((l) => {
    const { count, name, ...more } = l;
    return [count, name, ...Object.entries(more).map(([k, v]) => `${k}=${v}`)].join(' ');
  });
const read = (text: string): ReadDeck => readDeck(text, index);
const wrong = (text: string, lang: 'en' | 'zh' = 'en'): string[] =>
  [...read(text).problems, ...read(text).unknown].map((p) => `${p.line}: ${formatMessage(p.message, lang)}`);

const ARENA =
  'About\r\nName My deck\r\n\r\nCommander\r\n1 Krenko, Mob Boss (M13) 139\r\n\r\nDeck\r\n4 Lightning Bolt (M10) 146\r\n1 Delver of Secrets (ISD) 51\r\n20 Forest\r\n4 Gush (DAR) 12\r\n\r\nSideboard\r\n2 Fire // Ice\r\n';
const MTGO = '4 Lightning Bolt\n2 Fire/Ice\n1 Delver of Secrets\n\n3 Gush\n';
const MOXFIELD =
  '// NAME: Ramp\n// made by hand\nDECK:\n1 Lightning Bolt (M10) 146 *F*\n1 Gush (mmq) 82a *E* [Card Draw] ^Have,#37d67a^ #blue #free spells\n1x Forest\n\nSIDEBOARD:\n1 Fire // Ice (APC) 128\n\nMAYBEBOARD:\n1 Erase (Not the Second One)\n';
const DEK = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <!-- & is no entity in a comment -->
  <Cards CatID="36092" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="0" Quantity="1" Sideboard="false" Name="Lim-D&#251;l&apos;s Vault" Annotation="16777728"></Cards>
  <Cards Quantity="2" Sideboard="true" Name="Fire/Ice"/>
</Deck>`;
const FORGE =
  '[metadata]\nName=Burn\nDeck Type=Constructed\n[Avatar]\n\n[Main]\n4 Lightning Bolt|M10|2\n1 Gush+|MMQ|[82]\n20 Forest\n[Sideboard]\n2 Fire // Ice|APC|1|[128]\n';
const XMAGE =
  'NAME:Burn\nAUTHOR:me\n4 [M10:146] Lightning Bolt\n1 [PLST:ISD-51] Delver of Secrets\n2 [UST:3★] Gush\nSB: 2 [APC:128] Fire // Ice\nLAYOUT MAIN:(1,2)(NONE,false,50)|([M10:146],[M10:146])\nLAYOUT SIDEBOARD:(0,0)(NONE,false,50)|\n';
const COD = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn &amp; Co</deckname>
    <bannerCard providerId="x">Gush</bannerCard>
    <comments>one
two</comments>
    <zone name="main">
        <card number="4" name="Lightning Bolt" setShortName="M10" collectorNumber="146" uuid="ce711943"/>
        <card number="1" name="Lim-D&#xfb;l's Vault"/>
    </zone>
    <zone name="side"><card number="2" name="Fire // Ice"/></zone>
    <zone name="tokens"><card number="1" name="Goblin Token"/></zone>
</cockatrice_deck>`;
const CSV =
  'Name,Count,Edition,"Collector Number",Foil,Language,Board\n"Krenko, Mob Boss",1,M13,139,foil,English,commander\nGush,2,,,,English,mainboard\n';

describe('each format is recognised by its content, and read', () => {
  it.each<[DeckFormat, string, Partial<Record<DeckZone, string[]>>]>([
    [
      'arena',
      ARENA,
      {
        commander: ['1 Krenko, Mob Boss set=M13 number=139'],
        main: [
          '4 Lightning Bolt set=M10 number=146',
          '1 Delver of Secrets // Insectile Aberration set=ISD number=51',
          '20 Forest',
          '4 Gush set=DOM number=12',
        ],
        sideboard: ['2 Fire // Ice'],
      },
    ],
    ['mtgo', MTGO, { main: ['4 Lightning Bolt', '2 Fire // Ice', '1 Delver of Secrets // Insectile Aberration'], sideboard: ['3 Gush'] }],
    [
      'moxfield',
      MOXFIELD,
      {
        main: [
          '1 Lightning Bolt set=M10 number=146 finish=foil',
          '1 Gush set=MMQ number=82a finish=etched marks=[Card Draw],^Have,#37d67a^,#blue,#free spells',
          '1 Forest',
        ],
        sideboard: ['1 Fire // Ice set=APC number=128'],
        maybeboard: ['1 Erase (Not the Second One)'],
      },
    ],
    ['dek', DEK, { main: ['4 Lightning Bolt mtgoId=36092', "1 Lim-Dûl's Vault annotation=16777728"], sideboard: ['2 Fire // Ice'] }],
    [
      'forge',
      FORGE,
      {
        main: ['4 Lightning Bolt set=M10 art=2', '1 Gush set=MMQ number=82 finish=foil', '20 Forest'],
        sideboard: ['2 Fire // Ice set=APC number=128 art=1'],
      },
    ],
    [
      'xmage',
      XMAGE,
      {
        main: [
          '4 Lightning Bolt set=M10 number=146',
          '1 Delver of Secrets // Insectile Aberration set=PLST number=ISD-51',
          '2 Gush set=UST number=3★',
        ],
        sideboard: ['2 Fire // Ice set=APC number=128'],
      },
    ],
    [
      'cockatrice',
      COD,
      {
        main: ['4 Lightning Bolt set=M10 number=146 uuid=ce711943', "1 Lim-Dûl's Vault"],
        sideboard: ['2 Fire // Ice'],
        tokens: ['1 Goblin Token'],
      },
    ],
    ['csv', CSV, { commander: ['1 Krenko, Mob Boss set=M13 number=139 finish=foil'], main: ['2 Gush'] }],
  ])('%s', (format, text, zones) => {
    const deck = read(text);
    expect(recogniseDeck(text)).toBe(format);
    expect([...deck.problems, ...deck.unknown]).toEqual([]);
    expect(Object.fromEntries(Object.keys(zones).map((z) => [z, lines(deck, z as DeckZone)]))).toEqual(zones);
    expect(Object.keys(deck.file.zones).sort()).toEqual(Object.keys(zones).sort());
    // Line ends of other systems change nothing.
    expect(read(text.replace(/\r?\n/g, '\r\n')).file).toEqual(deck.file);
    expect(read(`\uFEFF${text.replace(/^\uFEFF/, '')}`).file).toEqual(deck.file);
  });

  it('names, authors, comments and other facts are kept', () => {
    expect(read(ARENA).file.name).toBe('My deck');
    expect(read(MOXFIELD).file).toMatchObject({ name: 'Ramp', comment: 'made by hand' });
    expect(read(FORGE).file).toMatchObject({ name: 'Burn', info: [['Deck Type', 'Constructed']] });
    expect(read(XMAGE).file).toMatchObject({ name: 'Burn', author: 'me' });
    expect(read(XMAGE).file.layout).toHaveLength(2);
    expect(read(COD).file).toMatchObject({ name: 'Burn & Co', comment: 'one\ntwo', info: [['bannerCard', 'Gush']] });
  });

  it('a commander is in the sideboard of a format that has no place for it', () => {
    const deck = read('99 [?:0] Forest\nSB: 1 [M13:139] Krenko, Mob Boss\n');
    expect(lines(deck, 'commander')).toEqual(['1 Krenko, Mob Boss set=M13 number=139']);
    expect(lines(read('60 [?:0] Forest\nSB: 1 [M13:139] Krenko, Mob Boss\n'), 'commander')).toEqual([]);
  });

  it('headings of kinds of cards, other brackets and other headers do no harm', () => {
    const deck = read('Creatures (1)\n1 Krenko, Mob Boss [M13]\nLands (20)\n20 Forest <251> [THB] (F)\n//Sideboard\n2 Gush\n');
    expect(lines(deck, 'main')).toEqual(['1 Krenko, Mob Boss set=M13', '20 Forest set=THB number=251 finish=foil']);
    expect(lines(deck, 'sideboard')).toEqual(['2 Gush']);
  });

  it('Chinese names and headers are read, and written in English for other programs', () => {
    const deck = read('套牌\n4 闪电击\n2 火／冰\n');
    expect(writeDeckFile(deck.file, 'mtgo', index).text).toBe('4 Lightning Bolt\n2 Fire/Ice\n');
  });
});

describe('a file that can not be read', () => {
  it.each([
    ['<decks/>', '1: this XML is no deck; expected <Deck> (MTGO .dek) or <cockatrice_deck> (Cockatrice .cod) as the outermost element'],
    ['<Deck>\n<Cards Quantity="4"/>\n</Deck>', '2: <Cards> has no name; every card needs a name and a number of copies'],
    ['<Deck>\n\n<Cards Name="Gush"/>\n</Deck>', '3: <Cards> has no Quantity; every card needs a name and a number of copies'],
    ['<Deck><Cards Name="Gush" Quantity="4" Sideboard="maybe"/></Deck>', '1: Sideboard="maybe" is neither "true" nor "false"'],
    ['<Deck>\n<Cards Name="A & B" Quantity="4"/></Deck>', '2: "&" stands for no character; write & itself as &amp;'],
    ['<Deck>\n<Cards Name="Gush" Quantity=4/></Deck>', '2: the attribute Quantity has no value in quotation marks; write Quantity="…"'],
    ['<Deck>\n<Cards Name="Gush"', '2: <Cards is never closed; expected >'],
    ['<Deck>\n<Cards>\n</Deck>', '3: <Cards> is closed by </Deck>; expected </Cards>'],
    ['<!DOCTYPE Deck [<!ENTITY a "b">]><Deck/>', "1: document types and entities of one's own are not read; remove <!…>"],
    [
      '<cockatrice_deck>\n<zone name="hand"/></cockatrice_deck>',
      '2: there is no zone "hand" in a Cockatrice deck; there are main, side and tokens',
    ],
    ['[metadata]\nName=x\n[Extra]\n4 Gush', '3: there is no section [Extra] in a Forge deck; there are Avatar, Commander, Main'],
    ['[Main]\nGush|MMQ', '2: "Gush|MMQ" does not begin with a number of copies; write for example "4 Gush|MMQ"'],
    ['NAME:x\nAUTHOR:y\n0 [M10:146] Gush', '3: "0" is not a possible number of copies; it must be from 1 to 999'],
    ['Count,Name,Board\n1,Gush,hand', '2: there is no board "hand"; there are commander, companion, main'],
    ['NAME:x\n4 [M10:146] Lightning Blot', '2: no card is named "Lightning Blot"; did you mean "Lightning Bolt"?'],
    ['<Deck/>', '0: there are no cards in this deck'],
  ])('%j', (text, said) => expect(wrong(text)[0]).toContain(said));

  it('is told in Chinese too', () => expect(wrong('<Deck>\n<Cards>\n</Deck>', 'zh')).toEqual(['3: <Cards>以</Deck>结束；应为</Cards>']));

  it('never throws, whatever it is given', () => {
    for (const text of [ARENA, MTGO, MOXFIELD, DEK, FORGE, XMAGE, COD, CSV])
      for (let i = 0; i < text.length; i += 7) expect(() => read(`${text.slice(0, i)}<${text.slice(i + 3)}`)).not.toThrow();
  });
});

describe('what is written', () => {
  const deck = read(ARENA).file;
  const written = (format: DeckFormat): string => writeDeckFile(deck, format, index).text;

  it('Arena text has headers and printings', () => expect(written('arena')).toBe(ARENA.replaceAll('\r\n', '\n')));
  it('MTGO text has the deck, a blank line and the sideboard', () =>
    expect(written('mtgo')).toBe('4 Lightning Bolt\n1 Delver of Secrets\n20 Forest\n4 Gush\n\n2 Fire/Ice\n1 Krenko, Mob Boss\n'));
  it('Forge has sections', () =>
    expect(written('forge')).toBe(
      '[metadata]\nName=My deck\n[Commander]\n1 Krenko, Mob Boss|M13|[139]\n[Main]\n4 Lightning Bolt|M10|[146]\n1 Delver of Secrets|ISD|[51]\n20 Forest\n4 Gush|DOM|[12]\n[Sideboard]\n2 Fire // Ice\n',
    ));
  it('XMage has a printing on every line, the unknown ones marked', () =>
    expect(written('xmage').split('\n').slice(0, 5)).toEqual([
      'NAME:My deck',
      '4 [M10:146] Lightning Bolt',
      '1 [ISD:51] Delver of Secrets',
      '20 [?:0] Forest',
      '4 [DOM:12] Gush',
    ]));
  it('XMage: a printing can be chosen for the cards that have none', () => {
    const { file, chosen } = choosePrintings(deck, 'xmage', (name) => (name === 'Forest' ? { set: 'THB', number: '254' } : undefined));
    expect(chosen).toBe(20);
    expect(writeDeckFile(file, 'xmage', index).text).toContain('20 [THB:254] Forest\n');
    expect(choosePrintings(deck, 'arena', () => ({ set: 'THB', number: '254' }))).toEqual({ file: deck, chosen: 0 });
  });
  it('Moxfield has the full names', () => expect(written('moxfield')).toContain('1 Delver of Secrets // Insectile Aberration (ISD) 51'));

  it('what a format can not hold is named', () => {
    const lost = (format: DeckFormat, text: string, lang: 'en' | 'zh' = 'en') =>
      writeDeckFile(read(text).file, format, index).lost.map((l) => formatMessage(l, lang));
    expect(lost('mtgo', ARENA)).toEqual([
      'MTGO text has no place for this part of the deck: commander (1 cards put in the sideboard, as is usual there)',
      "MTGO text can't hold the name of the deck",
      "MTGO text can't hold the set or collector number of 10 of the cards",
    ]);
    expect(lost('arena', MOXFIELD, 'zh')).toEqual([
      'Arena text没有此部分：候选（略去1张牌）',
      'Arena text无法保存套牌注释',
      'Arena text无法保存其中2张牌的闪卡信息',
      'Arena text无法保存其中1张牌的标签与分类',
    ]);
    expect(lost('cockatrice', COD)).toEqual([]);
    expect(lost('xmage', XMAGE)).toEqual([]);
    expect(lost('forge', XMAGE)).toEqual([
      "Forge .dck can't hold the author of the deck",
      "Forge .dck can't hold how the deck editor arranged the cards",
    ]);
  });

  it.each<[DeckFormat, string]>([
    ['moxfield', MOXFIELD],
    ['forge', FORGE],
    ['xmage', XMAGE],
    ['cockatrice', COD],
    ['dek', DEK],
    ['csv', CSV],
  ])('%s: a file of the format comes back with nothing lost', (format, text) => {
    const { file } = read(text);
    const { text: again, lost } = writeDeckFile(file, format, index);
    expect(lost).toEqual([]);
    expect(read(again).file).toEqual(file);
  });
});
