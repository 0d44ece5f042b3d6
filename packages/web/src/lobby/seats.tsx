/** A table for several: how it is played, and who sits on which of the other seats. */
import type { DeckInfo, TableBody, TableInfo, Text, WayInfo } from '@apnap/protocol';
import type { Level } from '@apnap/protocol/table';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Icon } from '../ui/symbols.js';

export type Kind = 'computer' | 'person';

/** What is chosen of a table for several. */
export interface Several {
  way: WayInfo;
  /** The other seats, in turn order. */
  kinds: readonly Kind[];
  /** Decks of computers, by seat; '': any. */
  decks: readonly string[];
  attack: '' | 'left' | 'right';
  range: number;
  /** With a common deck of planes, where the way does not have one by itself (CR 901.15). */
  planes: boolean;
  /** The seat of the archenemy, where there is one (CR 904.2a). */
  archenemy: number;
}

/** The usual number of seats: four, or the nearest that can play so. */
const usual = (seats: readonly number[]): number => seats.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 2;

const sized = <T,>(list: readonly T[], n: number, rest: T): T[] => Array.from({ length: n }, (_, i) => list[i] ?? rest);

/** What is chosen, and how it changes; null: a game of two. */
export function useSeveral(ways: readonly WayInfo[]): [Several | null, (change: Partial<Several> & { n?: number; id?: string }) => void] {
  const [chosen, setChosen] = useState<Several | null>(null);
  return [
    chosen,
    ({ n, id, ...change }) => {
      const way = id === undefined ? chosen?.way : ways.find((w) => w.id === id);
      if (!way) return setChosen(null);
      const now = chosen ? chosen.kinds.length + 1 : usual(way.seats);
      const seats = n ?? (way.seats.includes(now) ? now : usual(way.seats));
      const base = chosen ?? { kinds: [], decks: [], attack: '' as const, range: 0, planes: false, archenemy: 0 };
      setChosen({
        ...base,
        ...change,
        way,
        archenemy: Math.min(change.archenemy ?? base.archenemy, seats - 1),
        kinds: sized(change.kinds ?? base.kinds, seats - 1, 'computer'),
        decks: way === chosen?.way ? sized(change.decks ?? base.decks, seats - 1, '') : sized<string>([], seats - 1, ''),
      });
    },
  ];
}

/** What goes where any decks do, if all are of a kind. */
export const ANY: Pick<WayInfo, 'decks'> = { decks: 'any' };

/** Decks that go with a way: all have a commander, or none has. @param like the deck of who asks, where either is right */
export function decksFor(decks: readonly DeckInfo[], way: Pick<WayInfo, 'decks'>, like?: DeckInfo): readonly DeckInfo[] {
  if (way.decks === 'plain') return decks.filter((d) => !d.commanded);
  if (way.decks === 'commander') return decks.filter((d) => d.commanded);
  return like ? decks.filter((d) => d.commanded === like.commanded) : decks;
}

/** The part of a request that says who sits where, and how it is played. */
export function askedFor(
  { way, kinds, decks, attack, range, planes, archenemy }: Several,
  level: Level,
  listed: boolean,
): Pick<TableBody, 'others' | 'listed' | 'way'> {
  const choice = {
    ...way.way,
    ...(attack ? { attack } : {}),
    ...(range > 0 ? { range } : {}),
    ...(planes ? { planes: true as const } : {}),
    ...(way.way.archenemy === undefined ? {} : { archenemy }),
  };
  return {
    others: kinds.map((kind, i) => (kind === 'person' ? { kind } : { kind, level, ...(decks[i] ? { deck: decks[i] } : {}) })),
    listed: listed && kinds.includes('person'),
    ...(Object.keys(choice).length > 0 ? { way: choice } : {}),
  };
}

/** Chooses how it is played. */
export function WayChoice({ ways, value, onChange }: { ways: readonly WayInfo[]; value: Several | null; onChange: (id: string) => void }) {
  const { t, say } = useSpeech();
  return (
    <label className="select-field">
      <span>{t('way.label')}</span>
      <select value={value?.way.id ?? ''} onChange={(e) => onChange(e.target.value)} data-choice="way">
        <option value="">{t('way.two')}</option>
        {ways.map((w) => (
          <option key={w.id} value={w.id}>
            {say(w.name)}
          </option>
        ))}
      </select>
      {value && <small className="quiet">{say(value.way.about)}</small>}
    </label>
  );
}

interface RowProps {
  seat: number;
  several: Several;
  decks: readonly DeckInfo[];
  change: (c: Partial<Several>) => void;
}

/** The team of each of so many seats; undefined where everybody plays alone. An archenemy plays against all others (CR 904.2). */
const teamsAt = (way: WayInfo, n: number, archenemy?: number): readonly number[] | undefined =>
  archenemy === undefined ? way.teams?.[way.seats.indexOf(n)] : Array.from({ length: n }, (_, seat) => (seat === archenemy ? 0 : 1));

/** The team of a seat, by its number from 1; nothing where everybody plays alone. */
function Team({ several: { way, kinds, archenemy }, seat }: Pick<RowProps, 'several' | 'seat'>) {
  const { t } = useSpeech();
  const alone = way.way.archenemy === undefined ? undefined : archenemy;
  const team = teamsAt(way, kinds.length + 1, alone)?.[seat];
  if (team === undefined) return null;
  return <span className={`mark team team-${team % 3}`}>{t('player.team', { n: team + 1 })}</span>;
}

