/** What the parts of a table share: what is shown, what is being answered, and what a click on an object means. */
import type { About, Answer, FaceText, MagicDecision, MagicView, OptionView, SeatInfo, WhyAnswer } from '@apnap/protocol';
import { isPlain } from '@apnap/protocol/shown';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Answering } from '../ask/asked.js';
import { answerOf, begin, type Draft, type Move, optionsOf, partnersOf, step } from '../ask/draft.js';
import type { TableConnection } from '../live/connection.js';
import type { TableState } from '../live/reduce.js';
import { light } from './glance.js';
import { type Found, findAll } from './lookup.js';
import { usePaid } from './paid.js';
import { type Rails, useRails } from './rails.js';
import { type Team, useTeam } from './team.js';

export interface Menu {
  options: number[];
  at: DOMRect;
}

export interface WhyView {
  about: About;
  answer: WhyAnswer | null;
  waiting: boolean;
}

export type Dock = 'log' | 'why' | 'chat' | 'timeline';

/** What the parts of a table ask of its connection; a replay has one of its own. */
export type Conn = Pick<TableConnection, keyof TableConnection>;

/** What is known of a table of Magic. */
export type MagicState = TableState & { game: MagicView };

export interface Play {
  conn: Conn;
  state: MagicState;
  /** Who sits there. */
  seats: readonly SeatInfo[];
  /** What the board shows: now, or a past moment. */
  game: MagicView;
  past: number | null;
  showPast: (n: number | null) => void;
  found: Map<number, Found>;
  faces: Readonly<Record<string, FaceText>>;
  /** The decision to answer, where it is ours or our team's, is now, and has not been answered. */
  decision: MagicDecision | null;
  draft: Draft;
  move: (m: Move) => void;
  answer: (a: Answer) => void;
  /** A click on an object, a pile of them, or a player. */
  click: (ids: readonly number[], at: Element | null) => void;
  mark: (id: number) => string;
  menu: Menu | null;
  setMenu: (m: Menu | null) => void;
  why: WhyView | null;
  ask: (about: About) => void;
  dock: Dock;
  setDock: (d: Dock) => void;
  /** On small screens the dock is a sheet. */
  sheet: boolean;
  setSheet: (open: boolean) => void;
  /** The card opened to read and ask about, by long press or key. */
  opened: number | null;
  open: (id: number | null) => void;
  /** How the others stand, where there are several. */
  rails: Rails;
  /** A choice that one's team makes together. */
  team: Team;
  zone: { seat: number; zone: 'graveyard' | 'exile' | 'command' | 'library' } | null;
  openZone: (z: Play['zone']) => void;
}

const Context = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(Context);
  if (!play) throw new Error('outside of a table');
  return play;
}

const Now = createContext<(() => Play) | null>(null);

/** The table as it is when called, for what answers to clicks: unlike {@link usePlay} it draws nothing anew when the table changes. */
export function useNow(): () => Play {
  const now = useContext(Now);
  if (!now) throw new Error('outside of a table');
  return now;
}

const NO_DRAFT: Draft = { picked: [], order: [], shares: [], number: 0, text: '', pairs: [], held: -1 };

/** Whether a click answers at once: exactly one to pick. */
const atOnce = (d: MagicDecision): boolean => d.ask?.form === 'pick' && d.ask.min === 1 && d.ask.max === 1;

function useDraft(decision: MagicDecision | null): [Draft, (m: Move) => void] {
  const [kept, setKept] = useState<{ id: number; draft: Draft }>({ id: -1, draft: NO_DRAFT });
  const draft = decision?.ask ? (kept.id === decision.id ? kept.draft : begin(decision.ask, decision.fallback)) : NO_DRAFT;
  const move = (m: Move) => {
    if (decision?.ask) setKept({ id: decision.id, draft: step(decision.ask, draft, m) });
  };
  return [draft, move];
}

const allAlike = (options: readonly OptionView[]): boolean =>
  options.every((o) => o.label.en === options[0].label.en && o.note?.en === options[0].note?.en);

