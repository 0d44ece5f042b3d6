/** Where things are on the page, and pictures of them: measured once before the page changes and once after, never in between. */
import type { Group, Spot, Step } from './steps.js';

/** A rectangle, and whether it is a mere sign that stands for a zone. */
export interface Spotted {
  rect: DOMRect;
  sign: boolean;
}

const seen = (el: Element | null): el is HTMLElement => el instanceof HTMLElement && el.getClientRects().length > 0;

/** Whether an object lies in a pile with others that must not be hidden with it. */
export const inPile = (el: HTMLElement): boolean => el.querySelector('.pile-count') !== null;

function rectOf(spot: Spot, elementOf: (id: number) => HTMLElement | null): Spotted | null {
  const sign = (selector: string): Spotted | null => {
    for (const el of document.querySelectorAll(`.table-main ${selector}`))
      if (seen(el)) return { rect: el.getBoundingClientRect(), sign: true };
    return null;
  };
  switch (spot.at) {
    case 'object': {
      if (spot.id < 0) return sign(`.player-face[data-eid="${spot.id}"]`);
      const el = elementOf(spot.id);
      return el ? { rect: el.getBoundingClientRect(), sign: false } : null;
    }
    case 'zone': {
      const backs = spot.zone === 'hand' ? document.querySelectorAll(`[data-hand-of="${spot.seat}"] li.back > *`) : [];
      const back = backs.length > 0 ? backs[backs.length - 1] : null;
      return seen(back) ? { rect: back.getBoundingClientRect(), sign: false } : sign(`[data-zone-of="${spot.zone}-${spot.seat}"]`);
    }
    case 'player':
      return sign(`.player-face[data-eid="${-1 - spot.seat}"]`);
  }
}

/** A copy of what is drawn of an object, that nobody can press or find. */
function copyOf(el: HTMLElement): HTMLElement {
  const copy = el.cloneNode(true) as HTMLElement;
  for (const x of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['data-eid', 'data-card', 'id', 'tabindex', 'aria-pressed']) x.removeAttribute(name);
    if (x instanceof HTMLButtonElement) x.tabIndex = -1;
  }
  copy.classList.remove('lit', 'is-can', 'is-target', 'is-mana', 'is-plan', 'is-paired', 'is-picked', 'is-held');
  copy.inert = true;
  return copy;
}

/** A picture of an object, with the room it takes. */
export interface Look {
  copy: HTMLElement;
  rect: DOMRect;
}

const keyOf = (spot: Spot): string =>
  spot.at === 'object' ? `o${spot.id}` : spot.at === 'player' ? `p${spot.seat}` : `${spot.zone}${spot.seat}`;

/** Spots that a step is about. */
function spotsOf(step: Step): Spot[] {
  switch (step.do) {
    case 'move':
      return [step.from, step.to];
    case 'hit':
      return [
        { at: 'object', id: step.from },
        { at: 'object', id: step.to },
      ];
    case 'life':
      return [{ at: 'player', seat: step.seat }];
    case 'appear':
    case 'vanish':
    case 'attack':
    case 'block':
    case 'counters':
    case 'tap':
      return [{ at: 'object', id: step.id }];
    case 'over':
      return step.lost.map((seat): Spot => ({ at: 'player', seat }));
    case 'turn':
      return [];
  }
}

/** The page at a moment, as far as steps are about it. */
export class Scene {
  private readonly rects = new Map<string, Spotted>();
  private readonly looks = new Map<number, Look>();
  /** What bears the number of an object, in the order of the page. */
  private readonly bearing = new Map<number, HTMLElement[]>();
  private readonly found = new Map<number, HTMLElement | null>();
  /** Where permanents and cards in hand stand. */
  readonly standing = new Map<number, { el: HTMLElement; rect: DOMRect }>();

  constructor(groups: readonly Group[], when: 'before' | 'after') {
    for (const el of document.querySelectorAll<HTMLElement>('.table-main [data-eid], .stack [data-eid]')) {
      const id = Number(el.dataset.eid);
      const same = this.bearing.get(id);
      if (same) same.push(el);
      else this.bearing.set(id, [el]);
    }
    for (const el of document.querySelectorAll<HTMLElement>('.board .slot[data-eid], .home-bar .hand .card-slot[data-eid]')) {
      const rect = el.getBoundingClientRect();
      this.standing.set(Number(el.dataset.eid), { el, rect });
      // What lay in a pile comes out of it.
      if (when === 'before')
        for (const under of el.querySelectorAll<HTMLElement>(':scope > i[data-eid]'))
          this.standing.set(Number(under.dataset.eid), { el, rect });
    }
    const wanted = new Set<number>();
    for (const step of groups.flat()) {
      for (const spot of spotsOf(step)) {
        const key = keyOf(spot);
        const found = this.rects.has(key) ? null : rectOf(spot, (id) => this.element(id));
        if (found) this.rects.set(key, found);
      }
      if (step.do === 'move' && step.look?.when === when) wanted.add(step.look.id);
      if (step.do === 'vanish' && when === 'before') wanted.add(step.id);
    }
    for (const id of wanted) {
      const el = this.element(id);
      if (el) this.looks.set(id, { copy: copyOf(el), rect: this.standing.get(id)?.rect ?? el.getBoundingClientRect() });
    }
  }

  /** The element of an object on the table; of one that lies in a pile that of the pile. */
  element(id: number): HTMLElement | null {
    const known = this.found.get(id);
    if (known !== undefined) return known;
    const el = this.find(id);
    this.found.set(id, el);
    return el;
  }

  private find(id: number): HTMLElement | null {
    for (const el of this.bearing.get(id) ?? []) {
      if (el.hidden) return el.closest<HTMLElement>('.slot');
      const tile = el.querySelector<HTMLElement>('.stack-tile');
      if (seen(tile)) return tile;
      if (seen(el)) return el;
    }
    return null;
  }

  at(spot: Spot): Spotted | undefined {
    return this.rects.get(keyOf(spot));
  }

  look(id: number): Look | undefined {
    return this.looks.get(id);
  }
}
