/** A document as a tree: chapters that open, down to lettered rules. */
import type { OutlineLine, Words } from '@apnap/judge/library';
import type { Lang } from '@apnap/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Link } from '../ui/link.js';

/** Words in the reader's language, else in the other. */
export const inLanguage = (words: Words, lang: Lang): string => words[lang] ?? words.en ?? words.zh ?? '';

interface Tree {
  roots: string[];
  lines: ReadonlyMap<string, OutlineLine>;
  below: ReadonlyMap<string, string[]>;
}

/** The lines by what they stand below. A number that has no words of its own is there for those below it. */
function treeOf(outline: readonly OutlineLine[]): Tree {
  const lines = new Map(outline.map((l) => [l.number, l]));
  const below = new Map<string, string[]>();
  const roots: string[] = [];
  const placed = new Set<string>();
  const place = (number: string, above: string | null): void => {
    if (placed.has(number)) return;
    placed.add(number);
    if (above === null) {
      roots.push(number);
      return;
    }
    const known = lines.get(above);
    if (!known) lines.set(above, { number: above, above: above.length > 1 && /^\d{3}$/.test(above) ? above[0] : null, words: {} });
    place(above, lines.get(above)?.above ?? null);
    below.set(above, [...(below.get(above) ?? []), number]);
  };
  for (const l of outline) place(l.number, l.above);
  return { roots, lines, below };
}

function Row({ number, tree, open, toggle, here, to }: RowProps & { number: string }) {
  const { lang } = useSpeech();
  const line = tree.lines.get(number);
  const below = tree.below.get(number) ?? [];
  const isOpen = open.has(number);
  const text = line ? inLanguage(line.words, lang) : '';
  return (
    <li>
      <span className={`tree-row${number === here ? ' here' : ''}`}>
        {below.length > 0 ? (
          <button type="button" className="tree-toggle" aria-expanded={isOpen} aria-label={number} onClick={() => toggle(number)}>
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
          </button>
        ) : (
          <span className="tree-toggle" aria-hidden="true" />
        )}
        <Link to={to(number)} className="tree-link">
          <b>{number}</b> <span>{text}</span>
        </Link>
      </span>
      {isOpen && below.length > 0 && (
        <ul>
          {below.map((n) => (
            <Row key={n} number={n} tree={tree} open={open} toggle={toggle} here={here} to={to} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface RowProps {
  tree: Tree;
  open: ReadonlySet<string>;
  toggle: (number: string) => void;
  here: string;
  to: (number: string) => string;
}

/** @param here the number that is shown; what it stands below is open */
export function TreeOfRules({
  outline,
  here,
  to,
  label,
}: {
  outline: readonly OutlineLine[];
  here: string;
  to: (n: string) => string;
  label: string;
}) {
  const tree = useMemo(() => treeOf(outline), [outline]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setOpen((old) => {
      const now = new Set(old);
      for (let n: string | null = here; n; n = tree.lines.get(n)?.above ?? null) now.add(n);
      return now;
    });
  }, [here, tree]);
  const nav = useRef<HTMLElement>(null);
  // Once the branches are open, the row that is read is brought into view, and nothing but the tree is moved for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the branches have opened
  useEffect(() => {
    const row = nav.current?.querySelector<HTMLElement>('.tree-row.here');
    if (!row || !nav.current) return;
    const [top, height] = [row.offsetTop - nav.current.offsetTop, nav.current.clientHeight];
    if (top < nav.current.scrollTop || top > nav.current.scrollTop + height - 40) nav.current.scrollTop = top - height / 3;
  }, [open, here]);
  const toggle = (number: string) =>
    setOpen((old) => {
      const now = new Set(old);
      if (!now.delete(number)) now.add(number);
      return now;
    });
  return (
    <nav className="tree" ref={nav} aria-label={label}>
      <ul>
        {tree.roots.map((n) => (
          <Row key={n} number={n} tree={tree} open={open} toggle={toggle} here={here} to={to} />
        ))}
      </ul>
    </nav>
  );
}
