/** The field as players know it: both sides with their zones, and the Extra Monster Zones between them. */
import type { DuelPlacedView } from '@apnap/protocol';
import { useSpeech } from '../i18n/index.js';
import { optionsAt, pick } from './asked.js';
import { type Board, cardOf, isTargeted, linksAt, placedAt, useBoard } from './board.js';
import { Back, SmallCard } from './card.js';
import { ChainStrip } from './chain.js';
import { Pile } from './pile.js';
import { useDuelWords } from './words.js';

/** What a press on a place does. */
function pressed(board: Board, at: string, placed: DuelPlacedView | null, from: HTMLElement): void {
  const { asked } = board;
  const zone = asked?.way === 'zone' ? asked.options.find((o) => o.zone === at) : undefined;
  if (zone) {
    board.answer(pick(zone.i));
    return;
  }
  const options = optionsAt(asked, at);
  const card = cardOf(board, placed?.card);
  if (asked?.way === 'cards' && options.length > 0) board.toggle(options[0].i);
  else if (asked?.way === 'act' && options.length > 0) board.menu({ at, card, options }, from);
  else if (card) board.look(card, true);
}

/** What a card is in words, for who can't see it. */
function useLabel(): (placed: DuelPlacedView, board: Board) => string {
  const w = useDuelWords();
  const { say } = useSpeech();
  return (placed, board) => {
    const card = cardOf(board, placed.card);
    const name = card ? say(card.name) : w('card.back');
    const pos = w(`pos.${placed.pos}`);
    const marks = [
      pos,
      ...(placed.materials ? [w('card.materials', { n: placed.materials.length })] : []),
      ...(placed.negated ? [w('card.negated')] : []),
    ];
    const named =
      placed.atk === undefined ? name : w('card.values', { name, atk: placed.atk, def: card?.arrows ? '–' : (placed.def ?? '?') });
    return `${named} (${marks.join(', ')})`;
  };
}

/** A card as it lies in a zone. */
function Placed({ placed, board }: { placed: DuelPlacedView; board: Board }) {
  const card = cardOf(board, placed.card);
  const down = placed.pos === 'set' || placed.pos === 'set attack' || placed.pos === 'face-down';
  const turned = placed.pos === 'defense' || placed.pos === 'set';
  const under = placed.materials?.length ?? 0;
  return (
    <span className={`duel-lying${turned ? ' turned' : ''}${placed.negated ? ' negated' : ''}${placed.attacked ? ' spent' : ''}`}>
      {Array.from({ length: Math.min(under, 3) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: materials have no names of their own
        <span key={i} className="duel-under" style={{ '--i': i } as React.CSSProperties} />
      ))}
      {down || !card ? <Back /> : <SmallCard card={card} atk={placed.atk} def={placed.def} level={placed.level} scale={placed.scale} />}
      {down && card && <span className="duel-peek">{<SmallCard card={card} />}</span>}
    </span>
  );
}

/** Marks beside a card: materials, counters, Chain Links. */
function Marks({ placed, at, board }: { placed: DuelPlacedView | null; at: string; board: Board }) {
  const w = useDuelWords();
  const links = linksAt(board, at);
  return (
    <>
      {placed?.materials && (
        <i className="duel-mark materials" title={w('card.materials', { n: placed.materials.length })}>
          {placed.materials.length}
        </i>
      )}
      {Object.entries(placed?.counters ?? {}).map(([name, n]) => (
        <i key={name} className="duel-mark counters" title={w('card.counters', { name, n })}>
          {n}
        </i>
      ))}
      {links.map((n) => (
        <i key={n} className="duel-mark link">
          {n}
        </i>
      ))}
    </>
  );
}

