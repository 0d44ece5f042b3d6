/** The account of a game on the screen: turns as headings with life totals, steps, events with their rules. */
import type { Message } from '@apnap/kernel';
import { isSeat, seatOf } from '@apnap/kernel';
import {
  Account,
  type AccountLine,
  type EventView,
  type GameEvent,
  isProfile,
  type MagicSetup,
  named,
  nameIn,
  type Profile,
  renderMessage,
  type State,
  viewEvents,
} from '@apnap/magic';
import { insteadOf } from '@apnap/magic/years';
import type { Lang } from '@apnap/words';
import type { Paint } from './paint.js';
import { text } from './text/text.js';

export interface TellerOptions {
  lang: Lang;
  paint: Paint;
  players: readonly string[];
  lives: readonly number[];
  detail?: 'folded' | 'all';
}

/** Life totals with which a game begins: what the set-up says, or what its variant gives (CR 810.4, 902.4, 903.7, 904.5). @param first as it has just begun */
export function livesAtStart(setup: MagicSetup, first: State): number[] {
  const plain = setup.players.length === 2 && setup.players.every((p) => !p.commanders && !p.vanguard && !p.schemeDeck);
  return setup.players.map((p, seat) => p.life ?? (plain ? 20 : first.players.rows[seat].life));
}

/** Turns the events of a game into lines of text. */
export class Teller {
  private readonly account: Account;
  private begun = false;
  /** The rules the game is played by, and the differences to today's that have been told. */
  private profile: Profile = 'current';
  private readonly told = new Set<string>();

  constructor(private readonly options: TellerOptions) {
    const { lang, players, lives, detail } = options;
    this.account = new Account({ lang, players, lives, ...(detail === undefined ? {} : { detail }) });
  }

  /** The lines for the events that led to this state since the last answer. */
  tell(state: State, events: readonly GameEvent[]): string[] {
    if (isProfile(state.profile)) this.profile = state.profile;
    return this.tellViews(viewEvents(state, events, 'all'));
  }

  tellViews(views: readonly EventView[]): string[] {
    const lines = this.account.add(views).flatMap((l) => this.line(l));
    if (this.begun || lines.length === 0) return lines;
    this.begun = true;
    return [this.options.paint('bold', text(this.options.lang, 'account.before')), ...lines];
  }

  /** What a player thought about the answer it gives in this state. */
  thought(state: State, seat: number, message: Message): string {
    const { lang, paint, players } = this.options;
    const nameOf = (id: number): string => {
      if (isSeat(id)) return players[seatOf(id)];
      const name = named(state, id);
      return name ? nameIn(name, lang) : '?';
    };
    return paint('dim', `         ${text(lang, 'account.thought', { player: players[seat], what: renderMessage(message, lang, nameOf) })}`);
  }

  private line(l: AccountLine): string[] {
    const { paint } = this.options;
    const rules = paint('dim', `(${l.rules.join(', ')})`);
    switch (l.kind) {
      case 'turn':
        return ['', `${paint('bold', l.text)}   ${this.lives(l)}   ${rules}`];
      case 'step':
        return [`       ${paint('cyan', l.text)} ${rules}`];
      case 'event':
        return [`${paint('dim', String(l.event).padStart(5))}    ${this.colour(l)} ${rules}`, ...this.today(l.rules)];
      default:
        return l.kind satisfies never;
    }
  }

  /** Of rules of another year, the first time they matter: what is said today instead. */
  private today(rules: readonly string[]): string[] {
    const { lang, paint } = this.options;
    return rules.flatMap((rule) => {
      const difference = insteadOf(this.profile, rule);
      if (difference === null || this.told.has(difference.name)) return [];
      this.told.add(difference.name);
      const now = difference.ruleToday === null ? '' : ` (${difference.ruleToday})`;
      return [paint('dim', `         ${text(lang, 'rules.today')} ${difference.today[lang]}${now}`)];
    });
  }

  private lives(l: AccountLine): string {
    const { lang, paint, players } = this.options;
    const painted = l.lives.map((n) => (n <= 5 ? paint('red', String(n)) : paint('green', String(n))));
    if (players.length > 2) return painted.map((n, seat) => `${players[seat]} ${n}`).join(' · ');
    const [la, lb] = painted;
    return text(lang, 'account.lives', { a: players[0], la, lb, b: players[1] });
  }

  /** Losing and winning stand out. */
  private colour(l: AccountLine): string {
    if (l.rules.some((r) => r.startsWith('104.'))) return this.options.paint('yellow', l.text);
    return l.text;
  }
}
