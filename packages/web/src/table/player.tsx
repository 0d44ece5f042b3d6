/** A player's panel: name, life, counters, zones to look into, mana, clock. A target like any other. */
import type { CardView, MagicView, PlayerView } from '@apnap/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Clock } from '../live/clock.js';
import { useLife } from '../motion/cells.js';
import { SitterLevel, SitterSign } from '../ui/sitter.js';
import { Icon, type IconName, Pip } from '../ui/symbols.js';
import { useLit } from './glance.js';
import { isActive } from './lookup.js';
import { usePlay } from './play.js';

/** Milliseconds for which a change of life is shown; what comes in that time is added to it, as life is counted number by number. */
const CHANGE_SHOWN = 1600;

const NO_CHANGE = { by: 0, from: 0 };

/** Life, with the change shown for a moment. Where an earlier moment is looked at, or the game goes back to one, nobody has gained or lost any. */
function Life({ seat, life: real }: { seat: number; life: number }) {
  const { game, past } = usePlay();
  const { n } = game;
  const life = useLife(seat, real);
  const before = useRef({ life, n, past });
  const [change, setChange] = useState(NO_CHANGE);
  useEffect(() => {
    const was = before.current;
    before.current = { life, n, past };
    const by = life - was.life;
    if (n < was.n || past !== was.past) setChange(NO_CHANGE);
    else if (by !== 0) setChange((c) => (c.by * by > 0 ? { ...c, by: c.by + by } : { by, from: was.life }));
  }, [life, n, past]);
  useEffect(() => {
    if (change.by === 0) return;
    const timer = window.setTimeout(() => setChange(NO_CHANGE), CHANGE_SHOWN);
    return () => window.clearTimeout(timer);
  }, [change]);
  return (
    <span className="life" aria-hidden="true">
      <Icon name="heart" size={15} />
      <b>{life}</b>
      {change.by !== 0 && (
        <span className={`life-change ${change.by > 0 ? 'up' : 'down'}`} key={change.from} aria-hidden="true">
          {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
        </span>
      )}
    </span>
  );
}

/** How many things there are in a zone; opened where one may look into it, marked where something in it can be used now. */
function ZoneButton({
  icon,
  n,
  label,
  cards = [],
  onOpen,
  eid,
}: {
  icon: IconName;
  n: number;
  label: string;
  cards?: readonly CardView[];
  onOpen?: () => void;
  eid?: string;
}) {
  const { mark } = usePlay();
  const { t } = useSpeech();
  const usable = cards.some((c) => mark(c.id) !== '');
  const inside = (
    <>
      <Icon name={icon} size={15} />
      <b aria-hidden="true">{n}</b>
    </>
  );
  return onOpen ? (
    <button
      type="button"
      className={`zone-button${usable ? ' usable' : ''}`}
      onClick={onOpen}
      aria-label={`${label}: ${n}${usable ? `. ${t('mark.can')}` : ''}`}
      title={label}
      data-zone-of={eid}
    >
      {inside}
    </button>
  ) : (
    <span className="zone-button still" role="img" aria-label={`${label}: ${n}`} title={label} data-zone-of={eid}>
      {inside}
    </span>
  );
}

function Pool({ player: { pool, heaps } }: { player: PlayerView }) {
  const { t } = useSpeech();
  if (!pool) return null;
  const letters = pool.includes('{') ? [...pool.matchAll(/\{([^}]+)\}/g)].map((m) => m[1]) : [...pool];
  const counts = new Map<string, number>();
  if (heaps) for (const { type, n } of heaps) counts.set(type, n);
  else for (const l of letters) counts.set(l, (counts.get(l) ?? 0) + 1);
  const spoken = heaps ? heaps.map((h) => `${h.n} ${h.type}`).join(', ') : letters.join('');
  return (
    <span className="pool" role="img" aria-label={t('player.pool', { mana: spoken })}>
      {[...counts].map(([l, n]) => (
        <span key={l}>
          <Pip code={l} />
          {n > 1 && <b>{n}</b>}
        </span>
      ))}
    </span>
  );
}

/** How many creatures attack a player, and with how much power; what is blocked does not count. */
function incoming(game: MagicView, seat: number): { n: number; power: number } {
  const attackers = game.result ? [] : game.battlefield.filter((c) => c.attacking === -1 - seat && !c.blocked);
  return { n: attackers.length, power: attackers.reduce((sum, c) => sum + Math.max(0, c.power ?? 0), 0) };
}

