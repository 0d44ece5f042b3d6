/** People of tests at the table of a draft. */
import type { Answer } from '@apnap/kernel';
import type { DecisionView, DraftGameView, DraftTableBody, SessionView, TableInfo } from '@apnap/protocol';
import { waitingIn } from '@apnap/protocol/shown';
import { expect } from 'vitest';
import { Client, type Seat } from '../client.js';

export const viewOf = (seat: Seat): DraftGameView => seat.game as unknown as DraftGameView;

/** Somebody with a name. */
export async function person(base: string, name: string): Promise<Client> {
  const client = new Client(base);
  const { body } = await client.call<SessionView>('POST', '/api/session', { name });
  expect(body.player?.name).toBe(name);
  return client;
}

/** Opens a table of a draft. */
export async function opened(client: Client, body: Partial<DraftTableBody>): Promise<TableInfo> {
  const made = await client.call<TableInfo>('POST', '/api/tables', { game: 'draft', kind: 'booster', sets: ['KTK'], others: [], ...body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

/** The decision that a seat has to answer. */
export const own = (seat: Seat): DecisionView | undefined =>
  seat.game ? waitingIn(viewOf(seat)).find((d) => d.mine && !d.given) : undefined;

/** Answers, and waits until that has been taken in. */
export async function answer(seat: Seat, given: Answer): Promise<void> {
  const d = own(seat);
  const told = seat.others.length;
  const before = JSON.stringify(seat.game);
  seat.send({ type: 'answer', n: viewOf(seat).n, decision: d?.id ?? 0, answer: given } as Parameters<Seat['send']>[0]);
  await seat.until(() => JSON.stringify(seat.game) !== before || seat.others.length > told);
  if (seat.others.length > told) throw new Error(JSON.stringify(seat.others[told]));
}

/** All answer what they are asked, each the first that is offered and a deck by its fallback, until something holds. @returns how many answers that took */
export async function draftUntil(seats: readonly Seat[], holds: () => boolean): Promise<number> {
  for (let n = 0; ; ) {
    await seats[0].until(() => holds() || seats.some((s) => own(s) !== undefined));
    if (holds()) return n;
    for (const s of seats) {
      const d = own(s);
      if (!d) continue;
      await answer(s, d.kind === 'deck' ? (d.fallback as Answer) : d.ask?.form === 'confirm' ? { yes: true } : { pick: [0] });
      n++;
    }
    for (const s of seats) await s.ask({ type: 'ping' }, 'pong');
  }
}
