/** Dragging: the same moves as clicks, with a line or the card itself following the pointer. */
import { type PointerEvent, useSyncExternalStore } from 'react';

const FAR = 14;

export interface DragLine {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

let line: DragLine | null = null;
const listeners = new Set<() => void>();

/** Shows a line from where a drag began to where it is; null ends it. */
export function showDragLine(next: DragLine | null): void {
  line = next;
  for (const f of listeners) f();
}

const subscribe = (f: () => void) => {
  listeners.add(f);
  return () => {
    listeners.delete(f);
  };
};

export const useDragLine = (): DragLine | null => useSyncExternalStore(subscribe, () => line);

export interface Drag {
  /** Where the pointer is, and how far from where it began. */
  move: (x: number, y: number, dx: number, dy: number) => void;
  drop: (x: number, y: number) => void;
  /** Always called last, also where nothing was dropped. */
  end: () => void;
}

/** Objects and players under a point, the topmost first. */
export const entitiesAt = (x: number, y: number): number[] =>
  document.elementsFromPoint(x, y).flatMap((el) => {
    const key = el.closest<HTMLElement>('[data-eid]')?.dataset.eid;
    return key === undefined ? [] : [Number(key)];
  });

/** Follows a pointer that went down; a short way is a click and none of our business. */
export function follow(e: PointerEvent, drag: Drag): void {
  if (e.button !== 0) return;
  const { clientX: x0, clientY: y0, pointerId } = e;
  let on = false;
  const move = (ev: globalThis.PointerEvent) => {
    if (ev.pointerId !== pointerId) return;
    const [dx, dy] = [ev.clientX - x0, ev.clientY - y0];
    on ||= Math.hypot(dx, dy) >= FAR;
    if (on) drag.move(ev.clientX, ev.clientY, dx, dy);
  };
  const stop = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
  };
  const cancel = (ev: globalThis.PointerEvent) => {
    if (ev.pointerId !== pointerId) return;
    stop();
    drag.end();
  };
  const up = (ev: globalThis.PointerEvent) => {
    if (ev.pointerId !== pointerId) return;
    stop();
    if (on) {
      // The click that follows belongs to the drag.
      const swallow = (c: Event) => c.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
      drag.drop(ev.clientX, ev.clientY);
    }
    drag.end();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
}