/** Where there are several others: what is seen of each besides, and the way to see one whole. */
function Standing({ player }: { player: PlayerView }) {
  const { game, rails } = usePlay();
  const { t } = useSpeech();
  const { n, power } = incoming(game, player.seat);
  const mine = game.players.find((p) => p.seat === game.seat)?.team;
  return (
    <>
      {player.team !== undefined && (
        <span className={`mark team team-${player.team % 3}`}>
          {player.team === mine ? t('player.myTeam') : t('player.team', { n: player.team + 1 })}
        </span>
      )}
      {player.lost && rails.seats.length > 1 && <span className="mark out">{t('player.out')}</span>}
      {n > 0 && rails.seats.length > 1 && (
        <span
          className="mark incoming"
          role="img"
          aria-label={t('player.incoming', { n, power })}
          title={t('player.incoming', { n, power })}
        >
          <Icon name="sword" size={12} /> <b>{power}</b>
        </span>
      )}
    </>
  );
}

/** Brings a player's side forward. */
function Forward({ player }: { player: PlayerView }) {
  const { game, rails, mark } = usePlay();
  const { t } = useSpeech();
  const on = rails.forward === player.seat && !rails.alike;
  // What can be chosen on a side that is not seen whole is told here.
  const usable = game.battlefield.some((c) => c.controller === player.seat && ['target', 'can'].includes(mark(c.id)));
  const label = on ? t('rail.back') : t('rail.forward', { name: player.name });
  return (
    <button
      type="button"
      className={`rail-forward${usable ? ' usable' : ''}`}
      aria-pressed={on}
      aria-label={usable ? `${label}. ${t('mark.can')}` : label}
      title={label}
      onClick={() => rails.bring(player.seat)}
    >
      <Icon name={on ? 'up' : 'down'} size={13} />
    </button>
  );
}

export function PlayerPanel({ player, home }: { player: PlayerView; home: boolean }) {
  const play = usePlay();
  const { t, say } = useSpeech();
  const { game, state, rails } = play;
  const entity = -1 - player.seat;
  const mark = play.mark(entity);
  const lit = useLit([entity]);
  const info = play.seats.find((s) => s.seat === player.seat);
  const zone = (z: 'graveyard' | 'exile' | 'command' | 'library') => () => play.openZone({ seat: player.seat, zone: z });
  const command = game.command.filter((c) => c.owner === player.seat);
  const acts = !game.result && (game.decision ? game.decision.seat : game.turn.priority) === player.seat;
  const shown = mark && mark !== 'can' ? `. ${t(mark === 'target' ? 'mark.target' : 'mark.picked')}` : '';
  return (
    <section
      className={`player${home ? ' home' : ''}${acts ? ' acts' : ''}${player.lost ? ' lost' : ''}${isActive(game, player.seat) ? ' active' : ''}`}
      aria-label={player.name}
    >
      <button
        type="button"
        className={`player-face${mark ? ` is-${mark.split('-')[0]}` : ''}${lit ? ' lit' : ''}`}
        data-eid={entity}
        data-card={entity}
        data-kind={info?.kind}
        onClick={(e) => play.click([entity], e.currentTarget)}
      >
        <span className="avatar" aria-hidden="true">
          <SitterSign sitter={info} size={18} />
          {state.table && info && !info.connected && info.kind !== 'computer' && <span className="away" title={t('player.away')} />}
        </span>
        <span className="player-who">
          <span className="player-name">{player.name}</span> <SitterLevel sitter={info} />
        </span>{' '}
        <span className="sr-only">{`${t('player.life', { n: player.life })}${shown}`}</span>
        <Life seat={player.seat} life={player.life} />
      </button>
      {!home && rails.seats.length > 1 && <Forward player={player} />}
      <div className="player-facts">
        <Standing player={player} />
        <ZoneButton icon="hand" n={player.handCount} label={t('zone.hand')} eid={`hand-${player.seat}`} />
        <ZoneButton
          icon="library"
          n={player.libraryCount}
          label={t('zone.library')}
          eid={`library-${player.seat}`}
          {...(player.libraryTop ? { cards: [player.libraryTop], onOpen: zone('library') } : {})}
        />
        <ZoneButton
          icon="grave"
          n={player.graveyard.length}
          label={t('zone.graveyard')}
          cards={player.graveyard}
          onOpen={zone('graveyard')}
          eid={`graveyard-${player.seat}`}
        />
        <ZoneButton
          icon="exile"
          n={player.exile.length}
          label={t('zone.exile')}
          cards={player.exile}
          onOpen={zone('exile')}
          eid={`exile-${player.seat}`}
        />
        {command.length > 0 && (
          <ZoneButton
            icon="flag"
            n={command.length}
            label={t('zone.command')}
            cards={command}
            onOpen={zone('command')}
            eid={`command-${player.seat}`}
          />
        )}
        {info && info.won > 0 && (
          <span className="won" title={t('player.won', { n: info.won })}>
            ★{info.won}
          </span>
        )}
        <Clock clock={state.table?.clock ?? null} ahead={state.ahead} seat={player.seat} />
        <Pool player={player} />
        {player.counters.map((c) => (
          <span key={c.kind} className="mark counter">
            {c.n}× {say(c.name)}
          </span>
        ))}
        {player.marks.map((m) => (
          <span key={m.en} className="mark fact">
            {say(m)}
          </span>
        ))}
      </div>
    </section>
  );
}
