/** Rows of Scryfall's bulk files: one object a print (default cards) or a card (oracle cards). */
import type { Printing, SetRecord } from '../db/record.js';
import { NO_CARDS } from './mtgjson.js';
import { Fields, legalitiesOf, type RawCard, type RawFace, rarityOf, rawFace, splitTypeLine } from './raw.js';

/** Loyalty costs stand in brackets in the texts the compiler reads (CR 606.3). */
function withBrackets(text: string | undefined, typeLine: string | undefined): string | undefined {
  return typeLine?.includes('Planeswalker') ? text?.replace(/^([+−-]?(?:\d+|X)):/gmu, '[$1]:') : text;
}

function face(row: Fields, card: Fields, several: boolean): RawFace {
  const typeLine = row.maybeText('type_line') ?? card.maybeText('type_line');
  const zh = {
    lang: 'zhs',
    name: row.maybeText('printed_name')?.trim(),
    type: row.maybeText('printed_type_line'),
    text: row.maybeText('printed_text'),
  };
  const chinese = card.row.lang === 'zhs' ? Object.fromEntries(Object.entries(zh).filter(([, v]) => v !== undefined && v !== '')) : {};
  const text = row.maybeText('oracle_text');
  return rawFace({
    name: row.text('name'),
    // Scryfall writes an empty text where there is no mana cost (CR 202.1b).
    manaCost: row.maybeText('mana_cost') || undefined,
    manaValue: row.maybeNumber('cmc'),
    colors: row.maybeTexts('colors') ?? (several ? undefined : card.maybeTexts('colors')),
    colorIndicator: row.maybeTexts('color_indicator'),
    typeLine,
    ...splitTypeLine(typeLine ?? ''),
    power: row.maybeText('power'),
    toughness: row.maybeText('toughness'),
    loyalty: row.maybeText('loyalty'),
    defense: row.maybeText('defense'),
    attractionLights: row.maybeNumbers('attraction_lights'),
    hand: row.maybeText('hand_modifier'),
    life: row.maybeText('life_modifier'),
    text: withBrackets(text, typeLine),
    zh: 'name' in chinese ? ({ ...chinese, lang: 'zhs' } as NonNullable<RawFace['zh']>) : undefined,
  });
}

/** The print that a row is of; nothing for a row without a set. */
function printingOf(row: Fields, code: string | undefined): Printing | undefined {
  if (code === undefined) return undefined;
  const [number, rarity, artist] = [row.maybeText('collector_number'), rarityOf(row.maybeText('rarity')), row.maybeText('artist')];
  const printing: Printing = { set: code };
  if (number !== undefined) printing.number = number;
  if (rarity !== undefined) printing.rarity = rarity;
  if (artist) printing.artist = artist;
  return printing;
}

/** The set of a row's print. */
function setOf(row: Fields, code: string, date: string | undefined): SetRecord {
  const [name, type] = [row.maybeText('set_name'), row.maybeText('set_type')];
  return { code, name: name ?? code, ...(date ? { date } : {}), ...(type ? { type } : {}) };
}

/** The layout of a card with the faces it has here: the same card on both sides is an ordinary one. */
const layoutOf = (row: Fields, several: boolean): string =>
  !several && row.row.layout === 'reversible_card' ? 'normal' : (row.maybeText('layout') ?? 'normal');

/** A card and the set of its print, and of a meld card the name of what it melds into; nothing for a row that is no card. @throws Malformed */
export function scryfallCard(value: unknown): { card: RawCard; set?: SetRecord; meldsInto?: string } | undefined {
  const row = Fields.of(value);
  if (row.row.object !== 'card' || NO_CARDS.includes(row.maybeText('layout') ?? '')) return undefined;
  const rows = row.maybeRows('card_faces');
  const several = rows !== undefined && rows.length > 1 && row.row.layout !== 'reversible_card';
  const faces = several ? rows.map((f) => face(f, row, true)) : [face(rows?.[0] ?? row, row, false)];
  const code = row.maybeText('set')?.toUpperCase();
  const printing = printingOf(row, code);
  const oracleId = row.maybeText('oracle_id') ?? rows?.[0]?.maybeText('oracle_id');
  const [manaValue, identity, keywords, legalities, date] = [
    row.maybeNumber('cmc'),
    row.maybeTexts('color_identity'),
    row.maybeTexts('keywords'),
    legalitiesOf(row.maybeRow('legalities')),
    row.maybeText('released_at'),
  ];
  const set = code === undefined ? undefined : setOf(row, code, date);
  // Each of the three cards of a melding pair is a row, which names the others.
  const into = row.row.layout === 'meld' ? row.maybeRows('all_parts')?.find((p) => p.maybeText('component') === 'meld_result') : undefined;
  return {
    ...(set ? { set } : {}),
    ...(into ? { meldsInto: into.text('name') } : {}),
    card: {
      ...(oracleId === undefined ? {} : { oracleId }),
      name: several ? row.text('name') : faces[0].name,
      layout: layoutOf(row, several),
      faces,
      ...(manaValue === undefined ? {} : { manaValue }),
      ...(identity === undefined ? {} : { colorIdentity: identity }),
      ...(keywords === undefined ? {} : { keywords }),
      ...(legalities === undefined ? {} : { legalities }),
      printings: printing ? [printing] : [],
      ...(row.flag('reserved') ? { reserved: true } : {}),
      ...(row.flag('digital') ? { digitalOnly: true } : {}),
    },
  };
}
