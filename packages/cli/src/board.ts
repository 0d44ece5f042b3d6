/** The board as a picture of text: one part of the table for each player, the first at the bottom, the stack below. */
import { nameIn, type ObjectView, type PlayerView, renderMessage, type StackView, type State, viewOf } from '@apnap/magic';
import type { Lang } from '@apnap/words';
import { widthOf } from '@apnap/words';
import { bare, type Paint, padTo } from './paint.js';
import { text } from './text/text.js';

export interface BoardOptions {
  lang: Lang;
  paint: Paint;
  columns: number;
  /** Whether hands are shown. */
  hands: 'shown' | 'hidden';
}

const MAX_WIDTH = 110;

/** Several equal things are one with a count. */
function grouped(labels: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const l of labels) counts.set(l, (counts.get(l) ?? 0) + 1);
  return [...counts].map(([l, n]) => (n === 1 ? l : `${l} ×${n}`));
}

class Drawing {
  private readonly lines: string[] = [];
  private readonly width: number;
  private readonly names: ReadonlyMap<number, ObjectView>;

  constructor(
    private readonly state: State,
    private readonly o: BoardOptions,
  ) {
    this.width = Math.max(40, Math.min(o.columns, MAX_WIDTH));
    this.names = new Map(viewOf(state, null).battlefield.map((x) => [x.id, x]));
  }

  draw(): string[] {
    const view = viewOf(this.state, null);
    const { lang } = this.o;
    const active = view.players[view.turn.active]?.name ?? '';
    if (view.turn.number > 0) {
      const step = renderMessage({ id: `step.${view.turn.step}` }, lang);
      this.lines.push(this.o.paint('bold', text(lang, 'board.turn', { n: view.turn.number, player: active, step })));
    }
    for (let seat = view.players.length - 1; seat > 0; seat--) {
      this.part(seat, view.battlefield, 'top');
      this.lines.push(this.o.paint('dim', '┄'.repeat(this.width)));
    }
    this.part(0, view.battlefield, 'bottom');
    if (view.exile.length > 0)
      this.row(
        text(lang, 'board.exile'),
        view.exile.map((x) => this.name(x)),
      ); // prettier-ignore
    if (view.stack.length > 0) {
      this.lines.push(this.o.paint('yellow', text(lang, 'board.stack')));
      for (const item of view.stack.slice().reverse()) this.lines.push(`  ${this.stackItem(item)}`);
    }
    return this.lines;
  }

  private name(x: { id: number; name: string; zhName: string }): string {
    return nameIn(x, this.o.lang);
  }

  private part(seat: number, battlefield: readonly ObjectView[], side: 'top' | 'bottom'): void {
    const mine = battlefield.filter((x) => x.controller === seat);
    const lands = mine.filter((x) => x.types.includes('Land') && !x.types.includes('Creature'));
    const creatures = mine.filter((x) => x.types.includes('Creature'));
    const others = mine.filter((x) => !lands.includes(x) && !creatures.includes(x));
    const rows = [lands, others, creatures].map((list) => grouped(list.map((x) => this.permanent(x)))).filter((r) => r.length > 0);
    const player = viewOf(this.state, seat).players[seat];
    if (side === 'top') this.bar(player);
    if (rows.length === 0) this.lines.push(this.o.paint('dim', `  ${text(this.o.lang, 'board.empty')}`));
    for (const row of side === 'top' ? rows : rows.reverse()) this.row('', row);
    if (side === 'bottom') this.bar(player);
  }

  private bar(p: PlayerView): void {
    const { lang, paint } = this.o;
    const counters = p.counters.map((c) => `${c.kind} ${c.n}`);
    const facts = [
      text(lang, 'board.life', { n: p.life }),
      text(lang, 'board.hand', { n: p.handCount }),
      text(lang, 'board.library', { n: p.libraryCount }),
      text(lang, 'board.graveyard', { n: p.graveyard.length }),
      ...counters,
      ...(p.pool === '' ? [] : [text(lang, 'board.mana', { mana: manaText(p) })]),
    ];
    const title = `━━ ${p.name} ━ ${facts.join(' · ')} `;
    this.lines.push(paint('bold', title + '━'.repeat(Math.max(0, this.width - widthOf(title)))));
    if (this.o.hands === 'shown' && p.hand.length > 0)
      this.row(text(lang, 'board.hand', { n: '' }).trim(), grouped(p.hand.map((x) => this.name(x)))); // prettier-ignore
    if (p.graveyard.length > 0) this.row(text(lang, 'board.graveyard', { n: '' }).trim(), grouped(p.graveyard.map((x) => this.name(x)))); // prettier-ignore
  }

  /** A permanent as a label: name, power and toughness, and what is special about it. */
  private permanent(x: ObjectView): string {
    const { lang, paint } = this.o;
    const size = x.power === null ? '' : ` ${x.power}/${x.toughness}`;
    const notes = [
      ...x.counters.map((c) => `${c.kind}${c.n === 1 ? '' : ` ×${c.n}`}`),
      ...(x.damage > 0 ? [text(lang, 'board.damage', { n: x.damage })] : []),
      ...(x.attacking !== 0 ? [text(lang, 'board.attacking')] : []),
      ...(x.blocking.length > 0 ? [text(lang, 'board.blocking')] : []),
      ...(x.tapped ? [text(lang, 'board.tapped')] : []),
      ...(x.attachedTo > 0 ? [text(lang, 'board.on', { name: this.nameOf(x.attachedTo) })] : []),
    ];
    const label = `[${this.name(x)}${size}${notes.length > 0 ? ` ${notes.join(', ')}` : ''}]`;
    if (x.tapped) return paint('dim', label);
    return x.types.includes('Creature') ? paint('green', label) : label;
  }

  private nameOf(id: number): string {
    const x = this.names.get(id);
    return x ? this.name(x) : '?';
  }

  private stackItem(item: StackView): string {
    const name = item.source ? this.name(item.source) : '?';
    return item.kind === 'spell' ? name : text(this.o.lang, 'board.ability', { name });
  }

  /** Labels side by side, broken where the width ends. */
  private row(title: string, labels: readonly string[]): void {
    const plain = (s: string): number => widthOf(bare(s));
    const head = title === '' ? '  ' : `  ${this.o.paint('dim', `${title}:`)} `;
    let line = head;
    for (const l of labels) {
      if (plain(line) + plain(l) > this.width && line !== head) {
        this.lines.push(line.trimEnd());
        line = padTo('', 4);
      }
      line += `${l}  `;
    }
    this.lines.push(line.trimEnd());
  }
}

/** The board of a state, drawn. */
export function drawBoard(state: State, options: BoardOptions): string[] {
  return new Drawing(state, options).draw();
}

/** Mana in a pool, symbol by symbol, or of very much the number of each type. */
const manaText = (p: PlayerView): string =>
  p.heaps ? p.heaps.map((h) => `${h.n} × {${h.type}}`).join(', ') : [...p.pool].map((m) => `{${m}}`).join('');
