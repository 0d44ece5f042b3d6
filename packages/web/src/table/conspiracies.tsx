/** Conspiracies of one's pool, before a game of a match: which are put into the command zone, and the names that are chosen in secret (CR 315.2, 702.106a). */
import type { SideboardConspiracy, SideboardLine } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';

/** A conspiracy by its place in the pool, with the names that are chosen so far; '' is none yet. */
export interface Conspiring {
  at: number;
  names: readonly string[];
}

/** Those of the game before. */
export const chosenBefore = (pool: readonly SideboardConspiracy[]): Conspiring[] =>
  pool.flatMap(({ names }, at) => (names ? [{ at, names }] : []));

/** By how many cards these let a deck be smaller (CR 315.5a). */
export const fewerIn = (pool: readonly SideboardConspiracy[], chosen: readonly Conspiring[]): number =>
  chosen.reduce((n, { at }) => n + pool[at].fewer, 0);

/** Whether each has as many different names of the deck as it wants. */
export const areNamed = (pool: readonly SideboardConspiracy[], chosen: readonly Conspiring[], main: readonly SideboardLine[]): boolean =>
  chosen.every(
    ({ at, names }) =>
      names.length === pool[at].wants && new Set(names).size === names.length && names.every((n) => main.some((c) => c.card === n)),
  );

/** As it is sent. */
export const sentOf = (pool: readonly SideboardConspiracy[], chosen: readonly Conspiring[]): { card: string; names: string[] }[] =>
  chosen.map(({ at, names }) => ({ card: pool[at].card, names: [...names] }));

interface Props {
  pool: readonly SideboardConspiracy[];
  chosen: readonly Conspiring[];
  /** Cards of the deck, whose names can be chosen. */
  names: readonly SideboardLine[];
  /** null: the deck is handed in. */
  change: ((chosen: readonly Conspiring[]) => void) | null;
}

export function Conspiracies({ pool, chosen, names, change }: Props) {
  const { t, say } = useSpeech();
  const toggle = (at: number, on: boolean) =>
    change?.(on ? [...chosen, { at, names: Array<string>(pool[at].wants).fill('') }] : chosen.filter((c) => c.at !== at));
  const name = (at: number, i: number, value: string) =>
    change?.(chosen.map((c) => (c.at === at ? { ...c, names: c.names.map((n, k) => (k === i ? value : n)) } : c)));
  return (
    <fieldset className="side-conspiracies">
      <legend>{t('side.conspiracies')}</legend>
      {pool.map((c, at) => {
        const on = chosen.find((x) => x.at === at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conspiracy is its place in the pool
          <div key={at} data-conspiracy={c.card}>
            <label className="check">
              <input type="checkbox" checked={on !== undefined} disabled={!change} onChange={(e) => toggle(at, e.target.checked)} />
              <span>{say(c.name)}</span>
            </label>
            {on?.names.map((value, i) => (
              <select
                // biome-ignore lint/suspicious/noArrayIndexKey: a name is its place
                key={i}
                value={names.some((n) => n.card === value) ? value : ''}
                disabled={!change}
                aria-label={t('side.secret', { name: say(c.name) })}
                onChange={(e) => name(at, i, e.target.value)}
              >
                <option value="">{t('side.secretNone')}</option>
                {names.map((n) => (
                  <option key={n.card} value={n.card}>
                    {say(n.name)}
                  </option>
                ))}
              </select>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
