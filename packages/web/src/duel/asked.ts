/** What is asked of this seat, as the board shows it: by place, by zone, by phase. */
import type { Answer, DecisionView, DuelGameView, DuelOptionView } from '@apnap/protocol';

/** An option with its number in the answer. */
export interface Numbered extends DuelOptionView {
  i: number;
}

/** In which way the board asks. */
export type Way =
  /** What can be done, from menus at cards and buttons. */
  | 'act'
  /** Cards to be chosen. */
  | 'cards'
  | 'zone'
  | 'position'
  | 'confirm'
  /** Anything else: a list of buttons. */
  | 'list'
  | 'form';

export interface Asked {
  decision: DecisionView;
  way: Way;
  options: readonly Numbered[];
  min: number;
  max: number;
}

const ACTS: ReadonlySet<string> = new Set(['idle command', 'battle command', 'chain']);

function wayOf(d: DecisionView, options: readonly DuelOptionView[]): Way {
  const form = d.ask?.form;
  if (form === 'confirm') return 'confirm';
  if (form !== 'pick') return 'form';
  if (ACTS.has(d.kind)) return 'act';
  if (options.length > 0 && options.every((o) => o.zone !== undefined)) return 'zone';
  if (options.length > 0 && options.every((o) => o.position !== undefined)) return 'position';
  return options.some((o) => o.at !== undefined || o.card !== undefined) ? 'cards' : 'list';
}

/** What this seat has to answer; null: nothing. */
export function askedOf(game: DuelGameView): Asked | null {
  const d = game.decision;
  if (!d?.mine || !d.ask || game.result) return null;
  const options = game.duel.options.map((o, i) => ({ ...o, i }));
  const { ask } = d;
  const [min, max] = ask.form === 'pick' ? [ask.min, ask.max] : [1, 1];
  return { decision: d, way: wayOf(d, options), options, min, max };
}

/** Options at a place of the board: of a card, or of all cards in a pile (`0 grave`). */
export const optionsAt = (asked: Asked | null, at: string): Numbered[] =>
  (asked?.options ?? []).filter((o) => o.at !== undefined && (o.at === at || o.at.startsWith(`${at} `)));

/** Options that are about no card: phases, passing. */
export const plainOptions = (asked: Asked | null): Numbered[] =>
  asked?.way === 'act' ? asked.options.filter((o) => o.at === undefined && o.do !== undefined) : [];

/** Whether these may be answered: as many as are asked for; of Tributes as many as they count for (Y9.3 to Y9.5). */
export function isEnough(game: DuelGameView, asked: Asked, picked: readonly number[]): boolean {
  if (picked.length < asked.min || picked.length > asked.max) return false;
  const t = game.duel.tributes;
  if (!t) return true;
  const sum = picked.reduce((n, i) => n + t.worths[i], 0);
  return sum >= t.need && picked.every((i) => sum - t.worths[i] < t.need) && (t.frees === null || picked.some((i) => t.frees?.[i]));
}

export const pick = (...i: number[]): Answer => ({ pick: i.sort((a, b) => a - b) });
