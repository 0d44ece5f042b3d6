/** The table of a duel: the field, the hands, what is asked, the account. */
import type { DuelCardView, DuelGameView, LogLine } from '@apnap/protocol';
import { useCallback, useMemo, useState } from 'react';
import { useSpeech } from '../i18n/index.js';
import { Chat } from '../live/chat.js';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';
import { Head } from '../plain/head.js';
import { Announcer } from '../ui/announcer.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/symbols.js';
import { type Asked, askedOf, isEnough, pick } from './asked.js';
import { type Board, BoardContext } from './board.js';
import { LargeCard } from './card.js';
import { AttackArrow } from './chain.js';
import { Field } from './field.js';
import { Hand, OtherHand } from './hand.js';
import { DuelLog } from './log.js';
import { CardMenu, type MenuOf } from './menu.js';
import { Over } from './over.js';
import { usePaced } from './paced.js';
import { PhaseBar } from './phases.js';
import { PileDialog } from './pile.js';
import { Plate } from './plate.js';
import { Prompt } from './prompt.js';
import { useDuelWords } from './words.js';
import '../styles/plain.css';
import '../styles/duel.css';

interface Props {
  conn: TableConnection;
  state: TableState & { game: DuelGameView };
}

/** What is picked for a question: gone with it. */
function usePicked(asked: Asked | null): [readonly number[], (next: readonly number[]) => void] {
  const [held, setHeld] = useState<{ id: number; picked: readonly number[] }>({ id: -1, picked: [] });
  const id = asked?.decision.id ?? -1;
  return [held.id === id ? held.picked : [], (picked) => setHeld({ id, picked })];
}

/** Whether the page is too narrow for a card beside the field. */
const isNarrow = (): boolean => matchMedia('(max-width: 1000px)').matches;

/** The board with what a press does. */
function useBoardOf({ conn, state }: Props) {
  const game = usePaced(conn, state.game, state.told.jump);
  const [menu, setMenu] = useState<MenuOf | null>(null);
  const [looked, setLooked] = useState<DuelCardView | null>(null);
  const [read, setRead] = useState<DuelCardView | null>(null);
  const [pile, setPile] = useState<string | null>(null);
  // What is behind is not answered, nor what was.
  const current = game.n === state.game.n && state.link === 'open';
  const sent = state.game.decision !== null && state.sent.includes(state.game.decision.id);
  const asked = useMemo(() => (current && !sent ? askedOf(state.game) : null), [current, sent, state.game]);
  const [picked, setPicked] = usePicked(asked);
  const answer: Board['answer'] = (a) => {
    setMenu(null);
    setPile(null);
    conn.answer(a, asked?.decision.id);
  };
  const toggle = (i: number) => {
    if (!asked) return;
    if (asked.max === 1 && asked.min === 1) {
      if (isEnough(state.game, asked, [i])) answer(pick(i));
      return;
    }
    const without = picked.filter((x) => x !== i);
    setPicked(without.length < picked.length ? without : [...picked, i].slice(-asked.max));
  };
  const me = game.seat ?? 0;
  const board: Board = {
    game,
    me,
    them: 1 - me,
    asked,
    picked,
    toggle,
    answer,
    menu: (of, from) => setMenu({ ...of, box: from.getBoundingClientRect() }),
    look: (card, open) => (open && isNarrow() ? setRead(card) : setLooked(card)),
    pile: setPile,
  };
  return { board, menu, setMenu, looked, read, setRead, pile, setPile };
}

/** The account and the talk, beside the field or over it. */
function Dock({ conn, state, log, open, close }: Props & { log: readonly LogLine[]; open: boolean; close: () => void }) {
  const w = useDuelWords();
  return (
    <aside className={`duel-side${open ? ' open' : ''}`}>
      <section aria-labelledby="duel-log">
        <h2 id="duel-log">
          {w('dock.log')}
          <button type="button" className="icon-button duel-close" aria-label={w('dock.close')} onClick={close}>
            <Icon name="close" size={14} />
          </button>
        </h2>
        <DuelLog conn={conn} log={log} seat={state.game.seat} />
      </section>
      <section aria-labelledby="duel-chat">
        <h2 id="duel-chat">{w('dock.chat')}</h2>
        <Chat lines={state.table?.chat ?? []} send={conn.send} />
      </section>
    </aside>
  );
}

