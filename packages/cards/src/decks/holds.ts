/** What each deck file format can hold; the rest of a deck is left out when it is written, and said to be lost. */
import type { Message } from '../messages.js';
import {
  compact,
  DECK_FORMAT_NAMES,
  DECK_ZONE_NAMES,
  DECK_ZONES,
  type DeckFile,
  type DeckFormat,
  type DeckLine,
  type DeckZone,
  type Finish,
  mergeLines,
} from './model.js';
import { COD_INFO } from './xml-formats.js';

/** Something a format can't hold. */
export type Loss = Message;

interface Holds {
  zones: readonly DeckZone[];
  /** Where cards of other zones go; those not named are left out. */
  moved: Readonly<Partial<Record<DeckZone, DeckZone>>>;
  facts: readonly ('name' | 'author' | 'comment')[];
  /** Comments of several lines. */
  lines?: true;
  info?: 'all' | readonly string[];
  layout?: true;
  /** `both`: a printing only where set and number are known; `set`: a number only with its set. */
  printing: 'none' | 'both' | 'set' | 'any';
  finishes: readonly Finish[];
  fields: readonly ('marks' | 'mtgoId' | 'annotation' | 'uuid' | 'art')[];
}

const TO_SIDE = { commander: 'sideboard', companion: 'sideboard' } as const;
const NAMED_ZONES = DECK_ZONES.filter((z) => z !== 'avatar');

const HOLDS: Readonly<Record<DeckFormat, Holds>> = {
  arena: { zones: ['commander', 'companion', 'main', 'sideboard'], moved: {}, facts: ['name'], printing: 'both', finishes: [], fields: [] },
  mtgo: { zones: ['main', 'sideboard'], moved: TO_SIDE, facts: [], printing: 'none', finishes: [], fields: [] },
  moxfield: {
    zones: NAMED_ZONES,
    moved: {},
    facts: ['name', 'author', 'comment'],
    lines: true,
    printing: 'set',
    finishes: ['foil', 'etched'],
    fields: ['marks'],
  },
  dek: { zones: ['main', 'sideboard'], moved: TO_SIDE, facts: [], printing: 'none', finishes: [], fields: ['mtgoId', 'annotation'] },
  forge: {
    zones: DECK_ZONES.filter((z) => !['companion', 'maybeboard', 'tokens'].includes(z)),
    moved: { companion: 'sideboard' },
    facts: ['name', 'comment'],
    info: 'all',
    printing: 'set',
    finishes: ['foil'],
    fields: ['art'],
  },
  xmage: {
    zones: ['main', 'sideboard'],
    moved: TO_SIDE,
    facts: ['name', 'author'],
    layout: true,
    printing: 'any',
    finishes: [],
    fields: [],
  },
  cockatrice: {
    zones: ['main', 'sideboard', 'tokens'],
    moved: TO_SIDE,
    facts: ['name', 'comment'],
    lines: true,
    info: COD_INFO,
    printing: 'any',
    finishes: [],
    fields: ['uuid'],
  },
  csv: { zones: DECK_ZONES, moved: {}, facts: [], printing: 'any', finishes: ['foil', 'etched'], fields: ['marks'] },
};

const named = (zone: DeckZone, count: number) => ({ zone: DECK_ZONE_NAMES[zone].en, zoneZh: DECK_ZONE_NAMES[zone].zh, count });

/** Counts what was lost, by kind. */
class Losses {
  private readonly cards = new Map<Message['id'], number>();
  readonly said: Loss[] = [];
  constructor(private readonly format: string) {}

  add(id: Message['id'], count: number): void {
    this.cards.set(id, (this.cards.get(id) ?? 0) + count);
  }

  say(id: Message['id'], params: Message['params']): void {
    this.said.push({ id, params: { format: this.format, ...params } });
  }

  all(): Loss[] {
    return [...this.said, ...[...this.cards].map(([id, count]) => ({ id, params: { format: this.format, count } }))];
  }
}

