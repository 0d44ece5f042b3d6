/** Officials at a table (MTR 1.7, 1.8): who is there and sees what, a back-up that waits for the head judge, and what they change. */
import type { LogLine, Text } from '@apnap/protocol';
import { say } from '../text.js';
import type { BackUp, Entry, Official } from './entries.js';

/** An official at the table. */
export interface Attendant extends Official {
  person: string;
  sees: 'public' | 'all';
}

type Note = Pick<LogLine, 'seat' | 'text' | 'rules'>;

/** The game of the table, as far as officials have to do with it. */
export interface Officiated {
  announce(line: Note): void;
  rewind(to: number, note: Note): void;
  rule(ruling: unknown, at: number): void;
  /** What follows from where the game is now. */
  follow(): void;
}

const OFFICIALS = ['official', 'backUpAsked', 'backUpNot', 'backUp', 'correct'] as const;

/** Entries of officials. */
export type OfficialEntry = Extract<Entry, { e: (typeof OFFICIALS)[number] }>;

/** Whether an entry is an official's. */
export const isOfficials = (entry: Entry): entry is OfficialEntry => OFFICIALS.some((e) => e === entry.e);

/** What an official is called before players. */
export const nameOfOfficial = ({ role, name }: Official): Text => say(`official.${role}`, { name });

export class Officiating {
  here: readonly Attendant[] = [];
  /** A back-up that waits for the head judge: until then the game stands still. */
  asked: { person: string; by: Official; back: BackUp } | null = null;

  constructor(private readonly game: Officiated) {}

  /** Somebody as he is here; null: he has not come. */
  of(person: string): Attendant | null {
    return this.here.find((o) => o.person === person) ?? null;
  }

  carryOut(entry: OfficialEntry): void {
    switch (entry.e) {
      case 'official':
        this.attend(entry);
        return;
      case 'backUpAsked':
        this.asked = { person: entry.person, by: entry.by, back: entry.back };
        this.announce(this.backUpText('official.proposes', entry.by, entry.back), 'IPG 1.4');
        this.game.follow();
        return;
      case 'backUpNot':
        this.announce(say(`official.${entry.how}`, { who: nameOfOfficial(entry.by) }), 'IPG 1.4');
        this.goOnAgain();
        return;
      case 'backUp':
        // What was done since is undone, and what can't be undone exactly is left to chance. The log keeps all of it.
        this.game.rewind(entry.back.to, {
          seat: -1,
          text: this.backUpText('official.backsUp', entry.by, entry.back),
          rules: ['IPG 1.4'],
        });
        this.game.rule(entry.ruling, entry.at);
        return;
      case 'correct':
        this.game.rule(entry.ruling, entry.at);
        this.announce(say('official.corrects', { who: nameOfOfficial(entry.by), what: entry.what, why: entry.why }), entry.rule);
        return;
      default:
        entry satisfies never;
    }
  }

  private announce(text: Text, rule: string): void {
    this.game.announce({ seat: -1, text, rules: [rule] });
  }

  private attend({ person, by, does }: Extract<OfficialEntry, { e: 'official' }>): void {
    const others = this.here.filter((o) => o.person !== person);
    const { name, role } = by;
    this.here = does === 'leave' ? others : [...others, { name, role, person, sees: does === 'look' ? 'all' : 'public' }];
    this.announce(say(`official.${does}`, { who: nameOfOfficial(by) }), role === 'headJudge' ? 'MTR 1.7' : 'MTR 1.8');
    // Who asked and has gone asks no more.
    if (does === 'leave' && this.asked?.person === person) this.goOnAgain();
  }

  private backUpText(id: 'official.proposes' | 'official.backsUp', by: Official, { before, why }: BackUp): Text {
    return say(id, { who: nameOfOfficial(by), before, why });
  }

  private goOnAgain(): void {
    this.asked = null;
    this.game.follow();
  }
}