/** So many lines are shown where there is no room for the account. */
const TICKED = 4;

function Ticker({ log }: { log: readonly LogLine[] }) {
  const { say } = useSpeech();
  return (
    <ul className="duel-ticker" aria-hidden="true">
      {log.slice(-TICKED).map((l) => (
        <li key={`${l.event}${l.kind}`}>{say(l.text)}</li>
      ))}
    </ul>
  );
}

/** What the server did not take. */
function Refused({ conn, state }: Props) {
  const { say, t } = useSpeech();
  const { refused, table } = state;
  if (table?.info.closed)
    return (
      <p className="refused" role="alert">
        {say(table.info.closed)}
      </p>
    );
  if (!refused) return null;
  return (
    <p className="refused" role="alert" key={refused.count}>
      {say(refused.text)} {refused.rule && <small>{refused.rule}</small>}
      <button type="button" className="icon-button" aria-label={t('action.close')} onClick={() => conn.dismiss()}>
        <Icon name="close" size={14} />
      </button>
    </p>
  );
}

export function DuelTable({ conn, state }: Props) {
  const { say } = useSpeech();
  const w = useDuelWords();
  const { board, menu, setMenu, looked, read, setRead, pile, setPile } = useBoardOf({ conn, state });
  const [dock, setDock] = useState(false);
  const closeMenu = useCallback(() => setMenu(null), [setMenu]);
  const { game, me, them, asked } = board;
  // Nothing is told before it is shown.
  const log = useMemo(() => state.log.filter((l) => l.n <= game.n), [state.log, game.n]);
  const answers = useMemo(
    () => ({
      give: (decision: number, a: Parameters<TableConnection['answer']>[0]) => conn.answer(a, decision),
      takeBack: (decision: number) => conn.send({ type: 'takeback', decision }),
      names: conn.names,
    }),
    [conn],
  );
  return (
    <BoardContext value={board}>
      <div className="duel" data-turn={game.duel.turn} data-phase={game.duel.phase} data-n={game.n}>
        <Head conn={conn} state={state} />
        <aside className="duel-look" aria-live="off">
          {looked ? <LargeCard card={looked} /> : <p className="quiet">{w('card.none')}</p>}
        </aside>
        <main className="duel-main">
          <Plate seat={them} table={state.table} ahead={state.ahead}>
            <OtherHand />
            <button
              type="button"
              className="icon-button duel-dock"
              aria-label={w('dock.open')}
              aria-expanded={dock}
              onClick={() => setDock(!dock)}
            >
              <Icon name="log" size={18} />
            </button>
          </Plate>
          <Field />
          <Refused conn={conn} state={state} />
          <Plate seat={me} table={state.table} ahead={state.ahead}>
            <PhaseBar />
          </Plate>
          <Prompt answers={answers} />
          <Ticker log={log} />
          <Hand />
          <AttackArrow />
          {game.result && <Over conn={conn} state={state} />}
        </main>
        <Dock conn={conn} state={state} log={log} open={dock} close={() => setDock(false)} />
        {menu && asked && <CardMenu of={menu} onClose={closeMenu} />}
        {pile !== null && <PileDialog at={pile} onClose={() => setPile(null)} />}
        {read && (
          <Dialog title={say(read.name)} onClose={() => setRead(null)} className="duel-read">
            <LargeCard card={read} />
          </Dialog>
        )}
        <Announcer log={state.log} asked={asked ? say(asked.decision.prompt) : ''} />
      </div>
    </BoardContext>
  );
}
