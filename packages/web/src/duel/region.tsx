/** The list of which region holds (Y4.4). */
import type { DuelRegion } from '@apnap/protocol';
import { useDuelWords } from './words.js';

/** Nothing where only one is known. */
export function RegionField({
  regions,
  value,
  choose,
}: {
  regions: readonly DuelRegion[];
  value: DuelRegion;
  choose: (r: DuelRegion) => void;
}) {
  const w = useDuelWords();
  if (regions.length < 2) return null;
  return (
    <label className="select-field">
      <span>{w('region.title')}</span>
      <select value={value} onChange={(e) => choose(e.target.value as DuelRegion)} data-choice="region">
        {regions.map((r) => (
          <option key={r} value={r}>
            {w(`region.${r}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
