/** A penalty at the tournament desk: the judge desk leads to it, with this player's record, and it is put on record here. */
import type { EntrantView, StaffTournament } from '@apnap/protocol';
import type { Given, GivenPenalty } from '../judge/model.js';
import { Wizard } from '../judge/wizard.js';
import '../styles/judge.css';
import { clockText } from './clock-time.js';
import { useDesk } from './desk-context.js';

type Record = NonNullable<Given['players']>[number]['record'];

/** What a player has had in this tournament, as the judge desk reads it. */
const recordOf = (staff: StaffTournament, id: string): Record =>
  staff.penalties.filter((p) => p.id === id).map((p) => ({ infraction: p.infraction, penalty: p.penalty, day: p.day }) as Record[number]);

export function PenaltyForm({ e, onDone }: { e: EntrantView; onDone: () => void }) {
  const { staff, act, head, roles } = useDesk();
  const given: Given = {
    rel: head.rel as NonNullable<Given['rel']>,
    event: { date: head.date },
    players: [{ id: e.id, name: e.name, record: recordOf(staff, e.id) }],
    judge: { name: staff.me, role: roles.includes('headJudge') ? 'head' : 'floor' },
  };
  const table = staff.rounds.at(-1)?.pairings.find((p) => p.seats.includes(e.id))?.table;
  const put = async (p: GivenPenalty): Promise<void> => {
    if (p.penalty === 'none') {
      onDone();
      return;
    }
    const done = await act({
      act: 'penalty',
      who: p.player,
      infraction: p.infraction ?? p.subject,
      penalty: p.penalty,
      ...(p.facts.length > 0 ? { facts: p.facts.join(',') } : {}),
      ...(p.details === '' ? {} : { note: p.details }),
      ...(p.reason === '' ? {} : { why: p.reason }),
      ...(table ? { table } : {}),
    });
    if (!done) return;
    if (p.extension > 0 && table) await act({ act: 'extend', table, time: clockText(Math.round(p.extension * 60)), reason: 'penalty' });
    onDone();
  };
  return <Wizard given={given} onGiven={(p) => void put(p)} />;
}
