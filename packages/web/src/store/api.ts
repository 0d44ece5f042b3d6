/** The server's HTTP side, typed by the protocol. */
import type {
  About,
  BranchBody,
  BuiltDeckView,
  CardEntry,
  CardRulesView,
  DeckBody,
  DeckFileBody,
  DeckFileView,
  DeckInfo,
  DeckView,
  DraftOffer,
  DraftTableBody,
  DuelDeckBody,
  DuelDeckView,
  DuelJoinBody,
  DuelOffer,
  DuelSearch,
  DuelTableBody,
  ErrorView,
  GameInfo,
  JoinBody,
  ListView,
  MomentView,
  PlainJoinBody,
  PlainTableBody,
  PodView,
  ReplayView,
  ReviewView,
  RuleTitle,
  RulingsView,
  ScenarioBody,
  SeatBody,
  SessionView,
  TableBody,
  TableInfo,
  Text,
  TrainerFamily,
  TrainerQuestion,
  WhyAnswer,
  Year,
} from '@apnap/protocol';
import { useEffect, useState } from 'react';

/** The server said no, and why; or it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
  ) {
    super(text.en);
  }
}

const OFFLINE: Text = { en: 'The server cannot be reached.', zh: '无法连接服务器。' };

/** A request to the server. @throws ApiError with what it said */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'accept-language': document.documentElement.lang, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('offline', OFFLINE);
  }
  const value = (await response.json().catch(() => null)) as unknown;
  if (response.ok && value !== null) return value as T;
  const error = value as ErrorView | null;
  if (error?.object === 'error') throw new ApiError(error.code, error.text);
  throw new ApiError(String(response.status), {
    en: `The server answered with ${response.status}.`,
    zh: `服务器返回了 ${response.status}。`,
  });
}

const part = encodeURIComponent;

/** Whose view of a game that is over: everything, that of those who watched, a seat's; '' leaves it to the server. */
export type ReplayEye = '' | 'all' | 'watch' | `${number}`;
const eyeOf = (as: ReplayEye): string => (as === '' ? '' : `as=${as}`);