/** The mark of an object in the decision: what a click on it would do, or that it is chosen. */
function markOf(decision: MagicDecision | null, draft: Draft, id: number): string {
  const ask = decision?.ask;
  if (!decision || !ask) return '';
  if (decision.plan?.uses.some((u) => u.entity === id)) return 'plan';
  const options = optionsOf(ask, id);
  if (ask.form === 'pick') {
    if (options.length === 0) return '';
    // What only makes mana is clicked to pay by hand: it is no reason to stop and think.
    if (decision.kind === 'act' && options.every((i) => ask.options[i].act === 'mana')) return 'mana';
    const n = options.reduce((a, i) => a + (draft.picked[i] ?? 0), 0);
    return n > 0 ? `picked-${n}` : decision.kind === 'act' || decision.kind === 'pay' ? 'can' : 'target';
  }
  if (ask.form === 'pair') {
    if (options.includes(draft.held)) return 'held';
    if (options.length > 0 && draft.pairs.some(([a]) => options.includes(a))) return 'paired';
    const partners = partnersOf(ask, id);
    if (draft.held >= 0 && partners.some((p) => ask.allowed[draft.held].includes(p))) return 'target';
    return options.length > 0 ? 'can' : '';
  }
  if (ask.form === 'divide') return options.length > 0 ? 'target' : '';
  return '';
}

/** A past moment that is looked at instead of now, and how one comes to look at it. */
function usePast(conn: Conn): [{ n: number; game: MagicView } | null, Play['showPast']] {
  const [past, setPast] = useState<{ n: number; game: MagicView } | null>(null);
  const wanted = useRef(-1);
  const showPast = useCallback(
    (n: number | null) => {
      wanted.current = n ?? -1;
      if (n === null) setPast(null);
      else void conn.past(n).then((g) => g && !isPlain(g) && wanted.current === n && setPast({ n, game: g }));
    },
    [conn],
  );
  return [past, showPast];
}

/** Abilities that read alike come in any order: only full control asks which, and who takes something back. */
function useAlike(conn: Conn, state: MagicState, decision: MagicDecision | null): void {
  const full = state.table?.settings?.fullControl ?? false;
  const alike = decision?.ask?.form === 'order' && decision.kind === 'order' && !full && allAlike(decision.ask.options);
  const length = decision?.ask?.form === 'order' ? decision.ask.options.length : 0;
  const furthest = useRef(-1);
  const decisionId = state.game.decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is answered once
  useEffect(() => {
    const n = state.game.n;
    const forward = n > furthest.current;
    furthest.current = Math.max(n, furthest.current);
    if (alike && forward) conn.answer({ order: Array.from({ length }, (_, i) => i) });
  }, [alike, decisionId]);
}

