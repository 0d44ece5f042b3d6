/** People at a tournament, for tests: an organizer, officials and players, each with a client of his own. */
import type { DeskAnswer, MineView, PublicTournament, StaffRole, StaffTournament, TournamentAct, TournamentMessage } from '@apnap/protocol';
import { tournamentAct } from '@apnap/protocol';
import WebSocket from 'ws';
import { Client } from '../client.js';

/** Somebody at a tournament. */
export class Attendee extends Client {
  id = '';

  /** Asks the desk. @throws with what was refused */
  async act(what: TournamentAct, code?: string): Promise<DeskAnswer> {
    const { status, body } = await this.call<DeskAnswer>('POST', `/api/tournaments/${this.id}/act`, {
      what,
      ...(code === undefined ? {} : { code }),
    });
    if (status !== 200) throw new Error(`${what.act}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** The status with which it is answered, and what is said. */
  async tried(what: TournamentAct, code?: string): Promise<{ status: number; code: string; en: string }> {
    const { status, body } = await this.call<{ code?: string; text?: { en: string } }>('POST', `/api/tournaments/${this.id}/act`, {
      what,
      ...(code === undefined ? {} : { code }),
    });
    return { status, code: body.code ?? '', en: body.text?.en ?? '' };
  }

  async see<T>(part = ''): Promise<T> {
    return (await this.call<T>('GET', `/api/tournaments/${this.id}${part}`)).body;
  }

  readonly all = (): Promise<PublicTournament> => this.see<PublicTournament>();
  readonly mine = (): Promise<MineView> => this.see<MineView>('/mine');
  readonly staff = (): Promise<StaffTournament> => this.see<StaffTournament>('/staff');

  /** Shows a code. */
  async show(code: string): Promise<number> {
    return (await this.call('POST', `/api/tournaments/${this.id}/codes`, { code })).status;
  }

  /** What its socket says, as it comes. */
  follow(): { last: TournamentMessage | null; close(): void; until(what: (m: TournamentMessage) => boolean): Promise<TournamentMessage> } {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/tournaments/${this.id}/socket`, {
      headers: { cookie: this.cookie },
    });
    const waiting: (() => void)[] = [];
    const found = {
      last: null as TournamentMessage | null,
      close: () => socket.close(),
      async until(what: (m: TournamentMessage) => boolean): Promise<TournamentMessage> {
        while (!found.last || !what(found.last)) await new Promise<void>((r) => waiting.push(r));
        return found.last;
      },
    };
    socket.on('message', (data) => {
      found.last = JSON.parse(String(data)) as TournamentMessage;
      for (const go of waiting.splice(0)) go();
    });
    socket.on('error', () => {});
    return found;
  }
}

/** Acts with all that they need, one of each kind: whoever may do one gets further than being told that he may not. */
export function oneOfEach(): TournamentAct[] {
  const samples: Record<string, unknown> = {
    name: 'X',
    who: 'p1',
    a: 'p1',
    b: 'p2',
    role: 'judge',
    numbers: ['1'],
    table: 1,
    round: 1,
    result: '2-0',
    time: '1:00',
    list: '60 Island',
    infraction: 'GPE',
    plays: 'first',
    prizes: [1],
    text: 'x',
    seq: 2,
    file: 'bmFtZQpY',
  };
  return tournamentAct.options.map((option) => {
    const shape = option.shape as Record<string, { safeParse(v: unknown): { success: boolean } }>;
    const act: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(shape)) {
      if (key === 'act') act.act = (field as unknown as { value: string }).value;
      else if (!field.safeParse(undefined).success) act[key] = samples[key];
    }
    return tournamentAct.parse(act);
  });
}

const RED = '40 Mountain\n20 Hill Giant\n\nSideboard\n4 Shatter\n';
const GREEN = '40 Forest\n20 Grizzly Bears\n';

/** Players of a new tournament that is played here, with a list each; the organizer first. */
export async function event(url: string, names: readonly string[], body: object): Promise<Attendee[]> {
  const organizer = new Attendee(url);
  const made = await organizer.call<PublicTournament>('POST', '/api/tournaments', {
    name: 'Online',
    as: 'Olga',
    matchWins: 1,
    settings: { lists: 'required' },
    ...body,
  });
  organizer.id = made.body.id;
  await organizer.call('POST', `/api/tournaments/${organizer.id}/policy`, { play: 'here', entry: 'open', watch: 'nobody' });
  const players = await Promise.all(
    names.map(async (name, i) => {
      const who = new Attendee(url);
      who.id = organizer.id;
      await who.act({ act: 'enter', name });
      // One list never comes: that match is played with cards.
      if (name !== 'Dan') await who.act({ act: 'myDeck', list: i % 2 === 0 ? RED : GREEN });
      return who;
    }),
  );
  await organizer.act({ act: 'start' });
  await organizer.act({ act: 'pair' });
  await organizer.act({ act: 'publish', clock: true });
  return [organizer, ...players];
}

/** An official of a tournament, by a code of its organizer. */
export async function official(at: Attendee, role: StaffRole, name: string): Promise<Attendee> {
  const who = new Attendee(at.base);
  who.id = at.id;
  const { body } = await at.call<{ code: string }>('POST', `/api/tournaments/${at.id}/invitations`, { role, name });
  if ((await who.show(body.code)) !== 200) throw new Error(`${name} is not let in`);
  return who;
}