function SeatRow({ seat, several, decks, change }: RowProps) {
  const { t, say } = useSpeech();
  const i = seat - 1;
  const kind = several.kinds[i];
  const set = <T,>(list: readonly T[], value: T): T[] => list.map((x, j) => (j === i ? value : x));
  return (
    <li className="seat-row">
      <span className="seat-number">
        {t('seat.number', { n: seat + 1 })} <Team several={several} seat={seat} />
      </span>
      <fieldset className="segments" aria-label={t('seat.who', { n: seat + 1 })}>
        {(['computer', 'person'] as const).map((k) => (
          <button
            key={k}
            type="button"
            className={kind === k ? 'on' : ''}
            aria-pressed={kind === k}
            data-seat={`${seat}-${k}`}
            onClick={() => change({ kinds: set(several.kinds, k) })}
          >
            <Icon name={k === 'computer' ? 'cpu' : 'user'} size={14} /> {t(k === 'computer' ? 'lobby.computer' : 'seat.open')}
          </button>
        ))}
      </fieldset>
      {kind === 'computer' && (
        <select
          className="seat-deck"
          aria-label={t('seat.deck', { n: seat + 1 })}
          value={several.decks[i]}
          onChange={(e) => change({ decks: set(several.decks, e.target.value) })}
        >
          <option value="">{t('lobby.anyDeck')}</option>
          {decks.map((d) => (
            <option key={d.id} value={d.id}>
              {say(d.name)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** Who sits where, and whom one may attack. */
export function SeatChoice({
  several,
  decks,
  change,
}: {
  several: Several;
  decks: readonly DeckInfo[];
  change: (c: Partial<Several> & { n?: number }) => void;
}) {
  const { t } = useSpeech();
  const n = several.kinds.length + 1;
  // CR 806.2b: the options that are chosen.
  const free = several.way.teams === undefined && several.way.way.variant === undefined && n > 2;
  return (
    <>
      <label className="select-field">
        <span>{t('games.players')}</span>
        <select value={n} onChange={(e) => change({ n: Number(e.target.value) })} data-choice="seats">
          {several.way.seats.map((k) => (
            <option key={k} value={k}>
              {k}
            </option>
          ))}
        </select>
      </label>
      <ol className="seat-rows">
        <li className="seat-row">
          <span className="seat-number">
            {t('seat.number', { n: 1 })} <Team several={several} seat={0} />
          </span>
          <b>{t('seat.you')}</b>
        </li>
        {several.kinds.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatRow key={i} seat={i + 1} several={several} decks={decks} change={change} />
        ))}
      </ol>
      <div className="row-fields">
        {several.way.way.archenemy !== undefined && (
          <label className="select-field">
            <span>{t('way.archenemy')}</span>
            <select value={several.archenemy} onChange={(e) => change({ archenemy: Number(e.target.value) })} data-choice="archenemy">
              {[null, ...several.kinds].map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <option key={seat} value={seat}>
                  {seat === 0 ? t('seat.you') : t('seat.number', { n: seat + 1 })}
                </option>
              ))}
            </select>
          </label>
        )}
        {several.way.way.planes === undefined && (
          <label className="check">
            <input type="checkbox" checked={several.planes} onChange={(e) => change({ planes: e.target.checked })} data-choice="planes" />
            <span>{t('way.planes')}</span>
          </label>
        )}
      </div>
      {free && (
        <div className="row-fields">
          <label className="select-field">
            <span>{t('way.attack')}</span>
            <select value={several.attack} onChange={(e) => change({ attack: e.target.value as Several['attack'] })}>
              <option value="">{t('way.attackAny')}</option>
              <option value="left">{t('way.attackLeft')}</option>
              <option value="right">{t('way.attackRight')}</option>
            </select>
          </label>
          <label className="select-field">
            <span>{t('way.range')}</span>
            <select value={several.range} onChange={(e) => change({ range: Number(e.target.value) })}>
              <option value={0}>{t('way.rangeAll')}</option>
              {Array.from({ length: Math.floor(n / 2) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: numbers in order
                <option key={i} value={i + 1}>
                  {t('way.rangeSeats', { n: i + 1 })}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );
}

/** The offered way that a table is played in; undefined for a game of two as usual. */
function wayAt(ways: readonly WayInfo[], { way, seats }: TableInfo): WayInfo | undefined {
  if (!way && seats.length < 3) return undefined;
  const { variant, planes, archenemy, option, commanders } = way ?? {};
  // Planes are a way of their own where everybody plays alone, else they come on top of another.
  const alone = variant === undefined && archenemy === undefined && option === undefined && !commanders;
  const is = (w: WayInfo): boolean =>
    (w.way.variant ?? 'freeForAll') === (variant ?? 'freeForAll') &&
    w.way.planes === (alone ? planes : undefined) &&
    (w.way.archenemy === undefined) === (archenemy === undefined) &&
    w.way.option === option;
  const found = ways.filter(is);
  return found.find((w) => w.decks === (commanders ? 'commander' : 'plain')) ?? found[0];
}

/** What a table is called by how it is played, and by the planes that come on top of it. */
export function namesOfWay(ways: readonly WayInfo[], info: TableInfo): Text[] {
  const way = wayAt(ways, info);
  const planes = info.way?.planes && !way?.way.planes ? ways.find((w) => w.way.planes) : undefined;
  return [way, planes].flatMap((w) => (w ? [w.name] : []));
}

/** The team of each seat of a table, where there are teams. */
export function teamsOf(ways: readonly WayInfo[], info: TableInfo): readonly number[] | undefined {
  const way = wayAt(ways, info);
  return info.way?.teams ?? (way && teamsAt(way, info.seats.length, info.way?.archenemy));
}