/** Shares a table with its parts. @param seats where the state knows of no table: a replay's; `shown` where it moves */
export function PlayProvider({
  conn,
  state,
  seats,
  shown,
  children,
}: {
  conn: Conn;
  state: MagicState;
  seats?: readonly SeatInfo[] | undefined;
  /** The game as the board shows it while it moves: a little behind what is. */
  shown?: MagicView | undefined;
  children: ReactNode;
}) {
  const [past, showPast] = usePast(conn);
  const [menu, setMenu] = useState<Menu | null>(null);
  const [why, setWhy] = useState<WhyView | null>(null);
  const [dock, setDock] = useState<Dock>('log');
  const [sheet, setSheet] = useState(false);
  const [opened, open] = useState<number | null>(null);
  const [zone, openZone] = useState<Play['zone']>(null);

  const pending = state.game.decision;
  const game = usePaid(shown ?? state.game, past?.game, pending);
  // While a back-up waits for the head judge nobody plays on (IPG 1.4).
  const free = !past && state.table?.backUp === undefined && state.link === 'open';
  const own = free && pending?.mine && pending.ask && !state.sent.includes(pending.id) ? pending : null;
  const team = useTeam(state, free, conn.send);
  const decision = own ?? team.asked;
  const [draft, move] = useDraft(decision);
  const rails = useRails(game);
  const offered = past ? past.game.decision : state.game.decision;
  const found = useMemo(() => findAll(game, offered), [game, offered]);

  // A new decision ends what was begun for the last one.
  const decisionId = pending?.id;
  const refused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the decision is the reason to run
  useEffect(() => {
    setMenu(null);
    // What was pointed at may have gone without a word.
    light(null);
    // Why something could not be done is of no use any more once something else was: the log is back.
    const stale = refused.current && dock === 'why';
    refused.current = false;
    if (!stale) return;
    setDock('log');
    setSheet(false);
  }, [decisionId]);

  useAlike(conn, state, own);

  const ask = useCallback(
    (about: About) => {
      refused.current = false;
      setWhy({ about, answer: null, waiting: true });
      setDock('why');
      setSheet(true);
      open(null);
      void conn.why(about).then((answer) => setWhy((w) => (w?.about === about ? { about, answer, waiting: false } : w)));
    },
    [conn],
  );

  const answer = (a: Answer) => {
    setMenu(null);
    if (team.suggests) team.suggest(a);
    else conn.answer(a);
  };

  const clickPick = (d: MagicDecision, ids: readonly number[], at: Element | null): boolean => {
    if (d.ask?.form !== 'pick') return false;
    const form = d.ask;
    const options = ids.map((id) => optionsOf(form, id)).find((o) => o.length > 0) ?? [];
    if (options.length === 0) return false;
    if (atOnce(d)) {
      if (options.length === 1) answer({ pick: [options[0]] });
      else if (at) setMenu({ options, at: at.getBoundingClientRect() });
      return true;
    }
    const free = ids.flatMap((id) => optionsOf(form, id)).find((i) => !draft.picked[i]) ?? options[0];
    move({ pick: free });
    return true;
  };

  const click = (ids: readonly number[], at: Element | null) => {
    const d = decision;
    if (!d?.ask) {
      if (ids[0] >= 0) open(ids[0]);
      return;
    }
    const form = d.ask;
    if (form.form === 'pick' && clickPick(d, ids, at)) return;
    if (form.form === 'pair') {
      const partner =
        draft.held >= 0 ? ids.flatMap((id) => partnersOf(form, id)).find((p) => form.allowed[draft.held].includes(p)) : undefined;
      if (partner !== undefined) return move({ partner });
      const mine = ids.flatMap((id) => optionsOf(form, id));
      if (mine.length > 0) return move({ hold: mine[0] });
      // Who clicks an attacker means to have it blocked, and has to choose by what first.
      if (ids.some((id) => partnersOf(form, id).length > 0)) return;
    }
    if (form.form === 'divide') {
      const share = optionsOf(form, ids[0])[0];
      if (share !== undefined) return move({ share, by: 1 });
    }
    if (ids[0] < 0) return;
    ask({ cannot: ids[0] });
    refused.current = true;
  };

  const play: Play = {
    conn,
    state,
    seats: state.table?.info.seats ?? seats ?? [],
    game,
    past: past?.n ?? null,
    showPast,
    found,
    faces: state.faces,
    decision,
    draft,
    move,
    answer,
    click,
    mark: (id) => markOf(decision, draft, id),
    menu,
    setMenu,
    why,
    ask,
    dock,
    setDock,
    sheet,
    setSheet,
    opened,
    open,
    rails,
    team,
    zone,
    openZone,
  };
  const latest = useRef(play);
  latest.current = play;
  const now = useCallback(() => latest.current, []);
  return (
    <Now value={now}>
      <Context value={play}>{children}</Context>
    </Now>
  );
}

/** The answer as drafted; null while it can't be given. */
export const useDraftAnswer = (): Answer | null => {
  const { decision, draft } = usePlay();
  return decision?.ask ? answerOf(decision.ask, draft) : null;
};

/** What the forms of a question need. */
export const answering = ({ draft, move, answer }: Play): Answering => ({ draft, move, answer, light });