/** One zone. @param at its place; of an Extra Monster Zone the places that it has for both */
export function Zone({ at, name, area, kind }: { at: readonly string[]; name: string; area: string; kind: string }) {
  const board = useBoard();
  const w = useDuelWords();
  const label = useLabel();
  const { asked, picked } = board;
  const there = at.map((place) => placedAt(board, place)).find((p) => p !== null) ?? null;
  const place = there?.at ?? at.find((p) => asked?.options.some((o) => o.zone === p)) ?? at[0];
  const offered = asked?.way === 'zone' ? asked.options.some((o) => o.zone === place) : false;
  const options = there ? optionsAt(asked, place) : [];
  const can = offered || options.length > 0;
  const chosen = options.some((o) => picked.includes(o.i));
  const card = cardOf(board, there?.card);
  const classes = [
    'duel-zone',
    kind,
    can ? (asked?.way === 'cards' ? 'may target' : 'may') : '',
    chosen ? 'picked' : '',
    there && isTargeted(board, place) ? 'targeted' : '',
    place.startsWith(String(board.them)) ? 'theirs' : '',
  ];
  return (
    <button
      type="button"
      className={classes.filter((c) => c !== '').join(' ')}
      style={{ gridArea: area }}
      data-at={place}
      data-can={can || undefined}
      tabIndex={can || there ? 0 : -1}
      aria-pressed={options.length > 0 && asked?.way === 'cards' ? chosen : undefined}
      onClick={(e) => pressed(board, place, there, e.currentTarget)}
      onMouseEnter={() => card && board.look(card)}
      onFocus={() => card && board.look(card)}
    >
      <span className="sr-only">{`${name}: ${there ? label(there, board) : w('place.free')}`}</span>
      {there && <Placed key={`${there.at}${there.card}`} placed={there} board={board} />}
      <Marks placed={there} at={place} board={board} />
    </button>
  );
}

/** The side of one player. @param top it lies on the other side of the table */
function Side({ seat, top }: { seat: number; top: boolean }) {
  const w = useDuelWords();
  const column = (n: number): number => (top ? 6 - n : n + 2);
  const [monsters, spells] = top ? [2, 1] : [4, 5];
  const at = (zone: string, n: number): readonly string[] => [`${seat} ${zone} ${n}`];
  return (
    <>
      {[0, 1, 2, 3, 4].map((n) => (
        <Zone key={n} at={at('monster', n)} name={w('place.monster', { n: n + 1 })} area={`${monsters} / ${column(n)}`} kind="monster" />
      ))}
      {[0, 1, 2, 3, 4].map((n) => (
        <Zone
          key={n}
          at={at('spell', n)}
          name={w('place.spell', { n: n + 1 })}
          area={`${spells} / ${column(n)}`}
          kind={n === 0 || n === 4 ? 'spell scale' : 'spell'}
        />
      ))}
      <Zone at={at('spell', 5)} name={w('place.field')} area={`${monsters} / ${top ? 7 : 1}`} kind="spell fieldzone" />
      <Pile seat={seat} of="extra" area={`${spells} / ${top ? 7 : 1}`} />
      <Pile seat={seat} of="grave" area={`${monsters} / ${top ? 1 : 7}`} />
      <Pile seat={seat} of="deck" area={`${spells} / ${top ? 1 : 7}`} />
      <Pile seat={seat} of="banished" area={`3 / ${top ? 1 : 7}`} />
    </>
  );
}

/** Both sides and what lies between them. */
export function Field() {
  const board = useBoard();
  const w = useDuelWords();
  const { me, them, game } = board;
  return (
    <section className="duel-field" aria-label={w('field.title')}>
      <Side seat={them} top />
      {game.duel.extraZones && (
        <>
          <Zone at={[`${me} monster 5`, `${them} monster 6`]} name={w('place.extraZone', { n: 1 })} area="3 / 3" kind="monster extra" />
          <Zone at={[`${me} monster 6`, `${them} monster 5`]} name={w('place.extraZone', { n: 2 })} area="3 / 5" kind="monster extra" />
        </>
      )}
      <ChainStrip />
      <Side seat={me} top={false} />
    </section>
  );
}
