/**
 * What a player in front of the page sees, as functions in the page. They read what is drawn and touch nothing; the tests press keys and click at the
 * places that are named here.
 */

/** What is asked, and a mark that changes with anything a press can change. */
export interface Seen {
  over: boolean;
  kind: string;
  id: string;
  mark: string;
  /** Number of the turn and the step, as the line of phases shows them. */
  moment: string;
  menu: boolean;
}

/** A place to press, and what is there. */
export interface Place {
  x: number;
  y: number;
  wish: number;
  card: string;
}

/** Whom a line of the account is about, the rules it names, and its words. */
export interface Line {
  own: boolean;
  rules: string;
  text: string;
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** What is asked now. */
export function look(): Seen {
  read();
  const bar = document.querySelector<HTMLElement>('.action-bar');
  const id = bar?.dataset.decisionId ?? '';
  return {
    over: document.querySelector('.over') !== null,
    kind: bar?.dataset.decision ?? '',
    id,
    mark: [
      id,
      document.querySelector('.option-menu') ? 'menu' : '',
      document.querySelector('.over') ? 'over' : '',
      all('[aria-pressed="true"]').length,
      text('.action-bar .prompt'),
      text('.action-bar .buttons'),
      text('.surface footer'),
      text('.divide-list'),
      document.querySelector('.hand.open') ? 'open' : '',
    ].join('|'),
    moment: `${text('.phase-turn')}|${text('.phases li.now')}`,
    menu: document.querySelector('.option-menu') !== null,
  };
}

/** Whether the button that goes on has just come to mean something else: it can't be pressed yet. */
export const settling = (): boolean => document.querySelector('.action-bar .settling') !== null;

/** A point of an element that nothing covers; null where all of it is covered or out of sight. */
function openPoint(el: HTMLElement): { x: number; y: number } | null {
  const r = el.getBoundingClientRect();
  const left = Math.max(0, r.left);
  const top = Math.max(0, r.top);
  const width = Math.min(innerWidth, r.right) - left;
  const height = Math.min(innerHeight, r.bottom) - top;
  if (width < 4 || height < 4) return null;
  for (const fy of [0.5, 0.3, 0.7, 0.12, 0.88])
    for (const fx of [0.5, 0.3, 0.7, 0.12, 0.88]) {
      const x = left + width * fx;
      const y = top + height * fy;
      const hit = document.elementFromPoint(x, y);
      if (hit && (el === hit || el.contains(hit))) return { x, y };
    }
  return null;
}

const able = (el: HTMLElement): boolean => el.getClientRects().length > 0 && !(el as HTMLButtonElement).disabled;

/** Where the first wish that can be had is; among several alike `chance` (0 to 1) decides. Cards in `not` are left alone. */
export function find(wishes: readonly string[], chance: number, not: readonly string[]): Place | null {
  for (const [wish, selector] of wishes.entries()) {
    const found = all(selector).filter((el) => able(el) && !not.includes(el.dataset.card ?? '-'));
    for (let i = 0; i < found.length; i++) {
      const el = found[(Math.floor(chance * found.length) + i) % found.length];
      let point = openPoint(el);
      if (!point) {
        el.scrollIntoView({ block: 'center', inline: 'center' });
        point = openPoint(el);
      }
      if (point) return { ...point, wish, card: el.dataset.card ?? '' };
    }
  }
  return null;
}

/** What has the focus: its card, the part of the table it lies in, whether it can be used. */
export function focus(): { card: string; zone: string; top: boolean; usable: boolean; action: string } {
  const el = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
  return {
    card: el.dataset.card ?? '',
    zone: el.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '',
    top: el.closest('.half-top, .other') !== null,
    usable: el.closest('.is-can, .is-target') !== null,
    action: el.dataset.action ?? '',
  };
}

/** How many elements there are that can be used. */
export const count = (selector: string): number => all(selector).filter(able).length;

const lines = new Map<string, Line>();
let last: Element | null = null;
let pointed = 0;

/** Reads the lines of the account that have come since the last look. */
function read(): void {
  const rows = all('.log .log-line');
  const from = last ? rows.indexOf(last as HTMLElement) : -1;
  for (const el of rows.slice(Math.max(0, from))) {
    const said = el.querySelector('span')?.textContent ?? '';
    if (!lines.has(said))
      lines.set(said, { own: el.classList.contains('own'), rules: el.querySelector('small')?.textContent ?? '', text: said });
  }
  last = rows.at(-1) ?? null;
}

/** Lines of the account that have been on the page, equal ones once, and how often a pointer was used. */
export function told(): { lines: Line[]; pointed: number } {
  read();
  return { lines: [...lines.values()], pointed };
}

/** Counts the use of pointers from now on. */
export function watch(): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
    addEventListener(type, (e) => e.isTrusted && pointed++, { capture: true, passive: true });
}

