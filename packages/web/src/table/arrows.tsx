/** Lines over the board: from what is on the stack to its targets, from attackers to what they attack, from blockers to attackers. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { onStacks } from '../motion/moved.js';
import { useDragLine } from './drag.js';
import { useLooked } from './glance.js';
import { usePlay } from './play.js';

interface Line {
  key: string;
  from: string;
  to: string;
  kind: 'stack' | 'attack' | 'block' | 'draft';
  quiet?: boolean;
}

function useLines(): Line[] {
  const { game, decision, draft } = usePlay();
  const lines: Line[] = [];
  // Of a game that is over nobody fights any more.
  if (game.result) return lines;
  for (const s of onStacks(game))
    for (const target of s.targets) lines.push({ key: `s${s.id}-${target}`, from: String(s.id), to: String(target), kind: 'stack' });
  const ask = decision?.ask;
  // What is going to be blocked hits nobody else.
  const stopped = new Set(decision?.kind === 'blockers' && ask?.form === 'pair' ? draft.pairs.map(([, b]) => ask.partners[b]?.entity) : []);
  const attackers = game.battlefield.filter((c) => c.attacking !== undefined && !c.blocked && !stopped.has(c.id));
  // Many lines to one player say little: they step back.
  const quiet = attackers.length > 3;
  for (const c of attackers)
    lines.push({ key: `a${c.id}`, from: String(c.id), to: String(c.attacking), kind: 'attack', quiet: quiet && (c.attacking ?? 0) < 0 });
  for (const c of game.battlefield) {
    for (const b of c.blocking ?? []) lines.push({ key: `b${c.id}-${b}`, from: String(c.id), to: String(b), kind: 'block' });
  }
  if (ask?.form === 'pair') {
    const many = draft.pairs.length > 5;
    for (const [a, b] of draft.pairs) {
      const from = ask.options[a]?.entity;
      const to = ask.partners[b]?.entity;
      if (from !== undefined && to !== undefined)
        lines.push({ key: `d${a}-${b}`, from: String(from), to: String(to), kind: 'draft', quiet: many && to < 0 });
    }
  }
  if (ask?.form === 'pick' && decision?.source !== undefined && decision.kind === 'targets') {
    ask.options.forEach((o, i) => {
      if (draft.picked[i] && o.entity !== undefined)
        lines.push({ key: `t${i}`, from: String(decision.source), to: String(o.entity), kind: 'draft' });
    });
  }
  return lines;
}

interface Drawn {
  key: string;
  /** What it joins. */
  ends: readonly [string, string];
  d: string;
  kind: string;
}

/** The player on whose side of the board an object lies: where the object itself is not shown. */
const faceBeside = (el: Element): Element | null =>
  document.querySelector(`.player-face[data-eid="${-1 - Number(el.closest<HTMLElement>('.half')?.dataset.side ?? Number.NaN)}"]`);

const find = (key: string): Element | null => {
  const el = document.querySelector(`[data-eid="${key}"]`);
  if (el instanceof HTMLElement && el.closest('.half') && el.closest<HTMLElement>('.slot')?.offsetParent === null) return faceBeside(el);
  // A pile's further members stand in its first.
  return el instanceof HTMLElement && el.hidden ? el.closest('.slot') : el;
};

/** Whether something on the stack is out of sight: a line to it would end in the middle of something else. */
function scrolledAway(key: string): boolean {
  const el = find(key);
  const list = el?.closest('.stack > ol')?.getBoundingClientRect();
  if (!el || !list) return false;
  const { top, bottom } = el.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle < list.top || middle > list.bottom;
}

/** How far from their row lines that go to one place turn towards it. */
const TURN = 64;

/** A line that soon runs along with all that go to the same place. */
function bundled(x1: number, y1: number, x2: number, y2: number): string {
  const turn = y1 + Math.sign(y2 - y1) * Math.min(TURN, Math.abs(y2 - y1) / 2);
  return `M${[x1, y1].map(Math.round).join(' ')}C${[x1, turn, x2, turn, x2, y2].map(Math.round).join(' ')}`;
}

function draw(lines: readonly Line[]): Drawn[] {
  return lines.flatMap((l) => {
    const a = find(l.from)?.getBoundingClientRect();
    const b = find(l.to)?.getBoundingClientRect();
    if (!a || !b || a.width === 0 || b.width === 0 || scrolledAway(l.from) || scrolledAway(l.to)) return [];
    // What comes from the stack starts at its edge, so that its words stay readable.
    const x1 = l.kind === 'stack' ? a.left + 6 : a.left + a.width / 2;
    const y1 = a.top + a.height / 2;
    let x2 = b.left + b.width / 2;
    let y2 = b.top + b.height / 2;
    const len = Math.hypot(x2 - x1, y2 - y1) || 1;
    const stop = Math.min(len * 0.3, Math.min(b.width, b.height) * 0.3);
    x2 -= ((x2 - x1) / len) * stop;
    y2 -= ((y2 - y1) / len) * stop;
    const bend = Math.min(60, len * 0.16);
    const mx = (x1 + x2) / 2 + ((y2 - y1) / len) * bend;
    const my = (y1 + y2) / 2 - ((x2 - x1) / len) * bend;
    return [
      {
        key: l.key,
        ends: [l.from, l.to],
        d: l.quiet
          ? bundled(x1, y1, x2, y2)
          : `M${x1.toFixed(0)} ${y1.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`,
        kind: l.quiet ? `${l.kind} quiet-arrow` : l.kind,
      },
    ];
  });
}

export function Arrows() {
  const lines = useLines();
  const key = lines.map((l) => `${l.key}${l.kind}`).join(' ');
  const { game } = usePlay();
  const dragged = useDragLine();
  const looked = useLooked();
  const joins = (l: Drawn): boolean => looked !== null && l.ends.includes(String(looked));
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  const update = () => {
    const next = draw(lines);
    setDrawn((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the lines or the board change
  useLayoutEffect(update, [key, game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same, after what moves has moved
  useEffect(() => {
    if (lines.length === 0) return;
    const timer = window.setTimeout(update, 260);
    window.addEventListener('resize', update);
    document.addEventListener('scroll', update, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, true);
    };
  }, [key, game]);
  return (
    <svg className="arrows" aria-hidden="true" focusable="false">
      <defs>
        {(['stack', 'attack', 'block', 'draft'] as const).map((k) => (
          <marker
            key={k}
            id={`head-${k}`}
            className={`arrow-head ${k}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10 3 5Z" />
          </marker>
        ))}
      </defs>
      {drawn.map((l) => (
        <g key={l.key} className={`arrow ${l.kind}${joins(l) ? ' looked-arrow' : ''}`}>
          <path className="arrow-halo" d={l.d} />
          <path className="arrow-line" d={l.d} markerEnd={`url(#head-${l.kind.split(' ')[0]})`} />
        </g>
      ))}
      {dragged && (
        <g className="arrow draft">
          <path className="arrow-halo" d={`M${dragged.x1} ${dragged.y1}L${dragged.x2} ${dragged.y2}`} />
          <path className="arrow-line" d={`M${dragged.x1} ${dragged.y1}L${dragged.x2} ${dragged.y2}`} markerEnd="url(#head-draft)" />
        </g>
      )}
    </svg>
  );
}