/** What of a line a format holds. */
function keptOf(line: DeckLine, holds: Holds): DeckLine {
  const has = (field: (typeof holds.fields)[number]): boolean => holds.fields.includes(field);
  const keepSet = holds.printing === 'any' || holds.printing === 'set' || (holds.printing === 'both' && line.number !== undefined);
  const keepNumber = holds.printing === 'any' || (holds.printing !== 'none' && line.set !== undefined);
  const keepFinish = line.finish !== undefined && holds.finishes.includes(line.finish);
  const keepArt = has('art') && line.set !== undefined;
  return compact({
    count: line.count,
    name: line.name,
    set: keepSet ? line.set : undefined,
    number: keepNumber ? line.number : undefined,
    finish: keepFinish ? line.finish : undefined,
    marks: has('marks') ? line.marks : undefined,
    mtgoId: has('mtgoId') ? line.mtgoId : undefined,
    annotation: has('annotation') ? line.annotation : undefined,
    uuid: has('uuid') ? line.uuid : undefined,
    art: keepArt ? line.art : undefined,
  });
}

/** What is said of fields that are lost. */
const LOST_FIELDS: readonly (readonly [Message['id'], readonly (keyof DeckLine)[]])[] = [
  ['deck.lost.printing', ['set', 'number']],
  ['deck.lost.finish', ['finish']],
  ['deck.lost.marks', ['marks']],
  ['deck.lost.ids', ['mtgoId', 'annotation', 'uuid', 'art']],
];

function fitLine(line: DeckLine, holds: Holds, losses: Losses): DeckLine {
  const kept = keptOf(line, holds);
  for (const [id, fields] of LOST_FIELDS)
    if (fields.some((field) => line[field] !== undefined && kept[field] === undefined)) losses.add(id, line.count);
  return kept;
}

/** The deck with only what a format can hold, and what that is not. */
export function fit(file: DeckFile, format: DeckFormat): { file: DeckFile; lost: readonly Loss[] } {
  const holds = HOLDS[format];
  const losses = new Losses(DECK_FORMAT_NAMES[format].name);
  const zones: Partial<Record<DeckZone, DeckLine[]>> = {};
  // Zones that are moved into another follow its own cards.
  for (const zone of [...DECK_ZONES].sort((a, b) => Number(holds.moved[a] !== undefined) - Number(holds.moved[b] !== undefined))) {
    const lines = file.zones[zone] ?? [];
    if (lines.length === 0) continue;
    const count = lines.reduce((sum, l) => sum + l.count, 0);
    const to = holds.zones.includes(zone) ? zone : holds.moved[zone];
    if (to === undefined) losses.say('deck.lost.zone', named(zone, count));
    else {
      if (to !== zone) losses.say('deck.lost.moved', named(zone, count));
      zones[to] = mergeLines([...(zones[to] ?? []), ...lines.map((l) => fitLine(l, holds, losses))]);
    }
  }
  const fact = (key: 'name' | 'author' | 'comment'): string | undefined => {
    const value = file[key];
    if (value === undefined) return undefined;
    if (!holds.facts.includes(key)) losses.say(`deck.lost.${key}` as const, {});
    return holds.facts.includes(key) ? value : undefined;
  };
  const name = fact('name');
  const author = fact('author');
  const comment = fact('comment');
  const oneLine = (text: string): string =>
    text
      .split('\n')
      .map((l) => l.trim())
      .filter((l) => l !== '')
      .join(' ');
  const flat = holds.lines ? comment : comment && oneLine(comment);
  if (flat !== comment) losses.say('deck.lost.lines', {});
  const info = file.info.filter(([k]) => holds.info === 'all' || holds.info?.includes(k));
  if (info.length < file.info.length)
    losses.say('deck.lost.info', {
      keys: file.info
        .filter((i) => !info.includes(i))
        .map(([k]) => k)
        .join(', '),
    });
  if (file.layout.length > 0 && !holds.layout) losses.say('deck.lost.layout', {});
  const facts = compact({ name, author, comment: flat });
  return { file: { ...facts, info, layout: holds.layout ? file.layout : [], zones }, lost: losses.all() };
}