/** Whether the page has its socket and something is asked of this player, or the game is over. */
export function settled(): boolean {
  const { kind, over } = look();
  return (kind !== '' || over) && socket?.readyState === WebSocket.OPEN && heard && document.querySelector('.top-bar .trouble') === null;
}

/** Whether an answer has been begun on this page: something is held, picked or paired, or a menu is open. */
export const begun = (): boolean =>
  document.querySelector('.option-menu, .table-main .is-held, .table-main .is-paired, .table-main .is-picked') !== null;

/** The account of the game, line by line. */
export const account = (): string[] => all('.log li').map((el) => el.textContent ?? '');

/** What is drawn, part by part, without what is only on the way: where the focus is, what the pointer is over, numbers that fly up. */
export function shown(): string[] {
  const own = (el: HTMLElement): string => {
    const copy = el.cloneNode(true) as HTMLElement;
    for (const passing of copy.querySelectorAll('svg, .life-change, .refused, .sr-only, .advice')) passing.remove();
    for (const x of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
      for (const name of [
        'tabindex',
        'data-last',
        'open',
        'id',
        'style',
        'for',
        'aria-labelledby',
        'aria-controls',
        'data-lines',
        'data-full',
        'data-flat',
      ])
        x.removeAttribute(name);
      x.classList.remove('lit');
    }
    return copy.outerHTML;
  };
  return [
    ...all(
      '.player, .slot, .row, .hand .card-slot, .other-hand, .stack-item, .phases, .surface, .action-bar .prompt, .action-bar .buttons, .over',
    ).map(own),
    ...account(),
  ];
}

let lost = 0;
let socket: WebSocket | null = null;
/** Whether the socket that is open has told the page what there is. */
let heard = false;

/** How often the page has lost its socket since this was forgotten last. */
export const cuts = (): number => lost;
export function forgetCuts(): void {
  lost = 0;
}

/** Counts sockets that end, from now on. */
export function watchSockets(): void {
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      socket = this;
      heard = false;
      this.addEventListener('message', () => {
        if (socket === this) requestAnimationFrame(() => requestAnimationFrame(() => (heard = true)));
      });
      this.addEventListener('close', () => lost++);
    }
  };
}

let reacted: number | null = null;

/** What an input is to bring about: something that matches is seen, or has the focus. */
export interface Shows {
  selector: string;
  focus?: true;
}

function there({ selector, focus }: Shows): boolean {
  if (focus) return document.activeElement?.matches(selector) ?? false;
  return all(selector).some((el) => el.getClientRects().length > 0);
}

/**
 * Begins to wait for the next input and for the frame that shows what it brings about. The clock starts when the browser takes the input in, before the
 * page hears of it, and stops when that frame has been drawn.
 */
export function arm(shows: Shows): void {
  reacted = null;
  if (there(shows)) throw new Error(`already there: ${JSON.stringify(shows)}`);
  let start = 0;
  const types = ['pointermove', 'pointerup', 'keydown'];
  const begin = (e: Event): void => {
    if (!e.isTrusted) return;
    start = e.timeStamp;
    for (const type of types) removeEventListener(type, begin, { capture: true });
    requestAnimationFrame(frame);
  };
  // What is there when a frame is about to be drawn is in that frame; a message sent then comes after it.
  const frame = (): void => {
    if (!there(shows)) return void requestAnimationFrame(frame);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      reacted = performance.now() - start;
    };
    channel.port2.postMessage(0);
  };
  for (const type of types) addEventListener(type, begin, { capture: true });
}

/** Milliseconds from the input to the frame that showed what it brought about; null while there is none. */
export const reaction = (): number | null => reacted;

/** Waits until frames come and go at their usual pace and nothing is left to do. */
export async function rest(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
}

/** Whether something is being looked for: it is shown pale until it is found. */
export const busy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/** Waits until nothing moves any more but what always does. */
export async function still(): Promise<void> {
  // One that is held never ends.
  const moving = document
    .getAnimations()
    .filter((a) => a.playState === 'running' && a.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.all(moving.map((a) => a.finished.catch(() => {})));
}
