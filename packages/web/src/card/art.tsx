/** A picture for a card without a picture: drawn from what the card is, the same each time. The drawing comes when it is first needed. */
import { lazy, memo, Suspense } from 'react';
import { letterOf } from './look.js';

const Picture = lazy(() => import('../picture/picture.js'));

interface Props {
  /** What the picture is made from: the English name of the card. */
  seed: string;
  types: readonly string[];
  subtypes: readonly string[];
  colors?: readonly string[];
  keywords?: readonly string[];
  /** Printed power; absent: none. */
  power?: number | undefined;
  legendary?: boolean;
}

const NONE: readonly string[] = [];

const same = (a: readonly string[] = NONE, b: readonly string[] = NONE): boolean => a === b || a.join() === b.join();

/** The drawing; until it is there, the colours around it. */
export const Art = memo(
  function Art({ seed, types, subtypes, colors = NONE, keywords = NONE, power = 2, legendary = false }: Props) {
    return (
      <Suspense fallback={null}>
        <Picture features={{ name: seed, types, subtypes, colors: colors.map(letterOf), keywords, power, legendary }} />
      </Suspense>
    );
  },
  (a, b) =>
    a.seed === b.seed &&
    a.power === b.power &&
    a.legendary === b.legendary &&
    same(a.types, b.types) &&
    same(a.subtypes, b.subtypes) &&
    same(a.colors, b.colors) &&
    same(a.keywords, b.keywords),
);
