/** The cards of an import before they are compiled: on disk, with a few numbers for each in memory, whatever the size of the files. */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { Span } from '../db/container.js';
import type { Ruling, SetRecord } from '../db/record.js';
import { mergeCards, mergeSets } from '../import/merge.js';
import type { RawCard } from '../import/raw.js';
import type { CardSink, FileProblem } from '../import/reader.js';
import { orderedRulings } from '../import/rulings.js';
import { type SetNumbers, withNumbers } from '../import/sets.js';
import { foldName } from '../names.js';

/** Where a row is in the file of rows. */
interface Place {
  name: string;
  /** Number of the card file that spoke of it last. */
  source: number;
  at: number;
  length: number;
}

/** Rows of a file are gathered before they are written. */
const CHUNK = 1 << 20;

/**
 * Collects cards, joining what several rows say of one. Of several files about a card the last is right, as far as it speaks; of several rows of
 * one file the first.
 */
export class Collector implements CardSink {
  readonly sets = new Map<string, SetRecord>();
  latest: string | undefined;
  private readonly places = new Map<string, Place>();
  /** The key of the first card with a name. */
  private readonly keyByName = new Map<string, string>();
  private readonly setNumbers = new Map<string, SetNumbers>();
  /** By oracle id: the file that spoke of it last, and where its rulings are among the rows. */
  private readonly rulings = new Map<string, { source: number; spans: Span[] }>();
  private readonly fd: number;
  private written = 0;
  private pending: Buffer[] = [];
  private pendingLength = 0;

  /**
   * @param file where rows are kept until {@link close}.
   * @param told of each problem.
   * @param nameKey equal for names that mean the same card; as they are spelled where rows are to be counted.
   */
  constructor(
    private readonly file: string,
    private readonly told: (problem: FileProblem) => void,
    private readonly nameKey: (name: string) => string = foldName,
  ) {
    this.fd = openSync(file, 'w+');
  }

  get size(): number {
    return this.places.size;
  }

  private readonly oracleIds = new Set<string>();
  private source = 0;

  /** The cards that come from now on are from another file, which replaces what earlier ones say. */
  nextFile(): void {
    this.source++;
  }

  card(card: RawCard): void {
    const known = this.places.get(this.keyOf(card));
    if (!known) this.put(card, card);
    else if (known.source === this.source) this.put(card, mergeCards(this.read(known), card));
    else this.put(card, mergeCards(card, this.read(known)));
  }

  /** A card known from before: what any file says of it counts. */
  keep(card: RawCard): void {
    const known = this.places.get(this.keyOf(card));
    this.put(card, known ? mergeCards(this.read(known), card) : card);
  }

  private put(card: RawCard, merged: RawCard): void {
    if (merged.oracleId !== undefined) this.oracleIds.add(merged.oracleId);
    const key = this.keyOf(card);
    const name = this.nameKey(merged.name);
    if (!this.keyByName.has(name)) this.keyByName.set(name, key);
    this.places.set(key, { name: merged.name, source: this.source, ...this.append(merged) });
  }

  /** Cards are the same if they have the same oracle id; names decide where one of two has none. */
  private keyOf(card: RawCard): string {
    const name = this.nameKey(card.name);
    const byName = this.keyByName.get(name);
    if (card.oracleId === undefined) return byName ?? `name ${name}`;
    const key = `id ${card.oracleId}`;
    return byName?.startsWith('name ') && !this.places.has(key) ? byName : key;
  }

  ruling(oracleId: string, ruling: Ruling): void {
    const known = this.rulings.get(oracleId);
    const span = this.append(ruling);
    if (known?.source === this.source) known.spans.push(span);
    else this.rulings.set(oracleId, { source: this.source, spans: [span] });
  }

  /** How many rulings there are that are about no card here. */
  strayRulings(): number {
    const here = this.oracleIds;
    return [...this.rulings].reduce((sum, [id, { spans }]) => sum + (here.has(id) ? 0 : spans.length), 0);
  }

  set(set: SetRecord): void {
    this.sets.set(set.code, mergeSets(this.sets.get(set.code), set));
  }

  numbers(code: string, numbers: SetNumbers): void {
    this.setNumbers.set(code, numbers);
  }

  date(date: string): void {
    if (this.latest === undefined || date > this.latest) this.latest = date;
  }

  problem(problem: FileProblem): void {
    this.told(problem);
  }

  /** The cards in the order of their names. */
  *cards(): Generator<RawCard> {
    this.flush();
    const places = [...this.places.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.at - b.at));
    for (const place of places) yield this.ruled(withNumbers(this.read(place), { numbers: this.setNumbers }));
  }

  /** The card with the rulings that were rows of their own, which replace those it had. */
  private ruled(card: RawCard): RawCard {
    const own = card.oracleId === undefined ? undefined : this.rulings.get(card.oracleId);
    return own ? { ...card, rulings: orderedRulings(own.spans.map((span) => this.parsed(span) as Ruling)) } : card;
  }

  /** Takes the file of rows away. */
  close(): void {
    closeSync(this.fd);
    rmSync(this.file, { force: true });
  }

  private append(row: RawCard | Ruling): Span {
    const bytes = Buffer.from(JSON.stringify(row));
    const at = this.written + this.pendingLength;
    this.pending.push(bytes);
    this.pendingLength += bytes.length;
    if (this.pendingLength >= CHUNK) this.flush();
    return { at, length: bytes.length };
  }

  private flush(): void {
    if (this.pendingLength === 0) return;
    writeSync(this.fd, Buffer.concat(this.pending), 0, this.pendingLength, this.written);
    this.written += this.pendingLength;
    this.pending = [];
    this.pendingLength = 0;
  }

  private read(place: Place): RawCard {
    return this.parsed(place) as RawCard;
  }

  private parsed(place: Span): unknown {
    if (place.at >= this.written) this.flush();
    const bytes = Buffer.allocUnsafe(place.length);
    readSync(this.fd, bytes, 0, place.length, place.at);
    return JSON.parse(bytes.toString('utf8'));
  }
}
