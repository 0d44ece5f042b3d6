/** The two formats written in XML: MTGO's .dek and Cockatrice's .cod. */
import type { Message } from '../messages.js';
import { compact, type DeckFile, type DeckLine, type DeckZone, type Found, lineTooLong, MAX_LINE, readCount } from './model.js';
import { type Element, escapeXml } from './xml.js';

const named = (name: string): string => name.slice(name.lastIndexOf(':') + 1);
const child = (parent: Element, name: string): Element | undefined => parent.children.find((c) => named(c.name).toLowerCase() === name);

function empty(): Found {
  return { file: { info: [], layout: [] }, lines: [], problems: [] };
}

/** What the element of a card says, or what it lacks. */
function addCard(
  found: Found,
  e: Element,
  zone: DeckZone,
  count: string | undefined,
  name: string | undefined,
  more: { [K in keyof DeckLine]?: DeckLine[K] | undefined },
): void {
  const countName = e.attributes.Quantity !== undefined || named(e.name) === 'Cards' ? 'Quantity' : 'number';
  const text = `<${e.name} …>`;
  const say = (message: Message): void => {
    found.problems.push({ line: e.line, text, message });
  };
  const read = readCount(count ?? '');
  if (name === undefined || name.trim() === '') say({ id: 'deck.xmlAttribute', params: { element: e.name, attribute: 'name' } });
  else if (name.length > MAX_LINE) say(lineTooLong(name).message);
  else if (count === undefined) say({ id: 'deck.xmlAttribute', params: { element: e.name, attribute: countName } });
  else if (typeof read !== 'number') say(read);
  else found.lines.push(compact({ ...more, count: read, name: name.trim(), zone, at: e.line, text: name }));
}

/** Reads `<Deck>`: one `<Cards>` for every printing in deck or sideboard. Namespaces and other elements do not matter. */
export function readDek(root: Element): Found {
  const found = empty();
  for (const e of root.children) {
    if (named(e.name).toLowerCase() !== 'cards') continue;
    const a = e.attributes;
    const side = a.Sideboard?.trim().toLowerCase();
    if (side !== undefined && side !== 'true' && side !== 'false') {
      found.problems.push({ line: e.line, text: side, message: { id: 'deck.dekSideboard', params: { got: a.Sideboard } } });
      continue;
    }
    const ids = { mtgoId: a.CatID === '0' ? undefined : a.CatID, annotation: a.Annotation === '0' ? undefined : a.Annotation };
    addCard(found, e, side === 'true' ? 'sideboard' : 'main', a.Quantity, a.Name, ids);
  }
  return found;
}

/** Writes what {@link readDek} reads. */
export function writeDek(file: DeckFile): string {
  const rows = (['main', 'sideboard'] as const).flatMap((zone) =>
    (file.zones[zone] ?? []).map(
      (l) =>
        `  <Cards CatID="${escapeXml(l.mtgoId ?? '0')}" Quantity="${l.count}" Sideboard="${zone === 'sideboard'}" Name="${escapeXml(l.name)}" Annotation="${escapeXml(l.annotation ?? '0')}" />`,
    ),
  );
  const head = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
  ];
  return `${[...head, ...rows, '</Deck>'].join('\n')}\n`;
}

const COD_ZONES: Readonly<Record<string, DeckZone>> = { main: 'main', side: 'sideboard', tokens: 'tokens' };
/** Facts of a .cod file besides name and comments. */
export const COD_INFO = ['bannerCard', 'tags'];

/** Reads `<cockatrice_deck>`. */
export function readCod(root: Element): Found {
  const found = empty();
  const info: [string, string][] = [];
  const banner = child(root, 'bannercard');
  if (banner && banner.text.trim() !== '') info.push(['bannerCard', banner.text.trim()]);
  const tags = child(root, 'tags')?.children.map((t) => t.text.trim()) ?? [];
  if (tags.length > 0) info.push(['tags', tags.join(', ')]);
  const words = compact({ name: child(root, 'deckname')?.text.trim(), comment: child(root, 'comments')?.text.trim() });
  found.file = { ...words, info, layout: [] };
  for (const zone of root.children) {
    if (named(zone.name).toLowerCase() !== 'zone') continue;
    const name = zone.attributes.name ?? '';
    if (!Object.hasOwn(COD_ZONES, name)) {
      found.problems.push({ line: zone.line, text: name, message: { id: 'deck.codZone', params: { got: name } } });
      continue;
    }
    for (const e of zone.children) {
      if (named(e.name).toLowerCase() !== 'card') continue;
      const a = e.attributes;
      addCard(found, e, COD_ZONES[name], a.number ?? '1', a.name, { set: a.setShortName, number: a.collectorNumber, uuid: a.uuid });
    }
  }
  return found;
}

/** Writes what {@link readCod} reads. */
export function writeCod(file: DeckFile): string {
  const fact = (key: string): string => file.info.find(([k]) => k === key)?.[1] ?? '';
  const tags = fact('tags');
  const out = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    `    <deckname>${escapeXml(file.name ?? '')}</deckname>`,
    ...(fact('bannerCard') === '' ? [] : [`    <bannerCard>${escapeXml(fact('bannerCard'))}</bannerCard>`]),
    `    <comments>${escapeXml(file.comment ?? '')}</comments>`,
    ...(tags === '' ? [] : ['    <tags>', ...tags.split(', ').map((t) => `        <tag>${escapeXml(t)}</tag>`), '    </tags>']),
  ];
  for (const [name, zone] of Object.entries(COD_ZONES)) {
    const lines = file.zones[zone] ?? [];
    if (lines.length === 0) continue;
    out.push(`    <zone name="${name}">`);
    for (const l of lines) {
      const more = [
        ['setShortName', l.set],
        ['collectorNumber', l.number],
        ['uuid', l.uuid],
      ].flatMap(([k, v]) => (v === undefined ? [] : [` ${k}="${escapeXml(v)}"`]));
      out.push(`        <card number="${l.count}" name="${escapeXml(l.name)}"${more.join('')}/>`);
    }
    out.push('    </zone>');
  }
  return `${[...out, '</cockatrice_deck>'].join('\n')}\n`;
}