export const api = {
  session: () => call<SessionView>('GET', '/session'),
  guest: (name: string) => call<SessionView>('POST', '/session', { name }),
  claim: (code: string) => call<SessionView>('POST', '/session/claim', { code }),
  account: (name: string, password: string) => call<SessionView>('POST', '/account', { name, password }),
  login: (name: string, password: string) => call<SessionView>('POST', '/login', { name, password }),
  newCode: () => call<SessionView>('POST', '/session/code', {}),
  dropCode: () => call<SessionView>('DELETE', '/session/code'),
  logoutEverywhere: () => call<SessionView>('POST', '/logout/everywhere', {}),
  logout: () => call<SessionView>('POST', '/logout', {}),
  searchCards: (q: string, page = 0) => call<ListView<CardEntry>>('GET', `/cards/search?q=${part(q)}${page ? `&page=${page}` : ''}`),
  cardNamed: (name: string) => call<CardEntry>('GET', `/cards/named?exact=${part(name)}`),
  cardRules: (name: string) => call<CardRulesView>('GET', `/cards/rules?exact=${part(name)}`),
  rulings: (card: string) => call<RulingsView>('GET', `/cards/rulings?exact=${part(card)}`),
  decks: () => call<ListView<DeckInfo>>('GET', '/decks'),
  deck: (id: string) => call<DeckView>('GET', `/decks/${part(id)}`),
  writeDeck: (body: DeckFileBody) => call<DeckFileView>('POST', '/decks/write', body),
  saveDeck: (id: string, body: DeckBody) =>
    id ? call<DeckView>('PUT', `/decks/${part(id)}`, body) : call<DeckView>('POST', '/decks', body),
  dropDeck: (id: string) => call<unknown>('DELETE', `/decks/${part(id)}`),
  checkDeck: (body: DeckBody) => call<DeckView>('POST', '/decks/check', body),
  tables: () => call<ListView<TableInfo>>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${part(id)}`),
  dropOut: (id: string) => call<PodView>('POST', `/pods/${part(id)}/drop`),
  drafts: () => call<DraftOffer>('GET', '/drafts'),
  duels: () => call<DuelOffer>('GET', '/duels'),
  duelCards: (q: string, playable: boolean) =>
    call<DuelSearch>('GET', `/duels/cards?${new URLSearchParams({ q, playable: String(playable) })}`),
  /** Another page of cards, as the one before it names it. */
  duelCardsAt: (path: string) => call<DuelSearch>('GET', path.replace(/^\/api/, '')),
  duelDeck: (body: DuelDeckBody) => call<DuelDeckView>('POST', '/duels/deck', body),
  builtDeck: (id: string, colors = '') => call<BuiltDeckView>('GET', `/tables/${part(id)}/build?colors=${colors}`),
  games: () => call<ListView<GameInfo>>('GET', '/games'),
  createTable: (body: TableBody | PlainTableBody | DraftTableBody | DuelTableBody) => call<TableInfo>('POST', '/tables', body),
  seat: (id: string, body: SeatBody) => call<TableInfo>('POST', `/tables/${part(id)}/seat`, body),
  leave: (id: string) => call<TableInfo>('POST', `/tables/${part(id)}/leave`),
  join: (id: string, body: JoinBody | PlainJoinBody | DuelJoinBody) => call<TableInfo>('POST', `/tables/${part(id)}/join`, body),
  branch: (id: string, body: BranchBody) => call<TableInfo>('POST', `/tables/${part(id)}/branch`, body),
  replay: (id: string, game: number, as: ReplayEye) =>
    call<ReplayView>('GET', `/tables/${part(id)}/replay?${eyeOf(as)}${game > 0 ? `&game=${game}` : ''}`),
  /** @param from the moment from which one comes: what moves until then is told */
  replayAt: (id: string, game: number, n: number, as: ReplayEye, from: number | null = null) =>
    call<MomentView>('GET', `/tables/${part(id)}/replay?${eyeOf(as)}&game=${game}&n=${n}${from === null ? '' : `&from=${from}`}`),
  replayWhy: (id: string, game: number, n: number, as: ReplayEye, about: About) =>
    call<WhyAnswer>(
      'GET',
      `/tables/${part(id)}/replay/why?${eyeOf(as)}&game=${game}&n=${n}&${Object.entries(about)
        .map(([k, v]) => `${k}=${v}`)
        .join('&')}`,
    ),
  review: (id: string, game: number) => call<ReviewView>('GET', `/tables/${part(id)}/review?game=${game}`),
  scenario: (body: ScenarioBody) => call<TableInfo>('POST', '/scenarios', body),
  /** @param year of whose edition the number is; absent: today's */
  trainerFamilies: () => call<ListView<TrainerFamily>>('GET', '/trainer'),
  trainerQuestion: (family: string, level: number, seed: string) =>
    call<TrainerQuestion>('GET', `/trainer/${part(family)}?level=${level}&seed=${part(seed)}`),
  towerQuestion: (seed: string, step: number) => call<TrainerQuestion>('GET', `/trainer/tower?seed=${part(seed)}&step=${step}`),
  rule: (number: string, year?: Year) => call<RuleTitle>('GET', `/rules/${part(number)}${year === undefined ? '' : `?profile=${year}`}`),
};

/** Words for anything that was thrown. */
export const textOf = (e: unknown): Text => (e instanceof ApiError ? e.text : { en: String(e), zh: String(e) });

export interface Loaded<T> {
  value: T | null;
  error: Text | null;
  again: () => void;
}

/** What a request gives, asked anew when `key` changes or `again` is called. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key: string; value: T | null; error: Text | null }>({ key, value: null, error: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when to load again; `load` is a new function each time
  useEffect(() => {
    let alive = true;
    load().then(
      (value) => alive && setState({ key, value, error: null }),
      (e) => alive && setState((s) => ({ key, value: s.key === key ? s.value : null, error: textOf(e) })),
    );
    return () => {
      alive = false;
    };
  }, [key, turn]);
  return { value: state.key === key ? state.value : null, error: state.error, again: () => setTurn((n) => n + 1) };
}
